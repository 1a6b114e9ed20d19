//! The full screen: the terminal's life cycle, and the event loop.
//!
//! Nothing ticks. The main thread sleeps until the thread that reads keys, or the one that waits for
//! signals, has something to tell; only while something moves does it wake for the next picture.

mod ask;
mod calendar;
mod keys;
mod mouse;
mod screen;
mod signals;
mod wardrobe;

pub use wardrobe::{Dress, Wardrobe};

use std::io;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use crossterm::event::Event;

use crate::app::keys::Context;
use crate::app::{App, Event as GameEvent, Input, Screen, Session};
use crate::historyfile::Keeper;
use crate::services::Services;
use crate::system::{self, Keyboard, guest};
use crate::text::end::result_to_share;
use crate::ui::Look;
use crate::ui::motion::Moment;
use ask::{Ear, Heard, TerminalAnswer};
use calendar::{Calendar, until_midnight};
use screen::FullScreen;

/// How the full screen was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// The player quit.
    Quit,
    /// The player pressed Ctrl-C.
    Interrupted,
    /// A guest was waited for in vain.
    Idle,
}

/// What wakes the main thread.
enum Wake {
    /// A key, a paste or a click.
    Event(Event),
    /// The terminal may have another size.
    Resized,
    /// The keyboard cannot be read any more.
    Lost(io::Error),
    /// Something has been found out.
    Thought(Input),
    /// The terminal has told about itself.
    Answer(TerminalAnswer),
    /// The program has been continued; what was on the screen is gone.
    Continued,
}

/// Plays on the full screen until the player leaves. The terminal is as it was before when this
/// returns, and also when the program ends by a panic on any thread or by a signal that can be waited for;
/// a round that is in play then is kept to be resumed.
///
/// # Errors
/// What the terminal fails with.
pub fn run(app: App, wardrobe: &Wardrobe, keeper: Keeper) -> io::Result<Exit> {
    let (wakes, woken) = mpsc::channel();
    screen::end_with_panics();
    signals::watch(wakes.clone())?;
    match play(app, wardrobe, keeper, &wakes, &woken) {
        Err(error) if signals::is_hang_up(&error) => {
            signals::hang_up()?;
            Err(error)
        }
        exit => exit,
    }
}

fn play(
    app: App,
    wardrobe: &Wardrobe,
    keeper: Keeper,
    wakes: &mpsc::Sender<Wake>,
    woken: &mpsc::Receiver<Wake>,
) -> io::Result<Exit> {
    let mut screen = FullScreen::enter()?;
    // From here on new sizes are noticed, so this must come before the first picture.
    let mut keyboard = Keyboard::open()?;
    let mut ear = if wardrobe.asks { Ear::ask(wardrobe.takes_plain)? } else { Ear::default() };
    // While the terminal thinks about its answer, the words are read that the first picture counts.
    let _ = app.library().list(app.preferences().list);
    let (mut answer, early) = ear.wait(&mut keyboard)?;
    let app = app.with_themes(wardrobe.names(), &wardrobe.used).asking_first();
    let mut theme = wardrobe.theme(app.theme(), answer);
    let mut motion = wardrobe.motion.clone();
    motion.see(theme.has_colours());
    let clock = Instant::now();
    let clicks = |app: &App| wardrobe.mouse || app.takes_clicks();
    screen.draw(&app, &Look { figure: wardrobe.figure, ..Look::still(&theme) }, clicks(&app))?;
    for wake in early.into_iter().filter_map(woken_by) {
        // Nobody is gone yet who would wait for it.
        let _ = wakes.send(wake);
    }
    // What the game cannot do without comes before what it can: the system may start no more threads.
    let events = wakes.clone();
    system::start_thread("keys", move || read_events(&events, keyboard, ear))?;
    let thoughts = wakes.clone();
    let services = Services::with_threads(keeper, move |input| {
        // Without anybody to wake the program is ending.
        let _ = thoughts.send(Wake::Thought(input));
    });
    let mut session = Session::new(app, services);
    let mut haste = Haste::default();
    let mut calendar = Calendar::today();
    let mut latest_key = Instant::now();
    // The first screen asks for what it needs, and for nothing of the terminal.
    session.feed(Input::Begin);
    loop {
        let idle = guest::patience().map(|idle| idle.saturating_sub(latest_key.elapsed()));
        if idle.is_some_and(|left| left.is_zero()) {
            return Ok(Exit::Idle);
        }
        let first = next(woken, motion.next_frame_in(clock.elapsed()), idle)?;
        let mut by_itself = true;
        if calendar.has_turned() {
            session.feed(Input::NewDay);
        }
        for wake in first.into_iter().chain(woken.try_iter()) {
            by_itself = false;
            let before = Moment::of(session.app());
            let by_the_player = matches!(wake, Wake::Event(_));
            if by_the_player {
                latest_key = Instant::now();
            }
            let input = match wake {
                Wake::Lost(error) => return Err(error),
                Wake::Continued => {
                    screen::take()?;
                    screen.repaint()?;
                    None
                }
                Wake::Event(Event::Mouse(mouse)) => mouse::input(mouse, screen.targets()),
                Wake::Event(event) => keys::input(event).map(|input| haste.of(input)),
                Wake::Resized => None,
                Wake::Thought(thought) => Some(thought),
                Wake::Answer(told) => {
                    answer = Some(told);
                    None
                }
            };
            // Releases of keys and buttons are none of the next key.
            if by_the_player && input.is_some() {
                motion.skip();
            }
            let guesses = session.app().context() == Context::Playing;
            let worn = session.app().theme().map(str::to_owned);
            let events = input.map(|input| session.feed(input)).unwrap_or_default();
            wardrobe.change(worn.as_deref(), &mut session, answer);
            for event in events {
                match event {
                    GameEvent::Quit => return Ok(Exit::Quit),
                    GameEvent::Interrupt => return Ok(Exit::Interrupted),
                    GameEvent::Suspend => signals::suspend()?,
                    GameEvent::Redraw => screen.repaint()?,
                    GameEvent::Copy => {
                        let Screen::GameOver(over) = session.app().screen() else { continue };
                        let share = result_to_share(over).lines(theme.glyphs.unicode).join("\n");
                        if screen.copy(&share)? {
                            session.feed(Input::Copied);
                        }
                    }
                    _ => {}
                }
            }
            haste.see(guesses, session.app().context() == Context::GameOver);
            if let Some(begins) = before.leads_to(Moment::of(session.app())) {
                motion.start(begins, clock.elapsed());
            }
        }
        let now = clock.elapsed();
        let moving = motion.at(now);
        theme = wardrobe.theme(session.app().theme(), answer);
        motion.see(theme.has_colours());
        let look = Look { figure: wardrobe.figure, moving, ..Look::still(&theme) };
        let bytes = screen.draw(session.app(), &look, clicks(session.app()))?;
        if by_itself {
            motion.spent(bytes, now);
        }
        motion.wrote(clock.elapsed() - now);
    }
}

/// What wakes the main thread next; nothing, where it is time for the next picture, another day begins, or nobody
/// is waited for any more.
fn next(
    woken: &mpsc::Receiver<Wake>,
    picture: Option<Duration>,
    idle: Option<Duration>,
) -> io::Result<Option<Wake>> {
    let patience = [picture, idle, Some(until_midnight())].into_iter().flatten().min();
    let patience = patience.unwrap_or(Duration::ZERO);
    match woken.recv_timeout(patience) {
        Ok(wake) => Ok(Some(wake)),
        Err(RecvTimeoutError::Timeout) => Ok(None),
        Err(error) => Err(io::Error::other(error)),
    }
}

/// Whether a round has ended by a guess just now.
#[derive(Default)]
struct Haste(Option<Instant>);

impl Haste {
    /// For so long a letter may have been meant for the round.
    const LASTS: Duration = Duration::from_millis(600);

    /// Sees whether a letter was a guess before something came in, and whether the end is shown after it.
    fn see(&mut self, guesses: bool, over: bool) {
        match (guesses, over) {
            (true, true) => self.0 = Some(Instant::now()),
            (false, true) => {}
            (_, false) => self.0 = None,
        }
    }

    /// What a key is that is pressed now.
    fn of(&self, input: Input) -> Input {
        match (input, self.0) {
            (Input::Key(key), Some(since)) if since.elapsed() < Self::LASTS => Input::Hasty(key),
            (input, _) => input,
        }
    }
}

fn read_events(wakes: &mpsc::Sender<Wake>, mut keyboard: Keyboard, mut ear: Ear) {
    loop {
        let (wake, lost) = match keyboard.next(None) {
            Ok(typed) => (typed.and_then(|typed| woken_by(ear.hear(typed))), false),
            Err(error) => (Some(Wake::Lost(error)), true),
        };
        if wake.is_some_and(|wake| wakes.send(wake).is_err()) || lost {
            return;
        }
    }
}

/// What the main thread is woken by; nothing, by a part.
fn woken_by(heard: Heard) -> Option<Wake> {
    match heard {
        Heard::Part => None,
        Heard::Answer(answer) => Some(Wake::Answer(answer)),
        Heard::Event(event) => Some(Wake::Event(event)),
        Heard::Resized => Some(Wake::Resized),
    }
}
