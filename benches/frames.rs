//! Measures drawing: the time of a frame of each screen at three sizes, the time from a letter to the frame
//! after it, and the time from the start of the program to its first frame.
//!
//! Targets: at most 5 ms from a letter to the frame at 200×60 with the greedy opponent; at most 10 ms to the
//! first frame, including the query of the terminal's background.

use std::time::{Duration, Instant};

use evil_hangman::app::{App, Input, Key};
use evil_hangman::engine::Opponent;
use evil_hangman::game::library::ListChoice;
use evil_hangman::game::spec::{Holder, Length, LivesChoice};
use evil_hangman::game::{GameSpec, Library};
use evil_hangman::text::keys::Reach;
use evil_hangman::ui::{BuiltIn, Depth, Glyphs, Theme, draw};
use evil_hangman::view::View;
use evil_hangman::words::EmbeddedList;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// The number of frames of which the median is taken.
const ROUNDS: usize = 101;

/// Columns and rows.
const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (200, 60)];

/// The screens, and the keys that lead there from the first frame of a round.
const SCREENS: [(&str, &str); 12] = [
    ("setup", "Esc ↓ ↓ Enter"),
    ("playing", "e a i"),
    ("words left", "e a i Tab"),
    ("x-ray", "e F4"),
    ("pause", "e Esc"),
    ("game over", "e Esc ↓ Enter"),
    ("share", "e Esc ↓ Enter s"),
    ("proof", "e a i Esc ↓ Enter p Enter"),
    ("story", "e a i s Esc ↓ Enter ↓ Enter"),
    ("statistics", "Esc ↓ ↓ Enter F5"),
    ("lesson", "Esc ↓ ↓ Enter F7 e"),
    ("help", "F1"),
];

/// The screens of a round in which the player holds the word.
const HELD: [(&str, &str); 2] = [("your word", ""), ("its end", "Esc ↓ Enter")];

fn main() {
    // `cargo test --benches` runs this, too, as a check that it still works; once is enough for that.
    let rounds = if std::env::args().any(|arg| arg == "--bench") { ROUNDS } else { 1 };
    let theme = Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE);
    println!("a picture, median of {rounds}");
    let greedy = Holder::from(Opponent::Greedy);
    let screens = SCREENS.map(|(name, keys)| (name, greedy, keys));
    let held = HELD.map(|(name, keys)| (name, Holder::You, keys));
    for (name, holder, keys) in screens.into_iter().chain(held) {
        print!("{name:>12}");
        for (columns, rows) in SIZES {
            let app = round(holder, keys);
            let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("a terminal");
            let took = median(rounds, || {
                let started = Instant::now();
                terminal
                    .draw(|frame| draw(&View::of(&app, Reach::Keys), &theme, frame))
                    .expect("a picture");
                started.elapsed()
            });
            print!("  {columns}x{rows} {:>7.2} ms", took.as_secs_f64() * 1e3);
        }
        println!();
    }
    let took = median(rounds, || {
        let mut app = round(greedy, "Tab");
        let mut terminal = Terminal::new(TestBackend::new(200, 60)).expect("a terminal");
        terminal
            .draw(|frame| draw(&View::of(&app, Reach::Keys), &theme, frame))
            .expect("a picture");
        let started = Instant::now();
        press(&mut app, "e");
        terminal
            .draw(|frame| draw(&View::of(&app, Reach::Keys), &theme, frame))
            .expect("a picture");
        started.elapsed()
    });
    println!(
        "from a letter to the picture at 200x60: {:.2} ms, allowed 5",
        took.as_secs_f64() * 1e3
    );
    #[cfg(unix)]
    for (answers, name) in [(true, "answers"), (false, "is silent")] {
        let all = (0..rounds.min(21)).map(|_| start::first_picture(answers).expect("a terminal"));
        let (mut took, mut worked): (Vec<_>, Vec<_>) = all.unzip();
        println!(
            "from the start to the first picture in a terminal that {name}: {:.1} ms, allowed 10; \
             on the processor: {:.1} ms",
            middle(&mut took).as_secs_f64() * 1e3,
            middle(&mut worked).as_secs_f64() * 1e3
        );
    }
}

/// Returns a round with the full list, after these keys.
fn round(opponent: Holder, keys: &str) -> App {
    let list = ListChoice::Embedded(EmbeddedList::FULL);
    let lives = "10".parse().expect("guesses");
    let preferences = GameSpec {
        opponent,
        list,
        length: Length::Letters(8),
        lives: LivesChoice::Number(lives),
        opening: evil_hangman::game::opening::OpeningChoice::None,
        seed: None,
    };
    let mut app = App::new(Library::new(None), preferences, 1).showing_words_left(false);
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
    middle(&mut (0..rounds).map(|_| measure()).collect::<Vec<_>>())
}

fn middle(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// Measurements of the program itself, in a terminal.
#[cfg(unix)]
mod start {
    use std::io::{Read, Write};
    use std::time::{Duration, Instant};

    use portable_pty::{CommandBuilder, PtySize, native_pty_system};

    /// Returns the time from the start of the program to its first frame, in a terminal that answers queries
    /// or does not, and the CPU time of the main thread within it, which other load on the machine does not
    /// affect (zero if the system cannot report it).
    pub(super) fn first_picture(
        answers: bool,
    ) -> Result<(Duration, Duration), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let size = PtySize { rows: 40, cols: 120, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size)?;
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_evil-hangman"));
        command.env_clear();
        command.env("EVIL_HANGMAN_HOME", folder.path());
        for (name, value) in
            [("TERM", "xterm-256color"), ("COLORTERM", "truecolor"), ("LANG", "C.UTF-8")]
        {
            command.env(name, value);
        }
        let mut reader = pair.master.try_clone_reader()?;
        let mut keys = pair.master.take_writer()?;
        let started = Instant::now();
        let mut child = pair.slave.spawn_command(command)?;
        let (mut seen, mut piece) = (Vec::new(), [0; 16_384]);
        let has = |seen: &[u8], text: &str| {
            seen.windows(text.len()).any(|window| window == text.as_bytes())
        };
        let mut told = false;
        while !has(&seen, "PLAY") {
            let count = reader.read(&mut piece)?;
            if count == 0 {
                return Err("it ended without a picture".into());
            }
            seen.extend_from_slice(&piece[..count]);
            if answers && !told && has(&seen, "\x1b]11;?") {
                // The background colour, and a cursor one cell to the right.
                keys.write_all(b"\x1b]11;rgb:1010/1111/1414\x1b\\\x1b[1;2R")?;
                told = true;
            }
        }
        let took = started.elapsed();
        let process = child.process_id().unwrap_or(0);
        let schedule = std::fs::read_to_string(format!("/proc/{process}/task/{process}/schedstat"));
        let worked = schedule.ok().and_then(|text| text.split(' ').next()?.parse().ok());
        child.kill()?;
        child.wait()?;
        Ok((took, Duration::from_nanos(worked.unwrap_or(0))))
    }
}
