//! The screen after a round: who won, the word, what happened, and what to do next.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use super::overlay::{menu_lines, menu_scroll};
use super::pattern::{Found, Place};
use super::theme::Theme;
use super::{gallows, middle, pattern, rows};
use crate::app::GameOver;
use crate::app::wording::{counted, grouped};
use crate::engine::Opponent;
use crate::game::{Finished, Outcome};

/// Columns and rows of the whole, where there is room.
const WIDTH: u16 = 72;
const HEIGHT: u16 = 15;

/// Paints the end of a round.
pub(super) fn draw(screen: &GameOver, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let finished = screen.finished();
    let with_gallows = area.width >= 56 && area.height >= 12;
    let area = middle(area, WIDTH, HEIGHT);
    let text = if with_gallows {
        gallows::draw(finished.round.misses(), finished.round.guesses().get(), theme, frame, area);
        let moved = gallows::WIDTH + 5;
        Rect { x: area.x + moved, width: area.width - moved, ..area }
    } else {
        area
    };
    let places = places(finished);
    let menu = menu_lines(screen.menu(), theme);
    let menu_rows = menu.len() as u16;
    let word_rows = pattern::height(places.len(), text.width).min(4);
    // The verdict and the word first, then what can be done, and what happened where there is room.
    let gap = u16::from(text.height >= menu_rows + word_rows + 6);
    let menu_rows = menu_rows.min(text.height.saturating_sub(2));
    let word_rows = word_rows.min(text.height.saturating_sub(menu_rows + 1));
    let below = 1 + gap + word_rows + gap;
    let facts_rows = text.height.saturating_sub(below + menu_rows + gap);
    frame.render_widget(verdict(finished, theme, text.width), rows(text, 0, 1));
    pattern::draw(&places, theme, frame, rows(text, 1 + gap, word_rows));
    let facts = Paragraph::new(facts(finished, theme)).wrap(Wrap { trim: true });
    frame.render_widget(facts, rows(text, below, facts_rows));
    let menu = Paragraph::new(menu).scroll((menu_scroll(screen.menu(), menu_rows), 0));
    frame.render_widget(menu, rows(text, text.height - menu_rows, menu_rows));
}

/// Who won, in as many words as there is room for.
fn verdict(finished: &Finished, theme: &Theme, width: u16) -> Line<'static> {
    let (long, short, style) = match finished.outcome {
        Outcome::Won => ("Congratulations, you found the word!", "You found it!", theme.hit()),
        Outcome::Lost => {
            ("You are out of guesses. The word was", "You lost. It was", theme.title())
        }
        Outcome::GivenUp => ("You gave up. The word was", "Given up. It was", theme.title()),
    };
    let text = if long.len() <= width.into() { long } else { short };
    Line::from(Span::styled(text, style))
}

/// The word, letters that were found apart from those that were not.
fn places(finished: &Finished) -> Vec<Place> {
    let pattern = finished.round.engine().pattern().places();
    let place = |(letter, known): (&_, &Option<_>)| {
        let found = if known.is_some() { Found::Yes } else { Found::Shown };
        (finished.word.alphabet().upper(*letter), found)
    };
    finished.word.letters().iter().zip(pattern).map(place).collect()
}

/// What happened, in a few lines.
fn facts(finished: &Finished, theme: &Theme) -> Vec<Line<'static>> {
    let round = &finished.round;
    let letters = counted(round.replies().len(), "letter", "letters");
    let misses = counted(round.misses() as usize, "miss", "misses");
    let mut facts = vec![Line::raw(format!(
        "{letters} guessed, {misses} of {}.",
        grouped(round.guesses().get() as usize)
    ))];
    if let Some(text) = others(finished) {
        facts.push(Line::from(Span::styled(text, theme.plain())));
    }
    if round.peeked() {
        facts.push(Line::raw("You had a look at the words left."));
    }
    facts
}

/// What else the word might have been.
fn others(finished: &Finished) -> Option<String> {
    let left = finished.round.words_left();
    let opponent = finished.round.engine().opponent();
    match (opponent, finished.outcome) {
        (_, Outcome::Won) => None,
        (Opponent::Friend, _) => None,
        (_, _) if left == 1 => Some(String::from("No other word fitted any more.")),
        (opponent, _) if opponent.is_evil() => {
            let candidates = finished.round.engine().candidates();
            let shown = candidates.words().filter(|word| *word != finished.word).take(3);
            let shown: Vec<_> = shown.map(|word| word.to_string()).collect();
            let others = counted(left - 1, "other word", "other words");
            let names = shown.join(", ");
            Some(if left - 1 <= shown.len() {
                format!("It could still have been {names}.")
            } else {
                format!("{others} fitted just as well: {names} …")
            })
        }
        (_, _) => Some(format!("{} fitted what you knew.", counted(left, "word", "words"))),
    }
}
