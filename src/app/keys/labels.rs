//! What keys do: a few words for the help, and a word or two for the line below the screen.

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Does {
    /// What the help says.
    pub help: &'static str,
    /// What the line below the screen says, if it says anything.
    pub footer: Option<&'static str>,
}

macro_rules! keys {
    ($($name:ident: $help:literal $(, $footer:literal)?;)*) => {
        $(#[doc = $help]
        pub static $name: Does = Does { help: $help, footer: keys!(@ $($footer)?) };)*
    };
    (@) => { None };
    (@ $footer:literal) => { Some($footer) };
}

keys! {
    GUESS: "guess that letter", "guess";
    WORDS_LEFT: "show or hide how many words are left", "words";
    HINT: "a hint; again, more, and why; it counts as help", "hint";
    XRAY: "show or hide the X-ray: what the last letter did; it counts as help", "X-ray";
    XRAY_UP: "scroll the X-ray up";
    XRAY_DOWN: "scroll the X-ray down";
    NEXT_ROW: "next row; on the last one, play", "next";
    SELECT: "press the selected button", "select";
    BUTTON_BEFORE: "previous button";
    NEXT_BUTTON: "next button", "choose";
    ROW_ABOVE: "previous row";
    ROW_BELOW: "next row", "row";
    PREVIOUS_VALUE: "previous value";
    NEXT_VALUE: "next value", "change";
    NEXT_VALUE_TOO: "next value";
    ROW_UP: "a row up";
    ROW_DOWN: "a row down", "scroll";
    CLIMB: "play the next rung of the ladder", "next rung";
    STATISTICS_PAGE: "next page: with help, daily, ladder, board", "next page";
    PAGE_BEFORE: "previous page";
    HELP: "this help", "help";
    STATISTICS: "your statistics", "statistics";
    TODAY: "today's game; your first attempt counts", "today's game";
    TYPE: "type the value";
    TYPE_FIRST: "the value that begins with this letter";
    ERASE: "erase";
    QUIT: "quit", "quit";
    PAUSE: "pause, give up, begin anew, or quit and go on later", "pause";
    THEME: "try the next theme: other colours", "theme";
    RESUME: "back to the round", "resume";
    BACK_TO_END: "back to the end of the round", "back";
    LATER: "leave the round for later", "not now";
    SETTINGS: "change the settings", "settings";
    LINE_UP: "a line up";
    LINE_DOWN: "a line down";
    PAGE_UP: "some lines up";
    PAGE_DOWN: "some lines down";
    TOP: "the first lines";
    BOTTOM: "the last lines";
    CLOSE_HELP: "close the help", "close";
    QUIT_AT_ONCE: "quit at once, and go on later";
    SUSPEND: "suspend to the shell; fg returns";
    REDRAW: "redraw the screen";
    ANSWER: "answer; no, if nothing is marked", "yes";
    MARK: "mark or unmark this place; so does a click", "mark";
    PLACE_LEFT: "a place to the left";
    PLACE_RIGHT: "a place to the right", "place";
    CLEAR_OR_UNDO: "clear the marks, or else undo the last answer", "undo";
    TYPE_PATTERN: "the number of a place, or the pattern, - for a blank; n: no";
    TELL: "tell the word", "tell";
    YES_OR_NO: "y for yes, n for no";
    UNDO: "undo the last answer";
    KEEP_SECRET: "keep it secret", "keep it secret";
    DO_NOT_REMEMBER: "do not remember it", "no";
    CHECK: "check the next answer", "check an answer";
    UNCHECK: "uncheck the last answer";
    WORD_ABOVE: "the word above";
    WORD_BELOW: "the word below", "word";
    FIND_WORD: "find words that begin like this", "find a word";
    ASK_LETTER: "guess that letter", "guess";
    NEXT_PAGE: "next page", "next";
    PAGE_AGAIN: "start the page again", "again";
    BACK: "back to where you were", "back";
    LESSON: "how it cheats: three pages to play with";
    STORY: "the story of the round, turn by turn";
    PROVE: "prove it: check every answer against any word that fitted";
    SHARE: "share: copy the round without spoiling it", "share";
    CLOSE_SHARE: "back to the end of the round", "close";
    TURN_BEFORE: "previous turn, or the word above";
    NEXT_TURN: "next turn, or the word below", "step";
    FIRST_TURN: "first turn, or the first word";
    LAST_TURN: "last turn, or the last word";
    XRAY_OF_TURN: "show or hide the X-ray of the turn", "X-ray";
    WHAT_IF: "what if? go back to this turn and try another letter instead; it counts nowhere", "what if";
    AGAINST: "the same letters against greedy, merciless and fair, and back", "against others";
    OTHER_WORDS: "the words that would have fitted, and back", "other words";
}

/// The keys of letters.
pub const LETTERS: &str = "a–z";

/// The keys of letters and digits.
pub const LETTERS_AND_DIGITS: &str = "letters, digits";
