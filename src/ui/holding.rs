//! The screen of a round in which the player holds the word: as a round's, with a question and the
//! places to mark.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::board;
use super::buttons::buttons;
use super::context::Ui;
use super::figures::{self, Loser, Stage};
use super::motion::{Motion, staggered};
use super::plan::{self, Board, Part, Plan, rows};
use super::playing;
use super::theme::{Role, Theme};
use super::widgets::tiles::{self, Tile};
use crate::app::{Holding, HoldingRemark, Input};
use crate::game::ReverseRound;
use crate::text::Medium::Screen;
use crate::text::remark::in_reverse;
use crate::text::reverse::{self, confidence, question};
use crate::text::{menu, screens};
use crate::view;
use crate::words::Letter;

/// Where the parts of such a round are.
fn plan(round: &ReverseRound, theme: &Theme, area: Rect) -> Plan {
    let keys = board::longest_row(round.alphabet());
    plan::board(area, Board { theme, places: round.length(), keys, held: true })
}

/// The size of the tiles and the area that they fill: the row below them is the cursor's.
fn tiling(length: usize, theme: &Theme, area: Rect) -> (tiles::TileSize, Rect) {
    let high = if area.height > 1 { area.height - 1 } else { area.height };
    board::fitted(length, Rect { height: high, ..area }, theme)
}

/// Paints the round.
pub fn draw(screen: &Holding, ui: &mut Ui<'_>, area: Rect) {
    let round = screen.round();
    let alphabet = round.alphabet();
    let plan = plan(round, ui.theme, area);
    let bounds = area;
    if let Some(area) = plan.place(Part::Figure) {
        let (misses, of) = (round.misses(), round.lives().get());
        let missed = round.answers().last().is_some_and(|answer| answer.places.is_empty());
        let stroke = if missed { ui.progress(Motion::Letter) } else { 1.0 };
        let stage = Stage { misses, of, stroke, ending: None };
        figures::draw(ui.look.figure, Loser::Computer, &stage, ui, area);
    }
    if let Some(area) = plan.place(Part::Keys) {
        let letters: Vec<Letter> =
            round.answers().iter().filter_map(|answer| answer.guess.letter()).collect();
        let asked = (round.position().guessed(), letters.as_slice());
        board::keys(alphabet, round.pattern(), asked, screen.letter(), ui, area);
    }
    if let Some(area) = plan.place(Part::Word) {
        let (size, inside) = tiling(round.length(), ui.theme, area);
        let mut tiles: Vec<_> = view::marking(screen).iter().map(Tile::from).collect();
        if let Some(last) = round.answers().last() {
            for (index, place) in last.places.iter().enumerate() {
                let progress = ui.progress(Motion::Letter);
                tiles[place].turned = staggered(progress, index, last.places.count(), 0.6);
            }
        }
        tiles::draw(&tiles, size, ui, inside);
        for place in 0..round.length() {
            // Its tile, and the blank behind it.
            let tile = tiles::place(place, round.length(), size, inside);
            let reach = Rect { width: tile.width + size.gap(), ..tile };
            ui.clicks(if tile.is_empty() { tile } else { reach }, Input::Choose(place));
        }
        // A question about the whole word has no place, and its answers no room on the smallest screens.
        if screen.word().is_some() {
            ui.point(inside.x, inside.y);
        }
        if let Some(place) = screen.cursor_in_use() {
            board::point_at(tiles::place(place, round.length(), size, inside), ui, area);
        }
    }
    if let Some(area) = plan.place(Part::Lives) {
        let (left, of) = (round.misses_left() as usize, round.lives().get() as usize);
        board::lives_left(left, of, ui, area);
    }
    if let Some(area) = plan.place(Part::Answer) {
        if screen.cursor_in_use().is_none() {
            playing::point_at_the_news(ui, area);
        }
        asked(screen, ui, area);
    }
    if let Some(area) = plan.place(Part::Fall) {
        let role = if round.position().candidates().is_none() { Role::Danger } else { Role::Muted };
        let (chrome, _) = plan::chrome(bounds);
        let text = match chrome.place(Part::Footer) {
            None if screen.asks_yes_or_no() => reverse::YES_OR_NO.to_owned(),
            _ => confidence(round.position().candidates(), screen.listed()),
        };
        let height = area.height.min(2);
        ui.write(&text, role, Rect { height, ..area });
    }
}

/// Paints the remark, and the question in the last row. A question about the whole word has buttons below it.
fn asked(screen: &Holding, ui: &mut Ui<'_>, area: Rect) {
    let alphabet = screen.round().alphabet();
    let thinking = if screen.is_thinking() { screens::THINKING } else { "" };
    let remark = format!("{} {thinking}", in_reverse(screen.remark(), screen.round(), Screen));
    let remark = remark.trim();
    if let Some((word, menu)) = screen.word() {
        let question = ui.clipped(&reverse::is_it(word), area.width.into());
        let row = rows(area, 0, 1);
        ui.label(question, ui.theme.title(), row);
        let labels: Vec<_> = menu.items().iter().map(|yes| menu::is_it(*yes)).collect();
        buttons(&labels, menu.position(), ui, rows(area, 1, 2));
        return ui.write(remark, Role::Ink, rows(area, 2, area.height));
    }
    let Some(letter) = screen.letter() else {
        return ui.write(remark, Role::Ink, area);
    };
    // Once the letter is there, the question is where.
    if matches!(screen.remark(), HoldingRemark::MarkPlaces(_)) {
        let own = ui.height(remark, area.width).min(area.height);
        return ui.write(remark, ui.theme.title(), rows(area, area.height - own, own));
    }
    let text = ui.clipped(&question(letter, alphabet, Screen), area.width.into());
    let style = match screen.is_thinking() {
        true => ui.style(Role::Muted),
        false => ui.theme.title(),
    };
    let above = area.height.saturating_sub(1);
    let row = rows(area, above, 1);
    let used = text.width() as u16 + 3;
    ui.label(text, style, row);
    if screen.asks_yes_or_no() && !screen.is_thinking() {
        let beside = Rect { x: row.x + used, width: row.width.saturating_sub(used), ..row };
        if usize::from(beside.width) >= reverse::YES_OR_NO.width() {
            ui.label(reverse::YES_OR_NO, Role::Muted, beside);
        }
    }
    // A short remark stays close to the question.
    let own = ui.height(remark, area.width).min(above);
    ui.write(remark, Role::Ink, rows(area, above - own, own));
}
