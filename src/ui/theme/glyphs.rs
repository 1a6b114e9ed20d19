//! The characters that lines, marks and bars are drawn with.

use ratatui::symbols::border;

/// The characters that lines, marks and bars are drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyphs {
    /// Whether characters outside ASCII may be used.
    pub unicode: bool,
    /// The rules at the top and at the bottom of a row.
    pub(crate) rules: [&'static str; 2],
    pub(crate) dot: char,
    pub(crate) frame: border::Set<'static>,
    pub(crate) full: char,
    pub(crate) spent: char,
    pub(crate) lost: char,
    pub(crate) previous: char,
    pub(crate) next: char,
    pub(crate) pointer: char,
    pub(crate) cursor: char,
    pub(crate) below: char,
    pub(crate) secret: char,
    /// The last cell of a bar, from empty to full.
    pub(crate) across: &'static [char],
    /// The same for a miss: its shape differs, since not every eye can tell the two colours apart.
    pub(crate) shaded: &'static [char],
    /// The top cell of a column, from empty to full.
    pub(crate) upward: &'static [char],
}

impl Glyphs {
    /// Box drawing, blocks and circles.
    pub const UNICODE: Self = Self {
        unicode: true,
        rules: ["▔", "▁"],
        dot: '·',
        frame: border::ROUNDED,
        full: '●',
        spent: '○',
        lost: '✗',
        previous: '‹',
        next: '›',
        pointer: '▸',
        cursor: '▏',
        below: '▴',
        secret: '•',
        across: &[' ', '▏', '▎', '▍', '▌', '▋', '▊', '▉', '█'],
        shaded: &[' ', '▒'],
        upward: &[' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'],
    };

    /// ASCII characters, which every terminal has.
    pub const ASCII: Self = Self {
        unicode: false,
        rules: ["-", "-"],
        dot: '-',
        frame: ASCII_FRAME,
        full: '#',
        spent: '.',
        lost: 'x',
        previous: '<',
        next: '>',
        pointer: '>',
        cursor: '_',
        below: '^',
        secret: '*',
        across: &[' ', '#'],
        shaded: &[' ', '='],
        upward: &[' ', '.', ':', '#'],
    };
}

const ASCII_FRAME: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};
