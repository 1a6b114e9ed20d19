//! The tiles at the end of a round: those that were not found turn through words that would have fitted until one settles.

use super::tiles::Tile;
use crate::ui::motion::staggered;
use crate::view::{PASSED, TileState};
use crate::words::Cased;

/// The progress of the ending (0 ..= 1) at which each word replaces the one before, and finally at which the
/// word settles: slower and slower.
const TURNS: [f32; PASSED + 1] = [0.02, 0.11, 0.21, 0.32, 0.45, 0.6];

/// The part of an ending (0 ..= 1) that a tile takes to turn.
const TURN: f32 = 0.1;

/// The part that all tiles take to settle, one after another.
const SETTLING: f32 = 0.2;

/// Returns whether letters are revealed that were not found.
pub fn is_settling(tiles: &[Tile]) -> bool {
    tiles.iter().any(|tile| tile.state == TileState::Lost)
}

/// Returns the tiles at this progress of the ending (0 ..= 1). `passed` are the words that they turn through.
pub fn settle(mut tiles: Vec<Tile>, passed: &[Vec<Cased>], progress: f32) -> Vec<Tile> {
    let passed = &passed[..passed.len().min(PASSED)];
    let is_lost = |tile: &Tile| tile.state == TileState::Lost;
    let missing = tiles.iter().filter(|tile| is_lost(tile)).count();
    let lost = tiles.iter_mut().enumerate().filter(|(_, tile)| is_lost(tile));
    for (number, (place, tile)) in lost.enumerate() {
        let last = tile.letter;
        if passed.is_empty() {
            tile.turned = staggered(progress, number, missing, 0.3);
            continue;
        }
        // The word that the tile shows by now, and how far it has turned to it.
        let late = SETTLING * number as f32 / missing.max(2) as f32;
        let begins = |turn: usize| TURNS[turn] + if turn == passed.len() { late } else { 0.0 };
        let turns = (0..=passed.len()).filter(|turn| begins(*turn) <= progress).count();
        let letter = |turn: usize| passed.get(turn).map_or(last, |word| word.get(place).copied());
        let Some(now) = turns.checked_sub(1) else {
            *tile = Tile { letter: None, state: TileState::Blank, turned: 1.0 };
            continue;
        };
        let part = ((progress - begins(now)) / TURN).min(1.0);
        let before = now.checked_sub(1).and_then(letter);
        *tile = match part < 0.5 {
            // Until it is seen edge-on, a tile shows its previous letter.
            _ if before == letter(now) => Tile { letter: before, turned: 1.0, ..*tile },
            true if now == 0 => Tile { letter: None, state: TileState::Blank, turned: 1.0 - part },
            true => Tile { letter: before, turned: 1.0 - part, ..*tile },
            false => Tile { letter: letter(now), turned: part, ..*tile },
        };
    }
    tiles
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faces(word: &str) -> Vec<Cased> {
        word.chars().map(|upper| Cased { upper, lower: upper.to_ascii_lowercase() }).collect()
    }

    fn shown(word: &str, passed: &[&str], progress: f32) -> Vec<Tile> {
        let lost = |letter| Tile { letter: Some(letter), state: TileState::Lost, turned: 1.0 };
        let passed: Vec<_> = passed.iter().map(|word| faces(word)).collect();
        settle(faces(word).into_iter().map(lost).collect(), &passed, progress)
    }

    fn read(tiles: &[Tile]) -> String {
        tiles.iter().map(|tile| tile.letter.map_or('-', |letter| letter.upper)).collect()
    }

    #[test]
    fn the_tiles_turn_through_words_that_would_have_fitted_before_one_settles() {
        let passed = ["ALLY", "BETA", "COOL", "DEAL", "ELSE"];
        let moments: Vec<_> =
            (0..=400).map(|at| shown("IBEX", &passed, at as f32 / 400.0)).collect();
        let flat = |tiles: &&Vec<Tile>| tiles.iter().all(|tile| tile.turned >= 1.0);
        let mut seen: Vec<_> = moments.iter().filter(flat).map(|tiles| read(tiles)).collect();
        seen.dedup();
        assert_eq!(seen.pop().unwrap(), "IBEX");
        assert_eq!(seen.remove(0), "----", "nothing is revealed at once");
        // While it settles, the tiles are of two words.
        let whole: Vec<_> = seen.iter().filter(|word| passed.contains(&&***word)).collect();
        assert_eq!(whole, passed.iter().collect::<Vec<_>>());
    }

    #[test]
    fn where_no_other_word_fitted_none_is_shown() {
        for at in 0..=20 {
            assert_eq!(read(&shown("ALLY", &[], at as f32 / 20.0)), "ALLY");
        }
    }
}
