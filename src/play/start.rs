//! Owns [`Start`]: what follows from the flags and the settings, before anything is shown.

use super::given::Given;
use super::surroundings::Surroundings;
use super::{PlayError, StartError};
use crate::app::{App, Offer, Preferences, USUAL_LENGTH};
use crate::cli::Cli;
use crate::config::{Letters, Settings};
use crate::game::{
    Day, Difficulty, Holder, Library, ListChoice, Lives, OpeningChoice, OpeningText, StartingWords,
};
use crate::history::InPlay;
use crate::historyfile::Keeper;
use crate::line::AnsweredByFlags;
use crate::lists::Lists;
use crate::ownwords::OwnWordsError;
use crate::solver::{Lexicon, Solver};
use crate::text::{notices as told, sentence};
use crate::words::Alphabet;

/// Everything that a game starts with.
pub(super) struct Start {
    /// The game, at its form.
    pub app: App,
    /// The questions that flags have answered.
    pub answered: AnsweredByFlags,
    /// A notice about something that went wrong; a sentence.
    pub notice: Option<String>,
    /// A remark before the first letter; a sentence.
    pub remark: Option<String>,
    /// The language that the system speaks, for somebody who has never played and named none.
    pub suggested: Option<&'static Alphabet>,
    /// The day of the requested game, if it is a game of the day.
    pub day: Option<Day>,
    /// Saves the rounds.
    pub keeper: Keeper,
    /// Whether the word list was read from standard input, so that answers cannot be.
    pub words_from_stdin: bool,
}

impl Start {
    /// Returns what follows from these flags and settings.
    ///
    /// # Errors
    /// Returns [`PlayError`] if the settings contradict each other or cannot be played.
    pub(super) fn of(
        cli: &Cli,
        given: Option<&Given>,
        settings: &Settings,
        keeper: Keeper,
        around: &Surroundings,
    ) -> Result<Self, PlayError> {
        let Lists { library, choice, notice, untaught } = around.lists(settings)?;
        let Settings { opponent, guesses: lives, difficulty, words_left, .. } = *settings;
        // If the length is left to chance, the usual one is used where a length is needed.
        let (length, any_length) = match settings.length {
            Letters::Exactly(length) => (length, false),
            Letters::Any => (USUAL_LENGTH, true),
        };
        let rule = cli.rule.rule();
        if rule.is_some() && !matches!(opponent, Holder::Computer(opponent) if opponent.has_rule())
        {
            return Err(StartError::NoRule(opponent.name()).into());
        }
        let clean = settings.clean || given.is_some_and(|given| given.game.clean);
        let library = library.with_rule(rule.unwrap_or_default()).with_clean(clean);
        let mut preferences = Preferences {
            opponent,
            list: choice,
            length,
            lives,
            difficulty,
            shows_words_left: words_left,
            opening: match given {
                Some(given) => given.opening(),
                None => opening(settings, cli, rule.is_some() || !around.typed),
            },
        };
        if let Some(OpeningChoice::This(text)) = cli.settings.opening {
            check_opening(text, &library, &preferences, any_length)?;
        }
        let flags = &cli.settings;
        if let Some(given) = given {
            given.check(&library)?;
        } else if flags.length.is_none() || any_length {
            // A default length for which the list has no words helps nobody. A length whose par is known has
            // words, so the list need not be read before the first frame.
            if StartingWords::blank(choice, length).known_par().is_none() {
                preferences.length = library.nearest_length(choice, length);
            }
        } else if !opponent.is_friend() {
            library.check_length(opponent, choice, length)?;
        }
        let opening = match preferences.opening {
            OpeningChoice::This(text) => text.on(library.alphabet(choice)),
            _ => None,
        };
        let par = StartingWords { list: choice, length: preferences.length, opening }.known_par();
        // If par isn't known yet, the form waits for it.
        let named = flags.difficulty.and_then(|difficulty| difficulty.lives(par?));
        let alphabet = library.alphabet(choice);
        let asked = flags.guesses.and_then(|lives| {
            cannot_be_lost(lives, alphabet)
                .or_else(|| cannot_be_won(lives, opponent, par.filter(|_| !any_length)))
        });
        let notice = [notices(untaught, notice), asked].into_iter().flatten();
        let notice = notice.reduce(|a, b| a + " " + &b);
        let chosen = match given {
            Some(given) => Some(given.game.seed),
            None => cli.seed.map_or_else(|| around.seed(), |seed| Ok(Some(seed)))?,
        };
        let mut app = App::new(library, preferences, chosen.unwrap_or_else(|| around.any_seed()));
        if chosen.is_some() {
            app = app.with_fixed_seed();
        }
        Ok(Self {
            app: app.with_any_length(any_length),
            answered: AnsweredByFlags {
                // What was chosen in an earlier game is among the settings, too; the caller knows.
                opponent: true,
                length: flags.length.is_some() || given.is_some(),
                lives: flags.guesses.or(named).is_some() || given.is_some(),
            },
            notice,
            remark: given.and_then(|given| given.remark(around)),
            suggested: None,
            day: given.and_then(|given| given.day),
            keeper,
            words_from_stdin: words_from_stdin(settings),
        })
    }

    /// Starts the requested round, or offers an interrupted one if somebody can be asked.
    pub(super) fn begin(&mut self, can_ask: bool) {
        let Self { app, keeper, .. } = self;
        let at_once = self.answered.length && self.answered.lives;
        begin(app, keeper, at_once, self.day, can_ask);
    }
}

/// Starts a round or offers an interrupted one. An interrupted game of the day continues when that day's game is asked
/// for, since the first attempt counts.
fn begin(app: &mut App, keeper: &mut Keeper, at_once: bool, day: Option<Day>, can_ask: bool) {
    // If nobody can be asked, the list is not loaded and the interrupted round not replayed.
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

/// Returns the language of words that the system's locale suggests.
pub(super) fn language_of_the_system(around: &Surroundings) -> Option<&'static Alphabet> {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let locale = locale.into_iter().find_map(|name| around.variable(name))?;
    Alphabet::of(locale.split(['_', '.', '@']).next()?)
}

/// Returns what rounds begin with. By default, nothing is revealed if the input isn't a terminal, or if the
/// number of misses or a rule is given, since these refer to all words of a length.
fn opening(settings: &Settings, cli: &Cli, is_bare: bool) -> OpeningChoice {
    let own_misses = cli.settings.guesses.is_some() || settings.difficulty == Difficulty::Custom;
    let blank = own_misses || is_bare;
    match settings.opening {
        OpeningChoice::Book if blank => OpeningChoice::None,
        opening => opening,
    }
}

/// Checks that an opening can be played.
fn check_opening(
    text: OpeningText,
    library: &Library,
    preferences: &Preferences,
    any_length: bool,
) -> Result<(), StartError> {
    let Preferences { opponent, list, length, .. } = *preferences;
    if opponent == Holder::You || opponent.is_friend() {
        return Err(StartError::NoOpening(opponent.name()));
    }
    let opening = text.on(library.alphabet(list));
    let fits = opening.is_some_and(|opening| {
        library.words(StartingWords { list, length, opening: Some(opening) }).is_some()
    });
    // If the opening does not fit a length that is drawn, nothing is revealed in that round.
    if fits || any_length { Ok(()) } else { Err(StartError::Opening { text, length }) }
}

/// Returns the remark if more misses are allowed than there are letters to miss.
fn cannot_be_lost(lives: Lives, alphabet: &Alphabet) -> Option<String> {
    let most = alphabet.len() - 1;
    let lives = lives.get();
    (lives as usize > most).then(|| told::cannot_be_lost(lives, most))
}

/// Returns the remark if fewer misses are allowed than perfect play needs, if that is known.
fn cannot_be_won(lives: Lives, holder: Holder, par: Option<usize>) -> Option<String> {
    let par = par.filter(|par| (lives.get() as usize) <= *par && holder.is_perfect())?;
    Some(told::cannot_be_won(lives.get(), holder, par))
}

/// Joins the notices about the lists that were loaded.
pub(super) fn notices(untaught: Option<OwnWordsError>, notice: Option<String>) -> Option<String> {
    let notices = [untaught.map(|error| sentence(&error.to_string())), notice];
    notices.into_iter().flatten().reduce(|a, b| a + " " + &b)
}

/// Returns whether the word list comes from standard input.
pub(super) fn words_from_stdin(settings: &Settings) -> bool {
    settings.words.as_deref().is_some_and(|path| path.as_os_str() == "-")
}

/// The most bytes of a session on the full screen with the built-in lists and its threads; 31 MiB were
/// measured.
const MOST_BYTES: usize = 48 << 20;

/// Returns the most bytes that a session on the full screen takes.
pub(super) fn most_bytes(library: &Library) -> usize {
    if !library.has_own() {
        return MOST_BYTES;
    }
    let own = library.list(ListChoice::User);
    let letters = own.alphabet().len();
    let bytes = own.lengths().map(|length| {
        Lexicon::bytes(own.count(length).min(Solver::MOST_WORDS), length, letters, THREADS)
    });
    MOST_BYTES + bytes.max().unwrap_or(0)
}

/// The number of threads that search the same words.
const THREADS: usize = 3;

#[cfg(test)]
mod tests {
    use std::path::Path;

    use clap::Parser;

    use super::*;

    #[test]
    fn the_locale_names_a_language() {
        let of = |name: &'static str, locale: &'static str| {
            let cli = Cli::parse_from(["evil-hangman"]);
            let around = Surroundings::in_a_pipe(&cli, &[(name, locale)], Path::new(""), 1);
            language_of_the_system(&around).map(Alphabet::code)
        };
        assert_eq!(of("LANG", "de_DE.UTF-8"), Some("de"));
        assert_eq!(of("LC_MESSAGES", "tr"), Some("tr"));
        assert_eq!(of("LC_ALL", "ru@cyrillic"), Some("ru"));
        assert_eq!(of("LC_ALL", "C.UTF-8"), None);
        assert_eq!(of("LC_TIME", "de_DE.UTF-8"), None);
    }
}
