//! Answers to commands: what a player can ask for instead of answering the open question.

use std::io::{self, BufRead, Write};

use super::commands::{self, Topic};
use super::round::standing;
use super::{Conversation, Talk, Unsaid, over, playing};
use crate::app::keys::Action;
use crate::app::{GameOver, Host, Input, Playing, Screen};
use crate::engine::Reply;
use crate::game::{Finished, Round, Turn};
use crate::history::Career;
use crate::text::Medium::{self, Speech};
use crate::text::conversation::{
    BACK_FIRST, MORE_WORDS, NO_SUCH_GUESS, NO_SUCH_TURN, NOT_NOW, NOT_THE_SAME,
    NOTHING_TO_GO_BACK_TO, SAME_GAME, WHERE_YOU_GUESS, WHICH_GUESS_HELP, copy_duel_with_more,
    copy_with_more, guesses_to_go_back_to, which_guess,
};
use crate::text::keys::Reach;
use crate::text::{
    career, end, judgement, link, proof, round as round_text, sentence, story, typed, xray,
};
use crate::words::Word;

/// The number of families, turns, slips, figures and answers per reply. `more` continues.
const FEW: usize = 3;
const TURNS: usize = 6;
const SLIPS: usize = 4;

/// The number of words that `words` names.
const MANY: usize = 20;

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Answers a command. Returns `None` if the open question is to be asked again.
    pub(super) fn answer(&mut self, topic: Topic, rest: &str) -> io::Result<Option<Talk>> {
        if topic != Topic::More {
            self.unsaid.interrupt();
        }
        match topic {
            Topic::Quit => return Ok(Some(Talk::Ends)),
            Topic::Again => return self.again().map(Some),
            Topic::More => self.tell_more()?,
            Topic::Statistics => self.statistics(career::tell_all)?,
            Topic::Ladder => self.statistics(|of, _| career::ladder_aloud(&of.ladder))?,
            Topic::Lesson => return Ok((self.lesson()? == Talk::Ends).then_some(Talk::Ends)),
            Topic::Duel => return self.duel_at_the_end(Input::Act(Action::Duel)),
            Topic::Continue => {
                let has_resumed = self.resume()?;
                return Ok(has_resumed.then_some(Talk::GoesOn));
            }
            // In a round it is not among the commands.
            Topic::Today => return self.today(),
            Topic::Climb => {
                let talk = self.climb()?;
                return Ok(playing(self.session.app()).map(|_| talk));
            }
            topic => match self.session.app().screen() {
                Screen::Playing(_) => return self.answer_in_round(topic, rest),
                Screen::GameOver(_) => return self.answer_at_end(topic, rest),
                _ if topic == Topic::Help => {
                    let told = commands::after_held().collect();
                    self.help_with(rest, None, told)?;
                }
                _ if topic == Topic::Change => return self.change().map(Some),
                _ => self.line.say(WHERE_YOU_GUESS)?,
            },
        }
        Ok(None)
    }

    fn answer_in_round(&mut self, topic: Topic, rest: &str) -> io::Result<Option<Talk>> {
        let app = self.session.app();
        let Some(playing) = playing(app) else { return Ok(None) };
        let round = playing.round();
        match topic {
            Topic::Help => {
                let rules = round_text::rules(round, &self.list(), true);
                let told = commands::of(round, false).collect();
                self.help_with(rest, Some(rules), told)?;
            }
            Topic::Repeat => self.line.say_all(standing(playing))?,
            Topic::Word => {
                let word = self.line.ask_for_word(rest)?;
                word.map_or(Ok(()), |word| self.guess_word(word))?;
            }
            Topic::Letters => {
                self.line.say(round_text::letters_guessed(round))?;
                self.line.say(round_text::letters_not_guessed(round))?;
            }
            Topic::WordsLeft => {
                self.line.say(round_text::words_left_now(playing.shows_words_left(), round))?;
            }
            Topic::Count(wanted) => {
                self.line.say(round_text::words_left_now(wanted, round))?;
                if playing.shows_words_left() != wanted {
                    self.act(Action::ToggleWordsLeft)?;
                }
            }
            Topic::Families => self.groups(false)?,
            Topic::Xray => match self.is_sure(Action::Xray)? {
                None => return Ok(Some(Talk::Ends)),
                Some(false) => {}
                Some(true) => {
                    self.show_words()?;
                    self.groups(true)?;
                }
            },
            Topic::NewGame if round.occasion().what_if().is_none() => return self.new_game(),
            Topic::Back if round.occasion().what_if().is_some() => {
                self.act(Action::Origin)?;
                return Ok(Some(Talk::GoesOn));
            }
            _ => self.line.say(NOT_NOW)?,
        }
        Ok(None)
    }

    fn answer_at_end(&mut self, topic: Topic, rest: &str) -> io::Result<Option<Talk>> {
        let Some(over) = over(self.session.app()) else { return Ok(None) };
        let finished = over.finished();
        let judged = || over.judgement().cloned().unwrap_or_default();
        match topic {
            Topic::Same => {
                self.act(Action::Same)?;
                if playing(self.session.app()).is_some() {
                    return Ok(Some(Talk::GoesOn));
                }
                self.line.say(NOT_THE_SAME)?;
            }
            Topic::Help => {
                let told = commands::of(&finished.round, true).collect();
                self.help_with(rest, None, told)?;
            }
            Topic::Story if rest.is_empty() => {
                let judged = judged();
                self.line.say_all(story::in_short(finished, &judged, self.line.reach))?;
                let turns = story::turns(finished, &judged);
                self.offer_more(Unsaid::of(&typed::STORY, turns, TURNS, story::more_turns))?;
            }
            Topic::Story => match turn_named(rest, &finished.round) {
                Some(turn) => {
                    let told = story::turn_in_full(finished, &judged(), turn);
                    self.line.say_all(told)?;
                }
                None => self.line.say(NO_SUCH_TURN)?,
            },
            Topic::Slips => {
                let mistakes = judgement::mistakes(&judged(), &finished.round);
                let slips = Unsaid::of(&typed::SLIPS, mistakes, SLIPS, judgement::more_mistakes);
                self.tell_some(slips)?;
            }
            Topic::Share => {
                let share = end::result_to_share(over);
                let mut lines = share.lines(self.line.display.unicode, self.line.reach);
                if self.line.reach == Reach::Buttons
                    && let Some(opens) = share.opens()
                {
                    lines.extend([SAME_GAME.to_owned(), link(&opens)]);
                }
                let all = lines.len();
                let offer = match over.duel_result() {
                    Some(_) => copy_duel_with_more,
                    None => copy_with_more,
                };
                self.line.say_all(share.aloud())?;
                self.offer_more(Unsaid::of(&typed::SHARE, lines, all, offer))?;
            }
            Topic::Words => {
                let others = end::all_others(finished, MANY);
                if others.is_empty() {
                    self.line.say(proof::fitting(1, &[Speech.word(&finished.word)]))?;
                } else {
                    self.tell_some(Unsaid::of(&typed::WORDS, others, 1, |_| MORE_WORDS.into()))?;
                }
            }
            Topic::Prove => {
                let Some(text) = self.line.ask_for_word(rest)? else { return Ok(None) };
                let round = &finished.round;
                let word = match Word::typed(&text, round.alphabet(), round.is_clean()) {
                    Ok(word) if word.letters().len() == round.length() => word,
                    Ok(word) => {
                        self.line.say(proof::another_length(&word, round.length()))?;
                        return Ok(None);
                    }
                    Err(error) => {
                        self.line.say(sentence(&error.to_string()))?;
                        return Ok(None);
                    }
                };
                let word = as_listed(word, finished);
                self.line.say(proven(&word, finished))?;
            }
            Topic::WhatIf => return self.go_back(rest),
            Topic::Back if finished.round.occasion().what_if().is_some() => {
                self.act(Action::Origin)?;
                return Ok(Some(Talk::GoesOn));
            }
            Topic::Change => return self.change().map(Some),
            _ => self.line.say(NOT_NOW)?,
        }
        Ok(None)
    }

    /// Leaves the round for the questions before one; where that gives it up, only with a yes.
    fn new_game(&mut self) -> io::Result<Option<Talk>> {
        match self.is_sure(Action::NewGame)? {
            None => return Ok(Some(Talk::Ends)),
            Some(false) => return Ok(None),
            Some(true) => {}
        }
        self.act(Action::NewGame)?;
        Ok(Some(Talk::GoesOn))
    }

    /// Leaves the end of a round for the questions before one.
    fn change(&mut self) -> io::Result<Talk> {
        self.line.say("")?;
        self.act(Action::NewGame)?;
        Ok(Talk::GoesOn)
    }

    /// Leaves the end of a round for the game of the day.
    fn today(&mut self) -> io::Result<Option<Talk>> {
        self.change()?;
        self.feed(Input::ReadStatistics)?;
        self.act(Action::Daily)?;
        Ok(Some(Talk::GoesOn))
    }

    /// Shows words of the groups, unless they are shown already.
    fn show_words(&mut self) -> io::Result<()> {
        if !playing(self.session.app()).is_some_and(Playing::shows_words) {
            self.act(Action::Xray)?;
        }
        Ok(())
    }

    /// Says into which groups the last letter split the words; with `words`, which of their words there are and why one
    /// group was kept.
    fn groups(&mut self, words: bool) -> io::Result<()> {
        let round = playing(self.session.app()).map(Playing::round);
        let Some((turn, round)) = round.and_then(|round| Some((Turn::last_of(round)?, round)))
        else {
            return self.line.say(round_text::NO_LETTER_YET);
        };
        let why = words.then(|| xray::aloud(&turn, round.engine().opponent()));
        self.line.say_all(why.into_iter().flatten())?;
        self.line.say(xray::split(&turn, Speech))?;
        let command = if words { &typed::XRAY } else { &typed::FAMILIES };
        self.tell_some(Unsaid::of(command, xray::groups(&turn, words), FEW, xray::more_groups))
    }

    /// Says what the saved rounds come to.
    pub(super) fn statistics(
        &mut self,
        tell: fn(&Career, Medium) -> Vec<String>,
    ) -> io::Result<()> {
        self.feed(Input::ReadStatistics)?;
        let Some(career) = self.session.app().career() else { return Ok(()) };
        self.line.say_all(tell(career, Speech))
    }

    /// Goes back in the round to before a letter, which is asked for until it is one, unless the text says it.
    fn go_back(&mut self, rest: &str) -> io::Result<Option<Talk>> {
        let Some(round) = over(self.session.app()).map(|over| &over.finished().round) else {
            return Ok(None);
        };
        if round.replies().is_empty() {
            self.line.say(NOTHING_TO_GO_BACK_TO)?;
            return Ok(None);
        }
        let mut said = (!rest.is_empty()).then(|| rest.to_owned());
        let (turn, instead) = loop {
            let text = match said.take() {
                Some(text) => text,
                None => match self.line.ask(&which_guess(round))? {
                    Some(text) => text.to_lowercase(),
                    None => return Ok(Some(Talk::Ends)),
                },
            };
            match turn_and_letter(&text, round) {
                Some(named) => break named,
                None if text.is_empty() || typed::BACK.is(&text) => {
                    let finished = over(self.session.app()).map(GameOver::finished);
                    self.line.say_all(finished.map(|it| end::verdict(it, Speech)))?;
                    return Ok(None);
                }
                None if typed::QUIT.is(&text) => return Ok(Some(Talk::Ends)),
                None if typed::HELP.is(&text) => self.line.say(WHICH_GUESS_HELP)?,
                None if text == typed::LIST => self.line.say(guesses_to_go_back_to(round))?,
                None if commands::find(&text, true).is_some() => self.line.say(BACK_FIRST)?,
                None => self.line.say(NO_SUCH_GUESS)?,
            }
        };
        self.guessed_ahead = instead;
        self.feed(Input::GoBack(turn))?;
        Ok(Some(Talk::GoesOn))
    }
}

/// Returns which guess (from 0) of a round a text names, by itself or by its number.
fn turn_named(text: &str, round: &Round) -> Option<usize> {
    let is_named = |reply: &Reply| text.to_uppercase() == reply.guess.text(round.alphabet());
    let named = round.replies().iter().position(is_named);
    let number = || text.parse::<usize>().ok()?.checked_sub(1);
    named.or_else(number).filter(|turn| *turn < round.replies().len())
}

/// Returns the guess (from 0) of a round that a text names, and the letter to guess instead if one follows: "5 t".
fn turn_and_letter(text: &str, round: &Round) -> Option<(usize, Option<String>)> {
    if let Some(turn) = turn_named(text, round) {
        return Some((turn, None));
    }
    let (turn, letter) = text.split_once(' ')?;
    round.alphabet().typed(letter)?;
    Some((turn_named(turn, round)?, Some(letter.to_owned())))
}

/// A word as the list spells it, unless it was typed in a spelling of its own, and masked where the round's words are.
fn as_listed(word: Word, finished: &Finished) -> Word {
    let is_plain = word.spelling() == word.played();
    let listed = || finished.round.start().listed().find(&word);
    let spelled = is_plain.then(listed).flatten().unwrap_or(word);
    if finished.round.is_clean() { spelled.unshown_if_blocked() } else { spelled }
}

/// Whether every answer of a round holds for a word.
fn proven(word: &Word, finished: &Finished) -> String {
    let listed = finished.round.start().listed().has(word);
    proof::checked(word, finished.round.ruled_out(word).as_ref(), listed, Speech)
}
