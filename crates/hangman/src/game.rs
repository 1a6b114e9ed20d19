//! One round of the game and what it needs to begin, without any screen or keyboard.

mod book;
mod challenge;
mod day;
mod difficulty;
mod holder;
mod judgement;
mod level;
mod library;
mod list_name;
mod lives;
mod occasion;
mod opening;
mod outcome;
mod reverse;
mod round;
mod schedule;
mod seal;
mod spec;
mod story;
mod transcript;
mod what_if;

pub use book::Book;
pub use challenge::{
    Challenge, ChallengeError, ChallengeLine, ChallengeResult, ChallengeRound,
    begins_like_a_challenge_line,
};
pub use day::Day;
pub use difficulty::Difficulty;
pub use holder::Holder;
pub use judgement::{AnalysisInput, Cost, GuessValue, Judge, JudgedGuess, Judgement, Metric};
pub use level::Level;
pub use library::{Library, LibraryError, ListChoice, StartingWords, UserList};
pub use list_name::{ListName, NoSuchList};
pub use lives::{Lives, LivesError};
pub use occasion::{Occasion, PlayOn};
pub use opening::{Opening, OpeningChoice, OpeningError, OpeningText};
pub use outcome::Outcome;
pub use reverse::{Answer, AnswerError, NotTheWord, ReverseRound, WrongAnswer};
pub use round::{Finished, Round, RuledOut, WordsLeft};
pub use seal::{Salt, Seal, SealError};
pub use spec::{GameSpec, Length, LengthError, LivesChoice};
pub use story::{FairGame, Shown, Story, Turn};
pub use transcript::{ClaimError, Transcript, TranscriptError};

pub use crate::position::Standing;
