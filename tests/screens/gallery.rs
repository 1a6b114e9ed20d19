//! Owns the list of all screens, which tests of every screen iterate over, with snapshots of some.

use evil_hangman::app::keys;

use super::*;

/// Screens with room for large letters, charts and groups, and with little room.
const RESIZED: [((u16, u16), &[&str]); 7] = [
    (
        (160, 50),
        &[
            "the_first_round",
            "holding_with_marks",
            "game_over_won",
            "game_over_with_many_words",
            "story_of_a_fair_round",
        ],
    ),
    ((120, 40), &["statistics_level", "story_of_other_words", "challenge_begun"]),
    ((60, 16), &["xray_of_many_families", "held_over_asking_for_the_word", "help_over_a_round"]),
    ((40, 30), &["challenge_asking_for_a_word"]),
    ((80, 10), &["lesson"]),
    ((40, 12), &["story_of_a_lost_round", "lesson", "game_over_won"]),
    ((24, 9), &["playing_with_hits_and_misses"]),
];

fn resized() -> impl Iterator<Item = (&'static str, Buffer)> {
    RESIZED.iter().flat_map(|(size, names)| {
        let shown = GALLERY.iter().filter(|(name, _)| names.contains(name));
        shown.map(|(name, begin)| (*name, picture(&begin(), &UNICODE, *size)))
    })
}

/// Creates the list of all screens, and a picture of those under `pictured`.
macro_rules! gallery {
    (pictured { $($seen:ident: $shown:expr;)* } others { $($name:ident: $app:expr;)* }) => {
        /// Every screen, and how to get there.
        pub(super) const GALLERY: &[(&str, fn() -> App)] = &[
            $((stringify!($seen), || $shown),)*
            $((stringify!($name), || $app),)*
        ];

        #[test]
        fn screens_look_as_they_did() {
            let pictures = [$((stringify!($seen), picture(&$shown, &UNICODE, (80, 24)))),*];
            let pictures = pictures.into_iter().chain(super::moments::pictures()).chain(resized());
            let pictures = pictures.map(|(name, picture)| {
                format!("==== {name} {}\n{}", picture.area.as_size(), text(&picture))
            });
            insta::assert_snapshot!("screens", pictures.collect::<Vec<_>>().join("\n"));
        }
    };
}

gallery! {
    pictured {
        title: new_player();
        settings: press(known_par(), "s");
        playing_with_hits_and_misses: playing("e o t t");
        playing_at_the_last_miss: playing("e o t z x v");
        playing_with_the_gauge: real_round("e a i Tab");
        playing_paused: playing("e Esc ↓");
        playing_typing_the_word: playing("e o Enter c");
        xray_of_many_families: real_round("e F4 s");
        help_over_a_round: playing("F1");
        puzzle_asked: puzzle(CIGAR, "");
        puzzle_lost: puzzle(CIGAR, "i");
        game_over_won: won();
        game_over_lost: playing("e o t Tab z x v q");
        game_over_given_up: playing("e Esc ↓ Enter ↓");
        game_over_sealed: sealed("a b c z x v q");
        game_over_today: today_over();
        challenge_begun: press(assignment(), "d");
        challenge_to_send: press(assignment(), "d Enter c o o l Enter");
        challenge_received: pasted(assignment(), CHALLENGE);
        lesson: press(assignment(), "F7 e");
        story_judged: judged();
        story_with_a_word: playing("e Enter c o o l Enter o t z x c ↓");
        statistics: results("");
        statistics_level: days("");
        holding_a_question: holding("");
        held_over_with_slips: holding("n n Esc ↓ Enter e l s e Enter");
        held_over_found: holding("2 Enter 3 Enter y");
    }
    others {
        title_with_a_day_done: days("Esc");
        an_earlier_day: earlier_day();
        settings_for_your_word: press(assignment(), "s y");
        the_first_round: press(new_player(), "Enter");
        playing_first_letter: playing("");
        playing_with_one_miss_left: begun(app(ASSIGNMENT, 4, 1, Opponent::Fair), "");
        playing_with_26_misses: begun(app(ASSIGNMENT, 4, 26, Opponent::Greedy), "z x q v j k Tab");
        playing_twenty_letters: begun(app("counterdemonstration", 20, 8, Opponent::Greedy), "o n z e");
        playing_thirty_five_letters: polish("e o ż Tab");
        playing_sealed: sealed("o Tab");
        playing_after_a_wrong_word: playing("e Enter c o o l Enter Tab");
        playing_a_word_that_is_ruled_out: playing("e Enter h o p e Enter");
        game_over_won_with_a_word: playing("e o Enter c o o l Enter Enter g o o d Enter");
        playing_a_letter_twice: playing("e o e");
        playing_with_a_hint: hinted("e F3");
        playing_with_the_next_best_letters: hinted("e F3 F3");
        playing_with_a_hint_for_a_fair_round: think_and_press(app(ASSIGNMENT, 4, 6, Opponent::Fair), "F3");
        playing_the_game_of_the_day: game_of_the_day();
        asked_before_the_first_help: asking("F3");
        first_level: press(rising(&[]), "Enter");
        asked_before_giving_up: press(playing("e").asking_first(), "Esc ↓ Enter");
        xray_before_the_first_letter: playing("F4");
        puzzle_solved: puzzle(CIGAR, "u c");
        puzzle_shared: puzzle(CIGAR, "u c s");
        puzzle_of_long_words: puzzle(LONG, "e");
        help_over_a_puzzle: puzzle(CIGAR, "F1");
        help_over_the_title: press(assignment(), "F1");
        help_over_a_story: story("F1 ↓ ↓ ↓");
        game_over_with_many_words: real_round("q x z j v w k y");
        game_over_that_could_not_be_kept: unkept();
        game_over_shared: playing("e o t z x v q s");
        challenge_asking_for_a_word: press(assignment(), "d Enter c o");
        challenge_asking_for_a_line: press(assignment(), "d ↓ Enter");
        challenge_with_a_damaged_line: pasted(press(assignment(), "d ↓ Enter"), "ehd1 6 12");
        challenge_with_an_unlisted_word: press(assignment(), "d Enter z z y z x q Enter");
        challenge_about_a_round: press(assignment(), "d ↓ ↓ Enter");
        challenge_answered: pasted(assignment(), &answered());
        challenge_checked: pasted(assignment(), &format!("{CHALLENGE} {}", answered()));
        an_interrupted_round: interrupted();
        story_of_a_lost_round: story("↓ ↓");
        story_with_the_xray: story("↓ F4");
        story_of_other_words: story("Tab ↓");
        story_after_a_letter_shown: opened("z q Esc ↓ Enter c");
        story_without_a_letter: untold();
        story_of_a_fair_round: sealed("a b c z x v q c ↓");
        what_if: story("↓ ↓ w g");
        the_end_of_a_what_if: story("↓ ↓ w g h c v z x");
        statistics_of_nothing: read(Vec::new(), "");
        holding_with_marks: holding("n 2 → →");
        holding_a_contradiction: holding("n 3 Enter");
        holding_off_the_list: holding("n 3 Enter ↑ Enter");
        holding_paused: holding("n Esc");
        holding_64_letters: holding_a_long_word();
        held_over_asking_for_the_word: holding("n n Esc ↓ Enter q o 7 Enter");
        holding_the_last_word: holding("2 Enter 3 Enter");
    }
}

/// Returns the kinds of a screen by name: its context of keys, and which page it is.
fn kinds(app: &App) -> Vec<String> {
    let mut kinds = vec![format!("{:?}", app.context())];
    // A new variant must be named here; the list below then requires a screen of it.
    kinds.extend(match app.screen() {
        Screen::Story(story) => Some(match story.pane {
            Pane::Turns => "turns".to_owned(),
            Pane::Words => "other words".to_owned(),
        }),
        Screen::GameOver(over) => Some(match over.finished.outcome {
            Outcome::Won => "won".to_owned(),
            Outcome::Lost => "lost".to_owned(),
            Outcome::GivenUp => "given up".to_owned(),
        }),
        Screen::HeldOver(over) => Some(match &over.ending {
            HeldEnding::Telling(_) => "telling".to_owned(),
            HeldEnding::Done(_) => "done".to_owned(),
        }),
        Screen::Setup(_)
        | Screen::Playing(_)
        | Screen::Puzzle(_)
        | Screen::Holding(_)
        | Screen::Statistics(_) => None,
    });
    kinds
}

#[test]
fn every_screen_is_in_the_gallery() {
    let seen: Vec<_> = every_screen().iter().flat_map(|(_, app)| kinds(app)).collect();
    let contexts = keys::contexts().map(|context| format!("{context:?}"));
    let pages = ["turns", "other words", "won", "lost", "given up", "telling", "done"];
    let wanted = contexts.chain(pages.map(str::to_owned));
    let missing: Vec<_> = wanted.filter(|kind| !seen.contains(kind)).collect();
    assert!(missing.is_empty(), "no picture of {missing:?}");
}

/// Returns every screen of the list.
pub(super) fn every_screen() -> Vec<(&'static str, App)> {
    GALLERY.iter().map(|(name, begin)| (*name, begin())).collect()
}
