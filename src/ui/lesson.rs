//! The lesson on how the computer cheats: a few words, the families of the last letter, and the one that was
//! kept.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::board;
use super::context::{Title, Ui};
use super::plan::{self, rows};
use super::theme::{Role, Theme};
use super::widgets::families::{self, FamilyBlock};
use crate::app::{Lesson, LessonPage};
use crate::game::{Round, Turn};
use crate::text::Medium::Screen;
use crate::text::lesson;
use crate::words::{Pattern, Word};

/// Paints a page over a whole screen.
pub fn draw(lesson: &Lesson, ui: &mut Ui<'_>, area: Rect) {
    let inside = plan::inside(area);
    let inside = plan::middle(inside, WIDEST, HIGHEST);
    ui.point(inside.x, inside.y);
    let roomy = u16::from(inside.height > 14);
    let title = lesson::title(lesson.page(), Screen);
    let text = lesson::text(lesson.page(), lesson.rounds().first(), Screen);
    let mut top = roomy;
    // If there isn't room for both, the text gives way to the results of the letters.
    let count = lesson.rounds().len() as u16;
    let beside = count > 1 && inside.width >= BESIDE;
    let wide = if beside { (inside.width / count).saturating_sub(6) } else { inside.width };
    let needed = needed(lesson, (beside, wide), ui);
    let guessed = lesson.rounds().iter().any(|round| !round.replies().is_empty());
    let told = ui.height(&title, inside.width) + ui.height(&text, inside.width) + 3 * roomy;
    let text = if guessed && told + needed > inside.height { String::new() } else { text };
    for (text, style) in [(title.as_str(), ui.theme.title()), (text.as_str(), ui.style(Role::Ink))]
    {
        if text.is_empty() {
            continue;
        }
        let own = ui.height(text, inside.width);
        ui.write(text, style, rows(inside, top, own));
        top += own + roomy;
    }
    let body = rows(inside, top, inside.height.saturating_sub(top));
    let told = |round: &Round| ui.height(&lesson::standing(round, Screen), wide);
    // What is below stands in one row.
    let told = if beside { lesson.rounds().iter().map(told).max() } else { None };
    for (index, round) in (0..count).zip(lesson.rounds()) {
        let place = match beside {
            true => Rect { x: body.x + index * (body.width / count), width: wide, ..body },
            false => {
                let high = body.height / count;
                rows(body, index * high, high)
            }
        };
        let is_par = lesson.page() == LessonPage::Par;
        let value = is_par.then(|| lesson.value(round)).flatten();
        self::round(round, is_par, (value, told.unwrap_or(1)), ui, place);
    }
}

/// The largest part of a screen that a page takes, in columns and rows; it is in the middle of a larger one.
const WIDEST: u16 = 96;
const HIGHEST: u16 = 30;

/// The width from which the rounds of a page are beside each other.
const BESIDE: u16 = 64;

/// Returns the rows that the rounds of a page need, each of this width, beside each other or not.
fn needed(lesson: &Lesson, (beside, width): (bool, u16), ui: &Ui<'_>) -> u16 {
    let each = lesson.rounds().iter().map(|round| {
        let value = (lesson.page() == LessonPage::Par).then(|| lesson.value(round)).flatten();
        let mut rows = 1 + ui.height(&lesson::standing(round, Screen), width);
        rows += value.map_or(0, |value| ui.height(&lesson::needs(value, round), width));
        rows + lines(round, ui, width).len() as u16
    });
    if beside { each.max().unwrap_or(0) } else { each.sum() }
}

/// Paints a round: the opponent, the pattern, the families of the last letter, and the misses left; on the page about par
/// (`is_par`), what perfect play costs from there. How it stands takes at least as many rows as given.
fn round(
    round: &Round,
    is_par: bool,
    (value, standing): (Option<usize>, u16),
    ui: &mut Ui<'_>,
    area: Rect,
) {
    let engine = round.engine();
    let heading = lesson::heading(engine.opponent());
    let heading = ui.span(format!("{heading:<11}"), Role::Accent);
    let mut said = vec![lesson::standing(round, Screen)];
    said.extend(value.map(|value| lesson::needs(value, round)));
    // The families of any letter have room below, so nothing jumps. Without bars, their words may take another row.
    let words = round.words_left_by_turn().first().map_or(0, |words| (*words).min(5)) as u16;
    let wrapped = if area.width < BARS { 1 + 2 * u16::from(words > 3) } else { 0 };
    let told = if is_par { 3 } else { 1 };
    let apart = u16::from(area.height > 13);
    let taken = 2 + apart + told + words + wrapped;
    let high = tiles_high(area.height.saturating_sub(taken));
    let room = Rect { height: high, ..area };
    let high = board::fitted(round.length(), room, ui.theme).1.height;
    let mut head = Line::from(heading);
    if high > 0 {
        let tiles = board::known(round.pattern(), engine.alphabet());
        board::word(&tiles, ui, rows(area, 1 + apart, high));
    } else {
        head.push_span(ui.span(spaced(round.pattern(), ui.theme), Title));
    }
    ui.put(head, rows(area, 0, 1));
    let area = if high > 0 { rows(area, high + 1 + apart, area.height) } else { area };
    let mut top = 1;
    for text in said {
        let own = ui.height(&text, area.width);
        ui.write(&text, Role::Ink, rows(area, top, own));
        if top == 1 && area.height > 1 {
            ui.point(area.x, area.y + 1);
        }
        top += own;
    }
    top = top.max(1 + standing);
    top += u16::from(area.height > top + words + wrapped);
    let left = rows(area, top, area.height.saturating_sub(top));
    let families = families(round).filter(|_| area.width >= BARS).filter(|families| {
        let all_fit = families.iter().all(|family| families::fits(family, families, left.width));
        all_fit && families.len() <= left.height.into()
    });
    if let Some(families) = families {
        families::rows(&families, 0, 1.0, ui, left);
        return;
    }
    for (line, row) in lines(round, ui, area.width).into_iter().zip(0..left.height) {
        ui.clip(&line.0, line.1, rows(left, row, 1));
    }
}

/// The width from which families are shown as bars, as in the X-ray.
const BARS: u16 = 44;

/// Returns the rows of the word's tiles where there is room for this many.
const fn tiles_high(room: u16) -> u16 {
    match room {
        ..3 => 0,
        3 => 3,
        4..7 => 4,
        _ => 7,
    }
}

/// Returns the families of the last letter with all of their words, as in the X-ray.
fn families(round: &Round) -> Option<Vec<FamilyBlock>> {
    let turn = Turn::last_of(round)?;
    let kept = turn.kept();
    let spelled = |word: &Word| word.spelling_lower();
    let family = |(index, family): (usize, &crate::game::Shown)| FamilyBlock {
        pattern: turn.pattern_of(family).to_string(),
        words: family.size,
        kept: kept == Some(index),
        examples: match kept == Some(index) {
            true => round.engine().candidates().words().map(|word| spelled(&word)).collect(),
            false => family.samples.iter().map(spelled).collect(),
        },
    };
    Some(turn.families.iter().enumerate().map(family).collect())
}

/// Returns the families of the last letter, with a mark at the one that was kept; before the first letter,
/// all words.
fn lines(round: &Round, ui: &Ui<'_>, width: u16) -> Vec<(String, Style)> {
    let all = |words: &mut dyn Iterator<Item = Word>| {
        words.map(|word| word.spelling_lower()).collect::<Vec<_>>().join(" ")
    };
    let Some(turn) = Turn::last_of(round) else {
        let words = all(&mut round.engine().candidates().words());
        return ui
            .wrapped(&words, width)
            .into_iter()
            .map(|line| (line, ui.style(Role::Ink)))
            .collect();
    };
    let kept = turn.kept();
    let families = turn.families.iter().enumerate().flat_map(|(index, family)| {
        let is_kept = kept == Some(index);
        let pointer = if is_kept { ui.theme.glyphs.pointer } else { ' ' };
        let pattern = turn.pattern_of(family).to_string();
        let words = match is_kept {
            true => all(&mut round.engine().candidates().words()),
            false => all(&mut family.samples.iter().cloned()),
        };
        let style = if is_kept { ui.theme.title() } else { ui.style(Role::Muted) };
        let head = format!("{pointer} {pattern:<6}{:>2}  ", family.size);
        let margin = head.width();
        let room = width.saturating_sub(margin as u16).max(1);
        let line = move |(row, words): (usize, String)| match row {
            0 => (format!("{head}{words}"), style),
            _ => (format!("{:margin$}{words}", ""), style),
        };
        ui.wrapped(&words, room).into_iter().enumerate().map(line).collect::<Vec<_>>()
    });
    families.collect()
}

/// "_ E _ _".
fn spaced(pattern: &Pattern, theme: &Theme) -> String {
    let blank = if theme.glyphs.unicode { "·" } else { "_" };
    let text = pattern.to_string();
    let mut spaced = String::new();
    for c in text.chars() {
        let sign = if c == '-' { blank.to_owned() } else { c.to_string() };
        if spaced.width() > 0 {
            spaced.push(' ');
        }
        spaced += &sign;
    }
    spaced
}
