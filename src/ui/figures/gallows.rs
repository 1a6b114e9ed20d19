//! A man on the gallows: won, the rope is cut and he walks; lost, he hangs; given up, the noose is empty.

mod man;
mod parts;
mod scaffold;

use super::Stage;
use super::pen::{Pen, drawn};
use crate::game::Outcome;
use crate::ui::motion::eased;
use crate::ui::theme::Role;
use man::{Limb, MAN, Pose};
use parts::{Part, parts, pieces};

/// Where the ground begins, and where the rope hangs.
const BASE: f32 = 92.0;
const ROPE: f32 = 58.0;

/// Draws the state of the figure.
pub(super) fn draw(stage: &Stage, pen: &mut Pen<'_>) {
    let parts = parts(stage.of);
    let now = drawn(parts.len(), stage.misses, stage.of);
    let before = drawn(parts.len(), stage.misses.saturating_sub(1), stage.of);
    let ending = stage.ending;
    let shown = if ending.is_none() { now } else { parts.len() };
    let mut all = Vec::new();
    for (index, part) in parts.into_iter().enumerate().take(shown) {
        let stroke = if ending.is_none() && index >= before { stage.stroke } else { 1.0 };
        pieces(part, stroke, &mut all);
    }
    if ending.is_some_and(|(ending, _)| ending != Outcome::Lost) {
        all.retain(|(part, _)| !matches!(part, Part::Limb(_)));
    }
    let is_there = |limb| all.iter().find(|(part, _)| *part == Part::Limb(limb));
    let head = is_there(Limb::Head).map(|(_, drawn)| *drawn);
    let is_cut = matches!(ending, Some((Outcome::Won, _)));
    let (role, sway) = match ending {
        // A hanged man sways until he hangs still.
        Some((Outcome::Lost, progress)) => {
            (Role::Loss, (1.0 - progress) * (progress * 14.0).sin() * 3.0)
        }
        _ => (Role::Ink, 0.0),
    };
    let pose = Pose { x: ROPE, lean: sway, ..Pose::HANGING };
    // The round begins with an empty stage.
    scaffold::ground(pen);
    for (part, stroke) in &all {
        pen.part = *stroke;
        match part {
            // A man has the noose around his neck; a rope that is cut has none.
            Part::Noose if is_cut || head.is_some() => {}
            Part::Rope if is_cut => {}
            Part::Limb(limb) => man::draw(*limb, &pose, role, pen),
            part => scaffold::draw(*part, pen),
        }
    }
    pen.part = 1.0;
    if is_cut {
        pen.line((ROPE, 9.0), (ROPE, 15.0), 1.4, Role::Rope);
    }
    if head.is_some() {
        man::noose(&pose, pen);
    }
    match ending {
        Some((Outcome::Won, progress)) => walk(progress, pen),
        Some((Outcome::Lost, _)) => man::dead(&pose, pen),
        _ if head.is_some_and(|drawn| drawn >= 1.0) => man::afraid(&pose, pen),
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
