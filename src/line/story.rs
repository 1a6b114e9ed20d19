//! The story of a round in plain sentences.

use std::io::{self, Write};

use crate::game::{Finished, Judgement, Story, Turn};
use crate::text::aloud::guess_aloud;
use crate::text::endings as told;
use crate::text::heard::heard;
use crate::text::lines::word;
use crate::text::story::{accuracy_of, fair_game, instead, judgement, reason, thrown_away};

/// How many of the words that would have fitted are named.
const NAMED: usize = 20;

/// Tells a round that has ended, and how a perfect player stood in it.
///
/// # Errors
/// What the output fails with.
pub fn tell(finished: &Finished, judged: &Judgement, out: &mut impl Write) -> io::Result<()> {
    tell_turns(finished, judged, out)
}

/// Tells how a round went without its turns: the result, the figure, the worst letter, and how the words fell.
pub(super) fn tell_in_short(
    finished: &Finished,
    judged: &Judgement,
    out: &mut impl Write,
) -> io::Result<()> {
    let round = &finished.round;
    tell_result(finished, judged, &mut *out)?;
    let story = Story::of(round);
    told::worst(judged, round)
        .into_iter()
        .chain(told::words_fell(&story.turns, round.engine().alphabet()))
        .chain(fair_game(&story.fair, round.engine().opponent()))
        .try_for_each(|told| writeln!(out, "{}", heard(&told)))
}

/// The turns of a round, each in a few sentences.
pub(super) fn turns(finished: &Finished, judged: &Judgement) -> Vec<String> {
    let turns = Story::of(&finished.round).turns;
    let turns = (1..).zip(&turns);
    turns.map(|(number, turn)| of_turn(number, turn, finished, judged)).collect()
}

fn of_turn(number: usize, turn: &Turn, finished: &Finished, judged: &Judgement) -> String {
    let round = &finished.round;
    let engine = round.engine();
    let (opponent, alphabet) = (engine.opponent(), engine.alphabet());
    let mut known = turn.pattern.clone();
    known.reveal(turn.letter, turn.answer);
    let mut sentences = vec![told::turn(number, turn, alphabet)];
    let letter = alphabet.upper(turn.letter).to_string();
    let judged = judged.guesses.get(number - 1);
    sentences.extend(judged.map(|judged| guess_aloud(judged, round, &letter)));
    // After a miss it is as it was.
    sentences.extend((!turn.is_miss()).then(|| word(&known, alphabet)));
    // That no word fits any more is said once.
    sentences.extend((turn.before() > 0).then(|| heard(&reason(turn, opponent, alphabet))));
    sentences.extend(thrown_away(turn, opponent, alphabet));
    sentences.extend(instead(turn, opponent, alphabet).map(|told| heard(&told)));
    sentences.join("\n")
}

fn tell_result(finished: &Finished, judged: &Judgement, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}", told::ended(finished))?;
    if let Some(told) = told::never_chose(finished) {
        writeln!(out, "{told}")?;
    }
    judgement(judged, &finished.round)
        .into_iter()
        .chain(accuracy_of(judged, finished))
        .try_for_each(|told| writeln!(out, "{}", heard(&told)))
}

fn tell_turns(finished: &Finished, judged: &Judgement, out: &mut impl Write) -> io::Result<()> {
    let round = &finished.round;
    let story = Story::of(round);
    writeln!(out, "{}", told::title(round))?;
    for (number, turn) in (1..).zip(&story.turns) {
        writeln!(out, "\n{}", of_turn(number, turn, finished, judged))?;
    }
    writeln!(out)?;
    tell_result(finished, judged, out)?;
    if let Some(told) = fair_game(&story.fair, round.engine().opponent()) {
        writeln!(out, "{}", heard(&told))?;
    }
    let named: Vec<_> = story.fitting.iter().take(NAMED).map(ToString::to_string).collect();
    writeln!(out, "{}", told::fitting(story.fitting_count, &named))
}
