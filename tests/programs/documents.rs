//! Tests of the documents that packages install: shell completions, manual pages and notices. All are generated from
//! the command line itself, so they cannot drift from it; these tests check that shells and `man` accept them.

use std::process::Output;

use crate::support::{GAME, Place, project};

/// Returns a folder with what `packaging/documents.sh` writes.
fn made() -> Place {
    let place = Place::new();
    let script = project("packaging/documents.sh");
    let output = place.command(script.to_str().unwrap(), &[GAME, "."]).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    place
}

/// Runs a program, if it is installed.
fn says(place: &Place, program: &str, arguments: &[&str]) -> Option<Output> {
    place.command(program, arguments).output().ok()
}

#[cfg(unix)]
#[test]
fn shells_accept_completions_that_know_commands_flags_and_names() {
    let place = made();
    for (shell, name, names) in [
        ("bash", "evil-hangman.bash", &["merciful", "everyday", "lookahead-wins"][..]),
        ("zsh", "_evil-hangman", &["merciful", "everyday", "lookahead-wins"]),
        ("fish", "evil-hangman.fish", &["merciful", "everyday", "lookahead-wins"]),
        // clap_complete completes no values for these.
        ("powershell", "_evil-hangman.ps1", &[]),
        ("elvish", "evil-hangman.elv", &[]),
    ] {
        let path = format!("completions/{name}");
        let script = place.read(&path);
        for known in ["solve", "print-config"].iter().chain(names) {
            assert!(script.contains(known), "{shell}: {known}");
        }
        assert!(!script.contains("help__solve") && !script.contains("help;solve"), "{shell}");
        if !names.is_empty()
            && let Some(output) = says(&place, shell, &["-n", &path])
        {
            assert!(output.status.success() && output.stderr.is_empty(), "{shell}: {output:?}");
        }
    }
    for (words, expected) in TYPED {
        // What bash completes the last of these words to.
        let [.., before, current] = words else { panic!("a flag and what was typed of its value") };
        let ask = format!(
            "source completions/evil-hangman.bash; COMP_WORDS=(evil-hangman {}); COMP_CWORD={}; \
             _evil__hangman evil-hangman '{current}' {before}; echo \"${{COMPREPLY[*]}}\"",
            words.join(" "),
            words.len()
        );
        let Some(output) = says(&place, "bash", &["-c", &ask]) else { return };
        assert!(output.stderr.is_empty(), "{output:?}");
        assert_eq!(String::from_utf8(output.stdout).unwrap().trim_end(), expected, "{words:?}");
    }
}

/// Words that are typed, and the completions of the last one.
const TYPED: [(&[&str], &str); 8] = [
    (&["--opponent", "mer"], "merciless merciful"),
    (&["--list", "ev"], "everyday"),
    (&["--length", "1"], "10 11 12 13 14 15 16 17 18"),
    (&["match", "--length", "9"], "9"),
    (&["seat", "--guesser", "look"], "lookahead lookahead-wins"),
    (&["match", "--guesser", "p"], "perfect"),
    (&["replay", "--words", "LICEN"], "LICENCES"),
    (&["verify", "a.proof", "--list", "e"], "everyday"),
];

#[cfg(unix)]
#[test]
fn each_command_has_a_manual_page_and_no_page_is_about_help() {
    let place = made();
    assert!(place.read("LICENCES").contains("SCOWL"));
    let pages = place.names("man");
    assert!(pages.contains(&"evil-hangman-verify-fair.1".to_owned()), "{pages:?}");
    assert!(pages.iter().all(|page| !page.contains("help")), "{pages:?}");
    let help = place.run(&["--help"]).ok();
    let commands = help.split("Commands:").nth(1).unwrap().split("Options:").next().unwrap();
    let commands =
        commands.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    for command in commands.map(|line| line.split_whitespace().next().unwrap()) {
        let page = format!("evil-hangman-{command}.1");
        assert!(command == "help" || pages.contains(&page), "{page} of {pages:?}");
    }
    for page in pages.iter().map(|page| format!("man/{page}")) {
        let text = place.read(&page);
        assert!(text.contains(".SH NAME") && text.contains(".SH SYNOPSIS"), "{page}");
        assert!(!text.contains(&place.path("").display().to_string()), "{page}: of a machine");
        if let Some(output) = says(&place, "man", &["--warnings=w", "-l", &page]) {
            assert!(output.status.success() && output.stderr.is_empty(), "{page}: {output:?}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn help_that_does_not_arrive_is_a_failure() {
    for flag in ["--help", "--version", "--licences"] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let output = Place::new().command(GAME, &[flag]).stdout(full).output().unwrap();
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{flag}: {told}");
        assert!(told.contains("No space left"), "{flag}: {told}");
    }
}
