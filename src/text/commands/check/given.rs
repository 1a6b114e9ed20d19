//! The sentences about the folders and commands that a teacher gives to `check --each`.

use std::path::{Path, PathBuf};

/// Says that there are files where folders are needed.
pub fn only_files(file: &Path) -> String {
    let is_archive = file.extension().is_some_and(|end| {
        ["zip", "tar", "gz", "tgz", "7z", "rar"].iter().any(|one| end.eq_ignore_ascii_case(one))
    });
    let way_out = if is_archive { "unpack it into" } else { "put it into" };
    format!("{file:?} is a file, and a submission is a folder; {way_out} a folder of its own")
}

/// Says that there is nothing to check.
pub const NO_SUBMISSION: &str = "there is no submission besides the folder of results; name folders, as in --each submissions/*/";

/// Says which files are not checked because a submission is a folder.
pub fn not_folders(files: &[PathBuf]) -> String {
    format!("Not checked, because a submission is a folder: {}.", some(files))
}

/// Says which folders are not checked because they have a table of grades.
pub fn earlier_results(folders: &[PathBuf]) -> String {
    format!("Not checked, because they have the results of an earlier check: {}.", some(folders))
}

/// Names some paths, and says how many more there are.
fn some(paths: &[PathBuf]) -> String {
    const NAMED: usize = 5;
    let names: Vec<_> = paths.iter().take(NAMED).map(|path| format!("{path:?}")).collect();
    let more = paths.len().saturating_sub(NAMED);
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    format!("{}{more}", names.join(", "))
}

/// Says that the only submission may be a class.
pub fn may_be_a_class(name: &str, folders: usize) -> String {
    format!(
        "{name:?} is checked as one submission. If its {folders} folders are one each, use --each {}/*/",
        name.trim_end_matches('/')
    )
}

/// Says that a command begins with a program that isn't there.
pub fn no_program(name: &str) -> String {
    format!("there is no program {name:?} here; install it, or correct --compile or --run")
}

/// Says that a command names a file of the teacher's that isn't there.
pub fn not_here(name: &str) -> String {
    format!(
        "$HERE/{name} isn't in this folder. Run the command where it is, or correct --compile or --run."
    )
}

/// Says that the flag for files that are handed out names a file.
pub fn with_is_a_file(file: &Path) -> String {
    format!("--with {file:?} is a file; name the folder that it is in")
}

/// Says that a program runs for the teacher, but not where submissions run.
pub fn hidden(program: &str, is_sandboxed: bool) -> String {
    let (place, way_out) = if is_sandboxed {
        ("in the sandbox, which hides your home folder", "Use --sandbox off, and say")
    } else {
        ("for a submission, whose HOME is its copy", "Say")
    };
    format!(
        "No grade: {program} runs for you, but not {place}. {way_out} where its files are, as with RUSTUP_HOME=~/.rustup and \
         --env RUSTUP_HOME."
    )
}

/// Says what helps where a program for people is not understood.
pub const NOT_UNDERSTOOD: &str = "Where a program was not understood, `evil-hangman adapter console > console.py` and `python3 console.py --try \
     python3 game.py` show what was, and --prompts FILE says what its questions ask for (see docs/console-adapter.md). The board is found if it is \
     one line with a sign such as _ for each hidden letter, printed after each guess.";

/// Says that none of the submissions has started.
pub fn hopeless(checked: usize) -> String {
    format!(
        "none of the {checked} submissions starts, so the command of --compile or of --run is probably wrong; the table of \
         grades says what it printed"
    )
}

/// Says that there is no compiler for the first submissions.
pub fn no_compiler(tries: usize) -> String {
    format!(
        "for the first {tries} submissions there is no compiler; install it, or correct --compile. The table of grades says \
         what it printed"
    )
}

/// Says that there is no compiler for a submission.
pub fn missing_compiler(said: &str) -> String {
    format!("No grade: the compiler can't be started. {said}").trim_end().to_owned()
}
