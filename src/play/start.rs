//! Owns [`Start`]: what follows from the flags and the settings, before anything is shown.

use std::io::{self, Write};

use super::StartError;
use super::given;
use super::surroundings::Surroundings;
use crate::app::App;
use crate::app::keys::Action;
use crate::cli::Cli;
use crate::config::Settings;
use crate::error::Error;
use crate::game::library::{ListChoice, StartingWords};
use crate::game::occasion::Day;
use crate::game::opening::{OpeningChoice, OpeningText};
use crate::game::spec::{Holder, Length, LivesChoice};
use crate::game::{GameSpec, Library, Transcript};
use crate::history::InPlay;
use crate::historyfile::Keeper;
use crate::lists::{self, Lists};
use crate::solver::{Lexicon, Solver};
use crate::system::clock::now;
use crate::text::{confirm, notices as text, sentence};
use crate::wordfile::is_standard_input;

/// Everything that a game starts with.
pub struct Start {
    /// The game, with a notice about what went wrong.
    pub app: App,
    /// Saves the rounds.
    pub keeper: Keeper,
    /// What is still to begin, if anything.
    begins: Option<Begins>,
}

/// What the flags start.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Begins {
    /// The title.
    Title,
    /// A round.
    Round,
    /// The game of the day.
    Today,
    /// The game of an earlier day.
    Day(Day),
    /// The puzzle with this number.
    Puzzle(usize),
}

impl Start {
    /// Returns what follows from these flags and settings. Unless an opening is chosen, scripts and those who follow the rule
    /// of a course begin with nothing revealed.
    ///
    /// # Errors
    /// Returns [`Error`] if the settings contradict each other or cannot be played.
    pub fn of(
        cli: &Cli,
        game: Option<&Transcript>,
        settings: &Settings,
        is_opening_chosen: bool,
        keeper: Keeper,
        around: &Surroundings,
    ) -> Result<Self, Error> {
        let Lists { library, choice, notice } = lists::of(settings)?;
        let opponent = settings.opponent;
        let rule = cli.rule.rule(None);
        if rule.is_some() && !matches!(opponent, Holder::Computer(opponent) if opponent.has_rule())
        {
            return Err(StartError::NoRule(opponent.name()).into());
        }
        let clean = settings.clean || game.is_some_and(|game| game.clean);
        let library = library.with_rule(rule.unwrap_or_default()).with_clean(clean);
        let spec = match game {
            Some(game) => given::spec(game, &library)?,
            None => {
                let seed = cli.seed.map_or_else(|| around.seed(), |seed| Ok(Some(seed)))?;
                let mut spec = GameSpec { seed, ..settings.spec(choice) };
                let is_piped = !around.typed && !words_from_stdin(settings);
                if !is_opening_chosen && (rule.is_some() || is_piped) {
                    spec.opening = OpeningChoice::None;
                }
                asked_for(cli, spec, &library).inspect_err(|_| {
                    // The lines that were left out may be why. Standard error may be closed.
                    let _ = notice.as_ref().map(|notice| writeln!(io::stderr(), "{notice}"));
                })?
            }
        };
        let flags = &cli.settings.0;
        let today = Day::at(now());
        let begins = match (cli.day, cli.puzzle) {
            _ if cli.daily => Begins::Today,
            (Some(asked), _) if asked >= today => {
                return Err(StartError::Day { asked, today }.into());
            }
            (Some(day), _) => Begins::Day(day),
            (_, Some(number)) => Begins::Puzzle(number.get()),
            _ if game.is_some() || flags.length.is_some() && flags.lives.is_some() => Begins::Round,
            _ => Begins::Title,
        };
        let asked = flags.lives.and_then(|lives| remark_on(lives, &spec, &library));
        let mut app = App::new(library, spec, around.any_seed()).with_notice(notice);
        asked.iter().for_each(|asked| app.add_notice(asked));
        Ok(Self { app, keeper, begins: Some(begins) })
    }

    /// Returns a game in which something has begun already.
    pub fn begun(mut app: App, mut keeper: Keeper) -> Self {
        learn(&mut app, &mut keeper, other);
        Self { app, keeper, begins: None }
    }

    /// Starts what was asked for.
    pub fn begin(&mut self) {
        let Self { app, keeper, begins: Some(begins) } = self else { return };
        learn(app, keeper, |keeper| other(keeper).filter(|_| *begins != Begins::Title));
        if matches!(begins, Begins::Today) {
            // The first attempt at a day counts, so an interrupted one continues.
            keeper.find_daily().iter().for_each(|left| app.find(left));
            if app.go_on_with_today() {
                return;
            }
        }
        // The title would ask.
        let given_up = match begins {
            Begins::Round => app.consequence(Action::Instead),
            Begins::Day(_) => app.gives_up_left(false),
            Begins::Today => app.gives_up_left(app.today_counts()),
            Begins::Title | Begins::Puzzle(_) => None,
        };
        if let Some(consequence) = given_up {
            app.add_notice(&confirm::question(consequence));
        }
        match begins {
            Begins::Title => {}
            Begins::Puzzle(number) => app.begin_puzzle(*number),
            Begins::Round => app.begin(),
            Begins::Today => app.begin_today(),
            Begins::Day(day) => app.begin_day(*day),
        }
    }
}

/// Tells the game what earlier ones left: which unfinished rounds cannot be read, what was played, which decides what is dealt
/// from the first round on, and the unfinished round that `left` finds.
fn learn(app: &mut App, keeper: &mut Keeper, left: impl FnOnce(&mut Keeper) -> Option<InPlay>) {
    for notice in keeper.set_aside() {
        app.add_notice(&sentence(&notice.to_string()));
    }
    let (career, _) = keeper.career()();
    app.know(career, left(keeper).as_ref());
}

/// Finds the unfinished round whose place another one takes.
fn other(keeper: &mut Keeper) -> Option<InPlay> {
    keeper.find(|kept| kept.occasion.day().is_none())
}

/// Returns what the flags and settings ask for, with what follows from the words: a default length for which the list has no
/// words helps nobody.
fn asked_for(cli: &Cli, mut spec: GameSpec, library: &Library) -> Result<GameSpec, Error> {
    if let Some(OpeningChoice::This(text)) = cli.settings.0.opening {
        check_opening(text, library, &spec)?;
    }
    let GameSpec { opponent, list, length, .. } = spec;
    let is_asked = cli.settings.0.length.is_some();
    if is_asked && opponent.is_friend() {
        return Err(StartError::NoLength.into());
    }
    if let Length::Letters(letters) = length {
        // A length whose par is known has words, so the list need not be read before the first frame.
        if is_asked {
            library.of_length(list, letters)?;
        } else if library.known_par(StartingWords::blank(list, letters)).is_none() {
            spec.length = Length::Letters(library.nearest_length(list, letters));
        }
    }
    Ok(spec)
}

/// Checks that an opening can be played.
fn check_opening(text: OpeningText, library: &Library, spec: &GameSpec) -> Result<(), StartError> {
    let GameSpec { opponent, list, length, .. } = *spec;
    if !opponent.has_openings() {
        return Err(StartError::NoOpening(opponent.name()));
    }
    let opening = text.on(library.alphabet(list));
    let fits = opening.is_some_and(|opening| {
        let starts = |length| StartingWords { list, length, opening: Some(opening) };
        // If the opening does not fit a length that is drawn, nothing is revealed in that round.
        length.letters().is_none_or(|length| library.words(starts(length)).is_some())
    });
    if fits { Ok(()) } else { Err(StartError::Opening { text, length }) }
}

/// Returns the remark if a round with this number of lives cannot be lost, because there are fewer letters to miss, or cannot
/// be won, because perfect play needs more, if that is known.
fn remark_on(lives: LivesChoice, spec: &GameSpec, library: &Library) -> Option<String> {
    let LivesChoice::Number(lives) = lives else { return None };
    let (lives, holder, alphabet) = (lives.get(), spec.opponent, library.alphabet(spec.list));
    let most = alphabet.len() - 1;
    if lives as usize > most {
        return Some(text::cannot_be_lost(lives, holder, most));
    }
    let opening = match spec.opening {
        OpeningChoice::This(text) => text.on(alphabet),
        _ => None,
    };
    let is_blank = !matches!(spec.opening, OpeningChoice::Book | OpeningChoice::Random);
    let length = spec.length.letters().filter(|_| is_blank && holder.is_perfect())?;
    let par = library.known_par(StartingWords { list: spec.list, length, opening })?;
    (lives as usize <= par).then(|| text::cannot_be_won(lives, holder, par))
}

/// Returns whether the word list comes from standard input.
pub fn words_from_stdin(settings: &Settings) -> bool {
    settings.words.as_deref().is_some_and(is_standard_input)
}

/// The most bytes of a session on the full screen with the built-in lists and its threads; 31 MiB were
/// measured.
const MOST_BYTES: usize = 48 << 20;

/// Returns the most bytes that a session on the full screen takes.
pub fn most_bytes(library: &Library) -> usize {
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
