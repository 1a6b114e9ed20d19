//! Owns [`Lesson`]: how the computer cheats, shown with a few words. Every answer comes from the engine.

use std::sync::Arc;

use crate::app::Next;
use crate::app::keys::Action;
use crate::engine::{Opponent, Setter};
use crate::game::{Lives, Round, Standing};
use crate::solver::{Lexicon, Limit, Solver, SolverSettings};
use crate::words::{Alphabet, ListBuilder, WordsOfLength};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonPage {
    /// A letter sorts the words into families, and the largest is kept.
    Families,
    /// One opponent keeps the largest family, another looks ahead.
    LookingAhead,
    /// The misses that the best guesser needs.
    Par,
}

impl LessonPage {
    /// Every page in order.
    pub const ALL: [Self; 3] = [Self::Families, Self::LookingAhead, Self::Par];
}

/// The words of the classic assignment.
const NINE: [&str; 9] = ["ally", "beta", "cool", "deal", "else", "flew", "good", "hope", "ibex"];

/// The words of the assignment's hint that the largest family is not always best.
const THREE: [&str; 3] = ["deal", "tear", "monk"];

/// A page and the rounds that are played on it.
#[derive(Clone, Debug)]
pub struct Lesson {
    page: LessonPage,
    rounds: Vec<Round>,
}

impl Lesson {
    /// Returns the first page; `None` if its words cannot be read.
    pub(crate) fn new() -> Option<Self> {
        Self::at(LessonPage::Families)
    }

    fn at(page: LessonPage) -> Option<Self> {
        let few = Lives::at_least_one;
        let rounds = match page {
            LessonPage::Families => vec![begun(&NINE, Opponent::Greedy, few(4))?],
            LessonPage::LookingAhead => vec![
                begun(&THREE, Opponent::Greedy, few(1))?,
                begun(&THREE, Opponent::Merciless, few(1))?,
            ],
            LessonPage::Par => {
                let round = begun(&NINE, Opponent::Merciless, few(1))?;
                let lives = u32::try_from(value(&round)? + 1).ok()?;
                vec![begun(&NINE, Opponent::Merciless, few(lives))?]
            }
        };
        Some(Self { page, rounds })
    }

    pub const fn page(&self) -> LessonPage {
        self.page
    }

    /// Returns the rounds on the page; each gets every letter.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// Returns the lives that a round still costs the best guesser; `None` if it is over.
    pub fn value(&self, round: &Round) -> Option<usize> {
        value(round).filter(|_| round.standing() == Standing::InPlay)
    }

    /// Returns whether this is the last page.
    pub fn is_last(&self) -> bool {
        LessonPage::ALL.last() == Some(&self.page)
    }

    pub(super) fn update(&mut self, action: Action) -> Next {
        match action {
            Action::Confirm if self.is_last() => return Next::Close,
            Action::Type(c) => {
                for round in &mut self.rounds {
                    if let Some(letter) = round.engine().alphabet().letter(c) {
                        // A letter that cannot be guessed changes nothing.
                        let _ = round.guess_with(&mut Setter::default(), letter, &|| false);
                    }
                }
            }
            Action::Erase => self.turn(0),
            Action::Confirm | Action::More | Action::Next => self.turn(1),
            Action::Less | Action::Previous => self.turn(-1),
            _ => {}
        }
        Next::Stay
    }

    /// Opens the page this number further on, the first or last at most.
    fn turn(&mut self, by: isize) {
        let at = LessonPage::ALL.iter().position(|page| *page == self.page).unwrap_or(0);
        let next = at.saturating_add_signed(by).min(LessonPage::ALL.len() - 1);
        if let Some(lesson) = Self::at(LessonPage::ALL[next]).filter(|_| by == 0 || next != at) {
            *self = lesson;
        }
    }
}

fn begun(words: &[&str], opponent: Opponent, lives: Lives) -> Option<Round> {
    let mut list = ListBuilder::new(Alphabet::UNSAID);
    list.feed(words.join("\n").as_bytes()).ok()?;
    let (list, _) = list.finish().ok()?;
    let listed: &Arc<WordsOfLength> = list.of_length(4)?;
    Some(Round::new(opponent, listed.candidates(), lives, 0))
}

fn value(round: &Round) -> Option<usize> {
    let candidates = round.engine().candidates();
    let listed = candidates.listed();
    let lexicon = Lexicon::new(listed.blocks(), listed.length()).ok()?;
    let settings = SolverSettings { memory: 1 << 20, threads: 1 };
    let mut solver = Solver::new(Arc::new(lexicon), settings);
    solver.value(candidates.numbers(), Limit::NONE, &mut |_| ()).value()
}
