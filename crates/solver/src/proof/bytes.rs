//! Owns the encoding of proofs: varints, claims, the checksum, and the hash that identifies a word list.

use super::{Flaw, MAGIC, ProofError};
use crate::mixing::{STEP, mix};

#[derive(Default)]
pub struct Writer(Vec<u8>);

impl Writer {
    pub fn raw(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    /// Writes a varint: seven bits per byte, the lowest first; the top bit means that more bytes follow.
    pub fn number(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.0.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.0.push(number as u8);
    }

    /// Appends the checksum and returns everything written.
    pub fn finish(mut self) -> Vec<u8> {
        let sum = checksum(&self.0).to_le_bytes();
        self.0.extend_from_slice(&sum);
        self.0
    }
}

/// Parses a proof without reading past its end.
pub struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

/// What a proof begins with.
pub struct Header<'a> {
    /// The number of letters in each word.
    pub length: usize,
    /// The number of words.
    pub words: usize,
    /// The hash of the words.
    pub hash: &'a [u8],
    /// The value that it proves.
    pub value: usize,
}

impl<'a> Reader<'a> {
    /// Begins to read a proof, whatever its checksum.
    ///
    /// # Errors
    /// Returns [`ProofError::Magic`] if it does not begin as a proof does.
    pub fn new(bytes: &'a [u8]) -> Result<Self, ProofError> {
        let mut reader = Self { bytes, at: 0 };
        if reader.raw(MAGIC.len())? != MAGIC {
            return Err(ProofError::Magic);
        }
        Ok(reader)
    }

    /// Begins to read a proof whose checksum is right, up to its first half.
    ///
    /// # Errors
    /// Returns [`ProofError`] if it is no proof, or damaged.
    pub fn open(bytes: &'a [u8]) -> Result<(Self, Header<'a>), ProofError> {
        let (body, sum) = bytes.split_last_chunk().ok_or(ProofError::Truncated(bytes.len()))?;
        let mut reader = Self::new(body)?;
        if checksum(body).to_le_bytes() != *sum {
            return Err(ProofError::Checksum);
        }
        let (length, words) = (reader.below(65)?, reader.below(usize::MAX)?);
        let hash = reader.raw(16)?;
        let value = reader.below(65)?;
        Ok((reader, Header { length, words, hash, value }))
    }

    pub fn at(&self) -> usize {
        self.at
    }

    /// Reads the next `count` bytes.
    ///
    /// # Errors
    /// Returns [`ProofError::Truncated`] if fewer are left.
    pub fn raw(&mut self, count: usize) -> Result<&'a [u8], ProofError> {
        let end = self.at.checked_add(count).filter(|&end| end <= self.bytes.len());
        let end = end.ok_or(ProofError::Truncated(self.bytes.len()))?;
        let bytes = &self.bytes[self.at..end];
        self.at = end;
        Ok(bytes)
    }

    /// Reads a varint.
    ///
    /// # Errors
    /// Returns [`ProofError::Truncated`] if the proof ends within the number, [`ProofError::Number`] if it
    /// exceeds `u64`.
    pub fn number(&mut self) -> Result<u64, ProofError> {
        let start = self.at;
        let mut number = 0u64;
        for shift in (0..64).step_by(7) {
            let byte = self.raw(1)?[0];
            let bits = u64::from(byte & 0x7f);
            if shift == 63 && bits > 1 {
                break;
            }
            number |= bits << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(ProofError::Number(start))
    }

    /// Reads a varint that must be below `limit`.
    ///
    /// # Errors
    /// Returns [`ProofError::Number`] if it is not, and the errors of [`number`](Self::number).
    pub fn below(&mut self, limit: usize) -> Result<usize, ProofError> {
        let start = self.at;
        let number = self.number()?;
        usize::try_from(number).ok().filter(|&n| n < limit).ok_or(ProofError::Number(start))
    }

    /// Checks that everything has been read.
    ///
    /// # Errors
    /// Returns [`ProofError::Trailing`] if there are more bytes.
    pub fn end(&self) -> Result<(), ProofError> {
        if self.at == self.bytes.len() { Ok(()) } else { Err(ProofError::Trailing(self.at)) }
    }
}

/// A claim of the setter's half: a lower bound on what the words of a span are worth.
pub struct Claim {
    pub letters: u64,
    /// The codes of the fixed letters, and their places.
    pub fixed: Vec<(u8, u64)>,
    /// The numbers of the claims on which it rests; none if the hitting bound shows it. A forged proof may have numbers of
    /// no earlier claim.
    pub parts: Vec<usize>,
    /// The misses that can be forced. The proof states them only for claims without parts.
    pub worth: usize,
}

impl Claim {
    /// Writes the claim with this number.
    pub fn write(&self, number: usize, out: &mut Writer) {
        out.number(self.letters);
        out.number(self.fixed.len() as u64);
        for &(code, places) in &self.fixed {
            out.number(u64::from(code));
            out.number(places);
        }
        out.number(self.parts.len() as u64);
        if self.parts.is_empty() {
            out.number(self.worth as u64);
        }
        for part in &self.parts {
            out.number((number - part) as u64);
        }
    }

    /// Reads the claim with this number. Its worth is 0 if it has parts.
    ///
    /// # Errors
    /// Returns the errors of [`Reader::number`], and [`Flaw::Letter`] if a fixed letter is repeated, has no places or is not
    /// one of the letters.
    pub fn read(reader: &mut Reader<'_>, number: usize) -> Result<Self, ProofError> {
        let letters = reader.number()?;
        let (mut fixed, mut known) = (Vec::new(), 0u64);
        for _ in 0..reader.below(65)? {
            let letter = reader.below(65)? as u8;
            let places = reader.number()?;
            let bit = u64::from(letter).checked_sub(1).map_or(0, |index| 1 << index);
            if letters & !known & bit == 0 || places == 0 {
                return Err(ProofError::Setter { claim: number, flaw: Flaw::Letter });
            }
            known |= bit;
            fixed.push((letter, places));
        }
        let parts = reader.below(65)?;
        let worth = if parts == 0 { reader.below(65)? } else { 0 };
        // A part that is too far back gets a number that is too large.
        let part = |_| Ok(number.wrapping_sub(reader.below(usize::MAX)?));
        let parts = (0..parts).map(part).collect::<Result<_, _>>()?;
        Ok(Self { letters, fixed, parts, worth })
    }
}

/// Computes the 64-bit FNV-1a hash (Fowler, Noll and Vo). It detects accidents; forgeries are detected by
/// replaying the proof.
pub fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Returns the hash by which a proof identifies its words: packed words of this length (1 ..= 64 letters), in any order.
/// It is two 64-bit sums over differently mixed words.
pub fn list_hash(words: &[u64], length: usize) -> [u8; 16] {
    let (mut a, mut b) = (0u64, 0u64);
    for row in words.chunks_exact(length.div_ceil(8).max(1)) {
        let (mut x, mut y) = (0x243f_6a88_85a3_08d3u64, 0x1319_8a2e_0370_7344u64);
        for &block in row {
            x = mix(x ^ block);
            y = mix(y.wrapping_mul(STEP) ^ block.rotate_left(31));
        }
        a = a.wrapping_add(x);
        b = b.wrapping_add(y);
    }
    let mut hash = [0; 16];
    hash[..8].copy_from_slice(&a.to_le_bytes());
    hash[8..].copy_from_slice(&b.to_le_bytes());
    hash
}
