//! What the rounds come to that were played, in plain sentences.

use std::io::{self, Write};

use crate::history::{Badge, Board, Career, Group, RUNGS};
use crate::prose::heard::{distance, heard};
use crate::prose::lines::{BOARD_HEARD, MORE_STATISTICS, NOTHING_ON_THE_BOARD, with_help};
use crate::prose::statistics::{CLEAN, HELPED, NONE, about, facts, reached};
use crate::prose::{career, count, sentence, statistics};

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
    rounds_and_days(of, out)?;
    [Part::Ladder, Part::Board, Part::Badges].into_iter().try_for_each(|part| tell(of, part, out))
}

/// Tells a part of it.
pub(super) fn tell(of: &Career, part: Part, out: &mut impl Write) -> io::Result<()> {
    match part {
        Part::Summary => {
            rounds_and_days(of, out)?;
            title(&statistics::ladder(&career::height(&of.ladder)), out)?;
            writeln!(out, "{MORE_STATISTICS}")
        }
        Part::Ladder => {
            title(&statistics::ladder(&career::height(&of.ladder)), out)?;
            RUNGS.iter().try_for_each(|rung| {
                let done = reached(of.ladder.has(rung));
                let name = format!("{}, {done}", career::rung_name(rung.name));
                writeln!(out, "{}", heard(&about(&name, &career::rung_task(rung))))
            })
        }
        Part::Board => board(&of.board, out),
        Part::Badges => {
            title(statistics::BADGES, out)?;
            Badge::ALL.into_iter().try_for_each(|badge| {
                let done = reached(of.badges.contains(&badge));
                let name = format!("{}, {done}", career::badge_name(badge));
                writeln!(out, "{}", about(&name, career::badge_task(badge)))
            })
        }
    }
}

fn rounds_and_days(of: &Career, out: &mut impl Write) -> io::Result<()> {
    group(CLEAN, &of.statistics.clean, out)?;
    group(HELPED, &of.statistics.helped, out)?;
    title(statistics::DAILY, out)?;
    for (name, fact) in career::daily(of) {
        writeln!(out, "{}", heard(&about(name, &fact)))?;
    }
    for (from_par, days) in career::distribution(&of.daily) {
        writeln!(out, "{}", heard(&about(&from_par, &count::days(days))))?;
    }
    Ok(())
}

fn title(title: &str, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\n{}", heard(&sentence(title)))
}

fn group(name: &str, group: &Group, out: &mut impl Write) -> io::Result<()> {
    title(name, out)?;
    let facts = facts(group);
    if facts.is_empty() {
        writeln!(out, "{NONE}")?;
    }
    facts.iter().try_for_each(|(name, fact)| writeln!(out, "{}", heard(&about(name, fact))))
}

/// The lengths in which something was won.
fn board(board: &Board, out: &mut impl Write) -> io::Result<()> {
    title(statistics::BOARD, out)?;
    let mut told = false;
    for (length, _) in career::board(board) {
        let mut won = Vec::new();
        for opponent in Board::opponents() {
            let name = opponent.name();
            let best = board.best(length, opponent);
            won.extend(best.map(|best| format!("{name} {}", distance(best))));
            let helped = board.best_with_help(length, opponent);
            won.extend(helped.map(|best| with_help(name, &distance(best))));
        }
        if !won.is_empty() {
            if !std::mem::replace(&mut told, true) {
                writeln!(out, "{BOARD_HEARD}")?;
            }
            writeln!(out, "{}", about(&count::letters(length), &won.join(", ")))?;
        }
    }
    if told { Ok(()) } else { writeln!(out, "{NOTHING_ON_THE_BOARD}") }
}
