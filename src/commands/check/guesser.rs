//! Checks somebody else's guesser: does it follow the protocol, take answers into account, and follow the
//! rule, if any?

use std::sync::Arc;

use super::case::TestGame;
use super::judged::Judged;
use super::{Failure, indented};
use crate::engine::Rule;
use crate::game::Lives;
use crate::players::Seated;
use crate::referee::{FromPlayer, GameEnding, Referee, Side, Step, ToPlayer};
use crate::text::commands::check as told;
use crate::words::{Candidates, Letter, LetterSet, Word, WordsOfLength};

/// The number of fitting words that are shown.
const WORDS: usize = 40;

/// Has a guesser find the word of a game, or play against the setter of the classic assignment.
pub fn judge(
    seat: &mut Seated,
    most_frequent: bool,
    listed: &Arc<WordsOfLength>,
    game: &TestGame,
    transcript: &mut Vec<String>,
) -> Judged {
    let alphabet = listed.alphabet();
    let mut referee = Referee::new(listed, Lives::at_least_one(game.misses), 0);
    let word = game.word.as_ref().and_then(|word| Word::parse(word, alphabet).ok());
    let mut judged = Judged::default();
    let mut candidates = listed.candidates();
    let mut guessed = LetterSet::default();
    loop {
        for (role, message) in referee.take_messages() {
            if role == Side::Guesser {
                seat.tell(&mut referee, role, &message, transcript);
            }
        }
        match referee.next().clone() {
            Step::Over(GameEnding::Forfeit { by: Side::Guesser, fault }) => {
                judged.fault = Some(fault);
                return judged;
            }
            Step::Over(_) => return judged,
            Step::Ask(Side::Guesser, message) => {
                seat.ask(&mut referee, Side::Guesser, &message, transcript);
            }
            Step::Ask(Side::Setter, ToPlayer::Guess(letter)) => {
                let wrong = weigh(&mut judged, &candidates, guessed, letter, most_frequent);
                if let Some((kind, sentence)) = wrong {
                    let kind = kind.to_owned();
                    judged.fail(Failure { kind, sentence, table: indented(transcript) });
                }
                let places = match &word {
                    Some(word) => word.places_of(letter),
                    None => {
                        let turn = referee.answers().len() as u32 + 1;
                        Rule::default().choose(&candidates.families(letter), turn).places
                    }
                };
                guessed.insert(letter);
                candidates.keep(letter, places);
                referee.hear(&FromPlayer::Answer(Some(letter), places).line(alphabet));
            }
            Step::Ask(Side::Setter, _) => {
                let word = word.clone().or_else(|| candidates.words().next());
                let Some(word) = word else { return judged };
                referee.hear(&FromPlayer::Word(word).line(alphabet));
            }
        }
    }
}

/// Counts a letter as right or wrong. Returns the kind of mistake and a sentence, if it is wrong.
fn weigh(
    judged: &mut Judged,
    candidates: &Candidates,
    guessed: LetterSet,
    letter: Letter,
    most_frequent: bool,
) -> Option<(&'static str, String)> {
    let alphabet = candidates.listed().alphabet();
    let counts = candidates.letter_counts();
    let words = counts[letter.index()];
    judged.main.count(words > 0);
    let best = alphabet.letters().filter(|letter| !guessed.contains(*letter));
    let best = best.max_by_key(|letter| counts[letter.index()])?;
    let most = counts[best.index()];
    if most_frequent {
        judged.fine.count(words == most);
    }
    let fitting = || {
        let words = candidates.words().take(WORDS).map(|word| word.played_lower());
        let more = (candidates.len() > WORDS).then(|| "...".to_owned());
        words.chain(more).collect::<Vec<_>>().join(" ")
    };
    if words == 0 {
        return Some((told::WASTED, told::ignored(alphabet.upper(letter), &fitting())));
    }
    (most_frequent && words < most).then(|| {
        let (letter, best) = (alphabet.upper(letter), alphabet.upper(best));
        let (guess, best) = ((letter, words as usize), (best, most as usize));
        (told::FREQUENCY, told::not_most_frequent(guess, best, &fitting()))
    })
}
