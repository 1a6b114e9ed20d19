//! Owns [`ChallengeDialog`]: a challenge of a friend, who is here or somewhere else, and the lines of text that go back and forth.

use crate::app::Next;
use crate::app::input::Input;
use crate::app::keys::{Action, Context};
use crate::app::widgets::menu::Menu;
use crate::game::{
    Challenge, ChallengeError, ChallengeLine, ChallengeResult, ChallengeRound, Transcript,
    begins_like_a_challenge_line,
};
use crate::words::{Alphabet, EmbeddedList, NotAWord, Word};

/// A challenge of a friend, step by step.
#[derive(Clone, Debug)]
pub struct ChallengeDialog {
    step: ChallengeStep,
    typed: String,
    fault: Option<ChallengeFault>,
    /// What can be done with the word that was typed.
    menu: Menu<ChallengeItem>,
    /// Determines the salt of a word's seal.
    seed: u64,
    /// Whether the line was sent to the terminal's clipboard.
    copied: bool,
    /// The round that has just ended, which somebody else may play, too.
    played: Option<Box<Transcript>>,
}

/// What can be done with a word for a friend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeItem {
    /// The friend is here, and plays now.
    Here,
    /// The friend is somewhere else, and gets a line.
    Elsewhere,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengeStep {
    /// A word is asked for, or a line that was received, or nothing for a round that both play.
    Begin,
    /// A word was typed.
    Word(Word),
    /// The line is to be sent.
    Send(ChallengeLine),
    /// Somebody else's challenge can be played.
    Received(ChallengeLine),
    /// The challenge of a result is asked for.
    Answered(ChallengeResult),
    /// What the result for a word says.
    Checked(Challenge, ChallengeRound),
    /// How somebody else has played a round, and how the player has, if it is the one that has just ended.
    Compared(Box<Transcript>, Option<Box<Transcript>>),
}

/// What is wrong with what was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengeFault {
    /// It is neither a word nor a line of a challenge.
    Neither,
    Word(NotAWord),
    /// The line is damaged, or belongs to another challenge.
    Line(ChallengeError),
}

impl ChallengeDialog {
    /// The longest text in characters: two lines about the longest word are shorter.
    const MAX: usize = 1000;

    /// Returns the first step. `played` is the round that has just ended.
    pub(crate) fn new(seed: u64, played: Option<Transcript>) -> Self {
        Self {
            step: ChallengeStep::Begin,
            typed: String::new(),
            fault: None,
            menu: Menu::new([ChallengeItem::Here, ChallengeItem::Elsewhere]),
            seed,
            copied: false,
            played: played.map(Box::new),
        }
    }

    /// Goes on with a new round that both play.
    pub(crate) fn send(&mut self, game: Transcript) {
        self.step = ChallengeStep::Send(ChallengeLine::Round(Box::new(game)));
    }

    /// Returns whether a text has a line of a challenge.
    pub fn is_in(text: &str) -> bool {
        !ChallengeLine::all_in(text, alphabet()).is_empty()
    }

    /// Returns the current step.
    pub const fn step(&self) -> &ChallengeStep {
        &self.step
    }

    /// Returns what has been typed for it.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Returns whether what has been typed may be a word, which nobody else should see.
    pub fn is_secret(&self) -> bool {
        self.step == ChallengeStep::Begin && self.typed.chars().all(char::is_alphabetic)
    }

    /// Returns what is wrong with that, once it was confirmed.
    pub const fn fault(&self) -> Option<&ChallengeFault> {
        self.fault.as_ref()
    }

    /// Returns what can be done with a word that was typed.
    pub const fn menu(&self) -> &Menu<ChallengeItem> {
        &self.menu
    }

    /// Returns whether the line to send was sent to the terminal's clipboard.
    pub const fn is_copied(&self) -> bool {
        self.copied
    }

    /// Returns whether the step asks for something to be typed.
    pub const fn asks(&self) -> bool {
        matches!(self.step, ChallengeStep::Begin | ChallengeStep::Answered(_))
    }

    /// Returns whether the round whose line is to be sent has not been played here.
    pub fn plays_too(&self) -> bool {
        matches!(&self.step, ChallengeStep::Send(ChallengeLine::Round(_))) && self.played.is_none()
    }

    pub(super) fn context(&self) -> Context {
        match self.step {
            ChallengeStep::Begin | ChallengeStep::Answered(_) => Context::Challenge,
            ChallengeStep::Word(_) | ChallengeStep::Received(_) => Context::Confirm,
            ChallengeStep::Send(_) if self.plays_too() => Context::Confirm,
            ChallengeStep::Send(_) | ChallengeStep::Checked(..) | ChallengeStep::Compared(..) => {
                Context::Share
            }
        }
    }

    pub(super) const fn set_copied(&mut self) {
        self.copied = true;
    }

    pub(crate) fn update(&mut self, input: &Input) -> Next {
        if let ChallengeStep::Word(word) = &self.step
            && let Some(item) = self.menu.update(input)
        {
            return match item {
                ChallengeItem::Here => Next::HandOver(word.clone()),
                ChallengeItem::Elsewhere => {
                    let challenge = Challenge::new(word.clone(), Challenge::LIVES, self.seed);
                    self.step = ChallengeStep::Send(ChallengeLine::Word(challenge));
                    Next::Copy
                }
            };
        }
        if !matches!(input, Input::Act(Action::Confirm) | Input::Choose(_)) {
            self.fault = None;
        }
        match input {
            Input::Act(Action::Back) => return self.back(),
            Input::Act(Action::Confirm) | Input::Choose(_) => return self.confirm(),
            Input::Act(Action::Type(c)) if self.asks() => self.push(*c),
            Input::Act(Action::Erase) => drop(self.typed.pop()),
            // A pasted line needs no Enter, and takes the place of a word that was typed.
            Input::Paste(text) if self.asks() => {
                if Self::is_in(text) {
                    self.typed.clear();
                }
                text.chars().for_each(|c| self.push(c));
                if Self::is_in(&self.typed) {
                    return self.confirm();
                }
            }
            Input::Enter(text) if self.asks() => {
                self.typed.clear();
                text.chars().for_each(|c| self.push(c));
                return self.confirm();
            }
            _ => {}
        }
        Next::Stay
    }

    fn push(&mut self, character: char) {
        if self.typed.chars().count() < Self::MAX {
            self.typed.push(if character.is_control() { ' ' } else { character });
        }
    }

    /// Goes back one step, where the word can be changed or another line pasted. A word that was sealed keeps its seal:
    /// the same salt must not seal another word.
    fn back(&mut self) -> Next {
        self.typed = match &self.step {
            ChallengeStep::Word(word) => word.to_string().to_lowercase(),
            ChallengeStep::Answered(_) => String::new(),
            _ => return Next::Close,
        };
        self.step = ChallengeStep::Begin;
        Next::Stay
    }

    fn confirm(&mut self) -> Next {
        self.fault = None;
        let next = match &self.step {
            ChallengeStep::Begin if self.typed.trim().is_empty() => match &self.played {
                None => return Next::DealForTwo,
                Some(played) => {
                    let game = Box::new(played.without_answers());
                    self.step = ChallengeStep::Send(ChallengeLine::Round(game));
                    return Next::Copy;
                }
            },
            ChallengeStep::Begin => self.read(),
            ChallengeStep::Answered(result) => {
                match ChallengeLine::all_in(&self.typed, alphabet()).pop() {
                    Some(ChallengeLine::Word(sent)) => checked(sent, result),
                    _ => Err(ChallengeFault::Line(ChallengeError::NotAChallenge)),
                }
            }
            ChallengeStep::Received(line) => return Next::PlayLine(Box::new(line.clone())),
            ChallengeStep::Send(line) if self.plays_too() => {
                return Next::PlayLine(Box::new(line.clone()));
            }
            ChallengeStep::Word(_)
            | ChallengeStep::Send(_)
            | ChallengeStep::Checked(..)
            | ChallengeStep::Compared(..) => return Next::Close,
        };
        match next {
            Ok(step) => {
                self.step = step;
                self.typed.clear();
            }
            Err(fault) => self.fault = Some(fault),
        }
        Next::Stay
    }

    /// Returns the step that follows from a word or from lines that were received.
    fn read(&self) -> Result<ChallengeStep, ChallengeFault> {
        let text = self.typed.trim();
        let mut lines = ChallengeLine::all_in(text, alphabet());
        match (lines.pop(), lines.pop()) {
            (Some(ChallengeLine::Damaged(error)), _) => Err(ChallengeFault::Line(error)),
            (Some(ChallengeLine::Result(result)), Some(ChallengeLine::Word(sent))) => {
                checked(sent, &result)
            }
            (Some(ChallengeLine::Result(result)), _) => Ok(ChallengeStep::Answered(result)),
            (Some(ChallengeLine::Round(game)), _) if !game.answers.is_empty() => {
                let begun = game.without_answers();
                let own = self.played.as_ref().filter(|own| own.without_answers() == begun);
                let own = own.cloned();
                Ok(ChallengeStep::Compared(game, own))
            }
            (Some(line), _) => Ok(ChallengeStep::Received(line)),
            (None, _) => match Word::parse(text, alphabet()) {
                Ok(word) if word.is_blocked() => {
                    Err(ChallengeFault::Line(ChallengeError::NotListed))
                }
                Ok(word) => Ok(ChallengeStep::Word(word)),
                Err(_)
                    if text.contains(char::is_whitespace) || begins_like_a_challenge_line(text) =>
                {
                    Err(ChallengeFault::Neither)
                }
                Err(error) => Err(ChallengeFault::Word(error)),
            },
        }
    }
}

/// The alphabet of a challenge's word: a challenge names no list, so it is that of the default list.
fn alphabet() -> &'static Alphabet {
    EmbeddedList::EVERYDAY.alphabet()
}

fn checked(sent: Challenge, result: &ChallengeResult) -> Result<ChallengeStep, ChallengeFault> {
    let played = sent.check(result).map_err(ChallengeFault::Line)?;
    Ok(ChallengeStep::Checked(sent, played))
}
