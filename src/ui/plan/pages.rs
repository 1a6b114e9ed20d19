//! The plans of the form, of the story, and of pages that scroll.

use ratatui::layout::Rect;

use super::stack::{Item, stack};
use super::{Part, Plan, chrome, inset, margin, middle, rows, split};
use crate::ui::figures;

/// What the plan of a form depends on.
#[derive(Clone, Copy)]
pub(in crate::ui) struct Page<'a> {
    /// The columns of the game's name in large letters; `None` if it can't be large.
    pub(in crate::ui) title: Option<u16>,
    /// Returns the rows of the explanation of the game, at a width (columns).
    pub(in crate::ui) premise: &'a dyn Fn(u16) -> u16,
    /// The heights that each row can have, the smallest first. Taller ones show all opponents, cards or a
    /// chart.
    pub(in crate::ui) rows: &'a [Vec<u16>],
    /// For each row, the height that it gets before there are blank rows.
    pub(in crate::ui) good: &'a [usize],
    /// The rows that are close to the row above them.
    pub(in crate::ui) close: &'a [usize],
    /// The row that has the focus.
    pub(in crate::ui) focus: usize,
    /// The rows of the game of the day and the ladder; 0 if there are none.
    pub(in crate::ui) today: u16,
    /// The two rows that are side by side on a wide screen, if there are two.
    pub(in crate::ui) beside: Option<(usize, usize)>,
}

/// The maximum width of a form, in columns.
const WIDEST: u16 = 128;
/// The width from which two rows of a form are side by side.
pub(in crate::ui) const WIDE: u16 = 96;

/// Returns the area inside the margins of a form or a page.
pub(in crate::ui) fn inside(area: Rect) -> Rect {
    let (_, body) = chrome(area);
    let body = inset(body, margin(body));
    middle(body, WIDEST, body.height)
}

/// Returns the plan of a form for a terminal of this size.
pub(in crate::ui) fn form(area: Rect, page: Page<'_>) -> Plan {
    let (mut plan, _) = chrome(area);
    let body = inside(area);
    let wide = body.width >= WIDE && body.height >= 20;
    let beside = page.beside.filter(|_| wide);
    let mut items = Vec::new();
    let is_lone_button = page.rows.len() == 1;
    // There is room for the figure above it, and a blank row between that and the name.
    if is_lone_button {
        let [.., medium, small, least] = figures::SIZES.map(|(_, high)| high + 1);
        items.push(Item::new(Part::Figure, 8, &[0, least, small, medium], 0));
    }
    // The header already has the name, so here it is large or missing.
    if page.title.is_some_and(|columns| columns <= body.width) {
        items.push(Item::new(Part::Title, 6, &[0, 3], 1));
    }
    let premise = (page.premise)(body.width);
    // Between the title and the lines of the day there is rather air than one more line.
    let premise = Item::new(Part::Said, 7, &[0, premise], usize::from(wide || page.today == 0));
    items.push(if wide || is_lone_button { premise } else { premise.close() });
    if page.today > 0 {
        // The rows of a form are parted before it has a second line.
        let good = usize::from(wide || is_lone_button);
        items.push(Item::new(Part::Today, 5, &[1, page.today], good));
    }
    let least: u16 = page
        .rows
        .iter()
        .enumerate()
        .map(|(index, row)| match beside {
            Some((_, right)) if right == index => 0,
            _ => row.first().copied().unwrap_or(1),
        })
        .sum();
    if least > body.height {
        // Not all rows have room: show those around the one with the focus, and the remark last.
        let room = body.height.saturating_sub(1).max(1);
        let first = (page.focus + 1).saturating_sub(room.into());
        for (index, top) in (first..page.rows.len()).zip(0..room) {
            plan.put(Part::Row(index as u8), rows(body, top, 1));
        }
        plan.put(Part::Remark, rows(body, room, 1));
        return plan;
    }
    for (index, heights) in page.rows.iter().enumerate() {
        match beside {
            Some((_, right)) if right == index => {}
            Some((left, right)) if left == index => {
                let most = page.rows[right].last().copied().unwrap_or(1);
                let mut heights: Vec<u16> =
                    heights.iter().copied().filter(|height| *height >= most).collect();
                if heights.is_empty() {
                    heights.push(most);
                }
                // The button becomes large before the chart does.
                items.push(Item::new(Part::Row(index as u8), 2, &heights, 0));
            }
            _ => {
                // The button, which is last, is the first to get a blank row above it.
                let rank = u8::from(index + 1 != page.rows.len());
                let item = Item::new(Part::Row(index as u8), rank, heights, page.good[index]);
                let close = !wide && page.close.contains(&index);
                items.push(if close { item.close() } else { item });
            }
        }
    }
    // Below a lone button, there is room for an explanation.
    items.push(match is_lone_button {
        true => Item::new(Part::Remark, 3, &[1, 2, 3], 2),
        false => Item::new(Part::Remark, 3, &[1, 2], 0).close(),
    });
    let mut stacked = Plan::default();
    stack(body, &items, &mut stacked);
    for (part, area) in stacked.parts {
        match (part, beside) {
            (Part::Row(left), Some((of, right))) if usize::from(left) == of => {
                let (first, second) = split(area, area.width * 11 / 20, 4);
                plan.put(part, first);
                plan.put(Part::Row(right as u8), second);
            }
            _ => plan.put(part, area),
        }
    }
    plan
}

/// Returns the plan of a page that scrolls.
pub(in crate::ui) fn page(area: Rect) -> Plan {
    let (mut plan, body) = chrome(area);
    let inside = inside(area);
    let apart = u16::from(body.height > 14);
    plan.put(Part::Body, rows(inside, apart, inside.height));
    plan
}

/// The width from which the families of a turn are beside the turns.
const FAMILIES_BESIDE: u16 = 92;

/// Returns the plan of a story for a terminal of this size. `said` and `fair` return the rows of the texts
/// above and below the turns at a width in columns; `turns` is the number of turns.
pub(in crate::ui) fn story(
    area: Rect,
    said: &dyn Fn(u16) -> Vec<u16>,
    fair: &dyn Fn(u16) -> u16,
    turns: usize,
) -> Plan {
    let (mut plan, body) = chrome(area);
    let body = inset(body, margin(body));
    let room = (turns.max(1) as u16).min(body.height);
    let mut items = Vec::new();
    items.push(Item::new(Part::Said, 2, &said(body.width), 1));
    let least = room.min(4);
    let beside = body.width >= FAMILIES_BESIDE && body.height >= 16;
    let below = !beside && body.height >= 18;
    let height = if beside { room.max(24) } else { room };
    let turns: Vec<u16> = (least..=height.max(least)).collect();
    // Beside some turns, the air above and below an X-ray comes before more of them.
    let good = if below { 2.min(room - least) } else { room - least };
    items.push(Item::new(Part::Course, 0, &turns, good.into()));
    if below {
        items.push(Item::new(Part::Xray, 1, &[5, 6, 7, 9, 12, 16, 20], 1));
    }
    let fair = fair(body.width);
    if fair > 0 {
        items.push(Item::new(Part::Fair, 3, &[fair], 0));
    }
    let mut stacked = Plan::default();
    stack(body, &items, &mut stacked);
    for (part, area) in stacked.parts {
        match part {
            Part::Course if beside => {
                let (left, right) = split(area, area.width * 11 / 20, 3);
                plan.put(Part::Course, rows(left, 0, room));
                plan.put(Part::Xray, right);
            }
            _ => plan.put(part, area),
        }
    }
    if plan.place(Part::Xray).is_none() {
        plan.instead = true;
        plan.put(Part::Xray, body);
    }
    plan
}
