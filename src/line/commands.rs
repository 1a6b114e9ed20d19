//! The one table of what can be said where a letter or an answer is expected.

use crate::app::keys::Action;

/// A row of the table.
pub(super) struct Command {
    /// What is typed, in lower case; what is spoken of comes first.
    pub(super) typed: &'static [&'static str],
    /// What it asks for.
    pub(super) asks: Asks,
    /// When it can be asked.
    pub(super) when: When,
    /// What it does, for whoever asks what can be said.
    pub(super) does: &'static str,
}

/// What a command asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asks {
    /// Something that a key asks for, too.
    Act(Action),
    /// Something to be told.
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

/// What can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Topic {
    Help,
    Repeat,
    Letters,
    Xray,
    Families,
    NewGame,
    Quit,
    Story,
    Share,
    Words,
    Prove,
    Change,
    Statistics,
    WhatIf,
    Against,
    Back,
}

const fn act(typed: &'static [&'static str], action: Action, does: &'static str) -> Command {
    Command { typed, asks: Asks::Act(action), when: When::Round, does }
}

const fn tell(
    typed: &'static [&'static str],
    topic: Topic,
    when: When,
    does: &'static str,
) -> Command {
    Command { typed, asks: Asks::Tell(topic), when, does }
}

/// The table. A single letter is a guess, so no command is one.
pub(super) static COMMANDS: &[Command] = &[
    tell(
        &["help", "?", "commands"],
        Topic::Help,
        When::Always,
        "this list, the opponent and the rules",
    ),
    act(
        &["words left", "words", "count"],
        Action::ToggleWordsLeft,
        "how many words are left, now and after each letter; again, no longer",
    ),
    act(&["hint"], Action::Hint, "a good letter; again, the next best letters"),
    act(&["why"], Action::Why, "which words the three best letters would leave"),
    tell(&["x-ray", "xray"], Topic::Xray, When::Round, "what the last letter did to the words"),
    tell(
        &["families"],
        Topic::Families,
        When::Round,
        "the same to the end: every family that the last letter made",
    ),
    tell(&["repeat", "again"], Topic::Repeat, When::Round, "misses left, letters and the word"),
    tell(&["letters"], Topic::Letters, When::Round, "letters found, missed and not guessed yet"),
    act(&["give up"], Action::GiveUp, "end the round and hear a word"),
    tell(&["new game"], Topic::NewGame, When::Round, "leave the round and choose the settings"),
    tell(&["quit", "exit"], Topic::Quit, When::Always, "end the game"),
    tell(&["story"], Topic::Story, When::End, "the round again, letter by letter"),
    tell(&["share"], Topic::Share, When::End, "the round for others, without a letter of it"),
    tell(&["prove"], Topic::Prove, When::End, "hold a word of yours against every answer"),
    tell(&["words"], Topic::Words, When::End, "the words that fitted to the end"),
    tell(
        &["what if"],
        Topic::WhatIf,
        When::End,
        "go back and guess another letter, such as what if 3; it counts nowhere",
    ),
    tell(
        &["against others", "against"],
        Topic::Against,
        When::End,
        "the same letters against greedy, merciless and fair",
    ),
    tell(
        &["back"],
        Topic::Back,
        When::WhatIf,
        "leave the what if for the round that it goes back to",
    ),
    tell(&["change", "settings"], Topic::Change, When::End, "play again with other settings"),
    tell(&["statistics", "stats"], Topic::Statistics, When::End, "how you have done so far"),
];

/// The commands of a round, or of its end.
pub(super) fn at(end: bool) -> impl Iterator<Item = &'static Command> {
    let now = if end { When::End } else { When::Round };
    let always = |when| matches!(when, When::Always | When::WhatIf);
    COMMANDS.iter().filter(move |command| command.when == now || always(command.when))
}

/// What a text asks for in a round or at its end, if it is a command, and what comes after the command.
pub(super) fn find(text: &str, end: bool) -> Option<(Asks, String)> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let said = |command: &&Command| command.typed.contains(&text.as_str());
    if let Some(command) = at(end).find(said) {
        return Some((command.asks, String::new()));
    }
    let more = [("prove ", Topic::Prove), ("what if ", Topic::WhatIf)];
    let (typed, topic) = more.into_iter().find(|(typed, _)| end && text.starts_with(typed))?;
    Some((Asks::Tell(topic), text.strip_prefix(typed)?.to_owned()))
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
            for typed in at(end).flat_map(|command| command.typed) {
                assert!(typed.chars().count() > 1 || !typed.chars().all(char::is_alphabetic));
                assert!(seen.insert(typed), "{typed}");
                // What a listener is told of is a word and not a sign.
                assert!(at(end).all(|command| command.typed[0].len() > 2));
            }
        }
        assert_eq!(find("GIVE  UP", false), Some((Asks::Act(Action::GiveUp), String::new())));
        assert_eq!(find("e", false), None);
        assert_eq!(find("Prove Good", true), Some((Asks::Tell(Topic::Prove), "good".into())));
        assert_eq!(find("what if 3", true), Some((Asks::Tell(Topic::WhatIf), "3".into())));
        assert_eq!(find("what if 3", false), None);
        assert!(is_for_another_time("story") && find("story", false).is_none());
    }
}
