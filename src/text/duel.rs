//! The sentences of a duel: the questions for the person who sets a word, and what they learn about the
//! other's round.

use super::values::counted;
use crate::game::{Challenge, DuelRound, Lives, Outcome};
use crate::words::Alphabet;

/// Asks for the word.
pub const YOUR_WORD: &str = "Your word (it is not shown):";

/// Asks for the number of misses.
pub const MISSES: &str = "How many misses before you lose? (a number, Enter for 6)";

/// The default number of misses that lose.
pub const DEFAULT_MISSES: Lives = Lives::at_least_one(6);

/// Says that the word is not on any list.
pub const UNKNOWN_WORD: &str =
    "Your word is not in the built-in list. It can be played; make sure it is spelled right.";

/// Warns about a word that was typed after the command.
pub const WORD_IS_SEEN: &str = "Your shell remembers the word that you typed. Without a word, evil-hangman duel asks for it and doesn't show it.";

/// Says what to do with the challenge.
pub const SEND_THIS: &str = "Send this line to your friend. It doesn't show the word.";

/// Says what happens to the challenge next.
pub const NEXT: &str = "Your friend types evil-hangman duel and the line, plays, and sends you a line that begins with ehr1.\nThen you type evil-hangman duel, your line and that one, to see how it went.";

/// Says what to do with the result.
pub const SEND_BACK: &str = "Send this line back: it shows which letters you guessed.";
/// The same in short.
pub const SEND_BACK_IN_SHORT: &str = "Send this line back:";

/// Says that the round did not end.
pub const NOT_TO_THE_END: &str = "Letters that were guessed after these would be missing here.";

/// "They guessed E, A and T: 3 letters, 1 miss of 6."
#[must_use]
pub fn letters(played: &DuelRound, alphabet: &Alphabet) -> String {
    let letters: Vec<String> = played.guesses.iter().map(|guess| guess.text(alphabet)).collect();
    let named = match &letters[..] {
        [] => return String::from("They guessed no letter."),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    };
    let count = match played.guesses.iter().any(|guess| guess.word().is_some()) {
        true => counted(letters.len(), "guess", "guesses"),
        false => counted(letters.len(), "letter", "letters"),
    };
    let misses = counted(played.misses as usize, "miss", "misses");
    format!("They guessed {named}: {count}, {misses}.")
}

/// "They found the word, ELEPHANT."
#[must_use]
pub fn ended(played: &DuelRound, challenge: &Challenge) -> String {
    let word = challenge.word();
    match played.outcome {
        Outcome::Won => format!("They found your word, {word}."),
        Outcome::Lost => {
            let misses = challenge.lives().get() as usize;
            let lose = counted(misses, "miss loses", "misses lose");
            format!("They did not find your word, {word}: {lose}.")
        }
        Outcome::GivenUp => format!("They gave up before they found your word, {word}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{ENGLISH, Word};

    fn told(guessed: &str) -> [String; 2] {
        let word = Word::parse("deal", &ENGLISH).unwrap();
        let challenge = Challenge::new(word, Lives::at_least_one(2), 7);
        let letters = guessed.chars().map(|c| ENGLISH.letter(c).unwrap().into());
        let letters: Vec<_> = letters.collect();
        let played = challenge.check(&challenge.result(&letters)).unwrap();
        [letters_of(&played), ended(&played, &challenge)]
    }

    fn letters_of(played: &DuelRound) -> String {
        letters(played, &ENGLISH)
    }

    #[test]
    fn a_duel_is_told_by_its_letters_and_its_end() {
        assert_eq!(
            told("lzead"),
            ["They guessed L, Z, E, A and D: 5 letters, 1 miss.", "They found your word, DEAL."]
        );
        assert_eq!(
            told("zq"),
            [
                "They guessed Z and Q: 2 letters, 2 misses.",
                "They did not find your word, DEAL: 2 misses lose."
            ]
        );
        assert_eq!(told("")[0], "They guessed no letter.");
        assert_eq!(
            told("e"),
            [
                "They guessed E: 1 letter, 0 misses.",
                "They gave up before they found your word, DEAL."
            ]
        );
    }
}
