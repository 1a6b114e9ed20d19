//! Tests that the terminal's cursor is at the focus or the news, since magnifiers and braille displays follow
//! it.

use super::*;

/// Returns the position of the cursor after drawing, if it is visible.
fn cursor(app: &App, size: (u16, u16)) -> Option<(u16, u16)> {
    let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
    let nowhere = (size.0 - 1, size.1 - 1);
    terminal.set_cursor_position(nowhere).unwrap();
    let view = View::of(app, Reach::Keys);
    terminal.draw(|frame| _ = draw_at(&view, &UNICODE, None, frame)).unwrap();
    let at = terminal.get_cursor_position().unwrap();
    ((at.x, at.y) != nowhere).then_some((at.x, at.y))
}

#[test]
fn every_screen_has_a_cursor_at_every_size() {
    let mut screens = every_screen();
    screens.extend([
        ("the settings", press(assignment(), "s")),
        ("a long word", long_word()),
        ("statistics of nothing", read(Vec::new(), "")),
        ("the X-ray", real_round("e F4 s")),
        ("other words", story("Tab")),
        ("the X-ray of a turn", story("F4")),
    ]);
    for (name, app) in screens {
        for size in SIZES {
            let at = cursor(&app, size);
            assert!(at.is_some_and(|(x, y)| x < size.0 && y < size.1), "{name} at {size:?}");
        }
    }
}

#[test]
fn the_cursor_is_where_the_focus_or_the_news_is() {
    for (app, news, size) in [
        (playing("e Esc"), "Resume", (80, 24)),
        (playing("e Esc ↓"), "Give up", (80, 24)),
        (playing("e o t z x v q →"), "How it cheated", (80, 24)),
        (playing("e o t z x v q s"), "Evil Hangman", (80, 24)),
        (story("↓"), " 2 O", (80, 24)),
        (assignment(), "PLAY", (80, 24)),
        (press(assignment(), "s ↑"), "Voice", (80, 24)),
        (results(""), "Rounds", (80, 24)),
        (holding("n"), "Is there", (80, 24)),
        // What is drawn in large letters is text, too.
        (holding("n"), "Is there", (120, 40)),
    ] {
        let buffer = picture(&app, &UNICODE, size);
        let at = cursor(&app, size).unwrap();
        let lines = text(&buffer);
        let line = lines.lines().nth(at.1.into()).unwrap().chars();
        let near = line.skip(at.0.saturating_sub(3).into()).take(news.chars().count() + 9);
        let near: String = near.collect();
        assert!(near.contains(news), "{news:?} is not at the cursor {at:?}: {near:?}\n{lines}");
    }
}

#[test]
fn a_word_that_is_typed_to_its_end_is_followed_by_the_cursor() {
    for size in [(40, 16), (45, 16)] {
        let app = playing("e o Enter c l");
        let lines = text(&picture(&app, &UNICODE, size));
        let (column, row) = cursor(&app, size).unwrap();
        let line = lines.lines().nth(row.into()).unwrap().chars();
        let before: String = line.take(column.into()).collect();
        let follows = column > 3 && before.trim_end().ends_with(['l', '▖']);
        assert!(follows, "{size:?}: {before:?}\n{lines}");
    }
}
