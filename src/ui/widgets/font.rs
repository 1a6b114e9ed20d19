//! The letters as pixels, five rows high and up to five columns wide.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The rows of a letter, without the marks above and below it.
pub const HEIGHT: usize = 5;

/// The file of the letters, which explains its format.
const FILE: &str = include_str!("../../../assets/letters.txt");

/// Returns the rows of each letter that has its own pixels: a line for each row, where `#` is ink.
fn letters() -> &'static BTreeMap<char, &'static str> {
    static LETTERS: LazyLock<BTreeMap<char, &str>> = LazyLock::new(|| {
        let letters =
            FILE.trim_end().split("\n\n").skip(1).filter_map(|letter| letter.split_once('\n'));
        letters.flat_map(|(names, rows)| names.chars().map(move |name| (name, rows))).collect()
    });
    &LETTERS
}

/// A row of ink above or below a letter, and the letters that have it: with the mark, and without.
const MARKED: [(i32, &str, &str, &str); 12] = [
    (ABOVE, ".#.#.", "ÄËÏÖÜŸЁЇ", "AEIOUYEI"),
    (ABOVE, "...#.", "ÁÉÍÓÚÝĆŃŚŹΆΈΉΊΌΎΏ", "AEIOUYCNSZAEHIOYΩ"),
    (ABOVE, ".#...", "ÀÈÌÒÙ", "AEIOU"),
    (ABOVE, ".###.", "ÂÊÎÔÛŴŶ", "AEIOUWY"),
    (ABOVE, ".##.#", "ÃÑÕ", "ANO"),
    (ABOVE, "..#..", "ÅŮŻİĠĖЙЎ", "AUZIGEИУ"),
    (ABOVE, "##.##", "ČĎĚŇŘŠŤŽ", "CDENRSTZ"),
    (ABOVE, "#...#", "ĂĞ", "AG"),
    (ABOVE, "#####", "ĀĒĪŌŪ", "AEIOU"),
    (ABOVE, "..#.#", "ŐŰ", "OU"),
    (BELOW, "..##.", "ÇŞȘȚŢ", "CSSTT"),
    (BELOW, "...##", "ĄĘĮŲ", "AEIU"),
];

/// The rows of marks, relative to those of the letter.
const ABOVE: i32 = -1;
const BELOW: i32 = HEIGHT as i32;

/// A letter as pixels.
#[derive(Clone, Copy)]
pub struct Glyph {
    rows: &'static str,
    /// Its row, and the ink in it.
    mark: Option<(i32, &'static str)>,
}

impl Glyph {
    /// Returns the pixels of a letter; `None` if it has no drawing.
    pub fn of(letter: char) -> Option<Self> {
        let upper = letter.to_uppercase().next().filter(|_| letter.to_uppercase().count() == 1);
        let letter = upper.unwrap_or(letter);
        let like = |with: &str, without: &str| {
            let at = with.chars().position(|c| c == letter)?;
            without.chars().nth(at)
        };
        let marked = MARKED.iter().find_map(|(row, mark, with, without)| {
            Some((like(with, without)?, Some((*row, *mark))))
        });
        let (base, mark) = marked.unwrap_or((letter, None));
        let rows = letters().get(if base == ' ' { &'␣' } else { &base })?;
        Some(Self { rows, mark })
    }

    /// Returns the number of columns.
    pub const fn width(self) -> usize {
        // A line break ends every row but the last.
        self.rows.len() / HEIGHT
    }

    /// Returns whether there is ink in a column and row, relative to the letter's own corner.
    pub fn has(self, column: i32, row: i32) -> bool {
        let Ok(column) = usize::try_from(column) else { return false };
        let width = self.width();
        let ink = |text: &str, at: usize| column < width && text.as_bytes().get(at) == Some(&b'#');
        match (self.mark, usize::try_from(row)) {
            (Some((at, mark)), _) if at == row => ink(mark, column + (5 - width) / 2),
            (_, Ok(row)) if row < HEIGHT => ink(self.rows, row * (width + 1) + column),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_that_is_drawn_has_five_rows_of_one_width() {
        for (letter, rows) in letters() {
            let widths: Vec<_> = rows.lines().map(str::len).collect();
            assert_eq!(widths.len(), HEIGHT, "{letter}");
            assert!(widths.iter().all(|width| (1..=5).contains(width) && *width == widths[0]));
        }
    }

    #[test]
    fn letters_look_different() {
        let alphabets = [
            "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜẞ",
            "AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ",
            "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ",
            "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
            "ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ",
            "0123456789",
        ];
        for alphabet in alphabets {
            let mut seen = std::collections::BTreeMap::new();
            for letter in alphabet.chars() {
                let glyph = Glyph::of(letter).unwrap_or_else(|| panic!("{letter} is not drawn"));
                let pixels: Vec<bool> = (-1..=5)
                    .flat_map(|row| (0..5).map(move |column| glyph.has(column, row)))
                    .collect();
                if let Some(other) = seen.insert(pixels, letter) {
                    panic!("{letter} looks like {other}");
                }
            }
        }
        assert!(Glyph::of('字').is_none());
    }
}
