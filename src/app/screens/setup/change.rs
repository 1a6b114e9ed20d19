//! Changes the value of the current row: by steps, by number, or by typing.

use super::Setup;
use crate::app::input::Row;
use crate::app::state::SessionState;
use crate::app::widgets::ring::stepped;
use crate::app::{FormError, Next};
use crate::game::{Difficulty, Holder, Lives, OpeningChoice};
use crate::words::Alphabet;

impl Setup {
    /// Chooses the value with this number (from 0) among those that the current row offers. If par is not
    /// known, no difficulty is offered.
    pub(super) fn choose(&mut self, number: usize, state: &SessionState) -> Next {
        if self.focus == Row::Lives {
            let named = Difficulty::ALL.get(number).copied();
            let named = named.filter(|named| named.beyond_par().is_some());
            if let Some(difficulty) = named.filter(|_| self.par(state).is_some()) {
                self.difficulty = difficulty;
            }
        }
        self.select(By::Number(number), state);
        Next::Stay
    }

    pub(super) fn change(&mut self, by: isize, state: &SessionState) {
        match self.focus {
            Row::Length => self.step_length(by, state),
            Row::Lives => match (self.lives.text().parse::<Lives>(), self.par(state)) {
                (Ok(lives), Some(par)) => {
                    let stepped = stepped_by_name(lives, par, by).min(lives.max(self.most(state)));
                    self.difficulty = Difficulty::of(stepped, par);
                    self.own_lives.1 = self.lives_are_for();
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
            _ => self.select(By::Steps(by), state),
        }
    }

    /// Replaces the value of the current row with another one of those that it offers, if it offers any.
    fn select(&mut self, by: By, state: &SessionState) {
        let library = &state.library;
        match self.focus {
            Row::Opponent => {
                self.opponent = by.choose(&Holder::ALL, self.opponent, |holder| holder.name());
            }
            Row::Language => {
                let languages: Vec<_> = library.languages().collect();
                let chosen = library.alphabet(self.list);
                let language = by.choose(&languages, chosen, Alphabet::language);
                self.list = library.in_language(self.list, language);
            }
            Row::List => {
                let lists: Vec<_> = library.choices(library.alphabet(self.list)).collect();
                self.list = by.choose(&lists, self.list, |list| library.short_name(list));
            }
            Row::Opening => {
                let choices: Vec<_> = self.openings().collect();
                let name = |choice| match choice {
                    OpeningChoice::None => "blank",
                    OpeningChoice::Random => "random",
                    _ => "a letter",
                };
                self.opening = by.choose(&choices, self.opening, name);
            }
            Row::Length | Row::Lives | Row::Word | Row::Play => {}
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
            _ => self.select(By::Letter(c), state),
        }
    }
}

/// How a value is replaced with another one of a few.
#[derive(Clone, Copy)]
enum By {
    /// With the one that has this number (from 0).
    Number(usize),
    /// With the one this many steps on, wrapping around.
    Steps(isize),
    /// With the next one whose name begins with this character, wrapping around.
    Letter(char),
}

impl By {
    /// Returns the new value; the current one if there is no such value.
    fn choose<'a, T: Copy + PartialEq>(
        self,
        all: &[T],
        current: T,
        name: impl Fn(T) -> &'a str,
    ) -> T {
        let at = all.iter().position(|value| *value == current).unwrap_or(0);
        let found = match self {
            Self::Number(number) => all.get(number).copied(),
            Self::Steps(by) => Some(stepped(all, current, by)),
            Self::Letter(c) => {
                let either = [c.to_ascii_lowercase(), c.to_ascii_uppercase()];
                let mut following = all.iter().cycle().skip(at + 1).take(all.len()).copied();
                following.find(|value| name(*value).starts_with(either))
            }
        };
        found.unwrap_or(current)
    }
}

/// Returns the lives of the next named difficulty for this par, starting between two if necessary; these lives if there
/// is none, since what is beyond the last name is typed.
fn stepped_by_name(lives: Lives, par: usize, by: isize) -> Lives {
    let mut named = Difficulty::ALL.into_iter().filter_map(|difficulty| difficulty.lives(par));
    let next = match by {
        1.. => named.find(|other| *other < lives),
        _ => named.rfind(|other| *other > lives),
    };
    next.unwrap_or(lives)
}
