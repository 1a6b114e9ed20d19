//! What a screen has to say about what happened last.

use super::Medium;
use super::{career, hints, opening, reverse, round, screens, story, values};
use crate::app::{HoldingRemark, Remark};
use crate::game::Round;
use crate::game::occasion::{Day, Occasion};
use crate::game::reverse::ReverseRound;

/// Says what happened last in a round in which the player guesses.
pub fn remark(remark: &Remark, of: &Round, to: Medium) -> String {
    let alphabet = of.alphabet();
    match remark {
        Remark::Notice(sentence) => sentence.clone(),
        Remark::Begin => begin(of, to),
        Remark::Resumed => round::RESUMED.to_owned(),
        Remark::WhatIf { guess, turn } => story::what_if(guess, *turn, alphabet, to),
        Remark::Answered { guess, places } => round::answer_to(guess, *places, alphabet, to),
        Remark::Refused(guess, error) => {
            let known = guess.letter().and_then(|letter| opening::known(letter, of, to));
            known.unwrap_or_else(|| round::refusal(*error, guess, of, to))
        }
        Remark::NameTheWord => round::name_the_word(of),
        Remark::NameIsFull => round::no_more_letters(of),
        Remark::NameHasGaps(letters) => round::still_missing(*letters),
        Remark::NotAWord(error) => values::sentence(&error.to_string()),
        Remark::NotALetter(typed) => round::not_a_letter(*typed, alphabet, to),
        Remark::Pasted => round::NO_PASTE.to_owned(),
        Remark::NoXrayYet => screens::NO_XRAY_YET.to_owned(),
        Remark::NotListed => screens::NOT_LISTED.to_owned(),
        Remark::LookingForHint => hints::LOOKING_FOR_A_HINT.to_owned(),
        Remark::NoHint => hints::NO_HINT.to_owned(),
        Remark::Hint(advice) => hints::best(advice, of, to),
        Remark::NextBest(advice) => hints::next_best(advice, of, to),
    }
}

/// Says how a round begins, and what it is played for.
fn begin(round: &Round, to: Medium) -> String {
    let day = |day: &Day, counts| career::begun(*day, counts, round.alphabet(), to);
    let remark = match round.occasion() {
        // The board shows the rest.
        Occasion::Level(1) if to.is_screen() => return screens::NO_WORD_CHOSEN.to_owned(),
        Occasion::Level(1) => screens::NO_WORD_CHOSEN.to_owned(),
        Occasion::Today(today) => day(today, true),
        Occasion::Again(first) => match &**first {
            Occasion::Today(today) => day(today, false),
            _ => career::COUNTS_NOWHERE.to_owned(),
        },
        _ => {
            return opening::begun(round, to).unwrap_or_else(|| round::GUESS_A_LETTER.into());
        }
    };
    let opening = opening::shown(round, to);
    [Some(remark), opening].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Says what happened last in a round in which the player holds the word.
pub fn in_reverse(remark: &HoldingRemark, round: &ReverseRound, to: Medium) -> String {
    let alphabet = round.alphabet();
    match remark {
        HoldingRemark::Notice(sentence) => sentence.clone(),
        HoldingRemark::Begin => reverse::held_in_mind(round.length()),
        HoldingRemark::Answered(answer) => reverse::you_said(answer, alphabet, to),
        HoldingRemark::MarkPlaces(letter) => reverse::mark(&to.letter(*letter, alphabet)),
        HoldingRemark::MarkOrNo(letter) => reverse::mark_or_no(*letter, alphabet, to),
        HoldingRemark::WrongAnswer(error) => reverse::taken(*error, alphabet, to),
        HoldingRemark::Undone => reverse::UNDONE.to_owned(),
        HoldingRemark::NothingToUndo => reverse::NOTHING_TO_UNDO.to_owned(),
        HoldingRemark::NotTheWord(error) => values::sentence(&error.to_string()),
    }
}
