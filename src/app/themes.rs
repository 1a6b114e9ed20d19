//! Owns [`Themes`]: the names of the themes or figures that can be tried, and the one in use. The front end knows what
//! they look like.

/// The themes or figures to try.
#[derive(Clone, Debug, Default)]
pub struct Themes {
    names: Vec<String>,
    used: usize,
}

impl Themes {
    pub fn new(names: Vec<String>, used: &str) -> Self {
        let used = names.iter().position(|name| name == used).unwrap_or(0);
        Self { names, used }
    }

    pub fn used(&self) -> Option<&str> {
        self.names.get(self.used).map(String::as_str)
    }

    /// Selects the next theme, or the first after the last one; `None` if there are none.
    pub fn next(&mut self) -> Option<&str> {
        self.used = (self.used + 1) % self.names.len().max(1);
        self.used()
    }
}
