//! Maps keys to actions: `action` looks a key up in the table of its [`Context`]. The footer, buttons and the help list
//! the same [`rows`], in the words that stand in the table.

mod action;
mod context;
mod key;
mod table;

pub use action::Action;
pub use context::Context;
pub use key::{Code, Key, NoSuchKey};

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyRow {
    /// The names of the keys, separated by spaces; [`TYPED`] for any key that types a character.
    pub keys: &'static str,
    /// The action. For [`TYPED`] its character is a placeholder for the one typed: a digit, where only digits are.
    pub action: Action,
    /// What the footer and buttons call it; empty if the footer doesn't name it.
    pub label: &'static str,
    /// What the help says about it.
    pub help: &'static str,
}

/// Any key that types a character and is not named in another row.
pub const TYPED: &str = "";

impl KeyRow {
    /// Returns the names of the keys, none for [`TYPED`].
    fn keys(self) -> impl Iterator<Item = Key> {
        self.keys.split_whitespace().filter_map(|name| name.parse().ok())
    }
}

/// Returns the rows of a context, in the order of the help.
pub fn rows(context: Context) -> impl Iterator<Item = KeyRow> {
    let (_, groups) = table::ALL[context as usize];
    groups.iter().copied().chain([table::TERMINAL]).flatten().copied()
}

/// Returns every context.
pub fn contexts() -> impl Iterator<Item = Context> {
    table::ALL.iter().map(|(context, _)| *context)
}

/// Returns the action of a key; `None` if it has none here.
pub fn action(context: Context, key: Key) -> Option<Action> {
    let named = rows(context).find(|row| row.keys().any(|named| named == key));
    named.map(|row| row.action).or_else(|| {
        let typed = key.typed()?;
        rows(context).find(|row| row.keys == TYPED).map(|_| Action::Type(typed))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(text: &str) -> Key {
        text.parse().unwrap()
    }

    #[test]
    fn every_context_is_in_its_place() {
        assert!(contexts().enumerate().all(|(place, context)| place == context as usize));
        assert_eq!(contexts().last(), Some(Context::HeldOver));
    }

    #[test]
    fn a_question_mark_is_help_but_in_a_field() {
        for context in contexts() {
            let typed = matches!(context, Context::Word | Context::WholeWord | Context::Challenge);
            let expected = if typed { Action::Type('?') } else { Action::Help };
            assert_eq!(action(context, key("?")), Some(expected), "{context:?}");
            assert_eq!(action(context, key("F1")), Some(Action::Help), "{context:?}");
        }
    }

    #[test]
    fn every_key_that_a_terminal_may_eat_has_a_second_way() {
        let is_eaten = |key: &Key| matches!(key.code, Code::F(_));
        for context in contexts() {
            for row in rows(context).filter(|row| row.keys().any(|key| is_eaten(&key))) {
                let mut ways = rows(context).filter(|other| other.action == row.action);
                let has_another = ways.any(|other| other.keys().any(|key| !is_eaten(&key)));
                assert!(has_another, "{context:?}: {row:?}");
            }
        }
    }

    #[test]
    fn every_row_has_its_help_and_every_context_a_footer() {
        for context in contexts() {
            assert!(rows(context).all(|row| !row.help.is_empty()), "{context:?}");
            assert!(rows(context).any(|row| !row.label.is_empty()), "{context:?}");
        }
        // What reads on is only named where something is cut.
        let is_named = |row: &KeyRow| !row.label.is_empty() && row.action != Action::ReadOn;
        assert!(rows(Context::Playing).filter(is_named).count() <= 6);
    }

    #[test]
    fn quitting_and_suspending_work_everywhere() {
        for context in contexts() {
            assert_eq!(action(context, key("Ctrl-C")), Some(Action::Interrupt));
            assert_eq!(action(context, key("Ctrl-Z")), Some(Action::Suspend));
        }
    }

    #[test]
    fn no_key_means_two_things_and_every_name_is_that_of_a_key() {
        for context in contexts() {
            let mut seen = std::collections::HashSet::new();
            for row in rows(context) {
                let names = row.keys.split_whitespace();
                for named in names.map(|name| name.parse::<Key>().unwrap()) {
                    assert!(seen.insert(named), "{context:?}: {named}");
                }
            }
        }
    }
}
