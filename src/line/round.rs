//! A round in which the player guesses.

use std::io::{self, BufRead, Write};

use super::commands::{self, Asks};
use super::{Conversation, Talk, Unsaid, playing};
use crate::app::keys::Action;
use crate::app::{Event, Host, Playing};
use crate::game::Turn;
use crate::text::Medium::Speech;
use crate::text::conversation::{
    AFTER_THE_ROUND, HOW_TO_GO_BACK, ONE_LETTER, YOUR_LETTER, you_can_say,
};
use crate::text::{confirm, opening, remark, round as told};
use crate::words::Alphabet;

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Plays a round to its end.
    pub(super) fn round(&mut self) -> io::Result<Talk> {
        self.introduce()?;
        let mut described = None;
        while let Some(playing) = playing(self.session.app()) {
            let letters = playing.round().replies().len();
            if described != Some(letters) {
                let first = described.replace(letters).is_none();
                // What there was to say of the letter before is over.
                self.unsaid = Unsaid::default();
                self.line.say("")?;
                self.line.say_all(standing(playing, first))?;
            }
            let Some(text) = self.line.ask(YOUR_LETTER)? else { return Ok(Talk::Ends) };
            let alphabet = playing.round().engine().alphabet();
            match alphabet.typed(&text) {
                Some(letter) => self.do_in_round(Action::Type(alphabet.upper(letter)))?,
                None => match commands::find(&text, false) {
                    Some((Asks::Act(action), _)) => self.do_in_round(action)?,
                    Some((Asks::Tell(topic), rest)) => {
                        if let Some(talk) = self.answer(topic, &rest)? {
                            return Ok(talk);
                        }
                    }
                    None if commands::is_for_another_time(&text) => {
                        self.line.say(AFTER_THE_ROUND)?;
                    }
                    None if is_of_another_layout(&text, alphabet) => {
                        self.line.say(told::wrong_layout(alphabet))?;
                    }
                    None => self.line.say(ONE_LETTER)?,
                },
            }
        }
        Ok(Talk::GoesOn)
    }

    /// Says who plays, by which rules, and what can be said; of a later round only what is other.
    fn introduce(&mut self) -> io::Result<()> {
        let Some(playing) = playing(self.session.app()) else { return Ok(()) };
        let round = playing.round();
        let list = &self.list();
        self.line.say("")?;
        if round.what_if().is_some() {
            self.line.say(remark::remark(playing.remark(), round, Speech))?;
            self.line.say(HOW_TO_GO_BACK)?;
        } else if let Some(changes) = self.introduced.changes(round, list) {
            self.line.say(changes)?;
        } else {
            self.line.say(told::rules(round, list))?;
            let typed = commands::of(round, false).map(|command| command.typed.name());
            self.line.say(you_can_say(&typed.collect::<Vec<_>>()))?;
        }
        if round.seal().is_some() {
            self.line.say(told::SEALED)?;
        }
        let is_new = round.replies().is_empty();
        let opening = if is_new { opening::shown(round) } else { opening::began(round) };
        opening.map_or(Ok(()), |opening| self.line.say(opening))
    }

    /// Does something in a round, and says what happened.
    fn do_in_round(&mut self, action: Action) -> io::Result<()> {
        let events = self.act(action)?;
        let app = self.session.app();
        let mut is_answered = false;
        for event in &events {
            if let Event::Answered { guess, places } = event {
                is_answered = true;
                let alphabet = app.library().alphabet(app.preferences().list);
                self.line.say(told::answer_to(guess, *places, alphabet, Speech))?;
                let shown = playing(app).filter(|playing| playing.shows_words_left());
                let turn = shown.and_then(|playing| Turn::last_of(playing.round()));
                let left = turn.map_or(0, |turn| turn.before() - turn.after());
                if left > 0 {
                    self.line.say(told::sent_out(left))?;
                }
            }
        }
        if let (false, Some(playing)) = (is_answered, playing(app)) {
            self.line.say(remark::remark(playing.remark(), playing.round(), Speech))?;
        }
        self.say_what_help_spoils(&events)
    }

    /// Says what the first help of a round spoils, if this was it.
    pub(super) fn say_what_help_spoils(&mut self, events: &[Event]) -> io::Result<()> {
        let app = self.session.app();
        let helped = playing(app).filter(|_| events.contains(&Event::Helped));
        let Some(playing) = helped.filter(|playing| playing.round().what_if().is_none()) else {
            return Ok(());
        };
        let spoilt = app.what_help_spoils(playing).map(confirm::help_spoils);
        self.line.say(spoilt.unwrap_or(confirm::COUNTS_AS_HELPED))
    }
}

/// Whether a text is a single letter of another script.
fn is_of_another_layout(text: &str, alphabet: &Alphabet) -> bool {
    text.chars().nth(1).is_none() && alphabet.wrong_layout(text).is_some()
}

/// Describes where a round is; with the letters guessed only if `whole`, since each of them has been heard.
pub(super) fn standing(playing: &Playing, whole: bool) -> Vec<String> {
    let round = playing.round();
    let mut said = vec![told::you_have_left(round)];
    said.extend(whole.then(|| told::letters_guessed(round)));
    said.push(told::word(round.pattern()));
    said.extend(playing.shows_words_left().then(|| told::words_left(round)));
    said
}
