//! Owns [`WordsOfLength`]: all words of one length.

use std::sync::{Arc, OnceLock};

use super::alphabet::Alphabet;
use super::embedded::EmbeddedList;
use super::letter::{Letter, LetterSet};
use super::listed::Listed;
use super::packed::{packed, stride};
use super::packed_list::OfLength;
use super::spellings::Spellings;
use super::word::Word;

/// All words of one length, the commonest class first and in alphabetical order within a class.
pub struct WordsOfLength {
    alphabet: &'static Alphabet,
    length: usize,
    blocks: Arc<Vec<u64>>,
    class_ends: Vec<usize>,
    /// The list that the words belong to, if any.
    list: Option<Arc<Listed>>,
    /// The words from which these were set apart, if they were.
    whole: Option<Arc<Self>>,
    is_clean: bool,
    fingerprint: OnceLock<u64>,
    /// The counts of [`between`](Self::between).
    pub(super) between: OnceLock<Box<[f32]>>,
}

/// Words are equal to the same words of another list.
impl PartialEq for WordsOfLength {
    fn eq(&self, other: &Self) -> bool {
        self.alphabet == other.alphabet
            && self.length == other.length
            && self.blocks == other.blocks
            && self.class_ends == other.class_ends
    }
}

impl Eq for WordsOfLength {}

impl WordsOfLength {
    /// Creates the set of these packed words of `length` letters (1 ..= 64), which belong to no list. They must be distinct
    /// and well formed: nothing here checks it, and whatever solves them panics otherwise.
    pub fn new(alphabet: &'static Alphabet, length: usize, blocks: Vec<u64>) -> Self {
        let ends = vec![blocks.len() / stride(length)];
        Self::of_list(alphabet, length, Arc::new(blocks), ends, None)
    }

    /// Creates the words of this length that belong to a list. `class_ends` has the number of words up to
    /// the end of each class of commonness.
    pub(super) const fn of_list(
        alphabet: &'static Alphabet,
        length: usize,
        blocks: Arc<Vec<u64>>,
        class_ends: Vec<usize>,
        list: Option<Arc<Listed>>,
    ) -> Self {
        Self {
            alphabet,
            length,
            blocks,
            class_ends,
            list,
            whole: None,
            is_clean: false,
            fingerprint: OnceLock::new(),
            between: OnceLock::new(),
        }
    }

    /// Creates an empty set of words, for a length (1 ..= 64 letters) without words. It has no candidates.
    pub fn none(alphabet: &'static Alphabet, length: usize) -> Self {
        Self::new(alphabet, length, Vec::new())
    }

    /// Creates the set with this word alone, in its own spelling.
    pub fn of_one(word: &Word) -> Self {
        let (alphabet, length) = (word.alphabet(), word.letters().len());
        let alone = Self::new(alphabet, length, packed(word.letters()));
        let codes: Vec<u8> = word.letters().iter().map(|letter| letter.code()).collect();
        let spelled = word.spellings().into_iter().map(|it| (codes.clone(), it.to_owned()));
        let spelled: Vec<_> = spelled.collect();
        let list = (!spelled.is_empty()).then(|| {
            let part = |of| if of == length { alone.part(&[0]) } else { OfLength::default() };
            let spellings = Arc::new(Spellings::of(alphabet, spelled));
            Arc::new(Listed::read(alphabet, (0..=length).map(part), Some(spellings)))
        });
        Self { list, ..alone }
    }

    /// Returns the packed words with these numbers, ascending, and the number of them up to the end of each class.
    pub(super) fn part(&self, numbers: &[u32]) -> OfLength {
        let below = |&end: &usize| numbers.partition_point(|&number| (number as usize) < end);
        let blocks = numbers.iter().flat_map(|&number| self.packed_word(number)).copied().collect();
        (blocks, self.class_ends.iter().map(below).collect())
    }

    /// Returns the words with these numbers, ascending, as a separate set. It numbers its words anew, so nothing that
    /// is known about sets of the original words applies to it.
    pub(super) fn apart(self: &Arc<Self>, numbers: &[u32]) -> Self {
        let ((blocks, ends), list) = (self.part(numbers), self.list.clone());
        let apart = Self::of_list(self.alphabet, self.length, Arc::new(blocks), ends, list);
        Self { whole: Some(Arc::clone(self.whole())), ..apart }
    }

    /// Returns the words that are not blocked, as words of a list of their own; the same words if none is.
    pub(super) fn clean(self: &Arc<Self>) -> Arc<Self> {
        let is_left = |number: &u32| !self.word_at(*number).is_blocked();
        let left: Vec<u32> = (0..self.len() as u32).filter(is_left).collect();
        match left.len() == self.len() {
            true => Arc::clone(self),
            false => Arc::new(Self { whole: None, is_clean: true, ..self.apart(&left) }),
        }
    }

    /// Returns all words of the list, even if these were set apart from them when a word was struck.
    pub fn whole(self: &Arc<Self>) -> &Arc<Self> {
        self.whole.as_ref().unwrap_or(self)
    }

    /// Returns the number of a word; `None` if it is not one of these.
    pub fn number_of(&self, word: &Word) -> Option<u32> {
        let wanted = packed(word.letters());
        let number = self.packed_words().position(|word| *word == *wanted)?;
        // The letters of another alphabet have the same codes.
        u32::try_from(number).ok().filter(|_| *word.alphabet() == *self.alphabet)
    }

    /// Returns whether blocked words were left out.
    pub const fn is_clean(&self) -> bool {
        self.is_clean
    }

    /// Returns whether this is a [blocked](Word::is_blocked) word that is not one of these. It isn't accepted or
    /// repeated where somebody types it.
    pub fn bars(&self, word: &Word) -> bool {
        word.is_blocked() && !self.has(word)
    }

    /// Returns whether the word is one of these.
    pub fn has(&self, word: &Word) -> bool {
        self.number_of(word).is_some()
    }

    /// Returns the word with the same letters, with its spelling in the list; `None` if there is none.
    pub fn find(&self, word: &Word) -> Option<Word> {
        self.number_of(word).map(|number| self.word_at(number))
    }

    /// Returns the name of the list that the words belong to, or the code of their language if there is none.
    pub fn list_name(&self) -> &str {
        self.list.as_ref().map_or(self.alphabet.code(), |list| &list.name)
    }

    /// Returns the built-in list that the words belong to, if there is one.
    pub fn embedded(&self) -> Option<EmbeddedList> {
        self.list.as_ref()?.embedded
    }

    /// Returns the alphabet of the words.
    pub const fn alphabet(&self) -> &'static Alphabet {
        self.alphabet
    }

    /// Returns the length of every word, in letters (1 ..= 64).
    pub fn length(&self) -> usize {
        self.length
    }

    /// Returns the number of blocks in a packed word (1 ..= 8).
    pub const fn stride(&self) -> usize {
        stride(self.length)
    }

    /// Returns the number of words.
    pub fn len(&self) -> usize {
        self.blocks.len() / self.stride()
    }

    /// Returns whether there is no word, which is never the case for words of a list.
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    /// Returns the blocks of all packed words, [`WordsOfLength::stride`] for each.
    pub fn blocks(&self) -> &[u64] {
        &self.blocks
    }

    /// Returns the packed words.
    pub fn packed_words(&self) -> impl Iterator<Item = &[u64]> {
        self.blocks.chunks_exact(self.stride())
    }

    /// Returns the packed word with this number.
    ///
    /// # Panics
    /// Panics if `number` is not below [`WordsOfLength::len`].
    pub fn packed_word(&self, number: u32) -> &[u64] {
        let stride = self.stride();
        &self.blocks[number as usize * stride..][..stride]
    }

    /// Returns the packed words of the whole list by their length in letters, or only these words if they
    /// belong to no list.
    pub fn list(&self) -> impl Iterator<Item = (usize, &[u64])> {
        let alone = self.list.is_none().then(|| (self.length, self.blocks()));
        self.list.iter().flat_map(|list| list.all()).chain(alone)
    }

    /// Returns whether both belong to the same list, or are the same words.
    pub fn shares_list(self: &Arc<Self>, other: &Arc<Self>) -> bool {
        let same = |(list, other)| Arc::ptr_eq(list, other);
        Arc::ptr_eq(self, other) || self.list.iter().zip(&other.list).any(same)
    }

    /// Returns the number of words up to the end of each class of commonness, the commonest class first.
    pub fn class_ends(&self) -> &[usize] {
        &self.class_ends
    }

    /// Returns the words, the commonest class first and in alphabetical order within a class.
    pub fn words(&self) -> impl Iterator<Item = Word> {
        (0..self.len() as u32).map(|number| self.word_at(number))
    }

    /// Returns the word with this number (0 .. [`WordsOfLength::len`]).
    pub fn word(&self, number: u32) -> Option<Word> {
        ((number as usize) < self.len()).then(|| self.word_at(number))
    }

    /// Returns the word with a number that is known to be in range.
    pub(super) fn word_at(&self, number: u32) -> Word {
        let codes = self.packed_word(number).iter().flat_map(|block| block.to_be_bytes());
        let letters = codes.take(self.length).filter_map(Letter::from_code).collect();
        Word::of(
            self.alphabet,
            letters,
            self.list.as_ref().and_then(|list| list.spellings.as_ref()),
        )
    }

    /// Returns the letters of the word with this number.
    ///
    /// # Panics
    /// Panics if `number` is not below [`WordsOfLength::len`].
    pub fn letters(&self, number: u32) -> LetterSet {
        LetterSet::packed(self.packed_word(number))
    }

    /// Returns a hash of these words, their order and their classes. It is the same in every version of the
    /// program and on every machine. It is not cryptographic: collisions can be constructed.
    pub fn fingerprint(&self) -> u64 {
        *self.fingerprint.get_or_init(|| {
            let classes = self.class_ends.iter().map(|&end| end as u64);
            let parts =
                [self.length as u64].into_iter().chain(classes).chain(self.blocks.iter().copied());
            let mixed = parts.fold(0_u64, |hash, part| {
                (hash.rotate_left(29) ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            });
            mixed ^ mixed >> 32
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::packed::{has_marks, marks_of, places, spread};
    use super::super::{ENGLISH, Places, RUSSIAN};
    use super::*;

    proptest! {
        #[test]
        fn packed_positions_are_those_of_the_spelled_word(text in "[a-e]{1,64}", extra in "[a-z]", other: usize) {
            let word = Word::parse(&text, &ENGLISH).unwrap();
            let listed = WordsOfLength::of_one(&word);
            prop_assert_eq!(listed.word(0).unwrap(), word.clone());
            prop_assert_eq!(listed.word(1), None);
            for letter in ENGLISH.letters().chain(ENGLISH.letter(extra.chars().next().unwrap())) {
                let here = places(listed.blocks(), spread(letter));
                prop_assert_eq!(here, word.places_of(letter));
                prop_assert!(has_marks(listed.blocks(), spread(letter), &marks_of(here)));
                let other = Places::from_bits(here.bits() ^ 1 << (other % text.len()));
                prop_assert!(!has_marks(listed.blocks(), spread(letter), &marks_of(other)));
            }
        }
    }

    #[test]
    fn a_word_in_other_letters_is_none_of_these() {
        let [listed, other] = [(&ENGLISH, "abc"), (&RUSSIAN, "абв")].map(|(alphabet, word)| {
            let word = Word::parse(word, alphabet).unwrap();
            (Arc::new(WordsOfLength::of_one(&word)), word)
        });
        assert_eq!(listed.0.number_of(&listed.1), Some(0));
        assert_eq!(listed.0.find(&other.1), None);
        let left = listed.0.candidates().without(&other.1);
        assert_eq!(left, Some(listed.0.candidates()));
    }

    #[test]
    #[should_panic(expected = "at least one word")]
    fn candidates_are_never_empty() {
        let _ = Arc::new(WordsOfLength::none(&ENGLISH, 4)).candidates();
    }

    #[test]
    fn there_are_no_words_of_no_letters() {
        let none = WordsOfLength::none(&ENGLISH, 0);
        assert_eq!((none.len(), none.packed_words().count(), none.word(0)), (0, 0, None));
    }

    #[test]
    fn a_fingerprint_tells_words_apart_and_never_changes() {
        let listed = |words: &[u64], ends: &[usize]| {
            let blocks = Arc::new(words.to_vec());
            WordsOfLength::of_list(&ENGLISH, 1, blocks, ends.to_vec(), None).fingerprint()
        };
        let (a, b) = (1 << 56, 2 << 56);
        let known = listed(&[a, b], &[2]);
        assert_eq!(known, 0xa35f_0ab2_e022_9525);
        for other in [listed(&[a], &[1]), listed(&[b, a], &[2]), listed(&[a, b], &[1, 2])] {
            assert_ne!(other, known);
        }
    }
}
