//! Owns [`Playing`], the screen of a round.

use std::collections::VecDeque;

use crate::app::keys::{Action, Context};
use crate::app::widgets::menu::Menu;
use crate::engine::{Choice, GuessError, Question};
use crate::game::{ListName, Round, Standing, Turn};
use crate::guesser::{Advice, GuesserKind, View};
use crate::history::InPlay;
use crate::prose::{answer, coach, hint, next_best, sentence};
use crate::words::{Alphabet, Letter};

/// A round that is being played.
#[derive(Clone, Debug)]
pub struct Playing {
    round: Round,
    /// What transcripts call the words that it is about.
    list: ListName,
    shows_words_left: bool,
    remark: String,
    pause: Option<Menu<PauseItem>>,
    thinking: Option<Thinking>,
    hint: Option<Hint>,
    xray: Option<Xray>,
}

/// What the last letter did to the words, beside the board.
#[derive(Clone, Debug, Default)]
pub struct Xray {
    /// The last letter, if there was one.
    pub turn: Option<Turn>,
    /// How many families are scrolled past.
    pub scrolled: usize,
}

impl Xray {
    pub(in crate::app) fn of(turn: Option<Turn>) -> Self {
        Self { turn, scrolled: 0 }
    }

    pub(in crate::app) fn scroll(&mut self, by: isize) {
        let last = self.turn.as_ref().map_or(0, |turn| turn.families.len().saturating_sub(1));
        self.scrolled = self.scrolled.saturating_add_signed(by).min(last);
    }
}

/// A hint about the letter to guess next.
#[derive(Clone, Debug)]
enum Hint {
    /// It was asked for, and will come with this ticket.
    Asked(Ticket),
    /// It is there; whether the next best letters are shown.
    Given(Advice, bool),
}

/// A letter that the opponent is thinking about.
#[derive(Clone, Debug)]
struct Thinking {
    letter: Letter,
    /// What the answer will come with.
    ticket: Ticket,
    /// What the player has typed meanwhile: it is taken up when the answer is there.
    ahead: VecDeque<char>,
}

/// Tells the answer to one question from the answer to another, such as one of a round that has been
/// given up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ticket(u64);

impl Ticket {
    /// The ticket after this one.
    pub(in crate::app) const fn next(self) -> Self {
        Self(self.0.wrapping_add(1))
    }
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

pub(in crate::app) const PAUSE: &[(PauseItem, &str)] = &[
    (PauseItem::Resume, "Resume"),
    (PauseItem::GiveUp, "Give up"),
    (PauseItem::NewGame, "New game"),
    (PauseItem::Quit, "Quit"),
];

/// What a key did to the round.
pub(in crate::app) enum Step {
    Stay,
    Think(Box<Question>),
    Advise(GuesserKind, Box<View>),
    Over,
    NewGame,
    Quit,
}

impl Playing {
    /// A round that begins or is resumed; a notice, if there is one, is the first remark.
    pub(in crate::app) fn new(
        mut round: Round,
        list: ListName,
        shows_words_left: bool,
        notice: Option<String>,
    ) -> Self {
        if shows_words_left {
            round.peek();
        }
        let remark = notice.unwrap_or_else(|| String::from("Guess a letter."));
        Self {
            round,
            list,
            shows_words_left,
            remark,
            pause: None,
            thinking: None,
            hint: None,
            xray: None,
        }
    }

    /// The round as it stands.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// Whether the number of words left is shown.
    #[must_use]
    pub const fn shows_words_left(&self) -> bool {
        self.shows_words_left
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

    /// The round, its list, and whether the words left were shown, to go on with.
    pub(in crate::app) fn into_parts(self) -> (Round, ListName, bool) {
        (self.round, self.list, self.shows_words_left)
    }

    /// What to keep of the round in case that it is interrupted.
    pub(in crate::app) fn in_play(&self) -> Option<InPlay> {
        InPlay::of(&self.round, &self.list, self.shows_words_left)
    }

    pub(in crate::app) const fn context(&self) -> Context {
        if self.pause.is_some() { Context::Pause } else { Context::Playing }
    }

    /// Whether the opponent is thinking about a letter.
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// The X-ray, if it is shown.
    #[must_use]
    pub const fn xray(&self) -> Option<&Xray> {
        self.xray.as_ref()
    }

    /// Shows the X-ray of the last letter, which is peeking if there was one.
    fn look_through(&mut self) {
        let turn = self.round.last_turn();
        if turn.is_some() {
            self.round.peek();
        }
        self.xray = Some(Xray::of(turn));
    }

    /// A letter has been answered, or refused.
    fn next_turn(&mut self, letter: Letter, answered: Result<String, GuessError>) {
        self.remark = match answered {
            Ok(answer) => {
                self.hint = None;
                if self.xray.is_some() {
                    self.look_through();
                }
                answer
            }
            Err(error) => refusal(error, letter, self.round.engine().alphabet()),
        };
    }

    /// Does what a key asked for; `ticket` is for a question, should there be one.
    pub(in crate::app) fn update(&mut self, action: Action, ticket: Ticket) -> Step {
        match &mut self.pause {
            None => self.play(action, ticket),
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
                    self.standing_step()
                }
                (Action::Confirm, PauseItem::GiveUp) => Step::Over,
                (Action::Confirm, PauseItem::NewGame) => Step::NewGame,
                (Action::Confirm, PauseItem::Quit) => Step::Quit,
                _ => Step::Stay,
            },
        }
    }

    /// Takes the answer to a question, if it is the one that is waited for, and goes on with what was
    /// typed meanwhile.
    pub(in crate::app) fn answered(
        &mut self,
        choice: Choice,
        answered: Ticket,
        ticket: Ticket,
    ) -> Step {
        let Some(mut thinking) = self.thinking.take_if(|thinking| thinking.ticket == answered)
        else {
            return Step::Stay;
        };
        let alphabet = self.round.engine().alphabet();
        let letter = thinking.letter;
        let answered = self.round.answer(letter, choice).map(|reply| answer(reply, alphabet));
        self.next_turn(letter, answered);
        while self.round.standing() == Standing::InPlay {
            let Some(typed) = thinking.ahead.pop_front() else { break };
            let step = self.guess(typed, ticket);
            if let Some(next) = &mut self.thinking {
                next.ahead = thinking.ahead;
                return step;
            }
        }
        self.standing_step()
    }

    /// Takes a hint, if it is the one that is waited for.
    pub(in crate::app) fn advised(&mut self, ticket: Ticket, advice: Option<&Advice>) {
        if !matches!(self.hint, Some(Hint::Asked(asked)) if asked == ticket) {
            return;
        }
        self.hint = None;
        if let Some(advice) = advice {
            self.round.hint();
            self.remark = hint(advice, &self.round);
            self.hint = Some(Hint::Given(advice.clone(), false));
        }
    }

    /// Asks for a hint; where it is there already, shows the next best letters instead of the best, and
    /// the other way round.
    fn ask_for_hint(&mut self, ticket: Ticket) -> Step {
        match &mut self.hint {
            Some(Hint::Asked(_)) => {}
            Some(Hint::Given(advice, others)) => {
                *others = !*others;
                self.remark = match others {
                    true => next_best(advice, self.round.engine().alphabet()),
                    false => hint(advice, &self.round),
                };
            }
            None => match self.round.view() {
                Some(view) => {
                    self.remark = String::from("Looking for a good letter …");
                    self.hint = Some(Hint::Asked(ticket));
                    return Step::Advise(coach(self.round.engine().opponent()), Box::new(view));
                }
                None => {
                    self.remark = String::from("The list has no words of this length to go by.")
                }
            },
        }
        Step::Stay
    }

    pub(in crate::app) fn paste(&mut self) {
        self.remark = String::from("Pasted text is not a guess; type one letter.");
    }

    fn play(&mut self, action: Action, ticket: Ticket) -> Step {
        match (action, &mut self.thinking) {
            (Action::Type(c), None) => return self.guess(c, ticket),
            // What is typed ahead is no more than there can be to say.
            (Action::Type(c), Some(thinking)) if thinking.ahead.len() < Letter::MAX => {
                thinking.ahead.push_back(c);
            }
            (Action::ToggleWordsLeft, _) => {
                self.shows_words_left = !self.shows_words_left;
                if self.shows_words_left {
                    self.round.peek();
                }
            }
            (Action::Xray, _) => match self.xray {
                Some(_) => self.xray = None,
                None => self.look_through(),
            },
            (Action::Next | Action::Previous, _) => {
                if let Some(xray) = &mut self.xray {
                    xray.scroll(if action == Action::Next { 1 } else { -1 });
                }
            }
            (Action::Hint, None) => return self.ask_for_hint(ticket),
            (Action::Back, _) => self.pause = Some(Menu::new(PAUSE)),
            _ => {}
        }
        Step::Stay
    }

    fn guess(&mut self, typed: char, ticket: Ticket) -> Step {
        let engine = self.round.engine();
        let alphabet = engine.alphabet();
        let Some(letter) = alphabet.letter(typed) else {
            self.remark = not_a_letter(alphabet);
            return Step::Stay;
        };
        if engine.opponent().thinks() {
            match self.round.question(letter) {
                Ok(question) => {
                    self.thinking = Some(Thinking { letter, ticket, ahead: VecDeque::new() });
                    // A hint about a letter that has been chosen helps nobody any more.
                    self.hint = None;
                    return Step::Think(Box::new(question));
                }
                Err(error) => self.remark = refusal(error, letter, alphabet),
            }
        } else {
            let answered = self.round.guess(letter).map(|reply| answer(reply, alphabet));
            self.next_turn(letter, answered);
        }
        self.standing_step()
    }

    /// Where the round goes from here. An answer that ends it waits behind an open menu, so that a key
    /// meant for the menu is none for the screen after the round.
    fn standing_step(&self) -> Step {
        let in_play = self.round.standing() == Standing::InPlay;
        if in_play || self.pause.is_some() { Step::Stay } else { Step::Over }
    }
}

/// What to say to a guess that was not answered.
fn refusal(error: GuessError, letter: Letter, alphabet: &Alphabet) -> String {
    match error {
        GuessError::AlreadyGuessed => {
            format!("You have guessed {} already.", alphabet.upper(letter))
        }
        GuessError::NotInAlphabet => not_a_letter(alphabet),
        GuessError::RoundOver | GuessError::NoSuchFamily => sentence(&error.to_string()),
    }
}

/// What to say to something that is no letter.
fn not_a_letter(alphabet: &Alphabet) -> String {
    let mut letters = alphabet.letters().filter_map(|letter| alphabet.lower(letter));
    let first = letters.next().unwrap_or('a');
    let last = letters.last().unwrap_or(first);
    format!("Only a letter is a guess: {first} to {last}.")
}
