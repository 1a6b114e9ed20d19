//! The chart of the words left: a bar for each letter, in proportion, so that the drop can be seen.

use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::groups::carded;
use super::{keys, trail};
use crate::ui::context::Ui;
use crate::ui::motion::rolled;
use crate::ui::plan;
use crate::ui::theme::Role;
use crate::ui::widgets::bars::{self, proportional};
use crate::ui::widgets::big;
use crate::view::phrases::{self, grouped};
use crate::view::{Course, Fall, Part};

/// Paints the words left after each letter: bars where there are rows for them, else numbers.
pub fn fall(course: &Course, ui: &mut Ui<'_>, place: Rect) {
    let Course { title, steps, note, .. } = course;
    let inside = carded(ui, place);
    // Without a card, the bars end above the rule.
    let air = u16::from(inside == place && place.height > 7);
    let area = plan::rows(inside, 0, inside.height.saturating_sub(air));
    let [.., last] = &steps[..] else {
        return ui.note(note, Role::Muted, area);
    };
    let before = ui.before(in_part!(Part::Fall(course) => course.steps.last())).flatten();
    // While the bars move, the last count is on its way; what is said of it is known at once.
    let left = before.map_or(last.left, |before| rolled(before.left, last.left, ui.progress()));
    if area.height < 5 {
        return trail(steps, left, phrases::words_left(last.left), ui, area);
    }
    ui.label(title, ui.theme.title(), area);
    // It stays as it is when the bars have filled the rows, so that they don't jump.
    let gap = u16::from(area.height > 9);
    let area = plan::rows(area, 1 + gap, area.height - 1 - gap);
    let shown = Shown::of(course, area.height);
    rows(&shown, left, before.map(|before| before.left), ui, area);
    if area.height > 3 {
        ui.note(note, Role::Muted, plan::rows(area, 3, 2));
    }
}

impl Fall {
    /// How its bar is painted.
    const fn role(&self) -> Role {
        match self.hit {
            None => Role::Gauge,
            Some(true) => Role::Hit,
            Some(false) => Role::Loss,
        }
    }

    /// Returns its letter or word with the marks of its key, since not every eye can tell the colours apart.
    pub(super) fn named(&self, ui: &Ui<'_>) -> Span<'static> {
        match self.hit {
            None => ui.span(phrases::START, Role::Muted),
            Some(hit) => keys::marked(&ui.clipped(&self.face, MOST), hit, ui),
        }
    }
}

/// The most columns of a whole word.
const MOST: usize = 12;

/// The steps that a chart of this many rows shows.
struct Shown<'s> {
    /// From the top; their bars are in proportion to the first.
    steps: &'s [Fall],
    /// The guesses that are left out, which a row of their own says.
    out: Option<usize>,
    /// Whether the first bar is cut, so that the others are in proportion to the second.
    cut: bool,
}

/// The fewest words of a full bar, so that the bars of one word are short.
const LEAST: usize = 10;

impl<'s> Shown<'s> {
    fn of(course: &'s Course, rows: u16) -> Self {
        let Course { steps, opened, cut, .. } = course;
        let rows = usize::from(rows);
        if steps.len() > rows && rows > 2 {
            let from = steps.len() + 1 - rows;
            let guesses = from.saturating_sub(1 + *opened);
            return Self { steps: &steps[from..], out: Some(guesses), cut: false };
        }
        Self { steps: &steps[..steps.len().min(rows)], out: None, cut: *cut }
    }

    /// The words of a full bar, and the columns of the longest number.
    fn scale(&self) -> (usize, usize) {
        let most = |steps: &[Fall]| steps.iter().map(|step| step.left).max().unwrap_or(0);
        let full = most(&self.steps[usize::from(self.cut).min(self.steps.len())..]).max(LEAST);
        (full, grouped(most(self.steps).max(full)).len() + 1)
    }
}

/// Paints a row for each step, from the top of the area; if there are more steps than rows, how many are left out, and
/// the last ones, in proportion to the first of them, so that the end of a long round can be seen, too. The bars end in
/// their numbers. `left` words are shown for the last step, on the way down from `before`.
fn rows(shown: &Shown<'_>, left: usize, before: Option<usize>, ui: &mut Ui<'_>, area: Rect) {
    let area = area.intersection(ui.buffer.area);
    let Some(last) = shown.steps.last() else { return };
    let (most, numbers) = shown.scale();
    let mut widest = 0;
    // A whole word has its place behind the number, where it takes no columns from any bar.
    let label = |step: &Fall| if step.is_word { Span::default() } else { step.named(ui) };
    let labels: Vec<_> = shown.steps.iter().map(label).collect();
    // In ASCII a letter may take two columns.
    let letters = 1 + labels.iter().map(Span::width).max().unwrap_or(0);
    let cells = usize::from(area.width).saturating_sub(numbers + letters);
    if let Some(guesses) = shown.out {
        ui.label(&phrases::earlier(guesses), Role::Muted, Rect { height: 1, ..area });
    }
    for (row, (step, label)) in shown.steps.iter().zip(labels).enumerate() {
        let row = row as u16 + u16::from(shown.out.is_some());
        let role = step.role();
        let is_last = std::ptr::eq(step, last);
        let left = if is_last { left } else { step.left };
        let mut bar = bar(left, most, cells, step.hit == Some(false), ui);
        if shown.cut && step.hit.is_none() {
            bar = with_a_gap(&bar);
        }
        let ink = if is_last { ui.theme.title() } else { ui.style(Role::Muted) };
        let number = ui.span(format!(" {}", grouped(left)), ink);
        let pad = Span::raw(" ".repeat(letters - label.width()));
        let mut line = Line::from(vec![label, pad, ui.span(bar, role), number]);
        if step.is_word {
            // It is marked like a letter: otherwise a wrong one seems to be what is left.
            let word = keys::marked(&step.face, step.hit == Some(true), ui).content;
            let room = usize::from(area.width).saturating_sub(line.width() + APART.len());
            line.push_span(ui.span(format!("{APART}{}", ui.clipped(&word, room)), role));
        }
        let y = area.y + row;
        if y + big::ROWS + 1 >= area.bottom() {
            widest = widest.max(line.width() as u16);
        }
        ui.buffer.set_line(area.x, y, &line, area.width);
        if let Some(before) = before.filter(|_| is_last && y < area.bottom()) {
            let reach = (fullness(before, most, cells) * cells as f64).ceil() as usize;
            let from = line.width() + 1;
            let to = (letters + reach).max(from);
            leaving(from as u16, to as u16, ui, Rect { y, height: 1, ..area });
        }
    }
    // Until a letter was guessed, there is only the bar of the start, with the same number.
    if shown.out.is_some() || shown.steps.len() > 1 {
        large(left, widest, ui, area);
    }
}

/// Returns a bar with a gap near its end, which says that it is cut.
fn with_a_gap(bar: &str) -> String {
    let gap = bar.width() * 5 / 6;
    let cell = |(at, cell)| if (gap..gap + 2).contains(&at) { ' ' } else { cell };
    bar.chars().enumerate().map(cell).collect()
}

/// From this height on the count is twice as large.
const ROOM_FOR_TWICE: u16 = 20;

/// Blanks before a whole word.
const APART: &str = "  ";

/// Paints a count large in the lower right corner, and below it what it counts, if the lines beside it leave that free:
/// they take `beside` columns.
fn large(count: usize, beside: u16, ui: &mut Ui<'_>, area: Rect) {
    let text = grouped(count);
    let of = phrases::words_left(count);
    let most = if area.height >= ROOM_FOR_TWICE { big::ROWS_TWICE } else { big::ROWS };
    let room = Size::new(area.width.saturating_sub(beside + 3), most);
    let Some(size) = big::size(&text, room, ui) else { return };
    let Size { width: wide, height: high } = size;
    let width = wide.max(ui.width(of));
    if area.height < high + 5 || beside + width + 3 > area.width {
        return;
    }
    let y = area.bottom() - high - 1;
    let place = Rect { x: area.right() - wide, y, width: wide, height: high };
    big::draw(&text, Role::Ink, ui, place);
    let label = Line::styled(of, ui.style(Role::Muted)).right_aligned();
    ui.put(label, Rect { x: area.right() - width, y: area.bottom() - 1, width, height: 1 });
}

/// Returns the bar of words left, of those of a full bar.
pub fn bar(left: usize, most: usize, cells: usize, is_miss: bool, ui: &Ui<'_>) -> String {
    let glyphs = &ui.theme.glyphs;
    let steps = if is_miss { glyphs.shaded } else { glyphs.across };
    bars::bar(fullness(left, most, cells), cells, steps)
}

/// Returns how full a bar is (0 ..= 1): in proportion, to a whole cell, since shaded cells have no parts and equal numbers
/// have equal bars; at least one cell if any words are left, so that the last letters of a round can be seen, too.
fn fullness(left: usize, most: usize, cells: usize) -> f64 {
    let cells = cells.max(1) as f64;
    let least = if left > 0 { 1.0 } else { 0.0 };
    (proportional(left, most) * cells).round().max(least) / cells
}

/// Paints the words that were just ruled out, in a row from one column to another: they fly off beyond it, and thin out.
fn leaving(from: u16, to: u16, ui: &mut Ui<'_>, row: Rect) {
    let progress = ui.progress();
    let role = if progress < 0.5 { Role::Loss } else { Role::Faint };
    for column in from..(to + (progress * 10.0) as u16).min(row.width) {
        // One grain for every few columns, each of which disappears at its own time.
        let when = (u32::from(column) * 7919 + 31) % 17;
        if progress < 1.0 && when as f32 / 17.0 >= progress {
            ui.set(row.x + column, row.y, ui.theme.glyphs.dot.to_string(), role);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::{BuiltIn, Depth, Glyphs, Theme};

    #[test]
    fn a_count_that_is_large_stays_large_where_there_are_more_rows() {
        let theme = Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE);
        let step = |left, hit| Fall {
            letter: String::new(),
            hit,
            left,
            share: 0,
            face: "E".to_owned(),
            is_word: false,
        };
        let steps = vec![step(37_136, None), step(12_083, Some(false))];
        let course = Course { steps, ..Course::default() };
        for width in (30..160).step_by(3) {
            let is_large = |height| {
                let picture = Ui::picture(&theme, (width, height), |ui, area| {
                    fall(&course, ui, area);
                });
                let text: String = picture.content.iter().map(|cell| cell.symbol()).collect();
                text.contains(phrases::words_left(12_083))
            };
            assert!((12..40).map(is_large).is_sorted(), "{width} columns");
        }
    }
}
