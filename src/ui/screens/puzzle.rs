//! A puzzle: the pattern, all of its words with those struck through that are ruled out, and the last answer.

use ratatui::layout::Rect;

use super::round::point_at_the_news;
use super::{keys_in_a_row, part, places};
use crate::ui::context::Ui;
use crate::ui::parts::{self, word};
use crate::ui::plan::{self, Place, rows};
use crate::view::{Part, View};

/// Paints a puzzle in the middle of the screen, as large as there is room.
pub fn draw(view: &View, ui: &mut Ui<'_>, area: Rect) {
    ui.centred = true;
    parts_of(view, ui, area);
    ui.centred = false;
}

fn parts_of(view: &View, ui: &mut Ui<'_>, area: Rect) {
    let words = part(view, |part| match part {
        Part::Words(words) => Some(words),
        _ => None,
    });
    let Some(words) = words else { return };
    let plan = plan::puzzle(
        area,
        &plan::PuzzleParts {
            theme: ui.theme,
            places: places(view),
            keys: keys_in_a_row(view),
            words: &|width| {
                [parts::word_rows(words, ui, width), parts::large_word_rows(words, ui, width)]
            },
        },
    );
    let news = [Place::Answer, Place::Lives, Place::Word];
    if let Some(area) = news.iter().find_map(|part| plan.place(*part)) {
        point_at_the_news(ui, area);
    }
    let place = |place| plan.place(place).unwrap_or_default();
    let buttons = part(view, |part| match part {
        Part::Buttons { buttons } => Some(parts::button_rows(buttons, place(Place::Keys).width)),
        _ => None,
    });
    let buttons = buttons.unwrap_or(0);
    for part in &view.parts {
        match part {
            Part::Word { tiles, passed, .. } => word::draw(tiles, passed, ui, place(Place::Word)),
            Part::Lives { left, of, text } => {
                parts::lives(*left, *of, text, ui, place(Place::Lives))
            }
            Part::Words(words) => parts::large_grid(words, ui, place(Place::Others)),
            // After a letter that lost, and at the end, more is said, and buttons need fewer rows than keys.
            Part::Said { lines } if buttons > 0 => {
                let (answer, keys) = (place(Place::Answer), place(Place::Keys));
                let high = keys.bottom().saturating_sub(buttons + 1).saturating_sub(answer.y);
                parts::said_whole(lines, ui, Rect { height: high.max(answer.height), ..answer });
            }
            Part::Said { lines } => parts::said(lines, ui, place(Place::Answer)),
            Part::Buttons { buttons: shown } => {
                let area = place(Place::Keys);
                let above = area.height.saturating_sub(buttons);
                parts::buttons(shown, ui, rows(area, above, buttons));
            }
            Part::Keys { keys, rows, guessed } => {
                parts::keys(keys, rows, guessed, ui, place(Place::Keys));
            }
            _ => {}
        }
    }
}
