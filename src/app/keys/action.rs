//! Owns [`Action`]: what can be asked for with a key or a sentence.

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// End the program at once, as Ctrl-C does.
    Interrupt,
    /// Give the terminal back to the shell for a while.
    Suspend,
    /// Redraw the screen.
    Redraw,
    /// Show or hide the help.
    Help,
    /// Leave what is in front: a menu, the help, the screen.
    Back,
    /// Take what is selected, or go on.
    Confirm,
    /// Go to the next row.
    Next,
    /// Go to the row before.
    Previous,
    /// Go to the first row.
    First,
    /// Go to the last row.
    Last,
    /// Change the row's value to the next.
    More,
    /// Change the row's value to the one before.
    Less,
    /// Type a character.
    Type(char),
    /// Take back what was typed last.
    Erase,
    /// Show what the rounds come to that were played.
    Statistics,
    /// Play the game of the day.
    Daily,
    /// Show or hide how many words are left.
    ToggleWordsLeft,
    /// Ask what to guess.
    Hint,
    /// Ask which words the best letters would leave.
    Why,
    /// Show or hide what the last letter did to the words.
    Xray,
    /// Show the other part of a screen that has two.
    OtherPane,
    /// Copy what can be told of the round, and show it.
    Share,
    /// Tell the round again, turn by turn.
    Story,
    /// Check every answer for a word that fitted.
    Prove,
    /// Go back in a round to guess another letter.
    WhatIf,
    /// Show the same letters against other opponents, or leave them.
    Compare,
    /// Show or leave the pages on how the computer cheats.
    Lesson,
    /// Mark the place, or take its mark away.
    Mark,
    /// Try the next theme.
    Theme,
    /// End the round and see a word.
    GiveUp,
    /// End the program, as the player chose in a menu.
    Quit,
    /// Leave the round for the form.
    NewGame,
    /// Play another round with the same settings.
    Again,
    /// Play the next rung of the ladder.
    Climb,
    /// Leave a round that was gone back in, or its end, for the story that it came from.
    Origin,
    /// Look at what the last letter did to the words, once; the X-ray stays as it is.
    Peek,
}
