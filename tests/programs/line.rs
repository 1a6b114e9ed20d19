//! Tests of the plain sentences with scripted answers: what a conversation leads to, not how it is worded.

mod golden;
mod kept;
mod talk;

use std::io::Write;
use std::process::Stdio;

use clap::Parser;
use evil_hangman::app::{Pick, Preference};
use evil_hangman::cli::Cli;
use evil_hangman::engine::Opponent;
use evil_hangman::game::Outcome;
use evil_hangman::game::challenge::{Challenge, ChallengeLine};
use evil_hangman::game::library::ListChoice;
use evil_hangman::game::spec::{Difficulty, Holder, Length, LivesChoice};
use evil_hangman::play::{Streams, Surroundings, play_in_sentences};
use evil_hangman::text::conversation::{A_LETTER, LEVELS_OFF, NOT_NOW, PLAY_FIRST, ROUND_OVER};
use evil_hangman::text::round::NOT_LISTED;
use evil_hangman::text::screens::{NO_LETTER, NOT_LISTED as NO_WORDS};
use evil_hangman::words::{ENGLISH, EmbeddedList, GERMAN};
use talk::{After, NINE, Talk, common, nine};

use crate::support::{Arguments, GAME, Place, Ran, files, project, word};

fn place() -> Place {
    Place::with(&[("words.txt", NINE.replace(' ', "\n"))])
}

/// Plays in a new folder, in this process, the same game for the same answers.
fn play(flags: impl Arguments, answers: impl AsRef<[u8]>) -> String {
    play_in(&place(), flags, answers, false)
}

#[test]
fn each_answer_gets_its_reply_and_nothing_more() {
    let yours = "--opponent you --length 5 --lives 1";
    let counted = "--words words.txt --words-left --length 4 --lives 9";
    for (rule, flags, answers, said, times) in [
        ("a word of another length", yours, "n\nabc\nabc\n", "ABC has 3 letters", 2),
        ("a friend's word", "--opponent friend", "\nr2d2\nr2d2\n", "'2'", 2),
        ("a length", "", "set length 40\nset length 40\n", " 40 letters", 2),
        ("what was not chosen is not described", "--length 5", "set length 40\n", " words.", 0),
        ("what follows from each guess, even the same", counted, "z\nq\nj\n", " words left.", 3),
        ("what else was in front is no reply", yours, "n\n\n", "I'm out of lives.", 1),
        ("a dialog without the title behind it", "", "lesson\nrepeat\n", "Today: ", 1),
        ("and another one", "", "challenge\nrepeat\n", "Today: ", 1),
        ("an earlier day does not count", "--day 1", "z\ngive up\nyes\n", "doesn't count.", 1),
        ("a letter as it is named", "--language de", "\na umlaut\nletters\n", "A umlaut", 2),
    ] {
        let heard = play(flags, answers);
        assert_eq!(heard.matches(said).count(), times, "{rule}: {heard}");
    }
}

#[test]
fn a_listener_hears_whether_all_words_of_a_group_are_named() {
    let said = greedy("lesson/e").said;
    assert!(said.contains("cool, deal") && said.contains(": ALLY, COOL and GOOD."), "{said}");
    let said = play("--language ru", "п\nwhy\nhint\nhint\nquit\n");
    let sentences: Vec<_> = said.lines().filter(|line| line.ends_with('.')).collect();
    let begins_small = |line: &&&str| line.starts_with(char::is_lowercase);
    assert_eq!(sentences.iter().find(begins_small), None, "{said}");
    assert!(said.contains(". Such as "), "{said}");
}

#[test]
fn a_question_with_one_button_is_answered_with_yes() {
    for (answer, rounds) in [("yes", 1), ("no", 0)] {
        let script = format!("/qoph/{answer}/z/give up/yes");
        let friend = nine(Opponent::Friend, 4, 3).script(&script);
        assert_eq!(friend.ended().len(), rounds, "{}", friend.said);
    }
}

#[test]
fn a_setting_without_a_value_is_answered_with_its_values() {
    for setting in ["set length", "lives", "set opponent", "set voice", "set list"] {
        let said = greedy(setting).said;
        assert_eq!(said.matches("To change it").count(), 1, "{said}");
    }
}

#[test]
fn nothing_is_promised_about_saving_where_nothing_is_saved() {
    let helped = |flags: &str| play(flags, "help\ne\nhelp\n").contains("the round is saved");
    assert!(helped("") && !helped("--no-history"));
}

/// Plays in this folder, with answers from a pipe or from somebody who types. Whatever the answers are, the game must end
/// without errors and notices, and write no control characters but line breaks.
fn play_in(place: &Place, flags: impl Arguments, answers: impl AsRef<[u8]>, typed: bool) -> String {
    let here = |flag: String| match place.path(&flag) {
        path if path.is_file() => path.into_os_string(),
        _ => flag.into(),
    };
    let arguments = ("evil-hangman", flags).all().into_iter().map(here);
    let cli = Cli::try_parse_from(arguments).unwrap();
    let variables = [("EVIL_HANGMAN_WORDS_LEFT", "no")];
    let around = Surroundings::in_a_pipe(&cli, &variables, &place.path("evil-hangman"), 1);
    let (mut said, mut notices) = (Vec::new(), Vec::new());
    let streams = Streams {
        input: Box::new(answers.as_ref()),
        output: Box::new(&mut said),
        notices: Box::new(&mut notices),
        typed,
        shown: false,
    };
    play_in_sentences(&cli, &around, streams).unwrap();
    let said = String::from_utf8(said).expect("what is said is UTF-8");
    assert_eq!(String::from_utf8_lossy(&notices), "", "said:\n{said}");
    let strange: Vec<_> = said.chars().filter(|c| c.is_control() && *c != '\n').collect();
    assert!(strange.is_empty(), "{strange:?} in:\n{said}");
    said
}

#[test]
fn the_opponent_talks_only_if_the_flag_asks_for_it() {
    let flags = "--words words.txt --length 4 --lives 3 --opponent greedy";
    let lines = |voice: &str| {
        let said = play((flags, voice), "e\no\nt\nz\nquit\n");
        said.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let silent = lines("");
    assert_eq!(lines("--voice off"), silent);
    let mut heard = lines("--voice on");
    heard.retain(|line| !silent.contains(line));
    assert_eq!(heard.len(), 1, "the end; the number of words left is hidden: {heard:?}");
}

/// Returns what a script with the nine words leads to, against greedy.
fn greedy(script: &str) -> After {
    nine(Opponent::Greedy, 4, 3).script(script)
}

/// Returns what a script with everyday words leads to.
fn everyday(script: &str) -> After {
    common(Opponent::Merciless, 8, Difficulty::Even).script(script)
}

/// What is no guess, as answers in a round.
const NO_GUESS: &str = "/7/ee/é/-/e e/!/x9/help/rules/repeat/where/lives/letters/words/groups/story/share/what if 1/continue/again";

#[test]
fn a_script_leads_to_its_round() {
    for (script, head) in [
        // Enter or a letter plays what is set.
        ("/e/quit", "greedy 4 3 E-"),
        ("e/quit", "greedy 4 3 E-"),
        ("E", "greedy 4 3 E-"),
        ("help//e", "greedy 4 3 E-"),
        ("again", ""),
        ("set length 6/s", "greedy 6 3 S1,4"),
        ("length 6/s", "greedy 6 3 S1,4"),
        ("6 letters/s", "greedy 6 3 S1,4"),
        ("set lives 5/e", "greedy 4 5 E-"),
        ("5 lives/e", "greedy 4 5 E-"),
        ("set opponent fair/z", "fair 4 3 Z-"),
        ("fair/z", "fair 4 3 Z-"),
        ("set length 3/e", "greedy 4 3 E-"),
        ("set nonsense/frobnicate/e", "greedy 4 3 E-"),
        ("e/give up/yes/set length 6/s", "greedy 6 3 S1,4"),
        ("e/give up/yes/6 letters/s", "greedy 6 3 S1,4"),
        ("e/set length 6/o", "greedy 4 3 E- O2,3"),
        // A guess can be typed in several ways, and what is none changes nothing.
        ("/ e. ", "greedy 4 3 E-"),
        ("/guess e", "greedy 4 3 E-"),
        ("/letter E", "greedy 4 3 E-"),
        ("/ally/o", "greedy 4 3 ALLY- O-"),
        ("/word ally/o", "greedy 4 3 ALLY- O-"),
        ("/Guess ALLY/o", "greedy 4 3 ALLY- O-"),
        (&format!("/{NO_GUESS}"), ""),
        // Nobody hears that known letters would fill its gaps.
        ("/e/o/gd/word gd/c o/word oooo", "greedy 4 3 E- O2,3"),
        ("/e/home//o", "greedy 4 3 E- O2,3"),
        ("/z/give up/yes/home//e", "greedy 4 3 E-"),
        (&format!("/o{NO_GUESS}/o/e"), "greedy 4 3 O- E3"),
        // What is unknown after a round changes nothing, either.
        ("/e/give up/yes/y/frobnicate/hint/again/e", "greedy 4 3 E-"),
    ] {
        assert_eq!(greedy(script).saved(), head, "{script}");
    }
}

/// Returns what somebody hears who types this in 80 columns.
fn typed(talk: Talk, script: &str) -> After {
    Talk { columns: Some(80), ..talk }.script(script)
}

#[test]
fn a_letter_that_is_typed_on_the_title_is_no_guess() {
    let after = typed(nine(Opponent::Greedy, 4, 3), "q/s/e/");
    assert_eq!((after.saved(), after.said.matches(PLAY_FIRST).count()), (String::new(), 3));
}

#[test]
fn a_round_that_cannot_be_saved_is_not_left_by_one_word_that_somebody_types() {
    let friend = typed(nine(Opponent::Friend, 4, 3), "/qoph//z/quit/resume/repeat/quit/quit");
    assert_eq!(friend.said.matches("Word:").count(), 2, "{}", friend.said);
}

#[test]
fn what_is_copied_is_one_line() {
    let said = typed(nine(Opponent::Greedy, 4, 3), "challenge/set a word/qoph").said;
    assert!(said.lines().any(|line| line.starts_with("Guess my word in") && line.len() > 120));
}

#[test]
fn a_slip_does_not_take_the_place_of_the_answer_that_is_repeated() {
    let repeated = |script: &str| {
        let said = greedy(&format!("{script}/repeat/quit")).said;
        said.split_once(" repeat\n").unwrap().1.matches("two O's").count()
    };
    assert_eq!(["/e/o", "/e/o/o", "/e/o/7/hint"].map(repeated), [1, 1, 1]);
    let asked = everyday("today/z/hint/repeat").said;
    assert_eq!(asked.matches("Today's game, ").count(), 1, "{asked}");
}

#[test]
fn enter_continues_the_round_that_is_saved_unless_another_is_chosen() {
    let place = place();
    let script = |script| play_in(&place, "--words words.txt", script, false);
    script("\nz\n");
    assert_eq!(script("\nrepeat\n").matches("Welcome back").count(), 2);
    assert!(!script("length 2\n\nrepeat\n").contains("Welcome back"));
}

#[test]
fn settings_say_what_they_mean_for_levels() {
    let said =
        |script: &str| common(Opponent::Merciless, 8, Difficulty::Perfect).script(script).said;
    assert!(said("set length level").contains("Levels need Even lives."));
    let said = said("set length level/set lives by level/set lives perfect");
    assert!(said.contains("Play: level 1:") && said.contains(LEVELS_OFF), "{said}");
}

#[test]
fn what_is_said_is_true_where_it_is_said() {
    let place = place();
    let said = |flags: &str, script: &str| play_in(&place, flags, script, false);
    assert!(said("--language de --puzzle 3", "").contains("Puzzle 3 in German"));
    let solved = said("--puzzle 58", "k\nd\n");
    assert!(solved.contains("Solved") && solved.matches("Last life").count() == 1, "{solved}");
    let away = said("", "today\nz\nhome\nhome\nstats\n");
    assert_eq!(away.matches("in progress").count(), 2, "{away}");
    let today = everyday("today/letters/hint/letters").said;
    assert!(today.contains("In the word: R. Not in the word: T."), "{today}");
    assert!(!today.contains("type word letters"), "a dialog takes no word");
    let all_named = greedy("e/give up/yes").said;
    assert!(all_named.contains("2 other words") && !all_named.contains("for example"));
}

#[test]
fn set_chooses_whatever_the_full_screen_can() {
    let german = ListChoice::Embedded(EmbeddedList::of(&GERMAN).next().unwrap());
    let full = ListChoice::Embedded(EmbeddedList::of(&ENGLISH).nth(1).unwrap());
    let set = [
        ("set opponent fair", Pick::Opponent(Opponent::Fair.into())),
        ("set opponent you", Pick::Opponent(Holder::You)),
        ("set length 7", Pick::Length(Length::Letters(7))),
        ("set length surprise", Pick::Length(Length::Surprise)),
        ("surprise", Pick::Length(Length::Surprise)),
        ("set lives gentle", Pick::Lives(LivesChoice::Named(Difficulty::Gentle))),
        ("set lives 99", Pick::Lives(LivesChoice::Number("99".parse().unwrap()))),
        ("set language de", Pick::List(german)),
        ("German", Pick::List(german)),
        ("set list full", Pick::List(full)),
        ("set words full", Pick::List(full)),
        ("full", Pick::List(full)),
        ("set voice off", Pick::Voice(false)),
        ("set voice on", Pick::Voice(true)),
        ("set voice quiet", Pick::Voice(false)),
    ];
    let set = set.map(|(script, pick)| (script, Preference::Setting(pick)));
    for (script, choice) in set.into_iter().chain([
        ("set count on", Preference::WordsLeft(true)),
        ("/set count on", Preference::WordsLeft(true)),
        ("e/give up/yes/count on", Preference::WordsLeft(true)),
        ("set count on/set count off", Preference::WordsLeft(false)),
    ]) {
        let chosen = everyday(script).chosen;
        assert!(chosen.contains(&choice), "{script}: {chosen:?}");
    }
}

#[test]
fn what_can_be_typed_before_a_round_works_wherever_none_is_in_progress() {
    let challenge = Challenge::new(word("deal"), "3".parse().unwrap(), 1);
    let line = ChallengeLine::Word(challenge).to_string();
    for place in ["help", "e/give up/yes", "you/play/give up/", "puzzle", "puzzle/z", "puzzle/l/t"]
    {
        let after = |script: &str| greedy(&format!("{place}/{script}"));
        for (script, pick) in [
            ("Fair", Pick::Opponent(Opponent::Fair.into())),
            ("6 letters", Pick::Length(Length::Letters(6))),
            ("set lives 5", Pick::Lives(LivesChoice::Number("5".parse().unwrap()))),
        ] {
            let chosen = after(script).chosen;
            assert!(chosen.contains(&Preference::Setting(pick)), "{place}, {script}: {chosen:?}");
        }
        let counted = after("count on").chosen;
        assert!(counted.contains(&Preference::WordsLeft(true)), "{place}");
        for command in ["settings", "stats", "lesson", "challenge", "today", "play", &line] {
            let said = after(command).said;
            let refused = [NOT_NOW, A_LETTER, ROUND_OVER].into_iter().find(|it| said.contains(it));
            assert_eq!(refused, None, "{said}");
        }
        // What cannot be chosen leads nowhere.
        let heard = |script: &str| {
            let said = after(&format!("{script}repeat")).said;
            said.rsplit_once(" repeat\n").unwrap().1.to_owned()
        };
        assert_eq!(heard("set length 40/"), heard(""), "{place}");
    }
}

#[test]
fn what_is_known_can_be_asked_for_in_every_round_and_puzzle() {
    for (place, commands) in [
        ("help/", &["letters", "lives", "words", "repeat"][..]),
        ("e/give up/yes", &["letters", "words", "repeat"]),
        ("puzzle", &["letters", "lives", "words", "repeat"]),
        ("puzzle/z", &["letters", "lives", "words", "repeat"]),
        ("you/play", &["letters", "lives", "repeat"]),
        ("you/play/2/3", &["letters", "lives", "repeat"]),
    ] {
        for command in commands {
            let said = greedy(&format!("{place}/{command}/quit")).said;
            let reply = said.split_once(&format!(" {command}\n")).unwrap().1;
            assert!(
                reply.lines().count() > 1
                    && !reply.contains("To change it")
                    && !reply.contains(NOT_NOW),
                "{place}: {reply}"
            );
        }
    }
}

#[test]
fn a_round_about_ones_own_word_can_be_left() {
    for script in ["you/play/home/back/n/home", "you/play/n/pause"] {
        let talk = nine(Opponent::Greedy, 4, 3);
        let said = talk.script(&format!("{script}/go home/yes/4 letters/greedy/e")).saved();
        assert_eq!(said, "greedy 4 3 E-", "{script}");
    }
}

#[test]
fn a_puzzle_is_tried_again_after_a_wrong_letter_and_another_follows() {
    for (script, puzzles) in [
        ("puzzle/z/again/l/quit", 1),
        ("puzzle/z/try again/l/quit", 1),
        ("puzzle/z/next/quit", 2),
        ("puzzle/l/next/quit", 1),
        ("puzzle/next/again/quit", 1),
        ("puzzle/z/next puzzle/quit", 2),
        ("puzzle/l/t/try again/quit", 1),
        ("puzzle/l/t/again/quit", 2),
    ] {
        let said = everyday(script).said;
        assert_eq!(said.matches("\nPuzzle ").count(), puzzles, "{script}: {said}");
    }
    let said = everyday("puzzle/z/again/again/quit").said;
    let mut puzzles = said.split("\nPuzzle ").skip(1);
    assert!(puzzles.all(|it| it.contains(" lives left.")), "{said}");
}

#[test]
fn a_word_that_cannot_be_the_word_costs_nothing_however_it_is_typed() {
    // BETA contradicts the first answer, LANTERNS has another length, and ZZYX is in no list.
    for word in ["beta", "lanterns", "zzyx"] {
        let reply = |typed: &str| {
            let after = greedy(&format!("e/{typed}"));
            assert_eq!(after.saved(), "greedy 4 3 E-", "{typed}");
            after.said.split_once(&format!("{typed}\n")).unwrap().1.to_owned()
        };
        assert_eq!(reply(word), reply(&format!("word {word}")));
        assert_eq!(reply(word), reply(&format!("guess {word}")));
    }
    // One that is a command on other screens is no guess, unless that is said.
    let after = greedy("e/play");
    assert_eq!(after.saved(), "greedy 4 3 E-");
    assert!(after.said.contains("word play"), "{}", after.said);
}

#[test]
fn help_is_asked_about_only_where_it_spoils_something() {
    let helped = |script: &str| {
        let round = everyday(script).saved.unwrap();
        (round.hinted, round.peeked)
    };
    assert_eq!(helped("z/q/hint"), (true, false));
    assert_eq!(helped("z/q/why"), (false, true));
    assert_eq!(helped("z/q/groups/words"), (false, false), "sizes are free");
    assert_eq!(helped("today/z/hint//j"), (false, false));
    assert_eq!(helped("today/z/why/no/j"), (false, false));
    assert_eq!(helped("today/z/hint/yes/j"), (true, false));
}

#[test]
fn giving_up_is_asked_about() {
    let ended =
        |script: &str| everyday(script).ended.iter().map(|ended| ended.outcome).collect::<Vec<_>>();
    for game in ["", "today"] {
        for no in ["", "no", "keep playing", "back"] {
            assert_eq!(ended(&format!("{game}/z/give up/{no}")), [], "{game} {no}");
        }
        for yes in ["y", "yes", "Give up"] {
            assert_eq!(ended(&format!("{game}/z/give up/{yes}")), [Outcome::GivenUp], "{game}");
        }
    }
}

#[test]
fn dots_at_the_end_of_a_pattern_are_blanks() {
    // The first question is about E.
    let reply = |typed: &str| {
        let after = nine(Holder::You, 4, 6).script(&format!("/{typed}/letters/quit"));
        after.said.split_once(&format!(" {typed}\n")).unwrap().1.to_owned()
    };
    for (typed, answer) in
        [(".e..", "2"), ("..E.", "3"), ("e...", "1"), ("....", "n"), ("n.", "n"), ("Second.", "2")]
    {
        assert_eq!(reply(typed), reply(answer), "{typed}");
    }
    assert_ne!(reply("n"), reply("2"));
}

#[test]
fn the_title_says_that_a_round_cannot_be_read() {
    let place = place();
    std::fs::create_dir(place.path("evil-hangman")).unwrap();
    std::fs::write(place.path("evil-hangman/round.json"), "{}").unwrap();
    let said = play_in(&place, "", "quit\n", false);
    assert!(said.contains("round.damaged-1.json"), "{said}");
    assert!(!play_in(&place, "", "quit\n", false).contains("damaged"));
}

#[test]
fn y_and_n_are_letters_in_the_lesson() {
    assert_eq!(greedy("lesson/y/o/quit").saved(), "", "it is not left");
    let said = greedy("lesson/e/n/e/quit").said;
    let replies: Vec<_> = said.split(" e\n").skip(1).map(|it| it.lines().next()).collect();
    assert_ne!(replies[0], replies[1], "it is not started over: {said}");
}

#[test]
fn an_empty_line_is_no_yes_to_a_word() {
    // After two misses GOOD is the only word left.
    let last = |script: &str| {
        let said = nine(Holder::You, 4, 6).script(script).said;
        said.rsplit_once(" letters\n").unwrap().1.to_owned()
    };
    assert!(last("/n/n/letters").contains("GOOD"), "{}", last("/n/n/letters"));
    assert_eq!(last("/n/n//letters"), last("/n/n/letters"));
}

#[test]
fn what_cannot_be_looked_at_after_a_round_is_answered() {
    assert!(greedy("/give up/what if 1").said.contains(NO_LETTER));
    assert!(greedy("/e/give up/yes/word cock").said.contains(NOT_LISTED));
}

#[test]
fn what_if_goes_back_and_counts_nowhere() {
    for script in
        ["what if 2/g/c", "what if o/g/c", "what if 2 g/c", "what if/what if 9/what if 2 g/c"]
    {
        let after = greedy(&format!("e/o/give up/yes/{script}/l/back/stats"));
        assert_eq!(after.ended(), ["greedy 4 3 E- O2,3"], "{script}");
    }
}

#[test]
fn a_friends_word_is_kept_secret_until_the_end() {
    let typed = "\nr2d2\nit's\nJazz\n\nz\ne\nhint\nwhy\nwords\nquit\n";
    let said = play("--opponent friend", typed);
    assert!(!said.to_lowercase().contains("jazz"), "{said}");
}

#[test]
fn no_words_are_counted_of_a_list_that_lacks_the_word() {
    let said = nine(Opponent::Friend, 4, 3).script("/qoph//z/words/groups/x/v/story/quit").said;
    let round = said.split_once("Your letter:").unwrap().1;
    assert!(!round.contains(" word left") && !round.contains(" words left"), "{round}");
    assert_eq!(round.matches(NO_WORDS).count(), 2, "{round}");
}

#[test]
fn the_end_of_the_input_ends_the_game_wherever_it_comes() {
    for (flags, script) in [
        ("--words words.txt", "set length 4//e/ee/hint/o/t/give up/what if 1/back/again/e/"),
        ("--words words.txt --opponent you --length 2 --lives 1", "/what/n/xu/n/"),
        ("--opponent friend", "/jazz//z/"),
        ("", "lesson///e/back/today/z/hint/yes/give up/yes/stats/"),
    ] {
        let script = script.replace('/', "\n");
        let lines: Vec<_> = script.split_inclusive('\n').collect();
        for count in 0..=lines.len() {
            let part = lines[..count].concat();
            // With the last line break, and without it, as some programs write.
            let said = [part.as_str(), part.trim_end_matches('\n')].map(|part| play(flags, part));
            assert!(said.iter().all(|said| said.ends_with(".\n")), "{said:?}");
        }
    }
}

#[test]
fn lines_of_another_system_and_capitals_are_all_the_same() {
    let flags = "--words words.txt --length 4 --lives 3";
    let plain = play(flags, "\ne\no\nword cool\ngive up\nstory\n");
    for marked in [
        "\u{feff}\r\ne\r\no\r\nword cool\r\ngive up\r\nstory\r\n",
        "\n E\nO. \n Word  COOL\nGIVE UP\nStory!\n",
    ] {
        assert_eq!(play(flags, marked), plain);
    }
}

#[test]
fn nonsense_is_answered_without_repeating_it() {
    let nonsense = b"\xff\xfe\n\0\n\x1b[31m\n\x1b]0;title\x07\n\xe2\x80\xae\n".repeat(2);
    let flags = "--words words.txt --length 4 --lives 3";
    play(flags, [nonsense.as_slice(), b"\n", &nonsense, b"e\n", &nonsense].concat());
    // An answer is one line, however long.
    for length in [4095, 4096, 4097, 100_000] {
        let saved = greedy(&format!("/{}e/o", "x".repeat(length))).saved();
        assert_eq!(saved, "greedy 4 3 O-", "{length}");
    }
}

#[test]
fn in_ascii_nothing_else_is_said() {
    let flags = "--glyphs ascii --length 8 --lives 2 --opponent fair";
    let said = play(flags, "hint\nhint\nz\nwhy\nq\nshare\nstory\nwords\nstats\n");
    assert!(said.is_ascii(), "{said}");
}

#[test]
fn a_listener_gets_sentences_from_every_command() {
    let place = place();
    place.fed("--length 4 --lives 14", "z\ngive up\nyes\n").ok();
    for (arguments, input) in [
        ("share", ""),
        ("stats", ""),
        ("oracle --words words.txt --length 4 --letters e,o,d", ""),
        ("puzzles --count 3", ""),
        ("evaluate --guesser frequency --length 6 --sample 5", ""),
        ("--line --length 4 --lives 14", "z\ngive up\nyes\nshare\nstory\nwords\n"),
    ] {
        let said = Ran::of(place.command(GAME, arguments).env("ACCESSIBLE", "1"), input).ok();
        // A pattern, a bar and squares are read sign by sign; a transcript is there to be copied.
        let sentences = said.lines().filter(|line| !line.contains("evil-hangman "));
        for line in sentences {
            let signs = ["--", "##", "-o", "\u{1f7e9}", "\u{2b1b}", "\u{b7}"];
            let drawn = signs.into_iter().find(|sign| line.contains(sign));
            assert_eq!(drawn, None, "{arguments:?}: {line}");
        }
    }
}

#[test]
fn who_has_not_guessed_hears_of_the_seal_of_a_fair_word() {
    for (holder, script, is_told) in [
        (Holder::from(Opponent::Fair), "/quit", true),
        (Opponent::Fair.into(), "/z/repeat/quit", true),
        (Opponent::Greedy.into(), "/quit", false),
        (Opponent::Friend.into(), "/qoph//quit", false),
    ] {
        let said = nine(holder, 4, 3).script(script).said;
        let begun = said.split_once("Your letter:").unwrap().0;
        assert_eq!(begun.contains("type seal"), is_told, "{said}");
        assert_eq!(said.matches("type seal").count(), usize::from(is_told), "{said}");
    }
}

#[test]
fn the_story_of_a_fair_round_says_how_to_check_its_seal() {
    let flags = "--opponent fair --length 8 --lives 3";
    let said = play(flags, "z\nx\nq\nj\nv\nk\nw\nstory\n");
    let (_, command) = said.split_once("evil-hangman verify ").unwrap();
    let arguments: Vec<_> = command.split_whitespace().take(3).collect();
    place().run(("verify", arguments)).ok();
}

#[cfg(unix)]
#[test]
fn input_without_an_end_ends_the_program() {
    for (arguments, told) in [
        ("--line", "an input line is longer than 16 MiB"),
        ("seat --guesser frequency", "a line of the input has more than 65536 bytes"),
        ("challenge", ""),
    ] {
        let zeros = std::fs::File::open("/dev/zero").unwrap();
        let output = Place::new().command(GAME, arguments).stdin(zeros).output().unwrap();
        let ran = Ran::from(output);
        assert_eq!(ran.status, Some(1), "{ran:?}");
        assert!(ran.err.contains(told), "{ran:?}");
    }
}

#[test]
fn a_reader_that_has_had_enough_is_no_error() {
    let place = place();
    let mut command = place.command(GAME, "--length 8 --lives 3 --opening none");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stdout.take());
    // The game may have ended before it reads this.
    let _ = child.stdin.take().unwrap().write_all(b"e\na\ni\no\nu\n");
    let ran = Ran::from(child.wait_with_output().unwrap());
    assert_eq!(ran.status, Some(0), "{ran:?}");
    assert_eq!(ran.err.lines().count(), 1, "only that three are few: {ran:?}");
}

#[test]
fn no_sign_in_any_sentence_is_without_a_spelling_in_ascii() {
    let mut signs = 0;
    let places = ["text", "text.rs", "line", "line.rs", "app", "app.rs", "play"];
    for path in places.iter().flat_map(|name| files(&project("src").join(name))) {
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

#[test]
#[cfg(unix)]
fn a_limit_on_the_size_of_files_ends_the_game_with_a_sentence_and_keeps_the_round() {
    let place = place();
    // What is said goes to a file that must not become as long as that.
    let limited = "ulimit -f 2; (echo e; yes help | head -n 20) | \"$0\" --line --words words.txt --length 4 \
                   --lives 3 >said";
    let ran = place.shell(limited, "");
    assert_eq!(ran.status, Some(1));
    assert!(ran.err.contains("File too large"), "{ran:?}");
    let round = place.read("evil-hangman/round.json");
    assert!(round.contains(" 4 3 ") && round.contains(" E-"), "{round}");
}
