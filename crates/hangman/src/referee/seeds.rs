//! Owns [`role_seed`], which gives each player of a game a seed from which the other's can't be worked out.

use sha2::{Digest, Sha256};

use super::line::Side;

/// Returns the seed that a player gets in the game with this seed: the first 64 bits (big-endian) of the
/// SHA-256 of `evil-hangman ROLE SEED`, with the seed in decimal.
///
/// This is a hash rather than a reversible mix: otherwise each player could work out the game's seed, and
/// from it the other's, so a guesser would know what the setter draws.
pub fn role_seed(role: Side, game: u64) -> u64 {
    let hash = Sha256::digest(format!("evil-hangman {role} {game}").as_bytes());
    hash.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_the_hash_that_it_is_said_to_be() {
        // printf 'evil-hangman guesser 7' | sha256sum | cut -c1-16
        assert_eq!(format!("{:016x}", role_seed(Side::Guesser, 7)), "d8b62266c3fa63d6");
        assert_eq!(format!("{:016x}", role_seed(Side::Setter, 7)), "85c922cdd3399b69");
    }
}
