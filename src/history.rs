//! Owns [`History`] and what it consists of: a [`Record`] for each round that has ended. [`Statistics`],
//! [`Ladder`] and [`Career`] are derived from it. It uses no files and no clock.

mod career;
mod daily;
mod ladder;
mod line;
mod openings;
mod record;
mod statistics;

pub use career::{Career, News};
pub use daily::{Attempt, Dailies, Played};
pub use ladder::{LADDER_LENGTHS, Ladder, RUNGS, Rung, RungName};
pub use openings::PlayedOpenings;
pub use record::{Ended, InPlay, Record};
pub use statistics::{Statistics, Wins};

use crate::threads;
use memchr::memchr;

/// The saved rounds, oldest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    /// The records, oldest first.
    pub records: Vec<Record>,
    /// The number of lines that are not records: torn by a power failure, or written by another program.
    pub skipped: usize,
}

impl History {
    /// Parses a file with one record per line. Lines that are not records are counted and skipped.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Self {
        let most = bytes.len() / WORTH_A_THREAD;
        // The system reads files to find out the number of cores, so ask only if it matters.
        let pieces = pieces(bytes, if most > 1 { most.min(threads::cores()) } else { 1 });
        let mut all = Self::default();
        for mut next in threads::each(&pieces, &|piece| Self::read_piece(piece)) {
            all.records.append(&mut next.records);
            all.skipped += next.skipped;
        }
        all
    }

    fn read_piece(mut bytes: &[u8]) -> Self {
        // The average length of a record in bytes.
        let records = Vec::with_capacity(bytes.len() / 220);
        let mut history = Self { records, skipped: 0 };
        while !bytes.is_empty() {
            let end = memchr(b'\n', bytes).unwrap_or(bytes.len());
            match Some(&bytes[..end]).filter(|line| line.len() <= LONGEST).and_then(Record::parse) {
                Some(record) => history.records.push(record),
                None if bytes[..end].trim_ascii().is_empty() => {}
                None => history.skipped += 1,
            }
            bytes = bytes.get(end + 1..).unwrap_or_default();
        }
        history
    }
}

/// The maximum number of bytes in a line; a record has a few hundred.
const LONGEST: usize = 1 << 16;

/// The number of bytes for which another thread is worth starting.
const WORTH_A_THREAD: usize = 1 << 20;

/// Splits a text into pieces of whole lines and of about equal size; there may be fewer than `count`.
fn pieces(mut bytes: &[u8], count: usize) -> Vec<&[u8]> {
    let size = bytes.len() / count + 1;
    let mut pieces = Vec::with_capacity(count);
    while bytes.len() > size {
        let end = memchr(b'\n', &bytes[size..]).map_or(bytes.len(), |end| size + end + 1);
        let (piece, rest) = bytes.split_at(end);
        pieces.push(piece);
        bytes = rest;
    }
    pieces.push(bytes);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINES: [&str; 4] = [
        r#"{"v":1,"at":1,"app":"0.1.0","round":"eh1 common greedy 4 6 1 - E-","outcome":"given_up","misses":1,"letters":1,"peeked":false,"hinted":false,"occasion":"free","word":"COOL"}"#,
        r#"{"v":1,"at":2,"app":"0.1.0","round":"eh1 common fair 4 6 2 - D1 E2 A4 L8","outcome":"won","misses":0,"letters":4,"peeked":true,"hinted":false,"occasion":"free","word":"DEAL"}"#,
        r#"{"v":1,"at":3,"app":"0.1.0","round":"eh1 my%20words#0000000000000007 greedy 4 1 3 - Z-","outcome":"lost","misses":1,"letters":1,"peeked":false,"hinted":true,"occasion":"free","word":"DEAL"}"#,
        r#"{"v":1,"at":4,"app":"0.1.0","round":"eh1 common friend 4 1 3 - Z-","outcome":"lost","misses":1,"letters":1,"peeked":false,"hinted":false,"occasion":"free","word":"QOPH"}"#,
    ];

    fn ats(text: &[u8]) -> (Vec<u64>, usize) {
        let history = History::read(text);
        (history.records.iter().map(|record| record.at).collect(), history.skipped)
    }

    #[test]
    fn every_line_in_turn_may_be_garbage_and_no_neighbour_is_lost() {
        let garbage: [&[u8]; 9] = [
            b"garbage",
            b"\xff\xfe\x00",
            b"{}",
            b"null",
            b"{\"v\":1,\"at\":1",
            b"\0\0\0\0\0\0\0\0",
            br#"{"v":2,"at":1}"#,
            &LINES[0].as_bytes()[..LINES[0].len() - 1],
            br#"{"v":1,"at":1,"app":"0","round":"eh1 x","outcome":"won","misses":0,"letters":0,"peeked":false,"hinted":false,"occasion":"free","word":"A"}"#,
        ];
        for bad in 0..LINES.len() {
            for garbage in garbage {
                let mut text = Vec::new();
                let mut expected = Vec::new();
                for (index, line) in LINES.iter().enumerate() {
                    text.extend_from_slice(if index == bad { garbage } else { line.as_bytes() });
                    text.push(b'\n');
                    expected.extend((index != bad).then_some(index as u64 + 1));
                }
                assert_eq!(ats(&text), (expected, 1));
            }
        }
    }

    #[test]
    fn pieces_are_whole_lines_and_all_of_them() {
        let text = LINES.join("\n") + "\n\nrubbish";
        for count in 1..20 {
            let pieces = pieces(text.as_bytes(), count);
            assert_eq!(pieces.concat(), text.as_bytes());
            assert!(pieces.len() <= count);
            let (_, before) = pieces.split_last().unwrap();
            assert!(before.iter().all(|piece| piece.ends_with(b"\n")), "{count}");
        }
    }

    #[test]
    fn a_last_line_that_is_torn_anywhere_costs_no_other() {
        let whole = LINES.join("\n");
        let before = LINES[..3].join("\n").len() + 1;
        for end in before..whole.len() {
            let skipped = usize::from(end > before);
            assert_eq!(ats(&whole.as_bytes()[..end]), (vec![1, 2, 3], skipped), "{end}");
        }
        assert_eq!(ats(whole.as_bytes()), (vec![1, 2, 3, 4], 0), "only its line end is missing");
        assert_eq!(ats(LINES.join("\r\n\r\n\n").as_bytes()), (vec![1, 2, 3, 4], 0));
        assert_eq!(ats(b""), (vec![], 0));
    }
}
