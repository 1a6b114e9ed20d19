//! Drawing: the time of a picture of each screen at three sizes, and the time from a letter to the
//! picture after it.
//!
//! Criterion of the project: from a letter to the picture ≤ 5 ms at 200×60 for greedy.

use std::time::{Duration, Instant};

use evil_hangman::app::{App, Input, Key, Preferences};
use evil_hangman::engine::Opponent;
use evil_hangman::game::{Difficulty, Library, ListChoice};
use evil_hangman::ui::{BuiltIn, Depth, Glyphs, Theme, draw};
use evil_hangman::words::Tier;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// Pictures to take the median of.
const ROUNDS: usize = 101;

/// Columns and rows.
const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (200, 60)];

/// The screens, and the keys that lead there from the first picture of a round.
const SCREENS: [(&str, &str); 7] = [
    ("setup", "Esc ↓ ↓ Enter"),
    ("playing", "e a i"),
    ("words left", "e a i Tab"),
    ("x-ray", "e F4"),
    ("game over", "e Esc ↓ Enter"),
    ("story", "e a i s Esc ↓ Enter ↓ Enter"),
    ("help", "F1"),
];

fn main() {
    // `cargo test --benches` runs this too, as a check that it still works: once is enough for that.
    let rounds = if std::env::args().any(|arg| arg == "--bench") { ROUNDS } else { 1 };
    let theme = Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE);
    println!("a picture, median of {rounds}");
    for (name, keys) in SCREENS {
        print!("{name:>12}");
        for (columns, rows) in SIZES {
            let app = playing(keys);
            let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("a terminal");
            let took = median(rounds, || {
                let started = Instant::now();
                terminal.draw(|frame| draw(&app, &theme, frame)).expect("a picture");
                started.elapsed()
            });
            print!("  {columns}x{rows} {:>7.2} ms", took.as_secs_f64() * 1e3);
        }
        println!();
    }
    let took = median(rounds, || {
        let mut app = playing("Tab");
        let mut terminal = Terminal::new(TestBackend::new(200, 60)).expect("a terminal");
        terminal.draw(|frame| draw(&app, &theme, frame)).expect("a picture");
        let started = Instant::now();
        press(&mut app, "e");
        terminal.draw(|frame| draw(&app, &theme, frame)).expect("a picture");
        started.elapsed()
    });
    println!(
        "from a letter to the picture at 200x60: {:.2} ms, allowed 5",
        took.as_secs_f64() * 1e3
    );
}

/// A round of the unabridged list against greedy, after these keys.
fn playing(keys: &str) -> App {
    let list = ListChoice::Embedded(Tier::Unabridged);
    let guesses = "10".parse().expect("guesses");
    let opponent = Opponent::Greedy.into();
    let preferences = Preferences {
        opponent,
        list,
        length: 8,
        guesses,
        difficulty: Difficulty::Custom,
        shows_words_left: false,
    };
    let mut app = App::new(Library::new(None), preferences, 1);
    app.begin();
    press(&mut app, keys);
    app
}

fn press(app: &mut App, keys: &str) {
    for key in keys.split_whitespace() {
        let _ = app.handle(&Input::Key(key.parse::<Key>().expect("a key")));
    }
}

fn median(rounds: usize, mut measure: impl FnMut() -> Duration) -> Duration {
    let mut times: Vec<_> = (0..rounds).map(|_| measure()).collect();
    times.sort();
    times[times.len() / 2]
}
