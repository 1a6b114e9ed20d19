//! The commands: what can be typed on each screen, and what it does.

use crate::app::keys::Context::{
    self, Confirm, GameOver, HeldOver, Home, IsIt, Playing, Puzzle, PuzzleOver, PuzzleWrong,
    Question, WhatIf,
};
use crate::app::keys::{Action as A, Context as C};
use crate::app::{App, HomeLine, Screen};
use crate::text::remark;

use Command::{
    Act, Check, Continue, Count, GoBack, Groups, Guess, Help, Letters, Line, Quit, Repeat, Seal,
    Set, Settings, Statistics, Story, Words, WordsLeft,
};

/// What a command does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Something that a key does, too.
    Act(A),
    /// A line of the title.
    Line(HomeLine),
    /// Whether the number of words left is heard.
    Count(bool),
    Help,
    Repeat,
    Letters,
    Guess,
    Seal,
    WordsLeft,
    Groups,
    Story,
    Words,
    Check,
    GoBack,
    Set,
    Settings,
    Statistics,
    Continue,
    Quit,
}

impl Command {
    /// Returns whether more can follow the command: "word elephant".
    const fn takes_more(self) -> bool {
        matches!(self, Self::Guess | Self::Check | Self::GoBack | Self::Set)
    }
}

/// A command and where it can be typed.
pub struct CommandRow {
    /// Its spellings in lower case; the first is its name. A single letter is a guess, so no command is one.
    words: &'static [&'static str],
    pub command: Command,
    /// The screens; none for all.
    at: &'static [Context],
    /// What it does.
    does: &'static str,
}

impl CommandRow {
    /// Returns whether the command does something now.
    pub fn works(&self, app: &App) -> bool {
        match (self.command, app.screen()) {
            (Act(action), _) => app.heeds(action),
            (Seal, Screen::Playing(playing)) => remark::seal(&playing.round).is_some(),
            _ => true,
        }
    }

    /// "hint: a good letter."
    pub fn help(&self) -> String {
        format!("{}: {}.", self.words[0], self.does)
    }

    /// Returns what follows the command in a text that is `normal`, as it was `typed`: only an alphabet knows the case of a
    /// word's letters. `None` if the text is not this command.
    fn rest(&self, normal: &str, typed: &str) -> Option<String> {
        let begins = |command: &&&str| {
            let rest = normal.strip_prefix(**command);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        let words = self.words.iter().filter(begins).max_by_key(|it| it.len())?.split(' ').count();
        let rest = typed.split_whitespace().skip(words).collect::<Vec<_>>().join(" ");
        (rest.is_empty() || self.command.takes_more()).then_some(rest)
    }
}

const ROUND: &[Context] = &[Playing, WhatIf];
const HELD: &[Context] = &[Question, IsIt];
const END: &[Context] = &[GameOver];
/// Where no round is in progress.
pub const BETWEEN: &[Context] = &[Home, GameOver, HeldOver, Puzzle, PuzzleWrong, PuzzleOver];
const COUNTED: &[Context] =
    &[Home, GameOver, HeldOver, Puzzle, PuzzleWrong, PuzzleOver, Playing, WhatIf];
const PUZZLE: &[Context] = &[Puzzle, PuzzleWrong, PuzzleOver];
const EVERYWHERE: &[Context] = &[];

macro_rules! commands {
    ($($($word:literal)|+ => $command:expr, $at:expr, $does:literal;)*) => {
        /// The table, in the order of the help.
        static COMMANDS: &[CommandRow] =
            &[$(CommandRow { words: &[$($word),+], command: $command, at: $at, does: $does }),*];
    };
}

commands! {
    "again" | "play again" => Act(A::Again), &[GameOver, HeldOver], "play another round";
    "try again" | "same" | "again" => Act(A::Same), &[PuzzleWrong], "take a wrong letter back; so does another letter";
    "show" | "hint" => Act(A::Hint), &[PuzzleWrong], "the letter that would have won";
    "next" => Act(A::Again), &[PuzzleWrong], "the next puzzle";
    "next" | "again" | "play again" => Act(A::Again), &[PuzzleOver], "the next puzzle";
    "story" => Story, END, "the round guess by guess, with your mistakes";
    "share" => Act(A::Share), &[GameOver, PuzzleOver], "a result to share, without spoilers";
    "what if" => GoBack, END, "go back and guess something else, such as what if 3; it doesn't count";
    "back" => Act(A::Origin), &[WhatIf, GameOver], "leave the what-if round and return to your own";
    "back" | "home" => Act(A::Back), PUZZLE, "back home";
    "home" => Act(A::Back), &[GameOver, HeldOver], "back home";
    "back" => Act(A::Back), &[Confirm, C::Lesson, C::Challenge, C::Pause], "back to where you were";
    "try again" | "same" => Act(A::Same), END, "the same round again; it doesn't count";
    "words" => Words, END, "the words that still fit at the end";
    "word" | "prove" => Check, END, "check whether a word fits every answer, as in word ELEPHANT";
    "word" | "guess" | "letter" => Guess, ROUND, "guess the whole word, as in word ELEPHANT; a wrong guess costs a life";
    "hint" => Act(A::Hint), ROUND, "suggest a letter; repeat it for the next best; counts as help";
    "seal" => Seal, ROUND, "the seal of the word; note it before your first guess";
    "words" | "words left" | "count" => WordsLeft, ROUND, "how many words are left";
    "groups" | "families" => Groups, ROUND, "the groups your last letter made, largest first";
    "why" | "x-ray" | "xray" => Act(A::Xray), ROUND, "why it gave that answer, with some words from each group; counts as help";
    "story" | "letters" => Letters, &[HeldOver], "the letters you were asked about";
    "letters" => Letters, &[Playing, WhatIf, Question, IsIt, GameOver], "the letters so far";
    "home" | "back" | "pause" => Act(A::Back), &[Playing], "pause, and give up or go home";
    "home" | "pause" => Act(A::Back), HELD, "pause, and end the round or go home";
    "undo" | "back" => Act(A::Erase), HELD, "take the last answer back";
    "give up" => Act(A::GiveUp), &[Playing, WhatIf, Question, IsIt], "end the round";
    "count on" | "set count on" => Count(true), COUNTED, "hear how many words are left after each guess";
    "count off" | "set count off" => Count(false), COUNTED, "stop hearing it";
    "set" => Set, BETWEEN, "change a setting, such as set length 7, set opponent fair, set lives gentle or set language German";
    "settings" => Settings, BETWEEN, "your settings and the choices";
    "play" => Line(HomeLine::Play), BETWEEN, "a round with your settings";
    "today" | "daily" => Line(HomeLine::Today), BETWEEN, "today's game, the same for everyone";
    "puzzle" | "puzzles" => Line(HomeLine::Puzzles), BETWEEN, "the next puzzle: find the one letter that still wins";
    "challenge" | "friend" | "set opponent friend" => Act(A::Challenge), BETWEEN, "challenge a friend, or enter a line that you were sent";
    "stats" | "statistics" => Statistics, BETWEEN, "your results so far";
    "lesson" | "how it cheats" => Act(A::Lesson), BETWEEN, "how the computer cheats";
    "continue" | "resume" => Continue, BETWEEN, "return to your saved round, if there is one";
    "lives" => Repeat, &[Playing, WhatIf, Question, IsIt], "the lives, and the word so far";
    "words" | "letters" | "lives" => Repeat, PUZZLE, "the words, and what is known of the one";
    "repeat" | "state" | "where" => Repeat, EVERYWHERE, "hear this again";
    "help" | "?" | "commands" | "rules" => Help, EVERYWHERE, "what you can type";
    "quit" | "exit" => Quit, EVERYWHERE, "end the game";
}

/// Returns the commands of a screen.
pub fn at(context: Context) -> impl Iterator<Item = &'static CommandRow> {
    COMMANDS.iter().filter(move |row| row.at == EVERYWHERE || row.at.contains(&context))
}

/// Returns which of these commands a text is, and what follows it; of several, the first that is most of the text.
pub fn find(
    text: &str,
    rows: impl Iterator<Item = &'static CommandRow>,
) -> Option<(Command, String)> {
    let normal = normal(text);
    let found = rows.filter_map(|row| Some((row.command, row.rest(&normal, text)?)));
    found.min_by_key(|(_, rest)| rest.len())
}

/// Returns whether a text is a command of another screen.
pub fn is_elsewhere(text: &str) -> bool {
    let normal = normal(text);
    COMMANDS.iter().any(|row| row.rest(&normal, text).is_some())
}

/// Returns a text in lower case, with one space between its words.
pub fn normal(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::keys;

    fn find(text: &str, context: Context) -> Option<(Command, String)> {
        super::find(text, at(context))
    }

    #[test]
    fn no_command_is_a_letter_and_none_means_two_things() {
        for context in keys::contexts() {
            let mut seen = std::collections::HashSet::new();
            for word in at(context).flat_map(|row| row.words) {
                assert!(word.chars().count() > 1 || !word.chars().all(char::is_alphabetic));
                assert!(seen.insert(word), "{word}");
            }
        }
        let found = |command, rest: &str| Some((command, rest.to_owned()));
        assert_eq!(find("GIVE  UP", Playing), found(Command::Act(A::GiveUp), ""));
        assert_eq!(find("e", Playing), None);
        assert_eq!(find("guess e", Playing), found(Command::Guess, "e"));
        assert_eq!(find("Word  Good", WhatIf), found(Command::Guess, "Good"));
        assert_eq!(find("word good", GameOver), found(Command::Check, "good"));
        assert_eq!(find("words left", Playing), found(Command::WordsLeft, ""), "not: words");
        assert_eq!(find("what if 3", GameOver), found(Command::GoBack, "3"));
        assert!(find("what if 3", Playing).is_none() && is_elsewhere("what if 3"));
        assert_eq!(find("story 3", GameOver), None);
        let friend = found(Command::Act(A::Challenge), "");
        assert_eq!(find("set opponent friend", Home), friend, "and no value of a setting");
    }
}
