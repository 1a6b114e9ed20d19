//! Every sentence that only the browser has.

use crate::storage::Refused;

/// A round that cannot be written down.
pub(crate) fn not_kept(refused: Refused) -> String {
    match refused {
        Refused::Full => {
            "This round isn't saved: the browser's storage is full. Export your history, or clear \
             other sites' data; I'll try again with the next round."
        }
        Refused::Forbidden => {
            "This round isn't saved: the browser doesn't let this page store anything. Allow site \
             data for it, or export your history before you leave."
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
    let records = if lines == 1 { "1 record" } else { &format!("{lines} records") };
    format!(
        "I can't read {records} of your history, perhaps from a later version of the game. I left \
         {} as {}.",
        if lines == 1 { "it" } else { "them" },
        if lines == 1 { "it is" } else { "they are" },
    )
}

/// What an import came to.
pub(crate) fn imported(taken: usize, bad: usize) -> String {
    let taken = match taken {
        0 => "There were no new rounds in that file.".to_owned(),
        1 => "1 round was imported.".to_owned(),
        taken => format!("{taken} rounds were imported."),
    };
    match bad {
        0 => taken,
        1 => format!("{taken} I couldn't read 1 line of it."),
        bad => format!("{taken} I couldn't read {bad} lines of it."),
    }
}

/// A link that leads to no game.
pub(crate) fn bad_link(why: &str) -> String {
    format!("I can't open this link: {why}. Ask for the link again, or start a round here.")
}

/// A link to a game of a later version.
pub(crate) const LATER_VERSION: &str =
    "it is from a later version of the game; reload the page to get that version";
