//! Owns the scenes of the README's pictures, played with keys as a player would.

use std::time::Duration;

use evil_hangman::app::{App, Input, Key, Screen};
use evil_hangman::engine::Opponent;
use evil_hangman::game::library::ListChoice;
use evil_hangman::game::spec::{Length, LivesChoice};
use evil_hangman::game::{GameSpec, Library};
use evil_hangman::puzzles::Puzzle;
use evil_hangman::text::keys::Reach;
use evil_hangman::ui::motion::{Motion, between};
use evil_hangman::ui::{BuiltIn, Depth, Glyphs, Theme, draw, draw_at};
use evil_hangman::view::View;
use evil_hangman::words::{ENGLISH, EmbeddedList};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;

use super::svg;

/// The columns and rows of the pictures of screens.
const SIZE: (u16, u16) = (80, 24);

/// The letters of the round in the pictures, which is lost.
pub const LETTERS: &str = "e a i o s r t n l u c d h g b m p y w";

/// Returns every picture as a file name and its content.
pub fn all() -> Vec<(String, String)> {
    let theme = Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE);
    let still = |name: &str, buffer: &Buffer, title: &str| {
        (format!("{name}.svg"), svg::still(buffer, svg::DARK, title))
    };
    vec![
        still("puzzle", &picture(&puzzle(), &theme), "A puzzle: which letter still wins?"),
        (String::from("round.svg"), svg::moving(&round(&theme), svg::DARK, "A whole round")),
    ]
}

/// Returns the puzzle of the README, in which only U wins.
fn puzzle() -> App {
    let mut app = game();
    if let Some(puzzle) = Puzzle::read("aero cigar lunar sugar vicar", &ENGLISH) {
        app.show_puzzle(58, puzzle);
    }
    app
}

/// The columns and rows of the animation, which is displayed small.
const MOVING: (u16, u16) = (104, 30);

/// The number of letters with an X-ray in the animation.
const READ: usize = 2;

/// Returns the frames of a whole round: the animation of each letter and of the ending, with pauses to read. The first
/// letters are played with the X-ray, so that the trick is seen at once.
fn round(theme: &Theme) -> Vec<(Buffer, Duration)> {
    let millis = Duration::from_millis;
    let view = |app: &App| View::of(app, Reach::Keys);
    let still = |app: &App| moment(&view(app), theme, None);
    let mut app = game();
    app.begin();
    let mut frames = vec![(still(&app), millis(900))];
    for (number, letter) in LETTERS.split(' ').enumerate() {
        let before = view(&app);
        press(&mut app, letter);
        let after = view(&app);
        let motion = between(&before, &after);
        let shown = match motion {
            Some(Motion::Ending) => 14,
            Some(_) => 4,
            None => 0,
        };
        for (at, motion) in (0..shown).zip(std::iter::repeat(motion).flatten()) {
            let progress = at as f32 / shown as f32;
            let frame = moment(&after, theme, Some((&before, progress)));
            frames.push((frame, motion.length() / shown));
        }
        // The X-ray of the first letters is the whole trick, so there is time to read it.
        if number == 0 || number == READ {
            press(&mut app, "F4");
        }
        frames.push((still(&app), millis(if number < READ { 2_800 } else { 600 })));
        if matches!(app.screen(), Screen::GameOver(_)) {
            break;
        }
    }
    if let Some((_, last)) = frames.last_mut() {
        *last = millis(4_000);
    }
    frames
}

fn moment(view: &View, theme: &Theme, from: Option<(&View, f32)>) -> Buffer {
    let Ok(mut terminal) = Terminal::new(TestBackend::new(MOVING.0, MOVING.1));
    let Ok(_) = terminal.draw(|frame| _ = draw_at(view, theme, from, frame));
    terminal.backend().buffer().clone()
}

/// Returns a game against the greedy opponent, which answers at once and is deterministic.
pub fn game() -> App {
    let preferences = GameSpec {
        opponent: Opponent::Greedy.into(),
        list: ListChoice::Embedded(EmbeddedList::FULL),
        length: Length::Letters(8),
        lives: LivesChoice::Number(evil_hangman::game::Lives::at_least_one(11)),
        opening: evil_hangman::game::opening::OpeningChoice::None,
        seed: None,
    };
    App::new(Library::new(None), preferences, 1)
}

fn press(app: &mut App, key: &str) {
    if let Ok(key) = key.parse::<Key>() {
        // The greedy opponent has nothing to search.
        let _ = app.handle(&Input::Key(key));
    }
}

fn picture(app: &App, theme: &Theme) -> Buffer {
    let Ok(mut terminal) = Terminal::new(TestBackend::new(SIZE.0, SIZE.1));
    let view = View::of(app, Reach::Keys);
    let Ok(_) = terminal.draw(|frame| draw(&view, theme, frame));
    terminal.backend().buffer().clone()
}
