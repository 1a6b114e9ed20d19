//! The rows of the form: their names, their choices, and the meaning of a value.

mod notes;

use ratatui::layout::Rect;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::context::Ui;
use super::plan::rows;
use super::theme::{Role, Theme};
use super::widgets::lengths::{self, Column, Length};
use crate::app::keys::Action;
use crate::app::{App, Input, Pick, Row, Setup};
use crate::game::{Difficulty, Holder, Lives};
use crate::text::{form, friend, names};
use crate::words::Alphabet;

/// The form and what its rows depend on.
#[derive(Clone, Copy)]
pub(super) struct Rows<'a> {
    pub(super) screen: &'a Setup,
    pub(super) app: &'a App,
    pub(super) theme: &'a Theme,
}

/// A row with values to choose from, and the chosen one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ChoiceRow {
    pub(super) chips: Vec<String>,
    /// The effect of a click on each value.
    pub(super) picks: Vec<Pick>,
    pub(super) selected: usize,
}

impl ChoiceRow {
    /// Distributes the values among rows of this width, each with its column. No value is alone in the last
    /// row if the same number of rows can be more even.
    fn laid_out(&self, width: u16) -> Vec<Vec<(u16, usize)>> {
        let filled = self.filled(width);
        let is_alone =
            |lines: &[Vec<_>]| lines.len() > 1 && lines.last().is_some_and(|last| last.len() == 1);
        if !is_alone(&filled) {
            return filled;
        }
        let narrower = (width / 2..width).rev().map(|width| self.filled(width));
        let even = narrower.take_while(|even| even.len() == filled.len());
        even.into_iter().find(|lines| !is_alone(lines)).unwrap_or(filled)
    }

    /// Distributes the values among rows that are as full as possible.
    fn filled(&self, width: u16) -> Vec<Vec<(u16, usize)>> {
        let mut lines: Vec<Vec<(u16, usize)>> = vec![Vec::new()];
        let mut at = 0;
        for (index, chip) in self.chips.iter().enumerate() {
            let wide = chip.width() as u16 + 2;
            if at > 0 && at + wide > width {
                lines.push(Vec::new());
                at = 0;
            }
            if let Some(line) = lines.last_mut() {
                line.push((at, index));
            }
            at += wide;
        }
        lines
    }

    /// Returns the number of rows that all values take at a width.
    pub(super) fn rows(&self, width: u16) -> u16 {
        self.laid_out(width).len() as u16
    }

    /// Returns the columns of all values in one row.
    pub(super) fn width(&self) -> u16 {
        self.chips.iter().map(|chip| chip.width() as u16 + 2).sum()
    }

    /// Paints all values, with the chosen one in brackets or filled.
    pub(super) fn draw(&self, focused: bool, ui: &mut Ui<'_>, area: Rect) {
        for (line, row) in self.laid_out(area.width).into_iter().zip(0..area.height) {
            for (at, index) in line {
                let chip = &self.chips[index];
                let wide = (chip.width() as u16 + 2).min(area.width.saturating_sub(at));
                let place = Rect { x: area.x + at, y: area.y + row, width: wide, height: 1 };
                let chosen = index == self.selected;
                let fills = ui.theme.fills(Role::Chosen) && ui.theme.glyphs.unicode;
                let (text, style) = match (chosen, focused) {
                    (true, true) => {
                        (format!("{}{chip} ", ui.theme.glyphs.pointer), ui.theme.selected())
                    }
                    (true, false) if fills => (format!(" {chip} "), ui.theme.selected()),
                    (true, false) => (format!("[{chip}]"), ui.theme.selected()),
                    (false, _) => (format!(" {chip} "), ui.style(Role::Muted)),
                };
                ui.label(text, style, place);
                ui.clicks(place, Input::Pick(self.picks[index]));
                if chosen && focused {
                    ui.point(place.x + 1, place.y);
                }
            }
        }
    }
}

impl Rows<'_> {
    pub(super) const fn name(&self, row: Row) -> &'static str {
        match row {
            Row::Opponent => form::OPPONENT,
            Row::Language => form::LANGUAGE,
            Row::List => form::WORDS,
            Row::Length => form::LETTERS,
            Row::Word => form::WORD,
            Row::Lives => form::LIVES,
            Row::Opening => form::OPENING,
            Row::Play => form::PLAY,
        }
    }

    /// Returns the values of a row that has a few.
    pub(super) fn choice(&self, row: Row) -> Option<ChoiceRow> {
        let of = |(chips, picks): (Vec<String>, Vec<Pick>), selected: Option<usize>| {
            Some(ChoiceRow { chips, picks, selected: selected.unwrap_or(0) })
        };
        match row {
            Row::Opponent => {
                let names = Holder::ALL.iter().map(|holder| names::holder(*holder)).collect();
                let picks = Holder::ALL.map(Pick::Opponent).to_vec();
                let at = Holder::ALL.iter().position(|holder| *holder == self.screen.opponent());
                of((names, picks), at)
            }
            Row::Language => {
                let languages: Vec<_> = self.app.library().languages().collect();
                let names = languages.iter().map(|language| language.language().to_owned());
                let picks = languages.iter().copied().map(Pick::Language).collect();
                let chosen = languages.iter().position(|language| *language == self.language());
                of((names.collect(), picks), chosen)
            }
            Row::List => {
                let library = self.app.library();
                let lists: Vec<_> = library.choices(self.language()).collect();
                let names = lists.iter().map(|list| library.short_name(*list).to_owned());
                let picks = lists.iter().copied().map(Pick::List).collect();
                let chosen = lists.iter().position(|list| *list == self.screen.list());
                of((names.collect(), picks), chosen)
            }
            Row::Opening => {
                let choices: Vec<_> = self.screen.openings().collect();
                let chosen = choices.iter().position(|choice| *choice == self.screen.opening());
                let named = choices.into_iter().map(|it| (form::opening(it), Pick::Opening(it)));
                of(named.unzip(), chosen)
            }
            Row::Lives => {
                let par = self.par()?;
                let chosen = self.screen.difficulty();
                let named = Difficulty::ALL.into_iter().map(|difficulty| {
                    let misses = match difficulty.lives(par) {
                        Some(lives) => lives.to_string(),
                        None if difficulty == chosen => self.screen.lives().to_owned(),
                        None => return (difficulty, form::OR_TYPE_A_NUMBER.to_owned()),
                    };
                    (difficulty, format!("{} {misses}", names::difficulty(difficulty)))
                });
                let named: Vec<_> = named.collect();
                let at = named.iter().position(|(difficulty, _)| *difficulty == chosen);
                let picked = |(difficulty, chip)| (chip, Pick::Difficulty(difficulty));
                of(named.into_iter().map(picked).unzip(), at)
            }
            Row::Length | Row::Word | Row::Play => None,
        }
    }

    /// Returns the values of a row that has a few, if an area has room for all of them; without the hint that
    /// a number can be typed if there is no room for that.
    pub(super) fn choice_within(&self, row: Row, area: Rect) -> Option<ChoiceRow> {
        let fits = |choice: &ChoiceRow| choice.rows(area.width) <= area.height;
        let choice = self.choice(row)?;
        if fits(&choice) {
            return Some(choice);
        }
        let ChoiceRow { mut chips, mut picks, selected } = choice;
        chips.pop_if(|chip| chip == form::OR_TYPE_A_NUMBER)?;
        picks.pop();
        Some(ChoiceRow { chips, picks, selected }).filter(fits)
    }

    /// Returns the values of a row for one line of a small screen. Numbers are only included with the row's
    /// name, since they don't explain themselves.
    pub(super) fn choice_in_line(&self, row: Row, area: Rect) -> Option<ChoiceRow> {
        let wide = |choice: &ChoiceRow| match row {
            Row::Lives => choice.width() + self.name(row).width() as u16 + 1,
            _ => 30,
        };
        self.choice_within(row, rows(area, 0, 1)).filter(|choice| wide(choice) <= area.width)
    }

    /// Returns the chosen language.
    fn language(&self) -> &'static Alphabet {
        self.app.library().alphabet(self.screen.list())
    }

    /// Returns par for the form's values, if there is one and it is known.
    pub(super) fn par(&self) -> Option<usize> {
        self.app.par(self.screen)
    }

    fn lives(&self) -> Option<Lives> {
        self.screen.lives().parse().ok()
    }

    /// Returns the difficulties by name, each with its misses and how many are to spare and whether it is the
    /// chosen one; `None` if par isn't known.
    pub(super) fn difficulties(&self) -> Option<Vec<(String, Difficulty, bool)>> {
        let par = self.par()?;
        let chosen = self.screen.difficulty();
        let dots = if self.theme.glyphs.unicode { "…" } else { "..." };
        let line = |difficulty: Difficulty| {
            let name = names::difficulty(difficulty);
            let own = difficulty.lives(par);
            let told = match own.or(self.lives().filter(|_| difficulty == chosen)) {
                Some(own) => form::lives_and_spare(own, par, self.screen.opponent()),
                None => form::type_a_number(dots),
            };
            (format!("{name:<9}{told}"), difficulty, difficulty == chosen)
        };
        Some(Difficulty::ALL.into_iter().map(line).collect())
    }

    /// Returns what is typed into a row, if it is typed.
    fn typed(&self, row: Row) -> Option<String> {
        match row {
            Row::Length if self.app.has_any_length() => Some(form::any_length()),
            Row::Length => Some(self.screen.length().to_owned()),
            Row::Lives => Some(self.screen.lives().to_owned()),
            Row::Word => {
                Some(self.theme.glyphs.secret.to_string().repeat(self.screen.word_letters()))
            }
            Row::Opponent | Row::Language | Row::List | Row::Opening | Row::Play => None,
        }
    }

    /// Returns the columns of a value that stands alone, with the signs around it; short values that are typed take the
    /// same number.
    pub(super) fn wide(&self, row: Row) -> u16 {
        match self.typed(row) {
            Some(typed) => (typed.width() as u16 + 4).max(16),
            None => self.chosen(row).width() as u16 + 4,
        }
    }

    /// Returns the name of the chosen value of a row that has some to choose from.
    fn chosen(&self, row: Row) -> String {
        let name = |choice: ChoiceRow| choice.chips.get(choice.selected).cloned();
        self.choice(row).and_then(name).unwrap_or_default()
    }

    /// Returns whether a row is that of a friend's word, and none is typed. With the focus it asks for the word in its
    /// field, else its note is there.
    pub(super) fn has_no_word(&self, row: Row) -> bool {
        row == Row::Word && self.screen.word_letters() == 0
    }

    /// Paints the note of a row in the place of its value.
    pub(super) fn note_in_field(&self, row: Row, ui: &mut Ui<'_>, area: Rect) {
        let field = Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area };
        let notes = [self.notes(row), vec![form::TYPE_IT_HERE.to_owned()]].concat();
        let note = notes.into_iter().find(|note| note.width() <= field.width.into());
        ui.clip(&note.unwrap_or_default(), Role::Muted, rows(field, 0, 1));
    }

    /// Paints the chosen value of a row alone, if there is no room for all of them or if it is typed.
    pub(super) fn value(&self, row: Row, focused: bool, ui: &mut Ui<'_>, area: Rect) {
        let glyphs = &ui.theme.glyphs;
        let typed = self.typed(row);
        let field = typed.is_some();
        let value = typed.unwrap_or_else(|| self.chosen(row));
        let value = ui.clipped(&value, usize::from(area.width).saturating_sub(4));
        let cursor = if field && focused { glyphs.cursor.to_string() } else { String::new() };
        let (left, right) = match focused && row != Row::Word {
            true => (glyphs.previous, glyphs.next),
            false => (' ', ' '),
        };
        let wide = value.width() as u16;
        let style = if focused { ui.theme.title() } else { ui.style(Role::Ink) };
        let missing = if focused && self.has_no_word(row) { form::TYPE_IT_HERE } else { "" };
        let line = Line::from(vec![
            ui.span(left.to_string(), Role::Accent),
            ui.span(value, style),
            ui.span(format!("{cursor} {right}"), Role::Accent),
            ui.span(missing, Role::Muted),
        ]);
        self.stepped_by_clicks(row, focused, line.width() as u16, ui, area);
        ui.put(line, rows(area, 0, 1));
        if focused && !area.is_empty() {
            let at = if field { 1 + wide } else { 1 };
            ui.point((area.x + at).min(area.right() - 1), area.y);
        }
    }

    /// Makes a row without room for all its values clickable: a click moves the focus to it, and with the
    /// focus, clicks on the signs at both ends of its value, `wide` columns apart, step it.
    pub(super) fn stepped_by_clicks(
        &self,
        row: Row,
        focused: bool,
        wide: u16,
        ui: &Ui<'_>,
        area: Rect,
    ) {
        ui.clicks(rows(area, 0, 1), Input::Pick(Pick::Row(row)));
        // A word is typed, so it has no neighbours.
        if focused && row != Row::Word {
            let end = |x: u16| Rect { x, width: 1, ..rows(area, 0, 1) }.intersection(area);
            ui.clicks(end(area.x), Input::Act(Action::Less));
            ui.clicks(end(area.x + wide - 1), Input::Act(Action::More));
        }
    }

    /// Returns a row's value in words that explain themselves, as many as fit into `room` columns.
    pub(super) fn spoken(&self, row: Row, room: usize) -> String {
        let screen = self.screen;
        match row {
            Row::Opponent => names::holder(screen.opponent()),
            Row::Language => form::words_of(self.language().language()),
            Row::List => form::words_of(&names::list(screen.list(), self.app.library())),
            Row::Length if self.app.has_any_length() => form::any_length(),
            Row::Length => form::typed_letters(screen.length()),
            Row::Lives => {
                let lives = form::typed_lives(screen.lives());
                let named = match screen.difficulty() {
                    Difficulty::Custom => lives.clone(),
                    difficulty => format!("{lives} ({})", names::difficulty(difficulty)),
                };
                let told = [format!("{named} {}", form::OR_TYPE_A_NUMBER), named];
                let known = self.par().is_some();
                let mut told = told.into_iter().filter(|told| known && told.width() <= room);
                told.next().unwrap_or(lives)
            }
            Row::Word => friend::secret_word(
                &self.theme.glyphs.secret.to_string().repeat(screen.word_letters()),
            ),
            Row::Opening => form::begins_with(screen.opening()),
            Row::Play => form::PLAY.to_owned(),
        }
    }

    /// Returns the columns of the histogram, and the chosen length.
    pub(super) fn lengths(&self) -> (Vec<Column>, Option<usize>) {
        let list = self.app.library().list(self.screen.list());
        let all: Vec<Length> =
            list.lengths().map(|letters| Length { letters, words: list.count(letters) }).collect();
        let chosen = self.screen.length().parse().ok().filter(|_| !self.app.has_any_length());
        (lengths::columns(&all), chosen)
    }

    /// Returns what a holder does, in one short line.
    pub(super) fn about(&self, holder: usize) -> String {
        Holder::ALL.get(holder).map(|holder| names::about(*holder).to_owned()).unwrap_or_default()
    }
}
