//! Guessing the whole word: known letters stay in place, and typing fills the gaps.

use super::{Playing, Queued};
use crate::app::input::Input;
use crate::app::keys::Action;
use crate::app::requests::Requests;
use crate::app::widgets::field::TextField;
use crate::app::{Next, Remark};
use crate::engine::GuessError;
use crate::words::{Guess, Letter, Word};

/// The field for the word, and the remark that it replaced.
#[derive(Clone, Debug)]
pub struct Naming {
    field: TextField,
    before: Remark,
}

/// Puts letters into the gaps from left to right. A letter that is known can be left out or typed at its place. Returns
/// the letter at each place, and the number of places that are done. As many letters as the word has are the whole word,
/// even if they contradict the known ones; fewer that have no place any more are left out.
fn placed(typed: &[Letter], known: &[Option<Letter>]) -> (Vec<Option<Letter>>, usize) {
    if typed.len() == known.len() {
        return (typed.iter().copied().map(Some).collect(), known.len());
    }
    let (mut letters, mut done) = (known.to_vec(), 0);
    let next_gap = |done: usize| {
        let gap = known[done..].iter().position(Option::is_none);
        gap.map_or(known.len(), |gap| done + gap)
    };
    for letter in typed {
        if known.get(done) != Some(&Some(*letter)) {
            done = next_gap(done);
            let Some(place) = letters.get_mut(done) else { break };
            *place = Some(*letter);
        }
        done += 1;
    }
    (letters, next_gap(done.min(known.len())))
}

impl Playing {
    /// Returns the letter to show at each place, a known one or a typed one, and the number of places that are done, if the whole
    /// word is being typed.
    pub fn naming(&self) -> Option<(Vec<Option<Letter>>, usize)> {
        Some(self.placed(self.naming.as_ref()?.field.text()))
    }

    /// Returns the letters of a text at their places, and the number of places that are done.
    fn placed(&self, text: &str) -> (Vec<Option<Letter>>, usize) {
        let typed = self.round.alphabet().read(text).unwrap_or_default();
        placed(&typed, self.round.pattern().letters())
    }

    /// Returns the word that letters make which fill the gaps, and nothing else.
    fn filled(&self, text: &str) -> Option<String> {
        let typed = self.round.alphabet().read(text).ok()?;
        let known = self.round.pattern().letters();
        let (_, before) = placed(typed.split_last()?.1, known);
        let (letters, _) = placed(&typed, known);
        let fills = typed.len() < known.len() && before < known.len();
        (fills && letters.iter().all(Option::is_some)).then(|| self.spelled(&letters))
    }

    fn spelled(&self, letters: &[Option<Letter>]) -> String {
        letters.iter().flatten().map(|letter| self.round.alphabet().upper(*letter)).collect()
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
            Input::Act(Action::Erase) => self.unspell(),
            Input::Act(Action::Confirm) => {
                let typed = naming.field.text().to_owned();
                let (letters, _) = self.placed(&typed);
                match letters.iter().filter(|letter| letter.is_none()).count() {
                    // If it closed the field, the letters of the word would be guesses.
                    _ if typed.is_empty() => self.remark = Remark::NameTheWord,
                    // The whole word may have a spelling of its own.
                    0 if self.is_whole(&typed) => self.guess_typed(&typed, requests),
                    0 => self.guess_typed(&self.spelled(&letters), requests),
                    gaps => self.remark = Remark::NameHasGaps(gaps),
                }
            }
            Input::Act(Action::Back) => self.stop_naming(),
            _ => return None,
        }
        Some(Next::Stay)
    }

    /// Closes the field and restores the remark.
    fn stop_naming(&mut self) {
        if let Some(naming) = self.naming.take() {
            self.remark = naming.before;
        }
    }

    fn is_whole(&self, text: &str) -> bool {
        self.round.alphabet().read(text).is_ok_and(|typed| typed.len() == self.round.length())
    }

    /// Adds a letter, as long as there are fewer than in the word.
    fn spell(&mut self, c: char) {
        let Some(naming) = &mut self.naming else { return };
        let mut longer = naming.field.clone();
        longer.push(c);
        let Ok(typed) = self.round.alphabet().read(longer.text()) else {
            self.remark = Remark::NotALetter(c);
            return;
        };
        let length = self.round.length();
        let before = typed.split_last().map_or(&typed[..], |(_, before)| before);
        let (_, before) = placed(before, self.round.pattern().letters());
        self.remark = match before < length || typed.len() == length {
            true => Remark::NameTheWord,
            false => Remark::NameIsFull,
        };
        if typed.len() <= length {
            naming.field = longer;
        }
    }

    /// Empties the gap that was filled last; letters typed where they were known already go with it, since nothing of
    /// them is seen.
    fn unspell(&mut self) {
        let Some(naming) = &self.naming else { return };
        let mut field = naming.field.clone();
        let done = |field: &TextField| self.placed(field.text()).1;
        let before = done(&field);
        while !field.text().is_empty() && done(&field) == before {
            field.erase();
        }
        self.remark = Remark::NameTheWord;
        if let Some(naming) = &mut self.naming {
            naming.field = field;
        }
    }

    /// Guesses the word that was typed, if it can be the word; otherwise says why not.
    pub(super) fn guess_typed(&mut self, text: &str, requests: &mut Requests) {
        // Where the gaps are seen, their letters are enough.
        let filled = self.naming.as_ref().and_then(|_| self.filled(text.trim()));
        let text = filled.unwrap_or_else(|| text.trim().to_owned());
        match Word::parse(&text, self.round.alphabet()) {
            Ok(word) => match (self.round.check(&word.clone().into()), &mut self.thinking) {
                (Err(error), _) => self.refuse(Remark::Refused(word.into(), error)),
                (Ok(()), Some(thinking)) => {
                    thinking.wait(Queued::Word(word));
                    self.stop_naming();
                }
                (Ok(()), None) => self.guess_word(&word, requests),
            },
            Err(error) => self.refuse(Remark::NotAWord(error)),
        }
    }

    /// Says why a word was not guessed. The next letter begins another one.
    fn refuse(&mut self, why: Remark) {
        if let Some(naming) = &mut self.naming {
            match &why {
                // It is not left in the field either.
                Remark::Refused(Guess::Word(word), GuessError::NotListed) if word.is_blocked() => {
                    naming.field = TextField::default();
                }
                _ => naming.field.enter(),
            }
        }
        self.remark = why;
    }

    pub(super) fn guess_word(&mut self, word: &Word, requests: &mut Requests) {
        self.naming = None;
        let answered = self.round.guess(word.clone()).map(|reply| reply.places());
        self.next_turn(word.clone().into(), answered, requests);
    }
}
