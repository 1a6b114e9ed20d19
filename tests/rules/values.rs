//! Tests that what the example `lists` makes is up to date: the tables of exact values, which have the values and the proofs
//! of the program, and the openings.

use std::fs;

use crate::support::{project, swept};
use evil_hangman::game::opening::Book;
use evil_hangman::puzzles::{LEVELS, least_measure};
use evil_hangman::words::EmbeddedList;

#[path = "../../examples/lists/mean.rs"]
mod mean;
#[path = "../../examples/lists/openings.rs"]
mod openings;
#[path = "../../examples/lists/values.rs"]
mod table;

#[test]
#[cfg(feature = "languages")]
fn the_tables_of_values_are_those_of_the_program() {
    for (path, made) in [(table::FILE, table::table()), (table::PAGE, table::page())] {
        let is_made = fs::read_to_string(project(path)).unwrap() == made.unwrap();
        assert!(is_made, "{path}: run `cargo run --release --example lists`");
    }
}

/// Makes openings anew, and compares them with those of the program. The sweep solves all of them, which takes hours unless
/// it is built with `--release`.
#[test]
fn a_book_is_what_its_words_make_it() {
    let everyday = [9, 10, 12].map(|length| (EmbeddedList::EVERYDAY, length)).to_vec();
    let of =
        |list: EmbeddedList| list.load().lengths().map(move |it| (list, it)).collect::<Vec<_>>();
    for (embedded, length) in swept(everyday, EmbeddedList::built_in().flat_map(of).collect()) {
        let list = embedded.load();
        let words = list.of_length(length).unwrap();
        let value = Book::value_of_all(embedded, length).unwrap();
        let solved = openings::solved(embedded.grade(), words).unwrap();
        let line = openings::line(words, value, &solved);
        assert_eq!(Some(line.trim_end()), Book::line(embedded, length), "{embedded} {length}");
    }
}

#[test]
fn the_mean_puzzles_are_those_of_their_levels_and_rise() {
    let wanted: Vec<_> = (1..=LEVELS).map(mean::Mean::of).collect();
    for (level, mean) in (1..=LEVELS).zip(&wanted) {
        assert!(least_measure(level) <= mean.measure / 100);
        assert!(level == LEVELS || mean.measure.div_ceil(100) < least_measure(level + 1));
    }
    let words = |mean: &mean::Mean| mean.measure - 2 * mean.lives - 3 * mean.row;
    for pair in wanted.windows(2) {
        assert!(words(&pair[0]) < words(&pair[1]), "the mean number of words rises");
    }
}
