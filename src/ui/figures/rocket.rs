//! A rocket that loses its parts: won, it lifts off; lost, nothing is left to fly; given up, it waits.

use super::Stage;
use super::pen::{Pen, drawn};
use crate::game::Outcome;
use crate::ui::motion::eased;
use crate::ui::theme::Role;

/// The number of the rocket's rows; each comes off in two halves, from the top.
const ROWS: usize = 13;
const PARTS: usize = 2 * ROWS;

/// The ends of the rocket, and the ground.
const NOSE: f32 = 8.0;
const TAIL: f32 = 86.0;
const EARTH: f32 = 94.0;

/// Returns half the rocket's width at a height (0 at the nose, 1 at the tail).
fn half_width(at: f32) -> f32 {
    match at {
        at if at < 0.3 => 11.0 * (at / 0.3).sqrt(),
        at if at < 0.72 => 11.0,
        at => 11.0 + 12.0 * (at - 0.72) / 0.28,
    }
}

/// Draws the state of the figure.
pub(super) fn draw(stage: &Stage, pen: &mut Pen<'_>) {
    let now = drawn(PARTS, stage.misses, stage.of);
    let before = drawn(PARTS, stage.misses.saturating_sub(1), stage.of);
    let (gone, going, progress) = match stage.ending {
        None => (before, now, stage.stroke),
        Some((Outcome::Lost, progress)) => (before, PARTS, progress),
        Some((Outcome::GivenUp, _)) => (now, now, 1.0),
        Some((Outcome::Won, _)) => (0, 0, 0.0),
    };
    pen.rect((2.0, EARTH), (78.0, 99.0), Role::Grain);
    let flight = match stage.ending {
        Some((Outcome::Won, progress)) => progress,
        _ => 0.0,
    };
    stars(stage.ending, pen);
    tower(pen);
    // It gets smaller as it flies off, so that all of it stays in the picture.
    let flown = Flown { tail: TAIL - 27.0 * flight * flight, scale: 1.0 - 0.32 * flight };
    for part in gone..PARTS {
        let fallen = if part < going { eased(progress) } else { 0.0 };
        if fallen >= 1.0 {
            continue;
        }
        // Parts come off sideways and fall.
        let side = if part.is_multiple_of(2) { -1.0 } else { 1.0 };
        pen.moved = (side * 16.0 * fallen, 60.0 * fallen * fallen);
        half_row(part, &flown, pen);
    }
    pen.moved = (0.0, 0.0);
    if flight > 0.0 {
        flame(flown.tail, flight, pen);
    }
    rubble(if progress >= 1.0 { going } else { gone }, pen);
}

/// How high the rocket is, and how large it looks there.
struct Flown {
    tail: f32,
    scale: f32,
}

impl Flown {
    /// Where a point of the rocket on the ground is now.
    fn at(&self, (x, y): (f32, f32)) -> (f32, f32) {
        (40.0 + (x - 40.0) * self.scale, self.tail - (TAIL - y) * self.scale)
    }
}

/// Draws one half of a row of the rocket.
fn half_row(part: usize, flown: &Flown, pen: &mut Pen<'_>) {
    // White would be lost on a light ground.
    let lit = if pen.light { Role::Gauge } else { Role::Snow };
    let row = part / 2;
    let step = (TAIL - NOSE) / ROWS as f32;
    let top = NOSE + step * row as f32;
    let right = part % 2 == 1;
    // Thin slices make the outline a curve.
    for slice in 0..6 {
        let y = top + step * slice as f32 / 6.0;
        let at = (y + step / 12.0 - NOSE) / (TAIL - NOSE);
        let half = half_width(at).max(1.0);
        let role = match at {
            at if at < 0.24 => Role::Loss,
            at if at > 0.72 => Role::Loss,
            _ if right => Role::Muted,
            _ => lit,
        };
        let (from, to) = if right { (40.0, 40.0 + half) } else { (40.0 - half, 40.0) };
        let inner = if right { (40.0, 51.0) } else { (29.0, 40.0) };
        let body = if right { Role::Muted } else { lit };
        let mut slice = |(from, to), role| {
            pen.rect(flown.at((from, y)), flown.at((to, y + step / 6.0 + 0.1)), role);
        };
        slice((from, to), role);
        if at > 0.72 {
            slice(inner, body);
        }
        let porthole = (0.36..0.47).contains(&at);
        if porthole {
            let glass = if right { (40.0, 44.5) } else { (35.5, 40.0) };
            slice(glass, Role::Accent);
        }
    }
}

/// Draws the launch tower.
fn tower(pen: &mut Pen<'_>) {
    pen.rect((8.0, 22.0), (10.5, EARTH), Role::Wood);
    pen.rect((15.0, 22.0), (17.5, EARTH), Role::Grain);
    for rung in 0..6_u8 {
        let y = 26.0 + 12.0 * f32::from(rung);
        pen.line((9.0, y), (16.0, y + 8.0), 1.0, Role::Wood);
    }
}

fn flame(tail: f32, flight: f32, pen: &mut Pen<'_>) {
    let long = 8.0 + 26.0 * flight;
    let flicker = (flight * 40.0).sin() * 2.0;
    for slice in 0..12_u8 {
        let share = f32::from(slice) / 12.0;
        let half = 8.0 * (1.0 - share);
        let y = tail + share * (long + flicker);
        let role = if share < 0.4 { Role::Accent } else { Role::Loss };
        pen.rect((40.0 - half, y), (40.0 + half, y + long / 12.0 + 0.3), role);
    }
    // Smoke spreads over the ground.
    let reach = 36.0 * flight.sqrt();
    pen.disc((40.0 - reach * 0.6, EARTH - 3.0), (reach * 0.5 + 1.0, 4.0), Role::Faint);
    pen.disc((40.0 + reach * 0.6, EARTH - 3.0), (reach * 0.5 + 1.0, 4.0), Role::Faint);
}

fn stars(ending: Option<(Outcome, f32)>, pen: &mut Pen<'_>) {
    let Some((ending, progress)) = ending else { return };
    if ending == Outcome::Lost {
        return;
    }
    let shown = (eased(progress) * 9.0).ceil() as usize;
    let sky = [
        (64.0, 10.0),
        (72.0, 30.0),
        (58.0, 22.0),
        (25.0, 6.0),
        (76.0, 12.0),
        (22.0, 18.0),
        (66.0, 44.0),
        (4.0, 10.0),
        (74.0, 56.0),
    ];
    for at in sky.into_iter().take(shown) {
        pen.dot(at, Role::Rope);
    }
    if ending == Outcome::GivenUp {
        pen.disc((68.0, 14.0), (6.0, 6.0), Role::Rope);
        pen.hole((71.0, 12.0), (5.0, 5.0));
    }
}

/// Draws the parts that have come off on the ground.
fn rubble(gone: usize, pen: &mut Pen<'_>) {
    for part in 0..gone {
        let side = if part.is_multiple_of(2) { -1.0 } else { 1.0 };
        let x = 40.0 + side * (2.0 + 2.8 * (part / 2) as f32);
        pen.dot((x, EARTH - 1.5), Role::Muted);
    }
}
