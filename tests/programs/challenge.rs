//! Tests of challenges, in which two people exchange a line of text, and of sharing a round.

use crate::support::Place;
use crate::table::support::NINE;

/// Seals a word, and returns the line.
fn sealed(ann: &Place, word: &str, lives: &str) -> String {
    let line = ann.fed(("challenge --lives", lives), format!("{word}\n")).out;
    assert_eq!(line.lines().count(), 1, "{line}");
    line.trim().to_owned()
}

/// Plays a line with these letters, and returns the last line printed.
fn played(ben: &Place, line: &str, letters: &str) -> String {
    let answers: String = letters.chars().map(|c| format!("{c}\n")).collect();
    ben.fed(["challenge", line, "--line"], answers).out.lines().last().unwrap().to_owned()
}

#[test]
fn a_word_goes_out_and_the_guesses_come_back() {
    let (ann, ben) = (Place::new(), Place::new());
    let line = sealed(&ann, "elephant", "3");
    assert!(line.starts_with("ehd1 3 ") && !line.contains("elephant"), "{line}");
    for (letters, guesses, misses) in
        [("elphant", "7 guesses", "0 misses"), ("ezqx", "4 guesses", "3 misses")]
    {
        let result = played(&ben, &line, letters);
        assert!(result.starts_with("ehr1 "), "{result}");
        let checked = ann.run(["challenge", &line, &result]);
        assert_eq!(checked.status, Some(0), "{}", checked.err);
        for told in ["ELEPHANT", guesses, misses] {
            assert!(checked.out.contains(told), "{told}: {}", checked.out);
        }
        // The same without quotes, and as the command that was sent.
        assert_eq!(ann.run(format!("challenge {line} {result}")).out, checked.out);
        let command = format!("evil-hangman challenge {line} {result}");
        assert_eq!(ann.run(["challenge", &command]).out, checked.out);
    }
    let shared = ben.fed(["challenge", &line, "--line"], "e\nl\np\nh\na\nn\nt\nshare\n").out;
    // At the end, when it is shared, and before it leaves.
    assert_eq!(shared.matches("ehr1 ").count(), 3, "{shared}");
    let left = ben.run(["challenge", &line, "--line"]);
    assert_eq!((left.status, left.out.contains("ehr1")), (Some(0), false), "nothing was guessed");
}

#[test]
fn a_word_may_be_in_any_language() {
    let (ann, ben) = (Place::new(), Place::new());
    for (language, word, letters, told) in
        [("de", "straße", "stra", "STRAẞE"), ("Danish", "løve", "øv", "LØVE")]
    {
        let asked = ann.fed(("challenge --language", language), format!("{word}\n"));
        let named = ann.run(("challenge --language", language, word));
        for sent in [asked, named] {
            let result = played(&ben, sent.out.trim(), letters);
            let checked = ann.run(["challenge", sent.out.trim(), &result]);
            assert!(checked.out.contains(told), "{checked:?}");
        }
    }
    let rounds = ben.run("stats --export csv").out;
    assert_eq!(rounds.lines().count(), 5, "{rounds}");
    ann.fed("challenge", "straße\n").refused(&["ß isn't in the English alphabet"]);
    ann.run("challenge straße").refused(&["ß"]);
}

#[test]
fn lines_that_were_changed_are_found_out() {
    let (ann, ben) = (Place::new(), Place::new());
    let line = sealed(&ann, "deal", "6");
    let result = played(&ben, &line, "zdeal");
    let mut parts: Vec<&str> = line.split(' ').collect();
    let other = sealed(&ann, "monk", "6");
    parts[3] = other.split(' ').nth(3).unwrap();
    let changed = parts.join(" ");
    let other_letters = result.replace("ZDEAL", "DEAL");
    for (lines, status) in [
        (&["ehd1 6 12"][..], 2),
        (&[&line, "--lives", "3"], 2),
        (&[&changed], 2),
        (&[&line, "ehr1 LEAD"], 2),
        (&[&result], 2),
        // Whole, but about something else.
        (&[&line, &other_letters], 1),
    ] {
        let ran = ann.run(("challenge", lines));
        assert_eq!((ran.status, ran.out.as_str()), (Some(status), ""), "{lines:?}: {}", ran.err);
    }
    let alone = ann.run(["challenge", &result]).err;
    assert!(alone.contains("the result of a challenge; to see how it went"), "{alone}");
}

#[test]
fn a_word_has_the_usual_lives_and_one_that_is_none_is_refused() {
    let ann = Place::new();
    for (arguments, typed, status, out) in [
        ("challenge", "de al\n", 2, ""),
        ("challenge", "", 2, ""),
        ("challenge --lives 4", "zzyzxq\n", 0, "ehd1 4 "),
        ("challenge", "elephant\n", 0, "ehd1 8 "),
        ("challenge lighthouse --lives 5", "", 0, "ehd1 5 "),
    ] {
        let ran = ann.fed(arguments, typed);
        assert_eq!(ran.status, Some(status), "{arguments:?}: {}", ran.err);
        assert!(ran.out.starts_with(out), "{arguments:?}: {}", ran.out);
        assert_eq!(ran.err.contains("in the word list"), typed == "zzyzxq\n", "{}", ran.err);
    }
}

#[test]
fn a_friend_is_challenged_in_plain_sentences() {
    let (ann, ben) = (Place::new(), Place::new());
    let line_of = |said: &str, begin: &str| {
        let found = said.lines().find(|line| line.contains(begin));
        found.unwrap_or_else(|| panic!("no {begin}: {said}")).to_owned()
    };
    let set = ann.fed("--line", "challenge\nset\nr2 d2\nelephant\ndone\nquit\n");
    let sent = line_of(&set.out, "ehd1 8 ");
    assert!(!set.out.contains("Your letter:"), "Ann need not play her word: {}", set.out);
    // Ben enters the line where he is, with what Ann wrote before it.
    let played = ben.fed("--line", format!("Guess this: {sent}\ny\ne\nl\np\nh\na\nn\nt\nquit\n"));
    let result = line_of(&played.out, "ehr1 ELPHANT ");
    let damaged = &sent[..sent.len() - 1];
    let checked = ann.fed("--line", format!("> {result}\n{damaged}\n{sent}\nquit\n"));
    assert!(checked.out.contains("7 guesses, 0 misses"), "{}", checked.out);
    // Both lines at once, at the end of a round.
    let flags = "--line --length 8 --lives 1 --list everyday";
    let both = ann.fed(flags, format!("q\n{sent} {result}\nquit\n"));
    assert!(both.out.contains("7 guesses, 0 misses"), "{}", both.out);
    // A round that both play.
    let nine = ("--line", NINE);
    let two = ann.fed(nine, "challenge\nthe same\nback\nquit\n");
    let game = line_of(&two.out, "eh1 ");
    ben.run(["challenge", &game]).refused(&["a round", "--game \"eh1"]);
    let theirs = ben.fed(nine, format!("{game}\ny\n"));
    assert!(theirs.out.contains("Your letter:"), "{}", theirs.out);
}

#[test]
fn a_round_is_shared_by_its_transcript_or_as_the_last_that_was_kept() {
    let ann = Place::new();
    assert_eq!(ann.run("share").status, Some(2));
    let text = "eh1 en/everyday greedy 8 4 7 - E- A- I1";
    for (glyphs, row) in [("ascii", "--+"), ("unicode", "❌❌🟩")] {
        let shared = ann.run(["share", text, "--glyphs", glyphs]).out;
        let lines: Vec<_> = shared.lines().collect();
        assert_eq!((lines[2], lines.len()), (row, 5), "{shared}");
        let game = "evil-hangman --game \"eh1 en/everyday greedy 8 4 7 -";
        assert!(lines[3].starts_with(game), "{shared}");
    }
    for wrong in ["eh1 en/everyday", "nothing"] {
        assert_eq!(ann.run(["share", wrong]).status, Some(2));
    }
    ann.fed(["--game", "eh1 en/everyday greedy 4 1 7 -", "--line"], "z\nquit\n");
    let last = ann.run("share --glyphs ascii").out;
    assert!(last.contains("Lost with 1 miss.") && last.contains("greedy 4 1 7"), "{last}");
}
