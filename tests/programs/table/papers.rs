//! Tests that the sessions in `docs/protocol.md` are what happens.

use std::fs;

use evil_hangman::game::Lives;
use evil_hangman::referee::{FromPlayer, Referee, Side, Step, ToPlayer, VERSION};
use evil_hangman::words::{ENGLISH, list_of};

use super::support::*;

/// Returns the sessions of the page: the text after the language's name, and the lines.
fn sessions() -> Vec<(String, Vec<String>)> {
    let page = fs::read_to_string(project("docs/protocol.md")).unwrap();
    let mut sessions = Vec::new();
    for block in page.split("```").skip(1).step_by(2) {
        let (info, text) = block.split_once('\n').unwrap();
        if let Some(who) = info.strip_prefix("text ") {
            sessions.push((who.to_owned(), text.lines().map(str::to_owned).collect()));
        }
    }
    assert_eq!(sessions.len(), 4);
    sessions
}

fn session(who: &str) -> Vec<String> {
    sessions().into_iter().find(|(name, _)| name == who).unwrap().1
}

#[test]
fn every_line_of_the_page_is_a_line_of_the_protocol_as_it_is_written() {
    for (who, lines) in sessions() {
        for line in lines {
            let (sign, line) = line.split_at(2);
            match sign {
                "< " => {
                    let message = ToPlayer::parse(line, &ENGLISH)
                        .unwrap()
                        .unwrap_or_else(|| panic!("{line}"));
                    assert_eq!(message.line(&ENGLISH), line, "{who}");
                }
                "> " => {
                    let message = FromPlayer::parse(line, &ENGLISH).unwrap().unwrap();
                    assert_eq!(message.line(&ENGLISH), line, "{who}");
                }
                _ => panic!("{who}: {sign}{line}"),
            }
        }
    }
}

#[test]
fn the_referee_says_what_the_page_says_to_both_players() {
    let list = list_of(&ENGLISH, &fs::read_to_string(NINE[1]).unwrap());
    let mut referee = Referee::new(list.of_length(4).unwrap(), Lives::at_least_one(3), 7);
    let pages = [session("guesser"), session("setter")];
    for (role, page) in [Side::Guesser, Side::Setter].into_iter().zip(&pages) {
        let beginning = [
            ToPlayer::Hangman(VERSION, role).line(&ENGLISH),
            format!("My first {}", if role == Side::Guesser { "player" } else { "setter" }),
            ToPlayer::Alphabet(&ENGLISH).line(&ENGLISH),
            ToPlayer::Words("/tmp/words.txt".into()).line(&ENGLISH),
            FromPlayer::Ready.line(&ENGLISH),
        ];
        for (line, expected) in page.iter().zip(beginning) {
            assert!(line.ends_with(&expected), "{line} {expected}");
        }
    }
    let pages = pages.map(|page| page[5..].to_vec());
    let mut said = [Vec::new(), Vec::new()];
    let order = |message: &ToPlayer| format!("< {}", message.line(&ENGLISH));
    while let Step::Send(role, message) = referee.step() {
        let said = &mut said[role as usize];
        said.push(order(&message));
        if message.wants().is_some() {
            let answer = pages[role as usize][said.len()].clone();
            referee.hear(answer.trim_start_matches("> "));
            said.push(answer);
        }
    }
    assert_eq!(said.map(|said| [said, vec![order(&ToPlayer::Quit)]].concat()), pages);
}

#[test]
fn our_own_players_say_what_the_page_says() {
    for who in ["seat --setter greedy", "seat --guesser frequency"] {
        let lines = session(who);
        let asked = |sign: &str| -> String {
            let lines = lines.iter().filter_map(|line| line.strip_prefix(sign));
            lines.map(|line| format!("{}\n", line.replace("nine.txt", NINE[1]))).collect()
        };
        assert_eq!(Place::new().fed(who, asked("< ")).ok(), asked("> "), "{who}");
        // The built-in players tolerate what the page says a good player tolerates.
        let loud = asked("< ")
            .replace(NINE[1], "PATH")
            .to_uppercase()
            .replace(' ', " \t")
            .replace('\n', "\r\n");
        let said = Place::new().fed(who, loud.replace("PATH", NINE[1])).out;
        assert_eq!(said, asked("> "), "{who}");
    }
}

#[test]
fn the_page_names_the_limits_that_there_are() {
    let page = fs::read_to_string(project("docs/protocol.md")).unwrap();
    let help = Place::new().run("match --help").ok();
    for (flag, default, told) in [
        ("--move-time", "5s", "`--move-time` (5 s)"),
        ("--game-time", "60s", "`--game-time` (60 s)"),
        ("--start-time", "30s", "`--start-time` (30 s each)"),
        ("--memory", "1024", "`--memory` (1024 MiB)"),
        ("--processes", "64", "`--processes` (64)"),
    ] {
        assert!(page.contains(told), "{told}");
        let about = help.split(flag).nth(1).unwrap().split("\n  -").next().unwrap();
        assert!(about.contains(&format!("[default: {default}]")), "{flag}: {about}");
    }
}
