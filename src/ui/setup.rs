//! The form before a round.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use super::theme::Theme;
use super::{lengths, middle, rows};
use crate::app::{App, Row, Setup};
use crate::engine::Opponent;
use crate::game::Holder;
use crate::prose::{counted, sentence};
use crate::words::MAX_LENGTH;

/// Columns of the rows' names, of their values, and of the whole form where there is room.
const NAMES: usize = 12;
const SHORT_NAMES: usize = 8;
const VALUES: usize = 16;
const WIDTH: u16 = 76;

/// Paints the form, and below it, as far as there is room, remarks and the chart of lengths.
pub(super) fn draw(screen: &Setup, app: &App, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let form = screen.rows().len() as u16;
    // The form, a remark of two lines, the chart, and blank lines between them.
    let all = form + 2 + 3 + lengths::HEIGHT;
    let with_chart = area.height >= all && area.width >= 48;
    let area = middle(area, WIDTH, if with_chart { all + 1 } else { (form + 3).min(area.height) });
    let (form_area, remark_area) = if area.height >= form + 2 {
        (rows(area, u16::from(with_chart), form), rows(area, form + 1 + u16::from(with_chart), 2))
    } else {
        (rows(area, 0, area.height - 1), rows(area, area.height - 1, 1))
    };
    draw_rows(screen, app, theme, frame, form_area);
    draw_remark(screen, app, theme, frame, remark_area);
    if with_chart {
        let chart = rows(area, area.height - lengths::HEIGHT, lengths::HEIGHT);
        let chart = Rect { x: chart.x + 2, width: chart.width.saturating_sub(2), ..chart };
        let chosen = match screen.opponent() {
            holder if holder.is_friend() => Some(screen.word_letters()),
            _ => screen.length().parse().ok(),
        };
        lengths::draw(app.library().list(screen.list()), chosen, theme, frame, chart);
    }
}

/// As many rows as there is room for, the one in focus among them.
fn draw_rows(screen: &Setup, app: &App, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let focus = screen.rows().iter().position(|row| *row == screen.focus()).unwrap_or(0);
    let first = (focus + 1).saturating_sub(area.height.into());
    for (row, at) in screen.rows()[first..].iter().zip(0..area.height) {
        let line = line(*row, screen, app, theme, area.width.into());
        frame.render_widget(line, rows(area, at, 1));
    }
}

fn line(row: Row, screen: &Setup, app: &App, theme: &Theme, width: usize) -> Line<'static> {
    let focused = row == screen.focus();
    let glyphs = &theme.glyphs;
    let style = if focused { theme.selected() } else { theme.plain() };
    let pointer = if focused { glyphs.pointer } else { ' ' };
    let narrow = width < 2 + NAMES + VALUES;
    let (name, short) = match row {
        Row::Opponent => ("Opponent", "Who"),
        Row::List => ("Word list", "List"),
        Row::Length => ("Letters", "Letters"),
        Row::Word => ("The word", "Word"),
        Row::Guesses => ("Guesses", "Guesses"),
        Row::WordsLeft => ("Words left", "Left"),
        Row::Play => return Line::styled(format!("{pointer} Play"), style),
    };
    let (name, names) = if narrow { (short, SHORT_NAMES) } else { (name, NAMES) };
    let indent = if narrow { "" } else { "  " };
    let choice = |value: &str| match focused && !narrow {
        true => format!("{} {value} {}", glyphs.previous, glyphs.next),
        false => format!("{indent}{value}"),
    };
    let typed = |value: &str| match focused {
        true => format!("{indent}{value}{}", glyphs.cursor),
        false => format!("{indent}{value}"),
    };
    let value = match row {
        Row::Opponent => choice(screen.opponent().name()),
        Row::List => choice(app.library().name(screen.list())),
        Row::Length => typed(screen.length()),
        Row::Guesses => typed(screen.guesses()),
        Row::Word => typed(&glyphs.secret.to_string().repeat(screen.word_letters())),
        Row::WordsLeft => choice(if screen.shows_words_left() { "shown" } else { "hidden" }),
        Row::Play => String::new(),
    };
    let mut spans = vec![
        Span::styled(format!("{pointer} {name:<names$}"), style),
        Span::styled(format!("{value:<VALUES$}"), style),
    ];
    let note = note(row, screen, app);
    if names + VALUES.max(value.chars().count()) + 2 + note.chars().count() < width {
        spans.push(Span::styled(format!(" {note}"), theme.label()));
    }
    Line::from(spans)
}

/// What a row's value means.
fn note(row: Row, screen: &Setup, app: &App) -> String {
    let list = app.library().list(screen.list());
    match row {
        Row::Opponent => screen.opponent().about().to_owned(),
        Row::List => counted(list.total(), "word", "words"),
        Row::Length => match screen.length().parse() {
            Ok(length) if list.count(length) > 0 => {
                format!("{} of this length", counted(list.count(length), "word", "words"))
            }
            _ => String::new(),
        },
        Row::Word => match screen.word_letters() {
            0 => format!("typed in by somebody else; up to {MAX_LENGTH} letters"),
            letters => counted(letters, "letter", "letters"),
        },
        Row::Guesses => {
            let length = screen.length().parse().ok();
            let par = length.and_then(|length| app.par(screen.list(), length));
            match (screen.opponent(), par) {
                (Holder::You, _) => String::from("wrong letters that lose the round for it"),
                (Holder::Computer(Opponent::Friend), _) | (_, None) => {
                    String::from("wrong letters that lose the round")
                }
                (Holder::Computer(Opponent::Merciless), Some(par)) => {
                    format!("a perfect player needs {par} (par)")
                }
                (_, Some(par)) => format!("{par} are always enough for a perfect player"),
            }
        }
        Row::WordsLeft => String::from("how many words still fit"),
        Row::Play => String::from("Enter begins the round"),
    }
}

/// What is wrong with an answer, or what there is to tell before the first round.
fn draw_remark(screen: &Setup, app: &App, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let text = screen.remark().map(sentence);
    let text = text.or_else(|| app.notice().map(str::to_owned));
    // Where the notes beside the values have no room, the one of the row in focus stands here.
    let (text, style) = match text {
        Some(text) => (text, theme.warning()),
        None if area.width < WIDTH => (note(screen.focus(), screen, app), theme.label()),
        None => return,
    };
    let area = Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area };
    frame.render_widget(Paragraph::new(text).style(style).wrap(Wrap { trim: true }), area);
}
