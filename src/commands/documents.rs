//! `completions`, `man` and `licences`: documents that are generated from the command line, and the notices
//! that must accompany every copy.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use clap_complete::Shell;
use miniz_oxide::inflate::decompress_to_vec_zlib;
use unicode_width::UnicodeWidthStr;

use crate::cli;
use crate::error::Error;
use crate::text::commands::NOTICES;

/// The name of the program.
pub(super) const NAME: &str = "evil-hangman";

/// Prints a shell's completion script. Returns the exit status.
///
/// # Errors
/// Returns errors of the output.
pub fn completions(shell: Shell) -> Result<u8, Error> {
    let (mut script, mut command) = (Vec::new(), cli::documented());
    clap_complete::generate(shell, &mut command, NAME, &mut script);
    // clap_complete 4.6 takes the program's hyphen for a separator of commands in its bash script, which then
    // completes nothing after a command (clap-rs/clap#6421).
    let script = String::from_utf8_lossy(&script).replace("evil__subcmd__hangman", "evil__hangman");
    // Its fish script parses what comes before the cursor, which fails where that ends with a flag without its value.
    let script = script.replace(
        "-- $cmd 2>/dev/null\n",
        "-- $cmd 2>/dev/null\n    or argparse -s (__fish_evil_hangman_global_optspecs) -- $cmd[1..-2] 2>/dev/null\n",
    );
    io::stdout().write_all(script.as_bytes())?;
    Ok(0)
}

/// Prints the manual page, or writes a page for the program and each command to a folder. Returns the exit
/// status.
///
/// # Errors
/// Returns errors of the output or of the folder.
pub fn man(folder: Option<&Path>) -> Result<u8, Error> {
    match folder {
        Some(folder) => {
            let unwritable = |error: io::Error| Error::unwritable(folder, &error);
            fs::create_dir_all(folder).map_err(unwritable)?;
            clap_mangen::generate_to(cli::documented(), folder).map_err(unwritable)?;
        }
        None => clap_mangen::Man::new(cli::documented()).render(&mut io::stdout().lock())?,
    }
    Ok(0)
}

/// The repository, as `Cargo.toml` has it.
pub(crate) const REPOSITORY: &str = env!("CARGO_PKG_REPOSITORY");

/// The notices in the order of their titles, each ended by a zero byte but the last, as `packaging/notices.py` compresses
/// them. They are embedded, since a copy may be a single file.
const TEXTS: &[u8] = include_bytes!("../../assets/notices.zlib");

/// Returns the notices.
fn texts() -> io::Result<String> {
    let texts =
        decompress_to_vec_zlib(TEXTS).map_err(|error| io::Error::other(error.to_string()))?;
    String::from_utf8(texts).map_err(io::Error::other)
}

/// Prints the notices. Returns the exit status.
///
/// # Errors
/// Returns errors of the output.
pub fn licences() -> Result<u8, Error> {
    let mut output = io::stdout().lock();
    writeln!(output, "evil-hangman {}, {REPOSITORY}", env!("CARGO_PKG_VERSION"))?;
    for (about, notice) in NOTICES.into_iter().zip(texts()?.split('\0')) {
        writeln!(output, "\n{about}\n{}\n\n{}", "=".repeat(about.width()), notice.trim_end())?;
    }
    Ok(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notices_are_those_of_the_files() {
        let files = [
            "crates/words/assets/words/scowl.COPYRIGHT",
            "crates/words/assets/words/LICENCES",
            "LICENSE-MIT",
            "assets/licences.txt",
        ]
        .map(|file| std::fs::read_to_string(file).unwrap());
        assert_eq!(files.len(), NOTICES.len());
        assert!(texts().unwrap().split('\0').eq(files), "run packaging/notices.py");
    }
}
