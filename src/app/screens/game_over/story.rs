//! Owns [`StoryScreen`], the screen that replays a round turn by turn.

use super::GameOver;
use crate::app::Next;
use crate::app::input::Input;
use crate::app::keys::{Action, Context};
use crate::app::requests::Requests;
use crate::app::widgets::field::TextField;
use crate::game::judgement::Judgement;
use crate::game::{Outcome, Story, Turn};
use crate::words::Word;

/// The story of a round.
#[derive(Clone, Debug)]
pub struct StoryScreen {
    /// The end that the story is about.
    pub end: GameOver,
    pub story: Story,
    /// The number (from 0) of the turn that the player has selected.
    chosen: Option<usize>,
    /// The number (from 0) of the selected word among those that would have fitted.
    pub word_number: usize,
    /// What was typed to find a word.
    pub typed: TextField,
    pub pane: Pane,
    /// Whether the X-ray has the whole screen. Where there is room, it is beside the turns without that.
    pub xray: bool,
    /// How many families of the X-ray are scrolled past.
    pub scrolled: usize,
}

/// What the story shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pane {
    /// The turns of the round.
    Turns,
    /// The words that fitted to the end; any other can be typed, to see what ruled it out.
    Words,
}

impl StoryScreen {
    /// Returns the story of a round that has ended.
    pub(crate) fn new(mut end: GameOver, requests: &mut Requests) -> Self {
        end.ask_for_judgement(requests);
        let story = Story::of(&end.finished.round);
        let mut screen = Self {
            end,
            story,
            chosen: None,
            word_number: 0,
            typed: TextField::default(),
            pane: Pane::Turns,
            xray: false,
            scrolled: 0,
        };
        screen.learn();
        screen
    }

    /// Returns the number (from 0) of the selected turn. Until the player selects one, it is the guess that decided a lost
    /// round.
    pub fn turn_number(&self) -> usize {
        let is_lost = self.end.finished.outcome == Outcome::Lost;
        let decisive = || self.end.judgement().filter(|_| is_lost).and_then(Judgement::decisive);
        self.chosen.or_else(decisive).unwrap_or(0)
    }

    /// Returns the selected turn; `None` if no letter was guessed.
    pub fn turn(&self) -> Option<&Turn> {
        self.story.turns.get(self.turn_number())
    }

    /// Takes over which answers the judgement proves. The opponent had less time, and a transcript only claims them.
    fn learn(&mut self) {
        let Some(judged) = self.end.judgement() else { return };
        for (number, turn) in self.story.turns.iter_mut().enumerate() {
            turn.proven |= judged.is_costliest(number);
        }
    }

    /// Returns the words that fitted to the end and begin with what was typed.
    pub fn words(&self) -> impl Iterator<Item = &Word> {
        let begin = self.end.finished.round.alphabet().read(self.typed.text());
        let begins =
            move |word: &&Word| begin.as_ref().is_ok_and(|begin| word.letters().starts_with(begin));
        self.story.fitting.iter().filter(begins)
    }

    /// Returns the word to check: the one that was typed, or the selected one.
    pub fn word(&self) -> Option<Word> {
        let round = &self.end.finished.round;
        let typed = Word::parse(self.typed.text().trim(), round.alphabet()).ok();
        let is_whole = |word: &Word| word.letters().len() == round.length();
        typed.filter(is_whole).or_else(|| self.words().nth(self.word_number).cloned())
    }

    pub(crate) fn context(&self) -> Context {
        match self.pane {
            Pane::Words => Context::StoryWords,
            Pane::Turns => Context::Story,
        }
    }

    /// Returns whether an action does something here. Without a guess there are no turns.
    pub(crate) fn heeds(&self, action: Action) -> bool {
        use Action::{First, Last, Less, More, Next, Previous, WhatIf, Xray};
        match action {
            _ if self.pane == Pane::Words => true,
            Xray | More | Less if !self.end.finished.round.is_listed() => false,
            Next | Previous | First | Last | WhatIf | Xray | More | Less => {
                !self.story.turns.is_empty()
            }
            _ => true,
        }
    }

    pub(crate) fn update(&mut self, input: &Input) -> Next {
        match input {
            Input::Act(action) => return self.act(*action),
            Input::Judged(..) => {
                let next = self.end.update(input);
                self.learn();
                return next;
            }
            Input::Choose(line) => self.select(*line),
            Input::GoBack(letter) => return Next::WhatIf(*letter),
            Input::Enter(text) if self.pane == Pane::Words => {
                self.typed = TextField::default();
                // Of a word of another length, that is said.
                text.trim().chars().for_each(|c| self.spell(c, TextField::MAX));
            }
            _ => {}
        }
        Next::Stay
    }

    fn act(&mut self, action: Action) -> Next {
        match action {
            action if !self.heeds(action) => {}
            Action::WhatIf => return Next::WhatIf(self.turn_number()),
            Action::Next => self.go(1),
            Action::Previous => self.go(-1),
            Action::First => self.go(isize::MIN),
            Action::Last => self.go(isize::MAX),
            Action::More => self.scroll(1),
            Action::Less => self.scroll(-1),
            Action::Xray => self.xray = !self.xray,
            Action::OtherPane => {
                self.pane = match self.pane {
                    Pane::Turns => Pane::Words,
                    Pane::Words => Pane::Turns,
                }
            }
            Action::Type(c) => self.spell(c, self.end.finished.round.length()),
            Action::Erase => {
                self.typed.erase();
                self.word_number = 0;
            }
            Action::Back if self.pane != Pane::Turns => self.pane = Pane::Turns,
            // The X-ray hides the turns.
            Action::Back if self.xray => self.xray = false,
            Action::Back => return Next::Back,
            _ => {}
        }
        Next::Stay
    }

    /// Adds a letter to the word that is typed, unless it then has more than `most`.
    fn spell(&mut self, c: char, most: usize) {
        let mut longer = self.typed.clone();
        longer.push(c);
        let letters = self.end.finished.round.alphabet().read(longer.text());
        if letters.is_ok_and(|letters| letters.len() <= most) {
            self.typed = longer;
            self.word_number = 0;
        }
    }

    /// Selects the turn or the word with this number (from 0), if it exists.
    pub(crate) fn select(&mut self, line: usize) {
        match self.pane {
            Pane::Turns => self.chosen = Some(0),
            Pane::Words => self.word_number = 0,
        }
        self.go(line.min(isize::MAX as usize) as isize);
    }

    fn go(&mut self, by: isize) {
        let (turn, words) = (self.turn_number(), self.words().count());
        let (at, all) = match self.pane {
            Pane::Turns => (self.chosen.insert(turn), self.story.turns.len()),
            Pane::Words => (&mut self.word_number, words),
        };
        *at = at.saturating_add_signed(by).min(all.saturating_sub(1));
        if self.pane == Pane::Turns {
            self.scrolled = 0;
        }
    }

    fn scroll(&mut self, by: isize) {
        self.chosen = Some(self.turn_number());
        let last = self.turn().map_or(0, |turn| turn.families.len().saturating_sub(1));
        self.scrolled = self.scrolled.saturating_add_signed(by).min(last);
    }
}
