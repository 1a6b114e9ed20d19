//! Owns [`Choices`]: what the player chose last, as a file that the program owns and writes whole.

use std::str::FromStr;

use super::parse::is_path;
use super::{Config, Settings};
use crate::app::{Pick, Preference, Spoken};
use crate::game::library::ListChoice;
use crate::puzzles::Progress;
use crate::words::EmbeddedList;

/// The first line of the file, for people who find it.
const HEADER: &str = "# What you chose in the game; your own settings are in config.toml.\n";

/// The key of the puzzle that comes next, which is no setting.
const PUZZLES: &str = "puzzles";

/// The key of what the opponent said last.
const SPOKEN: &str = "spoken";

/// What the player chose last.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choices {
    settings: Config,
    /// The puzzle that comes next.
    pub puzzles: Progress,
    /// What the opponent said last.
    pub spoken: Spoken,
}

impl Choices {
    /// Parses the file. An invalid one has no choices; the next choice replaces it.
    pub fn read(text: &str) -> Self {
        let mut table: toml::Table = text.parse().unwrap_or_default();
        let puzzles = taken(&mut table, PUZZLES);
        let spoken = taken(&mut table, SPOKEN);
        Self { settings: table.try_into().unwrap_or_default(), puzzles, spoken }
    }

    /// Drops a theme that there is no more, and a list that this build lacks.
    pub fn drop_missing(mut self, is_theme: impl Fn(&str) -> bool) -> Self {
        let Config { theme, list, language, .. } = &mut self.settings;
        *theme = theme.take().filter(|theme| is_theme(theme));
        let is_built_in =
            |alphabet| EmbeddedList::with(alphabet, list.unwrap_or_default()).is_some();
        if !language.flatten().is_none_or(is_built_in) {
            (*list, *language) = (None, None);
        }
        self
    }

    /// Returns the file.
    pub fn to_text(&self) -> String {
        let settings = toml::to_string(&self.settings).unwrap_or_default();
        format!(
            "{HEADER}{settings}{PUZZLES} = \"{}\"\n{SPOKEN} = \"{}\"\n",
            self.puzzles, self.spoken
        )
    }

    /// Adds a choice.
    pub fn take(&mut self, choice: Preference) {
        match choice {
            Preference::Setting(pick) => self.set(pick),
            Preference::WordsLeft(shown) => self.settings.words_left = Some(shown),
            Preference::Puzzles(tried) => self.puzzles = self.puzzles.with(tried),
            Preference::Spoken(spoken) => self.spoken = spoken,
        }
    }

    /// Adds the value of a setting. A list or a theme of the player's own is left out, because its file may be gone next time.
    fn set(&mut self, pick: Pick) {
        let chosen = &mut self.settings;
        match pick {
            Pick::Opponent(holder) => chosen.opponent = Some(holder),
            Pick::List(list) => {
                let embedded = match list {
                    ListChoice::Embedded(embedded) => Some(embedded),
                    ListChoice::User => None,
                };
                chosen.list = embedded.map(EmbeddedList::grade);
                chosen.language = embedded.map(|embedded| Some(embedded.alphabet()));
            }
            Pick::Length(length) => chosen.length = Some(length),
            Pick::Lives(lives) => chosen.lives = Some(lives),
            Pick::Theme(theme) => chosen.theme = Some(theme).filter(|theme| !is_path(theme)),
            Pick::Figure(figure) => chosen.figure = Some(figure),
            Pick::Voice(talks) => chosen.voice = Some(talks),
        }
    }

    /// Returns the settings in force: what is given explicitly, then these choices, then the defaults. Words that are asked
    /// for now are not in the language that was chosen last.
    pub fn below(mut self, given: Config) -> Settings {
        if given.list.is_some() || given.words.is_some() || given.language.is_some() {
            (self.settings.list, self.settings.language) = (None, None);
        }
        given.over(self.settings).over_defaults()
    }
}

/// Takes a text out of the file; what can't be read is as in a new one.
fn taken<T: FromStr + Default>(table: &mut toml::Table, key: &str) -> T {
    let text = table.remove(key);
    text.and_then(|text| text.as_str()?.parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Figure;
    use crate::engine::Opponent;
    use crate::game::spec::{Difficulty, Length, LivesChoice};
    use crate::puzzles::Tried;
    use crate::words::{Grade, POLISH};

    fn chosen() -> Choices {
        let mut choices = Choices::default();
        for choice in [
            Pick::Opponent(Opponent::Fair.into()),
            Pick::List(ListChoice::Embedded(EmbeddedList::with(&POLISH, Grade::Full).unwrap())),
            Pick::Length(Length::Surprise),
            Pick::Lives(LivesChoice::Named(Difficulty::Perfect)),
            Pick::Theme("paper".to_owned()),
            Pick::Figure(Figure::Snowman),
            Pick::Voice(false),
        ] {
            choices.take(Preference::Setting(choice));
        }
        choices.take(Preference::WordsLeft(false));
        choices.take(Preference::Puzzles(Tried::First(true)));
        choices.take(Preference::Spoken("3 141".parse().unwrap()));
        choices
    }

    #[test]
    fn what_was_chosen_comes_back_below_what_is_given() {
        let read = Choices::read(&chosen().to_text());
        assert_eq!(read, chosen());
        let settings = read.below(Config { length: Some(Length::Letters(9)), ..Config::default() });
        assert_eq!(settings.opponent, Opponent::Fair.into());
        assert_eq!((settings.length, settings.language), (Length::Letters(9), Some(&POLISH)));
        assert_eq!((settings.theme.as_str(), settings.figure), ("paper", Figure::Snowman));
        assert!(!settings.words_left);
    }

    #[test]
    fn words_that_are_asked_for_now_are_not_in_the_language_that_was_chosen_last() {
        for given in [
            Config { words: Some(Some("words.txt".into())), ..Config::default() },
            Config { list: Some(Grade::Full), ..Config::default() },
        ] {
            assert_eq!(chosen().below(given).language, None);
        }
    }

    #[test]
    fn what_may_be_gone_is_not_remembered_and_a_broken_file_says_nothing() {
        let mut choices = chosen();
        choices.take(Preference::Setting(Pick::List(ListChoice::User)));
        choices.take(Preference::Setting(Pick::Theme(String::from("own.toml"))));
        let settings = choices.below(Config::default());
        assert_eq!((settings.theme.as_str(), settings.language), ("auto", None));
        let french =
            Choices::read("language = \"fr\"\nlist = \"full\"\ntheme = \"gone\"\nlength = 9");
        let left = Choices::read("length = 9");
        assert_ne!(french, left);
        assert_eq!(french.drop_missing(|_| false), left);
        for broken in ["length = 0.5", "\u{0}", "nonsense", "length = 900"] {
            assert_eq!(Choices::read(broken), Choices::default(), "{broken}");
        }
    }
}
