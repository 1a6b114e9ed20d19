//! Owns [`Introduced`]: what has been explained, so that it is explained once.

use crate::engine::Opponent;
use crate::game::Round;

/// What has been explained.
#[derive(Debug, Default)]
pub(super) struct Introduced {
    /// The opponents of the rounds so far.
    opponents: Vec<Opponent>,
    /// The list that was named last.
    list: Option<String>,
    /// Whether openings have been explained.
    opening: bool,
    /// Whether the rules for holding the word have been explained.
    held: bool,
    /// Whether the game has been introduced.
    game: bool,
    /// The characters whose folding into other letters has been explained.
    folded: Vec<String>,
}

/// What to explain at the start of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct News {
    /// All the rules.
    pub(super) rules: bool,
    /// What the opponent does.
    pub(super) opponent: bool,
    /// Which list the word is from.
    pub(super) list: bool,
}

impl Introduced {
    /// Returns what is new in a round about words of this list.
    pub(super) fn begin(&mut self, round: &Round, list: &str) -> News {
        let opponent = round.engine().opponent();
        let rules = self.opponents.is_empty();
        let is_new = !self.opponents.contains(&opponent);
        self.opponents.extend(is_new.then_some(opponent));
        // A friend's word doesn't come from a list.
        let named = !opponent.is_friend() && self.list.as_deref() != Some(list);
        if named {
            self.list = Some(list.to_owned());
        }
        News { rules, opponent: is_new, list: named }
    }

    /// Returns whether to explain why a round begins with an opening: the first time.
    pub(super) const fn is_first_opening(&mut self) -> bool {
        !std::mem::replace(&mut self.opening, true)
    }

    /// Returns whether to say what the game is: the first time, unless rules have been explained.
    pub(super) const fn is_first_form(&mut self) -> bool {
        !std::mem::replace(&mut self.game, true) && self.opponents.is_empty()
    }

    /// Returns whether to explain how a character outside the alphabet is played: the first time.
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
