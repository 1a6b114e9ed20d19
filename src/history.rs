//! Owns [`History`] and what it consists of: a [`Record`] for each round that has ended. [`Statistics`],
//! [`Ladder`] and [`Career`] are derived from it. It uses no files and no clock.

mod career;
mod daily;
mod figures;
mod ladder;
mod line;
mod openings;
mod reader;
mod record;
mod statistics;

pub use career::{Career, News};
pub use daily::{Attempt, Dailies, Played};
pub use figures::Figures;
pub use ladder::{LADDER_LENGTHS, Ladder, RUNGS, Rung, RungName};
pub use openings::PlayedOpenings;
pub use reader::Reader;
pub use record::{Ended, InPlay, Record};
pub use statistics::{Statistics, Wins};

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
        let mut reader = Reader::new(bytes, Record::parse);
        let records = reader.by_ref().collect();
        // Bytes in memory can always be read.
        Self { records, skipped: reader.skipped().unwrap_or_default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINES: [&str; 4] = [
        r#"{"v":1,"at":1,"app":"0.1.0","round":"eh1 en/everyday greedy 4 6 1 - E-","outcome":"given_up","misses":1,"letters":1,"peeked":false,"hinted":false,"occasion":"free","word":"COOL"}"#,
        r#"{"v":1,"at":2,"app":"0.1.0","round":"eh1 en/everyday fair 4 6 2 - D1 E2 A4 L8","outcome":"won","misses":0,"letters":4,"peeked":true,"hinted":false,"occasion":"free","word":"DEAL"}"#,
        r#"{"v":1,"at":3,"app":"0.1.0","round":"eh1 my%20words#0000000000000007 greedy 4 1 3 - Z-","outcome":"lost","misses":1,"letters":1,"peeked":false,"hinted":true,"occasion":"free","word":"DEAL"}"#,
        r#"{"v":1,"at":4,"app":"0.1.0","round":"eh1 en/everyday friend 4 1 3 - Z-","outcome":"lost","misses":1,"letters":1,"peeked":false,"hinted":false,"occasion":"free","word":"QOPH"}"#,
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
    fn figures_are_those_of_the_record_however_a_line_is_damaged() {
        let more = [
            r#"{"v":1,"at":5,"app":"0.1.0","round":"eh1 en/everyday merciless 4 6 18446744073709551615 E2-Z D1 A4=1? L8!","outcome":"won","misses":0,"letters":3,"peeked":false,"hinted":false,"word":"DEAL","value":2,"occasion":{"climb":3}}"#,
            r#"{"v":1,"at":6,"app":"0.1.0","round":"eh1 en/everyday greedy 4 6 0 - :GOLD:- :DEAL:+","outcome":"won","misses":1,"letters":2,"peeked":false,"hinted":true,"word":"DEAL","occasion":{"today":20000}}"#,
        ];
        for line in LINES.into_iter().chain(more) {
            assert!(Record::parse(line.as_bytes()).is_some(), "{line}");
            let line = line.as_bytes();
            // Each byte in turn is lost, doubled, or another one.
            let changed = (0..line.len()).flat_map(|at| {
                let (before, rest) = line.split_at(at);
                let with = |middle: &[u8], rest: &[u8]| [before, middle, rest].concat();
                let others = b"0129-aAeEfzZ !=?\"\\,:}\xff".iter();
                let others = others.map(move |&other| with(&[other], &rest[1..]));
                let others: Vec<_> =
                    others.chain([with(&[], &rest[1..]), with(&rest[..1], rest)]).collect();
                others
            });
            for line in changed.chain([line.to_vec()]) {
                let figures = Record::parse(&line).map(|record| Figures::from(&record.ended));
                assert_eq!(Figures::parse(&line), figures, "{}", String::from_utf8_lossy(&line));
            }
        }
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_and_never_held() {
        let long = "E- ".repeat(1 << 16);
        let text = [LINES[0], &LINES[1].replace("D1", &long), LINES[2], &long].join("\n");
        assert_eq!(ats(text.as_bytes()), (vec![1, 3], 2));
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
