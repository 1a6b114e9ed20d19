//! Owns [`StatisticsScreen`], the screen with statistics of past rounds.

use crate::app::input::Input;
use crate::app::keys::{Action, Context};
use crate::app::requests::Requests;
use crate::app::widgets::ring::stepped;
use crate::app::{Next, Screen, Ticket};
use crate::history::{Career, Group, Rung};

/// The statistics, and the screen behind them.
#[derive(Clone, Debug)]
pub struct StatisticsScreen {
    /// The screen that they were opened on.
    origin: Box<Screen>,
    /// The ticket of the request.
    ticket: Ticket,
    /// `None` until they have been read.
    career: Option<Box<Career>>,
    notice: Option<String>,
    page: StatisticsPage,
    scrolled: i16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatisticsPage {
    /// Rounds without help.
    Clean,
    /// Rounds with help.
    Helped,
    /// Games of the day.
    Daily,
    /// The ladder and the badges.
    Ladder,
    /// The best result at each length against each opponent.
    Board,
}

impl StatisticsPage {
    /// Every page in order.
    pub const ALL: [Self; 5] = [Self::Clean, Self::Helped, Self::Daily, Self::Ladder, Self::Board];

    /// Returns whether a page is there from the start. The others come once they have something to show.
    fn has_something(self, of: Option<&Career>) -> bool {
        match self {
            Self::Helped => of.is_some_and(|career| career.statistics.helped.all.played > 0),
            Self::Board => of.is_some_and(|career| !career.board.is_empty()),
            Self::Clean | Self::Daily | Self::Ladder => true,
        }
    }
}

impl StatisticsScreen {
    /// Approximately the number of rows of the charts in the narrowest terminal.
    const LONGEST: i16 = 96;
    /// Approximately the number of rows above the lowest rung there.
    const ABOVE: i16 = 32;

    pub(in crate::app) fn new(origin: Screen, page: StatisticsPage, ticket: Ticket) -> Self {
        Self { origin: Box::new(origin), ticket, career: None, notice: None, page, scrolled: 0 }
    }

    /// Returns the statistics; `None` until they have been read.
    pub fn career(&self) -> Option<&Career> {
        self.career.as_deref()
    }

    /// Returns the current page.
    pub const fn page(&self) -> StatisticsPage {
        self.page
    }

    /// Returns the pages that there are, in order.
    pub fn pages(&self) -> Vec<StatisticsPage> {
        let is_there = |page: &StatisticsPage| {
            *page == self.page || page.has_something(self.career.as_deref())
        };
        StatisticsPage::ALL.into_iter().filter(is_there).collect()
    }

    /// Returns the rounds of the page, if it is about rounds with or without help and they have been read.
    pub fn group(&self) -> Option<&Group> {
        let statistics = &self.career.as_ref()?.statistics;
        match self.page {
            StatisticsPage::Clean => Some(&statistics.clean),
            StatisticsPage::Helped => Some(&statistics.helped),
            _ => None,
        }
    }

    /// Returns the next rung, if the ladder is shown.
    fn next_rung(&self) -> Option<&'static Rung> {
        let career = self.career.as_ref().filter(|_| self.page == StatisticsPage::Ladder)?;
        career.ladder.next()
    }

    pub(in crate::app) fn context(&self) -> Context {
        match self.page {
            StatisticsPage::Ladder if self.next_rung().is_some() => Context::Ladder,
            StatisticsPage::Daily if self.can_play_today() => Context::Daily,
            _ => Context::Statistics,
        }
    }

    /// Returns whether today's game has not been played.
    fn can_play_today(&self) -> bool {
        self.career.as_ref().is_some_and(|career| career.daily.today.is_none())
    }

    /// Returns how many rows the page is scrolled down from where it opens; negative for up, since the ladder
    /// opens at its next rung.
    pub const fn scrolled(&self) -> i16 {
        self.scrolled
    }

    /// Returns the notice about reading the rounds, if any.
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// Handles the statistics if they answer the current request.
    fn show(&mut self, ticket: Ticket, career: Box<Career>, notice: Option<&str>) {
        if ticket != self.ticket {
            return;
        }
        let statistics = &career.statistics;
        let is_first = self.page == StatisticsPage::Clean;
        if is_first && statistics.clean.all.played == 0 && statistics.helped.all.played > 0 {
            self.page = StatisticsPage::Helped;
        }
        self.career = Some(career);
        self.notice = notice.map(str::to_owned);
    }

    /// Takes out the screen that they were opened on.
    pub(in crate::app) fn into_origin(self) -> Screen {
        *self.origin
    }

    pub(in crate::app) fn update(&mut self, input: &Input, requests: &mut Requests) -> Next {
        match (input, &mut *self.origin) {
            (Input::Act(action), _) => return self.act(*action),
            (Input::Statistics(ticket, career, notice), _) => {
                self.show(*ticket, career.clone(), notice.as_deref());
            }
            (Input::Select(page), _) => self.open(*page),
            (Input::Judged(..), Screen::GameOver(end)) => return end.update(input, requests),
            _ => {}
        }
        Next::Stay
    }

    fn act(&mut self, action: Action) -> Next {
        match action {
            Action::More => self.turn(1),
            Action::Less => self.turn(-1),
            Action::Next => self.scrolled = (self.scrolled + 1).min(Self::LONGEST),
            Action::Previous => {
                let least = if self.next_rung().is_some() { -Self::ABOVE } else { 0 };
                self.scrolled = (self.scrolled - 1).max(least);
            }
            Action::Confirm if self.next_rung().is_some() => return Next::Climb,
            Action::Confirm if self.context() == Context::Daily => return Next::Daily,
            Action::Back => return Next::BackFromStatistics,
            _ => {}
        }
        Next::Stay
    }

    /// Opens the page with this number (from 0), if it exists.
    fn open(&mut self, page: usize) {
        if let Some(page) = self.pages().get(page) {
            (self.page, self.scrolled) = (*page, 0);
        }
    }

    /// Opens the page this number further on, wrapping around.
    fn turn(&mut self, by: isize) {
        (self.page, self.scrolled) = (stepped(&self.pages(), self.page, by), 0);
    }
}
