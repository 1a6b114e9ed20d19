//! The folder for the transcripts of games.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use crate::error::Error;
use crate::referee::GameRecord;
use crate::system::files::Reserved;
use crate::text::commands::matches as text;

/// Creates the folder if necessary, and checks that files can be created in it.
///
/// # Errors
/// Returns [`Error`] if they can't, or if it already contains transcripts.
pub fn prepare(folder: &Path) -> Result<(), Error> {
    let unwritable = |error| Error::unwritable(folder, &error);
    fs::create_dir_all(folder).map_err(unwritable)?;
    let others = fs::read_dir(folder).map_err(unwritable)?.filter_map(Result::ok);
    let mut others = others.filter_map(|entry| entry.file_name().into_string().ok());
    if let Some(other) = others.find(|name| is_ours(name)) {
        let error = io::Error::from(ErrorKind::AlreadyExists);
        return Err(Error::unwritable(&folder.join(other), &error));
    }
    // This file is removed at once.
    tempfile::tempfile_in(folder).map(drop).map_err(unwritable)
}

/// Writes the transcript of a game to a folder.
///
/// # Errors
/// Returns [`Error`] if it can't be written.
pub fn keep(folder: &Path, record: &GameRecord) -> Result<(), Error> {
    let path = folder.join(name(record));
    let kept = Reserved::new(&path).and_then(|file| file.write(text(record).as_bytes()));
    kept.map_err(|error| Error::unwritable(&path, &error))
}

/// Returns the file name for the transcript of a game: the numbers of the guesser, the setter and the game,
/// each from 1.
fn name(record: &GameRecord) -> String {
    let [guesser, setter] = record.pairing;
    format!("{}-{}-{}.txt", guesser + 1, setter + 1, record.number + 1)
}

/// Returns whether a file has the name of a transcript.
fn is_ours(name: &str) -> bool {
    let Some(numbers) = name.strip_suffix(".txt") else { return false };
    let numbers: Vec<_> = numbers.split('-').collect();
    let is_number =
        |text: &&str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    numbers.len() == 3 && numbers.iter().all(is_number)
}

fn text(record: &GameRecord) -> String {
    let mut text = record.lines().join("\n") + "\n";
    if let Some((by, fault)) = record.ending.fault() {
        text += &format!("# {}\n", text::fault_of(by, fault));
    }
    text
}
