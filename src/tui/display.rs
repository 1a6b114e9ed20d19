//! Owns [`Display`]: a session on the full screen, what an event does to it, and when the next picture is due.

use std::io;
use std::rc::Rc;
use std::time::{Duration, Instant};

use crossterm::event::Event;

use super::ask::TerminalAnswer;
use super::screen::{self, FullScreen};
use super::{Animation, Appearance, Exit, LoopEvent, keys};
use crate::app::keys::Context;
use crate::app::{App, Event as GameEvent, Input, Screen, Session};
use crate::services::Services;
use crate::system;
use crate::text::end::to_copy;
use crate::text::keys::Reach;
use crate::text::{Medium, Signs};
use crate::ui::motion;
use crate::ui::theme::Theme;
use crate::view::View;

/// A session on the full screen.
pub(super) struct Display<'a> {
    session: Session<Services>,
    appearance: &'a Appearance,
    /// What the terminal has said about itself.
    answer: Option<TerminalAnswer>,
    theme: Theme,
    /// What the theme was chosen for: its name, and the answer.
    worn: (Option<String>, Option<TerminalAnswer>),
    view: Rc<View>,
    /// What everything moves away from.
    before: Option<Rc<View>>,
    animation: Animation,
    guard: InputGuard,
    /// What a test was told last; `None` if there is no test.
    mark: Option<String>,
    began: Instant,
    /// Since when the computer has been thinking, counted from `began`.
    thinking: Option<Duration>,
    /// Dropped last, so that the round is saved before the terminal is given back.
    screen: FullScreen,
}

impl<'a> Display<'a> {
    /// Draws the first picture, and returns its display. The session has not begun.
    ///
    /// # Errors
    /// Returns the terminal's error.
    pub fn new(
        screen: FullScreen,
        app: App,
        services: Services,
        appearance: &'a Appearance,
        answer: Option<TerminalAnswer>,
    ) -> io::Result<Self> {
        let app = app.with_themes(appearance.names(answer), &appearance.used).asking_first();
        let app = app.with_figure(appearance.figure);
        let worn = (app.theme().map(str::to_owned), answer);
        let mut display = Self {
            screen,
            theme: appearance.theme(worn.0.as_deref(), answer),
            worn,
            view: Rc::new(View::of(&app, Reach::Keys)),
            session: Session::new(app, services),
            appearance,
            answer,
            before: None,
            animation: appearance.motion.clone(),
            guard: InputGuard::default(),
            mark: std::env::var_os("EVIL_HANGMAN_TEST").map(|_| String::new()),
            began: Instant::now(),
            thinking: None,
        };
        display.animation.see(display.theme.has_colours());
        if !thinks(display.session.app()) {
            display.screen.draw(&display.view, &display.theme, None, display.takes_clicks())?;
        }
        Ok(display)
    }

    /// Tells the session what the terminal does not. What follows is shown at once.
    pub fn tell(&mut self, input: Input) {
        self.session.feed(input);
        self.view = self.seen();
    }

    /// Draws what is to be seen now. Returns how long until the next picture; `None` if nothing moves. `by_itself` is whether
    /// nothing has happened since the last one.
    ///
    /// # Errors
    /// Returns the terminal's error.
    pub fn draw(&mut self, by_itself: bool) -> io::Result<Option<Duration>> {
        let now = self.began.elapsed();
        self.wear()?;
        // What is replaced in a moment is not shown, since a screen reader would read it.
        self.thinking = thinks(self.session.app()).then(|| self.thinking.unwrap_or(now));
        let unseen = self.thinking.and_then(|since| (since + THINKS).checked_sub(now));
        if let Some(left) = unseen.filter(|left| !left.is_zero()) {
            return Ok(Some(left));
        }
        let from = self.before.as_deref().zip(self.animation.frame(now));
        let bytes = self.screen.draw(&self.view, &self.theme, from, self.takes_clicks())?;
        if self.screen.page() < self.session.app().read_on() {
            self.session.feed(Input::LastPage(self.screen.page()));
        }
        if let Some(mark) = &mut self.mark {
            let now = mark_of(self.session.app());
            if now != *mark {
                self.screen.set_title(&now)?;
                *mark = now;
            }
        }
        if by_itself {
            self.animation.spent(bytes, now);
        }
        self.animation.wrote(self.began.elapsed() - now);
        Ok(self.animation.next_frame_in(self.began.elapsed()))
    }

    /// Takes an event. Returns why the player leaves, if so.
    ///
    /// # Errors
    /// Returns the terminal's error.
    pub fn take(&mut self, event: LoopEvent) -> io::Result<Option<Exit>> {
        let by_the_player = matches!(event, LoopEvent::Event(_));
        let input = match event {
            LoopEvent::Lost(error) => return Err(error),
            LoopEvent::Continued => {
                screen::take()?;
                self.screen.repaint()?;
                None
            }
            LoopEvent::Event(Event::Mouse(mouse)) => self.screen.reached(mouse),
            LoopEvent::Event(event) => {
                keys::input(event).filter(|input| self.guard.heeds(input, self.began.elapsed()))
            }
            LoopEvent::Resized => None,
            LoopEvent::Found(found) => Some(found),
            LoopEvent::Answer(told) => {
                self.answer = Some(told);
                None
            }
        };
        // A released key or button is not an input.
        if by_the_player && input.is_some() {
            self.animation.skip();
        }
        let guesses = matches!(self.session.app().screen(), Screen::Playing(_));
        let effects = input.map(|input| self.session.feed(input)).unwrap_or_default();
        self.appearance.change(self.worn.0.as_deref(), &mut self.session, self.answer);
        for effect in effects {
            if let Some(exit) = self.obey(effect)? {
                return Ok(Some(exit));
            }
        }
        let over = matches!(self.session.app().screen(), Screen::GameOver(_));
        self.guard.see(guesses, over, self.began.elapsed());
        let after = self.seen();
        let before = std::mem::replace(&mut self.view, after);
        if let Some(begins) = motion::between(&before, &self.view) {
            self.animation.start(begins, self.began.elapsed());
            self.before = Some(before);
        }
        Ok(None)
    }

    /// Returns whether the terminal was asked for its background and may still answer, which a shell would take for a command.
    pub fn awaits_answer(&self) -> bool {
        self.appearance.asks && self.answer.is_none_or(|answer| answer.brightness.is_none())
    }

    fn takes_clicks(&self) -> bool {
        self.appearance.mouse || self.session.app().takes_clicks()
    }

    fn seen(&self) -> Rc<View> {
        Rc::new(View::of(self.session.app(), Reach::Keys))
    }

    /// Changes to the theme that was chosen, and that suits what the terminal has said.
    fn wear(&mut self) -> io::Result<()> {
        let worn = (self.session.app().theme().map(str::to_owned), self.answer);
        if worn == self.worn {
            return Ok(());
        }
        let theme = self.appearance.theme(worn.0.as_deref(), self.answer);
        let before = std::mem::replace(&mut self.theme, theme);
        if self.theme.glyphs != before.glyphs {
            // Characters that were wider than expected have moved others, and no frame would replace these.
            self.screen.repaint()?;
        }
        self.animation.see(self.theme.has_colours());
        self.worn = worn;
        Ok(())
    }

    /// Does what the session wants of the terminal. Returns why the player leaves, if so.
    fn obey(&mut self, event: GameEvent) -> io::Result<Option<Exit>> {
        match event {
            GameEvent::Quit => return Ok(Some(Exit::Quit)),
            GameEvent::Interrupt => return Ok(Some(Exit::Interrupted)),
            GameEvent::Suspend => system::suspend()?,
            GameEvent::Redraw => self.screen.repaint()?,
            GameEvent::Ring => self.screen.ring()?,
            GameEvent::Copy => {
                let signs = Signs::of(Medium::Screen, self.theme.glyphs.unicode);
                if let Some(text) = to_copy(self.session.app(), signs, Reach::Keys)
                    && self.screen.copy(&text)?
                {
                    self.session.feed(Input::Copied);
                }
            }
            _ => {}
        }
        Ok(None)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_right_after_the_end_are_dropped_and_soon_after_it_no_more() {
        let ms = Duration::from_millis;
        let mut guard = InputGuard::default();
        let [s, enter] = ["s", "Enter"].map(|key| Input::Key(key.parse().unwrap()));
        assert!(guard.heeds(&s, ms(900)), "a guess");
        guard.see(true, true, ms(1000));
        for at in [1000, 1499] {
            assert!(!guard.heeds(&s, ms(at)) && guard.heeds(&enter, ms(at)), "{at}");
            guard.see(false, true, ms(at));
        }
        assert!(guard.heeds(&s, ms(1500)));
    }
}
