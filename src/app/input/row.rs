//! Owns [`HomeLine`] and [`Row`]: the lines of the title, and the rows of the settings behind it.

use super::Pick;
use crate::app::Figure;
use crate::app::state::SessionState;
use crate::game::Lives;
use crate::game::spec::{Difficulty, Holder, Length, LivesChoice};

/// The most lives among the choices. More can be a setting.
const MOST_LIVES: u32 = 25;

/// A line of the title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HomeLine {
    /// The round that was interrupted.
    Continue,
    /// A round with the settings.
    Play,
    /// The game of the day.
    Today,
    /// The next puzzle.
    Puzzles,
}

impl HomeLine {
    /// The lines that are always there, from the top. One that continues a round is above them.
    pub const ALWAYS: [Self; 3] = [Self::Play, Self::Today, Self::Puzzles];
}

crate::words::named! {
    /// A row of the settings, from the top: first those that rounds depend on. Its name is that of the setting in flags and
    /// files.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Row {
        Opponent = "opponent",
        Language = "language",
        /// The word list.
        List = "list",
        /// The length of the word.
        Length = "length",
        /// The number of misses that lose.
        Lives = "lives",
        /// The colours.
        Theme = "theme",
        /// What the misses finish.
        Figure = "figure",
        /// Whether the opponent talks.
        Voice = "voice",
    }
}

impl Row {
    /// Returns the choices of the row, in their order; none if the front end has none. A friend's word is typed elsewhere.
    pub(in crate::app) fn choices(self, state: &SessionState) -> Vec<Pick> {
        let SessionState { spec, library, themes, figure, .. } = state;
        let language = library.alphabet(spec.list);
        match self {
            Self::Opponent => {
                let holders = Holder::ALL.into_iter().filter(|holder| !holder.is_friend());
                holders.map(Pick::Opponent).collect()
            }
            Self::Language => {
                let lists = library.languages().map(|it| library.in_language(spec.list, it));
                lists.map(Pick::List).collect()
            }
            Self::List => library.choices(language).map(Pick::List).collect(),
            Self::Length => {
                let lengths = library.list(spec.list).lengths().map(Length::Letters);
                let lengths = [Length::Level].into_iter().chain(lengths);
                lengths.chain([Length::Surprise]).map(Pick::Length).collect()
            }
            Self::Lives => {
                let named = Difficulty::ALL.map(LivesChoice::Named).into_iter();
                let numbers = (1..=MOST_LIVES).map(Lives::at_least_one).map(LivesChoice::Number);
                named.chain(numbers).map(Pick::Lives).collect()
            }
            Self::Theme => themes.iter().cloned().map(Pick::Theme).collect(),
            Self::Figure if figure.is_none() => Vec::new(),
            Self::Figure => Figure::ALL.map(Pick::Figure).into(),
            Self::Voice => [true, false].map(Pick::Voice).into(),
        }
    }

    /// Returns which of them is chosen.
    pub(in crate::app) fn chosen(self, state: &SessionState) -> Pick {
        let spec = &state.spec;
        match self {
            Self::Opponent => Pick::Opponent(spec.opponent),
            Self::Language | Self::List => Pick::List(spec.list),
            Self::Length => Pick::Length(spec.length),
            Self::Lives => Pick::Lives(spec.lives),
            Self::Theme => Pick::Theme(state.theme.clone().unwrap_or_default()),
            Self::Figure => Pick::Figure(state.figure.unwrap_or_default()),
            Self::Voice => Pick::Voice(state.voice),
        }
    }
}
