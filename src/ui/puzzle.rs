//! A puzzle, drawn from its view: the pattern, all of its words with those struck through that are ruled out, and the last
//! answer.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::board;
use super::buttons::{button_rows, menu};
use super::context::{Title, Ui};
use super::plan::{self, Part as Place, rows};
use super::playing::{point_at_the_news, said};
use super::theme::Role;
use super::widgets::tiles::Tile;
use crate::app::keys::Action;
use crate::app::{App, Input, PuzzleScreen};
use crate::text::puzzle;
use crate::view::{Part, Said, View, WordState};
use crate::words::Letter;

/// Columns between two words.
const GAP: u16 = 2;

/// Paints a puzzle.
pub fn draw(app: &App, screen: &PuzzleScreen, ui: &mut Ui<'_>, area: Rect) {
    let view = View::of(app, ui.look.reach);
    let words = view.parts.iter().find_map(|part| match part {
        Part::Words(words) => Some(&words.words[..]),
        _ => None,
    });
    let words = words.unwrap_or_default();
    let position = screen.position();
    let alphabet = position.alphabet();
    let labels = [Action::Same, Action::Hint, Action::Again].map(puzzle::label);
    let plan = plan::puzzle(
        area,
        &plan::PuzzleParts {
            theme: ui.theme,
            places: position.pattern().length(),
            keys: board::longest_row(alphabet),
            words: &|width| words.len().div_ceil(columns(words, width, ui)) as u16,
            buttons: &|width| button_rows(&labels, width),
        },
    );
    let news = [Place::Answer, Place::Lives, Place::Word];
    if let Some(area) = news.iter().find_map(|part| plan.place(*part)) {
        point_at_the_news(ui, area);
    }
    let place = |place| plan.place(place).unwrap_or_default();
    for part in &view.parts {
        match part {
            Part::Word { tiles, .. } => {
                let tiles: Vec<_> = tiles.iter().map(Tile::from).collect();
                board::word(&tiles, ui, place(Place::Word));
            }
            Part::Lives { left, of, .. } => {
                board::lives_left(*left, *of, ui, place(Place::Lives));
            }
            Part::Words(words) => grid(&words.words, ui, place(Place::Others)),
            // After a letter that lost, and at the end, more is said, and buttons need fewer rows than keys.
            Part::Said { lines } if screen.menu().is_some() => {
                let (answer, keys) = (place(Place::Answer), place(Place::Keys));
                let buttons = button_rows(&labels, keys.width);
                let high = keys.bottom().saturating_sub(buttons + 1).saturating_sub(answer.y);
                said_whole(lines, ui, Rect { height: high.max(answer.height), ..answer });
            }
            Part::Said { lines } => said(lines, ui, place(Place::Answer)),
            Part::Buttons { buttons } => {
                let area = place(Place::Keys);
                let high = button_rows(&labels, area.width);
                let area = rows(area, area.height.saturating_sub(high), high);
                menu(&buttons.iter().collect::<Vec<_>>(), ui, area);
            }
            Part::Keys { .. } => {
                let letters: Vec<Letter> = position.guessed().iter().collect();
                let guessed = (position.guessed(), letters.as_slice());
                let area = place(Place::Keys);
                let keys = board::keys(alphabet, position.pattern(), guessed, None, ui, area);
                for (letter, key) in keys {
                    ui.clicks(key, Input::Act(Action::Type(alphabet.upper(letter))));
                }
            }
            _ => {}
        }
    }
}

/// Paints sentences, but none but the first that does not fit.
fn said_whole(lines: &[Said], ui: &mut Ui<'_>, area: Rect) {
    let mut top = 0;
    for (number, line) in lines.iter().enumerate() {
        let high = ui.height(&line.text, area.width);
        if number == 0 || top + high <= area.height {
            said(std::slice::from_ref(line), ui, rows(area, top, area.height - top));
            top = (top + high).min(area.height);
        }
    }
}

/// Returns the columns of a word and the gap beside it.
fn wide(words: &[WordState], ui: &Ui<'_>) -> u16 {
    words.iter().map(|word| ui.width(&word.text())).max().unwrap_or(0) + GAP
}

/// Returns the number of words beside each other: as few as possible in as few rows as possible.
fn columns(words: &[WordState], width: u16, ui: &Ui<'_>) -> usize {
    let most = usize::from(((width + GAP) / wide(words, ui)).max(1));
    words.len().div_ceil(words.len().div_ceil(most).max(1)).max(1)
}

/// Paints all words of the puzzle in columns. Those that are ruled out are in lower case, too: not every terminal can
/// strike through.
fn grid(words: &[WordState], ui: &mut Ui<'_>, area: Rect) {
    let (wide, columns) = (wide(words, ui), columns(words, area.width, ui));
    let high = words.len().div_ceil(columns);
    for (at, word) in words.iter().enumerate() {
        let x = area.x + wide * (at / high) as u16;
        let text = word.text();
        // No wider than the word: a label's style fills its place.
        let width = ui.width(&text).min(area.right().saturating_sub(x));
        let place = Rect { x, width, ..rows(area, (at % high) as u16, 1) };
        match word.out {
            false => ui.label(text, Title, place),
            true => {
                let style = ui.style(Role::Muted).add_modifier(Modifier::CROSSED_OUT);
                ui.label(text, style, place);
            }
        }
    }
}
