//! The rows of the one table of keys for what comes of a round: its story, a proof, what is shared; and
//! for the pages on how the computer cheats.

use super::{Action, Binding, Code, Context, Key, Trigger, plain};

const BOTH: &[Context] = &[Context::Proving, Context::Lesson];

/// The rows.
pub(super) static ROWS: &[Binding] = &[
    Binding {
        contexts: &[Context::Proving],
        trigger: Trigger::Keys(&[plain(Code::Enter), plain(Code::Char(' ')), plain(Code::Right)]),
        action: Action::Confirm,
        help: "check the next answer",
        footer: Some("check an answer"),
    },
    Binding {
        contexts: &[Context::Proving],
        trigger: Trigger::Keys(&[plain(Code::Left)]),
        action: Action::Less,
        help: "go back an answer",
        footer: None,
    },
    Binding {
        contexts: &[Context::Proving],
        trigger: Trigger::Keys(&[plain(Code::Up)]),
        action: Action::Previous,
        help: "the word above",
        footer: None,
    },
    Binding {
        contexts: &[Context::Proving],
        trigger: Trigger::Keys(&[plain(Code::Down)]),
        action: Action::Next,
        help: "the word below",
        footer: Some("word"),
    },
    Binding {
        contexts: &[Context::Proving],
        trigger: Trigger::Typed,
        action: Action::Type('a'),
        help: "look for words that begin so",
        footer: Some("find a word"),
    },
    Binding {
        contexts: &[Context::Lesson],
        trigger: Trigger::Typed,
        action: Action::Type('e'),
        help: "ask for that letter",
        footer: Some("guess"),
    },
    Binding {
        contexts: &[Context::Lesson],
        trigger: Trigger::Keys(&[plain(Code::Enter), plain(Code::Right), plain(Code::PageDown)]),
        action: Action::Confirm,
        help: "the next page",
        footer: Some("next page"),
    },
    Binding {
        contexts: &[Context::Lesson],
        trigger: Trigger::Keys(&[plain(Code::Left), plain(Code::PageUp)]),
        action: Action::Less,
        help: "the page before",
        footer: None,
    },
    Binding {
        contexts: &[Context::Lesson],
        trigger: Trigger::Keys(&[plain(Code::Backspace), plain(Code::Delete)]),
        action: Action::Erase,
        help: "begin the page again",
        footer: Some("again"),
    },
    Binding {
        contexts: &[Context::Proving],
        trigger: Trigger::Keys(&[plain(Code::Backspace), plain(Code::Delete)]),
        action: Action::Erase,
        help: "take back what was typed",
        footer: None,
    },
    Binding {
        contexts: BOTH,
        trigger: Trigger::Keys(&[plain(Code::Esc)]),
        action: Action::Back,
        help: "back to where you were",
        footer: Some("back"),
    },
    Binding {
        contexts: &[Context::Choice, Context::Text, Context::Help, Context::Lesson],
        trigger: Trigger::Keys(&[plain(Code::F(7)), Key::ctrl('e')]),
        action: Action::Lesson,
        help: "how it cheats: three pages to try it on",
        footer: None,
    },
    Binding {
        contexts: &[Context::GameOver],
        trigger: Trigger::Keys(&[plain(Code::Char('c'))]),
        action: Action::Story,
        help: "see how it cheated, turn by turn",
        footer: None,
    },
    Binding {
        contexts: &[Context::GameOver],
        trigger: Trigger::Keys(&[plain(Code::Char('p'))]),
        action: Action::Prove,
        help: "prove it: any word that fitted holds for every answer",
        footer: None,
    },
    Binding {
        contexts: &[Context::GameOver],
        trigger: Trigger::Keys(&[plain(Code::Char('s'))]),
        action: Action::Share,
        help: "share: copy the round without spoiling it",
        footer: Some("share"),
    },
    Binding {
        contexts: &[Context::Share],
        trigger: Trigger::Keys(&[plain(Code::Esc), plain(Code::Enter), plain(Code::Char('s'))]),
        action: Action::Back,
        help: "back to the end of the round",
        footer: Some("close"),
    },
];
