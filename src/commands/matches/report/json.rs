//! The results of a match for programs: as JSON, and its games as a table.

use std::io::{self, Write};

use serde_json::{Value, json};

use super::MatchReport;
use crate::commands::output::of_stream;
use crate::players::{Spec, Tournament};
use crate::referee::{GameRecord, Rates, Side};
use crate::words::{Word, cell, shown};

/// The columns of the table of games, which are their values as JSON.
const COLUMNS: [&str; 12] = [
    "guesser", "setter", "game", "seed", "length", "winner", "word", "letters", "misses",
    "fault_by", "fault", "sentence",
];

impl MatchReport<'_> {
    /// Returns the results as JSON.
    pub fn json(&self) -> Value {
        let standings = self.standings();
        let ratings = standings.ratings();
        let Tournament { players, lives, .. } = self.tournament;
        let [guessers, setters] = Side::ALL.map(|side| {
            let player = |(at, spec): (usize, &Spec)| {
                let mut player = json(&standings.player(side, at));
                player["name"] = json!(self.names[side as usize][at]);
                player["command"] = json!(spec.command().map(|command| shown(command, false)));
                player["rating"] = json!(ratings.as_ref().map(|both| both[side as usize][at]));
                player
            };
            players[side as usize].iter().enumerate().map(player).collect::<Vec<_>>()
        });
        let pairings = self.tournament.pairings().map(|pairing| {
            let mut rates = json(&standings.cell(pairing));
            let [guesser, setter] = self.pair(pairing);
            (rates["guesser"], rates["setter"]) = (json!(guesser), json!(setter));
            rates
        });
        json!({
            "list": self.tournament.list.name(),
            "misses": lives.get(),
            "seed": self.seed,
            "games_asked": self.tournament.games(),
            "finished": self.records.len() == self.tournament.games(),
            "guessers": guessers,
            "setters": setters,
            "pairings": pairings.collect::<Vec<_>>(),
            "games": self.games(),
        })
    }

    /// Returns the games as JSON.
    pub fn games(&self) -> Vec<Value> {
        self.records.iter().map(|record| self.game(record)).collect()
    }

    fn game(&self, record: &GameRecord) -> Value {
        let (fault, [guesser, setter]) = (record.ending.fault(), self.pair(record.pairing));
        json!({
            "guesser": guesser,
            "setter": setter,
            "game": record.number + 1,
            "seed": record.seed,
            "length": record.length,
            "winner": record.ending.winner().name(),
            "word": record.ending.word().map(Word::played_lower),
            "letters": record.letters,
            "misses": record.misses,
            "fault_by": fault.map(|(by, _)| by.name()),
            "fault": fault.map(|(_, fault)| fault.kind()),
            "sentence": self.sentence(record),
            "transcript": fault.map(|_| record.lines()),
        })
    }

    /// Writes a row for each game.
    ///
    /// # Errors
    /// Returns errors of the output.
    pub fn csv(&self, out: &mut impl Write) -> io::Result<()> {
        let mut rows = csv::Writer::from_writer(out);
        rows.write_record(COLUMNS).map_err(of_stream)?;
        for game in self.games() {
            let row = COLUMNS.map(|name| match &game[name] {
                Value::Null => String::new(),
                Value::String(text) => cell(text),
                number => number.to_string(),
            });
            rows.write_record(row).map_err(of_stream)?;
        }
        rows.flush()
    }
}

fn json(rates: &Rates) -> Value {
    let (low, high) = rates.interval();
    json!({
        "games": rates.games,
        "independent_games": rates.independent,
        "guesser_won": rates.won,
        "share": rates.share(),
        "share_low": low,
        "share_high": high,
        "mean_misses": rates.mean_misses(),
        "guesser_faults": rates.faults[0],
        "setter_faults": rates.faults[1],
    })
}
