//! [`Judgement`]: how good each guess of a round was, exactly.

use serde::{Deserialize, Serialize};

use super::round::Round;
use crate::guesser::{Aim, Chances, Exact, Lookahead};
use crate::position::Position;
use hangman_solver::{Halt, Solver};
use hangman_words::{Guess, Letter, Places, Word};

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
    /// Nothing, because there are too many words to search.
    Nothing,
}

impl AnalysisInput {
    /// Returns the input for a round, whether it is over or not.
    pub fn of(round: &Round) -> Self {
        let too_many = round.start().listed().len() > Solver::MOST_WORDS;
        let opponent = round.engine().opponent();
        let by = match opponent.cheats() {
            _ if too_many || !round.is_listed() => Metric::Nothing,
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
    /// or lacks (negative). `None` if that is unknown.
    pub margins: Vec<Option<i64>>,
    /// The guesses for which some listed word fitted, in order.
    pub guesses: Vec<JudgedGuess>,
}

/// The judgement of a guess.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct JudgedGuess {
    /// The letter; `None` if it was the whole word.
    pub letter: Option<Letter>,
    /// The lives that were left before it.
    pub lives_before: u32,
    /// Its value; `None` if that is unknown.
    pub value: Option<GuessValue>,
    /// A letter that would have been better, or as good.
    pub best: Option<Letter>,
}

/// The value of a guess.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum GuessValue {
    /// Against a setter that keeps families: the misses to the end in the worst case.
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

/// What a guess cost that was not the best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cost {
    /// The game: a win could be forced before it, and not after it. The lives that were left before it.
    Game(u32),
    /// Lives beyond those that the best letter costs.
    Lives(usize),
    /// A part of the probability of winning.
    Chance {
        /// The probability with the best letter.
        from: f64,
        /// The probability with this one.
        to: f64,
    },
    /// Lives on average, against a setter that holds one word.
    OnAverage(f64),
}

/// Probabilities that differ by no more than this count as equal, since the look-ahead only estimates them.
const AS_GOOD: f64 = 0.02;

/// If probabilities are equal, a letter that costs at most this many more misses on average is as good: the look-ahead
/// only estimates those, too.
const AS_FEW: f64 = 0.1;

impl JudgedGuess {
    /// Returns the misses that the guess gave away; `None` if misses are not the measure.
    pub const fn misses_given_away(&self) -> Option<usize> {
        match self.value {
            Some(GuessValue::Misses { best, this }) => Some(this.saturating_sub(best)),
            _ => None,
        }
    }

    /// Returns what the guess cost; `None` if it was as good as any, or if that is unknown.
    pub fn cost(&self) -> Option<Cost> {
        match self.value? {
            GuessValue::Misses { best, this } => {
                let left = self.lives_before as usize;
                match this.saturating_sub(best) {
                    0 => None,
                    _ if best < left && this >= left => Some(Cost::Game(self.lives_before)),
                    lives => Some(Cost::Lives(lives)),
                }
            }
            GuessValue::Chance { best, this, .. } if best - this > AS_GOOD => {
                Some(Cost::Chance { from: best, to: this })
            }
            GuessValue::Chance { extra, .. } => (extra > AS_FEW).then_some(Cost::OnAverage(extra)),
        }
    }

    /// Returns the better letter, if there was one.
    pub fn better(&self) -> Option<Letter> {
        self.best.filter(|best| self.cost().is_some() && self.letter != Some(*best))
    }
}

impl Judgement {
    /// Creates a judgement in which nothing is known yet.
    pub fn unknown(input: &AnalysisInput) -> Self {
        let guess = |(guess, position): (&Guess, &Position)| JudgedGuess {
            letter: guess.letter(),
            lives_before: position.misses_left(),
            value: None,
            best: None,
        };
        Self {
            margins: vec![None; input.positions.len()],
            guesses: input.guesses.iter().zip(&input.positions).map(guess).collect(),
        }
    }

    /// Returns the guess (from 0) after which a win could no longer be forced; `None` if it never could be,
    /// or still can.
    pub fn lost_at(&self) -> Option<usize> {
        let won = |margin: &Option<i64>| margin.is_some_and(|margin| margin >= 0);
        let last = self.margins.iter().rposition(won)?;
        // What comes after it is negative, if it is known.
        self.margins.get(last + 1)?.map(|_| last)
    }

    /// Returns the guesses (from 0) that cost something, up to the one that lost the game.
    pub fn mistakes(&self) -> impl Iterator<Item = (usize, Cost)> {
        let until = self.lost_at().map_or(self.guesses.len(), |turn| turn + 1);
        let guesses = self.guesses.iter().enumerate().take(until);
        guesses.filter_map(|(turn, guess)| Some((turn, guess.cost()?)))
    }

    /// Returns whether no answer to this guess (from 0) costs a perfect player more than the one that was given.
    pub fn is_costliest(&self, turn: usize) -> bool {
        let Some(JudgedGuess { lives_before, value, .. }) = self.guesses.get(turn) else {
            return false;
        };
        let Some(GuessValue::Misses { this, .. }) = value else { return false };
        let after = self.margins.get(turn + 1).copied().flatten();
        after.is_some_and(|margin| i64::from(*lives_before) - 1 - margin == *this as i64)
    }

    /// Returns the mistake (from 0) that decided the round: the one that lost the game, or else the one that cost most; `None`
    /// if the round was hopeless from the start.
    pub fn decisive(&self) -> Option<usize> {
        if self.is_hopeless() {
            return None;
        }
        let weight = |cost| match cost {
            Cost::Game(_) => f64::INFINITY,
            Cost::Lives(lives) => lives as f64,
            Cost::Chance { from, to } => from - to,
            // A life on average weighs less than any chance to win.
            Cost::OnAverage(lives) => lives / 1e3,
        };
        let worst =
            self.mistakes().max_by(|(_, one), (_, other)| weight(*one).total_cmp(&weight(*other)));
        self.lost_at().or_else(|| Some(worst?.0))
    }

    /// Returns whether a win could never be forced.
    pub fn is_hopeless(&self) -> bool {
        self.margins.first().copied().flatten().is_some_and(|first| first < 0)
            && self.lost_at().is_none()
    }

    /// Returns the misses that all guesses together gave away; `None` if one of them is unknown or misses are
    /// not the measure.
    pub fn misses_given_away(&self) -> Option<usize> {
        self.guesses.iter().map(JudgedGuess::misses_given_away).sum()
    }

    /// Returns how many guesses cost nothing; `None` if one of them is unknown or there were none.
    pub fn good(&self) -> Option<usize> {
        let known = !self.guesses.is_empty() && self.guesses.iter().all(|it| it.value.is_some());
        known.then(|| self.guesses.iter().filter(|guess| guess.cost().is_none()).count())
    }

    /// Returns whether the guesses that are judged are worth exactly what it says: probabilities are those of a look-ahead.
    pub fn is_exact(&self) -> bool {
        self.guesses.iter().all(|guess| !matches!(guess.value, Some(GuessValue::Chance { .. })))
    }

    /// Returns the share (0 ..= 1) of guesses that cost nothing; `None` if one of them is unknown or there
    /// were none.
    pub fn accuracy(&self) -> Option<f64> {
        Some(self.good()? as f64 / self.guesses.len() as f64)
    }
}

/// Judges rounds, and caches what it has learned about the words of one length.
pub struct Judge {
    exact: Exact,
    lookahead: Lookahead,
}

impl Judge {
    /// Creates a judge. Each question to the solver may take `nodes` nodes; what takes more stays unknown.
    pub fn new(nodes: u64) -> Self {
        Self { exact: Exact::new(nodes), lookahead: Lookahead::new(Aim::Wins) }
    }

    /// Judges every guess, the last one first, because late positions are small and what is learned about
    /// them helps with earlier ones. What `halt` ended stays unknown.
    pub fn judge(&mut self, input: &AnalysisInput, halt: Halt<'_>) -> Judgement {
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
            let after = input.positions.get(turn + 1);
            let missed = after.is_some_and(|after| after.misses_left() < position.misses_left());
            let missed = usize::from(missed);
            let found = match input.by {
                Metric::Nothing => None,
                Metric::Chance => guess.map(|guess| self.by_chance(position, guess)),
                Metric::WorstCase => {
                    let Some(bounds) = self.exact.value(words, halt) else { break };
                    let value = bounds.value();
                    judgement.margins[turn] = margin(value, position.misses_left());
                    let kept = next.map(|next: usize| next + missed);
                    next = value;
                    guess.zip(value).map(|(guess, value)| {
                        self.by_worst_answers(position, guess, (value, kept), halt)
                    })
                }
            };
            if let Some(found) = found {
                let guess = &mut judgement.guesses[turn];
                (guess.value, guess.best) = found;
            }
        }
        judgement
    }

    /// Returns the value of a guess against a setter that holds one word, and a letter that is as good or better, as
    /// far as they are known.
    fn by_chance(
        &mut self,
        position: &Position,
        guess: &Guess,
    ) -> (Option<GuessValue>, Option<Letter>) {
        let letter = match guess {
            Guess::Letter(letter) => *letter,
            Guess::Word(word) => return chances_of_word(&mut self.lookahead, position, word),
        };
        let chances = self.lookahead.chances(position, letter);
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
        // If every letter that distinguishes words is as good, any of them is better than a slip.
        let is_slip = this.is_some_and(|this| this > value);
        let any = || Exact::any(words, position.guessed());
        let are_all_as_good = words.len() <= value + 1;
        let best = best.or_else(|| any().filter(|_| is_slip && are_all_as_good));
        (this.map(|this| GuessValue::Misses { best: value, this }), best)
    }
}

/// Returns the value of guessing a word against a setter that holds one of the words left. If it is wrong, the
/// look-ahead goes on without it.
fn chances_of_word(
    lookahead: &mut Lookahead,
    position: &Position,
    word: &Word,
) -> (Option<GuessValue>, Option<Letter>) {
    let words = position.words_left() as f64;
    let right = position.candidates().is_some_and(|words| words.has(word));
    let after = position.after(word.clone(), Places::NONE);
    let mut best_of = |position: &Position| match position.words_left() {
        0 => Some((0.0, None)),
        _ if position.misses_left() == 0 => Some((0.0, None)),
        1 => Some((1.0, None)),
        _ => lookahead.best_chances(position).map(|(letter, best)| (best, Some(letter))),
    };
    let (Some((best, letter)), Some((rest, _))) = (best_of(position), best_of(&after)) else {
        return (None, None);
    };
    let hit = f64::from(u8::from(right)) / words;
    let this = hit + (1.0 - hit) * rest;
    // A word that does not fit is certainly a miss.
    let extra = if right { 0.0 } else { 1.0 };
    (Some(GuessValue::Chance { best: best.max(this), this, extra }), letter)
}

/// Returns how many misses a perfect player has to spare for a position of this value.
fn margin(value: Option<usize>, misses_left: u32) -> Option<i64> {
    Some(i64::from(misses_left) - 1 - value? as i64)
}

#[cfg(test)]
mod tests;
