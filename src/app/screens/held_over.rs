//! Owns [`HeldOver`], the screen after a round in which the player held the word.

use crate::app::input::{HomeLine, Input};
use crate::app::keys::{Action, Context};
use crate::app::widgets::field::TextField;
use crate::app::widgets::menu::Menu;
use crate::app::{HoldingRemark, Next};
use crate::game::reverse::{NotTheWord, ReverseRound};
use crate::words::Word;

/// The end of a round in which the player held the word.
#[derive(Clone, Debug)]
pub struct HeldOver {
    pub round: ReverseRound,
    /// The word, if it was found or typed.
    pub word: Option<Word>,
    pub ending: HeldEnding,
    /// The remark about the last answer.
    pub remark: Option<HoldingRemark>,
}

/// What the screen waits for.
#[derive(Clone, Debug)]
pub enum HeldEnding {
    /// The word that the player held.
    Telling(TextField),
    /// A choice from the menu.
    Done(Menu<Action>),
}

impl HeldOver {
    /// Returns the end of a round. The computer either names the word or asks for it.
    pub(crate) fn new(round: ReverseRound) -> Self {
        let mut over = Self {
            round,
            word: None,
            ending: HeldEnding::Telling(TextField::default()),
            remark: None,
        };
        if let Some(word) = over.round.found() {
            over.tell(word);
        }
        over
    }

    pub(crate) const fn context(&self) -> Context {
        match self.ending {
            HeldEnding::Telling(_) => Context::Word,
            HeldEnding::Done(_) => Context::HeldOver,
        }
    }

    pub(crate) fn update(&mut self, input: &Input) -> Next {
        if input.is_by_the_player() {
            self.remark = None;
        }
        match &mut self.ending {
            HeldEnding::Telling(field) => match input {
                Input::Act(Action::Type(c)) => field.push(*c),
                Input::Act(Action::Erase) => field.erase(),
                Input::Paste(text) => {
                    let first = text.trim().lines().next().unwrap_or_default();
                    first.chars().take(TextField::MAX).for_each(|c| field.push(c));
                }
                Input::Act(Action::Confirm) if field.text().is_empty() => self.done(),
                Input::Act(Action::Confirm) => {
                    let typed = field.text().to_owned();
                    self.tell_typed(&typed);
                }
                Input::Enter(text) => {
                    *field = TextField::new(text.clone());
                    self.tell_typed(text);
                }
                Input::Act(Action::Back) => self.done(),
                _ => {}
            },
            HeldEnding::Done(menu) => match menu.update(input).or(input.action()) {
                Some(Action::Again) => return Next::Start(HomeLine::Play),
                Some(Action::Back | Action::NewGame) => return Next::Home,
                _ => {}
            },
        }
        Next::Stay
    }

    fn tell_typed(&mut self, text: &str) {
        match self.round.read_word(text) {
            Ok(word) => self.tell(word),
            Err(error) => {
                if error == NotTheWord::NotListed {
                    self.ending = HeldEnding::Telling(TextField::default());
                }
                self.remark = Some(HoldingRemark::NotTheWord(error));
            }
        }
    }

    fn tell(&mut self, word: Word) {
        self.word = Some(word);
        self.done();
    }

    fn done(&mut self) {
        self.ending = HeldEnding::Done(Menu::new([Action::Again, Action::NewGame]));
    }
}
