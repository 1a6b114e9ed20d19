//! Processes in groups of their own, and killing a whole group, on Unix.

mod memory;

use std::io::{self, Read, Write};
use std::os::fd::AsFd;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{fs, thread};

use nix::errno::Errno;
use nix::fcntl::{FcntlArg, OFlag, fcntl};
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::signal::{Signal, kill, killpg};
use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};
use nix::unistd::Pid;
use rustc_hash::FxHashMap;

use super::{Came, Usage, described, guard};
use memory::{proportional, resident};

/// The living groups, so that processes that have left their group aren't confused with those of another
/// player.
static GROUPS: Mutex<Vec<i32>> = Mutex::new(Vec::new());

/// Whether orphaned processes become children of this one.
static ADOPTING: AtomicBool = AtomicBool::new(false);

fn groups() -> MutexGuard<'static, Vec<i32>> {
    GROUPS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes this process the parent of all orphans among its descendants, if the system can, so that those that
/// have left their group are found and killed, too. Only for a program that starts nothing but players.
pub fn adopt_orphans() {
    #[cfg(target_os = "linux")]
    ADOPTING.store(nix::sys::prctl::set_child_subreaper(true).is_ok(), Ordering::Relaxed);
}

/// Starts a process that kills the players and removes the folder if this process is killed.
///
/// # Errors
/// Returns the system's error if no process can be started.
pub fn watch_over(folder: &Path) -> io::Result<()> {
    // Registered, so that it is not taken for a process that a player has left behind.
    let mut groups = groups();
    groups.push(guard::begin(folder)?);
    Ok(())
}

/// Ends that process.
pub fn dismiss_guard() {
    guard::dismiss();
}

/// A process group, with all descendants of its processes.
#[derive(Clone, Copy, Debug)]
pub struct Group(i32);

impl Group {
    /// Measures what the processes use, if the system reports it; only how many there are if those are more than `processes`.
    /// Shared memory is counted once only if the sum would exceed `limit` otherwise, because measuring that takes long.
    pub(crate) fn usage(self, limit: u64, processes: usize) -> Option<Usage> {
        let members = members(self.0)?;
        if members.len() > processes {
            return Some(Usage { processes: members.len(), bytes: 0 });
        }
        let mut bytes = members.iter().map(|pid| resident(*pid)).sum();
        if bytes > limit {
            bytes = members
                .iter()
                .map(|pid| proportional(*pid).unwrap_or_else(|| resident(*pid)))
                .sum();
        }
        Some(Usage { processes: members.len(), bytes })
    }

    /// Returns the processor time of the processes and of those that they have waited for, if the system reports it.
    pub(crate) fn cpu(self) -> Option<Duration> {
        /// Clock ticks in a second, on every system that has these files.
        const TICKS: u64 = 100;
        let times = |pid: &i32| {
            let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
            let fields = text.rsplit_once(')')?.1.split_ascii_whitespace();
            fields.skip(11).take(4).map(|field| field.parse::<u64>().ok()).sum::<Option<u64>>()
        };
        let ticks: u64 = members(self.0)?.iter().filter_map(times).sum();
        Some(Duration::from_millis(ticks * 1000 / TICKS))
    }

    /// Kills the processes without waiting for them.
    pub fn kill(self) {
        // They may have ended in the meantime.
        let _ = killpg(Pid::from_raw(self.0), Signal::SIGKILL);
        for pid in members(self.0).unwrap_or_default() {
            let _ = kill(Pid::from_raw(pid), Signal::SIGKILL);
        }
    }
}

/// A process that leads its own group, with pipes to it.
pub struct Process {
    child: Child,
    group: i32,
    input: Option<ChildStdin>,
    output: ChildStdout,
    errors: Option<ChildStderr>,
    /// The end of its error output.
    pub last_errors: Vec<u8>,
    ended: bool,
}

/// The number of bytes of error output that are kept.
const KEPT: usize = 2_000;

impl Process {
    /// Starts a shell command.
    ///
    /// # Errors
    /// Returns the system's error if no process can be started.
    pub fn spawn(command: &str, memory: Option<u64>) -> io::Result<Self> {
        // Where the memory of a group can't be measured, the shell limits each process.
        let limited = match memory {
            Some(bytes) if !cfg!(target_os = "linux") => {
                format!("ulimit -v {} 2>/dev/null; {command}", bytes >> 10)
            }
            _ if is_simple(command) => format!("exec {command}"),
            _ => command.to_owned(),
        };
        // The lock is held from the start of a process to its registration, so that it isn't taken for a
        // stray.
        let mut groups = groups();
        let mut command = Command::new("/bin/sh");
        command.arg("-c").arg(limited).process_group(0);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = guard::mark(&mut command).spawn()?;
        let group = child.id() as i32;
        guard::begun(group);
        groups.push(group);
        drop(groups);
        let input = child.stdin.take();
        let errors = child.stderr.take();
        let output = child.stdout.take();
        let output = output.ok_or_else(|| io::Error::other("there is no pipe"))?;
        if let Some(input) = &input {
            fcntl(input.as_fd(), FcntlArg::F_SETFL(OFlag::O_NONBLOCK))?;
        }
        let last_errors = Vec::new();
        Ok(Self { child, group, input, output, errors, last_errors, ended: false })
    }

    /// Writes as many bytes as there is room for within this time, and returns how many.
    ///
    /// # Errors
    /// Returns the system's error if the process has closed its input.
    pub fn write(&mut self, bytes: &[u8], within: Duration) -> io::Result<usize> {
        let Some(input) = &mut self.input else { return Err(io::ErrorKind::BrokenPipe.into()) };
        match input.write(bytes) {
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            written => return written,
        }
        poll(&mut [PollFd::new(input.as_fd(), PollFlags::POLLOUT)], timeout(within))?;
        match input.write(bytes) {
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(0),
            written => written,
        }
    }

    /// Adds to `bytes` what arrives within this time.
    ///
    /// # Errors
    /// Returns the system's error if the output can't be read.
    pub fn read(&mut self, bytes: &mut Vec<u8>, within: Duration) -> io::Result<Came> {
        const PIECE: usize = 4_096;
        let mut sources = vec![PollFd::new(self.output.as_fd(), PollFlags::POLLIN)];
        if let Some(errors) = &self.errors {
            sources.push(PollFd::new(errors.as_fd(), PollFlags::POLLIN));
        }
        match poll(&mut sources, timeout(within)) {
            Ok(_) | Err(Errno::EINTR) => {}
            Err(error) => return Err(error.into()),
        }
        let ready = |source: Option<&PollFd<'_>>| {
            source.and_then(PollFd::revents).is_some_and(|events| !events.is_empty())
        };
        let (output, errors) = (ready(sources.first()), ready(sources.get(1)));
        drop(sources);
        let mut piece = [0; PIECE];
        if errors {
            self.read_errors();
        }
        if !output {
            return Ok(Came::Nothing);
        }
        match self.output.read(&mut piece)? {
            0 => Ok(Came::End),
            read => {
                bytes.extend_from_slice(&piece[..read]);
                Ok(Came::Bytes(read))
            }
        }
    }

    /// Reads some of the error output, and keeps the end of all of it.
    fn read_errors(&mut self) {
        let mut piece = [0; 4_096];
        let Some(source) = &mut self.errors else { return };
        match source.read(&mut piece) {
            Ok(0) | Err(_) => self.errors = None,
            Ok(read) => {
                self.last_errors.extend_from_slice(&piece[..read]);
                let past = self.last_errors.len().saturating_sub(KEPT);
                self.last_errors.drain(..past);
            }
        }
    }

    /// Reads the error output that arrives within this time, up to its end.
    pub fn drain_errors(&mut self, within: Duration) {
        let start = Instant::now();
        // A program that never stops writing must not keep this one busy for ever.
        for _ in 0..1_000 {
            let Some(errors) = &self.errors else { return };
            let left = within.saturating_sub(start.elapsed());
            let mut source = [PollFd::new(errors.as_fd(), PollFlags::POLLIN)];
            if !poll(&mut source, timeout(left)).is_ok_and(|ready| ready > 0) {
                return;
            }
            self.read_errors();
        }
    }

    /// Describes how the process ended, if it does so within this time.
    pub fn status(&mut self, within: Duration) -> Option<String> {
        const STEP: Duration = Duration::from_millis(2);
        let mut waited = Duration::ZERO;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(described(status)),
                Ok(None) if waited < within => thread::sleep(STEP),
                _ => return None,
            }
            waited += STEP;
        }
    }

    pub(crate) fn close_input(&mut self) {
        self.input = None;
    }

    /// Returns the group that it leads.
    pub const fn group(&self) -> Group {
        Group(self.group)
    }

    /// Kills every process of the group and all their descendants, and waits for them.
    pub fn end(&mut self) {
        const TRIES: usize = 400;
        if self.ended {
            return;
        }
        self.ended = true;
        self.input = None;
        let leader = Pid::from_raw(self.group);
        for _ in 0..TRIES {
            // First the group, at once, so that nothing in it can start more.
            let group = killpg(leader, Signal::SIGKILL);
            let rest = members(self.group).unwrap_or_default();
            for pid in &rest {
                // It may have ended in the meantime.
                let _ = kill(Pid::from_raw(*pid), Signal::SIGKILL);
            }
            let waited = matches!(self.child.try_wait(), Ok(Some(_)) | Err(_));
            // Orphans of the group have become children of this process.
            if ADOPTING.load(Ordering::Relaxed) && waited {
                std::iter::repeat_with(|| reaped(-self.group)).take_while(|reaped| *reaped).count();
            }
            if waited && rest.is_empty() && group.is_err() {
                break;
            }
            thread::sleep(Duration::from_millis(2));
        }
        guard::ended(self.group);
        let mut groups = groups();
        groups.retain(|group| *group != self.group);
        if ADOPTING.load(Ordering::Relaxed) {
            for _ in 0..TRIES {
                if !end_strays(&groups) {
                    break;
                }
                thread::sleep(Duration::from_millis(2));
            }
        }
    }
}

/// Returns whether a command line is a single program with arguments. Then it can replace the shell, which
/// saves a process and gives a more precise exit status.
fn is_simple(command: &str) -> bool {
    let plain = |c: char| c.is_alphanumeric() || "-_./ +:@%,'\"".contains(c);
    let Some(program) = command.split(' ').next().filter(|_| command.chars().all(plain)) else {
        return false;
    };
    let quoted = program.contains(['\'', '"']);
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let found = || std::env::split_paths(&paths).any(|folder| folder.join(program).is_file());
    // These are words of the shell itself, and running a program of the same name would not be the same.
    !quoted
        && !["cd", "exec", "read", "umask", "ulimit", "wait"].contains(&program)
        && (program.contains('/') || found())
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

fn timeout(within: Duration) -> PollTimeout {
    // Rounded up, so that a wait of less than a millisecond doesn't become a busy loop.
    let millis = within.as_micros().div_ceil(1_000);
    PollTimeout::try_from(millis.min(60_000) as i32).unwrap_or(PollTimeout::ZERO)
}

/// Waits for a process that has ended: this one, or any of a group if the number is negative. Returns whether
/// there was one.
fn reaped(pid: i32) -> bool {
    let ended = waitpid(Pid::from_raw(pid), Some(WaitPidFlag::WNOHANG));
    ended.is_ok_and(|status| status != WaitStatus::StillAlive)
}

/// Kills children of this process that belong to no living player, because they had left their group. Returns
/// whether there were any.
fn end_strays(groups: &[i32]) -> bool {
    let own = std::process::id() as i32;
    let mut any = false;
    for entry in table().unwrap_or_default() {
        if entry.parent == own && !groups.contains(&entry.group) {
            any = true;
            let _ = kill(Pid::from_raw(entry.pid), Signal::SIGKILL);
            reaped(entry.pid);
        }
    }
    any
}

/// An entry of the process table.
struct ProcessEntry {
    pid: i32,
    parent: i32,
    group: i32,
    alive: bool,
}

/// Reads the process table; `None` if that isn't possible.
fn table() -> Option<Vec<ProcessEntry>> {
    let entry = |folder: io::Result<fs::DirEntry>| {
        let pid: i32 = folder.ok()?.file_name().to_str()?.parse().ok()?;
        let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The name is in parentheses and may contain anything.
        let mut fields = text.rsplit_once(')')?.1.split_ascii_whitespace();
        let alive = !matches!(fields.next()?, "Z" | "X");
        let parent = fields.next()?.parse().ok()?;
        Some(ProcessEntry { pid, parent, group: fields.next()?.parse().ok()?, alive })
    };
    cfg!(target_os = "linux")
        .then(|| Some(fs::read_dir("/proc").ok()?.filter_map(entry).collect()))
        .flatten()
}

/// Returns the living processes of a group and all of their descendants; `None` if the process table can't be
/// read.
fn members(group: i32) -> Option<Vec<i32>> {
    let table = table()?;
    let mut children = FxHashMap::<i32, Vec<&ProcessEntry>>::default();
    for entry in &table {
        children.entry(entry.parent).or_default().push(entry);
    }
    let mut seen: Vec<i32> = Vec::new();
    let mut open: Vec<_> = table.iter().filter(|entry| entry.group == group).collect();
    while let Some(entry) = open.pop() {
        if entry.alive && !seen.contains(&entry.pid) {
            seen.push(entry.pid);
            open.extend(children.get(&entry.pid).into_iter().flatten());
        }
    }
    Some(seen)
}
