//! The game in plain sentences: where lines are read from and what thinks for them. What is said, the
//! [`line`](mod@crate::line) mode knows.

use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::sync::Arc;

use super::start::{self, Start};
use crate::app::{App, Session};
use crate::game::{AnalysisInput, Round};
use crate::historyfile::Keeper;
use crate::line::{AnsweredByFlags, Line, Plain};
use crate::services::{Services, Spawn, SystemClock};
use crate::system::{self, Patient, guest};
use crate::text::story;
use crate::worker::judged;

/// Plays until the player leaves or the input ends, with or without characters outside ASCII.
///
/// # Errors
/// What input or output fails with.
pub(super) fn play(start: Start, unicode: bool) -> io::Result<()> {
    let Start { library, preferences, answered, seed, day, words_from_stdin, mut keeper, .. } =
        start;
    if let Some(notice) = start.notice {
        // Nobody may be there to read it.
        let _ = writeln!(Plain::new(io::stderr(), unicode), "{notice}");
    }
    if let Some(remark) = start.remark {
        writeln!(Plain::new(io::stdout(), unicode), "{remark}")?;
    }
    let (input, typed) = answers(words_from_stdin);
    let mut app = App::new(library, preferences, seed);
    if start.is_seed_given {
        app = app.with_fixed_seed();
    }
    // Nobody can be asked in a pipe.
    start::begin(&mut app, &mut keeper, answered.length && answered.lives, day, typed);
    converse(app, keeper, answered, input, typed, unicode)
}

/// Plays a round that has begun.
///
/// # Errors
/// What input or output fails with.
pub(super) fn go_on(app: App, keeper: Keeper, unicode: bool) -> io::Result<()> {
    if let Some(notice) = app.notice() {
        // Nobody may be there to read it.
        let _ = writeln!(Plain::new(io::stderr(), unicode), "{notice}");
    }
    let answered = AnsweredByFlags { length: true, lives: true, shows_words_left: false };
    let (input, typed) = answers(false);
    converse(app, keeper, answered, input, typed, unicode)
}

/// Where answers come from, and whether somebody types them.
fn answers(words_from_stdin: bool) -> (Box<dyn BufRead>, bool) {
    // What was read as a word list is no answer: those come from the terminal, if there is one.
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
    let output = Plain::new(io::stdout().lock(), unicode);
    let mut line = Line { input, output, echoed, secret: None };
    if echoed {
        line.secret = Some(&mut hidden);
    }
    let services = Services::new(keeper, Spawn::Inline, Arc::new(SystemClock::default()));
    // In a pipe what is said depends on nothing but what is typed: not on how fast the machine is.
    let services = if typed { services.with_par_found_beside() } else { services };
    line.play(Session::new(app, services), answered)
}

/// Tells a round that has been played, with or without characters outside ASCII.
///
/// # Errors
/// What the output fails with.
pub(super) fn tell(round: Round, notice: Option<String>, unicode: bool) -> io::Result<()> {
    if let Some(notice) = notice {
        // Nobody may be there to read it.
        let _ = writeln!(Plain::new(io::stderr(), unicode), "{notice}");
    }
    let judged = judged(&AnalysisInput::of(&round));
    let mut out = Plain::new(io::stdout().lock(), unicode);
    story::tell(&round.finish(), &judged).iter().try_for_each(|told| writeln!(out, "{told}"))
}
