//! Tests of the output of a match: the same for any number of jobs, for people and for programs.

use std::fs;

use super::misbehaviour::HELLO;
use super::support::{json, line, nine, printed, run};
use crate::support::{GAME, Place, column, project};

#[test]
fn any_number_of_jobs_gives_the_same_results() {
    let words = nine();
    let broken = format!("broken=cmd:{HELLO} echo guess e; read l; read l; exit 4");
    let run = |jobs: &str, format: &str| {
        printed(&line(
            "match --guesser frequency --guesser lookahead --setter fair --setter merciless --setter greedy:stanford --games 8 --lives 3 --seed 5 --series 3",
            &["--words", &words, "--guesser", &broken, "--jobs", jobs, format],
        ))
    };
    for format in ["--json", "--csv", "--gradescope"] {
        assert_eq!(run("1", format), run("5", format), "{format}");
    }
    assert!(run("3", "--json").contains("\"seed\":5"));
}

#[test]
fn a_row_for_each_game_and_points_for_gradescope() {
    let words = nine();
    let broken = format!("bad=cmd:{HELLO} exit 4");
    let arguments =
        ["match", "--words", &words, "--guesser", &broken, "--setter", "greedy", "--games", "3"];
    let ran = run(&[&arguments[..], &["--csv"]].concat());
    assert_eq!(ran.status, Some(1), "no game was played to its end");
    let rows = ran.out;
    assert_eq!(column(&rows, "game"), ["1", "2", "3"]);
    assert_eq!(column(&rows, "fault"), ["ended"; 3]);
    assert_eq!(column(&rows, "winner"), ["setter"; 3]);
    let results = run(&[&arguments[..], &["--gradescope"]].concat()).json();
    assert_eq!(results["score"], 0.0);
    let test = &results["tests"][0];
    assert_eq!((&test["max_score"], &test["status"]), (&10.0.into(), &"failed".into()));
    assert!(test["output"].as_str().unwrap().contains("guesser < turn ---- 6"));
}

#[test]
fn evaluate_takes_strangers_too() {
    let setter = "cmd:read l; echo hangman 1 s; read l; read l; echo ready; while read l; do case $l in \
                  guess*) echo miss;; esac; done";
    let words = nine();
    let ran = run(&["evaluate", "--words", &words, "--guesser", "lookahead", "--opponent", setter]);
    assert!(ran.out.contains("gave answers that no word on the list fits"), "{ran:?}");
    assert_eq!(ran.status, Some(1), "a game was not measured");
    let bad = format!("bad=cmd:{HELLO} exit 1");
    let report = run(&line("evaluate --json", &["--words", &words, "--guesser", &bad]));
    let report: serde_json::Value = serde_json::from_str(&report.out).unwrap();
    assert_eq!(report["games"].as_array().unwrap().len(), 9, "a game for each word of the list");
    assert_eq!(report["faults"], 9);
    // Another program that speaks the protocol finds each word as the built-in player does.
    let stranger = format!("cmd:'{GAME}' seat --guesser frequency");
    let asked = ["evaluate", "--words", &words, "--lives", "2", "--json", "--guesser"];
    let own = json(&[&asked[..], &["frequency"]].concat());
    let theirs = json(&[&asked[..], &[&stranger, "--seed", "5"]].concat());
    assert_eq!(theirs["won"], own["won"]);
}

#[test]
fn the_oracle_prints_the_classic_handout_in_three_ways() {
    // The worked example of the University of Texas: see "Rules of courses" in DESIGN.md.
    let words = nine();
    let arguments = ["oracle", "--words", &words, "--letters", "e,o,d", "--rule", "utexas"];
    let text = printed(&arguments);
    let expected = "\
9 words of 4 letters from nine.txt; ties fewest,first

Turn 1: E -> ---- (1 miss)
> ----        3  ally cool good
  --e-        2  flew ibex
  -e--        2  beta deal
  ---e        1  hope
  e--e        1  else

Turn 2: O -> -oo- (1 miss)
> -oo-        2  cool good
  ----        1  ally

Turn 3: D -> -oo- (2 misses)
> -oo-        1  cool
  -ood        1  good
";
    assert_eq!(text, expected);
    let report = json(&[&arguments[..], &["--json"]].concat());
    assert_eq!(report["turns"][1]["kept"], "-oo-");
    assert_eq!(report["turns"][1]["families"][0]["positions"], serde_json::json!([2, 3]));
    assert_eq!(report["turns"][2]["misses"], 2);
    let page = printed(&[&arguments[..], &["--markdown"]].concat());
    assert!(page.contains("### Turn 2: O → `-oo-` (1 miss)"), "{page}");
    assert!(page.contains("| **`-oo-`** | **2** | **kept** cool good |"), "{page}");
}

#[test]
fn lists_for_lessons_are_words_and_clean() {
    let blocked = fs::read_to_string(project("crates/words/assets/words/blocked/en.txt")).unwrap();
    let blocked: Vec<_> = blocked.lines().collect();
    let mut lists = 0;
    for entry in fs::read_dir(project("assets/lists")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "txt") {
            continue;
        }
        lists += 1;
        let text = fs::read_to_string(&path).unwrap();
        let words: Vec<_> = text.lines().collect();
        assert!(words.is_sorted_by(|one, next| one < next), "{path:?}");
        for word in &words {
            assert!(word.chars().all(|c| c.is_ascii_lowercase()), "{path:?}: {word}");
            assert!(!blocked.contains(word), "{path:?}: {word}");
        }
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let readme = fs::read_to_string(project("assets/lists/README.md")).unwrap();
        assert!(readme.contains(&format!("| `{name}` | {} |", words.len())), "{name}");
    }
    assert_eq!(lists, 5);
}

#[test]
fn pupils_see_no_blocked_word_in_any_table() {
    let place = Place::with(&[("words.txt", "cock\nrape\nrock\n")]);
    let words = place.path("words.txt");
    let words = words.to_str().unwrap();
    let names = |printed: &str| ["cock", "rape"].iter().any(|word| printed.contains(word));
    let odd = "cmd:echo hangman 1 x; read a; read b; read c; echo ready; read d; read e; read f; echo rape";
    let tables: [&[&str]; 6] = [
        &["oracle", "--words", words, "--letters", "ro"],
        &["oracle", "--words", words, "--letters", "ro", "--json"],
        &["match", "--words", words, "--guesser", "frequency", "--setter", "fair", "--json"],
        &["match", "--words", words, "--guesser", "frequency", "--setter", "greedy", "--csv"],
        &["match", "--words", words, "--guesser", "frequency", "--setter", odd, "--json"],
        &["evaluate", "--words", words, "--guesser", "frequency", "--opponent", odd, "--json"],
    ];
    for arguments in tables {
        assert!(names(&run(arguments).out), "{arguments:?}");
        let clean = run(&[arguments, &["--clean"]].concat()).out;
        assert!(!names(&clean), "{arguments:?}\n{clean}");
    }
    // A fair setter draws no such word, for pupils and for a graded report; programs that play get every word.
    let game = ["match", "--words", words, "--guesser", "frequency", "--setter", "fair"];
    let drawn = json(&[&game[..], &["--games", "40", "--json", "--clean"]].concat());
    let drawn = drawn["games"].as_array().unwrap();
    assert!(drawn.len() == 40 && drawn.iter().all(|game| game["word"] == "rock"));
    let seat = |flags: &[&str]| {
        let lines =
            format!("hangman 1 setter\nwords {words}\nseed 3\ngame 4 1\nguess z\nreveal\nquit\n");
        Place::new().fed(&[&["seat", "--setter", "fair"], flags].concat(), lines).out
    };
    assert!(seat(&["--clean"]).ends_with("word rock\n"), "{}", seat(&["--clean"]));
    let said = seat(&[]);
    assert!(said.ends_with("word cock\n") || said.ends_with("word rape\n"), "{said}");
}

#[test]
fn a_built_in_setter_plays_by_the_rule_of_its_name() {
    let place = Place::new();
    let seat = |setter: &[&str]| {
        let words = project("assets/lists/ties.txt").display().to_string();
        let game = "game 3 8\nguess a\nguess i\nquit";
        let lines = format!("hangman 1 setter\nwords {words}\nseed 3\n{game}\n");
        place.fed(&[&["seat", "--setter"], setter].concat(), &lines).out
    };
    let named = seat(&["greedy:utexas-easy"]);
    assert_eq!(named, seat(&["greedy", "--rule", "utexas-easy"]));
    assert_ne!(named, seat(&["greedy"]));
}

#[test]
fn the_rules_of_courses_can_be_played_and_the_default_stays() {
    let words = nine();
    let play = |rule: &[&str]| {
        let game = "--line --no-history --no-config --opponent greedy --length 4 --lives 8 --seed 1 --words";
        let game = line(game, &[&words]);
        Place::new().fed(&[&game[..], rule].concat(), "e\no\n").out
    };
    let default = play(&[]);
    assert!(default.contains("There are two O's"), "{default}");
    assert_eq!(play(&["--rule", "byu"]), default);
    let easy = play(&["--rule", "utexas-easy"]);
    assert!(easy.contains("There's no O."), "the second largest on turn 2: {easy}");
    run(&["--line", "--opponent", "fair", "--rule", "byu"])
        .refused(&["the opponent fair has no rule; take --opponent greedy"]);
}

#[cfg(target_os = "linux")]
#[test]
fn the_time_of_a_guess_has_nothing_of_the_start() {
    let wastes = "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done";
    let starts = format!("cmd:{wastes}; exec '{GAME}' seat --guesser frequency");
    let report =
        json(&line("evaluate --json --sample 9", &["--words", &nine(), "--guesser", &starts]));
    let seconds = report["cpu_seconds"].as_f64().unwrap();
    assert!(seconds < 0.1, "{seconds}");
}
