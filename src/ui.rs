//! Drawing only: [`draw`] paints an [`App`] and changes nothing.

mod board;
mod buttons;
pub mod canvas;
mod chrome;
mod context;
mod ending;
pub mod figures;
mod holding;
mod lesson;
pub mod motion;
mod overlay;
mod plan;
mod playing;
mod puzzle;
mod setup;
mod statistics;
mod story;
mod story_words;
mod targets;
mod text;
pub mod theme;
pub mod widgets;
mod word_column;
mod words_left;
mod xray;

pub use context::Ui;
pub use targets::Targets;
pub use theme::{BuiltIn, Depth, Glyphs, Theme};

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::widgets::{Paragraph, Wrap};

use crate::app::{App, Help, Overlay, Screen};
use crate::text::keys::Reach;
use crate::text::screens;
use crate::view::View;
use figures::Figure;
use motion::Motion;

/// The smallest terminal that the game fits, in columns and rows.
pub(crate) const SMALLEST: (u16, u16) = (20, 5);

/// How everything looks at a moment.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// Its colours and characters.
    pub theme: &'a Theme,
    /// The drawing that the misses finish.
    pub figure: Figure,
    /// What moves and how far it has come (0 ..= 1), if anything does.
    pub moving: Option<(Motion, f32)>,
    /// How the player reaches what has a function key.
    pub reach: Reach,
    /// Where it is noted what clicks mean in the picture, if somebody wants to know.
    pub targets: Option<&'a Targets>,
}

impl<'a> Look<'a> {
    /// Everything at rest, with the gallows.
    pub const fn still(theme: &'a Theme) -> Self {
        Self { theme, figure: Figure::Gallows, moving: None, reach: Reach::Keys, targets: None }
    }
}

/// Paints the game at rest over the whole frame.
pub fn draw(app: &App, theme: &Theme, frame: &mut Frame<'_>) {
    draw_at(app, &Look::still(theme), frame);
}

/// Paints the game at a moment over the whole frame.
pub fn draw_at(app: &App, look: &Look<'_>, frame: &mut Frame<'_>) {
    let area = plan::bounded(frame.area());
    let mut ui = Ui::new(look, frame.buffer_mut());
    paint(app, &mut ui, area);
    if let Some(cursor) = ui.cursor {
        frame.set_cursor_position(cursor);
    }
}

fn paint(app: &App, ui: &mut Ui<'_>, area: Rect) {
    if let Some(targets) = ui.look.targets {
        targets.clear();
    }
    ui.buffer.set_style(area, ui.theme.whole());
    if is_too_small(area) {
        let needs = screens::too_small(SMALLEST.0, SMALLEST.1);
        ui.put(Paragraph::new(needs).wrap(Wrap { trim: true }), area);
        if !area.is_empty() {
            ui.point(area.x, area.y);
        }
        return;
    }
    let area = plan::stage(area);
    let (plan, body) = plan::chrome(area);
    chrome::draw(app, &plan, ui);
    if let Some(targets) = ui.look.targets {
        targets.keep();
    }
    let behind_help = app.overlays().iter().rfind(|overlay| !matches!(overlay, Overlay::Help(_)));
    match behind_help {
        Some(Overlay::Lesson(lesson)) => lesson::draw(lesson, ui, area),
        _ => draw_screen(app, ui, area),
    }
    // Only the dialog in front: another card would stick out from below it.
    let (scrolled, area) = match app.overlays().last() {
        None | Some(Overlay::Lesson(_)) => return,
        Some(Overlay::Help(help)) => (*help, area),
        Some(_) => (Help::default(), body),
    };
    if let Some((dialog, inputs)) = View::in_front(app, ui.look.reach) {
        overlay::dialog(&dialog, &inputs, scrolled, ui, area);
    }
}

fn draw_screen(app: &App, ui: &mut Ui<'_>, area: Rect) {
    match app.screen() {
        Screen::Setup(screen) => setup::draw(screen, app, ui, area),
        Screen::Playing(screen) => playing::draw(app, screen, ui, area),
        Screen::Puzzle(screen) => puzzle::draw(app, screen, ui, area),
        Screen::Story(screen) => story::draw(app, screen, ui, area),
        Screen::Statistics(_) => statistics::draw(app, ui, area),
        Screen::Holding(screen) => holding::draw(screen, ui, area),
        Screen::GameOver(_) | Screen::HeldOver(_) => ending::draw(app, ui, area),
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
