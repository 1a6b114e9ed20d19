//! Owns [`Weights`]: how the points of `check` are divided.

/// The weights of the parts of a program's score: games by the rules, sizes (or letters that some word has),
/// ties (or letters by the rule), and the large dictionary. They are scaled to ten points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights(pub [f64; 4]);

impl Weights {
    /// Parses four numbers.
    ///
    /// # Errors
    /// Returns a message that describes the format if the text is invalid.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let read: Result<Vec<f64>, _> = text.split(',').map(|part| part.trim().parse()).collect();
        let weights = read.ok().and_then(|weights| <[f64; 4]>::try_from(weights).ok());
        let is_weight = |weight: &f64| (0.0..=1e6).contains(weight);
        match weights {
            Some(all) if all.iter().all(is_weight) && all.iter().any(|one| *one > 0.0) => {
                Ok(Self(all))
            }
            _ => Err(String::from(
                "give four numbers from 0: for games by the rules, for sizes, for ties, and for the large dictionary, as in \
                 3,4,2,1",
            )),
        }
    }
}
