//! The sentences of a screen as a page, which is read on where the screen has no room for all of them.

use ratatui::layout::Rect;
use ratatui::widgets::Clear;

use crate::ui::Targets;
use crate::ui::context::Ui;
use crate::ui::pages::Pages;
use crate::ui::parts;
use crate::ui::plan::{self, rows};
use crate::ui::theme::Role;
use crate::ui::widgets::scroll;
use crate::view::phrases::grouped;
use crate::view::{Groups, Part, Said, Turns, View};

/// Paints the sentences in the place of the screen: the `page`, counted from 0.
pub fn draw(view: &View, page: u16, ui: &mut Ui<'_>, area: Rect) {
    let [_, _, body, ..] = plan::chrome(area);
    ui.put(Clear, body);
    ui.buffer.set_style(body, ui.theme.whole());
    let area = plan::inside(area);
    let pages = pages(view, area.width, ui);
    // The last row says how to go back, and that there is more.
    let text = rows(area, 0, area.height.saturating_sub(1));
    let seen = pages.draw(page, ui, text);
    // Above the first page is the screen.
    ui.targets = Targets::default();
    ui.targets.page = seen.page + 1;
    ui.point(area.x, area.y);
    scroll::mark(scroll::PAGES, seen.page + 1, seen.last + 1, ui, area);
}

fn pages(view: &View, width: u16, ui: &Ui<'_>) -> Pages {
    let mut pages = Pages::default();
    for part in &view.parts {
        match part {
            Part::Said { lines: said } => {
                let is_unread =
                    |line: &&Said| ui.unread.iter().any(|text| text.contains(&*line.text));
                for line in said.iter().filter(is_unread) {
                    pages.add(ui.inked(&line.text, width, parts::ink(line.tone, ui)));
                }
            }
            Part::Level { text, about, track } => {
                let told = format!("{text}: {about}, {}", track.text);
                pages.add(ui.inked(&told, width, Role::Ink));
            }
            Part::Groups(Groups { title, why, groups, .. }) if !groups.is_empty() => {
                pages.add(ui.inked(title, width, ui.theme.title()));
                for group in groups {
                    let words = group.words.join(" ");
                    let told = format!("{}  {}  {words}", group.pattern, grouped(group.size));
                    let role = if group.kept { Role::Ink } else { Role::Muted };
                    pages.add(ui.inked(told.trim_end(), width, role));
                }
                pages.add(ui.inked(why, width, Role::Ink));
            }
            Part::Turns(Turns { start: Some(start), .. }) => {
                pages.add(ui.inked(start, width, Role::Muted));
            }
            Part::Facts { facts } => {
                let facts = parts::table(facts, Role::Muted, width, ui);
                facts.into_iter().for_each(|fact| pages.add(fact));
            }
            Part::Settings { settings } => {
                for setting in settings.iter().filter(|setting| setting.selected) {
                    pages.add(ui.inked(&setting.note, width, Role::Muted));
                }
            }
            // Pictures and controls are on the screen itself.
            Part::Figure { .. }
            | Part::Headline { .. }
            | Part::Word { .. }
            | Part::Lives { .. }
            | Part::Keys { .. }
            | Part::Lines { .. }
            | Part::Buttons { .. }
            | Part::Groups(_)
            | Part::Fall(_)
            | Part::Words(_)
            | Part::Turns(_)
            | Part::Chart { .. }
            | Part::Field { .. }
            | Part::Copy { .. } => {}
        }
    }
    pages
}
