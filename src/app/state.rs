//! Owns [`State`], what outlasts a screen, and begins rounds with it.

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
use crate::words::{Tier, Word};

/// What a player chose before a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// Who holds the word.
    pub opponent: Holder,
    /// Where words come from.
    pub list: ListChoice,
    /// Letters in the word.
    pub length: usize,
    /// How many misses lose; where par is known, a difficulty that has a name says so.
    pub lives: Lives,
    /// How hard the round is.
    pub difficulty: Difficulty,
    /// Whether the number of words left is shown from the start.
    pub shows_words_left: bool,
}

/// What every screen draws on: the lists, what was chosen last, the dice, and the queue of requests.
#[derive(Debug)]
pub(super) struct State {
    pub(super) library: Library,
    pub(super) preferences: Preferences,
    pub(super) seeds: Seeds,
    pub(super) pars: HashMap<(ListChoice, usize), usize>,
    /// What came of the rounds that were kept; nothing before it is read.
    pub(super) career: Option<Box<Career>>,
    /// What was chosen before the game of the day, which chooses for itself.
    pub(super) set_aside: Option<Preferences>,
    /// Whether they should be read: nobody has asked for them since a round ended.
    pub(super) wants_records: bool,
    pub(super) requests: Requests,
}

/// The seeds of the rounds that will be played: the first is the session's own.
#[derive(Clone, Debug)]
pub struct Seeds {
    next: u64,
    rng: Xoshiro256PlusPlus,
}

impl Seeds {
    /// The seeds that follow from this one.
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

/// The length of a rung (letters) where what was chosen last does not count for the ladder.
const USUAL_LENGTH: usize = 8;

/// What keeps a round from beginning.
#[derive(Debug)]
pub(super) enum Missing {
    /// The word that a friend has to type.
    FriendsWord,
    /// Words of the length that was asked for; the text says which there are.
    Words(LibraryError),
}

impl Missing {
    /// The row of the form that has to be filled in otherwise, and what is wrong with it, if there is anything to say.
    pub(super) fn row(self) -> (Row, Option<FormError>) {
        match self {
            Self::FriendsWord => (Row::Word, None),
            Self::Words(why) => (Row::Length, Some(FormError::NoWords(why))),
        }
    }
}

/// A round that can begin.
#[derive(Debug)]
pub(super) enum Dealt {
    /// The player guesses.
    Round(Box<Round>),
    /// The computer guesses.
    Held(ReverseRound),
}

impl State {
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

    /// How many rounds were played against an opponent and how many of them won, with help or without, once
    /// that has been read.
    pub(super) fn record(&self, opponent: Opponent) -> Option<Wins> {
        let Statistics { clean, helped } = &self.career.as_ref()?.statistics;
        let groups = clean.opponents.iter().chain(&helped.opponents);
        let against = groups.filter(|by| by.opponent == opponent);
        Some(against.fold(Wins::default(), |all, by| Wins {
            played: all.played + by.wins.played,
            won: all.won + by.wins.won,
        }))
    }

    /// Begins the game of a day. What the player had chosen is set aside for the form.
    ///
    /// # Errors
    /// What is in the way.
    pub(super) fn deal_day(&mut self, day: Day) -> Result<Dealt, String> {
        let game = day.game();
        let list = self.library.find(&game.list).unwrap_or(self.preferences.list);
        let candidates = self.library.candidates(list, game.length).map_err(|e| e.to_string())?;
        let round = game.replay(candidates).map_err(|error| error.to_string())?;
        let preferences = Preferences {
            opponent: game.opponent.into(),
            list,
            length: game.length,
            lives: game.lives,
            difficulty: Difficulty::Custom,
            // Everybody begins with the same picture.
            shows_words_left: false,
        };
        let before = std::mem::replace(&mut self.preferences, preferences);
        self.set_aside.get_or_insert(before);
        Ok(Dealt::Round(Box::new(round)))
    }

    /// Begins a round that climbs a rung: with the list and the length that were chosen last, if they count
    /// for the ladder. What the player had chosen besides is set aside for the form.
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

    /// The guesses that a perfect player needs for a list and a length (letters), if that is known.
    pub(super) fn par(&self, list: ListChoice, length: usize) -> Option<usize> {
        self.pars.get(&(list, length)).copied().or_else(|| known_par(list, length))
    }

    /// What transcripts call the words that a round is about.
    pub(super) fn list_of(&self, preferences: &Preferences, round: &Round) -> ListName {
        self.library.written(preferences.list, round.pattern().length())
    }

    /// Begins a round.
    ///
    /// # Errors
    /// What is missing.
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
