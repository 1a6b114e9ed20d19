//! Turns what the game says, as data, into English: [`app`](crate::app) has no sentence of its own. Every sentence and
//! label that people read is here, by subject; another language would begin here.

pub mod aloud;
pub mod career;
pub mod commands;
pub mod compare;
pub mod confirm;
pub mod count;
pub mod duel;
pub mod endings;
pub mod form;
pub mod heard;
pub mod held;
pub mod keys;
pub mod lesson;
pub mod lines;
pub mod menu;
pub mod names;
pub mod notices;
pub mod over;
pub mod questions;
pub mod remark;
pub mod screens;
mod share;
pub mod statistics;
pub mod story;
pub mod typed;

pub use share::Share;

use crate::app::{GameOver, Leaves};
use crate::engine::{GuessError, Opponent};
use crate::game::{Finished, Outcome, Round, Seal};
use crate::guesser::{Advice, Merit, Rated};
use crate::words::{Alphabet, Family, Letter, Places};

/// A whole number with its thousands apart: 28,813.
#[must_use]
pub fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// "1 word", "2 words", "28,813 words".
fn counted(number: usize, one: &str, more: &str) -> String {
    format!("{} {}", grouped(number), if number == 1 { one } else { more })
}

/// "A", "A and B", "A, B and C".
#[must_use]
pub fn listed(things: &[String], and: &str) -> String {
    match things {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

/// "none", "A, B, C".
fn none_or(told: Vec<String>) -> String {
    if told.is_empty() { String::from("none") } else { told.join(", ") }
}

/// A text that begins with a capital letter.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|c| c.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// A text without characters outside ASCII. This is the one place that knows how the others are
/// written then; one that nobody thought of is a question mark.
#[must_use]
pub fn ascii(text: &str) -> String {
    let plain = |c: char| match c {
        '…' => "...",
        '–' | '—' | '·' => "-",
        '‘' | '’' => "'",
        '“' | '”' => "\"",
        '←' => "Left",
        '→' => "Right",
        '↑' => "Up",
        '↓' => "Down",
        '×' => "x",
        '●' => "+",
        '○' | '⬛' => "-",
        '🟩' => "+",
        _ => "?",
    };
    let mut spelled = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_ascii() { spelled.push(c) } else { spelled.push_str(plain(c)) }
    }
    spelled
}

/// A message that does not stand alone as a sentence that does.
#[must_use]
pub fn sentence(message: &str) -> String {
    format!("{}.", capital(message))
}

/// How the form and the line mode say yes and no.
#[must_use]
pub const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// What the computer says to a letter, in words.
#[must_use]
pub fn answer(letter: Letter, places: Places, alphabet: &Alphabet) -> String {
    let letter = alphabet.upper(letter);
    match places.count() {
        0 => format!("There is no {letter}."),
        1 => format!("There is one {letter}."),
        2 => format!("There are two {letter}s."),
        count => format!("There are {count} {letter}s."),
    }
}

/// The first remark of a round.
pub const GUESS_A_LETTER: &str = "Guess a letter.";

/// The first remark of a round that is resumed.
pub const RESUMED: &str = "Here is where you were. Guess a letter.";

/// A hint has been asked for.
pub const LOOKING_FOR_A_HINT: &str = "Looking for a good letter …";

/// There are no words to go by for a hint.
pub const NO_HINT: &str = "The list has no words of this length to go by.";

/// What to say to pasted text.
pub const NO_PASTE: &str = "Pasted text is not a guess; type one letter.";

/// What to say to a guess that was not answered.
#[must_use]
pub fn refusal(error: GuessError, letter: Letter, alphabet: &Alphabet) -> String {
    match error {
        GuessError::AlreadyGuessed => {
            format!("You have already guessed {}.", alphabet.upper(letter))
        }
        GuessError::NotInAlphabet => not_a_letter(alphabet),
        GuessError::RoundOver | GuessError::NoSuchFamily => sentence(&error.to_string()),
    }
}

/// What to say to something that is no letter.
#[must_use]
pub fn not_a_letter(alphabet: &Alphabet) -> String {
    let (first, last) = first_and_last(alphabet);
    format!("Only a letter is a guess: {first} to {last}.")
}

/// The first and the last letter of an alphabet, as they are typed.
fn first_and_last(alphabet: &Alphabet) -> (char, char) {
    let mut letters = alphabet.letters().filter_map(|letter| alphabet.lower(letter));
    let first = letters.next().unwrap_or('a');
    (first, letters.last().unwrap_or(first))
}

/// A hint: the letter, how many of the words left have it, and what to expect.
#[must_use]
pub fn hint(advice: &Advice, round: &Round) -> String {
    let best = &advice.best;
    let letter = round.engine().alphabet().upper(best.letter);
    let share = percent(best.share());
    if advice.off_list {
        return off_list(letter);
    }
    format!("Try {letter}: {share} of the words left have it.{}", expect(advice, round))
}

/// A hint where no word fits.
fn off_list(letter: char) -> String {
    format!("Try {letter}. No word in the list fits; the letters around the gaps suggest it.")
}

/// What to expect of the best letter, as sentences after others.
fn expect(advice: &Advice, round: &Round) -> String {
    match advice.best.merit {
        // An opponent that cheats for the player never makes it cost that much.
        Merit::AtMost(_) if round.engine().opponent().helps() => String::new(),
        Merit::AtMost(0) => String::from(" Perfect play costs no more misses."),
        Merit::AtMost(misses) => {
            let lost = misses >= round.misses_left() as usize;
            let misses = counted(misses, "miss", "misses");
            let too_many = if lost { ": a win can no longer be forced" } else { "" };
            format!(" Even perfect play may cost {misses}{too_many}.")
        }
        // A friend's word may be on no list.
        Merit::Wins(1.0..) if round.engine().opponent().is_friend() => {
            String::from(" Good play finds it in time if it is one of them.")
        }
        Merit::Wins(1.0..) => String::from(" Good play finds every word in time."),
        Merit::Wins(wins) => format!(" Good play finds {} of them in time.", percent(wins)),
        Merit::Misses(_) | Merit::Presence | Merit::Bits(_) => String::new(),
    }
}

/// The letters that come after the best one, with how many of the words left have each.
#[must_use]
pub fn next_best(advice: &Advice, alphabet: &Alphabet) -> String {
    let letter = |(index, rated): (usize, &Rated)| {
        let share = percent(rated.share());
        let letter = alphabet.upper(rated.letter);
        match index {
            _ if advice.off_list => letter.to_string(),
            0 => format!("{letter} is in {share} of the words"),
            _ => format!("{letter} in {share}"),
        }
    };
    let others: Vec<_> = advice.others.iter().take(5).enumerate().map(letter).collect();
    match others.is_empty() {
        true => String::from("No other letter is in the words left."),
        false => format!("Next best: {}.", others.join(", ")),
    }
}

/// Why letters are good: which words each of them would leave.
#[must_use]
pub fn why(letters: &[Leaves], opponent: Opponent, alphabet: &Alphabet) -> String {
    let told = letters.iter().enumerate().map(|(index, Leaves { rated, family })| {
        let letter = alphabet.upper(rated.letter);
        let words = match index {
            0 => story::the_words(rated.letter, family.places, family.size, alphabet),
            _ => story::words(rated.letter, family.places, family.size, alphabet),
        };
        let aside = aside(index, rated, family, opponent);
        let stay = match (index, opponent.is_evil()) {
            (0, true) if family.size == 1 => " stays if you guess it",
            (0, true) => " stay if you guess it",
            (0, false) if family.size == 1 => " most likely stays",
            (0, false) => " most likely stay",
            _ => "",
        };
        format!("{letter}: {words}{stay}{aside}.")
    });
    in_all(&told.collect::<Vec<_>>(), opponent)
}

/// The same in as few words as can be: how many words each of them would leave.
#[must_use]
pub fn why_briefly(letters: &[Leaves], opponent: Opponent, alphabet: &Alphabet) -> String {
    let told = letters.iter().enumerate().map(|(index, Leaves { rated, family })| {
        let letter = alphabet.upper(rated.letter);
        let aside = aside(index, rated, family, opponent);
        match index {
            0 => format!("{letter}: {} left{aside}.", count::words(family.size)),
            _ => format!("{letter}: {}{aside}.", grouped(family.size)),
        }
    });
    in_all(&told.collect::<Vec<_>>(), opponent)
}

/// The same of a letter, the first of a few or a later one (`index`), behind a comma.
fn aside(index: usize, rated: &Rated, family: &Family, opponent: Opponent) -> String {
    match rated.merit {
        _ if !opponent.is_evil() => {
            format!(", {}", percent(family.size as f64 / rated.of.max(1) as f64))
        }
        Merit::AtMost(misses) if !opponent.helps() => match index {
            0 => format!(", at most {}", counted(misses, "miss", "misses")),
            _ => format!(", at most {}", grouped(misses)),
        },
        _ => String::new(),
    }
}

/// What is told of letters, one after the other.
fn in_all(told: &[String], opponent: Opponent) -> String {
    match told {
        [] => String::from("No letter is left that tells anything."),
        // A friend's word may be on no list.
        told if opponent.is_friend() => format!("By the list: {}", told.join(" ")),
        told => told.join(" "),
    }
}

/// A share (0 ..= 1) as a whole number of hundredths; only all is 100 %, and only nothing 0 %.
#[must_use]
pub fn percent(share: f64) -> String {
    let hundredths = (share * 100.0).round();
    match hundredths as u8 {
        0 if share > 0.0 => String::from("under 1 %"),
        100 if share < 1.0 => String::from("over 99 %"),
        hundredths => format!("{hundredths} %"),
    }
}

/// How a round ended: whether it was won, and what the word was, or what it says that it was where others fitted.
#[must_use]
pub fn verdict(finished: &Finished) -> String {
    let Finished { word, round, .. } = finished;
    let only_says = round.engine().opponent().is_evil() && round.words_left() > 1;
    let says = if only_says { "It says the word was" } else { "The word was" };
    match finished.outcome {
        Outcome::Won => format!("Congratulations, you found it: {word}."),
        Outcome::Lost => format!("You have no misses left. {says} {word}."),
        Outcome::GivenUp => format!("You gave up. {says} {word}."),
    }
}

/// What a seal is for, in one sentence.
#[must_use]
pub fn sealed(seal: Seal) -> String {
    format!("The word is chosen, and this is its seal: {seal}.")
}

/// How the seal of a round is checked, in a sentence and a command; nothing where there is none.
#[must_use]
pub fn unsealed(finished: &Finished) -> Option<(String, String)> {
    let (salt, seal) = (finished.salt?, finished.round.seal()?);
    let word = finished.word.to_string().to_lowercase();
    let sentence = format!("It was sealed with the salt {salt}. To check that:");
    Some((sentence, format!("evil-hangman verify-fair {word} {salt} {seal}")))
}

/// Returns what a player shares of a round.
#[must_use]
pub fn result_to_share(over: &GameOver) -> Share {
    let share = Share::of(&over.ended());
    if over.finished().round.what_if().is_some() { share.of_what_if() } else { share }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_and_things_counted() {
        let grouped: Vec<_> = [0, 999, 1000, 28_813, 4_294_967_295].map(grouped).into();
        assert_eq!(grouped, ["0", "999", "1,000", "28,813", "4,294,967,295"]);
        assert_eq!(counted(1, "guess", "guesses"), "1 guess");
        assert_eq!(counted(0, "guess", "guesses"), "0 guesses");
    }
}
