//! The X-ray: the families of a letter as bars, the one that was kept, and why.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use super::gauge::bar;
use super::theme::Theme;
use super::{rows, wrapped};
use crate::engine::Opponent;
use crate::game::{Shown, Turn};
use crate::prose::story::{instead, reason, split};
use crate::prose::{counted, grouped};
use crate::words::Alphabet;

/// From this width on the X-ray stands beside the board.
const BESIDE: u16 = 118;
/// Columns that it takes there.
const WIDTH: u16 = 44;
/// Rows that it takes below the board, where there is room for as many and a board.
const HEIGHT: u16 = 9;

/// Up to so many rows there is no room for a title.
const LOW: u16 = 6;

/// Where the board is, and where the X-ray.
pub(super) fn divide(area: Rect) -> (Rect, Rect) {
    if area.width >= BESIDE {
        let board = Rect { width: area.width - WIDTH, ..area };
        let beside = Rect { x: area.x + board.width, width: WIDTH - 1, ..area };
        (board, rows(beside, 1, area.height.saturating_sub(2)))
    } else {
        let height = HEIGHT.min(area.height / 2);
        let board = rows(area, 0, area.height - height);
        let below = Rect { x: area.x + 2, width: area.width.saturating_sub(3), ..area };
        (board, rows(below, area.height - height, height))
    }
}

/// Paints what a letter did; families from the one after `scrolled` on.
pub(super) fn draw(
    turn: Option<&Turn>,
    scrolled: usize,
    opponent: Opponent,
    alphabet: &Alphabet,
    theme: &Theme,
    frame: &mut Frame<'_>,
    area: Rect,
) {
    let Some(turn) = turn else {
        let nothing = "X-ray: guess a letter to see what it does to the words.";
        frame.render_widget(Paragraph::new(nothing).wrap(Wrap { trim: true }), area);
        return;
    };
    let mut told = vec![(reason(turn, opponent, alphabet), theme.plain())];
    // The reason names the words that were kept: where there is little room it stands for both.
    if area.height > LOW {
        told.insert(0, (split(turn, alphabet), theme.title()));
    }
    told.extend(instead(turn, opponent, alphabet).map(|text| (text, theme.plain())));
    let lines: Vec<Vec<Line<'_>>> = told
        .into_iter()
        .map(|(text, style)| {
            let lines = wrapped(&text, area.width.into()).into_iter();
            lines.map(|line| Line::styled(line, style)).collect()
        })
        .collect();
    // The families are what an X-ray is for: they have at least half of the room.
    let mut at = 0;
    for (index, lines) in lines.into_iter().enumerate() {
        if index > 0 && at + lines.len() as u16 > area.height.div_ceil(2) {
            break;
        }
        for line in lines {
            frame.render_widget(line, rows(area, at, 1));
            at += 1;
        }
    }
    let room = rows(area, at, area.height);
    let the_kept = turn.kept();
    let families = turn.families.iter().enumerate().skip(scrolled);
    for ((index, family), at) in families.zip(0..room.height) {
        let kept = the_kept == Some(index);
        let more = turn.families.len() - index - 1;
        if at + 1 == room.height && more > 0 {
            let more = format!("  and {} more", counted(more + 1, "family", "families"));
            frame.render_widget(Line::styled(more, theme.label()), rows(room, at, 1));
        } else {
            frame.render_widget(line(turn, family, kept, theme, room.width), rows(room, at, 1));
        }
    }
}

/// "▸ --E----- 1,204 ████▌ kept: SEEMS, …": the pattern, the size, a bar, and some of the words.
fn line(turn: &Turn, family: &Shown, kept: bool, theme: &Theme, width: u16) -> Line<'static> {
    let largest = turn.families.first().map_or(1, |family| family.size);
    let pointer = if kept { theme.glyphs.pointer } else { ' ' };
    let pattern = turn.pattern_of(family).to_string();
    let sizes = grouped(largest).len();
    let size = format!(" {:>sizes$} ", grouped(family.size));
    let before = 2 + pattern.len() + size.len();
    let room = usize::from(width).saturating_sub(before);
    // The bar has a third of what is left, the words the rest.
    let cells = (room / 3).min(12);
    let bar = bar(family.size as f64 / largest as f64, cells, theme.glyphs.across);
    let mut words = String::new();
    for word in &family.samples {
        let word = word.to_string().to_lowercase();
        if cells + 1 + words.len() + word.len() < room {
            words = format!("{words} {word}");
        }
    }
    let style = if kept { theme.selected() } else { theme.plain() };
    Line::from(vec![
        Span::styled(format!("{pointer} {pattern}"), style),
        Span::styled(size, style),
        Span::styled(bar, if kept { theme.accent() } else { theme.faint() }),
        Span::styled(words, theme.label()),
    ])
}
