//! Tests of what a page needs of a view: versions, a first round that explains itself, and what is shared of today's game.

use super::*;
use evil_hangman::text::career;
use evil_hangman::view::{Groups, KeyState, StepState};

fn view(app: &App) -> View {
    View::of(app, Reach::Buttons)
}

#[test]
fn a_press_belongs_to_the_view_with_its_version() {
    let mut app = playing("e");
    let first = view(&app).after(None);
    let act = first.back.unwrap();
    assert!(first.input_of(first.version, act).is_some());
    // The same controls once more are the same view.
    let same = view(&app).after(Some(&first));
    assert_eq!(same.version, first.version);
    let _ = app.handle(&Input::Act(Action::Help));
    let other = view(&app).after(Some(&same));
    assert_ne!(other.version, first.version);
    assert!(other.input_of(first.version, act).is_none());
}

/// Returns a round of level 1 of a player with these rounds, after some keys.
fn rising(records: &[Record], keys: &str) -> App {
    let mut app = apps::rising(records);
    feed(&mut app, game::keys(keys));
    app
}

fn told(app: &App) -> Vec<String> {
    let lines = picked!(view(app).parts, Part::Said { lines } => lines).swap_remove(0);
    lines.into_iter().map(|line| line.text).collect()
}

#[test]
fn a_first_round_explains_itself_and_names_its_level_instead_of_the_opponent() {
    let first = rising(&[], "Enter");
    assert_eq!(told(&first).len(), 1);
    assert_eq!(view(&first).about[0], career::numbered(1));
    let guessed = rising(&[], "Enter a");
    let [_, why] = &told(&guessed)[..] else { panic!("{:?}", told(&guessed)) };
    assert!(why.contains(" without A") && why.contains(": I kept "), "{why}");
    // The second letter is no longer explained, and neither is a second round.
    let again = rising(&[], "Enter a o");
    assert!(!told(&again).iter().any(|line| line.contains("I kept")), "{:?}", told(&again));
    let second =
        rising(&[played("eh1 en/everyday merciless 5 9 1 - Z-", Occasion::Free)], "Enter a");
    assert!(!told(&second).iter().any(|line| line.contains("I kept")), "{:?}", told(&second));
    assert_eq!(view(&second).about[0], career::numbered(1));
}

#[test]
fn a_step_back_is_named_by_where_it_leads() {
    let what_if = apps::press(apps::story(""), "w q x v j k p");
    let round = super::real_round;
    for (app, leads) in [
        (round("e"), "pause"),
        (round("e F4"), "board"),
        (round("e F4 Enter"), "back"),
        (what_if, "story"),
    ] {
        let view = View::of(&app, Reach::Keys);
        let back = view.hints.iter().find(|hint| hint.keys == "Esc").map(|hint| hint.label);
        assert_eq!(back, Some(leads));
        // The help says the same.
        let said = facts(&apps::press(app, "F1")).into_iter().find(|(keys, _)| keys == "Esc");
        let (_, said) = said.unwrap();
        assert!(said.contains(leads), "{leads}: {said}");
    }
}

#[test]
fn a_key_that_would_do_nothing_is_not_named() {
    let names = |app: App, action| {
        let view = View::of(&app, Reach::Keys);
        let mut acts = view.hints.iter().flat_map(|hint| hint.acts).flatten();
        acts.any(|act| view.input(act) == Some(&Input::Act(action)))
    };
    let game = apps::assignment;
    assert!(names(apps::press(game(), "d"), Action::Next));
    assert!(!names(apps::pasted(game(), apps::CHALLENGE), Action::Next), "one button");
    assert!(names(apps::press(game(), "F7 e"), Action::Erase));
    assert!(!names(apps::press(game(), "F7"), Action::Erase), "no letter");
}

/// Returns what the help says about keys.
fn facts(app: &App) -> Vec<(String, String)> {
    let parts = View::of(app, Reach::Keys).dialog.unwrap().parts;
    picked!(parts, Part::Facts { facts } => facts).swap_remove(0)
}

/// The last line of a small screen has them all, in the order in which they were said.
#[test]
fn every_letter_that_is_known_is_among_those_that_were_guessed_or_shown() {
    for app in [rising(&[], "Enter"), playing("e o"), rising(&[], "Enter e")] {
        let parts = view(&app).parts;
        let (keys, guessed) =
            picked!(parts, Part::Keys { keys, guessed, .. } => (keys, guessed)).swap_remove(0);
        let known = |at: &usize| matches!(keys[*at].state, KeyState::Hit | KeyState::Miss);
        let known: Vec<_> = (0..keys.len()).filter(known).collect();
        let mut named = guessed.clone();
        named.sort_unstable();
        assert!(!known.is_empty() && named == known, "{named:?} of {known:?}");
    }
}

/// Where nothing is saved, the session remembers the levels that it has led to.
#[test]
fn progress_knows_the_level_that_the_title_knows() {
    let won = played("eh1 en/everyday merciless 7 8 1 - A*", Occasion::Level(1));
    let mut app = apps::rising(&[won]);
    let asked = app.handle(&Input::Act(Action::Statistics));
    let ticket = requested!(asked, Request::ReadStatistics(ticket) => ticket)[0];
    let nothing = Career { keeps: false, ..Career::of(&[], apps::NOW) };
    let _ = app.handle(&Input::Statistics(ticket, Box::new(nothing), None));
    let level = app.next_round().level.unwrap().number;
    let track = picked!(view(&app).parts, Part::Level { track, .. } => track).swap_remove(0);
    let shown = track.steps.iter().position(|it| it.state == StepState::Now);
    assert!(level > 1);
    assert_eq!(shown, Some(level - 1));
}

#[test]
fn the_seal_of_a_fair_word_is_read_in_the_pause_and_heard_on_request() {
    let app = apps::sealed("o");
    let seal = |app: &App| match app.screen() {
        Screen::Playing(playing) => playing.round.seal().unwrap().to_string(),
        screen => panic!("{screen:?}"),
    };
    let digits = seal(&app);
    let heard = |commands| said_to(Session::new(apps::sealed(""), |_| None), commands);
    assert!(!heard(vec!["quit"]).contains(&digits));
    assert!(heard(vec!["seal"]).contains(&digits));
    let paused = press(app, "Esc");
    for size in [(120, 40), (80, 24), (60, 16)] {
        let shown = text(&picture(&paused, &UNICODE, size));
        assert!(shown.contains(&digits), "{size:?}: {shown}");
    }
}

#[test]
fn in_the_week_a_day_that_was_missed_is_none_to_come() {
    use StepState::{Done, Lost, Missed, Now, Open};
    let day = |back: u64, letters: &str| {
        let round = format!("eh1 en/everyday merciless 6 8 1 - {letters}");
        played(&round, Occasion::Today(Day::at(apps::NOW - back * 86_400)))
    };
    // It is Saturday.
    let week = |days: &[Record]| {
        let lines = picked!(view(&apps::rising(days)).parts, Part::Lines { lines } => lines);
        let mut tracks = lines.into_iter().flatten().filter_map(|line| line.track);
        let steps = tracks.find(|it| it.steps.len() == 7).unwrap().steps;
        steps.iter().map(|step| step.state).collect::<Vec<_>>()
    };
    let this_week = [day(3, "Z- Q- X- J- V- K- W- Y-"), day(1, "E*")];
    let [lost, won] = this_week.clone();
    assert_eq!(week(&[day(8, "E*"), lost, won]), [Missed, Missed, Lost, Missed, Done, Now, Open]);
    assert_eq!(
        week(&this_week),
        [Open, Open, Lost, Missed, Done, Now, Open],
        "no day before the first"
    );
    assert_eq!(week(&[]), [Open, Open, Open, Open, Open, Now, Open]);
}

#[test]
fn in_the_lesson_its_help_offers_no_lesson_and_is_about_the_lesson() {
    let about = |opponent: Holder, keys| {
        let app = apps::press(apps::app(apps::ASSIGNMENT, 4, 6, opponent), keys);
        (View::of(&app, Reach::Keys).about, form::about(&app))
    };
    let greedy = about(Opponent::Greedy.into(), "F7 F1");
    assert_eq!(greedy.0, about(Opponent::Greedy.into(), "F7").0);
    for other in [Opponent::Fair.into(), Holder::You] {
        assert_eq!(about(other, "F7 F1"), greedy, "whatever the settings are");
    }
    let mut app = rising(&[], "F7 F1");
    assert!(!app.heeds(Action::Lesson));
    feed(&mut app, [Input::Act(Action::Back), Input::Act(Action::Back)]);
    assert!(app.heeds(Action::Lesson));
}

/// Words of the groups are there without the number of words left, too.
#[test]
fn a_button_hides_the_number_of_words_left_where_it_is_shown_and_shows_it_where_it_is_hidden() {
    for (keys, hides) in [("e", false), ("e F4", false), ("e Tab", true), ("e F4 Tab", true)] {
        let view = view(&playing(keys));
        let all = view.parts.iter().flat_map(|part| match part {
            Part::Groups(Groups { buttons, .. }) | Part::Buttons { buttons } => &buttons[..],
            _ => &[],
        });
        let toggle = Some(Input::Act(Action::ToggleWordsLeft));
        let labels: Vec<_> = all
            .filter(|button| view.input(button.act) == toggle.as_ref())
            .map(|button| &*button.label)
            .collect();
        let expected = if hides { screens::HIDE_HOW_MANY } else { screens::SHOW_HOW_MANY };
        assert_eq!(labels, [expected], "{keys}");
    }
}

/// Before a round has ended, no screen says what only a player of the game understands, whatever is chosen.
#[test]
fn the_settings_of_a_new_player_name_no_opponent_and_no_perfect_player() {
    let unexplained = ["merciless", "perfect player"];
    let says = |app: &App| {
        let text = serde_json::to_string(&view(app)).unwrap().to_lowercase();
        unexplained.into_iter().filter(|said| text.contains(said)).collect::<Vec<_>>()
    };
    let [mut new, mut known] =
        [&[][..], &[played("eh1 en/everyday merciless 5 9 1 - Z-", Occasion::Free)]].map(
            |records| {
                let mut app = rising(records, "");
                feed(&mut app, [Input::Act(Action::Settings)]);
                app
            },
        );
    assert_eq!(says(&new), [""; 0]);
    assert_eq!(says(&known), ["merciless"]);
    let lives = Pick::Lives(LivesChoice::Number(Lives::at_least_one(4)));
    let length = Pick::Length(Length::Letters(8));
    for (row, pick) in [(Row::Length, length), (Row::Lives, lives)] {
        for app in [&mut new, &mut known] {
            feed(app, [Input::Pick(row, pick.clone())]);
        }
        assert_eq!(says(&new), [""; 0], "{pick:?}");
        assert!(!says(&known).is_empty(), "{pick:?}");
    }
    // The title says what was chosen, and so does the round.
    feed(&mut new, [Input::Act(Action::Confirm)]);
    assert_eq!(says(&new), [""; 0]);
    feed(&mut new, game::keys("Enter e"));
    assert_eq!(says(&new), [""; 0]);
}

#[test]
fn what_is_shared_of_todays_game_opens_todays_game() {
    let mut app = game_of_the_day();
    // Nothing was guessed, so nobody is asked.
    feed(&mut app, [Action::GiveUp, Action::Share].map(Input::Act));
    let parts = view(&app).dialog.map(|dialog| dialog.parts).unwrap_or_default();
    assert_eq!(picked!(parts, Part::Copy { link, .. } => link), ["daily"]);
}

#[test]
fn after_midnight_the_next_game_is_not_a_day_away() {
    let mut app = today_over();
    let seen = |app: &App| text(&picture(app, &UNICODE, (80, 24)));
    assert!(seen(&app).contains("Next game in "), "{}", seen(&app));
    app.know(Career::of(&[], apps::NOW + 86_400), None);
    assert!(seen(&app).contains("The next game is ready."), "{}", seen(&app));
    feed(&mut app, [Input::Act(Action::Share)]);
    assert!(seen(&app).contains("evil-hangman --game"), "{}", seen(&app));
}
