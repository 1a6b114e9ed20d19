//! What is said of a round that is over where it is played in plain sentences.

use super::aloud::guess_aloud;
use super::story::places;
use super::{count, counted, grouped, listed, screens, verdict};
use crate::game::{Finished, GuessValue, JudgedGuess, Judgement, Mark, Outcome, Round, Turn};
use crate::words::{Alphabet, Candidates, Letter, Word};

/// Asks for a word that is to be held against every answer.
pub const WHICH_WORD: &str = "Which word? (any word, even help or quit; Enter goes back)";

/// Before the text that is meant for others, after what is in it.
pub const COPY_THIS: &str = "The text to copy, which names no letter:";

/// Asks whether to play another round.
pub const PLAY_AGAIN: &str = "Play again?";

/// What answers that, before all that can be asked for instead.
pub const YES_OR_NO_AGAIN: &str =
    "yes: another round with the same settings.\nno, or Enter alone: the end of the game.";

/// What a round is that asks what would have been.
pub const ONLY_A_WHAT_IF: &str = "That was only a what if; it does not count.";

/// Asks which of the letters of a round to go back to: "Before which letter? 1 E, 2 O. …"
#[must_use]
pub fn which_letter(guessed: &[char]) -> String {
    let told = guessed.iter().enumerate().map(|(index, letter)| format!("{} {letter}", index + 1));
    let told: Vec<_> = told.collect();
    format!(
        "Before which letter? {}. Type the letter or its number: (Enter goes back)",
        told.join(", ")
    )
}

/// What to say to something that is none of them.
pub const NO_SUCH_LETTER: &str =
    "Please type one of the letters or its number, or Enter to go back.";

/// What to say where no letter was guessed.
pub const NOTHING_TO_GO_BACK_TO: &str = "No letter was guessed, so there is nothing to go back to.";

/// What can be asked for at the end of a round, in a word or two each.
#[must_use]
pub fn you_can_ask(commands: &[&str]) -> String {
    let commands: Vec<_> = commands.iter().map(ToString::to_string).collect();
    format!("You can also ask for {}.", listed(&commands, "or"))
}

/// The words that fitted to the end of a round, where there were more than the one that was shown; at
/// most `named` of them are named, and `command` tells the others.
#[must_use]
pub fn survivors(finished: &Finished, named: usize, command: Option<&str>) -> Option<String> {
    let Finished { round, word, outcome, .. } = finished;
    let opponent = round.engine().opponent();
    let words = round.position().candidates()?;
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

/// The words that fitted besides those that [`survivors`] names, `at_once` of them in a sentence.
pub fn other_survivors(finished: &Finished, at_once: usize) -> Vec<String> {
    let words = finished.round.position().candidates();
    let words = words.filter(|_| finished.outcome != Outcome::Won);
    let others =
        words.into_iter().flat_map(Candidates::words).filter(|other| *other != finished.word);
    let others: Vec<_> =
        others.skip(at_once).take(MOST_NAMED).map(|word| word.to_string()).collect();
    others.chunks(at_once.max(1)).map(|words| format!("{}.", words.join(", "))).collect()
}

/// Words that are named, however often more is asked for.
const MOST_NAMED: usize = 2_000;

/// How the words fell from letter to letter, and which letters sent most of them away; nothing where no letter was
/// guessed, and where none of the list ever fitted.
#[must_use]
pub fn words_fell(turns: &[Turn], alphabet: &Alphabet) -> Option<String> {
    let (first, last) = (turns.first()?.before(), turns.last()?.after());
    if first == 0 {
        return None;
    }
    let mut fell: Vec<_> = turns.iter().map(|turn| (turn.before() - turn.after(), turn)).collect();
    fell.retain(|(words, _)| *words > 0);
    fell.sort_by_key(|(words, _)| std::cmp::Reverse(*words));
    let letter = |turn: &Turn| alphabet.upper(turn.letter);
    let from = count::words(first);
    let Some((most, turn)) = fell.first() else {
        return Some(format!(
            "{from} at first, and {} at the end: nobody left the room.",
            grouped(last)
        ));
    };
    let others = fell.iter().skip(1).take(2);
    let others: Vec<_> =
        others.map(|(words, turn)| format!("{} {}", letter(turn), grouped(*words))).collect();
    let then = match others.is_empty() {
        true => String::new(),
        false => format!(", then {}", listed(&others, "and")),
    };
    Some(format!(
        "{} at first, {} at the end: {} sent {} out of the room{then}.",
        from,
        grouped(last),
        letter(turn),
        grouped(*most)
    ))
}

/// The letter that cost most, where one cost anything: "The worst: letter 3, X, was a blunder: E was better. …".
#[must_use]
pub fn worst(judged: &Judgement, round: &Round) -> Option<String> {
    let cost = |guess: &JudgedGuess| match guess.value {
        Some(GuessValue::Misses { best, this }) => this.saturating_sub(best) as f64,
        Some(GuessValue::Chance { best, this }) => best - this,
        None => 0.0,
    };
    let marked =
        |(_, guess): &(usize, &JudgedGuess)| matches!(guess.mark(), Mark::Slip | Mark::Blunder);
    let guesses = (1..).zip(&judged.guesses).filter(marked);
    let (number, guess) = guesses.max_by(|(_, one), (_, other)| {
        let lost = one.lost_the_game().cmp(&other.lost_the_game());
        cost(one).total_cmp(&cost(other)).then(lost)
    })?;
    let letter = round.engine().alphabet().upper(guess.letter);
    let subject = format!("letter {number}, {letter},");
    Some(format!("The worst: {}", guess_aloud(guess, round, &subject)))
}

/// Which letters cost something: first how many, then each of them with what it cost. Of one of which that is not
/// known nothing is claimed.
#[must_use]
pub fn slips(judged: &Judgement, round: &Round) -> Vec<String> {
    let all = judged.guesses.len();
    let unknown = judged.guesses.iter().filter(|guess| guess.mark() == Mark::Unknown).count();
    let found = (1..).zip(&judged.guesses);
    let found = found.filter(|(_, guess)| matches!(guess.mark(), Mark::Slip | Mark::Blunder));
    let told: Vec<_> = found
        .map(|(number, guess): (usize, _)| {
            let letter = round.engine().alphabet().upper(guess.letter);
            guess_aloud(guess, round, &format!("Letter {number}, {letter},"))
        })
        .collect();
    let first = match (told.len(), all) {
        (_, 0) => String::from("No letter was judged."),
        (0, _) if unknown == 0 => String::from("No letter cost anything."),
        (0, _) => String::from("No letter is known to have cost anything."),
        (slips, 1) => format!("{} of 1 letter cost something.", grouped(slips)),
        (slips, all) => format!("{} of {} cost something.", grouped(slips), count::letters(all)),
    };
    let first = match round.is_about_the_list() {
        true => first,
        false => format!("By the list: {first}"),
    };
    let open = (unknown > 0).then(|| match unknown {
        1 => String::from("How good 1 letter was is not known: there was too much to search."),
        unknown => format!(
            "How good {} were is not known: there was too much to search.",
            count::letters(unknown)
        ),
    });
    std::iter::once(first).chain(open).chain(told).collect()
}

/// How many of the letters that cost something were not told yet, and how to hear them.
#[must_use]
pub fn more_slips(more: usize) -> String {
    format!("{} cost something, too: type more to go on.", count::letters(more))
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

/// Whether every answer holds for a word, or with which letter (`wrong`) it was ruled out.
#[must_use]
pub fn proven(word: &Word, wrong: Option<Letter>, listed: bool) -> String {
    match (wrong, listed) {
        (Some(letter), _) => format!("{word} was ruled out at {}.", word.alphabet().upper(letter)),
        (None, true) => format!("Every answer holds for {word}: it could have been the word."),
        (None, false) => format!("Every answer holds for {word}, which is not in the list."),
    }
}

/// What to say to a word of another length.
#[must_use]
pub fn another_length(length: usize) -> String {
    format!("Please type a word of {}.", counted(length, "letter", "letters"))
}

/// What a story is about.
#[must_use]
pub fn title(round: &Round) -> String {
    let letters = count::letters(round.pattern().length());
    let misses = counted(round.lives().get() as usize, "miss loses", "misses lose");
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
