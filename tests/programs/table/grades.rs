//! Tests of the grades of a class: nobody else's submission, no end and no shortage changes one.

use std::fs;
#[cfg(unix)]
use std::io::{BufRead, BufReader};
#[cfg(unix)]
use std::os::unix::fs::PermissionsExt;
use std::process::{Child, Stdio};

use super::support::*;

/// A right setter that speaks the protocol.
pub fn right() -> String {
    fs::read_to_string(project("examples/players/python/setter.py")).unwrap()
}

/// A setter that says what comes before a game, and never answers.
const MUTE: &str = include_str!("../../submissions/grades/mute.py");

/// Runs a program without root's right to read and write every file.
#[cfg(target_os = "linux")]
const AS_A_USER: &str = "test $(id -u) != 0 || exec setpriv --bounding-set -dac_override,-dac_read_search \"$0\" \"$@\"; \
                         exec \"$0\" \"$@\"";

/// A folder with a few words and these submissions; `None` without Python.
pub fn class(submissions: &[(&str, &str)]) -> Option<Place> {
    let place = with_python()?;
    place.write("words.txt", "cool\ndeal\ngood\n");
    for (name, source) in submissions {
        place.write(&format!("{name}/setter.py"), source);
    }
    Some(place)
}

/// Returns a folder with a few words and the submissions of an archive, in which RIGHT is a right setter, and ROOT the folder.
fn unpacked(archive: &str) -> Option<Place> {
    let place = class(&[])?;
    let root = place.path("");
    let root = root.to_str().unwrap().trim_end_matches('/');
    place.unpack(&archive.replace("RIGHT\n", &right()).replace("ROOT", root));
    Some(place)
}

/// The arguments that check submissions in two small games each.
fn arguments(names: impl Arguments, more: impl Arguments) -> Vec<String> {
    let check = (["check", "--run", "python3 setter.py"], "--ties any --cases 2");
    (check, ("--length 3..4 --words words.txt --each", names), more).all()
}

pub fn check(place: &Place, names: impl Arguments, more: impl Arguments) -> Ran {
    place.run(arguments(names, more))
}

fn points(place: &Place, name: &str) -> String {
    rows(place).get(name).map_or_else(String::new, |row| row.0.clone())
}

#[test]
fn a_submission_is_its_path_and_is_checked_again_when_it_has_changed() {
    let (right, wrong) = (right(), "import sys; sys.exit(1)");
    let Some(place) = class(&[("a/ann", &right), ("b/ann", wrong)]) else { return };
    check(&place, "a/ann b/ann", "");
    let both = |place: &Place| ["a/ann", "b/ann"].map(|name| points(place, name));
    assert_eq!(both(&place), ["10.00", "0.00"]);
    assert_eq!(place.names("results/a"), ["ann.json"]);
    // Nothing has changed, so nothing is checked.
    let again = check(&place, "b/ann", "");
    assert!(again.out.contains("1 submission has a grade"), "{again:?}");
    place.write("b/ann/setter.py", &right);
    check(&place, "b/ann", "");
    assert_eq!(both(&place), ["10.00", "10.00"]);
    // So it is with everything else that the grade depends on.
    let helped = ["--compile", "test -d $HERE/lib || true"];
    for (change, more) in [
        ("--again", &["--again"][..]),
        ("a flag", &["--clean"]),
        ("words", &[]),
        ("a folder", &helped),
        ("its file", &helped),
    ] {
        match change {
            "words" => place.write("words.txt", "cool\ndeal\nwood\n"),
            "its file" => place.write("lib/help.txt", "new"),
            _ => {}
        }
        let again = check(&place, "b/ann", more);
        let is_known = again.out.contains("has a grade");
        assert_eq!((is_known, again.status), (false, Some(0)), "{change}: {again:?}");
    }
    // A mistake is one even if it is too rare to cost points.
    let table = place.read("results/grades.csv").replace("10.00,3,0,", "10.00,3,1,");
    place.write("results/grades.csv", table);
    assert_eq!(check(&place, "b/ann", helped).status, Some(1));
}

/// Starts a check that ends with the first signal.
fn start(place: &Place, names: impl Arguments, more: impl Arguments) -> Child {
    let more = ("--move-time 100s", more);
    place.command(GAME, arguments(names, &more)).stdout(Stdio::piped()).spawn().unwrap()
}

#[cfg(unix)]
#[test]
fn what_is_finished_is_kept_whatever_ends_the_check_and_the_rest_has_no_grade() {
    let right = right();
    for signal in ["KILL", "TERM"] {
        let Some(place) = class(&[("ann", &right), ("bob", MUTE), ("cleo", &right)]) else {
            return;
        };
        let names = ["ann", "bob", "cleo"];
        let child = start(&place, names, "");
        wait_until("ann has a grade", || points(&place, "ann") == "10.00");
        kill(signal, child.id());
        child.wait_with_output().unwrap();
        let others = || [points(&place, "bob"), points(&place, "cleo")];
        assert_eq!(others(), ["no grade", "no grade"], "{signal}");
        assert_eq!(place.names("results").len(), 2, "the table and the file of ann");
        // The same command goes on.
        place.write("bob/setter.py", &right);
        let ran = check(&place, names, "--move-time 100s");
        assert!(ran.out.contains("1 submission has a grade"), "{ran:?}");
        assert_eq!(others(), ["10.00", "10.00"]);
    }
}

#[cfg(unix)]
#[test]
fn when_the_time_is_over_that_is_said_instead_of_a_grade() {
    let Some(place) = class(&[("ann", MUTE)]) else { return };
    for compile in ["true", "sleep 100"] {
        let more = ["--total-time", "2s", "--move-time", "100s", "--compile", compile];
        check(&place, "ann", more);
        let (points, sentence) = rows(&place)["ann"].clone();
        assert_eq!(points, "no grade");
        assert_eq!(sentence.contains("compiling"), compile != "true", "{sentence}");
    }
}

#[cfg(unix)]
#[test]
fn after_a_few_games_it_is_said_that_all_of_them_take_long() {
    let Some(place) = class(&[("ann", &right())]) else { return };
    let mut arguments = arguments("ann", "--total-time 100s");
    arguments.iter_mut().filter(|one| *one == "2").for_each(|cases| *cases = "1000000".into());
    let mut child = place.command(GAME, &arguments).stdout(Stdio::piped()).spawn().unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let slow = said.find(|line| line.contains("minutes; --cases N"));
    assert!(slow.unwrap().ends_with("plays fewer."), "there is a limit already");
    kill("TERM", child.id());
    child.wait().unwrap();
}

#[cfg(unix)]
#[test]
fn a_compiler_may_print_without_end_and_leave_something_behind() {
    let Some(place) = class(&[("ann", &right())]) else { return };
    check(&place, "ann", "--compile yes");
    assert_eq!(points(&place, "ann"), "0.00");
    let forks = "i=0; while [ $i -lt 300 ]; do sleep 100 & i=$((i + 1)); done; wait";
    check(&place, "ann", ["--compile", forks]);
    assert!(rows(&place)["ann"].1.contains("256 processes"), "{:?}", rows(&place));
    for compile in ["sleep 100 & true", "exec > log 2>&1; sleep 0.2; true"] {
        check(&place, "ann", ["--compile", compile]);
        assert_eq!(points(&place, "ann"), "10.00", "{compile}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_shortage_of_ours_is_no_grade_and_leaves_nothing_behind() {
    let Some(place) = class(&[("ann", &right())]) else { return };
    let temporary = tempfile::tempdir().unwrap();
    let run = |before: &str, folder: &str, arguments: &dyn Arguments| {
        let before = format!("{before}; exec \"$0\" \"$@\"");
        let mut command = place.command("sh", (["-c", &before, GAME], arguments));
        let ran = Ran::of(command.env("TMPDIR", folder), "");
        assert_eq!(ran.status, Some(1), "{before}: {ran:?}");
        ran
    };
    let each = arguments("ann", "--compile true");
    let folder = temporary.path().to_str().unwrap();
    for descriptors in 5..10 {
        run(&format!("ulimit -n {descriptors}"), folder, &each);
        assert_ne!(points(&place, "ann"), "0.00", "{descriptors}");
        wait_until("no file is left", || names(temporary.path()).is_empty());
    }
    run("true", "/nowhere", &each);
    assert_eq!(points(&place, "ann"), "no grade");
    let single = ["check", "--setter", "cmd:python3 ann/setter.py", "--format", "gradescope"];
    assert_eq!(run("true", "/nowhere", &single).out, "");
}

#[cfg(target_os = "linux")]
#[test]
fn a_submission_that_cannot_be_copied_has_no_grade_and_ends_nothing() {
    let right = right();
    let class_of = [("ann", &*right), ("big", &*right), ("closed", &*right), ("dora", &*right)];
    let Some(place) = class(&class_of) else { return };
    let file = fs::File::create(place.path("big/data.bin")).unwrap();
    file.set_len(300 << 20).unwrap();
    let secret = place.path("closed/secret.txt");
    fs::write(&secret, "").unwrap();
    fs::set_permissions(&secret, fs::Permissions::from_mode(0o000)).unwrap();
    let all = arguments("ann big closed dora", "");
    let ran = place.shell(AS_A_USER, all);
    for (name, expected, sentence) in [
        ("ann", "10.00", ""),
        ("big", "no grade", "larger than 256 MiB"),
        ("closed", "no grade", "\"secret.txt\" in the submission can't be read"),
        ("dora", "10.00", ""),
    ] {
        let (points, said) = rows(&place)[name].clone();
        assert_eq!((&*points, said.contains(sentence)), (expected, true), "{name}: {said} {ran:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_submission_with_something_in_place_of_a_table_of_grades_is_checked() {
    let right = right();
    let Some(place) = class(&[("ann", &right), ("bob", &right)]) else { return };
    let pipe = place.path("ann/grades.csv");
    assert!(place.command("mkfifo", [pipe.to_str().unwrap()]).status().unwrap().success());
    std::os::unix::fs::symlink("/dev/zero", place.path("bob/grades.csv")).unwrap();
    // It could wait for ever, or use all memory.
    let bounded = "ulimit -v 4000000; exec timeout -s KILL 100 \"$0\" \"$@\"";
    let ran = place.shell(bounded, arguments("ann bob", ""));
    assert_eq!(["ann", "bob"].map(|name| points(&place, name)), ["10.00", "10.00"], "{ran:?}");
}

#[test]
fn commands_that_start_nothing_are_named_and_are_nobodys_fault() {
    let right = right();
    let names = ["ann", "bob", "cleo", "dora"];
    let Some(place) = class(&names.map(|name| (name, &*right))) else { return };
    place.write("results/ann.json", "of an earlier check");
    let ran = check(&place, names, "--compile no-such-compiler");
    assert!(ran.status == Some(1) && ran.err.contains("--compile"), "{ran:?}");
    assert!(rows(&place).values().all(|row| row.0 == "no grade"), "{:?}", rows(&place));
    assert_eq!(place.names("results"), ["grades.csv"]);
}

#[cfg(unix)]
#[test]
fn a_compiler_that_runs_for_the_teacher_only_is_no_fault_of_a_submission() {
    let Some(place) = class(&[("ann", &right())]) else { return };
    place.program("bin/compiler", "#!/bin/sh\ntest -n \"$TOOLCHAIN\"\n");
    let run = |more: &str| {
        let more = (["--sandbox", "off", "--compile", "printf x && compiler all"], more);
        let mut command = place.command(GAME, arguments("ann", more));
        command.env("PATH", format!("{}:{}", place.path("bin").display(), *PATH));
        Ran::of(command.env("TOOLCHAIN", "here"), "");
        rows(&place)["ann"].clone()
    };
    let (points, sentence) = run("");
    assert!(points == "no grade" && sentence.contains("compiler runs for you"), "{sentence}");
    assert_eq!(run("--env TOOLCHAIN").0, "10.00");
    // One that works refuses a submission, and that is its fault.
    place.program("bin/compiler", "#!/bin/sh\ntest \"$1\" = --version\n");
    assert_eq!(run("").0, "0.00");
}

#[cfg(unix)]
#[test]
fn without_a_sandbox_the_folders_of_a_submission_are_still_its_own() {
    let outside = include_str!("../../submissions/grades/outside.txt");
    let Some(place) = unpacked(outside) else { return };
    let all = arguments("ann bob cleo dora", "--sandbox off");
    let ran = Ran::of(place.command(GAME, &all).env("SECRET", "1"), "");
    assert!(ran.out.contains("without a sandbox"), "{ran:?}");
    for name in ["ann", "bob", "cleo", "dora"] {
        // Only bob has destroyed his own program, and only in his copy.
        assert_eq!(points(&place, name) == "10.00", name != "bob", "{name} {ran:?}");
    }
    assert!(place.read("bob/setter.py").len() > 100);
}

#[cfg(target_os = "linux")]
#[test]
fn in_a_sandbox_nobody_reads_or_changes_what_belongs_to_others() {
    let Some(_) = with(&SANDBOX) else { return };
    let home = tempfile::tempdir_in(project("target")).unwrap();
    fs::write(home.path().join("secret"), "").unwrap();
    let mark = format!("97{}", std::process::id());
    let nosy = include_str!("../../submissions/grades/nosy.txt").replace("MARK", &mark);
    let nosy = nosy.replace("SECRET", home.path().join("secret").to_str().unwrap());
    let Some(place) = unpacked(&nosy) else { return };
    // The folder of the class, where somebody has built a program, is no runtime.
    let mut command = place.command(GAME, arguments("bob ann", "--sandbox on"));
    let paths = [place.path(""), place.path("bin")];
    let paths = paths.each_ref().map(|path| path.display().to_string()).join(":");
    let ran = Ran::of(command.env("PATH", format!("{paths}:{}", *PATH)), "");
    assert!(ran.out.contains("its own sandbox"), "{ran:?}");
    for name in ["ann", "bob"] {
        assert_eq!(points(&place, name), "10.00", "{:?}", rows(&place));
    }
    wait_until("what has left its group ends, too", || !super::misbehaviour::runs(&mark));
}

#[cfg(target_os = "linux")]
#[test]
fn in_a_sandbox_a_hostile_class_changes_nobody_elses_grade() {
    let Some(_) = with(&SANDBOX) else { return };
    // Nothing of this happens outside of a sandbox.
    let hostile = include_str!("../../submissions/grades/hostile.txt");
    let Some(place) = unpacked(hostile) else { return };
    let names = place.names("").into_iter().filter(|name| place.path(name).is_dir());
    let names: Vec<_> = names.collect();
    let names: Vec<_> = names.iter().map(String::as_str).collect();
    let compile = "test ! -e endless || sleep 1000";
    let more = ["--sandbox", "on", "--jobs", "2", "--processes", "16", "--compile", compile];
    check(&place, &names, (more, "--total-time 25s"));
    for name in ["a", "h-writes", "j"] {
        assert_eq!(points(&place, name), "10.00", "{:?}", rows(&place));
    }
    for name in ["e-forks", "f-prints", "g-reads"] {
        assert_eq!(points(&place, name), "0.00", "{:?}", rows(&place));
    }
    assert_eq!(points(&place, "i-never-compiles"), "no grade");
    assert_eq!((rows(&place).len(), names.len()), (10, 10));
}

#[cfg(target_os = "linux")]
#[test]
fn in_a_sandbox_nothing_can_be_filled_without_end_and_what_is_compiled_plays() {
    let Some(_) = with(&SANDBOX) else { return };
    let Some(place) = class(&[("ann", &right()), ("bob", &right())]) else { return };
    // A file that has no name any more takes room as well.
    let fills = "for file in x /tmp/x /dev/shm/x /dev/x /x /etc/ssh/x /original/x $HERE/x /compiled.tar; do \
                 head -c 300M /dev/zero >$file && exit 1; done; rm -f x /tmp/x; exec 3>gone; rm gone; \
                 head -c 300M /dev/zero >&3 && exit 1; exec 3>&-; mv setter.py compiled.py";
    let more = ["--sandbox", "on", "--compile", fills, "--run", "python3 compiled.py"];
    let check_all = "check --ties any --cases 2 --length 3..4 --words words.txt --each ann";
    let ran = place.run((check_all, more));
    assert_eq!(points(&place, "ann"), "10.00", "{ran:?} {:?}", rows(&place));
    assert!(place.path("ann/setter.py").exists(), "only the copy was changed");
    // What doesn't fit is not compiled.
    let ran = check(&place, "bob", ["--sandbox", "on", "--compile", "head -c 300M /dev/zero >x"]);
    let (points, said) = rows(&place)["bob"].clone();
    assert!(points == "0.00" && said.contains("No space left"), "{said} {ran:?}");
}

#[test]
fn files_that_are_handed_out_replace_those_of_a_submission() {
    let Some(place) = class(&[("ann", "broken")]) else { return };
    place.write("handout/setter.py", right());
    check(&place, "ann", "--with handout");
    assert_eq!(points(&place, "ann"), "10.00");
    assert_eq!(place.read("ann/setter.py"), "broken");
}

#[cfg(target_os = "linux")]
#[test]
fn the_teachers_files_replace_whatever_has_their_name() {
    let right = right();
    let names = ["ann", "bob", "cleo", "dora"];
    let Some(place) = class(&names.map(|name| (name, "broken"))) else { return };
    place.write("handout/setter.py", "import sub.play");
    place.write("handout/sub/play.py", &right);
    // A file that may not be written, a folder, a file in place of a folder, and links to what is the teacher's own.
    let read_only = |path: &str| {
        fs::set_permissions(place.path(path), fs::Permissions::from_mode(0o444)).unwrap();
    };
    read_only("ann/setter.py");
    fs::remove_file(place.path("bob/setter.py")).unwrap();
    place.write("bob/setter.py/file", "");
    place.write("cleo/sub", "");
    place.write("mine/play.py", "mine");
    fs::remove_file(place.path("dora/setter.py")).unwrap();
    for (name, to) in [("dora/setter.py", "mine/play.py"), ("dora/sub", "mine")] {
        std::os::unix::fs::symlink(place.path(to), place.path(name)).unwrap();
    }
    // Both commands name a file that may not be written, and so is the adapter that the teacher has here.
    place.write("here.txt", "");
    place.write("python.py", "");
    read_only("here.txt");
    read_only("python.py");
    let names_both = "test -e $HERE/here.txt && test -s $HERE/python.py";
    let run = format!("{names_both} && exec python3 setter.py");
    let check = ["check", "--adapter", "python", "--compile", names_both, "--run", &run];
    let games = "--with handout --cases 2 --length 3..4 --words words.txt --each";
    let ran = place.shell(AS_A_USER, (check, games, names));
    for name in names {
        assert_eq!(points(&place, name), "10.00", "{name}: {:?} {ran:?}", rows(&place));
    }
    assert_eq!(["mine/play.py", "ann/setter.py"].map(|it| place.read(it)), ["mine", "broken"]);
}

#[cfg(unix)]
#[test]
fn a_sandbox_that_does_not_work_is_named() {
    let Some(place) = class(&[("ann", &right())]) else { return };
    let refuses = "#!/bin/sh\necho 'No permissions to create new namespace' >&2\nexit 1\n";
    place.program("bin/bwrap", refuses);
    let run = |choice: &str| {
        let mut command = place.command(GAME, arguments("ann", ["--sandbox", choice]));
        let path = format!("{}:{}", place.path("bin").display(), *PATH);
        Ran::of(command.env("PATH", path), "")
    };
    let ran = run("on");
    assert!(ran.status == Some(1) && ran.err.contains("No permissions"), "{ran:?}");
    let ran = run("auto");
    assert!(ran.status == Some(0) && ran.out.contains("No permissions"), "{ran:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_player_that_moves_its_temporary_folder_does_not_keep_the_words() {
    let temporary = tempfile::tempdir().unwrap();
    let guesser = "cmd:read l; echo hangman 1 x; read l; read l; mv \"$TMPDIR\" \"$TMPDIR/../../moved\"; exit 1";
    let place = Place::new();
    let game = ("match --setter greedy --games 1 --guesser", [guesser], NINE);
    let ran = Ran::of(place.command(GAME, game).env("TMPDIR", temporary.path()), "");
    assert_eq!(ran.status, Some(1));
    assert_eq!(names(temporary.path()), ["moved"]);
    assert_eq!(names(&temporary.path().join("moved")), [""; 0]);
}
