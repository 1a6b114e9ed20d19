//! Owns [`terminal_size`]: the size of a terminal, also of one that does not know it.

use std::env;

/// The columns and rows that a terminal is assumed to have if it doesn't report them and no variable sets them.
const USUAL: (u16, u16) = (80, 24);

/// Returns the columns and rows of a terminal that reports these. One that does not know its size reports 0; then it has what
/// `COLUMNS` and `LINES` say, or 80×24.
pub fn terminal_size((columns, rows): (u16, u16)) -> (u16, u16) {
    let set = |name| env::var(name).ok()?.trim().parse().ok().filter(|side| *side > 0);
    let side = |known, name, usual| if known > 0 { known } else { set(name).unwrap_or(usual) };
    (side(columns, "COLUMNS", USUAL.0), side(rows, "LINES", USUAL.1))
}
