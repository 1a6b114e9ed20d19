//! Tests of the packages, as far as possible without a network: versions and addresses agree, and nothing is
//! packed that should not be.

use std::fs;
use std::process::Command;

use toml::{Table, Value};

#[cfg(unix)]
use crate::support::GAME;
#[cfg(target_os = "linux")]
use crate::support::there_is;
use crate::support::{Arguments, Place, files, project};

fn text(path: &str) -> String {
    fs::read_to_string(project(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn table(path: &str) -> Table {
    text(path).parse().unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn cargo(arguments: &str) -> String {
    let mut cargo = Command::new(env!("CARGO"));
    let output = cargo.args(arguments.all()).current_dir(project("")).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Returns the files below a folder, as paths from the root.
fn below(folder: &str) -> Vec<String> {
    let root = project("");
    let files = files(&project(folder)).into_iter();
    files.map(|path| path.strip_prefix(&root).unwrap().display().to_string()).collect()
}

#[test]
fn the_package_holds_what_the_program_needs_and_nothing_that_it_does_not() {
    let words = "assets/words/scowl.COPYRIGHT assets/words/blocked/en.txt assets/words/en-full.txt assets/words/LICENCES \
                 assets/words/pl.words assets/words/meanings/en-z assets/openings/tr-full.openings";
    let core = "assets/proofs/en-full-9.proof assets/puzzles/tr.puzzles";
    holds("evil-hangman", "", "src/main.rs Cargo.lock assets/licences.txt");
    holds("hangman-words", "crates/words/", words);
    holds("hangman-solver", "crates/solver/", "");
    holds("hangman-core", "crates/hangman/", core);
}

/// Checks what a package in this folder holds, among it these files.
fn holds(package: &str, folder: &str, needed: &str) {
    let flags = "--list --offline --locked --allow-dirty";
    let packed = cargo(&format!("package -p {package} {flags}"));
    let packed: Vec<_> = packed.lines().collect();
    let everywhere = ["README.md", "LICENSE-MIT", "LICENSE-APACHE", "src/lib.rs"];
    for needed in needed.split_whitespace().chain(everywhere) {
        assert!(packed.contains(&needed), "{needed} is missing in {package}");
    }
    let own =
        |path: &&&str| !["Cargo.lock", "Cargo.toml.orig", ".cargo_vcs_info.json"].contains(path);
    for path in packed.iter().filter(own) {
        for refused in ["snapshots", "slurs", "left-out", "make.py", ".svg"] {
            assert!(!path.contains(refused), "{path} is packed");
        }
        for refused in ["tests/", "benches/", "fuzz/", "web/"] {
            assert!(!path.starts_with(refused), "{path} is packed");
        }
        // A file that is read at build time.
        assert!(project(folder).join(path).exists(), "{path}");
    }
    for source in below(&format!("{folder}src")).iter().filter(|path| path.ends_with(".rs")) {
        let path = &source[folder.len()..];
        assert!(packed.contains(&path), "{path} is missing");
        for included in text(source).split("include_str!(\"").skip(1) {
            let Some((name, _)) = included.split_once('"') else { continue };
            let name = name.trim_start_matches("../");
            assert!(packed.contains(&name), "{path} includes {name}, which is not packed");
        }
    }
}

#[test]
fn the_command_for_a_release_packs_four_packages_and_nothing_else() {
    let steps = text("docs/releasing.md");
    let command = steps.split('`').find_map(|code| code.strip_prefix("cargo package "));
    let place = Place::new();
    let here = place.path("").display().to_string();
    let flags = "--no-verify --offline --allow-dirty --quiet --target-dir";
    cargo(&format!("package {} {flags} {here}", command.unwrap()));
    let made = place.names("package").into_iter().filter(|name| name.ends_with(".crate"));
    let version = env!("CARGO_PKG_VERSION");
    let packages = ["evil-hangman", "hangman-core", "hangman-solver", "hangman-words"];
    assert!(made.eq(packages.map(|name| format!("{name}-{version}.crate"))));
}

#[test]
fn the_version_is_the_same_everywhere() {
    let version = env!("CARGO_PKG_VERSION");
    let windows = format!("/v{version}/evil-hangman-{version}-x86_64-pc-windows-msvc.zip");
    for (path, line) in [
        ("packaging/PKGBUILD", format!("pkgver={version}\n")),
        ("packaging/evil-hangman.rb", format!("/v{version}.tar.gz\"")),
        ("packaging/scoop.json", format!("\"version\": \"{version}\"")),
        ("packaging/scoop.json", windows.clone()),
        ("packaging/winget.yaml", format!("PackageVersion: {version}\n")),
        ("packaging/winget.yaml", windows),
        ("CITATION.cff", format!("version: {version}\n")),
        ("CHANGELOG.md", format!("## {version}")),
    ] {
        assert!(text(path).contains(&line), "{path} does not say {line}");
    }
}

#[test]
fn the_address_is_that_of_the_manifest_everywhere() {
    let address = env!("CARGO_PKG_REPOSITORY");
    let own = address.strip_prefix("https://github.com/").unwrap();
    let mut files = below("packaging");
    files.extend(below(".github"));
    files.extend(["CITATION.cff", "SECURITY.md", "flake.nix"].map(str::to_owned));
    let mut found = 0;
    for path in files {
        for rest in text(&path).split("https://github.com/").skip(1) {
            assert!(rest.starts_with(own), "{path} names another repository");
            found += 1;
        }
    }
    assert!(found >= 8, "{found}");
}

#[test]
fn every_file_that_a_debian_package_installs_is_there_or_is_made() {
    let manifest = table("Cargo.toml");
    let deb = &manifest["package"]["metadata"]["deb"];
    let made = text("packaging/documents.sh");
    let sources = deb["assets"].as_array().unwrap().iter().map(|asset| asset[0].as_str().unwrap());
    for source in sources.chain([deb["license-file"][0].as_str().unwrap()]) {
        match source.strip_prefix("target/packaging/") {
            Some("man/*.1") => assert!(made.contains("man \"$folder/man\"")),
            Some(name) => assert!(made.contains(name), "nobody makes {name}"),
            None if source.starts_with("target/release") => {}
            None => assert!(project(source).exists(), "{source}"),
        }
    }
}

/// Runs a program if it is installed; otherwise prints what was not checked.
fn says(program: &str, arguments: impl Arguments, what: &str) -> Option<String> {
    let arguments = arguments.all();
    let Ok(output) = Command::new(program).args(&arguments).current_dir(project("")).output()
    else {
        println!("NOT CHECKED, there is no {program}: {what}");
        return None;
    };
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{program} {arguments:?}: {said}");
    Some(said.into_owned())
}

#[test]
fn workflows_and_scripts_pass_their_linters_where_they_are_installed() {
    says("actionlint", below(".github/workflows"), "the workflows");
    let scripts = "tests/portability.sh tests/ssh.sh packaging/documents.sh web/build.sh web/parity.sh .ci/run";
    says("shellcheck", ("--severity=warning --exclude=SC1111", scripts), "the scripts");
}

#[test]
fn every_package_of_the_program_is_named_with_a_licence_that_is_allowed() {
    let deny = table("deny.toml");
    let allowed: Vec<_> =
        deny["licenses"]["allow"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    let licences = text("assets/licences.txt");
    for line in licences.lines().take_while(|line| !line.is_empty()) {
        let (name, licence) = line.split_once(": ").unwrap();
        // Each part is required, and each part lists alternatives.
        let is_allowed = licence.split(" AND ").all(|part| {
            let choices = part.trim_matches(['(', ')']).replace('/', " OR ");
            choices.split(" OR ").any(|choice| allowed.contains(&choice.trim()))
        });
        assert!(is_allowed, "{name} is under {licence}");
    }
    let tree = "tree -p evil-hangman --offline --locked -e normal --prefix none -f {p}";
    let tree = cargo(tree);
    let is_own = |line: &&str| line.starts_with("evil-hangman ") || line.starts_with("hangman-");
    for line in tree.lines().filter(|line| !is_own(line)) {
        let (name, version) = line.split_once(" v").unwrap();
        let version = version.split(' ').next().unwrap();
        let named = format!("{name} {version}: ");
        let is_named = licences.lines().any(|line| line.starts_with(&named));
        assert!(is_named, "run packaging/licences.py: {name} {version} is not named");
    }
}

/// The script for systems without automated tests is run here first, so that it stays up to date.
#[cfg(unix)]
#[test]
fn what_is_played_on_other_systems_can_be_played_here() {
    let folder = tempfile::tempdir().unwrap();
    let mut script = Command::new(project("tests/portability.sh"));
    script.args(["here", GAME]).env("PORTABILITY", folder.path());
    // Without Wine's settings and the user's.
    for name in ["EVIL_HANGMAN_CONFIG", "ACCESSIBLE", "NO_COLOR"] {
        script.env_remove(name);
    }
    let output = script.env("TERM", "xterm-256color").output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.matches("ok        here: ").count() >= 10, "{said}");
}

/// So is the one that plays for a long time, or nobody notices when the game's questions have changed.
#[cfg(target_os = "linux")]
#[test]
fn what_is_played_for_a_long_time_can_be_played_for_a_moment() {
    if !there_is("python3", ["--version"]) {
        return;
    }
    let mut script = Command::new(project("tests/soak.py"));
    let output = script.args(["rounds", "3"]).env("GAME", GAME).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains(", 3 kept"), "{said}");
}
