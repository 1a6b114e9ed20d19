//! The end of a round in plain sentences, and what can be asked for there.

use std::io::{self, BufRead, Write};

use super::career::Part;
use super::commands::{self, Asks, Command, Topic, When};
use super::{AnsweredByFlags, Line, Talk, Unsaid, list, story};
use crate::app::keys::Action;
use crate::app::{App, EndItem, GameOver, HeldEnding, Host, Input, Screen, Session};
use crate::game::{Finished, Round, Story};
use crate::text::aloud::{against, letter_by_letter, more_answers, more_opponents, proven};
use crate::text::compare::NOTHING_TO_COMPARE;
use crate::text::endings::{
    COPY_THIS, NO_SUCH_LETTER, NOTHING_TO_GO_BACK_TO, ONLY_A_WHAT_IF, PLAY_AGAIN, WHICH_WORD,
    YES_OR_NO_AGAIN, another_length, ended, more_slips, never_chose, only, other_survivors, proof,
    slips, survivors, which_letter, you_can_ask,
};
use crate::text::heard::heard;
use crate::text::lines::{
    MORE_WORDS, NO_ROUND_NOW, NO_SEAL, NOT_NOW, TO_UNSEAL, WHERE_YOU_GUESS, YES_OR_NO,
    as_yes_or_no, more_turns, rules, yes_or_no_question,
};
use crate::text::result_to_share;
use crate::text::story::accuracy_of;
use crate::text::{career, sentence, typed, unsealed};
use crate::words::Word;

/// Words that are named at once, and where they are asked for.
const NAMED: usize = 8;
const MANY: usize = 20;
/// Turns of a story that are told at once.
const TURNS: usize = 3;
/// Letters that cost something, and answers that a word is held against.
const SLIPS: usize = 4;
const ANSWERS: usize = 6;

impl<I: BufRead, O: Write> Line<'_, I, O> {
    /// Says how a round ended, and asks for another one.
    pub(super) fn game_over<B: Host>(&mut self, session: &mut Session<B>) -> io::Result<Talk> {
        self.unsaid = Unsaid::default();
        if let Screen::GameOver(over) = session.app().screen() {
            self.tell_end(over)?;
            self.output.flush()?;
        }
        session.wait();
        if let Screen::GameOver(over) = session.app().screen()
            && let Some(told) =
                over.judgement().and_then(|judged| accuracy_of(judged, over.finished()))
        {
            self.say(&heard(&told))?;
        }
        if let Screen::GameOver(over) = session.app().screen() {
            self.tell_what_to_ask(&over.finished().round)?;
        }
        self.ask_for_another(session)
    }

    fn tell_end(&mut self, over: &GameOver) -> io::Result<()> {
        let finished = over.finished();
        self.say("")?;
        if finished.round.what_if().is_some() {
            self.say(ONLY_A_WHAT_IF)?;
        }
        self.say(&ended(finished))?;
        if let Some(told) = never_chose(finished) {
            self.say(told)?;
        }
        if let Some(told) = survivors(finished, NAMED, Some(typed::WORDS.name())) {
            self.say(&told)?;
        }
        let news = career::news(over.news());
        if !news.is_empty() {
            self.say(&heard(&news))?;
        }
        if unsealed(finished).is_some() { self.say(TO_UNSEAL) } else { Ok(()) }
    }

    fn tell_what_to_ask(&mut self, round: &Round) -> io::Result<()> {
        // What belongs to the statistics is named with them.
        let part = |row: &&Command| match row.asks {
            Asks::Tell(Topic::Statistics(part)) => part != Part::Summary,
            asks => asks == Asks::Tell(Topic::Climb),
        };
        let typed = commands::of(round, true).filter(|row| row.when != When::Always && !part(row));
        let typed: Vec<_> = typed.map(|command| command.typed.name()).collect();
        self.say(&you_can_ask(&typed))
    }

    /// Asks for another round, with the settings of the last one unless the player wants to change them,
    /// and tells what is asked for instead.
    pub(super) fn ask_for_another<B: Host>(
        &mut self,
        session: &mut Session<B>,
    ) -> io::Result<Talk> {
        let question = yes_or_no_question(PLAY_AGAIN, false);
        loop {
            let Some(text) = self.ask(&question)? else { return Ok(Talk::Ends) };
            match (as_yes_or_no(&text), commands::find(&text, true)) {
                _ if text.is_empty() => return Ok(Talk::Ends),
                (Some(false), _) => return Ok(Talk::Ends),
                (Some(true), _) => return self.again(session),
                (None, Some((Asks::Tell(Topic::Change), _))) => {
                    self.say("")?;
                    self.answered = AnsweredByFlags::default();
                    if !matches!(session.app().screen(), Screen::Setup(_)) {
                        self.feed(session, Input::Act(Action::Back))?;
                    }
                    return Ok(Talk::GoesOn);
                }
                (None, Some((Asks::Tell(Topic::Quit), _))) => return Ok(Talk::Ends),
                (None, Some((Asks::Tell(Topic::WhatIf), rest))) => {
                    if let Some(talk) = self.go_back(session, &rest)? {
                        return Ok(talk);
                    }
                }
                (None, Some((Asks::Tell(Topic::Climb), _))) => {
                    self.climb(session)?;
                    if super::playing(session.app()).is_some() {
                        return Ok(Talk::GoesOn);
                    }
                }
                (None, Some((Asks::Tell(Topic::Back), _))) => match end_of_what_if(session.app()) {
                    Some(number) => {
                        self.feed(session, Input::Choose(number))?;
                        return Ok(Talk::GoesOn);
                    }
                    None => self.say(NOT_NOW)?,
                },
                (None, Some((Asks::Tell(topic), rest))) => {
                    self.tell_at_end(session, topic, &rest)?
                }
                (None, _) if commands::is_for_another_time(&text) => self.say(NO_ROUND_NOW)?,
                (None, _) => self.say(YES_OR_NO)?,
            }
        }
    }

    /// Begins another round with the same settings; what they do not say, such as a friend's word, is
    /// asked for.
    fn again<B: Host>(&mut self, session: &mut Session<B>) -> io::Result<Talk> {
        self.answered = AnsweredByFlags { length: true, lives: true, shows_words_left: true };
        let number = match session.app().screen() {
            Screen::GameOver(over) => over.menu().number_of(EndItem::Again),
            Screen::HeldOver(over) => match over.ending() {
                HeldEnding::Done(menu) => menu.number_of(EndItem::Again),
                HeldEnding::Telling(_) | HeldEnding::Offering(_) => None,
            },
            _ => None,
        };
        if let Some(number) = number {
            self.feed(session, Input::Choose(number))?;
        }
        Ok(Talk::GoesOn)
    }

    /// Tells what was asked for at the end of a round.
    fn tell_at_end<B: Host>(
        &mut self,
        session: &mut Session<B>,
        topic: Topic,
        rest: &str,
    ) -> io::Result<()> {
        if let Topic::Statistics(part) = topic {
            return self.tell_statistics(session, part);
        }
        if topic == Topic::More {
            return self.tell_more();
        }
        if topic == Topic::Lesson {
            return self.tell_lesson(session);
        }
        if topic == Topic::Against {
            return self.tell_against(session);
        }
        let Screen::GameOver(over) = session.app().screen() else {
            return match topic {
                Topic::Help => {
                    self.say(YES_OR_NO_AGAIN)?;
                    self.tell_commands(commands::after_held())
                }
                _ => self.say(WHERE_YOU_GUESS),
            };
        };
        let finished = over.finished();
        match topic {
            Topic::Help => {
                self.say(YES_OR_NO_AGAIN)?;
                self.tell_commands(commands::of(&finished.round, true))?;
                self.say(&rules(&finished.round, list(session.app())))
            }
            Topic::Seal => match unsealed(finished) {
                Some((sentence, command)) => {
                    self.say(&sentence)?;
                    self.say(&command)
                }
                None => self.say(NO_SEAL),
            },
            Topic::Story => {
                let judged = over.judgement().cloned().unwrap_or_default();
                story::tell_in_short(finished, &judged, &mut self.output)?;
                let turns = story::turns(finished, &judged);
                self.unsaid = Unsaid::of(turns, TURNS, more_turns);
                self.tell_how_to_go_on()
            }
            Topic::Slips => {
                let judged = over.judgement().cloned().unwrap_or_default();
                let mut told = slips(&judged, &finished.round).into_iter();
                told.next().map_or(Ok(()), |first| self.say(&first))?;
                let told = Unsaid::of(told, SLIPS, more_slips);
                if told.is_empty() { Ok(()) } else { self.tell_some(told) }
            }
            Topic::Share => self.share(session),
            Topic::Words => {
                match survivors(finished, MANY, None) {
                    Some(told) => self.say(&told)?,
                    None => self.say(&only(&finished.word))?,
                }
                self.unsaid = Unsaid::of(other_survivors(finished, MANY), 1, |_| MORE_WORDS.into());
                self.tell_how_to_go_on()
            }
            Topic::Prove => self.prove(finished, rest),
            _ => self.say(NOT_NOW),
        }
    }

    /// Says what can be told of the round to others.
    fn share<B: Host>(&mut self, session: &Session<B>) -> io::Result<()> {
        if let Screen::GameOver(over) = session.app().screen() {
            let share = result_to_share(over);
            for line in share.heard().iter().map(String::as_str).chain([COPY_THIS]) {
                self.say(line)?;
            }
            for line in share.lines(false) {
                self.say(&line)?;
            }
        }
        Ok(())
    }

    /// Goes back in the round to before a letter, which is asked for until it is one, unless the text says it.
    /// What the conversation has come to, unless the end of the round goes on.
    fn go_back<B: Host>(
        &mut self,
        session: &mut Session<B>,
        rest: &str,
    ) -> io::Result<Option<Talk>> {
        let guessed: Vec<char> = match session.app().screen() {
            Screen::GameOver(over) => {
                let round = &over.finished().round;
                let alphabet = round.engine().alphabet();
                round.replies().iter().map(|reply| alphabet.upper(reply.letter)).collect()
            }
            _ => {
                self.say(WHERE_YOU_GUESS)?;
                return Ok(None);
            }
        };
        if guessed.is_empty() {
            self.say(NOTHING_TO_GO_BACK_TO)?;
            return Ok(None);
        }
        let mut said = (!rest.is_empty()).then(|| rest.to_owned());
        let turn = loop {
            let text = match said.take() {
                Some(text) => text,
                None => match self.ask(&which_letter(&guessed))? {
                    Some(text) => text.to_lowercase(),
                    None => return Ok(Some(Talk::Ends)),
                },
            };
            let named = guessed.iter().position(|c| text.to_uppercase() == c.to_string());
            let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            match named.or(number).filter(|turn| *turn < guessed.len()) {
                Some(turn) => break turn,
                None if text.is_empty() || typed::BACK.is(&text) => return Ok(None),
                None if typed::QUIT.is(&text) => return Ok(Some(Talk::Ends)),
                None => self.say(NO_SUCH_LETTER)?,
            }
        };
        self.feed(session, Input::Act(Action::Story))?;
        self.feed(session, Input::Choose(turn))?;
        self.feed(session, Input::Act(Action::WhatIf))?;
        Ok(Some(Talk::GoesOn))
    }

    /// Says what the same letters come to against others.
    fn tell_against<B: Host>(&mut self, session: &mut Session<B>) -> io::Result<()> {
        if !matches!(session.app().screen(), Screen::GameOver(_)) {
            return self.say(WHERE_YOU_GUESS);
        }
        self.feed(session, Input::Act(Action::Story))?;
        self.feed(session, Input::Act(Action::Compare))?;
        if let Screen::Story(story) = session.app().screen() {
            let found = story.compared().unwrap_or_default();
            against(found).iter().try_for_each(|told| self.say(told))?;
            let told: Vec<_> = found.iter().map(letter_by_letter).collect();
            self.unsaid = Unsaid::of(told, 1, more_opponents);
            self.tell_how_to_go_on()?;
            if found.is_empty() {
                self.say(NOTHING_TO_COMPARE)?;
            }
        }
        // First to the turns, then to the end of the round.
        self.feed(session, Input::Act(Action::Back))?;
        self.feed(session, Input::Act(Action::Back))?;
        Ok(())
    }

    /// Holds a word against every answer; without one that could be meant, asks for it.
    fn prove(&mut self, finished: &Finished, rest: &str) -> io::Result<()> {
        let engine = finished.round.engine();
        let length = finished.round.length();
        let mut said = (!rest.is_empty()).then(|| rest.to_owned());
        let word = loop {
            let text = match said.take() {
                Some(text) => text,
                None => match self.ask(WHICH_WORD)? {
                    Some(text) if !text.is_empty() => text,
                    _ => return Ok(()),
                },
            };
            match Word::parse(&text, engine.alphabet()) {
                Ok(word) if word.letters().len() == length => break word,
                Ok(_) => self.say(&another_length(length))?,
                Err(error) => self.say(&sentence(&error.to_string()))?,
            }
        };
        let story = Story::of(&finished.round);
        let wrong = story.turns.iter().find(|turn| word.places_of(turn.letter) != turn.answer);
        let known = finished.round.start().listed().has(&word);
        self.say(&proven(&word, wrong, known))?;
        let answers = story.turns.iter().map(|turn| proof(turn, &word, engine.alphabet()));
        self.unsaid = Unsaid::of(answers, ANSWERS, more_answers);
        self.tell_how_to_go_on()
    }
}

/// The number of the item that leads back to the story, at the end of a round that asks what would have been.
fn end_of_what_if(app: &App) -> Option<usize> {
    match app.screen() {
        Screen::GameOver(over) => over.menu().number_of(EndItem::Origin),
        _ => None,
    }
}
