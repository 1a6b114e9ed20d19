//! What a screen has to say about what happened last.

use super::Medium;
use super::{career, count, hints, opening, reverse, round, screens, values};
use crate::app::{HoldingRemark, Remark};
use crate::game::Round;
use crate::game::occasion::{Day, Occasion};
use crate::game::reverse::{AnswerError, ReverseRound};

/// Says what happened last in a round in which the player guesses.
pub fn remark(remark: &Remark, of: &Round, to: Medium) -> String {
    let alphabet = of.alphabet();
    match remark {
        Remark::Begin { explains, .. } => begin(of, *explains, to),
        Remark::Resumed if to.is_screen() => String::from("Welcome back. Guess a letter."),
        // The board shows the letters.
        Remark::Resumed => format!("Welcome back. {}", round::letters_guessed(of, to)),
        Remark::WhatIf { guess, turn } => format!(
            "You're back at guess {}, where you guessed {}. Try another letter; this round doesn't count.",
            turn + 1,
            to.guess(guess, alphabet)
        ),
        Remark::Answered => round::last_answer(of, to).unwrap_or_default(),
        Remark::Refused(guess, error) => {
            let known = guess.letter().and_then(|letter| opening::known(letter, of, to));
            known.unwrap_or_else(|| round::refusal(*error, guess, of, to))
        }
        Remark::NameTheWord => {
            let missing = match of.pattern().letters().iter().any(Option::is_some) {
                true => "the missing letters or ",
                false => "",
            };
            format!("Type {missing}the whole word. A wrong word costs a life.")
        }
        Remark::NameIsFull => format!(
            "All {} are filled in. Press Enter to guess, or Backspace to edit.",
            count::letters(of.length())
        ),
        Remark::NameHasGaps(letters) => format!("{} to go.", count::letters(*letters)),
        Remark::NotAWord(error) => values::sentence(&error.to_string()),
        Remark::NotALetter(typed) => round::not_a_letter(*typed, alphabet, to),
        Remark::Pasted => round::NO_PASTE.to_owned(),
        Remark::NoXrayYet => screens::NO_XRAY_YET.to_owned(),
        Remark::NotListed => screens::NOT_LISTED.to_owned(),
        Remark::LookingForHint => String::from("Looking for a good letter …"),
        Remark::NoHint => String::from("No hint: there are no listed words of this length."),
        Remark::Hint(advice) => hints::best(advice, of, to),
        Remark::NextBest(advice) => hints::next_best(advice, of, to),
    }
}

/// Returns the seal of a fair word, which proves nothing unless it is shown before the first guess; that of a friend's word is
/// in the challenge.
pub fn seal(round: &Round) -> Option<String> {
    let seal = round.seal().filter(|_| !round.engine().opponent().is_friend())?;
    Some(format!("The word is sealed: {seal}"))
}

/// Tells a listener of it while it proves something.
const ASK_FOR_THE_SEAL: &str =
    "The word is sealed. To note the seal, type seal before your first guess.";

/// Says how a round begins, and what it is played for. In the first rounds of all it also says how it cheats; the board
/// shows how many words are left. A listener asks for the seal, which is long.
fn begin(round: &Round, explains: bool, to: Medium) -> String {
    let day = |day: &Day, counts| Some(career::begun(*day, counts, round.alphabet(), to));
    let explains = explains && round.engine().opponent().cheats();
    let (occasion, is_told) = match round.occasion() {
        Occasion::Today(today) => (day(today, true), explains),
        Occasion::Again(first) => match &**first {
            Occasion::Today(today) => (day(today, false), false),
            _ => (Some(career::COUNTS_NOWHERE.to_owned()), explains),
        },
        _ => (None, explains),
    };
    let opening = match (is_told, &occasion) {
        (true, _) if to.is_screen() => opening::given_at_first(round, to),
        (false, None) => opening::begun(round, to).or_else(|| Some("Guess a letter.".into())),
        _ => opening::shown(round, to),
    };
    let trick = is_told.then(|| screens::NO_WORD_CHOSEN.to_owned());
    let seal = seal(round).map(|seal| if to.is_screen() { seal } else { ASK_FOR_THE_SEAL.into() });
    [trick, occasion, opening, seal].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Says what happened last in a round in which the player holds the word.
pub fn in_reverse(remark: &HoldingRemark, round: &ReverseRound, to: Medium) -> String {
    let alphabet = round.alphabet();
    match remark {
        HoldingRemark::Begin(notice) => {
            let think = reverse::think_of(round.length(), alphabet);
            notice.iter().cloned().chain([think]).collect::<Vec<_>>().join(" ")
        }
        HoldingRemark::Answered => {
            let last = round.answers().last().map(|answer| reverse::brief(answer, alphabet, to));
            format!("You said: {}.", last.unwrap_or_default())
        }
        HoldingRemark::MarkPlaces(letter) => {
            let letter = to.letter(*letter, alphabet);
            format!("Where is it? Mark each {letter} with Space, then press Enter.")
        }
        HoldingRemark::MarkOrNo(letter) => {
            format!("Press y if there is {}, n if not.", to.a_letter(*letter, alphabet))
        }
        HoldingRemark::WrongAnswer(AnswerError::Taken(place, letter)) => {
            format!("Place {} has {} already.", place + 1, to.a_letter(*letter, alphabet))
        }
        HoldingRemark::WrongAnswer(AnswerError::NoSuchPlace(place)) => {
            reverse::no_such_place(place + 1)
        }
        HoldingRemark::WrongAnswer(error) => values::sentence(&error.to_string()),
        HoldingRemark::Undone => String::from("Undone."),
        HoldingRemark::NothingToUndo => String::from("There is nothing to undo."),
        HoldingRemark::NotTheWord(error) => values::sentence(&error.to_string()),
    }
}
