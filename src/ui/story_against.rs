//! The letters of a round against other opponents: side by side, or one below the other.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::context::{Title, Ui};
use super::plan::rows;
use super::theme::Role;
use crate::app::StoryScreen;
use crate::game::{Round, Standing};
use crate::text::compare::{
    COMPARING, Cell, NOTHING_TO_COMPARE, Played, one_by_one, side_by_side, the_same_letters,
};

/// Paints the comparison.
pub(super) fn draw(screen: &StoryScreen, ui: &mut Ui<'_>, area: Rect) {
    let area = rows(area, u16::from(area.height > 12), area.height);
    let round = &screen.finished().round;
    let titles = the_same_letters(&Round::COMPARED);
    let apart_from_it = u16::from(area.height > 8);
    let found = screen.compared().unwrap_or_default();
    // All of the patterns, else hits and misses alone.
    let mut tables = [(true, 16), (true, 9), (true, 4), (true, 2), (false, 4), (false, 2)]
        .into_iter()
        .map(|(patterns, apart)| (side_by_side(round, found, patterns), apart));
    let wide = |row: &Vec<(Cell, String)>, apart| {
        row.iter().map(|(_, text)| text.width() + apart).sum::<usize>().saturating_sub(apart)
    };
    let room = usize::from(area.width);
    let table = tables.find(|(table, apart)| table.iter().all(|row| wide(row, *apart) <= room));
    let table = table.filter(|(table, _)| !found.is_empty() && table.len() <= area.height.into());
    // The letters come before the title.
    let least = match &table {
        Some((table, _)) => table.len(),
        None => 2 * found.len(),
    };
    let rows_of = |title: &String| ui.height(title, area.width) + apart_from_it;
    let fits = |title: &&String| least as u16 + rows_of(title) <= area.height;
    let title = titles.iter().find(fits);
    let top = title.map_or(0, rows_of);
    // A short table is not at the very top.
    let used = table.as_ref().map_or(area.height, |(table, _)| table.len() as u16 + top);
    let area = rows(area, area.height.saturating_sub(used) / 3, area.height);
    if let Some(title) = title {
        ui.write(title, Title, area);
    }
    let area = rows(area, top, area.height);
    ui.point(area.x, area.y);
    let muted = ui.style(Role::Muted);
    match screen.compared() {
        Some([]) => return ui.write(NOTHING_TO_COMPARE, muted, area),
        None => return ui.write(COMPARING, muted, area),
        Some(_) => {}
    }
    let Some((table, apart)) = table else {
        return below_one_another(&one_by_one(found), ui, area);
    };
    for (row, at) in table.into_iter().zip(0..area.height) {
        let cells = row.into_iter().flat_map(|cell| [span(cell, ui), Span::raw(" ".repeat(apart))]);
        let line = Line::from(cells.collect::<Vec<_>>());
        ui.put(line, rows(area, at, 1));
    }
}

/// Paints each opponent in rows of its own: how it ended, and the letters in columns, the last ones where not all have
/// room.
fn below_one_another(all: &[Played], ui: &mut Ui<'_>, area: Rect) {
    let of_all = || all.iter().flat_map(|played| &played.turns);
    let wide = of_all().map(|(_, text)| text.width()).max().unwrap_or(0) + APART;
    let most = all.iter().map(|played| played.turns.len()).max().unwrap_or(0);
    let in_a_row = ((usize::from(area.width) + APART).saturating_sub(INDENT) / wide).max(1);
    let each = usize::from(area.height) / all.len().max(1);
    let high = most.div_ceil(in_a_row).min(each.saturating_sub(1));
    let apart = usize::from(each > high + 1);
    let skipped = most.saturating_sub(high * in_a_row);
    for (index, played) in all.iter().enumerate() {
        let area = rows(area, (index * (high + 1 + apart)) as u16, area.height);
        let ended = [played.name.clone(), played.ended.clone()];
        ui.put(Line::from(ended.map(|cell| span(cell, ui)).to_vec()), rows(area, 0, 1));
        let cells = (skipped..most).map(|turn| {
            let (cell, text) =
                played.turns.get(turn).cloned().unwrap_or((Cell::Name, String::new()));
            let is_cut = skipped > 0 && turn == skipped;
            let text = if is_cut { ui.spelled("…").into_owned() } else { text };
            span((cell, format!("{text:<wide$}")), ui)
        });
        let cells: Vec<_> = cells.collect();
        for (line, at) in cells.chunks(in_a_row).zip(1..=high as u16) {
            let line = [&[Span::raw(" ".repeat(INDENT))], line].concat();
            ui.put(Line::from(line), rows(area, at, 1));
        }
    }
}

/// Columns between two letters, and before the first.
const APART: usize = 2;
const INDENT: usize = 2;

fn span((cell, text): (Cell, String), ui: &Ui<'_>) -> Span<'static> {
    let style: Style = match cell {
        Cell::Name => ui.theme.title(),
        Cell::Hit => ui.style(Role::Hit),
        Cell::Miss => ui.style(Role::Miss),
        Cell::End(Standing::Won) => ui.style(Role::Hit).add_modifier(Modifier::BOLD),
        Cell::End(Standing::Lost) => ui.style(Role::Danger).add_modifier(Modifier::BOLD),
        Cell::End(Standing::InPlay) => ui.style(Role::Muted),
    };
    ui.span(text, style)
}
