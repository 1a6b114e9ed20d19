//! Golden conversations, word for word. Together they use every command and reach every ending, so a change
//! of wording shows up here in full.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::fmt::Write as _;
use std::io::{self, BufRead, Read, Write};
use std::rc::Rc;
use std::sync::Arc;

use evil_hangman::app::{App, Effect, Host, Input, Offer, Preferences, Request, Session};
use evil_hangman::cli;
use evil_hangman::engine::Opponent;
use evil_hangman::game::{
    AnalysisInput, Challenge, Day, Difficulty, Holder, Judge, Library, ListChoice, Round,
    Transcript, UserList,
};
use evil_hangman::history::{Career, Record};
use evil_hangman::historyfile::Keeper;
use evil_hangman::line::{AnsweredByFlags, Display, Line};
use evil_hangman::services::{NoPause, Services, Spawn};
use evil_hangman::text::keys::Reach;
use evil_hangman::text::{Medium, results, story};
use evil_hangman::words::{ENGLISH, ListBuilder, Tier, Word};

use crate::support::records::played;

/// The first numbered day, at 19:48.
const NOW: u64 = 1_795_219_200 + 71_280;

/// Sets a word; plays one that was received, to its end; and asks how it was guessed, with a damaged line first.
const SCRIPT_OF_A_DUEL: &str = "duel/r2 d2/help/back/elephant/many/3/\
     ehd1 6 bdbc94222b19aa135ec4133c0079c316 b9eef4c1315d85d3 d5fec494d23e70747a1c092412e946df/n/\
     ehd1 6 bdbc94222b19aa135ec4133c0079c316 b9eef4c1315d85d3 d5fec494d23e70747a1c092412e946df/y/\
     e/x/l/p/h/a/n/t/duel/ehr1 EXLPHANT 0000000000000000/ehd1 6 12/\
     ehd1 6 bdbc94222b19aa135ec4133c0079c316 b9eef4c1315d85d3 d5fec494d23e70747a1c092412e946df///again/quit";

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
            Request::KeepAccuracy(moment, accuracy) => {
                let mut records = self.records.iter_mut().rev();
                let record = records.find(|record| record.ended.moment() == moment)?;
                record.accuracy = Some(accuracy);
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
    answered: AnsweredByFlags,
    learned: Result<(), &'static str>,
    left: Option<evil_hangman::history::InPlay>,
    begins: bool,
    now: u64,
}

const ASKED: AnsweredByFlags = AnsweredByFlags { opponent: false, length: false, lives: false };
const ANSWERED: AnsweredByFlags = AnsweredByFlags::ALL;

/// Sets up a conversation with a list of the player's own.
fn own(words: &str, holder: impl Into<Holder>, length: usize, lives: &str) -> Talk {
    let mut list = ListBuilder::new(&ENGLISH);
    list.feed(words.replace(' ', "\n").as_bytes()).unwrap();
    let words = UserList { name: "words.txt".into(), words: list.finish().unwrap().0 };
    let preferences = Preferences {
        opponent: holder.into(),
        list: ListChoice::User,
        length,
        lives: lives.parse().unwrap(),
        difficulty: Difficulty::Custom,
        shows_words_left: false,
        opening: evil_hangman::game::OpeningChoice::None,
    };
    Talk::of(App::new(Library::new(Some(words)), preferences, 1))
}

/// Sets up a conversation with a built-in list.
fn common(holder: impl Into<Holder>, length: usize, difficulty: Difficulty) -> Talk {
    let preferences = Preferences {
        opponent: holder.into(),
        list: ListChoice::Embedded(Tier::Common),
        length,
        lives: "8".parse().unwrap(),
        difficulty,
        shows_words_left: false,
        opening: evil_hangman::game::OpeningChoice::None,
    };
    Talk::of(App::new(Library::new(None), preferences, 1))
}

impl Talk {
    fn of(app: App) -> Self {
        Self {
            app,
            records: Vec::new(),
            answered: ASKED,
            learned: Ok(()),
            left: None,
            begins: false,
            now: NOW,
        }
    }

    /// Skips the questions before the first round.
    fn at_once(self) -> Self {
        Self { answered: ANSWERED, begins: true, ..self }
    }

    fn with(self, rounds: &[&str]) -> Self {
        let records = rounds.iter().map(|round| played(round, NOW, false)).collect();
        Self { records, ..self }
    }

    /// Sets the time.
    fn at(self, now: u64) -> Self {
        Self { now, ..self }
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
        line.play(Session::new(self.app, behind), self.answered).unwrap();
        let said = paper.text();
        assert_eq!(super::grammar::fault(&said), None, "in:\n{said}");
        said
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
    story::tell(&round.finish(), &judged).join("\n") + "\n"
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
    everything_before_a_round: common(Opponent::Merciless, 8, Difficulty::Even).script(
        "help/settings/what/back/more/fair/merciful/greedy/sharp/unabridged/common/1/46/gentle/8/\
         help/many/0/27/back/perfect/you/merciless/cou/count off/count on/8/even/more/quit",
    );
    before_a_round_of_ones_own_words: own(NINE, Opponent::Merciless, 8, "6").script(
        "5/3/7/99999999999999999999/sharp/4/100/back/4/sharp/new game/friend/4//quit",
    );
    the_only_length: own("alpha bravo hotel", Opponent::Merciless, 5, "6")
        .script("back/help/greedy/3/z/new game/n/new game/y/you/6/help/quit");
    par_that_is_not_known: own(&fourteen(), Opponent::Merciless, 3, "6").script("gentle/help/3/a/quit");
    a_lost_round: own(NINE, Opponent::Greedy, 4, "3").at_once().script(
        "help/repeat/letters/words left/x-ray/families/more/why/hint/hint/hint/hint/e/count on/x-ray/more/families/more/\
         e/7/ee/story/seal/back/lesson/o/count off/count/letters/repeat/hint/hint/t/why/z/\
         help/maybe/hint/story/more/more/more/slips/more/share/more/prove cool/words/more/prove/prove deal/more/prove\
         /toolong/prove/c1ol/prove//words/more/against others/more/more/more/seal/back/lesson/e//e/??//z//\
         statistics/more/more/ladder/board/badges/what if/9/back/what if 3/help/repeat/g/new game/back/what if e/a/\
         l/c/o/share/words/prove else/back/what if o/back/climb/e/give up/yes/change/4/3/quit",
    );
    a_round_that_is_won: own(NINE, Opponent::Greedy, 4, "9").at_once()
        .script("e/o/t/g/c/l/help/story/more/slips/words/prove good/share/against/n/quit");
    a_word_is_guessed: own(NINE, Opponent::Greedy, 4, "6").at_once().script(
        "e/word/cool!/hope//word hope/zany/word zany/cold/cool/ally/help/no/n/letters/repeat/x-ray/cool/a/word ally/word good/\
         story/more/slips/more/words/prove cool/more/share/against others/more/more/more/what if cool/back/again/\
         word else/give up/yes/quit",
    );
    a_word_that_wins: own(NINE, Opponent::Greedy, 4, "9").at_once()
        .script("e/o/word good/word cool/story/more/slips/quit");
    told_again_with_a_word: told(again("eh2 common merciless 8 11 42 - Z- Q- :SUNLIGHT:- X-"));
    no_letter_at_all: own(NINE, Opponent::Greedy, 4, "3").at_once()
        .script("give up/story/slips/what if/words/prove/cool/share/against others/more/quit");
    the_only_word: own("elephant", Opponent::Greedy, 8, "3").at_once()
        .script("e/l/p/h/a/n/t/story/more/y/again/q/x/z/words/story/more/quit");
    merciless_on_common_words: common(Opponent::Merciless, 8, Difficulty::Sharp).at_once().script(
        "help/hint/hint/hint/e/x-ray/more/why/a/i/o/families/more/s/r/t/l/n/u/m/c/d/g/p/h/story/more/more/slips/more/words/more/quit",
    );
    merciful_on_common_words: common(Opponent::Merciful, 8, Difficulty::Sharp).at_once()
        .script("hint/why/x-ray/e/x-ray/a/i/q/story/slips/r/word latrines/story/more/slips/quit");
    a_rung_that_is_climbed: common(Opponent::Merciful, 8, Difficulty::Gentle).at(NOW + 86_400 * 2)
        .script(
            "climb/a/e/r/t/i/n/s/c/climb/e/r/a/i/o/t/word maltreat/climb/word stampede/\
             statistics/ladder/board/badges/climb/hint//hint/yes/give up/quit",
        );
    fair_with_a_seal: own(NINE, Opponent::Fair, 4, "3").at_once().script(
        "seal/why/hint/hint/e/x-ray/families/why/z/x/q/seal/words/prove cool/story/more/slips/more/fair/again/quit",
    );
    fair_and_won: own(NINE, Opponent::Fair, 4, "26").at_once()
        .script("e/o/a/l/t/y/b/c/d/s/f/w/g/h/p/i/x/seal/story/more/words/quit");
    a_friends_word: own(NINE, Opponent::Friend, 4, "3").script(
        "help/what/back/settings//n3e//friend/back/friend/qoph/3/o/x-ray/why/hint/z/x/v/story/more/words/more/prove qoph/prove hope/share/\
         against others/more/again//4/3/quit",
    );
    a_friends_word_off_the_list: own(NINE, Opponent::Friend, 4, "9").script(
        "friend/qoph/9/q/x-ray/families/hint/hint/hint/why/o/p/h/story/more/slips/words/seal/change/friend/deal/3/e/quit",
    );
    the_game_of_the_day: common(Opponent::Merciless, 8, Difficulty::Even)
        .script("statistics/today/n/today/yes/hint//hint/help/yes/hint/quit");
    the_game_of_the_day_given_up: common(Opponent::Merciless, 8, Difficulty::Even)
        .script("today/yes/e/a/new game/help/n/new game/y/today/quit");
    statistics_of_some_days: common(Opponent::Merciless, 8, Difficulty::Even)
        .with(&days()).script("statistics/more/more/more/more/more/ladder/board/badges/climb/e/new game/y/quit");
    every_rung_is_climbed: common(Opponent::Merciless, 8, Difficulty::Even)
        .with(&RUNGS).script("ladder/climb/badges/statistics/quit");
    a_word_that_is_found: own(NINE, Holder::You, 4, "6").at_once().script(
        "help/repeat/hm/undoo/y/9/1 9/,//undo/-e--/undo/2/repeat/2 3/3/hm//repeat/undo/3/y/help/statistics/ladder/lesson/back/story/what if/against/seal/\
         help/hint/again/quit",
    );
    answers_that_contradict_each_other: own(NINE, Holder::You, 4, "6").at_once().script(
        "n/4/n/undo/n/help/repeat/hm/9/1/2//undo/-a--/3//n/n/n/n/n/n/n/n/qoph/n/quit",
    );
    a_word_that_is_not_known: own(NINE, Holder::You, 4, "6").at_once()
        .script("n/give up/y/c4t/ab/qoph/help/hm/y/change/4/6/give up/yyyy/n/again/end//quit");
    a_word_that_cannot_be_written_down: Talk {
        learned: Err("The file cannot be written (Permission denied); check the folder."),
        ..own(NINE, Holder::You, 4, "6")
    }.at_once().script("give up/qoph/yes/quit");
    a_wrong_answer: own(NINE, Holder::You, 4, "6").at_once()
        .script("n/n/n/give up/yes/else/quit");
    a_duel_is_set_played_and_checked: own(NINE, Opponent::Greedy, 4, "6").script(SCRIPT_OF_A_DUEL);
    a_word_of_ones_own_is_left: own(NINE, Holder::You, 4, "6").at_once()
        .script("new game/you/4/6/n/new game//new game/yes/merciless/4/1/quit");
    a_round_that_was_left: offered(own(NINE, Opponent::Greedy, 4, "6")).script("help/yes/repeat/quit");
    a_round_that_is_left_for_later: offered(own(NINE, Opponent::Greedy, 4, "6")).script("/continue/repeat/quit");
    a_round_that_waits_for_the_end_of_another: left_before(own(NINE, Opponent::Greedy, 4, "1"))
        .at_once().script("continue/z/resume/repeat/quit");
    a_round_that_was_left_is_given_up: offered(own(NINE, Opponent::Greedy, 4, "6")).script("give up/yes/quit");
    a_round_that_was_left_is_left: offered(own(NINE, Opponent::Greedy, 4, "6")).script("quit");
    told_again_lost: told(round(own(NINE, Opponent::Greedy, 4, "3"), "eotxz"));
    told_again_won: told(round(own(NINE, Opponent::Greedy, 4, "9"), "eotgcl"));
    told_again_given_up: told(round(own(NINE, Opponent::Greedy, 4, "9"), "eo"));
    told_again_without_a_letter: told(round(own(NINE, Opponent::Greedy, 4, "9"), ""));
    told_again_fair: told(round(own(NINE, Opponent::Fair, 4, "3"), "eaoz"));
    told_again_merciful: told(round(own(NINE, Opponent::Merciful, 4, "3"), "eaozxq"));
    told_again_on_common_words: told(again(
        "eh1 common merciless 8 11 42 Z- Q- E8 X- J- V-",
    ));
    everything_that_was_played: career(&days());
    nothing_that_was_played: career(&[]);
}

/// Returns every word of three letters out of fourteen, which are too many to find par immediately.
fn fourteen() -> String {
    let letters = || 'a'..='n';
    let pairs = letters().flat_map(|a| letters().map(move |b| format!("{a}{b}")));
    let words = pairs.flat_map(|pair| letters().map(move |c| format!("{pair}{c}")));
    words.collect::<Vec<_>>().join(" ")
}

/// Returns the games of four days, and a few others; the last one is today's.
fn days() -> Vec<&'static str> {
    static ROUNDS: std::sync::LazyLock<Vec<String>> = std::sync::LazyLock::new(|| {
        let game = Day::at(NOW).game();
        vec![
            format!("{game} Z- Q- X- J- V- K- W- E*"),
            "eh1 common merciful 8 13 1 E*".to_owned(),
            "eh1 common fair 8 8 1 E*".to_owned(),
            "eh1 common greedy 8 8 1 Z- Q- X- J- V- K- W- Y-".to_owned(),
            "eh1 common merciless 5 9 1 Z- Q-".to_owned(),
        ]
    });
    ROUNDS.iter().map(String::as_str).collect()
}

/// A win on each rung.
const RUNGS: [&str; 9] = [
    "eh1 common merciful 8 8 1 E*",
    "eh1 common fair 8 13 1 E*",
    "eh1 common fair 8 8 2 E*",
    "eh1 common greedy 8 13 1 E*",
    "eh1 common greedy 8 8 2 E*",
    "eh1 common merciless 8 13 1 E*",
    "eh1 common merciless 8 11 2 E*",
    "eh1 common merciless 8 9 3 E*",
    "eh1 common merciless 8 8 4 E*",
];

/// Returns everything that `stats` says to listeners.
fn career(rounds: &[&str]) -> String {
    let records: Vec<_> = rounds.iter().map(|round| played(round, NOW, false)).collect();
    results::tell_all(&Career::of(&records, NOW), Medium::Speech).join("\n") + "\n"
}

/// Replays the round of a transcript.
fn again(transcript: &str) -> Round {
    let transcript: Transcript = transcript.parse().unwrap();
    let library = Library::new(None);
    let list = library.find(&transcript.list).unwrap();
    transcript.replay(library.candidates(list, transcript.length).unwrap()).unwrap()
}

/// Offers an interrupted round with these words.
fn offered(talk: Talk) -> Talk {
    let mut talk = left_before(talk);
    let offer = talk.left.as_ref().and_then(|left| Offer::of(left, talk.app.library()));
    talk.app.offer(offer.unwrap());
    talk
}

/// Adds an interrupted round with these words.
fn left_before(mut talk: Talk) -> Talk {
    let mut left = own(NINE, Opponent::Greedy, 4, "6").app;
    left.begin();
    let mut kept = None;
    for key in ["e", "o", "t"] {
        for effect in left.handle(&Input::Key(key.parse().unwrap())) {
            if let Effect::Request(Request::Save(round)) = effect {
                kept = Some(round);
            }
        }
    }
    talk.left = kept.map(|kept| *kept);
    talk
}

#[test]
fn the_word_of_a_duel_is_not_said() {
    let word = Word::parse("deal", &ENGLISH).unwrap();
    let challenge = Challenge::new(word, "3".parse().unwrap(), 1);
    let mut talk = own(NINE, Opponent::Friend, 4, "3");
    talk.app.begin_challenge(&challenge);
    let said = Talk { answered: ANSWERED, ..talk }.script("e/z/give up//give up/y/share/quit");
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
