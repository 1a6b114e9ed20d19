//! How long pictures take to draw: every screen at three sizes, from the app to the cells.
//!
//! Criterion of the project: 5 ms from a key to the picture at 200×60, 10 ms for the first.

use std::time::{Duration, Instant};

use evil_hangman::app::{App, Input, Key, Preferences};
use evil_hangman::engine::Opponent;
use evil_hangman::game::{Guesses, Library, ListChoice};
use evil_hangman::ui::{BuiltIn, Depth, Glyphs, Theme, draw};
use evil_hangman::words::Tier;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// Columns and rows.
const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (200, 60)];

/// The screens, and the keys that lead there from the form.
const SCREENS: [(&str, &str); 8] = [
    ("setup", ""),
    ("help", "F1"),
    ("playing", "* e a i"),
    ("x-ray", "* e a i F4"),
    ("pause", "* e a Esc"),
    ("game over", "* e a o s t n r l u c d h g b m p"),
    ("story", "* e a o s t n r l u c d h g b m p F4"),
    ("statistics", "F5"),
];

fn main() {
    let times = if std::env::args().any(|arg| arg == "--bench") { 500 } else { 3 };
    let theme = Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE);
    println!("{:<12}{:>18}{:>18}{:>18}", "median, most", "80×24", "120×40", "200×60");
    for (name, keys) in SCREENS {
        let app = app(keys);
        let row: String = SIZES
            .iter()
            .map(|size| {
                let (median, most) = measured(&app, &theme, *size, times);
                format!("{:>9.3}, {:>4.1} ms", ms(median), ms(most))
            })
            .collect();
        println!("{name:<12}{row}");
    }
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// The median and the longest of so many drawings.
fn measured(app: &App, theme: &Theme, size: (u16, u16), times: usize) -> (Duration, Duration) {
    let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
    let mut took: Vec<_> = (0..times)
        .map(|_| {
            let start = Instant::now();
            terminal.draw(|frame| draw(app, theme, frame)).unwrap();
            start.elapsed()
        })
        .collect();
    took.sort_unstable();
    (took[times / 2], took[times - 1])
}

fn app(keys: &str) -> App {
    let preferences = Preferences {
        opponent: Opponent::Greedy.into(),
        list: ListChoice::Embedded(Tier::Unabridged),
        length: 8,
        guesses: Guesses::at_least_one(10),
        shows_words_left: true,
    };
    let mut app = App::new(Library::new(None), preferences, 1);
    for key in keys.split_whitespace() {
        match key {
            "*" => app.begin(),
            key => {
                let _ = app.handle(&Input::Key(key.parse::<Key>().unwrap()));
            }
        }
    }
    let _ = app.handle(&Input::Statistics(Default::default(), Box::default(), None));
    app
}
