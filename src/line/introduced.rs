//! Owns [`Introduced`]: which rules have been explained, so that only differences are said before later
//! rounds.

use crate::engine::Opponent;
use crate::game::{Lives, Round};
use crate::text::round::what_changed;

/// The rules that were explained last.
#[derive(Debug, Default)]
pub(super) struct Introduced {
    round: Option<Rules>,
    /// Whether the rules for holding the word have been explained.
    held: bool,
    /// Whether it has been said what the game is.
    game: bool,
    /// The characters that have been said to be played as letters.
    folded: Vec<String>,
}

#[derive(Debug)]
struct Rules {
    opponent: Opponent,
    length: usize,
    list: Option<String>,
    lives: Lives,
}

impl Introduced {
    /// Returns what is different in a round about words of this list, and whether that is the number of misses; `None` if
    /// the rules are to be explained in full.
    pub(super) fn changes(&mut self, round: &Round, list: &str) -> Option<(String, bool)> {
        let engine = round.engine();
        let opponent = engine.opponent();
        let rules = Rules {
            opponent,
            length: round.length(),
            // A friend's word doesn't come from a list.
            list: (!opponent.is_friend()).then(|| list.to_owned()),
            lives: round.lives(),
        };
        let before = self.round.replace(rules)?;
        let now = self.round.as_ref()?;
        let word = (now.length, &now.list) != (before.length, &before.list);
        let lives = (now.lives != before.lives).then_some(now.lives);
        let told = what_changed(
            (now.opponent != before.opponent).then_some(now.opponent),
            word.then_some((now.length, now.list.as_deref())),
            lives,
        );
        Some((told, lives.is_some()))
    }

    /// Returns whether to say what the game is: the first time, unless rules have been explained.
    pub(super) const fn is_first_form(&mut self) -> bool {
        !std::mem::replace(&mut self.game, true) && self.round.is_none()
    }

    /// Returns whether to say how a character is played that is no letter: the first time.
    pub(super) fn is_first_folded(&mut self, text: &str) -> bool {
        let text = text.to_lowercase();
        let is_first = !self.folded.contains(&text);
        self.folded.extend(is_first.then_some(text));
        is_first
    }

    /// Returns whether to explain the rules for holding the word: the first time.
    pub(super) const fn is_first_held(&mut self) -> bool {
        !std::mem::replace(&mut self.held, true)
    }
}
