//! What can be chosen is called by a label: in menus, on buttons, and beside keys.

use std::borrow::Cow;

use super::{challenge, screens};
use crate::app::keys::Action;
use crate::app::{App, GameOver, Screen};
use crate::game::occasion::PlayOn;

/// Returns the label of a button.
pub const fn label(action: Action) -> &'static str {
    match action {
        Action::Confirm => "Resume",
        Action::GiveUp => "Give up",
        Action::NewGame => "Home",
        Action::Again => "Play on",
        Action::Story => "How it went",
        Action::Same => "Try again",
        Action::Challenge => challenge::TITLE,
        Action::Share => screens::SHARE,
        _ => "Quit",
    }
}

/// Returns the label of a button of the pause menu, which says what becomes of the round.
pub fn pause(action: Action, app: &App) -> &'static str {
    let holds = matches!(app.screen(), Screen::Holding(_));
    match (action, app.is_saved()) {
        (Action::GiveUp, _) if holds => END,
        (Action::NewGame, _) if holds => END_FOR_ANOTHER,
        (Action::NewGame, Some(false)) => TO_THE_SETTINGS,
        (Action::Quit, Some(true)) => "Save and quit",
        (Action::Quit, Some(false)) => "Quit, not saved",
        (action, _) => label(action),
    }
}

/// Returns the label of something to do after a round in which the player guessed.
pub fn after(action: Action, over: &GameOver) -> Cow<'static, str> {
    let round = &over.finished.round;
    let opponent = round.engine().opponent();
    match (action, round.occasion().play_on()) {
        (Action::Again, PlayOn::Story) => "Back to the story".into(),
        (Action::Again, PlayOn::Home) => label(Action::NewGame).into(),
        (Action::Again, _) => match over.news.level {
            Some(level) => format!("{}: level {}", label(action), level.number).into(),
            None => label(action).into(),
        },
        (Action::Story, on) if on != PlayOn::Story => screens::story(opponent).into(),
        (action, _) => label(action).into(),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;
    use crate::game::occasion::Level;
    use crate::history::News;
    use crate::tests::played;
    use crate::words::ENGLISH;

    #[test]
    fn play_on_says_the_level_of_the_next_round() {
        let mut over = GameOver::new(played(Opponent::Greedy, "3", "").finish());
        assert_eq!(after(Action::Again, &over), "Play on");
        over.news = News { level: Level::of(&ENGLISH, 5, 0), ..News::default() };
        assert_eq!(after(Action::Again, &over), "Play on: level 5");
    }
}
