//! Begins the game as the settings say, on the full screen or in plain sentences.

mod given;
mod lines;
mod look;
mod start;
mod terminal;

pub use given::GivenError;
pub use look::ThemeFileError;
pub use start::any_seed;

use std::ffi::OsString;
use std::io::{self, Write};
use std::sync::mpsc;

use crate::app::{App, Preferences};
use crate::cli::Cli;
use crate::config::{Config, ConfigError, ConfigFile, Settings, parse, remembered};
use crate::engine::Opponent;
use crate::game::{
    Challenge, Difficulty, LibraryError, ListChoice, OpeningChoice, OpeningText, Round,
};
use crate::history::Ended;
use crate::historyfile::Keeper;
use crate::lists::{self, Lists, ListsError};
use crate::system::{self, guest};
use crate::text::notices::IDLE;
use crate::tui::{self, Appearance, Exit};
use given::Given;
use start::Start;
use terminal::has_full_screen;

/// Why the game did not end well.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// The user can fix it in what was asked for.
    #[error(transparent)]
    Usage(#[from] StartError),
    /// Something failed.
    #[error(transparent)]
    Failure(#[from] TerminalError),
}

/// Why the game cannot start as it was asked for.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// A setting is wrong.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The player's word list cannot be used.
    #[error(transparent)]
    Lists(#[from] ListsError),
    /// The player's theme cannot be used.
    #[error(transparent)]
    Theme(#[from] ThemeFileError),
    /// The game that was given cannot be started.
    #[error("--game: {0}")]
    Given(#[from] GivenError),
    /// The list has no word of the length that was asked for.
    #[error("--length: {0}")]
    Library(#[from] LibraryError),
    /// A rule was given for an opponent that has none.
    #[error("--rule, --ties and --level: the opponent {0} goes by no rule; take --opponent greedy")]
    NoRule(&'static str),
    /// An opening was given for an opponent that answers from no list.
    #[error("--opening: with the opponent {0} a round begins with nothing known; leave it out")]
    NoOpening(&'static str),
    /// No word fits the opening that was asked for.
    #[error("--opening: no word of {length} letters on the list fits {text}")]
    Opening {
        /// What was asked for.
        text: OpeningText,
        /// Letters in the word.
        length: usize,
    },
    /// A guest was given a file.
    #[error("--guest: no file is read for a guest; name a built-in theme with --theme")]
    GuestsTheme,
}

/// Why the game cannot go on although it was asked for correctly.
#[derive(Debug, thiserror::Error)]
pub enum TerminalError {
    /// There may not be enough memory to draw and to think to the end of a round.
    #[error(
        "the full screen may need {0} MiB more memory than the system grants; allow more (ulimit -v), or play \
         with --line"
    )]
    Memory(usize),
    /// Input, output or the terminal failed.
    #[error("input or output failed: {0}")]
    Io(#[from] io::Error),
}

/// The errors of other floors, each by the kind that it always is.
macro_rules! always {
    ($($error:ty: $kind:ty),* $(,)?) => {$(
        impl From<$error> for PlayError {
            fn from(error: $error) -> Self {
                <$kind>::from(error).into()
            }
        }
    )*};
}

always! {
    ConfigError: StartError,
    ListsError: StartError,
    ThemeFileError: StartError,
    GivenError: StartError,
    LibraryError: StartError,
    io::Error: TerminalError,
}

/// Plays, or does what else the flags ask for. Returns the exit status.
///
/// # Errors
/// [`PlayError`] where settings, a word list or a shared game cannot be used as they are, or the terminal fails.
pub fn play(cli: &Cli) -> Result<u8, PlayError> {
    if cli.guest {
        guest::begin(cli.idle)?;
        if cli.settings.theme.as_deref().is_some_and(parse::is_path) {
            return Err(StartError::GuestsTheme.into());
        }
    }
    let given = Given::by(cli);
    let flags = match &given {
        Some(given) => given.settings(cli.settings.clone()),
        None => cli.settings.clone(),
    };
    let config = Config::given(flags, environment(), &cli.config_file())?;
    let settings = config.clone().over_defaults();
    if cli.print_config {
        print(settings)?;
        return Ok(0);
    }
    if let Some(name) = &cli.print_theme {
        io::stdout().write_all(look::text(name)?.as_bytes())?;
        return Ok(0);
    }
    let keeper = start::keeper(&settings);
    let choices = keeper.choices();
    let tried =
        choices.as_deref().and_then(remembered::theme).filter(|theme| look::is_theme(theme));
    let tried = tried.filter(|_| config.theme.is_none());
    let mut settings = remembered::below(config, choices.as_deref());
    settings.theme = tried.unwrap_or(settings.theme);
    let mut start = Start::of(cli, given.as_ref(), &settings, keeper)?;
    // A mistake in a theme is told even where nothing is drawn.
    let appearance = look::appearance(&settings)?;
    if in_lines(&settings) || !has_full_screen(start.words_from_stdin) {
        lines::play(start, look::is_unicode(&settings))?;
        return Ok(0);
    }
    let mut app = App::new(start.library, start.preferences, start.seed);
    app = app.with_notice(start.remark.or(start.notice)).ready(start.keeper.is_new());
    if start.is_seed_given {
        app = app.with_fixed_seed();
    }
    let at_once = start.answered.length && start.answered.lives;
    start::begin(&mut app, &mut start.keeper, at_once, start.day, true);
    Ok(status(full_screen(app, &appearance, start.keeper)?))
}

/// The settings in force: those of the flags over those of the environment over those of the file.
///
/// # Errors
/// [`StartError::Config`], for a setting or a file that cannot be read.
pub(crate) fn resolve(flags: Config, file: &ConfigFile) -> Result<Settings, PlayError> {
    Ok(Config::resolve(flags, environment(), file)?)
}

/// Tells a round again that was played with this list: on the full screen, or in sentences where there is
/// none or the settings want them. A round begun from there is like any other. With a letter of the round
/// (`what_if`, from 1) it is gone back in to before that letter. Returns the exit status.
///
/// # Errors
/// [`PlayError`] where settings, a word list or a shared game cannot be used as they are, or the terminal fails.
pub(crate) fn retell(
    round: Round,
    lists: Lists,
    list: ListChoice,
    what_if: Option<usize>,
    settings: &Settings,
) -> Result<u8, PlayError> {
    let Lists { library, notice, untaught, choice: _ } = lists;
    let notice = start::notices(untaught, notice);
    let in_lines = in_lines(settings) || !has_full_screen(start::words_from_stdin(settings));
    if in_lines && what_if.is_none() {
        lines::tell(round, notice, look::is_unicode(settings))?;
        return Ok(0);
    }
    let preferences = Preferences {
        opponent: round.engine().opponent().into(),
        list,
        length: round.pattern().length(),
        lives: round.lives(),
        difficulty: Difficulty::Custom,
        shows_words_left: settings.words_left,
        opening: OpeningChoice::None,
    };
    let seed = start::seed_variable()?.unwrap_or_else(start::any_seed);
    let mut app = App::new(library, preferences, seed).with_notice(notice);
    app.replay(round);
    if let Some(letter) = what_if {
        app.go_back_to(letter.saturating_sub(1));
    }
    // The next round may be a new one.
    let keeper = start::keeper(settings);
    if in_lines {
        lines::go_on(app, keeper, look::is_unicode(settings))?;
        return Ok(0);
    }
    Ok(status(full_screen(app, &look::appearance(settings)?, keeper)?))
}

/// Plays a word that somebody has sealed, on the full screen or in sentences. Returns the exit status, and
/// how the round ended; nothing where there was none. What is played afterwards is no part of it.
///
/// # Errors
/// [`PlayError`] where settings, a word list or a shared game cannot be used as they are, or the terminal fails.
pub fn challenge(
    challenge: &Challenge,
    settings: &Settings,
) -> Result<(u8, Option<Ended>), PlayError> {
    let Lists { library, choice, notice, untaught } = lists::of(settings)?;
    let preferences = Preferences {
        opponent: Opponent::Friend.into(),
        list: choice,
        length: challenge.word().letters().len(),
        lives: challenge.lives(),
        difficulty: Difficulty::Custom,
        shows_words_left: settings.words_left,
        opening: OpeningChoice::None,
    };
    let (witness, ended) = mpsc::channel();
    let keeper = start::keeper(settings).with_witness(witness);
    let notice = start::notices(untaught, notice);
    let mut app = App::new(library, preferences, start::any_seed()).with_notice(notice);
    app.begin_challenge(challenge.word());
    let status = match in_lines(settings) || !has_full_screen(false) {
        true => {
            lines::go_on(app, keeper, look::is_unicode(settings))?;
            0
        }
        false => status(full_screen(app, &look::appearance(settings)?, keeper)?),
    };
    Ok((status, ended.try_iter().next()))
}

/// Whether the settings and the surroundings let characters outside ASCII be written.
#[must_use]
pub(crate) fn has_unicode(settings: &Settings) -> bool {
    look::has_unicode(settings)
}

/// Prints the settings in force as a configuration file.
fn print(mut settings: Settings) -> io::Result<()> {
    // Where it is read again, a relative path would start at another folder.
    if let Some(words) = settings.words.as_mut().filter(|path| path.as_os_str() != "-") {
        *words = std::path::absolute(&words)?;
    }
    io::stdout().write_all(settings.to_commented_toml().as_bytes())
}

/// Plays on the full screen, if there is room for all that a round may need. A program that finds no more memory later
/// is ended at once, and the terminal would stay as it is then.
fn full_screen(app: App, appearance: &Appearance, keeper: Keeper) -> Result<Exit, PlayError> {
    let needed = start::most_bytes(app.library());
    match system::grants(needed) {
        true => Ok(tui::run(app, appearance, keeper)?),
        false => Err(TerminalError::Memory(needed >> 20).into()),
    }
}

/// Whether the settings ask for plain sentences.
const fn in_lines(settings: &Settings) -> bool {
    settings.line || settings.accessible
}

fn status(exit: Exit) -> u8 {
    match exit {
        Exit::Quit => 0,
        Exit::Interrupted => 130,
        Exit::Idle => {
            // Nobody may be there to read it.
            let _ = writeln!(io::stdout(), "{IDLE}");
            0
        }
    }
}

/// The variables that settings are taken from. Whoever comes from elsewhere may bring variables along, so a guest has
/// none.
fn environment() -> impl Iterator<Item = (String, OsString)> {
    let variables = (!guest::is_here()).then(std::env::vars_os);
    variables
        .into_iter()
        .flatten()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value)))
}
