//! Tests that the README and the pages in `docs` agree with the program.

use std::fs;
use std::path::PathBuf;

use clap::CommandFactory;
use evil_hangman::app::Figure;
use evil_hangman::app::keys::Context;
use evil_hangman::cli::Cli;
use evil_hangman::game::Transcript;
use evil_hangman::game::spec::Holder;
use evil_hangman::text::keys;
use evil_hangman::text::values::{grouped, in_words};
use evil_hangman::ui::theme::BuiltIn;
use evil_hangman::words::{Alphabet, EmbeddedList};

use crate::support::{files, project};

fn paper(name: &str) -> String {
    fs::read_to_string(project(name)).unwrap()
}

/// Returns the papers at the root and the pages in `docs`, with their paths.
fn papers() -> Vec<(PathBuf, String)> {
    let pages = files(&project("docs")).into_iter();
    let pages = pages.filter(|page| page.extension().is_some_and(|extension| extension == "md"));
    let papers = ["README.md", "DESIGN.md", "CHANGELOG.md"].map(project);
    let paths = pages.chain(papers);
    paths.map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn the_readme_is_short() {
    let lines = paper("README.md").lines().count();
    assert!(lines <= 160, "{lines} lines: what is not for everybody belongs in docs");
}

#[test]
fn no_link_leads_nowhere() {
    let mut seen = 0;
    for (path, text) in papers() {
        for (at, found) in text.match_indices("](") {
            let link = text[at + found.len()..].split(')').next().unwrap();
            if link.starts_with("http") {
                continue;
            }
            let link = link.split('#').next().unwrap();
            assert!(path.with_file_name(link).exists(), "{}: {link}", path.display());
            seen += 1;
        }
    }
    assert!(seen > 20);
}

#[test]
fn the_readme_names_every_key_of_a_round() {
    let readme = paper("README.md");
    for hint in keys::help(Context::Playing) {
        // A key must be in the first column; a mention in the text is not enough.
        let mut rows = readme.lines().filter(|line| line.starts_with("| `"));
        let names = |row: &str, key: &str| row.split('|').nth(1).unwrap().contains(key);
        for key in hint.keys.split(' ') {
            let key = format!("`{key}`");
            assert!(rows.clone().any(|row| names(row, &key)), "no row of the README has {key}");
        }
        assert!(rows.next().is_some());
    }
}

#[test]
fn the_papers_name_only_flags_that_there_are() {
    let command = Cli::command();
    let commands = std::iter::once(&command).chain(command.get_subcommands());
    let flags = commands.flat_map(|command| command.get_arguments());
    let known: Vec<_> = flags.filter_map(|flag| flag.get_long()).collect();
    let others = ["release", "open", "path", "bench", "example", "examples", "help", "gallery"];
    for (path, text) in papers() {
        let mut seen = 0;
        // Outside the README, flags may be those of other programs.
        let ours = |line: &&str| path.ends_with("README.md") || line.contains("evil-hangman ");
        let text: String = text.lines().filter(ours).flat_map(|line| [line, "\n"]).collect();
        for (at, _) in text.match_indices("--") {
            // Not at the beginning of a word: a pattern such as -e---e--.
            if !text[..at].ends_with([' ', '`', '\n', '(', '\'', '"']) {
                continue;
            }
            let rest = text[at + 2..].chars();
            let name: String = rest.take_while(|c| c.is_ascii_lowercase() || *c == '-').collect();
            let name = name.trim_end_matches('-');
            // A pattern, or a flag of another program.
            if name.len() < 2 || others.contains(&name) {
                continue;
            }
            assert!(known.contains(&name), "{} names --{name}", path.display());
            seen += 1;
        }
        assert!(seen > 5 || !path.ends_with("README.md"));
    }
}

#[test]
fn the_papers_describe_every_opponent_list_theme_and_setting() {
    let readme = paper("README.md");
    for holder in Holder::ALL {
        let row = format!("| `{}` |", holder.name());
        assert!(readme.contains(&row), "README.md lacks {row}");
    }
    let words = paper("docs/words.md");
    for alphabet in Alphabet::ALL {
        let total = |embedded: EmbeddedList| evil_hangman::text::grouped(embedded.load().total());
        let totals: Vec<_> = EmbeddedList::of(alphabet).map(total).collect();
        let row =
            format!("| `{}` {} | {} |", alphabet.code(), alphabet.language(), totals.join(" | "));
        assert!(totals.is_empty() || words.contains(&row), "docs/words.md lacks {row}");
    }
    let (mut own, mut others): (Vec<_>, Vec<_>) =
        Alphabet::ALL.into_iter().partition(|it| EmbeddedList::of(it).next().is_some());
    own.sort_by_key(|it| it.code());
    others.sort_by_key(|it| it.code());
    let codes = |of: Vec<&Alphabet>| of.iter().map(|it| it.code()).collect::<Vec<_>>().join(", ");
    let page = paper("docs/settings.md");
    let number = [own.len(), Alphabet::ALL.len()].map(in_words);
    let come = format!("{} languages come with it", number[0]);
    assert!(readme.contains(&come), "README.md lacks {come}");
    let announced = format!("{} word lists in {} languages", EmbeddedList::ALL.len(), number[0]);
    let announcement = paper("docs/announce.md").replace("**", "").replace('\n', " ");
    assert!(announcement.contains(&announced), "docs/announce.md lacks {announced}");
    let changes = paper("CHANGELOG.md");
    let unnamed = own.iter().map(|it| it.language()).find(|it| !changes.contains(it));
    assert_eq!(unnamed, None, "CHANGELOG.md lacks it");
    let built_in = format!("{} built in, {} for your own", number[0], number[1]);
    assert!(page.contains(&built_in), "docs/settings.md lacks {built_in}");
    let lists =
        format!("Built-in lists: {}. Your own lists can also be in {}.", codes(own), codes(others));
    let printed = paper("config.toml").replace("\n# ", " ");
    assert!(printed.contains(&lists), "config.toml and src/config/settings.rs lack {lists}");
    for name in [BuiltIn::names(), Figure::names()].concat() {
        assert!(page.contains(&format!("`{name}`")), "docs/settings.md lacks {name}");
    }
    let figures = format!("FIGURES = {{ {} }}", Figure::names().join(", "));
    assert!(paper("web/page/figure.js").contains(&figures), "web/page/figure.js lacks {figures}");
    let rows: Vec<_> = page.lines().filter(|line| line.starts_with("| `")).collect();
    let defaults: toml::Table = toml::from_str(&paper("config.toml")).unwrap();
    for setting in defaults.keys().map(String::as_str).chain(["words"]) {
        let named = |row: &&str| row.split('|').nth(1).unwrap().contains(&format!("`{setting}`"));
        assert!(rows.iter().any(named), "docs/settings.md lacks {setting}");
    }
}

#[test]
fn every_transcript_of_the_papers_can_be_read() {
    let mut seen = 0;
    let whole = |path: &PathBuf| path.ends_with("README.md") || path.ends_with("transcripts.md");
    for (path, text) in papers().into_iter().filter(|(path, _)| whole(path)) {
        for (at, found) in text.match_indices("\"eh1 ") {
            let start = at + found.len() - "eh1 ".len();
            let line = text[start..].split('"').next().unwrap();
            assert!(line.parse::<Transcript>().is_ok(), "{}: {line}", path.display());
            seen += 1;
        }
    }
    assert!(seen >= 2);
}

#[test]
fn the_design_gives_a_reason_for_each_package_and_names_files_that_there_are() {
    let design = paper("DESIGN.md");
    let manifest: toml::Table = toml::from_str(&paper("Cargo.toml")).unwrap();
    let shared = manifest["workspace"]["dependencies"].as_table().unwrap();
    let mut packages: Vec<_> =
        shared.keys().chain(manifest["dependencies"].as_table().unwrap().keys()).collect();
    let targets = manifest["target"].as_table().unwrap().values();
    packages.extend(targets.flat_map(|target| target["dependencies"].as_table().unwrap().keys()));
    packages.retain(|package| {
        !["hmac-sha256", "proptest", "unicode-normalization"].contains(&package.as_str())
    });
    let rows = design.lines().filter(|line| line.starts_with('|'));
    let first: Vec<_> = rows.map(|row| row.split('|').nth(1).unwrap()).collect();
    for package in packages {
        let named = |cell: &&str| cell.split([' ', ',', '`']).any(|word| word == package);
        assert!(first.iter().any(named), "{package}");
    }
    let mut seen = 0;
    for quoted in design.split('`').skip(1).step_by(2).filter(|quoted| quoted.contains('/')) {
        let folders = ["", "src", "crates/words/src", "crates/hangman/src"];
        let there = folders.iter().any(|folder| project(folder).join(quoted).exists());
        assert!(there, "DESIGN.md names {quoted}");
        seen += 1;
    }
    assert!(seen > 10);
}

#[test]
fn every_setting_of_the_default_file_is_a_flag_too() {
    let command = Cli::command();
    let known: Vec<_> = command.get_arguments().filter_map(|flag| flag.get_long()).collect();
    let defaults: toml::Table = toml::from_str(&paper("config.toml")).unwrap();
    for setting in defaults.keys() {
        let with = setting.replace('_', "-");
        let without = format!("no-{with}");
        assert!(known.iter().any(|flag| *flag == with || *flag == without), "{setting}");
    }
}

#[test]
fn what_the_announcement_says_of_a_length_is_what_was_found() {
    let said = paper("docs/announce.md").split_whitespace().collect::<Vec<_>>().join(" ");
    let values = paper("assets/values/values.csv");
    let found = |list: &str| {
        let row = values.lines().find(|row| row.starts_with(list)).unwrap();
        let fields: Vec<usize> =
            row.split(',').skip(2).take(2).map(|it| it.parse().unwrap()).collect();
        (in_words(fields[1]), grouped(fields[0]))
    };
    let ((few, everyday), (many, all)) = (found("en/everyday,8,"), found("en/full,8,"));
    let claim =
        format!("{few} misses with {everyday} everyday English words, and {many} with all {all}.");
    assert!(said.contains(&claim), "{claim}");
}
