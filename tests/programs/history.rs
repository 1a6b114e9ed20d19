//! Tests of saved rounds: appending, two programs at once, power failures, and kill -9.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant, SystemTime};

use crate::support::records::{ended, in_play};
use crate::support::{Arguments, GAME, Place, Ran, column, names, project, there_is};
use evil_hangman::engine::Opponent;
use evil_hangman::game::Outcome;
use evil_hangman::game::occasion::{Day, Occasion};
use evil_hangman::history::{InPlay, Record};
use evil_hangman::historyfile::{KeepError, Keeper, Lost, Notice, Rounds, Store, notice};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tempfile::TempDir;

/// Returns a game of a day that was left.
fn todays(seed: u64, letters: &str) -> InPlay {
    InPlay { occasion: Occasion::Today(Day::at(0)), ..in_play(seed, letters) }
}

fn store() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    // The folder itself is created when there is something to save.
    let store = Store::at(folder.path().join("state/evil-hangman"));
    (folder, store)
}

/// Saves a round that has ended.
fn append(store: &Store, seed: u64) {
    store.append(&ended(seed), Duration::from_secs(20)).unwrap();
}

fn seeds(store: &Store) -> Vec<u64> {
    store.read().unwrap().records.iter().map(|record| record.ended.transcript.seed).collect()
}

#[test]
fn a_game_of_the_day_that_was_left_is_known_also_while_another_program_plays() {
    let (_folder, store) = store();
    assert_eq!(Rounds::day(&store), None);
    interrupt(&store, todays(1, "e"));
    let _locked = Rounds::lock(&store).unwrap();
    assert_eq!(Rounds::day(&store), Some(Day::at(0)));
}

#[test]
fn a_file_that_is_put_into_another_one_counts_once_whatever_it_begins_with() {
    let (_folder, store) = store();
    for seed in 0..3 {
        append(&store, seed);
    }
    let lines = fs::read_to_string(store.path()).unwrap();
    let windows = lines.replace('\n', "\r\n");
    for text in [
        format!("\u{feff}{lines}"),
        format!("{lines}{lines}"),
        format!("\u{feff}{lines}\u{feff}{lines}"),
        format!("{lines}\u{feff}{windows}{}", lines.trim_end()),
    ] {
        fs::write(store.path(), text).unwrap();
        assert_eq!((seeds(&store), store.read().unwrap().skipped), (vec![0, 1, 2], 0));
    }
}

/// Returns the names of the files in the store's folder.
fn store_names(store: &Store) -> Vec<String> {
    names(store.path().parent().unwrap())
}

/// Returns the seeds of the interrupted rounds.
fn found(store: &Store) -> Vec<u64> {
    Rounds::lock(store).unwrap().left().map(|(_, round)| round.transcript.seed).collect()
}

/// Saves a round in play as a program does that is stopped then.
fn interrupt(store: &Store, round: InPlay) {
    let mut keeper = Keeper::new(Some(store.clone()));
    keeper.set_aside();
    assert!(keeper.save(round).is_none());
}

#[test]
fn a_last_line_that_a_power_cut_tore_anywhere_eats_no_neighbour() {
    let (_folder, store) = store();
    append(&store, 0);
    append(&store, 1);
    let whole = fs::read(store.path()).unwrap();
    let second = whole.len() / 2;
    for end in second..=whole.len() {
        fs::write(store.path(), &whole[..end]).unwrap();
        append(&store, 2);
        let history = store.read().unwrap();
        let lost = end < whole.len() - 1;
        let expected: &[u64] = if lost { &[0, 2] } else { &[0, 1, 2] };
        assert_eq!(seeds(&store), expected, "cut at {end} of {}", whole.len());
        assert_eq!(history.skipped, usize::from(lost && end > second));
        assert_eq!(notice(history.skipped).is_some(), history.skipped > 0);
    }
    // If the length reached the disk but the bytes did not, there are zeros.
    fs::write(store.path(), [&whole[..second], &[0; 50]].concat()).unwrap();
    append(&store, 2);
    assert_eq!((seeds(&store), store.read().unwrap().skipped), (vec![0, 2], 1));
}

#[test]
fn a_round_is_found_once_nobody_plays_there_as_it_was_last() {
    let (_folder, store) = store();
    let mut keeper = Keeper::new(Some(store.clone()));
    for letters in ["e", "eo", "eoc"] {
        assert!(keeper.save(in_play(1, letters)).is_none());
        assert!(matches!(Rounds::lock(&store), Err(KeepError::InUse)), "it is being played");
    }
    // A second program saves what has ended, and says that its round in play is not saved.
    let lost = Lost::default();
    let mut second = Keeper::new(Some(store.clone())).with_lost(lost.clone());
    assert!(second.find(|_| true).is_none());
    assert!(second.save(in_play(2, "e")).is_some_and(|it| !it.works && it.notice.is_some()));
    assert!(second.save(in_play(2, "eo")).is_none(), "it is said once");
    let kept = second.keep(ended(2)).expect("rounds are saved again");
    assert!(kept.works && kept.notice.is_none(), "{kept:?}");
    assert_eq!(seeds(&store), [2]);
    let again = second.save(in_play(3, "e")).expect("a round that is not saved");
    assert!(!again.works && again.notice.is_none(), "it is said once in a session");
    drop(second);
    assert!(matches!(lost.take(), Some(KeepError::InUse)));
    // What the first has left is not replaced by a round that began before it could be found.
    let mut again = Keeper::new(Some(store.clone()));
    assert!(again.find(|_| true).is_none());
    drop(keeper);
    assert!(again.save(in_play(5, "e")).is_some_and(|it| !it.works));
    assert_eq!(again.find(|_| true), Some(in_play(1, "eoc")));
    again.save(in_play(4, "e"));
    drop(again);
    assert_eq!(found(&store), [4], "the last one");
}

#[test]
fn a_round_that_has_ended_waits_for_a_program_that_reads() {
    let (_folder, store) = store();
    append(&store, 0);
    let read = fs::File::open(store.path()).unwrap();
    read.lock_shared().unwrap();
    std::thread::scope(|scope| {
        let saving = scope.spawn(|| {
            let begin = Instant::now();
            let saving = Keeper::new(Some(store.clone())).keep(ended(1));
            (saving.is_none(), begin.elapsed())
        });
        // Longer than a reader takes, and shorter than anybody waits for a round to end.
        let begin = Instant::now();
        while begin.elapsed() < Duration::from_millis(300) {
            std::thread::yield_now();
        }
        read.unlock().unwrap();
        let (is_quiet, waited) = saving.join().unwrap();
        assert!(is_quiet && waited < Duration::from_secs(20), "{waited:?}");
    });
    assert_eq!(seeds(&store), [0, 1]);
}

#[test]
fn another_window_that_is_writing_is_reported_only_if_it_stays_so() {
    let (_folder, store) = store();
    append(&store, 0);
    let other = fs::File::open(store.path()).unwrap();
    other.lock().unwrap();
    let mut keeper = Keeper::new(Some(store.clone()));
    assert!(keeper.keep(ended(1)).is_none(), "it may be done soon");
    other.unlock().unwrap();
    assert!(keeper.keep(ended(2)).is_none(), "all is saved, and nobody has worried");
    assert_eq!(seeds(&store), [0, 1, 2]);
    other.lock().unwrap();
    assert!(keeper.keep(ended(3)).is_none());
    let stays = keeper.keep(ended(4)).expect("a message");
    assert!(!stays.works);
    assert!(stays.notice.unwrap().to_string().contains("another program"));
}

#[test]
fn a_days_game_waits_beside_the_last_other_round_and_what_cannot_be_read_is_passed_over() {
    let (_folder, store) = store();
    let file = |name: &str| store.path().with_file_name(name);
    interrupt(&store, todays(2, "e"));
    interrupt(&store, in_play(3, "e"));
    assert_eq!(found(&store), [3, 2]);
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
        append(&store, 1);
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
        let error = store.append(&ended(3), Duration::ZERO).unwrap_err().to_string();
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
    append(&store, 1);
    interrupt(&store, in_play(1, "eo"));
    interrupt(&store, todays(2, "eo"));
    append(&store, 2);
    // The clock was an hour ahead when they were begun, and was corrected before one of them ended.
    let later = SystemTime::now() + Duration::from_secs(3600);
    for name in store_names(&store).into_iter().filter(|name| name.ends_with(".json")) {
        let path = store.path().with_file_name(name);
        fs::File::options().write(true).open(path).unwrap().set_modified(later).unwrap();
    }
    assert_eq!(found(&store), [1], "the same game had ended before it was begun once more");
}

#[test]
fn a_round_that_cannot_be_read_is_reported_and_set_aside_whenever_it_is_found() {
    let (_folder, store) = store();
    let round = store.path().with_file_name("round.json");
    interrupt(&store, in_play(1, "e"));
    let other_letter = fs::read_to_string(&round).unwrap().replacen("E-", "E1", 1);
    let damaged = [other_letter, "[".repeat(1 << 17)];
    for (number, text) in damaged.iter().enumerate() {
        let aside = format!("round.damaged-{}.json", 2 * number + 1);
        fs::write(&round, text).unwrap();
        let mut keeper = Keeper::new(Some(store.clone()));
        let told: Vec<_> = keeper.set_aside().iter().map(ToString::to_string).collect();
        assert!(told.len() == 1 && told[0].contains(&aside), "{told:?}");
        assert_eq!(keeper.set_aside().len(), 0, "it is said once");
        assert!(keeper.save(in_play(3, "e")).is_none());
        assert_eq!(fs::read_to_string(round.with_file_name(aside)).unwrap(), *text);
        // Another window is closed after this one has begun.
        let mut late = Keeper::new(Some(store.clone()));
        assert_eq!(late.set_aside().len(), 0);
        drop(keeper);
        fs::write(&round, text).unwrap();
        let saving = late.save(in_play(4, "e")).expect("a message");
        let aside = format!("round.damaged-{}.json", 2 * number + 2);
        assert!(saving.works && saving.notice.unwrap().to_string().contains(&aside));
        assert_eq!(fs::read_to_string(round.with_file_name(aside)).unwrap(), *text);
        assert!(late.save(in_play(4, "eo")).is_none(), "it is said once");
        drop(late);
        assert_eq!(found(&store), [4]);
    }
}

#[cfg(unix)]
#[test]
fn a_round_in_play_is_found_although_the_finished_ones_cannot_be_read() {
    let (_folder, store) = store();
    append(&store, 1);
    interrupt(&store, in_play(2, "e"));
    fs::remove_file(store.path()).unwrap();
    std::os::unix::fs::symlink(store.path(), store.path()).unwrap();
    assert_eq!(found(&store), [2]);
}

#[test]
fn todays_game_of_another_window_is_in_nobody_elses_way() {
    let (_folder, store) = store();
    let mut first = Keeper::new(Some(store.clone()));
    assert!(first.save(todays(1, "e")).is_none());
    let mut second = Keeper::new(Some(store.clone()));
    assert!(second.find(|_| true).is_none());
    drop(first);
    assert!(second.save(in_play(2, "e")).is_none(), "it has a place of its own");
    drop(second);
    assert_eq!(found(&store), [2, 1]);
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
    let place = place();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let script = r#"umask 000; exec "$0" --words words.txt --length 4 --lives 2"#;
    let shell = || Ran::of(place.command("sh", ["-c", script, GAME]), "e\nt\nn\n").ok();
    shell();
    let store = store_of(&place);
    let file = store.path();
    assert_eq!((mode(&file), mode(file.parent().unwrap())), (0o600, 0o700));
    // An existing file becomes private with the next round.
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    shell();
    assert_eq!(mode(&file), 0o600);
    interrupt(&store, in_play(1, "e"));
    for name in store_names(&store) {
        assert_eq!(mode(&file.with_file_name(&name)), 0o600, "{name}");
    }
}

#[test]
fn two_programs_that_write_at_once_lose_nothing() {
    let place = place();
    let play = |opponent| {
        let flags = (NINE, ["--opponent", opponent]);
        place.fed(flags, "e\nt\nn\nagain\n".repeat(20)).status
    };
    let both = std::thread::scope(|scope| {
        ["greedy", "merciless"].map(|who| scope.spawn(move || play(who))).map(|it| it.join())
    });
    assert!(both.iter().all(|it| it.as_ref().is_ok_and(|status| *status == Some(0))), "{both:?}");
    let history = store_of(&place).read().unwrap();
    assert_eq!((history.records.len(), history.skipped), (40, 0));
    for opponent in [Opponent::Greedy, Opponent::Merciless] {
        let own = history.records.iter().filter(|it| it.ended.transcript.opponent == opponent);
        assert_eq!(own.count(), 20, "{opponent}");
    }
}

/// The flags of a round with the nine words.
const NINE: &str = "--words words.txt --length 4 --lives 2";

/// Returns a folder with the nine words.
fn place() -> Place {
    Place::with(&[("words.txt", "ally\nbeta\ncool\ndeal\nelse\nflew\ngood\nhope\nibex\n")])
}

fn store_of(place: &Place) -> Store {
    Store::at(place.path("evil-hangman"))
}

/// Prepares a game with the nine words and these flags.
fn game(place: &Place, flags: impl Arguments) -> Command {
    let mut game = place.command(GAME, (NINE, flags));
    // A round that shows the number of words left is counted separately.
    game.env("EVIL_HANGMAN_WORDS_LEFT", "no");
    game
}

/// Plays the nine words with these flags.
fn play(place: &Place, flags: impl Arguments, input: &str) -> Ran {
    Ran::of(game(place, flags), input)
}

#[test]
fn rounds_in_plain_sentences_are_kept_unless_the_player_says_no() {
    let place = place();
    let usual = "--opponent greedy --words-left";
    play(&place, usual, "e\nx-ray\nt\nagain\no\nhint\n");
    let store = store_of(&place);
    let records = store.read().unwrap().records;
    let told: Vec<_> = records.iter().map(|record| record.ended.clone()).collect();
    assert_eq!((told.len(), told[0].letters(), told[0].transcript.misses()), (1, 2, 2));
    assert_eq!((told[0].peeked, told[0].hinted, told[0].outcome), (true, false, Outcome::Lost));
    // The input ended in the second round, which can be resumed.
    let (_, left) = Rounds::lock(&store).unwrap().left().next().expect("a round in play");
    assert_eq!((left.peeked, left.hinted), (false, true), "the count is no help");
    assert_eq!(store_names(&store), ["history.jsonl", "round.json", "rounds.lock"]);
    assert_eq!(place.names(""), ["evil-hangman", "words.txt"]);
    for (flag, is_kept) in [("", "no"), ("--no-history", "yes")] {
        let mut silent = game(&place, flag);
        silent.env("EVIL_HANGMAN_HISTORY", is_kept).env("EVIL_HANGMAN_HOME", place.path("other"));
        Ran::of(silent, "e\nt\n").ok();
    }
    assert_eq!(place.names("other"), [""; 0]);
}

#[test]
fn a_round_that_was_left_survives_what_is_not_saved_in_its_place() {
    let place = place();
    play(&place, "--seed 1", "e\nt\nagain\n").ok();
    let (store, words) = (store_of(&place), "--words words.txt");
    play(&place, "--seed 2", "e\n").ok();
    assert_eq!(found(&store), [2]);
    let sent = place.run("challenge elephant").out;
    let sent = sent.lines().find(|line| line.starts_with("ehd1")).unwrap().to_owned();
    place.fed(["challenge", &sent], "e\n");
    place.fed(["challenge", &sent], "e\nl\np\nh\na\nn\nt\n");
    place.fed(words, format!("{sent}\n\ne\n"));
    place.fed((words, "--opponent friend"), "play\nelephant\n\ne\n");
    place.fed(("replay --what-if 1", words), "back\nagain\nback\n");
    assert_eq!((found(&store), seeds(&store).len()), (vec![2], 5));
    // It is set aside if its words are not there.
    place.fed("--length 5 --lives 9 --seed 3", "e\n");
    assert_eq!(found(&store), [3]);
    let folder = store.path().with_file_name("");
    fs::rename(folder.join("round.left-1.json"), folder.join("round.json")).unwrap();
    assert_eq!(found(&store), [2]);
}

#[test]
fn a_game_of_a_day_that_is_set_aside_is_said_to_belong_where_it_was() {
    let (_folder, store) = store();
    fs::create_dir_all(store.path().parent().unwrap()).unwrap();
    let rounds = Rounds::lock(&store).unwrap();
    rounds.save(&todays(1, "e")).unwrap();
    let Ok(Some(Notice::OtherWords(now, before))) = rounds.make_room(&todays(2, "e")) else {
        panic!("nothing is set aside")
    };
    let [now, before] = [now, before].map(|path| path.file_name().unwrap().to_owned());
    assert_eq!([now, before], ["today.left-1.json", "today.json"]);
}

#[test]
fn what_cannot_be_saved_is_said_once_and_at_the_end_and_never_called_saved() {
    for (input, rounds) in [("e\nquit\n", 0), ("e\nt\nagain\ne\nt\nquit\n", 2)] {
        let place = place();
        let is_a_file = place.path("words.txt");
        let ran = Ran::of(game(&place, "").env("EVIL_HANGMAN_HOME", is_a_file), input);
        assert_eq!(ran.out.matches("ounds cannot be kept in").count(), 1, "{ran:?}");
        assert_eq!(ran.out.matches("You lost.").count(), rounds, "{ran:?}");
        assert!(!ran.out.contains("is saved"), "{ran:?}");
        assert_eq!((ran.err.lines().count(), ran.status), (1, Some(1)), "{ran:?}");
        assert!(ran.err.contains("check the folder in its path"), "{ran:?}");
    }
}

#[test]
fn rounds_of_an_earlier_version_are_counted_as_skipped_and_stay() {
    let text = fs::read_to_string(project("tests/kept/history.jsonl")).unwrap();
    let place = Place::with(&[("evil-hangman/history.jsonl", &text)]);
    let ran = place.run("stats --export csv");
    assert_eq!((ran.status, ran.err.lines().count()), (Some(0), 1));
    assert_eq!(ran.out.lines().count(), 1, "only the names of the columns");
    assert_eq!(place.read("evil-hangman/history.jsonl"), text);
}

#[test]
fn statistics_are_printed_as_text_as_json_and_as_a_table() {
    let place = place();
    assert_eq!(place.run("stats --export csv").ok().lines().count(), 1);
    play(&place, "--opponent greedy", "e\nt\nn\n");
    place.write("one.txt", "deal\n");
    let fair = "--words one.txt --length 4 --lives 9 --opponent fair";
    place.fed(fair, "d\ne\na\nl\nn\n");
    play(&place, "--opponent greedy", "hint\ne\nt\nn\n");
    const KEPT: &str = "evil-hangman/history.jsonl";
    let kept = place.read(KEPT);
    // A round that was lost cannot have been won.
    let made_up = kept.lines().next().unwrap().replace("\"lost\"", "\"won\"");
    let with_more = kept + "rubbish\nmore\n" + &made_up + "\n";
    place.write(KEPT, &with_more);
    let complaints = place.run("stats").err;
    assert_eq!(place.read(KEPT), with_more, "nothing is thrown away");
    assert_eq!(complaints.lines().count(), 1, "{complaints}");
    let json = place.run("stats --json").json();
    assert_eq!((&json["played"], &json["won"]), (&3.into(), &1.into()));
    let table = place.run("stats --export csv").out;
    let column = |name: &str| column(&table, name);
    assert_eq!(column("outcome"), ["lost", "won", "lost"]);
    assert_eq!(column("lives"), ["2", "9", "2"]);
    assert_eq!(column("guessed")[0], "ET");
    assert_eq!(column("hinted"), ["false", "false", "true"]);
}

#[test]
#[cfg(target_os = "linux")]
fn a_history_of_any_size_takes_little_memory() {
    let place = place();
    play(&place, "--opponent greedy", "e\nt\nn\n");
    let path = store_of(&place).path();
    let line = fs::read_to_string(&path).unwrap();
    let mut file = fs::OpenOptions::new().append(true).open(&path).unwrap();
    // Rounds, a line without an end, and another round.
    let ended = store_of(&place).read().unwrap().records.remove(0).ended;
    let played_at = |second| Record::new(ended.clone(), second).to_line();
    let rounds: String = (1..=33_000).map(played_at).collect();
    file.write_all(rounds.as_bytes()).unwrap();
    let endless = line.replace("E-", &"E- ".repeat(10_000_000));
    file.write_all(format!("{endless}{}", played_at(0)).as_bytes()).unwrap();
    let stats = |flag: &str| {
        let script = format!("ulimit -v 40000; exec \"$0\" stats {flag}");
        place.shell(&script, "")
    };
    let ran = stats("--json");
    assert_eq!(ran.json()["played"], 33_002);
    assert!(!ran.err.is_empty(), "a line was skipped");
    assert_eq!(stats("--export csv").out.lines().count(), 33_003, "with a heading");
    // A reader that has had enough is no error.
    let unread = "{ \"$0\" stats --export csv; echo $? >status; } | (exec 0<&-)";
    let ran = place.shell(unread, "");
    assert_eq!((ran.err.as_str(), place.read("status").as_str()), ("", "0\n"));
    // Holes take no room on the disk.
    file.set_len(8 << 30).unwrap();
    assert_eq!(stats("").status, Some(1));
    fs::remove_file(path).unwrap();
}

#[test]
#[cfg(target_os = "linux")]
fn a_system_without_randomness_can_play() {
    let place = place();
    let strace = ["-f", "-o", "/dev/null", "-e", "inject=getrandom:error=EAGAIN"];
    if !there_is("strace", (strace, ["true"])) {
        return;
    }
    let game = place.command("strace", (strace, [GAME, "--line"], NINE));
    assert_eq!(Ran::of(game, "e\nt\nn\n").status, Some(0));
    assert_eq!(store_of(&place).read().unwrap().records.len(), 1);
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
    let place = place();
    let store = store_of(&place);
    let rounds = "e\no\nt\nc\nagain\n".repeat(40);
    let (mut told, mut resumable) = (0, 0);
    for _ in 0..kills() {
        let mut command = game(&place, "--opponent greedy");
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
        let history = store.read().unwrap();
        assert_eq!(history.skipped, 0);
        assert!(history.records.len() >= told, "{} kept of {told}", history.records.len());
        for (file, _) in
            Rounds::lock(&store).into_iter().flat_map(|rounds| rounds.left().collect::<Vec<_>>())
        {
            resumable += 1;
            fs::remove_file(file).unwrap();
        }
    }
    let kept = store.read().unwrap().records.len();
    println!("{} kills: {told} ends seen, {kept} kept, {resumable} rounds to resume", kills());
    assert!(told > 0 && resumable > 0, "the moments were not only before the first letter");
    assert!(play(&place, "", "e\nt\nn\n").ok().ends_with("Goodbye.\n"));
    assert_eq!(store.read().unwrap().records.len(), kept + 1);
}
