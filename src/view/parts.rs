//! Owns [`Part`]: what screens and dialogs consist of.

use serde::Serialize;

use super::{Acts, MAN, STAGES, stage};
use crate::app::Input;
use crate::app::keys::Action;
use crate::game::Outcome;
use crate::text::names::Figure;
use crate::text::{Medium, round, screens};
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
        ending: Option<&'static str>,
    },
    /// How a round ended, in large letters.
    Headline {
        text: String,
        ending: &'static str,
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
        more: Option<String>,
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
    Blank,
    Found,
    /// The letter is revealed at the end.
    Lost,
    /// The letter is being marked or typed.
    Marked,
}

/// A place of the word.
#[derive(Debug, Serialize)]
pub struct Tile {
    pub letter: String,
    pub state: TileState,
    /// What a click does.
    pub act: Option<usize>,
}

/// What is known of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum KeyState {
    Unused,
    Hinted,
    Hit,
    Miss,
}

/// A key of the keyboard.
#[derive(Debug, Serialize)]
pub struct Key {
    pub letter: String,
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
    pub size: String,
    /// Its size in percent of the largest.
    pub share: usize,
    pub kept: bool,
    pub words: String,
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
    pub more: Option<String>,
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
            ending: ending.map(named),
        }
    }

    pub(super) fn lives(left: u32, of: u32) -> Self {
        let (left, of) = (left as usize, of as usize);
        let text =
            if left == 1 { screens::LAST_LIFE.to_owned() } else { screens::lives_left(left) };
        Self::Lives { left, of, text }
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
        let lines = lines.into_iter().filter(|(_, text)| !text.is_empty());
        Self::Said { lines: lines.map(|(tone, text)| Said { tone, text }).collect() }
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
            let upper = alphabet.upper(*letter);
            let (state, known) = match guessed.contains(*letter) {
                false if hinted == Some(*letter) => (KeyState::Hinted, screens::KEY_HINTED),
                false => (KeyState::Unused, ""),
                true if pattern.places_of(*letter).is_empty() => {
                    (KeyState::Miss, screens::KEY_MISS)
                }
                true => (KeyState::Hit, screens::KEY_HIT),
            };
            let name =
                if known.is_empty() { upper.to_string() } else { format!("{upper}, {known}") };
            Key {
                letter: upper.to_string(),
                state,
                name,
                act: acts.id(Input::Act(Action::Type(upper))),
            }
        };
        Self::Keys { keys: letters.iter().map(key).collect(), rows }
    }
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
    let letter = letter.map(|letter| letter.upper.to_string()).unwrap_or_default();
    Tile { letter, state, act: None }
}

/// Says how many more there are than those that are shown, if any.
pub fn more_than(count: usize) -> Option<String> {
    (count > 0).then(|| screens::plus(count))
}

/// Returns how front ends call an outcome.
pub const fn named(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won => "won",
        Outcome::Lost => "lost",
        Outcome::GivenUp => "given-up",
    }
}

/// Returns a share in percent, at least 1 unless it is nothing.
pub fn percent(part: usize, of: usize) -> usize {
    (100 * part).div_ceil(of.max(1)).min(100)
}
