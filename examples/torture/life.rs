//! Owns [`Life`]: a game on a terminal that is only remembered, from its start until it is left.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use evil_hangman::app::{App, Errand, Event as GameEvent, Input, Preferences, Session};
use evil_hangman::config::parse;
use evil_hangman::desk::Desk;
use evil_hangman::engine::Opponent;
use evil_hangman::game::{Difficulty, Holder, Library, ListChoice, UserList};
use evil_hangman::historyfile::Keeper;
use evil_hangman::ui::{self, BuiltIn, Depth, Glyphs, Theme};
use evil_hangman::words::{ENGLISH, ListBuilder, WordList, shown};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::below;
use super::event::{Event, TEXTS};

/// Events of a life at most.
pub const LIFE: usize = 400;

/// A small list, so that thinking takes no time and rounds end.
const WORDS: &str = include_str!("../../assets/lists/animals.txt");

/// What has been found out and not been handed in.
type Thoughts = Rc<RefCell<VecDeque<Input>>>;

/// A game that is being played.
pub struct Life {
    session: Session<Box<dyn FnMut(Errand) -> Option<Input>>>,
    thoughts: Thoughts,
    terminal: Terminal<TestBackend>,
    theme: Theme,
}

fn words() -> WordList {
    let mut list = ListBuilder::new(&ENGLISH);
    list.feed(WORDS.as_bytes()).expect("a word list");
    list.finish().expect("a word list").0
}

impl Life {
    /// A game with settings that the seed chooses.
    pub fn begin(seed: u64) -> Self {
        let rng = &mut SmallRng::seed_from_u64(!seed);
        // As the name of a file is taken.
        let name = shown(TEXTS[below(rng, TEXTS.len())], false);
        let library = Library::new(Some(UserList { name, words: words() }));
        let holders: Vec<Holder> = ["fair", "greedy", "merciless", "merciful", "friend", "you"]
            .iter()
            .filter_map(|name| parse::holder(name).ok())
            .collect();
        let opponent = holders
            .get(below(rng, holders.len().max(1)))
            .copied()
            .unwrap_or(Opponent::Greedy.into());
        let preferences = Preferences {
            opponent,
            list: ListChoice::User,
            length: 3 + below(rng, 6),
            lives: (1 + below(rng, 26)).to_string().parse().expect("misses"),
            difficulty: Difficulty::Custom,
            shows_words_left: below(rng, 2) == 0,
        };
        let mut app = App::new(library, preferences, seed);
        if below(rng, 2) == 0 {
            app.begin();
        }
        let themes = [BuiltIn::Dusk, BuiltIn::Paper, BuiltIn::Mono, BuiltIn::Contrast];
        let glyphs = if below(rng, 2) == 0 { Glyphs::UNICODE } else { Glyphs::ASCII };
        let theme = Theme::new(themes[below(rng, themes.len())], Depth::True, glyphs);
        let thoughts = Thoughts::default();
        let mut desk = Desk::on_the_spot(Keeper::default());
        let later = Rc::clone(&thoughts);
        let outside = move |errand| {
            use evil_hangman::app::Outside;
            let found = match errand {
                // The mind takes its moment; what it answers is tested elsewhere.
                Errand::Think(question, ticket) => {
                    question.at_once().map(|reply| Input::Answer(ticket, reply))
                }
                // Nothing is written down anywhere.
                Errand::Remember(word) => Some(Input::Remembered(Ok(word))),
                errand => desk.carry_out(errand),
            };
            later.borrow_mut().extend(found);
            None
        };
        let outside: Box<dyn FnMut(Errand) -> Option<Input>> = Box::new(outside);
        let mut session = Session::new(app, outside);
        session.feed(Input::Begin);
        let terminal = Terminal::new(TestBackend::new(80, 24)).expect("a terminal");
        Self { session, thoughts, terminal, theme }
    }

    /// Lets something happen, and draws; says whether life goes on.
    pub fn feed(&mut self, event: &Event) -> bool {
        let input = match event {
            Event::Key(key) => Some(Input::Key(*key)),
            Event::Paste(text) => Some(Input::Paste(TEXTS[*text].to_owned())),
            Event::Click(place) => {
                self.session.app().takes_clicks().then_some(Input::Click(*place))
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

    fn draw(&mut self) {
        let Self { session, terminal, theme, .. } = self;
        terminal.draw(|frame| ui::draw(session.app(), theme, frame)).expect("a picture");
        for cell in terminal.backend().buffer().content() {
            let strange = |c: char| {
                let turns = matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
                c.is_control() || turns
            };
            assert!(!cell.symbol().chars().any(strange), "{:?} is drawn", cell.symbol());
        }
    }
}
