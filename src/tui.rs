//! Owns the full screen: the terminal's life cycle and the event loop.
//!
//! Nothing polls. The main thread sleeps until another thread sends a `LoopEvent`: the one that reads keys,
//! the one that waits for signals, or a worker. Only during an animation does it wake up for the next frame.

mod animation;
mod appearance;
mod ask;
mod environment;
mod keys;
mod mouse;
mod screen;

pub use animation::Animation;
pub use appearance::{AUTO, Appearance};
pub(crate) use screen::BELL;

use std::io;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use crossterm::event::Event;

use crate::app::keys::Context;
use crate::app::{App, Event as GameEvent, Input, Screen, Session};
use crate::game::occasion::Day;
use crate::historyfile::Keeper;
use crate::services::{MOMENT, Services, Spawn};
use crate::system::{self, Keyboard, SignalEvent, clock, guest};
use crate::text::end::to_copy;
use crate::text::keys::Reach;
use crate::text::{Medium, Signs};
use crate::ui::motion;
use crate::view::View;
use ask::{TerminalAnswer, TerminalReader};
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
    let mut screen = FullScreen::enter()?;
    // Resizing is noticed from here on, so this must come before the first frame.
    let mut keyboard = Keyboard::open()?;
    let mut reader = match appearance.asks {
        true => {
            keyboard.expect_answers(Instant::now() + LATEST);
            TerminalReader::ask(appearance.takes_plain)?
        }
        false => TerminalReader::default(),
    };
    let (mut answer, early) = reader.wait(&mut keyboard)?;
    let app = app.with_themes(appearance.names(answer), &appearance.used).asking_first();
    let app = app.with_figure(appearance.figure);
    let mut worn = (app.theme().map(str::to_owned), answer);
    let mut theme = appearance.theme(worn.0.as_deref(), answer);
    let mut animation = appearance.motion.clone();
    animation.see(theme.has_colours());
    let began = Instant::now();
    let clicks = |app: &App| appearance.mouse || app.takes_clicks();
    let mut view = Rc::new(View::of(&app, Reach::Keys));
    if !thinks(&app) {
        screen.draw(&view, &theme, None, clicks(&app))?;
    }
    // What everything moves away from.
    let mut before = None;
    for event in early {
        // The receiver is alive: it belongs to this function's caller.
        let _ = sender.send(event);
    }
    // The system may refuse to start more threads, so the one that is indispensable comes first.
    let keys = sender.clone();
    system::start_thread("keys", move || read_events(&keys, keyboard, reader))?;
    let workers = sender.clone();
    let report = Arc::new(move |input| {
        // This fails only if the program is ending.
        let _ = workers.send(LoopEvent::Found(input));
    });
    let services = Services::new(keeper, Spawn::Thread(report), MOMENT);
    let mut session = Session::new(app, services);
    let mut guard = InputGuard::default();
    let mut day = Day::at(clock::now());
    let mut latest_key = Instant::now();
    let mut mark = std::env::var_os("EVIL_HANGMAN_TEST").map(|_| String::new());
    // The first screen requests what it needs. It has no events for the terminal.
    session.feed(Input::Begin);
    view = Rc::new(View::of(session.app(), Reach::Keys));
    // Since when the computer has been thinking.
    let mut thinking = None;
    // Whether a frame is only due because something moves.
    let mut by_itself = false;
    loop {
        // The first time, too: what is found at once, such as a round that was left, is no event.
        let now = began.elapsed();
        let wears = (session.app().theme().map(str::to_owned), answer);
        if wears != worn {
            let before =
                std::mem::replace(&mut theme, appearance.theme(wears.0.as_deref(), answer));
            if theme.glyphs != before.glyphs {
                // Characters that were wider than expected have moved others, and no frame would replace these.
                screen.repaint()?;
            }
            animation.see(theme.has_colours());
            worn = wears;
        }
        // What is replaced in a moment is not shown, since a screen reader would read it.
        thinking = thinks(session.app()).then(|| thinking.unwrap_or(now));
        let unseen = thinking.and_then(|since| (since + THINKS).checked_sub(now));
        let unseen = unseen.filter(|left| !left.is_zero());
        if unseen.is_none() {
            let from = before.as_deref().zip(animation.frame(now));
            let bytes = screen.draw(&view, &theme, from, clicks(session.app()))?;
            if screen.page() < session.app().read_on() {
                session.feed(Input::LastPage(screen.page()));
            }
            if let Some(mark) = &mut mark {
                let now = mark_of(session.app());
                if now != *mark {
                    screen.set_title(&now)?;
                    *mark = now;
                }
            }
            if by_itself {
                animation.spent(bytes, now);
            }
            animation.wrote(began.elapsed() - now);
        }
        let idle = guest::patience().map(|idle| idle.saturating_sub(latest_key.elapsed()));
        if idle.is_some_and(|left| left.is_zero()) {
            return Ok(Exit::Idle);
        }
        let wait = unseen.or_else(|| animation.next_frame_in(began.elapsed()));
        let first = next(events, wait, idle)?;
        by_itself = true;
        // Also if the machine was asleep, or its clock was set.
        let today = Day::at(clock::now());
        if std::mem::replace(&mut day, today) != today {
            session.feed(Input::NewDay);
            view = Rc::new(View::of(session.app(), Reach::Keys));
        }
        for event in first.into_iter().chain(events.try_iter()) {
            by_itself = false;
            let by_the_player = matches!(event, LoopEvent::Event(_));
            if by_the_player {
                latest_key = Instant::now();
            }
            let input = match event {
                LoopEvent::Lost(error) => return Err(error),
                LoopEvent::Continued => {
                    screen::take()?;
                    screen.repaint()?;
                    None
                }
                LoopEvent::Event(Event::Mouse(mouse)) => screen.reached(mouse),
                LoopEvent::Event(event) => {
                    keys::input(event).filter(|input| guard.heeds(input, began.elapsed()))
                }
                LoopEvent::Resized => None,
                LoopEvent::Found(found) => Some(found),
                LoopEvent::Answer(told) => {
                    answer = Some(told);
                    None
                }
            };
            // A released key or button is not an input.
            if by_the_player && input.is_some() {
                animation.skip();
            }
            let guesses = matches!(session.app().screen(), Screen::Playing(_));
            let effects = input.map(|input| session.feed(input)).unwrap_or_default();
            appearance.change(worn.0.as_deref(), &mut session, answer);
            for event in effects {
                match event {
                    GameEvent::Quit | GameEvent::Interrupt => {
                        if appearance.asks && answer.is_none_or(|it| it.brightness.is_none()) {
                            await_answer(events);
                        }
                        let interrupted = event == GameEvent::Interrupt;
                        return Ok(if interrupted { Exit::Interrupted } else { Exit::Quit });
                    }
                    GameEvent::Suspend => system::suspend()?,
                    GameEvent::Redraw => screen.repaint()?,
                    GameEvent::Ring => screen.ring()?,
                    GameEvent::Copy => {
                        let signs = Signs::of(Medium::Screen, theme.glyphs.unicode);
                        if let Some(text) = to_copy(session.app(), signs, Reach::Keys)
                            && screen.copy(&text)?
                        {
                            session.feed(Input::Copied);
                        }
                    }
                    _ => {}
                }
            }
            let over = matches!(session.app().screen(), Screen::GameOver(_));
            guard.see(guesses, over, began.elapsed());
            let after = Rc::new(View::of(session.app(), Reach::Keys));
            if let Some(begins) = motion::between(&view, &after) {
                animation.start(begins, began.elapsed());
                before = Some(std::mem::replace(&mut view, after));
            } else {
                view = after;
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

/// Returns whether the computer is thinking about its answer or its question.
const fn thinks(app: &App) -> bool {
    match app.screen() {
        Screen::Playing(playing) => playing.is_thinking(),
        Screen::Holding(holding) => holding.is_thinking(),
        _ => false,
    }
}

/// How long the computer thinks before that is shown. Most answers are there before, and are all there is to show.
const THINKS: Duration = Duration::from_millis(150);

/// Returns what tests wait for: the name of what is in front, and the number of guesses of the round that is played, or that the
/// title offers to resume.
fn mark_of(app: &App) -> String {
    match (app.context(), app.screen()) {
        (Context::Playing | Context::WhatIf, Screen::Playing(playing)) => {
            format!("Playing {}", playing.round.replies().len())
        }
        (Context::Question, Screen::Holding(holding)) if !holding.is_thinking() => {
            let letter = holding.letter().map(|letter| holding.round.alphabet().upper(letter));
            format!("Question {}", letter.unwrap_or_default())
        }
        (context, _) => {
            let resumed = app.interrupted().filter(|_| context == Context::Home);
            let guesses = resumed.map(|left| format!(" {}", left.replies().len()));
            format!("{context:?}{}", guesses.unwrap_or_default())
        }
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

/// Guards against letters that were meant as guesses but typed just after the round ended, at this time of the event loop's
/// clock.
#[derive(Default)]
struct InputGuard(Option<Duration>);

impl InputGuard {
    /// How long after the end a letter may still be meant as a guess.
    const LASTS: Duration = Duration::from_millis(500);

    /// Notes whether letters were guesses before an event, and whether the end is shown after it.
    const fn see(&mut self, guesses: bool, over: bool, now: Duration) {
        match (guesses, over) {
            (true, true) => self.0 = Some(now),
            (false, true) => {}
            (_, false) => self.0 = None,
        }
    }

    /// Returns whether an input is heeded: it isn't if it is a letter too soon after the end.
    fn heeds(&self, input: &Input, now: Duration) -> bool {
        let is_letter = matches!(input, Input::Key(key) if key.letter().is_some());
        !is_letter || self.0.is_none_or(|ended| now.saturating_sub(ended) >= Self::LASTS)
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Code, Key};

    #[test]
    fn letters_right_after_the_end_are_dropped_and_soon_after_it_no_more() {
        let ms = Duration::from_millis;
        let mut guard = InputGuard::default();
        let [s, enter] = [Code::Char('s'), Code::Enter].map(|code| Input::Key(Key::plain(code)));
        assert!(guard.heeds(&s, ms(900)), "a guess");
        guard.see(true, true, ms(1000));
        for at in [1000, 1499] {
            assert!(!guard.heeds(&s, ms(at)) && guard.heeds(&enter, ms(at)), "{at}");
            guard.see(false, true, ms(at));
        }
        assert!(guard.heeds(&s, ms(1500)));
    }
}
