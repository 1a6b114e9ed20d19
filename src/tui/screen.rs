//! Owns the terminal while the game has the full screen, and gives it back whatever happens.

use std::cell::Cell;
use std::io::{self, BufWriter, Stdout, Write};
use std::mem::{self, ManuallyDrop};
use std::panic;
use std::process;
use std::rc::Rc;
use std::sync::{Mutex, MutexGuard, TryLockError, mpsc};
use std::thread;
use std::time::Duration;

use crossterm::clipboard::CopyToClipboard;
use crossterm::cursor::{Hide, Show};
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{execute, queue};
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};

use super::mouse::{ReportClicks, ReportNone};
use crate::app::App;
use crate::ui::{self, Look, Targets};

/// Who has the screen. What draws, takes the screen or gives it back holds the lock, so that nothing
/// is drawn on a terminal that has been given back.
static HELD: Mutex<ScreenOwner> = Mutex::new(ScreenOwner::Lent);

/// Who has the screen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ScreenOwner {
    /// The game.
    Ours,
    /// The shell, for now.
    Lent,
    /// The shell, for good: the program is ending.
    Over,
}

/// The status of a program that ended by a panic.
const PANICKED: i32 = 101;

/// How long the terminal may take to be given back.
const PATIENCE: Duration = Duration::from_millis(250);

/// The same where something is still being written to it.
const LITTLE_PATIENCE: Duration = Duration::from_millis(100);

/// Bytes of a picture that are gathered before they are written: one write for each, so that nobody
/// sees half of one.
const PICTURE: usize = 1 << 16;

/// The terminal, in the game's hands; dropped, it is given back.
pub(super) struct FullScreen {
    /// Never dropped: it would show the cursor once more, and complain where that cannot be done.
    terminal: ManuallyDrop<Terminal<CrosstermBackend<BufWriter<Counted>>>>,
    /// Bytes that were written so far.
    written: Rc<Cell<usize>>,
    /// The area of the last picture.
    area: Rect,
    /// Whether the terminal has been asked to report clicks.
    clicks: bool,
    targets: Targets,
}

impl FullScreen {
    /// Takes the terminal: raw mode, the alternate screen, pastes told from keys.
    pub(super) fn enter() -> io::Result<Self> {
        // From here on every way out undoes what has been done, also when the next line fails.
        let guard = Restore;
        take()?;
        let written = Rc::default();
        let out = Counted { out: io::stdout(), written: Rc::clone(&written) };
        let backend = CrosstermBackend::new(BufWriter::with_capacity(PICTURE, out));
        let area = ui::painted(backend.size()?.into());
        // A viewport of its own: ratatui would make as many cells as the terminal says it has.
        let options = TerminalOptions { viewport: Viewport::Fixed(area) };
        let terminal = ManuallyDrop::new(Terminal::with_options(backend, options)?);
        mem::forget(guard);
        Ok(Self { terminal, written, area, clicks: false, targets: Targets::default() })
    }

    /// Paints the app, if the game has the screen, and has clicks reported or not. Returns how many bytes
    /// the picture took.
    pub(super) fn draw(&mut self, app: &App, look: &Look<'_>, clicks: bool) -> io::Result<usize> {
        let before = self.written.get();
        let held = lock();
        if *held == ScreenOwner::Ours {
            // Where clicks mean nothing the mouse is the terminal's, to select text with.
            if self.clicks != clicks {
                self.clicks = clicks;
                match self.clicks {
                    true => execute!(io::stdout(), ReportClicks)?,
                    false => execute!(io::stdout(), ReportNone)?,
                }
            }
            let area = ui::painted(self.terminal.size()?.into());
            if area != self.area {
                self.area = area;
                self.terminal.resize(area)?;
            }
            let look = Look { targets: Some(&self.targets), ..*look };
            // It would be seen running across the picture.
            queue!(self.terminal.backend_mut(), Hide)?;
            self.terminal.draw(|frame| ui::draw_at(app, &look, frame))?;
        }
        Ok(self.written.get() - before)
    }

    /// Asks the terminal to put a text on the clipboard (OSC 52), if the game has the screen. Terminals
    /// that cannot or will not pass it over in silence. Says whether the terminal was handed the text.
    pub(super) fn copy(&mut self, text: &str) -> io::Result<bool> {
        let held = lock();
        if *held == ScreenOwner::Ours {
            let copy = CopyToClipboard::to_clipboard_from(text);
            execute!(self.terminal.backend_mut(), copy)?;
        }
        Ok(*held == ScreenOwner::Ours)
    }

    /// What clicks and the wheel mean in the last picture.
    pub(super) const fn targets(&self) -> &Targets {
        &self.targets
    }

    /// Forgets what is on the screen, so that the next picture is drawn whole.
    pub(super) fn repaint(&mut self) -> io::Result<()> {
        let _held = lock();
        // Giving the terminal back has ended its reports.
        self.clicks = false;
        // Terminal::clear would ask the terminal where the cursor is, and wait for an answer.
        self.area = ui::painted(self.terminal.size()?.into());
        self.terminal.resize(self.area)
    }
}

/// Counts what is written.
struct Counted {
    out: Stdout,
    written: Rc<Cell<usize>>,
}

impl Write for Counted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let count = self.out.write(bytes)?;
        self.written.set(self.written.get() + count);
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        give_back(Until::TheEnd);
    }
}

/// Gives the terminal back when it goes.
struct Restore;

impl Drop for Restore {
    fn drop(&mut self) {
        give_back(Until::TheEnd);
    }
}

/// Takes the terminal, unless the program is ending.
pub(super) fn take() -> io::Result<()> {
    let mut held = lock();
    if *held == ScreenOwner::Over {
        return Ok(());
    }
    *held = ScreenOwner::Ours;
    // Where the program was stopped without a word, the mode is the shell's and counts as raw here: then
    // nothing would be done.
    disable_raw_mode()?;
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, Hide)?;
    // A console that cannot tell pastes from keys is played on all the same.
    match execute!(io::stdout(), EnableBracketedPaste) {
        Err(error) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        enabled => enabled,
    }
}

/// How long the terminal is given back.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Until {
    /// Until the program is continued.
    Continued,
    /// For good.
    TheEnd,
}

/// Gives the terminal back. Nothing is left to do where that fails, so failures are ignored.
pub(super) fn give_back(until: Until) {
    // The thread that holds the lock may be the one that panics, or it may be stuck in a write to a
    // terminal that takes no more: giving the terminal back cannot wait for it for long.
    let mut lock = patient_lock();
    if let Some(held) = &mut lock {
        let before = **held;
        if before != ScreenOwner::Over {
            **held = if until == Until::TheEnd { ScreenOwner::Over } else { ScreenOwner::Lent };
        }
        if before != ScreenOwner::Ours {
            return;
        }
    }
    // A terminal that takes no more output would hold up the end for ever, and so would a thread that is
    // writing to it. A thread that is stuck ends with the program.
    let (done, written) = mpsc::channel();
    let writing = move || {
        write_back();
        let _ = done.send(());
    };
    match (&lock, thread::Builder::new().name("restore".into()).spawn(writing)) {
        // Nobody else writes, and a slow terminal is only slow.
        (Some(_), Ok(_)) => drop(written.recv_timeout(PATIENCE)),
        (None, Ok(_)) => drop(written.recv_timeout(LITTLE_PATIENCE)),
        // The system starts no more threads.
        (Some(_), Err(_)) => write_back(),
        (None, Err(_)) => {}
    }
    let _ = disable_raw_mode();
}

/// Writes what gives the terminal back.
fn write_back() {
    let mut out = io::stdout();
    // Each by itself: a console that does not know one of them obeys the others.
    let _ = execute!(out, ReportNone);
    let _ = execute!(out, DisableBracketedPaste);
    let _ = execute!(out, LeaveAlternateScreen, Show);
    let _ = out.flush();
}

/// Makes a panic on any thread give the terminal back, say what happened, and end the program: the
/// other threads would go on drawing.
pub(super) fn end_with_panics() {
    let tell = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        give_back(Until::TheEnd);
        tell(panic);
        process::exit(PANICKED);
    }));
}

fn lock() -> MutexGuard<'static, ScreenOwner> {
    HELD.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn patient_lock() -> Option<MutexGuard<'static, ScreenOwner>> {
    for _ in 0..20 {
        match HELD.try_lock() {
            Ok(held) => return Some(held),
            Err(TryLockError::Poisoned(held)) => return Some(held.into_inner()),
            Err(TryLockError::WouldBlock) => thread::sleep(Duration::from_millis(5)),
        }
    }
    None
}
