//! A snowman that melts: won, it snows again; lost, a hat lies in a puddle; given up, he stands alone.

use super::Stage;
use super::pen::{Pen, drawn};
use crate::game::Outcome;
use crate::ui::motion::eased;
use crate::ui::theme::Role;

/// The number of steps in which he melts.
const STEPS: usize = 26;

/// The ground.
const EARTH: f32 = 93.0;
/// The height of the top of his head above the ground.
const HEAD: f32 = 74.0;

/// Draws the state of the figure.
pub(super) fn draw(stage: &Stage, pen: &mut Pen<'_>) {
    let share = |misses| drawn(STEPS, misses, stage.of) as f32 / STEPS as f32;
    let (now, before) = (share(stage.misses), share(stage.misses.saturating_sub(1)));
    let melted = match stage.ending {
        None => before + (now - before) * eased(stage.stroke),
        Some((Outcome::Won, progress)) => now * (1.0 - eased(progress)),
        Some((Outcome::Lost, progress)) => before + (1.0 - before) * eased(progress),
        Some((Outcome::GivenUp, _)) => now.min(0.5),
    };
    pen.rect((2.0, EARTH), (78.0, 98.0), Role::Grain);
    puddle(melted, pen);
    man(melted, pen);
    if let Some((Outcome::Won, progress)) = stage.ending {
        snow(progress, pen);
    }
}

/// Draws the puddle, which grows with every step, on alternating sides.
fn puddle(melted: f32, pen: &mut Pen<'_>) {
    if melted > 0.0 {
        let steps = melted * STEPS as f32;
        let (left, right) = ((steps / 2.0).ceil(), (steps / 2.0).floor());
        let reach = 37.0 / (STEPS as f32 / 2.0);
        pen.rect(
            (40.0 - left * reach, EARTH - 0.5),
            (40.5 + right * reach, EARTH + 3.0),
            Role::Water,
        );
    }
}

fn man(melted: f32, pen: &mut Pen<'_>) {
    // As he melts, he gets lower and broader.
    let high = 1.0 - 0.97 * melted;
    let broad = 1.0 + 0.5 * melted;
    let at = |up: f32| EARTH - up * high;
    let balls = [(18.0, 17.0, 18.0), (44.0, 13.0, 13.0), (64.0, 9.5, 10.0)];
    // White would be lost on a light ground, and an outline is more than a melted one has room for.
    let (snow, coal) = (if pen.light { Role::Water } else { Role::Snow }, Role::Ground);
    if melted < 0.97 {
        for (up, rx, ry) in balls {
            pen.disc((40.0, at(up)), (rx * broad, (ry * high).max(1.0)), snow);
        }
    }
    if melted < 0.62 {
        // Sticks for arms.
        let shoulder = at(48.0);
        pen.line((28.0, shoulder), (12.0, shoulder - 9.0 * high), 1.4, Role::Wood);
        pen.line((52.0, shoulder), (68.0, shoulder - 9.0 * high), 1.4, Role::Wood);
    }
    if melted < 0.8 {
        pen.rect((32.0, at(56.0)), (48.0, at(56.0) + 3.2), Role::Loss);
        pen.rect((44.0, at(56.0)), (47.0, at(56.0) + 10.0 * high), Role::Loss);
        let buttons = [46.0, 38.0, 24.0];
        let left = ((1.0 - melted / 0.8) * 3.0).ceil() as usize;
        for up in buttons.into_iter().take(left) {
            pen.dot((40.0, at(up)), coal);
        }
    }
    if melted < 0.9 {
        for x in [36.0, 43.6] {
            pen.dot((x, at(69.0)), coal);
        }
        let nose = at(63.5);
        pen.line((40.0, nose), (47.0, nose + 1.0), 1.2, Role::Accent);
    }
    hat(at(HEAD).min(EARTH - 2.0), melted, pen);
}

/// Draws the hat, which sits askew once there is nothing to sit on.
fn hat(brim: f32, melted: f32, pen: &mut Pen<'_>) {
    let aside = 10.0 * (melted - 0.8).max(0.0) * 5.0;
    pen.rect((29.0 + aside, brim - 1.0), (51.0 + aside, brim + 2.0), Role::Wood);
    pen.rect((33.0 + aside, brim - 15.0), (47.0 + aside, brim - 1.0), Role::Wood);
    pen.rect((33.0 + aside, brim - 4.5), (47.0 + aside, brim - 1.0), Role::Loss);
}

fn snow(progress: f32, pen: &mut Pen<'_>) {
    for flake in 0..22_u8 {
        let x = 4.0 + 72.0 * f32::from(flake.wrapping_mul(37) % 22) / 21.0;
        let start = f32::from(flake.wrapping_mul(53) % 22) / 21.0 * 90.0;
        let y = (start + 60.0 * progress) % 90.0;
        let beside = !(24.0..56.0).contains(&x) || y < 4.0;
        if beside {
            pen.dot((x, y), if pen.light { Role::Water } else { Role::Snow });
        }
    }
}
