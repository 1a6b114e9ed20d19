//! The end of a round in plain sentences, and what can be asked for there.

use std::io::{self, BufRead, Write};

use super::commands::{self, Asks, Topic};
use super::{Answered, Line, Talk, story};
use crate::app::keys::Action;
use crate::app::{
    EndItem, Ending, GameOver, Input, Outcome, Outside, Screen, Session, StatisticsPage,
};
use crate::game::{Finished, Story};
use crate::prose::lines::{
    NOT_NOW, PLAY_AGAIN, SHARE_THIS, WHICH_WORD, YES_OR_NO, another_length, as_yes_or_no,
    hits_and_misses, proof, proven, rules, survivors, words_left, yes_or_no_question, you_can_ask,
};
use crate::prose::statistics::{CLEAN, HELPED, NONE, facts};
use crate::prose::story::accuracy;
use crate::prose::{sentence, typed, unsealed, verdict};
use crate::words::Word;

/// Words that are named at once, and where they are asked for.
const NAMED: usize = 8;
const ALL: usize = 200;

impl<I: BufRead, O: Write> Line<'_, I, O> {
    /// Says how a round ended, and asks for another one.
    pub(super) fn game_over<B: Outside>(&mut self, session: &mut Session<B>) -> io::Result<Talk> {
        if let Screen::GameOver(over) = session.app().screen() {
            self.tell_end(over)?;
            self.output.flush()?;
        }
        session.wait();
        if let Screen::GameOver(over) = session.app().screen()
            && let Some(told) = over.judgement().and_then(accuracy)
        {
            self.say(&told)?;
        }
        self.tell_what_to_ask()?;
        self.ask_for_another(session)
    }

    fn tell_end(&mut self, over: &GameOver) -> io::Result<()> {
        let finished = over.finished();
        self.say("")?;
        if over.shows_words_left() {
            self.say(&words_left(&finished.round))?;
        }
        self.say(&verdict(finished))?;
        if let Some(told) = survivors(finished, NAMED, Some(typed::WORDS.name())) {
            self.say(&told)?;
        }
        if let Some((sentence, command)) = unsealed(finished) {
            self.say(&sentence)?;
            self.say(&command)?;
        }
        Ok(())
    }

    fn tell_what_to_ask(&mut self) -> io::Result<()> {
        let typed = commands::at(true).filter(|row| row.when == commands::When::End);
        let typed: Vec<_> = typed.map(|command| command.typed.name()).collect();
        self.say(&you_can_ask(&typed))
    }

    /// Asks for another round, with the settings of the last one unless the player wants to change them,
    /// and tells what is asked for instead.
    pub(super) fn ask_for_another<B: Outside>(
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
                    self.answered = Answered::default();
                    if !matches!(session.app().screen(), Screen::Setup(_)) {
                        self.feed(session, Input::Act(Action::Back))?;
                    }
                    return Ok(Talk::GoesOn);
                }
                (None, Some((Asks::Tell(Topic::Quit), _))) => return Ok(Talk::Ends),
                (None, Some((Asks::Tell(topic), rest))) => {
                    self.tell_at_end(session, topic, &rest)?
                }
                (None, _) if commands::is_for_another_time(&text) => self.say(NOT_NOW)?,
                (None, _) => self.say(YES_OR_NO)?,
            }
        }
    }

    /// Begins another round with the same settings; what they do not say, such as a friend's word, is
    /// asked for.
    fn again<B: Outside>(&mut self, session: &mut Session<B>) -> io::Result<Talk> {
        self.answered = Answered { length: true, guesses: true, shows_words_left: true };
        let number = match session.app().screen() {
            Screen::GameOver(over) => over.menu().number_of(EndItem::Again),
            Screen::HeldOver(over) => match over.ending() {
                Ending::Done(menu) => menu.number_of(EndItem::Again),
                Ending::Telling(_) | Ending::Offering(_) => None,
            },
            _ => None,
        };
        if let Some(number) = number {
            self.feed(session, Input::Choose(number))?;
        }
        Ok(Talk::GoesOn)
    }

    /// Tells what was asked for at the end of a round.
    fn tell_at_end<B: Outside>(
        &mut self,
        session: &mut Session<B>,
        topic: Topic,
        rest: &str,
    ) -> io::Result<()> {
        if topic == Topic::Statistics {
            return self.tell_statistics(session);
        }
        if topic == Topic::Help {
            if let Screen::GameOver(over) = session.app().screen() {
                self.say(&rules(&over.finished().round))?;
            }
            return self.tell_commands(true);
        }
        let Screen::GameOver(over) = session.app().screen() else { return self.say(NOT_NOW) };
        let finished = over.finished();
        match topic {
            Topic::Story => {
                let judged = over.judgement().cloned().unwrap_or_default();
                story::tell(finished, &judged, &mut self.output)
            }
            Topic::Share => self.share(session),
            Topic::Words => match survivors(finished, ALL, None) {
                Some(told) => self.say(&told),
                None => self.say(&verdict(finished)),
            },
            Topic::Prove => self.prove(finished, rest),
            _ => self.say(NOT_NOW),
        }
    }

    /// Says what can be told of the round to others.
    fn share<B: Outside>(&mut self, session: &mut Session<B>) -> io::Result<()> {
        let outcome = self.feed(session, Input::Act(Action::Share))?;
        if let Screen::GameOver(over) = session.app().screen() {
            self.say(&hits_and_misses(&over.finished().round))?;
        }
        if let Outcome::Copy(share) = outcome {
            self.say(SHARE_THIS)?;
            for line in share.lines(true) {
                self.say(&line)?;
            }
        }
        self.feed(session, Input::Act(Action::Back))?;
        Ok(())
    }

    /// Holds a word against every answer; without one, asks for it.
    fn prove(&mut self, finished: &Finished, rest: &str) -> io::Result<()> {
        let engine = finished.round.engine();
        let text = match rest {
            "" => match self.ask(WHICH_WORD)? {
                Some(text) => text,
                None => return Ok(()),
            },
            rest => rest.to_owned(),
        };
        let length = engine.pattern().length();
        let word = match Word::parse(&text, engine.alphabet()) {
            Ok(word) if word.letters().len() == length => word,
            Ok(_) => return self.say(&another_length(length)),
            Err(error) => return self.say(&sentence(&error.to_string())),
        };
        let story = Story::of(&finished.round);
        let mut holds = true;
        for turn in &story.turns {
            holds &= word.places_of(turn.letter) == turn.answer;
            self.say(&proof(turn, &word, engine.alphabet()))?;
        }
        let known = finished
            .round
            .known()
            .is_some_and(|shelf| shelf.candidates().words().any(|listed| listed == word));
        self.say(&proven(&word, holds, known))
    }

    /// Says what the rounds come to that were played; the form is where the game is afterwards.
    fn tell_statistics<B: Outside>(&mut self, session: &mut Session<B>) -> io::Result<()> {
        if !matches!(session.app().screen(), Screen::Setup(_)) {
            self.feed(session, Input::Act(Action::Back))?;
        }
        self.feed(session, Input::Act(Action::Statistics))?;
        for _ in 0..2 {
            if let Screen::Statistics(screen) = session.app().screen() {
                let helped = screen.page() == StatisticsPage::Helped;
                self.say(&format!("{}.", if helped { HELPED } else { CLEAN }))?;
                let facts = screen.group().map(facts).unwrap_or_default();
                if facts.is_empty() {
                    self.say(NONE)?;
                }
                for (about, fact) in facts {
                    self.say(&sentence(&format!("{about}: {fact}")))?;
                }
            }
            self.feed(session, Input::Act(Action::More))?;
        }
        self.feed(session, Input::Act(Action::Back))?;
        Ok(())
    }
}
