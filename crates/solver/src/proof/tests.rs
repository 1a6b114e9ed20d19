//! Tests that valid proofs are accepted and all others refused.

use super::super::Limit;
use super::super::tests::{Dice, by_definition, lexicon, random_words, solver};
use super::bytes::checksum;
use super::verify::{EFFORT, Effort, verify_within};
use super::*;

fn rows(words: &[Vec<u8>]) -> Vec<u64> {
    let list = lexicon(words);
    (0..words.len() as u32).flat_map(|word| list.row(word).to_vec()).collect()
}

fn proof(words: &[Vec<u8>]) -> Vec<u8> {
    prove(&mut solver(words), Limit::NONE).unwrap()
}

/// Returns the same bytes with a matching checksum.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let end = bytes.len() - 8;
    let sum = checksum(&bytes[..end]).to_le_bytes();
    bytes[end..].copy_from_slice(&sum);
    bytes
}

#[test]
fn proofs_of_random_lists_hold() {
    let mut dice = Dice(23);
    for _ in 0..500 {
        let (count, length, alphabet) = (1 + dice.below(12), 1 + dice.below(6), 3 + dice.below(9));
        let words = random_words(&mut dice, count as usize, length as usize, alphabet);
        let bytes = proof(&words);
        let proven = verify(&bytes, &rows(&words)).unwrap();
        assert_eq!(proven.value, by_definition(&words, &mut Default::default()));
        // A solver that believes the proof is right about fewer words, too.
        let left: Vec<u32> = (0..words.len() as u32).filter(|_| dice.below(4) > 0).collect();
        let others: Vec<_> = left.iter().map(|word| words[*word as usize].clone()).collect();
        let mut believing = solver(&words);
        believing.assume_proof(&bytes).unwrap();
        let value = believing.value(&left, Limit::NONE).value();
        assert_eq!(value, Some(by_definition(&others, &mut Default::default())));
    }
}

#[test]
fn every_damage_is_noticed() {
    let mut dice = Dice(29);
    for _ in 0..20 {
        let words = random_words(&mut dice, 40, 3, 12);
        let (bytes, rows) = (proof(&words), rows(&words));
        assert!(verify(&bytes, &rows).is_ok());
        for at in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1 << dice.below(8);
            assert!(verify(&damaged, &rows).is_err());
            assert!(verify(&bytes[..at], &rows).is_err());
        }
    }
}

/// With a matching checksum, a changed byte may still leave a valid proof (an equally good letter, a span
/// with a letter that no word has), but never of another value.
#[test]
fn no_forgery_proves_a_wrong_value() {
    let mut dice = Dice(31);
    let mut refused = 0;
    for _ in 0..60 {
        let words = random_words(&mut dice, 30, 3, 12);
        let (bytes, rows) = (proof(&words), rows(&words));
        let truth = verify(&bytes, &rows).unwrap().value;
        for at in 8..bytes.len() - 8 {
            for flip in 0..8 {
                let mut forged = bytes.clone();
                forged[at] ^= 1 << flip;
                match verify(&sealed(forged), &rows) {
                    Ok(proven) => assert_eq!(proven.value, truth),
                    Err(_) => refused += 1,
                }
            }
        }
    }
    assert!(refused > 1000);
}

#[test]
fn random_bytes_never_panic() {
    let mut dice = Dice(37);
    let words = random_words(&mut dice, 30, 3, 12);
    let (bytes, rows) = (proof(&words), rows(&words));
    for _ in 0..20_000 {
        let mut junk = bytes.clone();
        for _ in 0..1 + dice.below(12) {
            let at = 8 + dice.below(bytes.len() as u64 - 8) as usize;
            junk[at] = dice.below(256) as u8;
        }
        junk.truncate(16 + dice.below(bytes.len() as u64) as usize);
        let _ = verify(&sealed(junk), &rows);
    }
}

#[test]
fn another_list_is_refused() {
    let mut dice = Dice(41);
    let words = random_words(&mut dice, 20, 4, 10);
    let bytes = proof(&words);
    for at in 0..words.len() {
        let mut other = words.clone();
        other[at] = b"zyxw".to_vec();
        assert_eq!(verify(&bytes, &rows(&other)), Err(ProofError::OtherList));
        assert_eq!(solver(&other).assume_proof(&bytes), Err(ProofError::OtherList));
        other.remove(at);
        assert_eq!(verify(&bytes, &rows(&other)), Err(ProofError::OtherList));
    }
    let mut turned = words.clone();
    turned.reverse();
    assert!(verify(&bytes, &rows(&turned)).is_ok());
    assert_eq!(verify(b"EHproof2--------", &[]), Err(ProofError::Magic));
    assert_eq!(verify(b"", &[]), Err(ProofError::Truncated(0)));
    assert_eq!(verify(&vec![0; MOST_BYTES as usize + 1], &[]), Err(ProofError::TooLong));
}

/// Without hash and checksum, the replay alone detects a changed list.
#[test]
fn the_replay_notices_a_list_of_another_value() {
    let mut dice = Dice(43);
    let (mut held, mut failed) = (0, 0);
    for round in 0..400 {
        let words = random_words(&mut dice, if round % 2 == 0 { 16 } else { 5 }, 3, 10);
        let mut other = words.clone();
        for _ in 0..1 + dice.below(other.len().min(4) as u64) {
            let at = dice.below(other.len() as u64) as usize;
            other.remove(at);
        }
        let (mut bytes, rows) = (proof(&words), rows(&other));
        // The length and the number of words are one byte each here.
        bytes[9] = other.len() as u8;
        bytes[10..26].copy_from_slice(&list_hash(&rows, 3));
        match verify(&sealed(bytes), &rows) {
            Ok(proven) => {
                assert_eq!(proven.value, by_definition(&other, &mut Default::default()));
                held += 1;
            }
            Err(_) => failed += 1,
        }
    }
    assert!(held > 20 && failed > 20, "{held} hold, {failed} fail");
}

/// Returns a proof with these claims that DEAL and MONK have this value, which is 1 in truth.
fn forged(value: u64, rows: &[u64], claims: impl FnOnce(&mut Writer)) -> Vec<u8> {
    written(rows, 4, value, &[], claims)
}

/// Writes a proof about words of this length, one block each, with this guesser's half and these claims.
fn written(
    rows: &[u64],
    length: u64,
    value: u64,
    half: &[u8],
    claims: impl FnOnce(&mut Writer),
) -> Vec<u8> {
    let mut out = Writer::default();
    out.raw(MAGIC);
    out.number(length);
    out.number(rows.len() as u64);
    out.raw(&list_hash(rows, 8));
    out.number(value);
    out.number(half.len() as u64);
    out.raw(half);
    claims(&mut out);
    out.finish()
}

impl Writer {
    fn numbers(&mut self, numbers: impl IntoIterator<Item = u64>) {
        numbers.into_iter().for_each(|number| self.number(number));
    }
}

/// Returns the span of DEAL alone, plus letters that no word has.
fn deal_alone(more: u64) -> Vec<u64> {
    let codes = [4, 5, 1, 12u64];
    let letters = codes.iter().fold(more, |letters, code| letters | 1 << (code - 1));
    let fixed = codes.iter().zip(0..).flat_map(|(code, place)| [*code, 1 << place]);
    [letters, 4].into_iter().chain(fixed).collect()
}

#[test]
fn nothing_is_denied_to_a_guesser_who_knows_the_word() {
    let words = [b"deal".to_vec(), b"monk".to_vec()];
    let rows = rows(&words);
    assert_eq!(verify(&proof(&words), &rows).map(|proven| proven.value), Ok(1));
    let over = |node| Err(ProofError::Setter { claim: node, flaw: Flaw::Over });
    let (alone, unused) = (&deal_alone(0)[..], &deal_alone(1 << 25)[..]);
    for (value, claims, node) in [
        // One word with its letters fixed, where none can hit an empty set.
        (64, [&[1], alone, &[0, 64]].concat(), 0),
        // Claims about it that support each other, with no letter left to answer.
        (3, [&[2], alone, &[0, 0], alone, &[1, 1]].concat(), 1),
        // The same with a letter to deny that no word has.
        (3, [&[2], alone, &[0, 0], unused, &[1, 1]].concat(), 1),
    ] {
        let forged = forged(value, &rows, |out| out.numbers(claims.clone()));
        assert_eq!(verify(&forged, &rows), over(node), "{claims:?}");
    }
}

#[test]
fn a_claim_needs_parts_within_it_and_is_worth_one_miss_more_than_the_least() {
    let words = ["ab", "ac", "ad", "ae"].map(|word| word.as_bytes().to_vec());
    let rows = rows(&words);
    // The A is known. Each claim is about the words with these other letters, and has its worth or its parts.
    let claims = |claims: &[(&str, &[u64])]| {
        let letters = |others: &str| others.bytes().fold(1, |all, c| all | 1 << (c - b'a'));
        let each =
            claims.iter().map(|(others, rest)| [&[letters(others), 1, 1, 1], *rest].concat());
        let number = [claims.len() as u64];
        number.into_iter().chain(each.flatten()).collect::<Vec<_>>()
    };
    for (value, claims, node, flaw) in [
        // AD and AE say nothing about AB and AC.
        (4, claims(&[("de", &[0, 1]), ("bc", &[1, 1])]), 1, Flaw::Part(0)),
        // Without B three words are left, and without the others only one is.
        (3, claims(&[("b", &[0, 0]), ("cde", &[0, 2]), ("bcde", &[2, 2, 1])]), 2, Flaw::Short),
    ] {
        let forged = written(&rows, 2, value, &[], |out| out.numbers(claims));
        assert_eq!(verify(&forged, &rows), Err(ProofError::Setter { claim: node, flaw }));
    }
}

#[test]
fn a_claim_that_two_letters_refute_and_one_about_a_letter_beyond_all_are_refused() {
    // Only A and B together are in every word, and both are in the shortest set of letters.
    let words = ["abb", "acd", "aef", "bgh", "bij"].map(|word| word.as_bytes().to_vec());
    let rows = rows(&words);
    let refused = |claim: &[u64]| {
        let forged = written(&rows, 3, 4, &[], |out| out.numbers(claim.iter().copied()));
        verify(&forged, &rows).unwrap_err()
    };
    let hit = ProofError::Setter { claim: 0, flaw: Flaw::Hit(2) };
    assert_eq!(refused(&[1, ALL, 0, 0, 2]), hit);
    assert!(matches!(refused(&[1, u64::MAX, 1, 65, 1, 0, 0]), ProofError::Number(_)));
}

#[test]
fn rows_that_are_no_words_or_twice_the_same_are_no_list() {
    for rows in [[0x01_0203 << 40, 0x0104 << 48], [0x0102 << 48; 2]] {
        let proof = written(&rows, 2, 1, &[], |out| out.number(0));
        assert_eq!(verify(&proof, &rows), Err(ProofError::Words));
    }
}

#[test]
fn claims_that_grow_without_end_are_no_panic_for_a_solver_that_believes_them() {
    let words = [b"deal".to_vec(), b"monk".to_vec()];
    let alone = &deal_alone(0)[..];
    let claims = [&[3], alone, &[0, 64], alone, &[1, 1], alone, &[1, 1]].concat();
    let forged = forged(1, &rows(&words), |out| out.numbers(claims));
    assert_eq!(solver(&words).assume_proof(&forged), Ok(()));
}

/// Returns a false proof with these claims that these words are worth 26 misses. Its guesser's half is valid,
/// since nobody misses more letters than there are.
fn bold(words: &[Vec<u8>], claims: impl FnOnce(&mut Writer)) -> (Vec<u8>, Vec<u64>) {
    fn letters(words: &[&Vec<u8>], misses: usize, out: &mut Vec<u8>) {
        if words.len() <= misses + 1 {
            return;
        }
        let places = |word: &[u8], letter: u8| {
            word.iter().rev().fold(0, |places, &c| places << 1 | u64::from(c == letter))
        };
        for letter in b'a'..=b'z' {
            let mut families = std::collections::BTreeMap::<u64, Vec<&Vec<u8>>>::new();
            for word in words {
                families.entry(places(word, letter)).or_default().push(word);
            }
            if families.len() > 1 {
                out.push(letter - b'a' + 1);
                for (places, family) in families {
                    letters(&family, misses - usize::from(places == 0), out);
                }
                return;
            }
        }
    }
    let rows = rows(words);
    let mut half = Vec::new();
    letters(&words.iter().collect::<Vec<_>>(), 26, &mut half);
    (written(&rows, words[0].len() as u64, 26, &half, claims), rows)
}

/// Returns how a check with this much effort ends, and the effort spent.
fn checked((bytes, rows): &(Vec<u8>, Vec<u64>), effort: u64) -> (ProofError, u64) {
    let mut left = Effort(effort);
    let error = verify_within(&mut left, bytes, rows).unwrap_err();
    (error, effort - left.0)
}

const ALL: u64 = (1 << 26) - 1;

#[test]
fn each_kind_of_work_counts() {
    let mut dice = Dice(47);
    let mut words = random_words(&mut dice, 500, 8, 26);
    words.extend([b"abcdefgh".to_vec(), b"abcdefgi".to_vec()]);
    words.sort();
    words.dedup();
    let none = bold(&words, |out| out.number(0));
    let (error, base) = checked(&none, 1 << 30);
    assert_eq!(error, ProofError::Setter { claim: 0, flaw: Flaw::Short });
    assert!(base > 500 * 8, "the guesser's half looks at every letter of every word: {base}");
    let (error, _) = checked(&none, base - 1);
    assert!(matches!(error, ProofError::Guesser { flaw: Flaw::TooHard, .. }), "{error}");
    // The effort spent on a file beyond its guesser's half; with one step less, the check gives up.
    let spent = |file: (Vec<u8>, Vec<u64>), count: usize| {
        let (error, all) = checked(&file, 1 << 30);
        let node = count - 1;
        assert_eq!(error, ProofError::Setter { claim: node, flaw: Flaw::Short });
        let (error, _) = checked(&file, all - 1);
        assert_eq!(error, ProofError::Setter { claim: node, flaw: Flaw::TooHard });
        (all - base) / count as u64
    };
    // Any letters, nothing fixed, one miss: this claim is true, a hundred times over.
    let tiny = bold(&words, |out| {
        out.number(100);
        out.numbers([ALL, 0, 0, 1].repeat(100));
    });
    let each = spent(tiny, 100);
    assert!(each > 500 * 8, "words are found, sorted and hit: {each}");
    // Letters that must be tried in turn.
    let four = bold(&words, |out| out.numbers([1, ALL, 0, 0, 4]));
    assert!(spent(four, 1) > 2 * each);
    // Two words with seven fixed letters, supported by one-word spans that are named 32 times.
    let span = |out: &mut Writer, last: &[u64]| {
        out.number((0..7).chain(last.iter().copied()).fold(0, |letters, code| letters | 1 << code));
        out.number(7);
        out.numbers((0..7).flat_map(|place| [place + 1, 1 << place]));
    };
    let claims = |parts: u64| {
        bold(&words, |out| {
            out.number(100);
            for last in [7, 8] {
                span(out, &[last]);
                out.numbers([0, 0]);
            }
            for node in 2..100 {
                span(out, &[7, 8]);
                out.number(2 * parts);
                out.numbers((0..2 * parts).map(|part| node - part % 2));
            }
        })
    };
    let (few, many) = (spent(claims(1), 100), spent(claims(32), 100));
    assert!(many - few > 60 * 7 * 7 * 9 / 10, "each part compares what is fixed: {few} {many}");
}

#[test]
fn what_is_kept_of_claims_is_bounded() {
    let words = [b"ab".to_vec(), b"ac".to_vec()];
    for (kept, claim) in [(1, vec![ALL, 0, 0, 0]), (2, vec![ALL, 1, 1, 1, 0, 0])] {
        let many = bold(&words, |out| {
            out.number(100);
            out.numbers(claim.repeat(100));
        });
        let (_, spent) = checked(&many, EFFORT);
        assert!(100 * kept * EFFORT / spent <= 4_000_000, "{claim:?}: {spent}");
    }
}

#[test]
fn sixty_thousand_tiny_claims_are_given_up_and_an_honest_proof_is_far_from_the_limit() {
    let mut dice = Dice(53);
    let words = random_words(&mut dice, 2000, 8, 26);
    let tiny = bold(&words, |out| {
        out.number(60_000);
        out.numbers([ALL, 0, 0, 1].repeat(60_000));
    });
    let (error, _) = checked(&tiny, EFFORT / 100);
    assert!(matches!(error, ProofError::Setter { flaw: Flaw::TooHard, .. }), "{error}");
    let words = random_words(&mut dice, 300, 4, 20);
    let mut left = Effort(EFFORT);
    verify_within(&mut left, &proof(&words), &rows(&words)).unwrap();
    let spent = EFFORT - left.0;
    assert!(spent < EFFORT / 100, "{spent}");
}
