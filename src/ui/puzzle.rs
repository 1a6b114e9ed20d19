//! A puzzle: the pattern, all of its words with those struck through that are ruled out, and the last answer.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::board;
use super::buttons::{button_rows, buttons};
use super::context::{Title, Ui};
use super::plan::{self, Part, rows};
use super::playing::point_at_the_news;
use super::theme::Role;
use crate::app::keys::Action;
use crate::app::{Input, PuzzleItem, PuzzleRemark, PuzzleScreen};
use crate::text::Medium::Screen;
use crate::text::puzzle;
use crate::words::{Letter, Word};

/// Columns between two words.
const GAP: u16 = 2;

/// Paints a puzzle.
pub fn draw(screen: &PuzzleScreen, ui: &mut Ui<'_>, area: Rect) {
    let position = screen.position();
    let alphabet = position.alphabet();
    let words: Vec<Word> = screen.puzzle().words().collect();
    let labels = [PuzzleItem::Again, PuzzleItem::Next].map(puzzle::item);
    let plan = plan::puzzle(
        area,
        &plan::PuzzleParts {
            theme: ui.theme,
            places: position.pattern().length(),
            keys: board::longest_row(alphabet),
            words: &|width| words.len().div_ceil(columns(&words, width, ui)) as u16,
            buttons: &|width| button_rows(&labels, width),
        },
    );
    if let Some(area) = plan.place(Part::Word) {
        board::word(&board::known(position.pattern(), alphabet), ui, area);
    }
    if let Some(area) = plan.place(Part::Lives) {
        board::lives_left(position.misses_left(), screen.puzzle().lives(), ui, area);
    }
    if let Some(area) = plan.place(Part::Others) {
        grid(screen, &words, ui, area);
    }
    if let Some(area) = plan.place(Part::Answer) {
        let style = match screen.remark() {
            PuzzleRemark::Answered(_, reply) if reply.loses() => ui.style(Role::Miss),
            PuzzleRemark::Answered(..) => ui.style(Role::Hit).add_modifier(Modifier::BOLD),
            _ => ui.style(Role::Ink),
        };
        ui.write(&puzzle::remark(screen, Screen), style, area);
    }
    let news = [Part::Answer, Part::Lives, Part::Word].iter().find_map(|part| plan.place(*part));
    if let Some(area) = news {
        point_at_the_news(ui, area);
    }
    let Some(area) = plan.place(Part::Keys) else { return };
    if let Some(menu) = screen.menu() {
        let labels: Vec<_> = menu.items().iter().map(|item| puzzle::item(*item)).collect();
        return buttons(
            &labels,
            menu.position(),
            ui,
            rows(area, 0, button_rows(&labels, area.width)),
        );
    }
    let letters: Vec<Letter> = position.guessed().iter().collect();
    let guessed = (position.guessed(), letters.as_slice());
    for (letter, key) in board::keys(alphabet, position.pattern(), guessed, None, ui, area) {
        ui.clicks(key, Input::Act(Action::Type(alphabet.upper(letter))));
    }
}

/// Returns the columns of a word and the gap beside it.
fn wide(words: &[Word], ui: &Ui<'_>) -> u16 {
    words.iter().map(|word| ui.width(&word.to_string())).max().unwrap_or(0) + GAP
}

/// Returns the number of words beside each other: as few as possible in as few rows as possible.
fn columns(words: &[Word], width: u16, ui: &Ui<'_>) -> usize {
    let most = usize::from(((width + GAP) / wide(words, ui)).max(1));
    words.len().div_ceil(words.len().div_ceil(most)).max(1)
}

/// Paints all words of the puzzle in columns. Those that are ruled out are in lower case, too: not every terminal can
/// strike through.
fn grid(screen: &PuzzleScreen, words: &[Word], ui: &mut Ui<'_>, area: Rect) {
    let (wide, columns) = (wide(words, ui), columns(words, area.width, ui));
    let high = words.len().div_ceil(columns);
    let left = screen.position().candidates();
    for (at, word) in words.iter().enumerate() {
        let x = area.x + wide * (at / high) as u16;
        let is_left = left.is_some_and(|left| left.has(word));
        let written = if is_left { word.to_string() } else { word.spelling_lower() };
        // No wider than the word: a label's style fills its place.
        let width = ui.width(&written).min(area.right().saturating_sub(x));
        let place = Rect { x, width, ..rows(area, (at % high) as u16, 1) };
        if is_left {
            ui.label(written, Title, place);
        } else {
            let style = ui.style(Role::Muted).add_modifier(Modifier::CROSSED_OUT);
            ui.label(written, style, place);
        }
    }
}
