//! The story of a round: its turns with the fall of the words left, what happened at each, and the
//! words that it could have been to the end.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::gauge::{bar, fullness};
use super::theme::Theme;
use super::{rows, wrapped, xray};
use crate::app::{Pane, StoryScreen};
use crate::game::Turn;
use crate::prose::story::{fair_game, judgement, reason, thrown_away};
use crate::prose::{counted, grouped, verdict};
use crate::words::{Alphabet, Word};

/// Rows for the turns at least, where there are as many.
const TURNS: u16 = 4;

/// Paints the story.
pub(super) fn draw(screen: &StoryScreen, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let area = match screen.xray().filter(|_| screen.pane() == Pane::Turns) {
        None => area,
        Some(scrolled) => {
            let (left, beside) = xray::divide(area);
            // Where the two stand on each other, a blank row keeps them apart.
            let apart = u16::from(left.width == area.width && left.height > 6);
            let left = rows(left, 0, left.height - apart);
            let engine = screen.finished().round.engine();
            let (opponent, alphabet) = (engine.opponent(), engine.alphabet());
            xray::draw(screen.turn(), scrolled, opponent, alphabet, theme, frame, beside);
            left
        }
    };
    let area = Rect { x: area.x + 2, width: area.width.saturating_sub(3), ..area };
    let inside = rows(area, u16::from(area.height > 12), area.height);
    match screen.pane() {
        Pane::Turns => turns(screen, theme, frame, inside),
        Pane::Words => words(screen, theme, frame, inside),
    }
}

/// How it ended, the turns, what happened at the one selected, and what would have been.
fn turns(screen: &StoryScreen, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let finished = screen.finished();
    let round = &finished.round;
    let alphabet = round.engine().alphabet();
    let width = usize::from(area.width);
    let mut above = wrapped(&verdict(finished), width);
    above.extend(
        screen
            .judgement()
            .and_then(|judged| judgement(judged, round))
            .iter()
            .flat_map(|text| wrapped(text, width)),
    );
    let about = |turn: &Turn| -> Vec<String> {
        let reason = reason(turn, round.engine().opponent(), alphabet);
        let told = std::iter::once(reason).chain(thrown_away(turn, alphabet));
        told.flat_map(|text| wrapped(&text, width)).collect()
    };
    let mut below = Vec::new();
    if screen.xray().is_none() {
        below.extend(screen.turn().into_iter().flat_map(about));
        // As much room for every turn, so that nothing jumps from one to the next.
        let most = screen.story().turns.iter().map(|turn| about(turn).len()).max().unwrap_or(0);
        below.resize(most, String::new());
    }
    let fair = fair_game(&screen.story().fair).filter(|_| round.engine().opponent().is_evil());
    let fair: Vec<String> = fair.iter().flat_map(|text| wrapped(text, width)).collect();
    let needed = TURNS.min(screen.story().turns.len() as u16);
    let spare = area.height.saturating_sub(needed);
    // What is less telling goes first where there is little room.
    let mut room = spare;
    let mut fits = |lines: &mut Vec<String>| {
        let height = lines.len() as u16 + 1;
        if height <= room { room -= height } else { lines.clear() }
    };
    fits(&mut above);
    fits(&mut below);
    let mut last = fair;
    fits(&mut last);
    let mut at = 0;
    let write = |lines: Vec<String>, style: Style, from: u16, frame: &mut Frame<'_>| {
        for (line, row) in lines.into_iter().zip(from..) {
            frame.render_widget(Line::styled(line, style), rows(area, row, 1));
        }
    };
    let gap = |lines: &[String]| if lines.is_empty() { 0 } else { lines.len() as u16 + 1 };
    let (above_rows, below_rows, last_rows) = (gap(&above), gap(&below), gap(&last));
    write(above, theme.title(), at, frame);
    at += above_rows;
    let table = area.height.saturating_sub(above_rows + below_rows + last_rows);
    let table = table.min(screen.story().turns.len().max(1) as u16);
    list(screen, theme, frame, rows(area, at, table));
    at += table + u16::from(below_rows > 0);
    write(below, theme.plain(), at, frame);
    at += below_rows.saturating_sub(1) + u16::from(last_rows > 0);
    write(last, theme.plain(), at, frame);
}

/// The turns as far as there is room, the selected one among them.
fn list(screen: &StoryScreen, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let story = screen.story();
    if story.turns.is_empty() {
        frame.render_widget(Line::raw("No letter was guessed."), area);
        return;
    }
    let alphabet = screen.finished().round.engine().alphabet();
    let first = (screen.turn_number() + 1).saturating_sub(area.height.into());
    let start = screen.finished().round.words_at_start();
    let turns = story.turns.iter().enumerate().skip(first);
    for ((index, turn), row) in turns.zip(0..area.height) {
        let selected = index == screen.turn_number();
        let line = row_of(index, turn, start, selected, alphabet, theme, area.width.into());
        frame.render_widget(line, rows(area, row, 1));
    }
}

/// "▸ 3 S no  12,083 → 5,011 ███████▌": the letter, what was known after it, the fall of the words.
fn row_of(
    index: usize,
    turn: &Turn,
    start: usize,
    selected: bool,
    alphabet: &Alphabet,
    theme: &Theme,
    width: usize,
) -> Line<'static> {
    let mut known = turn.pattern.clone();
    known.reveal(turn.letter, turn.answer);
    let letter = alphabet.upper(turn.letter);
    let sign = if turn.is_miss() { theme.glyphs.miss } else { ' ' };
    let pointer = if selected { theme.glyphs.pointer } else { ' ' };
    let digits = grouped(start).len();
    let arrow = if theme.glyphs.unicode { "→" } else { "->" };
    let name = format!("{pointer} {:>2} {sign}{letter}{sign} ", index + 1);
    let numbers =
        format!("{:>digits$} {arrow} {:>digits$} ", grouped(turn.before()), grouped(turn.after()));
    let style = if selected { theme.selected() } else { theme.plain() };
    let letter_style = if turn.is_miss() { theme.miss() } else { theme.hit() };
    let mut spans = vec![Span::styled(name, if selected { style } else { letter_style })];
    let mut room = width.saturating_sub(8);
    let pattern = format!("{known}  ");
    if pattern.len() + numbers.chars().count() <= room {
        room -= pattern.len();
        spans.push(Span::styled(pattern, style));
    }
    spans.push(Span::styled(numbers.clone(), style));
    let cells = room.saturating_sub(numbers.chars().count()).min(36);
    let full = bar(fullness(turn.after(), start), cells, theme.glyphs.across);
    spans.push(Span::styled(full, if selected { theme.accent() } else { theme.faint() }));
    Line::from(spans)
}

/// The words that fit every answer, and the round as if it had been the selected one all along.
fn words(screen: &StoryScreen, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let story = screen.story();
    let round = &screen.finished().round;
    let alphabet = round.engine().alphabet();
    let Some(word) = screen.word() else {
        frame.render_widget(Line::raw("No word of the list fits every answer."), area);
        return;
    };
    let fit = counted(story.fitting_count, "word fits", "words fit");
    let title = format!("{fit} every answer. Had it been {word}:");
    let lines = wrapped(&title, area.width.into());
    let top = lines.len() as u16 + u16::from(area.height > 8);
    for (line, row) in lines.into_iter().zip(0..) {
        frame.render_widget(Line::styled(line, theme.title()), rows(area, row, 1));
    }
    let area = rows(area, top, area.height);
    let column = (word.letters().len() as u16 + 4).min(area.width / 2);
    let left = Rect { width: column, ..area };
    let right = Rect { x: area.x + column, width: area.width - column, ..area };
    let first = (screen.word_number() + 1).saturating_sub(left.height.into());
    for ((index, word), row) in story.fitting.iter().enumerate().skip(first).zip(0..left.height) {
        let selected = index == screen.word_number();
        let pointer = if selected { theme.glyphs.pointer } else { ' ' };
        let style = if selected { theme.selected() } else { theme.plain() };
        frame.render_widget(Line::styled(format!("{pointer} {word}"), style), rows(left, row, 1));
    }
    // The last turns are the telling ones where not all have room.
    let skipped = story.turns.len().saturating_sub(right.height.into());
    for (turn, row) in story.turns.iter().skip(skipped).zip(0..right.height) {
        let style = if turn.is_miss() { theme.miss() } else { theme.hit() };
        frame
            .render_widget(Line::styled(told_of(turn, word, alphabet), style), rows(right, row, 1));
    }
}

/// What would have been said to a letter had it been this word, and whether that is what was said.
fn told_of(turn: &Turn, word: &Word, alphabet: &Alphabet) -> String {
    let letter = alphabet.upper(turn.letter);
    let places = word.places_of(turn.letter);
    let mut known = turn.pattern.clone();
    known.reveal(turn.letter, places);
    let same = if places == turn.answer { "as it was said" } else { "but that was not said" };
    match places.is_empty() {
        true => format!("{letter}  {known}  no {letter} in {word}, {same}"),
        false => format!("{letter}  {known}  {same}"),
    }
}
