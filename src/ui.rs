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
mod targets;
mod text;
pub mod theme;
pub mod widgets;
mod word_column;
mod xray;

pub use targets::Targets;
pub use theme::{BuiltIn, Depth, Glyphs, Theme};

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::widgets::{Paragraph, Wrap};

use crate::app::keys::Action;
use crate::app::{App, Input, Screen};
use crate::prose::screens;
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
    /// Where it is noted what clicks mean in the picture, if somebody wants to know.
    pub targets: Option<&'a Targets>,
}

impl<'a> Look<'a> {
    /// Everything at rest, with the gallows.
    #[must_use]
    pub const fn still(theme: &'a Theme) -> Self {
        Self { theme, figure: Figure::Gallows, moving: None, targets: None }
    }

    /// A click on an area means this.
    fn clicks(&self, area: Rect, input: Input) {
        if let Some(targets) = self.targets {
            targets.clicks(area, input);
        }
    }

    /// The wheel scrolls an area, up and down.
    fn scrolls(&self, area: Rect, [up, down]: [Action; 2]) {
        if let Some(targets) = self.targets {
            targets.scrolls(area, up, down);
        }
    }

    /// A card is drawn in front of the screen.
    fn covers(&self, card: Rect) {
        if let Some(targets) = self.targets {
            targets.cover(card);
        }
    }

    /// How far a motion has come (0 ..= 1); what does not move has come to its end.
    const fn progress(&self, wanted: Motion) -> f32 {
        match (self.moving, wanted) {
            (Some((Motion::Letter, progress)), Motion::Letter)
            | (Some((Motion::Ending, progress)), Motion::Ending)
            | (Some((Motion::Xray, progress)), Motion::Xray) => progress,
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
    if let Some(targets) = look.targets {
        targets.clear();
    }
    frame.buffer_mut().set_style(area, theme.whole());
    if is_too_small(area) {
        let needs = screens::too_small(SMALLEST.0, SMALLEST.1);
        frame.render_widget(Paragraph::new(needs).wrap(Wrap { trim: true }), area);
        if !area.is_empty() {
            frame.set_cursor_position((area.x, area.y));
        }
        return;
    }
    let (plan, body) = plan::chrome(area);
    chrome::draw(app, &plan, look, frame);
    if let Some(targets) = look.targets {
        targets.keep();
    }
    if let Some(lesson) = app.lesson() {
        lesson::draw(lesson, theme, frame, area);
        if let Some(help) = app.help() {
            overlay::help(help, app, look, frame, area);
        }
        return;
    }
    match app.screen() {
        Screen::Setup(screen) => setup::draw(screen, app, look, frame, area),
        Screen::Playing(screen) => playing::draw(screen, look, frame, area),
        Screen::GameOver(screen) => match screen.proving() {
            Some(proving) => proving::draw(proving, look, frame, area),
            None => game_over::draw(screen, app.notice(), look, frame, area),
        },
        Screen::Story(screen) => story::draw(screen, look, frame, area),
        Screen::Statistics(screen) => statistics::draw(screen, look, frame, area),
        Screen::Holding(screen) => holding::draw(screen, app.theme(), look, frame, area),
        Screen::HeldOver(screen) => held_over::draw(screen, look, frame, area),
    }
    if let Screen::Playing(playing) = app.screen()
        && let Some(menu) = playing.pause()
        && app.sure().is_none()
    {
        overlay::pause(menu, app.theme(), look, frame, body);
    }
    if let Screen::GameOver(over) = app.screen()
        && over.shares()
    {
        overlay::share(over, look, frame, body);
    }
    if let Some(offer) = app.offered() {
        overlay::offer(offer, look, frame, body);
    }
    if let Some(sure) = app.sure() {
        overlay::sure(sure, look, frame, body);
    }
    if let Some(help) = app.help() {
        overlay::help(help, app, look, frame, area);
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
