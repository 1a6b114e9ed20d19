//! Owns [`Tournament`]: every guesser against every setter, several sittings at a time.
//!
//! Only whole sittings run in parallel, each with players of its own, so the results don't depend on how many
//! do.

use std::sync::Arc;
use std::sync::mpsc::Sender;

use super::{Copies, Game, Spec, in_parallel};
use crate::game::Lives;
use crate::referee::GameRecord;
use crate::words::WordList;

/// The number of bytes that are kept of the transcript of a game with a fault.
const KEPT: usize = 64 << 10;

/// The players of a tournament, and what they play with.
pub struct Tournament<'a> {
    /// The guessers and the setters.
    pub players: [&'a [Spec]; 2],
    /// The games that each pairing plays.
    pub games: &'a [Game],
    /// The words, for built-in players.
    pub list: &'a Arc<WordList>,
    /// The same words for programs, each of which gets a copy. What ends them ends the tournament early.
    pub words: &'a Copies<'a>,
    /// The number of misses that loses a game.
    pub lives: Lives,
    /// Whether games go on to the end of the word.
    pub to_the_end: bool,
    /// The number of games that two players play before they are restarted, at least 1.
    pub series: usize,
    /// The number of sittings at a time, at least 1.
    pub jobs: usize,
}

impl Tournament<'_> {
    /// Returns the total number of games.
    pub const fn games(&self) -> usize {
        self.players[0].len() * self.players[1].len() * self.games.len()
    }

    /// Returns the indices of each guesser and each setter.
    pub fn pairings(&self) -> impl Iterator<Item = [usize; 2]> {
        let [guessers, setters] = self.players.map(<[_]>::len);
        let with_all = move |guesser| (0..setters).map(move |setter| [guesser, setter]);
        (0..guessers).flat_map(with_all)
    }

    /// Plays all games and calls `ended` with each one as it ends. Returns them sorted by guesser, setter and number, with
    /// the end of the transcript only if there was a fault; if it was stopped, some are missing.
    pub fn play(&self, mut ended: impl FnMut(&GameRecord)) -> Vec<GameRecord> {
        let chunks: Vec<_> = self.games.chunks(self.series.max(1)).collect();
        let sittings = |pairing| chunks.iter().map(move |games| (pairing, *games));
        let sittings: Vec<_> = self.pairings().flat_map(sittings).collect();
        let play = || {
            |(pairing, games), send: &Sender<GameRecord>| {
                let goes_on = || !self.words.stop.is_set();
                if goes_on() {
                    self.sit_down(pairing, games, |record| goes_on() && send.send(record).is_ok());
                }
                Vec::new()
            }
        };
        let mut records = Vec::new();
        in_parallel(self.jobs, sittings, play, |mut record| {
            ended(&record);
            // Whole transcripts of a million games have no room.
            record.shorten(if record.ending.fault().is_some() { KEPT } else { 0 });
            records.push(record);
        });
        records.sort_by_key(|record| (record.pairing, record.number));
        records
    }
}
