//! One round of the game, and what is needed to begin one; knows no screen and no keyboard.

mod day;
mod guesses;
mod held;
mod holder;
mod library;
mod list_name;
mod round;
mod seal;
mod story;
mod transcript;

pub use day::Day;
pub use guesses::{Guesses, GuessesError};
pub use held::{Answer, AnswerError, Doubt, HeldRound, NotTheWord, Slip};
pub use holder::Holder;
pub use library::{Library, LibraryError, ListChoice, UserList, known_par};
pub use list_name::{ListName, NoSuchList};
pub use round::{Finished, Outcome, Round, Standing};
pub use seal::{Salt, Seal, SealError};
pub use story::{FairGame, Judgement, Shown, Story, Turn};
pub use transcript::{Transcript, TranscriptError};
