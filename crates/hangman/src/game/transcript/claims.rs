//! Owns [`ClaimError`] and the check of what a transcript claims about its answers, as far as that is quick.
//! Anybody can write such a line, so its claims are not facts.

use super::{Transcript, TranscriptError};
use crate::engine::{Opponent, Reason, Reply, Rule};
use crate::game::Round;
use crate::kept::{Kept, lexicon};
use crate::position::Position;
use crate::puzzles::PerfectPlay;
use hangman_solver::{Limit, Solver, SolverSettings};
use hangman_words::{Candidates, LetterSet};

/// The maximum number of positions searched for each answer, which takes some ten milliseconds.
const NODES: u64 = 2_000;

/// The reason why an answer can't have been given for the reason that a transcript states.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ClaimError {
    /// The opponent never gives this reason, or is never unsure of it.
    #[error("the opponent {0} never gives this reason")]
    Reason(Opponent),
    /// The opponent keeps a different family if it goes by size.
    #[error(
        "the opponent {opponent} keeps another family here (the largest has {largest} words), and not this one of {kept}"
    )]
    NotLargest {
        /// The opponent.
        opponent: Opponent,
        /// The size of the family that was kept.
        kept: usize,
        /// The size of the largest.
        largest: usize,
    },
    /// The player is claimed to have lost but hasn't.
    #[error("the player can still win: {misses} more misses are enough, and {left} are left")]
    NotLost {
        /// The number of misses that is enough for a perfect player.
        misses: usize,
        /// The number of misses that lose.
        left: usize,
    },
    /// The answer costs a different number of misses.
    #[error("the answer costs a perfect player {least} to {most} misses, not {claimed}")]
    Misses {
        /// The number in the transcript.
        claimed: usize,
        /// The minimum.
        least: usize,
        /// The maximum.
        most: usize,
    },
}

impl Transcript {
    /// Checks the claims of the transcript from which this round was replayed: that the opponent gives such
    /// reasons, that a family kept for its size is the largest, and the stated numbers of misses. Returns the
    /// letters whose reasons remain unchecked.
    ///
    /// # Errors
    /// Returns [`TranscriptError::Claim`] for the first letter whose reason is wrong.
    pub fn check(&self, round: &Round) -> Result<LetterSet, TranscriptError> {
        let mut solver = Kept::default();
        self.check_by(round, |words| {
            let new = || Solver::new(lexicon(words.listed()), SolverSettings::default());
            let solver = solver.about(words.listed(), new);
            let found = solver.value(words.numbers(), Limit::nodes(NODES));
            Some((found.lower, found.upper))
        })
    }

    /// Checks the claims like [`Transcript::check`], but numbers of misses only for a few words that are left (16): a program
    /// that uses nothing else of the solver is smaller without it.
    ///
    /// # Errors
    /// Returns the errors of [`Transcript::check`].
    pub fn check_without_search(&self, round: &Round) -> Result<LetterSet, TranscriptError> {
        self.check_by(round, |words| {
            let misses = PerfectPlay::of(words)?.lives(words) as usize - 1;
            Some((misses, misses))
        })
    }

    /// Checks the claims with the least and the most misses that some words cost, where they are known.
    fn check_by(
        &self,
        round: &Round,
        mut misses: impl FnMut(&Candidates) -> Option<(usize, usize)>,
    ) -> Result<LetterSet, TranscriptError> {
        let wrong = |index: usize| move |error| TranscriptError::Claim { number: index + 1, error };
        let mut said = LetterSet::EMPTY;
        // A rule counts letters.
        let mut turn = 0;
        for (index, reply) in round.replies().iter().enumerate() {
            let rule = round.engine().rule();
            turn += u32::from(reply.letter().is_some());
            of_reason(self.opponent, rule, turn, reply).map_err(wrong(index))?;
        }
        let course = round.replies().iter().zip(round.positions().skip(1));
        for (index, (reply, after)) in course.enumerate() {
            if let Some(letter) = reply.letter()
                && !of_misses(&mut misses, reply, &after).map_err(wrong(index))?
            {
                said.insert(letter);
            }
        }
        Ok(said)
    }
}

/// Checks that the opponent gives this reason at all, and that a family kept for its size is the largest.
/// `rule` is that of an opponent that has one, and `turn` counts from 1.
fn of_reason(opponent: Opponent, rule: Rule, turn: u32, reply: &Reply) -> Result<(), ClaimError> {
    let alone = reply.families().len() == 1;
    if reply.letter().is_none() {
        // An opponent that holds several words says no.
        return match opponent.cheats() && !alone && !reply.is_miss() {
            true => Err(ClaimError::Reason(opponent)),
            false => Ok(()),
        };
    }
    let given = match reply.reason {
        Reason::Unclaimed => reply.proven || opponent.is_perfect(),
        Reason::Lost => reply.proven && opponent.is_perfect(),
        Reason::Most(_) => opponent.is_perfect(),
    };
    if !given {
        return Err(ClaimError::Reason(opponent));
    }
    let kept = reply.family().size;
    let largest = reply.families().iter().map(|family| family.size).max().unwrap_or(kept);
    let is_it = match opponent.is_perfect() {
        // Among families of the same size, the rule determines one.
        false => rule.choose(reply.families(), turn).places == reply.places(),
        true => kept == largest,
    };
    match reply.reason == Reason::Unclaimed && reply.proven && !is_it {
        true => Err(ClaimError::NotLargest { opponent, kept, largest }),
        false => Ok(()),
    }
}

/// Checks the misses that a reason states, in the position after the reply. Returns whether they are known to
/// be right.
fn of_misses(
    misses: &mut impl FnMut(&Candidates) -> Option<(usize, usize)>,
    reply: &Reply,
    after: &Position,
) -> Result<bool, ClaimError> {
    let left = after.misses_left() as usize;
    let claimed = match reply.reason {
        Reason::Unclaimed => return Ok(true),
        Reason::Lost if left == 0 => return Ok(true),
        Reason::Lost => left,
        Reason::Most(claimed) => claimed,
    };
    let Some(words) = after.candidates() else { return Ok(false) };
    let miss = usize::from(reply.is_miss());
    // Each miss uses up a letter and at least one word.
    let most = after.open().count().min(words.len() - 1);
    let mut bounds = (0, most);
    let lost = reply.reason == Reason::Lost;
    if reply.proven {
        let Some((lower, upper)) = misses(words) else { return Ok(false) };
        bounds = (lower, upper.min(most));
    }
    let (least, most) = bounds;
    if lost {
        return match most < left {
            true => Err(ClaimError::NotLost { misses: most, left }),
            false => Ok(least >= left),
        };
    }
    match (least + miss..=most + miss).contains(&claimed) {
        true => Ok(false),
        false => Err(ClaimError::Misses { claimed, least: least + miss, most: most + miss }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{NINE, eh1, played, words};
    use hangman_words::ENGLISH;

    fn check(text: &str) -> Result<LetterSet, TranscriptError> {
        let transcript: Transcript = format!("eh1 en/everyday {text}").parse().unwrap();
        let round = transcript.replay(words(NINE)).unwrap();
        transcript.check(&round)
    }

    fn refused(text: &str) -> ClaimError {
        match check(text) {
            Err(TranscriptError::Claim { error, .. }) => error,
            other => panic!("{text}: {other:?}"),
        }
    }

    /// Without E there are ALLY COOL GOOD (worth 1 miss); -E-- is BETA DEAL, E--E is ELSE.
    #[test]
    fn what_can_be_checked_in_a_moment_is_checked() {
        let reason = ClaimError::Reason;
        let smaller = |opponent| ClaimError::NotLargest { opponent, kept: 2, largest: 3 };
        // What a fair opponent answers depends on its word.
        let fair = Transcript::of(&played(Opponent::Fair, "6", "e")).to_string();
        let fair = format!("{}!", fair.strip_prefix(&eh1("")).unwrap());
        for (text, error) in [
            (&*fair, reason(Opponent::Fair)),
            ("greedy 4 6 1 - E-!", reason(Opponent::Greedy)),
            ("greedy 4 6 1 - E-=1", reason(Opponent::Greedy)),
            ("greedy 4 6 1 - E-?", reason(Opponent::Greedy)),
            ("greedy 4 6 1 - E2", smaller(Opponent::Greedy)),
            ("greedy 4 6 1 - :GOOD:+", reason(Opponent::Greedy)),
            // COOL and GOOD are as many as ALLY and no other word: the tie rule names one.
            ("merciless 4 6 1 - E-!?", reason(Opponent::Merciless)),
            ("merciless 4 6 1 - E-!", ClaimError::NotLost { misses: 1, left: 5 }),
            ("merciless 4 6 1 - E2", smaller(Opponent::Merciless)),
            ("merciless 4 6 1 - E-=99", ClaimError::Misses { claimed: 99, least: 2, most: 2 }),
            ("merciless 4 6 1 - E-=99?", ClaimError::Misses { claimed: 99, least: 1, most: 3 }),
            ("merciless 4 6 1 - E-=0?", ClaimError::Misses { claimed: 0, least: 1, most: 3 }),
        ] {
            assert_eq!(refused(text), error, "{text}");
        }
    }

    #[test]
    fn what_is_not_known_is_what_the_transcript_says() {
        let letters = |text: &str| -> String {
            check(text).unwrap().iter().map(|letter| ENGLISH.upper(letter)).collect()
        };
        assert_eq!(letters("greedy 4 6 1 - E- O6"), "");
        assert_eq!(letters("greedy 4 6 1 - E- :COOL:- :GOOD:- :ALLY:+"), "");
        assert_eq!(letters("merciless 4 6 1 - E-=2 O6=1"), "EO", "others may cost as much");
        assert_eq!(letters("merciless 4 1 1 - E-!"), "", "it was the last guess");
        assert_eq!(letters("merciless 4 2 1 - E-!"), "", "a perfect player is found to be lost");
        assert_eq!(letters("merciless 4 6 1 - E-?"), "");
    }

    #[test]
    fn a_few_words_are_checked_without_a_search_and_of_many_the_transcript_is_believed() {
        let transcript =
            |text: &str| -> Transcript { format!("eh1 en/everyday {text}").parse().unwrap() };
        for text in
            ["merciless 4 6 1 - E-=2 O6=1", "merciless 4 2 1 - E-!", "merciless 4 6 1 - E-!"]
        {
            let round = transcript(text).replay(words(NINE)).unwrap();
            let quick = transcript(text).check_without_search(&round);
            assert_eq!(quick, transcript(text).check(&round), "{text}");
        }
        let list = hangman_words::EmbeddedList::EVERYDAY.load();
        let text = transcript("merciless 12 6 1 - E-!");
        let round = text.replay(list.of_length(12).unwrap().candidates()).unwrap();
        assert!(matches!(text.check(&round), Err(TranscriptError::Claim { number: 1, .. })));
        let e = ENGLISH.letter('e').unwrap();
        assert_eq!(text.check_without_search(&round), Ok(LetterSet::from_iter([e])));
    }
}
