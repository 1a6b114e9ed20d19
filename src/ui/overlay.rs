//! Cards in front of a screen: the pause menu, an offer, a text to share, the help.

use ratatui::layout::{Margin, Rect};
use ratatui::style::{Color, Modifier};
use ratatui::symbols::border;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Padding};
use unicode_width::UnicodeWidthStr;

use super::context::{Title, Ui};
use super::plan::{chrome, middle, rows};
use super::theme::Role;
use super::widgets::scroll::scroll_mark;
use crate::app::keys::{Action, Context};
use crate::app::{App, Confirm, Duel, DuelStep, Help, Input, Menu, Offer, PauseItem};
use crate::text::end::to_copy;
use crate::text::keys::Reach;
use crate::text::round::in_play;
use crate::text::{self, form, keys, menu, screens};
use crate::words::shown;

/// A card in front of a screen: text, and items to select below it.
struct Card<'a> {
    title: &'a str,
    body: Vec<Line<'static>>,
    items: Vec<(String, bool)>,
    /// How far the text is scrolled.
    scrolled: Help,
    /// The column and line of the text where something is typed.
    cursor: Option<(u16, u16)>,
}

/// Columns that a card takes beside its lines.
const BESIDE: u16 = 6;

impl<'a> Card<'a> {
    fn new(title: &'a str, body: Vec<Line<'static>>) -> Self {
        Self { title, body, items: Vec::new(), scrolled: Help::default(), cursor: None }
    }

    /// Paints it. The items are visible even if the text above them has to be cut.
    fn draw(mut self, ui: &mut Ui<'_>, area: Rect) {
        let items: Vec<_> =
            self.items.iter().map(|(label, selected)| row(label, *selected, ui)).collect();
        let widest = self.body.iter().chain(&items).map(Line::width).max().unwrap_or(0);
        let widest = widest.max(self.title.width() + 4) as u16;
        let width = widest.saturating_add(BESIDE).min(area.width);
        let choices = items.len() as u16;
        let lines = self.body.len() as u16 + choices;
        // What only closes leaves the line that says how.
        let most = match items.is_empty() && area.height >= 16 {
            true => chrome(area).1.bottom() - area.y,
            false => area.height,
        };
        let apart = !self.body.is_empty() && !items.is_empty() && area.height >= lines + 3;
        if apart {
            self.body.push(Line::raw(""));
        }
        let lines = lines + u16::from(apart);
        let roomy = most >= lines + 4;
        let frames = area.height >= 8;
        let height = match (frames, roomy) {
            (false, _) => area.height,
            (true, roomy) => (lines + if roomy { 4 } else { 2 }).min(most),
        };
        let whole = area;
        let centred = middle(whole, width, height);
        let area = Rect { y: centred.y.min(whole.y + most - height), ..centred };
        ui.covers(area);
        if self.items.is_empty() {
            // It may cover the line that says how to close it.
            ui.clicks(area, Input::Act(Action::Back));
        }
        // No word beside it is read together with it.
        let outer = area.outer(Margin::new(2, 0)).intersection(whole);
        ui.put(Clear, outer);
        ui.buffer.set_style(outer, ui.theme.whole());
        // Cleared cells have the terminal's own ink, which nobody promised can be read on a theme's card.
        ui.buffer.set_style(area, ui.theme.whole().patch(ui.style(Role::Card)));
        let (beside, above) = (1 + u16::from(area.width >= widest + BESIDE), u16::from(roomy));
        let padding = Padding::new(beside, beside, above, above);
        // Where its ground is that of the screen, its border and its title part it from that.
        let is_flat = ui
            .style(Role::Card)
            .bg
            .is_none_or(|card| card == Color::Reset || ui.theme.whole().bg == Some(card));
        let set = match ui.theme.glyphs.unicode {
            true if is_flat => border::DOUBLE,
            true => border::ROUNDED,
            false => ASCII_BORDER,
        };
        let edge = if is_flat { Role::Ink } else { Role::Faint };
        let reversed = if is_flat { Modifier::REVERSED } else { Modifier::empty() };
        let title = ui.clipped(self.title, usize::from(area.width).saturating_sub(6));
        let block = Block::bordered()
            .border_set(set)
            .border_style(ui.style(edge))
            .title(ui.span(format!(" {title} "), ui.theme.title().add_modifier(reversed)))
            .padding(padding);
        let inside = if frames { block.inner(area) } else { area };
        if frames {
            ui.put(block, area);
        }
        let room = choices.min(inside.height.saturating_sub(u16::from(!self.body.is_empty())));
        let room = if items.is_empty() { 0 } else { room.max(1) };
        let above = inside.height.saturating_sub(room);
        let hidden = (self.body.len() as u16).saturating_sub(above);
        let from = if room > 0 { 0 } else { self.scrolled.lines_above(hidden) };
        for (line, at) in self.body.iter().skip(from.into()).zip(0..above) {
            ui.put(line, rows(inside, at, 1));
        }
        if hidden > 0 && room == 0 {
            scroll_mark(from, hidden, ui, Rect { height: area.height, y: area.y, ..inside });
        }
        let selected = self.items.iter().position(|(_, selected)| *selected).unwrap_or(0) as u16;
        let first = (selected + 1).saturating_sub(room);
        let top = above.min(self.body.len() as u16);
        for ((number, line), at) in (0..).zip(items).skip(first.into()).zip(0..room) {
            let row = rows(inside, top + at, 1);
            ui.put(line, row);
            ui.clicks(row, Input::Choose(number));
        }
        if room > 0 || hidden > 0 {
            ui.scrolls(area, [Action::Previous, Action::Next]);
        }
        // If nothing can be selected, a screen reader begins with the text.
        ui.point(inside.x, inside.y);
        if room > 0 {
            ui.point(inside.x, inside.y + top + (selected - first));
        }
        if let Some((column, line)) = self.cursor.filter(|(_, line)| *line < above) {
            ui.point(inside.x + column.min(inside.width.saturating_sub(1)), inside.y + line);
        }
    }
}

/// A row that can be selected, marked by shape as well as by style.
fn row(label: &str, selected: bool, ui: &Ui<'_>) -> Line<'static> {
    match selected {
        true => Line::from(vec![
            ui.span(format!("{} ", ui.theme.glyphs.pointer), Role::Accent),
            ui.span(format!(" {label} "), ui.theme.selected()),
        ]),
        false => ui.row(format!("   {label} "), Role::Ink),
    }
}

/// The rows of a menu, each with whether it is selected.
pub fn items<T: Clone + PartialEq, L: Into<String>>(
    menu: &Menu<T>,
    label: impl Fn(T) -> L,
) -> Vec<(String, bool)> {
    let items = menu.items().iter().enumerate();
    items.map(|(number, item)| (label(item.clone()).into(), number == menu.position())).collect()
}

/// Columns of the text in a card of this area.
fn text_width(area: Rect) -> u16 {
    area.width.saturating_sub(BESIDE).min(WIDEST)
}

/// The widest that a card's text becomes, in columns.
const WIDEST: u16 = 72;

/// Paints the pause menu, and above it which theme and which figure are in use where others can be tried.
pub(super) fn pause(menu: &Menu<PauseItem>, app: &App, ui: &mut Ui<'_>, area: Rect) {
    let looks = [
        (Action::Theme, app.theme(), screens::theme as fn(&str) -> String),
        (Action::Figure, app.figure(), screens::figure),
    ];
    // On a low screen the menu alone has room.
    let used = looks.into_iter().filter(|_| area.height > 10).filter_map(|(action, used, says)| {
        let used = ui.clipped(used?, text_width(area).saturating_sub(17).into());
        let key = keys::first_key(Context::Pause, action)?;
        Some(Line::from(vec![ui.span(key, Role::Accent), ui.span(says(&used), Role::Ink)]))
    });
    let body = used.collect();
    let items = items(menu, |item| menu::pause(item, app.is_saved()));
    Card { items, ..Card::new(screens::PAUSE, body) }.draw(ui, area);
}

/// Paints the text to share.
pub(super) fn share(app: &App, copied: bool, ui: &mut Ui<'_>, area: Rect) {
    // A line that others are to copy stays whole as long as there is room.
    let width = area.width.saturating_sub(BESIDE);
    let body = to_copy(app, ui.theme.glyphs.unicode, ui.look.reach).unwrap_or_default();
    let mut lines: Vec<_> = body.lines().flat_map(|line| ui.wrapped(line, width)).collect();
    let copied = copied.then(|| ui.wrapped(screens::copied(ui.look.reach), width));
    let copied = copied.unwrap_or_default();
    if !copied.is_empty() && lines.len() + copied.len() + 2 < usize::from(area.height) {
        lines.push(String::new());
    }
    lines.extend(copied);
    let body = lines.into_iter().map(|line| ui.row(line, Role::Ink)).collect();
    Card::new(screens::SHARE, body).draw(ui, area);
}

/// Paints a step of a duel: what is asked for and what was typed, or a line to copy; then the rest.
pub(super) fn duel(duel: &Duel, app: &App, ui: &mut Ui<'_>, area: Rect) {
    let width = text_width(area).min(DUEL);
    let is_listed = match duel.step() {
        DuelStep::Word(word) => app.is_listed(word),
        _ => true,
    };
    let step = text::duel::step(duel, is_listed, ui.look.reach);
    let mut body: Vec<_> =
        step.first.iter().flat_map(|text| ui.inked(text, width, Title)).collect();
    let mut cursor = None;
    if duel.asks() {
        let typed = match duel.is_secret() {
            true => ui.theme.glyphs.secret.to_string().repeat(duel.typed().width()),
            false => shown(duel.typed(), false),
        };
        let (field, column) = ui.field(&typed, width);
        cursor = Some((column, body.len() as u16));
        body.push(field);
    }
    let fault = duel.fault().map(text::duel::fault);
    if duel.asks() && (fault.is_some() || !step.lines.is_empty() || !step.rest.is_empty()) {
        body.extend(gap(area));
    }
    body.extend(fault.iter().flat_map(|fault| ui.inked(fault, width, Role::Danger)));
    // A line that others are to copy stays whole as long as there is room.
    let whole = area.width.saturating_sub(BESIDE);
    body.extend(step.lines.iter().take(1).flat_map(|line| ui.inked(&line.0, whole, Role::Accent)));
    body.extend((!step.lines.is_empty()).then(|| gap(area)).flatten());
    let copied = duel.is_copied().then(|| screens::copied(ui.look.reach).to_owned());
    for text in copied.iter().chain(&step.rest) {
        body.extend(ui.inked(text, width, Role::Ink));
    }
    // What is typed has the focus where there is a field.
    let items = match duel.step() {
        DuelStep::Word(_) => items(duel.menu(), text::duel::item),
        _ => {
            let button = text::duel::button(duel).map(|label| (label.to_owned(), !duel.asks()));
            button.into_iter().collect()
        }
    };
    Card { items, cursor, ..Card::new(text::duel::TITLE, body) }.draw(ui, area);
}

/// The blank row between the parts of a card, where there is room for it.
fn gap(area: Rect) -> Option<Line<'static>> {
    (area.height >= 16).then(Line::default)
}

/// Columns of a duel's text, where there is room.
const DUEL: u16 = 72;

/// Paints the offer to resume a round.
pub(super) fn offer(offer: &Offer, ui: &mut Ui<'_>, area: Rect) {
    let width = text_width(area);
    let about = in_play(offer.round());
    let pattern = offer.round().pattern().to_string();
    let mut body = ui.inked(&about, width, Role::Ink);
    // A long word would make the card wider than it need be, and a low screen has no room for it.
    if pattern.width() <= about.width().max(24) && area.height >= 12 {
        body.push(ui.row(pattern, Title));
    }
    let title = if offer.day().is_some() { screens::INTERRUPTED_DAY } else { screens::INTERRUPTED };
    Card { items: items(offer.menu(), menu::offer), ..Card::new(title, body) }.draw(ui, area);
}

/// Paints a question before something that cannot be taken back.
pub(super) fn confirm(confirm: &Confirm, ui: &mut Ui<'_>, area: Rect) {
    let consequence = confirm.consequence();
    let items = items(confirm.menu(), |yes| text::confirm::answer(consequence, yes));
    let (title, body) = (text::confirm::title(consequence), text::confirm::question(consequence));
    list(title, &body, &items, ui, area);
}

/// Paints a card with a text and rows to select from.
pub fn list(
    title: &'static str,
    body: &str,
    items: &[(String, bool)],
    ui: &mut Ui<'_>,
    area: Rect,
) {
    let body = ui.inked(body, text_width(area).min(LIST), Role::Ink);
    Card { items: items.to_vec(), ..Card::new(title, body) }.draw(ui, area);
}

/// Columns of a list's text, where there is room.
const LIST: u16 = 46;

/// Paints the keys that mean something on the screen behind.
pub(super) fn help(help: Help, app: &App, ui: &mut Ui<'_>, area: Rect) {
    let width = text_width(area);
    let context = app.context_behind_help();
    // Only keys that do something.
    let mut hints = keys::help(context);
    keys::in_script(&mut hints, app.alphabet());
    hints.retain(|hint| hint.actions.iter().flatten().all(|action| app.heeds(*action)));
    if ui.look.reach == Reach::Buttons {
        hints.iter_mut().for_each(|hint| hint.keys = keys::in_a_page(&hint.keys));
        hints.retain(|hint| !hint.keys.is_empty());
    }
    hints.iter_mut().for_each(|hint| hint.keys = hint.keys.replace(' ', " or "));
    let hints: Vec<_> = hints.into_iter().map(|hint| (ui.keys(&hint.keys), hint.help)).collect();
    let longest = hints.iter().map(|(keys, _)| keys.width()).max().unwrap_or(0);
    let about = match app.is_duel_behind_help() {
        true => text::duel::ways(),
        false => &[&*form::about(app)],
    };
    let mut body: Vec<_> = about.iter().flat_map(|text| ui.inked(text, width, Title)).collect();
    body.push(Line::raw(""));
    for (keys, does) in hints {
        // In a narrow terminal, the description of a key is below its name.
        if width < 50 {
            body.push(ui.row(ui.clipped(&keys, width.into()), Role::Accent));
            let does = ui.wrapped(does, width.saturating_sub(2)).into_iter();
            body.extend(does.map(|text| ui.row(format!("  {text}"), Role::Ink)));
            continue;
        }
        let room = width.saturating_sub(longest as u16 + 2);
        for (index, text) in ui.wrapped(does, room).into_iter().enumerate() {
            let keys = if index == 0 { keys.as_str() } else { "" };
            body.push(Line::from(vec![
                ui.span(format!("{keys:<longest$}  "), Role::Accent),
                ui.span(text, Role::Ink),
            ]));
        }
    }
    Card { scrolled: help, ..Card::new(screens::HELP, body) }.draw(ui, area);
}

const ASCII_BORDER: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};
