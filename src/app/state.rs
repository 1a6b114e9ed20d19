//! Owns [`SessionState`], which outlasts a screen, and begins rounds with it.

mod choices;
mod upcoming;

pub use upcoming::NextRound;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use rustc_hash::FxHashMap;

use super::figure::Figure;
use super::messages::{Preference, Request};
use super::requests::Requests;
use crate::engine::Opponent;
use crate::game::challenge::Challenge;
use crate::game::library::{
    LibraryError, ListChoice, ListName, NoSuchList, ReplayError, StartingWords,
};
use crate::game::occasion::{Day, Occasion};
use crate::game::opening::OpeningChoice;
use crate::game::reverse::ReverseRound;
use crate::game::spec::{Difficulty, Holder, LivesChoice};
use crate::game::{GameSpec, Library, Lives, Round, Transcript};
use crate::history::Career;
use crate::puzzles::Progress;
use crate::words::{Alphabet, Word};

/// What every screen uses: the lists, the settings, the seeds and the queue of requests.
#[derive(Debug)]
pub struct SessionState {
    pub library: Library,
    /// What rounds are to be like.
    pub spec: GameSpec,
    /// Whether the number of words left is shown.
    pub shows_words_left: bool,
    pub seeds: Seeds,
    /// Par (misses) for words for which it had to be searched.
    pub pars: FxHashMap<StartingWords, usize>,
    /// The statistics of past rounds; `None` until they have been read.
    pub career: Option<Box<Career>>,
    /// The interrupted round that was found last.
    pub interrupted: Option<Box<Round>>,
    /// What there is to say about reading them, without a capital or a full stop.
    pub career_notice: Option<String>,
    /// The puzzle that comes next.
    pub puzzles: Progress,
    /// Whether the rounds should be read again, because one has ended since.
    pub wants_records: bool,
    /// Whether rounds are saved, as far as is known.
    pub saves: bool,
    /// The names of the themes that can be tried; the front end knows what they look like.
    pub themes: Vec<String>,
    /// The name of the one in use, if the front end has themes.
    pub theme: Option<String>,
    /// The figure in use, if the front end has figures.
    pub figure: Option<Figure>,
    /// Whether the opponent talks.
    pub voice: bool,
    pub requests: Requests,
}

/// The seeds of the next rounds; the first is the session's own.
#[derive(Clone, Debug)]
pub struct Seeds {
    next: u64,
    rng: Xoshiro256PlusPlus,
}

impl Seeds {
    /// Returns the seeds that follow from this one.
    pub fn from(seed: u64) -> Self {
        Self { next: seed, rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// The next seed.
    pub(super) const fn peek(&self) -> u64 {
        self.next
    }

    /// Returns a seed for something other than a round, which leaves the next round as it is.
    pub(super) fn apart(&mut self) -> u64 {
        self.rng.next_u64()
    }

    /// Goes on to the next seed.
    fn advance(&mut self) {
        self.next = self.rng.next_u64();
    }
}

impl SessionState {
    pub fn new(library: Library, spec: GameSpec, seed: u64) -> Self {
        Self {
            library,
            spec,
            shows_words_left: true,
            seeds: Seeds::from(seed),
            pars: FxHashMap::default(),
            career: None,
            interrupted: None,
            career_notice: None,
            puzzles: Progress::default(),
            wants_records: true,
            saves: true,
            themes: Vec::new(),
            theme: None,
            figure: None,
            voice: false,
            requests: Requests::default(),
        }
    }

    /// Shows or hides the number of words left, in this round and in those to come.
    pub(super) fn toggle_words_left(&mut self) {
        self.shows_words_left = !self.shows_words_left;
        let choice = Preference::WordsLeft(self.shows_words_left);
        self.requests.send(Request::Remember(choice));
    }

    /// Begins the next round that is like the settings. A seed that was asked for is used up by that.
    ///
    /// # Errors
    /// Returns an error if the list has no words of that length. It names the lengths that it has.
    pub fn deal(&mut self, opponent: Opponent) -> Result<Round, LibraryError> {
        let next = self.next_round(&self.spec);
        let round = self.opened(opponent, next)?;
        let occasion = match (self.spec.seed.take(), next.level) {
            (Some(_), _) => Occasion::Free.again(),
            (None, Some(level)) => Occasion::Level(level.number),
            (None, None) => Occasion::Free,
        };
        self.seeds.advance();
        Ok(round.played_for(occasion))
    }

    /// Begins the next round in which the player holds the word.
    ///
    /// # Errors
    /// Returns the same errors as [`deal`](Self::deal).
    pub fn hold(&mut self) -> Result<ReverseRound, LibraryError> {
        let next = self.next_round(&self.spec);
        let listed = self.library.of_length(next.start.list, next.start.length)?;
        let round = ReverseRound::new(listed, next.lives);
        self.seeds.advance();
        Ok(round)
    }

    /// Begins a round about a word that somebody has typed here: for this player if the opponent is a friend, otherwise for
    /// another one.
    pub fn deal_word(&mut self, word: &Word) -> Round {
        let (list, length) = (self.spec.list, word.letters().len());
        let known = self.library.clean_candidates(list, length).ok();
        let (lives, occasion) = match self.spec.opponent.is_friend() {
            true => (self.next_round(&self.spec).lives, Occasion::Challenge),
            false => (Lives::OF_A_FRIENDS_WORD, Occasion::HandedOver),
        };
        Round::with_friend(word, known, lives, self.seeds.apart()).played_for(occasion)
    }

    /// Begins a round about the word of a challenge.
    pub fn deal_challenge(&mut self, challenge: &Challenge) -> Round {
        let word = &challenge.word;
        let list = self.library.in_language(ListChoice::default(), word.alphabet());
        let known = self.library.clean_candidates(list, word.letters().len()).ok();
        challenge.round(known, self.seeds.apart())
    }

    /// Returns a round that two people can play: like the settings, and against the default opponent where they name none
    /// that can be the same for both. It is without blocked words, as every challenge.
    pub fn game_for_two(&mut self) -> Option<Transcript> {
        let mut spec = self.spec.clone();
        if !spec.opponent.has_openings() {
            spec.opponent = Holder::default();
        }
        let Holder::Computer(opponent) = spec.opponent else { return None };
        let next = self.next_round(&spec);
        let StartingWords { list, length, .. } = next.start;
        let words = self.library.clean_candidates(list, length).ok()?;
        let listed = words.listed();
        let opening = next.start.opening.filter(|opening| opening.keep(words.clone()).is_some());
        self.seeds.advance();
        Some(Transcript {
            list: ListName::of(listed),
            opponent,
            length,
            lives: next.lives,
            seed: next.seed,
            opening,
            clean: listed.is_clean(),
            answers: Vec::new(),
        })
    }

    /// Returns settings for rounds like this one; `None` if its list is not here.
    pub(super) fn spec_like(&self, round: &Round) -> Option<GameSpec> {
        let named = round.par.and_then(|par| Difficulty::of(round.lives(), par));
        let spec = GameSpec::of(&Transcript::of(round), &self.library)?;
        Some(GameSpec {
            lives: named.map_or(spec.lives, LivesChoice::Named),
            opening: round.opening().map_or(OpeningChoice::None, |_| OpeningChoice::Book),
            seed: None,
            ..spec
        })
    }

    /// Begins the round of a transcript, played for this.
    ///
    /// # Errors
    /// Returns what is missing, or differs here.
    pub fn deal_game(&self, game: &Transcript, occasion: Occasion) -> Result<Round, ReplayError> {
        Ok(self.library.replay(&game.without_answers())?.played_for(occasion))
    }

    /// Begins the game of a day; `is_first` if it has not been played.
    ///
    /// # Errors
    /// Returns what is missing, or differs here.
    pub fn deal_day(
        &self,
        day: Day,
        language: &'static Alphabet,
        is_first: bool,
    ) -> Result<Round, ReplayError> {
        let game = day.game(language).ok_or(NoSuchList)?;
        let today = Occasion::Today(day);
        let occasion = if is_first { today } else { today.again() };
        self.deal_game(&game, occasion)
    }
}
