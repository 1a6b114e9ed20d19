//! What can be chosen is called by a label: in menus, on buttons, and beside keys.

use crate::app::{EndItem, GameOver, PauseItem};
use crate::game::PlayOn;

/// Returns the label of an item of the pause menu of a round that is saved, or isn't; `None` if there is nothing to save.
pub const fn pause(item: PauseItem, is_saved: Option<bool>) -> &'static str {
    match item {
        PauseItem::Resume => "Resume",
        PauseItem::GiveUp => "Give up",
        PauseItem::End => END,
        PauseItem::EndForAnother => END_FOR_ANOTHER,
        PauseItem::NewGame => match is_saved {
            Some(false) => TO_THE_SETTINGS,
            _ => after_reverse(EndItem::Change),
        },
        PauseItem::Quit => match is_saved {
            Some(true) => "Save and quit",
            Some(false) => "Quit, not saved",
            None => QUIT,
        },
    }
}

/// Returns the label of something to do after a round in which the player guessed.
pub fn after(item: EndItem, over: &GameOver) -> &'static str {
    let round = &over.finished().round;
    let opponent = round.engine().opponent();
    match (item, round.occasion().play_on()) {
        (EndItem::Again, PlayOn::Story) => "Back to the story",
        (EndItem::Again, PlayOn::Home) => "Back to the title",
        (EndItem::Story, PlayOn::Story) => "How it went",
        (EndItem::Story, _) if opponent.helps() => "See how it helped",
        (EndItem::Story, _) if opponent.cheats() => "See how it cheated",
        (item, _) => after_reverse(item),
    }
}

/// Returns the label of something to do after a round in which the player held the word.
pub const fn after_reverse(item: EndItem) -> &'static str {
    match item {
        EndItem::Again => "Play on",
        EndItem::Story => "See how it went",
        EndItem::Same => "Try again",
        EndItem::Challenge => "Challenge a friend",
        EndItem::Change => "Home",
    }
}

/// Whether it is the word.
pub const fn is_it(yes: bool) -> &'static str {
    if yes { "Yes" } else { "No" }
}

/// Gives the round up and returns to the title.
pub(super) const TO_THE_SETTINGS: &str = "Give up and go home";
/// Ends a round in which the player holds the word.
pub(super) const END: &str = "End the round";
/// The same, and returns to the title.
pub(super) const END_FOR_ANOTHER: &str = "End it and go home";
const QUIT: &str = "Quit";
