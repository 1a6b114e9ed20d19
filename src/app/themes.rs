//! Owns [`Themes`]: the names of the themes or figures that can be tried, and the one in use. The front end knows what
//! they look like.

/// The themes or figures to try.
#[derive(Clone, Debug, Default)]
pub struct Themes {
    pub names: Vec<String>,
    /// The name of the one in use; empty if there are none.
    pub used: String,
}

impl Themes {
    pub fn new(names: Vec<String>, used: &str) -> Self {
        let mut themes = Self { used: names.first().cloned().unwrap_or_default(), names };
        themes.select(used);
        themes
    }

    /// Returns the name of the one in use, if there are any.
    pub fn used(&self) -> Option<&str> {
        Some(&*self.used).filter(|name| !name.is_empty())
    }

    /// Selects the one with this name. Returns whether there is one.
    pub fn select(&mut self, name: &str) -> bool {
        let found = self.names.iter().find(|known| *known == name);
        found.map(|name| self.used.clone_from(name)).is_some()
    }
}
