//! The flags of the settings, made from the one table of them.

use std::ffi::{OsStr, OsString};

use clap::builder::{OsStringValueParser, PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches, ValueHint};

use crate::config::{Config, Flag, Part, SETTINGS, Setting};

/// Under which heading the help lists how the game looks.
const HEADING: &str = "Appearance";

impl Args for Config {
    fn augment_args(command: Command) -> Command {
        command
            .args(SETTINGS.iter().flat_map(arguments))
            .mut_arg("list", |list| list.conflicts_with("words"))
            .mut_arg("guesses", |guesses| guesses.conflicts_with("difficulty"))
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

/// The settings of how the game looks, for a command that takes only those.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Look(pub Config);

impl Args for Look {
    fn augment_args(command: Command) -> Command {
        command.args(looks().flat_map(arguments))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Look {
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
    SETTINGS.iter().filter(|setting| setting.part == Part::Look)
}

/// Takes the settings out of what was given.
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

/// The flags of a setting.
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

/// A flag with this name that is about a setting.
fn argument(setting: &'static Setting, name: &'static str) -> Arg {
    let argument = Arg::new(name).help(setting.summary());
    match setting.part {
        Part::Look => argument.help_heading(HEADING),
        Part::Game => argument,
    }
}

/// The flag that a setting is named after.
fn positive(setting: &'static Setting) -> Arg {
    let Setting { name, flag, .. } = *setting;
    let argument = argument(setting, name);
    match flag {
        Flag::On | Flag::Either(_) => argument.long(name).action(ArgAction::SetTrue),
        Flag::Off(help) => argument.long(setting.negative).help(help).action(ArgAction::SetTrue),
        Flag::OneOf(value, _)
        | Flag::OneOfThese(value, _)
        | Flag::Text(value)
        | Flag::Such(value, _) => argument
            .long(name)
            .value_name(value)
            .value_parser(Checked(setting))
            .hide_possible_values(true),
        Flag::File => argument
            .long(name)
            .value_name("FILE")
            .value_hint(ValueHint::FilePath)
            .value_parser(Checked(setting)),
    }
}

/// A value that has one of a few names, for flags that are no settings.
#[derive(Clone)]
pub(super) struct Named<T> {
    /// Reads it.
    pub parse: fn(&str) -> Result<T, String>,
    /// The names.
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

/// Checks a flag's value as the setting is read everywhere, and keeps it as it was given.
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
