//! Owns [`Setup`], the form before a round.

mod chance;
mod change;
mod misses;
mod pick;
mod shown;

use crate::app::input::{Input, Row};
use crate::app::keys::{Action, Context};
use crate::app::state::{Preferences, SessionState};
use crate::app::widgets::field::TextField;
use crate::app::widgets::ring::stepped;
use crate::app::{FormError, Next, Request};
use crate::engine::Opponent;
use crate::game::{Difficulty, Holder, Library, ListChoice, Lives, OpeningChoice, StartingWords};
use crate::words::{Alphabet, MAX_LENGTH, Word};
use misses::LivesAreFor;

/// The form: each value as it was entered, valid or not.
#[derive(Clone, Debug)]
pub struct Setup {
    opponent: Holder,
    list: ListChoice,
    length: TextField,
    lives: TextField,
    word: TextField,
    shows_words_left: bool,
    opening: OpeningChoice,
    /// What rounds began with when the form was opened.
    given_opening: OpeningChoice,
    /// The number of misses follows from it, unless the player typed one.
    difficulty: Difficulty,
    /// Whether the number of misses was typed here.
    typed: bool,
    /// The number of misses that the player chose, while it follows from no difficulty, and the settings that it is for.
    own_lives: (String, LivesAreFor),
    focus: Row,
    /// Whether only the last row is shown, for a player who just wants to start.
    folded: bool,
    error: Option<FormError>,
    /// Whether the last key was the one that shows or hides the words left.
    toggled: bool,
    /// A language to offer to somebody who has never played.
    suggested: Option<&'static Alphabet>,
    /// The words that par was last requested for.
    asked: Option<StartingWords>,
}

impl Setup {
    pub(in crate::app) fn new(preferences: &Preferences) -> Self {
        Self {
            opponent: preferences.opponent,
            list: preferences.list,
            length: TextField::new(preferences.length.to_string()),
            lives: TextField::new(preferences.lives.to_string()),
            word: TextField::default(),
            shows_words_left: preferences.shows_words_left,
            opening: preferences.opening,
            given_opening: preferences.opening,
            difficulty: preferences.difficulty,
            typed: false,
            own_lives: (
                preferences.lives.to_string(),
                (preferences.opponent, preferences.list, preferences.length.to_string()),
            ),
            focus: Row::Opponent,
            folded: false,
            error: None,
            toggled: false,
            suggested: None,
            asked: None,
        }
    }

    /// Chooses the opponent of the last page of the lesson, unless one is chosen that cheats as the lesson says.
    pub(in crate::app) fn choose_who_cheats(&mut self, state: &SessionState) {
        if !matches!(self.opponent, Holder::Computer(opponent) if opponent.is_hostile()) {
            self.opponent = Opponent::Merciless.into();
            self.follow_par(state);
        }
    }

    /// Returns the form with a remark at the row that it is about.
    pub(in crate::app) fn at(
        preferences: &Preferences,
        row: Row,
        error: Option<FormError>,
    ) -> Self {
        Self { focus: row, error, ..Self::new(preferences) }
    }

    /// Selects the last row; the first time, hides the others.
    pub(in crate::app) const fn make_ready(&mut self, first_time: bool) {
        // A friend's word has to be typed.
        self.focus = if self.opponent.is_friend() { Row::Word } else { Row::Play };
        self.folded = first_time && !self.opponent.is_friend();
    }

    /// Offers a language, unless it is the one that is chosen.
    pub(in crate::app) fn suggest(&mut self, language: &'static Alphabet, library: &Library) {
        let chosen = library.alphabet(self.list);
        let has_lists = library.languages().any(|other| other == language);
        self.suggested = (has_lists && chosen != language).then_some(language);
    }

    /// A language that the player may want, and has not been asked about.
    pub const fn suggested(&self) -> Option<&'static Alphabet> {
        self.suggested
    }

    /// Returns whether only the row that starts the round is shown: the title.
    pub const fn is_folded(&self) -> bool {
        self.folded
    }

    /// Returns the rows that this opponent needs, from the top.
    pub const fn rows(&self) -> &'static [Row] {
        // Rows that several opponents have come in the same order.
        match self.opponent {
            _ if self.folded => &[Row::Play],
            Holder::You => {
                &[Row::Opponent, Row::Language, Row::List, Row::Length, Row::Lives, Row::Play]
            }
            holder if holder.is_friend() => {
                &[Row::Opponent, Row::Language, Row::List, Row::Word, Row::Lives, Row::Play]
            }
            _ => Self::ROWS_OF_A_COMPUTER,
        }
    }

    /// The rows if the computer holds the word.
    pub const ROWS_OF_A_COMPUTER: &'static [Row] = &[
        Row::Opponent,
        Row::Language,
        Row::List,
        Row::Length,
        Row::Lives,
        Row::Opening,
        Row::Play,
    ];

    pub(in crate::app) const fn context(&self) -> Context {
        match self.focus {
            Row::Length | Row::Lives | Row::Word => Context::Text,
            Row::Opponent | Row::Language | Row::List | Row::Opening | Row::Play => Context::Choice,
        }
    }

    pub(in crate::app) fn update(&mut self, input: &Input, state: &mut SessionState) -> Next {
        if input.is_by_the_player() {
            self.error = None;
            self.toggled = false;
        }
        if state.left_to_chance.is_some() && self.chooses_length(input) {
            self.toggle_any_length(state);
        }
        match input {
            Input::Act(action) => self.act(*action, state),
            Input::Pick(pick) => self.pick(*pick, state),
            Input::Enter(text) => self.enter(text, state),
            Input::Paste(text) => self.paste(text, state),
            Input::Choose(number) => self.choose(*number, state),
            _ => Next::Stay,
        }
    }

    fn act(&mut self, action: Action, state: &mut SessionState) -> Next {
        if std::mem::take(&mut self.folded) {
            self.folded = matches!(
                action,
                Action::Confirm
                    | Action::Accept
                    | Action::Back
                    | Action::Quit
                    | Action::ToggleWordsLeft
                    | Action::Statistics
                    | Action::Daily
                    | Action::Climb
            );
            if !self.folded {
                self.focus = self.rows().first().copied().unwrap_or(self.focus);
                return Next::Stay;
            }
        }
        match action {
            Action::Next => self.go(1),
            Action::Previous => self.go(-1),
            Action::More => self.change(1, state),
            Action::Less => self.change(-1, state),
            Action::Type(c) => {
                self.begin_anew();
                self.typed(c, state);
            }
            Action::Erase => {
                self.by_hand();
                if let Some(field) = self.field() {
                    field.erase();
                }
            }
            Action::Confirm => return self.play(state),
            Action::Accept if self.focus == Row::Play => return self.play(state),
            Action::Accept => match self.check(self.focus, state) {
                Ok(()) => self.go(1),
                Err(error) => self.refuse(self.focus, Some(error)),
            },
            Action::ToggleWordsLeft => {
                self.shows_words_left = !self.shows_words_left;
                self.toggled = true;
            }
            Action::ToggleAnyLength if self.rows().contains(&Row::Length) => {
                self.focus = Row::Length;
                self.toggle_any_length(state);
            }
            Action::Back if self.folded => return Next::Act(Action::Quit),
            Action::Back => {
                self.folded = true;
                self.focus = Row::Play;
            }
            Action::Quit => return Next::Quit,
            Action::Statistics => return Next::Statistics,
            Action::Daily => return Next::Daily,
            Action::Climb => return Next::Climb,
            _ => {}
        }
        Next::Stay
    }

    fn paste(&mut self, text: &str, state: &SessionState) -> Next {
        self.begin_anew();
        let fits = text.lines().next().unwrap_or_default().chars().take(TextField::MAX);
        fits.for_each(|c| self.typed(c, state));
        Next::Stay
    }

    /// Enters a text in the current row, and goes to the next one; from the last one, plays.
    fn enter(&mut self, text: &str, state: &mut SessionState) -> Next {
        if self.field().is_some_and(|field| field.text() != text) {
            self.by_hand();
        }
        if let Some(field) = self.field() {
            field.set(text.to_owned());
            self.follow_par(state);
        }
        self.act(Action::Accept, state)
    }

    /// Requests par for the current values, unless it is known or has been requested.
    pub(in crate::app) fn ask_for_par(&mut self, state: &mut SessionState) {
        let shown = self.words(state);
        let Some(start) = shown.filter(|_| shown != self.asked) else { return };
        if let (None, Some(words)) = (state.par(start), state.library.words(start)) {
            self.asked = shown;
            state.requests.send(Request::FindPar(start, words));
        }
    }

    /// Notes that the current row was changed by hand.
    fn by_hand(&mut self) {
        if self.focus == Row::Lives {
            self.difficulty = Difficulty::Custom;
            self.typed = true;
            self.own_lives.1 = self.lives_are_for();
        }
    }

    /// Moves to another row; beyond the last one is the first, since the form opens with its last row focused.
    fn go(&mut self, by: isize) {
        self.focus = stepped(self.rows(), self.focus, by);
        if let Some(field) = self.field() {
            field.enter();
        }
    }

    fn field(&mut self) -> Option<&mut TextField> {
        match self.focus {
            Row::Length => Some(&mut self.length),
            Row::Lives => Some(&mut self.lives),
            Row::Word => Some(&mut self.word),
            Row::Opponent | Row::Language | Row::List | Row::Opening | Row::Play => None,
        }
    }

    /// A length with the most digits is complete, so that the next digit begins another number.
    fn begin_anew(&mut self) {
        if self.focus == Row::Length && self.length.text().len() > MAX_LENGTH.ilog10() as usize {
            self.length.enter();
        }
    }

    fn refuse(&mut self, row: Row, error: Option<FormError>) {
        self.focus = row;
        self.folded = false;
        self.error = error;
        if let Some(field) = self.field() {
            field.enter();
        }
    }

    /// Returns the largest number of misses that matters: nobody can miss every letter.
    fn most(&self, state: &SessionState) -> Lives {
        let letters = state.library.alphabet(self.list).len();
        Lives::at_least_one(u32::try_from(letters).unwrap_or(u32::MAX))
    }

    /// Checks a row's value. A number of misses beyond the largest that matters is reduced.
    fn check(&mut self, row: Row, state: &SessionState) -> Result<(), FormError> {
        match row {
            Row::Length => self.checked_length(state).map(|_| ()),
            Row::Lives => {
                let lives: Lives = self.lives.text().parse().map_err(FormError::Lives)?;
                let most = self.most(state);
                // Values from flags and files are not corrected.
                if self.typed && lives > most {
                    self.lives.set(most.to_string());
                    return Err(FormError::TooManyLives(most.get() as usize));
                }
                Ok(())
            }
            Row::Word if self.word.text().is_empty() => Err(FormError::NoWord),
            Row::Word => Word::parse(self.word.text(), state.library.list(self.list).alphabet())
                .map(|_| ())
                .map_err(FormError::NotAWord),
            Row::Opponent | Row::Language | Row::List | Row::Opening | Row::Play => Ok(()),
        }
    }

    fn checked_length(&self, state: &SessionState) -> Result<usize, FormError> {
        let text = self.length.text();
        if text.is_empty() {
            return Err(FormError::NoLength);
        }
        // The text has only digits; a number that is too large is out of range.
        let length = text.parse().unwrap_or(usize::MAX);
        let checked = state.library.check_length(self.opponent, self.list, length);
        checked.map_err(FormError::NoWords)
    }

    /// Returns the settings that are chosen; a number that cannot be one stays as it was before.
    pub(in crate::app) fn chosen(&self, before: &Preferences) -> Preferences {
        Preferences {
            opponent: self.opponent,
            list: self.list,
            length: self.length.text().parse().unwrap_or(before.length),
            lives: self.lives.text().parse().unwrap_or(before.lives),
            difficulty: self.difficulty,
            shows_words_left: self.shows_words_left,
            opening: self.opening,
        }
    }

    fn play(&mut self, state: &mut SessionState) -> Next {
        let wrong = self.rows().iter().find_map(|&row| Some((row, self.check(row, state).err()?)));
        if let Some((row, error)) = wrong {
            self.refuse(row, Some(error));
            return Next::Stay;
        }
        // A friend's word has its own length; the one chosen before is kept for later.
        let preferences = self.chosen(&state.preferences);
        let word = self.friends_word(state.library.list(self.list).alphabet());
        match state.deal(&preferences, word.as_ref()) {
            Ok(dealt) => Next::Round(dealt, Box::new(preferences)),
            Err(missing) => {
                let (row, error) = missing.row();
                self.refuse(row, error);
                Next::Stay
            }
        }
    }
}
