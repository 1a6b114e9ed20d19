//! The content of each page of the statistics.

use unicode_width::UnicodeWidthStr;

use super::chart::Chart;
use super::{Body, GAP, Section, StatisticsBody};
use crate::app::{StatisticsPage, StatisticsScreen};
use crate::history::{Badge, Career, FromPar, Group, RUNGS, Scoreboard, TREND_WINDOW, Wins};
use crate::text::Medium::Screen;
use crate::text::group::CHARTS_FROM;
use crate::text::{board, career, count, group, names, sentence, statistics};
use crate::ui::context::Ui;
use crate::ui::theme::Role;
use crate::ui::widgets::bars::proportional;

/// The width from which charts are in two columns.
const TWO: u16 = 92;
/// The width from which the ladder and the badges are in two columns.
const TWO_LISTS: u16 = 128;

/// Returns the share of a bar (0 ..= 1) for a mean distance above par, of the highest.
fn above(from_par: FromPar, highest: f64) -> f64 {
    let mean = from_par.mean().unwrap_or_default();
    if highest > 0.0 { (mean / highest).max(0.0) } else { 0.0 }
}

pub(super) const fn name(page: StatisticsPage) -> &'static str {
    match page {
        StatisticsPage::Clean => statistics::WITHOUT_HELP,
        StatisticsPage::Helped => statistics::WITH_HELP,
        StatisticsPage::Daily => statistics::DAILY,
        StatisticsPage::Ladder => statistics::LADDER,
        StatisticsPage::Board => statistics::BOARD,
    }
}

/// Returns the text for a page without data.
fn invitation(page: StatisticsPage, career: &Career) -> String {
    statistics::invitation(page == StatisticsPage::Helped, &career.statistics)
}

impl StatisticsBody {
    /// Returns the content of the current page, for a width in columns.
    pub(super) fn of(screen: &StatisticsScreen, width: u16, ui: &Ui<'_>) -> Self {
        let open = screen.page();
        let Some(career) = screen.career() else {
            return Self::saying(statistics::READING);
        };
        match open {
            StatisticsPage::Clean | StatisticsPage::Helped => match screen.group() {
                Some(group) if group.all.played > 0 => Self::of_group(open, group, width),
                _ => Self::saying(&invitation(open, career)),
            },
            StatisticsPage::Daily => Self::daily(career, width),
            StatisticsPage::Ladder => Self::ladder(career, width, ui),
            StatisticsPage::Board => Self::board(&career.board, width, ui),
        }
    }

    fn saying(sentence: &str) -> Self {
        let body = Body::Sentence(sentence.to_owned());
        Self { sections: vec![Section { title: String::new(), body }], two: false, next: None }
    }

    /// Returns the page of rounds with or without help.
    fn of_group(open: StatisticsPage, group: &Group, width: u16) -> Self {
        let share = |wins: Wins| f64::from(wins.percent()) / 100.0;
        let opponents = group
            .opponents
            .iter()
            .map(|by| (names::opponent(by.opponent), share(by.wins), statistics::won_of(by.wins)));
        let lengths = group
            .lengths
            .iter()
            .map(|by| (count::letters(by.length), share(by.wins), statistics::won_of(by.wins)));
        let several = if group.languages.len() > 1 { &group.languages[..] } else { &[] };
        let languages = several.iter().map(|by| {
            let name = by.language.language().to_owned();
            (name, share(by.wins), statistics::won_of(by.wins))
        });
        let most = group.letters.first().map_or(1, |by| by.misses);
        let letters = group::costly(&group.letters).map(|by| {
            let told = statistics::missed(by);
            (by.letter.to_string(), proportional(by.misses, most), told)
        });
        let accuracy = &group.accuracy;
        let means = group.lengths.iter().map(|by| by.from_par.mean().unwrap_or_default());
        let highest = means.fold(0.0, f64::max);
        let from_par = group.lengths.iter().filter_map(|by| {
            let share = above(by.from_par, highest);
            Some((count::letters(by.length), share, statistics::from_par_in(by.from_par)?))
        });
        let percents = |points: &[u8]| {
            let points: Vec<_> = points.iter().copied().map(usize::from).collect();
            Chart::of(&points, 100, statistics::PERCENT)
        };
        let bars =
            |title: &str, bars: Vec<_>| Section { title: title.to_owned(), body: Body::Bars(bars) };
        let chart = |title: String, chart| Section { title, body: Body::Chart(chart) };
        let mut sections = vec![
            Section {
                title: String::new(),
                body: Body::Sentence(group::in_short(
                    group,
                    open == StatisticsPage::Helped,
                    Screen,
                )),
            },
            chart(statistics::ABOVE_PAR.to_owned(), Chart::of_distances(&group.from_par_lately)),
            chart(statistics::won_of_the_last(TREND_WINDOW), percents(&group.trend)),
            bars(statistics::ABOVE_PAR_BY_LENGTH, from_par.collect()),
            bars(statistics::BY_LENGTH, lengths.collect()),
            bars(statistics::BY_OPPONENT, opponents.collect()),
            chart(statistics::good_of_the_last(TREND_WINDOW), percents(&accuracy.trend)),
            bars(statistics::BY_LANGUAGE, languages.collect()),
            bars(statistics::BY_LETTER, letters.collect()),
        ];
        // Charts of a few rounds say nothing.
        sections.retain(|section| match &section.body {
            Body::Bars(bars) => !bars.is_empty() && group.all.played >= CHARTS_FROM,
            Body::Chart(chart) => chart.len() >= CHARTS_FROM,
            Body::Sentence(_) | Body::Lines(_) => true,
        });
        Self { sections, two: width >= TWO, next: None }
    }

    /// Returns the page of the daily games.
    fn daily(of: &Career, width: u16) -> Self {
        let told = statistics::daily_in_short(of, Screen);
        let bars = career::distribution(&of.daily, Screen);
        let most = bars.iter().map(|(_, games)| *games).max().unwrap_or(1).max(1);
        let bars = bars
            .into_iter()
            .map(|(name, games)| (name, proportional(games, most), count::days(games)));
        let mut sections = vec![Section { title: String::new(), body: Body::Sentence(told) }];
        if of.daily.played >= CHARTS_FROM {
            let body = Body::Bars(bars.collect());
            sections.push(Section { title: statistics::FROM_PAR.to_owned(), body });
            let weekdays = &of.daily.weekdays;
            let means = weekdays.iter().map(|by| by.from_par.mean().unwrap_or_default());
            let highest = means.fold(0.0, f64::max);
            let shares = weekdays.iter().map(|by| above(by.from_par, highest));
            let bars = career::weekdays(&of.daily, Screen).into_iter().zip(shares);
            let bars = bars.map(|((name, told), share)| (name.to_owned(), share, told)).collect();
            let title = statistics::ABOVE_PAR_BY_WEEKDAY.to_owned();
            sections.push(Section { title, body: Body::Bars(bars) });
        }
        Self { sections, two: width >= TWO, next: None }
    }

    /// Returns the page with the rungs, the highest first, and the badges below them.
    fn ladder(of: &Career, width: u16, ui: &Ui<'_>) -> Self {
        let to_climb = of.ladder.next().map(|rung| rung.name);
        let mark = |done| if done { ui.theme.glyphs.full } else { ui.theme.glyphs.spent };
        let role = |done| if done { Role::Ink } else { Role::Muted };
        let two = width >= TWO_LISTS;
        let width = usize::from(if two { (width - GAP) / 2 } else { width });
        let longest = |texts: &mut dyn Iterator<Item = usize>| texts.max().unwrap_or(0);
        let name = longest(&mut RUNGS.iter().map(|rung| career::rung_name(rung.name).width()));
        let tasks = RUNGS.each_ref().map(|rung| career::rung_in_list(rung, &of.ladder));
        let task = longest(&mut tasks.iter().map(|[task, ..]| task.width()));
        let of_rungs = (name, 7 + name + 2 + task <= width);
        let name = longest(&mut Badge::ALL.iter().map(|badge| career::badge_name(*badge).width()));
        let task = longest(&mut Badge::ALL.iter().map(|badge| career::badge_task(*badge).width()));
        // If they are below one another, both lists share one column as long as there is room.
        let name =
            if two || 7 + of_rungs.0 + 2 + task > width { name } else { of_rungs.0.max(name) };
        let of_badges = (name, 7 + name + 2 + task <= width);
        // The task is after the name or, if there is no room for that, below it.
        let beside = |(column, fits): (usize, bool), role, name: String, task: &str| match fits {
            true => vec![(role, format!("{name:<width$}  {task}", width = 7 + column))],
            false => vec![(role, name), (Role::Muted, format!("{:7}{task}", ""))],
        };
        // Beside a name there may be less room than below it.
        let before = if of_rungs.1 { 7 + of_rungs.0 + 2 } else { 7 };
        let fits = |way: usize| tasks.iter().all(|ways| before + ways[way].width() <= width);
        let way = [2, 1].into_iter().find(|way| fits(*way)).unwrap_or(0);
        let rungs = (1..).zip(RUNGS.iter().zip(&tasks)).map(|(number, (rung, ways))| {
            let done = of.ladder.has(rung);
            let is_next = to_climb == Some(rung.name);
            let pointer = if is_next { ui.theme.glyphs.pointer } else { ' ' };
            let name = career::rung_name(rung.name);
            let role = if is_next { Role::Accent } else { role(done) };
            beside(of_rungs, role, format!("{pointer} {} {number}  {name}", mark(done)), &ways[way])
        });
        let mut rungs: Vec<_> = rungs.collect();
        rungs.reverse();
        let badges = Badge::ALL.map(|badge| {
            let done = of.badges.contains(&badge);
            let (name, task) = (career::badge_name(badge), career::badge_task(badge));
            beside(of_badges, role(done), format!("  {}    {name}", mark(done)), task)
        });
        let height = sentence(&career::height(&of.ladder));
        let rungs = rungs.concat();
        let next = rungs.iter().position(|(role, _)| *role == Role::Accent).map(|row| (1, row));
        let sections = vec![
            Section { title: String::new(), body: Body::Sentence(height) },
            Section { title: statistics::LADDER.to_uppercase(), body: Body::Lines(rungs) },
            Section { title: String::new(), body: Body::Sentence(career::RUNGS_ASK.to_owned()) },
            Section {
                title: statistics::BADGES.to_uppercase(),
                body: Body::Lines(badges.concat()),
            },
        ];
        Self { sections, two, next }
    }

    /// Returns the page with the best results by length and opponent.
    fn board(of: &Scoreboard, width: u16, ui: &Ui<'_>) -> Self {
        const FIRST: usize = 11;
        let names = Scoreboard::opponents().into_iter().map(names::opponent).collect::<Vec<_>>();
        let each = usize::from(width).saturating_sub(FIRST) / names.len();
        // On a narrow page, each column is as wide as its name.
        let wide = names.iter().map(|name| name.width() + 1).max().is_some_and(|most| most <= each);
        let column = |index: usize| match wide {
            true => each.min(14),
            false => names[index].width().max(6) + 1,
        };
        let row = |cells: &[String]| {
            let cell = |(index, text): (usize, &String)| {
                let column = column(index);
                let text = ui.clipped(text, column.saturating_sub(1));
                format!("{text:>column$}")
            };
            cells.iter().enumerate().map(cell).collect::<String>()
        };
        let mut lines = vec![(Role::Muted, format!("{:FIRST$}{}", "", row(&names)))];
        let told = board::won(of);
        if told.is_empty() {
            return Self::saying(board::NOTHING_YET);
        }
        let about = board::about(&told);
        for (length, cells) in told {
            let dot = || ui.theme.glyphs.dot.to_owned();
            let cells = cells.into_iter().map(|text| if text.is_empty() { dot() } else { text });
            let cells: Vec<_> = cells.collect();
            let length = count::letters(length);
            lines.push((Role::Ink, format!("{length:<FIRST$}{}", row(&cells))));
        }
        let sections = vec![
            Section { title: String::new(), body: Body::Sentence(about) },
            Section { title: String::new(), body: Body::Lines(lines) },
        ];
        Self { sections, two: false, next: None }
    }
}
