//! Proofs hold, and nothing else does.

use std::sync::Arc;

use super::super::tests::{Dice, by_definition, lexicon, random_words};
use super::super::{Limit, Settings, Solver};
use super::bytes::checksum;
use super::*;

fn rows(words: &[Vec<u8>]) -> Vec<u64> {
    let slices: Vec<&[u8]> = words.iter().map(Vec::as_slice).collect();
    let list = lexicon(&slices);
    (0..words.len() as u32).flat_map(|word| list.row(word).to_vec()).collect()
}

fn proof(words: &[Vec<u8>]) -> Vec<u8> {
    let slices: Vec<&[u8]> = words.iter().map(Vec::as_slice).collect();
    let mut solver = Solver::new(Arc::new(lexicon(&slices)), Settings::default());
    prove(&mut solver, Limit::NONE).unwrap()
}

/// The same bytes with a checksum that fits.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let end = bytes.len() - 8;
    let sum = checksum(&bytes[..end]).to_le_bytes();
    bytes[end..].copy_from_slice(&sum);
    bytes
}

#[test]
fn proofs_of_random_lists_hold() {
    let mut dice = Dice(23);
    for _ in 0..1500 {
        let (count, length, alphabet) = (1 + dice.below(12), 1 + dice.below(6), 3 + dice.below(9));
        let words = random_words(&mut dice, count as usize, length as usize, alphabet);
        let proven = verify(&proof(&words), &rows(&words)).unwrap();
        assert_eq!(proven.value, by_definition(&words, &mut Default::default()));
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

/// With the checksum made to fit, a changed byte may leave a proof (a letter
/// as good as the other, a span with a letter that no word has), but never of
/// another value.
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
        other.remove(at);
        assert_eq!(verify(&bytes, &rows(&other)), Err(ProofError::OtherList));
    }
    let mut turned = words.clone();
    turned.reverse();
    assert!(verify(&bytes, &rows(&turned)).is_ok());
    assert_eq!(verify(b"EHproof2--------", &[]), Err(ProofError::Magic));
    assert_eq!(verify(b"", &[]), Err(ProofError::Truncated(0)));
}

/// The replay alone, without hash and checksum, notices a changed list.
#[test]
fn the_replay_notices_a_list_of_another_value() {
    let mut dice = Dice(43);
    for _ in 0..200 {
        let words = random_words(&mut dice, 16, 3, 10);
        let mut other = words.clone();
        for _ in 0..1 + dice.below(4) {
            let at = dice.below(other.len() as u64) as usize;
            other.remove(at);
        }
        let (mut bytes, rows) = (proof(&words), rows(&other));
        // Length and number of words are one byte each here.
        bytes[9] = other.len() as u8;
        bytes[10..26].copy_from_slice(&bytes::list_hash(rows.chunks_exact(1)));
        if let Ok(proven) = verify(&sealed(bytes), &rows) {
            assert_eq!(proven.value, by_definition(&other, &mut Default::default()));
        }
    }
}

/// A proof of `value` misses for DEAL and MONK, which are worth one, with these claims.
fn forged(value: u64, rows: &[u64], claims: impl FnOnce(&mut Writer)) -> Vec<u8> {
    let mut out = Writer::default();
    out.raw(MAGIC);
    out.number(4);
    out.number(2);
    out.raw(&bytes::list_hash(rows.chunks(1)));
    out.number(value);
    out.number(0);
    claims(&mut out);
    out.finish()
}

/// Describes the span of DEAL alone, with some letters more that no word has.
fn deal_alone(out: &mut Writer, more: u64) {
    let codes = [4, 5, 1, 12u64];
    out.number(codes.iter().fold(more, |letters, code| letters | 1 << (code - 1)));
    out.number(4);
    for (place, code) in codes.iter().enumerate() {
        out.number(*code);
        out.number(1 << place);
    }
}

#[test]
fn nothing_is_denied_to_a_guesser_who_knows_the_word() {
    let words = [b"deal".to_vec(), b"monk".to_vec()];
    let rows = rows(&words);
    assert_eq!(verify(&proof(&words), &rows).map(|proven| proven.value), Ok(1));
    let over = |node| Err(ProofError::Setter { node, fault: Fault::Over });
    // One word, all of whose letters are known: no letters hit what is not there.
    let leaf = forged(64, &rows, |out| {
        out.number(1);
        deal_alone(out, 0);
        out.number(0);
        out.number(64);
    });
    assert_eq!(verify(&leaf, &rows), over(0));
    // Claims about it that rest on each other, with nothing left to answer.
    let chain = forged(3, &rows, |out| {
        out.number(2);
        deal_alone(out, 0);
        out.number(0);
        out.number(0);
        deal_alone(out, 0);
        out.number(1);
        out.number(1);
    });
    assert_eq!(verify(&chain, &rows), over(1));
    // The same with a letter to deny that no word has.
    let unused = forged(3, &rows, |out| {
        out.number(2);
        deal_alone(out, 0);
        out.number(0);
        out.number(0);
        deal_alone(out, 1 << 25);
        out.number(1);
        out.number(1);
    });
    assert_eq!(verify(&unused, &rows), over(1));
}
