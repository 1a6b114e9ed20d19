//! The seal of a fair round: one row during the round, and with its salt at the end.

use unicode_width::UnicodeWidthStr;

use super::theme::Theme;
use crate::game::{Finished, Seal};
use crate::text::end::{SALT, SEAL};
use crate::text::screens::sealed;

/// Returns the seal in a row of this width: all of it, or as many of its groups as fit. Even a part of it
/// binds the computer, if less strongly.
pub(super) fn row(seal: Seal, theme: &Theme, width: usize) -> Option<String> {
    let groups: Vec<_> = seal.groups().collect();
    let more = if theme.glyphs.unicode { "…" } else { "..." };
    let part = |count: usize| sealed(&format!("{}{more}", groups[..count].join("-")), false);
    let whole = seal.to_string();
    [sealed(&whole, true), sealed(&whole, false), sealed(&groups.concat(), false)]
        .into_iter()
        .chain((2..groups.len()).rev().map(part))
        .find(|text| text.width() <= width)
}

/// Returns the salt that opens the seal, and the seal, each in lines of this width.
pub(super) fn opened(finished: &Finished, width: usize) -> Option<[Vec<String>; 2]> {
    let (salt, seal) = (finished.salt?, finished.round.seal()?);
    let seal = match seal.to_string() {
        whole if whole.len() + LABEL <= width => whole,
        _ => seal.groups().collect(),
    };
    Some([lines(SALT, &salt.to_string(), width), lines(SEAL, &seal, width)])
}

/// The columns of a name and the blank after it.
const LABEL: usize = 5;

/// Returns a name followed by digits, which continue below if they don't fit.
fn lines(name: &str, digits: &str, width: usize) -> Vec<String> {
    let room = width.saturating_sub(LABEL).max(1);
    let pieces = digits.as_bytes().chunks(room).enumerate();
    let line = |(index, piece): (usize, &[u8])| {
        let name = if index == 0 { name } else { "" };
        format!("{name:<4} {}", String::from_utf8_lossy(piece))
    };
    pieces.map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::super::theme::{BuiltIn, Depth, Glyphs};
    use super::*;

    #[test]
    fn a_seal_has_as_many_groups_as_there_is_room_for() {
        let seal: Seal = "83e7-573b-96a5-f516-d510-d0df-9390-7992".parse().unwrap();
        let unicode = Theme::new(BuiltIn::Mono, Depth::None, Glyphs::UNICODE);
        for (width, expected) in [
            (80, Some("sealed  83e7-573b-96a5-f516-d510-d0df-9390-7992")),
            (46, Some("seal 83e7-573b-96a5-f516-d510-d0df-9390-7992")),
            (40, Some("seal 83e7573b96a5f516d510d0df93907992")),
            (20, Some("seal 83e7-573b-96a5…")),
            (15, Some("seal 83e7-573b…")),
            (14, None),
        ] {
            assert_eq!(row(seal, &unicode, width).as_deref(), expected, "{width}");
        }
        let ascii = Theme::new(BuiltIn::Mono, Depth::None, Glyphs::ASCII);
        assert_eq!(row(seal, &ascii, 20).as_deref(), Some("seal 83e7-573b..."));
    }

    #[test]
    fn digits_without_room_go_on_below() {
        assert_eq!(lines("Salt", "0123456789", 10), ["Salt 01234", "     56789"]);
        assert_eq!(lines("Salt", "0123456789", 15), ["Salt 0123456789"]);
        assert_eq!(lines("Salt", "01", 0).len(), 2);
    }
}
