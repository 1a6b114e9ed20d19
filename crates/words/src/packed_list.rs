//! Owns [`PackedList`], which unpacks the built-in lists: English is plain lines, the shortest first; other languages
//! are front-coded words, deflated in bands of a few lengths.
//!
//! `assets/words/make.py` packs the latter and documents the format. Words are unpacked on first use, and only the
//! band that has the wanted length, so that choosing a list of millions is as quick as choosing a small one.

use memchr::memchr;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::packed::{BLOCK, stride};
use super::places::MAX_LENGTH;

/// The first bytes of a packed list.
const MAGIC: &[u8] = b"EHwords1";

/// This bit marks the byte before the letters of a word; its other bits are the number of letters shared with
/// the word before.
const SHARED: u8 = 0x80;

/// The bits of a plain letter that are its code.
const CODE: u8 = 0x1f;

/// A packed list, split into its streams.
#[derive(Clone)]
pub struct PackedList {
    bands: Vec<Band>,
    spellings: Stream,
}

/// The words in a range of lengths.
#[derive(Clone)]
struct Band {
    /// The shortest length (letters).
    first: usize,
    /// For each class of commonness, the number of words of each length, and the words.
    classes: Vec<(Vec<usize>, Stream)>,
}

#[derive(Clone, Copy)]
enum Stream {
    /// Lines of plain lower-case letters, all of one length.
    Lines(&'static [u8]),
    /// Deflated bytes, and their number after inflating.
    Deflated(&'static [u8], usize),
}

/// The packed words of one length, and the number of words up to the end of each class.
pub type OfLength = (Vec<u64>, Vec<usize>);

impl PackedList {
    /// Parses the directory of a list and keeps the first `classes` classes; `None` if the bytes are not a
    /// packed list.
    pub fn new(bytes: &'static [u8], classes: usize) -> Option<Self> {
        let mut rest = bytes.strip_prefix(MAGIC)?;
        let mut number = || number(&mut rest);
        let (all_classes, bands) = (number()?, number()?);
        let mut streams = Vec::new();
        let mut read = Vec::new();
        for _ in 0..bands {
            let (first, last) = (number()?, number()?);
            let mut counts = Vec::new();
            for _ in 0..all_classes {
                counts.push((first..=last).map(|_| number()).collect::<Option<Vec<_>>>()?);
                streams.push((number()?, number()?));
            }
            read.push((first, counts));
        }
        streams.push((number()?, number()?));
        let mut streams = streams.into_iter().map(|(size, packed)| {
            let (bytes, behind) = rest.split_at_checked(packed)?;
            rest = behind;
            Some(Stream::Deflated(bytes, size))
        });
        let mut next = || streams.next().flatten();
        let mut bands = Vec::new();
        for (first, counts) in read {
            let all = counts.into_iter().map(|counts| Some((counts, next()?)));
            let mut all: Vec<_> = all.collect::<Option<_>>()?;
            all.truncate(classes);
            bands.push(Band { first, classes: all });
        }
        Some(Self { bands, spellings: next()? })
    }

    /// Creates a list from the text of its classes. Each is in order of length, and then of the alphabet.
    pub fn of_lines(mut classes: Vec<&'static [u8]>) -> Self {
        // An empty class follows, as in lists that were read from a file: fingerprints of words count the classes.
        classes.push(&[]);
        let band = |length| {
            let classes = classes.iter_mut().map(|rest| {
                let lines = take_lines(rest, length);
                (vec![lines.len() / (length + 1)], Stream::Lines(lines))
            });
            Band { first: length, classes: classes.collect() }
        };
        Self { bands: (1..=MAX_LENGTH).map(band).collect(), spellings: Stream::Lines(&[]) }
    }

    /// Returns the number of words of each length (letters) from 0.
    pub fn counts(&self) -> Vec<usize> {
        let mut all = vec![0; MAX_LENGTH + 1];
        for band in &self.bands {
            for (counts, _) in &band.classes {
                for (length, count) in (band.first..).zip(counts) {
                    if let Some(all) = all.get_mut(length) {
                        *all += count;
                    }
                }
            }
        }
        all
    }

    /// Unpacks the band that contains this length (letters), and returns the words of each of its lengths.
    pub fn unpack(&self, length: usize) -> Vec<(usize, OfLength)> {
        let lengths =
            |band: &&Band| (band.first..).take(band.classes.first().map_or(0, |c| c.0.len()));
        let Some(band) = self.bands.iter().find(|band| lengths(band).any(|known| known == length))
        else {
            return Vec::new();
        };
        let mut found: Vec<(usize, OfLength)> = lengths(&band)
            .enumerate()
            .map(|(at, length)| {
                let words: usize = band.classes.iter().map(|(counts, _)| counts[at]).sum();
                (length, (Vec::with_capacity(words * stride(length)), Vec::new()))
            })
            .collect();
        for (_, stream) in &band.classes {
            stream.words(|length, word| {
                if let Some((_, (blocks, _))) = found.get_mut(length.wrapping_sub(band.first)) {
                    let (word, _) = word.as_chunks::<BLOCK>();
                    blocks.extend(
                        word.iter().take(stride(length)).map(|block| u64::from_be_bytes(*block)),
                    );
                }
            });
            for (length, (blocks, ends)) in &mut found {
                ends.push(blocks.len() / stride(*length));
            }
        }
        found
    }

    /// Returns whether any spelling differs from the letters played.
    pub const fn has_spellings(&self) -> bool {
        matches!(self.spellings, Stream::Deflated(..))
    }

    /// Returns the spellings that differ from the letters played, one per line. The spellings of a word are
    /// adjacent, the commonest first.
    pub fn spellings(&self) -> String {
        String::from_utf8(self.spellings.inflated()).unwrap_or_default()
    }
}

impl Stream {
    /// Returns the inflated bytes; none if they are plain lines.
    fn inflated(&self) -> Vec<u8> {
        match self {
            Self::Lines(_) => Vec::new(),
            Self::Deflated(bytes, size) => {
                decompress_to_vec_with_limit(bytes, *size).unwrap_or_default()
            }
        }
    }

    /// Calls `take` with the length (letters) of each word and its letter codes, padded with zeros.
    fn words(&self, mut take: impl FnMut(usize, &[u8; MAX_LENGTH])) {
        let mut word = [0; MAX_LENGTH];
        if let Self::Lines(lines) = self
            && let Some(length) = memchr(b'\n', lines)
        {
            for line in lines.chunks_exact(length + 1) {
                word.iter_mut().zip(&line[..length]).for_each(|(to, letter)| *to = letter & CODE);
                take(length, &word);
            }
        }
        let bytes = self.inflated();
        let mut before = 0;
        let mut rest = &bytes[..];
        while let [shared, behind @ ..] = rest {
            let mut length = usize::from(shared & !SHARED);
            rest = behind;
            while let [code @ 0..SHARED, behind @ ..] = rest {
                if let Some(place) = word.get_mut(length) {
                    *place = *code;
                }
                length += 1;
                rest = behind;
            }
            let length = length.min(MAX_LENGTH);
            if length < before {
                word[length..before].fill(0);
            }
            before = length;
            take(length, &word);
        }
    }
}

/// Takes the lines with this many letters from the beginning of lines in order of length. They have the same size, so
/// a binary search finds their end without reading them all.
fn take_lines<'a>(rest: &mut &'a [u8], letters: usize) -> &'a [u8] {
    let size = letters + 1;
    let is_end = |lines: usize| lines == 0 || rest.get(lines * size - 1) == Some(&b'\n');
    let (mut taken, mut too_many) = (0, rest.len() / size + 1);
    while too_many - taken > 1 {
        let middle = taken.midpoint(too_many);
        // A longer line cannot end where a line of this length would begin and end.
        let is_line = is_end(middle - 1) && is_end(middle);
        *(if is_line { &mut taken } else { &mut too_many }) = middle;
    }
    rest.split_off(..taken * size).unwrap_or_default()
}

/// Reads a variable-length number: seven bits per byte, the lowest first.
fn number(rest: &mut &[u8]) -> Option<usize> {
    let (mut value, mut shift) = (0_usize, 0);
    loop {
        let (byte, behind) = rest.split_first()?;
        *rest = behind;
        value |= usize::from(byte & 0x7f).checked_shl(shift)?;
        shift += 7;
        if byte & 0x80 == 0 {
            return Some(value);
        }
    }
}
