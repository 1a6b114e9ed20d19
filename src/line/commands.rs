//! The commands that can be typed where a letter or an answer is expected.

use crate::app::keys::Action;
use crate::game::Round;
use crate::text::conversation::if_you_meant;
use crate::text::typed::{self, Typed};

/// A row of the table.
pub(super) struct Command {
    pub(super) typed: &'static Typed,
    pub(super) asks: Asks,
    pub(super) when: When,
    /// Whether the help names it at once, and not only after `more`.
    pub(super) is_first: bool,
}

impl Command {
    const fn first(self) -> Self {
        Self { is_first: true, ..self }
    }
}

/// What a command asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asks {
    /// An action, as a key would.
    Act(Action),
    /// Information, or an action that only exists in this mode.
    Tell(Topic),
}

/// When a command can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    Round,
    End,
    Always,
    /// In a round that asks what would have been, and at its end.
    WhatIf,
}

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Topic {
    Help,
    Repeat,
    Letters,
    /// A guess of the whole word.
    Word,
    WordsLeft,
    /// Whether to say the number of words left after each letter.
    Count(bool),
    Settings,
    Xray,
    Families,
    More,
    NewGame,
    Quit,
    Story,
    Slips,
    Share,
    Words,
    Prove,
    Again,
    Same,
    Change,
    Today,
    Continue,
    Climb,
    Statistics,
    /// The ladder.
    Ladder,
    WhatIf,
    Lesson,
    Duel,
    Back,
    Undo,
    GiveUp,
}

const fn act(typed: &'static Typed, action: Action) -> Command {
    Command { typed, asks: Asks::Act(action), when: When::Round, is_first: false }
}

const fn tell(typed: &'static Typed, topic: Topic, when: When) -> Command {
    Command { typed, asks: Asks::Tell(topic), when, is_first: false }
}

/// The table. A single letter is a guess, so no command is one.
pub(super) static COMMANDS: &[Command] = &[
    tell(&typed::AGAIN, Topic::Again, When::End).first(),
    tell(&typed::HELP, Topic::Help, When::Always),
    tell(&typed::WORD, Topic::Word, When::Round).first(),
    tell(&typed::WORDS_LEFT, Topic::WordsLeft, When::Round).first(),
    tell(&typed::COUNT_ON, Topic::Count(true), When::Round),
    tell(&typed::COUNT_OFF, Topic::Count(false), When::Round),
    act(&typed::HINT, Action::Hint).first(),
    tell(&typed::XRAY, Topic::Xray, When::Round),
    tell(&typed::FAMILIES, Topic::Families, When::Round),
    tell(&typed::MORE, Topic::More, When::Always),
    tell(&typed::REPEAT, Topic::Repeat, When::Round).first(),
    tell(&typed::LETTERS, Topic::Letters, When::Round),
    act(&typed::GIVE_UP, Action::GiveUp).first(),
    tell(&typed::NEW_GAME, Topic::NewGame, When::Round),
    tell(&typed::QUIT, Topic::Quit, When::Always).first(),
    tell(&typed::STORY, Topic::Story, When::End).first(),
    tell(&typed::SLIPS, Topic::Slips, When::End).first(),
    tell(&typed::SHARE, Topic::Share, When::End).first(),
    tell(&typed::PROVE, Topic::Prove, When::End),
    tell(&typed::WORDS, Topic::Words, When::End),
    tell(&typed::WHAT_IF, Topic::WhatIf, When::End),
    tell(&typed::LESSON, Topic::Lesson, When::End),
    tell(&typed::BACK, Topic::Back, When::WhatIf),
    tell(&typed::SAME, Topic::Same, When::End),
    tell(&typed::CHANGE, Topic::Change, When::End).first(),
    tell(&typed::TODAY, Topic::Today, When::End),
    tell(&typed::CONTINUE, Topic::Continue, When::End),
    tell(&typed::DUEL, Topic::Duel, When::End),
    tell(&typed::STATISTICS, Topic::Statistics, When::End).first(),
    tell(&typed::LADDER, Topic::Ladder, When::End),
    tell(&typed::CLIMB, Topic::Climb, When::End),
];

/// What can be typed instead of an answer where the player holds the word. A word that is spelled like one of
/// them can still be answered place by place.
pub(super) static HELD: &[(&Typed, Topic)] = &[
    (&typed::HELP, Topic::Help),
    (&typed::REPEAT, Topic::Repeat),
    (&typed::UNDO, Topic::Undo),
    (&typed::END_ROUND, Topic::GiveUp),
    (&typed::NEW_GAME, Topic::NewGame),
    (&typed::QUIT, Topic::Quit),
];

/// What can be typed instead of an answer before a round.
pub(super) static FORM: &[(&Typed, Topic)] = &[
    (&typed::HELP, Topic::Help),
    (&typed::MORE, Topic::More),
    (&typed::SETTINGS, Topic::Settings),
    (&typed::COUNT_ON, Topic::Count(true)),
    (&typed::COUNT_OFF, Topic::Count(false)),
    (&typed::BACK, Topic::Back),
    (&typed::TODAY, Topic::Today),
    (&typed::CONTINUE, Topic::Continue),
    (&typed::DUEL, Topic::Duel),
    (&typed::LESSON, Topic::Lesson),
    (&typed::STATISTICS, Topic::Statistics),
    (&typed::LADDER, Topic::Ladder),
    (&typed::CLIMB, Topic::Climb),
    (&typed::QUIT, Topic::Quit),
];

/// Returns what a text asks for, if it is a command of this table.
pub(super) fn topic(table: &[(&Typed, Topic)], text: &str) -> Option<Topic> {
    let text = normal(text);
    table.iter().find(|(typed, _)| typed.is(&text)).map(|(_, topic)| *topic)
}

/// Returns a text in lower case, with one space between its words.
pub(super) fn normal(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// The commands of a round, or of its end.
pub(super) fn at(end: bool) -> impl Iterator<Item = &'static Command> {
    let now = if end { When::End } else { When::Round };
    let always = |when| matches!(when, When::Always | When::WhatIf);
    COMMANDS.iter().filter(move |command| command.when == now || always(command.when))
}

/// The commands of a round, or of its end, that do something in this one.
pub(super) fn of(round: &Round, end: bool) -> impl Iterator<Item = &'static Command> {
    let gone_back = round.occasion().what_if().is_some();
    let can_be_same = gone_back || round.engine().opponent().is_evil();
    at(end).filter(move |command| match command.asks {
        Asks::Tell(Topic::Back) => gone_back,
        Asks::Tell(Topic::Same) => can_be_same,
        Asks::Tell(Topic::NewGame) => !gone_back,
        _ => true,
    })
}

/// The commands at the end of a round in which the player held the word.
pub(super) fn after_held() -> impl Iterator<Item = &'static Command> {
    use Topic::{
        Again, Change, Climb, Continue, Duel, Help, Ladder, Lesson, Quit, Statistics, Today,
    };
    at(true).filter(|command| {
        matches!(
            command.asks,
            Asks::Tell(
                Help | Again
                    | Change
                    | Today
                    | Continue
                    | Duel
                    | Lesson
                    | Climb
                    | Statistics
                    | Ladder
                    | Quit
            )
        )
    })
}

/// Returns what a text asks for in a round or at its end, if it is a command, and what follows the command.
pub(super) fn find(text: &str, end: bool) -> Option<(Asks, String)> {
    let text = normal(text);
    if let Some(command) = at(end).find(|command| command.typed.is(&text)) {
        return Some((command.asks, String::new()));
    }
    let with_more: &[(&Typed, Topic)] = match end {
        true => &[
            (&typed::PROVE, Topic::Prove),
            (&typed::WHAT_IF, Topic::WhatIf),
            (&typed::STORY, Topic::Story),
            (&typed::HELP, Topic::Help),
        ],
        false => &[(&typed::WORD, Topic::Word), (&typed::HELP, Topic::Help)],
    };
    let begins = |(typed, topic): &(&Typed, Topic)| Some((*topic, typed.before(&text)?));
    let (topic, rest) = with_more.iter().find_map(begins)?;
    Some((Asks::Tell(topic), rest))
}

/// The fewest letters of a text that may be meant as a command, and of the command.
const FEWEST: (usize, usize) = (3, 4);

/// The most commands that are offered to somebody who typed none.
const OFFERED: usize = 3;

/// Returns the commands that somebody may have meant who typed their beginning, or made one mistake in typing them.
pub(super) fn meant(
    available: impl Iterator<Item = &'static Typed>,
    text: &str,
) -> Vec<&'static str> {
    let text = normal(text);
    if text.len() < FEWEST.0 {
        return Vec::new();
    }
    let is_meant = |spelling: &&str| spelling.starts_with(&text) || is_mistyped(spelling, &text);
    let spelled = |typed: &'static Typed| {
        let mut spellings = typed.words.iter().copied();
        spellings.find(|spelling| spelling.len() >= FEWEST.1 && is_meant(spelling))
    };
    available.filter_map(spelled).take(OFFERED).collect()
}

/// Returns the reply to a text that is none of these commands: the nearest of them or, if none is near, what is wrong.
pub(super) fn offer(
    available: impl Iterator<Item = &'static Typed>,
    text: &str,
    wrong: &str,
) -> String {
    if_you_meant(&meant(available, text)).unwrap_or_else(|| wrong.to_owned())
}

/// Whether two texts differ by one typing error: a character too many or too few, a wrong one, or two that are swapped.
fn is_mistyped(one: &str, other: &str) -> bool {
    strsim::osa_distance(one, other) == 1
}

/// Whether a text is a command at another time.
pub(super) fn is_for_another_time(text: &str) -> bool {
    [false, true].into_iter().any(|end| find(text, end).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_command_is_a_letter_and_none_means_two_things() {
        for end in [false, true] {
            let mut seen = std::collections::HashSet::new();
            for typed in at(end).flat_map(|command| command.typed.words) {
                assert!(typed.chars().count() > 1 || !typed.chars().all(char::is_alphabetic));
                assert!(seen.insert(typed), "{typed}");
                // A listener can't tell signs apart.
                assert!(at(end).all(|command| command.typed.name().len() > 2));
            }
        }
        assert_eq!(find("GIVE  UP", false), Some((Asks::Act(Action::GiveUp), String::new())));
        assert_eq!(find("e", false), None);
        assert_eq!(find("Prove Good", true), Some((Asks::Tell(Topic::Prove), "good".into())));
        assert_eq!(find("what if 3", true), Some((Asks::Tell(Topic::WhatIf), "3".into())));
        assert_eq!(find("what if 3", false), None);
        assert_eq!(find("Word Good", false), Some((Asks::Tell(Topic::Word), "good".into())));
        assert_eq!(find("word good", true), None);
        let end = |text| meant(at(true).map(|row| row.typed), text).first().copied();
        for (typed, command) in [
            ("storry", Some("story")),
            ("stroy", Some("story")),
            ("stor", Some("story")),
            ("sory", Some("story")),
            ("xtory", Some("story")),
            ("story", Some("story")),
            ("st", None),
            ("storrry", None),
            ("toyrs", None),
        ] {
            assert_eq!(end(typed), command, "{typed}");
        }
        let round = |text| meant(at(false).map(|row| row.typed), text).first().copied();
        assert_eq!((round("GIVE"), round("giv up")), (Some("give up"), Some("give up")));
        assert!(is_for_another_time("story") && find("story", false).is_none());
    }
}
