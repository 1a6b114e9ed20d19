//! The sentences that the full screen and the plain one share, and how counted things are written.

use crate::engine::Reply;
use crate::game::{Finished, Outcome};
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
    match reply.positions().count() {
        0 => format!("There is no {letter}."),
        1 => format!("There is one {letter}."),
        2 => format!("There are two {letter}s."),
        count => format!("There are {count} {letter}s."),
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
