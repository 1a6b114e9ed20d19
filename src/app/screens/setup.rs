//! Owns [`Setup`], the form before a round.

mod pick;
mod row;
mod shown;

pub use pick::Pick;
pub use row::Row;

use super::Next;
use crate::app::Preferences;
use crate::app::asks::Asks;
use crate::app::keys::{Action, Context};
use crate::app::stock::Stock;
use crate::app::widgets::field::TextField;
use crate::app::widgets::steps::{named, stepped, stepped_by_name};
use crate::game::{Difficulty, Holder, ListChoice, Lives, LivesError};
use crate::prose::{self, yes_or_no};
use crate::words::{MAX_LENGTH, Word};

/// The form: every answer as it was given, good or bad.
#[derive(Clone, Debug)]
pub struct Setup {
    opponent: Holder,
    list: ListChoice,
    length: TextField,
    lives: TextField,
    word: TextField,
    shows_words_left: bool,
    /// The guesses follow it, unless they are the player's own.
    difficulty: Difficulty,
    /// Whether the guesses were typed here.
    typed: bool,
    focus: Row,
    /// Whether nothing but the last row is shown, for somebody who just wants to begin.
    folded: bool,
    remark: Option<String>,
    /// What par was last asked for.
    asked: Option<(ListChoice, usize)>,
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
            difficulty: preferences.difficulty,
            typed: false,
            focus: Row::Opponent,
            folded: false,
            remark: None,
            asked: None,
        }
    }

    /// The form with a remark about what was asked for, at the row that it is about.
    pub(in crate::app) fn at(preferences: &Preferences, row: Row, remark: Option<String>) -> Self {
        Self { focus: row, remark, ..Self::new(preferences) }
    }

    /// Waits for nothing but the word to begin; the first time the other rows are folded away.
    pub(in crate::app) const fn make_ready(&mut self, first_time: bool) {
        // A friend's word has to be typed in.
        self.focus = if self.opponent.is_friend() { Row::Word } else { Row::Play };
        self.folded = first_time && !self.opponent.is_friend();
    }

    /// Whether all rows but the one that begins the round are folded away.
    #[must_use]
    pub const fn is_folded(&self) -> bool {
        self.folded
    }

    /// The rows that this opponent needs, from above.
    #[must_use]
    pub const fn rows(&self) -> &'static [Row] {
        match self.opponent {
            _ if self.folded => &[Row::Play],
            Holder::You => &[Row::Opponent, Row::List, Row::Length, Row::Lives, Row::Play],
            holder if holder.is_friend() => {
                &[Row::Opponent, Row::Word, Row::Lives, Row::WordsLeft, Row::List, Row::Play]
            }
            _ => &[Row::Opponent, Row::List, Row::Length, Row::Lives, Row::WordsLeft, Row::Play],
        }
    }

    pub(in crate::app) const fn context(&self) -> Context {
        match self.focus {
            Row::Length | Row::Lives | Row::Word => Context::Text,
            Row::Opponent | Row::List | Row::WordsLeft | Row::Play => Context::Choice,
        }
    }

    pub(in crate::app) fn update(&mut self, action: Action, stock: &mut Stock) -> Next {
        self.remark = None;
        let before = self.ground();
        let next = self.act(action, stock);
        if before != self.ground() {
            self.follow_par(stock);
        }
        next
    }

    fn act(&mut self, action: Action, stock: &mut Stock) -> Next {
        if std::mem::take(&mut self.folded) {
            self.folded = matches!(
                action,
                Action::Confirm | Action::Back | Action::Statistics | Action::Daily | Action::Climb
            );
            if !self.folded {
                self.focus = self.rows().first().copied().unwrap_or(self.focus);
                return Next::Stay;
            }
        }
        match action {
            Action::Next => self.go(1),
            Action::Previous => self.go(-1),
            Action::More => self.change(1, stock),
            Action::Less => self.change(-1, stock),
            Action::Type(c) => {
                self.begin_anew();
                self.typed(c, stock);
            }
            Action::Erase => {
                self.by_hand();
                if let Some(field) = self.field() {
                    field.erase();
                }
            }
            Action::Confirm if self.focus == Row::Play => return self.play(stock),
            Action::Confirm => match self.check(self.focus, stock) {
                Ok(()) => self.go(1),
                Err(remark) => self.refuse(self.focus, remark),
            },
            Action::Back => return Next::Quit,
            Action::Statistics => return Next::Statistics,
            Action::Daily => return Next::Daily,
            Action::Climb => return Next::Climb,
            _ => {}
        }
        Next::Stay
    }

    pub(in crate::app) fn paste(&mut self, text: &str, stock: &Stock) {
        self.remark = None;
        let before = self.ground();
        self.begin_anew();
        let fits = text.lines().next().unwrap_or_default().chars().take(TextField::MAX);
        fits.for_each(|c| self.typed(c, stock));
        if before != self.ground() {
            self.follow_par(stock);
        }
    }

    /// Takes the value with this number (from 0) for the row that keys go to, of those that it offers. Where
    /// par is not known, no difficulty is offered.
    pub(in crate::app) fn choose(&mut self, number: usize, stock: &Stock) {
        self.remark = None;
        match self.focus {
            Row::Opponent => self.opponent = *Holder::ALL.get(number).unwrap_or(&self.opponent),
            Row::List => self.list = stock.library.choices().nth(number).unwrap_or(self.list),
            Row::Lives => {
                let named = Difficulty::ALL.get(number).copied();
                let named = named.filter(|named| named.beyond_par().is_some());
                if let Some(difficulty) = named.filter(|_| self.par(stock).is_some()) {
                    self.difficulty = difficulty;
                }
            }
            Row::Length | Row::Word | Row::WordsLeft | Row::Play => {}
        }
        self.follow_par(stock);
    }

    /// Takes a text for the row that keys go to, and confirms it.
    pub(in crate::app) fn enter(&mut self, text: &str, stock: &mut Stock) -> Next {
        if self.field().is_some_and(|field| field.text() != text) {
            self.by_hand();
        }
        if let Some(field) = self.field() {
            field.set(text.to_owned());
            self.follow_par(stock);
        }
        self.update(Action::Confirm, stock)
    }

    /// Asks for par of what the form shows, unless it is known or has been asked for.
    pub(in crate::app) fn ask_for_par(&mut self, stock: &Stock, asks: &mut Asks) {
        let shown = self.ground();
        let Some((list, length)) = shown.filter(|_| shown != self.asked) else { return };
        if let (None, Ok(listed)) = (stock.par(list, length), stock.library.of_length(list, length))
        {
            self.asked = shown;
            asks.find_par(list, length, listed);
        }
    }

    /// Par of some list and length has become known.
    pub(in crate::app) fn par_is_known(&mut self, stock: &Stock) {
        self.follow_par(stock);
    }

    /// A difficulty that has a name is as far from par as it was, wherever par is now.
    fn follow_par(&mut self, stock: &Stock) {
        if let Some(lives) = self.par(stock).and_then(|par| self.difficulty.lives(par)) {
            self.lives.set(lives.to_string());
        }
    }

    /// The row that keys go to is changed by hand.
    fn by_hand(&mut self) {
        if self.focus == Row::Lives {
            self.difficulty = Difficulty::Custom;
            self.typed = true;
        }
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
            Row::Lives => Some(&mut self.lives),
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
            Row::Lives => match (self.lives.text().parse::<Lives>(), self.par(stock)) {
                (Ok(lives), Some(par)) => {
                    let stepped = stepped_by_name(lives, par, by).min(lives.max(self.most(stock)));
                    self.difficulty = Difficulty::of(stepped, par);
                    self.lives.set(stepped.to_string());
                }
                (Ok(lives), None) => {
                    self.by_hand();
                    let stepped = if by > 0 { lives.more() } else { lives.fewer() };
                    let stepped = stepped.min(lives.max(self.most(stock)));
                    self.lives.set(stepped.to_string());
                }
                (Err(error), _) => self.remark = Some(error.to_string()),
            },
            Row::Word | Row::Play => {}
        }
    }

    /// The misses that a perfect player needs for what the form asks for, where that is known.
    fn par(&self, stock: &Stock) -> Option<usize> {
        self.ground().and_then(|(list, length)| stock.par(list, length))
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

    /// A length with as many digits as any has is not gone on with: the next digit begins another number.
    fn begin_anew(&mut self) {
        if self.focus == Row::Length && self.length.text().len() > MAX_LENGTH.ilog10() as usize {
            self.length.enter();
        }
    }

    fn typed(&mut self, c: char, stock: &Stock) {
        match self.focus {
            Row::Length | Row::Lives if !c.is_ascii_digit() => {
                self.remark = Some(prose::form::DIGITS.to_owned());
            }
            Row::Word if stock.library.list(self.list).alphabet().letter(c).is_none() => {
                self.remark =
                    Some(prose::form::letters_only(stock.library.list(self.list).alphabet()));
            }
            Row::Length | Row::Lives | Row::Word => {
                self.by_hand();
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

    /// The most misses that differ from fewer: nobody can miss every letter.
    fn most(&self, stock: &Stock) -> Lives {
        let letters = stock.library.alphabet(self.list).len();
        Lives::at_least_one(u32::try_from(letters).unwrap_or(u32::MAX))
    }

    /// What is wrong with a row's answer. More misses than matter become the most that do.
    fn check(&mut self, row: Row, stock: &Stock) -> Result<(), String> {
        match row {
            Row::Length => self.checked_length(stock).map(|_| ()),
            Row::Lives => {
                let lives: Lives =
                    self.lives.text().parse().map_err(|e: LivesError| e.to_string())?;
                let most = self.most(stock);
                // What settings ask for is played as they ask.
                if self.typed && lives > most {
                    self.lives.set(most.to_string());
                    return Err(prose::form::most_misses(most.get() as usize));
                }
                Ok(())
            }
            Row::Word if self.word.text().is_empty() => Err(prose::form::NO_WORD.to_owned()),
            Row::Word => Word::parse(self.word.text(), stock.library.list(self.list).alphabet())
                .map(|_| ())
                .map_err(|e| e.to_string()),
            Row::Opponent | Row::List | Row::WordsLeft | Row::Play => Ok(()),
        }
    }

    fn checked_length(&self, stock: &Stock) -> Result<usize, String> {
        let text = self.length.text();
        if text.is_empty() {
            return Err(prose::form::NO_LENGTH.to_owned());
        }
        // Digits alone come in here; more of them than a number holds are as good as any wrong one.
        let length = text.parse().unwrap_or(usize::MAX);
        let checked = stock.library.check_length(self.opponent, self.list, length);
        checked.map_err(|error| error.to_string())
    }

    fn play(&mut self, stock: &mut Stock) -> Next {
        let wrong = self.rows().iter().find_map(|&row| Some((row, self.check(row, stock).err()?)));
        if let Some((row, remark)) = wrong {
            self.refuse(row, remark);
            return Next::Stay;
        }
        let length = match self.opponent.is_friend() {
            // The friend's word has its own length; the one chosen before is kept for later.
            true => self.length.text().parse().unwrap_or(stock.preferences.length),
            false => self.checked_length(stock).unwrap_or_default(),
        };
        let Ok(lives) = self.lives.text().parse() else { return Next::Stay };
        let preferences = Preferences {
            opponent: self.opponent,
            list: self.list,
            length,
            lives,
            difficulty: self.difficulty,
            shows_words_left: self.shows_words_left,
        };
        let word = Word::parse(self.word.text(), stock.library.list(self.list).alphabet()).ok();
        match stock.deal(&preferences, word.as_ref()) {
            Ok(dealt) => Next::Round(dealt, Box::new(preferences)),
            Err(missing) => {
                let (row, remark) = Row::of(missing);
                self.refuse(row, remark);
                Next::Stay
            }
        }
    }
}
