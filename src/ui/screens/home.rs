//! The title with its lines, and behind it the settings.

use ratatui::layout::{Rect, Size};

use super::{part, said};
use crate::ui::chrome;
use crate::ui::context::Ui;
use crate::ui::figures;
use crate::ui::parts;
use crate::ui::plan::{self, Place, Plan, ROOMY, Stack, Stage, rows};
use crate::ui::theme::Role;
use crate::ui::widgets::big;
use crate::view::{Part, ScreenKind, Topic, View};

/// The columns of the lines, which are those of the large name, so that a figure is in the middle above both.
const LINES: u16 = 69;
/// Beside a figure of this size, where the name has two rows, the columns of lines with all that there is to know of them.
const NARROW_LINES: u16 = 57;
const SMALL: (u16, u16) = figures::SIZES[2];
/// The most columns of the settings, and of the lines on roomy boards.
const WIDEST: u16 = 98;
/// Rows of what is wrong, or of what a setting means.
const REMARK: u16 = 2;
/// From this height of the board on the heading of the settings is drawn.
const HEADING: u16 = 20;
/// Rows of a line whose name is drawn, with the blank ones above it.
const DRAWN_LINE: u16 = big::ROWS + 3;

/// Returns where the parts are. Where there is room for one beside the lines, the figure of both screens is in the same place.
pub fn plan(view: &View, ui: &Ui<'_>, area: Rect) -> Plan {
    let board = plan::board(area);
    match view.screen {
        ScreenKind::Settings => settings(view, ui, board),
        _ => home(view, ui, board, !plan::chrome(area)[0].is_empty()),
    }
}

/// Paints the title, or the settings.
pub fn draw(view: &View, plan: &Plan, ui: &mut Ui<'_>, area: Rect) {
    let place = plan.at(Place::Title);
    match view.screen {
        ScreenKind::Settings => {
            parts::heading(heading(view), (Role::Ink, Role::Ink), ui, place);
            note(view, plan, ui);
        }
        _ => {
            title(&view.title, ui, place);
            // What the game is about is said somewhere, unless there is news.
            let has_news = said(view, Topic::News).next().is_some();
            if !has_news && !chrome::says_what_is_played(view, area, ui) {
                ui.write(heading(view), Role::Muted, plan.at(Place::Said));
            }
        }
    }
    for part in &view.parts {
        parts::draw_at(part, plan, ui);
    }
}

/// Returns how many lines or settings there are.
fn number(view: &View) -> u16 {
    let lines = part(view, in_part!(Part::Lines { lines } => lines.len()));
    let settings = part(view, in_part!(Part::Settings { settings } => settings.len()));
    lines.or(settings).unwrap_or(0) as u16
}

/// Returns the stage of the title, of the settings and of progress without a chart; `None` if there is no room for a figure
/// beside the lines.
pub fn with_figure(board: Rect) -> Option<Stage> {
    let figure = Stage::figure_beside(board, LINES)?;
    let most = if board.height >= ROOMY { WIDEST } else { LINES };
    Some(Stage::centred(board, Some(figure), most))
}

/// Returns the plan of the title. A line above the screen has its name, too.
fn home(view: &View, ui: &Ui<'_>, board: Rect, is_named: bool) -> Plan {
    use Place::{Figure, Rows, Said, Title};
    let narrow = Stage::centred(board, Some(SMALL), NARROW_LINES);
    let fits = |room: Size| view.title.split(' ').all(|it| big::rows(it, room, ui) == room.height);
    let is_narrow = board.height >= SMALL.1 && fits(Size::new(narrow.beside.width, big::ROWS));
    let stage = with_figure(board).or(is_narrow.then_some(narrow));
    let number = number(view);
    let centred = stage.unwrap_or_else(|| Stage::centred(board, None, LINES));
    let columns = centred.beside.width;
    let has_name = big::fits(&view.title, columns, ui);
    // What has rows only for news is above the name beside a figure, so that name and lines are in the middle.
    let parts = match stage {
        Some(_) => [Figure, Said, Title, Rows],
        None => [Figure, Title, Rows, Said],
    };
    let mut stack = Stack::new(centred, &parts, &[]);
    stack.rows(Title, u16::from(!is_named)).rows(Rows, number).rows(Said, REMARK);
    if has_name {
        stack.rows(Title, big::ROWS);
    } else if is_narrow {
        stack.rows(Title, 2 * big::ROWS + 1);
    }
    if stage.is_none() {
        let [.., small, smallest] = figures::SIZES.map(|(_, high)| high);
        stack.rows(Figure, smallest).above(Rows).above(Title).rows(Figure, small);
    }
    let steps: &[u16] = match stage {
        None => &[2, 3],
        Some(_) if columns < NARROW_LINES => &[2, 4],
        Some(_) => &[2, 3, 5],
    };
    stack.grow(Rows, steps.iter().map(|rows| rows * number));
    stack.rows(Said, parts::said_rows(said(view, Topic::News), ui, columns));
    if has_name && stage.is_some() && board.height >= ROOMY {
        stack.rows(Rows, DRAWN_LINE * number);
        if fits(Size::new(columns, big::ROWS_TWICE)) {
            stack.rows(Title, 2 * big::ROWS_TWICE + 2);
        }
        stack.above(Rows).above(Rows).above(Rows).above(Rows);
    }
    stack.place()
}

/// Paints the game's name, large if there is room, and in two rows if it is higher than one.
fn title(name: &str, ui: &mut Ui<'_>, area: Rect) {
    let Some((evil, rest)) = name.split_once(' ').filter(|_| area.height >= big::ROWS) else {
        return ui.label(name, ui.theme.title(), area);
    };
    let high = if area.height > big::ROWS { (area.height - 1) / 2 } else { area.height };
    big::draw(evil, Role::Loss, ui, rows(area, 0, high));
    if area.height > high {
        return big::draw(rest, Role::Ink, ui, rows(area, area.height - high, high));
    }
    let first = big::size(&format!("{evil} "), area.as_size(), ui).unwrap_or_default();
    big::draw(rest, Role::Ink, ui, plan::behind(area, first.width + 1));
}

fn heading(view: &View) -> &str {
    view.about.first().map_or("", |about| about)
}

fn settings(view: &View, ui: &Ui<'_>, board: Rect) -> Plan {
    use Place::{Rows, Said, Title};
    let stage = with_figure(board).unwrap_or_else(|| Stage::centred(board, None, WIDEST));
    let number = number(view);
    let mut stack = Stack::new(stage, &[Title, Rows, Said], &[]);
    // On the lowest screens there is no heading, and the current row stays in sight.
    stack.grow(Rows, 1..=number).rows(Said, REMARK);
    stack.rows(Title, 1).above(Rows);
    stack.grow(Rows, [2, 3].map(|rows| rows * number));
    let is_drawn = big::fits(heading(view), stage.beside.width, ui);
    if is_drawn && board.height >= HEADING {
        stack.rows(Title, big::ROWS);
    }
    stack.grow(Rows, [4, 5].map(|rows| rows * number));
    stack.place()
}

/// Paints what the selected setting means, where the settings are seen without their meanings and nothing is wrong.
fn note(view: &View, plan: &Plan, ui: &mut Ui<'_>) {
    let is_needed = (1..parts::NOTES * number(view)).contains(&plan.at(Place::Rows).height);
    let settings = part(view, in_part!(Part::Settings { settings } => settings.iter()));
    let current = settings.into_iter().flatten().find(|setting| setting.selected);
    if let Some(current) = current.filter(|_| said(view, Topic::News).next().is_none() && is_needed)
    {
        ui.write(&current.note, Role::Muted, plan.at(Place::Said));
    }
}
