//! The game in plain sentences, for pipes, dumb terminals and screen readers: questions, answers, and
//! no escape sequence. Plays the same [`Session`] as the full screen does; knows no terminal, and decides
//! nothing about a round.

mod asked;
mod asking;
mod career;
mod commands;
mod end;
mod form;
mod held;
mod introduced;
mod pages;
mod plain;
mod story;
mod unsaid;

pub use career::tell_career;
pub use introduced::Introduced;
pub use plain::Plain;
pub use story::tell;
pub use unsaid::Unsaid;

use std::io::{self, BufRead, Write};

use crate::app::keys::Action;
use crate::app::{App, Event, Host, Input, OfferItem, Playing, Screen, Session};
use crate::game::{ListChoice, Turn};
use crate::text::confirm;
use crate::text::lines::{
    FRIENDS_GOODBYE, GOODBYE, HELD_GOODBYE, PIPED_GOODBYE, RESUME, RESUME_HELP, SEALED,
    YOUR_LETTER, answer, as_yes_or_no, in_play, kept_goodbye, left_before, letters_guessed,
    of_the_day, sent_out, word, words_left, you_have_left,
};
use crate::text::remark::aloud;
use crate::text::typed;
use commands::Asks;

/// What need not be asked, since flags have answered it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnsweredByFlags {
    /// Letters in the word.
    pub length: bool,
    /// Misses that lose.
    pub lives: bool,
    /// Whether to show the words left.
    pub shows_words_left: bool,
}

/// Asks a question there and reads the answer without showing it.
pub type Secret = dyn FnMut(&str, &mut dyn Write) -> io::Result<String>;

/// A conversation with the player.
pub struct Line<'a, I, O> {
    /// Where answers come from.
    pub input: I,
    /// Where sentences go.
    pub output: O,
    /// Whether answers are typed on the same screen, so that they end the line of the question.
    pub echoed: bool,
    /// Reads a line without showing it, where that can be done.
    pub secret: Option<&'a mut Secret>,
    /// What need not be asked.
    pub answered: AnsweredByFlags,
    /// What was begun to be told, and can be asked for.
    pub unsaid: Unsaid,
    /// The rules that have been said.
    pub introduced: Introduced,
}

/// What the conversation has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Talk {
    /// It goes on.
    GoesOn,
    /// The player has had enough, or there is nobody any more.
    Ends,
}

impl<I: BufRead, O: Write> Line<'_, I, O> {
    /// Plays rounds until the player has had enough or the input ends.
    ///
    /// # Errors
    /// What the input and the output fail with.
    pub fn play<B: Host>(mut self, mut session: Session<B>) -> io::Result<()> {
        self.feed(&mut session, Input::Begin)?;
        while self.go_on(&mut session)? == Talk::GoesOn {}
        let is_friends = |playing: &Playing| {
            let round = playing.round();
            round.engine().opponent().is_friend() && round.what_if().is_none()
        };
        let friends = playing(session.app()).is_some_and(is_friends);
        let held = matches!(session.app().screen(), Screen::Holding(_));
        let offered = session.app().offered().is_some();
        self.feed(&mut session, Input::Act(Action::Interrupt))?;
        // A round that cannot go on has made room for the form.
        let goes_on = |playing: &Playing| !playing.round().replies().is_empty();
        let keeps = session.app().career().is_some_and(|career| career.keeps);
        let kept = offered || keeps && playing(session.app()).is_some_and(goes_on);
        self.say(match (friends, held, kept) {
            (true, ..) => FRIENDS_GOODBYE,
            (_, true, _) => HELD_GOODBYE,
            (.., true) if !self.echoed => PIPED_GOODBYE,
            (.., true) => kept_goodbye(session.app().preferences().list == ListChoice::User),
            (.., false) => GOODBYE,
        })?;
        self.output.flush()
    }

    /// Plays the screen that the game has come to.
    fn go_on<B: Host>(&mut self, session: &mut Session<B>) -> io::Result<Talk> {
        if session.app().offered().is_some() {
            return self.offer(session);
        }
        match session.app().screen() {
            Screen::Setup(_) => self.fill_in(session),
            Screen::Playing(_) => self.round(session),
            Screen::GameOver(_) => self.game_over(session),
            Screen::Holding(_) => self.hold(session),
            Screen::HeldOver(_) => self.held_over(session),
            // No sentence leads there.
            Screen::Story(_) | Screen::Statistics(_) => {
                self.feed(session, Input::Act(Action::Back))?;
                Ok(Talk::GoesOn)
            }
        }
    }

    /// Hands in what the player wants, and says what has gone wrong outside.
    fn feed<B: Host>(&mut self, session: &mut Session<B>, input: Input) -> io::Result<Vec<Event>> {
        let before = session.app().notice().map(str::to_owned);
        let events = session.feed(input);
        for event in &events {
            if let Event::Notice(notice) = event
                && before.as_deref() != Some(notice)
            {
                self.say(notice)?;
            }
        }
        Ok(events)
    }

    fn say(&mut self, sentence: &str) -> io::Result<()> {
        writeln!(self.output, "{sentence}")
    }

    /// Asks whether to go on with a round that was left.
    fn offer<B: Host>(&mut self, session: &mut Session<B>) -> io::Result<Talk> {
        let Some(offer) = session.app().offered() else { return Ok(Talk::GoesOn) };
        self.say(&left_before(&in_play(offer.round())))?;
        if let Some(day) = offer.day() {
            self.say(&of_the_day(day))?;
        }
        let round = offer.round();
        let engine = round.engine();
        self.say(&word(round.pattern(), engine.alphabet()))?;
        let item = loop {
            let Some(text) = self.ask(RESUME)? else { return Ok(Talk::Ends) };
            let text = text.to_lowercase();
            match as_yes_or_no(&text) {
                _ if text.is_empty() => break OfferItem::Resume,
                Some(true) => break OfferItem::Resume,
                Some(false) => break OfferItem::Later,
                None if text == typed::LATER => break OfferItem::Later,
                None if typed::GIVE_UP.is(&text) => break OfferItem::GiveUp,
                None if typed::QUIT.is(&text) || text == typed::QUIT_BRIEFLY => {
                    return Ok(Talk::Ends);
                }
                None => self.say(RESUME_HELP)?,
            }
        };
        if let Some(number) = offer.menu().number_of(item) {
            self.feed(session, Input::Choose(number))?;
        }
        Ok(Talk::GoesOn)
    }

    /// Plays a round to its end.
    fn round<B: Host>(&mut self, session: &mut Session<B>) -> io::Result<Talk> {
        self.introduce(session)?;
        if playing(session.app()).is_some_and(|playing| playing.round().seal().is_some()) {
            self.say(SEALED)?;
        }
        let mut described = None;
        while let Some(playing) = playing(session.app()) {
            let letters = playing.round().replies().len();
            if described != Some(letters) {
                let first = described.replace(letters).is_none();
                // What there was to say of the letter before is over.
                self.unsaid = Unsaid::default();
                self.say("")?;
                self.describe(playing, first)?;
            }
            let Some(text) = self.ask(YOUR_LETTER)? else { return Ok(Talk::Ends) };
            let alphabet = playing.round().engine().alphabet();
            let mut characters = text.chars();
            let guess = characters.next().filter(|c| alphabet.letter(*c).is_some());
            let asks = match guess.filter(|_| characters.next().is_none()) {
                Some(c) => Some(Asks::Act(Action::Type(c))),
                None => commands::find(&text, false).map(|(asks, _)| asks),
            };
            let was_alone = is_alone(playing);
            match asks {
                Some(Asks::Act(action)) => {
                    self.feed(session, Input::Act(action))?;
                    self.tell_news(session.app(), letters)?;
                }
                Some(Asks::Tell(topic)) => {
                    if self.tell_in_round(session, topic)? == Talk::Ends {
                        return Ok(Talk::Ends);
                    }
                }
                None => self.refuse(&text)?,
            }
            if was_alone {
                self.tell_help(session.app())?;
            }
        }
        Ok(Talk::GoesOn)
    }

    /// Says what the first help of a round spoils, if there was any.
    fn tell_help(&mut self, app: &App) -> io::Result<()> {
        let helped = playing(app).filter(|playing| !is_alone(playing));
        let spoilt = helped.and_then(|playing| app.what_help_spoils(playing.round()));
        spoilt.map_or(Ok(()), |stakes| self.say(confirm::help_spoils(stakes)))
    }

    /// Says what has come of a letter or a command; `letters` is how many there were before.
    fn tell_news(&mut self, app: &App, letters: usize) -> io::Result<()> {
        let (round, remark) = match app.screen() {
            Screen::Playing(playing) => (playing.round(), Some(playing.remark())),
            Screen::GameOver(over) => (&over.finished().round, None),
            _ => return Ok(()),
        };
        match (round.replies().last().filter(|_| round.replies().len() > letters), remark) {
            (Some(reply), _) => {
                self.say(&answer(reply, round.engine().alphabet()))?;
                let shown = playing(app).is_some_and(Playing::shows_words_left);
                let turn = Turn::last_of(round).filter(|_| shown);
                let left = turn.map_or(0, |turn| turn.before() - turn.after());
                if left > 0 { self.say(&sent_out(left)) } else { Ok(()) }
            }
            (None, Some(remark)) => self.say(&aloud(remark, round)),
            (None, None) => Ok(()),
        }
    }

    /// Says how the round stands; the letters that were guessed only if `whole`: they have all been heard.
    fn describe(&mut self, playing: &Playing, whole: bool) -> io::Result<()> {
        let round = playing.round();
        let engine = round.engine();
        self.say(&you_have_left(round))?;
        if whole {
            self.say(&letters_guessed(round))?;
        }
        self.say(&word(round.pattern(), engine.alphabet()))?;
        if playing.shows_words_left() { self.say(&words_left(round)) } else { Ok(()) }
    }
}

/// What the list is called that the last choice was about.
fn list(app: &App) -> &str {
    app.library().name(app.preferences().list)
}

/// Whether the player has had no help.
const fn is_alone(playing: &Playing) -> bool {
    !playing.round().hinted() && !playing.round().peeked()
}

const fn playing(app: &App) -> Option<&Playing> {
    match app.screen() {
        Screen::Playing(playing) => Some(playing),
        _ => None,
    }
}
