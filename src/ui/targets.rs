//! Owns [`Targets`]: which controls of a view clicks and the wheel reach in a picture, and which page it shows. It is filled
//! while the picture is drawn, so what can be clicked on is where it is seen.

use ratatui::layout::{Position, Rect};

/// What the parts of a picture mean to the mouse; those in front come last.
#[derive(Debug, Default)]
pub struct Targets {
    /// Where a click reaches which control.
    clicks: Vec<(Rect, usize)>,
    /// Where the wheel reaches which controls: up, down.
    wheels: Vec<(Rect, [usize; 2])>,
    /// The page (from 0) that is seen of what is in front.
    pub page: u16,
}

impl Targets {
    /// The number of the control that a click on a cell reaches, if it reaches any.
    pub fn click(&self, cell: Position) -> Option<usize> {
        in_front(&self.clicks, cell)
    }

    /// The number of the control that turning the wheel over a cell reaches, if it reaches any.
    pub fn wheel(&self, cell: Position, down: bool) -> Option<usize> {
        in_front(&self.wheels, cell).map(|controls| controls[usize::from(down)])
    }

    /// A click there reaches this control.
    pub(super) fn clicks(&mut self, area: Rect, act: usize) {
        self.clicks.push((area, act));
    }

    /// The wheel scrolls there: up, down.
    pub(super) fn scrolls(&mut self, area: Rect, acts: [usize; 2]) {
        self.wheels.push((area, acts));
    }
}

/// Returns what is in front at a cell.
fn in_front<T: Copy>(targets: &[(Rect, T)], cell: Position) -> Option<T> {
    targets.iter().rev().find(|(area, _)| area.contains(cell)).map(|(_, what)| *what)
}
