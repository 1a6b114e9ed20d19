//! Owns [`Alphabet`]: which characters are letters, and which letter each is.

use super::letter::Letter;

/// The letters of a language, at most [`Letter::MAX`] of them.
///
/// Everything above this file works with [`Letter`]s, so another language is another table here.
#[derive(Debug, PartialEq, Eq)]
pub struct Alphabet {
    name: &'static str,
    lower: &'static [char],
}

/// a–z.
pub static ENGLISH: Alphabet = Alphabet {
    name: "English",
    lower: &[
        'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r',
        's', 't', 'u', 'v', 'w', 'x', 'y', 'z',
    ],
};

impl Alphabet {
    /// The language, for people.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// How many letters there are (1 ..= 64).
    #[must_use]
    pub const fn len(&self) -> usize {
        self.lower.len()
    }

    /// An alphabet has letters; this is here because [`Alphabet::len`] is.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.lower.is_empty()
    }

    /// The letter that this character writes, in upper or lower case.
    #[must_use]
    pub fn letter(&self, character: char) -> Option<Letter> {
        let mut folded = character.to_lowercase();
        let (lower, None) = (folded.next()?, folded.next()) else {
            return None;
        };
        // The Kelvin sign folds to 'k' but no keyboard and no word list means it.
        if lower.is_ascii() && !character.is_ascii() {
            return None;
        }
        Letter::new(self.lower.iter().position(|&known| known == lower)?)
    }

    /// How the letter is written in lower case, if it is one of this alphabet.
    #[must_use]
    pub fn lower(&self, letter: Letter) -> Option<char> {
        self.lower.get(letter.index()).copied()
    }

    /// How the letter is written in upper case; `?` if it is none of this alphabet.
    #[must_use]
    pub fn upper(&self, letter: Letter) -> char {
        self.lower(letter).and_then(|c| c.to_uppercase().next()).unwrap_or('?')
    }

    /// Every letter in the alphabet's order.
    pub fn letters(&self) -> impl Iterator<Item = Letter> {
        (0..self.len()).filter_map(Letter::new)
    }

    /// Whether the letter is one of this alphabet.
    #[must_use]
    pub const fn contains(&self, letter: Letter) -> bool {
        letter.index() < self.len()
    }

    /// How many letters of a, b, c … the alphabet begins with, in this order and with no other between.
    pub(super) fn ascii_run(&self) -> u8 {
        (b'a'..=b'z').zip(self.lower).take_while(|(plain, own)| char::from(*plain) == **own).count()
            as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_does_not_matter_and_look_alikes_are_no_letters() {
        for (index, c) in ('a'..='z').enumerate() {
            let letter = ENGLISH.letter(c).unwrap();
            assert_eq!(letter.index(), index);
            assert_eq!(ENGLISH.letter(c.to_ascii_uppercase()), Some(letter));
            assert_eq!(ENGLISH.lower(letter), Some(c));
            assert_eq!(ENGLISH.upper(letter), c.to_ascii_uppercase());
        }
        for stranger in ['é', '1', ' ', 'ſ', '\u{212a}', 'ß', '\u{1b}'] {
            assert_eq!(ENGLISH.letter(stranger), None, "{stranger:?}");
        }
        assert_eq!(ENGLISH.upper(Letter::new(26).unwrap()), '?');
    }
}
