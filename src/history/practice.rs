//! Owns [`Practice`]: the lengths and openings that cost the player most, so that they can be played again.

use std::cmp::Reverse;
use std::collections::{HashMap, VecDeque};

use serde::{Serialize, Serializer};

use super::{Ended, Record};
use crate::engine::Opponent;
use crate::game::{ListName, Lives, Opening, Outcome};
use crate::words::Tier;

/// Where rounds against an opponent begin: with the words of a length, or with an opening among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// The opponent.
    pub opponent: Opponent,
    /// The built-in list.
    pub tier: Tier,
    /// The length of the word in letters.
    pub length: usize,
    /// The opening; `None` for all rounds of that length.
    pub opening: Option<Opening>,
}

/// What a spot has cost the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weakness {
    /// The spot.
    pub spot: Spot,
    /// The number of rounds that this is about: the latest ones at a length, and those with an opening since it was
    /// last won with no miss above par. Each such win also makes up for costly rounds at its length: those with its
    /// opening, or else the oldest.
    pub rounds: usize,
    /// How many of them were lost.
    pub lost: usize,
    /// The misses above par in all of them.
    pub above_par: usize,
    /// The lives of the last one.
    pub lives: Lives,
}

/// What one round cost.
#[derive(Clone, Copy, Debug)]
struct Cost {
    above_par: usize,
    lost: bool,
    opening: Option<Opening>,
}

impl Cost {
    const fn is_any(&self) -> bool {
        self.lost || self.above_par > 0
    }
}

/// The rounds that count at a spot, oldest first.
#[derive(Clone, Debug)]
struct PlayedSpot {
    costs: VecDeque<Cost>,
    lives: Lives,
    /// The number of the latest round.
    latest: usize,
}

/// Every spot at which the player has played to the end.
#[derive(Clone, Debug, Default)]
pub struct Practice {
    spots: HashMap<Spot, PlayedSpot>,
    rounds: usize,
}

impl PlayedSpot {
    /// Removes the costly rounds with this opening, or else the oldest one.
    fn make_up_for(&mut self, opening: Option<Opening>) {
        let is_same = |cost: &Cost| cost.is_any() && opening.is_some() && cost.opening == opening;
        let before = self.costs.len();
        self.costs.retain(|cost| !is_same(cost));
        let oldest = self.costs.iter().position(Cost::is_any);
        if let Some(oldest) = oldest.filter(|_| self.costs.len() == before) {
            self.costs.remove(oldest);
        }
    }
}

impl Weakness {
    /// A lost round costs this many misses more than it had: it ended before the player found the word, and nobody
    /// knows how many more there would have been.
    const LOSS: usize = 3;

    /// Returns what the spot costs, to compare it with others.
    #[must_use]
    pub const fn cost(&self) -> usize {
        self.above_par + Self::LOSS * self.lost
    }

    /// Returns the weakness to practise next, after these spots were practised. In the long run, each comes as often
    /// as its cost demands, as seats are divided among parties (D'Hondt's method): the worst comes first and most
    /// often, with others in between.
    #[must_use]
    pub fn next(weaknesses: &[Self], practised: &[Spot]) -> Option<Self> {
        let times = |of: &Self| practised.iter().filter(|spot| **spot == of.spot).count() + 1;
        let is_worse = |a: &Self, b: &Self| a.cost() * times(b) > b.cost() * times(a);
        weaknesses.iter().copied().reduce(|worst, next| match is_worse(&next, &worst) {
            true => next,
            false => worst,
        })
    }
}

impl Practice {
    /// The number of rounds from which there is something to choose from.
    pub const ROUNDS: usize = 3;

    /// The number of rounds at a length that count, so that a weakness that was overcome disappears.
    const LATEST: usize = 8;

    /// Adds up these records, oldest first.
    #[must_use]
    pub fn of(records: &[Record]) -> Self {
        let mut practice = Self::default();
        records.iter().for_each(|record| practice.add(&record.ended));
        practice
    }

    /// Adds a round, for practice or not, if it was played to its end and par is known.
    pub(super) fn add(&mut self, ended: &Ended) {
        let transcript = &ended.transcript;
        let (ListName::Embedded(tier), Some(par)) = (&transcript.list, ended.par()) else {
            return;
        };
        if transcript.opponent.is_friend() || ended.outcome == Outcome::GivenUp {
            return;
        }
        self.rounds += 1;
        let lost = ended.outcome == Outcome::Lost;
        let above_par = ended.misses().saturating_sub(par);
        let cost = Cost { above_par, lost, opening: transcript.opening };
        let (opponent, length) = (transcript.opponent, transcript.length);
        let spot = Spot { opponent, tier: *tier, length, opening: None };
        let opened = transcript.opening.map(|opening| Spot { opening: Some(opening), ..spot });
        for spot in [Some(spot), opened].into_iter().flatten() {
            let lives = transcript.lives;
            let played = self.spots.entry(spot);
            let costs = VecDeque::new();
            let played = played.or_insert(PlayedSpot { costs, lives, latest: 0 });
            (played.lives, played.latest) = (lives, self.rounds);
            match (cost.is_any(), spot.opening) {
                (true, _) => played.costs.push_back(cost),
                (false, Some(_)) => played.costs.clear(),
                (false, None) => {
                    played.make_up_for(cost.opening);
                    played.costs.push_back(cost);
                }
            }
            if played.costs.len() > Self::LATEST {
                played.costs.pop_front();
            }
        }
    }

    /// Returns the number of rounds that were played to the end and could show a weakness.
    #[must_use]
    pub const fn rounds(&self) -> usize {
        self.rounds
    }

    /// Returns what costs the player anything, the costliest first; nothing before there are [`Practice::ROUNDS`].
    #[must_use]
    pub(crate) fn weaknesses(&self) -> Vec<Weakness> {
        if self.rounds < Self::ROUNDS {
            return Vec::new();
        }
        let weakness = |(spot, played): (&Spot, &PlayedSpot)| {
            let PlayedSpot { costs, lives, latest } = played;
            let lost = costs.iter().filter(|cost| cost.lost).count();
            let above_par = costs.iter().map(|cost| cost.above_par).sum();
            let rounds = costs.len();
            (*latest, Weakness { spot: *spot, rounds, lost, above_par, lives: *lives })
        };
        let mut all: Vec<_> = self.spots.iter().map(weakness).collect();
        all.retain(|(_, weakness)| weakness.cost() > 0);
        // A length whose costly rounds all had one opening is that opening.
        let openings: Vec<_> = all.iter().map(|(_, weakness)| *weakness).collect();
        all.retain(|(_, weakness)| {
            let is_same = |other: &Weakness| {
                let Weakness { spot, lost, above_par, .. } = *other;
                let of_length = Spot { opening: None, ..spot };
                spot.opening.is_some()
                    && (of_length, lost, above_par)
                        == (weakness.spot, weakness.lost, weakness.above_par)
            };
            !openings.iter().any(is_same)
        });
        // A round counts at two spots, at its length and with its opening.
        all.sort_by_key(|(latest, weakness)| {
            (Reverse(weakness.cost()), Reverse(*latest), weakness.spot.opening.is_some())
        });
        all.into_iter().map(|(_, weakness)| weakness).collect()
    }
}

impl PartialEq for Practice {
    fn eq(&self, other: &Self) -> bool {
        (self.rounds, self.weaknesses()) == (other.rounds, other.weaknesses())
    }
}

/// A weakness as JSON.
#[derive(Serialize)]
struct Row {
    opponent: Opponent,
    list: &'static str,
    length: usize,
    opening: Option<String>,
    rounds: usize,
    lost: usize,
    above_par: usize,
}

impl Serialize for Practice {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let row = |Weakness { spot, rounds, lost, above_par, .. }: Weakness| Row {
            opponent: spot.opponent,
            list: spot.tier.name(),
            length: spot.length,
            opening: spot.opening.map(|opening| opening.text(spot.tier.alphabet()).to_string()),
            rounds,
            lost,
            above_par,
        };
        to.collect_seq(self.weaknesses().into_iter().map(row))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::OpeningText;

    /// Returns a round of eight letters with 6 misses allowed above par: won with this many of them, or lost.
    fn round(list: &str, length: usize, opening: Option<&str>, misses: usize) -> Record {
        let tier = if list == "common" { Tier::Common } else { Tier::Unabridged };
        let text = opening.map(|text| text.parse::<OpeningText>().unwrap());
        let opened = text.map(|text| text.on(tier.alphabet()).unwrap());
        let value = ListName::Embedded(tier).value(length, opened).unwrap();
        let lives = value + 6;
        let mut letters =
            ('A'..='Z').filter(|letter| !opening.is_some_and(|it| it.contains(*letter)));
        let missed: String =
            letters.by_ref().take(value + misses).map(|letter| format!(" {letter}-")).collect();
        let (version, opening) = match opening {
            Some(opening) => ("eh2", format!(" {opening}")),
            None => ("eh1", String::new()),
        };
        let end = match misses {
            6 => String::new(),
            // The places that the opening has not shown.
            _ => {
                let given = opened.map_or(0, |opening| opening.places().bits());
                format!(" {}{:x}", letters.next().unwrap(), ((1 << length) - 1) & !given)
            }
        };
        Record::played(&format!("{version} {list} greedy {length} {lives} 1{opening}{missed}{end}"))
    }

    fn told(weakness: &Weakness) -> (usize, Option<String>, usize, usize, usize) {
        let Weakness { spot, rounds, lost, above_par, .. } = *weakness;
        let opening = spot.opening.map(|opening| opening.text(spot.tier.alphabet()).to_string());
        (spot.length, opening, rounds, lost, above_par)
    }

    #[test]
    fn the_costliest_comes_first_and_most_often() {
        let t5 = Some("T5");
        let records = [
            round("common", 8, t5, 6),
            round("common", 8, None, 2),
            round("unabridged", 6, None, 1),
            round("common", 9, None, 0),
        ];
        assert_eq!(Practice::of(&records[..2]).weaknesses(), [], "two rounds are too few");
        let all = Practice::of(&records).weaknesses();
        let opening = Some(String::from("T5"));
        assert_eq!(
            all.iter().map(told).collect::<Vec<_>>(),
            [(8, None, 2, 1, 8), (8, opening, 1, 1, 6), (6, None, 1, 0, 1)],
            "a round on par costs nothing"
        );
        let mut practised = Vec::new();
        for _ in 0..24 {
            practised.push(Weakness::next(&all, &practised).unwrap().spot);
        }
        assert_eq!(practised[..3], [all[0].spot, all[1].spot, all[0].spot]);
        let times = |of: &Weakness| practised.iter().filter(|spot| **spot == of.spot).count();
        let times: Vec<_> = all.iter().map(times).collect();
        assert!(times[0] > times[1] && times[1] > times[2] && times[2] > 0, "{times:?}");
    }

    #[test]
    fn a_win_on_par_makes_up_for_its_opening_or_else_for_the_oldest_round_at_its_length() {
        let t5 = Some("T5");
        let told_of = |records: &[Record]| {
            Practice::of(records).weaknesses().iter().map(told).collect::<Vec<_>>()
        };
        let bad = vec![round("common", 8, None, 2), round("common", 8, t5, 6)];
        let won = |opening| [bad.clone(), vec![round("common", 8, opening, 0)]].concat();
        assert_eq!(told_of(&won(t5)), [(8, None, 2, 0, 2)]);
        let opening = Some(String::from("T5"));
        assert_eq!(told_of(&won(None)), [(8, opening, 1, 1, 6)]);
        let again = [won(None), vec![round("common", 8, t5, 0)]].concat();
        assert_eq!(told_of(&again), []);
    }

    #[test]
    fn rounds_that_show_nothing_do_not_count() {
        let given_up = Record::played("eh1 common greedy 8 9 1 E-");
        let friends = Record::played("eh1 common friend 8 1 1 E-");
        let own = Record::played("eh1 mine#7 greedy 8 1 1 E-");
        let practice = Practice::of(&[given_up, friends, own]);
        assert_eq!((practice.rounds(), practice.weaknesses()), (0, vec![]));
    }
}
