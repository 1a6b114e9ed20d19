//! Plays in plain sentences: connects input, output and services to the [`line`](mod@crate::line) mode.

use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::sync::Arc;

use super::start::{self, Start};
use crate::app::{App, Session};
use crate::game::{AnalysisInput, Round};
use crate::historyfile::Keeper;
use crate::line::{AnsweredByFlags, LetterNames, Line, Plain};
use crate::services::{Services, Spawn, SystemClock};
use crate::system::{self, Patient, guest};
use crate::text::letters::letters_named;
use crate::text::story;
use crate::worker::judged;

/// Plays until the player quits or the input ends; `unicode` allows characters beyond ASCII.
///
/// # Errors
/// Returns errors of input and output.
pub(super) fn play(start: Start, unicode: bool) -> io::Result<()> {
    let Start { library, preferences, answered, seed, day, words_from_stdin, mut keeper, .. } =
        start;
    if let Some(notice) = start.notice {
        // Standard error may be closed.
        let _ = writeln!(Plain::new(io::stderr(), unicode), "{notice}");
    }
    if let Some(remark) = start.remark {
        writeln!(Plain::new(io::stdout(), unicode), "{remark}")?;
    }
    let (input, typed) = answers(words_from_stdin);
    // In a pipe, the output depends on nothing but the input.
    let suggested = start.suggested.filter(|_| typed);
    let mut app = App::new(library, preferences, seed).suggesting(suggested);
    if start.is_seed_given {
        app = app.with_fixed_seed();
    }
    // In a pipe nobody can answer questions.
    start::begin(&mut app, &mut keeper, answered.length && answered.lives, day, typed);
    converse(app, keeper, answered, input, typed, unicode)
}

/// Plays a round that has begun.
///
/// # Errors
/// Returns errors of input and output.
pub(super) fn go_on(app: App, keeper: Keeper, unicode: bool) -> io::Result<()> {
    if let Some(notice) = app.notice() {
        // Standard error may be closed.
        let _ = writeln!(Plain::new(io::stderr(), unicode), "{notice}");
    }
    let answered = AnsweredByFlags { length: true, lives: true, shows_words_left: false };
    let (input, typed) = answers(false);
    converse(app, keeper, answered, input, typed, unicode)
}

/// Returns the source of answers, and whether a person types them.
fn answers(words_from_stdin: bool) -> (Box<dyn BufRead>, bool) {
    // If the word list was read from standard input, answers come from the terminal, if there is one.
    match words_from_stdin {
        false if guest::is_here() => {
            let typed = io::stdin().is_terminal();
            match Patient::of_stdin() {
                Ok(input) => (Box::new(BufReader::new(input)), typed),
                Err(_) => (Box::new(io::empty()), false),
            }
        }
        false => (Box::new(io::stdin().lock()), io::stdin().is_terminal()),
        true => match system::terminal_input() {
            Ok(terminal) => (Box::new(BufReader::new(terminal)), true),
            Err(_) => (Box::new(io::empty()), false),
        },
    }
}

fn converse(
    app: App,
    keeper: Keeper,
    answered: AnsweredByFlags,
    input: Box<dyn BufRead>,
    typed: bool,
    unicode: bool,
) -> io::Result<()> {
    let echoed = typed && io::stdout().is_terminal();
    let mut hidden = system::ask_hidden;
    let output = Plain::new(io::stdout().lock(), unicode).in_columns(columns);
    let letters = LetterNames::default();
    let mut line = Line { input, output, echoed, secret: None, letters };
    if echoed {
        line.secret = Some(&mut hidden);
    }
    let services = Services::new(keeper, Spawn::Inline, Arc::new(SystemClock::default()));
    // In a pipe the output depends only on the input, never on the speed of the machine.
    let services = if typed { services.with_par_found_beside() } else { services };
    line.play(Session::new(app, services), answered)
}

/// Returns the columns of the terminal; `None` if the output goes elsewhere.
fn columns() -> Option<usize> {
    let size = io::stdout().is_terminal().then(crossterm::terminal::size)?.ok()?;
    Some(size.0.into()).filter(|columns| *columns > 0)
}

/// Prints the story of a past round; `unicode` allows characters beyond ASCII.
///
/// # Errors
/// Returns errors of the output.
pub(super) fn tell(round: Round, notice: Option<String>, unicode: bool) -> io::Result<()> {
    if let Some(notice) = notice {
        // Standard error may be closed.
        let _ = writeln!(Plain::new(io::stderr(), unicode), "{notice}");
    }
    let judged = judged(&AnalysisInput::of(&round));
    let mut out = Plain::new(io::stdout().lock(), unicode);
    let alphabet = round.engine().alphabet();
    let told = story::tell(&round.finish(), &judged);
    told.iter().try_for_each(|told| writeln!(out, "{}", letters_named(told, alphabet)))
}
