//! Owns [`MatchReport`]: the results of a match, as text, JSON or CSV.

mod json;

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;

use super::{Names, padded, short};
use crate::players::Spec;
use crate::referee::{GameEnding, GameRecord, Rates, Side, Standings};
use crate::text::commands::{evaluate, lines_before, matches as told};
use crate::words::{Word, cell, shown};

use json::{JsonGame, JsonPairing, JsonPlayer, JsonRates, MatchJson};

/// The games of a match and their players.
pub struct MatchReport<'a> {
    /// The guessers.
    pub guessers: &'a [Spec],
    /// The setters.
    pub setters: &'a [Spec],
    /// The name of the list.
    pub list: &'a str,
    /// The number of misses that loses a game.
    pub lives: u32,
    /// The seed of all random choices.
    pub seed: u64,
    /// The words that were played, if they weren't the whole list.
    pub played: Option<PlayedWords>,
    /// The names of the players.
    pub names: Names,
    /// The number of games to play.
    pub asked: usize,
    /// The games that were played.
    pub records: &'a [GameRecord],
}

/// The words that were played.
#[derive(Serialize)]
pub struct PlayedWords {
    /// The name of the file with the hidden words, if there is one.
    pub hidden: Option<String>,
    /// The share of the list that was hidden from the guesser, 0 to 1, if words were held out.
    pub hold_out: Option<f64>,
    /// Whether words of a family were kept in the same part.
    pub hold_out_families: bool,
    /// The number of hidden words of lengths for which the guesser knows no word.
    pub skipped: usize,
    /// A sentence that says so.
    #[serde(skip)]
    pub description: String,
    /// The figures of an evaluation.
    #[serde(flatten)]
    pub figures: Figures,
}

/// What an evaluation says of an outside program, beyond the games that it won.
#[derive(Clone, Copy, Default, Serialize)]
pub(crate) struct Figures {
    /// The mean number of misses to the end of each word; `None` if games ended with the last life.
    pub mean_misses: Option<f64>,
    /// The mean number of misses if a game ends with the miss that loses it.
    pub mean_misses_in_round: f64,
    /// The mean of 1 − misses / lives, never below 0.
    pub accuracy: f64,
    /// Processor time of the program with all its processes.
    pub cpu_seconds: Option<f64>,
    pub cpu_seconds_per_guess: Option<f64>,
    /// The most memory of the program with all its processes.
    pub peak_bytes: Option<u64>,
    /// accuracy² / √(seconds per guess × bytes), for a guesser.
    pub score: Option<f64>,
}

/// The number of faults that are shown with their transcript.
const TOLD: usize = 5;

/// The number of lines shown of a transcript.
const LINES: usize = 14;

/// The width of a name, in columns.
const NAME: usize = 24;

impl MatchReport<'_> {
    /// Returns a sentence that says whose fault it was and which one.
    pub fn sentence(&self, record: &GameRecord) -> Option<String> {
        let (by, fault) = record.ending.fault()?;
        let name = match by {
            Side::Guesser => self.names.guesser(record.pairing.0),
            Side::Setter => self.names.setter(record.pairing.1),
        };
        Some(told::fault(by, short(name, 40), fault))
    }

    /// Returns the standings.
    pub(crate) fn standings(&self) -> Standings {
        Standings::of(self.guessers.len(), self.setters.len(), self.records)
    }

    /// Writes a JSON object.
    ///
    /// # Errors
    /// Returns errors of the output.
    pub fn json(&self, out: &mut impl Write) -> io::Result<()> {
        let standings = self.standings();
        let ratings = standings.ratings();
        let player = |name: &str, spec: &Spec, rates: Rates, rating: Option<f64>| JsonPlayer {
            name: name.to_owned(),
            command: spec.command().map(|command| shown(command, false)),
            rating,
            rates: JsonRates::of(&rates),
        };
        let guessers = self.guessers.iter().enumerate();
        let setters = self.setters.iter().enumerate();
        let report = MatchJson {
            list: self.list,
            misses: self.lives,
            seed: self.seed,
            played: self.played.as_ref(),
            games_asked: self.asked,
            finished: self.records.len() == self.asked,
            guessers: guessers
                .clone()
                .map(|(at, spec)| {
                    let rating = ratings.as_ref().map(|(guessers, _)| guessers[at]);
                    player(self.names.guesser(at), spec, standings.guesser(at), rating)
                })
                .collect(),
            setters: setters
                .clone()
                .map(|(at, spec)| {
                    let rating = ratings.as_ref().map(|(_, setters)| setters[at]);
                    player(self.names.setter(at), spec, standings.setter(at), rating)
                })
                .collect(),
            pairings: guessers
                .flat_map(|(row, _)| {
                    let standings = &standings;
                    setters.clone().map(move |(column, _)| JsonPairing {
                        guesser: self.names.guesser(row).to_owned(),
                        setter: self.names.setter(column).to_owned(),
                        rates: JsonRates::of(&standings.cell(row, column)),
                    })
                })
                .collect(),
            games: self.records.iter().map(|record| self.game(record)).collect(),
        };
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)
    }

    fn game<'a>(&self, record: &'a GameRecord) -> JsonGame<'a> {
        let fault = record.ending.fault();
        JsonGame {
            guesser: self.names.guesser(record.pairing.0).to_owned(),
            setter: self.names.setter(record.pairing.1).to_owned(),
            game: record.number + 1,
            seed: record.seed,
            length: record.length,
            winner: record.ending.winner().name(),
            word: record.ending.word().map(Word::played_lower),
            letters: record.letters,
            misses: record.misses,
            fault_by: fault.map(|(by, _)| by.name()),
            fault: fault.map(|(_, fault)| fault.kind()),
            sentence: self.sentence(record),
            transcript: fault.map(|_| &*record.transcript),
        }
    }

    /// Writes a row for each game.
    ///
    /// # Errors
    /// Returns errors of the output.
    pub fn csv(&self, out: &mut impl Write) -> io::Result<()> {
        let mut rows = csv::Writer::from_writer(out);
        rows.write_record([
            "guesser", "setter", "game", "seed", "length", "winner", "word", "letters", "misses",
            "fault_by", "fault", "sentence",
        ])?;
        for record in self.records {
            let game = self.game(record);
            let values = [
                &*game.guesser,
                &game.setter,
                &game.game.to_string(),
                &game.seed.to_string(),
                &game.length.to_string(),
                game.winner,
                &game.word.unwrap_or_default(),
                &game.letters.to_string(),
                &game.misses.to_string(),
                game.fault_by.unwrap_or_default(),
                game.fault.unwrap_or_default(),
                &game.sentence.unwrap_or_default(),
            ];
            rows.write_record(values.map(cell))?;
        }
        rows.flush()
    }

    /// Writes tables for people.
    ///
    /// # Errors
    /// Returns errors of the output.
    pub fn text(&self, out: &mut impl Write) -> io::Result<()> {
        let title = told::title(self.records.len(), self.list, self.lives, self.seed);
        writeln!(out, "{title}")?;
        if let Some(played) = &self.played {
            writeln!(out, "{}", played.description)?;
        }
        if self.records.len() < self.asked {
            writeln!(out, "{}", told::unfinished(self.asked))?;
        }
        if self.records.is_empty() {
            return Ok(());
        }
        let standings = self.standings();
        if self.guessers.len() > 1 || self.setters.len() > 1 {
            self.cross_table(&standings, out)?;
        }
        self.rates(&standings, out)?;
        if let Some(played) = &self.played {
            self.figures(played.figures, out)?;
        }
        self.ratings(&standings, out)?;
        self.faults(out)
    }

    /// Writes the share of games that each guesser won against each setter.
    fn cross_table(&self, standings: &Standings, out: &mut impl Write) -> io::Result<()> {
        const COLUMN: usize = 14;
        writeln!(out, "\n{}", told::CROSS_TABLE)?;
        let names: String = self
            .names
            .setters()
            .iter()
            .map(|name| format!(" {}", padded(name, COLUMN, true)))
            .collect();
        writeln!(out, "{:<NAME$}{names} {:>COLUMN$}", "", told::ALL)?;
        for (row, name) in self.names.guessers().iter().enumerate() {
            let cells = (0..self.setters.len()).map(|column| standings.cell(row, column));
            let cells = cells.chain([standings.guesser(row)]);
            let cells: String = cells.map(|rates| format!(" {:>COLUMN$}", share(&rates))).collect();
            writeln!(out, "{}{cells}", padded(name, NAME, false))?;
        }
        let cells = (0..self.setters.len()).map(|column| standings.setter(column));
        let cells: String = cells.map(|rates| format!(" {:>COLUMN$}", share(&rates))).collect();
        writeln!(out, "{:<NAME$}{cells}", told::ALL)
    }

    /// Writes each pairing with its confidence interval.
    fn rates(&self, standings: &Standings, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "\n{:<51} {}", "", told::RATES)?;
        let mut same_again = false;
        for (row, guesser) in self.names.guessers().iter().enumerate() {
            for (column, setter) in self.names.setters().iter().enumerate() {
                let rates = standings.cell(row, column);
                let (low, high) = rates.interval();
                same_again |= rates.independent < rates.games;
                let misses =
                    rates.mean_misses().map_or_else(|| "-".into(), |mean| format!("{mean:.2}"));
                let (guesser, setter) = (padded(guesser, NAME, false), padded(setter, NAME, false));
                let rate = told::rate(rates.won, rates.games, low, high);
                let [by_guesser, by_setter] = rates.faults;
                writeln!(
                    out,
                    "{guesser} - {setter} {rate} {misses:>6} {by_guesser:>3}:{by_setter}"
                )?;
            }
        }
        if same_again {
            writeln!(out, "{}", told::SAME_AGAIN)?;
        }
        Ok(())
    }

    /// Writes the figures of an evaluation.
    fn figures(&self, figures: Figures, out: &mut impl Write) -> io::Result<()> {
        let mut line = |name: &str, figure: String, about: &str| {
            writeln!(out, "{}", evaluate::figure(name, &figure, about))
        };
        line("", String::new(), "")?;
        if let Some(mean) = figures.mean_misses {
            line(evaluate::MEAN_MISSES, format!("{mean:.4}"), evaluate::played_on(false))?;
        }
        let name = if figures.mean_misses.is_some() { "" } else { evaluate::MEAN_MISSES };
        let mean = format!("{:.4}", figures.mean_misses_in_round);
        line(name, mean, &evaluate::in_round(self.lives))?;
        let accuracy = format!("{:.4}", figures.accuracy);
        line(evaluate::MEAN_ACCURACY, accuracy, &evaluate::accuracy_is(self.lives))?;
        if let Some(seconds) = figures.cpu_seconds_per_guess {
            line(evaluate::CPU_TIME, evaluate::duration(seconds), evaluate::FOR_EACH_GUESS)?;
        }
        if let Some(bytes) = figures.peak_bytes {
            line(evaluate::PEAK_MEMORY, evaluate::megabytes(bytes), evaluate::ITS_PROCESSES)?;
        }
        if let Some(score) = figures.score {
            line(evaluate::SCORE, format!("{score:.6}"), evaluate::SCORE_IS)?;
        }
        Ok(())
    }

    fn ratings(&self, standings: &Standings, out: &mut impl Write) -> io::Result<()> {
        if self.guessers.len() + self.setters.len() < 3 {
            return Ok(());
        }
        let Some((guessers, setters)) = standings.ratings() else {
            return writeln!(out, "\n{}", told::NO_RATINGS);
        };
        writeln!(out, "\n{}", told::RATINGS)?;
        let mut rows: Vec<_> = self
            .names
            .guessers()
            .iter()
            .zip(guessers)
            .map(|(name, rating)| (rating, "guesser", name))
            .chain(
                self.names
                    .setters()
                    .iter()
                    .zip(setters)
                    .map(|(name, rating)| (rating, "setter", name)),
            )
            .collect();
        rows.sort_by(|one, other| other.0.total_cmp(&one.0));
        for (rating, role, name) in rows {
            writeln!(out, "{rating:>7.0}  {role:<7}  {}", short(name, 48))?;
        }
        Ok(())
    }

    /// Writes each kind of fault once, with a transcript.
    fn faults(&self, out: &mut impl Write) -> io::Result<()> {
        let mut kinds = BTreeMap::<_, Vec<&GameRecord>>::new();
        for record in self.records {
            if let GameEnding::Forfeit { by, fault } = &record.ending {
                let who = match by {
                    Side::Guesser => (0, record.pairing.0),
                    Side::Setter => (1, record.pairing.1),
                };
                kinds.entry((who, fault.kind())).or_default().push(record);
            }
        }
        for records in kinds.values().take(TOLD) {
            let record = records[0];
            let sentence = self.sentence(record).unwrap_or_default();
            let (guesser, setter) =
                (self.names.guesser(record.pairing.0), self.names.setter(record.pairing.1));
            let (guesser, setter) = (short(guesser, 40), short(setter, 40));
            let (number, times) = (record.number + 1, records.len());
            let told = told::faulty_game(number, &guesser, &setter, &sentence, times);
            writeln!(out, "\n{told}")?;
            let skipped = record.transcript.len().saturating_sub(LINES);
            if skipped > 0 {
                writeln!(out, "    {}", lines_before(skipped))?;
            }
            for line in &record.transcript[skipped..] {
                writeln!(out, "    {line}")?;
            }
        }
        if kinds.len() > TOLD {
            writeln!(out, "\n{}", told::more_faults(kinds.len() - TOLD))?;
        }
        Ok(())
    }
}

/// Formats a share with its 95% confidence interval, in percent.
fn share(rates: &Rates) -> String {
    let (low, high) = rates.interval();
    format!("{:.0} ({:.0}-{:.0})", 100.0 * rates.share(), 100.0 * low, 100.0 * high)
}
