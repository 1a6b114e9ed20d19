//! The screen of a round in which the player holds the word: as a round's, with a question and the
//! places to mark. Knows from the same layout which place is under the pointer.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use super::pattern::{Found, Place};
use super::playing::{self, guesses_left};
use super::theme::Theme;
use super::{gallows, keyboard, overlay, pattern, rows};
use crate::app::Holding;
use crate::game::HeldRound;
use crate::prose::held::{self, confidence, question, short_question};

/// Where the parts of the screen are; a part without room has none.
struct Layout {
    gallows: Option<Rect>,
    /// The places, and where there is room a row for the cursor's mark below them.
    pattern: Rect,
    question: Rect,
    guesses: Option<Rect>,
    asked: Option<Rect>,
    keyboard: Option<Rect>,
    remark: Rect,
    confidence: Option<Rect>,
}

impl Layout {
    /// A round's layout: the question stands where the guesses do there, and moves them one part down.
    fn new(area: Rect, letters: usize) -> Self {
        let round = playing::Layout::new(area, letters);
        let (pattern, question) = (round.pattern, round.guesses);
        let below = question.y.saturating_sub(pattern.bottom());
        let pattern = Rect { height: pattern.height + below.min(1), ..pattern };
        let guessed = round.guessed.unwrap_or_default();
        if round.gallows.is_none() {
            return Self {
                gallows: None,
                pattern,
                question,
                guesses: round.gauge,
                asked: round.guessed.map(|guessed| rows(guessed, 1, guessed.height)),
                keyboard: None,
                remark: round.remark,
                confidence: round.guessed.map(|guessed| rows(guessed, 0, 1)),
            };
        }
        let asked = round.keyboard.is_none().then(|| rows(guessed, 1, guessed.height));
        Self {
            gallows: round.gallows,
            pattern,
            question,
            guesses: Some(rows(guessed, 0, 1)),
            asked,
            keyboard: round.keyboard,
            remark: round.remark,
            confidence: round.gauge,
        }
    }
}

/// The place (from 0) under a cell of the screen's area, if there is one.
pub(super) fn place_at(screen: &Holding, area: Rect, cell: Position) -> Option<usize> {
    let length = screen.round().length();
    pattern::place_at(length, Layout::new(area, length).pattern, cell)
}

/// Paints the round.
pub(super) fn draw(screen: &Holding, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let round = screen.round();
    let alphabet = round.alphabet();
    let layout = Layout::new(area, round.length());
    if let Some(area) = layout.gallows {
        gallows::draw(round.misses(), round.guesses().get(), theme, frame, area);
    }
    if let Some(area) = layout.keyboard {
        keyboard::draw(alphabet, &round.pattern(), round.asked(), theme, frame, area);
    }
    pattern::draw(&places(screen), theme, frame, layout.pattern);
    if let Some(place) = screen.cursor() {
        pattern::point_at(place, round.length(), theme, frame, layout.pattern);
    }
    if let Some(letter) = screen.letter() {
        let long = question(letter, alphabet);
        let fits = long.len() <= layout.question.width.into();
        let text = if fits { long } else { short_question(letter, alphabet) };
        let style = if screen.is_thinking() { theme.faint() } else { theme.title() };
        frame.render_widget(Line::styled(text, style), layout.question);
    }
    if let Some(area) = layout.guesses {
        let (all, left) = (round.guesses().get(), round.guesses_left());
        frame.render_widget(guesses_left(all, left, theme, area.width), area);
    }
    if let Some(area) = layout.asked {
        frame.render_widget(Paragraph::new(asked(round, theme)).wrap(Wrap { trim: true }), area);
    }
    let thinking = if screen.is_thinking() { " Let me think …" } else { "" };
    let remark = format!("{}{thinking}", screen.remark());
    frame.render_widget(Line::styled(remark, theme.plain()), layout.remark);
    if let Some(area) = layout.confidence.filter(|_| screen.doubting().is_none()) {
        let style = if round.is_off_list() { theme.warning() } else { theme.label() };
        frame.render_widget(
            Line::styled(confidence(round.candidates().as_ref(), screen.listed()), style),
            area,
        );
    }
    if let Some(doubting) = screen.doubting() {
        let answers = doubting
            .answers()
            .map(|(doubt, selected)| (held::doubt(doubt, alphabet), selected))
            .chain([(held::GO_ON.to_owned(), doubting.goes_on())]);
        let told = format!("{} Which one do we go back to?", held::CONTRADICTION);
        overlay::list("A contradiction", &told, &answers.collect::<Vec<_>>(), theme, frame, area);
    }
    if let Some(menu) = screen.pause() {
        overlay::pause(menu, theme, frame, area);
    }
}

/// The letters that are known, those that are being marked, and blanks.
fn places(screen: &Holding) -> Vec<Place> {
    let alphabet = screen.round().alphabet();
    let pattern = screen.round().pattern();
    let marked = screen.letter().and_then(|letter| alphabet.lower(letter)).unwrap_or('?');
    let place = |(place, known): (usize, &Option<_>)| match known {
        Some(letter) => (alphabet.upper(*letter), Found::Yes),
        None if screen.marks().contains(place) => (marked, Found::Marked),
        None => ('_', Found::No),
    };
    pattern.letters().iter().enumerate().map(place).collect()
}

/// The letters asked about so far, in the order in which they were.
fn asked(round: &HeldRound, theme: &Theme) -> Line<'static> {
    let letters = round.answers().iter().map(|answer| {
        let upper = round.alphabet().upper(answer.letter);
        match answer.places.is_empty() {
            true => {
                let lower = round.alphabet().lower(answer.letter).unwrap_or(upper);
                Span::styled(format!(" {lower}"), theme.miss())
            }
            false => Span::styled(format!(" {upper}"), theme.hit()),
        }
    });
    let first = if round.answers().is_empty() { "no letter asked yet" } else { "asked " };
    std::iter::once(Span::styled(first, theme.label())).chain(letters).collect::<Vec<_>>().into()
}
