//! Owns [`Theme`]: which colours and which characters the game is painted with.
//!
//! Colour never carries meaning alone, so the game is the same without. The colours are the
//! terminal's own sixteen: they fit whatever background the player chose.

use ratatui::style::{Color, Modifier, Style};

/// How everything looks.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    colours: Colours,
    /// The characters that are drawn with.
    pub glyphs: Glyphs,
}

/// Whether to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// The terminal's sixteen.
    Ansi,
    /// None; bold, reverse and underline alone.
    None,
}

/// The characters that lines, marks and bars are drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyphs {
    /// Whether characters outside ASCII are there to be used.
    pub unicode: bool,
    pub(super) rule: &'static str,
    pub(super) post: char,
    pub(super) beam: char,
    pub(super) corner: char,
    pub(super) hook: char,
    pub(super) foot: char,
    pub(super) dot: &'static str,
    pub(super) separator: &'static str,
    pub(super) full: char,
    pub(super) spent: char,
    pub(super) miss: char,
    pub(super) previous: char,
    pub(super) next: char,
    pub(super) pointer: char,
    pub(super) cursor: char,
    pub(super) below: char,
    pub(super) secret: char,
    pub(super) left_end: char,
    pub(super) right_end: char,
    /// A bar's last cell, from empty to full.
    pub(super) across: &'static [char],
    /// A column's top cell, from empty to full.
    pub(super) upward: &'static [char],
}

impl Glyphs {
    /// Box drawing, blocks and circles.
    pub const UNICODE: Self = Self {
        unicode: true,
        rule: "─",
        post: '│',
        beam: '─',
        corner: '┌',
        hook: '┐',
        foot: '┴',
        dot: "·",
        separator: "–",
        full: '●',
        spent: '○',
        miss: '·',
        previous: '‹',
        next: '›',
        pointer: '▸',
        cursor: '▏',
        below: '▴',
        secret: '•',
        left_end: '▕',
        right_end: '▏',
        across: &[' ', '▏', '▎', '▍', '▌', '▋', '▊', '▉', '█'],
        upward: &[' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'],
    };

    /// Characters that every terminal has.
    pub const ASCII: Self = Self {
        unicode: false,
        rule: "-",
        post: '|',
        beam: '-',
        corner: '+',
        hook: '+',
        foot: '+',
        dot: "-",
        separator: "-",
        full: '#',
        spent: '.',
        miss: '-',
        previous: '<',
        next: '>',
        pointer: '>',
        cursor: '_',
        below: '^',
        secret: '*',
        left_end: '[',
        right_end: ']',
        across: &[' ', '#'],
        upward: &[' ', '.', ':', '#'],
    };
}

impl Theme {
    /// A theme of these colours and characters.
    #[must_use]
    pub const fn new(colours: Colours, glyphs: Glyphs) -> Self {
        Self { colours, glyphs }
    }

    const fn colour(&self, colour: Color) -> Style {
        match self.colours {
            Colours::Ansi => Style::new().fg(colour),
            Colours::None => Style::new(),
        }
    }

    /// The game's name and other headings.
    pub(super) const fn title(&self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Lines that only divide and columns that only compare.
    pub(super) const fn faint(&self) -> Style {
        self.colour(Color::DarkGray)
    }

    /// What stands out: keys, the selected value, the chosen length.
    pub(super) const fn accent(&self) -> Style {
        self.colour(Color::Cyan).add_modifier(Modifier::BOLD)
    }

    /// The selected row of a menu or a form.
    pub(super) const fn selected(&self) -> Style {
        match self.colours {
            Colours::Ansi => Style::new().fg(Color::Cyan).add_modifier(Modifier::BOLD),
            Colours::None => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    /// A letter that is in the word, and good news.
    pub(super) const fn hit(&self) -> Style {
        self.colour(Color::Green).add_modifier(Modifier::BOLD)
    }

    /// A letter that is not, and bad news.
    pub(super) const fn miss(&self) -> Style {
        self.colour(Color::Red)
    }

    /// What something is called, beside what it is.
    pub(super) const fn label(&self) -> Style {
        Style::new()
    }

    /// Something wrong that the player can mend.
    pub(super) const fn warning(&self) -> Style {
        self.colour(Color::Yellow)
    }

    /// The text in the player's own colours.
    pub(super) const fn plain(&self) -> Style {
        Style::new()
    }
}
