//! What can be chosen in menus and from buttons.

/// What a button is called where there is little room.
#[must_use]
pub fn short(label: &'static str) -> &'static str {
    match label {
        PLAY_AGAIN => "Again",
        STORY | HOW_IT_CHEATED | STORY_OF_WHAT_IF => "Story",
        PROVE_IT => "Prove",
        TO_THE_STORY => "Back",
        CHANGE_SETTINGS => "Setup",
        REMEMBER => "Yes",
        label => label,
    }
}

/// Another round with the same settings.
pub const PLAY_AGAIN: &str = "Play again";

/// The story of a round.
pub const STORY: &str = "Story of the round";

/// The story of a round in which families were kept.
pub const HOW_IT_CHEATED: &str = "See how it cheated";

/// The words that fitted as well, each checked answer by answer.
pub const PROVE_IT: &str = "Prove it";

/// From a round that asks what would have been to the story that was gone back in.
pub const TO_THE_STORY: &str = "Back to the story";

/// The story of a round that asks what would have been.
pub const STORY_OF_WHAT_IF: &str = "Its story";

/// The form.
pub const CHANGE_SETTINGS: &str = "Settings";

/// The end of the program.
pub const QUIT: &str = "Quit";

/// The round goes on.
pub const RESUME: &str = "Resume";

/// An interrupted round waits for another time.
pub const LATER: &str = "Not now";

/// The round ends, and a word is shown.
pub const GIVE_UP: &str = "Give up";

/// The round is given up, and the form comes.
pub const NEW_GAME: &str = "Give up, new game";

/// The round goes on, and nothing is lost.
pub const GO_ON: &str = "Go on with the round";

/// A hint or the X-ray, whatever it spoils.
pub const TAKE_HELP: &str = "Take the help";

/// The computer learns a word.
pub const REMEMBER: &str = "Yes, remember it";

/// It does not.
pub const DO_NOT_REMEMBER: &str = "No";
