//! The game in plain sentences, for pipes, dumb terminals and screen readers: questions and answers, without
//! escape sequences. It plays the same [`Session`] as the full screen, says what is new in its [`View`], and decides
//! nothing about a round.

mod answers;
mod asking;
mod commands;
mod places;
mod plain;
mod spoken;
mod understood;

pub use plain::Display;

use std::io::{self, BufRead, Write};
use std::rc::Rc;

use crate::app::keys::{Action, Context};
use crate::app::{App, Event, GameOver, Host, Input, Playing, Screen, Session};
use crate::text::conversation::{GOODBYE, SAVED_GOODBYE, THE_GAME};
use crate::text::keys::Reach;
use crate::view::{ScreenKind, View};
use spoken::Spoken;

/// Asks a question on this output, and reads the answer without showing it.
pub type Secret = dyn FnMut(&str, &mut dyn Write) -> io::Result<String>;

/// Rings the bell of this output.
pub type Bell = dyn FnMut(&mut dyn Write) -> io::Result<()>;

/// The source of answers and the destination of sentences.
pub struct Line<'a, I, O> {
    /// The source of answers.
    pub input: I,
    /// The destination of sentences.
    pub output: O,
    /// Whether answers are typed into the same terminal, so that they end the line of the question.
    pub echoed: bool,
    /// Reads a line without showing it, if that is possible.
    pub secret: Option<&'a mut Secret>,
    /// Rings the bell of this output, if it has one.
    pub bell: Option<&'a mut Bell>,
    /// What the destination can show.
    pub display: Display,
}

impl<I: BufRead, O: Write> Line<'_, I, O> {
    /// Plays rounds until the player quits or the input ends.
    ///
    /// # Errors
    /// Returns errors of input and output.
    pub fn play<B: Host>(self, session: Session<B>) -> io::Result<()> {
        let view = Rc::new(View::told(session.app(), Reach::Keys, self.display.to));
        Conversation {
            line: self,
            session,
            view,
            ahead: None,
            heard: Spoken::default(),
            acted: false,
            quits: false,
            notice: None,
        }
        .hold()
    }

    fn say(&mut self, sentence: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.output, "{}", self.display.plain(sentence.as_ref()))
    }

    fn say_all(&mut self, sentences: impl IntoIterator<Item = impl AsRef<str>>) -> io::Result<()> {
        sentences.into_iter().try_for_each(|sentence| self.say(sentence))
    }
}

/// A game in plain sentences, and its state.
struct Conversation<'a, I, O, B> {
    line: Line<'a, I, O>,
    session: Session<B>,
    /// What is in front of the player, and was said.
    view: Rc<View>,
    /// A guess that was typed before the round in which it is the first.
    ahead: Option<String>,
    /// What was in front of the player when something was said last.
    heard: Spoken,
    /// Whether the player has done something since.
    acted: bool,
    /// Whether the player has quit.
    quits: bool,
    /// What went wrong outside last, which is said once.
    notice: Option<String>,
}

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    fn hold(mut self) -> io::Result<()> {
        self.feed(Input::Begin)?;
        self.acted = false;
        if self.session.app().context() == Context::Home {
            self.line.say(THE_GAME)?;
        }
        while !self.quits {
            self.tell()?;
            let ahead = self.ahead.take().filter(|_| playing(self.session.app()).is_some());
            let Some(text) = (match ahead {
                Some(text) => Some(text),
                None => self.ask()?,
            }) else {
                break;
            };
            self.understand(&text)?;
        }
        self.feed(Input::Act(Action::Interrupt))?;
        let app = self.session.app();
        let is_saved = app.is_saved().unwrap_or_else(|| app.interrupted().is_some());
        self.line.say(if is_saved { SAVED_GOODBYE } else { GOODBYE })?;
        self.line.output.flush()
    }

    /// Feeds an input to the game, and says what went wrong outside.
    fn feed(&mut self, input: Input) -> io::Result<()> {
        self.acted = true;
        for event in self.session.feed(input) {
            self.quits |= matches!(event, Event::Quit);
            if let (Event::Ring, Some(ring)) = (&event, &mut self.line.bell) {
                ring(&mut self.line.output)?;
            }
            if let Event::Notice(notice) = event
                && self.notice.as_ref() != Some(&notice)
            {
                self.line.say(&notice)?;
                self.notice = Some(notice);
            }
        }
        Ok(())
    }

    fn act(&mut self, action: Action) -> io::Result<()> {
        self.feed(Input::Act(action))
    }

    /// Says what is new, and leaves what only shows something.
    fn tell(&mut self) -> io::Result<()> {
        loop {
            self.session.catch_up();
            if matches!(self.session.app().screen(), Screen::Story(_)) {
                self.act(Action::Back)?;
                continue;
            }
            // The end is heard as a whole, with the judgement of the round.
            if self.session.app().context() == Context::GameOver {
                self.session.wait();
            }
            self.say_news()?;
            match self.session.app().context() {
                Context::Share | Context::Settings => {
                    self.act(Action::Back)?;
                    self.acted = false;
                }
                _ => return Ok(()),
            }
        }
    }

    /// Says what has changed in front of the player. If nothing has, what the player did is answered as before.
    fn say_news(&mut self) -> io::Result<()> {
        let before = self.view.version;
        let now = self.now();
        if self.heard.screen.is_some() && now.screen != self.heard.screen {
            self.line.say("")?;
        }
        let heard = |line: &String| self.heard.lines.contains(line);
        // Another puzzle may have as many lives as the one before.
        let is_begun = now.screen == Some(ScreenKind::Puzzle)
            && self.view.dialog.is_none()
            && now.about != self.heard.about;
        let is_another = now.answer.first().is_some_and(|first| !heard(first));
        let is_new = |line: &&String| {
            let is_answer = is_another && now.answer.contains(line);
            (is_answer || is_begun || !heard(line)) && self.notice.as_ref() != Some(line)
        };
        // What is to be copied is said as a whole, whatever was said before.
        let heard_all = now.copied.iter().all(|line| self.heard.copied.contains(line));
        let is_copy = |at: usize, line| !heard_all && at >= now.behind && now.copied.contains(line);
        let lines = now.lines.iter().enumerate();
        let news = lines.filter(|(at, line)| is_new(line) || is_copy(*at, *line));
        let news: Vec<_> = news.map(|(_, line)| line).collect();
        if now.lines == self.heard.lines && self.view.version == before && self.acted {
            self.line.say_all(&now.remark)?;
        }
        for line in news {
            let display = self.line.display;
            let is_copied = now.copied.contains(line);
            let display = if is_copied { display.unbroken() } else { display };
            writeln!(self.line.output, "{}", display.plain(line))?;
        }
        self.acted = false;
        self.heard = now;
        // Words of the groups are heard once.
        if playing(self.session.app()).is_some_and(|playing| playing.shows_words) {
            self.session.feed(Input::Act(Action::Xray));
            self.heard = self.now();
        }
        Ok(())
    }

    /// Looks at what is in front of the player, and returns what it says.
    fn now(&mut self) -> Spoken {
        let view = View::told(self.session.app(), Reach::Keys, self.line.display.to);
        self.view = Rc::new(view.after(Some(&self.view)));
        Spoken::of(&self.view)
    }
}

const fn playing(app: &App) -> Option<&Playing> {
    let Screen::Playing(playing) = app.screen() else { return None };
    Some(playing)
}

const fn over(app: &App) -> Option<&GameOver> {
    let Screen::GameOver(over) = app.screen() else { return None };
    Some(over)
}
