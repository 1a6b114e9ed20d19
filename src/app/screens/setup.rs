//! Owns [`Setup`]: the title with its lines, and behind it the settings.

use crate::app::input::{HomeLine, Input, Pick, Row};
use crate::app::keys::{Action, Context};
use crate::app::messages::Choice;
use crate::app::state::SessionState;
use crate::app::widgets::menu::Menu;
use crate::app::widgets::ring::stepped;
use crate::app::{FormError, Next, Request};
use crate::game::{Difficulty, Holder, Length, LibraryError, LivesChoice, StartingWords};
use crate::words::Alphabet;

/// The title, and behind it the settings.
#[derive(Clone, Debug)]
pub struct Setup {
    lines: Menu<HomeLine>,
    settings: Option<SettingsForm>,
    error: Option<FormError>,
    /// The words that par was last requested for.
    asked: Option<StartingWords>,
}

/// The settings, while they are open.
#[derive(Clone, Debug)]
struct SettingsForm {
    row: Row,
    /// The number that is being typed into the row.
    typed: Option<String>,
}

impl Setup {
    /// The holders that can be chosen. A friend's word is typed elsewhere.
    pub const HOLDERS: [Holder; Holder::ALL.len() - 1] = Holder::WITHOUT_A_FRIEND;

    /// The longest number that can be typed, in digits.
    const DIGITS: usize = 9;

    /// Returns the title with this line selected.
    pub(crate) fn at(line: HomeLine) -> Self {
        let lines = Menu::new(HomeLine::ALL).selecting(line);
        Self { lines, settings: None, error: None, asked: None }
    }

    /// Returns the lines of the title.
    pub const fn lines(&self) -> &Menu<HomeLine> {
        &self.lines
    }

    /// Returns the current row of the settings, while they are open.
    pub fn row(&self) -> Option<Row> {
        self.settings.as_ref().map(|settings| settings.row)
    }

    /// Returns the number that is being typed into the current row, if any.
    pub fn typed(&self) -> Option<&str> {
        self.settings.as_ref()?.typed.as_deref()
    }

    /// Returns what is wrong, if anything.
    pub const fn error(&self) -> Option<&FormError> {
        self.error.as_ref()
    }

    /// Sets what is wrong.
    pub(crate) fn complain(&mut self, error: FormError) {
        self.error = Some(error);
    }

    /// Opens the settings at the length, because the list has no words of that length.
    pub(crate) fn refuse_length(&mut self, error: LibraryError) {
        self.open(Row::Length);
        self.error = Some(FormError::NoWords(error));
    }

    pub(crate) const fn context(&self) -> Context {
        match &self.settings {
            None => Context::Home,
            Some(SettingsForm { row: Row::Length | Row::Lives, .. }) => Context::Text,
            Some(_) => Context::Choice,
        }
    }

    pub(crate) fn update(&mut self, input: &Input, state: &mut SessionState) -> Next {
        if input.is_by_the_player() {
            self.error = None;
        }
        match (input, &mut self.settings) {
            (Input::Pick(Pick::Home(line)), None) => {
                self.lines = self.lines.clone().selecting(*line);
                return play(*line);
            }
            (Input::Pick(pick), _) => self.pick(*pick, state),
            (Input::Act(Action::Settings), None) => self.open(Row::Opponent),
            (Input::Act(Action::ToggleWordsLeft), None) => {
                state.shows_words_left = !state.shows_words_left;
                let choice = Choice::WordsLeft(state.shows_words_left);
                state.requests.send(Request::Choose(choice));
            }
            (Input::Act(Action::Statistics), None) => return Next::Statistics,
            (Input::Act(Action::Daily), None) => return Next::Daily,
            (Input::Act(Action::Climb), None) => return Next::Climb,
            (Input::Act(Action::Quit), None) => return Next::Quit,
            (input, None) => {
                if let Some(line) = self.lines.update(input) {
                    return play(line);
                }
            }
            (Input::Act(action), Some(_)) => self.change(*action, state),
            (Input::Enter(text) | Input::Paste(text), Some(settings)) => {
                settings.typed = Some(text.trim().chars().take(Self::DIGITS).collect());
                if matches!(input, Input::Enter(_)) {
                    self.settle(state);
                }
            }
            _ => {}
        }
        Next::Stay
    }

    fn open(&mut self, row: Row) {
        self.settings = Some(SettingsForm { row, typed: None });
    }

    /// Handles a key in the settings.
    fn change(&mut self, action: Action, state: &mut SessionState) {
        let Some(SettingsForm { row, typed, .. }) = &mut self.settings else { return };
        match (action, *row) {
            (Action::Next, _) => self.go(1, state),
            (Action::Previous, _) => self.go(-1, state),
            (Action::More, _) => self.step(By::Steps(1), state),
            (Action::Less, _) => self.step(By::Steps(-1), state),
            (Action::Type(c), Row::Length | Row::Lives) if c.is_ascii_digit() => {
                let typed = typed.get_or_insert_default();
                if typed.len() < Self::DIGITS {
                    typed.push(c);
                }
            }
            (Action::Type(c), _) => self.step(By::Letter(c), state),
            (Action::Erase, _) => {
                typed.as_mut().map(String::pop);
            }
            (Action::Confirm | Action::Back, _) if self.settle(state) => self.settings = None,
            _ => {}
        }
    }

    /// Moves to another row; beyond the last one is the first. A number that cannot be one has to be mended before.
    fn go(&mut self, by: isize, state: &mut SessionState) {
        if self.settle(state)
            && let Some(settings) = &mut self.settings
        {
            settings.row = stepped(&Row::ALL, settings.row, by);
        }
    }

    /// Chooses the number that was typed, if any. Returns whether it can be one.
    fn settle(&mut self, state: &mut SessionState) -> bool {
        let Some(settings) = &mut self.settings else { return true };
        let Some(typed) = settings.typed.take().filter(|typed| !typed.is_empty()) else {
            return true;
        };
        let pick = match settings.row {
            Row::Lives => typed.parse().map(Pick::Lives).map_err(FormError::Lives),
            _ => typed.parse().map(Pick::Length).map_err(FormError::Length),
        };
        match pick {
            Ok(pick) => self.pick(pick, state),
            Err(error) => self.error = Some(error),
        }
        self.error.is_none()
    }

    /// Chooses a value, and remembers it. Its row becomes the current one, if the settings are open.
    fn pick(&mut self, pick: Pick, state: &mut SessionState) {
        if let (Some(settings), Some(row)) = (&mut self.settings, pick.row()) {
            (settings.row, settings.typed) = (row, None);
        }
        let (library, spec) = (&state.library, &mut state.spec);
        let choice = match pick {
            Pick::Home(_) | Pick::Row(_) => return,
            Pick::Opponent(holder) => {
                spec.opponent = holder;
                Choice::Opponent(holder)
            }
            Pick::Language(language) => {
                spec.list = library.in_language(spec.list, language);
                Choice::List(spec.list)
            }
            Pick::List(list) => {
                spec.list = list;
                Choice::List(list)
            }
            Pick::Length(length) => {
                if let Length::Letters(letters) = length
                    && let Err(error) = library.of_length(spec.list, letters)
                {
                    return self.error = Some(FormError::NoWords(error));
                }
                spec.length = length;
                Choice::Length(length)
            }
            Pick::Lives(lives) => {
                spec.lives = lives;
                Choice::Lives(lives)
            }
        };
        // Another list may have no words of that length.
        if let Length::Letters(letters) = spec.length {
            spec.length = Length::Letters(library.nearest_length(spec.list, letters));
        }
        state.requests.send(Request::Choose(choice));
    }

    /// Replaces the value of the current row with another one.
    fn step(&mut self, by: By, state: &mut SessionState) {
        let Some(settings) = &mut self.settings else { return };
        settings.typed = None;
        let (library, spec) = (&state.library, &state.spec);
        let pick = match settings.row {
            Row::Opponent => {
                Pick::Opponent(by.choose(&Self::HOLDERS, spec.opponent, |it| it.name().to_owned()))
            }
            Row::Language => {
                let languages: Vec<_> = library.languages().collect();
                let chosen = library.alphabet(spec.list);
                let name = |language: &Alphabet| language.language().to_owned();
                Pick::Language(by.choose(&languages, chosen, name))
            }
            Row::List => {
                let lists: Vec<_> = library.choices(library.alphabet(spec.list)).collect();
                let name = |list| library.short_name(list).to_owned();
                Pick::List(by.choose(&lists, spec.list, name))
            }
            Row::Length => {
                let lengths = library.list(spec.list).lengths().map(Length::Letters);
                let lengths: Vec<_> = lengths.chain([Length::Surprise]).collect();
                Pick::Length(by.choose(&lengths, spec.length, |length| length.to_string()))
            }
            Row::Lives => match (spec.lives, by) {
                (LivesChoice::Number(lives), By::Steps(steps)) => {
                    let stepped = if steps > 0 { lives.more() } else { lives.fewer() };
                    Pick::Lives(LivesChoice::Number(stepped))
                }
                (chosen, by) => {
                    let all = Difficulty::ALL.map(LivesChoice::Named);
                    Pick::Lives(by.choose(&all, chosen, |lives| lives.to_string()))
                }
            },
        };
        self.pick(pick, state);
    }

    /// Requests par for the round that comes next, unless it is known or has been requested.
    pub(crate) fn ask_for_par(&mut self, state: &mut SessionState) {
        if state.spec.opponent.usual_lives().is_some() {
            return;
        }
        let start = state.next_round(&state.spec).start;
        if self.asked == Some(start) || state.par(start).is_some() {
            return;
        }
        if let Some(words) = state.library.words(start) {
            self.asked = Some(start);
            state.requests.send(Request::FindPar(start, words));
        }
    }
}

/// Returns what a line of the title starts.
const fn play(line: HomeLine) -> Next {
    match line {
        HomeLine::Play => Next::Begin,
        HomeLine::Today => Next::Daily,
        HomeLine::Puzzles => Next::Puzzle,
        HomeLine::Climb => Next::Climb,
    }
}

/// How a value is replaced with another one of a few.
#[derive(Clone, Copy)]
enum By {
    /// With the one this many steps on, wrapping around.
    Steps(isize),
    /// With the next one whose name begins with this character, wrapping around.
    Letter(char),
}

impl By {
    /// Returns the new value; the current one if there is no such value.
    fn choose<T: Copy + PartialEq>(self, all: &[T], current: T, name: impl Fn(T) -> String) -> T {
        match self {
            Self::Steps(by) => stepped(all, current, by),
            Self::Letter(c) => {
                let at = all.iter().position(|value| *value == current).unwrap_or(0);
                let either = [c.to_ascii_lowercase(), c.to_ascii_uppercase()];
                let mut following = all.iter().cycle().skip(at + 1).take(all.len()).copied();
                following.find(|value| name(*value).starts_with(either)).unwrap_or(current)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{GameSpec, Library, Lives};

    /// Returns the settings after these actions, what is remembered of them, and what is wrong.
    fn after(actions: &[Action]) -> (GameSpec, Vec<Request>, Option<FormError>) {
        let mut state = SessionState::new(Library::new(None), GameSpec::default(), 1);
        let mut setup = Setup::at(HomeLine::Play);
        for action in [&[Action::Settings], actions].concat() {
            setup.update(&Input::Act(action), &mut state);
        }
        let requests = state.requests.take().into_iter().map(|effect| match effect {
            crate::app::Effect::Request(request) => request,
            effect => panic!("{effect:?}"),
        });
        let requests = requests.collect();
        (state.spec, requests, setup.error)
    }

    #[test]
    fn a_row_is_stepped_typed_or_named_and_what_was_changed_is_remembered() {
        use Action::{Back, Confirm, Erase, Less, More, Next, Previous, Type};
        let start = GameSpec::default();
        let fair = Holder::from(crate::engine::Opponent::Fair);
        let lives = |number| LivesChoice::Number(Lives::at_least_one(number));
        let perfect = LivesChoice::Named(Difficulty::Perfect);
        for (keys, expected, remembered) in [
            (&[Confirm][..], start.clone(), None),
            (
                &[Type('f'), Back],
                GameSpec { opponent: fair, ..start.clone() },
                Some(Choice::Opponent(fair)),
            ),
            (
                &[Next, Next, Next, Type('1'), Type('2'), Confirm],
                GameSpec { length: Length::Letters(12), ..start.clone() },
                Some(Choice::Length(Length::Letters(12))),
            ),
            (
                &[Next, Next, Next, Type('1'), Erase, Type('s'), Confirm],
                GameSpec { length: Length::Surprise, ..start.clone() },
                Some(Choice::Length(Length::Surprise)),
            ),
            (
                &[Previous, More, More, Confirm],
                GameSpec { lives: perfect, ..start.clone() },
                Some(Choice::Lives(perfect)),
            ),
            (
                &[Previous, Type('7'), Next, Previous, Less, Confirm],
                GameSpec { lives: lives(6), ..start.clone() },
                Some(Choice::Lives(lives(6))),
            ),
        ] {
            let (spec, requests, error) = after(keys);
            assert_eq!((spec, error), (expected, None), "{keys:?}");
            assert_eq!(requests.last(), remembered.map(Request::Choose).as_ref(), "{keys:?}");
        }
    }

    #[test]
    fn a_number_that_cannot_be_one_is_refused() {
        use Action::{Confirm, Next, Type};
        let (spec, requests, error) = after(&[Next, Next, Next, Type('6'), Type('0'), Confirm]);
        assert!(matches!(error, Some(FormError::NoWords(_))), "{error:?}");
        assert_eq!((spec, requests), (GameSpec::default(), vec![]));
        let (_, _, error) = after(&[Next, Next, Next, Next, Type('0'), Confirm]);
        assert!(matches!(error, Some(FormError::Lives(_))), "{error:?}");
    }
}
