//! Owns [`Appearance`]: the themes that suit the terminal, the figure and the animations.

use super::animation::Animation;
use super::ask::TerminalAnswer;
use crate::app::keys::Action;
use crate::app::{Host, Input, Session};
use crate::ui::figures::Figure;
use crate::ui::theme::{Brightness, BuiltIn, Depth, Glyphs, Theme};

/// The name of the theme that suits the background.
pub const AUTO: &str = "auto";

/// The appearance of the full screen, according to the settings.
#[derive(Clone, Debug)]
pub struct Appearance {
    /// The name of the first theme in use.
    pub used: String,
    /// That theme, if it is the player's own.
    pub own: Option<Theme>,
    /// The colours that there are.
    pub depth: Depth,
    /// The characters to draw with.
    pub glyphs: Glyphs,
    /// The background, if the settings name it; otherwise the terminal is asked.
    pub brightness: Option<Brightness>,
    /// Whether the terminal is asked about itself.
    pub asks: bool,
    /// Whether only ASCII is drawn if characters of ambiguous width are two cells wide.
    pub takes_plain: bool,
    /// The figure that misses complete.
    pub figure: Figure,
    /// The animations, none of which has begun.
    pub motion: Animation,
    /// Whether the mouse works everywhere.
    pub mouse: bool,
}

impl Appearance {
    /// Returns an appearance with a theme of one's own, no questions and no animations.
    pub fn only(theme: Theme) -> Self {
        Self {
            used: String::new(),
            own: Some(theme),
            depth: Depth::True,
            glyphs: theme.glyphs,
            brightness: None,
            asks: false,
            takes_plain: false,
            figure: Figure::Gallows,
            motion: Animation::new(false, false),
            mouse: false,
        }
    }

    /// Returns the names of the themes, first those with colours of their own that fit the background. The one without
    /// colours, which could be taken for a fault, is last.
    pub(super) fn names(&self, answer: Option<TerminalAnswer>) -> Vec<String> {
        let brightness = self.brightness(answer);
        let rank = |name: &str| match BuiltIn::named(name) {
            Some(BuiltIn::Mono) => 3,
            Some(BuiltIn::Terminal) => 1,
            Some(theme) if !theme.fits(brightness) => 2,
            _ => 0,
        };
        let own = self.own.map(|_| self.used.as_str());
        let names = [AUTO].into_iter().chain(BuiltIn::names()).chain(own);
        let mut names: Vec<_> = names.map(str::to_owned).collect();
        names.sort_by_key(|name| rank(name));
        names
    }

    /// Returns the background that the settings name or the terminal reports.
    fn brightness(&self, answer: Option<TerminalAnswer>) -> Brightness {
        self.brightness.or(answer.and_then(|answer| answer.brightness)).unwrap_or_default()
    }

    /// If the theme has changed from `worn` to one that looks the same, changes to the next one, so that the
    /// player sees a difference.
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
        for _ in self.names(answer) {
            let now = session.app().theme();
            if now == worn || self.theme(now, answer) != before {
                return;
            }
            session.feed(Input::Act(Action::Theme));
        }
    }

    /// Returns the theme with a name, for the background that the settings name or the terminal reports.
    pub(super) fn theme(&self, name: Option<&str>, answer: Option<TerminalAnswer>) -> Theme {
        let built_in = name.and_then(BuiltIn::named).unwrap_or(match self.brightness(answer) {
            Brightness::Dark => BuiltIn::Dusk,
            Brightness::Light => BuiltIn::Paper,
        });
        let own = self.own.filter(|_| name == Some(self.used.as_str()));
        let mut theme = own.unwrap_or_else(|| Theme::new(built_in, self.depth, self.glyphs));
        if self.takes_plain && answer.is_some_and(|answer| answer.is_wide) {
            theme.glyphs = Glyphs::ASCII;
        }
        theme
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::App;
    use crate::game::{GameSpec, Library};
    use crate::ui::theme::Role;

    #[test]
    fn themes_that_fit_the_background_come_first_and_one_that_looks_the_same_is_passed_over() {
        let dusk = Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE);
        let appearance = Appearance { used: AUTO.into(), own: None, ..Appearance::only(dusk) };
        for (brightness, wanted) in [
            (Brightness::Dark, ["contrast", "terminal", "paper", "mono", "auto"]),
            (Brightness::Light, ["terminal", "dusk", "contrast", "mono", "auto"]),
        ] {
            let app = App::new(Library::new(None), GameSpec::default(), 1);
            let answer = Some(TerminalAnswer { brightness: Some(brightness), is_wide: false });
            let app = app.with_themes(appearance.names(answer), "auto");
            let mut session = Session::new(app, |_| None);
            for wanted in wanted {
                let worn = session.app().theme().map(str::to_owned);
                session.feed(Input::Act(Action::Theme));
                appearance.change(worn.as_deref(), &mut session, answer);
                assert_eq!(session.app().theme(), Some(wanted), "{brightness:?}");
            }
        }
    }

    #[test]
    fn what_is_set_comes_before_what_the_terminal_says() {
        let new = |theme| Theme::new(theme, Depth::True, Glyphs::UNICODE);
        let (dark, light) = (new(BuiltIn::Dusk), new(BuiltIn::Paper));
        let mut appearance = Appearance {
            used: AUTO.into(),
            own: None,
            asks: true,
            takes_plain: true,
            ..Appearance::only(dark)
        };
        let theme = |appearance: &Appearance, answer| appearance.theme(Some("auto"), answer);
        let is_light = Some(TerminalAnswer { brightness: Some(Brightness::Light), is_wide: false });
        let ink = |theme: Theme| theme.style(Role::Ink);
        assert_eq!(ink(theme(&appearance, None)), ink(dark));
        assert_eq!(ink(theme(&appearance, is_light)), ink(light));
        assert_eq!(ink(appearance.theme(Some("mono"), is_light)), ink(new(BuiltIn::Mono)));
        appearance.brightness = Some(Brightness::Dark);
        assert_eq!(ink(theme(&appearance, is_light)), ink(dark));
        let wide = Some(TerminalAnswer { brightness: None, is_wide: true });
        assert!(!theme(&appearance, wide).glyphs.unicode);
        appearance.takes_plain = false;
        assert!(theme(&appearance, wide).glyphs.unicode);
    }
}
