//! Owns the implementation for Unix: Linux, macOS and the BSDs.

mod hidden;
mod keyboard;
mod patient;

pub use hidden::ask_hidden;
pub use keyboard::Keyboard;
pub use patient::{Patient, end_input_on_interrupt, was_interrupted};

use std::fs::{self, DirBuilder, File, FileType, OpenOptions, Permissions};
use std::io::{self, IsTerminal};
use std::os::fd::AsFd;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::Path;
use std::process;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::resource::{Resource, UsageWho, getrlimit, getrusage};
use nix::time::{ClockId, clock_gettime};
use nix::unistd::{geteuid, getpgid, getppid, getsid};
use signal_hook::consts::{
    SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGSTOP, SIGSYS, SIGTERM, SIGTSTP, SIGTTOU,
    SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU, SIGXFSZ,
};
use signal_hook::iterator::Signals;
use signal_hook::{flag, low_level};
use tempfile::TempDir;

use super::{SignalEvent, guest, start_thread};
use patient::ends_on_interrupt;

/// Does nothing: raw mode is all that a terminal needs.
///
/// # Errors
/// Never fails here, but can on other systems.
pub const fn take_terminal() -> io::Result<()> {
    Ok(())
}

/// Does nothing: see [`take_terminal`].
///
/// # Errors
/// Never fails here, but can on other systems.
pub const fn give_terminal_back() -> io::Result<()> {
    Ok(())
}

/// Whether sequences that a terminal sends are read: the marks of pastes, and answers to questions.
pub const READS_SEQUENCES: bool = true;

/// The signals that end a program by default and may be sent by users, besides Ctrl-C. Signals of faults in the program are
/// not among them, because they cannot wait for another thread. SIGPIPE isn't either: it is an error of the write.
pub const ASKING_TO_END: [i32; 10] =
    [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS];

/// Those of them that dump core. A dump could contain a secret word.
const LEAVING_A_CORE: [i32; 3] = [SIGQUIT, SIGSYS, SIGXCPU];

/// Handles signals on a separate thread from now on. Signals that end the program do so with the exit status
/// 128 + the signal's number, as shells report it.
///
/// # Errors
/// Returns the system's error if signals cannot be handled.
pub fn watch(mut on: impl FnMut(SignalEvent) + Send + 'static) -> io::Result<()> {
    let interrupt = (!ends_on_interrupt()).then_some(SIGINT);
    let others = [SIGTSTP, SIGCONT].into_iter().chain(interrupt);
    let mut signals = Signals::new(ASKING_TO_END.into_iter().chain(others))?;
    let watching = move || {
        for signal in &mut signals {
            match signal {
                SIGTSTP if guest::is_here() => {}
                SIGTSTP => {
                    on(SignalEvent::Suspends);
                    if !stop() {
                        on(SignalEvent::Continued);
                    }
                }
                // SIGSTOP, SIGTTIN and SIGTTOU cannot be announced, but the program learns of them here
                // afterwards.
                SIGCONT => on(SignalEvent::Continued),
                _ => {
                    on(SignalEvent::Ends(signal));
                    // This thread must end the program, since the one that reads may be blocked.
                    process::exit(128 + signal);
                }
            }
        }
    };
    start_thread("signals", watching)
}

/// Returns whether standard output takes more now: a terminal whose output was stopped takes none, and neither does one that
/// is gone.
pub fn takes_output() -> bool {
    let output = io::stdout();
    let mut files = [PollFd::new(output.as_fd(), PollFlags::POLLOUT)];
    let _ = poll(&mut files, PollTimeout::ZERO);
    files[0].revents() == Some(PollFlags::POLLOUT)
}

/// Stops here until a shell continues the program, and returns true. Where no shell waits for it, it would be stopped for
/// good: the only program of a terminal's window or of a connection is then not stopped, as the system wants it for SIGTSTP
/// (its process group is orphaned), and this may return false.
fn stop() -> bool {
    let parent = Some(getppid());
    // A parent in another group of this session waits for this one.
    let is_awaited = getsid(parent) == getsid(None) && getpgid(parent) != getpgid(None);
    // A handler cannot be set aside, so SIGTSTP itself is out. SIGTTOU has none here, and the system drops it for the same
    // groups; it is only the second choice because shells say why the program stopped.
    let signal = if is_awaited { SIGSTOP } else { SIGTTOU };
    low_level::raise(signal).is_ok() && is_awaited
}

/// Makes a write beyond the file size limit (`ulimit -f`) fail instead of ending the program.
///
/// # Errors
/// Returns the system's error.
pub fn fail_beyond_file_size() -> io::Result<()> {
    // Any handler is enough, and programs started from here do not inherit it.
    flag::register(SIGXFSZ, Arc::default()).map(drop)
}

/// Suspends the program, as a terminal does at Ctrl-Z unless it is in raw mode.
///
/// # Errors
/// Returns the system's error.
pub fn suspend() -> io::Result<()> {
    if guest::is_here() { Ok(()) } else { low_level::raise(SIGTSTP) }
}

/// Makes the program ignore requests of a terminal or a shell to suspend it.
///
/// # Errors
/// Returns the system's error if signals cannot be handled.
pub fn never_suspend() -> io::Result<()> {
    flag::register(SIGTSTP, Arc::default()).map(drop)
}

/// Ends the program by the signal that the system sends when a terminal disconnects.
///
/// # Errors
/// Returns the system's error if the signal cannot be sent.
pub fn hang_up() -> io::Result<()> {
    low_level::raise(SIGHUP)?;
    loop {
        thread::park();
    }
}

/// Returns whether an error means that the terminal is gone (EIO); the signal may come later.
pub fn is_hang_up(error: &io::Error) -> bool {
    error.raw_os_error() == Some(nix::libc::EIO)
}

/// Returns whether an error means that the system has no more files, processes, memory or disk space for this program.
pub fn is_shortage(error: &io::Error) -> bool {
    use nix::libc::{EAGAIN, EDQUOT, EMFILE, ENFILE, ENOMEM, ENOSPC};
    error
        .raw_os_error()
        .is_some_and(|code| [EAGAIN, EDQUOT, EMFILE, ENFILE, ENOMEM, ENOSPC].contains(&code))
}

/// Returns the input of the terminal: standard input if that is a terminal, otherwise the controlling
/// terminal.
///
/// # Errors
/// Returns the system's error if there is no terminal.
pub fn terminal_input() -> io::Result<File> {
    let input = io::stdin();
    match input.is_terminal() {
        true => Ok(File::from(input.as_fd().try_clone_to_owned()?)),
        false => File::open("/dev/tty"),
    }
}

/// Returns the CPU time of this thread; zero if the system cannot report it.
pub fn cpu_time() -> Duration {
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).map_or(Duration::ZERO, Duration::from)
}

/// Returns whether the first thread's stack has less than a MiB.
pub fn has_small_stack() -> bool {
    getrlimit(Resource::RLIMIT_STACK).is_ok_and(|(soft, _)| soft < 1 << 20)
}

/// Returns the peak memory of the program in bytes, if the system can report it.
pub fn peak_bytes() -> Option<u64> {
    // Apple's systems count in bytes, the others in KiB.
    let unit = if cfg!(target_vendor = "apple") { 1 } else { 1024 };
    let usage = getrusage(UsageWho::RUSAGE_SELF).ok()?;
    u64::try_from(usage.max_rss()).ok().map(|rss| rss * unit)
}

/// Returns options that create files private to the user, whatever the umask.
pub fn private_options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.mode(0o600);
    options
}

/// Makes opening a pipe or a device return without waiting for its other end.
pub fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    options.custom_flags(nix::libc::O_NONBLOCK | nix::libc::O_NOCTTY)
}

/// Makes an existing file private to the user, unless it has other names or is reached by a link: then somebody else may have
/// reasons for its mode.
pub fn make_private(file: &File, path: &Path) -> io::Result<()> {
    let metadata = file.metadata()?;
    if metadata.nlink() > 1 || fs::symlink_metadata(path)?.is_symlink() {
        return Ok(());
    }
    file.set_permissions(Permissions::from_mode(0o600))
}

/// Returns whether a path is a link of another user, which may lead anywhere.
pub fn is_strangers_link(path: &Path) -> bool {
    fs::symlink_metadata(path)
        .is_ok_and(|link| link.is_symlink() && link.uid() != geteuid().as_raw())
}

/// Makes a file readable by its owner only, and not writable.
pub fn make_read_only(file: &File) -> io::Result<()> {
    file.set_permissions(Permissions::from_mode(0o444))
}

/// Creates a temporary folder that is private to the user. It is removed with its contents when it is dropped.
pub fn private_temporary_folder(prefix: &str) -> io::Result<TempDir> {
    let private = Permissions::from_mode(0o700);
    tempfile::Builder::new().prefix(prefix).permissions(private).tempdir()
}

/// Creates a folder and its missing parents, private to the user.
pub fn private_folder(folder: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

/// Returns whether a path is a file passed by a shell in `/dev/fd`, as process substitution does.
pub fn is_handed_over(path: &Path, kind: FileType) -> bool {
    use std::os::unix::fs::FileTypeExt;
    let folders = ["/dev/fd", "/proc/self/fd"];
    kind.is_fifo() && folders.iter().any(|folder| path.starts_with(folder))
}
