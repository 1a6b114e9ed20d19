//! A flower that loses its petals: won, it turns to the sun; lost, it is bare; given up, it closes.

use std::f32::consts::TAU;

use super::Stage;
use super::pen::{Pen, drawn};
use crate::game::Outcome;
use crate::ui::motion::eased;
use crate::ui::theme::Role;

/// The number of petals; each falls in two halves.
const PETALS: usize = 12;
/// The number of parts that can fall: the halves of the petals, and two leaves.
const PARTS: usize = 2 * PETALS + 2;

/// The centre of the blossom, and the ground.
const HEART: (f32, f32) = (40.0, 32.0);
const EARTH: f32 = 93.0;

/// Draws the state of the figure.
pub(super) fn draw(stage: &Stage, pen: &mut Pen<'_>) {
    let now = drawn(PARTS, stage.misses, stage.of);
    let before = drawn(PARTS, stage.misses.saturating_sub(1), stage.of);
    let (gone, falling, progress) = match stage.ending {
        None => (before, now, stage.stroke),
        Some((Outcome::Lost, _)) => (PARTS, PARTS, 1.0),
        Some(_) => (0, 0, 1.0),
    };
    let ending = stage.ending;
    pen.rect((2.0, EARTH), (78.0, 98.0), Role::Grain);
    let droop = match ending {
        Some((Outcome::Lost, progress)) => eased(progress),
        _ => 0.0,
    };
    let heart = (HEART.0 + 14.0 * droop, HEART.1 + 22.0 * droop);
    stem(heart, droop, pen);
    for leaf in 0..2 {
        let part = 2 * PETALS + leaf;
        if part >= gone && droop == 0.0 {
            let fallen = if part < falling { progress } else { 0.0 };
            if fallen < 1.0 {
                draw_leaf(leaf, fallen, pen);
            }
        }
    }
    let closed = match ending {
        Some((Outcome::GivenUp, progress)) => eased(progress),
        _ => 0.0,
    };
    for part in (0..2 * PETALS).filter(|part| *part >= gone) {
        let fallen = if part < falling { eased(progress) } else { 0.0 };
        if fallen >= 1.0 {
            continue;
        }
        petal(part, fallen, closed, heart, pen);
    }
    let fallen = if stage.stroke >= 1.0 { now } else { gone };
    litter(
        if ending.is_none_or(|(ending, _)| ending == Outcome::Lost) { fallen.max(gone) } else { 0 },
        pen,
    );
    let middle = if ending.is_some_and(|(ending, _)| ending == Outcome::Lost) {
        Role::Grain
    } else {
        Role::Accent
    };
    pen.disc(heart, (7.0, 7.0), middle);
    if let Some((Outcome::Won, progress)) = ending {
        sun(progress, pen);
    }
}

fn stem(heart: (f32, f32), droop: f32, pen: &mut Pen<'_>) {
    let role = if droop > 0.0 { Role::Grain } else { Role::Hit };
    let bend = (HEART.0, 58.0);
    pen.line((HEART.0, EARTH), bend, 2.2, role);
    pen.line(bend, (HEART.0 + 5.0 * droop, 44.0 - 4.0 * droop), 2.2, role);
    pen.line((HEART.0 + 5.0 * droop, 44.0 - 4.0 * droop), heart, 2.2, role);
}

fn draw_leaf(leaf: usize, fallen: f32, pen: &mut Pen<'_>) {
    let side = if leaf == 0 { -1.0 } else { 1.0 };
    let y = 72.0 - 6.0 * side + 20.0 * eased(fallen);
    let x = HEART.0 + side * 7.5;
    pen.disc((x, y), (8.0 * (1.0 - 0.5 * fallen), 3.6), Role::Hit);
}

/// Draws half of a petal; even numbers are the outer halves.
fn petal(part: usize, fallen: f32, closed: f32, heart: (f32, f32), pen: &mut Pen<'_>) {
    let index = part / 2;
    // Petals fall from all sides in turn.
    let place = index * 5 % PETALS;
    let angle = place as f32 / PETALS as f32 * TAU;
    // The petals of a closed blossom are upright.
    let angle = if angle > TAU / 2.0 { angle - TAU } else { angle } * (1.0 - 0.75 * closed);
    let far = if part.is_multiple_of(2) { 21.5 } else { 13.5 };
    let (x, y) = (heart.0 + far * angle.sin(), heart.1 - far * angle.cos());
    let y = y + (EARTH - 2.0 - y) * fallen;
    let x = x + 4.0 * (fallen * TAU).sin();
    let role = if place.is_multiple_of(2) { Role::Loss } else { Role::Lost };
    pen.disc((x, y), (5.0, 5.0), role);
}

/// Draws the fallen parts on the ground.
fn litter(fallen: usize, pen: &mut Pen<'_>) {
    for part in 0..fallen.min(2 * PETALS) {
        let x = 6.0 + 68.0 * ((part * 7 % 24) as f32 / 23.0);
        pen.dot((x, EARTH - 2.0), if part % 4 < 2 { Role::Loss } else { Role::Lost });
    }
}

fn sun(progress: f32, pen: &mut Pen<'_>) {
    let rise = eased(progress);
    let middle = (71.0, 26.0 - 18.0 * rise);
    pen.disc(middle, (7.0, 7.0), Role::Accent);
    if rise > 0.6 {
        // The eighth would touch a petal.
        for ray in 0..7 {
            let angle = ray as f32 / 8.0 * TAU;
            let at = |far: f32| (middle.0 + far * angle.sin(), middle.1 + far * angle.cos());
            pen.line(at(8.5), at(8.5 + 2.5 * rise), 1.0, Role::Accent);
        }
    }
}
