//! Owns [`Figures`]: what statistics need of a round.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use super::record::{Ended, RecordLine};
use crate::engine::Opponent;
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
    /// Whether the player had no help.
    pub unaided: bool,
    /// How many more misses a win took than perfect play, if that can be compared.
    pub beyond_perfect: Option<i64>,
    /// The key of the round as it was before its first guess.
    pub game: u64,
    /// The key of the opening, if the round had one.
    pub opening: Option<u64>,
    /// What it was played for.
    pub occasion: Occasion,
    /// The language of its words, if it was played for a level.
    pub level_in: Option<&'static Alphabet>,
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
    fields.by_ref().take(Transcript::OPENED).for_each(|field| field.hash(&mut hasher));
    fields.next().filter(|next| *next == Transcript::CLEAN).hash(&mut hasher);
    hasher.finish()
}

/// Returns how many more misses a round took than par. A file can state any numbers.
pub(super) fn beyond_par(misses: usize, par: usize) -> i64 {
    (misses as i64).saturating_sub(par as i64)
}

impl Figures {
    /// Parses the line of a [`Record`](super::Record), as far as statistics need it; `None` if it is none.
    pub fn parse(line: &[u8]) -> Option<Self> {
        let RecordLine { round, outcome, misses, guesses, peeked, hinted, par, occasion, .. } =
            RecordLine::read(line)?;
        let game = game_key(&round);
        let mut round = round.split(' ').skip(1);
        let (list, opponent) = (round.next()?, round.next()?);
        let (length, lives) = (round.next()?.parse().ok()?, round.next()?.parse().ok()?);
        let opening = round.nth(1).filter(|opening| *opening != "-");
        let is_perfect = Opponent::named(opponent).is_some_and(Opponent::is_perfect);
        let is_comparable = outcome == Outcome::Won && is_perfect;
        Some(Self {
            outcome,
            lives,
            misses,
            guesses,
            unaided: !peeked && !hinted,
            beyond_perfect: par.filter(|_| is_comparable).map(|par| beyond_par(misses, par)),
            game,
            opening: opening.map(|opening| opening_key(list, length, opening)),
            level_in: occasion.level().and_then(|_| Alphabet::of(list.split('/').next()?)),
            occasion,
        })
    }
}

impl From<&Ended> for Figures {
    fn from(ended: &Ended) -> Self {
        let transcript = &ended.transcript;
        let (list, length) = (transcript.list.to_string(), transcript.length);
        let text = transcript.opening.map(|opening| opening.text(transcript.list.alphabet()));
        Self {
            outcome: ended.outcome,
            lives: transcript.lives.get() as usize,
            misses: ended.misses(),
            guesses: ended.letters(),
            unaided: ended.is_unaided(),
            beyond_perfect: ended.beyond_perfect(),
            game: game_key(&transcript.to_string()),
            opening: text.map(|text| opening_key(&list, length, &text.to_string())),
            level_in: ended.occasion.level().map(|_| transcript.list.alphabet()),
            occasion: ended.occasion.clone(),
        }
    }
}
