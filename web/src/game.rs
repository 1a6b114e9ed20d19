//! Owns [`Game`]: the game in a page. The page hands in what happens and shows what is on the screen.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use evil_hangman::app::keys::{self, Action, Context};
use evil_hangman::app::{App, Event, Figure, HomeLine, Host, Input, Key, Request, Screen, Session};
use evil_hangman::game::occasion::Day;
use evil_hangman::puzzles::shipped;
use evil_hangman::text::keys::Reach;
use evil_hangman::view::View;
use evil_hangman::words::Alphabet;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::chosen::Chosen;
use crate::host::BrowserHost;
use crate::link::Link;
use crate::local::{self, Local};
use crate::own;
use crate::start::{Start, ask_for_daily};
use crate::storage::{Keeper, Refused, Storage};
use crate::text;

type BoxedHost = Box<dyn FnMut(Request) -> Option<Input>>;

/// For so long a letter may have been meant for the round that has just ended.
const HASTE: Duration = Duration::from_millis(1400);

/// The theme that goes by the page's ground, and those with colours of their own: a page has no terminal's colours.
pub(crate) const THEMES: [&str; 4] = ["auto", "dusk", "paper", "contrast"];

/// What an input needs of words that may not be loaded. The page knows the numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Need {
    /// Nothing: it only chooses in the settings.
    Nothing,
    /// That they are waited for, but not that they come: it leads to another screen.
    Patience,
    /// All of them.
    Words,
}

/// The game in a page.
#[wasm_bindgen]
pub struct Game {
    pub(crate) session: Session<BoxedHost>,
    host: Rc<RefCell<BrowserHost<Local>>>,
    view: Option<View>,
    day: Day,
    /// Whether the game of the day is to begin.
    daily: bool,
    /// What somebody sent, to be shown when the game begins.
    sent: Option<String>,
    over_since: Option<Duration>,
    copies: bool,
    notices: Rc<RefCell<Vec<String>>>,
    quit: bool,
    /// What the player has pressed, until the words that it needs are loaded.
    pressed: Option<Input>,
}

#[wasm_bindgen]
impl Game {
    /// The game that the link opens, for the tab of this name. If data files are missing then, they are loaded and
    /// another game is made; otherwise it begins with [`Game::begin`].
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str, tab: &str, seed: u64) -> Self {
        local::notes_missing(true);
        let mut keeper = Keeper::new(Local, tab);
        let chosen = Chosen::read(keeper.storage());
        let day = Day::at(keeper.storage().now());
        let elsewhere = keeper.elsewhere().filter(|_| link.is_empty());
        let notices = keeper.unreadable().into_iter().chain(elsewhere).chain(keeper.forbidden());
        let Start { app, daily, sent, news } = Start::of(link, &mut keeper, seed);
        let notices = Rc::new(RefCell::new(notices.chain(news).collect::<Vec<_>>()));
        let used = chosen.theme.as_deref().unwrap_or(THEMES[0]);
        let app = app.with_themes(THEMES.map(str::to_owned).to_vec(), used).asking_first();
        let figure = chosen.figure.as_deref().and_then(Figure::named).unwrap_or_default();
        let app = app.with_figure(figure).remembering(chosen.puzzles(), chosen.spoken());
        let host = Rc::new(RefCell::new(BrowserHost::new(keeper)));
        let (theirs, shown) = (Rc::clone(&host), Rc::clone(&notices));
        // The page shows notices in front of the screen.
        let execute: BoxedHost = Box::new(move |request| {
            let input = theirs.borrow_mut().execute(request);
            match input {
                Some(Input::Notice(sentence)) => {
                    shown.borrow_mut().push(sentence);
                    None
                }
                Some(Input::Saving { works, notice }) => {
                    shown.borrow_mut().extend(notice);
                    Some(Input::Saving { works, notice: None })
                }
                input => input,
            }
        });
        local::notes_missing(false);
        Self {
            session: Session::new(app, execute),
            host,
            view: None,
            day,
            daily,
            sent,
            over_since: None,
            copies: false,
            notices,
            quit: false,
            pressed: None,
        }
    }

    /// Begins, with the game of the day or what a friend has sent if the link opens it.
    pub fn begin(&mut self) {
        local::notes_missing(true);
        self.session.feed(Input::Begin);
        if std::mem::take(&mut self.daily) {
            self.session.feed(Input::Start(HomeLine::Today));
        }
        if let Some(sent) = self.sent.take() {
            self.session.feed(Input::Paste(sent));
        }
        local::notes_missing(false);
    }

    /// What is on the screen, as JSON.
    pub fn view(&mut self) -> String {
        local::notes_missing(true);
        let view = View::of(self.session.app(), Reach::Buttons).after(self.view.as_ref());
        local::notes_missing(false);
        serde_json::to_string(self.view.insert(view)).unwrap_or_default()
    }

    /// The name of the theme in use.
    #[must_use]
    pub fn theme(&self) -> String {
        self.session.app().theme().unwrap_or_default().to_owned()
    }

    /// Takes the press of a control of the view with this version, to be done by [`Game::act`]. Returns the number of what it
    /// needs, or nothing if another view has replaced that one: the same number may be another control now.
    pub fn take(&mut self, version: u32, act: usize) -> Option<u8> {
        let input = self.view.as_ref()?.input_of(version, act)?.clone();
        let need = self.need(&input);
        self.pressed = Some(input);
        Some(need as u8)
    }

    /// Does what was taken last, at this time in milliseconds.
    pub fn act(&mut self, now: f64) {
        if let Some(input) = self.pressed.take() {
            self.feed(input, time(now));
        }
    }

    /// A text was typed into a field and confirmed.
    pub fn enter(&mut self, text: String, now: f64) {
        self.feed(Input::Enter(text), time(now));
    }

    /// Whether the game does something with a key; the browser does not get it then. Keys with Ctrl or Alt are the
    /// browser's.
    #[must_use]
    pub fn takes(&self, key: &str) -> bool {
        let Ok(key) = key.parse::<Key>() else { return false };
        keys::action(self.session.app().context(), key).is_some() || key.typed().is_some()
    }

    /// Returns the number of what a key needs.
    #[must_use]
    pub fn key_needs(&self, key: &str) -> u8 {
        key.parse().map_or(Need::Words, |key| self.need(&Input::Key(key))) as u8
    }

    /// A key was pressed.
    pub fn key(&mut self, key: &str, now: f64) {
        let Ok(key) = key.parse::<Key>() else { return };
        let now = time(now);
        let hasty = self.over_since.is_some_and(|since| now.saturating_sub(since) < HASTE);
        if !hasty || key.letter().is_none() {
            self.feed(Input::Key(key), now);
        }
    }

    /// Text was pasted.
    pub fn paste(&mut self, text: String, now: f64) {
        self.feed(Input::Paste(text), time(now));
    }

    /// A worker has done a task; returns false for what is no finding.
    pub fn found(&mut self, number: u32, finding: &str, now: f64) -> bool {
        let Ok(finding) = serde_json::from_slice(finding.as_bytes()) else { return false };
        let input = self.host.borrow_mut().found(number, finding);
        if let Some(input) = input {
            self.feed(input, time(now));
        }
        true
    }

    /// The tasks for workers since this was asked last, as JSON.
    pub fn orders(&mut self) -> String {
        serde_json::to_string(&self.host.borrow_mut().orders()).unwrap_or_default()
    }

    /// The page is looked at again; another day may have begun.
    pub fn wake(&mut self, now: f64) {
        let day = Day::at(self.host.borrow_mut().keeper.storage().now());
        if std::mem::replace(&mut self.day, day) != day {
            self.feed(Input::NewDay, time(now));
            self.notices.borrow_mut().push(text::NEW_DAY.to_owned());
        }
    }

    /// The kind of screen in front, for scripts that drive the page.
    #[must_use]
    pub fn context(&self) -> String {
        format!("{:?}", self.session.app().context())
    }

    /// Whether the round was left, to go on later; it is in the storage.
    #[must_use]
    pub fn has_quit(&self) -> bool {
        self.quit
    }

    /// Whether the player has asked for the result to be copied, since this was asked last.
    pub fn copies(&mut self) -> bool {
        std::mem::take(&mut self.copies)
    }

    /// The result was copied.
    pub fn copied(&mut self, now: f64) {
        self.feed(Input::Copied, time(now));
    }

    /// The transcript of the round that is over, which opens it again; nothing without a letter, and for a friend's word.
    #[must_use]
    pub fn transcript(&self) -> Option<String> {
        let over = match self.session.app().screen() {
            Screen::GameOver(over) => over,
            Screen::Story(story) => &story.end,
            _ => return None,
        };
        let transcript = over.ended().transcript;
        let opens = !transcript.answers.is_empty() && !transcript.opponent.is_friend();
        opens.then(|| transcript.to_string())
    }

    /// The history as a file has it.
    #[must_use]
    pub fn export(&self) -> String {
        self.host.borrow().keeper.history()
    }

    /// Returns what went wrong since the last call, in sentences.
    pub fn notices(&mut self) -> Vec<String> {
        self.notices.take()
    }

    /// Takes in a word list of the player's own, as bytes. Returns whether it is there now, and a sentence.
    pub fn take_list(&mut self, name: &str, bytes: &[u8]) -> Vec<String> {
        let mut host = self.host.borrow_mut();
        let storage = host.keeper.storage();
        match own::keep(storage, name, bytes) {
            Ok(said) => {
                let mut chosen = Chosen::read(storage);
                chosen.take_own_list();
                chosen.write(storage);
                vec![said, "yes".to_owned()]
            }
            Err(said) => vec![said],
        }
    }

    /// Returns a sentence about a list that could be taken in but not written down.
    #[must_use]
    pub fn list_refused(&self, name: &str, full: bool) -> String {
        text::list_not_kept(name, refused(full))
    }

    /// Returns a sentence about rounds that could not be written down.
    #[must_use]
    pub fn rounds_refused(&self, full: bool) -> String {
        text::not_kept(refused(full))
    }

    /// Returns a sentence about rounds that could be written down later.
    #[must_use]
    pub fn rounds_kept(&self, rounds: usize) -> String {
        text::kept_after_all(rounds)
    }

    /// Takes in a history. Returns a sentence.
    pub fn import(&mut self, lines: &str) -> String {
        self.host.borrow_mut().keeper.import(lines)
    }
}

impl Game {
    /// What an input needs of words that may not be loaded. Files that are missing for what it begins are recorded before.
    pub(crate) fn need(&self, input: &Input) -> Need {
        use Action::{
            Again, Back, Confirm, Erase, Help, Instead, Less, Lesson, More, NewGame, Next,
            Previous, Quit, Settings, Statistics, Type,
        };
        use HomeLine::{Continue, Play, Puzzles, Today};
        let app = self.session.app();
        let action = match input {
            Input::Key(key) => keys::action(app.context(), *key),
            Input::Act(action) => Some(*action),
            Input::Pick(..) => return Need::Nothing,
            Input::Start(Continue) => return Need::Patience,
            Input::Start(line) => {
                local::notes_missing(true);
                match line {
                    Today => ask_for_daily(app, self.day),
                    Puzzles => {
                        let mut languages = [app.daily_language(), Alphabet::UNSAID].into_iter();
                        let _ = languages.find_map(|it| shipped(it, app.puzzles().number()));
                    }
                    Play | Continue => ask_for_next(app),
                }
                local::notes_missing(false);
                return Need::Words;
            }
            _ => None,
        };
        let chooses = app.context() == Context::Settings;
        match action {
            None | Some(Type(_) | Erase | Previous | Next | Less | More | Help) if chooses => {
                Need::Nothing
            }
            Some(Confirm) if chooses => Need::Patience,
            Some(Back | NewGame | Quit | Settings | Statistics | Lesson | Help) => Need::Patience,
            _ if app.context() == Context::Lesson => Need::Patience,
            Some(Again | Instead) => {
                local::notes_missing(true);
                ask_for_next(app);
                local::notes_missing(false);
                Need::Words
            }
            _ => Need::Words,
        }
    }

    pub(crate) fn feed(&mut self, input: Input, now: Duration) {
        let guesses = matches!(self.session.app().context(), Context::Playing | Context::WhatIf);
        local::notes_missing(self.need(&input) != Need::Words);
        let events = self.session.feed(input);
        local::notes_missing(false);
        for event in events {
            match event {
                Event::Copy => self.copies = true,
                Event::Quit | Event::Interrupt => self.quit = true,
                _ => {}
            }
        }
        match self.session.app().context() {
            Context::GameOver if guesses => self.over_since = Some(now),
            Context::GameOver => {}
            _ => self.over_since = None,
        }
    }
}

/// Returns what a pasted text opens; nothing if it is no link to a game.
#[wasm_bindgen]
#[must_use]
pub fn link_in(text: &str) -> Option<String> {
    Link::find(text)
}

/// Looks for the words of the next round, as [`ask_for_daily`] does for those of the game of a day.
fn ask_for_next(app: &App) {
    let start = app.next_round().start;
    let _ = app.library().candidates(start.list, start.length);
}

const fn refused(full: bool) -> Refused {
    if full { Refused::Full } else { Refused::Forbidden }
}

pub(crate) fn time(milliseconds: f64) -> Duration {
    Duration::try_from_secs_f64(milliseconds / 1000.0).unwrap_or_default()
}
