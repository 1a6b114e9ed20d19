//! Tests that a question says how to leave it, and is repeated until it is answered.

use super::{folder, hold, play, play_in, play_words};

#[test]
fn where_a_word_is_asked_for_whatever_is_typed_is_the_word_and_the_question_says_so() {
    for word in ["help", "quit", "back"] {
        let upper = word.to_uppercase();
        let run = play(&[], format!("friend\n{word}\n6\nn\ngive up\nyes\n"));
        run.said_in_order(&[
            "Press Enter alone to go back. Otherwise let somebody else type a word: anything is the word, even help, back or quit. The word: ",
            "The word has 4 letters.",
            &format!("The word was {upper}."),
        ]);
        let flags = ["--length", "4", "--lives", "6"];
        let run = hold(&folder(), &flags, &format!("give up\n{word}\n"));
        run.said_in_order(&[
            "(Enter keeps it secret; anything else is the word, even help, back or quit)",
            &format!("I don't know {upper}."),
        ]);
    }
}

#[test]
fn a_question_at_the_end_is_asked_again_until_it_is_answered_or_left() {
    let flags = ["--length", "4", "--lives", "1", "--opponent", "greedy"];
    let asked = "what if\n3\nhelp\nlist\n\nprove\n\nprove founding\nprove\nit\nprove c0ol\nprove\ncool\nwhat if 7\nback\nwhat if\nquit\ny\n";
    let run = play_words(&flags, format!("o\n{asked}"));
    run.said_in_order(&[
        "Before guess 1, the only one? (type list to hear it, or back)",
        "That is none of your guesses.\nBefore guess 1, the only one? (type list to hear it, or back) \nType the number of a guess",
        "the only one? (type list to hear it, or back) \nYour guesses: 1 O.",
        "the only one? (type list to hear it, or back) \nYou lost.",
        "What next?",
        "Which word? (any word, even help or quit; Enter to go back)",
        "What next?",
        "FOUNDING has 8 letters, and the word has 4.",
        "What next?",
        "Which word?",
        "IT has 2 letters, and the word has 4.",
        "What next?",
        "What next?",
        "Which word?",
        " ruled it out: COOL has ",
        "What next?",
        "That is none of your guesses.",
        "Before guess 1, the only one? (type list",
        "What next?",
        "Before guess 1, the only one? (type list",
        "Goodbye.",
    ]);
    assert_eq!(run.times("That is neither yes nor no"), 0, "{}", run.said);
    assert_eq!(run.times("Find a word of"), 1, "{}", run.said);
}

#[test]
fn the_words_left_are_said_whenever_they_are_asked_for() {
    let flags = ["--length", "4", "--lives", "3", "--opponent", "greedy"];
    let script = "words left\ncount on\nwords left\no\ncount off\nwords left\ne\n";
    let run = play_words(&flags, script);
    run.said_in_order(&[
        "Words left: 9. Type count on to hear the number whenever it changes.",
        "Words left: 9. From now on you hear the number whenever it changes.",
        "Words left: 9. You hear the number whenever it changes; type count off to stop.",
        "There is no O.",
        "Words left: 6.",
        "Words left: 6. From now on you won't hear the number.",
        "Words left: 6. Type count on",
    ]);
    assert_eq!(run.times("Words left: "), 6, "{}", run.said);
}

#[test]
fn a_round_with_a_letter_is_left_for_a_new_game_only_with_a_yes() {
    let run = play(&[], "8\n9\ne\nnew game\n\nnew game\nhelp\nyes\n");
    run.said_in_order(&[
        "Give up this round? (yes or no; Enter is no)",
        "Your letter:",
        "Give up this round?",
        "Yes gives the round up",
        "Give up this round?",
        "How many letters?",
    ]);
    let run = play(&[], "8\n9\nnew game\n");
    assert_eq!(run.times("Give up this round?"), 0, "nothing is lost: {}", run.said);
    let run = play(&[], "today\nyes\nz\nnew game\nyes\ntoday\nq\nnew game\n");
    run.said_in_order(&[
        "Give up this round? It is your first attempt at today's game, the only one that counts. (yes",
        "for practice",
        "Give up this round? (yes",
    ]);
    // Nor is one that is played for something given up without a yes.
    let run = play(&[], "today\ny\nz\ngive up\n\nclimb\ngive up\nyes\nclimb\nz\nq\ngive up\nno\n");
    run.said_in_order(&[
        "the only one that counts. (yes or no; Enter is no)",
        "Your letter:",
        "the only one that counts. (yes",
        "You gave up.",
        "Give up this round? (yes",
        "Your letter:",
    ]);
}

#[test]
fn what_costs_most_is_practised_when_there_is_enough_to_go_by() {
    let lost = "8\n1\nn\nq\nagain\nq\nagain\nq\n";
    let run = play(&[], format!("practice\n{lost}practice\nq\nretry\nq\n"));
    run.said_in_order(&[
        "First play 3 more rounds to the end.",
        "Practice: you lost 3 rounds with 8 letters against Merciless.",
        "you start with ",
        "The same round again, for practice.",
        "You start with ",
    ]);
}

#[test]
fn help_is_told_to_count_where_a_rung_or_the_game_of_the_day_is_played_for() {
    let (rung, today) = (
        "A win with help doesn't count on the ladder.",
        "With help, today's game doesn't count as won.",
    );
    // Enter keeps playing, and nothing is given.
    for (game, help, spoils) in [
        ("climb", "hint", rung),
        ("climb", "why", rung),
        ("today\ny", "x-ray", today),
        ("today\ny", "families", today),
    ] {
        let run = play(&[], format!("{game}\nz\nq\n{help}\n\n{help}\nhelp\nyes\n{help}\n"));
        let question = format!("{spoils} Take the help? (yes or no; Enter is no) ");
        run.said_in_order(&[
            &question,
            "Your letter: ",
            &question,
            "Yes takes the help.",
            &question,
        ]);
        assert_eq!(run.times(spoils), 3, "{help}: {}", run.said);
        let kept = play(&[], format!("{game}\nz\nq\n{help}\n\n{help}\nno\n"));
        for given in ["Try ", "would leave", "splits", "It kept "] {
            assert_eq!(kept.times(given), 0, "{help}: {}", kept.said);
        }
    }
    // A list of one's own does not count on the ladder.
    let run = play_words(&["--length", "4", "--lives", "9"], "hint\nhint\nx-ray\n");
    assert_eq!(run.times("This round now counts as helped."), 1, "{}", run.said);
    assert_eq!((run.times(rung), run.times(today)), (0, 0), "{}", run.said);
}

#[test]
fn help_after_a_round_begins_with_what_answers_the_question() {
    let flags = ["--length", "4", "--lives", "1", "--opponent", "greedy"];
    let answers = "What next? (again, help or quit) \nagain: another round with the same settings.\nquit: end the game.\n";
    let run = play_words(&flags, "o\nhelp\n");
    assert_eq!(run.times(answers), 1, "{}", run.said);
    let run = hold(&folder(), &["--length", "4", "--lives", "6"], "give up\n\nhelp\n");
    assert_eq!(run.times(answers), 1, "{}", run.said);
}

#[test]
fn what_is_asked_for_too_early_is_said_to_be_for_after_the_round() {
    let flags = ["--length", "4", "--lives", "3", "--opponent", "greedy"];
    let run = play_words(&flags, "help\nstory\no\ngive up\nyes\nhint\n");
    run.said_in_order(&[
        "quit: end the game.\nType more to hear ",
        "That only works after the round.",
        "What next?",
        "That only works in a round, and this one is over.",
    ]);
}

#[test]
fn somebody_who_leaves_a_friends_word_hears_that_it_is_not_kept() {
    let not_kept = "A round about a friend's word isn't saved. Goodbye.\n";
    for (script, told) in [("friend\njazz\n9\ny\ne\nquit\n", true), ("8\n9\ny\ne\nquit\n", false)] {
        let run = play(&[], script);
        assert_eq!(run.said.ends_with(not_kept), told, "{}", run.said);
    }
}

#[test]
fn after_a_word_that_cannot_be_the_word_the_next_letter_is_asked_for() {
    let flags = ["--length", "4", "--lives", "3", "--opponent", "greedy"];
    let run = play_words(&flags, "word beziehen\no\nword\nit\ne\nword c0ol\nword\n\n");
    run.said_in_order(&[
        "The word has 4 letters, so it can't be BEZIEHEN. This costs no life.",
        "Your letter:",
        "There is no O.",
        "Your letter:",
        "Which word?",
        "The word has 4 letters, so it can't be IT.",
        "Your letter:",
        "There is one E, at place 3.",
        "Your letter:",
        "Your letter:",
        "Which word?",
        "Your letter:",
    ]);
    assert_eq!(run.times("Which word?"), 2, "{}", run.said);
}

#[test]
fn an_opponent_that_is_only_remembered_is_named_before_a_word_can_be_typed() {
    let folder = folder();
    play_in(&folder, &[], "friend\njazz\n6\nquit\n");
    let again = |flags: &[&str], script: &str| super::Run { said: play_in(&folder, flags, script) };
    let run = again(&[], "help\nback\nqoph\nsettings\nmore\ntoday\ny\nquit\n");
    run.said_in_order(&[
        "This is Evil Hangman",
        "The opponent is a friend, who types the word.",
        "Press Enter if they are here to type it, or type another opponent; settings names them:",
        "or type who holds it instead: merciless, ",
        "This is the first question.",
        "That is no opponent.",
        "you: you think of a word",
        "This attempt counts.",
    ]);
    assert_eq!(run.times("The word has"), 0, "{}", run.said);
    again(&[], "you\n4\n")
        .said_in_order(&["Press Enter if they are here", "You think of a word, "]);
    let run = again(&[], "german\n\n\n4\n");
    assert_eq!(run.times("The opponent is a friend"), 1, "{}", run.said);
    let script = "\ndeal\n6\ngive up\nagain\ncool\ngive up\n";
    again(&[], script).said_in_order(&[
        "Press Enter if they are here",
        "Press Enter alone to go back. Otherwise let somebody else type a word",
        "The word was DEAL.",
        "Press Enter alone to go back. Otherwise let somebody else type a word",
        "The word was COOL.",
    ]);
    // Who names the opponent when starting the game knows what is coming.
    let run = again(&["--opponent", "friend"], "deal\n6\n");
    run.said_in_order(&[
        "The opponent is a friend",
        "let somebody else",
        "The word has 4 letters.",
    ]);
    assert_eq!(run.times("Press Enter if they"), 0, "{}", run.said);
}

#[test]
fn what_rounds_begin_with_is_chosen_with_the_words_of_the_form() {
    let flags = ["--opening", "random"];
    let run = play(&flags, "8\n\n");
    assert_eq!(
        (run.times("So that no two rounds are alike, you start with "), run.times(" fit.")),
        (1, 0),
        "{}",
        run.said
    );
    let run = play(&flags, "count on\n8\n\n");
    assert_eq!(run.times(" words fit."), 1, "{}", run.said);
    for script in ["blank\n8\n\n", "8\nblank\n\n"] {
        let run = play(&flags, script);
        run.said_in_order(&["Blank: rounds begin with no letter shown.", "Your letter:"]);
        let asked = (run.times("How many letters?"), run.times("How many lives"));
        assert_eq!(run.times("it shows you something at the start: "), 0, "{}", run.said);
        assert_eq!(asked.0 + asked.1, 3, "{script}");
    }
    let run = play(&[], "settings\nmore\nletter\nfriend\n\nyou\nblank\n");
    run.said_in_order(&[
        "How rounds begin: with a letter shown, which most do; or blank, with none.",
        "Most rounds begin with a letter shown.",
        "begin with no letter shown.",
    ]);
}

#[test]
fn what_is_offered_before_a_round_works_after_it_too() {
    let flags = ["--length", "4", "--lives", "1", "--opponent", "greedy"];
    for first in ["o\n", "o\nwhat if o\ne\ngive up\n"] {
        let run = play_words(&flags, format!("{first}today\ny\nz\ngive up\nyes\ntoday\n"));
        run.said_in_order(&["You lost.", "This attempt counts.", "Your letter:", "for practice"]);
    }
    let run =
        hold(&folder(), &["--length", "4", "--lives", "6"], "today\ny\ngive up\n\ntoday\ny\n");
    run.said_in_order(&["What next?", "This attempt counts.", "Your letter:"]);
    let early = play_words(&flags, "today\n");
    assert_eq!(early.times("That only works after the round."), 1, "{}", early.said);
    let run = play_words(&flags, "o\nsettings\n");
    run.said_in_order(&["You lost.", "How many letters?"]);
}

#[test]
fn a_character_that_is_played_as_letters_is_said_to_be_so_once() {
    let folder = folder();
    std::fs::write(folder.path().join("de.txt"), "straße\nfünfzig\nzwanzig\nvierzig\n").unwrap();
    let flags = ["--words", "de.txt", "--language", "de", "--length", "7", "--lives", "9"];
    let said = play_in(&folder, &flags, "ß\nẞ\né\nü\n");
    let run = super::Run { said };
    run.said_in_order(&[
        "ß is played as S S.\nThere is ",
        "You have already guessed S.",
        "é is played as E.\nThere is ",
    ]);
    assert_eq!(run.times("is played as"), 2, "{}", run.said);
}

#[test]
fn a_stray_enter_at_the_end_asks_again() {
    let flags = ["--length", "4", "--lives", "1", "--opponent", "greedy"];
    let run = play_words(&flags, "o\n\n\u{1b}\nstory\nquit\n");
    assert_eq!(run.times("What next? (again, help or quit) "), 4, "{}", run.said);
}

#[test]
fn a_command_may_be_typed_again_where_its_word_is_asked_for() {
    let flags = ["--length", "4", "--lives", "3", "--opponent", "greedy"];
    let run = play_words(
        &flags,
        "word\nword cool\nguess hope\nword\n\u{1b}\ngive up\nyes\nprove\nprove ally\nquit\n",
    );
    run.said_in_order(&[
        "Which word?",
        "It isn't COOL.",
        "It isn't HOPE.",
        "Which word?",
        "Your letter:",
        "Which word?",
        "ALLY",
    ]);
    assert_eq!(run.times("is not a letter"), 0, "{}", run.said);
}

#[test]
fn lines_of_another_system_are_read_like_any_other() {
    let flags = ["--length", "4", "--lives", "3", "--opponent", "greedy", "--seed", "1"];
    let plain = play_words(&flags, "e\nword cool\nprove\nhelp more\ngive up\nyes\nquit\n");
    let marked = play_words(
        &flags,
        "\u{feff}e\r\nword cool\r\nprove\r\nhelp more\r\ngive up\r\nyes\r\nquit\r\n",
    );
    assert_eq!(plain.said, marked.said);
}

#[test]
fn the_first_help_is_short_and_more_tells_the_rest() {
    let flags = ["--length", "4", "--lives", "3", "--opponent", "greedy"];
    let run = play_words(
        &flags,
        "help\nmore\nhelp more\nhelp hint\no\ngive up\nyes\nhelp\nhelp what if\nn\n",
    );
    let answers = run.said.split("Your letter: ").flat_map(|said| said.split("What next? "));
    for help in answers {
        if help.contains("other commands") {
            assert!(help.lines().count() < 14, "{help}");
        }
    }
    assert_eq!(run.times("count on: "), 2, "{}", run.said);
    assert_eq!(run.times("hint: a good letter"), 1, "{}", run.said);
    assert_eq!(run.times("hint: You hear the best letter"), 1, "{}", run.said);
    run.said_in_order(&[
        "quit: end the game.\nType more to hear ",
        "count on: ",
        "count on: ",
        "what if: Type what if and ",
    ]);
}

#[test]
fn a_number_is_heard_once_before_the_first_letter() {
    let run = play_words(&[], "count on\n4\n3\ne\nquit\n");
    let begun = run.said.split("How many lives do you want?").nth(1).unwrap();
    let begun = begun.split_once(") ").unwrap().1;
    let begun = begun.split("Your letter:").next().unwrap();
    for (number, times) in [("4", 1), ("3", 1), ("9", 1), ("none", 0)] {
        assert_eq!(begun.matches(number).count(), times, "{number}: {begun}");
    }
}

#[test]
fn a_word_that_was_guessed_is_not_said_to_be_itself() {
    let flags = ["--length", "4", "--lives", "9", "--opponent", "greedy"];
    let run = play_words(&flags, "word cool\nx-ray\nfamilies\nmore\nquit\n");
    assert_eq!((run.times("COOL, which is COOL"), run.times("It is COOL")), (0, 0), "{}", run.said);
    assert!(run.times("COOL") > 1, "{}", run.said);
}

#[test]
fn a_round_begins_with_what_cannot_be_seen_of_it() {
    let flags = ["--length", "4", "--lives", "2", "--opponent", "greedy"];
    let run = play_words(
        &flags,
        "give up\nagain\ngive up\nsame again\ntoday\ny\ngive up\nyes\nclimb\nq\nquit\n",
    );
    run.said_in_order(&[
        "Find a word of 4 letters from the list words.txt",
        "A word of 4 letters against greedy.\nYou have 2 lives left.",
        "Only a round that began with letters shown",
        "The opponent is merciless: it has no word and wins whenever it can. A word of ",
        " list.\nYou have ",
        "Type story to hear the round again",
        "Rung 1, First Steps: beat Merciful on Gentle or harder, without help.",
    ]);
    // A day may begin with letters shown before the rung does.
    assert_eq!(run.times("So that no two rounds are alike, you start with "), 1);
}

#[test]
fn more_goes_on_until_the_next_letter_and_help_with_one_command() {
    let flags = ["--length", "4", "--lives", "3", "--opponent", "greedy"];
    let run = play_words(
        &flags,
        "help\nhint\nmore\nmore\nhelp\no\nmore\nhelp x-ray\nhelp seal\nhelp xyzzy\nlanterns\nquit\n",
    );
    run.said_in_order(&[
        "Type more to hear ",
        "Try E. ",
        "More of help:",
        "count on: ",
        "There is nothing more to say.",
        "Type more to hear ",
        "There is no O.",
        "There is nothing more to say.",
        "x-ray: After a letter you hear which words were kept and why",
        "It does nothing here.",
        "There is no command xyzzy.",
        "LANTERNS has 8 letters; the word has 4.",
    ]);
    assert_eq!(run.times("count on: "), 1, "{}", run.said);
}

#[test]
fn a_command_that_was_nearly_typed_is_offered_unless_it_may_be_the_word() {
    let flags = ["--length", "5", "--lives", "3", "--opponent", "greedy"];
    let run = play(&flags, "give\ngiv up\ncou\nhintt\nstore\nno\ngive up\nstorry\nn\n");
    run.said_in_order(&[
        "GIVE has 4 letters; the word has 5. If you meant give up, type give up.",
        "If you meant give up, type give up.",
        "If you meant count, count on or count off, type that.",
        "HINTT isn't in my list, so it can't be the word. This costs no life.\nIf you meant hint, type hint.",
        "Guess STORE as the word?",
        "You gave up.",
        "If you meant story, type story.",
    ]);
}

#[test]
fn the_words_left_are_said_again_only_when_they_are_fewer() {
    let flags = ["--length", "4", "--lives", "9", "--opponent", "greedy"];
    let run = play_words(&flags, "count on\nz\nq\ne\no\nc\nx\nb\nquit\n");
    assert_eq!(run.times("Words left: 9."), 1, "{}", run.said);
    assert_eq!(run.times("Words left: 3."), 1, "{}", run.said);
    assert_eq!(run.times("Only one word is left."), 1, "{}", run.said);
}

#[test]
fn the_word_is_said_again_after_a_question_that_was_answered_with_no() {
    let run = play(&[], "8\n9\nz\nnew game\nno\nnew game\n\nquit\n");
    let question = "Give up this round? (yes or no; Enter is no) ";
    let again = format!("{question}\nWord: 8 blanks.\nYour letter:");
    assert_eq!(run.times(&again), 2, "{}", run.said);
}

#[test]
fn todays_game_begins_with_enter_and_with_no_it_does_not_while_its_first_attempt_is_open() {
    let question = "It is the same for everybody, and your first attempt counts. Play it now? (yes or no; Enter is yes)";
    let run = play(&[], "today\nno\ntoday\nhelp\n\nz\ngive up\nyes\ntoday\nquit\n");
    run.said_in_order(&[
        question,
        "How many letters?",
        question,
        "Yes plays today's game. No goes back.",
        "This attempt counts.",
        "for practice",
    ]);
    assert_eq!(run.times("Play it now?"), 3, "{}", run.said);
    let run = play(&[], "5\n1\nz\ntoday\nno\nstory\nquit\n");
    run.said_in_order(&[question, "What next?", "words at first"]);
}

#[test]
fn settings_tell_how_many_words_a_list_has_and_the_first_sentence_in_which_language() {
    let folder = folder();
    let run = super::Run { said: play_in(&folder, &[], "settings\nmore\nGerman\n8\n9\nz\nquit\n") };
    run.said_in_order(&["\ncommon: ", " words; mostly well known.\n", "gentle, 5 more"]);
    let again = super::Run { said: play_in(&folder, &[], "later\nquit\n") };
    again.said_in_order(&["The opponent is merciless, with words from the German common list."]);
    std::fs::write(folder.path().join("de.txt"), "haus\nbaum\nwald\n").unwrap();
    let said = play_in(&folder, &["--words", "de.txt", "--language", "de"], "friend\nquit\n");
    let run = super::Run { said };
    run.said_in_order(&["words from the list de.txt in German."]);
}

#[test]
fn a_share_that_begins_a_sentence_has_a_capital() {
    let folder = folder();
    let letters = || 'a'..='p';
    let words = letters().flat_map(|one| letters().map(move |two| format!("e{one}{two}\n")));
    std::fs::write(folder.path().join("e.txt"), words.collect::<String>() + "xyz\n").unwrap();
    let flags = ["--words", "e.txt", "--length", "3", "--lives", "1", "--opponent", "merciful"];
    let run = super::Run { said: play_in(&folder, &flags, "hint\nquit\n") };
    run.said_in_order(&["Try E. Over 99 percent of the words left have it, so it will say yes."]);
}

#[test]
fn enter_never_leads_into_a_round_that_cannot_be_won_unless_the_player_chose_it() {
    // Seven misses were for fair; merciless wins with them whatever the player does.
    let run = play(&[], "fair\n8\n7\ngive up\nchange\nmerciless\n4\n\nquit\n");
    run.said_in_order(&["You have 7 lives left.", "Enter for 16)", "You have 16 lives left."]);
    // What was typed for exactly these settings is offered again, however hopeless.
    let run = play(&[], "4\n3\ngive up\nchange\n4\n\nquit\n");
    run.said_in_order(&["That is too few", "Enter for 3)", "You have 3 lives left."]);
}

#[test]
fn a_question_is_whole_again_after_an_answer_that_is_wrong() {
    let run = play(&[], "99\n8\nback\n99\n");
    assert_eq!((run.times("How many letters?"), run.times("or any; Enter for 8)")), (4, 4));
    let run = hold(&folder(), &["--length", "4", "--lives", "6"], "2\n9\n");
    assert_eq!(run.times("(n for no, or the places"), 2, "{}", run.said);
}

#[test]
fn a_round_that_was_left_is_continued_whenever_nothing_else_is_played() {
    let folder = folder();
    let played =
        |flags: &[&str], answers: &str| super::Run { said: play_in(&folder, flags, answers) };
    played(&[], "8\n9\ne\nquit\n");
    let resumed = played(&[], "continue\nquit\n");
    resumed.said_in_order(&["How many letters?", "Letters missed: E.", "Your letter:"]);
    let at_the_end = played(
        &["--length", "4", "--lives", "1", "--opponent", "greedy"],
        "q\nresume\nrepeat\ncontinue\n",
    );
    at_the_end.said_in_order(&["What next?", "Letters missed: E.", "That only works after"]);
    assert_eq!(play(&[], "continue\n").times("No unfinished round is saved."), 1);
}

#[test]
fn a_yes_or_a_no_that_nobody_asked_for_begins_and_ends_nothing() {
    let flags = ["--length", "4", "--lives", "1", "--opponent", "greedy"];
    let run = play_words(&flags, "o\ny\nyes\nno\nagain\n");
    assert_eq!(run.times("Type again to play another round"), 3, "{}", run.said);
    assert_eq!(run.times("Your letter:"), 2, "{}", run.said);
}

#[test]
fn what_if_says_how_to_leave_it_and_takes_the_letter_at_once() {
    let flags = ["--length", "4", "--lives", "1", "--opponent", "greedy"];
    let run = play_words(&flags, "o\nwhat if\nshare\n1 e\n");
    run.said_in_order(&[
        "Before guess 1, the only one? (type list to hear it, or back)",
        "Type back first:",
        "Before guess 1, the only one? (type list to hear it, or back)",
        "There is no E.",
        "That was a what-if round",
        "What next?",
    ]);
    let flags = ["--length", "4", "--lives", "2", "--opponent", "greedy"];
    let run = play_words(&flags, "o\nz\nwhat if 2 e\n\nladder\nback\n");
    run.said_in_order(&[
        "There is one E,",
        "Type one letter, or back to return to the round that you played",
        "Type back first:",
        "You lost.",
    ]);
}

#[test]
fn whatever_ends_a_begun_round_asks_first_also_where_the_player_holds_the_word() {
    let run = hold(
        &folder(),
        &["--length", "4", "--lives", "6"],
        "n\ngive up\n\nnew game\n\ngive up\ny\n",
    );
    assert_eq!(run.times("End the round?"), 3, "{}", run.said);
    assert_eq!(run.times("What was your word?"), 1, "{}", run.said);
    // Today's game can be lost before its first letter, and only once.
    assert_eq!(play(&[], "today\ny\ngive up\n").times("Give up this round?"), 1);
    assert_eq!(play(&[], "8\n9\ngive up\n").times("Give up this round?"), 0);
}

#[test]
fn an_opponent_of_the_lesson_that_has_won_says_so_and_no_more() {
    let run = play(&[], "lesson\n\ne\nz\nq\nback\n");
    assert_eq!(run.times("Merciless has already won."), 2, "{}", run.said);
    assert_eq!(run.times("Merciless: There is no E."), 1, "{}", run.said);
}

#[test]
fn todays_game_is_named_before_it_is_played_and_one_that_is_begun_is_continued() {
    let folder = folder();
    let played =
        |flags: &[&str], answers: &str| super::Run { said: play_in(&folder, flags, answers) };
    let asked = played(&[], "today\nno\n");
    asked.said_in_order(&["Today's game is a word of ", " letters against ", "Play it now?"]);
    played(&["--daily"], "z\nquit\n");
    let asked = played(&[], "today\nno\ntoday\nyes\n");
    assert_eq!(asked.times("Continue today's game?"), 2, "{}", asked.said);
    asked.said_in_order(&["Here is where you were.", "Letters missed: Z."]);
}
