//! Owns [`Proving`]: any of the words that fitted to the end of a round, and whether every answer holds
//! for it.

use crate::app::input::Input;
use crate::app::keys::Action;
use crate::app::widgets::field::TextField;
use crate::game::{Outcome, Round};
use crate::words::{Letter, Pattern, Places, Word};

/// The words that fitted to the end, one of them selected, and its answers as far as they were checked.
#[derive(Clone, Debug)]
pub struct Proving {
    words: Vec<Word>,
    answers: Vec<(Letter, Places)>,
    /// How the words begin that are looked for.
    typed: TextField,
    /// The word that is selected among those that begin so, from 0.
    selected: usize,
    /// How many answers have been checked for it.
    checked: usize,
}

/// What a word says to a letter, and what was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// The letter.
    pub letter: Letter,
    /// Where the word has it.
    pub places: Places,
    /// Where it was said to be.
    pub said: Places,
    /// What was known of the word after it.
    pub known: Pattern,
}

impl Check {
    /// Whether the answer holds for the word.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.places == self.said
    }
}

impl Proving {
    /// The words that fitted to the end of a round; nothing where the opponent held one word only, or
    /// the player left it but one.
    pub(in crate::app) fn of(round: &Round, outcome: Outcome) -> Option<Self> {
        let can_be_proved = Self::is_about(round, outcome);
        can_be_proved.then(|| Self {
            words: round.engine().candidates().words().collect(),
            answers: round.replies().iter().map(|reply| (reply.letter, reply.places())).collect(),
            typed: TextField::default(),
            selected: 0,
            checked: 0,
        })
    }

    /// Whether there is anything to prove about a round that ended so.
    pub(in crate::app) fn is_about(round: &Round, outcome: Outcome) -> bool {
        let engine = round.engine();
        let fitted = engine.candidates().len() > 1 && !round.replies().is_empty();
        engine.opponent().is_evil() && outcome != Outcome::Won && fitted
    }

    /// How many words fitted.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.words.len()
    }

    /// How the words begin that are looked for.
    #[must_use]
    pub fn typed(&self) -> &str {
        self.typed.text()
    }

    /// The words that begin so, the commonest class first.
    pub fn words(&self) -> impl Iterator<Item = &Word> {
        let begin = self.typed.text().to_uppercase();
        self.words.iter().filter(move |word| word.to_string().starts_with(&begin))
    }

    /// The number of the word that is selected among those, from 0.
    #[must_use]
    pub const fn selected(&self) -> usize {
        self.selected
    }

    /// That word, unless none begins so.
    #[must_use]
    pub fn word(&self) -> Option<&Word> {
        self.words().nth(self.selected)
    }

    /// How many answers there were.
    #[must_use]
    pub const fn answers(&self) -> usize {
        self.answers.len()
    }

    /// The answers that have been checked for the word, the first first.
    #[must_use]
    pub fn checks(&self) -> Vec<Check> {
        let Some(word) = self.word() else { return Vec::new() };
        let mut known = Pattern::hidden(word.alphabet(), word.letters().len());
        let check = |(letter, said): &(Letter, Places)| {
            let places = word.places_of(*letter);
            known.reveal(*letter, places);
            Check { letter: *letter, places, said: *said, known: known.clone() }
        };
        self.answers.iter().take(self.checked).map(check).collect()
    }

    /// Does what a key or a click asked for.
    pub(super) fn update(&mut self, input: &Input) {
        let action = match input {
            Input::Select(word) => return self.select(*word),
            Input::Act(action) => *action,
            _ => return,
        };
        match action {
            Action::Confirm | Action::More => {
                self.checked = (self.checked + 1).min(self.answers.len());
            }
            Action::Less => self.checked = self.checked.saturating_sub(1),
            Action::Next => self.select(self.selected + 1),
            Action::Previous => self.select(self.selected.saturating_sub(1)),
            Action::Type(letter) if letter.is_alphabetic() => {
                self.typed.push(letter);
                self.select(0);
            }
            Action::Erase => {
                self.typed.erase();
                self.select(0);
            }
            _ => {}
        }
    }

    /// Selects a word; what was checked for another one has to be checked again.
    fn select(&mut self, word: usize) {
        let word = word.min(self.words().count().saturating_sub(1));
        self.selected = word;
        self.checked = 0;
    }
}
