//! Owns [`PerfectPlay`]: perfect play on both sides of a position with few words, from a table of all sets of them.
//!
//! The solver is made for thousands of words, and takes about a hundred times as long for a few of them.

use std::cmp::Reverse;

use crate::position::Position;
use hangman_words::{Candidates, Letter, LetterSet, Places};

/// The most words of a position.
const MOST: usize = 16;

/// Marks a set whose value is not known yet.
const UNKNOWN: u8 = u8::MAX;

/// The values of the sets of a few words, each computed when it is needed. Bit `n` of a set is the word with the
/// `n`th number.
pub struct PerfectPlay {
    numbers: Vec<u32>,
    /// For each letter of the alphabet, the sets of words that have it at the same places.
    families: Vec<Vec<(Places, u16)>>,
    /// The misses that perfect play costs, for each set.
    values: Vec<u8>,
}

/// A perfect opponent's answer to a letter.
#[derive(Clone, Debug, PartialEq)]
pub struct PerfectReply {
    /// The places of the letter; none for a miss.
    pub places: Places,
    /// The position that is left.
    pub position: Position,
    /// The lives with which the words that are left can be won.
    pub needs: u32,
}

impl PerfectReply {
    /// Returns whether the win is lost.
    pub fn loses(&self) -> bool {
        self.needs > self.position.misses_left()
    }
}

impl PerfectPlay {
    /// Returns the table of these words; `None` if there are more than 16.
    pub fn of(words: &Candidates) -> Option<Self> {
        let numbers: Vec<u32> = words.numbers().to_vec();
        if numbers.len() > MOST {
            return None;
        }
        let mut table =
            Self { values: vec![UNKNOWN; 1 << numbers.len()], numbers, families: Vec::new() };
        let families = words.listed().alphabet().letters().map(|letter| {
            let split = words.split(letter);
            split.iter().map(|(family, words)| (family.places, table.set(words))).collect()
        });
        table.families = families.collect();
        Some(table)
    }

    /// Returns the set of some of the words.
    fn set(&self, words: &Candidates) -> u16 {
        let bit = |number: &u32| self.numbers.binary_search(number).map_or(0, |at| 1 << at);
        words.numbers().iter().map(bit).fold(0, |set, bit| set | bit)
    }

    /// Returns the misses that perfect play costs.
    fn value(&mut self, set: u16) -> u8 {
        if set & set.wrapping_sub(1) == 0 {
            return 0;
        }
        let known = self.values[usize::from(set)];
        if known != UNKNOWN {
            return known;
        }
        let telling: Vec<usize> = (0..self.families.len())
            .filter(|letter| self.families[*letter].iter().all(|(_, family)| set & family != set))
            .collect();
        // Without a letter that all words have, each letter can be a miss.
        let is_safe = |letter: &usize| {
            self.families[*letter].iter().all(|(places, it)| !places.is_empty() || set & it == 0)
        };
        let least = u8::from(!telling.iter().any(is_safe));
        let mut value = UNKNOWN;
        for letter in telling {
            if value > least {
                value = value.min(self.cost(set, letter, value));
            }
        }
        self.values[usize::from(set)] = value;
        value
    }

    /// Returns the misses that perfect play costs after the letter with this index, if they are fewer than `below`.
    fn cost(&mut self, set: u16, letter: usize, below: u8) -> u8 {
        let mut cost = 0;
        for family in 0..self.families[letter].len() {
            let (places, words) = self.families[letter][family];
            if set & words != 0 && cost < below {
                cost = cost.max(u8::from(places.is_empty()) + self.value(set & words));
            }
        }
        cost
    }

    /// Returns the fewest lives (misses that lose) with which these of the words can be won.
    pub fn lives(&mut self, words: &Candidates) -> u32 {
        u32::from(self.value(self.set(words))) + 1
    }

    /// Returns the lives with which a letter wins.
    pub(super) fn needs(&mut self, position: &Position, letter: Letter) -> u32 {
        let set = position.candidates().map_or(0, |words| self.set(words));
        u32::from(self.cost(set, letter.index(), UNKNOWN)) + 1
    }

    /// Returns whether a letter keeps a forced win.
    pub(super) fn wins(&mut self, position: &Position, letter: Letter) -> bool {
        self.needs(position, letter) <= position.misses_left()
    }

    /// Returns the letters that keep a forced win.
    pub fn winners(&mut self, position: &Position) -> LetterSet {
        position.open().filter(|letter| self.wins(position, *letter)).collect()
    }

    /// Returns the letter that keeps a forced win, if it is the only one.
    pub(super) fn only_winner(&mut self, position: &Position) -> Option<Letter> {
        let mut winners = position.open().filter(|letter| self.wins(position, *letter));
        let only = winners.next()?;
        winners.next().is_none().then_some(only)
    }

    /// Returns the number of guesses in a row with only one right letter, against a perfect opponent.
    pub(super) fn only_winners(&mut self, position: &Position) -> usize {
        let mut position = position.clone();
        let mut row = 0;
        while position.words_left() > 1
            && let Some(letter) = self.only_winner(&position)
            && let Some(reply) = self.reply(&position, letter)
        {
            row += 1;
            position = reply.position;
        }
        row
    }

    /// Returns the answer that costs the most lives. Among equals, it leaves the player the fewest winning letters,
    /// and then the most words. Returns `None` if no word fits the position.
    pub fn reply(&mut self, position: &Position, letter: Letter) -> Option<PerfectReply> {
        let mut replies = Vec::new();
        for (family, words) in position.candidates()?.split(letter) {
            let needs = self.lives(&words);
            let after = position.after(letter, family.places);
            let cost = needs + u32::from(family.places.is_empty());
            replies.push((cost, PerfectReply { places: family.places, position: after, needs }));
        }
        let most = replies.iter().map(|(cost, _)| *cost).max()?;
        replies.retain(|(cost, _)| *cost == most);
        let rank = |(_, reply): &(u32, PerfectReply)| {
            let winners = self.winners(&reply.position).len();
            (winners, Reverse(reply.position.words_left()), Reverse(reply.places))
        };
        replies.into_iter().min_by_key(rank).map(|(_, reply)| reply)
    }
}
