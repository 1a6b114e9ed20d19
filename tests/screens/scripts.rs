//! Tests of words in other scripts where the terminal has only ASCII.

use evil_hangman::text::ascii;
use evil_hangman::words::RUSSIAN;

use super::*;

const WORDS: &str = "белка берег весна ветер голос город дверь завод земля карта книга линия место народ осень \
                     песня рынок слово столб сумка театр тропа улица фирма цифра число школа штора экран ягода";

/// Returns a round with Russian words in which these keys were pressed.
fn russian(lives: u32, keys: &str) -> App {
    let spec = game::spec(Opponent::Greedy, ListChoice::User, 5, lives);
    think_and_press(App::new(game::own(&RUSSIAN, WORDS), spec, 1), keys)
}

#[test]
fn words_of_another_script_are_whole_in_ascii() {
    let app = russian(1, "ж");
    let whole: HashSet<String> = WORDS.split(' ').map(ascii).collect();
    let is_word =
        |text: &str| text.starts_with(char::is_alphabetic) && text.matches('=').count() > 2;
    for size in [(120, 40), (80, 24), (60, 16)] {
        let shown = text(&picture(&app, &ASCII, size));
        let words: Vec<_> = shown.split_whitespace().filter(|word| is_word(word)).collect();
        let lower = |word: &str| whole.contains(&word.trim_end_matches(['.', ',']).to_lowercase());
        assert!(words.len() > 2 && words.iter().all(|word| lower(word)), "{words:?}\n{shown}");
    }
}

#[test]
fn the_bars_of_a_story_begin_in_one_column_in_ascii() {
    let app = russian(9, "о а р т е Esc ↓ Enter c");
    for size in [(120, 40), (80, 24), (60, 16)] {
        let shown = text(&picture(&app, &ASCII, size));
        // "> 3 r=", and not a sentence that begins with a number.
        let is_turn = |line: &&str| {
            let mut parts = line.trim_start_matches([' ', '>']).split_whitespace();
            parts.next().is_some_and(|number| number.parse::<u8>().is_ok_and(|it| it < 6))
                && parts.next().is_some_and(|letter| letter.len() <= 2)
        };
        let turns: Vec<_> = shown.lines().filter(is_turn).collect();
        // A letter can be written with "=" as well.
        let bar = |line: &&str| [" #", " ="].iter().filter_map(|bar| line.find(bar)).min();
        let starts: HashSet<_> = turns.iter().filter_map(bar).collect();
        assert!(turns.len() > 2 && starts.len() == 1, "{starts:?}\n{shown}");
        assert!(shown.is_ascii(), "{shown}");
    }
}
