//! A round in play, and a puzzle.

use super::about::is_first_round;
use super::parts::{
    Course, Fall, Group, Groups, Part, Scroll, TileState, Tone, Topic, WordState, Words, percent,
    tile, tiles,
};
use super::{Draft, ScreenKind, View, main_first};
use crate::app::keys::Action;
use crate::app::{App, Playing, PuzzleRemark, PuzzleScreen, Remark};
use crate::engine::{Opponent, Reply};
use crate::game::round::WordsLeft;
use crate::game::{Round, Standing, Turn};
use crate::text::Medium::Screen;
use crate::text::keys::Reach;
use crate::text::{menu, puzzle as text, remark, screens, sentence, voice, xray};
use crate::words::{Alphabet, Guess, Letter, Word};

/// The most groups that are listed.
const GROUPS: usize = 12;

/// Returns a round in play.
pub fn round(playing: &Playing, app: &App, draft: &mut Draft) -> View {
    let round = &playing.round;
    let (misses, of) = (round.misses(), round.lives().get());
    let mut parts = Vec::new();
    if draft.to.is_screen() {
        parts.push(Part::figure(app.figure(), (misses, of), false, None));
    }
    parts.extend([
        Part::lives(round.misses_left(), of, screens::lives_left),
        word(playing, draft),
        said(playing, app, draft),
    ]);
    match draft.to {
        Screen => parts.extend(seen(playing, app, draft)),
        // A listener hears the sizes of the groups on request only.
        _ => {
            let words = if playing.shows_words { app.xray(playing) } else { None };
            parts.extend(words.map(|turn| groups(turn, round.engine().opponent(), draft)));
        }
    }
    let is_what_if = round.occasion().what_if().is_some();
    let back = if is_what_if { Action::Back } else { Action::NewGame };
    let view = View::new(ScreenKind::Round, parts).back(back, draft);
    let view = view.answered(round.replies().len());
    let mut tools = vec![
        draft.action(screens::HINT, Action::Hint),
        draft.action(screens::WHOLE_WORD, Action::Confirm),
    ];
    if !is_what_if {
        tools.push(draft.action(menu::label(Action::GiveUp), Action::GiveUp));
    }
    View { tools, ..view }
}

/// Returns the word as far as it is known, and in a terminal with the letters that are being typed into its gaps.
fn word(playing: &Playing, draft: &Draft) -> Part {
    let round = &playing.round;
    let Some((letters, done)) = playing.naming().filter(|_| draft.in_terminal()) else {
        return Part::word(round.pattern(), draft.to);
    };
    let mut places = tiles(round.pattern());
    for (place, letter) in places.iter_mut().zip(letters).take(done) {
        let letter = letter.map(|letter| round.alphabet().cased(letter));
        if place.letter != letter {
            *place = tile(letter, TileState::Marked);
        }
    }
    Part::tiles(places, round.pattern(), draft.to, Some(done))
}

/// Returns what nobody hears: the keys, the groups of the last guess, and the words left after each.
fn seen(playing: &Playing, app: &App, draft: &mut Draft) -> Vec<Part> {
    let round = &playing.round;
    let keys = Part::keys(round.pattern(), guessed(round), playing.suggested(), draft);
    let shows = app.counts_words_left(round);
    let (turn, words) = (app.xray(playing), playing.shows_words);
    let mut buttons = Vec::new();
    if draft.reach == Reach::Buttons {
        let label = if words { screens::HIDE_WORDS } else { screens::SHOW_WORDS };
        buttons.extend(turn.map(|_| draft.action(label, Action::Xray)));
        let label = if shows { screens::HIDE_HOW_MANY } else { screens::SHOW_HOW_MANY };
        buttons.push(draft.action(label, Action::ToggleWordsLeft));
    }
    let none_yet = |text, buttons| Some(Part::no_groups(text, String::new(), buttons));
    let xray = match turn {
        Some(turn) => {
            let scroll = [Action::Previous, Action::Next].map(|action| draft.act(action));
            let scroll = Scroll { skipped: playing.scrolled, keys: "↑↓", acts: scroll };
            let groups = shown(turn, words, None, draft.reach);
            Some(Part::Groups(Groups { buttons, scroll: Some(scroll), ..groups }))
        }
        None if shows => none_yet(screens::WHAT_THE_XRAY_IS, buttons),
        None if !round.is_listed() => None,
        None if buttons.is_empty() => none_yet(screens::SHOW_GROUPS, buttons),
        None => Some(Part::Buttons { buttons }),
    };
    let title = match round.is_about_the_list() {
        true => screens::WORDS_LEFT,
        false => screens::OF_THE_LIST,
    };
    let fall = match shows {
        true => Some(fall(title, round)),
        // The key for it is named where the bars will be.
        false => draft.in_terminal().then(|| {
            let note = match playing.remark {
                // It is said already.
                Remark::NotListed => "",
                _ if round.is_listed() => screens::SHOW_WORDS_LEFT,
                _ => screens::NOT_LISTED,
            };
            Part::Fall(Course { note, ..Course::default() })
        }),
    };
    std::iter::once(keys).chain(xray).chain(fall).collect()
}

/// Returns the letters that are known: those at the start, then those that were guessed, in their order.
pub fn guessed(round: &Round) -> Vec<Letter> {
    let guessed: Vec<_> = round.replies().iter().filter_map(|reply| reply.letter()).collect();
    let known = round.engine().guessed();
    let at_the_start = known.iter().filter(|letter| !guessed.contains(letter));
    at_the_start.chain(guessed.iter().copied()).collect()
}

/// Returns what was said last, how many words that ruled out, and what the opponent has to say.
fn said(playing: &Playing, app: &App, draft: &Draft) -> Part {
    let to = draft.to;
    if playing.is_thinking() {
        return Part::said([(Tone::Quiet, screens::THINKING.to_owned())]);
    }
    let told = remark::remark(&playing.remark, &playing.round, to);
    let last = playing.round.replies().last();
    let (tone, notice) = match &playing.remark {
        Remark::Begin { notice, .. } => (Tone::Plain, notice.clone()),
        Remark::Answered if last.is_some_and(Reply::is_miss) => (Tone::Miss, None),
        Remark::Answered => (Tone::Hit, None),
        _ => (Tone::Plain, None),
    };
    let is_first = is_first_round(app, &playing.round);
    // The groups are only found for somebody who sees or hears of them.
    let is_explained = is_first && playing.round.replies().len() == 1;
    let first = if is_explained { app.xray(playing) } else { None };
    let first = first.and_then(|turn| xray::first(turn, to));
    let effect = match (&playing.remark, playing.round.words_left_by_turn()) {
        (Remark::Answered, _) if first.is_some() => first.unwrap_or_default(),
        (Remark::Answered | Remark::Resumed, [.., 1]) if names_the_last(&playing.round, app) => {
            let by = if draft.in_terminal() { Reach::Keys } else { Reach::Buttons };
            screens::one_is_left(by).to_owned()
        }
        (Remark::Answered, [.., before, after]) if app.counts_words_left(&playing.round) => {
            let smaller = last.and_then(xray::smaller);
            smaller.unwrap_or_else(|| screens::ruled_out(before - before.min(after), *after))
        }
        _ => String::new(),
    };
    // The explanations of a first round have the player's attention to themselves.
    let voice = voice::said(app).filter(|_| !is_first).unwrap_or_default();
    Part::said([
        (Topic::News, Tone::Plain, notice.unwrap_or_default()),
        (Topic::News, tone, told),
        (Topic::News, Tone::Quiet, effect),
        (Topic::Voice, Tone::Plain, voice),
    ])
}

/// Returns whether the player is asked to name the only word left: of a friend's word nobody knows whether it is listed.
fn names_the_last(round: &Round, app: &App) -> bool {
    let is_known = app.counts_words_left(round) && round.is_about_the_list();
    is_known && round.standing() == Standing::InPlay
}

/// Returns the words left after each letter, from all words of the length on. If the letters that were opened before the first
/// guess left far fewer, the first bar is cut.
pub fn fall(title: &str, round: &Round) -> Part {
    let (all, letters) = round.fall();
    let opened = round.opening().map_or(0, |opening| opening.answers().count());
    let shown = letters.first().filter(|one| opened > 0 && one.left * 2 < all);
    let full = shown.map_or(all, |one| one.left);
    let first = Fall {
        letter: screens::START.to_owned(),
        hit: None,
        left: all,
        share: percent(all, full),
        face: String::new(),
        is_word: false,
    };
    let letters = letters.into_iter().map(|WordsLeft { after, is_hit, left }| Fall {
        letter: Screen.guess(&after, round.alphabet()),
        hit: Some(is_hit),
        left,
        share: percent(left, full),
        face: face(&after, is_hit, round.alphabet()),
        is_word: after.word().is_some(),
    });
    let steps = std::iter::once(first).chain(letters).collect();
    let note = if round.replies().is_empty() { screens::A_BAR_FOR_EACH } else { "" };
    Part::Fall(Course { title: title.to_owned(), steps, cut: full < all, note, opened })
}

/// Returns a guess as it is marked: in lower case if it was a miss, so that its shape says so, too.
pub fn face(guess: &Guess, hit: bool, alphabet: &Alphabet) -> String {
    match (guess.word(), hit) {
        (Some(word), true) => word.spelling(),
        (Some(word), false) => word.spelling_lower(),
        (None, true) => guess.face(alphabet, true).upper.to_string(),
        (None, false) => guess.face(alphabet, false).lower.to_string(),
    }
}

/// Returns the groups of a guess with some of their words, or sentences about them for somebody who listens.
pub fn groups(turn: &Turn, opponent: Opponent, draft: &Draft) -> Part {
    if draft.to.is_screen() {
        return Part::Groups(shown(turn, true, Some(opponent), draft.reach));
    }
    let told = xray::sentences(turn, Some(opponent), draft.to).into_iter();
    Part::said(told.map(|text| (Tone::Plain, text)))
}

/// Returns the groups of a guess: the kept one first, and why this opponent kept it. Those that can be scrolled are all of
/// them.
pub fn shown(turn: &Turn, words: bool, why: Option<Opponent>, reach: Reach) -> Groups {
    let samples = match (words, reach) {
        (false, _) => 0,
        (true, Reach::Keys) => Turn::MANY,
        (true, Reach::Buttons) => Turn::SAMPLES,
    };
    let mut groups = all_groups(turn, samples);
    let most = if reach == Reach::Keys { groups.len() } else { GROUPS };
    let more = groups.len().saturating_sub(most);
    groups.truncate(most);
    let title = xray::split(turn, Screen);
    let why = why.map(|opponent| xray::reason(turn, opponent, Screen)).unwrap_or_default();
    Groups { title, why, groups, more, asked: words, ..Groups::default() }
}

/// Returns all groups of a guess, the kept one first, with this many of their words.
fn all_groups(turn: &Turn, samples: usize) -> Vec<Group> {
    let kept = turn.kept();
    let largest = turn.families.first().map_or(1, |group| group.size);
    let mut all: Vec<_> = turn.families.iter().enumerate().collect();
    all.sort_by_key(|(index, _)| Some(*index) != kept);
    let group = |(index, group): (usize, &crate::game::story::Shown)| {
        let words = group.samples.iter().take(samples).map(Word::spelling_lower);
        let mut words: Vec<_> = words.collect();
        if !words.is_empty() && words.len() < group.size {
            words.push("…".to_owned());
        }
        Group {
            spoken: xray::words(&turn.guess, group.places, group.size, turn.alphabet(), Screen),
            pattern: turn.pattern_of(group).to_string(),
            size: group.size,
            share: percent(group.size, largest),
            kept: Some(index) == kept,
            words,
        }
    };
    all.into_iter().map(group).collect()
}

/// Returns a puzzle.
pub(super) fn puzzle(screen: &PuzzleScreen, app: &App, draft: &mut Draft) -> View {
    let position = screen.position();
    let word = |word: Word| {
        let out = screen.ruled_out(&word).is_some();
        let text = if out { word.spelling_lower() } else { word.to_string() };
        let note = text::fate(screen, &word, draft.to);
        WordState { letters: vec![(text, true)], out, note, act: None }
    };
    let words = screen.puzzle.words().map(word).collect();
    let words = Words { words, more: 0, selected: None };
    let told = text::remark(screen, draft.to);
    let tone = match &screen.remark {
        PuzzleRemark::Answered(_, reply) if reply.loses() => Tone::Miss,
        PuzzleRemark::Answered(..) => Tone::Hit,
        _ => Tone::Plain,
    };
    // Once the puzzle is solved, the word is there.
    let word = text::left(screen);
    let mut pattern = position.pattern().clone();
    if let Some(word) = &word {
        word.letter_set().iter().for_each(|letter| pattern.reveal(letter, word.places_of(letter)));
    }
    let standing = word.map(|_| text::standing(app.puzzles(), true, draft.to)).unwrap_or_default();
    let reason = text::reason(screen, draft.to).into_iter().map(|told| (Tone::Plain, told));
    let otherwise = text::otherwise(screen, draft.to).unwrap_or_default();
    // What the player has asked for last comes first behind the answer.
    let winners = (Tone::Accent, text::winners(screen, draft.to));
    let lines = [(tone, told), winners].into_iter().chain(reason).chain([
        (Tone::Plain, otherwise),
        (Tone::Quiet, text::meaning(screen).unwrap_or_default()),
        (Tone::Quiet, standing),
    ]);
    let mut parts = vec![Part::word(&pattern, draft.to), Part::Words(words), Part::said(lines)];
    if draft.to.is_screen() || !screen.is_solved() {
        let (left, of) = (position.misses_left(), screen.puzzle.lives());
        parts.insert(1, Part::lives(left, of, screens::lives_left));
    }
    // The keys show it.
    let misses = text::misses(position, draft.to).filter(|_| !draft.to.is_screen());
    parts.extend(
        misses.map(|misses| Part::said([(Topic::Heading, Tone::Quiet, sentence(&misses))])),
    );
    parts.push(match &screen.menu {
        Some(menu) => {
            Part::Buttons { buttons: main_first(draft.menu(menu, |item| text::label(*item))) }
        }
        None => Part::keys(position.pattern(), position.guessed().iter().collect(), None, draft),
    });
    let view = View::new(ScreenKind::Puzzle, parts).back(Action::Back, draft);
    View { tools: vec![draft.action(screens::HELP, Action::Help)], ..view }
}
