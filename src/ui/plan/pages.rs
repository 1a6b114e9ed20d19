//! The plan of a story, and the area of a page.

use ratatui::layout::Rect;

use super::stack::{Stack, Wish};
use super::{Place, Plan, chrome, inset, margin, middle, rows, split};

/// The maximum width of a form, in columns.
const WIDEST: u16 = 128;

/// Returns the area inside the margins of a screen.
pub fn board(area: Rect) -> Rect {
    let (_, body) = chrome(area);
    inset(body, margin(body))
}

/// Returns the area inside the margins of a form or a page.
pub fn inside(area: Rect) -> Rect {
    let body = board(area);
    middle(body, WIDEST, body.height)
}

/// The width from which the families of a turn are beside the turns.
const FAMILIES_BESIDE: u16 = 92;

/// Returns the plan of a story for a terminal of this size. `said` and `fair` return the rows of the texts
/// above and below the turns at a width in columns; `turns` is the number of turns.
pub fn story(
    area: Rect,
    said: &dyn Fn(u16) -> Vec<u16>,
    fair: &dyn Fn(u16) -> u16,
    turns: usize,
) -> Plan {
    let (mut plan, body) = chrome(area);
    let body = inset(body, margin(body));
    let room = (turns.max(1) as u16).min(body.height);
    let beside = body.width >= FAMILIES_BESIDE && body.height >= 16;
    let below = !beside && body.height >= 18;
    let least = room.min(4);
    let mut wishes = vec![Wish::Rows(Place::Course, least)];
    wishes.extend(below.then_some(Wish::Rows(Place::Xray, 5)));
    wishes.extend(said(body.width).into_iter().map(|rows| Wish::Rows(Place::Said, rows)));
    wishes.push(Wish::Rows(Place::Fair, fair(body.width)));
    wishes.extend([Place::Course, Place::Xray, Place::Fair].map(Wish::Above));
    let most = if beside { room.max(24).max(body.height * 2 / 3) } else { room };
    wishes.extend((least..=most).map(|rows| Wish::Rows(Place::Course, rows)));
    wishes.extend((6..=20).map(|rows| Wish::Rows(Place::Xray, rows)).filter(|_| below));
    let parts = [Place::Said, Place::Course, Place::Xray, Place::Fair];
    let (_, places) = Stack::new(body.height, &parts, &[]).grant(wishes).place(body);
    for (part, area) in places {
        match part {
            Place::Course if beside => {
                let (left, right) = split(area, area.width * 11 / 20, 3);
                plan.put(Place::Course, rows(left, 0, room));
                plan.put(Place::Xray, right);
            }
            _ => plan.put(part, area),
        }
    }
    plan
}
