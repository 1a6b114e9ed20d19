//! Owns [`Moment`]: when the opponent has something to say. It follows from the round alone, so it is the same whenever
//! the round is looked at.

use super::spoken::{Line, Place};
use super::{App, GameOver, HeldOver, Preference, Request, Screen};
use crate::engine::{Holds, Reply};
use crate::game::{Outcome, Round, Standing};
use crate::history::Figures;
use crate::solver::mixing::mix;

crate::words::named! {
    /// A moment at which the opponent says something. Its name is the heading above its lines.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Moment {
        /// It said yes because every word left has the letter, for the first time.
        ForcedYes = "ForcedYes",
        /// Ten words are left, or fewer.
        TenWords = "TenWords",
        /// Two words and one life are left.
        TwoWords = "TwoWords",
        /// A miss has left one life.
        LastLife = "LastLife",
        /// The player has won.
        Cornered = "Cornered",
        /// The player has lost.
        Hanged = "Hanged",
        GivenUp = "GivenUp",
        /// The player has won without help and with no more misses than perfect play costs.
        PerfectWin = "PerfectWin",
        /// The player has not won, and had won several rounds in a row.
        StreakLost = "StreakLost",
        /// In a fair round few words are left, or one life.
        Bored = "Bored",
        /// The player has won a fair round.
        FairWin = "FairWin",
        /// The player has not won a fair round.
        FairLoss = "FairLoss",
        /// The computer has found the player's word.
        FoundYours = "FoundYours",
        /// The computer has run out of lives.
        Outlasted = "Outlasted",
    }
}

impl Moment {
    /// Of this many guesses in a row, at most one is a moment.
    pub const APART: usize = 3;

    /// Returns the moment of the last guess, if it is one.
    pub fn of_guess(round: &Round) -> Option<Self> {
        let mut last: Option<(usize, Self)> = None;
        for turn in 0..round.replies().len() {
            if last.is_none_or(|(before, _)| turn >= before + Self::APART) {
                last = Self::at(round, turn).map(|moment| (turn, moment)).or(last);
            }
        }
        last.filter(|(turn, _)| turn + 1 == round.replies().len()).map(|(_, moment)| moment)
    }

    /// Returns the moment of a guess (from 0), whatever was said before.
    fn at(round: &Round, turn: usize) -> Option<Self> {
        let replies = round.replies().get(..=turn)?;
        let (reply, earlier) = replies.split_last()?;
        let [before, after] = *round.words_left_by_turn().get(turn..turn + 2)? else { return None };
        let misses = replies.iter().filter(|reply| reply.is_miss()).count();
        match ((round.lives().get() as usize).saturating_sub(misses), after) {
            (1, 2) if reply.is_miss() || before > 2 => Some(Self::TwoWords),
            (1, 2..) if reply.is_miss() => Some(Self::LastLife),
            _ if is_forced(reply) && !earlier.iter().any(is_forced) => Some(Self::ForcedYes),
            // It comes in three of four rounds: in half of those that is enough, or its lines would come one after the other.
            (_, 3..=10) if before > 10 && !mix(round.seed()).is_multiple_of(2) => {
                Some(Self::TenWords)
            }
            _ => None,
        }
    }

    /// Returns the moment of the end of a round.
    fn of_end(over: &GameOver) -> Self {
        match over.finished.outcome {
            _ if over.news.lost_streak => Self::StreakLost,
            Outcome::Won => {
                let played = Figures::from(&over.ended());
                let is_perfect = played.beyond_perfect.is_some_and(|misses| misses <= 0);
                if is_perfect && played.unaided { Self::PerfectWin } else { Self::Cornered }
            }
            Outcome::Lost => Self::Hanged,
            Outcome::GivenUp => Self::GivenUp,
        }
    }
}

/// Returns whether every word had the letter.
fn is_forced(reply: &Reply) -> bool {
    reply.families().iter().all(|family| !family.places.is_empty())
}

impl Moment {
    /// Returns what a moment becomes in a round whose word never changes: `None` if there is nothing to say then.
    const fn in_fair(self) -> Option<Self> {
        match self {
            Self::TenWords | Self::LastLife => Some(Self::Bored),
            Self::Cornered | Self::PerfectWin => Some(Self::FairWin),
            Self::Hanged | Self::GivenUp | Self::StreakLost => Some(Self::FairLoss),
            _ => None,
        }
    }

    /// Returns the moment of the end of a round in which the player held the word, once the word is known.
    fn of_held(over: &HeldOver) -> Option<Self> {
        let (round, word) = (&over.round, over.word.as_ref()?);
        match round.standing() {
            Standing::Won => Some(Self::FoundYours),
            Standing::Lost if round.check(word).is_empty() => Some(Self::Outlasted),
            _ => None,
        }
    }
}

impl App {
    /// Returns the moment on the screen, and where it is, if the opponent talks. One that helps, and a friend's word, have
    /// nothing to say. During a round it would give away how many words are left, so it is silent if they are hidden.
    fn moment(&self) -> Option<(Place, Moment)> {
        let (moment, round, over) = match &self.screen {
            _ if !self.talks() => return None,
            Screen::Playing(playing) if self.state.shows_words_left => {
                (Moment::of_guess(&playing.round), &playing.round, false)
            }
            Screen::GameOver(over) => (Some(Moment::of_end(over)), &over.finished.round, true),
            Screen::HeldOver(over) => {
                let place = (0, over.round.answers().len(), true);
                return Moment::of_held(over).map(|moment| (place, moment));
            }
            _ => return None,
        };
        let moment = moment.filter(|_| round.occasion().what_if().is_none());
        let moment = match round.engine().opponent().holds() {
            Holds::Families => moment,
            Holds::DrawnWord => moment.and_then(Moment::in_fair),
            Holds::TypedWord => None,
        };
        moment.map(|moment| ((round.seed(), round.replies().len(), over), moment))
    }

    /// Returns what the opponent says on the screen, if anything.
    pub fn spoken(&self) -> Option<Line> {
        self.moment().and_then(|(place, _)| self.spoken.at(place))
    }

    /// Lets the opponent speak, if it has something new to say at this moment.
    pub(super) fn speak(&mut self) {
        let has_begun = match &self.screen {
            Screen::Playing(playing) => playing.round.replies().is_empty(),
            Screen::Holding(_) => true,
            _ => false,
        };
        if has_begun {
            self.spoken.begin();
        }
        if let Some((place, moment)) = self.moment()
            && self.spoken.speak(place, moment)
        {
            let choice = Preference::Spoken(self.spoken.clone());
            self.state.requests.send(Request::Remember(choice));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::keys::Action;
    use crate::app::{Effect, Input};
    use crate::engine::{Opponent, Setter};
    use crate::game::Lives;
    use crate::tests::{NINE as WORDS, game, letter, words};
    use crate::words::EmbeddedList;

    /// Returns a round about these words, against an opponent that talks if it ever does.
    fn playing(words: &str, lives: u32, opponent: Opponent) -> App {
        let mut app =
            game::new(words, opponent, 4, lives).showing_words_left(true).with_voice(true);
        app.begin();
        app
    }

    /// Guesses letters, and returns the moment after each.
    fn guess(app: &mut App, letters: &str) -> Vec<Option<Moment>> {
        let each = letters.chars().map(|letter| {
            let _ = app.handle(&Input::Act(Action::Type(letter)));
            app.moment().map(|(_, moment)| moment)
        });
        each.collect()
    }

    #[test]
    fn moments_follow_from_the_round_and_two_guesses_in_a_row_are_none() {
        use Moment::*;
        for (words, lives, letters, expected) in [
            (WORDS, 3, "eot", &[None, None, Some(TwoWords)][..]),
            (WORDS, 2, "eoz", &[Some(LastLife), None, Some(Hanged)]),
            (&format!("{WORDS} mint sulk lamp"), 9, "e", &[Some(TenWords)]),
            ("cool good", 3, "ocgd", &[Some(ForcedYes), None, None, Some(Cornered)]),
            ("cool good", 1, "o", &[Some(ForcedYes)]),
            ("cool good", 4, "ozxq", &[Some(ForcedYes), None, None, Some(TwoWords)]),
            ("cool good deal", 1, "o", &[Some(TwoWords)]),
            ("cool", 3, "zocl", &[None, Some(ForcedYes), None, Some(Cornered)]),
        ] {
            let mut app = playing(words, lives, Opponent::Greedy);
            assert_eq!(guess(&mut app, letters), expected, "{words}, {letters}");
        }
        let is_told_of_ten = |seed: &u64| {
            let many = words(&format!("{WORDS} mint sulk lamp"));
            let mut round = Round::new(Opponent::Greedy, many, Lives::at_least_one(9), *seed);
            round.guess(letter('e')).unwrap();
            Moment::of_guess(&round) == Some(TenWords)
        };
        let told = (0..100).filter(is_told_of_ten).count();
        assert!((35..65).contains(&told), "in about half of the rounds: {told}");
        let mut app = playing(WORDS, 3, Opponent::Greedy);
        let _ = app.handle(&Input::Act(Action::GiveUp));
        assert_eq!(app.moment().unwrap().1, GivenUp);
    }

    #[test]
    fn a_win_without_help_and_without_a_miss_too_many_is_perfect() {
        // There are two words of this length, and an I in both.
        let words = EmbeddedList::EVERYDAY.load().of_length(18).unwrap().candidates();
        for (first, hinted, moment) in [
            ("i", false, Moment::PerfectWin),
            ("i", true, Moment::Cornered),
            ("zi", false, Moment::Cornered),
        ] {
            let mut round =
                Round::new(Opponent::Merciless, words.clone(), Lives::at_least_one(2), 1);
            let guess = |round: &mut Round, letter| {
                let _ = round.guess_with(&mut Setter::default(), letter, &|| false);
            };
            first.chars().for_each(|c| guess(&mut round, letter(c)));
            let word = round.engine().candidates().words().next().unwrap();
            word.letter_set().iter().for_each(|letter| guess(&mut round, letter));
            round.hinted = hinted;
            assert_eq!(Moment::of_end(&GameOver::new(round.finish())), moment, "{first}");
        }
    }

    #[test]
    fn in_fair_rounds_it_is_bored_and_the_end_is_another() {
        let mut app = playing(&format!("{WORDS} mint sulk lamp"), 9, Opponent::Fair);
        let heard = guess(&mut app, "zxqjkvwyeaoublcdghimnpstfr");
        let heard: Vec<_> = heard.into_iter().flatten().collect();
        assert!(heard.contains(&Moment::Bored), "{heard:?}");
        assert!([Moment::FairLoss, Moment::FairWin].contains(heard.last().unwrap()), "{heard:?}");
    }

    #[test]
    fn what_is_said_stays_until_the_next_guess_and_is_remembered() {
        let mut app = playing(WORDS, 2, Opponent::Greedy);
        let events = app.handle(&Input::Act(Action::Type('e')));
        let line = app.spoken().unwrap();
        assert_eq!(line.moment, Moment::LastLife);
        let chosen = |effect: &Effect| {
            matches!(effect, Effect::Request(Request::Remember(Preference::Spoken(_))))
        };
        assert!(events.iter().any(chosen));
        let _ = app.handle(&Input::Act(Action::Help));
        let events = app.handle(&Input::Act(Action::Help));
        assert_eq!((app.spoken(), events.iter().any(chosen)), (Some(line), false));
    }

    #[test]
    fn nobody_talks_who_is_not_to() {
        let letters = "eotz";
        let quiet = |mut app: App| assert_eq!(guess(&mut app, letters), [None; 4]);
        quiet(playing(WORDS, 4, Opponent::Greedy).with_voice(false));
        let mut hidden = playing(WORDS, 3, Opponent::Greedy);
        let _ = hidden.handle(&Input::Act(Action::ToggleWordsLeft));
        assert_eq!(guess(&mut hidden, "eot"), [None; 3]);
        hidden.go_back_to(0);
        assert_eq!(guess(&mut hidden, "z"), [Some(Moment::Hanged)], "the end gives nothing away");
        hidden.go_back_to(0);
        assert_eq!(guess(&mut hidden, "xvq"), [None; 3], "what if");
    }
}
