//! A round in plain sentences in which the player holds the word and the computer guesses.

use std::io::{self, BufRead, Write};

use super::{Answered, Line};
use crate::app::Preferences;
use crate::game::{HeldRound, Library, Standing};
use crate::guesser::GuesserKind;
use crate::prose::held::{
    CONTRADICTION, GO_ON, WHAT_WAS_IT, confidence, doubt, held_in_mind, offer, remembered, said,
    short_question, slips, taken, verdict,
};
use crate::prose::{counted, sentence};
use crate::words::{Letter, Places, Word};

/// What a player says to a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    /// It stands there, or nowhere.
    Places(Places),
    /// The last answer was not meant.
    Undo,
}

/// How a letter is answered.
const HOW: &str = "(Enter or n for no, or the places such as 2 6, or the pattern such as -e---e--; \
                   u takes the last answer back)";

impl<I: BufRead, O: Write> Line<'_, I, O> {
    /// Plays a round to its end; `None` where the input ends before.
    pub(super) fn hold(
        &mut self,
        library: &Library,
        preferences: &Preferences,
        answered: Answered,
    ) -> io::Result<Option<()>> {
        let Some(length) = self.ask_length(library, preferences, answered)? else {
            return Ok(None);
        };
        let Some(guesses) = self.ask_guesses(preferences, answered)? else { return Ok(None) };
        let shelf = library.guessing(preferences.list, length).map_err(io::Error::other)?;
        let mut round = HeldRound::new(shelf, guesses);
        writeln!(self.output, "\n{}", held_in_mind(length))?;
        let mut explained = false;
        loop {
            if round.is_contradiction() {
                if self.settle(&mut round)?.is_none() {
                    return Ok(None);
                }
            } else if round.standing() == Standing::InPlay {
                if self.question(&mut round, &mut explained)?.is_none() {
                    return Ok(None);
                }
            } else {
                return self.close(library, &round);
            }
        }
    }

    /// Asks about one letter, or takes the last answer back; `None` where the input ends.
    fn question(&mut self, round: &mut HeldRound, explained: &mut bool) -> io::Result<Option<()>> {
        let alphabet = round.alphabet();
        let asked = round.asked();
        let advice = (self.advise)(GuesserKind::OF_HELD_WORDS, &round.view());
        let any = || alphabet.letters().find(|letter| !asked.contains(*letter));
        let listed = advice.as_ref().map_or(1.0, |advice| advice.listed);
        let Some(letter) = advice.map(|advice| advice.best.letter).or_else(any) else {
            return Ok(Some(()));
        };
        let left = counted(round.guesses_left() as usize, "guess", "guesses");
        writeln!(self.output, "\nI have {left} left.")?;
        writeln!(self.output, "Word: {}", spaced(round))?;
        let confidence = confidence(round.candidates().as_ref(), listed);
        writeln!(self.output, "{}", sentence_of(confidence))?;
        let how = if *explained { String::new() } else { format!(" {HOW}") };
        *explained = true;
        loop {
            let question = format!("{}{how}", short_question(letter, alphabet));
            let Some(text) = self.ask(&question)? else { return Ok(None) };
            let remark = match understood(round, letter, &text) {
                Err(remark) => remark,
                Ok(Said::Undo) if round.undo().is_some() => {
                    writeln!(self.output, "Taken back.")?;
                    return Ok(Some(()));
                }
                Ok(Said::Undo) => String::from("There is no answer to take back."),
                Ok(Said::Places(places)) => match round.answer(letter, places) {
                    Ok(()) => {
                        if let Some(answer) = round.answers().last() {
                            writeln!(self.output, "{}", said(answer, alphabet))?;
                        }
                        return Ok(Some(()));
                    }
                    Err(error) => taken(error, alphabet),
                },
            };
            writeln!(self.output, "{remark}")?;
        }
    }

    /// Says that the answers contradict each other, and asks what to make of it; `None` where the input
    /// ends.
    fn settle(&mut self, round: &mut HeldRound) -> io::Result<Option<()>> {
        let doubts = round.doubts();
        writeln!(self.output, "\n{CONTRADICTION} You said:")?;
        for (number, found) in (1..).zip(&doubts) {
            writeln!(self.output, "{number}: {}", doubt(found, round.alphabet()))?;
        }
        let question = format!(
            "Which answer do we go back to? It and all later ones are taken back. (1 to {}, Enter for \"{GO_ON}\")",
            doubts.len()
        );
        loop {
            let Some(text) = self.ask(&question)? else { return Ok(None) };
            let number = text.parse::<usize>().ok();
            match number.and_then(|number| doubts.get(number.checked_sub(1)?)) {
                Some(doubt) => round.back_to(doubt.index),
                None if text.is_empty() => {
                    round.go_off_list();
                    writeln!(self.output, "Then I go on without my list.")?;
                }
                None => {
                    writeln!(self.output, "Please type a number from 1 to {}.", doubts.len())?;
                    continue;
                }
            }
            return Ok(Some(()));
        }
    }

    /// Says how the round ended, asks for a word that was not found, and remembers one that is new.
    fn close(&mut self, library: &Library, round: &HeldRound) -> io::Result<Option<()>> {
        writeln!(self.output)?;
        let mut word = round.found();
        if word.is_none() {
            writeln!(self.output, "{}", verdict(round, None))?;
            word = match self.ask_held_word(round)? {
                None => return Ok(None),
                Some(told) => told,
            };
        }
        let Some(word) = word else { return Ok(Some(())) };
        writeln!(self.output, "{}", verdict(round, Some(&word)))?;
        for sentence in slips(round, &word) {
            writeln!(self.output, "{sentence}")?;
        }
        if round.knows(&word) {
            return Ok(Some(()));
        }
        match self.ask_yes_or_no(&offer(&word), false)? {
            None => return Ok(None),
            Some(false) => {}
            Some(true) => match (self.remember)(&word) {
                Ok(()) => {
                    writeln!(self.output, "{}", remembered(&word))?;
                    library.teach(word);
                }
                Err(message) => writeln!(self.output, "{}", sentence(&message))?,
            },
        }
        Ok(Some(()))
    }

    /// Asks for the word until it is one; the inner `None` where the player keeps it secret.
    fn ask_held_word(&mut self, round: &HeldRound) -> io::Result<Option<Option<Word>>> {
        loop {
            let question = format!("{WHAT_WAS_IT} (Enter keeps it secret)");
            let Some(text) = self.ask(&question)? else { return Ok(None) };
            if text.is_empty() {
                return Ok(Some(None));
            }
            match round.read_word(&text) {
                Ok(word) => return Ok(Some(Some(word))),
                Err(error) => writeln!(self.output, "{}", sentence(&error.to_string()))?,
            }
        }
    }
}

/// What a text says to a letter.
///
/// # Errors
/// What to tell somebody who wrote it.
fn understood(round: &HeldRound, letter: Letter, text: &str) -> Result<Said, String> {
    // A word may be spelled like an answer: the pattern of one that has the letter comes first.
    if let Some(places) = pattern(round, letter, text).filter(|places| !places.is_empty()) {
        return Ok(Said::Places(places));
    }
    match text.to_lowercase().as_str() {
        "" | "n" | "no" => return Ok(Said::Places(Places::NONE)),
        "u" | "undo" => return Ok(Said::Undo),
        _ => {}
    }
    if let Some(places) = pattern(round, letter, text) {
        return Ok(Said::Places(places));
    }
    let numbers: Option<Vec<usize>> = text
        .split(|c: char| c.is_whitespace() || c == ',')
        .filter(|part| !part.is_empty())
        .map(|part| part.parse().ok())
        .collect();
    // A comma alone is no answer.
    match numbers.filter(|places| !places.is_empty()) {
        Some(places) => match places.iter().find(|place| !(1..=round.length()).contains(place)) {
            Some(place) => Err(format!("Your word has no place {place}.")),
            None => Ok(Said::Places(places.iter().map(|place| place - 1).collect())),
        },
        None => Err(format!(
            "Please type n, or where {} stands: the places, or the pattern.",
            round.alphabet().upper(letter)
        )),
    }
}

/// Where a text has the letter, if it is the round's pattern with it.
fn pattern(round: &HeldRound, letter: Letter, text: &str) -> Option<Places> {
    let pattern = round.pattern();
    let typed: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    if typed.len() != pattern.length() {
        return None;
    }
    let mut places = Vec::new();
    for (place, (c, known)) in typed.into_iter().zip(pattern.letters()).enumerate() {
        match round.alphabet().letter(c) {
            Some(typed) if Some(typed) == *known => {}
            Some(typed) if typed == letter && known.is_none() => places.push(place),
            None if "-_.".contains(c) => {}
            _ => return None,
        }
    }
    Some(places.into_iter().collect())
}

/// The pattern with blanks between its places.
fn spaced(round: &HeldRound) -> String {
    let letter =
        |place: &Option<Letter>| place.map_or('_', |letter| round.alphabet().upper(letter));
    let places: Vec<_> =
        round.pattern().letters().iter().map(|place| letter(place).to_string()).collect();
    places.join(" ")
}

/// A sentence that may have its end already.
fn sentence_of(text: String) -> String {
    if text.ends_with('.') { text } else { text + "." }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::words::{ENGLISH, Shelf};

    #[test]
    fn a_letter_is_answered_with_no_with_places_and_with_the_pattern() {
        let word = Word::parse("nun", &ENGLISH).unwrap();
        let mut round = HeldRound::new(Arc::new(Shelf::of_one(&word)), "6".parse().unwrap());
        let letter = |c| ENGLISH.letter(c).unwrap();
        let places = |places: &[usize]| Ok(Said::Places(places.iter().copied().collect()));
        let n = |round: &HeldRound, text: &str| understood(round, letter('n'), text);
        for no in ["", "n", "N", "no", "---", "_ _ _"] {
            assert_eq!(n(&round, no), places(&[]), "{no:?}");
        }
        for both in ["1 3", "1,3", "3, 1", "n-n", "N.N", "n _ n"] {
            assert_eq!(n(&round, both), places(&[0, 2]), "{both:?}");
        }
        assert_eq!(n(&round, "u"), Ok(Said::Undo));
        for wrong in ["4", "0", "13", "yes", "nu-", "n-", "1 x"] {
            assert!(n(&round, wrong).is_err(), "{wrong:?}");
        }
        round.answer(letter('u'), [1].into_iter().collect()).unwrap();
        for both in ["nun", "n-n"] {
            assert_eq!(n(&round, both), places(&[0, 2]), "{both:?}");
        }
        assert!(n(&round, "nn-").is_err(), "the second place is taken");
    }
}
