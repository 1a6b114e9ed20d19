//! Tests of singular and plural: what counts as a fault, and sentences with small numbers that must have
//! none.

use std::sync::Arc;

use evil_hangman::app::Leaves;
use evil_hangman::engine::Opponent;
use evil_hangman::game::{
    Challenge, DuelRound, FairGame, GuessValue, Holder, JudgedGuess, Judgement, Lives, Round, Story,
};
use evil_hangman::guesser::{Merit, Rated};
use evil_hangman::history::{Accuracy, Group, Wins};
use evil_hangman::text::Medium::{Screen, Speech};
use evil_hangman::text::commands::{evaluate, matches, oracle, solve};
use evil_hangman::text::keys::Reach;
use evil_hangman::text::{
    count, duel, end, form, friend, group, hints, judgement, lesson, notices, proof, questions,
    round, screens, statistics, story, xray,
};
use evil_hangman::words::{ENGLISH, Family, ListBuilder, Places, Word};

/// Nouns that are counted: singular and plural.
const COUNTED: &[(&str, &str)] = &[
    ("word", "words"),
    ("letter", "letters"),
    ("miss", "misses"),
    ("family", "families"),
    ("group", "groups"),
    ("length", "lengths"),
    ("game", "games"),
    ("round", "rounds"),
    ("day", "days"),
    ("rung", "rungs"),
    ("answer", "answers"),
    ("other", "others"),
    ("guess", "guesses"),
    ("decision", "decisions"),
    ("position", "positions"),
    ("claim", "claims"),
    ("byte", "bytes"),
    ("line", "lines"),
    ("kind", "kinds"),
    ("blank", "blanks"),
    ("time", "times"),
];

/// Verbs: singular and plural.
const DONE: &[(&str, &str)] = &[
    ("was", "were"),
    ("is", "are"),
    ("has", "have"),
    ("fits", "fit"),
    ("loses", "lose"),
    ("stays", "stay"),
    ("holds", "hold"),
];

/// Words that may be between a number and its noun.
const BETWEEN: &[&str] = &["more", "other", "hidden", "smaller"];

/// Returns the first place in a text where a number and its noun or verb disagree.
pub fn fault(text: &str) -> Option<String> {
    // A sign within a number does not end a clause.
    let ends = |word: &&str| word.ends_with(['.', ',', ';', ':', ')', '(']);
    let words: Vec<&str> = text.split_whitespace().collect();
    words.split_inclusive(ends).find_map(|part| {
        let words: Vec<&str> =
            part.iter().map(|word| word.trim_matches(['.', ',', ';', ':', ')', '('])).collect();
        (0..words.len()).find_map(|at| {
            let wrong = is_wrong(&words, at);
            wrong.then(|| words.join(" "))
        })
    })
}

fn is_number(word: &str) -> bool {
    let is_ordinal = ["st", "nd", "rd", "th"].iter().any(|ending| word.ends_with(ending));
    word.starts_with(|c: char| c.is_ascii_digit()) && !is_ordinal
}

fn is_wrong(words: &[&str], at: usize) -> bool {
    let number = words[at];
    if number == "the" && words.get(at + 1) == Some(&"one") {
        // "the one word with A at place 3 stay"
        let noun = words.get(at + 2).is_some_and(|noun| COUNTED.iter().any(|(one, _)| one == noun));
        let rest = words.get(at + 3..).unwrap_or_default();
        let verb =
            rest.iter().find(|word| DONE.iter().any(|(one, more)| [one, more].contains(word)));
        return noun && verb.is_some_and(|verb| DONE.iter().any(|(_, more)| more == verb));
    }
    if !is_number(number) {
        return false;
    }
    let one = number == "1";
    let before = at.checked_sub(1).map(|before| words[before]);
    if one && before == Some("the") {
        return true;
    }
    // The ordinal number of a letter, a place or a miss does not count what follows it.
    if before.is_some_and(|before| {
        ["letter", "place", "miss", "Miss", "places", "par", "and"].contains(&before)
    }) {
        return false;
    }
    // "of your 4 guesses" is not counted either.
    if before == Some("your") && at >= 2 && words[at - 2] == "of" {
        return false;
    }
    // "of 4 letters" is told with what comes before it.
    let whole = at >= 2 && before == Some("of") && is_number(words[at - 2]);
    if whole {
        return false;
    }
    let mut next = at + 1;
    let mut one_of_all = one;
    // "1 of 4 letters was", "0 of 1 letter was"
    if words.get(next) == Some(&"of")
        && words.get(next + 1).is_some_and(|all| all.starts_with(|c: char| c.is_ascii_digit()))
    {
        one_of_all = one || words[next + 1] == "1";
        let noun = words.get(next + 2);
        if !noun.is_some_and(|noun| COUNTED.iter().any(|(one, more)| [one, more].contains(&noun))) {
            return false;
        }
        next += 2;
    } else {
        while words.get(next).is_some_and(|word| BETWEEN.contains(word)) {
            next += 1;
        }
        let Some(noun) = words.get(next) else { return false };
        let Some((single, many)) = COUNTED.iter().find(|(one, more)| [one, more].contains(&noun))
        else {
            return false;
        };
        if noun != if one { single } else { many } {
            return true;
        }
    }
    let verb = words.get(next + 1);
    let done = verb.and_then(|verb| DONE.iter().find(|(one, more)| [one, more].contains(&verb)));
    done.is_some_and(|(single, many)| verb != Some(if one_of_all { single } else { many }))
}

#[test]
fn a_fault_of_number_is_found() {
    for wrong in [
        "0 of 1 letter were as good",
        "1 of 4 letters were as good",
        "E: the one word with E at place 3 stay if you guess it",
        "find none of the 1 word",
        "Your word: 1 miss lose.",
        "1 hidden words skipped",
        "2 word fits",
        "3 words fits",
        "It has 1 letters",
    ] {
        assert!(fault(wrong).is_some(), "{wrong}");
    }
    for right in [
        "0 of 1 letter was as good",
        "3 of 4 letters were as good",
        "the one word with E at place 3 stays",
        "Miss 1 loses the round",
        "1 word fits every answer",
        "E, a hit: from 2 words to 1.",
        "at places 1 and 2",
        "1,204 words",
    ] {
        assert_eq!(fault(right), None);
    }
}

/// A round about a list of so many words, at most three, with these letters guessed.
fn dealt(words: usize, opponent: Opponent, lives: usize, letters: &str) -> Round {
    let mut list = ListBuilder::new(&ENGLISH);
    list.feed(&b"deal\ndear\ndeaf\n"[..5 * words.min(3)]).unwrap();
    let listed = Arc::clone(list.finish().unwrap().0.of_length(4).unwrap());
    let lives = Lives::at_least_one(lives as u32);
    let mut round = Round::new(opponent, listed.candidates(), lives, 7);
    for c in letters.chars() {
        let _ = round.guess(ENGLISH.letter(c).unwrap());
    }
    round
}

/// Returns every sentence of a game with a single number, using this one.
fn with(n: usize) -> Vec<String> {
    let letter = ENGLISH.letter('e').unwrap();
    let small = n as u32;
    let played = dealt(3, Opponent::Greedy, 9, "");
    let mut told = vec![
        count::words(n),
        proof::check_a_word(n),
        screens::lives_left(n),
        screens::left_the_room(n, n).join(" "),
        xray::the_words(&letter.into(), Places::NONE, n.max(1), &ENGLISH, Speech),
        xray::words(&letter.into(), Places::NONE, n, &ENGLISH, Speech),
        xray::more_groups(n.max(1)),
        story::more_turns(n.max(1)),
        form::of_your_own(n),
        form::words_with(n, n),
        form::typed_letters(&n.to_string()),
        form::typed_lives(&n.to_string()),
        form::summary(Holder::default(), Some(n), "common", n),
        friend::the_word_has(n, false),
        questions::there_are_words(n, n),
        questions::lives_help(Holder::default(), Some(n)),
        notices::cannot_be_lost(9, n),
        statistics::good_of_the_last(n.max(1)),
        proof::another_length(&Word::parse(&"a".repeat(n.max(1)), &ENGLISH).unwrap(), n),
        judgement::more_slips(n.max(1)),
        proof::fitting(n, &[]),
        evaluate::skipped(n, "common"),
        evaluate::hidden_skipped(n),
        evaluate::time_for_each(n, true),
        evaluate::time_for_each(n, false),
        evaluate::title("x", evaluate::Source::List(n), "common", None, small),
        matches::title(n, "common", small, 1),
        matches::games_won(n, n, 0.1, 0.9),
        matches::more_faults(n),
        matches::unfinished(n),
        oracle::title(n, n, "common", "rule"),
        solve::beginning(n, n),
        solve::progress(n, n, 1, 3),
        solve::written(n, std::path::Path::new("p")),
    ];
    told.push(form::lives_and_spare(Lives::at_least_one(n as u32), 1, Opponent::Greedy.into()));
    let lives = Lives::at_least_one(n as u32 + 1);
    told.extend(form::allowed(n, Some(lives), Holder::default()));
    told.extend(form::allowed(0, Some(lives), Holder::default()));
    told.extend(solve::proven(n, (n, n, "common"), n, n));
    for good in 0..=n {
        for cost in [
            GuessValue::Misses { best: 1, this: 2 },
            GuessValue::Chance { best: 0.9, this: 0.5, extra: 0.0 },
        ] {
            let right = match cost {
                GuessValue::Misses { .. } => GuessValue::Misses { best: n, this: n },
                GuessValue::Chance { .. } => {
                    GuessValue::Chance { best: 0.5, this: 0.5, extra: 0.0 }
                }
            };
            let judge = |worth| JudgedGuess {
                letter: Some(letter),
                misses_left: Some(9),
                value: Some(worth),
                best: None,
            };
            let guesses: Vec<_> =
                (0..n).map(|at| judge(if at < good { right } else { cost })).collect();
            for to in [Screen, Speech] {
                told.extend(guesses.iter().map(|guess| judgement::guess(guess, &played, None, to)));
            }
            told.extend(judgement::accuracy(&Judgement { guesses, ..Judgement::default() }));
        }
        let accuracy = Accuracy {
            rounds: n,
            guesses: n,
            good,
            counted_in_misses: n,
            given_away: n,
            ..Accuracy::default()
        };
        let all = Wins { played: n, won: good };
        let group = Group { all, lost: n - good, accuracy, ..Group::default() };
        told.extend([Screen, Speech].map(|to| group::in_short(&group, false, to)));
    }
    for won in 0..=n {
        for lost in 0..=n - won {
            let fair = FairGame { words: n, won, lost };
            told.extend(story::same_letters(&fair, Opponent::Greedy, Screen));
        }
    }
    if n > 0 {
        for (opponent, merit) in
            [(Opponent::Greedy, Merit::AtMost(n)), (Opponent::Fair, Merit::Wins(0.5))]
        {
            let rated = Rated { letter, with: n, of: n, merit };
            let family = Family { places: Places::from_bits(1), size: n };
            let leaves = [Leaves { rated, family }; 3];
            let round = dealt(3, opponent, n, "");
            told.extend([Screen, Speech].iter().flat_map(|to| hints::why(&leaves, &round, *to)));
        }
        let word = Word::parse("deal", &ENGLISH).unwrap();
        let challenge = Challenge::new(word, Lives::at_least_one(small), 7);
        let guessed = "zqxjk".chars().take(n).map(|c| ENGLISH.letter(c).unwrap().into());
        let guessed: Vec<_> = guessed.collect();
        let played: DuelRound = challenge.check(&challenge.result(&guessed)).unwrap();
        told.push(duel::letters(&played, &ENGLISH));
        told.push(duel::ended(&played, &challenge));
        for letters in ["dealrf", "zqx", ""] {
            for opponent in Opponent::ALL.into_iter().filter(|opponent| opponent.is_evil()) {
                // A list of `n` words, played to its end.
                let played = dealt(n, opponent, n, letters);
                told.extend([
                    round::rules(&played, "own", true),
                    round::you_have_left(&played),
                    round::in_play(&played),
                    lesson::standing(&played, Speech),
                    lesson::needs(n, &played),
                ]);
                for turn in &Story::of(&played).turns {
                    told.extend(xray::groups(turn, true));
                    told.extend(xray::aloud(turn, opponent));
                    told.extend([Screen, Speech].map(|to| xray::reason(turn, opponent, to)));
                }
                let finished = played.finish();
                told.extend(story::tell(&finished, &Judgement::default()));
                told.extend(story::in_short(&finished, &Judgement::default(), Reach::Keys));
                told.push(end::summary(&finished, false));
                told.extend([Screen, Speech].map(|to| end::verdict(&finished, to)));
                told.extend(end::others(&finished, 1, Some("words")));
            }
        }
    }
    told
}

#[test]
fn one_is_singular_and_all_else_plural_in_every_sentence() {
    for n in 0..=3 {
        let wrong: Vec<_> =
            with(n).iter().filter_map(|told| Some((fault(told)?, told.clone()))).collect();
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}
