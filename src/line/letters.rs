//! Owns [`LetterNames`], which replaces single letters by their names, so that a screen reader says which
//! ones they are.

use crate::app::{App, Screen};
use crate::text::letters::{letters_named, spelled_once};
use crate::words::Alphabet;

/// The alphabet of the current words.
#[derive(Clone, Copy, Debug, Default)]
pub struct LetterNames(Option<&'static Alphabet>);

impl LetterNames {
    /// Switches to the alphabet of the current screen.
    pub(super) fn follow(&mut self, app: &App) {
        self.0 = Some(match app.screen() {
            Screen::Playing(playing) => playing.round().engine().alphabet(),
            Screen::GameOver(over) => over.finished().word.alphabet(),
            Screen::Holding(holding) => holding.round().alphabet(),
            Screen::HeldOver(over) => over.round().alphabet(),
            Screen::Setup(form) => app.library().alphabet(form.list()),
            Screen::Story(_) | Screen::Statistics(_) => return,
        });
    }

    /// Returns a sentence with the names of letters, and with one spelling of each word.
    pub(super) fn say(self, sentence: &str) -> String {
        let sentence = spelled_once(sentence);
        self.0.map_or_else(|| sentence.clone(), |alphabet| letters_named(&sentence, alphabet))
    }
}
