//! Owns [`Themes`]: the names of the themes or figures that can be tried, and the one in use. The front end knows what
//! they look like.

/// The themes or figures to try.
#[derive(Clone, Debug, Default)]
pub struct Themes {
    pub names: Vec<String>,
    /// The number (from 0) of the one in use.
    pub used: usize,
}

impl Themes {
    pub fn new(names: Vec<String>, used: &str) -> Self {
        let used = names.iter().position(|name| name == used).unwrap_or(0);
        Self { names, used }
    }

    pub fn used(&self) -> Option<&str> {
        self.name(self.used)
    }

    /// Selects the one with this number (from 0), and returns its name; `None` if there is none.
    pub fn select(&mut self, number: usize) -> Option<&str> {
        let name = self.names.get(number)?;
        self.used = number;
        Some(name)
    }

    /// Returns the name of the one with this number (from 0).
    pub fn name(&self, number: usize) -> Option<&str> {
        self.names.get(number).map(String::as_str)
    }
}
