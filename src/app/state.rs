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
    OpeningChoice, ReverseRound, Round, StartingWords,
};
use crate::history::{Career, LADDER_LENGTHS, Rung, Spot, Weakness};
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
    /// The player's own settings, while a round has others.
    pub(super) set_aside: Option<Preferences>,
    /// Set while lengths are left to chance: the length (letters) that was chosen before.
    pub(super) left_to_chance: Option<usize>,
    /// Whether a round has begun here.
    pub(super) has_begun: bool,
    /// What rounds were last chosen to begin with.
    pub(super) chosen_opening: OpeningChoice,
    /// What rounds are played for, one after the other.
    pub(super) series: Series,
    /// What was practised in this session.
    practised: Vec<Spot>,
    /// The challenge whose word is played.
    pub(super) challenge: Option<Challenge>,
    /// The challenges made in this session, whose answers may come back.
    pub(super) sent: Vec<Challenge>,
    /// Whether the rounds should be read again, because one has ended since.
    pub(super) wants_records: bool,
    pub(super) requests: Requests,
}

/// What rounds are played for, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Series {
    /// Nothing but themselves.
    Free,
    /// The rungs of the ladder.
    Ladder,
    /// Practice of what costs the player most.
    Practice,
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
    /// The player guesses.
    Round(Box<Round>),
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
            set_aside: None,
            left_to_chance: None,
            has_begun: false,
            series: Series::Free,
            practised: Vec::new(),
            challenge: None,
            sent: Vec::new(),
            wants_records: true,
            requests: Requests::default(),
        };
        state.preferences.lives = state.lives(&state.preferences);
        state
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
        let round = game.replay(candidates).map_err(|error| error.to_string())?.clean();
        let preferences = Preferences {
            opponent: game.opponent.into(),
            list,
            length: game.length,
            lives: game.lives,
            difficulty: Difficulty::Custom,
            // That doesn't count as help.
            shows_words_left: self.preferences.shows_words_left,
            opening: OpeningChoice::None,
        };
        self.play_with(preferences);
        Ok(Dealt::Round(Box::new(round)))
    }

    /// Begins a round for a rung of the ladder, with an opening that counts for it: of the last list and length if they
    /// have any. Sets the player's other settings aside.
    pub(super) fn deal_rung(&mut self, rung: &Rung) -> Option<(Dealt, Preferences)> {
        let chosen = self.chosen().clone();
        let usual = (ListChoice::Embedded(Tier::Common), USUAL_LENGTH);
        let choices = [(chosen.list, chosen.length), usual].into_iter();
        let mut choices = choices.filter(|(_, length)| LADDER_LENGTHS.contains(length));
        let (list, length, next) = choices
            .find_map(|(list, length)| Some((list, length, self.for_the_ladder(list, length)?)))?;
        let par = self.par(StartingWords { list, length, opening: next.opening })?;
        let lives = Lives::at_least_one(u32::try_from(par as i64 + 1 + rung.beyond_par).ok()?);
        let preferences = Preferences {
            opponent: rung.opponent.into(),
            list,
            length,
            lives,
            difficulty: Difficulty::of(lives, par),
            shows_words_left: chosen.shows_words_left,
            opening: OpeningChoice::Book,
        };
        let (_, is_fixed) = self.seeds.peek();
        self.seeds.go_on();
        let start = StartingWords { list, length, opening: next.opening };
        let Ok(Dealt::Round(round)) = self.opened(rung.opponent, start, lives, next.seed) else {
            return None;
        };
        let round = round.clean();
        let round = if is_fixed { round } else { round.as_dealt() };
        let dealt = Dealt::Round(Box::new(round));
        self.play_with(preferences.clone());
        Some((dealt, preferences))
    }

    /// Sets the player's own settings aside for those of a round.
    pub(super) fn play_with(&mut self, preferences: Preferences) {
        let before = std::mem::replace(&mut self.preferences, preferences);
        self.set_aside.get_or_insert(before);
    }

    /// Returns to the player's own settings.
    pub(super) fn play_as_chosen(&mut self) {
        if let Some(before) = self.set_aside.take() {
            self.preferences = before;
        }
    }

    /// Returns the player's own settings, not those of a round that has its own.
    fn chosen(&self) -> &Preferences {
        self.set_aside.as_ref().unwrap_or(&self.preferences)
    }

    /// Returns what costs the player most and has not been practised as often as that deserves.
    pub(super) fn next_to_practise(&self) -> Option<Weakness> {
        let mut weaknesses = self.career.as_ref()?.practice.weaknesses();
        // The list of another language may not be part of this program.
        weaknesses.retain(|weakness| {
            self.library.find(&ListName::Embedded(weakness.spot.tier)).is_some()
        });
        Weakness::next(&weaknesses, &self.practised)
    }

    /// Begins a round for practice, about what costs the player most and has not been practised as often as that
    /// deserves. Sets the player's other settings aside. `None` if nothing costs anything, or not enough is known.
    pub(super) fn deal_practice(&mut self) -> Option<(Dealt, Preferences, Weakness)> {
        let chosen = self.chosen().clone();
        let weakness = self.next_to_practise()?;
        let Spot { opponent, tier, length, opening } = weakness.spot;
        let opening = opening.map(|opening| opening.text(tier.alphabet()));
        let mut preferences = Preferences {
            opponent: opponent.into(),
            list: self.library.find(&ListName::Embedded(tier))?,
            length,
            lives: weakness.lives,
            opening: opening.map_or(OpeningChoice::Book, OpeningChoice::This),
            ..chosen
        };
        preferences.lives = self.lives(&preferences);
        let Ok(Dealt::Round(round)) = self.deal(&preferences, None) else { return None };
        self.practised.push(weakness.spot);
        self.play_with(preferences.clone());
        Some((Dealt::Round(Box::new(round.as_practice())), preferences, weakness))
    }

    /// Returns par (misses) for these words, if it is known.
    pub(super) fn par(&self, start: StartingWords) -> Option<usize> {
        start.known_par().or_else(|| self.pars.get(&start).copied())
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
            let round = ReverseRound::new(&listed, lives).clean(self.library.is_clean());
            if self.left_to_chance.is_some() {
                // The next round has a length of its own.
                self.seeds.go_on();
            }
            return Ok(Dealt::Held(round));
        };
        let Upcoming { seed, opening, dealt } =
            self.upcoming(opponent.into(), list, length, preferences.opening);
        self.seeds.go_on();
        if opponent.is_friend() {
            let word = word.ok_or(Missing::FriendsWord)?;
            let known = self.library.candidates(list, word.letters().len()).ok();
            let round = Round::with_friend(word, known, lives, seed);
            return Ok(Dealt::Round(Box::new(round)));
        }
        let round = self.opened(opponent, StartingWords { list, length, opening }, lives, seed)?;
        Ok(match round {
            Dealt::Round(round) if dealt => Dealt::Round(Box::new(round.as_dealt())),
            round => round,
        })
    }
}
