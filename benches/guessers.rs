//! How long a guess takes, and what it is worth: every guesser that looks ahead, over the tree of its
//! decisions for every word of each embedded list, with six guesses. Another list can be named in
//! `EVIL_HANGMAN_WORDS`. Promised: 2 ms for a guess on average, 100 ms for any.

use std::path::Path;
use std::time::{Duration, Instant};

use evil_hangman::guesser::{Guesser, GuesserKind};
use evil_hangman::wordfile;
use evil_hangman::words::{Candidates, ENGLISH, LetterSet, Tier, WordList};

/// Misses that lose a round.
const GUESSES: u32 = 6;

fn main() {
    let measuring = std::env::args().any(|arg| arg == "--bench");
    let tiers: &[Tier] = if measuring { &Tier::ALL } else { &[] };
    let mut lists: Vec<(String, WordList)> =
        tiers.iter().map(|tier| (tier.to_string(), tier.load())).collect();
    if let Some(path) = std::env::var_os("EVIL_HANGMAN_WORDS") {
        let path = Path::new(&path);
        let (words, _) = wordfile::read(path, &ENGLISH).expect("a word list");
        lists.push((wordfile::name(path), words));
    }
    println!(
        "list            guesser          misses   found %  guesses   mean ms    99 %    most"
    );
    for (name, list) in &lists {
        for kind in [GuesserKind::Balanced, GuesserKind::Lookahead, GuesserKind::LookaheadWins] {
            let mut walk = Walk::default();
            for shelf in list.lengths().filter_map(|length| list.shelf(length)) {
                // A mind that has not seen the length yet: its first guess is the slowest.
                walk.go(&mut *kind.mind(), &shelf.candidates(), LetterSet::EMPTY, 0);
            }
            walk.print(name, kind);
        }
    }
}

/// What was seen in the tree of a guesser's decisions.
#[derive(Default)]
struct Walk {
    words: u64,
    misses: u64,
    found: u64,
    took: Vec<Duration>,
}

impl Walk {
    fn go(&mut self, mind: &mut dyn Guesser, words: &Candidates, guessed: LetterSet, missed: u32) {
        let count = words.len() as u64;
        let letter = if count == 1 { None } else { self.ask(mind, words, guessed, missed) };
        let Some(letter) = letter else {
            self.words += count;
            self.misses += count * u64::from(missed);
            self.found += if missed < GUESSES { count } else { 0 };
            return;
        };
        let mut now = guessed;
        now.insert(letter);
        for (family, words) in words.split(letter) {
            self.go(mind, &words, now, missed + u32::from(family.places.is_empty()));
        }
    }

    fn ask(
        &mut self,
        mind: &mut dyn Guesser,
        words: &Candidates,
        guessed: LetterSet,
        missed: u32,
    ) -> Option<evil_hangman::words::Letter> {
        let start = Instant::now();
        let letter = mind.letter(words, guessed, GUESSES.saturating_sub(missed).max(1));
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
