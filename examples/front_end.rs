//! A complete front end in less than a hundred lines, as a starting point for others: after each line of keys
//! it prints the current screen. It needs nothing of the operating system but standard input and output, so
//! it builds without the feature `system`.
//!
//! ```sh
//! printf 'Enter\ne t a\nTab\n' | cargo run --example front_end --no-default-features
//! ```

use std::error::Error;
use std::io::{self, BufRead, Write};

use evil_hangman::app::{App, Event, Input, Key, Request, Session};
use evil_hangman::engine::Opponent;
use evil_hangman::game::library::ListChoice;
use evil_hangman::game::spec::{Difficulty, Length, LivesChoice};
use evil_hangman::game::{GameSpec, Library};
use evil_hangman::text::keys::Reach;
use evil_hangman::ui::{self, BuiltIn, Depth, Glyphs, Theme};
use evil_hangman::view::View;
use evil_hangman::words::EmbeddedList;
use evil_hangman::worker::Worker;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// The columns and rows of the screen.
const SIZE: (u16, u16) = (80, 24);

fn main() -> Result<(), Box<dyn Error>> {
    play(io::stdin().lock(), &mut io::stdout().lock())
}

/// Plays until the input ends or the player quits. `keys` has lines of keys, such as `e`, `Enter` or `F4`.
pub fn play(keys: impl BufRead, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let preferences = GameSpec {
        opponent: Opponent::Merciless.into(),
        list: ListChoice::Embedded(EmbeddedList::EVERYDAY),
        length: Length::Letters(8),
        lives: LivesChoice::Named(Difficulty::Even),
        opening: evil_hangman::game::opening::OpeningChoice::None,
        seed: None,
    };
    // A real front end draws its seed at random.
    let app = App::new(Library::new(None), preferences, 2026);
    let mut session = Session::new(app, answers());
    session.feed(Input::Begin);
    let mut screen = Terminal::new(TestBackend::new(SIZE.0, SIZE.1))?;
    let theme = Theme::new(BuiltIn::Mono, Depth::None, Glyphs::UNICODE);
    show(session.app(), &theme, &mut screen, out)?;
    for line in keys.lines() {
        for key in line?.split_whitespace() {
            let events = session.feed(Input::Key(key.parse::<Key>()?));
            if events.contains(&Event::Quit) || events.contains(&Event::Interrupt) {
                return Ok(());
            }
        }
        show(session.app(), &theme, &mut screen, out)?;
    }
    Ok(())
}

/// Returns a function that answers the game's requests. In this front end, opponents and guessers compute
/// their answers synchronously; nothing is saved or judged. The game can do without answers to its other
/// requests.
fn answers() -> impl FnMut(Request) -> Option<Input> {
    let mut worker = Worker::default();
    move |request| match request {
        Request::Think(..) | Request::Advise(..) => worker.execute(request, &|| false),
        _ => None,
    }
}

/// Writes the screen, a line of text for each row.
fn show(
    app: &App,
    theme: &Theme,
    screen: &mut Terminal<TestBackend>,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    screen.draw(|frame| ui::draw(&View::of(app, Reach::Keys), theme, frame))?;
    let cells = screen.backend().buffer().content();
    for row in cells.chunks(SIZE.0.into()) {
        let row: String = row.iter().map(|cell| cell.symbol()).collect();
        writeln!(out, "{}", row.trim_end())?;
    }
    Ok(())
}
