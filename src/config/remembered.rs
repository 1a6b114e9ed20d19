//! Owns the player's last choices as text, written like a configuration file with the settings of the form.

use super::parse::is_path;
use super::{Config, Letters, SETTINGS, Settings};
use crate::app::Preferences;
use crate::game::{ListChoice, OpeningChoice};
use crate::text::names::Figure;
use crate::words::Tier;

/// The first line of the text, for people who find the file.
const HEADER: &str = "# What you chose last; your own settings are in config.toml.\n";

/// Returns the choices as text, with `any_length` if the length is left to chance. A list of the player's own is left out, because the file may be gone next
/// time.
#[must_use]
pub fn write(chosen: &Preferences, any_length: bool) -> String {
    let built_in = match chosen.list {
        ListChoice::Embedded(tier) => Some(tier),
        ListChoice::User => None,
    };
    let config = Config {
        opponent: Some(chosen.opponent),
        list: built_in.map(Tier::grade),
        language: built_in.map(Tier::alphabet),
        length: Some(if any_length { Letters::Any } else { Letters::Exactly(chosen.length) }),
        guesses: Some(chosen.lives),
        difficulty: Some(chosen.difficulty),
        words_left: Some(chosen.shows_words_left),
        ..Config::default()
    };
    let has_list = config.list.is_some();
    let settings = config.over_defaults();
    let lines = SETTINGS.iter().filter(|setting| is_chosen(setting.name));
    let lines = lines.filter(|setting| has_list || !["list", "language"].contains(&setting.name));
    let line = |name: &str, value: Option<toml::Value>| Some(format!("{name} = {}\n", value?));
    let lines = lines.filter_map(|setting| line(setting.name, (setting.value)(&settings)));
    HEADER.to_owned() + &lines.collect::<String>()
}

/// Returns whether a setting is chosen in the form.
fn is_chosen(name: &str) -> bool {
    ["opponent", "list", "language", "length", "guesses", "difficulty", "words_left"]
        .contains(&name)
}

/// Parses choices. An invalid text has none; the next round replaces it.
#[must_use]
pub fn read(text: &str) -> Config {
    let Config {
        opponent, list, language, length, guesses, difficulty, words_left, opening, ..
    } = toml::from_str(text).unwrap_or_default();
    Config {
        opponent,
        list,
        language,
        length,
        guesses,
        difficulty,
        words_left,
        opening,
        ..Config::default()
    }
}

/// Returns the same choices for rounds that begin like this. Letters of one word are left out, because they may not fit the
/// next.
#[must_use]
pub(crate) fn with_opening(text: &str, opening: Option<OpeningChoice>) -> String {
    let blank = opening.filter(|opening| *opening == OpeningChoice::None);
    with(text, "opening = ", blank.map(|blank| blank.to_string()).as_deref())
}

/// Returns the choice of what rounds begin with, if there is one.
#[must_use]
pub fn opening(text: &str) -> Option<OpeningChoice> {
    read(text).opening
}

/// Returns the same choices with this theme, or without any. A theme of the player's own is left out, because
/// the file may be gone next time.
#[must_use]
pub(crate) fn with_theme(text: &str, theme: Option<&str>) -> String {
    with(text, "theme = ", theme.filter(|theme| !is_path(theme)))
}

/// Returns the same choices with this figure, or without any.
#[must_use]
pub(crate) fn with_figure(text: &str, figure: Option<Figure>) -> String {
    with(text, "figure = ", figure.map(Figure::name))
}

/// Returns the same choices with a line of their own for what begins like this, or without it.
fn with(text: &str, begins: &str, value: Option<&str>) -> String {
    let others = text.lines().filter(|line| !line.is_empty() && !line.starts_with(begins));
    let others = others.filter(|line| *line != HEADER.trim_end()).map(|line| format!("{line}\n"));
    let own = value.map(|value| format!("{begins}{}\n", toml::Value::from(value)));
    HEADER.to_owned() + &others.chain(own).collect::<String>()
}

/// Returns the figure chosen last.
#[must_use]
pub fn figure(text: &str) -> Option<Figure> {
    let Config { figure, .. } = toml::from_str(text).unwrap_or_default();
    figure
}

/// Returns the name of the theme chosen last.
#[must_use]
pub fn theme(text: &str) -> Option<String> {
    let Config { theme, .. } = toml::from_str(text).unwrap_or_default();
    theme.filter(|theme| !is_path(theme))
}

/// Returns the settings, in which explicit settings take precedence over these choices.
#[must_use]
pub fn below(given: Config, text: Option<&str>) -> Settings {
    let mut chosen = text.map(read).unwrap_or_default();
    // An explicit list belongs to the language given with it, not to the language played last.
    if given.list.is_some() {
        chosen.language = None;
    }
    given.over(chosen).over_defaults()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;
    use crate::game::{Difficulty, Lives};
    use crate::words::Grade;

    fn chosen() -> Preferences {
        Preferences {
            opponent: Opponent::Fair.into(),
            list: ListChoice::Embedded(Tier::Standard),
            length: 6,
            lives: Lives::at_least_one(13),
            difficulty: Difficulty::Sharp,
            shows_words_left: false,
            opening: OpeningChoice::None,
        }
    }

    #[test]
    fn what_was_chosen_comes_back_below_what_is_set() {
        let text = write(&chosen(), false);
        let settings = below(Config::default(), Some(&text));
        let Settings { opponent, list, language, length, guesses, difficulty, words_left, .. } =
            settings;
        let Letters::Exactly(length) = length else { panic!() };
        let back = Preferences {
            opponent,
            list: ListChoice::Embedded(Tier::with(language, list).unwrap()),
            length,
            lives: guesses,
            difficulty,
            shows_words_left: words_left,
            opening: OpeningChoice::None,
        };
        assert_eq!(back, chosen());
        let chance = below(Config::default(), Some(&write(&chosen(), true)));
        assert_eq!((chance.length, chance.list), (Letters::Any, Grade::Standard));
        let given = Config { length: Some(Letters::Exactly(9)), ..Config::default() };
        let settings = below(given, Some(&text));
        assert_eq!((settings.length, settings.list), (Letters::Exactly(9), Grade::Standard));
        let polish = Preferences { list: ListChoice::Embedded(Tier::PolishFull), ..chosen() };
        let settings = below(Config::default(), Some(&write(&polish, false)));
        assert_eq!((settings.language.code(), settings.list), ("pl", Grade::Full));
        let given = Config { list: Some(Grade::Standard), ..Config::default() };
        assert_eq!(below(given, Some(&write(&polish, false))).language.code(), "en");
    }

    #[test]
    fn blank_rounds_are_remembered_until_others_are_chosen() {
        let begins = |text: &str| below(Config::default(), Some(text)).opening;
        let text = write(&chosen(), false);
        assert_eq!(begins(&text), OpeningChoice::Book);
        let blank = with_opening(&text, Some(OpeningChoice::None));
        assert_eq!(begins(&blank), OpeningChoice::None);
        assert_eq!(opening(&blank), Some(OpeningChoice::None));
        assert_eq!(with_opening(&blank, Some(OpeningChoice::Book)), text);
    }

    #[test]
    fn a_theme_and_a_figure_that_were_tried_stay_whatever_is_chosen_next() {
        let text = with_theme(&write(&chosen(), false), Some("paper"));
        assert_eq!(
            (theme(&text).as_deref(), read(&text).length),
            (Some("paper"), Some(Letters::Exactly(6)))
        );
        let again = with_theme(&text, Some("mono"));
        assert_eq!(theme(&again).as_deref(), Some("mono"));
        assert_eq!(again.matches("theme").count(), 1);
        assert_eq!(again.matches('#').count(), 1, "{again}");
        assert_eq!(theme(&with_theme(&text, Some("own.toml"))), None);
        assert_eq!(theme(&with_theme("", Some("dusk"))).as_deref(), Some("dusk"));
        let drawn = with_figure(&again, Some(Figure::Snowman));
        assert_eq!(
            (figure(&drawn), theme(&drawn).as_deref()),
            (Some(Figure::Snowman), Some("mono"))
        );
        let other = with_figure(&drawn, Some(Figure::Rocket));
        assert_eq!((figure(&other), other.matches("figure").count()), (Some(Figure::Rocket), 1));
        assert_eq!(
            (figure(&with_figure(&other, None)), read(&other).length),
            (None, Some(Letters::Exactly(6)))
        );
    }

    #[test]
    fn a_list_of_ones_own_is_not_remembered_and_nothing_else_than_choices_is_read() {
        let text = write(&Preferences { list: ListChoice::User, ..chosen() }, false);
        assert_eq!(read(&text).list, None);
        assert_eq!(read(&text).length, Some(Letters::Exactly(6)));
        assert_eq!(read("theme = \"paper\"\nlength = 4\n").theme, None);
        for wrong in ["length = 0.5", "\u{0}", "nonsense", "length = 900"] {
            assert_eq!(read(wrong), Config::default(), "{wrong}");
        }
        assert_eq!(below(Config::default(), None), Settings::default());
    }
}
