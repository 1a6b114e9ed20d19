//! Plays rounds as two simulated players, and prints how many they win at each length with each number of spare lives:
//! `cargo run --release --example levels -- [--language de] [ROUNDS]`, with the number of rounds for each cell (200).
//!
//! **The reader** thinks of three words that fit, drawn at random from all that do, and names the letter that most of them
//! have; of equals, the most frequent one. Who can think of one word alone knows less, and a strong solver more.
//!
//! **The counter** names letters by their frequency in the language until half of the word is open, and then the letters of
//! one word that fits.
//!
//! Then it chooses the levels of the language: the first two by the counter, the others by the reader, each with fewer
//! wins than the one before. A line of them is what `Level` and docs/levels.md have.
//!
//! Both play merciless, which answers as in the game, from openings as the game deals them: each number of a round deals
//! one, with equal chance. A spare life is one that a perfect player would not lose. The numbers of the rounds are seeds,
//! so that the same command prints the same table.

use std::env;
use std::error::Error;
use std::fmt;

use evil_hangman::engine::{Opponent, Setter};
use evil_hangman::game::{Book, Level, Round, Standing};
use evil_hangman::words::{
    Alphabet, Candidates, EmbeddedList, Grade, Letter, LetterSet, Word, WordList,
};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom;

/// The word lengths (letters) that can be levels, if a language has enough openings for them.
const LENGTHS: std::ops::RangeInclusive<usize> = 4..=10;

/// The most spare lives: of the reader, who hardly ever loses with more, and of the counter.
const SPARE: [u32; 2] = [3, 6];

/// The lengths (letters) of the first two levels: up to 8 if a language has enough of them that are easy.
const FIRST_LENGTHS: [std::ops::RangeInclusive<usize>; 2] = [5..=8, 5..=9];

/// How many percent of the rounds the counter wins at least of the first two levels.
const FIRST: [f64; 2] = [75.0, 60.0];

/// How many percent of the rounds the reader wins at least of the first two levels.
const FIRST_FOR_THE_READER: f64 = 97.0;

/// How many percent of the rounds the reader should win at the levels from the third on.
const WANTED: [f64; Level::COUNT - 2] = [95.0, 85.0, 75.0, 65.0, 56.0, 47.0, 38.0, 28.0, 18.0, 8.0];

/// How many percent of the rounds two neighbours are apart at least: as much as a language allows.
const APART: [f64; 4] = [4.0, 3.0, 2.0, 1.0];

/// The number of words that the reader thinks of.
const THOUGHT_OF: usize = 3;

/// The number of a level that is only tried.
const UNNUMBERED: usize = 0;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments: Vec<String> = env::args().skip(1).collect();
    let mut alphabet = Alphabet::UNSAID;
    if arguments.first().is_some_and(|first| first == "--language") {
        let code = arguments.drain(..2.min(arguments.len())).nth(1).unwrap_or_default();
        alphabet = Alphabet::of(&code).ok_or("--language: there is no such language")?;
    }
    let rounds = arguments.first().map_or(Ok(200), |rounds| rounds.parse::<u64>())?;
    let embedded =
        EmbeddedList::with(alphabet, Grade::Everyday).ok_or("the language has a list")?;
    let list = embedded.load();
    let table = Table { embedded, frequent: frequent(&list)?, list, rounds };
    let mut played = Vec::new();
    for (player, most) in [Player::Reader, Player::Counter].into_iter().zip(SPARE) {
        let mut cells_of = Vec::new();
        let spare: String = (0..=most).map(|spare| format!(" {spare} |")).collect();
        println!(
            "{player}, spare lives:\n\n| letters |{spare}\n|---:|{}",
            "---:|".repeat(most as usize + 1)
        );
        let is_for_a_series =
            |length: &usize| Book::of(embedded, *length).is_some_and(Book::is_for_a_series);
        for length in LENGTHS.filter(is_for_a_series) {
            let cells = (0..=most).map(|spare| table.cell(player, length, spare));
            let cells = cells.collect::<Result<Vec<_>, _>>()?;
            let row: String = cells.iter().map(|cell| format!(" {cell} |")).collect();
            println!("| {length} |{row}");
            cells_of
                .extend((0..).map(|spare| Level { number: UNNUMBERED, length, spare }).zip(cells));
        }
        println!();
        played.push(cells_of);
    }
    let [reader, counter] = played.as_slice() else { return Ok(()) };
    let share = |of: &[(Level, Cell)], level: Level| {
        of.iter()
            .find(|(it, _)| *it == level)
            .map_or(String::from("–"), |(_, cell)| cell.to_string())
    };
    let ways =
        FIRST_LENGTHS.into_iter().flat_map(|first| APART.map(|apart| (first.clone(), apart)));
    let mut ways = ways.filter_map(|(first, apart)| chosen(reader, counter, &first, apart));
    let levels = ways.next().ok_or("the lengths don't suffice for the levels")?;
    println!(
        "| language | {} |",
        (1..=Level::COUNT).map(|it| it.to_string()).collect::<Vec<_>>().join(" | ")
    );
    println!("|---|{}", "---|".repeat(Level::COUNT));
    let cell = |level: &Level| {
        let [reader, counter] = [reader, counter].map(|of| share(of, *level));
        format!("{}+{} {reader} {counter}", level.length, level.spare)
    };
    println!(
        "| {} | {} |",
        alphabet.code(),
        levels.iter().map(cell).collect::<Vec<_>>().join(" | ")
    );
    Ok(())
}

/// Returns the levels of these cells. The first two are as hard as possible for the counter, who wins at least [`FIRST`]
/// percent, and easy for the reader; the others are as near as possible to [`WANTED`], each at least this many
/// percent below the one before. `None` if there are too few cells.
fn chosen(
    reader: &[(Level, Cell)],
    counter: &[(Level, Cell)],
    first_lengths: &std::ops::RangeInclusive<usize>,
    apart: f64,
) -> Option<Vec<Level>> {
    // What is not measured is hardly ever lost.
    let of_reader = |level: Level| {
        reader.iter().find(|(it, _)| *it == level).map_or(100.0, |(_, cell)| cell.percent())
    };
    let eligible = counter.iter().filter(|(level, _)| {
        first_lengths.contains(&level.length) && of_reader(*level) >= FIRST_FOR_THE_READER
    });
    let mut easy: Vec<(Level, f64)> =
        eligible.map(|(level, cell)| (*level, cell.percent())).collect();
    easy.sort_by(|one, other| one.1.total_cmp(&other.1));
    let [first_least, second_least] = FIRST;
    let (first, second) =
        easy.iter().filter(|(_, share)| *share >= first_least).find_map(|(first, share)| {
            let harder = |it: &&(Level, f64)| it.1 >= second_least && it.1 + APART[0] <= *share;
            easy.iter().find(harder).map(|(second, _)| (*first, *second))
        })?;
    // The best choice of levels that ends with a cell: how far it is from what is wanted, and its cells.
    let mut best: Vec<(f64, Vec<usize>)> = vec![(0.0, Vec::new())];
    for wanted in WANTED {
        let mut next: Vec<(f64, Vec<usize>)> = Vec::new();
        for (index, (level, cell)) in reader.iter().enumerate() {
            if [first, second].contains(level) {
                continue;
            }
            let fits = |(_, before): &&(f64, Vec<usize>)| {
                before.last().is_none_or(|last| reader[*last].1.percent() >= cell.percent() + apart)
            };
            let before = best.iter().filter(fits).min_by(|one, other| one.0.total_cmp(&other.0));
            if let Some((far, cells)) = before {
                let far = far + (cell.percent() - wanted).powi(2);
                next.push((far, cells.iter().copied().chain([index]).collect()));
            }
        }
        best = next;
    }
    let (_, cells) = best.into_iter().min_by(|one, other| one.0.total_cmp(&other.0))?;
    Some(
        [first, second].into_iter().chain(cells.into_iter().map(|index| reader[index].0)).collect(),
    )
}

/// A simulated player.
#[derive(Clone, Copy)]
enum Player {
    Reader,
    Counter,
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Reader => "The reader",
            Self::Counter => "The counter",
        })
    }
}

/// What all cells have in common.
struct Table {
    embedded: EmbeddedList,
    /// The letters by how many words of the list have them.
    frequent: Vec<Letter>,
    list: WordList,
    /// The number of rounds for each cell.
    rounds: u64,
}

/// How many rounds of a cell were won. Displayed as a percentage.
struct Cell {
    won: u64,
    of: u64,
}

impl Cell {
    fn percent(&self) -> f64 {
        100.0 * self.won as f64 / self.of.max(1) as f64
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.0}%", self.percent())
    }
}

impl Table {
    /// Plays the rounds of a length (letters) with this many spare lives.
    fn cell(&self, player: Player, length: usize, spare: u32) -> Result<Cell, Box<dyn Error>> {
        let words = self.list.of_length(length).ok_or("the list has the length")?;
        let mut setter = Setter::default();
        let mut won = 0;
        for number in 0..self.rounds {
            let book = Book::of(self.embedded, length).ok_or("the length has openings")?;
            let (opening, value) = book.deal(number);
            let lives = Level { number: UNNUMBERED, length, spare }.lives(value);
            let opponent = Opponent::Merciless;
            let round = Round::opened(opponent, words.candidates(), Some(opening), lives, number);
            let round = round.ok_or("an opening of a book fits")?;
            won += u64::from(self.is_won(player, round, &mut setter, number)?);
        }
        Ok(Cell { won, of: self.rounds })
    }

    /// Plays a round to its end, and returns whether the player won.
    fn is_won(
        &self,
        player: Player,
        mut round: Round,
        setter: &mut Setter,
        number: u64,
    ) -> Result<bool, Box<dyn Error>> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut thought_of = None;
        while round.standing() == Standing::InPlay {
            let left = round.position().candidates().ok_or("a word is left")?;
            let known = round.pattern().letters().iter().flatten().count();
            let letter = match player {
                Player::Reader => self.reader(left, round.guessed(), &mut rng),
                Player::Counter if 2 * known < round.length() => {
                    self.first_of(round.guessed(), |_| true)
                }
                Player::Counter => {
                    let word = thought_of.take().filter(|word| left.has(word));
                    let word =
                        word.or_else(|| left.words().choose(&mut rng)).ok_or("a word is left")?;
                    let letter = self.first_of(round.guessed(), |letter| has(&word, letter));
                    thought_of = Some(word);
                    letter
                }
            };
            round.guess_with(setter, letter.ok_or("a letter is left")?, &|| false)?;
        }
        Ok(round.standing() == Standing::Won)
    }

    /// Returns the letter that most of some words have, which are drawn from those that fit.
    fn reader(
        &self,
        left: &Candidates,
        guessed: LetterSet,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Letter> {
        let words: Vec<Word> = left.words().sample(rng, THOUGHT_OF);
        let count = |letter| words.iter().filter(|word| has(word, letter)).count();
        let most =
            self.frequent.iter().filter(|it| !guessed.contains(**it)).map(|it| count(*it)).max()?;
        self.first_of(guessed, |letter| count(letter) == most)
    }

    /// Returns the most frequent letter for which this holds and which has not been guessed.
    fn first_of(&self, guessed: LetterSet, holds: impl Fn(Letter) -> bool) -> Option<Letter> {
        self.frequent.iter().copied().find(|it| !guessed.contains(*it) && holds(*it))
    }
}

fn has(word: &Word, letter: Letter) -> bool {
    word.letters().contains(&letter)
}

/// Returns the letters of a list by how many of its words have them, the most frequent first.
fn frequent(list: &WordList) -> Result<Vec<Letter>, Box<dyn Error>> {
    let mut counts = [0; Letter::MAX];
    for length in list.lengths() {
        let words = list.of_length(length).ok_or("the list has the length")?.candidates();
        counts.iter_mut().zip(words.letter_counts()).for_each(|(all, more)| *all += more);
    }
    let mut letters: Vec<Letter> = list.alphabet().letters().collect();
    letters.sort_by_key(|letter| std::cmp::Reverse(counts[letter.index()]));
    Ok(letters)
}
