//! Owns the proof checker. It parses the words itself, and shares only the definition of a family with the
//! search.

use std::collections::BTreeMap;

use super::bytes::{Claim, Header, Reader, list_hash};
use super::{Flaw, MOST_BYTES, ProofError};

/// A value shown by a valid proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Proven {
    /// The misses that the best guesser suffers against the best setter.
    pub value: usize,
    /// The number of letters in each word.
    pub length: usize,
    /// The number of words.
    pub words: usize,
    /// The number of positions for which the proof names a letter.
    pub guesser_positions: usize,
    /// The number of claims in the setter's half.
    pub setter_claims: usize,
}

/// A guess and its answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PathStep {
    /// The code of the letter, from 1.
    pub letter: u8,
    /// The places of the letter, bit 0 leftmost; 0 for a miss.
    pub places: u64,
}

/// A word as letter codes, and as the set of its letters (bit code − 1).
struct ListedWord {
    codes: Vec<u8>,
    letters: u64,
}

impl ListedWord {
    fn places(&self, letter: u8) -> u64 {
        self.codes
            .iter()
            .enumerate()
            .filter(|&(_, &code)| code == letter)
            .fold(0, |places, (place, _)| places | 1 << place)
    }
}

/// The maximum effort of a check, in steps of about a nanosecond; each word, letter and set that is examined
/// takes at least one. Honest proofs need a small part of it. It bounds the time that a malicious file can
/// take.
pub const EFFORT: u64 = 4_000_000_000;

/// The effort left. It is counted, not timed, so that a slow machine accepts the same proofs as a fast one.
pub struct Effort(pub(super) u64);

impl Effort {
    /// Subtracts steps, unless too few are left.
    fn spend(&mut self, steps: usize) -> Result<(), Flaw> {
        self.0 = self.0.checked_sub(steps as u64).ok_or(Flaw::TooHard)?;
        Ok(())
    }
}

/// Checks that `bytes` prove a value for the words in `rows` (each word is `ceil(length / 8)` big-endian
/// blocks of letter codes, padded with 0).
///
/// # Errors
/// Returns the first flaw: of the file, of the words, or of the proof.
pub fn verify(bytes: &[u8], rows: &[u64]) -> Result<Proven, ProofError> {
    match bytes.len() as u64 <= MOST_BYTES {
        true => verify_within(&mut Effort(EFFORT), bytes, rows),
        false => Err(ProofError::TooLong),
    }
}

/// Does the same with the given effort.
pub fn verify_within(
    effort: &mut Effort,
    bytes: &[u8],
    rows: &[u64],
) -> Result<Proven, ProofError> {
    let (mut reader, Header { length, words: count, hash, value }) = Reader::open(bytes)?;
    let words = read_words(rows, length)?;
    if words.len() != count || list_hash(rows, length) != hash {
        return Err(ProofError::OtherList);
    }
    let size = reader.below(usize::MAX)?;
    let letters = reader.raw(size)?;
    let mut guesser = GuesserHalf { letters, at: 0, path: Vec::new(), effort };
    guesser.position(&words.iter().collect::<Vec<_>>(), value)?;
    if guesser.at != letters.len() {
        return Err(ProofError::Trailing(reader.at() - (letters.len() - guesser.at)));
    }
    let mut setter = SetterHalf { words: &words, claims: Vec::new(), effort };
    setter.check(&mut reader, value)?;
    reader.end()?;
    let (guesser_positions, setter_claims) = (letters.len(), setter.claims.len());
    Ok(Proven { value, length, words: count, guesser_positions, setter_claims })
}

/// Returns the word length, in letters, that a proof states. [`verify`] needs the words of this length.
///
/// # Errors
/// Fails if the bytes do not begin as a proof does.
pub fn length(bytes: &[u8]) -> Result<usize, ProofError> {
    Reader::new(bytes)?.below(65)
}

fn read_words(rows: &[u64], length: usize) -> Result<Vec<ListedWord>, ProofError> {
    let blocks = length.div_ceil(8);
    if blocks == 0 || !rows.len().is_multiple_of(blocks) {
        return Err(ProofError::Words);
    }
    let mut words = Vec::with_capacity(rows.len() / blocks);
    for row in rows.chunks_exact(blocks) {
        let mut codes: Vec<u8> = row.iter().flat_map(|block| block.to_be_bytes()).collect();
        let padding = codes.split_off(length);
        if padding.iter().any(|&code| code != 0)
            || codes.iter().any(|code| !(1..=64).contains(code))
        {
            return Err(ProofError::Words);
        }
        let letters = codes.iter().fold(0, |letters, &code| letters | 1u64 << (code - 1));
        words.push(ListedWord { codes, letters });
    }
    let mut all: Vec<&[u8]> = words.iter().map(|word| &word.codes[..]).collect();
    all.sort_unstable();
    if all.windows(2).any(|pair| pair[0] == pair[1]) {
        return Err(ProofError::Words);
    }
    Ok(words)
}

/// The steps to put a word into its family.
const FAMILY: usize = 20;

/// The steps for a claim, and for each letter that it fixes. They are kept, so this also bounds the memory that a malicious
/// file can take: there is room for four million of them, in at most 64 bytes each.
const CLAIM: usize = 1000;

struct GuesserHalf<'a> {
    letters: &'a [u8],
    at: usize,
    path: Vec<PathStep>,
    effort: &'a mut Effort,
}

impl GuesserHalf<'_> {
    fn fails<T>(&self, flaw: Flaw) -> Result<T, ProofError> {
        Err(ProofError::Guesser { path: self.path.clone(), flaw })
    }

    /// Recurses at most as deep as the alphabet is long, since every letter on the path is informative and so
    /// new.
    fn position(&mut self, words: &[&ListedWord], misses: usize) -> Result<(), ProofError> {
        if words.len() <= misses + 1 {
            return Ok(());
        }
        let Some(&letter) = self.letters.get(self.at) else {
            return self.fails(Flaw::Short);
        };
        self.at += 1;
        if !(1..=64).contains(&letter) {
            return self.fails(Flaw::Letter);
        }
        let length = words.first().map_or(0, |word| word.codes.len());
        if let Err(flaw) = self.effort.spend(words.len() * (length + FAMILY)) {
            return self.fails(flaw);
        }
        let mut families: BTreeMap<u64, Vec<&ListedWord>> = BTreeMap::new();
        for &word in words {
            families.entry(word.places(letter)).or_default().push(word);
        }
        if families.len() == 1 {
            return self.fails(Flaw::TellsNothing);
        }
        for (places, family) in families {
            self.path.push(PathStep { letter, places });
            let left = if places == 0 { misses.checked_sub(1) } else { Some(misses) };
            let Some(left) = left else {
                return self.fails(Flaw::NoMissesLeft);
            };
            self.position(&family, left)?;
            self.path.pop();
        }
        Ok(())
    }
}

impl Claim {
    /// Returns the letters that may distinguish its words.
    fn open(&self) -> u64 {
        self.fixed.iter().fold(self.letters, |open, &(letter, _)| open & !(1 << (letter - 1)))
    }

    /// Returns whether each of its words fits the description of `outer`.
    fn lies_within(&self, outer: &Self) -> bool {
        self.letters & !outer.letters == 0
            && outer.fixed.iter().all(|fixed| self.fixed.contains(fixed))
    }
}

struct SetterHalf<'a> {
    words: &'a [ListedWord],
    /// The claims that hold, in order.
    claims: Vec<Claim>,
    effort: &'a mut Effort,
}

impl<'a> SetterHalf<'a> {
    /// Replays it: every claim must hold, and the last one say the value.
    fn check(&mut self, reader: &mut Reader<'_>, value: usize) -> Result<(), ProofError> {
        let count = reader.below(usize::MAX)?;
        for number in 0..count {
            let fails = |flaw| ProofError::Setter { claim: number, flaw };
            let mut claim = Claim::read(reader, number)?;
            self.effort.spend(CLAIM * (1 + claim.fixed.len())).map_err(fails)?;
            let worth = if claim.parts.is_empty() { self.leaf(&claim) } else { self.parts(&claim) };
            claim.worth = worth.map_err(fails)?;
            // Parts are needed no more, and a forged proof could have many.
            claim.parts = Vec::new();
            self.claims.push(claim);
        }
        match self.claims.last() {
            Some(claim) if claim.worth >= value => Ok(()),
            _ => Err(ProofError::Setter { claim: count.saturating_sub(1), flaw: Flaw::Short }),
        }
    }

    /// Checks a claim that rests on the hitting bound, and returns its worth.
    fn leaf(&mut self, claim: &Claim) -> Result<usize, Flaw> {
        let open = claim.open();
        let found = self.words_of(claim, usize::MAX)?;
        let mut sets: Vec<u64> = found.iter().map(|word| word.letters & open).collect();
        // Sorting takes one comparison per halving.
        let halvings = usize::BITS - sets.len().leading_zeros();
        self.effort.spend(sets.len() * (1 + halvings as usize))?;
        sets.sort_unstable();
        sets.dedup();
        match sets.first() {
            None => return Err(Flaw::Empty),
            // A word without an open letter is the only one: it is known, and costs no more misses.
            Some(0) if claim.worth > 0 => return Err(Flaw::Over),
            Some(_) => {}
        }
        match can_hit(&sets, claim.worth, self.effort)? {
            true => Err(Flaw::Hit(claim.worth)),
            false => Ok(claim.worth),
        }
    }

    /// Checks a claim that rests on earlier claims, and returns its worth.
    fn parts(&mut self, claim: &Claim) -> Result<usize, Flaw> {
        // With one word left, nothing need be guessed, so nothing can be denied.
        if self.words_of(claim, 2)?.len() < 2 {
            return Err(Flaw::Over);
        }
        let mut unanswered = claim.open();
        let mut worth = usize::MAX;
        for (part, number) in claim.parts.iter().enumerate() {
            let core = self.claims.get(*number).ok_or(Flaw::Part(part))?;
            self.effort.spend(1 + core.fixed.len() * claim.fixed.len())?;
            if !core.lies_within(claim) {
                return Err(Flaw::Part(part));
            }
            unanswered &= core.letters;
            worth = worth.min(core.worth + 1);
        }
        match unanswered {
            0 => Ok(worth),
            _ => Err(Flaw::Unanswered(unanswered.trailing_zeros() as u8 + 1)),
        }
    }

    /// Returns the first `most` words of a claim, if there is enough effort left to find them.
    fn words_of(&mut self, claim: &Claim, most: usize) -> Result<Vec<&'a ListedWord>, Flaw> {
        let mut words = Vec::new();
        for word in self.words {
            self.effort.spend(1)?;
            if word.letters & !claim.letters != 0 {
                continue;
            }
            let mut fits = true;
            for &(letter, places) in &claim.fixed {
                self.effort.spend(word.codes.len())?;
                fits = word.places(letter) == places;
                if !fits {
                    break;
                }
            }
            if fits {
                words.push(word);
                if words.len() == most {
                    break;
                }
            }
        }
        Ok(words)
    }
}

/// Returns whether some `count` letters hit every set, unless that takes too many steps. One letter of a
/// smallest set must be chosen, so each is tried in turn; a letter that failed is excluded afterwards.
fn can_hit(sets: &[u64], count: usize, effort: &mut Effort) -> Result<bool, Flaw> {
    effort.spend(2 * sets.len())?;
    if count < 2 {
        let shared = sets.iter().fold(u64::MAX, |shared, set| shared & set) != 0;
        return Ok(sets.is_empty() || count == 1 && shared);
    }
    // Sorting two numbers for each of 64 letters.
    effort.spend(800)?;
    let Some(&smallest) = sets.iter().min_by_key(|set| set.count_ones()) else {
        return Ok(true);
    };
    let mut degrees = [0usize; 64];
    for &set in sets {
        effort.spend(set.count_ones() as usize)?;
        let mut rest = set;
        while rest != 0 {
            degrees[rest.trailing_zeros() as usize] += 1;
            rest &= rest - 1;
        }
    }
    let mut by_degree: Vec<usize> = (0..64).filter(|letter| smallest >> letter & 1 == 1).collect();
    by_degree.sort_by_key(|&letter| std::cmp::Reverse(degrees[letter]));
    degrees.sort_unstable();
    // `count` letters hit at most as many sets as they have occurrences.
    if degrees.iter().rev().take(count).sum::<usize>() < sets.len() {
        return Ok(false);
    }
    let mut left_out = 0u64;
    for letter in by_degree {
        effort.spend(sets.len())?;
        let rest: Vec<u64> =
            sets.iter().filter(|&set| set >> letter & 1 == 0).map(|set| set & !left_out).collect();
        if can_hit(&rest, count - 1, effort)? {
            return Ok(true);
        }
        left_out |= 1 << letter;
    }
    Ok(false)
}
