//! Owns the textual form of a screen with its colours: the runs of cells with the same style, row by row, and
//! below them a key with each style in the themes. Two themes share the runs, so that a changed colour in one
//! of them changes a line of the key, and a cell that is styled for another reason changes a run.

use std::fmt::Write;

use evil_hangman::ui::theme::Role;
use ratatui::buffer::Cell;
use ratatui::style::Style;

use super::*;

/// The styles of a cell, one for each theme.
type Paints = Vec<Style>;

/// The styles of all screens in a snapshot; the index of a style is its letter.
pub(super) struct Key<'a> {
    themes: &'a [&'a Theme],
    paints: Vec<Paints>,
}

const LETTERS: &[u8] = b".abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

impl<'a> Key<'a> {
    pub(super) fn new(themes: &'a [&'a Theme]) -> Self {
        let whole = themes.iter().map(|theme| theme.whole()).map(full).collect();
        Self { themes, paints: vec![whole] }
    }

    /// Returns the letter of these styles.
    fn letter(&mut self, paints: Paints) -> char {
        let at = self.paints.iter().position(|known| *known == paints).unwrap_or_else(|| {
            self.paints.push(paints);
            self.paints.len() - 1
        });
        char::from(*LETTERS.get(at).expect("no picture has so many paints"))
    }

    /// Returns the rows of a screen that are not empty, as runs: a letter and a number of cells.
    pub(super) fn runs(&mut self, app: &App, size: (u16, u16)) -> String {
        let pictures: Vec<_> = self.themes.iter().map(|theme| picture(app, theme, size)).collect();
        for other in &pictures[1..] {
            assert_eq!(text(&pictures[0]), text(other), "themes differ in colours alone");
        }
        let mut rows: Vec<(u16, u16, String)> = Vec::new();
        for y in 0..size.1 {
            let cells: Vec<Vec<&Cell>> = (0..size.0)
                .map(|x| pictures.iter().map(|picture| &picture[(x, y)]).collect())
                .collect();
            let row = self.row(&cells);
            match rows.last_mut() {
                Some((_, last, same)) if *last + 1 == y && *same == row => *last = y,
                _ => rows.push((y, y, row)),
            }
        }
        let mut told = String::new();
        for (first, last, row) in rows.into_iter().filter(|(_, _, row)| !row.is_empty()) {
            match first == last {
                true => writeln!(told, "{}: {row}", first + 1),
                false => writeln!(told, "{}-{}: {row}", first + 1, last + 1),
            }
            .unwrap();
        }
        told
    }

    fn row(&mut self, cells: &[Vec<&Cell>]) -> String {
        let mut letters: Vec<char> = Vec::new();
        let mut at = 0;
        while at < cells.len() {
            let end = (at..cells.len()).find(|x| !is_blank(&cells[*x])).unwrap_or(cells.len());
            let end = if end == at { at + 1 } else { end };
            // Blanks between two texts of the same style belong to them, since their foreground is invisible.
            let joined = at > 0 && end < cells.len() && is_blank(&cells[at]) && {
                let (before, after) = (styles(&cells[at - 1]), styles(&cells[end]));
                let grounds =
                    |cells: &[&Cell]| cells.iter().map(|cell| cell.bg).collect::<Vec<_>>();
                let ground = grounds(&cells[at - 1]);
                before == after && cells[at..end].iter().all(|cell| grounds(cell) == ground)
            };
            for cell in &cells[at..end] {
                let paints = match is_blank(cell) {
                    true if joined => styles(&cells[at - 1]),
                    true => self.empty(cell),
                    false => styles(cell),
                };
                letters.push(self.letter(paints));
            }
            at = end;
        }
        while letters.last() == Some(&'.') {
            letters.pop();
        }
        let runs = letters.chunk_by(|one, other| one == other);
        let runs: Vec<_> = runs.map(|run| format!("{}{}", run[0], run.len())).collect();
        runs.join(" ")
    }

    /// Returns the styles of a cell that shows only the background.
    fn empty(&self, cells: &[&Cell]) -> Paints {
        let whole = self.themes.iter().map(|theme| full(theme.whole()));
        whole.zip(cells).map(|(whole, cell)| whole.bg(cell.bg)).collect()
    }

    /// Returns the key: the styles that each letter means.
    pub(super) fn told(&self) -> String {
        let mut told = String::new();
        for (letter, paints) in LETTERS.iter().zip(&self.paints) {
            let letter = char::from(*letter);
            let paints = paints.iter().zip(self.themes);
            let paints: Vec<_> = paints.map(|(style, theme)| written(*style, theme)).collect();
            writeln!(told, "{letter} {}", paints.join(" | ")).unwrap();
        }
        told
    }
}

/// Returns whether only the background of a cell is visible.
fn is_blank(cells: &[&Cell]) -> bool {
    let shows = Modifier::REVERSED | Modifier::UNDERLINED | Modifier::CROSSED_OUT;
    cells.iter().all(|cell| cell.symbol() == " " && !cell.modifier.intersects(shows))
}

fn styles(cells: &[&Cell]) -> Paints {
    cells.iter().map(|cell| full(cell.style())).collect()
}

/// Returns a style as a cell stores it.
fn full(style: Style) -> Style {
    let mut cell = Cell::EMPTY;
    cell.set_style(style);
    Style::new().fg(cell.fg).bg(cell.bg).add_modifier(cell.modifier)
}

/// Returns a style by the names of the theme's roles, with its colours.
fn written(style: Style, theme: &Theme) -> String {
    let (ink, ground) = (style.fg.unwrap(), style.bg.unwrap());
    let colour = |colour: Color| match colour {
        Color::Reset => "default".to_owned(),
        colour => colour.to_string().to_lowercase(),
    };
    let named = |wanted: Color, is_ground: bool| {
        let roles = Role::ALL.into_iter().filter(|role| role.is_ground() == is_ground);
        let mut roles = roles.filter(|role| theme.colour(*role) == wanted);
        roles
            .next()
            .map_or_else(|| colour(wanted), |role| format!("{} {}", role.name(), colour(wanted)))
    };
    let mut told = match theme.has_colours() {
        true => format!("{} on {}", named(ink, false), named(ground, true)),
        false => String::from("plain"),
    };
    for (modifier, _) in style.add_modifier.iter_names() {
        write!(told, " {}", modifier.to_lowercase()).unwrap();
    }
    told
}

/// Returns a screen at all sizes, as text and as styles of a dark and a light theme.
pub(super) fn in_two_themes(app: &App) -> String {
    let themes = [&*UNICODE, &*LIGHT];
    let mut key = Key::new(&themes);
    let mut told = String::new();
    for (columns, rows) in SIZES {
        let shown = text(&picture(app, &UNICODE, (columns, rows)));
        let runs = key.runs(app, (columns, rows));
        writeln!(told, "=== {columns}×{rows}\n{shown}--- paints\n{runs}").unwrap();
    }
    write!(told, "=== paints in dusk | in paper\n{}", key.told()).unwrap();
    told
}

#[test]
fn every_screen_without_colours_is_painted_with_shapes() {
    let look = Theme::new(BuiltIn::Mono, Depth::None, Glyphs::UNICODE);
    let themes = [&look];
    let mut key = Key::new(&themes);
    let mut told = String::new();
    for (name, app) in every_screen() {
        writeln!(told, "=== {name}\n{}", key.runs(&app, (80, 24))).unwrap();
    }
    write!(told, "=== paints in mono\n{}", key.told()).unwrap();
    insta::assert_snapshot!("without_colours", told);
}
