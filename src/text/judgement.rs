//! How good guesses were.

use unicode_width::UnicodeWidthStr;

use super::Medium::{self, Screen, Speech};
use super::count;
use super::values::{capital, grouped, small};
use crate::game::{Finished, GuessValue, JudgedGuess, Judgement, Mark, Outcome, Round, Standing};
use crate::words::Alphabet;

/// What decided the round: that it was played perfectly, could not be won for sure, or which guess lost it.
pub fn judgement(judged: &Judgement, finished: &Finished, to: Medium) -> Option<String> {
    let round = &finished.round;
    praise(judged, finished).or_else(|| {
        let first = judged.at_first()?;
        if let Some(turn) = judged.lost_at() {
            let letter = to.guess_that(&round.replies().get(turn)?.guess, round.alphabet());
            let letter = capital(&letter);
            return Some(format!(
                "{letter} lost you the game: until then, a perfect player would still have won."
            ));
        }
        match first {
            0.. => while_it_could_be_won(judged, round.standing()),
            _ => Some(unwinnable(round)),
        }
    })
}

/// "With 5 lives, nobody could be sure to win."
fn unwinnable(round: &Round) -> String {
    format!("With {}, nobody could be sure to win.", count::lives_of(round.lives()))
}

/// A kind word, where there is a reason: every guess was the best, or the round could not be won for sure. It is no longer
/// than the [`turning_point`] of a letter.
pub fn praise(judged: &Judgement, finished: &Finished) -> Option<String> {
    let is_hopeless =
        judged.at_first().is_some_and(|first| first < 0) && judged.lost_at().is_none();
    let is_perfect = is_perfect(judged, finished);
    let told = match finished.outcome {
        Outcome::Won if is_perfect => "Perfect: no guess could have been better.",
        Outcome::Lost if is_perfect && is_hopeless => {
            "Perfect, but lost: nobody could be sure to win."
        }
        Outcome::Lost if is_perfect => "Perfect, but lost: that was bad luck.",
        Outcome::Lost if is_hopeless => "Not your fault: nobody could be sure to win this.",
        _ => return None,
    };
    Some(told.to_owned())
}

/// Returns whether every guess was the best available. Guesses are judged by the list, which need not have a friend's word.
fn is_perfect(judged: &Judgement, finished: &Finished) -> bool {
    let Finished { round, word, outcome, .. } = finished;
    let is_known = round.is_about_the_list() || round.start().listed().has(word);
    // Hints are the best letters.
    let own = !round.hinted() && round.words_at_start() > 1 && *outcome != Outcome::GivenUp;
    is_known && own && judged.accuracy().is_some_and(|share| share >= 1.0)
}

/// The [`praise`], or the letter that lost the game, and one that would not have: "Your O lost you the game; N could still
/// have won it." Why is said where it is plain.
pub fn turning_point(judged: &Judgement, finished: &Finished) -> Option<String> {
    let round = &finished.round;
    praise(judged, finished).or_else(|| {
        let turn = judged.lost_at().filter(|_| finished.outcome == Outcome::Lost)?;
        let alphabet = round.engine().alphabet();
        let reply = round.replies().get(turn)?;
        let letter = reply.guess.text(alphabet);
        let left = round.words_left_by_turn();
        let is_in_no_word = reply.guess.letter().is_some() && left.get(turn) == left.get(turn + 1);
        let before = &round.replies()[..=turn];
        let missed = before.iter().filter(|reply| reply.is_miss()).count();
        let lives = (round.lives().get() as usize).saturating_sub(missed);
        let (why, with) = match (lives, is_in_no_word) {
            (0, true) => (IN_NO_WORD, String::new()),
            (0, false) => ("", String::new()),
            // A guess that loses a forced win with lives left does not look fatal.
            (lives, _) => ("", format!(" with {} left", count::lives(lives))),
        };
        // What the guess itself came to may be unknown, but a win was lost, which the best letter would have kept.
        let guess = judged.guesses.get(turn);
        let better = guess.and_then(|guess| guess.best.filter(|best| guess.letter != Some(*best)));
        let better = better.map(|better| the_winning(&Screen.letter(better, alphabet)));
        Some(format!("Your {letter}{why} lost you the game{with}{}.", better.unwrap_or_default()))
    })
}

/// Why a letter lost the game that ruled out no word.
const IN_NO_WORD: &str = " was in no word left and";

/// A text as long as anything that [`turning_point`] says of a round that was lost.
pub fn longest_turning_point(round: &Round) -> String {
    let alphabet = round.alphabet();
    let guesses = round.replies().iter().map(|reply| reply.guess.text(alphabet));
    let longest = guesses.max_by_key(|guess| guess.width());
    longest.map_or_else(String::new, |guess| {
        format!("Your {guess}{IN_NO_WORD} lost you the game{}.", the_winning("W"))
    })
}

/// Says how long a round could be won that could be at first, where it is not known to the letter.
fn while_it_could_be_won(judged: &Judgement, standing: Standing) -> Option<String> {
    let safe = |margin: &Option<i64>| margin.is_some_and(|margin| margin >= 0);
    if judged.margins.iter().all(safe) {
        return Some(String::from(match standing {
            Standing::InPlay => "When you gave up, a perfect player would still have won.",
            Standing::Won | Standing::Lost => {
                "At every point, a perfect player would still have won."
            }
        }));
    }
    let lost = |margin: &Option<i64>| margin.is_some_and(|margin| margin < 0);
    let last = judged.margins.iter().rposition(safe)?;
    let after = judged.margins.iter().skip(last).position(lost)?;
    Some(format!(
        "A perfect player would still have won at letter {}, but not after letter {}.",
        last + 1,
        last + after
    ))
}

/// Says how good a guess was, and what it cost or what it was worth. With its `number` among the guesses it can be told
/// without the rest of the round.
pub fn guess(guess: &JudgedGuess, round: &Round, number: Option<usize>, to: Medium) -> String {
    let alphabet = round.engine().alphabet();
    let letter = match guess.letter {
        Some(letter) => to.letter(letter, alphabet),
        None => String::from("guessing the word"),
    };
    let better = guess.best.map(|best| to.letter(best, alphabet));
    let told = match guess.mark() {
        Mark::Best => format!("No guess was better than {letter}{}.", worth(guess, to)),
        Mark::AsGood => match better {
            Some(best) => {
                format!("No guess was better than {letter} or {best}{}.", worth(guess, to))
            }
            None => format!("No guess was better than {letter}{}.", worth(guess, to)),
        },
        Mark::Slip | Mark::Blunder => {
            // A letter by itself could be taken for a word: "I cost you an extra life".
            let letter = guess.letter.map_or(letter.clone(), |_| format!("your {letter}"));
            let named = if guess.lost_the_game() { the_winning } else { the_better };
            let better = better.as_deref().map(named).unwrap_or_default();
            capital(&format!("{}{better}.", cost(guess, &letter, to)))
        }
        Mark::Unknown => {
            let letter = match guess.letter {
                Some(letter) => to.guess_that(&letter.into(), alphabet),
                None => letter,
            };
            format!("How good {letter} was is unknown: there was too much to search.")
        }
    };
    // A friend's word need not be in the list by which guesses are judged.
    let by_list = !round.is_about_the_list() && guess.value.is_some();
    let told = if by_list { format!("By my list: {told}") } else { told };
    match (number, to) {
        (None, _) => told,
        (Some(number), Speech) => format!("Guess {number}. {told}"),
        // On a page with other verdicts, the sentence begins with what it is about.
        (Some(number), _) => format!("Guess {number}: {}", small(&told)),
    }
}

/// Says what could be expected after a guess that cost nothing, as the end of a sentence.
fn worth(guess: &JudgedGuess, to: Medium) -> String {
    match guess.value {
        // Of a whole word there is more to say than there is room for.
        _ if guess.letter.is_none() => String::new(),
        // The X-ray has the misses, counted after the answer.
        None | Some(GuessValue::Misses { .. }) => String::new(),
        Some(GuessValue::Chance { best: 1.0.., .. }) => {
            String::from(", and perfect play was sure to win")
        }
        Some(GuessValue::Chance { best, .. }) => {
            format!(", and the chance of winning was {}", to.percent(best))
        }
    }
}

/// Names a letter that was better, behind what a guess cost.
pub(super) fn the_better(letter: &str) -> String {
    format!("; {letter} was better")
}

/// Names a letter with which the game was not lost yet, behind one that lost it.
fn the_winning(letter: &str) -> String {
    format!("; {letter} could still have won")
}

/// Says what a guess cost that was not the best: misses, the game, or a part of the chance to win, without a full stop.
fn cost(guess: &JudgedGuess, letter: &str, to: Medium) -> String {
    match guess.value {
        _ if guess.lost_the_game() => format!("{letter} lost you the game"),
        Some(GuessValue::Misses { best, this }) => match this.saturating_sub(best) {
            1 => format!("{letter} cost you an extra life"),
            extra => format!("{letter} cost you {} extra lives", grouped(extra)),
        },
        // The chance is what it would have been with the best letter.
        Some(GuessValue::Chance { best, this, extra }) if to.percent(best) == to.percent(this) => {
            match (extra * 10.0).round() {
                10.0 => format!("{letter} cost you an extra life"),
                _ => format!("{letter} cost you {extra:.1} extra lives on average"),
            }
        }
        Some(GuessValue::Chance { best, this, .. }) => {
            let (best, this) = (to.percent(best), to.percent(this));
            format!("{letter} took your chance of winning from {best} to {this}")
        }
        None => format!("{letter} cost you something"),
    }
}

/// Says of a guess after the one that lost the game that nothing depended on it.
pub fn was_lost(number: usize) -> String {
    format!("Guess {number}: by then nobody could be sure to win.")
}

/// The same as a mark.
pub const ALREADY_LOST: &str = "already lost";

/// Marks a guess in a few words, from the longest wording to the shortest: "best", or what a better letter would have come to,
/// "S saves a life", "lost the game; S could win".
pub fn marks(guess: Option<&JudgedGuess>, lost: bool, alphabet: &Alphabet) -> Vec<String> {
    let better = guess.and_then(JudgedGuess::better);
    let better = better.map(|letter| alphabet.upper(letter).to_string());
    if lost {
        let losses = [String::from("lost the game"), String::from("lost it")];
        let with = better
            .iter()
            .flat_map(|it| losses.clone().map(|lost| format!("{lost}; {it} could win")));
        return with.chain(losses.clone()).collect();
    }
    let mark = match guess.map(JudgedGuess::mark) {
        None | Some(Mark::Unknown) => return Vec::new(),
        Some(Mark::Best | Mark::AsGood) => String::from("best"),
        Some(Mark::Slip | Mark::Blunder) => match (better, extra(guess)) {
            (Some(better), Some(1)) => format!("{better} saves a life"),
            (Some(better), Some(extra)) => format!("{better} saves {}", count::lives(extra)),
            (Some(better), None) => format!("{better} is better"),
            (None, _) => String::from("not best"),
        },
    };
    vec![mark]
}

/// The lives that a guess cost beyond the best, where it cost any.
fn extra(guess: Option<&JudgedGuess>) -> Option<usize> {
    match guess?.value? {
        GuessValue::Misses { best, this } => {
            Some(this.saturating_sub(best)).filter(|extra| *extra > 0)
        }
        GuessValue::Chance { .. } => None,
    }
}

/// Says what all guesses of a round come to: "4 of your 5 guesses were the best available." `None` if one of them is not
/// known. What they gave away is not added up: against an opponent that is not perfect the sum can be more than the misses
/// over perfect play.
pub fn accuracy(judged: &Judgement) -> Option<String> {
    let share = judged.accuracy()?;
    let all = judged.guesses.len();
    let good = (share * all as f64).round() as usize;
    let of = if all == 1 {
        String::from("your only guess")
    } else {
        format!("your {}", count::guesses(all))
    };
    let best = match good {
        _ if good == all && all == 1 => String::from("Your only guess was the best available."),
        _ if good == all && all == 2 => String::from("Both your guesses were the best available."),
        _ if good == all => {
            format!("All {} of your guesses were the best available.", grouped(all))
        }
        0 if all == 1 => String::from("Your only guess was not the best available."),
        0 if all == 2 => String::from("Neither of your 2 guesses was the best available."),
        0 => format!("None of {of} were the best available."),
        1 => format!("One of {of} was the best available."),
        good => format!("{} of {of} were the best available.", grouped(good)),
    };
    Some(best)
}

/// The same of a round that is over. Guesses are judged by the list, which need not have a friend's word.
pub fn accuracy_of(judged: &Judgement, finished: &Finished) -> Option<String> {
    let round = &finished.round;
    // Nobody does better than to win without a miss, whatever was to be expected of the guesses.
    let is_best = judged.accuracy().is_some_and(|share| share >= 1.0);
    let is_lucky = finished.outcome == Outcome::Won && round.misses() == 0 && !is_best;
    // The praise says that every guess was.
    if is_lucky || is_perfect(judged, finished) {
        return None;
    }
    let told = accuracy(judged)?;
    let has_it = round.start().listed().has(&finished.word);
    Some(match round.is_about_the_list() || has_it {
        true => told,
        false => format!("{NOT_IN_MY_LIST} {told}"),
    })
}

const NOT_IN_MY_LIST: &str = "The word isn't in my list; going by the list:";

/// A text as long as anything that is said of all guesses of a round on a screen.
pub fn longest_accuracy(round: &Round) -> &'static str {
    match round.replies().is_empty() {
        true => "",
        false if round.is_about_the_list() => "88 of your 88 guesses were the best available.",
        // No misses are given away there.
        false => {
            "The word isn't in my list; going by the list: 88 of your 88 guesses were the best available."
        }
    }
}

fn cost_something(judged: &Judgement) -> impl Iterator<Item = (usize, &JudgedGuess)> {
    let cost =
        |(_, guess): &(usize, &JudgedGuess)| matches!(guess.mark(), Mark::Slip | Mark::Blunder);
    (1..).zip(&judged.guesses).filter(cost)
}

/// The guess that cost most, where one cost anything: "Your worst was guess 3. Your E cost you an extra life; T was
/// better." After [`judgement`] has said that it lost the game, it does not say so again.
pub fn worst(judged: &Judgement, finished: &Finished) -> Option<String> {
    let round = &finished.round;
    let cost = |guess: &JudgedGuess| match guess.value {
        Some(GuessValue::Misses { best, this }) => this.saturating_sub(best) as f64,
        // A miss on average weighs less than any chance to win.
        Some(GuessValue::Chance { best, this, extra }) => (best - this) + extra / 1e3,
        None => 0.0,
    };
    let (number, worst) = cost_something(judged).max_by(|(_, one), (_, other)| {
        let lost = one.lost_the_game().cmp(&other.lost_the_game());
        cost(one).total_cmp(&cost(other)).then(lost)
    })?;
    if judgement(judged, finished, Speech).is_some() && judged.lost_at() == Some(number - 1) {
        let better = worst.better().map(|it| the_better(&Speech.letter(it, round.alphabet())));
        return Some(format!("Your worst was guess {number}{}.", better.unwrap_or_default()));
    }
    let told = guess(worst, round, None, Speech);
    Some(format!("Your worst was guess {number}. {told}"))
}

/// Says which letters cost something: first how many, then each of them with what it cost. Of one of which that is not
/// known nothing is claimed.
pub fn slips(judged: &Judgement, round: &Round) -> Vec<String> {
    let all = judged.guesses.len();
    let unknown = judged.guesses.iter().filter(|guess| guess.mark() == Mark::Unknown).count();
    let told: Vec<_> = cost_something(judged)
        .map(|(number, slip)| guess(slip, round, Some(number), Speech))
        .collect();
    let first = match (told.len(), all) {
        (_, 0) => String::from("No guess was rated."),
        (0, _) if unknown == 0 => String::from("None of your guesses cost you anything."),
        (0, _) => String::from("No guess is known to have cost you anything."),
        (_, 1) => String::from("Your only guess cost you something."),
        (slips, all) => {
            let slips = if slips == 1 { String::from("One") } else { grouped(slips) };
            format!("{slips} of your {} guesses cost you something.", grouped(all))
        }
    };
    let first = match round.is_about_the_list() {
        true => first,
        false => format!("By my list: {first}"),
    };
    let open = (unknown > 0).then(|| {
        let guesses = count::guesses(unknown);
        format!("{guesses} could not be rated: there was too much to search.")
    });
    std::iter::once(first).chain(open).chain(told).collect()
}

/// Says how many of the letters that cost something have not been said yet, and how to hear them.
pub fn more_slips(more: usize) -> String {
    match more {
        1 => String::from("One more guess cost you something: type more to hear about it."),
        more => format!(
            "{} more guesses cost you something: type more to hear about them.",
            grouped(more)
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;
    use crate::words::{ENGLISH, nine_words};

    fn round() -> Round {
        let words = nine_words().of_length(4).unwrap().candidates();
        Round::new(Opponent::Greedy, words, "9".parse().unwrap(), 1)
    }

    #[test]
    fn a_guess_is_told_with_its_mark_a_better_letter_and_what_it_cost() {
        let letter = |c| ENGLISH.letter(c).unwrap();
        let told = |worth, best: Option<char>| {
            let best = best.map(letter);
            let judged =
                JudgedGuess { letter: Some(letter('e')), misses_left: Some(6), value: worth, best };
            guess(&judged, &round(), None, Screen)
        };
        let misses = |best, this| Some(GuessValue::Misses { best, this });
        let more = |best, this, extra| Some(GuessValue::Chance { best, this, extra });
        let chance = |best, this| more(best, this, 0.0);
        for (worth, best, expected) in [
            (misses(5, 5), Some('e'), "No guess was better than E."),
            (misses(1, 1), Some('r'), "No guess was better than E or R."),
            (misses(4, 5), Some('r'), "Your E cost you an extra life; R was better."),
            (misses(5, 7), Some('r'), "Your E lost you the game; R could still have won."),
            (
                chance(0.9, 0.85),
                Some('r'),
                "Your E took your chance of winning from 90% to 85%; R was better.",
            ),
            (
                chance(1.0, 1.0),
                Some('e'),
                "No guess was better than E, and perfect play was sure to win.",
            ),
            (more(1.0, 1.0, 1.0), Some('r'), "Your E cost you an extra life; R was better."),
            (
                more(0.9, 0.9, 0.62),
                Some('r'),
                "Your E cost you 0.6 extra lives on average; R was better.",
            ),
            (None, None, "How good E was is unknown: there was too much to search."),
        ] {
            assert_eq!(told(worth, best), expected);
        }
    }

    #[test]
    fn a_round_comes_to_one_figure_once_every_guess_is_known() {
        let letter = ENGLISH.letter('e').unwrap();
        let judged = |worths: &[Option<(usize, usize)>]| {
            let guess = |worth: &Option<(usize, usize)>| JudgedGuess {
                letter: Some(letter),
                misses_left: Some(9),
                value: worth.map(|(best, this)| GuessValue::Misses { best, this }),
                best: None,
            };
            Judgement { guesses: worths.iter().map(guess).collect(), ..Judgement::default() }
        };
        let some = |best, this| Some((best, this));
        assert_eq!(
            accuracy(&judged(&[some(3, 3), some(3, 4), some(2, 4), some(0, 0)])).unwrap(),
            "2 of your 4 guesses were the best available."
        );
        assert!(
            accuracy(&judged(&[some(3, 3)])).unwrap().starts_with("Your only guess was the best")
        );
        assert_eq!(accuracy(&judged(&[some(3, 3), None])), None);
    }

    #[test]
    fn the_letter_that_lost_the_game_is_told_with_one_that_would_not_have() {
        let letter = |c| ENGLISH.letter(c).unwrap();
        let words = nine_words().of_length(4).unwrap().candidates();
        let mut round = Round::new(Opponent::Greedy, words, "1".parse().unwrap(), 1);
        round.guess(letter('e')).unwrap();
        let guess = JudgedGuess {
            letter: Some(letter('e')),
            misses_left: Some(6),
            value: None,
            best: Some(letter('o')),
        };
        let judged = Judgement {
            margins: vec![Some(0), Some(-1)],
            guesses: vec![guess],
            ..Judgement::default()
        };
        let told = turning_point(&judged, &round.finish()).unwrap();
        assert_eq!(told, "Your E lost you the game; O could still have won.");
    }

    #[test]
    fn what_is_not_known_of_a_round_is_not_told() {
        let told = |margins: &[Option<i64>]| {
            let judged = Judgement { margins: margins.to_vec(), ..Judgement::default() };
            while_it_could_be_won(&judged, Standing::Won).unwrap_or_default()
        };
        assert!(told(&[Some(1), Some(0), Some(2)]).starts_with("At every point"));
        assert!(
            told(&[Some(1), Some(0), None, Some(-1), Some(-5)])
                .ends_with("still have won at letter 2, but not after letter 3.")
        );
        assert_eq!(told(&[Some(0), None]), "");
    }

    #[test]
    fn a_round_that_was_played_perfectly_or_could_not_be_won_is_told_kindly() {
        let letter = |c| ENGLISH.letter(c).unwrap();
        let played = |lives: &str, letters: &str| {
            let words = nine_words().of_length(4).unwrap().candidates();
            let mut round = Round::new(Opponent::Merciless, words, lives.parse().unwrap(), 1);
            letters.chars().map(letter).for_each(|it| {
                let _ = round.guess(it);
            });
            round.finish()
        };
        let told = |finished: &Finished, first: i64, extra: &[usize]| {
            let judged = |extra: &usize| JudgedGuess {
                letter: Some(letter('e')),
                misses_left: Some(6),
                value: Some(GuessValue::Misses { best: 2, this: 2 + extra }),
                best: None,
            };
            let judged = Judgement {
                margins: vec![Some(first)],
                guesses: extra.iter().map(judged).collect(),
                ..Judgement::default()
            };
            let told = praise(&judged, finished);
            // It is not said twice.
            assert!(
                told.as_ref()
                    .is_none_or(|_| extra != [0] || accuracy_of(&judged, finished).is_none())
            );
            told.unwrap_or_default()
        };
        let lost = played("1", "z");
        assert_eq!(lost.outcome, Outcome::Lost);
        assert_eq!(told(&lost, -1, &[1]), "Not your fault: nobody could be sure to win this.");
        assert_eq!(told(&lost, -1, &[0]), "Perfect, but lost: nobody could be sure to win.");
        assert_eq!(told(&lost, 0, &[1]), "");
        let won = played("9", "eoldgb");
        assert_eq!(won.outcome, Outcome::Won);
        assert_eq!(told(&won, 3, &[0]), "Perfect: no guess could have been better.");
        assert_eq!(told(&won, 3, &[1]), "");
        assert_eq!(told(&played("9", "e"), 3, &[0]), "", "given up");
    }
}
