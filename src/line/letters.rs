//! Owns [`LetterNames`]: says a letter that stands alone by its name, so that a screen reader says which one it is.

use crate::app::{App, Screen};
use crate::text::letters::letters_named;
use crate::words::Alphabet;

/// The alphabet of the words that the conversation is about.
#[derive(Clone, Copy, Debug, Default)]
pub struct LetterNames(Option<&'static Alphabet>);

impl LetterNames {
    /// Takes the alphabet of the screen that is open.
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

    /// A sentence with the names of letters.
    pub(super) fn say(self, sentence: &str) -> String {
        self.0.map_or_else(|| sentence.to_owned(), |alphabet| letters_named(sentence, alphabet))
    }
}
