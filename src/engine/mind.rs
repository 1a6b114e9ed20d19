//! Owns [`Mind`]: what an opponent that thinks does with its time. Knows no clock: whoever asks says
//! when time is up.

use std::cmp::Reverse;
use std::sync::Arc;

use super::opponent::{Choice, Opponent, Position, Question, Reason};
use super::swindle;
use crate::solver::{self, Lexicon, LexiconError, Limit, Settings, Solver, Verdict, playout};
use crate::words::{Candidates, Family, Letter, Shelf};

/// Thinks about the words of one shelf, and remembers what it found out from one letter to the next.
pub struct Mind {
    shelf: Arc<Shelf>,
    solver: Solver,
}

/// Says whether the time to think is up.
pub type Halt<'a> = &'a (dyn Fn() -> bool + Sync);

/// A family, as the thinking sees it.
struct Prospect {
    family: Family,
    words: Candidates,
    /// 1 if the answer is a miss, 0 if it is a hit.
    miss: usize,
    /// What the guesser still suffers in this answer and after it, at the least and at the most, as
    /// far as is known.
    lower: usize,
    upper: usize,
}

impl Mind {
    /// A mind for the words of a shelf, which knows nothing about them yet.
    ///
    /// # Errors
    /// None for the shelves of a word list: their words are different and well formed.
    pub fn new(shelf: &Arc<Shelf>, settings: Settings) -> Result<Self, LexiconError> {
        let lexicon = Lexicon::new(shelf.blocks(), shelf.length())?;
        Ok(Self { shelf: Arc::clone(shelf), solver: Solver::new(Arc::new(lexicon), settings) })
    }

    /// Whether this mind is about the words of that shelf.
    #[must_use]
    pub fn is_about(&self, shelf: &Arc<Shelf>) -> bool {
        Arc::ptr_eq(&self.shelf, shelf)
    }

    /// The guesses that a perfect player needs against the best setter who has all words of the shelf:
    /// one more than he must suffer misses. `None` if time is up first.
    pub fn par(&mut self, halt: Halt<'_>) -> Option<usize> {
        let limit = Limit { nodes: u64::MAX, halt };
        self.solver.value_of_all(limit, &mut |_| ()).value().map(|value| value + 1)
    }

    /// The answer of an opponent, as good as it can be found before `halt` says that time is up.
    pub fn choose(&mut self, question: &Question, halt: Halt<'_>) -> Choice {
        match question.opponent {
            Opponent::Merciless => self.merciless(question, halt),
            Opponent::Merciful => self.merciful(question, halt),
            Opponent::Greedy | Opponent::Fair | Opponent::Friend => {
                question.opponent.choose(&question.position.candidates.families(question.letter))
            }
        }
    }

    /// Thinks ahead about the letters that may be guessed next, the likeliest first, so that their
    /// answers are known sooner.
    pub fn look_ahead(&mut self, position: &Position, halt: Halt<'_>) {
        let Position { candidates, guessed, guesses_left } = position;
        let alphabet = candidates.shelf().alphabet();
        let mut letters: Vec<(usize, Letter)> = alphabet
            .letters()
            .filter(|letter| !guessed.contains(*letter))
            .map(|letter| {
                let families = candidates.families(letter);
                let without = families.iter().find(|family| family.places.is_empty());
                (without.map_or(0, |family| family.size), letter)
            })
            .collect();
        letters.sort_unstable();
        // First a little about each, then as much as time allows about all.
        for nodes in [2_000, 20_000, u64::MAX] {
            for &(_, letter) in &letters {
                if halt() {
                    return;
                }
                let prospects = prospects(candidates, letter);
                self.forced_win(&prospects, *guesses_left, Limit { nodes, halt });
            }
        }
    }

    /// A family in which the player is lost, if there is one. Where there is none, the one that costs a
    /// perfect player the most misses, and of those the one that costs other players the most.
    fn merciless(&mut self, question: &Question, halt: Halt<'_>) -> Choice {
        let mut prospects = prospects(&question.position.candidates, question.letter);
        if let [only] = &prospects[..] {
            return Choice { places: only.family.places, reason: Reason::Largest, proven: true };
        }
        let limit = Limit { nodes: u64::MAX, halt };
        let race = self.forced_win(&prospects, question.position.guesses_left, limit);
        if let Some(lost) = race.lost {
            let places = prospects[lost].family.places;
            return Choice { places, reason: Reason::Lost, proven: true };
        }
        // A family that is not known to be survived may still win: only those count where there are
        // any, the largest before the others.
        let open = |verdict: &Verdict| *verdict == Verdict::Unknown;
        let settled = !race.verdicts.iter().any(open);
        if !settled {
            let mut verdicts = race.verdicts.iter();
            prospects.retain(|_| verdicts.next().is_some_and(open));
        }
        let proven = settled && self.keep_the_dearest(&mut prospects, halt);
        let best = prospects.iter().map(|prospect| prospect.upper).max().unwrap_or(0);
        prospects.retain(|prospect| prospect.upper == best);
        let words: Vec<_> = prospects.iter().map(|prospect| prospect.words.numbers()).collect();
        let left: Vec<_> =
            prospects.iter().map(|p| question.position.guesses_left as usize - p.miss).collect();
        let hardest = swindle::hardest(self.solver.lexicon(), &words, &left, halt);
        // Where it is open whether a family wins, misses were not counted.
        let reason = if settled { Reason::Most(best) } else { Reason::Largest };
        Choice { places: prospects[hardest].family.places, reason, proven }
    }

    /// The family that costs a perfect player the fewest misses; of those the smallest.
    fn merciful(&mut self, question: &Question, halt: Halt<'_>) -> Choice {
        let mut prospects = prospects(&question.position.candidates, question.letter);
        prospects.sort_by_key(|prospect| (prospect.lower, prospect.words.len()));
        let mut proven = true;
        let mut least = usize::MAX;
        for prospect in &mut prospects {
            if prospect.lower < least {
                proven &= self.close(prospect, halt);
                least = least.min(prospect.upper);
            }
        }
        prospects.sort_by_key(|prospect| (prospect.upper, prospect.lower, prospect.words.len()));
        let easiest = &prospects[0];
        let reason = Reason::Fewest(easiest.upper);
        Choice { places: easiest.family.places, reason, proven }
    }

    /// Races the families: is the player lost in one of them?
    fn forced_win(
        &mut self,
        prospects: &[Prospect],
        guesses_left: u32,
        limit: Limit<'_>,
    ) -> solver::Race {
        let left = guesses_left as usize;
        let question = |prospect: &Prospect| solver::Question {
            words: prospect.words.numbers().to_vec(),
            // The miss that this answer is may be the last one.
            misses: left.checked_sub(1 + prospect.miss),
        };
        let questions: Vec<_> = prospects.iter().map(question).collect();
        self.solver.race(&questions, limit)
    }

    /// Keeps the families that cost a perfect player the most; says whether they are known. Where time
    /// is too short, those of the larger families that were looked at.
    fn keep_the_dearest(&mut self, prospects: &mut Vec<Prospect>, halt: Halt<'_>) -> bool {
        let mut looked_at = 0;
        for prospect in prospects.iter_mut() {
            if looked_at > 0 && halt() {
                break;
            }
            looked_at += 1;
            let worst = playout(self.solver.lexicon(), prospect.words.numbers());
            prospect.upper = prospect.miss + worst;
        }
        let mut proven = looked_at == prospects.len();
        prospects.truncate(looked_at);
        // The family that may be the dearest first: its value is often found at once, and shows that
        // most others cannot be as dear. The value of any other might take long to find for nothing.
        prospects.sort_by_key(|prospect| Reverse(prospect.upper));
        let mut most = 0;
        for prospect in prospects.iter_mut() {
            if prospect.upper < most {
                break;
            }
            proven &= !halt() && self.close(prospect, halt);
            most = most.max(prospect.lower);
        }
        prospects.retain(|prospect| prospect.upper >= most);
        proven
    }

    /// Finds the value of a family's words; says whether there was time for it.
    fn close(&mut self, prospect: &mut Prospect, halt: Halt<'_>) -> bool {
        let limit = Limit { nodes: u64::MAX, halt };
        let bounds = self.solver.value(prospect.words.numbers(), limit, &mut |_| ());
        prospect.lower = prospect.miss + bounds.lower;
        prospect.upper = prospect.miss + bounds.upper;
        bounds.value().is_some()
    }
}

/// The families of a letter with what a glance tells about each, the largest first.
fn prospects(candidates: &Candidates, letter: Letter) -> Vec<Prospect> {
    let prospect = |(family, words): (Family, Candidates)| {
        let miss = usize::from(family.places.is_empty());
        let upper = miss + words.len() - 1;
        Prospect { family, words, miss, lower: miss, upper }
    };
    candidates.split(letter).into_iter().map(prospect).collect()
}
