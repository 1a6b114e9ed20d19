//! Owns the full screen's pictures: [`draw`] paints a [`View`], and knows nothing else of the game. Each part of a view has
//! one function that paints it, and each kind of screen a plan that says where its parts are.

pub mod canvas;
mod chrome;
mod context;
mod dialog;
pub mod figures;
pub mod motion;
mod pages;
mod parts;
mod plan;
mod screens;
mod targets;
mod text;
pub mod theme;
pub mod widgets;

pub use context::Ui;
pub use plan::bounded;
pub use targets::Targets;
pub use theme::{BuiltIn, Depth, Glyphs, Theme};

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::widgets::{Paragraph, Wrap};

use crate::view::{View, phrases};

/// The smallest terminal that the game fits, in columns and rows.
pub(crate) const SMALLEST: (u16, u16) = (20, 5);

/// Paints a view at rest over the whole frame.
pub fn draw(view: &View, theme: &Theme, frame: &mut Frame<'_>) {
    draw_at(view, theme, None, frame);
}

/// Paints a view at a moment over the whole frame, and returns what can be clicked on. `from` is the view before, and how far
/// everything has moved from it (0 ..= 1), if anything moves.
pub fn draw_at(
    view: &View,
    theme: &Theme,
    from: Option<(&View, f32)>,
    frame: &mut Frame<'_>,
) -> Targets {
    let area = plan::bounded(frame.area());
    let moving = from.and_then(|(before, progress)| {
        let motion = motion::between(before, view)?;
        Some(context::Moving { motion, before, progress })
    });
    let mut ui = Ui { moving, ..Ui::new(theme, frame.buffer_mut()) };
    paint(view, &mut ui, area);
    let Ui { cursor, targets, .. } = ui;
    // Terminals that show bold ink as bright ink would make it the colour of a reversed ground, or nearly.
    let cells = frame.buffer_mut().content.iter_mut();
    for cell in cells.filter(|cell| cell.modifier.contains(Modifier::REVERSED)) {
        cell.modifier.remove(Modifier::BOLD);
    }
    if let Some(cursor) = cursor {
        frame.set_cursor_position(cursor);
    }
    targets
}

fn paint(view: &View, ui: &mut Ui<'_>, area: Rect) {
    ui.buffer.set_style(area, ui.theme.whole());
    if is_too_small(area) {
        let needs = phrases::too_small(SMALLEST.0, SMALLEST.1);
        ui.put(Paragraph::new(needs).wrap(Wrap { trim: true }), area);
        if !area.is_empty() {
            ui.point(area.x, area.y);
        }
        return;
    }
    let (front, (plan, draw)) = (view.dialog.as_ref(), screens::of(view.screen));
    let plan = plan(view, ui, area);
    let draw_card = |ui: &mut Ui<'_>| {
        let Some(front) = front else { return Rect::ZERO };
        ui.targets = Targets::default();
        // Help may cover the lines above and below the screen.
        let [_, _, body, ..] = plan::chrome(area);
        dialog::draw(front, view, &plan, ui, if front.is_help() { area } else { body })
    };
    // Which parts a card covers is known once it is painted, and they are painted before it.
    let card = draw_card(ui);
    draw(view, &plan.clone().uncut_by(card), ui, area);
    if let Some(pages) = view.read_on.checked_sub(1).filter(|_| front.is_none() && ui.cut) {
        screens::whole::draw(view, pages, ui, area);
    }
    draw_card(ui);
    chrome::draw(view, card, ui, area);
}

const fn is_too_small(area: Rect) -> bool {
    area.width < SMALLEST.0 || area.height < SMALLEST.1
}
