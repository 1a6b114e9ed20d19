//! Owns [`StatisticsScreen`], the two pages about the player's progress.

use crate::app::input::Input;
use crate::app::keys::{Action, Context};
use crate::app::requests::Requests;
use crate::app::widgets::ring::stepped;
use crate::app::{Next, Screen, Ticket};
use crate::history::Career;

/// The player's progress, and the screen behind it.
#[derive(Clone, Debug)]
pub struct StatisticsScreen {
    /// The screen that it was opened on.
    origin: Box<Screen>,
    /// The ticket of the request.
    ticket: Ticket,
    /// `None` until it has been read.
    career: Option<Box<Career>>,
    notice: Option<String>,
    page: StatisticsPage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatisticsPage {
    /// The ladder.
    Climb,
    /// The rounds of the player.
    You,
}

impl StatisticsPage {
    /// Every page in order.
    pub const ALL: [Self; 2] = [Self::Climb, Self::You];
}

impl StatisticsScreen {
    pub(crate) fn new(origin: Screen, ticket: Ticket) -> Self {
        let page = StatisticsPage::Climb;
        Self { origin: Box::new(origin), ticket, career: None, notice: None, page }
    }

    /// Returns the progress; `None` until it has been read.
    pub fn career(&self) -> Option<&Career> {
        self.career.as_deref()
    }

    /// Returns the current page.
    pub const fn page(&self) -> StatisticsPage {
        self.page
    }

    /// Returns the notice about reading the rounds, if any.
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    pub(crate) fn context(&self) -> Context {
        if self.can_climb() { Context::Ladder } else { Context::Statistics }
    }

    fn can_climb(&self) -> bool {
        let has_next = self.career.as_ref().is_some_and(|career| career.ladder.next().is_some());
        self.page == StatisticsPage::Climb && has_next
    }

    /// Takes out the screen that it was opened on.
    pub(crate) fn into_origin(self) -> Screen {
        *self.origin
    }

    pub(crate) fn update(&mut self, input: &Input, requests: &mut Requests) -> Next {
        match (input, &mut *self.origin) {
            (Input::Act(action), _) => return self.act(*action),
            (Input::Statistics(ticket, career, notice), _) if *ticket == self.ticket => {
                self.career = Some(career.clone());
                self.notice.clone_from(notice);
            }
            (Input::Choose(page), _) => {
                self.page = StatisticsPage::ALL.get(*page).copied().unwrap_or(self.page);
            }
            (Input::Judged(..), Screen::GameOver(end)) => return end.update(input, requests),
            _ => {}
        }
        Next::Stay
    }

    fn act(&mut self, action: Action) -> Next {
        match action {
            Action::More => self.page = stepped(&StatisticsPage::ALL, self.page, 1),
            Action::Less => self.page = stepped(&StatisticsPage::ALL, self.page, -1),
            Action::Confirm if self.can_climb() => return Next::Climb,
            Action::Back => return Next::BackFromStatistics,
            _ => {}
        }
        Next::Stay
    }
}
