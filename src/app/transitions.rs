//! How one screen is replaced with the next.

use super::keys::Action;
use super::messages::{Event, Request};
use super::overlays::duel::Duel;
use super::overlays::offer::OfferItem;
use super::screens::game_over::story::StoryScreen;
use super::screens::held_over::HeldOver;
use super::screens::setup::Setup;
use super::screens::statistics::{StatisticsPage, StatisticsScreen};
use super::{App, Input, Next, Overlay, Pick, Screen};

impl App {
    /// Executes what follows from an input.
    pub(super) fn go(&mut self, next: Next) {
        // Rounds with settings of their own don't discard what was chosen in the form.
        if let (Screen::Setup(form), Next::Daily | Next::Climb | Next::Duel(_) | Next::Statistics) =
            (&self.screen, &next)
        {
            self.state.preferences = form.chosen(&self.state.preferences);
        }
        match next {
            Next::Stay => {}
            Next::Close => drop(self.overlays.pop()),
            Next::KeepPlaying => {
                self.overlays.pop();
                self.overlays.pop_if(|below| matches!(below, Overlay::Pause(_)));
            }
            Next::Play => {
                self.overlays.pop();
                if let Screen::Setup(form) = &mut self.screen {
                    form.choose_who_cheats(&self.state);
                    self.pass(&Input::Pick(Pick::Play));
                }
            }
            Next::Open(overlay) => self.overlays.push(overlay),
            Next::Act(action) => {
                if !self.asks(action) {
                    self.take(action);
                }
            }
            Next::Confirmed(action) => {
                self.overlays.pop();
                self.take(action);
            }
            Next::Decide(item) => self.decide(item),
            Next::Round(dealt, preferences) => {
                self.state.preferences = *preferences;
                self.notice = None;
                self.show_dealt(dealt);
                let chosen = Box::new(self.state.preferences.clone());
                let any_length = self.state.left_to_chance.is_some();
                let opening = chosen.opening;
                self.state.requests.send(Request::Choose(chosen, any_length));
                // Blank rounds that follow from a flag are not a choice.
                if opening != self.state.chosen_opening {
                    self.state.chosen_opening = opening;
                    self.state.requests.send(Request::ChooseOpening(opening));
                }
            }
            Next::PlayOn => self.play_on(),
            Next::Same => self.begin_same(),
            Next::WhatIf(letter) => self.go_back_to(letter),
            Next::Daily => {
                // The first attempt counts, even if it was interrupted.
                self.later = None;
                self.state.requests.send(Request::FindToday);
                self.daily = Some(self.state.requests.read_statistics());
            }
            Next::Duel(challenge) => {
                self.notice = None;
                self.begin_challenge(&challenge);
            }
            Next::Copy => {
                let sent = self.duel().and_then(Duel::sent).cloned();
                self.state.sent.extend(sent);
                self.state.requests.report(Event::Copy);
            }
            Next::Climb => self.climb(),
            Next::Form => {
                self.abandon();
                self.stories.clear();
                self.show(Screen::Setup(Setup::new(&self.state.preferences)));
            }
            Next::Quit => {
                self.set_aside();
                self.state.requests.report(Event::Quit);
            }
            Next::End
            | Next::Story
            | Next::BackToEnd
            | Next::BackToStory
            | Next::Statistics
            | Next::BackFromStatistics => self.change(next),
        }
    }

    /// Passes an action to the screen without a confirmation.
    pub(super) fn take(&mut self, action: Action) {
        if action == Action::GiveUp && self.offered().is_some() {
            return self.decide(OfferItem::GiveUp);
        }
        let next = self.update_screen(&Input::Act(action));
        self.go(next);
    }

    /// Replaces the screen. The old one hands over the data that the next one needs.
    fn change(&mut self, next: Next) {
        let screen = match (next, self.leave()) {
            (Next::End, Screen::Playing(playing)) => self.end(playing),
            (Next::End, Screen::Holding(holding)) => {
                self.state.requests.report(Event::Ended);
                Screen::HeldOver(HeldOver::new(holding.into_round()))
            }
            (Next::Story, Screen::GameOver(end)) => {
                Screen::Story(StoryScreen::new(end, &mut self.state.requests))
            }
            (Next::BackToEnd, Screen::Story(story)) => Screen::GameOver(story.into_end()),
            (Next::BackToStory, screen) => self.stories.pop().map_or(screen, Screen::Story),
            (Next::Statistics, origin) => {
                let page = self.page_from(&origin);
                let ticket = self.state.requests.read_statistics();
                Screen::Statistics(StatisticsScreen::new(origin, page, ticket))
            }
            (Next::BackFromStatistics, Screen::Statistics(statistics)) => statistics.into_origin(),
            (_, screen) => screen,
        };
        self.show(screen);
    }

    /// Returns the page on which the statistics open: from the form the ladder, whose next rung the form names, once
    /// there is a round.
    fn page_from(&self, origin: &Screen) -> StatisticsPage {
        let career = self.state.career.as_ref().filter(|_| matches!(origin, Screen::Setup(_)));
        let is_named =
            career.is_some_and(|career| career.rounds > 0 && career.ladder.next().is_some());
        if is_named { StatisticsPage::Ladder } else { StatisticsPage::Clean }
    }

    /// Shows a screen, and closes the overlays that do not explain something.
    pub(super) fn show(&mut self, screen: Screen) {
        self.screen = screen;
        self.overlays.retain(Overlay::explains);
    }

    /// Takes the current screen, and leaves a new form in its place.
    pub(super) fn leave(&mut self) -> Screen {
        let form = Screen::Setup(Setup::new(&self.state.preferences));
        std::mem::replace(&mut self.screen, form)
    }

    /// Shows a notice and reports it.
    pub(super) fn notify(&mut self, notice: String) {
        self.notice = Some(notice.clone());
        self.state.requests.report(Event::Notice(notice));
    }

    /// Sends the requests that the current screen needs.
    pub(super) fn ask_for_the_screen(&mut self) {
        match &mut self.screen {
            Screen::Setup(form) => {
                form.follow_chance(&self.state);
                // Par follows from the settings, from what was played, and from a search.
                form.follow_par(&self.state);
                form.ask_for_par(&mut self.state);
                if std::mem::take(&mut self.state.wants_records) {
                    self.state.requests.read_statistics();
                }
            }
            Screen::Playing(playing) => {
                playing.ask_to_look_ahead(&mut self.state.requests);
                // The first screen may be a round, and has to know what it counts for.
                if self.state.career.is_none() && std::mem::take(&mut self.state.wants_records) {
                    self.state.requests.read_statistics();
                }
            }
            Screen::GameOver(over) => {
                // The card of the day says how long it is until the next.
                let is_day = over.news().today.is_some();
                self.judge_the_end();
                if is_day && std::mem::take(&mut self.state.wants_records) {
                    self.state.requests.read_statistics();
                }
            }
            Screen::Story(_) | Screen::Statistics(_) | Screen::Holding(_) | Screen::HeldOver(_) => {
            }
        }
    }
}
