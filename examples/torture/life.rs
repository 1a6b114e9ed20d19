//! Owns [`Life`]: a game on an in-memory terminal, from its first start until the player quits.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::{Duration, Instant};

use evil_hangman::app::{App, Event as GameEvent, Input, Request, Session};
use evil_hangman::game::library::ListChoice;
use evil_hangman::game::spec::{Holder, Length, LivesChoice};
use evil_hangman::game::{GameSpec, Library};
use evil_hangman::historyfile::Keeper;
use evil_hangman::services::{Services, Spawn};
use evil_hangman::system::typed::{Parser, Typed};
use evil_hangman::text::keys::Reach;
use evil_hangman::ui::{self, BuiltIn, Depth, Glyphs, Theme};
use evil_hangman::view::View;
use evil_hangman::words::{ENGLISH, ListBuilder, WordList, shown};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::below;
use super::event::{ANSWERS, Event, TEXTS};
use super::home::Home;

/// The maximum number of events in a life.
pub const LIFE: usize = 400;

/// A small list, so that searches take no time and rounds end.
const WORDS: &str = include_str!("../../assets/lists/animals.txt");

/// Results that have been computed but not delivered.
type Thoughts = Rc<RefCell<VecDeque<Input>>>;

/// Answers the game's requests.
type Asked = Box<dyn FnMut(Request) -> Option<Input>>;

/// A game in progress.
pub struct Life {
    seed: u64,
    session: Session<Asked>,
    thoughts: Thoughts,
    terminal: Terminal<TestBackend>,
    theme: Theme,
    /// The folder of its rounds, in some lives.
    home: Option<Home>,
}

fn words(name: &str) -> WordList {
    let mut list = ListBuilder::new(&ENGLISH).named(name);
    list.feed(WORDS.as_bytes()).expect("a word list");
    list.finish().expect("a word list").0
}

impl Life {
    /// Starts a game with settings derived from the seed.
    pub fn begin(seed: u64) -> Self {
        // Only some lives have files, since disks are slow.
        let home = seed.is_multiple_of(4).then(Home::new);
        let terminal = Terminal::new(TestBackend::new(80, 24)).expect("a terminal");
        let (session, thoughts, theme) = start(seed, home.as_ref());
        Self { seed, session, thoughts, terminal, theme, home }
    }

    /// Applies an event and draws; returns whether the game goes on.
    pub fn feed(&mut self, event: &Event) -> bool {
        let input = match event {
            Event::Key(key) => Some(Input::Key(*key)),
            Event::Paste(text) => Some(Input::Paste(TEXTS[*text].to_owned())),
            Event::Click(place) => {
                self.session.app().takes_clicks().then_some(Input::Choose(*place))
            }
            Event::Notice(text) => Some(Input::Notice(shown(TEXTS[*text], false))),
            Event::Thought => self.thoughts.borrow_mut().pop_front(),
            Event::Forget => {
                self.thoughts.borrow_mut().clear();
                None
            }
            Event::Size(columns, rows) => {
                self.terminal.backend_mut().resize(*columns, *rows);
                None
            }
            Event::Answer(number) => {
                self.hear(ANSWERS[*number]);
                None
            }
            Event::Stop => {
                self.stop();
                None
            }
            Event::Litter(kind) => {
                self.home.iter().for_each(|home| home.litter(*kind));
                None
            }
            Event::NoLocks => {
                self.home.iter().for_each(Home::lose_locks);
                None
            }
            Event::NoSpace => {
                self.home.iter().for_each(Home::fill);
                None
            }
            Event::Restart => {
                self.restart();
                None
            }
        };
        let events = input.map(|input| self.session.feed(input)).unwrap_or_default();
        if events.contains(&GameEvent::Quit) || events.contains(&GameEvent::Interrupt) {
            return false;
        }
        if events.contains(&GameEvent::Copy) {
            self.session.feed(Input::Copied);
        }
        self.draw();
        true
    }

    /// Checks that nothing in a terminal's answer is taken for a key.
    fn hear(&self, answer: &[u8]) {
        let mut reader = Parser::default();
        let now = Instant::now();
        for byte in answer {
            reader.read(&[*byte], now);
        }
        reader.give_up();
        let mut typed = std::iter::from_fn(|| reader.pop());
        assert_eq!(typed.find(|typed| matches!(typed, Typed::Event(_))), None, "{answer:x?}");
    }

    /// Suspends and continues the program, and checks that the screen is repainted completely.
    fn stop(&mut self) {
        self.draw();
        let before = self.terminal.backend().buffer().clone();
        let size = before.area;
        self.terminal =
            Terminal::new(TestBackend::new(size.width, size.height)).expect("a terminal");
        self.draw();
        // What is behind the first half of a wide character isn't seen.
        let changes = before.diff(self.terminal.backend().buffer());
        assert_eq!(changes, [], "it is painted as it was");
    }

    /// Kills the program, which writes nothing more, and starts it again, so that it finds what was saved.
    fn restart(&mut self) {
        let Some(home) = &mut self.home else { return };
        let gone = start(self.seed, None);
        (self.session, self.thoughts, self.theme) = gone;
        home.check();
        (self.session, self.thoughts, self.theme) = start(self.seed, Some(home));
    }

    fn draw(&mut self) {
        let Self { session, terminal, theme, .. } = self;
        terminal
            .draw(|frame| ui::draw(&View::of(session.app(), Reach::Keys), theme, frame))
            .expect("a picture");
        for cell in terminal.backend().buffer().content() {
            let strange = |c: char| {
                let turns = matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
                c.is_control() || turns
            };
            assert!(!cell.symbol().chars().any(strange), "{:?} is drawn", cell.symbol());
        }
    }
}

/// Starts the game, which resumes an interrupted round.
fn start(seed: u64, home: Option<&Home>) -> (Session<Asked>, Thoughts, Theme) {
    let rng = &mut SmallRng::seed_from_u64(!seed);
    let library = Library::new(Some(words(TEXTS[below(rng, TEXTS.len())])));
    let preferences = GameSpec {
        opponent: Holder::ALL[below(rng, Holder::ALL.len())],
        list: ListChoice::User,
        length: Length::Letters(3 + below(rng, 6)),
        lives: LivesChoice::Number((1 + below(rng, 26)).to_string().parse().expect("misses")),
        opening: evil_hangman::game::opening::OpeningChoice::None,
        seed: None,
    };
    let mut app = App::new(library, preferences, seed).showing_words_left(below(rng, 2) == 0);
    let begins = below(rng, 2) == 0;
    let themes = [BuiltIn::Dusk, BuiltIn::Paper, BuiltIn::Mono, BuiltIn::Contrast];
    let glyphs = if below(rng, 2) == 0 { Glyphs::UNICODE } else { Glyphs::ASCII };
    let theme = Theme::new(themes[below(rng, themes.len())], Depth::True, glyphs);
    let thoughts = Thoughts::default();
    let keeper = Keeper::new(home.map(Home::store));
    if begins {
        app.begin();
    }
    let mut services = Services::new(keeper, Spawn::Inline { finds_par: false }, Duration::ZERO);
    let later = Rc::clone(&thoughts);
    let outside = move |request| {
        use evil_hangman::app::Host;
        let found = match request {
            // Quick answers are enough here; searches are tested elsewhere.
            Request::Think(question, ticket) => {
                question.at_once().map(|reply| Input::Answer(ticket, reply))
            }
            request => services.execute(request),
        };
        later.borrow_mut().extend(found);
        None
    };
    let outside: Asked = Box::new(outside);
    let mut session = Session::new(app, outside);
    session.feed(Input::Begin);
    (session, thoughts, theme)
}
