//! Runs matches, and checks what is left of them.

use std::process::{Child, Command};
use std::time::{Duration, Instant};

use crate::support::{Place, Ran, project};

pub fn run(arguments: &[&str]) -> Ran {
    Place::new().run(arguments)
}

/// Returns the words of a command line, which are separated by spaces, and further arguments.
pub fn line<'a>(words: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    words.split(' ').chain(more.iter().copied()).collect()
}

/// Returns the output of a run that must succeed, whatever it says of the players.
pub fn printed(arguments: &[&str]) -> String {
    let ran = run(arguments);
    assert_eq!(ran.status, Some(0), "{ran:?}");
    ran.out
}

/// Returns the JSON output of a run that must succeed.
pub fn json(arguments: &[&str]) -> serde_json::Value {
    serde_json::from_str(&printed(arguments)).unwrap()
}

/// Returns the games of a match with the nine words of the classic handout, of which the arguments say the rest.
pub fn games(words: &str, more: &[&str]) -> Vec<serde_json::Value> {
    let nine = nine();
    let all = ["match", "--json", "--words", &nine].into_iter().chain(line(words, more));
    match json(&all.collect::<Vec<_>>())["games"].take() {
        serde_json::Value::Array(games) => games,
        other => panic!("{other}"),
    }
}

/// Waits until something is so, and fails if that takes too long.
pub fn wait_until(what: &str, holds: impl Fn() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < Duration::from_secs(60), "waited in vain until {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Sends a signal to a program.
#[cfg(unix)]
pub fn kill(signal: &str, child: &Child) {
    let kill = format!("kill -{signal} {}", child.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
}

/// Returns the path of the list with the nine words of the classic handout.
pub fn nine() -> String {
    project("assets/lists/nine.txt").to_str().unwrap().to_owned()
}

/// Returns whether a program can be run here; if not, prints what is not tested.
pub fn there_is(program: &str, arguments: &[&str]) -> bool {
    let found = Command::new(program).args(arguments).output().is_ok_and(|o| o.status.success());
    if !found {
        eprintln!("NOT TESTED: there is no {program} here, so its example players were not run");
    }
    found
}

/// Returns the path of Python itself, which starts sooner than what a version manager calls `python3`.
pub fn python() -> Option<String> {
    if !there_is("python3", &["--version"]) {
        return None;
    }
    let path = Command::new("python3").args(["-c", "import sys; print(sys.executable)"]).output();
    Some(String::from_utf8(path.ok()?.stdout).ok()?.trim().to_owned())
}
