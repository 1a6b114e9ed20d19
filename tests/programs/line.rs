//! Tests of the line mode with scripted answers: in this process, except for what only a process has.

mod asked;
mod golden;
mod listening;

use std::io::Write;
use std::process::{Command, Stdio};

use clap::Parser;
use evil_hangman::app::Key;
use evil_hangman::app::keys::{self, Action, Context};
use evil_hangman::cli::Cli;
use evil_hangman::engine::Opponent;
use evil_hangman::game::{Round, Standing};
use evil_hangman::play::{Streams, Surroundings, play_in_sentences};
use evil_hangman::text;
use evil_hangman::words::{ENGLISH, ListBuilder};
use tempfile::TempDir;

/// The nine words of the classic assignment, and lengths with gaps between: 2, 4 and 6 have words.
const WORDS: &str = "no\ngo\nally\nbeta\ncool\ndeal\nelse\nflew\ngood\nhope\nibex\nsixsix\n";

/// The result of a run.
struct Run {
    said: String,
}

impl Run {
    /// Returns how often a text was said.
    fn times(&self, text: &str) -> usize {
        self.said.matches(text).count()
    }

    /// Fails unless all these texts were said, in this order.
    fn said_in_order(&self, texts: &[&str]) {
        let mut rest = self.said.as_str();
        for text in texts {
            let Some((_, after)) = rest.split_once(text) else {
                panic!("“{text}” was not said, or not then:\n{}", self.said);
            };
            rest = after;
        }
    }
}

fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("words.txt"), WORDS).unwrap();
    let many = ('a'..='n').flat_map(|a| ('a'..='n').map(move |b| [a, b]));
    let many = many.flat_map(|[a, b]| ('a'..='n').map(move |c| format!("{a}{b}{c}\n")));
    std::fs::write(folder.path().join("many.txt"), many.collect::<String>()).unwrap();
    folder
}

fn game(folder: &TempDir, flags: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_evil-hangman"));
    command.args(flags).current_dir(folder).env_clear();
    command.env("EVIL_HANGMAN_HOME", folder.path().join("evil-hangman"));
    command.env("EVIL_HANGMAN_WORDS_LEFT", "no");
    command
}

/// Plays in this folder, in this process, the same game for the same answers. Whatever the answers are, the game must
/// end without errors and notices, and write no control characters but line breaks.
fn play_in(folder: &TempDir, flags: &[&str], answers: impl AsRef<[u8]>) -> String {
    let here = |flag: &&str| match folder.path().join(flag) {
        path if path.is_file() => path.into_os_string(),
        _ => flag.into(),
    };
    let arguments = std::iter::once("evil-hangman".into()).chain(flags.iter().map(here));
    let cli = Cli::try_parse_from(arguments).unwrap();
    let variables = [("EVIL_HANGMAN_WORDS_LEFT", "no")];
    let around = Surroundings::in_a_pipe(&cli, &variables, &folder.path().join("evil-hangman"), 1);
    let (mut said, mut notices) = (Vec::new(), Vec::new());
    let streams = Streams {
        input: Box::new(answers.as_ref()),
        output: Box::new(&mut said),
        notices: Box::new(&mut notices),
        typed: false,
        shown: false,
    };
    play_in_sentences(&cli, &around, streams).unwrap();
    let said = String::from_utf8(said).expect("what is said is UTF-8");
    assert_eq!(String::from_utf8_lossy(&notices), "", "said:\n{said}");
    let strange: Vec<_> = said.chars().filter(|c| c.is_control() && *c != '\n').collect();
    assert!(strange.is_empty(), "{strange:?} in:\n{said}");
    said
}

/// Plays in a new folder, in this process. What is said must be grammatical, and nothing may be said twice.
fn play(flags: &[&str], answers: impl AsRef<[u8]>) -> Run {
    let said = play_in(&folder(), flags, answers);
    assert_eq!(listening::twice(&said), None, "in:\n{said}");
    Run { said }
}

/// Does the same with the tiny list.
fn play_words(flags: &[&str], answers: impl AsRef<[u8]>) -> Run {
    play(&[&["--words", "words.txt"], flags].concat(), answers)
}

#[test]
fn the_readmes_line_plays_in_a_pipe() {
    let run = play(&["--words-left"], "8\n6\ne\na\ni\no\nu\ns\nr\nt\nn\nl\nd\nc\nn\n");
    run.said_in_order(&[
        "How many letters?",
        "How many lives do you want?",
        "Find a word of 8 letters",
        "You have 6 lives left.",
        "Your letter:",
        "Words left: ",
        "Word: ",
        "You lost. It claims the word was ",
        "What next?",
        "Goodbye.",
    ]);
}

#[test]
fn the_length_is_asked_for_until_there_is_a_word_that_long() {
    let wrong = "0\n1\n3\n5\n7\n64\n65\n99999999999999999999999\n-4\nfor\n4.0\n4 4\n+4\n";
    let run = play_words(&[], format!("{wrong}4\n"));
    let asked = wrong.lines().count() + 1;
    assert_eq!(run.times("How many letters?"), asked);
    assert_eq!(run.times("How many lives do you want?"), 1);
    run.said_in_order(&["has 5 letters; the nearest are 4 and 6", "the longest have 6"]);
}

#[test]
fn the_length_that_is_offered_is_one_that_the_list_has() {
    // The default is 8, and the longest words have 6.
    let run = play_words(&[], "\n");
    assert_eq!((run.times("How many letters?"), run.times("Enter for 6")), (1, 1), "{}", run.said);
    assert_eq!(play(&[], "\n").times("Enter for 8"), 1);
}

#[test]
fn guesses_are_asked_for_until_they_are_a_whole_number_above_zero() {
    let wrong = ["0", "-1", "1.5", "sicks", "1e3", "0x10", "7 8", "+3"];
    let run = play_words(&[], format!("4\n{}\n100000\n26\n\n", wrong.join("\n")));
    assert_eq!(run.times("How many lives do you want?"), wrong.len() + 2);
    run.said_in_order(&[
        "above zero",
        "26 is the largest number that matters.",
        "You have 26 lives left.",
    ]);
}

#[test]
fn yes_and_no_are_asked_for_until_they_are_given() {
    for (answer, given_up) in [("y", 1), ("YES", 1), ("n", 0), ("No", 0), ("", 0)] {
        let run = play(&[], format!("8\n9\ne\nnew game\nmaybe\n1\nyesno\n{answer}\n"));
        assert_eq!(run.times("Give up this round? (yes or no; Enter is no)"), 4, "{answer}");
        assert_eq!(run.times("That is neither yes nor no."), 3, "{answer}");
        assert_eq!(run.times("How many letters?") - 1, given_up, "{answer}");
    }
}

#[test]
fn enter_is_no_at_every_question_of_yes_and_no_but_that_of_todays_game() {
    let sent =
        "ehd1 6 bdbc94222b19aa135ec4133c0079c316 b9eef4c1315d85d3 d5fec494d23e70747a1c092412e946df";
    let flags = ["--length", "4", "--lives", "3", "--opponent", "greedy"];
    let word = play_words(&flags, "cool\n\nquit\n");
    assert_eq!((word.times("Enter is no"), word.times("It isn't")), (1, 0), "{}", word.said);
    let folder = folder();
    let played = |answers: &str| Run { said: play_in(&folder, &[], answers) };
    let run = played(&format!("{sent}\n\n\ntoday\nno\n8\n9\ne\nnew game\n\nquit\n"));
    assert_eq!(run.times("(yes or no; Enter is no)"), 2, "{}", run.said);
    assert_eq!(run.times("(yes or no; Enter is yes)"), 1, "{}", run.said);
    assert_eq!(run.times("somebody"), 0, "the duel is not played: {}", run.said);
    assert_eq!(run.times("This attempt counts."), 0, "{}", run.said);
    assert_eq!(run.times("How many letters?"), 2, "the round goes on: {}", run.said);
}

#[test]
fn the_words_left_are_switched_with_a_command_before_a_round_too() {
    for (said, heard) in [("count on", 1), ("count off", 0)] {
        let run = play_words(&[], format!("{said}\n4\n6\n"));
        assert_eq!(run.times("Words left: 9"), heard, "{said}: {}", run.said);
    }
}

#[test]
fn a_letter_is_asked_for_until_it_is_one_new_letter() {
    let wrong = ["", "7", "ee", "é", "-", "e e", "!", "eo"];
    let run = play_words(
        &["--length", "4", "--lives", "3"],
        format!("{}\ne\ne\nE\no\nrepeat\n", wrong.join("\n")),
    );
    let asked = run.times("Type one letter, or help to hear the commands.");
    assert_eq!(asked, wrong.len() - 1, "{}", run.said);
    // Where nothing was typed, somebody may look for the way out.
    assert_eq!(run.times("To leave, type quit or press Ctrl-C."), 1, "{}", run.said);
    assert_eq!(run.times("EO has 2 letters; the word has 4."), 1, "{}", run.said);
    assert_eq!(run.times("You have already guessed E"), 2);
    assert_eq!((run.times("You have 3 lives left."), run.times("You have 2 lives left.")), (1, 2));
    run.said_in_order(&[
        "There is no E.",
        "There are two O's, at places 2 and 3.",
        "Letters found: O. Letters missed: E.",
        "Word: blank, O, O, blank.",
    ]);
}

#[test]
fn a_hint_is_followed_by_the_next_best_letters_and_by_why() {
    let run = play_words(
        &["--length", "4", "--lives", "3", "--opponent", "fair", "--seed", "1"],
        "hint\nhint\nhint\ne\n",
    );
    run.said_in_order(&[
        "Your letter: ",
        "Try E. With it you can win whatever the word is.",
        "Your letter: ",
        " are just as good as E.",
        "Your letter: ",
        "Try E. It most likely leaves the 3 words without E, 33 percent of them all.",
        "Your letter: ",
        "There is one E",
        " leaves the one word ",
    ]);
}

/// Returns the text between two others.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let rest = text.split_once(before).unwrap_or_else(|| panic!("no “{before}” in:\n{text}")).1;
    rest.split_once(after).unwrap().0
}

#[test]
fn the_story_of_a_fair_round_says_how_to_check_its_seal() {
    for seed in ["1", "2", "3"] {
        let flags = ["--opponent", "fair", "--length", "8", "--lives", "3", "--seed", seed];
        let run = play(&flags, "z\nx\nq\nj\nv\nk\nw\nstory\nn\n");
        let word = between(&run.said, "The word was ", ".");
        let command = run.said.lines().find_map(|line| line.split_once("evil-hangman verify-fair"));
        let arguments: Vec<_> = command.unwrap().1.split_whitespace().collect();
        let [_, salt, seal] = arguments[..] else { panic!("{arguments:?}") };
        // Not the game's own implementation of SHA-256.
        let hash = hmac_sha256::Hash::hash(format!("{}:{salt}", word.to_lowercase()).as_bytes());
        let hash: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(seal.replace('-', ""), hash[..32], "{word} {salt}");
        let output =
            game(&folder(), &[&["verify-fair"], &arguments[..]].concat()).output().unwrap();
        let holds = String::from_utf8(output.stdout).unwrap();
        assert_eq!(output.status.code(), Some(0), "{holds}");
        assert!(holds.contains(&format!("the word was {word} ")), "{holds}");
    }
}

#[test]
fn a_whole_game_is_lost_and_another_one_is_won() {
    let flags = ["--words", "words.txt", "--opponent", "greedy"];
    let run = play(&flags, "count on\n4\n2\ne\no\nt\nz\nchange\n2\n26\nn\ng\no\nn\n");
    run.said_in_order(&[
        "The list has 9 words of 4 letters.",
        "There is no E.",
        "Words left: 3",
        "There are two O's, at places 2 and 3.",
        "Words left: 2",
        "There is no T.",
        "You lost. It claims the word was ",
    ]);
    run.said_in_order(&["You lost.", "What next?", "You won. "]);
    let lost = run.said.split("It claims the word was ").nth(1).unwrap();
    assert!(
        lost.starts_with("COOL.") || lost.starts_with("GOOD."),
        "a word that is still possible: {lost}"
    );
}

#[test]
fn a_game_is_won_when_every_letter_is_found() {
    let run = play_words(&["--length", "6", "--lives", "1"], "s\ni\nx\nn\n");
    run.said_in_order(&[
        "There are two S's, at places 1 and 4.",
        "There are two I's, at places 2 and 5.",
        "There are two X's, at places 3 and 6.",
    ]);
    run.said_in_order(&[
        "You won. You found SIXSIX. There was no other word.",
        "What next?",
        "Goodbye.",
    ]);
}

#[test]
fn playing_again_keeps_the_settings_unless_they_are_to_be_changed() {
    let run = play_words(&[], "6\n1\nz\nwhat\nagain\nz\nchange\n4\n1\ne\nagain\ne\nquit\n");
    assert_eq!((run.times("How many letters?"), run.times("What next?")), (2, 5));
    assert_eq!(run.times("he word was"), 4);
    assert_eq!((run.times("Find a word of 6"), run.times("A word of 4")), (1, 2));
    assert_eq!(run.times("Goodbye."), 1);
}

#[test]
fn the_end_of_the_input_ends_the_game_politely_wherever_it_comes() {
    let script = "5\n4\n0\n2\ne\nee\no\nt\nperhaps\nchange\n4\n1\ne\nagain\ne\nquit\n";
    let lines: Vec<_> = script.split_inclusive('\n').collect();
    for count in 0..=lines.len() {
        let part = lines[..count].concat();
        // With the last line break, and without it, as some programs write.
        for part in [part.as_str(), part.trim_end()] {
            let run = play_words(&[], part);
            assert!(run.said.ends_with("Goodbye.\n"), "{part:?}: {}", run.said);
        }
    }
    let run = play(&["--opponent", "friend"], "");
    assert!(run.said.ends_with("Goodbye.\n"), "{}", run.said);
}

#[test]
fn flags_answer_questions_ahead() {
    let all = play_words(&["--length", "4", "--lives", "6", "--words-left"], "e\n");
    let asked = |run: &Run| {
        ["How many letters?", "How many lives do you want?"].map(|text| run.times(text))
    };
    assert_eq!(asked(&all), [0, 0]);
    all.said_in_order(&["You have 6 lives left.", "Words left: 9", "Words left: 3"]);
    assert_eq!(asked(&play_words(&["--length", "4"], "6\ne\n")), [0, 1]);
    assert_eq!(asked(&play_words(&["--lives", "6"], "4\ne\n")), [1, 0]);
}

#[test]
fn a_friends_word_can_come_through_the_pipe_and_is_kept_secret() {
    let run = play(&["--opponent", "friend"], "r2d2\nit's\nJazz\n2\nz\ne\nx\nn\n");
    assert_eq!(run.times("let somebody else type a word"), 3);
    run.said_in_order(&[
        "The word has 4 letters.",
        "There are two Z's, at places 3 and 4.",
        "Word: blank, blank, Z, Z.",
        "The word was JAZZ.",
    ]);
    let before = run.said.split("The word was").next().unwrap();
    assert!(!before.to_lowercase().contains("jazz"), "{before}");
}

#[test]
fn carriage_returns_blanks_and_capitals_are_all_the_same() {
    let plain = play_words(&["--seed", "1"], "4\n3\ne\no\nt\nr\ns\nn\n");
    assert_eq!(
        play_words(&["--seed", "1"], "4\r\n3\r\ne\r\no\r\nt\r\nr\r\ns\r\nn\r\n").said,
        plain.said
    );
    assert_eq!(play_words(&["--seed", "1"], " 4 \n\t3\n E\nO\nT\nR\nS\n N\n").said, plain.said);
}

#[test]
fn nonsense_is_answered_without_repeating_it() {
    let nonsense = b"\xff\xfe\n\0\n\x1b[31m\n\x1b]0;title\x07\n\xe2\x80\xae\n";
    let questions: [&[u8]; 3] = [b"4\n", b"3\n", b"e\n"];
    let mut answers = Vec::new();
    for answer in questions {
        answers.extend_from_slice(nonsense);
        answers.extend_from_slice(answer);
    }
    let run = play_words(&[], &answers);
    assert_eq!(run.times("There is no E."), 1, "{}", run.said);
}

#[cfg(unix)]
#[test]
fn an_answer_without_an_end_ends_the_game() {
    let folder = folder();
    let zeros = std::fs::File::open("/dev/zero").unwrap();
    let output = game(&folder, &["--words", "words.txt"]).stdin(zeros).output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.contains("a line of the input has more than 16 MiB"), "{told}");
}

#[test]
fn an_answer_is_one_line_however_long() {
    for length in [4095, 4096, 4097, 100_000] {
        let run =
            play_words(&["--length", "4", "--lives", "3"], format!("{}e\no\n", "x".repeat(length)));
        assert_eq!(
            run.times("Type one letter, or help to hear the commands."),
            1,
            "after {length} letters and an e"
        );
        assert_eq!(run.times("There is no E."), 0, "after {length} letters and an e");
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    let script = "8\n3\nz\nx\nq\nj\nchange\n5\n2\nq\nz\nx\nn\n";
    for opponent in ["greedy", "fair"] {
        let said = |seed: &str| play(&["--opponent", opponent, "--seed", seed], script).said;
        let first = said("7");
        assert_eq!(said("7"), first);
        assert!(["1", "2", "3"].iter().any(|seed| said(seed) != first), "{opponent}");
    }
}

#[test]
fn a_reader_that_has_had_enough_is_no_error() {
    let mut child = game(&folder(), &["--length", "8", "--lives", "3"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    // The game may have ended before it reads this.
    let _ = child.stdin.take().unwrap().write_all(b"e\na\ni\no\nu\n");
    let output = child.wait_with_output().unwrap();
    assert_eq!(
        (output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()),
        (Some(0), "--lives 3: that is too few even for a perfect player, who needs 8 lives.\n")
    );
}

/// Plays a round in which the player holds the word, in this folder.
fn hold(folder: &TempDir, flags: &[&str], answers: &str) -> Run {
    let all = [&["--words", "words.txt", "--opponent", "you"], flags].concat();
    Run { said: play_in(folder, &all, answers) }
}

/// Answers the questions about a word, in whatever order the letters are asked, by places or by the pattern.
fn held(word: &str, folder: &TempDir, flags: &[&str]) -> Run {
    let mut answers = String::new();
    for turn in 0..26 {
        let run = hold(folder, flags, &answers);
        let asked = run.said.rsplit("Is there a").next().unwrap();
        if !run.said.ends_with("Goodbye.\n") || run.said.contains("I found it") {
            return run;
        }
        if asked.contains("Is it ") {
            answers += "y\n";
            continue;
        }
        let letter = asked.trim_start_matches('n').trim_start().chars().next().unwrap();
        let letter = letter.to_ascii_lowercase();
        let places: Vec<_> = word.match_indices(letter).map(|(at, _)| at + 1).collect();
        answers += &match (places.is_empty(), turn % 2) {
            (true, 0) => "no".to_owned(),
            (true, _) => "n".to_owned(),
            (false, 0) => places.iter().map(|at| at.to_string() + " ").collect(),
            (false, _) => word.chars().map(|c| if c == letter { c } else { '-' }).collect(),
        };
        answers.push('\n');
    }
    panic!("{word} is not found with {answers:?}");
}

#[test]
fn a_word_that_the_player_holds_is_found() {
    let folder = folder();
    for word in ["ally", "beta", "cool", "deal", "else", "flew", "good", "hope", "ibex", "sixsix"] {
        let length = word.len().to_string();
        let run = held(word, &folder, &["--length", &length, "--lives", "9"]);
        run.said_in_order(&["I have 9 lives left.", "Is ", "I found it", "What next?"]);
        let found = format!(": {}.\nWhat next?", word.to_uppercase());
        assert_eq!(run.times(&found), 1, "{}", run.said);
        assert_eq!(run.times("No word I know"), 0, "{}", run.said);
    }
}

#[test]
fn answers_that_contradict_each_other_are_told_at_once_and_taken_back() {
    let flags = ["--length", "2", "--lives", "3"];
    let run = hold(&folder(), &flags, "repeat\nn\nno\nx\n7\n1\ny\n");
    run.said_in_order(&[
        "I'm thinking of GO or NO.",
        "Is there a G?",
        "You said: no G.",
        "Is it NO?",
        "or your word isn't in my list. Your answers, the likeliest mistake first:\nNumber 1: Not NO. If that was wrong, 1 word fits.\nNumber 2: No G. If G at 1, 1 word fits.",
        "Which one was wrong? I'll ask again from there.",
        "Please type a number from 1 to 2, or Enter if none of them was wrong.",
        "Please type a number from 1 to 2, or Enter if none of them was wrong.",
        "Took back: not NO.",
        "Is it NO?",
        "I found it with 1 miss: NO.",
    ]);
}

#[test]
fn an_unknown_word_is_remembered_only_with_a_yes_and_known_the_next_time() {
    let folder = folder();
    let flags = ["--length", "2", "--lives", "1"];
    let own = folder.path().join("evil-hangman/words.txt");
    // The player holds XU: no G, and no guess is left.
    let lost = "n\n";
    let run = hold(&folder, &flags, &format!("{lost}xyz\nxu\n\nn\n"));
    run.said_in_order(&[
        "I have no lives left: you win.",
        "What was your word?",
        "Your word has 2 letters, and XYZ has 3 letters.",
        "You win: I didn't find XU.",
        "I don't know XU. Should I remember it?",
        "Goodbye.",
    ]);
    assert!(!own.exists());
    let run = hold(&folder, &flags, &format!("{lost}xu\ny\nn\n"));
    assert_eq!(run.times("I'll remember XU."), 1, "{}", run.said);
    assert_eq!(std::fs::read_to_string(&own).unwrap(), "xu\n");
    let run = hold(&folder, &flags, "repeat\n");
    assert_eq!(run.times("I'm thinking of GO, NO or XU."), 1, "{}", run.said);
    let run = play_words(&["--length", "2", "--lives", "1", "--words-left"], "");
    assert_eq!(run.times("Words left: 2"), 1, "the computer never sets it: {}", run.said);
}

#[test]
fn a_wrong_answer_is_pointed_at_when_the_word_is_told() {
    let run = hold(&folder(), &["--length", "2", "--lives", "1"], "n\ngo\nn\n");
    run.said_in_order(&[
        "I didn't find GO.",
        "You said that there is no G, but G is letter 1 of GO.",
        "It happens",
        "What next?",
    ]);
    assert_eq!(run.times("Should I remember"), 0);
}

#[test]
fn a_list_that_cannot_be_written_is_told_and_ends_nothing() {
    let folder = folder();
    std::fs::write(folder.path().join("data"), "").unwrap();
    let flags = ["--words", "words.txt", "--opponent", "you", "--length", "2", "--lives", "1"];
    let mut game = game(&folder, &flags);
    game.env_remove("EVIL_HANGMAN_HOME").env("HOME", folder.path());
    game.env("XDG_DATA_HOME", folder.path().join("data"));
    let output = assert_cmd::Command::from_std(game).write_stdin("n\nxu\ny\nn\n").output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("Your own words cannot be") && said.ends_with("Goodbye.\n"), "{said}");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn the_end_of_the_input_ends_a_held_round_politely_wherever_it_comes() {
    let folder = folder();
    let script = "2\n1\nwhat\nn\nxu\nn\nn\n";
    let lines: Vec<_> = script.split_inclusive('\n').collect();
    for count in 0..=lines.len() {
        let run = hold(&folder, &[], &lines[..count].concat());
        assert!(run.said.ends_with("Goodbye.\n"), "{}", run.said);
    }
}

#[test]
fn everything_that_a_round_has_can_be_asked_for() {
    let flags = ["--length", "4", "--lives", "3", "--opponent", "greedy", "--seed", "1"];
    let run = play_words(
        &flags,
        "help\nmore\nx-ray\no\nX-Ray\nfamilies\nletters\nrepeat\ncount on\ncount off\nstory\ngive up\nyes\nquit\n",
    );
    run.said_in_order(&[
        "The opponent is greedy: it has no word and keeps the largest group.",
        "Type a letter and press Enter, or hint for a good letter, or help to hear everything you can type.",
        "hint: a good letter; again, the next best letters; counts as help.",
        "Type more to hear 8 other commands and the rules.",
        "A letter in the word costs nothing. Any other letter is a miss and costs a life. You have 3 lives.",
        "No letter has been guessed yet.",
        "There is no O. That is a miss.",
        "It kept the 6 words without O, the largest group.",
        "Some of them are ",
        "O splits 9 words into 3 groups.",
        "2 words with O at places 2 and 3, which are COOL and GOOD.",
        "Kept: 6 words without O, such as ",
        "Letters not guessed yet: A, B, C, D,",
        "You have 2 lives left.",
        "Words left: 6.",
        "Words left: 6. From now on you won't hear the number.",
        "It would leave the ",
        "That only works after the round.",
        "You gave up. It claims the word was ",
        "It never chose.\nIt could also have been ",
        "Type story to hear the round again, or help for everything else.",
        "What next?",
    ]);
}

#[test]
fn everything_that_the_end_of_a_round_has_can_be_asked_for() {
    let flags = ["--length", "4", "--lives", "1", "--opponent", "greedy", "--seed", "1"];
    let asked = "share\nmore\nprove\ncool\nprove good\nprove ally\nmore\nprove it\nwords\nstory\nmore\nstory 1\nhelp\nstatistics\nhint\nagain\n";
    let run = play_words(&flags, format!("o\ne\n{asked}"));
    run.said_in_order(&[
        "You lost.",
        "Evil Hangman, 4 letters against a greedy computer: lost with 1 miss.",
        "In turn: a miss.",
        "Type more for the text to copy; it gives no letter away.",
        "Evil Hangman · 4 letters against a greedy computer",
        "Which word?",
        "Your O ruled it out: COOL has O at places 2 and 3, but it answered \"no O\".",
        "Your O ruled it out: GOOD has O at places 2 and 3, but it answered \"no O\".",
        "Every answer holds for ALLY: it could have been the word.",
        "ALLY has no O, as the computer said.",
        "IT has 2 letters, and the word has 4.",
        "ELSE, IBEX.",
        "1. O, a miss, left 6 words",
        "1. O, a miss. Before it, 9 words fitted.",
        "No guess was better than",
        "story: the round again",
        "Without help you have played one round, and not won it.",
        "That only works in a round, and this one is over.",
        "A word of 4 letters against greedy.",
    ]);
}

#[test]
fn the_form_can_choose_whatever_the_full_screen_can_and_keeps_it() {
    let run = play(&[], "fair\nunabridged\n8\nsharp\ngive up\nagain\ngive up\nchange\n\n\n");
    run.said_in_order(&[
        "The opponent is merciless, with words from the common list.",
        "Type settings to change that",
        "or gentle, even, sharp or perfect",
        "The opponent is fair: it",
        "Find a word of 8 letters",
        "What next?",
        "A word of 8 letters against fair.",
        "What next?",
        "The opponent is fair, with words from the unabridged list.",
        "Enter for 8",
        "A word of 8 letters against fair.",
    ]);
    let misses = evil_hangman::words::Tier::Unabridged.value(8).unwrap() + 1 + 1;
    assert_eq!(run.times(&format!("You have {misses} lives left.")), 3, "{}", run.said);
    let heard = play(&[], "settings\nmore\n");
    heard.said_in_order(&[
        "Now: merciless; the common list; 8 letters; ",
        "Opponents: merciless, greedy, ",
        "merciless: ",
        "you: you think of a word",
        "common: ",
        "How many lives: gentle, 5 more",
    ]);
}

#[test]
fn any_answers_how_many_letters_and_each_round_has_a_length_of_its_own() {
    let script = "any\n\ngive up\nagain\ngive up\nagain\ngive up\nchange\n\n\ngive up\nchange\n7\n";
    let run = play(&["--seed", "2"], script);
    run.said_in_order(&[
        "or any; Enter for 8)",
        "Each round has a new length, from 5 to 12 letters.",
        "Find a word of",
        "or any; Enter for any)",
        "Each round has a new length",
        "A word of 5 letters",
        "The list has 6,796 words of 7 letters.",
    ]);
    let lengths = |run: &Run| -> Vec<String> {
        let begun = run.said.split(" word of ").skip(1);
        begun.filter_map(|after| Some(after.split_once(" letters ")?.0.to_owned())).collect()
    };
    let heard = lengths(&run);
    let different: std::collections::BTreeSet<_> = heard.iter().collect();
    assert!(heard.len() >= 3 && different.len() >= 3, "{heard:?}: {}", run.said);
    let flags = ["--seed", "2", "--length", "any", "--difficulty", "even"];
    assert_eq!(lengths(&play(&flags, "give up\nagain\ngive up\nagain\n")), heard[..3], "by a flag");
}

#[test]
fn how_it_cheats_is_three_pages_that_answer_letters() {
    let flags = ["--length", "4", "--lives", "1", "--opponent", "greedy"];
    let pages = "how it cheats\ne\n\ne\n??\n\nz\n\n";
    for (flags, script) in [(&flags[..], format!("o\n{pages}n\n")), (&[], format!("{pages}\n"))] {
        let run = play_words(flags, script);
        run.said_in_order(&[
            "Lesson, page 1 of 3: It never picks a word.",
            "You play against greedy, and have 4 lives.",
            "The words are ALLY, BETA, COOL, DEAL, ELSE, FLEW, GOOD, HOPE and IBEX.",
            "Greedy: There is no E. That is a miss. 3 lives left.",
            "They are ALLY, COOL and GOOD.",
            "Lesson, page 2 of 3: ",
            "Greedy: There is one E, at place 2.",
            "Merciless: There is no E. That is a miss. You lost.",
            "Please type one letter",
            "Lesson, page 3 of 3: How well you can do.",
            "Merciless: There is no Z.",
            "nobody can win this now.",
            "Goodbye.",
        ]);
    }
}

#[test]
fn the_game_of_the_day_is_asked_for_with_a_word() {
    let run = play(&[], "today\nyes\n");
    run.said_in_order(&["This attempt counts.", "The opponent is merciless"]);
}

#[test]
fn fewer_misses_than_a_perfect_player_needs_are_told_at_once() {
    let flags = ["--list", "common", "--opponent", "merciless"];
    let run = play(&flags, "8\n2\n");
    run.said_in_order(&["too few even for a perfect player", "Find a word of"]);
    let folder = folder();
    let mut game = game(&folder, &[&flags[..], &["--length", "8", "--lives", "2"]].concat());
    let output = game.stdin(Stdio::null()).output().unwrap();
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.starts_with("--lives 2: that is "), "{complaint}");
    assert!(complaint.contains("too few even for a perfect player"), "{complaint}");
}

#[test]
fn what_if_goes_back_plays_on_and_is_in_no_statistics() {
    let flags = ["--length", "4", "--lives", "3", "--opponent", "greedy", "--seed", "1"];
    let script = "e\no\nt\nz\nwhat if\n9\n3\ng\nrepeat\nnew game\nc\nl\nshare\nwhat if e\na\nback\nback\n\
                  statistics\nmore\nmore\nn\n";
    let run = play_words(&flags, script);
    run.said_in_order(&[
        "You lost. It claims the word was GOOD.",
        "Before which guess, 1 to 4? (type list to hear them, or back)",
        "That is none of your guesses.\nBefore which guess, 1 to 4? (type list to hear them, or back) \n",
        "You are back before guess 3: guess something other than T, and Greedy plays on. This round doesn't count.",
        "Type back to return to the round that you played.",
        "You have 2 lives left.",
        "Word: blank, O, O, blank.",
        "There is no G. That is a miss.",
        "That doesn't work here.",
        "That was a what-if round, which doesn't count.",
        "You won. You cornered it: after guess 3 of 5, COOL was the only word left.",
        "Type back to return",
        "4 letters against a greedy computer, what if: won with",
        "You are back before your first guess: guess something other than E,",
        "There is no A. That is a miss.",
        "You lost. It claims the word was GOOD.",
        "Without help you have played one round, and not won it.",
        "50 percent of 4 guesses were the best available.",
    ]);
}

#[test]
fn a_friends_word_that_is_in_no_list_is_never_said_to_be_in_one() {
    let script = "qoph\n3\ncount on\no\nx-ray\nz\nx\nv\nstory\nmore\nstory 2\nwords\nprove qoph\nprove hope\nshare\nn\n";
    let run = play_words(&["--opponent", "friend", "--seed", "1"], script);
    run.said_in_order(&[
        "Words of the list that fit: 9.",
        "There is one O, at place 2.",
        "One word of the list fits.",
        "In the list only the one word with O at place 2 fits.",
        "By the list, try E. It leaves the one word with E at place 4.",
        "You lost. The word was QOPH.\nHOPE fits, too.",
        "The word isn't in my list; going by the list: ",
        "1. O, a hit, left 1 word of the list",
        "By my list: ",
        "In the list only the one word without Z fits.",
        "HOPE fits, too.",
        "QOPH fits everything it said, but it isn't in my list.",
        "HOPE fits everything it said: it could have been the word.",
        "Evil Hangman, a friend's word of 4 letters: lost with 3 misses",
    ]);
    for claim in ["Words left", "all of them", "every word in time", " par", "Its word is one of"] {
        assert_eq!(run.times(claim), 0, "{claim}: {}", run.said);
    }
    // No listed word fits any more.
    let run = play_words(
        &["--opponent", "friend", "--seed", "1"],
        "qoph\n3\ncount on\nq\nx-ray\nhint\no\np\nh\nstory\nmore\nn\n",
    );
    run.said_in_order(&[
        "Words of the list that fit: 0.",
        "The word isn't in the list, so no word of it fits.",
        "No word in the list fits; the letters around the gaps suggest it.",
        "You won. You found QOPH in 4 guesses.",
        "By my list: ",
        "9 words at first, 0 at the end: the letter Q ruled out 9.",
    ]);
}

#[test]
fn in_ascii_nothing_else_is_said() {
    let flags =
        ["--glyphs", "ascii", "--length", "8", "--lives", "2", "--opponent", "fair", "--seed", "1"];
    let run = play(&flags, "hint\nhint\nz\nx-ray\nq\nshare\nstory\nwords\nstatistics\nn\n");
    assert!(run.said.is_ascii(), "{}", run.said);
    assert!(
        run.times("Evil Hangman, 8 letters against a fair computer: lost") == 1,
        "{}",
        run.said
    );
}

#[test]
fn a_variable_for_everybody_who_needs_it_takes_the_plain_sentences_by_itself() {
    for (name, value, line) in
        [("ACCESSIBLE", "1", true), ("EVIL_HANGMAN_ACCESSIBLE", "true", true)]
    {
        let folder = folder();
        let mut game = game(&folder, &["--print-config"]);
        game.env(name, value);
        let output = game.output().unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        assert_eq!(said.contains("accessible = true"), line, "{said}");
    }
}

/// What a listener knows from the game read aloud, without any signs between the words.
#[derive(Debug, Default, PartialEq)]
struct Heard {
    misses_left: String,
    found: Vec<String>,
    missed: Vec<String>,
    pattern: Vec<String>,
}

impl Heard {
    /// Updates the knowledge; what is not repeated is still known.
    fn listen(&mut self, said: &str) {
        let plain: String =
            said.chars().filter(|c| c.is_alphanumeric() || c.is_whitespace()).collect();
        for line in plain.lines() {
            let words: Vec<_> = line.split_whitespace().map(str::to_owned).collect();
            let heard: Vec<&str> = words.iter().map(String::as_str).collect();
            let rules = ["Find", "a", "word", "of"];
            if let Some(at) = heard.windows(rules.len()).position(|said| said == rules) {
                let length = heard[at + rules.len()].parse().unwrap();
                self.pattern = vec![String::from("blank"); length];
            }
            match &heard[..] {
                ["You", "have", left, "lives", "left"] => {
                    self.misses_left = (*left).to_owned();
                }
                ["Letters", "found", found @ ..] if heard.contains(&"missed") => {
                    let at = found.iter().position(|word| *word == "Letters").unwrap();
                    let list = |words: &[&str]| {
                        words
                            .iter()
                            .filter(|word| **word != "none")
                            .map(|w| (*w).to_owned())
                            .collect()
                    };
                    self.found = list(&found[..at]);
                    self.missed = list(&found[at + 2..]);
                }
                ["You", "have", "one", "life", "left", ..] => self.misses_left = String::from("1"),
                // The answer names the letter.
                ["There", "is", "no", letter, ..] => self.missed.push((*letter).to_owned()),
                ["There", "is" | "are", _, letter, ..] => self.found.push(letter[..1].to_owned()),
                ["Word", pattern @ ..] => {
                    self.pattern.clear();
                    for (index, word) in pattern.iter().enumerate() {
                        match word.parse::<usize>() {
                            Ok(blanks) if pattern.get(index + 1) == Some(&"blanks") => {
                                self.pattern.extend(vec![String::from("blank"); blanks]);
                            }
                            _ if *word == "blanks" => {}
                            _ => self.pattern.push((*word).to_owned()),
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Returns everything that can be known of a round.
    fn of(round: &Round) -> Self {
        let letters = |misses: bool| {
            let replies = round.replies().iter().filter(|reply| reply.is_miss() == misses);
            replies
                .filter_map(|reply| reply.letter())
                .map(|letter| ENGLISH.upper(letter).to_string())
                .collect()
        };
        let place = |place: &Option<_>| {
            place.map_or("blank".to_owned(), |letter| ENGLISH.upper(letter).to_string())
        };
        Self {
            misses_left: round.misses_left().to_string(),
            found: letters(false),
            missed: letters(true),
            pattern: round.pattern().letters().iter().map(place).collect(),
        }
    }
}

#[test]
fn a_listener_knows_the_word_the_letters_the_misses_and_the_result_at_every_prompt() {
    let mut list = ListBuilder::new(&ENGLISH);
    list.feed(WORDS.as_bytes()).unwrap();
    let list = list.finish().unwrap().0;
    let mut ends = Vec::new();
    for (length, lives, letters) in [
        (4, "3", "eotzqx"),
        (6, "2", "ezsix"),
        (4, "9", "eaoyulbt"),
        (2, "2", "ogn"),
        (4, "5", "dlea"),
    ] {
        let candidates = list.of_length(length).unwrap().candidates();
        let mut round = Round::new(Opponent::Greedy, candidates, lives.parse().unwrap(), 1);
        let (flag, misses) = (length.to_string(), lives);
        let flags = ["--opponent", "greedy", "--length", &flag, "--lives", misses, "--seed", "1"];
        // Questions between the letters do not change what is known.
        let mut script: String = letters.chars().map(|c| format!("hint\n{c}\n")).collect();
        script += "give up\nyes\n";
        let run = play_words(&flags, &script);
        let mut heard = Heard::default();
        let mut prompts = run.said.split("Your letter:");
        for c in letters.chars() {
            if round.standing() != Standing::InPlay {
                break;
            }
            for _ in ["hint", "letter"] {
                heard.listen(prompts.next().unwrap());
                assert_eq!(heard, Heard::of(&round), "{letters} before {c}: {}", run.said);
            }
            round.guess(ENGLISH.letter(c).unwrap()).unwrap();
        }
        let rest = prompts.collect::<Vec<_>>().concat();
        let standing = round.standing();
        let guesses = match (
            round.words_left_by_turn().iter().position(|words| *words == 1),
            round.replies().len(),
        ) {
            (Some(turn), all) if turn < all => format!("guess {turn} of {all} "),
            (_, all) => format!("{all} guesses "),
        };
        let word = round.finish().word.to_string();
        let result = match standing {
            Standing::Won => format!("You won You cornered it after {guesses}"),
            Standing::Lost => String::from("You lost It claims the word was "),
            Standing::InPlay => String::from("You gave up It claims the word was "),
        };
        let plain: String =
            rest.chars().filter(|c| c.is_alphanumeric() || c.is_whitespace()).collect();
        assert!(plain.contains(&format!("{result}{word}")), "{result}{word}: {plain}");
        ends.push(standing);
    }
    for standing in [Standing::Won, Standing::Lost, Standing::InPlay] {
        assert!(ends.contains(&standing), "{standing:?} is heard of, too: {ends:?}");
    }
}

#[test]
fn a_round_in_which_the_player_holds_the_word_can_be_left_and_asked_about() {
    let flags = ["--opponent", "you", "--length", "4", "--lives", "6"];
    let run = play_words(&flags, "help\nn\nrepeat\nu\nundo\ngive up\n\n");
    run.said_in_order(&[
        "Think of a word of 4 letters.",
        "Instead of an answer you can type help, repeat, undo, give up, new game or quit.",
        "costs me a life. I have 6 lives.",
        "undo: take the last answer back.",
        "quit: end the game.",
        "You said: no ",
        "I have 5 lives left.",
        "Letters in your word: none. Letters not in it: ",
        "There is nothing to undo.",
        "You ended the round.",
        "What was your word?",
        "What next?",
    ]);
    let run = play_words(&flags, "quit\n");
    assert_eq!((run.times("Is there"), run.times("Goodbye.")), (1, 1), "{}", run.said);
    let run = play_words(&flags, "new game\n4\n");
    run.said_in_order(&["Is there", "How many letters?", "How many lives does the computer get?"]);
}

#[test]
fn statistics_at_the_end_of_a_round_do_not_take_it_away() {
    let flags = ["--length", "4", "--lives", "1", "--opponent", "greedy"];
    let run = play_words(&flags, "e\nstatistics\nstory\nmore\n");
    run.said_in_order(&["You lost.", "Without help you", "1. E, a miss, left 3 words"]);
}

/// Returns the commands equivalent to a key on the full screen; none if the key is about the screen itself.
fn sentences_for(context: Context, action: Action) -> &'static [&'static str] {
    match (context, action) {
        (_, Action::Suspend | Action::Redraw | Action::Theme | Action::Figure) => &[],
        (_, Action::Interrupt) => &["quit"],
        (_, Action::Help) => &["help"],
        (Context::Playing, Action::Type(_)) => &["e"],
        (Context::Playing, Action::ToggleWordsLeft) => &["words left", "count on", "count off"],
        (Context::Playing | Context::WholeWord, Action::Confirm) => &["word ally"],
        (Context::Playing, Action::Hint) => &["hint"],
        (Context::Playing, Action::Xray) => &["x-ray"],
        (Context::Playing, Action::Next | Action::Previous) => &["families", "more"],
        (Context::Ladder, Action::Confirm) => &["climb"],
        (Context::Ladder, _) => &["ladder"],
        (Context::Playing, Action::Back) => &["give up", "new game", "quit"],
        (Context::GameOver, Action::Share) => &["share"],
        (Context::GameOver, Action::Story) => &["story"],
        (Context::GameOver, Action::Same) => &["same again"],
        (Context::GameOver, Action::Back) => &["change"],
        (Context::GameOver, Action::Statistics) => &["statistics"],
        (Context::GameOver, Action::Next | Action::Previous | Action::Less | Action::Confirm) => {
            &["again", "yes", "story", "change", "quit"]
        }
        (Context::Story | Context::StoryWords, Action::OtherPane) => &["words"],
        (Context::StoryWords, Action::Type(_)) => &["prove ally"],
        (Context::Story, Action::WhatIf) => &["what if 1"],
        (Context::Choice | Context::Text, Action::Daily) => &["today"],
        (Context::Choice | Context::Text, Action::Duel) => &["duel"],
        (Context::Choice | Context::Text, Action::Lesson) => &["lesson"],
        (Context::Choice | Context::Text, Action::More | Action::Less) => {
            &["greedy", "common", "settings", "sharp"]
        }
        (Context::Story, _) => &["story"],
        (Context::Choice | Context::Text, Action::Statistics) => &["statistics"],
        (context, action) => panic!("{action:?} ({context:?}) cannot be asked for in a sentence"),
    }
}

#[test]
fn whatever_the_full_screen_has_can_be_asked_for_in_a_sentence() {
    let mut asked = std::collections::BTreeSet::new();
    use Context::{GameOver, Ladder, Playing, Story};
    for context in [Playing, GameOver, Story, Ladder] {
        for hint in text::keys::help(context) {
            for name in hint.keys.split(' ') {
                // The entry for all letters is not a key.
                let key: Key = name.parse().unwrap_or_else(|_| "e".parse().unwrap());
                let action = keys::action(context, key).unwrap();
                let round = context == Context::Playing;
                asked.extend(sentences_for(context, action).iter().map(|said| (round, *said)));
            }
        }
    }
    asked.extend(
        sentences_for(Context::Choice, Action::Statistics).iter().map(|said| (false, *said)),
    );
    assert!(asked.len() > 16, "{asked:?}");
    for action in [Action::Daily, Action::Duel, Action::Lesson, Action::Statistics, Action::More] {
        for said in sentences_for(Context::Choice, action) {
            let run = play(&[], format!("{said}\n"));
            assert_eq!(run.times("That is no"), 0, "{said}: {}", run.said);
        }
    }
    for (round, said) in asked {
        let mut flags = vec!["--length", "4", "--lives", "1", "--opponent", "greedy"];
        if said == "same again" {
            flags.extend(["--opening", "E2"]);
        }
        let script = if round { format!("{said}\n") } else { format!("o\n{said}\n") };
        let run = play_words(&flags, script);
        for refusal in ["That is no", "That is nei", "That only works"] {
            assert_eq!(run.times(refusal), 0, "{said}: {}", run.said);
        }
    }
}

#[test]
fn no_sign_in_any_sentence_is_without_a_spelling_in_ascii() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut open: Vec<_> = ["text", "text.rs", "line", "line.rs", "app", "app.rs", "play"]
        .map(|name| root.join(name))
        .into();
    let mut signs = 0;
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let sentences = text.lines().take_while(|line| line.trim() != "#[cfg(test)]");
        let sentences = sentences.filter(|line| !line.trim_start().starts_with("//"));
        for sign in sentences.flat_map(str::chars).filter(|c| !c.is_ascii()) {
            let plain = evil_hangman::text::ascii(&sign.to_string());
            assert!(plain.is_ascii() && plain != "?", "{sign} in {}", path.display());
            signs += 1;
        }
    }
    assert!(signs > 0, "there is nothing to spell");
}

/// Returns the misses allowed by a difficulty with this list.
fn misses_of(difficulty: &str, tier: evil_hangman::words::Tier, length: usize) -> u32 {
    use evil_hangman::game::Difficulty;
    let named = Difficulty::ALL.into_iter().find(|named| named.name() == difficulty).unwrap();
    named.lives(tier.value(length).unwrap()).get()
}

#[test]
fn a_difficulty_can_be_said_before_the_length_and_changes_nobody() {
    use evil_hangman::engine::Opponent;
    for difficulty in ["gentle", "even", "sharp", "perfect"] {
        for opponent in ["merciless", "greedy", "merciful", "fair"] {
            let run = play(&[], format!("{opponent}\n{difficulty}\n6\n\ngive up\nn\n"));
            assert_eq!(run.times(&format!("The opponent is {opponent}: it ")), 1, "{}", run.said);
            for other in Opponent::ALL.map(Opponent::name) {
                let said = run.times(&format!("The opponent is {other}: it "));
                assert_eq!(said, usize::from(other == opponent), "{}", run.said);
            }
            let misses = misses_of(difficulty, evil_hangman::words::Tier::Common, 6);
            run.said_in_order(&[
                &format!("Enter for {misses})"),
                &format!("You have {misses} lives left."),
            ]);
        }
    }
}

#[test]
fn somebody_who_has_nobody_to_type_a_word_goes_back_with_enter() {
    let run = play(&[], "friend\njazz\n2\nz\ngive up\nyes\nchange\n\n\nfair\n4\n3\ne\n");
    run.said_in_order(&[
        "The opponent is merciless, with words from the common list.",
        "Friend: a friend types a word for you to guess.",
        "Press Enter alone to go back. Otherwise let somebody else type a word",
        "The word has 4 letters.",
        "What next?",
        "The opponent is a friend, who types the word.",
        "Press Enter if they are here to type it, or type another opponent; settings names them:",
        "let somebody else type a word",
        "The opponent is merciless, with words from the common list.",
        "How many letters?",
        "Fair, which has one word and sticks to it.",
        "The opponent is fair: ",
    ]);
    // Flags answer the questions about another opponent, too.
    let flags = ["--opponent", "friend", "--length", "8", "--lives", "6"];
    let run = play(&flags, "\n");
    run.said_in_order(&["let somebody else type a word", "How many letters?", "Goodbye."]);
    assert_eq!(run.times("Your letter"), 0, "{}", run.said);
}

#[test]
fn every_question_before_a_round_can_be_left_gone_back_from_and_asked_about() {
    let misses = misses_of("gentle", evil_hangman::words::Tier::Common, 8);
    let script = "back\nhelp\n8\nhelp\nback\n8\nnonsense\n9\ngive up\nn\n";
    let run = play(&[], script);
    run.said_in_order(&[
        "This is the first question.",
        "How many letters?",
        "Type how many letters the word has, from 2 to 18, or any for a new length each round.",
        "type settings",
        "How many letters?",
        "The list has ",
        " words of 8 letters.",
        "How many lives do you want?",
        "A perfect player loses ",
        &format!("gentle is {misses}"),
        "How many lives do you want?",
        "How many letters?",
        "How many lives do you want?",
        "That is no number of lives.",
        "How many lives do you want?",
        "You have 9 lives left.",
    ]);
    for quit in ["quit", "q", "exit", "QUIT"] {
        for before in ["", "8\n"] {
            let run = play(&[], format!("{before}{quit}\n8\n9\n"));
            assert!(run.said.ends_with("Goodbye.\n"), "{}", run.said);
            assert_eq!(run.times("Your letter"), 0, "{quit}: {}", run.said);
        }
    }
    for (leave, questions) in [("back", 2), ("quit", 1)] {
        let run = play(&[], format!("lesson\nhelp\n{leave}\n"));
        run.said_in_order(&["1 of 3", "back to leave)", "Goodbye."]);
        assert_eq!(run.times("of 3"), 1, "{}", run.said);
        assert_eq!(run.times("How many letters?"), questions, "{}", run.said);
    }
}

#[test]
fn what_is_chosen_before_a_round_is_said_and_what_is_not_understood_says_what_would_be() {
    let run = play(&[], "frend\nfair\nunabridged\nsharp\n8\nlots\nsharp\n");
    let misses = misses_of("sharp", evil_hangman::words::Tier::Unabridged, 8);
    run.said_in_order(&[
        "That is no length. Type a number from 2 to 18, or any; settings names what else you can choose, help everything else.",
        "Fair, which has one word and sticks to it.",
        "Words from the unabridged list.",
        "Sharp: 1 life more than a perfect player needs.",
        "How many lives do you want?",
        "That is no number of lives. Type a number above zero, such as 8, or gentle, even, sharp or perfect",
        &format!("Sharp: 1 life more than a perfect player needs. You have {misses} lives."),
        "The opponent is fair: ",
        "from the unabridged list",
    ]);
    let run = play(&[], "you\nsharp\n8\nsharp\n\n");
    run.said_in_order(&[
        "You think of a word, and the computer guesses.",
        "Gentle, even, sharp and perfect are for words that the computer chooses.",
        "How many lives does the computer get? (a number; Enter for",
        "Gentle, even, sharp and perfect are for words that the computer chooses.",
        "Is there",
    ]);
    // Too many words to compute par quickly.
    let run = play(&["--words", "many.txt"], "sharp\n3\n");
    run.said_in_order(&["What a perfect player needs is not known", "(a number; Enter for"]);
}

#[test]
fn blanks_in_a_row_are_counted() {
    use evil_hangman::text::round::word;
    use evil_hangman::words::Pattern;
    let told = |text: &str| {
        let mut pattern = Pattern::hidden(&ENGLISH, text.len());
        for c in text.chars().filter(|c| *c != '-') {
            let places = text.match_indices(c).map(|(at, _)| at).collect();
            pattern.reveal(ENGLISH.letter(c).unwrap(), places);
        }
        word(&pattern)
    };
    for (pattern, heard) in [
        ("-oo-", "Word: blank, O, O, blank."),
        ("--a--", "Word: blank, blank, A, blank, blank."),
        ("----------e-", "Word: 10 blanks, E, blank."),
        ("---", "Word: 3 blanks."),
        ("s---s--s", "Word: S, 3 blanks, S, blank, blank, S."),
        ("seen", "Word: S, E, E, N."),
    ] {
        assert_eq!(told(pattern), heard);
    }
}

#[test]
fn the_end_says_first_how_it_ended_and_that_there_never_was_a_word() {
    let run =
        play_words(&["--length", "6", "--lives", "1", "--opponent", "greedy"], "e\nwords\nn\n");
    run.said_in_order(&[
        "You lost. It claims the word was SIXSIX. It never chose one; you left it nothing else.",
        "Type story to hear",
        "Only SIXSIX fits every answer.",
    ]);
    let fair = ["--length", "6", "--lives", "1", "--opponent", "fair"];
    assert_eq!(play_words(&fair, "e\nn\n").times("never chose"), 0, "a fair one has a word");
}

#[test]
fn an_answer_in_a_round_of_ones_own_word_is_never_taken_from_silence() {
    let folder = folder();
    let flags = ["--length", "4", "--lives", "6"];
    let run = hold(&folder, &flags, "\n\nyes\nhelp\nn\nundo\n");
    run.said_in_order(&[
        "(n for no, or the places, such as 2 6)",
        "Is there a",
        "Is there a",
        "Where? Say the places, such as 2 6.",
        "Is there a",
        "Type n for no. Where your word has the letter, type its places",
        "Is there a",
        "You said: no ",
        "Took back: no ",
    ]);
    assert_eq!(run.times("You said"), 1, "{}", run.said);
    // When answers are in doubt, everything is repeated.
    let run = hold(&folder, &["--length", "2", "--lives", "3"], "n\nno\nrepeat\n");
    assert_eq!(run.times("Number 2: No G."), 2, "{}", run.said);
    // A round in which the player holds the word has its own commands at the end.
    let run = hold(&folder, &flags, "give up\n\nstory\nwhat if 1\nhelp\nn\n");
    assert_eq!(run.times("That only works in rounds in which you guess."), 2, "{}", run.said);
    let help = run.said.rsplit_once("you guess.").unwrap().1;
    assert!(help.contains("change: ") && !help.contains("story: "), "{help}");
}

#[test]
fn help_names_what_can_be_said_now_and_what_counts_as_help() {
    let flags = ["--length", "4", "--lives", "3", "--opponent", "greedy"];
    let run = play_words(&flags, "help\nmore\nseal\nback\n");
    for (said, times) in [("\nback: ", 0), ("\nseal: ", 0), ("This round has no seal", 1)] {
        assert_eq!(run.times(said), times, "{said}: {}", run.said);
    }
    for said in ["hint", "x-ray"] {
        let help = run.said.lines().find(|line| line.starts_with(&format!("{said}: "))).unwrap();
        assert!(help.ends_with("counts as help."), "{help}");
    }
    let run = play_words(&flags, "e\ngive up\nyes\nwhat if 1\nhelp\nmore\n");
    assert_eq!((run.times("\nback: "), run.times("\nnew game: ")), (1, 0), "{}", run.said);
}

#[test]
fn somebody_who_leaves_hears_whether_the_round_goes_on() {
    let kept =
        "Your round is saved. In a terminal, evil-hangman --line offers to continue it. Goodbye.\n";
    for (script, is_kept) in [
        ("8\n9\ne\nquit\n", true),
        ("8\n9\ne\n", true),
        ("8\n9\nquit\n", false),
        ("8\n9\ne\ngive up\nyes\nquit\n", false),
        ("8\n9\ne\ngive up\nyes\nwhat if 1\na\nquit\n", false),
        ("friend\njazz\n9\ne\nquit\n", false),
        ("quit\n", false),
    ] {
        let run = play(&[], script);
        assert_eq!(run.said.ends_with(kept), is_kept, "{script}: {}", run.said);
        assert!(run.said.ends_with("Goodbye.\n"), "{script}: {}", run.said);
    }
}

#[test]
fn a_rung_that_is_climbed_and_the_game_of_the_day_are_said_at_the_end() {
    // Every letter of the alphabet, for a rung and in a round that is for none.
    let letters: String = ('a'..='z').map(|c| format!("{c}\n")).collect();
    let run = play(&[], format!("climb\n{letters}"));
    assert!(run.times("You won.") == 1 || run.times("You lost.") == 1, "{}", run.said);
    let counted = "You climbed a rung: First Steps";
    assert_eq!(run.times(counted), run.times("You won."), "{}", run.said);
    let run = play(&[], format!("merciful\n5\ngentle\n{letters}"));
    assert_eq!(run.times("Rung 1"), 0, "{}", run.said);
    // The rung has the player's own words, not those of the day. A list is named where it is another one than before.
    let run = play(&[], "today\nyes\nz\ngive up\nyes\nclimb\n");
    run.said_in_order(&["You gave up.", "Rung 1, First Steps", "word of 8 letters"]);
    let (_, list) = run.said.rsplit_once("letters from the ").unwrap();
    assert!(list.starts_with("common list"), "{}", run.said);
    let run = play(&[], "today\nyes\nz\ngive up\nyes\nn\n");
    run.said_in_order(&[
        "You gave up.",
        "Evil Hangman number ",
        "given up with ",
        "In turn: ",
        "Your first daily game.",
        "The next game begins in ",
        "What next?",
    ]);
}

#[test]
fn against_one_that_says_yes_wherever_it_can_a_guess_costs_its_own_miss() {
    let flags = ["--length", "5", "--lives", "2", "--opponent", "merciful", "--seed", "1"];
    let run = play(&flags, "e\nz\nx\nv\nslips\nn\n");
    run.said_in_order(&[
        "You lost.",
        "2 of your 4 guesses were the best available.",
        "Guess 3. Your X cost you an extra life; ",
    ]);
    assert_eq!(run.times("lost you the game"), 0, "{}", run.said);
}

#[test]
fn the_slips_of_a_round_can_be_heard_without_the_rest() {
    let flags = ["--length", "8", "--lives", "4", "--opponent", "greedy", "--seed", "1"];
    let run = play(&flags, "i\nq\nz\nx\nslips\nn\n");
    let slips = between(&run.said, "What next?", "What next?");
    assert!(slips.contains("X cost you") && !slips.contains("Guess 1."), "{slips}");
    assert!(slips.contains(" was better."), "{slips}");
}

#[test]
fn what_is_long_is_told_in_parts_and_goes_on_when_it_is_asked_for() {
    let flags = ["--length", "8", "--lives", "9", "--opponent", "greedy", "--seed", "1"];
    let script = "more\ne\nx-ray\nmore\nfamilies\na\nmore\nz\ni\ngive up\nyes\nstory\nmore\nmore\nmore\nwords\nmore\nn\n";
    let run = play(&flags, script);
    let answers: Vec<_> = run.said.split("Your letter: ").collect();
    let families = |answer: &str| answer.matches(", such as ").count();
    assert!(answers[1].starts_with("\nThere is nothing more to say"), "{}", run.said);
    // The X-ray, its next part, and again from the largest family on.
    let told: Vec<_> = answers[3..6].iter().map(|answer| families(answer)).collect();
    assert_eq!(told, [3, 3, 3], "{}", run.said);
    assert!(
        answers[3].contains("It kept the ") && !answers[4].contains("It kept"),
        "{}",
        answers[4]
    );
    assert!(answers[5].starts_with("\nKept: "), "{}", answers[5]);
    for (answer, more) in [(3, 68), (4, 65), (5, 69)] {
        let rest = format!("There are {more} more, smaller groups: type more to go on.");
        assert!(answers[answer].contains(&rest), "{rest}: {}", answers[answer]);
    }
    // After another letter there is nothing to continue.
    assert!(answers[7].starts_with("\nThere is nothing more to say"), "{}", answers[7]);
    let asked: Vec<_> = run.said.split("What next? (again, help or quit) ").collect();
    let turns = |told: &str| (1..=9).filter(|turn| told.contains(&format!("\n{turn}. "))).count();
    assert_eq!(asked[1..4].iter().map(|told| turns(told)).collect::<Vec<_>>(), [0, 4, 0]);
    for fact in [
        "Your worst was guess ",
        "6,647 words at first, ",
        "4 guesses are still to come: type more",
    ] {
        assert!(asked[1].contains(fact), "{fact}: {}", asked[1]);
    }
    assert!(asked[4].contains("There is nothing more to say"), "{}", asked[4]);
    let words = |told: &str| told.matches(", ").count();
    assert!(words(asked[5]) < 30 && asked[5].contains("Type more to hear others."), "{}", asked[5]);
    assert!(words(asked[6]) == 19, "{}", asked[6]);
}

#[test]
fn words_are_counted_from_the_start_and_said_once() {
    let flags = ["--length", "4", "--lives", "2", "--opponent", "greedy"];
    let script = "e\no\nz\nt\nstory\nn\n";
    let run = play_words(&[&flags[..], &["--words-left"]].concat(), script);
    run.said_in_order(&[
        "Words left: 9.",
        "There is no E. That is a miss.\n\n",
        "Words left: 3.",
        "There are two O's, at places 2 and 3.\n\n",
        "Words left: 2.",
        "You lost.",
        "9 words at first, 2 at the end: the letter E ruled out 6, then the letter O 1.",
    ]);
    assert_eq!(run.times("Words left: "), 3, "{}", run.said);
}

#[test]
fn par_of_words_of_ones_own_is_found_out_before_the_next_question() {
    let run = play_words(&[], "sharp\n4\nhelp\n\n");
    run.said_in_order(&[
        "Sharp: 1 life more than a perfect player needs.",
        "(a number, or gentle, even, sharp or perfect; Enter for 4)",
        "A perfect player loses 2, so 3 will do. By name, gentle is 8, even is 6, sharp is 4",
    ]);
}

#[test]
fn the_next_rung_can_be_climbed_from_the_first_question_and_at_the_end() {
    let flags = ["--length", "4", "--lives", "1", "--opponent", "greedy"];
    for run in [play(&[], "climb\nquit\n"), play_words(&flags, "e\nladder\nclimb\nquit\n")] {
        run.said_in_order(&[
            "First Steps: beat Merciful on Gentle or harder, without help.",
            "The opponent is merciful: ",
            " lives ",
        ]);
    }
    let folder = folder();
    let run = hold(&folder, &["--length", "4", "--lives", "6"], "give up\n\nclimb\nquit\n");
    run.said_in_order(&["First Steps: ", "The opponent is merciful: "]);
}

#[test]
fn a_game_of_the_day_that_was_left_goes_on_after_another_game_was_begun_at_once() {
    let folder = folder();
    let played = |flags: &[&str], answers: &str| play_in(&folder, flags, answers);
    played(&["--daily"], "z\nquit\n");
    for flags in [&["--length", "4", "--lives", "20"][..], &[]] {
        let first = if flags.is_empty() { "" } else { "e\ngive up\nyes\nchange\n" };
        let said = played(flags, &format!("{first}today\nyes\nquit\n"));
        let goes_on =
            said.contains("Here is where you were.") && said.contains("Letters missed: Z.");
        assert!(goes_on, "{flags:?}: {said}");
    }
}

#[test]
fn what_a_listener_would_miss_is_said_in_words() {
    let run = play(&["--opponent", "friend"], "ice cream\njazz\n3\nn\n");
    run.said_in_order(&["A space is not a letter; a word is made of letters alone."]);
}

#[test]
#[cfg(unix)]
fn a_limit_on_the_size_of_files_ends_the_game_with_a_sentence_and_keeps_the_round() {
    let folder = folder();
    // What is said goes to a file that must not become as long as that.
    let limited = "ulimit -f 2; (echo e; yes help | head -n 20) | \"$@\" >said";
    let mut shell = Command::new("/bin/sh");
    shell.args(["-c", limited, "sh", env!("CARGO_BIN_EXE_evil-hangman"), "--line"]);
    shell.args(["--words", "words.txt", "--length", "4", "--lives", "3"]);
    shell.current_dir(&folder).env("EVIL_HANGMAN_HOME", folder.path().join("evil-hangman"));
    let output = shell.output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains("File too large"), "{complaint}");
    let kept = std::fs::read_dir(folder.path().join("evil-hangman")).unwrap();
    let kept = kept.map(|file| file.unwrap().path());
    let round = kept.into_iter().find(|path| path.extension().is_some_and(|end| end == "json"));
    let round = std::fs::read_to_string(round.expect("the round is kept")).unwrap();
    assert!(round.contains(" 4 3 ") && round.contains(" E-"), "{round}");
}

#[test]
fn a_word_is_proved_in_its_own_spelling() {
    let folder = folder();
    std::fs::write(folder.path().join("de.txt"), "straße\nfünfzig\nzwanzig\nvierzig\n").unwrap();
    let flags =
        ["--line", "--words", "de.txt", "--language", "de", "--length", "7", "--lives", "1"];
    for typed in ["strasse", "Straße"] {
        let said = play_in(&folder, &flags, format!("q\nprove {typed}\nn\n"));
        assert!(said.contains("Every answer holds for STRAẞE"), "{said}");
    }
}
