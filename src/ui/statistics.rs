//! What the rounds come to that were played, as charts. It degrades in steps: without the charts of who
//! and how long, then without any, and at last as many facts in words as there is room for.

use ratatui::Frame;
use ratatui::layout::{Direction, Rect};
use ratatui::symbols::bar;
use ratatui::text::Line;
use ratatui::widgets::{Bar, BarChart, BarGroup, Paragraph, Sparkline};

use super::theme::Theme;
use super::{middle, rows, wrapped};
use crate::app::StatisticsScreen;
use crate::history::{ByLength, ByLetter, ByMisses, ByOpponent, Group, TREND_WINDOW, Wins};
use crate::prose::statistics::{self, lately, streak};
use crate::words::ENGLISH;

/// Columns and rows from which on there is room for all charts, and for two of them.
const ALL: (u16, u16) = (72, 18);
const TWO: (u16, u16) = (52, 10);

/// The widest that the screen becomes, in columns.
const WIDEST: u16 = 104;

/// The highest that a row of charts becomes, with its title and its labels.
const HIGHEST: u16 = 14;

/// Columns of a bar that stands, with the gap beside it.
const BAR: u16 = 3;
const GAP: u16 = 1;

/// Paints the statistics, as much of them as there is room for.
pub(super) fn draw(screen: &StatisticsScreen, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let margin = if area.width >= TWO.0 { 2 } else { 1 };
    let area = middle(area, WIDEST.min(area.width.saturating_sub(2 * margin)), area.height);
    let area = draw_notice(screen.notice(), theme, frame, area);
    let title = if screen.helped() { statistics::HELPED } else { statistics::CLEAN };
    frame.render_widget(Line::styled(title, theme.title()), rows(area, 0, 1));
    let below = rows(area, 1, area.height);
    let tell = |text: &'static str, frame: &mut Frame<'_>| {
        frame.render_widget(Line::styled(text, theme.plain()), below);
    };
    match screen.group() {
        None => tell("Reading what was kept.", frame),
        Some(group) if group.all.played == 0 => tell(statistics::NONE, frame),
        Some(group) if area.width >= ALL.0 && area.height >= ALL.1 => {
            draw_all(group, theme, frame, below);
        }
        Some(group) if area.width >= TWO.0 && area.height >= TWO.1 => {
            let charts = draw_head(group, theme, frame, below);
            draw_cost(group, theme, frame, charts);
        }
        Some(group) => draw_facts(group, theme, frame, below),
    }
}

/// What there is to tell about how the rounds were read, below everything; returns what is left above.
fn draw_notice(notice: Option<&str>, theme: &Theme, frame: &mut Frame<'_>, area: Rect) -> Rect {
    let lines = notice.map(|notice| wrapped(notice, area.width.into())).unwrap_or_default();
    // What has no room for all of it says nothing.
    let height = if lines.len() <= usize::from(area.height) / 3 { lines.len() as u16 } else { 0 };
    let lines: Vec<_> = lines.into_iter().map(|line| Line::styled(line, theme.warning())).collect();
    let above = area.height - height;
    frame.render_widget(Paragraph::new(lines), rows(area, above, height));
    rows(area, 0, above)
}

/// As many facts in words as there is room for, none of them cut.
fn draw_facts(group: &Group, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (about, fact) in statistics::facts(group) {
        let fact = wrapped(&format!("{about}: {fact}"), area.width.into());
        if lines.len() + fact.len() <= area.height.into() {
            lines.extend(fact.into_iter().map(|line| Line::styled(line, theme.plain())));
        }
    }
    frame.render_widget(Paragraph::new(lines), area);
}

/// The numbers above the charts; returns what is left below them.
fn draw_head(group: &Group, theme: &Theme, frame: &mut Frame<'_>, area: Rect) -> Rect {
    let dot = theme.glyphs.dot;
    let both = format!("{} {dot} {}", streak(group), lately(group));
    let fits = both.chars().count() <= area.width.into();
    let second = if fits { both } else { streak(group) };
    frame.render_widget(Line::styled(statistics::rounds(group), theme.plain()), rows(area, 0, 1));
    frame.render_widget(Line::styled(second, theme.plain()), rows(area, 1, 1));
    rows(area, 3, area.height)
}

fn draw_all(group: &Group, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let area = draw_head(group, theme, frame, area);
    let high = ((area.height - 1) / 2).min(HIGHEST);
    draw_cost(group, theme, frame, rows(area, 0, high));
    let below = rows(area, high + 1, high);
    let [left, middle, right] = columns(below);
    opponents(group, theme, frame, left);
    lengths(group, theme, frame, middle);
    trend(group, theme, frame, right);
}

/// The two charts of what was missed, side by side.
fn draw_cost(group: &Group, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let half = area.width / 2;
    let area = rows(area, 0, HIGHEST);
    misses(group, theme, frame, Rect { width: half - 2, ..area });
    letters(group, theme, frame, Rect { x: area.x + half, width: area.width - half, ..area });
}

fn columns(area: Rect) -> [Rect; 3] {
    // The first is the widest: its bars lie, and have long names.
    let ends = [0, area.width * 9 / 20, area.width * 29 / 40, area.width + 2];
    [0, 1, 2].map(|index| Rect {
        x: area.x + ends[index],
        width: ends[index + 1] - ends[index] - 2,
        ..area
    })
}

/// What a bar is called, how high it is, and the number below it.
type Standing = (String, usize, String);

/// A title, and below it a chart of bars that stand.
fn standing(
    title: &str,
    bars: &[Standing],
    most: Option<u64>,
    theme: &Theme,
    frame: &mut Frame<'_>,
    area: Rect,
) {
    frame.render_widget(Line::styled(title, theme.label()), rows(area, 0, 1));
    let most = most.unwrap_or_else(|| bars.iter().map(|bar| bar.1 as u64).max().unwrap_or(1));
    let drawn = bars.iter().map(|(label, value, _)| bar(label.clone(), *value));
    let chart = chart(theme).data(BarGroup::new(drawn.collect::<Vec<_>>()));
    let chart = chart.bar_width(BAR).bar_gap(GAP).max(most.max(1));
    frame.render_widget(chart, rows(area, 1, area.height.saturating_sub(2)));
    // On a bar a number would be hard to read, and a low bar has no room for one.
    let numbers = bars.iter().map(|(.., number)| format!("{number:^3} "));
    let numbers = Line::styled(numbers.collect::<String>(), theme.plain());
    frame.render_widget(numbers, rows(area, area.height.saturating_sub(1), 1));
}

fn chart<'a>(theme: &Theme) -> BarChart<'a> {
    BarChart::default().bar_set(bars(theme)).bar_style(theme.accent()).label_style(theme.title())
}

/// How many bars there is room for.
fn room(area: Rect) -> usize {
    usize::from((area.width + GAP) / (BAR + GAP))
}

/// A number in three columns: 7, 812, 12k.
fn short(number: usize) -> String {
    match number {
        0..1000 => number.to_string(),
        1000..100_000 => format!("{}k", number / 1000),
        _ => String::from("lot"),
    }
}

fn bar<'a>(label: String, value: usize) -> Bar<'a> {
    Bar::with_label(label, value as u64).text_value("")
}

fn misses(group: &Group, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let rounds = |wanted: &dyn Fn(usize) -> bool| -> usize {
        group.misses.iter().filter(|by| wanted(by.misses)).map(|by| by.rounds).sum()
    };
    let (Some(first), Some(last)) = (group.misses.first(), group.misses.last()) else {
        return standing("Misses in a round", &[], None, theme, frame, area);
    };
    let (ByMisses { misses: first, .. }, ByMisses { misses: last, .. }) = (*first, *last);
    // Where there is no room for each number, the last bar is for all that are left.
    let bars = (last - first + 1).min(room(area));
    let bars = (first..first + bars).map(|misses| {
        let rest = misses + 1 == first + bars && misses < last;
        let label = if rest { format!("{misses}+") } else { misses.to_string() };
        let rounds = rounds(&|other| other == misses || rest && other > misses);
        (label, rounds, short(rounds))
    });
    standing("Misses in a round", &bars.collect::<Vec<_>>(), None, theme, frame, area);
}

fn letters(group: &Group, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let bars = group.letters.iter().take(room(area));
    let bars = bars.map(|ByLetter { letter, misses, .. }| {
        (ENGLISH.upper(*letter).to_string(), *misses, short(*misses))
    });
    standing("Letters that cost most", &bars.collect::<Vec<_>>(), None, theme, frame, area);
}

fn lengths(group: &Group, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let mut lengths = group.lengths.clone();
    // Where there is no room for all, those that were played most.
    lengths.sort_by_key(|by| std::cmp::Reverse(by.wins.played));
    lengths.truncate(room(area));
    lengths.sort_by_key(|by| by.length);
    let bars = lengths.iter().map(|ByLength { length, wins }| {
        let percent = usize::from(wins.percent());
        (length.to_string(), percent, percent.to_string())
    });
    standing("Won by length, in %", &bars.collect::<Vec<_>>(), Some(100), theme, frame, area);
}

fn opponents(group: &Group, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    frame.render_widget(Line::styled("Won by opponent", theme.label()), rows(area, 0, 1));
    let bars = group.opponents.iter().map(|ByOpponent { opponent, wins }| {
        let Wins { played, won } = *wins;
        let label = format!("{:<9} {} of {}", opponent.name(), short(won), short(played));
        bar(label, wins.percent().into())
    });
    let bars: Vec<_> = bars.collect();
    let gap = u16::from(usize::from(area.height) > 2 * bars.len());
    let chart = chart(theme)
        .direction(Direction::Horizontal)
        .data(BarGroup::new(bars))
        .bar_width(1)
        .bar_gap(gap)
        .max(100);
    frame.render_widget(chart, rows(area, 1, area.height));
}

fn trend(group: &Group, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let title = format!("Won of the last {TREND_WINDOW}");
    frame.render_widget(Line::styled(title, theme.label()), rows(area, 0, 1));
    let points = group.trend.len().saturating_sub(area.width.into());
    let line = Sparkline::default()
        .data(group.trend[points..].iter().map(|percent| u64::from(*percent)))
        .max(100)
        .bar_set(bars(theme))
        .style(theme.accent());
    let high = area.height.saturating_sub(2);
    frame.render_widget(line, rows(area, 1, high));
    let rule = theme.glyphs.rule.repeat(area.width.into());
    frame.render_widget(Line::styled(rule, theme.faint()), rows(area, high + 1, 1));
}

/// The characters of a bar's end, from empty to full.
fn bars(theme: &Theme) -> bar::Set<'static> {
    if theme.glyphs.unicode {
        return bar::NINE_LEVELS;
    }
    bar::Set {
        full: "#",
        seven_eighths: "#",
        three_quarters: ":",
        five_eighths: ":",
        half: ":",
        three_eighths: ".",
        one_quarter: ".",
        one_eighth: ".",
        empty: " ",
    }
}
