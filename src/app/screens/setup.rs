//! Owns [`Setup`], the form before a round.

use crate::app::Preferences;
use crate::app::keys::{Action, Context};
use crate::app::stock::{Dealt, Stock};
use crate::app::widgets::field::TextField;
use crate::game::{Guesses, Holder, ListChoice};
use crate::prose::yes_or_no;
use crate::words::{ENGLISH, Word};

/// The form: every answer as it was given, good or bad.
#[derive(Clone, Debug)]
pub struct Setup {
    opponent: Holder,
    list: ListChoice,
    length: TextField,
    guesses: TextField,
    word: TextField,
    shows_words_left: bool,
    focus: Row,
    remark: Option<String>,
}

/// A row of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// Who holds the word.
    Opponent,
    /// Which list it comes from.
    List,
    /// How many letters it has.
    Length,
    /// The word itself, where a friend types it in.
    Word,
    /// How many misses lose.
    Guesses,
    /// Whether to show how many words are left.
    WordsLeft,
    /// Begin.
    Play,
}

/// What a key did to the form.
pub(in crate::app) enum Step {
    Stay,
    Quit,
    Statistics,
    Play(Dealt, Preferences),
}

impl Setup {
    pub(in crate::app) fn new(preferences: &Preferences) -> Self {
        Self {
            opponent: preferences.opponent,
            list: preferences.list,
            length: TextField::new(preferences.length.to_string()),
            guesses: TextField::new(preferences.guesses.to_string()),
            word: TextField::default(),
            shows_words_left: preferences.shows_words_left,
            focus: Row::Opponent,
            remark: None,
        }
    }

    /// The form with a remark about what was asked for, at the row that it is about.
    pub(in crate::app) fn at(preferences: &Preferences, row: Row, remark: Option<String>) -> Self {
        Self { focus: row, remark, ..Self::new(preferences) }
    }

    /// The rows that this opponent needs, from above.
    #[must_use]
    pub const fn rows(&self) -> &'static [Row] {
        match self.opponent {
            Holder::You => &[Row::Opponent, Row::List, Row::Length, Row::Guesses, Row::Play],
            holder if holder.is_friend() => {
                &[Row::Opponent, Row::Word, Row::Guesses, Row::WordsLeft, Row::List, Row::Play]
            }
            _ => &[Row::Opponent, Row::List, Row::Length, Row::Guesses, Row::WordsLeft, Row::Play],
        }
    }

    /// The row that keys go to.
    #[must_use]
    pub const fn focus(&self) -> Row {
        self.focus
    }

    /// Who will hold the word.
    #[must_use]
    pub const fn opponent(&self) -> Holder {
        self.opponent
    }

    /// The list chosen.
    #[must_use]
    pub const fn list(&self) -> ListChoice {
        self.list
    }

    /// The length as it was typed.
    #[must_use]
    pub fn length(&self) -> &str {
        self.length.text()
    }

    /// The guesses as they were typed.
    #[must_use]
    pub fn guesses(&self) -> &str {
        self.guesses.text()
    }

    /// How many letters of the friend's word have been typed.
    #[must_use]
    pub fn word_letters(&self) -> usize {
        self.word.text().chars().count()
    }

    /// Whether the words left will be shown from the start.
    #[must_use]
    pub const fn shows_words_left(&self) -> bool {
        self.shows_words_left
    }

    /// What is wrong with an answer, if it was found wrong.
    #[must_use]
    pub fn remark(&self) -> Option<&str> {
        self.remark.as_deref()
    }

    pub(in crate::app) const fn context(&self) -> Context {
        match self.focus {
            Row::Length | Row::Guesses | Row::Word => Context::Text,
            Row::Opponent | Row::List | Row::WordsLeft | Row::Play => Context::Choice,
        }
    }

    pub(in crate::app) fn update(&mut self, action: Action, stock: &mut Stock) -> Step {
        self.remark = None;
        match action {
            Action::Next => self.go(1),
            Action::Previous => self.go(-1),
            Action::More => self.change(1, stock),
            Action::Less => self.change(-1, stock),
            Action::Type(c) => self.typed(c, stock),
            Action::Erase => {
                if let Some(field) = self.field() {
                    field.erase();
                }
            }
            Action::Confirm if self.focus == Row::Play => return self.play(stock),
            Action::Confirm => match self.check(self.focus, stock) {
                Ok(()) => self.go(1),
                Err(remark) => self.refuse(self.focus, remark),
            },
            Action::Back => return Step::Quit,
            Action::Statistics => return Step::Statistics,
            _ => {}
        }
        Step::Stay
    }

    pub(in crate::app) fn paste(&mut self, text: &str, stock: &Stock) {
        self.remark = None;
        let fits = text.lines().next().unwrap_or_default().chars().take(TextField::MAX);
        fits.for_each(|c| self.typed(c, stock));
    }

    /// Moves to another row; past the ends it stays.
    fn go(&mut self, by: isize) {
        let rows = self.rows();
        let at = rows.iter().position(|row| *row == self.focus).unwrap_or(0);
        self.focus = rows[at.saturating_add_signed(by).min(rows.len() - 1)];
        if let Some(field) = self.field() {
            field.enter();
        }
    }

    fn field(&mut self) -> Option<&mut TextField> {
        match self.focus {
            Row::Length => Some(&mut self.length),
            Row::Guesses => Some(&mut self.guesses),
            Row::Word => Some(&mut self.word),
            Row::Opponent | Row::List | Row::WordsLeft | Row::Play => None,
        }
    }

    fn change(&mut self, by: isize, stock: &Stock) {
        match self.focus {
            Row::Opponent => self.opponent = stepped(&Holder::ALL, self.opponent, by),
            Row::List => {
                let lists: Vec<_> = stock.library.choices().collect();
                self.list = stepped(&lists, self.list, by);
            }
            Row::WordsLeft => self.shows_words_left = !self.shows_words_left,
            Row::Length => self.step_length(by, stock),
            Row::Guesses => {
                let guesses = self.guesses.text().parse::<Guesses>();
                let stepped =
                    guesses.map(|guesses| if by > 0 { guesses.more() } else { guesses.fewer() });
                match stepped {
                    Ok(stepped) => self.guesses.set(stepped.to_string()),
                    Err(error) => self.remark = Some(error.to_string()),
                }
            }
            Row::Word | Row::Play => {}
        }
    }

    /// Steps to the next length that has words.
    fn step_length(&mut self, by: isize, stock: &Stock) {
        let list = stock.library.list(self.list);
        let length = self.length.text().parse().unwrap_or(0);
        let (shorter, longer) = list.neighbours(length);
        let there = (list.count(length) > 0).then_some(length);
        let (wanted, other) = if by > 0 { (longer, shorter) } else { (shorter, longer) };
        if let Some(length) = wanted.or(there).or(other) {
            self.length.set(length.to_string());
        }
    }

    fn typed(&mut self, c: char, stock: &Stock) {
        match self.focus {
            Row::Length | Row::Guesses if !c.is_ascii_digit() => {
                self.remark = Some(String::from("type digits here, or step with ← and →"));
            }
            Row::Word if ENGLISH.letter(c).is_none() => {
                self.remark = Some(String::from("a word is made of the letters a to z"));
            }
            Row::Length | Row::Guesses | Row::Word => {
                if let Some(field) = self.field() {
                    field.push(c);
                }
            }
            Row::Opponent => {
                self.opponent = named(&Holder::ALL, self.opponent, c, |holder| holder.name());
            }
            Row::List => {
                let lists: Vec<_> = stock.library.choices().collect();
                self.list = named(&lists, self.list, c, |list| stock.library.name(list));
            }
            Row::WordsLeft => {
                self.shows_words_left = named(&[true, false], self.shows_words_left, c, yes_or_no)
            }
            Row::Play => {}
        }
    }

    fn refuse(&mut self, row: Row, remark: String) {
        self.focus = row;
        self.remark = Some(remark);
        if let Some(field) = self.field() {
            field.enter();
        }
    }

    /// What is wrong with a row's answer.
    fn check(&self, row: Row, stock: &Stock) -> Result<(), String> {
        match row {
            Row::Length => self.checked_length(stock).map(|_| ()),
            Row::Guesses => {
                self.guesses.text().parse::<Guesses>().map(|_| ()).map_err(|e| e.to_string())
            }
            Row::Word => {
                Word::parse(self.word.text(), &ENGLISH).map(|_| ()).map_err(|e| e.to_string())
            }
            Row::Opponent | Row::List | Row::WordsLeft | Row::Play => Ok(()),
        }
    }

    fn checked_length(&self, stock: &Stock) -> Result<usize, String> {
        let text = self.length.text();
        if text.is_empty() {
            return Err(String::from("type how many letters the word shall have"));
        }
        // Digits alone come in here; more of them than a number holds are as good as any wrong one.
        let length = text.parse().unwrap_or(usize::MAX);
        let checked = stock.library.check_length(self.opponent, self.list, length);
        checked.map_err(|error| error.to_string())
    }

    fn play(&mut self, stock: &mut Stock) -> Step {
        let wrong = self.rows().iter().find_map(|&row| Some((row, self.check(row, stock).err()?)));
        if let Some((row, remark)) = wrong {
            self.refuse(row, remark);
            return Step::Stay;
        }
        let length = match self.opponent.is_friend() {
            // The friend's word has its own length; the one chosen before is kept for later.
            true => self.length.text().parse().unwrap_or(stock.preferences.length),
            false => self.checked_length(stock).unwrap_or_default(),
        };
        let Ok(guesses) = self.guesses.text().parse() else { return Step::Stay };
        let preferences = Preferences {
            opponent: self.opponent,
            list: self.list,
            length,
            guesses,
            shows_words_left: self.shows_words_left,
        };
        let word = Word::parse(self.word.text(), &ENGLISH).ok();
        match stock.deal(&preferences, word.as_ref()) {
            Ok(dealt) => Step::Play(dealt, preferences),
            Err((row, remark)) => {
                self.refuse(row, remark);
                Step::Stay
            }
        }
    }
}

/// The value `by` steps on from this one, round the end.
fn stepped<T: Copy + PartialEq>(all: &[T], current: T, by: isize) -> T {
    let at = all.iter().position(|value| *value == current).unwrap_or(0);
    all[(at as isize + by).rem_euclid(all.len() as isize) as usize]
}

/// The next value after this one whose name begins with the character, round the end.
fn named<'a, T: Copy + PartialEq>(
    all: &[T],
    current: T,
    c: char,
    name: impl Fn(T) -> &'a str,
) -> T {
    let at = all.iter().position(|value| *value == current).unwrap_or(0);
    let following = all.iter().cycle().skip(at + 1).take(all.len());
    let begins = |value: T| name(value).starts_with(c.to_ascii_lowercase());
    following.copied().find(|value| begins(*value)).unwrap_or(current)
}
