//! Owns [`Statistics`]: the figures of many rounds.

use std::collections::{BTreeMap, HashSet};

use serde::Serialize;

use super::accuracy::{Accuracy, RoundAccuracy};
use super::daily::{ByDistance, by_distance};
use super::distance::FromPar;
use super::record::{Ended, Record};
use super::trend::{TREND_POINTS, window};
use super::wins::Wins;
use crate::engine::Opponent;
use crate::game::Outcome;
use crate::words::Alphabet;

/// The statistics of all rounds with at least one letter.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Statistics {
    /// Rounds played without help.
    pub clean: Group,
    /// Rounds in which the player opened the X-ray or took a hint.
    pub helped: Group,
    /// The opponents of the rounds for practice.
    #[serde(skip)]
    pub practised: HashSet<Opponent>,
}

/// What the rounds against an opponent come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Against {
    /// The rounds without help, which count.
    pub counted: Wins,
    /// Whether there are rounds with help.
    pub is_helped: bool,
    /// Whether there are rounds for practice.
    pub is_practised: bool,
}

/// The statistics of a group of rounds.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Group {
    /// The number of rounds played and won.
    #[serde(flatten)]
    pub all: Wins,
    /// The number of rounds lost.
    pub lost: usize,
    /// The number of rounds given up.
    pub given_up: usize,
    /// The current winning streak.
    pub streak: usize,
    /// The longest winning streak.
    pub longest_streak: usize,
    /// The number of rounds won or lost with each number of misses, ascending.
    pub misses: Vec<ByMisses>,
    /// The number of rounds won against Merciless at each distance from par, ascending, as far as par is known.
    pub by_distance: Vec<ByDistance>,
    /// How far from par these rounds were won.
    pub from_par: FromPar,
    /// The distance from par of the latest of these rounds, oldest first.
    pub from_par_lately: Vec<i64>,
    /// Each opponent played, in menu order.
    pub opponents: Vec<ByOpponent>,
    /// Each language that was played in, the one with the most rounds first.
    pub languages: Vec<ByLanguage>,
    /// Each length played, ascending.
    pub lengths: Vec<ByLength>,
    /// Each letter that was ever a miss, the most frequent miss first.
    pub letters: Vec<ByLetter>,
    /// For each of the latest rounds, oldest first: the percentage (0 ..= 100) won of the
    /// [`TREND_WINDOW`](super::TREND_WINDOW) rounds up to it.
    pub trend: Vec<u8>,
    /// The accuracy of the guesses.
    pub accuracy: Accuracy,
    /// The rounds by how they began.
    pub openings: ByOpening,
}

/// Rounds by how they began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ByOpening {
    /// Rounds that began with nothing known.
    pub blank: Wins,
    /// Rounds that began with an opening.
    pub opened: Wins,
    /// Rounds for practice, and rounds with the opening and the seed of an earlier one. They count nowhere else.
    pub practice: Wins,
}

/// The rounds with one number of misses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ByMisses {
    /// The number of misses.
    pub misses: usize,
    /// The number of rounds.
    pub rounds: usize,
}

/// The rounds against one opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ByOpponent {
    /// The opponent.
    pub opponent: Opponent,
    /// The rounds.
    #[serde(flatten)]
    pub wins: Wins,
}

/// The rounds with words of one language.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ByLanguage {
    /// The alphabet; in JSON, the code of the language.
    pub language: &'static Alphabet,
    /// The rounds.
    #[serde(flatten)]
    pub wins: Wins,
}

/// The rounds with words of one length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ByLength {
    /// The number of letters in the word.
    pub length: usize,
    /// The rounds.
    #[serde(flatten)]
    pub wins: Wins,
    /// How far from par they were won.
    pub from_par: FromPar,
}

/// The record of one letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ByLetter {
    /// The letter in upper case, as a character because rounds may use different alphabets.
    pub letter: char,
    /// How often it was a miss.
    pub misses: usize,
    /// How often it was guessed.
    pub guessed: usize,
}

impl Statistics {
    /// Returns the number of rounds, with help or without.
    #[must_use]
    pub const fn rounds(&self) -> usize {
        self.clean.all.played + self.helped.all.played
    }

    /// Returns what the rounds against an opponent come to.
    #[must_use]
    pub fn against(&self, opponent: Opponent) -> Against {
        let of = |group: &Group| {
            let against = group.opponents.iter().find(|by| by.opponent == opponent);
            against.map(|by| by.wins).unwrap_or_default()
        };
        Against {
            counted: of(&self.clean),
            is_helped: of(&self.helped).played > 0,
            is_practised: self.practised.contains(&opponent),
        }
    }

    /// Computes the statistics of these records, oldest first.
    #[must_use]
    pub fn of(records: &[Record]) -> Self {
        let [mut clean, mut helped] = [Counts::default(), Counts::default()];
        let played = |record: &&Record| {
            record.ended.letters() > 0 || record.ended.outcome != Outcome::GivenUp
        };
        let (mut dealt, mut practised) = (HashSet::new(), HashSet::new());
        for record in records.iter().filter(played) {
            let game = &record.ended.transcript;
            let is_new = game.opening.is_none_or(|opening| {
                let list = game.list.to_string();
                dealt.insert((list, game.opponent, game.length, opening, game.seed))
            });
            let counts = if record.ended.is_clean() { &mut clean } else { &mut helped };
            match is_new && record.ended.occasion.counts() {
                true => counts.add(record),
                false => {
                    counts.add_practice(record);
                    practised.insert(game.opponent);
                }
            }
        }
        Self { clean: clean.group(), helped: helped.group(), practised }
    }
}

/// A group to which rounds are being added.
#[derive(Default)]
struct Counts {
    group: Group,
    misses: BTreeMap<usize, usize>,
    opponents: [Wins; Opponent::ALL.len()],
    lengths: BTreeMap<usize, (Wins, FromPar)>,
    languages: Vec<ByLanguage>,
    /// For each letter, how often it was a miss, and how often it was guessed.
    letters: BTreeMap<char, (usize, usize)>,
    won: Vec<bool>,
    distances: BTreeMap<i64, usize>,
    from_par: Vec<i64>,
    accuracies: Vec<RoundAccuracy>,
}

impl Counts {
    fn add_practice(&mut self, record: &Record) {
        self.group.openings.practice.add(record.ended.outcome == Outcome::Won);
    }

    fn add(&mut self, record: &Record) {
        let ended = &record.ended;
        self.accuracies.extend(record.accuracy);
        let won = ended.outcome == Outcome::Won;
        let group = &mut self.group;
        group.all.add(won);
        let openings = &mut group.openings;
        let is_opened = ended.transcript.opening.is_some();
        if is_opened { &mut openings.opened } else { &mut openings.blank }.add(won);
        group.lost += usize::from(ended.outcome == Outcome::Lost);
        group.given_up += usize::from(ended.outcome == Outcome::GivenUp);
        group.streak = if won { group.streak + 1 } else { 0 };
        group.longest_streak = group.longest_streak.max(group.streak);
        if ended.outcome != Outcome::GivenUp {
            *self.misses.entry(ended.misses()).or_default() += 1;
        }
        let transcript = &ended.transcript;
        self.opponents[transcript.opponent as usize].add(won);
        let (wins, from_par) = self.lengths.entry(transcript.length).or_default();
        wins.add(won);
        // Par is what the worst answers cost, so only a round against them says how near to perfect play it was.
        let is_comparable = transcript.opponent.is_perfect();
        if let Some(distance) = ended.distance(&Ended::par).filter(|_| is_comparable) {
            *self.distances.entry(distance).or_default() += 1;
            from_par.add(distance);
            self.from_par.push(distance);
        }
        let alphabet = transcript.list.alphabet();
        let language = match self.languages.iter().position(|by| by.language == alphabet) {
            Some(known) => known,
            None => {
                self.languages.push(ByLanguage { language: alphabet, wins: Wins::default() });
                self.languages.len() - 1
            }
        };
        self.languages[language].wins.add(won);
        for (guess, choice) in &transcript.answers {
            let Some(letter) = guess.letter() else { continue };
            let (misses, guessed) = self.letters.entry(alphabet.upper(letter)).or_default();
            *misses += usize::from(choice.places.is_empty());
            *guessed += 1;
        }
        self.won.push(won);
    }

    fn group(mut self) -> Group {
        self.languages.sort_by_key(|by| std::cmp::Reverse(by.wins.played));
        let by_letter = |(letter, (misses, guessed))| {
            (misses > 0).then_some(ByLetter { letter, misses, guessed })
        };
        let mut letters: Vec<_> = self.letters.into_iter().filter_map(by_letter).collect();
        letters.sort_by_key(|by| std::cmp::Reverse(by.misses));
        let by_misses = |(misses, rounds)| ByMisses { misses, rounds };
        let by_length = |(length, (wins, from_par))| ByLength { length, wins, from_par };
        let opponents = Opponent::ALL.into_iter();
        Group {
            misses: self.misses.into_iter().map(by_misses).collect(),
            opponents: opponents
                .map(|opponent| ByOpponent { opponent, wins: self.opponents[opponent as usize] })
                .filter(|by| by.wins.played > 0)
                .collect(),
            languages: self.languages,
            lengths: self.lengths.into_iter().map(by_length).collect(),
            letters,
            trend: trend(&self.won),
            by_distance: by_distance(self.distances),
            from_par: FromPar::of(&self.from_par),
            from_par_lately: FromPar::latest(&self.from_par),
            accuracy: Accuracy::of(&self.accuracies),
            ..self.group
        }
    }
}

fn trend(won: &[bool]) -> Vec<u8> {
    let first = won.len().saturating_sub(TREND_POINTS);
    let point = |last: usize| {
        let window = window(won, last);
        let wins = Wins { played: window.len(), won: window.iter().filter(|won| **won).count() };
        wins.percent()
    };
    (first..won.len()).map(point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Occasion;
    use crate::history::TREND_WINDOW;

    fn records(rounds: &[(&str, &str)]) -> Vec<Record> {
        let record = |(round, help): &(&str, &str)| {
            let mut record = Record::played(&format!("eh1 common {round}"));
            record.ended.peeked = *help == "peeked";
            record.ended.hinted = *help == "hinted";
            record
        };
        rounds.iter().map(record).collect()
    }

    #[test]
    fn blank_rounds_opened_ones_and_practice_are_counted_apart() {
        let records = [
            "eh1 common greedy 8 9 1 E*",
            "eh1 common greedy 8 9 1 E*",
            "eh2 common greedy 8 9 1 T5 E-",
            "eh2 common greedy 8 9 1 T5 E-",
            "eh2 common greedy 8 9 2 T5 E-",
            "eh2 common greedy 8 9 2 T5 A-",
        ];
        let mut records = records.map(Record::played).to_vec();
        records
            .push(Record::played("eh1 common greedy 8 9 3 E*").played_for(Occasion::Free.again()));
        let group = Statistics::of(&records).clean;
        let wins = |played, won| Wins { played, won };
        let ByOpening { blank, opened, practice } = group.openings;
        assert_eq!((blank, opened, practice), (wins(2, 2), wins(2, 0), wins(3, 1)));
        assert_eq!(group.all, wins(4, 2));
    }

    #[test]
    fn rounds_are_counted_by_everything_and_those_with_help_apart() {
        let statistics = Statistics::of(&records(&[
            ("greedy 4 3 1 Z- Q- E*", ""),
            ("greedy 4 3 1 Z- E*", ""),
            ("merciless 8 3 1 Z- Q- X-", ""),
            ("fair 4 3 1 E*", ""),
            ("fair 4 3 1", ""),
            ("fair 4 3 1 Z-", ""),
            ("fair 5 3 1 A*", "peeked"),
            ("fair 5 1 1 A1 S-", "hinted"),
        ]));
        let clean = &statistics.clean;
        assert_eq!((clean.all.played, clean.all.won, clean.lost, clean.given_up), (5, 3, 1, 1));
        assert_eq!((clean.streak, clean.longest_streak, clean.all.percent()), (0, 2, 60));
        let misses: Vec<_> = clean.misses.iter().map(|by| (by.misses, by.rounds)).collect();
        assert_eq!(misses, [(0, 1), (1, 1), (2, 1), (3, 1)]);
        let opponents: Vec<_> =
            clean.opponents.iter().map(|by| (by.opponent, by.wins.played, by.wins.won)).collect();
        assert_eq!(
            opponents,
            [(Opponent::Merciless, 1, 0), (Opponent::Greedy, 2, 2), (Opponent::Fair, 2, 1)]
        );
        let lengths: Vec<_> =
            clean.lengths.iter().map(|by| (by.length, by.wins.played, by.wins.won)).collect();
        assert_eq!(lengths, [(4, 4, 3), (8, 1, 0)]);
        let letters: Vec<_> =
            clean.letters.iter().map(|by| (by.letter, by.misses, by.guessed)).collect();
        assert_eq!(letters, [('Z', 4, 4), ('Q', 2, 2), ('X', 1, 1)]);
        assert_eq!(clean.trend, [100, 100, 67, 75, 60]);
        let helped = &statistics.helped;
        assert_eq!((helped.all.played, helped.all.won, helped.streak), (2, 1, 0));
        assert_eq!((helped.lengths.len(), helped.letters.len()), (1, 1));
    }

    #[test]
    fn rounds_are_counted_by_language() {
        let record =
            |list: &str, letter: &str| Record::played(&format!("eh1 {list} fair 4 3 1 {letter}"));
        let records = [
            ("common", "E*"),
            ("tiere#0000000000000002#de", "Ä*"),
            ("djur#0000000000000001#sv", "Å-"),
            ("obst#0000000000000003#de", "Z-"),
        ];
        let statistics = Statistics::of(&records.map(|(list, letter)| record(list, letter)));
        let languages = statistics.clean.languages.iter();
        let languages: Vec<_> =
            languages.map(|by| (by.language.code(), by.wins.played, by.wins.won)).collect();
        assert_eq!(languages, [("de", 2, 1), ("en", 1, 1), ("sv", 1, 0)]);
    }

    #[test]
    fn the_trend_goes_over_the_last_rounds_alone() {
        let mut won = vec![true; 100];
        won.extend([false; TREND_WINDOW]);
        let trend = trend(&won);
        assert_eq!((trend.len(), trend[0], trend[TREND_POINTS - 1]), (TREND_POINTS, 100, 0));
        assert_eq!(trend[TREND_POINTS - 1 - TREND_WINDOW / 2], 50);
    }

    #[test]
    fn no_records_give_empty_statistics() {
        assert_eq!(Statistics::of(&[]), Statistics::default());
        assert_eq!(Wins::default().percent(), 0);
    }
}
