//! Owns [`Wardrobe`]: the themes that may turn out to suit the terminal, and the figure.

use super::ask::TerminalAnswer;
use crate::app::keys::Action;
use crate::app::{Host, Input, Session};
use crate::ui::figures::Figure;
use crate::ui::motion::{Animation, Moves};
use crate::ui::theme::{BuiltIn, Depth, Glyphs, Ground, Theme};

/// A theme by its name; on dark and on light grounds it may look different.
#[derive(Clone, Debug)]
pub struct Dress {
    /// What the player calls it.
    pub name: String,
    /// For a dark ground.
    pub dark: Theme,
    /// For a light one.
    pub light: Theme,
}

impl Dress {
    /// One that looks the same on every ground.
    #[must_use]
    pub fn only(name: &str, theme: Theme) -> Self {
        Self { name: name.to_owned(), dark: theme, light: theme }
    }
}

/// The themes to choose from.
#[derive(Clone, Debug)]
pub struct Wardrobe {
    /// All that can be tried; at least one.
    pub themes: Vec<Dress>,
    /// The name of the one to begin with.
    pub used: String,
    /// The ground, as far as it is known; what is known is not asked.
    pub ground: Option<Ground>,
    /// Whether the terminal is asked about itself.
    pub asks: bool,
    /// Whether plain characters are taken where ambiguous ones are two cells wide.
    pub takes_plain: bool,
    /// What the misses finish.
    pub figure: Figure,
    /// Whether things move, and nothing that does yet.
    pub motion: Animation,
    /// Whether the mouse works everywhere.
    pub mouse: bool,
}

impl Wardrobe {
    /// One with a single theme, no questions and no motion.
    #[must_use]
    pub fn only(theme: Theme) -> Self {
        Self {
            themes: vec![Dress::only("", theme)],
            used: String::new(),
            ground: None,
            asks: false,
            takes_plain: false,
            figure: Figure::Gallows,
            motion: Animation::new(Moves::Off, false),
            mouse: false,
        }
    }

    /// The names of all that can be tried.
    pub(super) fn names(&self) -> Vec<String> {
        self.themes.iter().map(|dress| dress.name.clone()).collect()
    }

    /// Goes on to the next theme where another one is worn than before that looks the same: nobody would see
    /// that anything has been tried.
    pub(super) fn change<B: Host>(
        &self,
        worn: Option<&str>,
        session: &mut Session<B>,
        answer: Option<TerminalAnswer>,
    ) {
        if session.app().theme() == worn {
            return;
        }
        let before = self.theme(worn, answer);
        for _ in &self.themes {
            let now = session.app().theme();
            if now == worn || self.theme(now, answer) != before {
                return;
            }
            session.feed(Input::Act(Action::Theme));
        }
    }

    /// The theme of a name for what is known, and for what the terminal has answered.
    pub(super) fn theme(&self, name: Option<&str>, answer: Option<TerminalAnswer>) -> Theme {
        let ground = self.ground.or(answer.and_then(|answer| answer.ground)).unwrap_or_default();
        let used = self.themes.iter().find(|dress| Some(dress.name.as_str()) == name);
        let Some(dress) = used.or(self.themes.first()) else {
            return Theme::new(BuiltIn::Mono, Depth::None, Glyphs::ASCII);
        };
        let mut theme = match ground {
            Ground::Dark => dress.dark,
            Ground::Light => dress.light,
        };
        if self.takes_plain && answer.is_some_and(|answer| answer.is_wide) {
            theme.glyphs = Glyphs::ASCII;
        }
        theme
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{App, Preferences};
    use crate::engine::Opponent;
    use crate::game::{Difficulty, Library, ListChoice};
    use crate::ui::theme::Role;
    use crate::words::Tier;

    #[test]
    fn a_theme_that_looks_like_the_one_before_is_passed_over() {
        let new = |theme| Theme::new(theme, Depth::True, Glyphs::UNICODE);
        let (dark, light) = (new(BuiltIn::Dusk), new(BuiltIn::Paper));
        let auto = Dress { name: "auto".into(), dark, light };
        let only = |theme: BuiltIn| Dress::only(theme.name(), new(theme));
        let themes = vec![auto, only(BuiltIn::Dusk), only(BuiltIn::Paper), only(BuiltIn::Mono)];
        let wardrobe = Wardrobe { themes, used: "auto".into(), ..Wardrobe::only(dark) };
        let preferences = Preferences {
            opponent: Opponent::Greedy.into(),
            list: ListChoice::Embedded(Tier::Common),
            length: 8,
            lives: "8".parse().unwrap(),
            difficulty: Difficulty::Custom,
            shows_words_left: false,
        };
        for (ground, wanted) in [
            (Ground::Dark, ["paper", "mono", "auto", "paper"]),
            (Ground::Light, ["dusk", "paper", "mono", "auto"]),
        ] {
            let app = App::new(Library::new(None), preferences.clone(), 1);
            let app = app.with_themes(wardrobe.names(), "auto");
            let mut session = Session::new(app, |_| None);
            let answer = Some(TerminalAnswer { ground: Some(ground), is_wide: false });
            for wanted in wanted {
                let worn = session.app().theme().map(str::to_owned);
                session.feed(Input::Act(Action::Theme));
                wardrobe.change(worn.as_deref(), &mut session, answer);
                assert_eq!(session.app().theme(), Some(wanted), "{ground:?}");
            }
        }
    }

    #[test]
    fn what_is_set_comes_before_what_the_terminal_says() {
        let new = |theme| Theme::new(theme, Depth::True, Glyphs::UNICODE);
        let (dark, light) = (new(BuiltIn::Dusk), new(BuiltIn::Paper));
        let auto = Dress { name: "auto".into(), dark, light };
        let mono = Dress::only("mono", new(BuiltIn::Mono));
        let mut wardrobe = Wardrobe {
            themes: vec![auto, mono],
            asks: true,
            takes_plain: true,
            ..Wardrobe::only(dark)
        };
        let theme = |wardrobe: &Wardrobe, answer| wardrobe.theme(Some("auto"), answer);
        let is_light = Some(TerminalAnswer { ground: Some(Ground::Light), is_wide: false });
        let ink = |theme: Theme| theme.style(Role::Ink);
        assert_eq!(ink(theme(&wardrobe, None)), ink(dark));
        assert_eq!(ink(theme(&wardrobe, is_light)), ink(light));
        assert_eq!(ink(wardrobe.theme(Some("mono"), is_light)), ink(new(BuiltIn::Mono)));
        wardrobe.ground = Some(Ground::Dark);
        assert_eq!(ink(theme(&wardrobe, is_light)), ink(dark));
        let wide = Some(TerminalAnswer { ground: None, is_wide: true });
        assert!(!theme(&wardrobe, wide).glyphs.unicode);
        wardrobe.takes_plain = false;
        assert!(theme(&wardrobe, wide).glyphs.unicode);
    }
}
