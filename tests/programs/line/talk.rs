//! Scripted conversations, and the state that they lead to.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, BufReader, Read, Write};
use std::rc::Rc;
use std::time::Duration;

use evil_hangman::app::{App, Host, Input, Preference, Request, Session};
use evil_hangman::game::library::ListChoice;
use evil_hangman::game::spec::{Difficulty, Holder, LivesChoice};
use evil_hangman::game::{GameSpec, Library, Transcript};
use evil_hangman::history::{Career, Ended, InPlay, Record};
use evil_hangman::historyfile::Keeper;
use evil_hangman::line::{Display, Line};
use evil_hangman::services::{Services, Spawn};
use evil_hangman::words::{ENGLISH, EmbeddedList};

use crate::support::game;

/// The first numbered day, at 19:48.
const NOW: u64 = 1_795_219_200 + 71_280;

/// The nine words of the classic assignment, and two lengths with few words.
pub const NINE: &str = "no go ally beta cool deal else flew good hope ibex sixsix";

/// The output and the typed input, as they appear on one screen.
#[derive(Clone, Default)]
struct Paper(Rc<RefCell<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Types the lines of a script when the game asks for input.
struct Typist {
    echoed: bool,
    lines: VecDeque<String>,
    paper: Paper,
    typed: VecDeque<u8>,
}

impl Read for Typist {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.typed.is_empty()
            && let Some(line) = self.lines.pop_front()
        {
            self.typed.extend(line.bytes().chain(*b"\n"));
            let end = if self.echoed { "\n" } else { "" };
            write!(self.paper, "{line}{end}")?;
        }
        self.typed.read(into)
    }
}

/// What a conversation has led to.
#[derive(Clone, Default)]
pub struct After {
    /// What was said and typed.
    pub said: String,
    /// The rounds that have ended.
    pub ended: Vec<Ended>,
    /// The round that was saved last.
    pub saved: Option<InPlay>,
    /// What was chosen.
    pub chosen: Vec<Preference>,
}

impl After {
    /// Describes the round that was saved last: "greedy 4 3 E- O2,3"; empty if none was.
    pub fn saved(&self) -> String {
        self.saved.as_ref().map(|saved| described(&saved.transcript)).unwrap_or_default()
    }

    /// Describes the rounds that have ended.
    pub fn ended(&self) -> Vec<String> {
        self.ended.iter().map(|ended| described(&ended.transcript)).collect()
    }
}

fn described(round: &Transcript) -> String {
    let mut described = format!("{} {} {}", round.opponent, round.length, round.lives);
    for (guess, choice) in &round.answers {
        let places: Vec<_> = choice.places.iter().map(|place| (place + 1).to_string()).collect();
        let places = if places.is_empty() { "-".to_owned() } else { places.join(",") };
        described += &format!(" {}{places}", guess.text(&ENGLISH));
    }
    described
}

/// The services of a game, with rounds saved in memory and a clock that never advances.
struct Behind {
    services: Services,
    records: Vec<Record>,
    after: Rc<RefCell<After>>,
}

impl Host for Behind {
    fn execute(&mut self, request: Request) -> Option<Input> {
        let mut after = self.after.borrow_mut();
        match request {
            Request::ReadStatistics(ticket) => {
                let career = Career::of(&self.records, NOW);
                Some(Input::Statistics(ticket, Box::new(career), None))
            }
            Request::Keep(ended) => {
                after.ended.push((*ended).clone());
                self.records.push(Record::new(*ended, NOW));
                None
            }
            Request::Save(round) => {
                after.saved = Some(*round);
                None
            }
            Request::Remember(choice) => {
                after.chosen.push(choice);
                None
            }
            request => {
                drop(after);
                self.services.execute(request)
            }
        }
    }

    fn wait(&mut self) -> Option<Input> {
        self.services.wait()
    }

    fn found(&mut self) -> Option<Input> {
        self.services.found()
    }
}

/// The setup of a conversation.
pub struct Talk {
    pub app: App,
    /// The columns of the terminal; `None` for a pipe.
    pub columns: Option<usize>,
}

/// Sets up a conversation with the nine words.
pub fn nine(holder: impl Into<Holder>, length: usize, lives: u32) -> Talk {
    talk(game::own(&ENGLISH, NINE), game::spec(holder, ListChoice::User, length, lives))
}

/// Sets up a conversation with a built-in list.
pub fn common(holder: impl Into<Holder>, length: usize, difficulty: Difficulty) -> Talk {
    let list = ListChoice::Embedded(EmbeddedList::EVERYDAY);
    let lives = LivesChoice::Named(difficulty);
    talk(Library::new(None), GameSpec { lives, ..game::spec(holder, list, length, 1) })
}

fn talk(library: Library, spec: GameSpec) -> Talk {
    Talk { app: App::new(library, spec, 1).showing_words_left(false), columns: None }
}

impl Talk {
    /// Plays a script with answers between slashes.
    pub fn script(self, script: &str) -> After {
        self.lines(script.split('/').map(|line| line.trim().to_owned()).collect())
    }

    /// Plays these lines.
    pub fn lines(self, lines: VecDeque<String>) -> After {
        let (paper, after) = (Paper::default(), Rc::<RefCell<After>>::default());
        let behind = Behind {
            services: Services::new(
                Keeper::default(),
                Spawn::Inline { finds_par: false },
                Duration::ZERO,
            ),
            records: Vec::new(),
            after: Rc::clone(&after),
        };
        let (echoed, typed) = (self.columns.is_some(), VecDeque::new());
        let line = Line {
            input: BufReader::new(Typist { echoed, lines, paper: paper.clone(), typed }),
            output: paper.clone(),
            echoed,
            secret: None,
            bell: None,
            display: Display { columns: self.columns, ..Display::default() },
        };
        line.play(Session::new(self.app.asking_first(), behind)).unwrap();
        let said = String::from_utf8(paper.0.borrow().clone()).unwrap();
        After { said, ..after.borrow().clone() }
    }
}
