//! Owns [`parse`], which reads the figures of a round from a line exactly as [`Record::to_line`](super::Record::to_line)
//! writes it, if all letters are among a, b, c … and no word was guessed.

use super::Figures;
use crate::engine::Opponent;
use crate::game::{ListName, Occasion, Opening, OpeningText, Outcome};
use crate::words::{Alphabet, Letter, MAX_LENGTH};

/// The quotation mark, which ends a string.
const QUOTE: u8 = 0x22;

/// The most letters that are read here.
const LETTERS: usize = 26;

/// A line of which the beginning has been read.
struct Line<'a>(&'a [u8]);

/// The letters that were guessed or given, and their places.
struct Answers {
    alphabet: &'static Alphabet,
    /// One bit for each letter.
    known: u32,
    places: [u64; LETTERS],
}

/// Parses a line. Returns `None` if it may be a record but is written in another way, and also if it is none.
pub(super) fn parse(line: &[u8]) -> Option<Figures> {
    let mut line = Line(line.trim_ascii_end());
    line.take(b"{\"v\":1,\"at\":")?;
    line.digits()?;
    line.take(b",\"app\":\"")?;
    let app = line.until(QUOTE)?;
    if !app.iter().all(|byte| byte.is_ascii_graphic() && *byte != b'\\') {
        return None;
    }
    line.take(b",\"round\":\"")?;
    line.take(b"eh1 ")?;
    let list = line.until(b' ')?;
    let Ok(list @ ListName::Embedded(embedded)) = str::from_utf8(list).ok()?.parse() else {
        return None;
    };
    let opponent = line.until(b' ')?;
    let opponent = Opponent::ALL.into_iter().find(|known| known.name().as_bytes() == opponent)?;
    let length = line.number(b' ').filter(|length| (1..=MAX_LENGTH).contains(length))?;
    let lives = line.number(b' ').filter(|lives| *lives > 0 && u32::try_from(*lives).is_ok())?;
    line.digits()?;
    let mut answers = Answers::new(embedded.alphabet());
    let opening = line.opening(&mut answers)?;
    let mut shown = opening.map_or(0, |opening: Opening| opening.places().count());
    if opening.is_some() && opponent.is_friend() {
        return None;
    }
    let (mut guesses, mut misses) = (0, 0);
    while line.take(b" ").is_some() {
        if shown >= length || misses >= lives {
            return None;
        }
        let places = line.answer(&mut answers)?;
        guesses += 1;
        misses += usize::from(places == 0);
        shown += places.count_ones() as usize;
    }
    let outcome = match () {
        () if shown >= length => Outcome::Won,
        () if misses >= lives => Outcome::Lost,
        () => Outcome::GivenUp,
    };
    line.take(b"\",\"outcome\":\"")?;
    match outcome {
        Outcome::Won => line.take(b"won"),
        Outcome::Lost => line.take(b"lost"),
        Outcome::GivenUp => line.take(b"given_up"),
    }?;
    line.take(b"\",\"misses\":")?;
    let told_misses = line.number(b',')?;
    line.take(b"\"letters\":")?;
    let told_guesses = line.number(b',')?;
    line.take(b"\"peeked\":")?;
    let peeked = line.flag()?;
    line.take(b"\"hinted\":")?;
    let hinted = line.flag()?;
    line.take(b"\"word\":\"")?;
    answers.fit(line.until(QUOTE)?, length)?;
    let value = match line.take(b",\"value\":") {
        Some(()) => Some(line.number(b',')?),
        None => line.take(b",").map(|()| None)?,
    };
    line.take(b"\"occasion\":")?;
    let occasion = match line.0 {
        b"\"free\"}" => Occasion::Free,
        other => serde_json::from_slice(other.strip_suffix(b"}")?).ok()?,
    };
    let is_comparable = outcome == Outcome::Won && opponent.is_perfect();
    let par = || list.value(length, opening).or(value.filter(|_| opening.is_some()));
    let beyond_perfect = if is_comparable { par() } else { None };
    ((told_misses, told_guesses) == (misses, guesses)).then(|| Figures {
        outcome,
        lives,
        misses,
        guesses,
        is_clean: !peeked && !hinted,
        beyond_perfect: beyond_perfect.map(|par| misses as i64 - par as i64),
        opening: opening.map(|opening| (embedded, length, opening)),
        occasion,
    })
}

impl<'a> Line<'a> {
    /// Takes this text, whose length the compiler knows.
    #[inline(always)]
    fn take<const LENGTH: usize>(&mut self, text: &[u8; LENGTH]) -> Option<()> {
        let (first, rest) = self.0.split_first_chunk()?;
        (first == text).then(|| self.0 = rest)
    }

    /// Takes the bytes before this one, and the byte itself.
    fn until(&mut self, end: u8) -> Option<&'a [u8]> {
        let length = self.0.iter().position(|byte| *byte == end)?;
        let (text, rest) = self.0.split_at(length);
        self.0 = &rest[1..];
        Some(text)
    }

    /// Takes a number of 64 bits.
    fn digits(&mut self) -> Option<()> {
        let length = self.0.iter().position(|byte| !byte.is_ascii_digit())?;
        let (digits, rest) = self.0.split_at(length);
        let is_u64 = match length {
            0 => false,
            1..20 => digits[0] != b'0' || length == 1,
            20 => digits <= &b"18446744073709551615"[..] && digits[0] != b'0',
            _ => false,
        };
        self.0 = rest;
        is_u64.then_some(())
    }

    /// Takes a number of at most nine digits, and the byte after it.
    fn number(&mut self, end: u8) -> Option<usize> {
        let (mut number, mut digits, mut rest) = (0, 0, self.0);
        while let ([digit @ b'0'..=b'9', behind @ ..], 0..9) = (rest, digits) {
            number = number * 10 + usize::from(digit - b'0');
            (digits, rest) = (digits + 1, behind);
        }
        // Numbers of JSON have no leading zeros.
        let is_number = digits == 1 || digits > 1 && self.0[0] != b'0';
        self.0 = rest;
        self.take(&[end])?;
        is_number.then_some(number)
    }

    /// Takes `true` or `false`, and the comma behind it.
    fn flag(&mut self) -> Option<bool> {
        match self.take(b"false,") {
            Some(()) => Some(false),
            None => self.take(b"true,").map(|()| true),
        }
    }

    /// Takes the opening of a round, if it has one, and adds its answers.
    fn opening(&mut self, answers: &mut Answers) -> Option<Option<Opening>> {
        if self.take(b" -").is_some() {
            return Some(None);
        }
        self.take(b" ")?;
        let length = self.0.iter().position(|byte| matches!(*byte, b' ' | QUOTE))?;
        let (text, rest) = self.0.split_at(length);
        let text: OpeningText = str::from_utf8(text).ok()?.parse().ok()?;
        let opening = text.on(answers.alphabet)?;
        self.0 = rest;
        opening
            .answers()
            .try_for_each(|(letter, places)| answers.add(letter.index(), places.bits()))?;
        Some(Some(opening))
    }

    /// Takes a letter with its answer, and returns its places.
    fn answer(&mut self, answers: &mut Answers) -> Option<u64> {
        let (letter, mut rest) = self.0.split_first()?;
        let mut places = 0;
        if let [b'-', behind @ ..] = rest {
            rest = behind;
        } else {
            let mut digits = 0;
            while let Some((digit, behind)) = hexadecimal(rest) {
                (places, digits, rest) = (places << 4 | digit, digits + 1, behind);
            }
            if places == 0 || digits > 16 {
                return None;
            }
        }
        match rest {
            [b'!', behind @ ..] => rest = behind,
            [b'=', b'0'..=b'9', behind @ ..] => {
                let digits = behind.iter().take_while(|byte| byte.is_ascii_digit()).count();
                // A larger number may be too large.
                rest = behind.get(digits..).filter(|_| digits < 9)?;
            }
            _ => {}
        }
        // Whether the reason is proven matters to no statistics.
        if let [b'?', behind @ ..] = rest {
            rest = behind;
        }
        self.0 = rest;
        answers.add(answers.index(*letter)?, places)?;
        Some(places)
    }
}

/// Splits a hexadecimal digit from the beginning of a text, and returns its value.
#[inline]
fn hexadecimal(text: &[u8]) -> Option<(u64, &[u8])> {
    let (digit, rest) = text.split_first()?;
    match digit {
        b'0'..=b'9' => Some((u64::from(digit - b'0'), rest)),
        b'a'..=b'f' => Some((u64::from(digit - b'a' + 10), rest)),
        _ => None,
    }
}

impl Answers {
    fn new(alphabet: &'static Alphabet) -> Self {
        Self { alphabet, known: 0, places: [0; LETTERS] }
    }

    /// Returns the index of a letter, if A, B, C … up to it are letters of the alphabet in their places.
    #[inline]
    fn index(&self, letter: u8) -> Option<usize> {
        let index = usize::from(letter.wrapping_sub(b'A'));
        let upper = self.alphabet.upper(Letter::new(index)?);
        (index < LETTERS && upper == char::from(letter)).then_some(index)
    }

    /// Adds an answer, unless the letter is known already.
    fn add(&mut self, letter: usize, places: u64) -> Option<()> {
        *self.places.get_mut(letter)? = places;
        let bit = 1 << letter;
        let is_new = self.known & bit == 0;
        self.known |= bit;
        is_new.then_some(())
    }

    /// Checks that the word has this length and fits all answers.
    fn fit(&self, word: &[u8], length: usize) -> Option<()> {
        let mut places = [0; LETTERS];
        for (place, letter) in word.iter().enumerate() {
            places[self.index(*letter)?] |= 1_u64.checked_shl(place as u32)?;
        }
        let fits =
            |letter: usize| self.known >> letter & 1 == 0 || places[letter] == self.places[letter];
        (word.len() == length && (0..LETTERS).all(fits)).then_some(())
    }
}
