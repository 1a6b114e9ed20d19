//! Owns [`Start`]: what the flags and the settings come to before the first picture or sentence.

use std::io::{self, IsTerminal};

use rand::TryRng;
use rand::rngs::SysRng;

use super::given::Given;
use super::{PlayError, StartError};
use crate::app::{App, Offer, Preferences};
use crate::cli::Cli;
use crate::config::{ConfigError, Settings, parse};
use crate::game::{
    Day, Difficulty, Ground, Holder, Library, ListChoice, Lives, OpeningChoice, OpeningText,
};
use crate::history::InPlay;
use crate::historyfile::{Keeper, Store};
use crate::line::AnsweredByFlags;
use crate::lists::{self, Lists};
use crate::ownwords::OwnWordsError;
use crate::solver::Lexicon;
use crate::system::guest;
use crate::text::{notices as told, sentence};
use crate::words::Alphabet;

/// All that a game begins with.
pub(super) struct Start {
    /// The lists.
    pub library: Library,
    /// The choices that the form begins with.
    pub preferences: Preferences,
    /// What need not be asked any more.
    pub answered: AnsweredByFlags,
    /// What all chance is drawn from.
    pub seed: u64,
    /// Whether somebody chose it.
    pub is_seed_given: bool,
    /// What went wrong and does not matter much, a sentence.
    pub notice: Option<String>,
    /// What there is to say before the first letter, a sentence.
    pub remark: Option<String>,
    /// The day whose game was asked for.
    pub day: Option<Day>,
    /// What keeps the rounds.
    pub keeper: Keeper,
    /// Whether the word list was read from standard input, so that no answers come from there.
    pub words_from_stdin: bool,
}

impl Start {
    /// What these flags and settings come to.
    ///
    /// # Errors
    /// [`PlayError`] for whatever cannot be played as it was asked for.
    pub(super) fn of(
        cli: &Cli,
        given: Option<&Given>,
        settings: &Settings,
        keeper: Keeper,
    ) -> Result<Self, PlayError> {
        let Lists { library, choice, notice, untaught } = lists::of(settings)?;
        let Settings { opponent, length, guesses: lives, difficulty, words_left, .. } = *settings;
        let rule = cli.rule.rule();
        if rule.is_some() && !matches!(opponent, Holder::Computer(opponent) if opponent.has_rule())
        {
            return Err(StartError::NoRule(opponent.name()).into());
        }
        let library = library.with_rule(rule.unwrap_or_default());
        let mut preferences = Preferences {
            opponent,
            list: choice,
            length,
            lives,
            difficulty,
            shows_words_left: words_left,
            opening: match given {
                Some(given) => given.opening(),
                None => opening(settings, cli, rule.is_some()),
            },
        };
        if let Some(OpeningChoice::This(text)) = cli.settings.opening {
            check_opening(text, &library, &preferences)?;
        }
        let flags = &cli.settings;
        if let Some(given) = given {
            given.check(&library)?;
        } else if flags.length.is_none() {
            // A default that the list has no words for is no help to anybody. A length with a par has words, and
            // then no list need be read before the first picture.
            if Ground::blank(choice, length).known_par().is_none() {
                preferences.length = library.nearest_length(choice, length);
            }
        } else if !opponent.is_friend() {
            library.check_length(opponent, choice, length)?;
        }
        let opening = match preferences.opening {
            OpeningChoice::This(text) => text.on(library.alphabet(choice)),
            _ => None,
        };
        let par = Ground { list: choice, length: preferences.length, opening }.known_par();
        // Where par is not known yet, the form waits for it.
        let named = flags.difficulty.and_then(|difficulty| difficulty.lives(par?));
        let alphabet = library.alphabet(choice);
        let asked = flags.guesses.and_then(|lives| {
            cannot_be_lost(lives, alphabet).or_else(|| cannot_be_won(lives, opponent, par))
        });
        let notice = [notices(untaught, notice), asked].into_iter().flatten();
        let notice = notice.reduce(|a, b| a + " " + &b);
        let seed = match (given, cli.seed) {
            (Some(given), _) => given.game.seed,
            (None, Some(seed)) => seed,
            (None, None) => seed_variable()?.unwrap_or_else(any_seed),
        };
        Ok(Self {
            library,
            preferences,
            answered: AnsweredByFlags {
                length: flags.length.is_some() || given.is_some(),
                lives: flags.guesses.or(named).is_some() || given.is_some(),
                shows_words_left: flags.words_left == Some(true),
            },
            seed,
            is_seed_given: given.is_some() || cli.seed.is_some() || seed_variable()?.is_some(),
            notice,
            remark: given.and_then(Given::remark),
            day: given.and_then(|given| given.day),
            keeper,
            words_from_stdin: words_from_stdin(settings),
        })
    }
}

/// Begins the round that was asked for at once, or else offers one that was left, if anybody can be asked. A
/// game of a day that was left goes on where that day's game is asked for, since its first attempt counts.
pub(super) fn begin(
    app: &mut App,
    keeper: &mut Keeper,
    at_once: bool,
    day: Option<Day>,
    can_ask: bool,
) {
    // No word is read, and no letter played again, for a round that nobody is offered.
    let mut left = |wanted: &dyn Fn(&InPlay) -> bool| {
        keeper.find(|kept| wanted(kept).then(|| Offer::of(kept, app.library())).flatten())
    };
    match (at_once, day) {
        (true, None) => {
            if app.preferences().opening == OpeningChoice::Book {
                let (career, _) = keeper.career()();
                app.know(career);
            }
            app.begin();
        }
        (true, Some(day)) => match left(&|kept| Day::of_game(&kept.transcript) == Some(day)) {
            Some(offer) => app.resume(offer),
            None => app.begin(),
        },
        (false, _) if can_ask => {
            if let Some(offer) = left(&|_| true) {
                app.offer(offer);
            }
        }
        (false, _) => {}
    }
}

/// What rounds begin with. Nothing is known where nobody is asked for letters, and where the misses allowed or a
/// rule were given: those are about the words of a whole list.
fn opening(settings: &Settings, cli: &Cli, has_rule: bool) -> OpeningChoice {
    let own_misses = cli.settings.guesses.is_some() || settings.difficulty == Difficulty::Custom;
    let blank = own_misses || has_rule || !io::stdin().is_terminal();
    match settings.opening {
        OpeningChoice::Book if blank => OpeningChoice::None,
        opening => opening,
    }
}

/// Makes sure that an opening can be played.
fn check_opening(
    text: OpeningText,
    library: &Library,
    preferences: &Preferences,
) -> Result<(), StartError> {
    let Preferences { opponent, list, length, .. } = *preferences;
    if opponent == Holder::You || opponent.is_friend() {
        return Err(StartError::NoOpening(opponent.name()));
    }
    let opening = text.on(library.alphabet(list));
    let fits = opening.is_some_and(|opening| {
        library.words(Ground { list, length, opening: Some(opening) }).is_some()
    });
    if fits { Ok(()) } else { Err(StartError::Opening { text, length }) }
}

/// What there is to say about more misses than there are letters to miss.
fn cannot_be_lost(lives: Lives, alphabet: &Alphabet) -> Option<String> {
    let most = alphabet.len() - 1;
    let lives = lives.get();
    (lives as usize > most).then(|| told::cannot_be_lost(lives, most))
}

/// What there is to say about fewer misses than a perfect player needs, where it is known how many those are.
fn cannot_be_won(lives: Lives, holder: Holder, par: Option<usize>) -> Option<String> {
    let par = par.filter(|par| (lives.get() as usize) < *par && holder.is_perfect())?;
    Some(told::cannot_be_won(lives.get(), holder, par))
}

/// What there is to tell about the lists that were loaded, in one text.
pub(super) fn notices(untaught: Option<OwnWordsError>, notice: Option<String>) -> Option<String> {
    let notices = [untaught.map(|error| sentence(&error.to_string())), notice];
    notices.into_iter().flatten().reduce(|a, b| a + " " + &b)
}

/// Whether the word list comes through standard input, so that no answers do.
pub(super) fn words_from_stdin(settings: &Settings) -> bool {
    settings.words.as_deref().is_some_and(|path| path.as_os_str() == "-")
}

/// Bytes that a session on the full screen takes at most with the built-in lists, with its threads: 31 MiB were the
/// most that were seen.
const MOST_BYTES: usize = 48 << 20;

/// Words of one length beyond which nobody thinks about them.
const THOUGHT_ABOUT: usize = 1_000_000;

/// Bytes that a session on the full screen takes at most.
pub(super) fn most_bytes(library: &Library) -> usize {
    if !library.choices().any(|choice| choice == ListChoice::User) {
        return MOST_BYTES;
    }
    let own = library.list(ListChoice::User);
    let letters = own.alphabet().len();
    let bytes = own.lengths().map(|length| {
        Lexicon::bytes(own.count(length).min(THOUGHT_ABOUT), length, letters, THREADS)
    });
    MOST_BYTES + bytes.max().unwrap_or(0)
}

/// Threads that think about the same words.
const THREADS: usize = 3;

/// What keeps rounds, if the settings want them kept.
pub(super) fn keeper(settings: &Settings) -> Keeper {
    if guest::is_here() {
        return Keeper::of_a_guest();
    }
    Keeper::new(settings.history.then(Store::own).flatten())
}

/// The seed that the environment gives, if it gives one.
pub(super) fn seed_variable() -> Result<Option<u64>, ConfigError> {
    if guest::is_here() {
        return Ok(None);
    }
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

/// A seed that nobody chose.
#[must_use]
pub fn any_seed() -> u64 {
    // Without the system's chance any number does: it decides no more than a game.
    SysRng.try_next_u64().unwrap_or_else(|_| std::process::id().into())
}
