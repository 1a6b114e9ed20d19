//! What an answer means: the word or the line that is asked for, a command, a button, a letter, places or a setting.

use std::io::{self, BufRead, Write};
use std::rc::Rc;

use super::asking::without_marks;
use super::commands::{self, Command};
use super::places::places;
use super::spoken::{buttons, field};
use super::{Conversation, playing};
use crate::app::keys::{Action, Context};
use crate::app::{App, ChallengeDialog, HomeLine, Host, Input, Overlay, Pick, Row, Screen};
use crate::game::Round;
use crate::game::spec::LivesChoice;
use crate::text::conversation::{
    A_LETTER, LETTER_IN_A_WHAT_IF, LETTER_IN_THE_LESSON, LEVELS_OFF, NOT_NOW, NOTHING_LIKE_THAT,
    ONE_LETTER, PLAY_FIRST, ROUND_OVER, TAKEN_BACK, WHAT_NEXT, Y_OR_N, YOUR_LETTER, back_goes_back,
    enter, setting, to_guess, which,
};
use crate::text::reverse::{HOW_TO_ANSWER, HOW_TO_ANSWER_AT_LENGTH, is_it, question, what_was_it};
use crate::text::{form, round, sentence, typed};
use crate::view::{Button, View};
use crate::words::{Alphabet, Letter, Word};

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Asks what is next. Returns `None` at the end of the input.
    pub fn ask(&mut self) -> io::Result<Option<String>> {
        let view = Rc::clone(&self.view);
        let asks = self.question(&view);
        match field(&view) {
            Some((_, true)) => self.line.ask_for_a_secret(&asks),
            Some(_) if self.session.app().context() == Context::Word => {
                self.line.ask_for_any_word(&asks)
            }
            _ => self.line.ask(&asks),
        }
    }

    fn question(&self, view: &View) -> String {
        let app = self.session.app();
        match (app.context(), field(view), app.screen()) {
            (Context::Word, Some((label, _)), _) => what_was_it(label),
            (_, Some((label, secret)), _) => back_goes_back(label, secret),
            (Context::Home, _, Screen::Setup(setup)) => enter(setup.lines.selected()).to_owned(),
            (Context::Playing | Context::Puzzle, ..) => YOUR_LETTER.to_owned(),
            (Context::WhatIf, ..) => LETTER_IN_A_WHAT_IF.to_owned(),
            (Context::Lesson, ..) => LETTER_IN_THE_LESSON.to_owned(),
            (Context::GameOver | Context::HeldOver, ..) => WHAT_NEXT.to_owned(),
            (Context::Question | Context::IsIt, _, Screen::Holding(holding)) => {
                let alphabet = holding.round.alphabet();
                let letter = holding.letter();
                let letter = letter.map(|it| question(it, alphabet, self.line.display.to));
                match (holding.word(), holding.round.answers().is_empty()) {
                    (Some((word, _)), _) => format!("{} {Y_OR_N}", is_it(word)),
                    (None, false) => letter.unwrap_or_default(),
                    (None, true) => format!("{} {HOW_TO_ANSWER}", letter.unwrap_or_default()),
                }
            }
            _ => {
                let buttons = buttons(view);
                let labels: Vec<_> = buttons.iter().map(|button| button.label.as_str()).collect();
                which(&labels, first(buttons).map(|button| button.label.as_str()))
            }
        }
    }

    /// Does what an answer says.
    pub fn understand(&mut self, text: &str) -> io::Result<()> {
        let (context, view) = (self.session.app().context(), Rc::clone(&self.view));
        if let Some((_, is_secret)) = field(&view) {
            // A line that a friend has sent isn't spelled like a command, as a word may be.
            let is_one = |command| !is_secret || command == Command::Act(Action::Back);
            let command = commands::find(without_marks(text), commands::at(context));
            return match command.filter(|(command, _)| is_one(*command)) {
                Some((command, rest)) if context != Context::Word => self.obey(command, &rest),
                _ if context == Context::Word && text.is_empty() => self.act(Action::Back),
                _ => self.feed(Input::Enter(text.to_owned())),
            };
        }
        if text.is_empty() {
            let input = match context {
                Context::Home => Some(Input::Act(Action::Confirm)),
                Context::IsIt | Context::GameOver | Context::HeldOver => None,
                _ => first(buttons(&view)).and_then(|button| view.input(button.act).cloned()),
            };
            return input.map_or(Ok(()), |input| self.feed(input));
        }
        if context == Context::Question
            && let Screen::Holding(holding) = self.session.app().screen()
            && let Some(letter) = holding.letter()
            && let Some(answer) = places(&holding.round, letter, text)
        {
            return match answer {
                Ok(places) => self.feed(Input::Places(places)),
                Err(wrong) => self.line.say(wrong),
            };
        }
        let text = without_marks(text);
        let app = self.session.app();
        let working = commands::at(context).filter(|row| row.works(app));
        if let Some((command, rest)) = commands::find(text, working) {
            return self.obey(command, &rest);
        }
        let is_choice = !matches!(context, Context::GameOver | Context::HeldOver);
        let pressed = named(&view, text).filter(|_| is_choice);
        let pressed = pressed.and_then(|button| view.input(button.act).cloned());
        if let Some(input) = yes_or_no(text, app).or(pressed) {
            return self.feed(input);
        }
        let is_between = commands::BETWEEN.contains(&context);
        match context {
            _ if ChallengeDialog::is_in(text) => self.feed(Input::Paste(text.to_owned())),
            _ if is_between && is_about_a_setting(&commands::normal(text), app) => {
                self.choose(text)
            }
            _ if commands::is_elsewhere(text) => {
                let asked = playing(app).filter(|_| self.view.dialog.is_none());
                let is_word = asked.is_some_and(|it| has_its_length(text, &it.round));
                self.line.say(if is_word { to_guess(text) } else { NOT_NOW.to_owned() })
            }
            Context::Home => self.begin_with(text),
            Context::Playing
            | Context::WhatIf
            | Context::Puzzle
            | Context::PuzzleWrong
            | Context::Lesson => self.guess(text),
            _ => self.reply(),
        }
    }

    /// Replies to what means nothing here.
    pub fn reply(&mut self) -> io::Result<()> {
        let context = self.session.app().context();
        self.line.say(match context {
            Context::Home => NOTHING_LIKE_THAT,
            Context::Playing | Context::WhatIf => ONE_LETTER,
            Context::Puzzle | Context::PuzzleWrong | Context::Lesson => A_LETTER,
            Context::Question => HOW_TO_ANSWER_AT_LENGTH,
            Context::GameOver | Context::HeldOver => ROUND_OVER,
            _ => NOT_NOW,
        })
    }

    /// Begins a round with a letter that nobody typed.
    fn begin_with(&mut self, text: &str) -> io::Result<()> {
        let app = self.session.app();
        if app.library().alphabet(app.spec().list).typed(text).is_some() {
            // On the screen, letters are the keys of the title.
            if self.line.echoed {
                return self.line.say(PLAY_FIRST);
            }
            self.ahead = Some(text.to_owned());
            return self.feed(Input::Start(HomeLine::Play));
        }
        self.reply()
    }

    /// Chooses the value that a text names, on the title, and says what it means.
    pub fn choose(&mut self, text: &str) -> io::Result<()> {
        let (app, text) = (self.session.app(), commands::normal(text));
        let Some((row, pick)) = value(&text, app) else {
            return match setting_named(&text) {
                Some((row, _)) if app.rows().any(|it| it == row) => {
                    self.line.say(setting(row, app))
                }
                _ => self.line.say(NOTHING_LIKE_THAT),
            };
        };
        if let Err(error) = app.lists(&pick) {
            return self.line.say(sentence(&error.to_string()));
        }
        let had_levels = app.spec().rises();
        self.go_home()?;
        self.feed(Input::Pick(row, pick))?;
        let app = self.session.app();
        let off = (had_levels && !app.spec().rises()).then_some(LEVELS_OFF);
        self.line.say_all(off)?;
        let note = Some(form::note(row, app)).filter(|note| !note.is_empty());
        let note = note.map(|note| sentence(&note));
        self.acted = note.is_none();
        self.line.say_all(&note)?;
        self.heard.lines.extend(note);
        Ok(())
    }

    /// Guesses a letter or the whole word, or says why the text is neither.
    pub fn guess(&mut self, text: &str) -> io::Result<()> {
        let app = self.session.app();
        let (alphabet, context) = (app.alphabet(), app.context());
        let takes_words = matches!(context, Context::Playing | Context::WhatIf);
        let is_named =
            |it: &Letter| text.len() > 1 && alphabet.name(*it).eq_ignore_ascii_case(text);
        let typed = alphabet.typed(text).or_else(|| alphabet.letters().find(is_named));
        if let Some(letters) = typed.and_then(|_| alphabet.folded(text)) {
            self.line.say(round::played_as(text, &letters, alphabet, self.line.display.to))?;
        }
        let mut characters = text.chars();
        match (typed, characters.next(), characters.next()) {
            (Some(letter), ..) => {
                if context == Context::PuzzleWrong {
                    self.line.say(TAKEN_BACK)?;
                    self.act(Action::Same)?;
                }
                self.act(Action::Type(alphabet.upper(letter)))
            }
            (None, Some(c), None) if !matches!(context, Context::Lesson | Context::PuzzleWrong) => {
                self.act(Action::Type(c))
            }
            _ if takes_words && Word::parse(text, alphabet).is_ok() => {
                self.feed(Input::Enter(text.to_owned()))
            }
            _ => self.reply(),
        }
    }
}

/// Returns the button that Enter presses.
fn first(buttons: &[Button]) -> Option<&Button> {
    buttons.iter().find(|button| button.selected).or_else(|| buttons.iter().find(|it| it.main))
}

/// Returns the answer yes or no, where a question asks for it: everywhere else Y and N are letters.
fn yes_or_no(text: &str, app: &App) -> Option<Input> {
    let yes = match commands::normal(text).as_str() {
        yes if typed::YES.contains(&yes) => true,
        "n" | "no" => false,
        _ => return None,
    };
    let answers = match (app.overlays().last(), app.screen()) {
        (Some(Overlay::Confirm(asked)), _) => &asked.menu,
        // "Play?" is a question, too, and so is whatever has one answer.
        (Some(Overlay::Challenge(dialog)), _) if yes => {
            return (dialog.menu.as_ref()?.items().len() == 1).then_some(Input::Choose(0));
        }
        (None, Screen::Holding(holding)) => holding.word()?.1,
        _ => return None,
    };
    answers.number_of(yes).map(Input::Choose)
}

/// Returns the button that a text names by words of its label.
fn named<'a>(view: &'a View, text: &str) -> Option<&'a Button> {
    let words = |text: &str| {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        format!(" {} ", words.collect::<Vec<_>>().join(" ").to_lowercase())
    };
    let text = Some(words(text)).filter(|text| !text.trim().is_empty())?;
    buttons(view).iter().find(|button| words(&button.label).contains(&text))
}

/// Returns whether a text is a word as long as that of a round.
fn has_its_length(text: &str, round: &Round) -> bool {
    Word::parse(text, round.alphabet()).is_ok_and(|word| word.letters().len() == round.length())
}

/// Words for what a row of the settings counts: "1 life", "8 letters".
const COUNTED: [(&str, Row); 2] = [("life", Row::Lives), ("letters", Row::Length)];

/// Returns the setting that a text in lower case names, and the rest of it. The name is a word of its own, or next to a
/// number: a list may be called "list.txt".
fn setting_named(text: &str) -> Option<(Row, &str)> {
    let of = |(unit, row): (String, Row)| {
        let value = text.strip_prefix(&unit).or_else(|| text.strip_suffix(&unit))?;
        let is_apart = value.is_empty() || value != value.trim();
        let is_counted = matches!(row, Row::Lives | Row::Length) && typed::number(value).is_some();
        (is_apart || is_counted).then_some((row, value.trim()))
    };
    let named = Row::ALL.map(|row| (form::row(row).to_lowercase(), row)).into_iter();
    let others = Row::ALL.map(|row| (row.name(), row)).into_iter().chain(COUNTED);
    named.chain(others.map(|(name, row)| (name.to_owned(), row))).find_map(of)
}

/// Returns whether a text in lower case names a setting or a value of one.
fn is_about_a_setting(text: &str, app: &App) -> bool {
    setting_named(text).is_some() || value(text, app).is_some()
}

/// Returns the value that a text in lower case names, with the name of its setting or by itself: "opponent greedy",
/// "greedy", "length 8", "8 letters", "lives 6", "german".
fn value(text: &str, app: &App) -> Option<(Row, Pick)> {
    let named = setting_named(text);
    let number = named.and_then(|(_, text)| typed::number(text)).map(|number| number.to_string());
    let text = named.map_or(text, |(_, text)| text);
    match (named, &number) {
        (Some((row @ Row::Lives, _)), Some(number)) => {
            return Some((row, Pick::Lives(number.parse().ok()?)));
        }
        (Some((row @ Row::Length, _)), Some(number)) => {
            return Some((row, Pick::Length(number.parse().ok()?)));
        }
        (Some((row @ Row::Lives, "level" | "by level")), _) => {
            return Some((row, Pick::Lives(LivesChoice::default())));
        }
        (Some((row @ Row::Voice, "on" | "off")), _) => {
            return Some((row, Pick::Voice(text == "on")));
        }
        _ => {}
    }
    let is_asked = |row: &Row| named.is_none_or(|(named, _)| named == *row);
    let of = |row| app.choices(row).into_iter().map(move |pick| (row, pick));
    let mut choices = Row::ALL.into_iter().filter(is_asked).flat_map(of);
    let language = Alphabet::named(text).map_or(text, |it| it.language()).to_lowercase();
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    let is_named = |(row, pick): &(Row, Pick)| {
        let name = app.name_of(*row, pick).to_lowercase();
        name == if *row == Row::Language { &*language } else { text }
    };
    choices.find(is_named).filter(|_| named.is_some() || !is_number)
}
