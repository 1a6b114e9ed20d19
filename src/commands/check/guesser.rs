//! A stranger's guesser: plays by the rules, and minds what it was told.

use super::case::TestCase;
use super::prepared::Prepared;
use super::setter::indented;
use super::{CheckRun, CommandError, Failure};
use crate::engine::{Opponent, Rule};
use crate::players::Spec;
use crate::referee::{Side, Step, ToPlayer};
use crate::text::commands::check as told;
use crate::words::Candidates;

/// Lets the guesser find a word of the case against the setter of the classic assignment; `None` where it
/// does nothing wrong.
pub(super) fn find(
    checked: &CheckRun<'_>,
    case: &TestCase,
) -> Result<Option<Failure>, CommandError> {
    let Some(prepared) = Prepared::of(case, &checked.arena)? else { return Ok(None) };
    let setter = Spec::Setter(Opponent::Greedy, Rule::default(), None);
    let sitting = prepared.sitting(checked, checked.command, &setter);
    let (game, mut table) = prepared.game(&sitting);
    let mut transcript = Vec::new();
    let mut seats = Vec::new();
    for role in [Side::Guesser, Side::Setter] {
        match sitting.sit(role, &game, &mut transcript) {
            Ok(seated) => seats.push(seated),
            Err(fault) => {
                let sentence = told::fault(role, fault);
                return Ok(Some(Failure { sentence, table: indented(&transcript) }));
            }
        }
    }
    let mut candidates = prepared.listed.candidates();
    let mut seen = 0;
    loop {
        for (role, message) in table.take_told() {
            seats[role as usize].tell(&mut table, role, &message, &mut transcript);
        }
        let (role, message) = match table.next().clone() {
            Step::Over(ending) => {
                return Ok(ending.fault().map(|(by, fault)| Failure {
                    sentence: told::fault(by, fault),
                    table: indented(&transcript),
                }));
            }
            Step::Ask(role, message) => (role, message),
        };
        if let ToPlayer::Guess(letter) = message
            && let Some(sentence) = unmindful(&candidates, letter)
        {
            return Ok(Some(Failure { sentence, table: indented(&transcript) }));
        }
        seats[role as usize].ask(&mut table, role, &message, &mut transcript);
        for answer in &table.answers()[seen..] {
            candidates.keep(answer.letter, answer.places);
        }
        seen = table.answers().len();
    }
}

/// What to say of a letter that no word has which fits what the guesser was told.
fn unmindful(candidates: &Candidates, letter: crate::words::Letter) -> Option<String> {
    if candidates.letter_counts()[letter.index()] > 0 {
        return None;
    }
    let words: Vec<_> = candidates.words().map(|word| word.played_lower()).collect();
    Some(told::ignored(candidates.listed().alphabet().upper(letter), &words.join(" ")))
}
