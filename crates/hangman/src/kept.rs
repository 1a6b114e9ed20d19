//! Owns [`Kept`]: what was made for the words of one length, as long as nothing else is asked about.

use std::sync::Arc;

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
