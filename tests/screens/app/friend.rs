//! Tests of challenges.

use super::pages::all_said;
use super::*;
use evil_hangman::text::challenge;
use evil_hangman::words::NotAWord;

#[test]
fn a_challenge_is_one_of_three_things() {
    let mut app = app(|_| {});
    let _ = effects(&mut app, "d");
    let items = app.challenge().and_then(|it| it.menu.as_ref()).map(|menu| menu.items().to_vec());
    assert_eq!(items.unwrap(), [ChallengeItem::Word, ChallengeItem::Line, ChallengeItem::Round]);
    for (keys, asked) in [("Enter", ChallengeStep::TypeWord), ("↓ Enter", ChallengeStep::TypeLine)]
    {
        let _ = effects(&mut app, keys);
        assert_eq!(step(&app), Some(asked));
        let _ = effects(&mut app, "Esc");
        assert_eq!(step(&app), Some(ChallengeStep::Choose));
    }
    let _ = effects(&mut app, "↓ Enter");
    assert!(matches!(sent(&app), ChallengeLine::Round(_)), "{:?}", step(&app));
    check(&mut app, "Esc => home: [Play] of greedy English test 4 3");
}

fn step(app: &App) -> Option<ChallengeStep> {
    app.challenge().map(|challenge| challenge.step.clone())
}

/// Returns the line that is to be sent.
fn sent(app: &App) -> ChallengeLine {
    app.challenge().and_then(ChallengeDialog::to_send).cloned().unwrap()
}

#[test]
fn a_friend_who_is_here_gets_the_word_at_once() {
    let mut app = app(|_| {});
    // A slip of a finger shows it to nobody, either.
    for keys in ["d Enter q2h", "Enter", "Backspace Backspace oph"] {
        let _ = effects(&mut app, keys);
        assert!(app.challenge().is_some_and(ChallengeDialog::is_secret), "{keys}");
    }
    let _ = effects(&mut app, "Enter ↓ Enter");
    assert_eq!(app.occasion(), Some(&Occasion::HandedOver));
    assert_eq!(seen(&app), format!("playing: ---- {} left | Begin", Lives::OF_A_FRIENDS_WORD));
    check(&mut app, "q o p h => Won: QOPH [Again]");
    // One of the two has set its word, so it is no round for both.
    let _ = app.handle(&Input::Act(Action::Challenge));
    assert!(app.challenge().is_some_and(|dialog| dialog.own().is_none()));
    check(&mut app, "Esc Enter => home: [Play] of greedy English test 4 3");
    // With a friend as the opponent, a word is all that is needed, and nothing is copied.
    let mut begun = round_of(|chosen| chosen.opponent = Opponent::Friend.into());
    assert_eq!(step(&begun), Some(ChallengeStep::TypeWord), "{}", seen(&begun));
    assert_eq!(events(effects(&mut begun, "qoph Enter")), []);
    let _ = effects(&mut begun, "Enter");
    assert_eq!(begun.occasion(), Some(&Occasion::Challenge), "{}", seen(&begun));
}

#[test]
fn a_friend_elsewhere_gets_a_line_and_sends_one_back() {
    let mut ann = app(|_| {});
    let events = events(effects(&mut ann, "d Enter deal Enter"));
    assert_eq!(events, [Event::Copy]);
    let ChallengeLine::Word(sent) = sent(&ann) else { panic!("{}", seen(&ann)) };
    assert_eq!(sent.lives, Challenge::LIVES);
    let mut ben = app(|_| {});
    let _ = ben.handle(&Input::Paste(sent.to_string()));
    assert!(matches!(step(&ben), Some(ChallengeStep::Received(_))), "{}", seen(&ben));
    let _ = effects(&mut ben, "Enter z Enter dead Enter d e a l");
    let Screen::GameOver(over) = ben.screen() else { panic!("{}", seen(&ben)) };
    let result = over.challenge_result().unwrap();
    let _ = effects(&mut ann, "Enter");
    let _ = ann.handle(&Input::Paste(format!("{sent} {result}")));
    let Some(ChallengeStep::Checked(_, played)) = step(&ann) else { panic!("{}", seen(&ann)) };
    assert_eq!((played.replies().len(), played.misses()), (6, 2), "words are guesses, too");
    // Alone, the result needs the line that was sent.
    let _ = effects(&mut ann, "Esc");
    let _ = ann.handle(&Input::Paste(result));
    assert!(matches!(step(&ann), Some(ChallengeStep::TypeSent(_))));
    let _ = ann.handle(&Input::Paste(sent.to_string()));
    assert!(matches!(step(&ann), Some(ChallengeStep::Checked(..))));
}

#[test]
fn what_is_sent_is_read_whatever_a_messenger_makes_of_it() {
    let mut ann = app(|_| {});
    let _ = effects(&mut ann, "d Enter deal Enter");
    let word = sent(&ann);
    let mut eve = app(|_| {});
    let _ = effects(&mut eve, "d ↓ ↓ Enter");
    for line in [word, sent(&eve)] {
        let message = message(&line);
        assert!(message.starts_with(char::is_alphabetic) && !message.contains('\n'), "{message}");
        let quoted = format!("> {}", message.replace(". ", ".\n> "));
        for text in [
            message.clone(),
            format!("> {quoted}\n\nHere it is again."),
            // A whole conversation.
            format!("{} {message} {}", "Hello! ".repeat(300), "What do you think? ".repeat(300)),
        ] {
            // Wherever it is pasted: on the title, and at each step.
            for keys in ["", "d", "d Enter", "d Enter q x", "d ↓ Enter"] {
                let mut ben = app(|_| {});
                let _ = effects(&mut ben, keys);
                let _ = ben.handle(&Input::Paste(text.clone()));
                let Some(ChallengeStep::Received(received)) = step(&ben) else {
                    panic!("{keys:?}: {text}: {}", seen(&ben))
                };
                assert_eq!(received, line, "{text}");
            }
        }
    }
}

#[test]
fn two_play_the_same_round_and_compare_it() {
    let mut ann = app(|_| {});
    let _ = effects(&mut ann, "d ↓ ↓ Enter");
    let Some(ChallengeStep::Send(line)) = step(&ann) else { panic!("{}", seen(&ann)) };
    let _ = effects(&mut ann, "Enter e t z");
    assert!(seen(&ann).starts_with("Lost:"), "{}", seen(&ann));
    let mut ben = app(|_| {});
    let _ = ben.handle(&Input::Paste(format!("evil-hangman --game \"{line}\"")));
    let _ = effects(&mut ben, "Enter");
    assert_eq!(ben.occasion(), Some(&Occasion::Challenge));
    let _ = effects(&mut ben, "o a i");
    let Screen::GameOver(over) = ben.screen() else { panic!("{}", seen(&ben)) };
    let _ = ann.handle(&Input::Paste(over.challenge_result().unwrap()));
    let Some(ChallengeStep::Compared(theirs, Some(own))) = step(&ann) else {
        panic!("{:?}", step(&ann))
    };
    assert_eq!((own.outcome, own.lost()), (Outcome::Lost, 3));
    assert_eq!((theirs.outcome, theirs.lost()), (Outcome::Lost, 3));
    // A round that has just ended can be sent, too.
    let _ = effects(&mut ann, "Esc Ctrl-D");
    let mut over = round();
    let _ = effects(&mut over, "e t z → → → Enter Enter");
    assert!(matches!(sent(&over), ChallengeLine::Round(_)));
    check(&mut over, "Enter => Lost: GOOD [Challenge]");
}

#[test]
fn esc_goes_back_one_step_where_the_word_can_be_changed() {
    let mut app = app(|_| {});
    let _ = effects(&mut app, "d Enter deal Enter");
    let first = sent(&app).to_string();
    let _ = effects(&mut app, "Esc");
    assert_eq!(app.challenge().map(|it| &*it.typed), Some("deal"));
    let _ = effects(&mut app, "Backspace n Enter");
    let other = sent(&app).to_string();
    let salt = |line: &str| line.split(' ').nth(2).map(str::to_owned);
    assert_ne!(salt(&first), salt(&other), "one salt never masks two words");
    let _ = effects(&mut app, "Esc Space x Enter");
    let fault = app.challenge().and_then(|it| it.fault.clone());
    assert_eq!(fault, Some(ChallengeFault::Word(NotAWord::NotALetter(' '))));
    // A word is no line that was sent.
    let _ = effects(&mut app, "Esc ↓ Enter deal Enter");
    let fault = app.challenge().and_then(|it| it.fault.clone());
    assert_eq!(fault, Some(ChallengeFault::Neither));
    check(&mut app, "Esc Esc => home: [Play] of greedy English test 4 3");
}
#[test]
fn a_round_of_both_is_compared_whenever_the_own_result_is_known() {
    let own = "eh1 en/everyday merciless 7 7 3 - E- A- I-";
    let round = |answers: &str| format!("eh1 en/everyday merciless 7 7 3 - {answers}");
    let record = played(&round("E- A- O*"), Occasion::Challenge);
    let saved = || Career::of(std::slice::from_ref(&record), NOW);
    let nothing = || Career::of(&[], NOW);
    for (career, pasted, expected) in [
        (saved(), round("E- O7f"), "They did better."),
        (saved(), round("E- A- O7f"), "It's a tie."),
        (saved(), round("E- A- I- O7f"), "You did better."),
        (saved(), round("E- A- I- S- T- R- N-"), "You did better."),
        // The own line may come first or last, and the one that was sent may be quoted.
        (
            saved(),
            format!("{} and {}", round("E- O7f"), record.ended.transcript),
            "They did better.",
        ),
        (saved(), format!("{} {}", round("E- O7f"), round("")), "They did better."),
        // Nothing is known but what is pasted: first the own line.
        (
            nothing(),
            format!("{own} {}", round("E- A- I- S-")),
            "It's a tie: neither of you found the word.",
        ),
        (nothing(), format!("{own} {}", round("E- O7f")), "They did better."),
        (nothing(), round("E- O7f"), "They found the word, losing 1 of 7 lives."),
    ] {
        let mut app = apps::real();
        app.know(career, None);
        let _ = app.handle(&Input::Paste(pasted.clone()));
        let told = challenge::step(app.challenge().unwrap(), true, Reach::Keys, Medium::Screen).0;
        assert_eq!(told.last().map(String::as_str), Some(expected), "{pasted}: {told:?}");
    }
}

#[test]
fn a_round_of_both_is_compared_after_the_end_was_left() {
    let mut ann = app(|_| {});
    ann.know(Career::of(&[], NOW), None);
    let _ = effects(&mut ann, "d ↓ ↓ Enter");
    let line = sent(&ann);
    let _ = effects(&mut ann, "Enter e t z Esc");
    check(&mut ann, "=> home: [Play] of greedy English test 4 3");
    let _ = ann.handle(&Input::Paste(format!("{line} Z-")));
    let Some(ChallengeStep::Compared(theirs, Some(own))) = step(&ann) else {
        panic!("{:?}", step(&ann))
    };
    assert_eq!((own.outcome, theirs.outcome), (Outcome::Lost, Outcome::GivenUp));
}

#[test]
fn a_round_that_cannot_begin_here_is_not_offered() {
    for (line, says) in [
        ("eh1 zoo#1234abcd merciless 7 7 3 -", "a word list of your friend's own"),
        ("eh1 en/everyday merciless 7 7 3 N9-A", "no word fits its start, N9-A."),
        ("eh1 en/everyday merciless 60 7 3 -", "No word of the list en/everyday has 60 letters"),
        ("eh1 en/everyday merciless 7", "This is not the whole line of a round"),
    ] {
        // Only its author has the list of the first.
        for keys in ["", "d ↓ Enter"] {
            let mut app = apps::real();
            let _ = effects(&mut app, keys);
            let _ = app.handle(&Input::Paste(line.to_owned()));
            let fault = app.challenge().and_then(|it| it.fault.as_ref()).map(challenge::fault);
            assert!(fault.is_some_and(|fault| fault.contains(says)), "{line}: {:?}", step(&app));
            assert!(!matches!(step(&app), Some(ChallengeStep::Received(_))), "{line}");
            assert_eq!(app.notice(), None);
        }
    }
}

#[test]
fn enter_on_an_empty_field_waits_for_a_line() {
    let mut app = app(|_| {});
    let _ = effects(&mut app, "d ↓ Enter Enter Space Enter");
    let fault = |app: &App| app.challenge().and_then(|it| it.fault.clone());
    assert_eq!((step(&app), fault(&app)), (Some(ChallengeStep::TypeLine), None));
    let _ = app.handle(&Input::Paste(apps::answered()));
    let _ = effects(&mut app, "Enter");
    assert!(matches!(step(&app), Some(ChallengeStep::TypeSent(_))), "{:?}", step(&app));
    assert_eq!(fault(&app), None);
    assert!(shown_in_front(&app).contains("To see how it went, paste what you sent."));
}

/// Returns all that is said in front of the screen.
fn shown_in_front(app: &App) -> String {
    format!("{:?}", View::of(app, Reach::Keys).dialog)
}

#[test]
fn a_seal_is_shown_before_the_first_guess_and_its_story_has_the_command_that_checks_it() {
    let begun = apps::sealed("");
    let Screen::Playing(playing) = begun.screen() else { panic!("{}", seen(&begun)) };
    let seal = playing.round.seal().unwrap().to_string();
    assert!(all_said(&begun).contains(&seal), "{}", all_said(&begun));
    let story = all_said(&apps::sealed("a b c z x v q c"));
    assert!(story.contains("evil-hangman verify") && story.contains(&seal), "{story}");
    // A friend's seal is in the line of the challenge.
    let mut app = app(|_| {});
    app.begin_challenge(&Challenge::new(word("deal"), Lives::at_least_one(3), 1));
    assert!(!all_said(&app).contains("sealed"), "{}", all_said(&app));
    let _ = effects(&mut app, "d e a l c");
    assert!(all_said(&app).contains("evil-hangman verify deal"), "{}", all_said(&app));
}
