//! Asks for a word that nobody is to see. However the program ends meanwhile, and whenever it is
//! suspended, the terminal shows again what is typed, and nothing of the word is left in it.

use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};

use signal_hook::low_level;

use super::super::{OnSignal, files};
use super::{Echo, LEAVING_A_CORE, is_given_up, watch};

/// What is being asked, if anything is.
static ASKED: Mutex<Asked> = Mutex::new(Asked { watched: false, lent: false, question: None });

/// Bytes of a line at most.
const LONGEST: usize = 4096;

/// What is being asked, and whose the terminal is.
struct Asked {
    /// Whether signals are watched. They stay watched from the first question on: a handler that is taken
    /// away leaves its signal ignored.
    watched: bool,
    /// Whether the program is about to be stopped, so that the terminal must stay as it is.
    lent: bool,
    question: Option<(Echo, String)>,
}

/// Asks, and reads a line without showing it. The terminal is quiet before it asks: nobody types faster
/// than that.
///
/// # Errors
/// What the terminal fails with; [`ErrorKind::UnexpectedEof`] where the input ends, and
/// [`ErrorKind::InvalidData`] for a line that does not.
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

/// A line, read byte by byte so that nothing behind it is taken.
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

fn asked() -> MutexGuard<'static, Asked> {
    ASKED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Gives the terminal back when the program ends or is suspended.
struct Signals;

impl OnSignal for Signals {
    fn ends(&mut self, signal: i32) {
        let asked = asked();
        if let Some((echo, _)) = &asked.question {
            echo.restore(true);
        }
        // Until the program has ended nobody asks the next question.
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
            // The shell may have written over the question. The caller holds standard output.
            let _ = echo.off();
            let terminal = OpenOptions::new().write(true).open("/dev/tty");
            let _ = terminal.and_then(|mut terminal| terminal.write_all(question.as_bytes()));
        }
    }
}
