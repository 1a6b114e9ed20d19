//! Owns [`Context`]: where a key has the same meaning.

/// A screen, an overlay or a part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// The title.
    Home,
    /// The settings.
    Settings,
    /// A round.
    Playing,
    /// A round that goes back in one that has ended.
    WhatIf,
    /// The field for the whole word in a round.
    WholeWord,
    /// The menu of a paused round.
    Pause,
    /// A confirmation.
    Confirm,
    /// A puzzle.
    Puzzle,
    /// A puzzle after a letter that lost.
    PuzzleWrong,
    /// A puzzle that is solved.
    PuzzleOver,
    /// The end of a round.
    GameOver,
    /// The story of a round.
    Story,
    /// The result, in front of the end of a round.
    Share,
    /// The words that fitted to the end of a round, where any word can be typed.
    StoryWords,
    /// A step of a challenge at which something is typed.
    Challenge,
    /// The lesson on how the computer cheats.
    Lesson,
    /// Statistics of past rounds.
    Statistics,
    Help,
    /// A question about the word that the player holds.
    Question,
    /// The question whether it is the only word that fits.
    IsIt,
    /// The field for the word that the player held.
    Word,
    /// The end of a round in which the player held the word.
    HeldOver,
}
