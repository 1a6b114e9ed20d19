//! Owns [`Chosen`]: what was chosen last, as text.

use evil_hangman::app::Preferences;
use evil_hangman::engine::Opponent;
use evil_hangman::game::{Difficulty, Holder, ListChoice, Lives, OpeningChoice};
use evil_hangman::words::Tier;
use serde::{Deserialize, Serialize};

use crate::host::FIRST_LIST;
use crate::storage::Storage;

/// What was chosen last; what is missing or not known is as on the first visit.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Chosen {
    opponent: Option<String>,
    list: Option<String>,
    length: Option<usize>,
    /// Whether chance chooses the length of every round.
    pub any_length: bool,
    lives: Option<u32>,
    /// Whether rounds begin with nothing known.
    pub blank: bool,
    difficulty: Option<String>,
    words_left: Option<bool>,
    /// The theme's name.
    pub theme: Option<String>,
    /// The figure's name.
    pub figure: Option<String>,
}

const NAME: &str = "choices";
/// The player's own list, whatever it is called.
const OWN: &str = "own";

impl Chosen {
    /// Reads what was chosen.
    pub fn read(storage: &impl Storage) -> Self {
        let text = storage.get(NAME).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Writes what was chosen. A player who cannot be reminded of it loses nothing.
    pub fn write(&self, storage: &mut impl Storage) {
        if let Ok(text) = serde_json::to_string(self) {
            let _ = storage.set(NAME, &text);
        }
    }

    /// Takes in the choices for a round, and whether chance chooses the length of every round.
    pub fn take(&mut self, preferences: &Preferences, any_length: bool) {
        let Preferences { opponent, list, length, lives, difficulty, shows_words_left, .. } =
            preferences;
        self.opponent = Some(opponent.name().to_owned());
        self.list = match list {
            ListChoice::Embedded(tier) => Some(tier.name().to_owned()),
            ListChoice::User => Some(OWN.to_owned()),
        };
        self.length = Some(*length);
        self.any_length = any_length;
        self.lives = Some(lives.get());
        self.difficulty = Some(difficulty.name().to_owned());
        self.words_left = Some(*shows_words_left);
    }

    /// Chooses the list that the player has brought.
    pub fn take_own_list(&mut self) {
        self.list = Some(OWN.to_owned());
    }

    /// The choices for a round. A list of the player's own can be chosen if there is one.
    #[must_use]
    pub fn preferences(&self, has_own: bool) -> Preferences {
        let holder =
            Holder::ALL.into_iter().find(|holder| Some(holder.name()) == self.opponent.as_deref());
        let tier = Tier::ALL.into_iter().filter(|tier| tier.is_built_in());
        let tier = tier.into_iter().find(|tier| Some(tier.name()) == self.list.as_deref());
        let difficulty = self.difficulty.as_deref();
        let difficulty = Difficulty::ALL.into_iter().find(|d| Some(d.name()) == difficulty);
        Preferences {
            opponent: holder.unwrap_or(Opponent::Merciless.into()),
            list: match tier {
                Some(tier) => ListChoice::Embedded(tier),
                None if has_own && self.list.as_deref() == Some(OWN) => ListChoice::User,
                None => FIRST_LIST,
            },
            length: self.length.filter(|length| (2..=16).contains(length)).unwrap_or(8),
            lives: Lives::at_least_one(self.lives.unwrap_or(11)),
            difficulty: difficulty.unwrap_or(Difficulty::Even),
            shows_words_left: self.words_left.unwrap_or(true),
            opening: if self.blank { OpeningChoice::None } else { OpeningChoice::Book },
        }
    }
}
