//! Asks before something that spoils or ends a round, or that uses up the attempt of the day.

use std::io::{self, BufRead, Write};

use super::{Conversation, playing};
use crate::app::keys::Action;
use crate::app::{Consequence, Host, Input};
use crate::text::{confirm, round as round_text};

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Asks before something that spoils or ends a round; what does neither needs no question. Returns `None` if
    /// the player quits or the input ends.
    pub(super) fn is_sure(&mut self, action: Action) -> io::Result<Option<bool>> {
        self.agrees_to(self.session.app().consequence(action))
    }

    /// Asks before today's game if this is the attempt that counts.
    pub(super) fn is_sure_of_today(&mut self) -> io::Result<Option<bool>> {
        self.feed(Input::ReadStatistics)?;
        let app = self.session.app();
        let (Some(_), Some(career)) = (app.begins_today(), app.career()) else {
            return Ok(Some(true));
        };
        let (day, language) = (career.today(), app.daily_language());
        self.feed(Input::LookForToday)?;
        let is_begun = self.session.app().todays_left().is_some();
        let question = confirm::todays_game(day, language, is_begun);
        self.line.ask_for_a_yes(&question, confirm::TODAYS_HELP)
    }

    fn agrees_to(&mut self, consequence: Option<Consequence>) -> io::Result<Option<bool>> {
        let Some(consequence) = consequence else { return Ok(Some(true)) };
        let (question, help) = confirm::aloud(consequence);
        let answer = self.line.ask_yes_or_no(&question, help)?;
        // After a question, a listener may have forgotten the word.
        if let (Some(false), Some(playing)) = (answer, playing(self.session.app())) {
            self.line.say(round_text::word(playing.round().pattern()))?;
        }
        Ok(answer)
    }
}
