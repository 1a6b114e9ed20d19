//! Owns [`Part`]: what screens and dialogs consist of.

mod made;
mod written;

pub use made::{percent, said_in, tile, tiles};

use serde::Serialize;

use crate::game::Outcome;
use crate::words::{Cased, Letter, LetterSet, Pattern};
use written::{capital, count, joined, plus, upper};

/// A part of a screen or a dialog.
#[derive(Debug, Serialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Part {
    /// The drawing that misses finish.
    Figure {
        /// What it shows: the stage (0 ..= [`STAGES`](super::STAGES)).
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
    /// What the word means.
    Meaning,
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
    /// What it has in common, in words: "232 words without E".
    pub spoken: String,
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
