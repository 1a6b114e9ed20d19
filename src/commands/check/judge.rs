//! Judges a game of somebody else's program while it is played: a setter against the rule that it must follow, a guesser
//! by the words that fit the answers.

use std::sync::Arc;

use super::case::TestGame;
use super::failure::{Failure, indented};
use super::found::Played;
use crate::engine::{Rule, Tie};
use crate::game::Lives;
use crate::players::Seated;
use crate::referee::{
    Fault, FromPlayer, GameEnding, LogKind, LogLine, Referee, Side, Step, ToPlayer, turns,
};
use crate::text::commands::check::{self as text, ScorePart};
use crate::words::{Candidates, Family, Letter, Pattern, Places, Word, WordsOfLength};

/// The number of words that are shown of a family, and of those that fit.
const WORDS: (usize, usize) = (12, 40);

/// What is demanded of a program.
#[derive(Clone, Copy, Debug)]
pub enum Demand {
    /// A setter must follow this rule.
    Rule(Rule),
    /// A guesser must name letters of words that fit, and one that is in most of them if this is set.
    Fitting {
        /// Whether no letter may be in more words.
        most_frequent: bool,
    },
}

impl Demand {
    /// Returns the side of the program.
    pub const fn side(self) -> Side {
        match self {
            Self::Rule(_) => Side::Setter,
            Self::Fitting { .. } => Side::Guesser,
        }
    }

    /// Returns whether it says which of several good answers is right.
    pub fn is_exact(self) -> bool {
        match self {
            Self::Rule(rule) => rule.in_full()[0] != Tie::Any,
            Self::Fitting { most_frequent } => most_frequent,
        }
    }
}

/// Judges the games of a program.
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    pub demand: Demand,
    pub adapter: Adapted,
}

/// How an adapter, which says what it knows of a program, is kept apart from that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adapted {
    /// There is none, and a program that speaks of itself isn't believed.
    No,
    /// The program is part of its process, and could say in its name that an answer isn't known.
    Within,
    Apart,
}

impl Judge {
    /// Returns the comments of an adapter.
    pub fn reports(self, lines: &[LogLine]) -> impl Iterator<Item = &str> {
        let is_report =
            move |line: &&LogLine| self.adapter != Adapted::No && line.kind == LogKind::Comment;
        lines.iter().filter(is_report).map(|line| &*line.text)
    }

    /// Returns why an answer is not known, if an adapter says so.
    pub fn unseen(self, lines: &[LogLine]) -> Option<&str> {
        self.reports(lines).filter(|_| self.adapter == Adapted::Apart).find_map(text::unseen)
    }

    /// Plays a game with a program. Returns the first mistake of each kind, and the fault that lost the game. After a mistake
    /// the following answers are judged by the words that it left.
    pub fn play(
        self,
        seat: &mut Seated,
        listed: &Arc<WordsOfLength>,
        game: &TestGame,
        transcript: &mut Vec<LogLine>,
    ) -> (Played, Option<Fault>) {
        let (side, alphabet) = (self.demand.side(), listed.alphabet());
        let mut referee = Referee::new(listed, Lives::at_least_one(game.misses), 0);
        let mut letters = game.plays.chars().filter_map(|c| alphabet.letter(c));
        let word = Word::parse(&game.plays, alphabet).ok();
        let mut candidates = listed.candidates();
        let mut played: Vec<(Letter, Places)> = Vec::new();
        let mut judged = Played { started: true, ..Played::default() };
        while let Step::Send(role, message) = referee.step() {
            let other = match (&message, &word) {
                _ if role == side => {
                    let before = transcript.len();
                    seat.pass(&mut referee, &message, transcript);
                    // If nobody knows the answer, the game ends here.
                    if self.unseen(&transcript[before..]).is_some() {
                        seat.pass(&mut referee, &ToPlayer::Result(true, None), transcript);
                        break;
                    }
                    None
                }
                _ if message.wants().is_none() => None,
                (ToPlayer::Guess(letter), Some(word)) => {
                    Some(FromPlayer::Answer(Some(*letter), word.places_of(*letter)))
                }
                (ToPlayer::Reveal, Some(word)) => Some(FromPlayer::Word(word.clone())),
                _ => {
                    let letter = letters.next();
                    if letter.is_none() {
                        // The setter has won; the game ends here.
                        seat.pass(&mut referee, &ToPlayer::Result(true, None), transcript);
                        break;
                    }
                    letter.map(FromPlayer::Guess)
                }
            };
            if let Some(message) = other {
                referee.hear(&message.line(alphabet));
            }
            let Some(answer) = referee.answers().get(played.len()).filter(|answer| answer.fit > 0)
            else {
                continue;
            };
            let (letter, places) = (answer.letter, answer.places);
            let failure = match self.demand {
                Demand::Rule(rule) => other_family(rule, &played, (letter, places), &candidates),
                Demand::Fitting { most_frequent } => {
                    let failure = other_letter(most_frequent, &played, letter, &candidates);
                    failure.map(|failure| Failure { table: indented(transcript), ..failure })
                }
            };
            let failure = failure.filter(|one| !judged.has(&one.kind));
            judged.failures.extend(failure);
            judged.answers += 1;
            candidates.keep(letter, places);
            played.push((letter, places));
        }
        if let Demand::Rule(rule) = self.demand {
            let answered: Vec<_> = played.iter().map(|(letter, _)| *letter).collect();
            judged.by_chance = by_chance(rule, &answered, game.misses, &listed.candidates());
        }
        let fault = referee.ending().and_then(GameEnding::fault).filter(|(by, _)| *by == side);
        (judged, fault.map(|(_, fault)| fault.clone()))
    }
}

/// Returns for each part of the score how likely a setter that holds a word is right about these letters: the share of the words
/// with which it would be.
pub fn by_chance(rule: Rule, letters: &[Letter], misses: u32, words: &Candidates) -> [f64; 5] {
    let mut chances = [0.0; 5];
    for part in [ScorePart::Sizes, ScorePart::Exact] {
        let right = right_words(rule, part, letters, 1, misses, words);
        chances[part as usize] = right as f64 / words.len() as f64;
    }
    chances
}

/// Counts the words with which a setter does in a part of the score what a rule demands, from this turn on.
fn right_words(
    rule: Rule,
    part: ScorePart,
    letters: &[Letter],
    turn: u32,
    misses: u32,
    words: &Candidates,
) -> usize {
    let Some((letter, later)) = letters.split_first().filter(|_| misses > 0) else {
        return words.len();
    };
    let families = words.split(*letter);
    let sizes: Vec<_> = families.iter().map(|(family, _)| *family).collect();
    let allowed = rule.allowed(&sizes, turn);
    // On a turn that keeps the second family, its size is no excuse for another.
    let is_right = |family: &Family| match part == ScorePart::Exact || rule.keeps_second(turn) {
        true => allowed.iter().any(|one| one.places == family.places),
        false => allowed.first().is_some_and(|one| one.size == family.size),
    };
    let right = families.iter().filter(|(family, _)| is_right(family));
    let go_on = |(family, words): &(Family, Candidates)| {
        let misses = misses - u32::from(family.places.is_empty());
        right_words(rule, part, later, turn + 1, misses, words)
    };
    right.map(go_on).sum()
}

/// Returns a mistake if a setter's answer differs from the rule's. `candidates` are the words that fit the answers played
/// before.
fn other_family(
    rule: Rule,
    played: &[(Letter, Places)],
    (letter, said): (Letter, Places),
    candidates: &Candidates,
) -> Option<Failure> {
    let alphabet = candidates.listed().alphabet();
    let turn = played.len() as u32 + 1;
    let allowed = rule.allowed(&candidates.families(letter), turn);
    let is_allowed = |places: Places| allowed.iter().any(|family| family.places == places);
    if is_allowed(said) {
        return None;
    }
    let mut pattern = Pattern::hidden(alphabet, candidates.listed().length());
    played.iter().for_each(|(letter, places)| pattern.reveal(*letter, *places));
    let (mut table, mut kept) = (String::new(), 0);
    let rows = turns(candidates, &[letter], rule.with_level(0)).unwrap_or_default();
    for one in rows.iter().flat_map(|turn| &turn.families) {
        let mut shown = pattern.clone();
        shown.reveal(letter, one.family.places);
        let mark = match (is_allowed(one.family.places), one.family.places == said) {
            (true, _) => text::RULE_KEEPS,
            (false, true) => text::SETTER_KEPT,
            _ => "",
        };
        if one.family.places == said {
            kept = one.family.size;
        }
        let words = listing(&one.words, WORDS.0);
        let row = format!("  {}  {:>3}  {words:<24} {mark}", shown.lower(), one.family.size);
        table += &format!("{}\n", row.trim_end());
    }
    let best = allowed.first().map_or(0, |one| one.size);
    let answer = |letter, places| FromPlayer::Answer(Some(letter), places).line(alphabet);
    let before: Vec<_> = played.iter().map(|(letter, places)| answer(*letter, *places)).collect();
    let right: Vec<_> = allowed.iter().map(|one| answer(letter, one.places)).collect();
    let kind = match kept == best {
        _ if rule.keeps_second(turn) => text::LEVEL,
        true => text::TIE,
        false => text::SIZE,
    };
    let said = answer(letter, said);
    let sentence =
        text::other_family(&before, alphabet.upper(letter), (&said, &right), (kept, best));
    Some(Failure { kind: kind.to_owned(), sentence, table, fault: None })
}

/// Returns a mistake if a guesser's letter is in no word that fits, or, if that is demanded, in fewer than another.
fn other_letter(
    most_frequent: bool,
    played: &[(Letter, Places)],
    letter: Letter,
    candidates: &Candidates,
) -> Option<Failure> {
    let alphabet = candidates.listed().alphabet();
    let counts = candidates.letter_counts();
    let count = |letter: Letter| counts[letter.index()] as usize;
    let open = |one: &Letter| played.iter().all(|(letter, _)| letter != one);
    let best = alphabet.letters().filter(open).max_by_key(|letter| count(*letter))?;
    let kind = match count(letter) {
        0 => text::WASTED,
        words if most_frequent && words < count(best) => text::FREQUENCY,
        _ => return None,
    };
    let [guess, best] = [letter, best].map(|letter| (alphabet.upper(letter), count(letter)));
    let sentence = text::other_letter(guess, best, &listing(candidates, WORDS.1));
    Some(Failure { kind: kind.to_owned(), sentence, table: String::new(), fault: None })
}

/// Returns the first of these words.
fn listing(words: &Candidates, most: usize) -> String {
    let more = (words.len() > most).then(|| "...".to_owned());
    let words = words.words().take(most).map(|word| word.played_lower());
    words.chain(more).collect::<Vec<_>>().join(" ")
}
