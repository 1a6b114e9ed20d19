//! The characters that lines, marks and bars are drawn with.

/// The characters that lines, marks and bars are drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyphs {
    /// Whether characters outside ASCII may be used.
    pub unicode: bool,
    pub(in crate::ui) rule: &'static str,
    pub(in crate::ui) dot: &'static str,
    pub(in crate::ui) full: char,
    pub(in crate::ui) spent: char,
    pub(in crate::ui) miss: char,
    /// Marks an answer that holds for a word, and one that doesn't.
    pub(in crate::ui) holds: char,
    pub(in crate::ui) fails: char,
    pub(in crate::ui) previous: char,
    pub(in crate::ui) next: char,
    pub(in crate::ui) pointer: char,
    pub(in crate::ui) cursor: char,
    pub(in crate::ui) below: char,
    pub(in crate::ui) secret: char,
    /// The last cell of a bar, from empty to full.
    pub(in crate::ui) across: &'static [char],
    /// The same for a miss: its shape differs, since not every eye can tell the two colours apart.
    pub(in crate::ui) shaded: &'static [char],
    /// The top cell of a column, from empty to full.
    pub(in crate::ui) upward: &'static [char],
}

impl Glyphs {
    /// Box drawing, blocks and circles.
    pub const UNICODE: Self = Self {
        unicode: true,
        rule: "─",
        dot: "·",
        full: '●',
        spent: '○',
        miss: '·',
        holds: '✓',
        fails: '✗',
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
        rule: "-",
        dot: "-",
        full: '#',
        spent: '.',
        miss: '-',
        holds: '+',
        fails: 'x',
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

    /// Returns what a bar of the words left is drawn with.
    pub(in crate::ui) const fn bar(&self, is_miss: bool) -> &'static [char] {
        if is_miss { self.shaded } else { self.across }
    }
}
