//! The spoken names of letters.

use crate::words::Alphabet;

/// Replaces single letters by their names: "There is no Ä." becomes "There is no A umlaut." The letters a–z
/// stay as they are, unless the alphabet gives them other names.
#[must_use]
pub fn letters_named(text: &str, alphabet: &Alphabet) -> String {
    letters_named_in(text, &[alphabet])
}

/// The same for letters of several alphabets: the first that has a letter names it.
#[must_use]
pub fn letters_named_in(text: &str, alphabets: &[&Alphabet]) -> String {
    let is_edge =
        |c: Option<&char>| c.is_none_or(|c| c.is_whitespace() || ".,;:!?'\"()/".contains(*c));
    let characters: Vec<char> = text.chars().collect();
    let mut told = String::with_capacity(text.len());
    for (at, c) in characters.iter().enumerate() {
        let alone = is_edge(at.checked_sub(1).and_then(|before| characters.get(before)))
            && is_edge(characters.get(at + 1));
        let name = |alphabet: &&Alphabet| {
            let letter = alphabet.letter(*c)?;
            let cased = alphabet.cased(letter);
            [cased.upper, cased.lower].contains(c).then(|| alphabet.name(letter))
        };
        match alphabets.iter().find_map(name).filter(|_| alone) {
            Some(_) if *c == 'I' && is_the_speaker(&characters[at + 1..]) => told.push(*c),
            Some(name) => match name {
                // An "a" may be an article.
                name if c.is_ascii() && name.len() == 1 => told.push(*c),
                name => say_name(&name, &mut told),
            },
            None => told.push(*c),
        }
    }
    told
}

/// Keeps the first of the spellings that are played alike, which is the commonest: "BUSCÓ/BUSCO" sounds like one word said
/// twice, with a slash between.
#[must_use]
pub fn spelled_once(text: &str) -> String {
    let is_of_words = |part: &str| {
        !part.is_empty() && part.chars().all(|c| c.is_alphabetic() && !c.is_lowercase())
    };
    let word = |word: &str| {
        let spelled = word.trim_end_matches(['.', ',', ';', ':', '!', '?', ')']);
        let first = spelled.split('/').next().unwrap_or_default();
        match first.len() < spelled.len() && spelled.split('/').all(is_of_words) {
            true => [first, &word[spelled.len()..]].concat(),
            false => word.to_owned(),
        }
    };
    let lines =
        text.split('\n').map(|line| line.split(' ').map(word).collect::<Vec<_>>().join(" "));
    lines.collect::<Vec<_>>().join("\n")
}

/// Appends the name of a letter, and adapts the article before it.
fn say_name(name: &str, told: &mut String) {
    let begins = |with: &str| name.starts_with(|c| with.contains(c));
    let spelled = name.chars().nth(1).is_none_or(|c| c == ' ');
    let vowel = begins(if spelled { "AEFHILMNORSXaeiou" } else { "aeiou" });
    for (article, right) in [(" a ", vowel), (" an ", !vowel)] {
        if right && told.ends_with(article) {
            told.truncate(told.len() - article.len());
            *told += if vowel { " an " } else { " a " };
            break;
        }
    }
    *told += name;
}

/// Returns whether an "I" before these characters is the computer and not the letter.
fn is_the_speaker(after: &[char]) -> bool {
    const SAYS: [&str; 18] = [
        "am", "ask", "could", "did", "do", "found", "go", "guess", "had", "have", "know", "need",
        "take", "think", "will", "win", "won", "would",
    ];
    let after: String = after.iter().take(8).collect();
    let word = after.trim_start().split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
    ["'ll", "'m", "'ve", "'d"].iter().any(|short| after.starts_with(short))
        || after.starts_with(' ') && SAYS.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{ENGLISH, GERMAN, RUSSIAN, TURKISH};

    #[test]
    fn words_that_are_played_alike_are_said_once() {
        for (text, told) in [
            ("It claims the word was CÔTE/CÔTÉ/COTE.", "It claims the word was CÔTE."),
            ("BUSCÓ/BUSCO, DEAL or CAFÉ/CAFE?", "BUSCÓ, DEAL or CAFÉ?"),
            (
                "in /HOME/ME, C:/X, y/n, A / B and HTTP://A.B/C",
                "in /HOME/ME, C:/X, y/n, A / B and HTTP://A.B/C",
            ),
        ] {
            assert_eq!(spelled_once(text), told);
        }
    }

    #[test]
    fn letters_that_stand_alone_have_names() {
        for (alphabet, text, told) in [
            (&GERMAN, "There is no Ä.", "There is no A umlaut."),
            (&GERMAN, "Letters missed: E, Ü.", "Letters missed: E, U umlaut."),
            (&GERMAN, "It says HÄUSER: _Ä__.", "It says HÄUSER: _Ä__."),
            (
                &RUSSIAN,
                "There are two Ж's, at places 1 and 2.",
                "There are two zhe's, at places 1 and 2.",
            ),
            (&RUSSIAN, "Word: blank О Ь. A word.", "Word: blank o soft sign. A word."),
            (
                &TURKISH,
                "There is no I. Is there an İ?",
                "There is no dotless I. Is there a dotted I?",
            ),
            (&GERMAN, "Is there a Ä?", "Is there an A umlaut?"),
            (&TURKISH, "I have 3 misses left. I'll ask.", "I have 3 misses left. I'll ask."),
            (&ENGLISH, "There is one I, at place 1. A, B.", "There is one I, at place 1. A, B."),
        ] {
            assert_eq!(letters_named(text, alphabet), told);
        }
    }
}
