//! Owns the proofs of the embedded lists' values that are part of the program: what an opponent that thinks
//! knows about them before it is asked anything.

use crate::solver::Solver;
use crate::words::Tier;

/// The proofs of a list, each with the length (letters) of its words.
macro_rules! proofs {
    ($list:literal: $($length:literal)*) => {
        [$(($length, include_bytes!(
            concat!("../../assets/proofs/", $list, "-", $length, ".proof")
        ))),*]
    };
}

/// Those that take more than a moment to find. `evil-hangman solve --proof` makes them, and a test checks
/// every one of them.
static PROOFS: [&[(usize, &[u8])]; 3] = [
    &proofs!("common": 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16),
    &proofs!("standard": 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16),
    &proofs!("unabridged": 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16),
];

/// Letters (codes less one) without which the words of a list and length are worth as much as all of them,
/// and for which this takes longest to find: a player who begins with one suffers a miss more than the value.
/// Three letters of the unabridged list, J.
const DEAREST: [(Tier, usize, usize); 1] = [(Tier::Unabridged, 3, 9)];

/// Teaches a solver what is known about its words, where they are those of an embedded list: the setter's
/// half of the proof of their value. So the setter plays from a proof wherever the player lets it be. Returns
/// whether there is one.
pub(super) fn teach(solver: &mut Solver) -> bool {
    let length = solver.lexicon().length();
    for (tier, proofs) in Tier::ALL.into_iter().zip(PROOFS) {
        let mut proofs = proofs.iter().filter(|(about, _)| *about == length);
        // A proof about other words is refused.
        if proofs.any(|(_, proof)| solver.teach(proof).is_ok()) {
            let dearest = DEAREST.iter().filter(|known| (known.0, known.1) == (tier, length));
            for (_, _, letter) in dearest {
                solver.take_for_granted(1 << letter, tier.value(length).unwrap_or(0));
            }
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::{Lexicon, Limit, Settings, Verdict, proof};

    #[test]
    fn every_proof_that_is_played_from_holds() {
        for (tier, proofs) in Tier::ALL.into_iter().zip(PROOFS) {
            let list = tier.load();
            for (length, bytes) in proofs {
                let proven = proof::verify(bytes, list.shelf(*length).unwrap().blocks()).unwrap();
                assert_eq!(Some(proven.value), tier.value(*length), "{tier} {length}");
            }
        }
    }

    #[test]
    fn what_is_taken_for_granted_is_so() {
        for (tier, length, letter) in DEAREST {
            let shelf = tier.load();
            let shelf = shelf.shelf(length).unwrap();
            let lexicon = Lexicon::new(shelf.blocks(), length).unwrap();
            let mut solver = Solver::new(lexicon.into(), Settings::default());
            let lexicon = solver.lexicon().clone();
            let lacks = |word: &u32| lexicon.letters(*word) >> letter & 1 == 0;
            let words: Vec<u32> = (0..shelf.len() as u32).filter(lacks).collect();
            let misses = tier.value(length).unwrap() - 1;
            assert_eq!(solver.can_survive(&words, misses, Limit::NONE), Verdict::Lost);
        }
    }

    #[test]
    fn other_words_are_not_taken_for_those_of_a_list() {
        let shelf = Tier::Common.load();
        let shelf = shelf.shelf(9).unwrap();
        let rows = &shelf.blocks()[shelf.stride()..];
        let mut solver = Solver::new(Lexicon::new(rows, 9).unwrap().into(), Settings::default());
        assert!(!teach(&mut solver));
        let all: Vec<u32> = (0..solver.lexicon().words() as u32).collect();
        assert_eq!(solver.claimed(&all), 0);
        let mut solver =
            Solver::new(Lexicon::new(shelf.blocks(), 9).unwrap().into(), Settings::default());
        assert!(teach(&mut solver));
        let all: Vec<u32> = (0..solver.lexicon().words() as u32).collect();
        assert_eq!(Some(solver.claimed(&all)), Tier::Common.value(9));
    }
}
