//! The sentences of `puzzles`.

use crate::puzzles::Puzzle;
use crate::text::Medium::Screen;
use crate::text::{count, puzzle};

pub const TITLE: &str = "Evil hangman puzzles";
pub const SOLUTIONS: &str = "Solutions";
pub const EXPLANATION: &str = "Nobody has chosen a word yet: after each letter you guess, the computer keeps \
whichever words hurt you most. These are all the words that still fit. Exactly one letter leads to a win, \
whatever the computer answers. Which one?";

/// Returns the line above the words of a puzzle: its number, the pattern, the lives and the misses so far.
pub fn heading(number: usize, of: &Puzzle) -> String {
    let position = of.position();
    let lives = count::lives(of.lives() as usize);
    let mut line = format!("{number}. {} · {lives}", position.pattern());
    if let Some(misses) = puzzle::misses(position, Screen) {
        line = format!("{line} · {misses}");
    }
    line
}

pub fn words(of: &Puzzle) -> String {
    of.words().map(|word| word.commonest_spelling()).collect::<Vec<_>>().join(" ")
}

/// Returns the solutions in the order of the puzzles.
pub fn solutions(letters: &[char]) -> String {
    let each = letters.iter().zip(1..).map(|(letter, number)| format!("{number}: {letter}"));
    each.collect::<Vec<_>>().join(", ")
}

/// The list has fewer puzzles than were asked for.
pub fn fewer(found: usize, list: &str) -> String {
    let found = if found == 0 { "none".to_owned() } else { format!("only {found}") };
    format!(
        "--count: {found} of these puzzles found in the list {list}; take a longer list or another level"
    )
}
