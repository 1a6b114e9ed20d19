//! Drawing only: [`draw`] paints an [`App`] and changes nothing.

mod board;
pub mod canvas;
mod chrome;
mod course;
pub mod figures;
mod game_over;
mod held_over;
mod holding;
mod lesson;
pub mod motion;
mod overlay;
mod plan;
mod playing;
mod proving;
mod seal;
mod setup;
mod setup_rows;
mod statistics;
mod story;
mod story_words;
mod text;
pub mod theme;
pub mod widgets;
mod xray;

pub use theme::{BuiltIn, Depth, Glyphs, Theme};

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::{Paragraph, Wrap};

use crate::app::{App, Screen};
use crate::prose::screens;
use figures::Figure;
use motion::Motion;

/// The smallest terminal that the game fits, in columns and rows.
pub const SMALLEST: (u16, u16) = (20, 5);

/// How everything looks at a moment.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// Its colours and characters.
    pub theme: &'a Theme,
    /// The drawing that the misses finish.
    pub figure: Figure,
    /// What moves and how far it has come (0 ..= 1), if anything does.
    pub moving: Option<(Motion, f32)>,
}

impl<'a> Look<'a> {
    /// Everything at rest, with the gallows.
    #[must_use]
    pub const fn still(theme: &'a Theme) -> Self {
        Self { theme, figure: Figure::Gallows, moving: None }
    }

    /// How far a motion has come (0 ..= 1); what does not move has come to its end.
    const fn progress(&self, wanted: Motion) -> f32 {
        match (self.moving, wanted) {
            (Some((Motion::Letter, progress)), Motion::Letter)
            | (Some((Motion::Ending, progress)), Motion::Ending)
            | (Some((Motion::Screen, progress)), Motion::Screen) => progress,
            _ => 1.0,
        }
    }
}

/// Paints the game at rest over the whole frame.
pub fn draw(app: &App, theme: &Theme, frame: &mut Frame<'_>) {
    draw_at(app, &Look::still(theme), frame);
}

/// Paints the game at a moment over the whole frame.
pub fn draw_at(app: &App, look: &Look<'_>, frame: &mut Frame<'_>) {
    let theme = look.theme;
    let area = plan::bounded(frame.area());
    frame.buffer_mut().set_style(area, theme.whole());
    if is_too_small(area) {
        let needs = screens::too_small(SMALLEST.0, SMALLEST.1);
        frame.render_widget(Paragraph::new(needs).wrap(Wrap { trim: true }), area);
        return;
    }
    let (plan, body) = plan::chrome(area);
    chrome::draw(app, &plan, theme, frame);
    if let Some(lesson) = app.lesson() {
        lesson::draw(lesson, theme, frame, area);
        if let Some(help) = app.help() {
            overlay::help(help, app.screen_context(), theme, frame, area);
        }
        return;
    }
    match app.screen() {
        Screen::Setup(screen) => setup::draw(screen, app, theme, frame, area),
        Screen::Playing(screen) => playing::draw(screen, look, frame, area),
        Screen::GameOver(screen) => match screen.proving() {
            Some(proving) => proving::draw(proving, theme, frame, area),
            None => game_over::draw(screen, app.notice(), look, frame, area),
        },
        Screen::Story(screen) => story::draw(screen, theme, frame, area),
        Screen::Statistics(screen) => statistics::draw(screen, theme, frame, area),
        Screen::Holding(screen) => holding::draw(screen, look, frame, area),
        Screen::HeldOver(screen) => held_over::draw(screen, look, frame, area),
    }
    if let Screen::Playing(playing) = app.screen()
        && let Some(menu) = playing.pause()
    {
        overlay::pause(menu, theme, frame, body);
    }
    if let Screen::GameOver(over) = app.screen()
        && let Some(share) = over.share()
    {
        overlay::share(share, over.is_copied(), theme, frame, body);
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
pub fn place_at(app: &App, theme: &Theme, area: Rect, cell: Position) -> Option<usize> {
    let area = plan::bounded(area);
    match app.screen() {
        Screen::Holding(screen) if app.takes_clicks() && !is_too_small(area) => {
            holding::place_at(screen, theme, area, cell)
        }
        _ => None,
    }
}

/// The part of a terminal that is painted: what a terminal says of its size is not always true, and
/// every cell takes memory.
#[must_use]
pub fn painted(area: Rect) -> Rect {
    plan::bounded(area)
}

const fn is_too_small(area: Rect) -> bool {
    area.width < SMALLEST.0 || area.height < SMALLEST.1
}
