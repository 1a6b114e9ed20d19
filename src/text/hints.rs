//! Hints: the best letter, the next best, and the reasons.

use super::Medium::{self, Screen, Speech};
use super::count;
use super::values::{capital, grouped, listed};
use super::xray::{the_words, words};
use crate::app::Leaves;
use crate::engine::Opponent;
use crate::game::Round;
use crate::guesser::{Advice, Merit, Rated};
use crate::words::Family;

pub const LOOKING_FOR_A_HINT: &str = "Looking for a good letter …";
pub const NO_HINT: &str = "The list has no words of this length to go by.";

/// A hint: the letter, and one reason to guess it. What is still to come is not said here, as it would be taken for what
/// the letter costs. From the longest wording to the shortest; for a listener there is one.
pub fn best(advice: &Advice, round: &Round, to: Medium) -> Vec<String> {
    let letter = &to.letter(advice.best.letter, round.alphabet());
    let in_short = format!("Try {letter}.");
    let mut wordings = if advice.off_list {
        let why = "No word in the list fits; the letters around the gaps suggest it.";
        vec![format!("{in_short} {why}"), format!("{in_short} No word in the list fits."), in_short]
    } else if let Some(only) = only_word(round, letter, to) {
        only.to_vec()
    } else if advice.best.merit == Merit::Wins(1.0) && round.engine().opponent() == Opponent::Fair {
        vec![format!("{in_short} With it you can win whatever the word is."), in_short]
    } else if let Some(chance) = chance(&advice.best, round, to) {
        let best = format!("{in_short} It gives you the best chance");
        let expect = format!("{best}: you can expect to win {chance} of the time.");
        vec![expect, format!("{best}."), in_short]
    } else {
        let has = match advice.best.share() {
            1.0.. => String::from("every word left has it"),
            share if round.words_left() < 10 => {
                let words = round.words_left();
                let with_it = (share * words as f64).round() as usize;
                let have = if with_it == 1 { "has" } else { "have" };
                format!("{with_it} of the {words} words left {have} it")
            }
            share => format!("{} of the words left have it", to.percent(share)),
        };
        let plain = format!("{in_short} {}.", capital(&has));
        let good = match good(advice, round) {
            None => vec![],
            Some(["", after]) => vec![format!("{in_short} {}{after}.", capital(&has))],
            Some([before, after]) => vec![
                format!("{in_short} {before}, and {has}{after}."),
                format!("{in_short} {before}{after}."),
            ],
        };
        good.into_iter().chain([plain, in_short]).collect()
    };
    if to == Speech {
        wordings.truncate(1);
    }
    wordings
}

/// Says that one word is left, which can be guessed as a whole; and the same in short.
fn only_word(round: &Round, letter: &str, to: Medium) -> Option<[String; 2]> {
    let words = round.position().candidates().filter(|words| words.len() == 1)?;
    let word = to.word(&words.words().next()?);
    // A friend's word may be on no list.
    let left = match round.is_about_the_list() {
        true => format!("Only {word} is left"),
        false => format!("In my list only {word} is left"),
    };
    let how = match to {
        Screen => format!("{left}: press Enter and type it, or go on with {letter}."),
        Speech => format!("{left}. Type word {word}, or go on with {letter}."),
    };
    Some([how, format!("{left}.")])
}

/// Says what makes the best letter good, before and after how many words have it; `None` if that is all there is to say.
fn good(advice: &Advice, round: &Round) -> Option<[&'static str; 2]> {
    match advice.best.merit {
        // A hint is a letter of some word left.
        _ if round.engine().opponent().helps() => Some(["", ", so it will say yes"]),
        Merit::AtMost(_) => Some(["No letter is safer", ""]),
        Merit::Wins(_) | Merit::Misses(_) | Merit::Presence | Merit::Bits(_) => None,
    }
}

/// The letters that come after the best one, with what they are worth. A listener hears fewer of them.
pub fn next_best(advice: &Advice, round: &Round, to: Medium) -> String {
    let most = if to == Screen { 5 } else { 3 };
    let others: Vec<_> = advice.others.iter().take(most).copied().collect();
    let compared = by_cost(advice.best, &others, round, to);
    if let Some(told) = compared.or_else(|| by_chance(advice.best, &others, round, to)) {
        return told;
    }
    let others = others.iter().enumerate().map(|(index, rated)| {
        let letter = to.letter(rated.letter, round.alphabet());
        let share = match rated.share() {
            1.0.. => String::from("all"),
            share => to.percent(share),
        };
        match (to, index) {
            // Of no words none has it.
            (Screen, _) if advice.off_list => letter,
            (Speech, 0) if advice.off_list => format!("The next best is {letter}."),
            (Speech, _) if advice.off_list => format!("Then {letter}."),
            (Screen, 0) => format!("{letter} is in {share} of the words"),
            (Screen, _) => format!("{letter} in {share}"),
            (Speech, 0) => format!("The next best is {letter}, in {share} of the words."),
            (Speech, _) => format!("Then {letter}, in {share}."),
        }
    });
    let others: Vec<_> = others.collect();
    match to {
        _ if others.is_empty() => String::from("No other letter is in any of the words left."),
        Screen => format!("Next best: {}.", others.join(", ")),
        Speech => others.join(" "),
    }
}

/// Returns the most lives that a letter costs, where that is what it is worth to the player.
const fn cost(rated: &Rated) -> Option<usize> {
    match rated.merit {
        Merit::AtMost(misses) => Some(misses),
        _ => None,
    }
}

/// Returns the share of rounds that a letter wins, as far as that is known, against an opponent that has a word.
fn chance(rated: &Rated, round: &Round, to: Medium) -> Option<String> {
    match rated.merit {
        _ if round.engine().opponent().helps() => None,
        Merit::Wins(share) => Some(to.percent(share)),
        _ => None,
    }
}

/// The letters after the best one by the share of rounds that they win: "S is just as good as L. With P you would win 62%
/// of the time, and with D 61%."
fn by_chance(best: Rated, others: &[Rated], round: &Round, to: Medium) -> Option<String> {
    let most = chance(&best, round, to)?;
    let name = |rated: &Rated| to.letter(rated.letter, round.alphabet());
    // Of letters that were not looked at so closely no chance is known.
    let chances = others.iter().map_while(|it| Some((name(it), chance(it, round, to)?)));
    let (equal, worse): (Vec<_>, Vec<_>) = chances.partition(|(_, own)| *own == most);
    let equal: Vec<_> = equal.into_iter().map(|(name, _)| name).collect();
    let are = if equal.len() == 1 { "is" } else { "are" };
    let as_good = (!equal.is_empty())
        .then(|| format!("{} {are} just as good as {}.", listed(&equal, "and"), name(&best)));
    let each = worse.iter().enumerate().map(|(index, (name, own))| match index {
        0 => format!("with {name} you would win {own} of the time"),
        _ => format!("with {name} {own}"),
    });
    let each: Vec<_> = each.collect();
    let less = (!each.is_empty()).then(|| format!("{}.", capital(&listed(&each, "and"))));
    let told: Vec<_> = as_good.into_iter().chain(less).collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// The letters after the best one by what they cost beyond it: "S and R are just as good as L. P costs one more life than L
/// at worst."
fn by_cost(best: Rated, others: &[Rated], round: &Round, to: Medium) -> Option<String> {
    let least = cost(&best)?;
    let mut told: Vec<(usize, Vec<String>)> = Vec::new();
    for rated in others {
        let more = cost(rated)?.saturating_sub(least);
        let letter = to.letter(rated.letter, round.alphabet());
        match told.last_mut() {
            Some((known, letters)) if *known == more => letters.push(letter),
            _ => told.push((more, vec![letter])),
        }
    }
    let best = to.letter(best.letter, round.alphabet());
    let sentences = told.iter().map(|(more, letters)| {
        let (names, one) = (listed(letters, "and"), letters.len() == 1);
        match (*more, one) {
            (0, true) => format!("{names} is just as good as {best}."),
            (0, false) => format!("{names} are just as good as {best}."),
            (more, one) => {
                let each = if one { "costs" } else { "cost" };
                format!("{names} {each} {} than {best} at worst.", count::more_lives(more))
            }
        }
    });
    (!told.is_empty()).then(|| sentences.collect::<Vec<_>>().join(" "))
}

/// Says why letters are good: which words each of them would leave. For a screen from the longest wording to the shortest;
/// for a listener one.
pub fn why(letters: &[Leaves], round: &Round, to: Medium) -> Vec<String> {
    if letters.is_empty() {
        return vec![String::from("No letter would rule out another word.")];
    }
    let all = |told: fn(usize, &Leaves, &Round) -> String| -> Vec<String> {
        letters.iter().enumerate().map(|(index, letter)| told(index, letter, round)).collect()
    };
    if to == Speech {
        let reason = reason(letters, round, to).into_iter();
        return vec![all(why_aloud).into_iter().chain(reason).collect::<Vec<_>>().join("\n")];
    }
    // A friend's word may be on no list.
    let by = if round.engine().opponent().is_friend() { "By the list: " } else { "" };
    if let Some(reason) = reason(letters, round, to) {
        // Where there is room for one sentence, it is the one that decides.
        return vec![format!("{reason} {}", would_leave(letters, round)), reason];
    }
    if round.engine().opponent().helps() {
        let names = letters.iter().map(|leaves| to.letter(leaves.rated.letter, round.alphabet()));
        let yes = format!("It says yes to {}.", listed(&names.collect::<Vec<_>>(), "and"));
        return vec![format!("{yes} {}", would_leave(letters, round)), yes];
    }
    let (long, brief) = (all(why_seen), all(why_briefly));
    let fewer = (1..=brief.len()).rev().map(|count| brief[..count].join(" "));
    std::iter::once(long.join(" ")).chain(fewer).map(|told| format!("{by}{told}")).collect()
}

/// "706 words would be left after E, 455 after I and 300 after U."
fn would_leave(letters: &[Leaves], round: &Round) -> String {
    let each = letters.iter().enumerate().map(|(index, Leaves { rated, family })| {
        let letter = round.engine().alphabet().upper(rated.letter);
        match index {
            0 => format!("{} would be left after {letter}", count::words(family.size)),
            _ => format!("{} after {letter}", grouped(family.size)),
        }
    });
    format!("{}.", listed(&each.collect::<Vec<_>>(), "and"))
}

/// The one reason that decides between letters: "At worst, E and I cost you 4 more lives, U 5."
fn reason(letters: &[Leaves], round: &Round, to: Medium) -> Option<String> {
    let costs = letters.iter().map(|leaves| cost(&leaves.rated));
    let costs: Vec<usize> = costs.collect::<Option<_>>()?;
    let (least, most) = (*costs.iter().min()?, *costs.iter().max()?);
    let named = |wanted: usize| {
        let all = letters.iter().zip(&costs).filter(|(_, own)| **own == wanted);
        all.map(|(leaves, _)| to.letter(leaves.rated.letter, round.alphabet())).collect::<Vec<_>>()
    };
    if letters.len() < 2 {
        return None;
    }
    let (worst, best) = (named(most), named(least));
    if most == least {
        let best = listed(&best, "and");
        let lives = match most {
            0 => String::from("cost you no more lives"),
            _ => format!("cost you {} at worst", count::more_lives(most)),
        };
        let is_hopeless = most >= round.misses_left() as usize;
        let hopeless = if is_hopeless { ", too many to be sure of winning" } else { "" };
        return Some(format!("{best} each {lives}{hopeless}."));
    }
    let costs = if best.len() == 1 { "costs" } else { "cost" };
    let lives = match least {
        0 => String::from("no life"),
        least => count::more_lives(least),
    };
    let (best, worst) = (listed(&best, "and"), listed(&worst, "and"));
    let most = if most == 1 { String::from("one") } else { grouped(most) };
    Some(format!("At worst, {best} {costs} you {lives}, {worst} {most}."))
}

/// "E: the likeliest answer (46%) leaves the 706 words with E at place 6."
fn why_seen(index: usize, leaves: &Leaves, round: &Round) -> String {
    let Leaves { rated, family } = leaves;
    let engine = round.engine();
    let alphabet = engine.alphabet();
    let letter = alphabet.upper(rated.letter);
    let words = the_words(&rated.letter.into(), family.places, family.size, alphabet, Screen);
    let is_evil = engine.opponent().is_evil();
    match (index, share(leaves)) {
        (0, _) if is_evil && family.size == 1 => {
            format!("{letter}: {words} stays if you guess it.")
        }
        (0, _) if is_evil => format!("{letter}: {words} stay if you guess it."),
        (0, share) => format!("{letter}: its likeliest answer ({share}) leaves {words}."),
        (_, share) if !is_evil => format!("{letter}: {} ({share}).", grouped(family.size)),
        _ => format!("{letter}: {words}."),
    }
}

/// "E: 706 words left, 46%."
fn why_briefly(index: usize, leaves: &Leaves, round: &Round) -> String {
    let letter = round.engine().alphabet().upper(leaves.rated.letter);
    let words = match index {
        0 => format!("{} left", count::words(leaves.family.size)),
        _ => grouped(leaves.family.size),
    };
    match round.engine().opponent().is_evil() {
        true => format!("{letter}: {words}."),
        false => format!("{letter}: {words}, {}.", share(leaves)),
    }
}

/// Says how likely an honest opponent gives that answer.
fn share(Leaves { rated, family }: &Leaves) -> String {
    Screen.percent(family.size as f64 / rated.of.max(1) as f64)
}

/// "Try I. It would leave the 706 words with I at place 6."
fn why_aloud(index: usize, Leaves { rated, family }: &Leaves, round: &Round) -> String {
    let engine = round.engine();
    let (opponent, alphabet) = (engine.opponent(), engine.alphabet());
    let letter = Speech.letter(rated.letter, alphabet);
    let Family { places, size } = *family;
    let words = match index {
        index if index == 0 || size == 1 => {
            the_words(&rated.letter.into(), places, size, alphabet, Speech)
        }
        _ => words(&rated.letter.into(), places, size, alphabet, Speech),
    };
    let leaves = match opponent.is_evil() {
        true => format!("would leave {words}"),
        false if size == rated.of => format!("leaves {words}"),
        false => {
            let share = Speech.percent(size as f64 / rated.of.max(1) as f64);
            format!("most likely leaves {words}, {share} of them all")
        }
    };
    match index {
        // A friend's word may be on no list.
        0 if opponent.is_friend() => format!("By the list, try {letter}. It {leaves}."),
        0 => format!("Try {letter}. It {leaves}."),
        _ => format!("{letter} {leaves}."),
    }
}
