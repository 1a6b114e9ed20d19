//! Variations of a round: from its beginning, or with other letters from one of its turns on.

use super::Round;
use crate::game::occasion::Occasion;

impl Round {
    /// Returns the round just before one of its letters (`turn`, from 0), to be continued differently. The
    /// opponent has the same words, the same rule and the same seed. Returns `None` if there is no such
    /// letter.
    pub fn back_to(&self, turn: usize) -> Option<Self> {
        let before = self.replies().get(..turn).filter(|_| turn < self.replies().len())?;
        let mut round = self.afresh()?;
        for reply in before {
            round.take(reply.clone()).ok()?;
        }
        round.on_trust = self.on_trust;
        Some(round.played_for(Occasion::WhatIf(turn)))
    }

    /// Begins the round again; a friend keeps their word. Returns `None` if there is no word to begin with.
    pub fn afresh(&self) -> Option<Self> {
        let known = self.start().candidates().cloned();
        let (opponent, lives, seed) = (self.engine().opponent(), self.lives(), self.seed());
        if opponent.is_friend() {
            let word = self.engine().candidates().words().next()?;
            return Some(Self::with_friend(&word, known, lives, seed));
        }
        // The words known at the start already fit the opening, so they don't tell how many each of its letters left.
        let round = Self::opened(opponent, known?, self.opening(), lives, seed)?;
        let round = Self { opened: self.opened.clone(), ..round };
        Some(round.with_rule(self.engine().rule()).with_par(self.par))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;
    use crate::game::Transcript;
    use crate::game::opening::Opening;
    use crate::tests::{NINE, guess, letter, played, word, words};
    use hangman_words::Places;

    fn written(round: &Round) -> String {
        Transcript::of(round).to_string()
    }

    #[test]
    fn going_back_and_guessing_the_same_is_the_same_round() {
        for opponent in [Opponent::Greedy, Opponent::Fair] {
            let round = played(opponent, "3", "eotz");
            for turn in 0..round.replies().len() {
                let mut again = round.back_to(turn).unwrap();
                let what_if = [&again, &round].map(|round| round.occasion().what_if());
                assert_eq!(what_if, [Some(turn), None]);
                assert_eq!(again.replies(), &round.replies()[..turn]);
                let rest: String = "eotz"[turn..].chars().take(round.replies().len()).collect();
                guess(&mut again, &rest);
                assert_eq!(written(&again), written(&round), "{opponent} {turn}");
                assert_eq!(again.finish().word, round.clone().finish().word);
            }
            assert!(round.back_to(round.replies().len()).is_none());
        }
    }

    #[test]
    fn what_each_letter_of_the_opening_left_stays_known() {
        let opening = Opening::new(letter('e'), Places::from_bits(0b100), Some(letter('l')));
        let round = Round::opened(Opponent::Greedy, words(NINE), opening, "5".parse().unwrap(), 1);
        let mut round = round.unwrap();
        guess(&mut round, "q");
        let (all, fall) = round.fall();
        assert_ne!(fall[0].left, fall[1].left);
        assert_eq!(round.back_to(0).unwrap().fall(), (all, fall[..2].to_vec()));
    }

    #[test]
    fn another_letter_is_answered_by_the_same_opponent() {
        let round = played(Opponent::Greedy, "3", "eo");
        let mut other = round.back_to(1).unwrap();
        guess(&mut other, "l");
        let mut straight = played(Opponent::Greedy, "3", "e");
        guess(&mut straight, "l");
        assert_eq!(written(&other), written(&straight));
        let further = other.back_to(0).unwrap();
        assert_eq!(further.occasion().what_if(), Some(0));
    }

    #[test]
    fn a_friends_word_stays_the_friends() {
        for known in [None, Some(words(NINE))] {
            let mut round = Round::with_friend(&word("qoph"), known, "3".parse().unwrap(), 1);
            guess(&mut round, "oq");
            let mut again = round.back_to(1).unwrap();
            guess(&mut again, "ph");
            assert_eq!(again.pattern().to_string(), "-OPH");
            assert_eq!(again.start().words_left(), round.start().words_left());
        }
    }
}
