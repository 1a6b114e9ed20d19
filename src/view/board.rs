//! A round in play, and a puzzle.

use super::parts::{Fall, Group, Part, Said, Tone, WordState, Words, percent, said_in};
use super::{Acts, View, is_first_round};
use crate::app::keys::Action;
use crate::app::{App, Playing, PuzzleRemark, PuzzleScreen, Remark, Xray};
use crate::engine::Opponent;
use crate::game::{Round, Turn, WordsLeft};
use crate::text::Medium::Screen;
use crate::text::{Medium, grouped, puzzle as text, remark, screens, voice, xray};
use crate::words::Word;

/// The most groups that are listed.
const GROUPS: usize = 12;

/// Returns a round in play.
pub fn round(playing: &Playing, app: &App, acts: &mut Acts) -> View {
    let round = playing.round();
    let (misses, of) = (round.misses(), round.lives().get());
    let mut parts = Vec::new();
    if acts.to.is_screen() {
        parts.push(Part::figure(app.figure(), (misses, of), false, None));
    }
    parts.extend([
        Part::lives(round.misses_left(), of),
        Part::word(round.pattern(), acts.to),
        Part::Said { lines: said(playing, app, acts.to) },
    ]);
    match acts.to {
        Screen => parts.extend(seen(playing, acts)),
        // A listener hears the sizes of the groups on request only.
        to => {
            let words = if playing.shows_words() { playing.xray() } else { None };
            let why = Some(round.engine().opponent());
            parts.extend(words.map(|xray| groups(xray.turn, true, why, Vec::new(), to)));
        }
    }
    let is_what_if = round.occasion().what_if().is_some();
    let depth = if is_what_if { 3 } else { 1 };
    let back = if is_what_if { Action::Back } else { Action::NewGame };
    let view = View::new("round", depth, parts).back(back, acts);
    let mut tools = vec![
        acts.action(screens::HINT, Action::Hint),
        acts.action(screens::WHOLE_WORD, Action::Confirm),
    ];
    if !is_what_if {
        tools.push(acts.action(screens::GIVE_UP, Action::GiveUp));
    }
    View { tools, ..view }
}

/// Returns what nobody hears: the keys, the groups of the last guess, and the words left after each.
fn seen(playing: &Playing, acts: &mut Acts) -> Vec<Part> {
    let round = playing.round();
    let keys = Part::keys(round.pattern(), round.engine().guessed(), playing.suggested(), acts);
    let groups = match playing.xray() {
        Some(Xray { turn, words, .. }) => {
            let label = if words { screens::HIDE_WORDS } else { screens::SHOW_WORDS };
            let buttons = vec![acts.action(label, Action::Xray), hide(acts)];
            groups(turn, words, None, buttons, Screen)
        }
        None if playing.shows_words_left() => {
            let title = screens::WHAT_THE_XRAY_IS.to_owned();
            let buttons = vec![hide(acts)];
            Part::Groups { title, why: String::new(), groups: Vec::new(), more: 0, buttons }
        }
        None => {
            let show = acts.action(screens::SHOW_HOW_MANY, Action::ToggleWordsLeft);
            Part::Buttons { buttons: vec![show] }
        }
    };
    let title = match round.is_about_the_list() {
        true => screens::CAN_STILL_MEAN,
        false => screens::OF_THE_LIST,
    };
    let fall = playing.shows_words_left().then(|| fall(title, round));
    [keys, groups].into_iter().chain(fall).collect()
}

fn hide(acts: &mut Acts) -> super::Button {
    acts.action(screens::HIDE_HOW_MANY, Action::ToggleWordsLeft)
}

/// Returns what was said last, how many words that ruled out, and what the opponent has to say.
pub fn said(playing: &Playing, app: &App, to: Medium) -> Vec<Said> {
    let told = remark::remark(playing.remark(), playing.round(), to);
    let tone = match playing.remark() {
        Remark::Answered { places, .. } if places.is_empty() => Tone::Miss,
        Remark::Answered { .. } => Tone::Hit,
        _ => Tone::Plain,
    };
    let is_first = is_first_round(app, playing.round());
    let first = playing.xray().filter(|_| is_first && playing.round().replies().len() == 1);
    let first = first.and_then(|xray| xray::first(xray.turn, to));
    let effect = match (playing.remark(), playing.round().words_left_by_turn()) {
        (Remark::Answered { .. }, _) if first.is_some() => first.unwrap_or_default(),
        (Remark::Answered { .. }, [.., before, after]) if playing.shows_words_left() => {
            screens::ruled_out(before - before.min(after), *after)
        }
        _ => String::new(),
    };
    // The explanations of a first round have the player's attention to themselves.
    let voice = voice::said(app).filter(|_| !is_first).unwrap_or_default();
    let thinking = if playing.is_thinking() { screens::THINKING } else { "" };
    let thinking = thinking.to_owned();
    said_in([(tone, told), (Tone::Quiet, effect), (Tone::Voice, voice), (Tone::Quiet, thinking)])
}

/// Returns the words left after each letter, from all words of the length on.
pub fn fall(title: &str, round: &Round) -> Part {
    let (all, letters) = round.fall();
    let step = |letter: String, hit, left: usize| Fall {
        letter,
        hit,
        left: grouped(left),
        share: percent(left, all),
    };
    let first = step(screens::START.to_owned(), None, all);
    let letters = letters.into_iter().map(|WordsLeft { after, is_hit, left }| {
        step(Screen.guess(&after, round.alphabet()), Some(is_hit), left)
    });
    let steps = std::iter::once(first).chain(letters).collect();
    Part::Fall { title: title.to_owned(), steps }
}

/// Returns the groups of a guess: the kept one first, and why this opponent kept it.
pub fn groups(
    turn: &Turn,
    words: bool,
    why: Option<Opponent>,
    buttons: Vec<super::Button>,
    to: Medium,
) -> Part {
    if !to.is_screen() {
        let told = xray::told(turn, words, why, to).into_iter();
        return Part::said(told.map(|text| (Tone::Plain, text)));
    }
    let mut groups = all_groups(turn, words);
    let more = groups.len().saturating_sub(GROUPS);
    groups.truncate(GROUPS);
    Part::Groups {
        title: xray::split(turn, Screen),
        why: why.map(|opponent| xray::reason(turn, opponent, Screen)).unwrap_or_default(),
        groups,
        more,
        buttons,
    }
}

/// Returns all groups of a guess, the kept one first; with some of their words, or without.
pub fn all_groups(turn: &Turn, words: bool) -> Vec<Group> {
    let kept = turn.kept();
    let largest = turn.families.first().map_or(1, |group| group.size);
    let mut all: Vec<_> = turn.families.iter().enumerate().collect();
    all.sort_by_key(|(index, _)| Some(*index) != kept);
    let group = |(index, group): (usize, &crate::game::Shown)| {
        let samples = group.samples.iter().filter(|_| words).map(Word::spelling_lower);
        let mut words: Vec<_> = samples.collect();
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
pub(super) fn puzzle(screen: &PuzzleScreen, acts: &mut Acts) -> View {
    let position = screen.position();
    let left = position.candidates();
    let word = |word: Word| {
        let out = !left.is_some_and(|left| left.has(&word));
        let text = if out { word.spelling_lower() } else { word.to_string() };
        WordState { letters: vec![(text, true)], out, act: None }
    };
    let words = Words { words: screen.puzzle().words().map(word).collect(), more: 0 };
    let told = text::remark(screen, acts.to);
    let tone = match screen.remark() {
        PuzzleRemark::Answered(_, reply) if reply.loses() => Tone::Miss,
        PuzzleRemark::Answered(..) => Tone::Hit,
        _ => Tone::Plain,
    };
    let mut parts = vec![
        Part::word(position.pattern(), acts.to),
        Part::lives(position.misses_left(), screen.puzzle().lives()),
        Part::Words(words),
        Part::said([(tone, told), (Tone::Meaning, text::meaning(screen).unwrap_or_default())]),
    ];
    parts.push(match screen.menu() {
        Some(menu) => {
            let mut buttons = acts.menu(menu, |item| text::label(*item));
            if let Some(first) = buttons.first_mut() {
                first.main = true;
            }
            Part::Buttons { buttons }
        }
        None => Part::keys(position.pattern(), position.guessed(), None, acts),
    });
    let view = View::new("puzzle", 1, parts).back(Action::Back, acts);
    View { tools: vec![acts.action(screens::HELP, Action::Help)], ..view }
}
