//! Owns [`PlayedGames`]: how each round ended, so that it can be compared with how somebody else has played it.

use rustc_hash::FxHashMap;

use super::figures::game_key;
use super::{Attempt, Figures};
use crate::game::Transcript;

/// How each round ended when it was played first, by its key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedGames(FxHashMap<u64, Attempt>);

impl PlayedGames {
    /// Adds a round, unless the same one was played before: who knows how it answers would do better.
    pub(super) fn add(&mut self, round: &Figures) {
        self.0.entry(round.game).or_insert_with(|| Attempt::of(round));
    }

    /// Returns how the round of a transcript ended here, if it was played.
    pub fn attempt(&self, game: &Transcript) -> Option<Attempt> {
        self.0.get(&game_key(&game.to_string())).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Outcome;
    use crate::game::occasion::Occasion;
    use crate::history::Career;
    use crate::tests::records::played;

    #[test]
    fn the_first_attempt_at_a_round_is_found_whatever_somebody_else_has_guessed() {
        let [lost, won, clean] = [
            "eh1 en/everyday merciless 4 3 7 E2 clean Z- Q- X-",
            "eh1 en/everyday merciless 4 3 7 E2 clean A*",
            "eh1 en/everyday merciless 4 3 7 E2 Z- A*",
        ]
        .map(|round| played(round, Occasion::Challenge));
        let games = Career::of(&[lost, won, clean], 0).games;
        let attempt = |round: &str| games.attempt(&round.parse().unwrap());
        let of = |outcome, left| Some(Attempt { outcome, lives: 3, left });
        for (round, expected) in [
            ("eh1 en/everyday merciless 4 3 7 E2 clean O-", of(Outcome::Lost, 0)),
            ("eh1 en/everyday merciless 4 3 7 E2 clean", of(Outcome::Lost, 0)),
            ("eh1 en/everyday merciless 4 3 7 E2", of(Outcome::Won, 2)),
            ("eh1 en/everyday merciless 4 3 8 E2 clean", None),
            ("eh1 en/everyday merciless 4 3 7 - clean", None),
        ] {
            assert_eq!(attempt(round), expected, "{round}");
        }
    }
}
