//! Hints: the best letter and why, and the next best.

use super::Medium::{self, Screen};
use super::count;
use super::values::{capital, listed};
use crate::game::Round;
use crate::guesser::{Advice, Merit, Rated};

/// Says which letter is the best and why.
pub fn best(advice: &Advice, round: &Round, to: Medium) -> String {
    let letter = to.letter(advice.best.letter, round.alphabet());
    let why = match advice.best.merit {
        _ if advice.off_list => {
            String::from("No word on the list fits, so this hint goes by spelling.")
        }
        Merit::AtMost(0) => String::from("From there you needn't lose another life."),
        Merit::AtMost(lives) if lives >= round.misses_left() as usize => {
            String::from("From here nobody can be sure of winning.")
        }
        Merit::AtMost(lives) => {
            format!("Playing perfectly from there, you lose at most {}.", count::more_lives(lives))
        }
        Merit::Wins(share) if share >= 1.0 => String::from("It always wins."),
        Merit::Wins(share) => format!("It wins {} of the time.", to.percent(share)),
        _ if advice.best.share() >= 1.0 => String::from("It's in all words that are left."),
        _ => format!("It's in {} of the words that are left.", to.percent(advice.best.share())),
    };
    format!("Try {letter}. {why}")
}

/// The number of letters that are named after the best.
const NAMED: usize = 4;

/// The letters that come after the best, with what they are worth: "Next best: S (4 lives), R (5 lives).", "S and R are as good."
pub fn next_best(advice: &Advice, round: &Round, to: Medium) -> String {
    let others = || advice.others.iter().take(NAMED);
    let letter = |rated: &Rated| to.letter(rated.letter, round.alphabet());
    if others().next().is_none() {
        return String::from("No other letter is in any of the words left.");
    }
    if others().all(|rated| rated.merit == advice.best.merit) && !advice.off_list {
        let are = if others().count() == 1 { "is" } else { "are" };
        return capital(&format!("{} {are} as good.", listed(others().map(letter), "and")));
    }
    let others = others().map(|rated| match advice.off_list {
        true => letter(rated),
        false => letter(rated) + &to.aside(worth(rated, round, to)),
    });
    let others: Vec<_> = others.collect();
    format!("Next best: {}.", others.join(if to == Screen { ", " } else { "; " }))
}

/// The lives that a letter costs at most, or that it can lose, the share of rounds that it wins, or that of words that have it.
fn worth(rated: &Rated, round: &Round, to: Medium) -> String {
    match rated.merit {
        Merit::AtMost(lives) if lives >= round.misses_left() as usize => String::from("can lose"),
        Merit::AtMost(lives) => count::lives(lives),
        Merit::Wins(share) => to.percent(share),
        _ => to.percent(rated.share()),
    }
}
