//! Owns [`GameOver`], the screen after a round.

pub(in crate::app) mod story;

use crate::app::input::Input;
use crate::app::keys::Action;
use crate::app::overlays::Overlay;
use crate::app::overlays::proving::Proving;
use crate::app::requests::Requests;
use crate::app::widgets::menu::Menu;
use crate::app::{Event, Next, Ticket};
use crate::game::{AnalysisInput, Finished, Judgement, ListName, Round};
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
    judged: Judged,
    /// The same letters against other opponents: what they will come with, and they.
    compared: Option<(Ticket, Option<Vec<Round>>)>,
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
    /// What the item asks for.
    pub(in crate::app) const fn action(self) -> Action {
        match self {
            Self::Again => Action::Again,
            Self::Story => Action::Story,
            Self::Prove => Action::Prove,
            Self::Origin => Action::Origin,
            Self::Change => Action::Back,
            Self::Quit => Action::Quit,
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

    /// The story that was gone back in to come here, taken out.
    pub(in crate::app) const fn take_origin(&mut self) -> Option<Box<StoryScreen>> {
        self.origin.take()
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
    /// How good the guesses were, as far as that has been found out.
    #[must_use]
    pub const fn judgement(&self) -> Option<&Judgement> {
        match &self.judged {
            Judged::Asked(_, judgement) => judgement.as_ref(),
            Judged::Open => None,
        }
    }

    /// Asks how good the guesses were, once: then returns what the answer comes with.
    pub(in crate::app) fn ask_for_judgement(&mut self, requests: &mut Requests) -> Option<Ticket> {
        let is_open = matches!(self.judged, Judged::Open);
        let ticket = (is_open && !self.finished.round.replies().is_empty())
            .then(|| requests.judge(AnalysisInput::of(&self.finished.round)))?;
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
    pub fn compared(&self) -> Option<&[Round]> {
        self.compared.as_ref()?.1.as_deref()
    }

    /// Asks what the letters come to against others, once.
    pub(in crate::app) fn ask_for_comparison(&mut self, requests: &mut Requests) {
        if self.compared.is_none() && !self.finished.round.replies().is_empty() {
            self.compared = Some((requests.compare(self.finished.round.clone()), None));
        }
    }

    pub(in crate::app) fn take_compared(&mut self, ticket: Ticket, found: &[Round]) {
        if let Some((asked, known)) = &mut self.compared
            && *asked == ticket
        {
            *known = Some(found.to_vec());
        }
    }

    /// Whether an action means something after this round.
    #[must_use]
    pub(crate) fn heeds(&self, action: Action) -> bool {
        match action {
            Action::Prove => self.menu.number_of(EndItem::Prove).is_some(),
            Action::Story => self.menu.number_of(EndItem::Story).is_some(),
            Action::Origin => self.origin.is_some(),
            _ => true,
        }
    }

    pub(in crate::app) fn update(&mut self, input: &Input, requests: &mut Requests) -> Next {
        match input {
            Input::Judged(ticket, judgement) => self.judged(*ticket, judgement),
            Input::Compared(ticket, found) => self.take_compared(*ticket, found),
            Input::GoBack(letter) => return Next::WhatIf(*letter),
            Input::Act(action) if self.heeds(*action) && *action != Action::Confirm => match action
            {
                Action::Share => {
                    requests.report(Event::Copy);
                    return Next::Open(Overlay::Share { copied: false });
                }
                Action::Prove => {
                    let proving = Proving::of(&self.finished.round, self.finished.outcome);
                    return proving.map_or(Next::Stay, |it| Next::Open(Overlay::Proving(it)));
                }
                Action::Statistics => return Next::Statistics,
                Action::Story => return Next::Story,
                Action::Compare => self.ask_for_comparison(requests),
                Action::Again => return Next::Again,
                Action::Climb => return Next::Climb,
                Action::Origin => return Next::BackToStory,
                Action::Back => return Next::Form,
                Action::Quit => return Next::Quit,
                _ => drop(self.menu.update(input)),
            },
            _ => {
                if let Some(item) = self.menu.update(input) {
                    return self.update(&Input::Act(item.action()), requests);
                }
            }
        }
        Next::Stay
    }
}
