//! The form for fingers: every row is two rows high, and a tap on its ends steps its value.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::{Rows, play, remark, today};
use crate::app::keys::Action;
use crate::app::{Input, Pick, Row};
use crate::game::Difficulty;
use crate::text::form::premise;
use crate::ui::context::{FINGER, Title, Ui};
use crate::ui::plan::rows;
use crate::ui::theme::Role;

/// Rows of the button that starts the round.
const PLAY: u16 = 3;
/// Rows of what is wrong with an answer.
const REMARK: u16 = 3;
/// The gaps between the groups: the premise, the games of the day, the rows, the button.
const GROUPS: u16 = 3;
/// Columns of the ends that step a value.
const END: u16 = FINGER.0 + 2;

/// Paints the form. Where not all of it has room, the games of the day go first, and then the rows above and below
/// the one in focus, which swiping brings back.
pub(super) fn draw(form: &Rows<'_>, ui: &mut Ui<'_>, area: Rect) {
    let order = form.screen.rows();
    let values: Vec<Row> = order.iter().copied().filter(|row| *row != Row::Play).collect();
    let at = |row: &Row| *row == form.screen.focus();
    let wanted = values.len() as u16 * FINGER.1;
    let least = wanted + PLAY + REMARK;
    // Somebody who has not finished a round yet begins with that.
    let has_played = form.app.career().is_none_or(|known| known.rounds > 0);
    let has_today = has_played && area.height >= least + 2 * FINGER.1;
    let used = least + if has_today { 2 * FINGER.1 } else { 0 };
    let told = ui.height(premise(form.screen.opponent()), area.width);
    let has_premise = area.height > used + told;
    let used = used + if has_premise { told } else { 0 };
    // Rows are apart where all of them can be, and otherwise only their groups.
    let spare = area.height.saturating_sub(used);
    let gap = (spare / (values.len() as u16).max(1)).min(1);
    let apart = ((spare - gap * values.len() as u16) / GROUPS).min(3);
    let mut top = (spare - gap * values.len() as u16 - apart * GROUPS) / 2;
    let mut next = |height: u16, behind: u16| {
        let place = rows(area, top, height);
        top += height + behind;
        place
    };
    if has_premise {
        let place = next(told, apart);
        let lines = ui.inked(premise(form.screen.opponent()), place.width, Role::Muted);
        let folded = form.screen.is_folded();
        ui.lines(lines.into_iter().map(|line| if folded { line.centered() } else { line }), place);
    }
    if has_today {
        let places = [next(FINGER.1, 0), next(FINGER.1, apart)];
        today::draw_tall(form.app, ui, places);
    }
    let room = area.height.saturating_sub(PLAY + REMARK) / FINGER.1;
    let shown = values.len().min(room.into());
    let focus = values.iter().position(at).unwrap_or(values.len());
    let first = (focus + 1).saturating_sub(shown).min(values.len() - shown);
    for (index, row) in values.iter().enumerate().skip(first).take(shown) {
        let place = next(FINGER.1, gap);
        // Every other row has another ground, so that it is seen where one ends.
        if index.is_multiple_of(2) && ui.theme.fills(Role::Card) {
            ui.buffer.set_style(place, ui.style(Role::Card));
        }
        value(form, *row, at(row), ui, place);
    }
    if shown < values.len() {
        ui.scrolls(area, [Action::Previous, Action::Next]);
    }
    top += apart;
    play(at(&Row::Play), ui, rows(area, top, PLAY));
    let news =
        form.screen.error().is_some() || form.app.notice().is_some() || form.screen.has_toggled();
    if news || form.screen.is_folded() {
        let gap = area.height.saturating_sub(top + PLAY + REMARK).min(1);
        remark::draw(form, true, ui, rows(area, top + PLAY + gap, REMARK));
    }
}

/// A row: its value, and below it what that means.
fn value(form: &Rows<'_>, row: Row, focused: bool, ui: &mut Ui<'_>, area: Rect) {
    ui.clicks(area, Input::Pick(Pick::Row(row)));
    let inside = Rect { x: area.x + 3, width: area.width.saturating_sub(6), ..area };
    let text = ui.clipped(&form.spoken(row, inside.width.into()), inside.width.into());
    // The sign on the right is above it.
    let below = Rect { width: area.width.saturating_sub(4), height: 1, y: area.y + 1, ..inside };
    let notes: Vec<String> = form.notes(row).into_iter().chain(form.note_in_short(row)).collect();
    match focused {
        true => ui.label(text.clone(), Title, inside),
        false => ui.label(text.clone(), Role::Ink, inside),
    }
    ui.clip(ui.fitting(&notes, below), Role::Muted, below);
    if focused {
        ui.point(inside.x + text.width() as u16, inside.y);
    }
    let [less, more] = steps(form, row, focused);
    let glyphs = &ui.theme.glyphs;
    let (left, right) = (glyphs.previous.to_string(), glyphs.next.to_string());
    let width = END.min(area.width / 2);
    if let Some(input) = less {
        ui.clicks(Rect { width, ..area }, input);
        ui.label(left, Role::Accent, Rect { x: area.x + 1, width: 1, ..area });
    }
    if let Some(input) = more {
        ui.clicks(Rect { x: area.right() - width, width, ..area }, input);
        ui.label(right, Role::Accent, Rect { x: area.right() - 2, width: 1, ..area });
    }
}

/// What the two ends of a row do.
fn steps(form: &Rows<'_>, row: Row, focused: bool) -> [Option<Input>; 2] {
    if let Some(choice) = form.choice(row) {
        let is_offered = |(index, pick): &(usize, Pick)| {
            *index == choice.selected || *pick != Pick::Difficulty(Difficulty::Custom)
        };
        let picks: Vec<_> = choice.picks.iter().copied().enumerate().filter(is_offered).collect();
        let at = picks.iter().position(|(index, _)| *index == choice.selected).unwrap_or(0);
        let all = picks.len();
        return [all - 1, 1].map(|by| {
            let (_, pick) = picks.get((at + by) % all.max(1))?;
            (all > 1).then_some(Input::Pick(*pick))
        });
    }
    match row {
        Row::Length => {
            let list = form.app.library().list(form.screen.list());
            let length = form.screen.length().parse().unwrap_or(0);
            let (shorter, longer) = list.neighbours(length);
            [shorter, longer].map(|length| Some(Input::Pick(Pick::Length(length?))))
        }
        Row::Lives if focused => [Action::Less, Action::More].map(|step| Some(Input::Act(step))),
        _ => [None, None],
    }
}
