//! Plays rounds as two simulated players, and prints how many they win at each length with each number of spare lives:
//! `cargo run --release --example levels -- [--language de | --write] [ROUNDS]`, with the number of rounds for each cell (200).
//!
//! **The reader** thinks of three words that fit, drawn at random from all that do, and names the letter that most of them
//! have; of equals, the most frequent one. Who can think of one word alone knows less, and a strong solver more.
//!
//! **The counter** names letters by their frequency in the language until half of the word is open, and then the letters of
//! one word that fits.
//!
//! Then it chooses the levels of the language: the first two by the counter, the others by the reader, each with clearly
//! fewer wins than the one before; so a language has as many levels as it has such steps, twelve at most. A level has a
//! second length if one is as hard, so that somebody who stays there plays both. With `--write` it does so for every
//! language, and writes what `Level` and docs/levels.md have.
//!
//! Both play merciless, which answers as in the game, from openings as the game deals them: each number of a round deals
//! one, with equal chance. A spare life is one that a perfect player would not lose. The numbers of the rounds are seeds,
//! so that the same command prints the same table.

use std::env;
use std::error::Error;
use std::fmt::{self, Write as _};
use std::fs;
use std::path::Path;

use evil_hangman::engine::{Opponent, Setter};
use evil_hangman::game::occasion::Level;
use evil_hangman::game::opening::Book;
use evil_hangman::game::{Round, Standing};
use evil_hangman::words::{
    Alphabet, Candidates, EmbeddedList, Grade, Letter, LetterSet, Word, WordList,
};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom;

/// The word lengths (letters) that can be levels, if a language has enough openings for them.
const LENGTHS: std::ops::RangeInclusive<usize> = 4..=10;

/// The most spare lives: of the reader, who hardly ever loses with more, and of the counter.
const SPARE: [u32; 2] = [3, 8];

/// The lengths (letters) of the first two levels: up to 8 if a language has enough of them that are easy.
const FIRST_LENGTHS: [std::ops::RangeInclusive<usize>; 2] = [5..=8, 5..=9];

/// How many percent of the rounds the counter wins at least of the first two levels.
const FIRST: [f64; 2] = [75.0, 60.0];

/// How many percent of the rounds the reader wins at least of the first two levels.
const FIRST_FOR_THE_READER: f64 = 97.0;

/// How many percent of the rounds the reader should win at the levels from the third on.
const WANTED: [f64; 10] = [95.0, 85.0, 75.0, 65.0, 56.0, 47.0, 38.0, 28.0, 18.0, 8.0];

/// How many percent of the rounds two neighbours are apart at least.
const APART: f64 = 4.0;

/// How many percent of the rounds the two lengths of a level are apart at most.
const ALIKE: f64 = 3.0;

/// What it costs to have no level for one of [`WANTED`]: more than any level that is far from it, in percent, squared.
const LEFT_OUT: f64 = 100.0 * 100.0;

/// The number of words that the reader thinks of.
const THOUGHT_OF: usize = 3;

/// The number of a level that is only tried.
const UNNUMBERED: usize = 0;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments: Vec<String> = env::args().skip(1).collect();
    let mut languages = vec![Alphabet::UNSAID];
    let first = arguments.first().cloned().unwrap_or_default();
    if first == "--language" {
        let code = arguments.drain(..2.min(arguments.len())).nth(1).unwrap_or_default();
        languages = vec![Alphabet::of(&code).ok_or("--language: there is no such language")?];
    } else if first == "--write" {
        arguments.remove(0);
        let has_levels = |it: &&Alphabet| EmbeddedList::with(it, Grade::Everyday).is_some();
        languages = Alphabet::ALL.into_iter().filter(has_levels).collect();
    }
    let rounds = arguments.first().map_or(Ok(200), |rounds| rounds.parse::<u64>())?;
    let mut measured = Vec::new();
    for language in languages {
        let measurement = Measurement::of(language, rounds)?;
        println!("{}\n{HEAD}{}\n{}", measurement.shares, measurement.row(), measurement.line());
        measured.push(measurement);
    }
    if first == "--write" {
        write(&measured)?;
    }
    Ok(())
}

/// The head of the table of levels.
const HEAD: &str = "| language | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|\n";

/// Writes the levels of the program, and the tables of the documentation.
fn write(measured: &[Measurement]) -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    fs::write(
        root.join("crates/hangman/assets/levels.txt"),
        measured.iter().map(Measurement::line).collect::<String>(),
    )?;
    let file = root.join("docs/levels.md");
    let page = fs::read_to_string(&file)?;
    let (head, rest) = page.split_once(HEAD).ok_or("the page has the table")?;
    let (_, rest) = rest.split_once("\n\n").ok_or("something follows the table")?;
    let (text, _) = rest.split_once(&*Player::Reader.title()).ok_or("the page has the shares")?;
    let rows: String = measured.iter().map(Measurement::row).collect();
    let english = measured.iter().find(|it| it.language == Alphabet::UNSAID);
    let shares = &english.ok_or("English has levels")?.shares;
    Ok(fs::write(file, format!("{head}{HEAD}{rows}\n{text}{}\n", shares.trim_end()))?)
}

/// The levels of a language, and the rounds that were won.
struct Measurement {
    language: &'static Alphabet,
    /// The first and, if there is one, the second length of each level.
    levels: Vec<(Level, Option<Level>)>,
    /// Of the reader and of the counter.
    cells: [Vec<(Level, Cell)>; 2],
    /// The tables of what each of them wins.
    shares: String,
}

impl Measurement {
    fn of(language: &'static Alphabet, rounds: u64) -> Result<Self, Box<dyn Error>> {
        let embedded =
            EmbeddedList::with(language, Grade::Everyday).ok_or("the language has a list")?;
        let list = embedded.load();
        let table = Table { embedded, frequent: frequent(&list)?, list, rounds };
        let mut shares = String::new();
        let mut cells = [Vec::new(), Vec::new()];
        for ((player, most), cells) in
            [Player::Reader, Player::Counter].into_iter().zip(SPARE).zip(&mut cells)
        {
            let spare: String = (0..=most).map(|spare| format!(" {spare} |")).collect();
            let rule = "---:|".repeat(most as usize + 1);
            writeln!(shares, "{}\n\n| letters |{spare}\n|---:|{rule}", player.title())?;
            let is_for_a_series =
                |length: &usize| Book::of(embedded, *length).is_some_and(Book::is_for_a_series);
            for length in LENGTHS.filter(is_for_a_series) {
                let of_length = (0..=most).map(|spare| table.cell(player, length, spare));
                let of_length = of_length.collect::<Result<Vec<_>, _>>()?;
                let row: String = of_length.iter().map(|cell| format!(" {cell} |")).collect();
                writeln!(shares, "| {length} |{row}")?;
                let level = |spare| Level { number: UNNUMBERED, last: UNNUMBERED, length, spare };
                cells.extend((0..).map(level).zip(of_length));
            }
            writeln!(shares)?;
        }
        let [reader, counter] = &cells;
        let mut ways = FIRST_LENGTHS.iter().filter_map(|first| chosen(reader, counter, first));
        let first = ways.next().ok_or("the lengths don't suffice for the levels")?;
        let mut taken = first.clone();
        let mut second = |(at, level): (usize, &Level)| {
            let is_easy = |other| share_of(reader, other) >= FIRST_FOR_THE_READER;
            let is_free = |other| !taken.contains(&other);
            let other = match at < FIRST.len() {
                true => alike(*level, counter, |it| is_easy(it) && is_free(it)),
                false => alike(*level, reader, is_free),
            };
            taken.extend(other);
            (*level, other)
        };
        let levels = first.iter().enumerate().map(&mut second).collect();
        Ok(Self { language, levels, cells, shares })
    }

    /// Returns the row of the documentation.
    fn row(&self) -> String {
        let share = |of: &[(Level, Cell)], level: Level| {
            let cell = of.iter().find(|(it, _)| *it == level);
            cell.map_or(String::from("–"), |(_, cell)| cell.to_string())
        };
        let cell = |level: &Level| {
            let [reader, counter] = self.cells.each_ref().map(|of| share(of, *level));
            format!("{}+{} {reader} {counter}", level.length, level.spare)
        };
        let cells: Vec<_> = self.levels.iter().map(|it| both(*it, cell, ", ") + " |").collect();
        let none = " |".repeat(WANTED.len() + 2 - cells.len());
        format!("| {} | {}{none}\n", self.language.code(), cells.join(" "))
    }

    /// Returns the line of the program.
    fn line(&self) -> String {
        let pair = |level: &Level| format!("{}+{}", level.length, level.spare);
        let pairs: String =
            self.levels.iter().map(|it| format!(" {}", both(*it, pair, ","))).collect();
        format!("{}{pairs}\n", self.language.code())
    }
}

/// Returns what is written for each length of a level.
fn both(
    (one, other): (Level, Option<Level>),
    written: impl Fn(&Level) -> String,
    between: &str,
) -> String {
    [one].iter().chain(&other).map(written).collect::<Vec<_>>().join(between)
}

/// Returns the percentage of a level; what is not measured is hardly ever lost.
fn share_of(cells: &[(Level, Cell)], level: Level) -> f64 {
    cells.iter().find(|(it, _)| *it == level).map_or(100.0, |(_, cell)| cell.percent())
}

/// Returns the nearest level of another length that is [`ALIKE`], of those that `may_be`, by whole percentages; of equals, the
/// one with the fewest spare lives.
fn alike(level: Level, cells: &[(Level, Cell)], may_be: impl Fn(Level) -> bool) -> Option<Level> {
    let own = share_of(cells, level).round();
    let far = |cell: &Cell| (cell.percent().round() - own).abs();
    let others = cells
        .iter()
        .filter(|(it, cell)| it.length != level.length && far(cell) <= ALIKE && may_be(*it));
    Some(others.min_by_key(|(it, cell)| (far(cell) as u32, it.spare, it.length))?.0)
}

/// Returns the levels of these cells. The first two have as few spare lives as possible where the counter wins at least
/// [`FIRST`] percent; of equals, they are as hard for the counter as possible, and they are easy for the reader. The others
/// are as near as possible to as many as possible of [`WANTED`], each at least [`APART`] percent below the one before. `None`
/// if no first two are easy enough.
fn chosen(
    reader: &[(Level, Cell)],
    counter: &[(Level, Cell)],
    first_lengths: &std::ops::RangeInclusive<usize>,
) -> Option<Vec<Level>> {
    let of_reader = |level: Level| share_of(reader, level);
    let eligible = counter.iter().filter(|(level, _)| {
        first_lengths.contains(&level.length) && of_reader(*level) >= FIRST_FOR_THE_READER
    });
    let mut easy: Vec<(Level, f64)> =
        eligible.map(|(level, cell)| (*level, cell.percent())).collect();
    // Many lives are no fight.
    easy.sort_by(|one, other| one.0.spare.cmp(&other.0.spare).then(one.1.total_cmp(&other.1)));
    let [first_least, second_least] = FIRST;
    let (first, second) =
        easy.iter().filter(|(_, share)| *share >= first_least).find_map(|(first, share)| {
            let harder = |it: &&(Level, f64)| it.1 >= second_least && it.1 + APART <= *share;
            easy.iter().find(harder).map(|(second, _)| (*first, *second))
        })?;
    let easiest = of_reader(second);
    // The best choice of levels that ends with a cell: how far it is from what is wanted, and its cells.
    let mut best: Vec<(f64, Vec<usize>)> = vec![(0.0, Vec::new())];
    for wanted in WANTED {
        let mut next: Vec<_> =
            best.iter().map(|(far, cells)| (far + LEFT_OUT, cells.clone())).collect();
        for (index, (level, cell)) in reader.iter().enumerate() {
            if [first, second].contains(level) {
                continue;
            }
            let fits = |(_, before): &&(f64, Vec<usize>)| {
                let easier = before.last().map_or(easiest, |last| reader[*last].1.percent());
                easier >= cell.percent() + APART
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

impl Player {
    /// Returns what is above the table of what the player wins.
    fn title(self) -> String {
        let name = match self {
            Self::Reader => "The reader",
            Self::Counter => "The counter",
        };
        format!("{name}, spare lives:")
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
            let lives = Level { number: UNNUMBERED, last: UNNUMBERED, length, spare }.lives(value);
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
                Player::Reader => self.reader(left, round.position().guessed(), &mut rng),
                Player::Counter if 2 * known < round.length() => {
                    self.first_of(round.position().guessed(), |_| true)
                }
                Player::Counter => {
                    let word = thought_of.take().filter(|word| left.has(word));
                    let word =
                        word.or_else(|| left.words().choose(&mut rng)).ok_or("a word is left")?;
                    let letter =
                        self.first_of(round.position().guessed(), |letter| has(&word, letter));
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
