//! Lists the buttons below the screen: what keys do, for fingers, for those who tab through a page, and where the
//! browser keeps a key.

use evil_hangman::app::keys::{self, Action, Context};
use evil_hangman::app::App;
use evil_hangman::text::keys::{KeyHint, footer, has_button, help, in_a_page, on_a_button};

use crate::text;

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it does.
    pub label: String,
    /// The key that does the same; empty if the page has none.
    pub key: String,
    /// What it asks for.
    pub action: Action,
}

/// Returns the buttons of the screen in front.
#[must_use]
pub fn buttons(app: &App) -> Vec<Button> {
    let context = app.context();
    let is_form = matches!(context, Context::Home | Context::Choice | Context::Text);
    let mut all: Vec<Button> = Vec::new();
    for KeyHint { label, actions, .. } in footer(context) {
        let pair = actions[1].is_some();
        for action in actions.into_iter().flatten().filter(|action| app.heeds(*action)) {
            // The form is tapped on, and the page shares with a link.
            let is_elsewhere = match action {
                Action::Confirm | Action::Previous | Action::Next => is_form,
                Action::Less | Action::More => is_form,
                Action::Share => true,
                // The help has a button that closes it.
                Action::Help => context == Context::Help,
                _ => false,
            };
            let is_there = all.iter().any(|button| button.action == action);
            if !is_elsewhere && !is_there {
                let arrow = if pair { arrow(context, action) } else { "" };
                all.push(button(context, &format!("{arrow}{}", on_a_button(action, label)), action));
            }
        }
    }
    // Rows and buttons that are drawn can be tapped on, so what moves between them comes last.
    if is_menu(context) {
        let moves = |button: &Button| {
            matches!(button.action, Action::Confirm | Action::Previous | Action::Next)
        };
        all.sort_by_key(moves);
    }
    if context == Context::WholeWord {
        all.insert(all.len().min(1), button(context, text::ERASE, Action::Erase));
    }
    // A phone has no function keys, and the line about keys has no room for all of them.
    if context != Context::Lesson {
        for KeyHint { keys, label, actions, .. } in help(context) {
            let Some(action) = actions[0].filter(|_| has_button(&keys)) else { continue };
            let is_there = all.iter().any(|button| button.action == action);
            let is_here = action == Action::Help && context == Context::Help;
            if !is_there && !is_here && app.heeds(action) {
                all.push(button(context, on_a_button(action, label), action));
            }
        }
    }
    all
}

/// Whether the screen is about rows or buttons, one of which is selected.
const fn is_menu(context: Context) -> bool {
    is_row_of_buttons(context)
        || matches!(context, Context::Pause | Context::Offer | Context::Confirm)
}

/// Whether the buttons of the screen are side by side.
const fn is_row_of_buttons(context: Context) -> bool {
    matches!(context, Context::GameOver | Context::HeldOver | Context::Remember | Context::IsIt)
}

/// The sign before what two keys do.
const fn arrow(context: Context, action: Action) -> &'static str {
    match action {
        Action::Previous if is_row_of_buttons(context) => "\u{2190} ",
        Action::Next if is_row_of_buttons(context) => "\u{2192} ",
        Action::Previous => "\u{2191} ",
        Action::Next => "\u{2193} ",
        Action::Less => "\u{2190} ",
        Action::More => "\u{2192} ",
        _ => "",
    }
}

fn button(context: Context, label: &str, action: Action) -> Button {
    let row = keys::rows(context).find(|row| row.action == action);
    let names = row.map(|row| in_a_page(row.keys)).unwrap_or_default();
    let key = names.split(' ').next().unwrap_or_default().to_owned();
    // An arrow is on the button already.
    let key = if label.starts_with(&key) { String::new() } else { key };
    Button { label: label.to_owned(), key, action }
}

#[cfg(test)]
mod tests {
    use evil_hangman::game::Library;

    use super::*;
    use crate::chosen::Chosen;

    fn screens() -> [App; 2] {
        let spec = Chosen::default().spec(false);
        let title = App::new(Library::default(), spec.clone(), 1);
        let mut round = App::new(Library::default(), spec, 1);
        round.begin();
        [title, round]
    }

    #[test]
    fn whatever_has_a_function_key_has_a_button() {
        for app in screens() {
            let there: Vec<_> = buttons(&app).into_iter().map(|button| button.action).collect();
            let rows = keys::rows(app.context()).filter(|row| has_button(row.keys));
            for row in rows.filter(|row| app.heeds(row.action)) {
                assert!(there.contains(&row.action), "{:?}: {row:?}", app.context());
            }
        }
    }

    #[test]
    fn every_button_does_something_and_names_no_key_of_the_browser() {
        let [title, round] = screens().map(|app| buttons(&app));
        let actions: Vec<_> = title.iter().map(|button| button.action).collect();
        for action in [Action::Settings, Action::Lesson, Action::Duel, Action::Statistics] {
            assert!(actions.contains(&action), "{action:?}: {actions:?}");
        }
        for button in title.iter().chain(&round) {
            assert!(!["F5", "F6", "Tab"].contains(&button.key.as_str()), "{button:?}");
        }
        assert!(round.iter().any(|button| button.action == Action::Hint));
    }
}
