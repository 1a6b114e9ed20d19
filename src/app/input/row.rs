//! Owns [`Row`]: the rows that a form may have.

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
    Lives,
    /// Whether to show how many words are left.
    WordsLeft,
    /// Begin.
    Play,
}

impl Row {
    /// Every row.
    pub const ALL: [Self; 7] = [
        Self::Opponent,
        Self::List,
        Self::Length,
        Self::Word,
        Self::Lives,
        Self::WordsLeft,
        Self::Play,
    ];
}
