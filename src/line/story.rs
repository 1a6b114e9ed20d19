//! The story of a round in plain sentences.

use std::io::{self, Write};

use crate::game::{Finished, Judgement, Story};
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
    let round = &finished.round;
    let engine = round.engine();
    let alphabet = engine.alphabet();
    let story = Story::of(round);
    writeln!(out, "{}", told::title(round))?;
    for (number, turn) in (1..).zip(&story.turns) {
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
