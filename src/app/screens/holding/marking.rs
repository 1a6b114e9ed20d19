//! How an answer is typed: no, yes and places, or the pattern with the letter in it.

use super::{Asked, Holding, Marking, Waiting};
use crate::app::requests::Requests;
use crate::app::{HoldingRemark, Next};
use crate::words::Places;

impl Holding {
    /// Handles a typed character: a part of the pattern, or no.
    pub(super) fn typed(&mut self, c: char, asked: Asked, requests: &mut Requests) -> Next {
        // At first n and y answer the question, even if it is about an N or a Y.
        if (self.has_begun(&asked) || !matches!(c, 'n' | 'N' | 'y' | 'Y')) && self.spell(c, asked) {
            return Next::Stay;
        }
        if let Some(place) = c.to_digit(10).and_then(|number| number.checked_sub(1)) {
            self.mark(place as usize, Marking::Turned);
        } else if c.eq_ignore_ascii_case(&'y') {
            self.waiting = Waiting::Asking(Asked { yes: true, ..asked });
            self.remark = HoldingRemark::MarkPlaces(asked.letter);
        } else if c.eq_ignore_ascii_case(&'n') && asked.marks.is_empty() {
            return self.answer(asked.letter, Places::NONE, requests);
        } else {
            self.remark = asked.question();
        }
        Next::Stay
    }

    /// Returns whether the player has begun to say where the letter is.
    pub(super) fn has_begun(&self, asked: &Asked) -> bool {
        asked.cursor != self.first_free() || asked.yes || !asked.marks.is_empty()
    }

    /// Takes a character of the pattern at the cursor. Returns whether it is valid there.
    pub(super) fn spell(&mut self, c: char, mut asked: Asked) -> bool {
        let pattern = self.round.pattern();
        let typed = self.round.alphabet().letter(c);
        // A pattern may be typed whole, from a first place that is known.
        let begins = typed.is_some() && pattern.letters().first().copied().flatten() == typed;
        if begins && asked.cursor == self.first_free() && asked.marks.is_empty() {
            asked.cursor = 0;
        }
        let here = pattern.letters().get(asked.cursor).copied().flatten();
        let moves_on = match c {
            '-' | '_' | '.' if here.is_none() => self.mark(asked.cursor, Marking::Blank),
            '-' | '_' | '.' => true,
            _ if typed == Some(asked.letter) => self.mark(asked.cursor, Marking::Letter),
            _ if typed.is_some() && typed == here => true,
            _ => return false,
        };
        if let (true, Waiting::Asking(now)) = (moves_on, &mut self.waiting) {
            now.cursor = asked.cursor + 1;
        }
        true
    }

    /// Marks a place or removes its mark. Returns whether that is possible; the remark says why not.
    pub(super) fn mark(&mut self, place: usize, marking: Marking) -> bool {
        let Waiting::Asking(asked) = &mut self.waiting else { return false };
        match self.round.check_free(place) {
            Ok(()) => {
                let (bits, bit) = (asked.marks.bits(), 1 << place);
                asked.marks = Places::from_bits(match marking {
                    Marking::Letter => bits | bit,
                    Marking::Blank => bits & !bit,
                    Marking::Turned => bits ^ bit,
                });
                if !asked.marks.is_empty() {
                    asked.yes = true;
                    self.remark = HoldingRemark::MarkPlaces(asked.letter);
                }
                return true;
            }
            Err(error) => self.remark = HoldingRemark::WrongAnswer(error),
        }
        false
    }
}
