//! The rows of the one table of keys for what comes of a round: its story, a proof, what is shared; and
//! for the pages on how the computer cheats.

use super::labels as keys;
use super::{Action, Binding, Code, Context, Key, Trigger, plain};

const BOTH: &[Context] = &[Context::Proving, Context::Lesson];

/// The rows.
pub(super) static ROWS: &[Binding] = &[
    Binding {
        contexts: &[Context::Proving],
        trigger: Trigger::Keys(&[plain(Code::Enter), plain(Code::Char(' ')), plain(Code::Right)]),
        action: Action::Confirm,
        told: &keys::CHECK,
    },
    Binding {
        contexts: &[Context::Proving],
        trigger: Trigger::Keys(&[plain(Code::Left)]),
        action: Action::Less,
        told: &keys::UNCHECK,
    },
    Binding {
        contexts: &[Context::Proving],
        trigger: Trigger::Keys(&[plain(Code::Up)]),
        action: Action::Previous,
        told: &keys::WORD_ABOVE,
    },
    Binding {
        contexts: &[Context::Proving],
        trigger: Trigger::Keys(&[plain(Code::Down)]),
        action: Action::Next,
        told: &keys::WORD_BELOW,
    },
    Binding {
        contexts: &[Context::Proving],
        trigger: Trigger::Typed,
        action: Action::Type('a'),
        told: &keys::FIND_WORD,
    },
    Binding {
        contexts: &[Context::Lesson],
        trigger: Trigger::Keys(&[plain(Code::Enter), plain(Code::Right), plain(Code::PageDown)]),
        action: Action::Confirm,
        told: &keys::NEXT_PAGE,
    },
    Binding {
        contexts: &[Context::Lesson],
        trigger: Trigger::Typed,
        action: Action::Type('e'),
        told: &keys::ASK_LETTER,
    },
    Binding {
        contexts: &[Context::Lesson],
        trigger: Trigger::Keys(&[plain(Code::Left), plain(Code::PageUp)]),
        action: Action::Less,
        told: &keys::PAGE_BEFORE,
    },
    Binding {
        contexts: &[Context::Lesson],
        trigger: Trigger::Keys(&[plain(Code::Backspace), plain(Code::Delete)]),
        action: Action::Erase,
        told: &keys::PAGE_AGAIN,
    },
    Binding {
        contexts: &[Context::Proving],
        trigger: Trigger::Keys(&[plain(Code::Backspace), plain(Code::Delete)]),
        action: Action::Erase,
        told: &keys::ERASE,
    },
    Binding {
        contexts: BOTH,
        trigger: Trigger::Keys(&[plain(Code::Esc)]),
        action: Action::Back,
        told: &keys::BACK,
    },
    Binding {
        contexts: &[Context::Choice, Context::Text, Context::Help, Context::Lesson],
        trigger: Trigger::Keys(&[plain(Code::F(7)), Key::ctrl('e')]),
        action: Action::Lesson,
        told: &keys::LESSON,
    },
    Binding {
        contexts: &[Context::GameOver],
        trigger: Trigger::Keys(&[plain(Code::Char('c'))]),
        action: Action::Story,
        told: &keys::STORY,
    },
    Binding {
        contexts: &[Context::GameOver],
        trigger: Trigger::Keys(&[plain(Code::Char('p'))]),
        action: Action::Prove,
        told: &keys::PROVE,
    },
    Binding {
        contexts: &[Context::GameOver],
        trigger: Trigger::Keys(&[plain(Code::Char('s'))]),
        action: Action::Share,
        told: &keys::SHARE,
    },
    Binding {
        contexts: &[Context::Share],
        trigger: Trigger::Keys(&[plain(Code::Esc), plain(Code::Enter), plain(Code::Char('s'))]),
        action: Action::Back,
        told: &keys::CLOSE_SHARE,
    },
];
