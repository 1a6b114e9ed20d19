//! Owns the format of a line in a file of rounds: a JSON object, which in a record ends with a checksum.

use serde::Serialize;

/// The version of the format.
pub const VERSION: u32 = 1;

/// What is before and behind the checksum.
const CHECKSUM: (&str, &str) = (r#","sum":""#, r#""}"#);

/// The number of bytes from the checksum to the end.
const END: usize = CHECKSUM.0.len() + 8 + CHECKSUM.1.len();

/// Serializes a value as a line of JSON with a checksum, including the line break.
pub fn checked_line(of: &impl Serialize) -> String {
    // Strings, numbers and booleans never fail to serialize.
    let body = serde_json::to_string(of).unwrap_or_default();
    with_checksum(body.strip_suffix('}').unwrap_or(&body))
}

/// Returns the line that begins with this.
pub(super) fn with_checksum(body: &str) -> String {
    format!("{body}{}{:08x}{}\n", CHECKSUM.0, checksum(body.as_bytes()), CHECKSUM.1)
}

/// Returns what is before the checksum of a line; `None` if it has none, or if another one would be right.
pub fn checked(line: &[u8]) -> Option<&str> {
    let line = line.trim_ascii();
    let (body, end) = line.split_at_checked(line.len().checked_sub(END)?)?;
    let end = end.strip_prefix(CHECKSUM.0.as_bytes())?.strip_suffix(CHECKSUM.1.as_bytes())?;
    let sum = u32::from_str_radix(str::from_utf8(end).ok()?, 16);
    if sum == Ok(checksum(body)) { str::from_utf8(body).ok() } else { None }
}

/// Returns a number that changes with the bytes, the same on every machine.
fn checksum(bytes: &[u8]) -> u32 {
    let (words, rest) = bytes.as_chunks();
    let rest = rest.iter().fold(0, |word, byte| word << 8 | u64::from(*byte));
    let words = words.iter().map(|word| u64::from_le_bytes(*word)).chain([rest]);
    let mix =
        |sum: u64, word: u64| (sum ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32);
    words.fold(bytes.len() as u64, mix) as u32
}
