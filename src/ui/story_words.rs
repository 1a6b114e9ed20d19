//! The words that fitted to the end of a round; of any word that is typed, whether it fits, or what ruled it out.

use ratatui::layout::Rect;

use super::context::{Title, Ui};
use super::plan::rows;
use super::theme::Role;
use super::widgets::tiles::Face;
use super::word_column;
use crate::app::StoryScreen;
use crate::text::Medium::Screen;
use crate::text::proof::{another_length, check_a_word, checked, none_shown};
use crate::words::{Pattern, Word, shown};

/// Paints what was typed, the sentence about the word, and the words to choose from.
pub fn draw(screen: &StoryScreen, ui: &mut Ui<'_>, area: Rect) {
    let area = rows(area, u16::from(area.height > 12), area.height);
    let round = &screen.finished().round;
    let fitting = screen.story().fitting_count;
    let head = match screen.story().fitting.is_empty() {
        true => none_shown(fitting),
        false => check_a_word(fitting),
    };
    let mut top = ui.height(&head, area.width);
    ui.write(&head, Title, rows(area, 0, top));
    ui.point(area.x, area.y);
    let (field, column) = ui.field(&shown(screen.typed(), round.is_clean()), area.width);
    ui.put(field, rows(area, top, 1));
    if top < area.height {
        ui.point(area.x + column, area.y + top);
    }
    top += 1 + u16::from(area.height > 8);
    let mut area = rows(area, top, area.height);
    if let Some(word) = screen.word() {
        let by = screen.ruled_out(&word);
        // The letter that ruled it out has the colour of what is wrong.
        let mut known = Pattern::hidden(word.alphabet(), word.letters().len());
        let face = match &by {
            Some(by) => {
                by.guess.reveal(&mut known, by.guess.answer_for(&word));
                Face::Lost
            }
            None => {
                known = round.pattern().clone();
                Face::Found
            }
        };
        area = word_column::large(&word, &known, (face, Face::Marked), ui, area);
        let listed = round.start().listed().has(&word);
        let sentence = checked(&word, by.as_ref(), listed, Screen);
        let high = ui.height(&sentence, area.width);
        ui.write(&sentence, if by.is_some() { Role::Accent } else { Role::Hit }, area);
        area = rows(area, high + u16::from(area.height > 6), area.height);
    } else if let Ok(word) = Word::typed(screen.typed(), round.alphabet(), round.is_clean()) {
        ui.write(&another_length(&word, round.length()), Role::Accent, area);
    }
    if area.height == 0 {
        return;
    }
    let selected = (screen.word_number(), screen.words().count());
    word_column::draw(screen.words(), selected, word_column::column(round.length()), ui, area);
}
