//! What things are called where they are shown. The names in flags and files are the same in every language.

use crate::app::Figure;
use crate::game::Outcome;
use crate::game::spec::Holder;

pub const GAME: &str = "EVIL HANGMAN";
pub const SHORT_GAME: &str = "HANGMAN";

/// What a holder does, in one short line.
pub const fn about(holder: Holder) -> &'static str {
    match holder {
        Holder::Computer(opponent) => opponent.about(),
        Holder::You => "you think of a word, and the computer guesses it",
    }
}

crate::words::named! {
    /// What is said for letters beyond a–z.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Letters {
        /// Their English names, "A umlaut": an English voice leaves out the letters themselves.
        #[default]
        Named = "named",
        /// The letters, for a voice that speaks their language.
        Plain = "plain",
    }
}

/// Says what is written over the end of a round in large letters.
pub const fn headline(figure: Figure, outcome: Outcome) -> &'static str {
    match (outcome, figure) {
        (Outcome::GivenUp, _) => "Given up",
        (Outcome::Won, Figure::Gallows) => "Set free",
        (Outcome::Lost, Figure::Gallows) => "Hanged",
        (Outcome::Won, Figure::Flower) => "In bloom",
        (Outcome::Lost, Figure::Flower) => "Withered",
        (Outcome::Won, Figure::Snowman) => "Still cold",
        (Outcome::Lost, Figure::Snowman) => "Melted",
        (Outcome::Won, Figure::Rocket) => "Lift-off",
        (Outcome::Lost, Figure::Rocket) => "Grounded",
    }
}

/// Names a what-if round.
pub const WHAT_IF: &str = "what if";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_gallows_hang() {
        for figure in Figure::ALL {
            for outcome in [Outcome::Won, Outcome::Lost, Outcome::GivenUp] {
                let text = headline(figure, outcome);
                let hangs = text.to_lowercase().contains("hang");
                assert!(!hangs || figure == Figure::Gallows, "{figure}: {text}");
            }
        }
    }
}
