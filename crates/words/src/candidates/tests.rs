//! Every way to count finds the same families.

use proptest::prelude::*;

use super::super::{ENGLISH, list_of};
use super::*;

proptest! {
    #[test]
    fn every_way_to_count_finds_the_same_families(
        words in prop::collection::vec("[a-c]{12}|[a-c]{3}|[a-c]{20}", 1..60),
        drawn in prop::collection::vec(0u32..70, 0..9),
    ) {
        let list = list_of(&ENGLISH, &words.join(" "));
        for listed in list.by_length() {
            let some = Candidates::only(Arc::clone(listed), drawn.clone());
            for candidates in some.into_iter().chain([listed.candidates()]) {
                let ranked = |mut families: Vec<Family>| {
                    families.sort_unstable_by_key(Family::rank);
                    families
                };
                let letter = ENGLISH.letter('b').unwrap();
                let families = candidates.families(letter);
                prop_assert_eq!(&families, &ranked(candidates.count_sorted(letter)));
                prop_assert_eq!(&families, &ranked(candidates.count_hashed(letter)));
                if listed.length() <= COUNTED_DIRECTLY {
                    let counted = candidates.count_directly(letter, 1 << listed.length());
                    prop_assert_eq!(&families, &ranked(counted));
                }
                prop_assert_eq!(families.iter().map(|family| family.size).sum::<usize>(), candidates.len());
                for (family, part) in candidates.split(letter) {
                    let mut kept = candidates.clone();
                    prop_assert!(kept.keep(letter, family.places));
                    prop_assert_eq!(kept, part);
                }
            }
        }
    }
}

#[test]
fn only_existing_words_are_taken_and_each_once() {
    let list = list_of(&ENGLISH, "ape bat cat");
    let only = |numbers: &[u32]| {
        let words = Candidates::only(Arc::clone(list.of_length(3).unwrap()), numbers.to_vec());
        words.map(|words| words.numbers().to_vec())
    };
    assert_eq!(only(&[2, 0, 2, 3]), Some(vec![0, 2]));
    assert_eq!(only(&[3]), None);
}
