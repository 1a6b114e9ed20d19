//! The title in plain sentences: Enter plays, and everything else chooses or asks for something.

use std::io::{self, BufRead, Write};

use super::commands::{self, Command, Place, Topic};
use super::{Conversation, Talk, playing};
use crate::app::keys::Action;
use crate::app::{App, Duel, HomeLine, Host, Input, Pick, Screen, Setup};
use crate::game::{Holder, Length, ListChoice, LivesChoice};
use crate::text::conversation::{IN_A_ROUND, NO_RUNG_LEFT};
use crate::text::questions::{self, NOTHING_LIKE_THAT, PLAY_OR_TYPE};
use crate::text::remark::form_error;
use crate::text::round::left_before;
use crate::text::{form as texts, names, sentence, typed};
use crate::words::Alphabet;

pub const fn title(app: &App) -> Option<&Setup> {
    match app.screen() {
        Screen::Setup(setup) => Some(setup),
        _ => None,
    }
}

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Says what Enter plays, and asks, until a round begins.
    pub fn home(&mut self) -> io::Result<Talk> {
        if let Some(left) = self.session.app().left() {
            self.line.say(left_before(left.round()))?;
        }
        let mut said = None;
        while title(self.session.app()).is_some() {
            self.session.catch_up();
            let next = questions::next(self.session.app());
            if said.as_ref() != Some(&next) {
                self.line.say(&next)?;
                said = Some(next);
            }
            let Some(text) = self.line.ask(PLAY_OR_TYPE)? else { return Ok(Talk::Ends) };
            if self.understand(&text)? == Talk::Ends {
                return Ok(Talk::Ends);
            }
        }
        Ok(Talk::GoesOn)
    }

    fn understand(&mut self, text: &str) -> io::Result<Talk> {
        if Duel::is_in(text) {
            return self.duel(Input::Paste(text.to_owned()));
        }
        let alphabet = self.session.app().library().alphabet(self.session.app().spec().list);
        match commands::find(text, Place::Home) {
            Some(Command::Here(topic, rest)) => {
                let talk = self.answer(topic, &rest)?;
                return Ok(talk.unwrap_or(Talk::GoesOn));
            }
            Some(Command::Elsewhere) => self.line.say(IN_A_ROUND)?,
            None if text.is_empty() => return self.play(),
            // It is the first guess.
            None if alphabet.typed(text).is_some() => {
                self.guessed_ahead = Some(text.to_owned());
                return self.play();
            }
            None => return self.answer_at_home(Topic::Set, text),
        }
        Ok(Talk::GoesOn)
    }

    /// Begins a round that is like the settings; for a friend as the opponent, somebody types the word first.
    fn play(&mut self) -> io::Result<Talk> {
        self.feed(Input::Pick(Pick::Home(HomeLine::Play)))?;
        match self.session.app().duel() {
            Some(_) => self.duel_steps(),
            None => Ok(Talk::GoesOn),
        }
    }

    /// Answers a command that needs the title.
    pub fn answer_at_home(&mut self, topic: Topic, rest: &str) -> io::Result<Talk> {
        match topic {
            Topic::Today => {
                self.feed(Input::ReadStatistics)?;
                self.session.wait();
                self.act(Action::Daily)?;
            }
            Topic::Climb => return self.climb(),
            Topic::Puzzle => drop(self.feed(Input::Pick(Pick::Home(HomeLine::Puzzles)))?),
            Topic::Set if rest.is_empty() => self.tell_settings()?,
            Topic::Set => return self.choose_named(rest),
            _ => self.help(Place::Home)?,
        }
        Ok(Talk::GoesOn)
    }

    /// Begins a round for the next rung of the ladder, or says that there is none.
    pub fn climb(&mut self) -> io::Result<Talk> {
        self.feed(Input::ReadStatistics)?;
        self.session.wait();
        self.act(Action::Climb)?;
        if playing(self.session.app()).is_none() {
            self.line.say(NO_RUNG_LEFT)?;
            self.act(Action::Back)?;
        }
        Ok(Talk::GoesOn)
    }

    /// Chooses the value that a text names, and says so, or what is wrong with it.
    pub fn choose_named(&mut self, text: &str) -> io::Result<Talk> {
        let text = commands::normal(text);
        if let Some(wanted) = questions::count_named(&text) {
            if self.session.app().shows_words_left() != wanted {
                self.act(Action::ToggleWordsLeft)?;
            }
            return self.line.say(questions::chosen_count(wanted)).map(|()| Talk::GoesOn);
        }
        let Some(pick) = named_value(&text, self.session.app()) else {
            let meant = commands::meant(&text, Place::Home);
            self.line.say(meant.unwrap_or_else(|| NOTHING_LIKE_THAT.to_owned()))?;
            return Ok(Talk::GoesOn);
        };
        if matches!(pick, Pick::Opponent(holder) if holder.is_friend()) {
            return self.duel(Input::Act(Action::Duel));
        }
        self.feed(Input::Pick(pick))?;
        let app = self.session.app();
        let error = title(app).and_then(Setup::error).map(|error| sentence(&form_error(error)));
        let told = match (error, pick) {
            (Some(error), _) => error,
            (None, Pick::Opponent(holder)) => questions::chosen(holder),
            (None, Pick::Lives(_)) => {
                sentence(&texts::allowed(app.next_par(), app.next_lives(), app.spec().opponent))
            }
            (None, _) => return Ok(Talk::GoesOn),
        };
        self.line.say(told).map(|()| Talk::GoesOn)
    }

    /// Says what is set, and names what can be chosen.
    pub fn tell_settings(&mut self) -> io::Result<()> {
        let app = self.session.app();
        let library = app.library();
        let list = names::the_list_in_full(app.spec().list, library);
        self.line.say(questions::what_is_set(app, &list))?;
        let lists = library.choices(library.alphabet(app.spec().list));
        let lists: Vec<_> = lists.map(|list| library.short_name(list)).collect();
        let languages: Vec<_> = library.languages().map(Alphabet::language).collect();
        self.line.say_all(questions::what_can_be_chosen(&lists, &languages))
    }
}

/// Returns the value that a text in lower case names, after the name of its setting or by itself: "opponent greedy",
/// "greedy", "length 8", "8 letters", "lives 6", "german".
fn named_value(text: &str, app: &App) -> Option<Pick> {
    let of = |units: &[&str]| {
        let value = |unit: &&str| text.strip_prefix(unit).or_else(|| text.strip_suffix(unit));
        units.iter().find_map(value).map(str::trim)
    };
    let number = |text: &str| {
        let number = typed::number(text);
        number.map_or_else(|| text.to_owned(), |number| number.to_string())
    };
    if let Some(lives) = of(&["lives", "life"]) {
        return number(lives).parse::<LivesChoice>().ok().map(Pick::Lives);
    }
    if let Some(length) = of(&["length", "letters"]) {
        return number(length).parse::<Length>().ok().map(Pick::Length);
    }
    let text = of(&["opponent", "language", "list", "words"]).unwrap_or(text);
    let holder = Holder::ALL.into_iter().find(|holder| holder.name() == text);
    let lives = || match text.parse::<LivesChoice>() {
        Ok(lives @ LivesChoice::Named(_)) => Some(Pick::Lives(lives)),
        _ => None,
    };
    let length = || match text.parse::<Length>() {
        Ok(Length::Surprise) => Some(Pick::Length(Length::Surprise)),
        _ => None,
    };
    let has_lists = |language: &&Alphabet| app.library().languages().any(|it| it == *language);
    let language = || Alphabet::named(text).filter(has_lists).map(Pick::Language);
    holder
        .map(Pick::Opponent)
        .or_else(lives)
        .or_else(length)
        .or_else(|| list_named(text, app).map(Pick::List))
        .or_else(language)
}

/// Returns the list that a text names: one of the chosen language, or any with its language.
fn list_named(text: &str, app: &App) -> Option<ListChoice> {
    let library = app.library();
    let mut chosen = library.choices(library.alphabet(app.spec().list));
    let short = chosen.find(|list| library.short_name(*list).to_lowercase() == text);
    let mut all = library.languages().flat_map(|language| library.choices(language));
    short.or_else(|| {
        all.find(|list| {
            let names = [names::list(*list, library), library.name(*list).to_owned()];
            names.iter().any(|name| name.to_lowercase() == text)
        })
    })
}
