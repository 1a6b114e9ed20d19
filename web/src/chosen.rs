//! Owns [`Chosen`]: what was chosen last, as text.

use evil_hangman::app::{Pick, Preference, Spoken};
use evil_hangman::game::GameSpec;
use evil_hangman::game::library::ListChoice;
use evil_hangman::game::spec::{Holder, Length};
use evil_hangman::puzzles::Progress;
use evil_hangman::words::EmbeddedList;
use serde::{Deserialize, Serialize};

use crate::host::FIRST_LIST;
use crate::storage::Storage;

/// What was chosen last; what is missing or not known is as on the first visit.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Chosen {
    opponent: Option<String>,
    list: Option<String>,
    length: Option<String>,
    lives: Option<String>,
    words_left: Option<bool>,
    /// The theme's name.
    pub theme: Option<String>,
    /// The figure's name.
    pub figure: Option<String>,
    /// Whether the opponent talks.
    pub voice: Option<bool>,
    puzzles: Option<String>,
    spoken: Option<String>,
}

const NAME: &str = "choices";
/// The player's own list, whatever it is called.
const OWN: &str = "own";

impl Chosen {
    /// Reads what was chosen.
    pub fn read(storage: &impl Storage) -> Self {
        let text = storage.get(NAME).unwrap_or_default();
        serde_json::from_slice(text.as_bytes()).unwrap_or_default()
    }

    /// Writes what was chosen. A player who cannot be reminded of it loses nothing.
    pub fn write(&self, storage: &mut impl Storage) {
        if let Ok(text) = serde_json::to_string(self) {
            let _ = storage.set(NAME, &text);
        }
    }

    /// Takes in a choice.
    pub fn take(&mut self, choice: Preference) {
        match choice {
            Preference::Setting(pick) => self.set(pick),
            Preference::WordsLeft(shown) => self.words_left = Some(shown),
            Preference::Puzzles(tried) => {
                self.puzzles = Some(self.puzzles().with(tried).to_string())
            }
            Preference::Spoken(spoken) => self.spoken = Some(spoken.to_string()),
        }
    }

    /// Takes in the value of a setting.
    fn set(&mut self, pick: Pick) {
        match pick {
            Pick::Opponent(holder) => self.opponent = Some(holder.name().to_owned()),
            Pick::List(ListChoice::Embedded(embedded)) => {
                self.list = Some(embedded.name().to_owned())
            }
            Pick::List(ListChoice::User) => self.take_own_list(),
            Pick::Length(length) => self.length = Some(length.to_string()),
            Pick::Lives(lives) => self.lives = Some(lives.to_string()),
            Pick::Theme(theme) => self.theme = Some(theme),
            Pick::Figure(figure) => self.figure = Some(figure.to_string()),
            Pick::Voice(talks) => self.voice = Some(talks),
        }
    }

    /// Chooses the list that the player has brought.
    pub fn take_own_list(&mut self) {
        self.list = Some(OWN.to_owned());
    }

    /// The puzzle that comes next.
    #[must_use]
    pub fn puzzles(&self) -> Progress {
        self.puzzles.as_deref().and_then(|text| text.parse().ok()).unwrap_or_default()
    }

    /// What the opponent said last.
    #[must_use]
    pub fn spoken(&self) -> Spoken {
        self.spoken.as_deref().and_then(|text| text.parse().ok()).unwrap_or_default()
    }

    /// Whether rounds show the number of words left from the start.
    #[must_use]
    pub fn shows_words_left(&self) -> bool {
        self.words_left.unwrap_or(true)
    }

    /// What rounds are to be like. A list of the player's own can be chosen if there is one.
    #[must_use]
    pub fn spec(&self, has_own: bool) -> GameSpec {
        let holder =
            Holder::ALL.into_iter().find(|holder| Some(holder.name()) == self.opponent.as_deref());
        let embedded = EmbeddedList::built_in();
        let embedded =
            embedded.into_iter().find(|embedded| Some(embedded.name()) == self.list.as_deref());
        let length = self.length.as_deref().and_then(|length| length.parse().ok());
        let is_played = |length: &Length| length.letters().is_none_or(|it| (2..=16).contains(&it));
        GameSpec {
            opponent: holder.unwrap_or_default(),
            list: match embedded {
                Some(embedded) => ListChoice::Embedded(embedded),
                None if has_own && self.list.as_deref() == Some(OWN) => ListChoice::User,
                None => FIRST_LIST,
            },
            length: length.filter(is_played).unwrap_or(Length::Level),
            lives: self.lives.as_deref().and_then(|lives| lives.parse().ok()).unwrap_or_default(),
            ..GameSpec::default()
        }
    }
}
