//! A round in which the player guesses.

use std::io::{self, BufRead, Write};

use super::commands::{self, Asks};
use super::{Conversation, Talk, Unsaid, playing};
use crate::app::keys::Action;
use crate::app::{Event, Host, Input, Playing};
use crate::game::{Occasion, Round};
use crate::text::Medium::Speech;
use crate::text::conversation::{
    AFTER_THE_ROUND, BACK_FIRST, GUESS_WORD_HELP, HOW_TO_GO_BACK, HOW_TO_GUESS, LETTER_OR_BACK,
    ONE_LETTER, YOUR_LETTER, guess_as_the_word, if_you_meant, letter_or_quit,
};
use crate::text::{opening, remark, round as round_text};
use crate::words::{Alphabet, Word};

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Plays a round to its end.
    pub(super) fn round(&mut self) -> io::Result<Talk> {
        self.introduce()?;
        let mut described = playing(self.session.app()).map(|it| it.round().replies().len());
        let mut left = playing(self.session.app()).map(|it| Left::of(it.round()));
        self.unsaid = Unsaid::default();
        while let Some(playing) = playing(self.session.app()) {
            let letters = playing.round().replies().len();
            if described != Some(letters) {
                described = Some(letters);
                // What is left to say is about the round before this letter.
                self.unsaid = Unsaid::default();
                self.line.say("")?;
                let before = left.replace(Left::of(playing.round()));
                self.line.say_all(state(playing, before))?;
            }
            let text = match self.guessed_ahead.take() {
                Some(text) => Some(text),
                None => self.line.ask(YOUR_LETTER)?,
            };
            let Some(text) = text else { return Ok(Talk::Ends) };
            let alphabet = playing.round().engine().alphabet();
            if let Some(letters) = alphabet.folded(&text)
                && self.introduced.is_first_folded(&text)
            {
                self.line.say(round_text::played_as(&text, &letters, alphabet))?;
            }
            match alphabet.typed(&text) {
                Some(letter) => {
                    self.do_in_round(Input::Act(Action::Type(alphabet.upper(letter))))?
                }
                None => match commands::find(&text, false) {
                    Some((Asks::Act(action), _)) => match self.is_sure(action)? {
                        None => return Ok(Talk::Ends),
                        Some(false) => {}
                        Some(true) => self.do_in_round(Input::Act(action))?,
                    },
                    Some((Asks::Tell(topic), rest)) => {
                        if let Some(talk) = self.answer(topic, &rest)? {
                            return Ok(talk);
                        }
                    }
                    None if commands::is_for_another_time(&text) => {
                        let is_what_if = playing.round().occasion().what_if().is_some();
                        self.line.say(if is_what_if { BACK_FIRST } else { AFTER_THE_ROUND })?;
                    }
                    None if is_of_another_layout(&text, alphabet) => {
                        self.line.say(round_text::wrong_layout(alphabet))?;
                    }
                    None if let Some(word) = whole_word(&text, alphabet) => {
                        let length = playing.round().length();
                        if word.letters().len() != length {
                            let meant = meant(&text);
                            self.line.say(round_text::another_length(&word, length, &meant))?;
                        } else if let Some(talk) = self.offer_word(&word)? {
                            return Ok(talk);
                        }
                    }
                    None if text.is_empty() => {
                        let is_what_if = playing.round().occasion().what_if().is_some();
                        let how = letter_or_quit(self.line.reach);
                        self.line.say(if is_what_if { LETTER_OR_BACK } else { how })?;
                    }
                    None => {
                        let available = commands::at(false).map(|row| row.typed);
                        self.line.say(commands::offer(available, &text, ONE_LETTER))?;
                    }
                },
            }
        }
        Ok(Talk::GoesOn)
    }

    /// Introduces a round: the opponent, the rules and the commands, or in a later round what is new. Then describes
    /// its state, without repeating a number.
    fn introduce(&mut self) -> io::Result<()> {
        let Some(playing) = playing(self.session.app()) else { return Ok(()) };
        let round = playing.round();
        let list = &self.list();
        self.line.say("")?;
        if round.occasion().what_if().is_some() {
            self.line.say(remark::remark(playing.remark(), round, Speech))?;
            // With a letter that was typed ahead, the round may end at once, and its end says so.
            let how = self.guessed_ahead.is_none().then_some(HOW_TO_GO_BACK);
            self.line.say_all(how)?;
        } else {
            if !matches!(round.occasion(), Occasion::Free | Occasion::Challenge) {
                self.line.say(remark::remark(playing.remark(), round, Speech))?;
            }
            let news = self.introduced.begin(round, list);
            if news.rules {
                self.line.say(round_text::rules(round, list, false))?;
                self.line.say(HOW_TO_GUESS)?;
            } else {
                // Everybody's game of a day is from the same list, which need not be the player's.
                let is_daily = round.occasion().day().is_some();
                let named = (news.list || is_daily).then_some(list.as_str());
                self.line.say(round_text::begins(round, named, news.opponent))?;
            }
        }
        if !round.replies().is_empty() {
            self.line.say_all(opening::began(round))?;
            self.line.say("")?;
            return self.line.say_all(standing(playing));
        }
        let counts = playing.shows_words_left();
        self.line.say(round_text::you_have_left(round))?;
        if round.opening().is_some() {
            let shown = match self.introduced.is_first_opening() {
                true => opening::explained(round, counts, Speech),
                false => opening::shown(round, counts, Speech),
            };
            self.line.say_all(shown)?;
            return self.line.say(round_text::word(round.pattern()));
        }
        self.line.say_all(counts.then(|| round_text::words_left(round)))
    }

    /// Guesses the whole word, or says why it cannot be the word.
    pub(super) fn guess_word(&mut self, typed: String) -> io::Result<()> {
        self.do_in_round(Input::Enter(typed))
    }

    /// Asks whether a word that was typed is a guess, unless it cannot be the word. Returns `None` if the round goes on.
    fn offer_word(&mut self, word: &Word) -> io::Result<Option<Talk>> {
        let can_be = |playing: &Playing| playing.round().check_word(word).is_ok();
        if playing(self.session.app()).is_some_and(can_be) {
            let question = guess_as_the_word(word);
            match self.line.ask_yes_or_no(&question, GUESS_WORD_HELP)? {
                None => return Ok(Some(Talk::Ends)),
                Some(false) => return Ok(None),
                Some(true) => {}
            }
            return self.guess_word(word.played()).map(|()| None);
        }
        self.guess_word(word.played())?;
        self.line.say_all(if_you_meant(&meant(&word.played())))?;
        Ok(None)
    }

    /// Does something in a round, and says what happened.
    fn do_in_round(&mut self, input: Input) -> io::Result<()> {
        self.unsaid.interrupt();
        let events = self.feed(input)?;
        let app = self.session.app();
        let mut is_answered = false;
        for event in &events {
            if let Event::Answered { guess, places } = event {
                is_answered = true;
                let alphabet = app.library().alphabet(app.list());
                self.line.say(round_text::answer_to(guess, *places, alphabet, Speech))?;
            }
        }
        if let (false, Some(playing)) = (is_answered, playing(app)) {
            self.line.say(remark::remark(playing.remark(), playing.round(), Speech))?;
        }
        Ok(())
    }
}

/// Returns the commands of a round that a text may have been meant as.
fn meant(text: &str) -> Vec<&'static str> {
    commands::meant(commands::at(false).map(|row| row.typed), text)
}

/// A text as a word, if it is one. A letter that was typed twice is none.
fn whole_word(text: &str, alphabet: &'static Alphabet) -> Option<Word> {
    let word = Word::parse(text, alphabet).ok()?;
    let first = word.letters().first().copied();
    let is_repeated = word.letters().iter().all(|letter| Some(*letter) == first);
    Some(word).filter(|_| !is_repeated)
}

/// Whether a text is a single letter of another script.
fn is_of_another_layout(text: &str, alphabet: &Alphabet) -> bool {
    text.chars().nth(1).is_none() && alphabet.wrong_layout(text).is_some()
}

/// Describes where a round is.
pub(super) fn standing(playing: &Playing) -> Vec<String> {
    let mut said = state(playing, None);
    said.insert(1, round_text::letters_guessed(playing.round()));
    said
}

/// Describes the state of a round, without the letters that were guessed: only what has changed since `before`.
fn state(playing: &Playing, before: Option<Left>) -> Vec<String> {
    let round = playing.round();
    let now = Left::of(round);
    let misses = before.is_none_or(|before| before.misses != now.misses);
    let word = before.is_none_or(|before| before.revealed != now.revealed);
    let words = before.is_none_or(|before| before.words != now.words);
    let mut said: Vec<_> = misses.then(|| round_text::you_have_left(round)).into_iter().collect();
    said.extend(word.then(|| round_text::word(round.pattern())));
    said.extend((playing.shows_words_left() && words).then(|| round_text::words_left(round)));
    said
}

/// What changes from guess to guess, so that only what has changed is said.
#[derive(Clone, Copy)]
struct Left {
    misses: u32,
    words: usize,
    /// Places of the word that are known.
    revealed: usize,
}

impl Left {
    fn of(round: &Round) -> Self {
        let revealed = round.pattern().letters().iter().flatten().count();
        Self { misses: round.misses_left(), words: round.words_left(), revealed }
    }
}
