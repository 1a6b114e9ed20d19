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

/// Says who the same letters are played against: "The same letters against greedy and fair: 8 letters, …".
#[must_use]
pub fn the_same_letters(round: &Round, opponents: &[Opponent]) -> String {
    let names: Vec<_> = opponents.iter().map(|opponent| opponent.name().to_owned()).collect();
    let length = count::letters(round.length());
    let misses = count::misses(round.lives().get() as usize);
    let words = count::words(round.words_at_start());
    format!("The same letters against {}: {length}, {misses}, {words}.", listed(&names, "and"))
}

/// The same letters against others side by side, a line for each letter: what was known after it (`patterns`) or
/// only whether it was there, how many words were left, and last how it ended.
#[must_use]
pub fn side_by_side(round: &Round, compared: &[Round], patterns: bool) -> Vec<String> {
    let alphabet = round.engine().alphabet();
    let columns: Vec<Vec<String>> = compared
        .iter()
        .map(|played| {
            let turn = |(reply, known, left): (&Reply, Pattern, usize)| match (
                patterns,
                reply.is_miss(),
            ) {
                (true, _) => format!("{known}  {}", grouped(left)),
                (false, true) => format!("no   {}", grouped(left)),
                (false, false) => format!("yes  {}", grouped(left)),
            };
            let mut column = vec![played.engine().opponent().name().to_owned()];
            column.extend(played.course().map(turn));
            // Letters after the end are none.
            column.resize(round.replies().len() + 1, String::new());
            column.push(ended(played));
            column
        })
        .collect();
    let letters = round.replies().iter().map(|reply| {
        let face = reply.guess.face(alphabet, !reply.is_miss());
        face.upper.to_string()
    });
    let letters = std::iter::once(String::new()).chain(letters).chain([String::new()]);
    let line = |(row, letter): (usize, String)| {
        let mut line = format!("{letter:<2}");
        for column in &columns {
            let width = column.iter().map(|cell| cell.width()).max().unwrap_or(0);
            line += &format!("  {:<width$}", column.get(row).map_or("", String::as_str));
        }
        line.trim_end().to_owned()
    };
    letters.enumerate().map(line).collect()
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

/// "won, 2 misses left", "lost", "2 misses left".
fn ended(played: &Round) -> String {
    let left = screens::misses_left(played.misses_left() as usize);
    match played.standing() {
        Standing::Won => format!("won, {left}"),
        Standing::Lost => String::from("lost"),
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
