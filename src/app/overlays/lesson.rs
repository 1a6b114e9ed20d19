//! The lesson on how the computer cheats: a round about a few words, all of which are on the screen.

use crate::app::Next;
use crate::app::keys::Action;
use crate::engine::Opponent;
use crate::game::{Lives, Round, Standing};
use crate::words::{Alphabet, ListBuilder};

/// Its words: E splits them into five groups, one of which is larger than the others.
const NINE: [&str; 9] = ["ally", "beta", "cool", "deal", "else", "flew", "good", "hope", "ibex"];

/// The lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    pub round: Box<Round>,
}

impl Lesson {
    pub(crate) fn new() -> Option<Self> {
        let mut list = ListBuilder::new(Alphabet::UNSAID);
        list.feed(NINE.join("\n").as_bytes()).ok()?;
        let (list, _) = list.finish().ok()?;
        let words = list.of_length(4)?.candidates();
        let round = Round::new(Opponent::Greedy, words, Lives::at_least_one(4), 0);
        Some(Self { round: Box::new(round) })
    }

    /// Returns whether no letter can be guessed any more.
    pub fn is_over(&self) -> bool {
        self.round.standing() != Standing::InPlay
    }

    /// Returns whether an action does something: before the first letter there is nothing to begin again.
    pub fn heeds(&self, action: Action) -> bool {
        match action {
            Action::Lesson => false,
            Action::Erase => !self.round.replies().is_empty(),
            _ => true,
        }
    }

    pub(super) fn update(&mut self, action: Action) -> Next {
        match action {
            Action::Confirm => return Next::Close,
            Action::Type(c) => {
                if let Some(letter) = self.round.engine().alphabet().letter(c) {
                    // A letter that has been guessed, and one after the end, change nothing.
                    let _ = self.round.guess(letter);
                }
            }
            Action::Erase => {
                if let Some(lesson) = Self::new() {
                    *self = lesson;
                }
            }
            _ => {}
        }
        Next::Stay
    }
}
