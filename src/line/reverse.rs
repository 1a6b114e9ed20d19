//! A round in plain sentences in which the player holds the word and the computer guesses.

mod understood;

use std::io::{self, BufRead, Write};

use super::commands::{self, Topic};
use super::{Conversation, Line, Talk};
use crate::app::keys::Action;
use crate::app::{Event, HeldEnding, Holding, Host, Input, Menu, Screen};
use crate::game::{Doubt, ReverseRound};
use crate::text::Medium::Speech;
use crate::text::conversation::{as_yes_or_no, command};
use crate::text::remark::in_reverse;
use crate::text::reverse::{
    CONTRADICTION, HELD_IS_LEFT, HOW_TO_ANSWER, HOW_TO_ANSWER_AT_LENGTH, IS_IT_YES_OR_NO,
    NOTHING_TO_UNDO, REMEMBER_HELP, WHAT_WAS_IT, YES_OR_NO_IS_IT, YOU_SAID, a_number_from_one,
    confidence, doubts_help, held_in_mind, held_rules, i_have_left, is_it, letters_asked,
    numbered_doubt, offer, question, slips, taken, took_back, verdict, what_was_it, which_answer,
    you_can_say_to_a_question, you_said,
};
use crate::text::round::word;
use crate::text::sentence;
use crate::words::{Letter, Word};
use understood::{Parsed, offered, understood};

/// What has been said in a round.
#[derive(Default)]
struct Heard {
    /// How to answer a question.
    how_to_answer: bool,
    /// The number of misses left, the last time it was said.
    misses_left: Option<u32>,
}

/// The result of a question.
enum Reply {
    /// An input for the game.
    Input(Input),
    /// The round is to end with this action.
    Ending(Action),
    /// The player quit, or the input ended.
    Ends,
}

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Plays a round in which the player holds the word.
    pub(super) fn reverse(&mut self) -> io::Result<Talk> {
        if let Screen::Holding(holding) = self.session.app().screen() {
            self.line.say("")?;
            self.line.say(held_in_mind(holding.round().length()))?;
            if self.introduced.is_first_held() {
                self.line.say(held_rules(holding.round(), false))?;
                let typed: Vec<_> = commands::HELD.iter().map(|(typed, _)| typed.name()).collect();
                self.line.say(you_can_say_to_a_question(&typed))?;
            }
        }
        let mut heard = Heard::default();
        while let Screen::Holding(holding) = self.session.app().screen() {
            let reply = match (holding.doubting(), holding.letter()) {
                (Some(doubting), _) => self.line.settle(holding, doubting)?,
                _ if let Some((word, _)) = holding.word() => {
                    self.line.is_it(holding, word, &mut heard)?
                }
                (None, Some(letter)) => self.line.question(holding, letter, &mut heard)?,
                // Without a letter there is nothing to answer.
                (None, None) => Reply::Ends,
            };
            match reply {
                Reply::Ends => return Ok(Talk::Ends),
                Reply::Ending(action) => match self.is_sure(action)? {
                    None => return Ok(Talk::Ends),
                    Some(false) => {}
                    Some(true) if action == Action::NewGame => self.leave_reverse()?,
                    Some(true) => self.answer_in_reverse(Input::Act(action))?,
                },
                Reply::Input(input) => self.answer_in_reverse(input)?,
            }
        }
        Ok(Talk::GoesOn)
    }

    /// Leaves a round for the questions before one.
    fn leave_reverse(&mut self) -> io::Result<()> {
        let begun = match self.session.app().screen() {
            Screen::Holding(holding) => !holding.round().answers().is_empty(),
            _ => false,
        };
        self.act(Action::NewGame)?;
        if begun { self.line.say(HELD_IS_LEFT) } else { Ok(()) }
    }

    /// Hands in an answer, and says what happened.
    fn answer_in_reverse(&mut self, input: Input) -> io::Result<()> {
        let events = self.feed(input)?;
        let (round, remark) = match self.session.app().screen() {
            Screen::Holding(holding) => (holding.round(), Some(holding.remark())),
            Screen::HeldOver(over) => (over.round(), None),
            _ => return Ok(()),
        };
        let alphabet = round.alphabet();
        let sentences: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::PlayerAnswered(answer) => Some(you_said(answer, alphabet, Speech)),
                Event::TookBack(answers) => Some(took_back(answers, alphabet)),
                _ => None,
            })
            .collect();
        match remark.filter(|_| sentences.is_empty()) {
            Some(remark) => self.line.say(in_reverse(remark, round, Speech)),
            None => self.line.say_all(sentences),
        }
    }

    /// Says how the round ended, asks for a word that was not found, and whether to remember one that is
    /// new.
    pub(super) fn reverse_over(&mut self) -> io::Result<Talk> {
        self.line.say("")?;
        let mut asked = false;
        while let Screen::HeldOver(over) = self.session.app().screen()
            && matches!(over.ending(), HeldEnding::Telling(_))
        {
            if !std::mem::replace(&mut asked, true) {
                self.line.say(verdict(over.round(), None, Speech))?;
            }
            if let Some(remark) = over.remark() {
                self.line.say(in_reverse(remark, over.round(), Speech))?;
            }
            let Some(text) = self.line.ask_for_any_word(&what_was_it(WHAT_WAS_IT))? else {
                return Ok(Talk::Ends);
            };
            self.feed(match text.is_empty() {
                true => Input::Act(Action::Back),
                false => Input::Enter(text),
            })?;
        }
        if let Screen::HeldOver(over) = self.session.app().screen()
            && let Some(word) = over.word()
        {
            self.line.say(verdict(over.round(), Some(word), Speech))?;
            self.line.say_all(slips(over.round(), word, Speech))?;
            if matches!(over.ending(), HeldEnding::Offering(_)) {
                let Some(yes) = self.line.ask_yes_or_no(&offer(word), REMEMBER_HELP)? else {
                    return Ok(Talk::Ends);
                };
                self.feed(Input::Choose(usize::from(!yes)))?;
            }
        }
        if let Screen::HeldOver(over) = self.session.app().screen()
            && let Some(remark) = over.remark()
        {
            self.line.say(in_reverse(remark, over.round(), Speech))?;
        }
        self.ask_for_another()
    }
}

impl<I: BufRead, O: Write> Line<'_, I, O> {
    /// Answers a command. Returns `None` if the question is to be asked again.
    fn asked_while_held(&mut self, topic: Topic, holding: &Holding) -> io::Result<Option<Reply>> {
        match topic {
            Topic::Help => {
                self.say(held_rules(holding.round(), true))?;
                self.say(HOW_TO_ANSWER_AT_LENGTH)?;
                self.say_all(commands::HELD.iter().map(|(typed, _)| command(typed)))?;
            }
            Topic::Repeat => {
                self.say(i_have_left(holding.round()))?;
                self.describe_held(holding)?;
                self.say(letters_asked(holding.round()))?;
            }
            Topic::NewGame => return Ok(Some(Reply::Ending(Action::NewGame))),
            Topic::Quit => return Ok(Some(Reply::Ends)),
            Topic::GiveUp => return Ok(Some(Reply::Ending(Action::GiveUp))),
            _ => {}
        }
        Ok(None)
    }

    /// Says how many misses are left, unless nothing has changed since it was said.
    fn say_misses_left(&mut self, round: &ReverseRound, heard: &mut Heard) -> io::Result<()> {
        let left = round.misses_left();
        let has_changed = heard.misses_left.replace(left) != Some(left);
        self.say_all(has_changed.then(|| i_have_left(round)))
    }

    /// Says what is known of the word.
    fn describe_held(&mut self, holding: &Holding) -> io::Result<()> {
        let round = holding.round();
        self.say(word(round.pattern()))?;
        self.say(sentence(&confidence(round.position().candidates(), holding.listed(), Speech)))
    }

    /// Asks about one letter.
    fn question(
        &mut self,
        holding: &Holding,
        letter: Letter,
        heard: &mut Heard,
    ) -> io::Result<Reply> {
        let round = holding.round();
        let alphabet = round.alphabet();
        self.say("")?;
        self.say_misses_left(round, heard)?;
        // Before the first answer, the length has just been mentioned.
        if !round.answers().is_empty() {
            self.describe_held(holding)?;
        }
        let [_, question] = question(letter, alphabet, Speech);
        let explained = format!("{question} {HOW_TO_ANSWER}");
        let mut explains = !std::mem::replace(&mut heard.how_to_answer, true);
        loop {
            let asked = if explains { &explained } else { &question };
            let Some(text) = self.ask(asked)? else { return Ok(Reply::Ends) };
            explains = true;
            // An empty line is not a no: it may be a stray Enter.
            if text.is_empty() {
                continue;
            }
            match understood(round, letter, &text) {
                Ok(Parsed::Undo) if round.answers().is_empty() => self.say(NOTHING_TO_UNDO)?,
                Ok(Parsed::Undo) => return Ok(Reply::Input(Input::Act(Action::Erase))),
                Ok(Parsed::Asks(topic)) => {
                    if let Some(reply) = self.asked_while_held(topic, holding)? {
                        return Ok(reply);
                    }
                }
                Ok(Parsed::Places(places)) => {
                    let free = places.iter().try_for_each(|place| round.check_free(place));
                    match free {
                        Ok(()) => return Ok(Reply::Input(Input::Places(places))),
                        Err(error) => self.say(taken(error, alphabet, Speech))?,
                    }
                }
                Err(wrong) => self.say(wrong)?,
            }
        }
    }

    /// Asks about the only word that fits.
    fn is_it(&mut self, holding: &Holding, word: &Word, heard: &mut Heard) -> io::Result<Reply> {
        self.say("")?;
        self.say_misses_left(holding.round(), heard)?;
        let question = format!("{} {YES_OR_NO_IS_IT}", is_it(word, Speech));
        loop {
            let Some(text) = self.ask(&question)? else { return Ok(Reply::Ends) };
            match (as_yes_or_no(&text), commands::topic(commands::HELD, &text)) {
                (Some(yes), _) => return Ok(Reply::Input(Input::Choose(usize::from(!yes)))),
                (None, Some(Topic::Undo)) => return Ok(Reply::Input(Input::Act(Action::Erase))),
                (None, Some(topic)) => {
                    if let Some(reply) = self.asked_while_held(topic, holding)? {
                        return Ok(reply);
                    }
                }
                (None, None) if text.is_empty() => {}
                (None, None) => self.say(offered(&text, IS_IT_YES_OR_NO))?,
            }
        }
    }

    /// Says that the answers contradict each other, and asks what to make of it.
    fn settle(&mut self, holding: &Holding, doubting: &Menu<Option<Doubt>>) -> io::Result<Reply> {
        self.say("")?;
        let doubts = self.tell_doubts(holding, doubting)?;
        let question = which_answer(doubts);
        loop {
            let Some(text) = self.ask(&question)? else { return Ok(Reply::Ends) };
            match (text.parse(), commands::topic(commands::HELD, &text)) {
                (Ok(number @ 1..), _) if number <= doubts => {
                    return Ok(Reply::Input(Input::Choose(number - 1)));
                }
                _ if text.is_empty() => return Ok(Reply::Input(Input::Choose(doubts))),
                (_, Some(Topic::Undo)) => return Ok(Reply::Input(Input::Act(Action::Back))),
                (_, Some(Topic::Help)) => self.say(doubts_help(doubts))?,
                (_, Some(topic)) => {
                    if let Some(reply) = self.asked_while_held(topic, holding)? {
                        return Ok(reply);
                    }
                    if topic == Topic::Repeat {
                        self.tell_doubts(holding, doubting)?;
                    }
                }
                _ => self.say(offered(&text, &a_number_from_one(doubts)))?,
            }
        }
    }

    /// Says which answers may have been slips, and returns how many.
    fn tell_doubts(
        &mut self,
        holding: &Holding,
        doubting: &Menu<Option<Doubt>>,
    ) -> io::Result<usize> {
        self.say(format!("{CONTRADICTION} {YOU_SAID}"))?;
        let mut doubts = 0;
        for doubt in doubting.items().iter().flatten() {
            doubts += 1;
            self.say(numbered_doubt(doubts, doubt, holding.round().alphabet()))?;
        }
        Ok(doubts)
    }
}
