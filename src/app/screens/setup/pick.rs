//! Owns [`Pick`]: what can be clicked on in the form, and what that does.

use super::{Next, Row, Setup};
use crate::app::stock::Stock;
use crate::game::{Difficulty, Holder, ListChoice};

/// Something in the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// A row, to type into it or to change it.
    Row(Row),
    /// Who holds the word.
    Opponent(Holder),
    /// A word list.
    List(ListChoice),
    /// A length, in letters.
    Length(usize),
    /// How hard it is to be.
    Difficulty(Difficulty),
    /// Whether the words left are shown.
    WordsLeft(bool),
    /// Begin.
    Play,
}

impl Pick {
    const fn row(self) -> Row {
        match self {
            Self::Row(row) => row,
            Self::Opponent(_) => Row::Opponent,
            Self::List(_) => Row::List,
            Self::Length(_) => Row::Length,
            Self::Difficulty(_) => Row::Lives,
            Self::WordsLeft(_) => Row::WordsLeft,
            Self::Play => Row::Play,
        }
    }
}

impl Setup {
    /// Takes what was clicked on; keys go to its row from now on.
    pub(in crate::app) fn pick(&mut self, pick: Pick, stock: &mut Stock) -> Next {
        self.remark = None;
        if !self.rows().contains(&pick.row()) {
            return Next::Stay;
        }
        let before = self.ground();
        self.focus = pick.row();
        match pick {
            Pick::Row(_) => {}
            Pick::Opponent(holder) => self.opponent = holder,
            Pick::List(list) => self.list = list,
            Pick::Length(letters) => self.length.set(letters.to_string()),
            Pick::WordsLeft(shown) => self.shows_words_left = shown,
            Pick::Difficulty(difficulty) => {
                let lives = self.par(stock).and_then(|par| difficulty.lives(par));
                if let Some(lives) = lives {
                    self.lives.set(lives.to_string());
                }
                self.difficulty = difficulty;
            }
            Pick::Play => return self.play(stock),
        }
        if let Some(field) = self.field() {
            field.enter();
        }
        if before != self.ground() {
            self.follow_par(stock);
        }
        Next::Stay
    }
}
