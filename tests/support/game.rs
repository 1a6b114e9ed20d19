//! Runs the game without a terminal, as text: the nine words, key presses, and the form.

use evil_hangman::app::{App, Key, Preferences, Row, Setup};
use evil_hangman::engine::Opponent;
use evil_hangman::game::{Difficulty, Holder, Library, ListChoice, UserList};
use evil_hangman::text::Medium;
use evil_hangman::text::remark::form_error;
use evil_hangman::words::{ENGLISH, ListBuilder};

/// The nine words of the classic assignment, and some of other lengths, with gaps between the lengths.
pub const WORDS: &str = "ally beta cool deal else flew good hope ibex no go sixsix sevenses";

/// Returns a game with those words against greedy with three misses, unless `preferences` changes that.
pub fn app(preferences: impl FnOnce(&mut Preferences)) -> App {
    let mut list = ListBuilder::new(&ENGLISH);
    list.feed(WORDS.replace(' ', "\n").as_bytes()).unwrap();
    let user = UserList { name: "test".into(), words: list.finish().unwrap().0 };
    let mut chosen = Preferences {
        opponent: Opponent::Greedy.into(),
        list: ListChoice::User,
        length: 4,
        lives: "3".parse().unwrap(),
        difficulty: Difficulty::Custom,
        shows_words_left: false,
        opening: evil_hangman::game::OpeningChoice::None,
    };
    preferences(&mut chosen);
    App::new(Library::new(Some(user)), chosen, 1)
}

/// Parses keys separated by blanks; a token that is not a key is typed letter by letter.
pub fn keys(text: &str) -> Vec<Key> {
    let key = |name: &str| match name.parse() {
        Ok(key) => vec![key],
        Err(_) => name.chars().map(|c| c.to_string().parse().unwrap()).collect(),
    };
    text.split_whitespace().flat_map(key).collect()
}

/// Returns the form on one line: its values, the focused one in brackets, and a remark.
pub fn form(app: &App, form: &Setup) -> String {
    let row = |row: &Row| {
        let value = match row {
            Row::Opponent => form.opponent().to_string(),
            Row::Language => app.library().alphabet(form.list()).language().to_owned(),
            Row::List => app.library().name(form.list()).to_owned(),
            Row::Length if app.has_any_length() => "any".to_owned(),
            Row::Length => form.length().to_owned(),
            Row::Word => format!("{} letters", form.word_letters()),
            Row::Lives => form.lives().to_owned(),
            Row::Opening => format!("opening {}", form.opening()),
            Row::Play => "play".to_owned(),
        };
        if *row == form.focus() { format!("[{value}]") } else { value }
    };
    let alphabet = app.library().alphabet(form.list());
    // English goes without saying.
    let said = |row: &&Row| {
        **row != Row::Language || form.focus() == Row::Language || alphabet.code() != "en"
    };
    let rows = form.rows().iter().filter(said);
    let rows = rows.filter(|row| **row != Row::Opening || form.focus() == Row::Opening);
    // What a key of its own shows or hides is told behind the misses.
    let count = if form.shows_words_left() { " shown" } else { " hidden" };
    let told = |of: &Row| match of {
        Row::Lives if form.opponent() != Holder::You => row(of) + count,
        _ => row(of),
    };
    let rows: Vec<_> = rows.map(told).collect();
    let error =
        form.error().map(|error| form_error(error, alphabet, Medium::Screen).swap_remove(0));
    let remark = error.map(|error| format!(" ! {error}")).unwrap_or_default();
    format!("setup: {}{remark}", rows.join(" "))
}
