//! A page with every screen at eight sizes in every theme, to look at all of them at once.

use std::fmt::Write;

use evil_hangman::app::{App, Key};
use evil_hangman::ui::{BuiltIn, Depth, Glyphs, Theme};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::{scenes, svg};

/// Dark on light.
const LIGHT: svg::Own = svg::Own { ink: (34, 30, 24), ground: (247, 243, 232) };

/// Columns and rows of the pictures.
const SIZES: [(u16, u16); 8] =
    [(200, 60), (120, 40), (100, 30), (80, 24), (60, 16), (40, 30), (40, 12), (25, 8)];

/// The screens: a name, letters that are guessed, and keys after them.
const SCREENS: [(&str, usize, &str); 10] = [
    ("form", 0, "Down"),
    ("first letter", 1, ""),
    ("playing", 6, ""),
    ("x-ray", 6, "F4"),
    ("pause", 6, "Esc"),
    ("help", 6, "F1"),
    ("end", 19, ""),
    ("story", 19, "c"),
    ("share", 19, "s"),
    ("lesson", 0, "F7"),
];

/// Returns the page, in HTML.
pub fn page() -> String {
    let mut html = String::from(
        "<!doctype html><meta charset=\"utf-8\"><title>Every screen</title><style>body{background:#888;font-family:\
         sans-serif}svg{margin:6px;max-width:98vw;height:auto}</style>\n",
    );
    for theme in BuiltIn::ALL {
        let drawn = Theme::new(theme, Depth::True, Glyphs::UNICODE);
        let own = if theme == BuiltIn::Paper { LIGHT } else { svg::DARK };
        for (name, letters, keys) in SCREENS {
            let _ = writeln!(html, "<h2>{}: {name}</h2>", theme.name());
            let app = shown(letters, keys);
            for (columns, rows) in SIZES {
                let Ok(mut terminal) = Terminal::new(TestBackend::new(columns, rows));
                let Ok(_) = terminal.draw(|frame| evil_hangman::ui::draw(&app, &drawn, frame));
                let title = format!("{name} at {columns} by {rows}");
                html += &svg::still(terminal.backend().buffer(), own, &title);
            }
        }
    }
    html
}

/// Plays up to a screen.
fn shown(letters: usize, keys: &str) -> App {
    let mut app = scenes::game();
    if letters > 0 {
        app.begin();
    }
    let typed = scenes::LETTERS.split(' ').take(letters);
    for key in typed.chain(keys.split_whitespace()).filter_map(|key| key.parse::<Key>().ok()) {
        let _ = app.handle(&evil_hangman::app::Input::Key(key));
    }
    app
}
