//! Tests of duels, in which two people exchange a line of text, and of sharing a round.

use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// A player with a folder of their own.
struct Player(TempDir);

/// The output of a run, and its exit status.
struct Ran {
    out: String,
    err: String,
    status: i32,
}

impl Player {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn run(&self, arguments: &[&str], input: &str) -> Ran {
        let mut command = Command::new(env!("CARGO_BIN_EXE_evil-hangman"));
        command.args(arguments).env_clear().env("EVIL_HANGMAN_HOME", self.0.path());
        command.current_dir(Path::new(env!("CARGO_MANIFEST_DIR")));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        // A program that ends before it has read everything closes the pipe.
        let _ = std::io::Write::write_all(&mut child.stdin.take().unwrap(), input.as_bytes());
        let output = child.wait_with_output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Ran {
            out: text(output.stdout),
            err: text(output.stderr),
            status: output.status.code().unwrap(),
        }
    }

    /// Seals a word, and returns the line.
    fn seals(&self, word: &str, misses: &str) -> String {
        let ran = self.run(&["duel"], &format!("{word}\n{misses}\n"));
        assert_eq!((ran.status, ran.out.lines().count()), (0, 1), "{}{}", ran.out, ran.err);
        ran.out.trim().to_owned()
    }

    /// Plays a line with these letters, and returns the last line printed.
    fn plays(&self, line: &str, letters: &str) -> String {
        let answers: String = letters.chars().map(|c| format!("{c}\n")).collect();
        let ran = self.run(&["duel", line, "--line"], &answers);
        assert_eq!(ran.status, 0, "{}{}", ran.out, ran.err);
        ran.out.lines().last().unwrap().to_owned()
    }
}

#[cfg(unix)]
#[test]
fn a_word_without_an_end_is_refused() {
    let zeros = std::fs::File::open("/dev/zero").unwrap();
    let mut game = std::process::Command::new(env!("CARGO_BIN_EXE_evil-hangman"));
    let output = game.arg("duel").stdin(zeros).output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{told}");
    assert!(told.contains("a line of the input has more than 4096 bytes"), "{told}");
}

#[test]
fn a_word_goes_out_and_the_letters_come_back() {
    let (ann, ben) = (Player::new(), Player::new());
    let line = ann.seals("elephant", "3");
    assert!(line.starts_with("ehd1 3 ") && !line.contains("elephant"), "{line}");
    for (letters, said, ended) in [
        (
            "elphant",
            "E, L, P, H, A, N and T: 7 letters, 0 misses.",
            "They found your word, ELEPHANT.",
        ),
        ("ezqx", "E, Z, Q and X: 4 letters, 3 misses.", "They did not find your word, ELEPHANT"),
        ("e", "E: 1 letter, 0 misses.", "They gave up before they found your word, ELEPHANT."),
    ] {
        let result = ben.plays(&line, letters);
        assert!(result.starts_with("ehr1 "), "{result}");
        let checked = ann.run(&["duel", &line, &result], "");
        assert_eq!(checked.status, 0, "{}", checked.err);
        let mut told = checked.out.lines();
        assert!(told.next().unwrap().starts_with(ended), "{}", checked.out);
        assert_eq!(told.next(), Some(format!("They guessed {said}").as_str()));
        // The same without quotes.
        let words: Vec<&str> = line.split(' ').chain(result.split(' ')).collect();
        let again = ann.run(&[&["duel"], &words[..]].concat(), "");
        assert_eq!(again.out, checked.out);
    }
}

#[test]
fn lines_that_were_changed_are_found_out() {
    let (ann, ben) = (Player::new(), Player::new());
    let line = ann.seals("deal", "6");
    let result = ben.plays(&line, "zdeal");
    let error = |lines: &[&str]| {
        let ran = ann.run(&[&["duel"], lines].concat(), "");
        assert_eq!(ran.out, "");
        (ran.status, ran.err)
    };
    let (status, message) = error(&["ehd1 6 12"]);
    assert_eq!(status, 2);
    assert!(
        message.contains("this is not the whole line that sets a word: it begins with ehd1"),
        "{message}"
    );
    let mut parts: Vec<&str> = line.split(' ').collect();
    let other = ann.seals("monk", "6");
    parts[3] = other.split(' ').nth(3).unwrap();
    let (status, message) = error(&[&parts.join(" ")]);
    assert_eq!(status, 2);
    assert!(message.contains("does not match its seal"), "{message}");
    let (status, message) = error(&[&line, "ehr1 LEAD"]);
    assert!(
        status == 2 && message.contains("this is not the whole line that was sent back"),
        "{message}"
    );
    let (status, message) = error(&[&line, &result.replace("ZDEAL", "DEAL")]);
    assert_eq!(status, 1, "the line is whole, and does not belong");
    assert!(message.contains("is about another word"), "{message}");
    let (status, message) = error(&[&result]);
    assert!(
        status == 2 && message.contains("not the whole line that sets a word"),
        "a result alone: {message}"
    );
}

#[test]
fn a_word_that_is_none_is_refused_and_an_unknown_one_is_told_of() {
    let ann = Player::new();
    let refused = ann.run(&["duel"], "de al\n6\n");
    assert_eq!((refused.status, refused.out.as_str()), (2, ""), "{}", refused.err);
    let ended = ann.run(&["duel"], "");
    assert_eq!(ended.status, 2);
    assert!(ended.err.contains("the input ended before the answer"), "{}", ended.err);
    let unknown = ann.run(&["duel", "--lives", "4"], "zzyzxq\n");
    assert!(unknown.out.starts_with("ehd1 4 "), "{}", unknown.err);
    assert!(unknown.err.contains("not in my list"), "{}", unknown.err);
    let known = ann.run(&["duel", "--lives", "4"], "elephant\n");
    assert!(!known.err.contains("not in my list"), "{}", known.err);
    let empty = ann.run(&["duel"], "elephant\n\n");
    assert!(empty.out.starts_with("ehd1 6 "), "six is what Enter means: {}", empty.err);
}

#[test]
fn a_word_after_the_command_is_sealed_and_every_step_is_said() {
    let ann = Player::new();
    let sealed = ann.run(&["duel", "lighthouse", "--lives", "5"], "");
    assert!(sealed.status == 0 && sealed.out.starts_with("ehd1 5 "), "{}", sealed.err);
    for step in
        ["Your shell remembers the word", "Send this line to your friend", "a line with the result"]
    {
        assert!(sealed.err.contains(step), "{step}: {}", sealed.err);
    }
    let asked = ann.run(&["duel", "lighthouse"], "\n");
    assert!(asked.out.starts_with("ehd1 6 "), "{}", asked.err);
    // What was sent as a command is played as it is.
    let ben = Player::new();
    let played = ben.run(
        &["duel", &format!("evil-hangman duel {}", sealed.out), "--line"],
        "e\ngive up\nyes\nquit\n",
    );
    let result = played.out.lines().last().unwrap();
    assert!(result.starts_with("ehr1 E "), "{}", played.out);
    let at_the_end =
        format!("Send this line back: it shows which letters you guessed.\n{result}\n");
    assert!(played.out.contains(&at_the_end), "the game says so, too: {}", played.out);
}

#[test]
fn a_duel_goes_all_the_way_in_plain_sentences() {
    let (ann, ben) = (Player::new(), Player::new());
    let line_of = |said: &str, begin: &str| {
        let found = said.lines().find(|line| line.starts_with(begin));
        found.unwrap_or_else(|| panic!("no {begin}: {said}")).to_owned()
    };
    let set =
        ann.run(&["--line"], "duel\nr2 d2\n\nduel\nelephant\nback\nelephant\nmany\n3\nquit\n");
    let sent = line_of(&set.out, "ehd1 3 ");
    for step in [
        "neither a word nor a line",
        "How many lives does your friend get?",
        "a line with the result",
    ] {
        assert!(set.out.contains(step), "{step}: {}", set.out);
    }
    assert!(!set.out.contains("Your letter:"), "Ann need not play her word: {}", set.out);
    // Ben enters the line where he is, with what Ann wrote before it.
    let played = ben
        .run(&["--line"], &format!("Guess this: {sent}\nhelp\ny\ne\nl\np\nh\na\nn\nt\nagain\nz\n"));
    for step in [
        "Somebody set you a word of 8 letters. You have 3 lives.",
        "Play it?",
        "Send this line back",
    ] {
        assert!(played.out.contains(step), "{step}: {}", played.out);
    }
    assert!(played.out.contains("The opponent is merciless: "), "his own settings: {}", played.out);
    let result = line_of(&played.out, "ehr1 ELPHANT ");
    let damaged = &sent[..sent.len() - 1];
    let checked = ann.run(&["--line"], &format!("{result}\n{damaged}\n{sent}\nquit\n"));
    let order = [
        "This says how your word was guessed.",
        "This is not the whole line that sets a word",
        "They found your word, ELEPHANT.\nThey guessed E, L, P, H, A, N and T: 7 letters, 0 misses.",
        "How many letters?",
    ];
    let mut rest = checked.out.as_str();
    for text in order {
        rest = rest.split_once(text).unwrap_or_else(|| panic!("{text}: {}", checked.out)).1;
    }
    // Both lines at once, at the end of a round.
    let flags = ["--line", "--length", "8", "--lives", "1", "--list", "common"];
    let both = ann.run(&flags, &format!("q\n{sent} {result}\nquit\n"));
    assert!(both.out.contains("They found your word, ELEPHANT."), "{}", both.out);
}

#[test]
fn who_guesses_nothing_sends_nothing_back() {
    let (ann, ben) = (Player::new(), Player::new());
    let line = ann.seals("deal", "6");
    let left = ben.run(&["duel", &line, "--line"], "");
    assert_eq!(left.status, 0);
    assert!(!left.out.contains("ehr1") && !left.err.contains("Send this line"), "{}", left.out);
}

#[test]
fn a_round_is_shared_by_its_transcript_or_as_the_last_that_was_kept() {
    let ann = Player::new();
    let none = ann.run(&["share"], "");
    assert_eq!(none.status, 2);
    assert!(none.err.contains("no saved games"), "{}", none.err);
    let text = "eh1 common greedy 8 4 7 E- A- I1";
    let ascii = ann.run(&["share", text, "--glyphs", "ascii"], "");
    assert_eq!(
        ascii.out,
        "Evil Hangman - 8 letters against a greedy computer\nGiven up with 2 misses.\n--+\nevil-hangman --game \"eh1 common greedy 8 4 7\"\n"
    );
    let emoji = ann.run(&["share", text, "--glyphs", "unicode"], "");
    assert_eq!(emoji.out.lines().nth(2), Some("⬛⬛🟩"));
    assert_eq!(ann.run(&["share", "eh1 common"], "").status, 2);
    assert_eq!(ann.run(&["share", "nothing"], "").status, 2);
    // The last round: its own result counts, and the help taken.
    let game = ["--game", "eh1 common greedy 4 1 7", "--line"];
    ann.run(&game, "leave\nz\nn\n");
    let last = ann.run(&["share", "--glyphs", "ascii"], "");
    assert!(
        last.out
            .starts_with("Evil Hangman - 4 letters against a greedy computer\nLost with 1 miss."),
        "{}",
        last.out
    );
    assert!(
        last.out.ends_with("evil-hangman --game \"eh1 common greedy 4 1 7\"\n"),
        "{}",
        last.out
    );
}

#[test]
fn the_first_game_of_a_day_counts_and_the_next_is_practice() {
    let ann = Player::new();
    let first = ann.run(&["--daily", "--line"], "z\n");
    assert!(first.out.contains("This attempt counts."), "{}{}", first.out, first.err);
    let left = ann.run(&["--daily", "--line"], "z\ngive up\nyes\nn\n");
    assert!(left.out.contains("You have already guessed Z."), "it goes on: {}", left.out);
    let again = ann.run(&["--daily", "--line"], "q\ngive up\nyes\nquit\n");
    assert!(again.out.contains("for practice: your first attempt has counted."), "{}", again.out);
    let stats = ann.run(&["stats"], "");
    assert!(stats.out.contains("You have played 1 daily game and won 0."), "{}", stats.out);
    assert!(stats.out.contains("You have climbed 0 of 9 rungs."), "{}", stats.out);
    let json: serde_json::Value =
        serde_json::from_str(&ann.run(&["stats", "--json"], "").out).unwrap();
    assert_eq!((&json["daily"]["played"], &json["clean"]["played"]), (&1.into(), &2.into()));
    assert_eq!(json["daily"]["today"]["outcome"], "given_up");
    assert_eq!(json["ladder"][0]["name"], "first_steps");
    assert_eq!(json["ladder"][8]["reached"], false);
    assert_eq!(json["board"], serde_json::json!([]));
    assert_eq!(json["badges"], serde_json::json!([]));
}

#[test]
fn a_win_without_help_climbs_and_is_on_the_board() {
    let ann = Player::new();
    let path = ann.0.path().join("history.jsonl");
    let par = evil_hangman::words::Tier::Common.value(8).unwrap();
    let line = |opponent: &str, beyond: usize, peeked: bool| {
        let lives = par + 1 + beyond;
        format!(
            "{{\"v\":1,\"at\":1795219200,\"app\":\"0\",\"round\":\"eh1 common {opponent} 8 {lives} 1 Z- E5 L2 P8 H10 A20 N40 T80\",\"outcome\":\"won\",\"misses\":1,\"letters\":8,\"peeked\":{peeked},\"hinted\":false,\"word\":\"ELEPHANT\"}}\n"
        )
    };
    let rounds =
        [line("merciful", 3, false), line("merciless", 0, true), line("merciless", 2, false)];
    std::fs::write(path, rounds.concat()).unwrap();
    let stats = ann.run(&["stats"], "").out;
    for part in [
        "You have climbed 3 of 9 rungs.",
        "The next is rung 8, The Knife's Edge: beat Merciless on Sharp or harder.",
        "8 letters: Merciless with 2 more, Merciless with no more, with help, Merciful with 3 more.",
        // Help earns nothing.
        "Flawless: beat Merciless with no more misses than perfect play.",
    ] {
        assert!(stats.contains(part), "{part}: {stats}");
    }
    let json: serde_json::Value =
        serde_json::from_str(&ann.run(&["stats", "--json"], "").out).unwrap();
    assert_eq!(
        (&json["board"][0]["best"], &json["board"][0]["best_with_help"]),
        (&2.into(), &0.into())
    );
    assert_eq!(json["ladder"][5]["reached"], true, "First Blood");
}
