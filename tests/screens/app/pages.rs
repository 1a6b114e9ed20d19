//! Tests of the pages beside a round.

use super::*;

#[test]
fn statistics_open_from_anywhere_and_lead_back() {
    let mut app = round();
    let (input, ticket) = judged(effects(&mut app, "e t z"));
    let _ = told(&mut app, "F5", &[]);
    assert!(seen(&app).starts_with("statistics") && !seen(&app).ends_with("unread"));
    // Results that arrive in the meantime are there afterwards.
    let all = Judge::new(u64::MAX).judge(&input, &|| false);
    let _ = app.handle(&Input::Judged(ticket, all.clone()));
    let _ = effects(&mut app, "Esc");
    let Screen::GameOver(over) = app.screen() else { panic!("{}", seen(&app)) };
    assert_eq!(over.judgement(), Some(&all));
    let mut title = self::app(|_| {});
    let _ = told(&mut title, "p", &[]);
    check(&mut title, "Esc => home: [Play] of greedy English test 4 3");
}

#[test]
fn the_lesson_is_a_round_to_try_and_ends_where_it_was_opened() {
    let mut app = app(|_| {});
    for (keys, expected) in [
        ("F7", "lesson ---- 9 over home"),
        ("e", "lesson ---- 3 over home"),
        ("o", "lesson -OO- 2 over home"),
        ("Backspace", "lesson ---- 9 over home"),
    ] {
        let _ = effects(&mut app, keys);
        assert!(seen(&app).starts_with(&expected[..13]), "after {keys}: {}", seen(&app));
    }
    check(&mut app, "Enter => home: [Play] of greedy English test 4 3");
    check(&mut app, "Enter e F1 F7 Enter => playing: ---- 2 left | no E");
}

#[test]
fn a_sentence_asks_for_what_has_no_key_here() {
    let mut app = round();
    let _ = effects(&mut app, "e o t z");
    let over = seen(&app);
    let asked = requests(app.handle(&Input::ReadStatistics));
    assert!(matches!(asked[..], [Request::ReadStatistics(_)]), "{asked:?}");
    let _ = app.handle(&Input::GoBack(9));
    assert_eq!(seen(&app), over, "there is no such letter");
    let _ = app.handle(&Input::GoBack(2));
    assert_eq!(seen(&app), "playing: -OO- 2 left | what if 2");
    let _ = app.handle(&Input::Act(Action::Origin));
    assert_eq!(seen(&app), "story: turn 2 T 2 → 2");
    let _ = app.handle(&Input::Pick(Row::Opponent, Pick::Opponent(Opponent::Fair.into())));
    let _ = effects(&mut app, "Esc Esc");
    let _ = app.handle(&Input::Pick(Row::Opponent, Pick::Opponent(Holder::You)));
    let _ = app.handle(&Input::Start(HomeLine::Play));
    assert_eq!(seen(&app), "held");
}

#[test]
fn any_word_typed_in_the_story_fits_or_was_ruled_out_by_a_guess() {
    for (typed, ruled_out_by) in
        [("c o o l", None), ("a l l y", Some('o')), ("q q q q", Some('o')), ("e l s e", Some('e'))]
    {
        let app = apps::playing(&format!("e o t z x v q c Tab {typed}"));
        let Screen::Story(story) = app.screen() else { unreachable!() };
        let word = story.word().unwrap();
        assert_eq!(word.to_string(), typed.replace(' ', "").to_uppercase());
        let by = story.end.finished.round.ruled_out(&word).map(|by| by.guess);
        assert_eq!(by, ruled_out_by.map(|c| letter(c).into()), "{typed}");
    }
    // There is room for four letters, and the list has what begins like them.
    let mut app = apps::playing("e o t z x v q c Tab g o o d s 5 б Backspace Backspace ↓");
    let Screen::Story(story) = app.screen() else { unreachable!() };
    let words: Vec<_> = story.words().map(Word::to_string).collect();
    assert_eq!((story.typed.text(), words), ("go", vec!["GOOD".to_owned()]));
    // A page sends the word as a whole, and another one must not be made of its beginning.
    let _ = app.handle(&Input::Enter("goods".into()));
    let Screen::Story(story) = app.screen() else { unreachable!() };
    assert_eq!((story.typed.text(), story.word()), ("goods", None));
}

/// Returns all that is said on the screen in front.
pub(super) fn all_said(app: &App) -> String {
    format!("{:?}", View::of(app, Reach::Keys).parts)
}

#[test]
fn nothing_is_counted_of_a_friends_word_that_the_list_lacks() {
    for (friends, counts) in [("qoph", false), ("deal", true)] {
        let mut app = app(|_| {}).showing_words_left(true);
        app.begin_challenge(&Challenge::new(word(friends), Lives::at_least_one(3), 1));
        let _ = effects(&mut app, "e");
        let said = all_said(&app);
        let about_groups = said.contains("Groups");
        let counted = said.contains("ruled out") || said.contains(" left.\"");
        assert_eq!((counted, about_groups), (counts, counts), "{said}");
        assert_eq!(said.contains(screens::NOT_LISTED), !counts, "{said}");
        let _ = effects(&mut app, "F4");
        let times = all_said(&app).matches(screens::NOT_LISTED).count();
        assert_eq!(times, usize::from(!counts), "once is enough");
    }
}

#[test]
fn once_one_word_is_left_the_remark_says_that_enter_names_it() {
    let told = |keys| all_said(&apps::playing(keys)).contains(screens::one_is_left(Reach::Keys));
    assert!(!told("Tab e a o") && told("Tab e a o g"));
    assert!(!told("e a o g"), "the number is hidden");
}
