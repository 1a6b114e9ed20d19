//! Owns the flags of settings, derived from the table of settings.

use std::ffi::{OsStr, OsString};

use clap::builder::{OsStringValueParser, PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches, ValueHint};

use crate::config::{Config, Flag, SETTINGS, Setting, SettingGroup};

/// The heading in the help for settings about appearance.
const HEADING: &str = "Appearance";

impl Args for Config {
    fn augment_args(command: Command) -> Command {
        command
            .args(SETTINGS.iter().flat_map(arguments))
            .mut_arg("list", |list| list.conflicts_with("words"))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Config {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let mut config = Self::default();
        config.update_from_arg_matches(matches)?;
        Ok(config)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        read(self, SETTINGS.iter(), matches)
    }
}

/// The settings about appearance, for commands that take only those.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LookFlags(pub Config);

impl Args for LookFlags {
    fn augment_args(command: Command) -> Command {
        command.args(looks().flat_map(arguments))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for LookFlags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let mut look = Self::default();
        look.update_from_arg_matches(matches)?;
        Ok(look)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        read(&mut self.0, looks(), matches)
    }
}

fn looks() -> impl Iterator<Item = &'static Setting> {
    SETTINGS.iter().filter(|setting| setting.part == SettingGroup::Look)
}

/// Copies the settings from the parsed flags.
fn read(
    config: &mut Config,
    settings: impl Iterator<Item = &'static Setting>,
    matches: &ArgMatches,
) -> Result<(), Error> {
    for setting in settings {
        let set = match setting.flag {
            Flag::On | Flag::Either(_) if matches.get_flag(setting.name) => {
                (setting.set)(config, OsStr::new("yes"))
            }
            Flag::Off(_) if matches.get_flag(setting.name) => {
                (setting.set)(config, OsStr::new("no"))
            }
            Flag::Either(_) if matches.get_flag(setting.negative) => {
                (setting.set)(config, OsStr::new("no"))
            }
            Flag::On | Flag::Off(_) | Flag::Either(_) => Ok(()),
            _ => match matches.get_one::<OsString>(setting.name) {
                Some(value) => (setting.set)(config, value),
                None => Ok(()),
            },
        };
        set.map_err(|reason| Error::raw(clap::error::ErrorKind::ValueValidation, reason))?;
    }
    Ok(())
}

fn arguments(setting: &'static Setting) -> impl Iterator<Item = Arg> {
    let negative = match setting.flag {
        Flag::Either(help) => {
            let negative = argument(setting, setting.negative).help(help);
            Some(negative.long(setting.negative).action(ArgAction::SetTrue))
        }
        _ => None,
    };
    std::iter::once(positive(setting)).chain(negative.map(|flag| flag.overrides_with(setting.name)))
}

fn argument(setting: &'static Setting, name: &'static str) -> Arg {
    let argument = Arg::new(name).help(setting.summary());
    match setting.part {
        SettingGroup::Look => argument.help_heading(HEADING),
        SettingGroup::Game => argument,
    }
}

/// Returns the flag that is named after a setting.
fn positive(setting: &'static Setting) -> Arg {
    let argument = argument(setting, setting.name).long(match setting.flag {
        Flag::Off(_) => setting.negative,
        _ => setting.positive,
    });
    match setting.flag {
        Flag::On | Flag::Either(_) => argument.action(ArgAction::SetTrue),
        Flag::Off(help) => argument.help(help).action(ArgAction::SetTrue),
        Flag::OneOf(value, _)
        | Flag::OneOfThese(value, _)
        | Flag::Text(value)
        | Flag::Such(value, _) => {
            argument.value_name(value).value_parser(Checked(setting)).hide_possible_values(true)
        }
        Flag::File => argument
            .value_name("FILE")
            .value_hint(ValueHint::FilePath)
            .value_parser(Checked(setting)),
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
