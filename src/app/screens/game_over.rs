//! Owns [`GameOver`], the screen after a round.

pub(crate) mod story;

use crate::app::input::{HomeLine, Input};
use crate::app::keys::Action;
use crate::app::requests::Requests;
use crate::app::widgets::menu::Menu;
use crate::app::{Next, Request, Ticket};
use crate::game::challenge::Challenge;
use crate::game::judgement::{AnalysisInput, Judgement};
use crate::game::occasion::{Occasion, PlayOn};
use crate::game::round::Finished;
use crate::game::{Round, Transcript};
use crate::history::{Ended, News};

/// The end of a round, and a menu.
#[derive(Clone, Debug)]
pub struct GameOver {
    /// The round and the word that is shown for it.
    pub finished: Finished,
    pub menu: Menu<Action>,
    /// The ticket of the request for the judgement, if it was sent, and what is known so far.
    judged: Option<(Ticket, Option<Judgement>)>,
    /// What is new with the round, such as a level.
    pub news: News,
}

impl GameOver {
    /// Returns the end of a round.
    pub(crate) fn new(finished: Finished) -> Self {
        let round = &finished.round;
        let items = [
            // What others play, too, is there to be compared.
            (Action::Share, round.occasion().day().is_some() || is_challenge(round)),
            (Action::Again, true),
            // Without a guess there is no story.
            (Action::Story, !round.replies().is_empty()),
            // A word that is known can't be found again.
            (Action::Same, round.engine().opponent().cheats()),
            (Action::Challenge, true),
        ];
        let items = items.into_iter().filter_map(|(item, offered)| offered.then_some(item));
        let menu = Menu::new(items.collect::<Vec<_>>());
        Self { finished, menu, judged: None, news: News::default() }
    }

    /// Returns the line that tells the friend who sent a challenge how the round went; `None` if it is the round of no
    /// challenge, or if nothing was guessed.
    pub fn challenge_result(&self) -> Option<String> {
        let round = &self.finished.round;
        if !is_challenge(round) {
            return None;
        }
        if round.engine().opponent().is_friend() {
            let guesses = round.replies().iter().map(|reply| &reply.guess);
            return Some(Challenge::of(&self.finished)?.result(guesses).to_string());
        }
        Some(Transcript::of(round).to_string())
    }

    /// Returns the round as it is saved, which includes all that the result to share needs.
    pub fn ended(&self) -> Ended {
        Ended::of(&self.finished)
    }

    /// Returns the judgement, as far as it is known.
    pub fn judgement(&self) -> Option<&Judgement> {
        self.judged.as_ref()?.1.as_ref()
    }

    /// Returns what *play on* leads to.
    fn play_on(&self) -> Next {
        match self.finished.round.occasion().play_on() {
            PlayOn::Home => Next::Home,
            PlayOn::Same => Next::Start(HomeLine::Play),
            PlayOn::Story => Next::Back,
        }
    }

    /// Requests the judgement, once.
    pub(crate) fn ask_for_judgement(&mut self, requests: &mut Requests) {
        let round = &self.finished.round;
        if self.judged.is_none() && !round.replies().is_empty() {
            let input = Box::new(AnalysisInput::of(round));
            self.judged = Some((requests.ask(|ticket| Request::Judge(input, ticket)), None));
        }
    }

    fn learn(&mut self, ticket: Ticket, judgement: &Judgement) {
        if let Some((_, known)) = self.judged.as_mut().filter(|(asked, _)| *asked == ticket) {
            *known = Some(judgement.clone());
        }
    }

    /// Returns whether it goes back to a story.
    pub const fn is_what_if(&self) -> bool {
        self.finished.round.occasion().what_if().is_some()
    }

    /// Returns whether an action does something after this round.
    pub(crate) fn heeds(&self, action: Action) -> bool {
        match action {
            Action::Story | Action::Same => self.menu.number_of(action).is_some(),
            Action::Origin => self.is_what_if(),
            _ => true,
        }
    }

    pub(crate) fn update(&mut self, input: &Input) -> Next {
        if let Some(action) = self.menu.update(input) {
            return Next::Act(action);
        }
        match input {
            Input::Judged(ticket, judgement) => self.learn(*ticket, judgement),
            Input::GoBack(letter) => return Next::WhatIf(*letter),
            Input::Act(action) if self.heeds(*action) => match action {
                Action::Share => return Next::Share,
                Action::Statistics => return Next::Statistics,
                Action::Story => return Next::Story,
                Action::Again => return self.play_on(),
                Action::Same => return Next::Same,
                Action::Origin => return Next::Back,
                Action::Back if self.is_what_if() => return Next::Back,
                Action::Back | Action::NewGame => return Next::Home,
                _ => {}
            },
            _ => {}
        }
        Next::Stay
    }
}

/// Returns whether a friend waits for the result of a round.
fn is_challenge(round: &Round) -> bool {
    *round.occasion() == Occasion::Challenge && !round.replies().is_empty()
}
