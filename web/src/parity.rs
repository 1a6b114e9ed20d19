//! Plays rounds that must be the same on every machine.

use evil_hangman::engine::Opponent;
use evil_hangman::game::library::ListChoice;
use evil_hangman::game::opening::Book;
use evil_hangman::game::{Library, Lives, Round, Standing, Transcript};
use evil_hangman::guesser::GuesserKind;
use evil_hangman::words::{EmbeddedList, Grade, SPANISH};

use crate::task::{Finding, Task};
use crate::worker::Worker;

/// The transcripts of this many seeded rounds and what the opponent claims at their end, a line for each. Every
/// question takes the way that it takes in a page: as text, to a [`Worker`].
#[must_use]
pub fn transcripts(rounds: u64) -> String {
    let library = Library::new(None);
    let mut worker = Worker::default();
    (0..rounds).filter_map(|seed| round(seed, &library, &mut worker)).collect()
}

fn round(seed: u64, library: &Library, worker: &mut Worker) -> Option<String> {
    let opponents: Vec<Opponent> = Opponent::without_friend().collect();
    let opponent = opponents[seed as usize % opponents.len()];
    let embedded = match seed % 10 {
        4 | 9 => EmbeddedList::FULL,
        7 => EmbeddedList::with(&SPANISH, Grade::Full)?,
        _ => EmbeddedList::EVERYDAY,
    };
    let length = 4 + seed as usize % 9;
    let list = ListChoice::Embedded(embedded);
    let candidates = library.candidates(list, length).ok()?;
    let lives = Lives::at_least_one(4 + seed as u32 % 7);
    // Every other round begins with an opening, where there is a book.
    let book = Book::of(embedded, length).filter(|_| seed.is_multiple_of(2));
    let opening = book.map(|book| book.deal(seed).0);
    let mut round = Round::opened(opponent, candidates, opening, lives, seed)?;
    while round.standing() == Standing::InPlay {
        // A letter by chance now and then, and otherwise the most frequent one.
        let turn = round.replies().len() as u64;
        let letter = match (seed + turn) % 3 {
            0 => round.position().open().nth(((seed * 7 + turn * 5) % 11) as usize),
            _ => match sent(worker, Task::advise(GuesserKind::Frequency, round.position()))? {
                Finding::Advice(advice) => advice.map(|advice| advice.best.letter),
                _ => None,
            },
        };
        let letter = letter.or_else(|| round.position().open().next())?;
        if !opponent.is_perfect() {
            round.guess(letter).ok()?;
            continue;
        }
        let question = round.question(letter).ok()?;
        let Finding::Choice(choice) = sent(worker, Task::think(&question))? else { return None };
        round.answer(&letter.into(), choice).ok()?;
    }
    let transcript = Transcript::of(&round);
    Some(format!("{transcript} {}\n", round.finish().word))
}

/// What comes of a task that goes to a worker and back as text.
fn sent(worker: &mut Worker, task: Task) -> Option<Finding> {
    let finding = worker.find(&serde_json::to_string(&task).ok()?, &|| false);
    serde_json::from_str(&serde_json::to_string(&finding).ok()?).ok()
}
