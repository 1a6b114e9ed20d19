//! A case made ready to be played: its words as a list, as a shelf and as a file that players read.

use std::path::PathBuf;
use std::sync::Arc;

use super::case::TestCase;
use super::{CheckRun, CommandError};
use crate::commands::matches::text_of;
use crate::game::Lives;
use crate::players::{Arena, Game, Sitting, Spec};
use crate::referee::Table;
use crate::words::{WordList, WordsOfLength};

/// The words of a case.
pub(super) struct Prepared {
    list: Arc<WordList>,
    pub(super) listed: Arc<WordsOfLength>,
    words: PathBuf,
}

impl Prepared {
    /// The words of this case, for players in this arena; nothing where it has none.
    ///
    /// # Errors
    /// [`CommandError`] where the file cannot be written.
    pub(super) fn of(case: &TestCase, arena: &Arena) -> Result<Option<Self>, CommandError> {
        let Some(list) = case.list() else { return Ok(None) };
        let listed = list.lengths().next().and_then(|length| list.of_length(length)).cloned();
        let Some(listed) = listed else { return Ok(None) };
        Ok(Some(Self { words: arena.write(&text_of(&list))?, list: Arc::new(list), listed }))
    }

    /// What the players sit down to. Nobody loses: every letter may be missed.
    pub(super) fn sitting<'a>(
        &'a self,
        checked: &'a CheckRun<'_>,
        guesser: &'a Spec,
        setter: &'a Spec,
    ) -> Sitting<'a> {
        Sitting {
            guesser,
            setter,
            pairing: (0, 0),
            list: &self.list,
            words: &self.words,
            lives: Lives::at_least_one(self.list.alphabet().len() as u32),
            limits: checked.limits,
            stop: checked.arena.stop(),
        }
    }

    /// The game, and the table that it is played at.
    pub(super) fn game(&self, sitting: &Sitting<'_>) -> (Game, Table) {
        let game = Game { number: 0, listed: Arc::clone(&self.listed), seed: 0, word: None };
        (game, Table::new(&self.listed, sitting.lives, 0))
    }
}
