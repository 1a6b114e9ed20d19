//! Decides which actions need a confirmation, because they spoil or end something.

use super::keys::Action;
use super::overlays::Overlay;
use super::overlays::confirm::{Confirm, Consequence, Stakes};
use super::{App, Offer, Playing, Screen};
use crate::game::{Day, Round, Transcript};
use crate::history::Career;

impl App {
    /// Returns whether a round is the first attempt at today's game.
    pub fn is_todays_attempt(&self, round: &Round) -> bool {
        self.is_attempt_of(self.day_of(round), round)
    }

    /// Returns the day whose game a round is, if it is one.
    pub fn day_of(&self, round: &Round) -> Option<Day> {
        let list = self.state.list_of(&self.state.preferences, round);
        Day::of_game(&Transcript::of(round, list))
    }

    /// Returns whether a round of this day is the first attempt at today's game.
    pub(super) fn is_attempt_of(&self, day: Option<Day>, round: &Round) -> bool {
        let language = round.engine().alphabet();
        self.counting(round).is_some_and(|career| {
            career.daily_of(language).today.is_none() && day == Some(career.today())
        })
    }

    /// Returns what help would spoil, if the round counts for something.
    pub fn what_help_spoils(&self, playing: &Playing) -> Option<Stakes> {
        let round = playing.round();
        if self.is_todays_attempt(round) {
            return Some(Stakes::Today);
        }
        self.counting(round).filter(|_| playing.climbs()).map(|_| Stakes::Rung)
    }

    /// Returns the past rounds if this round counts for the ladder.
    fn counting(&self, round: &Round) -> Option<&Career> {
        self.career().filter(|career| career.keeps && round.what_if().is_none())
    }

    /// Opens the confirmation if an action needs one. Returns whether it does.
    pub(super) fn asks(&mut self, action: Action) -> bool {
        let consequence = self.consequence(action).filter(|_| self.asks_first);
        self.overlays.extend(consequence.map(|it| Overlay::Confirm(Confirm::new(it, action))));
        consequence.is_some()
    }

    /// Guesses a letter although help is being confirmed: the player has decided to do without it.
    pub(super) fn play_on(&mut self, letter: char) {
        let is_help = |front: &mut Overlay| matches!(front, Overlay::Confirm(asked) if matches!(asked.consequence(), Consequence::Help(_)));
        if self.overlays.pop_if(is_help).is_some() {
            self.take(Action::Type(letter));
        }
    }

    /// Returns what it means to play today's game now, unless it would only be for practice.
    pub fn begins_today(&self) -> Option<Consequence> {
        let career = self.career().filter(|career| career.keeps)?;
        let language = self.daily_language();
        let is_first = career.daily_of(language).today.is_none();
        is_first.then_some(Consequence::BeginsToday(career.today(), language))
    }

    /// Returns the attempt at today's game that was interrupted, once it was [looked for](super::Input::LookForToday).
    pub fn todays_left(&self) -> Option<&Round> {
        self.later.as_ref().filter(|left| self.is_todays(left)).map(Offer::round)
    }

    /// Returns whether an interrupted round is an attempt at today's game.
    pub(super) fn is_todays(&self, left: &Offer) -> bool {
        let today = self.career().map(Career::today);
        left.day() == today && left.round().engine().alphabet() == self.daily_language()
    }

    /// Returns what an action would spoil or end; `None` if nothing. A front end that is not
    /// [`asking_first`](Self::asking_first) asks by itself.
    pub fn consequence(&self, action: Action) -> Option<Consequence> {
        let for_another = match action {
            Action::GiveUp => false,
            Action::NewGame => true,
            // It is a single key, easily pressed by mistake.
            Action::Daily if matches!(self.screen, Screen::Setup(_)) => return self.begins_today(),
            Action::Quit if matches!(self.screen, Screen::Setup(_)) => {
                return self.state.has_begun.then_some(Consequence::Quits);
            }
            _ => {
                let Screen::Playing(playing) = &self.screen else { return None };
                let helps = playing.would_help(action);
                let spoilt = helps.then(|| self.what_help_spoils(playing)).flatten()?;
                return Some(Consequence::Help(spoilt));
            }
        };
        let (round, todays) = match (self.offered(), &self.screen) {
            (Some(offer), _) => (offer.round(), self.is_attempt_of(offer.day(), offer.round())),
            (None, Screen::Playing(playing)) => {
                (playing.round(), self.is_todays_attempt(playing.round()))
            }
            (None, Screen::Holding(holding)) if !holding.round().answers().is_empty() => {
                return Some(Consequence::EndsHeld { for_another });
            }
            _ => return None,
        };
        // A round that has not begun or does not count can be given up without asking, unless that uses up the only try.
        let is_only_try = !for_another && (todays || self.is_duel());
        let is_something = !round.replies().is_empty() || is_only_try;
        (is_something && round.what_if().is_none())
            .then_some(Consequence::GivesUp { for_another, todays })
    }
}
