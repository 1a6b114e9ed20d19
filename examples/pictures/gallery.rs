//! Draws the figures on a page.

use evil_hangman::game::Outcome;
use evil_hangman::ui::figures::{self, Figure, Moment};
use evil_hangman::ui::{Theme, Ui};
use evil_hangman::view::stage;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

fn page(width: u16, height: u16, theme: &Theme) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    buffer.set_style(buffer.area, theme.whole());
    buffer
}

/// Draws every figure at several moments of a round, and its endings.
pub fn figures(theme: &Theme, size: (u16, u16)) -> Buffer {
    let (wide, high) = size;
    let endings = [Outcome::Won, Outcome::Lost, Outcome::GivenUp];
    let mut buffer = page(wide * 6, (high + 1) * 4, theme);
    let ui = &mut Ui::new(theme, &mut buffer);
    for (row, figure) in (0..).zip(Figure::ALL) {
        let after = |misses| Moment::at(stage(figure, misses, 7));
        let stages = [2, 4, 6].map(after);
        let ends = endings.map(|ending| {
            let misses = if ending == Outcome::Lost { 7 } else { 3 };
            Moment { ending: Some(ending), ..after(misses) }
        });
        for (column, moment) in (0..).zip(stages.into_iter().chain(ends)) {
            let area = Rect::new(column * wide, row * (high + 1), wide, high);
            figures::draw(figure, false, &moment, ui, area);
        }
    }
    buffer
}

/// Draws the moments of a figure in an ending, side by side.
pub fn ending(theme: &Theme, figure: Figure, ending: Outcome, size: (u16, u16)) -> Buffer {
    let (wide, high) = size;
    let mut buffer = page(wide * 6, high, theme);
    let ui = &mut Ui::new(theme, &mut buffer);
    for column in 0..6_u16 {
        let progress = f32::from(column) / 5.0;
        let after = Moment::at(stage(figure, 4, 7));
        let moment = Moment { progress, ending: Some(ending), ..after };
        let area = Rect::new(column * wide, 0, wide, high);
        figures::draw(figure, false, &moment, ui, area);
    }
    buffer
}
