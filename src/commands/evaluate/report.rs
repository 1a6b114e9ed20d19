//! Owns [`EvaluationReport`]: the figures of an evaluation, for people and for programs.

use std::io::{self, Write};
use std::time::Duration;

use serde::Serialize;

use super::material::Material;
use crate::engine::Opponent;
use crate::evaluation::{Tally, score};
use crate::guesser::GuesserKind;
use crate::system::peak_bytes;
use crate::text::commands::evaluate::{self as told, Source};
use crate::text::{grouped, screens};

/// The results of one guesser against one opponent.
#[derive(Debug, Serialize)]
pub struct EvaluationReport {
    guesser: GuesserKind,
    opponent: Opponent,
    /// The name of the guesser's list.
    list: String,
    /// The name of the hidden words, if they come from another list.
    hidden: Option<String>,
    /// The seed, if the words were sampled.
    seed: Option<u64>,
    /// The share (0 ..= 1) of the list that was hidden from the guesser, if words were held out.
    hold_out: Option<f64>,
    /// Whether words of a family were kept on one side.
    hold_out_families: bool,
    /// The number of misses that lose a round.
    guesses: u32,
    /// The number of rounds to play: one for each hidden word, or one for each length.
    asked: usize,
    /// The number of rounds played.
    rounds: usize,
    /// Whether all rounds were played.
    pub finished: bool,
    /// The number of words that setters held in those rounds; for hidden words, the number of rounds.
    words: usize,
    /// The number of hidden words of lengths that the guesser knows no words of.
    skipped: usize,
    won: usize,
    /// The share of rounds won, from 0 to 1.
    pub share_won: f64,
    /// Results if each round is played until the word is found.
    mean_misses: f64,
    /// Results if each round ends with the miss that loses it.
    pub mean_misses_in_round: f64,
    /// The mean of 1 − misses / guesses, never below 0.
    accuracy: f64,
    /// The number of rounds with 0, 1, 2 … misses.
    by_misses: Vec<usize>,
    /// The number of letters guessed in those rounds.
    letters: u64,
    /// Whether each word was played independently.
    word_by_word: bool,
    /// The number of decisions.
    decisions: u64,
    /// Processor time; against a setter, only the guesser's.
    cpu_seconds: f64,
    /// Processor time of one decision.
    cpu_seconds_per_decision: Option<f64>,
    /// The peak memory of the program so far.
    peak_bytes: Option<u64>,
    /// accuracy² / √(seconds per decision × bytes).
    score: Option<f64>,
}

/// The columns of the longest bar of the histogram.
const BAR: f64 = 48.0;

impl EvaluationReport {
    /// Returns the report; `extent` is the number of rounds to play, and whether all were played.
    pub fn new(
        material: &Material,
        guesser: GuesserKind,
        opponent: Opponent,
        tally: &Tally,
        extent: (usize, bool),
        cpu: Duration,
    ) -> Self {
        let per_decision = cpu.as_secs_f64() / tally.decisions() as f64;
        let cpu_seconds_per_decision = (tally.decisions() > 0).then_some(per_decision);
        let peak_bytes = peak_bytes();
        let score = cpu_seconds_per_decision
            .zip(peak_bytes)
            .and_then(|(seconds, bytes)| score(tally.accuracy(), seconds, bytes));
        Self {
            guesser,
            opponent,
            list: material.list.clone(),
            hidden: material.hidden_file.clone().filter(|_| !opponent.cheats()),
            seed: material.seed.filter(|_| !opponent.cheats()),
            hold_out: material.hold_out,
            hold_out_families: material.families,
            guesses: tally.allowed().get(),
            asked: extent.0,
            rounds: tally.rounds(),
            finished: extent.1,
            words: tally.words(),
            skipped: tally.skipped(),
            won: tally.won(),
            share_won: tally.share_won(),
            mean_misses: tally.mean_misses(),
            mean_misses_in_round: tally.mean_misses_in_round(),
            accuracy: tally.accuracy(),
            by_misses: tally.by_misses().to_vec(),
            letters: tally.letters(),
            word_by_word: material.word_by_word || opponent.cheats(),
            decisions: tally.decisions(),
            cpu_seconds: cpu.as_secs_f64(),
            cpu_seconds_per_decision,
            peak_bytes,
            score,
        }
    }

    /// Returns a name such as "frequency against fair".
    pub fn who(&self) -> String {
        told::who(self.guesser, self.opponent)
    }

    /// Writes the report as a line of JSON.
    ///
    /// # Errors
    /// Returns errors of the output.
    pub fn json(&self, out: &mut impl Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        writeln!(out)
    }

    /// Writes the report as text.
    ///
    /// # Errors
    /// Returns errors of the output.
    pub fn text(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.title())?;
        if self.skipped > 0 {
            writeln!(out, "{}", told::skipped(self.skipped, &self.list))?;
        }
        if !self.finished {
            writeln!(out, "{}", told::unfinished(self.rounds, self.asked))?;
        }
        if self.rounds == 0 {
            return Ok(());
        }
        writeln!(out)?;
        let (guesses, cheats) = (self.guesses, self.opponent.cheats());
        let won = format!("{:.3} %", 100.0 * self.share_won);
        line(out, told::WON, &won, &screens::of(self.won, self.rounds))?;
        let mean = format!("{:.4}", self.mean_misses);
        line(out, told::MEAN_MISSES, &mean, told::played_on(cheats))?;
        line(out, "", &format!("{:.4}", self.mean_misses_in_round), &told::in_round(guesses))?;
        let accuracy = format!("{:.4}", self.accuracy);
        line(out, told::MEAN_ACCURACY, &accuracy, &told::accuracy_is(guesses))?;
        let letters = format!("{:.2}", self.letters as f64 / self.rounds as f64);
        line(out, told::MEAN_GUESSES, &letters, &told::letters_for_each(cheats))?;
        self.costs(out)?;
        writeln!(out)?;
        self.histogram(out)
    }

    fn title(&self) -> String {
        let source = match (&self.hidden, self.hold_out) {
            _ if self.opponent.cheats() => Source::Lengths(self.rounds),
            (None, Some(share)) => Source::HeldOut(self.rounds, share, self.hold_out_families),
            (Some(hidden), _) => Source::Hidden(self.rounds, hidden),
            (None, None) => Source::List(self.rounds),
        };
        let seed = self.seed.filter(|_| !self.opponent.cheats());
        told::title(&self.who(), source, &self.list, seed, self.guesses)
    }

    fn costs(&self, out: &mut impl Write) -> io::Result<()> {
        if let Some(seconds) = self.cpu_seconds_per_decision {
            let time = told::duration(seconds);
            let decisions = usize::try_from(self.decisions).unwrap_or(usize::MAX);
            let each = told::time_for_each(decisions, self.word_by_word);
            line(out, told::CPU_TIME, &time, &each)?;
        }
        if let Some(bytes) = self.peak_bytes {
            let peak = told::megabytes(bytes);
            line(out, told::PEAK_MEMORY, &peak, told::WHOLE_PROGRAM)?;
        }
        if let Some(score) = self.score {
            line(out, told::SCORE, &format!("{score:.4}"), told::SCORE_IS)?;
        }
        Ok(())
    }

    /// Writes a bar for each number of misses, and a rule before the lost rounds.
    fn histogram(&self, out: &mut impl Write) -> io::Result<()> {
        let rounds = told::rounds(self.opponent.cheats());
        writeln!(out, "{} {rounds:>9}", told::MISSES)?;
        let most = self.by_misses.iter().copied().max().unwrap_or(0).max(1) as f64;
        for (misses, &count) in self.by_misses.iter().enumerate() {
            if misses == self.guesses as usize {
                writeln!(out, "{:-<72}", told::LOST)?;
            }
            let percent = 100.0 * count as f64 / self.rounds as f64;
            // Even the shortest bar is visible.
            let bar = "#".repeat((BAR * count as f64 / most).ceil() as usize);
            let row = format!("{misses:>6} {:>9} {percent:>6.2} % {bar}", grouped(count));
            writeln!(out, "{}", row.trim_end())?;
        }
        Ok(())
    }
}

/// Writes an aligned figure.
fn line(out: &mut impl Write, name: &str, figure: &str, about: &str) -> io::Result<()> {
    writeln!(out, "{}", told::figure(name, figure, about))
}
