//! The full screen: the terminal's life cycle, the event loop, and the effects that the app asks for.
//!
//! Nothing ticks. The main thread sleeps until the thread that reads keys, or the one that waits for
//! signals, has something to tell.

mod keys;
mod screen;
mod signals;

use std::io;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crossterm::event;

use crate::app::{App, Effect};
use crate::ui::Theme;
use screen::FullScreen;

/// How the full screen was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// The player quit.
    Quit,
    /// The player pressed Ctrl-C.
    Interrupted,
}

/// What wakes the main thread.
enum Wake {
    /// A key, a paste or a new size.
    Event(event::Event),
    /// The keyboard cannot be read any more.
    Lost(io::Error),
    /// The program has been continued; what was on the screen is gone.
    Continued,
}

/// Plays on the full screen until the player leaves. The terminal is as it was before when this
/// returns, and also when the program ends by a panic on any thread or by SIGINT, SIGTERM or SIGHUP.
///
/// # Errors
/// What the terminal fails with.
pub fn run(app: &mut App, theme: &Theme) -> io::Result<Exit> {
    let (wakes, woken) = mpsc::channel();
    screen::end_with_panics();
    signals::watch(wakes.clone())?;
    match play(app, theme, wakes, &woken) {
        Err(error) if signals::is_hang_up(&error) => {
            signals::hang_up()?;
            Err(error)
        }
        exit => exit,
    }
}

fn play(
    app: &mut App,
    theme: &Theme,
    wakes: mpsc::Sender<Wake>,
    woken: &mpsc::Receiver<Wake>,
) -> io::Result<Exit> {
    let mut screen = FullScreen::enter()?;
    // From its first look on crossterm notices new sizes, so that must come before the first picture.
    event::poll(Duration::ZERO)?;
    screen.draw(app, theme)?;
    thread::spawn(move || read_events(&wakes));
    loop {
        let first = woken.recv().map_err(io::Error::other)?;
        for wake in std::iter::once(first).chain(woken.try_iter()) {
            let effect = match wake {
                Wake::Lost(error) => return Err(error),
                Wake::Continued => {
                    screen.repaint()?;
                    None
                }
                Wake::Event(event) => keys::input(event).and_then(|input| app.handle(&input)),
            };
            match effect {
                None => {}
                Some(Effect::Quit) => return Ok(Exit::Quit),
                Some(Effect::Interrupt) => return Ok(Exit::Interrupted),
                Some(Effect::Suspend) => signals::suspend()?,
            }
        }
        screen.draw(app, theme)?;
    }
}

fn read_events(wakes: &mpsc::Sender<Wake>) {
    loop {
        let (wake, lost) = match event::read() {
            Ok(event) => (Wake::Event(event), false),
            Err(error) => (Wake::Lost(error), true),
        };
        if wakes.send(wake).is_err() || lost {
            return;
        }
    }
}
