//! The commands of the line mode, and what each does.

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Typed {
    /// All of its spellings in lower case; the first is its name.
    pub words: &'static [&'static str],
    /// What it does.
    pub does: &'static str,
}

impl Typed {
    /// Returns its name.
    pub const fn name(&self) -> &'static str {
        self.words[0]
    }

    /// Returns whether this text, in lower case, means it.
    pub fn is(&self, text: &str) -> bool {
        self.words.contains(&text)
    }

    /// Returns what follows it in a text: "cool" in "word cool". `None` if the text doesn't begin with it.
    pub fn before(&self, text: &str) -> Option<String> {
        let (first, rest) = self.words.iter().find_map(|word| {
            let begins = text.get(..word.len())?.eq_ignore_ascii_case(word);
            begins.then(|| text.split_at(word.len()))
        })?;
        let rest = rest.strip_prefix(' ')?.trim_start();
        (!first.is_empty() && !rest.is_empty()).then(|| rest.to_owned())
    }
}

macro_rules! typed {
    ($($name:ident: $($word:literal)|+ => $does:literal;)*) => {
        $(#[doc = $does]
        pub static $name: Typed = Typed { words: &[$($word),+], does: $does };)*
    };
}

typed! {
    HELP: "help" | "?" | "commands" => "what you can type";
    WORD: "word" | "guess" | "letter" => "guess the whole word, such as word ELEPHANT; a wrong one costs a life";
    WORDS_LEFT: "words" | "words left" | "count" => "how many words are left";
    HINT: "hint" => "a good letter; again, the next best; counts as help";
    WHY: "why" | "x-ray" | "xray" => "why the last answer was given, and some words of each group; counts as help";
    GROUPS: "groups" | "families" => "the groups that the last letter made, the largest first";
    REPEAT: "repeat" | "state" => "lives, letters and the word so far";
    LETTERS: "letters" => "letters found, missed and not guessed yet";
    GIVE_UP: "give up" => "end the round";
    QUIT: "quit" | "exit" => "end the game; a round that you guess in is saved";
    STORY: "story" => "the round guess by guess, with your mistakes";
    SHARE: "share" => "a text to share that gives no letter away";
    WORDS: "words" => "the words that fit to the end";
    CHECK: "word" | "prove" => "whether a word fits every answer, such as word ELEPHANT";
    WHAT_IF: "what if" => "go back and guess something else, such as what if 3; it doesn't count";
    LESSON: "lesson" | "how it cheats" => "how the computer cheats";
    BACK: "back" => "from a what-if round to the round that you played";
    CONTINUE: "continue" | "resume" => "return to a round that is saved";
    UNDO: "undo" | "back" => "take the last answer back";
    AGAIN: "again" | "play again" => "play on";
    SAME: "try again" | "same" => "the same round again; it doesn't count";
    SET: "set" => "change a setting, such as set length 7, set opponent fair, set lives gentle or set language German";
    SETTINGS: "settings" => "what is set, and what can be";
    TODAY: "today" | "daily" => "today's game, the same for everybody";
    CHALLENGE: "challenge" => "challenge a friend, or enter a line that you were sent";
    STATISTICS: "stats" | "statistics" => "how you have done so far";
    CLIMB: "climb" => "play for the next rung of the ladder";
    PUZZLE: "puzzle" | "puzzles" => "the next puzzle: find the one letter that still wins";
    RETRY: "again" | "try again" => "take a wrong letter back";
    NEXT: "next" => "the next puzzle, once this one is solved or lost";
    SHARE_PUZZLE: "share" => "a text to share, once it is solved";
    TITLE: "back" | "title" => "back to the title";
}

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
