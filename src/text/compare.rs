//! The same letters against several opponents.

use unicode_width::UnicodeWidthStr;

use super::Medium::Speech;
use super::values::{grouped, listed};
use super::{count, names, screens};
use crate::engine::{Opponent, Reply};
use crate::game::{Round, Standing};
use crate::words::{Alphabet, Pattern};

pub const NOTHING_TO_COMPARE: &str = "The list has no words of that length to compare with.";
pub const COMPARING: &str = "Playing the same letters against others.";

/// Says when the letters end although some places are hidden.
const ONE_IS_FOUND: &str = "Against the others, getting down to one word counts as a win.";

/// Says what is compared, and what stands beside each letter, as wordings from the longest to the shortest.
pub fn the_same_letters(opponents: &[Opponent]) -> [String; 3] {
    let names: Vec<_> = opponents.iter().copied().map(names::opponent).collect();
    let names = listed(&names, "and");
    let short = format!("Your guesses against {names}: what you would know, and the words left.");
    [
        format!(
            "Your guesses in the same order against {names}, with the same words and lives: what you would know after \
             each, and how many words would be left. Capitals are in the word. {ONE_IS_FOUND}"
        ),
        format!("{short} {ONE_IS_FOUND}"),
        short,
    ]
}

/// What a cell of the comparison is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// An opponent's name, or a letter.
    Name,
    /// A letter that was in the word.
    Hit,
    /// A letter that was not.
    Miss,
    /// How it ended.
    End(Standing),
}

/// The same letters against others side by side, a row for each letter: what was known after it (`patterns`) or
/// only the letter, in capitals if it was there, how many words were left, and last how it ended. The cells of a column are equally wide.
pub fn side_by_side(round: &Round, compared: &[Round], patterns: bool) -> Vec<Vec<(Cell, String)>> {
    let alphabet = round.engine().alphabet();
    let letters = round.replies().iter().map(|reply| match reply.guess.word() {
        // Each opponent's column has the word whole, in the place of the pattern.
        Some(_) if patterns => String::new(),
        Some(word) => cut(&word.spelling()),
        None => reply.guess.face(alphabet, true).upper.to_string(),
    });
    let letters = std::iter::once(String::new()).chain(letters).map(|letter| (Cell::Name, letter));
    let rows = round.replies().len() + 3;
    let mut columns = vec![letters.collect::<Vec<_>>()];
    columns.extend(compared.iter().map(|played| column(played, patterns)));
    for (at, column) in columns.iter_mut().enumerate() {
        // Letters after the end are none.
        let end = column.split_off(column.len().saturating_sub(if at == 0 { 0 } else { END_ROWS }));
        column.resize(rows - END_ROWS, (Cell::Name, String::new()));
        column.extend(end);
        column.resize(rows, (Cell::Name, String::new()));
        let width = column.iter().map(|(_, text)| text.width()).max().unwrap_or(0);
        column.iter_mut().for_each(|(_, text)| *text = format!("{text:<width$}"));
    }
    let row = |row: usize| columns.iter().map(|column| column[row].clone()).collect();
    (0..rows).map(row).collect()
}

/// A guess in capitals if it was in the word, and otherwise in small letters.
fn guessed(reply: &Reply, alphabet: &Alphabet) -> String {
    let face = reply.guess.face(alphabet, !reply.is_miss());
    match (reply.guess.word(), reply.is_miss()) {
        (Some(word), true) => word.spelling_lower(),
        (Some(word), false) => word.spelling(),
        (None, true) => face.lower.to_string(),
        (None, false) => face.upper.to_string(),
    }
}

/// The beginning of a word that has no room.
fn cut(word: &str) -> String {
    match word.width() {
        ..=5 => word.to_owned(),
        _ => word.chars().take(4).chain(['…']).collect(),
    }
}

/// Rows that say how it ended.
const END_ROWS: usize = 2;

/// The column of one opponent.
fn column(played: &Round, patterns: bool) -> Vec<(Cell, String)> {
    let digits = grouped(played.words_at_start()).len();
    let is_word = |reply: &Reply| reply.guess.word().is_some();
    let guess = |reply: &Reply| {
        let guess = guessed(reply, played.alphabet());
        if is_word(reply) && !patterns { cut(&guess) } else { guess }
    };
    let letters = played.replies().iter().filter(|reply| !patterns || !is_word(reply));
    let wide = letters.map(|reply| guess(reply).width()).max().unwrap_or(1);
    let turn = |(reply, known, left): (&Reply, Pattern, usize)| {
        let cell = if reply.is_miss() { Cell::Miss } else { Cell::Hit };
        let guess = guess(reply);
        if patterns && is_word(reply) {
            let wide = wide + 1 + known.to_string().width();
            return (cell, format!("{guess:<wide$} {:>digits$}", grouped(left)));
        }
        let known = if patterns { format!(" {known}") } else { String::new() };
        (cell, format!("{guess:<wide$}{known} {:>digits$}", grouped(left)))
    };
    let mut column = vec![(Cell::Name, names::opponent(played.engine().opponent()))];
    column.extend(played.course().map(turn));
    let end = Cell::End(played.standing_against());
    let when = match played.standing_against() {
        Standing::Won => format!("won at guess {}", played.replies().len()),
        Standing::Lost => format!("lost at guess {}", played.replies().len()),
        Standing::InPlay => String::from("undecided"),
    };
    column.extend([(end, when), (end, screens::lives_left(played.misses_left() as usize))]);
    column
}

/// The comparison as lines of text.
pub fn table(round: &Round, compared: &[Round]) -> Vec<String> {
    let line = |row: Vec<(Cell, String)>| {
        let cells: Vec<_> = row.into_iter().map(|(_, text)| text).collect();
        cells.join("  ").trim_end().to_owned()
    };
    side_by_side(round, compared, true).into_iter().map(line).collect()
}

/// The same letters against one opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Its name, as wide as all of them and a gap.
    pub name: (Cell, String),
    /// How it ended.
    pub ended: (Cell, String),
    /// Each letter, in capitals if it was in the word, and the words that it left.
    pub turns: Vec<(Cell, String)>,
}

/// Returns the comparison one opponent after the other, where there is no room for them side by side. The turns are
/// equally wide.
pub fn one_by_one(compared: &[Round]) -> Vec<Played> {
    let turns = |played: &Round| {
        let turn = |(reply, _, left): (&Reply, Pattern, usize)| {
            let cell = if reply.is_miss() { Cell::Miss } else { Cell::Hit };
            (cell, cut(&guessed(reply, played.alphabet())), grouped(left))
        };
        played.course().map(turn).collect::<Vec<_>>()
    };
    let all: Vec<_> = compared.iter().map(turns).collect();
    let widest =
        |width: fn(&(Cell, String, String)) -> usize| all.iter().flatten().map(width).max();
    let letter = widest(|(_, letter, _)| letter.width()).unwrap_or(0);
    let number = widest(|(.., left)| left.width()).unwrap_or(0);
    let names = compared.iter().map(|played| names::opponent(played.engine().opponent()).width());
    let name = names.max().unwrap_or(0);
    let turn = |(cell, face, left)| (cell, format!("{face:<letter$} {left:>number$}"));
    let played = |(played, turns): (&Round, Vec<_>)| Played {
        name: (Cell::Name, format!("{:<name$}  ", names::opponent(played.engine().opponent()))),
        ended: (Cell::End(played.standing_against()), ended(played)),
        turns: turns.into_iter().map(turn).collect(),
    };
    compared.iter().zip(all.clone()).map(played).collect()
}

/// Says the same against one of them: "Against greedy: E is a miss, with 3 words left. O is a hit, 2."
pub fn against(played: &Round) -> String {
    let alphabet = played.alphabet();
    let turns = played.course().enumerate().map(|(index, (reply, _, left))| {
        let answer = if reply.is_miss() { "miss" } else { "hit" };
        let letter = Speech.guess(&reply.guess, alphabet);
        match index {
            0 => format!("{letter} is a {answer}, with {} left.", count::words(left)),
            _ => format!("{letter} is a {answer}, {}.", grouped(left)),
        }
    });
    let turns: Vec<_> = turns.collect();
    format!("Against {}: {}", played.engine().opponent(), turns.join(" "))
}

/// "won, 2 lives left", "lost at guess 9", "undecided, 2 lives left".
fn ended(played: &Round) -> String {
    let left = screens::lives_left(played.misses_left() as usize);
    match played.standing_against() {
        Standing::Won => format!("won, {left}"),
        Standing::Lost => format!("lost at guess {}", played.replies().len()),
        Standing::InPlay => format!("undecided, {left}"),
    }
}

/// Says how the same letters end against each of some opponents, for a listener; in one sentence of all that they leave
/// open.
pub fn how_they_end(compared: &[Round]) -> Vec<String> {
    let with = |played: &Round| {
        let left = count::lives(played.misses_left() as usize);
        format!("{} with {left} left", played.engine().opponent())
    };
    let is_open = |played: &&Round| played.standing_against() == Standing::InPlay;
    let open: Vec<_> = compared.iter().filter(is_open).map(with).collect();
    let ended = compared.iter().filter_map(|played| match played.standing_against() {
        Standing::Won => Some(format!("win against {}", with(played))),
        Standing::Lost => Some(format!("lose against {}", played.engine().opponent())),
        Standing::InPlay => None,
    });
    let open = (!open.is_empty())
        .then(|| format!("leave the round open against {}", listed(&open, "and")));
    let who = std::iter::once("The same letters").chain(std::iter::repeat("They"));
    let told = who.zip(ended.chain(open)).map(|(who, told)| format!("{who} {told}."));
    let is_found = |played: &Round| played.standing_against() != played.standing();
    told.chain(compared.iter().any(is_found).then(|| ONE_IS_FOUND.to_owned())).collect()
}

/// Says how to hear the turns against each opponent.
pub fn more_opponents(more: usize) -> String {
    match more {
        1 => String::from("Type more to hear it letter by letter against the last of them."),
        _ => String::from("Type more to hear it letter by letter, against one after the other."),
    }
}
