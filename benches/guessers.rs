//! Measures the time and the quality of each guesser that looks ahead, over its decision tree for every word
//! of each embedded list, with six misses allowed. The variable `EVIL_HANGMAN_WORDS` can name another list.
//! Targets: 2 ms per guess on average, 100 ms at most.
//!
//! It also measures the cost of learning for [`Learned`] (targets: 0.3 s and 64 MB for the full list),
//! and how many words it finds that were hidden from it, with word families kept together or not. Times are
//! CPU times, so that other load on the machine does not matter.

use std::path::Path;
use std::time::{Duration, Instant};

use evil_hangman::evaluation::{Evaluation, HoldOut, sample};
use evil_hangman::guesser::{Guesser, GuesserKind, Learned};
use evil_hangman::position::Position;
use evil_hangman::system::cpu_time;
use evil_hangman::wordfile;
use evil_hangman::words::{Candidates, ENGLISH, EmbeddedList, LetterSet, WordList};

/// Misses that lose a round.
const GUESSES: u32 = 6;

fn main() {
    let measuring = std::env::args().any(|arg| arg == "--bench");
    let lists: &[EmbeddedList] =
        if measuring { &[EmbeddedList::EVERYDAY, EmbeddedList::FULL] } else { &[] };
    let mut lists: Vec<WordList> = lists.iter().map(|embedded| embedded.load()).collect();
    if let Some(path) = std::env::var_os("EVIL_HANGMAN_WORDS") {
        let path = Path::new(&path);
        lists.push(wordfile::read(path, Some(&ENGLISH)).expect("a word list").0);
    }
    println!(
        "list            guesser          misses   found %  guesses   mean ms    99 %    most"
    );
    for list in &lists {
        for kind in [GuesserKind::Balanced, GuesserKind::Lookahead, GuesserKind::LookaheadWins] {
            let mut walk = Walk::default();
            for listed in list.by_length() {
                // A guesser that has not seen this length yet: its first guess is the slowest.
                walk.go(&mut *kind.guesser(), &listed.candidates(), LetterSet::EMPTY, 0);
            }
            walk.print(list.name(), kind);
        }
    }
    if measuring {
        let list = EmbeddedList::FULL.load();
        learning(&list);
        println!("held out        families    known   words      won %  decisions   mean ms");
        for share in ["0.5", "0.1"] {
            for families in [false, true] {
                held_out(
                    &list,
                    HoldOut { share: share.parse().expect("a share"), seed: 0, families },
                );
            }
        }
    }
}

/// The number of words drawn from the hidden ones.
const DRAWN: usize = 4_000;

/// Measures learning a list, and preparing for the length with the most words.
fn learning(list: &WordList) {
    let mut guesser = Learned::default();
    let longest = list.lengths().next_back().and_then(|length| list.of_length(length));
    let largest = list.lengths().max_by_key(|length| list.count(*length));
    println!("learned         words    seconds");
    for (what, listed) in [("list", longest), ("length", largest.and_then(|l| list.of_length(l)))] {
        let listed = listed.expect("a list has words");
        let mut some = listed.candidates();
        while some.len() > 1_000 {
            let letter = some.words().next().and_then(|word| word.letters().first().copied());
            let Some((_, part)) = letter.and_then(|letter| some.split(letter).pop()) else { break };
            some = part;
        }
        let start = cpu_time();
        guesser.rate(&Position::among(some, LetterSet::EMPTY, GUESSES));
        let seconds = (cpu_time() - start).as_secs_f64();
        println!("{what:<12} {:>8} {seconds:>10.3}", list.total());
    }
}

/// Plays words that were hidden from the guesser.
fn held_out(list: &WordList, hold_out: HoldOut) {
    let (known, hidden) = hold_out.split(list).expect("words on both sides");
    let by_length = hidden.lengths().filter(|length| known.count(*length) > 0);
    let words: Vec<Candidates> = by_length
        .filter_map(|length| hidden.of_length(length))
        .map(|listed| listed.candidates())
        .collect();
    let mut go_on = |_: &_| true;
    let mut evaluation = Evaluation::new("6".parse().expect("guesses"), &mut go_on);
    let mut guesser = Learned::default();
    let start = cpu_time();
    for words in sample(&words, DRAWN, 0) {
        let listed = known.of_length(words.listed().length()).expect("a length that is known");
        evaluation.tree(&mut guesser, listed, &words).expect("an evaluation to its end");
    }
    let (took, tally) = (cpu_time() - start, evaluation.tally);
    println!(
        "{:<15} {:<8} {:>8} {:>7} {:>10.2} {:>10} {:>9.3}",
        hold_out.share.get(),
        if hold_out.families { "apart" } else { "mixed" },
        known.total(),
        tally.rounds(),
        100.0 * tally.share_won(),
        tally.decisions,
        took.as_secs_f64() * 1e3 / tally.decisions as f64,
    );
}

/// Statistics of a guesser's decision tree.
#[derive(Default)]
struct Walk {
    words: u64,
    misses: u64,
    found: u64,
    took: Vec<Duration>,
}

impl Walk {
    fn go(
        &mut self,
        guesser: &mut dyn Guesser,
        words: &Candidates,
        guessed: LetterSet,
        missed: u32,
    ) {
        let count = words.len() as u64;
        let letter = if count == 1 { None } else { self.ask(guesser, words, guessed, missed) };
        let Some(letter) = letter else {
            self.words += count;
            self.misses += count * u64::from(missed);
            self.found += if missed < GUESSES { count } else { 0 };
            return;
        };
        let mut now = guessed;
        now.insert(letter);
        for (family, words) in words.split(letter) {
            self.go(guesser, &words, now, missed + u32::from(family.places.is_empty()));
        }
    }

    fn ask(
        &mut self,
        guesser: &mut dyn Guesser,
        words: &Candidates,
        guessed: LetterSet,
        missed: u32,
    ) -> Option<evil_hangman::words::Letter> {
        let left = GUESSES.saturating_sub(missed).max(1);
        let position = Position::among(words.clone(), guessed, left);
        let start = Instant::now();
        let letter = guesser.letter(&position);
        self.took.push(start.elapsed());
        letter
    }

    fn print(&mut self, list: &str, kind: GuesserKind) {
        self.took.sort_unstable();
        let ms = |took: Duration| took.as_secs_f64() * 1e3;
        let mean = ms(self.took.iter().sum()) / self.took.len() as f64;
        let at = |share: f64| self.took[((self.took.len() - 1) as f64 * share) as usize];
        println!(
            "{list:<15} {:<15} {:>7.4} {:>9.3} {:>8} {mean:>9.3} {:>7.2} {:>7.1}",
            kind.name(),
            self.misses as f64 / self.words as f64,
            100.0 * self.found as f64 / self.words as f64,
            self.took.len(),
            ms(at(0.99)),
            ms(at(1.0)),
        );
    }
}
