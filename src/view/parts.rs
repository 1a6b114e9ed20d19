//! Owns [`Part`]: what screens and dialogs consist of.

mod lines;
mod made;
mod said;
mod written;

pub use lines::{Line, Step, StepState, Track};
pub use made::{percent, tile, tiles};
pub use said::{Said, Tone, Topic};

use serde::Serialize;

use super::Figure;
use crate::game::Outcome;
use crate::words::Cased;
use written::{count, joined, plus, upper};

/// A part of a screen or a dialog.
#[derive(Debug, Serialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Part {
    /// The drawing that misses finish.
    Figure {
        figure: Figure,
        /// What it shows (0 ..= [`STAGES`](super::STAGES)).
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
    /// The player's level, large where there is room.
    Level {
        text: String,
        about: String,
        track: Track,
    },
    /// The word, as far as it is known.
    Word {
        tiles: Vec<Tile>,
        spoken: String,
        /// The place (from 0) where something is marked or typed; behind the last one, once the word is full.
        #[serde(skip)]
        cursor: Option<usize>,
        /// Words that would have fitted as well, through which the tiles turn.
        #[serde(skip)]
        passed: Vec<Vec<Cased>>,
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
        /// The numbers of those that are known, in the order in which that was said.
        #[serde(skip)]
        guessed: Vec<usize>,
    },
    /// The lines of the title.
    Lines {
        lines: Vec<Line>,
    },
    Buttons {
        buttons: Vec<Button>,
    },
    Groups(Groups),
    Fall(Course),
    /// Words beside each other.
    Words(Words),
    Settings {
        settings: Vec<Setting>,
    },
    Turns(Turns),
    Facts {
        facts: Vec<(String, String)>,
    },
    /// A value for each round, oldest first.
    Chart {
        title: String,
        /// The values at both ends of the scale.
        scale: [usize; 2],
        points: Vec<Point>,
        /// The same in a sentence.
        spoken: String,
    },
    /// A field for a text, which goes back as [`Input::Enter`](crate::app::Input::Enter).
    Field {
        label: &'static str,
        value: String,
        button: &'static str,
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
    #[serde(serialize_with = "upper")]
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

/// A key of the keyboard.
#[derive(Debug, Serialize)]
pub struct Key {
    #[serde(serialize_with = "upper")]
    pub letter: Cased,
    pub state: KeyState,
    /// What it is called where it is not seen.
    pub name: String,
    /// Nothing where the letters are only shown.
    pub act: Option<usize>,
}

#[derive(Debug, Serialize)]
pub struct Button {
    pub label: String,
    pub act: usize,
    /// Whether it is what most players press next.
    pub main: bool,
    /// Whether Enter presses it.
    #[serde(skip)]
    pub selected: bool,
}

/// The groups into which a guess split the words.
#[derive(Debug, Default, Serialize)]
pub struct Groups {
    pub title: String,
    pub why: String,
    pub groups: Vec<Group>,
    /// How many more there are.
    #[serde(serialize_with = "plus")]
    pub more: usize,
    pub buttons: Vec<Button>,
    /// Whether the player asked for it, so that it may take the place of other parts.
    #[serde(skip)]
    pub asked: bool,
    #[serde(skip)]
    pub scroll: Option<Scroll>,
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

/// How far groups are scrolled.
#[derive(Debug)]
pub struct Scroll {
    /// The groups that are scrolled past.
    pub skipped: usize,
    /// The keys that scroll up and down.
    pub keys: &'static str,
    pub acts: [usize; 2],
}

/// The words left after each letter.
#[derive(Debug, Default, Serialize)]
pub struct Course {
    pub title: String,
    pub steps: Vec<Fall>,
    /// Whether the first bar is cut, so that the others are in proportion to the second.
    pub cut: bool,
    /// What will be there.
    #[serde(skip)]
    pub note: &'static str,
    /// How many letters were shown at the start, which nobody guessed.
    #[serde(skip)]
    pub opened: usize,
}

/// The words left after a guess.
#[derive(Debug, Serialize)]
pub struct Fall {
    pub letter: String,
    pub hit: Option<bool>,
    #[serde(serialize_with = "count")]
    pub left: usize,
    /// In percent of a full bar, at most 100.
    pub share: usize,
    /// The letter or the word as it is marked: in lower case, if it isn't there. Nothing for the start.
    #[serde(skip)]
    pub face: String,
    /// Whether a whole word was guessed.
    #[serde(skip)]
    pub is_word: bool,
}

/// Words beside each other.
#[derive(Debug, Serialize)]
pub struct Words {
    pub words: Vec<WordState>,
    /// How many more there are.
    #[serde(serialize_with = "plus")]
    pub more: usize,
    /// The number (from 0) of the word that is selected, and what goes up and down.
    #[serde(skip)]
    pub selected: Option<(usize, [usize; 2])>,
}

#[derive(Debug, Serialize)]
pub struct WordState {
    /// The letters, those that are known apart from the others.
    pub letters: Vec<(String, bool)>,
    /// Whether it has been ruled out.
    pub out: bool,
    /// What became of it, in a few words.
    pub note: String,
    pub act: Option<usize>,
}

/// A round of a chart.
#[derive(Debug, Serialize)]
pub struct Point {
    pub value: usize,
    pub won: bool,
}

/// A row of the settings.
#[derive(Debug, Serialize)]
pub struct Setting {
    pub label: String,
    pub note: String,
    pub options: Vec<Choice>,
    /// Whether keys change it.
    #[serde(skip)]
    pub selected: bool,
    /// What chooses the value before and the next one, where keys do and there are others.
    #[serde(skip)]
    pub steps: Option<[usize; 2]>,
}

/// A value that can be chosen.
#[derive(Debug, Serialize)]
pub struct Choice {
    pub label: String,
    pub chosen: bool,
    pub act: usize,
}

/// The guesses of a story.
#[derive(Debug, Serialize)]
pub struct Turns {
    pub turns: Vec<TurnRow>,
    /// What was known before the first.
    #[serde(skip)]
    pub start: Option<String>,
    /// The words at the start, and what they are a measure of.
    #[serde(skip)]
    pub scale: (usize, String),
    /// What goes up and down.
    #[serde(skip)]
    pub wheel: [usize; 2],
}

/// A guess of a story.
#[derive(Debug, Serialize)]
pub struct TurnRow {
    pub guess: String,
    pub hit: bool,
    pub pattern: String,
    /// How many words it left, if they say something about the round.
    #[serde(serialize_with = "count")]
    pub left: Option<usize>,
    pub share: usize,
    /// What it cost; nothing, if it was no mistake.
    pub mark: String,
    pub chosen: bool,
    pub act: usize,
    /// The same as `mark` in fewer words.
    #[serde(skip)]
    pub short_mark: String,
    /// The guess as it is marked: in lower case, if it was a miss.
    #[serde(skip)]
    pub face: String,
    /// Whether a whole word was guessed.
    #[serde(skip)]
    pub is_word: bool,
}
