//! Owns [`NextRound`]: what the next round comes to, before it begins.

use rustc_hash::FxHashMap;

use super::SessionState;
use crate::engine::Opponent;
use crate::game::library::{LibraryError, ListChoice, StartingWords};
use crate::game::occasion::Level;
use crate::game::opening::{Book, Opening, OpeningChoice};
use crate::game::spec::Length;
use crate::game::{GameSpec, Lives, Round};
use crate::solver::mixing::mix;
use crate::words::EmbeddedList;

/// The fewest words that an opening leaves if its value is not known yet.
const ENOUGH: usize = 40;

/// The lives of a round for which no number and no par is known.
const UNMEASURED: Lives = Lives::at_least_one(10);

/// What the next round comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextRound {
    pub start: StartingWords,
    pub seed: u64,
    pub lives: Lives,
    /// Par (misses), if the computer chooses the word and par is known.
    pub par: Option<usize>,
    /// The level that the round counts for, if any.
    pub level: Option<Level>,
}

impl SessionState {
    /// Returns what the next round with these settings comes to. It depends on nothing but them, the session's next seed and
    /// the rounds that were played, so that the title can show it.
    pub fn next_round(&self, spec: &GameSpec) -> NextRound {
        let seed = spec.seed.unwrap_or(self.seeds.peek());
        let level = self.level(spec);
        let length = level.map_or_else(|| self.drawn_length(spec, seed), |level| level.length);
        let opening = self.opening(spec, length, seed);
        let start = StartingWords { list: spec.list, length, opening };
        let par = self.par(start).filter(|_| spec.opponent.usual_lives().is_none());
        let lives = match level {
            Some(level) => par.map(|par| level.lives(par)),
            None => spec.lives.lives(spec.opponent, par),
        };
        NextRound { start, seed, lives: lives.unwrap_or(UNMEASURED), par, level }
    }

    /// Returns the level of the next round with these settings, if it has one.
    pub fn level(&self, spec: &GameSpec) -> Option<Level> {
        let language = self.library.alphabet(spec.list);
        match self.career.as_deref() {
            _ if !spec.rises() => None,
            Some(career) => career.levels.next(language),
            None => Level::of(language, 1, 0),
        }
    }

    /// Returns par (misses) for these words, if it is known.
    pub fn par(&self, start: StartingWords) -> Option<usize> {
        self.library.known_par(start).or_else(|| self.pars.get(&start).copied())
    }

    /// Returns the length in letters. The seed decides a surprise.
    fn drawn_length(&self, spec: &GameSpec, seed: u64) -> usize {
        match spec.length {
            Length::Letters(letters) => return letters,
            Length::Level => return self.library.nearest_length(spec.list, Length::USUAL),
            Length::Surprise => {}
        }
        let list = self.library.list(spec.list);
        let lengths: Vec<_> = Length::DRAWN.filter(|length| list.count(*length) > 0).collect();
        // The bits are inverted because the seed itself chooses the opening.
        let number = mix(!seed).checked_rem(lengths.len() as u64);
        let drawn = number.and_then(|number| lengths.get(number as usize).copied());
        drawn.unwrap_or_else(|| self.library.nearest_length(spec.list, Length::USUAL))
    }

    fn opening(&self, spec: &GameSpec, length: usize, seed: u64) -> Option<Opening> {
        let list = spec.list;
        if !spec.opponent.has_openings() {
            return None;
        }
        match spec.opening {
            OpeningChoice::None => None,
            OpeningChoice::This(text) => {
                let opening = text.on(self.library.alphabet(list));
                opening.filter(|opening| {
                    let start = StartingWords { list, length, opening: Some(*opening) };
                    self.library.words(start).is_some()
                })
            }
            OpeningChoice::Book | OpeningChoice::Random => match book(list, length) {
                Some((embedded, book)) => {
                    // A seed that was asked for gives the same round to everybody.
                    let career = self.career.as_deref().filter(|_| spec.seed.is_none());
                    let openings = career.map(|career| &career.openings);
                    let played =
                        |opening| openings.map_or(0, |all| all.played(embedded, length, opening));
                    dealt(book, seed, played)
                }
                None if spec.opening == OpeningChoice::Random => self.any(list, length, seed),
                None => None,
            },
        }
    }

    /// Returns any opening that leaves enough words, as the seed decides.
    fn any(&self, list: ListChoice, length: usize, seed: u64) -> Option<Opening> {
        let words = self.library.candidates(list, length).ok()?;
        let enough = |opening: &Opening| {
            opening.keep(words.clone()).is_some_and(|left| left.len() >= ENOUGH)
        };
        let all: Vec<_> = Opening::all(&words).into_iter().filter(enough).collect();
        let number = mix(seed).checked_rem(all.len() as u64)?;
        all.get(number as usize).copied()
    }

    /// Begins a round against an opponent.
    pub fn opened(&self, opponent: Opponent, next: NextRound) -> Result<Round, LibraryError> {
        let NextRound { start, seed, lives, .. } = next;
        let candidates = self.library.candidates(start.list, start.length)?;
        let opened = Round::opened(opponent, candidates.clone(), start.opening, lives, seed);
        let value = self.par(start).filter(|_| opened.is_some());
        let round = opened.unwrap_or_else(|| Round::new(opponent, candidates, lives, seed));
        Ok(round.with_par(value).with_rule(self.library.rule()))
    }
}

/// Deals an opening of a book from a bag: none comes again before all were there. Of those that are left, it deals one whose
/// letter has been shown least often in its places, then one whose letter has been shown least often at all, since rounds that
/// begin with the same letter go on alike. The seed chooses among several, each with equal chance.
fn dealt(book: &Book, seed: u64, played: impl Fn(Opening) -> usize) -> Option<Opening> {
    let all = book.openings().iter();
    let counted: Vec<_> = all.map(|(opening, _)| (*opening, played(*opening))).collect();
    let (mut shown, mut letters) = (FxHashMap::default(), FxHashMap::default());
    for (opening, times) in &counted {
        *shown.entry((opening.letter(), opening.places())).or_insert(0) += times;
        *letters.entry(opening.letter()).or_insert(0) += times;
    }
    let weights = counted.into_iter().map(|(opening, times)| {
        let letter = opening.letter();
        ((times, shown[&(letter, opening.places())], letters[&letter]), opening)
    });
    let weights: Vec<_> = weights.collect();
    let (least, _) = weights.iter().min_by_key(|(weight, _)| weight)?;
    let bag: Vec<_> = weights.iter().filter(|(weight, _)| weight == least).collect();
    let number = mix(seed) % bag.len() as u64;
    bag.get(number as usize).map(|(_, opening)| *opening)
}

fn book(list: ListChoice, length: usize) -> Option<(EmbeddedList, &'static Book)> {
    match list {
        ListChoice::Embedded(embedded) => Some((embedded, Book::of(embedded, length)?)),
        ListChoice::User => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::game::Library;
    use crate::game::occasion::Occasion;
    use crate::game::spec::{Difficulty, Holder, LivesChoice};
    use crate::history::{Career, Ended};
    use crate::words::{Alphabet, GERMAN, Grade};

    const LIST: ListChoice = ListChoice::Embedded(EmbeddedList::EVERYDAY);

    fn spec(length: usize) -> GameSpec {
        let (opponent, length) = (Opponent::Greedy.into(), Length::Letters(length));
        GameSpec { opponent, list: LIST, length, ..GameSpec::default() }
    }

    fn state(spec: GameSpec) -> SessionState {
        let mut state = SessionState::new(Library::new(None), spec, 5);
        state.career = Some(Box::new(Career::of(&[], 0)));
        state
    }

    /// The round that is dealt next; it is given up at once, so nothing but its opening is kept.
    fn dealt(state: &mut SessionState) -> Round {
        let round = state.deal(Opponent::Greedy).unwrap();
        let ended = Ended::of(&round.clone().finish());
        state.career.as_mut().unwrap().go_on(&ended);
        round
    }

    #[test]
    fn rounds_begin_with_an_opening_and_lives_that_follow_from_it() {
        let mut new = SessionState::new(Library::new(None), spec(8), 5);
        let next = new.next_round(&new.spec);
        let round = new.deal(Opponent::Greedy).unwrap();
        let value = round.par.unwrap();
        let book = Book::of(EmbeddedList::EVERYDAY, 8).unwrap();
        assert_eq!(book.value(round.opening().unwrap()), Some(value));
        assert_eq!(round.lives(), Difficulty::Even.lives(value));
        assert_eq!((round.opening(), round.lives()), (next.start.opening, next.lives));
        let opening = |opponent| new.next_round(&GameSpec { opponent, ..spec(8) }).start.opening;
        assert!(opening(Opponent::Fair.into()).is_some());
        assert_eq!(opening(Opponent::Friend.into()), None);
        assert_eq!(opening(Holder::You), None);
    }

    #[test]
    fn seeds_deal_different_openings_that_leave_many_words() {
        for length in 5..=9 {
            let rounds: Vec<_> = (0..24)
                .map(|seed| {
                    let state = SessionState::new(Library::new(None), spec(length), seed);
                    state.next_round(&state.spec).start
                })
                .collect();
            let different: HashSet<_> = rounds.iter().map(|start| start.opening).collect();
            assert!(different.len() >= 17, "{length} letters: {}", different.len());
            let library = Library::new(None);
            let left = rounds.iter().map(|start| library.words(*start).unwrap().len());
            let mut left: Vec<_> = left.collect();
            left.sort_unstable();
            let least = if length == 9 { 80 } else { 100 };
            assert!(left[12] >= least, "{length} letters: {}", left[12]);
        }
    }

    #[test]
    fn no_opening_comes_again_before_all_have_been_dealt() {
        let all = Book::of(EmbeddedList::EVERYDAY, 10).unwrap().openings().len();
        let mut state = state(spec(10));
        for _ in 0..2 {
            let bag: HashSet<_> = (0..all).map(|_| dealt(&mut state).opening()).collect();
            assert_eq!(bag.len(), all);
        }
    }

    #[test]
    fn rounds_of_a_length_begin_with_one_letter_after_the_other() {
        let mut state = state(spec(7));
        let rounds: Vec<_> = (0..24).map(|_| dealt(&mut state).opening().unwrap()).collect();
        let letters: HashSet<_> = rounds[..12].iter().map(|opening| opening.letter()).collect();
        let shown: HashSet<_> = rounds.iter().map(|it| (it.letter(), it.places())).collect();
        assert_eq!((letters.len(), shown.len()), (12, 24));
    }

    #[test]
    fn a_level_decides_the_length_and_the_lives_of_the_usual_rounds_alone() {
        let rising = GameSpec { length: Length::Level, ..GameSpec::default() };
        let mut state = state(rising.clone());
        let round = state.deal(Opponent::Merciless).unwrap();
        let first = Level::of(Alphabet::UNSAID, 1, 0).unwrap();
        assert_eq!((round.length(), round.occasion()), (first.length, &Occasion::Level(1)));
        let value = round.par.unwrap();
        assert_eq!(round.lives().get() as usize, value + 1 + first.spare as usize);
        let own = [
            GameSpec { opponent: Opponent::Greedy.into(), ..rising.clone() },
            GameSpec { lives: LivesChoice::Named(Difficulty::Gentle), ..rising.clone() },
            GameSpec { seed: Some(7), ..rising.clone() },
            GameSpec { opening: OpeningChoice::None, ..rising.clone() },
            spec(7),
        ];
        for own in own {
            let next = state.next_round(&own);
            let usual = own.length.letters().unwrap();
            assert_eq!((next.level, next.start.length), (None, usual), "{own:?}");
        }
    }

    #[test]
    fn a_seed_that_was_asked_for_is_for_one_round_which_does_not_count() {
        let mut state = state(GameSpec { seed: Some(7), ..spec(8) });
        let round = dealt(&mut state);
        assert_eq!((round.seed(), round.occasion()), (7, &Occasion::Free.again()));
        let next = dealt(&mut state);
        assert_ne!(next.seed(), 7);
        assert_eq!(*next.occasion(), Occasion::Free);
    }

    #[test]
    fn an_opening_of_ones_own_is_dealt_where_it_fits() {
        let this = OpeningChoice::This("T5-S".parse().unwrap());
        let state = state(spec(8));
        let opening = |list, length, opening| {
            state.next_round(&GameSpec { list, opening, ..spec(length) }).start.opening
        };
        assert!(opening(LIST, 8, this).is_some() && opening(LIST, 4, this).is_none());
        if let Some(german) = EmbeddedList::with(&GERMAN, Grade::Full) {
            let german = ListChoice::Embedded(german);
            assert!(opening(german, 8, OpeningChoice::Random).is_some());
        }
        assert_eq!(opening(LIST, 16, OpeningChoice::Random), None, "none leaves enough words");
    }

    #[test]
    fn a_surprise_is_a_length_that_the_list_has() {
        let surprise = GameSpec { length: Length::Surprise, ..spec(8) };
        let mut state = state(GameSpec { lives: LivesChoice::default(), ..surprise });
        let lengths: HashSet<_> = (0..40).map(|_| dealt(&mut state).length()).collect();
        assert!(lengths.len() > 4 && lengths.iter().all(|it| Length::DRAWN.contains(it)));
    }
}
