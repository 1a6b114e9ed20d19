//! Motions: what moves between two views, for how long, and how far it has come at a moment.

use std::time::Duration;

use crate::view::{Outcome, Part, ScreenKind, View};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// A letter was answered: tiles flip or a stroke appears, words leave, and the count rolls down.
    Letter,
    /// A round has ended: its scene.
    Ending,
}

impl Motion {
    /// Returns how long it takes.
    pub const fn length(self) -> Duration {
        Duration::from_millis(match self {
            Self::Letter => 400,
            Self::Ending => 2200,
        })
    }
}

/// Returns the motion from a view to a later one, if there is one.
pub fn between(before: &View, after: &View) -> Option<Motion> {
    let ending = after.parts.iter().find_map(in_part!(Part::Headline { ending, .. } => *ending));
    let is_played = matches!(before.screen, ScreenKind::Round | ScreenKind::Holding);
    match ending {
        Some(_) if !is_played => None,
        // A player who gives up is not kept waiting.
        Some(Outcome::GivenUp) => Some(Motion::Letter),
        Some(_) => Some(Motion::Ending),
        None => {
            let is_answered = before.screen == after.screen && after.guesses > before.guesses;
            is_answered.then_some(Motion::Letter)
        }
    }
}

/// Eases a progress (0 ..= 1) at both ends, as heavy things move.
pub(crate) fn eased(progress: f32) -> f32 {
    let progress = progress.clamp(0.0, 1.0);
    progress * progress * (3.0 - 2.0 * progress)
}

/// Returns the progress (0 ..= 1) of one of several things that move one after another, each for `share` (0
/// ..= 1) of the motion.
pub(crate) fn staggered(progress: f32, index: usize, of: usize, share: f32) -> f32 {
    let last = of.saturating_sub(1).max(1) as f32;
    let start = (1.0 - share) * index as f32 / last;
    ((progress - start) / share.max(f32::EPSILON)).clamp(0.0, 1.0)
}

/// A number on its way from one to another; whole and exact at the end. It falls evenly, so that what leaves can be
/// watched.
pub(crate) fn rolled(from: usize, to: usize, progress: f32) -> usize {
    let (from, to) = (from as f64, to as f64);
    (from + (to - from) * f64::from(progress)).round() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_rolls_down_to_the_exact_number() {
        assert_eq!((rolled(37_132, 12_083, 0.0), rolled(37_132, 12_083, 1.0)), (37_132, 12_083));
        let shown: Vec<_> = (0..=20).map(|at| rolled(37_132, 0, at as f32 / 20.0)).collect();
        assert!(shown.windows(2).all(|pair| pair[0] >= pair[1]), "{shown:?}");
        assert_eq!(rolled(5, 5, 0.5), 5);
    }

    #[test]
    fn one_after_another_all_begin_and_end() {
        for index in 0..5 {
            assert_eq!(staggered(0.0, index, 5, 0.4), 0.0);
            assert!(staggered(1.0, index, 5, 0.4) > 0.999);
        }
        assert!(staggered(0.4, 0, 5, 0.4) > staggered(0.4, 4, 5, 0.4));
        assert_eq!(staggered(1.0, 0, 1, 0.5), 1.0);
    }
}
