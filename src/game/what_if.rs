//! What else a round could have come to: other letters from one of its turns on, and the same letters against
//! another opponent.

use super::round::{Round, Standing};
use crate::engine::{Choice, Opponent, Question};
use crate::words::{Candidates, Letter, Pattern};

/// The letters of a round against an opponent.
#[derive(Clone, Debug, PartialEq)]
pub struct SameLetters {
    /// Who answers them.
    pub opponent: Opponent,
    /// For each letter up to the end: what was known after it, whether it was a miss, and how many words
    /// of the list fitted then.
    pub turns: Vec<(Pattern, bool, usize)>,
    /// How it stands after the last.
    pub standing: Standing,
    /// How many misses more lose it.
    pub misses_left: u32,
}

impl SameLetters {
    /// The opponents that are compared: the classic assignment, the strongest, and none that cheats.
    pub const AGAINST: [Opponent; 3] = [Opponent::Greedy, Opponent::Merciless, Opponent::Fair];

    /// Plays the letters of a round again, from the same words and the same seed. `think` answers for an
    /// opponent that thinks; nothing comes of it where that has no answer, or where the list has no words
    /// of that length.
    pub fn play(
        round: &Round,
        opponent: Opponent,
        think: &mut dyn FnMut(&Question) -> Option<Choice>,
    ) -> Option<Self> {
        let mut played = round.afresh(opponent)?;
        let mut turns = Vec::new();
        let letters: Vec<Letter> = round.replies().iter().map(|reply| reply.letter).collect();
        for letter in letters {
            // The round may end before its letters do.
            let Ok(question) = played.question(letter) else { break };
            let reply = match opponent.thinks() {
                true => played.answer(letter, think(&question)?),
                false => played.guess(letter),
            };
            let is_miss = reply.ok()?.is_miss();
            turns.push((played.engine().pattern().clone(), is_miss, played.words_left()));
        }
        let (standing, misses_left) = (played.standing(), played.misses_left());
        Some(Self { opponent, turns, standing, misses_left })
    }
}

impl Round {
    /// The round as it was before one of its letters (`turn`, from 0), to be gone on with in another way:
    /// the opponent has the same words, the same rule and the same dice. Nothing where there is no such
    /// letter.
    #[must_use]
    pub(crate) fn back_to(&self, turn: usize) -> Option<Self> {
        let before = self.replies().get(..turn).filter(|_| turn < self.replies().len())?;
        let mut round = self.afresh(self.engine().opponent())?;
        for reply in before {
            round.answer(reply.letter, reply.choice()).ok()?;
        }
        round.take_on_trust(self.on_trust());
        round.goes_another_way(turn);
        Some(round)
    }

    /// Tells one moment of one round from all others: its seed, and how many letters were answered.
    #[must_use]
    pub fn moment(&self) -> (u64, usize) {
        (self.seed(), self.replies().len())
    }

    /// The round before its first letter, against this opponent. A friend's word stays the friend's.
    fn afresh(&self, opponent: Opponent) -> Option<Self> {
        let known = self.known().map(|listed| listed.candidates());
        // What is left out of a list is not there any more.
        let known = known.filter(|known| known.len() == self.words_at_start());
        let (lives, seed) = (self.lives(), self.seed());
        if opponent.is_friend() {
            let word = self.engine().candidates().words().next()?;
            return Some(Self::with_friend(&word, known, lives, seed));
        }
        let words: Candidates = known?;
        Some(Self::new(opponent, words, lives, seed).with_rule(self.engine().rule()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{ListName, Transcript};
    use crate::words::{ENGLISH, Tier, Word, nine_words};

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
            assert_eq!(again.engine().pattern().to_string(), "-OPH");
            assert_eq!(again.words_at_start(), round.words_at_start());
        }
    }

    #[test]
    fn the_same_letters_are_answered_as_each_opponent_answers_them() {
        let round = played(Opponent::Fair, "eot");
        let mut asked = 0;
        let mut think = |question: &Question| {
            asked += 1;
            let families = question.position.candidates.families(question.letter);
            Some(question.opponent.choose(&families))
        };
        let [greedy, merciless, fair] =
            SameLetters::AGAINST.map(|opponent| SameLetters::play(&round, opponent, &mut think));
        let greedy = greedy.unwrap();
        let told = greedy.turns.iter().map(|(known, miss, left)| (known.to_string(), *miss, *left));
        let told: Vec<_> = told.collect();
        assert_eq!(
            told,
            [("----".into(), true, 3), ("-OO-".into(), false, 2), ("-OO-".into(), true, 2)]
        );
        assert_eq!((greedy.standing, greedy.misses_left), (Standing::InPlay, 1));
        assert_eq!(merciless.unwrap().turns.len(), 3);
        let last = fair.unwrap().turns.last().cloned().unwrap();
        assert_eq!((&last.0, last.2), (round.engine().pattern(), round.words_left()));
        assert_eq!(asked, 3, "only the merciless one thinks");
        let silent = SameLetters::play(&round, Opponent::Merciless, &mut |_| None);
        assert_eq!(silent, None);
    }
}
