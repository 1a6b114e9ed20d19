//! Tests of a list in another language, from the first letter to the statistics, with the real binary.

use std::fs;

use crate::support::{error, out, run, with_input};
use evil_hangman::words::{Alphabet, EmbeddedList, RUSSIAN};

const ANIMALS: &str = "# language: sv\nälg\nräv\nsär\ngås\nbjörn\nekorre\n";

#[test]
fn a_swedish_list_is_played_kept_counted_and_replayed_in_its_own_letters() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("djur.txt"), ANIMALS).unwrap();
    let game = ["--words", "djur.txt", "--length", "3", "--lives", "3", "--opponent", "greedy"];
    let played = with_input(&game, folder.path(), "Å\nå\nr\nä\nl\ng\nn\n");
    let said = out(&played);
    assert_eq!((played.status.code(), error(&played).as_str()), (Some(0), ""), "{said}");
    assert!(said.contains("There is no A with ring."), "{said}");
    assert!(said.contains("You have already guessed A with ring."), "{said}");
    assert!(said.contains("ÄLG was the only word left"), "{said}");
    assert!(said.contains("There is one A umlaut, at place 1."), "{said}");

    let table = out(&run(&["stats", "--export", "csv"], folder.path()));
    let round = table.lines().nth(1).unwrap_or_else(|| panic!("no round was kept: {table}"));
    assert!(round.contains("djur.txt#") && round.contains("#sv greedy 3 3"), "{round}");
    assert!(round.contains(" Å- "), "{round}");

    let replayed = run(&["replay", "--words", "djur.txt"], folder.path());
    let told = out(&replayed);
    assert_eq!((replayed.status.code(), error(&replayed).as_str()), (Some(0), ""), "{told}");
    assert!(told.contains("1. A with ring, a miss: "), "{told}");

    let oracle = ["oracle", "--words", "djur.txt", "--length", "3", "--letters", "ä,å"];
    let oracle = out(&run(&oracle, folder.path()));
    assert!(oracle.contains("Turn 2: Å -> "), "{oracle}");
}

#[test]
fn letters_beyond_z_are_named_by_themselves_for_a_voice_that_speaks_them() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("djur.txt"), ANIMALS).unwrap();
    fs::write(folder.path().join("config.toml"), "letters = \"plain\"\n").unwrap();
    let game = ["--words", "djur.txt", "--length", "3", "--lives", "3", "--opponent", "greedy"];
    let played = out(&with_input(&game, folder.path(), "å\nletters\nr\nä\nl\nwhy\nwhat if\ng\n"));
    let replayed =
        out(&run(&["replay", "--words", "djur.txt", "--letters", "plain"], folder.path()));
    for (said, letter) in
        [(&played, "There is no Å."), (&played, "There is one Ä,"), (&replayed, "1. Å, a miss")]
    {
        assert!(said.contains(letter) && !said.contains("A with ring"), "{letter}: {said}");
        assert!(!said.contains("umlaut"), "{said}");
    }
    let named = [&game[..], &["--letters", "named"]].concat();
    assert!(out(&with_input(&named, folder.path(), "å\n")).contains("A with ring"));
}

#[test]
fn a_list_in_a_language_without_an_alphabet_is_refused_with_those_that_there_are() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("list.txt"), "# language: tlh\nqapla\n").unwrap();
    let refused = run(&["--words", "list.txt"], folder.path());
    assert_eq!(refused.status.code(), Some(2));
    let error = error(&refused);
    assert!(error.contains("line 1") && error.contains("tlh") && error.contains("en, de, es, fr"));
    // After the first word a comment is a comment.
    fs::write(folder.path().join("list.txt"), "cat\n# language: tlh\ndog\n").unwrap();
    let oracle = run(&["oracle", "--words", "list.txt", "--letters", "a"], folder.path());
    assert_eq!(oracle.status.code(), Some(0));
}

/// For each language, three words of four letters with their spelling, and a letter of one of them.
const WORDS: [(&str, &str, char); 17] = [
    ("en", "bear\nbird\nboat\n", 'b'),
    ("de", "haus\nhüte\nSpaß\n", 'ü'),
    ("es", "niño\nniña\ncayó\n", 'ñ'),
    ("fr", "père\nfête\nœuf\n", 'f'),
    ("it", "però\ncosì\ncasa\n", 'o'),
    ("nl", "huis\nzoën\nhaar\n", 'z'),
    ("pl", "żaba\nłąka\nkość\n", 'ą'),
    ("ru", "ёлка\nвода\nрука\n", 'ё'),
    ("fi", "äiti\npöly\nšakk\n", 'ö'),
    ("tr", "ışık\nağaç\nkâğn\n", 'ı'),
    ("sv", "åsna\nräka\nidén\n", 'å'),
    ("da", "gård\nkøer\nbævr\n", 'ø'),
    ("nb", "øyne\nbåre\nsæla\n", 'æ'),
    ("pt", "maçã\npães\ngato\n", 'ç'),
    ("cs", "kůže\nžába\nryba\n", 'ů'),
    ("el", "γάτα\nάλφα\nνερό\n", 'ά'),
    ("uk", "їжак\nмова\nм'ята\n", 'ї'),
];

/// A guesser that names the letters of the given alphabet in order.
const IN_TURN: &str = "while read -r order rest; do case $order in
    hangman) echo 'hangman 1 in turn';; alphabet) letters=$rest;; words) echo ready;;
    game) set -- $letters;; turn) echo \"guess $1\"; shift;; quit) exit;; esac; done";

#[cfg(unix)]
#[test]
fn every_language_has_an_oracle_a_game_that_is_replayed_and_a_match() {
    assert!(Alphabet::ALL.iter().map(|alphabet| alphabet.code()).eq(WORDS.map(|(code, ..)| code)));
    for (alphabet, (code, words, letter)) in Alphabet::ALL.into_iter().zip(WORDS) {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("list.txt"), words).unwrap();
        fs::write(folder.path().join("player.sh"), IN_TURN).unwrap();
        let list = ["--words", "list.txt", "--language", code];
        let played = alphabet.upper(alphabet.letter(letter).unwrap());

        let asked = letter.to_string();
        let oracle = [&["oracle", "--length", "4", "--letters", &asked][..], &list].concat();
        let told = run(&oracle, folder.path());
        assert_eq!(error(&told), "", "{code}");
        assert!(out(&told).contains(&format!("Turn 1: {played} -> ")), "{code}: {}", out(&told));

        let game = [&["--length", "4", "--lives", "9", "--opponent", "greedy"][..], &list].concat();
        let letters = alphabet.letters().map(|letter| format!("{}\n", alphabet.upper(letter)));
        let said = with_input(&game, folder.path(), &letters.collect::<String>());
        assert_eq!((said.status.code(), error(&said).as_str()), (Some(0), ""), "{}", out(&said));
        let table = out(&run(&["stats", "--export", "csv"], folder.path()));
        let kept =
            if code == "en" { String::from(" greedy 4 9") } else { format!("#{code} greedy 4 9") };
        assert!(table.contains(&kept), "{code}: {table}");
        let replayed = run(&[&["replay"][..], &list].concat(), folder.path());
        assert_eq!((replayed.status.code(), error(&replayed).as_str()), (Some(0), ""), "{code}");
        let first = format!("1. {}, a ", alphabet.name(alphabet.letters().next().unwrap()));
        assert!(out(&replayed).contains(&first), "{code}: {}", out(&replayed));

        let player =
            ["match", "--guesser", "cmd:sh player.sh", "--setter", "greedy", "--games", "2"];
        let table = run(
            &[&player[..], &["--lives", "9", "--length", "4", "--json"], &list].concat(),
            folder.path(),
        );
        let report: serde_json::Value = serde_json::from_str(&out(&table)).unwrap();
        for game in report["games"].as_array().unwrap() {
            assert_eq!(game["fault"], serde_json::Value::Null, "{code}: {}", game["sentence"]);
        }
    }
}

#[test]
fn a_built_in_list_is_named_with_its_language_wherever_a_game_is() {
    let folder = tempfile::tempdir().unwrap();
    let game = ["--language", "German", "--length", "5", "--lives", "9", "--opponent", "greedy"];
    let said = with_input(&game, folder.path(), "e\nn\nä\nß\n!quit\n");
    assert_eq!(error(&said), "", "{}", out(&said));
    let solved = out(&run(&["solve", "--language", "fr", "--length", "8"], folder.path()));
    assert!(solved.contains("2576"), "{solved}");
    let proof = ["solve", "--language", "it", "--length", "9", "--proof", "nine.proof"];
    assert!(run(&proof, folder.path()).status.success());
    let verified = run(&["verify", "nine.proof", "--language", "it"], folder.path());
    assert!(out(&verified).contains("proven: both halves hold"), "{}", out(&verified));
    for (flags, wrong) in [
        (&["--language", "tlh"][..], "must be one of en (English), de (German)"),
        (&["--language", "sv"], "there is no built-in list of Swedish"),
    ] {
        let refused = with_input(&[flags, &["--line"]].concat(), folder.path(), "");
        assert_eq!(refused.status.code(), Some(2), "{flags:?}");
        assert!(error(&refused).contains(wrong), "{}", error(&refused));
    }
}

#[cfg(unix)]
#[test]
fn every_tool_works_with_a_list_of_another_language() {
    let embedded = EmbeddedList::of(&RUSSIAN).next().unwrap();
    let list = embedded.load();
    let length = (4..40).rev().find(|length| (20..=400).contains(&list.count(*length))).unwrap();
    let length = length.to_string();
    let binary = env!("CARGO_BIN_EXE_evil-hangman");
    let folder = tempfile::tempdir().unwrap();
    let code = RUSSIAN.code();
    let proof = format!("{code}.proof");
    let tool = |arguments: &[&str]| {
        let words = ["--language", code, "--length", &length];
        let words =
            if arguments[0] == "check" || arguments[0] == "verify" { &words[..2] } else { &words };
        let output = run(&[arguments, words].concat(), folder.path());
        let said = out(&output);
        assert_eq!(output.status.code(), Some(0), "{code}: {said} {}", error(&output));
        said
    };
    let value = embedded.value(length.parse().unwrap()).unwrap();
    let solved = tool(&["solve", "--json", "--proof", &proof]);
    assert!(solved.contains(&format!("\"value\":{value}")), "{code}: {solved}");
    let verified = tool(&["verify", &proof]);
    assert!(verified.contains(&format!("value {value} proven")), "{code}: {verified}");
    let evaluated = tool(&["evaluate", "--guesser", "learned", "--hold-out", "0.5", "--json"]);
    assert!(evaluated.contains(&format!("\"list\":\"{embedded}\"")), "{code}: {evaluated}");
    let seats = ["frequency", "greedy"].map(|player| {
        let side = if player == "greedy" { "setter" } else { "guesser" };
        format!("cmd:{binary} seat --{side} {player}")
    });
    let [guesser, setter] = &seats;
    let patient = ["--start-time", "120s", "--move-time", "60s", "--game-time", "120s"];
    let seated = ["match", "--guesser", guesser, "--setter", setter, "--games", "1", "--json"];
    let table = tool(&[&seated[..], &patient].concat());
    let report: serde_json::Value = serde_json::from_str(&table).unwrap();
    assert_eq!(report["games"][0]["fault"], serde_json::Value::Null, "{code}: {table}");
    tool(&[&["check", "--guesser", guesser, "--cases", "2"][..], &patient].concat());
    tool(&[&["check", "--setter", setter, "--cases", "2"][..], &patient].concat());
}

#[test]
fn words_are_shown_in_their_own_spelling_wherever_people_read_them() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("mots.txt"), "élève\ncôte\ncôté\nŒufs\nSèche\nêtre\n").unwrap();
    let game = ["--words", "mots.txt", "--language", "French", "--opponent", "greedy"];
    let round = [&game[..], &["--length", "5", "--lives", "9"]].concat();
    let said = out(&with_input(
        &round,
        folder.path(),
        "s\nc\nh\ne\nl\nv\nxray\nstory\nwords\nprove sèche\n",
    ));
    assert!(said.contains("ÉLÈVE was the only word left"), "{said}");
    assert!(!said.contains("ELEVE"), "{said}");
    assert!(said.contains("SÈCHE"), "{said}");
    let round = [&game[..], &["--length", "4", "--lives", "9"]].concat();
    let said = out(&with_input(&round, folder.path(), "r\nf\no\nc\nt\ne\n"));
    assert!(said.contains("CÔTE/CÔTÉ was the only word left"), "{said}");
    // What programs read is what is played.
    let table = out(&run(&["stats", "--export", "csv"], folder.path()));
    assert!(table.contains(",ELEVE,") && table.contains(",COTE,"), "{table}");
}

#[test]
fn letters_are_taken_composed_decomposed_and_as_those_that_are_played_alike() {
    let folder = tempfile::tempdir().unwrap();
    let play = |code: &str, words: &str, typed: &str| {
        fs::write(folder.path().join("list.txt"), words).unwrap();
        let game =
            ["--words", "list.txt", "--language", code, "--opponent", "greedy", "--length", "4"];
        let output = with_input(&[&game[..], &["--lives", "9"]].concat(), folder.path(), typed);
        assert_eq!(error(&output), "", "{code}");
        out(&output)
    };
    let said = play("de", "Hüte\nHäme\n", "a\u{308}\nU\u{308}\nß\n");
    for told in ["no A umlaut", "one U umlaut", "no S."] {
        assert!(said.contains(told), "{told}: {said}");
    }
    let said = play("ru", "ёлка\nволк\n", "ё\nq\n");
    assert!(said.contains("ye"), "{said}");
    assert!(
        said.contains("These words have Cyrillic letters; switch to a Russian keyboard layout."),
        "{said}"
    );
    let said = play("tr", "ışık\nişçi\n", "I\n");
    assert!(said.contains("dotless I"), "{said}");
    let said = play("tr", "ışık\nişçi\n", "İ\n");
    assert!(said.contains(" dotted I"), "{said}");
}

#[test]
fn every_alphabet_is_as_it_was() {
    let mut all = String::new();
    for alphabet in Alphabet::ALL {
        all += &format!("{} {}\n", alphabet.code(), alphabet.language());
        for letter in alphabet.letters() {
            let (lower, upper) = (alphabet.lower(letter).unwrap(), alphabet.upper(letter));
            let (ascii, name) = (alphabet.ascii(letter), alphabet.name(letter));
            all += &format!("  {lower} {upper} {ascii} {name}\n");
        }
    }
    insta::assert_snapshot!("alphabets", all);
}
