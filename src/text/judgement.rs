//! How good guesses were.

use super::Medium::{self, Screen, Speech};
use super::count;
use super::values::{capital, counted, grouped};
use crate::game::{Finished, GuessValue, JudgedGuess, Judgement, Mark, Round, Standing};
use crate::words::Alphabet;

/// When the round was lost for sure, or how close the player came.
#[must_use]
pub fn judgement(judged: &Judgement, round: &Round) -> Option<String> {
    let first = judged.at_first()?;
    if let Some(turn) = judged.lost_at() {
        let letter = round.engine().alphabet().upper(round.replies().get(turn)?.letter);
        return Some(format!(
            "Your {letter} lost the game: until then you could have forced a win."
        ));
    }
    if first >= 0 {
        let given_up = round.standing() == Standing::InPlay;
        return while_it_could_be_won(judged, given_up);
    }
    let short = |margin: i64| count::misses(margin.unsigned_abs() as usize);
    let never = format!("You were {} short of a forced win from the start", short(first));
    Some(match judged.closest() {
        Some((turn, margin)) if margin >= 0 => {
            format!("{never}; after {} it let you win.", count::letters(turn))
        }
        Some((turn, margin)) if margin > first => {
            format!("{never}; closest, {} short, after {}.", short(margin), count::letters(turn))
        }
        _ => format!("{never}."),
    })
}

/// The letter that lost the game, and one that would not have: "Your O lost it (best: N)."
#[must_use]
pub fn turning_point(judged: &Judgement, round: &Round) -> Option<String> {
    let turn = judged.lost_at()?;
    let alphabet = round.engine().alphabet();
    let letter = alphabet.upper(round.replies().get(turn)?.letter);
    let better = judged.guesses.get(turn).and_then(JudgedGuess::better);
    Some(match better {
        Some(better) => {
            format!("Your {letter} lost it (best: {}).", alphabet.upper(better))
        }
        None => format!("Your {letter} lost the game."),
    })
}

/// How long a round could be won that could be at first, where it is not known to the letter.
fn while_it_could_be_won(judged: &Judgement, given_up: bool) -> Option<String> {
    let safe = |margin: &Option<i64>| margin.is_some_and(|margin| margin >= 0);
    if judged.margins.iter().all(safe) {
        return Some(String::from(match given_up {
            true => "When you gave up, you could still have forced a win.",
            false => "A win was yours to force from the first letter to the last.",
        }));
    }
    let lost = |margin: &Option<i64>| margin.is_some_and(|margin| margin < 0);
    let last = judged.margins.iter().rposition(safe)?;
    let after = judged.margins.iter().skip(last).position(lost)?;
    Some(format!(
        "You could have forced a win at letter {}, and no longer after letter {}.",
        last + 1,
        last + after
    ))
}

/// How good a guess was: its mark, a better letter, and what perfect play may cost before and after it;
/// against an opponent with one word, the chance to win. A listener hears which letter it was where it has its `number`
/// among the guesses.
#[must_use]
pub fn guess(guess: &JudgedGuess, round: &Round, number: Option<usize>, to: Medium) -> String {
    let alphabet = round.engine().alphabet();
    let letter = alphabet.upper(guess.letter);
    let best = guess.best.map(|best| alphabet.upper(best));
    let worth = worth(guess, round, to);
    if guess.mark() == Mark::Unknown {
        return format!("How good {letter} was is not known: there was too much to search.");
    }
    if to == Screen {
        let verdict = match (guess.mark(), best) {
            (Mark::Best, _) => format!("Best: no letter was better than {letter}"),
            (Mark::AsGood, Some(best)) => format!("As good as {best}, the best letter"),
            (Mark::AsGood, None) => String::from("As good as any"),
            (Mark::Slip, Some(best)) => format!("Slip (best: {best})"),
            (Mark::Slip, None) => String::from("Slip"),
            (Mark::Blunder, Some(best)) => format!("Blunder (best: {best})"),
            (Mark::Blunder | Mark::Unknown, _) => String::from("Blunder"),
        };
        let lost = match guess.lost_the_game() {
            true => format!(" Your {letter} lost the game."),
            false => String::new(),
        };
        return match worth {
            worth if worth.is_empty() => format!("{verdict}.{lost}"),
            worth => format!("{verdict}; {worth}.{lost}"),
        };
    }
    let subject = match number {
        Some(number) => format!("letter {number}, {letter},"),
        None => letter.to_string(),
    };
    let was = |what: &str| match best {
        Some(best) => format!("{subject} was a {what}: {best} was better"),
        None => format!("{subject} was a {what}"),
    };
    let verdict = match (guess.mark(), best) {
        (Mark::Best, _) => format!("No letter was better than {subject}"),
        (Mark::AsGood, Some(best)) => format!("{subject} was as good as {best}, the best letter"),
        (Mark::AsGood, None) => format!("{subject} was as good as any"),
        (Mark::Slip, _) => was("slip"),
        (Mark::Blunder | Mark::Unknown, _) => was("blunder"),
    };
    match guess.mark() {
        _ if worth.is_empty() => format!("{verdict}."),
        Mark::Slip | Mark::Blunder => format!("{verdict}. {}.", capital(&worth)),
        _ => format!("{verdict}, and {worth}."),
    }
}

/// What a guess was worth: what perfect play may cost before and after it, or the chance to win; empty where that is
/// not known.
fn worth(guess: &JudgedGuess, round: &Round, to: Medium) -> String {
    let alphabet = round.engine().alphabet();
    let letter = alphabet.upper(guess.letter);
    // A friend's word need not be in the list that letters are judged by.
    let by = if round.is_about_the_list() { "" } else { "by the list, " };
    match guess.value {
        None => String::new(),
        Some(GuessValue::Misses { best, this }) if best == this => {
            format!("{by}perfect play costs {}", count::misses(best))
        }
        Some(GuessValue::Misses { best, this }) if guess.misses_left.is_none() => {
            let better = guess.best.map(|better| alphabet.upper(better));
            let better = better.map(|better| format!(", and {} with {better}", grouped(best)));
            let misses = count::misses(this);
            format!("perfect play costs {misses} with {letter}{}", better.unwrap_or_default())
        }
        Some(GuessValue::Misses { best, this }) => format!(
            "{by}perfect play costs {} before {letter} and {} with it",
            count::misses(best),
            grouped(this)
        ),
        Some(GuessValue::Chance { best, .. })
            if matches!(guess.mark(), Mark::Best | Mark::AsGood) =>
        {
            format!("{by}the chance to win was {}", to.percent(best))
        }
        Some(GuessValue::Chance { best, this }) => {
            let (best, this) = (to.percent(best), to.percent(this));
            format!("{by}the chance to win was {best}, and with {letter} {this}")
        }
    }
}

/// A mark in a word or two, and a better letter: "slip: R"; nothing where it is not known.
#[must_use]
pub fn mark(guess: &JudgedGuess, alphabet: &Alphabet) -> Option<String> {
    let mark = match guess.mark() {
        Mark::Best => "best",
        Mark::AsGood => "as good",
        Mark::Slip => "slip",
        Mark::Blunder => "blunder",
        Mark::Unknown => return None,
    };
    Some(match guess.better() {
        Some(better) => format!("{mark}: {}", alphabet.upper(better)),
        None => mark.to_owned(),
    })
}

/// What all guesses of a round come to: "You gave away 2 misses; 4 of 5 letters were as good as the best (80 %)."
/// Nothing as long as one of them is not known.
#[must_use]
pub fn accuracy(judged: &Judgement, to: Medium) -> Option<String> {
    let share = judged.accuracy()?;
    let letters = count::letters(judged.guesses.len());
    let good = (share * judged.guesses.len() as f64).round() as usize;
    let were = if good == 1 || judged.guesses.len() == 1 { "was" } else { "were" };
    let percent = to.aside(to.percent(share));
    let cost = format!("{} of {letters} {were} as good as the best{percent}", grouped(good));
    Some(match judged.misses_given_away() {
        Some(0) => String::from("You gave nothing away: every letter was as good as the best."),
        Some(misses) => {
            format!("You gave away {}; {cost}.", count::misses(misses))
        }
        None => format!("{}.", capital(&cost)),
    })
}

/// The same of a round that is over. Letters are judged by the list, which need not have a friend's word.
#[must_use]
pub fn accuracy_of(judged: &Judgement, finished: &Finished, to: Medium) -> Option<String> {
    let told = accuracy(judged, to)?;
    let round = &finished.round;
    let has_it = round.start().listed().has(&finished.word);
    Some(match round.is_about_the_list() || has_it {
        true => told,
        false => format!("By the list, which lacks the word: {told}"),
    })
}

/// A text as long as anything that is said of all guesses of a round on a screen.
#[must_use]
pub fn longest_accuracy(round: &Round) -> &'static str {
    match round.replies().is_empty() {
        true => "",
        false if round.is_about_the_list() => {
            "You gave away 88 misses; 88 of 88 letters were as good as the best (100 %)."
        }
        // No misses are given away there.
        false => {
            "By the list, which lacks the word: 88 of 88 letters were as good as the best (100 %)."
        }
    }
}

fn cost_something(judged: &Judgement) -> impl Iterator<Item = (usize, &JudgedGuess)> {
    let cost =
        |(_, guess): &(usize, &JudgedGuess)| matches!(guess.mark(), Mark::Slip | Mark::Blunder);
    (1..).zip(&judged.guesses).filter(cost)
}

/// The letter that cost most, where one cost anything: "The worst: letter 3, X, was a blunder: E was better. …".
#[must_use]
pub fn worst(judged: &Judgement, round: &Round) -> Option<String> {
    let cost = |guess: &JudgedGuess| match guess.value {
        Some(GuessValue::Misses { best, this }) => this.saturating_sub(best) as f64,
        Some(GuessValue::Chance { best, this }) => best - this,
        None => 0.0,
    };
    let (number, worst) = cost_something(judged).max_by(|(_, one), (_, other)| {
        let lost = one.lost_the_game().cmp(&other.lost_the_game());
        cost(one).total_cmp(&cost(other)).then(lost)
    })?;
    Some(format!("The worst: {}", guess(worst, round, Some(number), Speech)))
}

/// Which letters cost something: first how many, then each of them with what it cost. Of one of which that is not
/// known nothing is claimed.
#[must_use]
pub fn slips(judged: &Judgement, round: &Round) -> Vec<String> {
    let all = judged.guesses.len();
    let unknown = judged.guesses.iter().filter(|guess| guess.mark() == Mark::Unknown).count();
    let told: Vec<_> = cost_something(judged)
        .map(|(number, slip)| capital(&guess(slip, round, Some(number), Speech)))
        .collect();
    let first = match (told.len(), all) {
        (_, 0) => String::from("No letter was judged."),
        (0, _) if unknown == 0 => String::from("No letter cost anything."),
        (0, _) => String::from("No letter is known to have cost anything."),
        (slips, 1) => format!("{} of 1 letter cost something.", grouped(slips)),
        (slips, all) => format!("{} of {} cost something.", grouped(slips), count::letters(all)),
    };
    let first = match round.is_about_the_list() {
        true => first,
        false => format!("By the list: {first}"),
    };
    let open = (unknown > 0).then(|| {
        let were = counted(unknown, "letter was is", "letters were is");
        format!("How good {were} not known: there was too much to search.")
    });
    std::iter::once(first).chain(open).chain(told).collect()
}

/// How many of the letters that cost something were not told yet, and how to hear them.
#[must_use]
pub fn more_slips(more: usize) -> String {
    format!("{} cost something, too: type more to go on.", count::letters(more))
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
                JudgedGuess { letter: letter('e'), misses_left: Some(6), value: worth, best };
            guess(&judged, &round(), None, Screen)
        };
        let misses = |best, this| Some(GuessValue::Misses { best, this });
        let chance = |best, this| Some(GuessValue::Chance { best, this });
        for (worth, best, expected) in [
            (
                misses(5, 5),
                Some('e'),
                "Best: no letter was better than E; perfect play costs 5 misses.",
            ),
            (misses(1, 1), Some('r'), "As good as R, the best letter; perfect play costs 1 miss."),
            (
                misses(4, 5),
                Some('r'),
                "Slip (best: R); perfect play costs 4 misses before E and 5 with it.",
            ),
            (
                misses(5, 7),
                Some('r'),
                "Blunder (best: R); perfect play costs 5 misses before E and 7 with it. Your E lost \
                 the game.",
            ),
            (
                chance(0.9, 0.85),
                Some('r'),
                "Slip (best: R); the chance to win was 90 %, and with E 85 %.",
            ),
            (
                chance(1.0, 1.0),
                Some('e'),
                "Best: no letter was better than E; the chance to win was 100 %.",
            ),
            (None, None, "How good E was is not known: there was too much to search."),
        ] {
            assert_eq!(told(worth, best), expected);
        }
    }

    #[test]
    fn a_round_comes_to_one_figure_once_every_guess_is_known() {
        let letter = ENGLISH.letter('e').unwrap();
        let judged = |worths: &[Option<(usize, usize)>]| {
            let guess = |worth: &Option<(usize, usize)>| JudgedGuess {
                letter,
                misses_left: Some(9),
                value: worth.map(|(best, this)| GuessValue::Misses { best, this }),
                best: None,
            };
            Judgement { guesses: worths.iter().map(guess).collect(), ..Judgement::default() }
        };
        let some = |best, this| Some((best, this));
        assert_eq!(
            accuracy(&judged(&[some(3, 3), some(3, 4), some(2, 4), some(0, 0)]), Screen).unwrap(),
            "You gave away 3 misses; 2 of 4 letters were as good as the best (50 %)."
        );
        assert!(
            accuracy(&judged(&[some(3, 3)]), Screen).unwrap().starts_with("You gave nothing away")
        );
        assert_eq!(accuracy(&judged(&[some(3, 3), None]), Screen), None);
    }

    #[test]
    fn what_is_not_known_of_a_round_is_not_told() {
        let told = |margins: &[Option<i64>]| {
            let judged = Judgement { margins: margins.to_vec(), ..Judgement::default() };
            while_it_could_be_won(&judged, false).unwrap_or_default()
        };
        assert!(told(&[Some(1), Some(0), Some(2)]).starts_with("A win was yours to force"));
        assert!(
            told(&[Some(1), Some(0), None, Some(-1), Some(-5)])
                .ends_with("a win at letter 2, and no longer after letter 3.")
        );
        assert_eq!(told(&[Some(0), None]), "");
    }
}
