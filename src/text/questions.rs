//! What plain sentences say before a round.

use super::form::{about_list, below_par as too_few, next_round};
use super::values::{capital, listed};
use super::{count, names};
use crate::app::App;
use crate::game::{Difficulty, Holder, Library, ListChoice};

pub const THE_GAME: &str =
    "This is Evil Hangman: find a word letter by letter before you run out of lives.";
pub const PLAY_OR_TYPE: &str = "Press Enter to play, or type help:";

/// Says which round Enter begins: "8 letters against Merciless, 8 lives."
pub fn next(app: &App) -> String {
    format!("{}.", capital(&next_round(app)))
}

/// Says what can be typed.
pub const HELP: &str = "Type what you want to change, such as 6 letters, 9 lives, sharp, greedy or German; settings names all of it. Or type today for today's game, climb, duel, statistics, ladder, lesson to hear how the computer cheats, or quit.";

/// The reply to something that is neither a setting nor a command.
pub const NOTHING_LIKE_THAT: &str =
    "That is nothing that I know. Type help, or press Enter to play.";

/// Replies to another opponent: "Fair, which holds one word and sticks to it."
pub fn chosen(holder: Holder) -> String {
    match holder {
        Holder::You => String::from("You think of a word, and the computer guesses."),
        Holder::Computer(opponent) => {
            format!("{}, which {}.", names::opponent(opponent), opponent.about())
        }
    }
}

/// Says what is set: "Now: merciless; the common list; 8 letters; 11 lives; you hear the number of words left."
pub fn what_is_set(app: &App, list: &str) -> String {
    let counts = match app.shows_words_left() {
        true => "you hear the number of words left",
        false => "you don't hear the number of words left",
    };
    format!("Now: {}; words from {list}; {counts}.", next_round(app))
}

/// Names what can be chosen, a sentence for each setting.
pub fn what_can_be_chosen(lists: &[&str]) -> Vec<String> {
    vec![
        format!("Opponents: {}.", listed(&Holder::ALL.map(Holder::name), "or")),
        format!("Lists: {}, or the name of a language.", listed(lists, "or")),
        String::from("How many letters: a number, or surprise."),
        String::from(
            "How many lives: gentle, even, sharp or perfect, or a number, such as 9 lives.",
        ),
        String::from("The number of words left: count on or count off."),
    ]
}

/// Says how to choose, and how to hear what the choices mean.
pub fn more_about_settings(_: usize) -> String {
    String::from("Type one of these to choose it, or more to hear what each of them is.")
}

/// Replies to whether the number of words left is to be heard.
pub const fn chosen_count(heard: bool) -> &'static str {
    match heard {
        true => "After each letter you will hear how many words are left.",
        false => "You won't hear how many words are left, unless you ask with words left.",
    }
}

/// Says who could hold the word: "merciless: holds no word; …".
pub fn opponent(holder: Holder) -> String {
    format!("{holder}: {}.", names::about(holder))
}

/// Says how many words a list has, and what they are like: "common: 28,813 words; mostly well known."
pub fn list(choice: ListChoice, library: &Library) -> String {
    let words = count::words(library.list(choice).total());
    let about = match choice {
        ListChoice::Embedded(tier) => about_list(tier),
        ListChoice::User => "your own",
    };
    format!("{}: {words}; {about}.", library.short_name(choice))
}

/// The difficulties.
pub fn difficulties() -> String {
    let named = Difficulty::ALL.map(|named| match named.beyond_par() {
        0 => format!("{named}, what a perfect player needs"),
        more => format!("{named}, {more} more than a perfect player needs"),
    });
    format!("How many lives: {}; or any number.", named.join("; "))
}

/// The languages that have lists.
pub fn languages(languages: &[&str]) -> String {
    format!("The words can be {}.", listed(languages, "or"))
}

/// "that is too few even for a perfect player, who needs 8 lives".
pub(super) fn below(holder: Holder, par: usize) -> String {
    let verdict = too_few(holder);
    format!("that is {verdict}, who needs {}", count::lives(par + 1))
}
