//! What is typed besides letters where the game is played in plain sentences, and what each does.

/// What is typed for one thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Typed {
    /// All that means it, in lower case; what is spoken of comes first.
    pub words: &'static [&'static str],
    /// What it does.
    pub does: &'static str,
}

impl Typed {
    /// Says what is spoken of.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.words[0]
    }

    /// Returns whether this text, in lower case, means it.
    #[must_use]
    pub fn is(&self, text: &str) -> bool {
        self.words.contains(&text)
    }

    /// Returns what follows it in a text: "cool" in "word cool". `None` if the text doesn't begin with it.
    #[must_use]
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
    HELP: "help" | "?" | "commands" => "what you can type, and the rules; help hint, for example, tells about one command";
    WORD: "word" | "guess" => "guess the whole word, such as word ELEPHANT; a wrong one is a miss";
    WORDS_LEFT: "words left" | "words" | "count" => "how many words are left";
    COUNT_ON: "count on" => "hear that after each letter";
    COUNT_OFF: "count off" => "no longer hear it after each letter";
    HINT: "hint" => "a good letter; again, the next best letters; counts as help";
    WHY: "why" => "which words the three best letters would leave; counts as help";
    XRAY: "x-ray" | "xray" | "x ray" => "what the last letter did to the words; counts as help";
    FAMILIES: "families" => "how the last letter grouped the words, the largest group first; counts as help";
    MORE: "more" => "the rest of the last answer";
    REPEAT: "repeat" | "again" => "misses left, letters and the word";
    LETTERS: "letters" => "letters found, missed and not guessed yet";
    SEAL: "seal" => "the seal of the word, and at the end what opens it";
    GIVE_UP: "give up" => "end the round and hear a word";
    NEW_GAME: "new game" => "leave the round and choose the settings";
    QUIT: "quit" | "exit" => "end the game";
    STORY: "story" => "the round again, in short; then more tells it letter by letter";
    SLIPS: "slips" => "the guesses that cost you something, and what each cost";
    SHARE: "share" => "a text to share that gives no letter away";
    PROVE: "prove" => "whether a word of yours could have been the word";
    WORDS: "words" => "the words that fitted to the end";
    WHAT_IF: "what if" => "go back and try another letter instead, such as what if 3 or what if E; it doesn't count";
    AGAINST: "against others" | "against" => "how the same letters end against greedy, merciless and fair";
    LESSON: "how it cheats" | "lesson" => "three pages to try it on, with a few words";
    BACK: "back" => "leave the what if for the round that it goes back to";
    UNDO: "undo" | "u" | "back" => "take the last answer back";
    END_ROUND: "give up" | "end" => "end the round";
    SAME: "same again" | "same" | "retry" => "the same round again, for practice";
    BLANK: "blank" => "play again with nothing known at the start";
    CHANGE: "change" | "settings" => "play again with other settings";
    TODAY: "today" => "play today's game; your first attempt counts";
    DUEL: "duel" => "set a word for a friend anywhere, or enter a line that you were sent";
    STATISTICS: "statistics" | "stats" => "how you have done so far";
    LADDER: "ladder" => "the rungs of the ladder, and which of them you have climbed";
    CLIMB: "climb" | "next rung" => "play the next rung of the ladder";
    PRACTICE: "practice" | "practise" => "play the lengths and openings that you lose to; it says why";
    BOARD: "board" => "how few misses you have won with, length by length";
    BADGES: "badges" => "the badges, and which of them you have";
}

/// Says what ends the game, too, where no letter is guessed.
pub const QUIT_BRIEFLY: &str = "q";

/// Says what is typed before a round to hear what could be typed.
pub const SETTINGS: &str = "settings";

/// Says what is typed to be asked about an interrupted round another time.
pub const LATER: &str = "later";

/// Says what is typed for a length that is left to chance.
pub const ANY: &str = "any";

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
const NUMBERS: [[&str; 2]; 20] = [
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
#[must_use]
pub fn number(text: &str) -> Option<usize> {
    let counted = [" letters", " misses", " miss"].iter().find_map(|of| text.strip_suffix(of));
    let text = counted.unwrap_or(text);
    let digits = ["st", "nd", "rd", "th"].iter().find_map(|ending| text.strip_suffix(ending));
    let named = || NUMBERS.iter().position(|named| named.contains(&text)).map(|at| at + 1);
    let digits = digits.unwrap_or(text);
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().ok()).flatten().or_else(named)
}
