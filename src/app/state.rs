//! Owns [`SessionState`], which outlasts a screen, and begins rounds with it.

mod openings;

use std::collections::HashMap;
use std::ops::RangeInclusive;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::FormError;
use super::input::Row;
use super::requests::Requests;
use crate::game::{
    Challenge, Day, Difficulty, Holder, Library, LibraryError, ListChoice, ListName, Lives,
    Occasion, OpeningChoice, ReverseRound, Round, StartingWords,
};
use crate::history::{Career, LADDER_LENGTHS, Rung};
use crate::words::{Alphabet, Tier, Word};
use openings::Upcoming;

/// The settings of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preferences {
    pub opponent: Holder,
    /// The word list.
    pub list: ListChoice,
    /// Letters in the word.
    pub length: usize,
    /// The number of misses that lose. If par is known, it follows from a named difficulty.
    pub lives: Lives,
    pub difficulty: Difficulty,
    /// Whether the number of words left is shown from the start.
    pub shows_words_left: bool,
    /// What rounds begin with.
    pub opening: OpeningChoice,
}

/// What every screen uses: the lists, the settings, the seeds and the queue of requests.
#[derive(Debug)]
pub(super) struct SessionState {
    pub(super) library: Library,
    pub(super) preferences: Preferences,
    pub(super) seeds: Seeds,
    pub(super) pars: HashMap<StartingWords, usize>,
    /// The statistics of past rounds; `None` until they have been read.
    pub(super) career: Option<Box<Career>>,
    /// Set while lengths are left to chance: the length (letters) that was chosen before.
    pub(super) left_to_chance: Option<usize>,
    /// What rounds were last chosen to begin with.
    pub(super) chosen_opening: OpeningChoice,
    /// The challenges made in this session, whose answers may come back.
    pub(super) sent: Vec<Challenge>,
    /// Whether the rounds should be read again, because one has ended since.
    pub(super) wants_records: bool,
    pub(super) requests: Requests,
}

/// The seeds of the next rounds; the first is the session's own.
#[derive(Clone, Debug)]
pub struct Seeds {
    next: u64,
    /// Whether the next one was asked for.
    fixed: bool,
    rng: Xoshiro256PlusPlus,
}

impl Seeds {
    /// Returns the seeds that follow from this one.
    pub fn from(seed: u64) -> Self {
        Self { next: seed, fixed: false, rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// Marks the next seed as one that was asked for, so that no other is dealt instead.
    pub(super) const fn fix(&mut self) {
        self.fixed = true;
    }

    /// The next seed, and whether it was asked for.
    pub(super) const fn peek(&self) -> (u64, bool) {
        (self.next, self.fixed)
    }

    /// Returns a seed for something other than a round, which leaves the next round as it is.
    pub(super) fn apart(&mut self) -> u64 {
        self.rng.next_u64()
    }

    /// Uses up the next seed.
    pub(super) fn go_on(&mut self) {
        (self.next, self.fixed) = (self.rng.next_u64(), false);
    }
}

impl Iterator for Seeds {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        let next = self.next;
        self.go_on();
        Some(next)
    }
}

/// The lengths (letters) that chance chooses from.
pub const ANY_LENGTHS: RangeInclusive<usize> = 5..=12;

/// The usual length (letters): of a rung if the last settings do not count for the ladder.
pub const USUAL_LENGTH: usize = 8;

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
    /// The player guesses a word of the list that transcripts call this.
    Round(Box<Round>, ListName),
    /// The computer guesses.
    Held(ReverseRound),
}

impl SessionState {
    pub(super) fn new(library: Library, preferences: Preferences, seed: u64) -> Self {
        let mut state = Self {
            library,
            chosen_opening: preferences.opening,
            preferences,
            seeds: Seeds::from(seed),
            pars: HashMap::new(),
            career: None,
            left_to_chance: None,
            sent: Vec::new(),
            wants_records: true,
            requests: Requests::default(),
        };
        state.preferences.lives = state.lives(&state.preferences);
        state
    }

    /// Begins the game of a day; `is_first` if it has not been played.
    ///
    /// # Errors
    /// Returns what prevents it.
    pub(super) fn deal_day(
        &self,
        day: Day,
        language: &'static Alphabet,
        is_first: bool,
    ) -> Result<Dealt, String> {
        let game = day.game_in(language).unwrap_or_else(|| day.game());
        let list = self.library.find(&game.list).unwrap_or(self.preferences.list);
        let candidates = self.library.candidates(list, game.length).map_err(|e| e.to_string())?;
        let round = game.replay(candidates).map_err(|error| error.to_string())?.clean();
        let today = Occasion::Today(day);
        let round = round.played_for(if is_first { today } else { today.again() });
        Ok(Dealt::Round(Box::new(round), game.list))
    }

    /// Begins a round for a rung of the ladder: of the last list and length if they have openings for it.
    pub(super) fn deal_rung(&mut self, rung: &Rung) -> Option<Dealt> {
        let chosen = &self.preferences;
        let usual = (ListChoice::Embedded(Tier::Common), USUAL_LENGTH);
        let choices = [(chosen.list, chosen.length), usual].into_iter();
        let mut choices = choices.filter(|(_, length)| LADDER_LENGTHS.contains(length));
        let (list, length, next) = choices
            .find_map(|(list, length)| Some((list, length, self.for_the_ladder(list, length)?)))?;
        let start = StartingWords { list, length, opening: next.opening };
        let par = self.par(start)?;
        let lives = Lives::at_least_one(u32::try_from(par as i64 + 1 + rung.beyond_par).ok()?);
        self.seeds.go_on();
        let round = self.opened(rung.opponent, start, lives, next.seed).ok()?;
        let round = round.clean().played_for(Occasion::Climb(rung.name as usize));
        Some(Dealt::Round(Box::new(round), self.library.written(list, length)))
    }

    /// Returns par (misses) for these words, if it is known.
    pub(super) fn par(&self, start: StartingWords) -> Option<usize> {
        start.known_par().or_else(|| self.pars.get(&start).copied())
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
            let round = ReverseRound::new(&listed, lives).clean(self.library.is_clean());
            if self.left_to_chance.is_some() {
                // The next round has a length of its own.
                self.seeds.go_on();
            }
            return Ok(Dealt::Held(round));
        };
        let Upcoming { seed, opening } =
            self.upcoming(opponent.into(), list, length, preferences.opening);
        let (_, is_fixed) = self.seeds.peek();
        self.seeds.go_on();
        let occasion = if is_fixed { Occasion::Free.again() } else { Occasion::Free };
        let round = if opponent.is_friend() {
            let word = word.ok_or(Missing::FriendsWord)?;
            let known = self.library.candidates(list, word.letters().len()).ok();
            Round::with_friend(word, known, lives, seed)
        } else {
            self.opened(opponent, StartingWords { list, length, opening }, lives, seed)?
        };
        let list = self.library.written(list, round.length());
        Ok(Dealt::Round(Box::new(round.played_for(occasion)), list))
    }

    /// Begins a round about the word of a challenge.
    pub(super) fn deal_challenge(&mut self, challenge: &Challenge) -> Dealt {
        let (list, length) = (ListChoice::default(), challenge.word().letters().len());
        let known = self.library.candidates(list, length).ok();
        let round = challenge.round(known, self.seeds.apart());
        Dealt::Round(Box::new(round), self.library.written(list, length))
    }
}
