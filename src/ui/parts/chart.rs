//! Charts with a column for each value, and a scale on the left.

use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::ui::context::Ui;
use crate::ui::plan::{behind, rows};
use crate::ui::theme::Role;
use crate::view::{Point, phrases};

/// The columns of the scale.
const SCALE: u16 = 6;

/// Paints a chart of rounds, the oldest first; of too many, the latest. What was won differs in colour and by its mark.
pub fn chart(title: &str, [low, high]: [usize; 2], points: &[Point], ui: &mut Ui<'_>, area: Rect) {
    if area.height < 4 {
        return;
    }
    let upward = ui.theme.glyphs.upward;
    let heading = rows(area, 0, 1);
    // Below the columns are a line, and how each round ended.
    let area = rows(area, 1, area.height - 1);
    let tall = area.height - 2;
    for (row, value) in [(0, high), (tall - 1, low)] {
        ui.set(area.x, area.y + row, format!("{value:>5} "), Role::Muted);
    }
    let x = area.x + SCALE;
    let width = area.width.saturating_sub(SCALE);
    let shown = &points[points.len().saturating_sub(width.into())..];
    let title = match shown.len() < points.len() {
        true => format!("{title} {} {}", ui.theme.glyphs.dot, phrases::the_last(shown.len())),
        false => title.to_owned(),
    };
    let title = title.to_uppercase();
    ui.label(&title, Role::Muted, heading);
    let mut key = behind(heading, ui.width(&title) + 3);
    for (won, means) in [(true, phrases::WON), (false, phrases::LOST)] {
        let (role, mark) = of_round(won, ui);
        let line = Line::from(vec![
            ui.span(format!("{mark} "), role),
            ui.span(means.to_owned(), Role::Muted),
        ]);
        if line.width() <= key.width.into() {
            let after = behind(key, line.width() as u16 + 3);
            ui.put(line, key);
            key = after;
        }
    }
    // A few values have wide columns, with a gap between them.
    let pitch = (width / (shown.len() as u16).max(1)).clamp(1, (tall / 2).max(3));
    let wide = (pitch - 1).max(1);
    let steps = upward.len() - 1;
    for (index, point) in (0..).zip(shown) {
        let (role, mark) = of_round(point.won, ui);
        // Even the lowest value is seen, because a round was played.
        let all = (usize::from(tall) * steps) as f64;
        let share =
            (point.value + 1).saturating_sub(low) as f64 / (high + 1 - low.min(high)) as f64;
        let height = (share * all).round().max(1.0) as usize;
        for row in 0..tall {
            let below = usize::from(tall - 1 - row) * steps;
            let level = height.saturating_sub(below).min(steps);
            let text = upward[level].to_string().repeat(wide.into());
            ui.set(x + index * pitch, area.y + row, text, role);
        }
        ui.set(x + index * pitch + wide / 2, area.y + tall + 1, mark.to_string(), role);
    }
    // A line in the middle of its row would leave a gap below the columns.
    let [rule, _] = ui.theme.glyphs.rules;
    ui.set(x, area.y + tall, rule.repeat(width.into()), Role::Faint);
}

/// Returns how a round that was won, or wasn't, is painted and marked.
const fn of_round(won: bool, ui: &Ui<'_>) -> (Role, char) {
    let glyphs = ui.theme.glyphs;
    if won { (Role::Hit, glyphs.full) } else { (Role::Gauge, glyphs.spent) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::{BuiltIn, Depth, Glyphs, Theme};

    #[test]
    fn a_chart_without_room_for_all_rounds_says_how_many_it_shows() {
        let theme = Theme::new(BuiltIn::Mono, Depth::None, Glyphs::ASCII);
        let points: Vec<_> = (1..=40).map(|value| Point { value, won: true }).collect();
        let heading = |columns| {
            let picture = Ui::picture(&theme, (columns, 9), |ui, area| {
                chart("Level", [1, 40], &points, ui, area);
            });
            picture
                .content
                .iter()
                .take(columns.into())
                .map(|cell| cell.symbol())
                .collect::<String>()
        };
        let said = phrases::the_last(34).to_uppercase();
        assert!(heading(46).starts_with("LEVEL   "), "{}", heading(46));
        assert!(heading(46).contains(phrases::WON), "{}", heading(46));
        assert!(heading(40).contains(&said), "{}", heading(40));
    }
}
