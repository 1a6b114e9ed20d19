//! Owns [`Holding`], the screen of a round in which the player holds the word.

use crate::app::input::Input;
use crate::app::keys::{Action, Context};
use crate::app::requests::Requests;
use crate::app::widgets::menu::Menu;
use crate::app::{HoldingRemark, Next, Overlay, Ticket};
use crate::game::Standing;
use crate::game::reverse::{AnswerError, ReverseRound};
use crate::guesser::{Advice, GuesserKind};
use crate::words::{Guess, Letter, Places, Word};

/// The guesser. The player holds one word, so it is the one that finds most words in time.
const COACH: GuesserKind = GuesserKind::Learned;

/// A round in which the computer guesses.
#[derive(Clone, Debug)]
pub struct Holding {
    pub round: ReverseRound,
    waiting: Waiting,
    /// The remark about the last key.
    pub remark: HoldingRemark,
    /// The computer's estimates of the probability (0 ..= 1) that the word is on its list, one after each answer, the first
    /// before any.
    listed: Vec<f64>,
}

/// What the round waits for.
#[derive(Clone, Debug)]
enum Waiting {
    /// The computer's next letter, which arrives with this ticket. The previous letter, if any, is still
    /// shown.
    Thinking(Ticket, Option<Letter>),
    /// The player's answer.
    Asking(Asked),
    /// Whether it is this word, the only one that fits.
    Naming(Word, Menu<bool>),
}

/// The letter that is asked about, and the answer so far.
#[derive(Clone, Copy, Debug)]
struct Asked {
    letter: Letter,
    marks: Places,
    /// The place (from 0) of the cursor.
    cursor: usize,
    /// Whether the player has said yes, so that leaving all places unmarked is not an answer.
    yes: bool,
}

impl Asked {
    /// Returns what to say to a key that is no answer: that yes or no is asked for, or where the letter is.
    const fn question(&self) -> HoldingRemark {
        match self.yes {
            true => HoldingRemark::MarkPlaces(self.letter),
            false => HoldingRemark::MarkOrNo(self.letter),
        }
    }
}

impl Holding {
    /// Returns a new round, and requests the first letter.
    pub(crate) fn new(round: ReverseRound, remark: HoldingRemark, requests: &mut Requests) -> Self {
        let ticket = requests.advise(COACH, round.position().clone());
        Self { round, waiting: Waiting::Thinking(ticket, None), remark, listed: Vec::new() }
    }

    /// Returns the letter that is asked about, or the previous one while the computer thinks; `None` at the
    /// start.
    pub const fn letter(&self) -> Option<Letter> {
        match &self.waiting {
            Waiting::Asking(asked) => Some(asked.letter),
            Waiting::Thinking(_, last) => *last,
            Waiting::Naming(..) => None,
        }
    }

    /// Returns the word that is asked about, and the menu of answers.
    pub const fn word(&self) -> Option<(&Word, &Menu<bool>)> {
        let Waiting::Naming(word, menu) = &self.waiting else { return None };
        Some((word, menu))
    }

    pub const fn marks(&self) -> Places {
        if let Waiting::Asking(asked) = &self.waiting { asked.marks } else { Places::NONE }
    }

    /// Returns the place (from 0) of the cursor, if it is on one.
    pub const fn cursor(&self) -> Option<usize> {
        let Waiting::Asking(asked) = &self.waiting else { return None };
        Some(asked.cursor)
    }

    /// Returns the same once the player has begun to say where the letter is. Before that, yes or no is to be said.
    pub fn cursor_in_use(&self) -> Option<usize> {
        let begun = self.cursor() != Some(self.first_free()) || !self.asks_yes_or_no();
        self.cursor().filter(|_| begun)
    }

    /// Returns whether yes or no is to be said: no place is marked, and the player has not said yes.
    pub const fn asks_yes_or_no(&self) -> bool {
        match &self.waiting {
            Waiting::Asking(asked) => !asked.yes && asked.marks.is_empty(),
            Waiting::Thinking(..) => true,
            Waiting::Naming(..) => false,
        }
    }

    /// Returns whether there is an answer or a mark to take back.
    pub fn can_undo(&self) -> bool {
        !self.round.answers().is_empty() || !self.asks_yes_or_no()
    }

    /// Returns whether an action does something now: yes and no at first and about a whole word, then the marks of places.
    pub(crate) fn heeds(&self, action: Action) -> bool {
        match action {
            Action::Type('y' | 'n') => self.asks_yes_or_no() || self.word().is_some(),
            Action::Confirm | Action::Mark | Action::Less | Action::More => !self.asks_yes_or_no(),
            _ => true,
        }
    }

    /// Returns the computer's last estimate of the probability (0 ..= 1) that the word is on its list.
    pub fn listed(&self) -> f64 {
        self.listed.last().copied().unwrap_or(1.0)
    }

    /// Returns whether the computer is choosing a letter.
    pub const fn is_thinking(&self) -> bool {
        matches!(self.waiting, Waiting::Thinking(..))
    }

    pub(crate) const fn context(&self) -> Context {
        match &self.waiting {
            Waiting::Naming(..) => Context::IsIt,
            Waiting::Thinking(..) | Waiting::Asking(_) => Context::Question,
        }
    }

    pub(crate) fn update(&mut self, input: &Input, requests: &mut Requests) -> Next {
        if let Waiting::Naming(word, menu) = &mut self.waiting {
            let answer = match input {
                Input::Act(Action::Type('y' | 'Y')) => Some(true),
                Input::Act(Action::Type('n' | 'N')) => Some(false),
                input => menu.update(input),
            };
            if let Some(is_right) = answer {
                let word = word.clone();
                self.round.answer_word(word, is_right);
                return self.player_answered(requests);
            }
        }
        match (input, &mut self.waiting) {
            (Input::Advice(ticket, advice), _) => self.advised(*ticket, advice.as_ref()),
            (Input::Act(action), _) => return self.act(*action, requests),
            (Input::Places(places), Waiting::Asking(asked)) => {
                let letter = asked.letter;
                return self.answer(letter, *places, requests);
            }
            (Input::Choose(place), Waiting::Asking(asked)) => {
                asked.cursor = (*place).min(self.round.length() - 1);
                self.mark(*place);
            }
            _ => {}
        }
        Next::Stay
    }

    /// Asks about the letter that a guesser chose, if it answers the current request.
    fn advised(&mut self, ticket: Ticket, advice: Option<&Advice>) {
        if !matches!(self.waiting, Waiting::Thinking(asked, _) if asked == ticket) {
            return;
        }
        let asked = self.round.position().guessed();
        // A round in play always has a letter left, even if a guesser returns none.
        let any = || self.round.alphabet().letters().find(|letter| !asked.contains(*letter));
        self.listed.push(advice.map_or(1.0, |advice| advice.listed));
        if let Some(word) = self.round.last_word() {
            self.waiting = Waiting::Naming(word, Menu::new([true, false]));
        } else if let Some(letter) = advice.map(|advice| advice.best.letter).or_else(any) {
            self.ask(letter);
        }
    }

    fn act(&mut self, action: Action, requests: &mut Requests) -> Next {
        match (action, &mut self.waiting) {
            (Action::Back, _) => return Next::Open(Overlay::pause()),
            (Action::GiveUp, _) => return Next::End,
            (Action::NewGame, _) => return Next::Home,
            (Action::Confirm, Waiting::Asking(asked)) if !asked.marks.is_empty() => {
                let Asked { letter, marks, .. } = *asked;
                return self.answer(letter, marks, requests);
            }
            (Action::Erase, Waiting::Asking(asked)) if asked.yes || !asked.marks.is_empty() => {
                let letter = asked.letter;
                self.ask(letter);
                self.remark = HoldingRemark::MarkOrNo(letter);
            }
            (Action::Erase, _) => self.undo(),
            (Action::Less, Waiting::Asking(asked)) => asked.cursor = asked.cursor.saturating_sub(1),
            (Action::More, Waiting::Asking(asked)) => {
                asked.cursor = (asked.cursor + 1).min(self.round.length() - 1);
            }
            (Action::Mark, Waiting::Asking(asked)) => {
                let place = asked.cursor;
                self.mark(place);
            }
            (Action::Type(digit @ '1'..='9'), Waiting::Asking(_)) => {
                self.mark(digit as usize - '1' as usize);
            }
            (Action::Type('y' | 'Y'), Waiting::Asking(asked)) => {
                asked.yes = true;
                self.remark = asked.question();
            }
            (Action::Type('n' | 'N'), Waiting::Asking(asked)) if asked.marks.is_empty() => {
                let letter = asked.letter;
                return self.answer(letter, Places::NONE, requests);
            }
            (Action::Confirm | Action::Type(_), Waiting::Asking(asked)) => {
                self.remark = asked.question();
            }
            _ => {}
        }
        Next::Stay
    }

    /// Marks a place or removes its mark, unless its letter is known.
    fn mark(&mut self, place: usize) {
        let Waiting::Asking(asked) = &mut self.waiting else { return };
        match self.round.check_free(place) {
            Ok(()) => {
                asked.marks = Places::from_bits(asked.marks.bits() ^ (1 << place));
                if !asked.marks.is_empty() {
                    asked.yes = true;
                    self.remark = HoldingRemark::MarkPlaces(asked.letter);
                }
            }
            Err(error) => self.remark = HoldingRemark::WrongAnswer(error),
        }
    }

    fn ask(&mut self, letter: Letter) {
        let cursor = self.first_free();
        self.waiting = Waiting::Asking(Asked { letter, marks: Places::NONE, cursor, yes: false });
    }

    /// Returns the first place (from 0) that can be marked.
    fn first_free(&self) -> usize {
        let places = self.round.pattern();
        places.letters().iter().position(Option::is_none).unwrap_or(0)
    }

    /// Takes the last answer back, and asks for it again.
    fn undo(&mut self) {
        let Some(answer) = self.round.undo() else {
            self.remark = HoldingRemark::NothingToUndo;
            return;
        };
        self.listed.truncate(self.round.answers().len() + 1);
        match &answer.guess {
            Guess::Letter(letter) => self.ask(*letter),
            Guess::Word(word) => {
                self.waiting = Waiting::Naming((**word).clone(), Menu::new([true, false]));
            }
        }
        self.remark = HoldingRemark::Undone;
    }

    fn answer(&mut self, letter: Letter, marks: Places, requests: &mut Requests) -> Next {
        match self.round.answer(letter, marks) {
            Ok(()) => self.player_answered(requests),
            Err(error) => {
                if error == AnswerError::NotListed {
                    self.ask(letter);
                }
                self.remark = HoldingRemark::WrongAnswer(error);
                Next::Stay
            }
        }
    }

    /// Reports the last answer, and goes on.
    fn player_answered(&mut self, requests: &mut Requests) -> Next {
        self.remark = HoldingRemark::Answered;
        match self.round.standing() {
            Standing::InPlay => {
                let last = self.round.answers().last().and_then(|answer| answer.guess.letter());
                let ticket = requests.advise(COACH, self.round.position().clone());
                self.waiting = Waiting::Thinking(ticket, last);
                Next::Stay
            }
            Standing::Won | Standing::Lost => Next::End,
        }
    }
}
