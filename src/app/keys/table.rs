//! The table of keys: for each context its rows, in the order of the help. A row names the keys and the action that
//! they ask for; what it is called there, [`text::keys`](crate::text::keys) knows.

use super::{Action as A, Context, Row, TYPED};

const fn row(keys: &'static str, action: A) -> Row {
    Row { keys, action }
}

/// Returns the rows of a context in groups. Where several fit a key, the first counts.
pub(super) const fn of(context: Context) -> &'static [&'static [Row]] {
    match context {
        Context::Choice => &[FORM, CHOICE, HELP, FORM_PAGES, CHOOSE, ERASE, LEAVE, ANYWHERE],
        Context::Text => &[FORM, HELP_BESIDE_TYPING, FORM_PAGES, TYPE, ERASE, LEAVE, ANYWHERE],
        Context::Playing => &[PLAYING, HELP, LEAVE, ANYWHERE],
        Context::Pause => &[MENU, HELP, THEME, LEAVE, ANYWHERE],
        Context::Offer | Context::Confirm => &[MENU, HELP, LEAVE, ANYWHERE],
        Context::GameOver => &[OVER, BUTTONS, HELP, STATISTICS, LEAVE, ANYWHERE],
        Context::Story => &[STORY, HELP, LEAVE, ANYWHERE],
        Context::Share => &[SHARE, HELP, ANYWHERE],
        Context::Proving => &[PROVING, ERASE, LEAVE, HELP, ANYWHERE],
        Context::Lesson => &[LESSON, ERASE, LEAVE, TO_LESSON, HELP, ANYWHERE],
        Context::Statistics => &[PAGES, HELP, LEAVE_PAGES, ANYWHERE],
        Context::Ladder => &[CONFIRM, PAGES, HELP, LEAVE_LADDER, ANYWHERE],
        Context::Help => &[TO_LESSON, HELP, SCROLL, ANYWHERE],
        Context::Question => &[QUESTION, HELP, LEAVE, ANYWHERE],
        Context::Doubt => &[ERASE, MENU, HELP, LEAVE, ANYWHERE],
        Context::Word => &[CONFIRM, LEAVE, HELP_BESIDE_TYPING, TYPE, ERASE, ANYWHERE],
        Context::Remember => &[YES_OR_NO, CONFIRM, LEAVE, BUTTON_KEYS, HELP, ANYWHERE],
        Context::HeldOver => &[BUTTONS, HELP, LEAVE, ANYWHERE],
    }
}

const PLAYING: &[Row] = &[
    row(TYPED, A::Type('a')),
    row("Tab F2", A::ToggleWordsLeft),
    row("F3 3", A::Hint),
    row("F4 4", A::Xray),
    row("↑", A::Previous),
    row("↓", A::Next),
];

const FORM: &[Row] = &[
    row("F7 Ctrl-E", A::Lesson),
    row("Enter", A::Confirm),
    row("↑ Shift-Tab", A::Previous),
    row("↓ Tab", A::Next),
    row("←", A::Less),
    row("→", A::More),
];
const CHOICE: &[Row] = &[row("Space", A::More)];
const FORM_PAGES: &[Row] = &[row("F5 Ctrl-R", A::Statistics), row("F6 Ctrl-T", A::Daily)];
const CHOOSE: &[Row] = &[row(TYPED, A::Type('g'))];
const TYPE: &[Row] = &[row(TYPED, A::Type('8'))];

const MENU: &[Row] =
    &[row("Enter", A::Confirm), row("↑ Shift-Tab", A::Previous), row("↓ Tab", A::Next)];
const THEME: &[Row] = &[row("T t", A::Theme)];

const OVER: &[Row] = &[row("c", A::Story), row("p", A::Prove), row("s", A::Share)];
const BUTTONS: &[Row] =
    &[row("Enter", A::Confirm), row("← ↑ Shift-Tab", A::Previous), row("→ ↓ Tab", A::Next)];
const STATISTICS: &[Row] = &[row("F5 Ctrl-R", A::Statistics)];
const SHARE: &[Row] = &[row("Esc Enter s", A::Back)];

const STORY: &[Row] = &[
    row("↑", A::Previous),
    row("↓ Enter Space", A::Next),
    row("Home", A::First),
    row("End", A::Last),
    row("F4 4", A::Xray),
    row("PageUp ←", A::Less),
    row("PageDown →", A::More),
    row("w", A::WhatIf),
    row("a", A::Compare),
    row("Tab F2", A::OtherPane),
];

const PROVING: &[Row] = &[
    row("Enter Space →", A::Confirm),
    row("←", A::Less),
    row("↑", A::Previous),
    row("↓", A::Next),
    row(TYPED, A::Type('a')),
];

const LESSON: &[Row] =
    &[row("Enter → PageDown", A::Confirm), row(TYPED, A::Type('e')), row("← PageUp", A::Less)];

const PAGES: &[Row] =
    &[row("↑", A::Previous), row("↓", A::Next), row("Tab →", A::More), row("← Shift-Tab", A::Less)];
const LEAVE_PAGES: &[Row] = &[row("Esc Enter F5", A::Back)];
const LEAVE_LADDER: &[Row] = &[row("Esc F5", A::Back)];

const SCROLL: &[Row] = &[
    row("↑", A::Previous),
    row("↓", A::Next),
    row("PageUp", A::Less),
    row("PageDown Space", A::More),
    row("Home", A::First),
    row("End", A::Last),
    row("Esc Enter", A::Back),
];

const QUESTION: &[Row] = &[
    row("Enter", A::Confirm),
    row("Space", A::Mark),
    row("←", A::Less),
    row("→", A::More),
    row("Backspace Delete", A::Erase),
    row(TYPED, A::Type('-')),
];
const YES_OR_NO: &[Row] = &[row(TYPED, A::Type('y'))];
const BUTTON_KEYS: &[Row] = &[row("← ↑ Shift-Tab", A::Previous), row("→ ↓ Tab", A::Next)];

const CONFIRM: &[Row] = &[row("Enter", A::Confirm)];
const ERASE: &[Row] = &[row("Backspace Delete", A::Erase)];
const LEAVE: &[Row] = &[row("Esc", A::Back)];
const TO_LESSON: &[Row] = &[row("F7 Ctrl-E", A::Lesson)];
const HELP: &[Row] = &[row("F1 ?", A::Help)];
const HELP_BESIDE_TYPING: &[Row] = &[row("F1 Ctrl-G", A::Help)];
const ANYWHERE: &[Row] =
    &[row("Ctrl-C", A::Interrupt), row("Ctrl-Z", A::Suspend), row("Ctrl-L", A::Redraw)];
