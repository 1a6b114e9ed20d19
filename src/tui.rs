//! Owns the full screen: the terminal's life cycle and the event loop.
//!
//! Nothing polls. The main thread sleeps until another thread sends a `LoopEvent`: the one that reads keys,
//! the one that waits for signals, or a worker. Only during an animation does it wake up for the next frame.

mod animation;
mod appearance;
mod ask;
mod display;
mod environment;
mod keys;
mod mouse;
mod screen;

pub use animation::Animation;
pub use appearance::{AUTO, Appearance};
pub(crate) use screen::BELL;

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use crossterm::event::Event;

use crate::app::{App, Input};
use crate::game::occasion::Day;
use crate::historyfile::Keeper;
use crate::services::{MOMENT, Services, Spawn};
use crate::system::{self, Keyboard, SignalEvent, clock, guest};
use ask::{TerminalAnswer, TerminalReader};
use display::Display;
use screen::{FullScreen, ScreenOwner};

/// Why the full screen was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// The player quit.
    Quit,
    /// The player pressed Ctrl-C.
    Interrupted,
    /// A guest pressed no key for too long.
    Idle,
}

/// What the main thread reacts to.
enum LoopEvent {
    /// A key, a paste or a click.
    Event(Event),
    /// The terminal may have another size.
    Resized,
    /// The keyboard cannot be read anymore.
    Lost(io::Error),
    /// A worker has finished.
    Found(Input),
    /// The terminal has answered the questions about itself.
    Answer(TerminalAnswer),
    /// The program was continued; the screen's contents are lost.
    Continued,
}

/// Plays on the full screen until the player leaves. The terminal is restored when this returns, and also if a thread
/// panics or a signal that can be caught ends the program; a round in play is then saved.
///
/// # Errors
/// Returns the terminal's error.
pub fn run(app: App, appearance: &Appearance, keeper: Keeper) -> io::Result<Exit> {
    let (sender, events) = mpsc::channel();
    screen::end_with_panics();
    let continued = sender.clone();
    system::watch(move |signal| match signal {
        SignalEvent::Ends(_) => screen::give_back(ScreenOwner::Over),
        SignalEvent::Suspends => screen::give_back(ScreenOwner::Lent),
        // The main thread takes the screen, so that this one can still end the program if that one is stuck. A send
        // fails only if the program is ending.
        SignalEvent::Continued => drop(continued.send(LoopEvent::Continued)),
    })?;
    match play(app, appearance, keeper, &sender, &events) {
        Err(error) if system::is_hang_up(&error) => {
            system::hang_up()?;
            Err(error)
        }
        exit => exit,
    }
}

fn play(
    app: App,
    appearance: &Appearance,
    keeper: Keeper,
    sender: &mpsc::Sender<LoopEvent>,
    events: &mpsc::Receiver<LoopEvent>,
) -> io::Result<Exit> {
    let screen = FullScreen::enter()?;
    // Resizing is noticed from here on, so this must come before the first frame.
    let mut keyboard = Keyboard::open()?;
    let mut reader = match appearance.asks {
        true => {
            keyboard.expect_answers(Instant::now() + LATEST);
            TerminalReader::ask(appearance.takes_plain)?
        }
        false => TerminalReader::default(),
    };
    let (answer, early) = reader.wait(&mut keyboard)?;
    let workers = sender.clone();
    let report = Arc::new(move |input| {
        // This fails only if the program is ending.
        let _ = workers.send(LoopEvent::Found(input));
    });
    let services = Services::new(keeper, Spawn::Thread(report), MOMENT);
    let mut display = Display::new(screen, app, services, appearance, answer)?;
    for event in early {
        // The receiver is alive: it belongs to this function's caller.
        let _ = sender.send(event);
    }
    // The system may refuse to start more threads, so the one that is indispensable comes first.
    let keys = sender.clone();
    system::start_thread("keys", move || read_events(&keys, keyboard, reader))?;
    // The first screen requests what it needs. It has no events for the terminal.
    display.tell(Input::Begin);
    let mut day = Day::at(clock::now());
    let mut latest_key = Instant::now();
    // Whether a frame is only due because something moves.
    let mut by_itself = false;
    loop {
        // The first time, too: what is found at once, such as a round that was left, is no event.
        let picture = display.draw(by_itself)?;
        let idle = guest::patience().map(|idle| idle.saturating_sub(latest_key.elapsed()));
        if idle.is_some_and(|left| left.is_zero()) {
            return Ok(Exit::Idle);
        }
        let first = next(events, picture, idle)?;
        // Also if the machine was asleep, or its clock was set.
        let today = Day::at(clock::now());
        if std::mem::replace(&mut day, today) != today {
            display.tell(Input::NewDay);
        }
        let mut arrived = first.into_iter().chain(events.try_iter()).peekable();
        by_itself = arrived.peek().is_none();
        for event in arrived {
            if matches!(event, LoopEvent::Event(_)) {
                latest_key = Instant::now();
            }
            if let Some(exit) = display.take(event)? {
                if display.awaits_answer() {
                    await_answer(events);
                }
                return Ok(exit);
            }
        }
    }
}

/// Waits for the next event. Returns `None` if the next frame is due, midnight has passed, or a guest has been idle for
/// too long.
fn next(
    events: &mpsc::Receiver<LoopEvent>,
    picture: Option<Duration>,
    idle: Option<Duration>,
) -> io::Result<Option<LoopEvent>> {
    let midnight = Duration::from_secs(Day::seconds_until_next(clock::now()));
    let patience = [picture, idle, Some(midnight)].into_iter().flatten().min();
    let patience = patience.unwrap_or(Duration::ZERO);
    match events.recv_timeout(patience) {
        Ok(event) => Ok(Some(event)),
        Err(RecvTimeoutError::Timeout) => Ok(None),
        Err(error) => Err(io::Error::other(error)),
    }
}

/// Waits a moment for a late answer of the terminal, which the shell would take for a command.
fn await_answer(events: &mpsc::Receiver<LoopEvent>) {
    let end = Instant::now() + ANSWERED;
    while let Ok(event) = events.recv_timeout(end.saturating_duration_since(Instant::now())) {
        if matches!(event, LoopEvent::Answer(answer) if answer.brightness.is_some()) {
            return;
        }
    }
}

/// How long after the questions an answer may come in pieces.
const LATEST: Duration = Duration::from_secs(10);

/// How long the end waits for an answer. A terminal that knows the question answers within the delay of its connection.
const ANSWERED: Duration = Duration::from_millis(150);

fn read_events(
    sender: &mpsc::Sender<LoopEvent>,
    mut keyboard: Keyboard,
    mut reader: TerminalReader,
) {
    loop {
        let (event, lost) = match keyboard.next(None) {
            Ok(typed) => (typed.and_then(|typed| reader.read(typed)), false),
            Err(error) => (Some(LoopEvent::Lost(error)), true),
        };
        if event.is_some_and(|event| sender.send(event).is_err()) || lost {
            return;
        }
    }
}
