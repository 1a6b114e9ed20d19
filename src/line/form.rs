//! The title in plain sentences: Enter plays, and everything else chooses or asks for something.

use std::io::{self, BufRead, Write};

use super::commands::{self, Topic};
use super::{Conversation, Talk, Unsaid};
use crate::app::keys::Action;
use crate::app::{App, Duel, HomeLine, Host, Input, Pick, Screen, Setup};
use crate::engine::Opponent;
use crate::game::{Holder, Length, ListChoice, LivesChoice};
use crate::text::questions::{self, NOTHING_LIKE_THAT, PLAY_OR_TYPE, THE_GAME};
use crate::text::remark::form_error;
use crate::text::{career, form as texts, names, sentence, typed};
use crate::words::Alphabet;

const fn title(app: &App) -> Option<&Setup> {
    match app.screen() {
        Screen::Setup(setup) => Some(setup),
        _ => None,
    }
}

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Asks what to play, until a round begins.
    pub(super) fn home(&mut self) -> io::Result<Talk> {
        if self.introduced.is_first_form() {
            self.line.say(THE_GAME)?;
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
        let text = commands::normal(text);
        let topic = commands::topic(commands::FORM, &text);
        if topic != Some(Topic::More) {
            self.unsaid.interrupt();
        }
        let alphabet = self.session.app().library().alphabet(self.session.app().spec().list);
        match topic {
            Some(topic) => return self.answer_at_the_title(topic),
            None if text.is_empty() => return self.play(),
            // It is meant as the first guess.
            None if alphabet.typed(&text).is_some() => {
                self.guessed_ahead = Some(text);
                return self.play();
            }
            None if text == typed::QUIT_BRIEFLY => return Ok(Talk::Ends),
            None => {
                let named = text.strip_prefix("set ").unwrap_or(&text);
                match named_value(named, self.session.app()) {
                    Some(Pick::Opponent(holder)) if holder.is_friend() => {
                        return self.duel(Input::Act(Action::Duel));
                    }
                    Some(pick) => self.choose(pick)?,
                    None => {
                        let available = commands::FORM.iter().map(|row| row.0);
                        self.line.say(commands::offer(available, &text, NOTHING_LIKE_THAT))?;
                    }
                }
            }
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

    /// Chooses a value, and says so, or what is wrong with it.
    fn choose(&mut self, pick: Pick) -> io::Result<()> {
        self.feed(Input::Pick(pick))?;
        let app = self.session.app();
        let error = title(app).and_then(Setup::error).map(|error| sentence(&form_error(error)));
        let told = match (error, pick) {
            (Some(error), _) => error,
            (None, Pick::Opponent(holder)) => questions::chosen(holder),
            (None, Pick::Lives(_)) => {
                sentence(&texts::allowed(app.next_par(), app.next_lives(), app.spec().opponent))
            }
            (None, _) => return Ok(()),
        };
        self.line.say(told)
    }

    fn answer_at_the_title(&mut self, topic: Topic) -> io::Result<Talk> {
        match topic {
            Topic::Quit => return Ok(Talk::Ends),
            Topic::Today => {
                self.feed(Input::ReadStatistics)?;
                self.act(Action::Daily)?;
            }
            Topic::Duel => return self.duel(Input::Act(Action::Duel)),
            Topic::Continue => drop(self.resume()?),
            Topic::Statistics => self.statistics(career::tell_all)?,
            Topic::Ladder => self.statistics(|of, _| career::ladder_aloud(&of.ladder))?,
            Topic::Lesson => return self.lesson(),
            Topic::Climb => return self.climb(),
            Topic::More => self.tell_more()?,
            Topic::Settings => self.tell_settings()?,
            Topic::Count(wanted) => {
                self.line.say(questions::chosen_count(wanted))?;
                if self.session.app().shows_words_left() != wanted {
                    self.act(Action::ToggleWordsLeft)?;
                }
            }
            _ => self.line.say(questions::HELP)?,
        }
        Ok(Talk::GoesOn)
    }

    /// Says what is set, and names what can be chosen.
    fn tell_settings(&mut self) -> io::Result<()> {
        let app = self.session.app();
        let library = app.library();
        let lists: Vec<_> = library.choices(library.alphabet(app.spec().list)).collect();
        let list = names::the_list_in_full(app.spec().list, library);
        self.line.say(questions::what_is_set(app, &list))?;
        let named: Vec<_> = lists.iter().map(|list| library.short_name(*list)).collect();
        self.line.say_all(questions::what_can_be_chosen(&named))?;
        let languages: Vec<_> = library.languages().map(Alphabet::language).collect();
        let mut rest: Vec<_> = Holder::ALL.into_iter().map(questions::opponent).collect();
        rest.extend(lists.into_iter().map(|list| questions::list(list, library)));
        rest.push(questions::difficulties());
        rest.push(questions::languages(&languages));
        let (command, at_once) = (&typed::SETTINGS, rest.len());
        self.offer_more(Unsaid::of(command, rest, at_once, questions::more_about_settings))
    }
}

/// Returns the value that a text in lower case names, of any setting: "greedy", "8 letters", "lives 6", "german".
fn named_value(text: &str, app: &App) -> Option<Pick> {
    if let Some(holder) = Holder::ALL.into_iter().find(|holder| holder.name() == text) {
        return Some(Pick::Opponent(holder));
    }
    if text == "computer" {
        return Some(Pick::Opponent(Opponent::default().into()));
    }
    let of = |units: &[&str]| {
        let before = units.iter().find_map(|unit| text.strip_suffix(unit));
        before.or_else(|| units.iter().find_map(|unit| text.strip_prefix(unit))).map(str::trim)
    };
    let lives = of(&["lives", "life"]).unwrap_or(text);
    let number =
        |text: &str| typed::number(text).map_or_else(|| text.to_owned(), |it| it.to_string());
    let is_named = lives != text;
    if let Ok(lives) = number(lives).parse::<LivesChoice>()
        && (is_named || matches!(lives, LivesChoice::Named(_)))
    {
        return Some(Pick::Lives(lives));
    }
    let length = of(&["letters", "length"]).unwrap_or(text);
    if let Ok(length) = number(length).parse::<Length>() {
        return Some(Pick::Length(length));
    }
    if let Some(list) = list_named(text, app) {
        return Some(Pick::List(list));
    }
    let has_lists = |language: &&Alphabet| app.library().languages().any(|it| it == *language);
    Alphabet::named(text).filter(has_lists).map(Pick::Language)
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
