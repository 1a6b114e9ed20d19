//! How results are printed: for people, with blocked words replaced if pupils read them, and for programs.

use std::io::{self, Write};

use serde::Serialize;

use crate::words::{cell, without_blocked};

/// Prints a result, with blocked words replaced if `clean`.
///
/// # Errors
/// Returns errors of the output.
pub fn print(result: &[u8], clean: bool) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match clean {
        true => {
            out.write_all(without_blocked(&String::from_utf8_lossy(result)).as_bytes())?;
        }
        false => out.write_all(result)?,
    }
    out.flush()
}

/// Writes a result as a line of JSON.
///
/// # Errors
/// Returns errors of the output.
pub fn json_line(out: &mut impl Write, result: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, result)?;
    writeln!(out)
}

/// Returns the error of the stream that a table was written to: a reader may have had enough.
pub fn of_stream(error: csv::Error) -> io::Error {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error,
        kind => io::Error::other(format!("{kind:?}")),
    }
}

/// The columns of a table: their names, and their values in a row.
pub type Columns<T> = [(&'static str, fn(&T) -> String)];

/// Returns the names of the columns.
pub fn names<T>(columns: &Columns<T>) -> impl Iterator<Item = &'static str> {
    columns.iter().map(|(name, _)| *name)
}

/// Returns a row as cells that a spreadsheet runs no formula in.
pub fn cells<T>(columns: &Columns<T>, row: &T) -> Vec<String> {
    columns.iter().map(|(_, value)| cell(&value(row))).collect()
}
