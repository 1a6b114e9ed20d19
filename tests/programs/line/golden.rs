//! Golden conversations, word for word. Together they use every command and reach every ending, so a change
//! of wording shows up here in full.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::fmt::Write as _;
use std::io::{self, BufRead, Read, Write};
use std::rc::Rc;
use std::sync::Arc;

use evil_hangman::app::{App, Host, Input, Request, Session};
use evil_hangman::cli;
use evil_hangman::engine::Opponent;
use evil_hangman::game::{
    AnalysisInput, Challenge, Difficulty, GameSpec, Holder, Judge, Length, Library, ListChoice,
    LivesChoice, Round, UserList,
};
use evil_hangman::history::{Career, Record};
use evil_hangman::historyfile::Keeper;
use evil_hangman::line::{Display, Line};
use evil_hangman::services::{NoPause, Services, Spawn};
use evil_hangman::text::keys::Reach;
use evil_hangman::text::story;
use evil_hangman::words::{ENGLISH, ListBuilder, Tier, Word};

/// The first numbered day, at 19:48.
const NOW: u64 = 1_795_219_200 + 71_280;

/// Sets a word; plays one that was received, to its end; and asks how it was guessed, with a damaged line first.
const NINE: &str = "no go ally beta cool deal else flew good hope ibex sixsix";

/// The output and the typed input, as they appear on one screen.
#[derive(Clone, Default)]
struct Paper(Rc<RefCell<Vec<u8>>>);

impl Paper {
    fn text(&self) -> String {
        String::from_utf8(self.0.borrow().clone()).unwrap()
    }
}

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
    lines: VecDeque<String>,
    paper: Paper,
    typed: VecDeque<u8>,
}

impl Read for Typist {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let ready = self.fill_buf()?;
        let count = ready.len().min(into.len());
        into[..count].copy_from_slice(&ready[..count]);
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for Typist {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.typed.is_empty()
            && let Some(line) = self.lines.pop_front()
        {
            self.typed.extend(line.bytes().chain(*b"\n"));
            writeln!(self.paper, "{line}")?;
        }
        Ok(self.typed.make_contiguous())
    }

    fn consume(&mut self, count: usize) {
        self.typed.drain(..count);
    }
}

/// The services of a game, with rounds saved in memory and a clock that never advances.
struct Behind {
    services: Services,
    records: Vec<Record>,
    left: Option<evil_hangman::history::InPlay>,
    learned: Result<(), &'static str>,
    now: u64,
}

impl Host for Behind {
    fn execute(&mut self, request: Request) -> Option<Input> {
        match request {
            Request::ReadStatistics(ticket) => {
                let career = Career::of(&self.records, self.now);
                Some(Input::Statistics(ticket, Box::new(career), None))
            }
            Request::Keep(ended) => {
                self.records.push(Record::new(*ended, self.now));
                None
            }
            Request::FindLeft => self.left.clone().map(|round| Input::Left(Box::new(round))),
            Request::Remember(word) => {
                let why = |why: &str| why.to_owned();
                Some(Input::Remembered(self.learned.map(|()| word).map_err(why)))
            }
            request => self.services.execute(request),
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
struct Talk {
    app: App,
    records: Vec<Record>,
    learned: Result<(), &'static str>,
    left: Option<evil_hangman::history::InPlay>,
    begins: bool,
    now: u64,
}

/// Sets up a conversation with a list of the player's own.
fn own(words: &str, holder: impl Into<Holder>, length: usize, lives: &str) -> Talk {
    let mut list = ListBuilder::new(&ENGLISH);
    list.feed(words.replace(' ', "\n").as_bytes()).unwrap();
    let words = UserList { name: "words.txt".into(), words: list.finish().unwrap().0 };
    let preferences = GameSpec {
        opponent: holder.into(),
        list: ListChoice::User,
        length: Length::Letters(length),
        lives: LivesChoice::Number(lives.parse().unwrap()),
        opening: evil_hangman::game::OpeningChoice::None,
        seed: None,
    };
    Talk::of(App::new(Library::new(Some(words)), preferences, 1).showing_words_left(false))
}

/// Sets up a conversation with a built-in list.
fn common(holder: impl Into<Holder>, length: usize, difficulty: Difficulty) -> Talk {
    let preferences = GameSpec {
        opponent: holder.into(),
        list: ListChoice::Embedded(Tier::Common),
        length: Length::Letters(length),
        lives: LivesChoice::Named(difficulty),
        opening: evil_hangman::game::OpeningChoice::None,
        seed: None,
    };
    Talk::of(App::new(Library::new(None), preferences, 1).showing_words_left(false))
}

impl Talk {
    fn of(app: App) -> Self {
        Self { app, records: Vec::new(), learned: Ok(()), left: None, begins: false, now: NOW }
    }

    /// Skips the questions before the first round.
    fn at_once(self) -> Self {
        Self { begins: true, ..self }
    }

    /// Plays a script with a line for each answer, and returns what is said and typed.
    fn script(mut self, script: &str) -> String {
        let paper = Paper::default();
        let lines = script.split('/').map(|line| line.trim().to_owned()).collect();
        let behind = Behind {
            services: Services::new(Keeper::default(), Spawn::Inline, Arc::new(NoPause)),
            records: self.records,
            left: self.left,
            learned: self.learned,
            now: self.now,
        };
        if self.begins {
            self.app.begin();
        }
        let line = Line {
            input: Typist { lines, paper: paper.clone(), typed: VecDeque::new() },
            output: paper.clone(),
            echoed: true,
            secret: None,
            bell: None,
            display: Display::default(),
            reach: Reach::Keys,
        };
        line.play(Session::new(self.app, behind)).unwrap();
        paper.text()
    }
}

/// Plays these letters and returns the round.
fn round(talk: Talk, letters: &str) -> Round {
    let mut app = talk.app;
    app.begin();
    for c in letters.chars() {
        let key = c.to_string().parse().unwrap();
        let _ = app.handle(&Input::Key(key));
    }
    match app.screen() {
        evil_hangman::app::Screen::Playing(playing) => playing.round().clone(),
        evil_hangman::app::Screen::GameOver(over) => over.finished().round.clone(),
        _ => panic!("no round"),
    }
}

/// Retells a round as `replay` does.
fn told(round: Round) -> String {
    let judged = Judge::new(u64::MAX).judge(&AnalysisInput::of(&round), &|| false, &mut |_| ());
    story::tell(&round.finish(), &judged, Reach::Keys).join("\n") + "\n"
}

macro_rules! golden {
    ($($name:ident: $talk:expr;)*) => {
        $(
            #[test]
            fn $name() {
                insta::assert_snapshot!(stringify!($name), $talk);
            }
        )*
    };
}

golden! {
    a_lost_round: own(NINE, Opponent::Greedy, 4, "3").at_once().script(
        "help/repeat/letters/words left/x-ray/families/more/hint/hint/hint/hint/e/count on/x-ray/more/families/more/\
         e/7/ee/story/back/lesson/o/count off/count/letters/repeat/hint/hint/t/z/\
         help/maybe/hint/story/more/more/more/slips/more/share/more/prove cool/words/more/prove/prove deal/more/prove\
         /toolong/prove/c1ol/prove//words/more/back/lesson/e//e/??//z//\
         statistics/more/more/ladder/what if/9/back/what if 3/help/repeat/g/new game/back/what if e/a/\
         l/c/o/share/words/prove else/back/what if o/back/climb/e/give up/yes/change/4/3/quit",
    );
    a_round_that_is_won: own(NINE, Opponent::Greedy, 4, "9").at_once()
        .script("e/o/t/g/c/l/help/story/more/slips/words/prove good/share/n/quit");
    fair_with_a_seal: own(NINE, Opponent::Fair, 4, "3").at_once().script(
        "hint/hint/e/x-ray/families/z/x/q/words/prove cool/story/more/slips/more/fair/again/quit",
    );
    a_friends_word: own(NINE, Opponent::Friend, 4, "3").script(
        "help/what/back/settings//n3e//friend/back/friend/qoph/3/o/x-ray/hint/z/x/v/story/more/words/more/prove qoph/prove hope/share/\
         again//4/3/quit",
    );
    the_game_of_the_day: common(Opponent::Merciless, 8, Difficulty::Even)
        .script("statistics/today/n/today/yes/hint//hint/help/yes/hint/quit");
    a_word_that_is_found: own(NINE, Holder::You, 4, "6").at_once().script(
        "help/repeat/hm/undoo/y/9/1 9/,//undo/-e--/undo/2/repeat/2 3/3/hm//repeat/undo/3/y/help/statistics/ladder/lesson/back/story/what if/against/\
         help/hint/again/quit",
    );
    answers_that_contradict_each_other: own(NINE, Holder::You, 4, "6").at_once().script(
        "n/4/n/undo/n/help/repeat/hm/9/1/2//undo/-a--/3//n/n/n/n/n/n/n/n/qoph/n/quit",
    );
    told_again_lost: told(round(own(NINE, Opponent::Greedy, 4, "3"), "eotxz"));
}

#[test]
fn the_word_of_a_duel_is_not_said() {
    let word = Word::parse("deal", &ENGLISH).unwrap();
    let challenge = Challenge::new(word, "3".parse().unwrap(), 1);
    let mut talk = own(NINE, Opponent::Friend, 4, "3");
    talk.app.begin_challenge(&challenge);
    let said = talk.script("e/z/give up//give up/y/share/quit");
    insta::assert_snapshot!("a_duel", said);
}

/// The help of the program and of each command.
#[test]
fn help() {
    let mut command = cli::documented().term_width(100);
    command.build();
    let mut said = String::new();
    let mut open = vec![command];
    while let Some(mut command) = open.pop() {
        let told = command.render_long_help();
        writeln!(said, "=== {}\n{told}", command.get_name()).unwrap();
        let mut below: Vec<_> = command.get_subcommands().cloned().collect();
        below.reverse();
        open.extend(below.into_iter().filter(|command| command.get_name() != "help"));
    }
    insta::assert_snapshot!("help", said);
}
