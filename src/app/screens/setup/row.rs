//! Owns [`Row`]: the rows that a form may have.

impl Row {
    /// Every row.
    pub const ALL: [Self; 7] = [
        Self::Opponent,
        Self::List,
        Self::Length,
        Self::Word,
        Self::Guesses,
        Self::WordsLeft,
        Self::Play,
    ];
}

/// A row of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// Who holds the word.
    Opponent,
    /// Which list it comes from.
    List,
    /// How many letters it has.
    Length,
    /// The word itself, where a friend types it in.
    Word,
    /// How many misses lose.
    Guesses,
    /// Whether to show how many words are left.
    WordsLeft,
    /// Begin.
    Play,
}
