//! What the rounds come to that were played, in plain sentences.

use std::io::{self, Write};

use crate::history::{Career, Group, Scoreboard};
use crate::text::aloud::so_far::{self, NOTHING_ON_THE_BOARD};
use crate::text::heard::{distance, heard};
use crate::text::statistics::{self, CLEAN, HELPED, about, facts};
use crate::text::{career, count, sentence};

/// A part that can be asked for alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The rounds, the days, and how far up the ladder; and how to hear the rest.
    Summary,
    Ladder,
    Board,
    Badges,
}

/// Tells all that the rounds come to that were played.
///
/// # Errors
/// What the output fails with.
pub fn tell_career(of: &Career, out: &mut impl Write) -> io::Result<()> {
    let parts = [Part::Ladder, Part::Board, Part::Badges].map(|part| tell(of, part));
    let all = [so_far::rounds_and_days(of), figures(of)].into_iter().chain(parts);
    all.enumerate().try_for_each(|(index, part)| {
        if index > 0 {
            writeln!(out)?;
        }
        part.iter().try_for_each(|told| writeln!(out, "{told}"))
    })
}

/// A part of it, the answer first.
pub(super) fn tell(of: &Career, part: Part) -> Vec<String> {
    match part {
        Part::Summary => so_far::summary(of),
        Part::Ladder => so_far::ladder(&of.ladder),
        Part::Board => board(&of.board),
        Part::Badges => so_far::badges(of),
    }
}

/// The figures that the summary leaves out, a sentence each.
pub(super) fn figures(of: &Career) -> Vec<String> {
    let mut told = group(CLEAN, &of.statistics.clean);
    told.extend(group(HELPED, &of.statistics.helped));
    told.push(title(statistics::DAILY));
    told.extend(career::daily(of).iter().map(|(name, fact)| heard(&about(name, fact))));
    let days = career::distribution(&of.daily).into_iter().filter(|(_, days)| *days > 0);
    told.extend(days.map(|(from_par, days)| heard(&about(&from_par, &count::days(days)))));
    told
}

fn title(title: &str) -> String {
    heard(&sentence(title))
}

/// What there is to say of some rounds, nothing where there are none.
fn group(name: &str, group: &Group) -> Vec<String> {
    let mut told: Vec<_> =
        facts(group).iter().map(|(name, fact)| heard(&about(name, fact))).collect();
    if !told.is_empty() {
        told.insert(0, title(name));
    }
    told
}

/// The lengths in which something was won.
fn board(board: &Scoreboard) -> Vec<String> {
    let mut told = Vec::new();
    for (length, _) in career::board(board) {
        let mut won = Vec::new();
        for opponent in Scoreboard::opponents() {
            let name = opponent.name();
            let best = board.best(length, opponent);
            won.extend(best.map(|best| so_far::best(name, &distance(best), false)));
            let helped = board.best_with_help(length, opponent);
            won.extend(helped.map(|best| so_far::best(name, &distance(best), true)));
        }
        if !won.is_empty() {
            told.push(about(&count::letters(length), &won.join(", ")));
        }
    }
    let first = if told.is_empty() { NOTHING_ON_THE_BOARD } else { so_far::BOARD };
    told.insert(0, first.to_owned());
    told
}
