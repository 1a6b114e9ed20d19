//! Tests of the output of a match: the same for any number of jobs, for people and for programs.

use std::fs;

use super::misbehaviour::HELLO;
use super::support::*;

#[test]
fn any_number_of_jobs_gives_the_same_results() {
    let broken = format!("broken=cmd:{HELLO} echo guess e; read l; read l; exit 4");
    let players = "match --guesser frequency --guesser lookahead --setter fair --setter merciless";
    let games = "--setter greedy:stanford --games 4 --lives 3 --seed 5 --series 3";
    let run = |jobs: &str, format: &str| {
        let more = ["--guesser", &broken, "--jobs", jobs, format];
        printed(((players, games), NINE, more))
    };
    for format in ["--json", "--csv", "--gradescope"] {
        assert_eq!(run("1", format), run("5", format), "{format}");
    }
    assert!(run("3", "--json").contains("\"seed\":5"));
}

#[test]
fn a_row_for_each_game_and_points_for_gradescope() {
    let broken = format!("bad=cmd:{HELLO} exit 4");
    let run =
        |format| run((["match", format, "--guesser", &broken], "--setter greedy --games 3", NINE));
    let ran = run("--csv");
    assert_eq!(ran.status, Some(1), "no game was played to its end");
    let rows = ran.out;
    assert_eq!(column(&rows, "game"), ["1", "2", "3"]);
    assert_eq!(column(&rows, "fault"), ["ended"; 3]);
    assert_eq!(column(&rows, "winner"), ["setter"; 3]);
    let results = run("--gradescope").json();
    assert_eq!(results["score"], 0.0);
    let test = &results["tests"][0];
    assert_eq!((&test["max_score"], &test["status"]), (&10.0.into(), &"failed".into()));
    assert!(test["output"].as_str().unwrap().contains("guesser < turn ---- 6"));
}

#[test]
fn evaluate_takes_strangers_too() {
    let setter = "cmd:read l; echo hangman 1 s; read l; read l; echo ready; while read l; do case $l in \
                  guess*) echo miss;; esac; done";
    let ran = run(("evaluate --guesser lookahead --opponent", [setter], NINE));
    assert!(ran.out.contains("gave answers that no word on the list fits"), "{ran:?}");
    assert_eq!(ran.status, Some(1), "a game was not measured");
    let bad = format!("bad=cmd:{HELLO} exit 1");
    let report = run(("evaluate --json --guesser", [&bad], NINE)).json();
    assert_eq!(report["games"].as_array().unwrap().len(), 9, "a game for each word of the list");
    assert_eq!(report["faults"], 9);
    // Another program that speaks the protocol finds each word as the built-in player does.
    let stranger = format!("cmd:'{GAME}' seat --guesser frequency");
    let asked = ("evaluate --lives 2 --json", NINE, "--guesser");
    let own = json((asked, "frequency"));
    let theirs = json((asked, [&stranger, "--seed", "5"]));
    assert_eq!(theirs["won"], own["won"]);
}

#[test]
fn a_guesser_loses_a_round_by_a_fault_and_one_of_a_setter_is_left_out() {
    let place = Place::with(&[("words.txt", "e\nb\nd\n")]);
    let asked = "evaluate --words words.txt --lives 1 --json";
    // It finds one of three words; the others are lost before it repeats itself, and when it does.
    let again = format!(
        "cmd:{HELLO} echo guess e; while read l; do case $l in turn*) echo guess e;; esac; done"
    );
    for lives in ["1", "3"] {
        let report = place.run((asked.replace("1", lives), ["--guesser", &again])).json();
        let figures = ["rounds", "won", "faults"].map(|name| report[name].as_u64().unwrap());
        assert_eq!(figures, [3, 1, 2], "{lives} lives: {report}");
    }
    let setter = format!("cmd:{HELLO} echo oh");
    let report = place.run((asked, ["--opponent", &setter])).json();
    assert_eq!((&report["rounds"], &report["faults"]), (&0.into(), &1.into()), "{report}");
}

#[test]
fn the_time_of_a_program_that_ends_by_itself_counts() {
    let count = "i=0; while [ $i -lt 40000 ]; do i=$((i+1)); done; exit 1";
    let report = run(("evaluate --json --guesser", [&format!("cmd:{HELLO} {count}")], NINE)).json();
    let seconds = report["cpu_seconds"].as_f64();
    assert!(seconds.map_or(cfg!(not(target_os = "linux")), |it| it > 0.1), "{seconds:?}");
}

#[test]
fn the_oracle_prints_the_classic_handout_in_three_ways() {
    // The worked example of the University of Texas: see "Rules of courses" in DESIGN.md.
    let arguments = ("oracle --letters e,o,d --rule utexas", NINE);
    let text = printed(arguments);
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
    let report = json((arguments, "--json"));
    assert_eq!(report["turns"][1]["kept"], "-oo-");
    assert_eq!(report["turns"][1]["families"][0]["positions"], serde_json::json!([2, 3]));
    assert_eq!(report["turns"][2]["misses"], 2);
    let page = printed((arguments, "--markdown"));
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
    let names = |printed: &str| ["cock", "rape"].iter().any(|word| printed.contains(word));
    let odd = "cmd:echo hangman 1 x; read a; read b; read c; echo ready; read d; read e; read f; echo rape";
    let words = "--words words.txt";
    for (table, player) in [
        ("oracle --letters ro", &[][..]),
        ("oracle --letters ro --json", &[]),
        ("match --guesser frequency --json --setter", &["fair"]),
        ("match --guesser frequency --csv --setter", &["greedy"]),
        ("match --guesser frequency --json --setter", &[odd]),
        ("evaluate --guesser frequency --json --opponent", &[odd]),
    ] {
        assert!(names(&place.run((table, player, words)).out), "{table}");
        let clean = place.run((table, player, (words, "--clean"))).out;
        assert!(!names(&clean), "{table}\n{clean}");
    }
    // A fair setter draws no such word, for pupils and for a graded report; programs that play get every word.
    let game = "match --guesser frequency --setter fair --games 40 --json --clean";
    let drawn = place.run((game, words)).json();
    let drawn = drawn["games"].as_array().unwrap();
    assert!(drawn.len() == 40 && drawn.iter().all(|game| game["word"] == "rock"));
    let seat = |flags: &str| {
        let lines = "hangman 1 setter\nwords words.txt\nseed 3\ngame 4 1\nguess z\nreveal\nquit\n";
        place.fed(("seat --setter fair", flags), lines).out
    };
    assert!(seat("--clean").ends_with("word rock\n"), "{}", seat("--clean"));
    let said = seat("");
    assert!(said.ends_with("word cock\n") || said.ends_with("word rape\n"), "{said}");
}

#[test]
fn a_built_in_setter_plays_by_the_rule_of_its_name() {
    let place = Place::new();
    let seat = |setter: &str| {
        let words = project("assets/lists/ties.txt").display().to_string();
        let game = "game 3 8\nguess a\nguess i\nquit";
        let lines = format!("hangman 1 setter\nwords {words}\nseed 3\n{game}\n");
        place.fed(("seat --setter", setter), &lines).out
    };
    let named = seat("greedy:utexas-easy");
    assert_eq!(named, seat("greedy --rule utexas-easy"));
    assert_ne!(named, seat("greedy"));
}

#[test]
fn the_rules_of_courses_can_be_played_and_the_default_stays() {
    let play = |rule: &str| {
        let game =
            "--line --no-history --no-config --opponent greedy --length 4 --lives 8 --seed 1";
        Place::new().fed((game, NINE, rule), "e\no\n").out
    };
    let default = play("");
    assert!(default.contains("There are two O's"), "{default}");
    assert_eq!(play("--rule byu"), default);
    let easy = play("--rule utexas-easy");
    assert!(easy.contains("There's no O."), "the second largest on turn 2: {easy}");
    run("--line --opponent fair --rule byu")
        .refused(&["the opponent fair has no rule; take --opponent greedy"]);
}

#[cfg(target_os = "linux")]
#[test]
fn the_time_of_a_guess_has_nothing_of_the_start() {
    let wastes = "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done";
    let starts = format!("cmd:{wastes}; exec '{GAME}' seat --guesser frequency");
    let report = json(("evaluate --json --sample 9 --guesser", [starts], NINE));
    let seconds = report["cpu_seconds"].as_f64().unwrap();
    assert!(seconds < 0.1, "{seconds}");
}
