//! Owns the format of a line in a file of rounds.

use serde::Serialize;

/// The version of the format.
pub const VERSION: u32 = 1;

/// Serializes a value as a line of JSON, including the line break.
pub fn line(of: &impl Serialize) -> String {
    // Strings, numbers and booleans never fail to serialize.
    serde_json::to_string(of).unwrap_or_default() + "\n"
}
