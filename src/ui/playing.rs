//! The screen of a round.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::context::{Title, Ui};
use super::figures::{self, Loser, Stage};
use super::motion::{Motion, rolled, staggered};
use super::plan::{self, Board, Part, Plan, rows};
use super::theme::Role;
use super::widgets::fall;
use super::widgets::tiles::{self, Face};
use super::words_left::{falling, steps};
use super::xray::Shows;
use super::{Look, board, xray};
use crate::app::keys::Action;
use crate::app::{App, Input, Playing, Spelling, Xray};
use crate::game::Round;
use crate::text::Medium;
use crate::text::screens;
use crate::view::{self, Said, Tone};
use crate::words::Letter;

/// Where the parts of a round are.
pub fn plan(round: &Round, look: &Look<'_>, area: Rect) -> Plan {
    let engine = round.engine();
    plan::board(
        area,
        Board {
            theme: look.theme,
            places: round.length(),
            keys: board::longest_row(engine.alphabet()),
            held: false,
        },
    )
}

/// Paints the round, and the X-ray if it is asked for. The opponent talks in a row that is blank anyway.
pub fn draw(app: &App, screen: &Playing, ui: &mut Ui<'_>, area: Rect) {
    let round = screen.round();
    let lines = view::said(screen, app, Medium::Screen);
    let progress = ui.progress(Motion::Letter);
    let plan = plan(round, ui.look, area);
    if let Some(area) = plan.place(Part::Xray) {
        match screen.xray() {
            Some(shown) if plan.instead && shown.words => {
                let area = state(round, ui, area);
                let answer = rows(area, area.height - area.height.min(2), 2);
                said(&lines, ui, answer);
                point_at_the_news(ui, answer);
                let area = Rect { height: area.height - answer.height, ..area };
                return groups(shown, progress, ui, area);
            }
            Some(shown) if !plan.instead => groups(shown, progress, ui, area),
            None if !plan.instead && screen.shows_words_left() => xray::closed(ui, area),
            _ => {}
        }
    }
    let engine = round.engine();
    let alphabet = engine.alphabet();
    if let Some(area) = plan.place(Part::Figure) {
        let missed = round.replies().last().is_some_and(|reply| reply.is_miss());
        let stroke = if missed { progress } else { 1.0 };
        let (misses, of) = (round.misses(), round.lives().get());
        let stage = Stage { misses, of, stroke, ending: None };
        figures::draw(ui.look.figure, Loser::Player, &stage, ui, area);
    }
    if let Some(area) = plan.place(Part::Word) {
        match screen.naming() {
            // The blank row below the tiles is the cursor's.
            Some(typed) => {
                let below = plan.place(Part::Lives).filter(|lives| lives.y == area.bottom());
                let reach = area.height + u16::from(below.is_none());
                spelled(round, &typed, ui, area, Rect { height: reach, ..area });
            }
            None => known(round, progress, ui, area),
        }
    }
    if let Some(area) = plan.place(Part::Lives) {
        let (left, of) = (round.misses_left() as usize, round.lives().get() as usize);
        board::lives_left(left, of, ui, area);
    }
    if let Some(area) = plan.place(Part::Keys) {
        let letters: Vec<Letter> =
            round.replies().iter().filter_map(|reply| reply.letter()).collect();
        let guessed = (engine.guessed(), letters.as_slice());
        for (letter, key) in
            board::keys(alphabet, round.pattern(), guessed, screen.suggested(), ui, area)
        {
            ui.clicks(key, Input::Act(Action::Type(alphabet.upper(letter))));
        }
    }
    let news = [Part::Answer, Part::Lives, Part::Word].iter().find_map(|part| plan.place(*part));
    if let Some(area) = news.filter(|_| screen.naming().is_none()) {
        point_at_the_news(ui, area);
    }
    if let Some(area) = plan.place(Part::Answer) {
        said(&lines, ui, area);
        let voice = lines.iter().find(|line| line.tone == Tone::Voice);
        ui.speak(voice.map(|line| &*line.text), plan.blank_below(Part::Answer));
    }
    if let Some(place) = plan.place(Part::Fall) {
        let inside = xray::carded(ui, place);
        // Without a card, the bars end above the rule.
        let air = u16::from(inside == place && place.height > 7);
        let area = rows(inside, 0, inside.height - air);
        match screen.shows_words_left() {
            true => {
                let title = match round.is_about_the_list() {
                    true => screens::CAN_STILL_MEAN,
                    false => screens::OF_THE_LIST,
                };
                let (mut steps, is_new) = (steps(round), round.replies().is_empty());
                let before = match &mut steps[..] {
                    [.., before, last] if !is_new => {
                        // While the bars move, the last count is on its way; what is said of it is known at once.
                        last.left = rolled(before.left, last.left, progress);
                        Some(before.left)
                    }
                    _ => None,
                };
                let bars = falling(&steps, title, ui, area);
                if let Some(bars) = bars.filter(|bars| is_new && bars.height > 3) {
                    ui.write(screens::A_BAR_FOR_EACH, Role::Muted, rows(bars, 3, bars.height));
                }
                if let (Some(bars), Some(before)) = (bars, before) {
                    fall::leaving(&steps, before, progress, ui, bars);
                }
            }
            false => ui.write(screens::SHOW_WORDS_LEFT, Role::Muted, area),
        }
    }
}

/// Paints the groups of the last guess.
fn groups(shown: Xray<'_>, progress: f32, ui: &mut Ui<'_>, area: Rect) {
    let shows = Shows { words: shown.words, why: None, scrolled: (shown.scrolled, "↑↓") };
    if xray::draw(shown.turn, shows, progress, ui, area) {
        ui.scrolls(area, [Action::Previous, Action::Next]);
    }
}

/// Paints the known letters of the word; those of the last answer are being turned over.
fn known(round: &Round, progress: f32, ui: &mut Ui<'_>, area: Rect) {
    let mut tiles = board::known(round.pattern());
    if let Some(reply) = round.replies().last() {
        let found = reply.places();
        for (index, place) in found.iter().enumerate() {
            tiles[place].turned = staggered(progress, index, found.count(), 0.6);
        }
    }
    board::word(&tiles, ui, area);
}

/// Paints the word with the letters typed into its gaps, and the cursor at the next gap, within `reach`.
fn spelled(round: &Round, typed: &Spelling, ui: &mut Ui<'_>, area: Rect, reach: Rect) {
    let alphabet = round.alphabet();
    let mut tiles = board::known(round.pattern());
    let done = typed.next.unwrap_or(tiles.len());
    for (tile, letter) in tiles.iter_mut().zip(&typed.letters).take(done) {
        let letter = letter.map(|letter| alphabet.cased(letter));
        if tile.letter != letter {
            *tile = board::tile(letter, Face::Marked);
        }
    }
    board::word(&tiles, ui, area);
    let (size, inside) = board::fitted(tiles.len(), area, ui.theme);
    if let Some(next) = typed.next {
        board::point_at(tiles::place(next, tiles.len(), size, inside), ui, reach);
    } else {
        // A full word is followed by the cursor, as in any field.
        let last = tiles::place(tiles.len() - 1, tiles.len(), size, inside);
        ui.point(last.right().min(reach.right() - 1), last.y + last.height / 2);
    }
}

/// Paints the word and the misses left in a row above an X-ray that replaces the board. Returns the area below.
fn state(round: &Round, ui: &mut Ui<'_>, area: Rect) -> Rect {
    let left = screens::lives_left(round.misses_left() as usize);
    ui.clip(&format!("{}  {left}", round.pattern()), Title, rows(area, 0, 1));
    let apart = u16::from(area.height > 10);
    rows(area, 1 + apart, area.height)
}

/// Puts the cursor in front of the news, so that braille displays and magnifiers follow.
pub fn point_at_the_news(ui: &mut Ui<'_>, area: Rect) {
    ui.point(area.x.saturating_sub(1), area.y);
}

/// Paints the answer, and below it how many words it ruled out, or what the word means.
pub fn said(lines: &[Said], ui: &mut Ui<'_>, mut area: Rect) {
    for line in lines.iter().filter(|line| line.tone != Tone::Voice) {
        ui.write(&line.text, tone(line.tone, ui), area);
        let used = ui.height(&line.text, area.width).min(area.height);
        area = rows(area, used, area.height - used);
    }
}

/// Returns how a sentence about an answer is painted.
pub fn tone(tone: Tone, ui: &Ui<'_>) -> Style {
    match tone {
        Tone::Miss => ui.style(Role::Miss),
        // Without green cones both are olive, so a hit is also bolder.
        Tone::Hit => ui.style(Role::Hit).add_modifier(Modifier::BOLD),
        Tone::Meaning => ui.style(Role::Muted),
        _ => ui.style(Role::Ink),
    }
}
