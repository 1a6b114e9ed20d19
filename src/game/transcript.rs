//! Owns [`Transcript`]: a round as a line of text, which saves it, replays it and reports it.

use std::fmt;
use std::str::FromStr;

use super::guesses::Guesses;
use super::round::Round;
use crate::engine::{Choice, GuessError, Opponent};
use crate::words::{Candidates, ENGLISH, Letter, Positions};

/// What was played: everything that decides a round but the words themselves.
///
/// What the opponent answered is written down, not worked out again: one that thinks may find another
/// answer when it has more time. As text it is `merciless 8 10 42 E- A1 S08`: opponent, letters, guesses
/// and seed, then each letter with the places where it stood, in hexadecimal with the leftmost place as
/// the lowest bit, `-` for a miss and `?` behind an answer that was not proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// Who held the word.
    pub opponent: Opponent,
    /// Letters in the word.
    pub length: usize,
    /// Misses that lose.
    pub guesses: Guesses,
    /// What the round's chance was drawn from.
    pub seed: u64,
    /// The letters in the order of guessing, each with its answer.
    pub answers: Vec<(Letter, Choice)>,
}

/// Why a round cannot be played as a transcript says.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TranscriptError {
    /// The text is no transcript.
    #[error("{0:?} is no part of a transcript")]
    Text(String),
    /// The words are of another length.
    #[error("the transcript is about words of {0} letters")]
    Length(usize),
    /// A letter could not be answered like that with these words.
    #[error("letter {number} of the transcript: {error}")]
    Answer {
        /// Which letter, from 1.
        number: usize,
        /// What is in the way.
        error: GuessError,
    },
}

impl Transcript {
    /// What was played in a round so far.
    #[must_use]
    pub fn of(round: &Round) -> Self {
        let engine = round.engine();
        let answer = |reply: &crate::engine::Reply| {
            (reply.letter, Choice { positions: reply.positions(), proven: reply.proven })
        };
        Self {
            opponent: engine.opponent(),
            length: engine.pattern().length(),
            guesses: round.guesses(),
            seed: round.seed(),
            answers: round.replies().iter().map(answer).collect(),
        }
    }

    /// Plays the round again, with the words that it began with.
    ///
    /// # Errors
    /// [`TranscriptError`], where the words are others than they were.
    pub fn replay(&self, candidates: Candidates) -> Result<Round, TranscriptError> {
        if candidates.shelf().length() != self.length {
            return Err(TranscriptError::Length(self.length));
        }
        let mut round = Round::new(self.opponent, candidates, self.guesses, self.seed);
        for (index, (letter, choice)) in self.answers.iter().enumerate() {
            let answered = round.answer(*letter, *choice);
            answered.map_err(|error| TranscriptError::Answer { number: index + 1, error })?;
        }
        Ok(round)
    }
}

impl fmt::Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { opponent, length, guesses, seed, answers } = self;
        write!(f, "{opponent} {length} {guesses} {seed}")?;
        for (letter, choice) in answers {
            write!(f, " {}", ENGLISH.upper(*letter))?;
            match choice.positions.bits() {
                0 => f.write_str("-")?,
                bits => write!(f, "{bits:x}")?,
            }
            f.write_str(if choice.proven { "" } else { "?" })?;
        }
        Ok(())
    }
}

impl FromStr for Transcript {
    type Err = TranscriptError;

    fn from_str(text: &str) -> Result<Self, TranscriptError> {
        let wrong = |part: &str| TranscriptError::Text(part.to_owned());
        let mut parts = text.split_whitespace();
        let mut next = || parts.next().ok_or_else(|| wrong(text));
        let (opponent, length, guesses, seed) = (next()?, next()?, next()?, next()?);
        let named = |known: &Opponent| known.name() == opponent;
        Ok(Self {
            opponent: Opponent::ALL.into_iter().find(named).ok_or_else(|| wrong(opponent))?,
            length: length.parse().map_err(|_| wrong(length))?,
            guesses: guesses.parse().map_err(|_| wrong(guesses))?,
            seed: seed.parse().map_err(|_| wrong(seed))?,
            answers: parts
                .map(|part| answer(part).ok_or_else(|| wrong(part)))
                .collect::<Result<_, _>>()?,
        })
    }
}

/// A letter with its answer, as [`Transcript`] writes it.
fn answer(text: &str) -> Option<(Letter, Choice)> {
    let mut rest = text.chars();
    let letter = ENGLISH.letter(rest.next()?)?;
    let (places, proven) = match rest.as_str().strip_suffix('?') {
        Some(places) => (places, false),
        None => (rest.as_str(), true),
    };
    let positions = match places {
        "-" => Positions::NONE,
        places => {
            Positions::from_bits(u64::from_str_radix(places, 16).ok().filter(|bits| *bits > 0)?)
        }
    };
    Some((letter, Choice { positions, proven }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::ListBuilder;

    fn candidates(words: &str) -> Candidates {
        let mut list = ListBuilder::new(&ENGLISH);
        list.feed(words.replace(' ', "\n").as_bytes()).unwrap();
        list.finish().unwrap().0.shelf(4).unwrap().candidates()
    }

    const WORDS: &str = "ally beta cool deal else flew good hope ibex";

    #[test]
    fn a_round_is_its_transcript() {
        let text = "merciless 4 6 42 E- O6 T-?";
        let transcript: Transcript = text.parse().unwrap();
        assert_eq!(transcript.to_string(), text);
        let round = transcript.replay(candidates(WORDS)).unwrap();
        assert_eq!((round.engine().pattern().to_string(), round.words_left()), ("-OO-".into(), 2));
        assert_eq!(Transcript::of(&round), transcript);
        let proven: Vec<_> = round.replies().iter().map(|reply| reply.proven).collect();
        assert_eq!(proven, [true, true, false]);
        let word = |round: Round| round.finish().word;
        assert_eq!(word(round), word(transcript.replay(candidates(WORDS)).unwrap()));
    }

    #[test]
    fn an_answer_is_written_down_and_not_worked_out_again() {
        // No setter would admit this E: the transcript says that one did.
        let odd: Transcript = "greedy 4 6 1 E9".parse().unwrap();
        assert_eq!(odd.replay(candidates(WORDS)).unwrap().engine().pattern().to_string(), "E--E");
    }

    #[test]
    fn what_cannot_have_been_played_is_refused() {
        let replay = |text: &str| text.parse::<Transcript>()?.replay(candidates(WORDS)).map(|_| ());
        for text in [
            "",
            "greedy 4 6",
            "nice 4 6 1",
            "greedy 4 0 1",
            "greedy 4 6 1 E",
            "greedy 4 6 1 Ex",
            "greedy 4 6 1 E0",
        ] {
            assert!(matches!(replay(text), Err(TranscriptError::Text(_))), "{text}");
        }
        assert_eq!(replay("greedy 5 6 1"), Err(TranscriptError::Length(5)));
        let error = |number, error| Err(TranscriptError::Answer { number, error });
        assert_eq!(replay("greedy 4 6 1 E- E-"), error(2, GuessError::AlreadyGuessed));
        assert_eq!(replay("greedy 4 6 1 E2 A1 Z-"), error(2, GuessError::NoSuchFamily));
        assert_eq!(replay("greedy 4 1 1 Z- Q-"), error(2, GuessError::RoundOver));
    }
}
