//! The table of keys: for each context its rows, in the order of the help. The order of the rows that have a label is that
//! of the footer, too.

use super::{Action as A, Context, KeyRow, TYPED};

const fn row(keys: &'static str, action: A, label: &'static str, help: &'static str) -> KeyRow {
    KeyRow { keys, action, label, help }
}

/// The rows of each context in groups, before [`TERMINAL`], in the order of [`Context`]. If several match a key, the first
/// counts.
pub static ALL: [(Context, &[&[KeyRow]]); 22] = [
    (Context::Home, &[HOME, HELP, THEME, FIGURE, READ]),
    (Context::Settings, &[SETTING, THEME, FIGURE, HELP, READ]),
    (Context::Playing, &[PLAYING, ROUND, HELP, THEME, FIGURE, READ]),
    (Context::WhatIf, &[PLAYING, BACK, HELP, THEME, FIGURE, READ]),
    (Context::WholeWord, &[WHOLE_WORD, HELP_BESIDE_TYPING, READ]),
    (Context::Pause, &[PAUSE, MENU, HELP, THEME, FIGURE, READ]),
    (Context::Confirm, &[BACK, MENU, HELP, READ]),
    (Context::Puzzle, &[PUZZLE, LEAVE_END, HELP, THEME, READ]),
    (Context::PuzzleWrong, &[PUZZLE_WRONG, LEAVE_END, BUTTONS, HELP, THEME, READ]),
    (Context::PuzzleOver, &[PUZZLE_OVER, LEAVE_END, BUTTONS, HELP, THEME, READ]),
    (Context::GameOver, &[OVER, LEAVE_END, BUTTONS, HELP, THEME, FIGURE, READ]),
    (Context::Story, &[STORY, HELP, READ]),
    (Context::Share, &[SHARE, HELP, READ]),
    (Context::StoryWords, &[STORY_WORDS, HELP, READ]),
    (Context::Challenge, &[CHALLENGE, BACK, HELP_BESIDE_TYPING, READ]),
    (Context::Lesson, &[LESSON, BACK, HELP, READ]),
    (Context::Statistics, &[LEAVE_PAGE, HELP, READ]),
    (Context::Help, &[IN_HELP]),
    (Context::Question, &[QUESTION, HELD, HELP, READ]),
    (Context::IsIt, &[YES_OR_NO, BUTTONS, UNDO, HELD, HELP, READ]),
    (Context::Word, &[WORD, HELP_BESIDE_TYPING, READ]),
    (Context::HeldOver, &[LEAVE_END, BUTTONS, HELP, READ]),
];

const HOME: &[KeyRow] = &[
    row("Enter", A::Confirm, "", "play"),
    row("↑ Shift-Tab", A::Previous, "", "move up"),
    row("↓ Tab", A::Next, "", "move down"),
    row("s F2", A::Settings, "settings", "settings"),
    row("d +", A::Challenge, "challenge", "challenge a friend, or paste what a friend sent you"),
    row("p F5", A::Statistics, "progress", "your progress"),
    row("h F7", A::Lesson, "how it cheats", "how it cheats, with a few words to try"),
    row("q", A::Quit, "quit", "quit"),
];

const SETTING: &[KeyRow] = &[
    row("Enter", A::Confirm, "done", "home"),
    row("↑ Shift-Tab", A::Previous, "", "previous row"),
    row("↓ Tab", A::Next, "row", "next row"),
    row("→ Space", A::More, "change", "next choice"),
    row("←", A::Less, "", "previous choice"),
    row(TYPED, A::Type('g'), "", "jump to the choice starting with this letter or digit"),
    row("Esc", A::Back, "", "home"),
];

const PLAYING: &[KeyRow] = &[
    row(TYPED, A::Type('a'), "", "guess that letter"),
    row("Enter", A::Confirm, "whole word", "guess the whole word; a wrong one is a miss"),
    row("F3 3", A::Hint, "hint", "a hint; press again for the next best letters; counts as help"),
    row("F4 4", A::Xray, "words", "show words from each group; counts as help"),
    row("↑ ←", A::Previous, "", "scroll the groups up"),
    row("↓ →", A::Next, "", "scroll the groups down"),
    row("Tab F2", A::ToggleWordsLeft, "words left", "show or hide how many words are left"),
];

const WHOLE_WORD: &[KeyRow] = &[
    row("Enter", A::Confirm, "guess it", "guess this word"),
    row(TYPED, A::Type('a'), "", "spell the word"),
    row("Backspace Delete", A::Erase, "erase", "erase the last letter"),
    row("Esc", A::Back, "back", "back to guessing letters"),
];

const MENU: &[KeyRow] = &[
    row("Enter", A::Confirm, "select", "press the selected button"),
    row("↑ Shift-Tab", A::Previous, "", "previous row"),
    row("↓ Tab", A::Next, "choose", "next row"),
    row("Home", A::First, "", "first row"),
    row("End", A::Last, "", "last row"),
];
const PAUSE: &[KeyRow] = &[row("Esc", A::Back, "resume", "back to the round")];
const BACK: &[KeyRow] = &[row("Esc", A::Back, "back", "back to where you were")];

// No letters, which choose values in the form, and which a player who missed the pause menu may still type as guesses.
const THEME: &[KeyRow] = &[row("F8 Ctrl-O", A::Theme, "", "next colour theme")];
const FIGURE: &[KeyRow] = &[row("F9 Ctrl-F", A::Figure, "", "another figure (gallows, flower, …)")];

const PUZZLE: &[KeyRow] = &[row(TYPED, A::Type('a'), "guess", "guess that letter")];
const PUZZLE_WRONG: &[KeyRow] = &[
    row(TYPED, A::Type('a'), "another letter", "take the wrong letter back, and guess that one"),
    row("F3 3", A::Hint, "show the letter", "show the letter that would have won"),
];
const PUZZLE_OVER: &[KeyRow] = &[
    row("n", A::Again, "next", "the next puzzle"),
    row("s", A::Share, "share", "share: copy the result without spoiling it"),
];

const OVER: &[KeyRow] = &[
    row("c", A::Story, "", "see how the round went, turn by turn"),
    row("r", A::Same, "try again", "try this round again"),
    row("s", A::Share, "share", "share: copy the round without spoiling it"),
    row("F5 Ctrl-R", A::Statistics, "", "your progress"),
];
// An arrow up stops at the first: buttons stand beside each other, and nobody expects it to lead to the last.
const BUTTONS: &[KeyRow] = &[
    row("Enter", A::Confirm, "select", "press the selected button"),
    row("← Shift-Tab", A::Previous, "", "previous button"),
    row("→ ↓ Tab", A::Next, "choose", "next button"),
    row("↑", A::Less, "", "previous button"),
];
const LEAVE_END: &[KeyRow] = &[row("Esc", A::Back, "home", "home")];
const SHARE: &[KeyRow] = &[row("Esc Enter s", A::Back, "close", "back to where you were")];

const STORY: &[KeyRow] = &[
    row("↑", A::Previous, "", "previous turn"),
    row("↓ Enter Space", A::Next, "step", "next turn"),
    row("←", A::Less, "", "scroll the groups up"),
    row("→", A::More, "", "scroll the groups down"),
    row("Home", A::First, "", "first turn"),
    row("End", A::Last, "", "last turn"),
    row("F4 4", A::Xray, "groups", "show the words in each group full screen; again to go back"),
    row("Tab F2", A::OtherPane, "check a word", "the words that fit, and whether any other does"),
    row("w", A::WhatIf, "what if", "what if? try another letter at this turn; it doesn't count"),
    row("Esc", A::Back, "back", "back to the end of the round"),
];

const STORY_WORDS: &[KeyRow] = &[
    row("↑", A::Previous, "", "the word above"),
    row("↓", A::Next, "word", "the word below"),
    row("Home", A::First, "", "the first word"),
    row("End", A::Last, "", "the last word"),
    row("Tab F2", A::OtherPane, "", "back to the turns"),
    row(
        TYPED,
        A::Type('a'),
        "check a word",
        "type any word to see if it fits, or which guess ruled it out",
    ),
    row("Backspace Delete", A::Erase, "", "delete the last letter"),
    row("Esc", A::Back, "back", "back to the turns"),
];

const CHALLENGE: &[KeyRow] = &[
    row("Enter", A::Confirm, "continue", "continue"),
    row(TYPED, A::Type('a'), "", "type or paste"),
    row("Backspace Delete", A::Erase, "", "erase"),
];

const LESSON: &[KeyRow] = &[
    row(TYPED, A::Type('e'), "guess", "guess that letter"),
    row("Backspace Delete", A::Erase, "start over", "start over"),
    row("Enter F7 Ctrl-E", A::Confirm, "", "close the lesson"),
];

const LEAVE_PAGE: &[KeyRow] = &[row("Esc Enter F5", A::Back, "back", "back to where you were")];

const IN_HELP: &[KeyRow] = &[
    row("F7 Ctrl-E", A::Lesson, "how it cheats", "how it cheats, with a few words to try"),
    row("? F1", A::Help, "", "close the help"),
    row("PageDown ↓ Space", A::ReadOn, "more", "read on, where not everything has room"),
    row("PageUp ↑", A::ReadBack, "", "read back"),
    row("Home", A::First, "", "the first page"),
    row("End", A::Last, "", "the last page"),
    row("Esc Enter", A::Back, "close", "close the help"),
];

const QUESTION: &[KeyRow] = &[
    row("y Y", A::Type('y'), "yes", "yes; then mark where"),
    row("n N", A::Type('n'), "no", "no"),
    row("Enter", A::Confirm, "done", "answer with the places that are marked"),
    row("Space", A::Mark, "mark", "mark or unmark this place; so does a click"),
    row("←", A::Less, "", "one place left"),
    row("→", A::More, "place", "one place right"),
    row(
        "Backspace Delete",
        A::Erase,
        "undo",
        "clear the marks; if there are none, undo the last answer",
    ),
    row(TYPED, A::Type('1'), "", "mark the place with this number"),
];
const ROUND: &[KeyRow] = &[row("Esc", A::Back, "pause", "pause: give up, go home, or quit")];
const HELD: &[KeyRow] =
    &[row("Esc", A::Back, "pause", "pause: end the round, go home, or quit; it isn't saved")];
const YES_OR_NO: &[KeyRow] = &[row(TYPED, A::Type('y'), "", "y for yes, n for no")];
const UNDO: &[KeyRow] = &[row("Backspace Delete", A::Erase, "undo", "undo the last answer")];
const WORD: &[KeyRow] = &[
    row("Enter", A::Confirm, "reveal", "reveal your word"),
    row(TYPED, A::Type('a'), "", "type it in"),
    row("Backspace Delete", A::Erase, "", "erase"),
    row("Esc", A::Back, "keep it secret", "keep it secret"),
];
const HELP: &[KeyRow] = &[row("? F1", A::Help, "help", "this help")];
const HELP_BESIDE_TYPING: &[KeyRow] = &[row("F1 Ctrl-G", A::Help, "help", "this help")];
/// In every context but the help, in which more keys do.
const READ: &[KeyRow] = &[
    row("PageDown", A::ReadOn, "more", "read on, where not everything has room"),
    row("PageUp", A::ReadBack, "", "read back"),
];
/// The last rows of every context.
pub const TERMINAL: &[KeyRow] = &[
    row("Ctrl-C", A::Interrupt, "", "quit now"),
    // Windows has no shell that continues programs.
    #[cfg(not(windows))]
    row("Ctrl-Z", A::Suspend, "", "suspend; type fg to come back"),
    row("Ctrl-L", A::Redraw, "", "redraw the screen"),
];
