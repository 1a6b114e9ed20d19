//! Tests of the game of the day and of levels.

use super::*;

#[test]
fn the_game_of_the_day_counts_once_and_leads_home() {
    let mut first = app(|_| {});
    let _ = told(&mut first, "↓ Enter", &[]);
    let Some(Occasion::Today(day)) = first.occasion().cloned() else { panic!("{}", seen(&first)) };
    assert_eq!(day, Day::at(NOW));
    assert_eq!(*first.spec(), *app(|_| {}).spec(), "the player's own settings stay");
    // An attempt whose end can't be rebuilt, since another word was revealed, is followed by a round.
    let mut again = app(|_| {});
    let game = day.game(&ENGLISH).unwrap();
    let played = played(&format!("{game} Z-"), Occasion::Today(day)).ended;
    let _ = told(&mut again, "↓ Enter", &[Record::new(played, NOW)]);
    assert_eq!(again.occasion(), Some(&Occasion::Today(day).again()));
    check(&mut again, "Esc ↓ Enter Enter => home: [Play] of greedy English test 4 3");
}

#[test]
fn the_end_of_todays_game_is_shown_again_as_it_was_and_counts_for_nothing() {
    let first = apps::today_over();
    let Screen::GameOver(over) = first.screen() else { panic!("{}", seen(&first)) };
    let records = [Record::new(over.ended(), NOW)];
    let shown = |app: &App| serde_json::to_string(&View::of(app, Reach::Keys).parts).unwrap();
    let end = (seen(&first), shown(&first));
    assert!(end.1.contains("Evil Hangman no. 1: "), "{}", end.1);
    for (mut app, keys) in [(first, "Esc ↓ Enter"), (apps::assignment(), "↓ Enter")] {
        let shown_again = told(&mut app, keys, &records);
        assert!(kept(&shown_again).is_empty() && events(shown_again.clone()).is_empty());
        let (input, ticket) = judged(shown_again);
        let _ = app.handle(&Input::Judged(ticket, worker::judged(&input)));
        assert_eq!((seen(&app), shown(&app)), end);
        let career = app.career().cloned();
        assert_eq!(career, Some(Career::of(&records, NOW)));
        assert_eq!(events(effects(&mut app, "s Esc")), [Event::Copy]);
        let what_if = effects(&mut app, "c w");
        assert_eq!(app.occasion(), Some(&Occasion::WhatIf(0)));
        assert!(kept(&what_if).is_empty());
        // Back to the story, to the end, and tried again.
        let _ = effects(&mut app, "Esc Esc r");
        assert_eq!(app.occasion(), Some(&Occasion::Today(Day::at(NOW)).again()));
        assert_eq!(app.career().cloned(), career);
    }
    // In another language, today's game is another one.
    let german = EmbeddedList::of(&GERMAN).next().unwrap();
    let mut german = app(|chosen| chosen.list = ListChoice::Embedded(german));
    let _ = told(&mut german, "↓ Enter", &records);
    assert_eq!(german.occasion(), Some(&Occasion::Today(Day::at(NOW)).again()));
}

#[test]
fn the_first_attempt_of_the_day_goes_on_if_it_was_interrupted() {
    let mut day = app(|_| {});
    let _ = told(&mut day, "↓ Enter", &[]);
    let (ticket, _) = asked(&mut day, "z");
    let answered = answer(&mut day, ticket, 'z', Places::NONE);
    let left = requested!(answered, Request::Save(round) => round).pop();
    // The title knows, also where another round waits that can be continued.
    assert!(!day.has_begun_today());
    let _ = effects(&mut day, "Esc ↓ ↓ Enter");
    assert!(day.has_begun_today(), "{}", seen(&day));
    let found_by = |app: App, left: InPlay| {
        let mut app = app.asking_first();
        let asked = effects(&mut app, "↓ Enter");
        let [.., Effect::Request(Request::ReadStatistics(ticket))] = asked[..] else {
            panic!("{asked:?}")
        };
        let _ = app.handle(&Input::Interrupted(left.into()));
        let career = Box::new(Career::of(&[], NOW));
        let begun = app.handle(&Input::Statistics(ticket, career, None));
        (app, begun)
    };
    let found = |left| found_by(app(|_| {}), left);
    let left = *left.unwrap();
    // Begun in another language, it is still the one that counts, and stays.
    let german = EmbeddedList::of(&GERMAN).next().unwrap();
    let german = app(|chosen| chosen.list = ListChoice::Embedded(german));
    let (german, _) = found_by(german, left.clone());
    assert_eq!(
        german.occasion(),
        Some(&Occasion::Today(Day::at(NOW)).again()),
        "{}",
        seen(&german)
    );
    let (app, begun) = found(left.clone());
    assert!(begun.contains(&Effect::Request(Request::TakeOver)));
    assert!(seen(&app).ends_with("| Resumed"), "{}", seen(&app));
    // The game of another day is given up once today's takes its place, and not without a question.
    let earlier = Occasion::Today(Day::FIRST);
    let (mut app, begun) = found(InPlay { occasion: earlier.clone(), ..left });
    assert!(!begun.contains(&Effect::Request(Request::TakeOver)));
    let asked = "sure? GivesUpLeft(TheOnlyTry) over home: [Today] of greedy English test 4 3";
    assert_eq!(seen(&app), asked);
    check(&mut app, "Enter => home: [Today] of greedy English test 4 3");
    let _ = told(&mut app, "Enter", &[]);
    let _ = effects(&mut app, "↑ Enter");
    assert_eq!(app.occasion(), Some(&Occasion::Today(Day::at(NOW))));
    let (ticket, _) = self::asked(&mut app, "z");
    let answered = answer(&mut app, ticket, 'z', Places::NONE);
    let given_up = requested!(answered, Request::Keep(ended) => (ended.occasion, ended.outcome));
    assert_eq!(given_up, [(earlier, Outcome::GivenUp)]);
}

#[test]
fn playing_on_is_the_next_level() {
    let won = || played("eh1 en/everyday merciless 7 13 1 - E*", Occasion::Level(1));
    for (rounds, level) in [(vec![], 1), (vec![won()], 3), (vec![won(), won()], 5)] {
        let mut app = apps::press(apps::rising(&rounds), "Enter");
        assert_eq!(app.occasion(), Some(&Occasion::Level(level)), "{}", seen(&app));
        // Given up is lost.
        let _ = effects(&mut app, "Esc ↓ Enter Enter");
        let lower = Occasion::Level(level.saturating_sub(1).max(1));
        assert_eq!(app.occasion(), Some(&lower), "{}", seen(&app));
        // Tried again, it counts for no level.
        let _ = effects(&mut app, "Esc ↓ Enter r");
        assert_eq!(app.occasion(), Some(&lower.again()), "{}", seen(&app));
    }
}

#[test]
fn the_first_rounds_say_how_the_computer_cheats() {
    let lost = || played("eh1 en/everyday merciless 7 1 1 - E-", Occasion::Level(1));
    for (rounds, explains) in [(0, true), (2, true), (3, false)] {
        let app = apps::press(apps::rising(&vec![lost(); rounds]), "Enter");
        let Screen::Playing(playing) = app.screen() else { panic!("{}", seen(&app)) };
        let said =
            matches!(playing.remark, Remark::Begin { explains: said, .. } if said == explains);
        assert!(said, "{rounds}: {:?}", playing.remark);
    }
}
