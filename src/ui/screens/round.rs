//! The screen of a round, in which either side guesses.

use ratatui::layout::Rect;

use super::{asked, buttons, part, places, point_at_the_news, said, voice};
use crate::ui::context::Ui;
use crate::ui::parts::{self, keys, word};
use crate::ui::plan::{self, Place, Plan, Stack, Stage, rows};
use crate::view::{Part, ScreenKind, Topic, View};

/// From this height of the board on the groups have a place of their own.
const ROOM_FOR_GROUPS: u16 = 18;
/// From this width of the board on it is beside the fall of the words.
const ROOM_FOR_BOTH: u16 = 90;
/// Rows of the fall and the groups beside each other, at least.
const BAND: u16 = 7;
/// Rows of either, at most.
const HIGHEST: u16 = 44;
/// From this width of the board on the groups have more of it than the fall.
const WIDE: u16 = 150;
/// Below these widths an answer may need a fourth row, or a third.
const NARROW: [u16; 2] = [36, 48];

/// From this width beside a figure on a question about a letter is drawn.
const LARGE_QUESTION: u16 = 60;

/// Returns where the parts of a round are. Where the player holds the word, there are no groups.
pub fn plan(view: &View, ui: &Ui<'_>, area: Rect) -> Plan {
    use Place::{Fall, Figure, Groups, Keys, Lives, Said, Word};
    let is_held = view.screen == ScreenKind::Holding;
    let mut stage = super::stage(view, ui, area);
    // The fall and the groups below the other parts have all columns.
    stage.board = plan::board(area);
    let Stage { board, beside, is_small, .. } = stage;
    let is_high = !is_held && board.height >= ROOM_FOR_GROUPS;
    let is_band = is_high && board.width >= ROOM_FOR_BOTH;
    let tiles = word::heights(places(view), beside.width, board.height, ui);
    let keys = keys::heights(view, beside.width, board.height);
    let said = 2 + NARROW.iter().filter(|width| beside.width < **width).count() as u16;
    // How sure the computer is stands with the rest; the words of a round have the foot of the screen.
    let parts = [Figure, Word, Lives, Said, Keys, Fall, Groups];
    let (upper, foot) = parts.split_at(if is_held { parts.len() } else { 5 });
    let mut stack = Stack::new(stage, upper, foot);
    stack.rows(Word, tiles[0]).rows(Lives, 1).rows(Said, 1);
    stack.rows(Fall, u16::from(is_held)).rows(Said, 2).rows(Keys, 1);
    if is_small {
        stack.rows(Said, said.min(3)).rows(Keys, keys[0]).rows(Fall, if is_held { 2 } else { 1 });
        stack.grow(Said, 3..=4).above(Keys).above(Fall);
    } else {
        stack.rows(Keys, keys[0]).rows(Said, said.min(3));
        stack.rows(Fall, if is_band { BAND } else { 2 });
        stack.rows(Figure, stage.figure_above()).above(Word);
        if is_high && !is_band {
            stack.rows(Groups, 4);
        }
        // The word is drawn before there are blank rows.
        stack.rows(Said, said).above(Keys).grow(Word, tiles.iter().copied().take(2)).above(Fall);
        if is_held {
            // What the player said last is below a question with buttons.
            stack.rows(Said, 3);
        }
        stack.grow(Word, tiles);
        stack.grow(Keys, keys);
        stack.figure();
        if is_held {
            stack.rows(Said, if beside.width < LARGE_QUESTION { 0 } else { parts::LARGE_QUESTION });
        }
    }
    stack.above(Said).above(Lives).above(Groups);
    // The opponent talks between two blank rows.
    stack.above(Keys).above(Keys);
    if !is_held && !is_small {
        for rows in 5..=HIGHEST {
            stack.rows(Fall, rows);
            if is_high && !is_band {
                stack.rows(Groups, rows);
            }
        }
    }
    let plan = stack.place();
    let share = if board.width >= WIDE { 8 } else { 9 };
    if is_band { plan.beside(Fall, Groups, board.width * share / 20, 4) } else { plan }
}

/// Paints the round. The opponent talks in a row that is blank anyway.
pub fn draw(view: &View, plan: &Plan, ui: &mut Ui<'_>, area: Rect) {
    if let Some(groups) = asked(view).filter(|_| plan.at(Place::Groups).is_empty()) {
        return instead(view, groups, ui, plan::board(area));
    }
    let news = plan.at(Place::Said);
    let needed = parts::said_rows(said(view, Topic::News), ui, news.width);
    let has_more = needed > news.height && plan.blank_below(Place::Said, 1).is_some();
    let news = Rect { height: news.height + u16::from(has_more), ..news };
    for part in &view.parts {
        match part {
            Part::Said { .. } if view.screen == ScreenKind::Holding => {}
            Part::Said { .. } => parts::said(said(view, Topic::News), ui, news),
            Part::Buttons { .. } => {}
            part => parts::draw_at(part, plan, ui),
        }
    }
    if view.screen == ScreenKind::Holding {
        let first = |about| said(view, about).next();
        let asked = [Topic::News, Topic::Question, Topic::Keys].map(first);
        parts::asked(asked, buttons(view), ui, plan.at(Place::Said));
        // Where no line below the screen names the keys that answer, they are named instead of how sure the computer is.
        let [.., footer] = plan::chrome(area);
        let keys = first(Topic::Keys).filter(|_| footer.is_empty());
        parts::said(keys.or(first(Topic::Sure)), ui, rows(plan.at(Place::Fall), 0, 2));
    }
    let free = plan.voice_below(Place::Said).filter(|row| !row.intersects(news));
    ui.speak(voice(view), free);
    cursor(view, plan, ui);
}

/// Paints the words of the groups in the board's place, with the word and the lives in a row above them, and below them what
/// was said.
fn instead(view: &View, groups: &Part, ui: &mut Ui<'_>, area: Rect) {
    let word = part(view, in_part!(Part::Word { tiles, .. } => word::written(tiles)));
    let lives = part(view, in_part!(Part::Lives { text, .. } => text));
    let state = format!("{}  {}", word.unwrap_or_default(), lives.map_or("", |text| text));
    ui.label(&state, ui.theme.title(), rows(area, 0, 1));
    let area = rows(area, 1 + u16::from(area.height > 10), area.height);
    let answer = rows(area, area.height - area.height.min(2), 2);
    parts::said(said(view, Topic::News), ui, answer);
    ui.point(answer.x.saturating_sub(1), answer.y);
    parts::draw(groups, ui, Rect { height: area.height - answer.height, ..area });
}

/// Puts the cursor where the next key goes, or in front of the news.
fn cursor(view: &View, plan: &Plan, ui: &mut Ui<'_>) {
    let place = part(
        view,
        in_part!(Part::Word { tiles, cursor: Some(cursor), .. } => (tiles.len(), *cursor)),
    );
    match place {
        Some((tiles, cursor)) => {
            let below = plan.blank_below(Place::Word, 1);
            word::point(tiles, cursor, below, ui, plan.at(Place::Word));
        }
        None if ui.cursor.is_some() => {}
        None => point_at_the_news(plan, ui),
    }
}
