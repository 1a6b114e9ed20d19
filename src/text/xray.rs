//! The X-ray in words: the families of a letter, which of them was kept, and why.

use super::Medium::{self, Speech};
use super::values::{capital, counted, grouped, listed, one_or};
use super::{count, screens};
use crate::engine::{Holds, Opponent, Reason};
use crate::game::{Shown, Turn};
use crate::words::{Alphabet, Guess, Places, Word};

/// Says how a letter splits the words: "E splits 28,813 words into 41 groups." A friend's word may rule out
/// every listed word.
pub fn split(turn: &Turn, to: Medium) -> String {
    let letter = to.guess(&turn.guess, turn.alphabet());
    let words = count::words(turn.before());
    match turn.families.len() {
        0 => format!("{letter}: no word in the list was left."),
        _ if turn.kept().is_none() && turn.before() == 1 => {
            format!("The answer to {letter} does not fit the only word left.")
        }
        _ if turn.kept().is_none() => {
            format!("The answer to {letter} fits none of the {words}.")
        }
        1 if turn.before() == 1 => String::from("Only one word of the list is left."),
        // Every word gives the same answer, so nothing is split.
        1 if turn.is_miss() => format!("{letter} is in none of the {words}: a sure miss."),
        1 if turn.before() == 2 => {
            format!("Both words have {letter} {}: a sure hit.", to.places(turn.answer))
        }
        1 => format!("All {words} have {letter} {}: a sure hit.", to.places(turn.answer)),
        _ if turn.guess.word().is_some() && !turn.is_miss() => {
            format!("Yes, {letter} was the word.")
        }
        _ if turn.guess.word().is_some() => {
            format!("{letter} was one of the {words} left.")
        }
        families => format!("{letter} splits {words} into {} groups.", grouped(families)),
    }
}

/// Says why the answer was given.
pub fn reason(turn: &Turn, opponent: Opponent, to: Medium) -> String {
    let Some(kept) = turn.kept().map(|kept| &turn.families[kept]) else {
        return String::from("The word isn't in the list, so no word of it fits.");
    };
    let words = the_words(&turn.guess, kept.places, kept.size, turn.alphabet(), to);
    let one = kept.size == 1;
    match opponent.holds() {
        Holds::DrawnWord if one && turn.guess.word().is_some() => {
            return String::from("Only one word still fits.");
        }
        Holds::DrawnWord if one => return format!("Only {words} fits."),
        Holds::DrawnWord => return capital(&format!("{words} still fit.")),
        // A friend's word need not be listed.
        Holds::TypedWord if one => return format!("In the list only {words} fits."),
        Holds::TypedWord if to == Speech => {
            return format!(
                "In the list, {} words fit: {}.",
                grouped(kept.size),
                of_them(turn, kept)
            );
        }
        Holds::TypedWord => return format!("In the list {words} fit."),
        Holds::Families => {}
    }
    let kept = format!("It kept {words}");
    if turn.guess.word().is_some() && turn.is_miss() {
        return format!("{kept}. It says no as long as another word fits.");
    }
    if turn.families.len() == 1 {
        return String::from(match turn.before() {
            1 => "It had no choice: only one word is left.",
            _ => "It had no choice: every word gives that answer.",
        });
    }
    // Only what is not certain has to say so.
    let sure = match (turn.proven, turn.on_trust) {
        (true, true) => "according to the transcript ",
        (true, false) => "",
        (false, _) => "probably ",
    };
    let left = turn.misses_left - u32::from(turn.is_miss());
    let which = match turn.reason {
        Reason::Largest if opponent.helps() => match &turn.guess {
            Guess::Letter(letter) => {
                format!("the largest group with {}", to.letter(*letter, turn.alphabet()))
            }
            Guess::Word(_) => return format!("{kept}. It says yes whenever it can."),
        },
        // A rule with a level keeps the second family on some turns.
        Reason::Largest if opponent.has_rule() && turn.after() < turn.families[0].size => {
            String::from("the second largest group, as its rule says on this turn")
        }
        Reason::Largest if turn.after() < turn.families[0].size => {
            let sure = if turn.proven { "" } else { sure };
            format!("{sure}the largest group in which you can still lose")
        }
        Reason::Largest if turn.families[1].size == turn.after() => {
            return format!("{kept}. No group is larger.");
        }
        Reason::Largest => String::from("the largest group"),
        Reason::Lost if left == 0 => return format!("{kept}. That was your last life."),
        Reason::Lost => {
            let lives = count::lives(left as usize);
            return format!(
                "{kept}. {}.",
                capital(&format!("{sure}you can't win any more with {lives} left"))
            );
        }
        // Otherwise the number is an estimate.
        Reason::Most(lives) if turn.proven => {
            let lives = match turn.is_miss() {
                true => format!("{}, this one included", count::lives(lives)),
                false => count::more_lives(lives),
            };
            format!("{sure}the group that costs a perfect player most: {lives}")
        }
        Reason::Most(_) => format!("{sure}the group that costs you most"),
        // From an earlier version.
        Reason::Fewest(_) => format!("{sure}the group that costs you least"),
    };
    format!("{kept}, {which}.")
}

/// "those with E at place 5".
fn of_them(turn: &Turn, kept: &Shown) -> String {
    format!("those {}", with(&turn.guess, kept.places, turn.alphabet(), Speech))
}

/// Says which group was the largest, if it is not the one that was kept.
pub fn instead(turn: &Turn, opponent: Opponent, to: Medium) -> Option<String> {
    // An opponent with one word had no choice, and a rule is no choice either.
    let kept = turn.kept().filter(|_| opponent.is_evil() && !opponent.has_rule())?;
    let Shown { places, size, .. } = turn.families[0];
    let largest = the_words(&turn.guess, places, size, turn.alphabet(), to);
    (turn.families[kept].size < size).then(|| format!("The largest group was {largest}."))
}

/// Says which words the last letter left and why, some examples, and how many families there were.
pub fn aloud(turn: &Turn, opponent: Opponent) -> Vec<String> {
    let mut told = vec![reason(turn, opponent, Speech)];
    let kept = turn.kept().and_then(|kept| turn.families.get(kept));
    told.extend(kept.filter(|kept| !names_the_word(&turn.guess, kept.places)).and_then(|kept| {
        let some = named(&kept.samples)?;
        Some(match (kept.size, kept.samples.len()) {
            (1, _) => format!("It is {some}."),
            (size, shown) if size == shown => format!("They are {some}."),
            _ => format!("Some of them are {some}."),
        })
    }));
    if !turn.families.is_empty() {
        told.push(split(turn, Speech));
    }
    told
}

/// Lists the families of the last letter, one sentence each, largest first; without the one that was kept if
/// that has been said (`others`).
pub fn families(turn: &Turn, others: bool) -> Vec<String> {
    let kept = turn.kept();
    let families = turn.families.iter().enumerate();
    let families = families.map(|(index, family)| (family, kept == Some(index)));
    families
        // That the guessed word itself is not kept has been said with why.
        .filter(|(family, kept)| !(others && (*kept || names_the_word(&turn.guess, family.places))))
        .map(|(family, kept)| {
            let samples = match named(&family.samples) {
                _ if names_the_word(&turn.guess, family.places) => String::from(" alone"),
                None => String::new(),
                Some(one) if family.size == 1 => format!(", which is {one}"),
                Some(all) if family.size == family.samples.len() => format!(", which are {all}"),
                Some(some) => format!(", such as {some}"),
            };
            let kept = if kept { "Kept: " } else { "" };
            let words = words(&turn.guess, family.places, family.size, turn.alphabet(), Speech);
            format!("{kept}{words}{samples}.")
        })
        .collect()
}

/// Returns whether the words of a family are described by the word that was guessed, and are only that one.
fn names_the_word(guess: &Guess, at: Places) -> bool {
    guess.word().is_some() && !at.is_empty()
}

/// "CELL, BELL and TELL"; `None` if there is none.
fn named(samples: &[Word]) -> Option<String> {
    let samples: Vec<_> = samples.iter().map(|word| Speech.word(word)).collect();
    (!samples.is_empty()).then(|| listed(&samples, "and"))
}

/// Says how many families have not been listed yet, and how to hear them.
pub fn more_families(more: usize) -> String {
    let are = if more == 1 { "is" } else { "are" };
    let groups = one_or(more, "more, smaller group", "more, smaller groups");
    format!("There {are} {groups}: type more to go on.")
}

/// Says how many families are not shown, scrolled past (`above`) or below, as wordings from the longest.
pub fn hidden(below: usize, above: usize) -> [String; 2] {
    let long = match below {
        0 => format!("{} more before", grouped(above)),
        _ if above > 0 => format!("{} more before, {} after", grouped(above), grouped(below)),
        _ => counted(below, "more group", "more groups"),
    };
    [long, screens::and_more(below.max(above))]
}

/// Describes `size` words with a letter at these places: "the 4 words without A".
pub fn the_words(
    guess: &Guess,
    at: Places,
    size: usize,
    alphabet: &Alphabet,
    to: Medium,
) -> String {
    if let (Guess::Word(word), false) = (guess, at.is_empty()) {
        return to.word(word);
    }
    let words = match size {
        1 => String::from("the one word"),
        size => format!("the {}", count::words(size)),
    };
    format!("{words} {}", with(guess, at, alphabet, to))
}

/// "4 words without A", "1 word with A at places 3 and 5".
pub fn words(guess: &Guess, at: Places, size: usize, alphabet: &Alphabet, to: Medium) -> String {
    if let (Guess::Word(word), false) = (guess, at.is_empty()) {
        return to.word(word);
    }
    format!("{} {}", count::words(size), with(guess, at, alphabet, to))
}

/// "without A", "with A as the 3rd and 5th letters", or aloud "with A at places 3 and 5".
fn with(guess: &Guess, at: Places, alphabet: &Alphabet, to: Medium) -> String {
    let letter = match guess {
        Guess::Letter(letter) => to.letter(*letter, alphabet),
        Guess::Word(word) => return format!("other than {}", to.word(word)),
    };
    match at.is_empty() {
        true => format!("without {letter}"),
        false => format!("with {letter} {}", to.places(at)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Medium::Screen;
    use super::*;
    use crate::words::{ENGLISH, Pattern};

    fn turn(reason: Reason, proven: bool, kept: u64, sizes: &[(u64, usize)]) -> Turn {
        let shown = |&(bits, size): &(u64, usize)| Shown {
            places: Places::from_bits(bits),
            size,
            samples: Vec::new(),
        };
        Turn {
            guess: ENGLISH.letter('a').unwrap().into(),
            pattern: Pattern::hidden(&ENGLISH, 4),
            answer: Places::from_bits(kept),
            families: sizes.iter().map(shown).collect(),
            misses_left: 5,
            reason,
            proven,
            on_trust: false,
        }
    }

    #[test]
    fn the_reason_is_told_in_words() {
        let sizes = [(0, 1204), (2, 7), (8, 1)];
        let told = |turn: &Turn, opponent| reason(turn, opponent, Screen);
        for (turn, opponent, expected) in [
            (
                turn(Reason::Lost, true, 0, &sizes),
                Opponent::Merciless,
                "It kept the 1,204 words without A. You can't win any more with 4 lives left.",
            ),
            (
                turn(Reason::Largest, true, 0, &sizes),
                Opponent::Greedy,
                "It kept the 1,204 words without A, the largest group.",
            ),
            (
                turn(Reason::Most(6), false, 2, &sizes),
                Opponent::Merciless,
                "It kept the 7 words with A as the 2nd letter, probably the group that costs you most.",
            ),
            (
                turn(Reason::Largest, true, 8, &sizes),
                Opponent::Fair,
                "Only the one word with A as the 4th letter fits.",
            ),
            (
                turn(Reason::Largest, true, 8, &sizes),
                Opponent::Friend,
                "In the list only the one word with A as the 4th letter fits.",
            ),
            (
                turn(Reason::Largest, true, 2, &sizes),
                Opponent::Friend,
                "In the list the 7 words with A as the 2nd letter fit.",
            ),
            (
                turn(Reason::Largest, false, 2, &sizes),
                Opponent::Merciless,
                "It kept the 7 words with A as the 2nd letter, probably the largest group in which you can still lose.",
            ),
            (
                turn(Reason::Largest, true, 2, &sizes),
                Opponent::Merciful,
                "It kept the 7 words with A as the 2nd letter, the largest group with A.",
            ),
            (
                turn(Reason::Fewest(0), true, 8, &sizes),
                Opponent::Merciful,
                "It kept the one word with A as the 4th letter, the group that costs you least.",
            ),
            // A rule with a level keeps the second family on some turns.
            (
                turn(Reason::Largest, true, 2, &sizes),
                Opponent::Greedy,
                "It kept the 7 words with A as the 2nd letter, the second largest group, as its rule says on this turn.",
            ),
            (
                Turn { on_trust: true, ..turn(Reason::Lost, true, 0, &sizes) },
                Opponent::Merciless,
                "It kept the 1,204 words without A. According to the transcript you can't win any more with 4 \
                 lives left.",
            ),
        ] {
            assert_eq!(told(&turn, opponent), expected);
        }
        let small = turn(Reason::Lost, true, 2, &sizes);
        assert_eq!(
            instead(&small, Opponent::Merciless, Screen).unwrap(),
            "The largest group was the 1,204 words without A."
        );
    }

    #[test]
    fn a_letter_that_splits_nothing_was_a_sure_miss_or_a_sure_hit() {
        let told = |kept| split(&turn(Reason::Largest, true, kept, &[(kept, 12)]), Screen);
        assert_eq!(told(0), "A is in none of the 12 words: a sure miss.");
        assert_eq!(told(4), "All 12 words have A as the 3rd letter: a sure hit.");
    }

    #[test]
    fn only_another_group_is_called_the_largest() {
        let told = |kept, sizes: &[(u64, usize)]| {
            instead(&turn(Reason::Most(3), true, kept, sizes), Opponent::Merciless, Screen)
        };
        assert_eq!(told(0, &[(0, 60), (2, 40)]), None);
        assert_eq!(told(2, &[(0, 50), (2, 50)]), None);
        let expected = "The largest group was the 60 words without A.";
        assert_eq!(told(2, &[(0, 60), (2, 40)]).unwrap(), expected);
    }

    #[test]
    fn a_fair_opponent_is_not_compared_with_greedy() {
        let miss = turn(Reason::Largest, true, 0, &[(0, 60), (2, 30), (8, 10)]);
        assert_eq!(instead(&miss, Opponent::Fair, Screen), None);
    }

    fn sampled(kept: u64, families: &[(u64, usize, &[&str])]) -> Turn {
        let shown = |&(bits, size, samples): &(u64, usize, &[&str])| Shown {
            places: Places::from_bits(bits),
            size,
            samples: samples.iter().map(|word| Word::parse(word, &ENGLISH).unwrap()).collect(),
        };
        let families = families.iter().map(shown).collect();
        let letter = ENGLISH.letter('o').unwrap();
        Turn { guess: letter.into(), families, ..turn(Reason::Most(3), true, kept, &[]) }
    }

    #[test]
    fn the_kept_family_is_told_once_and_a_list_that_is_complete_is_no_example() {
        let turn =
            sampled(0, &[(0, 9, &["deal", "bell"]), (6, 2, &["cool", "good"]), (2, 1, &["hope"])]);
        let told = aloud(&turn, Opponent::Merciless);
        assert_eq!(
            told,
            [
                "It kept the 9 words without O, the group that costs a perfect player most: 3 lives, this one included.",
                "Some of them are DEAL and BELL.",
                "O splits 12 words into 3 groups."
            ]
        );
        assert_eq!(
            families(&turn, true),
            [
                "2 words with O at places 2 and 3, which are COOL and GOOD.",
                "1 word with O at place 2, which is HOPE."
            ]
        );
        assert_eq!(families(&turn, false)[0], "Kept: 9 words without O, such as DEAL and BELL.");
    }
}
