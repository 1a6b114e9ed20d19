//! The misses left.

use ratatui::text::{Line, Span};

use crate::ui::theme::{Role, Theme};

/// The maximum number that is drawn one by one.
const DRAWN: usize = 26;

/// Returns a mark for each miss, those left before those used up, as wide as fits; empty if there is no room,
/// or if there are too many to count at a glance.
pub fn marks(left: usize, of: usize, theme: &Theme, width: u16) -> Line<'static> {
    let (full, spent) = (theme.glyphs.full, theme.glyphs.spent);
    let width = usize::from(width);
    let gap = match of {
        _ if of > DRAWN || of > width => return Line::default(),
        _ if (2 * of).saturating_sub(1) <= width => " ",
        _ => "",
    };
    let row = |mark: char, count: usize| format!("{mark}{gap}").repeat(count);
    if left == 1 {
        let rest = format!("{gap}{}", row(spent, of.saturating_sub(1)).trim_end());
        let last = Span::styled(full.to_string(), theme.last());
        return Line::from(vec![last, Span::styled(rest, theme.style(Role::Faint))]);
    }
    Line::from(vec![
        Span::styled(row(full, left), theme.style(Role::Life)),
        Span::styled(
            row(spent, of.saturating_sub(left)).trim_end().to_owned(),
            theme.style(Role::Faint),
        ),
    ])
}
