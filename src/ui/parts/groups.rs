//! The groups into which a guess splits the words, as bars in proportion to their size, and which of them was kept.

use ratatui::layout::Rect;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use crate::ui::context::Ui;
use crate::ui::motion::{eased, staggered};
use crate::ui::plan;
use crate::ui::theme::Role;
use crate::ui::widgets::bars::{self, proportional};
use crate::ui::widgets::chips;
use crate::view::phrases::{self, grouped};
use crate::view::{Group, Groups};

/// From this width and height on groups are on a card.
const CARD: (u16, u16) = (44, 10);

/// From this number of rows on a blank row parts two groups, if all have room so.
const ROOM_APART: usize = 16;

/// Paints the card below what has a place of this size, and returns the area inside it; the place itself if it is
/// too small for a card.
pub fn carded(ui: &mut Ui<'_>, area: Rect) -> Rect {
    if area.width < CARD.0 || area.height < CARD.1 {
        return area;
    }
    plan::rows(chips::card(ui, area), 1, area.height - 2)
}

/// Paints the groups of a guess: the one that was kept, and the others from the largest on as far as there is room; or what
/// they are, before there are any.
pub fn groups(part: &Groups, ui: &mut Ui<'_>, whole: Rect) {
    let Groups { title, why, groups, scroll, .. } = part;
    let area = carded(ui, whole);
    if groups.is_empty() {
        ui.note(title, Role::Muted, area);
        return ui.note(why, Role::Ink, plan::rows(area, 2, area.height));
    }
    // The kept group comes first, then its reason, then the title, then the others.
    let room = area.height.saturating_sub(1);
    let below = ui.height(why, area.width).min(room);
    // Where not all groups have room, the keys that scroll are behind the title.
    let least = 2 + below + groups.len() as u16;
    let keys = scroll.as_ref().filter(|_| least > area.height);
    let keys = keys.map_or(0, |scroll| ui.width(scroll.keys) + 1);
    let beside = Rect { width: area.width.saturating_sub(keys), ..area };
    let head = ui.height(title, beside.width).min(room - below).min(2);
    let table = area.height - below - head;
    if head > 0 {
        ui.write(title, ui.theme.title(), plan::rows(beside, 0, head));
    }
    let gap = u16::from(table > 8);
    let list = plan::rows(area, head + gap, table - gap);
    let (mut shown, single) = listed(groups, list.height.into());
    let rows = usize::from(list.height) - usize::from(!single.is_empty());
    // In a single row all of them scroll.
    let kept = usize::from(groups[0].kept && rows > 1);
    let hidden = shown.len().saturating_sub(rows);
    let above = scroll.as_ref().map_or(0, |scroll| scroll.skipped).min(hidden);
    let columns = Columns::of(groups, list.width, ui);
    shown.drain(kept..kept + above);
    shown.truncate(rows);
    let mut spare = (rows - shown.len()) as u16;
    let high = |group: &&Group| columns.wrapped(&group.words, ui).len();
    let heights: Vec<_> = shown.iter().map(high).collect();
    let is_roomy = heights.iter().map(|high| high + 1).sum::<usize>() <= rows;
    let apart = u16::from(is_roomy && rows >= ROOM_APART);
    let mut top = 0;
    for (at, (group, high)) in shown.iter().zip(heights).enumerate() {
        let turn = if group.kept { groups.len() - 1 } else { at };
        let more = (high as u16 - 1).min(spare);
        spare -= more;
        columns.row(group, grown(turn, groups.len(), ui), ui, plan::rows(list, top, 1 + more));
        top += 1 + more + apart;
    }
    columns.of_one_word(&single, ui, plan::rows(list, top, 1));
    top += u16::from(!single.is_empty());
    if hidden > 0 && scroll.is_none() {
        ui.cut = true;
    }
    if let Some(scroll) = scroll.as_ref().filter(|_| hidden > 0) {
        let keys = Line::from(ui.span(scroll.keys, Role::Accent));
        ui.put(keys.right_aligned(), plan::rows(area, head.saturating_sub(1), 1));
        ui.targets.scrolls(whole, scroll.acts);
    }
    let used = if hidden > 0 { table } else { (top + 1 + gap).min(table) };
    ui.note(why, Role::Ink, plan::rows(area, head + used, below));
}

/// Returns the groups that have a row each, and those that share one: the groups of one word, where all have room only so.
fn listed(groups: &[Group], rows: usize) -> (Vec<&Group>, Vec<&Group>) {
    let is_single = |group: &&Group| group.size == 1 && !group.kept;
    let single = groups.iter().filter(is_single).count();
    if groups.len() <= rows || single < 2 || groups.len() - single + 1 > rows {
        return (groups.iter().collect(), Vec::new());
    }
    let (single, larger) = groups.iter().partition(is_single);
    (larger, single)
}

/// Returns how far a bar has grown (0 ..= 1): after a letter, the bars grow out of one another, the kept one last.
fn grown(turn: usize, of: usize, ui: &Ui<'_>) -> f64 {
    let progress = if ui.is_ending() { 1.0 } else { ui.progress() };
    eased(staggered(progress, turn, of, 0.5)).into()
}

/// Stands for words without room.
const MORE: &str = "…";

/// Blanks before a word.
const APART: &str = "  ";

/// The fewest columns beside patterns and counts that leave room for many words.
const ROOMY: usize = 60;

/// The columns of the pattern, of the bar, of the count, and of what is left for words.
struct Columns {
    pattern: usize,
    bar: usize,
    count: usize,
    words: usize,
    /// The words of a full bar.
    most: usize,
}

impl Columns {
    fn of(groups: &[Group], width: u16, ui: &Ui<'_>) -> Self {
        let most = groups.iter().map(|group| group.size).max().unwrap_or(0);
        // In ASCII a letter may take two columns.
        let pattern = groups.iter().map(|group| usize::from(ui.width(&group.pattern)));
        let count = grouped(most).len();
        // There is a pointer before the pattern, and a blank behind it and the bar.
        let room = usize::from(width).saturating_sub(2 + 1 + 1 + count);
        let pattern = pattern.max().unwrap_or(0).min(room);
        let spare = usize::from(width).saturating_sub(2 + pattern + 1 + count + 2);
        let usual = match spare {
            0..6 => 0,
            6..30 => spare * 3 / 5,
            _ => (spare * 2 / 5).min(40),
        };
        let examples = |group: &Group| {
            group.words.iter().take(EXAMPLES).map(|word| usize::from(ui.width(word)) + 2).sum()
        };
        let examples: usize = groups.iter().map(examples).max().unwrap_or(0);
        let has_many = groups.iter().any(|group| group.words.len() > EXAMPLES + 1);
        let least = spare / 4;
        let bar = match examples {
            1.. if spare > ROOMY && has_many => least,
            _ => usual.min((spare + 1).saturating_sub(examples).max(least)),
        };
        let words = usize::from(width).saturating_sub(2 + pattern + 1 + bar + 1 + count);
        Self { pattern, bar, count, words, most }
    }

    /// Returns words in rows of the columns for them.
    fn wrapped<'w>(&self, words: impl IntoIterator<Item = &'w String>, ui: &Ui<'_>) -> Vec<String> {
        let mut rows = vec![String::new()];
        for word in words {
            let word = format!("{APART}{}", ui.spelled(word));
            match rows.last_mut() {
                Some(row) if row.width() + word.width() <= self.words => row.push_str(&word),
                _ => rows.push(word),
            }
        }
        rows
    }

    /// Paints a group: its pattern, a bar in proportion to the largest, its size, and its words as far as there is room.
    fn row(&self, group: &Group, grown: f64, ui: &mut Ui<'_>, area: Rect) {
        let bar = proportional(group.size, self.most) * grown;
        let bar = bars::bar(bar, self.bar, ui.theme.glyphs.across);
        let (mark, style, shape) = match group.kept {
            true => (ui.theme.glyphs.pointer, ui.theme.title(), Role::Loss),
            false => (' ', ui.style(Role::Muted), Role::Gauge),
        };
        let (cells, count) = (self.bar, self.count);
        let size = grouped(group.size);
        let pattern = ui.clipped(&group.pattern, self.pattern);
        let pad = " ".repeat(self.pattern.saturating_sub(ui.width(&pattern).into()));
        let line = vec![
            ui.span(format!("{mark} "), shape),
            ui.span(format!("{pattern}{pad} "), style),
            ui.span(format!("{bar:cells$}"), shape),
            ui.span(format!(" {size:>count$}"), style),
        ];
        ui.put(Line::from(line), area);
        self.words(&group.words, ui, area);
    }

    /// Paints words in the columns for them. Where not all have room, there is a sign that there are more.
    fn words<'w>(&self, words: impl IntoIterator<Item = &'w String>, ui: &mut Ui<'_>, area: Rect) {
        let area = plan::behind(area, area.width.saturating_sub(self.words as u16));
        let mut rows = self.wrapped(words, ui);
        let is_cut = rows.len() > area.height.into();
        rows.truncate(area.height.into());
        if let Some(last) = rows.last_mut().filter(|_| is_cut) {
            let sign = format!("{APART}{}", ui.spelled(MORE));
            while last.width() + sign.width() > self.words && !last.is_empty() {
                last.truncate(last.rfind(APART).unwrap_or(0));
            }
            last.push_str(&sign);
        }
        for (row, at) in rows.into_iter().zip(0..) {
            ui.label(&row, Role::Muted, plan::rows(area, at, 1));
        }
    }

    /// Paints how many groups have one word, and these words.
    fn of_one_word(&self, groups: &[&Group], ui: &mut Ui<'_>, area: Rect) {
        if groups.is_empty() {
            return;
        }
        let text = format!("  {}", phrases::groups_of_one_word(groups.len()));
        ui.label(&text, Role::Muted, area);
        if usize::from(ui.width(&text)) + self.words <= area.width.into() {
            self.words(groups.iter().flat_map(|group| &group.words), ui, area);
        }
    }
}

/// The words of a group that have room beside its bar even if the bar is shorter for them.
const EXAMPLES: usize = 3;
