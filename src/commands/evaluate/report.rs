//! Owns [`EvaluationReport`]: the figures of an evaluation, for people and for programs.

use std::io::{self, Write};
use std::time::Duration;

use serde::Serialize;

use super::material::Material;
use crate::commands::matches::JsonGame;
use crate::evaluation::{Tally, score};
use crate::text::commands::evaluate::{self as told, Source};
use crate::text::{grouped, screens};

/// The results of one guesser against one opponent.
#[derive(Serialize)]
pub struct EvaluationReport<'a> {
    guesser: String,
    opponent: String,
    /// The name of the guesser's list.
    list: &'a str,
    /// The name of the hidden words, if they come from another list.
    hidden: Option<&'a str>,
    /// The seed, if the words were drawn.
    seed: Option<u64>,
    /// The share (0 ..= 1) of the list that was hidden from the guesser, if words were held out.
    hold_out: Option<f64>,
    /// Whether words of a family were kept on one side.
    hold_out_families: bool,
    /// The number of misses that lose a round.
    guesses: u32,
    /// The number of rounds to play: one for each hidden word, or one for each length.
    asked: usize,
    /// The number of rounds played to their end.
    rounds: usize,
    /// Whether all rounds were played.
    finished: bool,
    /// The number of words that setters held in those rounds; for hidden words, the number of rounds.
    words: usize,
    /// The number of hidden words of lengths that the guesser knows no words of.
    skipped: usize,
    /// The number of rounds that ended with a fault of a program.
    pub faults: usize,
    won: usize,
    /// The share of rounds won, from 0 to 1.
    share_won: f64,
    /// Results if each round is played until the word is found; `None` if another program held it.
    pub mean_misses: Option<f64>,
    /// Results if each round ends with the miss that loses it.
    mean_misses_in_round: f64,
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
    cpu_seconds: Option<f64>,
    /// Processor time of one decision.
    cpu_seconds_per_decision: Option<f64>,
    /// The peak memory: of this program, or of the other with all its processes.
    peak_bytes: Option<u64>,
    /// accuracy² / √(seconds per decision × bytes).
    score: Option<f64>,
    /// The games, if another program played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games: Option<Vec<JsonGame<'a>>>,
    #[serde(skip)]
    cheats: bool,
}

/// What the decisions of a player cost.
pub struct Measured {
    pub decisions: u64,
    pub cpu: Option<Duration>,
    pub bytes: Option<u64>,
    /// Whether they are those of the guesser.
    pub scored: bool,
}

/// The columns of the longest bar of the histogram.
const BAR: f64 = 48.0;

impl<'a> EvaluationReport<'a> {
    /// Returns the report of a guesser and an opponent; `finished` says whether all rounds were played.
    pub fn new(
        material: &'a Material,
        [guesser, opponent]: [String; 2],
        tally: &Tally,
        finished: bool,
        measured: &Measured,
    ) -> Self {
        let Measured { decisions, cpu, bytes, scored } = *measured;
        let each = cpu.filter(|_| decisions > 0).map(|cpu| cpu.as_secs_f64() / decisions as f64);
        let costs = each.zip(bytes).filter(|_| scored);
        Self {
            guesser,
            opponent,
            list: &material.list,
            hidden: material.hidden_file.as_deref(),
            seed: material.seed,
            hold_out: material.hold_out,
            hold_out_families: material.families,
            guesses: tally.allowed().get(),
            asked: material.rounds(),
            rounds: tally.rounds(),
            finished,
            words: tally.words(),
            skipped: material.skipped,
            faults: 0,
            won: tally.won(),
            share_won: tally.share_won(),
            mean_misses: Some(tally.mean_misses()),
            mean_misses_in_round: tally.mean_misses_in_round(),
            accuracy: tally.accuracy(),
            by_misses: tally.by_misses().to_vec(),
            letters: tally.letters(),
            word_by_word: material.word_by_word || material.cheats,
            decisions,
            cpu_seconds: cpu.map(|cpu| cpu.as_secs_f64()),
            cpu_seconds_per_decision: each,
            peak_bytes: bytes,
            score: costs.and_then(|(each, bytes)| score(tally.accuracy(), each, bytes)),
            games: None,
            cheats: material.cheats,
        }
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
        let (guesses, evil) = (self.guesses, self.cheats);
        for (number, line) in [
            (self.skipped, told::skipped(self.skipped, self.list)),
            (usize::from(!self.finished), told::unfinished(self.rounds, self.asked)),
            (self.faults, told::faults(self.faults)),
        ] {
            if number > 0 {
                writeln!(out, "{line}")?;
            }
        }
        if self.rounds == 0 {
            return Ok(());
        }
        let decisions = usize::try_from(self.decisions).unwrap_or(usize::MAX);
        let each = told::time_for_each(decisions, self.word_by_word || self.games.is_some());
        let letters = self.letters as f64 / self.rounds as f64;
        let in_round = if self.mean_misses.is_some() { "" } else { told::MEAN_MISSES };
        writeln!(out)?;
        for (name, figure, about) in [
            (told::WON, Some(told::percent(self.share_won)), screens::of(self.won, self.rounds)),
            (told::MEAN_MISSES, self.mean_misses.map(told::mean), told::played_on(evil).into()),
            (in_round, Some(told::mean(self.mean_misses_in_round)), told::in_round(guesses)),
            (told::MEAN_ACCURACY, Some(told::mean(self.accuracy)), told::accuracy_is(guesses)),
            (told::MEAN_GUESSES, Some(format!("{letters:.2}")), told::letters_for_each(evil)),
            (told::CPU_TIME, self.cpu_seconds_per_decision.map(told::duration), each),
            (told::PEAK_MEMORY, self.peak_bytes.map(told::megabytes), told::ALL_PROCESSES.into()),
            (told::SCORE, self.score.map(told::mean), told::SCORE_IS.into()),
        ] {
            if let Some(figure) = figure {
                writeln!(out, "{}", told::figure(name, &figure, &about))?;
            }
        }
        writeln!(out)?;
        self.histogram(out)
    }

    fn title(&self) -> String {
        let source = match (self.hidden, self.hold_out) {
            _ if self.cheats => Source::Lengths(self.asked),
            (None, Some(share)) => Source::HeldOut(self.asked, share, self.hold_out_families),
            (Some(hidden), _) => Source::Hidden(self.asked, hidden),
            (None, None) => Source::List(self.asked),
        };
        let who = told::who(&self.guesser, &self.opponent);
        told::title(&who, source, self.list, self.seed, self.guesses)
    }

    /// Writes a bar for each number of misses, and a rule before the lost rounds.
    fn histogram(&self, out: &mut impl Write) -> io::Result<()> {
        let rounds = told::rounds(self.cheats);
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
