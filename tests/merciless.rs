//! Opponents that think, against the definition of the game played out by brute force.

use std::collections::{BTreeMap, BTreeSet};

use evil_hangman::engine::{Choice, EvilEngine, Mind, Opponent, Position, Question};
use evil_hangman::game::Round;
use evil_hangman::guesser::{Frequency, Guesser, NoisyFrequency, Perfect};
use evil_hangman::solver::Settings;
use evil_hangman::words::{Candidates, ENGLISH, Letter, ListBuilder};
use proptest::prelude::*;
use proptest::string::string_regex;

const SETTINGS: Settings = Settings { memory: 1 << 20, threads: 1 };

fn candidates(words: &str) -> Candidates {
    let mut list = ListBuilder::new(&ENGLISH);
    list.feed(words.replace(' ', "\n").as_bytes()).unwrap();
    let (list, _) = list.finish().unwrap();
    let length = list.lengths().next().unwrap();
    list.shelf(length).unwrap().candidates()
}

/// The families of a letter by the places where it stands, from the definition.
fn families(words: &[String], letter: char) -> BTreeMap<Vec<usize>, Vec<String>> {
    let mut families: BTreeMap<_, Vec<String>> = BTreeMap::new();
    for word in words {
        let places = word.char_indices().filter(|(_, c)| *c == letter).map(|(at, _)| at).collect();
        families.entry(places).or_default().push(word.clone());
    }
    families
}

/// The value of a set of words from the definition; `seen` remembers.
fn value(words: &[String], seen: &mut BTreeMap<Vec<String>, usize>) -> usize {
    if words.len() == 1 {
        return 0;
    }
    if let Some(value) = seen.get(words) {
        return *value;
    }
    let letters: BTreeSet<char> = words.iter().flat_map(|word| word.chars()).collect();
    let worst = |letter| {
        let families = families(words, letter);
        (families.len() > 1)
            .then(|| families.iter().map(|family| total(family, seen)).max().unwrap())
    };
    let best = letters.into_iter().filter_map(worst).min().unwrap();
    seen.insert(words.to_vec(), best);
    best
}

/// What the best guesser suffers with an answer and after it.
fn total(
    (places, words): (&Vec<usize>, &Vec<String>),
    seen: &mut BTreeMap<Vec<String>, usize>,
) -> usize {
    usize::from(places.is_empty()) + value(words, seen)
}

fn choose(opponent: Opponent, candidates: &Candidates, letter: char, guesses_left: u32) -> Choice {
    let guessed = std::iter::empty::<Letter>().collect();
    let position = Position { candidates: candidates.clone(), guessed, guesses_left };
    let letter = ENGLISH.letter(letter).unwrap();
    let mut mind = Mind::new(candidates.shelf(), SETTINGS).unwrap();
    mind.choose(&Question { opponent, position, letter }, &|| false)
}

/// What the best guesser suffers with the choice and after it.
fn chosen(
    choice: Choice,
    words: &[String],
    letter: char,
    seen: &mut BTreeMap<Vec<String>, usize>,
) -> usize {
    let places: Vec<usize> = choice.places.iter().collect();
    let families = families(words, letter);
    total((&places, &families[&places]), seen)
}

#[test]
fn the_largest_family_is_often_the_wrong_one() {
    let words = candidates("deal tear monk");
    let mut greedy = EvilEngine::new(words.clone(), Opponent::Greedy);
    assert!(!greedy.guess(ENGLISH.letter('e').unwrap()).unwrap().is_miss());
    let choice = choose(Opponent::Merciless, &words, 'e', 1);
    assert!(choice.places.is_empty() && choice.proven, "one guess left: MONK wins at once");
}

/// Lists of different words of one length, of few letters so that they repeat.
fn lists() -> impl Strategy<Value = Vec<String>> {
    (2usize..=5).prop_flat_map(|length| {
        let of = |letters: &str| string_regex(&format!("{letters}{{{length}}}")).unwrap();
        let words = prop::collection::vec(prop_oneof![of("[a-c]"), of("[a-h]"), of("[ab]")], 2..11);
        words.prop_map(|words| BTreeSet::from_iter(words).into_iter().collect())
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn merciless_wins_by_force_where_it_can_and_costs_the_most_where_it_cannot(words in lists()) {
        let all = candidates(&words.join(" "));
        let seen = &mut BTreeMap::new();
        for letter in ('a'..='h').filter(|letter| words.iter().any(|word| word.contains(*letter))) {
            let most = families(&words, letter).iter().map(|family| total(family, seen)).max().unwrap();
            for guesses_left in 1..=6 {
                let choice = choose(Opponent::Merciless, &all, letter, guesses_left);
                let suffered = chosen(choice, &words, letter, seen);
                prop_assert!(choice.proven);
                if most >= guesses_left as usize {
                    prop_assert!(suffered >= guesses_left as usize, "{letter} with {guesses_left}");
                } else {
                    prop_assert_eq!(suffered, most, "{} with {}", letter, guesses_left);
                }
            }
        }
    }

    #[test]
    fn merciful_costs_the_least(words in lists()) {
        let all = candidates(&words.join(" "));
        let seen = &mut BTreeMap::new();
        for letter in 'a'..='h' {
            let least = families(&words, letter).iter().map(|family| total(family, seen)).min().unwrap();
            let choice = choose(Opponent::Merciful, &all, letter, 9);
            prop_assert!(choice.proven);
            prop_assert_eq!(chosen(choice, &words, letter, seen), least);
        }
    }

    #[test]
    fn perfect_players_on_both_sides_play_the_value(words in lists(), guesses in 1u32..8) {
        let all = candidates(&words.join(" "));
        let value = value(&words, &mut BTreeMap::new());
        let mut perfect = Perfect::default();
        let (misses, won) = play(&mut perfect, &all, guesses, Opponent::Merciless);
        prop_assert_eq!(won, (guesses as usize) > value);
        prop_assert_eq!(misses as usize, value.min(guesses as usize));
        // No guesser does better against it, and the perfect one never suffers more than the value.
        for guesser in [&mut Frequency as &mut dyn Guesser, &mut NoisyFrequency::new(0.5, 1)] {
            let (others, _) = play(guesser, &all, guesses, Opponent::Merciless);
            prop_assert!(others >= misses);
        }
        let (greedy, _) = play(&mut perfect, &all, guesses, Opponent::Greedy);
        prop_assert!(greedy as usize <= value);
    }

    #[test]
    fn without_time_there_is_an_answer_all_the_same(words in lists()) {
        let all = candidates(&words.join(" "));
        for opponent in [Opponent::Merciless, Opponent::Merciful] {
            let position = Position {
                candidates: all.clone(),
                guessed: std::iter::empty::<Letter>().collect(),
                guesses_left: 3,
            };
            let letter = ENGLISH.letter('a').unwrap();
            let mut mind = Mind::new(all.shelf(), SETTINGS).unwrap();
            let choice = mind.choose(&Question { opponent, position, letter }, &|| true);
            prop_assert!(all.families(letter).iter().any(|family| family.places == choice.places));
        }
    }
}

/// A round to its end: the misses, and whether the guesser won.
fn play(
    guesser: &mut dyn Guesser,
    all: &Candidates,
    guesses: u32,
    opponent: Opponent,
) -> (u32, bool) {
    let guesses = guesses.to_string().parse().unwrap();
    let mut round = Round::new(opponent, all.clone(), guesses, 1);
    let mut mind = Mind::new(all.shelf(), SETTINGS).unwrap();
    while round.guesses_left() > 0 {
        let Some(letter) =
            guesser.letter(round.engine().candidates(), round.guessed(), round.guesses_left())
        else {
            break;
        };
        if opponent.thinks() {
            let choice = mind.choose(&round.question(letter).unwrap(), &|| false);
            round.answer(letter, choice).unwrap();
        } else {
            round.guess(letter).unwrap();
        }
    }
    (round.misses(), round.engine().pattern().is_complete())
}

#[test]
fn any_number_of_guesses_can_be_played() {
    let all = evil_hangman::words::Tier::Common.load().shelf(8).unwrap().candidates();
    for guesses in [26, 27, 63, 64, 65, 66, 70, 999, 5000, u32::MAX] {
        let (_, won) = play(&mut Frequency, &all, guesses, Opponent::Merciless);
        assert!(won, "nobody misses more letters than there are: {guesses}");
    }
}

#[test]
fn the_whole_list_is_played_as_its_value_says() {
    let list = evil_hangman::words::Tier::Common.load();
    for (length, value) in [(10, 4), (12, 2), (14, 2)] {
        let all = list.shelf(length).unwrap().candidates();
        let mut perfect = Perfect::default();
        for guesses in 1..=value + 1 {
            let (misses, won) = play(&mut perfect, &all, guesses, Opponent::Merciless);
            assert_eq!(
                (misses, won),
                (value.min(guesses), guesses > value),
                "{length} with {guesses}"
            );
        }
    }
}
