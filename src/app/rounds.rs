//! How rounds begin, resume and end, and what is saved of them.

use super::messages::{Event, Request};
use super::overlays::Overlay;
use super::overlays::challenge::ChallengeDialog;
use super::screens::game_over::GameOver;
use super::screens::game_over::story::StoryScreen;
use super::screens::holding::Holding;
use super::screens::playing::Playing;
use super::screens::puzzle::PuzzleScreen;
use super::screens::setup::Setup;
use super::shown::day_of;
use super::{App, HoldingRemark, HomeLine, Next, Remark, Row, Screen};
use crate::engine::Opponent;
use crate::game::challenge::Challenge;
use crate::game::library::ReplayError;
use crate::game::occasion::{Day, Occasion, PlayOn};
use crate::game::reverse::ReverseRound;
use crate::game::round::Finished;
use crate::game::spec::Holder;
use crate::game::{GameSpec, Round, Transcript};
use crate::history::{Ended, InPlay, News};
use crate::puzzles::{Puzzle, shipped};
use crate::words::Alphabet;

/// How many rounds, of the first that a player finishes, begin with how the computer cheats: somebody who is shown the game
/// rarely reads it the first time.
const EXPLAINED: usize = 3;

impl App {
    /// Begins a round that is like the settings. If that is impossible, the settings say why. For a friend as the opponent,
    /// somebody types the word first.
    pub fn begin(&mut self) {
        let begun = match self.state.spec.opponent {
            Holder::You => self.state.hold().map(|round| self.show_held(round)),
            Holder::Computer(Opponent::Friend) => {
                let alphabet = self.state.library.alphabet(self.state.spec.list);
                let dialog = ChallengeDialog::for_a_friend_here(alphabet);
                return self.overlays.push(Overlay::Challenge(Box::new(dialog)));
            }
            Holder::Computer(opponent) => {
                self.state.deal(opponent).map(|dealt| self.show_dealt(dealt))
            }
        };
        if let Err(error) = begun {
            let mut setup = Setup::at(HomeLine::Play);
            setup.row = Some(Row::Length);
            setup.error = Some(error.to_string());
            self.show(Screen::Setup(setup));
        }
    }

    /// Shows the puzzle with this number, in the language of the words if it has puzzles.
    pub fn begin_puzzle(&mut self, number: usize) {
        let languages = [self.daily_language(), Alphabet::UNSAID];
        if let Some(puzzle) = languages.into_iter().find_map(|it| shipped(it, number)) {
            self.show_puzzle(number, puzzle);
        }
    }

    /// Shows a puzzle under this number.
    pub fn show_puzzle(&mut self, number: usize, puzzle: Puzzle) {
        self.abandon();
        self.show(Screen::Puzzle(Box::new(PuzzleScreen::new(number, puzzle, self.state.puzzles))));
    }

    /// Begins the round of a challenge that was received.
    pub fn begin_challenge(&mut self, challenge: &Challenge) {
        let dealt = self.state.deal_challenge(challenge);
        self.show_dealt(dealt);
    }

    /// Begins the round of a transcript that somebody chose, from its first guess on.
    ///
    /// # Errors
    /// Returns what is missing, or differs here.
    pub fn begin_game(&mut self, game: &Transcript) -> Result<(), ReplayError> {
        self.show_dealt(self.state.deal_game(game, Occasion::Free.again())?);
        Ok(())
    }

    /// Opens the steps of a challenge of a friend.
    pub fn open_challenge(&mut self) {
        let played = match &self.screen {
            Screen::GameOver(over) => Some(over.ended().transcript),
            _ => None,
        };
        let played = played.filter(|game| !game.opponent.is_friend());
        let dialog = ChallengeDialog::new(self.daily_language(), played);
        self.overlays.push(Overlay::Challenge(Box::new(dialog)));
    }

    /// Begins the round that has ended once more, with its opening and its seed. It counts nowhere. A round that asks what
    /// if begins where it went back to.
    pub fn begin_same(&mut self) {
        let Screen::GameOver(over) = &self.screen else { return };
        let round = &over.finished.round;
        if let Some(turn) = round.occasion().what_if() {
            self.go(Next::Back);
            return self.go_back_to(turn);
        }
        let Some(again) = round.afresh() else { return };
        let again = again.played_for(round.occasion().clone().again());
        self.play(again);
    }

    /// Shows the end of a past round.
    pub fn replay(&mut self, round: Round) {
        self.show(Screen::GameOver(GameOver::new(round.finish())));
        self.go(Next::Story);
    }

    /// Continues an interrupted attempt at the game of the day, for the date when the rounds were read last, or shows the end of
    /// an attempt that has ended. Returns whether there was one.
    pub fn go_on_with_today(&mut self) -> bool {
        if self.continues_today() {
            self.resume();
            return true;
        }
        let Some(end) = self.todays_end() else { return false };
        self.show(Screen::GameOver(end));
        true
    }

    /// Begins the game of the day.
    pub fn begin_today(&mut self) {
        if let Some(career) = self.career() {
            self.show_day(career.today(), self.today_counts());
        }
    }

    /// Returns whether today's game counts: it does the first time, in whichever language that has begun.
    pub fn today_counts(&self) -> bool {
        let is_first = self.career().is_some_and(|career| career.daily.today.is_none());
        is_first && !self.has_begun_today()
    }

    /// Returns the end of the first attempt at today's game, as it was. Returns `None` if there was none in this language, or if
    /// the words differ from those of the attempt.
    fn todays_end(&self) -> Option<GameOver> {
        let career = self.career()?;
        let ended = career.daily.ended.as_deref()?;
        let mut round = self.state.library.replay(&ended.transcript).ok()?;
        (round.peeked, round.hinted) = (ended.peeked, ended.hinted);
        let mut end = GameOver::new(round.played_for(ended.occasion.clone()).finish());
        end.news.today = career.daily.played(career.today()).filter(|_| career.keeps);
        let is_in_language = end.finished.word.alphabet() == self.daily_language();
        (is_in_language && end.ended() == *ended).then_some(end)
    }

    /// Returns whether the interrupted round is today's game, in the language that it is played in.
    pub fn continues_today(&self) -> bool {
        let (Some(career), Some(left)) = (self.career(), self.interrupted()) else { return false };
        let is_todays = left.occasion().day() == Some(career.today());
        is_todays && left.alphabet() == self.daily_language()
    }

    /// Begins the game of an earlier day. It counts nowhere.
    pub fn begin_day(&mut self, day: Day) {
        self.show_day(day, false);
    }

    fn show_day(&mut self, day: Day, counts: bool) {
        match self.state.deal_day(day, self.daily_language(), counts) {
            Ok(dealt) => self.play(dealt),
            Err(error) => {
                if let Screen::Setup(setup) = &mut self.screen {
                    setup.error = Some(error.to_string());
                }
            }
        }
    }

    /// Asks for an interrupted round, and before it for today's game, of which the title tells even if another one is continued.
    pub fn find_interrupted(&mut self) {
        self.state.interrupted = None;
        self.state.requests.send(Request::FindDaily);
        self.state.requests.send(Request::FindInterrupted);
    }

    /// Takes an interrupted round that was found. Today's game in another language doesn't hide another round: its game in this
    /// language will be saved in the place of that.
    pub fn find(&mut self, kept: &InPlay) {
        let found = kept.resume(&self.state.library).map(Box::new);
        let other = std::mem::replace(&mut self.state.interrupted, found);
        let day = self.interrupted().and_then(day_of);
        self.interrupted_day = day.or(self.interrupted_day);
        let stays = day.is_some() && self.has_begun_today() && !self.continues_today();
        if stays && other.is_some() {
            self.state.interrupted = other;
        }
    }

    /// Gives up the interrupted round once the first letter of another one is answered, which is saved in its place.
    pub fn give_up_interrupted(&mut self) {
        let Screen::Playing(playing) = &self.screen else { return };
        let round = &playing.round;
        let is_saved = !round.replies().is_empty() && InPlay::has_place(round);
        if !is_saved || self.gives_up_left(round.occasion().day().is_some()).is_none() {
            return;
        }
        let Some(left) = self.state.interrupted.take() else { return };
        let ended = Box::new(Ended::of(&left.finish()));
        self.count(&ended);
        // Its file is removed before the other round is written to it.
        self.state.requests.send_first(Request::Keep(ended));
    }

    /// Makes the interrupted round that was found the round of this session.
    pub fn resume(&mut self) {
        let Some(left) = self.state.interrupted.take() else { return };
        self.state.requests.send(Request::TakeOver);
        // Further rounds are like this one, unless those that are chosen anyway are.
        let is_own = left.occasion().play_on() == PlayOn::Same && left.occasion().level().is_none();
        let chosen = &self.state.spec;
        let is_new = |played: &GameSpec| {
            (played.opponent, played.list) != (chosen.opponent, chosen.list)
                || chosen.length.letters().is_some_and(|letters| letters != left.length())
        };
        if let Some(played) = self.state.spec_like(&left).filter(is_new).filter(|_| is_own) {
            self.state.spec = played;
        }
        self.show(Screen::Playing(Playing::new(*left, Remark::Resumed)));
    }

    /// Shows a new round, and the notice that was for the title, if there is one.
    pub fn show_dealt(&mut self, round: Round) {
        let explains = self.has_finished_fewer(EXPLAINED);
        let remark = Remark::Begin { notice: self.notice.take(), explains };
        self.show(Screen::Playing(Playing::new(round, remark)));
    }

    fn show_held(&mut self, round: ReverseRound) {
        let remark = HoldingRemark::Begin(self.notice.take());
        let holding = Holding::new(round, remark, &mut self.state.requests);
        self.show(Screen::Holding(holding));
    }

    /// Goes back to before a letter (from 0) of the round that has ended, if it has that letter.
    pub fn go_back_to(&mut self, letter: usize) {
        let over = match &self.screen {
            Screen::GameOver(over) => over,
            Screen::Story(story) => &story.end,
            _ => return,
        };
        let finished = &over.finished;
        let Some(round) = finished.round.back_to(letter) else { return };
        let Some(reply) = finished.round.replies().get(letter) else { return };
        let remark = Remark::WhatIf { guess: reply.guess.clone(), turn: letter };
        let mut story = match self.leave() {
            Screen::GameOver(end) => StoryScreen::new(end, &mut self.state.requests),
            Screen::Story(story) => story,
            screen => return self.replace(screen),
        };
        story.select(letter);
        self.behind.push(Screen::Story(story));
        self.replace(Screen::Playing(Playing::new(round, remark)));
    }

    /// Saves the round that has ended, and shows its end.
    pub fn end(&mut self, playing: Playing) {
        let finished = playing.round.finish();
        let news = self.keep(&finished);
        let mut over = GameOver::new(finished);
        over.news = news;
        if !self.state.saves {
            // Another window may have left a round in the meantime.
            self.find_interrupted();
        }
        self.state.requests.report(Event::Ended);
        self.replace(Screen::GameOver(over));
    }

    /// Leaves the round in play to be continued later. A round that cannot be resumed is given up.
    pub fn set_aside(&mut self) {
        match &self.screen {
            Screen::Playing(playing) if InPlay::of(&playing.round).is_some() => {}
            _ => self.abandon(),
        }
    }

    /// Gives up the round in play, if it has a letter, and saves it.
    pub fn abandon(&mut self) {
        let Screen::Playing(playing) = &self.screen else { return };
        if playing.round.replies().is_empty() {
            return;
        }
        let Screen::Playing(playing) = self.leave() else { return };
        self.keep(&playing.round.finish());
    }

    /// Saves a round, unless it is a what-if round or a replay. Returns what is new with it.
    fn keep(&mut self, finished: &Finished) -> News {
        if finished.round.occasion().what_if().is_some() {
            return News::default();
        }
        let ended = Box::new(Ended::of(finished));
        let news = self.count(&ended);
        self.state.requests.send(Request::Keep(ended));
        news
    }

    /// Counts a round that has ended, whose record is read again later. Returns what is new with it.
    fn count(&mut self, ended: &Ended) -> News {
        self.state.wants_records = true;
        let news = self.state.career.as_mut().map(|career| career.go_on(ended));
        news.unwrap_or_default()
    }
}
