//! Owns [`Imagined`]: words of one length that are not on the list, and how likely each is a word.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::completions::{Gaps, completions};
use super::knowledge::Knowledge;
use super::texts::Text;
use crate::position::Position;
use crate::words::{Candidates, LetterSet, Pattern, WordsOfLength};

/// Forms that are weighed at once, those with the best odds.
const FORMS: usize = 150;

/// Completions that are kept at each letter, from each end.
const COMPLETIONS: usize = 25;

/// What a word weighs at most by its form; what it weighs by its spelling alone is at most 1.
const HEAVIEST: f32 = 20.0;

/// What a word weighs at least, so that there is always something to weigh.
const LIGHTEST: f32 = 1e-9;

/// Stands in the index for a word of the list.
const LISTED: u32 = u32::MAX;

/// Words with weights.
#[derive(Default)]
pub(super) struct Words {
    /// The words as shelves have them, one after another.
    pub blocks: Vec<u64>,
    /// What each weighs: how many words like it there are, by all that is known.
    pub weights: Vec<f32>,
}

impl Words {
    /// Adds a word.
    pub fn push(&mut self, word: impl Iterator<Item = u64>, weight: f32) {
        self.blocks.extend(word);
        self.weights.push(weight.max(LIGHTEST));
    }
}

/// Words that a shelf could have but does not.
pub(super) struct Imagined {
    listed: Arc<WordsOfLength>,
    knowledge: Arc<Knowledge>,
    /// Forms of listed words, if there are any.
    forms: Option<Arc<WordsOfLength>>,
    /// By number of a form: the sum of the odds of all exchanges that make it.
    odds: Vec<f32>,
    /// By number of a form: how often its spelling is expected, once that was asked.
    spelled: Vec<Option<f32>>,
    /// By hash of a word: the form with this number, or [`LISTED`].
    index: FxHashMap<u64, u32>,
    /// The forms that fit after some of the answers of the round that was looked at last.
    trail: Vec<Fitted>,
}

/// The forms that fit some answers; `None` where none does.
struct Fitted {
    guessed: LetterSet,
    pattern: Pattern,
    forms: Option<Candidates>,
}

impl Imagined {
    /// What can be imagined beside the words of a shelf.
    pub fn new(listed: &Arc<WordsOfLength>, knowledge: Arc<Knowledge>) -> Self {
        let mut imagined = Self {
            listed: Arc::clone(listed),
            knowledge: Arc::clone(&knowledge),
            forms: None,
            odds: Vec::new(),
            spelled: Vec::new(),
            index: FxHashMap::default(),
            trail: Vec::new(),
        };
        for word in listed.blocks().chunks_exact(listed.stride()) {
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

    /// Whether the words are imagined beside those of this shelf.
    pub fn is_about(&self, listed: &Arc<WordsOfLength>) -> bool {
        Arc::ptr_eq(&self.listed, listed)
    }

    /// Words that fit and are not on the list.
    pub fn fitting(&mut self, position: &Position) -> Words {
        let mut words = Words::default();
        let (length, stride) = (self.listed.length(), self.listed.stride());
        let forms = self.fitting_forms(position);
        if let Some((forms, listed)) = forms.zip(self.forms.clone()) {
            for number in self.likeliest(&forms) {
                let word = &listed.blocks()[number as usize * stride..][..stride];
                let number = number as usize;
                let spelled = self.spelled[number]
                    .unwrap_or_else(|| self.expected(&Text::unpacked(word, length)));
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

    /// The forms that fit. The answers of a round come one after another, so what fitted before is
    /// remembered.
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

    /// The numbers of the forms with the best odds.
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

    /// Words that are spelled as listed words are, and are neither listed nor forms, with how often each
    /// is expected.
    fn completions(&self, position: &Position) -> Vec<(f32, Text)> {
        let known = position.pattern().letters().iter();
        let code = |letter: usize| letter as u8 + 1;
        let gaps = Gaps {
            codes: known.map(|known| known.map_or(0, |letter| code(letter.index()))).collect(),
            absent: position.guessed().iter().fold(0, |absent, l| absent | 1 << code(l.index())),
        };
        let [back, forth] = &self.knowledge.directions;
        // From one end or from both: what the other direction says is asked once, and not of all.
        let mut found: FxHashMap<u64, (Text, [Option<f32>; 2])> = FxHashMap::default();
        for (likely, text) in completions(&forth.spelling, &gaps, COMPLETIONS) {
            found.insert(hash(text.packed()), (text, [Some(likely), None]));
        }
        for (likely, text) in completions(&back.spelling, &gaps.reversed(), COMPLETIONS) {
            let text = text.reversed();
            found.entry(hash(text.packed())).or_insert((text, [None, None])).1[1] = Some(likely);
        }
        found.retain(|hash, _| !self.index.contains_key(hash));
        let mut found: Vec<_> = found.into_values().collect();
        found.sort_unstable_by(|(one, _), (other, _)| one.codes().cmp(other.codes()));
        found.iter().map(|(text, known)| (self.expected_with(text, *known), *text)).collect()
    }

    /// How often a word spelled like this is expected among as many words as the list has: the mean of
    /// both directions.
    fn expected(&self, text: &Text) -> f32 {
        self.expected_with(text, [None, None])
    }

    /// The same where the logarithms of what the directions say, from the front and from the end, may be
    /// known.
    fn expected_with(&self, text: &Text, known: [Option<f32>; 2]) -> f32 {
        let [back, forth] = &self.knowledge.directions;
        let from_the_front = known[0].unwrap_or_else(|| forth.spelling.word(text.codes()));
        let from_the_end = known[1].unwrap_or_else(|| back.spelling.word(text.reversed().codes()));
        back.words.len() as f32 * (0.5 * (from_the_front + from_the_end)).exp()
    }
}

/// A hash of a packed word. Words that share one, of which no list is known, would count as one word.
fn hash(word: impl Iterator<Item = u64>) -> u64 {
    word.fold(0, |hash, block| {
        let mixed = (hash ^ block).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93)
    })
}
