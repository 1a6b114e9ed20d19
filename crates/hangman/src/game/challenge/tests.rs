use super::*;
use crate::engine::Reply;
use crate::position::{Outcome, Standing};
use crate::tests::{letter, word};
use hangman_words::{ENGLISH, ListBuilder};

fn challenge(text: &str, lives: &str) -> Challenge {
    Challenge::new(word(text), lives.parse().unwrap(), 7)
}

fn played(challenge: &Challenge, letters: &str) -> ChallengeResult {
    let guesses: Vec<Guess> = letters.chars().map(|c| letter(c).into()).collect();
    challenge.result(&guesses)
}

#[test]
fn a_word_goes_to_a_friend_and_its_result_comes_back() {
    let long = "sevenths".repeat(8);
    for word in ["a", "elephant", &long] {
        let sent = challenge(word, "6");
        let line = sent.to_string();
        assert!(!line.to_lowercase().contains(word) || word == "a", "{line}");
        let received = line.parse::<Challenge>().unwrap();
        assert_eq!(received, sent);
        assert_eq!(line.to_uppercase().parse(), Ok(sent));
    }
    for (language, word) in [("de", "küche"), ("ru", "ёлка"), ("tr", "ilık")] {
        let word = Word::parse(word, Alphabet::of(language).unwrap()).unwrap();
        let sent = Challenge::new(word, Challenge::LIVES, 7);
        assert_eq!(sent.to_string().parse(), Ok(sent), "{language}");
    }
    let sent = challenge("deal", "2");
    for (letters, outcome, misses) in [
        ("lead", Outcome::Won, 0),
        ("zlead", Outcome::Won, 1),
        ("zq", Outcome::Lost, 2),
        ("e", Outcome::GivenUp, 0),
        ("", Outcome::GivenUp, 0),
    ] {
        let line = played(&sent, letters).to_string();
        let shown = sent.check(&line.parse().unwrap()).unwrap();
        let guessed = shown.replies().iter().filter_map(Reply::letter);
        let said: String = guessed.map(|letter| ENGLISH.lower(letter)).collect();
        let ended = Outcome::from(shown.standing());
        assert_eq!((said.as_str(), ended, shown.misses()), (letters, outcome, misses));
    }
}

#[test]
fn at_the_end_a_word_is_spelled_as_it_was_set() {
    let french = Alphabet::of("fr").unwrap();
    let mut list = ListBuilder::new(french);
    list.feed("côte\ncôté\nrang\n".as_bytes()).unwrap();
    let known = list.finish().unwrap().0.of_length(4).unwrap().candidates();
    for (typed, known, shown) in [
        ("rêvé", None, "RÊVÉ"),
        ("rêvé", Some(&known), "RÊVÉ"),
        ("cote", Some(&known), "COTE"),
        ("côté", Some(&known), "CÔTÉ"),
        ("rang", Some(&known), "RANG"),
        ("cote", None, "COTE"),
    ] {
        let set = Challenge::new(Word::parse(typed, french).unwrap(), Challenge::LIVES, 7);
        let received: Challenge = set.to_string().parse().unwrap();
        let ended = received.round(known.cloned(), 1).finish();
        assert_eq!(ended.word.spelling(), shown, "{typed}");
        let again: Challenge = Challenge::of(&ended).unwrap().to_string().parse().unwrap();
        assert_eq!(again.word.spelling(), shown, "the same word, sent on");
    }
}

#[test]
fn a_word_is_a_guess_too() {
    let sent = challenge("deal", "6");
    let word = |text| Guess::from(word(text));
    let guesses = [letter('e').into(), word("tear"), word("deal")];
    for guesses in [&guesses[..], &[word("deal")], &guesses[..2]] {
        let line = sent.result(guesses).to_string();
        let shown = sent.check(&line.parse().unwrap()).unwrap();
        assert!(shown.replies().iter().map(|reply| &reply.guess).eq(guesses), "{line}");
        assert_eq!(shown.standing() == Standing::Won, guesses.contains(&word("deal")));
    }
    let line = sent.result(&guesses).to_string();
    assert!(line.starts_with("ehr1 E:TEAR::DEAL: "), "{line}");
}

#[test]
fn a_line_that_was_changed_does_not_open() {
    let line = challenge("deal", "6").to_string();
    let parts: Vec<&str> = line.split(' ').collect();
    let other = challenge("monk", "6").to_string();
    let others: Vec<&str> = other.split(' ').collect();
    let changed = [parts[0], parts[1], parts[2], others[3], parts[4]].join(" ");
    assert_eq!(changed.parse::<Challenge>(), Err(ChallengeError::BrokenSeal));
    for text in ["", "ehd1", &line[..line.len() - 1], &line[5..], &format!("{line} x")] {
        assert_eq!(text.parse::<Challenge>(), Err(ChallengeError::NotAChallenge), "{text}");
    }
}

#[test]
fn the_lines_are_found_whatever_is_around_them() {
    let sent = challenge("deal", "6");
    let back = played(&sent, "lead");
    let game: Transcript = "eh1 en/everyday greedy 4 3 42 - E- A-".parse().unwrap();
    let (sent, back) = (ChallengeLine::Word(sent), ChallengeLine::Result(back));
    let round = ChallengeLine::Round(Box::new(game));
    let [lost, unlost] = ["E-! A4=1 T-!", "E-! A4=1"].map(|answers| {
        let line = format!("eh1 en/everyday merciless 4 2 42 - {answers}");
        ChallengeLine::Round(Box::new(line.parse().unwrap()))
    });
    let not_a_round = ChallengeLine::Damaged(ChallengeError::NotARound);
    for (text, found) in [
        (String::from("lighthouse"), vec![]),
        (format!("evil-hangman challenge {sent}"), vec![&sent]),
        (format!("Play this: “{sent}”!\nBye."), vec![&sent]),
        (format!("*{sent}*, _{sent}_"), vec![&sent]),
        (format!("—{sent}— I said „{back}“"), vec![&sent, &back]),
        (format!("[{}]", round.to_string().replace('-', "–")), vec![&round]),
        (format!("│ {} │", sent.to_string().replacen(' ', " │\n│ ", 2)), vec![&sent]),
        (format!("║ {} ║", sent.to_string().replacen(' ', " ║\n║ ", 2)), vec![&sent]),
        (format!("{sent}\n{back}."), vec![&sent, &back]),
        (format!("{}, {sent}", back.to_string().to_uppercase()), vec![&sent, &back]),
        (format!("evil-hangman --game \"{round}\" now"), vec![&round]),
        (format!("On Friday, Ann wrote:\n> Guess my word:\n> {sent}\n\nHere it is."), vec![&sent]),
        (format!("> {}", sent.to_string().replace(' ', "\r\n> ")), vec![&sent]),
        (sent.to_string().replace(' ', "\r\n"), vec![&sent]),
        (format!(">> `{sent}`"), vec![&sent]),
        (format!("```\n{round}\n```"), vec![&round]),
        (format!("{back}!! {sent}! _{sent}_!"), vec![&sent, &back]),
        (format!("_{sent}_!!!"), vec![&sent]),
        (format!("{sent}.!"), vec![&sent]),
        (format!("Beat me: {lost}, or \"{lost}\"!"), vec![&lost, &lost]),
        (format!("{unlost}!"), vec![&unlost]),
        (format!("- {sent}\n- {back}"), vec![&sent, &back]),
        (format!("# {sent}"), vec![&sent]),
        (format!("\u{2068}{sent}\u{200b}"), vec![&sent]),
        // What a line begins with may be mentioned before.
        (format!("It begins with ehd1 and is damaged: ehd1 6 cc. Again: {sent}"), vec![&sent]),
        (String::from("ehd1 6 cc"), vec![&ChallengeLine::Damaged(ChallengeError::NotAChallenge)]),
        (String::from("eh1 en/everyday merciless 7"), vec![&not_a_round]),
        (String::from("eh1 en/nothing merciless 7 7 3 -"), vec![&not_a_round]),
        (format!("It begins with eh1. Again: {round}"), vec![&round]),
        (format!("Try https://x.org/#{}!", sent.to_string().replace(' ', "%20")), vec![&sent]),
        (
            format!("#1: x.org/index.html#same+{}", round.to_string().replace(' ', "+")),
            vec![&round],
        ),
    ] {
        assert_eq!(ChallengeLine::all_in(&text).iter().collect::<Vec<_>>(), found, "{text}");
    }
}

#[test]
fn a_result_that_was_changed_is_found_out() {
    let sent = challenge("deal", "6");
    let line = played(&sent, "zlead").to_string();
    let better = line.replace("ZLEAD", "LEAD");
    assert_eq!(sent.check(&better.parse().unwrap()), Err(ChallengeError::OtherResult));
    let other = challenge("lead", "6");
    assert_eq!(other.check(&line.parse().unwrap()), Err(ChallengeError::OtherResult));
    for text in ["", "ehr1 LEAD", "ehr1 LEAD 12", "ehr2 LEAD 0011223344556677", "é é é"] {
        assert_eq!(text.parse::<ChallengeResult>(), Err(ChallengeError::NotAResult), "{text}");
    }
}

#[test]
fn the_lines_are_those_that_people_have_sent() {
    // The mask and the seal were worked out with Python and hashlib.
    let sent =
        "ehd1 6 bdbc94222b19aa135ec4133c0079c316 b9eef4c1315d85d3 d5fec494d23e70747a1c092412e946df";
    assert_eq!(challenge("elephant", "6").to_string(), sent);
}
