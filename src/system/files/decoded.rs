//! Owns [`decoded`], which reads UTF-16 as UTF-8: redirected output of PowerShell is UTF-16.

use std::io::{self, Cursor, Read};

/// The number of bytes that are decoded at a time.
const PIECE: u64 = 1 << 16;

/// Returns a reader of UTF-8 for an input that may be UTF-16 with a byte order mark. What is broken in UTF-16 is read as
/// U+FFFD.
///
/// # Errors
/// Returns the error of the input.
pub fn decoded<'a>(mut input: impl Read + 'a) -> io::Result<Box<dyn Read + 'a>> {
    let mut mark = Vec::new();
    input.by_ref().take(2).read_to_end(&mut mark)?;
    let unit = match mark[..] {
        [0xff, 0xfe] => u16::from_le_bytes,
        [0xfe, 0xff] => u16::from_be_bytes,
        _ => return Ok(Box::new(Cursor::new(mark).chain(input))),
    };
    Ok(Box::new(Utf16 { input, unit, text: Cursor::default() }))
}

struct Utf16<R> {
    input: R,
    /// Returns the unit that two bytes are.
    unit: fn([u8; 2]) -> u16,
    /// What has been decoded.
    text: Cursor<Vec<u8>>,
}

impl<R: Read> Utf16<R> {
    /// Reads at most this many bytes.
    fn units(&mut self, most: u64) -> io::Result<Vec<u16>> {
        let mut bytes = Vec::new();
        self.input.by_ref().take(most).read_to_end(&mut bytes)?;
        let second = |pair: &[u8]| pair.get(1).copied().unwrap_or_default();
        Ok(bytes.chunks(2).map(|pair| (self.unit)([pair[0], second(pair)])).collect())
    }
}

impl<R: Read> Read for Utf16<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.text.position() == self.text.get_ref().len() as u64 {
            let mut units = self.units(PIECE)?;
            // The second half of a pair.
            if matches!(units.last(), Some(0xd800..0xdc00)) {
                units.extend(self.units(2)?);
            }
            self.text = Cursor::new(String::from_utf16_lossy(&units).into_bytes());
        }
        self.text.read(buffer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> Vec<u8> {
        let mut text = Vec::new();
        decoded(bytes).unwrap().read_to_end(&mut text).unwrap();
        text
    }

    #[test]
    fn a_text_with_the_mark_of_utf_16_is_decoded_and_any_other_is_left_alone() {
        // The pair is cut in two by the end of a piece.
        let text = format!("{}\u{1f600}слова\r\n", "a".repeat(PIECE as usize / 2 - 1));
        for order in [u16::to_le_bytes, u16::to_be_bytes] {
            let units = [0xfeff].into_iter().chain(text.encode_utf16());
            let bytes: Vec<u8> = units.flat_map(order).collect();
            assert!(read(&bytes) == text.as_bytes());
        }
        assert_eq!(read(b"\xff\xfea\0b"), b"ab");
        for other in [&b""[..], b"a", "\u{feff}слова".as_bytes(), b"\xff", b"a\0b\0"] {
            assert_eq!(read(other), other);
        }
    }
}
