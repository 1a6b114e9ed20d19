//! Owns [`PuzzleScreen`], a puzzle and what the player has made of it so far.

use crate::app::input::{HomeLine, Input};
use crate::app::keys::{Action, Context};
use crate::app::messages::Preference;
use crate::app::state::SessionState;
use crate::app::widgets::menu::Menu;
use crate::app::{Next, Request};
use crate::position::Position;
use crate::puzzles::{Otherwise, PerfectPlay, PerfectReply, Progress, Puzzle, Tried, WhyLost};
use crate::words::{Letter, LetterSet, Places, Word};

/// A puzzle on the screen.
#[derive(Clone, Debug)]
pub struct PuzzleScreen {
    pub number: usize,
    pub puzzle: Puzzle,
    /// The position in which the player guesses, or guessed the letter that lost.
    position: Position,
    /// The letters that were right, with their answers.
    right: Vec<(Letter, Places)>,
    pub remark: PuzzleRemark,
    /// Why the last letter lost; `None` if it did not, or if it took the last life.
    pub reason: Option<WhyLost>,
    /// Why the first letter was right whichever answer it got, once the puzzle is solved.
    pub otherwise: Option<Otherwise>,
    /// The letters that would have won, once the player wants to see them.
    pub winners: LetterSet,
    /// Whether every letter so far was right.
    pub first_try: bool,
    /// Whether it counts, as the puzzle that comes next does.
    counts: bool,
    /// How far the player has come with the last letter, if it has led to another level or was the last of all puzzles.
    pub leads_to: Option<Progress>,
    /// What can be done, once a letter was wrong or one word is left.
    pub menu: Option<Menu<Action>>,
}

/// What the screen says about the last event.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleRemark {
    /// The puzzle has begun.
    Begin,
    /// A letter was answered.
    Answered(Letter, PerfectReply),
    /// The letter has been guessed before.
    Again(Letter),
    /// What was typed is not a letter of the words.
    NotALetter(char),
}

impl PuzzleScreen {
    pub(crate) fn new(number: usize, puzzle: Puzzle, progress: Progress) -> Self {
        Self {
            number,
            counts: number == progress.number(),
            position: puzzle.position().clone(),
            puzzle,
            right: Vec::new(),
            remark: PuzzleRemark::Begin,
            reason: None,
            otherwise: None,
            winners: LetterSet::EMPTY,
            first_try: true,
            leads_to: None,
            menu: None,
        }
    }

    /// Returns the letter whose answer ruled a word of the puzzle out; `None` if it is left.
    pub fn ruled_out(&self, word: &Word) -> Option<Letter> {
        let last = match &self.remark {
            PuzzleRemark::Answered(letter, reply) => Some((*letter, reply.places)),
            _ => None,
        };
        let mut answers = self.right.iter().copied().chain(last);
        answers.find(|(letter, places)| word.places_of(*letter) != *places).map(|it| it.0)
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

    pub(crate) fn context(&self) -> Context {
        match &self.menu {
            None => Context::Puzzle,
            Some(_) if self.is_solved() => Context::PuzzleOver,
            Some(_) => Context::PuzzleWrong,
        }
    }

    /// Returns whether an action does something now.
    pub(crate) fn heeds(&self, action: Action) -> bool {
        match (action, &self.menu) {
            (Action::Same | Action::Hint | Action::Share | Action::Again, menu) => {
                menu.as_ref().is_some_and(|menu| menu.number_of(action).is_some())
            }
            (Action::Type(_), _) => !self.is_solved(),
            _ => true,
        }
    }

    pub(crate) fn update(&mut self, input: &Input, state: &mut SessionState) -> Next {
        let chosen = self.menu.as_mut().and_then(|menu| menu.update(input));
        let action = chosen.or(input.action()).filter(|action| self.heeds(*action));
        let Some(action) = action else { return Next::Stay };
        match action {
            Action::Type(c) => self.guess(c, state),
            Action::Same => self.take_back(),
            Action::Hint => {
                let perfect = self.position.candidates().and_then(PerfectPlay::of);
                self.winners = perfect.map(|mut it| it.winners(&self.position)).unwrap_or_default();
                self.menu = Some(Menu::new([Action::Same, Action::Again]));
            }
            Action::Again => return Next::Start(HomeLine::Puzzles),
            Action::Share => return Next::Share,
            Action::Back | Action::NewGame => return Next::Home,
            _ => {}
        }
        Next::Stay
    }

    /// Goes back to before the letter that lost, if the last one did.
    fn take_back(&mut self) {
        (self.remark, self.reason, self.menu) = (PuzzleRemark::Begin, None, None);
        self.winners = LetterSet::EMPTY;
    }

    fn guess(&mut self, typed: char, state: &mut SessionState) {
        let letter = self.position.alphabet().letter(typed);
        let is_new = |letter: &Letter| !self.position.guessed().contains(*letter);
        let Some(letter) = letter.filter(is_new) else {
            // What is said of a wrong letter stays until another is guessed.
            if self.menu.is_none() {
                self.remark = letter.map_or(PuzzleRemark::NotALetter(typed), PuzzleRemark::Again);
            }
            return;
        };
        self.take_back();
        let perfect = self.puzzle.position().candidates().and_then(PerfectPlay::of);
        let Some(mut perfect) = perfect else { return };
        let Some(reply) = perfect.reply(&self.position, letter) else { return };
        if reply.loses() {
            self.reason = perfect.reason(&reply.position);
            self.menu = Some(Menu::new([Action::Same, Action::Hint, Action::Again]));
        } else {
            self.position = reply.position.clone();
            self.right.push((letter, reply.places));
            if self.is_solved() {
                let first = self.right.first();
                self.otherwise = first.and_then(|(letter, places)| {
                    perfect.otherwise(self.puzzle.position(), *letter, *places)
                });
                self.menu = Some(Menu::new([Action::Again, Action::Share]));
            }
        }
        (self.remark, self.leads_to) = (PuzzleRemark::Answered(letter, reply), None);
        if self.menu.is_some() {
            self.count(state);
        }
    }

    /// Counts the first letter that lost, or that the puzzle is solved.
    fn count(&mut self, state: &mut SessionState) {
        let solved = self.is_solved();
        let is_first = self.first_try;
        self.first_try &= solved;
        if !self.counts || !is_first && !solved {
            return;
        }
        let tried = if is_first { Tried::First(solved) } else { Tried::Again };
        let progress = state.puzzles.with(tried);
        let is_news = progress.level() != state.puzzles.level() || progress.ends();
        self.leads_to = is_news.then_some(progress);
        state.puzzles = progress;
        state.requests.send(Request::Remember(Preference::Puzzles(tried)));
    }
}
