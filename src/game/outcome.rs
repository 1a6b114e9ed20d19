//! Owns [`Outcome`], how a round ended.

use serde::{Deserialize, Serialize};

use crate::position::Standing;

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The player found the word.
    Won,
    /// The player has no miss left.
    Lost,
    /// The player gave up.
    GivenUp,
}

impl From<Standing> for Outcome {
    /// Ends a round that stands so; a round in play is given up.
    fn from(standing: Standing) -> Self {
        match standing {
            Standing::Won => Self::Won,
            Standing::Lost => Self::Lost,
            Standing::InPlay => Self::GivenUp,
        }
    }
}
