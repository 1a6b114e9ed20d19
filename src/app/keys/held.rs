//! The rows of the one table of keys for a round in which the player holds the word.

use super::{Action, Binding, Code, Context, Trigger, plain};

/// The rows.
pub(super) static ROWS: &[Binding] = &[
    Binding {
        contexts: &[Context::Question],
        trigger: Trigger::Keys(&[plain(Code::Enter)]),
        action: Action::Confirm,
        help: "answer; with nothing marked: no",
        footer: Some("answer"),
    },
    Binding {
        contexts: &[Context::Question],
        trigger: Trigger::Keys(&[plain(Code::Char(' '))]),
        action: Action::Mark,
        help: "the letter is here, or is not; so does a click",
        footer: Some("mark"),
    },
    Binding {
        contexts: &[Context::Question],
        trigger: Trigger::Keys(&[plain(Code::Left)]),
        action: Action::Less,
        help: "a place to the left",
        footer: None,
    },
    Binding {
        contexts: &[Context::Question],
        trigger: Trigger::Keys(&[plain(Code::Right)]),
        action: Action::More,
        help: "a place to the right",
        footer: Some("place"),
    },
    Binding {
        contexts: &[Context::Question],
        trigger: Trigger::Keys(&[plain(Code::Backspace), plain(Code::Delete)]),
        action: Action::Erase,
        help: "clear the marks; without any, undo the last answer",
        footer: Some("undo"),
    },
    Binding {
        contexts: &[Context::Question],
        trigger: Trigger::Typed,
        action: Action::Type('-'),
        help: "the pattern, - for a blank; n alone: no",
        footer: None,
    },
    Binding {
        contexts: &[Context::Word],
        trigger: Trigger::Keys(&[plain(Code::Enter)]),
        action: Action::Confirm,
        help: "tell the word",
        footer: Some("tell"),
    },
    Binding {
        contexts: &[Context::Remember],
        trigger: Trigger::Typed,
        action: Action::Type('y'),
        help: "y for yes, n for no",
        footer: None,
    },
    Binding {
        contexts: &[Context::Doubt],
        trigger: Trigger::Keys(&[plain(Code::Backspace), plain(Code::Delete)]),
        action: Action::Erase,
        help: "undo the last answer",
        footer: None,
    },
    Binding {
        contexts: &[Context::Word],
        trigger: Trigger::Keys(&[plain(Code::Esc)]),
        action: Action::Back,
        help: "keep it secret",
        footer: Some("keep it secret"),
    },
    Binding {
        contexts: &[Context::Remember],
        trigger: Trigger::Keys(&[plain(Code::Enter)]),
        action: Action::Confirm,
        help: "do what is selected",
        footer: Some("select"),
    },
    Binding {
        contexts: &[Context::Remember],
        trigger: Trigger::Keys(&[plain(Code::Esc)]),
        action: Action::Back,
        help: "do not remember it",
        footer: Some("no"),
    },
];
