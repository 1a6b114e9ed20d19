//! Draws the gallows and the scenery.

use super::parts::Part;
use super::{BASE, ROPE};
use crate::ui::figures::pen::Pen;
use crate::ui::theme::Role;

const POST_LEFT: f32 = 14.0;
const POST_RIGHT: f32 = 20.0;
const BEAM_TOP: f32 = 4.0;
const BEAM_LEFT: f32 = 10.0;
const BEAM_RIGHT: f32 = 68.0;

/// Draws a part that is not split any further.
pub(super) fn draw(part: Part, pen: &mut Pen<'_>) {
    match part {
        Part::LowerPost => post(BASE, 48.0, pen),
        Part::UpperPost => post(48.0, BEAM_TOP, pen),
        Part::LeftStrut => pen.line((POST_LEFT, 70.0), (4.0, BASE), 3.0, Role::Wood),
        Part::RightStrut => pen.line((POST_RIGHT, 70.0), (30.0, BASE), 3.0, Role::Grain),
        Part::NearBeam => beam(BEAM_LEFT, 40.0, pen),
        Part::FarBeam => beam(40.0, BEAM_RIGHT, pen),
        Part::Brace => pen.line((POST_RIGHT, 29.0), (37.0, BEAM_TOP + 5.0), 3.2, Role::Wood),
        Part::Rope => pen.line((ROPE, BEAM_TOP + 5.0), (ROPE, 20.0), 1.4, Role::Rope),
        Part::Noose => pen.ring((pen.middle_of(ROPE), 27.0), (4.5, 6.5), 1.4, Role::Rope),
        Part::Moon => {
            pen.disc((35.0, 42.0), (6.0, 6.5), Role::Rope);
            pen.hole((38.5, 40.0), (4.5, 5.0));
        }
        Part::Cloud => pen.disc((31.0, 62.0), (7.0, 3.5), Role::Faint),
        Part::OtherCloud => pen.disc((72.0, 31.0), (6.0, 3.2), Role::Faint),
        Part::Star => star((75.0, 18.0), pen),
        Part::OtherStar => star((74.0, 45.0), pen),
        Part::Trunk => pen.rect((72.0, 64.0), (75.5, BASE), Role::Wood),
        Part::LeftBranch => pen.line((73.0, 72.0), (69.5, 60.0), 1.6, Role::Wood),
        Part::RightBranch => pen.line((75.0, 68.0), (79.0, 55.0), 1.6, Role::Wood),
        Part::Grave => {
            pen.disc((38.0, 80.0), (5.0, 5.0), Role::Muted);
            pen.rect((33.0, 80.0), (43.0, BASE), Role::Muted);
        }
        Part::Grass => {
            for x in [32.0, 45.0, 49.0, 66.0] {
                pen.line((x, BASE - 0.5), (x + 1.0, 87.0), 1.2, Role::Hit);
            }
        }
        Part::Crow => {
            pen.block((29.0, 2.0), (4.5, 4.0), Role::Muted);
            pen.dot((35.0, 1.0), Role::Muted);
        }
        // Limbs are drawn by the man, and the others are split.
        _ => {}
    }
}

/// Draws the ground, which is there before the first miss.
pub(super) fn ground(pen: &mut Pen<'_>) {
    pen.rect((2.0, BASE), (78.0, 97.0), Role::Grain);
}

/// A star, large enough to be seen.
fn star(at: (f32, f32), pen: &mut Pen<'_>) {
    pen.block(at, (2.4, 1.0), Role::Rope);
    pen.block(at, (0.8, 2.8), Role::Rope);
    pen.dot(at, Role::Rope);
}

/// The post from one height to another, lit from the left.
fn post(from: f32, to: f32, pen: &mut Pen<'_>) {
    let edge = POST_RIGHT - 2.0;
    pen.rect((POST_LEFT, to), (edge, from), Role::Wood);
    pen.rect((edge, to), (POST_RIGHT, from), Role::Grain);
}

/// The beam from one place to another, lit from above.
fn beam(from: f32, to: f32, pen: &mut Pen<'_>) {
    pen.rect((from, BEAM_TOP), (to, BEAM_TOP + 3.0), Role::Wood);
    pen.rect((from, BEAM_TOP + 3.0), (to, BEAM_TOP + 5.0), Role::Grain);
}
