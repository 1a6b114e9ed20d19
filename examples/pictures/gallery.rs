//! Draws the parts of the screens on one page each: tiles, keys, charts and figures.

use evil_hangman::game::Outcome;
use evil_hangman::ui::figures::{self, Figure, Loser, Stage};
use evil_hangman::ui::theme::Role;
use evil_hangman::ui::widgets::chips::{self, Chip};
use evil_hangman::ui::widgets::families;
use evil_hangman::ui::widgets::keycaps::{self, KeyState, Keycap};
use evil_hangman::ui::widgets::tiles::{self, Face, Tile};
use evil_hangman::ui::widgets::{big, fall, lives};
use evil_hangman::ui::{Look, Theme, Ui};
use evil_hangman::view::Group;
use evil_hangman::words::Cased;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

fn page(width: u16, height: u16, theme: &Theme) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    buffer.set_style(buffer.area, theme.whole());
    buffer
}

/// Draws every figure at several moments of a round, and its endings.
pub fn figures(theme: &Theme, size: (u16, u16)) -> Buffer {
    let (wide, high) = size;
    let endings = [Outcome::Won, Outcome::Lost, Outcome::GivenUp];
    let mut buffer = page(wide * 6, (high + 1) * 4, theme);
    let look = Look::still(theme);
    let ui = &mut Ui::new(&look, &mut buffer);
    for (row, (figure, _)) in (0..).zip(Figure::ALL) {
        let stages = [2, 4, 6].map(|misses| Stage { misses, of: 7, stroke: 1.0, ending: None });
        let ends = endings.map(|ending| {
            let misses = if ending == Outcome::Lost { 7 } else { 3 };
            Stage { misses, of: 7, stroke: 1.0, ending: Some((ending, 1.0)) }
        });
        for (column, stage) in (0..).zip(stages.into_iter().chain(ends)) {
            let area = Rect::new(column * wide, row * (high + 1), wide, high);
            figures::draw(figure, Loser::Player, &stage, ui, area);
        }
    }
    buffer
}

/// Draws the moments of a figure in an ending, side by side.
pub fn ending(theme: &Theme, figure: Figure, ending: Outcome, size: (u16, u16)) -> Buffer {
    let (wide, high) = size;
    let mut buffer = page(wide * 6, high, theme);
    let look = Look::still(theme);
    let ui = &mut Ui::new(&look, &mut buffer);
    for column in 0..6_u16 {
        let progress = f32::from(column) / 5.0;
        let stage = Stage { misses: 4, of: 7, stroke: 1.0, ending: Some((ending, progress)) };
        let area = Rect::new(column * wide, 0, wide, high);
        figures::draw(figure, Loser::Player, &stage, ui, area);
    }
    buffer
}

fn cased(letter: char) -> Cased {
    Cased { upper: letter.to_ascii_uppercase(), lower: letter.to_ascii_lowercase() }
}

fn word(theme_word: &str, turned: f32) -> Vec<Tile> {
    theme_word
        .chars()
        .map(|c| match c {
            '_' => Tile { letter: None, face: Face::Blank, turned: 1.0 },
            c if c.is_lowercase() => Tile { letter: Some(cased(c)), face: Face::Lost, turned },
            c => Tile { letter: Some(cased(c)), face: Face::Found, turned },
        })
        .collect()
}

/// Draws tiles, keys and charts.
pub fn widgets(theme: &Theme) -> Buffer {
    let mut buffer = page(120, 104, theme);
    let look = Look::still(theme);
    let ui = &mut Ui::new(&look, &mut buffer);
    let title = Rect::new(4, 1, 112, 3);
    big::draw("Evil", Role::Danger, ui, title);
    let name = Rect { x: 4 + big::width("Evil ").unwrap_or(0) + 1, ..title };
    big::draw("Hangman", Role::Ink, ui, name);
    let mut y = 5;
    for size in tiles::TileSize::ALL {
        let shown = word("_hI_fING", 1.0);
        let (_, high) = size.extent(shown.len(), 120);
        tiles::draw(&shown, size, ui, Rect::new(0, y, 120, high));
        y += high + 1;
    }
    // A flip, frame by frame.
    for moment in 0..8_u16 {
        let turned = f32::from(moment) / 7.0;
        let tile = Tile { letter: Some(cased('E')), face: Face::Found, turned };
        let area = Rect::new(8 + moment * 9, y, 7, 4);
        tiles::draw(&[tile], tiles::TileSize::Large, ui, area);
    }
    y += 5;
    ui.buffer.set_line(4, y, &lives::marks(6, 11, theme, 40), 40);
    y += 2;
    let keys: Vec<Vec<Keycap>> = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
        .map(|row| {
            row.chars()
                .map(|lower| Keycap {
                    letter: cased(lower.to_ascii_uppercase()),
                    state: match lower {
                        'i' | 'n' => KeyState::Hit,
                        'e' | 'r' | 'o' | 'a' | 's' => KeyState::Miss,
                        _ => KeyState::Unused,
                    },
                })
                .collect()
        })
        .into();
    for (index, size) in (0..).zip(keycaps::KeycapSize::ALL) {
        let x = [2, 62][index % 2];
        let area = Rect::new(x, y + 6 * (index as u16 / 2), 60, 5);
        keycaps::draw(&keys, size, ui, area);
    }
    y += 16;
    let steps: Vec<_> = [
        (None, true, 37_132),
        (Some('E'), false, 12_083),
        (Some('A'), false, 4_713),
        (Some('I'), true, 306),
        (Some('O'), false, 264),
        (Some('S'), false, 138),
        (Some('R'), false, 69),
    ]
    .map(|(letter, hit, left)| fall::FallStep { letter: letter.map(cased), word: None, hit, left })
    .into();
    fall::rows(&steps, ui, Rect::new(4, y, 50, 7));
    let inner = chips::card(ui, Rect::new(62, y - 1, 56, 9));
    let family = |pattern: &str, size, kept, words: &str| Group {
        pattern: pattern.into(),
        spoken: String::new(),
        size,
        share: 0,
        kept,
        words: words.split(' ').map(str::to_owned).collect(),
    };
    let torn = [
        family("··I··I··", 69, true, "whiffing skidding"),
        family("·RI··I··", 33, false, "bringing"),
        family("··IR·I··", 21, false, "chirping"),
        family("··I··IR·", 9, false, "whipbird"),
        family("R·I··I··", 6, false, "reigning"),
    ];
    families::rows(&torn, 0, 1.0, ui, Rect { height: 5, ..inner });
    y += 9;
    chips::button("Enter   PLAY", true, ui, Rect::new(4, y, 24, 3));
    chips::button("Story", false, ui, Rect::new(30, y + 1, 11, 1));
    let hints = [("a–z", "guess"), ("Tab", "words left"), ("F4", "X-ray"), ("Esc", "pause")]
        .map(|(key, does)| Chip { key, does });
    let (line, _) = chips::hints(&hints, theme, 112);
    ui.buffer.set_line(4, y + 4, &line, 112);
    buffer
}
