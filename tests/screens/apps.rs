//! Creates the screens for tests: each is an app after some keys.

use std::iter;

use super::*;
use crate::support::NINE;
use evil_hangman::history::Ended;
use evil_hangman::puzzles::Puzzle;

/// Returns what is inside all things that match a pattern, as in `picked!(parts, Part::Said { lines } => lines)`.
macro_rules! picked {
    ($things:expr, $kind:pat => $held:expr) => {{
        let held = $things.into_iter().filter_map(|thing| match thing {
            $kind => Some($held),
            _ => None,
        });
        held.collect::<Vec<_>>()
    }};
}
pub(super) use picked;

/// Returns what is asked for of one kind among effects.
macro_rules! requested {
    ($effects:expr, $request:pat => $what:expr) => {
        $crate::apps::picked!($effects, Effect::Request($request) => $what)
    };
}
pub(super) use requested;

pub(super) fn app(words: &str, length: usize, lives: u32, opponent: impl Into<Holder>) -> App {
    game::new(words, opponent, length, lives)
}

/// Begins a round, and presses keys.
pub(super) fn begun(mut app: App, keys: &str) -> App {
    app.begin();
    press(app, keys)
}

pub(super) const ASSIGNMENT: &str =
    "ally beta cool deal else flew good hope ibex ox to no sevenths elephant";

/// Answers requests at once, and those for letters without a search.
pub(super) fn host(request: Request) -> Option<Input> {
    match request {
        Request::Think(question, ticket) => Some(Input::Answer(ticket, question.at_once()?)),
        Request::Advise(_, view, ticket) => {
            Some(Input::Advice(ticket, GuesserKind::Frequency.guesser().advise(&view)))
        }
        Request::Judge(input, ticket) => Some(Input::Judged(ticket, worker::judged(&input))),
        _ => None,
    }
}

/// A puzzle of few words: only U wins, and then C.
pub(super) const CIGAR: &str = "aero cigar lunar sugar vicar";

/// A puzzle in which only P wins, and then C or S.
pub(super) const COUP: &str = "ladbtgrou coup noun nous soup";

/// A puzzle of twelve long words.
pub(super) const LONG: &str = "anv benefactor contractor contradict fundraiser generalize linebacker mineralogy minimalism \
                               minimalist monogamous sensuality sunglasses";

/// Returns the first puzzle after some keys, as if it were this one.
pub(super) fn puzzle(line: &str, keys: &str) -> App {
    let mut app = assignment();
    app.show_puzzle(1, Puzzle::read(line, &ENGLISH).expect("a puzzle"));
    press(app, keys)
}

/// Returns a round with a guesser that gives its hints immediately.
pub(super) fn hinted(keys: &str) -> App {
    think_and_press(assignment(), keys)
}

/// Returns the attempt at today's game.
pub(super) fn game_of_the_day() -> App {
    let mut app = press(read(Vec::new(), "Esc"), "↓");
    let _ = told(&mut app, "Enter", &[], None);
    app
}

/// Returns the game of an earlier day whose opening has two answers.
pub(super) fn earlier_day() -> App {
    let mut app = game_of_the_day();
    app.begin_day(Day::numbered(3.try_into().unwrap()));
    app
}

/// Returns the end of today's game, as it is judged.
pub(super) fn today_over() -> App {
    let mut app = game_of_the_day();
    feed(&mut app, game::keys("q x z j"));
    app
}

/// Returns a game with the words of the classic assignment and some shorter and longer ones.
pub(super) fn assignment() -> App {
    app(ASSIGNMENT, 4, 6, Opponent::Greedy)
}

/// Presses keys, separated by blanks.
pub(super) fn press(mut app: App, keys: &str) -> App {
    for key in game::keys(keys) {
        let effects = app.handle(&key);
        if effects.iter().any(|effect| matches!(effect, Effect::Event(Event::Copy))) {
            let _ = app.handle(&Input::Copied);
        }
    }
    app
}

pub(super) fn playing(keys: &str) -> App {
    begun(assignment(), keys)
}

/// Presses keys, and returns all effects.
pub(super) fn effects(app: &mut App, keys: &str) -> Vec<Effect> {
    game::keys(keys).flat_map(|key| app.handle(&key)).collect()
}

/// Presses keys that ask for statistics, answers with those of these rounds, and returns all effects.
pub(super) fn told(
    app: &mut App,
    keys: &str,
    records: &[Record],
    notice: Option<String>,
) -> Vec<Effect> {
    let mut all = effects(app, keys);
    let ticket = requested!(&all, Request::ReadStatistics(ticket) => *ticket).pop();
    let career = Box::new(Career::of(records, NOW));
    all.extend(app.handle(&Input::Statistics(ticket.expect("nothing is read"), career, notice)));
    all
}

/// Returns the story of a lost round.
pub(super) fn story(keys: &str) -> App {
    press(playing("e o t Tab z x v q ↓ Enter"), keys)
}

pub(super) fn judged() -> App {
    let mut app = playing("e o t z x v");
    let asked =
        requested!(effects(&mut app, "q"), Request::Judge(input, ticket) => (input, ticket));
    let mut app = press(app, "↓ Enter");
    let judgement = Judge::new(u64::MAX).judge(&asked[0].0, &|| false);
    let _ = app.handle(&Input::Judged(asked[0].1, judgement));
    app
}

/// Returns the title of a player without rounds: the first one begins with an opening, too.
pub(super) fn new_player() -> App {
    let spec = GameSpec {
        opponent: Opponent::Merciless.into(),
        list: ListChoice::Embedded(EmbeddedList::EVERYDAY),
        ..GameSpec::default()
    };
    let mut app = App::new(Library::new(None), spec, 1);
    app.know(Career::of(&[], NOW), None);
    app
}

/// Returns a round with a real word list.
pub(super) fn real_round(keys: &str) -> App {
    begun(real(), keys)
}

/// Returns a game with a real word list.
pub(super) fn real() -> App {
    let list = ListChoice::Embedded(EmbeddedList::EVERYDAY);
    let spec = game::spec(Opponent::Greedy, list, 8, 8);
    App::new(Library::new(None), spec, 1).showing_words_left(false)
}

/// Returns the game of a day, which asks before hints.
pub(super) fn asking(keys: &str) -> App {
    let mut app = press(assignment().asking_first(), "↓");
    let _ = told(&mut app, "Enter", &[], None);
    press(app, keys)
}

/// Returns a round that begins with a letter shown.
pub(super) fn opened(keys: &str) -> App {
    let length = Length::Letters(8);
    let spec = GameSpec { opponent: Opponent::Fair.into(), length, ..GameSpec::default() };
    begun(App::new(Library::new(None), spec, 1), keys)
}

/// Returns the title of a player of levels with these rounds.
pub(super) fn rising(records: &[Record]) -> App {
    let spec = GameSpec { length: Length::Level, ..GameSpec::default() };
    let mut app = App::new(Library::new(None), spec, 1);
    app.know(Career::of(records, NOW), None);
    app
}

pub(super) fn sealed(keys: &str) -> App {
    begun(app(NINE, 4, 3, Opponent::Fair), keys)
}

/// The first numbered day, at 19:48.
pub(super) const NOW: u64 = 1_795_219_200 + 71_280;

/// Returns the statistics after many rounds, as after a year of play.
pub(super) fn results(keys: &str) -> App {
    let opponents = ["merciless", "merciless", "greedy", "fair", "fair", "merciless", "friend"];
    let outcomes = ["lost", "won", "lost", "won", "won", "lost", "given_up"];
    let letters = ["E", "A", "I", "O", "T", "S", "R", "N"];
    let record = |index: usize| {
        let letter = |at: usize| letters[(index + at) % 8];
        let misses = |count| (0..count).map(|at| format!(" {}-", letter(at))).collect::<String>();
        let answers = match outcomes[index * index / 5 % 7] {
            "lost" => misses(8),
            "won" => format!("{} {}*", misses(index % 6), letter(index % 6)),
            _ => misses(index % 4),
        };
        let length = 4 + index * index % 9;
        let round = format!("eh1 en/everyday {} {length} 8 1 -{answers}", opponents[index % 7]);
        let peeked = index.is_multiple_of(5);
        Record::new(Ended { peeked, ..played(&round, Occasion::Free).ended }, 1)
    };
    let records: Vec<_> = (0..1300).map(record).collect();
    let mut app = assignment();
    let notice = "one line of history.jsonl is not a record and was skipped";
    let _ = told(&mut app, "F5", &records, Some(notice.into()));
    press(app, keys)
}

/// Returns the statistics of a player with daily games and levels.
pub(super) fn days(keys: &str) -> App {
    let of_days = ["Z- Q- E*", "Z- Q- X- E*", "Z- Q- X- J- V- K- W- Y-"].into_iter().zip([2, 1, 0]);
    let of_days = of_days.map(|(letters, back)| {
        let at = NOW - back * 86_400;
        let round = format!("eh1 en/everyday merciless 6 8 1 - {letters}");
        played(&round, Occasion::Today(Day::at(at)))
    });
    read(of_days.chain(risen()).collect(), keys)
}

/// Returns the statistics of these rounds, after some keys.
pub(super) fn read(records: Vec<Record>, keys: &str) -> App {
    let mut app = assignment();
    let _ = told(&mut app, "F5", &records, None);
    press(app, keys)
}

/// Returns rounds that lead to level 4: two levels up, and one down at a loss, and two wins.
pub(super) fn risen() -> Vec<Record> {
    let record = |guess: &str| {
        let round = format!("eh1 en/everyday merciless 7 1 1 - {guess}");
        played(&round, Occasion::Level(1))
    };
    ["E*", "E-", "E*", "E*"].map(record).into()
}

/// Returns the title after an interrupted round was found.
pub(super) fn interrupted() -> App {
    let mut played = playing("e");
    let mut round = requested!(effects(&mut played, "o"), Request::Save(round) => round);
    let mut app = assignment();
    let _ = app.handle(&Input::Interrupted(round.remove(0)));
    app
}

pub(super) fn unkept() -> App {
    let mut app = playing("e o");
    let _ = app.handle(&Input::Notice("Rounds cannot be kept in \"/state/history.jsonl\" (Permission denied); check the folder, or play with --no-history.".into()));
    press(app, "t z x v q")
}

/// Returns a round in which the player holds the word, with a guesser that answers immediately.
pub(super) fn holding(keys: &str) -> App {
    think_and_press(app(ASSIGNMENT, 4, 6, Holder::You), keys)
}

pub(super) fn think_and_press(mut app: App, keys: &str) -> App {
    app.begin();
    feed(&mut app, iter::once(Input::Begin).chain(game::keys(keys)));
    app
}

/// Hands in inputs, and answers what is asked.
pub(super) fn feed(app: &mut App, inputs: impl IntoIterator<Item = Input>) {
    for input in inputs {
        let mut next = Some(input);
        while let Some(input) = next {
            next = app.handle(&input).into_iter().find_map(|effect| match effect {
                Effect::Request(request) => host(request),
                Effect::Event(_) => None,
            });
        }
    }
}

/// Returns a game about a word of 64 letters.
fn of_64_letters(opponent: impl Into<Holder>) -> App {
    app(&"abcdefghij".repeat(7)[..64], 64, 26, opponent)
}

pub(super) fn holding_a_long_word() -> App {
    think_and_press(of_64_letters(Holder::You), "a → → → → → → → → → Space")
}

pub(super) fn known_par() -> App {
    let mut app = assignment();
    let _ = app.handle(&Input::Par(StartingWords::blank(ListChoice::User, 4), 4));
    app
}

pub(super) fn won() -> App {
    begun(app("elephant", 8, 3, Opponent::Fair), "z e l p h a n t")
}

pub(super) fn long_word() -> App {
    begun(of_64_letters(Opponent::Greedy), "a e z")
}

/// Returns a round with a Polish list, which has the largest keyboard.
pub(super) fn polish(keys: &str) -> App {
    let library = game::own(&POLISH, include_str!("../lists/polish.txt"));
    let spec = game::spec(Opponent::Greedy, ListChoice::User, 6, 8);
    begun(App::new(library, spec, 1).showing_words_left(false), keys)
}

/// Returns the story of a round without any guesses, replayed from its transcript.
pub(super) fn untold() -> App {
    let mut app = playing("");
    let Screen::Playing(playing) = app.screen() else { panic!("no round") };
    let round = playing.round.clone();
    app.replay(round);
    app
}

/// A challenge with the word ELEPHANT.
pub(super) const CHALLENGE: &str =
    "ehd1 6 bdbc94222b19aa135ec4133c0079c316 b9eef4c1315d85d3 d5fec494d23e70747a1c092412e946df";

/// Returns the result of a round about it.
pub(super) fn answered() -> String {
    let challenge = CHALLENGE.parse::<Challenge>().unwrap();
    let guesses = "elzphant".chars().map(|c| ENGLISH.letter(c).unwrap().into());
    challenge.result(&guesses.collect::<Vec<_>>()).to_string()
}

pub(super) fn pasted(mut app: App, text: &str) -> App {
    let _ = app.handle(&Input::Paste(text.to_owned()));
    app
}
