//! What a text is where it is heard: signs that carry a meaning become words.

/// A text without the signs that a listener would miss: "par+5" is "5 over par", "par-8" is "8 under par", and
/// "#12" is "number 12".
#[must_use]
pub fn heard(text: &str) -> String {
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

fn word(word: &str) -> String {
    let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).count();
    for (sign, side) in [("par+", "over"), ("par-", "under")] {
        if let Some((before, after)) = word.split_once(sign)
            && let (number, rest) = after.split_at(digits(after))
            && !number.is_empty()
        {
            return format!("{before}{number} {side} par{rest}");
        }
    }
    match word.split_once('#') {
        Some((before, after)) if digits(after) > 0 => format!("{before}number {after}"),
        _ => word.to_owned(),
    }
}

/// A distance from par: "par", "3 over par".
#[must_use]
pub fn distance(distance: i64) -> String {
    heard(&super::career::from_par(distance))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_that_carry_a_meaning_become_words() {
        for (text, told) in [
            ("beat greedy at par+5.", "beat greedy at 5 over par."),
            ("par-8: 1, par: 2", "8 under par: 1, par: 2"),
            ("Evil Hangman #12 (2026-11-22)", "Evil Hangman number 12 (2026-11-22)"),
            ("won 3 of 4 (75 %)", "won 3 of 4 (75 %)"),
            ("a # and par+", "a # and par+"),
        ] {
            assert_eq!(heard(text), told);
        }
        assert_eq!([-8, 0, 3].map(distance).join("; "), "8 under par; par; 3 over par");
    }
}
