//! Owns [`Game`]: the full screen in a page. The page hands in what happens and paints the cells that changed.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use evil_hangman::app::keys::{self, Action, Context};
use evil_hangman::app::{Event, Host, Input, Key, Pick, Request, Screen, Session};
use evil_hangman::game::{Challenge, Day, Lives};
use evil_hangman::text::end::{result_to_share, to_copy};
use evil_hangman::text::keys::Reach;
use evil_hangman::text::puzzle;
use evil_hangman::ui::figures::Figure;
use evil_hangman::ui::motion::{Animation, Moment, Motion, Moves};
use evil_hangman::ui::theme::{BuiltIn, Depth, Glyphs, Theme};
use evil_hangman::ui::{self, Look, Targets};
use evil_hangman::words::{ENGLISH, Word};
use ratatui::Terminal;
use ratatui::layout::Position;
use ratatui::style::Color;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::buttons::{Button, buttons};
use crate::chosen::Chosen;
use crate::host::BrowserHost;
use crate::local::{self, Local};
use crate::own;
use crate::screen::Cells;
use crate::start::{Start, ask_for_daily};
use crate::storage::{Keeper, Storage};
use crate::text;

type BoxedHost = Box<dyn FnMut(Request) -> Option<Input>>;

/// For so long a letter may have been meant for the round that has just ended.
const HASTE: Duration = Motion::Ending.length();

/// The theme that goes by the page's ground.
const AUTO: &str = "auto";

/// Something that can be clicked on.
#[wasm_bindgen]
pub struct Target(Input);

/// The game in a page.
#[wasm_bindgen]
pub struct Game {
    session: Session<BoxedHost>,
    host: Rc<RefCell<BrowserHost<Local>>>,
    terminal: Terminal<Cells>,
    targets: Targets,
    motion: Animation,
    light: bool,
    contrast: bool,
    touch: bool,
    day: Day,
    /// Whether the game of the day is to begin.
    daily: bool,
    over_since: Option<Duration>,
    /// The buttons that the page shows.
    shown: Vec<Button>,
    /// Whether the player has tapped on what can be typed.
    types: bool,
    copies: bool,
    notices: Rc<RefCell<Vec<String>>>,
    quit: bool,
}

#[wasm_bindgen]
impl Game {
    /// The game that the link opens, for the tab of this name. If data files are missing then, they are loaded and
    /// another game is made; otherwise it begins with [`Game::begin`].
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str, tab: &str, seed: u64, columns: u16, rows: u16) -> Self {
        console_panics();
        local::notes_missing(true);
        let mut keeper = Keeper::new(Local, tab);
        let chosen = Chosen::read(keeper.storage());
        let day = Day::at(keeper.storage().now());
        let elsewhere = keeper.elsewhere().filter(|_| link.is_empty());
        let notices = keeper.unreadable().into_iter().chain(elsewhere);
        let Start { app, daily, news } = Start::of(link, &mut keeper, seed);
        let notices = Rc::new(RefCell::new(notices.chain(news).collect::<Vec<_>>()));
        let names = std::iter::once(AUTO).chain(themes().map(BuiltIn::name));
        let used = chosen.theme.as_deref().unwrap_or(AUTO);
        let app = app.with_themes(names.map(str::to_owned).collect(), used).asking_first();
        let figures = Figure::ALL.map(|(_, name)| name.to_owned()).to_vec();
        let used = chosen.figure.as_deref().unwrap_or(Figure::Gallows.name());
        let app = app.with_figures(figures, used).with_puzzles(chosen.puzzles());
        let host = Rc::new(RefCell::new(BrowserHost::with_workers(keeper)));
        let (theirs, shown) = (Rc::clone(&host), Rc::clone(&notices));
        // The page shows notices beside the screen, of which a small one has no room for all of a sentence.
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
            terminal: terminal(columns, rows),
            targets: Targets::default(),
            motion: Animation::new(Moves::Auto, true),
            light: false,
            contrast: false,
            touch: false,
            day,
            daily,
            over_since: None,
            shown: Vec::new(),
            types: false,
            copies: false,
            notices,
            quit: false,
        }
    }

    /// Begins, with the game of the day if the link opens it.
    pub fn begin(&mut self) {
        local::notes_missing(true);
        self.session.feed(Input::Begin);
        if std::mem::take(&mut self.daily) {
            self.session.feed(Input::Act(Action::Daily));
        }
        local::notes_missing(false);
    }

    /// How the page is looked at: on a light ground, with much contrast, at rest, with fingers.
    pub fn look(&mut self, light: bool, contrast: bool, still: bool, touch: bool) {
        (self.light, self.contrast, self.touch) = (light, contrast, touch);
        self.motion.allow(Moves::Auto, !still);
        self.motion.see(true);
    }

    /// The page has room for so many columns and rows.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.terminal = terminal(columns, rows);
    }

    /// Whether the game does something with a key; the browser does not get it then. Keys with Ctrl or Alt are the
    /// browser's.
    #[must_use]
    pub fn takes(&self, key: &str) -> bool {
        let Ok(key) = key.parse::<Key>() else { return false };
        let context = self.session.app().context();
        keys::action(context, key).is_some() || key.typed().is_some()
    }

    /// Whether a key only chooses in the form, which needs no words that are not loaded.
    #[must_use]
    pub fn key_chooses(&self, key: &str) -> bool {
        key.parse().is_ok_and(|key| self.chooses(&Input::Key(key)))
    }

    /// What a click on a cell does, as of now: when words have to be loaded before it is done, a soft keyboard may have
    /// been put away, and something else be at that cell.
    #[must_use]
    pub fn target(&self, column: u16, row: u16) -> Option<Target> {
        self.targets.click(Position::new(column, row)).map(Target)
    }

    /// Whether a target only chooses in the form.
    #[must_use]
    pub fn target_chooses(&self, target: &Target) -> bool {
        self.chooses(&target.0)
    }

    /// Whether an input only chooses in the form. Files that are missing for the game of the day are recorded before it
    /// begins.
    fn chooses(&self, input: &Input) -> bool {
        let context = self.session.app().context();
        let action = match input {
            Input::Key(key) => keys::action(context, *key),
            Input::Act(action) => Some(*action),
            Input::Pick(pick) => return !matches!(pick, Pick::Home(_)),
            _ => None,
        };
        if action == Some(Action::Daily) {
            local::notes_missing(true);
            ask_for_daily(self.session.app(), self.day);
            local::notes_missing(false);
        }
        let chooses = matches!(
            action,
            None | Some(Action::Previous | Action::Next | Action::Less | Action::More)
                | Some(Action::Type(_) | Action::Erase | Action::Help)
        );
        chooses && matches!(context, Context::Choice | Context::Text)
    }

    /// A key was pressed, at this time in milliseconds.
    pub fn key(&mut self, key: &str, now: f64) {
        let Ok(key) = key.parse::<Key>() else { return };
        let now = time(now);
        let hasty = self.over_since.is_some_and(|since| now.saturating_sub(since) < HASTE);
        self.player(if hasty { Input::Hasty(key) } else { Input::Key(key) }, now);
    }

    /// Text was pasted.
    pub fn paste(&mut self, text: String, now: f64) {
        self.player(Input::Paste(text), time(now));
    }

    /// A target was clicked on or tapped, or none.
    pub fn click(&mut self, target: Option<Target>, now: f64) {
        self.types = matches!(target, Some(Target(Input::Pick(Pick::Row(_)))));
        if let Some(Target(input)) = target {
            self.player(input, time(now));
        }
    }

    /// Whether a click on a cell does something.
    #[must_use]
    pub fn is_target(&self, column: u16, row: u16) -> bool {
        self.target(column, row).is_some()
    }

    /// The places where a click does something: column, row, columns and rows of each.
    #[must_use]
    pub fn areas(&self) -> Vec<u16> {
        self.targets.areas().iter().flat_map(|at| [at.x, at.y, at.width, at.height]).collect()
    }

    /// The buttons below the screen: what each does, and its key, which may be empty.
    pub fn buttons(&mut self) -> Vec<String> {
        self.shown = buttons(self.session.app());
        let parts = |button: &Button| [button.label.clone(), button.key.clone()];
        self.shown.iter().flat_map(parts).collect()
    }

    /// Whether a button needs no words that are not loaded.
    #[must_use]
    pub fn button_chooses(&self, number: usize) -> bool {
        self.shown.get(number).is_none_or(|button| self.chooses(&Input::Act(button.action)))
    }

    /// The button with this number, from 0, was pressed.
    pub fn press(&mut self, number: usize, now: f64) {
        let Some(button) = self.shown.get(number) else { return };
        self.player(Input::Act(button.action), time(now));
    }

    /// A letter was pressed, where the screen has no keys for letters.
    pub fn letter(&mut self, letter: char, now: f64) {
        self.player(Input::Act(Action::Type(letter)), time(now));
    }

    /// The letters for which the page shows keys.
    #[must_use]
    pub fn letters(&self) -> String {
        match self.session.app().context() {
            Context::Lesson => ('a'..='z').collect(),
            _ => String::new(),
        }
    }

    /// The wheel was turned over a cell, or a finger moved there.
    pub fn scroll(&mut self, column: u16, row: u16, down: bool, now: f64) {
        if let Some(input) = self.targets.wheel(Position::new(column, row), down) {
            self.player(input, time(now));
        }
    }

    /// A worker has done a task; returns false for what is no finding.
    pub fn found(&mut self, number: u32, finding: &str, now: f64) -> bool {
        let Ok(finding) = serde_json::from_str(finding) else { return false };
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

    /// Paints. The cells that have changed are in [`Game::changed`] and [`Game::symbols`] then. Returns the
    /// milliseconds to the next picture; nothing if nothing moves.
    pub fn draw(&mut self, now: f64) -> Option<f64> {
        let now = time(now);
        let theme = self.theme();
        self.motion.see(theme.has_colours());
        let moving = self.motion.at(now);
        let backend = self.terminal.backend_mut();
        backend.changed.clear();
        backend.symbols.clear();
        let (app, targets) = (self.session.app(), &self.targets);
        let figure = app.figure().and_then(Figure::named).unwrap_or(Figure::Gallows);
        let look = Look {
            figure,
            moving,
            touch: self.touch,
            reach: Reach::Buttons,
            targets: Some(targets),
            ..Look::still(&theme)
        };
        // This screen cannot fail.
        local::notes_missing(true);
        let _ = self.terminal.draw(|frame| ui::draw_at(app, &look, frame));
        local::notes_missing(false);
        self.motion.next_frame_in(now).map(|wait| wait.as_secs_f64() * 1000.0)
    }

    /// The cells that have changed, as [`Cells`] has them.
    #[must_use]
    pub fn changed(&self) -> Vec<u32> {
        self.terminal.backend().changed.clone()
    }

    /// What those cells show, with a line end behind each.
    #[must_use]
    pub fn symbols(&self) -> String {
        self.terminal.backend().symbols.clone()
    }

    /// The column and the row where a text is typed, or nothing.
    #[must_use]
    pub fn cursor(&self) -> Option<Vec<u16>> {
        self.terminal.backend().cursor.map(|at| vec![at.x, at.y])
    }

    /// The page's own colours: ink and ground.
    #[must_use]
    pub fn colours(&self) -> Vec<u32> {
        let style = self.theme().whole();
        let of = |colour: Option<Color>| match colour {
            Some(Color::Rgb(r, g, b)) => u32::from_be_bytes([0, r, g, b]),
            _ => crate::screen::DEFAULT,
        };
        vec![of(style.fg), of(style.bg)]
    }

    /// Whether the form is in front, so that another one can take its place.
    #[must_use]
    pub fn chooses_now(&self) -> bool {
        matches!(self.session.app().context(), Context::Choice | Context::Text)
    }

    /// Whether a word or a number can be typed.
    #[must_use]
    pub fn wants_text(&self) -> bool {
        matches!(
            self.session.app().context(),
            Context::Text | Context::Word | Context::WholeWord | Context::Duel
        )
    }

    /// Whether a phone shows its keyboard: a word is to be typed, or a number that was tapped on.
    #[must_use]
    pub fn wants_keyboard(&self) -> bool {
        let app = self.session.app();
        match app.context() {
            Context::Word | Context::StoryWords | Context::Duel => true,
            Context::Text => self.types,
            _ => false,
        }
    }

    /// What the screen is, for scripts that drive the page.
    #[must_use]
    pub fn context(&self) -> String {
        format!("{:?}", self.session.app().context())
    }

    /// Whether the player has asked to copy the result since this was asked last.
    pub fn copies(&mut self) -> bool {
        std::mem::take(&mut self.copies)
    }

    /// Whether the player has quit.
    #[must_use]
    pub fn has_quit(&self) -> bool {
        self.quit
    }

    /// The result was copied.
    pub fn copied(&mut self, now: f64) {
        self.feed(Input::Copied, time(now));
    }

    /// What there is to share of the round that is over, and what stands behind the `#` of a link to it;
    /// nothing if no round is over.
    #[must_use]
    pub fn share(&self) -> Option<Vec<String>> {
        let app = self.session.app();
        let text = to_copy(app, true, Reach::Buttons)?;
        // What is copied of a duel that is in front is a challenge, which is a link as it stands.
        if app.duel().is_some() {
            return Some(vec![text.clone(), text]);
        }
        if let Screen::Puzzle(screen) = app.screen() {
            return Some(vec![text, puzzle::opens(screen)]);
        }
        let Screen::GameOver(over) = app.screen() else { return None };
        let sent = Challenge::of(over.finished());
        let link = match (sent, over.duel_result()) {
            (Some(sent), Some(result)) => format!("{sent} {result}"),
            // Friends play it themselves, so the link has no letters.
            _ => result_to_share(over).opens().unwrap_or_default(),
        };
        Some(vec![text, link])
    }

    /// The transcript of the round that is over, or nothing.
    #[must_use]
    pub fn transcript(&self) -> Option<String> {
        match self.session.app().screen() {
            Screen::GameOver(over) => Some(over.ended().transcript.to_string()),
            _ => None,
        }
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

    /// Takes in a history. Returns a sentence.
    pub fn import(&mut self, lines: &str) -> String {
        self.host.borrow_mut().keeper.import(lines)
    }

    fn theme(&self) -> Theme {
        let automatic = match (self.contrast, self.light) {
            (true, _) => BuiltIn::Contrast,
            (false, true) => BuiltIn::Paper,
            (false, false) => BuiltIn::Dusk,
        };
        let used = self.session.app().theme();
        themed(themes().find(|theme| Some(theme.name()) == used).unwrap_or(automatic))
    }

    /// Takes in what the player does.
    fn player(&mut self, input: Input, now: Duration) {
        self.motion.skip();
        self.feed(input, now);
    }

    fn feed(&mut self, input: Input, now: Duration) {
        let before = Moment::of(self.session.app());
        let guesses = matches!(self.session.app().context(), Context::Playing | Context::WhatIf);
        let chooses = self.chooses(&input);
        local::notes_missing(chooses);
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
        if let Some(begins) = before.leads_to(Moment::of(self.session.app())) {
            self.motion.start(begins, now);
        }
    }
}

fn themed(theme: BuiltIn) -> Theme {
    Theme::new(theme, Depth::True, Glyphs::UNICODE)
}

/// The themes with colours of their own: a page has no terminal's colours.
fn themes() -> impl Iterator<Item = BuiltIn> {
    BuiltIn::ALL
        .into_iter()
        .filter(|theme| matches!(themed(*theme).whole().bg, Some(Color::Rgb(..))))
}

/// Seals a word for a friend who has this many misses. Returns the challenge.
///
/// # Errors
/// A sentence, if it is no word.
#[wasm_bindgen]
pub fn challenge(word: &str, misses: u32, seed: u64) -> Result<String, String> {
    let word = Word::parse(word, &ENGLISH)
        .map_err(|error| evil_hangman::text::sentence(&error.to_string()))?;
    Ok(Challenge::new(word, Lives::at_least_one(misses), seed).to_string())
}

/// The screen, and below what the page shows of it the line about keys, for which the page has buttons.
fn terminal(columns: u16, rows: u16) -> Terminal<Cells> {
    let hidden = match rows {
        18.. => 2,
        7.. => 1,
        _ => 0,
    };
    match Terminal::new(Cells::new(columns.max(1), rows.max(1) + hidden)) {
        Ok(terminal) => terminal,
        Err(never) => match never {},
    }
}

fn time(milliseconds: f64) -> Duration {
    Duration::try_from_secs_f64(milliseconds / 1000.0).unwrap_or_default()
}

/// Has panics reported where the browser shows errors.
fn console_panics() {
    std::panic::set_hook(Box::new(|panic| crate::local::report(&panic.to_string())));
}
