//! The end of a round, drawn from its view: how it ended, what it says the word was, and the words that it could have been
//! as well.

mod settling;

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Stylize};
use ratatui::text::Line;

use super::board;
use super::buttons::{self, button_rows};
use super::context::{Title, Ui};
use super::figures::{self, Loser, Stage};
use super::motion::Motion;
use super::plan::{self, Part as Place, Scene, rows};
use super::text::wrapped;
use super::theme::Role;
use super::widgets::big;
use super::widgets::tiles::Tile;
use super::words_left::course;
use crate::app::{App, Input, Screen};
use crate::game::{Finished, Outcome};
use crate::text::screens;
use crate::view::{Part, STAGES, Said, Tone, View, WordState};
use crate::words::shown;

/// Paints the end of a round. The opponent talks in a row that is blank anyway.
pub fn draw(app: &App, ui: &mut Ui<'_>, area: Rect) {
    let view = View::of(app, ui.look.reach);
    let finished = match app.screen() {
        Screen::GameOver(over) => Some(over.finished()),
        _ => None,
    };
    let (mut headline, mut outcome, mut said) = ("", Outcome::GivenUp, &[][..]);
    let (mut others, mut field, mut menu) = ((&[][..], 0), None, Vec::new());
    let (mut figure, mut word) = (None, &[][..]);
    for part in &view.parts {
        match part {
            Part::Figure { stage, computer, ending, .. } => {
                let loser = if *computer { Loser::Computer } else { Loser::Player };
                figure = ending.map(|outcome| (loser, *stage as u32, outcome));
            }
            Part::Word { tiles, .. } => word = tiles,
            Part::Headline { text, ending } => (headline, outcome) = (text, *ending),
            Part::Said { lines } => said = lines,
            Part::Words(words) => others = (&words.words, words.more),
            Part::Field { label, value, .. } => field = Some((label, value)),
            Part::Buttons { buttons } => {
                let in_menu = |act| matches!(view.input(act), Some(Input::Choose(_)));
                menu.extend(buttons.iter().filter(|button| in_menu(button.act)));
            }
            _ => {}
        }
    }
    let labels: Vec<_> = menu.iter().map(|button| &*button.label).collect();
    let [verdict, meaning, decisive, summary] =
        [Tone::Strong, Tone::Meaning, Tone::Plain, Tone::Quiet].map(|tone| in_tone(said, tone));
    // A player who gives up is not kept waiting.
    let quiet = finished.is_some_and(|finished| finished.outcome == Outcome::GivenUp);
    let progress = ui.progress(if quiet { Motion::Letter } else { Motion::Ending });
    // First the tiles settle, then it says what the word was and how many fitted just as well.
    let revealed = progress >= finished.map_or(0.0, appears);
    // The judgement of a round arrives late, and has its rows from the start.
    let judged = |ui: &Ui<'_>, width| match finished {
        Some(_) => {
            if width >= 70 {
                1
            } else {
                2
            }
        }
        None => ui.height(&decisive, width),
    };
    let plan = plan::over(
        area,
        Scene {
            theme: ui.theme,
            places: word.len(),
            title: big::width(&headline.to_uppercase()),
            said: &|width| ui.height(&verdict, width),
            meaning: &|width| ui.height(&meaning, width),
            others: &|width| others_rows(others.0, ui, width),
            remark: &|width| {
                // A card can do without its squares, or be the result alone.
                let whole = remark(said, true, width).len() as u16;
                let plain = remark(said, false, width).len() as u16;
                vec![plain.min(1), plain, whole]
            },
            fair: &|width| judged(ui, width) + ui.height(&summary, width),
            letters: finished.map_or(0, |finished| finished.round.replies().len()),
            buttons: &|width| match field {
                Some((asks, _)) => ui.height(asks, width) + 1,
                None => button_rows(&labels, width),
            },
        },
    );
    if let (Some(area), Some((loser, misses, outcome))) = (plan.place(Place::Figure), figure) {
        let ending = Some((outcome, progress));
        let stage = Stage { misses, of: STAGES as u32, stroke: 1.0, ending };
        figures::draw(ui.look.figure, loser, &stage, ui, area);
    }
    if let Some(area) = plan.place(Place::Title) {
        title(headline, outcome, ui, area);
    }
    if let Some(area) = plan.place(Place::Word) {
        let tiles = match finished.filter(|_| progress < 1.0) {
            Some(finished) => settling::tiles(finished, progress),
            None => word.iter().map(Tile::from).collect(),
        };
        board::word(&tiles, ui, area);
    }
    if let Some(area) = plan.place(Place::Said).filter(|_| revealed) {
        ui.write(&verdict, Title, area);
    }
    if let Some(area) = plan.place(Place::Meaning).filter(|_| revealed) {
        ui.write(&meaning, Role::Muted, area);
    }
    if let Some(area) = plan.place(Place::Others).filter(|_| revealed) {
        letter_by_letter(others, ui, area);
    }
    let above = [Place::Others, Place::Meaning, Place::Said]
        .into_iter()
        .find(|part| plan.place(*part).is_some());
    let voice = said.iter().find(|line| line.tone == Tone::Voice && revealed);
    ui.speak(voice.map(|line| &*line.text), above.and_then(|part| plan.blank_below(part)));
    if let Some(area) = plan.place(Place::Remark) {
        let whole = remark(said, true, area.width);
        let fits = whole.len() <= area.height.into();
        let lines = if fits { whole } else { remark(said, false, area.width) };
        for ((role, line), row) in lines.into_iter().zip(0..area.height) {
            ui.label(line, role, rows(area, row, 1));
        }
    }
    if let (Some(area), Some(finished)) = (plan.place(Place::Course), finished) {
        course(&finished.round, ui, area);
    }
    if let Some(area) = plan.place(Place::Fair) {
        let above = judged(ui, area.width);
        let decisive = if revealed { &*decisive } else { "" };
        ui.write(decisive, Role::Accent, rows(area, 0, above));
        ui.write(&summary, Role::Muted, rows(area, above, area.height));
    }
    if let Some(area) = plan.place(Place::Buttons) {
        match field {
            Some((asks, typed)) => telling(asks, typed, ui, area),
            None => buttons::menu(&menu, ui, area),
        }
    }
}

/// Returns the progress of the ending (0 ..= 1) at which the verdict appears.
fn appears(finished: &Finished) -> f32 {
    if finished.outcome == Outcome::Won { 0.3 } else { 0.9 }
}

/// Returns the sentences of this tone.
fn in_tone(said: &[Said], tone: Tone) -> String {
    let lines = said.iter().filter(|line| line.tone == tone).map(|line| &*line.text);
    lines.collect::<Vec<_>>().join(" ")
}

/// Returns the lines of what else has to be read: what went wrong outside, the card of today's game with its squares or
/// without, which level comes next.
fn remark(said: &[Said], squares: bool, width: u16) -> Vec<(Role, String)> {
    let role = |tone| match tone {
        Tone::Danger => Some(Role::Danger),
        Tone::Accent => Some(Role::Accent),
        Tone::Hit => squares.then_some(Role::Hit),
        _ => None,
    };
    let lines = said.iter().filter_map(|line| Some((role(line.tone)?, &line.text)));
    lines
        .flat_map(|(role, text)| {
            wrapped(text, width.into()).into_iter().map(move |line| (role, line))
        })
        .collect()
}

/// Paints how it ended, as large as there is room for.
fn title(headline: &str, outcome: Outcome, ui: &mut Ui<'_>, area: Rect) {
    let role = match outcome {
        Outcome::Won => Role::Hit,
        Outcome::Lost => Role::Danger,
        Outcome::GivenUp => Role::Ink,
    };
    let headline = headline.to_uppercase();
    if area.height >= big::ROWS {
        // Letters that are drawn are shapes.
        let shape = if outcome == Outcome::Lost { Role::Loss } else { role };
        big::draw(&headline, shape, ui, area);
    } else {
        let text = ui.clipped(&headline, area.width.into());
        let style = ui.style(role).add_modifier(Modifier::BOLD);
        ui.label(text, style, area);
    }
}

/// Paints a question and the field for its answer.
fn telling(asks: &str, typed: &str, ui: &mut Ui<'_>, area: Rect) {
    let above = area.height.saturating_sub(1);
    ui.write(asks, Title, rows(area, 0, above));
    let area = rows(area, above, 1);
    let (field, column) = ui.field(&shown(typed, false), area.width);
    ui.put(field, area);
    ui.point((area.x + column).min(area.right() - 1), area.y);
}

/// Columns between two words.
const GAP: u16 = 3;

/// Returns the columns of a word and the gap behind it, and how many words a row has. Where there is only ASCII, other
/// letters take two.
fn grid(others: &[WordState], ui: &Ui<'_>, width: u16) -> (u16, u16) {
    let columns =
        |word: &WordState| word.letters.iter().map(|(letter, _)| ui.width(letter)).sum::<u16>();
    let pitch = others.iter().map(columns).max().unwrap_or(1) + GAP;
    (pitch, ((width + GAP) / pitch).max(1))
}

fn others_rows(others: &[WordState], ui: &Ui<'_>, width: u16) -> u16 {
    (others.len() as u16).div_ceil(grid(others, ui, width).1)
}

/// Paints the words, letter by letter: those that were found stand out, so that all can see how little the player knew. The
/// last place is for how many more there are.
fn letter_by_letter((others, more): (&[WordState], usize), ui: &mut Ui<'_>, area: Rect) {
    let (pitch, in_a_row) = grid(others, ui, area.width);
    let room = usize::from(in_a_row * area.height);
    let all = others.len() + more;
    let shown = if all > room { room.saturating_sub(1) } else { room }.min(others.len());
    let mut places =
        (0..area.height).flat_map(|row| (0..in_a_row).map(move |column| (row, column)));
    let place = |(row, column): (u16, u16)| {
        let x = area.x + column * pitch;
        Rect { x, width: area.right().saturating_sub(x), ..rows(area, row, 1) }
    };
    for (word, at) in others.iter().take(shown).zip(&mut places) {
        let letter = |(letter, known): &(String, bool)| match known {
            // Bold where there are no colours.
            true => ui.span(letter.clone(), Role::Hit).bold(),
            false => ui.span(letter.clone(), Role::Miss),
        };
        let letters: Vec<_> = word.letters.iter().map(letter).collect();
        ui.put(Line::from(letters), place(at));
    }
    if let (Some(at), more @ 1..) = (places.next(), all.saturating_sub(shown)) {
        ui.label(screens::plus(more), Role::Muted, place(at));
    }
}
