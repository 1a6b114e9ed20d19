//! Owns [`ToPlayer`] and [`FromPlayer`], the lines of the protocol. Reading tolerates more than writing
//! produces.

use hangman_words::{Alphabet, Letter, MAX_LENGTH, Pattern, Places, Word, shortened};

/// The version of the protocol.
pub const VERSION: u32 = 1;

hangman_words::named! {
    /// The side of a player.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Side {
        /// Names letters.
        Guesser = "guesser",
        /// Says where they are in the word.
        Setter = "setter",
    }
}

impl Side {
    /// Returns the other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Guesser => Self::Setter,
            Self::Setter => Self::Guesser,
        }
    }
}

/// A line from the referee to a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToPlayer {
    /// Asks for the version and the name, as [`FromPlayer::Hangman`].
    Hangman(u32, Side),
    /// The letters of the alphabet.
    Alphabet(&'static Alphabet),
    /// The path of the word list; expects [`FromPlayer::Ready`].
    Words(String),
    /// The seed of random choices in the next game.
    Seed(u64),
    /// A game begins: the length of the word, and the number of misses that loses.
    Game(usize, u32),
    /// Asks the guesser for a letter: the pattern, and the misses left.
    Turn(Pattern, u32),
    /// Asks the setter where the letter is.
    Guess(Letter),
    /// Tells the guesser where the letter is; no places mean a miss.
    Answer(Letter, Places),
    /// Asks the setter for its word.
    Reveal,
    /// The game is over: whether the receiver has won, and the word if it is known.
    Result(bool, Option<Word>),
    /// There are no more games.
    Quit,
}

/// A line from a player to the referee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FromPlayer {
    /// The version that the player speaks, and its name.
    Hangman(u32, String),
    /// The word list has been read.
    Ready,
    /// A letter.
    Guess(Letter),
    /// The places of the letter; none mean a miss. The letter may be left out.
    Answer(Option<Letter>, Places),
    /// The setter's word.
    Word(Word),
}

/// The reason why a line is not valid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotALine {
    /// No line begins with this word.
    #[error("there is no line that begins with \"{0}\"")]
    Unknown(String),
    /// The rest of a line that begins with the first word lacks the second.
    #[error("{0:?} needs {1}")]
    Wrong(String, &'static str),
    /// A position that no word of any list has.
    #[error("there is no position {0}; positions are numbers from 1 to the length of the word")]
    NoPosition(String),
}

/// What a guess needs.
const ONE_LETTER: &str = "one letter of the alphabet: guess e";

/// Splits a line into its first word, in lower case, and the rest; `None` for a blank line or a comment.
pub fn split(line: &str) -> Option<(String, &str)> {
    let line = line.trim_start_matches('\u{feff}').trim();
    if line.is_empty() || line.starts_with('#') {
        return None;
    }
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    Some((first.to_lowercase(), rest.trim()))
}

impl ToPlayer {
    /// Parses a line. Returns `None` for a blank line, a comment, or a line that only a later version knows.
    ///
    /// # Errors
    /// Returns [`NotALine`] if the line has a known beginning but is malformed.
    pub fn parse(line: &str, alphabet: &'static Alphabet) -> Result<Option<Self>, NotALine> {
        let Some((first, rest)) = split(line) else { return Ok(None) };
        let needs = match &*first {
            "hangman" => "a version and a role: hangman 1 guesser",
            "words" => "the path of a word list",
            "seed" => "a number",
            "game" => "letters and misses: game 8 6",
            "turn" => "a pattern and misses left: turn --e- 6",
            "guess" => ONE_LETTER,
            "hit" => "a letter: hit e 2 5",
            "miss" => "a letter: miss e",
            "result" => "won or lost",
            "alphabet" | "reveal" | "quit" => "nothing",
            _ => return Ok(None),
        };
        let message = match &*first {
            "hit" | "miss" => {
                let (letter, places) = answer(&first, rest, alphabet)?;
                letter.map(|letter| Self::Answer(letter, places))
            }
            _ => Self::read(&first, rest, alphabet),
        };
        message.map(Some).ok_or(NotALine::Wrong(first, needs))
    }

    /// Parses what follows the first word of a line, unless that is `hit` or `miss`; `None` if it is malformed.
    fn read(first: &str, rest: &str, alphabet: &'static Alphabet) -> Option<Self> {
        let mut parts = rest.split_whitespace();
        Some(match first {
            "hangman" => {
                Self::Hangman(number(&mut parts)?, Side::named(&parts.next()?.to_lowercase())?)
            }
            "alphabet" => {
                let letters = || rest.split_whitespace().flat_map(str::chars);
                let is_named =
                    |one: &&Alphabet| one.letters().map(|letter| one.lower(letter)).eq(letters());
                Self::Alphabet(Alphabet::ALL.into_iter().find(is_named).unwrap_or(alphabet))
            }
            "words" if !rest.is_empty() => Self::Words(rest.to_owned()),
            "seed" => Self::Seed(rest.parse().ok()?),
            "game" => Self::Game(number(&mut parts)? as usize, number(&mut parts)?),
            "turn" => Self::Turn(pattern(parts.next()?, alphabet)?, number(&mut parts)?),
            "guess" => Self::Guess(alphabet.typed(rest)?),
            "reveal" => Self::Reveal,
            "result" => {
                let won = match &*parts.next()?.to_lowercase() {
                    "won" => true,
                    "lost" => false,
                    _ => return None,
                };
                Self::Result(won, parts.next().and_then(|word| Word::parse(word, alphabet).ok()))
            }
            "quit" => Self::Quit,
            _ => return None,
        })
    }

    /// Returns the form of a valid answer, for error messages; `None` if the message expects no answer.
    pub const fn wants(&self) -> Option<&'static str> {
        match self {
            Self::Hangman(..) => Some("hangman 1 NAME"),
            Self::Words(_) => Some("ready"),
            Self::Turn(..) => Some("guess LETTER"),
            Self::Guess(_) => Some("hit POSITIONS or miss"),
            Self::Reveal => Some("word WORD"),
            _ => None,
        }
    }

    /// Formats the line without its end, with the letters of `alphabet`.
    pub fn line(&self, alphabet: &'static Alphabet) -> String {
        let letter = |letter| alphabet.lower(letter);
        match self {
            Self::Hangman(version, role) => format!("hangman {version} {role}"),
            Self::Alphabet(alphabet) => {
                let letters = alphabet.letters().map(|letter| alphabet.lower(letter));
                format!("alphabet {}", letters.map(|c| c.to_string()).collect::<Vec<_>>().join(" "))
            }
            Self::Words(path) => format!("words {path}"),
            Self::Seed(seed) => format!("seed {seed}"),
            Self::Game(length, misses) => format!("game {length} {misses}"),
            Self::Turn(pattern, left) => format!("turn {} {left}", pattern.lower()),
            Self::Guess(guessed) => format!("guess {}", letter(*guessed)),
            Self::Answer(guessed, places) => said(Some(letter(*guessed)), *places),
            Self::Reveal => String::from("reveal"),
            Self::Result(won, word) => {
                let won = if *won { "won" } else { "lost" };
                match word {
                    Some(word) => format!("result {won} {}", word.played_lower()),
                    None => format!("result {won}"),
                }
            }
            Self::Quit => String::from("quit"),
        }
    }
}

impl FromPlayer {
    /// Parses a line. Returns `None` for a blank line or a comment.
    ///
    /// # Errors
    /// Returns [`NotALine`] if the line is malformed or has an unknown beginning.
    pub fn parse(line: &str, alphabet: &'static Alphabet) -> Result<Option<Self>, NotALine> {
        let Some((first, rest)) = split(line) else { return Ok(None) };
        let (message, needs) = match &*first {
            "hangman" => {
                let (version, name) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                let hangman = |version| Self::Hangman(version, name.trim().to_owned());
                (version.parse().ok().map(hangman), "a version: hangman 1 NAME")
            }
            "ready" => return Ok(Some(Self::Ready)),
            "guess" => (alphabet.typed(rest).map(Self::Guess), ONE_LETTER),
            "hit" | "miss" => {
                let (letter, places) = answer(&first, rest, alphabet)?;
                return Ok(Some(Self::Answer(letter, places)));
            }
            "word" => {
                (Word::parse(rest, alphabet).ok().map(Self::Word), "a word of letters: word beetle")
            }
            _ => return Err(NotALine::Unknown(shortened(&first))),
        };
        message.map(Some).ok_or(NotALine::Wrong(first, needs))
    }

    /// Formats the line without its end, with the letters of `alphabet`.
    pub fn line(&self, alphabet: &'static Alphabet) -> String {
        let face = |letter| alphabet.lower(letter);
        match self {
            Self::Hangman(version, name) => format!("hangman {version} {name}"),
            Self::Ready => String::from("ready"),
            Self::Guess(letter) => format!("guess {}", face(*letter)),
            Self::Answer(letter, places) => said(letter.map(face), *places),
            Self::Word(word) => format!("word {}", word.played_lower()),
        }
    }
}

fn said(letter: Option<char>, places: Places) -> String {
    let mut line = String::from(if places.is_empty() { "miss" } else { "hit" });
    if let Some(letter) = letter {
        line.push(' ');
        line.push(letter);
    }
    for place in places.iter() {
        line += &format!(" {}", place + 1);
    }
    line
}

fn number<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<u32> {
    parts.next()?.parse().ok()
}

fn pattern(text: &str, alphabet: &'static Alphabet) -> Option<Pattern> {
    let mut pattern = Pattern::hidden(alphabet, text.chars().count());
    for (place, character) in text.chars().enumerate() {
        if character != '-' {
            pattern.reveal(alphabet.letter(character)?, [place].into_iter().collect());
        }
    }
    (pattern.length() <= MAX_LENGTH).then_some(pattern)
}

/// Parses what follows `hit` or `miss`: the letter, if there is one, and the positions, from 1.
fn answer(
    first: &str,
    rest: &str,
    alphabet: &'static Alphabet,
) -> Result<(Option<Letter>, Places), NotALine> {
    let mut parts = rest.split(|c: char| c.is_whitespace() || c == ',').filter(|p| !p.is_empty());
    let mut next = parts.next();
    let named = next.and_then(|text| alphabet.typed(text));
    if named.is_some() {
        next = parts.next();
    }
    let mut positions = Vec::new();
    for text in next.into_iter().chain(parts) {
        let position = text.parse::<usize>().ok().filter(|position| (1..=64).contains(position));
        positions.push(position.ok_or_else(|| NotALine::NoPosition(shortened(text)))? - 1);
    }
    let needs = match (first, positions.is_empty()) {
        ("hit", true) => "positions, from 1: hit e 2 5",
        ("miss", false) => "no positions; a letter that is there is a hit",
        _ => return Ok((named, positions.into_iter().collect())),
    };
    Err(NotALine::Wrong(first.to_owned(), needs))
}

#[cfg(test)]
mod tests;
