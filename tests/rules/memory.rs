//! Tests how much memory a word list takes, in a process of its own.

/// An environment variable set in the process that measures itself.
const ALONE: &str = "EVIL_HANGMAN_TEST_ALONE";

#[test]
fn a_list_takes_little_more_than_its_words_to_read_to_play_with_and_to_tell_of() {
    use std::io::{BufWriter, Write};

    use evil_hangman::engine::Opponent;
    use evil_hangman::game::judgement::{AnalysisInput, Judge};
    use evil_hangman::game::{Round, Story};
    use evil_hangman::wordfile;
    use evil_hangman::words::ENGLISH;

    if std::env::var_os(ALONE).is_none() {
        let test =
            "memory::a_list_takes_little_more_than_its_words_to_read_to_play_with_and_to_tell_of";
        let mut alone = std::process::Command::new(std::env::current_exe().unwrap());
        alone.args(["--exact", test, "--nocapture"]).env(ALONE, "yes");
        assert!(alone.status().unwrap().success());
        return;
    }

    // Nine letters are the worst length for parsing: a word takes sixteen bytes, and its line ten.
    const WORDS: u64 = 3_000_000;
    const BYTES: u64 = 10 * WORDS;
    let file = tempfile::NamedTempFile::new().unwrap();
    let mut text = BufWriter::new(&file);
    for word in 0..WORDS {
        // Distinct words in no order: the step is coprime to the number of all words.
        let mut rest = word * 3_486_784_401 % 26u64.pow(9);
        let mut line = [b'\n'; 10];
        for letter in &mut line[..9] {
            *letter = b'a' + (rest % 26) as u8;
            rest /= 26;
        }
        text.write_all(&line).unwrap();
    }
    text.flush().unwrap();
    // Only this program: the figure of `getrusage` starts with that of its parent.
    let peak = || {
        let status = std::fs::read_to_string("/proc/self/status").unwrap();
        let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() * 1024
    };
    let before = peak();
    let taken = || peak() - before;
    let (list, _) = wordfile::read(file.path(), Some(&ENGLISH)).unwrap();
    assert_eq!(list.total(), WORDS as usize);
    let to_read = taken();
    assert!(to_read <= 2 * BYTES, "{to_read} bytes to read {BYTES}");
    let words = list.of_length(9).unwrap().candidates();
    let mut round = Round::new(Opponent::Greedy, words, "9".parse().unwrap(), 1);
    for letter in ENGLISH.letters().take(4) {
        // A searcher holds the position while it works.
        let position = round.position().clone();
        assert_eq!(position.words_left(), round.engine().candidates().len());
        drop(position);
        round.guess(letter).unwrap();
    }
    let to_play = taken();
    // When the round ends, its guesses are judged as far as possible.
    let judged = Judge::new(1_000).judge(&AnalysisInput::of(&round), &|| false);
    assert_eq!(judged.mistakes().count(), 0);
    let to_judge = taken();
    assert_eq!(Story::of(&round).turns.len(), 4);
    let to_tell = taken();
    println!("to read {BYTES} bytes: {to_read}");
    // The words take 1.6 times their file, and each set of them that a round or its story holds up to 0.4.
    for (what, bytes) in [("play with", to_play), ("judge", to_judge), ("tell of", to_tell)] {
        println!("to {what} them: {bytes}");
        assert!(bytes <= BYTES * 33 / 10, "{bytes} bytes to {what} {BYTES}");
    }
}
