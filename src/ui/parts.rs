//! One function for each kind of part: it paints the part of a view into an area, and knows no other part.

mod buttons;
mod chart;
pub mod fall;
mod groups;
pub mod keys;
pub mod lives;
mod said;
mod settling;
mod table;
pub mod tiles;
mod trail;
mod turns;
pub mod word;
mod words;

pub use buttons::{height as button_rows, large as large_button_rows};
pub use said::{LARGE_QUESTION, asked, ink, rows as said_rows, said};
pub use table::{NOTES, heading, level_size, table};
pub use trail::course;
use trail::trail;
pub use turns::height as turn_rows;
pub use words::heights as word_rows;

use ratatui::layout::Rect;

use super::context::Ui;
use super::figures::{self, Moment};
use super::plan::{Place, Plan};
use super::theme::Role;
use crate::view::{Part, Topic};

/// Paints a part where the plan of its screen has a place for its kind.
pub fn draw_at(part: &Part, plan: &Plan, ui: &mut Ui<'_>) {
    let place = match part {
        Part::Figure { .. } => Place::Figure,
        Part::Headline { .. } | Part::Level { .. } => Place::Title,
        Part::Word { .. } => Place::Word,
        Part::Lives { .. } => Place::Lives,
        Part::Said { .. } => Place::Said,
        Part::Keys { .. } => Place::Keys,
        Part::Buttons { .. } | Part::Field { .. } | Part::Copy { .. } => Place::Buttons,
        Part::Groups(_) => Place::Groups,
        Part::Fall(_) | Part::Chart { .. } => Place::Fall,
        Part::Words(_) => Place::Words,
        Part::Turns(_) => Place::Turns,
        Part::Lines { .. } | Part::Settings { .. } | Part::Facts { .. } => Place::Rows,
    };
    draw(part, ui, plan.at(place));
}

/// Paints a part into an area.
pub fn draw(part: &Part, ui: &mut Ui<'_>, area: Rect) {
    match part {
        Part::Figure { figure, computer, stage, ending, .. } => {
            let before = ui.before(in_part!(Part::Figure { stage, .. } => *stage));
            // A new round begins with its own picture: only misses are drawn.
            let from = before.filter(|before| before < stage).unwrap_or(*stage);
            let moment = Moment { from, to: *stage, progress: ui.progress(), ending: *ending };
            figures::draw(*figure, *computer, &moment, ui, area);
        }
        Part::Headline { text, ending } => table::headline(text, *ending, ui, area),
        Part::Level { text, about, track } => table::level(text, about, track, ui, area),
        Part::Word { tiles, passed, .. } => word::draw(tiles, passed, ui, area),
        Part::Lives { left, of, text } => lives::lives(*left, *of, text, ui, area),
        // What else is said has other places.
        Part::Said { lines } => {
            said(lines.iter().filter(|line| line.about == Topic::News), ui, area);
        }
        Part::Keys { keys, rows, guessed } => keys::keys(keys, rows, guessed, ui, area),
        Part::Lines { lines } => table::lines(lines, ui, area),
        Part::Buttons { buttons } => buttons::buttons(buttons, ui, area),
        Part::Groups(groups) => groups::groups(groups, ui, area),
        Part::Fall(course) => fall::fall(course, ui, area),
        Part::Words(words) if words.selected.is_some() => words::list(words, ui, area),
        Part::Words(words) => words::grid(words, ui, area),
        Part::Settings { settings } => table::settings(settings, ui, area),
        Part::Turns(turns) => turns::turns(turns, ui, area),
        Part::Facts { facts } => ui.lines(table(facts, Role::Muted, area.width, ui).concat(), area),
        Part::Chart { title, scale, points, .. } => chart::chart(title, *scale, points, ui, area),
        Part::Field { value, .. } => table::field(value, ui, area),
        // What is copied is in a dialog.
        Part::Copy { .. } => {}
    }
}
