//! Owns [`Setup`]: the title with its lines, and behind it the settings.

use crate::app::input::{HomeLine, Input, Pick, Row};
use crate::app::keys::{Action, Context};
use crate::app::state::SessionState;
use crate::app::widgets::menu::Menu;
use crate::app::widgets::ring::stepped;
use crate::app::{Next, Request};
use crate::game::library::StartingWords;

/// The title, and behind it the settings.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The lines of the title.
    pub lines: Menu<HomeLine>,
    /// The current row of the settings, while they are open.
    pub row: Option<Row>,
    /// What is wrong with the settings, or why nothing begins, without a capital or a full stop.
    pub error: Option<String>,
    /// Whether the interrupted round has been asked for.
    asked_for_left: bool,
    /// The words that par was last requested for.
    asked: Option<StartingWords>,
}

impl Setup {
    /// Returns the title with this line selected.
    pub(crate) fn at(line: HomeLine) -> Self {
        let lines = Menu::new(HomeLine::ALWAYS).selecting(line);
        Self { lines, row: None, error: None, asked_for_left: false, asked: None }
    }

    /// Adds the line that continues an interrupted round, and selects it instead of the one that plays another.
    fn offer_to_continue(&mut self) {
        let selected = match self.lines.selected() {
            HomeLine::Play => HomeLine::Continue,
            line => line,
        };
        let lines = std::iter::once(HomeLine::Continue).chain(HomeLine::ALWAYS);
        self.lines = Menu::new(lines.collect::<Vec<_>>()).selecting(selected);
        self.asked_for_left = true;
    }

    /// Returns whether the interrupted round is to be asked for, once.
    pub(crate) const fn wants_left(&mut self) -> bool {
        !std::mem::replace(&mut self.asked_for_left, true)
    }

    pub(crate) const fn context(&self) -> Context {
        if self.row.is_none() { Context::Home } else { Context::Settings }
    }

    pub(crate) fn update(&mut self, input: &Input, state: &mut SessionState) -> Next {
        if input.is_by_the_player() {
            self.error = None;
        }
        match (input, self.row) {
            (Input::Start(line), None) => {
                self.lines = self.lines.clone().selecting(*line);
                return Next::Start(*line);
            }
            (Input::Row(row), Some(_)) => self.row = Some(*row),
            (Input::Interrupted(_), _) if state.interrupted.is_some() => self.offer_to_continue(),
            (Input::Pick(row, pick), _) => self.pick(*row, pick.clone(), state),
            (Input::Act(Action::Settings), None) => self.row = Some(Row::Opponent),
            (Input::Act(Action::Statistics), None) => return Next::Statistics,
            (Input::Act(Action::Quit), None) => return Next::Quit,
            (input, None) => {
                if let Some(line) = self.lines.update(input) {
                    return Next::Start(line);
                }
            }
            (Input::Act(action), Some(row)) => self.change(*action, row, state),
            _ => {}
        }
        Next::Stay
    }

    /// Handles a key in the settings. A letter or a digit finds the next choice whose name begins with it.
    fn change(&mut self, action: Action, row: Row, state: &mut SessionState) {
        let another = |by| stepped(&state.rows().collect::<Vec<_>>(), row, by);
        let pick = match action {
            Action::Next => return self.row = Some(another(1)),
            Action::Previous => return self.row = Some(another(-1)),
            Action::Confirm | Action::Back => return self.row = None,
            Action::More => Some(state.stepped(row, 1)),
            Action::Less => Some(state.stepped(row, -1)),
            Action::Type(c) => state.named(row, c),
            _ => None,
        };
        if let Some(pick) = pick {
            self.pick(row, pick, state);
        }
    }

    /// Chooses a value. Its row becomes the current one, if the settings are open.
    fn pick(&mut self, row: Row, pick: Pick, state: &mut SessionState) {
        self.row = self.row.and(Some(row));
        match state.choose(pick) {
            // Who chooses something wants to play with it.
            Ok(()) => self.lines = self.lines.clone().selecting(HomeLine::Play),
            Err(error) => self.error = Some(error.to_string()),
        }
    }

    /// Requests par for the round that comes next, unless it is known or has been requested.
    pub(crate) fn ask_for_par(&mut self, state: &mut SessionState) {
        if state.spec.opponent.usual_lives().is_some() {
            return;
        }
        let start = state.next_round(&state.spec).start;
        if self.asked == Some(start) || state.par(start).is_some() {
            return;
        }
        if let Some(words) = state.library.words(start) {
            self.asked = Some(start);
            state.requests.send(Request::FindPar(start, words));
        }
    }
}
