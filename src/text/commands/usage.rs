//! What is wrong with flags that are valid one by one, and what to change.

use std::fmt::Display;

use crate::text::count;
use crate::words::WordList;

/// The input ended before the word of a challenge.
pub const NO_ANSWER: &str = "challenge: the input ended before the word; type one, or put it on the first line of the input";
/// A line of a challenge has lives and a language of its own.
pub const SAID_BY_THE_LINE: &str =
    "--lives, --language: the line that you were sent says both; leave them out";
/// Nothing is drawn with the seed.
pub const NOTHING_DRAWN: &str =
    "--seed: nothing is drawn here; add --sample N or --hold-out SHARE, or leave it out";
/// Built-in players share threads and have no limits.
pub const NO_PROGRAM: &str = "--jobs, --series, --env and limits such as --move-time only apply to programs (cmd:COMMAND); leave them out, or use --threads instead of --jobs";
/// Programs have processes of their own.
pub const NO_THREADS: &str = "--threads: a program (cmd:COMMAND) plays as many games at once as --jobs says; take that, or leave it out";
/// What was sent is a round.
pub fn a_round(round: impl Display) -> String {
    format!("challenge: this line is a round; evil-hangman --game \"{round}\" plays it")
}

/// A friend's word is not in its transcript.
pub const FRIENDS_WORD: &str =
    "a game with a friend's word cannot be replayed: its transcript does not contain the word";
/// A proof is about one length.
pub const ONE_LENGTH: &str = "--proof proves one length; choose it with --length N";
/// There is no round to replay.
pub const NOTHING_KEPT: &str = "you have no saved games yet; play one, or give a transcript";

/// The list has no words of the lengths asked for.
pub fn no_words(asked: impl Display, list: &WordList) -> String {
    let ((first, last), list) = (list.span().into_inner(), list.name());
    format!(
        "--length {asked}: the list {list} has no words of that length; its words have {first} to {last} letters"
    )
}

/// The same letter is to be guessed again.
pub fn letter_twice(letter: char) -> String {
    format!("--letters: {letter} appears twice; list each letter once")
}

/// The words alone take more memory than allowed.
pub fn memory(words: usize, length: usize, least: usize, given: u16) -> String {
    let (words, letters) = (count::words(words), count::letters(length));
    format!(
        "solving {words} of {letters} takes {least} MiB, and {given} MiB may be used; allow more with --memory {least}"
    )
}

/// No hidden word has a length that the guesser knows words of.
pub fn nothing_to_play(hidden: &str, list: &str) -> String {
    format!(
        "--hidden: no word in {hidden} is as long as any word of the list {list}, so the guesser knows no words of \
         these lengths"
    )
}

/// The list is too small to be divided.
pub fn nothing_held_out(words: usize, list: &str) -> String {
    format!(
        "--hold-out: of the {words} words in the list {list}, none would be left on one side; take a longer list or \
         another share"
    )
}

/// There are fewer words than the sample needs.
pub fn sample_too_large(asked: usize, there: usize) -> String {
    let there = count::words(there);
    format!(
        "--sample {asked}: the list has only {there}; ask for fewer, or leave --sample out to play them all"
    )
}

/// The opponent holds no word that could be hidden or drawn.
pub fn holds_no_word(flag: &str, opponent: impl Display) -> String {
    format!(
        "{flag}: the opponent {opponent} holds no word and plays one game for each length; use --opponent fair"
    )
}

/// Says that a text isn't a file or a transcript.
pub fn no_transcript(text: &str) -> String {
    format!(
        "{text:?} is neither a file nor a transcript; a transcript looks like \"eh1 en/everyday greedy 5 6 7 - E- S- A-\""
    )
}

/// A round has no such letter.
pub fn nothing_there(letter: usize, letters: usize) -> String {
    let there = match letters {
        0 => String::from("this game has no letter yet"),
        1 => String::from("this game has one letter"),
        letters => format!("the letters of the game are counted from 1 to {letters}"),
    };
    format!("--what-if {letter}: {there}")
}

/// A transcript needs the player's own list.
pub fn no_list(list: impl Display) -> String {
    format!("this game used your own list {list}; name its file with --words FILE")
}

/// The alphabet of the list does not have this letter.
pub fn no_such_letter(letter: char) -> String {
    format!("--letters: the words of the list have no letter {letter:?}")
}

/// A game needs words of one length.
pub fn several_lengths(lengths: &[usize]) -> String {
    let lengths: Vec<_> = lengths.iter().map(usize::to_string).collect();
    format!("the words have several lengths ({}); take one with --length N", lengths.join(", "))
}
