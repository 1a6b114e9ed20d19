//! Sentences.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::buttons::buttons;
use crate::ui::context::Ui;
use crate::ui::plan;
use crate::ui::theme::Role;
use crate::ui::widgets::big;
use crate::view::{Button, Said, Tone};

/// Returns how a sentence is painted.
pub fn ink(tone: Tone, ui: &Ui<'_>) -> Style {
    match tone {
        Tone::Strong => ui.theme.title(),
        Tone::Danger => ui.style(Role::Danger),
        Tone::Accent => ui.style(Role::Accent),
        Tone::Miss => ui.style(Role::Miss),
        // Without green cones both are olive, so a hit is also bolder.
        Tone::Hit => ui.style(Role::Hit).add_modifier(Modifier::BOLD),
        Tone::Quiet => ui.style(Role::Muted),
        Tone::Plain => ui.style(Role::Ink),
    }
}

/// Paints sentences below each other: all of each that has room, and of the first as much as has.
pub fn said<'s>(lines: impl IntoIterator<Item = &'s Said>, ui: &mut Ui<'_>, area: Rect) {
    let mut top = 0;
    for line in lines {
        let high = ui.height(&line.text, area.width);
        if top == 0 || top + high <= area.height {
            ui.write(&line.text, ink(line.tone, ui), plan::rows(area, top, high));
            top += high;
        } else {
            ui.leave_out(&line.text);
        }
    }
}

/// Returns the rows of sentences.
pub fn rows<'s>(lines: impl IntoIterator<Item = &'s Said>, ui: &Ui<'_>, width: u16) -> u16 {
    lines.into_iter().map(|line| ui.height(&line.text, width)).sum()
}

/// The rows of a remark, and of a question in large letters with the same as text below, and what answers it.
pub const LARGE_QUESTION: u16 = 2 + 1 + big::ROWS + 2;

/// Paints a remark and the question that the player answers. With buttons, these are below the question, and the remark
/// comes last; else the question is in the last row, and behind it the keys that answer.
pub fn asked(
    [remark, question, keys]: [Option<&Said>; 3],
    answers: &[Button],
    ui: &mut Ui<'_>,
    area: Rect,
) {
    let remark = remark.map_or("", |line| &*line.text);
    let Some(question) = question else {
        return ui.write(remark, Role::Ink, area);
    };
    let style = ink(question.tone, ui);
    if area.height >= LARGE_QUESTION && big::fits(&question.text, area.width, ui) {
        let above = ui.height(remark, area.width).min(2);
        ui.write(remark, Role::Ink, plan::rows(area, 0, above));
        big::draw(&question.text, Role::Ink, ui, plan::rows(area, above + 1, big::ROWS));
        // Screen readers and braille displays can't read large letters.
        let below = plan::rows(area, above + 1 + big::ROWS, 2);
        let question = Said { tone: Tone::Quiet, ..question.clone() };
        return asked([None, Some(&question), keys], answers, ui, below);
    }
    if !answers.is_empty() {
        if ui.width(&question.text) > area.width {
            ui.leave_out(&question.text);
        }
        ui.label(&question.text, style, plan::rows(area, 0, 1));
        buttons(answers, ui, plan::rows(area, 1, 2));
        return ui.write(remark, Role::Ink, plan::rows(area, 2, area.height));
    }
    let high = ui.height(&question.text, area.width).min(area.height).max(1);
    let above = area.height.saturating_sub(high);
    let row = plan::rows(area, above, high);
    ui.point(row.x.saturating_sub(1), row.y);
    ui.write(&question.text, style, row);
    let used = ui.width(&question.text) + 3;
    if let Some(keys) = keys.filter(|_| high == 1) {
        let beside = plan::behind(row, used);
        if beside.width >= ui.width(&keys.text) {
            ui.label(&keys.text, Role::Muted, beside);
        }
    }
    // A short remark stays close to the question.
    let own = ui.height(remark, area.width).min(above);
    ui.write(remark, Role::Ink, plan::rows(area, above - own, own));
}
