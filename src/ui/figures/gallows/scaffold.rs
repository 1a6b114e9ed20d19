//! The gallows and the scenery, in recognizable parts.

use super::{BASE, ROPE};
use crate::ui::figures::pen::Pen;
use crate::ui::theme::Role;

/// A part of the scaffold, or of what is around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scaffold {
    Moon,
    Cloud,
    Star,
    OtherStar,
    Trunk,
    LeftBranch,
    RightBranch,
    Grave,
    Grass,
    Earth,
    LowerPost,
    UpperPost,
    Post,
    LeftStrut,
    RightStrut,
    Struts,
    NearBeam,
    FarBeam,
    Beam,
    Brace,
    Crow,
    Rope,
    Noose,
    /// The rope with its noose.
    Hanging,
}

use Scaffold::{
    Beam, Brace, Cloud, Crow, Earth, FarBeam, Grass, Grave, Hanging, LeftBranch, LeftStrut,
    LowerPost, Moon, NearBeam, Noose, OtherStar, Post, RightBranch, RightStrut, Rope, Star, Struts,
    Trunk, UpperPost,
};

/// The parts that are split, in this order, when there are more misses to draw.
const FINER: [(Scaffold, [Scaffold; 2]); 4] = [
    (Hanging, [Rope, Noose]),
    (Struts, [LeftStrut, RightStrut]),
    (Post, [LowerPost, UpperPost]),
    (Beam, [NearBeam, FarBeam]),
];

/// The scenery for even more misses, in the order in which it is added.
const SCENERY: [Scaffold; 10] =
    [Moon, Grave, Grass, Trunk, LeftBranch, RightBranch, Crow, Cloud, Star, OtherStar];

/// The order in which the scenery is drawn: what sits on the beam comes after it.
const DRAWN: [Scaffold; 9] =
    [Moon, Cloud, Star, OtherStar, Trunk, LeftBranch, RightBranch, Grave, Grass];

/// Returns the parts of the scaffold in order, for a round with this number of misses: one for each miss that
/// does not draw the man, as long as there are enough parts.
pub(super) fn parts(of: u32) -> Vec<Scaffold> {
    let mut parts = vec![Earth, Post, Struts, Beam, Brace, Hanging];
    let wanted = (of as usize).saturating_sub(super::MAN.len());
    for (whole, halves) in FINER {
        if let Some(at) = parts.iter().position(|part| *part == whole && parts.len() < wanted) {
            parts.splice(at..=at, halves);
        }
    }
    let scenery = &SCENERY[..wanted.saturating_sub(parts.len()).min(SCENERY.len())];
    let mut all: Vec<_> = DRAWN.into_iter().filter(|part| scenery.contains(part)).collect();
    all.append(&mut parts);
    if scenery.contains(&Crow) {
        let rope = all.iter().position(|part| *part == Rope).unwrap_or(all.len());
        all.insert(rope, Crow);
    }
    all
}

const POST_LEFT: f32 = 14.0;
const POST_RIGHT: f32 = 20.0;
const BEAM_TOP: f32 = 4.0;
const BEAM_LEFT: f32 = 10.0;
const BEAM_RIGHT: f32 = 68.0;

pub(super) fn draw(part: Scaffold, pen: &mut Pen<'_>) {
    match part {
        Earth => pen.rect((2.0, BASE), (78.0, 97.0), Role::Grain),
        LowerPost => post(BASE, 48.0, pen),
        UpperPost => post(48.0, BEAM_TOP, pen),
        Post => post(BASE, BEAM_TOP, pen),
        LeftStrut => pen.line((POST_LEFT, 76.0), (5.0, BASE), 2.2, Role::Wood),
        RightStrut => pen.line((POST_RIGHT, 76.0), (29.0, BASE), 2.2, Role::Grain),
        Struts => {
            draw(LeftStrut, pen);
            draw(RightStrut, pen);
        }
        NearBeam => beam(BEAM_LEFT, 40.0, pen),
        FarBeam => beam(40.0, BEAM_RIGHT, pen),
        Beam => beam(BEAM_LEFT, BEAM_RIGHT, pen),
        Brace => pen.line((POST_RIGHT, 28.0), (36.0, BEAM_TOP + 5.0), 2.6, Role::Wood),
        Rope => pen.line((ROPE, BEAM_TOP + 5.0), (ROPE, 20.0), 1.4, Role::Rope),
        Noose => pen.ring((pen.middle_of(ROPE), 27.0), (4.5, 6.5), 1.4, Role::Rope),
        Hanging => {
            draw(Rope, pen);
            draw(Noose, pen);
        }
        Moon => {
            pen.disc((35.0, 42.0), (6.0, 6.5), Role::Rope);
            pen.hole((38.5, 40.0), (4.5, 5.0));
        }
        Cloud => pen.disc((31.0, 62.0), (7.0, 3.5), Role::Faint),
        Star => pen.dot((75.0, 18.0), Role::Rope),
        OtherStar => pen.dot((74.0, 44.0), Role::Rope),
        Trunk => pen.rect((72.0, 64.0), (75.5, BASE), Role::Wood),
        LeftBranch => pen.line((73.0, 72.0), (69.5, 60.0), 1.6, Role::Wood),
        RightBranch => pen.line((75.0, 68.0), (79.0, 55.0), 1.6, Role::Wood),
        Grave => {
            pen.disc((38.0, 80.0), (5.0, 5.0), Role::Muted);
            pen.rect((33.0, 80.0), (43.0, BASE), Role::Muted);
        }
        Grass => {
            for x in [32.0, 45.0, 49.0, 66.0] {
                pen.line((x, BASE - 0.5), (x + 1.0, 87.0), 1.2, Role::Hit);
            }
        }
        Crow => {
            pen.block((29.0, 2.0), (4.5, 4.0), Role::Muted);
            pen.dot((35.0, 1.0), Role::Muted);
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_six_misses_the_scaffold_stands_and_with_more_each_builds_a_part() {
        assert_eq!(parts(6), [Earth, Post, Struts, Beam, Brace, Hanging]);
        for of in 12..=26 {
            let parts = parts(of);
            assert_eq!(parts.len(), of as usize - 6, "{of}");
            let twice =
                parts.iter().any(|part| parts.iter().filter(|one| *one == part).count() > 1);
            assert!(!twice, "{parts:?}");
        }
    }
}
