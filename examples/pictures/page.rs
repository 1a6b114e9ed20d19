//! A page with every screen at eight sizes in every theme, to look at all of them at once.

use std::fmt::Write;

use evil_hangman::app::{App, Effect, Input, Key, Request, Screen};
use evil_hangman::game::judgement::Judge;
use evil_hangman::guesser::GuesserKind;
use evil_hangman::history::{Career, Record};
use evil_hangman::text::keys::Reach;
use evil_hangman::ui::{BuiltIn, Depth, Glyphs, Theme};
use evil_hangman::view::View;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::{scenes, svg};

/// Dark on light.
const LIGHT: svg::Own = svg::Own { ink: (34, 30, 24), ground: (247, 243, 232) };

/// Columns and rows of the pictures.
const SIZES: [(u16, u16); 8] =
    [(200, 60), (120, 40), (100, 30), (80, 24), (60, 16), (40, 30), (40, 12), (25, 8)];

/// Where the keys to a screen start.
#[derive(Clone, Copy, PartialEq)]
enum Start {
    /// The title, as it is the first time.
    Title,
    /// A round after this number of letters.
    Round(usize),
    /// The form of somebody who has played.
    Played,
}
use Start::{Played, Round, Title};

/// The screens: a name, where the keys begin, and the keys.
const SCREENS: [(&str, Start, &str); 19] = [
    ("title", Title, ""),
    ("settings", Title, "s"),
    ("form of somebody who has played", Played, "↓"),
    ("first letter", Round(1), ""),
    ("playing", Round(6), ""),
    ("whole word", Round(6), "Enter t i"),
    ("x-ray", Round(6), "F4"),
    ("hint", Round(6), "F3"),
    ("pause", Round(6), "Esc"),
    ("help", Round(6), "F1"),
    ("end", Round(19), ""),
    ("story", Round(19), "c"),
    ("words that would have fitted", Round(19), "c Tab"),
    ("check a word", Round(19), "c Tab a l l y"),
    ("share", Round(19), "s"),
    ("progress", Played, "F5"),
    ("statistics", Played, "F5 →"),
    ("practice", Played, "F5 → →"),
    ("daily", Played, "F5 → → →"),
];

/// Returns the page, in HTML.
pub fn page() -> String {
    let mut html = String::from(
        "<!doctype html><meta charset=\"utf-8\"><title>Every screen</title><style>body{background:#888;font-family:\
         sans-serif}svg{margin:6px;max-width:98vw;height:auto}</style>\n",
    );
    let played = played();
    let screens = SCREENS.map(|(name, from, keys)| (name, shown(from, keys, &played)));
    for theme in BuiltIn::ALL {
        let drawn = Theme::new(theme, Depth::True, Glyphs::UNICODE);
        let own = if theme == BuiltIn::Paper { LIGHT } else { svg::DARK };
        for (name, app) in &screens {
            let _ = writeln!(html, "<h2>{}: {name}</h2>", theme.name());
            for (columns, rows) in SIZES {
                let Ok(mut terminal) = Terminal::new(TestBackend::new(columns, rows));
                let view = View::of(app, Reach::Keys);
                let Ok(_) = terminal.draw(|frame| evil_hangman::ui::draw(&view, &drawn, frame));
                let title = format!("{name} at {columns} by {rows}");
                html += &svg::still(terminal.backend().buffer(), own, &title);
            }
        }
    }
    html
}

/// When the pictures are taken, in seconds since 1970-01-01 00:00:00 UTC.
const NOW: u64 = 1_795_262_400;

/// Plays up to a screen.
fn shown(from: Start, keys: &str, played: &[Record]) -> App {
    let mut game = Game { app: scenes::game(), records: Vec::new() };
    match from {
        Title => {}
        Round(letters) => {
            game.app.begin();
            game.press(scenes::LETTERS.split(' ').take(letters));
        }
        Played => {
            game.records = played.to_vec();
            game.feed(Input::ReadStatistics);
        }
    }
    game.press(keys.split_whitespace());
    game.app
}

/// Returns the rounds of somebody who guesses the same letters every day, from another one on.
fn played() -> Vec<Record> {
    let letters: Vec<_> = scenes::LETTERS.split(' ').collect();
    let mut game = Game { app: scenes::game(), records: Vec::new() };
    game.app.begin();
    for first in 0..12 {
        // Letters after the end of a round would be keys of its end.
        for letter in letters.iter().cycle().skip(first % 5).take(letters.len()) {
            if matches!(game.app.screen(), Screen::Playing(_)) {
                game.press([*letter]);
            }
        }
        game.press(["Enter"]);
    }
    game.records
}

/// A game whose requests are carried out at once.
struct Game {
    app: App,
    records: Vec<Record>,
}

impl Game {
    fn press<'k>(&mut self, keys: impl IntoIterator<Item = &'k str>) {
        let keys = keys
            .into_iter()
            .map(|key| key.parse::<Key>().unwrap_or_else(|_| panic!("{key} is no key")));
        keys.for_each(|key| self.feed(Input::Key(key)));
    }

    fn feed(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            for effect in self.app.handle(&input) {
                if let Effect::Request(request) = effect {
                    inputs.extend(self.answer(request));
                }
            }
        }
    }

    fn answer(&mut self, request: Request) -> Option<Input> {
        Some(match request {
            Request::Keep(ended) => {
                let at = NOW - 86_400 * (12 - self.records.len() as u64);
                self.records.push(Record::new(*ended, at));
                return None;
            }
            Request::ReadStatistics(ticket) => {
                Input::Statistics(ticket, Box::new(Career::of(&self.records, NOW)), None)
            }
            Request::Advise(_, position, ticket) => {
                Input::Advice(ticket, GuesserKind::Frequency.guesser().advise(&position))
            }
            Request::Judge(input, ticket) => {
                let mut judge = Judge::new(1_000_000);
                Input::Judged(ticket, judge.judge(&input, &|| false))
            }
            _ => return None,
        })
    }
}
