//! The table of keys: the rows of each context, in the order of the help. A row names the keys and their
//! action; [`text::keys`](crate::text::keys) has the labels.

use super::{Action as A, Context, KeyRow, TYPED};

const fn row(keys: &'static str, action: A) -> KeyRow {
    KeyRow { keys, action }
}

/// Returns the rows of a context in groups. If several match a key, the first counts.
pub(super) const fn of(context: Context) -> &'static [&'static [KeyRow]] {
    match context {
        Context::Home => &[HOME, HELP, LOOK, LEAVE, ANYWHERE],
        Context::Choice => &[ROW, HELP, LOOK, LEAVE, ANYWHERE],
        Context::Text => &[ROW, HELP, LOOK, ERASE, LEAVE, ANYWHERE],
        Context::Playing => &[PLAYING, HELP, LOOK, LEAVE, ANYWHERE],
        Context::Pause => &[MENU, HELP, LOOK, LEAVE, ANYWHERE],
        Context::WholeWord => &[CONFIRM, HELP_BESIDE_TYPING, TYPE, ERASE, LEAVE, ANYWHERE],
        Context::Offer | Context::Confirm => &[MENU, HELP, LEAVE, ANYWHERE],
        Context::GameOver => &[OVER, BUTTONS, HELP, STATISTICS, LOOK, LEAVE, ANYWHERE],
        Context::Story => &[STORY, STORY_TURN, HELP, LEAVE, ANYWHERE],
        Context::Share => &[SHARE, HELP, ANYWHERE],
        Context::StoryWords => &[STORY_WORDS, ERASE, LEAVE, HELP, ANYWHERE],
        Context::Duel => &[CONFIRM, HELP_BESIDE_TYPING, TYPE, ERASE, LEAVE, ANYWHERE],
        Context::Lesson => &[LESSON, ERASE, LEAVE, TO_LESSON, HELP, ANYWHERE],
        Context::Statistics => &[PAGES, HELP, LEAVE_PAGES, ANYWHERE],
        Context::Ladder => &[CONFIRM, PAGES, HELP, LEAVE_LADDER, ANYWHERE],
        Context::Help => &[TO_LESSON, HELP, SCROLL, ANYWHERE],
        Context::Question => &[QUESTION, HELP, LEAVE, ANYWHERE],
        Context::IsIt => &[YES_OR_NO, CONFIRM, ERASE, LEAVE, BUTTON_KEYS, HELP, ANYWHERE],
        Context::Doubt => &[ERASE, MENU, HELP, LEAVE, ANYWHERE],
        Context::Word => &[CONFIRM, HELP_BESIDE_TYPING, TYPE, ERASE, LEAVE, ANYWHERE],
        Context::Remember => &[YES_OR_NO, CONFIRM, LEAVE, BUTTON_KEYS, HELP, ANYWHERE],
        Context::HeldOver => &[BUTTONS, HELP, LEAVE, ANYWHERE],
    }
}

const PLAYING: &[KeyRow] = &[
    row(TYPED, A::Type('a')),
    row("Tab F2", A::ToggleWordsLeft),
    row("F3 3", A::Hint),
    row("F4 4", A::Xray),
    row("Enter", A::Confirm),
    row("↑ ←", A::Previous),
    row("↓ →", A::Next),
];

const HOME: &[KeyRow] = &[
    row("Enter", A::Confirm),
    row("↑ Shift-Tab", A::Previous),
    row("↓ Tab", A::Next),
    row("s F2", A::Settings),
    row("d +", A::Duel),
    row("p F5", A::Statistics),
    row("h F7", A::Lesson),
];
const ROW: &[KeyRow] = &[
    row("Enter", A::Confirm),
    row("↑ Shift-Tab", A::Previous),
    row("↓ Tab", A::Next),
    row("→ Space", A::More),
    row("←", A::Less),
    row(TYPED, A::Type('g')),
];
const TYPE: &[KeyRow] = &[row(TYPED, A::Type('8'))];

const MENU: &[KeyRow] = &[
    row("Enter", A::Confirm),
    row("↑ Shift-Tab", A::Previous),
    row("↓ Tab", A::Next),
    row("Home", A::First),
    row("End", A::Last),
];
// No letters, which choose values in the form, and which a player who missed the pause menu may still type as guesses.
const LOOK: &[KeyRow] = &[row("F8 Ctrl-O", A::Theme), row("F9 Ctrl-F", A::Figure)];

const OVER: &[KeyRow] = &[row("c", A::Story), row("s", A::Share), row("r", A::Same)];
// An arrow up stops at the first: buttons stand beside each other, and nobody expects it to lead to the last, which quits.
const BUTTONS: &[KeyRow] = &[
    row("Enter", A::Confirm),
    row("← Shift-Tab", A::Previous),
    row("→ ↓ Tab", A::Next),
    row("↑", A::Less),
];
const STATISTICS: &[KeyRow] = &[row("F5 Ctrl-R", A::Statistics)];
const SHARE: &[KeyRow] = &[row("Esc Enter s", A::Back)];

const STORY: &[KeyRow] = &[
    row("↑", A::Previous),
    row("↓ Enter Space", A::Next),
    row("PageUp ←", A::Less),
    row("PageDown →", A::More),
];
const STORY_TURN: &[KeyRow] = &[
    row("Home", A::First),
    row("End", A::Last),
    row("F4 4", A::Xray),
    row("w", A::WhatIf),
    row("Tab F2", A::OtherPane),
];

const STORY_WORDS: &[KeyRow] = &[
    row("↑", A::Previous),
    row("↓", A::Next),
    row("Home", A::First),
    row("End", A::Last),
    row("Tab F2", A::OtherPane),
    row(TYPED, A::Type('a')),
];

const LESSON: &[KeyRow] = &[
    row("Enter", A::Confirm),
    row("→ PageDown", A::More),
    row(TYPED, A::Type('e')),
    row("← PageUp", A::Less),
];

const PAGES: &[KeyRow] =
    &[row("↑", A::Previous), row("↓", A::Next), row("Tab →", A::More), row("← Shift-Tab", A::Less)];
const LEAVE_PAGES: &[KeyRow] = &[row("Esc Enter F5", A::Back)];
const LEAVE_LADDER: &[KeyRow] = &[row("Esc F5", A::Back)];

const SCROLL: &[KeyRow] = &[
    row("↑", A::Previous),
    row("↓", A::Next),
    row("PageUp", A::Less),
    row("PageDown Space", A::More),
    row("Home", A::First),
    row("End", A::Last),
    row("Esc Enter", A::Back),
];

const QUESTION: &[KeyRow] = &[
    row("y Y", A::Type('y')),
    row("n N", A::Type('n')),
    row("Enter", A::Confirm),
    row("Space", A::Mark),
    row("←", A::Less),
    row("→", A::More),
    row("Backspace Delete", A::Erase),
    row(TYPED, A::Type('-')),
];
const YES_OR_NO: &[KeyRow] = &[row(TYPED, A::Type('y'))];
const BUTTON_KEYS: &[KeyRow] = &[row("← ↑ Shift-Tab", A::Previous), row("→ ↓ Tab", A::Next)];

const CONFIRM: &[KeyRow] = &[row("Enter", A::Confirm)];
const ERASE: &[KeyRow] = &[row("Backspace Delete", A::Erase)];
const LEAVE: &[KeyRow] = &[row("Esc", A::Back)];
const TO_LESSON: &[KeyRow] = &[row("F7 Ctrl-E", A::Lesson)];
const HELP: &[KeyRow] = &[row("F1 ?", A::Help)];
const HELP_BESIDE_TYPING: &[KeyRow] = &[row("F1 Ctrl-G", A::Help)];
const ANYWHERE: &[KeyRow] =
    &[row("Ctrl-C", A::Interrupt), row("Ctrl-Z", A::Suspend), row("Ctrl-L", A::Redraw)];
