//! Variations of a round: with other letters from one of its turns on, or with the same letters against
//! another opponent.

use super::round::Round;
use crate::engine::{Opponent, Setter};
use crate::position::Standing;
use crate::solver::Halt;
use crate::words::Guess;

impl Round {
    /// The opponents with which a round is compared: the classic assignment, the strongest one and an honest
    /// one.
    pub const COMPARED: [Opponent; 3] = [Opponent::Greedy, Opponent::Merciless, Opponent::Fair];

    /// Returns the round just before one of its letters (`turn`, from 0), to be continued differently. The
    /// opponent has the same words, the same rule and the same seed. Returns `None` if there is no such
    /// letter.
    #[must_use]
    pub(crate) fn back_to(&self, turn: usize) -> Option<Self> {
        let before = self.replies().get(..turn).filter(|_| turn < self.replies().len())?;
        let mut round = self.afresh(self.engine().opponent())?;
        for reply in before {
            round.take(reply.clone()).ok()?;
        }
        round.take_on_trust(self.on_trust());
        round.ask_what_if(turn);
        Some(round)
    }

    /// Plays the letters of the round against another opponent, with the same words and the same seed, until
    /// the letters or the round end, or one word is left, which a player would name; against its own opponent, as it was
    /// played. Returns `None` if the list has no words of that length, or if `halt` ended a search.
    pub fn against(&self, opponent: Opponent, setter: &mut Setter, halt: Halt<'_>) -> Option<Self> {
        let mut round = self.afresh(opponent)?;
        for reply in self.replies() {
            if round.check_in_play().is_err() {
                break;
            }
            match &reply.guess {
                Guess::Letter(letter) => _ = round.guess_with(setter, *letter, halt).ok()??,
                Guess::Word(word) => _ = round.name_word(word).ok()?,
            }
            if round.words_left() == 1 && opponent != self.engine().opponent() {
                break;
            }
        }
        Some(round)
    }

    /// Returns how a round that was played [against](Self::against) another opponent ended: one word left counts as
    /// found.
    #[must_use]
    pub fn standing_against(&self) -> Standing {
        match self.standing() {
            Standing::InPlay if !self.replies().is_empty() && self.words_left() == 1 => {
                Standing::Won
            }
            standing => standing,
        }
    }

    /// Identifies a moment of a round among all others: the seed and the number of letters answered.
    #[must_use]
    pub fn moment(&self) -> (u64, usize) {
        (self.seed(), self.replies().len())
    }

    /// Begins the round again against this opponent; a friend keeps their word. Returns `None` if there is no
    /// word to begin with.
    pub(crate) fn afresh(&self, opponent: Opponent) -> Option<Self> {
        let known = self.start().candidates().cloned();
        let (lives, seed) = (self.lives(), self.seed());
        if opponent.is_friend() {
            let word = self.engine().candidates().words().next()?;
            return Some(Self::with_friend(&word, known, lives, seed));
        }
        // The words known at the start already fit the opening.
        let round = Self::opened(opponent, known?, self.opening(), lives, seed)?;
        Some(round.with_rule(self.engine().rule()).with_value(self.value()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{ListName, Standing, Transcript};
    use crate::words::{Candidates, ENGLISH, Tier, Word, nine_words};

    fn candidates() -> Candidates {
        nine_words().of_length(4).unwrap().candidates()
    }

    fn guess(round: &mut Round, letters: &str) {
        for c in letters.chars() {
            round.guess(ENGLISH.letter(c).unwrap()).unwrap();
        }
    }

    fn played(opponent: Opponent, letters: &str) -> Round {
        let mut round = Round::new(opponent, candidates(), "3".parse().unwrap(), 5);
        guess(&mut round, letters);
        round
    }

    fn written(round: &Round) -> String {
        Transcript::of(round, ListName::Embedded(Tier::Common)).to_string()
    }

    #[test]
    fn going_back_and_guessing_the_same_is_the_same_round() {
        for opponent in [Opponent::Greedy, Opponent::Merciful, Opponent::Fair] {
            let round = played(opponent, "eotz");
            for turn in 0..round.replies().len() {
                let mut again = round.back_to(turn).unwrap();
                assert_eq!((again.what_if(), round.what_if()), (Some(turn), None));
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
    fn another_letter_is_answered_by_the_same_opponent() {
        let round = played(Opponent::Greedy, "eo");
        let mut other = round.back_to(1).unwrap();
        guess(&mut other, "l");
        let mut straight = played(Opponent::Greedy, "e");
        guess(&mut straight, "l");
        assert_eq!(written(&other), written(&straight));
        let further = other.back_to(0).unwrap();
        assert_eq!(further.what_if(), Some(0));
    }

    #[test]
    fn a_friends_word_stays_the_friends() {
        let word = Word::parse("qoph", &ENGLISH).unwrap();
        for known in [None, Some(candidates())] {
            let mut round = Round::with_friend(&word, known, "3".parse().unwrap(), 1);
            guess(&mut round, "oq");
            let mut again = round.back_to(1).unwrap();
            guess(&mut again, "ph");
            assert_eq!(again.pattern().to_string(), "-OPH");
            assert_eq!(again.words_at_start(), round.words_at_start());
        }
    }

    #[test]
    fn the_same_letters_are_answered_as_each_opponent_answers_them() {
        let round = played(Opponent::Fair, "eot");
        let mut setter = Setter::default();
        let [greedy, merciless, fair] = Round::COMPARED
            .map(|opponent| round.against(opponent, &mut setter, &|| false).unwrap());
        let told: Vec<_> = greedy
            .course()
            .map(|(reply, pattern, left)| (pattern.to_string(), reply.is_miss(), left))
            .collect();
        assert_eq!(
            told,
            [("----".into(), true, 3), ("-OO-".into(), false, 2), ("-OO-".into(), true, 2)]
        );
        assert_eq!((greedy.standing(), greedy.misses_left()), (Standing::InPlay, 1));
        assert_eq!(merciless.replies().len(), 3);
        assert!(merciless.replies()[0].proven, "it searches");
        assert_eq!((fair.pattern(), fair.words_left()), (round.pattern(), round.words_left()));
        let ended = round.against(Opponent::Merciless, &mut Setter::default(), &|| true);
        assert_eq!(ended, None);
    }

    #[test]
    fn one_word_left_counts_as_found_against_every_other_opponent() {
        // E, O and L leave no word but BETA.
        let word = Word::parse("beta", &ENGLISH).unwrap();
        let mut round = Round::with_friend(&word, Some(candidates()), "3".parse().unwrap(), 5);
        guess(&mut round, "eolx");
        assert_eq!((round.standing(), round.standing_against()), (Standing::Lost, Standing::Lost));
        let again = round.against(Opponent::Friend, &mut Setter::default(), &|| false).unwrap();
        assert_eq!(again.replies(), round.replies(), "against its own opponent, it is the same");
        for opponent in Round::COMPARED {
            let found = round.against(opponent, &mut Setter::default(), &|| false).unwrap();
            let left: Vec<_> = found.course().map(|(.., left)| left).collect();
            let one = left.iter().position(|left| *left == 1);
            let ended = one.map_or(round.replies().len(), |one| one + 1);
            assert!(left.len() <= ended, "{opponent}: {left:?}");
            let is_found = one.is_some() && found.misses_left() > 0;
            assert_eq!(found.standing_against() == Standing::Won, is_found, "{opponent}: {left:?}");
        }
    }

    #[test]
    fn letters_after_the_end_are_left_out() {
        let mut round = Round::with_friend(
            &Word::parse("elle", &ENGLISH).unwrap(),
            Some(candidates()),
            "1".parse().unwrap(),
            5,
        );
        guess(&mut round, "el");
        let greedy = round.against(Opponent::Greedy, &mut Setter::default(), &|| false).unwrap();
        assert_eq!((greedy.replies().len(), greedy.standing()), (1, Standing::Lost));
        let none = Round::with_friend(
            &Word::parse("ee", &ENGLISH).unwrap(),
            None,
            "1".parse().unwrap(),
            5,
        );
        assert_eq!(none.against(Opponent::Greedy, &mut Setter::default(), &|| false), None);
    }
}
