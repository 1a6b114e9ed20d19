//! A round in which the player guesses.

use std::io::{self, BufRead, Write};

use super::commands::{self, Command, Place};
use super::{Conversation, Talk, playing};
use crate::app::keys::Action;
use crate::app::{Event, Host, Input, Playing};
use crate::game::Occasion;
use crate::text::conversation::{AFTER_THE_ROUND, HOW_TO_GO_BACK, ONE_LETTER, YOUR_LETTER};
use crate::text::{Medium, opening, remark, round as round_text, voice};
use crate::words::{Alphabet, Word};

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Plays a round to its end.
    pub fn round(&mut self) -> io::Result<Talk> {
        self.introduce()?;
        while playing(self.session.app()).is_some() {
            let text = match self.guessed_ahead.take() {
                Some(text) => Some(text),
                None => self.line.ask(YOUR_LETTER)?,
            };
            let Some(text) = text else { return Ok(Talk::Ends) };
            match commands::find(&text, Place::Round) {
                Some(Command::Here(topic, rest)) => {
                    if let Some(talk) = self.answer(topic, &rest)? {
                        return Ok(talk);
                    }
                }
                Some(Command::Elsewhere) => self.line.say(AFTER_THE_ROUND)?,
                None => self.guess(&text)?,
            }
        }
        Ok(Talk::GoesOn)
    }

    /// Says what a round is about, and where it is.
    fn introduce(&mut self) -> io::Result<()> {
        let Some(playing) = playing(self.session.app()) else { return Ok(()) };
        let round = playing.round();
        let occasion = round.occasion();
        self.line.say("")?;
        if !matches!(occasion, Occasion::Free | Occasion::Challenge) {
            self.line.say(remark::remark(playing.remark(), round, self.line.display.to))?;
        }
        match occasion.what_if() {
            Some(_) => self.line.say(HOW_TO_GO_BACK)?,
            None => self.line.say(round_text::begins(round, &self.list()))?,
        }
        if !round.replies().is_empty() {
            self.line.say_all(opening::began(round, self.line.display.to))?;
            return self.line.say_all(standing(playing, self.line.display.to));
        }
        self.line.say(round_text::you_have_left(round))?;
        let counts = playing.shows_words_left();
        match opening::shown(round, counts, self.line.display.to) {
            Some(shown) => {
                self.line.say(shown)?;
                self.line.say(round_text::word(round.pattern(), self.line.display.to))
            }
            None => self.line.say_all(counts.then(|| round_text::words_left(round))),
        }
    }

    /// Guesses a letter or the whole word, or says why the text is neither.
    pub fn guess(&mut self, text: &str) -> io::Result<()> {
        let Some(playing) = playing(self.session.app()) else { return Ok(()) };
        let alphabet = playing.round().alphabet();
        if let Some(letters) = alphabet.folded(text) {
            self.line.say(round_text::played_as(text, &letters, alphabet, self.line.display.to))?;
        }
        if let Some(letter) = alphabet.typed(text) {
            self.act_in_round(Input::Act(Action::Type(alphabet.upper(letter))))?;
        } else if is_of_another_layout(text, alphabet) {
            self.line.say(round_text::wrong_layout(alphabet))?;
        } else if is_word(text, alphabet) {
            if !self.act_in_round(Input::Enter(text.to_owned()))? {
                self.line.say_all(commands::meant(text, Place::Round))?;
            }
        } else {
            let mut characters = text.chars();
            let reply = match (characters.next(), characters.next()) {
                (Some(typed), None) => Some(round_text::not_a_letter(typed, alphabet)),
                _ => commands::meant(text, Place::Round),
            };
            self.line.say(reply.unwrap_or_else(|| ONE_LETTER.to_owned()))?;
        }
        Ok(())
    }

    /// Does something in a round, and says what came of it. Returns whether a guess was answered.
    pub fn act_in_round(&mut self, input: Input) -> io::Result<bool> {
        let events = self.feed(input)?;
        let app = self.session.app();
        let mut is_answered = false;
        for event in &events {
            if let Event::Answered { guess, places } = event {
                is_answered = true;
                let alphabet = app.library().alphabet(app.list());
                self.line.say(round_text::answer_to(
                    guess,
                    *places,
                    alphabet,
                    self.line.display.to,
                ))?;
                if let Some(playing) = playing(app) {
                    let round = playing.round();
                    self.line.say(round_text::you_have_left(round))?;
                    let is_hit = !places.is_empty();
                    self.line.say_all(
                        is_hit.then(|| round_text::word(round.pattern(), self.line.display.to)),
                    )?;
                    let counts = playing.shows_words_left();
                    self.line.say_all(counts.then(|| round_text::words_left(round)))?;
                    self.line.say_all(voice::said(app))?;
                }
            }
        }
        if let (false, Some(playing)) = (is_answered, playing(app)) {
            self.line.say(remark::remark(
                playing.remark(),
                playing.round(),
                self.line.display.to,
            ))?;
        }
        Ok(is_answered)
    }
}

/// Whether a text is a word, and not one letter that was typed twice.
fn is_word(text: &str, alphabet: &'static Alphabet) -> bool {
    Word::parse(text, alphabet).is_ok_and(|word| {
        let letters = word.letters();
        letters.iter().any(|letter| letters.first() != Some(letter))
    })
}

/// Whether a text is a single letter of another script.
fn is_of_another_layout(text: &str, alphabet: &Alphabet) -> bool {
    text.chars().nth(1).is_none() && alphabet.wrong_layout(text).is_some()
}

/// Describes where a round is.
pub fn standing(playing: &Playing, to: Medium) -> Vec<String> {
    let round = playing.round();
    let mut said = vec![
        round_text::you_have_left(round),
        round_text::letters_guessed(round, to),
        round_text::word(round.pattern(), to),
    ];
    said.extend(playing.shows_words_left().then(|| round_text::words_left(round)));
    said
}
