//! What the game says and asks where it is played in plain sentences.

use super::held::brief;
use super::story::places;
use super::{capital, count, counted, grouped, listed, names, none_or, yes_or_no};
use crate::engine::{Opponent, Reply};
use crate::game::{Answer, Day, Doubt, Lives, ReverseRound, Round};
use crate::words::{Alphabet, Letter, LetterSet, Pattern};

/// What is wrong with an input whose line does not end.
pub const ENDLESS: &str = "a line of the input has more than 16 MiB";

/// The last sentence.
pub const GOODBYE: &str = "Goodbye.";

/// The same where the round is kept, and how to go on with it; whether it is about words of the player's own.
#[must_use]
pub const fn kept_goodbye(own_words: bool) -> &'static str {
    if own_words {
        "Your round is kept. To go on with it, start evil-hangman --line with the same words. Goodbye."
    } else {
        "Your round is kept. To go on with it, start evil-hangman --line. Goodbye."
    }
}

/// The same in a pipe, where nobody is asked whether to go on with it.
pub const PIPED_GOODBYE: &str = "Your round is kept. In a terminal, evil-hangman --line asks whether to go on with it. Goodbye.";

/// The same where a friend's word is left.
pub const FRIENDS_GOODBYE: &str = "A round about a friend's word is not kept. Goodbye.";

/// The same where a word is left that the player holds.
pub const HELD_GOODBYE: &str = "A round about your own word is not kept. Goodbye.";

/// What has become of a round about such a word that is left for another one.
pub const HELD_IS_LEFT: &str = "That round is over, and it is not kept.";

/// There is no rung to climb any more.
pub const NO_RUNG_LEFT: &str = "You have climbed every rung.";

/// Asks for the next letter.
pub const YOUR_LETTER: &str = "Your letter:";

/// What to say to something that is no letter and no command.
pub const ONE_LETTER: &str = "Please type one letter, or help for what else can be said.";

/// What to say to a command that means something elsewhere.
pub const NOT_NOW: &str = "That means nothing here. Type help for what can be said now.";

/// What to say to a command of a round where there is none.
pub const NO_ROUND_NOW: &str = "That is for a round, and this one is over. Type yes for another, or help for what can be said now.";

/// What to say to a command in a round that its end has.
pub const AFTER_THE_ROUND: &str = "You can ask that after the round.";

/// What to say where no letter has been guessed yet.
pub const NO_LETTER_YET: &str = "No letter has been guessed yet.";

/// Asks a friend for a word.
pub const FRIENDS_WORD: &str = "Let somebody else type a word. Enter alone goes back. Anything else is the word, even help, back or quit. The word: ";

/// The same where what is typed is hidden.
pub const FRIENDS_WORD_IS_HIDDEN: &str = "Let somebody else type a word. What they type is neither shown nor said. Enter alone goes back. Anything else is the word, even help, back or quit. The word: ";

/// Asks whether to show how many words are left.
pub const SHOW_WORDS_LEFT: &str = "Show how many words are left?";

/// What can be said to the question whether to give up a round.
pub const GIVE_UP_HELP: &str =
    "With yes the round counts as given up, and you choose anew. With no it goes on.";

/// Asks whether to go on with a round that was left.
pub const RESUME: &str = "Go on with it? (yes, later, or give up to see a word; Enter for yes)";

/// What can be said to the question whether to give up a round.
pub const RESUME_HELP: &str = "Please type yes to go on with the round, no or later to be asked again another time, give \
                               up to end it and hear a word, or quit.";

/// What can be said where the computer asks whether to remember a word.
pub const REMEMBER_HELP: &str =
    "With yes I write the word down, and guess it in later rounds. Type yes or no, or quit.";

/// What to say to something that is neither yes nor no.
pub const YES_OR_NO: &str = "Please type yes or no, or help or quit.";

/// How a letter is answered in a round in which the player holds the word, beside the first question.
pub const HOW_TO_ANSWER: &str = "(n for no, or the places, such as 2 6)";

/// The same whenever it is asked for.
pub const HOW_TO_ANSWER_AT_LENGTH: &str = "Type n for no. Where your word has the letter, type its places, such as 2 6; or the whole word \
                                           so far with the letter in it, and a minus sign for each blank.";

/// What to say to a yes.
pub const WHERE: &str = "Where? Say the places, such as 2 6.";

/// What to say to something that only a round has in which the player guesses.
pub const WHERE_YOU_GUESS: &str = "That is for rounds in which you guess.";

/// A word is sealed, and how to hear the seal.
pub const SEALED: &str = "The word is chosen and sealed. Type seal to hear the seal.";

/// The seal can be opened, and how to hear what opens it.
pub const TO_UNSEAL: &str = "Type seal to hear what opens the seal.";

/// What to say where no word is sealed.
pub const NO_SEAL: &str = "No word is sealed in this round: only a fair opponent does that.";

/// A round in a few words: "8 letters, 3 misses of 10, merciless".
#[must_use]
pub fn in_play(round: &Round) -> String {
    let letters = count::letters(round.pattern().length());
    let misses = count::misses(round.misses() as usize);
    format!("{letters}, {misses} of {}, {}", round.lives(), round.engine().opponent())
}

/// "A round was left unfinished: 8 letters, 3 misses of 10, merciless."
#[must_use]
pub fn left_before(about: &str) -> String {
    format!("A round was left unfinished: {about}.")
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

/// Which words a page on how the computer cheats is about.
#[must_use]
pub fn the_words_are(words: &str) -> String {
    format!("The words are {words}.")
}

/// How to leave a round that asks what would have been.
pub const HOW_TO_GO_BACK: &str = "Type back to return to the round.";

/// The opponent and the rules, before the first letter and whenever they are asked for; the list that the
/// word is from, unless somebody has typed it.
#[must_use]
pub fn rules(round: &Round, list: &str) -> String {
    let opponent = round.engine().opponent();
    let letters = counted(round.pattern().length(), "letter", "letters");
    // A semicolon is not heard.
    let does = opponent.about().replacen("; ", " and ", 1);
    let from = match opponent.is_friend() {
        true => String::new(),
        false => format!(" from the list {list}"),
    };
    let loses = count::miss_that_loses(round.lives());
    format!(
        "The opponent is {opponent}: it {does}. Find a word of {letters}{from}, one letter at a time. A letter \
         that is in the word costs nothing. One that is not is a miss, and {loses} loses the round."
    )
}

/// What is other in a round than in the one before: the opponent, the word (its letters and its list, unless somebody
/// typed it), the misses that lose.
#[must_use]
pub fn what_changed(
    opponent: Option<Opponent>,
    word: Option<(usize, Option<&str>)>,
    lives: Option<Lives>,
) -> String {
    let opponent = opponent.map(|opponent| {
        let does = opponent.about().replacen("; ", " and ", 1);
        format!("The opponent is {opponent}: it {does}.")
    });
    let word = word.map(|(length, list)| {
        let from = list.map_or_else(String::new, |list| format!(" from the list {list}"));
        format!("A word of {}{from} this time.", count::letters(length))
    });
    let misses = lives.map(|lives| match lives.get() as usize {
        1 => String::from("The first miss loses this time."),
        lives => format!("{} this time.", count::misses(lives)),
    });
    let told: Vec<_> = [opponent, word, misses].into_iter().flatten().collect();
    if told.is_empty() { String::from("Another round, as before.") } else { told.join(" ") }
}

/// What can be said besides a letter, in a word or two each.
#[must_use]
pub fn you_can_say(commands: &[&str]) -> String {
    let commands: Vec<_> = commands.iter().map(ToString::to_string).collect();
    format!("Type a letter and press Enter. You can also type {}.", listed(&commands, "or"))
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
    match round.misses_left() as usize {
        1 => String::from("The next miss loses."),
        left => format!("You have {} left.", count::misses(left)),
    }
}

/// "I have 6 misses left."
#[must_use]
pub fn i_have_left(round: &ReverseRound) -> String {
    match round.misses_left() as usize {
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

/// How many words fell with a letter.
#[must_use]
pub fn sent_out(words: usize) -> String {
    format!("{} just left the room.", count::words(words))
}

/// How many words are left where that is asked for, and how to hear it after each letter (`said`), or no longer.
#[must_use]
pub fn words_left_now(said: bool, round: &Round) -> String {
    let how = match said {
        true => "It is said after each letter; type count off to stop.",
        false => "Type count on to hear it after each letter.",
    };
    format!("{} {how}", words_left(round))
}

/// The same once the player has chosen.
#[must_use]
pub fn words_left_from_now_on(said: bool, round: &Round) -> String {
    let not = if said { "" } else { "not " };
    format!("{} From now on it is {not}said after each letter.", words_left(round))
}

/// How many turns of a story were not told yet, and how to hear them.
#[must_use]
pub fn more_turns(more: usize) -> String {
    let them = if more == 1 { "it" } else { "them" };
    format!("{} to tell: type more to hear {them}.", counted(more, "letter", "letters"))
}

/// There are more words than were named.
pub const MORE_WORDS: &str = "Type more to hear others.";

/// What to say where nothing is left to tell.
pub const NOTHING_MORE: &str = "There is nothing more to tell of that.";

/// An answer in doubt with its number: "Number 1: E at 5. If that was wrong, 1 word fits."
#[must_use]
pub fn numbered_doubt(number: usize, doubt: &Doubt, alphabet: &Alphabet) -> String {
    let told = capital(&brief(&doubt.answer, alphabet));
    let words = match doubt.words {
        0 => String::new(),
        words => format!(" If that was wrong, {}.", counted(words, "word fits", "words fit")),
    };
    format!("Number {number}: {told}.{words}")
}

/// What was taken back: "Took back: no I."
#[must_use]
pub fn took_back(answers: &[Answer], alphabet: &Alphabet) -> String {
    let told: Vec<_> = answers.iter().map(|answer| brief(answer, alphabet)).collect();
    format!("Took back: {}.", told.join("; "))
}

/// Asks which answer to go back to.
#[must_use]
pub fn which_answer(answers: usize) -> String {
    format!(
        "Which one was the slip? I ask again from there. (1 to {answers}, or Enter if none was: then I do not \
         know your word)"
    )
}

/// What to say to something that is no such number.
#[must_use]
pub fn a_number_from_one(to: usize) -> String {
    format!("Please type a number from 1 to {to}, or Enter if none of them was a slip.")
}

/// Asks for the word that the player held, which may be spelled like a command.
#[must_use]
pub fn what_was_it(question: &str) -> String {
    format!(
        "{question} (Enter keeps it secret; anything else is the word, even help, back or quit)"
    )
}

/// What to say to something that answers no letter.
#[must_use]
pub fn no_or_where(letter: char) -> String {
    format!("Please type n, or the places of {letter}, such as 2 6, or help.")
}
