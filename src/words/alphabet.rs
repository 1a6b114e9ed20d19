//! Owns [`Alphabet`]: which characters are letters, and which letter each is.

use super::letter::Letter;

/// The letters of a language, at most [`Letter::MAX`] of them.
///
/// Everything above this file works with [`Letter`]s, so another language is another table here, named in
/// [`Alphabet::ALL`].
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Alphabet {
    code: &'static str,
    lower: &'static [char],
    upper: &'static [char],
    keyboard: &'static [&'static str],
}

/// a–z.
pub static ENGLISH: Alphabet = Alphabet {
    code: "en",
    lower: &[
        'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r',
        's', 't', 'u', 'v', 'w', 'x', 'y', 'z',
    ],
    upper: &[
        'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R',
        'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z',
    ],
    keyboard: &["qwertyuiop", "asdfghjkl", "zxcvbnm"],
};

/// a–z, ä, ö, ü and ß, which are letters of their own.
pub static GERMAN: Alphabet = Alphabet {
    code: "de",
    lower: &[
        'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r',
        's', 't', 'u', 'v', 'w', 'x', 'y', 'z', 'ä', 'ö', 'ü', 'ß',
    ],
    upper: &[
        'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R',
        'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z', 'Ä', 'Ö', 'Ü', 'ẞ',
    ],
    keyboard: &["qwertzuiopü", "asdfghjklöä", "yxcvbnmß"],
};

/// a–z, å, ä and ö.
pub static SWEDISH: Alphabet = Alphabet {
    code: "sv",
    lower: &[
        'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r',
        's', 't', 'u', 'v', 'w', 'x', 'y', 'z', 'å', 'ä', 'ö',
    ],
    upper: &[
        'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R',
        'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z', 'Å', 'Ä', 'Ö',
    ],
    keyboard: &["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
};

/// The thirty-two letters of Polish in their own order, and q, v and x, which words from elsewhere have.
pub static POLISH: Alphabet = Alphabet {
    code: "pl",
    lower: &[
        'a', 'ą', 'b', 'c', 'ć', 'd', 'e', 'ę', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'ł', 'm', 'n',
        'ń', 'o', 'ó', 'p', 'q', 'r', 's', 'ś', 't', 'u', 'v', 'w', 'x', 'y', 'z', 'ź', 'ż',
    ],
    upper: &[
        'A', 'Ą', 'B', 'C', 'Ć', 'D', 'E', 'Ę', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'Ł', 'M', 'N',
        'Ń', 'O', 'Ó', 'P', 'Q', 'R', 'S', 'Ś', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z', 'Ź', 'Ż',
    ],
    // Each letter with a mark is in the row of the one without, as the right Alt key has it.
    keyboard: &["qwertyuiopęó", "asdfghjkląśł", "zxcvbnmżźćń"],
};

impl Alphabet {
    /// Every alphabet that a list can be written in.
    pub const ALL: [&'static Self; 4] = [&ENGLISH, &GERMAN, &SWEDISH, &POLISH];

    /// What a list is written in that does not say it, as every list was when the first rounds were kept.
    pub const UNSAID: &'static Self = &ENGLISH;

    /// The code of its language (ISO 639-1), as lists and transcripts write it.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.code
    }

    /// The alphabet of a language, in either case.
    #[must_use]
    pub fn of(code: &str) -> Option<&'static Self> {
        Self::ALL.into_iter().find(|alphabet| alphabet.code.eq_ignore_ascii_case(code))
    }

    /// The rows of letters as they lie on a keyboard of the language.
    pub(crate) fn keyboard(&self) -> impl Iterator<Item = Vec<Letter>> {
        self.keyboard.iter().map(|row| row.chars().filter_map(|c| self.letter(c)).collect())
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
        let index = |cases: &[char]| cases.iter().position(|&known| known == character);
        Letter::new(index(self.lower).or_else(|| index(self.upper))?)
    }

    /// How the letter is written in lower case, if it is one of this alphabet.
    #[must_use]
    pub fn lower(&self, letter: Letter) -> Option<char> {
        self.lower.get(letter.index()).copied()
    }

    /// How the letter is written in upper case; `?` if it is none of this alphabet.
    #[must_use]
    pub fn upper(&self, letter: Letter) -> char {
        self.upper.get(letter.index()).copied().unwrap_or('?')
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

    #[test]
    fn each_alphabet_has_both_cases_of_every_letter_and_a_key_for_it() {
        for alphabet in Alphabet::ALL {
            let code = alphabet.code();
            assert_eq!(Alphabet::of(&code.to_uppercase()), Some(alphabet));
            assert_eq!(alphabet.lower.len(), alphabet.upper.len(), "{code}");
            for letter in alphabet.letters() {
                let (lower, upper) = (alphabet.lower(letter).unwrap(), alphabet.upper(letter));
                assert_eq!(alphabet.letter(lower), Some(letter), "{code} {lower}");
                assert_eq!(alphabet.letter(upper), Some(letter), "{code} {upper}");
                assert!(upper.to_lowercase().eq([lower]), "{code} {lower} {upper}");
            }
            assert!(alphabet.keyboard().all(|row| row.len() <= 13), "{code}");
            let mut keys: Vec<_> = alphabet.keyboard().flatten().collect();
            keys.sort_unstable();
            assert!(keys.into_iter().eq(alphabet.letters()), "{code}");
        }
        assert_eq!(Alphabet::of("xx"), None);
    }
}
