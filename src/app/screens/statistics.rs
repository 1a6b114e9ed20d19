//! Owns [`StatisticsScreen`], the screen of what the rounds come to that were played.

use super::Next;
use crate::app::Ticket;
use crate::app::keys::Action;
use crate::app::screens::setup::Setup;
use crate::history::{Group, Statistics};
use crate::prose::sentence;

/// The statistics, and the form to go back to.
#[derive(Clone, Debug)]
pub struct StatisticsScreen {
    form: Setup,
    /// What they will come with.
    ticket: Ticket,
    /// Nothing as long as they are being read.
    statistics: Option<Statistics>,
    notice: Option<String>,
    helped: bool,
    scrolled: u16,
}

impl StatisticsScreen {
    /// About as many rows as the charts have in the narrowest terminal.
    const LONGEST: u16 = 64;

    pub(in crate::app) const fn new(form: Setup, ticket: Ticket) -> Self {
        Self { form, ticket, statistics: None, notice: None, helped: false, scrolled: 0 }
    }

    /// The rounds that are shown; nothing as long as they are being read.
    #[must_use]
    pub fn group(&self) -> Option<&Group> {
        let statistics = self.statistics.as_ref()?;
        Some(if self.helped { &statistics.helped } else { &statistics.clean })
    }

    /// Whether those are shown in which the player had help, and not those without.
    #[must_use]
    pub const fn helped(&self) -> bool {
        self.helped
    }

    /// How many rows have been scrolled past, as far as there is anything below.
    #[must_use]
    pub const fn scrolled(&self) -> u16 {
        self.scrolled
    }

    /// What there is to tell about how they were read.
    #[must_use]
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// Takes the statistics, if they are those that are waited for.
    pub(in crate::app) fn show(
        &mut self,
        ticket: Ticket,
        statistics: Statistics,
        notice: Option<&str>,
    ) {
        if ticket != self.ticket {
            return;
        }
        self.helped = statistics.clean.all.played == 0 && statistics.helped.all.played > 0;
        self.statistics = Some(statistics);
        self.notice = notice.map(sentence);
    }

    pub(in crate::app) fn update(&mut self, action: Action) -> Next {
        match action {
            Action::More => {
                self.helped = !self.helped;
                self.scrolled = 0;
            }
            Action::Next => self.scrolled = (self.scrolled + 1).min(Self::LONGEST),
            Action::Previous => self.scrolled = self.scrolled.saturating_sub(1),
            Action::Back => return Next::Form(Some(Box::new(self.form.clone()))),
            _ => {}
        }
        Next::Stay
    }
}
