//! Tests of the documents that packages install: shell completions and manual pages. Both are generated from
//! the command line itself, so they cannot drift from it; these tests check that shells and `man` accept
//! them.

use std::path::Path;
use std::process::{Command, Output};

fn game(arguments: &[&str]) -> String {
    let home = tempfile::tempdir().unwrap();
    let mut game = Command::new(env!("CARGO_BIN_EXE_evil-hangman"));
    let output = game.args(arguments).env("EVIL_HANGMAN_HOME", home.path()).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Runs a program, if it is installed.
fn says(program: &str, arguments: &[&str], folder: &Path) -> Option<Output> {
    Command::new(program).args(arguments).current_dir(folder).output().ok()
}

#[test]
fn completions_know_commands_flags_and_the_names_that_there_are() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = game(&["completions", shell]);
        let names: &[&str] = match shell {
            // clap_complete completes no values for these.
            "powershell" | "elvish" => &["solve", "print-config"],
            _ => &["solve", "print-config", "merciful", "everyday", "lookahead-wins"],
        };
        for known in names {
            assert!(script.contains(known), "{shell}: {known}");
        }
        assert!(!script.contains("help__solve") && !script.contains("help;solve"), "{shell}");
    }
    let folder = tempfile::tempdir().unwrap();
    for shell in ["bash", "zsh", "fish"] {
        let script = folder.path().join(shell);
        std::fs::write(&script, game(&["completions", shell])).unwrap();
        if let Some(output) = says(shell, &["-n", script.to_str().unwrap()], folder.path()) {
            assert!(output.status.success() && output.stderr.is_empty(), "{shell}: {output:?}");
        }
    }
}

/// Returns what bash completes the last of these words to, if bash is installed, with the script in a folder.
fn offered(words: &[&str], folder: &Path) -> Option<String> {
    let [.., before, current] = words else { panic!("a flag and what was typed of its value") };
    let (all, last) = (words.join(" "), words.len());
    let ask = format!(
        "source ./script; COMP_WORDS=(evil-hangman {all}); COMP_CWORD={last}; \
         _evil__hangman evil-hangman '{current}' {before}; echo \"${{COMPREPLY[*]}}\""
    );
    let output = says("bash", &["-c", &ask], folder)?;
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8(output.stdout).unwrap().trim_end().to_owned())
}

/// Words that are typed, and the completions of the last one.
const TYPED: [(&[&str], &str); 8] = [
    (&["--opponent", "mer"], "merciless merciful"),
    (&["--list", "ev"], "everyday"),
    (&["--length", "1"], "10 11 12 13 14 15 16 17 18"),
    (&["match", "--length", "9"], "9"),
    (&["seat", "--guesser", "look"], "lookahead lookahead-wins"),
    (&["match", "--guesser", "p"], "perfect"),
    (&["replay", "--words", "script"], "script"),
    (&["verify", "a.proof", "--list", "e"], "everyday"),
];

#[test]
fn bash_completes_whatever_has_names() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("script"), game(&["completions", "bash"])).unwrap();
    for (words, expected) in TYPED {
        if let Some(offered) = offered(words, folder.path()) {
            assert_eq!(offered, expected, "{words:?}");
        }
    }
}

#[test]
fn each_command_has_a_manual_page_and_no_page_is_about_help() {
    let folder = tempfile::tempdir().unwrap();
    game(&["man", folder.path().to_str().unwrap()]);
    let entries = std::fs::read_dir(folder.path()).unwrap();
    let mut pages: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    pages.sort();
    assert!(pages.contains(&"evil-hangman.1".to_owned()), "{pages:?}");
    assert!(pages.contains(&"evil-hangman-verify-fair.1".to_owned()), "{pages:?}");
    assert!(pages.iter().all(|page| !page.contains("help")), "{pages:?}");
    let help = game(&["--help"]);
    let commands = help.split("Commands:").nth(1).unwrap().split("Options:").next().unwrap();
    let commands =
        commands.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    for command in commands.map(|line| line.split_whitespace().next().unwrap()) {
        let page = format!("evil-hangman-{command}.1");
        assert!(command == "help" || pages.contains(&page), "{page} of {pages:?}");
    }
    let page = game(&["man"]);
    assert!(
        !page.contains(folder.path().parent().unwrap().to_str().unwrap()),
        "no path of a machine"
    );
    for page in pages {
        let path = folder.path().join(&page);
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains(".SH NAME") && text.contains(".SH SYNOPSIS"), "{page}");
        let arguments = ["--warnings=w", "-l", path.to_str().unwrap()];
        if let Some(output) = says("man", &arguments, folder.path()) {
            assert!(output.status.success() && output.stderr.is_empty(), "{page}: {output:?}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn help_that_does_not_arrive_is_a_failure() {
    use std::process::Stdio;
    for flag in ["--help", "--version", "--licences"] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let mut game = Command::new(env!("CARGO_BIN_EXE_evil-hangman"));
        let output = game.arg(flag).stdout(Stdio::from(full)).output().unwrap();
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{flag}: {told}");
        assert!(told.contains("No space left"), "{flag}: {told}");
    }
}
