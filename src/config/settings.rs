//! Owns the table of settings. One entry gives the field of [`Config`] and of [`Settings`], the flag, the
//! environment variable, the key in the configuration file, the help and the paragraph that `--print-config`
//! writes.

use std::ffi::OsStr;
use std::path::PathBuf;

use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use super::choices::{Background, GlyphChoice, Motion, OFFERED_LENGTHS, When};
use super::parse::{self, text};
use crate::app::Figure;
use crate::engine::Opponent;
use crate::game::GameSpec;
use crate::game::library::ListChoice;
use crate::game::opening::OpeningChoice;
use crate::game::spec::{Difficulty, Holder, Length, LivesChoice};
use crate::text::Letters;
use crate::text::names::about;
use crate::words::{Alphabet, Grade};

crate::words::named! {
    /// The part of the game that a setting is about. Its name is the heading in the help.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SettingGroup {
        /// The game itself, and what is saved of it.
        Playing = "Playing",
        /// The words.
        Words = "Words",
        /// Classrooms.
        Teaching = "For teachers",
        /// The appearance; `replay` has these flags, too.
        Look = "Appearance",
    }
}

/// The kind of a setting's flag.
#[derive(Clone, Copy, Debug)]
pub enum Flag {
    /// One of these names; the text is the placeholder in the help.
    OneOf(&'static str, fn() -> Vec<&'static str>),
    /// The same, with an explanation of each name.
    OneOfThese(&'static str, fn() -> Vec<(&'static str, &'static str)>),
    /// A text, a number or a path, with values that shells offer, if any.
    Such(&'static str, fn() -> Vec<&'static str>),
    /// A switch: `--NAME` turns it on, and `--no-NAME` off if there is a help for that.
    Switch(Option<&'static str>),
}

impl Flag {
    /// The placeholder of the path of a file.
    pub const FILE: &'static str = "FILE";

    /// Returns whether the setting is on or off.
    pub(crate) const fn is_switch(self) -> bool {
        matches!(self, Self::Switch(_))
    }

    /// Returns the values that shells offer, if any.
    pub fn offered(self) -> Vec<&'static str> {
        match self {
            Self::OneOf(_, names) | Self::Such(_, names) => names(),
            Self::OneOfThese(_, names) => names().into_iter().map(|(name, _)| name).collect(),
            Self::Switch(_) => Vec::new(),
        }
    }

    /// Returns the valid names, if there are no other values.
    fn names(self) -> Vec<&'static str> {
        if let Self::Such(..) = self { Vec::new() } else { self.offered() }
    }
}

/// The definition of a setting.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// The name in a file, from which the variable's name is derived.
    pub name: &'static str,
    /// The name of its flag.
    pub positive: &'static str,
    /// The name of the flag that turns it off, if there is one.
    pub negative: &'static str,
    /// The lines that explain it: the first is for the help, more are for the file.
    pub doc: &'static [&'static str],
    /// What it is about.
    pub part: SettingGroup,
    /// The kind of its flag.
    pub flag: Flag,
    /// Parses it from a flag or a variable; the error says what would be valid.
    pub set: fn(&mut Config, &OsStr) -> Result<(), String>,
    /// Returns its value for a file; `None` if it has none.
    pub value: fn(&Settings) -> Option<toml::Value>,
}

impl Setting {
    /// Returns the setting with this name.
    pub(super) fn named(name: &str) -> Option<&'static Self> {
        SETTINGS.iter().find(|known| known.name == name)
    }

    /// Returns the summary and the valid names, without a full stop.
    pub(crate) fn summary(&self) -> String {
        let summary = self.doc.first().map_or("", |line| line.trim()).trim_end_matches('.');
        match self.flag.names() {
            names if names.is_empty() => summary.to_owned(),
            names => format!("{summary}: {}", names.join(", ")),
        }
    }

    /// Returns the full explanation, line by line.
    pub(super) fn explained(&self) -> Vec<String> {
        let more = self.doc.iter().skip(1).map(|line| line.trim()).filter(|line| !line.is_empty());
        let mut lines = vec![self.summary() + "."];
        lines.extend(more.map(str::to_owned));
        if let Flag::OneOfThese(_, names) = self.flag {
            let wide = self.flag.offered().iter().map(|name| name.width() + 2).max().unwrap_or(0);
            let meaning =
                |(name, meaning)| format!("  {:<wide$}  {meaning}", format!("\"{name}\""));
            lines.extend(names().into_iter().map(meaning));
        }
        lines
    }
}

macro_rules! first {
    ($first:expr $(, $others:expr)*) => {
        $first
    };
}

macro_rules! settings {
    ($(
        $(#[doc = $doc:literal])+
        $part:ident $name:ident $((flag $spelled:literal))?: $kind:ty = $default:expr,
        $parse:expr, $flag:expr;
    )+) => {
        /// Settings from one source; fields that are `None` come from a source of lower precedence.
        #[derive(Clone, Debug, Default, PartialEq, Serialize)]
        pub struct Config {
            $(
                $(#[doc = $doc])+
                #[serde(skip_serializing_if = "Option::is_none")]
                pub $name: Option<$kind>,
            )+
        }

        /// The settings in force.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Settings {
            $($(#[doc = $doc])+ pub $name: $kind,)+
        }

        impl Default for Settings {
            fn default() -> Self {
                Self { $($name: $default,)+ }
            }
        }

        impl Config {
            /// Returns these settings, completed by those of lower precedence.
            pub fn over(self, below: Self) -> Self {
                Self { $($name: self.$name.or(below.$name),)+ }
            }

            /// Returns these settings, completed by the defaults.
            pub(crate) fn over_defaults(self) -> Settings {
                Settings { $($name: self.$name.unwrap_or_else(|| $default),)+ }
            }
        }

        /// Every setting, in the order of the configuration file.
        pub const SETTINGS: &[Setting] = &[$(Setting {
            name: stringify!($name),
            positive: first!($($spelled,)? stringify!($name)),
            negative: first!($(concat!("no-", $spelled),)? concat!("no-", stringify!($name))),
            doc: &[$($doc),+],
            part: SettingGroup::$part,
            flag: $flag,
            set: |config, value| {
                config.$name = Some($parse(value)?);
                Ok(())
            },
            value: |settings| toml::Value::try_from(&settings.$name).ok(),
        },)+];

        /// The names of the settings, as in files.
        pub(super) const NAMES: &[&str] = &[$(stringify!($name)),+];
    };
}

impl Settings {
    /// Returns what rounds with words of this list are to be like.
    pub(crate) const fn spec(&self, list: ListChoice) -> GameSpec {
        let Self { opponent, length, lives, opening, .. } = *self;
        GameSpec { opponent, list, length, lives, opening, seed: None }
    }
}

settings! {
    /// Who holds the word.
    Playing opponent: Holder = Opponent::Merciless.into(), parse::name(&Holder::ALL),
        Flag::OneOfThese("O", || Holder::ALL.map(|holder| (holder.name(), about(holder))).to_vec());

    /// Built-in word list.
    ///
    /// Every language has "everyday" words; most have a "full" dictionary, too.
    Words list: Grade = Grade::Everyday, parse::name(&Grade::ALL),
        Flag::OneOf("LIST", Grade::names);

    /// Language of the words, as a code (de) or a name; the game itself is in English.
    ///
    /// The default is English. Built-in lists: de, en, es, fi, fr, it, nl, pl, ru, tr. Your own lists can also be
    /// in cs, da, el, nb, pt, sv, uk.
    Words language: Option<&'static Alphabet> = None, text(|text| parse::language(text).map(Some)),
        Flag::Such("LANG", || Alphabet::ALL.map(Alphabet::code).to_vec());

    /// Your own word list, one word per line; - reads it from standard input.
    ///
    /// The file must be UTF-8 text. A relative path is relative to the folder of this file.
    Words words: Option<PathBuf> = None, parse::file, Flag::Such(Flag::FILE, Vec::new);

    /// Number of letters in the word, surprise, or level.
    ///
    /// "surprise" draws it from 5 to 12 for each round. "level" rises and falls with you, and decides the lives, too.
    Playing length: Length = Length::Level, text(parse::value),
        Flag::Such("N", || [&OFFERED_LENGTHS[..], &[Length::SURPRISE, Length::LEVEL]].concat());

    /// Lives: a name or a number; with --length as well, the game starts right away.
    ///
    /// "gentle" gives you 3 more lives than a perfect player needs, "even" 1 and "perfect" none. Or any whole number above
    /// zero.
    Playing lives: LivesChoice = LivesChoice::default(), text(parse::lives),
        Flag::Such("N", Difficulty::names);

    /// What is revealed at the start: a letter in its place, and perhaps one the word lacks.
    ///
    /// "auto" reveals an opening where there is a book of them, unless you set a
    /// rule; "none" reveals nothing, and "random" always reveals one. T5 is a T in fifth place and
    /// nowhere else; E2,5-S is two E's, and no S.
    Playing opening: OpeningChoice = OpeningChoice::Book, text(parse::value),
        Flag::Such("OPENING", || vec!["auto", "none", "random"]);

    /// Show from the start how many words are left.
    ///
    /// Tab shows or hides the number at any time.
    Playing words_left (flag "words-left"): bool = true,
        text(parse::yes_or_no), Flag::Switch(Some("Hide how many words are left until you ask"));

    /// For classrooms: leave out words a teacher wouldn't put on the board.
    ///
    /// Everyday lists have none of them, so this only changes the full lists and your own. Challenges always do this.
    Teaching clean: bool = false, text(parse::yes_or_no),
        Flag::Switch(Some("Show every word"));

    /// Save your games, for statistics and to resume them later.
    Playing history: bool = true, text(parse::yes_or_no),
        Flag::Switch(Some("Don't save your games"));

    /// Whether the opponent comments on the round.
    ///
    /// In plain sentences it does so only with --voice on, and never to a guest.
    Playing voice: bool = true, text(parse::yes_or_no), Flag::OneOf("WHEN", || vec!["on", "off"]);

    /// Play in plain sentences, for pipes and screen readers.
    Look line: bool = false, text(parse::yes_or_no), Flag::Switch(None);

    /// Screen reader mode: plain sentences only.
    ///
    /// The environment variable ACCESSIBLE=1 does the same.
    Look accessible: bool = false, text(parse::yes_or_no), Flag::Switch(None);

    /// How plain sentences name letters outside a–z.
    ///
    /// "named" is for an English voice, which leaves out many of them: "A umlaut". "plain" is for a voice that
    /// speaks them: "Ä".
    Look letters: Letters = Letters::Named, parse::name(&Letters::ALL),
        Flag::OneOf("WHICH", Letters::names);

    /// Theme: a built-in name, or the path to your own.
    ///
    /// "auto" picks the one that suits the terminal. A relative path is relative to the folder of this file.
    Look theme: String = String::from("auto"), text(parse::theme), Flag::Such("NAME|FILE", Vec::new);

    /// Terminal background.
    Look background: Background = Background::Auto, parse::name(&Background::ALL),
        Flag::OneOf("SHADE", Background::names);

    /// Drawing that your misses fill in.
    Look figure: Figure = Figure::Gallows, parse::name(&Figure::ALL),
        Flag::OneOf("FIGURE", Figure::names);

    /// Animation.
    ///
    /// "auto" turns it off if there are no colours, if NO_MOTION or REDUCE_MOTION is set, or if the
    /// terminal turns out to be slow. Any key ends the current animation.
    Look motion: Motion = Motion::Auto, parse::name(&Motion::ALL), Flag::OneOf("WHEN", Motion::names);

    /// Ring the terminal's bell at each miss and at the end of a round.
    ///
    /// It rings once for a guess that does both, never when you give up, and only on a terminal.
    Look bell: bool = false, text(parse::yes_or_no), Flag::Switch(None);

    /// Use the mouse everywhere.
    ///
    /// It is always on while you think of a word. Hold Shift to select text as usual.
    Look mouse: bool = false, text(parse::yes_or_no), Flag::Switch(None);

    /// Colours.
    ///
    /// "auto" uses colours unless NO_COLOR is set.
    Look colour: When = When::Auto, parse::name(&When::ALL), Flag::OneOf("WHEN", When::names);

    /// Characters to draw with.
    Look glyphs: GlyphChoice = GlyphChoice::Auto, parse::name(&GlyphChoice::ALL),
        Flag::OneOf("SET", GlyphChoice::names);
}
