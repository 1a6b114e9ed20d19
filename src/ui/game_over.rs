//! The screen after a round: who won, the word, what happened, and what to do next.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::overlay::{menu_lines, menu_scroll};
use super::pattern::{Found, Place};
use super::playing::Layout;
use super::theme::Theme;
use super::{gallows, pattern, rows, seal, wrapped};
use crate::app::GameOver;
use crate::engine::Opponent;
use crate::game::{Finished, Outcome};
use crate::prose::{counted, grouped};

/// Paints the end of a round. The gallows and the word stay where they were during the round.
pub(super) fn draw(
    screen: &GameOver,
    notice: Option<&str>,
    theme: &Theme,
    frame: &mut Frame<'_>,
    area: Rect,
) {
    let finished = screen.finished();
    let round = &finished.round;
    let places = places(finished);
    let tall = Layout::is_tall(area);
    let (left, text) = Layout::end(area);
    if let Some(left) = left {
        gallows::draw(round.misses(), round.guesses().get(), theme, frame, left);
    }
    let menu_rows = (screen.menu().labels().count() as u16).min(text.height.saturating_sub(2));
    let word_rows = match tall {
        true => 3,
        false => pattern::height(places.len(), text.width).min(4),
    };
    let word_rows = word_rows.min(text.height.saturating_sub(menu_rows + 1));
    let gap = u16::from(text.height >= menu_rows + word_rows + 6);
    let word = 1 + if tall { 0 } else { gap };
    let below = word + word_rows + gap;
    let room = text.height.saturating_sub(below + menu_rows + gap);
    // What went wrong outside comes before what happened in the round.
    let notice = wrapped(notice.unwrap_or_default(), text.width.into());
    let notice = notice.into_iter().filter(|line| !line.is_empty()).take(room.into());
    let mut lines: Vec<_> = notice.map(|line| Line::styled(line, theme.warning())).collect();
    lines.extend(facts(finished, text.width.into(), usize::from(room) - lines.len()));
    let facts = lines;
    let menu_at = (below + facts.len() as u16 + gap).min(text.height - menu_rows);
    frame.render_widget(verdict(finished, theme, text.width), rows(text, 0, 1));
    pattern::draw(&places, theme, frame, rows(text, word, word_rows));
    frame.render_widget(Paragraph::new(facts), rows(text, below, room));
    let menu = Paragraph::new(menu_lines(screen.menu(), theme))
        .scroll((menu_scroll(screen.menu(), menu_rows), 0));
    frame.render_widget(menu, rows(text, menu_at, menu_rows));
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
    let pattern = finished.round.engine().pattern().letters();
    let place = |(letter, known): (&_, &Option<_>)| {
        let found = if known.is_some() { Found::Yes } else { Found::Shown };
        (finished.word.alphabet().upper(*letter), found)
    };
    finished.word.letters().iter().zip(pattern).map(place).collect()
}

/// What happened, the most telling first, as far as there is room for whole sentences.
fn facts(finished: &Finished, width: usize, mut room: usize) -> Vec<Line<'static>> {
    let round = &finished.round;
    let letters = counted(round.replies().len(), "letter", "letters");
    let misses = counted(round.misses() as usize, "miss", "misses");
    let guesses = grouped(round.guesses().get() as usize);
    let counts = format!("{letters} guessed, {misses} of {guesses}.");
    let helped = match (round.peeked(), round.hinted()) {
        (true, true) => Some(String::from("You looked at the words left, and took hints.")),
        (true, false) => Some(String::from("You looked at the words left.")),
        (false, true) => Some(String::from("You took hints.")),
        (false, false) => None,
    };
    // What proves a fair round comes last and is left out last.
    let mut proof = Vec::new();
    for lines in seal::opened(finished, width).into_iter().flatten() {
        if lines.len() <= room {
            room -= lines.len();
            proof.splice(0..0, lines);
        }
    }
    let mut facts = Vec::new();
    // As many other words as there is room for, or at least how many there were.
    let others = [6, 3, 1, 0].into_iter().filter_map(|names| others(finished, names));
    let others = others.map(|text| wrapped(&text, width)).find(|lines| lines.len() <= room);
    for sentence in others
        .into_iter()
        .chain([wrapped(&counts, width)])
        .chain(helped.map(|text| wrapped(&text, width)))
    {
        if facts.len() + sentence.len() <= room {
            facts.extend(sentence);
        }
    }
    facts.into_iter().chain(proof).map(Line::raw).collect()
}

/// What else the word might have been, with up to `names` of those words.
fn others(finished: &Finished, names: usize) -> Option<String> {
    let left = finished.round.words_left();
    let opponent = finished.round.engine().opponent();
    match (opponent, finished.outcome) {
        (_, Outcome::Won) | (Opponent::Friend, _) => None,
        (_, _) if left == 1 => Some(String::from("No other word was possible any more.")),
        (opponent, _) if opponent.is_evil() => {
            let candidates = finished.round.engine().candidates();
            let others = candidates.words().filter(|word| *word != finished.word);
            let shown: Vec<_> = others.take(names).map(|word| word.to_string()).collect();
            let count = counted(left - 1, "other word", "other words");
            Some(match shown.len() {
                0 => format!("{count} would have fitted as well."),
                all if all == left - 1 => {
                    format!("It could also have been {}.", shown.join(" or "))
                }
                _ => format!("{count} would have fitted as well: {} …", shown.join(", ")),
            })
        }
        (_, _) => Some(format!("{} still fitted what you knew.", counted(left, "word", "words"))),
    }
}
