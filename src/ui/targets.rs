//! Owns [`Targets`]: which controls of a view clicks and the wheel reach in a picture. It is filled while the picture is
//! drawn, so what can be clicked on is where it is seen.

use ratatui::layout::{Position, Rect};

/// What the parts of a picture mean to the mouse; those in front come last.
#[derive(Debug, Default)]
pub struct Targets(Vec<Target>);

#[derive(Debug)]
struct Target {
    area: Rect,
    /// What a click does; nothing, where there is only something to scroll.
    click: Option<usize>,
    /// What the wheel does, up and down.
    wheel: Option<[usize; 2]>,
    /// Whether it hides what is behind it.
    hides: bool,
}

impl Targets {
    /// The number of the control that a click on a cell reaches, if it reaches any.
    pub fn click(&self, cell: Position) -> Option<usize> {
        self.over(cell).find(|part| part.hides || part.click.is_some())?.click
    }

    /// The number of the control that turning the wheel over a cell reaches, if it reaches any.
    pub fn wheel(&self, cell: Position, down: bool) -> Option<usize> {
        let part = self.over(cell).find(|part| part.hides || part.wheel.is_some())?;
        part.wheel.map(|[up, further]| if down { further } else { up })
    }

    fn over(&self, cell: Position) -> impl Iterator<Item = &Target> {
        self.0.iter().rev().filter(move |part| part.area.contains(cell))
    }

    fn put(&mut self, area: Rect, click: Option<usize>, wheel: Option<[usize; 2]>, hides: bool) {
        if !area.is_empty() {
            self.0.push(Target { area, click, wheel, hides });
        }
    }

    /// Forgets what is behind a card or a page.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// A card hides there what is behind it.
    pub(super) fn cover(&mut self, card: Rect) {
        self.put(card, None, None, true);
    }

    /// A click there reaches this control.
    pub(super) fn clicks(&mut self, area: Rect, act: usize) {
        self.put(area, Some(act), None, false);
    }

    /// The wheel scrolls there: up, down.
    pub(super) fn scrolls(&mut self, area: Rect, acts: [usize; 2]) {
        self.put(area, None, Some(acts), false);
    }
}
