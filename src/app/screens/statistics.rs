//! Owns [`StatisticsScreen`], the screen of what the rounds come to that were played.

use crate::app::keys::Action;
use crate::app::screens::setup::Setup;
use crate::history::{Group, Statistics};
use crate::prose::sentence;

/// The statistics, and the form to go back to.
#[derive(Clone, Debug)]
pub struct StatisticsScreen {
    form: Setup,
    /// Nothing as long as they are being read.
    statistics: Option<Statistics>,
    notice: Option<String>,
    helped: bool,
}

impl StatisticsScreen {
    pub(in crate::app) const fn new(form: Setup) -> Self {
        Self { form, statistics: None, notice: None, helped: false }
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

    /// What there is to tell about how they were read.
    #[must_use]
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    pub(in crate::app) fn show(&mut self, statistics: Statistics, notice: Option<String>) {
        self.helped = statistics.clean.all.played == 0 && statistics.helped.all.played > 0;
        self.statistics = Some(statistics);
        self.notice = notice.as_deref().map(sentence);
    }

    /// Does what a key asked for; returns the form where the screen is left.
    pub(in crate::app) fn update(&mut self, action: Action) -> Option<Setup> {
        match action {
            Action::More => self.helped = !self.helped,
            Action::Back => return Some(self.form.clone()),
            _ => {}
        }
        None
    }
}
