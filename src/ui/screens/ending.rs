//! The end of a round: how it ended, what it says the word was, and the words that it could have been as well.

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::{buttons, in_tone, part, places, said};
use crate::ui::context::Ui;
use crate::ui::parts::{self, word};
use crate::ui::plan::{Place, Plan, ROOMY, Stack, Stage, rows};
use crate::ui::theme::Role;
use crate::ui::widgets::big;
use crate::view::{Outcome, Part, ScreenKind, Tone, View};

/// Below this height of the board the buttons are beside the figure, and there is no course of the round.
const LOW: u16 = 18;

/// From this height of the board on buttons in one row are large.
const LARGE_BUTTONS: u16 = 26;

/// Returns where the parts of an end are.
pub fn plan(view: &View, ui: &Ui<'_>, area: Rect) -> Plan {
    use Place::{Buttons, Fall, Figure, Judged, Meaning, Remark, Said, Title, Word, Words};
    let stage = Stage::of_round(area, places(view));
    let Stage { board, beside, is_small, .. } = stage;
    let read = [Figure, Title, Word, Said, Meaning, Words, Remark, Buttons];
    let (upper, foot) = match board.height < LOW {
        true => (&read[..], &[][..]),
        false => (&read[..7], &[Fall, Judged, Buttons][..]),
    };
    let headline = part(view, in_part!(Part::Headline { text, .. } => text.to_uppercase()));
    let most = if board.height >= ROOMY { big::ROWS_TWICE } else { big::ROWS };
    let title = headline.map_or(1, |text| big::rows(&text, beside.width, most, ui));
    let others = part(view, in_part!(Part::Words(words) => words));
    let others = others.map_or(0, |words| parts::word_rows(words, ui, beside.width)[0]);
    let asked =
        part(view, in_part!(Part::Field { label, .. } => ui.height(label, board.width) + 1));
    let has_guesses = part(view, in_part!(Part::Fall { .. } => ())).is_some();
    let across = if foot.is_empty() { beside.width } else { board.width };
    let buttons = asked.unwrap_or_else(|| parts::button_rows(buttons(view), across));
    let tiles = word::heights(places(view), beside.width, board.height, ui);
    let told = |tone| ui.height(&in_tone(said(view), tone), beside.width);
    // A card can do without its squares, or be the result alone.
    let [whole, plain] = [true, false].map(|all| remark(view, all, beside.width, ui).len() as u16);
    let mut stack = Stack::new(stage, upper, foot);
    stack.rows(Word, tiles[0]).rows(Buttons, 1).rows(Title, 1);
    stack.rows(Said, told(Tone::Strong).min(4)).rows(Words, others.min(1));
    // What is cut can be read on; a button that is not seen is not known of.
    stack.rows(Remark, plain.min(1)).rows(Buttons, buttons).rows(Remark, plain);
    stack.rows(Remark, whole).rows(Meaning, told(Tone::Meaning));
    if !stage.has_figure() && !is_small {
        stack.rows(Figure, 7).above(Title);
    }
    let summary = ui.height(&in_tone(said(view), Tone::Quiet), board.width);
    stack.rows(Judged, decisive_rows(view, ui, board.width) + summary);
    if has_guesses {
        stack.rows(Fall, 2);
    }
    stack.grow(Word, tiles).rows(Title, title);
    // The word needs no blank row above it: the lowest half row of the headline is one.
    stack.above(Said).above(Buttons).above(Fall);
    // The opponent talks in the first of two rows.
    stack.above(Fall).above(Word).above(Remark).figure().above(Judged).above(Words);
    stack.rows(Words, others.min(3));
    if has_guesses {
        stack.rows(Fall, 3);
    }
    if board.height >= LARGE_BUTTONS && buttons == 1 {
        stack.rows(Buttons, parts::LARGE_BUTTON);
    }
    stack.place()
}

/// Returns the rows for how the round was judged, which arrives late and has its rows from the start.
fn decisive_rows(view: &View, ui: &Ui<'_>, width: u16) -> u16 {
    match view.screen {
        ScreenKind::End if width >= 70 => 1,
        ScreenKind::End => 2,
        _ => ui.height(&in_tone(said(view), Tone::Plain), width),
    }
}

/// Returns the lines of what else has to be read: what went wrong outside, the card of today's game with its squares or
/// without, which level comes next.
fn remark(view: &View, squares: bool, width: u16, ui: &Ui<'_>) -> Vec<Line<'static>> {
    let role = |tone| match tone {
        Tone::Danger => Some(Role::Danger),
        Tone::Accent => Some(Role::Accent),
        Tone::Hit => squares.then_some(Role::Hit),
        _ => None,
    };
    let lines = said(view).iter().filter_map(|line| Some((role(line.tone)?, &line.text)));
    lines.flat_map(|(role, text)| ui.inked(text, width, role)).collect()
}

/// Paints the end of a round. The opponent talks in a row that is blank anyway.
pub fn draw(view: &View, ui: &mut Ui<'_>, area: Rect) {
    let plan = plan(view, ui, area);
    let is_won = part(view, in_part!(Part::Headline { ending, .. } => *ending == Outcome::Won));
    // First the tiles settle, then it says what the word was and how many fitted just as well.
    let revealed = ui.progress() >= if is_won == Some(true) { 0.3 } else { 0.9 };
    let is_asked = view.parts.iter().any(|part| matches!(part, Part::Field { .. }));
    for part in &view.parts {
        match part {
            Part::Words(_) if !revealed => {}
            Part::Fall { title, steps, .. } => {
                parts::course(title, steps, ui, plan.at(Place::Fall));
            }
            Part::Field { label, .. } => {
                let area = plan.at(Place::Buttons);
                let above = area.height.saturating_sub(1);
                ui.write(label, ui.theme.title(), rows(area, 0, above));
                parts::draw(part, ui, rows(area, above, 1));
            }
            Part::Buttons { .. } if is_asked => {}
            Part::Said { .. } => {}
            part => parts::draw_at(part, &plan, ui),
        }
    }
    let lines = said(view);
    if revealed {
        ui.write(&in_tone(lines, Tone::Strong), ui.theme.title(), plan.at(Place::Said));
        ui.write(&in_tone(lines, Tone::Meaning), Role::Muted, plan.at(Place::Meaning));
        let above = plan.first(&[Place::Words, Place::Meaning, Place::Said]);
        ui.speak(parts::voice(lines), above.and_then(|(part, _)| plan.voice_below(part)));
    }
    let area = plan.at(Place::Remark);
    let whole = remark(view, true, area.width, ui);
    let fits = whole.len() <= area.height.into();
    ui.lines(if fits { whole } else { remark(view, false, area.width, ui) }, area);
    let area = plan.at(Place::Judged);
    let above = decisive_rows(view, ui, area.width);
    let decisive = if revealed { in_tone(lines, Tone::Plain) } else { String::new() };
    ui.write(&decisive, Role::Accent, rows(area, 0, above));
    ui.write(&in_tone(lines, Tone::Quiet), Role::Muted, rows(area, above, area.height));
}
