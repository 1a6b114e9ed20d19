//! The board: the hardest win at each length against each opponent.

use super::career::on_the_scale;
use super::names;
use crate::game::Difficulty;
use crate::history::Scoreboard;

/// Says what the board shows, and what the signs on it mean.
pub fn about(rows: &[(usize, Vec<String>)]) -> String {
    let has =
        |sign: fn(&str) -> bool| rows.iter().flat_map(|(_, cells)| cells).any(|cell| sign(cell));
    let signs = [
        (has(|cell| cell.starts_with('+')), "+4: with 4 more lives than a perfect player needs."),
        (has(|cell| cell.starts_with('-')), "-2: with 2 fewer than that."),
        (has(|cell| cell.ends_with('*')), "*: with help."),
    ];
    let told = signs.into_iter().filter_map(|(is_there, told)| is_there.then_some(told));
    let told =
        std::iter::once("Your hardest win at each length, against each opponent.").chain(told);
    told.collect::<Vec<_>>().join(" ")
}

/// The rows of the board with a win: the length, and for each of [`Scoreboard::opponents`] the best, with a star if
/// there is none without help.
pub fn won(board: &Scoreboard) -> Vec<(usize, Vec<String>)> {
    let rows = Scoreboard::LENGTHS.map(|length: usize| {
        let cells = Scoreboard::opponents().into_iter().map(|opponent| {
            let helped = || board.best_with_help(length, opponent).map(|it| difficulty(it) + "*");
            board.best(length, opponent).map(difficulty).or_else(helped).unwrap_or_default()
        });
        (length, cells.collect::<Vec<_>>())
    });
    rows.filter(|(_, cells)| cells.iter().any(|cell| !cell.is_empty())).collect()
}

/// Names what a win was allowed beyond the misses of a perfect player: "Even", or "+4" where that has no name.
fn difficulty(beyond: i64) -> String {
    let is_it = |it: &Difficulty| i64::from(it.beyond_par()) == beyond;
    let named = Difficulty::ALL.into_iter().find(is_it);
    named.map_or_else(|| on_the_scale(beyond), names::difficulty)
}

/// Says that there is no row.
pub const NOTHING_YET: &str = "Your hardest win at each length will be shown here. First win a round with a built-in word list.";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::history::{Ended, Record};

    #[test]
    fn the_board_tells_of_lengths_with_a_win_alone() {
        let par = crate::words::Tier::Common.value(8).unwrap();
        let round = format!("eh1 common greedy 8 {} 1 E*", par + 2);
        let board = Scoreboard::of(&[Record::played(&round)], &Ended::par);
        let cells = ["", "Sharp", "", ""].map(String::from).to_vec();
        let rows = won(&board);
        assert_eq!(rows, [(8, cells)]);
    }
}
