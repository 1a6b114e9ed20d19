//! Makes parts from what the game knows.

use super::{Button, Groups, Key, KeyState, Part, Said, Tile, TileState, WordState};
use crate::app::Figure;
use crate::app::keys::Action;
use crate::game::Outcome;
use crate::text::{Medium, round, screens};
use crate::view::{Draft, stage};
use crate::words::{Cased, Letter, Pattern, Word};

impl WordState {
    /// Returns the word.
    pub fn text(&self) -> String {
        self.letters.iter().map(|(letters, _)| &**letters).collect()
    }
}

impl Part {
    /// Returns the figure of a round.
    pub fn figure(
        figure: Option<Figure>,
        (misses, of): (u32, u32),
        computer: bool,
        ending: Option<Outcome>,
    ) -> Self {
        let figure = figure.unwrap_or_default();
        Self::Figure {
            figure,
            stage: stage(figure, misses, of),
            left: of.saturating_sub(misses) as usize,
            computer,
            ending,
        }
    }

    /// Returns the lives of whoever guesses, and says how many are left.
    pub fn lives(left: u32, of: u32, says: fn(usize) -> String) -> Self {
        let (left, of) = (left as usize, of as usize);
        Self::Lives { left, of, text: says(left) }
    }

    pub fn word(pattern: &Pattern, to: Medium) -> Self {
        Self::tiles(tiles(pattern), pattern, to, None)
    }

    /// Returns these tiles with the cursor at a place, if any, and the pattern as it is read out.
    pub fn tiles(tiles: Vec<Tile>, pattern: &Pattern, to: Medium, cursor: Option<usize>) -> Self {
        Self::Word { tiles, spoken: round::word(pattern, to), cursor, passed: Vec::new() }
    }

    /// Returns the word of a round that has ended, letters that were found apart from those that were not, and the words through
    /// which the tiles turn before.
    pub fn revealed(word: &Word, pattern: &Pattern, passed: Vec<Vec<Cased>>) -> Self {
        let known = |place: usize| pattern.letters().get(place).copied().flatten();
        let state = |place: usize| match word.letters().get(place) {
            letter if letter.copied() == known(place) => TileState::Found,
            _ => TileState::Lost,
        };
        Self::spelled(word, state, passed)
    }

    /// Returns a whole word, with what the tile at each place shows, and the words through which the tiles turn before.
    pub fn spelled(
        word: &Word,
        state: impl Fn(usize) -> TileState,
        passed: Vec<Vec<Cased>>,
    ) -> Self {
        let faces = word.faces().into_iter().enumerate();
        let tiles = faces.map(|(place, face)| tile(Some(face), state(place))).collect();
        Self::Word { tiles, spoken: word.to_string(), cursor: None, passed }
    }

    /// Returns what is in the place of groups before there are any.
    pub fn no_groups(title: impl Into<String>, why: String, buttons: Vec<Button>) -> Self {
        Self::Groups(Groups { title: title.into(), why, buttons, ..Groups::default() })
    }

    /// Returns a field for a text that anybody may read.
    pub fn field(label: &'static str, value: &str, button: &'static str) -> Self {
        Self::Field { label, value: value.to_owned(), button, secret: false }
    }

    /// Returns sentences, without those that are empty.
    pub fn said(lines: impl IntoIterator<Item: Into<Said>>) -> Self {
        let lines = lines.into_iter().map(Into::into);
        Self::Said { lines: lines.filter(|line| !line.text.is_empty()).collect() }
    }

    /// Returns the keys for the letters of a pattern's alphabet, each of which types its letter. Those that are known come
    /// in their order.
    pub(crate) fn keys(
        pattern: &Pattern,
        guessed: Vec<Letter>,
        hinted: Option<Letter>,
        draft: &mut Draft,
    ) -> Self {
        let alphabet = pattern.alphabet();
        let letters: Vec<Letter> = alphabet.letters().collect();
        let number = |letter: &Letter| letters.iter().position(|other| other == letter);
        let rows = alphabet.keyboard().map(|row| row.iter().filter_map(number).collect()).collect();
        let key = |letter: &Letter| {
            let cased = alphabet.cased(*letter);
            let upper = cased.upper;
            let (state, known) = match guessed.contains(letter) {
                false if hinted == Some(*letter) => (KeyState::Hinted, Some(screens::KEY_HINTED)),
                false => (KeyState::Unused, None),
                true if pattern.places_of(*letter).is_empty() => {
                    (KeyState::Miss, Some(screens::KEY_MISS))
                }
                true => (KeyState::Hit, Some(screens::KEY_HIT)),
            };
            let name = known.map_or_else(|| upper.to_string(), |known| format!("{upper}, {known}"));
            Key { letter: cased, state, name, act: Some(draft.act(Action::Type(upper))) }
        };
        let keys = letters.iter().map(key).collect();
        Self::Keys { keys, rows, guessed: guessed.iter().filter_map(number).collect() }
    }
}

/// Returns the tiles of a pattern.
pub fn tiles(pattern: &Pattern) -> Vec<Tile> {
    let alphabet = pattern.alphabet();
    let place = |letter: &Option<Letter>| match letter {
        Some(letter) => tile(Some(alphabet.cased(*letter)), TileState::Found),
        None => tile(None, TileState::Blank),
    };
    pattern.letters().iter().map(place).collect()
}

pub fn tile(letter: Option<Cased>, state: TileState) -> Tile {
    Tile { letter, state, act: None }
}

/// Returns a share in percent, at least 1 unless it is nothing.
pub fn percent(part: usize, of: usize) -> usize {
    (100 * part).div_ceil(of.max(1)).min(100)
}
