//! The values of the embedded lists: proven facts, so that nobody waits for them.
//!
//! `evil-hangman solve --list LIST` finds them; a test proves every one of them, and checks the proof.

use super::embedded::Tier;

/// By tier: a length (letters), and the misses that can be forced on a perfect player.
static VALUES: [&[(u8, u8)]; Tier::ENGLISH.len()] = [
    &[
        (2, 7),
        (3, 12),
        (4, 12),
        (5, 11),
        (6, 11),
        (7, 10),
        (8, 7),
        (9, 5),
        (10, 4),
        (11, 3),
        (12, 2),
        (13, 2),
        (14, 2),
        (15, 2),
        (16, 1),
        (17, 0),
        (18, 0),
    ],
    &[
        (2, 8),
        (3, 14),
        (4, 12),
        (5, 12),
        (6, 12),
        (7, 11),
        (8, 7),
        (9, 5),
        (10, 4),
        (11, 3),
        (12, 3),
        (13, 3),
        (14, 2),
        (15, 2),
        (16, 1),
        (17, 1),
        (18, 1),
        (19, 1),
        (20, 1),
        (21, 0),
        (22, 1),
        (23, 0),
    ],
    &[
        (2, 14),
        (3, 17),
        (4, 17),
        (5, 16),
        (6, 12),
        (7, 11),
        (8, 8),
        (9, 7),
        (10, 5),
        (11, 6),
        (12, 4),
        (13, 4),
        (14, 3),
        (15, 3),
        (16, 3),
        (17, 2),
        (18, 2),
        (19, 2),
        (20, 1),
        (21, 1),
        (22, 1),
        (23, 1),
        (24, 1),
        (25, 0),
        (26, 0),
        (27, 0),
        (28, 0),
        (29, 0),
        (30, 0),
        (31, 0),
        (32, 0),
        (34, 0),
        (45, 0),
    ],
];

impl Tier {
    /// The misses that the best setter who has all words of this length (letters) can force on a perfect
    /// player; `None` where the list has no such words.
    #[must_use]
    pub fn value(self, length: usize) -> Option<usize> {
        let values = VALUES.get(self as usize).copied().unwrap_or_default().iter();
        let known = values.copied().find(|&(known, _)| usize::from(known) == length);
        known.map(|(_, value)| usize::from(value))
    }

    /// The guesses that a perfect player needs against that setter: the value, and one more.
    #[must_use]
    pub fn par(self, length: usize) -> Option<usize> {
        self.value(length).map(|value| value + 1)
    }
}
