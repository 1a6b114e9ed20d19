//! The story of a round, and the words that fitted to its end.

use super::board::{face, shown};
use super::parts::{
    Groups, Part, Scroll, TileState, Tone, Topic, TurnRow, Turns, WordState, Words, percent,
};
use super::{Draft, ScreenKind, View};
use crate::app::keys::Action;
use crate::app::{Input, Pane, StoryScreen};
use crate::game::Turn;
use crate::game::judgement::Judgement;
use crate::text::Medium::Screen;
use crate::text::keys::Reach;
use crate::text::round::NOT_LISTED;
use crate::text::{end, judgement, opening, proof, screens, story as text};
use crate::words::{Pattern, Word};

/// The most words that are listed.
const LISTED: usize = 120;

/// Returns the story of a round.
pub(super) fn story(screen: &StoryScreen, draft: &mut Draft) -> View {
    let (kind, parts) = match screen.pane {
        Pane::Turns => (ScreenKind::Story, turns(screen, draft)),
        Pane::Words => (ScreenKind::Words, words(screen, draft)),
    };
    View::new(kind, parts).back(Action::Back, draft)
}

fn turns(screen: &StoryScreen, draft: &mut Draft) -> Vec<Part> {
    let round = &screen.end.finished.round;
    let mut parts = vec![head(screen, draft.reach)];
    let start = opening::turn(round, Screen);
    if let Some(start) = start.clone().filter(|_| !draft.in_terminal()) {
        parts.push(Part::said([(Tone::Quiet, start)]));
    }
    let turns = screen.story.turns.iter().enumerate();
    let turns = turns.map(|(index, turn)| turn_row(index, turn, screen, draft)).collect();
    let words = round.start().words_left();
    let is_listed = round.is_listed();
    let scale = if is_listed { screens::bars_of_a_story(words) } else { String::new() };
    let scale = (words, scale);
    let wheel = [Action::Previous, Action::Next].map(|action| draft.act(action));
    parts.push(Part::Turns(Turns { turns, start, scale, wheel }));
    let Some(turn) = screen.turn() else {
        parts.push(Part::said([(Tone::Plain, screens::NO_LETTER.to_owned())]));
        return parts;
    };
    let (buttons, scroll) = match draft.reach {
        Reach::Keys => {
            let scroll = [Action::Less, Action::More].map(|action| draft.act(action));
            (Vec::new(), Some(Scroll { skipped: screen.scrolled, keys: "←→", acts: scroll }))
        }
        Reach::Buttons => {
            let what_if = draft.action(screens::WHAT_IF, Action::WhatIf);
            (vec![what_if, draft.action(screens::OTHER_WORDS, Action::OtherPane)], None)
        }
    };
    if !is_listed {
        parts.push(Part::no_groups(screens::NOT_LISTED, String::new(), buttons));
        return parts;
    }
    let opponent = round.engine().opponent();
    let mut groups = shown(turn, true, Some(opponent), draft.reach);
    let judged = screen.end.judgement();
    let why = judged.and_then(|judged| judgement::why(judged, screen.turn_number(), round, Screen));
    groups.why.extend(why.map(|why| format!(" {why}")));
    parts.push(Part::Groups(Groups { buttons, scroll, asked: screen.xray, ..groups }));
    parts
}

/// Returns what is said above and below the guesses of a story: the claim; what decided the round, and how many guesses were the
/// best, once that is known; a comparison with a fair game, or how to check the seal of one.
fn head(screen: &StoryScreen, by: Reach) -> Part {
    let finished = &screen.end.finished;
    let judged = screen.end.judgement().into_iter().flat_map(|judged| {
        [judgement::decisive(judged, finished, Screen), judgement::best_guesses(judged)]
    });
    let compared = text::fair_game(&screen.story.fair, finished);
    let compared = compared.or_else(|| end::sealed(finished, by));
    Part::said([
        (Topic::Claim, Tone::Strong, end::claim(finished)),
        (Topic::Judgement, Tone::Accent, judged.flatten().collect::<Vec<_>>().join(" ")),
        (Topic::Comparison, Tone::Quiet, compared.unwrap_or_default()),
    ])
}

fn turn_row(index: usize, turn: &Turn, screen: &StoryScreen, draft: &mut Draft) -> TurnRow {
    let start = screen.end.finished.round.start().words_left();
    let mut known = turn.pattern.clone();
    turn.guess.reveal(&mut known, turn.answer);
    let judged = screen.end.judgement();
    let is_over = judged.and_then(Judgement::lost_at).is_some_and(|lost| index > lost);
    let guess = judged.and_then(|judged| judged.guesses.get(index)).filter(|_| !is_over);
    let mark = guess.and_then(|guess| judgement::mark(guess, turn.alphabet()));
    let [mark, short_mark] = mark.unwrap_or_default();
    TurnRow {
        guess: Screen.guess(&turn.guess, turn.alphabet()),
        hit: !turn.is_miss(),
        // A whole word takes the pattern's place: that is the word itself, or the same as in the row above.
        pattern: if turn.guess.word().is_some() { String::new() } else { known.to_string() },
        left: screen.end.finished.round.is_listed().then(|| turn.after()),
        share: percent(turn.after(), start),
        mark,
        chosen: index == screen.turn_number(),
        act: draft.id(Input::Choose(index)),
        short_mark,
        face: face(&turn.guess, !turn.is_miss(), turn.alphabet()),
        is_word: turn.guess.word().is_some(),
    }
}

/// Returns the words that fitted to the end, and what is said of the one that was chosen or typed.
fn words(screen: &StoryScreen, draft: &mut Draft) -> Vec<Part> {
    let round = &screen.end.finished.round;
    let head = proof::check_a_word(screen.story.fitting_count);
    let typed = Word::parse(screen.typed.text().trim(), round.alphabet()).ok();
    let is_barred = typed.as_ref().is_some_and(|word| round.start().listed().bars(word));
    let is_left = !is_barred || screen.word() != typed;
    let mut parts = vec![
        Part::said([(Topic::Heading, Tone::Strong, head)]),
        Part::field(
            screens::ANY_WORD,
            if is_left { screen.typed.text() } else { "" },
            screens::CHECK,
        ),
    ];
    if is_barred {
        parts.push(Part::said([(Tone::Accent, NOT_LISTED.to_owned())]));
    } else if let Some(word) = screen.word() {
        parts.extend(checked(&word, screen));
    } else if let Some(word) = typed {
        parts.push(Part::said([(Tone::Accent, proof::another_length(&word, round.length()))]));
    }
    let mut words: Vec<_> = screen.words().enumerate().collect();
    let most = if draft.in_terminal() { words.len() } else { LISTED };
    let more = words.len().saturating_sub(most);
    words.truncate(most);
    let word = |(number, word): (usize, &Word)| WordState {
        letters: vec![(word.spelling_lower(), true)],
        out: false,
        note: String::new(),
        act: Some(draft.id(Input::Choose(number))),
    };
    let words = words.into_iter().map(word).collect();
    let wheel = [Action::Previous, Action::Next].map(|action| draft.act(action));
    parts.push(Part::Words(Words { words, more, selected: Some((screen.word_number, wheel)) }));
    parts
}

/// Returns a word with the letters that are known, and whether it fits or what ruled it out.
fn checked(word: &Word, screen: &StoryScreen) -> [Part; 2] {
    let round = &screen.end.finished.round;
    let by = round.ruled_out(word);
    let mut known = Pattern::hidden(word.alphabet(), word.letters().len());
    match &by {
        Some(by) => by.guess.reveal(&mut known, by.guess.answer_for(word)),
        None => known = round.pattern().clone(),
    }
    let state = |place: usize| match (known.letters().get(place), &by) {
        (Some(Some(_)), Some(_)) => TileState::Lost,
        (Some(Some(_)), None) => TileState::Found,
        _ => TileState::Marked,
    };
    let tone = if by.is_some() { Tone::Miss } else { Tone::Hit };
    let told = proof::checked(word, by.as_ref(), &screen.end.finished, Screen);
    [Part::spelled(word, state, Vec::new()), Part::said([(tone, told)])]
}
