//! Tests that with `--clean`, in the game of the day and in challenges no blocked word is ever shown or accepted, on
//! the full screen and in sentences.

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::*;

/// Words of five letters, of which more than a third are blocked.
const WORDS: &str = "cocks raped rapes penis sluts boobs tires locks socks rocks tapes tenis menus plots \
                     slots books";

static BLOCKED: &str = include_str!("../../crates/words/assets/words/blocked/en.txt");

const REFUSED: &str = "That word isn't in the list.";

/// Returns the title of a game with these words.
fn title(holder: impl Into<Holder>, lives: u32, seed: u64, clean: bool) -> App {
    let spec = game::spec(holder, ListChoice::User, 5, lives);
    App::new(game::own(&ENGLISH, WORDS).with_clean(clean), spec, seed)
}

fn app(holder: impl Into<Holder>, seed: u64, clean: bool) -> App {
    begun(title(holder, 4, seed, clean), "")
}

/// The blocked words of the list.
static OF_LIST: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let blocked: HashSet<_> = BLOCKED.lines().collect();
    WORDS.split_whitespace().filter(|word| blocked.contains(word)).collect()
});

/// Returns the blocked words of the list in a text, also where signs or blanks separate their letters.
fn found(text: &str) -> HashSet<&'static str> {
    let lower = text.to_lowercase();
    let plain: HashSet<_> = lower.split(|c: char| !c.is_alphanumeric()).collect();
    let letters = |line: &str| line.chars().filter(|c| c.is_alphabetic()).collect();
    let squeezed: Vec<String> = lower.lines().map(letters).collect();
    let is_there =
        |word: &&str| plain.contains(word) || squeezed.iter().any(|line| line.contains(word));
    OF_LIST.iter().copied().filter(is_there).collect()
}

/// Presses keys, and returns the blocked words that were on the screen and the last screen.
fn pressed(app: App, keys: &str) -> (HashSet<&'static str>, String) {
    let mut session = Session::new(app, host);
    session.feed(Input::Begin);
    let (mut seen, mut last) = (HashSet::new(), String::new());
    for key in game::keys(keys) {
        session.feed(key);
        for size in [(40, 16), (100, 30)] {
            last = text(&picture(session.app(), &UNICODE, size));
            seen.extend(found(&last));
        }
    }
    // A word that is being typed may be drawn in large letters, which are no text.
    if let Screen::Playing(playing) = session.app().screen() {
        let typed = playing.naming().into_iter().flat_map(|(letters, _)| letters);
        last.extend(typed.flatten().map(|letter| ENGLISH.lower(letter)));
    }
    (seen, last)
}

fn letters(rng: &mut Xoshiro256PlusPlus) -> Vec<String> {
    let mut letters: Vec<_> = "acekilmnoprstuxb".chars().map(String::from).collect();
    letters.shuffle(rng);
    letters
}

#[test]
fn no_blocked_word_is_shown_or_said_and_without_the_setting_all_are() {
    // Whatever a round and its end offer: the story with its words, the proof, the comparison, what if.
    let end = "Esc ↓ Enter p c Enter Enter ↓ Esc ↓ Enter Tab ↓ ↓ a Esc Esc s Esc";
    let said_at_end = "give up/words/more/story/more/more/slips/share/again/n";
    let opponents = [Opponent::Greedy, Opponent::Merciless, Opponent::Fair];
    for clean in [true, false] {
        let (mut seen, mut heard) = (HashSet::new(), HashSet::new());
        for seed in 0..swept(4, 8) {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            for opponent in opponents {
                let mut keys = letters(&mut rng);
                let mut script: Vec<_> =
                    keys.iter().map(|key| format!("{key}/x-ray/more")).collect();
                // Rounds are played to their end, or given up.
                if seed % 2 == 0 {
                    keys.truncate(rng.random_range(2..12));
                    script.truncate(keys.len());
                }
                let keys = format!("F4 {} {end}", keys.join(" "));
                seen.extend(pressed(app(opponent, seed, clean), &keys).0);
                script.push(said_at_end.to_owned());
                let session = Session::new(app(opponent, seed, clean), host);
                heard.extend(found(&said_to(session, script.join("/").split('/'))));
            }
        }
        let all = if clean { 0 } else { found(WORDS).len() };
        assert_eq!((seen.len(), heard.len()), (all, all), "{clean} {seen:?} {heard:?}");
    }
    assert_eq!(found(WORDS).len(), 6);
}

#[test]
fn a_blocked_word_is_refused_and_not_repeated() {
    let (word, greedy) = ("penis Enter", Opponent::Greedy);
    let guess = format!("Enter {word}");
    for (app, keys) in [
        (app(greedy, 3, true), format!("z {guess}")),
        (app(Opponent::Fair, 3, true), guess.clone()),
        // At the end of a round any word can be checked.
        (app(greedy, 3, true), "z Esc ↓ Enter c Tab boobs".to_owned()),
        // The word that a pupil thought of.
        (app(Holder::You, 1, true), format!("Esc ↓ Enter {word}")),
        (title(greedy, 4, 1, true), format!("d Enter {word}")),
        (title(greedy, 4, 1, false), format!("d Enter {word}")),
        (game_of_the_day(), "Enter penises Enter".to_owned()),
    ] {
        let (_, last) = pressed(app, &keys);
        assert!(found(&last).is_empty() && last.contains(REFUSED), "{keys}\n{last}");
    }
    let (seen, last) = pressed(app(Opponent::Fair, 3, false), &guess);
    assert!(seen.contains("penis") && !last.contains(REFUSED), "{last}");
}

#[test]
fn a_word_that_a_pupil_thinks_of_is_not_named() {
    for word in found(WORDS).into_iter().map(word) {
        let mut session = Session::new(begun(title(Holder::You, 26, 1, true), ""), host);
        session.feed(Input::Begin);
        // The truth about each letter, and no to each word, until the letters would spell it.
        let refused = (0..40).any(|_| {
            let Screen::Holding(holding) = session.app().screen() else { return false };
            session.feed(match holding.letter() {
                Some(letter) => Input::Places(word.places_of(letter)),
                None => Input::Key("n".parse().unwrap()),
            });
            let shown = text(&picture(session.app(), &UNICODE, (100, 30)));
            assert!(found(&shown).is_empty(), "{shown}");
            shown.contains(REFUSED)
        });
        assert!(refused, "{word}");
    }
    let answers = ["n", "n", "n", "n", "n", "n", "penis", "n", "n"];
    let said = said_to(Session::new(app(Holder::You, 1, true), host), answers);
    assert!(found(&said).is_empty() && said.contains(REFUSED), "{said}");
}

#[test]
fn a_challenge_is_without_blocked_words() {
    let line = Challenge::new(word("penis"), Lives::at_least_one(6), 1).to_string();
    let error = line.parse::<Challenge>().unwrap_err();
    assert_eq!(error.to_string(), "that word isn't in the list");
    // So is a round for two, where other rounds have all words.
    let app = press(title(Opponent::Fair, 4, 1, false), "d ↓ ↓ Enter");
    let sent = app.challenge().and_then(ChallengeDialog::to_send);
    let Some(ChallengeLine::Round(game)) = sent else { panic!("{sent:?}") };
    assert!(game.clean && game.to_string().ends_with(" clean"), "{game}");
}
