//! Tests that games are reproducible: answers depend on the words, the letters and the seed alone, not on
//! earlier searches, speed or version.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use evil_hangman::engine::{Opponent, Question, Searcher, Setter};
use evil_hangman::game::occasion::Day;
use evil_hangman::game::opening::Book;
use evil_hangman::game::{Round, Transcript};
use evil_hangman::guesser::{Frequency, Guesser, NoisyFrequency};
use evil_hangman::position::Position;
use evil_hangman::words::{Candidates, ENGLISH, EmbeddedList, Letter, WordsOfLength};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use crate::support::swept;

/// Everything that determines a round.
struct Game {
    embedded: EmbeddedList,
    listed: Arc<WordsOfLength>,
    lives: u32,
    letters: Vec<Letter>,
    seed: u64,
}

fn games(count: u64) -> impl Iterator<Item = Game> {
    let lists = [EmbeddedList::EVERYDAY, EmbeddedList::FULL].map(EmbeddedList::load);
    (0..count).map(move |seed| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let number = rng.random_range(0..2);
        // Lengths of up to some thousand words, so that thousands of rounds are quick.
        let lengths: Vec<_> =
            lists[number].lengths().filter(|&n| lists[number].count(n) <= 1600).collect();
        let length = lengths[rng.random_range(0..lengths.len())];
        let mut letters: Vec<_> = ENGLISH.letters().collect();
        letters.shuffle(&mut rng);
        if rng.random_range(0..2) == 0 {
            // A good player keeps the round open for longer.
            letters.sort_by_key(|letter| {
                "esiarntolcd".find(ENGLISH.upper(*letter).to_ascii_lowercase()).unwrap_or(99)
            });
        }
        Game {
            embedded: [EmbeddedList::EVERYDAY, EmbeddedList::FULL][number],
            listed: Arc::clone(lists[number].of_length(length).unwrap()),
            lives: rng.random_range(1..=12),
            letters,
            seed,
        }
    })
}

/// Plays the round to its end, and returns its line with the revealed word. A used setter looks ahead before
/// each answer, until it is interrupted after fewer polls than this; otherwise a new one answers each letter.
fn played(game: &Game, mut used: Option<(&mut Setter, u32)>) -> String {
    let lives = game.lives.to_string().parse().unwrap();
    let mut round = Round::new(Opponent::Merciless, game.listed.candidates(), lives, game.seed);
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(!game.seed);
    for &letter in &game.letters {
        let Ok(question) = round.question(letter) else { continue };
        let mut new = Setter::default();
        let setter = match &mut used {
            None => &mut new,
            Some((setter, most)) => {
                let (polls, most) = (AtomicU32::new(0), chance.random_range(0..*most));
                let halt = || polls.fetch_add(1, Ordering::Relaxed) >= most;
                setter.look_ahead(round.position(), &halt);
                setter
            }
        };
        let reply = setter.reply(&question, &|| false).unwrap();
        assert!(reply.proven, "{} {} {}", game.embedded, game.listed.length(), game.lives);
        round.take(reply).unwrap();
        if round.misses_left() == 0 {
            break;
        }
    }
    let line = Transcript::of(&round).to_string();
    format!("{line} {}", round.finish().word)
}

#[test]
fn however_the_answers_are_found_they_are_the_same() {
    let [mut ahead, mut slow] = [HashMap::new(), HashMap::new()];
    for game in games(swept(120, 1500)) {
        let cold = played(&game, None);
        let key = (game.embedded.name(), game.listed.length());
        assert_eq!(played(&game, Some((slow.entry(key).or_default(), 40))), cold);
        // Looking ahead about every letter of every position takes longest.
        if game.seed % 5 == 0 {
            assert_eq!(played(&game, Some((ahead.entry(key).or_default(), u32::MAX))), cold);
        }
    }
}

/// Plays a round of a frequency player, and returns its line with the revealed word.
fn golden(game: Transcript, candidates: Candidates, guesser: &mut dyn Guesser) -> String {
    let mut setter = Setter::default();
    let Transcript { opponent, opening, lives, seed, .. } = game;
    let mut round = Round::opened(opponent, candidates, opening, lives, seed).unwrap();
    while round.misses_left() > 0 {
        let position = round.engine().position(round.misses_left());
        let Some(letter) = guesser.letter(&position) else { break };
        round.guess_with(&mut setter, letter, &|| false).unwrap().unwrap();
    }
    let line = Transcript::of(&round);
    let finished = round.finish();
    let seal = finished.salt.map(|salt| format!(" salt {salt}")).unwrap_or_default();
    format!("{line} {}{seal}\n", finished.word)
}

#[test]
fn rounds_of_today_are_the_rounds_of_ever() {
    let common = EmbeddedList::EVERYDAY.load();
    let mut said = String::from("Ten days\n");
    for day in 0..10 {
        let day = Day::at(1_795_564_800 + 86_400 * day);
        let game = day.game(&ENGLISH).unwrap();
        let candidates = common.of_length(game.length).unwrap().candidates();
        said += &format!("{day} {}", golden(game, candidates, &mut Frequency));
    }
    said += "\nTen seeds\n";
    for seed in 0..10 {
        let opponents = [Opponent::Fair, Opponent::Merciless, Opponent::Greedy];
        let length = 5 + seed as usize;
        let opponent = opponents[seed as usize % opponents.len()];
        let (lives, number) = (3 + seed, seed * seed * seed);
        let game = format!("eh1 en/everyday {opponent} {length} {lives} {number} -");
        let game: Transcript = game.parse().unwrap();
        let candidates = common.of_length(length).unwrap().candidates();
        // A fair opponent's only candidate is its word, so the guesser must not see it.
        said += &golden(game, candidates, &mut NoisyFrequency::new(0.5, seed));
    }
    insta::assert_snapshot!("rounds_of_today", said);
}

/// At the lengths with the most words answers take longest, and a second thread has most to do.
#[test]
fn one_thread_answers_as_two_do() {
    let lengths = swept(&[(6, 13), (9, 8)][..], &[(3, 18), (6, 13), (8, 9), (9, 8), (11, 7)]);
    let list = EmbeddedList::FULL.load();
    for &(length, par) in lengths {
        let listed = list.of_length(length).unwrap();
        for (number, letter) in swept("eizr", "esiatrzq").chars().enumerate() {
            let position = Position::new(listed, par + number as u32 % 2);
            let letter = ENGLISH.letter(letter).unwrap();
            let question = Question { position, letter };
            let reply = |threads| {
                let mut searcher = Searcher::new(listed).with_threads(threads);
                searcher.reply(&question, &|| false).unwrap()
            };
            assert_eq!(reply(1), reply(2), "{length} {}", ENGLISH.upper(letter));
        }
    }
}

/// Asks about letters as the first of a round that is lost, with every number of misses up to the value.
#[test]
fn a_win_that_can_be_forced_is_taken_at_the_first_letter() {
    let (everyday, full) = (EmbeddedList::EVERYDAY, EmbeddedList::FULL);
    let letters = swept("esarq", "abcdefghijklmnopqrstuvwxyz");
    let mut asked = 0;
    for embedded in swept(&[everyday][..], &[everyday, full]) {
        let list = embedded.load();
        for length in list.lengths() {
            let (listed, value) = (
                list.of_length(length).unwrap(),
                Book::value_of_all(*embedded, length).unwrap() as u32,
            );
            let mut searcher = Searcher::new(listed);
            for letter in letters.chars().map(|c| ENGLISH.letter(c).unwrap()) {
                for misses_left in 1..=value {
                    let position = Position::new(listed, misses_left);
                    let question = Question { position, letter };
                    let reply = searcher.reply(&question, &|| false).unwrap();
                    let one = reply.families().len() == 1;
                    let lost = reply.reason == evil_hangman::engine::Reason::Lost;
                    assert!(reply.proven && (lost || one), "{embedded} {length} {misses_left}");
                    asked += 1;
                }
            }
        }
    }
    assert!(asked > swept(300, 5000), "{asked}");
}

/// With as many misses as the value for nine letters, nobody can win; a player once did.
#[test]
fn a_game_that_was_given_away_is_won_by_force() {
    let words = EmbeddedList::FULL.load().of_length(9).unwrap().candidates();
    let mut round = Round::new(Opponent::Merciless, words, "7".parse().unwrap(), 5);
    let mut setter = Setter::default();
    for letter in "eingaowdpblmtrsc".chars().filter_map(|c| ENGLISH.letter(c)) {
        let _ = round.guess_with(&mut setter, letter, &|| false);
    }
    assert_eq!(round.misses_left(), 0);
}
