//! One round of the game and what it needs to begin, without any screen or keyboard.
//!
//! The names that nearly every program needs are here; the others are in the module of their subject.

pub mod challenge;
pub mod judgement;
pub mod library;
pub mod occasion;
pub mod opening;
pub mod reverse;
pub mod round;
pub mod seal;
pub mod spec;
pub mod story;
pub mod transcript;

pub use crate::position::{Outcome, Standing};
pub use library::Library;
pub use round::{Lives, Round};
pub use spec::GameSpec;
pub use story::{Story, Turn};
pub use transcript::Transcript;
