//! What puzzles say.

use super::Medium;
use super::career::{by_code, in_language};
use super::keys::Reach;
use super::round::{already_guessed, answer, not_a_letter};
use super::values::{capital, grouped, in_words, listed, ordinals};
use super::{Signs, count, end, menu, opening};
use crate::app::keys::Action;
use crate::app::{PuzzleRemark, PuzzleScreen};
use crate::position::Position;
use crate::puzzles::{COUNT, OF_A_LEVEL, Otherwise, PerfectReply, Progress, WhyLost};
use crate::words::{Alphabet, Candidates, Letter, Places, Word};

/// The most words that a sentence names.
pub(super) const NAMED: usize = 3;

/// The most letters that a sentence names.
const LETTERS: usize = 4;

/// Says which puzzle comes next, and what was solved so far: "level 5 · 38 solved · 6 in a row at the first try". The row may
/// be said elsewhere.
pub fn standing(progress: Progress, with_row: bool, to: Medium) -> String {
    let solved = Some(progress.solved()).filter(|solved| *solved > 0);
    let solved = solved.map(|solved| format!("{} solved", grouped(solved)));
    let level = format!("level {}", progress.level());
    let row = row(progress).filter(|_| with_row);
    let parts: Vec<_> = [Some(level), solved, row].into_iter().flatten().collect();
    parts.join(if to.is_screen() { " · " } else { ", " })
}

/// "6 in a row at the first try"; `None` if it is no row.
pub fn row(progress: Progress) -> Option<String> {
    let row = Some(progress.streak()).filter(|row| *row > 1)?;
    Some(format!("{} in a row at the first try", grouped(row)))
}

/// Returns the name of a puzzle and its level.
pub fn name(screen: &PuzzleScreen) -> [String; 2] {
    let level = screen.puzzle.level();
    let language = in_language(screen.puzzle.position().alphabet());
    [format!("Puzzle {}{language}", grouped(screen.number)), format!("level {level}")]
}

/// Says what a puzzle asks.
pub const QUESTION: &str = "It could be any of these words. Only one letter is sure to win. Which?";

/// Says what puzzles are about.
pub const ABOUT: &str = "A puzzle begins with all the words that still fit. With so few lives, only one letter is sure to \
                         win, whatever the computer answers. After that, more than one letter may work.";

/// Says what came of the last letter.
pub fn remark(screen: &PuzzleScreen, to: Medium) -> String {
    let alphabet = screen.puzzle.position().alphabet();
    match &screen.remark {
        PuzzleRemark::Begin if screen.position() == screen.puzzle.position() => QUESTION.to_owned(),
        // Later letters need not be the only ones.
        PuzzleRemark::Begin => "Which letter wins?".to_owned(),
        PuzzleRemark::NotALetter(typed) => not_a_letter(*typed, alphabet, to),
        PuzzleRemark::Again(letter) => {
            let (name, start) = (to.letter(*letter, alphabet), screen.puzzle.position());
            match start.guessed().contains(*letter) {
                true => opening::given(&name, !start.pattern().places_of(*letter).is_empty()),
                false => already_guessed(&name),
            }
        }
        PuzzleRemark::Answered(letter, reply) => {
            let answer = answer(*letter, reply.places, alphabet, to);
            let then = match reply.loses() {
                true => format!("Wrong. {}{}", lost(reply), next(screen)),
                false if screen.is_solved() => solved(screen),
                // A right letter can be a miss.
                false if reply.places.is_empty() => "Right all the same. What next?".to_owned(),
                false => "Right! What next?".to_owned(),
            };
            format!("{answer} {then}")
        }
    }
}

/// Says that puzzles of another level come next, and which have come to an end; nothing otherwise.
fn next(screen: &PuzzleScreen) -> String {
    let Some(progress) = screen.leads_to else { return String::new() };
    let (level, next) = (screen.puzzle.level(), progress.level());
    if progress.ends() {
        return format!(
            " That was the last of all {} puzzles; now they start over.",
            grouped(COUNT)
        );
    }
    match screen.number.is_multiple_of(OF_A_LEVEL) {
        true => format!(" That was the last puzzle of level {level}. Next comes level {next}."),
        false => format!(" Next comes level {next}."),
    }
}

/// Says what a wrong letter leaves.
fn lost(reply: &PerfectReply) -> String {
    let Some(words) = reply.position.candidates() else { return String::new() };
    match (reply.position.misses_left(), words.len()) {
        (0, 1) => format!("That was your last life, and {} is left.", words_of(words)),
        (0, _) => format!("That was your last life, and {} are left.", words_of(words)),
        (..) => format!("It keeps {}.", words_of(words)),
    }
}

/// Says why the last letter lost, down to the last step that fails, in sentences that can be left out from the last; none if
/// it did not, or took the last life: "Even the best guesses can leave you with one life for COUP and SOUP." "Each letter that
/// tells them apart is in just one of them, so it can be a miss." One of those letters may be what would have won, so none is
/// named before that is.
pub fn reason(screen: &PuzzleScreen, to: Medium) -> Vec<String> {
    let (Some(WhyLost { line, end, telling }), PuzzleRemark::Answered(..)) =
        (&screen.reason, &screen.remark)
    else {
        return Vec::new();
    };
    let (alphabet, names) = (end.alphabet(), !screen.winners.is_empty());
    let letters = telling.iter().map(|letter| to.letter(letter, alphabet));
    let apart = match telling.len() {
        ..=LETTERS if names => format!("that tells them apart ({})", listed(letters, "and")),
        _ => String::from("that tells them apart"),
    };
    let missing = match end.words_left() {
        2 => "in just one of them",
        _ => "missing from at least one of them",
    };
    let miss = format!("each letter {apart} is {missing}, so it can be a miss.");
    let Some(words) = end.candidates().filter(|_| !line.is_empty()) else {
        return vec![format!("You have one life, and {miss}")];
    };
    let steps = line.iter().map(|(letter, at)| step(*letter, *at, alphabet, to));
    let steps = if names { format!(", {},", listed(steps, "then")) } else { String::new() };
    let guesses = if line.len() == 1 { "guess" } else { "guesses" };
    let words = words_of(words);
    vec![
        format!("Even the best {guesses}{steps} can leave you with one life for {words}."),
        capital(&miss),
    ]
}

/// Says why the first letter was right whichever answer it got, once the puzzle is solved: "The other answer to P (no P) would
/// leave NOUN and NOUS, and the N is in both, in different places."
pub fn otherwise(screen: &PuzzleScreen, to: Medium) -> Option<String> {
    let Otherwise { letter, places, answers, left, next } = screen.otherwise.as_ref()?;
    let alphabet = left.alphabet();
    let name = to.letter(*letter, alphabet);
    let words = words_of(left.candidates()?);
    if *answers > 1 && next.is_none() {
        return Some(format!(
            "Any other answer to {name} would leave just one word, such as {words}."
        ));
    }
    let answer = match places.count() {
        0 => format!("no {name}"),
        1 => format!("{}, {}", to.a_letter(*letter, alphabet), to.places(*places)),
        count => format!("{} {name}'s, {}", in_words(count), to.places(*places)),
    };
    let other = if *answers == 1 { "The other answer" } else { "Its best other answer" };
    let other = format!("{other} to {name}");
    let Some(next) = next else {
        return Some(format!("{other} ({answer}) would leave just {words}."));
    };
    let letter = format!("the {}", to.letter(next.letter, alphabet));
    let then = match (next.tells_apart, next.needs, left.words_left()) {
        (true, 1, 2) => format!("{letter} is in both, in different places"),
        (true, 1, _) => format!("{letter} is in all of them, in different places"),
        (true, 2, _) => format!("{letter} would tell them apart with one miss at most"),
        (_, needs, _) => {
            let misses = needs.saturating_sub(1) as usize;
            match misses {
                0 => format!("{letter} would win without a miss"),
                _ => format!("{letter} would win with {} at most", count::misses(misses)),
            }
        }
    };
    Some(format!("{other} ({answer}) would leave {words}, and {then}."))
}

/// Returns a letter and its answer: "R (no)", "T (3rd letter)".
fn step(letter: Letter, at: Places, alphabet: &Alphabet, to: Medium) -> String {
    let answer = if at.is_empty() { String::from("no") } else { ordinals(at) };
    format!("{} ({answer})", to.letter(letter, alphabet))
}

/// Returns a few words by name: "COUP and SOUP", "8 words".
pub(super) fn words_of(words: &Candidates) -> String {
    match words.len() {
        ..=NAMED => listed(words.words(), "and"),
        count => count::words(count),
    }
}

/// Says which letters would have won, once the player wants to know; nothing before.
pub fn winners(screen: &PuzzleScreen, to: Medium) -> String {
    let alphabet = screen.puzzle.position().alphabet();
    // "I would have won" would be about the player.
    let the = |letter| format!("the {}", to.letter(letter, alphabet));
    let letters: Vec<_> = screen.winners.iter().map(the).collect();
    let PuzzleRemark::Answered(wrong, _) = &screen.remark else { return String::new() };
    // After that letter others may win.
    let instead = format!("Instead of {}, ", the(*wrong));
    match &letters[..] {
        [] => String::new(),
        [only] => format!("{instead}{only} would have won."),
        more => format!("{instead}any of these would have won: {}.", more.join(", ")),
    }
}

/// Says what became of a word of the puzzle, once a letter has ruled some out: "kept", "gone: your S".
pub fn fate(screen: &PuzzleScreen, word: &Word, to: Medium) -> String {
    let alphabet = screen.puzzle.position().alphabet();
    match (&screen.remark, screen.ruled_out(word)) {
        (_, Some(letter)) => format!("gone: your {}", to.letter(letter, alphabet)),
        (PuzzleRemark::Answered(..), None) if screen.is_solved() => String::from("this one"),
        (PuzzleRemark::Answered(..), None)
            if screen.puzzle.words().any(|word| screen.ruled_out(&word).is_some()) =>
        {
            String::from("kept")
        }
        _ => String::new(),
    }
}

/// Returns the word that is left, once the puzzle is solved.
pub fn left(screen: &PuzzleScreen) -> Option<Word> {
    screen.position().candidates().filter(|_| screen.is_solved())?.words().next()
}

/// Says what the word means, once the puzzle is solved.
pub fn meaning(screen: &PuzzleScreen) -> Option<String> {
    end::meaning(&left(screen)?)
}

/// Says that the puzzle is solved.
fn solved(screen: &PuzzleScreen) -> String {
    let word = left(screen);
    let word = word.map(|word| word.to_string()).unwrap_or_default();
    let tries = if screen.first_try { " on the first try" } else { "" };
    format!("Solved{tries}: it has to be {word}.{}", next(screen))
}

/// Returns the label of something to do after a letter that lost, or at the end.
pub const fn label(action: Action) -> &'static str {
    match action {
        Action::Again => "Next puzzle",
        Action::Hint => "Show the letter",
        action => menu::label(action),
    }
}

/// Returns the result to share, without spoiling it: "Evil Hangman, puzzle 58 ✓ first try", and how others play it.
pub fn share(screen: &PuzzleScreen, signs: Signs, by: Reach) -> Vec<String> {
    let alphabet = screen.puzzle.position().alphabet();
    let number = screen.number;
    let mark = if signs == Signs::Squares { " ✓" } else { ": solved" };
    let tries = if screen.first_try { " first try" } else { "" };
    let name =
        format!("Evil Hangman, puzzle {}{}{mark}{tries}", grouped(number), in_language(alphabet));
    let mut lines = vec![name];
    if by == Reach::Keys {
        let language = by_code(" --language ", alphabet);
        lines.push(format!("evil-hangman{language} --puzzle {number}"));
    }
    lines
}

/// Returns what opens the puzzle in a page: "puzzle 58", "puzzle de 58".
pub fn opens(screen: &PuzzleScreen) -> String {
    let language = by_code(" ", screen.puzzle.position().alphabet());
    format!("puzzle{language} {}", screen.number)
}

/// "not in the word: E, O"; `None` without a miss.
pub fn misses(position: &Position, to: Medium) -> Option<String> {
    let alphabet = position.alphabet();
    let misses = position.guessed().iter();
    let misses = misses.filter(|letter| position.pattern().places_of(*letter).is_empty());
    let misses: Vec<_> = misses.map(|letter| to.letter(letter, alphabet)).collect();
    (!misses.is_empty()).then(|| format!("not in the word: {}", misses.join(", ")))
}
