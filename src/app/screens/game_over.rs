//! Owns [`GameOver`], the screen after a round.

pub(in crate::app) mod story;

use super::Next;
use super::proving::Proving;
use crate::app::asks::Asks;
use crate::app::keys::{Action, Context};
use crate::app::widgets::menu::Menu;
use crate::app::{Event, Ticket};
use crate::game::{AnalysisInput, Finished, Judgement, ListName, SameLetters};
use crate::history::{Ended, News};
use story::StoryScreen;

/// A round that is over, and what to do next.
#[derive(Clone, Debug)]
pub struct GameOver {
    finished: Finished,
    /// What transcripts call the words that it was about.
    list: ListName,
    shows_words_left: bool,
    menu: Menu<EndItem>,
    /// Whether the result to share is shown.
    shares: bool,
    proving: Option<Proving>,
    /// Whether the terminal was handed what is shown.
    copied: bool,
    judged: Judged,
    /// The same letters against other opponents: what they will come with, and they.
    compared: Option<(Ticket, Option<Vec<SameLetters>>)>,
    news: News,
    /// The story that was gone back in to come here.
    origin: Option<Box<StoryScreen>>,
}

/// How good the guesses of the round were, as far as that is known.
#[derive(Clone, Debug)]
enum Judged {
    /// Nobody has been asked yet.
    Open,
    /// It will come with this ticket; what has come so far.
    Asked(Ticket, Option<Judgement>),
}

/// What can be done after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndItem {
    /// Another round with the same settings.
    Again,
    /// What happened, turn by turn.
    Story,
    /// A word that fitted as well, answer by answer.
    Prove,
    /// The story that was gone back in.
    Origin,
    /// The form.
    Change,
    /// End the program.
    Quit,
}

impl EndItem {
    /// Where the item leads.
    pub(in crate::app) const fn next(self) -> Next {
        match self {
            Self::Again => Next::Again,
            Self::Story => Next::Story,
            Self::Origin => Next::BackToStory,
            Self::Change => Next::Form(None),
            Self::Quit => Next::Quit,
            // The screen shows it by itself.
            Self::Prove => Next::Stay,
        }
    }
}

impl GameOver {
    /// The end of a round; `origin` is the story that was gone back in, where one was.
    pub(in crate::app) fn new(
        finished: Finished,
        list: ListName,
        shows_words_left: bool,
        origin: Option<Box<StoryScreen>>,
    ) -> Self {
        let round = &finished.round;
        let provable = Proving::is_about(round, finished.outcome);
        // Without a letter there is no story.
        let has_story = origin.is_some() || !round.replies().is_empty();
        let items = [
            (EndItem::Origin, origin.is_some()),
            (EndItem::Again, true),
            (EndItem::Story, has_story),
            (EndItem::Prove, provable),
            (EndItem::Change, true),
            (EndItem::Quit, true),
        ];
        let items = items.into_iter().filter_map(|(item, offered)| offered.then_some(item));
        let menu = Menu::new(items.collect::<Vec<_>>());
        Self {
            finished,
            list,
            shows_words_left,
            menu,
            shares: false,
            proving: None,
            copied: false,
            judged: Judged::Open,
            compared: None,
            news: News::default(),
            origin,
        }
    }

    /// The same, with what is new with the round.
    pub(in crate::app) fn with_news(mut self, news: News) -> Self {
        self.news = news;
        self
    }

    /// What is new with the round, such as a rung of the ladder.
    #[must_use]
    pub const fn news(&self) -> &News {
        &self.news
    }

    /// The story that was gone back in to come here.
    pub(in crate::app) fn into_origin(self) -> Option<StoryScreen> {
        self.origin.map(|origin| *origin)
    }

    /// The round, and the word that is shown for it.
    #[must_use]
    pub const fn finished(&self) -> &Finished {
        &self.finished
    }

    /// Whether the number of words left was shown at the end.
    #[must_use]
    pub const fn shows_words_left(&self) -> bool {
        self.shows_words_left
    }

    /// What can be done now.
    #[must_use]
    pub const fn menu(&self) -> &Menu<EndItem> {
        &self.menu
    }

    /// The round as it is kept, which has all that a result to share is made of.
    #[must_use]
    pub fn ended(&self) -> Ended {
        Ended::of(&self.finished, self.list.clone())
    }

    /// Whether the result to share is shown.
    #[must_use]
    pub const fn shares(&self) -> bool {
        self.shares
    }

    /// A word that fitted as well, if it is being checked.
    #[must_use]
    pub const fn proving(&self) -> Option<&Proving> {
        self.proving.as_ref()
    }

    /// How good the guesses were, as far as that has been found out.
    #[must_use]
    pub const fn judgement(&self) -> Option<&Judgement> {
        match &self.judged {
            Judged::Asked(_, judgement) => judgement.as_ref(),
            Judged::Open => None,
        }
    }

    /// Asks how good the guesses were, once: then returns what the answer comes with.
    pub(in crate::app) fn ask_for_judgement(&mut self, asks: &mut Asks) -> Option<Ticket> {
        let is_open = matches!(self.judged, Judged::Open);
        let ticket = (is_open && !self.finished.round.replies().is_empty())
            .then(|| asks.judge(AnalysisInput::of(&self.finished.round)))?;
        self.judged = Judged::Asked(ticket, None);
        Some(ticket)
    }

    pub(in crate::app) fn judged(&mut self, ticket: Ticket, judgement: &Judgement) {
        if let Judged::Asked(asked, known) = &mut self.judged
            && *asked == ticket
        {
            *known = Some(judgement.clone());
        }
    }

    /// What the letters come to against others, as soon as that has been asked for and found out.
    #[must_use]
    pub fn compared(&self) -> Option<&[SameLetters]> {
        self.compared.as_ref()?.1.as_deref()
    }

    /// Asks what the letters come to against others, once.
    pub(in crate::app) fn ask_for_comparison(&mut self, asks: &mut Asks) {
        if self.compared.is_none() {
            self.compared = Some((asks.compare(self.finished.round.clone()), None));
        }
    }

    pub(in crate::app) fn take_compared(&mut self, ticket: Ticket, found: &[SameLetters]) {
        if let Some((asked, known)) = &mut self.compared
            && *asked == ticket
        {
            *known = Some(found.to_vec());
        }
    }

    /// Remembers that the terminal was handed what is shown.
    pub(in crate::app) const fn copied(&mut self) {
        self.copied = true;
    }

    /// Whether the terminal was handed what is shown; no terminal says whether it has taken it.
    #[must_use]
    pub const fn is_copied(&self) -> bool {
        self.copied
    }

    pub(in crate::app) const fn context(&self) -> Context {
        match &self.proving {
            _ if self.shares => Context::Share,
            Some(_) => Context::Proving,
            None => Context::GameOver,
        }
    }

    /// Whether an action means something after this round.
    #[must_use]
    pub(crate) fn heeds(&self, action: Action) -> bool {
        match action {
            Action::Prove => self.menu.number_of(EndItem::Prove).is_some(),
            Action::Story => self.menu.number_of(EndItem::Story).is_some(),
            _ => true,
        }
    }

    pub(in crate::app) fn update(&mut self, action: Action, asks: &mut Asks) -> Next {
        if self.shares {
            self.shares = action != Action::Back;
            return Next::Stay;
        }
        if let Some(proving) = &mut self.proving {
            if !proving.update(action) {
                self.proving = None;
            }
            return Next::Stay;
        }
        match action {
            Action::Share => {
                (self.shares, self.copied) = (true, false);
                asks.report(Event::Copy);
            }
            Action::Compare => self.ask_for_comparison(asks),
            Action::Again => return Next::Again,
            Action::Climb => return Next::Climb,
            Action::Origin if self.origin.is_some() => return Next::BackToStory,
            Action::Statistics => return Next::Statistics,
            Action::Story if self.heeds(action) => return Next::Story,
            Action::Prove => self.prove(),
            Action::Back => return Next::Form(None),
            _ if self.menu.update(action).is_some() => return self.chosen(),
            _ => {}
        }
        Next::Stay
    }

    /// Takes the word with this number (from 0) of those that can be checked, if they are in front.
    pub(in crate::app) fn select(&mut self, word: usize) {
        if let Some(proving) = self.proving.as_mut().filter(|_| !self.shares) {
            proving.select(word);
        }
    }

    /// Does what the item of the menu with this number (from 0) says.
    pub(in crate::app) fn choose(&mut self, number: usize) -> Next {
        let in_front = self.shares || self.proving.is_some();
        match !in_front && self.menu.select(number) {
            true => self.chosen(),
            false => Next::Stay,
        }
    }

    /// Does what the selected item says.
    fn chosen(&mut self) -> Next {
        let item = self.menu.selected();
        if item == EndItem::Prove {
            self.prove();
        }
        item.next()
    }

    fn prove(&mut self) {
        self.proving = Proving::of(&self.finished.round, self.finished.outcome);
    }
}
