//! Handles clicks in the form.

use super::Setup;
use crate::app::Next;
use crate::app::input::Pick;
use crate::app::state::SessionState;

impl Setup {
    /// Handles a click; its row becomes the current one.
    pub(super) fn pick(&mut self, pick: Pick, state: &mut SessionState) -> Next {
        if !self.rows().contains(&pick.row()) {
            return Next::Stay;
        }
        self.focus = pick.row();
        match pick {
            Pick::Row(_) => {}
            Pick::Opponent(holder) => self.opponent = holder,
            Pick::Language(language) => {
                self.list = state.library.in_language(self.list, language);
            }
            Pick::List(list) => self.list = list,
            Pick::Length(letters) => self.length.set(letters.to_string()),
            Pick::Opening(choice) => self.opening = choice,
            Pick::Difficulty(difficulty) => {
                let lives = self.par(state).and_then(|par| difficulty.lives(par));
                if let Some(lives) = lives {
                    self.lives.set(lives.to_string());
                }
                self.difficulty = difficulty;
            }
            Pick::Play => return self.play(state),
        }
        if let Some(field) = self.field() {
            field.enter();
        }
        Next::Stay
    }
}
