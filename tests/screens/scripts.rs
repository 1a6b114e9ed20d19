//! Tests of words in other scripts where the terminal has only ASCII.

use std::collections::HashSet;

use evil_hangman::app::{App, Input, Preferences, Session};
use evil_hangman::engine::Opponent;
use evil_hangman::game::{Difficulty, Library, ListChoice, OpeningChoice, UserList};
use evil_hangman::text::ascii;
use evil_hangman::words::{ListBuilder, RUSSIAN};

use super::clean::host;
use super::{ASCII, picture, text};

#[test]
fn words_of_another_script_are_whole_in_ascii() {
    const WORDS: &str = "белка берег весна ветер голос город дверь завод земля карта книга линия место народ осень \
                         песня рынок слово столб сумка театр тропа улица фирма цифра число школа штора экран ягода";
    let mut list = ListBuilder::new(&RUSSIAN);
    list.feed(WORDS.replace(' ', "\n").as_bytes()).unwrap();
    let preferences = Preferences {
        opponent: Opponent::Greedy.into(),
        list: ListChoice::User,
        length: 5,
        lives: "1".parse().unwrap(),
        difficulty: Difficulty::Custom,
        shows_words_left: true,
        opening: OpeningChoice::None,
    };
    let user = UserList { name: "words".into(), words: list.finish().unwrap().0 };
    let mut app = App::new(Library::new(Some(user)), preferences, 1);
    app.begin();
    let mut session = Session::new(app, host);
    session.feed(Input::Begin);
    session.feed(Input::Key("ж".parse().unwrap()));
    let whole: HashSet<String> = WORDS.split(' ').map(ascii).collect();
    let is_word =
        |text: &str| text.starts_with(char::is_alphabetic) && text.matches('=').count() > 2;
    for size in [(120, 40), (80, 24), (60, 16)] {
        let shown = text(&picture(session.app(), &ASCII, size));
        let words: Vec<_> = shown.split_whitespace().filter(|word| is_word(word)).collect();
        let lower = |word: &str| whole.contains(&word.trim_end_matches(['.', ',']).to_lowercase());
        assert!(words.len() > 4 && words.iter().all(|word| lower(word)), "{words:?}\n{shown}");
    }
}
