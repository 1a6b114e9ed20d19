//! Boxes in front of a screen: the pause menu and the help, and the menu rows that screens share.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::symbols::border;
use ratatui::widgets::{Block, Clear, Padding, Paragraph};

use super::chrome::plain_keys;
use super::theme::Theme;
use super::middle;
use crate::app::keymap::{self, Context};
use crate::app::{Menu, PauseItem};

/// The rows of a menu, the selected one marked by shape as well as by style.
pub(super) fn menu_lines<T: Copy>(menu: &Menu<T>, theme: &Theme) -> Vec<Line<'static>> {
    let line = |(label, selected): (&'static str, bool)| {
        if selected {
            Line::styled(format!("{} {label}", theme.glyphs.pointer), theme.selected())
        } else {
            Line::styled(format!("  {label}"), theme.plain())
        }
    };
    menu.labels().map(line).collect()
}

/// Paints the pause menu.
pub(super) fn pause(menu: &Menu<PauseItem>, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    boxed("Pause", menu_lines(menu, theme), theme, frame, area);
}

/// Paints the keys that mean something on the screen behind.
pub(super) fn help(context: Context, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let hints = keymap::help(context).into_iter().map(|hint| {
        let keys = if theme.glyphs.unicode { hint.keys } else { plain_keys(&hint.keys) };
        (keys, hint.does)
    });
    let hints: Vec<_> = hints.collect();
    let room = hints.iter().map(|(keys, _)| keys.chars().count()).max().unwrap_or(0);
    let line = |(keys, does): (String, &'static str)| {
        Line::from(vec![
            Span::styled(format!("{keys:<room$}"), theme.accent()),
            Span::styled(format!("  {does}"), theme.plain()),
        ])
    };
    let mut lines: Vec<_> = hints.into_iter().map(line).collect();
    if usize::from(area.height) >= lines.len() + 8 {
        lines.push(Line::raw(""));
        lines.extend(STORY.iter().map(|text| Line::styled(*text, theme.plain())));
    }
    boxed("Help", lines, theme, frame, area);
}

/// What the game is about, for somebody who sees it for the first time.
const STORY: [&str; 2] =
    ["Guess the word letter by letter. A letter that is not", "in it costs a guess; a letter that is costs nothing."];

fn boxed(
    title: &'static str,
    lines: Vec<Line<'static>>,
    theme: &Theme,
    frame: &mut Frame<'_>,
    area: Rect,
) {
    let width = lines.iter().map(Line::width).max().unwrap_or(0) as u16 + 6;
    let roomy = area.height >= lines.len() as u16 + 4;
    let padding = if roomy { Padding::new(2, 2, 1, 1) } else { Padding::horizontal(1) };
    let height = lines.len() as u16 + if roomy { 4 } else { 2 };
    let area = middle(area, width.max(20), height);
    let set = if theme.glyphs.unicode { border::ROUNDED } else { ASCII_BORDER };
    let block = Block::bordered()
        .border_set(set)
        .border_style(theme.faint())
        .title(Span::styled(format!(" {title} "), theme.title()))
        .padding(padding);
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines).block(block), area);
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
