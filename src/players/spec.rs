//! Owns [`Spec`]: a player as named by a flag.

use std::fmt;

use crate::engine::{Opponent, Rule, RuleError};
use crate::guesser::GuesserKind;
use crate::referee::Side;

/// A player as named by a flag: `lookahead`, `greedy`, `greedy:utexas`, `cmd:python3 ann.py` or
/// `ann=cmd:python3 ann.py`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spec {
    /// A built-in guesser.
    Guesser(GuesserKind),
    /// A built-in setter, and the name of its rule if one was given.
    Setter(Opponent, Rule, Option<String>),
    /// A shell command.
    Command {
        /// The name in tables.
        name: String,
        /// The command.
        command: String,
    },
}

impl Spec {
    /// Parses the name of a guesser.
    ///
    /// # Errors
    /// Returns a sentence with the valid names.
    pub fn guesser(text: &str) -> Result<Self, String> {
        if let Some(command) = command(text)? {
            return Ok(command);
        }
        GuesserKind::named(text.trim()).map(Self::Guesser).ok_or_else(|| {
            let names: Vec<_> = GuesserKind::ALL.iter().map(|kind| kind.name()).collect();
            no_such(Side::Guesser, text, &names)
        })
    }

    /// Parses the name of a setter.
    ///
    /// # Errors
    /// Returns a sentence with the valid names.
    pub fn setter(text: &str) -> Result<Self, String> {
        if let Some(command) = command(text)? {
            return Ok(command);
        }
        let (name, rule) = match text.split_once(':') {
            Some((name, rule)) => (name.trim(), Some(rule.trim())),
            None => (text.trim(), None),
        };
        // Without a friend, who would have to be asked for a word.
        let known = Opponent::named(name).filter(|opponent| !opponent.is_friend());
        let opponent = known.ok_or_else(|| {
            let names: Vec<_> = Opponent::without_friend().map(Opponent::name).collect();
            no_such(Side::Setter, name, &names)
        })?;
        match rule {
            None => Ok(Self::Setter(opponent, Rule::default(), None)),
            Some(_) if !opponent.has_rule() => Err(no_rule(opponent)),
            Some(name) => {
                let rule = name.parse().map_err(|error: RuleError| error.to_string())?;
                Ok(Self::Setter(opponent, rule, Some(name.to_owned())))
            }
        }
    }

    /// Returns whether this is a program for which the command line gives no name.
    pub(crate) fn is_unnamed(&self) -> bool {
        matches!(self, Self::Command { name, command } if *name == crate::words::shown(command, false))
    }

    /// Returns the command of an external program.
    pub fn command(&self) -> Option<&str> {
        let Self::Command { command, .. } = self else { return None };
        Some(command)
    }
}

fn command(text: &str) -> Result<Option<Spec>, String> {
    let (name, command) = match text.split_once("cmd:") {
        Some(("", command)) => (command.trim(), command),
        Some((name, command)) if name.ends_with('=') => {
            let name = name.trim_end_matches('=').trim();
            if name.is_empty() {
                return Err(format!(
                    "there is no name before =cmd: in {text:?}; give one, as in \"ann=cmd:./ann\", or leave out the ="
                ));
            }
            (name, command)
        }
        _ => return Ok(None),
    };
    let command = command.trim().to_owned();
    if command.is_empty() {
        return Err(String::from(
            "cmd: names no command; give the program and its arguments, as in \"cmd:python3 player.py\"",
        ));
    }
    // The name appears in tables.
    let name = crate::words::shown(name, false);
    Ok(Some(Spec::Command { name, command }))
}

fn no_such(role: Side, name: &str, known: &[&str]) -> String {
    let known = known.join(", ");
    format!(
        "there is no {role} {name:?}; take one of {known}, or cmd:COMMAND for a program of yours"
    )
}

/// Says that only one opponent has a rule.
pub(crate) fn no_rule(opponent: Opponent) -> String {
    format!("the setter {opponent} has no rule; only greedy has one, as in greedy:byu")
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Guesser(kind) => f.pad(kind.name()),
            Self::Setter(opponent, _, None) => f.pad(opponent.name()),
            Self::Setter(opponent, _, Some(rule)) => f.pad(&format!("{opponent}:{rule}")),
            Self::Command { name, .. } => f.pad(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_named_or_a_command() {
        let ann = Spec::guesser("ann=cmd:python3 ann.py").unwrap();
        assert_eq!((ann.to_string(), ann.command()), ("ann".into(), Some("python3 ann.py")));
        assert_eq!(Spec::setter("cmd:./a b").unwrap().to_string(), "./a b");
        assert_eq!(Spec::guesser("lookahead").unwrap().to_string(), "lookahead");
        assert_eq!(Spec::setter("greedy:utexas").unwrap().to_string(), "greedy:utexas");
        for (wrong, message) in [
            (Spec::guesser("look"), "there is no guesser \"look\"; take one of frequency"),
            (Spec::setter("friend"), "there is no setter \"friend\"; take one of merciless"),
            (Spec::setter("merciless:byu"), "the setter merciless has no rule"),
            (Spec::setter("greedy:mit"), "there is no rule \"mit\""),
            (Spec::guesser("cmd: "), "cmd: names no command"),
            (Spec::guesser(" =cmd:x"), "there is no name before =cmd: in \" =cmd:x\"; give one"),
        ] {
            assert!(wrong.unwrap_err().starts_with(message), "{message}");
        }
    }
}
