//! Asks the terminal whether its ground is dark and how wide it draws its characters, and takes the
//! answer, however late it comes.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use crossterm::event::Event;

use crate::system::Keyboard;
use crate::system::typed::Typed;
use crate::ui::theme::Ground;

/// How long after the question the first picture waits for the answer. Terminals on the same machine answer
/// at once.
const PATIENCE: Duration = Duration::from_millis(2);

/// A character whose width is ambiguous (East Asian Width A), and the question where the cursor is
/// behind it; the row is emptied again. Then the question for the ground, which more terminals leave
/// unanswered: a terminal that answers it has answered the first.
const QUESTIONS: &str = "\x1b[H\u{25cf}\x1b[6n\x1b[H\x1b[K\x1b]11;?\x1b\\";

/// The same without the character: what may not be written is not asked about.
const PLAIN_QUESTIONS: &str = "\x1b[H\x1b[6n\x1b]11;?\x1b\\";

/// What the answer about the ground begins with.
const GROUND: &str = "11;";

/// What the terminal has told about itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TerminalAnswer {
    /// Its ground, if that could be read.
    pub(super) ground: Option<Ground>,
    /// Whether it draws ambiguous characters two cells wide.
    pub(super) is_wide: bool,
}

/// What an event turns out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// A part of an answer.
    Part,
    /// The end of the answer.
    Answer(TerminalAnswer),
    /// Something of the player's.
    Event(Event),
    /// The terminal may have another size.
    Resized,
}

/// Picks the answer out of what the terminal sends.
#[derive(Debug, Default)]
pub(super) struct Ear {
    /// Until when the first picture waits for the answer; `None` if nothing was asked or it has come.
    patience: Option<Instant>,
    /// The column that the cursor was in behind the character.
    column: Option<u16>,
}

impl Ear {
    /// Asks, also for the width of characters beyond ASCII if those may be written. The terminal must be
    /// in raw mode, on a screen that is empty.
    pub(super) fn ask(for_width: bool) -> io::Result<Self> {
        let mut stdout = io::stdout();
        let questions = if for_width { QUESTIONS } else { PLAIN_QUESTIONS };
        stdout.write_all(questions.as_bytes())?;
        stdout.flush()?;
        Ok(Self { patience: Some(Instant::now() + PATIENCE), column: None })
    }

    /// Waits a moment for the answer. What else comes meanwhile comes back.
    pub(super) fn wait(
        &mut self,
        keyboard: &mut Keyboard,
    ) -> io::Result<(Option<TerminalAnswer>, Vec<Heard>)> {
        let mut others = Vec::new();
        while self.patience.is_some()
            && let Some(typed) = keyboard.next(self.patience)?
        {
            match self.hear(typed) {
                Heard::Part => {}
                Heard::Answer(answer) => return Ok((Some(answer), others)),
                other => others.push(other),
            }
        }
        Ok((None, others))
    }

    /// What it is that the terminal has sent. Only the first answer to the question counts; what nobody
    /// has asked for is dropped.
    pub(super) fn hear(&mut self, typed: Typed) -> Heard {
        match typed {
            Typed::Event(event) => Heard::Event(event),
            Typed::Resized => Heard::Resized,
            Typed::Column(column) => {
                self.column.get_or_insert(column);
                Heard::Part
            }
            Typed::Command(text) if text.starts_with(GROUND) && self.patience.is_some() => {
                self.patience = None;
                let is_wide = self.column.is_some_and(|column| column > 1);
                Heard::Answer(TerminalAnswer { ground: Ground::of_answer(&text), is_wide })
            }
            Typed::Command(_) => Heard::Part,
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
        let mut ear = Ear { patience: Some(Instant::now()), ..Ear::default() };
        assert_eq!(ear.hear(Typed::Column(2)), Heard::Part);
        assert_eq!(ear.hear(command("10;rgb:0000/0000/0000")), Heard::Part);
        let light = TerminalAnswer { ground: Some(Ground::Light), is_wide: true };
        assert_eq!(ear.hear(command("11;rgb:ffff/ffff/ffff")), Heard::Answer(light));
        assert_eq!(ear.hear(command("11;rgb:0000/0000/0000")), Heard::Part);
    }

    #[test]
    fn who_has_asked_nothing_drops_answers() {
        assert_eq!(Ear::default().hear(command("11;rgb:ffff/ffff/ffff")), Heard::Part);
    }
}
