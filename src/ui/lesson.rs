//! The lesson on how the computer cheats: a few words, and the groups of the last letter.

use ratatui::layout::Rect;

use super::board;
use super::context::{Title, Ui};
use super::plan::{self, rows};
use super::theme::Role;
use super::xray::{self, Shows};
use crate::app::Lesson;
use crate::game::Turn;
use crate::text::Medium::Screen;
use crate::text::lesson::{TEXT, TITLE, standing};

/// The largest part of a screen that it takes, in columns and rows; it is in the middle of a larger one.
const WIDEST: u16 = 72;
const HIGHEST: u16 = 30;

/// Paints it over a whole screen.
pub fn draw(lesson: &Lesson, ui: &mut Ui<'_>, area: Rect) {
    let inside = plan::middle(plan::inside(area), WIDEST, HIGHEST);
    let round = lesson.round();
    let turn = Turn::last_of(round);
    let apart = u16::from(inside.height > 16);
    let tiles = match inside.height {
        ..14 => 1,
        14..20 => 3,
        _ => 4,
    };
    let standing = standing(round, Screen);
    // Where there isn't room for both, the text gives way to the groups.
    let text = if turn.is_some() && inside.height < 14 { "" } else { TEXT };
    let mut top = apart;
    for (text, style) in [(TITLE, ui.theme.title()), (text, ui.style(Role::Ink))] {
        let own = ui.height(text, inside.width);
        ui.write(text, style, rows(inside, top, own));
        top += own + apart;
    }
    board::word(&board::known(round.pattern()), ui, rows(inside, top, tiles));
    top += tiles;
    let own = ui.height(&standing, inside.width);
    ui.write(&standing, Role::Ink, rows(inside, top, own));
    ui.point(inside.x, inside.y + top);
    top += own + apart;
    let below = rows(inside, top, inside.height.saturating_sub(top));
    match turn {
        Some(turn) => {
            let why = Some(round.engine().opponent());
            let shows = Shows { words: true, why, scrolled: (0, "") };
            xray::draw(&turn, shows, 1.0, ui, below);
        }
        None => {
            let words = round.engine().candidates().words().map(|word| word.spelling_lower());
            ui.write(&words.collect::<Vec<_>>().join("  "), Title, below);
        }
    }
}
