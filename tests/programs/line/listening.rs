//! Tests for listeners: nothing is said twice, the answer comes first, and no sign must be seen.

use super::{folder, game, hold, play, play_in, play_words};

/// Returns a sentence that is said twice between one question and the next, if there is one.
pub fn twice(said: &str) -> Option<String> {
    // A question ends with a blank for the answer.
    let answers = said.split_inclusive(" \n");
    answers.into_iter().find_map(|answer| {
        let sentences: Vec<&str> =
            answer.lines().flat_map(|line| line.split_inclusive(". ")).map(str::trim).collect();
        let is_one = |text: &&&str| text.split(' ').count() > 2;
        let again = |(at, text): (usize, &&str)| sentences[..at].contains(text);
        let found = sentences.iter().enumerate().filter(|(_, text)| is_one(text));
        found.into_iter().find(|found| again(*found)).map(|(_, text)| (*text).to_owned())
    })
}

/// Returns what was said to the answers of a script, after each question that begins with this text.
fn answers<'a>(said: &'a str, question: &str) -> Vec<&'a str> {
    said.split(question).skip(1).map(|answer| answer.trim_start()).collect()
}

#[test]
fn a_sentence_that_is_said_twice_is_found() {
    assert_eq!(twice("a. It is so. \nIt is so.\nWhat? \nIt is so.\n"), None);
    let found = twice("Go on? \nIt is so.\nNo. It is so.\n");
    assert_eq!(found.as_deref(), Some("It is so."));
}

#[test]
fn the_answer_comes_first_and_the_rest_is_told_with_more() {
    let flags = ["--length", "4", "--lives", "3", "--opponent", "greedy", "--seed", "1"];
    let script =
        "e\nx-ray\no\nt\nz\nslips\nprove cool\nprove deal\nstatistics\nmore\nladder\nbadges\nn\n";
    let run = play_words(&flags, script);
    let round = answers(&run.said, "Your letter: ");
    assert!(round[1].starts_with("Try "), "{}", round[1]);
    assert!(
        round[2].starts_with(
            "It kept the 3 words without E, the largest group.\nThey are ALLY, COOL and GOOD.\nE splits 9 words into 5 groups.\n2 words with E at place "
        ),
        "{}",
        round[2]
    );
    assert_eq!(round[2].matches("3 words without E").count(), 1, "{}", round[2]);
    let end = answers(&run.said, "What next? (again, help or quit) ");
    for (index, first) in [
        (0, "2 of your 4 guesses cost you something.\nGuess 3. "),
        (
            1,
            "Every answer holds for COOL: it could have been the word.\nType more to hear 4 answers.\n",
        ),
        (2, "Your E ruled it out: DEAL has E at place 2, but it answered \"no E\".\n"),
        (3, "DEAL has E at place 2, but the computer said no E.\n"),
        (4, "The same letters lose against greedy.\nThey "),
        (5, "Against greedy: E is a miss, with 3 words left. O is a hit, 2. "),
        (6, "With help you have played one round, and not won it.\n"),
        (7, "These are your rounds with help, such as a hint or the X-ray."),
        (
            8,
            "You have climbed 0 of 9 rungs.\nThe next is rung 1, First Steps: beat Merciful on Gentle or harder.\n",
        ),
        (9, "You have 0 of 4 badges.\n"),
    ] {
        assert!(end[index].starts_with(first), "{first}: {}", end[index]);
    }
}

#[test]
fn the_rules_are_said_once_and_of_later_rounds_what_is_other() {
    let flags = ["--length", "4", "--lives", "1", "--opponent", "greedy"];
    let run = play_words(&flags, "e\nagain\no\nchange\n4\n2\ngive up\nclimb\nhelp\nmore\n");
    assert_eq!(run.times("help to hear everything you can type"), 1, "{}", run.said);
    run.said_in_order(&[
        "Find a word of 4 letters from the list words.txt",
        "A word of 4 letters against greedy.\nYou have one life left: the next miss loses.",
        "A word of 4 letters against greedy.\nYou have 2 lives left.",
        "The opponent is merciful: it has no word and says yes whenever it can. A word of ",
        " letters from the common list.",
        "A letter in the word costs nothing.",
    ]);
    assert_eq!(run.times("costs nothing"), 2, "at first, and with help: {}", run.said);
    let folder = folder();
    let again = hold(&folder, &["--length", "4", "--lives", "6"], "give up\n\nagain\n");
    assert_eq!(again.times("Think of a word of 4 letters."), 2, "{}", again.said);
    assert_eq!(again.times("I ask about letters"), 1, "{}", again.said);
}

#[test]
fn a_list_of_one_length_asks_for_none() {
    let folder = folder();
    std::fs::write(folder.path().join("one.txt"), "alpha\nbravo\nhotel\n").unwrap();
    let said = |answers: &str| play_in(&folder, &["--words", "one.txt"], answers);
    let told = said("back\ngreedy\n3\nz\nquit\n");
    assert!(!told.contains("How many letters?"), "{told}");
    let mut rest = told.as_str();
    for text in [
        "The opponent is merciless, with words from the list one.txt.",
        "The list has 3 words of 5 letters.",
        "How many lives do you want?",
        "This is the first question.",
        "How many lives do you want?",
        "Greedy, which ",
        "How many lives do you want?",
        "Find a word of 5 letters",
        "In a terminal, evil-hangman --line offers to continue it.",
    ] {
        rest = rest.split_once(text).unwrap_or_else(|| panic!("{text}: {told}")).1;
    }
}

#[test]
fn misses_are_said_again_only_after_a_miss() {
    let flags = ["--length", "4", "--lives", "6"];
    let run = play_words(&[&flags[..], &["--opponent", "greedy"]].concat(), "e\no\n");
    run.said_in_order(&["You have 6 lives", "There is no E.", "You have 5 lives", "two O's"]);
    assert_eq!(run.times("You have 5 lives left."), 1, "{}", run.said);
    let run = hold(&folder(), &flags, "n\n2 3\nrepeat\n");
    run.said_in_order(&["I have 6 lives", "You said: no", "I have 5 lives", "at 2 and 3"]);
    assert_eq!(run.times("I have 5 lives left."), 2, "and when asked: {}", run.said);
}

#[test]
fn whoever_leaves_a_round_hears_what_becomes_of_it() {
    let kept =
        "Your round is saved. In a terminal, evil-hangman --line offers to continue it. Goodbye.\n";
    let begun = ["--length", "5", "--lives", "20", "--list", "common"];
    assert!(play(&begun, "e\nquit\n").said.ends_with(kept));
    assert!(play(&["--daily"], "z\n").said.ends_with(kept));
    let none = [&begun[..], &["--no-history"]].concat();
    assert!(!play(&none, "e\nquit\n").said.contains("kept"));
    let flags = ["--length", "4", "--lives", "6"];
    let held = hold(&folder(), &flags, "n\nquit\n");
    assert!(held.said.ends_with("A round about your own word isn't saved. Goodbye.\n"));
    let left = hold(&folder(), &flags, "n\nnew game\nyes\n");
    assert_eq!(left.times("That round is over, and it isn't saved."), 1, "{}", left.said);
}

#[test]
fn a_round_with_a_seed_of_ones_own_climbs_no_rung() {
    let flags = [
        "--length",
        "8",
        "--lives",
        "13",
        "--list",
        "common",
        "--opponent",
        "merciful",
        "--seed",
        "1",
    ];
    let run = play(&flags, "e\nword latrines\n");
    assert_eq!((run.times("You won."), run.times("You climbed a rung")), (1, 0), "{}", run.said);
    let helped = play(&flags, "hint\nquit\n");
    assert_eq!(helped.times("A win with help doesn't count"), 0, "{}", helped.said);
}

#[test]
fn no_sign_has_to_be_seen() {
    let flags = ["--length", "8", "--lives", "13", "--opponent", "fair", "--list", "common"];
    let script = "hint\ne\nx-ray\nq\nz\ngive up\nyes\nstory\nmore\nslips\nstatistics\nmore\nmore\nladder\nboard\nn\n";
    let run = play(&flags, script);
    for sign in ["%", "par ", "(proven)", "(likely)", "·", "#", " min ", "under par", "over par"] {
        assert_eq!(run.times(sign), 0, "{sign}: {}", run.said);
    }
    assert!(run.times(" percent") > 3, "{}", run.said);
}

#[test]
fn a_text_to_copy_comes_after_what_is_in_it_and_is_called_so() {
    let flags = ["--length", "4", "--lives", "3", "--opponent", "greedy", "--list", "common"];
    let folder = folder();
    let run = |flags: &[&str], variable: &str, answers: &str| {
        let mut game = game(&folder, flags);
        game.env(variable, "1");
        let output = assert_cmd::Command::from_std(game).write_stdin(answers).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let said = run(&flags, "ACCESSIBLE", "q\nz\nx\nshare\nmore\nn\n");
    let game = "4 letters against a greedy computer";
    let ended = "ost with 3 misses.";
    let words = format!("Evil Hangman, {game}: l{ended}\nIn turn: 3 misses.\n");
    let offer = "Type more for the text to copy; it gives no letter away.\nWhat next? (again, help or quit) \n";
    let copied = format!("Evil Hangman · {game}\nL{ended}\n⬛⬛⬛\nevil-hangman --game ");
    assert!(said.contains(&format!("{words}{offer}{copied}")), "{said}");
    let told = format!("{words}Here is the text to copy; it gives no letter away:\n{copied}");
    assert!(run(&["share"], "ACCESSIBLE", "").starts_with(&told));
    let seen = run(&["share", "--glyphs", "unicode"], "OTHER", "");
    assert!(seen.starts_with("Evil Hangman · 4 letters"), "{seen}");
}

#[test]
fn par_is_explained_without_a_picture() {
    let run = play(&[], "lesson\n\n\ne\nback\n");
    run.said_in_order(&[
        "Lesson, page 3 of 3: How well you can do.",
        "Against Merciless, even a perfect player loses 2 lives here.",
        "In a game, you choose how many lives you have to spare: from 5 (Gentle) to none (Perfect).",
        "The words are ALLY, ",
        "Perfect guesses would still cost 2 lives, and you have 3: this can be won.",
        "Merciless: There is no E. That is a miss. 2 lives left.",
        "Perfect guesses would still cost 1 life",
        "It kept the 3 words without E",
    ]);
}

#[test]
fn the_letters_of_an_opening_stay_among_the_letters() {
    let flags = ["--length", "4", "--lives", "3", "--opponent", "greedy", "--opening", "O2,3-T"];
    let run = play_words(&flags, "letters\nc\nrepeat\n");
    run.said_in_order(&[
        "So that no two rounds are alike, you start with two clues: two O's, at places 2 and 3, and no T.",
        "Letters found: none. Letters missed: none. Shown at the start: O; ruled out at the start: T.",
        "Letters not guessed yet: A, B,",
        "Shown at the start: O; ruled out at the start: T.",
    ]);
}

#[test]
fn what_else_could_have_been_the_word_is_said_once() {
    let flags = ["--length", "4", "--lives", "1", "--opponent", "greedy", "--seed", "1"];
    let run = play_words(&flags, "o\nquit\n");
    run.said_in_order(&["It never chose.\n", "It could also have been ", "Type story to hear"]);
    let end = run.said.split("You lost.").nth(1).unwrap();
    assert_eq!((end.matches("other").count(), end.matches(" words,").count()), (1, 0), "{end}");
    // With more than are named at once, there is more to hear.
    let many = play(&["--length", "8", "--lives", "1", "--opponent", "greedy"], "q\nn\n");
    many.said_in_order(&["It never chose.\n", " others. Type words to hear more."]);
}
