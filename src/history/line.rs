//! A line of a file of rounds.

use serde::Serialize;

/// The version of the lines.
pub(super) const VERSION: u32 = 1;

/// A line of JSON, with its line end.
pub(super) fn line(of: &impl Serialize) -> String {
    // Texts, numbers and truths are always JSON.
    serde_json::to_string(of).unwrap_or_default() + "\n"
}
