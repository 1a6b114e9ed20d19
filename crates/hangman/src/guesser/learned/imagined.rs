//! Owns [`Imagined`]: words of one length that are not on the list, and how likely each is to exist.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::Knowledge;
use super::completions::completions;
use super::texts::Text;
use crate::position::Position;
use hangman_words::{Candidates, Letter, LetterSet, Pattern, WordsOfLength};

/// The maximum number of forms weighed at once, those with the best odds.
const FORMS: usize = 300;

/// The beam width for completions, in each direction.
const COMPLETIONS: usize = 25;

/// The exponent of a word's probability. Below 1, it makes probabilities less extreme: a product over all
/// letters is too sure of itself, because a word that departs from the listed ones once often does so again.
/// Without it, words unlike any listed one are rarely weighed. Measured for 0.5 to 1.2.
const TRUST: f32 = 0.7;

/// The maximum weight of a word by its form. Its weight by spelling alone is at most 1.
const HEAVIEST: f32 = 20.0;

/// The minimum weight of a word, so that weights never add up to 0.
const LIGHTEST: f32 = 1e-9;

/// Marks a listed word in the index.
const LISTED: u32 = u32::MAX;

/// Packed words with weights.
#[derive(Default)]
pub struct Words {
    pub blocks: Vec<u64>,
    /// The weight of each word: the expected number of words like it.
    pub weights: Vec<f32>,
}

impl Words {
    pub fn push(&mut self, word: impl Iterator<Item = u64>, weight: f32) {
        self.blocks.extend(word);
        self.weights.push(weight.max(LIGHTEST));
    }
}

/// Words of one length that are not on the list.
pub struct Imagined {
    knowledge: Arc<Knowledge>,
    /// Forms of listed words, if there are any.
    forms: Option<Arc<WordsOfLength>>,
    /// For each form, the sum of the odds of all exchanges that make it.
    odds: Vec<f32>,
    /// For each form, the expected count of its spelling, computed on first use.
    spelled: Vec<Option<f32>>,
    /// Maps the hash of a word to the number of its form, or to [`LISTED`].
    index: FxHashMap<u64, u32>,
    /// The forms that fit after some of the answers of the latest round.
    trail: Vec<Fitted>,
}

/// The forms that fit some answers; `None` if no form does.
struct Fitted {
    guessed: LetterSet,
    pattern: Pattern,
    forms: Option<Candidates>,
}

impl Imagined {
    /// Imagines words of the same length as the listed ones.
    pub fn new(listed: &Arc<WordsOfLength>, knowledge: Arc<Knowledge>) -> Self {
        let mut imagined = Self {
            knowledge: Arc::clone(&knowledge),
            forms: None,
            odds: Vec::new(),
            spelled: Vec::new(),
            index: FxHashMap::default(),
            trail: Vec::new(),
        };
        for word in listed.packed_words() {
            imagined.index.insert(hash(word.iter().copied()), LISTED);
        }
        let (mut blocks, length) = (Vec::new(), listed.length());
        let [back, forth] = &knowledge.directions;
        forth
            .affixes
            .form(&forth.words, length, |text, odds| imagined.add(text, odds, &mut blocks));
        back.affixes.form(&back.words, length, |text, odds| {
            imagined.add(&text.reversed(), odds, &mut blocks);
        });
        imagined.spelled = vec![None; imagined.odds.len()];
        let forms = || Arc::new(WordsOfLength::new(listed.alphabet(), length, blocks));
        imagined.forms = (!imagined.odds.is_empty()).then(forms);
        imagined
    }

    fn add(&mut self, text: &Text, odds: f32, blocks: &mut Vec<u64>) {
        let next = self.odds.len() as u32;
        match *self.index.entry(hash(text.packed())).or_insert(next) {
            LISTED => {}
            number if number == next => {
                blocks.extend(text.packed());
                self.odds.push(odds);
            }
            number => self.odds[number as usize] += odds,
        }
    }

    /// Returns words that fit and are not on the list.
    pub fn fitting(&mut self, position: &Position) -> Words {
        let mut words = Words::default();
        let length = position.listed().length();
        let forms = self.fitting_forms(position);
        if let Some((forms, listed)) = forms.zip(self.forms.clone()) {
            for number in self.likeliest(&forms) {
                let word = listed.packed_word(number);
                let number = number as usize;
                let spelled = self.spelled[number]
                    .unwrap_or_else(|| self.expected(&Text::unpacked(word, length), [None; 2]));
                self.spelled[number] = Some(spelled);
                let formed = (self.odds[number] * spelled).sqrt().min(HEAVIEST);
                words.push(word.iter().copied(), formed + spelled.min(1.0));
            }
        }
        for (expected, text) in self.completions(position) {
            words.push(text.packed(), expected.min(1.0));
        }
        words
    }

    /// Returns the forms that fit. Consecutive positions of a round reuse the results of the previous ones.
    fn fitting_forms(&mut self, position: &Position) -> Option<Candidates> {
        let agrees = |fitting: &Fitted| {
            fitting.guessed.iter().all(|letter| {
                let places = fitting.pattern.places_of(letter);
                position.guessed().contains(letter)
                    && places == position.pattern().places_of(letter)
            })
        };
        while self.trail.pop_if(|last| !agrees(last)).is_some() {}
        let (before, mut forms) = match self.trail.last() {
            Some(last) => (last.guessed, last.forms.clone()),
            None => (LetterSet::EMPTY, self.forms.as_ref().map(WordsOfLength::candidates)),
        };
        let new = || position.guessed().iter().filter(|letter| !before.contains(*letter));
        if new().next().is_some() {
            let fits = |forms: &mut Candidates| {
                new().all(|letter| forms.keep(letter, position.pattern().places_of(letter)))
            };
            forms = forms.and_then(|mut forms| fits(&mut forms).then_some(forms));
            let (guessed, pattern) = (position.guessed(), position.pattern().clone());
            self.trail.push(Fitted { guessed, pattern, forms: forms.clone() });
        }
        forms
    }

    /// Returns the numbers of the forms with the best odds.
    fn likeliest(&self, forms: &Candidates) -> Vec<u32> {
        let mut numbers = forms.numbers().to_vec();
        if numbers.len() > FORMS {
            let odds = |number: &u32| self.odds[*number as usize];
            numbers.select_nth_unstable_by(FORMS, |one, other| {
                odds(other).total_cmp(&odds(one)).then(one.cmp(other))
            });
            numbers.truncate(FORMS);
            numbers.sort_unstable();
        }
        numbers
    }

    /// Returns words spelled like listed ones that are not listed and are not forms, with their expected counts.
    fn completions(&self, position: &Position) -> Vec<(f32, Text)> {
        let code = |letter: Letter| letter.index() as u8 + 1;
        let known = position.pattern().letters().iter();
        let codes = known.map(|known| known.map_or(0, code));
        let absent = position.guessed().iter().fold(0, |absent, letter| absent | 1 << code(letter));
        let [back, forth] = &self.knowledge.directions;
        // Each completion is found from one end or from both; the other direction is evaluated only when
        // needed.
        let mut found: FxHashMap<u64, (Text, [Option<f32>; 2])> = FxHashMap::default();
        for (likely, text) in completions(&forth.spelling, codes.clone(), absent, COMPLETIONS) {
            found.insert(hash(text.packed()), (text, [Some(likely), None]));
        }
        for (likely, text) in completions(&back.spelling, codes.rev(), absent, COMPLETIONS) {
            let text = text.reversed();
            found.entry(hash(text.packed())).or_insert((text, [None, None])).1[1] = Some(likely);
        }
        found.retain(|hash, _| !self.index.contains_key(hash));
        let mut found: Vec<_> = found.into_values().collect();
        found.sort_unstable_by(|(one, _), (other, _)| one.codes().cmp(other.codes()));
        found.iter().map(|(text, known)| (self.expected(text, *known), *text)).collect()
    }

    /// Returns the expected count of a word with this spelling in a list of this size: the mean of both
    /// directions, raised to [`TRUST`]. `known` has the log probabilities from the front and from the end, if they are
    /// already known.
    fn expected(&self, text: &Text, known: [Option<f32>; 2]) -> f32 {
        let [back, forth] = &self.knowledge.directions;
        let from_the_front = known[0].unwrap_or_else(|| forth.spelling.word(text.codes()));
        let from_the_end = known[1].unwrap_or_else(|| back.spelling.word(text.reversed().codes()));
        back.words.len() as f32 * (TRUST * 0.5 * (from_the_front + from_the_end)).exp()
    }
}

/// Hashes a packed word. Words with equal hashes would count as one word; no list is known to have any.
fn hash(word: impl Iterator<Item = u64>) -> u64 {
    word.fold(0, |hash, block| {
        let mixed = (hash ^ block).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93)
    })
}
