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

/// The numbers up to the longest words, as they are typed in words: "three" or "third".
pub(super) const NUMBERS: [[&str; 2]; 20] = [
    ["one", "first"],
    ["two", "second"],
    ["three", "third"],
    ["four", "fourth"],
    ["five", "fifth"],
    ["six", "sixth"],
    ["seven", "seventh"],
    ["eight", "eighth"],
    ["nine", "ninth"],
    ["ten", "tenth"],
    ["eleven", "eleventh"],
    ["twelve", "twelfth"],
    ["thirteen", "thirteenth"],
    ["fourteen", "fourteenth"],
    ["fifteen", "fifteenth"],
    ["sixteen", "sixteenth"],
    ["seventeen", "seventeenth"],
    ["eighteen", "eighteenth"],
    ["nineteen", "nineteenth"],
    ["twenty", "twentieth"],
];

/// Returns the number that a text in lower case is: "3", "3rd", "three" or "third", or "3 letters".
pub fn number(text: &str) -> Option<usize> {
    let counted = [" letters", " misses", " miss"].iter().find_map(|of| text.strip_suffix(of));
    let text = counted.unwrap_or(text);
    let digits = ["st", "nd", "rd", "th"].iter().find_map(|ending| text.strip_suffix(ending));
    let named = || NUMBERS.iter().position(|named| named.contains(&text)).map(|at| at + 1);
    let digits = digits.unwrap_or(text);
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().ok()).flatten().or_else(named)
}
