//! Owns [`HomeLine`] and [`Row`]: the lines of the title, and the rows of the settings behind it.

/// A line of the title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HomeLine {
    /// A round with the settings.
    Play,
    /// The game of the day.
    Today,
    /// The next puzzle.
    Puzzles,
    /// The next try at the ladder.
    Climb,
}

impl HomeLine {
    /// Every line, from the top.
    pub const ALL: [Self; 4] = [Self::Play, Self::Today, Self::Puzzles, Self::Climb];
}

/// A row of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    Opponent,
    Language,
    /// The word list.
    List,
    /// The length of the word.
    Length,
    /// The number of misses that lose.
    Lives,
}

impl Row {
    /// Every row, from the top.
    pub const ALL: [Self; 5] =
        [Self::Opponent, Self::Language, Self::List, Self::Length, Self::Lives];
}
