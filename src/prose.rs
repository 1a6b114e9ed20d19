//! Every sentence that somebody who plays reads, by kind: another language would begin here. Knows what
//! happens in a game and nothing of who shows it.

pub mod held;
mod share;
pub mod statistics;
pub mod story;

pub use share::Share;

use crate::engine::{Opponent, Reply};
use crate::game::{Finished, Outcome, Round, Seal};
use crate::guesser::{Advice, GuesserKind, Merit, Rated};
use crate::words::Alphabet;

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
#[must_use]
pub fn counted(number: usize, one: &str, more: &str) -> String {
    format!("{} {}", grouped(number), if number == 1 { one } else { more })
}

/// A message that does not stand alone as a sentence that does.
#[must_use]
pub fn sentence(message: &str) -> String {
    let mut letters = message.chars();
    let first = letters.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}

/// How the form and the line mode say yes and no.
#[must_use]
pub const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// What the computer says to a letter, in words.
#[must_use]
pub fn answer(reply: &Reply, alphabet: &Alphabet) -> String {
    let letter = alphabet.upper(reply.letter);
    match reply.places().count() {
        0 => format!("There is no {letter}."),
        1 => format!("There is one {letter}."),
        2 => format!("There are two {letter}s."),
        count => format!("There are {count} {letter}s."),
    }
}

/// Who gives hints against an opponent: where families are kept, the guesser with the best worst case.
#[must_use]
pub const fn coach(opponent: Opponent) -> GuesserKind {
    match opponent {
        // A friend may think of any word.
        Opponent::Friend => GuesserKind::Learned,
        _ if opponent.is_evil() => GuesserKind::Perfect,
        _ => GuesserKind::LookaheadWins,
    }
}

/// A hint: the letter, how many of the words left have it, and what to expect.
#[must_use]
pub fn hint(advice: &Advice, round: &Round) -> String {
    let best = &advice.best;
    let letter = round.engine().alphabet().upper(best.letter);
    let share = percent(best.share());
    if advice.off_list {
        return format!("Try {letter}. No word of the list fits; it looks likely in other words.");
    }
    let outlook = match best.merit {
        Merit::AtMost(0) => String::from(" Perfect play costs no more misses."),
        Merit::AtMost(misses) => {
            // An opponent that cheats for the player never makes it so many.
            let cheats = round.engine().opponent() == Opponent::Merciful;
            let lost = !cheats && misses >= round.guesses_left() as usize;
            let misses = counted(misses, "miss", "misses");
            let too_many = if lost { ", too many to be sure to win" } else { "" };
            format!(" Perfect play costs at most {misses}{too_many}.")
        }
        Merit::Wins(1.0..) => String::from(" Played on well, all are found in time."),
        Merit::Wins(wins) => format!(" Played on well, {} are found in time.", percent(wins)),
        Merit::Misses(_) | Merit::Presence | Merit::Bits(_) => String::new(),
    };
    format!("Try {letter} ({share} of the words left).{outlook}")
}

/// The letters that come after the best one, with how many of the words left have each.
#[must_use]
pub fn next_best(advice: &Advice, alphabet: &Alphabet) -> String {
    let letter =
        |rated: &Rated| format!("{} {}", alphabet.upper(rated.letter), percent(rated.share()));
    let others: Vec<_> = advice.others.iter().take(5).map(letter).collect();
    match others.is_empty() {
        true => String::from("No other letter is in the words left."),
        false => format!("The next best: {}.", others.join(", ")),
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

/// How a round ended, in one sentence.
#[must_use]
pub fn verdict(finished: &Finished) -> String {
    let word = &finished.word;
    match finished.outcome {
        Outcome::Won => format!("Congratulations, you found it: {word}."),
        Outcome::Lost => format!("You are out of guesses. The word was {word}."),
        Outcome::GivenUp => format!("You gave up. The word was {word}."),
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
