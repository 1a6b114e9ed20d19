//! The words that fitted to the end of a round, and the round as it would have been with one of them.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::context::{Title, Ui};
use super::plan::rows;
use super::theme::Role;
use super::widgets::tiles::Face;
use super::word_column;
use crate::app::StoryScreen;
use crate::game::Turn;
use crate::text::proof;
use crate::words::{Alphabet, Word};

/// Paints the words that fit every answer, and the round as if it had been the selected one all along.
pub(super) fn draw(screen: &StoryScreen, ui: &mut Ui<'_>, area: Rect) {
    let area = rows(area, u16::from(area.height > 12), area.height);
    let story = screen.story();
    let alphabet = screen.finished().round.engine().alphabet();
    let Some(word) = screen.word() else {
        let none = proof::none_shown(story.fitting_count);
        ui.write(&none, Role::Muted, area);
        ui.point(area.x, area.y);
        return;
    };
    let lines = ui.wrapped(&proof::had_it_been(story.fitting_count, word), area.width);
    let top = lines.len() as u16 + u16::from(area.height > 8);
    for (line, row) in lines.into_iter().zip(0..) {
        ui.label(line, Title, rows(area, row, 1));
    }
    let area = rows(area, top, area.height);
    let known = screen.finished().round.pattern();
    let area = word_column::large(word, known, (Face::Found, Face::Lost), ui, area);
    let column = word_column::column(word.letters().len()).min(area.width / 2);
    let left = Rect { width: column, ..area };
    let right = Rect { x: area.x + column, width: area.width - column, ..area };
    let selected = (screen.word_number(), story.fitting.len());
    word_column::draw(story.fitting.iter(), selected, column, ui, left);
    // If not all turns have room, the last ones say the most; the first row says how many are missing.
    let cut = story.turns.len() > usize::from(right.height) && right.height > 2;
    let right = if cut { rows(right, 1, right.height) } else { right };
    let skipped = story.turns.len().saturating_sub(right.height.into());
    if cut {
        ui.clip(&proof::earlier(skipped), Role::Muted, Rect { y: right.y - 1, height: 1, ..right });
    }
    for (turn, row) in story.turns.iter().skip(skipped).zip(0..right.height) {
        let role = if turn.is_miss() { Role::Miss } else { Role::Hit };
        let [long, brief] = told_of(turn, word, alphabet);
        let told = if long.width() <= right.width.into() { long } else { brief };
        ui.clip(&told, role, rows(right, row, 1));
    }
}

/// Returns what the answer to a letter would have been with this word, and whether that is the answer that
/// was given; and the same in fewer words.
fn told_of(turn: &Turn, word: &Word, alphabet: &Alphabet) -> [String; 2] {
    let places = turn.guess.answer_for(word);
    let letter = turn.guess.face(alphabet, !places.is_empty()).upper;
    let mut known = turn.pattern.clone();
    turn.guess.reveal(&mut known, places);
    let [told, brief] = proof::would_have_said(turn, word);
    [format!("{letter}  {known}  {told}"), brief]
}
