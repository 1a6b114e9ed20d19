//! The full screen: the terminal's life cycle, the event loop, and the effects that the app asks for.
//!
//! Nothing ticks. The main thread sleeps until the thread that reads keys, or the one that waits for
//! signals, has something to tell.

mod keys;
mod screen;
mod signals;

use std::io;
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use crossterm::event::{self, Event};
use ratatui::layout::Position;

use crate::app::{App, Effect, Input};
use crate::game::Story;
use crate::guesser::GuesserKind;
use crate::historyfile::Keeper;
use crate::ownwords::{self, OwnWordsError};
use crate::prose::sentence;
use crate::thinker::{AdvisingThread, ThinkingThread};
use crate::ui::Theme;
use crate::words::Word;
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
    /// Something has been found out.
    Thought(Input),
    /// The program has been continued; what was on the screen is gone.
    Continued,
}

/// Plays on the full screen until the player leaves. The terminal is as it was before when this
/// returns, and also when the program ends by a panic on any thread or by SIGINT, SIGTERM or SIGHUP;
/// a round that is in play then is kept to be resumed.
///
/// # Errors
/// What the terminal fails with.
pub fn run(app: &mut App, theme: &Theme, keeper: &mut Keeper) -> io::Result<Exit> {
    let (wakes, woken) = mpsc::channel();
    screen::end_with_panics();
    signals::watch(wakes.clone())?;
    match play(app, theme, keeper, wakes, &woken) {
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
    keeper: &mut Keeper,
    wakes: mpsc::Sender<Wake>,
    woken: &mpsc::Receiver<Wake>,
) -> io::Result<Exit> {
    let mut screen = FullScreen::enter()?;
    // From its first look on crossterm notices new sizes, so that must come before the first picture.
    event::poll(Duration::ZERO)?;
    screen.draw(app, theme)?;
    let thought = |wakes: mpsc::Sender<Wake>| {
        move |input| {
            // Without anybody to wake the program is ending.
            let _ = wakes.send(Wake::Thought(input));
        }
    };
    let thinking = ThinkingThread::start(thought(wakes.clone()));
    let advising = AdvisingThread::start(thought(wakes.clone()));
    let events = wakes.clone();
    thread::spawn(move || read_events(&events));
    let (mut looked_at, mut wanted, mut judged) = (None, None, None);
    let mut asked = None;
    loop {
        // The same round at the same letter has been thought about already.
        let round = app.to_think_about().filter(|round| looked_at != Some(round.moment()));
        if let Some(round) = round {
            looked_at = Some(round.moment());
            thinking.look_ahead(round.position());
        }
        let par = app.wanted_par();
        let now = par.map(|(list, length, _)| (list, length));
        if let Some((list, length, shelf)) = par.filter(|_| now != wanted) {
            thinking.find_par(list, length, Arc::clone(shelf));
        }
        wanted = now;
        if let Some((round, ticket)) = app.to_judge().filter(|(_, ticket)| judged != Some(*ticket))
        {
            judged = Some(ticket);
            advising.judge(Story::positions(round), ticket);
        }
        if asked != app.waits_for() {
            asked = app.waits_for();
            if let Some((view, ticket)) = app.wanted_letter() {
                advising.ask(GuesserKind::OF_HELD_WORDS, Box::new(view), ticket);
            }
        }
        let first = woken.recv().map_err(io::Error::other)?;
        for wake in std::iter::once(first).chain(woken.try_iter()) {
            let effects = match wake {
                Wake::Lost(error) => return Err(error),
                Wake::Continued => {
                    screen.repaint()?;
                    Vec::new()
                }
                Wake::Event(Event::Mouse(mouse)) => keys::pressed(mouse)
                    .and_then(|(x, y)| screen.place_at(app, Position::new(x, y)))
                    .map(|place| app.handle(&Input::Click(place)))
                    .unwrap_or_default(),
                Wake::Event(event) => {
                    keys::input(event).map(|input| app.handle(&input)).unwrap_or_default()
                }
                Wake::Thought(thought) => app.handle(&thought),
            };
            for effect in effects {
                match effect {
                    Effect::Quit => return Ok(Exit::Quit),
                    Effect::Interrupt => return Ok(Exit::Interrupted),
                    Effect::Suspend => signals::suspend()?,
                    Effect::Think(question, ticket) => thinking.ask(question, ticket),
                    Effect::Advise(kind, view, ticket) => advising.ask(kind, view, ticket),
                    Effect::Copy(share) => {
                        screen.copy(&share.lines(theme.glyphs.unicode).join("\n"))?;
                    }
                    // Whoever sees how a round ended can rely on it that it is kept.
                    Effect::Keep(ended) => tell(app, keeper.keep(*ended)),
                    Effect::TakeOver => keeper.take_over(),
                    Effect::Leave => keeper.leave(),
                    Effect::ReadStatistics => {
                        let (read, wakes) = (keeper.statistics(), wakes.clone());
                        thread::spawn(move || {
                            let (statistics, notice) = read();
                            let read = Input::Statistics(Box::new(statistics), notice);
                            let _ = wakes.send(Wake::Thought(read));
                        });
                    }
                    Effect::Remember(word) => {
                        let written = remember(word).map_err(|error| sentence(&error.to_string()));
                        // What comes of it is a sentence, and nothing to be done.
                        let _ = app.handle(&Input::Remembered(written));
                    }
                }
            }
        }
        tell(app, keeper.save(app.in_play()));
        screen.draw(app, theme)?;
    }
}

/// Tells the player of something that went wrong outside.
fn tell(app: &mut App, message: Option<String>) {
    if let Some(message) = message {
        // A notice asks for nothing to be done.
        let _ = app.handle(&Input::Notice(sentence(&message)));
    }
}

/// Writes a word down in the player's own list.
fn remember(word: Word) -> Result<Word, OwnWordsError> {
    ownwords::add(&ownwords::path()?, &word)?;
    Ok(word)
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
