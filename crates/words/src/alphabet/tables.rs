//! Owns the building blocks of alphabets: rows of characters, and folds.

/// A character that is played as other letters.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Fold {
    pub lower: char,
    pub upper: char,
    /// The letters played instead, in lower case; empty for characters that are only shown, such as
    /// apostrophes.
    pub letters: &'static str,
}

impl Fold {
    pub const fn is(&self, character: char) -> bool {
        self.lower as u32 == character as u32 || self.upper as u32 == character as u32
    }
}

/// Returns the characters of a text, of which there must be exactly `N`.
pub const fn chars<const N: usize>(text: &str) -> [char; N] {
    let bytes = text.as_bytes();
    let mut chars = ['?'; N];
    let (mut at, mut count) = (0, 0);
    while at < bytes.len() {
        let (mut code, length) = match bytes[at] {
            byte @ 0..0x80 => (byte as u32, 1),
            byte @ 0..0xe0 => (byte as u32 & 0x1f, 2),
            byte => (byte as u32 & 0x0f, 3),
        };
        let mut next = 1;
        while next < length {
            code = code << 6 | bytes[at + next] as u32 & 0x3f;
            next += 1;
        }
        chars[count] = match char::from_u32(code) {
            Some(c) => c,
            None => '?',
        };
        at += length;
        count += 1;
    }
    assert!(count == N);
    chars
}

/// Creates folds from literals: `'ß' 'ẞ' "ss"` is the lower case, the upper case and the letters played.
macro_rules! folds {
    ($($lower:literal $upper:literal $letters:literal),* $(,)?) => {
        &[$($crate::alphabet::tables::Fold { lower: $lower, upper: $upper, letters: $letters }),*]
    };
}
pub(super) use folds;
