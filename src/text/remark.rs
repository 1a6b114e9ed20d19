//! What a screen has to say about what happened last.

use super::{
    GUESS_A_LETTER, LOOKING_FOR_A_HINT, NO_HINT, NO_PASTE, RESUMED, aloud, answer, career, form,
    heard, held, hint, next_best, not_a_letter, refusal, sentence, story, why, why_briefly,
};
use crate::app::{FormError, Remark};
use crate::game::{ReverseRound, Round};
use crate::words::Alphabet;

/// Says what happened last in a round in which the player guesses.
#[must_use]
pub fn remark(remark: &Remark, round: &Round) -> String {
    let engine = round.engine();
    let (opponent, alphabet) = (engine.opponent(), engine.alphabet());
    match remark {
        Remark::Notice(sentence) => sentence.clone(),
        Remark::Begin => GUESS_A_LETTER.to_owned(),
        Remark::Resumed => RESUMED.to_owned(),
        Remark::Daily { day, practice } => career::begun(*day, *practice),
        Remark::Climb(rung) => career::climbing_now(rung),
        Remark::WhatIf { letter, turn } => story::what_if(*letter, *turn, opponent, alphabet),
        Remark::Answered { letter, places } => answer(*letter, *places, alphabet),
        Remark::Refused(letter, error) => refusal(*error, *letter, alphabet),
        Remark::NotALetter => not_a_letter(alphabet),
        Remark::Pasted => NO_PASTE.to_owned(),
        Remark::LookingForHint => LOOKING_FOR_A_HINT.to_owned(),
        Remark::NoHint => NO_HINT.to_owned(),
        Remark::Hint(advice) => hint(advice, round),
        Remark::NextBest(advice) => next_best(advice, alphabet),
        Remark::Why(letters) => why(letters, opponent, alphabet),
        other => reverse(other, None, alphabet),
    }
}

/// The same to those who listen.
#[must_use]
pub fn aloud(of: &Remark, round: &Round) -> String {
    let engine = round.engine();
    match of {
        Remark::Daily { .. } | Remark::Climb(_) => heard::heard(&remark(of, round)),
        Remark::Hint(advice) => aloud::hint(advice, round),
        Remark::NextBest(advice) => aloud::next_best(advice, engine.alphabet()),
        Remark::Why(letters) => aloud::why(letters, engine.opponent(), engine.alphabet()),
        of => remark(of, round),
    }
}

/// The same in fewer words, where there are fewer.
#[must_use]
pub fn brief(remark: &Remark, round: &Round) -> Option<String> {
    let Remark::Why(letters) = remark else { return None };
    let engine = round.engine();
    Some(why_briefly(letters, engine.opponent(), engine.alphabet()))
}

/// Says what happened last in a round in which the player holds the word.
#[must_use]
pub fn in_reverse(remark: &Remark, round: &ReverseRound) -> String {
    reverse(remark, Some(round.length()), round.alphabet())
}

fn reverse(remark: &Remark, length: Option<usize>, alphabet: &Alphabet) -> String {
    match remark {
        Remark::Notice(sentence) | Remark::NotRemembered(sentence) => sentence.clone(),
        Remark::HoldAWord => length.map(held::held_in_mind).unwrap_or_default(),
        Remark::Told(answer) => held::said(answer, alphabet),
        Remark::MarkPlaces(letter) => held::mark(alphabet.upper(*letter)),
        Remark::MarkOrNo(letter) => held::mark_or_no(alphabet.upper(*letter)),
        Remark::AlreadyMarked(letter) => held::marked(alphabet.upper(*letter)),
        Remark::WrongAnswer(error) => held::taken(*error, alphabet),
        Remark::LastPlace => held::LAST_PLACE.to_owned(),
        Remark::Undone => held::UNDONE.to_owned(),
        Remark::NothingToUndo => held::NOTHING_TO_UNDO.to_owned(),
        Remark::OffList => held::OFF_LIST.to_owned(),
        Remark::NotTheWord(error) => sentence(&error.to_string()),
        Remark::Remembered(word) => held::remembered(word),
        _ => String::new(),
    }
}

/// Says what is wrong in the form, without a capital or a full stop.
#[must_use]
pub fn form_error(error: &FormError, alphabet: &Alphabet) -> String {
    match error {
        FormError::NotADigit => form::DIGITS.to_owned(),
        FormError::NotALetter => form::letters_only(alphabet),
        FormError::TooManyLives(most) => form::most_misses(*most),
        FormError::Lives(error) => error.to_string(),
        FormError::NoLength => form::NO_LENGTH.to_owned(),
        FormError::NoWords(error) => error.to_string(),
        FormError::NoWord => form::NO_WORD.to_owned(),
        FormError::NotAWord(error) => error.to_string(),
        FormError::Daily(message) => message.clone(),
    }
}
