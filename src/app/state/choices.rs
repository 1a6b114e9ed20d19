//! What the settings can be, and how one is chosen and remembered.

use super::SessionState;
use crate::app::input::{Pick, Row};
use crate::app::messages::{Preference, Request};
use crate::app::widgets::ring::stepped;
use crate::game::library::LibraryError;
use crate::game::opening::OpeningChoice;
use crate::game::spec::Length;

impl SessionState {
    /// Returns the rows that have something to choose, from the top.
    pub fn rows(&self) -> impl Iterator<Item = Row> {
        Row::ALL.into_iter().filter(|row| !row.choices(self).is_empty())
    }

    /// Returns the choice of a row that is this many steps after the chosen one, or before it.
    pub fn stepped(&self, row: Row, by: isize) -> Pick {
        stepped(&row.choices(self), row.chosen(self), by)
    }

    /// Returns the next choice of a row whose name begins with a letter or a digit, if there is one.
    pub fn named(&self, row: Row, begins_with: char) -> Option<Pick> {
        let (all, chosen) = (row.choices(self), row.chosen(self));
        let at = all.iter().position(|pick| *pick == chosen).unwrap_or(0);
        let either = [begins_with.to_ascii_lowercase(), begins_with.to_ascii_uppercase()];
        let mut following = all.iter().cycle().skip(at + 1).take(all.len());
        following.find(|pick| self.name_of(row, pick).starts_with(either)).cloned()
    }

    /// Returns the name by which a choice of a row is found.
    pub fn name_of(&self, row: Row, pick: &Pick) -> String {
        match pick {
            Pick::Opponent(holder) => holder.name().to_owned(),
            Pick::List(list) if row == Row::Language => {
                self.library.alphabet(*list).language().to_owned()
            }
            Pick::List(list) => self.library.short_name(*list).to_owned(),
            Pick::Length(length) => length.to_string(),
            Pick::Lives(lives) => lives.to_string(),
            Pick::Theme(name) => name.clone(),
            Pick::Figure(figure) => figure.to_string(),
            Pick::Voice(talks) => String::from(if *talks { "talks" } else { "quiet" }),
        }
    }

    /// Returns nothing if a value can be chosen.
    ///
    /// # Errors
    /// Returns an error if the list has no words of that length. It names the lengths that it has.
    pub fn lists(&self, pick: &Pick) -> Result<(), LibraryError> {
        let Pick::Length(Length::Letters(letters)) = pick else { return Ok(()) };
        self.library.of_length(self.spec.list, *letters).map(drop)
    }

    /// Chooses a value, and remembers it.
    ///
    /// # Errors
    /// Returns an error if the list [`lists`](Self::lists) no such words.
    pub fn choose(&mut self, pick: Pick) -> Result<(), LibraryError> {
        self.lists(&pick)?;
        let (library, spec) = (&self.library, &mut self.spec);
        match &pick {
            Pick::Opponent(holder) => spec.opponent = *holder,
            Pick::List(list) => spec.list = *list,
            Pick::Length(length) => {
                spec.length = *length;
                // A level decides the opening, too.
                if *length == Length::Level {
                    spec.opening = OpeningChoice::default();
                }
            }
            Pick::Lives(lives) => spec.lives = *lives,
            Pick::Theme(name) => self.theme = Some(name.clone()),
            Pick::Figure(figure) => self.figure = Some(*figure),
            Pick::Voice(talks) => self.voice = *talks,
        }
        // Another list may have no words of that length.
        if let Length::Letters(letters) = spec.length {
            spec.length = Length::Letters(library.nearest_length(spec.list, letters));
        }
        self.requests.send(Request::Remember(Preference::Setting(pick)));
        Ok(())
    }
}
