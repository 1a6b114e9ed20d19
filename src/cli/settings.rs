//! Owns the flags of settings, derived from the table of settings.

use std::ffi::{OsStr, OsString};

use clap::builder::{OsStringValueParser, PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches, ValueHint};

use crate::config::{Config, Flag, SETTINGS, Setting, SettingGroup};

/// The heading in the help for settings about appearance.
const HEADING: &str = "Appearance";

/// Flags of settings: those about appearance, or all.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SettingFlags<const ALL: bool>(pub Config);

/// The settings about appearance, for commands that take only those.
pub type LookFlags = SettingFlags<false>;

impl<const ALL: bool> SettingFlags<ALL> {
    fn settings() -> impl Iterator<Item = &'static Setting> {
        SETTINGS.iter().filter(|setting| ALL || setting.part == SettingGroup::Look)
    }
}

impl<const ALL: bool> Args for SettingFlags<ALL> {
    fn augment_args(command: Command) -> Command {
        let command = command.args(Self::settings().flat_map(arguments));
        if ALL { command.mut_arg("list", |list| list.conflicts_with("words")) } else { command }
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<const ALL: bool> FromArgMatches for SettingFlags<ALL> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let mut flags = Self::default();
        flags.update_from_arg_matches(matches)?;
        Ok(flags)
    }

    /// Copies the settings from the parsed flags.
    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        for setting in Self::settings() {
            let value = match setting.flag {
                Flag::Switch(_) if matches.get_flag(setting.name) => Some(OsStr::new("yes")),
                Flag::Switch(Some(_)) if matches.get_flag(setting.negative) => {
                    Some(OsStr::new("no"))
                }
                Flag::Switch(_) => None,
                _ => matches.get_one::<OsString>(setting.name).map(OsString::as_os_str),
            };
            let set = value.map_or(Ok(()), |value| (setting.set)(&mut self.0, value));
            set.map_err(|reason| Error::raw(clap::error::ErrorKind::ValueValidation, reason))?;
        }
        Ok(())
    }
}

/// Returns the flag that is named after a setting, and the one that turns it off, if there is one.
fn arguments(setting: &'static Setting) -> impl Iterator<Item = Arg> {
    let positive = argument(setting, setting.name, setting.positive);
    let positive = match setting.flag {
        Flag::Switch(_) => positive.action(ArgAction::SetTrue),
        Flag::OneOf(value, _) | Flag::OneOfThese(value, _) | Flag::Such(value, _) => {
            let hint = if value == Flag::FILE { ValueHint::FilePath } else { ValueHint::Unknown };
            let positive = positive.value_name(value).value_hint(hint);
            positive.value_parser(Checked(setting)).hide_possible_values(true)
        }
    };
    let negative = match setting.flag {
        Flag::Switch(Some(help)) => {
            let negative = argument(setting, setting.negative, setting.negative).help(help);
            Some(negative.action(ArgAction::SetTrue).overrides_with(setting.name))
        }
        _ => None,
    };
    std::iter::once(positive).chain(negative)
}

fn argument(setting: &'static Setting, name: &'static str, long: &'static str) -> Arg {
    let argument = Arg::new(name).long(long).help(setting.summary());
    match setting.part {
        SettingGroup::Look => argument.help_heading(HEADING),
        SettingGroup::Game => argument,
    }
}

/// A parser for one of a few names, for flags that are not settings.
#[derive(Clone)]
pub struct Named<T> {
    /// Parses the value.
    pub parse: fn(&str) -> Result<T, String>,
    /// Returns the valid names.
    pub names: fn() -> Vec<&'static str>,
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for Named<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<T, Error> {
        let parse = self.parse;
        StringValueParser::new()
            .try_map(move |text| parse(&text))
            .parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.names)().into_iter().map(PossibleValue::new)))
    }
}

/// Checks the value of a flag with the parser of its setting, and passes it on unchanged.
#[derive(Clone)]
struct Checked(&'static Setting);

impl TypedValueParser for Checked {
    type Value = OsString;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<OsString, Error> {
        let set = self.0.set;
        let checked = OsStringValueParser::new()
            .try_map(move |value| set(&mut Config::default(), &value).map(|()| value));
        checked.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let offered = self.0.flag.offered();
        let offered = (!offered.is_empty()).then_some(offered)?;
        Some(Box::new(offered.into_iter().map(PossibleValue::new)))
    }
}
