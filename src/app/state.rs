//! Owns [`SessionState`], which outlasts a screen, and begins rounds with it.

use std::collections::HashMap;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::FormError;
use super::input::Row;
use super::requests::Requests;
use crate::engine::Opponent;
use crate::game::{
    Day, Difficulty, Holder, Library, LibraryError, ListChoice, ListName, Lives, ReverseRound,
    Round, known_par,
};
use crate::history::{Career, LADDER_LENGTHS, Rung, Statistics, Wins};
use crate::words::{Alphabet, Tier, Word};

/// The settings of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// The opponent.
    pub opponent: Holder,
    /// The word list.
    pub list: ListChoice,
    /// Letters in the word.
    pub length: usize,
    /// The number of misses that lose. If par is known, it follows from a named difficulty.
    pub lives: Lives,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// Whether the number of words left is shown from the start.
    pub shows_words_left: bool,
}

/// What every screen uses: the lists, the settings, the seeds and the queue of requests.
#[derive(Debug)]
pub(super) struct SessionState {
    pub(super) library: Library,
    pub(super) preferences: Preferences,
    pub(super) seeds: Seeds,
    pub(super) pars: HashMap<(ListChoice, usize), usize>,
    /// The statistics of past rounds; `None` until they have been read.
    pub(super) career: Option<Box<Career>>,
    /// The settings before the game of the day, which has its own.
    pub(super) set_aside: Option<Preferences>,
    /// Whether the rounds should be read again, because one has ended since.
    pub(super) wants_records: bool,
    pub(super) requests: Requests,
}

/// The seeds of the next rounds; the first is the session's own.
#[derive(Clone, Debug)]
pub struct Seeds {
    next: u64,
    rng: Xoshiro256PlusPlus,
}

impl Seeds {
    /// Returns the seeds that follow from this one.
    #[must_use]
    pub fn from(seed: u64) -> Self {
        Self { next: seed, rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Iterator for Seeds {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        Some(std::mem::replace(&mut self.next, self.rng.next_u64()))
    }
}

/// The length of a rung (letters) if the last settings do not count for the ladder.
const USUAL_LENGTH: usize = 8;

/// What prevents a round from beginning.
#[derive(Debug)]
pub(super) enum Missing {
    /// The word that a friend types is missing.
    FriendsWord,
    /// The list has no words of this length; the error names the lengths that it has.
    Words(LibraryError),
}

impl Missing {
    /// The row of the form to fix and what is wrong with it, if there is anything to say.
    pub(super) fn row(self) -> (Row, Option<FormError>) {
        match self {
            Self::FriendsWord => (Row::Word, None),
            Self::Words(why) => (Row::Length, Some(FormError::NoWords(why))),
        }
    }
}

/// A round that is ready to begin.
#[derive(Debug)]
pub(super) enum Dealt {
    /// The player guesses.
    Round(Box<Round>),
    /// The computer guesses.
    Held(ReverseRound),
}

impl SessionState {
    pub(super) fn new(library: Library, preferences: Preferences, seed: u64) -> Self {
        let mut state = Self {
            library,
            preferences,
            seeds: Seeds::from(seed),
            pars: HashMap::new(),
            career: None,
            set_aside: None,
            wants_records: true,
            requests: Requests::default(),
        };
        let Preferences { list, length, difficulty, .. } = state.preferences;
        let named = state.par(list, length).and_then(|par| difficulty.lives(par));
        state.preferences.lives = named.unwrap_or(state.preferences.lives);
        state
    }

    /// Returns the numbers of rounds played and won against an opponent, with or without help, once they have
    /// been read.
    pub(super) fn record(&self, opponent: Opponent) -> Option<Wins> {
        let Statistics { clean, helped } = &self.career.as_ref()?.statistics;
        let groups = clean.opponents.iter().chain(&helped.opponents);
        let against = groups.filter(|by| by.opponent == opponent);
        Some(against.fold(Wins::default(), |all, by| Wins {
            played: all.played + by.wins.played,
            won: all.won + by.wins.won,
        }))
    }

    /// Begins the game of a day, and sets the player's settings aside.
    ///
    /// # Errors
    /// Returns what prevents it.
    pub(super) fn deal_day(
        &mut self,
        day: Day,
        language: &'static Alphabet,
    ) -> Result<Dealt, String> {
        let game = day.game_in(language).unwrap_or_else(|| day.game());
        let list = self.library.find(&game.list).unwrap_or(self.preferences.list);
        let candidates = self.library.candidates(list, game.length).map_err(|e| e.to_string())?;
        let round = game.replay(candidates).map_err(|error| error.to_string())?;
        let preferences = Preferences {
            opponent: game.opponent.into(),
            list,
            length: game.length,
            lives: game.lives,
            difficulty: Difficulty::Custom,
            // Everybody begins with the same settings.
            shows_words_left: false,
        };
        let before = std::mem::replace(&mut self.preferences, preferences);
        self.set_aside.get_or_insert(before);
        Ok(Dealt::Round(Box::new(round)))
    }

    /// Begins a round for a rung of the ladder, with the last list and length if they count for the ladder.
    /// Sets the player's other settings aside.
    pub(super) fn deal_rung(&mut self, rung: &Rung) -> Option<(Dealt, Preferences)> {
        let chosen = &self.preferences;
        let counts = LADDER_LENGTHS.contains(&chosen.length);
        let known = |list, length| Some((list, length, known_par(list, length)?));
        let ground = counts.then(|| known(chosen.list, chosen.length)).flatten();
        let (list, length, par) =
            ground.or_else(|| known(ListChoice::Embedded(Tier::Common), USUAL_LENGTH))?;
        let lives = u32::try_from(par as i64 + rung.beyond_par).ok()?;
        let lives = Lives::at_least_one(lives);
        let preferences = Preferences {
            opponent: rung.opponent.into(),
            list,
            length,
            lives,
            difficulty: Difficulty::of(lives, par),
            shows_words_left: chosen.shows_words_left,
        };
        let dealt = self.deal(&preferences, None).ok()?;
        let before = std::mem::replace(&mut self.preferences, preferences.clone());
        self.set_aside.get_or_insert(before);
        Some((dealt, preferences))
    }

    /// Returns par (guesses) for a list and a length (letters), if it is known.
    pub(super) fn par(&self, list: ListChoice, length: usize) -> Option<usize> {
        self.pars.get(&(list, length)).copied().or_else(|| known_par(list, length))
    }

    /// Returns the name of a round's list in transcripts.
    pub(super) fn list_of(&self, preferences: &Preferences, round: &Round) -> ListName {
        self.library.written(preferences.list, round.pattern().length())
    }

    /// Begins a round.
    ///
    /// # Errors
    /// Returns what is missing.
    pub(super) fn deal(
        &mut self,
        preferences: &Preferences,
        word: Option<&Word>,
    ) -> Result<Dealt, Missing> {
        let Preferences { opponent, list, length, lives, .. } = *preferences;
        let Holder::Computer(opponent) = opponent else {
            let listed = self.library.guessing(list, length);
            let listed = listed.map_err(Missing::Words)?;
            return Ok(Dealt::Held(ReverseRound::new(&listed, lives)));
        };
        let seed = self.seeds.next().unwrap_or_default();
        if opponent.is_friend() {
            let word = word.ok_or(Missing::FriendsWord)?;
            let known = self.library.candidates(list, word.letters().len()).ok();
            let round = Round::with_friend(word, known, lives, seed);
            return Ok(Dealt::Round(Box::new(round)));
        }
        let candidates = self.library.candidates(list, length);
        let candidates = candidates.map_err(Missing::Words)?;
        Ok(Dealt::Round(Box::new(
            Round::new(opponent, candidates, lives, seed).with_rule(self.library.rule()),
        )))
    }
}
