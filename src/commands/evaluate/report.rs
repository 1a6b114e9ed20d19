//! Owns [`EvaluationReport`]: the figures of an evaluation, for people and for programs.

use std::io::{self, Write};
use std::time::Duration;

use serde_json::{Value, json};

use super::material::Material;
use crate::cli::EvaluateArguments;
use crate::commands::matches::{MatchReport, short};
use crate::commands::output::{json_line, print};
use crate::evaluation::{Fraction, Tally};
use crate::referee::{Rates, Side};
use crate::text::commands::evaluate::{self as text, Source};
use crate::text::commands::matches::interval;
use crate::text::{Medium, grouped, screens};

/// The results of one guesser against one opponent.
pub struct EvaluationReport<'a> {
    pub material: &'a Material<'a>,
    pub tally: Tally,
    /// Whether all rounds were played.
    pub finished: bool,
    /// The number of decisions of the player that is measured, and what they cost, as far as it is known.
    pub decisions: u64,
    pub cpu: Option<Duration>,
    pub bytes: Option<u64>,
    /// The games, if another program played.
    pub table: Option<&'a MatchReport<'a>>,
}

/// The columns of the longest bar of the histogram.
const BAR: f64 = 48.0;

impl EvaluationReport<'_> {
    /// Returns the processor time of one decision in seconds, if it was measured.
    fn each(&self) -> Option<f64> {
        let cpu = self.cpu.filter(|_| self.decisions > 0);
        cpu.map(|cpu| cpu.as_secs_f64() / self.decisions as f64)
    }

    /// Returns whether rounds are played until the word is found. Against a cheat, those with a program end with the last life.
    fn to_the_end(&self) -> bool {
        self.table.is_none() || !self.material.cheats
    }

    /// Returns the mean number of misses if each round is played until the word is found.
    fn mean_misses(&self) -> Option<f64> {
        self.to_the_end().then(|| self.tally.mean_misses())
    }

    /// Returns the 95% confidence interval of the share of rounds won, if words were drawn.
    fn interval(&self) -> Option<(f64, f64)> {
        let (games, won) = (self.tally.rounds(), self.tally.won());
        let rates = Rates { games, independent: games, won, ..Rates::default() };
        self.material.seed.map(|_| rates.interval())
    }

    /// Returns the number of rounds that ended with a fault of a program.
    pub fn faults(&self) -> usize {
        self.faults_of(Side::Guesser) + self.faults_of(Side::Setter)
    }

    fn faults_of(&self, side: Side) -> usize {
        let records = self.table.map_or(&[][..], |table| table.records);
        let faults = records.iter().filter_map(|record| record.ending.fault());
        faults.filter(|(by, _)| *by == side).count()
    }

    /// Returns whether there is no round that was played to its end.
    fn is_empty(&self) -> bool {
        self.tally.rounds() == self.faults_of(Side::Guesser)
    }

    /// Returns the names of the guesser and the opponent.
    fn players(&self) -> [String; 2] {
        let EvaluateArguments { guesser, opponent, .. } = self.material.arguments;
        let flags = || [guesser, opponent].map(ToString::to_string);
        self.table.map_or_else(flags, |table| table.pair([0, 0]).map(str::to_owned))
    }

    /// Returns whether the decisions are about one word each.
    fn word_by_word(&self) -> bool {
        self.material.arguments.word_by_word || self.material.cheats
    }

    /// Prints the report as the flags ask for, with the faults of the programs.
    ///
    /// # Errors
    /// Returns errors of the output.
    pub fn print(&self, to: Medium) -> io::Result<()> {
        let (arguments, mut out) = (self.material.arguments, Vec::new());
        if arguments.json {
            json_line(&mut out, &self.json())?;
        } else {
            self.text(to, &mut out)?;
            self.table.map_or(Ok(()), |table| table.faults(&mut out))?;
        }
        print(&out, arguments.table.pupils.clean)
    }

    /// Returns the report as JSON.
    fn json(&self) -> Value {
        let Self { material, tally, .. } = self;
        let [guesser, opponent] = self.players();
        let mut report = json!({
            "guesser": guesser,
            "opponent": opponent,
            "list": material.list.name(),
            "hidden": material.hidden_file,
            "seed": material.seed,
            "hold_out": material.arguments.hold_out.map(Fraction::get),
            "hold_out_families": material.arguments.hold_out_families,
            "lives": tally.allowed.get(),
            "asked": material.rounds(),
            "rounds": tally.rounds(),
            "finished": self.finished,
            "words": tally.words,
            "skipped": material.skipped,
            "faults": self.faults(),
            "won": tally.won(),
            "share_won": tally.share_won(),
            "share_low": self.interval().map(|(low, _)| low),
            "share_high": self.interval().map(|(_, high)| high),
            "mean_misses": self.mean_misses(),
            "mean_misses_in_round": tally.mean_misses_in_round(),
            "accuracy": tally.accuracy(),
            "by_misses": tally.by_misses,
            "letters": tally.letters,
            "word_by_word": self.word_by_word(),
            "decisions": self.decisions,
            "cpu_seconds": self.cpu.map(|cpu| cpu.as_secs_f64()),
            "cpu_seconds_per_decision": self.each(),
            "peak_bytes": self.bytes,
        });
        if let Some(table) = self.table {
            report["games"] = json!(table.games());
        }
        report
    }

    /// Writes the report as text.
    fn text(&self, to: Medium, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.title())?;
        let Self { material, tally, .. } = self;
        let (lives, evil) = (tally.allowed.get(), material.cheats);
        let [of_guesser, of_setter] = Side::ALL.map(|side| self.faults_of(side));
        for (number, line) in [
            (material.skipped, text::skipped(material.skipped, material.list.name())),
            (usize::from(!self.finished), text::unfinished(tally.rounds(), material.rounds())),
            (of_guesser, text::lost_by_fault(of_guesser)),
            (of_setter, text::left_out(of_setter)),
            (
                usize::from(self.is_empty() && self.faults() > 0 && !self.finished),
                text::GAVE_UP.into(),
            ),
        ] {
            if number > 0 {
                writeln!(out, "{line}")?;
            }
        }
        if self.is_empty() {
            return Ok(());
        }
        let decisions = usize::try_from(self.decisions).unwrap_or(usize::MAX);
        let each = text::time_for_each(decisions, self.word_by_word() || self.table.is_some());
        let letters = tally.letters as f64 / tally.rounds() as f64;
        let in_round = if self.to_the_end() && to.is_screen() { "" } else { text::MEAN_MISSES };
        let sure = self.interval().map(|sure| format!(" {}", interval(sure))).unwrap_or_default();
        writeln!(out)?;
        for (name, figure, about) in [
            (
                text::WON,
                Some(text::percent(tally.share_won())),
                screens::of(tally.won(), tally.rounds()) + &sure,
            ),
            (text::MEAN_MISSES, self.mean_misses().map(text::mean), text::played_on(evil).into()),
            (in_round, Some(text::mean(tally.mean_misses_in_round())), text::in_round(lives)),
            (text::MEAN_ACCURACY, Some(text::percent(tally.accuracy())), text::accuracy_is(lives)),
            (text::MEAN_GUESSES, Some(format!("{letters:.2}")), text::letters_for_each(evil)),
            (text::CPU_TIME, self.each().map(text::duration), each),
            (text::PEAK_MEMORY, self.bytes.map(text::megabytes), text::ALL_PROCESSES.into()),
        ] {
            if let Some(figure) = figure {
                writeln!(out, "{}", text::figure(name, &figure, &about, to))?;
            }
        }
        writeln!(out)?;
        if to.is_screen() { self.histogram(out) } else { self.counts(out) }
    }

    fn title(&self) -> String {
        let material = self.material;
        let asked = material.rounds();
        let EvaluateArguments { hold_out, hold_out_families, .. } = *material.arguments;
        let source = match (&material.hidden_file, hold_out) {
            _ if material.cheats => Source::Lengths(asked),
            (None, Some(share)) => Source::HeldOut(asked, share.get(), hold_out_families),
            (Some(hidden), _) => Source::Hidden(asked, hidden),
            (None, None) => Source::List(asked),
        };
        let [guesser, opponent] = self.players().map(|name| short(&name, 40));
        let (who, lives) = (text::who(guesser, opponent), self.tally.allowed.get());
        text::title(&who, source, material.list.name(), material.seed, lives)
    }

    /// Writes a sentence for each number of misses.
    fn counts(&self, out: &mut impl Write) -> io::Result<()> {
        let lives = self.tally.allowed.get() as usize;
        for (misses, &count) in self.tally.by_misses.iter().enumerate() {
            let percent = 100.0 * count as f64 / self.tally.rounds() as f64;
            let rounds = text::rounds_with(misses, count, percent, self.material.cheats);
            writeln!(out, "{rounds}{}", if misses >= lives { text::IS_LOST } else { "." })?;
        }
        Ok(())
    }

    /// Writes a bar for each number of misses, and a rule before the lost rounds.
    fn histogram(&self, out: &mut impl Write) -> io::Result<()> {
        let rounds = text::rounds(self.material.cheats);
        writeln!(out, "{} {rounds:>9}", text::MISSES)?;
        let most = self.tally.by_misses.iter().copied().max().unwrap_or(0).max(1) as f64;
        for (misses, &count) in self.tally.by_misses.iter().enumerate() {
            if misses == self.tally.allowed.get() as usize {
                writeln!(out, "{:-<72}", text::LOST)?;
            }
            let percent = 100.0 * count as f64 / self.tally.rounds() as f64;
            // Even the shortest bar is visible.
            let bar = "#".repeat((BAR * count as f64 / most).ceil() as usize);
            let row = format!("{misses:>6} {:>9} {percent:>6.2} % {bar}", grouped(count));
            writeln!(out, "{}", row.trim_end())?;
        }
        Ok(())
    }
}
