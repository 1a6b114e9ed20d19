//! Divides the gallows, the man and the scenery into as many parts as there are misses.

use super::man::Limb;

/// A part of the picture that one miss draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    All,
    Gallows,
    Frame,
    Boom,
    Arm,
    Foot,
    LowerPost,
    UpperPost,
    Struts,
    LeftStrut,
    RightStrut,
    Beam,
    NearBeam,
    FarBeam,
    Brace,
    /// The rope with its noose.
    Hanging,
    Rope,
    Noose,
    Man,
    Upper,
    Torso,
    Arms,
    Legs,
    Limb(Limb),
    Moon,
    Cloud,
    OtherCloud,
    Star,
    OtherStar,
    Trunk,
    LeftBranch,
    RightBranch,
    Grave,
    Grass,
    Crow,
}

use Part::{
    All, Arm, Arms, Beam, Boom, Brace, Cloud, Crow, FarBeam, Foot, Frame, Gallows, Grass, Grave,
    Hanging, LeftBranch, LeftStrut, Legs, LowerPost, Man, Moon, NearBeam, Noose, OtherCloud,
    OtherStar, RightBranch, RightStrut, Rope, Star, Struts, Torso, Trunk, Upper, UpperPost,
};

/// The parts that are split in two, in this order, when there are more misses to draw. The man is split first: with
/// seven misses the gallows are one part and he is six.
const FINER: [(Part, [Part; 2]); 14] = [
    (All, [Gallows, Man]),
    (Man, [Upper, Legs]),
    (Upper, [Part::Limb(Limb::Head), Torso]),
    (Torso, [Part::Limb(Limb::Body), Arms]),
    (Legs, [Part::Limb(Limb::LeftLeg), Part::Limb(Limb::RightLeg)]),
    (Arms, [Part::Limb(Limb::LeftArm), Part::Limb(Limb::RightArm)]),
    (Gallows, [Frame, Boom]),
    (Boom, [Arm, Hanging]),
    (Frame, [Foot, UpperPost]),
    (Arm, [Beam, Brace]),
    (Hanging, [Rope, Noose]),
    (Foot, [LowerPost, Struts]),
    (Beam, [NearBeam, FarBeam]),
    (Struts, [LeftStrut, RightStrut]),
];

/// The scenery for even more misses, in the order in which it is added: the ground comes before the sky, where a single
/// shape would hang in the air.
const SCENERY: [Part; 11] =
    [Grass, Grave, Trunk, LeftBranch, RightBranch, Moon, Crow, Cloud, OtherCloud, Star, OtherStar];

/// The order in which the scenery is drawn: what sits on the beam comes after it.
const DRAWN: [Part; 10] =
    [Grass, Grave, Trunk, LeftBranch, RightBranch, Moon, Cloud, OtherCloud, Star, OtherStar];

/// Returns the parts in the order in which they are drawn, for a round with this number of misses: one for each, as long
/// as there are enough parts.
pub(super) fn parts(of: u32) -> Vec<Part> {
    let mut parts = vec![All];
    for (whole, halves) in FINER {
        if let Some(at) = parts.iter().position(|part| *part == whole && parts.len() < of as usize)
        {
            parts.splice(at..=at, halves);
        }
    }
    let scenery = &SCENERY[..(of as usize).saturating_sub(parts.len()).min(SCENERY.len())];
    let mut all: Vec<_> = DRAWN.into_iter().filter(|part| scenery.contains(part)).collect();
    all.append(&mut parts);
    if scenery.contains(&Crow) {
        let rope = all.iter().position(|part| *part == Rope).unwrap_or(all.len());
        all.insert(rope, Crow);
    }
    all
}

/// Appends what a part consists of when this much of it (0 ..= 1) is drawn, one piece after another.
pub(super) fn pieces(part: Part, drawn: f32, all: &mut Vec<(Part, f32)>) {
    match FINER.iter().find(|(whole, _)| *whole == part) {
        Some((_, [first, second])) => {
            pieces(*first, (2.0 * drawn).min(1.0), all);
            pieces(*second, (2.0 * drawn - 1.0).max(0.0), all);
        }
        None if drawn > 0.0 => all.push((part, drawn)),
        None => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_miss_draws_a_part_and_the_last_six_of_seven_or_more_draw_the_man() {
        assert_eq!(parts(1), [All]);
        assert_eq!(parts(2), [Gallows, Man]);
        assert_eq!(parts(4), [Gallows, Part::Limb(Limb::Head), Torso, Legs]);
        for of in 1..=26 {
            let parts = parts(of);
            assert_eq!(parts.len(), of as usize, "{of}");
            let twice =
                parts.iter().any(|part| parts.iter().filter(|one| *one == part).count() > 1);
            assert!(!twice, "{parts:?}");
            let last = parts.iter().rev().take(6);
            let man = last.filter(|part| matches!(part, Part::Limb(_))).count();
            assert!(of < 7 || man == 6, "{of}: {parts:?}");
        }
    }
}
