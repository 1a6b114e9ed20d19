//! The title, the settings behind it, and the player's progress.

use super::parts::{Line, Option_, Part, Point, Setting, Tone};
use super::{Acts, View};
use crate::app::keys::Action;
use crate::app::{App, HomeLine, Input, Pick, Row, Setup, StatisticsScreen};
use crate::game::Level;
use crate::history::Career;
use crate::puzzles::Progress;
use crate::text::Medium::Screen;
use crate::text::{capital, career, form, names, remark, screens, sentence};

/// The lives of the figure on the title.
const LIVES: u32 = 8;

/// Returns the title.
pub fn title(setup: &Setup, app: &App, acts: &mut Acts) -> View {
    let line = |line: &HomeLine| Line {
        label: form::line(*line).to_owned(),
        about: form::about_line(*line, app, acts.to),
        act: acts.id(Input::Pick(Pick::Home(*line))),
    };
    let lines = setup.lines().items().iter().map(line).collect();
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
        acts.action(screens::A_CHALLENGE, Action::Duel),
        acts.action(screens::PROGRESS, Action::Statistics),
        acts.action(screens::HOW_IT_CHEATS, Action::Lesson),
    ];
    View { tools, ..View::new("home", 0, parts) }
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
    let mut settings: Vec<_> = Row::ALL
        .into_iter()
        .map(|row| {
            let chosen = row.chosen(spec, library);
            let option = |pick: Pick| Option_ {
                label: form::choice(pick, app),
                chosen: pick == chosen,
                act: acts.id(Input::Pick(pick)),
            };
            let options = row.choices(spec, library).into_iter().map(option).collect();
            let note = capital(&form::note(row, app));
            Setting { label: form::row(row).to_owned(), note, options }
        })
        .collect();
    let looks = [
        (screens::COLOURS, app.theme(), Action::Theme),
        (screens::FIGURE, app.figure(), Action::Figure),
    ];
    for (label, used, action) in looks {
        let Some(used) = used else { continue };
        let next = acts.id(Input::Act(action));
        let options = vec![Option_ { label: capital(used), chosen: true, act: next }];
        settings.push(Setting { label: label.to_owned(), note: String::new(), options });
    }
    let voice = acts.id(Input::Act(Action::Voice));
    let label = if app.talks() { screens::TALKS } else { screens::IS_SILENT };
    let options = vec![Option_ { label: label.to_owned(), chosen: true, act: voice }];
    settings.push(Setting { label: screens::VILLAIN.to_owned(), note: String::new(), options });
    let done = super::Button { main: true, ..acts.action(screens::DONE, Action::Confirm) };
    let parts =
        vec![Part::Settings { settings }, news(setup, app), Part::Buttons { buttons: vec![done] }];
    View::new("settings", 1, parts).back(Action::Back, acts)
}

/// Returns the page about the player's progress.
pub(super) fn statistics(screen: &StatisticsScreen, app: &App, acts: &mut Acts) -> View {
    let notice = screen.notice().map(sentence).unwrap_or_default();
    let mut parts = match screen.career() {
        None => vec![Part::said([(Tone::Quiet, career::READING.to_owned())])],
        Some(career) => you(career, app.puzzles()),
    };
    parts.push(Part::said([(Tone::Danger, notice)]));
    View::new("progress", 2, parts).back(Action::Back, acts)
}

/// Returns the facts about the player's rounds and puzzles, and the chart of the level.
fn you(of: &Career, puzzles: Progress) -> Vec<Part> {
    let rows = career::you(of, puzzles, Screen);
    let facts = rows.into_iter().map(|row| (row.label, row.value)).collect();
    let chart = career::chart(of).map(|chart| Part::Chart {
        title: chart.title,
        scale: [1, Level::COUNT],
        points: chart
            .rounds
            .iter()
            .map(|round| Point { value: round.level.into(), won: round.won })
            .collect(),
        spoken: chart.spoken,
    });
    std::iter::once(Part::Facts { facts }).chain(chart).collect()
}
