//! Owns [`Action`]: everything that a key or a sentence can ask for.

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Quit at once, as Ctrl-C does.
    Interrupt,
    /// Suspend the program and return to the shell.
    Suspend,
    /// Redraw the screen.
    Redraw,
    /// Show or hide the help.
    Help,
    /// Close what is in front: a menu, the help or the screen.
    Back,
    /// Confirm the selection, or continue.
    Confirm,
    /// Go to the next row.
    Next,
    /// Go to the previous row.
    Previous,
    /// Go to the first row.
    First,
    /// Go to the last row.
    Last,
    /// Change the row's value to the next one.
    More,
    /// Change the row's value to the previous one.
    Less,
    /// Read on, where not everything has room.
    ReadOn,
    /// Read back.
    ReadBack,
    /// Type a character.
    Type(char),
    /// Delete the last character or answer.
    Erase,
    /// Open the settings.
    Settings,
    /// Show statistics of past rounds.
    Statistics,
    /// Show or hide the number of words left.
    ToggleWordsLeft,
    /// Ask for a hint.
    Hint,
    /// Show or hide words of the groups into which the last guess split the words.
    Xray,
    /// Show the other pane of a screen that has two.
    OtherPane,
    /// Copy the result, and show it.
    Share,
    /// Show the story of the round, turn by turn.
    Story,
    /// Go back in the round to guess another letter.
    WhatIf,
    /// Set a word for somebody who is somewhere else, or enter a line that was received.
    Challenge,
    /// Show or close the lesson on how the computer cheats.
    Lesson,
    /// Mark the place, or remove the mark.
    Mark,
    /// Try the next theme.
    Theme,
    /// Try the next figure.
    Figure,
    /// Give up and see a word.
    GiveUp,
    /// Quit, chosen from a menu.
    Quit,
    /// Leave the round for the title.
    NewGame,
    /// Play another round with the same settings.
    Again,
    /// Play another round although one was left for later.
    Instead,
    /// Play the opening of the round that has ended again.
    Same,
    /// Return from a what-if round to the story that it came from.
    Origin,
}
