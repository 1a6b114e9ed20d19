//! Plays in plain sentences: connects input, output and services to the [`line`](mod@crate::line) mode.

use std::io::{self, BufRead, BufReader, IsTerminal, Write};

use super::start::{Start, words_from_stdin};
use crate::app::Session;
use crate::config::Settings;
use crate::game::Round;
use crate::game::judgement::AnalysisInput;
use crate::line::{Bell, Display, Line, Secret};
use crate::services::{MOMENT, Services, Spawn};
use crate::system::{self, Patient};
use crate::text::story;
use crate::tui::BELL;
use crate::worker::judged;

/// Where answers come from, and where sentences go.
pub struct Streams<'a> {
    /// The source of answers.
    pub input: Box<dyn BufRead + 'a>,
    /// The destination of sentences.
    pub output: Box<dyn Write + 'a>,
    /// The destination of notices that are no part of the game.
    pub notices: Box<dyn Write + 'a>,
    /// Whether a person types the answers.
    pub typed: bool,
    /// Whether the sentences go to a terminal.
    pub shown: bool,
}

impl Streams<'_> {
    /// Returns those of this process. If the word list is read from standard input, answers come from the
    /// terminal, if there is one; otherwise `typed` says whether standard input is one.
    pub(super) fn of_process(settings: &Settings, typed: bool) -> Self {
        // If the system refuses, Ctrl-C ends the program without a goodbye.
        let _ = system::end_input_on_interrupt();
        let (opened, typed) = match words_from_stdin(settings) {
            false => (Patient::of_stdin(), typed),
            true => (Patient::of_terminal(), true),
        };
        let (input, typed): (Box<dyn BufRead>, bool) = match opened {
            Ok(input) => (Box::new(BufReader::new(input)), typed),
            Err(_) => (Box::new(io::empty()), false),
        };
        Self {
            input,
            output: Box::new(io::stdout().lock()),
            notices: Box::new(io::stderr()),
            typed,
            shown: io::stdout().is_terminal(),
        }
    }
}

/// Plays until the player quits or the input ends.
///
/// # Errors
/// Returns errors of input and output.
pub fn play(mut start: Start, streams: Streams<'_>, display: Display) -> io::Result<()> {
    let Streams { input, output, notices, typed, shown } = streams;
    warn(start.app.notice(), notices, display);
    start.app = start.app.with_notice(None);
    // In a pipe nobody can answer questions.
    start.begin();
    let echoed = typed && shown;
    let hidden: &mut Secret = &mut system::ask_hidden;
    let ring: &mut Bell = &mut |out| out.write_all(BELL.as_bytes()).and_then(|()| out.flush());
    let (secret, bell) = (echoed.then_some(hidden), shown.then_some(ring));
    let display = if shown { display } else { display.unbroken() };
    let line = Line { input, output, echoed, secret, bell, display };
    // In a pipe the output depends only on the input, never on the speed of the machine.
    let services = Services::new(start.keeper, Spawn::Inline { finds_par: typed }, MOMENT);
    line.play(Session::new(start.app.asking_first(), services))
}

/// Writes a notice that is no part of the game, if there is one.
fn warn(notice: Option<&str>, mut to: impl Write, display: Display) {
    if let Some(notice) = notice {
        // Standard error may be closed.
        let _ = writeln!(to, "{}", display.unbroken().plain(notice));
    }
}

/// Returns the exit status of a game that has ended.
pub fn status() -> u8 {
    if system::was_interrupted() { system::INTERRUPTED } else { 0 }
}

/// Prints the story of a past round.
///
/// # Errors
/// Returns errors of the output.
pub fn tell(round: Round, notice: Option<String>, display: Display) -> io::Result<()> {
    warn(notice.as_deref(), io::stderr(), display);
    let judged = judged(&AnalysisInput::of(&round));
    let mut out = io::stdout().lock();
    story::tell(&round.finish(), &judged, display.to)
        .iter()
        .try_for_each(|line| writeln!(out, "{}", display.plain(line)))
}
