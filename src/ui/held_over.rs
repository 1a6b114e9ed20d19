//! The screen after a round in which the player held the word: what came of it, the word, wrong answers
//! if there were any, and what is still to be asked.

use ratatui::layout::Rect;

use super::board::{self, tile};
use super::buttons::{button_rows, buttons};
use super::context::{Title, Ui};
use super::figures::{self, Loser, Stage};
use super::game_over::title;
use super::motion::Motion;
use super::plan::{self, Part, Scene, rows};
use super::theme::Role;
use super::widgets::big;
use super::widgets::tiles::{Face, Tile};
use crate::app::{HeldEnding, HeldOver};
use crate::game::{Outcome, Standing};
use crate::text::Medium::Screen;
use crate::text::end;
use crate::text::menu;
use crate::text::remark::in_reverse;
use crate::text::reverse::{WHAT_WAS_IT, slips, verdict};
use crate::words::shown;

/// Paints the end of a round.
pub fn draw(screen: &HeldOver, ui: &mut Ui<'_>, area: Rect) {
    let round = screen.round();
    let found = round.standing() == Standing::Won;
    let (headline, outcome) = match (found, screen.word()) {
        (true, _) => (end::FOUND_OUT, Outcome::Lost),
        (false, Some(word)) if !round.check(word).is_empty() => (end::NOT_QUITE, Outcome::GivenUp),
        (false, _) if round.standing() == Standing::InPlay => (end::ENDED, Outcome::GivenUp),
        (false, _) => (end::YOU_WIN, Outcome::Won),
    };
    let asks = asks(screen);
    let remark =
        screen.remark().map(|remark| in_reverse(remark, round, Screen)).unwrap_or_default();
    let verdict = verdict(round, screen.word());
    let labels = labels(screen);
    // What is typed is in the row below the question, and does not need the buttons' place.
    let telling = u16::from(matches!(screen.ending(), HeldEnding::Telling(_)));
    let plan = plan::over(
        area,
        Scene {
            theme: ui.theme,
            places: round.length(),
            title: big::width(headline),
            said: &|width| ui.height(&verdict, width) + ui.height(&asks, width) + telling,
            others: &|width| facts(screen, width, 3, ui).len() as u16,
            remark: &|_| Vec::new(),
            fair: &|width| ui.height(&remark, width),
            letters: 0,
            buttons: &|width| button_rows(&labels, width),
        },
    );
    if let Some(area) = plan.place(Part::Figure) {
        // The figure is the computer's here: where it found the word, it is the one that goes free.
        let ending = match (found, outcome) {
            (true, _) => Outcome::Won,
            (false, Outcome::Won) => Outcome::Lost,
            (false, _) => Outcome::GivenUp,
        };
        let (misses, of) = (round.misses(), round.lives().get());
        let ending = Some((ending, ui.progress(Motion::Ending)));
        let stage = Stage { misses, of, stroke: 1.0, ending };
        figures::draw(ui.look.figure, Loser::Computer, &stage, ui, area);
    }
    if let Some(area) = plan.place(Part::Title) {
        title(headline, outcome, ui, area);
    }
    if let Some(area) = plan.place(Part::Word) {
        board::word(&places(screen), ui, area);
    }
    let mut field = plan.place(Part::Buttons).filter(|_| telling > 0);
    if let Some(mut area) = plan.place(Part::Said) {
        let asked = ui.height(&verdict, area.width) + ui.height(&asks, area.width);
        if telling > 0 && asked < area.height {
            field = Some(rows(area, asked, 1));
            area.height = asked;
        }
        let open = u16::from(!asks.is_empty());
        let own = ui.height(&verdict, area.width).min(area.height.saturating_sub(open).max(1));
        ui.write(&verdict, Role::Ink, rows(area, 0, own));
        // Where there is no room for both, what was wrong with the answer takes the place of the question.
        let has_row = screen.remark().is_none() || plan.place(Part::Fair).is_some();
        let (open, style) = match has_row {
            false => (&remark, ui.style(Role::Danger)),
            true => (&asks, ui.style(Title)),
        };
        ui.write(open, style, rows(area, own, area.height));
    }
    if let Some(area) = plan.place(Part::Others) {
        for (line, row) in facts(screen, area.width, area.height, ui).into_iter().zip(0..) {
            ui.label(line, Role::Ink, rows(area, row, 1));
        }
    }
    if let Some(area) = plan.place(Part::Fair) {
        ui.write(&remark, Role::Danger, area);
    }
    if let Some(area) = field {
        let typed = shown(&screen.typed().unwrap_or_default(), false);
        let (field, column) = ui.field(&typed, area.width);
        ui.put(field, rows(area, 0, 1));
        ui.point((area.x + column).min(area.right() - 1), area.y);
    }
    if let Some(area) = plan.place(Part::Buttons) {
        match screen.ending() {
            HeldEnding::Telling(_) => {}
            HeldEnding::Done(menu) => buttons(&labels, menu.position(), ui, area),
        }
    }
}

/// The question that is still open.
fn asks(screen: &HeldOver) -> String {
    match screen.ending() {
        HeldEnding::Telling(_) => WHAT_WAS_IT.to_owned(),
        HeldEnding::Done(_) => String::new(),
    }
}

fn labels(screen: &HeldOver) -> Vec<&'static str> {
    match screen.ending() {
        HeldEnding::Telling(_) => Vec::new(),
        HeldEnding::Done(menu) => {
            menu.items().iter().map(|item| menu::after_reverse(*item)).collect()
        }
    }
}

/// The word where it is known, letters that were found apart from those that were not; else the pattern.
fn places(screen: &HeldOver) -> Vec<Tile> {
    let round = screen.round();
    let alphabet = round.alphabet();
    let pattern = round.pattern();
    let word = screen.word().map(|word| (word.letters(), word.faces()));
    let letter = |place: usize| {
        let (letters, faces) = word.as_ref()?;
        Some((letters.get(place)?, *faces.get(place)?))
    };
    let place = |(place, known): (usize, &Option<_>)| match (letter(place), known) {
        (Some((letter, face)), Some(known)) if letter == known => tile(Some(face), Face::Found),
        (Some((_, face)), _) => tile(Some(face), Face::Lost),
        (None, Some(known)) => tile(Some(alphabet.cased(*known)), Face::Found),
        (None, None) => tile(None, Face::Blank),
    };
    pattern.shown().iter().enumerate().map(place).collect()
}

/// The answers that were wrong, as far as there is room.
fn facts(screen: &HeldOver, width: u16, room: u16, ui: &Ui<'_>) -> Vec<String> {
    let Some(word) = screen.word() else { return Vec::new() };
    ui.fitted(&slips(screen.round(), word, Screen).join(" "), width, room)
}
