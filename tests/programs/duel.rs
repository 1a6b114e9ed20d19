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
    fn seals(&self, word: &str, lives: &str) -> String {
        let ran = self.run(&["challenge", "--lives", lives], &format!("{word}\n"));
        assert_eq!((ran.status, ran.out.lines().count()), (0, 1), "{}{}", ran.out, ran.err);
        ran.out.trim().to_owned()
    }

    /// Plays a line with these letters, and returns the last line printed.
    fn plays(&self, line: &str, letters: &str) -> String {
        let answers: String = letters.chars().map(|c| format!("{c}\n")).collect();
        let ran = self.run(&["challenge", line, "--line"], &answers);
        assert_eq!(ran.status, 0, "{}{}", ran.out, ran.err);
        ran.out.lines().last().unwrap().to_owned()
    }
}

#[cfg(unix)]
#[test]
fn a_word_without_an_end_is_refused() {
    let zeros = std::fs::File::open("/dev/zero").unwrap();
    let mut game = std::process::Command::new(env!("CARGO_BIN_EXE_evil-hangman"));
    let output = game.arg("challenge").stdin(zeros).output().unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
}

#[test]
fn a_word_goes_out_and_the_guesses_come_back() {
    let (ann, ben) = (Player::new(), Player::new());
    let line = ann.seals("elephant", "3");
    assert!(line.starts_with("ehd1 3 ") && !line.contains("elephant"), "{line}");
    for (letters, guesses, misses) in
        [("elphant", "7 guesses", "0 misses"), ("ezqx", "4 guesses", "3 misses")]
    {
        let result = ben.plays(&line, letters);
        assert!(result.starts_with("ehr1 "), "{result}");
        let checked = ann.run(&["challenge", &line, &result], "");
        assert_eq!(checked.status, 0, "{}", checked.err);
        for told in ["ELEPHANT", guesses, misses] {
            assert!(checked.out.contains(told), "{told}: {}", checked.out);
        }
        // The same without quotes, and as the command that was sent.
        let words: Vec<&str> = line.split(' ').chain(result.split(' ')).collect();
        assert_eq!(ann.run(&[&["challenge"], &words[..]].concat(), "").out, checked.out);
        let command = format!("evil-hangman challenge {line} {result}");
        assert_eq!(ann.run(&["challenge", &command], "").out, checked.out);
    }
    let left = ben.run(&["challenge", &line, "--line"], "");
    assert!(left.status == 0 && !left.out.contains("ehr1"), "nothing was guessed: {}", left.out);
}

#[test]
fn lines_that_were_changed_are_found_out() {
    let (ann, ben) = (Player::new(), Player::new());
    let line = ann.seals("deal", "6");
    let result = ben.plays(&line, "zdeal");
    let mut parts: Vec<&str> = line.split(' ').collect();
    let other = ann.seals("monk", "6");
    parts[3] = other.split(' ').nth(3).unwrap();
    let changed = parts.join(" ");
    let other_letters = result.replace("ZDEAL", "DEAL");
    for (lines, status) in [
        (&["ehd1 6 12"][..], 2),
        (&[&changed], 2),
        (&[&line, "ehr1 LEAD"], 2),
        (&[&result], 2),
        // Whole, but about something else.
        (&[&line, &other_letters], 1),
    ] {
        let ran = ann.run(&[&["challenge"], lines].concat(), "");
        assert_eq!((ran.status, ran.out.as_str()), (status, ""), "{lines:?}: {}", ran.err);
    }
}

#[test]
fn a_word_has_the_usual_lives_and_one_that_is_none_is_refused() {
    let ann = Player::new();
    for (arguments, typed, status, out) in [
        (&["challenge"][..], "de al\n", 2, ""),
        (&["challenge"], "", 2, ""),
        (&["challenge", "--lives", "4"], "zzyzxq\n", 0, "ehd1 4 "),
        (&["challenge"], "elephant\n", 0, "ehd1 8 "),
        (&["challenge", "lighthouse", "--lives", "5"], "", 0, "ehd1 5 "),
    ] {
        let ran = ann.run(arguments, typed);
        assert_eq!(ran.status, status, "{arguments:?}: {}", ran.err);
        assert!(ran.out.starts_with(out), "{arguments:?}: {}", ran.out);
        assert_eq!(ran.err.contains("not in my list"), typed == "zzyzxq\n", "{}", ran.err);
    }
}

#[test]
fn a_friend_is_challenged_in_plain_sentences() {
    let (ann, ben) = (Player::new(), Player::new());
    let line_of = |said: &str, begin: &str| {
        let found = said.lines().find(|line| line.starts_with(begin));
        found.unwrap_or_else(|| panic!("no {begin}: {said}")).to_owned()
    };
    let set = ann.run(&["--line"], "challenge\nr2 d2\nelephant\nelsewhere\nquit\n");
    let sent = line_of(&set.out, "ehd1 8 ");
    assert!(!set.out.contains("Your letter:"), "Ann need not play her word: {}", set.out);
    // Ben enters the line where he is, with what Ann wrote before it.
    let played =
        ben.run(&["--line"], &format!("Guess this: {sent}\ny\ne\nl\np\nh\na\nn\nt\nquit\n"));
    let result = line_of(&played.out, "ehr1 ELPHANT ");
    let damaged = &sent[..sent.len() - 1];
    let checked = ann.run(&["--line"], &format!("{result}\n{damaged}\n{sent}\nquit\n"));
    assert!(checked.out.contains("7 guesses, 0 misses"), "{}", checked.out);
    // Both lines at once, at the end of a round.
    let flags = ["--line", "--length", "8", "--lives", "1", "--list", "everyday"];
    let both = ann.run(&flags, &format!("q\n{sent} {result}\nquit\n"));
    assert!(both.out.contains("7 guesses, 0 misses"), "{}", both.out);
    // A round that both play.
    let two = ann.run(&["--line", "--words", "assets/lists/nine.txt"], "challenge\n\nno\nquit\n");
    let game = line_of(&two.out, "eh1 ");
    let theirs = ben.run(&["--line", "--words", "assets/lists/nine.txt"], &format!("{game}\ny\n"));
    assert!(theirs.out.contains("Your letter:"), "{}", theirs.out);
}

#[test]
fn a_round_is_shared_by_its_transcript_or_as_the_last_that_was_kept() {
    let ann = Player::new();
    assert_eq!(ann.run(&["share"], "").status, 2);
    let text = "eh1 en/everyday greedy 8 4 7 - E- A- I1";
    for (glyphs, row) in [("ascii", "--+"), ("unicode", "⬛⬛🟩")] {
        let shared = ann.run(&["share", text, "--glyphs", glyphs], "").out;
        let lines: Vec<_> = shared.lines().collect();
        assert_eq!((lines[2], lines.len()), (row, 4), "{shared}");
        assert!(
            lines[3].starts_with("evil-hangman --game \"eh1 en/everyday greedy 8 4 7 -"),
            "{shared}"
        );
    }
    for wrong in ["eh1 en/everyday", "nothing"] {
        assert_eq!(ann.run(&["share", wrong], "").status, 2);
    }
    ann.run(&["--game", "eh1 en/everyday greedy 4 1 7 -", "--line"], "z\nquit\n");
    let last = ann.run(&["share", "--glyphs", "ascii"], "").out;
    assert!(last.contains("Lost with 1 miss.") && last.contains("greedy 4 1 7"), "{last}");
}

#[test]
fn the_first_game_of_a_day_counts_and_the_next_does_not() {
    let ann = Player::new();
    let daily = |typed: &str| ann.run(&["--daily", "--line"], typed).out;
    let played = |ann: &Player| {
        let json: serde_json::Value =
            serde_json::from_str(&ann.run(&["stats", "--json"], "").out).unwrap();
        json["daily"]["played"].clone()
    };
    let _ = daily("z\n");
    assert_eq!(played(&ann), 0);
    let left = daily("z\ngive up\nyes\nquit\n");
    assert!(left.contains("already"), "it goes on: {left}");
    assert_eq!(played(&ann), 1);
    let _ = daily("q\ngive up\nyes\nquit\n");
    assert_eq!(played(&ann), 1);
}
