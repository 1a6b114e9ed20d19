//! The keys as people read them: a line about each for the help, and a word or two for the footer.

use crate::app::keys::{Action as A, Context as C, KeyRow, TYPED, rows};
use crate::words::Alphabet;

/// A line about a key: what to press, and what that does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyHint {
    /// The keys, as they are called.
    pub keys: String,
    /// What the footer says they do; empty if it doesn't name them.
    pub label: &'static str,
    /// What the help says they do.
    pub help: &'static str,
    /// What they ask for; two, where the hint is about a pair of keys. None for what is typed.
    pub actions: [Option<A>; 2],
}

/// How the player reaches what has a function key, and what is outside of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// By that key, and by a command in a shell.
    Keys,
    /// By a button, and by a link: in a page, the browser keeps some of those keys, a phone has none, and there is no
    /// shell.
    Buttons,
}

const LETTERS: &str = "a–z";
const DIGITS: &str = "1–9";

/// Returns what is typed for a row without keys of its own.
const fn typed(row: KeyRow) -> &'static str {
    if matches!(row.action, A::Type('0'..='9')) { DIGITS } else { LETTERS }
}

/// Returns the hints for the help: every key that does something in a context, those that do the same in one.
pub fn help(context: C) -> Vec<KeyHint> {
    let mut hints: Vec<KeyHint> = Vec::new();
    for row in rows(context) {
        let (keys, action) = match row.keys {
            TYPED => (typed(row), None),
            keys => (keys, Some(row.action)),
        };
        match hints.iter_mut().find(|hint| hint.help == row.help) {
            Some(same) => {
                same.keys = format!("{} {keys}", same.keys);
                same.actions[1] = action;
            }
            None => hints.push(hint(keys, row, [action, None])),
        }
    }
    hints
}

/// Returns the hints for the footer, the most useful first: one for two keys that lead to and fro.
pub fn footer(context: C) -> Vec<KeyHint> {
    let named = rows(context).filter(|row| !row.label.is_empty());
    let hint = |row: KeyRow| match (row.keys, row.action) {
        (TYPED, _) => hint(typed(row), row, [None, None]),
        (keys, A::Next) => hint(both(keys), row, [Some(A::Previous), Some(A::Next)]),
        (keys, A::More) => hint(both(keys), row, [Some(A::Less), Some(A::More)]),
        (_, A::ReadOn) => hint("PgDn", row, [Some(A::ReadOn), None]),
        (keys, action) => hint(first(keys), row, [Some(action), None]),
    };
    named.map(hint).collect()
}

fn hint(keys: &str, row: KeyRow, actions: [Option<A>; 2]) -> KeyHint {
    KeyHint { keys: keys.to_owned(), label: row.label, help: row.help, actions }
}

/// Returns the arrows of a pair, of which the table names the second.
fn both(keys: &str) -> &'static str {
    if first(keys) == "→" { "←→" } else { "↑↓" }
}

fn first(keys: &str) -> &str {
    keys.split(' ').next().unwrap_or(keys)
}

/// Returns the first key of an action, as it is called.
pub fn first_key(context: C, action: A) -> Option<&'static str> {
    rows(context).find(|row| row.action == action).map(|row| first(row.keys))
}

/// Returns those of these keys that a page gets: the browser needs the others itself.
pub fn in_a_page(keys: &str) -> String {
    let is_free = |key: &&str| {
        let is_kept = matches!(*key, "F5" | "F6" | "F11" | "F12" | "Tab" | "Shift-Tab");
        !is_kept && !key.starts_with("Ctrl-")
    };
    keys.split(' ').filter(is_free).collect::<Vec<_>>().join(" ")
}

/// Names the letters of an alphabet: in most, "a–z" would not be all of them.
pub fn in_script(hints: &mut [KeyHint], alphabet: &Alphabet) {
    if !alphabet.letters().map(|letter| alphabet.lower(letter)).eq('a'..='z') {
        let letters = hints.iter_mut().filter(|hint| hint.keys == LETTERS);
        letters.for_each(|hint| hint.keys = String::from("letters"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_says_once_what_several_keys_do() {
        for context in crate::app::keys::contexts() {
            let mut said = std::collections::HashSet::new();
            assert!(help(context).iter().all(|hint| said.insert(hint.help)), "{context:?}");
        }
        assert!(help(C::GameOver).iter().any(|hint| hint.keys == "← Shift-Tab ↑"));
    }

    #[test]
    fn places_are_marked_with_digits_and_everything_else_is_typed_with_letters() {
        let has = |context: C, keys: &str| help(context).iter().any(|hint| hint.keys == keys);
        for context in crate::app::keys::contexts() {
            assert_eq!(has(context, DIGITS), context == C::Question, "{context:?}");
        }
        assert!(has(C::Challenge, LETTERS));
    }

    #[test]
    fn letters_beyond_a_to_z_are_not_called_so() {
        for (code, expected) in [("it", "a–z"), ("tr", "letters"), ("ru", "letters")] {
            let mut hints = help(C::Playing);
            in_script(&mut hints, Alphabet::of(code).unwrap());
            assert_eq!(hints[0].keys, expected);
        }
    }
}
