//! The rows of the one table of keys for what stands side by side after a round, and for pages that scroll.

use super::key::Code;
use super::{Action, Binding, Context, Trigger, plain};

/// Where what can be done next stands side by side.
pub(super) const BUTTONS: &[Context] = &[Context::GameOver, Context::HeldOver, Context::Remember];

/// The rows.
pub(super) static ROWS: &[Binding] = &[
    Binding {
        contexts: BUTTONS,
        trigger: Trigger::Keys(&[plain(Code::Left), plain(Code::Up), plain(Code::BackTab)]),
        action: Action::Previous,
        help: "the button before",
        footer: None,
    },
    Binding {
        contexts: BUTTONS,
        trigger: Trigger::Keys(&[plain(Code::Right), plain(Code::Down), plain(Code::Tab)]),
        action: Action::Next,
        help: "the next button",
        footer: Some("choose"),
    },
    Binding {
        contexts: &[Context::Statistics],
        trigger: Trigger::Keys(&[plain(Code::Up)]),
        action: Action::Previous,
        help: "a row up",
        footer: None,
    },
    Binding {
        contexts: &[Context::Statistics],
        trigger: Trigger::Keys(&[plain(Code::Down)]),
        action: Action::Next,
        help: "a row down",
        footer: Some("scroll"),
    },
];
