//! Draws shapes on a canvas of any size, in fixed coordinates.

use crate::ui::canvas::Canvas;
use crate::ui::theme::Role;

/// The width and height of the drawing in the pen's units, which are square.
pub(super) const WIDTH: f32 = 80.0;
pub(super) const HEIGHT: f32 = 100.0;

/// Draws shapes. x runs to the right from 0 to [`WIDTH`], and y down from 0 to [`HEIGHT`].
pub(super) struct Pen<'a> {
    canvas: &'a mut Canvas,
    /// The pixels per unit, horizontally and vertically; pixels may be twice as high as wide.
    scale: (f32, f32),
    left: f32,
    /// The part of each shape that is drawn (0 ..= 1), in the direction of drawing by hand.
    pub(super) part: f32,
    /// Whether the ground is light, so that white shapes need an outline.
    pub(super) light: bool,
    /// The offset of everything.
    pub(super) moved: (f32, f32),
}

impl<'a> Pen<'a> {
    pub(super) fn new(canvas: &'a mut Canvas) -> Self {
        let (wide, high) = canvas.size();
        let down = f32::from(high) / HEIGHT;
        let across = (2.0 * down).min(f32::from(wide) / WIDTH);
        let left = (f32::from(wide) - across * WIDTH) / 2.0;
        Self { canvas, scale: (across, down), left, part: 1.0, light: false, moved: (0.0, 0.0) }
    }

    /// Returns the pixel that contains a point.
    fn pixel(&self, (x, y): (f32, f32)) -> (i32, i32) {
        let x = (x + self.moved.0) * self.scale.0 + self.left;
        let y = (y + self.moved.1) * self.scale.1;
        (x.floor() as i32, y.floor() as i32)
    }

    /// Fills a part of the pixels, in order, as given by `part`.
    fn fill(&mut self, pixels: &[(i32, i32)], role: Option<Role>) {
        // A cell has two colours only, so an eye on the edge of a head has to be the same nothing as what is around it.
        let role = role.filter(|role| *role != Role::Ground);
        let count = (pixels.len() as f32 * self.part.clamp(0.0, 1.0)).round() as usize;
        for &(x, y) in &pixels[..count.min(pixels.len())] {
            self.canvas.set(x, y, role);
        }
    }

    /// Returns the pixels within these bounds whose centre satisfies a condition, row by row. At least one
    /// row and one column are considered.
    fn region(
        &self,
        (x0, y0): (f32, f32),
        (x1, y1): (f32, f32),
        inside: impl Fn(f32, f32) -> bool,
    ) -> Vec<(i32, i32)> {
        let (left, top) = self.pixel((x0, y0));
        let (right, bottom) = self.pixel((x1, y1));
        let back = |x: i32, y: i32| {
            let x = (x as f32 + 0.5 - self.left) / self.scale.0 - self.moved.0;
            (x, (y as f32 + 0.5) / self.scale.1 - self.moved.1)
        };
        let rows = top..=bottom;
        rows.flat_map(|y| (left..=right).map(move |x| (x, y)))
            .filter(|&(x, y)| {
                let (x, y) = back(x, y);
                inside(x, y)
            })
            .collect()
    }

    /// Fills a rectangle.
    pub(super) fn rect(&mut self, from: (f32, f32), to: (f32, f32), role: Role) {
        let (left, top) = self.pixel(from);
        let (right, bottom) = self.pixel(to);
        let (right, bottom) = (right.max(left + 1), bottom.max(top + 1));
        let pixels: Vec<_> =
            (top..bottom).flat_map(|y| (left..right).map(move |x| (x, y))).collect();
        self.fill(&pixels, Some(role));
    }

    /// Draws a line of this thickness from one point to another.
    pub(super) fn line(&mut self, from: (f32, f32), to: (f32, f32), thick: f32, role: Role) {
        let (start, end) = (self.pixel(from), self.pixel(to));
        let steps = (end.0 - start.0).abs().max((end.1 - start.1).abs()).max(1);
        let wide = (thick * self.scale.0).round().max(1.0) as i32;
        let mut pixels = Vec::new();
        for step in 0..=steps {
            let share = step as f32 / steps as f32;
            let at = |from: i32, to: i32| (from as f32 + (to - from) as f32 * share).round() as i32;
            let (x, y) = (at(start.0, end.0), at(start.1, end.1));
            pixels.extend((0..wide).map(|aside| (x - wide / 2 + aside, y)));
        }
        self.fill(&pixels, Some(role));
    }

    /// Fills an ellipse.
    pub(super) fn disc(&mut self, middle: (f32, f32), radius: (f32, f32), role: Role) {
        let pixels = self.ellipse(middle, radius);
        self.fill(&pixels, Some(role));
    }

    /// Clears an ellipse.
    pub(super) fn hole(&mut self, middle: (f32, f32), radius: (f32, f32)) {
        let pixels = self.ellipse(middle, radius);
        self.fill(&pixels, None);
    }

    fn ellipse(&self, (cx, cy): (f32, f32), (rx, ry): (f32, f32)) -> Vec<(i32, i32)> {
        let inside = |x: f32, y: f32| ((x - cx) / rx).powi(2) + ((y - cy) / ry).powi(2) <= 1.0;
        let pixels = self.region((cx - rx, cy - ry), (cx + rx, cy + ry), inside);
        if pixels.is_empty() { vec![self.pixel((cx, cy))] } else { pixels }
    }

    /// The middle of the column of pixels in which `x` lies: what is drawn around it is the same on both sides.
    pub(super) fn middle_of(&self, x: f32) -> f32 {
        let (column, _) = self.pixel((x, 0.0));
        (column as f32 + 0.5 - self.left) / self.scale.0 - self.moved.0
    }

    /// Fills a rectangle around a point, the same on both sides of it.
    pub(super) fn block(&mut self, (cx, cy): (f32, f32), half: (f32, f32), role: Role) {
        let inside = |x: f32, y: f32| (x - cx).abs() <= half.0 && (y - cy).abs() <= half.1;
        let pixels = self.region((cx - half.0, cy - half.1), (cx + half.0, cy + half.1), inside);
        self.fill(&pixels, Some(role));
    }

    /// A limb of this thickness: every pixel whose middle is near enough to the line between two points.
    pub(super) fn limb(&mut self, from: (f32, f32), to: (f32, f32), thick: f32, role: Role) {
        let near = (thick / 2.0).max(0.51 / self.scale.0);
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let long = (dx * dx + dy * dy).max(f32::EPSILON);
        let inside = |x: f32, y: f32| {
            let along = (((x - from.0) * dx + (y - from.1) * dy) / long).clamp(0.0, 1.0);
            let (aside, above) = (x - from.0 - along * dx, y - from.1 - along * dy);
            aside * aside + above * above <= near * near
        };
        let (left, right) = (from.0.min(to.0) - near, from.0.max(to.0) + near);
        let (top, bottom) = (from.1.min(to.1) - near, from.1.max(to.1) + near);
        let pixels = self.region((left, top), (right, bottom), inside);
        self.fill(&pixels, Some(role));
    }

    /// Draws the outline of an ellipse, clockwise from the top.
    pub(super) fn ring(&mut self, middle: (f32, f32), radius: (f32, f32), thick: f32, role: Role) {
        let (cx, cy) = middle;
        let wide = (thick * self.scale.0).round().max(1.0) as i32;
        let mut pixels: Vec<(i32, i32)> = Vec::new();
        for step in 0..360 {
            let angle = (step as f32).to_radians();
            let at = (cx + radius.0 * angle.sin(), cy - radius.1 * angle.cos());
            let (x, y) = self.pixel(at);
            // Extra thickness goes inwards.
            let inward = if angle.sin() > 0.0 { -1 } else { 1 };
            for aside in 0..wide {
                let pixel = (x + inward * aside, y);
                if !pixels.contains(&pixel) {
                    pixels.push(pixel);
                }
            }
        }
        self.fill(&pixels, Some(role));
    }

    /// Draws one pixel, whatever the size of the figure.
    pub(super) fn dot(&mut self, at: (f32, f32), role: Role) {
        let pixel = self.pixel(at);
        self.fill(&[pixel], Some(role));
    }

    /// Whether a face can be seen at this size.
    pub(super) fn is_medium(&self) -> bool {
        self.scale.1 >= 0.3
    }

    /// Returns whether details are visible at this size.
    pub(super) fn is_fine(&self) -> bool {
        self.scale.1 >= 0.4
    }
}

/// Returns how many of `all` strokes are drawn after `misses` of `of` misses: none before the first miss, something with
/// it, and all only with the last one. In between, the strokes are spread evenly.
pub(super) fn drawn(all: usize, misses: u32, of: u32) -> usize {
    let share = misses as usize * all / (of.max(1) as usize);
    let at_least = usize::from(misses > 0);
    let at_most = if misses >= of { all } else { all - 1 };
    share.max(at_least).min(at_most)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_figure_grows_with_the_misses_and_ends_with_the_last() {
        let all = 26;
        for of in [1, 2, 3, 5, 6, 7, 10, 25, 26, 27, 100, 4_000_000_000] {
            let misses = BTreeSet::from_iter((0..=of.min(60)).chain([of - 1, of]));
            let drawn: Vec<_> = misses.into_iter().map(|misses| drawn(all, misses, of)).collect();
            assert!(drawn.is_sorted(), "{of}: {drawn:?}");
            assert_eq!(drawn.first(), Some(&0), "{of}: it begins with nothing");
            assert_eq!(drawn.last(), Some(&all), "{of}");
            assert!(of == 1 || drawn[drawn.len() - 2] < all, "{of}: not before the end");
            assert!(drawn[1] > drawn[0], "{of}: the first miss is seen");
            if of as usize <= all {
                let each = drawn.windows(2).take(of as usize).all(|pair| pair[0] < pair[1]);
                assert!(each, "{of}");
            }
        }
    }
}
