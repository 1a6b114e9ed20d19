//! What the footer and the help say about keys, made from the table.

use super::Key;
use super::labels as words;
use super::{Action, Binding, Context, TYPED, Trigger, rows};

/// A line about a key: what to press, and what that does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyHint {
    /// The keys, as they are called.
    pub keys: String,
    /// What they do.
    pub does: &'static str,
    /// What they ask for; two, where the hint is about a pair of keys. None for what is typed.
    pub actions: [Option<Action>; 2],
}

/// The hints for the footer: short, the most useful first.
#[must_use]
pub fn footer(context: Context) -> Vec<KeyHint> {
    let rows = rows().filter(|row| row.contexts.contains(&context));
    let hint = |row: &Binding| {
        let first = |keys: &[Key]| keys.first().map(Key::to_string);
        let keys = match (row.trigger, row.action) {
            // One hint for the pair: the footer has no room for both.
            (_, Action::Next) if super::BUTTONS.contains(&context) => Some(String::from("←→")),
            (_, Action::Next) => Some(String::from("↑↓")),
            (_, Action::More) if !super::PAGES.contains(&context) => Some(String::from("←→")),
            (Trigger::Typed, _) => Some(words::LETTERS.to_owned()),
            (Trigger::Keys(keys), _) => first(keys),
        };
        let actions = match (row.trigger, row.action) {
            (Trigger::Typed, _) => [None, None],
            (_, Action::Next) => [Some(Action::Previous), Some(Action::Next)],
            (_, Action::More) if !super::PAGES.contains(&context) => {
                [Some(Action::Less), Some(Action::More)]
            }
            (_, action) => [Some(action), None],
        };
        Some(KeyHint { keys: keys?, does: row.told.footer?, actions })
    };
    rows.filter_map(hint).collect()
}

/// The hints for the help: every key that does something here.
#[must_use]
pub fn help(context: Context) -> Vec<KeyHint> {
    let rows = rows().filter(|row| row.contexts.contains(&context));
    let hint = |row: &Binding| {
        let actions = match row.trigger {
            Trigger::Typed => [None, None],
            Trigger::Keys(_) => [Some(row.action), None],
        };
        let keys = match row.trigger {
            Trigger::Typed if TYPED.contains(&context) => words::LETTERS_AND_DIGITS.to_owned(),
            Trigger::Typed => words::LETTERS.to_owned(),
            Trigger::Keys(keys) => keys.iter().map(Key::to_string).collect::<Vec<_>>().join(" "),
        };
        KeyHint { keys, does: row.told.help, actions }
    };
    rows.map(hint).collect()
}
