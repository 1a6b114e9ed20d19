//! Turns the game's data into English: [`app`](crate::app) has no sentences of its own. Every sentence and
//! label that people read is here, by subject; another language would start here.
//!
//! Each fact has one function and one wording, which is wrapped and cut where it is drawn. If eye and ear need different
//! words, the function takes a [`Medium`].

pub mod career;
pub mod challenge;
pub mod commands;
pub mod confirm;
pub mod conversation;
pub mod count;
pub mod day;
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
pub mod puzzle;
pub mod remark;
pub mod reverse;
pub mod round;
pub mod screens;
mod share;
pub mod story;
pub mod typed;
pub mod values;
pub mod voice;
pub mod xray;

use crate::words::in_ascii;

pub use names::Letters;
pub use share::{SAME, Share, Signs, same};
pub use values::{capital, grouped, sentence};

/// How a text reaches the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// On a screen, with signs and few words.
    Screen,
    /// In speech: in words, with the answer first and details on request.
    Speech(Letters),
}

impl Medium {
    /// Speech without a choice about letters, for sentences that name none.
    pub const ALOUD: Self = Self::Speech(Letters::Named);

    /// Returns whether it is a screen.
    #[must_use]
    pub const fn is_screen(self) -> bool {
        matches!(self, Self::Screen)
    }
}

/// Converts a text to ASCII. All replacements are defined here; unexpected characters become question marks.
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
        '●' | '■' => "+",
        '○' | '□' | '❌' => "-",
        '🟩' | '✓' => "+",
        _ => "",
    };
    let mut spelled = String::with_capacity(text.len());
    for c in text.chars() {
        match plain(c) {
            _ if c.is_ascii() => spelled.push(c),
            "" => spelled += in_ascii(c).as_deref().unwrap_or("?"),
            plain => spelled += plain,
        }
    }
    spelled
}
