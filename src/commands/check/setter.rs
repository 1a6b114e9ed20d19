//! A stranger's setter against the rule that it must follow.

use super::case::TestCase;
use super::prepared::Prepared;
use super::{CheckRun, CommandError, Failure, Follows};
use crate::commands::oracle::lower;
use crate::guesser::GuesserKind;
use crate::players::Spec;
use crate::referee::{FromPlayer, GameEnding, OracleTurn, Side, Step, turns};
use crate::text::commands::check as told;
use crate::words::{Candidates, Letter, Pattern, Places};

/// Plays the letters of a case and compares each answer with the rule's; `None` where all are right.
pub(super) fn find(
    checked: &CheckRun<'_>,
    follows: Follows,
    case: &TestCase,
) -> Result<Option<Failure>, CommandError> {
    let Some(prepared) = Prepared::of(case, &checked.arena)? else { return Ok(None) };
    // The letters are told by nobody: this command says them itself.
    let guesser = Spec::Guesser(GuesserKind::Frequency);
    let sitting = prepared.sitting(checked, &guesser, checked.command);
    let (game, mut table) = prepared.game(&sitting);
    let listed = &prepared.listed;
    let mut transcript = Vec::new();
    let mut seated = match sitting.sit(Side::Setter, &game, &mut transcript) {
        Ok(seated) => seated,
        Err(fault) => {
            let sentence = told::fault(Side::Setter, fault);
            return Ok(Some(Failure { sentence, table: indented(&transcript) }));
        }
    };
    let mut letters = case.letters.chars().filter_map(|c| listed.alphabet().letter(c));
    let mut played: Vec<(Letter, Places)> = Vec::new();
    let mut candidates = listed.candidates();
    loop {
        for (role, message) in table.take_told() {
            if role == Side::Setter {
                seated.tell(&mut table, role, &message, &mut transcript);
            }
        }
        match table.next().clone() {
            Step::Over(GameEnding::Forfeit { fault, .. }) => {
                let sentence = told::fault(Side::Setter, fault);
                return Ok(Some(Failure { sentence, table: indented(&transcript) }));
            }
            Step::Over(_) => return Ok(None),
            Step::Ask(Side::Guesser, _) => match letters.next() {
                Some(letter) => {
                    table
                        .hear(&format!("guess {}", listed.alphabet().lower(letter).unwrap_or('?')));
                }
                None => return Ok(None),
            },
            Step::Ask(Side::Setter, message) => {
                let before = table.answers().len();
                seated.ask(&mut table, Side::Setter, &message, &mut transcript);
                let Some(answer) = table.answers().get(before).filter(|answer| answer.fit > 0)
                else {
                    continue;
                };
                let turn = played.len() as u32 + 1;
                let families = candidates.families(answer.letter);
                let right = follows.rule.choose(&families, turn).places;
                let size =
                    |places| families.iter().find(|family| family.places == places).map(|f| f.size);
                let wrong = match follows.sizes_only {
                    true => size(right) != size(answer.places),
                    false => right != answer.places,
                };
                if wrong {
                    let letter = answer.letter;
                    return Ok(Some(different(
                        follows,
                        &played,
                        &listed.candidates(),
                        letter,
                        answer.places,
                    )));
                }
                candidates.keep(answer.letter, answer.places);
                played.push((answer.letter, answer.places));
            }
        }
    }
}

/// Tells an answer that is not the rule's.
fn different(
    follows: Follows,
    played: &[(Letter, Places)],
    all: &Candidates,
    letter: Letter,
    said: Places,
) -> Failure {
    // What came before was the rule's, or as good: it is played again as it was said.
    let mut candidates = all.clone();
    for (letter, places) in played {
        candidates.keep(*letter, *places);
    }
    let alphabet = all.listed().alphabet();
    let turn = played.len() + 1;
    let families = candidates.families(letter);
    let kept = follows.rule.choose(&families, turn as u32).places;
    let rows = turns(&candidates, &[letter], follows.rule.with_level(0)).unwrap_or_default();
    let mut pattern = Pattern::hidden(alphabet, all.listed().length());
    for (letter, places) in played {
        pattern.reveal(*letter, *places);
    }
    let mut table = String::new();
    let mut sizes = (0, 0);
    for one in rows.iter().flat_map(|turn: &OracleTurn| &turn.families) {
        let mut shown = pattern.clone();
        shown.reveal(letter, one.family.places);
        let mark = match (one.family.places == kept, one.family.places == said) {
            (true, true) => "",
            (true, false) => told::RULE_KEEPS,
            (false, true) => told::SETTER_KEPT,
            (false, false) => "",
        };
        if one.family.places == kept {
            sizes.0 = one.family.size;
        }
        if one.family.places == said {
            sizes.1 = one.family.size;
        }
        let words: Vec<_> = one.words.words().map(|word| word.played_lower()).collect();
        let row =
            format!("  {}  {:>3}  {:<24} {mark}", lower(&shown), one.family.size, words.join(" "));
        table += row.trim_end();
        table.push('\n');
    }
    let letter = alphabet.upper(letter);
    let answer =
        |(letter, places): &(_, _)| FromPlayer::Answer(Some(*letter), *places).line(alphabet);
    let before: Vec<_> = played.iter().map(answer).collect();
    Failure { sentence: told::other_family(turn, &before, letter, sizes.0, sizes.1), table }
}

/// A transcript, for a message.
pub(super) fn indented(transcript: &[String]) -> String {
    transcript.iter().map(|line| format!("  {line}\n")).collect()
}
