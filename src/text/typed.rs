//! Words that are typed as answers: numbers, places, yes and no.

/// Says what answers a letter with no.
pub const NO: [&str; 6] = ["n", "no", "none", "nope", "nowhere", "not in it"];

/// Says what says that the word has the letter, and not where.
pub const YES: [&str; 2] = ["y", "yes"];

/// Words that name no place where places are typed: "at 3 and 5".
pub const BESIDE_PLACES: [&str; 11] = [
    "and",
    "at",
    "in",
    "the",
    "place",
    "places",
    "position",
    "positions",
    "letter",
    "letters",
    "&",
];

/// The names of places, from the first.
const PLACES: &str = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth \
                      fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth";

/// Returns the place, counted from 1, that a text in lower case is: "third", "3rd" or "3".
pub fn place(text: &str) -> Option<usize> {
    PLACES.split(' ').position(|name| name == text).map(|place| place + 1).or_else(|| number(text))
}

/// Returns the number that a text in lower case is: "3", "3rd" or "3 letters".
pub fn number(text: &str) -> Option<usize> {
    let endings = [" letters", " misses", " miss", "st", "nd", "rd", "th"];
    let digits = endings.iter().find_map(|ending| text.strip_suffix(ending)).unwrap_or(text);
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok()).flatten()
}
