//! `adapter`: prints a small program that lets a submission play. Owns [`Adapter`], by which `check` does without that.

use std::borrow::Cow;
use std::io::{self, Write};

use clap::ValueEnum;

use super::check::judge::Adapted;
use crate::cli::{AdapterArguments, AdapterName, CheckArguments};
use crate::engine::Rule;
use crate::error::Error;

/// Prints an adapter. Returns the exit status.
///
/// # Errors
/// Returns errors of the output.
pub fn adapter(arguments: &AdapterArguments) -> Result<u8, Error> {
    io::stdout().write_all(Adapter::of(arguments.name).source.as_bytes())?;
    Ok(0)
}

/// An adapter, and what a check with it does unless the teacher says otherwise.
pub struct Adapter {
    /// The name of its file.
    pub file: &'static str,
    pub source: &'static str,
    compile: &'static str,
    run: &'static str,
    /// What finds the program that is started, at the end of compiling.
    find: &'static str,
    /// The name of a course's rule; otherwise ties can be broken in any way.
    rule: Option<&'static str>,
}

/// Returns the text of a file of the adapters.
macro_rules! text {
    ($name:expr) => {
        include_str!(concat!("../../assets/adapters/", $name))
    };
}

/// Returns the adapter for a class in Java.
macro_rules! java {
    ($name:literal, $class:literal, $rule:literal) => {
        Adapter {
            file: concat!($name, ".java"),
            source: concat!(text!(concat!($name, ".java")), text!("HangmanAdapter.java")),
            compile: concat!(text!("java.sh"), "compile_class ", $name, ".java ", $class, ".java"),
            run: concat!("exec java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp . ", $name),
            find: "",
            rule: Some($rule),
        }
    };
}

/// Returns an adapter in Python, of one file or several, with the commands that compile and that find what is started. That is
/// found once, when everything has been compiled.
macro_rules! script {
    ($name:literal $(+ $part:literal)*, $compile:expr, $find:expr) => {
        Adapter {
            file: $name,
            source: concat!(text!($name) $(, text!($part))*),
            compile: concat!($compile, $find),
            run: text!("run.sh"),
            find: $find,
            rule: None,
        }
    };
}

impl Adapter {
    /// Returns the adapter of this name.
    pub const fn of(name: AdapterName) -> Self {
        match name {
            AdapterName::JavaByu => java!("JavaByu", "EvilHangmanGame", "byu"),
            AdapterName::JavaWashington => {
                java!("JavaWashington", "HangmanManager", "washington")
            }
            AdapterName::JavaTexas => java!("JavaTexas", "HangmanManager", "utexas"),
            AdapterName::Python => script!("python.py", "", text!("find-python.sh")),
            AdapterName::Console => script!(
                "console.py"
                    + "console/terminal.py"
                    + "console/questions.py"
                    + "console/screen.py"
                    + "console/words.py"
                    + "console/game.py"
                    + "console/naming.py"
                    + "console/telling.py"
                    + "console/guesser.py"
                    + "console/practice.py"
                    + "console/main.py",
                concat!(text!("java.sh"), text!("compile.sh")),
                // A file of the submission must not be imported instead of one of the library.
                concat!("python3 -I - <<'END'\n", text!("find-console.py"), "END\n")
            ),
        }
    }

    /// Returns how the program of a check is adapted: by one of these, or by a file of the teacher's.
    pub fn adapts(arguments: &CheckArguments) -> Adapted {
        let command = Self::runs(arguments);
        let is_used =
            |name: AdapterName| arguments.adapter == Some(name) || Self::of(name).is_named(command);
        // The console's is the last, and may start a file with the name of another.
        let mut used = AdapterName::value_variants().iter().rev().filter(|name| is_used(**name));
        match used.next() {
            Some(AdapterName::Console) => Adapted::Apart,
            Some(_) => Adapted::Within,
            None if ["$HERE", "${HERE}"].iter().any(|name| command.contains(name)) => {
                Adapted::Apart
            }
            None => Adapted::No,
        }
    }

    /// Returns whether a command names the file of this adapter, or the class that Java starts.
    fn is_named(&self, command: &str) -> bool {
        let is_between = |c: char| !c.is_alphanumeric() && !"._-".contains(c);
        let class = self.file.strip_suffix(".java").unwrap_or(self.file);
        command.split(is_between).any(|name| name == self.file || name == class)
    }

    /// Returns the command that runs the program: the teacher's, or otherwise its adapter's.
    pub fn runs(arguments: &CheckArguments) -> &str {
        let own = arguments.command();
        own.or(arguments.adapter.map(|name| Self::of(name).run)).unwrap_or_default()
    }

    /// Returns the command that compiles a submission. After the teacher's own command, the program is looked for; if the teacher's
    /// own command starts the console adapter with it, that is tried.
    pub fn compiles(arguments: &CheckArguments) -> Option<Cow<'_, str>> {
        let (own, run) = (arguments.compile.as_deref(), arguments.run.as_deref());
        let Some(name) = arguments.adapter else { return own.map(Cow::from) };
        let adapter = Self::of(name);
        let tried = run.filter(|run| name == AdapterName::Console && adapter.is_named(run));
        let export = tried.map_or_else(String::new, |run| {
            format!("export OWN_RUN='{}'\n", run.replace('\'', r"'\''"))
        });
        Some(match own {
            None => (export + adapter.compile).into(),
            Some(own) if run == tried => {
                format!("(\n{own}\n) || exit\n{export}{}", adapter.find).into()
            }
            Some(own) => own.into(),
        })
    }

    /// Returns whether a check runs the commands of its adapter, and none of the teacher's.
    pub fn gives_all(arguments: &CheckArguments) -> bool {
        arguments.adapter.is_some() && arguments.compile.is_none() && arguments.run.is_none()
    }

    /// Returns the rule of the course that an adapter is for; ties can be broken in any way in others.
    pub fn rule(&self) -> Option<Rule> {
        self.rule.map_or_else(|| Rule::of_ties("any").ok(), |rule| rule.parse().ok())
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Alone {
        #[command(flatten)]
        check: CheckArguments,
    }

    #[test]
    fn a_command_runs_an_adapter_with_that_name_and_no_longer_one() {
        for (command, expected) in [
            ("python3 \"$HERE/python.py\" evil.py", Adapted::Within),
            ("python3 $HERE/my-python.py evil.py", Adapted::Apart),
            ("python3 ./console.py python3 python.py", Adapted::Apart),
            ("python3 my_console.py", Adapted::No),
            ("java -cp . JavaByu", Adapted::Within),
            ("java -cp . MyJavaByu", Adapted::No),
        ] {
            let setter = format!("cmd:{command}");
            let Alone { check } = Alone::parse_from(["check", "--setter", &setter]);
            assert_eq!(Adapter::adapts(&check), expected, "{command}");
        }
    }
}
