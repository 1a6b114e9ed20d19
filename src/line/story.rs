//! The story of a round in plain sentences.

use std::io::{self, Write};

use crate::game::{Finished, JudgedGuess, Judgement, Mark, Story};
use crate::prose::endings as told;
use crate::prose::lines::word;
use crate::prose::story::{
    accuracy_of, fair_game, guess_in, instead, judgement, reason, thrown_away,
};

/// How many of the words that would have fitted are named.
const NAMED: usize = 20;

/// Tells a round that has ended, and how a perfect player stood in it.
///
/// # Errors
/// What the output fails with.
pub fn tell(finished: &Finished, judged: &Judgement, out: &mut impl Write) -> io::Result<()> {
    tell_turns(finished, judged, false, out)
}

/// Tells nothing but the letters that cost something, and how a perfect player stood.
pub(super) fn tell_slips(
    finished: &Finished,
    judged: &Judgement,
    out: &mut impl Write,
) -> io::Result<()> {
    tell_turns(finished, judged, true, out)
}

fn tell_turns(
    finished: &Finished,
    judged: &Judgement,
    only_slips: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let round = &finished.round;
    let engine = round.engine();
    let alphabet = engine.alphabet();
    let story = Story::of(round);
    writeln!(out, "{}", told::title(round))?;
    let is_slip = |guess: &JudgedGuess| matches!(guess.mark(), Mark::Slip | Mark::Blunder);
    for (number, turn) in (1..).zip(&story.turns) {
        if only_slips && !judged.guesses.get(number - 1).is_some_and(is_slip) {
            continue;
        }
        let mut known = turn.pattern.clone();
        known.reveal(turn.letter, turn.answer);
        writeln!(out, "\n{}", told::turn(number, turn, alphabet))?;
        writeln!(out, "{}", word(&known, alphabet))?;
        writeln!(out, "{}", reason(turn, engine.opponent(), alphabet))?;
        let opponent = engine.opponent();
        let more = instead(turn, opponent, alphabet);
        for told in thrown_away(turn, opponent, alphabet).into_iter().chain(more) {
            writeln!(out, "{told}")?;
        }
        if let Some(judged) = judged.guesses.get(number - 1) {
            writeln!(out, "{}", guess_in(judged, round))?;
        }
    }
    writeln!(out, "\n{}", told::ended(finished))?;
    if let Some(told) = told::never_chose(finished) {
        writeln!(out, "{told}")?;
    }
    for told in judgement(judged, round)
        .into_iter()
        .chain(accuracy_of(judged, finished))
        .chain(fair_game(&story.fair, engine.opponent()))
    {
        writeln!(out, "{told}")?;
    }
    let named: Vec<_> = story.fitting.iter().take(NAMED).map(ToString::to_string).collect();
    writeln!(out, "{}", told::fitting(story.fitting_count, &named))
}
