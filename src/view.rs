//! Owns [`View`]: what is in front of the player, as data for front ends that have elements of their own, such as a page.
//! What can be done is part of it: each control has the number of an [`Input`].

mod about;
mod board;
mod dialog;
mod end;
mod held;
mod home;
mod parts;
mod story;

pub use about::{about, is_first_round};
pub use board::{all_groups, said};
pub use held::marking;
pub use parts::{
    Button, Fall, Group, Key, KeyState, Line, Option_, Part, Said, Setting, Tile, TileState, Tone,
    TurnRow, WordState, Words, tiles,
};
pub use story::{Head, head as story_head};

use serde::Serialize;

use crate::app::keys::Action;
use crate::app::{App, Input, Menu, Screen};
use crate::text::keys::Reach;
use crate::text::{Medium, names};

/// The number of the last stage of a figure. The first is 0.
pub const STAGES: usize = 26;

/// Of the last misses, how many add a stage each to the gallows: those that draw the man.
const MAN: u32 = 6;

/// A screen, and the dialog in front of it.
#[derive(Debug, Serialize)]
pub struct View {
    /// Counts up whenever the controls change: a press belongs to the view with its version.
    pub version: u32,
    /// The kind of screen.
    pub screen: &'static str,
    /// The number of steps back that lead to the title.
    pub depth: usize,
    pub title: String,
    /// What is played.
    pub about: String,
    /// What a step back does.
    pub back: Option<usize>,
    /// What can be done besides, at the edge of the screen.
    pub tools: Vec<Button>,
    pub parts: Vec<Part>,
    pub dialog: Option<Dialog>,
    #[serde(skip)]
    inputs: Vec<Input>,
}

/// What is in front of a screen.
#[derive(Debug, Serialize)]
pub struct Dialog {
    /// The kind of dialog.
    pub name: &'static str,
    pub title: String,
    pub parts: Vec<Part>,
}

/// The inputs of the controls, by their numbers, how the player reaches what is no control, and how texts reach the player.
#[derive(Debug)]
pub(crate) struct Acts {
    inputs: Vec<Input>,
    reach: Reach,
    to: Medium,
}

impl Acts {
    /// Returns the number of an input.
    fn id(&mut self, input: Input) -> usize {
        self.inputs.push(input);
        self.inputs.len() - 1
    }

    fn button(&mut self, label: impl Into<String>, input: Input) -> Button {
        let (label, act) = (label.into(), self.id(input));
        Button { label, note: None, act, main: false, on: None, selected: false }
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

impl View {
    /// Returns what is in front of the player.
    pub fn of(app: &App, reach: Reach) -> Self {
        Self::told(app, reach, Medium::Screen)
    }

    /// Returns the same for somebody who may not see it.
    pub fn told(app: &App, reach: Reach, to: Medium) -> Self {
        let mut acts = Acts { inputs: Vec::new(), reach, to };
        let mut view = match app.screen() {
            Screen::Setup(setup) if setup.row().is_some() => home::settings(setup, app, &mut acts),
            Screen::Setup(setup) => home::title(setup, app, &mut acts),
            Screen::Playing(playing) => board::round(playing, app, &mut acts),
            Screen::Puzzle(puzzle) => board::puzzle(puzzle, &mut acts),
            Screen::GameOver(over) => end::over(over, app, &mut acts),
            Screen::Story(story) => story::story(story, &mut acts),
            Screen::Statistics(statistics) => home::statistics(statistics, &mut acts),
            Screen::Holding(holding) => held::holding(holding, &mut acts),
            Screen::HeldOver(over) => held::over(over, app, &mut acts),
        };
        view.about = about(app).join(" · ");
        view.dialog = match app.overlays().last() {
            Some(overlay) => Some(dialog::overlay(overlay, app, &mut acts)),
            None => dialog::naming(app, &acts),
        };
        let in_front =
            app.overlays().len() + usize::from(app.overlays().is_empty() && view.dialog.is_some());
        if in_front > 0 {
            view.back = Some(acts.id(Input::Act(Action::Back)));
            view.depth += in_front;
        }
        view.inputs = acts.inputs;
        view
    }

    /// Returns the dialog of what is in front of the screen, if anything is, and the inputs of its controls.
    pub fn in_front(app: &App, reach: Reach) -> Option<(Dialog, Vec<Input>)> {
        let mut acts = Acts { inputs: Vec::new(), reach, to: Medium::Screen };
        let dialog = dialog::overlay(app.overlays().last()?, app, &mut acts);
        Some((dialog, acts.inputs))
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
    fn new(screen: &'static str, depth: usize, parts: Vec<Part>) -> Self {
        Self {
            version: 0,
            screen,
            depth,
            title: names::GAME.to_owned(),
            about: String::new(),
            back: None,
            tools: Vec::new(),
            parts,
            dialog: None,
            inputs: Vec::new(),
        }
    }

    fn back(self, action: Action, acts: &mut Acts) -> Self {
        Self { back: Some(acts.id(Input::Act(action))), ..self }
    }
}

/// Returns which of the stages 0 ..= `last` shows `misses` of `of` misses. The first is for none, the last for all. Of the
/// misses in between, the last `singly` add a stage each, and the others share the stages before.
pub fn stage(last: usize, singly: u32, misses: u32, of: u32) -> usize {
    let early = of.saturating_sub(singly).max(1);
    let alone = (singly as usize).min(last);
    match misses {
        _ if misses >= of => last,
        _ if misses <= early => spread(last - alone, misses, early),
        _ => last - alone + spread(alone, misses - early, of - early),
    }
}

/// Spreads stages evenly over misses: none before the first, at least one with it, and all with the last only.
fn spread(stages: usize, misses: u32, of: u32) -> usize {
    let share = misses as usize * stages / of as usize;
    let at_least = usize::from(misses > 0).min(stages);
    let at_most = if misses >= of { stages } else { stages.saturating_sub(1) };
    share.clamp(at_least.min(at_most), at_most)
}
