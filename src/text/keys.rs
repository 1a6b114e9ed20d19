//! What keys do: a few words for the help, and a word or two for the line below the screen.

use super::menu::{Label, label};
use super::values::first_and_last;
use crate::app::keys::{Action as A, Context as C, TYPED, rows};
use crate::words::Alphabet;

/// A line about a key: what to press, and what that does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyHint {
    /// The keys, as they are called.
    pub keys: String,
    /// What they do.
    pub does: Label,
    /// What they ask for; two, where the hint is about a pair of keys. None for what is typed.
    pub actions: [Option<A>; 2],
}

/// How the player reaches what has a function key, and what is outside of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// By that key, and by a command in a shell.
    Keys,
    /// By a button, and by a link: in a page, the browser keeps some of those keys, a phone has none, and there is no
    /// shell.
    Buttons,
}

/// Returns the hints for the help: every key that does something in a context.
pub fn help(context: C) -> Vec<KeyHint> {
    let hint = |row: crate::app::keys::KeyRow| {
        let (keys, actions) = match row.keys {
            TYPED if matches!(context, C::Text | C::Word | C::Duel) => {
                (LETTERS_AND_DIGITS, [None, None])
            }
            TYPED => (LETTERS, [None, None]),
            keys => (keys, [Some(row.action), None]),
        };
        KeyHint { keys: keys.to_owned(), does: Label::of(does(context, row.action).0), actions }
    };
    rows(context).map(hint).collect()
}

/// Returns the first key of an action, as it is called.
pub fn first_key(context: C, action: A) -> Option<&'static str> {
    rows(context).find(|row| row.action == action).map(|row| first(row.keys))
}

/// Returns the hints for the footer: short, the most useful first.
pub fn footer(context: C) -> Vec<KeyHint> {
    let mut hints: Vec<KeyHint> = Vec::new();
    for row in rows(context) {
        let Some(does) = does(context, row.action).1 else { continue };
        // One hint for a pair: the footer has no room for both.
        let (keys, actions) = match (row.keys, row.action, context) {
            (TYPED, ..) => (LETTERS, [None, None]),
            (_, A::Next, C::GameOver | C::HeldOver | C::Remember | C::IsIt) => ("←→", UP_AND_DOWN),
            (_, A::Next, _) => ("↑↓", UP_AND_DOWN),
            (_, A::More, _) => ("←→", [Some(A::Less), Some(A::More)]),
            (keys, action, _) => (first(keys), [Some(action), None]),
        };
        if !hints.iter().any(|hint| hint.actions == actions && hint.keys == keys) {
            hints.push(KeyHint { keys: keys.to_owned(), does, actions });
        }
    }
    hints
}

/// Returns those of these keys that a page gets: the browser needs the others itself.
pub fn in_a_page(keys: &str) -> String {
    let is_free = |key: &&str| {
        let is_kept = matches!(*key, "F5" | "F6" | "F11" | "F12" | "Tab" | "Shift-Tab");
        !is_kept && !key.starts_with("Ctrl-")
    };
    keys.split(' ').filter(is_free).collect::<Vec<_>>().join(" ")
}

/// Whether one of these keys has a button for somebody who has no keys: a function key, or a sign, which a row of letters
/// doesn't have.
pub fn has_button(keys: &str) -> bool {
    let is_function =
        |key: &str| key.strip_prefix('F').is_some_and(|number| number.parse::<u8>().is_ok());
    keys.split(' ').any(|key| is_function(key) || matches!(key, "*" | "+"))
}

/// Names the button that does what a key does, for somebody who has no keys. Returns whether there is such a button, or
/// something on the screen to tap on.
pub fn as_button(hint: &mut KeyHint, context: C) -> bool {
    let Some(action) = hint.actions[0] else { return true };
    let has_button = has_button(&hint.keys);
    let footer = footer(context).into_iter().find(|it| it.actions.contains(&Some(action)));
    let does = footer.as_ref().map_or(hint.does, |button| button.does);
    hint.keys = on_a_button(action, does).to_owned();
    let moves = matches!(action, A::Previous | A::Next | A::Less | A::More | A::First | A::Last);
    !moves && action != A::Help && (has_button || footer.is_some())
}

/// Names a button: what the footer says of the action, unless a button has room for better words.
pub const fn on_a_button(action: A, does: Label) -> &'static str {
    match action {
        A::Theme => "theme",
        A::Figure => "figure",
        A::Lesson => "how it cheats",
        A::ToggleWordsLeft => "words left",
        A::Statistics => "statistics",
        A::Daily => "today's game",
        _ => does.long,
    }
}

const UP_AND_DOWN: [Option<A>; 2] = [Some(A::Previous), Some(A::Next)];
const LETTERS: &str = "a–z";

/// Names the letters of an alphabet in another script by its first and its last: а–я.
pub fn in_script(hints: &mut [KeyHint], alphabet: &Alphabet) {
    let (first, last) = first_and_last(alphabet);
    if first != 'a' {
        let letters = hints.iter_mut().filter(|hint| hint.keys == LETTERS);
        letters.for_each(|hint| hint.keys = format!("{first}–{last}"));
    }
}

const LETTERS_AND_DIGITS: &str = "letters, digits";

fn first(keys: &str) -> &str {
    keys.split(' ').next().unwrap_or(keys)
}

/// Says what an action comes to in a context: what the help says, and what the footer says, if it says anything.
const fn does(context: C, action: A) -> (&'static str, Option<Label>) {
    match (action, context) {
        // The form.
        (A::Confirm, C::Home) => ("play", Some(Label::of("play"))),
        (A::Previous, C::Home) => ("line up", None),
        (A::Next, C::Home) => ("line down", None),
        (A::Settings, _) => ("settings", Some(Label::of("settings"))),
        (A::Duel, C::Home) => (
            "challenge a friend, or paste what a friend sent you",
            Some(label("challenge a friend", "challenge")),
        ),
        (A::Duel, _) => ("challenge a friend, or paste what a friend sent you", None),
        (A::Lesson, C::Home) => (
            "a lesson on how it cheats: three pages to play with",
            Some(label("how it cheats", "lesson")),
        ),
        (A::Lesson, _) => ("a lesson on how it cheats: three pages to play with", None),
        (A::Back, C::Home) => ("quit", None),

        // The settings.
        (A::Confirm, C::Choice | C::Text) => ("back to the title", Some(Label::of("done"))),
        (A::Less, C::Choice | C::Text) => ("previous choice", None),
        (A::More, C::Choice | C::Text) => ("next choice", Some(Label::of("change"))),
        (A::Type(_), C::Choice) => ("jump to the choice that begins with this letter", None),
        (A::Type(_), C::Text | C::Word) => ("type it in", None),
        (A::Back, C::Choice | C::Text) => ("back to the title", None),
        (A::Daily, _) => ("today's game; your first attempt counts", Some(Label::of("today"))),
        (A::Confirm, C::Duel) => ("continue", Some(Label::of("continue"))),
        (A::Type(_), C::Duel) => ("type or paste", None),

        // A round.
        (A::Type(_), C::Playing | C::Lesson) => ("guess that letter", Some(Label::of("guess"))),
        (A::Confirm, C::Playing) => {
            ("guess the whole word; a wrong one is a miss", Some(label("whole word", "word")))
        }
        (A::Confirm, C::WholeWord) => ("guess this word", Some(Label::of("guess it"))),
        (A::Type(_), C::WholeWord) => ("spell the word", None),
        (A::Erase, C::WholeWord) => ("erase the last letter", Some(Label::of("erase"))),
        (A::Back, C::WholeWord) => ("back to guessing letters", Some(Label::of("back"))),
        (A::ToggleWordsLeft, _) => {
            ("show or hide how many words are left", Some(Label::of("words left")))
        }
        (A::Hint, _) => (
            "a hint; press again for the next best letters; counts as help",
            Some(Label::of("hint")),
        ),
        (A::Xray, C::Playing) => ("words of each group; counts as help", Some(Label::of("words"))),
        (A::Previous, C::Playing) | (A::Less, C::Story) => ("scroll the groups up", None),
        (A::Next, C::Playing) => ("scroll the groups down", None),
        (A::More, C::Story) => ("scroll the groups down", None),
        (A::Back, C::Playing | C::Question | C::IsIt) => (
            "pause, give up, change the settings, or quit and continue later",
            Some(Label::of("pause")),
        ),
        (A::Theme, C::Home | C::Choice | C::Text | C::Playing | C::GameOver) => {
            ("try the next theme: other colours", None)
        }
        (A::Figure, C::Home | C::Choice | C::Text | C::Playing | C::GameOver) => {
            ("change the figure that your misses draw", None)
        }
        (A::Theme, _) => ("try the next theme: other colours", Some(Label::of("theme"))),
        (A::Figure, _) => ("try the next figure: what the misses draw", Some(Label::of("figure"))),
        (A::Back, C::Doubt) => ("undo the last answer", Some(Label::of("undo"))),
        (A::Back, C::Pause) => ("back to the round", Some(Label::of("resume"))),
        (A::Back, C::Offer) => ("leave the round for later", Some(Label::of("not now"))),

        // A round in which the player holds the word.
        (A::Confirm, C::Question) => {
            ("answer with the places that are marked", Some(Label::of("done")))
        }
        (A::Mark, _) => ("mark or unmark this place; so does a click", Some(Label::of("mark"))),
        (A::Less, C::Question) => ("a place to the left", None),
        (A::More, C::Question) => ("a place to the right", Some(Label::of("place"))),
        (A::Erase, C::Question) => {
            ("clear the marks, or else undo the last answer", Some(Label::of("undo")))
        }
        (A::Erase, C::IsIt | C::Doubt) => ("undo the last answer", None),
        (A::Type('y'), C::Question) => ("yes; then mark where", Some(Label::of("yes"))),
        (A::Type('n'), C::Question) => ("no", Some(Label::of("no"))),
        (A::Type(_), C::Question) => ("the number of a place, or the pattern, - for a blank", None),
        (A::Confirm, C::Word) => ("tell the word", Some(Label::of("tell"))),
        (A::Back, C::Word) => ("keep it secret", Some(Label::of("keep it secret"))),
        (A::Type(_), C::Remember | C::IsIt) => ("y for yes, n for no", None),
        (A::Back, C::Remember) => ("don't remember it", Some(Label::of("no"))),

        // The end of a round, and its story.
        (A::Story, _) => ("see how the round went, turn by turn", None),
        (A::Same, _) => ("try this round again", Some(label("try this again", "retry"))),
        (A::Share, _) => ("share: copy the round without spoiling it", Some(Label::of("share"))),
        (A::Back, C::GameOver | C::HeldOver) => {
            ("change the settings", Some(Label::of("settings")))
        }
        (A::Back, C::Share) => ("back to where you were", Some(Label::of("close"))),
        (A::Previous, C::Story) => ("previous turn, or the word above", None),
        (A::Next, C::Story) => ("next turn, or the word below", Some(Label::of("step"))),
        (A::First, C::Story) => ("first turn, or the first word", None),
        (A::Last, C::Story) => ("last turn, or the last word", None),
        (A::Xray, _) => ("show or hide the X-ray of the turn", Some(Label::of("X-ray"))),
        (A::WhatIf, _) => (
            "what if? go back to this turn and try another letter instead; it doesn't count",
            Some(Label::of("what if")),
        ),
        (A::OtherPane, _) => {
            ("the other words that fit, and back", Some(label("other words", "words")))
        }
        (A::Back, C::Story) => ("back to the end of the round", Some(Label::of("back"))),
        (A::Previous, C::StoryWords) => ("the word above", None),
        (A::Next, C::StoryWords) => ("the word below", Some(Label::of("word"))),
        (A::First, C::StoryWords) => ("the first word", None),
        (A::Last, C::StoryWords) => ("the last word", None),
        (A::Type(_), C::StoryWords) => (
            "type any word: does it fit, or which guess ruled it out?",
            Some(Label::of("check a word")),
        ),
        (A::Erase, C::StoryWords) => ("delete the last letter", None),
        (A::Back, C::StoryWords) => ("back to the turns", Some(Label::of("back"))),

        // Pages.
        (A::Confirm, C::Lesson) => ("next page", Some(Label::of("next"))),
        (A::More, C::Lesson) => ("next page", None),
        (A::Erase, C::Lesson) => ("start the page again", Some(Label::of("start over"))),
        (A::Statistics, _) => {
            ("your progress: statistics, daily games, ladder", Some(Label::of("progress")))
        }
        (A::Confirm, C::Ladder) => {
            ("play a round for the next rung of the ladder", Some(Label::of("play for it")))
        }
        (A::Previous, C::Statistics | C::Ladder) => ("a row up", None),
        (A::Next, C::Statistics | C::Ladder) => ("a row down", Some(Label::of("scroll"))),
        (A::More, C::Statistics | C::Ladder) => {
            ("next page: daily games, ladder and more", Some(Label::of("page")))
        }
        (A::Less, C::Statistics | C::Ladder | C::Lesson) => ("previous page", None),

        // The help.
        (A::Help, C::Help) => ("close the help", None),
        (A::Help, _) => ("this help", Some(Label::of("help"))),
        (A::Previous, C::Help) => ("a line up", None),
        (A::Next, C::Help) => ("a line down", None),
        (A::Less, C::Help) => ("some lines up", None),
        (A::More, C::Help) => ("some lines down", None),
        (A::First, C::Help) => ("the first lines", None),
        (A::Last, C::Help) => ("the last lines", None),
        (A::First, _) => ("first row", None),
        (A::Last, _) => ("last row", None),
        (A::Back, C::Help) => ("close the help", Some(Label::of("close"))),

        // Rows and buttons anywhere.
        (A::Confirm, _) => ("press the selected button", Some(Label::of("select"))),
        (A::Previous | A::Less, C::GameOver | C::HeldOver | C::Remember | C::IsIt) => {
            ("previous button", None)
        }
        (A::Next, C::GameOver | C::HeldOver | C::Remember | C::IsIt) => {
            ("next button", Some(Label::of("choose")))
        }
        (A::Previous, _) => ("previous row", None),
        (A::Next, C::Pause | C::Offer | C::Confirm) => ("next row", Some(Label::of("choose"))),
        (A::Next, _) => ("next row", Some(Label::of("row"))),
        (A::Erase, _) => ("erase", None),
        (A::Back, _) => ("back to where you were", Some(Label::of("back"))),
        (A::Interrupt, _) => ("quit now; your round is saved", None),
        (A::Suspend, _) => ("suspend to the shell; fg returns", None),
        (A::Redraw, _) => ("redraw the screen", None),
        _ => ("", None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_explains_its_keys() {
        for context in C::ALL {
            let help = help(context);
            for hint in &help {
                assert!(!hint.does.long.is_empty(), "{context:?}: {}", hint.keys);
            }
            let footer = footer(context);
            assert!(!footer.is_empty() && footer.len() <= help.len(), "{context:?}");
        }
    }

    #[test]
    fn letters_are_named_in_the_script_of_the_words() {
        for (code, expected) in [("tr", "a–z"), ("ru", "а–я"), ("el", "α–ω")] {
            let mut hints = footer(C::Playing);
            in_script(&mut hints, Alphabet::of(code).unwrap());
            assert_eq!(hints[0].keys, expected);
        }
    }
}
