//! The end of a round: how it ended, what it says the word was, and the words that it could have been as well.

use ratatui::layout::Rect;

use crate::ui::context::{Title, Ui};
use crate::ui::parts::{self, word};
use crate::ui::plan::{self, Place, Scene, rows};
use crate::ui::text::wrapped;
use crate::ui::theme::Role;
use crate::ui::widgets::big;
use crate::view::{Button, Fall, Outcome, Part, Said, ScreenKind, Tone, View, Words};

/// What is painted of an end apart from the figure and the word.
#[derive(Default)]
struct End<'v> {
    headline: &'v str,
    ending: Option<Outcome>,
    said: &'v [Said],
    others: Option<&'v Words>,
    field: Option<(&'v str, &'v str)>,
    menu: &'v [Button],
    course: Option<(&'v str, &'v [Fall])>,
    places: usize,
}

impl<'v> End<'v> {
    fn of(view: &'v View) -> Self {
        let mut end = Self::default();
        for part in &view.parts {
            match part {
                Part::Word { tiles, .. } => end.places = tiles.len(),
                Part::Headline { text, ending } => {
                    (end.headline, end.ending) = (text, Some(*ending));
                }
                Part::Said { lines } => end.said = lines,
                Part::Words(words) => end.others = Some(words),
                Part::Field { label, value, .. } => end.field = Some((label, value)),
                Part::Buttons { buttons } => end.menu = buttons,
                Part::Fall { title, steps, .. } => end.course = Some((title, steps)),
                _ => {}
            }
        }
        end
    }

    fn in_tone(&self, tone: Tone) -> String {
        let lines = self.said.iter().filter(|line| line.tone == tone).map(|line| &*line.text);
        lines.collect::<Vec<_>>().join(" ")
    }

    /// Returns the progress of the ending (0 ..= 1) at which the verdict appears.
    const fn appears(&self) -> f32 {
        if matches!(self.ending, Some(Outcome::Won)) { 0.3 } else { 0.9 }
    }

    /// Returns the lines of what else has to be read: what went wrong outside, the card of today's game with its squares or
    /// without, which level comes next.
    fn remark(&self, squares: bool, width: u16) -> Vec<(Role, String)> {
        let role = |tone| match tone {
            Tone::Danger => Some(Role::Danger),
            Tone::Accent => Some(Role::Accent),
            Tone::Hit => squares.then_some(Role::Hit),
            _ => None,
        };
        let lines = self.said.iter().filter_map(|line| Some((role(line.tone)?, &line.text)));
        lines
            .flat_map(|(role, text)| {
                wrapped(text, width.into()).into_iter().map(move |line| (role, line))
            })
            .collect()
    }
}

/// Paints the end of a round. The opponent talks in a row that is blank anyway.
pub fn draw(view: &View, ui: &mut Ui<'_>, area: Rect) {
    let end = End::of(view);
    let [verdict, meaning, decisive, summary] =
        [Tone::Strong, Tone::Meaning, Tone::Plain, Tone::Quiet].map(|tone| end.in_tone(tone));
    // First the tiles settle, then it says what the word was and how many fitted just as well.
    let revealed = ui.progress() >= end.appears();
    // The judgement of a round arrives late, and has its rows from the start.
    let judged = |ui: &Ui<'_>, width| match view.screen {
        ScreenKind::End if width >= 70 => 1,
        ScreenKind::End => 2,
        _ => ui.height(&decisive, width),
    };
    let scene = Scene {
        theme: ui.theme,
        places: end.places,
        title: big::width(&end.headline.to_uppercase()),
        said: &|width| ui.height(&verdict, width),
        meaning: &|width| ui.height(&meaning, width),
        others: &|width| end.others.map_or(0, |words| parts::word_rows(words, ui, width)),
        remark: &|width| {
            // A card can do without its squares, or be the result alone.
            let whole = end.remark(true, width).len() as u16;
            let plain = end.remark(false, width).len() as u16;
            vec![plain.min(1), plain, whole]
        },
        fair: &|width| judged(ui, width) + ui.height(&summary, width),
        letters: end.course.map_or(0, |(_, steps)| steps.len()),
        buttons: &|width| match end.field {
            Some((asks, _)) => ui.height(asks, width) + 1,
            None => parts::button_rows(end.menu, width),
        },
    };
    let plan = plan::over(area, scene);
    let place = |place| plan.place(place).unwrap_or_default();
    for part in &view.parts {
        match part {
            Part::Figure { figure, computer, left, of, ending, .. } => {
                let area = place(Place::Figure);
                parts::figure(*figure, *computer, (*left, *of), *ending, ui, area);
            }
            Part::Headline { text, ending } => {
                parts::headline(text, *ending, ui, place(Place::Title));
            }
            Part::Word { tiles, passed, .. } => word::draw(tiles, passed, ui, place(Place::Word)),
            Part::Words(words) if revealed => parts::grid(words, ui, place(Place::Others)),
            Part::Fall { title, steps, .. } => {
                parts::course(title, steps, ui, place(Place::Course));
            }
            Part::Buttons { buttons } if end.field.is_none() => {
                parts::buttons(buttons, ui, place(Place::Buttons));
            }
            Part::Field { label, value, .. } => {
                let area = place(Place::Buttons);
                let above = area.height.saturating_sub(1);
                ui.write(label, Title, rows(area, 0, above));
                parts::field(value, ui, rows(area, above, 1));
            }
            _ => {}
        }
    }
    if revealed {
        ui.write(&verdict, Title, place(Place::Said));
        ui.write(&meaning, Role::Muted, place(Place::Meaning));
        let above = [Place::Others, Place::Meaning, Place::Said]
            .into_iter()
            .find(|part| plan.place(*part).is_some());
        ui.speak(parts::voice(end.said), above.and_then(|part| plan.blank_below(part)));
    }
    let area = place(Place::Remark);
    let whole = end.remark(true, area.width);
    let fits = whole.len() <= area.height.into();
    let lines = if fits { whole } else { end.remark(false, area.width) };
    if lines.len() > area.height.into() {
        ui.cut = true;
    }
    for ((role, line), row) in lines.into_iter().zip(0..area.height) {
        ui.label(line, role, rows(area, row, 1));
    }
    let area = place(Place::Fair);
    let above = judged(ui, area.width);
    ui.write(if revealed { &decisive } else { "" }, Role::Accent, rows(area, 0, above));
    ui.write(&summary, Role::Muted, rows(area, above, area.height));
}
