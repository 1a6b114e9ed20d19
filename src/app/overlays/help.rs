//! Owns [`Help`] and its scrolling.

use crate::app::keys::Action;

/// The help in front of a screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Help {
    /// How many lines it is scrolled from one of its ends.
    scrolled: u16,
    /// Whether that is the lower end.
    from_below: bool,
}

impl Help {
    /// Approximately the number of lines of the help in the narrowest terminal.
    const LONGEST: u16 = 100;
    /// Lines of a page; almost what the smallest terminal shows.
    const PAGE: u16 = 8;

    /// Returns the number of lines above the visible ones, if `hidden` lines do not fit.
    pub fn lines_above(self, hidden: u16) -> u16 {
        let scrolled = self.scrolled.min(hidden);
        if self.from_below { hidden - scrolled } else { scrolled }
    }

    /// Handles the keys that scroll.
    pub(super) fn scroll(&mut self, action: Action) {
        let (lines, down) = match action {
            Action::Next => (1, true),
            Action::Previous => (1, false),
            Action::More => (Self::PAGE, true),
            Action::Less => (Self::PAGE, false),
            Action::First => return *self = Self::default(),
            Action::Last => return *self = Self { scrolled: 0, from_below: true },
            _ => return,
        };
        self.scrolled = match down == self.from_below {
            true => self.scrolled.saturating_sub(lines),
            false => (self.scrolled + lines).min(Self::LONGEST),
        };
    }
}
