//! The sentences of `puzzles`.

use crate::puzzles::Puzzle;
use crate::text::values::{capital, listed};
use crate::text::{Medium, count, puzzle, round};

pub const TITLE: &str = "Evil hangman puzzles";
pub const SOLUTIONS: &str = "Solutions";
pub const EXPLANATION: &str = "Nobody has chosen a word yet: after each letter you guess, the computer keeps \
whichever words hurt you most. These are all the words that still fit. Exactly one letter leads to a win, \
whatever the computer answers. Which one?";

/// Returns the line above the words of a puzzle: its number, the pattern, the lives and the misses so far.
pub fn heading(number: usize, of: &Puzzle, to: Medium) -> String {
    let position = of.position();
    let lives = count::lives(of.lives() as usize);
    let misses = puzzle::misses(position, to);
    if to.is_screen() {
        let pattern = position.pattern().to_string();
        let parts: Vec<_> = [pattern, lives].into_iter().chain(misses).collect();
        return format!("{number}. {}", parts.join(" · "));
    }
    let misses = misses.map(|misses| format!(" {}.", capital(&misses))).unwrap_or_default();
    format!("Puzzle {number}. {} {lives}.{misses}", round::word(position.pattern(), to))
}

pub fn words(of: &Puzzle, to: Medium) -> String {
    let words: Vec<_> = of.words().map(|word| word.commonest_spelling()).collect();
    if to.is_screen() { words.join(" ") } else { format!("{}.", listed(words, "and")) }
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
