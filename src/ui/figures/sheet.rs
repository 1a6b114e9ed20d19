//! Reads the frames of a figure from its file in `assets/figures`, which explains the format.

use crate::ui::canvas::Canvas;
use crate::ui::theme::Role;
use crate::view::Outcome;

/// A figure in every size.
pub struct Sheet {
    /// Whether what is still to come is visible as a shadow.
    pub has_shadow: bool,
    sizes: Vec<Frames>,
}

/// The frames of a figure in one size, in columns and rows.
struct Frames {
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
    /// Reads a file. Lines that don't follow the format are ignored.
    pub fn read(text: &str) -> Self {
        let mut sheet = Self { has_shadow: false, sizes: Vec::new() };
        for line in text.lines() {
            sheet.read_line(line);
        }
        sheet
    }

    /// Reads a line; `None` if it doesn't follow the format.
    fn read_line(&mut self, line: &str) -> Option<()> {
        let words: Vec<_> = line.split(' ').collect();
        match (&words[..], self.sizes.last_mut()) {
            (["shadow"], _) => self.has_shadow = true,
            (["size", wide, high], _) => {
                let size = (wide.parse().ok()?, high.parse().ok()?);
                self.sizes.push(Frames { size, frames: Vec::new() });
            }
            ([kind], Some(Frames { size, frames })) => {
                let kind = Kind::read(kind)?;
                let (wide, high) = *size;
                let before = frames.last().map(|(_, before)| before.clone());
                let empty = || Canvas::new(2 * wide, 2 * high);
                frames.push((kind, before.unwrap_or_else(empty)));
            }
            ([row, column, pixels], Some(Frames { frames, .. })) => {
                let (_, canvas) = frames.last_mut()?;
                let (y, left) = (row.parse().ok()?, column.parse::<i32>().ok()?);
                for (x, pixel) in (left..).zip(pixels.chars()) {
                    canvas.set(x, y, role(pixel));
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// Returns the frame between a stage and a later one, `share` (0 ..= 1) of the way from one to the other.
    pub fn frame(
        &self,
        size: (u16, u16),
        (from, to): (usize, usize),
        share: f32,
    ) -> Option<&Canvas> {
        let frames = self.of_size(size)?;
        let at = |stage| {
            let mut stages = (0..frames.len()).filter(|at| frames[*at].0 == Kind::Stage);
            stages.nth(stage)
        };
        let (from, to) = (at(from)?, at(to)?);
        let on = (share.clamp(0.0, 1.0) * to.saturating_sub(from) as f32).round() as usize;
        Some(&frames[from + on].1)
    }

    /// Returns a frame of a scene at the end.
    pub fn ending(&self, size: (u16, u16), outcome: Outcome, progress: f32) -> Option<&Canvas> {
        let is_of_it = |(kind, _): &&(Kind, Canvas)| *kind == Kind::Ending(outcome);
        let scene: Vec<_> = self.of_size(size)?.iter().filter(is_of_it).collect();
        let last = scene.len().checked_sub(1)?;
        let at = (progress.clamp(0.0, 1.0) * last as f32).round() as usize;
        Some(&scene[at].1)
    }

    fn of_size(&self, size: (u16, u16)) -> Option<&[(Kind, Canvas)]> {
        self.sizes.iter().find(|frames| frames.size == size).map(|frames| &frames.frames[..])
    }
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
    use crate::ui::figures::{FILES, SIZES};
    use crate::view::STAGES;

    #[test]
    fn every_line_of_a_file_is_understood_and_every_size_is_complete() {
        for text in FILES {
            let mut sheet = Sheet::read("");
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                assert!(sheet.read_line(line).is_some(), "{line}");
            }
            assert_eq!(
                sheet.sizes.iter().map(|frames| frames.size).collect::<Vec<_>>(),
                SIZES[1..]
            );
            for size in SIZES[1..].iter().copied() {
                assert!(sheet.frame(size, (0, STAGES), 1.0).is_some());
                assert!(sheet.frame(size, (0, STAGES + 1), 1.0).is_none(), "the last is the last");
                for outcome in [Outcome::Won, Outcome::Lost, Outcome::GivenUp] {
                    assert!(sheet.ending(size, outcome, 1.0).is_some(), "{outcome:?} {size:?}");
                }
            }
        }
    }
}
