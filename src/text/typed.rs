//! The commands of the line mode, and what each does.

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Typed {
    /// All of its spellings in lower case; the first is its name.
    pub words: &'static [&'static str],
    /// What it does.
    pub does: &'static str,
    /// The answer to `help` and this command.
    pub about: &'static str,
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
    ($($name:ident: $($word:literal)|+ => $does:literal, $about:literal;)*) => {
        $(#[doc = $does]
        pub static $name: Typed = Typed { words: &[$($word),+], does: $does, about: $about };)*
    };
}

typed! {
    HELP: "help" | "?" | "commands" => "what you can type, and the rules",
        "Type help and a command, such as help hint, to hear more about that command.";
    WORD: "word" | "guess" => "guess the whole word, such as word ELEPHANT; a wrong one is a miss",
        "Type word and then the whole word. If it is the word, you have won. If it may still be the word but isn't, that is a miss; a word that can't be it costs nothing.";
    WORDS_LEFT: "words left" | "words" | "count" => "how many words are left",
        "How many words still fit everything that you were told. That doesn't count as help. To hear it after each letter or no longer, type count on or count off.";
    COUNT_ON: "count on" => "hear the number of words left whenever it changes",
        "From now on you hear the number of words left after each letter that changes it, in later rounds too. That doesn't count as help.";
    COUNT_OFF: "count off" => "no longer hear the number of words left",
        "You no longer hear the number of words left after each letter, until you type count on.";
    HINT: "hint" => "a good letter; again, the next best; counts as help",
        "You hear the best letter and why it is good. Type hint again for the next best letters. From the first hint on, the round counts as helped.";
    XRAY: "x-ray" | "xray" | "x ray" => "some words of each group that the last letter made, and why one was kept; counts as help",
        "After a letter you hear which group was kept and why, and some words of each. From then on, the round counts as helped.";
    FAMILIES: "families" => "how the last letter grouped the words, the largest group first",
        "A letter divides the words into groups, by where they have it. You hear how large they are, the largest first.";
    MORE: "more" => "the rest of the last answer",
        "A long answer stops after a few sentences, and more goes on with it, even if you asked something short in between. Your next guess ends that.";
    REPEAT: "repeat" | "again" | "state" | "status" => "misses left, letters and the word",
        "You hear again how many misses you have left, which letters you have guessed, and the word so far.";
    LETTERS: "letters" => "letters found, missed and not guessed yet",
        "You hear which letters are in the word, which aren't, and which you haven't guessed.";
    GIVE_UP: "give up" => "end the round and hear a word",
        "The round ends and isn't won. You hear a word that fits everything that you were told.";
    NEW_GAME: "new game" => "leave the round and choose the settings",
        "The round is given up, and you are asked for the length and the misses again, where you can also choose another opponent or list.";
    QUIT: "quit" | "exit" => "end the game",
        "The game ends, but a round that you have begun is saved, and you can go on with it when you come back.";
    STORY: "story" => "the round again, in short; then more tells it letter by letter",
        "You hear how the round went; more then goes through it letter by letter. For all about one guess, type story and its number, such as story 2.";
    SLIPS: "slips" => "the guesses that cost you something, and what each cost",
        "For each guess that wasn't the best available you hear what it cost you, and which letter was better.";
    SHARE: "share" => "a text to share that gives no letter away",
        "You hear how the round went in a sentence that gives no letter away. Then more gives you the lines to copy and send to others.";
    PROVE: "prove" => "whether a word of yours could have been the word",
        "Type prove and a word, such as prove COOL. You hear whether it fits every answer or, if it doesn't, which letter ruled it out.";
    WORDS: "words" => "the words that fit to the end",
        "You hear words that fit every answer of the round, some at a time.";
    WHAT_IF: "what if" => "find out what would have happened with another letter, such as what if 3 or what if E; nothing counts",
        "Type what if and one of your guesses or its number, such as what if 3. You are back before it and guess something else, to find out what would have happened. The round that you played stays as it ended, and nothing of this counts. To return, type back.";
    LESSON: "lesson" | "how it cheats" => "how the computer cheats: three pages to try it on",
        "On each of three pages you guess letters with a few words, and hear what the opponents do with them. Enter turns the page, and back leaves.";
    BACK: "back" => "leave the what if for the round that it goes back to",
        "You leave the round that goes back, and return to the end of the round that you played.";
    CONTINUE: "continue" | "resume" => "return to a round that is saved",
        "If you left a round unfinished, you go on with it where you were.";
    UNDO: "undo" | "u" | "back" => "take the last answer back",
        "Your last answer is taken back, and I ask for it again. Again takes back the one before.";
    END_ROUND: "give up" | "end" => "end the round",
        "The round ends, and I ask for your word.";
    AGAIN: "again" | "play again" => "another round with the same settings",
        "You play another round with the same opponent, list, length and misses; after a daily game or a duel, with your own settings.";
    SAME: "same again" | "same" | "retry" => "the same round again",
        "You play the round again from its beginning, with the same letters shown. It doesn't count.";
    SETTINGS: "settings" => "what is set, and what else can be chosen",
        "You hear the opponent, the list, the length and the misses, and what you can type to change them.";
    CHANGE: "change" | "settings" => "play again with other settings",
        "You are asked for the length and the misses again, where you can also choose another opponent or list.";
    TODAY: "today" | "daily" => "play today's game; your first attempt counts",
        "Everybody gets the same game on the same day, and only your first attempt counts.";
    DUEL: "duel" => "set a word for a friend anywhere, or enter a line that you were sent",
        "Type a word, and you get a line to send to a friend, who plays it and sends a line back. Or paste a line that you were sent.";
    STATISTICS: "statistics" | "stats" => "how you have done so far",
        "You hear how many rounds you have won, how today's game went, and how far up the ladder you are.";
    LADDER: "ladder" => "the rungs of the ladder, and which of them you have climbed",
        "Each rung asks for wins against an opponent, from the easiest to the hardest. To play the next one, type climb.";
    CLIMB: "climb" | "next rung" => "play the next rung of the ladder",
        "A round begins for the next rung. A win without help counts, and two of them climb the rung.";
}

pub const QUIT_BRIEFLY: &str = "q";
pub const LATER: &str = "later";
pub const LIST: &str = "list";
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
