//! [`Seal`] and [`Salt`], by which a fair opponent proves that its word was fixed before the first guess.

use std::fmt;
use std::str::FromStr;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use hangman_words::Word;

/// A commitment to a word that is shown before the first guess. It binds the computer without revealing
/// anything about the word.
///
/// # The format
/// The first 128 bits of the SHA-256 of the text `word:salt`: the word in lower case, a colon, and the salt
/// as 32 hexadecimal digits in lower case. It is written as eight groups of four hexadecimal digits,
/// separated by `-`, so `printf 'elephant:000102030405060708090a0b0c0d0e0f' | sha256sum` begins with the
/// digits of `83e7-573b-96a5-f516-d510-d0df-9390-7992`.
///
/// # Why 128 bits
/// To change the word later, a setter needs two words with the same seal, and may choose both salts. That
/// takes about 2⁶⁴ attempts, far more than there is time for during a game, and half of the hash fits on a
/// line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seal(u128);

/// A random number that is sealed together with a word. Without it, a player could compute the seal of every
/// word on the list and compare. Written as 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Salt(u128);

/// The reason why a text is not a seal or a salt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SealError {
    /// The text is not a seal.
    #[error("a seal is 32 hexadecimal digits, such as 83e7-573b-96a5-f516-d510-d0df-9390-7992")]
    Seal,
    /// The text is not a salt.
    #[error("a salt is 32 hexadecimal digits, such as 000102030405060708090a0b0c0d0e0f")]
    Salt,
}

impl Seal {
    /// Computes the seal of a word with this salt.
    pub fn of(word: &Word, salt: Salt) -> Self {
        let hash = Sha256::digest(format!("{}:{salt}", word.played_lower()));
        Self(hash.iter().take(16).fold(0, |number, byte| number << 8 | u128::from(*byte)))
    }

    /// Returns the eight groups as they are written, in order.
    pub(crate) fn groups(self) -> impl Iterator<Item = String> {
        (0..8).rev().map(move |group| format!("{:04x}", self.0 >> (16 * group) & 0xffff))
    }
}

impl Salt {
    /// Separates the salt from the other random choices of the same seed.
    const APART: u64 = 0x7365_616c_6564_2121;

    /// Returns the salt for a seed, so that the same seed also gives the same seal.
    pub(super) fn of_seed(seed: u64) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ Self::APART);
        Self(u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64()))
    }
}

/// Parses 32 hexadecimal digits, with or without spaces and hyphens between them.
fn digits(text: &str) -> Option<u128> {
    let digits: String = text.chars().filter(|c| !matches!(c, ' ' | '-')).collect();
    let all = digits.len() == 32 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    u128::from_str_radix(&digits, 16).ok().filter(|_| all)
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.groups().collect::<Vec<_>>().join("-"))
    }
}

impl fmt::Display for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:032x}", self.0))
    }
}

impl FromStr for Seal {
    type Err = SealError;

    fn from_str(text: &str) -> Result<Self, SealError> {
        digits(text).map(Self).ok_or(SealError::Seal)
    }
}

impl FromStr for Salt {
    type Err = SealError;

    fn from_str(text: &str) -> Result<Self, SealError> {
        digits(text).map(Self).ok_or(SealError::Salt)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hangman_words::ENGLISH;

    fn seal(word: &str, salt: &str) -> Seal {
        Seal::of(&Word::parse(word, &ENGLISH).unwrap(), salt.parse().unwrap())
    }

    #[test]
    fn another_implementation_of_sha_256_finds_the_same_seals() {
        let mut salts = std::collections::HashSet::new();
        for seed in 0..200 {
            let salt = Salt::of_seed(seed);
            assert!(salts.insert(salt.to_string()), "{seed} has a salt of its own");
            // Up to the longest word, so that a text takes one block of the hash or two.
            let word = "sevenths".repeat(8)[..1 + seed as usize % 64].to_owned();
            let hash = hmac_sha256::Hash::hash(format!("{word}:{salt}").as_bytes());
            let expected: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
            for word in [word.to_uppercase(), word] {
                let seal = seal(&word, &salt.to_string());
                assert_eq!(seal.to_string().replace('-', ""), expected, "{word} {salt}");
            }
        }
    }

    #[test]
    fn a_seal_and_a_salt_are_written_and_read_alike() {
        let salt = Salt(0xab);
        assert_eq!(salt.to_string(), "000000000000000000000000000000ab");
        assert_eq!(salt.to_string().parse(), Ok(salt));
        let seal = seal("go", &salt.to_string());
        for text in [seal.to_string(), seal.to_string().replace('-', " ").to_uppercase()] {
            assert_eq!(text.parse(), Ok(seal), "{text}");
        }
    }

    #[test]
    fn a_text_that_is_no_seal_and_no_salt_is_refused() {
        let short = "0".repeat(31);
        for text in ["", "x", &short, &"0".repeat(33), &format!("+{short}"), &format!("{short}g")] {
            assert_eq!(text.parse::<Seal>(), Err(SealError::Seal), "{text}");
            assert_eq!(text.parse::<Salt>(), Err(SealError::Salt), "{text}");
        }
    }

    /// Worked out in Python from the paper of xoshiro256++ (Blackman and Vigna). A seed has meant this salt
    /// in every version: a round that was written down can have its seal opened.
    #[test]
    fn the_salt_of_a_seed_never_changes() {
        let salt = |seed| Salt::of_seed(seed).to_string();
        assert_eq!(salt(0), "c31bca15a073c431b48a12e7eed2b4d9");
        assert_eq!(salt(7), "bdbc94222b19aa135ec4133c0079c316");
        assert_eq!(salt(u64::MAX), "249a2debc3d4f45ce3f3efb9db43138c");
    }
}
