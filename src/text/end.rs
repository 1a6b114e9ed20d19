//! How a round ended.

use super::Medium::{self, Speech};
use super::values::{counted, grouped, listed};
use super::{Share, count};
use crate::app::GameOver;
use crate::engine::Holds;
use crate::game::{Finished, Outcome, Round};
use crate::words::Candidates;

/// What a player hears after a what-if round.
const COUNTS_NOWHERE: &str = "What if: this round counts nowhere.";

/// How a round ended: whether it was won, and what the word was, or what it says that it was where others fitted. A
/// listener hears first whether it was won.
#[must_use]
pub fn verdict(finished: &Finished, to: Medium) -> String {
    let Finished { word, round, .. } = finished;
    let only_says = round.engine().opponent().is_evil() && round.words_left() > 1;
    let says = if only_says { "It says the word was" } else { "The word was" };
    let [won, lost] = if to == Speech { ["You won. ", "You lost. "] } else { [""; 2] };
    match finished.outcome {
        Outcome::Won => format!("{won}Congratulations, you found it: {word}."),
        Outcome::Lost => format!("{lost}You have no misses left. {says} {word}."),
        Outcome::GivenUp => format!("You gave up. {says} {word}."),
    }
}

/// How the seal of a round is checked, in a sentence and a command; nothing where there is none.
#[must_use]
pub fn unsealed(finished: &Finished) -> Option<(String, String)> {
    let (salt, seal) = (finished.salt?, finished.round.seal()?);
    let word = finished.word.played_lower();
    let sentence = format!("It was sealed with the salt {salt}. To check that:");
    Some((sentence, format!("evil-hangman verify-fair {word} {salt} {seal}")))
}

/// Returns what a player shares of a round.
#[must_use]
pub fn result_to_share(over: &GameOver) -> Share {
    let share = Share::of(&over.ended());
    if over.finished().round.what_if().is_some() { share.of_what_if() } else { share }
}

/// What it says the word was, and how many fitted as well.
#[must_use]
pub fn said(finished: &Finished) -> String {
    let Finished { round, word, outcome, .. } = finished;
    let left = round.words_left();
    let letters = count::letters(round.replies().len());
    match (outcome, round.engine().opponent().holds()) {
        (Outcome::Won, Holds::Families) if round.words_at_start() == 1 => {
            format!("You found {word}: there was no other word.")
        }
        (Outcome::Won, Holds::Families) => match round.words_at_start() - 1 {
            1 => format!("You found {word}: after {letters}, the other word did not fit."),
            others => {
                let others = grouped(others);
                format!("You found {word}: after {letters}, none of the {others} others fitted.")
            }
        },
        (Outcome::Won, _) => format!("You found {word} with {letters}."),
        (_, Holds::TypedWord) => format!("The word was {word}."),
        (_, Holds::DrawnWord) => match left {
            1 => format!("The word was {word}. No other fitted what you knew."),
            _ => format!("The word was {word}. {} fitted what you knew.", count::words(left)),
        },
        (_, Holds::Families) if left <= 1 => {
            format!("It says {word}. It never chose it: your letters left no other word.")
        }
        (_, Holds::Families) => {
            let others = counted(left - 1, "other", "others");
            format!("It says {word}. It never chose: {others} fitted everything it told you.")
        }
    }
}

/// What a round is that asks what would have been.
pub const ONLY_A_WHAT_IF: &str = "That was only a what if; it does not count.";

/// The words that fitted to the end of a round, where there were more than the one that was shown; at
/// most `named` of them are named, and `command` tells the others.
#[must_use]
pub fn survivors(finished: &Finished, named: usize, command: Option<&str>) -> Option<String> {
    let Finished { round, word, outcome, .. } = finished;
    let opponent = round.engine().opponent();
    let words = round.position().candidates()?;
    // A friend's word fits, too, whether it is in the list or not.
    let left = words.len() + usize::from(!words.words().any(|listed| listed == *word));
    if *outcome == Outcome::Won || left < 2 {
        return None;
    }
    let others: Vec<_> = words
        .words()
        .filter(|other| other != word)
        .take(named)
        .map(|word| word.to_string())
        .collect();
    let fitted = match opponent.is_evil() {
        true => "It never chose a word",
        false => "You could not have known",
    };
    let more = (left - 1).saturating_sub(others.len());
    let named: Vec<_> = std::iter::once(word.to_string()).chain(others).collect();
    let told = format!(
        "{fitted}: {} fitted every answer, {}",
        counted(left, "word", "words"),
        listed(&named, "and")
    );
    Some(match more {
        0 => format!("{told}."),
        more => {
            let more = counted(more, "other", "others");
            let how = command.map(|typed| format!(": type {typed} to hear more"));
            format!("{told}, and {more}{}.", how.unwrap_or_default())
        }
    })
}

/// The words that fitted besides those that [`survivors`] names, `at_once` of them in a sentence.
pub fn other_survivors(finished: &Finished, at_once: usize) -> Vec<String> {
    let words = finished.round.position().candidates();
    let words = words.filter(|_| finished.outcome != Outcome::Won);
    let others =
        words.into_iter().flat_map(Candidates::words).filter(|other| *other != finished.word);
    let others: Vec<_> =
        others.skip(at_once).take(MOST_NAMED).map(|word| word.to_string()).collect();
    others.chunks(at_once.max(1)).map(|words| format!("{}.", words.join(", "))).collect()
}

/// Words that are named, however often more is asked for.
const MOST_NAMED: usize = 2_000;

/// What to say of the one word that fitted to the end where there was never a word before; nothing where a
/// word was held, and where the round was won.
#[must_use]
pub fn never_chose(finished: &Finished) -> Option<&'static str> {
    let is_evil = finished.round.engine().opponent().is_evil();
    (is_evil && finished.outcome != Outcome::Won && finished.round.words_left() == 1)
        .then_some("It never chose a word until this was the only one left.")
}

/// The round in numbers, and what helped.
#[must_use]
pub fn summary(finished: &Finished) -> String {
    let round = &finished.round;
    let letters = count::letters(round.replies().len());
    let misses = count::misses(round.misses() as usize);
    let of = grouped(round.lives().get() as usize);
    let told = format!("{letters} guessed, {misses} of {of}.{}", helped(round));
    match round.what_if() {
        Some(_) => format!("{} {told}", COUNTS_NOWHERE),
        None => told,
    }
}

fn helped(round: &Round) -> &'static str {
    match (round.peeked(), round.hinted()) {
        (true, true) => " With help: the X-ray and hints.",
        (true, false) => " With help: the X-ray.",
        (false, true) => " With help: hints.",
        (false, false) => "",
    }
}

/// How a round ended in which the player held the word, as a title: the computer found it.
pub const FOUND_OUT: &str = "GOT IT";

/// The same where an answer was wrong.
pub const NOT_QUITE: &str = "NOT QUITE";

/// The same where the player ended it.
pub const ENDED: &str = "ENDED";

/// The same where the computer ran out of misses.
pub const YOU_WIN: &str = "YOU WIN";

/// What opens a seal.
pub const SALT: &str = "Salt";

/// The seal itself.
pub const SEAL: &str = "Seal";

/// The seal can be opened, and how to hear what opens it.
pub const TO_UNSEAL: &str = "Type seal to hear what opens the seal.";
