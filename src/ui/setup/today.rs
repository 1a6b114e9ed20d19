//! The head of the form: the game's name, the line about the game of the day, and the one about the ladder.

use ratatui::layout::Rect;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use crate::app::keys::Action;
use crate::app::{App, Input};
use crate::history::Career;
use crate::text::career;
use crate::text::names::GAME as NAME;
use crate::ui::context::Ui;
use crate::ui::plan::rows;
use crate::ui::theme::Role;
use crate::ui::widgets::big;

/// The game of the day, and below it the ladder. Their place is kept free until they are known. A click on the
/// one begins it, on the other opens the statistics.
pub(super) fn draw(app: &App, centred: bool, ui: &mut Ui<'_>, area: Rect) {
    let Some(known) = app.career() else { return };
    // Somebody who has not finished a round yet begins with that.
    if known.rounds == 0 {
        return;
    }
    let [day, ladder] = match area.height {
        // Each has about half of the line.
        1 => [Rect { width: area.width / 2, ..area }, Rect { x: area.x + area.width / 2, ..area }],
        _ => [rows(area, 0, 1), rows(area, 1, 1)],
    };
    ui.clicks(day, Input::Act(Action::Daily));
    ui.clicks(ladder.intersection(area), Input::Act(Action::Statistics));
    let lines = match area.height {
        1 => vec![in_one_line(lines(app, known, ui))],
        _ => lines(app, known, ui).to_vec(),
    };
    for (parts, (row, role)) in lines.into_iter().zip([(0, Role::Accent), (1, Role::Muted)]) {
        let line = Line::styled(shortened(parts, area.width, ui), ui.style(role));
        ui.put(if centred { line.centered() } else { line }, rows(area, row, 1));
    }
}

/// The same for fingers: each in two rows, with what it is in the first.
pub(super) fn draw_tall(app: &App, ui: &mut Ui<'_>, [day, ladder]: [Rect; 2]) {
    let Some(known) = app.career() else { return };
    let actions = [Action::Daily, Action::Statistics];
    for ((mut parts, area), action) in
        lines(app, known, ui).into_iter().zip([day, ladder]).zip(actions)
    {
        ui.clicks(area, Input::Act(action));
        let first = parts.remove(0).1;
        ui.clip(&first, Role::Accent, rows(area, 0, 1));
        let rest = shortened(parts, area.width, ui);
        ui.label(rest, Role::Muted, rows(area, 1, 1));
    }
}

/// What both lines are about and which keys open them.
fn in_one_line([mut day, mut ladder]: [Vec<(u8, String)>; 2]) -> Vec<(u8, String)> {
    day.retain(|(soon, _)| *soon <= 1);
    let how = ladder.split_off(1).pop();
    day.into_iter().chain(ladder).chain(how).collect()
}

fn lines(app: &App, known: &Career, ui: &Ui<'_>) -> [Vec<(u8, String)>; 2] {
    let by = ui.look.reach;
    [career::today(known, app.daily_language(), by), career::climbing(&known.ladder, by)]
}

/// Parts in a line, without those that are soonest left out where there is no room for all.
fn shortened(mut parts: Vec<(u8, String)>, width: u16, ui: &Ui<'_>) -> String {
    let dot = format!(" {} ", ui.theme.glyphs.dot);
    loop {
        let line = parts.iter().map(|(_, part)| part.as_str()).collect::<Vec<_>>().join(&dot);
        let last = parts.iter().map(|(soon, _)| *soon).max().unwrap_or(0);
        if last == 0 || line.width() <= usize::from(width) {
            return ui.clipped(&line, width.into());
        }
        parts.retain(|(soon, _)| *soon != last);
    }
}

/// The game's name, large.
pub(super) fn title(centred: bool, ui: &mut Ui<'_>, area: Rect) {
    let (evil, rest) = NAME.split_at(5);
    let width = big::width(NAME).unwrap_or(area.width).min(area.width);
    let left = if centred { (area.width - width) / 2 } else { 0 };
    let first = big::width(evil).unwrap_or(0) + 1;
    let at = Rect { x: area.x + left, width: area.width - left, ..area };
    big::draw(evil.trim_end(), Role::Loss, ui, at);
    let at = Rect { x: at.x + first, width: at.width.saturating_sub(first), ..at };
    big::draw(rest, Role::Ink, ui, at);
}
