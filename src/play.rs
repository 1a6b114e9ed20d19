//! Begins the game as the settings say: loads the list, and picks the full screen or plain sentences.

mod given;
mod hidden;

pub use given::GivenError;

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::path::Path;

use rand::TryRng;
use rand::rngs::SysRng;

use crate::app::{App, Offer, Preferences, Seeds};
use crate::cli::Cli;
use crate::config::{Config, ConfigError, ConfigFile, GlyphChoice, Settings, When, parse};
use crate::engine::Question;
use crate::game::{Library, LibraryError, ListChoice, Round, Story, UserList};
use crate::guesser::{GuesserKind, View};
use crate::historyfile::{Keeper, Store};
use crate::line::{self, Answered, Line};
use crate::ownwords::{self, OwnWordsError};
use crate::prose::sentence;
use crate::thinker::{Adviser, Thinker};
use crate::tui::{self, Exit};
use crate::ui::{BuiltIn, Depth, Glyphs, Theme};
use crate::wordfile::{self, WordFileError};
use crate::words::{ENGLISH, Word};
use given::Given;

/// Why the game did not end well.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// A setting is wrong.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The player's word list cannot be used.
    #[error(transparent)]
    WordFile(#[from] WordFileError),
    /// The game that was given cannot be started.
    #[error("--game: {0}")]
    Given(#[from] GivenError),
    /// The list has no word of the length that was asked for.
    #[error("--length: {0}")]
    Library(#[from] LibraryError),
    /// Input, output or the terminal failed.
    #[error("input or output failed: {0}")]
    Io(#[from] io::Error),
}

impl PlayError {
    /// The exit status: 2 for something that the user can mend in what was asked for, 1 for a failure,
    /// 0 if whoever read the output has had enough.
    #[must_use]
    pub fn status(&self) -> u8 {
        match self {
            Self::Config(_) | Self::WordFile(_) | Self::Given(_) | Self::Library(_) => 2,
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Self::Io(_) => 1,
        }
    }
}

/// Plays, or does what else the flags ask for. Returns the exit status.
///
/// # Errors
/// [`PlayError`], which knows the exit status that goes with it.
pub fn play(cli: &Cli) -> Result<u8, PlayError> {
    let given = Given::by(cli);
    let flags = match &given {
        Some(given) => given.settings(cli.settings.clone()),
        None => cli.settings.clone(),
    };
    let mut settings = Config::resolve(flags, environment(), &cli.config_file())?;
    if cli.print_config {
        // Where it is read again, a relative path would start at another folder.
        if let Some(words) = settings.words.as_mut().filter(|path| path.as_os_str() != "-") {
            *words = std::path::absolute(&words)?;
        }
        io::stdout().write_all(settings.to_commented_toml().as_bytes())?;
        return Ok(0);
    }
    let (user, notice) = match &settings.words {
        Some(path) => user_list(path)?,
        None => (None, None),
    };
    let list = match &user {
        Some(_) => ListChoice::User,
        None => ListChoice::Embedded(settings.list),
    };
    let library = Library::new(user);
    // Without its own words the computer guesses as well as before it was taught any.
    let notice = teach(&library).err().map(|error| sentence(&error.to_string())).or(notice);
    let mut preferences = preferences(&settings, list);
    if let Some(given) = &given {
        given.check(&library)?;
    } else if cli.settings.length.is_none() {
        // A default that the list has no words for is no help to anybody.
        preferences.length = library.nearest_length(list, preferences.length);
    } else if !preferences.opponent.is_friend() {
        library.check_length(preferences.opponent, preferences.list, preferences.length)?;
    }
    let seed = match (&given, cli.seed) {
        (Some(given), _) => given.game.seed,
        (None, Some(seed)) => seed,
        (None, None) => seed_variable()?.unwrap_or_else(any_seed),
    };
    let remark = given.as_ref().and_then(Given::remark);
    let mut keeper = keeper(&settings);
    let from_stdin = settings.words.as_deref().is_some_and(|path| path.as_os_str() == "-");
    if settings.line || settings.accessible || !has_full_screen(from_stdin) {
        let answered = Answered {
            length: cli.settings.length.is_some() || given.is_some(),
            guesses: cli.settings.guesses.is_some() || given.is_some(),
            shows_words_left: cli.settings.count == Some(true),
        };
        if let Some(notice) = notice {
            let _ = writeln!(io::stderr(), "{notice}");
        }
        if let Some(remark) = remark {
            writeln!(io::stdout(), "{remark}")?;
        }
        play_in_lines(&library, &preferences, answered, seed, from_stdin, &mut keeper)?;
        return Ok(0);
    }
    let theme = theme(&settings);
    let mut app = App::new(library, preferences, seed).with_notice(remark.or(notice));
    if given.is_some() || cli.settings.length.is_some() && cli.settings.guesses.is_some() {
        app.begin();
    } else if let Some(offer) = keeper.find(|kept| Offer::of(kept, app.library())) {
        app.offer(offer);
    }
    Ok(status(tui::run(&mut app, &theme, &mut keeper)?))
}

/// Tells a round again that was played with this list: on the full screen, or in sentences where there is
/// none or the settings want them. Returns the exit status.
///
/// # Errors
/// [`PlayError`], which knows the exit status that goes with it.
pub fn retell(
    round: Round,
    library: Library,
    list: ListChoice,
    look: &Config,
) -> Result<u8, PlayError> {
    let settings = Config::resolve(look.clone(), environment(), &ConfigFile::Own)?;
    if settings.line || settings.accessible || !has_full_screen(false) {
        // Against an opponent who kept one word there is nothing to judge.
        let evil = round.engine().opponent().is_evil();
        let positions = if evil { Story::positions(&round) } else { Vec::new() };
        let judged = Adviser::default().judge(&positions, &|| false);
        line::tell(&round.finish(), &judged, &mut io::stdout().lock())?;
        return Ok(0);
    }
    let preferences = Preferences {
        opponent: round.engine().opponent().into(),
        list,
        length: round.engine().pattern().length(),
        guesses: round.guesses(),
        shows_words_left: false,
    };
    let mut app = App::new(library, preferences, any_seed());
    app.replay(round);
    // The next round may be a new one.
    Ok(status(tui::run(&mut app, &theme(&settings), &mut keeper(&settings))?))
}

/// What keeps rounds, if the settings want them kept.
fn keeper(settings: &Settings) -> Keeper {
    Keeper::new(settings.history.then(Store::own).flatten())
}

const fn status(exit: Exit) -> u8 {
    match exit {
        Exit::Quit => 0,
        Exit::Interrupted => 130,
    }
}

fn environment() -> impl Iterator<Item = (String, OsString)> {
    std::env::vars_os().filter_map(|(name, value)| Some((name.into_string().ok()?, value)))
}

/// The player's own list, and what there is to say about it.
fn user_list(path: &Path) -> Result<(Option<UserList>, Option<String>), WordFileError> {
    let (words, left_out) = wordfile::read(path, &ENGLISH)?;
    let name = wordfile::name(path);
    let notice = wordfile::notice(&left_out, &name);
    Ok((Some(UserList { name, words }), notice))
}

/// Teaches the computer the words of the player's own list.
fn teach(library: &Library) -> Result<(), OwnWordsError> {
    let Ok(path) = ownwords::path() else { return Ok(()) };
    ownwords::read(&path, &ENGLISH)?.into_iter().for_each(|word| library.teach(word));
    Ok(())
}

/// The settings as a round needs them.
fn preferences(settings: &Settings, list: ListChoice) -> Preferences {
    let Settings { opponent, length, guesses, count, .. } = *settings;
    Preferences { opponent, list, length, guesses, shows_words_left: count }
}

/// Whether there is a terminal to read keys from and to draw on.
fn has_full_screen(words_from_stdin: bool) -> bool {
    let keys = io::stdin().is_terminal() || words_from_stdin && File::open("/dev/tty").is_ok();
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    keys && io::stdout().is_terminal() && !dumb
}

fn play_in_lines(
    library: &Library,
    preferences: &Preferences,
    answered: Answered,
    seed: u64,
    words_from_stdin: bool,
    keeper: &mut Keeper,
) -> io::Result<()> {
    let typed = io::stdin().is_terminal() || words_from_stdin;
    let echoed = typed && io::stdout().is_terminal();
    // What was read as a word list is no answer: those come from the terminal, if there is one.
    let input: Box<dyn BufRead> = match words_from_stdin.then(|| File::open("/dev/tty")) {
        None => Box::new(io::stdin().lock()),
        Some(Ok(terminal)) => Box::new(BufReader::new(terminal)),
        Some(Err(_)) => Box::new(io::empty()),
    };
    let mut hidden = hidden::ask;
    let mut thinker = Thinker::default();
    let mut think = |question: &Question| thinker.answer(question);
    let output = io::stdout().lock();
    let mut adviser = Adviser::default();
    let mut advise = |kind: GuesserKind, view: &View| adviser.advise(kind, view);
    let mut remember = |word: &Word| {
        let written = ownwords::path().and_then(|path| ownwords::add(&path, word));
        written.map_err(|error| error.to_string())
    };
    let mut line = Line {
        input,
        output,
        echoed,
        secret: None,
        think: &mut think,
        advise: &mut advise,
        keeper,
        remember: &mut remember,
    };
    if echoed {
        line.secret = Some(&mut hidden);
    }
    // Nobody can be asked in a pipe, and flags that start at once ask for a new round.
    let asks = typed && !(answered.length && answered.guesses);
    let offer = asks.then(|| line.keeper.find(|kept| Offer::of(kept, library))).flatten();
    line.play(library, preferences, answered, Seeds::from(seed), offer)
}

/// The colours and characters that suit the terminal, unless the settings say otherwise.
fn theme(settings: &Settings) -> Theme {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let depth = match settings.colour {
        When::Always => Depth::wanted(set),
        When::Never => Depth::None,
        When::Auto => Depth::of(set),
    };
    let glyphs = match settings.glyphs {
        GlyphChoice::Unicode => Glyphs::UNICODE,
        GlyphChoice::Ascii => Glyphs::ASCII,
        GlyphChoice::Auto => {
            let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set);
            // Without a locale there is nothing against it, and nearly every terminal knows UTF-8.
            let utf_8 = locale.is_none_or(|locale| {
                let locale = locale.to_lowercase();
                locale.contains("utf-8") || locale.contains("utf8")
            });
            let console = set("TERM").is_some_and(|term| term == "linux");
            if utf_8 && !console { Glyphs::UNICODE } else { Glyphs::ASCII }
        }
    };
    // With NO_COLOR set crossterm would write colour changes without their numbers, and those undo
    // bold and reverse. The theme has decided already, so it need not.
    crossterm::style::force_color_output(true);
    Theme::new(BuiltIn::Dusk, depth, glyphs)
}

/// The seed that the environment gives, if it gives one.
fn seed_variable() -> Result<Option<u64>, ConfigError> {
    let name = "EVIL_HANGMAN_SEED";
    let Some(value) = std::env::var_os(name).filter(|value| !value.is_empty()) else {
        return Ok(None);
    };
    let value = value.to_string_lossy().into_owned();
    match parse::seed(&value) {
        Ok(seed) => Ok(Some(seed)),
        Err(reason) => Err(ConfigError::Variable { name: name.to_owned(), value, reason }),
    }
}

fn any_seed() -> u64 {
    // Without the system's chance any number does: it decides no more than a game.
    SysRng.try_next_u64().unwrap_or_else(|_| std::process::id().into())
}
