//! Owns the beam search for the likeliest ways to fill the gaps of a pattern, letter by letter from one end.

use super::spelling::{EDGE, SYMBOLS, Spelling};
use super::texts::Text;

/// Returns about `width` of the likeliest completions of these letter codes, in which 0 is a gap, each with the natural
/// logarithm of its probability among all words. If bit n of `absent` is set, the letter with code n is in no gap.
pub fn completions(
    spelling: &Spelling,
    codes: impl Iterator<Item = u8>,
    absent: u128,
    width: usize,
) -> Vec<(f32, Text)> {
    let mut begun = vec![(0.0, Text::EMPTY)];
    let mut chances = [0.0; SYMBOLS];
    let mut next: Vec<(f32, usize, u8)> = Vec::new();
    for known in codes {
        next.clear();
        for (at, (likely, text)) in begun.iter().enumerate() {
            if known != 0 {
                next.push((likely + spelling.next(text.codes(), known), at, known));
                continue;
            }
            spelling.after(text.codes(), &mut chances);
            let letters = (EDGE + 1..).zip(&chances[1..spelling.symbols]);
            let open = letters.filter(|(code, _)| absent >> code & 1 == 0);
            next.extend(open.map(|(code, chance)| (likely + chance.ln(), at, code)));
        }
        if next.len() > width {
            let better = |one: &(f32, usize, u8), other: &(f32, usize, u8)| {
                other.0.total_cmp(&one.0).then((one.1, one.2).cmp(&(other.1, other.2)))
            };
            next.select_nth_unstable_by(width, better);
            next.truncate(width);
            next.sort_unstable_by_key(|(_, at, code)| (*at, *code));
        }
        let longer = |(likely, at, code): &(f32, usize, u8)| {
            let mut text = begun[*at].1;
            text.push(*code);
            (*likely, text)
        };
        begun = next.iter().map(longer).collect();
    }
    let ended = |(likely, text): (f32, Text)| (likely + spelling.next(text.codes(), EDGE), text);
    begun.into_iter().map(ended).collect()
}
