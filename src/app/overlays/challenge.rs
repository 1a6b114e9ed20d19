//! Owns [`ChallengeDialog`]: a challenge of a friend, who is here or somewhere else, and the lines of text that go back and
//! forth. It has three steps: what to do is chosen, something is typed, and there is something to send, to play or to know.

use crate::app::input::Input;
use crate::app::keys::{Action, Context};
use crate::app::state::SessionState;
use crate::app::widgets::menu::Menu;
use crate::app::{Event, Next};
use crate::game::challenge::{Challenge, ChallengeError, ChallengeLine, ChallengeResult};
use crate::game::library::ReplayError;
use crate::game::occasion::Occasion;
use crate::game::{Round, Transcript};
use crate::history::Attempt;
use crate::words::{Alphabet, NotAWord, Word};

/// A challenge of a friend, step by step.
#[derive(Clone, Debug)]
pub struct ChallengeDialog {
    pub step: ChallengeStep,
    /// What has been typed for it.
    pub typed: String,
    /// What is wrong with that, once it was confirmed.
    pub fault: Option<ChallengeFault>,
    /// What can be chosen at this step.
    pub menu: Option<Menu<ChallengeItem>>,
    /// The round that has just ended, which somebody else may play, too.
    played: Option<Box<Transcript>>,
    /// Whether the friend is here, so that a word is all that is needed.
    pub here: bool,
    /// The alphabet of a word that is typed.
    alphabet: &'static Alphabet,
}

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeItem {
    /// Set a word.
    Word,
    /// Play a line that was received, or see what a result says.
    Line,
    /// Send a round that both play.
    Round,
    /// Play the round whose line is shown.
    Play,
    /// Let a friend who is here play the word.
    HandOver,
    /// Close the dialog.
    Done,
}

#[derive(Clone, Debug, PartialEq)]
pub enum ChallengeStep {
    /// What to do is chosen.
    Choose,
    /// A word for a friend is typed.
    TypeWord,
    /// A line that was received is typed or pasted.
    TypeLine,
    /// The line that was sent is typed or pasted, of which this is the result.
    TypeSent(ChallengeResult),
    /// The line is to be sent.
    Send(ChallengeLine),
    /// Somebody else's challenge can be played.
    Received(ChallengeLine),
    /// What the result for a word says.
    Checked(Challenge, Box<Round>),
    /// How somebody else has played a round, and how the player has, if that is known.
    Compared(Attempt, Option<Attempt>),
}

/// What is wrong with what was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengeFault {
    /// It isn't a word or a line of a challenge.
    Neither,
    Word(NotAWord),
    /// The line is damaged, or belongs to another challenge.
    Line(ChallengeError),
    /// The round can't be played here.
    Round(ReplayError),
}

impl ChallengeDialog {
    /// The longest text in characters: two lines about the longest word are shorter.
    const MAX: usize = 1000;

    /// Returns the first step. `played` is the round that has just ended.
    pub(crate) fn new(alphabet: &'static Alphabet, played: Option<Transcript>) -> Self {
        let mut dialog = Self {
            step: ChallengeStep::Choose,
            typed: String::new(),
            fault: None,
            menu: None,
            played: played.map(Box::new),
            here: false,
            alphabet,
        };
        dialog.go(ChallengeStep::Choose);
        dialog
    }

    /// Returns the step that asks for a word for a friend who is here.
    pub(crate) fn for_a_friend_here(alphabet: &'static Alphabet) -> Self {
        let mut dialog = Self { here: true, ..Self::new(alphabet, None) };
        dialog.go(ChallengeStep::TypeWord);
        dialog
    }

    /// Compares how a friend has played a round with how the player has, if that is known: from the saved rounds (`known`), from
    /// another line about it, which is the first as it was sent first, or from the round that has just ended.
    fn compared(
        &self,
        rounds: &[Transcript],
        last: &Transcript,
        known: Option<Attempt>,
    ) -> ChallengeStep {
        let begun = last.without_answers();
        let is_same = |round: &&Transcript| round.without_answers() == begun;
        let played = rounds.iter().filter(|round| !round.answers.is_empty());
        let played: Vec<_> = played.filter(is_same).map(Attempt::at).collect();
        let ended = self.played.as_deref().filter(is_same).map(Attempt::at);
        let first = played.first().copied().filter(|_| played.len() > 1);
        let own = known.or(first).or(ended);
        let is_theirs = |attempt: &&Attempt| Some(**attempt) != own;
        let theirs = played.iter().rfind(is_theirs).copied().unwrap_or(Attempt::at(last));
        ChallengeStep::Compared(theirs, own)
    }

    /// Returns whether a text has a line of a challenge.
    pub fn is_in(text: &str) -> bool {
        !ChallengeLine::all_in(text).is_empty()
    }

    /// Returns the line that is to be sent, if there is one.
    pub const fn to_send(&self) -> Option<&ChallengeLine> {
        let ChallengeStep::Send(line) = &self.step else { return None };
        Some(line)
    }

    /// Returns whether a word is typed, which nobody else should see, not even with a typo in it.
    pub const fn is_secret(&self) -> bool {
        matches!(self.step, ChallengeStep::TypeWord)
    }

    /// Returns whether the step asks for something to be typed.
    pub const fn asks(&self) -> bool {
        use ChallengeStep::{TypeLine, TypeSent, TypeWord};
        matches!(self.step, TypeWord | TypeLine | TypeSent(_))
    }

    /// Returns how the player did if the round that both would play is the one that has just ended.
    pub fn own(&self) -> Option<Attempt> {
        self.played.as_deref().map(Attempt::at)
    }

    pub(super) const fn context(&self) -> Context {
        match &self.menu {
            _ if self.asks() => Context::Challenge,
            Some(_) => Context::Confirm,
            None => Context::Share,
        }
    }

    /// Returns whether an action does something: where there is one thing to do, there is nothing to choose.
    pub(crate) fn heeds(&self, action: Action) -> bool {
        let chooses = [Action::Next, Action::Previous, Action::First, Action::Last];
        !chooses.contains(&action) || self.menu.as_ref().is_none_or(|it| it.items().len() > 1)
    }

    pub(crate) fn update(&mut self, input: &Input, state: &mut SessionState) -> Next {
        if let Some(item) = self.menu.as_mut().and_then(|menu| menu.update(input)) {
            return self.choose(item, state);
        }
        let confirms = matches!(input, Input::Act(Action::Confirm) | Input::Choose(_));
        if !confirms {
            self.fault = None;
        }
        match input {
            Input::Act(Action::Back) => return self.back(),
            _ if confirms && !self.asks() => return Next::Close,
            // A pasted line needs no Enter, and takes the place of what was typed. It is read before the text is cut.
            Input::Paste(text) if Self::is_in(text) => self.enter(text, state),
            _ if !self.asks() => {}
            // What to paste is said already.
            _ if confirms && self.typed.trim().is_empty() => {}
            _ if confirms => {
                let typed = self.typed.clone();
                self.read(&typed, state);
            }
            Input::Act(Action::Type(c)) => self.push(c.encode_utf8(&mut [0; 4])),
            Input::Act(Action::Erase) => drop(self.typed.pop()),
            Input::Paste(text) => self.push(text),
            Input::Enter(text) => self.enter(text, state),
            _ => {}
        }
        Next::Stay
    }

    /// Takes a text in place of what was typed, and goes on with it.
    fn enter(&mut self, text: &str, state: &mut SessionState) {
        self.typed.clear();
        self.push(text);
        self.read(text, state);
    }

    fn push(&mut self, text: &str) {
        let room = Self::MAX.saturating_sub(self.typed.chars().count());
        let shown = text.chars().map(|c| if c.is_control() { ' ' } else { c });
        self.typed.extend(shown.take(room));
    }

    fn choose(&mut self, item: ChallengeItem, state: &mut SessionState) -> Next {
        match (item, &self.step, &self.played) {
            (ChallengeItem::Word, ..) => self.go(ChallengeStep::TypeWord),
            (ChallengeItem::Line, ..) => self.go(ChallengeStep::TypeLine),
            (ChallengeItem::Round, _, played) => {
                let played = played.as_deref().map(Transcript::without_answers);
                if let Some(game) = played.or_else(|| state.game_for_two()) {
                    self.go(ChallengeStep::Send(ChallengeLine::Round(Box::new(game))));
                    state.requests.report(Event::Copy);
                }
            }
            (ChallengeItem::HandOver, ChallengeStep::Send(ChallengeLine::Word(sent)), _) => {
                return Next::Play(Box::new(state.deal_word(&sent.word)));
            }
            (ChallengeItem::Play, ChallengeStep::Send(line) | ChallengeStep::Received(line), _) => {
                let dealt = match line {
                    ChallengeLine::Word(challenge) => Ok(state.deal_challenge(challenge)),
                    ChallengeLine::Round(game) => state.deal_game(game, Occasion::Challenge),
                    ChallengeLine::Result(_) | ChallengeLine::Damaged(_) => return Next::Stay,
                };
                match dealt {
                    Ok(dealt) => return Next::Play(Box::new(dealt)),
                    Err(error) => self.fault = Some(ChallengeFault::Round(error)),
                }
            }
            _ => return Next::Close,
        }
        Next::Stay
    }

    /// Shows a step, and what can be chosen there.
    fn go(&mut self, step: ChallengeStep) {
        use ChallengeItem::{Done, HandOver, Line, Play, Round, Word};
        let items: &[_] = match &step {
            // Who has just played a round most likely means that one.
            ChallengeStep::Choose if self.played.is_some() => &[Round, Word, Line],
            ChallengeStep::Choose => &[Word, Line, Round],
            ChallengeStep::Received(_) => &[Play],
            ChallengeStep::Send(ChallengeLine::Round(_)) if self.played.is_none() => &[Play],
            ChallengeStep::Send(ChallengeLine::Word(_)) if self.here => &[HandOver],
            ChallengeStep::Send(ChallengeLine::Word(_)) => &[Done, HandOver],
            _ => &[],
        };
        // Who comes back finds what was chosen.
        let chosen = match &self.step {
            ChallengeStep::TypeWord => Word,
            ChallengeStep::TypeLine | ChallengeStep::TypeSent(_) => Line,
            _ => items.first().copied().unwrap_or(Done),
        };
        self.menu = (!items.is_empty()).then(|| Menu::new(items).selecting(chosen));
        self.step = step;
        self.typed.clear();
    }

    /// Goes back one step, where the word can be changed.
    fn back(&mut self) -> Next {
        match &self.step {
            ChallengeStep::Send(ChallengeLine::Word(sent)) => {
                let word = sent.word.spelling_lower();
                self.go(ChallengeStep::TypeWord);
                self.push(&word);
            }
            ChallengeStep::TypeWord if self.here => return Next::Close,
            _ if self.asks() => self.go(ChallengeStep::Choose),
            _ => return Next::Close,
        }
        Next::Stay
    }

    /// Goes on with what was typed or pasted, or says what is wrong with it.
    fn read(&mut self, text: &str, state: &mut SessionState) {
        match self.step_after(text.trim(), state) {
            Ok(step) => {
                // Where the friend is here, nothing is sent.
                if matches!(step, ChallengeStep::Send(_)) && !self.here {
                    state.requests.report(Event::Copy);
                }
                self.fault = None;
                self.go(step);
            }
            Err(fault) => self.fault = Some(fault),
        }
    }

    /// Returns the step that follows from a word or from lines that were received.
    fn step_after(
        &self,
        text: &str,
        state: &mut SessionState,
    ) -> Result<ChallengeStep, ChallengeFault> {
        let mut lines = ChallengeLine::all_in(text);
        let round = |line: &ChallengeLine| match line {
            ChallengeLine::Round(game) => Some((**game).clone()),
            _ => None,
        };
        let rounds: Vec<_> = lines.iter().filter_map(round).collect();
        if let Some(theirs) = rounds.iter().rfind(|round| !round.answers.is_empty()) {
            let career = state.career.as_deref();
            let known = career.and_then(|career| career.games.attempt(theirs));
            return Ok(self.compared(&rounds, theirs, known));
        }
        if let Some(game) = rounds.into_iter().next_back() {
            state.deal_game(&game, Occasion::Challenge).map_err(ChallengeFault::Round)?;
            return Ok(ChallengeStep::Received(ChallengeLine::Round(Box::new(game))));
        }
        let (last, before) = (lines.pop(), lines.pop());
        Ok(match (last, before, &self.step) {
            (Some(ChallengeLine::Damaged(error)), ..) => return Err(ChallengeFault::Line(error)),
            (Some(ChallengeLine::Result(result)), Some(ChallengeLine::Word(sent)), _) => {
                checked(sent, &result)?
            }
            (Some(ChallengeLine::Result(result)), ..) => ChallengeStep::TypeSent(result),
            (Some(ChallengeLine::Word(sent)), _, ChallengeStep::TypeSent(result)) => {
                checked(sent, result)?
            }
            (None, _, ChallengeStep::TypeSent(_)) => {
                return Err(ChallengeFault::Line(ChallengeError::NotAChallenge));
            }
            (Some(line), ..) => ChallengeStep::Received(line),
            (None, _, ChallengeStep::TypeWord) => {
                let word = word(text, self.alphabet)?;
                // Each word has a salt of its own: the same one must not mask two words.
                let challenge = Challenge::new(word, Challenge::LIVES, state.seeds.apart());
                ChallengeStep::Send(ChallengeLine::Word(challenge))
            }
            (None, ..) => return Err(ChallengeFault::Neither),
        })
    }
}

/// Returns the word that was typed.
fn word(text: &str, alphabet: &'static Alphabet) -> Result<Word, ChallengeFault> {
    match Word::parse(text, alphabet) {
        Ok(word) if word.is_blocked() => Err(ChallengeFault::Line(ChallengeError::NotListed)),
        Ok(word) => Ok(word),
        Err(_) if ChallengeLine::looks_like(text) => Err(ChallengeFault::Neither),
        Err(error) => Err(ChallengeFault::Word(error)),
    }
}

fn checked(sent: Challenge, result: &ChallengeResult) -> Result<ChallengeStep, ChallengeFault> {
    let played = sent.check(result).map_err(ChallengeFault::Line)?;
    Ok(ChallengeStep::Checked(sent, Box::new(played)))
}
