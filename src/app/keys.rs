//! The one table of keys: [`action`] looks a key up in it, and the footer and the help are made
//! from it.

mod action;
mod context;
mod held;
mod hints;
mod key;
pub(crate) mod labels;
mod pages;
mod story;

pub use action::Action;
pub use context::Context;
pub use hints::{KeyHint, footer, help};
pub use key::{Code, Key, NoSuchKey};

use crate::app::keys::labels::{self as keys, Does};

/// What a row of the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trigger {
    /// One of these keys.
    Keys(&'static [Key]),
    /// Any key that types a character.
    Typed,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
struct Binding {
    contexts: &'static [Context],
    trigger: Trigger,
    /// For [`Trigger::Typed`] the character stands in for the one typed.
    action: Action,
    /// What the help and the footer say.
    told: &'static Does,
}

const fn plain(code: Code) -> Key {
    Key::plain(code)
}

const SETUP: &[Context] = &[Context::Choice, Context::Text];
const TYPED: &[Context] = &[Context::Text, Context::Word];
const ROWS: &[Context] = &[
    Context::Choice,
    Context::Text,
    Context::Pause,
    Context::Offer,
    Context::Confirm,
    Context::Doubt,
];
/// Where what can be done next stands side by side.
const BUTTONS: &[Context] = &[Context::GameOver, Context::HeldOver, Context::Remember];
/// What the rounds come to.
const PAGES: &[Context] = &[Context::Statistics, Context::Ladder];
const MENUS: &[Context] = &[
    Context::Pause,
    Context::Offer,
    Context::Confirm,
    Context::GameOver,
    Context::HeldOver,
    Context::Doubt,
];
const SCREENS: &[Context] = &[
    Context::Choice,
    Context::Playing,
    Context::Pause,
    Context::Offer,
    Context::Confirm,
    Context::GameOver,
    Context::HeldOver,
    Context::Story,
    Context::Share,
    Context::Statistics,
    Context::Ladder,
    Context::Help,
    Context::Question,
    Context::Doubt,
    Context::Remember,
    Context::Proving,
    Context::Lesson,
];

/// The table, but for the rows of a held round and of a story. Of the rows that fit a key, the first counts.
static KEYMAP: &[Binding] = &[
    Binding {
        contexts: &[Context::Playing],
        trigger: Trigger::Typed,
        action: Action::Type('a'),
        told: &keys::GUESS,
    },
    Binding {
        contexts: &[Context::Playing],
        trigger: Trigger::Keys(&[plain(Code::Tab), plain(Code::F(2))]),
        action: Action::ToggleWordsLeft,
        told: &keys::WORDS_LEFT,
    },
    Binding {
        contexts: &[Context::Playing],
        trigger: Trigger::Keys(&[plain(Code::F(3)), plain(Code::Char('3'))]),
        action: Action::Hint,
        told: &keys::HINT,
    },
    Binding {
        contexts: &[Context::Playing],
        trigger: Trigger::Keys(&[plain(Code::F(4)), plain(Code::Char('4'))]),
        action: Action::Xray,
        told: &keys::XRAY,
    },
    Binding {
        contexts: &[Context::Playing],
        trigger: Trigger::Keys(&[plain(Code::Up)]),
        action: Action::Previous,
        told: &keys::XRAY_UP,
    },
    Binding {
        contexts: &[Context::Playing],
        trigger: Trigger::Keys(&[plain(Code::Down)]),
        action: Action::Next,
        told: &keys::XRAY_DOWN,
    },
    Binding {
        contexts: SETUP,
        trigger: Trigger::Keys(&[plain(Code::Enter)]),
        action: Action::Confirm,
        told: &keys::NEXT_ROW,
    },
    Binding {
        contexts: MENUS,
        trigger: Trigger::Keys(&[plain(Code::Enter)]),
        action: Action::Confirm,
        told: &keys::SELECT,
    },
    Binding {
        contexts: BUTTONS,
        trigger: Trigger::Keys(&[plain(Code::Left), plain(Code::Up), plain(Code::BackTab)]),
        action: Action::Previous,
        told: &keys::BUTTON_BEFORE,
    },
    Binding {
        contexts: BUTTONS,
        trigger: Trigger::Keys(&[plain(Code::Right), plain(Code::Down), plain(Code::Tab)]),
        action: Action::Next,
        told: &keys::NEXT_BUTTON,
    },
    Binding {
        contexts: ROWS,
        trigger: Trigger::Keys(&[plain(Code::Up), plain(Code::BackTab)]),
        action: Action::Previous,
        told: &keys::ROW_ABOVE,
    },
    Binding {
        contexts: ROWS,
        trigger: Trigger::Keys(&[plain(Code::Down), plain(Code::Tab)]),
        action: Action::Next,
        told: &keys::ROW_BELOW,
    },
    Binding {
        contexts: SETUP,
        trigger: Trigger::Keys(&[plain(Code::Left)]),
        action: Action::Less,
        told: &keys::PREVIOUS_VALUE,
    },
    Binding {
        contexts: SETUP,
        trigger: Trigger::Keys(&[plain(Code::Right)]),
        action: Action::More,
        told: &keys::NEXT_VALUE,
    },
    Binding {
        contexts: &[Context::Choice],
        trigger: Trigger::Keys(&[plain(Code::Char(' '))]),
        action: Action::More,
        told: &keys::NEXT_VALUE_TOO,
    },
    Binding {
        contexts: &[Context::Ladder],
        trigger: Trigger::Keys(&[plain(Code::Enter)]),
        action: Action::Confirm,
        told: &keys::CLIMB,
    },
    Binding {
        contexts: PAGES,
        trigger: Trigger::Keys(&[plain(Code::Up)]),
        action: Action::Previous,
        told: &keys::ROW_UP,
    },
    Binding {
        contexts: PAGES,
        trigger: Trigger::Keys(&[plain(Code::Down)]),
        action: Action::Next,
        told: &keys::ROW_DOWN,
    },
    Binding {
        contexts: PAGES,
        trigger: Trigger::Keys(&[plain(Code::Tab), plain(Code::Right)]),
        action: Action::More,
        told: &keys::STATISTICS_PAGE,
    },
    Binding {
        contexts: PAGES,
        trigger: Trigger::Keys(&[plain(Code::Left), plain(Code::BackTab)]),
        action: Action::Less,
        told: &keys::PAGE_BEFORE,
    },
    Binding {
        contexts: SCREENS,
        trigger: Trigger::Keys(&[plain(Code::F(1)), plain(Code::Char('?'))]),
        action: Action::Help,
        told: &keys::HELP,
    },
    Binding {
        contexts: TYPED,
        trigger: Trigger::Keys(&[plain(Code::F(1)), Key::ctrl('g')]),
        action: Action::Help,
        told: &keys::HELP,
    },
    Binding {
        contexts: &[Context::Choice, Context::Text, Context::GameOver],
        trigger: Trigger::Keys(&[plain(Code::F(5)), Key::ctrl('r')]),
        action: Action::Statistics,
        told: &keys::STATISTICS,
    },
    Binding {
        contexts: SETUP,
        trigger: Trigger::Keys(&[plain(Code::F(6)), Key::ctrl('t')]),
        action: Action::Daily,
        told: &keys::TODAY,
    },
    Binding {
        contexts: TYPED,
        trigger: Trigger::Typed,
        action: Action::Type('8'),
        told: &keys::TYPE,
    },
    Binding {
        contexts: &[Context::Choice],
        trigger: Trigger::Typed,
        action: Action::Type('g'),
        told: &keys::TYPE_FIRST,
    },
    Binding {
        contexts: &[Context::Choice, Context::Text, Context::Word],
        trigger: Trigger::Keys(&[plain(Code::Backspace), plain(Code::Delete)]),
        action: Action::Erase,
        told: &keys::ERASE,
    },
    Binding {
        contexts: SETUP,
        trigger: Trigger::Keys(&[plain(Code::Esc)]),
        action: Action::Back,
        told: &keys::QUIT,
    },
    Binding {
        contexts: &[Context::Playing, Context::Question, Context::Doubt],
        trigger: Trigger::Keys(&[plain(Code::Esc)]),
        action: Action::Back,
        told: &keys::PAUSE,
    },
    Binding {
        contexts: &[Context::Pause],
        trigger: Trigger::Keys(&[plain(Code::Char('T')), plain(Code::Char('t'))]),
        action: Action::Theme,
        told: &keys::THEME,
    },
    Binding {
        contexts: &[Context::Pause],
        trigger: Trigger::Keys(&[plain(Code::Esc)]),
        action: Action::Back,
        told: &keys::RESUME,
    },
    Binding {
        contexts: &[Context::Story],
        trigger: Trigger::Keys(&[plain(Code::Esc)]),
        action: Action::Back,
        told: &keys::BACK_TO_END,
    },
    Binding {
        contexts: &[Context::Offer],
        trigger: Trigger::Keys(&[plain(Code::Esc)]),
        action: Action::Back,
        told: &keys::LATER,
    },
    Binding {
        contexts: &[Context::Confirm],
        trigger: Trigger::Keys(&[plain(Code::Esc)]),
        action: Action::Back,
        told: &keys::BACK,
    },
    Binding {
        contexts: &[Context::Statistics],
        trigger: Trigger::Keys(&[plain(Code::Esc), plain(Code::Enter), plain(Code::F(5))]),
        action: Action::Back,
        told: &keys::BACK,
    },
    Binding {
        contexts: &[Context::Ladder],
        trigger: Trigger::Keys(&[plain(Code::Esc), plain(Code::F(5))]),
        action: Action::Back,
        told: &keys::BACK,
    },
    Binding {
        contexts: &[Context::GameOver, Context::HeldOver],
        trigger: Trigger::Keys(&[plain(Code::Esc)]),
        action: Action::Back,
        told: &keys::SETTINGS,
    },
    Binding {
        contexts: &[Context::Help],
        trigger: Trigger::Keys(&[plain(Code::Up)]),
        action: Action::Previous,
        told: &keys::LINE_UP,
    },
    Binding {
        contexts: &[Context::Help],
        trigger: Trigger::Keys(&[plain(Code::Down)]),
        action: Action::Next,
        told: &keys::LINE_DOWN,
    },
    Binding {
        contexts: &[Context::Help],
        trigger: Trigger::Keys(&[plain(Code::PageUp)]),
        action: Action::Less,
        told: &keys::PAGE_UP,
    },
    Binding {
        contexts: &[Context::Help],
        trigger: Trigger::Keys(&[plain(Code::PageDown), plain(Code::Char(' '))]),
        action: Action::More,
        told: &keys::PAGE_DOWN,
    },
    Binding {
        contexts: &[Context::Help],
        trigger: Trigger::Keys(&[plain(Code::Home)]),
        action: Action::First,
        told: &keys::TOP,
    },
    Binding {
        contexts: &[Context::Help],
        trigger: Trigger::Keys(&[plain(Code::End)]),
        action: Action::Last,
        told: &keys::BOTTOM,
    },
    Binding {
        contexts: &[Context::Help],
        trigger: Trigger::Keys(&[plain(Code::Esc), plain(Code::Enter)]),
        action: Action::Back,
        told: &keys::CLOSE_HELP,
    },
    Binding {
        contexts: &Context::ALL,
        trigger: Trigger::Keys(&[Key::ctrl('c')]),
        action: Action::Interrupt,
        told: &keys::QUIT_AT_ONCE,
    },
    Binding {
        contexts: &Context::ALL,
        trigger: Trigger::Keys(&[Key::ctrl('z')]),
        action: Action::Suspend,
        told: &keys::SUSPEND,
    },
    Binding {
        contexts: &Context::ALL,
        trigger: Trigger::Keys(&[Key::ctrl('l')]),
        action: Action::Redraw,
        told: &keys::REDRAW,
    },
];

/// Every row of the table, in its order.
fn rows() -> impl Iterator<Item = &'static Binding> + Clone {
    held::ROWS.iter().chain(story::ROWS).chain(pages::ROWS).chain(KEYMAP)
}

/// What a key asks for here, if it asks for anything.
#[must_use]
pub fn action(context: Context, key: Key) -> Option<Action> {
    // A key that is named counts before the row that takes whatever is typed.
    let mut rows = rows().filter(|row| row.contexts.contains(&context));
    let exact =
        rows.clone().find(|row| matches!(row.trigger, Trigger::Keys(keys) if keys.contains(&key)));
    if let Some(row) = exact {
        return Some(row.action);
    }
    let typed = key.typed()?;
    rows.find(|row| row.trigger == Trigger::Typed).map(|_| Action::Type(typed))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(text: &str) -> Key {
        text.parse().unwrap()
    }

    #[test]
    fn only_a_bare_letter_guesses() {
        let playing = |text| action(Context::Playing, key(text));
        assert_eq!(playing("e"), Some(Action::Type('e')));
        assert_eq!(playing("E"), Some(Action::Type('E')));
        for other in ["Ctrl-E", "Alt-e", "F5", "Enter", "←"] {
            assert_eq!(playing(other), None, "{other}");
        }
    }

    #[test]
    fn a_question_mark_is_help_but_in_a_field() {
        for context in Context::ALL {
            let typed = TYPED.contains(&context);
            let expected = if typed { Action::Type('?') } else { Action::Help };
            assert_eq!(action(context, key("?")), Some(expected), "{context:?}");
            assert_eq!(action(context, key("F1")), Some(Action::Help), "{context:?}");
        }
    }

    #[test]
    fn every_key_that_a_terminal_may_eat_has_a_second_way() {
        let is_eaten = |key: &Key| matches!(key.code, Code::F(_));
        for context in Context::ALL {
            let here = || rows().filter(move |row| row.contexts.contains(&context));
            for row in here() {
                let Trigger::Keys(keys) = row.trigger else { continue };
                let ways = here().filter(|other| other.action == row.action);
                let has_another = ways.into_iter().any(|other| match other.trigger {
                    Trigger::Keys(keys) => !keys.iter().all(is_eaten),
                    Trigger::Typed => false,
                });
                let is_eaten = keys.iter().any(is_eaten);
                assert!(!is_eaten || has_another, "{context:?}: {keys:?}");
                // The help names both.
                let named = keys.iter().map(Key::to_string).collect::<Vec<_>>().join(" ");
                assert!(
                    help(context).iter().any(|hint| hint.keys == named),
                    "{context:?}: {named}"
                );
            }
        }
    }

    #[test]
    fn quitting_and_suspending_work_everywhere() {
        for context in Context::ALL {
            assert_eq!(action(context, key("Ctrl-C")), Some(Action::Interrupt));
            assert_eq!(action(context, key("Ctrl-Z")), Some(Action::Suspend));
        }
    }

    #[test]
    fn no_key_means_two_things_and_each_place_explains_itself() {
        for context in Context::ALL {
            let mut seen = std::collections::HashSet::new();
            for row in rows().filter(|row| row.contexts.contains(&context)) {
                if let Trigger::Keys(keys) = row.trigger {
                    assert!(keys.iter().all(|key| seen.insert(*key)), "{context:?}: {keys:?}");
                }
            }
            assert!(!footer(context).is_empty() && help(context).len() >= footer(context).len());
        }
    }
}
