//! The screen of a round, in which either side guesses.

use ratatui::layout::Rect;

use super::{keys_in_a_row, part, places};
use crate::ui::context::{Title, Ui};
use crate::ui::parts::{self, word};
use crate::ui::plan::{self, Board, Place, Plan, rows};
use crate::view::{Button, Part, Said, ScreenKind, Tone, View};

/// Paints the round. The opponent talks in a row that is blank anyway.
pub fn draw(view: &View, ui: &mut Ui<'_>, area: Rect) {
    let plan = plan(view, ui, area);
    let lines = said(view);
    let asked = part(view, |part| match part {
        Part::Groups { asked: true, .. } => Some(part),
        _ => None,
    });
    if let (true, Some(groups), Some(area)) = (plan.instead, asked, plan.place(Place::Xray)) {
        return instead(view, groups, ui, area);
    }
    let answers = part(view, |part| match part {
        Part::Buttons { buttons } => Some(&buttons[..]),
        _ => None,
    });
    let place = |place| plan.place(place).unwrap_or_default();
    let mut sentences = 0;
    for part in &view.parts {
        match part {
            Part::Figure { figure, computer, left, of, ending, .. } => {
                let area = place(Place::Figure);
                parts::figure(*figure, *computer, (*left, *of), *ending, ui, area);
            }
            Part::Word { tiles, passed, .. } => word::draw(tiles, passed, ui, place(Place::Word)),
            Part::Lives { left, of, text } => {
                parts::lives(*left, *of, text, ui, place(Place::Lives))
            }
            Part::Keys { keys, rows, guessed } => {
                parts::keys(keys, rows, guessed, ui, place(Place::Keys));
            }
            Part::Said { lines } if sentences == 0 => {
                sentences += 1;
                answer(lines, answers, view, ui, place(Place::Answer));
            }
            // How sure the computer is; where no line names the keys that answer, these.
            Part::Said { lines: sure } => {
                let has_keys = plan.place(Place::Footer).is_some();
                let is_keys = |line: &&Said| !has_keys && line.tone == Tone::Quiet;
                let told = lines.iter().rfind(is_keys).or(sure.first());
                let area = rows(place(Place::Fall), 0, 2);
                parts::said(told.map(std::slice::from_ref).unwrap_or_default(), ui, area);
            }
            Part::Fall { title, steps, note, cut } => {
                let area = fall_in(place(Place::Fall), ui);
                parts::fall(title, (steps, *cut), note, ui, area);
            }
            Part::Groups { title, why, groups, scroll, .. } if !plan.instead => {
                parts::groups(title, why, groups, scroll.as_ref(), ui, place(Place::Xray));
            }
            _ => {}
        }
    }
    ui.speak(parts::voice(lines), plan.blank_below(Place::Answer));
    cursor(view, &plan, ui);
}

/// Where the parts of a round are.
fn plan(view: &View, ui: &Ui<'_>, area: Rect) -> Plan {
    let board = Board {
        theme: ui.theme,
        places: places(view),
        keys: keys_in_a_row(view),
        held: view.screen == ScreenKind::Holding,
    };
    plan::board(area, board)
}

/// Returns the sentences about the last answer.
fn said(view: &View) -> &[Said] {
    let lines = part(view, |part| match part {
        Part::Said { lines } => Some(&lines[..]),
        _ => None,
    });
    lines.unwrap_or_default()
}

/// Paints what was said last, or asked.
fn answer(lines: &[Said], answers: Option<&[Button]>, view: &View, ui: &mut Ui<'_>, area: Rect) {
    match view.screen {
        ScreenKind::Holding => parts::asked(lines, answers.unwrap_or_default(), ui, area),
        _ => parts::said(lines, ui, area),
    }
}

/// Returns the area of the fall: without a card, the bars end above the rule.
fn fall_in(place: Rect, ui: &mut Ui<'_>) -> Rect {
    let inside = parts::groups::carded(ui, place);
    let air = u16::from(inside == place && place.height > 7);
    rows(inside, 0, inside.height.saturating_sub(air))
}

/// Paints the words of the groups in the board's place, with the word and the lives in a row above them, and below them what
/// was said.
fn instead(view: &View, groups: &Part, ui: &mut Ui<'_>, area: Rect) {
    let mut state = String::new();
    for part in &view.parts {
        match part {
            Part::Word { tiles, .. } => {
                let faces = tiles.iter().map(|tile| tile.letter.map_or('-', |it| it.upper));
                state = faces.collect::<String>() + &state;
            }
            Part::Lives { text, .. } => state = format!("{state}  {text}"),
            _ => {}
        }
    }
    ui.clip(&state, Title, rows(area, 0, 1));
    let area = rows(area, 1 + u16::from(area.height > 10), area.height);
    let answer = rows(area, area.height - area.height.min(2), 2);
    parts::said(said(view), ui, answer);
    point_at_the_news(ui, answer);
    if let Part::Groups { title, why, groups, scroll, .. } = groups {
        let area = Rect { height: area.height - answer.height, ..area };
        parts::groups(title, why, groups, scroll.as_ref(), ui, area);
    }
}

/// Puts the cursor where the next key goes, or in front of the news, so that braille displays and magnifiers follow.
fn cursor(view: &View, plan: &Plan, ui: &mut Ui<'_>) {
    let place = part(view, |part| match part {
        Part::Word { tiles, cursor: Some(cursor), .. } => Some((tiles.len(), *cursor)),
        _ => None,
    });
    match (place, plan.place(Place::Word)) {
        (Some((tiles, cursor)), Some(area)) => {
            word::point(tiles, cursor, plan.blank_below(Place::Word), ui, area);
        }
        _ if ui.cursor.is_some() => {}
        _ => {
            let news = [Place::Answer, Place::Lives, Place::Word];
            if let Some(area) = news.iter().find_map(|part| plan.place(*part)) {
                point_at_the_news(ui, area);
            }
        }
    }
}

/// Puts the cursor in front of the news.
pub fn point_at_the_news(ui: &mut Ui<'_>, area: Rect) {
    ui.point(area.x.saturating_sub(1), area.y);
}
