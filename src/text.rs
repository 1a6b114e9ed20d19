//! Turns what the game says, as data, into English: [`app`](crate::app) has no sentence of its own. Every sentence and
//! label that people read is here, by subject; another language would begin here.
//!
//! A fact has one function. Where eye and ear need different words the function takes a [`Medium`]; where a screen may
//! have too little room it returns wordings, the longest first, and what draws takes the first that fits.

pub mod career;
pub mod commands;
pub mod compare;
pub mod confirm;
pub mod conversation;
pub mod count;
pub mod duel;
pub mod end;
pub mod form;
pub mod hints;
pub mod judgement;
pub mod keys;
pub mod lesson;
pub mod menu;
pub mod names;
pub mod notices;
pub mod opening;
pub mod proof;
pub mod questions;
pub mod remark;
pub mod results;
pub mod reverse;
pub mod round;
pub mod screens;
mod share;
pub mod statistics;
pub mod story;
pub mod typed;
pub mod values;
pub mod xray;

pub use share::Share;
pub use values::{capital, grouped, sentence};

/// How a text reaches the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// On a screen, in signs and few words.
    Screen,
    /// In speech: in words, the answer first, and what follows from it when it is asked for.
    Speech,
}

/// A text without characters outside ASCII. This is the one place that knows how the others are
/// written then; one that nobody thought of is a question mark.
#[must_use]
pub fn ascii(text: &str) -> String {
    let plain = |c: char| match c {
        '…' => "...",
        '–' | '—' | '·' => "-",
        '‘' | '’' => "'",
        '“' | '”' => "\"",
        '←' => "Left",
        '→' => "Right",
        '↑' => "Up",
        '↓' => "Down",
        '×' => "x",
        '●' => "+",
        '○' | '⬛' => "-",
        '🟩' => "+",
        _ => "?",
    };
    let mut spelled = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_ascii() { spelled.push(c) } else { spelled.push_str(plain(c)) }
    }
    spelled
}
