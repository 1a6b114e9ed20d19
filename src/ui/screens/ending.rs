//! The end of a round: how it ended, what it says the word was, and the words that it could have been as well.

use ratatui::layout::{Rect, Size};

use super::{buttons, part, places, said, sentences, voice};
use crate::ui::context::Ui;
use crate::ui::parts::{self, word};
use crate::ui::plan::{Place, Plan, ROOMY, Stack, Stage, rows};
use crate::ui::widgets::big;
use crate::view::{Outcome, Part, ScreenKind, Topic, View};

/// Below this height of the board the buttons are beside the figure, and there is no course of the round.
const LOW: u16 = 18;

/// The rows that stay blank where words fill what is left.
const APART: u16 = 6;

/// The rows from which on the course of the round is the chart that was there while it was played.
const CHART: u16 = 10;

/// The rows of a chart that have no bars. One that left guesses out would say less than the numbers beside each other.
const AROUND: u16 = 4;

/// Returns where the parts of an end are.
pub fn plan(view: &View, ui: &Ui<'_>, area: Rect) -> Plan {
    use Place::{Buttons, Fall, Figure, Judged, Meaning, Remark, Said, Title, Word, Words};
    let stage = super::stage(view, ui, area);
    let Stage { board, beside, .. } = stage;
    let read = [Figure, Title, Word, Said, Meaning, Words, Remark, Judged, Buttons];
    let (upper, foot) = match view.screen {
        // What was answered wrongly belongs to the word, and the question about the word to what is said of it.
        ScreenKind::HeldOver => {
            (&[Figure, Title, Word, Said, Judged, Remark, Buttons][..], &[][..])
        }
        _ if board.height < LOW => (&read[..], &[][..]),
        _ => (&read[..7], &[Fall, Judged, Buttons][..]),
    };
    let headline = part(view, in_part!(Part::Headline { text, .. } => text));
    let most = if board.height >= ROOMY { big::ROWS_TWICE } else { big::ROWS };
    let title = headline.map_or(1, |text| big::rows(text, Size::new(beside.width, most), ui));
    let others = part(view, in_part!(Part::Words(words) => words));
    let others = others.map_or(0, |words| parts::word_rows(words, ui, beside.width)[0]);
    let across = if foot.is_empty() { beside.width } else { board.width };
    let asked = part(view, in_part!(Part::Field { label, .. } => ui.height(label, across) + 1));
    let guesses = part(view, in_part!(Part::Fall(course) => course.steps.len() as u16));
    let asks = asked.unwrap_or_else(|| parts::button_rows(buttons(view), across));
    let tiles = word::heights(places(view), beside.width, board.height, ui);
    let told = |about| parts::said_rows(said(view, about), ui, beside.width);
    // A card can do without its squares, or be the result alone.
    let plain = told(Topic::Besides);
    let whole = plain + told(Topic::Squares);
    let mut stack = Stack::new(stage, upper, foot);
    stack.rows(Word, tiles[0]).rows(Buttons, 1).rows(Title, 1);
    stack.rows(Said, told(Topic::Claim).min(4)).rows(Words, others.min(1));
    // What is cut can be read on; a button that is not seen is not known of.
    stack.rows(Remark, plain.min(1)).rows(Buttons, asks).rows(Remark, plain);
    stack.rows(Remark, whole).rows(Meaning, told(Topic::Meaning));
    stack.rows(Figure, stage.figure_above()).above(Title);
    let compared = parts::said_rows(said(view, Topic::Comparison), ui, across);
    let decisive = decisive_rows(view, ui, across);
    // What has no room is read on from its beginning.
    stack.rows(Judged, decisive);
    if foot.is_empty() {
        stack.above(Buttons);
    }
    stack.rows(Judged, decisive + compared);
    if guesses.is_some() {
        stack.rows(Fall, 2);
    }
    stack.grow(Word, tiles).rows(Title, title);
    // The word needs no blank row above it: the lowest half row of the headline is one.
    stack.above(Said).above(Buttons).above(Fall);
    // The opponent talks in the first of two rows.
    stack.above(Fall).above(Word).above(Remark).figure().above(Judged).above(Words);
    stack.rows(Words, others.min(3));
    if guesses.is_some() {
        stack.rows(Fall, 3);
    }
    if asked.is_none() {
        stack.rows(Buttons, parts::large_button_rows(buttons(view), across, board.height));
    }
    // That so many words fitted is the trick; there is room between them and the parts above, and for the opponent's voice.
    let free = stack.free().saturating_sub(APART);
    stack.rows(Words, others.min(3 + free));
    // Where there is room, what the opponent says touches nothing.
    stack.above(Remark).above(Remark);
    if let Some(guesses) = guesses.filter(|_| board.height >= ROOMY) {
        stack.rows(Fall, CHART.max(guesses + AROUND));
    }
    stack.place()
}

/// Returns the rows for how the round was judged, which arrives late and has its rows from the start.
fn decisive_rows(view: &View, ui: &Ui<'_>, width: u16) -> u16 {
    match view.screen {
        ScreenKind::End if width >= 70 => 1,
        ScreenKind::End => 2,
        _ => parts::said_rows(said(view, Topic::Judgement), ui, width),
    }
}

/// Paints the end of a round. The opponent talks in a row that is blank anyway.
pub fn draw(view: &View, plan: &Plan, ui: &mut Ui<'_>, _: Rect) {
    let is_won = part(view, in_part!(Part::Headline { ending, .. } => *ending == Outcome::Won));
    // First the tiles settle, then it says what the word was and how many fitted just as well.
    let revealed = ui.progress() >= if is_won == Some(true) { 0.3 } else { 0.9 };
    let is_asked = view.parts.iter().any(|part| matches!(part, Part::Field { .. }));
    for part in &view.parts {
        match part {
            Part::Words(_) if !revealed => {}
            Part::Fall(course) if plan.at(Place::Fall).height < CHART => {
                parts::course(course, ui, plan.at(Place::Fall));
            }
            Part::Field { label, .. } => {
                let area = plan.at(Place::Buttons);
                let above = area.height.saturating_sub(1);
                ui.write(label, ui.theme.title(), rows(area, 0, above));
                parts::draw(part, ui, rows(area, above, 1));
            }
            Part::Buttons { .. } if is_asked => {}
            Part::Said { .. } => {}
            part => parts::draw_at(part, plan, ui),
        }
    }
    if revealed {
        parts::said(said(view, Topic::Claim), ui, plan.at(Place::Said));
        parts::said(said(view, Topic::Meaning), ui, plan.at(Place::Meaning));
        let above = plan.first(&[Place::Words, Place::Meaning, Place::Said]);
        let row = above.and_then(|(part, _)| plan.voice_below(part));
        // Where a notice takes that row, the opponent talks below it.
        ui.speak(voice(view), row.or_else(|| plan.voice_below(Place::Remark)));
    }
    besides(view, ui, plan.at(Place::Remark));
    let area = plan.at(Place::Judged);
    let above = decisive_rows(view, ui, area.width);
    let decisive = said(view, Topic::Judgement).filter(|_| revealed);
    parts::said(decisive, ui, rows(area, 0, above));
    parts::said(said(view, Topic::Comparison), ui, rows(area, above, area.height));
}

/// Paints what else there is to know, with the squares of today's game if there is room for them.
fn besides(view: &View, ui: &mut Ui<'_>, area: Rect) {
    let lines = |squares: bool| {
        sentences(view).filter(move |line| match line.about {
            Topic::Besides => true,
            about => squares && about == Topic::Squares,
        })
    };
    let fits = parts::said_rows(lines(true), ui, area.width) <= area.height;
    // Of a line that has no room nothing is shown: it can be read on.
    let has_room =
        lines(false).next().is_none_or(|line| ui.height(&line.text, area.width) <= area.height);
    parts::said(lines(fits), ui, if has_room { area } else { Rect::ZERO });
}
