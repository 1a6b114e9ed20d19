//! Owns [`ListName`]: the name by which a transcript refers to words.

use std::borrow::Cow;
use std::fmt::{self, Write};
use std::str::FromStr;

use hangman_words::{Alphabet, EmbeddedList, WordsOfLength, is_seen, shown};

/// The words that a round was about.
///
/// As text, it contains no spaces. A built-in list is written as its name (`en/everyday` or `de/full`). The
/// player's own list is written as its name, a `#`, and the fingerprint of its words of that length in
/// hexadecimal: `animals.txt#00c0ffee00c0ffee`. If it states a language, another `#` and the language code
/// follow: `djur.txt#00c0ffee00c0ffee#sv`. Spaces, invisible characters, `%`, `#` and characters that a shell
/// interprets within quotes are percent-encoded, as in URLs.
#[derive(Clone, Debug)]
pub enum ListName {
    /// A built-in list.
    Embedded(EmbeddedList),
    /// The player's own list.
    Own {
        /// Its name, as somebody wrote it. This is not safe to print; [`ListName::name`] is.
        name: String,
        /// The fingerprint of its words of the round's length.
        words: u64,
        /// The alphabet of its words.
        alphabet: &'static Alphabet,
    },
}

/// The error for a text that doesn't name a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this isn't the name of a word list")]
pub struct NoSuchList;

/// A list of the player's own is the same whatever its file is called.
impl PartialEq for ListName {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Embedded(one), Self::Embedded(other)) => one == other,
            (
                Self::Own { words, alphabet, .. },
                Self::Own { words: others, alphabet: other, .. },
            ) => (words, alphabet) == (others, other),
            _ => false,
        }
    }
}

impl Eq for ListName {}

impl ListName {
    /// Returns the name of the list of these words. If there are none, as for a friend's word that is longer than any listed
    /// one, it is the first built-in list of their language, or else called by the code of the language.
    pub fn of(words: &WordsOfLength) -> Self {
        let first =
            || words.is_empty().then(|| EmbeddedList::of(words.alphabet()).next()).flatten();
        words.embedded().or_else(first).map_or_else(
            || Self::Own {
                name: words.list_name().to_owned(),
                words: words.fingerprint(),
                alphabet: words.alphabet(),
            },
            Self::Embedded,
        )
    }

    /// Returns the name alone, safe to print, since somebody else may have written it.
    pub fn name(&self) -> Cow<'_, str> {
        match self {
            Self::Embedded(embedded) => embedded.name().into(),
            Self::Own { name, .. } => shown(name, false).into(),
        }
    }

    /// Returns the alphabet of its words.
    pub fn alphabet(&self) -> &'static Alphabet {
        match self {
            Self::Embedded(embedded) => embedded.alphabet(),
            Self::Own { alphabet, .. } => alphabet,
        }
    }
}

impl fmt::Display for ListName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Own { name, words, alphabet } = self else { return f.write_str(&self.name()) };
        for c in name.chars() {
            let meant = matches!(c, '%' | '#' | '"' | '\'' | '$' | '`' | '\\' | '!');
            if c.is_whitespace() || !is_seen(c) || meant {
                let mut bytes = [0; 4];
                c.encode_utf8(&mut bytes).bytes().try_for_each(|byte| write!(f, "%{byte:02x}"))?;
            } else {
                f.write_char(c)?;
            }
        }
        write!(f, "#{words:016x}")?;
        // Lines from before there were languages name none.
        if *alphabet == Alphabet::UNSAID { Ok(()) } else { write!(f, "#{}", alphabet.code()) }
    }
}

impl FromStr for ListName {
    type Err = NoSuchList;

    fn from_str(text: &str) -> Result<Self, NoSuchList> {
        let Some((name, words)) = text.split_once('#') else {
            let named = |embedded: &EmbeddedList| embedded.name() == text && embedded.is_built_in();
            let embedded = EmbeddedList::ALL.into_iter().find(named);
            return embedded.map(Self::Embedded).ok_or(NoSuchList);
        };
        let (words, alphabet) = match words.split_once('#') {
            Some((words, code)) => (words, Alphabet::of(code).ok_or(NoSuchList)?),
            None => (words, Alphabet::UNSAID),
        };
        let words = u64::from_str_radix(words, 16).map_err(|_| NoSuchList)?;
        Ok(Self::Own { name: unescaped(name).ok_or(NoSuchList)?, words, alphabet })
    }
}

/// Decodes the escapes of a name.
fn unescaped(text: &str) -> Option<String> {
    let mut pieces = text.split('%');
    let mut bytes = pieces.next()?.as_bytes().to_vec();
    for piece in pieces {
        let (byte, rest) = piece.split_at_checked(2)?;
        bytes.push(u8::from_str_radix(byte, 16).ok()?);
        bytes.extend_from_slice(rest.as_bytes());
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use hangman_words::{ENGLISH, GERMAN, Grade, SWEDISH};

    #[test]
    fn every_list_is_written_without_blanks_and_read_as_the_same() {
        let list =
            |name: &str, words, alphabet| ListName::Own { name: name.to_owned(), words, alphabet };
        let own = |name: &str, words| list(name, words, &ENGLISH);
        for (list, text) in [
            (ListName::Embedded(EmbeddedList::EVERYDAY), "en/everyday"),
            #[cfg(feature = "german")]
            (ListName::Embedded(EmbeddedList::with(&GERMAN, Grade::Full).unwrap()), "de/full"),
            (own("animals.txt", 0xc0ffee), "animals.txt#0000000000c0ffee"),
            (own("everyday", 1), "everyday#0000000000000001"),
            (own("my 50% #1\u{3000}é", u64::MAX), "my%2050%25%20%231%e3%80%80é#ffffffffffffffff"),
            (own("a\n\u{202e}\u{1b}[m", 2), "a%0a%e2%80%ae%1b[m#0000000000000002"),
            (own("", 0), "#0000000000000000"),
            (list("djur", 7, &SWEDISH), "djur#0000000000000007#sv"),
        ] {
            assert_eq!(list.to_string(), text);
            assert!(!text.contains(char::is_whitespace));
            let read: ListName = text.parse().unwrap();
            assert_eq!((&read, read.to_string()), (&list, list.to_string()));
        }
    }

    #[test]
    fn a_name_is_shown_with_nothing_that_a_terminal_would_obey() {
        // Older versions wrote characters that cannot be seen as they are.
        let list: ListName = "a%0a\u{202e}%1b[m#2".parse().unwrap();
        assert_eq!(list.name(), r"a\n\u{202e}\u{1b}[m");
        assert!(list.to_string().chars().all(is_seen));
    }

    #[test]
    fn a_text_that_names_no_list_is_refused() {
        let none = "huge x# x#12#3 x#12#sv#sv x#12# x#xyz %#1 %2#1 %ff#1 %é#1 a%g0#1";
        for text in none.split(' ').chain([""]) {
            assert_eq!(text.parse::<ListName>(), Err(NoSuchList), "{text}");
        }
    }
}
