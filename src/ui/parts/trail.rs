//! The course of a round: the guesses, and below each the words that it left.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::ui::context::Ui;
use crate::ui::plan::rows;
use crate::ui::theme::Role;
use crate::view::phrases::{self, grouped};
use crate::view::{Course, Fall};

/// Paints the course of a round that is over, with a heading if there is a row for it.
pub fn course(course: &Course, ui: &mut Ui<'_>, area: Rect) {
    let Course { title, steps, .. } = course;
    let titled = area.height.saturating_sub(TRAIL);
    if titled > 0 {
        ui.label(title, ui.theme.title(), rows(area, 0, 1));
    }
    // The heading says what is counted.
    let last = steps.last().map_or(0, |step| step.left);
    let unit = if titled > 0 { "" } else { phrases::words_left(last) };
    trail(steps, last, unit, ui, rows(area, titled, area.height));
}

/// Rows of the letters and the numbers below them.
const TRAIL: u16 = 2;

/// The guesses, marked as on the keyboard, and below each the words that it left: "… 6,647 › 306 › 12 words left". Where there
/// is no room for all, the last ones stay, and in one row the numbers. `left` is what the last number shows.
pub fn trail(steps: &[Fall], left: usize, unit: &str, ui: &mut Ui<'_>, area: Rect) {
    let cell = |(at, step): (usize, &Fall)| {
        let number = grouped(if at + 1 == steps.len() { left } else { step.left });
        let named = step.named(ui);
        let wide = number.len().max(named.width());
        (named, number, wide)
    };
    let cells: Vec<_> = steps.iter().enumerate().map(cell).collect();
    let unit = format!(" {unit}");
    let (mut left, mut first) = (usize::from(area.width).saturating_sub(unit.width()), cells.len());
    for (.., wide) in cells.iter().rev() {
        // Before the first there is room for the sign that it is not the first.
        let Some(room) = left.checked_sub(wide + SEPARATOR) else { break };
        (left, first) = (room, first - 1);
    }
    let sign = if first > 0 { "… " } else { "" };
    let mut letters = vec![ui.span(sign, Role::Muted)];
    let mut numbers = letters.clone();
    let last = cells.len().saturating_sub(1);
    for (index, (named, number, wide)) in cells.into_iter().enumerate().skip(first) {
        let pad = " ".repeat(wide + SEPARATOR - named.width());
        letters.extend([named, Span::raw(pad)]);
        if index == last {
            numbers.push(ui.span(number, ui.theme.title()));
            numbers.push(ui.span(unit.clone(), Role::Muted));
        } else {
            numbers.push(ui.span(format!("{number:<0$}", wide + 1), Role::Muted));
            numbers.push(ui.span(format!("{} ", ui.theme.glyphs.next), Role::Faint));
        }
    }
    if area.height > 1 {
        ui.put(Line::from(letters), rows(area, 0, 1));
    }
    ui.put(Line::from(numbers), rows(area, u16::from(area.height > 1), 1));
}

/// Columns between two guesses.
const SEPARATOR: usize = 3;

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;

    use super::*;
    use crate::ui::theme::{BuiltIn, Depth, Glyphs, Theme};

    #[test]
    fn each_number_is_below_its_letter_where_earlier_ones_are_left_out() {
        let step = |letter: Option<char>, left| Fall {
            letter: String::new(),
            hit: letter.map(|_| true),
            left,
            share: 0,
            face: letter.map(|letter| letter.to_ascii_uppercase().to_string()).unwrap_or_default(),
            is_word: false,
        };
        let guesses = ('a'..='h').zip(2..).map(|(letter, left)| step(Some(letter), 90 - left));
        let steps: Vec<_> = std::iter::once(step(None, 90)).chain(guesses).collect();
        for (glyphs, sign) in [(Glyphs::UNICODE, "…"), (Glyphs::ASCII, "...")] {
            let theme = Theme::new(BuiltIn::Dusk, Depth::True, glyphs);
            let buffer = Ui::picture(&theme, (40, 2), |ui, area| trail(&steps, 81, "", ui, area));
            let single = Ui::picture(&theme, (40, 1), |ui, area| trail(&steps, 81, "", ui, area));
            let row = |buffer: &Buffer, y| -> String {
                (0..40).map(|x| buffer[(x, y)].symbol()).collect()
            };
            let at =
                |row: &str, text: &str| row.split(text).next().unwrap_or_default().chars().count();
            let (letters, numbers) = (row(&buffer, 0), row(&buffer, 1));
            assert_eq!(row(&single, 0), numbers);
            assert_eq!(at(&letters, sign), at(&numbers, sign), "{letters}\n{numbers}");
            // A letter has a blank or a mark on both sides, as on its key.
            assert_eq!(at(&letters, "H"), at(&numbers, "81") + 1, "{letters}\n{numbers}");
        }
    }
}
