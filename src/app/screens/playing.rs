//! Owns [`Playing`], the screen of a round.

mod hints;

use std::collections::VecDeque;

use super::game_over::story::StoryScreen;
use crate::app::input::Input;
use crate::app::keys::Action;
use crate::app::overlays::pause::PauseItem;
use crate::app::requests::Requests;
use crate::app::{Event, Next, Remark, Request, Ticket};
use crate::engine::{GuessError, Reply};
use crate::game::{ListName, Round, Standing, Turn};
use crate::history::InPlay;
use crate::words::{Letter, Places};
use hints::{Hint, Why};

/// A round that is being played.
#[derive(Clone, Debug)]
pub struct Playing {
    round: Round,
    /// What transcripts call the words that it is about.
    list: ListName,
    shows_words_left: bool,
    remark: Remark,
    thinking: Option<Thinking>,
    hint: Option<Hint>,
    why: Option<Why>,
    xray: Option<Xray>,
    /// After how many letters the opponent was last asked to think about what may come.
    looked_ahead: Option<usize>,
    /// The story that was gone back in to come here.
    origin: Option<Box<StoryScreen>>,
    /// Whether the player knows what help spoils.
    forewarned: bool,
}

/// What the last letter did to the words, beside the board.
#[derive(Clone, Debug, Default)]
pub struct Xray {
    /// The last letter, if there was one.
    pub turn: Option<Turn>,
    /// How many families are scrolled past.
    pub scrolled: usize,
    /// Whether a hint was asked for since: where there is room for one of them, that is the hint.
    pub aside: bool,
}

impl Xray {
    pub(in crate::app) fn of(turn: Option<Turn>) -> Self {
        Self { turn, scrolled: 0, aside: false }
    }

    pub(in crate::app) fn scroll(&mut self, by: isize) {
        let last = self.turn.as_ref().map_or(0, |turn| turn.families.len().saturating_sub(1));
        self.scrolled = self.scrolled.saturating_add_signed(by).min(last);
    }
}

/// A letter that the opponent is thinking about.
#[derive(Clone, Debug)]
struct Thinking {
    letter: Letter,
    /// What the answer will come with.
    ticket: Ticket,
    /// What the player has asked for meanwhile: it is taken up in this order when the answer is there.
    ahead: VecDeque<Ahead>,
}

/// What waits for an answer.
#[derive(Clone, Copy, Debug)]
enum Ahead {
    /// A character that was typed.
    Typed(char),
    /// A hint.
    Hint,
}

impl Playing {
    /// A round that begins or is resumed.
    pub(in crate::app) fn new(
        round: Round,
        list: ListName,
        shows_words_left: bool,
        remark: Remark,
    ) -> Self {
        Self {
            round,
            list,
            shows_words_left,
            remark,
            thinking: None,
            hint: None,
            why: None,
            xray: None,
            looked_ahead: None,
            origin: None,
            forewarned: false,
        }
    }

    /// The same round, gone back to from this story.
    pub(in crate::app) fn gone_back_from(mut self, story: StoryScreen) -> Self {
        self.origin = Some(Box::new(story));
        self
    }

    /// The story that was gone back in to come here, taken out.
    pub(in crate::app) const fn take_origin(&mut self) -> Option<Box<StoryScreen>> {
        self.origin.take()
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
    pub const fn remark(&self) -> &Remark {
        &self.remark
    }

    /// The round, its list, and whether the words left were shown, to go on with.
    pub(in crate::app) fn into_parts(self) -> (Round, ListName, bool) {
        (self.round, self.list, self.shows_words_left)
    }

    /// What to keep of the round in case that it is interrupted.
    pub(in crate::app) fn in_play(&self) -> Option<InPlay> {
        InPlay::of(&self.round, &self.list, self.shows_words_left)
    }

    /// Has the round kept as it is now, in case that it is interrupted.
    fn save(&self, requests: &mut Requests) {
        if let Some(round) = self.in_play() {
            requests.send(Request::Save(Box::new(round)));
        }
    }

    /// Whether there is nothing left to guess; the end is shown as soon as no menu is in front.
    pub(in crate::app) fn is_over(&self) -> bool {
        self.round.standing() != Standing::InPlay
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

    /// Whether the X-ray was asked for after any hint, so that it is what Esc closes: a hint may have its place.
    pub(crate) fn is_xray_in_front(&self) -> bool {
        self.xray.as_ref().is_some_and(|xray| !xray.aside)
    }

    /// Whether an action would be the first help in the round, and the player does not know yet what that spoils.
    pub(in crate::app) const fn would_help(&self, action: Action) -> bool {
        let helps = match action {
            Action::Hint | Action::Why => true,
            // Once it is open it sees through every letter.
            Action::Xray => self.xray.is_none(),
            _ => false,
        };
        helps && !self.forewarned && !self.round.hinted() && !self.round.peeked()
    }

    /// The player knows what help spoils.
    pub(in crate::app) const fn forewarn(&mut self) {
        self.forewarned = true;
    }

    /// Shows the X-ray of the last letter, which is peeking if there was one: other than the number of words
    /// left, it names words.
    fn look_through(&mut self, requests: &mut Requests) {
        self.xray = Some(Xray::of(Turn::last_of(&self.round)));
        self.peek(requests);
    }

    /// The player sees which words the last letter left, if there was one.
    fn peek(&mut self, requests: &mut Requests) {
        if !self.round.replies().is_empty() {
            self.help(Round::peek, requests);
        }
    }

    /// The player has help of a kind.
    fn help(&mut self, mark: fn(&mut Round), requests: &mut Requests) {
        if !self.round.hinted() && !self.round.peeked() {
            requests.report(Event::Helped);
        }
        mark(&mut self.round);
        self.save(requests);
    }

    /// Has the opponent think about what may come while the player looks, once for each letter.
    pub(in crate::app) fn ask_to_look_ahead(&mut self, requests: &mut Requests) {
        let letters = self.round.replies().len();
        let idle =
            self.round.engine().opponent().thinks() && !self.is_thinking() && !self.is_over();
        if idle && self.looked_ahead != Some(letters) {
            self.looked_ahead = Some(letters);
            requests.look_ahead(self.round.engine().opponent(), self.round.position().clone());
        }
    }

    /// A letter has been answered, or refused.
    fn next_turn(
        &mut self,
        letter: Letter,
        answered: Result<Places, GuessError>,
        requests: &mut Requests,
    ) {
        match answered {
            Ok(places) => {
                self.remark = Remark::Answered { letter, places };
                requests.report(Event::Answered { letter, places });
                self.forget_hint();
                match self.xray {
                    Some(_) => self.look_through(requests),
                    None => self.save(requests),
                }
            }
            Err(error) => self.remark = Remark::Refused(letter, error),
        }
    }

    pub(in crate::app) fn update(&mut self, input: &Input, requests: &mut Requests) -> Next {
        match input {
            Input::Act(action) => return self.act(*action, requests),
            Input::Answer(ticket, reply) => self.answered(*ticket, reply, requests),
            Input::Advice(ticket, advice) => self.advised(*ticket, advice.as_ref(), requests),
            Input::Paste(_) => self.remark = Remark::Pasted,
            _ => {}
        }
        Next::Stay
    }

    /// Takes the answer to a question, if it is the one that is waited for, and goes on with what was
    /// asked for meanwhile.
    fn answered(&mut self, ticket: Ticket, reply: &Reply, requests: &mut Requests) {
        let Some(mut thinking) = self.thinking.take_if(|thinking| thinking.ticket == ticket) else {
            return self.explained(ticket, reply, requests);
        };
        let letter = thinking.letter;
        let answered = self.round.take(reply.clone()).map(|reply| reply.places());
        self.next_turn(letter, answered, requests);
        while !self.is_over() {
            match thinking.ahead.pop_front() {
                None => break,
                Some(Ahead::Hint) => self.ask_for_hint(requests),
                Some(Ahead::Typed(c)) => {
                    self.guess(c, requests);
                    if let Some(next_letter) = &mut self.thinking {
                        next_letter.ahead = thinking.ahead;
                        return;
                    }
                }
            }
        }
    }

    fn act(&mut self, action: Action, requests: &mut Requests) -> Next {
        let closes = self.is_xray_in_front();
        match (action, &mut self.thinking) {
            (Action::Type(c), None) => self.guess(c, requests),
            (Action::Hint, None) => {
                self.xray.iter_mut().for_each(|xray| xray.aside = true);
                self.ask_for_hint(requests);
            }
            (Action::Why, None) => self.ask_why(requests),
            (Action::Type(c), Some(thinking)) => thinking.wait(Ahead::Typed(c)),
            (Action::Hint, Some(thinking)) => thinking.wait(Ahead::Hint),
            (Action::ToggleWordsLeft, _) => {
                self.shows_words_left = !self.shows_words_left;
                self.save(requests);
            }
            (Action::Xray, _) => match self.xray {
                Some(_) => self.xray = None,
                None => self.look_through(requests),
            },
            (Action::Peek, _) => self.peek(requests),
            (Action::Next | Action::Previous, _) => {
                if let Some(xray) = &mut self.xray {
                    xray.scroll(if action == Action::Next { 1 } else { -1 });
                }
            }
            // It may hide the round.
            (Action::Back, _) if closes => self.xray = None,
            (Action::Back, _) => return Next::Open(PauseItem::menu(self.origin.is_some())),
            (Action::GiveUp, _) => return Next::End,
            (Action::NewGame, _) => return Next::Form,
            (Action::Origin, _) if self.origin.is_some() => return Next::BackToStory,
            _ => {}
        }
        Next::Stay
    }

    fn guess(&mut self, typed: char, requests: &mut Requests) {
        let engine = self.round.engine();
        let Some(letter) = engine.alphabet().letter(typed) else {
            self.remark = Remark::NotALetter;
            return;
        };
        if engine.opponent().thinks() {
            match self.round.question(letter) {
                Ok(question) => {
                    let ticket = requests.think(question);
                    self.thinking = Some(Thinking { letter, ticket, ahead: VecDeque::new() });
                    // A hint about a letter that has been chosen helps nobody any more.
                    self.forget_hint();
                }
                Err(error) => self.remark = Remark::Refused(letter, error),
            }
        } else {
            let answered = self.round.guess(letter).map(|reply| reply.places());
            self.next_turn(letter, answered, requests);
        }
    }
}

impl Thinking {
    /// Has something wait for the answer; it is no more than there can be to say.
    fn wait(&mut self, what: Ahead) {
        if self.ahead.len() < Letter::MAX {
            self.ahead.push_back(what);
        }
    }
}
