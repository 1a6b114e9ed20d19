//! Tests of challenges.

use super::*;

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
    let _ = effects(&mut app, "d Enter qoph");
    assert!(app.challenge().is_some_and(ChallengeDialog::is_secret));
    let _ = effects(&mut app, "Enter ↓ Enter");
    assert_eq!(app.occasion(), Some(&Occasion::HandedOver));
    assert_eq!(seen(&app), format!("playing: ---- {} left | Begin", Lives::OF_A_FRIENDS_WORD));
    let steps = "
        q o p h => Won: QOPH [Again]
        Enter   => home: [Play] of greedy English test 4 3
    ";
    check(&mut app, steps);
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
    assert_eq!((played.guesses.len(), played.misses), (6, 2), "words are guesses, too");
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
    let guesses = |game: &Transcript| game.answers.len();
    assert_eq!((guesses(&own), guesses(&theirs) > 0), (3, true));
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
    assert_eq!(fault, Some(ChallengeFault::Neither));
    // A word is no line that was sent.
    let _ = effects(&mut app, "Esc ↓ Enter deal Enter");
    let fault = app.challenge().and_then(|it| it.fault.clone());
    assert_eq!(fault, Some(ChallengeFault::Neither));
    check(&mut app, "Esc Esc => home: [Play] of greedy English test 4 3");
}
