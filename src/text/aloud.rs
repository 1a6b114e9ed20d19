//! What is told on request to those who listen: the answer first and in a short sentence, then what one would ask
//! next.

pub mod so_far;

use super::heard::heard;
use super::lesson::costs;
use super::story::{guess_in, judged_by, places, reason, split, the_words, with, words, worth};
use super::{Leaves, capital, count, counted, expect, grouped, listed, off_list, percent};
use crate::engine::Opponent;
use crate::game::{JudgedGuess, Mark, Round, Standing, Turn};
use crate::guesser::{Advice, Merit};
use crate::words::{Alphabet, Word};

/// Letters that are named besides the best.
const NEXT: usize = 3;

/// A hint: "Try I. 77 percent of the words left have it. Even perfect play may cost 7 misses."
#[must_use]
pub fn hint(advice: &Advice, round: &Round) -> String {
    let best = &advice.best;
    let letter = round.engine().alphabet().upper(best.letter);
    if advice.off_list {
        return off_list(letter);
    }
    let share = percent(best.share());
    heard(&format!("Try {letter}. {share} of the words left have it.{}", expect(advice, round)))
}

/// The letters after the best: "The next best is N, in 70 percent of the words. Then S, in 50 percent."
#[must_use]
pub fn next_best(advice: &Advice, alphabet: &Alphabet) -> String {
    let others = advice.others.iter().take(NEXT).enumerate().map(|(index, rated)| {
        let (letter, share) = (alphabet.upper(rated.letter), percent(rated.share()));
        match index {
            // Of no words none has it.
            0 if advice.off_list => format!("The next best is {letter}."),
            _ if advice.off_list => format!("Then {letter}."),
            0 => format!("The next best is {letter}, in {share} of the words."),
            _ => format!("Then {letter}, in {share}."),
        }
    });
    match others.collect::<Vec<_>>() {
        others if others.is_empty() => String::from("No other letter is in the words left."),
        others => heard(&others.join(" ")),
    }
}

/// Why letters are good: "Try I. With it perfect play misses at most 7 times. It would leave the 706 words with I
/// at place 6."
#[must_use]
pub fn why(letters: &[Leaves], opponent: Opponent, alphabet: &Alphabet) -> String {
    let told = letters.iter().enumerate().map(|(index, Leaves { rated, family })| {
        let letter = alphabet.upper(rated.letter);
        let words = match index {
            0 => the_words(rated.letter, family.places, family.size, alphabet),
            _ => words(rated.letter, family.places, family.size, alphabet),
        };
        let play = match rated.merit {
            Merit::AtMost(misses) if opponent.is_evil() && !opponent.helps() => Some(costs(misses)),
            _ => None,
        };
        let leaves = match opponent.is_evil() {
            true => format!("would leave {words}"),
            false if family.size == rated.of => format!("leaves {words}"),
            false => {
                let share = percent(family.size as f64 / rated.of.max(1) as f64);
                format!("most likely leaves {words}, {share} of them all")
            }
        };
        match (index, play) {
            // A friend's word may be on no list.
            (0, None) if opponent.is_friend() => format!("By the list, try {letter}. It {leaves}."),
            (0, None) => format!("Try {letter}. It {leaves}."),
            (0, Some(play)) => format!("Try {letter}. With it perfect play {play}. It {leaves}."),
            (_, None) => format!("{letter} {leaves}."),
            (_, Some(play)) => format!("With {letter} perfect play {play}. It {leaves}."),
        }
    });
    match told.collect::<Vec<_>>() {
        told if told.is_empty() => String::from("No letter is left that tells anything."),
        told => heard(&told.join("\n")),
    }
}

/// Which words the last letter left and why, some of them, and how many families there were.
#[must_use]
pub fn xray(turn: &Turn, opponent: Opponent, alphabet: &Alphabet) -> Vec<String> {
    let mut told = vec![heard(&reason(turn, opponent, alphabet))];
    let kept = turn.kept().and_then(|kept| turn.families.get(kept));
    told.extend(kept.and_then(|kept| {
        let some = named(&kept.samples)?;
        Some(match (kept.size, kept.samples.len()) {
            (1, _) => format!("It is {some}."),
            (size, shown) if size == shown => format!("They are {some}."),
            _ => format!("Some of them are {some}."),
        })
    }));
    if !turn.families.is_empty() {
        told.push(split(turn, alphabet));
    }
    told
}

/// How good a guess was, without that it lost the game: of whom it is said is the `subject`, "E" or
/// "letter 3, E,".
#[must_use]
pub fn guess_aloud(guess: &JudgedGuess, round: &Round, subject: &str) -> String {
    let alphabet = round.engine().alphabet();
    let verdict = match (guess.mark(), guess.best.map(|best| alphabet.upper(best))) {
        (Mark::Slip, Some(best)) => format!("{subject} was a slip: {best} was better"),
        (Mark::Slip, None) => format!("{subject} was a slip"),
        (Mark::Blunder, Some(best)) => format!("{subject} was a blunder: {best} was better"),
        (Mark::Blunder, None) => format!("{subject} was a blunder"),
        (Mark::Best, _) => format!("No letter was better than {subject}"),
        (Mark::AsGood, Some(best)) => format!("{subject} was as good as {best}, the best letter"),
        (Mark::AsGood, None) => format!("{subject} was as good as any"),
        (Mark::Unknown, _) => return guess_in(guess, round),
    };
    let worth = heard(&worth(guess, alphabet, judged_by(round)));
    match guess.mark() {
        _ if worth.is_empty() => format!("{verdict}."),
        Mark::Slip | Mark::Blunder => format!("{verdict}. {}.", capital(&worth)),
        _ => format!("{verdict}, and {worth}."),
    }
}

/// The families that the last letter made and did not leave, each in a sentence, the largest first.
#[must_use]
pub fn other_families(turn: &Turn, alphabet: &Alphabet) -> Vec<String> {
    let others = (0..turn.families.len()).filter(|index| turn.kept() != Some(*index));
    others.map(|index| family(turn, index, alphabet)).collect()
}

/// All of them.
#[must_use]
pub fn families(turn: &Turn, alphabet: &Alphabet) -> Vec<String> {
    (0..turn.families.len()).map(|index| family(turn, index, alphabet)).collect()
}

/// A family of the last letter: "3,402 words with E at place 2, such as CELL and BELL."
fn family(turn: &Turn, index: usize, alphabet: &Alphabet) -> String {
    let Some(family) = turn.families.get(index) else { return String::new() };
    let samples = match named(&family.samples) {
        None => String::new(),
        Some(one) if family.size == 1 => format!(", which is {one}"),
        Some(all) if family.size == family.samples.len() => format!(", which are {all}"),
        Some(some) => format!(", such as {some}"),
    };
    let kept = if turn.kept() == Some(index) { "Kept: " } else { "" };
    let words = count::words(family.size);
    format!("{kept}{words} {}{samples}.", with(turn.letter, family.places, alphabet))
}

/// "CELL, BELL and TELL"; nothing where there is none.
fn named(samples: &[Word]) -> Option<String> {
    let samples: Vec<_> = samples.iter().map(ToString::to_string).collect();
    (!samples.is_empty()).then(|| listed(&samples, "and"))
}

/// How many families there are besides those that were told, and how to hear them.
#[must_use]
pub fn more_families(more: usize) -> String {
    let families = match more {
        1 => String::from("is 1 more, smaller family"),
        more => format!("are {} more, smaller families", grouped(more)),
    };
    format!("There {families}: type more to go on.")
}

/// How the same letters end against each of some opponents.
#[must_use]
pub fn against(compared: &[Round]) -> Vec<String> {
    let told = compared.iter().enumerate().map(|(index, played)| {
        let who = if index == 0 { "The same letters" } else { "They" };
        let opponent = played.engine().opponent();
        let left = count::misses(played.misses_left() as usize);
        match played.standing() {
            Standing::Won => format!("{who} win against {opponent}, with {left} left."),
            Standing::Lost => format!("{who} lose against {opponent}."),
            Standing::InPlay => {
                format!("{who} leave the round open against {opponent}, with {left} left.")
            }
        }
    });
    told.collect()
}

/// The same against one of them, letter by letter.
#[must_use]
pub fn letter_by_letter(played: &Round) -> String {
    let turns = played.course().enumerate().map(|(index, (reply, _, left))| {
        let letter = played.alphabet().upper(reply.letter);
        let answer = if reply.is_miss() { "is a miss" } else { "is a hit" };
        match index {
            0 => format!("{letter} {answer}, with {} left.", count::words(left)),
            _ => format!("{letter} {answer}, {}.", grouped(left)),
        }
    });
    let turns: Vec<_> = turns.collect();
    format!("Against {}: {}", played.engine().opponent(), turns.join(" "))
}

/// How to hear that of each of so many opponents.
#[must_use]
pub fn more_opponents(more: usize) -> String {
    match more {
        1 => String::from("Type more to hear it letter by letter against the last of them."),
        _ => String::from("Type more to hear it letter by letter, against one after the other."),
    }
}

/// Whether every answer holds for a word; where it does not, with which letter it was ruled out and what that was.
#[must_use]
pub fn proven(word: &Word, wrong: Option<&Turn>, listed: bool) -> String {
    let Some(turn) = wrong else { return super::endings::proven(word, None, listed) };
    let alphabet = word.alphabet();
    let letter = alphabet.upper(turn.letter);
    let stands = word.places_of(turn.letter);
    let has = match stands.is_empty() {
        true => format!("it has no {letter}"),
        false => format!("it has {letter} {}", places(stands)),
    };
    let said = match turn.answer.is_empty() {
        true => String::from("none was said"),
        false => format!("{letter} was said {}", places(turn.answer)),
    };
    format!("{word} was ruled out: {has}, and {said}.")
}

/// How many answers were not held against a word aloud yet.
#[must_use]
pub fn more_answers(more: usize) -> String {
    format!("Type more to hear {}.", counted(more, "answer", "answers"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Reason;
    use crate::game::Shown;
    use crate::words::{ENGLISH, Pattern, Places};

    fn turn(kept: u64, families: &[(u64, usize, &[&str])]) -> Turn {
        let shown = |&(bits, size, samples): &(u64, usize, &[&str])| Shown {
            places: Places::from_bits(bits),
            size,
            samples: samples.iter().map(|word| Word::parse(word, &ENGLISH).unwrap()).collect(),
        };
        Turn {
            letter: ENGLISH.letter('o').unwrap(),
            pattern: Pattern::hidden(&ENGLISH, 4),
            answer: Places::from_bits(kept),
            families: families.iter().map(shown).collect(),
            misses_left: 5,
            reason: Reason::Most(3),
            proven: true,
            on_trust: false,
        }
    }

    #[test]
    fn the_kept_family_is_told_once_and_a_list_that_is_complete_is_no_example() {
        let turn =
            turn(0, &[(0, 9, &["deal", "bell"]), (6, 2, &["cool", "good"]), (2, 1, &["hope"])]);
        let told = xray(&turn, Opponent::Merciless, &ENGLISH);
        assert_eq!(
            told,
            [
                "Kept the 9 words without O: the most misses, 3 with this one. That is proven.",
                "Some of them are DEAL and BELL.",
                "O splits 12 words into 3 families."
            ]
        );
        assert_eq!(
            other_families(&turn, &ENGLISH),
            [
                "2 words with O at places 2 and 3, which are COOL and GOOD.",
                "1 word with O at place 2, which is HOPE."
            ]
        );
        assert_eq!(families(&turn, &ENGLISH)[0], "Kept: 9 words without O, such as DEAL and BELL.");
    }

    #[test]
    fn a_word_that_was_ruled_out_is_told_with_the_answer_that_did_it() {
        let word = Word::parse("cool", &ENGLISH).unwrap();
        let turn = turn(0, &[(0, 1, &["deal"])]);
        assert_eq!(
            proven(&word, Some(&turn), true),
            "COOL was ruled out: it has O at places 2 and 3, and none was said."
        );
        assert!(proven(&word, None, true).starts_with("Every answer holds for COOL"));
    }
}
