//! Tests of a list in another language, from the first letter to the statistics, with the real binary.

use crate::support::{GAME, Place};
use crate::table::support::no_fault;
use evil_hangman::game::opening::Book;
use evil_hangman::words::{Alphabet, EmbeddedList, Grade, RUSSIAN, Word, in_ascii};

#[test]
fn letters_beyond_z_are_named_or_spoken_as_they_are() {
    let words = "# language: sv\nälg\nräv\nsär\ngås\nbjörn\nekorre\n";
    let place = Place::with(&[("djur.txt", words)]);
    let game = "--words djur.txt --length 3 --lives 3 --opponent greedy";
    let said = place.fed(game, "Å\nå\nr\nä\nl\ng\nn\n").ok();
    for told in [
        "There's no A with ring.",
        "You have already guessed A with ring.",
        "only ÄLG was left",
        "There's one A umlaut, at place 1.",
    ] {
        assert!(said.contains(told), "{told}: {said}");
    }
    place.write("evil-hangman/config.toml", "letters = \"plain\"\n");
    let played = place.fed(game, "å\nletters\nr\nä\nl\nwhy\nwhat if\ng\n").out;
    let replayed = place.run("replay --words djur.txt --letters plain").out;
    for (said, letter) in
        [(&played, "There's no Å."), (&played, "There's one Ä,"), (&replayed, "1. Å, a miss")]
    {
        assert!(said.contains(letter) && !said.contains("A with ring"), "{letter}: {said}");
        assert!(!said.contains("umlaut"), "{said}");
    }
    let named = (game, "--letters named");
    assert!(place.fed(named, "å\n").out.contains("A with ring"));
}

#[test]
fn a_list_in_a_language_without_an_alphabet_is_refused_with_those_that_there_are() {
    let place = Place::with(&[("list.txt", "# language: tlh\nqapla\n")]);
    place.run("--words list.txt").refused(&["line 1", "tlh", "en, de, es, fr"]);
    // After the first word a comment is a comment.
    place.write("list.txt", "cat\n# language: tlh\ndog\n");
    place.run("oracle --words list.txt --letters a").ok();
    place.run("--language tlh --line").refused(&["must be one of en (English), de (German)"]);
    let own = |it: &&Alphabet| EmbeddedList::of(it).next().is_none();
    let own = Alphabet::ALL.into_iter().find(own).unwrap();
    let refused = format!("there is no built-in list of {}", own.language());
    place.run(("--language", own.code(), "--line")).refused(&[&refused]);
}

#[test]
fn a_list_that_is_printed_has_its_words_and_is_read_as_the_same() {
    let place = Place::new();
    for (language, grade, length) in
        [("tr", Grade::Full, 8), ("de", Grade::Everyday, 5), ("fr", Grade::Everyday, 4)]
    {
        let (name, letters) = (grade.to_string(), length.to_string());
        let asked = ["--list", &name, "--length", &letters, "--language", language];
        let printed = place.run(("words", asked)).ok();
        let alphabet = Alphabet::of(language).unwrap();
        let list = EmbeddedList::with(alphabet, grade).unwrap().load();
        let listed = list.of_length(length).unwrap();
        assert_eq!(printed.lines().count(), listed.len(), "{language}");
        let has = |line: &str| Word::parse(line, alphabet).is_ok_and(|word| listed.has(&word));
        assert!(printed.lines().all(has), "{language}");
        let read = place.fed(["words", "--words", "-", "--language", language], &printed);
        assert!(read.ok() == printed, "{language}");
    }
    place.run("words --length 40").refused(&["--length 40", "en/everyday"]);
}

#[test]
fn a_length_without_words_is_refused_with_the_lines_that_were_left_out() {
    let place = Place::with(&[("list.txt", "straße\nnature\n")]);
    let asked = "--words list.txt --length 7 --line";
    place.run(asked).refused(&["line 1, straße", "has 7 letters"]);
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
        let place = Place::with(&[("list.txt", words), ("player.sh", IN_TURN)]);
        let list = format!("--words list.txt --language {code}");
        let played = alphabet.upper(alphabet.letter(letter).unwrap());

        let told = place.run((format!("oracle --length 4 --letters {letter}"), &list)).ok();
        assert!(told.contains(&format!("Turn 1: {played} -> ")), "{code}: {told}");

        let game = ("--length 4 --lives 9 --opponent greedy", &list);
        let letters = alphabet.letters().map(|letter| format!("{}\n", alphabet.upper(letter)));
        place.fed(game, letters.collect::<String>()).ok();
        let table = place.run("stats --export csv").out;
        let kept =
            if code == "en" { String::from(" greedy 4 9") } else { format!("#{code} greedy 4 9") };
        assert!(table.contains(&kept), "{code}: {table}");
        let replayed = place.run(("replay", &list)).ok();
        let first = format!("1. {}, a ", alphabet.name(alphabet.letters().next().unwrap()));
        assert!(replayed.contains(&first), "{code}: {replayed}");

        let guesser = ["--guesser", "cmd:sh player.sh"];
        let report = place.run(("match --setter greedy --json --games 2", guesser, &list)).json();
        no_fault(report["games"].as_array().unwrap());
    }
}

#[cfg(unix)]
#[test]
fn every_tool_works_with_a_list_of_another_language() {
    let embedded = EmbeddedList::of(&RUSSIAN).next().unwrap();
    let list = embedded.load();
    let length = (4..40).rev().find(|length| (20..=400).contains(&list.count(*length))).unwrap();
    let (place, code) = (Place::new(), RUSSIAN.code());
    let tool = |tool: &str, more: &[&str]| {
        let ran = place.run((tool, more, ["--language", code]));
        assert_eq!(ran.status, Some(0), "{ran:?}");
        ran.out
    };
    let value = Book::value_of_all(embedded, length).unwrap();
    let solved = tool(&format!("solve --json --proof ru.proof --length {length}"), &[]);
    assert!(solved.contains(&format!("\"value\":{value}")), "{code}: {solved}");
    let verified = tool("verify ru.proof", &[]);
    assert!(verified.contains(&format!("value {value} proven")), "{code}: {verified}");
    let evaluate = "evaluate --guesser learned --hold-out 0.5 --json";
    let evaluated = tool(&format!("{evaluate} --length {length}"), &[]);
    assert!(evaluated.contains(&format!("\"list\":\"{embedded}\"")), "{code}: {evaluated}");
    let seats = ["frequency", "greedy"].map(|player| {
        let side = if player == "greedy" { "setter" } else { "guesser" };
        format!("cmd:{GAME} seat --{side} {player}")
    });
    let [guesser, setter] = &seats;
    let patient = "--start-time 120s --move-time 60s --game-time 120s";
    let game = format!("match --games 1 --json {patient} --length {length}");
    let table = tool(&game, &["--guesser", guesser, "--setter", setter]);
    let report: serde_json::Value = serde_json::from_str(&table).unwrap();
    no_fault(report["games"].as_array().unwrap());
    let words = list.by_length().flat_map(|words| words.words());
    place.write("list.txt", words.map(|word| word.played_lower() + "\n").collect::<String>());
    let most = list.lengths().map(|length| list.count(length)).max();
    let check = format!("check --cases 2 --format json {patient}");
    for player in [["--guesser", guesser], ["--setter", setter]] {
        let report = tool(&format!("{check} --words list.txt"), &player);
        let report: serde_json::Value = serde_json::from_str(&report).unwrap();
        assert_eq!(report["large"]["words"].as_u64(), most.map(|most| most as u64), "{report}");
    }
    // Without a file, the last game is about the largest list of the language; this one is read in no time.
    let report = place.run((check, ["--setter", setter], "--language fi")).json();
    assert!(report["large"]["words"].as_u64() > Some(10_000), "{report}");
}

#[test]
fn words_are_shown_in_their_own_spelling_wherever_people_read_them() {
    let words = "élève\ncôte\ncôté\nŒufs\nSèche\nêtre\n";
    let place = Place::with(&[("mots.txt", words)]);
    let play = |length: &str, typed: &str| {
        let game = "--words mots.txt --language French --opponent greedy --lives 9 --length";
        place.fed((game, length), typed).ok()
    };
    let said = play("5", "s\nc\nh\ne\nl\nv\nxray\nstory\nwords\nprove sèche\n");
    assert!(said.contains("only ÉLÈVE was left"), "{said}");
    assert!(!said.contains("ELEVE"), "{said}");
    assert!(said.contains("SÈCHE"), "{said}");
    let said = play("4", "r\nf\no\nc\nt\ne\n");
    assert!(said.contains("only CÔTE/CÔTÉ was left"), "{said}");
    // What programs read is what is played.
    let table = place.run("stats --export csv").out;
    assert!(table.contains(",ELEVE,") && table.contains(",COTE,"), "{table}");
}

#[test]
fn letters_are_taken_composed_decomposed_and_as_those_that_are_played_alike() {
    let german = ["no A umlaut", "one U umlaut", "no S."];
    let layout = "These words use Cyrillic letters. Switch to a Russian keyboard layout.";
    for (code, words, typed, told) in [
        ("de", "Hüte\nHäme\n", "a\u{308}\nU\u{308}\nß\n", &german[..]),
        ("ru", "ёлка\nволк\n", "ё\nq\n", &["ye", layout]),
        ("tr", "ışık\nişçi\n", "I\n", &["dotless I"]),
        ("tr", "ışık\nişçi\n", "İ\n", &[" dotted I"]),
        ("tr", "ılık\nilik\nısıl\n", "word ILIK\nagain\n", &["ILIK"]),
        ("fr", "cœur\nœuf\nlune\nrose", "œ\nŒ\n", &["œ is played as O E.\nYour letter: \nŒ is"]),
    ] {
        let place = Place::with(&[("list.txt", words)]);
        let game = ["--words", "list.txt", "--language", code, "--opponent", "greedy"];
        let said = place.fed((game, "--length 4 --lives 9"), typed).ok();
        for told in told {
            assert!(said.contains(told), "{told}: {said}");
        }
    }
    let said = Place::new().fed("--language ru --puzzle 1", "w\n").ok();
    assert!(said.contains(layout), "{said}");
}

#[test]
fn every_alphabet_is_as_it_was() {
    let mut all = String::new();
    for alphabet in Alphabet::ALL {
        all += &format!("{} {}\n", alphabet.code(), alphabet.language());
        for letter in alphabet.letters() {
            let (lower, upper) = (alphabet.lower(letter), alphabet.upper(letter));
            let ascii = in_ascii(upper).unwrap_or_else(|| upper.to_string());
            let name = alphabet.name(letter);
            all += &format!("  {lower} {upper} {ascii} {name}\n");
        }
    }
    insta::assert_snapshot!("alphabets", all);
}
