//! Owns [`Link`]: what follows the `#` of the page's address, decoded.

use evil_hangman::game::Transcript;
use evil_hangman::game::challenge::{ChallengeError, ChallengeLine, decoded};
use evil_hangman::game::library::ReplayError;
use evil_hangman::game::transcript::TranscriptError;
use evil_hangman::puzzles::{Puzzle, shipped};
use evil_hangman::text::SAME;
use evil_hangman::words::Alphabet;

use crate::text;

/// What a link opens.
#[derive(Clone, Debug, PartialEq)]
pub enum Link {
    /// Nothing but the page.
    Nothing,
    /// The game of the day, in this language; `None` if the player's.
    Daily(Option<&'static Alphabet>),
    /// A game to play, with its settings and its seed.
    Game(Transcript),
    /// A round to replay.
    Replay(Transcript),
    /// Lines of a challenge that a friend has sent.
    Sent(String),
    /// A puzzle.
    Puzzle(usize, Puzzle),
}

/// Why a link opens nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// It is of a later version.
    #[error("{}", text::LATER_VERSION)]
    Later,
    /// It is no transcript.
    #[error("{}", text::bad_round(.0))]
    Transcript(#[from] TranscriptError),
    /// It is no challenge.
    #[error("{}", text::INCOMPLETE)]
    Challenge(#[from] ChallengeError),
    /// It is about a friend's word.
    #[error("{}", text::WITHOUT_THE_WORD)]
    Friend,
    /// There is no such puzzle.
    #[error("{}", text::NO_PUZZLE)]
    NoPuzzle,
    /// Its words are not here, or are others.
    #[error("{}", text::bad_game(.0))]
    Words(#[from] ReplayError),
}

/// The version of transcripts that begins a text such as `eh3 …`.
fn version(text: &str) -> Option<u32> {
    text.split_whitespace().next()?.strip_prefix("eh")?.parse().ok()
}

/// Reads "puzzle 58" or "puzzle de 58".
fn puzzle(text: &str) -> Option<Link> {
    let parts: Vec<_> = text.split_whitespace().skip(1).collect();
    let (language, number) = match parts[..] {
        [number] => (Alphabet::UNSAID, number),
        [code, number] => (Alphabet::of(code)?, number),
        _ => return None,
    };
    let number = number.parse().ok()?;
    Some(Link::Puzzle(number, shipped(language, number)?))
}

impl Link {
    /// Finds what a pasted text opens: the address of a game, or what follows the `#` of one. Returns `None` if there
    /// is none.
    #[must_use]
    pub fn find(text: &str) -> Option<String> {
        let parts = text.split_whitespace().filter_map(|part| part.split_once('#'));
        let addresses = parts.map(|(_, part)| decoded(part));
        let opens = |text: &String| !matches!(Self::read(text), Ok(Self::Nothing) | Err(_));
        addresses.chain([text.trim().to_owned()]).find(opens)
    }

    /// Reads what follows the `#`, decoded.
    ///
    /// # Errors
    /// [`LinkError`] if it opens nothing.
    pub fn read(text: &str) -> Result<Self, LinkError> {
        let text = text.trim();
        match text.split_whitespace().next() {
            None => return Ok(Self::Nothing),
            Some("daily" | "today") => {
                return Ok(Self::Daily(text.split_whitespace().nth(1).and_then(Alphabet::of)));
            }
            Some("puzzle") => return puzzle(text).ok_or(LinkError::NoPuzzle),
            Some(word) if word == SAME || word.eq_ignore_ascii_case("ehd1") => {
                let damaged = |line| match line {
                    ChallengeLine::Damaged(error) => Some(error),
                    _ => None,
                };
                let lines = ChallengeLine::all_in(text);
                let none = lines.is_empty().then_some(ChallengeError::NotARound);
                return match none.or(lines.into_iter().find_map(damaged)) {
                    Some(error) => Err(error.into()),
                    None => Ok(Self::Sent(text.to_owned())),
                };
            }
            Some(_) => {}
        }
        let transcript: Transcript = match text.parse() {
            Err(TranscriptError::Version(_))
                if version(text).is_some_and(|version| version > 1) =>
            {
                return Err(LinkError::Later);
            }
            read => read?,
        };
        if transcript.opponent.is_friend() {
            return Err(LinkError::Friend);
        }
        match transcript.answers.is_empty() {
            true => Ok(Self::Game(transcript)),
            false => Ok(Self::Replay(transcript)),
        }
    }
}

#[cfg(test)]
mod tests {
    use evil_hangman::game::Lives;
    use evil_hangman::game::challenge::Challenge;
    use evil_hangman::words::{ENGLISH, Guess, RUSSIAN, Word};

    use super::*;

    #[test]
    fn each_kind_of_link_opens_what_it_says() {
        assert_eq!(Link::read(" "), Ok(Link::Nothing));
        assert_eq!(Link::read("daily"), Ok(Link::Daily(None)));
        assert_eq!(Link::read("daily ru"), Ok(Link::Daily(Some(&RUSSIAN))));
        let game = "eh1 en/everyday merciless 8 11 42 -";
        assert_eq!(Link::read(game), Ok(Link::Game(game.parse().unwrap())));
        let replay = format!("{game} E-");
        assert_eq!(Link::read(&replay), Ok(Link::Replay(replay.parse().unwrap())));
        let word = Word::parse("hello", &ENGLISH).unwrap();
        let challenge = Challenge::new(word, Lives::at_least_one(6), 1);
        let letters = "HELO".chars().filter_map(|c| ENGLISH.letter(c));
        let guesses: Vec<Guess> = letters.map(Guess::from).collect();
        let result = format!("{challenge} {}", challenge.result(&guesses));
        for sent in
            [challenge.to_string(), result, format!("same {game}"), format!("same {replay}")]
        {
            assert_eq!(Link::read(&sent), Ok(Link::Sent(sent)));
        }
    }

    #[test]
    fn a_link_is_found_in_what_was_pasted() {
        let game = "eh1 en/everyday merciless 8 11 42 -";
        for text in [
            game.to_owned(),
            "Play this: https://example.org/#eh1%20en%2Feveryday+merciless%208%2011%2042%20- !"
                .into(),
        ] {
            assert_eq!(Link::find(&text).as_deref(), Some(game), "{text}");
        }
        for text in ["hello", "", "https://example.org/#top", "50% # +1"] {
            assert_eq!(Link::find(text), None, "{text}");
        }
        assert_eq!(Link::find("see x.org/#today").as_deref(), Some("today"));
    }

    #[test]
    fn a_damaged_link_says_what_to_do() {
        let said = |link| Link::read(link).unwrap_err().to_string();
        for damaged in [
            "eh1",
            "eh1 en/everyday",
            "eh1 en/everyday fair 8 11 42 QQ",
            "nonsense",
            "ehd1 6",
            "ehd1 6 ehr1 E 12",
            "same",
            "same eh1 en/everyday",
        ] {
            assert_eq!(said(damaged), text::INCOMPLETE, "{damaged}");
        }
        assert_eq!(said("eh1 en/everyday friend 8 11 1 -"), text::WITHOUT_THE_WORD);
        assert_eq!(said("puzzle 0"), text::NO_PUZZLE);
        assert_eq!(said("eh99 common"), text::LATER_VERSION);
    }
}
