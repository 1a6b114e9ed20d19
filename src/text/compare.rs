//! The same letters against several opponents.

use unicode_width::UnicodeWidthStr;

use super::Medium::{self, Screen, Speech};
use super::values::{capital, grouped, listed};
use super::{count, screens};
use crate::engine::{Opponent, Reply};
use crate::game::{Round, Standing};
use crate::words::Pattern;

/// The message where nothing can be compared.
pub const NOTHING_TO_COMPARE: &str = "The list has no words of that length to compare with.";
/// The message while it is being found out.
pub const COMPARING: &str = "Playing the same letters against others.";

/// Says what is compared: "Your letters, in your order, against greedy and fair. Each has the same 6,647 words …".
#[must_use]
pub fn the_same_letters(round: &Round, opponents: &[Opponent]) -> String {
    let names: Vec<_> = opponents.iter().map(|opponent| opponent.name().to_owned()).collect();
    let misses = count::misses(round.lives().get() as usize);
    let (words, length) = (count::words(round.words_at_start()), round.length());
    format!(
        "Your letters, in your order, against {}. Each has the same {words} of {length} letters and allows {misses}.",
        listed(&names, "and")
    )
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
/// only whether it was there, how many words were left, and last how it ended. The cells of a column are equally wide.
#[must_use]
pub fn side_by_side(round: &Round, compared: &[Round], patterns: bool) -> Vec<Vec<(Cell, String)>> {
    let alphabet = round.engine().alphabet();
    let letters = round.replies().iter().map(|reply| {
        let face = reply.guess.face(alphabet, !reply.is_miss());
        face.upper.to_string()
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

/// Rows that say how it ended.
const END_ROWS: usize = 2;

/// The column of one opponent.
fn column(played: &Round, patterns: bool) -> Vec<(Cell, String)> {
    let digits = grouped(played.words_at_start()).len();
    let turn = |(reply, known, left): (&Reply, Pattern, usize)| {
        let cell = if reply.is_miss() { Cell::Miss } else { Cell::Hit };
        let told = match (patterns, reply.is_miss()) {
            (true, _) => known.to_string(),
            (false, true) => String::from("no "),
            (false, false) => String::from("yes"),
        };
        (cell, format!("{told} {:>digits$}", grouped(left)))
    };
    let mut column = vec![(Cell::Name, played.engine().opponent().name().to_owned())];
    column.extend(played.course().map(turn));
    let end = Cell::End(played.standing());
    let when = match played.standing() {
        Standing::Won => format!("won at letter {}", played.replies().len()),
        Standing::Lost => format!("lost at letter {}", played.replies().len()),
        Standing::InPlay => String::from("still open"),
    };
    column.extend([(end, when), (end, screens::misses_left(played.misses_left() as usize))]);
    column
}

/// The comparison as lines of text.
#[must_use]
pub fn table(round: &Round, compared: &[Round]) -> Vec<String> {
    let line = |row: Vec<(Cell, String)>| {
        let cells: Vec<_> = row.into_iter().map(|(_, text)| text).collect();
        cells.join("  ").trim_end().to_owned()
    };
    side_by_side(round, compared, true).into_iter().map(line).collect()
}

/// The same against one of them: "Against greedy: E miss, 3 words left; O hit, 2. Lost."
#[must_use]
pub fn against(played: &Round, to: Medium) -> String {
    let alphabet = played.alphabet();
    let turns = played.course().enumerate().map(|(index, (reply, _, left))| {
        let answer = if reply.is_miss() { "miss" } else { "hit" };
        let letter = reply.guess.text(alphabet);
        let words = match index {
            0 => format!("{} left", count::words(left)),
            _ => grouped(left),
        };
        match to {
            Screen => format!("{letter} {answer}, {words}"),
            Speech if index == 0 => format!("{letter} is a {answer}, with {words}."),
            Speech => format!("{letter} is a {answer}, {words}."),
        }
    });
    let turns: Vec<_> = turns.collect();
    let opponent = played.engine().opponent();
    match to {
        Screen => format!("Against {opponent}: {}. {}.", turns.join("; "), capital(&ended(played))),
        Speech => format!("Against {opponent}: {}", turns.join(" ")),
    }
}

/// "won, 2 misses left", "lost at letter 9", "2 misses left".
fn ended(played: &Round) -> String {
    let left = screens::misses_left(played.misses_left() as usize);
    match played.standing() {
        Standing::Won => format!("won, {left}"),
        Standing::Lost => format!("lost at letter {}", played.replies().len()),
        Standing::InPlay => left,
    }
}

/// Says how the same letters end against each of some opponents, for a listener.
#[must_use]
pub fn how_they_end(compared: &[Round]) -> Vec<String> {
    let told = compared.iter().enumerate().map(|(index, played)| {
        let who = if index == 0 { "The same letters" } else { "They" };
        let opponent = played.engine().opponent();
        let left = count::misses(played.misses_left() as usize);
        match played.standing() {
            Standing::Won => format!("{who} win against {opponent}, with {left} left."),
            Standing::Lost => format!("{who} lose against {opponent}."),
            Standing::InPlay => {
                format!("{who} leave the round open against {opponent}, with {left} left.")
            }
        }
    });
    told.collect()
}

/// Says how to hear that of each of so many opponents.
#[must_use]
pub fn more_opponents(more: usize) -> String {
    match more {
        1 => String::from("Type more to hear it letter by letter against the last of them."),
        _ => String::from("Type more to hear it letter by letter, against one after the other."),
    }
}
