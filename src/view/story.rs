//! The story of a round, and the words that fitted to its end.

use super::board::groups;
use super::parts::{Part, TileState, Tone, TurnRow, WordState, Words, percent, tile};
use super::{Acts, View};
use crate::app::keys::Action;
use crate::app::{Input, Pane, StoryScreen};
use crate::game::{Judgement, Turn};
use crate::text::Medium::Screen;
use crate::text::keys::Reach;
use crate::text::{end, grouped, judgement, opening, proof, screens, story as text};
use crate::words::{Pattern, Word};

/// The most words that are listed.
const LISTED: usize = 120;

/// Returns the story of a round.
pub(super) fn story(screen: &StoryScreen, acts: &mut Acts) -> View {
    let (parts, depth) = match screen.pane() {
        Pane::Turns => (turns(screen, acts), 2),
        Pane::Words => (words(screen, acts), 3),
    };
    View::new("story", depth, parts).back(Action::Back, acts)
}

fn turns(screen: &StoryScreen, acts: &mut Acts) -> Vec<Part> {
    let round = &screen.finished().round;
    let Head { claim, judged, compared } = head(screen, acts.reach);
    let mut parts =
        vec![Part::said([(Tone::Strong, claim), (Tone::Accent, judged), (Tone::Quiet, compared)])];
    if let Some(start) = opening::turn(round, Screen) {
        parts.push(Part::said([(Tone::Quiet, start)]));
    }
    let turns = screen.story().turns.iter().enumerate();
    let turns = turns.map(|(index, turn)| turn_row(index, turn, screen, acts)).collect();
    parts.push(Part::Turns { turns });
    let other = acts.action(screens::OTHER_WORDS, Action::OtherPane);
    match screen.turn() {
        None => parts.push(Part::said([(Tone::Plain, screens::NO_LETTER.to_owned())])),
        Some(turn) => {
            let what_if = acts.action(screens::WHAT_IF, Action::WhatIf);
            let buttons = vec![what_if, other];
            parts.push(groups(turn, true, Some(round.engine().opponent()), buttons, acts.to));
        }
    }
    parts
}

/// What is said above and below the guesses.
#[derive(Debug)]
pub struct Head {
    pub claim: String,
    /// What decided the round, and how many guesses were the best; nothing until that is known.
    pub judged: String,
    /// A comparison with a fair game, or how to check the seal of one.
    pub compared: String,
}

/// Returns what is said above and below the guesses of a story.
pub fn head(screen: &StoryScreen, by: Reach) -> Head {
    let finished = screen.finished();
    let judged = screen.judgement().into_iter().flat_map(|judged| {
        [judgement::decisive(judged, finished, Screen), judgement::best_guesses(judged)]
    });
    let compared = text::fair_game(&screen.story().fair, finished);
    let compared = compared.or_else(|| match by {
        Reach::Keys => finished.salt.map(|_| screens::SEALED.to_owned()),
        Reach::Buttons => end::sealed(finished, by),
    });
    Head {
        claim: end::claim(finished),
        judged: judged.flatten().collect::<Vec<_>>().join(" "),
        compared: compared.unwrap_or_default(),
    }
}

fn turn_row(index: usize, turn: &Turn, screen: &StoryScreen, acts: &mut Acts) -> TurnRow {
    let start = screen.finished().round.words_at_start();
    let mut known = turn.pattern.clone();
    turn.guess.reveal(&mut known, turn.answer);
    let judged = screen.judgement();
    let is_over = judged.and_then(Judgement::lost_at).is_some_and(|lost| index > lost);
    let guess = judged.and_then(|judged| judged.guesses.get(index)).filter(|_| !is_over);
    let mark = guess.and_then(|guess| judgement::mark(guess, turn.alphabet()));
    TurnRow {
        guess: Screen.guess(&turn.guess, turn.alphabet()),
        hit: !turn.is_miss(),
        // A whole word takes the pattern's place: that is the word itself, or the same as in the row above.
        pattern: if turn.guess.word().is_some() { String::new() } else { known.to_string() },
        left: grouped(turn.after()),
        share: percent(turn.after(), start),
        mark: mark.map(|[long, _]| long).unwrap_or_default(),
        chosen: index == screen.turn_number(),
        act: acts.id(Input::Choose(index)),
    }
}

/// Returns the words that fitted to the end, and what is said of the one that was chosen or typed.
fn words(screen: &StoryScreen, acts: &mut Acts) -> Vec<Part> {
    let round = &screen.finished().round;
    let fitting = screen.story().fitting_count;
    let head = match screen.story().fitting.is_empty() {
        true => proof::none_shown(fitting),
        false => proof::check_a_word(fitting),
    };
    let mut parts = vec![
        Part::said([(Tone::Strong, head)]),
        Part::Field {
            label: screens::ANY_WORD.to_owned(),
            value: screen.typed().to_owned(),
            button: screens::CHECK.to_owned(),
            secret: false,
        },
    ];
    if let Some(word) = screen.word() {
        parts.extend(checked(&word, screen));
    } else if let Ok(word) = Word::typed(screen.typed(), round.alphabet(), round.is_clean()) {
        parts.push(Part::said([(Tone::Accent, proof::another_length(&word, round.length()))]));
    }
    let mut words: Vec<_> = screen.words().enumerate().collect();
    let more = words.len().saturating_sub(LISTED);
    words.truncate(LISTED);
    let word = |(number, word): (usize, &Word)| WordState {
        letters: vec![(word.spelling_lower(), true)],
        out: false,
        note: String::new(),
        act: Some(acts.id(Input::Choose(number))),
    };
    let words = words.into_iter().map(word).collect();
    parts.push(Part::Words(Words { words, more }));
    parts
}

/// Returns a word with the letters that are known, and whether it fits or what ruled it out.
fn checked(word: &Word, screen: &StoryScreen) -> [Part; 2] {
    let round = &screen.finished().round;
    let by = screen.ruled_out(word);
    let mut known = Pattern::hidden(word.alphabet(), word.letters().len());
    match &by {
        Some(by) => by.guess.reveal(&mut known, by.guess.answer_for(word)),
        None => known = round.pattern().clone(),
    }
    let tiles = word.faces().into_iter().zip(known.letters()).map(|(face, known)| {
        let state = match (known, &by) {
            (None, _) => TileState::Marked,
            (Some(_), Some(_)) => TileState::Lost,
            (Some(_), None) => TileState::Found,
        };
        tile(Some(face), state)
    });
    let listed = round.start().listed().has(word);
    let tone = if by.is_some() { Tone::Miss } else { Tone::Hit };
    let told = proof::checked(word, by.as_ref(), listed, Screen);
    [Part::Word { tiles: tiles.collect(), spoken: word.to_string() }, Part::said([(tone, told)])]
}
