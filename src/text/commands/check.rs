//! The sentences of `check`.

mod given;
mod score;

use std::fmt::Display;
use std::path::Path;
use std::time::Duration;

use crate::engine::Tie;
use crate::referee::Side;
use crate::text::{count, sentence, values::counted};
pub use given::{
    NO_SUBMISSION, NOT_UNDERSTOOD, earlier_results, hidden, hopeless, may_be_a_class,
    missing_compiler, no_compiler, no_program, not_folders, not_here, only_files, with_is_a_file,
};
pub use score::{ScorePart, part, right_of};

/// The kinds of mistakes that are no faults: the wrong family where it has another size, as good a size, or on a turn
/// that keeps the second largest.
pub const SIZE: &str = "size";
pub const TIE: &str = "tie";
pub const LEVEL: &str = "level";
/// The kinds of a guesser: a letter in no word that fits, and one that is not the most frequent.
pub const WASTED: &str = "wasted";
pub const FREQUENCY: &str = "frequency";

/// The kind of a game that goes wrong because of the game before it.
pub const SECOND_GAME: &str = "second_game";

/// Names a kind of mistake.
pub fn kind(kind: &str) -> String {
    let name = match kind {
        SIZE => "not the largest family",
        TIE => "a tie broken against the rule",
        LEVEL => "not the second largest family on its turn",
        WASTED => "a letter that no fitting word has",
        FREQUENCY => "not the most frequent letter",
        "too_slow" => "no answer in time",
        "out_of_time" => "too slow for a whole game",
        "deaf" => "it doesn't read what it is sent",
        "ended" => "the program ended too early",
        "closed" => "its output ended too early",
        "not_understood" => "a line that is no answer",
        "no_word_fits" => "answers that no word fits",
        "does_not_fit" => "a word at the end that doesn't fit",
        "not_on_the_list" => "a word at the end that isn't on the list",
        "wrong_length" => "a word at the end with another length",
        SECOND_GAME => "something of the game before is kept",
        "no_start" => "it cannot be started",
        "board" => "a board that contradicts the one before",
        "words_changed" => "the list of words was changed",
        "memory" => "more memory than allowed",
        "processes" => "more processes than allowed",
        "version" => "another version of the protocol",
        "repeated" => "a letter that had been answered before",
        "wrong_letter" => "an answer about another letter",
        "past_the_end" => "a place beyond the end of the word",
        "long_line" => "a line that is too long",
        "flood" => "blank lines and comments without an answer",
        "not_utf8" => "bytes that are not UTF-8",
        other => return other.replace('_', " "),
    };
    name.to_owned()
}

/// Says what a setter has to keep, in full.
pub fn rule(ties: &[Tie], level: u32) -> String {
    let mut text = String::from("the largest family");
    for tie in ties {
        text += match tie {
            Tie::None => "; of equals, the one without the letter",
            Tie::Fewest => "; of equals, the one with the letter least often",
            Tie::Rightmost => {
                "; of equals, the one with the letter furthest right (the last place, then the one before)"
            }
            Tie::First => "; of equals, the one whose pattern comes first (- before letters)",
            Tie::Any => "; of equals, any",
        };
    }
    if level > 0 {
        text += &format!(
            "; on every turn whose number is a multiple of {level}, the second by this order"
        );
    }
    text
}

/// What a guesser has to do.
pub const ANY_FITTING: &str = "letters that some fitting word has";
pub const MOST_FREQUENT: &str = "a letter that most of the fitting words have";

/// Says how many games had a mistake.
pub fn wrong(wrong: usize, games: usize, role: &str, program: &str) -> String {
    let games = count::games(games);
    match wrong {
        0 => format!("No mistake of the {role} {program} in {games}."),
        wrong => format!("The {role} {program} made mistakes in {wrong} of {games}."),
    }
}

/// Names the rule that games were judged by.
pub fn judged_by(rule: &str) -> String {
    format!("The rule: {rule}.")
}

/// Says why a program isn't waited for any longer.
pub fn gave_up(sentence: &str) -> String {
    format!("{sentence} Three games in a row ended like this.")
}

/// Says that `left` games were not played.
pub fn unfinished(left: usize) -> String {
    let left = counted(left, "game was not played and counts", "games were not played and count");
    format!("Unfinished: {left} as lost.")
}

/// Says how long the game with the large dictionary took.
pub fn large(words: usize, length: usize, seconds: f64) -> String {
    let (words, letters) = (count::words(words), count::letters(length));
    format!("The large dictionary, {words} of {letters}: read and played in {seconds:.2} s.")
}

/// Introduces mistakes with words of other lengths.
pub fn odd(lengths: impl Display) -> String {
    format!("With words of other lengths than {lengths}, which cost no points:")
}

/// Says what can be judged of a program for people.
pub const FOR_PEOPLE: &str = "Judged are the answers to letters and the word at the end; not lives, repeated letters, counts, messages and who wins.";

/// Introduces a kind of mistake with its number and the number of games.
pub fn mistake(number: usize, kind: &str, games: usize) -> String {
    format!("{number}. {} ({})", self::kind(kind), count::games(games))
}

/// Returns the kind and the sentence of a mistake that an adapter reports as a comment: a broken contract of a method, or a
/// mistake of another kind.
pub fn reported(line: &str) -> Option<(String, String)> {
    if let Some(mistake) = line.strip_prefix("# mistake ") {
        let (kind, sentence) = mistake.split_once(": ")?;
        return Some((kind.to_owned(), sentence.to_owned()));
    }
    let (name, broken) = line.strip_prefix("# contract ")?.split_once(": ")?;
    Some((
        format!("contract {name}"),
        format!("The class breaks the contract of {name}: {broken}."),
    ))
}

/// Returns the method that begins a game, which an adapter for a class with contracts reports as a comment.
pub fn begins(line: &str) -> Option<&str> {
    line.strip_prefix("# contracts ")
}

/// Returns why an answer is unknown, which an adapter reports as a comment.
pub fn unseen(line: &str) -> Option<&str> {
    line.strip_prefix("# unseen ")
}

/// Returns what is not judged although it looks wrong, which an adapter reports as a comment.
pub fn remark(line: &str) -> Option<&str> {
    line.strip_prefix("# not judged ")
}

/// Says what was not judged, or why.
pub fn not_judged(why: &str, games: usize) -> String {
    format!("Not judged, and no points lost: in {}, {why}.", count::games(games))
}

/// Says in a line of a class what was not judged.
pub fn left_out(why: &str) -> String {
    format!("[not judged: {why}]")
}

/// Says that a game is right as the first one and wrong after another one, with what went wrong.
pub fn kept(begins: Option<&str>, wrong: &str) -> String {
    let begins = begins.unwrap_or("The program");
    format!(
        "{begins} keeps something of the last game; the same game is right as the first one. {wrong}"
    )
}

pub const SUBMISSIONS: &str = "submissions";

/// What the table has instead of points.
pub const NO_GRADE: &str = "no grade";

/// Why there is no grade yet.
pub const NOT_CHECKED: &str = "It hasn't been checked to the end. Run the same command again.";
pub const INTERRUPTED: &str = "The check was interrupted. Run the same command again.";

/// Says that the time for a submission ran out, while compiling or after this number of `games`.
pub fn out_of_time(time: Duration, games: Option<usize>) -> String {
    let length = match time.as_secs() {
        0 => format!("{} ms", time.as_millis()),
        _ => format!("{} s", time.as_secs_f64()),
    };
    let when = games.map_or_else(
        || "while compiling".to_owned(),
        |games| format!("after {}", count::games(games)),
    );
    format!("No grade: the {length} of --total-time ran out {when}.")
}

/// Says how long a slow submission will take, and what can be done about it, unless there is a limit already.
pub fn slow(name: &str, all: Duration, is_limited: bool) -> String {
    let minutes = all.as_secs().div_ceil(60);
    let limit = if is_limited { "" } else { ", and --total-time TIME sets a limit" };
    format!("{name}: its games take about {minutes} minutes; --cases N plays fewer{limit}.")
}

/// Says that a submission has more bytes than this.
pub fn too_large(room: u64) -> String {
    format!(
        "No grade: the submission is larger than {} MiB. Remove what it doesn't need.",
        room >> 20
    )
}

/// Says that a file or a folder of a submission can't be read, and why.
pub fn unreadable(path: &Path, why: impl Display) -> String {
    format!("No grade: {:?} in the submission can't be read ({why}).", path.display())
}

/// Says that nothing could be judged, and why.
pub fn nothing_judged(why: &str) -> String {
    format!("No grade: in most games nothing can be judged, because {why}.")
}

/// Says where submissions run.
pub const SANDBOX: &str = "Each submission runs in its own sandbox.";
pub const NO_SANDBOX: &str = "Submissions run with your rights, without a sandbox (--sandbox off).";

/// Says why submissions don't run in a sandbox.
pub fn no_sandbox(why: &str) -> String {
    format!("Submissions run with your rights, without a sandbox: {why}.")
}

/// Says why a sandbox that is needed isn't there.
pub fn needs_sandbox(why: &str) -> String {
    format!("there is no sandbox: {why}; install bubblewrap, or go without with --sandbox off")
}

/// Says how many submissions have a grade already.
pub fn kept_grades(kept: usize) -> String {
    let submissions = counted(kept, "submission has", "submissions have");
    format!("{submissions} a grade and no changes since; --again checks them again.")
}

/// Returns why a submission can't be started, which the command that looks for its start prints.
pub fn not_startable(said: &str) -> Option<String> {
    let why = said.lines().find_map(|line| line.strip_prefix("no grade: "))?;
    Some(format!("No grade: {why}."))
}

/// Returns which start was taken, which the command that looks for it prints if there are several.
pub fn taken(said: &str) -> Option<&str> {
    said.lines().rev().find_map(|line| line.strip_prefix("started: "))
}

/// Says which of several starts was taken.
pub fn started(taken: &str) -> String {
    format!("It was started as {taken}.")
}

/// Says in a line of a class which of several starts was taken.
pub fn start_taken(taken: &str) -> String {
    format!("[started as {taken}]")
}

/// Says that a submission has no file.
pub const NOTHING_THERE: &str = "No grade: there is nothing in the folder.";

/// Says that a submission could not be compiled.
pub fn not_compiled(said: &str) -> String {
    format!("It doesn't compile. {said}").trim_end().to_owned()
}

/// Names a kind of mistake with the number of its games, in a summary. `is_large` is set if only the game with the large
/// dictionary has it.
pub fn kind_in(kind: &str, games: usize, is_large: bool) -> String {
    let with = if is_large { " with the large dictionary" } else { "" };
    format!("{}{with} ({games})", self::kind(kind))
}

/// Says the same of a program that has given no answer in any game, with the sentence about its end, which may have the reason.
pub fn never_answered(ended: &str, games: usize) -> String {
    format!("{} ({games})", ended.trim_end_matches('.'))
}

/// Says that a mistake was made in the game with the large dictionary.
pub fn in_large(words: usize, length: usize, mistake: &str) -> String {
    let (words, letters) = (count::words(words), count::letters(length));
    format!("With the large dictionary ({words} of {letters}): {mistake}")
}

/// Sums up a class; `full` submissions got all points.
pub fn graded(checked: usize, asked: usize, full: usize, to: &Path) -> String {
    let of = if checked < asked { format!(" of {asked}") } else { String::new() };
    let submissions = counted(checked, "submission", "submissions");
    format!("{submissions}{of} checked, {full} with all points; the grades are in {}", to.display())
}

/// Says that no submission got as far as a game.
pub const NONE_STARTED: &str = "None of them got as far as a game; a wrong --adapter, --compile or --run would explain that. The table has what they printed.";

/// Returns the lines of the smallest example: its words and its games.
pub fn example(words: &str, games: &[String]) -> String {
    let games = match games {
        [game] => format!("  {game}"),
        games => {
            let rows =
                games.iter().enumerate().map(|(at, game)| format!("  game {}   {game}", at + 1));
            rows.collect::<Vec<_>>().join("\n")
        }
    };
    format!("  words    {words}\n{games}")
}

/// Describes a game of a case: what the other side plays, and the misses that lose it if it can be lost.
pub fn game(side: Side, plays: &str, misses: Option<u32>) -> String {
    let what = if side == Side::Setter { "letters" } else { "the word" };
    let lost = misses.map(|misses| format!(", lost after {}", count::misses(misses as usize)));
    format!("{what} {plays}{}", lost.unwrap_or_default())
}

pub const TRYING: &str = "games";
pub const SHRINKING: &str = "shrinking";

/// Describes a fault of a player, with the last line that it wrote for people: "The setter gave no answer within 100 ms."
pub fn fault(side: Side, fault: impl Display, wrote: Option<&str>) -> String {
    let wrote = wrote.map_or_else(String::new, |line| format!(" It wrote \"{line}\"."));
    format!("{}{wrote}", sentence(&format!("the {side} {fault}")))
}

/// Follows the fault of a program that is too slow.
pub const MORE_TIME: &str = " --move-time TIME allows more.";

/// Describes a letter that is in fewer of the words that fit than another; each letter has its number of words.
pub fn other_letter(guess: (char, usize), best: (char, usize), fitting: &str) -> String {
    let [(guess, of), (best, more)] = [guess, best].map(|(letter, n)| (letter, count::words(n)));
    let guessed = format!("The guesser guessed {guess}, which is in {of} of those that fit");
    format!("{guessed} ({fitting}); {best} is in {more}.")
}

pub const RULE_KEEPS: &str = "<- the rule keeps this";
pub const SETTER_KEPT: &str = "<- the setter kept this";

/// Describes an answer to a letter that differs from what the rule allows, after other answers in the protocol's words;
/// `sizes` are those of the two families.
pub fn other_family(
    before: &[String],
    letter: char,
    (said, right): (&str, &[String]),
    sizes: (usize, usize),
) -> String {
    let turn = before.len() + 1;
    let before: String = before.iter().map(|answer| format!("{answer}, then ")).collect();
    let (kept, best) = (count::words(sizes.0), count::words(sizes.1));
    let right = right.join("\" or \"");
    format!(
        "Turn {turn}: after {before}{letter} the setter said \"{said}\" ({kept}) and the rule says \"{right}\" ({best})."
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_two_kinds_of_mistakes_have_the_same_name() {
        let games = [SIZE, TIE, LEVEL, WASTED, FREQUENCY, SECOND_GAME, "board", "too_slow"];
        let ends = ["out_of_time", "deaf", "ended", "closed", "no_start", "memory", "processes"];
        let lines = ["not_understood", "no_word_fits", "does_not_fit", "not_on_the_list"];
        let others = ["wrong_length", "words_changed", "version", "repeated", "wrong_letter"];
        let rest = ["past_the_end", "long_line", "flood", "not_utf8", "cannot_play"];
        let kinds = [&games[..], &ends, &lines, &others, &rest].concat();
        let names: BTreeSet<_> = kinds.iter().map(|kind| self::kind(kind)).collect();
        assert_eq!(names.len(), kinds.len(), "{names:?}");
    }
}
