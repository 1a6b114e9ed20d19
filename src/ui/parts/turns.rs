//! The guesses of a story: each with what was known after it, the words that it left, and what it cost.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::fall::bar;
use crate::ui::context::Ui;
use crate::ui::plan::{behind, rows};
use crate::ui::theme::Role;
use crate::ui::widgets::scroll;
use crate::view::phrases::grouped;
use crate::view::{TurnRow, Turns};

/// Columns of a mark in a row with room for it, and of its short form.
const MARK: [usize; 2] = [30, 14];

/// Columns of the widest bar, and of the shortest.
const BAR: usize = 60;
const LEAST: usize = 8;

/// Blanks before what was known at the start.
const BEFORE: u16 = 3;

/// Returns the rows that guesses take, with what their bars are above them, and what was known before the first.
pub fn height(Turns { turns, start, .. }: &Turns, ui: &Ui<'_>, width: u16) -> u16 {
    let before = start.as_ref().map_or(0, |start| ui.height(start, width.saturating_sub(BEFORE)));
    if turns.is_empty() { 1 } else { turns.len() as u16 + 1 + before }
}

/// Paints guesses as far as there is room, the chosen one among them.
pub fn turns(part: &Turns, ui: &mut Ui<'_>, area: Rect) {
    let Turns { turns, start, scale, wheel } = part;
    if turns.is_empty() {
        return;
    }
    ui.targets.scrolls(area, *wheel);
    let chosen = turns.iter().position(|turn| turn.chosen).unwrap_or(0);
    // What the bars are is said where all have room.
    let all_fit = height(part, ui, area.width) <= area.height;
    let mut area = area;
    if all_fit {
        ui.label(&scale.1, Role::Muted, rows(area, 0, 1));
        area = rows(area, 1, area.height);
    }
    // What was known before scrolls away with the first guesses, and cannot be chosen: nothing was guessed.
    let place = behind(area, BEFORE);
    let lines =
        start.as_ref().map(|start| ui.inked(start, place.width, Role::Muted)).unwrap_or_default();
    let above = lines.len() as u16;
    if all_fit || chosen + usize::from(above) + 1 < area.height.into() {
        ui.lines(lines, place);
        area = rows(area, above, area.height);
    } else {
        ui.cut |= above > 0 && chosen == 0;
    }
    // Where not all guesses have room, the last row says so.
    let is_cut = turns.len() > area.height.into() && area.height > 2;
    let list = Rect { height: area.height - u16::from(is_cut), ..area };
    // In ASCII a letter may take two columns: the bars begin where the widest word ends.
    let widest = |texts: &mut dyn Iterator<Item = &String>| {
        texts.map(|text| ui.width(text).into()).max().unwrap_or(0)
    };
    let mut letters = turns.iter().filter(|turn| !turn.is_word).map(|turn| &turn.face);
    let columns = Columns {
        start: scale.0,
        letters: widest(&mut letters).max(1),
        // A whole word has no pattern, and takes its columns.
        pattern: widest(
            &mut turns.iter().map(|turn| if turn.is_word { &turn.face } else { &turn.pattern }),
        ),
        width: area.width.into(),
    };
    let first = (chosen + 1).saturating_sub(list.height.into());
    let apart = u16::from(2 * turns.len() <= list.height.into());
    let places = (apart..list.height).step_by(1 + usize::from(apart));
    for ((index, turn), at) in turns.iter().enumerate().skip(first).zip(places) {
        ui.put(columns.row(index, turn, ui), rows(list, at, 1));
        ui.targets.clicks(rows(list, at, 1), turn.act);
        if turn.chosen {
            ui.point(list.x, list.y + at);
        }
    }
    if is_cut {
        let hidden = turns.len() - usize::from(list.height);
        scroll::mark(scroll::LINES, first as u16, hidden as u16, ui, area);
    }
}

/// What the rows of a story have in common.
struct Columns {
    /// The words at the start.
    start: usize,
    /// Columns of the widest letter and of the widest pattern.
    letters: usize,
    pattern: usize,
    width: usize,
}

impl Columns {
    /// "▸ 3 s  ··I··I··  5,011 ███████▌  R saves a life": the letter, what was known after it, and the words that it left.
    fn row(&self, index: usize, turn: &TurnRow, ui: &Ui<'_>) -> Line<'static> {
        let theme = ui.theme;
        let pattern = ui.spelled(&*turn.pattern);
        let (letters, wide) = (self.letters, self.pattern);
        let pointer = if turn.chosen { theme.glyphs.pointer } else { ' ' };
        let style = if turn.chosen { theme.title() } else { theme.style(Role::Ink) };
        let mut spans = vec![
            Span::styled(format!("{pointer} "), theme.style(Role::Accent)),
            Span::styled(format!("{:>2} ", index + 1), theme.style(Role::Muted)),
        ];
        let mut room = self.width.saturating_sub(7 + letters);
        let digits = grouped(self.start).len();
        let has_pattern = wide + 2 + digits + 2 <= room;
        // A whole word takes the columns of the pattern, too: that is the word itself, or the same as in the row above.
        let columns = if has_pattern && turn.is_word { letters + 2 + wide } else { letters };
        let letter = ui.clipped(&turn.face, columns);
        let role = if turn.hit { Role::Hit } else { Role::Miss };
        spans.push(Span::styled(format!("{letter:columns$}  "), theme.style(role)));
        if has_pattern {
            room -= wide + 2;
            if !turn.is_word {
                spans.push(Span::styled(format!("{pattern:wide$}  "), style));
            }
        }
        let Some(left) = turn.left else { return Line::from(spans) };
        spans.push(Span::styled(format!("{:>digits$} ", grouped(left)), style));
        let room = room.saturating_sub(digits + 1);
        let marked = if room >= MARK[0] + LEAST { MARK[0] } else { MARK[1] };
        // A bar of a few cells would say of most numbers that they are equal.
        let cells = room.saturating_sub(marked).min(BAR);
        let cells = if cells < LEAST { 0 } else { cells };
        // The same measure as beside the board: words left, of those at the start.
        let bar = bar(left, self.start, cells, !turn.hit, ui);
        let bars = if turn.hit { Role::Hit } else { Role::Loss };
        let bar = format!("{bar:cells$}");
        spans.push(Span::styled(bar, theme.style(if turn.chosen { bars } else { Role::Gauge })));
        let taken: usize = spans.iter().map(Span::width).sum();
        let room = self.width.saturating_sub(taken);
        let marks = [&turn.mark, &turn.short_mark].map(|mark| ui.spelled(format!(" {mark}")));
        let mark = marks.into_iter().find(|mark| mark.width() > 1 && mark.width() <= room);
        spans.push(Span::styled(mark.unwrap_or_default(), theme.style(Role::Accent)));
        Line::from(spans)
    }
}
