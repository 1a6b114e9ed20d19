//! Changes the value of the current row: by steps, by number, or by typing.

use super::Setup;
use crate::app::input::Row;
use crate::app::state::SessionState;
use crate::app::widgets::steps::{named, stepped, stepped_by_name};
use crate::app::{FormError, Next};
use crate::game::{Difficulty, Holder, ListChoice, Lives, OpeningChoice};
use crate::words::Alphabet;

impl Setup {
    /// Chooses the value with this number (from 0) among those that the current row offers. If par is not
    /// known, no difficulty is offered.
    pub(super) fn choose(&mut self, number: usize, state: &SessionState) -> Next {
        match self.focus {
            Row::Opponent => self.opponent = *Holder::ALL.get(number).unwrap_or(&self.opponent),
            Row::Language => {
                if let Some(language) = state.library.languages().nth(number) {
                    self.list = state.library.in_language(self.list, language);
                }
            }
            Row::List => self.list = self.lists(state).get(number).copied().unwrap_or(self.list),
            Row::Lives => {
                let named = Difficulty::ALL.get(number).copied();
                let named = named.filter(|named| named.beyond_par().is_some());
                if let Some(difficulty) = named.filter(|_| self.par(state).is_some()) {
                    self.difficulty = difficulty;
                }
            }
            Row::Opening => self.opening = self.openings().nth(number).unwrap_or(self.opening),
            Row::Length | Row::Word | Row::Play => {}
        }
        Next::Stay
    }

    /// Returns the lists of the chosen language.
    fn lists(&self, state: &SessionState) -> Vec<ListChoice> {
        state.library.choices(state.library.alphabet(self.list)).collect()
    }

    pub(super) fn change(&mut self, by: isize, state: &SessionState) {
        match self.focus {
            Row::Opponent => self.opponent = stepped(&Holder::ALL, self.opponent, by),
            Row::Language => {
                let languages: Vec<_> = state.library.languages().collect();
                let language = stepped(&languages, state.library.alphabet(self.list), by);
                self.list = state.library.in_language(self.list, language);
            }
            Row::List => self.list = stepped(&self.lists(state), self.list, by),
            Row::Opening => {
                let choices: Vec<_> = self.openings().collect();
                self.opening = stepped(&choices, self.opening, by);
            }
            Row::Length => self.step_length(by, state),
            Row::Lives => match (self.lives.text().parse::<Lives>(), self.par(state)) {
                (Ok(lives), Some(par)) => {
                    let stepped = stepped_by_name(lives, par, by).min(lives.max(self.most(state)));
                    self.difficulty = Difficulty::of(stepped, par);
                    self.lives.set(stepped.to_string());
                }
                (Ok(lives), None) => {
                    self.by_hand();
                    let stepped = if by > 0 { lives.more() } else { lives.fewer() };
                    let stepped = stepped.min(lives.max(self.most(state)));
                    self.lives.set(stepped.to_string());
                }
                (Err(error), _) => self.error = Some(FormError::Lives(error)),
            },
            Row::Word | Row::Play => {}
        }
    }

    /// Steps to the next length that has words.
    fn step_length(&mut self, by: isize, state: &SessionState) {
        let list = state.library.list(self.list);
        let length = self.length.text().parse().unwrap_or(0);
        let (shorter, longer) = list.neighbours(length);
        let there = (list.count(length) > 0).then_some(length);
        let (wanted, other) = if by > 0 { (longer, shorter) } else { (shorter, longer) };
        if let Some(length) = wanted.or(there).or(other) {
            self.length.set(length.to_string());
        }
    }

    pub(super) fn typed(&mut self, c: char, state: &SessionState) {
        match self.focus {
            Row::Length | Row::Lives if !c.is_ascii_digit() => {
                self.error = Some(FormError::NotADigit);
            }
            Row::Word if state.library.list(self.list).alphabet().letter(c).is_none() => {
                let alphabet = state.library.list(self.list).alphabet();
                let other = alphabet.wrong_layout(c.encode_utf8(&mut [0; 4]));
                let error = other.map_or(FormError::NotALetter, |_| FormError::WrongLayout);
                self.error = Some(error);
            }
            Row::Length | Row::Lives | Row::Word => {
                self.by_hand();
                if let Some(field) = self.field() {
                    field.push(c);
                }
            }
            Row::Opponent => {
                self.opponent = named(&Holder::ALL, self.opponent, c, |holder| holder.name());
            }
            Row::Language => {
                let languages: Vec<_> = state.library.languages().collect();
                let language = state.library.alphabet(self.list);
                let language = named(&languages, language, c, Alphabet::language);
                self.list = state.library.in_language(self.list, language);
            }
            Row::List => {
                let name = |list| state.library.short_name(list);
                self.list = named(&self.lists(state), self.list, c, name);
            }
            Row::Opening => {
                let choices: Vec<_> = self.openings().collect();
                let name = |choice| match choice {
                    OpeningChoice::None => "blank",
                    OpeningChoice::Random => "random",
                    _ => "revealed",
                };
                self.opening = named(&choices, self.opening, c, name);
            }
            Row::Play => {}
        }
    }
}
