//! The words that fitted to the end of a round; of any word that is typed, whether it fits, or what ruled it out.

use ratatui::layout::Rect;

use super::context::{Title, Ui};
use super::plan::rows;
use super::theme::Role;
use super::widgets::tiles::Tile;
use super::word_column;
use crate::app::{App, StoryScreen};
use crate::view::{Part, Tone, View};
use crate::words::shown;

/// Paints what was typed, the sentence about the word, and the words to choose from.
pub fn draw(app: &App, screen: &StoryScreen, ui: &mut Ui<'_>, area: Rect) {
    let mut area = rows(area, u16::from(area.height > 12), area.height);
    ui.point(area.x, area.y);
    let round = &screen.finished().round;
    for part in View::of(app, ui.look.reach).parts {
        match part {
            Part::Field { value, .. } => {
                let (field, column) = ui.field(&shown(&value, round.is_clean()), area.width);
                ui.put(field, rows(area, 0, 1));
                if !area.is_empty() {
                    ui.point(area.x + column, area.y);
                }
                area = rows(area, 1 + u16::from(area.height > 8), area.height);
            }
            Part::Word { tiles, .. } => {
                let tiles: Vec<_> = tiles.iter().map(Tile::from).collect();
                area = word_column::large(&tiles, ui, area);
            }
            Part::Said { lines } => {
                for line in lines {
                    let (high, gap) = (ui.height(&line.text, area.width), area.height > 6);
                    let gap = u16::from(gap && line.tone != Tone::Strong);
                    match line.tone {
                        Tone::Strong => ui.write(&line.text, Title, area),
                        Tone::Hit => ui.write(&line.text, Role::Hit, area),
                        _ => ui.write(&line.text, Role::Accent, area),
                    }
                    area = rows(area, high + gap, area.height);
                }
            }
            Part::Words(_) if area.height > 0 => {
                let selected = (screen.word_number(), screen.words().count());
                let wide = word_column::column(round.length());
                word_column::draw(screen.words(), selected, wide, ui, area);
            }
            _ => {}
        }
    }
}
