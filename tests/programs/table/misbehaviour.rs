//! Tests of players that misbehave: each ends its game with one clear message, and nothing else.

use std::fs;

use super::support::*;

/// A player's start: sends its name and reads the words.
pub const HELLO: &str =
    "read l; echo hangman 1 bad; read l; read l; echo ready; read l; read l; read l;";

/// A limit that no player here reaches unless it hangs, however busy the machine is.
const PATIENCE: &str = "100s";

/// The fault of each guesser, a part of its message, and what it does on its turn. What has left the group is measured as well.
#[cfg(target_os = "linux")]
const GUESSERS: &str = r#"
    too_slow | gave no answer within 3000 ms | while read l; do :; done
    too_slow | gave no answer within 3000 ms | sleep 100
    too_slow | was still computing its answer after 500 ms | while :; do :; done
    too_slow | gave no answer | trap '' TERM HUP INT; while true; do sleep 1; done
    too_slow | gave no answer within 3000 ms | kill -STOP $$
    ended | ended before its first answer (exit status 3) | sleep 100 & exit 3
    ended | ended before its first answer (exit status 3) | exit 3
    ended | ended before its first answer (signal 9 SIGKILL) | kill -KILL $$
    closed | closed its output before its first answer | exec 1>&-; sleep 100
    not_understood | said "blah" where it should have said "guess LETTER" | echo blah; sleep 100
    not_understood | said "ready" where it should have said | echo ready; sleep 100
    not_understood | "guess" needs one letter of the alphabet: guess e | echo guess 5; sleep 100
    not_understood | said "\u{1b}[2J" | printf '\033[2J\n'; sleep 100
    not_utf8 | wrote bytes that are not UTF-8 | printf '\377\376\n'; sleep 100
    long_line | wrote a line of more than 4096 bytes | yes | tr -d '\n'
    flood | wrote more than 1000 blank lines and comments in a row | yes '# hm'
    flood | wrote more than 1000 blank lines and comments in a row | yes ''
    repeated | guessed e again, which had already been answered | yes 'guess e'
    memory | MiB of memory, more than the 200 MiB allowed | (head -c 400000000 /dev/zero; sleep 100) | tail -n 1
    memory | MiB of memory, more than the 200 MiB allowed | setsid sh -c '(head -c 400000000 /dev/zero; sleep 97531) | tail -n 1' & wait
    processes | more than the 16 allowed | i=0; while [ $i -lt 400 ]; do sleep 97531 & i=$((i+1)); done; wait
    out_of_time | used up its 5000 ms for a game | echo guess e; read l; read l; sleep 2; echo guess o; read l; read l; sleep 2; echo guess l; read l; read l; sleep 2; echo guess d
"#;

/// Returns the rows of a table of faults: the kind, a part of the message, and what the player does.
fn faults(table: &str) -> Vec<[&str; 3]> {
    let rows = table.lines().map(str::trim).filter(|row| !row.is_empty());
    rows.map(|row| row.splitn(3, " | ").collect::<Vec<_>>().try_into().unwrap()).collect()
}

#[cfg(target_os = "linux")]
#[test]
fn a_guesser_that_misbehaves_loses_its_games_and_no_others() {
    let is_slow = |[kind, _, what]: &[&str; 3]| {
        matches!(*kind, "too_slow" | "out_of_time") || what.contains("& exit")
    };
    let (slow, others): (Vec<_>, Vec<_>) = faults(GUESSERS).into_iter().partition(is_slow);
    let (computing, slow): (Vec<_>, Vec<_>) =
        slow.into_iter().partition(|[_, sentence, _]| sentence.contains("computing"));
    misbehave(&slow, 1, "3s", "5s");
    // Only processor time counts for it, so it needs no patience.
    misbehave(&computing, 1, "500ms", "5s");
    misbehave(&others, 2, PATIENCE, PATIENCE);
    wait_until("what has left its group and all that was forked ends, too", || !runs("97531"));
}

/// Each of these loses all its games with one clear sentence, and a guesser that does nothing wrong beside
/// them none.
#[cfg(target_os = "linux")]
fn misbehave(guessers: &[[&str; 3]], each: usize, move_time: &str, game_time: &str) {
    let commands: Vec<_> = guessers
        .iter()
        .flat_map(|[.., what]| [String::from("--guesser"), format!("cmd:{HELLO} {what}")])
        .collect();
    let times = format!("--games {each} --move-time {move_time} --game-time {game_time}");
    let limits = "--jobs 12 --lives 26 --start-time 100s --memory 200 --processes 16";
    let games = games(("--setter greedy --guesser frequency", (times, limits), commands));
    assert_eq!(games.len(), each * (guessers.len() + 1));
    no_fault(&games[..each]);
    for ([kind, sentence, what], games) in guessers.iter().zip(games[each..].chunks(each)) {
        for game in games {
            assert_eq!(game["fault"], *kind, "{what}: {}", game["sentence"]);
            assert_eq!((&game["fault_by"], &game["winner"]), (&"guesser".into(), &"setter".into()));
            let said = game["sentence"].as_str().unwrap();
            assert!(said.contains(sentence), "{what}: {said}");
            assert_eq!(said.lines().count(), 1, "{said}");
            let mut transcript = game["transcript"].as_array().unwrap().iter();
            assert!(transcript.any(|line| line == "guesser < turn ---- 26"), "{transcript:?}");
        }
    }
}

#[test]
fn a_player_that_cannot_start_says_so_and_nobody_waits_for_it_for_ever() {
    for (command, kind) in [
        ("cmd:/no/such/program", "no_start"),
        ("cmd:exit 0", "ended"),
        ("cmd:read l; echo hangman 2 new; sleep 100", "version"),
        ("cmd:read l; echo hello; sleep 100", "not_understood"),
        ("cmd:read l; echo hangman 1 x; read l; read l; sleep 100", "too_slow"),
    ] {
        let time = if kind == "too_slow" { "300ms" } else { PATIENCE };
        let more = ["--guesser", command, "--start-time", time];
        for game in games(("--setter greedy --games 12", more)) {
            assert_eq!(game["fault"], kind, "{command}: {}", game["sentence"]);
        }
    }
}

/// The fault of each setter, a part of its message, and how it answers.
const SETTERS: &str = "
    no_word_fits | 9 words; miss e (3 left) | while read l; do echo miss; done
    past_the_end | put e at position 5 of a word of 4 letters | read l; echo hit 5
    wrong_letter | answered about x when it was asked about e | read l; echo hit x 1
    not_understood | positions are numbers from 1 to the length | read l; echo hit 0
    does_not_fit | revealed ibex, which does not fit its own answers | while read l; do case $l in reveal) echo word ibex;; *e) echo hit 1 4;; *l) echo hit 2;; *s) echo hit 3;; esac; done
    too_slow | gave no answer within 400 ms | read l; sleep 100
";

#[test]
fn a_setter_is_held_to_its_words() {
    let hello = "read l; echo hangman 1 bad; read l; read l; echo ready; read l; read l;";
    for [kind, sentence, what] in faults(SETTERS) {
        let command = format!("cmd:{hello} {what}");
        // Only one of them is to be too slow; the others may take their time on a busy machine.
        let time = if kind == "too_slow" { "400ms" } else { PATIENCE };
        let more = ["--setter", &command, "--move-time", time, "--game-time", PATIENCE];
        let game = &games(("--guesser frequency --games 1 --lives 26", more))[0];
        assert_eq!(game["fault"], kind, "{what}: {}", game["sentence"]);
        assert_eq!((&game["fault_by"], &game["winner"]), (&"setter".into(), &"guesser".into()));
        let said = game["sentence"].as_str().unwrap();
        assert!(said.contains(sentence), "{said}");
    }
}

/// Returns whether a process with this argument is running.
#[cfg(target_os = "linux")]
pub fn runs(argument: &str) -> bool {
    let of = |entry: fs::DirEntry| fs::read(entry.path().join("cmdline")).unwrap_or_default();
    fs::read_dir("/proc").unwrap().filter_map(Result::ok).map(of).any(|line| {
        // The shell has it in its script; what is looked for has it as an argument of its own.
        line.split(|byte| *byte == 0).any(|part| part == argument.as_bytes())
    })
}

#[cfg(target_os = "linux")]
#[test]
fn nothing_in_the_process_group_of_a_player_outlives_it() {
    let mark = format!("98{}", std::process::id());
    let leave = [
        // Children, one of them without its parent.
        format!(
            "cmd:{HELLO} sleep {mark} & (sh -c 'sleep {mark} & sleep {mark} & exit' &) ; sleep 0.2; exit 0"
        ),
        format!("cmd:{HELLO} sleep {mark} & sleep 0.1; sleep {mark}"),
    ];
    for command in leave {
        let games = games(("--setter greedy --games 2 --move-time 1500ms --guesser", [&command]));
        assert!(games.iter().all(|game| game["fault_by"] == "guesser"), "{games:?}");
        assert!(!runs(&mark), "{command}");
    }
}

#[test]
fn a_player_that_never_reads_is_noticed_when_its_pipe_is_full() {
    let place = Place::with(&[("z.txt", "z\n")]);
    // Every game has the same 26 letters, so that it need not read to play by the rules.
    let letters = "a b c d e f g h i j k l m n o p q r s t u v w x y z";
    let deaf = format!(
        "cmd:read l; echo hangman 1 x; read l; read l; echo ready; \
         while :; do for c in {letters}; do echo guess $c; done; done"
    );
    let game = "match --setter greedy --lives 26 --games 260 --series 260 --move-time 1s --json";
    let report = place.run((game, "--words z.txt --guesser", [deaf])).json();
    let games = report["games"].as_array().unwrap();
    no_fault(&games[..1]);
    let first = games.iter().find(|game| game["fault"].is_string()).unwrap();
    assert_eq!(first["fault"], "deaf", "{}", first["sentence"]);
}
