//! Owns [`Outcome`]: how a round ended.

use serde::{Deserialize, Serialize};

use crate::position::Standing;

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The player found the word.
    Won,
    /// The player ran out of misses.
    Lost,
    /// The player gave up.
    GivenUp,
}

impl From<Standing> for Outcome {
    /// Converts the state of a round; one that is still in play counts as given up.
    fn from(standing: Standing) -> Self {
        match standing {
            Standing::Won => Self::Won,
            Standing::Lost => Self::Lost,
            Standing::InPlay => Self::GivenUp,
        }
    }
}
