//! Owns [`Tournament`]: every guesser against every setter, several sittings at a time.
//!
//! Only whole sittings run in parallel, each with players of its own, so the results don't depend on how many
//! do.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use super::sitting::Sitting;
use super::{Copies, Game, Limits, Spec};
use crate::game::Lives;
use crate::referee::GameRecord;
use crate::words::WordList;

/// The players of a tournament, and what they play with.
pub struct Tournament<'a> {
    /// The guessers.
    pub guessers: &'a [Spec],
    /// The setters.
    pub setters: &'a [Spec],
    /// The games that each pairing plays.
    pub games: &'a [Game],
    /// The words, for built-in players.
    pub list: &'a Arc<WordList>,
    /// The same words for programs, each of which gets a copy.
    pub words: &'a Copies,
    /// The number of misses that loses a game.
    pub lives: Lives,
    /// Whether games go on to the end of the word.
    pub to_the_end: bool,
    /// The limits for programs.
    pub limits: Limits,
    /// The number of games that two players play before they are restarted, at least 1.
    pub series: usize,
    /// The number of sittings at a time, at least 1.
    pub jobs: usize,
    /// Ends the tournament when it is set.
    pub stop: &'a Arc<AtomicBool>,
}

impl Tournament<'_> {
    /// Returns the total number of games.
    pub const fn games(&self) -> usize {
        self.guessers.len() * self.setters.len() * self.games.len()
    }

    /// Plays all games and calls `progress` as each one ends. Returns them sorted by guesser, setter and
    /// number; if it was stopped, some are missing.
    pub fn play(&self, mut progress: impl FnMut(&GameRecord)) -> Vec<GameRecord> {
        let chunks: Vec<_> = self.games.chunks(self.series.max(1)).collect();
        let pairings: Vec<_> = (0..self.guessers.len())
            .flat_map(|guesser| (0..self.setters.len()).map(move |setter| (guesser, setter)))
            .collect();
        let sittings = pairings.len() * chunks.len();
        let next = AtomicUsize::new(0);
        let (send, receive) = channel();
        let mut records = thread::scope(|scope| {
            let (next, chunks, pairings) = (&next, &chunks, &pairings);
            let work = move |send: Sender<GameRecord>| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    if at >= sittings || self.stop.load(Ordering::Relaxed) {
                        return;
                    }
                    let pairing = pairings[at / chunks.len()];
                    let sitting = Sitting { tournament: self, pairing };
                    sitting.play(chunks[at % chunks.len()], |record| {
                        !self.stop.load(Ordering::Relaxed) && send.send(record).is_ok()
                    });
                }
            };
            let mut started = 0;
            for _ in 0..self.jobs.clamp(1, sittings.max(1)) {
                let send = send.clone();
                let job = thread::Builder::new().spawn_scoped(scope, move || work(send));
                started += usize::from(job.is_ok());
            }
            if started == 0 {
                // The system can't start any more threads.
                work(send);
            } else {
                drop(send);
            }
            let mut records = Vec::new();
            for record in &receive {
                progress(&record);
                records.push(record);
            }
            records
        });
        records.sort_by_key(|record| (record.pairing, record.number));
        records
    }
}
