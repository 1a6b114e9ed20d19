//! Checks somebody else's setter against the rule that it must follow.

use std::sync::Arc;

use super::case::TestGame;
use super::judged::Judged;
use super::{Failure, Follows, indented};
use crate::commands::oracle::lower;
use crate::game::Lives;
use crate::players::Seated;
use crate::referee::{FromPlayer, GameEnding, OracleTurn, Side, Step, Table, ToPlayer, turns};
use crate::text::commands::check as told;
use crate::words::{Candidates, Family, Letter, Pattern, Places, WordsOfLength};

/// Asks a setter for the letters of a game and compares each answer with the rule's. After a wrong answer,
/// the following ones are judged by the words that it left.
pub(super) fn judge(
    seat: &mut Seated,
    follows: Follows,
    listed: &Arc<WordsOfLength>,
    game: &TestGame,
    transcript: &mut Vec<String>,
) -> Judged {
    let mut table = Table::new(listed, Lives::at_least_one(game.misses), 0);
    let mut judged = Judged::default();
    let mut letters = game.letters.chars().filter_map(|c| listed.alphabet().letter(c));
    let mut played: Vec<(Letter, Places)> = Vec::new();
    let mut candidates = listed.candidates();
    loop {
        for (role, message) in table.take_messages() {
            if role == Side::Setter {
                seat.tell(&mut table, role, &message, transcript);
            }
        }
        match table.next().clone() {
            Step::Over(GameEnding::Forfeit { by: Side::Setter, fault }) => {
                if judged.failure.is_none() {
                    let sentence = told::fault(Side::Setter, &fault);
                    judged.failure = Some(Failure { sentence, table: indented(transcript) });
                }
                judged.fault = Some(fault);
                return judged;
            }
            Step::Over(_) => return judged,
            Step::Ask(Side::Guesser, _) => match letters.next() {
                Some(letter) => {
                    let letter = listed.alphabet().lower(letter).unwrap_or('?');
                    table.hear(&format!("guess {letter}"));
                }
                None => {
                    // The setter has won; the game ends here.
                    let message = ToPlayer::Result(true, None);
                    seat.tell(&mut table, Side::Setter, &message, transcript);
                    if !matches!(table.next(), Step::Over(_)) {
                        return judged;
                    }
                }
            },
            Step::Ask(Side::Setter, message) => {
                let before = table.answers().len();
                seat.ask(&mut table, Side::Setter, &message, transcript);
                let Some(answer) = table.answers().get(before).filter(|answer| answer.fit > 0)
                else {
                    continue;
                };
                let (letter, said) = (answer.letter, answer.places);
                let families = candidates.families(letter);
                let turn = played.len() as u32 + 1;
                let right = follows.rule.choose(&families, turn).places;
                if is_wrong(&mut judged, follows, &families, right, said)
                    && judged.failure.is_none()
                {
                    let failure = different(follows, &played, &candidates, letter, said);
                    judged.failure = Some(failure);
                }
                candidates.keep(letter, said);
                played.push((letter, said));
            }
        }
    }
}

/// Counts an answer as right or wrong. Returns whether it is wrong.
fn is_wrong(
    judged: &mut Judged,
    follows: Follows,
    families: &[Family],
    right: Places,
    said: Places,
) -> bool {
    let size = |places| families.iter().find(|one| one.places == places).map_or(0, |one| one.size);
    let right_size = size(right);
    let same_size = size(said) == right_size;
    if families.iter().any(|one| one.size != right_size) {
        judged.main.count(same_size);
    }
    if follows.sizes_only {
        return !same_size;
    }
    if families.len() > 1 {
        judged.fine.count(said == right);
    }
    said != right
}

/// Describes an answer that differs from the rule's. `candidates` are the words that fit the answers played before.
fn different(
    follows: Follows,
    played: &[(Letter, Places)],
    candidates: &Candidates,
    letter: Letter,
    said: Places,
) -> Failure {
    let alphabet = candidates.listed().alphabet();
    let turn = played.len() as u32 + 1;
    let families = candidates.families(letter);
    let kept = follows.rule.choose(&families, turn).places;
    let rows = turns(candidates, &[letter], follows.rule.with_level(0)).unwrap_or_default();
    let mut pattern = Pattern::hidden(alphabet, candidates.listed().length());
    for (letter, places) in played {
        pattern.reveal(*letter, *places);
    }
    let mut table = String::new();
    for one in rows.iter().flat_map(|turn: &OracleTurn| &turn.families) {
        let mut shown = pattern.clone();
        shown.reveal(letter, one.family.places);
        let mark = match (one.family.places == kept, one.family.places == said) {
            (true, true) => "",
            (true, false) => told::RULE_KEEPS,
            (false, true) => told::SETTER_KEPT,
            (false, false) => "",
        };
        let words: Vec<_> = one.words.words().map(|word| word.played_lower()).collect();
        let row =
            format!("  {}  {:>3}  {:<24} {mark}", lower(&shown), one.family.size, words.join(" "));
        table += row.trim_end();
        table.push('\n');
    }
    let answer = |letter, places| FromPlayer::Answer(Some(letter), places).line(alphabet);
    let before: Vec<_> = played.iter().map(|(letter, places)| answer(*letter, *places)).collect();
    let size = |places| families.iter().find(|one| one.places == places).map_or(0, |one| one.size);
    let sentence = told::OtherFamily {
        turn: turn as usize,
        before: &before,
        letter: alphabet.upper(letter),
        said: &answer(letter, said),
        right: &answer(letter, kept),
        sizes: (size(kept), size(said)),
        second: follows.rule.keeps_second(turn) && families.len() > 1,
    };
    Failure { sentence: sentence.to_string(), table }
}
