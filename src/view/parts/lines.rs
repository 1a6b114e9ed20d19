//! Owns [`Line`], a line of the title, and [`Track`], how far the player has come on a way.

use serde::Serialize;

/// A line of the title.
#[derive(Debug, Serialize)]
pub struct Line {
    pub label: String,
    pub about: String,
    /// The same in fewer words.
    #[serde(skip)]
    pub short: String,
    /// What there is to know besides, where there is room.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub track: Option<Track>,
    pub act: usize,
    /// Whether Enter starts it.
    #[serde(skip)]
    pub selected: bool,
}

/// Steps of a way, and where the player is on it.
#[derive(Debug, Serialize)]
pub struct Track {
    /// None, where a text says it all.
    pub steps: Vec<Step>,
    pub text: String,
}

/// A step of a way.
#[derive(Debug, Serialize)]
pub struct Step {
    /// Its name; empty, where the place says it.
    pub label: &'static str,
    pub state: StepState,
}

/// Whether a step was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum StepState {
    Done,
    /// It was tried, and not won.
    Lost,
    /// It is over, and was not tried.
    Missed,
    /// It comes next.
    Now,
    Open,
}
