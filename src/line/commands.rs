//! The one table of what can be asked for in a sentence where a letter is expected.

use crate::app::keys::Action;

/// A row of the table.
pub(super) struct Command {
    /// What is typed, in lower case.
    pub(super) typed: &'static [&'static str],
    /// What it asks for.
    pub(super) action: Action,
}

/// The table. A single letter is a guess, so no command is one.
pub(super) static COMMANDS: &[Command] = &[
    Command { typed: &["?", "hint"], action: Action::Hint },
    Command { typed: &["give up"], action: Action::GiveUp },
];

/// What a text asks for, if it is a command.
pub(super) fn action(text: &str) -> Option<Action> {
    let text = text.to_lowercase();
    let said = |command: &&Command| command.typed.contains(&text.as_str());
    COMMANDS.iter().find(said).map(|command| command.action)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_command_is_a_letter_and_none_means_two_things() {
        let mut seen = std::collections::HashSet::new();
        for typed in COMMANDS.iter().flat_map(|command| command.typed) {
            assert!(typed.chars().count() > 1 || !typed.chars().all(char::is_alphabetic));
            assert!(seen.insert(typed), "{typed}");
        }
        assert_eq!(action("GIVE UP"), Some(Action::GiveUp));
        assert_eq!(action("e"), None);
    }
}
