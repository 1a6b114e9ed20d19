//! Owns the embedded proofs of the English lists' values, from which a solver for their words starts.

use hangman_solver::Solver;
use hangman_words::{Asset, EmbeddedList, asset};

/// Embeds the proofs of lists, each with the length (letters) of its words.
macro_rules! proofs {
    ($($embedded:ident $name:literal: $($length:literal)*;)*) => {
        [$($((EmbeddedList::$embedded, $length, asset!("proofs/en-", $name, "-", $length, ".proof"))),*),*]
    };
}

/// The proofs of the English lists. The example `lists` makes them, and a test checks each.
static PROOFS: [(EmbeddedList, usize, Asset); 29] = proofs!(
    EVERYDAY "everyday": 3 4 5 6 7 8 9 10 11 12 13 14 15 16;
    FULL "full": 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16;
);

/// The value of all words without a letter, and the letters that have this value.
type Without = (usize, &'static str);

/// The value of all words without a letter, by list and length (letters). A player may begin with one of
/// these letters, and these values take longest to find. Each is proven in `assets/proofs/without`.
static WITHOUT: [(EmbeddedList, usize, &[Without]); 6] = [
    (EmbeddedList::FULL, 3, &[(17, "j")]),
    (EmbeddedList::FULL, 6, &[(12, "j"), (11, "fkp")]),
    (EmbeddedList::FULL, 7, &[(11, "cdefhjkmoqrsuvwxyz"), (10, "abgilnpt")]),
    (EmbeddedList::FULL, 8, &[(8, "acfjmoqvwxyz"), (7, "bdeghklnprstu"), (6, "i")]),
    (EmbeddedList::FULL, 9, &[(7, "hjqvxyz"), (6, "abcdfgklmoprstuw"), (5, "ein")]),
    (EmbeddedList::FULL, 10, &[(5, "abcdfhjkmopqtuvwxyz"), (4, "egilnrs")]),
];

/// Returns each letter with the value of the words without it.
fn each(known: &'static [Without]) -> impl Iterator<Item = (char, usize)> {
    known.iter().flat_map(|(value, letters)| letters.chars().map(|letter| (letter, *value)))
}

/// Lets a solver assume what is known about its words if they are those of an embedded list: the value, and the
/// claims of the setter's half of its proof. So the setter plays from a proof as long as the player follows
/// it. Returns whether there is a proof.
pub fn assume_proofs(solver: &mut Solver) -> bool {
    let length = solver.lexicon().length();
    for (embedded, _, proof) in PROOFS.iter().filter(|(_, about, _)| *about == length) {
        // Where proofs are files that are loaded when they are asked for, it may be this one: the others aren't needed yet.
        let Some(proof) = proof.bytes() else { return false };
        // A proof about other words is refused.
        if solver.assume_proof(proof).is_ok() {
            let known = WITHOUT.iter().filter(|known| (&known.0, known.1) == (embedded, length));
            for (letter, value) in known.flat_map(|known| each(known.2)) {
                solver.assume_without(letter as usize - 'a' as usize, value);
            }
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::opening::Book;
    use crate::tests::swept;
    use hangman_solver::threads;
    use hangman_solver::{Lexicon, SolverSettings, proof};

    #[test]
    fn every_proof_that_is_played_from_holds() {
        for (embedded, length, proof) in &PROOFS {
            let list = embedded.load();
            let words = list.of_length(*length).unwrap();
            let proven = proof::verify(proof.bytes().unwrap(), words.blocks()).unwrap();
            let value = Book::value_of_all(*embedded, *length);
            assert_eq!(Some(proven.value), value, "{embedded} {length}");
        }
    }

    #[test]
    fn most_assumed_values_are_proven() {
        let most_bytes = swept(5_000, usize::MAX);
        for (embedded, length, known) in WITHOUT {
            let list = &embedded.load();
            let verify = |(letter, value): (char, usize)| {
                let name = embedded.file_stem();
                let path = format!("assets/proofs/without/{name}-{length}-{letter}.proof");
                let bytes = std::fs::read(&path).unwrap();
                if bytes.len() > most_bytes {
                    return;
                }
                let without = list.alphabet().letter(letter).unwrap();
                let words = list.only(|word| !word.letters().contains(&without)).unwrap();
                let rows = words.of_length(length).unwrap().blocks();
                let proven = proof::verify(&bytes, rows).unwrap_or_else(|e| panic!("{path}: {e}"));
                assert_eq!(proven.value, value, "{path}");
            };
            // Not one thread each: a proof takes much memory.
            let all: Vec<_> = each(known).collect();
            let (one, other) = all.split_at(all.len() / 2);
            let verify_all = |half: &[(char, usize)]| half.iter().copied().for_each(verify);
            threads::both(2, || verify_all(one), || verify_all(other));
        }
    }

    #[test]
    fn other_words_are_not_taken_for_those_of_a_list() {
        let listed = EmbeddedList::EVERYDAY.load();
        let listed = listed.of_length(9).unwrap();
        let without_one = &listed.blocks()[listed.stride()..];
        let value = Book::value_of_all(EmbeddedList::EVERYDAY, 9).unwrap();
        for (rows, claimed) in [(without_one, 0), (listed.blocks(), value)] {
            let lexicon = Lexicon::new(rows, 9).unwrap();
            let mut solver = Solver::new(lexicon.into(), SolverSettings::default());
            assert_eq!(assume_proofs(&mut solver), claimed > 0);
            let all: Vec<u32> = (0..solver.lexicon().words() as u32).collect();
            assert_eq!(solver.claimed(&all), claimed);
        }
    }
}
