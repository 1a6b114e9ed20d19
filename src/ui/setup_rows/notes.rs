//! The notes beside the rows of the form: the meaning of a value.

use super::Rows;
use crate::app::Row;
use crate::game::{ListChoice, OpeningChoice};
use crate::text::{form, friend, names};
use crate::words::Alphabet;

impl Rows<'_> {
    /// Returns the meaning of a row's value, as wordings from the longest to the shortest.
    pub(in crate::ui) fn notes(&self, row: Row) -> Vec<String> {
        let screen = self.screen;
        let list = self.app.library().list(screen.list());
        let note = match row {
            Row::Opponent => {
                let holder = screen.opponent();
                let whole = format!("{}: {}", names::holder(holder), names::about(holder));
                return vec![whole, names::about_in_short(holder).to_owned()];
            }
            Row::Language if self.language() == Alphabet::UNSAID => {
                form::other_languages(self.app.library().languages().skip(1).count())
            }
            Row::Language => return form::words_in(self.language()),
            Row::List => match screen.list() {
                ListChoice::User => form::of_your_own(list.total()),
                ListChoice::Embedded(tier) => form::built_in(list.total(), tier),
            },
            Row::Length if self.app.has_any_length() => form::NEW_LENGTHS.to_owned(),
            Row::Length => match screen.length().parse() {
                Ok(length) if list.count(length) > 0 => {
                    form::words_with(list.count(length), length)
                }
                _ => String::new(),
            },
            Row::Word => {
                let is_listed = self.app.knows_friends_word(screen);
                return friend::friends_word(screen.word_letters(), is_listed);
            }
            Row::Lives => match self.par() {
                Some(par) => return form::allowed(par, self.lives(), screen.opponent()),
                None => self
                    .lives()
                    .map_or_else(String::new, |lives| form::has_lives(screen.opponent(), lives)),
            },
            Row::Opening
                if self.app.has_any_length() && screen.opening() != OpeningChoice::None =>
            {
                form::OPENING_OF_ANY_LENGTH.to_owned()
            }
            Row::Opening => {
                let known = self.app.opening(screen).zip(self.app.words_to_begin(screen));
                return form::begins(known, screen.opening(), self.language());
            }
            Row::Play => {
                let letters = screen.length().parse().ok().filter(|_| !self.app.has_any_length());
                let brief = form::summary_in_short(screen.opponent(), letters, self.lives());
                return vec![self.summary(), brief];
            }
        };
        vec![note]
    }

    /// Returns the meaning of a row's value in a few words, for a row on a phone.
    pub(in crate::ui) fn note_in_short(&self, row: Row) -> Option<String> {
        let screen = self.screen;
        Some(match (row, screen.list()) {
            (Row::Opponent, _) => names::about_in_short(self.screen.opponent()).to_owned(),
            (Row::List, ListChoice::Embedded(tier)) => form::about_list(tier).to_owned(),
            (Row::Word, _) if screen.word_letters() > 0 && !self.app.knows_friends_word(screen) => {
                friend::UNLISTED.to_owned()
            }
            (Row::Word, _) => friend::TYPED_BY_A_FRIEND.to_owned(),
            (Row::Lives, _) => form::to_spare(self.lives()?, self.par()?, screen.opponent()),
            _ => return None,
        })
    }

    /// Returns the round that would begin, such as "Against Merciless: 8 letters, common words, 11 lives".
    pub(in crate::ui) fn summary(&self) -> String {
        let screen = self.screen;
        let Ok(letters) = screen.length().parse() else { return String::new() };
        let list = &names::list(screen.list(), self.app.library());
        let letters = Some(letters).filter(|_| !self.app.has_any_length());
        form::summary(
            screen.opponent(),
            letters,
            list,
            self.lives().map_or(0, |lives| lives.get() as usize),
        )
    }
}
