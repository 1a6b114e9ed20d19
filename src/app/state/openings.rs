//! Owns [`Upcoming`]: which opening the next round begins with, and which seed deals it.

use super::{ANY_LENGTHS, Missing, Preferences, SessionState};
use crate::engine::Opponent;
use crate::game::{
    Book, Difficulty, Holder, ListChoice, Lives, Opening, OpeningChoice, Round, StartingWords,
};
use crate::history::Ladder;
use crate::mixing::{STEP, mix};
use crate::words::Tier;

/// The most seeds that are tried for an opening that has not been played: with a thousand openings each misses the
/// last one with a chance of 0.999.
const SEEDS: u64 = 100_000;

/// The fewest words that an opening leaves where its value is not known yet.
const ENOUGH: usize = 40;

/// By how many misses at most an opening is worth less than a blank start to be among the first that are dealt. Rounds from
/// most of the others are over soon, and their words are few from the start.
const SHORTER: usize = 2;

/// Whether an opening of a book with this value is of a kind.
type Kind<'a> = dyn Fn(Opening, usize) -> bool + 'a;

/// What the next round begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct Upcoming {
    pub(in crate::app) seed: u64,
    pub(in crate::app) opening: Option<Opening>,
}

impl SessionState {
    /// What a round would begin with now. It depends on nothing but the session's next seed and the rounds that were
    /// played, so a form can show it.
    pub(in crate::app) fn upcoming(
        &self,
        holder: Holder,
        list: ListChoice,
        length: usize,
        choice: OpeningChoice,
    ) -> Upcoming {
        let (seed, is_fixed) = self.seeds.peek();
        let blank = Upcoming { seed, opening: None };
        if !holder.has_openings() {
            return blank;
        }
        match choice {
            OpeningChoice::None => blank,
            OpeningChoice::This(text) => {
                let opening = text.on(self.library.alphabet(list));
                let fits = |opening: &Opening| {
                    self.library
                        .words(StartingWords { list, length, opening: Some(*opening) })
                        .is_some()
                };
                Upcoming { opening: opening.filter(fits), ..blank }
            }
            // Which openings were played is not known yet.
            OpeningChoice::Book if !is_fixed && self.career.is_none() => blank,
            OpeningChoice::Book | OpeningChoice::Random => match book(list, length) {
                Some((_, book)) if is_fixed => {
                    Upcoming { opening: Some(book.deal(seed).0), ..blank }
                }
                Some((tier, book)) => self.from(tier, length, book),
                None if choice == OpeningChoice::Random => {
                    Upcoming { opening: self.any(list, length, seed), ..blank }
                }
                None => blank,
            },
        }
    }

    /// The length of the next round about a list, of which `chosen` is the player's own choice. If it is left to
    /// chance, the session's next seed decides. Rounds whose settings the player did not choose keep theirs.
    pub(in crate::app) fn next_length(&self, list: ListChoice, chosen: usize) -> usize {
        if self.left_to_chance.is_none() {
            return chosen;
        }
        let list = self.library.list(list);
        let lengths: Vec<_> = ANY_LENGTHS.filter(|length| list.count(*length) > 0).collect();
        // The bits are inverted because the seed itself deals the opening.
        let number = mix(!self.seeds.peek().0).checked_rem(lengths.len() as u64);
        number.and_then(|number| lengths.get(number as usize).copied()).unwrap_or(chosen)
    }

    /// The opening of the next round for the ladder: dealt as always, but worth enough to count; `None` if a list and
    /// length have none, or too few openings.
    pub(in crate::app) fn for_the_ladder(
        &self,
        list: ListChoice,
        length: usize,
    ) -> Option<Upcoming> {
        let (tier, book) = book(list, length).filter(|(_, book)| book.is_for_a_series())?;
        let next = self.of_kinds(&[&|_, value| value >= Ladder::LEAST_VALUE], tier, length, book);
        next.opening.is_some().then_some(next)
    }

    /// The next opening of a book. Those of the [`usual`] value come first, so that a length and a difficulty keep their
    /// number of misses, and of them those that show one letter once and rule none out; then those that make a round about
    /// as long as a blank start.
    fn from(&self, tier: Tier, length: usize, book: &Book) -> Upcoming {
        let least = tier.value(length).map_or(0, |blank| blank.saturating_sub(SHORTER));
        let usual = usual(book, least);
        self.of_kinds(
            &[
                &|opening, value| {
                    let is_bare = opening.absent().is_none() && opening.places().count() == 1;
                    Some(value) == usual && is_bare
                },
                &|_, value| Some(value) == usual,
                &|_, value| value >= least,
                &|_, _| true,
            ],
            tier,
            length,
            book,
        )
    }

    /// The first seed from the session's next one on that deals an opening which was played no more often than any other of
    /// these kinds, so that none comes again before all were there; among those, one of the first kind that there is.
    fn of_kinds(&self, kinds: &[&Kind<'_>], tier: Tier, length: usize, book: &Book) -> Upcoming {
        let played = |opening: Opening| self.played(tier, length, opening);
        let of_any = |opening, value| kinds.iter().any(|kind| kind(opening, value));
        let counted: Vec<_> = book
            .openings()
            .iter()
            .filter(|(opening, value)| of_any(*opening, *value))
            .map(|(opening, value)| (*opening, *value, played(*opening)))
            .collect();
        let seed = self.seeds.peek().0;
        let none = Upcoming { seed, opening: None };
        let Some(least) = counted.iter().map(|(.., played)| *played).min() else { return none };
        let is_next = |kind: &Kind<'_>| {
            let mut left = counted.iter().filter(|(.., played)| *played == least);
            left.any(|(opening, value, _)| kind(*opening, *value))
        };
        let Some(kind) = kinds.iter().find(|kind| is_next(kind)) else { return none };
        let mut seeds = (0..SEEDS).map(|number| match number {
            0 => seed,
            _ => mix(seed.wrapping_add(number.wrapping_mul(STEP))),
        });
        let dealt = seeds.find_map(|seed| {
            let (opening, value) = book.deal(seed);
            (kind(opening, value) && played(opening) == least).then_some((seed, opening))
        });
        dealt.map_or(none, |(seed, opening)| Upcoming { seed, opening: Some(opening) })
    }

    /// The number of rounds that began with an opening.
    fn played(&self, tier: Tier, length: usize, opening: Opening) -> usize {
        let openings = self.career.as_ref().map(|career| &career.openings);
        openings.map_or(0, |openings| openings.played(tier, length, opening))
    }

    /// Any opening that leaves enough words, as the seed decides.
    fn any(&self, list: ListChoice, length: usize, seed: u64) -> Option<Opening> {
        let words = self.library.candidates(list, length).ok()?;
        let enough = |opening: &Opening| {
            opening.keep(words.clone()).is_some_and(|left| left.len() >= ENOUGH)
        };
        let all: Vec<_> = Opening::all(&words).into_iter().filter(enough).collect();
        let number = mix(seed).checked_rem(all.len() as u64)?;
        all.get(number as usize).copied()
    }

    /// The lives of the next round with these preferences: a difficulty that has a name is as far from par as it
    /// was, wherever par is now.
    pub(in crate::app) fn lives(&self, preferences: &Preferences) -> Lives {
        let Preferences { opponent, list, length, difficulty, lives, opening, .. } = *preferences;
        if let Some(usual) = opponent.usual_lives() {
            return if difficulty == Difficulty::Custom { lives } else { usual };
        }
        let opening = self.upcoming(opponent, list, length, opening).opening;
        let par = self.par(StartingWords { list, length, opening });
        par.and_then(|par| difficulty.lives(par)).unwrap_or(lives)
    }

    /// Begins a round about these words.
    pub(in crate::app) fn opened(
        &self,
        opponent: Opponent,
        start: StartingWords,
        lives: Lives,
        seed: u64,
    ) -> Result<Round, Missing> {
        let candidates = self.library.candidates(start.list, start.length);
        let candidates = candidates.map_err(Missing::Words)?;
        let opened = Round::opened(opponent, candidates.clone(), start.opening, lives, seed);
        let value = self.par(start).filter(|_| opened.is_some());
        let round = opened.unwrap_or_else(|| Round::new(opponent, candidates, lives, seed));
        Ok(round.with_value(value).with_rule(self.library.rule()))
    }
}

/// The value that most openings of a book have, of those that have at least this one; the largest of several.
fn usual(book: &Book, least: usize) -> Option<usize> {
    let values = || book.openings().iter().map(|(_, value)| *value).filter(|it| *it >= least);
    let number = |value: usize| values().filter(|it| *it == value).count();
    values().max_by_key(|value| (number(*value), *value))
}

fn book(list: ListChoice, length: usize) -> Option<(Tier, &'static Book)> {
    match list {
        ListChoice::Embedded(tier) => Some((tier, Book::of(tier, length)?)),
        ListChoice::User => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::super::Dealt;
    use super::*;
    use crate::game::{Library, ListName};
    use crate::history::{Career, Ended, LADDER_LENGTHS, RUNGS, Record};

    const LIST: ListChoice = ListChoice::Embedded(Tier::Common);

    fn preferences(length: usize) -> Preferences {
        Preferences {
            opponent: Opponent::Greedy.into(),
            list: LIST,
            length,
            lives: Lives::at_least_one(1),
            difficulty: Difficulty::Even,
            shows_words_left: true,
            opening: OpeningChoice::Book,
        }
    }

    /// A session of somebody who has played these rounds.
    fn state(length: usize, played: &[Record]) -> SessionState {
        let mut state = SessionState::new(Library::new(None), preferences(length), 5);
        state.career = Some(Box::new(Career::of(played, 0)));
        state
    }

    fn played(round: &str) -> Record {
        Record::played(round)
    }

    /// The round that is dealt next; it is given up at once, so nothing but its opening is kept.
    fn dealt(state: &mut SessionState) -> Round {
        let mut preferences = state.preferences.clone();
        preferences.lives = state.lives(&preferences);
        let Ok(Dealt::Round(round, _)) = state.deal(&preferences, None) else { panic!() };
        let ended = Ended::of(&round.clone().finish(), ListName::Embedded(Tier::Common));
        state.career.as_mut().unwrap().go_on(&ended);
        *round
    }

    #[test]
    fn rounds_begin_with_an_opening_and_lives_that_follow_from_it() {
        let mut later = state(8, &[]);
        let round = dealt(&mut later);
        let value = round.value().unwrap();
        assert_eq!(Book::of(Tier::Common, 8).unwrap().value(round.opening().unwrap()), Some(value));
        assert_eq!(round.lives().get() as usize, value + 1 + 3, "even has 3 to spare");
        let unread = SessionState::new(Library::new(None), preferences(8), 5);
        let next =
            |state: &SessionState, holder| state.upcoming(holder, LIST, 8, OpeningChoice::Book);
        assert_eq!(next(&unread, Opponent::Greedy.into()).opening, None);
        assert!(next(&later, Opponent::Fair.into()).opening.is_some());
        assert_eq!(next(&later, Opponent::Friend.into()).opening, None);
        assert_eq!(next(&later, Holder::You).opening, None);
    }

    #[test]
    fn the_misses_of_a_length_stay_the_same_as_long_as_there_are_openings_for_them() {
        let book = Book::of(Tier::Common, 8).unwrap();
        let (five, longer) = (usual(book, 5), |least| {
            book.openings().iter().filter(|(_, value)| *value >= least).count()
        });
        assert_eq!((Tier::Common.value(8), five, longer(5) - longer(6)), (Some(7), Some(5), 41));
        let mut state = state(8, &[]);
        let rounds: Vec<_> = (0..=longer(5)).map(|_| dealt(&mut state)).collect();
        let values: Vec<_> = rounds.iter().map(|round| round.value().unwrap()).collect();
        let (alike, others) = values.split_at(41);
        assert!(alike.iter().all(|value| *value == 5), "{values:?}");
        let (last, about_as_long) = others.split_last().unwrap();
        assert!(about_as_long.iter().all(|value| *value > 5) && *last < 5, "{values:?}");
        let bare = rounds.iter().take_while(|it| it.opening().unwrap().absent().is_none());
        assert!(bare.count() > 10, "and first those that rule no letter out");
    }

    #[test]
    fn no_opening_comes_again_before_all_have_been_dealt() {
        let all = Book::of(Tier::Common, 10).unwrap().openings().len();
        let mut state = state(10, &[played("eh1 common greedy 8 9 1 E*")]);
        for _ in 0..2 {
            let bag: HashSet<_> = (0..all).map(|_| dealt(&mut state).opening()).collect();
            assert_eq!(bag.len(), all);
        }
    }

    #[test]
    fn the_ladder_deals_openings_that_are_worth_enough_where_there_are_enough() {
        let mut dealt = 0;
        for tier in Tier::ALL.into_iter().filter(|tier| tier.is_built_in()) {
            for length in LADDER_LENGTHS {
                let mut state = state(8, &[]);
                let book = Book::of(tier, length);
                let is_long = book.is_some_and(|book| book.openings().len() >= 40);
                let least = Ladder::LEAST_VALUE;
                let has_any = |book: &Book| book.openings().iter().any(|(_, own)| *own >= least);
                for _ in 0..3 {
                    let next = state.for_the_ladder(ListChoice::Embedded(tier), length);
                    assert_eq!(
                        next.is_some(),
                        is_long && book.is_some_and(has_any),
                        "{tier} {length}"
                    );
                    let value = next.and_then(|next| book?.value(next.opening?));
                    assert!(value.is_none_or(|value| value >= 3), "{tier} {length}");
                    dealt += usize::from(value.is_some());
                    state.seeds.go_on();
                }
            }
        }
        assert!(dealt > 20);
    }

    #[test]
    fn a_rung_at_a_length_with_too_few_openings_takes_the_usual_length() {
        let fewer = Book::of(Tier::Common, 12).unwrap().openings().len();
        assert!((Book::FEWEST..Book::FOR_A_SERIES).contains(&fewer), "{fewer}");
        let mut state = state(12, &[]);
        let Some(Dealt::Round(round, list)) = state.deal_rung(&RUNGS[0]) else { panic!() };
        assert_eq!((list, round.length()), (ListName::Embedded(Tier::Common), 8));
    }

    #[test]
    fn a_seed_that_was_asked_for_decides_the_opening() {
        let book = Book::of(Tier::Common, 8).unwrap();
        let (opening, _) = book.deal(5);
        let text = opening.text(Tier::Common.alphabet());
        for before in [vec![], vec![played(&format!("eh2 common greedy 8 9 1 {text}"))]] {
            let mut state = state(8, &before);
            state.seeds.fix();
            let round = dealt(&mut state);
            assert_eq!((round.seed(), round.opening()), (5, Some(opening)));
            assert!(!state.seeds.peek().1, "the next one is nobody's choice");
        }
    }

    #[test]
    fn an_opening_of_ones_own_is_dealt_where_it_fits() {
        let state = state(8, &[]);
        let this = OpeningChoice::This("T5-S".parse().unwrap());
        let next = |length| state.upcoming(Opponent::Fair.into(), LIST, length, this).opening;
        assert!(next(8).is_some() && next(4).is_none());
        let random = |list, length| {
            state.upcoming(Opponent::Fair.into(), list, length, OpeningChoice::Random).opening
        };
        let german = ListChoice::Embedded(Tier::GermanFull);
        if Tier::GermanFull.is_built_in() {
            assert!(Book::of(Tier::GermanFull, 8).is_some() && random(german, 8).is_some());
        }
        assert_eq!(random(LIST, 16), None, "no opening leaves enough words");
    }
}
