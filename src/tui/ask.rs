//! Asks the terminal whether its ground is dark and how wide it draws its characters, and picks the
//! answer out of the keys, however late it comes.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

use crate::system::Keyboard;
use crate::system::typed::Typed;
use crate::ui::theme::Ground;

/// How long after the question the first picture waits for the answer. Terminals on the same machine answer
/// at once.
const PATIENCE: Duration = Duration::from_millis(2);

/// When no answer is expected any more.
const LATEST: Duration = Duration::from_secs(3);

/// A character whose width is ambiguous (East Asian Width A), and the question where the cursor is
/// behind it; the row is emptied again. Then the question for the ground, which more terminals leave
/// unanswered: a terminal that answers it has answered the first.
const QUESTIONS: &str = "\x1b[H\u{25cf}\x1b[6n\x1b[H\x1b[K\x1b]11;?\x1b\\";

/// The same without the character: what may not be written is not asked about.
const PLAIN_QUESTIONS: &str = "\x1b[H\x1b[6n\x1b]11;?\x1b\\";

/// Characters of an answer that are waited for; `rgba:` with four channels has fewer.
const LONGEST: usize = 40;

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

/// Picks an answer out of the events: it arrives as the keys that its characters would be.
#[derive(Debug, Default)]
pub(super) struct Ear {
    /// Until when an answer is expected; none, when nothing was asked.
    listens: Option<Instant>,
    /// Until when the first picture waits for it.
    patience: Option<Instant>,
    heard: Option<String>,
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
        let now = Instant::now();
        let (listens, patience) = (Some(now + LATEST), Some(now + PATIENCE));
        Ok(Self { listens, patience, heard: None, column: None })
    }

    /// Waits a moment for the answer. What else comes meanwhile comes back.
    pub(super) fn wait(
        &mut self,
        keyboard: &mut Keyboard,
    ) -> io::Result<(Option<TerminalAnswer>, Vec<Heard>)> {
        let mut others = Vec::new();
        while self.listens.is_some()
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

    /// What it is that the terminal has sent.
    pub(super) fn hear(&mut self, typed: Typed) -> Heard {
        let event = match typed {
            Typed::Event(event) => event,
            Typed::Resized => return Heard::Resized,
            Typed::Column(column) => {
                self.column = Some(column);
                return Heard::Part;
            }
        };
        if self.heard.is_none() && self.listens.is_none_or(|end| Instant::now() > end) {
            return Heard::Event(event);
        }
        let Event::Key(KeyEvent { code: KeyCode::Char(c), modifiers, .. }) = event else {
            return Heard::Event(event);
        };
        let alt = modifiers.contains(KeyModifiers::ALT);
        let control = modifiers.contains(KeyModifiers::CONTROL);
        let Some(text) = &mut self.heard else {
            // Alt-] begins every answer, and nothing that the game knows.
            if alt && c == ']' {
                self.heard = Some(String::new());
                return Heard::Part;
            }
            return Heard::Event(event);
        };
        if control && c == 'c' {
            // No part of an answer, and never held up by one that does not end.
            return Heard::Event(event);
        }
        let ends = alt && c == '\\' || control && c == 'g';
        if ends || text.len() >= LONGEST {
            let ground = Ground::of_answer(text);
            (self.heard, self.listens) = (None, None);
            let is_wide = self.column.is_some_and(|column| column > 1);
            return Heard::Answer(TerminalAnswer { ground, is_wide });
        }
        text.push(c);
        Heard::Part
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(text: &str) -> Vec<Event> {
        let mut alt = KeyModifiers::NONE;
        let mut events = Vec::new();
        for c in text.chars() {
            match c {
                '\x1b' => alt = KeyModifiers::ALT,
                '\x07' => {
                    let key = KeyEvent::new(KeyCode::Char('g'), KeyModifiers::CONTROL);
                    events.push(Event::Key(key));
                }
                c => {
                    events.push(Event::Key(KeyEvent::new(KeyCode::Char(c), alt)));
                    alt = KeyModifiers::NONE;
                }
            }
        }
        events
    }

    fn heard(text: &str) -> (Vec<TerminalAnswer>, Vec<Event>) {
        let mut ear = Ear { listens: Some(Instant::now() + LATEST), ..Ear::default() };
        assert_eq!(ear.hear(Typed::Column(2)), Heard::Part);
        let (mut answers, mut events) = (Vec::new(), Vec::new());
        for event in keys(text) {
            match ear.hear(Typed::Event(event)) {
                Heard::Part => {}
                Heard::Answer(answer) => answers.push(answer),
                Heard::Event(event) => events.push(event),
                Heard::Resized => panic!("nothing was resized"),
            }
        }
        (answers, events)
    }

    #[test]
    fn an_answer_is_picked_out_of_the_keys_and_guesses_nothing() {
        for end in ["\x1b\\", "\x07"] {
            let (answers, events) = heard(&format!("ea\x1b]11;rgb:ffff/ffff/ffff{end}o"));
            assert_eq!(answers, [TerminalAnswer { ground: Some(Ground::Light), is_wide: true }]);
            assert_eq!(events, keys("eao"));
        }
    }

    #[test]
    fn an_answer_without_an_end_does_not_swallow_the_keys_for_ever() {
        let (answers, events) = heard(&format!("\x1b]{}xyz", "1".repeat(LONGEST + 1)));
        assert_eq!((answers.len(), events), (1, keys("xyz")));
    }

    #[test]
    fn who_has_asked_nothing_hears_keys_only() {
        let mut ear = Ear::default();
        for event in keys("\x1b]11;") {
            assert_eq!(ear.hear(Typed::Event(event.clone())), Heard::Event(event));
        }
    }
}
