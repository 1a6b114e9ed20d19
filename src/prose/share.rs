//! Owns [`Share`]: what a player tells others about a round without spoiling it.

use super::counted;
use crate::engine::{Opponent, Reply};
use crate::game::{Finished, ListName, Outcome, Transcript};

/// A round in a few lines that name no letter and no word.
///
/// Three lines: opponent, length and guesses; a mark for each letter in the order of guessing (● for a hit,
/// ○ for a miss, or + and - in ASCII) and how it ended; and the command that starts the same settings with
/// the same seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// The settings and the seed; its answers are left out.
    game: Transcript,
    /// Whether each letter was a hit, the first first.
    hits: Vec<bool>,
    outcome: Outcome,
    peeked: bool,
    hinted: bool,
}

impl Share {
    /// What there is to tell about a round with words of this list.
    #[must_use]
    pub fn of(finished: &Finished, list: ListName) -> Self {
        let round = &finished.round;
        Self {
            game: Transcript { answers: Vec::new(), ..Transcript::of(round, list) },
            hits: round.replies().iter().map(|reply: &Reply| !reply.is_miss()).collect(),
            outcome: finished.outcome,
            peeked: round.peeked(),
            hinted: round.hinted(),
        }
    }

    /// The lines, with or without characters outside ASCII.
    #[must_use]
    pub fn lines(&self, unicode: bool) -> [String; 3] {
        let (dot, hit, miss) = if unicode { ("·", '●', '○') } else { ("-", '+', '-') };
        let Transcript { opponent, length, guesses, .. } = &self.game;
        let letters = counted(*length, "letter", "letters");
        let guesses = counted(guesses.get() as usize, "guess", "guesses");
        let marks: String =
            self.hits.iter().map(|is_hit| if *is_hit { hit } else { miss }).collect();
        let gap = if marks.is_empty() { "" } else { "  " };
        [
            format!("Evil Hangman {dot} {opponent} {dot} {letters} {dot} {guesses}"),
            format!("{marks}{gap}{}", self.ending()),
            self.command(),
        ]
    }

    /// How the round ended, and what helped.
    fn ending(&self) -> String {
        let outcome = match self.outcome {
            Outcome::Won => "won",
            Outcome::Lost => "lost",
            Outcome::GivenUp => "given up",
        };
        let helped = match (self.hinted, self.peeked) {
            (true, true) => ", with hints and the words left shown",
            (true, false) => ", with hints",
            (false, true) => ", with the words left shown",
            (false, false) => "",
        };
        format!("{outcome} after {}{helped}", counted(self.hits.len(), "letter", "letters"))
    }

    /// What to type for the same settings and seed.
    fn command(&self) -> String {
        match (&self.game.list, self.game.opponent) {
            // The word is somebody's secret, so there is no more to repeat.
            (_, Opponent::Friend) => {
                format!("evil-hangman --opponent friend --guesses {}", self.game.guesses)
            }
            (ListName::Embedded(_), _) => format!("evil-hangman --game \"{}\"", self.game),
            (ListName::Own { .. }, _) => {
                format!("evil-hangman --words FILE --game \"{}\"", self.game)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::game::Round;
    use crate::words::{Candidates, ENGLISH, ListBuilder, Tier, Word};

    fn candidates() -> Candidates {
        let mut list = ListBuilder::new(&ENGLISH);
        list.feed(b"ally\nbeta\ncool\ndeal\nelse\nflew\ngood\nhope\nibex").unwrap();
        Arc::clone(list.finish().unwrap().0.shelf(4).unwrap()).candidates()
    }

    fn play(mut round: Round, letters: &str) -> Round {
        for c in letters.chars() {
            round.guess(ENGLISH.letter(c).unwrap()).unwrap();
        }
        round
    }

    fn greedy(letters: &str) -> Round {
        play(Round::new(Opponent::Greedy, candidates(), "3".parse().unwrap(), 42), letters)
    }

    #[test]
    fn a_round_is_told_by_marks_and_the_settings_to_try_the_same() {
        let share = Share::of(&greedy("eotz").finish(), ListName::Embedded(Tier::Common));
        let command = "evil-hangman --game \"eh1 common greedy 4 3 42\"";
        assert_eq!(
            share.lines(true),
            [
                "Evil Hangman · greedy · 4 letters · 3 guesses",
                "○●○○  lost after 4 letters",
                command
            ]
        );
        assert_eq!(
            share.lines(false),
            [
                "Evil Hangman - greedy - 4 letters - 3 guesses",
                "-+--  lost after 4 letters",
                command
            ]
        );
    }

    #[test]
    fn how_it_ended_and_what_helped_is_told() {
        let ending = |round: Round| {
            let share = Share::of(&round.finish(), ListName::Embedded(Tier::Common));
            share.lines(true)[1].clone()
        };
        assert_eq!(ending(greedy("")), "given up after 0 letters");
        let mut helped = greedy("e");
        helped.peek();
        assert_eq!(ending(helped.clone()), "○  given up after 1 letter, with the words left shown");
        helped.hint();
        let both = "○  given up after 1 letter, with hints and the words left shown";
        assert_eq!(ending(helped), both);
        let word = Word::parse("deal", &ENGLISH).unwrap();
        let friend = Round::with_friend(&word, None, "1".parse().unwrap(), 1);
        assert_eq!(ending(play(friend, "lead")), "●●●●  won after 4 letters");
    }

    #[test]
    fn the_settings_are_those_that_can_be_repeated() {
        let name = String::from("my \"$words\".txt");
        let own = ListName::Own { name, words: 0xc0ffee };
        let share = Share::of(&greedy("e").finish(), own);
        assert_eq!(
            share.lines(true)[2],
            "evil-hangman --words FILE --game \
             \"eh1 my%20%22%24words%22.txt#0000000000c0ffee greedy 4 3 42\"",
            "nothing that a shell would take for its own"
        );
        let word = Word::parse("deal", &ENGLISH).unwrap();
        let friend = Round::with_friend(&word, None, "1".parse().unwrap(), 1).finish();
        let share = Share::of(&friend, ListName::Embedded(Tier::Common));
        assert_eq!(share.lines(true)[2], "evil-hangman --opponent friend --guesses 1");
    }
}
