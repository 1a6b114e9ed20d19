//! Reads the frames of a figure from its file in `assets/figures`, which explains the format.

use crate::ui::canvas::Canvas;
use crate::ui::theme::Role;
use crate::view::Outcome;

/// The frames of a figure in one size.
pub struct Sheet {
    /// Whether what is still to come is visible as a shadow.
    pub has_shadow: bool,
    /// Columns and rows.
    size: (u16, u16),
    frames: Vec<(Kind, Canvas)>,
}

/// What a frame belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A picture that stays until the next miss.
    Stage,
    /// A picture on the way to the next stage.
    Stroke,
    /// A scene at the end.
    Ending(Outcome),
}

impl Sheet {
    /// Reads a size, in columns and rows, from a file. Lines that don't follow the format are ignored.
    pub fn read(text: &str, size: (u16, u16)) -> Self {
        let has_shadow = text.lines().take_while(|line| !is_size(line)).any(|it| it == "shadow");
        let mut sheet = Self { has_shadow, size, frames: Vec::new() };
        for line in lines(text, size) {
            sheet.read_line(line);
        }
        sheet
    }

    /// Reads a line; `None` if it doesn't follow the format.
    fn read_line(&mut self, line: &str) -> Option<()> {
        let Some((row, rest)) = line.split_once(' ') else {
            let kind = Kind::read(line)?;
            let (wide, high) = self.size;
            let before = self.frames.last().map(|(_, before)| before.clone());
            self.frames.push((kind, before.unwrap_or_else(|| Canvas::new(2 * wide, 2 * high))));
            return Some(());
        };
        let (column, pixels) = rest.split_once(' ')?;
        let (_, canvas) = self.frames.last_mut()?;
        let (y, left) = (row.parse().ok()?, column.parse::<i32>().ok()?);
        for (x, pixel) in (left..).zip(pixels.chars()) {
            canvas.set(x, y, role(pixel));
        }
        Some(())
    }

    /// Returns the frame between a stage and a later one, `share` (0 ..= 1) of the way from one to the other.
    pub fn frame(&self, (from, to): (usize, usize), share: f32) -> Option<&Canvas> {
        let at = |stage| {
            (0..self.frames.len()).filter(|at| self.frames[*at].0 == Kind::Stage).nth(stage)
        };
        let (from, to) = (at(from)?, at(to)?);
        let on = (share.clamp(0.0, 1.0) * to.saturating_sub(from) as f32).round() as usize;
        Some(&self.frames[from + on].1)
    }

    /// Returns a frame of a scene at the end.
    pub fn ending(&self, outcome: Outcome, progress: f32) -> Option<&Canvas> {
        let is_of_it = |(kind, _): &&(Kind, Canvas)| *kind == Kind::Ending(outcome);
        let scene: Vec<_> = self.frames.iter().filter(is_of_it).collect();
        let last = scene.len().checked_sub(1)?;
        let at = (progress.clamp(0.0, 1.0) * last as f32).round() as usize;
        Some(&scene[at].1)
    }
}

fn is_size(line: &str) -> bool {
    line.starts_with("size ")
}

/// Returns the lines of a size.
fn lines(text: &str, (wide, high): (u16, u16)) -> impl Iterator<Item = &str> {
    let begins = format!("size {wide} {high}");
    text.lines().skip_while(move |line| *line != begins).skip(1).take_while(|line| !is_size(line))
}

impl Kind {
    fn read(name: &str) -> Option<Self> {
        Some(match name {
            "stage" => Self::Stage,
            "stroke" => Self::Stroke,
            "won" => Self::Ending(Outcome::Won),
            "lost" => Self::Ending(Outcome::Lost),
            "given-up" => Self::Ending(Outcome::GivenUp),
            _ => return None,
        })
    }
}

/// Returns the role of a pixel; `None` if it is transparent.
const fn role(pixel: char) -> Option<Role> {
    Some(match pixel {
        'w' => Role::Wood,
        'g' => Role::Grain,
        'r' => Role::Rope,
        'i' => Role::Ink,
        'x' => Role::Loss,
        'o' => Role::Lost,
        'a' => Role::Accent,
        'h' => Role::Hit,
        'm' => Role::Muted,
        'f' => Role::Faint,
        's' => Role::Snow,
        '~' => Role::Water,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::figures::{Figure, SIZES, file};
    use crate::view::STAGES;

    #[test]
    fn every_line_of_a_file_is_understood_and_every_size_is_complete() {
        let files = |computer| Figure::ALL.map(|figure| file(figure, computer));
        for text in [false, true].map(files).concat() {
            let sizes = text.lines().filter_map(|line| line.strip_prefix("size "));
            assert!(sizes.eq(SIZES[1..].iter().map(|(wide, high)| format!("{wide} {high}"))));
            let mut head = text.lines().take_while(|line| !is_size(line));
            assert!(head.all(|line| line.starts_with('#') || line == "shadow"));
            for size in SIZES[1..].iter().copied() {
                let mut sheet = Sheet { has_shadow: false, size, frames: Vec::new() };
                for line in lines(text, size) {
                    assert!(sheet.read_line(line).is_some(), "{line}");
                }
                assert!(sheet.frame((0, STAGES), 1.0).is_some());
                assert!(sheet.frame((0, STAGES + 1), 1.0).is_none(), "the last is the last");
                for outcome in [Outcome::Won, Outcome::Lost, Outcome::GivenUp] {
                    assert!(sheet.ending(outcome, 1.0).is_some(), "{outcome:?} {size:?}");
                }
            }
        }
    }
}
