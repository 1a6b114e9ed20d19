//! Owns [`Event`]: an action of the player, the terminal or the system, as text and at random.

use std::fmt;
use std::str::FromStr;

use evil_hangman::app::Key;
use rand::rngs::SmallRng;

use super::below;

/// Something that happens to the game.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A key is pressed.
    Key(Key),
    /// The text with this number is pasted.
    Paste(usize),
    /// A place of the word is clicked.
    Click(usize),
    /// The terminal is resized to these columns and rows.
    Size(u16, u16),
    /// The oldest pending result is delivered.
    Thought,
    /// All pending results are lost, as when their threads have ended.
    Forget,
    /// A failure outside the game is reported.
    Notice(usize),
    /// The terminal answers a question that was not asked.
    Answer(usize),
    /// The program is suspended without notice, and continued on a screen that another program has used.
    Stop,
    /// Another program puts something among the files of the game.
    Litter(usize),
    /// No file can be locked until the next start.
    NoLocks,
    /// Nothing can be written until the next start.
    NoSpace,
    /// The program is killed and started again.
    Restart,
}

/// The number of kinds of things that other programs may put among the files.
pub const LITTER: usize = 8;

/// Answers of terminals: in all forms, too long, and unterminated.
pub const ANSWERS: [&[u8]; 7] = [
    b"\x1b]11;rgb:ffff/ffff/ffff\x1b\\",
    b"\x1b]10;rgb:baba/dede/fefe\x07",
    b"\x1b]4;7;rgb:cdcd/cdcd/cdcd\x1b\\\x1b]4;8;rgb:ab/cd/ef\x07",
    b"\x1b]52;c;YSBsb25nIHRleHQgdGhhdCBzb21lYm9keSBoYXMgY29waWVkIGZyb20gc29tZXdoZXJl\x07",
    b"\x1bP>|XTerm(390)\x1b\\",
    b"\x1b_Gi=31;OK\x1b\\",
    b"\x1b]11;rgb:abcdefghijklmnopqrstuvwxyz",
];

/// Untrusted texts, from harmless ones to those that have broken programs before.
pub const TEXTS: [&str; 12] = [
    "",
    "e",
    "quiz",
    "hello\r\nworld\n",
    "a\u{200b}aaaaaaaaaa界界界界a",
    "\u{202e}drow\u{202c}",
    "e\u{301}\u{301}\u{301}",
    "\u{1b}[31mred\u{7}",
    "👩‍👩‍👧‍👦👩‍👩‍👧‍👦",
    "\t\t\0\u{feff}",
    "999999999999999999999999",
    "a sentence that is much longer than a small terminal is wide and goes on and on and on and on",
];

/// Terminal sizes, including odd ones.
const SIZES: [(u16, u16); 12] = [
    (80, 24),
    (80, 24),
    (120, 40),
    (200, 60),
    (40, 12),
    (20, 5),
    (19, 5),
    (20, 4),
    (1, 1),
    (0, 0),
    (300, 3),
    (3, 100),
];

/// Keys with an effect; the others are letters.
const NAMED: [&str; 32] = [
    "Enter",
    "Enter",
    "Enter",
    "Esc",
    "Tab",
    "Shift-Tab",
    "Backspace",
    "Delete",
    "↑",
    "↓",
    "↓",
    "←",
    "→",
    "Home",
    "End",
    "PageUp",
    "PageDown",
    "F1",
    "F2",
    "F3",
    "F4",
    "F5",
    "F6",
    "Space",
    "?",
    "1",
    "9",
    "-",
    "Ctrl-L",
    "Ctrl-Z",
    "Alt-e",
    "Ctrl-C",
];

impl Event {
    /// Returns a random event; likely ones are more frequent.
    pub fn any(rng: &mut SmallRng) -> Self {
        match below(rng, 100) {
            0..40 => {
                let letter = char::from(b'a' + below(rng, 26) as u8);
                Self::Key(key(&letter.to_string()))
            }
            40..80 => {
                // The last key ends the life, so it is rare.
                let most = if below(rng, 50) == 0 { NAMED.len() } else { NAMED.len() - 1 };
                Self::Key(key(NAMED[below(rng, most)]))
            }
            80..90 => Self::Thought,
            90..92 => Self::Paste(below(rng, TEXTS.len())),
            92..94 => Self::Click(below(rng, 40)),
            94..98 => {
                let (columns, rows) = SIZES[below(rng, SIZES.len())];
                Self::Size(columns, rows)
            }
            98 => match below(rng, 13) {
                0..6 => Self::Notice(below(rng, TEXTS.len())),
                6..9 => Self::Answer(below(rng, ANSWERS.len())),
                9 => Self::Stop,
                10 => Self::Litter(below(rng, LITTER)),
                11 => Self::NoSpace,
                _ => Self::NoLocks,
            },
            _ if below(rng, 4) == 0 => Self::Restart,
            _ => Self::Forget,
        }
    }
}

fn key(name: &str) -> Key {
    name.parse().expect("the name of a key")
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key(key) => write!(f, "{key}"),
            Self::Paste(text) => write!(f, "paste:{text}"),
            Self::Click(place) => write!(f, "click:{place}"),
            Self::Size(columns, rows) => write!(f, "size:{columns}x{rows}"),
            Self::Thought => f.write_str("thought"),
            Self::Forget => f.write_str("forget"),
            Self::Notice(text) => write!(f, "notice:{text}"),
            Self::Answer(number) => write!(f, "answer:{number}"),
            Self::Litter(kind) => write!(f, "litter:{kind}"),
            Self::Stop => f.write_str("stop"),
            Self::NoLocks => f.write_str("no-locks"),
            Self::NoSpace => f.write_str("no-space"),
            Self::Restart => f.write_str("restart"),
        }
    }
}

impl FromStr for Event {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text} is no event");
        let number = |text: &str| text.parse().map_err(|_| wrong());
        Ok(match text.split_once(':') {
            Some(("paste", text)) => Self::Paste(number(text)? % TEXTS.len()),
            Some(("notice", text)) => Self::Notice(number(text)? % TEXTS.len()),
            Some(("answer", number_of)) => Self::Answer(number(number_of)? % ANSWERS.len()),
            Some(("litter", kind)) => Self::Litter(number(kind)? % LITTER),
            Some(("click", place)) => Self::Click(number(place)?),
            Some(("size", size)) => {
                let (columns, rows) = size.split_once('x').ok_or_else(wrong)?;
                let side = |text: &str| text.parse().map_err(|_| wrong());
                Self::Size(side(columns)?, side(rows)?)
            }
            _ if text == "thought" => Self::Thought,
            _ if text == "forget" => Self::Forget,
            _ if text == "stop" => Self::Stop,
            _ if text == "no-locks" => Self::NoLocks,
            _ if text == "no-space" => Self::NoSpace,
            _ if text == "restart" => Self::Restart,
            _ => Self::Key(text.parse().map_err(|_| wrong())?),
        })
    }
}
