//! How a round ended.

use super::Medium::{self, Screen, Speech};
use super::keys::Reach;
use super::values::{capital, grouped, listed, one_or, sentence};
use super::{Share, ToCopy, count, duel};
use crate::app::{App, Duel, DuelStep, GameOver, Screen as AppScreen};
use crate::engine::Holds;
use crate::game::{Finished, Outcome, Round};
use crate::words::{Candidates, Word};

/// The remark on a what-if round.
const DOES_NOT_COUNT: &str = "What if: this round doesn't count.";

/// Says which word was found or claimed, in one short line.
pub fn claim(finished: &Finished) -> String {
    let Finished { round, word, outcome, .. } = finished;
    let is_evil = round.engine().opponent().is_evil();
    // Who cheats for the player claims nothing.
    let claims = match (is_evil, round.engine().opponent().helps()) {
        (true, false) => "It claims the word was",
        _ => "The word was",
    };
    match outcome {
        Outcome::Won => format!("You found {word}."),
        Outcome::Lost => format!("{claims} {word}."),
        Outcome::GivenUp => format!("You gave up. {claims} {word}."),
    }
}

/// Returns the number of guesses after which one word was left.
fn cornered(round: &Round) -> Option<usize> {
    round.words_left_by_turn().iter().position(|words| *words == 1)
}

/// Says how a round ended: which word was found or claimed, and how many others would have fitted. A listener first hears
/// whether it was won.
pub fn verdict(finished: &Finished, to: Medium) -> String {
    verdict_and(finished, true, to)
}

/// The same to a listener who hears at once which others would have fitted: the verdict, and those, at most `named` of
/// them by name. `command` is the command to hear more.
pub fn verdict_with_others(
    finished: &Finished,
    named: usize,
    command: &str,
) -> (String, Option<String>) {
    let others = others(finished, named, Some(command));
    (verdict_and(finished, others.is_none(), Speech), others)
}

/// The verdict; with `counts`, it says how many others there are.
fn verdict_and(finished: &Finished, counts: bool, to: Medium) -> String {
    let Finished { round, word, outcome, .. } = finished;
    let word = to.word(word);
    let guesses = count::guesses(round.replies().len());
    let fit = match the_other(finished) {
        Some(other) => format!("{} fits", to.word(&other)),
        None => capital(&one_or(others_left(finished), "other word fits", "other words fit")),
    };
    let told = match (outcome, round.engine().opponent().holds()) {
        (Outcome::Won, Holds::Families) if round.words_at_start() == 1 => {
            format!("You found {word}. There was no other word.")
        }
        (Outcome::Won, Holds::Families) if round.engine().opponent().helps() => {
            format!("You found {word} in {guesses}. It cheated for you.")
        }
        (_, Holds::Families) if round.engine().opponent().helps() => match others_left(finished) {
            0 => format!("The word was {word}. It cheated for you, until no other word was left."),
            _ if !counts => format!("It could have been {word}."),
            _ => format!("It could have been {word}. {fit}, too."),
        },
        (Outcome::Won, Holds::Families) => {
            let all = round.replies().len();
            let after = match cornered(round) {
                Some(turn) if turn < all => format!("guess {turn} of {}", grouped(all)),
                _ => guesses,
            };
            format!("You cornered it: after {after}, {word} was the only word left.")
        }
        (Outcome::Won, _) => format!("You found {word} in {guesses}."),
        (_, Holds::DrawnWord | Holds::TypedWord) => match others_left(finished) {
            0 => format!("The word was {word}. No other word fits what you knew."),
            _ if !counts => format!("The word was {word}."),
            _ => format!("The word was {word}. {fit} what you knew."),
        },
        (_, Holds::Families) => match others_left(finished) {
            0 => format!(
                "It claims the word was {word}. It never chose one; you left it nothing else."
            ),
            _ if !counts => format!("It claims the word was {word}. It never chose."),
            _ => format!("It claims the word was {word}. It never chose. {fit} just as well."),
        },
    };
    match (to, outcome) {
        (Screen, _) => told,
        (Speech, Outcome::Won) => format!("You won. {told}"),
        (Speech, Outcome::Lost) => format!("You lost. {told}"),
        (Speech, Outcome::GivenUp) => format!("You gave up. {told}"),
    }
}

/// Returns how many words fit besides the one that was shown. A friend's word need not be listed.
fn others_left(finished: &Finished) -> usize {
    let Finished { round, word, .. } = finished;
    let words = round.position().candidates();
    words.map_or(0, |words| words.len() - usize::from(words.words().any(|other| other == *word)))
}

/// Returns the word that fits besides the one that was shown, if it is the only one and may be shown.
fn the_other(finished: &Finished) -> Option<Word> {
    let words = finished.round.position().candidates().filter(|_| others_left(finished) == 1)?;
    words.words().find(|word| *word != finished.word && word.is_shown())
}

/// Says that the word of a fair round was sealed before the first guess, and how to check that; `None` if it was not.
pub fn sealed(finished: &Finished, by: Reach) -> Option<String> {
    let (salt, seal) = (finished.salt?, finished.round.seal()?);
    let word = Some(&finished.word).filter(|word| word.is_shown())?.played_lower();
    Some(match by {
        Reach::Keys => {
            format!("Its word was sealed. To check: evil-hangman verify-fair {word} {salt} {seal}")
        }
        Reach::Buttons => {
            format!("Its word was sealed: {seal} is the beginning of the SHA-256 of {word}:{salt}")
        }
    })
}

/// Returns what a player shares of a round.
pub fn result_to_share(over: &GameOver) -> Share {
    let share = Share::of(&over.ended());
    let share = match (over.duel(), over.duel_result()) {
        (Some(_), result) => share.of_duel(result.as_ref()),
        // Somebody else can play the same word.
        (None, _) => share.with_word(&over.finished().word),
    };
    if over.finished().round.occasion().what_if().is_some() { share.of_what_if() } else { share }
}

/// Returns what is copied from what is in front, if anything: the line of a duel, or the result of a round.
pub fn to_copy(app: &App, unicode: bool, by: Reach) -> Option<String> {
    match (app.duel().map(Duel::step), app.screen()) {
        (Some(DuelStep::Send(challenge)), _) => Some(challenge.to_string()),
        (None, AppScreen::GameOver(over)) => {
            Some(result_to_share(over).lines(unicode, by).join("\n"))
        }
        _ => None,
    }
}

/// Asks for the line that a duel's result is, in one of these wordings, the longest first, and returns that line; `None`
/// if there is none.
pub fn send_back(over: &GameOver) -> Option<([&'static str; 2], ToCopy)> {
    let ask = [duel::SEND_BACK, duel::SEND_BACK_IN_SHORT];
    over.duel_result().map(|result| (ask, ToCopy(result.to_string())))
}

/// Says that a what-if round doesn't count.
pub const ONLY_A_WHAT_IF: &str = "That was a what-if round, which doesn't count.";

/// Names at most `named` of the words that would have fitted as well; `None` if there are none, or if the
/// round was won. `command` is the command to hear more.
pub fn others(finished: &Finished, named: usize, command: Option<&str>) -> Option<String> {
    let mut names: Vec<_> = other_words(finished).take(named).collect();
    let more = others_left(finished).checked_sub(names.len())?;
    if names.is_empty() && (more == 0 || finished.outcome == Outcome::Won) {
        return None;
    }
    let is_any_shown = !names.is_empty();
    names.extend((more > 0).then(|| one_or(more, "other", "others")));
    let how = command
        .filter(|_| more > 0 && is_any_shown)
        .map(|typed| format!(" Type {typed} to hear more."));
    // One that held a word could not have had another.
    let said = match finished.round.engine().opponent().holds() {
        Holds::DrawnWord | Holds::TypedWord => {
            let fit = if names.len() == 1 { "fits" } else { "fit" };
            format!("{} {fit}, too.", listed(&names, "and"))
        }
        Holds::Families => format!("It could also have been {}.", listed(&names, "or")),
    };
    Some(said + &how.unwrap_or_default())
}

/// Names the words that [`others`] left out where it `named` some, `at_once` of them in each sentence.
pub fn more_others(finished: &Finished, named: usize, at_once: usize) -> Vec<String> {
    let words: Vec<_> = other_words(finished).skip(named).take(MOST_NAMED).collect();
    words.chunks(at_once.max(1)).map(|words| format!("{}.", words.join(", "))).collect()
}

fn other_words(finished: &Finished) -> impl Iterator<Item = String> + '_ {
    let words = finished.round.position().candidates();
    let words = words.filter(|_| finished.outcome != Outcome::Won);
    let others =
        words.into_iter().flat_map(Candidates::shown_words).filter(|other| *other != finished.word);
    others.map(|word| Speech.word(&word))
}

/// The maximum number of words named, however often more is asked for.
const MOST_NAMED: usize = 2_000;

/// Sums up the round: that it doesn't count, that help was taken, and the misses, unless they have been said
/// (`is_compared`).
pub fn summary(finished: &Finished, is_compared: bool) -> String {
    let what_if = finished.round.occasion().what_if().map(|_| DOES_NOT_COUNT.to_owned());
    let helped = helped(&finished.round).map(str::to_owned);
    let compared = compared(finished).filter(|_| !is_compared);
    [what_if, helped, compared].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Says that help was taken, and what follows from it.
pub fn helped(round: &Round) -> Option<&'static str> {
    let counts = round.occasion().counts();
    (round.peeked() || round.hinted()).then_some(match counts {
        true => "You used help, so this round is counted separately.",
        false => "You used help.",
    })
}

/// Says how many lives a round that was won cost, and how many it would have cost a perfect player if that is known: against
/// an opponent that always gives the worst answer.
pub fn compared(finished: &Finished) -> Option<String> {
    let Finished { round, outcome, .. } = finished;
    let opponent = round.engine().opponent();
    let is_comparable = round.occasion().what_if().is_none() && opponent.is_perfect();
    let par = round.value().filter(|_| is_comparable);
    match (outcome, par) {
        (Outcome::Lost, Some(0)) => {
            return Some(String::from("A perfect player would have won without losing a life."));
        }
        (Outcome::Lost, Some(par)) if par < round.lives().get() as usize => {
            return Some(format!("A perfect player would have won, losing {}.", count::lives(par)));
        }
        _ => {}
    }
    if *outcome == Outcome::Won && par == Some(round.misses() as usize) {
        let lost = lives_lost(round);
        return Some(format!("{}, just as a perfect player would have.", capital(&lost)));
    }
    let needed = par.map(|par| match (outcome, par) {
        (Outcome::Won, 1..) => format!("a perfect player would have lost {}", grouped(par)),
        _ => count::would_have_lost(par),
    });
    let lost = (*outcome == Outcome::Won).then(|| lives_lost(round));
    let compared: Vec<_> = lost.into_iter().chain(needed).collect();
    (!compared.is_empty()).then(|| sentence(&compared.join("; ")))
}

/// "you lost 7 lives"
fn lives_lost(round: &Round) -> String {
    match round.misses() {
        0 => String::from("you lost no lives"),
        misses => format!("you lost {}", count::lives(misses as usize)),
    }
}

/// The headline if the computer found the player's word.
pub const FOUND_OUT: &str = "GOT IT";

/// The same if an answer was wrong.
pub const NOT_QUITE: &str = "NOT QUITE";

/// The same if the player ended the round.
pub const ENDED: &str = "ENDED";

/// The same if the computer ran out of misses.
pub const YOU_WIN: &str = "YOU WIN";
