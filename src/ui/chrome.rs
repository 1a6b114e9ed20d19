//! The line above and the line below every screen: what is played, and what keys do.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::rows;
use super::theme::Theme;
use crate::app::keys::{self, Hint};
use crate::app::{App, Screen};
use crate::engine::Opponent;
use crate::game::{HeldRound, Round};
use crate::prose::counted;

/// From this height on the two lines have a rule between them and the screen.
const ROOM_FOR_RULES: u16 = 16;
/// From this height on there are the two lines at all.
const ROOM_FOR_LINES: u16 = 8;

/// Paints the two lines and returns what is left between them.
pub(super) fn draw(app: &App, theme: &Theme, frame: &mut Frame<'_>, area: Rect) -> Rect {
    let each = lines(area);
    if each == 0 {
        return area;
    }
    header(app, theme, frame, rows(area, 0, 1));
    let hints = keys::footer(app.context());
    footer(&hints, theme, frame, rows(area, area.height - 1, 1));
    if each == 2 {
        let rule = Line::styled(theme.glyphs.rule.repeat(area.width.into()), theme.faint());
        frame.render_widget(&rule, rows(area, 1, 1));
        frame.render_widget(&rule, rows(area, area.height - 2, 1));
    }
    body(area)
}

/// How many rows there are above the screen, and below it.
const fn lines(area: Rect) -> u16 {
    match area.height {
        ROOM_FOR_RULES.. => 2,
        ROOM_FOR_LINES.. => 1,
        _ => 0,
    }
}

/// What is left between the two lines.
pub(super) fn body(area: Rect) -> Rect {
    let each = lines(area);
    rows(area, each, area.height - 2 * each)
}

fn header(app: &App, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let (title, details) = match app.screen() {
        Screen::Setup(_) => ("Evil Hangman", String::from("a new game")),
        Screen::Statistics(_) => ("Evil Hangman", String::from("statistics")),
        Screen::Playing(playing) => ("Hangman", details(app, playing.round(), theme)),
        Screen::GameOver(over) => ("Hangman", details(app, &over.finished().round, theme)),
        Screen::Story(story) => {
            ("The story of a round", details(app, &story.finished().round, theme))
        }
        Screen::Holding(holding) => ("Hangman", held(app, holding.round(), theme)),
        Screen::HeldOver(over) => ("Hangman", held(app, over.round(), theme)),
    };
    frame.render_widget(Line::from(Span::styled(format!(" {title}"), theme.title())), area);
    let room = usize::from(area.width).saturating_sub(title.len() + 4);
    if details.chars().count() <= room {
        frame.render_widget(Line::raw(format!("{details} ")).right_aligned(), area);
    }
}

/// "8 letters · unabridged · your word".
fn held(app: &App, round: &HeldRound, theme: &Theme) -> String {
    let dot = theme.glyphs.dot;
    let letters = counted(round.length(), "letter", "letters");
    format!("{letters} {dot} {} {dot} your word", app.library().name(app.preferences().list))
}

/// "8 letters · unabridged", with the opponent where it is not the usual one.
fn details(app: &App, round: &Round, theme: &Theme) -> String {
    let dot = theme.glyphs.dot;
    let engine = round.engine();
    let letters = counted(engine.pattern().length(), "letter", "letters");
    let preferences = app.preferences();
    match engine.opponent() {
        Opponent::Friend => format!("{letters} {dot} from a friend"),
        opponent => {
            format!("{letters} {dot} {} {dot} {opponent}", app.library().name(preferences.list))
        }
    }
}

/// As many hints as there is room for: the first and the last stay longest, and the long ones between
/// them go first.
fn footer(hints: &[Hint], theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let name = |hint: &Hint| match theme.glyphs.unicode {
        true => hint.keys.clone(),
        false => plain_keys(&hint.keys),
    };
    let mut hints: Vec<_> = hints.iter().map(|hint| (name(hint), hint.does)).collect();
    let width = |(keys, does): &(String, &str)| keys.chars().count() + does.len() + 4;
    while hints.len() > 2 && hints.iter().map(width).sum::<usize>() > usize::from(area.width) + 2 {
        let longest = (1..hints.len() - 1).max_by_key(|&index| width(&hints[index])).unwrap_or(1);
        hints.remove(longest);
    }
    let span = |(keys, does): (String, &'static str)| {
        [
            Span::styled(format!(" {keys}"), theme.accent()),
            Span::styled(format!(" {does}  "), theme.label()),
        ]
    };
    frame.render_widget(Line::from_iter(hints.into_iter().flat_map(span)), area);
}

/// The names of keys without characters outside ASCII.
pub(super) fn plain_keys(keys: &str) -> String {
    let named = [
        ("↑↓", "Up/Down"),
        ("←→", "Left/Right"),
        ("↑", "Up"),
        ("↓", "Down"),
        ("←", "Left"),
        ("→", "Right"),
        ("–", "-"),
    ];
    named.iter().fold(keys.to_owned(), |keys, (sign, name)| keys.replace(sign, name))
}
