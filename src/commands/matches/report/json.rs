//! Owns the results of a match as JSON.

use serde::Serialize;

use super::PlayedWords;
use crate::referee::Rates;

#[derive(Serialize)]
pub(super) struct MatchJson<'a> {
    pub(super) list: &'a str,
    pub(super) misses: u32,
    pub(super) seed: u64,
    #[serde(flatten)]
    pub(super) played: Option<&'a PlayedWords>,
    pub(super) games_asked: usize,
    pub(super) finished: bool,
    pub(super) guessers: Vec<JsonPlayer>,
    pub(super) setters: Vec<JsonPlayer>,
    pub(super) pairings: Vec<JsonPairing>,
    pub(super) games: Vec<JsonGame<'a>>,
}

#[derive(Serialize)]
pub(super) struct JsonPlayer {
    pub(super) name: String,
    pub(super) command: Option<String>,
    pub(super) rating: Option<f64>,
    #[serde(flatten)]
    pub(super) rates: JsonRates,
}

#[derive(Serialize)]
pub(super) struct JsonPairing {
    pub(super) guesser: String,
    pub(super) setter: String,
    #[serde(flatten)]
    pub(super) rates: JsonRates,
}

#[derive(Serialize)]
pub(super) struct JsonRates {
    pub(super) games: usize,
    pub(super) independent_games: usize,
    pub(super) guesser_won: usize,
    pub(super) share: f64,
    pub(super) share_low: f64,
    pub(super) share_high: f64,
    pub(super) mean_misses: Option<f64>,
    pub(super) guesser_faults: usize,
    pub(super) setter_faults: usize,
}

#[derive(Serialize)]
pub(super) struct JsonGame<'a> {
    pub(super) guesser: String,
    pub(super) setter: String,
    pub(super) game: usize,
    pub(super) seed: u64,
    pub(super) length: usize,
    pub(super) winner: &'a str,
    pub(super) word: Option<String>,
    pub(super) letters: usize,
    pub(super) misses: u32,
    pub(super) fault_by: Option<&'a str>,
    pub(super) fault: Option<&'a str>,
    pub(super) sentence: Option<String>,
    pub(super) transcript: Option<&'a [String]>,
}

impl JsonRates {
    pub(super) fn of(rates: &Rates) -> Self {
        let (share_low, share_high) = rates.interval();
        Self {
            games: rates.games,
            independent_games: rates.independent,
            guesser_won: rates.won,
            share: rates.share(),
            share_low,
            share_high,
            mean_misses: rates.mean_misses(),
            guesser_faults: rates.faults[0],
            setter_faults: rates.faults[1],
        }
    }
}
