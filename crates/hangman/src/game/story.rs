//! [`Story`]: what happened in a round, derived from what the player could know.

use super::round::Round;
use crate::engine::{Reason, Reply};
use crate::position::Position;
use hangman_words::{
    Alphabet, Candidates, Family, Guess, Letter, LetterSet, Pattern, Places, Word,
};

/// One guess of a round and everything that its answer could have been.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// The letter or the word.
    pub guess: Guess,
    /// The pattern before the guess.
    pub pattern: Pattern,
    /// The places of the letter; all places for the right word.
    pub answer: Places,
    /// The families of the words that the player had to consider, largest first; none if no listed word
    /// fitted any more.
    pub families: Vec<Shown>,
    /// The number of further misses that lost the round when the letter was guessed.
    pub misses_left: u32,
    /// The reason for the answer.
    pub reason: Reason,
    /// Whether that reason is proven, and not only what a transcript says.
    pub proven: bool,
}

/// A family, and some of its words.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The places of the letter.
    pub places: Places,
    /// The number of words.
    pub size: usize,
    /// The commonest of them: at most [`Turn::MANY`] for the largest family, fewer for others that are large, and
    /// [`Turn::SAMPLES`] for the rest; none for families far from the largest.
    pub samples: Vec<Word>,
}

impl Turn {
    /// The number of words shown for a family.
    pub const SAMPLES: usize = 3;

    /// The most words shown for a family, where there is room.
    pub const MANY: usize = 240;

    /// The number of families that have many samples, largest first.
    const LARGE: usize = 12;

    /// The fewest samples of these families: the room of a screen is shared out, and the largest has most of it.
    const FEWEST: usize = 60;

    /// The number of families that have samples, largest first.
    const SAMPLED: usize = 500;

    /// Returns the alphabet of its letters.
    pub const fn alphabet(&self) -> &'static Alphabet {
        self.pattern.alphabet()
    }

    /// Returns the last letter of a round with every answer that it could have had.
    pub fn last_of(round: &Round) -> Option<Self> {
        let (before, reply) = round.positions().zip(round.replies()).last()?;
        Some(Self::of(&before, reply, round.on_trust))
    }

    /// Creates the turn in which `reply` was given in `position`.
    fn of(position: &Position, reply: &Reply, on_trust: LetterSet) -> Self {
        let parts = position.candidates().map(|words| parted(words, &reply.guess));
        let shown = |(index, (family, words)): (usize, (Family, Candidates))| {
            let Family { places, size } = family;
            let most = match index {
                _ if index < Self::LARGE || places == reply.places() => {
                    (Self::MANY / (index + 1)).max(Self::FEWEST)
                }
                ..Self::SAMPLED => Self::SAMPLES,
                _ => 0,
            };
            let samples = words.words().filter(|word| !word.is_blocked()).take(most).collect();
            Shown { places, size, samples }
        };
        Self {
            guess: reply.guess.clone(),
            pattern: position.pattern().clone(),
            answer: reply.places(),
            families: parts.into_iter().flatten().enumerate().map(shown).collect(),
            misses_left: position.misses_left(),
            reason: reply.reason,
            proven: reply.proven && !reply.letter().is_some_and(|letter| on_trust.contains(letter)),
        }
    }

    /// Returns whether the guess was a miss.
    pub fn is_miss(&self) -> bool {
        self.answer.is_empty()
    }

    /// Returns the number of words that fitted before.
    pub fn before(&self) -> usize {
        self.families.iter().map(|family| family.size).sum()
    }

    /// Returns the number of words that fitted after.
    pub fn after(&self) -> usize {
        self.kept().map_or(0, |kept| self.families[kept].size)
    }

    /// Returns the index of the family that the answer left, unless no listed word is in it.
    pub fn kept(&self) -> Option<usize> {
        self.families.iter().position(|family| family.places == self.answer)
    }

    /// Returns the pattern that keeping this family would have shown.
    pub fn pattern_of(&self, family: &Shown) -> Pattern {
        let mut pattern = self.pattern.clone();
        self.guess.reveal(&mut pattern, family.places);
        pattern
    }
}

/// Returns the families of a guess with their words.
fn parted(words: &Candidates, guess: &Guess) -> Vec<(Family, Candidates)> {
    if let Guess::Letter(letter) = guess {
        return words.split(*letter);
    }
    let part = |family: Family| {
        let mut part = words.clone();
        part.keep_guess(guess, family.places).then_some((family, part))
    };
    words.families_of(guess).into_iter().filter_map(part).collect()
}

/// The story of a round, turn by turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Story {
    /// The guesses in their order.
    pub turns: Vec<Turn>,
    /// The result of the same letters in a fair game.
    pub fair: FairGame,
    /// Words that fit every answer, the commonest first, at most [`Story::WORDS`].
    pub fitting: Vec<Word>,
    /// The total number of such words.
    pub fitting_count: usize,
}

/// The result of the same letters against every word that there was at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FairGame {
    /// The number of words.
    pub words: usize,
    /// The number of words that the letters find before the lives run out.
    pub won: usize,
    /// The number of words that cost all lives.
    pub lost: usize,
}

impl Story {
    /// The maximum number of fitting words that are listed.
    pub const WORDS: usize = 200;

    /// Derives the story of a round, whether or not it is over.
    pub fn of(round: &Round) -> Self {
        let turn = |(before, reply): (Position, &Reply)| Turn::of(&before, reply, round.on_trust);
        let fitting = round.position().candidates().into_iter().flat_map(Candidates::words);
        Self {
            turns: round.positions().zip(round.replies()).map(turn).collect(),
            fair: FairGame::of(round),
            fitting: fitting.take(Self::WORDS).collect(),
            fitting_count: round.words_left(),
        }
    }
}

impl FairGame {
    fn of(round: &Round) -> Self {
        let mut game = Self::default();
        let start = round.start();
        let Some(candidates) = start.candidates() else { return game };
        // A word is compared by its number.
        let guesses: Vec<Result<Letter, Option<u32>>> = round
            .replies()
            .iter()
            .map(|reply| match &reply.guess {
                Guess::Letter(letter) => Ok(*letter),
                Guess::Word(word) => Err(start.listed().number_of(word)),
            })
            .collect();
        for &number in candidates.numbers() {
            let word = start.listed().letters(number);
            let known = word.without(start.guessed());
            let (mut missing, mut left) = (known.len(), round.lives().get());
            for guess in &guesses {
                if missing == 0 || left == 0 {
                    break;
                }
                match guess {
                    Ok(letter) if word.contains(*letter) => missing -= 1,
                    Err(guessed) if *guessed == Some(number) => missing = 0,
                    _ => left -= 1,
                }
            }
            game.words += 1;
            game.won += usize::from(missing == 0);
            game.lost += usize::from(left == 0);
        }
        game
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;
    use crate::game::opening::Opening;
    use crate::tests::{NINE, guess, letter, played, spelled, word, words};

    #[test]
    fn a_turn_shows_every_family_and_the_one_that_was_kept() {
        let round = played(Opponent::Greedy, "3", "eo");
        let story = Story::of(&round);
        let told: Vec<_> = story
            .turns
            .iter()
            .map(|turn| (turn.pattern.to_string(), turn.before(), turn.after(), turn.misses_left))
            .collect();
        assert_eq!(told, [("----".into(), 9, 3, 3), ("----".into(), 3, 2, 2)]);
        let first = &story.turns[0];
        let families = first.families.iter().map(|family| {
            format!("{} {}", first.pattern_of(family), spelled(family.samples.clone()))
        });
        let told = "---- ALLY COOL GOOD, --E- FLEW IBEX, -E-- BETA DEAL, ---E HOPE, E--E ELSE";
        assert_eq!(families.collect::<Vec<_>>().join(", "), told);
        assert_eq!(story.turns[0].kept(), Some(0));
        assert_eq!(spelled(story.fitting), "COOL GOOD");
        assert_eq!(Turn::last_of(&round).as_ref(), story.turns.last());
    }

    #[test]
    fn the_story_of_a_fair_round_shows_what_the_player_could_know() {
        let round = played(Opponent::Fair, "9", "e");
        let story = Story::of(&round);
        assert_eq!(story.turns[0].before(), 9);
        assert_eq!(story.turns[0].after(), round.words_left());
        assert_eq!(story.fitting_count, round.words_left());
    }

    #[test]
    fn a_friends_word_that_is_not_on_the_list_ends_the_families() {
        let known = Some(words(NINE));
        let mut round = Round::with_friend(&word("qoph"), known, "9".parse().unwrap(), 0);
        guess(&mut round, "oqp");
        let story = Story::of(&round);
        let left: Vec<_> = story.turns.iter().map(|turn| (turn.before(), turn.after())).collect();
        assert_eq!(left, [(9, 1), (1, 0), (0, 0)]);
        assert_eq!(story.fitting_count, 0);
    }

    #[test]
    fn the_same_letters_are_played_against_every_word() {
        // Of the nine words these letters find COOL alone, with one miss for the E.
        let round = played(Opponent::Greedy, "3", "eocl");
        let fair = Story::of(&round).fair;
        let oracle = |word: &str, letters: &str, lives: usize| {
            let mut missing: std::collections::BTreeSet<char> = word.chars().collect();
            let mut missed = 0;
            for c in letters.chars() {
                if missing.is_empty() || missed == lives {
                    break;
                }
                if word.contains(c) {
                    missing.remove(&c);
                } else {
                    missed += 1;
                }
            }
            (missing.is_empty(), missed == lives)
        };
        let each: Vec<_> = NINE.split(' ').map(|word| oracle(word, "eocl", 3)).collect();
        assert_eq!((fair.words, fair.won), (9, 1));
        assert_eq!(each.iter().filter(|(won, _)| *won).count(), fair.won);
        assert_eq!(each.iter().filter(|(_, lost)| *lost).count(), fair.lost);
    }

    #[test]
    fn a_fair_game_begins_with_the_opening() {
        let third = Opening::new(letter('e'), Places::from_bits(4), None);
        let lives = "9".parse().unwrap();
        let round = Round::opened(Opponent::Greedy, words(NINE), third, lives, 1);
        let mut round = round.unwrap();
        guess(&mut round, "flw");
        let fair = Story::of(&round).fair;
        assert_eq!((fair.words, fair.won), (2, 1), "FLEW is found, and IBEX is not");
    }

    #[test]
    fn the_family_that_was_kept_has_many_samples_however_small_it_is() {
        // Sixteen families of four words.
        let places = |bits: u32| move |at: usize| bits >> at & 1 == 1;
        let words_with = |z: u32| {
            let word = move |c| (0..5).map(|at| if places(z)(at) { 'z' } else { c }).collect();
            "abcd".chars().map::<String, _>(word)
        };
        let list = (0..16).flat_map(words_with).collect::<Vec<_>>().join(" ");
        let mut round =
            Round::with_friend(&word("zzzza"), Some(words(&list)), "9".parse().unwrap(), 0);
        guess(&mut round, "z");
        let turn = Turn::last_of(&round).unwrap();
        let kept = turn.kept().unwrap();
        assert!(kept >= Turn::LARGE, "{kept}");
        assert_eq!(turn.families[kept].samples.len(), 4);
    }
}
