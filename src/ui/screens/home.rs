//! The title with its lines, and behind it the settings.

use ratatui::layout::Rect;

use super::{part, said};
use crate::ui::context::Ui;
use crate::ui::figures;
use crate::ui::parts;
use crate::ui::plan::{self, Place, Plan, Stack, Stage, rows};
use crate::ui::theme::Role;
use crate::ui::widgets::big;
use crate::view::{Part, ScreenKind, View};

/// The fewest columns of the lines beside a figure, and the most; those where the lines are drawn; the most of the settings.
const LINES: (u16, u16) = (69, 78);
const DRAWN_LINES: u16 = 98;
const SETTINGS: u16 = 98;
/// Columns of the smallest figure beside the lines.
const SMALLEST_BESIDE: u16 = 26;
/// Rows of what is wrong, or of what a setting means.
const REMARK: u16 = 2;
/// From this height on the name is twice as large, and the lines are drawn.
const ROOMY: u16 = 44;

/// Paints the title, or the settings.
pub fn draw(view: &View, ui: &mut Ui<'_>, area: Rect) {
    let board = plan::board(area);
    let plan = match view.screen {
        ScreenKind::Settings => settings(view, ui, board),
        _ => home(view, ui, board),
    };
    for part in &view.parts {
        parts::draw_at(part, &plan, ui);
    }
}

/// Returns how many lines or settings there are.
fn number(view: &View) -> u16 {
    let lines = part(view, in_part!(Part::Lines { lines } => lines.len()));
    let settings = part(view, in_part!(Part::Settings { settings } => settings.len()));
    lines.or(settings).unwrap_or(0) as u16
}

/// Paints the name of the game, and returns where the figure and the lines are.
fn home(view: &View, ui: &mut Ui<'_>, board: Rect) -> Plan {
    let size = figures::SIZES.into_iter().find(|(wide, high)| {
        let beside = Stage::beside(board, (*wide, *high)).beside;
        *wide >= SMALLEST_BESIDE && beside.width >= LINES.0 && *high <= board.height
    });
    let has_name = ui.theme.glyphs.unicode && big::fits(&view.title, board.width);
    let is_roomy = has_name && size.is_some() && board.height >= ROOMY;
    let most = if is_roomy { DRAWN_LINES } else { LINES.1 };
    let wide = size.map_or(most, |(wide, _)| wide + plan::gap_beside(wide) + most);
    let board = plan::middle(board, wide, board.height);
    let stage = size.map_or(Stage::new(board), |size| Stage::beside(board, size));
    let parts = [Place::Figure, Place::Title, Place::Rows, Place::Said];
    let (number, mut stack) = (number(view), Stack::new(stage, &parts, &[]));
    stack.rows(Place::Title, 1).rows(Place::Rows, number).rows(Place::Said, REMARK);
    if has_name {
        stack.rows(Place::Title, big::ROWS);
    }
    if size.is_none() {
        let [.., small, smallest] = figures::SIZES.map(|(_, high)| high);
        stack.rows(Place::Figure, smallest).above(Place::Rows).above(Place::Title);
        stack.rows(Place::Figure, small);
    }
    stack.figure();
    stack.grow(Place::Rows, [2, 3].map(|rows| rows * number));
    if size.is_some() {
        stack.rows(Place::Rows, 5 * number);
    }
    if is_roomy {
        stack.rows(Place::Rows, (big::ROWS + 3) * number);
        stack.rows(Place::Title, 2 * big::ROWS_TWICE + 2).above(Place::Rows).above(Place::Rows);
    }
    let plan = stack.place();
    title(&view.title, has_name, ui, plan.at(Place::Title));
    plan
}

/// Paints the game's name, large if there is room, and in two rows if it is higher than one.
fn title(name: &str, is_large: bool, ui: &mut Ui<'_>, area: Rect) {
    let Some((evil, rest)) = name.split_once(' ').filter(|_| is_large) else {
        return ui.label(name, ui.theme.title(), area);
    };
    if area.height >= 2 * big::ROWS_TWICE {
        big::draw(evil, Role::Loss, ui, rows(area, 0, big::ROWS_TWICE));
        return big::draw(rest, Role::Ink, ui, rows(area, big::ROWS_TWICE + 2, big::ROWS_TWICE));
    }
    big::draw(evil, Role::Loss, ui, area);
    let first = big::width(&format!("{evil} ")).unwrap_or(0) + 1;
    big::draw(rest, Role::Ink, ui, plan::behind(area, first));
}

/// Paints the heading of the settings and what the selected one means, and returns where the settings are.
fn settings(view: &View, ui: &mut Ui<'_>, board: Rect) -> Plan {
    let board = plan::middle(board, SETTINGS, board.height);
    let (number, parts) = (number(view), [Place::Title, Place::Rows, Place::Said]);
    let mut stack = Stack::new(Stage::new(board), &parts, &[]);
    // On the lowest screens there is no heading, and the current row stays in sight.
    stack.grow(Place::Rows, 1..=number).rows(Place::Said, REMARK);
    stack.rows(Place::Title, 1).above(Place::Rows);
    stack.grow(Place::Rows, [2, 3, 4, 5].map(|rows| rows * number));
    let about = view.about.first().map_or("", |about| about);
    if big::fits(&about.to_uppercase(), board.width) {
        stack.rows(Place::Title, big::ROWS);
    }
    let plan = stack.place();
    parts::heading(about, (Role::Ink, Role::Ink), ui, plan.at(Place::Title));
    let settings = part(view, in_part!(Part::Settings { settings } => settings.iter()));
    let current = settings.into_iter().flatten().find(|setting| setting.selected);
    let has_notes = plan.at(Place::Rows).height >= parts::NOTES * number;
    if let Some(current) = current.filter(|_| said(view).is_empty() && !has_notes) {
        ui.write(&current.note, Role::Muted, plan.at(Place::Said));
    }
    plan
}
