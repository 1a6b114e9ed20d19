//! The X-ray in words: the groups that a guess made, which of them was kept, and why.

use super::Medium;
use super::count;
use super::values::{capital, grouped, listed, one_or};
use crate::engine::{Opponent, Reason, Reply};
use crate::game::Turn;
use crate::game::story::Shown;
use crate::words::{Alphabet, Guess, Places};

/// Says how many groups share a row, since each has one word.
pub fn groups_of_one_word(groups: usize) -> String {
    format!("{} groups of one word", grouped(groups))
}

/// Says how a guess split the words: "E splits 28,813 words into 41 groups." A friend's word may rule out every listed
/// word.
pub fn split(turn: &Turn, to: Medium) -> String {
    let guess = to.guess(&turn.guess, turn.alphabet());
    let words = count::words(turn.before());
    match (&turn.guess, turn.families.len()) {
        (_, 0) => String::from("No word on the list was left."),
        _ if turn.kept().is_none() => format!("None of the {words} fits the answer to {guess}."),
        (_, 1) if turn.before() == 1 => String::from("Only one word was left."),
        (guessed, 1) => {
            // "I doesn't" would be wrong.
            let the = if guessed.letter().is_some() { "The " } else { "" };
            let words = if turn.before() == 2 { "two words" } else { &words };
            format!("{the}{guess} doesn't split the {words}.")
        }
        (Guess::Word(_), _) if turn.is_miss() => format!("{guess} was one of the {words} left."),
        (Guess::Word(_), _) => format!("Yes, it was {guess}."),
        (Guess::Letter(_), groups) => {
            capital(&format!("{guess} splits {words} into {} groups.", grouped(groups)))
        }
    }
}

/// Says why the answer was given: "It kept the 3 words without E, the largest group."
pub fn reason(turn: &Turn, opponent: Opponent, to: Medium) -> String {
    let Some(kept) = turn.kept().map(|kept| &turn.families[kept]) else {
        return String::from("The word isn't on the list, so nothing on the list fits.");
    };
    let words = the_words(turn, kept, to);
    let Some(exception) = opponent.about_exceptions() else {
        return capital(&format!("{words} {}.", if kept.size == 1 { "fits" } else { "fit" }));
    };
    if turn.families.len() == 1 {
        return format!("It kept {words}. It had no choice.");
    }
    let why = match turn.reason {
        Reason::Unclaimed if turn.after() == turn.families[0].size => {
            let largest = turn.families.iter().filter(|group| group.size == turn.after());
            if largest.count() > 1 { "as large as any other group" } else { "the largest group" }
        }
        Reason::Unclaimed => exception,
        Reason::Lost => "and you can't win",
        Reason::Most(_) if turn.proven => "the group that costs you most",
        Reason::Most(_) => "probably the group that costs you most",
    };
    format!("It kept {words}, {why}.")
}

/// Says that a smaller group than the largest was kept, since it is proven that no group costs the player more: "I kept 8 words,
/// not the 9: no group costs you more." The largest may cost as much.
pub fn smaller(reply: &Reply) -> Option<String> {
    let (kept, largest) = (reply.family().size, reply.families().first()?.size);
    let is_better = reply.proven && reply.reason != Reason::Unclaimed && kept < largest;
    is_better.then(|| {
        format!(
            "I kept {}, not the {}: no group costs you more.",
            count::words(kept),
            grouped(largest)
        )
    })
}

/// Says what the first letter of a first round did: "232 words without E, 26 with it: I kept those without." Where more words
/// have the letter than not, it says why they were not kept: "44 words without E, 59 in 8 groups: I kept the 44." `None` if it
/// didn't split the words.
pub fn first(turn: &Turn, to: Medium) -> Option<String> {
    let Guess::Letter(letter) = &turn.guess else { return None };
    let letter = to.letter(*letter, turn.alphabet());
    let without = turn.families.iter().find(|group| group.places.is_empty())?.size;
    let groups = turn.families.iter().filter(|group| !group.places.is_empty());
    let number = groups.clone().count();
    let with = groups.map(|group| group.size).sum();
    if with == 0 {
        return None;
    }
    let kept = &turn.families[turn.kept()?];
    let (words, has_it) = (count::words(without), grouped(with));
    if kept.places.is_empty() && with > without && number > 1 {
        let kept = grouped(without);
        return Some(format!(
            "{words} without {letter}, {has_it} in {number} groups: I kept the {kept}."
        ));
    }
    let kept = match kept.places.is_empty() {
        true => String::from("I kept those without"),
        false if kept.size == with => String::from("I kept those with it"),
        false => format!("I kept the {} with {letter} just there", grouped(kept.size)),
    };
    Some(format!("{words} without {letter}, {has_it} with it: {kept}."))
}

/// The number of groups that a listener hears.
const HEARD: usize = 6;

/// Says how the last guess split the words, and lists the largest groups, a sentence each; the kept one says so. With an
/// opponent, it first says why this one kept a group, and names some words of each.
pub fn sentences(turn: &Turn, why: Option<Opponent>, to: Medium) -> Vec<String> {
    let kept = turn.kept();
    let group = |(index, group): (usize, &Shown)| {
        let size = self::words(&turn.guess, group.places, group.size, turn.alphabet(), to);
        let kept = if kept == Some(index) { "Kept: " } else { "" };
        let named = if why.is_some() { named(group) } else { String::new() };
        format!("{kept}{size}{named}.")
    };
    let more = turn.families.len().saturating_sub(HEARD);
    let more = (more > 0).then(|| format!("And {}.", one_or(more, "smaller one", "smaller ones")));
    let why = why.map(|opponent| reason(turn, opponent, to));
    let groups = turn.families.iter().enumerate().take(HEARD).map(group);
    // That there is one group is a reason already.
    let split = (why.is_none() || turn.families.len() > 1).then(|| split(turn, to));
    why.into_iter().chain(split).chain(groups).chain(more).collect()
}

/// ". Such as CELL, BELL and TELL", or ": CELL and BELL" if that is all of them.
fn named(group: &Shown) -> String {
    let samples = group.samples.len().min(Turn::SAMPLES);
    let named = listed(&group.samples[..samples], "and");
    match samples {
        0 => named,
        _ if samples < group.size => format!(". Such as {named}"),
        _ => format!(": {named}"),
    }
}

/// Describes the words of a group: "the 4 words without A".
fn the_words(turn: &Turn, group: &Shown, to: Medium) -> String {
    let (guess, at, alphabet) = (&turn.guess, group.places, turn.alphabet());
    match (guess, group.size) {
        (Guess::Word(word), _) if !at.is_empty() => word.to_string(),
        (_, 1) => format!("the word {}", with(guess, at, alphabet, to)),
        (_, size) => format!("the {}", words(guess, at, size, alphabet, to)),
    }
}

/// "4 words without A", "1 word with A as the 3rd and 5th letters", or aloud "1 word with A at places 3 and 5".
pub fn words(guess: &Guess, at: Places, size: usize, alphabet: &Alphabet, to: Medium) -> String {
    match guess {
        Guess::Word(word) if !at.is_empty() => word.to_string(),
        _ => format!("{} {}", count::words(size), with(guess, at, alphabet, to)),
    }
}

fn with(guess: &Guess, at: Places, alphabet: &Alphabet, to: Medium) -> String {
    let letter = match guess {
        Guess::Letter(letter) => to.letter(*letter, alphabet),
        Guess::Word(word) => return format!("other than {}", word),
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
    use crate::engine::Choice;
    use crate::tests::letter;
    use crate::words::{ENGLISH, Family, Pattern};

    /// Returns a turn with groups of these places and sizes.
    fn turn(guess: char, kept: u64, families: &[(u64, usize)]) -> Turn {
        let shown =
            |&(bits, size)| Shown { places: Places::from_bits(bits), size, samples: Vec::new() };
        Turn {
            guess: letter(guess).into(),
            pattern: Pattern::hidden(&ENGLISH, 4),
            answer: Places::from_bits(kept),
            families: families.iter().map(shown).collect(),
            misses_left: 5,
            reason: Reason::Unclaimed,
            proven: true,
        }
    }

    const GROUPS: [(u64, usize); 3] = [(0, 1204), (2, 7), (8, 1)];

    #[test]
    fn the_first_letter_of_a_first_round_is_explained() {
        let all = GROUPS;
        let said = |kept, families: &[_]| first(&turn('e', kept, families), Screen);
        for (kept, families, expected) in [
            (0, &all[..], "8 with it: I kept those without."),
            (2, &all, "8 with it: I kept the 7 with E just there."),
            (2, &all[..2], "7 with it: I kept those with it."),
        ] {
            assert_eq!(said(kept, families), Some(format!("1,204 words without E, {expected}")));
        }
        assert_eq!(said(2, &all[1..]), None);
        let why = said(0, &[(0, 144), (2, 125), (8, 125), (10, 9)]).unwrap();
        assert_eq!(why, "144 words without E, 259 in 3 groups: I kept the 144.");
        assert!(why.len() <= 55, "it has one row beside the figure in 80 columns");
    }

    #[test]
    fn a_smaller_group_is_explained_where_it_is_proven_that_none_costs_more() {
        let said = |reason, proven, kept| {
            let families = GROUPS.map(|(at, size)| Family { places: Places::from_bits(at), size });
            let choice = Choice { places: Places::from_bits(kept), reason, proven };
            smaller(&Reply::of(letter('a'), families.into(), choice).unwrap())
        };
        let more = "I kept 7 words, not the 1,204: no group costs you more.";
        assert_eq!(said(Reason::Most(6), true, 2).as_deref(), Some(more));
        assert_eq!(said(Reason::Lost, true, 2).as_deref(), Some(more));
        for (reason, proven, kept) in
            [(Reason::Most(6), false, 2), (Reason::Most(6), true, 0), (Reason::Unclaimed, true, 2)]
        {
            assert_eq!(said(reason, proven, kept), None, "{reason:?} {proven} {kept}");
        }
    }

    #[test]
    fn a_letter_that_splits_nothing_has_an_article() {
        let said = |before| split(&turn('i', 0, &[(0, before)]), Screen);
        assert_eq!(said(3), "The I doesn't split the 3 words.");
        assert_eq!(said(2), "The I doesn't split the two words.");
        let forced = sentences(&turn('i', 0, &[(0, 1)]), Some(Opponent::Greedy), Screen);
        assert_eq!(forced.len(), 2, "{forced:?}");
    }

    #[test]
    fn the_reason_names_the_group_that_was_kept_and_why() {
        let said = |reason, proven, kept, opponent| {
            super::reason(&Turn { reason, proven, ..turn('a', kept, &GROUPS) }, opponent, Screen)
        };
        let lost = said(Reason::Lost, true, 0, Opponent::Merciless);
        assert_eq!(lost, "It kept the 1,204 words without A, and you can't win.");
        let most = said(Reason::Most(6), false, 2, Opponent::Merciless);
        let expected =
            "It kept the 7 words with A as the 2nd letter, probably the group that costs you most.";
        assert_eq!(most, expected);
        // How large the groups are is known without a proof.
        let largest = said(Reason::Unclaimed, false, 0, Opponent::Merciless);
        assert_eq!(largest, "It kept the 1,204 words without A, the largest group.");
        let fits = said(Reason::Unclaimed, true, 8, Opponent::Fair);
        assert_eq!(fits, "The word with A as the 4th letter fits.");
        let tied = turn('a', 0, &[(0, 1), (8, 1)]);
        let expected = "It kept the word without A, as large as any other group.";
        assert_eq!(reason(&tied, Opponent::Greedy, Screen), expected);
    }
}
