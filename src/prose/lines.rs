//! What the game says and asks where it is played in plain sentences.

use super::story::{places, with};
use super::{capital, count, counted, grouped, listed, names, screens, verdict, yes_or_no};
use crate::engine::{Opponent, Reply};
use crate::game::{Day, Finished, Guesses, HeldRound, Outcome, Round, Turn};
use crate::words::{Alphabet, Letter, LetterSet, Pattern, Word};

/// The last sentence.
pub const GOODBYE: &str = "Goodbye.";

/// Asks for the next letter.
pub const YOUR_LETTER: &str = "Your letter:";

/// What to say to something that is no letter and no command.
pub const ONE_LETTER: &str = "Please type one letter, or help for what else can be said.";

/// What to say to a command that means something at another time.
pub const NOT_NOW: &str = "That is for another time. Type help for what can be said now.";

/// What to say where no letter has been guessed yet.
pub const NO_LETTER_YET: &str = "No letter has been guessed yet.";

/// Asks for a word that is to be held against every answer.
pub const WHICH_WORD: &str = "Which word?";

/// Before the text that is meant for others.
pub const SHARE_THIS: &str = "This text gives nothing away:";

/// Asks a friend for a word.
pub const FRIENDS_WORD: &str = "Let somebody else type a word. Enter alone goes back. The word: ";

/// The same where what is typed is hidden.
pub const FRIENDS_WORD_IS_HIDDEN: &str = "Let somebody else type a word. What they type is neither shown nor said. Enter alone goes back. The word: ";

/// Asks whether to show how many words are left.
pub const SHOW_WORDS_LEFT: &str = "Show how many words are left?";

/// Asks whether to play another round.
pub const PLAY_AGAIN: &str = "Play again?";

/// Asks whether to go on with a round that was interrupted.
pub const RESUME: &str = "Go on with it? (yes, later, or give up to see a word; Enter for yes)";

/// What can be said to that.
pub const RESUME_HELP: &str = "Please type yes to go on with the round, no or later to be asked again another time, give \
                               up to end it and hear a word, or quit.";

/// What can be said where the computer asks whether to remember a word.
pub const REMEMBER_HELP: &str =
    "With yes I write the word down, and guess it in later rounds. Type yes or no, or quit.";

/// What to say to something that is neither yes nor no.
pub const YES_OR_NO: &str = "Please type yes or no, or help or quit.";

/// How a letter is answered in a round in which the player holds the word.
pub const HOW_TO_ANSWER: &str =
    "(Enter or n for no, or the places such as 2 6, or the pattern such as -e---e--)";

/// A round in a few words: "8 letters, 3 misses of 10, merciless".
#[must_use]
pub fn in_play(round: &Round) -> String {
    let letters = count::letters(round.engine().pattern().length());
    let misses = count::misses(round.misses() as usize);
    format!("{letters}, {misses} of {}, {}", round.guesses(), round.engine().opponent())
}

/// "A round was interrupted: 8 letters, 3 misses of 10, merciless."
#[must_use]
pub fn interrupted(about: &str) -> String {
    format!("A round was interrupted: {about}.")
}

/// "It is the game of the day 2026-11-22."
#[must_use]
pub fn of_the_day(day: Day) -> String {
    format!("It is the game of the day {day}.")
}

/// A question that is answered with yes or no.
#[must_use]
pub fn yes_or_no_question(question: &str, default: bool) -> String {
    format!("{question} (yes or no, Enter for {})", yes_or_no(default))
}

/// What an answer to it means, if it is one.
#[must_use]
pub fn as_yes_or_no(answer: &str) -> Option<bool> {
    match answer.to_lowercase().as_str() {
        "y" | "yes" => Some(true),
        "n" | "no" => Some(false),
        _ => None,
    }
}

/// Asks for a letter on a page of how the computer cheats.
pub const LETTER_OR_NEXT_PAGE: &str = "Your letter: (Enter goes on, back leaves)";

/// What can be said there.
pub const LESSON_HELP: &str =
    "Please type one letter, or Enter for the next page, or back to leave the pages.";

/// What an opponent has come to, where there may be two: "Greedy: There is no E. 1 miss left."
#[must_use]
pub fn against_them(opponent: Opponent, standing: &str) -> String {
    format!("{}: {standing}", names::opponent(opponent))
}

/// How to leave a round that asks what would have been.
pub const HOW_TO_GO_BACK: &str = "Type back to return to the round.";

/// Asks which letter of a round to go back to.
#[must_use]
pub fn which_letter(letters: usize) -> String {
    format!("Before which letter? (1 to {letters})")
}

/// What to say where no letter was guessed.
pub const NOTHING_TO_GO_BACK_TO: &str = "No letter was guessed, so there is nothing to go back to.";

/// The opponent and the rules, before the first letter and whenever they are asked for; the list that the
/// word is from, unless somebody has typed it.
#[must_use]
pub fn rules(round: &Round, list: &str) -> String {
    let opponent = round.engine().opponent();
    let letters = counted(round.engine().pattern().length(), "letter", "letters");
    // A semicolon is not heard.
    let does = names::about_opponent(opponent).replacen("; ", " and ", 1);
    let from = match opponent {
        Opponent::Friend => String::new(),
        _ => format!(" from the list {list}"),
    };
    let loses = miss_that_loses(round.guesses());
    format!(
        "The opponent is {opponent}: it {does}. Find a word of {letters}{from}, one letter at a time. A letter \
         that is in the word costs nothing. One that is not is a miss, and {loses} loses the round."
    )
}

/// "miss 11", "the first miss".
#[must_use]
pub(super) fn miss_that_loses(guesses: Guesses) -> String {
    match guesses.get() {
        1 => String::from("the first miss"),
        guesses => format!("miss {}", grouped(guesses as usize)),
    }
}

/// What can be said besides a letter, in a word or two each.
#[must_use]
pub fn you_can_say(commands: &[&str]) -> String {
    let commands: Vec<_> = commands.iter().map(ToString::to_string).collect();
    format!("Type a letter and press Enter. You can also type {}.", listed(&commands, "or"))
}

/// What can be asked for at the end of a round, in a word or two each.
#[must_use]
pub fn you_can_ask(commands: &[&str]) -> String {
    let commands: Vec<_> = commands.iter().map(ToString::to_string).collect();
    format!("You can also ask for {}.", listed(&commands, "or"))
}

/// A command and what it does: "hint: a good letter."
#[must_use]
pub fn command(typed: &str, does: &str) -> String {
    format!("{typed}: {does}.")
}

/// What the computer says to a letter, with every place: "There are two I's, at places 3 and 6."
#[must_use]
pub fn answer(reply: &Reply, alphabet: &Alphabet) -> String {
    let letter = alphabet.upper(reply.letter);
    let at = places(reply.places());
    match reply.places().count() {
        0 => format!("There is no {letter}. That is a miss."),
        1 => format!("There is one {letter}, {at}."),
        2 => format!("There are two {letter}'s, {at}."),
        count => format!("There are {count} {letter}'s, {at}."),
    }
}

/// "You have 6 misses left."
#[must_use]
pub fn you_have_left(round: &Round) -> String {
    match round.guesses_left() as usize {
        1 => String::from("The next miss loses."),
        left => format!("You have {} left.", count::misses(left)),
    }
}

/// "I have 6 misses left."
#[must_use]
pub fn i_have_left(round: &HeldRound) -> String {
    match round.guesses_left() as usize {
        1 => String::from("My next miss loses."),
        left => format!("I have {} left.", count::misses(left)),
    }
}

/// "Letters found: O. Letters missed: E, T."
#[must_use]
pub fn letters_guessed(round: &Round) -> String {
    let alphabet = round.engine().alphabet();
    let told = |misses: bool| {
        let replies = round.replies().iter().filter(|reply| reply.is_miss() == misses);
        none_or(replies.map(|reply| alphabet.upper(reply.letter).to_string()).collect())
    };
    format!("Letters found: {}. Letters missed: {}.", told(false), told(true))
}

/// "Letters not guessed yet: A, B, C."
#[must_use]
pub fn letters_not_guessed(alphabet: &Alphabet, guessed: LetterSet) -> String {
    let open = alphabet.letters().filter(|letter| !guessed.contains(*letter));
    let open = open.map(|letter| alphabet.upper(letter).to_string()).collect();
    format!("Letters not guessed yet: {}.", none_or(open))
}

pub(super) fn none_or(told: Vec<String>) -> String {
    if told.is_empty() { String::from("none") } else { told.join(", ") }
}

/// Blanks in a row that are counted instead of said one by one.
const COUNTED: usize = 3;

/// "Word: blank O O blank.", or with many blanks "Word: 10 blanks, E, blank."
#[must_use]
pub fn word(pattern: &Pattern, alphabet: &Alphabet) -> String {
    let runs = pattern.letters().chunk_by(|one, next| one.is_none() && next.is_none());
    let is_long = |run: &[Option<Letter>]| run.len() >= COUNTED;
    let comma = if runs.clone().any(is_long) { ", " } else { " " };
    let place = |place: &Option<Letter>| {
        place.map_or_else(|| String::from("blank"), |letter| alphabet.upper(letter).to_string())
    };
    let told = runs.flat_map(|run| match is_long(run) {
        true => vec![format!("{} blanks", run.len())],
        false => run.iter().map(place).collect(),
    });
    format!("Word: {}.", told.collect::<Vec<_>>().join(comma))
}

/// "Words left: 28,813."
#[must_use]
pub fn words_left(round: &Round) -> String {
    let left = grouped(round.words_left());
    match round.is_about_the_list() {
        true => format!("Words left: {left}."),
        false => format!("Words of the list that fit: {left}."),
    }
}

/// Whether the words left are said with each letter from now on.
#[must_use]
pub fn words_left_are_said(said: bool, round: &Round) -> String {
    match said {
        true => words_left(round),
        false => format!("{} From now on it is not said with each letter.", words_left(round)),
    }
}

/// A family of the last letter, in a sentence: "3,402 words with E at place 2, such as CELL and BELL."
#[must_use]
pub fn family(turn: &Turn, index: usize, alphabet: &Alphabet) -> String {
    let Some(family) = turn.families.get(index) else { return String::new() };
    let words = counted(family.size, "word", "words");
    let samples: Vec<_> = family.samples.iter().map(ToString::to_string).collect();
    let samples = match samples.is_empty() {
        true => String::new(),
        false => format!(", such as {}", listed(&samples, "and")),
    };
    let kept = if turn.kept() == Some(index) { "Kept: " } else { "" };
    format!("{kept}{words} {}{samples}.", with(turn.letter, family.places, alphabet))
}

/// How many families there are besides those that were told, and how to hear them.
#[must_use]
pub fn more_families(more: usize, command: &str) -> String {
    let families = counted(more, "smaller family", "smaller families");
    format!("There are {families} more: type {command} to hear them.")
}

/// The words that fitted to the end of a round, where there were more than the one that was shown; at
/// most `named` of them are named, and `command` tells the others.
#[must_use]
pub fn survivors(finished: &Finished, named: usize, command: Option<&str>) -> Option<String> {
    let Finished { round, word, outcome, .. } = finished;
    let opponent = round.engine().opponent();
    let words = round.view().and_then(|view| view.candidates)?;
    // A friend's word fits, too, whether it is in the list or not.
    let left = words.len() + usize::from(!words.words().any(|listed| listed == *word));
    if *outcome == Outcome::Won || left < 2 {
        return None;
    }
    let others: Vec<_> = words
        .words()
        .filter(|other| other != word)
        .take(named)
        .map(|word| word.to_string())
        .collect();
    let fitted = match opponent.is_evil() {
        true => "It never chose a word",
        false => "You could not have known",
    };
    let more = (left - 1).saturating_sub(others.len());
    let named: Vec<_> = std::iter::once(word.to_string()).chain(others).collect();
    let told = format!(
        "{fitted}: {} fitted every answer, {}",
        counted(left, "word", "words"),
        listed(&named, "and")
    );
    Some(match more {
        0 => format!("{told}."),
        more => {
            let more = counted(more, "other", "others");
            let how = command.map(|typed| format!(": type {typed} to hear more"));
            format!("{told}, and {more}{}.", how.unwrap_or_default())
        }
    })
}

/// How a round ended: first whether it was won.
#[must_use]
pub fn ended(finished: &Finished) -> String {
    let told = verdict(finished);
    match finished.outcome {
        Outcome::Won => format!("You won. {told}"),
        Outcome::Lost => format!("You lost. {told}"),
        Outcome::GivenUp => told,
    }
}

/// What to say of the one word that fitted to the end where there was never a word before; nothing where a
/// word was held, and where the round was won.
#[must_use]
pub fn never_chose(finished: &Finished) -> Option<&'static str> {
    let is_evil = finished.round.engine().opponent().is_evil();
    (is_evil && finished.outcome != Outcome::Won && finished.round.words_left() == 1)
        .then_some("It never chose a word until this was the only one left.")
}

/// The one word that fitted to the end of a round.
#[must_use]
pub fn only(word: &Word) -> String {
    format!("One word fitted every answer: {word}.")
}

/// How a letter would have been answered had it been this word all along, and whether it was.
#[must_use]
pub fn proof(turn: &Turn, word: &Word, alphabet: &Alphabet) -> String {
    let letter = alphabet.upper(turn.letter);
    let stands = word.places_of(turn.letter);
    let has = match stands.is_empty() {
        true => format!("{word} has no {letter}"),
        false => format!("{word} has {letter} {}", places(stands)),
    };
    let said = match turn.answer.is_empty() {
        true => format!("no {letter}"),
        false => format!("{letter} {}", places(turn.answer)),
    };
    match stands == turn.answer {
        true => format!("{has}, as it said."),
        false => format!("{has}, but it said {said}."),
    }
}

/// Whether every answer holds for a word.
#[must_use]
pub fn proven(word: &Word, holds: bool, listed: bool) -> String {
    match (holds, listed) {
        (true, true) => format!("Every answer holds for {word}: it could have been the word."),
        (true, false) => format!("Every answer holds for {word}, which is not in the list."),
        (false, _) => format!("Not every answer holds for {word}: it was ruled out."),
    }
}

/// What to say to a word of another length.
#[must_use]
pub fn another_length(length: usize) -> String {
    format!("Please type a word of {}.", counted(length, "letter", "letters"))
}

/// Each letter in turn as a hit or a miss.
#[must_use]
pub fn hits_and_misses(round: &Round) -> String {
    let told = |reply: &Reply| String::from(if reply.is_miss() { "miss" } else { "hit" });
    let told: Vec<_> = round.replies().iter().map(told).collect();
    format!("In turn: {}.", none_or(told))
}

/// What the last letter did to the words, where one was guessed: which families there were, at most
/// `most` of them.
#[must_use]
pub fn xray(turn: &Turn, opponent: Opponent, alphabet: &Alphabet, most: usize) -> Vec<String> {
    let mut told = vec![super::story::split(turn, alphabet)];
    told.push(super::story::reason(turn, opponent, alphabet));
    told.extend(
        (0..turn.families.len().min(most)).map(|index| capital(&family(turn, index, alphabet))),
    );
    told
}

/// What a story is about.
#[must_use]
pub fn title(round: &Round) -> String {
    let letters = count::letters(round.engine().pattern().length());
    let misses = counted(round.guesses().get() as usize, "miss loses", "misses lose");
    format!("A word of {letters}, {misses}; the opponent is {}.", round.engine().opponent())
}

/// A turn of a story: "3. E, a hit: from 28,813 words to 3,402."
#[must_use]
pub fn turn(number: usize, turn: &Turn, alphabet: &Alphabet) -> String {
    let letter = alphabet.upper(turn.letter);
    let hit = if turn.is_miss() { "a miss" } else { "a hit" };
    let (before, after) = (count::words(turn.before()), grouped(turn.after()));
    format!("{number}. {letter}, {hit}: from {before} to {after}.")
}

/// How many words fitted to the end, and those that are named.
#[must_use]
pub fn fitting(all: usize, named: &[String]) -> String {
    let fit = screens::fit_every_answer(all);
    match all {
        0 => screens::NO_WORD_FITS.to_owned(),
        _ if all > named.len() => format!("{fit}, among them {}.", named.join(", ")),
        _ => format!("{fit}: {}.", named.join(", ")),
    }
}

/// Asks which answer to go back to; Enter means `go_on`.
#[must_use]
pub fn which_answer(answers: usize, go_on: &str) -> String {
    format!(
        "Which one was the slip? I ask again from there. (1 to {answers}, Enter for \"{go_on}\")"
    )
}

/// What to say to something that is no such number.
#[must_use]
pub fn a_number_from_one(to: usize) -> String {
    format!("Please type a number from 1 to {to}.")
}

/// Asks for the word that the player held.
#[must_use]
pub fn what_was_it(question: &str) -> String {
    format!("{question} (Enter keeps it secret)")
}

/// What to say to something that answers no letter.
#[must_use]
pub fn no_or_where(letter: char) -> String {
    format!("Please type n, or where {letter} stands: the places, or the pattern.")
}
