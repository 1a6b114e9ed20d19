//! How good the guesses of a round were: mistakes, and the one that decided it.

use super::Medium;
use super::count;
use super::values::grouped;
use crate::game::judgement::{Cost, GuessValue, JudgedGuess, Judgement};
use crate::game::round::Finished;
use crate::game::{Outcome, Round};
use crate::words::Alphabet;

/// What the guess that lost the round is called where there is no room for more.
const DECIDED_IT: &str = "decided it";

/// Says what a guess cost, with a better letter, and in fewer words: "cost a life; better: T", "better: T". `None` if
/// it was no mistake.
pub fn mark(guess: &JudgedGuess, alphabet: &Alphabet) -> Option<[String; 2]> {
    let lost = guess.cost()?;
    let cost = cost(lost, Medium::Screen);
    let better = guess.better().map(|letter| format!("better: {}", alphabet.upper(letter)));
    let long = match &better {
        Some(better) => format!("{cost}; {better}"),
        None => cost.clone(),
    };
    let short = match lost {
        Cost::Game(_) => DECIDED_IT.to_owned(),
        _ => better.unwrap_or(cost),
    };
    Some([long, short])
}

/// "cost 2 lives"
fn cost(cost: Cost, to: Medium) -> String {
    match cost {
        Cost::Game(_) => String::from("gave away a sure win"),
        Cost::Lives(1) => String::from("cost a life"),
        Cost::Lives(lives) => format!("cost {}", count::lives(lives)),
        Cost::Chance { from, to: after } => {
            format!("cut your chances from {} to {}", to.percent(from), to.percent(after))
        }
        Cost::OnAverage(lives) => format!("cost {lives:.1} lives on average"),
    }
}

/// Says what a guess (from 0) cost in a sentence: "Your E cost a life. The T was better." `None` if it was no mistake.
pub(super) fn mistake(
    judged: &Judgement,
    turn: usize,
    round: &Round,
    to: Medium,
) -> Option<String> {
    // Nothing is lost after the game.
    let guess =
        judged.guesses.get(turn).filter(|_| judged.lost_at().is_none_or(|lost| turn <= lost))?;
    let alphabet = round.alphabet();
    let guessed = to.guess(&round.replies().get(turn)?.guess, alphabet);
    let lost = guess.cost()?;
    // With lives left, it does not look fatal.
    let left = match lost {
        Cost::Game(lives) => format!(" with {} left", count::lives(lives as usize)),
        _ => String::new(),
    };
    let better =
        guess.better().map(|letter| format!(" The {} was better.", to.letter(letter, alphabet)));
    Some(format!("Your {guessed} {}{left}.{}", cost(lost, to), better.unwrap_or_default()))
}

/// Says why a guess (from 0) was a mistake, in the numbers of hints: "Playing perfectly from here, you'd lose at most 2 lives
/// with X, 1 with C; you had 2." `None` if it was none, if its mark has the numbers, or if no guess was sure to win.
pub fn why(judged: &Judgement, turn: usize, round: &Round, to: Medium) -> Option<String> {
    mistake(judged, turn, round, to)?;
    let guess = judged.guesses.get(turn)?;
    let GuessValue::Misses { best, this } = guess.value? else { return None };
    if best >= guess.lives_before as usize {
        return None;
    }
    let alphabet = round.alphabet();
    let guessed = to.guess(&round.replies().get(turn)?.guess, alphabet);
    let better = guess.better().map(|letter| to.letter(letter, alphabet));
    let better = better.unwrap_or_else(|| String::from("the best letter"));
    let best = if best == 0 { String::from("none") } else { grouped(best) };
    let (this, had) = (count::lives(this), guess.lives_before);
    Some(format!(
        "Playing perfectly from here, you'd lose at most {this} with {guessed}, {best} with {better}; you had {had}."
    ))
}

/// Says what decided the round: perfect play, a game that nobody could be sure to win, or the guess that lost it.
pub fn decisive(judged: &Judgement, finished: &Finished, to: Medium) -> Option<String> {
    let Finished { round, outcome, .. } = finished;
    let is_perfect = !round.hinted && judged.accuracy() == Some(1.0);
    let is_plain = round.start().words_left() < 2 || !round.has_spare_lives();
    let said = match outcome {
        Outcome::Won if !is_perfect || is_plain => return None,
        Outcome::Won if judged.is_exact() => "Perfect: no guess could have been better.",
        Outcome::Won => "Perfect, as far as the computer can tell.",
        Outcome::Lost if judged.is_hopeless() => "No one could have been sure of winning this one.",
        Outcome::Lost => return mistake(judged, judged.decisive()?, round, to),
        _ => return None,
    };
    Some(said.to_owned())
}

/// "13 of your 17 guesses were the best possible.", "1 of your 3 guesses was the best possible."; `None` of a single guess, if
/// one of them is not known, or if the round was lost before its last guess: no mark says which of those after it were not
/// the best.
pub fn best_guesses(judged: &Judgement) -> Option<String> {
    if judged.lost_at().is_some_and(|lost| lost + 1 < judged.guesses.len()) {
        return None;
    }
    let best = judged.good().filter(|_| judged.guesses.len() > 1)?;
    let were = if best == 1 { "was" } else { "were" };
    let (best, all) = (grouped(best), grouped(judged.guesses.len()));
    let possible = if judged.is_exact() { "possible" } else { "that the computer knows" };
    Some(format!("{best} of your {all} guesses {were} the best {possible}."))
}

#[cfg(test)]
mod tests {
    use super::super::Medium::Screen;
    use super::*;
    use crate::engine::Opponent;
    use crate::tests::{letter, played};

    #[test]
    fn one_guess_was_the_best_and_more_were() {
        let guess = |this| {
            let value = Some(GuessValue::Misses { best: 3, this });
            JudgedGuess { letter: Some(letter('e')), lives_before: 9, value, best: None }
        };
        for (costs, expected) in [
            ([3, 4, 4], "1 of your 3 guesses was the best possible."),
            ([3, 3, 4], "2 of your 3 guesses were the best possible."),
        ] {
            let judged = Judgement { guesses: costs.map(guess).to_vec(), ..Judgement::default() };
            assert_eq!(best_guesses(&judged).as_deref(), Some(expected));
        }
    }

    #[test]
    fn a_mistake_is_explained_by_the_lives_that_it_costs_in_the_end() {
        let round = played(Opponent::Greedy, "9", "e");
        let said = |best, this| {
            let [letter, best_letter] = ['e', 'r'].map(|c| Some(letter(c)));
            let value = Some(GuessValue::Misses { best, this });
            let guess = JudgedGuess { letter, lives_before: 2, value, best: best_letter };
            why(&Judgement { guesses: vec![guess], ..Judgement::default() }, 0, &round, Screen)
        };
        assert_eq!(said(1, 1), None);
        assert_eq!(said(2, 3), None, "two lives were too few in any case");
        let why = said(0, 2).unwrap();
        assert!(why.contains("2 lives with E, none with R"), "{why}");
    }

    #[test]
    fn a_mistake_says_what_it_cost_and_what_was_better() {
        let round = played(Opponent::Greedy, "9", "e");
        let said = |value, to| {
            let [letter, best] = ['e', 'r'].map(|c| Some(letter(c)));
            let guess = JudgedGuess { letter, lives_before: 6, value: Some(value), best };
            let judged = Judgement { guesses: vec![guess], ..Judgement::default() };
            mistake(&judged, 0, &round, to)
        };
        let misses = |best, this| GuessValue::Misses { best, this };
        let chance = |best, this, extra| GuessValue::Chance { best, this, extra };
        for (value, expected) in [
            (misses(5, 5), None),
            (misses(3, 5), Some("Your E cost 2 lives. The R was better.")),
            (
                misses(5, 7),
                Some("Your E gave away a sure win with 6 lives left. The R was better."),
            ),
            (
                chance(0.9, 0.85, 1.0),
                Some("Your E cut your chances from 90% to 85%. The R was better."),
            ),
            (chance(1.0, 1.0, 0.4), Some("Your E cost 0.4 lives on average. The R was better.")),
            (chance(1.0, 1.0, 0.0), None),
        ] {
            assert_eq!(said(value, Screen).as_deref(), expected, "{value:?}");
        }
    }
}
