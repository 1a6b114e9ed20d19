//! The screen of a round. It degrades in steps: without the keyboard, without the gallows, and at
//! last the word and the guesses left. Every part keeps its place while the round goes on.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use super::pattern::{Found, Place};
use super::theme::Theme;
use super::{gallows, gauge, keyboard, middle, pattern, rows, seal, xray};
use crate::app::{Playing, Xray};
use crate::game::Round;
use crate::prose::{counted, grouped};

/// Where the parts of the screen are; a part without room has none.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Layout {
    pub(super) gallows: Option<Rect>,
    pub(super) pattern: Rect,
    pub(super) guesses: Rect,
    pub(super) guessed: Option<Rect>,
    pub(super) keyboard: Option<Rect>,
    pub(super) remark: Rect,
    pub(super) gauge: Option<Rect>,
    /// Where a seal goes; without a row of its own it takes the gauge's while that is hidden.
    seal: Option<Rect>,
    /// Where it goes while the gauge is shown, if the two share a row.
    seal_aside: Option<Rect>,
}

/// Rows of everything.
const TALL: u16 = 17;
/// Columns between the gallows and what is beside them.
const GAP: u16 = 7;
/// Columns of the parts beside the gallows, where there is room for all.
const BESIDE: u16 = 52;

/// Columns that the gallows and the keyboard take together.
const WITH_KEYBOARD: u16 = gallows::WIDTH + GAP + keyboard::WIDTH + 4;

impl Layout {
    /// Whether there is room for everything.
    pub(super) const fn is_tall(area: Rect) -> bool {
        area.width >= WITH_KEYBOARD && area.height >= TALL
    }

    /// Where the gallows are, if there is room for them, and where there is room beside them, when a
    /// round is over.
    pub(super) fn end(area: Rect) -> (Option<Rect>, Rect) {
        if Self::is_tall(area) {
            let (left, right) = beside(middle(area, gallows::WIDTH + GAP + BESIDE, TALL), GAP);
            (Some(left), right)
        } else if area.width >= 36 && area.height >= gallows::HEIGHT {
            let gap = if area.width >= WITH_KEYBOARD { GAP - 3 } else { 2 };
            let (left, right) = beside(middle(area, gallows::WIDTH + GAP + BESIDE, 12), gap);
            (Some(left), right)
        } else {
            (None, area)
        }
    }

    pub(super) fn new(area: Rect, letters: usize) -> Self {
        if Self::is_tall(area) {
            Self::tall(area)
        } else if area.width >= WITH_KEYBOARD && area.height >= 11 {
            Self::wide(area)
        } else if area.width >= 36 && area.height >= gallows::HEIGHT + 2 {
            Self::narrow(area, letters)
        } else {
            Self::least(area, letters)
        }
    }

    /// Everything, as on the cover of the README.
    fn tall(area: Rect) -> Self {
        let area = middle(area, gallows::WIDTH + GAP + BESIDE, TALL);
        let (left, right) = beside(area, GAP);
        Self {
            gallows: Some(rows(left, 0, gallows::HEIGHT)),
            pattern: rows(right, 1, 3),
            guesses: rows(right, 5, 1),
            guessed: Some(rows(right, 7, 1)),
            keyboard: Some(rows(right, 9, keyboard::HEIGHT)),
            remark: rows(area, 13, 2),
            gauge: Some(rows(area, 15, 1)),
            seal: Some(rows(area, 16, 1)),
            seal_aside: None,
        }
    }

    /// Everything, in eleven rows.
    fn wide(area: Rect) -> Self {
        let area = middle(area, gallows::WIDTH + GAP + BESIDE, 12);
        let (left, right) = beside(area, GAP - 3);
        let right = Rect { width: right.width.saturating_sub(1), ..right };
        Self {
            gallows: Some(rows(left, 0, gallows::HEIGHT)),
            pattern: rows(right, 0, 2),
            guesses: rows(right, 2, 1),
            guessed: Some(rows(right, 3, 1)),
            keyboard: Some(rows(right, 5, keyboard::HEIGHT)),
            remark: rows(area, 9, 1 + u16::from(area.height > 11)),
            gauge: Some(rows(area, area.height - 1, 1)),
            seal: Some(rows(area, if area.height > 11 { 10 } else { 8 }, 1)),
            seal_aside: None,
        }
    }

    /// Without the keyboard: its letters stand in the line of those guessed.
    fn narrow(area: Rect, letters: usize) -> Self {
        let area = middle(area, area.width.min(60), 10);
        let (left, right) = beside(area, 2);
        let places = pattern::height(letters, right.width).clamp(1, 4);
        Self {
            gallows: Some(rows(left, 0, gallows::HEIGHT)),
            pattern: rows(right, 1, places),
            guesses: rows(right, places + 2, 1),
            guessed: Some(rows(right, places + 3, 7 - places.min(7))),
            keyboard: None,
            remark: rows(area, 8, 1),
            gauge: Some(rows(area, 9, 1)),
            seal: None,
            seal_aside: Some(rows(right, 0, 1)),
        }
    }

    /// The word, the guesses left and a remark.
    fn least(area: Rect, letters: usize) -> Self {
        let places = pattern::height(letters, area.width).min(area.height - 1);
        let spare = area.height.saturating_sub(2 + places);
        let gap = u16::from(spare >= 3);
        let below = places + gap;
        Self {
            gallows: None,
            pattern: rows(area, 0, places),
            guesses: rows(area, below, 1),
            remark: rows(area, below + 1, 1),
            gauge: (spare >= 1).then(|| rows(area, below + 2, 1)),
            guessed: (spare >= 2).then(|| rows(area, below + 3, area.height)),
            keyboard: None,
            seal: None,
            seal_aside: None,
        }
    }
}

/// The area left of the gallows' right end, and the one beside it after a gap.
fn beside(area: Rect, gap: u16) -> (Rect, Rect) {
    let left = Rect { width: gallows::WIDTH.min(area.width), ..area };
    let moved = (gallows::WIDTH + gap).min(area.width);
    (left, Rect { x: area.x + moved, width: area.width - moved, ..area })
}

/// Paints the round, and the X-ray if it is asked for.
pub(super) fn draw(screen: &Playing, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let round = screen.round();
    let area = match screen.xray() {
        None => area,
        Some(Xray { turn, scrolled }) => {
            let (board, beside) = xray::divide(area);
            let (opponent, alphabet) = (round.engine().opponent(), round.engine().alphabet());
            xray::draw(turn.as_ref(), *scrolled, opponent, alphabet, theme, frame, beside);
            board
        }
    };
    let places: Vec<Place> = round
        .engine()
        .pattern()
        .letters()
        .iter()
        .map(|place| match place {
            Some(letter) => (round.engine().alphabet().upper(*letter), Found::Yes),
            None => ('_', Found::No),
        })
        .collect();
    let layout = Layout::new(area, places.len());
    if let Some(area) = layout.gallows {
        gallows::draw(round.misses(), round.guesses().get(), theme, frame, area);
    }
    if let Some(area) = layout.keyboard {
        let engine = round.engine();
        keyboard::draw(engine.alphabet(), engine.pattern(), engine.guessed(), theme, frame, area);
    }
    pattern::draw(&places, theme, frame, layout.pattern);
    let (all, left) = (round.guesses().get(), round.guesses_left());
    frame.render_widget(guesses_left(all, left, theme, layout.guesses.width), layout.guesses);
    if let Some(area) = layout.guessed {
        frame.render_widget(Paragraph::new(guessed(round, theme)).wrap(Wrap { trim: true }), area);
    }
    let remark = Paragraph::new(screen.remark()).style(theme.plain()).wrap(Wrap { trim: true });
    frame.render_widget(remark, layout.remark);
    if let Some(area) = layout.gauge.filter(|_| screen.shows_words_left()) {
        gauge::draw(round.words_left(), round.words_at_start(), theme, frame, area);
    }
    let hidden = layout.gauge.filter(|_| !screen.shows_words_left());
    let seal_area = layout.seal.or(hidden).or(layout.seal_aside);
    if let (Some(seal), Some(area)) = (round.seal(), seal_area) {
        let text = seal::row(seal, theme, area.width.into()).unwrap_or_default();
        frame.render_widget(Line::styled(text, theme.label()), area);
    }
}

/// "● ● ● ○ 3 guesses left", as much of it as there is room for.
pub(super) fn guesses_left(all: u32, left: u32, theme: &Theme, width: u16) -> Line<'static> {
    let (all, left) = (all as usize, left as usize);
    let text = format!("{} left", counted(left, "guess", "guesses"));
    let style = if left == 1 { theme.miss() } else { theme.plain() };
    if all <= 12 && 2 * all + 1 + text.len() < usize::from(width) {
        let mark = |index| if index < left { theme.glyphs.full } else { theme.glyphs.spent };
        let marks: String = (0..all).flat_map(|index| [mark(index), ' ']).collect();
        Line::from(vec![
            Span::styled(marks, theme.accent()),
            Span::styled(format!("  {text}"), style),
        ])
    } else if all > 12 && text.len() + grouped(all).len() + 4 <= usize::from(width) {
        Line::styled(format!("{text} of {}", grouped(all)), style)
    } else if text.len() <= usize::from(width) {
        Line::styled(text, style)
    } else {
        Line::styled(format!("{} left", grouped(left)), style)
    }
}

/// The letters guessed so far, in the order in which they were.
fn guessed(round: &Round, theme: &Theme) -> Line<'static> {
    let alphabet = round.engine().alphabet();
    let letters = round.replies().iter().map(|reply| {
        let style = if reply.is_miss() { theme.miss() } else { theme.hit() };
        let letter = if reply.is_miss() {
            alphabet.lower(reply.letter)
        } else {
            Some(alphabet.upper(reply.letter))
        };
        Span::styled(format!(" {}", letter.unwrap_or('?')), style)
    });
    let first = if round.replies().is_empty() { "no letter guessed yet" } else { "guessed " };
    std::iter::once(Span::styled(first, theme.label())).chain(letters).collect::<Vec<_>>().into()
}
