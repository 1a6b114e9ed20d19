//! What can be chosen is called by a label: in menus, on buttons, and beside keys.

use crate::app::{EndItem, GameOver, OfferItem, PauseItem};
use crate::game::PlayOn;

/// What an item is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    /// In a menu, or on a button with room around it.
    pub long: &'static str,
    /// Where there is little room; the same if there are no fewer words for it.
    pub short: &'static str,
}

impl Label {
    /// A label that is short enough for every place.
    pub const fn of(label: &'static str) -> Self {
        Self { long: label, short: label }
    }
}

pub(super) const fn label(long: &'static str, short: &'static str) -> Label {
    Label { long, short }
}

/// Returns the label of an item of the pause menu of a round that is saved, or isn't; `None` if there is nothing to save.
pub const fn pause(item: PauseItem, is_saved: Option<bool>) -> &'static str {
    match item {
        PauseItem::Resume => "Resume",
        PauseItem::GiveUp => "Give up",
        PauseItem::End => END,
        PauseItem::EndForAnother => END_FOR_ANOTHER,
        PauseItem::NewGame => TO_THE_SETTINGS,
        PauseItem::Quit => match is_saved {
            Some(true) => "Save and quit",
            Some(false) => "Quit, not saved",
            None => QUIT,
        },
    }
}

/// Returns the label of something to do with an interrupted round.
pub const fn offer(item: OfferItem) -> &'static str {
    match item {
        OfferItem::Resume => pause(PauseItem::Resume, None),
        OfferItem::Later => "Not now",
        OfferItem::GiveUp => pause(PauseItem::GiveUp, None),
    }
}

/// Returns the label of something to do after a round in which the player guessed.
pub fn after(item: EndItem, over: &GameOver) -> Label {
    let round = &over.finished().round;
    let opponent = round.engine().opponent();
    match (item, round.occasion().play_on()) {
        (EndItem::Again, PlayOn::Story) => label("Back to the story", "Back"),
        (EndItem::Again, PlayOn::Home) => label("Back to the title", "Title"),
        (EndItem::Story, PlayOn::Story) => label("How it went", "How?"),
        (EndItem::Story, _) if opponent.helps() => label("See how it helped", "How?"),
        (EndItem::Story, _) if opponent.cheats() => label("See how it cheated", "How?"),
        (item, _) => after_reverse(item),
    }
}

/// Returns the label of something to do after a round in which the player held the word.
pub const fn after_reverse(item: EndItem) -> Label {
    match item {
        EndItem::Again => Label::of("Play on"),
        EndItem::Story => label("See how it went", "How?"),
        EndItem::Same => label("Try again", "Again"),
        EndItem::Challenge => label("Challenge a friend", "Challenge"),
        EndItem::Change => Label::of("Home"),
        EndItem::Quit => Label::of(QUIT),
    }
}

/// Returns the label of an answer to whether the computer is to remember a word.
pub const fn remember(yes: bool) -> Label {
    if yes { label("Yes, remember it", "Yes") } else { Label::of("No") }
}

/// Whether it is the word.
pub const fn is_it(yes: bool) -> Label {
    if yes { Label::of("Yes") } else { Label::of("No") }
}

/// Gives the round up and returns to the title.
pub(super) const TO_THE_SETTINGS: &str = "Give up and go home";
/// Ends a round in which the player holds the word.
pub(super) const END: &str = "End the round";
/// The same, and returns to the title.
pub(super) const END_FOR_ANOTHER: &str = "End it and go home";
const QUIT: &str = "Quit";
