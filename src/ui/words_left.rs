//! The words left after each letter: bars where there are rows for them, else numbers, else one bar.

use ratatui::layout::Rect;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::context::{Title, Ui};
use super::plan::rows;
use super::theme::Role;
use super::widgets::{bars, fall, keycaps};
use crate::game::{Round, WordsLeft};
use crate::text::{grouped, screens};
use crate::words::Word;

/// Returns a whole word that was guessed, in lower case if it was a miss, as letters are.
pub fn spelled(word: &Word, hit: bool) -> String {
    if hit { word.spelling() } else { word.spelling_lower() }
}

/// Returns the steps of the fall of the words.
pub fn steps(round: &Round) -> Vec<fall::FallStep> {
    let alphabet = round.engine().alphabet();
    let (all, letters) = round.fall();
    let start = fall::FallStep { letter: None, word: None, hit: false, left: all };
    let letters = letters.into_iter().map(|WordsLeft { after, is_hit, left }| fall::FallStep {
        letter: Some(after.face(alphabet, is_hit)),
        word: after.word().map(|word| spelled(word, is_hit)),
        hit: is_hit,
        left,
    });
    std::iter::once(start).chain(letters).collect()
}

/// The fall of the words: bars where there are rows for them, else numbers, else one bar. Returns where
/// the bars are.
pub fn falling(steps: &[fall::FallStep], title: &str, ui: &mut Ui<'_>, area: Rect) -> Option<Rect> {
    let (first, last) = (steps.first()?, steps.last()?);
    match area.height {
        0 => {}
        1 => {
            let numbers = screens::of(last.left, first.left);
            let room = 2 * grouped(first.left).len() + 4;
            let label = format!("{} ", screens::words_left(first.left));
            let cells = usize::from(area.width).saturating_sub(room + label.width() + 1).min(40);
            let short = usize::from(area.width) < room + label.width();
            let label = if short { String::new() } else { label };
            let cells = if cells < 6 { 0 } else { cells };
            let full = bars::proportional(last.left, first.left);
            let line = Line::from(vec![
                ui.span(label, Role::Muted),
                ui.span(bars::bar(full, cells, ui.theme.glyphs.across), Role::Loss),
                ui.span(
                    ui.clipped(
                        &format!("{}{numbers}", if cells > 0 { " " } else { "" }),
                        area.width.into(),
                    ),
                    Role::Ink,
                ),
            ]);
            ui.put(line, area);
        }
        2..=4 => trail(steps, screens::words_left(last.left), ui, area),
        _ => {
            ui.clip(title, Title, area);
            // It stays as it is when the bars have filled the rows, so that they don't jump.
            let gap = u16::from(area.height > 9);
            let bars = rows(area, 1 + gap, area.height - 1 - gap);
            fall::rows(steps, ui, bars);
            return Some(bars);
        }
    }
    None
}

/// Paints the course of a round that is over, with a heading if there is a row for it.
pub fn course(round: &Round, ui: &mut Ui<'_>, area: Rect) {
    let titled = area.height.saturating_sub(TRAIL);
    if titled > 0 {
        ui.clip(screens::LEFT_AFTER_EACH, Title, rows(area, 0, 1));
    }
    let steps = steps(round);
    // The heading says what is counted.
    let last = steps.last().map_or(0, |step| step.left);
    let unit = if titled > 0 { "" } else { screens::words_left(last) };
    trail(&steps, unit, ui, rows(area, titled, area.height));
}

/// Rows of the letters and the numbers below them.
const TRAIL: u16 = 2;

/// The guesses, marked as on the keyboard, and below each the words that it left: "… 6,647 › 306 › 12 words left". Where there
/// is no room for all, the last ones stay.
fn trail(steps: &[fall::FallStep], unit: &str, ui: &mut Ui<'_>, area: Rect) {
    let cells: Vec<_> = steps
        .iter()
        .map(|step| {
            let named = match step.letter {
                None => screens::START.to_owned(),
                Some(_) => keycaps::marked(&ui.clipped(&step.named(), MOST), step.hit, ui),
            };
            let number = grouped(step.left);
            let wide = number.len().max(usize::from(ui.width(&named)));
            (step, named, number, wide)
        })
        .collect();
    let unit = format!(" {unit}");
    let (mut left, mut first) = (usize::from(area.width).saturating_sub(unit.width()), cells.len());
    for (.., wide) in cells.iter().rev() {
        // Before the first there is room for the sign that it is not the first.
        let Some(room) = left.checked_sub(wide + SEPARATOR) else { break };
        (left, first) = (room, first - 1);
    }
    let sign = if first > 0 { "… " } else { "" };
    let (mut letters, mut numbers) = (Vec::new(), Vec::new());
    for line in [&mut letters, &mut numbers] {
        line.push(ui.span(sign, Role::Muted));
    }
    for (index, (step, named, number, wide)) in cells.iter().enumerate().skip(first) {
        let role = if step.letter.is_some() { keycaps::mark_of(step.hit) } else { Role::Muted };
        let pad = " ".repeat(wide + SEPARATOR - usize::from(ui.width(named)));
        letters.push(ui.span(named.clone(), role));
        letters.push(ui.span(pad, Role::Muted));
        if index + 1 == cells.len() {
            numbers.push(ui.span(number.clone(), Title));
            numbers.push(ui.span(unit.clone(), Role::Muted));
        } else {
            numbers.push(ui.span(format!("{number:<0$}", wide + 1), Role::Muted));
            numbers.push(ui.span(format!("{} ", ui.theme.glyphs.next), Role::Faint));
        }
    }
    ui.put(Line::from(letters), rows(area, 0, 1));
    ui.put(Line::from(numbers), rows(area, 1, 1));
}

/// Columns between two guesses.
const SEPARATOR: usize = 3;

/// The most columns of a whole word.
const MOST: usize = 12;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::{BuiltIn, Depth, Glyphs, Theme};
    use crate::words::Cased;

    #[test]
    fn each_number_is_below_its_letter_where_earlier_ones_are_left_out() {
        let step = |letter: Option<char>, left| fall::FallStep {
            letter: letter.map(|lower| Cased { upper: lower.to_ascii_uppercase(), lower }),
            word: None,
            hit: true,
            left,
        };
        let guesses = ('a'..='h').zip(2..).map(|(letter, left)| step(Some(letter), 90 - left));
        let steps: Vec<_> = std::iter::once(step(None, 90)).chain(guesses).collect();
        for (glyphs, sign) in [(Glyphs::UNICODE, "…"), (Glyphs::ASCII, "...")] {
            let theme = Theme::new(BuiltIn::Dusk, Depth::True, glyphs);
            let buffer = Ui::picture(&theme, (40, 2), |ui, area| trail(&steps, "", ui, area));
            let row = |y| (0..40).map(|x| buffer[(x, y)].symbol()).collect::<String>();
            let at =
                |row: &str, text: &str| row.split(text).next().unwrap_or_default().chars().count();
            let (letters, numbers) = (row(0), row(1));
            assert_eq!(at(&letters, sign), at(&numbers, sign), "{letters}\n{numbers}");
            // A letter has a blank or a mark on both sides, as on its key.
            assert_eq!(at(&letters, "H"), at(&numbers, "81") + 1, "{letters}\n{numbers}");
        }
    }
}
