//! Owns [`Themes`]: the names of the themes that can be tried, and the one in use. What they look like is
//! the front end's to know.

use super::App;

/// The themes to try.
#[derive(Clone, Debug, Default)]
pub(super) struct Themes {
    names: Vec<String>,
    used: usize,
}

impl Themes {
    pub(super) fn new(names: Vec<String>, used: &str) -> Self {
        let used = names.iter().position(|name| name == used).unwrap_or(0);
        Self { names, used }
    }

    pub(super) fn used(&self) -> Option<&str> {
        self.names.get(self.used).map(String::as_str)
    }

    /// Takes the next one, after the last the first; nothing, where there are none.
    pub(super) fn next(&mut self) -> Option<&str> {
        self.used = (self.used + 1) % self.names.len().max(1);
        self.used()
    }
}

impl App {
    /// The same with themes of these names to try, the one that is in use among them.
    #[must_use]
    pub fn with_themes(mut self, names: Vec<String>, used: &str) -> Self {
        self.themes = Themes::new(names, used);
        self
    }

    /// The name of the theme that is in use, where the front end has any.
    #[must_use]
    pub fn theme(&self) -> Option<&str> {
        self.themes.used()
    }
}
