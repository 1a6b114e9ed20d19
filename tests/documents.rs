//! What packages install beside the program: completions for shells, and manual pages. Both are made from
//! the command line itself, so they cannot drift from it; here is whether shells and `man` take them.

use std::path::Path;
use std::process::{Command, Output};

fn game(arguments: &[&str]) -> String {
    let home = tempfile::tempdir().unwrap();
    let mut game = Command::new(env!("CARGO_BIN_EXE_evil-hangman"));
    let output = game.args(arguments).env("EVIL_HANGMAN_HOME", home.path()).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What a program says, where it is installed.
fn says(program: &str, arguments: &[&str], folder: &Path) -> Option<Output> {
    Command::new(program).args(arguments).current_dir(folder).output().ok()
}

#[test]
fn completions_know_commands_flags_and_the_names_that_there_are() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = game(&["completions", shell]);
        for known in
            ["solve", "print-config", "merciful", "unabridged", "lookahead-wins", "snowman"]
        {
            // Fish and the others on some flags leave names to the help.
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

#[test]
fn bash_completes_the_names_of_opponents() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("script"), game(&["completions", "bash"])).unwrap();
    let ask = "source ./script; COMP_WORDS=(evil-hangman --opponent mer); COMP_CWORD=2; \
               _evil__hangman evil-hangman mer --opponent; echo \"${COMPREPLY[*]}\"";
    let Some(output) = says("bash", &["-c", ask], folder.path()) else { return };
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said, "merciless merciful\n", "{}", String::from_utf8_lossy(&output.stderr));
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
