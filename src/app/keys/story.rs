//! The rows of the one table of keys for a round that is told again.

use super::{Action, Binding, Code, Context, Trigger, plain};

/// The rows.
pub(super) static ROWS: &[Binding] = &[
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::Up)]),
        action: Action::Previous,
        help: "the turn before, or the word above",
        footer: None,
    },
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::Down), plain(Code::Enter), plain(Code::Char(' '))]),
        action: Action::Next,
        help: "the next turn, or the word below",
        footer: Some("step"),
    },
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::F(4))]),
        action: Action::Xray,
        help: "show or hide the X-ray of the turn",
        footer: Some("X-ray"),
    },
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::PageUp), plain(Code::Left)]),
        action: Action::Less,
        help: "scroll the X-ray up",
        footer: None,
    },
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::PageDown), plain(Code::Right)]),
        action: Action::More,
        help: "scroll the X-ray down",
        footer: None,
    },
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::Char('w'))]),
        action: Action::WhatIf,
        help: "what if? go back to this turn and guess another letter; it counts nowhere",
        footer: Some("what if"),
    },
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::Char('a'))]),
        action: Action::Compare,
        help: "the same letters against greedy, merciless and fair, and back",
        footer: Some("against others"),
    },
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::Tab), plain(Code::F(2))]),
        action: Action::OtherPane,
        help: "the words that would have fitted, and back",
        footer: Some("other words"),
    },
];
