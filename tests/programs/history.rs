//! Tests of saved rounds: appending, two programs at once, power failures, and kill -9.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant, SystemTime};

use crate::support::fed;
use evil_hangman::engine::Opponent;
use evil_hangman::game::{Day, ListName, Occasion, Round};
use evil_hangman::history::{Ended, InPlay};
use evil_hangman::historyfile::{KeepError, Keeper, Lost, Rounds, Store, notice};
use evil_hangman::words::{Candidates, ENGLISH, EmbeddedList, ListBuilder};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tempfile::TempDir;

fn candidates() -> Candidates {
    let mut list = ListBuilder::new(&ENGLISH);
    list.feed(b"ally\nbeta\ncool\ndeal\nelse\nflew\ngood\nhope\nibex\n").unwrap();
    list.finish().unwrap().0.of_length(4).unwrap().candidates()
}

/// Returns a round with this seed, after these letters.
fn round(seed: u64, letters: &str) -> Round {
    let mut round = Round::new(Opponent::Greedy, candidates(), "3".parse().unwrap(), seed);
    for c in letters.chars() {
        round.guess(ENGLISH.letter(c).unwrap()).unwrap();
    }
    round
}

fn ended(seed: u64) -> Ended {
    Ended::of(&round(seed, "eot").finish(), ListName::Embedded(EmbeddedList::EVERYDAY))
}

fn in_play(seed: u64, letters: &str) -> InPlay {
    InPlay::of(&round(seed, letters), &ListName::Embedded(EmbeddedList::EVERYDAY), false).unwrap()
}

/// Returns the same of the game of a day.
fn todays(seed: u64, letters: &str) -> InPlay {
    InPlay { occasion: Occasion::Today(Day::at(0)), ..in_play(seed, letters) }
}

fn store() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    // The folder itself is created when there is something to save.
    let store = Store::at(folder.path().join("state/evil-hangman"));
    (folder, store)
}

fn seeds(store: &Store) -> Vec<u64> {
    store.read().unwrap().records.iter().map(|record| record.ended.transcript.seed).collect()
}

/// Returns the seeds of the interrupted rounds.
fn found(store: &Store) -> Vec<u64> {
    loop {
        match Rounds::lock(store) {
            Ok(rounds) => return rounds.left().map(|(_, round)| round.transcript.seed).collect(),
            // A program that another test is starting holds every open file for a moment.
            Err(KeepError::Busy(_)) => std::thread::yield_now(),
            Err(error) => panic!("{error}"),
        }
    }
}

/// Saves a round in play as a program does that is stopped then.
fn interrupt(store: &Store, round: InPlay) {
    let mut keeper = Keeper::new(Some(store.clone()));
    assert!(keeper.save(round).is_none());
}

#[test]
fn a_last_line_that_a_power_cut_tore_anywhere_eats_no_neighbour() {
    let (_folder, store) = store();
    store.append(&ended(0)).unwrap();
    store.append(&ended(1)).unwrap();
    let whole = fs::read(store.path()).unwrap();
    let second = whole.len() / 2;
    for end in second..=whole.len() {
        fs::write(store.path(), &whole[..end]).unwrap();
        store.append(&ended(2)).unwrap();
        let history = store.read().unwrap();
        let lost = end < whole.len() - 1;
        let expected: &[u64] = if lost { &[0, 2] } else { &[0, 1, 2] };
        assert_eq!(seeds(&store), expected, "cut at {end} of {}", whole.len());
        assert_eq!(history.skipped, usize::from(lost && end > second));
        assert_eq!(notice(history.skipped).is_some(), history.skipped > 0);
    }
    // If the length reached the disk but the bytes did not, there are zeros.
    fs::write(store.path(), [&whole[..second], &[0; 50]].concat()).unwrap();
    store.append(&ended(2)).unwrap();
    assert_eq!((seeds(&store), store.read().unwrap().skipped), (vec![0, 2], 1));
}

#[test]
fn a_round_is_found_once_nobody_plays_there_as_it_was_last() {
    let (_folder, store) = store();
    let mut keeper = Keeper::new(Some(store.clone()));
    for letters in ["e", "eo", "eoc"] {
        assert!(keeper.save(in_play(1, letters)).is_none());
        assert!(matches!(Rounds::lock(&store), Err(KeepError::Busy(_))), "it is being played");
    }
    // A second program saves what has ended, and says that its round in play is not saved.
    let lost = Lost::default();
    let mut second = Keeper::new(Some(store.clone())).with_lost(lost.clone());
    assert!(second.find(|_| Some(())).is_none());
    assert!(second.save(in_play(2, "e")).is_some_and(|it| !it.works && it.notice.is_some()));
    assert!(second.save(in_play(2, "eo")).is_none(), "it is said once");
    second.keep(ended(2));
    assert_eq!(seeds(&store), [2]);
    second.save(in_play(3, "e"));
    drop(second);
    assert!(matches!(lost.take(), Some(KeepError::Busy(_))));
    drop(keeper);
    let mut again = Keeper::new(Some(store.clone()));
    assert_eq!(again.find(|round| Some(round.clone())), Some(in_play(1, "eoc")));
    again.save(in_play(4, "e"));
    drop(again);
    assert_eq!(found(&store), [4], "the last one");
}

#[test]
fn a_days_game_waits_beside_the_last_other_round_and_what_cannot_be_read_is_passed_over() {
    let (_folder, store) = store();
    let file = |name: &str| store.path().with_file_name(name);
    let written = |name: &str, at| {
        let file = fs::File::options().write(true).open(file(name)).unwrap();
        file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(at)).unwrap();
    };
    interrupt(&store, in_play(1, "e"));
    interrupt(&store, todays(2, "e"));
    interrupt(&store, in_play(3, "e"));
    for (day, other, order) in [(200, 100, [2, 3]), (100, 200, [3, 2])] {
        written("today.json", day);
        written("round.json", other);
        assert_eq!(found(&store), order);
    }
    fs::write(file("today.json"), b"\xff\0{").unwrap();
    assert_eq!(found(&store), [3]);
}

#[cfg(unix)]
#[test]
fn the_history_may_be_a_link_whose_target_keeps_its_mode() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let links: [fn(&Path, &Path) -> std::io::Result<()>; 2] =
        [|target, link| symlink(target, link), |target, link| fs::hard_link(target, link)];
    for link in links {
        let (folder, store) = store();
        let target = folder.path().join("elsewhere");
        fs::write(&target, "").unwrap();
        fs::set_permissions(&target, fs::Permissions::from_mode(0o644)).unwrap();
        fs::create_dir_all(store.path().parent().unwrap()).unwrap();
        link(&target, &store.path()).unwrap();
        store.append(&ended(1)).unwrap();
        assert_eq!((seeds(&store), mode(&target)), (vec![1], 0o644));
        assert!(fs::read_to_string(&target).unwrap().ends_with("}\n"));
    }
}

#[cfg(unix)]
#[test]
fn pipes_and_devices_among_the_rounds_hold_up_nothing() {
    use nix::sys::stat::Mode;
    use std::os::unix::fs::symlink;
    let (folder, store) = store();
    interrupt(&store, in_play(1, "e"));
    let pipe = |path: &Path| nix::unistd::mkfifo(path, Mode::S_IRWXU).unwrap();
    let round = store.path().with_file_name("round.json");
    fs::remove_file(&round).unwrap();
    pipe(&round);
    symlink("/dev/zero", round.with_file_name("today.json")).unwrap();
    let (done, seen) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let rounds = found(&store);
        // From now on, the file of finished rounds is a pipe.
        pipe(&store.path());
        let error = store.append(&ended(3)).unwrap_err().to_string();
        let _ = done.send((rounds, error, store.read().is_err()));
    });
    // A game that waits for the other end of a pipe would wait forever.
    let seen = seen.recv_timeout(Duration::from_secs(20)).expect("it is held up");
    assert_eq!((seen.0, seen.2), (vec![], true));
    assert!(seen.1.contains("it is not a regular file"), "{}", seen.1);
    drop(folder);
}

#[test]
fn a_round_that_has_ended_is_not_offered_again_whatever_the_clock_said() {
    let (_folder, store) = store();
    store.append(&ended(1)).unwrap();
    interrupt(&store, in_play(1, "eo"));
    interrupt(&store, todays(2, "eo"));
    store.append(&ended(2)).unwrap();
    // The clock was an hour ahead when they were begun, and was corrected before one of them ended.
    let later = SystemTime::now() + Duration::from_secs(3600);
    for name in names(&store).into_iter().filter(|name| name.ends_with(".json")) {
        let path = store.path().with_file_name(name);
        fs::File::options().write(true).open(path).unwrap().set_modified(later).unwrap();
    }
    assert_eq!(found(&store), [1], "the same game had ended before it was begun once more");
}

/// Returns the names of the files in the store's folder.
fn names(store: &Store) -> Vec<String> {
    let entries = fs::read_dir(store.path().parent().unwrap()).unwrap();
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_round_that_could_not_be_kept_is_kept_with_a_later_one_or_offered_the_next_time() {
    for mended in [true, false] {
        let (_folder, store) = store();
        fs::create_dir_all(store.path()).unwrap();
        let lost = Lost::default();
        let mut keeper = Keeper::new(Some(store.clone())).with_lost(lost.clone());
        assert!(keeper.save(in_play(1, "eo")).is_none());
        let saving = keeper.keep(ended(1)).unwrap();
        let told = saving.notice.unwrap().to_string();
        assert!(!saving.works && told.contains("cannot be kept"), "{told}");
        assert!(keeper.keep(ended(2)).is_none(), "it is said once");
        if mended {
            fs::remove_dir(store.path()).unwrap();
            let saving = keeper.keep(ended(3)).unwrap();
            assert!(saving.works && saving.notice.unwrap().to_string().contains('2'));
            assert!(keeper.keep(ended(4)).is_none());
        }
        drop(keeper);
        assert_eq!(lost.take().is_none(), mended);
        assert_eq!(found(&store), if mended { vec![] } else { vec![1] });
        if mended {
            assert_eq!(seeds(&store), [1, 2, 3, 4]);
        }
    }
}

#[cfg(unix)]
#[test]
fn what_is_kept_is_its_owners_alone_whatever_the_umask() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let game = r#"umask 000; printf 'e\nt\nn\n' | "$0" --words words.txt --length 4 --lives 2"#;
    let mut shell = Command::new("/bin/sh");
    shell.args(["-c", game, env!("CARGO_BIN_EXE_evil-hangman")]).current_dir(&place.0);
    shell.env("EVIL_HANGMAN_HOME", place.0.path().join("state/evil-hangman"));
    assert!(shell.output().unwrap().status.success());
    let file = place.store().path();
    assert_eq!((mode(&file), mode(file.parent().unwrap())), (0o600, 0o700));
    // An existing file becomes private with the next round.
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    assert!(shell.output().unwrap().status.success());
    assert_eq!(mode(&file), 0o600);
    let store = place.store();
    interrupt(&store, in_play(1, "e"));
    for name in names(&store) {
        assert_eq!(mode(&file.with_file_name(&name)), 0o600, "{name}");
    }
}

/// Waits for what another program does.
fn wait_until(done: impl Fn() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(300);
    while !done() {
        assert!(Instant::now() < deadline, "the other program does not go on");
        std::thread::yield_now();
    }
}

/// The variable with the instructions for the program that appends: the folder, the first seed and the count.
const APPEND: &str = "APPEND";

/// Not a test of its own: the program that the next test starts.
#[test]
fn the_program_that_appends() {
    let Ok(task) = std::env::var(APPEND) else { return };
    let mut parts = task.split('\n');
    let store = Store::at(PathBuf::from(parts.next().unwrap()));
    let mut next = || parts.next().unwrap().parse::<u64>().unwrap();
    let (first, count) = (next(), next());
    // The two start together; each reports with a byte what it has written.
    let progress = |first: u64| store.path().with_file_name(format!("progress-{first}"));
    let (mine, other) = (progress(first), progress(1000 - first));
    let written = |path: &PathBuf| fs::metadata(path).map_or(0, |file| file.len());
    fs::create_dir_all(store.path().parent().unwrap()).unwrap();
    fs::write(&mine, "").unwrap();
    wait_until(|| other.exists());
    for seed in first..first + count {
        store.append(&ended(seed)).unwrap();
        // Neither gets far ahead of the other, so that both write all the time.
        fs::File::options().append(true).open(&mine).unwrap().write_all(b".").unwrap();
        wait_until(|| written(&mine) <= written(&other) + 3);
    }
}

#[test]
fn two_programs_that_write_at_once_lose_nothing() {
    let (_folder, store) = store();
    let me = std::env::current_exe().unwrap();
    let mut children: Vec<_> = [0, 1000]
        .map(|first| {
            let folder = store.path().parent().unwrap().to_owned();
            let task = format!("{}\n{first}\n40", folder.display());
            let mut command = Command::new(&me);
            command.args(["--exact", "history::the_program_that_appends"]).env(APPEND, task);
            command.stdout(Stdio::null()).spawn().unwrap()
        })
        .into();
    for child in &mut children {
        assert!(child.wait().unwrap().success());
    }
    let history = store.read().unwrap();
    assert_eq!((history.records.len(), history.skipped), (80, 0));
    let seeds = seeds(&store);
    for first in [0, 1000] {
        let own: Vec<_> = seeds.iter().filter(|seed| *seed / 1000 * 1000 == first).collect();
        assert!(own.is_sorted() && own.len() == 40, "each program's in its order");
    }
}

/// A folder to play in, with the nine words and the saved rounds.
struct Place(TempDir);

impl Place {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let words = "ally\nbeta\ncool\ndeal\nelse\nflew\ngood\nhope\nibex\n";
        fs::write(folder.path().join("words.txt"), words).unwrap();
        Self(folder)
    }

    fn store(&self) -> Store {
        Store::at(self.0.path().join("state/evil-hangman"))
    }

    fn game(&self, flags: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_evil-hangman"));
        command.args(flags).current_dir(&self.0).env_clear();
        command.env("EVIL_HANGMAN_HOME", self.0.path().join("state/evil-hangman"));
        // A round that shows the number of words left is counted separately.
        command.env("EVIL_HANGMAN_WORDS_LEFT", "no");
        command
    }

    /// Runs the program with these flags and this input; returns its output and its errors.
    fn run(&self, flags: &[&str], input: &str) -> (String, String) {
        let output = fed(self.game(flags), input);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
    }

    /// Plays the nine words with these flags.
    fn play(&self, flags: &[&str], input: &str) -> (String, String) {
        let usual = ["--words", "words.txt", "--length", "4", "--lives", "2"];
        self.run(&[&usual, flags].concat(), input)
    }

    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.0.path().join("state/evil-hangman"));
        let names = entries.into_iter().flatten().map(|entry| entry.unwrap().file_name());
        let names = names.map(|name| name.into_string().unwrap());
        // The file of last choices is not a round.
        let mut names: Vec<_> = names.filter(|name| name != "choices.toml").collect();
        names.sort();
        names
    }
}

#[test]
fn rounds_in_plain_sentences_are_kept_unless_the_player_says_no() {
    let place = Place::new();
    place.play(&["--opponent", "greedy", "--words-left"], "e\nx-ray\nt\nagain\no\nhint\n");
    let records = place.store().read().unwrap().records;
    let told: Vec<_> = records.iter().map(|record| record.ended.clone()).collect();
    assert_eq!((told.len(), told[0].letters(), told[0].misses()), (1, 2, 2));
    assert!(
        told[0].peeked && !told[0].hinted && told[0].outcome == evil_hangman::game::Outcome::Lost
    );
    // The input ended in the second round, which can be resumed.
    let rounds = Rounds::lock(&place.store()).unwrap();
    let (_, left) = rounds.left().next().expect("a round in play");
    assert_eq!((left.peeked, left.hinted), (false, true), "the count is no help");
    assert_eq!(place.files().len(), 3, "the history, the round that waits, and its lock");
    let (played, names) = (Place::new(), [] as [&str; 0]);
    played.play(&["--no-history"], "e\nt\n");
    assert_eq!(played.files(), names);
    let mut silent = played.game(&["--words", "words.txt", "--length", "4", "--lives", "1"]);
    silent.env("EVIL_HANGMAN_HISTORY", "no");
    assert!(fed(silent, "e\nn\n").status.success());
    assert_eq!(played.files(), names);
}

#[test]
fn what_cannot_be_saved_is_said_once_and_at_the_end_and_never_called_saved() {
    for (input, rounds) in [("e\nquit\n", 0), ("e\nt\nagain\ne\nt\nquit\n", 2)] {
        let place = Place::new();
        fs::write(place.0.path().join("file"), "").unwrap();
        let mut game = place.game(&["--words", "words.txt", "--length", "4", "--lives", "2"]);
        game.env("EVIL_HANGMAN_HOME", place.0.path().join("file"));
        let output = fed(game, input);
        let [said, complaints] =
            [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
        assert_eq!(said.matches("ounds cannot be kept in").count(), 1, "{said}");
        assert_eq!(said.matches("You lost.").count(), rounds, "{said}");
        assert!(!said.contains("is saved"), "{said}");
        assert_eq!(
            (complaints.lines().count(), output.status.code()),
            (1, Some(1)),
            "{complaints}"
        );
    }
}

#[test]
fn statistics_are_printed_as_text_as_json_and_as_a_table() {
    let place = Place::new();
    assert_eq!(place.run(&["stats", "--export", "csv"], "").0.lines().count(), 1);
    place.play(&["--opponent", "greedy"], "e\nt\nn\n");
    fs::write(place.0.path().join("one.txt"), "deal\n").unwrap();
    let fair = ["--words", "one.txt", "--length", "4", "--lives", "9", "--opponent", "fair"];
    place.run(&fair, "d\ne\na\nl\nn\n");
    place.play(&["--opponent", "greedy"], "hint\ne\nt\nn\n");
    let path = place.store().path();
    let kept = fs::read_to_string(&path).unwrap();
    // A round that was lost cannot have been won.
    let made_up = kept.lines().next().unwrap().replace("\"lost\"", "\"won\"");
    let with_more = kept + "rubbish\nmore\n" + &made_up + "\n";
    fs::write(&path, &with_more).unwrap();
    let (_, complaints) = place.run(&["stats"], "");
    assert_eq!(fs::read_to_string(&path).unwrap(), with_more, "nothing is thrown away");
    assert_eq!(complaints.lines().count(), 1, "{complaints}");
    let json: serde_json::Value =
        serde_json::from_str(&place.run(&["stats", "--json"], "").0).unwrap();
    assert_eq!((&json["played"], &json["won"]), (&3.into(), &1.into()));
    let table = place.run(&["stats", "--export", "csv"], "").0;
    let mut rows = csv::Reader::from_reader(table.as_bytes());
    let column =
        |name: &str| rows.headers().unwrap().iter().position(|header| header == name).unwrap();
    let mut column = column;
    let (outcome, guessed, hinted) = (column("outcome"), column("guessed"), column("hinted"));
    let rows: Vec<_> = rows.records().map(Result::unwrap).collect();
    let cells = |index: usize| rows.iter().map(|row| row[index].to_owned()).collect::<Vec<_>>();
    assert_eq!(cells(outcome), ["lost", "won", "lost"]);
    assert_eq!(
        (cells(guessed)[0].as_str(), cells(hinted)),
        ("ET", ["false", "false", "true"].map(Into::into).into())
    );
}

#[test]
#[cfg(target_os = "linux")]
fn a_history_of_any_size_takes_little_memory() {
    use std::io::Write;

    let place = Place::new();
    place.play(&["--opponent", "greedy"], "e\nt\nn\n");
    let path = place.store().path();
    let line = fs::read_to_string(&path).unwrap();
    let mut file = fs::OpenOptions::new().append(true).open(&path).unwrap();
    // Rounds, a line without an end, and another round.
    let some = line.repeat(1_000);
    (1..100).for_each(|_| file.write_all(some.as_bytes()).unwrap());
    let endless = line.replace("E-", &"E- ".repeat(10_000_000));
    file.write_all(format!("{endless}{line}").as_bytes()).unwrap();
    let game = place.game(&[]);
    let stats = |flag: &str| {
        let script = format!("ulimit -v 300000; exec \"$0\" stats {flag}");
        let mut limited = Command::new("sh");
        limited.arg("-c").arg(script).arg(game.get_program());
        limited.env("EVIL_HANGMAN_HOME", place.store().path().parent().unwrap());
        limited.output().unwrap()
    };
    let output = stats("--json");
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["played"], 99_002, "{output:?}");
    assert!(!output.stderr.is_empty(), "a line was skipped");
    let rows = stats("--export csv").stdout;
    assert_eq!(
        rows.split(|byte| *byte == b'\n').count(),
        99_004,
        "a heading, and the end of the last row"
    );
    // Holes take no room on the disk.
    file.set_len(8 << 30).unwrap();
    assert_eq!(stats("").status.code(), Some(1));
    fs::remove_file(path).unwrap();
}

#[test]
#[cfg(target_os = "linux")]
fn a_system_without_randomness_can_play() {
    let place = Place::new();
    let strace = ["-f", "-o", "/dev/null", "-e", "inject=getrandom:error=EAGAIN"];
    if !Command::new("strace").args(strace).arg("true").status().is_ok_and(|it| it.success()) {
        eprintln!("NOT TESTED: there is no strace that can change calls");
        return;
    }
    let mut game = Command::new("strace");
    game.args(strace).arg(env!("CARGO_BIN_EXE_evil-hangman")).current_dir(&place.0);
    game.args(["--line", "--words", "words.txt", "--length", "4", "--lives", "2"]);
    game.env("EVIL_HANGMAN_HOME", place.store().path().parent().unwrap());
    assert!(fed(game, "e\nt\nn\n").status.success());
    assert_eq!(place.store().read().unwrap().records.len(), 1);
}

/// The number of bytes of output within which the game is killed, which is a few rounds.
const SAYS: u64 = 3_000;

/// Returns how often the game is killed: `KILLS=500 cargo test --test programs history`.
fn kills() -> usize {
    std::env::var("KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(30)
}

#[test]
fn killed_at_random_moments_the_game_loses_no_round_that_had_ended_and_starts_again() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let place = Place::new();
    let rounds = "e\no\nt\nc\nagain\n".repeat(40);
    let flags = ["--words", "words.txt", "--length", "4", "--lives", "2", "--opponent", "greedy"];
    let (mut told, mut resumable) = (0, 0);
    for _ in 0..kills() {
        let mut command = place.game(&flags);
        let mut game = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        // The whole input fits into the pipe, or the game is killed before it has read it.
        let _ = game.stdin.take().unwrap().write_all(rounds.as_bytes());
        // Kill at any point of its output: before the first word, within a round, between two rounds.
        let mut output = game.stdout.take().unwrap();
        let mut said = Vec::new();
        output.by_ref().take(rng.random_range(0..SAYS)).read_to_end(&mut said).unwrap();
        game.kill().unwrap();
        game.wait().unwrap();
        output.read_to_end(&mut said).unwrap();
        // Every round whose end the player has seen is saved.
        told += String::from_utf8_lossy(&said).matches("You lost.").count();
        let history = place.store().read().unwrap();
        assert_eq!(history.skipped, 0);
        assert!(history.records.len() >= told, "{} kept of {told}", history.records.len());
        for (file, _) in Rounds::lock(&place.store())
            .into_iter()
            .flat_map(|rounds| rounds.left().collect::<Vec<_>>())
        {
            resumable += 1;
            fs::remove_file(file).unwrap();
        }
    }
    let kept = place.store().read().unwrap().records.len();
    println!("{} kills: {told} ends seen, {kept} kept, {resumable} rounds to resume", kills());
    assert!(told > 0 && resumable > 0, "the moments were not only before the first letter");
    let (said, complaints) = place.play(&[], "e\nt\nn\n");
    assert!(said.ends_with("Goodbye.\n") && complaints.is_empty(), "{said}{complaints}");
    assert_eq!(place.store().read().unwrap().records.len(), kept + 1);
}
