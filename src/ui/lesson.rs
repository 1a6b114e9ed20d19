//! The pages on how the computer cheats: a few words, the families of the last letter, and the one that
//! was kept.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::plan::{self, rows};
use super::text::{clipped, height, write};
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
    for (text, style) in [(title.as_str(), theme.title()), (text, theme.style(Role::Ink))] {
        let own = height(text, inside.width);
        write(text, style, theme, frame, rows(inside, top, own));
        top += own + roomy;
    }
    let body = rows(inside, top, inside.height.saturating_sub(top));
    let count = lesson.rounds().len() as u16;
    let beside = count > 1 && body.width >= 64;
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
    for (line, row) in lines(round, theme).into_iter().zip(0..left.height) {
        let wide: String = line.0.chars().collect();
        let text = clipped(&wide, left.width.into(), theme);
        frame.render_widget(Line::styled(text, theme.style(line.1)), rows(left, row, 1));
    }
}

/// The families of the last letter, the one that was kept with a sign; before it, all words.
fn lines(round: &Round, theme: &Theme) -> Vec<(String, Role)> {
    let all = |words: &mut dyn Iterator<Item = Word>| {
        words.map(|word| word.to_string()).collect::<Vec<_>>().join(" ")
    };
    let Some(turn) = round.last_turn() else {
        return vec![(all(&mut round.engine().candidates().words()), Role::Ink)];
    };
    let kept = turn.kept();
    let families = turn.families.iter().enumerate().map(|(index, family)| {
        let is_kept = kept == Some(index);
        let pointer = if is_kept { theme.glyphs.pointer } else { ' ' };
        let pattern = spaced(&turn.pattern_of(family), theme);
        let words = match is_kept {
            true => all(&mut round.engine().candidates().words()),
            false => all(&mut family.samples.iter().cloned()),
        };
        let role = if is_kept { Role::Danger } else { Role::Muted };
        (format!("{pointer} {pattern:<9}{:>2}  {words}", family.size), role)
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
