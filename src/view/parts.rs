//! Owns [`Part`]: what screens and dialogs consist of.

use serde::{Serialize, Serializer};

use super::{Acts, MAN, STAGES, stage};
use crate::app::Input;
use crate::app::keys::Action;
use crate::game::Outcome;
use crate::text::names::Figure;
use crate::text::{Medium, grouped, round, screens};
use crate::words::{Cased, Letter, LetterSet, Pattern};

/// A part of a screen or a dialog.
#[derive(Debug, Serialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Part {
    /// The drawing that misses finish.
    Figure {
        /// What it shows: the stage (0 ..= [`STAGES`]).
        figure: String,
        stage: usize,
        /// The lives that are left.
        left: usize,
        /// Whether the computer hangs, and not the player.
        computer: bool,
        ending: Option<Outcome>,
    },
    /// How a round ended, in large letters.
    Headline {
        text: String,
        ending: Outcome,
    },
    /// The word, as far as it is known.
    Word {
        tiles: Vec<Tile>,
        spoken: String,
    },
    Lives {
        left: usize,
        of: usize,
        text: String,
    },
    /// Sentences; what is new is read out.
    Said {
        lines: Vec<Said>,
    },
    /// The letters: in the order of the alphabet, and the numbers of those in each row of the language's keyboard.
    Keys {
        keys: Vec<Key>,
        rows: Vec<Vec<usize>>,
    },
    /// The lines of the title.
    Lines {
        lines: Vec<Line>,
    },
    Buttons {
        buttons: Vec<Button>,
    },
    /// The groups into which a guess split the words.
    Groups {
        title: String,
        why: String,
        groups: Vec<Group>,
        /// How many more there are.
        #[serde(serialize_with = "plus")]
        more: usize,
        buttons: Vec<Button>,
    },
    /// The words left after each letter.
    Fall {
        title: String,
        steps: Vec<Fall>,
    },
    /// Words beside each other.
    Words(Words),
    Settings {
        settings: Vec<Setting>,
    },
    Turns {
        turns: Vec<TurnRow>,
    },
    /// The rungs from the top.
    Ladder {
        rungs: Vec<Rung>,
    },
    Facts {
        facts: Vec<(String, String)>,
    },
    Chart {
        title: String,
        values: Vec<i64>,
    },
    /// A field for a text, which goes back as [`Input::Enter`](crate::app::Input::Enter).
    Field {
        label: String,
        value: String,
        button: String,
        /// Whether nobody beside the player may read it.
        #[serde(skip)]
        secret: bool,
    },
    /// A text for others, and what a link opens that goes with it.
    Copy {
        text: String,
        link: String,
        label: &'static str,
    },
}

/// What a tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TileState {
    /// Its letter isn't known.
    Blank,
    /// The player found its letter.
    Found,
    /// Its letter is being marked or typed.
    Marked,
    /// Its letter is revealed at the end.
    Lost,
}

/// A place of the word.
#[derive(Debug, Serialize)]
pub struct Tile {
    /// Its letter as shown; `None` if it isn't known.
    #[serde(serialize_with = "capital")]
    pub letter: Option<Cased>,
    pub state: TileState,
    /// What a click does.
    pub act: Option<usize>,
}

/// What is known of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum KeyState {
    /// It can be guessed.
    Unused,
    /// A hint suggests it.
    Hinted,
    /// It is in the word.
    Hit,
    /// It is not.
    Miss,
}

impl KeyState {
    /// Returns what is known of a letter, given the pattern, the letters that were guessed, and the one that a hint
    /// suggests.
    pub fn of(
        letter: Letter,
        pattern: &Pattern,
        guessed: LetterSet,
        hinted: Option<Letter>,
    ) -> Self {
        match guessed.contains(letter) {
            false if hinted == Some(letter) => Self::Hinted,
            false => Self::Unused,
            true if pattern.places_of(letter).is_empty() => Self::Miss,
            true => Self::Hit,
        }
    }
}

/// A key of the keyboard.
#[derive(Debug, Serialize)]
pub struct Key {
    #[serde(serialize_with = "upper")]
    pub letter: Cased,
    pub state: KeyState,
    /// What it is called where it is not seen.
    pub name: String,
    pub act: usize,
}

/// What a sentence is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Tone {
    Plain,
    /// It comes first.
    Strong,
    Quiet,
    Hit,
    Miss,
    /// Something went wrong.
    Danger,
    Accent,
    /// The opponent says it.
    Voice,
}

/// A sentence.
#[derive(Debug, Serialize)]
pub struct Said {
    pub tone: Tone,
    pub text: String,
}

/// A line of the title.
#[derive(Debug, Serialize)]
pub struct Line {
    pub label: String,
    pub about: String,
    pub act: usize,
}

#[derive(Debug, Serialize)]
pub struct Button {
    pub label: String,
    pub note: Option<String>,
    pub act: usize,
    /// Whether it is what most players press next.
    pub main: bool,
    /// Whether what it turns on is on.
    pub on: Option<bool>,
    /// Whether Enter presses it.
    #[serde(skip)]
    pub selected: bool,
}

/// A group of words.
#[derive(Debug, Serialize)]
pub struct Group {
    pub pattern: String,
    #[serde(serialize_with = "count")]
    pub size: usize,
    /// Its size in percent of the largest.
    pub share: usize,
    pub kept: bool,
    /// Some of its words, and a sign if there are more.
    #[serde(serialize_with = "joined")]
    pub words: Vec<String>,
}

/// The words left after a guess.
#[derive(Debug, Serialize)]
pub struct Fall {
    pub letter: String,
    pub hit: Option<bool>,
    pub left: String,
    /// In percent of the words at the start.
    pub share: usize,
}

/// Words beside each other.
#[derive(Debug, Serialize)]
pub struct Words {
    pub words: Vec<WordState>,
    /// How many more there are.
    #[serde(serialize_with = "plus")]
    pub more: usize,
}

#[derive(Debug, Serialize)]
pub struct WordState {
    /// The letters, those that are known apart from the others.
    pub letters: Vec<(String, bool)>,
    /// Whether it has been ruled out.
    pub out: bool,
    pub act: Option<usize>,
}

/// A row of the settings.
#[derive(Debug, Serialize)]
pub struct Setting {
    pub label: String,
    pub note: String,
    pub options: Vec<Option_>,
}

/// A value that can be chosen.
#[derive(Debug, Serialize)]
pub struct Option_ {
    pub label: String,
    pub chosen: bool,
    pub act: usize,
}

/// A guess of a story.
#[derive(Debug, Serialize)]
pub struct TurnRow {
    pub guess: String,
    pub hit: bool,
    pub pattern: String,
    pub left: String,
    pub share: usize,
    pub mark: String,
    pub chosen: bool,
    pub act: usize,
}

/// A rung of the ladder.
#[derive(Debug, Serialize)]
pub struct Rung {
    pub label: String,
    pub task: String,
    pub climbed: bool,
    /// What a click does, if it is the next one.
    pub act: Option<usize>,
    /// Whether the player stands on it.
    pub here: bool,
}

impl WordState {
    /// Returns the word.
    pub fn text(&self) -> String {
        self.letters.iter().map(|(letters, _)| &**letters).collect()
    }
}

impl Part {
    /// Returns the figure of a round.
    pub(super) fn figure(
        figure: Option<&str>,
        (misses, of): (u32, u32),
        computer: bool,
        ending: Option<Outcome>,
    ) -> Self {
        let figure = figure.and_then(Figure::named).unwrap_or_default();
        let singly = if figure == Figure::Gallows { MAN } else { 0 };
        Self::Figure {
            figure: figure.name().to_owned(),
            stage: stage(STAGES, singly, misses, of),
            left: of.saturating_sub(misses) as usize,
            computer,
            ending,
        }
    }

    pub(super) fn lives(left: u32, of: u32) -> Self {
        let (left, of) = (left as usize, of as usize);
        Self::Lives { left, of, text: screens::lives_left(left) }
    }

    pub(super) fn word(pattern: &Pattern) -> Self {
        Self::tiles(tiles(pattern), pattern)
    }

    /// Returns these tiles, and the pattern as it is read out.
    pub(super) fn tiles(tiles: Vec<Tile>, pattern: &Pattern) -> Self {
        Self::Word { tiles, spoken: round::word(pattern, Medium::ALOUD) }
    }

    /// Returns sentences, without those that are empty.
    pub(super) fn said(lines: impl IntoIterator<Item = (Tone, String)>) -> Self {
        Self::Said { lines: said_in(lines) }
    }

    /// Returns the keys for the letters of a pattern's alphabet, each of which types its letter.
    pub(super) fn keys(
        pattern: &Pattern,
        guessed: LetterSet,
        hinted: Option<Letter>,
        acts: &mut Acts,
    ) -> Self {
        let alphabet = pattern.alphabet();
        let letters: Vec<Letter> = alphabet.letters().collect();
        let number = |letter: &Letter| letters.iter().position(|other| other == letter);
        let rows = alphabet.keyboard().map(|row| row.iter().filter_map(number).collect()).collect();
        let key = |letter: &Letter| {
            let cased = alphabet.cased(*letter);
            let upper = cased.upper;
            let state = KeyState::of(*letter, pattern, guessed, hinted);
            let name = match state {
                KeyState::Unused => upper.to_string(),
                KeyState::Hinted => format!("{upper}, {}", screens::KEY_HINTED),
                KeyState::Hit => format!("{upper}, {}", screens::KEY_HIT),
                KeyState::Miss => format!("{upper}, {}", screens::KEY_MISS),
            };
            Key { letter: cased, state, name, act: acts.id(Input::Act(Action::Type(upper))) }
        };
        Self::Keys { keys: letters.iter().map(key).collect(), rows }
    }
}

/// Returns sentences in their tones, without those that are empty.
pub fn said_in(lines: impl IntoIterator<Item = (Tone, String)>) -> Vec<Said> {
    let lines = lines.into_iter().filter(|(_, text)| !text.is_empty());
    lines.map(|(tone, text)| Said { tone, text }).collect()
}

/// Returns the tiles of a pattern.
pub fn tiles(pattern: &Pattern) -> Vec<Tile> {
    let alphabet = pattern.alphabet();
    let place = |letter: &Option<Letter>| match letter {
        Some(letter) => tile(Some(alphabet.cased(*letter)), TileState::Found),
        None => tile(None, TileState::Blank),
    };
    pattern.shown().iter().map(place).collect()
}

pub fn tile(letter: Option<Cased>, state: TileState) -> Tile {
    Tile { letter, state, act: None }
}

/// Writes a number.
fn count<S: Serializer>(count: &usize, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&grouped(*count))
}

/// Writes words beside each other.
fn joined<S: Serializer>(words: &[String], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&words.join(" "))
}

/// Writes how many more there are.
fn plus<S: Serializer>(more: &usize, to: S) -> Result<S::Ok, S::Error> {
    (*more > 0).then(|| screens::plus(*more)).serialize(to)
}

/// Writes a letter in upper case.
fn upper<S: Serializer>(letter: &Cased, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_char(letter.upper)
}

/// Writes a letter in upper case, or nothing.
fn capital<S: Serializer>(letter: &Option<Cased>, to: S) -> Result<S::Ok, S::Error> {
    match letter {
        Some(letter) => upper(letter, to),
        None => to.serialize_str(""),
    }
}

/// Returns a share in percent, at least 1 unless it is nothing.
pub fn percent(part: usize, of: usize) -> usize {
    (100 * part).div_ceil(of.max(1)).min(100)
}
