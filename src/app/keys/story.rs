//! The rows of the one table of keys for a round that is told again.

use super::labels as keys;
use super::{Action, Binding, Code, Context, Trigger, plain};

/// The rows.
pub(super) static ROWS: &[Binding] = &[
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::Up)]),
        action: Action::Previous,
        told: &keys::TURN_BEFORE,
    },
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::Down), plain(Code::Enter), plain(Code::Char(' '))]),
        action: Action::Next,
        told: &keys::NEXT_TURN,
    },
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::Home)]),
        action: Action::First,
        told: &keys::FIRST_TURN,
    },
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::End)]),
        action: Action::Last,
        told: &keys::LAST_TURN,
    },
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::F(4)), plain(Code::Char('4'))]),
        action: Action::Xray,
        told: &keys::XRAY_OF_TURN,
    },
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::PageUp), plain(Code::Left)]),
        action: Action::Less,
        told: &keys::XRAY_UP,
    },
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::PageDown), plain(Code::Right)]),
        action: Action::More,
        told: &keys::XRAY_DOWN,
    },
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::Char('w'))]),
        action: Action::WhatIf,
        told: &keys::WHAT_IF,
    },
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::Char('a'))]),
        action: Action::Compare,
        told: &keys::AGAINST,
    },
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::Tab), plain(Code::F(2))]),
        action: Action::OtherPane,
        told: &keys::OTHER_WORDS,
    },
];
