//! Owns [`Themes`]: the names of the themes that can be tried, and the one in use. The front end knows what they look like.

/// The themes to try.
#[derive(Clone, Debug, Default)]
pub struct Themes {
    pub names: Vec<String>,
    /// The name of the one in use; empty if there are none.
    pub used: String,
}

impl Themes {
    pub fn new(names: Vec<String>, used: &str) -> Self {
        let used = names.iter().find(|name| *name == used).or(names.first());
        Self { used: used.cloned().unwrap_or_default(), names }
    }

    /// Returns the name of the one in use, if there are any.
    pub fn used(&self) -> Option<&str> {
        Some(&*self.used).filter(|name| !name.is_empty())
    }
}
