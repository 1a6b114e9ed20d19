//! Owns [`ask_hidden`], which asks for a secret word. If the program ends or is suspended meanwhile, the
//! terminal's echo is restored, and nothing of the word is left in its input.

use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};

use signal_hook::low_level;

use super::super::{OnSignal, files};
use super::patient::is_given_up;
use super::{Echo, LEAVING_A_CORE, watch};

/// The current question, if any.
static ASKED: Mutex<HiddenInput> =
    Mutex::new(HiddenInput { watched: false, lent: false, question: None });

/// The maximum number of bytes in a line.
const LONGEST: usize = 4096;

/// The current question, and the state of the terminal.
struct HiddenInput {
    /// Whether signals are handled. The handlers stay from the first question on, because removing one would
    /// leave its signal ignored.
    watched: bool,
    /// Whether the program is about to stop, so that the terminal must stay as it is.
    lent: bool,
    question: Option<(Echo, String)>,
}

/// Asks a question and reads a line without echo. The echo is off before the question appears, so that even
/// fast typing is hidden.
///
/// # Errors
/// Returns the terminal's error, [`ErrorKind::UnexpectedEof`] at the end of the input, and
/// [`ErrorKind::InvalidData`] for a line that is too long.
pub fn ask_hidden(question: &str, output: &mut dyn Write) -> io::Result<String> {
    let input = {
        let mut asked = asked();
        if !asked.watched {
            watch(Signals)?;
            asked.watched = true;
        }
        let echo = Echo::of_terminal()?;
        if !asked.lent {
            echo.off()?;
        }
        let input = echo.input().try_clone()?;
        asked.question = Some((echo, question.to_owned()));
        input
    };
    let answered = output.write_all(question.as_bytes()).and_then(|()| output.flush());
    let line = answered.and_then(|()| line(&input));
    if let Some((echo, _)) = asked().question.take() {
        echo.restore(false);
    }
    line
}

/// Reads a line byte by byte, so that nothing after it is consumed.
fn line(mut input: &File) -> io::Result<String> {
    let mut line = Vec::new();
    let mut byte = [0];
    loop {
        if is_given_up(input)? {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        match input.read(&mut byte) {
            Ok(0) if line.is_empty() => return Err(ErrorKind::UnexpectedEof.into()),
            Ok(0) => break,
            Ok(_) if byte == *b"\n" => break,
            Ok(_) if line.len() >= LONGEST => return Err(files::endless_line(LONGEST)),
            Ok(_) => line.push(byte[0]),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(String::from_utf8_lossy(&line).into_owned())
}

fn asked() -> MutexGuard<'static, HiddenInput> {
    ASKED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Restores the terminal when the program ends or is suspended.
struct Signals;

impl OnSignal for Signals {
    fn ends(&mut self, signal: i32) {
        let asked = asked();
        if let Some((echo, _)) = &asked.question {
            echo.restore(true);
        }
        // Keep the lock, so that no other question can be asked before the program has ended.
        mem::forget(asked);
        if !LEAVING_A_CORE.contains(&signal) {
            let _ = low_level::emulate_default_handler(signal);
        }
    }

    fn suspended(&mut self) {
        let mut asked = asked();
        asked.lent = true;
        if let Some((echo, _)) = &asked.question {
            echo.restore(true);
        }
    }

    fn continued(&mut self) {
        let mut asked = asked();
        asked.lent = false;
        if let Some((echo, question)) = &asked.question {
            // The shell may have overwritten the question. The caller holds the lock of standard output.
            let _ = echo.off();
            let terminal = OpenOptions::new().write(true).open("/dev/tty");
            let _ = terminal.and_then(|mut terminal| terminal.write_all(question.as_bytes()));
        }
    }
}
