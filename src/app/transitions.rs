//! How one screen is replaced with the next.

use super::keys::Action;
use super::messages::{Event, Request};
use super::screens::game_over::story::StoryScreen;
use super::screens::held_over::HeldOver;
use super::screens::setup::Setup;
use super::screens::statistics::StatisticsScreen;
use super::shown::day_of;
use super::{App, HomeLine, Input, Next, Overlay, Screen};

impl App {
    /// Executes what follows from an input.
    pub fn go(&mut self, next: Next) {
        match next {
            Next::Stay => {}
            Next::Close => drop(self.overlays.pop()),
            Next::Open(overlay) => self.overlays.push(overlay),
            Next::Share => {
                self.state.requests.report(Event::Copy);
                self.overlays.push(Overlay::Share);
            }
            Next::Act(action) => {
                if !self.asks(action) {
                    self.take(action);
                }
            }
            Next::Confirmed(action) => {
                self.overlays.pop();
                self.take(action);
            }
            Next::Start(line) => self.start(line),
            Next::Play(dealt) => self.play(*dealt),
            Next::Begin(dealt) => self.show_dealt(*dealt),
            Next::Same => self.begin_same(),
            Next::WhatIf(letter) => self.go_back_to(letter),
            Next::Home => {
                let line = match self.screen {
                    Screen::Puzzle(_) => HomeLine::Puzzles,
                    _ => HomeLine::Play,
                };
                match self.is_saved() {
                    Some(true) => {
                        let day = self.round().and_then(day_of);
                        self.interrupted_day = day.or(self.interrupted_day);
                    }
                    _ => self.abandon(),
                }
                self.show(Screen::Setup(Setup::at(line)));
            }
            Next::Quit => {
                self.set_aside();
                self.state.requests.report(Event::Quit);
            }
            Next::End => match self.leave() {
                Screen::Playing(playing) => self.end(playing),
                Screen::Holding(holding) => {
                    self.state.requests.report(Event::Ended);
                    self.replace(Screen::HeldOver(HeldOver::new(holding.round)));
                }
                screen => self.replace(screen),
            },
            Next::Story => match self.leave() {
                Screen::GameOver(end) => {
                    let story = StoryScreen::new(end, &mut self.state.requests);
                    self.replace(Screen::Story(story));
                }
                screen => self.replace(screen),
            },
            Next::Back => {
                let behind = match self.leave() {
                    Screen::Story(story) => Screen::GameOver(story.end),
                    screen => self.behind.pop().unwrap_or(screen),
                };
                self.replace(behind);
            }
            Next::Statistics => {
                let behind = self.leave();
                self.behind.push(behind);
                let ticket = self.state.requests.read_statistics();
                self.replace(Screen::Statistics(StatisticsScreen::new(ticket)));
            }
        }
    }

    /// Starts what a line of the title is about.
    fn start(&mut self, line: HomeLine) {
        match line {
            HomeLine::Continue => self.resume(),
            HomeLine::Play if self.asks(Action::Instead) => {}
            HomeLine::Play => self.begin(),
            HomeLine::Today => {
                // The first attempt counts, even if it was interrupted.
                self.state.requests.send(Request::FindDaily);
                self.daily = Some(self.state.requests.read_statistics());
            }
            HomeLine::Puzzles => self.begin_puzzle(self.state.puzzles.number()),
        }
    }

    /// Passes an action to the screen without a confirmation.
    pub fn take(&mut self, action: Action) {
        match action {
            Action::Challenge => return self.open_challenge(),
            Action::Instead => return self.begin(),
            _ => {}
        }
        let next = self.screen.update(&Input::Act(action), &mut self.state);
        self.go(next);
    }

    /// Shows a screen that leads back to no other than the title.
    pub fn show(&mut self, screen: Screen) {
        self.behind.clear();
        self.replace(screen);
    }

    /// Shows a screen instead of the current one, and closes the overlays that do not explain something.
    pub fn replace(&mut self, screen: Screen) {
        self.screen = screen;
        self.overlays.retain(Overlay::explains);
    }

    /// Takes the current screen, and leaves the title in its place.
    pub fn leave(&mut self) -> Screen {
        std::mem::replace(&mut self.screen, Screen::Setup(Setup::at(HomeLine::Play)))
    }

    /// Shows a notice and reports it.
    pub fn notify(&mut self, notice: String) {
        self.notice = Some(notice.clone());
        self.state.requests.report(Event::Notice(notice));
    }

    /// Sends the requests that the current screen needs.
    pub fn ask_for_the_screen(&mut self) {
        match &mut self.screen {
            Screen::Setup(setup) => setup.ask_for_par(&mut self.state),
            Screen::Playing(playing) => playing.ask_to_look_ahead(&mut self.state.requests),
            Screen::GameOver(over) => over.ask_for_judgement(&mut self.state.requests),
            _ => {}
        }
        let shows_records = match &self.screen {
            Screen::Setup(_) => true,
            // The first screen may be a round, and has to know what it counts for.
            Screen::Playing(_) => self.state.career.is_none(),
            // The card of the day says how long it is until the next.
            Screen::GameOver(over) => over.news.today.is_some(),
            _ => false,
        };
        if shows_records && std::mem::take(&mut self.state.wants_records) {
            self.state.requests.read_statistics();
        }
        if let Screen::Setup(setup) = &mut self.screen
            && setup.wants_left()
        {
            self.find_interrupted();
        }
    }
}
