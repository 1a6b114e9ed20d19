//! Owns the flags of settings, derived from the table of settings.

use std::ffi::{OsStr, OsString};

use clap::builder::{OsStringValueParser, PossibleValue, TypedValueParser};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches, ValueHint};

use crate::config::{Config, Flag, SETTINGS, Setting, SettingGroup};

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
            let set = setting.set;
            // The value is only checked here, and passed on unchanged.
            let check = move |value: OsString| set(&mut Config::default(), &value).map(|()| value);
            let parse = OsStringValueParser::new().try_map(check);
            let names = move || setting.flag.offered();
            positive.value_parser(Named { parse, names }).hide_possible_values(true)
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
    Arg::new(name).long(long).help(setting.summary()).help_heading(setting.part.name())
}

/// A parser of a flag's value, with the values that shells offer, if any.
#[derive(Clone)]
pub struct Named<P, N = fn() -> Vec<&'static str>> {
    /// Parses the value.
    pub parse: P,
    /// Returns the values that shells offer.
    pub names: N,
}

impl<P, N> TypedValueParser for Named<P, N>
where
    P: TypedValueParser,
    N: Fn() -> Vec<&'static str> + Clone + Send + Sync + 'static,
{
    type Value = P::Value;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<P::Value, Error> {
        self.parse.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let names = Some((self.names)()).filter(|names| !names.is_empty())?;
        Some(Box::new(names.into_iter().map(PossibleValue::new)))
    }
}
