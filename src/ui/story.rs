//! The story of a round: its turns with the words that each left, the turning point, and beside each turn its families.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::context::{Title, Ui};
use super::plan::{self, Part, Plan, rows};
use super::text::height;
use super::theme::Role;
use super::widgets::bars::bare;
use super::widgets::fall::fullness;
use super::widgets::scroll::scroll_mark;
use super::words_left::spelled;
use super::xray::Shows;
use super::{story_words, xray};
use crate::app::keys::Action;
use crate::app::{App, Input, Pane, StoryScreen};
use crate::game::{Judgement, Turn};
use crate::text::Medium::Screen;
use crate::text::judgement::mark;
use crate::text::{grouped, opening, screens};
use crate::view::{self, Head};
use crate::words::Alphabet;

/// Where the parts of a story are, whose head this is.
fn plan(screen: &StoryScreen, head: &Head, area: Rect) -> Plan {
    let turns = screen.story().turns.len();
    // The judgement comes late, and has its rows from the start.
    let said = |width: u16| {
        let ended = height(&head.claim, width);
        if turns == 0 { vec![ended] } else { vec![ended, ended + judged_rows(width)] }
    };
    // Above the turns there is the opening, and below them what their bars mean.
    let opened = usize::from(screen.finished().round.opening().is_some());
    let course = if turns > 0 { opened + turns + 2 } else { 0 };
    plan::story(area, &said, &|width| height(&head.compared, width), course)
}

/// Rows of the sentence about what decided the round, and of how many guesses were the best.
const fn judged_rows(width: u16) -> u16 {
    match width {
        96.. => 1,
        50.. => 2,
        _ => 3,
    }
}

/// Paints the story.
pub fn draw(app: &App, screen: &StoryScreen, ui: &mut Ui<'_>, area: Rect) {
    if screen.pane() == Pane::Words {
        return story_words::draw(app, screen, ui, plan::inside(area));
    }
    let head = view::story_head(screen, ui.look.reach);
    let plan = plan(screen, &head, area);
    let opponent = screen.finished().round.engine().opponent();
    let groups = match screen.xray() {
        true => Some(plan::inside(area)),
        false => plan.place(Part::Xray),
    };
    if let (Some(turn), Some(area)) = (screen.turn(), groups) {
        let scrolled = (screen.scrolled(), "←→");
        let shows = Shows { words: true, why: Some(opponent), scrolled };
        if xray::draw(turn, shows, 1.0, ui, area) {
            ui.scrolls(area, [Action::Less, Action::More]);
        }
        ui.point(area.x, area.y);
        if screen.xray() {
            return;
        }
    }
    if let Some(area) = plan.place(Part::Said) {
        let own = ui.height(&head.claim, area.width);
        ui.write(&head.claim, Title, rows(area, 0, own));
        ui.write(&head.judged, Role::Accent, rows(area, own, area.height));
    }
    if let Some(area) = plan.place(Part::Course) {
        turns(screen, ui, area);
    }
    if let Some(area) = plan.place(Part::Fair) {
        ui.write(&head.compared, Role::Muted, area);
    }
}

/// The turns as far as there is room, the selected one among them.
fn turns(screen: &StoryScreen, ui: &mut Ui<'_>, area: Rect) {
    ui.scrolls(area, [Action::Previous, Action::Next]);
    let story = screen.story();
    if story.turns.is_empty() {
        ui.clip(screens::NO_LETTER, Role::Muted, area);
        ui.point(area.x, area.y);
        return;
    }
    let round = &screen.finished().round;
    // The opening is turn 0. It scrolls away with the first turns, and cannot be selected: nothing was guessed.
    let zero =
        opening::turn(round, Screen).filter(|_| screen.turn_number() + 2 < area.height.into());
    let area = match zero {
        None => area,
        Some(told) => {
            ui.clip(&format!("   {told}"), Role::Muted, area);
            rows(area, 1, area.height - 1)
        }
    };
    // Where not all turns have room, the last row says so.
    let is_cut = story.turns.len() > area.height.into() && area.height > 2;
    let list = Rect { height: area.height - u16::from(is_cut), ..area };
    // In ASCII a letter may take two columns: the bars begin where the widest word ends.
    let widest = |texts: &mut dyn Iterator<Item = String>| {
        texts.map(|text| ui.width(&text).into()).max().unwrap_or(0)
    };
    let letters = || story.turns.iter().filter(|turn| turn.guess.word().is_none());
    let row = StoryRow {
        alphabet: round.engine().alphabet(),
        start: round.words_at_start(),
        letters: widest(&mut letters().map(|turn| letter_of(turn).0)).max(1),
        pattern: widest(&mut story.turns.iter().map(known_after)),
        judgement: screen.judgement(),
        width: area.width.into(),
    };
    let first = (screen.turn_number() + 1).saturating_sub(list.height.into());
    let turns = story.turns.iter().enumerate().skip(first);
    for ((index, turn), at) in turns.zip(0..list.height) {
        let selected = index == screen.turn_number();
        ui.put(row.of(index, turn, selected, ui), rows(list, at, 1));
        ui.clicks(rows(list, at, 1), Input::Choose(index));
        if selected {
            ui.point(list.x, list.y + at);
        }
    }
    if is_cut {
        let hidden = story.turns.len() - usize::from(list.height);
        scroll_mark(first as u16, hidden as u16, ui, area);
    }
    let below = story.turns.len() as u16 + 1;
    ui.clip(&screens::bars_of_a_story(row.start), Role::Muted, rows(area, below, 1));
}

/// Columns of a mark in a row with room for it, and of its short form.
const MARK: [usize; 2] = [30, 14];

/// Columns of the widest bar.
const BAR: usize = 30;

/// What the rows of a story have in common.
struct StoryRow<'a> {
    alphabet: &'a Alphabet,
    start: usize,
    /// Columns of the widest letter and of the widest word.
    letters: usize,
    pattern: usize,
    judgement: Option<&'a Judgement>,
    width: usize,
}

/// The letter of a turn, or the whole word, in lower case if it was a miss, and its role.
fn letter_of(turn: &Turn) -> (String, Role) {
    let role = if turn.is_miss() { Role::Miss } else { Role::Hit };
    if let Some(word) = turn.guess.word() {
        return (spelled(word, !turn.is_miss()), role);
    }
    let face = turn.guess.face(turn.alphabet(), !turn.is_miss());
    let letter = if turn.is_miss() { face.lower } else { face.upper };
    (letter.to_string(), role)
}

/// What was known of the word after a turn.
fn known_after(turn: &Turn) -> String {
    let mut known = turn.pattern.clone();
    turn.guess.reveal(&mut known, turn.answer);
    known.to_string()
}

impl StoryRow<'_> {
    /// What a guess cost, as long as `room` allows; nothing if it was no mistake.
    fn mark(&self, index: usize, room: usize, ui: &Ui<'_>) -> String {
        let known = self.judgement;
        let is_over = known.and_then(Judgement::lost_at).is_some_and(|lost| index > lost);
        let guess = known.and_then(|known| known.guesses.get(index)).filter(|_| !is_over);
        let marks = guess.and_then(|guess| mark(guess, self.alphabet)).into_iter().flatten();
        let mut marks = marks.map(|mark| ui.spelled(format!(" {mark}")).into_owned());
        marks.find(|mark| mark.width() <= room).unwrap_or_default()
    }

    /// "▸ 3 s  ··I··I··  5,011 ███████▌  R saves a life": the letter, what was known after it, and the words that it left.
    fn of(&self, index: usize, turn: &Turn, selected: bool, ui: &Ui<'_>) -> Line<'static> {
        let theme = ui.theme;
        let (letter, role) = letter_of(turn);
        let (letter, pattern) = (ui.spelled(letter), ui.spelled(known_after(turn)));
        let (letters, wide) = (self.letters, self.pattern);
        let pointer = if selected { theme.glyphs.pointer } else { ' ' };
        let style = if selected { theme.title() } else { theme.style(Role::Ink) };
        let mut spans = vec![
            Span::styled(format!("{pointer} "), theme.style(Role::Accent)),
            Span::styled(format!("{:>2} ", index + 1), theme.style(Role::Muted)),
        ];
        let mut room = self.width.saturating_sub(7 + letters);
        let digits = grouped(self.start).len();
        let has_pattern = wide + 2 + digits + 2 <= room;
        // A whole word takes the columns of the pattern, too: that is the word itself, or the same as in the row above.
        let columns = match (has_pattern, turn.guess.word()) {
            (true, Some(_)) => letters + 2 + wide,
            _ => letters,
        };
        let letter = ui.clipped(&letter, columns);
        spans.push(Span::styled(format!("{letter:columns$}  "), theme.style(role)));
        if has_pattern {
            room -= wide + 2;
            if turn.guess.word().is_none() {
                spans.push(Span::styled(format!("{pattern:wide$}  "), style));
            }
        }
        spans.push(Span::styled(format!("{:>digits$} ", grouped(turn.after())), style));
        let room = room.saturating_sub(digits + 1);
        let marked = if room >= MARK[0] + BAR / 4 { MARK[0] } else { MARK[1] };
        let cells = room.saturating_sub(marked).min(BAR);
        // The same measure as beside the board: words left, of those at the start.
        let steps = theme.glyphs.bar(turn.is_miss());
        let bar = bare(fullness(turn.after(), self.start, cells), cells, steps);
        let bars = if turn.is_miss() { Role::Loss } else { Role::Hit };
        let bar = format!("{bar:cells$}");
        spans.push(Span::styled(bar, theme.style(if selected { bars } else { Role::Gauge })));
        let taken: usize = spans.iter().map(Span::width).sum();
        let mark = self.mark(index, self.width.saturating_sub(taken), ui);
        spans.push(Span::styled(mark, theme.style(Role::Accent)));
        Line::from(spans)
    }
}
