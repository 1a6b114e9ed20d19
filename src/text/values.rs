//! Numbers, shares, distances from perfect play, times and places in words.

use super::Letters;
use super::Medium::{self, Screen, Speech};
use crate::words::{Alphabet, Guess, Letter, Places};

/// Formats a whole number with thousands separators: 28,813.
pub fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// The numbers that are written in words, from 1.
const IN_WORDS: [&str; 12] = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
];

/// "one", "twelve", "13".
pub fn in_words(number: usize) -> String {
    let word = number.checked_sub(1).and_then(|index| IN_WORDS.get(index));
    word.map_or_else(|| grouped(number), |word| (*word).to_owned())
}

/// "1 word", "2 words", "28,813 words".
pub(super) fn counted(number: usize, one: &str, more: &str) -> String {
    format!("{} {}", grouped(number), if number == 1 { one } else { more })
}

/// The same in a sentence: "one word", "2 words".
pub(super) fn one_or(number: usize, one: &str, more: &str) -> String {
    if number == 1 { format!("one {one}") } else { counted(number, one, more) }
}

/// "A", "A and B", "A, B and C".
pub fn listed(things: impl IntoIterator<Item: ToString>, and: &str) -> String {
    let things: Vec<_> = things.into_iter().map(|thing| thing.to_string()).collect();
    match &things[..] {
        [first @ .., last] if !first.is_empty() => format!("{} {and} {last}", first.join(", ")),
        all => all.concat(),
    }
}

/// Capitalizes a text; what it quotes of another language stays as it is.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|c| c.to_ascii_uppercase()).into_iter().chain(letters).collect()
}

/// Turns a message into a sentence.
pub fn sentence(message: &str) -> String {
    capital(&ended(message))
}

/// Returns a message with a full stop, unless it ends like a sentence already.
pub(super) fn ended(message: &str) -> String {
    let end = if message.ends_with(['.', '?', '!']) { "" } else { "." };
    message.to_owned() + end
}

/// "3", "3 and 6", "1, 3 and 5": places counted from 1.
pub(super) fn numbers(places: Places) -> String {
    listed(places.iter().map(|place| place + 1), "and")
}

/// "1st", "2nd", "11th".
pub(super) fn ordinal(number: usize) -> String {
    let ending = match (number % 100, number % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

/// "6th letter", "1st and 4th letters".
pub(super) fn ordinals(places: Places) -> String {
    let letters = if places.count() == 1 { "letter" } else { "letters" };
    format!("{} {letters}", listed(places.iter().map(|place| ordinal(place + 1)), "and"))
}

/// "at place 3", "at places 3 and 6".
pub fn places(places: Places) -> String {
    let name = if places.count() == 1 { "place" } else { "places" };
    format!("at {name} {}", numbers(places))
}

impl Medium {
    /// Names letters, or says that there are none.
    pub(super) fn letters(
        self,
        letters: impl IntoIterator<Item = Letter>,
        alphabet: &Alphabet,
    ) -> String {
        let named: Vec<_> =
            letters.into_iter().map(|letter| self.letter(letter, alphabet)).collect();
        if named.is_empty() { String::from("none") } else { named.join(", ") }
    }

    /// Names a letter: "Ä"; aloud, where a screen reader may leave out such a sign, "A umlaut" unless the player wants the
    /// letter itself.
    pub fn letter(self, letter: Letter, alphabet: &Alphabet) -> String {
        match self {
            Speech(Letters::Named) => alphabet.name(letter).into_owned(),
            Speech(Letters::Plain) | Screen => alphabet.upper(letter).to_string(),
        }
    }

    /// "a B", "an E", "an Ä"; aloud also "an A umlaut", "a zhe". A letter that is only seen is read as the Latin letter in
    /// its name, if there is one.
    pub fn a_letter(self, letter: Letter, alphabet: &Alphabet) -> String {
        let shown = self.letter(letter, alphabet);
        let name = alphabet.name(letter);
        let latin = name.trim_start_matches(|c: char| !c.is_ascii_uppercase());
        let is_heard = *name == *shown || latin.is_empty();
        let sound = if is_heard { &*name } else { latin };
        // Latin letters are spelled, in upper case; the names of others are read.
        let is_vowel = |c| "AEFHILMNORSXaeiou".contains(c);
        let article = if sound.starts_with(is_vowel) { "an" } else { "a" };
        format!("{article} {shown}")
    }

    /// Names what was guessed, a letter or a word.
    pub fn guess(self, guess: &Guess, alphabet: &Alphabet) -> String {
        match guess {
            Guess::Letter(letter) => self.letter(*letter, alphabet),
            Guess::Word(word) => word.to_string(),
        }
    }

    /// Names places: "as the 3rd and 6th letters"; aloud, where ordinals run into each other, "at places 3 and 6".
    pub fn places(self, at: Places) -> String {
        match self {
            Screen => format!("as the {}", ordinals(at)),
            Speech(_) => places(at),
        }
    }

    /// Formats a percentage.
    pub fn hundredths(self, hundredths: u8) -> String {
        match self {
            Screen => format!("{hundredths}%"),
            Speech(_) => format!("{hundredths} percent"),
        }
    }

    /// Formats a share (0 ..= 1) in whole percent; only 1 is 100%, and only 0 is 0%.
    pub fn percent(self, share: f64) -> String {
        match (share * 100.0).round() as u8 {
            0 if share > 0.0 => format!("under {}", self.hundredths(1)),
            100 if share < 1.0 => format!("over {}", self.hundredths(99)),
            hundredths => self.hundredths(hundredths),
        }
    }

    /// Formats a time in seconds: "4 h 12 min", "12 minutes", "less than a minute".
    pub fn duration(self, seconds: u64) -> String {
        let (hours, minutes) = ((seconds / 3600) as usize, (seconds % 3600 / 60) as usize);
        let [hours_said, minutes_said] = match self {
            Screen => [format!("{hours} h"), format!("{minutes} min")],
            Speech(_) => [counted(hours, "hour", "hours"), counted(minutes, "minute", "minutes")],
        };
        match (hours, minutes) {
            (0, 0) => String::from("less than a minute"),
            (0, _) => minutes_said,
            _ => format!("{hours_said} {minutes_said}"),
        }
    }

    /// Formats the number of one of many: "no. 12", "number 12".
    pub fn number(self, number: u64) -> String {
        let number = grouped(number as usize);
        match self {
            Screen => format!("no. {number}"),
            Speech(_) => format!("number {number}"),
        }
    }

    /// Formats a remark after other words: " (75%)", ", 75 percent".
    pub(super) fn aside(self, aside: impl std::fmt::Display) -> String {
        match self {
            Screen => format!(" ({aside})"),
            Speech(_) => format!(", {aside}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::count;
    use super::*;
    use crate::words::{ENGLISH, GERMAN, POLISH, RUSSIAN, TURKISH};

    #[test]
    fn numbers_are_grouped_and_things_counted() {
        let grouped: Vec<_> = [0, 999, 1000, 28_813, 4_294_967_295].map(grouped).into();
        assert_eq!(grouped, ["0", "999", "1,000", "28,813", "4,294,967,295"]);
        assert_eq!(count::games(1), "1 game");
        assert_eq!(count::games(0), "0 games");
        assert_eq!([0, 1, 12, 13].map(in_words), ["0", "one", "twelve", "13"]);
    }

    #[test]
    fn a_letter_has_the_article_of_its_sound() {
        for (alphabet, letter, shown, heard) in [
            (&ENGLISH, 'u', "a U", "a U"),
            (&ENGLISH, 'x', "an X", "an X"),
            (&GERMAN, 'ä', "an Ä", "an A umlaut"),
            (&GERMAN, 'ü', "a Ü", "a U umlaut"),
            (&POLISH, 'ł', "an Ł", "an L with stroke"),
            (&RUSSIAN, 'а', "an А", "an a"),
            (&RUSSIAN, 'у', "an У", "an u"),
            (&RUSSIAN, 'р', "an Р", "an er"),
            (&RUSSIAN, 'ж', "a Ж", "a zhe"),
            (&TURKISH, 'ı', "an I", "a dotless I"),
            (&TURKISH, 'i', "an İ", "a dotted I"),
        ] {
            let letter = alphabet.letter(letter).unwrap();
            let named = [Screen, Medium::ALOUD].map(|to| to.a_letter(letter, alphabet));
            assert_eq!(named, [shown, heard]);
        }
    }

    #[test]
    fn values_are_signs_on_a_screen_and_words_in_speech() {
        let times = |to: Medium| [59, 60, 3599, 3660, 86_400].map(|s| to.duration(s)).join("; ");
        assert_eq!(times(Screen), "less than a minute; 1 min; 59 min; 1 h 1 min; 24 h 0 min");
        let heard = "less than a minute; 1 minute; 59 minutes; 1 hour 1 minute; 24 hours 0 minutes";
        assert_eq!(times(Medium::ALOUD), heard);
        let shares = [0.0, 0.001, 0.5, 0.999, 1.0].map(|share| Screen.percent(share));
        assert_eq!(shares, ["0%", "under 1%", "50%", "over 99%", "100%"]);
        assert_eq!(Medium::ALOUD.percent(0.25), "25 percent");
        assert_eq!(Medium::ALOUD.number(3), "number 3");
    }
}
