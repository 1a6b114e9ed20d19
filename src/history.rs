//! Owns [`History`] and what it consists of: a [`Record`] for each round that has ended. [`Statistics`],
//! [`Levels`] and [`Career`] are derived from it. It uses no files and no clock.

mod career;
mod daily;
mod figures;
mod games;
mod levels;
mod line;
mod openings;
mod reader;
mod record;
mod statistics;

pub use career::{Career, News};
pub use daily::{Attempt, Dailies, Played};
pub use figures::Figures;
pub use games::PlayedGames;
pub use levels::{LevelRound, Levels};
pub use openings::PlayedOpenings;
pub use reader::Reader;
pub use record::{Ended, InPlay, Record};
pub use statistics::Statistics;

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
    use crate::game::occasion::{Day, Occasion};
    use crate::tests::records::played;

    /// Returns lines of rounds that ended at 1, 2, 3 and 4 seconds.
    fn lines() -> [String; 4] {
        let climb = Occasion::Level(3);
        let [a, b, c, d] = [
            ("eh1 en/everyday greedy 4 6 1 - E-", Occasion::Free),
            ("eh1 en/everyday merciless 4 6 18446744073709551615 E2-Z D1 A4=1? L8!", climb),
            ("eh1 my%20words#0000000000000007 greedy 4 1 3 E2 Z-", Occasion::Challenge.again()),
            ("eh1 de/everyday merciless 4 2 0 - Ü1 :GOLD:- Q*", Occasion::Today(Day::at(0))),
        ]
        .map(|(round, occasion)| Ended { peeked: true, ..played(round, occasion).ended });
        let lines = [(1, a), (2, b), (3, c), (4, d)];
        lines.map(|(at, ended)| Record::new(ended, at).to_line().trim_end().to_owned())
    }

    fn ats(text: &[u8]) -> (Vec<u64>, usize) {
        let history = History::read(text);
        (history.records.iter().map(|record| record.at).collect(), history.skipped)
    }

    #[test]
    fn every_line_in_turn_may_be_garbage_and_no_neighbour_is_lost() {
        let lines = lines();
        let garbage: [&[u8]; 7] = [
            b"garbage",
            b"\xff\xfe\x00",
            b"{}",
            b"null",
            b"{\"v\":1,\"at\":1",
            b"\0\0\0\0\0\0\0\0",
            &lines[0].as_bytes()[..lines[0].len() - 1],
        ];
        for bad in 0..lines.len() {
            for garbage in garbage {
                let mut text = Vec::new();
                let mut expected = Vec::new();
                for (index, line) in lines.iter().enumerate() {
                    text.extend_from_slice(if index == bad { garbage } else { line.as_bytes() });
                    text.push(b'\n');
                    expected.extend((index != bad).then_some(index as u64 + 1));
                }
                assert_eq!(ats(&text), (expected, 1));
            }
        }
    }

    #[test]
    fn figures_are_those_of_the_record_and_a_changed_line_has_none() {
        let both = |line: &[u8]| (Figures::parse(line), Record::parse(line));
        for line in lines() {
            let (figures, record) = both(line.as_bytes());
            assert_eq!(figures, record.map(|record| Figures::from(&record.ended)));
            let opened = line.match_indices(' ').nth(5).unwrap().0;
            let line = line.as_bytes();
            // Each byte in turn is lost, doubled, or another one.
            let changed = (0..line.len()).flat_map(|at| {
                let (before, rest) = line.split_at(at);
                let with = |middle: &[u8], rest: &[u8]| [before, middle, rest].concat();
                let other = [rest[0] ^ 1];
                [with(&other, &rest[1..]), with(&[], &rest[1..]), with(&rest[..1], rest)]
                    .map(|line| (at, line))
            });
            for (at, line) in changed {
                let text = String::from_utf8_lossy(&line);
                assert_eq!(both(&line), (None, None), "{text}");
                // Another version of the game may have written it, with the right checksum.
                if let Some((body, _)) = text.rsplit_once(",\"sum\"").filter(|_| at < opened) {
                    let (figures, record) = both(line::with_checksum(body).as_bytes());
                    assert_eq!(figures.is_some(), record.is_some(), "{text}");
                }
            }
        }
    }

    #[test]
    fn blank_lines_are_none_and_one_that_is_too_long_is_skipped_and_never_held() {
        let blank = lines().join("\r\n\r\n\n");
        assert_eq!((ats(blank.as_bytes()), ats(b"")), ((vec![1, 2, 3, 4], 0), (vec![], 0)));
        let long = "E- ".repeat(1 << 16);
        let [a, b, c, _] = lines();
        let text = [a, b.replace("D1", &long), c, long].join("\n");
        assert_eq!(ats(text.as_bytes()), (vec![1, 3], 2));
    }
}
