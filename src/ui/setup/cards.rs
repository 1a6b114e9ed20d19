//! The opponents of the form as cards.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::app::{Input, Row};
use crate::game::Holder;
use crate::text::form;
use crate::ui::context::{Title, Ui};
use crate::ui::plan::rows;
use crate::ui::setup_rows::Rows;
use crate::ui::theme::Role;
use crate::ui::widgets::chips;

/// The computer's ways of holding a word as cards; below them the two in which somebody else does.
pub(super) fn draw(form: &Rows<'_>, focused: bool, ui: &mut Ui<'_>, area: Rect) {
    let Some(choice) = form.choice(Row::Opponent) else { return };
    let wide = (area.width - 6) / 4;
    for (index, chip) in choice.chips.iter().enumerate().take(4) {
        let x = area.x + index as u16 * (wide + 2);
        let place = Rect { x, y: area.y, width: wide, height: 6 };
        let chosen = index == choice.selected;
        ui.clicks(place, Input::Pick(choice.picks[index]));
        let inside = chips::card(chosen, ui, place);
        let name = match chosen && focused {
            true => format!("{} {chip}", ui.theme.glyphs.pointer),
            false => chip.clone(),
        };
        ui.label(name, Title, rows(inside, 1, 1));
        let about = form.about(index);
        let role = if chosen { Role::Ink } else { Role::Muted };
        // The margin on the right is wide enough for a letter.
        ui.write(&about, role, rows(Rect { width: inside.width + 1, ..inside }, 2, 2));
        let evil = Holder::ALL.get(index).map_or(0, |holder| holder.hardness());
        let role = if chosen { Role::Accent } else { Role::Muted };
        ui.label(form::hardness(evil), role, rows(inside, 4, 1));
        if chosen && focused {
            ui.point(inside.x, inside.y + 1);
        }
    }
    let mut spans = vec![ui.span(format!("{}  ", form::OR), Role::Muted)];
    let mut at = 4;
    for (index, chip) in choice.chips.iter().enumerate().skip(4) {
        let chosen = index == choice.selected;
        let text = match chosen {
            true => format!("{} {chip}: {} ", ui.theme.glyphs.pointer, form.about(index)),
            false => format!("{chip}: {}", form.about(index)),
        };
        if chosen && focused {
            ui.point(area.x + at, area.y + 7);
        }
        let place = Rect { x: area.x + at, width: text.width() as u16, ..rows(area, 7, 1) };
        ui.clicks(place, Input::Pick(choice.picks[index]));
        at += place.width + 3;
        let style = if chosen { ui.theme.selected() } else { ui.style(Role::Muted) };
        spans.push(ui.span(text, style));
        spans.push(Span::raw("   "));
    }
    ui.put(Line::from(spans), rows(area, 7, 1));
}
