//! Starts the game with the settings, on the full screen or in plain sentences.

mod given;
mod lines;
mod look;
mod start;
mod surroundings;

pub use given::GivenError;
pub use lines::Streams;
pub use look::ThemeFileError;
pub(crate) use look::{display, medium};
pub(crate) use surroundings::Remembered;
pub use surroundings::{Surroundings, any_seed};

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc;

use crate::app::App;
use crate::cli::Cli;
use crate::config::{Config, Settings, parse};
use crate::error::{Error, from};
use crate::game::challenge::Challenge;
use crate::game::occasion::{Day, Occasion};
use crate::game::opening::OpeningText;
use crate::game::spec::Length;
use crate::game::{GameSpec, Round, Transcript};
use crate::history::Ended;
use crate::historyfile::KeepError;
use crate::lists::{self, Lists};
use crate::system::{self, INTERRUPTED, guest};
use crate::text::notices::IDLE;
use crate::tui::{self, Exit};
use crate::wordfile::is_standard_input;
use start::Start;

/// The reason why the game can't start as requested.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// A rule was given for an opponent that has none.
    #[error("--rule, --ties and --level: the opponent {0} has no rule; take --opponent greedy")]
    NoRule(&'static str),
    /// A length was given for a word that somebody types.
    #[error("--length: a friend's word is as long as they type it; leave it out")]
    NoLength,
    /// An opening was given for an opponent whose word is not from a list.
    #[error("--opening: rounds with the opponent {0} have no opening; leave it out")]
    NoOpening(&'static str),
    /// No word fits the requested opening.
    #[error("--opening: no word on the list fits {text} with --length {length}")]
    Opening {
        /// The opening.
        text: OpeningText,
        /// The length of the word.
        length: Length,
    },
    /// The game of a day that isn't over, or hasn't begun.
    #[error(
        "--day: day {} {}; today is day {}, and --daily plays it", asked.number(),
        if asked > today { "hasn't begun" } else { "isn't over" }, today.number()
    )]
    Day {
        /// The day that was asked for.
        asked: Day,
        /// The current day.
        today: Day,
    },
    /// A guest cannot name a file.
    #[error("--guest: no file is read for a guest; name a built-in theme with --theme")]
    GuestsTheme,
}

/// The reason why the game can't continue, although the request was valid.
#[derive(Debug, thiserror::Error)]
pub enum TerminalError {
    /// The system may not grant enough memory to draw and to search until the end of a round.
    #[error(
        "the full screen may need {0} MiB more memory than the system grants; allow more (ulimit -v), or play \
         with --line"
    )]
    Memory(usize),
    /// Something could not be saved.
    #[error("not everything is saved: {0}")]
    NotSaved(#[source] KeepError),
}

from! {
    StartError: usage,
    GivenError: usage("--game: "),
    ThemeFileError: usage,
    TerminalError: failure,
}

/// Plays, or prints what the flags ask for. Returns the exit status.
///
/// # Errors
/// Returns [`Error`] if the settings, a word list or a shared game cannot be used, or if the terminal
/// fails.
pub fn play(cli: &Cli) -> Result<u8, Error> {
    if cli.guest {
        guest::begin(cli.idle)?;
        if cli.settings.0.theme.as_deref().is_some_and(parse::is_path) {
            return Err(StartError::GuestsTheme.into());
        }
    }
    let around = Surroundings::of_process(cli);
    let (given, config) = asked(cli, &around)?;
    if cli.print_config {
        print(config.over_defaults())?;
        return Ok(0);
    }
    if let Some(name) = &cli.print_theme {
        io::stdout().write_all(look::text(name)?.as_bytes())?;
        return Ok(0);
    }
    let (start, settings) = prepared(cli, given.as_ref(), config, &around)?;
    run(start, &settings, &around)
}

/// Plays in sentences in the given surroundings, for tests.
///
/// # Errors
/// Returns [`Error`] if the settings, a word list or a shared game cannot be used, or if a stream fails.
pub fn play_in_sentences(
    cli: &Cli,
    around: &Surroundings,
    streams: Streams<'_>,
) -> Result<(), Error> {
    let (given, config) = asked(cli, around)?;
    let (start, settings) = prepared(cli, given.as_ref(), config, around)?;
    let display = look::display(&settings, around);
    Ok(lines::play(start, streams, display)?)
}

/// Returns the game that the flags name, if any, and the settings that are given.
fn asked(cli: &Cli, around: &Surroundings) -> Result<(Option<Transcript>, Config), Error> {
    let (given, mut flags) = (given::by(cli)?, cli.settings.0.clone());
    if let Some(game) = &given {
        flags = given::settings(game, flags);
    }
    Ok((given, around.given(flags)?))
}

/// Returns what the game starts with, and the settings in force: what is given, then what the player chose in
/// the game, then the defaults.
fn prepared(
    cli: &Cli,
    given: Option<&Transcript>,
    config: Config,
    around: &Surroundings,
) -> Result<(Start, Settings), Error> {
    // A level decides the opening, too.
    let is_opening_chosen = config.opening.is_some() || config.length == Some(Length::Level);
    let remembered = around.remembered(config);
    let settings = &remembered.settings;
    let keeper = around.keeper(settings);
    let mut start = Start::of(cli, given, settings, is_opening_chosen, keeper, around)?;
    // In plain sentences, only the flag makes the opponent talk.
    let talks = talks(cli.settings.0.voice == Some(true));
    start.app = remembered.by(start.app).with_voice(talks);
    Ok((start, remembered.settings))
}

/// Shows the story of a past round: on the full screen, or in sentences if there is none or the settings ask
/// for them. With `what_if` (from 1), goes back to before that letter. Returns the exit status.
///
/// # Errors
/// Returns [`Error`] if the settings, a word list or a shared game cannot be used, or if the terminal
/// fails.
pub(crate) fn retell(
    round: Round,
    lists: Lists,
    transcript: &Transcript,
    what_if: Option<usize>,
    remembered: &Remembered,
    around: &Surroundings,
) -> Result<u8, Error> {
    let settings = &remembered.settings;
    let Lists { library, notice, choice } = lists;
    if what_if.is_none() && in_lines(settings) {
        lines::tell(round, notice, look::display(settings, around))?;
        return Ok(0);
    }
    let spec = GameSpec::of(transcript, &library);
    let spec = GameSpec { seed: None, ..spec.unwrap_or_else(|| settings.spec(choice)) };
    let mut app = App::new(library, spec, around.any_seed()).with_notice(notice);
    app.replay(round);
    if let Some(letter) = what_if {
        app.go_back_to(letter.saturating_sub(1));
    }
    // The player may start a new round afterwards.
    let start = Start::begun(remembered.by(app), around.keeper(settings));
    run(start, settings, around)
}

/// Plays the word of a challenge. Returns the exit status and how its round ended first; `None` if it was not played. Other
/// rounds do not matter.
///
/// # Errors
/// Returns [`Error`] if the settings, a word list or a shared game cannot be used, or if the terminal
/// fails.
pub(crate) fn challenge(
    challenge: &Challenge,
    remembered: &Remembered,
    around: &Surroundings,
) -> Result<(u8, Option<Ended>), Error> {
    let settings = &remembered.settings;
    let Lists { library, choice, notice } = lists::of(settings)?;
    let (witness, ended) = mpsc::channel();
    let keeper = around.keeper(settings).with_witness(witness);
    let mut app = App::new(library, settings.spec(choice), around.any_seed()).with_notice(notice);
    app.begin_challenge(challenge);
    let status = run(Start::begun(remembered.by(app), keeper), settings, around)?;
    let is_its = |it: &Ended| it.occasion == Occasion::Challenge && it.word == challenge.word;
    Ok((status, ended.try_iter().find(is_its)))
}

/// Plays in sentences, or on the full screen if there is enough memory for a whole round: a program that runs out of memory
/// later is killed, and cannot restore the terminal. Returns the exit status.
fn run(mut start: Start, settings: &Settings, around: &Surroundings) -> Result<u8, Error> {
    // A mistake in a theme is reported even if nothing is drawn.
    let appearance = look::appearance(settings, around)?;
    if in_lines(settings) {
        let streams = Streams::of_process(settings, around.typed);
        lines::play(start, streams, look::display(settings, around))?;
        return around.ended(lines::status());
    }
    start.begin();
    let app = start.app.with_voice(talks(settings.voice));
    let needed = start::most_bytes(app.library());
    if !system::grants(needed) {
        return Err(TerminalError::Memory(needed >> 20).into());
    }
    let exit = tui::run(app, &appearance, start.keeper)?;
    around.ended(status(exit))
}

fn print(mut settings: Settings) -> io::Result<()> {
    // The output may be read from another folder, where a relative path would be wrong.
    if let Some(words) = settings.words.as_mut().filter(|path| !is_standard_input(path)) {
        *words = std::path::absolute(&words)?;
    }
    io::stdout().write_all(settings.to_commented_toml().as_bytes())
}

/// Returns whether the opponent talks if the player wants it to. A guest is not asked.
fn talks(wanted: bool) -> bool {
    wanted && !guest::is_here()
}

/// Returns whether the game is in sentences: if the player wants it to be, or without a terminal to read keys from and
/// to draw on.
fn in_lines(settings: &Settings) -> bool {
    let keys = io::stdin().is_terminal()
        || start::words_from_stdin(settings) && system::terminal_input().is_ok();
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    let is_wanted = settings.line || settings.accessible;
    is_wanted || dumb || !keys || !io::stdout().is_terminal()
}

fn status(exit: Exit) -> u8 {
    match exit {
        Exit::Quit => 0,
        Exit::Interrupted => INTERRUPTED,
        Exit::Idle => {
            // The terminal may be gone.
            let _ = writeln!(io::stdout(), "{IDLE}");
            0
        }
    }
}
