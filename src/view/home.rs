//! The title, the settings behind it, and the player's progress.

use std::cmp::Ordering;

use super::parts::{Choice, Line, Part, Point, Setting, Step, StepState, Tone, Track};
use super::{Draft, Figure, ScreenKind, View};
use crate::app::keys::Action;
use crate::app::{App, HomeLine, Input, Pick, Setup, StatisticsScreen};
use crate::game::Outcome;
use crate::game::occasion::Level;
use crate::history::{Career, LevelRound, Levels};
use crate::text::Medium::Screen;
use crate::text::{capital, career, form, menu, puzzle, screens, sentence};
use crate::words::Alphabet;

/// The lives of the figure on the title.
const LIVES: u32 = 8;

/// Returns the title.
pub fn title(setup: &Setup, app: &App, draft: &mut Draft) -> View {
    let line = |(number, line): (usize, &HomeLine)| {
        let [about, short] = form::about_line(*line, app, draft.to);
        Line {
            label: form::line(*line).to_owned(),
            about,
            short,
            track: track(*line, app),
            act: draft.id(Input::Start(*line)),
            selected: number == setup.lines.position(),
        }
    };
    let lines = setup.lines.items().iter().enumerate().map(line).collect();
    let parts = vec![figure(app), Part::Lines { lines }, news(setup, app)];
    let tools = vec![
        draft.action(form::SETTINGS, Action::Settings),
        draft.action(menu::label(Action::Challenge), Action::Challenge),
        draft.action(screens::PROGRESS, Action::Statistics),
        draft.action(screens::HOW_IT_CHEATS, Action::Lesson),
    ];
    View { tools, ..View::new(ScreenKind::Home, parts) }
}

/// Returns the figure: all of the gallows, and the others before they are touched.
fn figure(app: &App) -> Part {
    let named = app.figure().unwrap_or_default();
    let misses = if named == Figure::Gallows { LIVES } else { 0 };
    Part::figure(app.figure(), (misses, LIVES), false, None)
}

/// Returns what there is to know of a line besides: the levels, the week, the puzzles in a row.
fn track(line: HomeLine, app: &App) -> Option<Track> {
    match line {
        HomeLine::Continue => None,
        HomeLine::Play => app.next_round().level.map(|level| levels(level, career::of_all(level))),
        HomeLine::Today => app.career().map(|career| {
            let today = career.today().weekday();
            let week = career.today().week();
            let first = career.daily.first.map(|first| (first.week(), first.weekday()));
            let is_later = |day| first.is_some_and(|first| first < (week, day));
            let state = |day: usize| match (career.daily.week[day], day.cmp(&today)) {
                (Some(Outcome::Won), _) => StepState::Done,
                (Some(_), _) => StepState::Lost,
                // Nobody misses a day before the first.
                (None, Ordering::Less) if is_later(day) => StepState::Missed,
                (None, Ordering::Equal) => StepState::Now,
                (None, _) => StepState::Open,
            };
            let days = career::WEEKDAYS.into_iter().enumerate();
            let steps = days.map(|(day, label)| Step { label, state: state(day) }).collect();
            Track { steps, text: String::new() }
        }),
        HomeLine::Puzzles => {
            puzzle::row(app.puzzles()).map(|text| Track { steps: Vec::new(), text })
        }
    }
}

/// Returns the way up, and where on it a level is.
fn levels(level: Level, text: String) -> Track {
    let state = |number: usize| match number.cmp(&level.number) {
        Ordering::Less => StepState::Done,
        Ordering::Equal => StepState::Now,
        Ordering::Greater => StepState::Open,
    };
    let steps = (1..=level.last).map(|number| Step { label: "", state: state(number) });
    Track { steps: steps.collect(), text }
}

/// Returns what is wrong, or what went wrong outside.
fn news(setup: &Setup, app: &App) -> Part {
    let error = setup.error.as_deref().map(sentence);
    let told = error.or_else(|| app.notice().map(str::to_owned));
    Part::said([(Tone::Danger, told.unwrap_or_default())])
}

/// Returns the settings.
pub(super) fn settings(setup: &Setup, app: &App, draft: &mut Draft) -> View {
    let has_keys = draft.in_terminal();
    let steps = [Action::Less, Action::More].map(|action| draft.act(action));
    let settings = app
        .rows()
        .map(|row| {
            let chosen = app.chosen(row);
            let option = |pick: Pick| Choice {
                label: form::choice(row, &pick, app),
                chosen: pick == chosen,
                act: draft.id(Input::Pick(row, pick)),
            };
            let options = match has_keys {
                // Keys step through the values, so only the chosen one is seen.
                true => vec![Choice {
                    label: capital(&form::value(row, app)),
                    chosen: true,
                    act: draft.id(Input::Row(row)),
                }],
                false => app.choices(row).into_iter().map(option).collect(),
            };
            let note = capital(&form::note(row, app));
            let selected = setup.row == Some(row);
            let steps = Some(steps).filter(|_| selected && app.choices(row).len() > 1);
            Setting { label: form::row(row).to_owned(), note, options, selected, steps }
        })
        .collect();
    let mut parts = vec![Part::Settings { settings }, news(setup, app)];
    if has_keys {
        parts.push(figure(app));
    } else {
        let done = super::Button { main: true, ..draft.action(screens::DONE, Action::Confirm) };
        parts.push(Part::Buttons { buttons: vec![done] });
    }
    View::new(ScreenKind::Settings, parts).back(Action::Back, draft)
}

/// Returns the page about the player's progress.
pub(super) fn statistics(screen: &StatisticsScreen, app: &App, draft: &mut Draft) -> View {
    let notice = app.career_notice().map(sentence).unwrap_or_default();
    let mut parts = match app.career().filter(|_| screen.is_read()) {
        None => vec![Part::said([(Tone::Quiet, career::READING.to_owned())])],
        Some(career) => level(career, app).into_iter().chain(you(career, app)).collect(),
    };
    // A chart takes the place of the figure.
    if draft.in_terminal() && !parts.iter().any(|part| matches!(part, Part::Chart { .. })) {
        parts.push(figure(app));
    }
    parts.push(Part::said([(Tone::Danger, notice)]));
    View::new(ScreenKind::Progress, parts).back(Action::Back, draft)
}

/// Returns the level that is played next: in the language of the last one, or if none was played in that of today's game.
fn level(of: &Career, app: &App) -> Option<Part> {
    let played = of.levels.last();
    let language = played.unwrap_or_else(|| app.daily_language());
    let level = of.levels.next(language)?;
    let next = app.next_round();
    let is_next = next.level == Some(level) && app.daily_language() == language;
    let lives = is_next.then_some(next.lives);
    let best = played.and_then(|language| career::best(of, language));
    Some(Part::Level {
        text: career::level(level, language),
        about: career::about(level, lives),
        track: levels(level, best.unwrap_or_else(|| career::of_all(level))),
    })
}

/// Returns the facts about the player's rounds and puzzles, and the chart of the level.
fn you(of: &Career, app: &App) -> Vec<Part> {
    let facts = career::facts(of, of.levels.last(), app.puzzles(), Screen);
    let chart = of.levels.last().and_then(|language| chart(&of.levels, language));
    std::iter::once(Part::Facts { facts }).chain(chart).collect()
}

/// Returns the chart of the level in a language.
fn chart(levels: &Levels, language: &Alphabet) -> Option<Part> {
    let [title, spoken] = career::chart(levels, language)?;
    let point = |round: &LevelRound| Point { value: round.level.into(), won: round.won };
    let points = levels.rounds(language).iter().map(point).collect();
    Some(Part::Chart { title, scale: [1, levels.next(language)?.last], points, spoken })
}
