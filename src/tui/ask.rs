//! Owns [`TerminalReader`], which asks the terminal whether its background is dark and how wide it draws its
//! characters, and recognises the answer, however late it comes.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use crossterm::event::Event;

use crate::system::Keyboard;
use crate::system::typed::Typed;
use crate::ui::theme::Brightness;

/// How long the first frame waits for the answer. A terminal on the same machine answers immediately.
const PATIENCE: Duration = Duration::from_millis(2);

/// Writes a character of ambiguous width (East Asian Width A), asks for the cursor's position after it, and
/// clears the row. Then asks for the background colour. Fewer terminals answer that, and those that do have
/// answered the first question by then.
const QUESTIONS: &str = "\x1b[H\u{25cf}\x1b[6n\x1b[H\x1b[K\x1b]11;?\x1b\\";

/// The same without the character, for when only ASCII may be written.
const PLAIN_QUESTIONS: &str = "\x1b[H\x1b[6n\x1b]11;?\x1b\\";

/// The prefix of the answer about the background.
const BACKGROUND: &str = "11;";

/// What the terminal has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TerminalAnswer {
    /// The background, if the answer could be parsed.
    pub(super) brightness: Option<Brightness>,
    /// Whether it draws ambiguous characters two cells wide.
    pub(super) is_wide: bool,
}

/// Input from the terminal, sorted into answers and events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TerminalInput {
    /// A part of an answer, or an answer to nothing.
    Part,
    /// The end of the answer.
    Answer(TerminalAnswer),
    /// A key, a paste or a click.
    Event(Event),
    /// The terminal may have another size.
    Resized,
}

/// Separates the answer from the player's input.
#[derive(Debug, Default)]
pub(super) struct TerminalReader {
    /// When the first frame stops waiting; `None` if nothing was asked or the answer has come.
    patience: Option<Instant>,
    /// The cursor's column after the character.
    column: Option<u16>,
}

impl TerminalReader {
    /// Asks the questions, the one about the width only if `for_width`. The terminal must be in raw mode, and its screen
    /// empty.
    pub(super) fn ask(for_width: bool) -> io::Result<Self> {
        let mut stdout = io::stdout();
        let questions = if for_width { QUESTIONS } else { PLAIN_QUESTIONS };
        stdout.write_all(questions.as_bytes())?;
        stdout.flush()?;
        Ok(Self { patience: Some(Instant::now() + PATIENCE), column: None })
    }

    /// Waits a moment for the answer. Returns it with the input that arrived in the meantime.
    pub(super) fn wait(
        &mut self,
        keyboard: &mut Keyboard,
    ) -> io::Result<(Option<TerminalAnswer>, Vec<TerminalInput>)> {
        let mut others = Vec::new();
        while self.patience.is_some()
            && let Some(typed) = keyboard.next(self.patience)?
        {
            match self.read(typed) {
                TerminalInput::Part => {}
                TerminalInput::Answer(answer) => return Ok((Some(answer), others)),
                other => others.push(other),
            }
        }
        Ok((None, others))
    }

    /// Classifies input. Only the first answer counts, and only if the question was asked.
    pub(super) fn read(&mut self, typed: Typed) -> TerminalInput {
        match typed {
            Typed::Event(event) => TerminalInput::Event(event),
            Typed::Resized => TerminalInput::Resized,
            Typed::Column(column) => {
                self.column.get_or_insert(column);
                TerminalInput::Part
            }
            Typed::Command(text) if text.starts_with(BACKGROUND) && self.patience.is_some() => {
                self.patience = None;
                let is_wide = self.column.is_some_and(|column| column > 1);
                TerminalInput::Answer(TerminalAnswer {
                    brightness: Brightness::of_answer(&text),
                    is_wide,
                })
            }
            Typed::Command(_) => TerminalInput::Part,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(text: &str) -> Typed {
        Typed::Command(text.to_owned())
    }

    #[test]
    fn the_first_answer_to_the_question_counts_however_late_and_no_other() {
        let mut reader =
            TerminalReader { patience: Some(Instant::now()), ..TerminalReader::default() };
        assert_eq!(reader.read(Typed::Column(2)), TerminalInput::Part);
        assert_eq!(reader.read(command("10;rgb:0000/0000/0000")), TerminalInput::Part);
        let light = TerminalAnswer { brightness: Some(Brightness::Light), is_wide: true };
        assert_eq!(reader.read(command("11;rgb:ffff/ffff/ffff")), TerminalInput::Answer(light));
        assert_eq!(reader.read(command("11;rgb:0000/0000/0000")), TerminalInput::Part);
    }

    #[test]
    fn who_has_asked_nothing_drops_answers() {
        assert_eq!(
            TerminalReader::default().read(command("11;rgb:ffff/ffff/ffff")),
            TerminalInput::Part
        );
    }
}
