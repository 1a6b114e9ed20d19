//! Drawing only: [`draw`] paints an [`App`] and changes nothing.

pub mod canvas;
mod chrome;
pub mod figures;
mod gallows;
mod game_over;
mod gauge;
mod held_over;
mod holding;
mod keyboard;
mod lengths;
pub mod motion;
mod overlay;
mod pattern;
mod playing;
mod seal;
mod setup;
mod statistics;
mod story;
pub mod theme;
pub mod widgets;
mod xray;

pub use theme::{BuiltIn, Depth, Glyphs, Theme};

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::{Paragraph, Wrap};

use crate::app::{App, Screen};

/// The smallest terminal that the game fits, in columns and rows.
pub const SMALLEST: (u16, u16) = (20, 5);

/// Paints the game over the whole frame.
pub fn draw(app: &App, theme: &Theme, frame: &mut Frame<'_>) {
    let area = frame.area();
    frame.buffer_mut().set_style(area, theme.whole());
    if is_too_small(area) {
        let needs = format!("Hangman needs {} columns and {} rows.", SMALLEST.0, SMALLEST.1);
        frame.render_widget(Paragraph::new(needs).wrap(Wrap { trim: true }), area);
        return;
    }
    let body = chrome::draw(app, theme, frame, area);
    match app.screen() {
        Screen::Setup(screen) => setup::draw(screen, app, theme, frame, body),
        Screen::Playing(screen) => playing::draw(screen, theme, frame, body),
        Screen::GameOver(screen) => game_over::draw(screen, app.notice(), theme, frame, body),
        Screen::Story(screen) => story::draw(screen, theme, frame, body),
        Screen::Statistics(screen) => statistics::draw(screen, theme, frame, body),
        Screen::Holding(screen) => holding::draw(screen, theme, frame, body),
        Screen::HeldOver(screen) => held_over::draw(screen, theme, frame, body),
    }
    if let Screen::Playing(playing) = app.screen()
        && let Some(menu) = playing.pause()
    {
        overlay::pause(menu, theme, frame, body);
    }
    if let Screen::GameOver(over) = app.screen()
        && let Some(share) = over.share()
    {
        overlay::share(share, theme, frame, body);
    }
    if let Some(offer) = app.offered() {
        overlay::offer(offer, theme, frame, body);
    }
    if let Some(help) = app.help() {
        overlay::help(help, app.screen_context(), theme, frame, area);
    }
}

/// The place of the word (from 0) that a cell shows, where the app drawn over this area lets places be
/// clicked on.
#[must_use]
pub fn place_at(app: &App, area: Rect, cell: Position) -> Option<usize> {
    match app.screen() {
        Screen::Holding(screen) if app.takes_clicks() && !is_too_small(area) => {
            holding::place_at(screen, chrome::body(area), cell)
        }
        _ => None,
    }
}

const fn is_too_small(area: Rect) -> bool {
    area.width < SMALLEST.0 || area.height < SMALLEST.1
}

/// A part of an area, `width` × `height` where there is room, in its middle.
fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let width = width.min(area.width);
    let height = height.min(area.height);
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// Some rows of an area, from row `top` on; none where it has no such rows.
fn rows(area: Rect, top: u16, height: u16) -> Rect {
    let top = top.min(area.height);
    Rect { y: area.y + top, height: height.min(area.height - top), ..area }
}

/// A sentence in lines of this many columns.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
