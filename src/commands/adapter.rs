//! `adapter`: prints a small program that lets a submission play. Owns [`Adapter`], by which `check` does without that.

use std::io::{self, Write};

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
    compile: Option<&'static str>,
    run: &'static str,
    /// The name of a course's rule; otherwise ties can be broken in any way.
    rule: Option<&'static str>,
}

/// Returns the adapter for a class in Java.
macro_rules! java {
    ($name:literal, $files:literal, $rule:literal) => {
        Adapter {
            file: concat!($name, ".java"),
            source: include_str!(concat!("../../assets/adapters/", $name, ".java")),
            compile: Some(concat!($files, " | xargs javac -d . $HERE/", $name, ".java")),
            run: concat!("exec java -XX:TieredStopAtLevel=1 -cp . ", $name),
            rule: Some($rule),
        }
    };
}

/// Returns the text of a file of the adapters, or nothing.
macro_rules! text {
    ("") => {
        ""
    };
    ($name:literal) => {
        include_str!(concat!("../../assets/adapters/", $name))
    };
}

/// Returns an adapter in Python, of one file or several. What it starts is found once, when everything has been compiled.
macro_rules! script {
    ($name:literal $(+ $part:literal)*, $compile:tt, $find:tt) => {
        Adapter {
            file: $name,
            source: concat!(text!($name) $(, text!($part))*),
            compile: Some(concat!(text!($compile), text!($find), "find_start\n")),
            run: concat!(text!($find), text!("run.sh")),
            rule: None,
        }
    };
}

impl Adapter {
    /// Returns the adapter of this name.
    pub const fn of(name: AdapterName) -> Self {
        match name {
            AdapterName::JavaByu => {
                java!("JavaByu", "find . -name '*.java' ! -name '*Test.java'", "byu")
            }
            AdapterName::JavaWashington => {
                java!("JavaWashington", "find . -name HangmanManager.java", "washington")
            }
            AdapterName::JavaTexas => java!("JavaTexas", "find . -name 'Hangman*.java'", "utexas"),
            AdapterName::Python => script!("python.py", "", "find-python.sh"),
            AdapterName::Console => script!(
                "console.py"
                    + "console/terminal.py"
                    + "console/questions.py"
                    + "console/screen.py"
                    + "console/game.py"
                    + "console/main.py",
                "compile.sh",
                "find-console.sh"
            ),
        }
    }

    /// Returns the arguments of a check, with the commands and the rule that they lack.
    pub fn complete(arguments: &CheckArguments) -> CheckArguments {
        let mut complete = arguments.clone();
        let Some(adapter) = arguments.adapter.map(Self::of) else { return complete };
        complete.run.get_or_insert_with(|| adapter.run.to_owned());
        complete.compile = complete.compile.or(adapter.compile.map(str::to_owned));
        if complete.rule.rule.or(complete.rule.ties).is_none() {
            let rule = adapter.rule.map(str::parse).and_then(Result::ok);
            complete.rule.rule = rule.or_else(|| Rule::of_ties("any").ok());
        }
        complete
    }
}
