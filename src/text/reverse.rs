//! A round in which the player holds the word and the computer guesses.

use super::Medium::{self, Screen, Speech};
use super::count;
use super::values::{capital, counted, listed, none_or, numbers, one_or, sentence, with_article};
use crate::game::{Answer, AnswerError, Doubt, ReverseRound, Standing, WrongAnswer};
use crate::words::{Alphabet, Candidates, Guess, Letter, Places, Word};

/// How many words are few enough to name some of them.
const FEW: usize = 12;

/// How many words are named.
const NAMED: usize = 3;

/// Asks the player to think of a word.
pub fn held_in_mind(length: usize) -> String {
    format!("Think of a word of {}.", count::letters(length))
}

/// The rules where the computer guesses, before its first question and whenever they are asked for. Before the first
/// question the number of lives follows (`counts` is false).
pub fn held_rules(round: &ReverseRound, counts: bool) -> String {
    let lives = match counts {
        true => format!(" I have {}.", count::lives_of(round.lives())),
        false => String::new(),
    };
    format!(
        "I ask about letters, one at a time. Tell me where your word has each of them, or that it doesn't: that \
         is a miss, and costs me a life.{lives}"
    )
}

/// Lists the commands that can be typed instead of an answer.
pub fn you_can_say_to_a_question(commands: &[&str]) -> String {
    format!("Instead of an answer you can type {}.", listed(commands, "or"))
}

/// "Letters in your word: E. Letters not in it: A, I."
pub fn letters_asked(round: &ReverseRound) -> String {
    let told = |misses: bool| {
        let answers = round.answers().iter().filter(|answer| answer.places.is_empty() == misses);
        let letters = answers.filter_map(|answer| answer.guess.letter());
        none_or(letters.map(|letter| Speech.letter(letter, round.alphabet())).collect())
    };
    format!("Letters in your word: {}. Letters not in it: {}.", told(false), told(true))
}

/// "Is there an E in your word?", and the same in short, which is enough for a listener.
pub fn question(letter: Letter, alphabet: &Alphabet, to: Medium) -> [String; 2] {
    let letter = with_article(&to.letter(letter, alphabet));
    [format!("Is there {letter} in your word?"), format!("Is there {letter}?")]
}

/// "Is it ELEPHANT?"
pub fn is_it(word: &Word, to: Medium) -> String {
    format!("Is it {}?", to.word(word))
}

pub const YES_OR_NO_IS_IT: &str = "(y or n)";
pub const IS_IT_YES_OR_NO: &str =
    "That is neither yes nor no. Type y if that is your word, n if it isn't, or help.";

/// An answer without a verb: "no E", "E at 2 and 6".
pub fn brief(answer: &Answer, alphabet: &Alphabet, to: Medium) -> String {
    let guess = to.guess(&answer.guess, alphabet);
    match (&answer.guess, answer.places.is_empty()) {
        (Guess::Letter(_), true) => format!("no {guess}"),
        (Guess::Letter(_), false) => format!("{guess} at {}", numbers(answer.places)),
        (Guess::Word(_), true) => format!("not {guess}"),
        (Guess::Word(_), false) => guess,
    }
}

/// "You said: no E."
pub fn you_said(answer: &Answer, alphabet: &Alphabet, to: Medium) -> String {
    format!("You said: {}.", brief(answer, alphabet, to))
}

/// Replies to a mark that cannot be made.
pub fn taken(error: AnswerError, alphabet: &Alphabet, to: Medium) -> String {
    match error {
        AnswerError::Taken(place, letter) => {
            let letter = with_article(&to.letter(letter, alphabet));
            format!("Place {} has {letter} already.", place + 1)
        }
        AnswerError::NoSuchPlace(place) => no_such_place(place + 1),
        AnswerError::AlreadyAnswered | AnswerError::NotInAlphabet | AnswerError::RoundOver => {
            sentence(&error.to_string())
        }
    }
}

/// "Your word has no place 9."
pub fn no_such_place(place: usize) -> String {
    format!("Your word has no place {place}.")
}

/// Says how sure the computer is: how many words still fit, or which if they are few, unless it is likelier
/// that the word is none of them. `on_list` is the chance (0 ..= 1) that it is one.
pub fn confidence(words: Option<&Candidates>, on_list: f64, to: Medium) -> String {
    let Some(words) = words else {
        return String::from("No word I know fits, so I go by how words look");
    };
    if on_list < 0.5 {
        let fit = counted(words.len(), "word still fits", "words still fit");
        return format!("{fit}, but yours may not be in my list");
    }
    let count = words.len();
    if count > FEW {
        return format!("{} still fit", count::words(count));
    }
    let mut named: Vec<_> = words.shown_words().take(NAMED).map(|word| to.word(&word)).collect();
    match count - named.len() {
        0 => {}
        1 if named.is_empty() => named.extend(words.words().map(|word| to.word(&word))),
        more if named.is_empty() => named.push(format!("{more} words I won't show")),
        more => named.push(one_or(more, "other", "others")),
    }
    format!("I'm thinking of {}", listed(&named, "or"))
}

pub const CONTRADICTION: &str = "No word I know fits all your answers. Either one of them was wrong, or your word isn't in my list.";

/// Says on a card which answers no word fits, and asks for the wrong one: "No word in my list fits --E- with no A or U."
pub fn which_is_wrong(round: &ReverseRound) -> String {
    let alphabet = round.alphabet();
    let pattern = round.pattern().to_string();
    let missed = round.answers().iter().filter(|answer| answer.places.is_empty());
    let missed = missed.map(|answer| Screen.guess(&answer.guess, alphabet));
    let missed: Vec<_> = missed.collect();
    let without = match missed.is_empty() {
        true => String::new(),
        false => format!(" with no {}", listed(&missed, "or")),
    };
    format!(
        "No word in my list fits {pattern}{without}. Which answer was wrong? I'll ask again from there."
    )
}

pub const YOU_SAID: &str = "Your answers, the likeliest mistake first:";
pub const GO_ON: &str = "None: my word isn't in your list";
pub const OFF_LIST: &str = "Then I'll go on without my list.";
pub const UNDONE: &str = "Undone.";
pub const NOTHING_TO_UNDO: &str = "There is nothing to undo.";
pub const LAST_PLACE: &str = "That was the last place. Press Enter to answer.";
/// The keys that answer: at most 20 columns.
pub const YES_OR_NO: &str = "y yes, n no";

/// Replies to a yes.
pub fn mark(letter: &str) -> String {
    format!("Where is it? Space marks each {letter}, then Enter.")
}

pub const NOTHING_MARKED: &str = "Mark a place first (Space), or press n.";

/// Replies to a key that is no part of an answer.
pub fn mark_or_no(letter: &str) -> String {
    format!("Press y if there is {}, n if not.", with_article(letter))
}

/// Replies to a no where places have been marked.
pub fn marked(letter: &str) -> String {
    format!("You have marked {letter}: Enter confirms, Backspace clears.")
}

/// An answer in doubt, and what would follow if it was wrong: "no U? With U at 2, 3 words fit".
pub fn doubt(doubt: &Doubt, alphabet: &Alphabet) -> String {
    let said = capital(&brief(&doubt.answer, alphabet, Screen));
    match doubt.words {
        0 => format!("{said}?"),
        words => {
            let otherwise = otherwise(doubt, alphabet, Screen).map(|told| capital(&told));
            let otherwise = otherwise.unwrap_or_else(|| String::from("If that's wrong"));
            format!("{said}? {otherwise}, {}", counted(words, "word fits", "words fit"))
        }
    }
}

/// What the answer would have been in all the words that fit the others: "no L", "L at 2".
fn otherwise(doubt: &Doubt, alphabet: &Alphabet, to: Medium) -> Option<String> {
    let right = Answer { places: doubt.instead?, ..doubt.answer.clone() };
    Some(format!("if {}", brief(&right, alphabet, to)))
}

/// Says how a round ended, and names the word if it is known.
pub fn verdict(round: &ReverseRound, word: Option<&Word>, to: Medium) -> String {
    let is_right = word.is_some_and(|word| round.check(word).is_empty());
    match (round.standing(), word.map(|word| to.word(word))) {
        (Standing::Won, Some(word)) => match round.misses() as usize {
            0 => format!("I found it without a miss: {word}."),
            misses => format!("I found it with {}: {word}.", count::misses(misses)),
        },
        (_, Some(word)) if is_right => {
            format!("You win: I didn't find {word}.")
        }
        (_, Some(word)) => format!("I didn't find {word}."),
        (Standing::InPlay, None) => String::from("You ended the round."),
        (_, None) if round.misses_left() > 0 => String::from("I have asked every letter."),
        (_, None) => String::from("I have no lives left: you win."),
    }
}

/// The answers that were wrong, each in a sentence, and a kind word.
pub fn slips(round: &ReverseRound, word: &Word, to: Medium) -> Vec<String> {
    let alphabet = round.alphabet();
    let mut said: Vec<_> =
        round.check(word).iter().map(|found| slip(found, word, alphabet, to)).collect();
    let what = if said.len() == 1 { "it" } else { "them" };
    if !said.is_empty() {
        said.push(format!("It happens; with {what} right I might have found your word."));
    }
    said
}

/// The answers that were wrong, as briefly as can be: what would have been right.
pub fn brief_slips(round: &ReverseRound, word: &Word) -> Vec<String> {
    let alphabet = round.alphabet();
    let right = |slip: &WrongAnswer| {
        let truth = Answer { places: slip.truth, ..slip.answer.clone() };
        let (said, truth) =
            (brief(&slip.answer, alphabet, Screen), brief(&truth, alphabet, Screen));
        format!("Wrong: {said} ({truth}).")
    };
    round.check(word).iter().map(right).collect()
}

/// "You said that there is no E, but E is letter 1 and 5 of EAGLE."
fn slip(slip: &WrongAnswer, word: &Word, alphabet: &Alphabet, to: Medium) -> String {
    let word = to.word(word);
    let letter = match &slip.answer.guess {
        Guess::Letter(letter) => to.letter(*letter, alphabet),
        Guess::Word(_) => return format!("You said that your word wasn't {word}."),
    };
    let stands = |places: Places| format!("{letter} is letter {}", numbers(places));
    let said = match slip.answer.places.is_empty() {
        true => format!("there is no {letter}"),
        false => stands(slip.answer.places),
    };
    match slip.truth.is_empty() {
        true => format!("You said that {said}, but there is no {letter} in {word}."),
        false => format!("You said that {said}, but {} of {word}.", stands(slip.truth)),
    }
}

pub const WHAT_WAS_IT: &str = "What was your word?";

/// Asks whether to remember a word.
pub fn offer(word: &Word) -> String {
    format!("I don't know {word}. Should I remember it?")
}

/// Confirms that a word was saved.
pub fn remembered(word: &Word) -> String {
    format!("I'll remember {word}.")
}

pub const HELD_IS_LEFT: &str = "That round is over, and it isn't saved.";
pub const REMEMBER_HELP: &str = "If you say yes, I write the word down and can guess it in later rounds. Type yes or no, or quit.";

/// Says how to answer a letter, after the first question.
pub const HOW_TO_ANSWER: &str = "(n for no, or the places, such as 2 6)";
pub const HOW_TO_ANSWER_AT_LENGTH: &str = "Type n for no. Where your word has the letter, type its places, such as 2 6; or the whole word \
                                           so far with the letter in it, and a minus sign for each blank.";
pub const WHERE: &str = "Where? Say the places, such as 2 6.";

/// "I have 6 lives left."
pub fn i_have_left(round: &ReverseRound) -> String {
    match round.misses_left() as usize {
        0 => String::from("I have no lives left."),
        1 => String::from("I have one life left: my next miss loses."),
        left => format!("I have {} left.", count::lives(left)),
    }
}

/// An answer in doubt with its number: "Number 1: E at 5. If that was wrong, 1 word fits."
pub fn numbered_doubt(number: usize, doubt: &Doubt, alphabet: &Alphabet) -> String {
    let told = capital(&brief(&doubt.answer, alphabet, Speech));
    let words = match doubt.words {
        0 => String::new(),
        words => {
            let otherwise = otherwise(doubt, alphabet, Speech).map(|told| capital(&told));
            let otherwise = otherwise.unwrap_or_else(|| String::from("If that was wrong"));
            format!(" {otherwise}, {}.", counted(words, "word fits", "words fit"))
        }
    };
    format!("Number {number}: {told}.{words}")
}

/// Says what was taken back: "Took back: no I."
pub fn took_back(answers: &[Answer], alphabet: &Alphabet) -> String {
    let told: Vec<_> = answers.iter().map(|answer| brief(answer, alphabet, Speech)).collect();
    format!("Took back: {}.", told.join("; "))
}

/// Asks which answer to go back to.
pub fn which_answer(answers: usize) -> String {
    format!(
        "Which one was wrong? I'll ask again from there. (1 to {answers}, or Enter if none was: then I don't \
         know your word)"
    )
}

/// Replies to something that is no such number.
pub fn a_number_from_one(to: usize) -> String {
    format!("Please type a number from 1 to {to}, or Enter if none of them was wrong.")
}

/// Asks for the word that the player held, which may be spelled like a command.
pub fn what_was_it(question: &str) -> String {
    format!(
        "{question} (Enter keeps it secret; anything else is the word, even help, back or quit)"
    )
}

/// Says what is asked for where it is asked which answer was wrong.
pub fn doubts_help(to: usize) -> String {
    format!(
        "No word in my list fits everything that you answered. If one of your answers was wrong, type its number, from 1 \
         to {to}: I take it back and ask again. If they are all right, press Enter: I go on without my list. Type repeat \
         to hear your answers again, or undo to take back the last one."
    )
}

/// Replies to a whole word where the places of a letter are asked for.
pub fn dont_tell_it(letter: &str) -> String {
    format!(
        "Don't tell me your word yet. Type n if it has no {letter}, or the places of {letter}, such as 2 6. To tell me the \
         word, type give up."
    )
}

/// Replies to something that answers no letter.
pub fn no_or_where(letter: &str) -> String {
    format!(
        "That is neither no nor a place. Type n if it has no {letter}, the places of {letter}, such as 2 6, or help."
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{ENGLISH, ListBuilder};

    fn round(words: &str, length: usize) -> ReverseRound {
        let mut list = ListBuilder::new(&ENGLISH);
        list.feed(words.replace(' ', "\n").as_bytes()).unwrap();
        ReverseRound::new(list.finish().unwrap().0.of_length(length).unwrap(), "6".parse().unwrap())
    }

    #[test]
    fn few_words_are_named_and_many_counted() {
        let sure = |words: &str, on_list| {
            confidence(round(words, 3).position().candidates(), on_list, Screen)
        };
        let confidence = |words: &str| sure(words, 0.9);
        assert_eq!(confidence("cat"), "I'm thinking of CAT");
        assert_eq!(confidence("cat dog"), "I'm thinking of CAT or DOG");
        assert_eq!(confidence("cat dog emu"), "I'm thinking of CAT, DOG or EMU");
        assert_eq!(confidence("cat dog emu fox gnu"), "I'm thinking of CAT, DOG, EMU or 2 others");
        assert_eq!(sure("cat", 0.4), "1 word still fits, but yours may not be in my list");
        let many: Vec<_> = ('a'..='m').map(|c| format!("a{c}a")).collect();
        assert_eq!(confidence(&many.join(" ")), "13 words still fit");
    }

    #[test]
    fn a_wrong_answer_is_pointed_at() {
        let mut round = round("eagle magic", 5);
        let word = Word::parse("eagle", &ENGLISH).unwrap();
        let letter = |c| ENGLISH.letter(c).unwrap();
        round.answer(letter('e'), Places::NONE).unwrap();
        round.answer(letter('a'), [0].into_iter().collect()).unwrap();
        round.answer(letter('k'), [4].into_iter().collect()).unwrap();
        let slips = slips(&round, &word, Screen);
        assert_eq!(slips[0], "You said that there is no E, but E is letter 1 and 5 of EAGLE.");
        assert_eq!(slips[1], "You said that A is letter 1, but A is letter 2 of EAGLE.");
        assert_eq!(slips[2], "You said that K is letter 5, but there is no K in EAGLE.");
        assert_eq!(brief_slips(&round, &word)[0], "Wrong: no E (E at 1 and 5).");
        assert_eq!(question(letter('e'), &ENGLISH, Screen)[0], "Is there an E in your word?");
        assert_eq!(question(letter('u'), &ENGLISH, Screen)[1], "Is there a U?");
    }
}
