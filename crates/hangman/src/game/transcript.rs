//! [`Transcript`]: a round as a line of text, for saving, replaying and sharing.

mod claims;

pub use claims::ClaimError;

use std::fmt;
use std::str::FromStr;

use super::library::ListName;
use super::opening::{Book, Opening, OpeningText};
use super::round::{Lives, Round};
use crate::engine::{Choice, GuessError, Opponent, Reason};
use crate::position::Outcome;
use crate::{counted, unsigned};
use hangman_words::{Alphabet, Candidates, Guess, MAX_LENGTH, Places, Word};

/// The first word of a transcript: the version of the format.
const VERSION: &str = "eh1";

/// Stands for no opening.
const BLANK: &str = "-";

/// The record of a round: everything that determines it except for the words themselves.
///
/// The opponent's answers are recorded, not recomputed: an opponent that searches may find another answer if
/// it has more time.
///
/// # The format
/// One line of fields separated by spaces, such as `eh1 en/full merciless 8 10 42 - E-=8 A1=8 S08=7? T-!`:
/// 1. `eh1`, the version.
/// 2. The list, as [`ListName`] writes it.
/// 3. The opponent.
/// 4. The length of the word (1 ..= 64).
/// 5. The lives (1 ..= 4,294,967,295).
/// 6. The seed (0 ..= 2⁶⁴ − 1).
/// 7. The [`Opening`], such as `E2,5-S`, or `-` if there is none.
/// 8. `clean` if blocked words of this length were left out of the list, and nothing otherwise.
/// 9. Each letter with its answer: `-` for a miss, or its places as a hexadecimal number whose lowest bit is
///    the leftmost place. Marks may follow: `!` if the player could no longer win, or `=` and the misses that
///    the answer costs a perfect player, if the opponent decided by them; and `?` if that was not proven.
///    A word is written between colons, with `-` if it was wrong and `+` if it was right: `:ALPHABET:- :SUNLIGHT:+`.
///
/// The same words, letters and answers give the same round, including the word revealed at the end. Replaying
/// a round about a friend's word takes that word, which the transcript does not contain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// The list of the words.
    pub list: ListName,
    /// The opponent.
    pub opponent: Opponent,
    /// The length of the word.
    pub length: usize,
    /// The number of misses that lose.
    pub lives: Lives,
    /// The seed of all random choices.
    pub seed: u64,
    /// The opening, if there is one.
    pub opening: Option<Opening>,
    /// Whether the words are those of the [clean](hangman_words::WordList::clean) list.
    pub clean: bool,
    /// The guesses in their order, each with its answer.
    pub answers: Vec<(Guess, Choice)>,
}

/// The reason why a transcript can't be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TranscriptError {
    /// The text is of another version, or not a transcript.
    #[error(
        "{0:?} begins no transcript that this version of the game reads; those begin with {VERSION}"
    )]
    Version(String),
    /// The text ends before its opening.
    #[error("the transcript ends before its opening")]
    Short,
    /// The seed is not followed by an opening, as in a transcript of an earlier version.
    #[error(
        "{0:?} is no opening; a transcript of an earlier version, which has none, can no longer be read"
    )]
    NoOpening(String),
    /// No word fits the opening.
    #[error("no word fits the transcript's opening {0}")]
    Opening(OpeningText),
    /// A field of the text is malformed.
    #[error("{text:?} isn't {field}")]
    Field {
        /// What the field is for, with an example.
        field: &'static str,
        /// What it is.
        text: String,
    },
    /// The list has changed, or is another one with the same name.
    #[error("the words of the list \"{0}\" have changed since this game was played")]
    OtherWords(String),
    /// The round was played with blocked words, and these are without them.
    #[error("this game was played with words that are left out here")]
    LeftOut,
    /// The words have a different length.
    #[error("the transcript is about words of {}", counted(*.0, "letter"))]
    Length(usize),
    /// A guess can't have had this answer with these words.
    #[error("guess {number} of the transcript: {error}")]
    Answer {
        /// The number of the guess, from 1.
        number: usize,
        /// The reason.
        error: GuessError,
    },
    /// A guess can't have been answered for the stated reason.
    #[error("guess {number} of the transcript: {error}")]
    Claim {
        /// The number of the guess, from 1.
        number: usize,
        /// The contradiction.
        error: ClaimError,
    },
}

impl Transcript {
    /// The number of fields up to the opening.
    pub const OPENED: usize = 7;

    /// The field after those that marks a round without blocked words.
    pub const CLEAN: &'static str = "clean";

    /// Parses the game at the beginning of a text, which may be followed by other text, such as a remark.
    ///
    /// # Errors
    /// Returns [`TranscriptError`], as for a complete transcript.
    pub fn game(text: &str) -> Result<Self, TranscriptError> {
        let mut words: Vec<_> = text.split_whitespace().take(Self::OPENED + 1).collect();
        if words.last().is_some_and(|last| *last != Self::CLEAN) {
            words.truncate(Self::OPENED);
        }
        words.join(" ").parse()
    }

    /// Returns the same game before its first letter.
    pub fn without_answers(&self) -> Self {
        Self { answers: Vec::new(), ..self.clone() }
    }

    /// Returns par, the misses that perfect play costs from where this round begins, if it is known without a search.
    pub fn par(&self) -> Option<usize> {
        match self.list {
            ListName::Embedded(embedded) => {
                Book::par(embedded, self.length, self.opening, self.clean)
            }
            ListName::Own { .. } => None,
        }
    }

    /// Returns the transcript of a round so far.
    pub fn of(round: &Round) -> Self {
        let engine = round.engine();
        let answer = |reply: &crate::engine::Reply| (reply.guess.clone(), reply.choice());
        Self {
            list: ListName::of(round.start().listed()),
            opponent: engine.opponent(),
            length: round.length(),
            lives: round.lives(),
            seed: round.seed(),
            opening: round.opening(),
            clean: round.start().listed().is_clean(),
            answers: round.replies().iter().map(answer).collect(),
        }
    }

    /// Returns the number of misses.
    pub fn misses(&self) -> usize {
        self.answers.iter().filter(|(_, choice)| choice.places.is_empty()).count()
    }

    /// Returns the outcome of a round with these answers if nobody plays on: one that isn't won or lost
    /// counts as given up. This needs no words.
    pub fn outcome(&self) -> Outcome {
        let given = self.opening.map_or(0, |opening| opening.places().count());
        let shown: usize = self.answers.iter().map(|(_, choice)| choice.places.count()).sum();
        match usize::try_from(self.lives.get()) {
            _ if given + shown >= self.length => Outcome::Won,
            Ok(lives) if self.misses() >= lives => Outcome::Lost,
            _ => Outcome::GivenUp,
        }
    }

    /// Replays the round with the words that it began with; for a round with a friend's word, that word
    /// alone.
    ///
    /// # Errors
    /// Returns [`TranscriptError`] if the words differ from those of the round.
    pub fn replay(&self, candidates: Candidates) -> Result<Round, TranscriptError> {
        if candidates.listed().length() != self.length {
            return Err(TranscriptError::Length(self.length));
        }
        if candidates.listed().is_clean() && !self.clean {
            return Err(TranscriptError::LeftOut);
        }
        if matches!(self.list, ListName::Own { .. })
            && !self.opponent.is_friend()
            && self.list != ListName::of(candidates.listed())
        {
            return Err(TranscriptError::OtherWords(self.list.name().into_owned()));
        }
        let Self { opponent, opening, lives, seed, .. } = *self;
        let round = Round::opened(opponent, candidates, opening, lives, seed);
        // Only an opening can have no words that fit.
        let text = opening.map(|opening| opening.text(self.list.alphabet()));
        let unfit = text.map_or(TranscriptError::Short, TranscriptError::Opening);
        let mut round = round.ok_or(unfit)?.with_par(self.par());
        for (index, (guess, choice)) in self.answers.iter().enumerate() {
            let answered = round.answer(guess, *choice);
            answered.map_err(|error| TranscriptError::Answer { number: index + 1, error })?;
        }
        Ok(round)
    }
}

impl fmt::Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { list, opponent, length, lives, seed, opening, clean, answers } = self;
        write!(f, "{VERSION} {list} {opponent} {length} {lives} {seed}")?;
        match opening {
            Some(opening) => write!(f, " {}", opening.text(list.alphabet()))?,
            None => write!(f, " {BLANK}")?,
        }
        if *clean {
            write!(f, " {}", Self::CLEAN)?;
        }
        for (guess, choice) in answers {
            write!(f, " {}", guess.written(list.alphabet()))?;
            match (choice.places.bits(), guess) {
                (0, _) => f.write_str("-")?,
                (_, Guess::Word(_)) => f.write_str("+")?,
                (bits, Guess::Letter(_)) => write!(f, "{bits:x}")?,
            }
            match choice.reason {
                Reason::Unclaimed => {}
                Reason::Lost => f.write_str("!")?,
                Reason::Most(misses) => write!(f, "={misses}")?,
            }
            f.write_str(if choice.proven { "" } else { "?" })?;
        }
        Ok(())
    }
}

impl FromStr for Transcript {
    type Err = TranscriptError;

    fn from_str(text: &str) -> Result<Self, TranscriptError> {
        let wrong = |text: &str, field| TranscriptError::Field { field, text: text.to_owned() };
        let mut parts = text.split_ascii_whitespace().peekable();
        let version = parts.next().unwrap_or_default();
        if version != VERSION {
            return Err(TranscriptError::Version(version.to_owned()));
        }
        let mut next = || parts.next().ok_or(TranscriptError::Short);
        let list = next()?;
        let (opponent, length, lives, seed) = (next()?, next()?, next()?, next()?);
        let opening = next()?;
        let letters = unsigned(length, 10).filter(|letters| (1..=MAX_LENGTH).contains(letters));
        let list: ListName =
            list.parse().map_err(|_| wrong(list, "a list of this program, such as en/everyday"))?;
        let opponent = Opponent::named(opponent)
            .ok_or_else(|| wrong(opponent, "an opponent, such as greedy"))?;
        let opening = match opening {
            BLANK => None,
            text => {
                let parsed: Option<OpeningText> = text.parse().ok();
                let opening = parsed.and_then(|opening| opening.on(list.alphabet()));
                let opening = opening.filter(|_| !opponent.is_friend());
                Some(opening.ok_or_else(|| TranscriptError::NoOpening(text.to_owned()))?)
            }
        };
        let clean = parts.next_if_eq(&Self::CLEAN).is_some();
        Ok(Self {
            opening,
            clean,
            opponent,
            length: letters.ok_or_else(|| wrong(length, "a number of letters, such as 8"))?,
            lives: lives.parse().map_err(|_| wrong(lives, "a number of lives, such as 6"))?,
            seed: unsigned(seed, 10).ok_or_else(|| wrong(seed, "a seed, such as 42"))?,
            answers: parts
                .map(|part| {
                    answer(part, list.alphabet())
                        .ok_or_else(|| wrong(part, "an answer, such as E10 or S-"))
                })
                .collect::<Result<_, _>>()?,
            list,
        })
    }
}

/// Parses a guess with its answer, as [`Transcript`] writes them.
fn answer(text: &str, alphabet: &'static Alphabet) -> Option<(Guess, Choice)> {
    if let Some(word) = text.strip_prefix(':') {
        let (word, right) = word.split_once(':')?;
        let word = Word::parse(word, alphabet).ok()?;
        let places = match right {
            "-" => Places::NONE,
            "+" => Places::all(word.letters().len()),
            _ => return None,
        };
        return Some((word.into(), Choice { places, reason: Reason::Unclaimed, proven: true }));
    }
    let mut rest = text.chars();
    let letter = alphabet.letter(rest.next()?)?;
    let marked = rest.as_str();
    let places = marked.strip_suffix('?').unwrap_or(marked);
    let proven = places == marked;
    let (places, reason) = match (places.split_once('='), places.strip_suffix('!')) {
        (Some((places, misses)), _) => (places, Reason::Most(unsigned(misses, 10)?)),
        (None, Some(places)) => (places, Reason::Lost),
        (None, None) => (places, Reason::Unclaimed),
    };
    let places = match places {
        "-" => Places::NONE,
        places => Places::from_bits(unsigned(places, 16).filter(|bits| *bits > 0)?),
    };
    Some((letter.into(), Choice { places, reason, proven }))
}

#[cfg(test)]
mod tests;
