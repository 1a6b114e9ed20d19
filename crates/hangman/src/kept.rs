//! Owns what is kept about the words of one length: [`Kept`], as long as nothing else is asked about, and the lexicons in
//! use. A lexicon, what the solver precomputes, takes some hundred bytes per word, and a game runs three searchers, which
//! share it.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use hangman_solver::{Lexicon, LexiconError};
use hangman_words::WordsOfLength;

/// Something that takes a moment to make for the words of one length. It is kept until it is wanted for other words.
pub struct Kept<T>(Option<(Arc<WordsOfLength>, T)>);

impl<T> Kept<T> {
    /// Returns what is kept about these words; it is made anew if it is about others.
    pub fn about(
        &mut self,
        listed: &Arc<WordsOfLength>,
        make: impl FnOnce() -> Option<T>,
    ) -> Option<&mut T> {
        self.0.take_if(|(about, _)| !Arc::ptr_eq(about, listed));
        if self.0.is_none() {
            self.0 = make().map(|made| (Arc::clone(listed), made));
        }
        self.last_mut()
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
///
/// # Errors
/// Never fails for words of a list, since they are distinct and well formed.
pub(crate) fn lexicon(words: &Arc<WordsOfLength>) -> Result<Arc<Lexicon>, LexiconError> {
    // The lock is held while a lexicon is built, so that concurrent callers wait instead of building another.
    let mut in_use = IN_USE.lock().unwrap_or_else(PoisonError::into_inner);
    in_use.retain(|(_, lexicon)| lexicon.strong_count() > 0);
    let known = in_use.iter().find(|(about, _)| about.as_ptr() == Arc::as_ptr(words));
    if let Some(lexicon) = known.and_then(|(_, lexicon)| lexicon.upgrade()) {
        return Ok(lexicon);
    }
    let lexicon = Arc::new(Lexicon::new(words.blocks(), words.length())?);
    in_use.push((Arc::downgrade(words), Arc::downgrade(&lexicon)));
    Ok(lexicon)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{NINE, words};

    #[test]
    fn a_lexicon_is_shared_while_it_is_in_use() {
        let [words, other] = [words(NINE), words(NINE)].map(|words| Arc::clone(words.listed()));
        let one = lexicon(&words).unwrap();
        assert!(Arc::ptr_eq(&one, &lexicon(&words).unwrap()));
        let is_same = Arc::ptr_eq(&one, &lexicon(&other).unwrap());
        assert!(!is_same, "words that are alike are not the same");
        let gone = Arc::downgrade(&one);
        drop(one);
        assert!(gone.upgrade().is_none());
        assert_eq!(lexicon(&words).unwrap().words(), 9);
    }
}
