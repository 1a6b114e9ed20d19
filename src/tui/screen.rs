//! Owns the terminal while the game has the full screen, and always restores it.

use std::cell::Cell;
use std::io::{self, BufWriter, Stdout, Write};
use std::mem::ManuallyDrop;
use std::panic;
use std::process;
use std::rc::Rc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, MutexGuard, TryLockError};
use std::thread;
use std::time::Duration;

use crossterm::clipboard::CopyToClipboard;
use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{
    DisableBracketedPaste, EnableBracketedPaste, MouseButton, MouseEvent, MouseEventKind,
};
use crossterm::style::Print;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode,
    enable_raw_mode,
};
use crossterm::{Command, execute, queue};
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::layout::{Position, Rect, Size};
use ratatui::{Terminal, TerminalOptions, Viewport};

use super::mouse::ReportClicks;
use crate::app::Input;
use crate::system;
use crate::ui::{self, Targets, Theme};
use crate::view::View;

/// Says who has the screen. Anything that draws on the screen, takes it or restores it holds this lock, so
/// that nothing is drawn on a terminal that was restored.
static HELD: Mutex<ScreenOwner> = Mutex::new(ScreenOwner::Lent);

/// The owner of the screen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ScreenOwner {
    /// The game.
    Ours,
    /// The shell, until the program is continued.
    Lent,
    /// The shell, since the program is ending.
    Over,
}

/// The exit status after a panic.
const PANICKED: i32 = 101;

/// How long restoring a terminal that takes no output may take.
const PATIENCE: Duration = Duration::from_millis(250);

/// The number of times that it may take as long on a terminal that takes output: then only the machine is slow.
const LOOKS: usize = 20;

/// The same while a write is still in progress.
const LITTLE_PATIENCE: Duration = Duration::from_millis(100);

/// The buffer for a frame in bytes. A frame is one write, so that no half of it is seen.
const PICTURE: usize = 1 << 16;

/// The terminal while the game has it; restored when dropped.
pub struct FullScreen {
    /// Never dropped, since ratatui would show the cursor again and print an error if it cannot.
    terminal: ManuallyDrop<Terminal<CrosstermBackend<BufWriter<Counted>>>>,
    /// Bytes written so far.
    written: Rc<Cell<usize>>,
    /// The area of the last frame.
    area: Rect,
    /// Whether the terminal reports clicks.
    clicks: bool,
    /// What was drawn last, and where its controls are.
    drawn: Option<Rc<View>>,
    targets: Targets,
    _restore: Restore,
}

impl FullScreen {
    /// Takes the terminal: raw mode, the alternate screen, bracketed paste.
    pub fn enter() -> io::Result<Self> {
        // From here on, every way out restores the terminal, even if the next line fails.
        let restore = Restore;
        take()?;
        let written = Rc::default();
        let out = Counted { out: io::stdout(), written: Rc::clone(&written) };
        let backend = CrosstermBackend::new(BufWriter::with_capacity(PICTURE, out));
        let area = area(backend.size()?);
        // With a viewport, ratatui does not allocate as many cells as the terminal claims to have.
        let options = TerminalOptions { viewport: Viewport::Fixed(area) };
        let terminal = ManuallyDrop::new(Terminal::with_options(backend, options)?);
        Ok(Self {
            terminal,
            written,
            area,
            clicks: false,
            drawn: None,
            targets: Targets::default(),
            _restore: restore,
        })
    }

    /// Draws a view, on its way `from` another if anything moves, if the game has the screen, and turns reports of clicks on
    /// or off. Returns the bytes written.
    pub fn draw(
        &mut self,
        view: &Rc<View>,
        theme: &Theme,
        from: Option<(&View, f32)>,
        clicks: bool,
    ) -> io::Result<usize> {
        let before = self.written.get();
        let held = lock();
        if *held == ScreenOwner::Ours {
            // If clicks do nothing, the terminal can use the mouse to select text.
            if self.clicks != clicks {
                self.clicks = clicks;
                execute!(io::stdout(), ReportClicks(clicks))?;
            }
            let area = area(self.terminal.size()?);
            if area != self.area {
                self.area = area;
                self.terminal.resize(area)?;
            }
            // A visible cursor would flicker across the frame.
            queue!(self.terminal.backend_mut(), Hide)?;
            self.terminal.draw(|frame| self.targets = ui::draw_at(view, theme, from, frame))?;
            self.drawn = Some(Rc::clone(view));
        }
        Ok(self.written.get() - before)
    }

    /// Returns the page (from 0) that was drawn last of what is in front.
    pub const fn page(&self) -> u16 {
        self.targets.page
    }

    /// Returns what a click does: what was meant is the control that the player saw, and the game may be further on.
    pub fn reached(&self, event: MouseEvent) -> Option<Input> {
        let cell = Position::new(event.column, event.row);
        let act = match event.kind {
            MouseEventKind::Down(MouseButton::Left) => self.targets.click(cell),
            MouseEventKind::ScrollUp => self.targets.wheel(cell, false),
            MouseEventKind::ScrollDown => self.targets.wheel(cell, true),
            _ => None,
        };
        self.drawn.as_ref()?.input(act?).cloned()
    }

    /// Sets the title of the terminal, if the game has the screen.
    pub fn set_title(&mut self, title: &str) -> io::Result<()> {
        self.send(SetTitle(title)).map(drop)
    }

    /// Rings the terminal's bell, if the game has the screen.
    pub fn ring(&mut self) -> io::Result<()> {
        self.send(Print(BELL)).map(drop)
    }

    /// Asks the terminal to put a text on the clipboard (OSC 52), if the game has the screen. Returns whether
    /// it was sent; terminals do not confirm it.
    pub fn copy(&mut self, text: &str) -> io::Result<bool> {
        self.send(CopyToClipboard::to_clipboard_from(text))
    }

    fn send(&mut self, command: impl Command) -> io::Result<bool> {
        let held = lock();
        let is_ours = *held == ScreenOwner::Ours;
        if is_ours {
            execute!(self.terminal.backend_mut(), command)?;
        }
        Ok(is_ours)
    }

    /// Makes the next frame redraw everything.
    pub fn repaint(&mut self) -> io::Result<()> {
        let _held = lock();
        // Restoring the terminal has turned the reports off.
        self.clicks = false;
        // Terminal::clear would ask the terminal for the cursor's position, and wait.
        self.area = area(self.terminal.size()?);
        self.terminal.resize(self.area)
    }
}

/// Returns the area to paint.
fn area(size: Size) -> Rect {
    let (columns, rows) = system::terminal_size((size.width, size.height));
    ui::bounded(Rect::new(0, 0, columns, rows))
}

/// What rings a terminal's bell (BEL).
pub(crate) const BELL: &str = "\x07";

/// Counts the bytes written.
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

/// Restores the terminal when dropped.
struct Restore;

impl Drop for Restore {
    fn drop(&mut self) {
        give_back(ScreenOwner::Over);
    }
}

/// Takes the terminal, unless the program is ending.
pub fn take() -> io::Result<()> {
    let mut held = lock();
    if *held == ScreenOwner::Over {
        return Ok(());
    }
    *held = ScreenOwner::Ours;
    system::take_terminal()?;
    // If the program was stopped by SIGSTOP, crossterm believes that raw mode is still on, and would not turn
    // it on again.
    disable_raw_mode()?;
    enable_raw_mode()?;
    // The Linux console has no other screen, so what is on its only one must go.
    execute!(io::stdout(), EnterAlternateScreen, Clear(ClearType::All), Hide)?;
    if system::READS_SEQUENCES {
        execute!(io::stdout(), EnableBracketedPaste)?;
    }
    Ok(())
}

/// Restores the terminal for its next owner. Errors are ignored, since nothing can be done about them.
pub fn give_back(to: ScreenOwner) {
    // The thread with the lock may be the one that panics, or be stuck in a write to a terminal that accepts
    // nothing. Do not wait for it for long.
    let mut lock = patient_lock();
    if let Some(held) = &mut lock {
        let before = **held;
        if before != ScreenOwner::Over {
            **held = to;
        }
        if before != ScreenOwner::Ours {
            return;
        }
    }
    // A terminal that accepts no output would block the end forever, and so would a thread that writes to it.
    // Leave such a thread behind.
    let (done, written) = mpsc::channel();
    let writing = move || {
        write_back();
        let _ = done.send(());
    };
    match (&lock, thread::Builder::new().name("restore".into()).spawn(writing)) {
        // No other thread writes, so a slow terminal is merely slow.
        (Some(_), Ok(_)) => {
            let unfinished = || written.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout);
            let _waited = (0..LOOKS).all(|_| unfinished() && system::takes_output());
        }
        (None, Ok(_)) => drop(written.recv_timeout(LITTLE_PATIENCE)),
        // No thread can be started.
        (Some(_), Err(_)) => write_back(),
        (None, Err(_)) => {}
    }
    let _ = disable_raw_mode();
    let _ = system::give_terminal_back();
}

/// Writes the sequences that restore the terminal.
fn write_back() {
    let mut out = io::stdout();
    // One by one, so that a console that rejects one of them still gets the others.
    let _ = execute!(out, ReportClicks(false));
    let _ = execute!(out, DisableBracketedPaste);
    let _ = execute!(out, Clear(ClearType::All), MoveTo(0, 0), LeaveAlternateScreen, Show);
    let _ = out.flush();
}

/// Makes a panic on any thread restore the terminal, print its message and end the program; the other threads
/// would go on drawing.
pub fn end_with_panics() {
    let tell = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        give_back(ScreenOwner::Over);
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
