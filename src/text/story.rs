//! The story of a round: its turns, how the number of words fell, and the result of a fair game.

use super::Medium::{self, Speech};
use super::keys::Reach;
use super::names;
use super::values::{counted, grouped, listed};
use super::{count, end, judgement, opening, proof, round, xray};
use crate::engine::Opponent;
use crate::game::{FairGame, Finished, JudgedGuess, Judgement, Mark, Outcome, Round, Story, Turn};
use crate::words::{Alphabet, Guess};

/// The name of a what-if round.
pub const WHAT_IF: &str = "what if";

/// Says that a round goes back to before one of its letters (`turn`, from 0), from the longest wording to the shortest.
pub fn what_if(
    guess: &Guess,
    turn: usize,
    opponent: Opponent,
    alphabet: &Alphabet,
    to: Medium,
) -> Vec<String> {
    let letter = to.guess(guess, alphabet);
    let before = match turn {
        0 => String::from("your first guess"),
        turn => format!("guess {}", turn + 1),
    };
    vec![
        format!(
            "You are back before {before}: guess something other than {letter}, and {} plays on. This round doesn't count.",
            names::opponent(opponent)
        ),
        format!(
            "Back before {before}. Guess something other than {letter}; this round doesn't count."
        ),
        format!("What if not {letter}? This round doesn't count."),
        format!("What if not {letter}? It doesn't count."),
        format!("Not {letter}; doesn't count."),
    ]
}

/// Says what the same letters would have achieved in a fair game, after one that was not fair. Of a round that was won it is
/// not said: the letters were answers to what the opponent said, so a fair game would seem to be harder.
pub fn fair_game(fair: &FairGame, finished: &Finished, to: Medium) -> Option<String> {
    let opponent = finished.round.engine().opponent();
    (finished.outcome != Outcome::Won).then(|| same_letters(fair, opponent, to)).flatten()
}

/// The same, whoever won.
pub fn same_letters(fair: &FairGame, opponent: Opponent, to: Medium) -> Option<String> {
    let FairGame { words, won, lost, .. } = *fair;
    if won + lost == 0 || !opponent.is_evil() {
        return None;
    }
    let against = match words {
        1 => String::from("Had it picked the only word at the start, the same guesses would"),
        _ => format!(
            "Had it picked one of the {} at the start, the same guesses would",
            count::words(words)
        ),
    };
    Some(match won {
        0 if words > 1 => format!("{against} never have won."),
        0 => format!("{against} not have won."),
        _ if won == words => format!("{against} always have won."),
        _ => format!("{against} have won {} of the time.", to.percent(fair.won_share())),
    })
}

/// Says how the number of words fell, and which letters ruled out most of them; `None` if no letter was
/// guessed, or if no listed word ever fitted.
fn words_fell(turns: &[Turn], alphabet: &Alphabet) -> Option<String> {
    let (first, last) = (turns.first()?.before(), turns.last()?.after());
    if first == 0 {
        return None;
    }
    let mut fell: Vec<_> = turns.iter().map(|turn| (turn.before() - turn.after(), turn)).collect();
    fell.retain(|(words, _)| *words > 0);
    fell.sort_by_key(|(words, _)| std::cmp::Reverse(*words));
    let letter = |turn: &Turn| Speech.guess_that(&turn.guess, alphabet);
    let from = count::words(first);
    let Some((most, turn)) = fell.first() else {
        return Some(format!(
            "{from} at first, and {} at the end: no letter ruled out any.",
            grouped(last)
        ));
    };
    let others = fell.iter().skip(1).take(2);
    let others: Vec<_> =
        others.map(|(words, turn)| format!("{} {}", letter(turn), grouped(*words))).collect();
    let then = match others.is_empty() {
        true => String::new(),
        false => format!(", then {}", listed(&others, "and")),
    };
    Some(format!(
        "{} at first, {} at the end: {} ruled out {}{then}.",
        from,
        grouped(last),
        letter(turn),
        grouped(*most)
    ))
}

/// Says what a story is about.
fn title(round: &Round) -> String {
    let letters = count::letters(round.pattern().length());
    let lives = count::lives_of(round.lives());
    format!("A word of {letters} against {}: {lives}.", round.engine().opponent())
}

/// "3. E, a hit" without the end of the sentence.
fn answered(number: usize, turn: &Turn) -> String {
    let letter = Speech.guess(&turn.guess, turn.alphabet());
    let hit = if turn.is_miss() { "a miss" } else { "a hit" };
    format!("{number}. {letter}, {hit}")
}

/// Describes a turn in a sentence: "3. E, a hit, left 3,402 words; I was better." The words before it are those that the turn
/// before it left.
fn turn_in_short(number: usize, turn: &Turn, judged: &Judgement, of: &Round) -> String {
    let left = match (turn.after(), of.is_about_the_list()) {
        (0, _) => String::from("no word of the list"),
        (left, true) => count::words(left),
        (left, false) => format!("{} of the list", count::words(left)),
    };
    let told = judged.guesses.get(number - 1);
    let better = told.filter(|guess| matches!(guess.mark(), Mark::Slip | Mark::Blunder));
    let better = better.and_then(JudgedGuess::better);
    let better = better.map(|it| judgement::the_better(&Speech.letter(it, turn.alphabet())));
    format!("{}, left {left}{}.", answered(number, turn), better.unwrap_or_default())
}

/// Says how many turns have not been described yet, and how to hear them.
pub fn more_turns(more: usize) -> String {
    match more {
        1 => String::from("One guess is still to come: type more to hear it."),
        more => format!("{} guesses are still to come: type more to hear them.", grouped(more)),
    }
}

/// The number of fitting words that are named.
const NAMED: usize = 20;

/// Tells a finished round letter by letter, for a listener.
pub fn tell(finished: &Finished, judged: &Judgement) -> Vec<String> {
    let round = &finished.round;
    let story = Story::of(round);
    let mut told = vec![title(round)];
    let zero = opening::turn(round, Speech).into_iter().map(|[zero, ..]| zero);
    told.extend(zero.chain(turns(finished, judged)).map(|turn| format!("\n{turn}")));
    told.push(String::new());
    told.extend(result(finished, judged));
    told.extend(fair_game(&story.fair, finished, Speech));
    let named: Vec<_> = story.fitting.iter().take(NAMED).map(|word| Speech.word(word)).collect();
    told.push(proof::fitting(story.fitting_count, &named));
    told
}

/// Summarizes a round without its turns, for a listener who has just heard how it ended: the letter that decided it, the
/// worst letter, and how the number of words fell.
pub fn in_short(finished: &Finished, judged: &Judgement, by: Reach) -> Vec<String> {
    let round = &finished.round;
    let decided = judgement::judgement(judged, finished, Speech);
    let fell = words_fell(&Story::of(round).turns, round.engine().alphabet());
    let mut told: Vec<_> =
        decided.into_iter().chain(judgement::worst(judged, finished)).chain(fell).collect();
    told.extend(end::sealed(finished, by));
    if told.is_empty() { vec![end::verdict(finished, Speech)] } else { told }
}

fn result(finished: &Finished, judged: &Judgement) -> Vec<String> {
    let mut told = vec![end::verdict(finished, Speech)];
    told.extend(judgement::judgement(judged, finished, Speech));
    told.extend(judgement::accuracy_of(judged, finished));
    told
}

/// Describes the turns of a round in a sentence each, and how to hear more of one.
pub fn turns_in_short(finished: &Finished, judged: &Judgement) -> Vec<String> {
    let round = &finished.round;
    let told = |(number, turn): (usize, &Turn)| turn_in_short(number, turn, judged, round);
    let turns: Vec<_> = (1..).zip(&Story::of(round).turns).map(told).collect();
    let zero = opening::turn(round, Speech).into_iter().map(|[zero, ..]| zero);
    zero.chain(turns).collect()
}

/// Describes the turns of a round, in a few sentences each.
pub fn turns(finished: &Finished, judged: &Judgement) -> Vec<String> {
    let round = &finished.round;
    let opponent = round.engine().opponent();
    let told = |(number, told): (usize, &Turn)| {
        let mut known = told.pattern.clone();
        told.guess.reveal(&mut known, told.answer);
        let before = counted(told.before(), "word fitted", "words fitted");
        let mut sentences = vec![format!("{}. Before it, {before}.", answered(number, told))];
        let judged = judged.guesses.get(number - 1);
        sentences.extend(judged.map(|judged| judgement::guess(judged, round, None, Speech)));
        // After a miss, the word is unchanged.
        sentences.extend((!told.is_miss()).then(|| round::word(&known)));
        // It is said only once that no word fits any more.
        sentences.extend((told.before() > 0).then(|| xray::reason(told, opponent, Speech)));
        sentences.join("\n")
    };
    (1..).zip(&Story::of(round).turns).map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::super::Medium::Screen;
    use super::*;

    #[test]
    fn a_fair_game_with_the_same_letters_is_told_in_shares() {
        let fair = FairGame { words: 1000, won: 250, lost: 700 };
        assert_eq!(
            same_letters(&fair, Opponent::Greedy, Screen).unwrap(),
            "Had it picked one of the 1,000 words at the start, the same guesses would have won 25% of the time."
        );
        assert_eq!(same_letters(&FairGame::default(), Opponent::Greedy, Screen), None);
        assert_eq!(same_letters(&fair, Opponent::Fair, Screen), None);
    }
}
