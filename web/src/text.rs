//! Every sentence that only the browser has.

use evil_hangman::game::library::ReplayError;
use evil_hangman::game::transcript::TranscriptError;
use evil_hangman::words::ListError;

use crate::storage::Refused;

/// A round that cannot be written down.
pub(crate) fn not_kept(refused: Refused) -> String {
    match refused {
        Refused::Full => {
            "This round isn't saved: the browser's storage is full. Save your rounds as a file, or \
             clear other sites' data; the page tries again with the next round."
        }
        Refused::Forbidden => {
            "Your rounds aren't saved: the browser doesn't let this page store anything. Allow site \
             data for it, or save your rounds as a file before you leave."
        }
    }
    .to_owned()
}

/// Rounds that were written down later.
pub(crate) fn kept_after_all(rounds: usize) -> String {
    match rounds {
        1 => "The round that wasn't saved is saved now.".to_owned(),
        rounds => format!("The {rounds} rounds that weren't saved are saved now."),
    }
}

/// Lines of the history that nobody can read.
pub(crate) fn skipped(lines: usize) -> String {
    left(lines, ["record of your history", "records of your history"])
}

/// Rounds in play that nobody can read.
pub(crate) fn unreadable(rounds: usize) -> String {
    left(rounds, ["unfinished round", "unfinished rounds"])
}

/// A round in play in another tab.
pub(crate) const ELSEWHERE: &str =
    "You have a round in another tab. It continues there; this tab begins another one.";

/// Midnight has passed.
pub const NEW_DAY: &str = "A new day has begun, with a new game of the day.";

fn left(count: usize, [one, many]: [&str; 2]) -> String {
    let (what, left) = match count {
        1 => (one, "it. It stays as it is"),
        _ => (many, "them. They stay as they are"),
    };
    format!(
        "{count} {what} can't be read, perhaps because a later version of the game saved {left}."
    )
}

/// What an import came to.
pub(crate) fn imported(taken: usize, bad: usize) -> String {
    let taken = match taken {
        0 => "There are no new rounds in that file.".to_owned(),
        1 => "1 round was loaded.".to_owned(),
        taken => format!("{taken} rounds were loaded."),
    };
    match bad {
        0 => taken,
        1 => format!("{taken} 1 line of it couldn't be read."),
        bad => format!("{taken} {bad} lines of it couldn't be read."),
    }
}

/// A link that leads to no game, because a part of it is missing or was changed.
pub(crate) const INCOMPLETE: &str = "This link is incomplete. Ask for it again.";

/// A link to a round about words that are not here.
pub(crate) const OTHER_WORDS: &str = "This link is about a word list that isn't here.";

/// A link to a round about a friend's word.
pub(crate) const WITHOUT_THE_WORD: &str =
    "This link is about a friend's word, which isn't in it. Ask for the link that sets the word.";

/// A link to a puzzle that does not exist.
pub(crate) const NO_PUZZLE: &str = "This link is about a puzzle that doesn't exist.";

/// A link to a game of a later version.
pub(crate) const LATER_VERSION: &str =
    "This link is from a later version of the game. Reload the page to get that version.";

/// A link to a round that cannot be played again.
pub(crate) const fn bad_round(error: &TranscriptError) -> &'static str {
    match error {
        TranscriptError::OtherWords(_) | TranscriptError::LeftOut => OTHER_WORDS,
        _ => INCOMPLETE,
    }
}

/// A link to a game that cannot begin here.
pub(crate) const fn bad_game(error: &ReplayError) -> &'static str {
    match error {
        ReplayError::Round(error) => bad_round(error),
        ReplayError::List(_) | ReplayError::Words(_) => OTHER_WORDS,
    }
}

/// A word list that was brought, and how many of its lines are no words.
pub(crate) fn has_list(name: &str, words: usize, bad: u64) -> String {
    let words = match words {
        1 => "the 1 word".to_owned(),
        words => format!("the {words} words"),
    };
    let bad = match bad {
        0 => String::new(),
        1 => "; 1 line was no word".to_owned(),
        bad => format!("; {bad} lines were no words"),
    };
    format!("You play with {words} of {name} from now on{bad}. Choose others under Words.")
}

/// A file that is no word list.
pub(crate) fn no_list(name: &str, error: &ListError) -> String {
    let why = match error {
        ListError::NotUtf8 { line, .. } => {
            format!("line {line} is not UTF-8. Save it as UTF-8 in a text editor.")
        }
        ListError::Utf16(_) => "it is UTF-16. Save it as UTF-8 in a text editor.".to_owned(),
        ListError::Packed(_) => "it is compressed. Unpack it first.".to_owned(),
        ListError::NoSuchLanguage { code, .. } => {
            format!("the language {code:?} on its first line is unknown.")
        }
        ListError::NoWords(_) => {
            "there is no word in it. A list has one word of plain letters on each line.".to_owned()
        }
        ListError::TooMany => "it has too many words.".to_owned(),
        error => error.to_string(),
    };
    format!("{name} can't be used: {why}")
}

/// A word list that cannot be written down.
pub(crate) fn list_not_kept(name: &str, refused: Refused) -> String {
    match refused {
        Refused::Full => format!(
            "{name} can't be used: it doesn't fit into the browser's storage. Try a shorter list."
        ),
        Refused::Forbidden => format!(
            "{name} can't be used: the browser doesn't let this page store anything. Allow site data for it."
        ),
    }
}
