//! Owns [`Playing`], the screen of a round.

use super::keymap::{Action, Context};
use super::menu::Menu;
use super::wording::answer;
use crate::engine::GuessError;
use crate::game::{Round, Standing};
use crate::words::Alphabet;

/// A round that is being played.
#[derive(Clone, Debug)]
pub struct Playing {
    round: Round,
    count: bool,
    remark: String,
    pause: Option<Menu<PauseItem>>,
}

/// What can be done in a pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseItem {
    /// Go on with the round.
    Resume,
    /// End the round and see a word.
    GiveUp,
    /// Leave the round for the form.
    NewGame,
    /// End the program.
    Quit,
}

const PAUSE: &[(PauseItem, &str)] = &[
    (PauseItem::Resume, "Resume"),
    (PauseItem::GiveUp, "Give up"),
    (PauseItem::NewGame, "New game"),
    (PauseItem::Quit, "Quit"),
];

/// What a key did to the round.
pub(super) enum Step {
    Stay,
    Over,
    NewGame,
    Quit,
}

impl Playing {
    /// A round that begins; a notice, if there is one, is the first remark.
    pub(super) fn new(mut round: Round, count: bool, notice: Option<String>) -> Self {
        if count {
            round.peek();
        }
        let remark = notice.unwrap_or_else(|| String::from("Guess a letter."));
        Self { round, count, remark, pause: None }
    }

    /// The round as it stands.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// Whether the number of words left is shown.
    #[must_use]
    pub const fn count(&self) -> bool {
        self.count
    }

    /// What there is to say about the last key.
    #[must_use]
    pub fn remark(&self) -> &str {
        &self.remark
    }

    /// The menu in front of the round, if it is paused.
    #[must_use]
    pub const fn pause(&self) -> Option<&Menu<PauseItem>> {
        self.pause.as_ref()
    }

    /// The round and whether the words left were shown, to go on with.
    pub(super) fn into_parts(self) -> (Round, bool) {
        (self.round, self.count)
    }

    pub(super) const fn context(&self) -> Context {
        if self.pause.is_some() { Context::Pause } else { Context::Playing }
    }

    pub(super) fn update(&mut self, action: Action) -> Step {
        match &mut self.pause {
            None => self.play(action),
            Some(menu) => match (action, menu.selected()) {
                (Action::Next, _) => {
                    menu.next();
                    Step::Stay
                }
                (Action::Previous, _) => {
                    menu.previous();
                    Step::Stay
                }
                (Action::Back, _) | (Action::Confirm, PauseItem::Resume) => {
                    self.pause = None;
                    Step::Stay
                }
                (Action::Confirm, PauseItem::GiveUp) => Step::Over,
                (Action::Confirm, PauseItem::NewGame) => Step::NewGame,
                (Action::Confirm, PauseItem::Quit) => Step::Quit,
                _ => Step::Stay,
            },
        }
    }

    pub(super) fn paste(&mut self) {
        self.remark = String::from("Pasted text is no guess; type one letter.");
    }

    fn play(&mut self, action: Action) -> Step {
        match action {
            Action::Type(c) => self.guess(c),
            Action::ToggleCount => {
                self.count = !self.count;
                if self.count {
                    self.round.peek();
                }
            }
            Action::Back => self.pause = Some(Menu::new(PAUSE)),
            _ => {}
        }
        if self.round.standing() == Standing::InPlay { Step::Stay } else { Step::Over }
    }

    fn guess(&mut self, typed: char) {
        let alphabet = self.round.engine().alphabet();
        let Some(letter) = alphabet.letter(typed) else {
            self.remark = not_a_letter(alphabet);
            return;
        };
        self.remark = match self.round.guess(letter) {
            Ok(reply) => answer(reply, alphabet),
            Err(GuessError::AlreadyGuessed) => {
                format!("You have guessed {} already.", alphabet.upper(letter))
            }
            Err(GuessError::NotInAlphabet) => not_a_letter(alphabet),
            Err(GuessError::RoundOver) => String::from("The round is over."),
        };
    }
}

/// What to say to something that is no letter.
fn not_a_letter(alphabet: &Alphabet) -> String {
    let mut letters = alphabet.letters().filter_map(|letter| alphabet.lower(letter));
    let first = letters.next().unwrap_or('a');
    let last = letters.last().unwrap_or(first);
    format!("Only a letter is a guess: {first} to {last}.")
}
