//! The title with its lines, and behind it the settings.

use ratatui::layout::Rect;

use super::part;
use crate::ui::context::{Title, Ui};
use crate::ui::figures;
use crate::ui::parts;
use crate::ui::plan::{self, rows};
use crate::ui::theme::Role;
use crate::ui::widgets::big;
use crate::view::{Part, Setting, View};

/// The fewest columns of the lines beside a figure, and the most; the most of the settings.
const LINES: (u16, u16) = (69, 78);
const SETTINGS: u16 = 98;
/// Columns between a figure and the lines beside it.
const GAP: u16 = 3;
/// Rows of the smallest figure on the title.
const SMALLEST_FIGURE: u16 = 7;
/// Rows of what is wrong, or of what a setting means.
const REMARK: u16 = 2;
/// From this height on the name is twice as large, and the lines are drawn.
const ROOMY: u16 = 44;

/// Paints the title, or the settings.
pub fn draw(view: &View, ui: &mut Ui<'_>, area: Rect) {
    let area = plan::whole(area);
    let settings = part(view, |part| match part {
        Part::Settings { settings } => Some(&settings[..]),
        _ => None,
    });
    match settings {
        Some(rows) => self::settings(rows, view, ui, area),
        None => home(view, ui, area),
    }
}

/// Paints what is wrong or what went wrong outside, if anything. Returns whether there was something.
fn news(view: &View, ui: &mut Ui<'_>, area: Rect) -> bool {
    let lines = part(view, |part| match part {
        Part::Said { lines } => Some(lines),
        _ => None,
    });
    lines.into_iter().for_each(|lines| parts::said(lines, ui, area));
    lines.is_some_and(|lines| !lines.is_empty())
}

/// Paints the figure, the name and the lines.
fn home(view: &View, ui: &mut Ui<'_>, area: Rect) {
    let lines = part(view, |part| match part {
        Part::Lines { lines } => Some(&lines[..]),
        _ => None,
    });
    let lines = lines.unwrap_or_default();
    let number = lines.len() as u16;
    let beside = figures::SIZES.into_iter().find(|(wide, high)| {
        *wide >= SMALLEST_BESIDE && wide + GAP + LINES.0 <= area.width && *high <= area.height
    });
    // Lines stand closer where the figure has no room above them otherwise.
    let figure = if beside.is_none() { SMALLEST_FIGURE + 2 } else { 0 };
    let has_name =
        ui.theme.glyphs.unicode && big::width(&view.title).is_some_and(|it| it <= area.width);
    let is_roomy = has_name && beside.is_some() && area.height >= ROOMY;
    let name = match (has_name, is_roomy) {
        (false, _) => 1,
        (true, false) => big::ROWS,
        (true, true) => 2 * big::ROWS_TWICE + 2,
    };
    let others = big::ROWS + 1 + REMARK + figure;
    let step = if is_roomy {
        big::ROWS + 3
    } else {
        line_step(number, area.height.saturating_sub(others))
    };
    let apart = if is_roomy { 3 } else { 1 };
    let own = name + apart + step * number + REMARK;
    let (figure, text) = match beside {
        Some((wide, _)) => {
            let widest = if is_roomy { LINES.1 + 20 } else { LINES.1 };
            let block = plan::middle(area, wide + GAP + widest, area.height);
            let left = wide + GAP;
            let text = Rect { x: block.x + left, width: block.width - left, ..block };
            (Rect { width: wide, ..block }, plan::middle(text, text.width, own))
        }
        None => {
            let column = rows(area, 0, area.height.saturating_sub(own + 1));
            let block = plan::middle(area, LINES.1, area.height);
            match figures::largest((column.width, column.height)) {
                Some((_, high)) => {
                    let top = (area.height - (high + 1 + own)) / 2;
                    (rows(area, top, high), rows(block, top + high + 1, own))
                }
                None => (Rect::ZERO, plan::middle(block, block.width, own)),
            }
        }
    };
    for part in &view.parts {
        if let Part::Figure { figure: kind, computer, left, of, ending, .. } = part {
            let high = figures::largest((figure.width, figure.height)).map_or(0, |it| it.1);
            let place = plan::middle(figure, figure.width, high);
            parts::figure(*kind, *computer, (*left, *of), *ending, ui, place);
        }
    }
    title(&view.title, has_name, ui, rows(text, 0, name));
    let below = name + apart + step * number;
    parts::lines(lines, step, is_roomy, ui, rows(text, name + apart, step * number));
    news(view, ui, rows(text, below, REMARK));
}

/// Columns of the smallest figure that stands beside the lines.
const SMALLEST_BESIDE: u16 = 26;

/// Rows from one line or row to the next: a blank one between them where there is room.
const fn step(number: u16, room: u16) -> u16 {
    if number * 2 <= room { 2 } else { 1 }
}

/// Rows from one line of the title to the next: with a second, quieter row of each where there is room.
fn line_step(number: u16, room: u16) -> u16 {
    match room / number.max(1) {
        6.. => 6,
        3.. => 3,
        _ => step(number, room),
    }
}

/// Paints the game's name, large if there is room, and in two rows if it is higher than one.
fn title(name: &str, is_large: bool, ui: &mut Ui<'_>, area: Rect) {
    let Some((evil, rest)) = name.split_once(' ').filter(|_| is_large) else {
        return ui.label(name, Title, area);
    };
    if area.height >= 2 * big::ROWS_TWICE {
        big::draw(evil, Role::Loss, ui, rows(area, 0, big::ROWS_TWICE));
        return big::draw(rest, Role::Ink, ui, rows(area, big::ROWS_TWICE + 2, big::ROWS_TWICE));
    }
    big::draw(evil, Role::Loss, ui, area);
    let first = big::width(&format!("{evil} ")).unwrap_or(0) + 1;
    let beside = Rect { x: area.x + first, width: area.width.saturating_sub(first), ..area };
    big::draw(rest, Role::Ink, ui, beside);
}

/// Paints the settings with their values.
fn settings(settings: &[Setting], view: &View, ui: &mut Ui<'_>, area: Rect) {
    let area = plan::middle(area, SETTINGS, area.height);
    let number = settings.len() as u16;
    let step = step(number, area.height.saturating_sub(2 + REMARK));
    // On the lowest screens there is no heading, and the current row stays in sight.
    let head = if area.height < 2 + number { 0 } else { 2 };
    let own = head + step * number + REMARK;
    let area = plan::middle(area, area.width, own);
    if head > 0 {
        let about = view.about.first().map_or("", |about| about);
        ui.label(about.to_uppercase(), Title, rows(area, 0, 1));
    }
    parts::settings(settings, step, ui, rows(area, head, step * number));
    let below = rows(area, head + step * number, REMARK);
    let current = settings.iter().find(|setting| setting.selected);
    if !news(view, ui, below) && area.width < parts::NOTES {
        let note = current.map_or("", |setting| &setting.note);
        ui.write(note, Role::Muted, below);
    }
}
