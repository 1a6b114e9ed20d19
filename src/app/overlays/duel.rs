//! Owns [`Duel`]: a duel with somebody who is somewhere else, and the lines of text that go back and forth.

use crate::app::Next;
use crate::app::input::Input;
use crate::app::keys::{Action, Context};
use crate::game::{
    Challenge, ChallengeResult, DuelError, DuelRound, Lives, LivesError, begins_like_a_duel_line,
    duel_lines,
};
use crate::words::{Alphabet, NotAWord, Tier, Word};

/// A duel, step by step.
#[derive(Clone, Debug)]
pub struct Duel {
    step: DuelStep,
    typed: String,
    fault: Option<DuelFault>,
    /// Determines the salt of a word's seal.
    seed: u64,
    /// Whether the line was sent to the terminal's clipboard.
    copied: bool,
    /// The challenges made before in this session.
    before: Vec<Challenge>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DuelStep {
    /// A word is asked for, or a line that was received.
    Begin,
    /// The number of misses that lose is asked for.
    Misses(Word),
    /// The line is to be sent.
    Send(Challenge),
    /// Somebody else's challenge can be played.
    Received(Challenge),
    /// The challenge of a result is asked for.
    Answered(ChallengeResult),
    /// What a result says.
    Checked(Challenge, DuelRound),
}

/// What is wrong with what was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DuelFault {
    /// It is neither a word nor a line of a duel.
    Neither,
    Word(NotAWord),
    Misses(LivesError),
    /// A number is asked for, and something else was typed.
    NotADigit,
    /// The line is damaged, or belongs to another duel.
    Line(DuelError),
}

impl Duel {
    /// The longest text in characters: two lines about the longest word are shorter.
    const MAX: usize = 1000;

    pub(in crate::app) const fn new(seed: u64, before: Vec<Challenge>) -> Self {
        let step = DuelStep::Begin;
        Self { step, typed: String::new(), fault: None, seed, copied: false, before }
    }

    /// Returns the challenge that is to be sent.
    pub(in crate::app) const fn sent(&self) -> Option<&Challenge> {
        match &self.step {
            DuelStep::Send(challenge) => Some(challenge),
            _ => None,
        }
    }

    /// Returns whether a text has a line of a duel.
    pub fn is_in(text: &str) -> bool {
        duel_lines(text).iter().any(Option::is_some)
    }

    /// Returns the current step.
    pub const fn step(&self) -> &DuelStep {
        &self.step
    }

    /// Returns what has been typed for it.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Returns what is wrong with that, once it was confirmed.
    pub const fn fault(&self) -> Option<&DuelFault> {
        self.fault.as_ref()
    }

    /// Returns whether the line to send was sent to the terminal's clipboard.
    pub const fn is_copied(&self) -> bool {
        self.copied
    }

    /// Returns whether the step asks for something to be typed.
    pub const fn asks(&self) -> bool {
        matches!(self.step, DuelStep::Begin | DuelStep::Misses(_) | DuelStep::Answered(_))
    }

    pub(super) const fn context(&self) -> Context {
        match self.step {
            DuelStep::Begin | DuelStep::Misses(_) | DuelStep::Answered(_) => Context::Duel,
            DuelStep::Received(_) => Context::Confirm,
            DuelStep::Send(_) | DuelStep::Checked(..) => Context::Share,
        }
    }

    pub(super) const fn set_copied(&mut self) {
        self.copied = true;
    }

    pub(in crate::app) fn update(&mut self, input: &Input) -> Next {
        if !matches!(input, Input::Act(Action::Confirm) | Input::Choose(_)) {
            self.fault = None;
        }
        match input {
            Input::Act(Action::Back) => return self.back(),
            Input::Act(Action::Confirm) | Input::Choose(_) => return self.confirm(),
            Input::Act(Action::Type(c)) if self.takes(*c) => self.push(*c),
            Input::Act(Action::Type(_)) if self.asks() => self.fault = Some(DuelFault::NotADigit),
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

    /// Returns whether a key types something: misses are a number.
    const fn takes(&self, character: char) -> bool {
        match self.step {
            DuelStep::Misses(_) => character.is_ascii_digit(),
            _ => self.asks(),
        }
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
            DuelStep::Misses(word) => word.to_string().to_lowercase(),
            DuelStep::Answered(_) => String::new(),
            _ => return Next::Close,
        };
        self.step = DuelStep::Begin;
        Next::Stay
    }

    fn confirm(&mut self) -> Next {
        self.fault = None;
        let next = match &self.step {
            DuelStep::Begin => self.read(),
            DuelStep::Misses(word) => self
                .misses()
                .map(|lives| DuelStep::Send(Challenge::new(word.clone(), lives, self.seed))),
            DuelStep::Answered(result) => match duel_lines(&self.typed) {
                [Some(sent), _] => checked(&sent, &result.to_string()),
                _ => Err(DuelFault::Line(DuelError::NotAChallenge)),
            },
            DuelStep::Received(challenge) => return Next::Duel(Box::new(challenge.clone())),
            DuelStep::Send(_) | DuelStep::Checked(..) => return Next::Close,
        };
        match next {
            Ok(step) => {
                self.step = step;
                self.typed.clear();
            }
            Err(fault) => self.fault = Some(fault),
        }
        if matches!(self.step, DuelStep::Send(_)) { Next::Copy } else { Next::Stay }
    }

    fn misses(&self) -> Result<Lives, DuelFault> {
        match self.typed.trim() {
            "" => Ok(Challenge::USUAL_LIVES),
            text => text.parse().map_err(DuelFault::Misses),
        }
    }

    /// Returns the step that follows from a word or from lines that were received.
    fn read(&self) -> Result<DuelStep, DuelFault> {
        let text = self.typed.trim();
        match duel_lines(text) {
            [Some(sent), Some(result)] => checked(&sent, &result),
            [Some(sent), None] => Ok(DuelStep::Received(parsed(&sent)?)),
            [None, Some(result)] => {
                let result: ChallengeResult = result.parse().map_err(DuelFault::Line)?;
                let about = |sent: &Challenge| Some((sent.clone(), sent.check(&result).ok()?));
                Ok(match self.before.iter().find_map(about) {
                    Some((sent, played)) => DuelStep::Checked(sent, played),
                    None => DuelStep::Answered(result),
                })
            }
            [None, None] => match Word::parse(text, alphabet()) {
                Ok(word) => Ok(DuelStep::Misses(word)),
                Err(_) if text.contains(char::is_whitespace) || begins_like_a_duel_line(text) => {
                    Err(DuelFault::Neither)
                }
                Err(error) => Err(DuelFault::Word(error)),
            },
        }
    }
}

/// The alphabet of a duel's word: a challenge names no list, so it is that of the default list.
const fn alphabet() -> &'static Alphabet {
    Tier::Unabridged.alphabet()
}

fn parsed(sent: &str) -> Result<Challenge, DuelFault> {
    Challenge::parse(sent, alphabet()).map_err(DuelFault::Line)
}

fn checked(sent: &str, result: &str) -> Result<DuelStep, DuelFault> {
    let challenge = parsed(sent)?;
    let result = result.parse().map_err(DuelFault::Line)?;
    let played = challenge.check(&result).map_err(DuelFault::Line)?;
    Ok(DuelStep::Checked(challenge, played))
}
