//! The rows of the one table of keys for a round in which the player holds the word.

use super::labels as keys;
use super::{Action, Binding, Code, Context, Trigger, plain};

/// The rows.
pub(super) static ROWS: &[Binding] = &[
    Binding {
        contexts: &[Context::Question],
        trigger: Trigger::Keys(&[plain(Code::Enter)]),
        action: Action::Confirm,
        told: &keys::ANSWER,
    },
    Binding {
        contexts: &[Context::Question],
        trigger: Trigger::Keys(&[plain(Code::Char(' '))]),
        action: Action::Mark,
        told: &keys::MARK,
    },
    Binding {
        contexts: &[Context::Question],
        trigger: Trigger::Keys(&[plain(Code::Left)]),
        action: Action::Less,
        told: &keys::PLACE_LEFT,
    },
    Binding {
        contexts: &[Context::Question],
        trigger: Trigger::Keys(&[plain(Code::Right)]),
        action: Action::More,
        told: &keys::PLACE_RIGHT,
    },
    Binding {
        contexts: &[Context::Question],
        trigger: Trigger::Keys(&[plain(Code::Backspace), plain(Code::Delete)]),
        action: Action::Erase,
        told: &keys::CLEAR_OR_UNDO,
    },
    Binding {
        contexts: &[Context::Question],
        trigger: Trigger::Typed,
        action: Action::Type('-'),
        told: &keys::TYPE_PATTERN,
    },
    Binding {
        contexts: &[Context::Word],
        trigger: Trigger::Keys(&[plain(Code::Enter)]),
        action: Action::Confirm,
        told: &keys::TELL,
    },
    Binding {
        contexts: &[Context::Remember],
        trigger: Trigger::Typed,
        action: Action::Type('y'),
        told: &keys::YES_OR_NO,
    },
    Binding {
        contexts: &[Context::Doubt],
        trigger: Trigger::Keys(&[plain(Code::Backspace), plain(Code::Delete)]),
        action: Action::Erase,
        told: &keys::UNDO,
    },
    Binding {
        contexts: &[Context::Word],
        trigger: Trigger::Keys(&[plain(Code::Esc)]),
        action: Action::Back,
        told: &keys::KEEP_SECRET,
    },
    Binding {
        contexts: &[Context::Remember],
        trigger: Trigger::Keys(&[plain(Code::Enter)]),
        action: Action::Confirm,
        told: &keys::SELECT,
    },
    Binding {
        contexts: &[Context::Remember],
        trigger: Trigger::Keys(&[plain(Code::Esc)]),
        action: Action::Back,
        told: &keys::DO_NOT_REMEMBER,
    },
];
