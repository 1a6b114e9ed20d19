//! Owns [`View`]: what is in front of the player, as data for everything that shows it: the full screen, plain sentences
//! and a page. What can be done is part of it: each control has the number of an [`Input`].

mod about;
mod board;
mod dialog;
mod end;
mod held;
mod home;
mod parts;
pub mod phrases;
mod story;

pub use crate::app::Figure;
pub use crate::game::Outcome;
pub use end::PASSED;
pub use parts::{
    Button, Choice, Course, Fall, Group, Groups, Key, KeyState, Line, Part, Point, Said, Scroll,
    Setting, Step, StepState, Tile, TileState, Tone, Topic, Track, TurnRow, Turns, WordState,
    Words,
};

use serde::{Serialize, Serializer};

use crate::app::keys::{Action, Context};
use crate::app::{App, Input, Menu, Overlay, Screen};
use crate::text::keys::{self, KeyHint, Reach};
use crate::text::{Medium, names, screens};

/// The number of the last stage of a figure. The first is 0.
pub const STAGES: usize = 26;

/// Of the last misses, how many add a stage each to the gallows: those that draw the man.
const MAN: u32 = 6;

/// The kinds of screens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScreenKind {
    #[default]
    Home,
    Settings,
    Progress,
    Round,
    Puzzle,
    End,
    Story,
    /// The words that fitted to the end of a round.
    #[serde(rename = "story")]
    Words,
    Holding,
    HeldOver,
    /// The lesson, where it fills the screen.
    Lesson,
}

/// A screen, and the dialog in front of it.
#[derive(Debug, Default, Serialize)]
pub struct View {
    /// Counts up whenever the controls change: a press belongs to the view with its version.
    pub version: u32,
    pub screen: ScreenKind,
    /// The number of steps back that lead to the title.
    pub depth: usize,
    pub title: String,
    /// What is played, the most important first.
    #[serde(serialize_with = "dotted")]
    pub about: Vec<String>,
    /// What a step back does.
    pub back: Option<usize>,
    /// What can be done besides, at the edge of the screen.
    pub tools: Vec<Button>,
    /// What keys do, the most useful first, where there are keys.
    #[serde(skip)]
    pub hints: Vec<Hint>,
    pub parts: Vec<Part>,
    pub dialog: Option<Dialog>,
    /// The number of guesses that have been answered.
    #[serde(skip)]
    pub guesses: usize,
    /// How many pages the player has read on, where not everything has room.
    #[serde(skip)]
    pub read_on: u16,
    #[serde(skip)]
    inputs: Vec<Input>,
}

/// A key, or a pair that leads to and fro, and what it does.
#[derive(Debug)]
pub struct Hint {
    pub keys: String,
    pub label: &'static str,
    /// What it does; two, if there is a pair of keys. None for what is typed.
    pub acts: [Option<usize>; 2],
    /// Where not all have room, those with less go first.
    pub stays: u8,
    /// Whether it is about what has no room, and nothing where everything has.
    pub reads_on: bool,
}

/// What is in front of a screen.
#[derive(Debug, Serialize)]
pub struct Dialog {
    /// The kind of dialog.
    pub name: &'static str,
    pub title: String,
    pub parts: Vec<Part>,
    /// What goes up and down in it.
    #[serde(skip)]
    pub wheel: [usize; 2],
}

impl Dialog {
    /// Returns whether it explains what keys do.
    pub fn is_help(&self) -> bool {
        self.name == dialog::HELP
    }
}

/// Writes what is played as one line.
fn dotted<S: Serializer>(about: &[String], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&about.join(" · "))
}

/// A view that is being made: the inputs of its controls so far, by their numbers, how the player reaches what is no control,
/// and how texts reach the player.
#[derive(Debug)]
pub(crate) struct Draft {
    inputs: Vec<Input>,
    reach: Reach,
    to: Medium,
}

impl Draft {
    /// Returns whether this is for the full screen of a terminal.
    fn in_terminal(&self) -> bool {
        self.reach == Reach::Keys && self.to.is_screen()
    }

    /// Returns the number of an action.
    fn act(&mut self, action: Action) -> usize {
        self.id(Input::Act(action))
    }

    /// Returns the number of an input.
    fn id(&mut self, input: Input) -> usize {
        self.inputs.push(input);
        self.inputs.len() - 1
    }

    fn button(&mut self, label: impl Into<String>, input: Input) -> Button {
        let (label, act) = (label.into(), self.id(input));
        Button { label, act, main: false, selected: false }
    }

    fn action(&mut self, label: impl Into<String>, action: Action) -> Button {
        self.button(label, Input::Act(action))
    }

    /// Returns the buttons of the items of a menu.
    fn menu<T: Clone + PartialEq, L: Into<String>>(
        &mut self,
        menu: &Menu<T>,
        label: impl Fn(&T) -> L,
    ) -> Vec<Button> {
        let button = |(number, item)| Button {
            selected: number == menu.position(),
            ..self.button(label(item), Input::Choose(number))
        };
        menu.items().iter().enumerate().map(button).collect()
    }
}

/// Returns buttons of which most players press the first one next.
fn main_first(mut buttons: Vec<Button>) -> Vec<Button> {
    buttons.iter_mut().take(1).for_each(|first| first.main = true);
    buttons
}

impl View {
    /// Returns what is in front of the player.
    pub fn of(app: &App, reach: Reach) -> Self {
        Self::told(app, reach, Medium::Screen)
    }

    /// Returns the same for somebody who may not see it.
    pub fn told(app: &App, reach: Reach, to: Medium) -> Self {
        let mut draft = Draft { inputs: Vec::new(), reach, to };
        let mut view = match app.screen() {
            Screen::Setup(setup) if setup.row.is_some() => home::settings(setup, app, &mut draft),
            Screen::Setup(setup) => home::title(setup, app, &mut draft),
            Screen::Playing(playing) => board::round(playing, app, &mut draft),
            Screen::Puzzle(puzzle) => board::puzzle(puzzle, app, &mut draft),
            Screen::GameOver(over) => end::over(over, app, &mut draft),
            Screen::Story(story) => story::story(story, &mut draft),
            Screen::Statistics(statistics) => home::statistics(statistics, app, &mut draft),
            Screen::Holding(holding) => held::holding(holding, &mut draft),
            Screen::HeldOver(over) => held::over(over, app, &mut draft),
        };
        (view.about, view.read_on) = (about::about(app), app.read_on());
        view.dialog = match app.overlays().last() {
            // The full screen shows both in the screen itself.
            Some(Overlay::Lesson(_)) | None if draft.in_terminal() => None,
            Some(overlay) => Some(dialog::overlay(overlay, app, &mut draft)),
            None => dialog::naming(app, &draft),
        };
        let in_front =
            app.overlays().len() + usize::from(app.overlays().is_empty() && view.dialog.is_some());
        view.depth = app.depth() + in_front;
        if in_front > 0 {
            view.back = Some(draft.act(Action::Back));
        }
        if draft.in_terminal() {
            view.fill(app, &mut draft);
        }
        view.inputs = draft.inputs;
        view
    }

    /// Adds what the full screen of a terminal has: hints about keys, and the lesson instead of the screen.
    fn fill(&mut self, app: &App, draft: &mut Draft) {
        self.hints = hints(app, draft);
        if let Some(dialog) = &mut self.dialog {
            let wheel = match dialog.parts.iter().any(|part| matches!(part, Part::Buttons { .. })) {
                true => [Action::Previous, Action::Next],
                false => [Action::ReadBack, Action::ReadOn],
            };
            dialog.wheel = wheel.map(|action| draft.act(action));
        }
        if let Some(Overlay::Lesson(lesson)) = app.behind_help() {
            (self.screen, self.guesses) = (ScreenKind::Lesson, lesson.round.replies().len());
            self.parts = dialog::lesson_screen(lesson, app, draft);
        }
    }

    /// Returns the view with its version, which is that of the view before it if both have the same controls.
    pub fn after(self, before: Option<&Self>) -> Self {
        let version = before.map_or(0, |it| match it.inputs == self.inputs {
            true => it.version,
            false => it.version.wrapping_add(1),
        });
        Self { version, ..self }
    }

    /// Returns the input of a control.
    pub fn input(&self, act: usize) -> Option<&Input> {
        self.inputs.get(act)
    }

    /// Returns the input of a control of the view with this version; `None` if this isn't that view.
    pub fn input_of(&self, version: u32, act: usize) -> Option<&Input> {
        self.input(act).filter(|_| version == self.version)
    }

    /// Returns a screen without a dialog and without controls.
    fn new(screen: ScreenKind, parts: Vec<Part>) -> Self {
        Self { screen, title: names::GAME.to_owned(), parts, ..Self::default() }
    }

    fn back(self, action: Action, draft: &mut Draft) -> Self {
        Self { back: Some(draft.act(action)), ..self }
    }

    fn answered(self, guesses: usize) -> Self {
        Self { guesses, ..self }
    }
}

/// Returns a list of keys without those that do nothing now, and with where the way back leads, if that isn't where the table
/// says.
fn known(list: fn(Context) -> Vec<KeyHint>, context: Context, app: &App) -> Vec<KeyHint> {
    let mut hints = list(context);
    keys::in_script(&mut hints, app.alphabet());
    hints.retain(|hint| hint.actions.iter().flatten().all(|action| app.heeds(*action)));
    let back = match (context, app.screen()) {
        (Context::Playing | Context::WhatIf, Screen::Playing(playing))
            if playing.back_leads_to_the_board() =>
        {
            screens::THE_BOARD
        }
        (Context::GameOver, Screen::GameOver(over)) if over.is_what_if() => screens::THE_STORY,
        _ => return hints,
    };
    let leads_back = |hint: &&mut KeyHint| hint.actions[0] == Some(Action::Back);
    hints.iter_mut().filter(leads_back).for_each(|hint| (hint.label, hint.help) = (back, back));
    hints
}

/// Returns what the keys do that are named at the foot of the screen.
fn hints(app: &App, draft: &mut Draft) -> Vec<Hint> {
    let mut hints = known(keys::footer, app.context(), app);
    let is_over =
        matches!(app.overlays().last(), Some(Overlay::Lesson(lesson)) if lesson.is_over());
    if is_over {
        // What is typed is no letter any more.
        hints.retain(|hint| hint.actions != [None; 2]);
    }
    if let (None, Screen::Holding(holding)) = (app.overlays().last(), app.screen())
        && !holding.can_undo()
    {
        hints.retain(|hint| hint.actions[0] != Some(Action::Erase));
    }
    let hint = |hint: KeyHint| Hint {
        keys: hint.keys,
        label: hint.label,
        reads_on: hint.actions[0] == Some(Action::ReadOn),
        // The answers to a question and the way back are the last to go, and before them what reads on and the help.
        stays: match hint.actions[0] {
            Some(Action::ReadOn | Action::Back | Action::Type('y' | 'n')) => 2,
            Some(Action::Erase) if is_over => 2,
            Some(Action::Help) => 1,
            _ => 0,
        },
        acts: hint.actions.map(|action| action.map(|action| draft.act(action))),
    };
    hints.into_iter().map(hint).collect()
}

/// Returns which stage of a figure shows `misses` of `of` misses. The first is for none, the last for all. Of the misses in
/// between, those that draw the man add a stage each, and the others share the stages before.
pub fn stage(figure: Figure, misses: u32, of: u32) -> usize {
    let singly = if figure == Figure::Gallows { MAN } else { 0 };
    let early = of.saturating_sub(singly).max(1);
    let alone = singly as usize;
    match misses {
        _ if misses >= of => STAGES,
        _ if misses <= early => spread(STAGES - alone, misses, early),
        _ => STAGES - alone + spread(alone, misses - early, of - early),
    }
}

/// Spreads stages evenly over misses: none before the first, at least one with it, and all with the last only.
fn spread(stages: usize, misses: u32, of: u32) -> usize {
    let share = misses as usize * stages / of as usize;
    let at_least = usize::from(misses > 0).min(stages);
    let at_most = if misses >= of { stages } else { stages.saturating_sub(1) };
    share.clamp(at_least.min(at_most), at_most)
}
