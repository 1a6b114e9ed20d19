//! A man on the gallows: won, the rope is cut and he walks; lost, he hangs; given up, the noose is empty.

use super::pen::{Pen, drawn};
use super::{Ending, Stage};
use crate::ui::motion::eased;
use crate::ui::theme::Role;

/// The strokes of the man.
const MAN: usize = 6;

/// What of the gallows is drawn.
#[derive(Clone, Copy)]
enum Stroke {
    /// One of the pieces of the ground.
    Earth(u8),
    /// A piece of the post, from below.
    Post(u8),
    /// A piece of the beam, from the post.
    Beam(u8),
    Brace,
    Struts,
    Rope,
    Head,
    Body,
    LeftArm,
    RightArm,
    LeftLeg,
    RightLeg,
}

/// The pieces of the ground, the post and the beam.
const EARTH: u8 = 5;
const POST: u8 = 6;
const BEAM: u8 = 6;

/// Where things are.
const BASE: f32 = 92.0;
const POST_LEFT: f32 = 14.0;
const POST_RIGHT: f32 = 20.0;
const BEAM_TOP: f32 = 4.0;
const BEAM_END: f32 = 68.0;
const ROPE: f32 = 58.0;
const NECK: f32 = 38.0;

fn strokes() -> Vec<Stroke> {
    let mut strokes: Vec<_> = (0..EARTH).map(Stroke::Earth).collect();
    strokes.extend((0..POST).map(Stroke::Post));
    strokes.push(Stroke::Struts);
    strokes.extend((0..BEAM).map(Stroke::Beam));
    strokes.extend([Stroke::Brace, Stroke::Rope]);
    strokes.extend([Stroke::Head, Stroke::Body, Stroke::LeftArm, Stroke::RightArm]);
    strokes.extend([Stroke::LeftLeg, Stroke::RightLeg]);
    strokes
}

/// Draws the stage.
pub(super) fn draw(stage: &Stage, pen: &mut Pen<'_>) {
    let all = strokes();
    let wood = all.len() - MAN;
    let ending = stage.ending;
    let now = drawn(all.len(), MAN, stage.misses, stage.of);
    let before = drawn(all.len(), MAN, stage.misses.saturating_sub(1), stage.of);
    let (shown, man) = match ending {
        None => (now, Role::Ink),
        Some((Ending::Lost, _)) => (all.len(), Role::Danger),
        Some(_) => (wood - 1, Role::Ink),
    };
    if ending.is_none() && shown < usize::from(EARTH) {
        // Where there are many misses to come, the ground waits for what is built on it.
        pen.line((2.0, 95.0), (78.0, 95.0), 1.2, Role::Faint);
    }
    for (index, stroke) in all.iter().enumerate().take(shown) {
        pen.part = if ending.is_none() && index >= before { stage.stroke } else { 1.0 };
        // A hanged man sways until he is still.
        let sway = match ending {
            Some((Ending::Lost, progress)) if index >= wood => {
                (1.0 - progress) * (progress * 14.0).sin() * 3.0
            }
            _ => 0.0,
        };
        draw_stroke(*stroke, man, sway, pen);
    }
    pen.part = 1.0;
    match ending {
        Some((Ending::Won, progress)) => {
            pen.line((ROPE, BEAM_TOP + 6.0), (ROPE, 17.0), 1.2, Role::Rope);
            walk(progress, pen);
        }
        Some((Ending::GivenUp, _)) => {
            pen.line((ROPE, BEAM_TOP + 6.0), (ROPE, 24.0), 1.2, Role::Rope);
            pen.ring((ROPE, 29.0), (4.0, 5.5), 1.2, Role::Rope);
        }
        Some((Ending::Lost, _)) if pen.is_fine() => eyes(pen),
        _ => {}
    }
}

fn draw_stroke(stroke: Stroke, man: Role, sway: f32, pen: &mut Pen<'_>) {
    let piece = |index: u8, of: u8, from: f32, to: f32| {
        let step = (to - from) / f32::from(of);
        (from + step * f32::from(index), from + step * f32::from(index + 1))
    };
    match stroke {
        Stroke::Earth(index) => {
            let (from, to) = piece(index, EARTH, 2.0, 78.0);
            pen.rect((from, BASE), (to, 97.0), Role::Grain);
        }
        Stroke::Post(index) => {
            let (from, to) = piece(index, POST, BASE, BEAM_TOP);
            let split = POST_RIGHT - 2.0;
            pen.rect((POST_LEFT, to), (split, from), Role::Wood);
            pen.rect((split, to), (POST_RIGHT, from), Role::Grain);
        }
        Stroke::Struts => {
            pen.line((POST_LEFT, 78.0), (7.0, BASE), 1.6, Role::Wood);
            pen.line((POST_RIGHT, 78.0), (28.0, BASE), 1.6, Role::Grain);
        }
        Stroke::Beam(index) => {
            let (from, to) = piece(index, BEAM, POST_LEFT - 4.0, BEAM_END);
            pen.rect((from, BEAM_TOP), (to, BEAM_TOP + 3.0), Role::Wood);
            pen.rect((from, BEAM_TOP + 3.0), (to, BEAM_TOP + 5.0), Role::Grain);
        }
        Stroke::Brace => pen.line((POST_RIGHT, 28.0), (36.0, BEAM_TOP + 5.0), 2.4, Role::Wood),
        Stroke::Rope => pen.line((ROPE, BEAM_TOP + 5.0), (ROPE, 18.0), 1.4, Role::Rope),
        Stroke::Head => {
            if sway == 0.0 {
                pen.line((ROPE, 18.0), (ROPE, 20.0), 1.4, Role::Rope);
            }
            pen.ring((ROPE + sway * 0.4, 28.0), (7.0, 8.5), 1.8, man);
        }
        Stroke::Body => pen.line((ROPE + sway * 0.5, NECK), (ROPE + sway, 62.0), 2.0, man),
        Stroke::LeftArm => {
            pen.line((ROPE + sway * 0.6, 42.0), (ROPE - 10.0 + sway, 54.0), 1.8, man);
        }
        Stroke::RightArm => {
            pen.line((ROPE + sway * 0.6, 42.0), (ROPE + 10.0 + sway, 54.0), 1.8, man);
        }
        Stroke::LeftLeg => {
            pen.line((ROPE + sway, 62.0), (ROPE - 9.0 + sway * 1.5, 82.0), 1.8, man);
        }
        Stroke::RightLeg => {
            pen.line((ROPE + sway, 62.0), (ROPE + 9.0 + sway * 1.5, 82.0), 1.8, man);
        }
    }
}

/// The closed eyes of a man who hangs.
fn eyes(pen: &mut Pen<'_>) {
    for x in [ROPE - 3.4, ROPE + 2.2] {
        pen.line((x, 26.0), (x + 1.5, 29.0), 1.0, Role::Danger);
        pen.line((x + 1.5, 26.0), (x, 29.0), 1.0, Role::Danger);
    }
}

/// A man who drops to the ground and walks from under the beam.
fn walk(progress: f32, pen: &mut Pen<'_>) {
    let fall = eased((progress / 0.25).min(1.0));
    let gone = eased(((progress - 0.25) / 0.75).clamp(0.0, 1.0));
    let x = ROPE - 14.0 * gone;
    let y = 10.0 * fall;
    let stride = if gone < 1.0 { 7.0 * (gone * 12.0).cos().abs() + 1.0 } else { 6.0 };
    pen.ring((x, 28.0 + y), (7.0, 8.5), 1.8, Role::Hit);
    pen.line((x, NECK + y), (x, 62.0 + y), 2.0, Role::Hit);
    // Both arms go up once he stands. Where pixels are coarse they bend at the elbow, or they would run into
    // the head.
    let lift = 12.0 - 24.0 * gone;
    for side in [-1.0, 1.0] {
        if pen.is_fine() {
            pen.line((x, 44.0 + y), (x + side * 14.0, 44.0 + y + lift), 1.8, Role::Hit);
        } else {
            let elbow = (x + side * 14.0, 49.0 + y);
            pen.line((x, 49.0 + y), elbow, 1.8, Role::Hit);
            pen.line(elbow, (x + side * 16.0, 49.0 + y + 1.6 * lift), 1.8, Role::Hit);
        }
    }
    pen.line((x, 62.0 + y), (x - stride, 81.5 + y), 1.8, Role::Hit);
    pen.line((x, 62.0 + y), (x + stride, 81.5 + y), 1.8, Role::Hit);
}
