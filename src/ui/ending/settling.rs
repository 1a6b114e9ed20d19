//! The tiles of the word at the end of a round: either found, or turning through words that would have fitted
//! until one settles.

use crate::game::{Finished, Outcome};
use crate::ui::board::tile;
use crate::ui::motion::staggered;
use crate::ui::widgets::tiles::{Face, Tile};
use crate::words::Word;

/// The number of words that are shown before the one that settles.
const PASSED: usize = 5;

/// The progress of the ending (0 ..= 1) at which each word replaces the one before, and finally at which the
/// word settles: slower and slower.
const TURNS: [f32; PASSED + 1] = [0.02, 0.11, 0.21, 0.32, 0.45, 0.6];

/// The part of an ending (0 ..= 1) that a tile takes to turn.
const TURN: f32 = 0.1;

/// The part that all tiles take to settle, one after another.
const SETTLING: f32 = 0.2;

/// Returns the tiles of the word at this progress of the ending (0 ..= 1). Letters that were found look
/// different from those that weren't.
pub fn tiles(finished: &Finished, progress: f32) -> Vec<Tile> {
    let pattern = finished.round.pattern().letters();
    let spelled = |word: &Word, place: usize| word.faces().get(place).copied();
    let missing = pattern.iter().filter(|known| known.is_none()).count();
    let found = finished.round.replies().last().map(|reply| reply.places());
    let found = found.filter(|_| finished.outcome == Outcome::Won).unwrap_or_default();
    let passed = match finished.outcome {
        Outcome::Lost if progress < 1.0 => passed(finished),
        _ => Vec::new(),
    };
    let (mut turning, mut turned) = (0, 0);
    let shown = |(place, known): (usize, &Option<_>)| {
        let last = spelled(&finished.word, place);
        if found.contains(place) {
            turned += 1;
            let turned = staggered((progress / 0.3).min(1.0), turned - 1, found.count(), 0.5);
            return Tile { letter: last, face: Face::Found, turned };
        }
        if known.is_some() {
            return tile(last, Face::Found);
        }
        turning += 1;
        if passed.is_empty() {
            let turned = staggered(progress, turning - 1, missing, 0.3);
            return Tile { letter: last, face: Face::Lost, turned };
        }
        // The word that the tile shows by now, and how far it has turned to it.
        let late = SETTLING * (turning - 1) as f32 / missing.max(2) as f32;
        let begins = |turn: usize| TURNS[turn] + if turn == passed.len() { late } else { 0.0 };
        let turns = (0..=passed.len()).filter(|turn| begins(*turn) <= progress).count();
        let letter = |turn: usize| passed.get(turn).map_or(last, |word| spelled(word, place));
        let Some(now) = turns.checked_sub(1) else { return tile(None, Face::Blank) };
        let part = ((progress - begins(now)) / TURN).min(1.0);
        let before = now.checked_sub(1).and_then(letter);
        match part < 0.5 {
            // Until it is seen edge-on, a tile shows its previous letter.
            _ if before == letter(now) => tile(before, Face::Lost),
            true if now == 0 => Tile { letter: None, face: Face::Blank, turned: 1.0 - part },
            true => Tile { letter: before, face: Face::Lost, turned: 1.0 - part },
            false => Tile { letter: letter(now), face: Face::Lost, turned: part },
        }
    };
    pattern.iter().enumerate().map(shown).collect()
}

/// Returns words that would have fitted, from all over the list.
fn passed(finished: &Finished) -> Vec<Word> {
    let candidates = finished.round.engine().candidates();
    let others = candidates.len().saturating_sub(1);
    let step = (others / PASSED).max(1);
    let words = candidates.shown_words().filter(|word| *word != finished.word);
    let words = words.filter(|word| !word.is_blocked());
    words.step_by(step).take(PASSED).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;
    use crate::game::{Lives, Round};
    use crate::words::{ENGLISH, list_of};

    /// A round about the words that is lost with a letter that none of them has.
    fn lost(words: &str) -> Finished {
        let list = list_of(&ENGLISH, words);
        let words = list.of_length(4).unwrap().candidates();
        let mut round = Round::new(Opponent::Greedy, words, Lives::at_least_one(1), 0);
        round.guess(ENGLISH.letter('z').unwrap()).unwrap();
        round.finish()
    }

    fn read(tiles: &[Tile]) -> String {
        tiles.iter().map(|tile| tile.letter.map_or('-', |letter| letter.upper)).collect()
    }

    #[test]
    fn the_tiles_turn_through_words_that_would_have_fitted_before_one_settles() {
        let words = "ally beta cool deal else flew good hope ibex";
        let finished = lost(words);
        let moments: Vec<_> = (0..=400).map(|at| tiles(&finished, at as f32 / 400.0)).collect();
        let flat = |tiles: &&Vec<Tile>| tiles.iter().all(|tile| tile.turned >= 1.0);
        let mut shown: Vec<_> = moments.iter().filter(flat).map(|tiles| read(tiles)).collect();
        shown.dedup();
        let settled = shown.pop().unwrap();
        assert_eq!(settled, finished.word.to_string());
        assert_eq!(shown.remove(0), "----", "nothing is told at once");
        // While it settles, the tiles are of two words.
        let whole: Vec<_> =
            shown.iter().filter(|word| words.contains(&word.to_lowercase())).collect();
        assert!(whole.len() >= PASSED && whole.iter().all(|word| **word != settled), "{shown:?}");
    }

    #[test]
    fn where_no_other_word_fitted_none_is_shown() {
        let finished = lost("ally");
        for at in 0..=20 {
            let shown = read(&tiles(&finished, at as f32 / 20.0));
            assert_eq!(shown, "ALLY");
        }
    }
}
