//! Owns [`Child`]: somebody else's program as a player, within its limits.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::os::{Came, Computing, Exit, Group, Process};
use super::{Player, Start};
use crate::referee::{Costs, Fault, LogKind, Moment, ToPlayer};
use crate::system::{self, Stop};
use crate::words::Alphabet;

/// The resources that a player may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The time for one answer.
    pub move_time: Duration,
    /// The time for all answers of a game.
    pub game_time: Duration,
    /// The time for its name, and again for reading the words.
    pub start_time: Duration,
    /// The memory for all of its processes in bytes, if the system reports it.
    pub memory: u64,
    /// The number of processes, if the system reports it.
    pub processes: usize,
}

/// The longest line that is accepted, in bytes.
const LINE: usize = 4_096;

/// The maximum number of blank lines and comments in a row.
const IDLE: usize = 1_000;

/// The number of bytes of comments that are kept of an answer.
const COMMENTS: usize = 64 << 10;

/// The interval between checks whether to stop.
const SLICE: Duration = Duration::from_millis(50);

/// The shortest interval between checks of a player's resources.
const LOOK: Duration = Duration::from_millis(25);

/// How many times as long as a limit a program may take on the clock while its processor time is within the limit.
const PATIENCE: u32 = 10;

/// A program that has used less than this part of the time only waits.
const WAITING: u32 = 40;

/// The time that a player has to exit after `quit`.
const FAREWELL: Duration = Duration::from_millis(200);

/// Somebody else's program.
pub struct Child {
    process: Process,
    watched: Arc<Watched>,
    stop: Stop,
    alphabet: &'static Alphabet,
    limits: Limits,
    /// Lines that are still to be written.
    out: String,
    /// Bytes that were read but not used yet.
    input: Vec<u8>,
    /// The number of these bytes that are known to contain no line end.
    searched: usize,
    /// The time spent on answers in this game.
    spent: Duration,
    /// Its processor time when this game began, if the system reports it.
    before_game: Option<Computing>,
    /// Its processor time when its first game began: what it needs to start and to read the words.
    starting: Option<Computing>,
    /// Its processor time when it ended by itself.
    ended: Option<Computing>,
    /// How far the program has come, for messages.
    moment: Moment,
    /// Whether nothing more will be asked of it.
    is_done: bool,
    /// Its comments since it was asked last.
    comments: Vec<String>,
}

/// State that a child shares with the thread that monitors its resources.
#[derive(Default)]
struct Watched {
    done: AtomicBool,
    /// The most memory seen, in bytes.
    peak: AtomicU64,
    /// The processes that were last seen.
    processes: Mutex<Vec<i32>>,
    fault: Mutex<Option<Fault>>,
}

impl Watched {
    fn fault(&self) -> Option<Fault> {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns the processor time of a group. To look for new processes at the beginning of every game would take longer than
    /// most games.
    fn computing(&self, group: &Group) -> Option<Computing> {
        let processes = self.processes.lock().unwrap_or_else(PoisonError::into_inner);
        match &**processes {
            [] => group.computing(),
            known => Some(group.computing_of(known)),
        }
    }

    /// Monitors the resources of a group until the child is done, and kills the group if it uses too much.
    fn watch(&self, group: &Group, limits: Limits) {
        while !self.done.load(Ordering::Relaxed) {
            let start = Instant::now();
            let Some(usage) = group.usage(limits.memory, limits.processes) else { return };
            self.peak.fetch_max(usage.bytes, Ordering::Relaxed);
            let (used, limit) = (usage.bytes >> 20, limits.memory >> 20);
            let fault = if usage.bytes > limits.memory {
                Some(Fault::Memory { used, limit })
            } else if usage.processes.len() > limits.processes {
                let (used, limit) = (usage.processes.len(), limits.processes);
                Some(Fault::Processes { used, limit })
            } else {
                None
            };
            if fault.is_some() {
                // The fault first: the end of the process is noticed at once.
                *self.fault.lock().unwrap_or_else(PoisonError::into_inner) = fault;
                group.kill();
                return;
            }
            *self.processes.lock().unwrap_or_else(PoisonError::into_inner) = usage.processes;
            // Measuring takes longer if more processes are running.
            thread::sleep((start.elapsed() * 20).clamp(LOOK, LOOK * 8));
        }
    }
}

impl Child {
    /// Starts a shell command. `stop` ends every wait.
    ///
    /// # Errors
    /// Returns [`Fault::NoStart`] if the shell can't be started.
    pub fn start(
        start: &Start<'_>,
        alphabet: &'static Alphabet,
        stop: Stop,
    ) -> Result<Self, Fault> {
        let limits = start.environment.limits;
        let failed = |error: io::Error| {
            // A player that cannot be started for that reason is not to blame.
            if system::is_shortage(&error) {
                system::end_short(&error);
            }
            Fault::NoStart(error.to_string())
        };
        let process = Process::spawn(start).map_err(failed)?;
        let watched = Arc::new(Watched::default());
        let (shared, group) = (Arc::clone(&watched), process.group.clone());
        thread::Builder::new().spawn(move || shared.watch(&group, limits)).map_err(failed)?;
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
            before_game: None,
            starting: None,
            ended: None,
            moment: Moment::Start,
            is_done: false,
            comments: Vec::new(),
        })
    }

    fn push(&mut self, message: &ToPlayer) {
        self.out += &message.line(self.alphabet);
        self.out.push('\n');
        if matches!(message, ToPlayer::Game(..)) {
            self.spent = Duration::ZERO;
            self.before_game = match self.starting {
                // What it has just started in order to start is part of its start.
                None => self.process.group.computing(),
                Some(_) => self.watched.computing(&self.process.group),
            };
            self.starting = self.starting.or(self.before_game);
            self.moment = match self.moment {
                Moment::Start => Moment::FirstGame,
                _ => Moment::BetweenGames,
            };
        }
    }

    /// Writes the lines that are pending.
    fn flush(&mut self, until: Instant) -> Result<(), Fault> {
        let mut written = 0;
        while written < self.out.len() {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() || self.stop.is_set() {
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

    /// Returns the next line that has already been read, without its end.
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

    /// Waits for a line that isn't blank or a comment, within a limit for this answer.
    fn wait(&mut self, limit: Duration, starting: bool) -> Result<String, Fault> {
        let (mut passed, mut looked) = (Duration::ZERO, Instant::now());
        let (mut before, mut idle, mut commented) = (None, 0, 0);
        // Whether it computes is known only after the first look.
        let slice = SLICE.min(limit / 4);
        loop {
            passed += lap(&mut looked, slice);
            while let Some(line) = self.line()? {
                let text = line.trim();
                if !text.is_empty() && !text.starts_with('#') {
                    self.spent += passed;
                    return Ok(line);
                }
                idle += 1;
                if idle > IDLE {
                    return Err(Fault::Flood(IDLE));
                }
                commented += text.len();
                if !text.is_empty() && commented <= COMMENTS {
                    self.comments.push(text.to_owned());
                }
            }
            let answer = (limit, passed, before);
            let game = (self.limits.game_time, self.spent + passed, self.before_game);
            let computing =
                |before: Option<Computing>| Some(self.process.group.computing()?.since(before?));
            let used_up = |(limit, passed, before)| is_used_up(limit, passed, || computing(before));
            let late = match used_up(answer) {
                Some(true) if !starting => Some(Fault::Busy(millis(limit))),
                Some(_) => Some(Fault::TooSlow(millis(limit))),
                None if starting => None,
                None => used_up(game).map(|_| Fault::OutOfTime(millis(game.0))),
            };
            let stopped = self.stop.is_set();
            if let Some(late) = late.or(stopped.then_some(Fault::TooSlow(millis(limit)))) {
                // What a program has left running holds its output open. One that only starts another doesn't fail.
                let exit = self.process.status(Duration::ZERO);
                let has_failed = !stopped && exit.is_some_and(|exit| exit != Exit::Status(0));
                return Err(if has_failed { self.gone() } else { late });
            }
            match self.process.read(&mut self.input, slice) {
                Came::Bytes(_) => {}
                // Only an answer that takes its time is worth measuring.
                Came::Nothing => before = before.or_else(|| self.process.group.computing()),
                Came::End => return Err(self.gone()),
            }
        }
    }

    /// Returns the fault for which a program was ended, if it was: what it says or doesn't say meanwhile is none of its own.
    fn blamed(&self, fault: Fault) -> Fault {
        self.watched.fault().unwrap_or(fault)
    }

    /// Returns the fault of a process that has closed its pipes or failed.
    fn gone(&mut self) -> Fault {
        self.ended = self.process.group.computing();
        let status = self.process.status(FAREWELL);
        // The reason why it ended may be all that its author has to go by.
        self.process.drain_errors(FAREWELL);
        let when = match (self.moment, &status) {
            // One that fails may have got the first letter of the next game; one that ends without failing has played enough.
            (Moment::BetweenGames, Some(exit)) if *exit != Exit::Status(0) => Moment::NextGame,
            (moment, _) => moment,
        };
        let no_start = |exit, why| Fault::NoStart(format!("{why} ({exit})"));
        match (status, when) {
            (None, _) => Fault::Closed(when),
            (Some(exit @ Exit::MISSING), Moment::Start) => {
                no_start(exit, "the shell finds no such program")
            }
            (Some(exit @ Exit::FORBIDDEN), Moment::Start) => {
                no_start(exit, "the program may not be executed")
            }
            (Some(exit), _) => Fault::Ended { when, how: exit.to_string() },
        }
    }
}

impl Player for Child {
    fn hear(&mut self, message: &ToPlayer) -> Result<Option<String>, Fault> {
        self.push(message);
        let asks = message.wants().is_some();
        let starting = matches!(message, ToPlayer::Hangman(..) | ToPlayer::Words(_));
        let limit = if starting { self.limits.start_time } else { self.limits.move_time };
        // The end of a game may be the last message for a while.
        if asks || matches!(message, ToPlayer::Result(..)) {
            self.flush(Instant::now() + limit).map_err(|fault| self.blamed(fault))?;
        }
        if !asks {
            return Ok(None);
        }
        let answer = self.wait(limit, starting).map_err(|fault| self.blamed(fault));
        self.is_done = answer.is_err();
        if !starting && answer.is_ok() {
            self.moment = Moment::Game;
        }
        answer.map(Some)
    }

    fn costs(&mut self) -> Option<Costs> {
        let peak = self.watched.peak.load(Ordering::Relaxed);
        let usage = self.process.group.usage(u64::MAX, usize::MAX)?;
        let running = || self.process.group.computing_of(&usage.processes);
        let computing = self.ended.unwrap_or_else(running);
        let start = self.starting.unwrap_or_default();
        Some(Costs { cpu: computing.since(start).used, bytes: peak.max(usage.bytes) })
    }

    fn notes(&mut self) -> Vec<(LogKind, String)> {
        let comments = std::mem::take(&mut self.comments).into_iter();
        self.process.drain_errors(Duration::ZERO);
        let errors = &mut self.process.last_errors;
        // The rest of an unfinished line comes with the next answer.
        let lines = if self.is_done { None } else { memchr::memrchr(b'\n', errors) };
        let end = lines.map_or(if self.is_done { errors.len() } else { 0 }, |end| end + 1);
        let errors: Vec<u8> = errors.drain(..end).collect();
        let errors = String::from_utf8_lossy(&errors);
        let errors = errors.lines().map(|line| (LogKind::Error, line.to_owned()));
        comments.map(|line| (LogKind::Comment, line)).chain(errors).collect()
    }
}

impl Drop for Child {
    /// Says goodbye; then its process is ended.
    fn drop(&mut self) {
        let polite = self.watched.fault().is_none() && !self.stop.is_set();
        if polite {
            self.push(&ToPlayer::Quit);
            // A player that doesn't read is killed anyway.
            let _ = self.flush(Instant::now() + SLICE);
            self.process.close_input();
            self.process.status(FAREWELL);
        }
        self.watched.done.store(true, Ordering::Relaxed);
    }
}

/// Returns the time since the last look, but at most two slices: for longer, this program was itself stopped or kept waiting.
pub(super) fn lap(looked: &mut Instant, slice: Duration) -> Duration {
    std::mem::replace(looked, Instant::now()).elapsed().min(slice * 2)
}

/// Returns whether a program was computing, if it has used up a limit: with its own processor time, or by [`PATIENCE`] times
/// as much time on the clock, which a busy machine may take from it. A program that only waits has no use for more time; one
/// that waits for a processor has.
pub(super) fn is_used_up(
    limit: Duration,
    passed: Duration,
    computing: impl Fn() -> Option<Computing>,
) -> Option<bool> {
    if passed < limit {
        return None;
    }
    let computing = computing();
    let computes = computing.is_some_and(|it| (it.used + it.queued) * WAITING >= passed);
    let is_over =
        !computes || passed >= limit * PATIENCE || computing.is_some_and(|it| it.used >= limit);
    is_over.then_some(computes)
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
