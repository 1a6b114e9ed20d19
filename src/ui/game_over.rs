//! The screen after a round: how it ended, what it says the word was, and the words that it could have
//! been as well.

mod settling;

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::style::Stylize;
use ratatui::text::Line;

use super::buttons::{button_rows, buttons};
use super::context::{Title, Ui};
use super::figures::{self, Loser, Stage};
use super::motion::Motion;
use super::plan::{self, Part, Scene, rows};
use super::text::wrapped;
use super::theme::Role;
use super::widgets::big;
use super::{board, course};
use crate::app::GameOver;
use crate::game::{Finished, Outcome};
use crate::text::Medium::Screen;
use crate::text::career::news;
use crate::text::day;
use crate::text::end::{send_back, summary, verdict};
use crate::text::judgement::decisive;
use crate::text::menu;
use crate::text::screens;
use crate::words::{Cased, Word};

/// Paints the end of a round. A notice says what went wrong outside. The opponent talks in a row that is blank anyway.
pub fn draw(
    screen: &GameOver,
    notice: Option<&str>,
    voice: Option<&str>,
    ui: &mut Ui<'_>,
    area: Rect,
) {
    let finished = screen.finished();
    let round = &finished.round;
    // A player who gives up is not kept waiting.
    let quiet = finished.outcome == Outcome::GivenUp;
    let progress = ui.progress(if quiet { Motion::Letter } else { Motion::Ending });
    let headline = ui.look.figure.headline(finished.outcome).to_uppercase();
    let said = verdict(finished, Screen);
    let others = others(finished);
    let fair = summary(finished, screen.news().today.is_some());
    let labels = labels(screen);
    let plan = plan::over(
        area,
        Scene {
            theme: ui.theme,
            places: finished.word.letters().len(),
            title: big::width(&headline),
            said: &|width| ui.height(&said, width),
            others: &|width| others_rows(&others, ui, width),
            remark: &|width| {
                let rows = remark(notice, screen, ui, width).len() as u16;
                // A card can do without its squares, or be the result alone.
                match card(notice, screen, ui, width).is_empty() {
                    true => vec![rows],
                    false => vec![1, CARD.min(rows), rows],
                }
            },
            // The judgement arrives late, and has its rows from the start.
            fair: &|width| ui.height(&fair, width) + judged_rows(width),
            letters: round.replies().len(),
            buttons: &|width| button_rows(&labels, width),
        },
    );
    if let Some(area) = plan.place(Part::Figure) {
        let (misses, of) = (round.misses(), round.lives().get());
        let stage = Stage { misses, of, stroke: 1.0, ending: Some((finished.outcome, progress)) };
        figures::draw(ui.look.figure, Loser::Player, &stage, ui, area);
    }
    if let Some(area) = plan.place(Part::Title) {
        title(&headline, finished.outcome, ui, area);
    }
    if let Some(area) = plan.place(Part::Word) {
        board::word(&settling::tiles(finished, progress), ui, area);
    }
    // First the tiles settle, then it says what the word was and how many fitted just as well.
    let appears = if finished.outcome == Outcome::Won { AFTER_A_WIN } else { AFTER_A_LOSS };
    let revealed = progress >= appears;
    if let Some(area) = plan.place(Part::Said).filter(|_| revealed) {
        ui.write(&said, Title, area);
    }
    if let Some(area) = plan.place(Part::Others).filter(|_| revealed) {
        letter_by_letter(&others, finished, ui, area);
    }
    let verdict = [Part::Others, Part::Said].into_iter().find(|part| plan.place(*part).is_some());
    ui.speak(voice.filter(|_| revealed), verdict.and_then(|part| plan.blank_below(part)));
    if let Some(area) = plan.place(Part::Remark) {
        let mut lines = remark(notice, screen, ui, area.width);
        if lines.len() > area.height.into() && !card(notice, screen, ui, area.width).is_empty() {
            lines.remove(SQUARES);
        }
        for ((role, line), row) in lines.into_iter().zip(0..area.height) {
            ui.label(line, role, rows(area, row, 1));
        }
    }
    if let Some(area) = plan.place(Part::Course) {
        course::draw(screen, ui, area);
    }
    if let Some(area) = plan.place(Part::Fair) {
        let decisive = screen.judgement().and_then(|it| decisive(it, finished, Screen));
        let above = judged_rows(area.width);
        ui.write(
            &decisive.filter(|_| revealed).unwrap_or_default(),
            Role::Accent,
            rows(area, 0, above),
        );
        ui.write(&fair, Role::Muted, rows(area, above, area.height));
    }
    if let Some(area) = plan.place(Part::Buttons) {
        buttons(&labels, screen.menu().position(), ui, area);
    }
}

/// Rows of the sentence about what decided the round.
const fn judged_rows(width: u16) -> u16 {
    if width >= 70 { 1 } else { 2 }
}

/// How it ended, as large as there is room for.
pub fn title(headline: &str, outcome: Outcome, ui: &mut Ui<'_>, area: Rect) {
    let role = match outcome {
        Outcome::Won => Role::Hit,
        Outcome::Lost => Role::Danger,
        Outcome::GivenUp => Role::Ink,
    };
    if area.height >= big::ROWS {
        // Letters that are drawn are shapes.
        let shape = if outcome == Outcome::Lost { Role::Loss } else { role };
        big::draw(headline, shape, ui, area);
    } else {
        let text = ui.clipped(headline, area.width.into());
        let style = ui.style(role).add_modifier(Modifier::BOLD);
        ui.label(text, style, area);
    }
}

/// The progress of an ending (0 ..= 1) at which the verdict appears.
const AFTER_A_LOSS: f32 = 0.9;
const AFTER_A_WIN: f32 = 0.3;

/// How many of the words that fit as well are looked at.
const LOOKED_AT: usize = 60;

/// Words that would have fitted as well, the commonest first.
fn others(finished: &Finished) -> Vec<Word> {
    let opponent = finished.round.engine().opponent();
    if finished.outcome == Outcome::Won || !opponent.cheats() {
        return Vec::new();
    }
    let candidates = finished.round.engine().candidates();
    // The claim names the only other word.
    if candidates.len() == 2 {
        return Vec::new();
    }
    candidates.shown_words().filter(|word| *word != finished.word).take(LOOKED_AT).collect()
}

/// Columns between two words.
const GAP: u16 = 3;

/// Columns of a word and the gap behind it, and how many words a row has. Where there is only ASCII, other letters take two.
fn grid(others: &[Word], ui: &Ui<'_>, width: u16) -> (u16, u16) {
    let pitch = others.iter().map(|word| columns(word, ui)).max().unwrap_or(1) + GAP;
    (pitch, ((width + GAP) / pitch).max(1))
}

/// Columns of a word, letter by letter.
fn columns(word: &Word, ui: &Ui<'_>) -> u16 {
    let faces = word.faces().into_iter();
    faces.map(|face| ui.width(face.lower.encode_utf8(&mut [0; 4]))).sum()
}

fn others_rows(others: &[Word], ui: &Ui<'_>, width: u16) -> u16 {
    (others.len() as u16).div_ceil(grid(others, ui, width).1)
}

/// The words, letter by letter: those that were found stand out, so that all can see how little the player knew. The last
/// place is for how many more there are.
fn letter_by_letter(others: &[Word], finished: &Finished, ui: &mut Ui<'_>, area: Rect) {
    let round = &finished.round;
    let pattern = &*round.pattern().shown();
    let (pitch, in_a_row) = grid(others, ui, area.width);
    let room = usize::from(in_a_row * area.height);
    let all = round.words_left().saturating_sub(1);
    let shown = if all > room { room.saturating_sub(1) } else { room }.min(others.len());
    let mut places =
        (0..area.height).flat_map(|row| (0..in_a_row).map(move |column| (row, column)));
    let place = |(row, column): (u16, u16)| {
        let x = area.x + column * pitch;
        Rect { x, width: area.right().saturating_sub(x), ..rows(area, row, 1) }
    };
    for (word, at) in others.iter().take(shown).zip(&mut places) {
        let letter = |(letter, known): (Cased, &Option<_>)| match known {
            // Bold where there are no colours.
            Some(_) => ui.span(letter.lower.to_string(), Role::Hit).bold(),
            None => ui.span(letter.lower.to_string(), Role::Miss),
        };
        let letters: Vec<_> = word.faces().into_iter().zip(pattern).map(letter).collect();
        ui.put(Line::from(letters), place(at));
    }
    if let (Some(at), more @ 1..) = (places.next(), all.saturating_sub(shown)) {
        ui.label(screens::plus(more), Role::Muted, place(at));
    }
}

/// The rows of the card of today's game without the squares, and which row those are.
const CARD: u16 = 3;
const SQUARES: usize = 1;

/// The rows of the card of today's game; empty if there is none, or if something went wrong outside.
fn card(notice: Option<&str>, screen: &GameOver, ui: &Ui<'_>, width: u16) -> Vec<(Role, String)> {
    let rows = day::card(screen, ui.theme.glyphs.unicode).into_iter().filter(|_| notice.is_none());
    [Role::Accent, Role::Hit, Role::Ink]
        .into_iter()
        .zip(rows)
        .map(|(role, row)| (role, ui.clipped(&row, width.into())))
        .collect()
}

/// What went wrong outside, and what proves a fair round.
fn remark(notice: Option<&str>, screen: &GameOver, ui: &Ui<'_>, width: u16) -> Vec<(Role, String)> {
    let card = card(notice, screen, ui, width);
    if !card.is_empty() {
        return card;
    }
    let inked = |role, text: &str| {
        let lines = if text.is_empty() { Vec::new() } else { wrapped(text, width.into()) };
        lines.into_iter().map(move |line| (role, line))
    };
    let notice = notice.unwrap_or_default();
    let back = send_back(screen).into_iter().flat_map(|(ask, line)| {
        inked(Role::Accent, ask).chain(inked(Role::Ink, &line.0)).collect::<Vec<_>>()
    });
    let news = news(screen.news()).unwrap_or_default();
    let news = inked(Role::Accent, &news);
    if !notice.is_empty() {
        return inked(Role::Danger, notice).chain(news).collect();
    }
    news.chain(back).collect()
}

fn labels(screen: &GameOver) -> Vec<&'static str> {
    screen.menu().items().iter().map(|item| menu::after(*item, screen)).collect()
}
