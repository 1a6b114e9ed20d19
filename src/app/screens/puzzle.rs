//! Owns [`PuzzleScreen`], a puzzle and what the player has made of it so far.

use crate::app::input::Input;
use crate::app::keys::{Action, Context};
use crate::app::messages::Choice;
use crate::app::overlays::Overlay;
use crate::app::state::SessionState;
use crate::app::widgets::menu::Menu;
use crate::app::{Event, Next, Request};
use crate::position::Position;
use crate::puzzles::{Perfect, Puzzle, Reply};
use crate::words::Letter;

/// A puzzle on the screen.
#[derive(Clone, Debug)]
pub struct PuzzleScreen {
    number: usize,
    puzzle: Puzzle,
    /// The position in which the player guesses, or guessed the letter that lost.
    position: Position,
    remark: PuzzleRemark,
    /// Whether every letter so far was right.
    first_try: bool,
    /// What can be done, once a letter was wrong or one word is left.
    menu: Option<Menu<Action>>,
}

/// What the screen says about the last event.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleRemark {
    /// The puzzle has begun.
    Begin,
    /// A letter was answered.
    Answered(Letter, Reply),
    /// The letter has been guessed before.
    Again(Letter),
    /// What was typed is not a letter of the words.
    NotALetter(char),
}

impl PuzzleScreen {
    pub(crate) fn new(number: usize, puzzle: Puzzle) -> Self {
        let position = puzzle.position().clone();
        let remark = PuzzleRemark::Begin;
        Self { number, puzzle, position, remark, first_try: true, menu: None }
    }

    /// Returns its number.
    pub const fn number(&self) -> usize {
        self.number
    }

    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    pub const fn remark(&self) -> &PuzzleRemark {
        &self.remark
    }

    /// Returns whether every letter so far was right.
    pub const fn is_first_try(&self) -> bool {
        self.first_try
    }

    /// Returns the menu, once a letter was wrong or one word is left.
    pub const fn menu(&self) -> Option<&Menu<Action>> {
        self.menu.as_ref()
    }

    /// Returns the position to show: after a letter that lost, the one that it led to.
    pub fn position(&self) -> &Position {
        match &self.remark {
            PuzzleRemark::Answered(_, reply) => &reply.position,
            _ => &self.position,
        }
    }

    /// Returns whether one word is left, and no life was wasted.
    pub fn is_solved(&self) -> bool {
        self.position.words_left() == 1
    }

    pub(crate) const fn context(&self) -> Context {
        if self.menu.is_some() { Context::PuzzleOver } else { Context::Puzzle }
    }

    /// Returns whether an action does something now.
    pub(crate) fn heeds(&self, action: Action) -> bool {
        let has = || self.menu.as_ref().is_none_or(|menu| menu.number_of(action).is_some());
        !matches!(action, Action::Same | Action::Share) || has()
    }

    pub(crate) fn update(&mut self, input: &Input, state: &mut SessionState) -> Next {
        let chosen = self.menu.as_mut().and_then(|menu| menu.update(input));
        let action = match (chosen, input) {
            (Some(action), _) => action,
            (None, Input::Act(action)) => *action,
            _ => return Next::Stay,
        };
        match action {
            Action::Type(c) if self.menu.is_none() => self.guess(c, state),
            Action::Same if self.menu.is_some() && self.heeds(action) => {
                (self.remark, self.menu) = (PuzzleRemark::Begin, None);
            }
            Action::Again if self.menu.is_some() => return Next::Puzzle,
            Action::Share if self.menu.is_some() && self.heeds(action) => {
                state.requests.report(Event::Copy);
                return Next::Open(Overlay::Share { copied: false });
            }
            Action::Back | Action::NewGame => return Next::Home,
            _ => {}
        }
        Next::Stay
    }

    fn guess(&mut self, typed: char, state: &mut SessionState) {
        let Some(letter) = self.position.alphabet().letter(typed) else {
            return self.remark = PuzzleRemark::NotALetter(typed);
        };
        if self.position.guessed().contains(letter) {
            return self.remark = PuzzleRemark::Again(letter);
        }
        let perfect = self.puzzle.position().candidates().and_then(Perfect::of);
        let reply = perfect.and_then(|mut perfect| perfect.reply(&self.position, letter));
        let Some(reply) = reply else { return };
        if reply.loses() {
            self.first_try = false;
            self.menu = Some(Menu::new([Action::Same, Action::Again]));
        } else {
            self.position = reply.position.clone();
            if self.is_solved() {
                self.menu = Some(Menu::new([Action::Again, Action::Share]));
            }
        }
        self.remark = PuzzleRemark::Answered(letter, reply);
        // Only the puzzle that comes next counts, and once.
        if self.menu.is_some() && self.number == state.puzzles.number() {
            state.puzzles = state.puzzles.after(self.first_try);
            state.requests.send(Request::Choose(Choice::Puzzles(state.puzzles)));
        }
    }
}
