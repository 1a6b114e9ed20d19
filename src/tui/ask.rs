//! Owns [`TerminalReader`], which asks the terminal whether its background is dark and how wide it draws its
//! characters, and recognises the answers, however late they come.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use super::LoopEvent;
use crate::system::Keyboard;
use crate::system::typed::Typed;
use crate::ui::theme::Brightness;

/// How long the first frame waits for the answers. A terminal on the same machine answers immediately.
const PATIENCE: Duration = Duration::from_millis(2);

/// Writes two characters of ambiguous width (East Asian Width A), asks for the cursor's position after them, and
/// clears the row. The first is two printable characters for a terminal that doesn't read UTF-8; the other would be controls.
const WIDTH: &str = "\x1b[H\u{b7}\u{25cf}\x1b[6n\x1b[H\x1b[K";

/// Asks for the background colour.
const BACKGROUND: &str = "\x1b]11;?\x1b\\";

/// The prefix of the answer about the background.
const ANSWER: &str = "11;";

/// What the terminal has answered so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerminalAnswer {
    /// The background, if the answer has come and could be parsed.
    pub brightness: Option<Brightness>,
    /// Whether it draws ambiguous characters two cells wide.
    pub is_wide: bool,
}

/// Separates the answers from the player's input.
#[derive(Debug, Default)]
pub struct TerminalReader {
    answer: TerminalAnswer,
    /// Which answers are still to come.
    owes_width: bool,
    owes_background: bool,
}

impl TerminalReader {
    /// Asks the questions, the one about the width only if `for_width`. The terminal must be in raw mode, and its screen
    /// empty.
    pub fn ask(for_width: bool) -> io::Result<Self> {
        let mut stdout = io::stdout();
        stdout.write_all(if for_width { WIDTH } else { "" }.as_bytes())?;
        stdout.write_all(BACKGROUND.as_bytes())?;
        stdout.flush()?;
        Ok(Self { owes_width: for_width, owes_background: true, ..Self::default() })
    }

    /// Waits a moment for the answers. Returns what has come of them, with the input that arrived in the meantime.
    pub fn wait(
        &mut self,
        keyboard: &mut Keyboard,
    ) -> io::Result<(Option<TerminalAnswer>, Vec<LoopEvent>)> {
        let (mut answer, mut others) = (None, Vec::new());
        let patience = Instant::now() + PATIENCE;
        while (self.owes_width || self.owes_background)
            && let Some(typed) = keyboard.next(Some(patience))?
        {
            match self.read(typed) {
                Some(LoopEvent::Answer(so_far)) => answer = Some(so_far),
                other => others.extend(other),
            }
        }
        Ok((answer, others))
    }

    /// Converts input; `None` for an answer to nothing. Only the first answer to each question counts, and only if it was
    /// asked.
    pub fn read(&mut self, typed: Typed) -> Option<LoopEvent> {
        match typed {
            Typed::Event(event) => return Some(LoopEvent::Event(event)),
            Typed::Resized => return Some(LoopEvent::Resized),
            Typed::Column(column) if std::mem::take(&mut self.owes_width) => {
                self.answer.is_wide = column > 2;
            }
            Typed::Command(text)
                if text.starts_with(ANSWER) && std::mem::take(&mut self.owes_background) =>
            {
                self.answer.brightness = Brightness::of_answer(&text);
            }
            Typed::Column(_) | Typed::Command(_) => return None,
        }
        Some(LoopEvent::Answer(self.answer))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns what the terminal has answered after this.
    fn after(reader: &mut TerminalReader, typed: Typed) -> Option<(Option<Brightness>, bool)> {
        match reader.read(typed) {
            Some(LoopEvent::Answer(answer)) => Some((answer.brightness, answer.is_wide)),
            Some(_) => panic!("it is no event"),
            None => None,
        }
    }

    fn command(text: &str) -> Typed {
        Typed::Command(text.to_owned())
    }

    #[test]
    fn each_first_answer_counts_however_late_and_no_other() {
        let light = Some(Brightness::Light);
        let mut reader =
            TerminalReader { owes_width: true, owes_background: true, ..Default::default() };
        assert_eq!(after(&mut reader, command("10;rgb:0000/0000/0000")), None);
        assert_eq!(after(&mut reader, Typed::Column(3)), Some((None, true)), "the only answer");
        assert_eq!(after(&mut reader, command("11;rgb:ffff/ffff/ffff")), Some((light, true)));
        assert_eq!(after(&mut reader, command("11;rgb:0000/0000/0000")), None);
        assert_eq!(after(&mut reader, Typed::Column(1)), None);
        let mut nothing_asked = TerminalReader::default();
        assert_eq!(after(&mut nothing_asked, command("11;rgb:ffff/ffff/ffff")), None);
        assert_eq!(after(&mut nothing_asked, Typed::Column(2)), None);
    }
}
