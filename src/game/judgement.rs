//! Owns [`AnalysisInput`] and [`Judgement`]: how good each guess of a round was, exactly. It depends on the
//! solver and the guessers, and on no screen.

mod word;

use serde::{Deserialize, Serialize};

use super::round::Round;
use crate::engine::teach;
use crate::guesser::{Aim, Chances, Exact, Lookahead};
use crate::position::Position;
use crate::solver::{Halt, Solver};
use crate::words::{Guess, Letter};

/// The part of a round that is needed to judge its guesses: what the player could know before each, and which
/// letter they guessed.
#[derive(Clone, Debug, PartialEq)]
pub struct AnalysisInput {
    /// The positions before each guess and after the last one, as long as a listed word fits; none if nothing
    /// is measured.
    pub positions: Vec<Position>,
    /// The guesses in their order.
    pub guesses: Vec<Guess>,
    /// The measure of a guess.
    pub by: Metric,
}

/// The measure of a guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Metric {
    /// The misses that it costs in the worst case, for setters that keep families.
    WorstCase,
    /// The probability of winning, for setters that hold one word.
    Chance,
    /// The misses that perfect play costs after the actual answer, for setters that give each letter the
    /// answer that costs the player the fewest misses. There, no guess loses the game.
    KindestAnswer,
    /// Nothing, because there are too many words to search.
    Nothing,
}

impl AnalysisInput {
    /// Returns the input for a round, whether it is over or not.
    #[must_use]
    pub fn of(round: &Round) -> Self {
        let too_many = round.start().listed().len() > Solver::MOST_WORDS;
        let opponent = round.engine().opponent();
        let by = match opponent.is_evil() {
            _ if too_many => Metric::Nothing,
            true if opponent.helps() => Metric::KindestAnswer,
            true => Metric::WorstCase,
            false => Metric::Chance,
        };
        let fits = |position: &Position| by != Metric::Nothing && position.candidates().is_some();
        let positions = round.positions().take_while(fits).collect();
        let guesses = round.replies().iter().map(|reply| reply.guess.clone()).collect();
        Self { positions, guesses, by }
    }
}

/// The judgement of the guesses of a round.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Judgement {
    /// Before each guess and after the last: how many misses a perfect player has to spare (0: just enough),
    /// or lacks (negative). `None` if it is unknown, or if no guess loses the game.
    pub margins: Vec<Option<i64>>,
    /// The guesses for which some listed word fitted, in order.
    pub guesses: Vec<JudgedGuess>,
    /// Whether nothing more will become known.
    pub complete: bool,
}

/// The judgement of a guess.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct JudgedGuess {
    /// The letter; `None` if it was the whole word.
    pub letter: Option<Letter>,
    /// The number of misses that would have lost the round before the guess; `None` if no guess loses the
    /// game.
    pub misses_left: Option<u32>,
    /// Its value; `None` if that is unknown.
    pub value: Option<GuessValue>,
    /// A letter that would have been better, or as good.
    pub best: Option<Letter>,
}

/// The value of a guess.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum GuessValue {
    /// Against a setter that keeps families: the misses to the end in the worst case. Against one that helps
    /// the player: the misses to the end after its answer.
    Misses {
        /// With the best letter.
        best: usize,
        /// With this letter, including its own miss; never fewer.
        this: usize,
    },
    /// Against a setter that holds one word: the probability (0 ..= 1) of finding it in time if every word
    /// that fits is equally likely and the look-ahead guesser plays on.
    Chance {
        /// With the best letter.
        best: f64,
        /// With this letter; never higher.
        this: f64,
        /// The misses that this letter costs more than the best, on average over the words that fit; never below 0.
        extra: f64,
    },
}

/// A mark for a guess, as chess players use them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The letter that a perfect player would guess.
    Best,
    /// Another letter that costs no more.
    AsGood,
    /// It gave away one miss (on average, against an opponent that holds one word), or between 2 and 10 points of a
    /// hundred of the chance to win.
    Slip,
    /// It gave away more.
    Blunder,
    /// Not known.
    Unknown,
}

/// Probabilities that differ by no more than this count as equal, since the look-ahead only estimates them.
const AS_GOOD: f64 = 0.02;

/// Where the chances are equal, a letter is as good if it costs this many more misses on average: the look-ahead only
/// estimates those, too.
const AS_FEW: f64 = 0.1;

/// Giving away more of the probability of winning than this is a blunder.
const BLUNDER: f64 = 0.1;

impl JudgedGuess {
    /// Returns the misses that the guess gave away; `None` if misses are not the measure.
    #[must_use]
    pub const fn misses_given_away(&self) -> Option<usize> {
        match self.value {
            Some(GuessValue::Misses { best, this }) => Some(this.saturating_sub(best)),
            _ => None,
        }
    }

    /// Returns the mark.
    #[must_use]
    pub fn mark(&self) -> Mark {
        let harmless = match self.best {
            Some(best) if self.letter != Some(best) => Mark::AsGood,
            _ => Mark::Best,
        };
        match self.value {
            None => Mark::Unknown,
            Some(GuessValue::Misses { best, this }) => match this.saturating_sub(best) {
                0 => harmless,
                1 => Mark::Slip,
                _ => Mark::Blunder,
            },
            Some(GuessValue::Chance { best, this, extra }) if best - this <= AS_GOOD => {
                if extra <= AS_FEW { harmless } else { Mark::Slip }
            }
            Some(GuessValue::Chance { best, this, .. }) if best - this <= BLUNDER => Mark::Slip,
            Some(GuessValue::Chance { .. }) => Mark::Blunder,
        }
    }

    /// Returns whether the best setter could be beaten before this guess, but not after it.
    #[must_use]
    pub const fn lost_the_game(&self) -> bool {
        match (self.value, self.misses_left) {
            (Some(GuessValue::Misses { best, this }), Some(left)) => {
                best < left as usize && this >= left as usize
            }
            _ => false,
        }
    }

    /// Returns the better letter, if there was one.
    #[must_use]
    pub fn better(&self) -> Option<Letter> {
        self.best.filter(|_| matches!(self.mark(), Mark::Slip | Mark::Blunder))
    }
}

impl Judgement {
    /// Creates a judgement in which nothing is known yet.
    #[must_use]
    pub fn unknown(input: &AnalysisInput) -> Self {
        let guess = |(guess, position): (&Guess, &Position)| JudgedGuess {
            letter: guess.letter(),
            misses_left: (input.by == Metric::WorstCase).then_some(position.misses_left()),
            value: None,
            best: None,
        };
        Self {
            margins: vec![None; input.positions.len()],
            guesses: input.guesses.iter().zip(&input.positions).map(guess).collect(),
            complete: false,
        }
    }

    /// Returns the guess (from 0) after which a win could no longer be forced; `None` if it never could be,
    /// or still can.
    #[must_use]
    pub fn lost_at(&self) -> Option<usize> {
        let won = |margin: &Option<i64>| margin.is_some_and(|margin| margin >= 0);
        let last = self.margins.iter().rposition(won)?;
        let after = self.margins.get(last + 1)?;
        after.is_some_and(|margin| margin < 0).then_some(last)
    }

    /// Returns the margin at the start, if it is known.
    #[must_use]
    pub(crate) fn at_first(&self) -> Option<i64> {
        self.margins.first().copied().flatten()
    }

    /// Returns the best margin after the first letter while a win was still possible, with the number of
    /// letters after which it was first reached.
    #[must_use]
    pub(crate) fn closest(&self) -> Option<(usize, i64)> {
        let known = self.margins.iter().enumerate().skip(1);
        let known = known.filter_map(|(turn, margin)| Some((turn, (*margin)?)));
        // After the last letter, a negative margin means that the round is lost.
        let known = known.filter(|(turn, margin)| *turn < self.guesses.len() || *margin >= 0);
        known.rev().max_by_key(|(_, margin)| *margin)
    }

    /// Returns the misses that all guesses together gave away; `None` if one of them is unknown or misses are
    /// not the measure.
    #[must_use]
    pub fn misses_given_away(&self) -> Option<usize> {
        self.guesses.iter().map(JudgedGuess::misses_given_away).sum()
    }

    /// Returns how many guesses cost nothing; `None` if one of them is unknown or there were none.
    #[must_use]
    pub fn good(&self) -> Option<usize> {
        let marks: Vec<Mark> = self.guesses.iter().map(JudgedGuess::mark).collect();
        let good = marks.iter().filter(|mark| matches!(mark, Mark::Best | Mark::AsGood)).count();
        let known = !marks.is_empty() && !marks.contains(&Mark::Unknown);
        known.then_some(good)
    }

    /// Returns the share (0 ..= 1) of guesses that cost nothing; `None` if one of them is unknown or there
    /// were none.
    #[must_use]
    pub fn accuracy(&self) -> Option<f64> {
        Some(self.good()? as f64 / self.guesses.len() as f64)
    }
}

/// Creates the [`Exact`] that hints and judgements about families share. Each question may take this many
/// nodes.
#[must_use]
pub const fn exact(nodes: u64) -> Exact {
    Exact::new(teach, nodes)
}

/// Judges rounds, and caches what it has learned about the words of one length.
pub struct Judge {
    exact: Exact,
    lookahead: Option<Lookahead>,
}

impl Judge {
    /// Creates a judge. Each question to the solver may take `nodes` nodes; what takes more stays unknown.
    #[must_use]
    pub const fn new(nodes: u64) -> Self {
        Self { exact: exact(nodes), lookahead: None }
    }

    /// Judges every guess, the last one first, because late positions are small and what is learned about
    /// them helps with earlier ones. Calls `progress` whenever more has become known.
    pub fn judge(
        &mut self,
        input: &AnalysisInput,
        halt: Halt<'_>,
        progress: &mut dyn FnMut(&Judgement),
    ) -> Judgement {
        let mut judgement = Judgement::unknown(input);
        // Otherwise, earlier rounds would affect which questions stay within the node limit.
        self.exact.forget();
        // The value of the position after the guess, if it is known.
        let mut next = None;
        for turn in (0..input.positions.len()).rev() {
            if halt() {
                break;
            }
            let position = &input.positions[turn];
            let Some(words) = position.candidates() else { continue };
            let guess = input.guesses.get(turn);
            let found = if input.by == Metric::Chance {
                guess.map(|guess| self.by_chance(position, guess))
            } else {
                let Some(bounds) = self.exact.value(words, halt) else { break };
                let value = bounds.value();
                if input.by == Metric::WorstCase {
                    judgement.margins[turn] = margin(value, position.misses_left());
                }
                let after = input.positions.get(turn + 1);
                let missed =
                    after.is_some_and(|after| after.misses_left() < position.misses_left());
                let kept = next.map(|next: usize| next + usize::from(missed));
                next = value;
                match (input.by, guess, value, kept) {
                    (Metric::KindestAnswer, Some(guess), _, Some(kept)) => {
                        Some(self.by_kindest_answers(position, guess, kept, halt))
                    }
                    (Metric::WorstCase, Some(guess), Some(value), kept) => {
                        Some(self.by_worst_answers(position, guess, (value, kept), halt))
                    }
                    _ => None,
                }
            };
            if let Some(found) = found {
                let guess = &mut judgement.guesses[turn];
                (guess.value, guess.best) = found;
            }
            progress(&judgement);
        }
        judgement.complete = true;
        judgement
    }

    /// Returns what a guess was worth against a setter that holds one word, and a letter that is as good or better,
    /// each as far as it was found out.
    fn by_chance(
        &mut self,
        position: &Position,
        guess: &Guess,
    ) -> (Option<GuessValue>, Option<Letter>) {
        let lookahead = self.lookahead.get_or_insert_with(|| Lookahead::new(Aim::Wins));
        let letter = match guess {
            Guess::Letter(letter) => *letter,
            Guess::Word(word) => return word::chances(lookahead, position, word),
        };
        let chances = lookahead.chances(position, letter);
        let value = |Chances { best, this, extra, .. }| GuessValue::Chance { best, this, extra };
        chances.map(|found| (value(found), found.letter)).unzip()
    }

    /// Returns the same by the worst answers. `value` is the value of the position, and `kept` is what
    /// perfect play costs from the given answer on, including its own miss.
    fn by_worst_answers(
        &mut self,
        position: &Position,
        guess: &Guess,
        (value, kept): (usize, Option<usize>),
        halt: Halt<'_>,
    ) -> (Option<GuessValue>, Option<Letter>) {
        let Some(words) = position.candidates() else { return (None, None) };
        let best = self.exact.best(words, position.guessed(), value, halt);
        // The given answer is one of those that count.
        let at_least = value.max(kept.unwrap_or(0));
        let this = match guess {
            Guess::Letter(letter) if best == Some(*letter) => Some(value),
            Guess::Letter(letter) => self.exact.after(words, *letter, at_least, halt),
            // A word has one answer while others fit, and the miss included it costs no less than the best letter.
            Guess::Word(_) => kept.map(|kept| kept.max(value)),
        };
        // Where all letters that tell words apart are as good, the better one is any of them.
        let is_slip = this.is_some_and(|this| this > value);
        let any = || Exact::telling(words, position.guessed()).first().copied();
        let are_all_as_good = words.len() <= value + 1;
        let best = best.or_else(|| any().filter(|_| is_slip && are_all_as_good));
        (this.map(|this| GuessValue::Misses { best: value, this }), best)
    }

    /// Returns the same by the kindest answers.
    fn by_kindest_answers(
        &mut self,
        position: &Position,
        guess: &Guess,
        kept: usize,
        halt: Halt<'_>,
    ) -> (Option<GuessValue>, Option<Letter>) {
        let Some(words) = position.candidates() else { return (None, None) };
        // A word has one answer while others fit.
        let this = match guess.letter() {
            Some(letter) => {
                let kinder = self.exact.kinder(words, std::iter::once(letter), kept, halt);
                kinder.map(|(this, _)| this)
            }
            None => Some(kept),
        };
        let found = this.and_then(|this| {
            let (best, better) = self.exact.kinder(words, position.open(), this, halt)?;
            Some((GuessValue::Misses { best, this }, better.or(guess.letter())))
        });
        found.map_or((None, None), |(value, best)| (Some(value), best))
    }
}

/// Returns how many misses a perfect player has to spare for a position of this value.
fn margin(value: Option<usize>, misses_left: u32) -> Option<i64> {
    Some(i64::from(misses_left) - 1 - value? as i64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;
    use crate::words::{Candidates, ENGLISH, ListBuilder, Word};

    fn words(text: &str) -> Candidates {
        let mut list = ListBuilder::new(&ENGLISH);
        list.feed(text.replace(' ', "\n").as_bytes()).unwrap();
        list.finish().unwrap().0.of_length(4).unwrap().candidates()
    }

    fn letter(c: char) -> Letter {
        ENGLISH.letter(c).unwrap()
    }

    fn played(opponent: Opponent, list: &str, lives: &str, letters: &str) -> Round {
        let mut round = Round::new(opponent, words(list), lives.parse().unwrap(), 1);
        for c in letters.chars() {
            round.guess(letter(c)).unwrap();
        }
        round
    }

    fn judged(round: &Round) -> Judgement {
        Judge::new(u64::MAX).judge(&AnalysisInput::of(round), &|| false, &mut |_| ())
    }

    /// Values by the definition, each set of words once.
    #[derive(Default)]
    struct Oracle(std::collections::HashMap<Vec<u32>, usize>);

    impl Oracle {
        fn value(&mut self, words: &Candidates) -> usize {
            if words.len() < 2 {
                return 0;
            }
            if let Some(value) = self.0.get(words.numbers()) {
                return *value;
            }
            let telling = |letter: &Letter| words.families(*letter).len() > 1;
            let letters: Vec<_> = words.listed().alphabet().letters().filter(telling).collect();
            let value = letters.into_iter().map(|letter| self.worst(words, letter)).min().unwrap();
            self.0.insert(words.numbers().to_vec(), value);
            value
        }

        /// The misses after the answer to a letter that costs the fewest.
        fn kindest(&mut self, words: &Candidates, letter: Letter) -> usize {
            self.each(words, letter).min().unwrap()
        }

        fn worst(&mut self, words: &Candidates, letter: Letter) -> usize {
            self.each(words, letter).max().unwrap()
        }

        /// The misses after each answer to a letter.
        fn each(&mut self, words: &Candidates, letter: Letter) -> impl Iterator<Item = usize> {
            let families = words.split(letter).into_iter();
            families
                .map(|(family, words)| usize::from(family.places.is_empty()) + self.value(&words))
        }
    }

    const NINE: &str = "ally beta cool deal else flew good hope ibex";

    #[test]
    fn every_guess_is_worth_what_the_definition_says() {
        let mut oracle = Oracle::default();
        for list in [NINE, "bill dill fill gill hill deal tear monk", "deal tear monk"] {
            oracle.0.clear();
            for letters in ["eo", "oe", "zq", "lt", "i"] {
                let round = played(Opponent::Greedy, list, "9", letters);
                let (input, judgement) = (AnalysisInput::of(&round), judged(&round));
                for (position, guess) in input.positions.iter().zip(&judgement.guesses) {
                    let words = position.candidates().unwrap();
                    let best = oracle.value(words);
                    let this = oracle.worst(words, guess.letter.unwrap()).max(best);
                    let worth = Some(GuessValue::Misses { best, this });
                    assert_eq!(guess.value, worth, "{list}: {letters}");
                    if let Some(better) = guess.better() {
                        assert_eq!(oracle.worst(words, better), best, "{list}: {letters}");
                    }
                }
                let margins = input.positions.iter().map(|at| {
                    margin(Some(oracle.value(at.candidates().unwrap())), at.misses_left())
                });
                assert_eq!(judgement.margins, margins.collect::<Vec<_>>());
            }
        }
    }

    /// A round in which a word is guessed after some letters, and then other letters.
    fn with_word(opponent: Opponent, list: &str, before: &str, word: &str, after: &str) -> Round {
        let mut round = played(opponent, list, "9", before);
        round.guess_word(&Word::parse(word, &ENGLISH).unwrap()).unwrap();
        after.chars().for_each(|c| _ = round.guess(letter(c)).unwrap());
        round
    }

    #[test]
    fn a_word_is_worth_what_is_left_without_it_and_its_miss() {
        let mut oracle = Oracle::default();
        for (before, word, after) in
            [("", "cool", "eo"), ("e", "good", "al"), ("e", "ally", ""), ("eo", "good", "c")]
        {
            oracle.0.clear();
            let round = with_word(Opponent::Greedy, NINE, before, word, after);
            let (input, judgement) = (AnalysisInput::of(&round), judged(&round));
            let turn = before.len();
            let words = input.positions[turn].candidates().unwrap();
            let best = oracle.value(words);
            let left = input.positions[turn + 1].candidates().unwrap();
            // Numbers of a list of its own mean other words.
            let this = Oracle::default().value(left) + 1;
            assert!(this >= best, "{before} {word}");
            let worth = Some(GuessValue::Misses { best, this });
            assert_eq!(judgement.guesses[turn].value, worth, "{before} {word}");
            assert_eq!(judgement.guesses[turn].letter, None);
            for (position, guess) in input.positions.iter().zip(&judgement.guesses) {
                let Some(letter) = guess.letter else { continue };
                let (words, mut oracle) = (position.candidates().unwrap(), Oracle::default());
                let best = oracle.value(words);
                let this = oracle.worst(words, letter).max(best);
                assert_eq!(guess.value, Some(GuessValue::Misses { best, this }), "{word}");
            }
        }
    }

    #[test]
    fn the_last_word_is_the_best_guess_and_costs_nothing() {
        for opponent in [Opponent::Greedy, Opponent::Merciful, Opponent::Fair] {
            let round = with_word(opponent, "deal", "", "deal", "");
            let guess = judged(&round).guesses[0];
            assert_eq!(guess.mark(), Mark::Best, "{opponent}: {guess:?}");
        }
    }

    #[test]
    fn where_every_answer_is_the_kindest_a_word_costs_its_miss() {
        let guess =
            judged(&with_word(Opponent::Merciful, "deal tear monk", "", "deal", "")).guesses[0];
        // A K leaves one word. Without DEAL perfect play may cost another miss.
        assert_eq!(guess.value, Some(GuessValue::Misses { best: 0, this: 2 }));
    }

    #[test]
    fn against_one_word_a_guessed_word_is_right_as_often_as_there_are_words() {
        let list = "bill dill fill gill hill";
        let mut round = Round::new(Opponent::Fair, words(list), "2".parse().unwrap(), 1);
        let secret = round.engine().candidates().words().next().unwrap();
        let other = words(list).words().find(|word| *word != secret).unwrap();
        round.guess_word(&other).unwrap();
        let Some(GuessValue::Chance { best, this, .. }) = judged(&round).guesses[0].value else {
            panic!("{round:?}")
        };
        // With two misses two of the five words are found, by letters or as words.
        assert!((best - 0.4).abs() < 1e-9 && (this - 0.4).abs() < 1e-9, "{best} {this}");
    }

    #[test]
    fn a_letter_that_no_word_has_gives_a_miss_away_and_may_lose_the_game() {
        let judgement = judged(&played(Opponent::Greedy, "deal tear monk", "2", "z"));
        let guess = judgement.guesses[0];
        assert_eq!(guess.value, Some(GuessValue::Misses { best: 1, this: 2 }));
        assert_eq!((guess.mark(), guess.lost_the_game()), (Mark::Slip, true));
        assert!(guess.better().is_some());
        assert_eq!((judgement.misses_given_away(), judgement.accuracy()), (Some(1), Some(0.0)));
        assert_eq!(judgement.lost_at(), Some(0));
    }

    #[test]
    fn where_every_answer_is_the_kindest_a_letter_is_measured_by_the_kindest_answers() {
        let mut oracle = Oracle::default();
        for list in [NINE, "bill dill fill gill hill deal tear monk", "deal tear monk", "bill dill"]
        {
            oracle.0.clear();
            for letters in ["eo", "oe", "zq", "lt", "il", "dzb"] {
                let round = played(Opponent::Merciful, list, "9", letters);
                let (input, judgement) = (AnalysisInput::of(&round), judged(&round));
                for (position, guess) in input.positions.iter().zip(&judgement.guesses) {
                    let words = position.candidates().unwrap();
                    let this = oracle.kindest(words, guess.letter.unwrap());
                    let open =
                        ENGLISH.letters().filter(|letter| !position.guessed().contains(*letter));
                    let best = open.map(|letter| oracle.kindest(words, letter)).min();
                    let worth = best.map(|best| GuessValue::Misses { best, this });
                    assert_eq!(guess.value, worth, "{list}: {letters}");
                    let better = guess.best.map(|better| oracle.kindest(words, better));
                    assert_eq!(better, best, "{list}: {letters}");
                    assert!(!guess.lost_the_game());
                }
                assert_eq!((judgement.lost_at(), judgement.at_first()), (None, None));
            }
        }
    }

    #[test]
    fn the_kindest_answer_to_a_letter_that_no_word_has_gives_misses_away() {
        let judgement = judged(&played(Opponent::Merciful, "deal tear monk", "2", "z"));
        let guess = judgement.guesses[0];
        // A K leaves one word, and a Z all of them.
        assert_eq!(guess.value, Some(GuessValue::Misses { best: 0, this: 2 }));
        assert_eq!((guess.mark(), judgement.misses_given_away()), (Mark::Blunder, Some(2)));
    }

    #[test]
    fn against_one_word_chances_count() {
        let judgement = judged(&played(Opponent::Fair, "bill dill fill gill hill", "2", "z"));
        let guess = judgement.guesses[0];
        let Some(GuessValue::Chance { best, this, .. }) = guess.value else { panic!("{guess:?}") };
        // With two misses two of the five words are found, with one, one.
        assert!((best - 0.4).abs() < 1e-9 && (this - 0.2).abs() < 1e-9, "{best} {this}");
        assert_eq!((guess.mark(), guess.misses_given_away()), (Mark::Blunder, None));
        let good = judged(&played(Opponent::Fair, NINE, "9", "e")).guesses[0];
        assert!(matches!(good.mark(), Mark::Best | Mark::AsGood), "{good:?}");
    }

    #[test]
    fn where_the_word_is_known_a_miss_that_loses_the_round_is_a_blunder() {
        for (list, lives) in [("bill", "1"), ("bill dill", "2")] {
            let judgement = judged(&played(Opponent::Fair, list, lives, "z"));
            let Some(GuessValue::Chance { best, this, .. }) = judgement.guesses[0].value else {
                panic!("{judgement:?}")
            };
            // Of two words one is still found in time.
            let wanted = if list == "bill" { 0.0 } else { 0.5 };
            assert!((best - 1.0).abs() < 1e-9 && (this - wanted).abs() < 1e-9, "{best} {this}");
            assert_eq!(judgement.guesses[0].mark(), Mark::Blunder);
        }
    }

    #[test]
    fn where_the_win_is_safe_fewer_misses_on_average_are_better() {
        for (list, letters, wanted) in
            [("bill", "z", 1.0), ("bill", "bzil", 1.0), ("beta deal", "z", 1.0)]
        {
            let judgement = judged(&played(Opponent::Fair, list, "9", letters));
            let marks = judgement.guesses.iter().map(JudgedGuess::mark);
            let slips = marks.filter(|mark| *mark == Mark::Slip).count();
            assert_eq!(slips, 1, "{list} {letters}: {judgement:?}");
            let at = letters.find('z').unwrap();
            let Some(GuessValue::Chance { best, this, extra }) = judgement.guesses[at].value else {
                panic!("{judgement:?}")
            };
            assert!(best == this && (extra - wanted).abs() < 1e-9, "{list} {letters}: {extra}");
        }
    }

    #[test]
    fn what_the_nodes_are_not_enough_for_stays_unknown() {
        let round = played(Opponent::Greedy, NINE, "9", "e");
        let judgement = Judge::new(0).judge(&AnalysisInput::of(&round), &|| false, &mut |_| ());
        let guess = judgement.guesses[0];
        assert!(guess.value.is_none() || guess.mark() != Mark::Unknown);
        let halted = Judge::new(9).judge(&AnalysisInput::of(&round), &|| true, &mut |_| ());
        let unknown =
            Judgement { complete: true, ..Judgement::unknown(&AnalysisInput::of(&round)) };
        assert_eq!(halted, unknown);
        assert_eq!((halted.accuracy(), halted.misses_given_away()), (None, None));
    }

    #[test]
    fn a_word_that_is_in_no_list_is_judged_as_far_as_words_fit() {
        let word = crate::words::Word::parse("qoph", &ENGLISH).unwrap();
        let mut round = Round::with_friend(&word, Some(words(NINE)), "9".parse().unwrap(), 0);
        for c in "oqp".chars() {
            round.guess(letter(c)).unwrap();
        }
        assert_eq!(
            (AnalysisInput::of(&round).positions.len(), judged(&round).guesses.len()),
            (2, 2)
        );
    }

    #[test]
    fn a_round_is_lost_with_the_answer_after_the_last_chance() {
        let judged = |margins: &[Option<i64>]| Judgement {
            margins: margins.to_vec(),
            ..Judgement::default()
        };
        assert_eq!(judged(&[Some(1), Some(0), Some(-1), Some(-1)]).lost_at(), Some(1));
        assert_eq!(judged(&[Some(1), Some(0)]).lost_at(), None);
        assert_eq!(judged(&[Some(-2), Some(-1), Some(-1), Some(-3)]).lost_at(), None);
        let guess = JudgedGuess {
            letter: Some(letter('e')),
            misses_left: Some(1),
            value: None,
            best: None,
        };
        let closest = |margins: &[Option<i64>]| {
            let guesses = vec![guess; margins.len() - 1];
            Judgement { guesses, ..judged(margins) }.closest()
        };
        assert_eq!(closest(&[Some(-2), Some(-1), Some(-1), Some(-3)]), Some((1, -1)));
        assert_eq!(closest(&[Some(-9), Some(-9), Some(-5)]), Some((1, -9)), "all is over then");
        assert_eq!(closest(&[Some(-9), Some(-9), Some(0)]), Some((2, 0)));
        assert_eq!(judged(&[Some(0), None, Some(-1)]).lost_at(), None);
        let margins = [(Some(8), 10), (Some(8), 9), (Some(7), 7), (None, 6)];
        let margins = margins.map(|(value, left)| margin(value, left));
        assert_eq!(margins, [Some(1), Some(0), Some(-1), None]);
    }
}
