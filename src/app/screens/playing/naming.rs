//! Guessing the whole word: a field in which it is typed.

use super::{Playing, Queued};
use crate::app::input::Input;
use crate::app::keys::Action;
use crate::app::requests::Requests;
use crate::app::widgets::field::TextField;
use crate::app::{Next, Remark};
use crate::words::{Letter, Word};

/// The field for the word, and what was said before it was opened.
#[derive(Clone, Debug)]
pub(super) struct Naming {
    field: TextField,
    before: Remark,
}

impl Playing {
    /// Returns the letters to show of what has been typed, if the whole word is being typed: none of a word that
    /// pupils must not see.
    #[must_use]
    pub fn naming(&self) -> Option<Vec<Option<Letter>>> {
        let naming = self.naming.as_ref()?;
        let typed = Word::typed(naming.field.text(), self.round.alphabet(), self.round.is_clean());
        let letter = |word: &Word, letter: &Letter| word.is_shown().then_some(*letter);
        Some(typed.map_or_else(
            |_| Vec::new(),
            |word| word.letters().iter().map(|one| letter(&word, one)).collect(),
        ))
    }

    /// Opens the field.
    pub(super) fn begin_naming(&mut self) {
        let before = std::mem::replace(&mut self.remark, Remark::NameTheWord);
        self.naming = Some(Naming { field: TextField::default(), before });
    }

    /// Handles an input if it is for the field.
    pub(super) fn name(&mut self, input: &Input, requests: &mut Requests) -> Option<Next> {
        let naming = self.naming.as_mut()?;
        match input {
            Input::Act(Action::Type(c)) => self.spell(*c),
            Input::Paste(text) => {
                let first = text.trim().lines().next().unwrap_or_default();
                first.chars().for_each(|c| self.spell(c));
            }
            Input::Act(Action::Erase) => {
                naming.field.erase();
                self.remark = Remark::NameTheWord;
            }
            Input::Act(Action::Confirm) => {
                let typed = naming.field.text().to_owned();
                match typed.is_empty() {
                    true => self.stop_naming(),
                    false => self.guess_typed(&typed, requests),
                }
            }
            Input::Act(Action::Back) => self.stop_naming(),
            _ => return None,
        }
        Some(Next::Stay)
    }

    /// Closes the field, and says again what was said before it.
    fn stop_naming(&mut self) {
        if let Some(naming) = self.naming.take() {
            self.remark = naming.before;
        }
    }

    /// Adds a letter, as long as the word has a place for it.
    fn spell(&mut self, c: char) {
        let (length, alphabet) = (self.round.length(), self.round.alphabet());
        let Some(naming) = &mut self.naming else { return };
        let mut longer = naming.field.clone();
        longer.push(c);
        self.remark = match alphabet.read(longer.text()) {
            Ok(letters) if letters.len() <= length => {
                naming.field = longer;
                Remark::NameTheWord
            }
            Ok(_) => Remark::NameIsFull,
            Err(_) => Remark::NotALetter,
        };
    }

    /// Guesses the word that was typed, if it can be the word; otherwise says why not.
    pub(super) fn guess_typed(&mut self, text: &str, requests: &mut Requests) {
        match Word::typed(text, self.round.alphabet(), self.round.is_clean()) {
            Ok(word) => match (self.round.check_word(&word), &mut self.thinking) {
                (Err(error), _) => self.remark = Remark::Refused(word.into(), error),
                (Ok(()), Some(thinking)) => {
                    thinking.wait(Queued::Word(word));
                    self.stop_naming();
                }
                (Ok(()), None) => self.guess_word(&word, requests),
            },
            Err(error) => self.remark = Remark::NotAWord(error),
        }
    }

    pub(super) fn guess_word(&mut self, word: &Word, requests: &mut Requests) {
        self.naming = None;
        let answered = self.round.guess_word(word).map(|reply| reply.places());
        self.next_turn(word.clone().into(), answered, requests);
    }
}
