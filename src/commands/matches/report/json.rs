//! Owns the results of a match as JSON.

use serde::Serialize;

use crate::referee::Rates;

#[derive(Serialize)]
pub struct MatchJson<'a> {
    pub list: &'a str,
    pub misses: u32,
    pub seed: u64,
    pub games_asked: usize,
    pub finished: bool,
    pub guessers: Vec<JsonPlayer>,
    pub setters: Vec<JsonPlayer>,
    pub pairings: Vec<JsonPairing<'a>>,
    pub games: Vec<JsonGame<'a>>,
}

#[derive(Serialize)]
pub struct JsonPlayer {
    pub name: String,
    pub command: Option<String>,
    pub rating: Option<f64>,
    #[serde(flatten)]
    pub rates: JsonRates,
}

#[derive(Serialize)]
pub struct JsonPairing<'a> {
    pub guesser: &'a str,
    pub setter: &'a str,
    #[serde(flatten)]
    pub rates: JsonRates,
}

#[derive(Serialize)]
pub struct JsonRates {
    pub games: usize,
    pub independent_games: usize,
    pub guesser_won: usize,
    pub share: f64,
    pub share_low: f64,
    pub share_high: f64,
    pub mean_misses: Option<f64>,
    pub guesser_faults: usize,
    pub setter_faults: usize,
}

#[derive(Serialize)]
pub struct JsonGame<'a> {
    pub guesser: String,
    pub setter: String,
    pub game: usize,
    pub seed: u64,
    pub length: usize,
    pub winner: &'a str,
    pub word: Option<String>,
    pub letters: usize,
    pub misses: u32,
    pub fault_by: Option<&'a str>,
    pub fault: Option<&'a str>,
    pub sentence: Option<String>,
    pub transcript: Option<&'a [String]>,
}

impl JsonRates {
    pub fn of(rates: &Rates) -> Self {
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
