//! What each figure's endings are called.

use super::{Ending, Figure};

impl Figure {
    /// The word that stands over an ending in large letters.
    #[must_use]
    pub const fn headline(self, ending: Ending) -> &'static str {
        match (self, ending) {
            (_, Ending::GivenUp) => "Given up",
            (Self::Gallows, Ending::Won) => "Set free",
            (Self::Gallows, Ending::Lost) => "Hanged",
            (Self::Flower, Ending::Won) => "In bloom",
            (Self::Flower, Ending::Lost) => "Withered",
            (Self::Snowman, Ending::Won) => "Still cold",
            (Self::Snowman, Ending::Lost) => "Melted",
            (Self::Rocket, Ending::Won) => "Lift-off",
            (Self::Rocket, Ending::Lost) => "Grounded",
        }
    }

    /// What happens to the figure, in a sentence.
    #[must_use]
    pub const fn scene(self, ending: Ending) -> &'static str {
        match (self, ending) {
            (Self::Gallows, Ending::Won) => "The rope is cut, and the man walks.",
            (Self::Gallows, Ending::Lost) => "The man hangs.",
            (Self::Gallows, Ending::GivenUp) => "The gallows stand empty.",
            (Self::Flower, Ending::Won) => "The flower turns to the sun.",
            (Self::Flower, Ending::Lost) => "The last petal has fallen.",
            (Self::Flower, Ending::GivenUp) => "The flower closes for the night.",
            (Self::Snowman, Ending::Won) => "It snows again.",
            (Self::Snowman, Ending::Lost) => "A hat lies in a puddle.",
            (Self::Snowman, Ending::GivenUp) => "The snowman is left alone.",
            (Self::Rocket, Ending::Won) => "The rocket is off to the stars, with you on board.",
            (Self::Rocket, Ending::Lost) => "The last part has come off, and nothing flies today.",
            (Self::Rocket, Ending::GivenUp) => "The countdown is called off.",
        }
    }
}
