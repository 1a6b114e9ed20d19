//! Owns the check of a guess, above all of the whole word.

use super::Round;
use crate::engine::GuessError;
use hangman_words::Guess;

impl Round {
    /// Checks that a guess can be made, so that nobody pays a miss for a word that is already ruled out.
    ///
    /// # Errors
    /// Returns [`GuessError`] if the round is over, if the letter or the word was guessed before, or if the word has another
    /// length, is ruled out by an earlier answer or is not in the list. Against a friend, any word may be guessed that is
    /// not [barred](hangman_words::WordsOfLength::bars).
    pub fn check(&self, guess: &Guess) -> Result<(), GuessError> {
        self.check_in_play()?;
        let Some(word) = guess.word() else { return self.engine.check(guess) };
        if self.start.listed().bars(word) {
            return Err(GuessError::NotListed);
        }
        self.engine.check(guess)?;
        if self.replies.iter().any(|reply| reply.guess == *guess) {
            return Err(GuessError::AlreadyGuessed);
        }
        let known = self.pattern();
        let is_other = |letter: &_| known.places_of(*letter) != word.places_of(*letter);
        if let Some(letter) = self.position().guessed().iter().find(is_other) {
            return Err(GuessError::RuledOut(letter));
        }
        let is_listed = self.position().candidates().is_some_and(|words| words.has(word));
        match is_listed || !self.is_about_the_list() {
            true => Ok(()),
            false => Err(GuessError::NotListed),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::engine::{Opponent, Setter};
    use crate::game::round::Finished;
    use crate::game::{Outcome, Standing, Story, Transcript};
    use crate::tests::{NINE, eh1, guess, letter, spelled, word, words};
    use hangman_words::Word;

    fn round(opponent: Opponent) -> Round {
        Round::new(opponent, words(NINE), "5".parse().unwrap(), 1)
    }

    fn left(round: &Round) -> String {
        spelled(round.position().candidates().unwrap().words())
    }

    #[test]
    fn a_hostile_opponent_says_no_as_long_as_another_word_fits() {
        for opponent in [Opponent::Merciless, Opponent::Greedy] {
            let mut round = round(opponent);
            round.guess_with(&mut Setter::default(), letter('e'), &|| false).unwrap();
            assert_eq!(left(&round), "ALLY COOL GOOD", "{opponent}");
            assert!(round.guess(word("cool")).unwrap().is_miss());
            assert_eq!((round.misses(), left(&round)), (2, "ALLY GOOD".into()));
            assert!(round.guess(word("good")).unwrap().is_miss());
            assert_eq!((round.misses(), left(&round)), (3, "ALLY".into()));
            let reply = round.guess(word("ally")).unwrap();
            assert_eq!((reply.is_miss(), reply.places().count()), (false, 4));
            assert_eq!((round.standing(), round.misses()), (Standing::Won, 3));
            assert_eq!(round.pattern().to_string(), "ALLY");
            assert_eq!(round.words_left_by_turn(), [9, 3, 2, 1, 1]);
            let Finished { outcome, word: shown, .. } = round.finish();
            assert_eq!((outcome, shown), (Outcome::Won, word("ally")));
        }
    }

    #[test]
    fn a_wrong_word_can_be_the_last_miss() {
        let mut round = Round::new(Opponent::Greedy, words(NINE), "1".parse().unwrap(), 1);
        round.guess(word("cool")).unwrap();
        assert_eq!(round.standing(), Standing::Lost);
        assert_eq!(round.guess(word("good")), Err(GuessError::RoundOver));
        assert_ne!(round.finish().word, word("cool"), "it said that it was not");
    }

    #[test]
    fn an_opponent_with_one_word_tells_the_truth() {
        let mut round = round(Opponent::Fair);
        let secret = round.engine().candidates().words().next().unwrap();
        let other = words(NINE).words().find(|word| *word != secret).unwrap();
        assert!(round.guess(other).unwrap().is_miss());
        assert_eq!((round.misses(), round.words_left()), (1, 8));
        assert!(!round.guess(secret).unwrap().is_miss());
        assert_eq!((round.standing(), round.words_left()), (Standing::Won, 1));
        let mut of_friend =
            Round::with_friend(&word("qoph"), Some(words(NINE)), "5".parse().unwrap(), 1);
        assert!(of_friend.guess(word("zany")).unwrap().is_miss(), "it need not be listed");
        assert_eq!(of_friend.words_left(), 9);
        assert!(!of_friend.guess(word("qoph")).unwrap().is_miss());
        assert_eq!((of_friend.standing(), of_friend.misses()), (Standing::Won, 1));
    }

    #[test]
    fn a_word_that_it_cannot_be_costs_nothing() {
        let mut round = round(Opponent::Greedy);
        round.guess(letter('e')).unwrap();
        round.guess(word("cool")).unwrap();
        let before = round.clone();
        for (text, error) in [
            ("colds", GuessError::WrongLength(4)),
            ("день", GuessError::NotInAlphabet),
            ("zany", GuessError::NotListed),
            ("hope", GuessError::RuledOut(letter('e'))),
            ("else", GuessError::RuledOut(letter('e'))),
            ("cool", GuessError::AlreadyGuessed),
        ] {
            let word = Word::parse_any(text).unwrap();
            assert_eq!(round.guess(word), Err(error), "{text}");
        }
        assert_eq!(round, before);
    }

    #[test]
    fn after_a_struck_word_the_words_left_are_a_list_of_their_own() {
        let mut round = round(Opponent::Merciless);
        let whole = Arc::clone(round.position().listed());
        round.guess(word("cool")).unwrap();
        let listed = Arc::clone(round.position().listed());
        assert!(!Arc::ptr_eq(&listed, &whole) && Arc::ptr_eq(listed.whole(), &whole));
        assert_eq!((listed.len(), listed.has(&word("cool"))), (8, false));
        assert!(Arc::ptr_eq(&listed, round.engine().candidates().listed()));
        let question = round.question(letter('e')).unwrap();
        let reply = Setter::default().reply(&question, &|| false).unwrap();
        assert!(reply.proven);
        round.take(reply).unwrap();
        assert!(Arc::ptr_eq(&listed, round.position().listed()), "until another word is struck");
    }

    fn played() -> Round {
        let mut round = round(Opponent::Greedy);
        guess(&mut round, "e");
        round.guess(word("cool")).unwrap();
        guess(&mut round, "g");
        round
    }

    #[test]
    fn a_round_with_a_word_is_its_transcript() {
        let mut round = played();
        let text = eh1("greedy 4 5 1 - E- :COOL:- G-");
        assert_eq!(Transcript::of(&round).to_string(), text);
        let transcript: Transcript = text.parse().unwrap();
        let again = transcript.replay(words(NINE)).unwrap();
        assert_eq!((again.words_left(), again.misses(), left(&again)), (1, 3, "ALLY".into()));
        assert!(transcript.check(&again).unwrap().is_empty());
        assert_eq!(transcript.outcome(), Outcome::GivenUp);
        round.guess(word("ally")).unwrap();
        let transcript = Transcript::of(&round);
        assert_eq!(transcript.to_string(), format!("{text} :ALLY:+"));
        assert_eq!(transcript.outcome(), Outcome::Won);
        assert_eq!(transcript.to_string().parse(), Ok(transcript.clone()));
        let wrong = ":COOL: / :COOL:3 / COOL:- / :C00L:- / :COOL:- :COOL:- / :ZANY:- / :ELSE:-";
        for wrong in wrong.split(" / ") {
            let text = format!("eh1 en/everyday greedy 4 5 1 - E- {wrong}");
            let replayed = text.parse::<Transcript>().and_then(|it| it.replay(words(NINE)));
            assert!(replayed.is_err(), "{wrong}");
        }
        // It never says yes while another word fits.
        let early: Transcript = "eh1 en/everyday greedy 4 5 1 - E- :COOL:+".parse().unwrap();
        assert!(early.check(&early.replay(words(NINE)).unwrap()).is_err());
    }

    #[test]
    fn going_back_copes_with_words() {
        let round = played();
        let back = round.back_to(2).unwrap();
        assert_eq!((left(&back), back.misses()), ("ALLY GOOD".into(), 2));
        assert_eq!(back.occasion().what_if(), Some(2));
        let story = Story::of(&round);
        let turn = &story.turns[1];
        assert_eq!((turn.before(), turn.after(), turn.kept()), (3, 2, Some(0)));
        assert_eq!(turn.families[1].samples, [word("cool")]);
        // Without E: of the nine words E, COOL and G find COOL alone, and ALLY and GOOD stay open.
        assert_eq!((story.fair.words, story.fair.won, story.fair.lost), (9, 1, 0));
    }
}
