//! Owns [`Terminal`], a pseudo-terminal with a program in it. A terminal emulator on a separate thread reads
//! what the program writes, and tests wait for what they want to see.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use nix::sys::termios::{FlowArg, tcflow};
use portable_pty::{CommandBuilder, MasterPty, PtySize, SlavePty, native_pty_system};
use tempfile::TempDir;

use crate::support::{Arguments, kill, wait_until};
pub(crate) use crate::support::{GAME, game::WORDS};

/// How long anything may take before a test fails.
const PATIENCE: Duration = Duration::from_secs(20);

/// A program in a terminal of 80×24. When a test ends, the program ends with it.
pub(crate) struct Terminal {
    master: Option<Box<dyn MasterPty + Send>>,
    /// Kept open until the program has ended, since a terminal that nobody holds loses its modes.
    slave: Option<Box<dyn SlavePty + Send>>,
    keys: Option<Box<dyn Write + Send>>,
    seen: Arc<(Mutex<Seen>, Condvar)>,
    process: u32,
    /// The terminal's modes before the program began.
    modes: String,
    folder: TempDir,
}

/// The output of the terminal so far.
struct Seen {
    emulator: vt100::Parser,
    bytes: Vec<u8>,
    closed: bool,
    hung_up: bool,
    /// How the program ended: its status, or the name of the signal that ended it.
    end: Option<Result<u32, String>>,
}

impl Terminal {
    /// Starts the game with these flags, in a folder that has `words.txt`.
    pub(crate) fn play(flags: impl Arguments) -> Self {
        Self::start(([GAME], flags), &[])
    }

    /// Starts any program, in a folder that has `words.txt`, with these variables and only the usual ones
    /// besides.
    pub(crate) fn start(program: impl Arguments, variables: &[(&str, &str)]) -> Self {
        Self::spawn(
            CommandBuilder::from_argv(program.all().iter().map(Into::into).collect()),
            variables,
        )
    }

    /// Does the same for a prepared command.
    pub(crate) fn spawn(mut command: CommandBuilder, variables: &[(&str, &str)]) -> Self {
        command.env_clear();
        // Tests of animation turn it on.
        let usual = [
            ("TERM", "xterm-256color"),
            ("LANG", "C.UTF-8"),
            ("PATH", "/usr/bin:/bin"),
            ("EVIL_HANGMAN_OPENING", "none"),
            ("EVIL_HANGMAN_MOTION", "off"),
            ("EVIL_HANGMAN_TEST", "1"),
        ];
        for (name, value) in usual.iter().chain(variables) {
            command.env(name, value);
        }
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("words.txt"), WORDS.replace(' ', "\n")).unwrap();
        command.cwd(folder.path());
        command.env("EVIL_HANGMAN_HOME", folder.path().join("evil-hangman"));
        // Tests of the number of words left turn it on.
        command.env("EVIL_HANGMAN_WORDS_LEFT", "no");
        let pair = native_pty_system().openpty(size(80, 24)).unwrap();
        let modes = modes(&*pair.master);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let keys = pair.master.take_writer().unwrap();
        let mut child = pair.slave.spawn_command(command).unwrap();
        let process = child.process_id().unwrap();
        let emulator = vt100::Parser::new(number(24), number(80), 0);
        let seen = Seen { emulator, bytes: Vec::new(), closed: false, hung_up: false, end: None };
        let seen = Arc::new((Mutex::new(seen), Condvar::new()));
        let output = Arc::clone(&seen);
        thread::spawn(move || {
            let mut piece = [0; 4096];
            loop {
                // Reading fails once the last program has left the terminal.
                let count = reader.read(&mut piece).unwrap_or(0);
                let mut seen = lock(&output.0);
                seen.emulator.process(&piece[..count]);
                seen.bytes.extend_from_slice(&piece[..count]);
                seen.closed = count == 0 || seen.hung_up;
                if seen.closed {
                    drop(reader);
                    output.1.notify_all();
                    return;
                }
                output.1.notify_all();
            }
        });
        let ended = Arc::clone(&seen);
        thread::spawn(move || {
            let status = child.wait().unwrap();
            let end = status.signal().map_or(Ok(status.exit_code()), |name| Err(name.to_owned()));
            lock(&ended.0).end = Some(end);
            ended.1.notify_all();
        });
        Self {
            master: Some(pair.master),
            slave: Some(pair.slave),
            keys: Some(keys),
            seen,
            process,
            modes,
            folder,
        }
    }

    /// Returns the program's process ID.
    pub(crate) const fn process(&self) -> u32 {
        self.process
    }

    /// Returns the folder that the program runs in.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Waits until the program has the terminal report the mouse, or not.
    pub(crate) fn expect_mouse(&self, reported: bool) {
        self.wait_for("reports of the mouse", |seen| {
            (seen.reports_the_mouse() == reported).then_some(())
        });
    }

    /// Returns the column and row (from 1, as mouse reports count) where a text begins.
    pub(crate) fn find(&self, text: &str) -> (usize, usize) {
        let contents = self.contents();
        let mut lines = contents.lines().zip(1..);
        let at = lines.find_map(|(line, row)| {
            let before = &line[..line.find(text)?];
            Some((before.chars().count() + 1, row))
        });
        at.unwrap_or_else(|| panic!("no “{text}” in:\n{contents}"))
    }

    /// Turns the mouse wheel down by one notch.
    pub(crate) fn wheel(&mut self, column: usize, row: usize) {
        self.press(format!("\x1b[<65;{column};{row}M"));
    }

    /// Clicks with the main mouse button.
    pub(crate) fn click(&mut self, column: usize, row: usize) {
        self.press(format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    /// Types keys, or sends bytes that need not be text.
    pub(crate) fn press(&mut self, keys: impl AsRef<[u8]>) {
        let writer = self.keys.as_mut().unwrap();
        writer.write_all(keys.as_ref()).unwrap();
        writer.flush().unwrap();
    }

    /// Makes the terminal take no more output, as Ctrl-S does.
    pub(crate) fn stop_output(&self) {
        self.flow(FlowArg::TCOOFF);
    }

    /// Makes it take output again, as Ctrl-Q does.
    pub(crate) fn go_on_with_output(&self) {
        self.flow(FlowArg::TCOON);
    }

    fn flow(&self, action: FlowArg) {
        let name = self.master.as_ref().unwrap().tty_name().unwrap();
        let mut options = std::fs::OpenOptions::new();
        let options = options.read(true).write(true).custom_flags(nix::libc::O_NOCTTY);
        let terminal = options.open(name).unwrap();
        tcflow(terminal, action).unwrap();
    }

    /// Returns whether the program's main thread is blocked writing to the terminal.
    pub(crate) fn is_stuck_in_a_write(&self) -> bool {
        // The number of its current system call and the arguments: `write` is 1 on x86-64 and 64 on others,
        // and the first argument is standard output.
        let call = std::fs::read_to_string(format!("/proc/{}/syscall", self.process)).unwrap();
        ["1 0x1 ", "64 0x1 "].iter().any(|write| call.starts_with(write))
    }

    /// Waits until the program ends, and returns how. The terminal may not be restored.
    pub(crate) fn only_ends(&self) -> Result<u32, String> {
        self.wait_for("the end of the program", |seen| seen.end.clone())
    }

    /// Resizes the terminal, but not the emulator.
    pub(crate) fn resize_for_the_program_only(&self, columns: u16, rows: u16) {
        self.master.as_ref().unwrap().resize(size(columns, rows)).unwrap();
    }

    /// Types keys and waits for a text.
    pub(crate) fn press_for(&mut self, keys: &str, text: &str) {
        self.press(keys);
        self.expect(text);
    }

    /// Types keys repeatedly until a text appears, for keys that are ignored at first.
    pub(crate) fn press_until(&mut self, keys: &str, text: &str) {
        let deadline = Instant::now() + PATIENCE;
        while Instant::now() < deadline {
            self.press(keys);
            if self.within(Duration::from_millis(500), |seen| seen.shows(text)) {
                return;
            }
        }
        panic!("pressed {keys:?} in vain for “{text}”; on the screen is:\n{}", self.contents());
    }

    /// Waits for a mark of the screen (the terminal's title), or for a text on it.
    pub(crate) fn expect(&self, text: &str) {
        self.wait_for(text, |seen| seen.shows(text).then_some(()));
    }

    /// Waits until a condition holds that is not visible on the screen.
    pub(crate) fn wait_until(&self, what: &str, holds: impl Fn(&Self) -> bool) {
        wait_until(what, || holds(self));
    }

    /// Waits for one of several marks or texts, and returns which.
    pub(crate) fn expect_any<'a>(&self, texts: &[&'a str]) -> &'a str {
        self.wait_for(&texts.join("” or “"), |seen| {
            texts.iter().copied().find(|text| seen.shows(text))
        })
    }

    /// Waits until a text is not on the screen.
    pub(crate) fn expect_gone(&self, text: &str) {
        self.wait_for(&format!("no {text}"), |seen| (!seen.shows(text)).then_some(()));
    }

    /// Waits until this is the whole screen.
    pub(crate) fn expect_whole(&self, contents: &str) {
        self.wait_for(contents, |seen| (seen.contents() == contents).then_some(()));
    }

    /// Returns the text on the screen.
    pub(crate) fn contents(&self) -> String {
        lock(&self.seen.0).contents()
    }

    /// Returns every byte written so far.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        lock(&self.seen.0).bytes.clone()
    }

    /// Waits until nothing has been written for this long.
    pub(crate) fn settle(&self, time: Duration) {
        while !self.is_quiet_for(time) {}
    }

    /// Returns whether nothing is written for this long.
    pub(crate) fn is_quiet_for(&self, time: Duration) -> bool {
        let before = lock(&self.seen.0).bytes.len();
        !self.within(time, |seen| seen.bytes.len() > before)
    }

    /// Resizes the terminal, in columns and rows.
    pub(crate) fn resize(&self, columns: u16, rows: u16) {
        lock(&self.seen.0).emulator.set_size(number(rows), number(columns));
        self.master.as_ref().unwrap().resize(size(columns, rows)).unwrap();
    }

    /// Sends a signal to the program.
    pub(crate) fn signal(&self, name: &str) {
        kill(name, self.process);
    }

    /// Sends a signal to the child of the program.
    pub(crate) fn signal_child(&self, name: &str) {
        let kill = format!("pkill -{name} -P {}", self.process);
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    }

    /// Fails unless the terminal is as it was before the program began.
    pub(crate) fn assert_restored(&self) {
        self.assert_modes_restored();
        self.assert_screen_restored();
    }

    fn assert_modes_restored(&self) {
        assert_eq!(modes(&**self.master.as_ref().unwrap()), self.modes, "the terminal's modes");
    }

    fn assert_screen_restored(&self) {
        let seen = lock(&self.seen.0);
        let screen = seen.emulator.screen();
        let left = [
            ("the alternate screen", screen.alternate_screen()),
            ("bracketed paste", screen.bracketed_paste()),
            ("a hidden cursor", screen.hide_cursor()),
            ("reports of the mouse", seen.reports_the_mouse()),
            ("a colour", screen.fgcolor() != vt100::Color::Default),
        ];
        drop(seen);
        assert!(left.iter().all(|(_, is_left)| !is_left), "left behind: {left:?}");
    }

    /// Waits until the program ends with this status, checks that the terminal is restored, and returns what
    /// is on the screen.
    pub(crate) fn ends(&mut self, status: u32) -> String {
        let end = self.only_ends();
        self.assert_modes_restored();
        // Now that nobody holds the terminal, its output can be read to the end.
        self.slave = None;
        self.wait_for("the rest of the output", |seen| seen.closed.then_some(()));
        let contents = self.contents();
        assert_eq!(end, Ok(status), "the status; on the screen is:\n{contents}");
        self.assert_screen_restored();
        contents
    }

    /// Presses Ctrl-C, and waits for the end that it brings as [`Terminal::ends`] does.
    pub(crate) fn interrupt(&mut self) -> String {
        self.press("\x03");
        self.ends(130)
    }

    /// Waits until a signal ends the program, named as portable-pty does, and checks that the terminal is
    /// restored.
    pub(crate) fn dies_of(&mut self, signal: &str) {
        let end = self.only_ends();
        self.assert_modes_restored();
        assert!(end.as_ref().is_err_and(|end| end.contains(signal)), "{end:?}");
    }

    /// Continues the program, if it is stopped, until it ends with this status; otherwise like
    /// [`Terminal::ends`].
    pub(crate) fn continue_until_it_ends(&mut self, status: u32) {
        let deadline = Instant::now() + PATIENCE;
        while lock(&self.seen.0).end.is_none() && Instant::now() < deadline {
            let kill = format!("kill -CONT {}", self.process);
            // It may have ended in the meantime.
            let _ = Command::new("sh").args(["-c", &kill]).stderr(Stdio::null()).status();
            self.within(Duration::from_millis(20), |seen| seen.end.is_some());
        }
        self.ends(status);
    }

    /// Disconnects the terminal, as closing its window does, and waits for the end of the program.
    pub(crate) fn hang_up(&mut self) -> Result<u32, String> {
        lock(&self.seen.0).hung_up = true;
        // The thread that reads releases the terminal with the next frame.
        self.resize(70, 20);
        self.wait_for("the last picture", |seen| seen.closed.then_some(()));
        (self.keys, self.master, self.slave) = (None, None, None);
        self.only_ends()
    }

    fn wait_for<T>(&self, what: &str, found: impl Fn(&Seen) -> Option<T>) -> T {
        let mut result = None;
        self.within(PATIENCE, |seen| {
            result = found(seen);
            result.is_some()
        });
        result.unwrap_or_else(|| {
            let (contents, end) = (self.contents(), lock(&self.seen.0).end.clone());
            panic!("waited in vain for “{what}”; end: {end:?}; on the screen is:\n{contents}")
        })
    }

    /// Waits for a condition, and returns whether it holds within this time.
    fn within(&self, time: Duration, mut holds: impl FnMut(&Seen) -> bool) -> bool {
        let deadline = Instant::now() + time;
        let mut seen = lock(&self.seen.0);
        while !holds(&seen) {
            let Some(left) = deadline.checked_duration_since(Instant::now()) else { return false };
            seen = self.seen.1.wait_timeout(seen, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        true
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        if lock(&self.seen.0).end.is_none() {
            // It may have ended in the meantime.
            let kill = format!("kill -KILL {} 2>/dev/null", self.process);
            let _ = Command::new("sh").args(["-c", &kill]).status();
        }
    }
}

impl Seen {
    fn reports_the_mouse(&self) -> bool {
        self.emulator.screen().mouse_protocol_mode() != vt100::MouseProtocolMode::None
    }

    /// Returns whether the screen has this mark or this text.
    fn shows(&self, text: &str) -> bool {
        let title = self.bytes.windows(4).rposition(|bytes| bytes == b"\x1b]0;");
        let title = title.map_or(&[][..], |at| &self.bytes[at + 4..]);
        title.split(|byte| *byte == 0x07).next() == Some(text.as_bytes())
            || self.contents().contains(text)
    }

    /// Returns the screen without trailing blanks, which may or may not have been painted.
    fn contents(&self) -> String {
        let contents = self.emulator.screen().contents();
        let lines: Vec<_> = contents.lines().map(str::trim_end).collect();
        lines.join("\n").trim_end().to_owned()
    }
}

fn lock(seen: &Mutex<Seen>) -> MutexGuard<'_, Seen> {
    seen.lock().unwrap_or_else(PoisonError::into_inner)
}

fn modes(master: &(dyn MasterPty + Send)) -> String {
    format!("{:?}", master.get_termios().unwrap())
}

const fn size(cols: u16, rows: u16) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

pub(crate) fn number(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).unwrap()
}
