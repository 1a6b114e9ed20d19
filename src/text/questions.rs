//! The questions of the line mode before a round.

use super::form::{about_list, below_par as too_few, needed, of_your_own};
use super::typed::ANY;
use super::values::{capital, listed, sentence, with_article};
use super::{count, names};
use crate::app::{ANY_LENGTHS, Setup};
use crate::game::{Difficulty, Holder, Library, ListChoice, Lives, OpeningChoice};
use crate::words::Alphabet;

/// Asks for the length; `first` to `last` is what the list has (letters), and `default` what Enter means.
pub fn how_many_letters(first: usize, last: usize, default: &str) -> String {
    format!("How many letters? ({first} to {last}, or {ANY}; Enter for {default})")
}

/// Says that the length is left to chance.
pub fn new_lengths() -> String {
    let (first, last) = ANY_LENGTHS.into_inner();
    format!("Each round has a new length, from {first} to {last} letters.")
}

pub const THE_GAME: &str =
    "This is Evil Hangman: find a word letter by letter before you run out of lives.";

/// Says who holds the word and where it is from, unless the player changes that.
pub fn settings(holder: Holder, list: &str) -> String {
    let who = match holder {
        Holder::You => {
            format!("You think of a word, and the computer guesses it, with the words of {list}.")
        }
        Holder::Computer(opponent) => {
            format!("The opponent is {opponent}, with words from {list}.")
        }
    };
    format!("{who} Type settings to change that, or help to hear what else you can type.")
}

/// Replies to another opponent: "Fair, which holds one word and sticks to it."
pub fn chosen(holder: Holder) -> String {
    match holder {
        Holder::You => String::from("You think of a word, and the computer guesses."),
        Holder::Computer(opponent) => {
            let (name, does) = (names::opponent(opponent), opponent.about());
            let which = if opponent.is_friend() { ":" } else { ", which" };
            format!("{name}{which} {does}.")
        }
    }
}

/// Says that somebody types the word, and in which language where it is not English.
pub fn the_opponent_is_a_friend(language: &Alphabet) -> String {
    match language == Alphabet::UNSAID {
        true => String::from("The opponent is a friend, who types the word."),
        false => {
            let language = with_article(language.language());
            format!("The opponent is a friend, who types {language} word.")
        }
    }
}
pub const WHO_TYPES_THE_WORD: &str =
    "Press Enter if they are here to type it, or type another opponent; settings names them:";
pub const NOT_AN_OPPONENT: &str = "That is no opponent. Press Enter if somebody is here to type a word, or type an opponent, or help or quit.";

/// Says what can be typed where that is asked.
pub fn word_help() -> String {
    let names = Holder::ALL.map(Holder::name);
    format!(
        "Press Enter, and the next thing that is typed is the word; or type who holds it instead: {}. Type settings \
         to hear what each of them is.",
        listed(&names, "or")
    )
}

/// Replies to what rounds are to begin with.
pub fn chosen_opening(choice: OpeningChoice) -> String {
    let begins = match choice {
        OpeningChoice::None => "blank: rounds begin with no letter shown",
        _ => "most rounds begin with a letter shown",
    };
    format!("{}.", capital(begins))
}

pub const HOW_ROUNDS_BEGIN: &str =
    "How rounds begin: with a letter shown, which most do; or blank, with none.";
pub const NO_OPENING: &str = "Rounds about a friend's word or your own begin with no letter shown.";

/// Replies to another list.
pub fn chosen_list(list: &str) -> String {
    format!("Words from {list}.")
}

/// Replies to a difficulty: "Sharp: 1 life more than a perfect player needs. You have 9 lives." without the last sentence
/// where the number of lives is not settled.
pub fn chosen_difficulty(difficulty: Difficulty, lives: Option<usize>) -> String {
    let name = names::difficulty(difficulty);
    let more = match difficulty.beyond_par().unwrap_or_default() as usize {
        0 => String::from("as many lives as a perfect player needs"),
        more => format!("{} more than a perfect player needs", count::lives(more)),
    };
    let have = lives.map(|lives| format!(" You have {}.", count::lives(lives)));
    format!("{name}: {more}.{}", have.unwrap_or_default())
}

/// Says how many words have a length (letters).
pub fn there_are_words(words: usize, letters: usize) -> String {
    let letters = count::letters(letters);
    format!("The list has {} of {letters}.", count::words(words))
}

pub const FIRST_QUESTION: &str = "This is the first question.";
pub const NO_DIFFICULTY: &str = "Gentle, even, sharp and perfect are for words that the computer chooses. Type a number, such as 8.";
pub const PAR_IS_NOT_KNOWN: &str =
    "What a perfect player needs is not known for these words. Type a number, such as 8.";

/// Says what can be typed where the length is asked for.
pub fn letters_help(first: usize, last: usize) -> String {
    format!(
        "Type how many letters the word has, from {first} to {last}, or {ANY} for a new length each round. To change the \
         opponent, the list, how hard it is or what you hear, type settings."
    )
}

/// Says what can be typed where the lives are asked for.
pub fn lives_help(holder: Holder, par: Option<usize>) -> String {
    let whose = match holder {
        Holder::You => "the computer loses on its eighth miss",
        Holder::Computer(_) => "you lose on your eighth miss",
    };
    let told = format!("Each miss costs a life. Type a number, such as 8: then {whose}.");
    let Some(par) = par else { return told };
    let named = Difficulty::ALL.iter().filter_map(|named| Some((named, named.lives(par)?)));
    let named: Vec<_> = named.map(|(named, lives)| format!("{named} is {lives}")).collect();
    let needed = capital(&needed(par, holder));
    format!("{told} {needed}. By name, {}.", listed(&named, "and"))
}

/// Explains every question before a round; there is none before the `first`.
pub const fn also(first: bool) -> &'static str {
    if first {
        "You can also type today for today's game, lesson to hear how the computer cheats, duel, statistics, ladder, climb, or quit to end the game."
    } else {
        "You can also type back for the question before, or quit to end the game."
    }
}

/// Says what is set: "Now: merciless; the common list; 8 letters; 11 lives; the number of words left is said."
pub fn what_is_set(form: &Setup, list: &str, any_length: bool) -> String {
    let length = match (any_length, form.length().parse()) {
        (true, _) => Some(String::from("a new length each round")),
        (false, length) => length.ok().map(count::letters),
    };
    let lives = form.lives().parse().ok().map(count::lives);
    let counts = match form.shows_words_left() {
        true => "you hear the number of words left",
        false => "you don't hear the number of words left",
    };
    let set = [Some(form.opponent().to_string()), Some(list.to_owned()), length, lives];
    let set = set.into_iter().flatten().chain([counts.to_owned()]);
    format!("Now: {}.", set.collect::<Vec<_>>().join("; "))
}

/// Names what can be chosen, a sentence for each setting.
pub fn what_can_be_chosen(lists: &[&str]) -> Vec<String> {
    vec![
        format!("Opponents: {}.", listed(&Holder::ALL.map(Holder::name), "or")),
        format!("Lists: {}, or the name of a language.", listed(lists, "or")),
        String::from("How hard: gentle, even, sharp or perfect."),
        String::from("How rounds begin: a letter or blank."),
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
    let words = library.list(choice).total();
    let about = match choice {
        ListChoice::Embedded(tier) => {
            format!("{}; {}", count::words(words), about_list(tier))
        }
        ListChoice::User => of_your_own(words),
    };
    format!("{}: {about}.", library.short_name(choice))
}

/// The difficulties.
pub fn difficulties() -> String {
    let named = Difficulty::ALL.iter().filter_map(|named| Some((named, named.beyond_par()?)));
    let named = named.map(|(named, more)| match more {
        0 => format!("{named}, what a perfect player needs"),
        more => format!("{named}, {more} more than a perfect player needs"),
    });
    let named: Vec<_> = named.collect();
    format!("How many lives: {}; or any number.", named.join("; "))
}

/// Offers a language.
pub fn suggested(language: &str) -> String {
    format!("There are {language} words too: type {language}.")
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

/// Says what it means that there are fewer lives than a perfect player needs.
pub fn below_par(holder: Holder, par: usize) -> String {
    sentence(&below(holder, par))
}

/// Replies to something that is no length, and nothing else either.
pub fn not_a_length(first: usize, last: usize) -> String {
    format!(
        "That is no length. Type a number from {first} to {last}, or {ANY}; settings names what else you can choose, help everything else."
    )
}

/// Replies to something that is no number of lives, and nothing else either.
pub const fn not_lives(by_name: bool) -> &'static str {
    if by_name {
        "That is no number of lives. Type a number above zero, such as 8, or gentle, even, sharp or perfect, or help."
    } else {
        "That is no number of lives. Type a number above zero, such as 8, or help."
    }
}

/// Asks for the lives; Enter means `default`. If par is known, they also have names (`by_name`).
pub fn how_many_lives(holder: Holder, default: Lives, by_name: bool) -> String {
    let whose = match holder {
        Holder::You => "How many lives does the computer get?",
        Holder::Computer(_) => "How many lives do you want?",
    };
    let named = if by_name { ", or gentle, even, sharp or perfect" } else { "" };
    format!("{whose} (a number{named}; Enter for {default})")
}
