//! A round that is being played.

use super::Medium::{self, Screen, Speech};
use super::career::in_language;
use super::values::{capital, grouped, in_words, sentence};
use super::{count, screens};
use crate::engine::GuessError;
use crate::game::Round;
use crate::words::{Alphabet, Guess, Letter, Pattern, Places, Word, shown};

/// Says what the computer says to a letter. A listener hears every place: "There are two I's, at places 3 and 6."
pub fn answer(letter: Letter, at: Places, alphabet: &Alphabet, to: Medium) -> String {
    let there_is = capital(&there_is(letter, at.count(), alphabet, to));
    match (at.is_empty(), to) {
        (true, Speech(_)) => format!("{there_is}. That's a miss."),
        (false, Speech(_)) => format!("{there_is}, {}.", to.places(at)),
        (_, Screen) => format!("{there_is}."),
    }
}

/// "there is no E", "there are two I's", "there are two letters O with stroke".
fn there_is(letter: Letter, count: usize, alphabet: &Alphabet, to: Medium) -> String {
    let letter = to.letter(letter, alphabet);
    match count {
        0 => format!("there's no {letter}"),
        1 => format!("there's one {letter}"),
        count if letter.contains(' ') => {
            format!("there are {} letters {letter}", in_words(count))
        }
        count => format!("there are {} {letter}'s", in_words(count)),
    }
}

/// Says what the computer says to the last guess, if there is one.
pub fn last_answer(round: &Round, to: Medium) -> Option<String> {
    let reply = round.replies().last()?;
    Some(match (&reply.guess, reply.is_miss(), to) {
        (Guess::Letter(letter), ..) => answer(*letter, reply.places(), round.alphabet(), to),
        (Guess::Word(word), true, Screen) => format!("It isn't {word}."),
        (Guess::Word(word), true, Speech(_)) => format!("It isn't {word}. That's a miss."),
        (Guess::Word(word), false, _) => format!("Yes, it is {word}."),
    })
}

pub const NO_PASTE: &str = "You can't paste in a round. Type a letter.";

/// Replies to a word that is not repeated.
pub const NOT_LISTED: &str = "That word isn't in the list.";

/// Says that a guess was answered before.
pub(super) fn already_guessed(guess: &str) -> String {
    format!("You have already guessed {guess}.")
}

/// Replies to a guess that was not answered.
pub fn refusal(error: GuessError, guess: &Guess, round: &Round, to: Medium) -> String {
    let alphabet = round.alphabet();
    let guessed = to.guess(guess, alphabet);
    match error {
        GuessError::NotListed if guess.word().is_some_and(Word::is_blocked) => {
            format!("{NOT_LISTED} That doesn't cost a life.")
        }
        GuessError::AlreadyGuessed => already_guessed(&guessed),
        GuessError::WrongLength(length) => {
            let letters = count::letters(length);
            format!("The word has {letters}, so it can't be {guessed}. That doesn't cost a life.")
        }
        GuessError::NotListed => {
            format!("{} isn't in the word list. That doesn't cost a life.", capital(&guessed))
        }
        GuessError::RuledOut(letter) => {
            let at = round.pattern().places_of(letter);
            let there_is = there_is(letter, at.count(), alphabet, to);
            let at = if at.is_empty() { String::new() } else { format!(", {}", to.places(at)) };
            format!("It can't be {guessed}: {there_is}{at}. That doesn't cost a life.")
        }
        GuessError::NotInAlphabet
        | GuessError::NeedsSearch
        | GuessError::NeedsNoSearch
        | GuessError::RoundOver
        | GuessError::NoSuchFamily => sentence(&error.to_string()),
    }
}

/// Says how a character outside the alphabet is played: "ß is played as S S."
pub fn played_as(text: &str, letters: &[Letter], alphabet: &Alphabet, to: Medium) -> String {
    let letters: Vec<_> = letters.iter().map(|letter| to.letter(*letter, alphabet)).collect();
    format!("{text} is played as {}.", letters.join(" "))
}

/// Replies to a character that is no single letter of the words: it is played as several, or is of another script.
pub fn not_a_letter(typed: char, alphabet: &Alphabet, to: Medium) -> String {
    let (typed, language) = (typed.to_string(), alphabet.language());
    if let Some(letters) = alphabet.folded(&typed) {
        return played_as(&typed, &letters, alphabet, to);
    }
    if alphabet.wrong_layout(&typed).is_none() {
        return format!("{} isn't in the {language} alphabet.", shown(&typed, false));
    }
    let script = alphabet.script().name();
    let article = if language.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
    format!("These words use {script} letters. Switch to {article} {language} keyboard layout.")
}

/// A round in a few words: "8 letters in German, 7 of 10 lives left, Merciless". A new player does not know the opponent's name.
pub fn in_play(round: &Round, is_new: bool) -> String {
    let letters = count::letters(round.pattern().length()) + &in_language(round.alphabet());
    let left = grouped(round.misses_left() as usize);
    let lives = format!("{left} of {} left", count::lives_of(round.lives()));
    let opponent = capital(round.engine().opponent().name());
    let opponent = if is_new { String::new() } else { format!(", {opponent}") };
    format!("{letters}, {lives}{opponent}")
}

/// "8 letters, 7 lives left".
pub fn in_play_in_short(round: &Round) -> String {
    let lives = screens::lives_left(round.misses_left() as usize);
    format!("{}, {lives}", count::letters(round.pattern().length()))
}

/// "In the word: O. Not in the word: E, T."
pub fn letters_guessed(round: &Round, to: Medium) -> String {
    let letters_of = |misses: bool| {
        let is_one = |it: &Letter| round.pattern().places_of(*it).is_empty() == misses;
        to.letters(round.engine().guessed().iter().filter(is_one), round.alphabet())
    };
    let words = round.replies().iter().filter_map(|reply| reply.guess.word());
    let words: Vec<_> = words.map(|word| word.to_string()).collect();
    let words = match words.is_empty() {
        true => String::new(),
        false => format!(" Wrong words: {}.", words.join(", ")),
    };
    format!("In the word: {}. Not in the word: {}.{words}", letters_of(false), letters_of(true))
}

/// "Letters not guessed yet: A, B, C."
pub fn letters_not_guessed(round: &Round, to: Medium) -> String {
    let open = to.letters(round.position().open(), round.alphabet());
    format!("Letters not guessed yet: {open}.")
}

/// Blanks in a row that are counted instead of said one by one.
const COUNTED: usize = 3;

/// "Word: blank, O, O, blank.", or with many blanks "Word: 10 blanks, E, blank." The commas keep an A or an I from
/// sounding like a word. It is read out where the rest is seen, too.
pub fn word(pattern: &Pattern, to: Medium) -> String {
    let to = if to.is_screen() { Medium::ALOUD } else { to };
    let alphabet = pattern.alphabet();
    let letters = pattern.letters();
    let runs = letters.chunk_by(|one, next| one.is_none() && next.is_none());
    let is_long = |run: &[Option<Letter>]| run.len() >= COUNTED;
    let place = |place: &Option<Letter>| {
        place.map_or_else(|| String::from("blank"), |letter| to.letter(letter, alphabet))
    };
    let said = runs.flat_map(|run| match is_long(run) {
        true => vec![format!("{} blanks", run.len())],
        false => run.iter().map(place).collect(),
    });
    format!("Word: {}.", said.collect::<Vec<_>>().join(", "))
}

/// "28,813 words left."
pub fn words_left(round: &Round) -> String {
    if !round.is_listed() {
        return screens::NOT_LISTED.to_owned();
    }
    let of = if round.is_about_the_list() { "" } else { " of the list" };
    format!("{}{of} left.", count::words(round.words_left()))
}
