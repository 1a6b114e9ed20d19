//! Creates games without a terminal, and shows them as text: key presses, and the form.

use evil_hangman::app::{App, Input, Row, Setup};
use evil_hangman::engine::Opponent;
use evil_hangman::game::library::ListChoice;
use evil_hangman::game::opening::OpeningChoice;
use evil_hangman::game::spec::{Holder, Length, LivesChoice};
use evil_hangman::game::{GameSpec, Library};
use evil_hangman::words::{Alphabet, ENGLISH, list_of};

/// The nine words of the classic assignment, and some of other lengths, with gaps between the lengths.
pub const WORDS: &str = "ally beta cool deal else flew good hope ibex no go sixsix sevenses";

/// Returns a library with words of the player's own.
pub fn own(alphabet: &'static Alphabet, words: &str) -> Library {
    Library::new(Some(list_of(alphabet, words)))
}

/// Returns what a round is like with these words, a length and lives.
pub fn spec(opponent: impl Into<Holder>, list: ListChoice, length: usize, lives: u32) -> GameSpec {
    GameSpec {
        opponent: opponent.into(),
        list,
        length: Length::Letters(length),
        lives: LivesChoice::Number(lives.to_string().parse().unwrap()),
        opening: OpeningChoice::None,
        seed: None,
    }
}

/// Returns a game with these English words that does not show how many are left.
pub fn new(words: &str, opponent: impl Into<Holder>, length: usize, lives: u32) -> App {
    let spec = spec(opponent, ListChoice::User, length, lives);
    App::new(own(&ENGLISH, words), spec, 1).showing_words_left(false)
}

/// Returns a game with [`WORDS`] against greedy with three misses, unless `change` changes that.
pub fn app(change: impl FnOnce(&mut GameSpec)) -> App {
    let mut chosen = spec(Opponent::Greedy, ListChoice::User, 4, 3);
    change(&mut chosen);
    App::new(own(&ENGLISH, WORDS), chosen, 1).showing_words_left(false)
}

/// Parses keys separated by blanks; a token that is not a key is typed letter by letter.
pub fn keys(text: &str) -> impl Iterator<Item = Input> + use<'_> {
    let key = |name: &str| match name.parse() {
        Ok(key) => vec![key],
        Err(_) => name.chars().map(|c| c.to_string().parse().unwrap()).collect(),
    };
    text.split_whitespace().flat_map(key).map(Input::Key)
}

/// Reads a table of steps, one on each line: keys, if there are any, `=>`, and what is seen after them.
pub fn steps(table: &str) -> impl Iterator<Item = (&str, &str)> {
    let rows = table.lines().map(str::trim).filter(|row| !row.is_empty());
    rows.map(|row| row.split_once("=>").map(|(keys, seen)| (keys.trim(), seen.trim())).unwrap())
}

/// Returns the title or the settings on one line: the selected value in brackets, and what is wrong. Of the rows below those
/// that a round depends on, only what is selected.
pub fn form(app: &App, setup: &Setup) -> String {
    let value = |row: Row| match row {
        Row::List => app.library().name(app.spec().list).to_owned(),
        row => app.name_of(row, &app.chosen(row)),
    };
    let current = setup.row;
    let is_told = |row: &Row| *row <= Row::Lives || current == Some(*row);
    let rows = app.rows().filter(is_told).map(|row| match current == Some(row) {
        true => format!("[{}]", value(row)),
        false => value(row),
    });
    let rows = rows.collect::<Vec<_>>().join(" ");
    let told = match current {
        None => format!("home: [{:?}] of {rows}", setup.lines.selected()),
        Some(_) => format!("settings: {rows}"),
    };
    let error = setup.error.as_ref().map(|error| format!(" ! {error:?}")).unwrap_or_default();
    told + &error
}

/// Returns the name of a variant, without its fields.
pub fn variant(of: &impl std::fmt::Debug) -> String {
    let told = format!("{of:?}");
    told.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
}
