//! Owns [`MatchReport`]: the results of a match, as text, JSON or CSV.

mod json;

use std::collections::BTreeMap;
use std::io::{self, Write};

use super::names::names;
use super::{padded, short};
use crate::players::Tournament;
use crate::referee::{GameEnding, GameRecord, Side, Standings};
use crate::text::commands::{lines_before, matches as text};

/// The games of a match and their players.
pub struct MatchReport<'a> {
    pub tournament: &'a Tournament<'a>,
    /// The seed of all random choices.
    seed: u64,
    /// The names of the guessers and of the setters.
    pub names: [Vec<String>; 2],
    /// The games that were played.
    pub records: &'a [GameRecord],
}

/// The number of faults that are shown with their transcript.
const SHOWN: usize = 5;

/// The number of lines shown of a transcript.
const LINES: usize = 14;

/// The width of a name, in columns.
const NAME: usize = 24;

impl<'a> MatchReport<'a> {
    /// Creates the report of a tournament with a seed.
    pub fn new(tournament: &'a Tournament<'a>, seed: u64, records: &'a [GameRecord]) -> Self {
        let names = Side::ALL.map(|side| names(side, tournament.players[side as usize], records));
        Self { tournament, seed, names, records }
    }

    /// Returns the names of a guesser and a setter.
    pub fn pair(&self, [guesser, setter]: [usize; 2]) -> [&str; 2] {
        [&self.names[0][guesser], &self.names[1][setter]]
    }

    /// Returns the sides of a pairing that are other programs.
    pub fn programs(&self, pairing: [usize; 2]) -> impl Iterator<Item = Side> {
        let spec = move |side: usize| &self.tournament.players[side][pairing[side]];
        Side::ALL.into_iter().filter(move |side| spec(*side as usize).command().is_some())
    }

    /// Returns a sentence that says whose fault it was and which one.
    pub fn sentence(&self, record: &GameRecord) -> Option<String> {
        let (by, fault) = record.ending.fault()?;
        let name = self.pair(record.pairing)[by as usize];
        Some(text::fault(by, short(name, 40), fault))
    }

    /// Returns the standings.
    pub(crate) fn standings(&self) -> Standings {
        Standings::of(self.names.each_ref().map(Vec::len), self.records)
    }

    /// Writes tables for people.
    ///
    /// # Errors
    /// Returns errors of the output.
    pub fn text(&self, out: &mut impl Write) -> io::Result<()> {
        let lives = self.tournament.lives.get();
        let title = text::title(self.records.len(), self.tournament.list.name(), lives, self.seed);
        writeln!(out, "{title}")?;
        let asked = self.tournament.games();
        if self.records.len() < asked {
            writeln!(out, "{}", text::unfinished(asked))?;
        }
        if self.records.is_empty() {
            return Ok(());
        }
        let standings = self.standings();
        self.rates(&standings, out)?;
        self.ratings(&standings, out)?;
        self.faults(out)
    }

    /// Writes each pairing with its confidence interval.
    fn rates(&self, standings: &Standings, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "\n{:<51} {}", "", text::RATES)?;
        let mut same_again = false;
        for pairing in self.tournament.pairings() {
            let rates = standings.cell(pairing);
            let (low, high) = rates.interval();
            same_again |= rates.independent < rates.games;
            let misses = rates.mean_misses().map_or("-".to_owned(), |mean| format!("{mean:.2}"));
            let [guesser, setter] = self.pair(pairing).map(|name| padded(name, NAME));
            let rate = text::rate(rates.won, rates.games, low, high);
            let [by_guesser, by_setter] = rates.faults;
            writeln!(out, "{guesser} - {setter} {rate} {misses:>6} {by_guesser:>3}:{by_setter}")?;
        }
        if same_again {
            writeln!(out, "{}", text::SAME_AGAIN)?;
        }
        Ok(())
    }

    fn ratings(&self, standings: &Standings, out: &mut impl Write) -> io::Result<()> {
        let [guessers, setters] = &self.names;
        if guessers.len() + setters.len() < 3 {
            return Ok(());
        }
        let Some(ratings) = standings.ratings() else {
            return writeln!(out, "\n{}", text::NO_RATINGS);
        };
        writeln!(out, "\n{}", text::RATINGS)?;
        let of_side = |side: Side| {
            let ratings = ratings[side as usize].iter().zip(&self.names[side as usize]);
            ratings.map(move |(rating, name)| (rating, side, name))
        };
        let mut rows: Vec<_> = Side::ALL.into_iter().flat_map(of_side).collect();
        rows.sort_by(|one, other| other.0.total_cmp(one.0));
        for (rating, side, name) in rows {
            writeln!(out, "{rating:>7.0}  {:<7}  {}", side.name(), short(name, 48))?;
        }
        Ok(())
    }

    /// Writes each kind of fault once, with a transcript.
    ///
    /// # Errors
    /// Returns errors of the output.
    pub fn faults(&self, out: &mut impl Write) -> io::Result<()> {
        let mut kinds = BTreeMap::<_, Vec<&GameRecord>>::new();
        for record in self.records {
            if let GameEnding::Forfeit { by, fault } = &record.ending {
                let who = (*by as usize, record.pairing[*by as usize]);
                kinds.entry((who, fault.kind())).or_default().push(record);
            }
        }
        for records in kinds.values().take(SHOWN) {
            let record = records[0];
            let sentence = self.sentence(record).unwrap_or_default();
            let [guesser, setter] = self.pair(record.pairing).map(|name| short(name, 40));
            let (number, times) = (record.number + 1, records.len());
            let heading = text::faulty_game(number, &guesser, &setter, &sentence, times);
            writeln!(out, "\n{heading}")?;
            let skipped = record.transcript.len().saturating_sub(LINES);
            let before = record.left_out + skipped;
            if before > 0 {
                writeln!(out, "    {}", lines_before(before))?;
            }
            for line in &record.transcript[skipped..] {
                writeln!(out, "    {line}")?;
            }
        }
        if kinds.len() > SHOWN {
            writeln!(out, "\n{}", text::more_faults(kinds.len() - SHOWN))?;
        }
        Ok(())
    }
}
