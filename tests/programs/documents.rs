//! Tests of the documents that packages install: shell completions, manual pages and notices. All are generated from
//! the command line itself, so they cannot drift from it; these tests check that shells and `man` accept them.

use std::process::Output;

use clap::CommandFactory;
use evil_hangman::cli::{self, Cli};
use evil_hangman::text::conversation::{NOT_NOW, NOTHING_LIKE_THAT};
use evil_hangman::words::EmbeddedList;
use unicode_width::UnicodeWidthStr;

use crate::support::{Arguments, GAME, PATH, Place, Ran, project};

/// Returns a folder with what `packaging/documents.sh` writes.
fn made() -> Place {
    let place = Place::new();
    let script = project("packaging/documents.sh");
    let output = place.command(script.to_str().unwrap(), [GAME, "."]).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    place
}

/// Runs a program, if it is installed.
fn says(place: &Place, program: &str, arguments: impl Arguments) -> Option<Output> {
    place.command(program, arguments).output().ok()
}

#[cfg(unix)]
#[test]
fn shells_accept_completions_that_know_commands_flags_and_names() {
    let place = made();
    for (shell, name, names) in [
        ("bash", "evil-hangman.bash", &["merciless", "everyday", "lookahead-wins"][..]),
        ("zsh", "_evil-hangman", &["merciless", "everyday", "lookahead-wins"]),
        ("fish", "evil-hangman.fish", &["merciless", "everyday", "lookahead-wins"]),
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
            && let Some(output) = says(&place, shell, ["-n", &path])
        {
            assert!(output.status.success() && output.stderr.is_empty(), "{shell}: {output:?}");
        }
    }
    for (words, expected) in TYPED {
        // What bash completes the last of these words to.
        let typed: Vec<_> = words.split(' ').collect();
        let [.., before, current] = typed[..] else { panic!("a flag and a part of its value") };
        let ask = format!(
            "source completions/evil-hangman.bash; COMP_WORDS=(evil-hangman {}); COMP_CWORD={}; \
             _evil__hangman evil-hangman '{current}' {before}; echo \"${{COMPREPLY[*]}}\"",
            words,
            typed.len()
        );
        let Some(output) = says(&place, "bash", ["-c", &ask]) else { return };
        assert!(output.stderr.is_empty(), "{output:?}");
        assert_eq!(String::from_utf8(output.stdout).unwrap().trim_end(), expected, "{words:?}");
        let ask = format!(
            "source completions/evil-hangman.fish; complete -C 'evil-hangman {words}' | sort -n"
        );
        let Some(output) = says(&place, "fish", ["--no-config", "-c", &ask]) else { continue };
        let lines = String::from_utf8(output.stdout).unwrap();
        assert_eq!(lines.split_whitespace().collect::<Vec<_>>().join(" "), expected, "{words:?}");
    }
}

/// Words that are typed, and the completions of the last one.
const TYPED: [(&str, &str); 8] = [
    ("--opponent f", "fair friend"),
    ("--list ev", "everyday"),
    ("--length 1", "10 11 12 13 14 15 16 17 18"),
    ("match --length 9", "9"),
    ("seat --guesser look", "lookahead lookahead-wins"),
    ("match --guesser p", "perfect"),
    ("replay --words LICEN", "LICENCES"),
    ("verify a.proof --list e", "everyday"),
];

#[cfg(unix)]
#[test]
fn each_command_has_a_manual_page_and_no_page_is_about_help() {
    let place = made();
    assert!(place.read("LICENCES").contains("SCOWL"));
    let pages = place.names("man");
    assert!(pages.iter().all(|page| !page.contains("help")), "{pages:?}");
    for command in Cli::command().get_subcommands() {
        let page = format!("evil-hangman-{}.1", command.get_name());
        assert!(pages.contains(&page), "{page} of {pages:?}");
    }
    for page in pages.iter().map(|page| format!("man/{page}")) {
        let text = place.read(&page);
        assert!(text.contains(".SH NAME") && text.contains(".SH SYNOPSIS"), "{page}");
        assert!(!text.contains(&place.path("").display().to_string()), "{page}: of a machine");
        if let Some(output) = says(&place, "man", ["--warnings=w", "-l", &page]) {
            assert!(output.status.success() && output.stderr.is_empty(), "{page}: {output:?}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn help_that_does_not_arrive_is_a_failure() {
    for flag in ["--help", "--version", "--licences"] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let output = Place::new().command(GAME, [flag]).stdout(full).output().unwrap();
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{flag}: {told}");
        assert!(told.contains("No space left"), "{flag}: {told}");
    }
}

/// What takes minutes in examples, and what is as good for a test.
const SMALLER: [(&str, &str); 8] = [
    ("3..14", "3"),
    ("--guesser balanced\n", "--guesser balanced --sample 2\n"),
    ("--count 5", "--count 1"),
    ("--count 100", "--count 2"),
    ("--games 100", "--games 2"),
    ("--games 200", "--games 2"),
    ("--cases 500", "--cases 5"),
    ("evil-hangman check --", "evil-hangman check --words animals.txt --"),
];

/// Returns the examples at the end of a command's help; what they do follows after several blanks.
fn examples(place: &Place, command: impl Arguments) -> Vec<String> {
    let help = place.run((command, "--help")).ok();
    let (_, end) = help.split_once("Examples:\n").unwrap();
    let (lines, _) = end.split_once("\n\n").unwrap();
    let joined = lines.replace("\\\n     ", "");
    let lines = joined.lines().map(|line| line.trim());
    lines.map(|line| line.split_once("   ").map_or(line, |(line, _)| line).to_owned()).collect()
}

/// Returns a folder with the files that examples name, and commands that stand for the programs of others.
#[cfg(unix)]
fn with_what_examples_name() -> Place {
    let list = EmbeddedList::EVERYDAY.load();
    let words = [4, 5].map(|length| list.of_length(length).unwrap().candidates());
    let words = words.iter().flat_map(|words| words.words().map(|word| word.spelling() + "\n"));
    let words: String = words.collect();
    let place = Place::with(&[("animals.txt", &words), ("dict.txt", &words)]);
    place.write("assets/lists/nine.txt", std::fs::read(project("assets/lists/nine.txt")).unwrap());
    place.write("submissions/eve/Makefile", "all:\n");
    let seat = |as_what: &str| format!("#!/bin/sh\nexec '{GAME}' seat {as_what}\n");
    let (guesses, sets) = (seat("--guesser frequency"), seat("--setter greedy --rule byu"));
    // What looks for the start of a submission comes as `-I -`.
    let python = "#!/bin/sh\ncase $1 in -I) command -v python3 >.start; exit ;; ann.py) exec ./ann ;; esac\nexec ./setter\n"
        .to_owned();
    for (name, script) in [
        ("bin/java", &seat("--setter greedy --ties fewest,first")),
        ("bin/python3", &python),
        ("ann", &guesses),
        ("bob", &guesses),
        ("guesser", &guesses),
        ("setter", &sets),
        // In a sandbox, a submission finds only what belongs to it.
        ("submissions/eve/setter", &sets.replace(&format!("'{GAME}'"), "./game")),
    ] {
        place.program(name, script);
    }
    std::fs::copy(GAME, place.path("submissions/eve/game")).unwrap();
    std::os::unix::fs::symlink(GAME, place.path("bin/evil-hangman")).unwrap();
    // A game to share.
    place.fed("--length 4 --lives 14", "give up\nyes\n").ok();
    place
}

#[cfg(unix)]
#[test]
fn every_example_of_the_help_works() {
    let place = with_what_examples_name();
    let path = format!("{}:{}", place.path("bin").display(), *PATH);
    let commands = ["", "puzzles", "share", "seat", "match", "oracle", "adapter", "check"];
    let examples: Vec<_> =
        commands.into_iter().flat_map(|command| examples(&place, command)).collect();
    assert!(examples.len() > 25, "{examples:?}");
    let mut failed = Vec::new();
    for example in examples {
        let larger = example + "\n";
        let shell = SMALLER.iter().fold(larger, |it, (large, small)| it.replace(large, small));
        let mut command = place.command("sh", ["-c", &shell]);
        command.env("PATH", &path);
        // The command for a challenge asks for a word.
        let ran = Ran::of(command, if shell.contains("challenge") { "lighthouse\n" } else { "" });
        let is_understood = ![NOTHING_LIKE_THAT, NOT_NOW].iter().any(|it| ran.out.contains(it));
        if ran.status != Some(0) || !is_understood {
            failed.push((shell, ran));
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

#[test]
fn the_short_help_fits_a_screen_and_names_only_what_there_is() {
    let help = Place::new().run(["-h"]).ok();
    assert!(help.lines().count() <= 32, "{help}");
    let command = Cli::command();
    let mut seen = (0, 0);
    for line in help.lines() {
        assert!(line.width() <= 100, "{line}");
        let Some(name) = line.strip_prefix("  ").and_then(|line| line.split(' ').next()) else {
            continue;
        };
        match name.strip_prefix("--") {
            Some(flag) => {
                let mut known = command.get_arguments();
                assert!(known.any(|known| known.get_long() == Some(flag)), "{line}");
                seen.0 += 1;
            }
            None if name.starts_with(|c: char| c.is_ascii_lowercase()) => {
                assert!(command.find_subcommand(name).is_some(), "{line}");
                seen.1 += 1;
            }
            None => {}
        }
    }
    assert!(seen.0 > 8 && seen.1 > 4, "{seen:?}");
}

#[test]
fn the_long_help_has_every_command_once_and_every_flag_below_a_heading() {
    let help = Place::new().run("--help").ok();
    let settings = std::fs::read_to_string(project("docs/settings.md")).unwrap();
    for command in Cli::command().get_subcommands() {
        let name = command.get_name();
        let row = format!("\n  {name:<10} ");
        // What packages are made with is described with the settings.
        let is_for_packages = matches!(name, "completions" | "man");
        assert_eq!(help.matches(&row).count(), usize::from(!is_for_packages), "{name}");
        assert!(!is_for_packages || settings.contains(&format!("`evil-hangman {name}")), "{name}");
    }
    for flag in cli::documented().get_arguments() {
        assert!(flag.get_help_heading().is_some(), "{}", flag.get_id());
    }
}

#[test]
fn a_command_that_needs_a_name_lists_the_names_if_it_gets_none() {
    Place::new().run("adapter").refused(&["java-byu", "console"]);
    Place::new().run("completions").refused(&["bash", "zsh"]);
}
