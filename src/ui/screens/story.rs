//! The story of a round: its guesses with the words that each left, the turning point, and beside them the groups of the one
//! that is chosen.

use ratatui::layout::Rect;

use crate::ui::context::{Title, Ui};
use crate::ui::parts;
use crate::ui::plan::{self, Place, rows};
use crate::ui::text::height;
use crate::ui::theme::Role;
use crate::view::{Part, Tone, View};

/// Rows of the sentence about what decided the round, and of how many guesses were the best.
const fn judged_rows(width: u16) -> u16 {
    match width {
        96.. => 1,
        50.. => 2,
        _ => 3,
    }
}

/// Paints the story.
pub fn draw(view: &View, ui: &mut Ui<'_>, area: Rect) {
    let (mut claim, mut judged, mut compared) = ("", "", "");
    let (mut course, mut has_turns) = (1, false);
    for part in &view.parts {
        match part {
            Part::Said { lines } => {
                for line in lines {
                    match line.tone {
                        Tone::Strong => claim = &line.text,
                        Tone::Accent => judged = &line.text,
                        Tone::Quiet => compared = &line.text,
                        _ => {}
                    }
                }
            }
            Part::Turns { turns, start, .. } => {
                course = parts::turn_rows(turns, start.as_deref());
                has_turns = !turns.is_empty();
            }
            _ => {}
        }
    }
    // The judgement comes late, and has its rows from the start.
    let said = |width: u16| {
        let ended = height(claim, width);
        if has_turns { vec![ended, ended + judged_rows(width)] } else { vec![ended] }
    };
    let plan = plan::story(area, &said, &|width| height(compared, width), course.into());
    let place = |place| plan.place(place).unwrap_or_default();
    for part in &view.parts {
        let Part::Groups { title, why, groups, scroll, asked, .. } = part else { continue };
        let area = if *asked { plan::inside(area) } else { place(Place::Xray) };
        parts::groups(title, why, groups, scroll.as_ref(), ui, area);
        if *asked {
            return ui.point(area.x, area.y);
        }
    }
    let area = place(Place::Said);
    let own = ui.height(claim, area.width);
    ui.write(claim, Title, rows(area, 0, own));
    ui.write(judged, Role::Accent, rows(area, own, area.height));
    ui.write(compared, Role::Muted, place(Place::Fair));
    let area = place(Place::Course);
    ui.point(area.x, area.y);
    for part in &view.parts {
        match part {
            Part::Turns { turns, start, scale, wheel } if !turns.is_empty() => {
                ui.scrolls(area, *wheel);
                parts::turns(turns, start.as_deref(), scale, ui, area);
            }
            Part::Said { lines } => {
                let told = lines.iter().filter(|line| line.tone == Tone::Plain);
                told.for_each(|line| ui.clip(&line.text, Role::Muted, area));
            }
            _ => {}
        }
    }
}
