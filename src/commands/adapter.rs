//! `adapter`: prints a small program that lets a submission play.

use std::io::{self, Write};

use crate::cli::{AdapterArguments, AdapterName};
use crate::error::Error;

/// Prints an adapter. Returns the exit status.
///
/// # Errors
/// Returns errors of the output.
pub fn adapter(arguments: &AdapterArguments) -> Result<u8, Error> {
    io::stdout().write_all(source(arguments.name).as_bytes())?;
    Ok(0)
}

/// Returns the source of an adapter.
const fn source(name: AdapterName) -> &'static str {
    match name {
        AdapterName::JavaByu => include_str!("../../assets/adapters/JavaByu.java"),
        AdapterName::JavaWashington => include_str!("../../assets/adapters/JavaWashington.java"),
        AdapterName::JavaTexas => include_str!("../../assets/adapters/JavaTexas.java"),
        AdapterName::Python => include_str!("../../assets/adapters/python.py"),
        AdapterName::Console => include_str!("../../assets/adapters/console.py"),
    }
}
