//! The commands that can be typed where a letter or an answer is expected.

use crate::text::conversation::if_you_meant;
use crate::text::typed::{self, Typed};

/// Where a command can be typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The title.
    Home,
    /// A round.
    Round,
    /// The end of a round.
    End,
    /// A round in which the player holds the word.
    Held,
    /// The end of such a round.
    HeldOver,
    /// A puzzle.
    Puzzle,
}

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    Help,
    Repeat,
    Letters,
    Guess,
    WordsLeft,
    Groups,
    Why,
    Hint,
    Undo,
    GiveUp,
    Story,
    Words,
    Check,
    WhatIf,
    Back,
    Share,
    Again,
    Same,
    Set,
    Settings,
    Today,
    Climb,
    Puzzle,
    Next,
    Challenge,
    Statistics,
    Lesson,
    Continue,
    Quit,
}

impl Topic {
    /// Returns whether more can follow the command: "word elephant".
    const fn takes_more(self) -> bool {
        matches!(self, Self::Guess | Self::Check | Self::WhatIf | Self::Set | Self::Help)
    }
}

const PUZZLE: &[Place] = &[Place::Puzzle];
const BETWEEN: &[Place] = &[Place::Home, Place::End, Place::HeldOver];
const ROUND: &[Place] = &[Place::Round];
const END: &[Place] = &[Place::End];
const HELD: &[Place] = &[Place::Held];
const EVERYWHERE: &[Place] =
    &[Place::Home, Place::Round, Place::End, Place::Held, Place::HeldOver, Place::Puzzle];

/// The table. A single letter is a guess, so no command is one.
static COMMANDS: &[(&Typed, Topic, &[Place])] = &[
    (&typed::AGAIN, Topic::Again, &[Place::End, Place::HeldOver]),
    (&typed::STORY, Topic::Story, &[Place::End, Place::HeldOver]),
    (&typed::SHARE, Topic::Share, END),
    (&typed::WHAT_IF, Topic::WhatIf, END),
    (&typed::BACK, Topic::Back, &[Place::Round, Place::End]),
    (&typed::SAME, Topic::Same, END),
    (&typed::WORDS, Topic::Words, END),
    (&typed::CHECK, Topic::Check, END),
    (&typed::WORD, Topic::Guess, ROUND),
    (&typed::HINT, Topic::Hint, ROUND),
    (&typed::WORDS_LEFT, Topic::WordsLeft, ROUND),
    (&typed::GROUPS, Topic::Groups, ROUND),
    (&typed::WHY, Topic::Why, ROUND),
    (&typed::LETTERS, Topic::Letters, ROUND),
    (&typed::REPEAT, Topic::Repeat, &[Place::Round, Place::Held]),
    (&typed::UNDO, Topic::Undo, HELD),
    (&typed::GIVE_UP, Topic::GiveUp, &[Place::Round, Place::Held]),
    (&typed::SET, Topic::Set, &[Place::Home, Place::Round, Place::End, Place::HeldOver]),
    (&typed::SETTINGS, Topic::Settings, BETWEEN),
    (&typed::TODAY, Topic::Today, BETWEEN),
    (&typed::CLIMB, Topic::Climb, BETWEEN),
    (&typed::PUZZLE, Topic::Puzzle, BETWEEN),
    (&typed::RETRY, Topic::Again, PUZZLE),
    (&typed::NEXT, Topic::Next, PUZZLE),
    (&typed::SHARE_PUZZLE, Topic::Share, PUZZLE),
    (&typed::REPEAT, Topic::Repeat, PUZZLE),
    (&typed::TITLE, Topic::Back, PUZZLE),
    (&typed::CHALLENGE, Topic::Challenge, BETWEEN),
    (&typed::STATISTICS, Topic::Statistics, BETWEEN),
    (&typed::LESSON, Topic::Lesson, BETWEEN),
    (&typed::CONTINUE, Topic::Continue, BETWEEN),
    (&typed::HELP, Topic::Help, EVERYWHERE),
    (&typed::QUIT, Topic::Quit, EVERYWHERE),
];

/// The commands of a place.
pub fn at(place: Place) -> impl Iterator<Item = &'static Typed> {
    COMMANDS.iter().filter(move |(_, _, places)| places.contains(&place)).map(|row| row.0)
}

/// A command that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// One of this place, and what follows it.
    Here(Topic, String),
    /// One of another place.
    Elsewhere,
}

/// Returns the command that a text is, if it is one.
pub fn find(text: &str, place: Place) -> Option<Command> {
    let text = normal(text);
    let named = |(typed, topic, places): &(&Typed, Topic, &[Place])| {
        let rest = match typed.is(&text) {
            true => String::new(),
            false => typed.before(&text).filter(|_| topic.takes_more())?,
        };
        Some((*topic, rest, places.contains(&place)))
    };
    let mut elsewhere = None;
    for (topic, rest, is_here) in COMMANDS.iter().filter_map(named) {
        if is_here {
            return Some(Command::Here(topic, rest));
        }
        elsewhere = Some(Command::Elsewhere);
    }
    elsewhere
}

/// Returns a text in lower case, with one space between its words.
pub fn normal(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// The fewest letters of a text that may be meant as a command, and of the command.
const FEWEST: (usize, usize) = (3, 4);

/// Offers the first command that somebody may have meant who typed its beginning, or made one mistake in typing it.
pub fn meant(text: &str, place: Place) -> Option<String> {
    let text = normal(text);
    let is_meant = |spelling: &&str| {
        spelling.len() >= FEWEST.1
            && (spelling.starts_with(&text) || strsim::osa_distance(spelling, &text) == 1)
    };
    let mut spellings = at(place).flat_map(|typed| typed.words.iter().copied());
    let meant = spellings.find(is_meant).filter(|_| text.len() >= FEWEST.0);
    meant.map(if_you_meant)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_command_is_a_letter_and_none_means_two_things() {
        for place in EVERYWHERE {
            let mut seen = std::collections::HashSet::new();
            for typed in at(*place).flat_map(|typed| typed.words) {
                assert!(typed.chars().count() > 1 || !typed.chars().all(char::is_alphabetic));
                assert!(seen.insert(typed), "{typed}");
            }
        }
        let here = |topic, rest: &str| Some(Command::Here(topic, rest.to_owned()));
        assert_eq!(find("GIVE  UP", Place::Round), here(Topic::GiveUp, ""));
        assert_eq!(find("e", Place::Round), None);
        assert_eq!(find("guess e", Place::Round), here(Topic::Guess, "e"));
        assert_eq!(find("Word Good", Place::Round), here(Topic::Guess, "good"));
        assert_eq!(find("word good", Place::End), here(Topic::Check, "good"));
        assert_eq!(find("what if 3", Place::End), here(Topic::WhatIf, "3"));
        assert_eq!(find("what if 3", Place::Round), Some(Command::Elsewhere));
        assert_eq!(find("story 3", Place::End), None);
    }

    #[test]
    fn a_command_that_is_nearly_typed_is_offered() {
        for (typed, is_near) in
            [("storry", true), ("stroy", true), ("stor", true), ("st", false), ("toyrs", false)]
        {
            assert_eq!(meant(typed, Place::End).is_some(), is_near, "{typed}");
        }
        assert!(meant("giv up", Place::Round).is_some());
    }
}
