//! Processes in groups of their own, and killing a whole group, on Unix.

mod memory;
mod sandbox;

use std::io::{self, Read, Write};
use std::os::fd::AsFd;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

use nix::errno::Errno;
use nix::fcntl::{FcntlArg, OFlag, fcntl};
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::signal::{Signal, kill, killpg};
use nix::unistd::Pid;

use super::{Came, Computing, Exit, Usage, guard};
use crate::players::Start;
use memory::{proportional, resident};
pub use sandbox::Sandbox;

/// A process group. In a sandbox: the processes inside it.
#[derive(Clone, Debug)]
pub struct Group {
    leader: Pid,
    is_sandbox: bool,
}

impl Group {
    /// Measures what the processes use, if the system reports it; only how many there are if those are more than `processes`.
    /// Shared memory is counted once only if the sum would exceed `limit` otherwise, because measuring that takes long.
    pub(crate) fn usage(&self, limit: u64, processes: usize) -> Option<Usage> {
        let members = self.members()?;
        if members.len() > processes {
            return Some(Usage { processes: members, bytes: 0 });
        }
        let mut bytes = members.iter().map(|pid| resident(*pid)).sum();
        if bytes > limit {
            let share = |pid: &i32| proportional(*pid).unwrap_or_else(|| resident(*pid));
            bytes = members.iter().map(share).sum();
        }
        Some(Usage { processes: members, bytes })
    }

    /// Returns the processor time of the processes and of those that they have waited for, and how long the processes were kept
    /// waiting for it, if the system reports it.
    pub(crate) fn computing(&self) -> Option<Computing> {
        let mut members = self.members()?;
        let first = self.leader.as_raw();
        // It counts even if it has ended, as long as nobody has asked how.
        if !self.is_sandbox && !members.contains(&first) {
            members.push(first);
        }
        Some(self.computing_of(&members))
    }

    /// Does the same for processes that have been found before, without a look at all processes of the system.
    pub(crate) fn computing_of(&self, members: &[i32]) -> Computing {
        /// Clock ticks in a second, on every system that has these files.
        const TICKS: u64 = 100;
        // Its own time and that of the children that it has waited for.
        let times = |pid: i32, skipped: usize| {
            let times = entry(pid)?;
            let times = times.split_ascii_whitespace().skip(11 + skipped).take(4 - skipped);
            times.map(|field| field.parse::<u64>().ok()).sum::<Option<u64>>()
        };
        let mut ticks: u64 = members.iter().filter_map(|pid| times(*pid, 0)).sum();
        // The first process of a sandbox waits for all whose parents have ended.
        ticks += self.first_inside().and_then(|first| times(first, 2)).unwrap_or(0);
        let used = Duration::from_millis(ticks * 1000 / TICKS);
        Computing { used, queued: members.iter().map(|pid| queued(*pid)).sum() }
    }

    /// Kills the processes without waiting for them.
    pub fn kill(&self) {
        // A sandbox ends with its first process, and that after all others.
        if let Some(first) = self.first_inside() {
            return kill_all(&[first]);
        }
        // Those that have left the group are only known as long as their parents live.
        let before = self.members().unwrap_or_default();
        // First the group, at once, so that nothing in it can start more. It may have ended in the meantime.
        let _ = killpg(self.leader, Signal::SIGKILL);
        kill_all(&before);
    }

    /// Returns the living processes, also those that have left the group but not their parent; `None` if there is no process
    /// table.
    fn members(&self) -> Option<Vec<i32>> {
        let group = self.leader.as_raw();
        let first = self.first_inside();
        // A process in there that loses its parent becomes a child of the first. So all are descendants of that, and the many
        // processes of the rest of the system need not be looked at.
        if let Some(first) = first {
            let mut inside = with_descendants(children(first), children);
            // One that loses its parent meanwhile may be found twice.
            inside.sort_unstable();
            inside.dedup();
            inside.retain(|pid| relatives(*pid).is_some());
            return Some(inside);
        }
        let pid = |entry: io::Result<fs::DirEntry>| entry.ok()?.file_name().to_str()?.parse().ok();
        let table = cfg!(target_os = "linux").then(|| fs::read_dir("/proc").ok()).flatten()?;
        let alive = table.filter_map(pid).filter_map(|pid| Some((pid, relatives(pid)?)));
        // Before there is anything inside, a sandbox is a process of its own.
        let is_own = |pid: i32| self.is_sandbox && pid == group;
        let (members, mut others): (Vec<_>, Vec<_>) = alive
            .filter(|(pid, _)| !is_own(*pid))
            .partition(|(_, (_, its_group))| *its_group == group);
        let members = members.into_iter().map(|(pid, _)| pid).collect();
        Some(with_descendants(members, |parent| {
            let children = others.extract_if(.., |(_, (its_parent, _))| *its_parent == parent);
            children.map(|(pid, _)| pid).collect()
        }))
    }

    /// Returns the first process inside a sandbox.
    fn first_inside(&self) -> Option<i32> {
        let leader = self.is_sandbox.then_some(self.leader)?;
        children(leader.as_raw()).first().copied()
    }
}

/// Kills processes, which may have ended in the meantime.
fn kill_all(processes: &[i32]) {
    for process in processes {
        let _ = kill(Pid::from_raw(*process), Signal::SIGKILL);
    }
}

/// Returns the parent of a process and its group; `None` if it has ended.
fn relatives(pid: i32) -> Option<(i32, i32)> {
    let entry = entry(pid)?;
    let mut fields = entry.split_ascii_whitespace();
    let is_alive = fields.next().is_some_and(|state| !matches!(state, "Z" | "X"));
    let (parent, group) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    is_alive.then_some((parent, group))
}

/// Returns how long the threads of a process have waited for a processor; nothing where the system doesn't say.
fn queued(pid: i32) -> Duration {
    let threads = fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
    let waited = threads.filter_map(|thread| {
        let fields = fs::read_to_string(thread.path().join("schedstat")).ok()?;
        // The time that it has run, the time that it has waited, and how often it has run.
        fields.split_ascii_whitespace().nth(1)?.parse::<u64>().ok()
    });
    Duration::from_nanos(waited.sum())
}

/// Adds the children of processes, their children, and so on.
fn with_descendants(mut pids: Vec<i32>, mut children: impl FnMut(i32) -> Vec<i32>) -> Vec<i32> {
    let mut seen = 0;
    while let Some(parent) = pids.get(seen) {
        pids.extend(children(*parent));
        seen += 1;
    }
    pids
}

/// Returns the children of a process, of which each thread has its own.
fn children(pid: i32) -> Vec<i32> {
    let threads = fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
    let listed =
        threads.filter_map(|thread| fs::read_to_string(thread.path().join("children")).ok());
    let listed: Vec<_> = listed.collect();
    let pids = listed.iter().flat_map(|text| text.split_ascii_whitespace());
    pids.filter_map(|pid| pid.parse().ok()).collect()
}

/// Returns the entry of a process in the process table, from its state on.
fn entry(pid: i32) -> Option<String> {
    let entry = fs::read(format!("/proc/{pid}/stat")).ok()?;
    // The name before is in parentheses, and may contain anything.
    let (_, fields) = entry.split_at_checked(memchr::memrchr(b')', &entry)? + 1)?;
    String::from_utf8(fields.to_vec()).ok()
}

/// A process that leads its own group, with pipes to it.
pub struct Process {
    child: Child,
    /// The group that it leads.
    pub group: Group,
    input: Option<ChildStdin>,
    output: ChildStdout,
    errors: Option<ChildStderr>,
    /// The end of its error output.
    pub last_errors: Vec<u8>,
}

/// The number of bytes of error output that are kept.
const KEPT: usize = 16 << 10;

/// The most bytes that are read at once.
const PIECE: usize = 4_096;

impl Process {
    /// Starts a program as the leader of a group of its own, with few environment variables.
    ///
    /// # Errors
    /// Returns the system's error if no process can be started.
    pub fn spawn(start: &Start<'_>) -> io::Result<Self> {
        let Start { command, environment, temporary, words } = *start;
        // Where the memory of a group can't be measured, the shell limits each process of a player.
        let limited = match words {
            Some(_) if !cfg!(target_os = "linux") => {
                let kib = environment.limits.memory >> 10;
                format!("ulimit -v {kib} 2>/dev/null; {command}")
            }
            _ => command.to_owned(),
        };
        let kept = environment.kept().filter_map(|name| Some((name, std::env::var_os(name)?)));
        let sandbox = environment.sandbox.as_ref();
        let mut command = sandbox.map_or_else(|| Command::new("/bin/sh"), Sandbox::command);
        command.env_clear().envs(kept).process_group(0);
        // An adapter in Python would import from the home folder, which is the submission.
        command.envs(environment.copy.as_ref().map(|_| ("PYTHONNOUSERSITE", "1")));
        match sandbox {
            Some(_) => Sandbox::prepare(&mut command, start, &limited),
            None => {
                command.arg("-c").arg(limited);
                command.env("TMPDIR", temporary);
                command.env("HOME", environment.copy.as_deref().unwrap_or(temporary));
                command.envs(environment.here.iter().map(|here| ("HERE", here)));
                command.current_dir(environment.copy.as_deref().unwrap_or(Path::new(".")));
            }
        }
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn()?;
        let leader = Pid::from_raw(child.id() as i32);
        guard::tell('+', leader.as_raw());
        let group = Group { leader, is_sandbox: environment.sandbox.is_some() };
        let input = child.stdin.take();
        let errors = child.stderr.take();
        let output = child.stdout.take();
        let output = output.ok_or_else(|| io::Error::other("there is no pipe"))?;
        if let Some(input) = &input {
            fcntl(input.as_fd(), FcntlArg::F_SETFL(OFlag::O_NONBLOCK))?;
        }
        let last_errors = Vec::new();
        Ok(Self { child, group, input, output, errors, last_errors })
    }

    /// Writes as many bytes as there is room for within this time, and returns how many.
    ///
    /// # Errors
    /// Returns the system's error if the process has closed its input.
    pub fn write(&mut self, bytes: &[u8], within: Duration) -> io::Result<usize> {
        let Some(input) = &mut self.input else { return Err(io::ErrorKind::BrokenPipe.into()) };
        poll(&mut [PollFd::new(input.as_fd(), PollFlags::POLLOUT)], timeout(within))?;
        match input.write(bytes) {
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(0),
            written => written,
        }
    }

    /// Adds to `bytes` what arrives within this time.
    pub fn read(&mut self, bytes: &mut Vec<u8>, within: Duration) -> Came {
        let mut sources = vec![PollFd::new(self.output.as_fd(), PollFlags::POLLIN)];
        if let Some(errors) = &self.errors {
            sources.push(PollFd::new(errors.as_fd(), PollFlags::POLLIN));
        }
        match poll(&mut sources, timeout(within)) {
            Ok(_) | Err(Errno::EINTR) => {}
            Err(_) => return Came::End,
        }
        let ready = |source: Option<&PollFd<'_>>| {
            source.and_then(PollFd::revents).is_some_and(|events| !events.is_empty())
        };
        let (output, errors) = (ready(sources.first()), ready(sources.get(1)));
        drop(sources);
        if errors {
            self.read_errors();
        }
        if !output {
            return Came::Nothing;
        }
        let mut piece = [0; PIECE];
        match self.output.read(&mut piece) {
            Ok(0) | Err(_) => Came::End,
            Ok(read) => {
                bytes.extend_from_slice(&piece[..read]);
                Came::Bytes(read)
            }
        }
    }

    /// Reads some of the error output, and keeps the end of all of it.
    fn read_errors(&mut self) {
        let mut piece = [0; PIECE];
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

    /// Returns how the process ended, if it does so within this time.
    pub fn status(&mut self, within: Duration) -> Option<Exit> {
        const STEP: Duration = Duration::from_millis(2);
        let mut waited = Duration::ZERO;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status.into()),
                Ok(None) if waited < within => thread::sleep(STEP),
                _ => return None,
            }
            waited += STEP;
        }
    }

    pub(crate) fn close_input(&mut self) {
        self.input = None;
    }
}

impl Drop for Process {
    /// Kills every process that it has started, and waits for it.
    fn drop(&mut self) {
        const TRIES: usize = 400;
        self.input = None;
        let is_gone = |child: &mut Child| matches!(child.try_wait(), Ok(Some(_)) | Err(_));
        if !is_gone(&mut self.child) {
            self.group.kill();
        }
        for _ in 0..TRIES {
            if is_gone(&mut self.child) {
                // A sandbox ends after all that is in it. Otherwise only a look at all processes tells what is left.
                let left = if self.group.is_sandbox { None } else { self.group.members() };
                let left = left.unwrap_or_default();
                if left.is_empty() {
                    break;
                }
                kill_all(&left);
            }
            thread::sleep(Duration::from_millis(2));
        }
        guard::tell('-', self.group.leader.as_raw());
    }
}

fn timeout(within: Duration) -> PollTimeout {
    // Rounded up, so that a wait of less than a millisecond doesn't become a busy loop.
    let millis = within.as_micros().div_ceil(1_000);
    PollTimeout::try_from(millis.min(60_000) as i32).unwrap_or(PollTimeout::ZERO)
}

/// Lets other users pass through a folder to files whose names they know.
///
/// # Errors
/// Returns the system's error.
pub fn let_pass(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(folder, fs::Permissions::from_mode(0o711))
}

/// Creates a symbolic link.
///
/// # Errors
/// Returns the system's error.
pub fn link(target: &Path, at: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(target, at)
}
