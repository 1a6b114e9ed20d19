//! Queries for front ends.

use super::keys::{Action, Context};
use super::{App, ChallengeDialog, Figure, NextRound, Overlay, Pick, Playing, Row, Screen};
use crate::game::library::{LibraryError, ListChoice};
use crate::game::occasion::{Day, Occasion};
use crate::game::{GameSpec, Library, Round, Turn};
use crate::history::{Career, InPlay};
use crate::puzzles::Progress;
use crate::words::{Alphabet, EmbeddedList, Word};

impl App {
    /// Returns the current screen.
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// Returns the number of steps back that lead to the title.
    pub fn depth(&self) -> usize {
        self.behind.iter().chain([&self.screen]).map(Screen::depth).sum()
    }

    /// Returns how many pages the player has read on of what is in front, where not everything has room.
    pub const fn read_on(&self) -> u16 {
        self.read_on
    }

    /// Returns whether today's game has begun and can be continued, as far as is known.
    pub fn has_begun_today(&self) -> bool {
        self.begun_today().is_some()
    }

    /// Returns the language in which it has begun.
    pub fn begun_today(&self) -> Option<&'static Alphabet> {
        let today = self.career()?.today();
        let mut left = self.interrupted().and_then(day_of).into_iter().chain(self.interrupted_day);
        left.find(|(day, _)| *day == today).map(|(_, language)| language)
    }

    /// Returns the overlays, the one in front last.
    pub fn overlays(&self) -> &[Overlay] {
        &self.overlays
    }

    /// Returns the interrupted round that can be continued, if there is one.
    pub fn interrupted(&self) -> Option<&Round> {
        self.state.interrupted.as_deref()
    }

    /// Returns the challenge whose steps are in front, if any.
    pub fn challenge(&self) -> Option<&ChallengeDialog> {
        let Overlay::Challenge(challenge) = self.overlays.last()? else { return None };
        Some(challenge)
    }

    /// Returns whether the last text to be copied was sent to the terminal's clipboard.
    pub const fn copied(&self) -> bool {
        self.copied
    }

    /// Returns whether a word is on the list of everyday words of its language.
    pub fn is_listed(&self, word: &Word) -> bool {
        let list = self.state.library.in_language(ListChoice::default(), word.alphabet());
        let listed = self.state.library.of_length(list, word.letters().len());
        listed.is_ok_and(|listed| listed.has(word))
    }

    /// Returns what rounds are to be like.
    pub const fn spec(&self) -> &GameSpec {
        &self.state.spec
    }

    /// Returns the rows of the settings that have something to choose, from the top.
    pub fn rows(&self) -> impl Iterator<Item = Row> {
        self.state.rows()
    }

    /// Returns the choices of a row of the settings, in their order.
    pub fn choices(&self, row: Row) -> Vec<Pick> {
        row.choices(&self.state)
    }

    /// Returns which of them is chosen.
    pub fn chosen(&self, row: Row) -> Pick {
        row.chosen(&self.state)
    }

    /// Returns the name by which a choice of a row of the settings is found.
    pub fn name_of(&self, row: Row, pick: &Pick) -> String {
        self.state.name_of(row, pick)
    }

    /// Returns whether rounds show the number of words left.
    pub const fn shows_words_left(&self) -> bool {
        self.state.shows_words_left
    }

    /// Returns whether the number of words left in this round is shown. No listed word is a friend's word that the list lacks.
    pub fn counts_words_left(&self, round: &Round) -> bool {
        self.state.shows_words_left && round.is_listed()
    }

    /// Returns the last guess of a round in play with its groups, if they are shown. Their sizes are hidden together with the
    /// number of words left.
    pub fn xray<'a>(&self, playing: &'a Playing) -> Option<&'a Turn> {
        let is_shown = playing.shows_words || self.state.shows_words_left;
        if is_shown && playing.round.is_listed() { playing.turn() } else { None }
    }

    /// Returns nothing if a value of a setting can be chosen.
    ///
    /// # Errors
    /// Returns an error if the list has no words of that length. It names the lengths that it has.
    pub fn lists(&self, pick: &Pick) -> Result<(), LibraryError> {
        self.state.lists(pick)
    }

    /// Returns what the next round comes to.
    pub fn next_round(&self) -> NextRound {
        self.state.next_round(&self.state.spec)
    }

    /// Returns the language of the game of the day: that of the chosen list if it has built-in lists, else English.
    pub fn daily_language(&self) -> &'static Alphabet {
        let language = self.state.library.alphabet(self.state.spec.list);
        if EmbeddedList::of(language).next().is_some() { language } else { Alphabet::UNSAID }
    }

    /// Returns whether the round in play can be continued after the program has ended; `None` if no round has begun.
    pub fn is_saved(&self) -> Option<bool> {
        let (has_begun, is_saved) = match &self.screen {
            Screen::Playing(playing) => (
                !playing.round.replies().is_empty(),
                self.state.saves && InPlay::of(&playing.round).is_some(),
            ),
            Screen::Holding(holding) => (!holding.round.answers().is_empty(), false),
            _ => return None,
        };
        has_begun.then_some(is_saved)
    }

    /// Returns the statistics of past rounds, once they have been read.
    pub fn career(&self) -> Option<&Career> {
        self.state.career.as_deref()
    }

    /// Returns what there is to say about reading them: what was left out, or why nothing is saved.
    pub fn career_notice(&self) -> Option<&str> {
        self.state.career_notice.as_deref()
    }

    /// Returns whether the player has never finished a round, as far as is known: then nothing is named that takes a second
    /// sentence, like the opponent or a perfect player.
    pub fn is_new(&self) -> bool {
        self.has_finished_fewer(1)
    }

    /// Returns whether the player has finished fewer rounds than this, as far as is known.
    pub(super) fn has_finished_fewer(&self, rounds: usize) -> bool {
        self.career().is_some_and(|career| career.statistics.played < rounds)
    }

    /// Returns the puzzle that comes next.
    pub const fn puzzles(&self) -> Progress {
        self.state.puzzles
    }

    /// Returns the notice for the title, if any.
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// Returns the lists.
    pub const fn library(&self) -> &Library {
        &self.state.library
    }

    /// Returns whether clicks are needed, even if the player has not turned the mouse on.
    pub fn takes_clicks(&self) -> bool {
        matches!(self.screen, Screen::Holding(_)) && !self.overlays.iter().any(Overlay::explains)
    }

    /// Returns the context of the keys.
    pub fn context(&self) -> Context {
        self.overlays.last().map_or_else(|| self.screen.context(), Overlay::context)
    }

    /// Returns what is in front, or behind the help if that is; `None` if it is the screen.
    pub fn behind_help(&self) -> Option<&Overlay> {
        self.overlays.iter().rfind(|overlay| !matches!(overlay, Overlay::Help))
    }

    /// Returns the context of the keys behind the help, if that is in front.
    pub fn context_behind_help(&self) -> Context {
        self.behind_help().map_or_else(|| self.screen.context(), Overlay::context)
    }

    /// Returns what the round on the screen is played for, or was.
    pub fn occasion(&self) -> Option<&Occasion> {
        self.round().map(Round::occasion)
    }

    /// Returns the round that is played or has ended.
    pub(super) fn round(&self) -> Option<&Round> {
        match &self.screen {
            Screen::Playing(playing) => Some(&playing.round),
            Screen::GameOver(over) => Some(&over.finished.round),
            Screen::Story(story) => Some(&story.end.finished.round),
            _ => None,
        }
    }

    /// Returns the figure in use, if the front end has figures.
    pub const fn figure(&self) -> Option<Figure> {
        self.state.figure
    }

    /// Returns whether the opponent talks.
    pub const fn talks(&self) -> bool {
        self.state.voice
    }

    /// Returns the name of the theme in use, if the front end has themes.
    pub fn theme(&self) -> Option<&str> {
        self.state.theme.as_deref()
    }

    /// Returns the alphabet whose letters are guessed or asked about; English if there is no round.
    pub fn alphabet(&self) -> &'static Alphabet {
        match &self.screen {
            Screen::Playing(playing) => playing.round.alphabet(),
            Screen::Holding(holding) => holding.round.alphabet(),
            Screen::Puzzle(screen) => screen.puzzle.position().alphabet(),
            _ => Alphabet::UNSAID,
        }
    }

    /// Returns whether an action does something on the current screen, for actions that do so on some screens
    /// of its kind.
    pub fn heeds(&self, action: Action) -> bool {
        match (self.behind_help(), &self.screen) {
            (Some(Overlay::Lesson(lesson)), _) => lesson.heeds(action),
            (Some(Overlay::Challenge(dialog)), _) => dialog.heeds(action),
            (_, Screen::Story(story)) => story.heeds(action),
            (_, Screen::GameOver(over)) => over.heeds(action),
            (_, Screen::Puzzle(screen)) => screen.heeds(action),
            (None, Screen::Holding(holding)) => holding.heeds(action),
            _ => true,
        }
    }
}

/// Returns the day whose game a round is, and its language.
pub(super) fn day_of(round: &Round) -> Option<(Day, &'static Alphabet)> {
    Some((round.occasion().day()?, round.alphabet()))
}
