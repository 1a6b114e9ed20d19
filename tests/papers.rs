//! The README and the defaults say what the program does.

use std::fs;
use std::path::Path;

use clap::CommandFactory;
use evil_hangman::app::keys::{self, Context};
use evil_hangman::cli::Cli;
use evil_hangman::engine::Opponent;
use evil_hangman::game::Day;
use evil_hangman::words::Tier;

fn paper(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap()
}

#[test]
fn the_readme_names_every_key_of_a_round() {
    let readme = paper("README.md");
    for hint in keys::help(Context::Playing) {
        for key in hint.keys.split(' ') {
            assert!(readme.contains(&format!("`{key}`")), "the README does not name {key}");
        }
    }
}

#[test]
fn the_readme_names_only_flags_that_there_are() {
    let command = Cli::command();
    let commands = std::iter::once(&command).chain(command.get_subcommands());
    let flags = commands.flat_map(|command| command.get_arguments());
    let known: Vec<_> = flags.filter_map(|flag| flag.get_long()).collect();
    let cargo = ["release", "open", "path", "bench"];
    let readme = paper("README.md");
    let mut seen = 0;
    for (at, _) in readme.match_indices("--") {
        // What is not the beginning of a word is a pattern such as -e---e--.
        if !readme[..at].ends_with([' ', '`', '\n', '(']) {
            continue;
        }
        let name: String =
            readme[at + 2..].chars().take_while(|c| c.is_ascii_lowercase() || *c == '-').collect();
        let name = name.trim_end_matches('-');
        if name.is_empty() || cargo.contains(&name) {
            continue;
        }
        assert!(known.contains(&name) || name == "help", "the README names --{name}");
        seen += 1;
    }
    assert!(seen > 10);
}

#[test]
fn the_readme_describes_every_opponent_and_counts_every_list() {
    let readme = paper("README.md");
    for opponent in Opponent::ALL {
        assert!(readme.contains(&format!("| `{opponent}` |")), "{opponent}");
    }
    for tier in Tier::ALL {
        let words = evil_hangman::prose::grouped(tier.load().total());
        assert!(readme.contains(&format!("| `{tier}` | {words} |")), "{tier}: {words}");
    }
}

#[test]
fn the_guesses_of_a_day_are_par_and_three_more() {
    let readme = paper("README.md");
    for day in 0..8 {
        let game = Day::at(86_400 * day).game();
        let start = format!("| {} |", game.length);
        let row = readme.lines().find(|line| line.starts_with(&start)).unwrap();
        let par = row.rsplit_once('(').unwrap().1.split_once(')').unwrap().0;
        assert_eq!(game.guesses.get(), par.parse::<u32>().unwrap() + 3, "{row}");
    }
}

#[test]
fn every_setting_of_the_default_file_is_a_flag_too() {
    let command = Cli::command();
    let known: Vec<_> = command.get_arguments().filter_map(|flag| flag.get_long()).collect();
    let defaults: toml::Table = toml::from_str(&paper("config.toml")).unwrap();
    for setting in defaults.keys() {
        let without = format!("no-{setting}");
        assert!(known.iter().any(|flag| flag == setting || *flag == without), "{setting}");
    }
}
