//! The words that fitted to the end of a round, with one of them checked against every answer.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::context::{Title, Ui};
use super::motion::Motion;
use super::plan::{self, rows};
use super::theme::Role;
use super::widgets::tiles::Face;
use super::{word_column, xray};
use crate::app::{Check, Proving, WhyNot};
use crate::text::Medium::Screen;
use crate::text::proof::{check, checked, checking, pick_a_word, why_not};
use crate::words::{Guess, Pattern, Word};

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
            // The letter that ruled it out has the colour of what is wrong.
            let mut known = Pattern::hidden(word.alphabet(), word.letters().len());
            if let Some(by) = by {
                by.guess.reveal(&mut known, by.guess.answer_for(word));
            }
            below = word_column::large(word, &known, (Face::Lost, Face::Marked), ui, below);
        }
        let why = why.map(|why| why_not(&why, proving.alphabet()));
        ui.write(&why.unwrap_or_default(), Role::Accent, below);
        ui.point(below.x, below.y);
        return;
    };
    let mut checks = proving.checks();
    // They come in one after another.
    let shown = (ui.progress(Motion::Proof) * checks.len() as f32).ceil() as usize;
    checks.truncate(shown);
    let all_hold = checks.iter().all(Check::holds);
    let summary = checked(word, checks.len(), proving.answers(), all_hold);
    let told_rows = ui.height(&summary, inside.width).min((inside.height / 4).max(2));
    let body = rows(inside, top + gap, inside.height.saturating_sub(told_rows + gap));
    let body = Rect {
        height: body.height.min(inside.bottom().saturating_sub(body.y + told_rows + gap)),
        ..body
    };
    // A letter is found once its answer is checked; nobody asked about the others.
    let hidden = Pattern::hidden(word.alphabet(), word.letters().len());
    let known = checks.last().map_or(&hidden, |check| &check.known);
    let body = word_column::large(word, known, (Face::Found, Face::Marked), ui, body);
    let (list, wide, block) = parted(word.letters().len(), proving.count(), body);
    // It is as high as all answers of the round need.
    let block = rows(block, 0, (proving.answers() as u16 + 4).max(xray::CARD.1));
    let selected = (proving.selected(), proving.words().count());
    word_column::draw(proving.words(), selected, wide, ui, list);
    answers(&checks, word, proving.answers(), list.x, ui, block);
    let below = Rect { y: inside.bottom().saturating_sub(told_rows), height: told_rows, ..inside };
    // The verdict is next to the answers if it has room there.
    let beside = rows(
        Rect { height: inside.bottom().saturating_sub(block.y), ..block },
        block.height + 1,
        told_rows,
    );
    let is_beside = block.x > list.x && ui.height(&summary, beside.width) <= beside.height;
    let below = if is_beside { beside } else { below };
    let done = checks.len() == proving.answers();
    let role = if done && all_hold { Role::Hit } else { Role::Accent };
    ui.write(&summary, role, below);
    if !checks.is_empty() {
        ui.point(below.x, below.y);
    }
}

/// Returns where the list of words is, the columns of each, and where the answers of the selected one are: beside the
/// list, which fills the columns that they leave, or below it where there is too little room.
fn parted(letters: usize, words: usize, body: Rect) -> (Rect, u16, Rect) {
    let wide = word_column::column(letters);
    let Some(spare) = body.width.checked_sub(LEAST_BLOCK + GAP).filter(|spare| *spare >= wide)
    else {
        let high = (body.height / 3).max(2).min(body.height);
        let wide = wide.min(body.width).max(1);
        return (rows(body, 0, high), wide, rows(body, high, body.height));
    };
    let block = (letters as u16 + BESIDE_A_PATTERN).max(LEAST_BLOCK);
    let needed = words.div_ceil(usize::from(body.height).max(1)) as u16;
    let columns = (body.width.saturating_sub(block + GAP) / wide).min(needed).max(1);
    let list = Rect { width: (columns * wide).min(spare), ..body };
    let x = list.right() + GAP;
    (list, wide, Rect { x, width: body.right() - x, ..body })
}

/// Columns of a block of answers without patterns, of those that it takes beside a pattern, and before it.
const LEAST_BLOCK: u16 = 34;
const BESIDE_A_PATTERN: u16 = 44;
const GAP: u16 = 2;

/// Paints the answers that have been checked, as many of the last ones as fit, below the word that they are about. The list beside it
/// begins at the column `edge`.
fn answers(checks: &[Check], word: &Word, of: usize, edge: u16, ui: &mut Ui<'_>, area: Rect) {
    let whole = area;
    let area = xray::carded(ui, whole);
    if area.height == 0 {
        return;
    }
    if area == whole && area.x > edge {
        // Without a card, a line parts it from the words beside it.
        let line = if ui.theme.glyphs.unicode { "│" } else { "|" };
        (area.top()..area.bottom()).for_each(|y| ui.set(area.x - GAP, y, line, Role::Faint));
    }
    ui.clip(&checking(word, checks.len(), of), Title, area);
    let gap = u16::from(area.height > 8);
    let area = rows(area, 1 + gap, area.height);
    let alphabet = word.alphabet();
    let face = |checked: &Check| match checked.guess {
        // A word is in the text.
        Guess::Word(_) => String::from(" "),
        Guess::Letter(letter) => alphabet.upper(letter).to_string(),
    };
    let skipped = checks.len().saturating_sub(area.height.into());
    for (checked, row) in checks.iter().skip(skipped).zip(0..area.height) {
        // The sign says it without colours.
        let (sign, role) = match checked.holds() {
            true => (ui.theme.glyphs.holds, Role::Hit),
            false => (ui.theme.glyphs.fails, Role::Miss),
        };
        let text = check(word, &checked.guess, checked.answer, Screen);
        let long = format!("{sign} {}  {}  {text}", face(checked), checked.known);
        // If there isn't room for the pattern, the text names the letter.
        let fits = long.width() <= area.width.into();
        let line = if fits { long } else { format!("{sign} {text}") };
        ui.clip(&line, role, rows(area, row, 1));
    }
}
