//! The pages on how the computer cheats: a few words, the families of the last letter, and the one that
//! was kept.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::plan::{self, rows};
use super::text::{clipped, height, wrapped, write};
use super::theme::{Role, Theme};
use crate::app::{Lesson, LessonPage};
use crate::game::Round;
use crate::prose::lesson::{self, FAMILIES, LOOKING_AHEAD, PAR};
use crate::words::{Pattern, Word};

/// Paints a page over a whole screen.
pub(super) fn draw(lesson: &Lesson, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let inside = plan::inside(area);
    let roomy = u16::from(inside.height > 14);
    let (title, text) = match lesson.page() {
        LessonPage::Families => FAMILIES,
        LessonPage::LookingAhead => LOOKING_AHEAD,
        LessonPage::Par => PAR,
    };
    let at = LessonPage::ALL.iter().position(|page| *page == lesson.page()).unwrap_or(0);
    let title = lesson::numbered(title, at + 1, LessonPage::ALL.len());
    let mut top = roomy;
    // Where there is no room for both, what has been read gives way to what the letters came to.
    let needed = needed(lesson, inside.width, theme);
    let guessed = lesson.rounds().iter().any(|round| !round.replies().is_empty());
    let told = height(&title, inside.width) + height(text, inside.width) + 3 * roomy;
    let text = if guessed && told + needed > inside.height { "" } else { text };
    for (text, style) in [(title.as_str(), theme.title()), (text, theme.style(Role::Ink))] {
        if text.is_empty() {
            continue;
        }
        let own = height(text, inside.width);
        write(text, style, theme, frame, rows(inside, top, own));
        top += own + roomy;
    }
    let body = rows(inside, top, inside.height.saturating_sub(top));
    let count = lesson.rounds().len() as u16;
    let beside = count > 1 && body.width >= BESIDE;
    for (index, round) in (0..count).zip(lesson.rounds()) {
        let place = match beside {
            true => {
                let wide = body.width / count;
                Rect { x: body.x + index * wide, width: wide.saturating_sub(2), ..body }
            }
            false => {
                let high = body.height / count;
                rows(body, index * high, high)
            }
        };
        let value = (lesson.page() == LessonPage::Par).then(|| lesson.value(round)).flatten();
        board(round, value, theme, frame, place);
    }
}

/// From this width on the rounds of a page stand beside each other.
const BESIDE: u16 = 64;

/// The rows that the rounds of a page need at a width.
fn needed(lesson: &Lesson, width: u16, theme: &Theme) -> u16 {
    let each = lesson.rounds().iter().map(|round| {
        let value = (lesson.page() == LessonPage::Par).then(|| lesson.value(round)).flatten();
        let mut rows = 1 + height(&lesson::standing(round), width);
        rows += value.map_or(0, |value| height(&lesson::needs(value, round), width));
        rows + lines(round, theme, width).len() as u16
    });
    if width >= BESIDE { each.max().unwrap_or(0) } else { each.sum() }
}

/// A round: who answers, what is known, the families of the last letter, and how it stands.
fn board(round: &Round, value: Option<usize>, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let engine = round.engine();
    let pattern = spaced(engine.pattern(), theme);
    let head = Line::from(vec![
        Span::styled(
            format!("{:<11}", lesson::heading(engine.opponent())),
            theme.style(Role::Accent),
        ),
        Span::styled(pattern, theme.title()),
    ]);
    frame.render_widget(head, rows(area, 0, 1));
    let mut said = vec![lesson::standing(round)];
    said.extend(value.map(|value| lesson::needs(value, round)));
    let mut top = 1;
    for text in said {
        let own = height(&text, area.width);
        write(&text, theme.style(Role::Ink), theme, frame, rows(area, top, own));
        if top == 1 && area.height > 1 {
            frame.set_cursor_position((area.x, area.y + 1));
        }
        top += own;
    }
    top += u16::from(area.height > top + 7);
    let left = rows(area, top, area.height.saturating_sub(top));
    for (line, row) in lines(round, theme, area.width).into_iter().zip(0..left.height) {
        let text = clipped(&line.0, left.width.into(), theme);
        frame.render_widget(Line::styled(text, theme.style(line.1)), rows(left, row, 1));
    }
}

/// The families of the last letter, the one that was kept with a sign; before it, all words.
fn lines(round: &Round, theme: &Theme, width: u16) -> Vec<(String, Role)> {
    let all = |words: &mut dyn Iterator<Item = Word>| {
        words.map(|word| word.to_string()).collect::<Vec<_>>().join(" ")
    };
    let Some(turn) = round.last_turn() else {
        let words = all(&mut round.engine().candidates().words());
        return wrapped(&words, width.into()).into_iter().map(|line| (line, Role::Ink)).collect();
    };
    let kept = turn.kept();
    let families = turn.families.iter().enumerate().flat_map(|(index, family)| {
        let is_kept = kept == Some(index);
        let pointer = if is_kept { theme.glyphs.pointer } else { ' ' };
        let pattern = spaced(&turn.pattern_of(family), theme);
        let words = match is_kept {
            true => all(&mut round.engine().candidates().words()),
            false => all(&mut family.samples.iter().cloned()),
        };
        let role = if is_kept { Role::Danger } else { Role::Muted };
        let head = format!("{pointer} {pattern:<9}{:>2}  ", family.size);
        let margin = head.width();
        let room = usize::from(width).saturating_sub(margin).max(1);
        let line = move |(row, words): (usize, String)| match row {
            0 => (format!("{head}{words}"), role),
            _ => (format!("{:margin$}{words}", ""), role),
        };
        wrapped(&words, room).into_iter().enumerate().map(line).collect::<Vec<_>>()
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
