//! Boxes in front of a screen: the pause menu and the help, and the menu rows that screens share.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Padding, Paragraph, Wrap};

use super::chrome::plain_keys;
use super::theme::Theme;
use super::{middle, wrapped};
use crate::app::keys::{self, Context};
use crate::app::{Help, Menu, Offer, PauseItem};
use crate::prose::Share;

/// The rows of a menu, the selected one marked by shape as well as by style.
pub(super) fn menu_lines<T: Copy>(menu: &Menu<T>, theme: &Theme) -> Vec<Line<'static>> {
    menu.labels().map(|(label, selected)| menu_line(label, selected, theme)).collect()
}

fn menu_line(label: &str, selected: bool, theme: &Theme) -> Line<'static> {
    if selected {
        Line::styled(format!("{} {label}", theme.glyphs.pointer), theme.selected())
    } else {
        Line::styled(format!("  {label}"), theme.plain())
    }
}

/// How many rows of a menu to leave out above so that the selected one is among `room` rows.
pub(super) fn menu_scroll<T: Copy>(menu: &Menu<T>, room: u16) -> u16 {
    let selected = menu.labels().position(|(_, selected)| selected).unwrap_or(0) as u16;
    (selected + 1).saturating_sub(room)
}

/// Paints the pause menu.
pub(super) fn pause(menu: &Menu<PauseItem>, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let lines = menu_lines(menu, theme);
    let (block, area, inner) = boxed("Pause", &lines, theme, area);
    let menu = Paragraph::new(lines).scroll((menu_scroll(menu, inner.height), 0));
    frame.render_widget(Clear, area);
    frame.render_widget(menu.block(block), area);
}

/// Paints what can be told of a round.
pub(super) fn share(share: &Share, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let width = usize::from(area.width).saturating_sub(BOX);
    let told = share.lines(theme.glyphs.unicode);
    let mut lines: Vec<_> = told.iter().flat_map(|line| wrapped(line, width)).collect();
    let copied = wrapped(COPIED, width);
    if lines.len() + copied.len() + 2 < usize::from(area.height) {
        lines.push(String::new());
    }
    lines.extend(copied);
    let lines: Vec<_> = lines.into_iter().map(Line::raw).collect();
    let (block, area, _) = boxed("Share, Esc closes it", &lines, theme, area);
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }).block(block), area);
}

/// What has become of the text: no terminal says whether it has taken it.
const COPIED: &str = "Copied, if your terminal lets programs copy.";

/// Paints the offer to resume a round.
pub(super) fn offer(offer: &Offer, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let about = offer.about();
    let pattern = offer.round().engine().pattern().to_string();
    let short = pattern.len() <= about.len().max(24);
    let mut lines = vec![Line::styled(about, theme.plain())];
    // A long word would make the box wider than it need be, and a low screen has no room for it.
    if short && area.height >= 12 {
        lines.push(Line::styled(pattern.replace('-', "_"), theme.title()));
        lines.push(Line::raw(""));
    }
    let above = lines.len() as u16;
    lines.extend(menu_lines(offer.menu(), theme));
    let (block, area, inner) = boxed("An interrupted round", &lines, theme, area);
    let scroll = menu_scroll(offer.menu(), inner.height.saturating_sub(above));
    // Where not even the menu has room, the line about the round gives way.
    let scroll = if inner.height > above { scroll.min(above) } else { above + scroll };
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines).scroll((scroll, 0)).block(block), area);
}

/// Paints a box that tells something and lets one of these rows be selected.
pub(super) fn list(
    title: &'static str,
    told: &str,
    items: &[(String, bool)],
    theme: &Theme,
    frame: &mut Frame<'_>,
    area: Rect,
) {
    let mut rows: Vec<_> =
        items.iter().map(|(label, selected)| menu_line(label, *selected, theme)).collect();
    let widest = rows.iter().map(Line::width).max().unwrap_or(0).max(LIST);
    let width = widest.min(usize::from(area.width).saturating_sub(4));
    let mut lines: Vec<_> = wrapped(told, width).into_iter().map(Line::raw).collect();
    if area.height > 12 {
        lines.push(Line::raw(""));
    }
    let above = lines.len() as u16;
    lines.append(&mut rows);
    let (block, area, inner) = boxed(title, &lines, theme, area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    let rows = lines.split_off(above.into());
    // What can be selected is seen even where not all that is told has room.
    let above = above.min(inner.height.saturating_sub(2));
    frame.render_widget(Paragraph::new(lines), super::rows(inner, 0, above));
    let room = inner.height.saturating_sub(above);
    let selected = items.iter().position(|(_, selected)| *selected).unwrap_or(0) as u16;
    let scroll = (selected + 1).saturating_sub(room);
    let area = Rect { y: inner.y + above.min(inner.height), height: room, ..inner };
    frame.render_widget(Paragraph::new(rows).scroll((scroll, 0)), area);
}

/// Columns of a list's text, where there is room.
const LIST: usize = 42;

/// Paints the keys that mean something on the screen behind.
pub(super) fn help(help: Help, context: Context, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let hints = keys::help(context).into_iter().map(|hint| {
        let keys = if theme.glyphs.unicode { hint.keys } else { plain_keys(&hint.keys) };
        (keys, hint.does)
    });
    let hints: Vec<_> = hints.collect();
    let longest = hints.iter().map(|(keys, _)| keys.chars().count()).max();
    // In a narrow terminal what a key does follows its name and goes on in the next line.
    let room = if area.width < 60 { 0 } else { longest.unwrap_or(0) };
    let line = |(keys, does): (String, &'static str)| {
        Line::from(vec![
            Span::styled(format!("{keys:<room$}"), theme.accent()),
            Span::styled(format!("  {does}"), theme.plain()),
        ])
    };
    let mut lines: Vec<_> = hints.into_iter().map(line).collect();
    lines.push(Line::raw(""));
    if room == 0 {
        lines.push(Line::styled(story(context).join(" "), theme.plain()));
    } else {
        lines.extend(story(context).iter().map(|text| Line::styled(*text, theme.plain())));
    }
    let (block, area, inner) = boxed("Help, Esc closes it", &lines, theme, area);
    let text = Paragraph::new(lines.clone()).wrap(Wrap { trim: false });
    let width = usize::from(inner.width.max(1));
    let wrapped: usize = lines.iter().map(|line| line.width().div_ceil(width).max(1)).sum();
    let below = (wrapped as u16).saturating_sub(inner.height);
    frame.render_widget(Clear, area);
    frame.render_widget(text.scroll((help.scrolled.min(below), 0)).block(block), area);
}

/// What the game is about, for somebody who sees it for the first time.
const fn story(context: Context) -> [&'static str; 2] {
    match context {
        Context::Question | Context::Doubt | Context::Word | Context::Remember => [
            "The computer guesses your word letter by letter. Say no,",
            "or mark every place where the letter stands.",
        ],
        _ => [
            "Guess the word letter by letter. A letter that is not",
            "in it costs a guess; a letter that is costs nothing.",
        ],
    }
}

/// Columns that a box takes beside its lines.
const BOX: usize = 6;

/// A box for some lines in the middle of an area: the block, where it goes, and what is inside it.
fn boxed(
    title: &'static str,
    lines: &[Line<'static>],
    theme: &Theme,
    area: Rect,
) -> (Block<'static>, Rect, Rect) {
    let width = (lines.iter().map(Line::width).max().unwrap_or(0) + BOX) as u16;
    let roomy = area.height >= lines.len() as u16 + 4 && area.width >= width;
    let padding = if roomy { Padding::new(2, 2, 1, 1) } else { Padding::horizontal(1) };
    let height = lines.len() as u16 + if roomy { 4 } else { 2 };
    let height = if area.width < width { area.height } else { height };
    let area = middle(area, width.max(20), height);
    let set = if theme.glyphs.unicode { border::ROUNDED } else { ASCII_BORDER };
    let block = Block::bordered()
        .border_set(set)
        .border_style(theme.faint())
        .title(Span::styled(format!(" {title} "), theme.title()))
        .padding(padding);
    let inner = block.inner(area);
    (block, area, inner)
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
