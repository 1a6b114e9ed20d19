//! Owns [`Row`]: the rows of the form.

/// A row of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    Opponent,
    Language,
    /// The word list.
    List,
    /// The length of the word.
    Length,
    /// The word that a friend types.
    Word,
    /// The number of misses that lose.
    Lives,
    /// What is known before the first letter.
    Opening,
    /// The button that starts the round.
    Play,
}

impl Row {
    /// Every row.
    pub const ALL: [Self; 8] = [
        Self::Opponent,
        Self::Language,
        Self::List,
        Self::Length,
        Self::Word,
        Self::Lives,
        Self::Opening,
        Self::Play,
    ];
}
