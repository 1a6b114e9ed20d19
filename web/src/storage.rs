//! Owns [`Storage`], texts by their names which outlast the page, and [`Keeper`], which keeps rounds there.
//!
//! Every record has a name of its own, so two tabs never write over each other.

use std::collections::{BTreeMap, HashSet};

use evil_hangman::game::occasion::Day;
use evil_hangman::history::{Career, Ended, History, InPlay, Record};

use crate::text;

/// Texts by their names. A failure is a sentence's reason, such as that the storage is full.
pub trait Storage {
    /// The text of this name.
    fn get(&self, name: &str) -> Option<String>;
    /// Writes a text.
    ///
    /// # Errors
    /// Why it cannot be written, as [`Refused`].
    fn set(&mut self, name: &str, text: &str) -> Result<(), Refused>;
    /// Forgets a text.
    fn remove(&mut self, name: &str);
    /// All names that begin like this, in their order.
    fn names(&self, prefix: &str) -> Vec<String>;
    /// Whether another tab, which is still open, has this round in play.
    fn is_held_elsewhere(&self, name: &str) -> bool;
    /// Seconds since 1970-01-01 00:00:00 UTC.
    fn now(&self) -> u64;
}

/// Why nothing is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// There is no room.
    Full,
    /// The browser forbids it.
    Forbidden,
}

/// Storage in memory, for tests.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    texts: BTreeMap<String, String>,
    is_full: bool,
}

impl Storage for Memory {
    fn get(&self, name: &str) -> Option<String> {
        self.texts.get(name).cloned()
    }
    fn set(&mut self, name: &str, text: &str) -> Result<(), Refused> {
        if self.is_full {
            return Err(Refused::Full);
        }
        self.texts.insert(name.to_owned(), text.to_owned());
        Ok(())
    }
    fn remove(&mut self, name: &str) {
        self.texts.remove(name);
    }
    fn names(&self, prefix: &str) -> Vec<String> {
        self.texts.keys().filter(|name| name.starts_with(prefix)).cloned().collect()
    }
    fn is_held_elsewhere(&self, _: &str) -> bool {
        false
    }
    fn now(&self) -> u64 {
        0
    }
}

/// What the name of a record begins with; the time and a number follow.
const RECORD: &str = "record ";
/// What the name of a round in play begins with; the tab follows.
const IN_PLAY: &str = "in play ";
/// The name of what is written to find out whether the browser allows it.
const TRIAL: &str = "trial";
/// What follows the tab in the name of each further round, once for the second.
const FURTHER: char = '+';
/// What follows the tab in the name of today's game, and of any other round.
const KINDS: [&str; 2] = [" today", ""];
/// Digits of times and numbers, so that the names are in the order of time.
const DIGITS: usize = 12;

/// Keeps the rounds of a tab.
pub struct Keeper<S> {
    storage: S,
    /// The tab.
    tab: String,
    /// The names under which the rounds in play are kept: today's game and any other.
    slots: [String; 2],
    /// The interrupted round that is offered.
    found: Option<String>,
    /// Rounds that have ended and could not be kept yet, and their accuracies.
    unkept: Vec<String>,
    /// Whether it has been said that the round in play cannot be kept.
    said: bool,
    count: u32,
}

impl<S: Storage> Keeper<S> {
    /// A keeper for the tab of this name.
    pub fn new(storage: S, tab: &str) -> Self {
        let slots = KINDS.map(|kind| {
            let mut slot = format!("{IN_PLAY}{tab}{kind}");
            // A round that is already there stays: it was left for later, or a later version saved it.
            while storage.get(&slot).is_some() {
                slot.push(FURTHER);
            }
            slot
        });
        let (tab, unkept) = (tab.to_owned(), Vec::new());
        Self { storage, tab, slots, found: None, unkept, said: false, count: 0 }
    }

    /// Returns the name under which a round in play is kept, of which nothing replaces today's game but that of another day.
    fn slot(&mut self, round: &InPlay) -> &mut String {
        &mut self.slots[usize::from(round.occasion.day().is_none())]
    }

    /// Where texts are.
    pub const fn storage(&mut self) -> &mut S {
        &mut self.storage
    }

    /// Writes a line of the history. Returns what there is to say.
    fn write(&mut self, line: String) -> Option<String> {
        let is_round = |line: &&String| Record::parse(line.as_bytes()).is_some();
        let waiting = self.unkept.iter().filter(is_round).count();
        self.unkept.push(line);
        while let Some(line) = self.unkept.first() {
            let now = self.storage.now();
            let name = loop {
                let name = format!("{RECORD}{now:0DIGITS$} {:04}", self.count);
                self.count += 1;
                if self.storage.get(&name).is_none() {
                    break name;
                }
            };
            if let Err(refused) = self.storage.set(&name, line) {
                return Some(text::not_kept(refused));
            }
            self.unkept.remove(0);
        }
        (waiting > 0).then(|| text::kept_after_all(waiting))
    }

    /// Keeps a round that has ended. Returns what there is to say.
    pub fn keep(&mut self, ended: Ended) -> Option<String> {
        let record = Record::new(ended, self.storage.now());
        let said = self.write(record.to_line());
        if self.unkept.is_empty() {
            let is_it = |line: &str| {
                InPlay::parse(line.as_bytes())
                    .is_some_and(|round| round.begins(&record.ended.transcript))
            };
            let ended: Vec<_> = self.left().filter(|(_, line)| is_it(line)).collect();
            ended.iter().for_each(|(name, _)| self.storage.remove(name));
        }
        said
    }

    /// Returns what there is to say, once, if the browser forbids to keep anything.
    pub fn forbidden(&mut self) -> Option<String> {
        let refused = self.storage.set(TRIAL, "").err();
        self.storage.remove(TRIAL);
        self.said = refused == Some(Refused::Forbidden);
        refused.filter(|_| self.said).map(text::not_kept)
    }

    /// Keeps the round in play. Returns what there is to say.
    pub fn save(&mut self, round: &InPlay) -> Option<String> {
        let refused = self.write_in_play(round).err()?;
        (!std::mem::replace(&mut self.said, true)).then(|| text::not_kept(refused))
    }

    fn write_in_play(&mut self, round: &InPlay) -> Result<(), Refused> {
        let slot = self.slot(round).clone();
        self.storage.set(&slot, &round.to_line())
    }

    /// Finds an interrupted round, first of this tab, and today's game last: that is continued where it began, too. It is the
    /// one that is offered until it is taken over.
    pub fn find<T>(&mut self, usable: impl Fn(&InPlay) -> Option<T>) -> Option<T> {
        let left = self
            .left()
            .filter_map(|(name, line)| InPlay::parse(line.as_bytes()).map(|round| (name, round)));
        let mut left: Vec<_> = left.collect();
        left.sort_by_key(|(name, round)| (round.occasion.day().is_some(), !self.is_own(name)));
        let found = left.into_iter().find_map(|(name, round)| Some((name, usable(&round)?)));
        found.map(|(name, found)| {
            self.found = Some(name);
            found
        })
    }

    /// Returns what there is to say of interrupted rounds that cannot be read.
    pub fn unreadable(&self) -> Option<String> {
        let rounds = self.left().filter(|(_, line)| InPlay::parse(line.as_bytes()).is_none());
        Some(rounds.count()).filter(|count| *count > 0).map(text::unreadable)
    }

    /// Returns what there is to say of rounds that other tabs are playing.
    pub fn elsewhere(&self) -> Option<String> {
        let mut names = self.storage.names(IN_PLAY).into_iter();
        names.any(|name| self.storage.is_held_elsewhere(&name)).then(|| text::ELSEWHERE.to_owned())
    }

    /// Returns the rounds in play that no other tab is playing: their names and lines.
    fn left(&self) -> impl Iterator<Item = (String, String)> {
        let names = self.storage.names(IN_PLAY).into_iter();
        names
            .filter(|name| !self.storage.is_held_elsewhere(name))
            .filter_map(|name| self.storage.get(&name).map(|line| (name, line)))
    }

    /// Returns whether this is the name of a round of this tab.
    fn is_own(&self, name: &str) -> bool {
        let name = name.trim_end_matches(FURTHER).strip_prefix(IN_PLAY);
        name.is_some_and(|name| KINDS.iter().any(|kind| name == format!("{}{kind}", self.tab)))
    }

    /// Finds the interrupted round of today's game.
    pub fn find_today(&mut self) -> Option<InPlay> {
        let today = Day::at(self.storage.now());
        self.find(|kept| (kept.occasion.day() == Some(today)).then(|| kept.clone()))
    }

    /// Makes the round that was found the one of this tab.
    pub fn take_over(&mut self) {
        let Some(found) = self.found.take() else { return };
        let Some(line) = self.storage.get(&found) else { return };
        let Some(round) = InPlay::parse(line.as_bytes()) else { return };
        if self.is_own(&found) {
            *self.slot(&round) = found;
        } else if self.write_in_play(&round).is_ok() {
            self.storage.remove(&found);
        }
    }

    /// The history as a file has it.
    pub fn history(&self) -> String {
        let names = self.storage.names(RECORD);
        let kept = names.iter().filter_map(|name| self.storage.get(name));
        kept.chain(self.unkept.iter().cloned()).collect()
    }

    /// What the rounds come to, and what there is to say.
    pub fn career(&self) -> (Career, Option<String>) {
        let history = History::read(self.history().as_bytes());
        let said = (history.skipped > 0).then(|| text::skipped(history.skipped));
        (Career::of(&history.records, self.storage.now()), said)
    }

    /// Takes in a history that was saved here or by the program. A round that is there already, or twice in the file, is
    /// taken once. Returns a sentence.
    pub fn import(&mut self, lines: &str) -> String {
        // Spaces and line ends may differ between two copies of a record.
        let same = |line: &str| Record::parse(line.as_bytes()).map(|record| record.to_line());
        let mut there: HashSet<String> = self.history().lines().filter_map(same).collect();
        let (mut taken, mut bad) = (0, 0);
        for line in lines.lines().filter(|line| !line.trim().is_empty()) {
            match same(line).map(|line| there.insert(line)) {
                Some(true) => {
                    if let Some(said) = self.write(format!("{}\n", line.trim())) {
                        return said;
                    }
                    taken += 1;
                }
                Some(false) => {}
                None => bad += 1,
            }
        }
        text::imported(taken, bad)
    }
}

#[cfg(test)]
mod tests {
    use evil_hangman::game::occasion::Occasion;
    use evil_hangman::game::{Library, Transcript};

    use super::*;

    /// A round that was given up after its first letter.
    fn ended(seed: u64) -> Ended {
        let transcript: Transcript =
            format!("eh1 en/everyday greedy 4 9 {seed} - Z-").parse().unwrap();
        let round = Library::new(None).replay(&transcript).unwrap();
        Ended::of(&round.finish())
    }

    #[test]
    fn a_round_that_cannot_be_kept_is_kept_with_the_next_one() {
        let full = Memory { is_full: true, ..Memory::default() };
        let mut keeper = Keeper::new(full, "tab");
        assert!(keeper.keep(ended(1)).is_some_and(|said| said.contains("full")));
        assert_eq!(keeper.career().0.statistics.played, 1);
        keeper.storage().is_full = false;
        assert!(keeper.keep(ended(2)).is_some_and(|said| said.contains("saved now")));
        assert_eq!(keeper.keep(ended(3)), None);
        assert_eq!(keeper.storage().names("record ").len(), 3);
    }

    #[test]
    fn an_exported_history_is_imported_once_and_other_lines_are_counted() {
        let mut one = Keeper::new(Memory::default(), "one");
        one.keep(ended(1));
        one.keep(ended(2));
        let mut other = Keeper::new(Memory::default(), "other");
        let lines = one.history() + "{\"v\":99}\n";
        assert_eq!(other.import(&lines), "2 rounds were loaded. 1 line of it couldn't be read.");
        assert_eq!(other.import(&one.history()), "There are no new rounds in that file.");
        assert_eq!(other.history(), one.history());
    }

    #[test]
    fn each_round_of_two_merged_histories_counts_once() {
        let mut one = Keeper::new(Memory::default(), "one");
        one.keep(ended(1));
        let mut twice = Keeper::new(Memory::default(), "twice");
        let other = one.history();
        // Joined by hand, and with the line ends of another system.
        let lines = format!("{other}{}", other.replace('\n', "\r\n"));
        assert_eq!(twice.import(&lines), "1 round was loaded.");
        assert_eq!(twice.career().0.statistics.played, 1);
    }

    /// That round while it is in play.
    fn in_play(seed: u64) -> InPlay {
        let line: Transcript = format!("eh1 en/everyday greedy 4 9 {seed} - Z-").parse().unwrap();
        let round = Library::new(None).replay(&line).unwrap();
        InPlay::of(&round).unwrap()
    }

    #[test]
    fn a_round_that_is_left_for_later_is_not_overwritten() {
        let seed = |kept: &InPlay| Some(kept.transcript.seed);
        let mut keeper = Keeper::new(Memory::default(), "tab");
        keeper.save(&in_play(1));
        let mut keeper = Keeper::new(keeper.storage().clone(), "tab");
        assert_eq!(keeper.find(seed), Some(1));
        keeper.save(&in_play(2));
        assert_eq!(keeper.storage().names("in play ").len(), 2);
        // A round of another tab doesn't replace one of this tab.
        let mut keeper = Keeper::new(keeper.storage().clone(), "other");
        keeper.save(&in_play(3));
        assert!(keeper.find(|kept| seed(kept).filter(|seed| *seed == 1)).is_some());
        let mut keeper = Keeper::new(keeper.storage().clone(), "other");
        assert_eq!(keeper.find(seed), Some(3));
        assert!(keeper.find(|kept| seed(kept).filter(|seed| *seed == 1)).is_some());
        keeper.take_over();
        keeper.save(&in_play(4));
        let mut left: Vec<_> =
            keeper.left().map(|(_, line)| InPlay::parse(line.as_bytes()).unwrap()).collect();
        left.sort_by_key(|kept| kept.transcript.seed);
        assert_eq!(left, [in_play(2), in_play(3), in_play(4)]);
    }

    #[test]
    fn a_round_that_cannot_be_taken_over_stays_where_it_is() {
        let mut keeper = Keeper::new(Memory::default(), "closed");
        keeper.save(&in_play(1));
        let mut keeper = Keeper::new(keeper.storage().clone(), "other");
        keeper.storage().is_full = true;
        assert!(keeper.save(&in_play(2)).is_some(), "it is said once");
        let seed = |kept: &InPlay| Some(kept.transcript.seed);
        assert_eq!(keeper.find(seed), Some(1));
        keeper.take_over();
        assert_eq!(keeper.find(seed), Some(1));
    }

    #[test]
    fn todays_game_and_another_round_are_kept_beside_each_other() {
        let (day, other) = (Occasion::Today(Day::FIRST), Occasion::Free);
        let of = |seed, occasion: &Occasion| InPlay { occasion: occasion.clone(), ..in_play(seed) };
        let mut keeper = Keeper::new(Memory::default(), "tab");
        keeper.save(&of(1, &day));
        keeper.save(&of(2, &other));
        let found = |keeper: &mut Keeper<Memory>| keeper.find(|kept| Some(kept.transcript.seed));
        assert_eq!(found(&mut keeper), Some(2));
        let seed = |kept: &InPlay| kept.occasion.day().map(|_| kept.transcript.seed);
        assert_eq!(keeper.find(seed), Some(1));
        keeper.take_over();
        keeper.save(&of(1, &day));
        // What is given up goes, wherever it is kept; the other stays.
        let mut keeper = Keeper::new(keeper.storage().clone(), "other");
        keeper.keep(ended(2));
        assert_eq!(found(&mut keeper), Some(1));
        keeper.keep(Ended { occasion: day, ..ended(1) });
        assert_eq!(found(&mut keeper), None);
    }

    #[test]
    fn a_round_in_play_of_a_later_version_is_reported_and_stays() {
        let later = ("in play tab", "{\"v\":99}\n");
        let mut keeper = Keeper::new(Memory::default(), "tab");
        keeper.storage().set(later.0, later.1).unwrap();
        let mut keeper = Keeper::new(keeper.storage().clone(), "tab");
        assert!(keeper.unreadable().is_some_and(|said| said.contains("1 unfinished round")));
        assert_eq!(keeper.find(|kept| Some(kept.clone())), None);
        keeper.keep(ended(1));
        assert_eq!(keeper.storage().get(later.0).as_deref(), Some(later.1));
        assert_eq!(Keeper::new(Memory::default(), "tab").unreadable(), None);
    }

    #[test]
    fn records_of_a_later_version_stay_where_they_are() {
        let mut keeper = Keeper::new(Memory::default(), "tab");
        keeper.storage().set("record 000000000000 0000", "{\"v\":99}\n").unwrap();
        keeper.keep(ended(1));
        assert_eq!(keeper.storage().names("record ").len(), 2);
        assert!(keeper.career().1.is_some_and(|said| said.contains("later version")));
    }
}
