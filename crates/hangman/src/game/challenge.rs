//! [`Challenge`] and [`ChallengeResult`]: the lines of text by which two people play a challenge.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use super::occasion::Occasion;
use super::round::{Finished, Lives, Round};
use super::seal::{Salt, Seal};
use super::transcript::Transcript;
use hangman_words::{Alphabet, Candidates, Guess, Word};

/// A word that one person sets another, as a line of text that doesn't show it.
///
/// # The format
/// `ehd1 MISSES SALT CODE SEAL`, separated by spaces. MISSES is the number of misses that lose. SALT and SEAL
/// are those of [`Seal`], in hexadecimal digits. CODE has the word in lower case, as it was typed, as
/// UTF-8, after the code of its language and a colon if that is not English (`de:straße`), XORed with a mask, in hexadecimal
/// digits. The mask is the SHA-256 of the text `mask:salt` and, from its 33rd byte on, of `mask:salt:1`, `mask:salt:2` and so on.
///
/// # What it proves
/// The seal binds the setter: if the word is changed, the line doesn't open. The mask hides the word from
/// accidental reading, not from somebody who takes the program apart: a program that can answer letters can
/// also reveal the word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The word, which the guesser must not see.
    pub word: Word,
    /// The number of misses that lose.
    pub lives: Lives,
    salt: Salt,
}

/// The result of a challenge, as a line of text for the person who set it.
///
/// # The format
/// `ehr1 LETTERS CODE`: the letters in the order of guessing (`-` for none; a whole word between colons), and the
/// first 64 bits of the SHA-256 of `word:salt:letters` as hexadecimal digits. Only somebody who played the word to its
/// end, or opened it, knows the code for these letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeResult {
    letters: String,
    code: [u8; 8],
}

/// The reason why a line is not a challenge or not a result of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ChallengeError {
    /// The text is not a challenge.
    #[error(
        "this is not the whole line that sets a word: it begins with ehd1 and has five parts; copy all of it"
    )]
    NotAChallenge,
    /// The word doesn't match the seal.
    #[error(
        "the line that sets the word does not match its seal: it was changed, or not copied whole"
    )]
    BrokenSeal,
    /// The word is blocked.
    #[error("that word isn't in the list")]
    NotListed,
    /// The text is not a result.
    #[error(
        "this is not the whole line that was sent back: it begins with ehr1 and has three parts; copy all of it"
    )]
    NotAResult,
    /// The text is a result, without the challenge that it belongs to.
    #[error(
        "this is the result of a challenge; to see how it went, add the line that set the word, which begins with ehd1"
    )]
    ResultAlone,
    /// The text is not a round.
    #[error(
        "this is not the whole line of a round: it begins with eh1 and has at least seven parts; copy all of it"
    )]
    NotARound,
    /// The result belongs to another challenge, or was changed.
    #[error("that result is for a different word, or it has been altered")]
    OtherResult,
}

/// What a challenge and a result begin with, and how many parts they have.
const CHALLENGE: (&str, usize) = ("ehd1", 5);
const RESULT: (&str, usize) = ("ehr1", 3);

/// A line that goes from one player to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengeLine {
    /// A word to find.
    Word(Challenge),
    /// How somebody has played such a word.
    Result(ChallengeResult),
    /// A round that both play, perhaps with the guesses of one of them.
    Round(Box<Transcript>),
    /// Something that begins like one of these.
    Damaged(ChallengeError),
}

impl ChallengeLine {
    /// Returns the lines of a text: a challenge, a result, and all rounds. What is around them does not matter, such as the
    /// message that they are part of, quotes, dashes and stars, the line breaks of a chat, or the frame of a card that a line
    /// was copied from. A link to the game has a line in its address.
    pub fn all_in(text: &str) -> Vec<Self> {
        let text = text.split_inclusive(char::is_whitespace).map(|word| {
            // Lists of one's own have the sign in their names, too.
            match word.split_once('#').filter(|(address, _)| address.contains('/')) {
                Some((_, opens)) => Cow::Owned(decoded(opens)),
                None => Cow::Borrowed(word),
            }
        });
        let text: String = text.collect();
        // Programs turn hyphens into dashes, which mean something in rounds and results, but nothing in a challenge.
        let hyphens = text.replace(DASHES, "-");
        let (words, of_challenge) = (words(&hyphens), text.replace(DASHES, " "));
        let of_challenge = self::words(&of_challenge);
        let sent = lines(&of_challenge, CHALLENGE);
        let sent = sent.map(|line| line.parse().map(Self::Word));
        let results = lines(&words, RESULT).map(|line| line.parse().map(Self::Result));
        let begins = (0..words.len()).filter(|at| words[*at].eq_ignore_ascii_case("eh1"));
        let (rounds, damaged): (Vec<_>, Vec<_>) = begins
            .map(|at| {
                // What follows the guesses is no part of the round.
                let longest = (at..=words.len().min(at + LONGEST_ROUND)).rev();
                // An exclamation mark may be part of the last answer, and means that it was lost.
                let read =
                    |text: String| text.parse().or_else(|_| text.trim_end_matches('!').parse());
                let round = longest.map(|end| read(words[at..end].join(" "))).find_map(Result::ok);
                round.map(Box::new).map(Self::Round).ok_or(ChallengeError::NotARound)
            })
            .partition(Result::is_ok);
        let damaged = damaged.into_iter().next().filter(|_| rounds.is_empty());
        let lines = [whole(sent), whole(results)].into_iter().flatten();
        let lines = lines.chain(rounds).chain(damaged);
        lines.map(|line| line.unwrap_or_else(Self::Damaged)).collect()
    }

    /// Returns whether something in a text begins like a challenge or a result, which may have lost its spaces.
    pub fn looks_like(text: &str) -> bool {
        let begins = |part: &str, version: &str| {
            part.get(..version.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(version))
        };
        let is_line = |part| [CHALLENGE, RESULT].iter().any(|(version, _)| begins(part, version));
        text.split_whitespace().any(is_line)
    }
}

/// Decodes what follows the `#` of an address. Some programs write a blank as a plus sign, which no line has otherwise.
pub fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let hex = after.get(..2).and_then(|hex| std::str::from_utf8(hex).ok());
        let hex = hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()).filter(|_| *first == b'%');
        bytes.push(hex.unwrap_or(if *first == b'+' { b' ' } else { *first }));
        rest = if hex.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

const DASHES: [char; 6] = ['‐', '‑', '–', '—', '―', '−'];

/// What programs put between words without showing it: spaces without width, marks of direction, a byte order mark.
const INVISIBLE: [char; 6] =
    ['\u{200b}', '\u{200e}', '\u{200f}', '\u{2060}', '\u{2068}', '\u{feff}'];

/// Returns the words of a text without what programs and people put around them.
fn words(text: &str) -> Vec<&str> {
    let is_around = |c: char| {
        c.is_whitespace() || INVISIBLE.contains(&c) || "│║|\"'`“”‘’„‚«»‹›<>()[]*~".contains(c)
    };
    let bare = |word| {
        let word = str::trim_end_matches(word, ['.', ',', ';']);
        word.trim_end_matches("_!").trim_matches('_')
    };
    text.split(is_around).map(bare).filter(|word| !word.is_empty()).collect()
}

/// The most words of a round: more than an alphabet has letters, and whole words besides.
const LONGEST_ROUND: usize = 200;

/// Returns the lines that begin with this, each up to the beginning of another or the end of its parts.
fn lines(words: &[&str], (begin, parts): (&str, usize)) -> impl Iterator<Item = String> {
    let begins = |word: &&str| [CHALLENGE, RESULT].iter().any(|it| word.eq_ignore_ascii_case(it.0));
    let starts = (1..).zip(words).filter(move |(_, word)| word.eq_ignore_ascii_case(begin));
    starts.map(move |(after, _)| {
        let others = words[after..].iter().take_while(|word| !begins(word)).take(parts - 1);
        let line = [begin].into_iter().chain(others.copied()).collect::<Vec<_>>().join(" ");
        line.trim_end_matches(['!', '.', ',', ';', '_']).to_owned()
    })
}

/// Returns the first line that is whole, or else what is wrong with the first: a message may mention what a line begins with.
fn whole<T, E>(mut lines: impl Iterator<Item = Result<T, E>>) -> Option<Result<T, E>> {
    let first = lines.next()?;
    if first.is_ok() { Some(first) } else { lines.find(Result::is_ok).or(Some(first)) }
}

impl fmt::Display for ChallengeLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(challenge) => challenge.fmt(f),
            Self::Result(result) => result.fmt(f),
            Self::Round(game) => game.fmt(f),
            Self::Damaged(error) => error.fmt(f),
        }
    }
}

impl Challenge {
    /// The number of misses that lose, unless the person who sets the word chooses another one.
    pub const LIVES: Lives = Lives::OF_A_FRIENDS_WORD;

    /// Creates a challenge. The seed determines the salt, so it should be random.
    pub fn new(word: Word, lives: Lives, seed: u64) -> Self {
        Self { word, lives, salt: Salt::of_seed(seed) }
    }

    /// Returns the seal that was shown before the first guess.
    pub fn seal(&self) -> Seal {
        Seal::of(&self.word, self.salt)
    }

    /// Begins the round of the challenge, perhaps with the listed words that are known to have its length.
    pub fn round(&self, known: Option<Candidates>, seed: u64) -> Round {
        let round = Round::with_friend(&self.word, known, self.lives, seed);
        round.sealed(self.seal(), self.salt).played_for(Occasion::Challenge)
    }

    /// Returns the challenge whose round has ended, if it is the round of one.
    pub fn of(finished: &Finished) -> Option<Self> {
        let Finished { word, salt, round, .. } = finished;
        let is_one =
            *round.occasion() == Occasion::Challenge && round.engine().opponent().is_friend();
        let salt = salt.filter(|_| is_one)?;
        Some(Self { word: word.clone(), lives: round.lives(), salt })
    }

    /// Returns the result of these guesses, in order, for the person who set the challenge.
    pub fn result<'a>(&self, guesses: impl IntoIterator<Item = &'a Guess>) -> ChallengeResult {
        let alphabet = self.word.alphabet();
        let letters: String = guesses.into_iter().map(|guess| guess.written(alphabet)).collect();
        ChallengeResult { code: self.code(&letters), letters }
    }

    /// Checks a result, and returns the round that it shows.
    ///
    /// # Errors
    /// Returns [`ChallengeError::OtherResult`] if it belongs to another challenge or was changed.
    pub fn check(&self, result: &ChallengeResult) -> Result<Round, ChallengeError> {
        let is_its = result.code == self.code(&result.letters);
        let round = if is_its { self.replayed(&result.letters) } else { None };
        round.ok_or(ChallengeError::OtherResult)
    }

    /// Returns the round of these guesses, as a result has them; `None` if they cannot be made.
    fn replayed(&self, letters: &str) -> Option<Round> {
        let alphabet = self.word.alphabet();
        let mut round = Round::with_friend(&self.word, None, self.lives, 0);
        // What is between colons is a word.
        for (index, part) in letters.split(':').enumerate() {
            if index % 2 == 1 {
                round.guess(Word::parse(part, alphabet).ok()?).ok()?;
                continue;
            }
            for c in part.chars() {
                round.guess(alphabet.letter(c)?).ok()?;
            }
        }
        Some(round)
    }

    fn code(&self, letters: &str) -> [u8; 8] {
        let hash = Sha256::digest(format!("{}:{}:{letters}", self.word.played_lower(), self.salt));
        std::array::from_fn(|index| hash[index])
    }
}

/// XORs the bytes with the mask for this salt, which adds or removes the mask.
fn masked(bytes: &[u8], salt: Salt) -> Vec<u8> {
    let block = |number: usize| match number {
        0 => Sha256::digest(format!("mask:{salt}")),
        more => Sha256::digest(format!("mask:{salt}:{more}")),
    };
    let mask = (0..).flat_map(|number| block(number).to_vec());
    bytes.iter().zip(mask).map(|(byte, mask)| byte ^ mask).collect()
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes_of(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes();
    let even = digits.len().is_multiple_of(2) && digits.iter().all(u8::is_ascii_hexdigit);
    let pair = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    if even { digits.chunks(2).map(pair).collect() } else { None }
}

impl FromStr for Challenge {
    type Err = ChallengeError;

    /// Parses a challenge.
    ///
    /// # Errors
    /// Returns [`ChallengeError`] if the line is not a challenge, its seal is broken or its word is blocked.
    fn from_str(line: &str) -> Result<Self, ChallengeError> {
        let read = || {
            let parts: Vec<&str> = line.split_whitespace().collect();
            let [version, lives, salt, code, seal] = parts[..] else { return None };
            let (salt, seal): (Salt, Seal) = (salt.parse().ok()?, seal.parse().ok()?);
            let parts = (lives.parse().ok()?, salt, bytes_of(code)?, seal);
            version.eq_ignore_ascii_case(CHALLENGE.0).then_some(parts)
        };
        let (lives, salt, bytes, seal) = read().ok_or(ChallengeError::NotAChallenge)?;
        let word = || {
            let text = String::from_utf8(masked(&bytes, salt)).ok()?;
            let (code, word) =
                text.split_once(':').unwrap_or((Alphabet::UNSAID.code(), text.as_str()));
            Word::parse(word, Alphabet::of(code)?).ok()
        };
        let challenge = word().map(|word| Self { word, lives, salt });
        let challenge = challenge.filter(|challenge| challenge.seal() == seal);
        match challenge.ok_or(ChallengeError::BrokenSeal)? {
            blocked if blocked.word.is_blocked() => Err(ChallengeError::NotListed),
            challenge => Ok(challenge),
        }
    }
}

impl fmt::Display for Challenge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (alphabet, spellings) = (self.word.alphabet(), self.word.spelling_lower());
        // A word of a list may have several.
        let word = spellings.split('/').next().unwrap_or_default();
        let text = match alphabet == Alphabet::UNSAID {
            true => word.to_owned(),
            false => format!("{}:{word}", alphabet.code()),
        };
        let code = hexadecimal(&masked(text.as_bytes(), self.salt));
        let seal: String = self.seal().groups().collect();
        write!(f, "{} {} {} {code} {seal}", CHALLENGE.0, self.lives, self.salt)
    }
}

impl fmt::Display for ChallengeResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = if self.letters.is_empty() { "-" } else { &self.letters };
        write!(f, "{} {letters} {}", RESULT.0, hexadecimal(&self.code))
    }
}

impl FromStr for ChallengeResult {
    type Err = ChallengeError;

    fn from_str(line: &str) -> Result<Self, ChallengeError> {
        let parts: Vec<&str> = line.split_whitespace().collect();
        let [version, letters, code] = parts[..] else { return Err(ChallengeError::NotAResult) };
        let code = bytes_of(code).and_then(|bytes| bytes.try_into().ok());
        match code.filter(|_| version.eq_ignore_ascii_case(RESULT.0)) {
            None => Err(ChallengeError::NotAResult),
            Some(code) => Ok(Self { letters: letters.replace('-', ""), code }),
        }
    }
}

#[cfg(test)]
mod tests;
