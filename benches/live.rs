//! Measures how long the merciless opponent takes for its answers from a cold start, without looking ahead
//! and without anything learned before. It first plays every letter that can begin a round, with each number
//! of misses from 1 to par + 1, for every length of the two lists; then rounds of imperfect frequency players
//! with 1 to 26 misses, at each length of the full list; and last the same players in openings that the game deals
//! of the common words, with par − 1 to par + 4 misses.
//!
//! In those openings it also checks every answer: if some family makes a win certain, whatever the player does, the
//! family that was kept must do so, too. The values of the families come from another searcher.
//!
//! Target: on two idle cores, 100 ms for 99% of the answers of each length, 500 ms for all, and all of them
//! proven. The preparation, once per list and length, counts towards the answers that begin a round. Two
//! times are shown: CPU time over all threads, which hardly depends on other load, and wall-clock time, which
//! is shorter on idle cores and longer on busy ones.

use std::sync::Arc;
use std::time::{Duration, Instant};

use evil_hangman::engine::{Opponent, Question, Reply, Searcher};
use evil_hangman::game::opening::Book;
use evil_hangman::game::{Lives, Round};
use evil_hangman::guesser::{Guesser, NoisyFrequency};
use evil_hangman::position::Position;
use evil_hangman::words::{Candidates, ENGLISH, EmbeddedList, Places, WordsOfLength};

/// The number of rounds for each length.
const ROUNDS: u64 = 78;

fn main() {
    let measuring = std::env::args().any(|arg| arg == "--bench");
    // One length can be selected: `cargo bench --bench live -- 9`.
    let asked: Option<usize> = std::env::args().skip(1).find_map(|arg| arg.parse().ok());
    let wanted = |length: usize| asked.map_or(measuring || length == 13, |asked| asked == length);
    let mut all = Vec::new();
    for embedded in [EmbeddedList::EVERYDAY, EmbeddedList::FULL] {
        println!("\n{embedded}, first letters\n{TITLE}");
        let list = embedded.load();
        for length in list.lengths().filter(|length| wanted(*length)) {
            let (Some(listed), Some(par)) =
                (list.of_length(length), Book::value_of_all(embedded, length))
            else {
                continue;
            };
            let mut answers = first_letters(listed, par as u32 + 1);
            print(&length.to_string(), &mut answers);
            all.append(&mut answers);
        }
    }
    let list = EmbeddedList::FULL.load();
    println!("\nen/full, rounds\n{TITLE}");
    for length in list.lengths().filter(|length| wanted(*length)) {
        let Some(listed) = list.of_length(length) else { continue };
        let rounds = if measuring { ROUNDS } else { 1 };
        let mut answers = Vec::new();
        for number in 0..rounds {
            answers.extend(round(&listed.candidates(), 1 + number as u32 % 26, number));
        }
        print(&length.to_string(), &mut answers);
        all.append(&mut answers);
    }
    let mut forced = Forced::default();
    println!("\nen/everyday, openings\n{TITLE}");
    let list = EmbeddedList::EVERYDAY.load();
    for length in list.lengths().filter(|length| wanted(*length)) {
        let (Some(listed), Some(book)) =
            (list.of_length(length), Book::of(EmbeddedList::EVERYDAY, length))
        else {
            continue;
        };
        let rounds = if measuring { ROUNDS } else { 1 };
        let mut answers = Vec::new();
        for number in 0..rounds {
            let (opening, value) = book.deal(number);
            let lives = (value as u32 + number as u32 % 6).saturating_sub(1).max(1);
            let candidates = listed.candidates();
            let round = Round::opened(
                Opponent::Merciless,
                candidates,
                Some(opening),
                allowed(lives),
                number,
            );
            answers.extend(played(
                round.expect("words fit the opening"),
                number,
                Some(&mut forced),
            ));
        }
        print(&length.to_string(), &mut answers);
        all.append(&mut answers);
    }
    println!("forced wins: {}, taken: {}", forced.all, forced.taken);
    assert_eq!(forced.all, forced.taken, "a forced win was missed");
    println!();
    print("all", &mut all);
}

/// Answers after which a win was certain if the right family was kept, and those that kept such a family.
#[derive(Default)]
struct Forced {
    all: usize,
    taken: usize,
}

impl Forced {
    fn count(&mut self, judge: &mut Searcher, question: &Question, reply: &Reply) {
        let Some(words) = question.position.candidates() else { return };
        let left = question.position.misses_left();
        let mut wins = |places: Places, words: &Candidates| {
            let left = left - u32::from(places.is_empty());
            let value = judge.value(words, &|| false).expect("nothing ends the search");
            value >= left as usize
        };
        let winning = words
            .split(question.letter)
            .into_iter()
            .filter(|(family, words)| wins(family.places, words));
        let winning: Vec<_> = winning.map(|(family, _)| family.places).collect();
        self.all += usize::from(!winning.is_empty());
        self.taken += usize::from(winning.contains(&reply.places()));
    }
}

#[derive(Clone, Copy)]
struct Start {
    busy: Duration,
    clock: Instant,
}

impl Start {
    fn now() -> Self {
        Self { busy: busy(), clock: Instant::now() }
    }
}

/// Returns the CPU time of all threads.
fn busy() -> Duration {
    let clock = nix::time::ClockId::CLOCK_PROCESS_CPUTIME_ID;
    nix::time::clock_gettime(clock).expect("a clock of its own").into()
}

const TITLE: &str =
    "letters  answers  median ms   99 % ms   most ms   clock: 99 %      most  most nodes  proven";

fn print(name: &str, answers: &mut [Answer]) {
    answers.sort_unstable_by_key(|answer| answer.took);
    let at = |part: usize| answers[(answers.len() - 1) * part / 100].took.as_secs_f64() * 1e3;
    let mut clock: Vec<Duration> = answers.iter().map(|answer| answer.clock).collect();
    clock.sort_unstable();
    let clock_at = |part: usize| clock[(clock.len() - 1) * part / 100].as_secs_f64() * 1e3;
    let (clock, longest) = (clock_at(99), clock_at(100));
    let proven = answers.iter().filter(|answer| answer.proven).count();
    let share = 100.0 * proven as f64 / answers.len() as f64;
    let nodes = answers.iter().map(|answer| answer.nodes).max().unwrap_or(0);
    let (median, nearly, most) = (at(50), at(99), at(100));
    println!(
        "{name:>7} {:>8} {median:>10.2} {nearly:>9.2} {most:>9.2} {clock:>13.2} {longest:>9.2} {nodes:>11} {share:>6.2} %  {}",
        answers.len(),
        answers.last().map_or("", |answer| &answer.name),
    );
}

/// The time that an answer took, and whether it was proven.
#[derive(Clone)]
struct Answer {
    took: Duration,
    clock: Duration,
    nodes: u64,
    proven: bool,
    /// The letter and the number of misses left.
    name: String,
}

fn answer(searcher: &mut Searcher, question: &Question, start: Start) -> (Answer, Reply) {
    let reply = searcher.reply(question, &|| false).expect("nothing ends the search");
    let letter = ENGLISH.upper(question.letter);
    let name = format!("{letter} with {}", question.position.misses_left());
    let answer = Answer {
        took: busy().saturating_sub(start.busy),
        clock: start.clock.elapsed(),
        nodes: searcher.searched(),
        proven: reply.proven,
        name,
    };
    (answer, reply)
}

/// Measures the answers to every letter that can begin a round, with 1 to `most` misses.
fn first_letters(listed: &Arc<WordsOfLength>, most: u32) -> Vec<Answer> {
    let mut answers = Vec::new();
    for letter in ENGLISH.letters() {
        for misses_left in 1..=most {
            let position = Position::new(listed, misses_left);
            let question = Question { position, letter };
            let start = Start::now();
            let mut searcher = Searcher::new(listed);
            answers.push(answer(&mut searcher, &question, start).0);
        }
    }
    answers
}

/// Measures the answers of a round.
fn round(candidates: &Candidates, lives: u32, seed: u64) -> Vec<Answer> {
    let round = Round::new(Opponent::Merciless, candidates.clone(), allowed(lives), seed);
    played(round, seed, None)
}

fn allowed(lives: u32) -> Lives {
    Lives::at_least_one(lives)
}

/// Measures the answers of a round to its end.
fn played(mut round: Round, seed: u64, mut forced: Option<&mut Forced>) -> Vec<Answer> {
    let new = || Searcher::new(round.start().listed());
    let (mut searcher, mut judge) = (new(), new());
    let mut guesser = NoisyFrequency::new(0.6, seed);
    let mut answers = Vec::new();
    while round.misses_left() > 0 {
        let Some(letter) = guesser.letter(round.position()) else { break };
        let question = round.question(letter).expect("a letter that can be guessed");
        let (answer, reply) = answer(&mut searcher, &question, Start::now());
        answers.push(answer);
        if let Some(forced) = &mut forced {
            forced.count(&mut judge, &question, &reply);
        }
        round.take(reply).expect("a family that there is");
    }
    answers
}
