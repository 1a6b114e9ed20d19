//! Owns [`Tournament`]: every guesser against every setter, several sittings at once.
//!
//! What is played at once is whole sittings, which have players of their own; so what comes of them does not
//! depend on how many there are.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use super::{Copies, Game, Limits, Sitting, Spec};
use crate::game::Lives;
use crate::referee::GameRecord;
use crate::words::WordList;

/// Who plays whom, and about what.
pub struct Tournament<'a> {
    /// Who guesses.
    pub guessers: &'a [Spec],
    /// Who sets.
    pub setters: &'a [Spec],
    /// What each pairing plays.
    pub games: &'a [Game],
    /// The words, for this program's own players.
    pub list: &'a Arc<WordList>,
    /// The same words for strangers, who get a copy each.
    pub words: &'a Copies,
    /// Misses that lose a game.
    pub lives: Lives,
    /// What strangers may use.
    pub limits: Limits,
    /// Games that two players play before they are started afresh (at least one).
    pub series: usize,
    /// Sittings at once (at least one).
    pub jobs: usize,
    /// Ends the tournament when it is set.
    pub stop: &'a Arc<AtomicBool>,
}

impl Tournament<'_> {
    /// How many games it has.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.guessers.len() * self.setters.len() * self.games.len()
    }

    /// Plays all games; `progress` hears of each that is done, in the order in which they end. Returns
    /// them in the order of guessers, setters and numbers; fewer, where it was stopped.
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
                    let sitting = self.sitting(pairings[at / chunks.len()]);
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
                // The system starts no more threads.
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

    fn sitting(&self, pairing: (usize, usize)) -> Sitting<'_> {
        Sitting {
            guesser: &self.guessers[pairing.0],
            setter: &self.setters[pairing.1],
            pairing,
            list: self.list,
            words: self.words,
            lives: self.lives,
            limits: self.limits,
            stop: self.stop,
        }
    }
}
