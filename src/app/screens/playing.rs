//! Owns [`Playing`], the screen of a round.

mod hints;
mod naming;

use std::cell::OnceCell;
use std::collections::VecDeque;

use crate::app::input::Input;
use crate::app::keys::{Action, Context};
use crate::app::requests::Requests;
use crate::app::{Event, Next, Overlay, Remark, Request, Ticket};
use crate::engine::{GuessError, Reply};
use crate::game::{Round, Standing, Turn};
use crate::history::InPlay;
use crate::words::{Guess, Letter, Places, Word};
use hints::Hint;
use naming::Naming;

/// A round in play.
#[derive(Clone, Debug)]
pub struct Playing {
    pub round: Round,
    /// The remark about the last event.
    pub remark: Remark,
    thinking: Option<Thinking>,
    hint: Option<Hint>,
    /// The last guess with its groups, once somebody has asked for them.
    turn: OnceCell<Option<Box<Turn>>>,
    /// Whether words of the groups are shown.
    pub shows_words: bool,
    /// How many groups are scrolled past.
    pub scrolled: usize,
    /// The whole word, while it is being typed.
    naming: Option<Naming>,
    /// The number of letters after which the opponent last looked ahead.
    looked_ahead: Option<usize>,
}

/// A letter that the opponent is thinking about.
#[derive(Clone, Debug)]
struct Thinking {
    letter: Letter,
    /// The ticket of its request.
    ticket: Ticket,
    /// What the player has asked for meanwhile, in order.
    ahead: VecDeque<Queued>,
}

/// An input that waits for the opponent's reply.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Queued {
    /// A letter, a hint, or words of the groups before there are groups.
    Act(Action),
    /// The whole word.
    Word(Word),
}

impl Playing {
    /// Returns a round that begins or resumes.
    pub(crate) fn new(round: Round, remark: Remark) -> Self {
        Self {
            round,
            remark,
            thinking: None,
            hint: None,
            turn: OnceCell::new(),
            shows_words: false,
            scrolled: 0,
            naming: None,
            looked_ahead: None,
        }
    }

    /// Requests that the round is saved as it is now.
    fn save(&self, requests: &mut Requests) {
        if let Some(round) = InPlay::of(&self.round) {
            requests.send(Request::Save(Box::new(round)));
        }
    }

    /// Returns whether nothing is left to guess. The end is shown once no menu is open.
    pub(crate) fn is_over(&self) -> bool {
        self.round.standing() != Standing::InPlay
    }

    /// Returns whether the opponent is thinking about a letter.
    pub const fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Returns the last guess with the groups into which it split the words. They are found once somebody asks for them, since
    /// that takes longer than the opponent's reply.
    pub(crate) fn turn(&self) -> Option<&Turn> {
        self.turn.get_or_init(|| Turn::last_of(&self.round).map(Box::new)).as_deref()
    }

    /// Returns whether a step back leads to the board, because words are shown in its place.
    pub const fn back_leads_to_the_board(&self) -> bool {
        self.shows_words && self.naming.is_none()
    }

    pub(crate) const fn context(&self) -> Context {
        match self.round.occasion().what_if() {
            _ if self.naming.is_some() => Context::WholeWord,
            Some(_) => Context::WhatIf,
            None => Context::Playing,
        }
    }

    /// Returns whether an action would be the first help in a round that help spoils.
    pub(crate) fn would_spoil(&self, action: Action) -> bool {
        let helps = match action {
            Action::Hint => true,
            Action::Xray => {
                !self.shows_words && (self.is_thinking() || !self.round.replies().is_empty())
            }
            _ => false,
        };
        let is_helped = self.round.hinted || self.round.peeked || self.hint.is_some();
        helps && !is_helped && self.round.occasion().asks_before_help()
    }

    /// Shows or hides words of the groups, also those of later guesses. This counts as help.
    fn toggle_words(&mut self, requests: &mut Requests) {
        if !self.round.is_listed() {
            self.remark = Remark::NotListed;
            return;
        }
        if self.round.replies().is_empty() {
            match &mut self.thinking {
                // Who asks twice doesn't want it gone.
                Some(thinking) if thinking.ahead.contains(&Queued::Act(Action::Xray)) => {}
                Some(thinking) => thinking.wait(Queued::Act(Action::Xray)),
                None => self.remark = Remark::NoXrayYet,
            }
            return;
        }
        self.shows_words = !self.shows_words;
        if self.shows_words {
            self.round.peeked = true;
            self.save(requests);
        }
    }

    /// Requests that the opponent looks ahead, once for each letter.
    pub(crate) fn ask_to_look_ahead(&mut self, requests: &mut Requests) {
        let letters = self.round.replies().len();
        let idle =
            self.round.engine().opponent().is_perfect() && !self.is_thinking() && !self.is_over();
        if idle && self.looked_ahead != Some(letters) {
            self.looked_ahead = Some(letters);
            requests.send(Request::LookAhead(Box::new(self.round.position().clone())));
        }
    }

    /// Handles a guess that was answered or refused.
    fn next_turn(
        &mut self,
        guess: Guess,
        answered: Result<Places, GuessError>,
        requests: &mut Requests,
    ) {
        match answered {
            Ok(places) => {
                self.remark = Remark::Answered;
                requests.report(Event::Answered { guess, places });
                self.hint = None;
                self.turn = OnceCell::new();
                self.scrolled = 0;
                self.save(requests);
            }
            Err(error) => self.remark = Remark::Refused(guess, error),
        }
    }

    pub(crate) fn update(&mut self, input: &Input, requests: &mut Requests) -> Next {
        if let Some(next) = self.name(input, requests) {
            return next;
        }
        match input {
            Input::Enter(text) => self.guess_typed(text, requests),
            Input::Act(action) => return self.act(*action, requests),
            Input::Answer(ticket, reply) => self.answered(*ticket, reply, requests),
            Input::Advice(ticket, advice) => self.advised(*ticket, advice.as_ref(), requests),
            Input::Paste(_) => self.remark = Remark::Pasted,
            _ => {}
        }
        Next::Stay
    }

    /// Handles the opponent's reply if it answers the current request, and then what was asked for meanwhile.
    fn answered(&mut self, ticket: Ticket, reply: &Reply, requests: &mut Requests) {
        let Some(mut thinking) = self.thinking.take_if(|thinking| thinking.ticket == ticket) else {
            return;
        };
        let letter = thinking.letter;
        let answered = self.round.take(reply.clone()).map(|reply| reply.places());
        self.next_turn(letter.into(), answered, requests);
        while !self.is_over()
            && let Some(queued) = thinking.ahead.pop_front()
        {
            match queued {
                Queued::Act(action) => drop(self.act(action, requests)),
                Queued::Word(word) => self.guess_word(&word, requests),
            }
            if let Some(next_letter) = &mut self.thinking {
                next_letter.ahead = thinking.ahead;
                return;
            }
        }
    }

    fn act(&mut self, action: Action, requests: &mut Requests) -> Next {
        let leads_back_to_the_board = action == Action::Back && self.back_leads_to_the_board();
        if leads_back_to_the_board || action == Action::Xray {
            self.toggle_words(requests);
            return Next::Stay;
        }
        match (action, &mut self.thinking) {
            (Action::Type(c), None) => self.guess(c, requests),
            (Action::Hint, None) => self.ask_for_hint(requests),
            (Action::Type(_) | Action::Hint, Some(thinking)) => {
                thinking.wait(Queued::Act(action));
            }
            (Action::Confirm, _) => self.begin_naming(),
            (Action::Next | Action::Previous, _) => {
                let by = if action == Action::Next { 1 } else { -1 };
                let last = self.turn().map_or(0, |turn| turn.families.len().saturating_sub(1));
                self.scrolled = self.scrolled.saturating_add_signed(by).min(last);
            }
            (Action::Back | Action::Origin, _) if self.round.occasion().what_if().is_some() => {
                return Next::Back;
            }
            (Action::Back, _) => return Next::Open(Overlay::pause()),
            (Action::GiveUp, _) => return Next::End,
            (Action::NewGame, _) => return Next::Home,
            _ => {}
        }
        Next::Stay
    }

    fn guess(&mut self, typed: char, requests: &mut Requests) {
        let engine = self.round.engine();
        let Some(letter) = engine.alphabet().letter(typed) else {
            self.remark = Remark::NotALetter(typed);
            return;
        };
        if engine.opponent().is_perfect() {
            match self.round.question(letter) {
                Ok(question) => {
                    let ticket = requests.ask(|ticket| Request::Think(Box::new(question), ticket));
                    self.thinking = Some(Thinking { letter, ticket, ahead: VecDeque::new() });
                    // A hint about a letter that has been chosen is useless.
                    self.hint = None;
                }
                Err(error) => self.remark = Remark::Refused(letter.into(), error),
            }
        } else {
            let answered = self.round.guess(letter).map(|reply| reply.places());
            self.next_turn(letter.into(), answered, requests);
        }
    }
}

impl Thinking {
    /// Queues an input until the reply arrives. The queue is bounded by the number of letters.
    fn wait(&mut self, what: Queued) {
        if self.ahead.len() < Letter::MAX {
            self.ahead.push_back(what);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::app::keys::Action;
    use crate::app::{Input, Screen};
    use crate::engine::Opponent;
    use crate::tests::{NINE, game};
    use crate::text::Medium;
    use crate::text::keys::Reach;
    use crate::view::View;

    #[test]
    fn groups_that_nobody_hears_are_not_found() {
        let mut app = game::new(NINE, Opponent::Greedy, 4, 9).showing_words_left(true);
        app.begin();
        let mut told = |letter, to| {
            let _ = app.handle(&Input::Act(Action::Type(letter)));
            let _ = View::told(&app, Reach::Keys, to);
            let Screen::Playing(playing) = app.screen() else { panic!("the round is over") };
            playing.turn.get().is_some()
        };
        assert!(!told('e', Medium::ALOUD) && !told('x', Medium::ALOUD));
        assert!(told('z', Medium::Screen));
    }
}
