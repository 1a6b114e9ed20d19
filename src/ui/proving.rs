//! The words that fitted to the end of a round, with one of them checked against every answer.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::context::{Title, Ui};
use super::plan::{self, rows};
use super::theme::Role;
use super::word_column;
use crate::app::{Check, Proving, WhyNot};
use crate::text::Medium::Screen;
use crate::text::proof::{check, checked, pick_a_word, why_not};
use crate::words::{Pattern, Word};

/// Paints them over a whole screen.
pub(super) fn draw(proving: &Proving, ui: &mut Ui<'_>, area: Rect) {
    let inside = plan::inside(area);
    let inside = rows(inside, u16::from(inside.height > 12), inside.height);
    let pick = pick_a_word(proving.count());
    // At least two words and the text about one are visible on any screen.
    let top = ui.height(&pick, inside.width).min(inside.height.saturating_sub(4).max(1));
    ui.write(&pick, Title, rows(inside, 0, top));
    let gap = u16::from(inside.height > 10);
    let Some(word) = proving.word() else {
        let mut below = rows(inside, top + gap, inside.height);
        let why = proving.why_not();
        if let Some(WhyNot::Held { word, by, .. }) = &why {
            // The letter that threw it out stands apart from the others.
            let mut known = Pattern::hidden(word.alphabet(), word.letters().len());
            if let Some(by) = by {
                by.guess.reveal(&mut known, by.guess.answer_for(word));
            }
            below = word_column::large(word, &known, ui, below);
        }
        let why = why.map(|why| why_not(&why, proving.alphabet()));
        ui.write(&why.unwrap_or_default(), Role::Accent, below);
        ui.point(below.x, below.y);
        return;
    };
    let checks = proving.checks();
    let all_hold = checks.iter().all(Check::holds);
    let summary = checked(word, checks.len(), proving.answers(), all_hold);
    let told_rows = ui.height(&summary, inside.width).min((inside.height / 4).max(2));
    let body = rows(inside, top + gap, inside.height.saturating_sub(told_rows + gap));
    let body = Rect {
        height: body.height.min(inside.bottom().saturating_sub(body.y + told_rows)),
        ..body
    };
    let hidden = Pattern::hidden(word.alphabet(), word.letters().len());
    let known = checks.last().map_or(&hidden, |check| &check.known);
    let body = word_column::large(word, known, ui, body);
    let column = (word.letters().len() as u16 + 4).min(body.width / 2);
    let left = Rect { width: column, ..body };
    word_column::draw(proving.words(), proving.selected(), ui, left);
    let right = Rect { x: body.x + column, width: body.width - column, ..body };
    answers(&checks, word, ui, right);
    let below = Rect { y: inside.bottom().saturating_sub(told_rows), height: told_rows, ..inside };
    let done = checks.len() == proving.answers();
    let role = if done && all_hold { Role::Hit } else { Role::Accent };
    ui.write(&summary, role, below);
    if !checks.is_empty() {
        ui.point(below.x, below.y);
    }
}

/// Paints the answers that have been checked, as many of the last ones as fit.
fn answers(checks: &[Check], word: &Word, ui: &mut Ui<'_>, area: Rect) {
    let alphabet = word.alphabet();
    let face = |checked: &Check| checked.guess.face(alphabet, !checked.places.is_empty()).upper;
    let skipped = checks.len().saturating_sub(area.height.into());
    for (checked, row) in checks.iter().skip(skipped).zip(0..area.height) {
        let role = match (checked.holds(), checked.places.is_empty()) {
            (false, _) => Role::Danger,
            (true, true) => Role::Miss,
            (true, false) => Role::Hit,
        };
        let text = check(word, &checked.guess, checked.answer, Screen);
        let long = format!("{}  {}  {text}", face(checked), checked.known);
        // If there isn't room for the pattern, the text names the letter.
        let line = if long.width() <= area.width.into() { long } else { text };
        ui.clip(&line, role, rows(area, row, 1));
    }
}
