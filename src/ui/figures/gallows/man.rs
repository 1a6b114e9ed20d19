//! The man, in six parts that are large enough to be a person at every size.

use crate::ui::figures::pen::Pen;
use crate::ui::theme::Role;

/// A part of him.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Limb {
    Head,
    Body,
    LeftArm,
    RightArm,
    LeftLeg,
    RightLeg,
}

/// All of him, in the order in which he is drawn.
pub(super) const MAN: [Limb; 6] =
    [Limb::Head, Limb::Body, Limb::LeftArm, Limb::RightArm, Limb::LeftLeg, Limb::RightLeg];

/// The man's posture.
#[derive(Clone, Copy)]
pub(super) struct Pose {
    /// Where his middle is.
    pub(super) x: f32,
    /// How far he is below where he would hang.
    pub(super) y: f32,
    /// How far his feet are beside his head.
    pub(super) lean: f32,
    /// How far his hands are below his shoulders; above them if negative.
    pub(super) lift: f32,
    /// How far each foot is from his middle.
    pub(super) step: f32,
}

impl Pose {
    /// Arms and legs hang.
    pub(super) const HANGING: Self = Self { x: 0.0, y: 0.0, lean: 0.0, lift: 19.0, step: 4.6 };
}

/// Where his parts are.
const HEAD: f32 = 26.0;
const SHOULDERS: f32 = 40.0;
const HIPS: f32 = 63.0;
const FEET: f32 = 86.0;

/// Draws a part of him.
pub(super) fn draw(limb: Limb, pose: &Pose, role: Role, pen: &mut Pen<'_>) {
    let Pose { lean, lift, step, y, .. } = *pose;
    let x = pen.middle_of(pose.x);
    let body = x + lean * 0.5;
    match limb {
        Limb::Head => pen.disc((x + lean * 0.3, HEAD + y), (6.0, 7.0), role),
        Limb::Body => {
            let middle = (SHOULDERS + HIPS) / 2.0 + y;
            pen.block((x + lean * 0.3, SHOULDERS - 3.0 + y), (1.6, 4.5), role);
            pen.block((body, middle), (6.4, (HIPS - SHOULDERS) / 2.0), role);
        }
        Limb::LeftArm | Limb::RightArm => {
            let side = if matches!(limb, Limb::LeftArm) { -1.0 } else { 1.0 };
            let shoulder = (body + side * 7.5, SHOULDERS + 2.5 + y);
            pen.limb(shoulder, (body + side * 13.5, shoulder.1 + lift), 3.6, role);
        }
        Limb::LeftLeg | Limb::RightLeg => {
            let side = if matches!(limb, Limb::LeftLeg) { -1.0 } else { 1.0 };
            let hip = (body + side * 3.8, HIPS + y);
            pen.limb(hip, (x + lean + side * step, FEET + y), 4.6, role);
        }
    }
}

/// The rope around his neck.
pub(super) fn noose(pose: &Pose, pen: &mut Pen<'_>) {
    let x = pen.middle_of(pose.x) + pose.lean * 0.3;
    pen.block((x, SHOULDERS - 3.5), (3.2, 2.6), Role::Rope);
}

/// The face of a man who sees what is coming.
pub(super) fn afraid(pose: &Pose, pen: &mut Pen<'_>) {
    eyes(pose, pen);
    if pen.is_fine() {
        pen.dot((pen.middle_of(pose.x), HEAD + 4.0), Role::Ground);
    }
}

/// The face of a man who walks away.
pub(super) fn glad(pose: &Pose, pen: &mut Pen<'_>) {
    eyes(pose, pen);
    if pen.is_fine() {
        pen.line(
            (pose.x - 2.4, HEAD + 3.6 + pose.y),
            (pose.x + 2.4, HEAD + 3.6 + pose.y),
            1.0,
            Role::Ground,
        );
    }
}

fn eyes(pose: &Pose, pen: &mut Pen<'_>) {
    if pen.is_medium() {
        let x = pen.middle_of(pose.x);
        for side in [-1.0, 1.0] {
            pen.dot((x + side * 2.6, HEAD - 1.5 + pose.y), Role::Ground);
        }
    }
}

/// The closed eyes of a man who hangs.
pub(super) fn dead(pose: &Pose, pen: &mut Pen<'_>) {
    if !pen.is_fine() {
        return eyes(pose, pen);
    }
    let middle = pen.middle_of(pose.x);
    for side in [-1.0, 1.0] {
        pen.block((middle + side * 3.0, HEAD - 1.0), (1.3, 1.2), Role::Ground);
    }
    pen.dot((middle, HEAD + 4.0), Role::Ground);
}
