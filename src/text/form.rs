//! What the title and the settings behind it say.

use super::Medium;
use super::values::{capital, listed, sentence};
use super::{career, challenge, count, names, puzzle, round, screens};
use crate::app::{App, HomeLine, NextRound, Overlay, Pick, Row, Screen};
use crate::game::library::ListChoice;
use crate::game::spec::{Difficulty, Holder, Length, LivesChoice};
use crate::game::{GameSpec, Lives, Round};
use crate::history::Career;
use crate::words::{Alphabet, EmbeddedList, Grade};

/// The name of the settings.
pub const SETTINGS: &str = "Settings";

/// Returns the name of a line of the title.
pub const fn line(line: HomeLine) -> &'static str {
    match line {
        HomeLine::Continue => "Continue",
        HomeLine::Play => "Play",
        HomeLine::Today => "Today",
        HomeLine::Puzzles => "Puzzles",
    }
}

/// Says what a line of the title starts, and the same in fewer words for narrow screens; nothing as long as that is not
/// known.
pub fn about_line(line: HomeLine, app: &App, to: Medium) -> [String; 2] {
    let about = match line {
        HomeLine::Continue => {
            app.interrupted().map(|left| [to_continue(left, app), round::in_play_in_short(left)])
        }
        HomeLine::Play => Some(next_round(app)),
        HomeLine::Today => app.career().map(|it| {
            let begun = app.begun_today();
            // In this language, today's game has not begun, and doesn't count.
            let other = begun.filter(|begun| *begun != app.daily_language());
            [career::home, career::home_in_short].map(|told| match other {
                Some(begun) if it.daily.today.is_none() => career::begun_in(it, begun, to),
                _ => told(it, begun.is_some(), to),
            })
        }),
        HomeLine::Puzzles => {
            let next = puzzle::standing(app.puzzles(), !to.is_screen(), to);
            Some([next.clone(), next])
        }
    };
    about.unwrap_or_default()
}

/// Says which round can be continued: "8 letters, 5 of 7 lives left, Merciless".
fn to_continue(left: &Round, app: &App) -> String {
    let day = left.occasion().day();
    let day = day.map(|day| career::game_of(day, app.career().map(Career::today)) + ": ");
    day.unwrap_or_default() + &round::in_play(left, app.is_new())
}

/// Says what the next round is: "level 4: 6 letters, 9 lives", "8 letters against Merciless, 8 lives", "8 letters in German
/// against Merciless, 9 lives"; and the same in fewer words: "8 letters, 9 lives".
pub fn next_round(app: &App) -> [String; 2] {
    let spec = app.spec();
    let language = career::in_language(app.library().alphabet(spec.list));
    let next = app.next_round();
    let lives = match secret_lives(spec) {
        Some(difficulty) => format!("{} lives", difficulty.name()),
        None => count::lives_of(next.lives),
    };
    let letters = length(spec, app);
    match (next.level, spec.opponent) {
        (Some(level), _) => {
            let level = format!("level {}: {}", level.number, count::letters(level.length));
            [format!("{level}{language}, {lives}"), format!("{level}, {lives}")]
        }
        (None, Holder::You) => [
            format!("your word: {letters}{language}; the computer has {lives}"),
            format!("your word: {letters}"),
        ],
        (None, opponent) if opponent.is_friend() => [
            format!("a friend types a word; you have {lives}"),
            String::from("a friend types a word"),
        ],
        (None, opponent) => [
            format!("{letters}{language} against {}, {lives}", holder(opponent, app)),
            format!("{letters}, {lives}"),
        ],
    }
}

/// Returns what the lives are counted from where their number would give the next length away, which is a surprise.
fn secret_lives(spec: &GameSpec) -> Option<Difficulty> {
    let LivesChoice::Named(difficulty) = spec.lives else { return None };
    let is_secret = spec.length == Length::Surprise && spec.opponent.usual_lives().is_none();
    is_secret.then_some(difficulty)
}

/// Returns the name of a holder. The usual opponent is only named to those who have met it.
fn holder(holder: Holder, app: &App) -> String {
    match app.is_new() && holder == Holder::default() {
        true => String::from("the computer"),
        false => capital(holder.name()),
    }
}

/// Returns the length of the next round, or those of which one is drawn. An own list need not have words of the usual ones.
fn length(spec: &GameSpec, app: &App) -> String {
    let is_own = spec.list == ListChoice::User;
    let known =
        |length| if is_own { app.library().nearest_length(spec.list, length) } else { length };
    let (first, last) = Length::DRAWN.into_inner();
    match spec.length.letters().map(known) {
        Some(letters) => count::letters(letters),
        None if known(first) == known(last) => count::letters(known(first)),
        None => format!("{} to {} letters", known(first), known(last)),
    }
}

/// Returns the name of a row of the settings.
pub const fn row(row: Row) -> &'static str {
    match row {
        Row::Opponent => "Opponent",
        Row::Language => "Language",
        Row::List => "Words",
        Row::Length => "Length",
        Row::Lives => "Lives",
        Row::Theme => "Theme",
        Row::Figure => "Figure",
        Row::Voice => "Voice",
    }
}

/// Returns the label of a choice of a row of the settings.
pub fn choice(row: Row, pick: &Pick, app: &App) -> String {
    match pick {
        Pick::Opponent(holder) => capital(&self::holder(*holder, app)),
        Pick::List(_) => app.name_of(row, pick),
        Pick::Length(Length::Letters(letters)) => count::letters(*letters),
        Pick::Length(Length::Surprise) => String::from("surprise me"),
        Pick::Length(Length::Level) => String::from("level by level"),
        Pick::Lives(LivesChoice::Named(difficulty)) => capital(difficulty.name()),
        Pick::Lives(LivesChoice::Number(lives)) => count::lives_of(*lives),
        Pick::Theme(_) | Pick::Figure(_) | Pick::Voice(_) => capital(&app.name_of(row, pick)),
    }
}

/// Returns the value of a row of the settings.
pub fn value(row: Row, app: &App) -> String {
    let spec = app.spec();
    match (row, spec.lives) {
        (Row::Lives, _) if spec.rises() => String::from("by level"),
        (Row::Lives, LivesChoice::Named(_)) if spec.opponent.usual_lives().is_some() => {
            count::lives_of(app.next_round().lives)
        }
        // Only the usual rounds have levels.
        (Row::Length, _) if spec.length == Length::Level && !spec.rises() => length(spec, app),
        _ => choice(row, &app.chosen(row), app),
    }
}

/// Says what the value of a row means.
pub fn note(row: Row, app: &App) -> String {
    let (spec, library) = (app.spec(), app.library());
    match row {
        Row::Opponent => names::about(spec.opponent).to_owned(),
        Row::Language if library.alphabet(spec.list) == Alphabet::UNSAID => String::new(),
        Row::Language => String::from("words only; the game stays in English"),
        Row::List => {
            let words = count::words(library.list(spec.list).total());
            match spec.list {
                ListChoice::User => format!("{words} of your own"),
                ListChoice::Embedded(embedded) => format!("{words}: {}", about_list(embedded)),
            }
        }
        Row::Length => match spec.length {
            Length::Letters(letters) => count::words(library.list(spec.list).count(letters)),
            Length::Surprise => format!("{}, a new length each round", length(app.spec(), app)),
            Length::Level if spec.rises() => String::from("up with each win, down with each loss"),
            Length::Level if spec.seed.is_some() => {
                String::from("a round with a seed doesn't change your level")
            }
            Length::Level => format!("levels need {}", listed(missing(spec, app), "and")),
        },
        Row::Lives => {
            let NextRound { par, lives, .. } = app.next_round();
            match spec.lives {
                _ if spec.rises() => {
                    format!("{}; any other choice turns levels off", count::lives_of(lives))
                }
                _ if secret_lives(spec).is_some() => String::new(),
                LivesChoice::Number(_) if app.is_new() || spec.length == Length::Surprise => {
                    let is_hopeless = par.is_some_and(|par| lives.get() as usize <= par);
                    String::from(if is_hopeless { "may be too few to win" } else { "" })
                }
                LivesChoice::Named(_) if spec.opponent.usual_lives().is_none() => {
                    let allowed = par.map(|par| allowed(par, lives, spec.opponent));
                    allowed.filter(|_| !app.is_new()).unwrap_or_else(|| count::lives_of(lives))
                }
                // The value is the number of lives already.
                _ => par.map(|par| verdict(par, lives, spec.opponent)).unwrap_or_default(),
            }
        }
        Row::Theme | Row::Figure => String::new(),
        Row::Voice if app.talks() => String::from("says a word now and then"),
        Row::Voice => String::from("never says a word"),
    }
}

/// Names what levels need that is not chosen.
fn missing(spec: &GameSpec, app: &App) -> Vec<String> {
    let usual = GameSpec::default();
    let is_everyday =
        matches!(spec.list, ListChoice::Embedded(list) if list.grade() == Grade::Everyday);
    let needs = [
        (spec.opponent != usual.opponent, holder(usual.opponent, app)),
        (!is_everyday, String::from("everyday words")),
        (spec.opening != usual.opening, String::from("the usual opening")),
        (spec.lives != usual.lives, format!("{} lives", capital(Difficulty::default().name()))),
    ];
    needs.into_iter().filter(|(is_missing, _)| *is_missing).map(|(_, need)| need).collect()
}

/// Says what the words of a list are like, in one short line.
fn about_list(embedded: EmbeddedList) -> &'static str {
    match embedded.grade() {
        Grade::Everyday => "well known",
        Grade::Full => "rare ones too",
    }
}

/// Says what it means that the lives are fewer than a perfect player needs.
pub const fn below_par(holder: Holder) -> &'static str {
    match holder.is_perfect() {
        true => "too few, even for a perfect player",
        false => "may be too few, even for a perfect player",
    }
}

/// Says how many lives there are, and what a perfect player loses: "8 lives; a perfect player loses 5".
fn allowed(par: usize, lives: Lives, holder: Holder) -> String {
    format!("{}; {}", count::lives_of(lives), verdict(par, lives, holder))
}

/// Says the same where the lives are said beside it: "A perfect player would lose 5."
pub fn beyond_a_perfect_player(par: usize, lives: Lives, holder: Holder) -> String {
    match lives.get() as usize <= par {
        true => format!("{} are {}.", capital(&count::lives_of(lives)), below_par(holder)),
        false => sentence(&needed(par, holder)),
    }
}

/// Says whether the lives are enough for a perfect player.
fn verdict(par: usize, lives: Lives, holder: Holder) -> String {
    if lives.get() as usize > par { needed(par, holder) } else { below_par(holder).to_owned() }
}

/// Says how many lives a perfect player loses, at most where not every answer is the worst one.
fn needed(par: usize, holder: Holder) -> String {
    match holder {
        _ if par == 0 => String::from("a perfect player would lose none"),
        holder if holder.is_perfect() => {
            format!("a perfect player would lose {}", count::lives(par))
        }
        _ => format!("a perfect player would lose at most {}", count::lives(par)),
    }
}

/// Says what the game is about with this holder.
const fn premise(holder: Holder) -> &'static str {
    match holder {
        Holder::Computer(opponent) => opponent.premise(),
        Holder::You => "You think of a word, and the computer guesses it.",
    }
}

/// What the game is about, in the line above the title.
pub fn trick(app: &App) -> &'static str {
    let premise = premise(app.spec().opponent);
    premise.split_once('.').map_or(premise, |(first, _)| first)
}

/// Says what the screen is about, for somebody who sees it for the first time.
pub fn about(app: &App) -> Vec<String> {
    let guessing = |holder| format!("{} {}", screens::YOU_GUESS, premise(holder));
    vec![match (app.behind_help(), app.screen()) {
        (Some(Overlay::Challenge(_)), _) => return challenge::WAYS.map(str::to_owned).into(),
        (Some(Overlay::Lesson(lesson)), _) => {
            premise(lesson.round.engine().opponent().into()).to_owned()
        }
        (_, Screen::Holding(_) | Screen::HeldOver(_)) => screens::IT_GUESSES.to_owned(),
        (_, Screen::Story(_)) => screens::ABOUT_A_STORY.to_owned(),
        (_, Screen::Statistics(_)) => screens::ABOUT_STATISTICS.to_owned(),
        (_, Screen::Puzzle(_)) => puzzle::ABOUT.to_owned(),
        (_, Screen::Setup(_)) if app.spec().opponent == Holder::You => {
            premise(Holder::You).to_owned()
        }
        (_, Screen::Setup(_)) => guessing(app.spec().opponent),
        (_, Screen::Playing(playing)) => {
            let saved = if app.is_saved() == Some(true) { screens::IS_SAVED } else { "" };
            guessing(playing.round.engine().opponent().into()) + saved
        }
        (_, Screen::GameOver(over)) => guessing(over.finished.round.engine().opponent().into()),
    }]
}
