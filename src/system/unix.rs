//! Unix: Linux, macOS and the BSDs.

mod hidden;
mod keyboard;

pub use hidden::ask_hidden;
pub use keyboard::Keyboard;

use std::fs::{DirBuilder, File, FileType, OpenOptions, Permissions};
use std::io::{self, IsTerminal, Read};
use std::os::fd::AsFd;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::Path;
use std::process;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use nix::errno::Errno;
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::termios::{LocalFlags, SetArg, Termios, tcgetattr, tcsetattr};
use nix::time::{ClockId, clock_gettime};
use signal_hook::consts::{
    SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGSYS, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2,
    SIGVTALRM, SIGXCPU, SIGXFSZ,
};
use signal_hook::iterator::Signals;
use signal_hook::{flag, low_level};

use super::{OnSignal, guest, start_thread};

/// What asks a program to end, besides Ctrl-C.
pub(super) const ASKING_TO_END: [i32; 10] =
    [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS];

/// The signals that end a program which does not watch for them, and that somebody may send. Those of a fault
/// in the program itself cannot wait for another thread, and a pipe that breaks is told of where it is written to.
const ENDING: [i32; 8] = [SIGHUP, SIGINT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF];

/// Those of them that leave a core, which would hold what nobody is to see.
const LEAVING_A_CORE: [i32; 3] = [SIGQUIT, SIGSYS, SIGXCPU];

/// Watches for signals on a thread of its own, from now on. Those that end the program do so with the
/// status 128 and the signal's number, as shells report it.
///
/// # Errors
/// What the system says where signals cannot be watched.
pub fn watch(mut on: impl OnSignal) -> io::Result<()> {
    let ending = ENDING.iter().chain(&LEAVING_A_CORE);
    let mut signals = Signals::new(ending.chain(&[SIGTSTP, SIGCONT]))?;
    let watching = move || {
        for signal in &mut signals {
            match signal {
                SIGTSTP if guest::is_here() => {}
                SIGTSTP => {
                    on.suspended();
                    // Stops here until the shell continues the program, with a signal of its own.
                    let _ = low_level::emulate_default_handler(SIGTSTP);
                }
                // Nobody is told before SIGSTOP, SIGTTIN and SIGTTOU, but of this after them.
                SIGCONT => on.continued(),
                _ => {
                    on.ends(signal);
                    // This thread must do it: the one that reads may wait for ever.
                    process::exit(128 + signal);
                }
            }
        }
    };
    start_thread("signals", watching)
}

/// Has a write beyond the size that files may have (`ulimit -f`) fail, instead of ending the program.
///
/// # Errors
/// What the system says.
pub fn fail_beyond_file_size() -> io::Result<()> {
    // A handler is enough for that, and programs that are started do not inherit it.
    flag::register(SIGXFSZ, Arc::default()).map(drop)
}

/// Asks for what Ctrl-Z does where the terminal does not see to it.
///
/// # Errors
/// What the system says.
pub fn suspend() -> io::Result<()> {
    if guest::is_here() { Ok(()) } else { low_level::raise(SIGTSTP) }
}

/// Has the program go on where a terminal or a shell would suspend it.
///
/// # Errors
/// What the system says where signals cannot be watched.
pub(super) fn never_suspend() -> io::Result<()> {
    flag::register(SIGTSTP, Arc::default()).map(drop)
}

/// Input that ends where nothing comes for as long as a guest is waited for.
#[derive(Debug)]
pub struct Patient(File);

impl Patient {
    /// Standard input.
    ///
    /// # Errors
    /// What the system says where there is none.
    pub fn of_stdin() -> io::Result<Self> {
        Ok(Self(File::from(io::stdin().as_fd().try_clone_to_owned()?)))
    }
}

impl Read for Patient {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if is_given_up(&self.0)? { Ok(0) } else { self.0.read(buffer) }
    }
}

/// Waits until there is something to read, and says whether a guest was waited for in vain.
fn is_given_up(input: &File) -> io::Result<bool> {
    let Some(patience) = guest::patience() else { return Ok(false) };
    let end = Instant::now() + patience;
    loop {
        let left = end.saturating_duration_since(Instant::now()).as_millis();
        let left = PollTimeout::try_from(left.min(i32::MAX as u128) as i32);
        let mut files = [PollFd::new(input.as_fd(), PollFlags::POLLIN)];
        match poll(&mut files, left.unwrap_or(PollTimeout::ZERO)) {
            Ok(ready) => return Ok(ready == 0),
            // A handler has run.
            Err(Errno::EINTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

/// Ends the program as the signal does that a terminal sends when it goes.
///
/// # Errors
/// What the system says where the signal cannot be sent.
pub fn hang_up() -> io::Result<()> {
    low_level::raise(SIGHUP)?;
    loop {
        thread::park();
    }
}

/// Whether an error says that the terminal is gone (EIO); the signal may come only later.
#[must_use]
pub fn is_hang_up(error: &io::Error) -> bool {
    error.raw_os_error() == Some(nix::libc::EIO)
}

/// What is typed: standard input if that is a terminal, otherwise the terminal that the program was
/// started from.
///
/// # Errors
/// What the system says where there is no terminal.
pub fn terminal_input() -> io::Result<File> {
    let input = io::stdin();
    match input.is_terminal() {
        true => Ok(File::from(input.as_fd().try_clone_to_owned()?)),
        false => File::open("/dev/tty"),
    }
}

/// How a terminal was before it was told not to show what is typed.
struct Echo {
    terminal: File,
    before: Termios,
}

impl Echo {
    /// The terminal as it is now.
    ///
    /// # Errors
    /// What the system says where there is no terminal.
    fn of_terminal() -> io::Result<Self> {
        let terminal = terminal_input()?;
        let before = tcgetattr(&terminal)?;
        Ok(Self { terminal, before })
    }

    /// Tells the terminal not to show what is typed.
    ///
    /// # Errors
    /// What the system says.
    fn off(&self) -> io::Result<()> {
        let mut quiet = self.before.clone();
        quiet.local_flags.remove(LocalFlags::ECHO);
        quiet.local_flags.insert(LocalFlags::ECHONL);
        Ok(tcsetattr(&self.terminal, SetArg::TCSANOW, &quiet)?)
    }

    /// Makes the terminal as it was. What was typed and not read is thrown away if `forget`: a shell
    /// would show it.
    fn restore(&self, forget: bool) {
        let when = if forget { SetArg::TCSAFLUSH } else { SetArg::TCSANOW };
        // A terminal that is gone shows nothing anyway.
        let _ = tcsetattr(&self.terminal, when, &self.before);
    }

    /// What is typed.
    const fn input(&self) -> &File {
        &self.terminal
    }
}

/// The time for which this thread has kept a processor busy; none where the system does not tell.
#[must_use]
pub fn cpu_time() -> Duration {
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).map_or(Duration::ZERO, Duration::from)
}

/// The most memory that the program has had so far, in bytes, where the system tells.
#[must_use]
pub fn peak_bytes() -> Option<u64> {
    // Apple's systems count bytes, the others KiB.
    let unit = if cfg!(target_vendor = "apple") { 1 } else { 1024 };
    let usage = getrusage(UsageWho::RUSAGE_SELF).ok()?;
    u64::try_from(usage.max_rss()).ok().map(|rss| rss * unit)
}

/// Makes a file that is created with these options its owner's alone, whatever the umask.
pub(super) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options.mode(0o600)
}

/// Makes opening a pipe or a device not wait for whoever is at its other end.
pub(super) fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    options.custom_flags(nix::libc::O_NONBLOCK | nix::libc::O_NOCTTY)
}

/// Makes a file that is there already its owner's alone.
pub(super) fn make_private(file: &File) -> io::Result<()> {
    file.set_permissions(Permissions::from_mode(0o600))
}

/// Makes a file one that its owner may read and nobody may write.
pub(super) fn make_read_only(file: &File) -> io::Result<()> {
    file.set_permissions(Permissions::from_mode(0o400))
}

/// Makes a temporary folder its owner's alone.
pub(super) fn private_temporary<'a, 'b>(
    builder: &'a mut tempfile::Builder<'b, 'b>,
) -> &'a mut tempfile::Builder<'b, 'b> {
    builder.permissions(Permissions::from_mode(0o700))
}

/// Makes folders that are created their owner's alone.
pub(super) fn private_folder(folder: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

/// What names in `/dev/fd` lead to: a shell's process substitution, for one.
pub(super) fn is_handed_over(path: &Path, kind: FileType) -> bool {
    use std::os::unix::fs::FileTypeExt;
    let folders = ["/dev/fd", "/proc/self/fd"];
    kind.is_fifo() && folders.iter().any(|folder| path.starts_with(folder))
}
