//! The title, the settings behind it, and the player's progress.

use super::parts::{Choice, Line, Part, Point, Setting, Tone};
use super::{Acts, ScreenKind, View};
use crate::app::keys::Action;
use crate::app::{App, HomeLine, Input, Pick, Row, Setup, StatisticsScreen};
use crate::game::Level;
use crate::history::{Career, LevelRound};
use crate::puzzles::Progress;
use crate::text::Medium::Screen;
use crate::text::{capital, career, form, names, remark, screens, sentence};

/// The lives of the figure on the title.
const LIVES: u32 = 8;

/// Returns the title.
pub fn title(setup: &Setup, app: &App, acts: &mut Acts) -> View {
    let line = |(number, line): (usize, &HomeLine)| Line {
        label: form::line(*line).to_owned(),
        about: form::about_line(*line, app, acts.to),
        act: acts.id(Input::Pick(Pick::Home(*line))),
        selected: number == setup.lines().position(),
    };
    let lines = setup.lines().items().iter().enumerate().map(line).collect();
    // All of the gallows is shown, and the other figures before they are touched.
    let is_gallows =
        app.figure().and_then(names::Figure::named).unwrap_or_default() == names::Figure::Gallows;
    let misses = if is_gallows { LIVES } else { 0 };
    let parts = vec![
        Part::figure(app.figure(), (misses, LIVES), false, None),
        Part::Lines { lines },
        news(setup, app),
    ];
    let tools = vec![
        acts.action(form::SETTINGS, Action::Settings),
        acts.action(screens::A_CHALLENGE, Action::Challenge),
        acts.action(screens::PROGRESS, Action::Statistics),
        acts.action(screens::HOW_IT_CHEATS, Action::Lesson),
    ];
    View { tools, ..View::new(ScreenKind::Home, 0, parts) }
}

/// Returns what is wrong, or what went wrong outside.
fn news(setup: &Setup, app: &App) -> Part {
    let error = setup.error().map(|error| sentence(&remark::form_error(error)));
    let told = error.or_else(|| app.notice().map(str::to_owned));
    Part::said([(Tone::Danger, told.unwrap_or_default())])
}

/// Returns the settings.
pub(super) fn settings(setup: &Setup, app: &App, acts: &mut Acts) -> View {
    let (spec, library) = (app.spec(), app.library());
    let has_keys = acts.in_terminal();
    let steps = [Action::Less, Action::More].map(|action| acts.act(action));
    let mut settings: Vec<_> = Row::ALL
        .into_iter()
        .map(|row| {
            let chosen = row.chosen(spec, library);
            let option = |pick: Pick| Choice {
                label: form::choice(pick, app),
                chosen: pick == chosen,
                act: acts.id(Input::Pick(pick)),
            };
            let options = match has_keys {
                // Keys step through the values, so only the chosen one is seen.
                true => vec![Choice {
                    label: form::value(row, app),
                    chosen: true,
                    act: acts.id(Input::Pick(Pick::Row(row))),
                }],
                false => row.choices(spec, library).into_iter().map(option).collect(),
            };
            let note = capital(&form::note(row, app));
            let selected = setup.row() == Some(row);
            Setting { label: form::row(row).to_owned(), note, options, selected, steps }
        })
        .collect();
    if has_keys {
        let parts = vec![Part::Settings { settings }, news(setup, app)];
        return View::new(ScreenKind::Settings, 1, parts).back(Action::Back, acts);
    }
    let looks = [
        (screens::COLOURS, app.theme(), Action::Theme),
        (screens::FIGURE, app.figure(), Action::Figure),
    ];
    for (label, used, action) in looks {
        let Some(used) = used else { continue };
        let next = acts.id(Input::Act(action));
        settings.push(only(label, capital(used), next));
    }
    let voice = acts.id(Input::Act(Action::Voice));
    let label = if app.talks() { screens::TALKS } else { screens::IS_SILENT };
    settings.push(only(screens::VILLAIN, label.to_owned(), voice));
    let done = super::Button { main: true, ..acts.action(screens::DONE, Action::Confirm) };
    let parts =
        vec![Part::Settings { settings }, news(setup, app), Part::Buttons { buttons: vec![done] }];
    View::new(ScreenKind::Settings, 1, parts).back(Action::Back, acts)
}

/// Returns a setting of which only the value in use is shown; the next one is chosen by a press.
fn only(label: &str, value: String, act: usize) -> Setting {
    let options = vec![Choice { label: value, chosen: true, act }];
    let (label, note) = (label.to_owned(), String::new());
    Setting { label, note, options, selected: false, steps: [act; 2] }
}

/// Returns the page about the player's progress.
pub(super) fn statistics(screen: &StatisticsScreen, app: &App, acts: &mut Acts) -> View {
    let notice = screen.notice().map(sentence).unwrap_or_default();
    let mut parts = match screen.career() {
        None => vec![Part::said([(Tone::Quiet, career::READING.to_owned())])],
        Some(career) => you(career, app.puzzles()),
    };
    parts.push(Part::said([(Tone::Danger, notice)]));
    View::new(ScreenKind::Progress, 2, parts).back(Action::Back, acts)
}

/// Returns the facts about the player's rounds and puzzles, and the chart of the level.
fn you(of: &Career, puzzles: Progress) -> Vec<Part> {
    let rows = career::you(of, puzzles, Screen);
    let facts = rows.into_iter().map(|row| (row.label, row.value)).collect();
    let point = |round: &LevelRound| Point { value: round.level.into(), won: round.won };
    let chart = career::chart(of).map(|chart| Part::Chart {
        title: chart.title,
        scale: [1, Level::COUNT],
        points: chart.rounds.iter().map(point).collect(),
        spoken: chart.spoken,
    });
    std::iter::once(Part::Facts { facts }).chain(chart).collect()
}
