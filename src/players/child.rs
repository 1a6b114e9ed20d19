//! Owns [`Child`]: a stranger's program at the table, held to its limits.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::Player;
use super::os::{Came, Group, Process};
use crate::referee::{Fault, Moment, ToPlayer};
use crate::words::Alphabet;

/// What a player may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// For one answer.
    pub move_time: Duration,
    /// For all answers of a game.
    pub game_time: Duration,
    /// For its name, and for reading the words.
    pub start_time: Duration,
    /// Bytes for all its processes, where the system tells.
    pub memory: u64,
    /// Processes, where the system tells.
    pub processes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            move_time: Duration::from_secs(5),
            game_time: Duration::from_secs(60),
            start_time: Duration::from_secs(30),
            memory: 1 << 30,
            processes: 64,
        }
    }
}

/// The longest line that is read (bytes).
const LINE: usize = 4_096;

/// Blank lines and comments in a row, at most.
const IDLE: usize = 1_000;

/// How often it is looked at whether to stop.
const SLICE: Duration = Duration::from_millis(50);

/// How often it is looked at what a player uses.
const LOOK: Duration = Duration::from_millis(25);

/// How long a player may take to end when it is told to.
const FAREWELL: Duration = Duration::from_millis(200);

/// A stranger's program.
pub struct Child {
    process: Process,
    watched: Arc<Watched>,
    stop: Arc<AtomicBool>,
    alphabet: &'static Alphabet,
    limits: Limits,
    /// What is to be written.
    out: String,
    /// What was read and not taken yet.
    input: Vec<u8>,
    /// How much of that is known to have no line end.
    searched: usize,
    /// Time for answers in this game.
    spent: Duration,
    /// How far it has come.
    moment: Moment,
    /// Nothing more is asked of it.
    is_done: bool,
    notes: Vec<String>,
}

/// What a child and the thread that looks at its use share.
#[derive(Default)]
struct Watched {
    done: AtomicBool,
    fault: Mutex<Option<Fault>>,
}

impl Watched {
    fn fault(&self) -> Option<Fault> {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Looks at what a group uses until the child is done, and ends it where that is too much.
    fn watch(&self, group: Group, limits: Limits) {
        while !self.done.load(Ordering::Relaxed) {
            let start = Instant::now();
            let Some(usage) = group.usage(limits.memory) else { return };
            let (used, limit) = (usage.bytes >> 20, limits.memory >> 20);
            let fault = if usage.bytes > limits.memory {
                Some(Fault::Memory { used, limit })
            } else if usage.processes > limits.processes {
                let (used, limit) = (usage.processes, limits.processes);
                Some(Fault::Processes { used, limit })
            } else {
                None
            };
            if fault.is_some() {
                *self.fault.lock().unwrap_or_else(PoisonError::into_inner) = fault;
                group.kill();
                return;
            }
            // Looking takes longer where more processes run.
            thread::sleep((start.elapsed() * 20).clamp(LOOK, LOOK * 8));
        }
    }
}

impl Child {
    /// Starts a command line of the shell. A `stop` that is set ends every wait.
    ///
    /// # Errors
    /// [`Fault::NoStart`] where the shell cannot be started.
    pub fn start(
        command: &str,
        alphabet: &'static Alphabet,
        limits: Limits,
        stop: Arc<AtomicBool>,
    ) -> Result<Self, Fault> {
        let process = Process::spawn(command, Some(limits.memory))
            .map_err(|error| Fault::NoStart(error.to_string()))?;
        let watched = Arc::new(Watched::default());
        let (shared, group) = (Arc::clone(&watched), process.group());
        thread::Builder::new()
            .spawn(move || shared.watch(group, limits))
            .map_err(|error| Fault::NoStart(error.to_string()))?;
        Ok(Self {
            process,
            watched,
            stop,
            alphabet,
            limits,
            out: String::new(),
            input: Vec::new(),
            searched: 0,
            spent: Duration::ZERO,
            moment: Moment::Start,
            is_done: false,
            notes: Vec::new(),
        })
    }

    fn push(&mut self, message: &ToPlayer) {
        self.out += &message.line(self.alphabet);
        self.out.push('\n');
        if matches!(message, ToPlayer::Game(..)) {
            self.spent = Duration::ZERO;
            self.moment = match self.moment {
                Moment::Start => Moment::FirstGame,
                _ => Moment::BetweenGames,
            };
        }
    }

    /// Writes what is to be written.
    fn flush(&mut self, until: Instant) -> Result<(), Fault> {
        let mut written = 0;
        while written < self.out.len() {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() || self.stop.load(Ordering::Relaxed) {
                return Err(Fault::Deaf(millis(self.limits.move_time)));
            }
            match self.process.write(&self.out.as_bytes()[written..], left.min(SLICE)) {
                Ok(bytes) => written += bytes,
                Err(_) => return Err(self.gone()),
            }
        }
        self.out.clear();
        Ok(())
    }

    /// The next line that is there already, without its end.
    fn line(&mut self) -> Result<Option<String>, Fault> {
        let end = memchr::memchr(b'\n', &self.input[self.searched..]);
        let end = end.map(|end| self.searched + end);
        if end.unwrap_or(self.input.len()) > LINE {
            return Err(Fault::LongLine(LINE));
        }
        let Some(end) = end else {
            self.searched = self.input.len();
            return Ok(None);
        };
        self.searched = 0;
        let rest = self.input.split_off(end + 1);
        let mut line = std::mem::replace(&mut self.input, rest);
        line.truncate(end);
        String::from_utf8(line).map(Some).map_err(|_| Fault::NotUtf8)
    }

    /// Waits for a line that says something.
    fn wait(&mut self, start: Instant, until: Instant, late: &Fault) -> Result<String, Fault> {
        let mut idle = 0;
        loop {
            while let Some(line) = self.line()? {
                let text = line.trim();
                if !text.is_empty() && !text.starts_with('#') {
                    self.spent += start.elapsed();
                    return Ok(line);
                }
                idle += 1;
                if idle > IDLE {
                    return Err(Fault::Flood(IDLE));
                }
                if !text.is_empty() {
                    self.notes.push(text.to_owned());
                }
            }
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() || self.stop.load(Ordering::Relaxed) {
                return Err(self.watched.fault().unwrap_or_else(|| late.clone()));
            }
            match self.process.read(&mut self.input, left.min(SLICE)) {
                Ok(Came::Bytes(_) | Came::Nothing) => {}
                Ok(Came::End) | Err(_) => return Err(self.gone()),
            }
        }
    }

    /// Why nothing comes from the process any more.
    fn gone(&mut self) -> Fault {
        let status = self.process.status(FAREWELL);
        // Why it ended may be all that its author has to go by.
        self.process.drain_errors(FAREWELL);
        if let Some(fault) = self.watched.fault() {
            return fault;
        }
        let when = self.moment;
        match status {
            None => Fault::Closed(when),
            Some(how) => match how.as_str() {
                // What shells end with that find no such program.
                "exit status 127" if when == Moment::Start => Fault::NoStart(String::from(
                    "the shell finds no such program (exit status 127)",
                )),
                "exit status 126" if when == Moment::Start => Fault::NoStart(String::from(
                    "the program may not be executed (exit status 126)",
                )),
                _ => Fault::Ended { when, how },
            },
        }
    }

    /// Says goodbye, and ends what does not go.
    fn finish(&mut self) {
        let polite = self.watched.fault().is_none() && !self.stop.load(Ordering::Relaxed);
        if polite {
            self.push(&ToPlayer::Quit);
            // A player that does not listen is ended all the same.
            let _ = self.flush(Instant::now() + SLICE);
            self.process.close_input();
            self.process.status(FAREWELL);
        }
        self.watched.done.store(true, Ordering::Relaxed);
        self.process.end();
    }
}

impl Player for Child {
    fn tell(&mut self, message: &ToPlayer) -> Result<(), Fault> {
        self.push(message);
        // The end of a game may be the last that is said for a while.
        match message {
            ToPlayer::Result(..) => self.flush(Instant::now() + self.limits.move_time),
            _ => Ok(()),
        }
    }

    fn ask(&mut self, message: &ToPlayer) -> Result<String, Fault> {
        self.push(message);
        let start = Instant::now();
        let starting = matches!(message, ToPlayer::Hangman(..) | ToPlayer::Words(_));
        let rest = self.limits.game_time.saturating_sub(self.spent);
        let (limit, late) = if starting {
            (self.limits.start_time, Fault::TooSlow(millis(self.limits.start_time)))
        } else if rest < self.limits.move_time {
            (rest, Fault::OutOfTime(millis(self.limits.game_time)))
        } else {
            (self.limits.move_time, Fault::TooSlow(millis(self.limits.move_time)))
        };
        let until = start + limit;
        self.flush(until)?;
        let answer = self.wait(start, until, &late);
        self.is_done = answer.is_err();
        if !starting && answer.is_ok() {
            self.moment = Moment::Game;
        }
        answer
    }

    fn notes(&mut self) -> Vec<String> {
        let mut notes = std::mem::take(&mut self.notes);
        self.process.drain_errors(Duration::ZERO);
        let errors = &mut self.process.last_errors;
        // The rest of a line comes with the next answer.
        let lines = if self.is_done { None } else { memchr::memrchr(b'\n', errors) };
        let end = lines.map_or(if self.is_done { errors.len() } else { 0 }, |end| end + 1);
        let errors: Vec<u8> = errors.drain(..end).collect();
        notes
            .extend(String::from_utf8_lossy(&errors).lines().map(|line| format!("stderr: {line}")));
        notes
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        self.finish();
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
