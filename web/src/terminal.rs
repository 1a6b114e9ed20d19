//! Owns [`Canvas`]: the terminal look, cells that the page paints.

use evil_hangman::app::Input;
use evil_hangman::text::keys::Reach;
use evil_hangman::ui::figures::Figure;
use evil_hangman::ui::motion::{Animation, Moves};
use evil_hangman::ui::theme::{BuiltIn, Depth, Glyphs, Theme};
use evil_hangman::ui::{self, Look, Targets};
use ratatui::Terminal;
use ratatui::layout::Position;
use ratatui::style::Color;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::game::{Game, time};
use crate::local;
use crate::screen::{Cells, DEFAULT};

/// Something that can be clicked on.
#[wasm_bindgen]
pub struct Target(Input);

#[wasm_bindgen]
impl Target {
    /// Whether it only chooses in the settings, which needs no words that are not loaded.
    #[must_use]
    pub fn chooses(&self, game: &Game) -> bool {
        game.chooses(&self.0)
    }

    /// It was clicked on.
    pub fn click(self, game: &mut Game, now: f64) {
        game.feed(self.0, time(now));
    }
}

/// The screen of a terminal.
#[wasm_bindgen]
pub struct Canvas {
    terminal: Terminal<Cells>,
    targets: Targets,
    motion: Animation,
    light: bool,
    contrast: bool,
}

#[wasm_bindgen]
impl Canvas {
    /// Creates a screen with this many columns and rows, on a light ground, with much contrast, at rest or not.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(columns: u16, rows: u16, light: bool, contrast: bool, still: bool) -> Self {
        let mut motion = Animation::new(Moves::Auto, true);
        motion.allow(Moves::Auto, !still);
        motion.see(true);
        let targets = Targets::default();
        Self { terminal: terminal(columns, rows), targets, motion, light, contrast }
    }

    /// The page has room for this many columns and rows.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.terminal = terminal(columns, rows);
    }

    /// Returns what a click on a cell does, if anything.
    #[must_use]
    pub fn target(&self, column: u16, row: u16) -> Option<Target> {
        self.targets.click(Position::new(column, row)).map(Target)
    }

    /// Returns what the wheel does over a cell, if anything.
    #[must_use]
    pub fn wheel(&self, column: u16, row: u16, down: bool) -> Option<Target> {
        self.targets.wheel(Position::new(column, row), down).map(Target)
    }

    /// Paints. The cells that have changed are in [`Canvas::changed`] and [`Canvas::symbols`] then. Returns the
    /// milliseconds to the next picture; nothing if nothing moves.
    pub fn draw(&mut self, game: &mut Game, now: f64) -> Option<f64> {
        let now = time(now);
        let theme = self.theme(game);
        self.motion.see(theme.has_colours());
        if let Some(begins) = game.begins.take() {
            self.motion.skip();
            self.motion.start(begins, now);
        }
        let moving = self.motion.at(now);
        let backend = self.terminal.backend_mut();
        backend.changed.clear();
        backend.symbols.clear();
        let app = game.session.app();
        let figure = app.figure().and_then(Figure::named).unwrap_or(Figure::Gallows);
        let look = Look {
            figure,
            moving,
            reach: Reach::Buttons,
            targets: Some(&self.targets),
            ..Look::still(&theme)
        };
        // This screen cannot fail.
        local::notes_missing(true);
        let _ = self.terminal.draw(|frame| ui::draw_at(app, &look, frame));
        local::notes_missing(false);
        self.motion.next_frame_in(now).map(|wait| wait.as_secs_f64() * 1000.0)
    }

    /// The cells that have changed, as [`Cells`] has them.
    #[must_use]
    pub fn changed(&self) -> Vec<u32> {
        self.terminal.backend().changed.clone()
    }

    /// What those cells show, with a line end behind each.
    #[must_use]
    pub fn symbols(&self) -> String {
        self.terminal.backend().symbols.clone()
    }

    /// The column and the row where a text is typed, or nothing.
    #[must_use]
    pub fn cursor(&self) -> Option<Vec<u16>> {
        self.terminal.backend().cursor.map(|at| vec![at.x, at.y])
    }

    /// The page's own colours: ink and ground.
    #[must_use]
    pub fn colours(&self, game: &Game) -> Vec<u32> {
        let style = self.theme(game).whole();
        let of = |colour: Option<Color>| match colour {
            Some(Color::Rgb(r, g, b)) => u32::from_be_bytes([0, r, g, b]),
            _ => DEFAULT,
        };
        vec![of(style.fg), of(style.bg)]
    }
}

impl Canvas {
    fn theme(&self, game: &Game) -> Theme {
        let automatic = match (self.contrast, self.light) {
            (true, _) => BuiltIn::Contrast,
            (false, true) => BuiltIn::Paper,
            (false, false) => BuiltIn::Dusk,
        };
        let used = game.theme();
        let theme = BuiltIn::ALL.into_iter().find(|theme| theme.name() == used);
        Theme::new(theme.unwrap_or(automatic), Depth::True, Glyphs::UNICODE)
    }
}

fn terminal(columns: u16, rows: u16) -> Terminal<Cells> {
    match Terminal::new(Cells::new(columns.max(1), rows.max(1))) {
        Ok(terminal) => terminal,
        Err(never) => match never {},
    }
}
