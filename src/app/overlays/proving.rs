//! Owns [`Proving`]: the words that fitted to the end of a round, checked answer by answer.

use crate::app::input::Input;
use crate::app::keys::Action;
use crate::app::widgets::field::TextField;
use crate::game::{Opening, Outcome, Round, RuledOut};
use crate::words::{Alphabet, Guess, Pattern, Places, Word};

/// The words that fitted to the end, and the checked answers of the selected one.
#[derive(Clone, Debug)]
pub struct Proving {
    round: Round,
    /// Those that may be shown.
    words: Vec<Word>,
    /// How many words fitted.
    fitted: usize,
    answers: Vec<(Guess, Places)>,
    /// Whether some words are never shown, not even if a pupil types them.
    clean: bool,
    /// The prefix of the words that are listed.
    typed: TextField,
    /// The number of the selected word among those, from 0.
    selected: usize,
    /// How many of its answers have been checked.
    checked: usize,
}

/// A word's answer to a letter, compared with the answer that was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// The letter or the word that was guessed.
    pub guess: Guess,
    /// The answer that is true of the word.
    pub places: Places,
    /// The answer that was given.
    pub answer: Places,
    /// The pattern after it.
    pub known: Pattern,
}

/// Why a typed text is none of the words that fitted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// It has something other than letters of the language.
    NotAWord,
    /// No such word begins like this, and it is not a whole word yet.
    Short { typed: String, length: usize },
    /// It has more letters than the words of the round.
    Long { word: Word, length: usize },
    /// A word of the right length, with the answer that ruled it out.
    Held { word: Word, by: Option<RuledOut>, listed: bool },
}

impl Check {
    /// Returns whether the answer holds for the word.
    pub fn holds(&self) -> bool {
        self.places == self.answer
    }
}

impl Proving {
    /// Returns the words that fitted to the end of a round; `None` if the opponent held one word, or if only
    /// one was left.
    pub(in crate::app) fn of(round: &Round, outcome: Outcome) -> Option<Self> {
        let can_be_proved = Self::is_about(round, outcome);
        // What was revealed at the start is an answer, too.
        let opened = round.opening().into_iter().flat_map(Opening::answers);
        let opened = opened.map(|(letter, places)| (Guess::from(letter), places));
        let replies = round.replies().iter().map(|reply| (reply.guess.clone(), reply.places()));
        // A word is looked for by its letters, however common it is.
        let mut words: Vec<_> = round.engine().candidates().shown_words().collect();
        words.sort_by(|word, other| word.letters().cmp(other.letters()));
        can_be_proved.then(|| Self {
            round: round.clone(),
            words,
            fitted: round.engine().candidates().len(),
            answers: opened.chain(replies).collect(),
            clean: round.is_clean(),
            typed: TextField::default(),
            selected: 0,
            checked: 0,
        })
    }

    /// Returns whether there is anything to prove about a round with this outcome.
    pub(in crate::app) fn is_about(round: &Round, outcome: Outcome) -> bool {
        let engine = round.engine();
        let fitted = engine.candidates().len() > 1 && !round.replies().is_empty();
        let is_any_shown = engine.candidates().shown_words().next().is_some();
        engine.opponent().is_evil() && outcome != Outcome::Won && fitted && is_any_shown
    }

    /// Returns the number of words that fitted.
    pub const fn count(&self) -> usize {
        self.fitted
    }

    /// Returns the prefix in upper case.
    pub fn typed(&self) -> String {
        let typed = self.typed.text();
        let alphabet = self.words.first().map(Word::alphabet);
        let word = alphabet.and_then(|alphabet| Word::typed(typed, alphabet, self.clean).ok());
        match word {
            Some(word) if !word.is_shown() => word.spelling(),
            _ => typed.to_uppercase(),
        }
    }

    /// Returns the words with the prefix, in alphabetical order.
    pub fn words(&self) -> impl Iterator<Item = &Word> {
        let begin = self.round.alphabet().read(self.typed.text());
        let begins =
            move |word: &&Word| begin.as_ref().is_ok_and(|it| word.letters().starts_with(it));
        self.words.iter().filter(begins)
    }

    /// Returns the number of the selected word among those, from 0.
    pub const fn selected(&self) -> usize {
        self.selected
    }

    /// Returns the selected word; `None` if no word has the prefix.
    pub fn word(&self) -> Option<&Word> {
        self.words().nth(self.selected)
    }

    /// Returns what the player knew at the end of the round, which is true of all these words.
    pub fn known(&self) -> &Pattern {
        self.round.pattern()
    }

    /// Returns why what was typed is none of the words that fitted; `None` if one begins like it.
    pub fn why_not(&self) -> Option<WhyNot> {
        if self.word().is_some() {
            return None;
        }
        let length = self.round.length();
        let Ok(word) = Word::parse(self.typed.text(), self.round.alphabet()) else {
            return Some(WhyNot::NotAWord);
        };
        Some(match word.letters().len() {
            typed if typed < length => {
                WhyNot::Short { typed: self.typed.text().to_owned(), length }
            }
            typed if typed > length => WhyNot::Long { word, length },
            _ => {
                let (by, listed) = (self.round.ruled_out(&word), self.lists(&word));
                let word = if self.round.is_clean() { word.unshown_if_blocked() } else { word };
                WhyNot::Held { word, by, listed }
            }
        })
    }

    fn lists(&self, word: &Word) -> bool {
        self.round.start().listed().has(word)
    }

    /// Returns the letters of the round's words.
    pub fn alphabet(&self) -> &'static Alphabet {
        self.round.alphabet()
    }

    pub const fn answers(&self) -> usize {
        self.answers.len()
    }

    /// Returns how many of them have been checked.
    pub const fn checked(&self) -> usize {
        self.checked
    }

    /// Returns the answers that have been checked, in order.
    pub fn checks(&self) -> Vec<Check> {
        let Some(word) = self.word() else { return Vec::new() };
        let mut known = Pattern::hidden(word.alphabet(), word.letters().len());
        let check = |(guess, answer): &(Guess, Places)| {
            let places = guess.answer_for(word);
            guess.reveal(&mut known, places);
            Check { guess: guess.clone(), places, answer: *answer, known: known.clone() }
        };
        self.answers.iter().take(self.checked).map(check).collect()
    }

    pub(super) fn update(&mut self, input: &Input) {
        let action = match input {
            Input::Select(word) => return self.select(*word),
            Input::Act(action) => *action,
            _ => return,
        };
        match action {
            Action::Confirm => self.checked = self.answers.len(),
            Action::More => self.checked = (self.checked + 1).min(self.answers.len()),
            Action::Less => self.checked = self.checked.saturating_sub(1),
            Action::Next => self.select(self.selected + 1),
            Action::Previous => self.select(self.selected.saturating_sub(1)),
            Action::Type(letter) if letter.is_alphabetic() => {
                self.typed.push(letter);
                self.select(0);
            }
            Action::Erase => {
                self.typed.erase();
                self.select(0);
            }
            _ => {}
        }
    }

    /// Selects a word and resets its checked answers.
    fn select(&mut self, word: usize) {
        let word = word.min(self.words().count().saturating_sub(1));
        self.selected = word;
        self.checked = 0;
    }
}
