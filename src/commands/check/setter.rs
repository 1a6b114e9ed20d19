//! Checks somebody else's setter against the rule that it must follow.

use std::sync::Arc;

use super::Failure;
use super::case::TestGame;
use super::judged::Judged;
use crate::commands::oracle::lower;
use crate::engine::Rule;
use crate::game::Lives;
use crate::players::Seated;
use crate::referee::{FromPlayer, GameEnding, OracleTurn, Referee, Side, Step, ToPlayer, turns};
use crate::text::commands::check as told;
use crate::words::{Candidates, Family, Letter, Pattern, Places, WordsOfLength};

/// The number of words of a family that are shown.
const WORDS: usize = 12;

/// Asks a setter for the letters of a game and compares each answer with the rule's. After a wrong answer,
/// the following ones are judged by the words that it left.
pub fn judge(
    seat: &mut Seated,
    rule: Rule,
    listed: &Arc<WordsOfLength>,
    game: &TestGame,
    transcript: &mut Vec<String>,
) -> Judged {
    let mut referee = Referee::new(listed, Lives::at_least_one(game.misses), 0);
    let mut judged = Judged::default();
    let mut letters = game.letters.chars().filter_map(|c| listed.alphabet().letter(c));
    let mut played: Vec<(Letter, Places)> = Vec::new();
    let mut candidates = listed.candidates();
    loop {
        for (role, message) in referee.take_messages() {
            if role == Side::Setter {
                seat.tell(&mut referee, role, &message, transcript);
            }
        }
        match referee.next().clone() {
            Step::Over(GameEnding::Forfeit { by: Side::Setter, fault }) => {
                judged.fault = Some(fault);
                return judged;
            }
            Step::Over(_) => return judged,
            Step::Ask(Side::Guesser, _) => match letters.next() {
                Some(letter) => {
                    let letter = listed.alphabet().lower(letter).unwrap_or('?');
                    referee.hear(&format!("guess {letter}"));
                }
                None => {
                    // The setter has won; the game ends here.
                    let message = ToPlayer::Result(true, None);
                    seat.tell(&mut referee, Side::Setter, &message, transcript);
                    if !matches!(referee.next(), Step::Over(_)) {
                        return judged;
                    }
                }
            },
            Step::Ask(Side::Setter, message) => {
                let before = referee.answers().len();
                seat.ask(&mut referee, Side::Setter, &message, transcript);
                let Some(answer) = referee.answers().get(before).filter(|answer| answer.fit > 0)
                else {
                    continue;
                };
                let (letter, said) = (answer.letter, answer.places);
                let families = candidates.families(letter);
                let turn = played.len() as u32 + 1;
                let allowed = rule.allowed(&families, turn);
                if let Some(kind) = weigh(&mut judged, rule, turn, &families, &allowed, said) {
                    let answers = (&played[..], (letter, said));
                    judged.fail(different(kind, rule, answers, &candidates, &allowed));
                }
                candidates.keep(letter, said);
                played.push((letter, said));
            }
        }
    }
}

/// Counts an answer as right or wrong. Returns the kind of mistake, if it is wrong.
fn weigh(
    judged: &mut Judged,
    rule: Rule,
    turn: u32,
    families: &[Family],
    allowed: &[Family],
    said: Places,
) -> Option<&'static str> {
    let right_size = allowed.first().map_or(0, |one| one.size);
    let same_size = families.iter().any(|one| one.places == said && one.size == right_size);
    if families.iter().any(|one| one.size != right_size) {
        judged.main.count(same_size);
    }
    let is_right = allowed.iter().any(|one| one.places == said);
    let equals = families.iter().filter(|one| one.size == right_size).count();
    // Where any of the largest may be kept, there is nothing to judge.
    if families.len() > 1 && (allowed.len() < equals || !is_right) {
        judged.fine.count(is_right);
    }
    match (is_right, same_size, rule.keeps_second(turn)) {
        (true, ..) => None,
        (false, _, true) => Some(told::LEVEL),
        (false, true, false) => Some(told::TIE),
        (false, false, false) => Some(told::SIZE),
    }
}

/// Describes an answer that differs from the rule's. `candidates` are the words that fit the answers played before.
fn different(
    kind: &str,
    rule: Rule,
    (played, (letter, said)): (&[(Letter, Places)], (Letter, Places)),
    candidates: &Candidates,
    allowed: &[Family],
) -> Failure {
    let alphabet = candidates.listed().alphabet();
    let turn = played.len() as u32 + 1;
    let families = candidates.families(letter);
    let rows = turns(candidates, &[letter], rule.with_level(0)).unwrap_or_default();
    let mut pattern = Pattern::hidden(alphabet, candidates.listed().length());
    for (letter, places) in played {
        pattern.reveal(*letter, *places);
    }
    let mut table = String::new();
    for one in rows.iter().flat_map(|turn: &OracleTurn| &turn.families) {
        let mut shown = pattern.clone();
        shown.reveal(letter, one.family.places);
        let is_allowed = allowed.iter().any(|family| family.places == one.family.places);
        let mark = match (is_allowed, one.family.places == said) {
            (true, false) => told::RULE_KEEPS,
            (false, true) => told::SETTER_KEPT,
            _ => "",
        };
        let mut words: Vec<_> =
            one.words.words().take(WORDS).map(|word| word.played_lower()).collect();
        if one.family.size > WORDS {
            words.push("...".to_owned());
        }
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
        right: &allowed.iter().map(|one| answer(letter, one.places)).collect::<Vec<_>>(),
        sizes: (allowed.first().map_or(0, |one| one.size), size(said)),
        second: rule.keeps_second(turn) && families.len() > 1,
    };
    Failure { kind: kind.to_owned(), sentence: sentence.to_string(), table }
}
