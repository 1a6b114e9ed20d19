//! The chart of the words left: a bar for each letter, in proportion, so that the drop can be seen.

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::bars::{bare, proportional};
use super::{big, keycaps};
use crate::text::{grouped, proof, screens};
use crate::ui::context::{Title, Ui};
use crate::ui::theme::Role;
use crate::words::Cased;

/// The words left after a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FallStep {
    /// The letter; `None` for the start.
    pub letter: Option<Cased>,
    /// The whole word that was guessed instead of a letter.
    pub word: Option<String>,
    /// Whether the letter is in the word.
    pub hit: bool,
    /// The number of words left after it.
    pub left: usize,
}

impl FallStep {
    /// How its bar is painted.
    pub(crate) const fn role(&self) -> Role {
        match (self.letter, self.hit) {
            (None, _) => Role::Gauge,
            (Some(_), true) => Role::Hit,
            (Some(_), false) => Role::Loss,
        }
    }

    /// Returns the characters of its bar.
    pub(crate) fn bar(&self, ui: &Ui<'_>) -> &'static [char] {
        ui.theme.glyphs.bar(self.letter.is_some() && !self.hit)
    }

    /// Its letter as it is written: in lower case if it was a miss, so that its shape says so, too; nothing for
    /// the start.
    pub(crate) fn face(&self) -> String {
        match self.letter {
            Some(letter) if self.hit => letter.upper.to_string(),
            Some(letter) => letter.lower.to_string(),
            None => String::new(),
        }
    }

    /// The same, or the whole word.
    pub(crate) fn named(&self) -> String {
        self.word.clone().unwrap_or_else(|| self.face())
    }
}

/// Returns what the bars are labelled with: letters with the marks of their keys, since not every eye can tell the
/// colours apart. A whole word has its place behind the number, where it takes no columns from any bar.
fn labels(steps: &[FallStep], ui: &Ui<'_>) -> Vec<String> {
    let letter = |step: &FallStep| match (&step.word, step.letter) {
        (None, Some(_)) => keycaps::marked(&ui.spelled(step.face()), step.hit, ui),
        _ => String::new(),
    };
    steps.iter().map(letter).collect()
}

/// Returns a whole word as it stands behind its number, marked like a letter: otherwise a wrong one seems to be what is left.
fn whole(step: &FallStep, ui: &Ui<'_>) -> Option<String> {
    Some(keycaps::marked(step.word.as_ref()?, step.hit, ui))
}

/// Returns the columns of the labels and the blank behind them: in ASCII a letter may take two.
fn columns(labels: &[String], ui: &Ui<'_>) -> usize {
    1 + labels.iter().map(|label| usize::from(ui.width(label))).max().unwrap_or(0).max(1)
}

/// The steps that a chart of this many rows shows.
struct Shown<'s> {
    /// From the top; their bars are in proportion to the first.
    steps: &'s [FallStep],
    /// The guesses that are left out, which a row of their own says.
    out: Option<usize>,
}

/// The fewest words of a full bar, so that the bars of one word are short.
const LEAST: usize = 10;

impl<'s> Shown<'s> {
    fn of(steps: &'s [FallStep], rows: u16) -> Self {
        let rows = usize::from(rows);
        match steps.first() {
            Some(_) if steps.len() > rows && rows > 2 => {
                let from = steps.len() + 1 - rows;
                Self { steps: &steps[from..], out: Some(from - 1) }
            }
            _ => Self { steps: &steps[..steps.len().min(rows)], out: None },
        }
    }

    /// The words of a full bar, and the columns of the longest number.
    fn scale(&self) -> (usize, usize) {
        let most = self.steps.iter().map(|step| step.left).max().unwrap_or(0).max(LEAST);
        (most, grouped(most).len() + 1)
    }
}

/// Paints a row for each step, from the top of the area; if there are more steps than rows, how many are left out, and
/// the last ones, in proportion to the first of them, so that the end of a long round can be seen, too. The bars end in
/// their numbers.
pub fn rows(steps: &[FallStep], ui: &mut Ui<'_>, area: Rect) {
    let area = area.intersection(ui.buffer.area);
    let Some(last) = steps.last() else { return };
    let shown = Shown::of(steps, area.height);
    let (most, numbers) = shown.scale();
    let mut widest = 0;
    let labels = labels(shown.steps, ui);
    let letters = columns(&labels, ui);
    let cells = usize::from(area.width).saturating_sub(numbers + letters);
    if let Some(guesses) = shown.out {
        ui.clip(&proof::earlier(guesses), Role::Muted, Rect { height: 1, ..area });
    }
    for (row, (step, letter)) in shown.steps.iter().zip(&labels).enumerate() {
        let row = row as u16 + u16::from(shown.out.is_some());
        let role = step.role();
        let bar = bare(fullness(step.left, most, cells), cells, step.bar(ui));
        let number = match std::ptr::eq(step, last) {
            true => ui.span(format!(" {}", grouped(step.left)), Title),
            false => ui.span(format!(" {}", grouped(step.left)), Role::Muted),
        };
        let pad = " ".repeat(letters - usize::from(ui.width(letter)));
        let label = ui.span(letter.clone(), keycaps::mark_of(step.hit));
        let spans = vec![label, ui.span(pad, Role::Muted), ui.span(bar, role), number];
        let mut line = Line::from(spans);
        if let Some(word) = whole(step, ui) {
            let room = usize::from(area.width).saturating_sub(line.width() + APART.len());
            line.push_span(ui.span(format!("{APART}{}", ui.clipped(&word, room)), role));
        }
        let y = area.y + row;
        if y + big::ROWS + 1 >= area.bottom() {
            widest = widest.max(line.width() as u16);
        }
        ui.buffer.set_line(area.x, y, &line, area.width);
    }
    // Until a letter was guessed, there is only the bar of the start, with the same number.
    if steps.len() > 1 {
        large(last.left, widest, ui, area);
    }
}

/// Blanks before a whole word.
const APART: &str = "  ";

/// Paints a count large in the lower right corner, and below it what it counts, if the lines beside it leave that free:
/// they take `beside` columns.
fn large(count: usize, beside: u16, ui: &mut Ui<'_>, area: Rect) {
    let text = grouped(count);
    let Some(wide) = big::width(&text).filter(|_| ui.theme.glyphs.unicode) else { return };
    let of = screens::words_left(count);
    let width = wide.max(ui.width(of));
    if area.height >= big::ROWS + 5 && beside + width + 3 <= area.width {
        let y = area.bottom() - big::ROWS - 1;
        let place = Rect { x: area.right() - wide, y, width: wide, height: big::ROWS };
        big::draw(&text, Role::Ink, ui, place);
        let of = Line::styled(of, ui.style(Role::Muted)).right_aligned();
        ui.put(of, Rect { x: area.right() - width, y: area.bottom() - 1, width, height: 1 });
    }
}

/// Returns how full a bar is (0 ..= 1): in proportion, to a whole cell, since shaded cells have no parts and equal numbers
/// have equal bars; at least one cell if any words are left, so that the last letters of a round can be seen, too.
pub(crate) fn fullness(left: usize, most: usize, cells: usize) -> f64 {
    let cells = cells.max(1) as f64;
    let least = if left > 0 { 1.0 } else { 0.0 };
    (proportional(left, most) * cells).round().max(least) / cells
}

/// Paints the words that were just ruled out, behind the last bar of [`rows`], which was drawn into the same
/// area: they fly off beyond the end of the bar for `before` words, and thin out with `progress` (0 ..= 1).
pub(crate) fn leaving(
    steps: &[FallStep],
    before: usize,
    progress: f32,
    ui: &mut Ui<'_>,
    area: Rect,
) {
    let area = area.intersection(ui.buffer.area);
    let Some(last) = steps.last().filter(|_| progress < 1.0 && area.height > 0) else { return };
    let shown = Shown::of(steps, area.height);
    let (most, numbers) = shown.scale();
    let letters = columns(&labels(shown.steps, ui), ui);
    let cells = usize::from(area.width).saturating_sub(numbers + letters);
    let reach = |left| (fullness(left, most, cells) * cells as f64).ceil() as usize;
    let word = whole(last, ui).map_or(0, |word| APART.len() + usize::from(ui.width(&word)));
    let from = letters + reach(last.left) + 1 + grouped(last.left).len() + word + 1;
    let to = (letters + reach(before)).max(from) + (progress * 10.0) as usize;
    let y = area.y + (steps.len().min(area.height.into()) as u16).saturating_sub(1);
    for column in from..to.min(area.width.into()) {
        // One grain for every few columns, each of which disappears at its own time.
        let when = (column * 7919 + 31) % 17;
        if when as f32 / 17.0 < progress {
            continue;
        }
        let x = area.x + column as u16;
        let style = ui.style(if progress < 0.5 { Role::Loss } else { Role::Faint });
        ui.set(x, y, ui.theme.glyphs.dot, style);
    }
}
