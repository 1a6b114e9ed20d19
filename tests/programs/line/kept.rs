//! Tests of what the commands of plain sentences lead to, with the real services and files: the records that are written.

use evil_hangman::game::occasion::Occasion;
use evil_hangman::game::{Outcome, Transcript};
use evil_hangman::historyfile::{Rounds, Store};
use evil_hangman::words::ENGLISH;

use super::{place, play_in};
use crate::support::Place;

/// Returns the rounds of a folder: those that have ended, in order, then those that were left.
fn kept(place: &Place) -> Vec<String> {
    let folder = place.path("evil-hangman");
    if !folder.exists() {
        return Vec::new();
    }
    let store = Store::at(folder);
    let ended = store.read().unwrap().records.into_iter().map(|record| record.ended);
    let ended = ended.map(|ended| {
        let how = match ended.outcome {
            Outcome::Won => "won",
            Outcome::Lost => "lost",
            Outcome::GivenUp => "given up",
        };
        format!("{}, {how}", described(&ended.occasion, &ended.transcript))
    });
    let left = Rounds::lock(&store).unwrap().left().map(|(_, round)| round).collect::<Vec<_>>();
    let left = left.iter().map(|round| described(&round.occasion, &round.transcript));
    ended.chain(left).collect()
}

fn described(occasion: &Occasion, round: &Transcript) -> String {
    let name = match occasion {
        Occasion::Free => "free",
        Occasion::Today(_) => "today",
        Occasion::Level(_) => "level",
        Occasion::Challenge => "challenge",
        Occasion::HandedOver => "handed over",
        Occasion::Again(_) => "again",
        Occasion::WhatIf(_) => "what if",
    };
    let guesses = round.answers.iter().map(|(guess, _)| guess.text(&ENGLISH));
    std::iter::once(name.to_owned()).chain(guesses).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_command_leads_to_the_same_record_in_a_pipe_and_where_somebody_types() {
    const FLAGS: &str = "--words words.txt --length 4 --opponent greedy";
    for (script, records) in [
        // Of the title.
        ("today/z", &["today Z"][..]),
        ("daily/z/give up/yes", &["today Z, given up"]),
        ("/z", &["free Z"]),
        ("z", &["free Z"]),
        ("set length 2/z", &["free Z"]),
        ("count on/count off/settings/stats/lesson/back/repeat/help/z", &["free Z"]),
        ("puzzle/back/today/z", &["today Z"]),
        ("puzzle/z/again/back/z", &["free Z"]),
        ("puzzle/play/z", &["free Z"]),
        ("puzzle/z/set length 40/show/4 letters/play/z", &["free Z"]),
        ("challenge/back/continue/z", &["free Z"]),
        ("set opponent you//give up//today/z", &["today Z"]),
        // Of a round.
        ("z/q", &["free Z Q"]),
        ("z/word ally", &["free Z ALLY"]),
        ("z/hint/words left/groups/why/letters/story/today", &["free Z"]),
        ("z/give up/no/q", &["free Z Q"]),
        ("z/back/save and quit/resume/q", &["free Z"]),
        ("today/z/hint/no/why/no/q", &["today Z Q"]),
        // Of its end.
        ("z/give up/yes/again/q", &["free Z, given up", "free Q"]),
        ("z/give up/yes/today/q", &["free Z, given up", "today Q"]),
        ("z/give up/yes/puzzle/back/q", &["free Z, given up", "free Q"]),
        ("z/give up/yes/same/q", &["free Z, given up", "again Q"]),
        ("z/give up/yes/what if 1/q/back", &["free Z, given up"]),
        ("z/give up/yes/set length 2/q", &["free Z, given up", "free Q"]),
        (
            "z/give up/yes/story/share/words/word ally/stats/again/q",
            &["free Z, given up", "free Q"],
        ),
        ("today/z/give up/yes/today/today/same/q", &["today Z, given up", "again Q"]),
        ("today/z/give up/yes/again//q", &["today Z, given up", "free Q"]),
    ] {
        for typed in [false, true] {
            let place = place();
            play_in(&place, FLAGS, format!("{script}/quit/").replace('/', "\n"), typed);
            assert_eq!(kept(&place), records, "{script}, typed: {typed}");
        }
    }
}

#[test]
fn a_day_and_a_round_go_on_where_they_were_left() {
    for typed in [false, true] {
        for (first, then, records) in [
            ("today/z/quit\n", "today/q\n", &["today Z Q"][..]),
            ("z/quit\n", "continue/q\n", &["free Z Q"]),
            ("today/z/quit\n", "continue/q\n", &["today Z Q"]),
            ("z/quit\n", "/back/resume/q\n", &["free Z Q"]),
            ("z/quit\n", "play/yes/q\n", &["free Z, given up", "free Q"]),
            ("z/quit\n", "x/yes/q\n", &["free Z, given up", "free Q"]),
            // Today's game has the place of other rounds only when it is played again.
            (
                "z/quit\n",
                "today/q/give up/yes/same/no/continue/e\n",
                &["today Q, given up", "free Z E"],
            ),
            (
                "z/quit\n",
                "today/q/give up/yes/same/yes/s\n",
                &["today Q, given up", "free Z, given up", "again S"],
            ),
        ] {
            let place = place();
            for script in [first, then] {
                play_in(&place, "", script.replace('/', "\n"), typed);
            }
            assert_eq!(kept(&place), records, "{then}, typed: {typed}");
        }
    }
}

#[test]
fn a_game_of_a_day_that_does_not_count_gives_up_the_round_that_was_left() {
    // Letters with which no day's game begins.
    let place = place();
    let (german, end) = ("--daily --language de", "give up\nyes\n");
    let played = || place.run("stats --json").json()["daily"]["played"].clone();
    for (flags, letter, rest, days) in [
        ("", "z\n", "", 0),
        ("--daily", "q\n", "", 0),
        // It goes on, and another game of a day doesn't count.
        ("--daily", "", end, 1),
        ("--daily", "w\n", end, 1),
        ("--day 1", "x\n", end, 1),
        (german, "q\n", "", 1),
    ] {
        play_in(&place, flags, format!("{letter}{rest}"), false);
        assert_eq!(played(), days, "{flags} {letter}");
    }
    let records = ["today Q, given up", "free Z, given up", "again X, given up", "again Q"];
    assert_eq!(kept(&place), records);
    // Not even while the one that counts is left.
    for (flags, script) in [(german, "q\n"), ("--language de", "today\nyes\nq\n")] {
        let place = self::place();
        for (flags, script) in [("", "z\n"), ("--daily", "q\n"), (flags, script)] {
            play_in(&place, flags, script, false);
        }
        assert_eq!(kept(&place), ["free Z, given up", "again Q", "today Q"], "{flags}");
    }
}

#[test]
fn the_end_of_todays_game_is_heard_again_after_a_restart() {
    let place = place();
    let _ = play_in(&place, "", "z\n", false);
    let end = |flags, script: &str| {
        let said = play_in(&place, flags, script, false);
        let (_, end) = said.split_once("You gave up.").unwrap_or_else(|| panic!("{said}"));
        let (end, _) = end.split_once("What next?").unwrap();
        // The time until the next game goes on.
        let end = end.lines().filter(|line| !line.starts_with("Next game in "));
        end.map(str::to_owned).collect::<Vec<_>>()
    };
    let first = end("", "today\nx\nq\ngive up\nyes\nquit\n");
    assert!(first.iter().any(|line| line.ends_with(": given up.")), "{first:?}");
    let records = ["today X Q, given up", "free Z"];
    for (flags, script) in [("", "today\nshare\nstory\nquit\n"), ("--daily", "share\n")] {
        assert_eq!(end(flags, script), first, "{flags}");
        assert_eq!(kept(&place), records, "{flags}");
    }
}

#[test]
fn a_script_begins_with_nothing_revealed_unless_it_asks_for_an_opening() {
    for (flags, script, is_open) in [
        ("", "\nz\n", false),
        ("--length 8 --lives 6", "z\n", false),
        ("--rule byu --opponent greedy", "\nz\n", false),
        ("--opening auto", "\nz\n", true),
        ("--length level", "\nz\n", true),
        ("", "level\n\nz\n", true),
    ] {
        let place = place();
        play_in(&place, flags, script, false);
        let store = Store::at(place.path("evil-hangman"));
        let (_, round) = Rounds::lock(&store).unwrap().left().next().unwrap();
        assert_eq!(round.transcript.opening.is_some(), is_open, "{flags:?}");
    }
}

#[test]
fn no_opening_comes_again_in_the_first_rounds_of_launches() {
    let place = place();
    for _ in 0..8 {
        let flags = "--length 6 --lives 9 --opening auto";
        play_in(&place, flags, "z\ngive up\nyes\n", false);
    }
    let records = Store::at(place.path("evil-hangman")).read().unwrap().records;
    let openings = records.iter().map(|record| record.ended.transcript.opening.unwrap());
    let openings: std::collections::HashSet<_> = openings.map(|it| format!("{it:?}")).collect();
    assert_eq!(openings.len(), 8);
}
