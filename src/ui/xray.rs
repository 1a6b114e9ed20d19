//! The X-ray: a letter tears the words into families, as blocks of their share; the one that was kept,
//! and why.

use ratatui::layout::Rect;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::context::{Title, Ui};
use super::plan::rows;
use super::theme::Role;
use super::widgets::chips;
use super::widgets::families::{self, FamilyBlock};
use crate::engine::Opponent;
use crate::game::{Round, Shown, Turn};
use crate::text::Medium::Screen;
use crate::text::xray::{instead, reason, split};
use crate::text::{screens, xray as sentences};

/// From this height and width on the X-ray is a card.
pub(super) const CARD: (u16, u16) = (44, 10);
/// From this height on there is the strip of all families.
const STRIP: u16 = 11;
/// The number of families that come before that strip, and before the comparison with other opponents.
const FIRST: u16 = 5;

/// From this width on a row of the table has room for what the table does not show.
const BESIDE: u16 = 64;
/// The columns before that.
const APART: usize = 2;

/// Paints the card below what has a place of this size, and returns the area inside it; the place itself if it is
/// too small for a card.
pub(super) fn carded(ui: &mut Ui<'_>, area: Rect) -> Rect {
    if !is_card(area) {
        return area;
    }
    rows(chips::card(false, ui, area), 1, area.height - 2)
}

/// Paints what will be in the place of the X-ray. Who has
/// had help in this round need not be told again what it is.
pub(super) fn closed(round: &Round, ui: &mut Ui<'_>, area: Rect) {
    let inside = carded(ui, area);
    let is_known = round.peeked() || round.hinted();
    let counts = round.occasion().what_if().is_none() && !is_known;
    let [long, short] = screens::open_the_xray(counts, ui.look.reach);
    if inside == area {
        let text = if ui.height(long, area.width) <= 2 { long } else { short };
        return ui.write(text, Role::Muted, rows(area, 0, 2));
    }
    ui.label(screens::XRAY, Title, inside);
    let text = if is_known {
        short.to_owned()
    } else {
        let counts = if counts { screens::HELP_COUNTS } else { "" };
        format!("{} {counts}", screens::what_the_xray_is(round.engine().opponent(), ui.look.reach))
    };
    ui.write(text.trim_end(), Role::Muted, rows(inside, 2, inside.height));
}

/// Whether a word in lower case may be shown as an example.
pub(super) fn is_clean(word: &str) -> bool {
    !screens::COARSE.iter().any(|coarse| word.contains(coarse))
}

/// Whether a place of this size has a card.
const fn is_card(area: Rect) -> bool {
    area.width >= CARD.0 && area.height >= CARD.1
}

/// The part of a place that is written on.
fn inside(area: Rect) -> Rect {
    if is_card(area) { rows(chips::inside(area), 1, area.height - 2) } else { area }
}

/// Whether there are families of the turn that this place has no room for.
pub(super) fn scrolls(turn: &Turn, opponent: Opponent, ui: &Ui<'_>, area: Rect) -> bool {
    Shape::of(turn, &Told::of(turn, opponent), ui, inside(area)).scrolls()
}

/// Its name, before its title.
fn name() -> String {
    format!("{}  ", screens::XRAY)
}

/// What an X-ray says of a turn.
struct Told {
    title: String,
    why: String,
    /// What else there is to say, or nothing.
    instead: String,
}

impl Told {
    fn of(turn: &Turn, opponent: Opponent) -> Self {
        Self {
            title: split(turn, Screen),
            why: reason(turn, opponent, Screen),
            instead: instead(turn, opponent, Screen).unwrap_or_default(),
        }
    }
}

/// The rows of the parts of an X-ray.
struct Shape {
    /// The row of the name, where the title has no room beside it.
    name: u16,
    head: u16,
    strip: u16,
    /// The families that were not kept, and the rows for them.
    others: u16,
    table: u16,
    gap: u16,
    why_rows: u16,
    more_rows: u16,
}

impl Shape {
    /// Returns which parts of an X-ray have room.
    fn of(turn: &Turn, told: &Told, ui: &Ui<'_>, area: Rect) -> Self {
        let rows_of = |text: &str| ui.height(text, area.width);
        let (why_rows, more_rows) = (rows_of(&told.why), rows_of(&told.instead));
        let families = turn.families.len() as u16;
        // A title, the kept family and why come before anything else; then come the other families, then
        // the strip, and what others would have said.
        let head = match area.height {
            ..5 => 0,
            // Where there are few families, the title has two rows if it needs them.
            5..9 if 2 + families + why_rows > area.height => 1,
            _ => rows_of(&told.title).min(2),
        };
        let beside = name().width() + usize::from(ui.width(&told.title)) < area.width.into();
        let name = u16::from(!beside && area.height >= STRIP);
        let mut room = area.height.saturating_sub(name + head + 1);
        // And why has those that are left.
        let most = if area.height > 8 { 4 } else { (room + 1).saturating_sub(families).max(2) };
        let why_rows = why_rows.min(most).min(room);
        room -= why_rows;
        let others = families.saturating_sub(u16::from(turn.kept().is_some()));
        let mut gap = u16::from(room > FIRST && area.height > 8);
        room -= gap;
        let mut table = others.min(room).min(FIRST);
        room -= table;
        let strip = if area.height >= STRIP && room >= 3 && families > 1 { 3 } else { 0 };
        room -= strip;
        let more_rows = if room > more_rows { more_rows } else { 0 };
        room -= more_rows;
        let spare = (table + room).saturating_sub(others);
        table = others.min(table + room);
        gap = gap.max(spare.min(1));
        // A row that says "1 more group" can as well show that group.
        if others == table + gap {
            (table, gap) = (others, 0);
        }
        Self { name, head, strip, others, table, gap, why_rows, more_rows }
    }

    const fn scrolls(&self) -> bool {
        self.table > 0 && self.others > self.table
    }
}

/// Paints what a letter did. The family that was kept stays first; `scrolled` of the others are above
/// those that are shown, and `keys` scroll them. Its card is as high as what stands on it, or `fills` the area.
pub(super) fn draw(
    turn: &Turn,
    (scrolled, keys): (usize, &str),
    opponent: Opponent,
    progress: f32,
    fills: bool,
    ui: &mut Ui<'_>,
    area: Rect,
) {
    let card = is_card(area).then_some(area);
    let area = inside(area);
    let told = Told::of(turn, opponent);
    let shape = Shape::of(turn, &told, ui, area);
    let Shape { name: named, head, strip, others, table, gap, why_rows, more_rows } = shape;
    let why = whole(&told.why, why_rows, ui, area.width);
    if let Some(card) = card {
        // The card is only as high as its content.
        let own = named + head + strip + 1 + table + gap + why_rows + more_rows;
        let own = if fills { card.height } else { own + 2 };
        chips::card(false, ui, rows(card, 0, own));
    }
    let mut at = 0;
    if head > 0 {
        let label = name();
        let fits = area.width > ui.width(&told.title) + ui.width(&label);
        let label = if fits || named > 0 { label } else { String::new() };
        let own = if fits { label.width() as u16 } else { 0 };
        ui.put(ui.span(label, Role::Accent), rows(area, 0, 1));
        let place = Rect { x: area.x + own, width: area.width - own, ..rows(area, named, head) };
        ui.write(&told.title, Title, place);
        at += named + head;
    }
    let others = usize::from(others);
    let scrolls = shape.scrolls();
    // If there are few rows, the number of hidden groups is at the end of one: of the reason if that has room for it,
    // else of the last family, in the place of its words.
    let beside = scrolls && table < 6 && area.width >= BESIDE;
    let shown = if scrolls && !beside { table - 1 } else { table };
    // Past the last family there is nothing to scroll to.
    let scrolled = scrolled.min(others.saturating_sub(shown.into()));
    let below = others.saturating_sub(scrolled + usize::from(shown));
    let keys = match keys {
        // Beside a list of turns that the other arrows move in, only the arrow that does something is named.
        "←→" if scrolled == 0 => "→",
        "←→" if below == 0 => "←",
        keys => keys,
    };
    let [long, short] =
        sentences::hidden(below, scrolled).map(|text| format!("{}  {text}", ui.keys(keys)));
    let last = ui.fitted(why, area.width, why_rows).pop().filter(|_| beside);
    let behind = |sign: &&String| {
        let taken = last.as_ref().map(|line| line.width() + APART);
        taken.is_some_and(|taken| taken + sign.width() <= area.width.into())
    };
    let behind_reason = [&long, &short].into_iter().find(behind);
    let fits = long.width() + APART <= area.width.into();
    let sign = behind_reason.unwrap_or(if fits { &long } else { &short });
    let behind_reason = behind_reason.is_some();
    let mut list = listed(turn, scrolled, shown.into());
    // Other letters take two columns where there is only ASCII.
    for text in list.iter_mut().flat_map(|one| one.examples.iter_mut().chain([&mut one.pattern])) {
        *text = ui.spelled(std::mem::take(text)).into_owned();
    }
    if strip > 0 {
        let sizes: Vec<_> = turn.families.iter().map(|family| family.size).collect();
        families::strip(&sizes, turn.kept(), progress, ui, rows(area, at, strip));
        at += strip;
    }
    if let Some(first) = list.first().filter(|_| turn.kept().is_some()) {
        debug_assert!(first.kept);
        families::rows(&list, 0, progress, ui, rows(area, at, 1));
        at += 1;
    }
    let skipped = usize::from(turn.kept().is_some()) + usize::from(scrolled > 0);
    if let Some(last) = list.last_mut().filter(|_| beside && !behind_reason) {
        last.examples.clear();
    }
    families::rows(&list, skipped, progress, ui, rows(area, at, table));
    let row = match behind_reason {
        true => rows(area, at + table + gap + why_rows - 1, 1),
        false => rows(area, (at + table).saturating_sub(1), 1),
    };
    at += table + gap;
    ui.write(why, Role::Ink, rows(area, at, why_rows));
    if scrolls {
        hidden(sign, beside, ui, row);
    }
    ui.write(&told.instead, Role::Muted, rows(area, at + why_rows, more_rows));
}

/// As many sentences as these rows have room for; all of them, to be cut, if they have none for the first.
fn whole<'w>(text: &'w str, rows: u16, ui: &Ui<'_>, width: u16) -> &'w str {
    let ends = text.match_indices(". ").map(|(at, _)| &text[..=at]);
    let fits = |text: &&str| ui.height(text, width) <= rows;
    std::iter::once(text)
        .chain(ends.collect::<Vec<_>>().into_iter().rev())
        .find(fits)
        .unwrap_or(text)
}

/// Paints how many families there are that are not shown, and the keys that show them: in a row of its own, or at the
/// end of one (`beside`), which keeps its own colours up to there.
fn hidden(sign: &str, beside: bool, ui: &mut Ui<'_>, area: Rect) {
    let line = if beside { sign.to_owned() } else { format!("  {sign}") };
    let own = if beside { (line.width() as u16).min(area.width) } else { area.width };
    let area = Rect { x: area.right() - own, width: own, ..area };
    ui.put(Line::styled(line, ui.style(Role::Muted)), area);
}

/// The kept family, the largest of the others where it is scrolled past, and those that are shown.
fn listed(turn: &Turn, scrolled: usize, shown: usize) -> Vec<FamilyBlock> {
    let kept = turn.kept();
    let others = || turn.families.iter().enumerate().filter(|(index, _)| Some(*index) != kept);
    let first = kept.map(|kept| (kept, &turn.families[kept]));
    let scale = others().take(usize::from(scrolled > 0));
    let chosen = first.into_iter().chain(scale).chain(others().skip(scrolled).take(shown));
    chosen.map(|(index, family)| named(turn, family, Some(index) == kept)).collect()
}

fn named(turn: &Turn, family: &Shown, kept: bool) -> FamilyBlock {
    let examples = family.samples.iter().map(|word| word.spelling_lower());
    let examples = examples.filter(|word| is_clean(word));
    FamilyBlock {
        pattern: turn.pattern_of(family).to_string(),
        words: family.size,
        kept,
        examples: examples.collect(),
    }
}
