//! Tests of the screen of a puzzle, and of puzzles in plain sentences.

use evil_hangman::app::PuzzleScreen;
use evil_hangman::puzzles::{Progress, Tried};
use evil_hangman::text::conversation::{NOT_NOW, TAKEN_BACK};
use evil_hangman::text::{opening, puzzle as texts, sentence};

use super::*;

fn shown(app: &App) -> &PuzzleScreen {
    match app.screen() {
        Screen::Puzzle(screen) => screen,
        screen => panic!("{screen:?}"),
    }
}

/// Returns the puzzle that comes next after the first one with these keys.
fn next(keys: &str) -> Progress {
    puzzle(CIGAR, keys).puzzles()
}

#[test]
fn a_letter_that_loses_shows_what_it_leads_to_and_can_be_taken_back() {
    let lost = puzzle(CIGAR, "i");
    assert_eq!(lost.context(), Context::PuzzleWrong);
    assert!(shown(&lost).position().words_left() > 1 && !shown(&lost).is_solved());
    let again = press(lost, "Enter");
    assert_eq!(again.context(), Context::Puzzle);
    assert_eq!(shown(&again).position(), shown(&again).puzzle.position());
    let solved = press(again, "u c");
    assert_eq!(solved.context(), Context::PuzzleOver);
    assert!(shown(&solved).is_solved() && !shown(&solved).first_try);
    // Another letter takes it back, too, whichever keys there are for the buttons.
    for (keys, after) in [("i l", "l"), ("i F3 n", "n"), ("z i s", "z s"), ("i i", "i")] {
        let [tried, after] = [keys, after].map(|keys| puzzle(CIGAR, keys));
        assert_eq!(shown(&tried).remark, shown(&after).remark, "{keys}");
        assert_eq!(shown(&tried).winners, shown(&after).winners, "{keys}");
    }
    // What is no guess leaves what is said of it.
    for keys in ["i r", "i ä", "i Space", "i 4"] {
        assert_eq!(shown(&puzzle(CIGAR, keys)).remark, shown(&puzzle(CIGAR, "i")).remark, "{keys}");
    }
    let (said, progress) = said_aloud(&["i", "4", "u", "c"]);
    assert_eq!(progress, Some(next("i u c")));
    assert_eq!(said.matches(TAKEN_BACK).count(), 1, "{said}");
}

#[test]
fn only_words_that_are_ruled_out_are_struck_through() {
    let app = puzzle(CIGAR, "u");
    let left = shown(&app).position().candidates().unwrap().clone();
    let buffer = picture(&app, &UNICODE, (80, 24));
    let is_struck = |cell: &&ratatui::buffer::Cell| cell.modifier.contains(Modifier::CROSSED_OUT);
    let struck: String =
        buffer.content().iter().filter(is_struck).map(|cell| cell.symbol()).collect();
    let words = shown(&app).puzzle.words().filter(|word| !left.has(word));
    assert_eq!(struck, words.map(|word| word.spelling_lower()).collect::<String>());
}

#[test]
fn only_the_puzzle_that_comes_next_counts_and_only_once() {
    let failed = Progress::default().with(Tried::First(false));
    for keys in ["z", "u z", "z u", "i Enter i Enter i"] {
        assert_eq!(next(keys), failed, "{keys}");
    }
    for keys in ["z u c", "i Enter i u c", "u z c s Esc"] {
        assert_eq!(next(keys), failed.with(Tried::Again), "{keys}");
    }
    let solved = Progress::default().with(Tried::First(true));
    assert_eq!(next("u"), Progress::default(), "one letter is not enough");
    for keys in ["u c", "u u c", "u ä c", "u c s Esc"] {
        assert_eq!(next(keys), solved, "{keys}");
    }
    let mut other = assignment();
    other.show_puzzle(58, shown(&puzzle(CIGAR, "")).puzzle.clone());
    assert_eq!(press(other, "u c").puzzles(), Progress::default());
}

#[test]
fn a_result_is_saved_once() {
    let mut app = puzzle(CIGAR, "u");
    let effects = app.handle(&Input::Key("c".parse().unwrap()));
    let solved = Preference::Puzzles(Tried::First(true));
    assert!(effects.contains(&Effect::Request(Request::Remember(solved))));
    assert_eq!(press(press(app, "n"), "Esc").context(), Context::Home);
}

#[test]
fn every_word_the_lives_and_the_question_are_seen_on_a_small_screen() {
    for (line, keys) in [(CIGAR, ""), (LONG, ""), (CIGAR, "i"), (LONG, "e")] {
        let app = puzzle(line, keys);
        let left = shown(&app).position().candidates().cloned().unwrap();
        for (size, theme) in
            [((40, 16), &UNICODE), ((60, 16), &UNICODE), ((60, 16), &ASCII), ((80, 24), &ASCII)]
        {
            let buffer = picture(&app, theme, size);
            let text = text(&buffer);
            for word in shown(&app).puzzle.words() {
                let seen = if left.has(&word) { word.spelling() } else { word.spelling_lower() };
                assert!(text.contains(&seen), "{seen} at {size:?}:\n{text}");
            }
            assert!(!text.contains('…') && !text.contains("..."), "{size:?}:\n{text}");
        }
    }
}

/// Returns the words of a puzzle with what became of them, its tiles, and the sentences, as a front end gets them.
fn viewed(line: &str, keys: &str) -> (Vec<String>, String, Vec<String>) {
    let view = View::of(&puzzle(line, keys), Reach::Keys);
    let (mut words, mut tiles, mut said) = (Vec::new(), String::new(), Vec::new());
    for part in view.parts {
        match part {
            Part::Words(all) => {
                words = all.words.iter().map(|it| format!("{} {}", it.text(), it.note)).collect();
            }
            Part::Word { tiles: all, .. } => {
                let letter = |tile: &evil_hangman::view::Tile| {
                    tile.letter.as_ref().map_or('-', |letter| letter.upper)
                };
                tiles = all.iter().map(letter).collect();
            }
            Part::Said { lines } => said = lines.into_iter().map(|line| line.text).collect(),
            _ => {}
        }
    }
    (words, tiles, said)
}

#[test]
fn a_wrong_letter_is_explained_and_each_word_says_what_became_of_it() {
    let (words, tiles, said) = viewed(COUP, "n");
    assert_eq!(words, ["COUP kept", "noun gone: your N", "nous gone: your N", "SOUP kept"]);
    assert_eq!(tiles, "-OU-");
    let why = [
        "There's no N. Wrong. It keeps COUP and SOUP.",
        "You have one life, and each letter that tells them apart is in just one of them, so it can be a miss.",
    ];
    assert_eq!(said, why);
    let (.., said) = viewed(COUP, "n Enter p");
    assert!(said[0].starts_with("There's no P."), "{said:?}");
    let (.., said) = viewed(COUP, "p s");
    assert!(said[0].contains("That was your last life, and NOUN is left."), "{said:?}");
    let (words, ..) = viewed(COUP, "n Enter");
    assert!(words.iter().all(|word| word.ends_with(' ')), "{words:?}");
    // With more lives, the line leads down to the step that fails.
    let ditch = "tch batch butch ditch dutch fetch latch match notch patch pitch watch witch";
    let (.., said) = viewed(ditch, "i");
    assert_eq!(said[1], "Even the best guesses can leave you with one life for PATCH and WATCH.");
    // What would have won may be in it, and is said on request.
    let (.., said) = viewed(ditch, "i F3");
    let line = "Even the best guesses, A (2nd letter), B (no), L (no) then M (no), can leave you with one life for \
                PATCH and WATCH.";
    let why = [
        "There's no I. Wrong. It keeps 9 words.",
        "Instead of the I, the A would have won.",
        line,
        "Each letter that tells them apart (P and W) is in just one of them, so it can be a miss.",
    ];
    assert_eq!(said, why);
}

#[test]
fn the_letter_that_would_have_won_is_shown_on_request() {
    let (.., said) = viewed(COUP, "n F3");
    assert_eq!(said[1], "Instead of the N, the P would have won.");
    let (.., said) = viewed(COUP, "p q F3");
    assert_eq!(said[1], "Instead of the Q, the N would have won.");
    for keys in ["Enter", "Enter n"] {
        let told = |before: &str| viewed(COUP, &format!("{before} {keys}")).2;
        assert_eq!(told("n F3"), told("n"), "{keys}");
    }
    let (text, _) = said_aloud(&["i", "show"]);
    assert!(text.contains("U would have won."), "{text}");
}

#[test]
fn the_tiles_fill_when_a_puzzle_is_solved_and_it_says_how_many_are() {
    let (words, tiles, said) = viewed(COUP, "p n");
    assert_eq!(words[0], "coup gone: your P");
    let word = words.iter().find_map(|word| word.strip_suffix(" this one")).unwrap();
    assert_eq!((tiles.as_str(), word.starts_with("NOU")), (word, true));
    assert_eq!(words.iter().filter(|word| word.ends_with("gone: your N")).count(), 1);
    assert_eq!(said.last().unwrap(), "level 1 · 1 solved");
    let otherwise = shown(&puzzle(COUP, "p n")).otherwise.clone().unwrap();
    let left: Vec<_> = otherwise.left.candidates().unwrap().words().collect();
    // It says which words the other answer would have left, and what would have distinguished them.
    let why = said.iter().find(|line| left.iter().all(|word| line.contains(&word.to_string())));
    assert!(why.is_some_and(|line| line.contains("tell them apart")), "{said:?}");
    assert_eq!(left.len(), 2);
    assert!(shown(&puzzle(COUP, "p")).otherwise.is_none(), "it is not solved yet");
    let about = form::about_line(HomeLine::Puzzles, &puzzle(COUP, "p n"), Medium::Screen);
    assert_eq!(about[0], "level 1 · 1 solved");
}

#[test]
fn nothing_jumps_in_a_puzzle() {
    for size in [(120, 40), (80, 24), (60, 16), (40, 16)] {
        let row = |keys: &str| {
            // On large screens the words are drawn.
            let wanted = if size == (120, 40) { "●" } else { "LUNAR" };
            let text = text(&picture(&puzzle(CIGAR, keys), &UNICODE, size)).to_uppercase();
            text.lines().position(|line| line.contains(wanted)).unwrap()
        };
        for keys in ["i", "u", "u c", "z"] {
            assert_eq!(row(keys), row(""), "{keys} at {size:?}");
        }
    }
}

/// Plays the first puzzle in plain sentences; returns what was said, and the progress that was saved.
fn said_aloud(answers: &[&str]) -> (String, Option<Progress>) {
    let saved = RefCell::new(None);
    let host = |request| {
        if let Request::Remember(Preference::Puzzles(tried)) = request {
            let before = saved.borrow().unwrap_or_default();
            *saved.borrow_mut() = Some(Progress::with(before, tried));
        }
        None
    };
    let text = said_to(Session::new(puzzle(CIGAR, ""), host), answers.iter().copied());
    (text, saved.into_inner())
}

#[test]
fn letters_that_were_known_from_the_start_are_heard_and_not_called_guesses() {
    let app = puzzle(CIGAR, "");
    let misses = texts::misses(shown(&app).position(), Medium::ALOUD).unwrap();
    let (said, _) = said_aloud(&["quit"]);
    assert!(said.contains(&sentence(&misses)), "{said}");
    let told = |keys| texts::remark(shown(&puzzle(CIGAR, keys)), Medium::Screen);
    assert_eq!(told("e"), opening::given("E", false));
    assert_eq!(told("r"), opening::given("R", true));
    assert_ne!(told("u u"), opening::given("U", true));
}

#[test]
fn after_a_puzzle_its_word_is_heard_twice_at_most_and_whatever_works_between_rounds_works() {
    let said = |answers: &[&str]| said_aloud(answers).0;
    let named = |answers: &[&str]| said(answers).matches("CIGAR").count();
    assert!(named(&["u", "c"]) <= named(&["u"]) + 2, "{}", said(&["u", "c"]));
    for command in ["again", "next", "play", "stats", "settings", "lesson", "challenge"] {
        let heard = said(&["u", "c", command]);
        assert!(!heard.contains(NOT_NOW), "{command}: {heard}");
    }
}

#[test]
fn puzzles_are_played_in_plain_sentences() {
    let solved = Some(Progress::default().with(Tried::First(true)));
    let (text, saved) = said_aloud(&["u", "c", "share", "quit"]);
    assert!(text.contains("CIGAR") && text.contains("--puzzle 1"), "{text}");
    assert_eq!(saved, solved);
    assert_eq!(said_aloud(&["help", "repeat", "nonsense", "u", "c", "back", "quit"]).1, solved);
    let later = Progress::default().with(Tried::First(false)).with(Tried::Again);
    assert_eq!(said_aloud(&["i", "again", "u", "c"]).1, Some(later));
    let (text, _) = said_aloud(&["i"]);
    assert!(text.contains("a miss"), "{text}");
    assert_eq!(said_aloud(&["back", "quit"]).1, None);
}
