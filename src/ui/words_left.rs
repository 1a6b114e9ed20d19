//! The words left after each letter: bars where there are rows for them, else numbers, else one bar.

use ratatui::layout::Rect;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::context::{Title, Ui};
use super::plan::rows;
use super::theme::Role;
use super::widgets::{bars, fall, keycaps};
use crate::game::Round;
use crate::text::{grouped, screens};
use crate::words::Word;

/// Returns a whole word that was guessed, in lower case if it was a miss, as letters are.
pub(super) fn spelled(word: &Word, hit: bool) -> String {
    if hit { word.spelling() } else { word.spelling_lower() }
}

pub(super) fn steps(round: &Round, lefts: &[usize]) -> Vec<fall::FallStep> {
    let alphabet = round.engine().alphabet();
    let start = fall::FallStep {
        letter: None,
        word: None,
        hit: false,
        left: lefts.first().copied().unwrap_or(0),
    };
    let after =
        round.replies().iter().zip(lefts.iter().skip(1)).map(|(reply, left)| fall::FallStep {
            letter: Some(reply.guess.face(alphabet, !reply.is_miss())),
            word: reply.guess.word().map(|word| spelled(word, !reply.is_miss())),
            hit: !reply.is_miss(),
            left: *left,
        });
    std::iter::once(start).chain(after).collect()
}

/// The fall of the words: bars where there are rows for them, else numbers, else one bar. Returns where
/// the bars are.
pub(super) fn falling(
    steps: &[fall::FallStep],
    title: &str,
    ui: &mut Ui<'_>,
    area: Rect,
) -> Option<Rect> {
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

/// A heading, and what explains it as far as there is room.
pub(super) fn heading(title: &str, explains: &str, ui: &mut Ui<'_>, area: Rect) {
    let mut spans = vec![ui.span(title.to_owned(), Title)];
    if title.width() + explains.width() + 4 <= area.width.into() {
        spans.push(ui.span(format!("  {explains}"), Role::Muted));
    }
    ui.put(Line::from(spans), area);
}

/// The letters, marked as on the keyboard, and below each the words that it left: "6,647 > … > 12 > 2 words left". Where
/// there is no room for all, the start stays, since the fall is measured from it, and the last ones.
pub(super) fn trail(steps: &[fall::FallStep], unit: &str, ui: &mut Ui<'_>, area: Rect) {
    let spelled = |step: &fall::FallStep, most| match step.letter {
        None => screens::START.to_owned(),
        Some(_) => keycaps::marked(&ui.clipped(&step.named(), most), step.hit, ui),
    };
    let room = usize::from(area.width) + 3;
    let unit = if unit.is_empty() { String::new() } else { format!(" {unit}") };
    // The numbers come before what they are of, and both before the end of a long word.
    let unit = if 3 * unit.width() < room { unit } else { String::new() };
    let columns = |step: &fall::FallStep, most| {
        // What the numbers are of stands behind the last one, below the end of a word.
        let is_last = steps.last().is_some_and(|last| std::ptr::eq(step, last));
        let number = grouped(step.left).len() + if is_last { unit.width() } else { 0 };
        number.max(usize::from(ui.width(&spelled(step, most)))) + 3
    };
    let all = |most| steps.iter().map(|step| columns(step, most)).sum::<usize>();
    let more = usize::from(ui.width(MORE));
    // The start has its place, unless that leaves none for the last two.
    let kept = |most| {
        let start = steps.first().map_or(0, |step| columns(step, most)) + more;
        let last: usize = steps.iter().rev().take(2).map(|step| columns(step, most)).sum();
        if start + last <= room { start } else { more }
    };
    let first = |most| {
        if all(most) <= room {
            return 0;
        }
        let mut room = room.saturating_sub(kept(most));
        let mut first = steps.len();
        while first > 0 && columns(&steps[first - 1], most) <= room {
            first -= 1;
            room -= columns(&steps[first], most);
        }
        first.max(1)
    };
    // No earlier guess makes room for the end of a word.
    let longest = steps.iter().map(|step| step.named().width()).max().unwrap_or(0).max(CUT);
    let most = (CUT..=longest).rev().find(|most| first(*most) <= first(CUT)).unwrap_or(CUT);
    let from = first(most);
    let has_start = from == 0 || kept(most) > more;
    let shown = steps.iter().enumerate();
    let shown = shown.filter(|(index, _)| *index >= from || *index == 0 && has_start);
    let (mut letters, mut numbers) = (Vec::new(), Vec::new());
    let mut skipped = from > usize::from(has_start);
    for (index, step) in shown {
        if skipped && index >= from {
            skipped = false;
            // It stands for the letters as well, which otherwise seem to follow the start.
            let sign = ui.span("… ", Role::Muted);
            letters.push(ui.span(format!("{:<more$}", sign.content), Role::Muted));
            numbers.push(sign);
            numbers.push(ui.span(format!("{} ", ui.theme.glyphs.next), Role::Faint));
        }
        let width = columns(step, most);
        let text = spelled(step, most);
        let pad = " ".repeat(width.saturating_sub(ui.width(&text).into()));
        match step.letter {
            None => letters.push(ui.span(text, Role::Muted)),
            Some(_) => letters.push(ui.span(text, keycaps::mark_of(step.hit))),
        }
        letters.push(ui.span(pad, Role::Muted));
        if index + 1 == steps.len() {
            numbers.push(ui.span(grouped(step.left), Title));
            numbers.push(ui.span(unit.clone(), Role::Muted));
            break;
        }
        numbers.push(ui.span(format!("{:<1$}", grouped(step.left), width - 2), Role::Muted));
        numbers.push(ui.span(format!("{} ", ui.theme.glyphs.next), Role::Faint));
    }
    ui.put(Line::from(letters), rows(area, 0, 1));
    ui.put(Line::from(numbers), rows(area, 1, 1));
}

/// What stands for the guesses that have no room.
const MORE: &str = "… > ";

/// Columns that a whole word has at least.
const CUT: usize = 6;

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
