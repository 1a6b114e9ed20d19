//! A man on the gallows: won, the rope is cut and he walks; lost, he hangs; given up, the noose is empty.

mod man;
mod scaffold;

use super::Stage;
use super::pen::{Pen, drawn};
use crate::game::Outcome;
use crate::ui::motion::eased;
use crate::ui::theme::Role;
use man::{MAN, Pose};
use scaffold::{Scaffold, parts};

/// Where the ground begins, and where the rope hangs.
const BASE: f32 = 92.0;
const ROPE: f32 = 58.0;

/// Draws the state of the figure.
pub(super) fn draw(stage: &Stage, pen: &mut Pen<'_>) {
    let parts = parts(stage.of);
    let all = parts.len() + MAN.len();
    let now = drawn(all, MAN.len(), stage.misses, stage.of);
    let before = drawn(all, MAN.len(), stage.misses.saturating_sub(1), stage.of);
    let ending = stage.ending;
    let (shown, limbs) = match ending {
        None => (now, now.saturating_sub(parts.len())),
        Some((Outcome::Lost, _)) => (all, MAN.len()),
        Some(_) => (all, 0),
    };
    if ending.is_none() && !parts[..shown.min(parts.len())].contains(&Scaffold::Earth) {
        // If many misses are still to come, the ground is shown first, and waits for what is built on it.
        pen.line((2.0, 95.0), (78.0, 95.0), 1.2, Role::Faint);
    }
    let part = |index: usize| if ending.is_none() && index >= before { stage.stroke } else { 1.0 };
    let is_cut = matches!(ending, Some((Outcome::Won, _)));
    for (index, scaffold) in parts.iter().enumerate().take(shown) {
        pen.part = part(index);
        // A man has the noose around his neck; a rope that is cut has none.
        match scaffold {
            Scaffold::Noose | Scaffold::Hanging if is_cut => {}
            Scaffold::Noose if limbs > 0 => {}
            Scaffold::Hanging if limbs > 0 => scaffold::draw(Scaffold::Rope, pen),
            Scaffold::Rope if is_cut => {}
            scaffold => scaffold::draw(*scaffold, pen),
        }
    }
    pen.part = 1.0;
    if is_cut {
        pen.line((ROPE, 9.0), (ROPE, 15.0), 1.4, Role::Rope);
    }
    let (role, sway) = match ending {
        // A hanged man sways until he hangs still.
        Some((Outcome::Lost, progress)) => {
            (Role::Loss, (1.0 - progress) * (progress * 14.0).sin() * 3.0)
        }
        _ => (Role::Ink, 0.0),
    };
    let pose = Pose { x: ROPE, lean: sway, ..Pose::HANGING };
    for (index, limb) in MAN.into_iter().enumerate().take(limbs) {
        pen.part = part(parts.len() + index);
        man::draw(limb, &pose, role, pen);
    }
    pen.part = 1.0;
    if limbs > 0 {
        man::noose(&pose, pen);
    }
    match ending {
        Some((Outcome::Won, progress)) => walk(progress, pen),
        Some((Outcome::Lost, _)) => man::dead(&pose, pen),
        _ if limbs > 1 || limbs == 1 && stage.stroke >= 1.0 => man::afraid(&pose, pen),
        _ => {}
    }
}

/// Draws a man who drops to the ground and walks out from under the beam.
fn walk(progress: f32, pen: &mut Pen<'_>) {
    let fall = eased((progress / 0.25).min(1.0));
    let gone = eased(((progress - 0.25) / 0.75).clamp(0.0, 1.0));
    let step = if gone < 1.0 { 5.0 * (gone * 12.0).cos().abs() + 1.0 } else { 5.0 };
    let pose = Pose {
        x: ROPE - 16.0 * gone,
        y: 6.0 * fall,
        lean: 0.0,
        // Both arms go up once he stands.
        lift: 19.0 - 36.0 * gone,
        step,
    };
    for limb in MAN {
        man::draw(limb, &pose, Role::Hit, pen);
    }
    man::glad(&pose, pen);
}
