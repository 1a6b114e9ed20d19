//! Parses theme files.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use ratatui::style::Style;
use serde::Deserialize;

use super::built_in::BuiltIn;
use super::roles::Role;
use super::{Paints, paint};
use crate::words::shown;

/// A mistake in a theme file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}:\n{details}")]
pub struct ThemeError {
    /// The line, from 1.
    pub line: usize,
    /// The line with a caret below the mistake, and what would be valid.
    pub details: String,
}

/// The content of a theme file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ThemeFile {
    base: Option<BuiltIn>,
    #[serde(default)]
    roles: BTreeMap<Role, Paint>,
}

/// How a role is painted.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
struct Paint(Style);

impl TryFrom<String> for Paint {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        paint::parsed(&text).map(Self)
    }
}

/// Returns the paints of a built-in theme, which is parsed on first use.
pub(super) fn built_in(theme: BuiltIn) -> Paints {
    static READ: [OnceLock<Paints>; BuiltIn::ALL.len()] =
        [const { OnceLock::new() }; BuiltIn::ALL.len()];
    *READ[theme as usize].get_or_init(|| {
        // A test parses each of them; a mistake would leave the theme without colours.
        paints(theme.text(), theme).unwrap_or_default()
    })
}

/// Returns the paint of each role; roles that the text doesn't name come from the base.
pub fn paints(text: &str, base: BuiltIn) -> Result<Paints, ThemeError> {
    let file: ThemeFile = toml::from_str(text).map_err(|error| {
        // The first line has no more than the number of the line.
        let told = error.to_string();
        let details = told.find("\n  ").map_or(&*told, |end| &told[end + 1..]);
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        ThemeError { line: before.matches('\n').count() + 1, details: shown(details, true) }
    })?;
    let below = match file.base.unwrap_or(base) {
        // The built-in themes name every role, and are parsed here, too.
        _ if file.roles.len() == Role::ALL.len() => Paints::default(),
        base => built_in(base),
    };
    Ok(Role::ALL.map(|role| file.roles.get(&role).map_or(below[role as usize], |paint| paint.0)))
}
