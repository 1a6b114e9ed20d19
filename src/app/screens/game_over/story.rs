//! Owns [`StoryScreen`], the screen that replays a round turn by turn.

use super::GameOver;
use crate::app::Next;
use crate::app::input::Input;
use crate::app::keys::{Action, Context};
use crate::app::requests::Requests;
use crate::game::{Finished, Judgement, Round, Story, Turn};
use crate::words::Word;

/// The story of a round.
#[derive(Clone, Debug)]
pub struct StoryScreen {
    end: GameOver,
    story: Story,
    turn: usize,
    word: usize,
    pane: Pane,
    xray: bool,
    scrolled: usize,
}

/// What the story shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pane {
    /// The turns of the round.
    Turns,
    /// The words that would have fitted to the end, and the round as it would have been with the selected
    /// one.
    Words,
    /// The same letters against other opponents.
    Against,
}

impl StoryScreen {
    /// Returns the story of a round that has ended.
    pub(in crate::app) fn new(mut end: GameOver, requests: &mut Requests) -> Self {
        end.ask_for_judgement(requests);
        let story = Story::of(&end.finished().round);
        Self { end, story, turn: 0, word: 0, pane: Pane::Turns, xray: false, scrolled: 0 }
    }

    /// Returns the round, how it ended, and the word that was shown for it.
    pub const fn finished(&self) -> &Finished {
        self.end.finished()
    }

    /// Returns the end that the story is about.
    pub const fn end(&self) -> &GameOver {
        &self.end
    }

    /// Returns the turns.
    pub const fn story(&self) -> &Story {
        &self.story
    }

    /// Returns what the story shows.
    pub const fn pane(&self) -> Pane {
        self.pane
    }

    /// Returns the number of the selected turn (from 0).
    pub const fn turn_number(&self) -> usize {
        self.turn
    }

    /// Returns the selected turn; `None` if no letter was guessed.
    pub fn turn(&self) -> Option<&Turn> {
        self.story.turns.get(self.turn)
    }

    /// Returns the number (from 0) of the selected word among those that would have fitted.
    pub const fn word_number(&self) -> usize {
        self.word
    }

    /// Returns the selected word; `None` if no word of the list fits.
    pub fn word(&self) -> Option<&Word> {
        self.story.fitting.get(self.word)
    }

    /// Returns whether the X-ray is asked for. Where there is room, it is beside the turns without that.
    pub const fn xray(&self) -> bool {
        self.xray
    }

    /// Returns whether the X-ray of a turn is shown in place of the turns.
    pub fn is_xray_alone(&self) -> bool {
        self.xray && self.pane == Pane::Turns && self.turn().is_some()
    }

    pub(in crate::app) fn context(&self) -> Context {
        if self.is_xray_alone() { Context::StoryXray } else { Context::Story }
    }

    /// Returns how many families of the X-ray are scrolled past.
    pub const fn scrolled(&self) -> usize {
        self.scrolled
    }

    /// Returns the judgement of the round, as far as it is known.
    pub const fn judgement(&self) -> Option<&Judgement> {
        self.end.judgement()
    }

    /// Returns the same letters against other opponents, once they have been played.
    pub fn compared(&self) -> Option<&[Round]> {
        self.end.compared()
    }

    /// Returns whether a word fits to the end besides the one that was found or claimed.
    fn has_other_words(&self) -> bool {
        self.story.fitting.iter().any(|word| *word != self.finished().word)
    }

    /// Shows or hides the same letters against other opponents, and requests them the first time.
    fn compare(&mut self, requests: &mut Requests) {
        self.pane = if self.pane == Pane::Against { Pane::Turns } else { Pane::Against };
        self.end.ask_for_comparison(requests);
    }

    /// Returns whether an action does something here.
    pub(crate) fn heeds(&self, action: Action) -> bool {
        match action {
            Action::OtherPane => self.has_other_words() || matches!(self.pane, Pane::Words),
            // Without a letter there are only the words that would have fitted.
            Action::WhatIf | Action::Xray | Action::More | Action::Less | Action::Compare
                if self.story.turns.is_empty() =>
            {
                false
            }
            Action::Next | Action::Previous | Action::First | Action::Last
                if self.story.turns.is_empty() && matches!(self.pane, Pane::Turns) =>
            {
                false
            }
            Action::WhatIf | Action::Xray | Action::More | Action::Less => {
                matches!(self.pane, Pane::Turns)
            }
            Action::Next | Action::Previous | Action::First | Action::Last => {
                !matches!(self.pane, Pane::Against)
            }
            _ => true,
        }
    }

    pub(in crate::app) fn update(&mut self, input: &Input, requests: &mut Requests) -> Next {
        match input {
            Input::Act(action) => return self.act(*action, requests),
            Input::Judged(..) | Input::Compared(..) => return self.end.update(input, requests),
            Input::Select(line) | Input::Choose(line) => self.select(*line),
            Input::GoBack(letter) => return Next::WhatIf(*letter),
            _ => {}
        }
        Next::Stay
    }

    fn act(&mut self, action: Action, requests: &mut Requests) -> Next {
        match action {
            action if !self.heeds(action) => {}
            Action::WhatIf => return Next::WhatIf(self.turn),
            Action::Compare => self.compare(requests),
            Action::Next => self.go(1),
            Action::Previous => self.go(-1),
            Action::First => self.go(isize::MIN),
            Action::Last => self.go(isize::MAX),
            Action::More => self.scroll(self.step()),
            Action::Less => self.scroll(-self.step()),
            Action::Xray => self.xray = !self.xray,
            Action::OtherPane => {
                self.pane = match self.pane {
                    Pane::Turns | Pane::Against => Pane::Words,
                    Pane::Words => Pane::Turns,
                }
            }
            Action::Back if self.pane != Pane::Turns => self.pane = Pane::Turns,
            // The X-ray may hide the turns.
            Action::Back if self.xray => self.xray = false,
            Action::Back => return Next::BackToEnd,
            _ => {}
        }
        Next::Stay
    }

    /// Returns the end of the round that the story belongs to.
    pub(in crate::app) fn into_end(self) -> GameOver {
        self.end
    }

    /// Selects the turn or the word with this number (from 0), if it exists.
    pub(in crate::app) fn select(&mut self, line: usize) {
        let at = match self.pane {
            Pane::Turns | Pane::Against => self.turn,
            Pane::Words => self.word,
        };
        self.go(line as isize - at as isize);
    }

    fn go(&mut self, by: isize) {
        let (at, all) = match self.pane {
            Pane::Turns | Pane::Against => (&mut self.turn, self.story.turns.len()),
            Pane::Words => (&mut self.word, self.story.fitting.len()),
        };
        *at = at.saturating_add_signed(by).min(all.saturating_sub(1));
        if self.pane == Pane::Turns {
            self.scrolled = 0;
        }
    }

    /// Returns how many families a key scrolls: more than one where few rows show them, beside the turns.
    fn step(&self) -> isize {
        if self.is_xray_alone() { 1 } else { 2 }
    }

    fn scroll(&mut self, by: isize) {
        let last = self.turn().map_or(0, |turn| turn.families.len().saturating_sub(1));
        self.scrolled = self.scrolled.saturating_add_signed(by).min(last);
    }
}
