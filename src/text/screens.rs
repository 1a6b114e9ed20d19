//! Titles, labels and short notes of the screens.

use super::count;
use super::keys::Reach;
use super::values::grouped;
use crate::app::Figure;
use crate::engine::Opponent;

/// Says that the terminal is too small, and needs this many columns and rows.
pub fn too_small(columns: u16, rows: u16) -> String {
    format!("Hangman needs {columns} columns and {rows} rows.")
}

/// The lesson, in the line above it.
pub const THE_LESSON: &str = "Lesson";

/// The statistics, in the line above them.
pub const STATISTICS: &str = "Your progress";

/// The name of a round about a word that somebody sealed.
pub const CHALLENGE: &str = "Challenge";

/// The story of a round, in the line above it: what the button that opens it shows.
pub const fn story(opponent: Opponent) -> &'static str {
    match opponent {
        opponent if opponent.cheats() => "How it cheated",
        _ => "How it went",
    }
}

/// A round in which the player holds the word, in the line above it.
pub const YOUR_WORD: &str = "Your word";

/// The pause menu.
pub const PAUSE: &str = "Pause";

/// Says what follows a key in the pause menu: it tries themes, and this one is in use.
pub fn theme(used: &str) -> String {
    format!("theme: {used}")
}

/// The same of the figure.
pub fn figure(used: Figure) -> String {
    format!("figure: {used}")
}

/// The card with a text for others.
pub const SHARE: &str = "Share";

/// The card with the keys.
pub const HELP: &str = "Help";

/// Says what has become of a text that was copied: no terminal says whether it has taken it, and a page adds a link.
pub const fn copied(by: Reach) -> &'static str {
    match by {
        Reach::Keys => "Copied to the clipboard, if your terminal allows it.",
        Reach::Buttons => "Copied to the clipboard, with a link.",
    }
}

/// Says what the game is about, where the player guesses.
pub const YOU_GUESS: &str =
    "Guess the word letter by letter, or all at once. Only a wrong guess costs a life.";

/// Says that the round can be continued, after what it is about.
pub const IS_SAVED: &str = " If you quit, the round is saved.";

/// Says how the game is played by ear.
pub const BY_EAR: &str = "For plain sentences and screen readers, run: evil-hangman --line";

/// Says what the story of a round shows.
pub const ABOUT_A_STORY: &str = "Each row is one of your guesses: what you knew after it, how many words were left, and how \
                                 good it was.";

/// Says what the statistics are about.
pub const ABOUT_STATISTICS: &str = "Your level, and your results.";

/// Said above the board of a first round.
pub const NO_WORD_CHOSEN: &str =
    "I haven't chosen a word. After each letter I keep the words that hurt you most.";

/// Says what the game is about, where the computer guesses.
pub const IT_GUESSES: &str = "The computer guesses your word letter by letter. Say no, or mark every \
                              place the letter appears.";

/// The computer looks for its next question.
pub const THINKING: &str = "Let me think …";

/// Says where the letters that were guessed would stand.
pub const NO_LETTER_YET: &str = "no letter yet";

/// "3 lives left", "last life".
pub fn lives_left(left: usize) -> String {
    if left == 1 { String::from("last life") } else { format!("{} left", count::lives(left)) }
}

/// The same, of the computer that guesses.
pub fn own_lives_left(left: usize) -> String {
    match left {
        1 => String::from("my last life"),
        left => format!("I have {} left", count::lives(left)),
    }
}

/// What the marks of a chart of rounds mean.
pub const WON: &str = "won";
pub const LOST: &str = "lost";

/// Says what will be in the place of the X-ray.
pub const WHAT_THE_XRAY_IS: &str =
    "Each letter splits the words into groups. They will be shown here.";

/// Says what will fill the chart of the words left.
pub const A_BAR_FOR_EACH: &str = "Each letter you guess adds a bar.";

/// Says what the X-ray shows before the first letter.
pub const NO_XRAY_YET: &str = "Guess a letter first: it splits the words into groups.";

/// Says why nothing is counted of a friend's word.
pub const NOT_LISTED: &str = "The word isn't listed. No words are counted.";

/// The chart of the words left, and at the end of a round the same as numbers.
pub const WORDS_LEFT: &str = "WORDS LEFT";

/// The same about a friend's word, which need not be one of the list.
pub const OF_THE_LIST: &str = "WORDS ON THE LIST THAT FIT";

/// Says what the numbers and the bars of a story are.
pub fn bars_of_a_story(start: usize) -> String {
    format!("Words left (of {})", grouped(start))
}

/// Labels the words left before the first letter.
pub const START: &str = "all";

/// Says how many rounds a chart shows that has no room for all: "the last 34".
pub fn the_last(rounds: usize) -> String {
    format!("the last {}", grouped(rounds))
}

/// Says how to show them.
pub const SHOW_WORDS_LEFT: &str = "Tab shows how many words are left.";

/// Names the key for the groups, where they are hidden.
pub const SHOW_GROUPS: &str = "F4 shows how each letter splits the words.";

/// What a number of words left is a number of.
pub const fn words_left(number: usize) -> &'static str {
    if number == 1 { "word left" } else { "words left" }
}

/// "4,699 words ruled out; 1,948 left.", or "1,948 words left."
pub fn ruled_out(out: usize, left: usize) -> String {
    match out {
        0 => format!("{} left.", count::words(left)),
        _ => format!("{} ruled out; {} left.", count::words(out), grouped(left)),
    }
}

/// Says what can be done once one word is left.
pub const fn one_is_left(by: Reach) -> &'static str {
    match by {
        Reach::Keys => "One word is left. To name it, press Enter.",
        Reach::Buttons => "One word is left. You can guess the whole word.",
    }
}

/// "12 of 40".
pub fn of(some: usize, all: usize) -> String {
    format!("{} of {}", grouped(some), grouped(all))
}

/// Says how many words there are besides those that are named: "+2,344".
pub fn plus(words: usize) -> String {
    format!("+{}", grouped(words))
}

/// The story of a round without letters.
pub const NO_LETTER: &str = "You didn't guess any letters.";

/// Where a step back leads from the words of the groups, and from the end of a what-if round.
pub const THE_BOARD: &str = "board";
pub const THE_STORY: &str = "story";

/// There is more to scroll to.
pub const MORE: &str = "more";

/// Asks where a letter is, where places can be tapped on.
pub fn mark_each(letter: &str) -> String {
    format!("Where is it? Mark each {letter}.")
}

// The labels of controls, where they are no keys.
pub const HINT: &str = "Hint";
pub const WHOLE_WORD: &str = "Whole word";
pub const SHOW_WORDS: &str = "Show words (counts as help)";
pub const HIDE_WORDS: &str = "Hide the words";
pub const SHOW_HOW_MANY: &str = "Show how many words are left";
pub const HIDE_HOW_MANY: &str = "Hide how many are left";
pub const PROGRESS: &str = "Progress";
pub const HOW_IT_CHEATS: &str = "How it cheats";
/// What a link to the game of the day opens.
pub const DAILY_LINK: &str = "daily";
pub const COPY: &str = "Copy";
pub const DONE: &str = "Done";
pub const UNDO: &str = "Undo";
pub const TELL: &str = "Reveal it";
pub const KEEP_IT_SECRET: &str = "Keep it secret";
pub const OTHER_WORDS: &str = "Other words that fit";
pub const WHAT_IF: &str = "What if? Try another letter";
pub const ANY_WORD: &str = "Any word";
pub const CHECK: &str = "Check";
pub const THE_WORD: &str = "The word";
pub const GUESS_IT: &str = "Guess it";
pub const START_OVER: &str = "Start over";
pub const CLOSE: &str = "Close";
/// What is known of a letter, behind its name.
pub const KEY_HIT: &str = "in the word";
pub const KEY_MISS: &str = "not in the word";
pub const KEY_HINTED: &str = "suggested";
/// Says what to do with the result of a challenge.
pub const SHARE_THE_RESULT: &str = "Share the result with your friend.";
