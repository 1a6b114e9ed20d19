//! Owns [`Figures`]: what statistics need of a round.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use super::record::{Ended, RecordLine};
use crate::game::occasion::Occasion;
use crate::game::{Outcome, Transcript};
use crate::words::Alphabet;

/// What statistics need of a finished round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures {
    /// The outcome.
    pub outcome: Outcome,
    /// The number of misses that lose.
    pub lives: usize,
    /// The number of misses.
    pub misses: usize,
    /// The number of guesses.
    pub guesses: usize,
    /// Whether the player had no help: no hint, and no look at the words left.
    pub unaided: bool,
    /// How many more misses a win took than perfect play; `None` if the round was not won, if par is unknown, or if the
    /// opponent does not play perfectly: only then are the worst answers the ones that were given.
    pub beyond_perfect: Option<i64>,
    /// The key of the round as it was before its first guess.
    pub game: u64,
    /// The key of the opening, if the round had one.
    pub opening: Option<u64>,
    /// What it was played for.
    pub occasion: Occasion,
    /// The language of its words, if it was played for a level.
    pub level_in: Option<&'static Alphabet>,
    /// The round itself, if it was the game of a day.
    pub ended: Option<Box<Ended>>,
}

/// Returns a number that stands for an opening of a list and a length (letters), all as transcripts write them.
pub fn opening_key(list: &str, length: usize, opening: &str) -> u64 {
    let mut hasher = FxHasher::default();
    (list, length, opening).hash(&mut hasher);
    hasher.finish()
}

/// Returns a number that stands for the round of a transcript, whatever was guessed.
pub fn game_key(transcript: &str) -> u64 {
    let mut fields = transcript.split(' ');
    let mut hasher = FxHasher::default();
    // A list of the player's own is the same whatever its file is called.
    let unnamed =
        |field: &str| field.split_once('#').map_or(field, |(_, words)| words).hash(&mut hasher);
    fields.by_ref().take(Transcript::OPENED).for_each(unnamed);
    fields.next().filter(|next| *next == Transcript::CLEAN).hash(&mut hasher);
    hasher.finish()
}

impl Figures {
    /// Parses the line of a [`Record`](super::Record); `None` if it is none. The answers in it are not looked at, but in
    /// the game of a day, whose end is shown again: a line with the right checksum has those that were counted.
    pub fn parse(line: &[u8]) -> Option<Self> {
        let line = RecordLine::read(line)?;
        let end = line.round.match_indices(' ').nth(Transcript::OPENED - 1);
        let begun = &line.round[..end.map_or(line.round.len(), |(end, _)| end)];
        let begun: Transcript = begun.parse().ok()?;
        let ended = line.occasion.day().and_then(|_| line.ended());
        Some(Self::new(&line, &begun, ended))
    }

    /// Returns what statistics need of a record, whose transcript begins like this; `ended` is the round of a day's game.
    fn new(line: &RecordLine<'_>, begun: &Transcript, ended: Option<Ended>) -> Self {
        let mut fields = line.round.split(' ').skip(1);
        let list = fields.next().unwrap_or_default();
        let opening = begun.opening.and_then(|_| fields.nth(4));
        let is_comparable = line.outcome == Outcome::Won && begun.opponent.is_perfect();
        // A file can state any numbers.
        let beyond = |par: usize| (line.misses as i64).saturating_sub(par as i64);
        Self {
            outcome: line.outcome,
            lives: begun.lives.get() as usize,
            misses: line.misses,
            guesses: line.guesses,
            unaided: !line.peeked && !line.hinted,
            beyond_perfect: line.par.filter(|_| is_comparable).map(beyond),
            game: game_key(&line.round),
            opening: opening.map(|opening| opening_key(list, begun.length, opening)),
            level_in: line.occasion.level().map(|_| begun.list.alphabet()),
            ended: ended.map(Box::new),
            occasion: line.occasion.clone(),
        }
    }
}

impl From<&Ended> for Figures {
    fn from(ended: &Ended) -> Self {
        let whole = ended.occasion.day().map(|_| ended.clone());
        Self::new(&RecordLine::of(ended, 0, ""), &ended.transcript, whole)
    }
}
