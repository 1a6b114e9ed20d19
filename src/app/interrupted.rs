//! Owns [`Interrupted`]: a round that was interrupted, which the title offers to continue.

use crate::game::library::{ListChoice, ListName};
use crate::game::opening::OpeningChoice;
use crate::game::spec::{Difficulty, Length, LivesChoice};
use crate::game::{GameSpec, Library, Round};
use crate::history::InPlay;

/// A round that was interrupted.
#[derive(Clone, Debug)]
pub struct Interrupted {
    pub round: Round,
    /// The name of its list in transcripts.
    pub list: ListName,
    choice: ListChoice,
}

impl Interrupted {
    /// Returns a round that was saved in play; `None` if the lists do not have its words.
    pub fn of(kept: &InPlay, library: &Library) -> Option<Self> {
        let (round, choice) = kept.resume(library)?;
        let list = kept.transcript.list.clone();
        Some(Self { round, list, choice })
    }

    /// Returns settings for rounds like this one.
    pub(crate) fn spec(&self) -> GameSpec {
        let lives = self.round.lives();
        let named = self.round.par.and_then(|par| Difficulty::of(lives, par));
        GameSpec {
            opponent: self.round.engine().opponent().into(),
            list: self.choice,
            length: Length::Letters(self.round.length()),
            lives: named.map_or(LivesChoice::Number(lives), LivesChoice::Named),
            opening: self.round.opening().map_or(OpeningChoice::None, |_| OpeningChoice::Book),
            seed: None,
        }
    }
}
