//! Owns the full screen's pictures: [`draw`] paints a [`View`], and knows nothing else of the game. Each part of a view has
//! one function that paints it, and each kind of screen a plan that says where its parts are.

/// Returns what a pattern finds in a part, as a function to look for the first part of a kind with.
macro_rules! in_part {
    ($pattern:pat => $value:expr) => {
        |part| match part {
            $pattern => Some($value),
            _ => None,
        }
    };
}

pub mod canvas;
mod chrome;
mod context;
mod dialog;
pub mod figures;
pub mod motion;
mod parts;
mod plan;
mod screens;
mod targets;
mod text;
pub mod theme;
pub mod widgets;

pub use context::Ui;
pub use targets::Targets;
pub use theme::{BuiltIn, Depth, Glyphs, Theme};

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::widgets::{Paragraph, Wrap};

use crate::view::{View, phrases};

/// The smallest terminal that the game fits, in columns and rows.
pub(crate) const SMALLEST: (u16, u16) = (20, 5);

/// How everything looks at a moment.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// Its colours and characters.
    pub theme: &'a Theme,
    /// The view before, and how far everything has moved from it (0 ..= 1), if anything moves.
    pub from: Option<(&'a View, f32)>,
    /// Where it is noted what clicks mean in the picture, if somebody wants to know.
    pub targets: Option<&'a Targets>,
}

impl<'a> Look<'a> {
    /// Everything at rest.
    pub const fn still(theme: &'a Theme) -> Self {
        Self { theme, from: None, targets: None }
    }
}

/// Paints a view at rest over the whole frame.
pub fn draw(view: &View, theme: &Theme, frame: &mut Frame<'_>) {
    draw_at(view, &Look::still(theme), frame);
}

/// Paints a view at a moment over the whole frame.
pub fn draw_at(view: &View, look: &Look<'_>, frame: &mut Frame<'_>) {
    let area = plan::bounded(frame.area());
    let moving = look.from.and_then(|(before, progress)| {
        let motion = motion::between(before, view)?;
        Some(context::Moving { motion, before, progress })
    });
    let mut ui = Ui { moving, targets: look.targets, ..Ui::new(look.theme, frame.buffer_mut()) };
    paint(view, &mut ui, area);
    if let Some(cursor) = ui.cursor {
        frame.set_cursor_position(cursor);
    }
}

fn paint(view: &View, ui: &mut Ui<'_>, area: Rect) {
    ui.forgets();
    ui.buffer.set_style(area, ui.theme.whole());
    if is_too_small(area) {
        let needs = phrases::too_small(SMALLEST.0, SMALLEST.1);
        ui.put(Paragraph::new(needs).wrap(Wrap { trim: true }), area);
        if !area.is_empty() {
            ui.point(area.x, area.y);
        }
        return;
    }
    let area = plan::stage(area);
    let front = view.dialog.as_ref().filter(|front| !front.within);
    screens::draw(view, ui, area);
    if let Some(pages) = view.read_on.checked_sub(1).filter(|_| front.is_none() && ui.cut) {
        screens::whole::draw(view, pages, ui, area);
    }
    if front.is_some() {
        ui.forgets();
    }
    chrome::draw(view, ui.cut && front.is_none(), ui, area);
    if let Some(front) = front {
        // Help may cover the lines above and below the screen.
        let [_, _, body, ..] = plan::chrome(area);
        dialog::draw(front, view, ui, if front.is_help() { area } else { body });
    }
}

/// The part of a terminal that is painted: what a terminal says of its size is not always true, and
/// every cell takes memory.
pub fn painted(area: Rect) -> Rect {
    plan::bounded(area)
}

const fn is_too_small(area: Rect) -> bool {
    area.width < SMALLEST.0 || area.height < SMALLEST.1
}
