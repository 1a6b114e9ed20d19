//! Owns [`Cases`]: dictionaries and games that programs often get wrong, drawn from a seed.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::case::{TestCase, TestGame};
use super::habits::Told;
use crate::cli::Lengths;
use crate::words::{Alphabet, Candidates, Letter, Places, WordList, without_blocked};

/// The longest words that are drawn besides [`LONG`] ones, unless only longer ones are asked for.
const LONGEST: usize = 8;

/// The number of draws from which families are taken.
const DRAWS: usize = 20;

/// One in this number of sets of words, or one in twice as many of short ones, is of drawn letters, because real words don't
/// have a letter in all places.
const DRAWN: usize = 2;

/// The longest words that are real twice as often.
const SHORT: usize = 5;

/// One game of a setter in three is about many real words, so that one that keeps small families is found out turn after turn.
const AMONG_MANY: usize = 3;

/// The least and the most words of such a game.
const MANY: (usize, usize) = (30, 120);

/// The lengths of long words, in which the places 1 and 2, with nothing between them, are also the place 12.
const LONG: RangeInclusive<usize> = 13..=14;

/// Of as many games of a setter, one is about a word at an end of the list.
const LONELY: usize = 8;

/// The number of words of a guesser's families: the one that holds the word, and the others.
const GUESSERS: (usize, usize) = (3, 7);

/// An endless supply of test cases.
pub struct Cases<'a> {
    rng: Xoshiro256PlusPlus,
    is_setter: bool,
    alphabet: &'static Alphabet,
    lengths: Lengths,
    /// Words that people know, if there are some in this language.
    real: Option<&'a WordList>,
    told: Told,
    /// The number of cases that were drawn.
    drawn: usize,
}

impl<'a> Cases<'a> {
    /// Creates test cases for a setter or a guesser, with games about words of these lengths, most of them real ones.
    pub fn new(
        seed: u64,
        is_setter: bool,
        alphabet: &'static Alphabet,
        lengths: Lengths,
        real: Option<&'a WordList>,
    ) -> Self {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self { rng, is_setter, alphabet, lengths, real, told: Told::default(), drawn: 0 }
    }

    /// Returns the next test case. The same seed always gives the same cases. If the letters happen to spell a word
    /// that is blocked, others are drawn.
    pub fn draw(&mut self) -> TestCase {
        self.drawn += 1;
        loop {
            let case = self.any();
            if case.words.iter().all(|word| without_blocked(word) == *word) {
                return case;
            }
        }
    }

    /// Draws families of words of several lengths, and a game about each length.
    fn any(&mut self) -> TestCase {
        let Lengths { first, last } = self.lengths;
        // Words of another length are there to be ignored.
        let lengths = first..=last.clamp(first, LONGEST.max(first)).max(LONGEST.min(first + 1));
        // Every other case of a setter has a long word, and a game about the first word on the list; the others have the last one.
        let is_first = self.drawn % 2 == 1;
        let long = self.shuffled(LONG).into_iter().find(|one| self.lengths.contains(*one));
        let long = long.filter(|one| self.is_setter && is_first && !lengths.contains(one));
        let lengths: Vec<_> = lengths.chain(long).collect();
        let end = if is_first { 0 } else { lengths.len() - 1 };
        let is_lonely = self.is_setter && self.below(LONELY) < lengths.len();
        let lonely = is_lonely.then(|| lengths[end]);
        let (mut words, mut games) = (BTreeSet::new(), Vec::new());
        for length in self.shuffled(lengths) {
            let mut letters = self.shuffled(self.alphabet.letters());
            let one_in = if length > SHORT { DRAWN } else { 2 * DRAWN };
            let is_real = self.below(one_in) > 0;
            let tempts = self.tempts();
            let drawn = if lonely == Some(length) {
                Some(self.at_an_end(length, &mut letters, is_first))
            } else if long == Some(length) {
                None
            } else if self.is_setter && self.below(AMONG_MANY) == 0 {
                self.many(length, &mut letters)
            } else if is_real {
                self.real_words(length, &mut letters, tempts)
            } else {
                None
            };
            let drawn = drawn.unwrap_or_else(|| self.words(length, &letters, tempts));
            if self.lengths.contains(length) {
                games.push(self.game(length, &letters, &drawn[0], tempts));
            }
            words.extend(drawn);
        }
        TestCase { words: words.into_iter().collect(), games, alphabet: self.alphabet }
    }

    /// Draws a word at an end of the list, also of one in the order of the alphabet: alone, or with one that is in its family, so that
    /// this is as small as another family if it was lost.
    fn at_an_end(&mut self, length: usize, letters: &mut [Letter], is_first: bool) -> Vec<String> {
        letters.sort_unstable();
        if is_first {
            letters.reverse();
        }
        let end = letters.len() - 1;
        for place in [0, 1] {
            letters.swap(place, place + self.below(end - place));
        }
        let several = [letters[end], letters[1], letters[0]];
        let words = if self.drawn % 4 < 2 { &several[..1] } else { &several[..] };
        words.iter().map(|letter| self.text(&vec![*letter; length])).collect()
    }

    /// Draws a game: the first letter is asked for first, and often it is lost after a few misses, or after one if that `tempts`.
    fn game(&mut self, length: usize, letters: &[Letter], word: &str, tempts: bool) -> TestGame {
        let few = if tempts { 1 } else { 1 + self.below(3) as u32 };
        let misses = if self.below(3) == 0 { few } else { self.alphabet.len() as u32 };
        let plays = if self.is_setter { self.text(letters) } else { word.to_owned() };
        TestGame { length, misses, plays }
    }

    /// Draws many real words, and puts the letters in order of the words that have them. Returns `None` if there are too few.
    fn many(&mut self, length: usize, letters: &mut [Letter]) -> Option<Vec<String>> {
        let (real, (least, most)) = (self.real?.of_length(length)?, MANY);
        let mut drawn = self.shuffled(0..real.len() as u32);
        drawn.truncate(least + self.below(most - least));
        if drawn.len() < least {
            return None;
        }
        letters.sort_by_cached_key(|letter| {
            Reverse(drawn.iter().filter(|word| real.letters(**word).contains(*letter)).count())
        });
        Some(drawn.into_iter().filter_map(|word| Some(real.word(word)?.played_lower())).collect())
    }

    /// Draws real words in families by the places of a letter, which becomes the first one, with the demands of
    /// [`Self::words`]. Returns `None` if there are too few.
    fn real_words(
        &mut self,
        length: usize,
        letters: &mut [Letter],
        tempts: bool,
    ) -> Option<Vec<String>> {
        let (real, is_setter) = (self.real?.of_length(length)?, self.is_setter);
        let all = real.candidates();
        let size = if is_setter { self.size(tempts) } else { GUESSERS.1 };
        let as_many = self.below(4) > 0;
        let mut best: Option<(u32, usize, Vec<Places>)> = None;
        for _ in 0..DRAWS {
            let at = self.below(letters.len());
            let families = all.families(letters[at]).into_iter();
            let large = families.filter(|family| family.size >= size).map(|family| family.places);
            let large: Vec<Places> = large.filter(|one| !tempts || !one.is_empty()).collect();
            let mut any = || large.get(self.below(large.len().max(1))).copied();
            // Few words have a letter in several places.
            let one = [any(), any()].into_iter().flatten().max_by_key(|places| places.count());
            let Some(one) = one else { continue };
            let is_other = |other: &Places| match is_setter {
                _ if *other == one => false,
                true => !as_many || one.is_empty() || other.count() == one.count(),
                false => (other.bits() ^ one.bits()).count_ones() == 1,
            };
            let others = self.shuffled(large.into_iter().filter(is_other));
            let others = others.into_iter().take(2 + self.below(2));
            let families: Vec<_> = [one].into_iter().chain(others).collect();
            let tells = if is_setter { self.told.tells(&families) } else { families.len() as u32 };
            if families.len() > 1 && best.as_ref().is_none_or(|(most, ..)| tells > *most) {
                best = Some((tells, at, families));
            }
        }
        let (_, at, mut families) = best?;
        self.told.add(&families);
        letters.swap(0, at);
        let split = all.split(letters[0]).into_iter();
        let of: BTreeMap<_, _> = split.map(|(family, words)| (family.places, words)).collect();
        let first = families[0];
        let mut marks = Vec::new();
        let mut drawn: Vec<u32> = Vec::new();
        if !is_setter {
            for places in families.drain(1..) {
                if let Some((mark, marked)) = self.marked(&of[&places], letters[0]) {
                    marks.push(mark);
                    drawn.extend(marked);
                }
            }
            if marks.is_empty() {
                return None;
            }
        } else {
            let fewer = smaller(first, tempts);
            let fewer = of.get(&fewer).filter(|_| !families.contains(&fewer));
            let fewer = fewer.into_iter().flat_map(Candidates::numbers).copied();
            drawn.extend(self.shuffled(fewer).into_iter().take(size - 1));
        }
        let size = if is_setter { size } else { GUESSERS.0 };
        for places in families.into_iter().rev() {
            let is_free =
                |word: &u32| marks.iter().all(|mark| !real.letters(*word).contains(*mark));
            let words = self.shuffled(of[&places].numbers().iter().copied().filter(is_free));
            let words: Vec<_> = words.into_iter().take(size).collect();
            if words.len() < size {
                return None;
            }
            drawn.extend(words);
        }
        // The first family comes first, since a guesser's word is from there.
        let words = drawn.into_iter().rev();
        Some(words.filter_map(|word| Some(real.word(word)?.played_lower())).collect())
    }

    /// Draws words of a family that have another letter in common.
    fn marked(&mut self, family: &Candidates, not: Letter) -> Option<(Letter, Vec<u32>)> {
        let (real, words) = (family.listed(), family.numbers());
        (0..DRAWS).find_map(|_| {
            let word = real.word(words[self.below(words.len())])?;
            let mark = word.letters()[self.below(word.letters().len())];
            let marked = words.iter().filter(|word| real.letters(**word).contains(mark));
            let mut marked = self.shuffled(marked.copied());
            marked.truncate(GUESSERS.1);
            (mark != not && marked.len() == GUESSERS.1).then_some((mark, marked))
        })
    }

    /// Draws words in families by the places of the first letter. A guesser's families except the first have letters of their own,
    /// which waste a miss if they are taken to fit.
    fn words(&mut self, length: usize, letters: &[Letter], tempts: bool) -> Vec<String> {
        let is_setter = self.is_setter;
        let families = match LONG.contains(&length) {
            _ if !is_setter => self.for_a_guesser(length),
            true => self.run_together(length),
            false => self.for_a_setter(length, tempts),
        };
        let few = 2 + self.below(10);
        let mut words = Vec::new();
        for (number, (places, size)) in families.into_iter().enumerate() {
            let mut free = (0..length).filter(|place| !places.contains(*place));
            let (first, last) = (free.next(), free.next_back());
            let marked = last.or(first).filter(|_| !is_setter && number > 0);
            for another in 0..size {
                let letter = |place: usize| match Some(place) {
                    _ if places.contains(place) => letters[0],
                    here if here == marked => letters[number],
                    here if here == first => letters[4 + another],
                    _ => letters[4 + self.below(few)],
                };
                let word: Vec<_> = (0..length).map(letter).collect();
                words.push(self.text(&word));
            }
        }
        words
    }

    /// Draws families of the same size, and a smaller one that has the letter less often. Of many draws, these are the ones that most
    /// reveal how ties are broken.
    fn for_a_setter(&mut self, length: usize, tempts: bool) -> Vec<(Places, usize)> {
        let as_many = self.below(4) > 0;
        let draws: Vec<_> = (0..DRAWS).map(|_| self.any_families(length, as_many)).collect();
        let best = draws.into_iter().max_by_key(|families| self.told.tells(families));
        let mut families = best.unwrap_or_default();
        self.told.add(&families);
        if tempts && families.iter().any(|one| !one.is_empty()) {
            families.retain(|one| !one.is_empty());
        }
        let (fewer, size) = (smaller(families[0], tempts), self.size(tempts));
        families.into_iter().map(|one| (one, size)).chain([(fewer, size - 1)]).collect()
    }

    /// Draws a family that holds the word, and larger ones.
    fn for_a_guesser(&mut self, length: usize) -> Vec<(Places, usize)> {
        let as_many = self.below(4) > 0;
        let (few, many) = GUESSERS;
        let sizes = [few, many, many, many];
        self.any_families(length, as_many).into_iter().zip(sizes).collect()
    }

    /// Draws places of a letter, and others: for a setter, as many or any; for a guesser, with one place more or less.
    fn any_families(&mut self, length: usize, as_many: bool) -> Vec<Places> {
        let share = self.below(4);
        let one: Places = (0..length).filter(|_| self.below(4) < share).collect();
        let mut families = vec![one];
        for _ in 0..2 + self.below(2) {
            let other = match (self.is_setter, as_many && (1..length).contains(&one.count())) {
                (true, true) => self.shuffled(0..length).into_iter().take(one.count()).collect(),
                (true, false) => self.any_places(length),
                (false, _) => Places::from_bits(one.bits() ^ 1 << self.below(length)),
            };
            if !families.contains(&other) {
                families.push(other);
            }
        }
        families
    }

    /// Draws families of a long word: pairs whose places, counted from 0 or from 1, are the same text if nothing is between
    /// them, and one with a word more than each of these.
    fn run_together(&mut self, length: usize) -> Vec<(Places, usize)> {
        let size = 2 + self.below(4);
        let pairs = [0, 1].into_iter().flat_map(|from| {
            let second = 2 - from + self.below(length - 12 + from);
            [1 << (1 - from) | 1 << second, 1 << (10 + second)]
        });
        let pairs: BTreeMap<_, _> = pairs.map(|bits| (Places::from_bits(bits), size)).collect();
        let large = Places::from_bits(1 << (4 + self.below(5)));
        pairs.into_iter().chain([(large, size + 1)]).collect()
    }

    /// Returns whether the family without the first letter is to have fewer words than others, so that a setter that says no
    /// whenever it can is wrong. That is every other time.
    fn tempts(&mut self) -> bool {
        self.is_setter && self.below(2) == 0
    }

    /// Draws the number of words of a setter's families; a smaller family has one word less.
    fn size(&mut self, tempts: bool) -> usize {
        1 + usize::from(tempts) + self.below(6)
    }

    /// Draws any places of a word, which may have as many as there are bits.
    fn any_places(&mut self, length: usize) -> Places {
        Places::from_bits(self.rng.random_range(0..=Places::all(length).bits()))
    }

    fn text(&self, letters: &[Letter]) -> String {
        letters.iter().map(|letter| self.alphabet.lower(*letter)).collect()
    }

    fn below(&mut self, end: usize) -> usize {
        self.rng.random_range(0..end as u64) as usize
    }

    fn shuffled<T>(&mut self, items: impl IntoIterator<Item = T>) -> Vec<T> {
        let mut items: Vec<_> = items.into_iter().collect();
        for at in (1..items.len()).rev() {
            let other = self.below(at + 1);
            items.swap(at, other);
        }
        items
    }
}

/// Returns the places of the family that has a word less than one of a setter's: that without the letter if it `tempts`, or else
/// one in which the letter is less often.
fn smaller(family: Places, tempts: bool) -> Places {
    if tempts { Places::NONE } else { family.iter().skip(1).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::matches::text_of;
    use crate::words::{EmbeddedList, MAX_LENGTH};

    #[test]
    fn words_of_any_length_are_drawn() {
        for length in [1, MAX_LENGTH] {
            let lengths = Lengths { first: length, last: length };
            let mut cases = Cases::new(5, true, Alphabet::UNSAID, lengths, None);
            let drawn = std::iter::from_fn(|| Some(cases.draw())).take(60);
            assert!(drawn.flat_map(|case| case.games).all(|game| game.length == length));
        }
    }

    #[test]
    fn every_case_has_words_of_several_lengths_and_games_that_can_be_played() {
        let everyday = EmbeddedList::EVERYDAY.load();
        let text = text_of(&everyday);
        let known: BTreeSet<_> = text.lines().map(str::to_owned).collect();
        for is_setter in [true, false] {
            let lengths = Lengths { first: 3, last: 3 };
            let cases = || Cases::new(5, is_setter, Alphabet::UNSAID, lengths, Some(&everyday));
            let (mut cases, mut again) = (cases(), cases());
            let (mut words, mut readable) = (0, 0);
            for number in 0..60 {
                let case = cases.draw();
                assert_eq!(case, again.draw(), "a seed is its cases");
                let list = case.list().unwrap();
                assert_eq!(list.total(), case.words.len(), "{case:?}");
                assert!(list.lengths().count() > 1);
                assert!(case.games.iter().all(|game| game.length == 3), "{case:?}");
                let few = if number < 5 { usize::MAX } else { 3 };
                let real = case.words.iter().filter(|word| known.contains(*word));
                readable += real.count();
                words += case.words.len();
                let is_real = |word: &str| known.contains(word);
                for smaller in case.smaller(is_setter, is_real).into_iter().take(few) {
                    assert!(smaller != case && smaller.list().is_some());
                }
            }
            assert!(readable * 2 > words, "{is_setter}: {readable} of {words} words are real");
        }
    }
}
