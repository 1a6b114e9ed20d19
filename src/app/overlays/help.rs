//! Owns [`Help`], how far the help has been scrolled.

use crate::app::keys::Action;

/// The help in front of a screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Help {
    /// How many lines it has been scrolled from one of its ends, as far as there is anything beyond.
    scrolled: u16,
    /// Whether that is the lower end.
    from_below: bool,
}

impl Help {
    /// About as many lines as the help has in the narrowest terminal.
    const LONGEST: u16 = 64;
    /// Lines of a page: no more than the smallest terminals show but for a few.
    const PAGE: u16 = 8;

    /// The lines above those that are shown, where `hidden` lines have no room.
    #[must_use]
    pub fn lines_above(self, hidden: u16) -> u16 {
        let scrolled = self.scrolled.min(hidden);
        if self.from_below { hidden - scrolled } else { scrolled }
    }

    /// Does what a key asks for that scrolls.
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
