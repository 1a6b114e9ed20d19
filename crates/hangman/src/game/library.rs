//! [`Library`]: the available word lists, each loaded on first use, and the names by which transcripts refer to them.

mod list_name;

pub use list_name::{ListName, NoSuchList};

use std::cell::OnceCell;
use std::sync::Arc;

use super::opening::{Book, Opening};
use super::round::Round;
use super::transcript::{Transcript, TranscriptError};
use crate::counted;
use crate::engine::Rule;
use hangman_words::{Alphabet, Candidates, EmbeddedList, WordList, WordsOfLength};

/// The available word lists.
#[derive(Debug, Default)]
pub struct Library {
    /// The player's own list.
    user: Option<WordList>,
    embedded: [OnceCell<WordList>; EmbeddedList::ALL.len()],
    /// The rule of the greedy opponent.
    rule: Rule,
    is_clean: bool,
}

/// A list of a [`Library`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListChoice {
    /// The player's own list.
    User,
    /// A built-in list.
    Embedded(EmbeddedList),
}

/// The error for a length of which a list has no word.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no word of the list {list} has {}; {}", counted(*length, "letter"), self.nearest())]
pub struct LibraryError {
    /// The name of the list.
    list: String,
    /// The requested length, in letters.
    length: usize,
    /// The next shorter and the next longer length that have words.
    neighbours: (Option<usize>, Option<usize>),
}

/// The reason why a round can't be replayed with the lists that are here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(transparent)]
pub enum ReplayError {
    /// There is no such list.
    List(#[from] NoSuchList),
    /// The list has no such words.
    Words(#[from] LibraryError),
    /// The words differ from those of the round.
    Round(#[from] TranscriptError),
}

impl LibraryError {
    /// Returns the nearest lengths that have words, as a part of the message.
    fn nearest(&self) -> String {
        match self.neighbours {
            (Some(shorter), Some(longer)) => format!("the nearest are {shorter} and {longer}"),
            (Some(length), None) => format!("the longest have {length}"),
            (None, Some(length)) => format!("the shortest have {length}"),
            (None, None) => String::from("it has no words"),
        }
    }
}

impl Library {
    /// Creates a library with the built-in lists, and the player's own list if there is one.
    pub fn new(user: Option<WordList>) -> Self {
        Self { user, ..Self::default() }
    }

    /// Returns the library with this rule for the greedy opponent.
    #[must_use]
    pub const fn with_rule(mut self, rule: Rule) -> Self {
        self.rule = rule;
        self
    }

    /// Returns the library with lists that leave out blocked words if `clean`.
    #[must_use]
    pub fn with_clean(mut self, clean: bool) -> Self {
        self.is_clean = clean;
        if let Some(user) = self.user.as_mut().filter(|_| clean) {
            *user = user.clean();
        }
        self
    }

    /// Returns the rule of the greedy opponent.
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// Returns whether there is a list of the player's own.
    pub const fn has_own(&self) -> bool {
        self.user.is_some()
    }

    /// Returns the languages that have a list.
    pub fn languages(&self) -> impl Iterator<Item = &'static Alphabet> {
        let has_lists = |alphabet: &&'static Alphabet| self.choices(alphabet).next().is_some();
        Alphabet::ALL.into_iter().filter(has_lists)
    }

    /// Returns the lists of a language, the player's own first.
    pub fn choices(&self, language: &'static Alphabet) -> impl Iterator<Item = ListChoice> {
        let user = self.user.as_ref().filter(|user| user.alphabet() == language);
        let user = user.map(|_| ListChoice::User);
        user.into_iter().chain(EmbeddedList::of(language).map(ListChoice::Embedded))
    }

    /// Returns the list to begin with in another language: of the same grade, if there is one.
    pub fn in_language(&self, list: ListChoice, language: &'static Alphabet) -> ListChoice {
        let same = match list {
            _ if self.alphabet(list) == language => return list,
            ListChoice::Embedded(embedded) => EmbeddedList::with(language, embedded.grade()),
            ListChoice::User => None,
        };
        let same = same.map(ListChoice::Embedded);
        same.or_else(|| self.choices(language).next()).unwrap_or(list)
    }

    /// Returns the name of a list for places where its language is known.
    pub fn short_name(&self, choice: ListChoice) -> &str {
        match choice {
            ListChoice::Embedded(embedded) => embedded.grade().name(),
            ListChoice::User => self.name(choice),
        }
    }

    /// Returns the name of a list.
    pub fn name(&self, choice: ListChoice) -> &str {
        self.which(choice).map_or_else(|embedded| embedded.name(), WordList::name)
    }

    /// Returns the list that a transcript names, if it is available; the player's own list may have different
    /// words.
    pub fn find(&self, list: &ListName) -> Option<ListChoice> {
        match list {
            ListName::Embedded(embedded) => Some(ListChoice::Embedded(*embedded)),
            ListName::Own { .. } => self.user.as_ref().map(|_| ListChoice::User),
        }
    }

    /// Returns the alphabet of a list without loading it.
    pub fn alphabet(&self, choice: ListChoice) -> &'static Alphabet {
        self.which(choice).map_or_else(EmbeddedList::alphabet, WordList::alphabet)
    }

    /// Returns a list.
    pub fn list(&self, choice: ListChoice) -> &WordList {
        self.which(choice).unwrap_or_else(|embedded| self.embedded(embedded))
    }

    /// Returns par, the misses that perfect play costs here, if it is known without a search, as it is for
    /// built-in lists that are whole.
    pub fn known_par(&self, start: StartingWords) -> Option<usize> {
        start.known_par(self.is_clean)
    }

    /// Returns the player's own list or an embedded one: the default list if the player's own is missing.
    fn which(&self, choice: ListChoice) -> Result<&WordList, EmbeddedList> {
        match choice {
            ListChoice::User => self.user.as_ref().ok_or(EmbeddedList::EVERYDAY),
            ListChoice::Embedded(embedded) => Err(embedded),
        }
    }

    /// Returns the nearest length (letters) that has words; the shorter one of two.
    pub fn nearest_length(&self, choice: ListChoice, length: usize) -> usize {
        let list = self.list(choice);
        let (shorter, longer) = list.neighbours(length);
        let nearest = shorter.into_iter().chain(longer).min_by_key(|other| other.abs_diff(length));
        if list.count(length) > 0 { length } else { nearest.unwrap_or(length) }
    }

    /// Returns the words of a length (letters).
    ///
    /// # Errors
    /// Returns [`LibraryError`] if there are none, with the nearest lengths that have words.
    pub fn of_length(
        &self,
        choice: ListChoice,
        length: usize,
    ) -> Result<&Arc<WordsOfLength>, LibraryError> {
        let list = self.list(choice);
        list.of_length(length).ok_or_else(|| self.no_such_length(list, choice, length))
    }

    fn no_such_length(&self, list: &WordList, choice: ListChoice, length: usize) -> LibraryError {
        let neighbours = list.neighbours(length);
        LibraryError { list: self.name(choice).to_owned(), length, neighbours }
    }

    /// Returns all words of a length (letters), to begin a round with.
    ///
    /// # Errors
    /// Returns the errors of [`Library::of_length`].
    pub fn candidates(
        &self,
        choice: ListChoice,
        length: usize,
    ) -> Result<Candidates, LibraryError> {
        Ok(self.of_length(choice, length)?.candidates())
    }

    /// Replays a round with the words of the list that its transcript names: without blocked words if the transcript or the
    /// library is without them.
    ///
    /// # Errors
    /// Returns [`ReplayError`] if they are missing, or differ from those of the round.
    pub fn replay(&self, game: &Transcript) -> Result<Round, ReplayError> {
        let choice = self.find(&game.list).ok_or(NoSuchList)?;
        let words = match game.clean {
            true => self.clean_candidates(choice, game.length),
            false => self.candidates(choice, game.length),
        }?;
        // While a front end is loading a list, there is another one in its place.
        let found = words.listed().embedded().map_or(ListChoice::User, ListChoice::Embedded);
        if found == choice { Ok(game.replay(words)?) } else { Err(NoSuchList.into()) }
    }

    /// Returns all words of a length (letters) that are not blocked, whether or not the library is without them.
    ///
    /// # Errors
    /// Returns the errors of [`Library::of_length`].
    pub fn clean_candidates(
        &self,
        choice: ListChoice,
        length: usize,
    ) -> Result<Candidates, LibraryError> {
        let list = self.list(choice).clean();
        let words = list.of_length(length).map(WordsOfLength::candidates);
        words.ok_or_else(|| self.no_such_length(&list, choice, length))
    }

    /// Returns these words; `None` if there are none.
    pub fn words(&self, start: StartingWords) -> Option<Candidates> {
        let words = self.candidates(start.list, start.length).ok()?;
        match start.opening {
            Some(opening) => opening.keep(words),
            None => Some(words),
        }
    }

    /// Returns an embedded list; the everyday English words while a front end is still loading it. Those it must have.
    fn embedded(&self, embedded: EmbeddedList) -> &WordList {
        let list = &self.embedded[embedded.number()];
        if list.get().is_none()
            && let Some(loaded) = embedded.load_if_there()
        {
            let clean = self.is_clean && embedded.has_blocked();
            return list.get_or_init(|| if clean { loaded.clean() } else { loaded });
        }
        list.get().unwrap_or_else(|| match embedded {
            EmbeddedList::EVERYDAY => list.get_or_init(|| embedded.load()),
            _ => self.embedded(EmbeddedList::EVERYDAY),
        })
    }
}

/// Names the words that a round begins with: those of a list and a length that fit the opening, if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StartingWords {
    /// The list.
    pub list: ListChoice,
    /// The length of the word.
    pub length: usize,
    /// The opening.
    pub opening: Option<Opening>,
}

impl StartingWords {
    /// Returns all words of a list and a length (letters).
    pub const fn blank(list: ListChoice, length: usize) -> Self {
        Self { list, length, opening: None }
    }

    /// Returns par, if it is known without a search, as it is for built-in lists that are whole. A `clean` list may not be.
    pub fn known_par(self, clean: bool) -> Option<usize> {
        match self.list {
            ListChoice::User => None,
            ListChoice::Embedded(embedded) => Book::par(embedded, self.length, self.opening, clean),
        }
    }
}

impl Default for ListChoice {
    fn default() -> Self {
        Self::Embedded(EmbeddedList::EVERYDAY)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;
    use crate::game::transcript::TranscriptError;
    use crate::game::{Lives, Round};
    use hangman_words::{ENGLISH, list_of};

    #[test]
    fn a_clean_library_leaves_out_blocked_words_and_a_transcript_says_which_words_it_has() {
        let full = ListChoice::Embedded(EmbeddedList::FULL);
        let own = |clean| {
            let words = list_of(&ENGLISH, "cock\nrape\nrock\nsock\n");
            Library::new(Some(words)).with_clean(clean)
        };
        let (whole, clean) = (own(false), own(true));
        for list in [full, ListChoice::User] {
            let [all, left] = [&whole, &clean].map(|of| of.candidates(list, 4).unwrap());
            let not_blocked: Vec<_> = all.words().filter(|word| !word.is_blocked()).collect();
            assert!(left.words().eq(not_blocked) && left.len() < all.len());
            assert_eq!(clean.list(list).count(4), left.len());
            assert_eq!(whole.clean_candidates(list, 4).unwrap(), left);
            for (library, words) in [(&whole, all), (&clean, left)] {
                let round = Round::new(Opponent::Fair, words, Lives::at_least_one(6), 3);
                let game = Transcript::of(&round);
                assert_eq!(game.clean, library.is_clean, "{game}");
                assert_eq!(game.to_string().parse(), Ok(game.clone()));
                // A library with all words has those of both.
                let again = whole.replay(&game).unwrap();
                assert_eq!(Transcript::of(&again), game);
                assert_eq!(again.finish().word, round.finish().word);
                let again = clean.replay(&game);
                assert_eq!(again.is_ok(), game.clean);
                assert!(game.clean || again == Err(TranscriptError::LeftOut.into()));
            }
        }
    }

    #[test]
    fn par_is_known_for_the_words_that_are_played() {
        let [whole, clean] = [false, true].map(|clean| Library::default().with_clean(clean));
        for (list, same) in [(EmbeddedList::EVERYDAY, true), (EmbeddedList::FULL, false)] {
            let start = StartingWords::blank(ListChoice::Embedded(list), 5);
            let par = whole.known_par(start);
            assert!(par.is_some());
            assert_eq!(clean.known_par(start), par.filter(|_| same));
            let line = format!("eh1 {list} merciless 5 6 1 - clean");
            let game: Transcript = line.parse().unwrap();
            assert_eq!(game.par(), par.filter(|_| same));
            let words = whole.replay(&game).unwrap().start().candidates().cloned();
            assert_eq!(words == whole.words(start), same);
        }
    }

    #[test]
    fn a_length_without_words_names_the_nearest() {
        let library = Library::new(Some(list_of(&ENGLISH, "cat\nhorse\n")));
        assert_eq!(library.candidates(ListChoice::User, 3).unwrap().len(), 1);
        let message =
            |length| library.candidates(ListChoice::User, length).unwrap_err().to_string();
        assert_eq!(message(4), "no word of the list test has 4 letters; the nearest are 3 and 5");
        assert_eq!(message(2), "no word of the list test has 2 letters; the shortest have 3");
        let nearest = [2, 3, 4, 5, 9].map(|n| library.nearest_length(ListChoice::User, n));
        assert_eq!(nearest, [3, 3, 3, 5, 5]);
        assert_eq!(message(99), "no word of the list test has 99 letters; the longest have 5");
    }
}
