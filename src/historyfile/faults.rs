//! Makes every call of the file layer fail once, in every way, at every point of a session: no saved round
//! may be lost, none counted twice, and the game must start again.

use std::collections::BTreeSet;
use std::path::Path;

use super::*;
use crate::history::InPlay;
use crate::system::files::disk::faults::{self, DiskFault};
use crate::tests::records::{ended, in_play};

/// Returns the interrupted rounds.
fn left(store: &Store) -> usize {
    Rounds::lock(store).unwrap().left().count()
}

/// What a session has reported to the player.
#[derive(Debug, Default)]
struct Reported {
    /// The unfinished rounds saved after a letter.
    saved: BTreeSet<u64>,
    /// The rounds saved when they ended.
    kept: BTreeSet<u64>,
}

/// Resumes what was interrupted, and plays these rounds.
fn session(folder: &Path, seeds: impl IntoIterator<Item = u64>) -> Reported {
    let mut reported = Reported::default();
    let mut keeper = Keeper::new(Some(Store::at(folder.to_owned())));
    // Each change is reported once.
    let mut failed = false;
    while let Some(round) = keeper.find(|_| true) {
        if let Some(saving) = keeper.keep(ended(round.transcript.seed)) {
            failed = !saving.works;
        }
    }
    keeper.choose(|_| "length = 4\n".to_owned());
    for seed in seeds {
        for letters in ["e", "eo"] {
            if let Some(saving) = keeper.save(in_play(seed, letters)) {
                failed = !saving.works;
            }
            if !failed {
                reported.saved.insert(seed);
            }
        }
        if let Some(saving) = keeper.keep(ended(seed)) {
            failed = !saving.works;
        }
        if !failed {
            reported.kept.insert(seed);
        }
    }
    reported
}

#[test]
fn without_locks_rounds_are_saved_and_that_is_reported_once() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path().to_owned());
    let (notices, _) = faults::with(DiskFault::NoLocks, 1, || {
        let mut keeper = Keeper::new(Some(store.clone()));
        keeper.save(in_play(1, "e"));
        drop(keeper);
        let mut keeper = Keeper::new(Some(store.clone()));
        assert!(keeper.find(|round| round.transcript.seed == 1).is_some());
        let saved = (1..4).map(|seed| keeper.keep(ended(seed)));
        saved.map(|saving| Some(saving?.notice?.to_string())).collect::<Vec<_>>()
    });
    let first = notices[0].as_deref().unwrap();
    assert!(first.contains("history.jsonl") && first.contains("cannot be locked"), "{first}");
    assert_eq!(notices[1..], [None, None]);
    assert_eq!(store.read().unwrap().records.len(), 3);
    assert_eq!(left(&store), 0);
}

#[test]
fn whatever_fails_no_kept_round_is_lost_and_none_is_counted_twice() {
    let mut tried = 0;
    for fault in DiskFault::ALL {
        for number in 1.. {
            let folder = tempfile::tempdir().unwrap();
            let folder = folder.path().join("state");
            // An earlier interrupted round is resumed, too.
            let mut before = Keeper::new(Some(Store::at(folder.clone())));
            before.save(in_play(1, "e"));
            drop(before);
            let (reported, calls) = faults::with(fault, number, || session(&folder, 2..5));
            if calls < number {
                break;
            }
            tried += 1;
            let name = format!("{fault:?} at call {number} of {calls}");
            // The next start, without faults.
            let (again, _) = faults::with(fault, u32::MAX, || session(&folder, [9]));
            assert!(again.kept.contains(&9), "{name}: the game does not start again");
            let history = Store::at(folder.clone()).read().unwrap();
            let seeds: Vec<_> =
                history.records.iter().map(|record| record.ended.transcript.seed).collect();
            let once: BTreeSet<_> = seeds.iter().copied().collect();
            assert_eq!(seeds.len(), once.len(), "{name}: counted twice: {seeds:?}");
            // A round that could not be read at first is found later, or set aside.
            let is_first = |aside| {
                let file = std::fs::read(folder.join(format!("round.{aside}.json")));
                file.is_ok_and(|it| InPlay::parse(&it).is_some_and(|it| it.transcript.seed == 1))
            };
            let is_aside = ["damaged-1", "left-1"].into_iter().any(is_first);
            assert!(once.contains(&1) || is_aside, "{name}: the first round is lost: {seeds:?}");
            assert!(once.is_superset(&reported.kept), "{name}: {reported:?} {seeds:?}");
            assert!(once.is_superset(&reported.saved), "{name}: {reported:?} {seeds:?}");
            // A single failed call has no consequences, and neither have missing locks.
            if matches!(fault, DiskFault::Once | DiskFault::NoLocks) {
                let all = seeds.len() + usize::from(is_aside);
                assert_eq!(all, 5, "{name}: {reported:?} {seeds:?}");
            }
            assert!(history.skipped <= 1, "{name}: {} torn lines", history.skipped);
            assert_eq!(left(&Store::at(folder)), 0, "{name}: something is left");
        }
    }
    assert!(tried > 100, "{tried} faults were tried");
}
