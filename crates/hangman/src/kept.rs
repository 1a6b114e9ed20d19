//! Owns what is kept about the words of one length: [`Kept`], as long as nothing else is asked about, and the lexicons in
//! use. A lexicon, what the solver precomputes, takes some hundred bytes per word, and a game runs three searchers, which
//! share it.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use hangman_solver::Lexicon;
use hangman_words::WordsOfLength;

/// Something that takes a moment to make for the words of one length. It is kept until it is wanted for other words.
pub struct Kept<T>(Option<(Arc<WordsOfLength>, T)>);

impl<T> Kept<T> {
    /// Returns what is kept about these words; it is made anew if it is about others.
    pub fn about(&mut self, listed: &Arc<WordsOfLength>, make: impl FnOnce() -> T) -> &mut T {
        self.0.take_if(|(about, _)| !Arc::ptr_eq(about, listed));
        let (_, kept) = self.0.get_or_insert_with(|| (Arc::clone(listed), make()));
        kept
    }

    /// Returns what is kept, whatever words it is about.
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.0.as_mut().map(|(_, kept)| kept)
    }
}

impl<T> Default for Kept<T> {
    fn default() -> Self {
        Self(None)
    }
}

/// The lexicons that are still referenced somewhere.
static IN_USE: Mutex<Vec<(Weak<WordsOfLength>, Weak<Lexicon>)>> = Mutex::new(Vec::new());

/// Returns the lexicon of these words, shared with other callers that hold it.
#[expect(clippy::expect_used, reason = "words of a length are distinct and well formed")]
pub(crate) fn lexicon(words: &Arc<WordsOfLength>) -> Arc<Lexicon> {
    // The lock is held while a lexicon is built, so that concurrent callers wait instead of building another.
    let mut in_use = IN_USE.lock().unwrap_or_else(PoisonError::into_inner);
    in_use.retain(|(_, lexicon)| lexicon.strong_count() > 0);
    let known = in_use.iter().find(|(about, _)| about.as_ptr() == Arc::as_ptr(words));
    if let Some(lexicon) = known.and_then(|(_, lexicon)| lexicon.upgrade()) {
        return lexicon;
    }
    let lexicon = Lexicon::new(words.blocks(), words.length()).expect("the words are a list");
    let lexicon = Arc::new(lexicon);
    in_use.push((Arc::downgrade(words), Arc::downgrade(&lexicon)));
    lexicon
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{NINE, words};

    #[test]
    fn a_lexicon_is_shared_while_it_is_in_use() {
        let [words, other] = [words(NINE), words(NINE)].map(|words| Arc::clone(words.listed()));
        let one = lexicon(&words);
        assert!(Arc::ptr_eq(&one, &lexicon(&words)));
        let is_same = Arc::ptr_eq(&one, &lexicon(&other));
        assert!(!is_same, "words that are alike are not the same");
        let gone = Arc::downgrade(&one);
        drop(one);
        assert!(gone.upgrade().is_none());
        assert_eq!(lexicon(&words).words(), 9);
    }
}
