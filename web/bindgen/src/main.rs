//! Generates the JavaScript through which a page calls a module, and compresses the module, so that it does not depend on
//! the server. It does what the `wasm-bindgen` command does, in the version from the lock file, so nothing has to be
//! installed.
//!
//! ```sh
//! bindgen MODULE.wasm FOLDER NAME
//! ```

mod order;

use std::env::args_os;
use std::fs::{self, File};
use std::path::PathBuf;

use anyhow::Context;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> anyhow::Result<()> {
    let mut arguments = args_os().skip(1).map(PathBuf::from);
    let mut argument = || arguments.next().context("usage: bindgen MODULE.wasm FOLDER NAME");
    let (module, folder, name) = (argument()?, argument()?, argument()?);
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).web(true)?.typescript(false).out_name(&name.to_string_lossy());
    // Names of functions are only for those who debug the module.
    bindgen.remove_name_section(true).remove_producers_section(true).generate(&folder)?;
    let made = folder.join(format!("{}_bg.wasm", name.display()));
    let compressed = File::create(made.with_extension("wasm.gz"))?;
    zopfli::compress(
        zopfli::Options::default(),
        zopfli::Format::Gzip,
        &*order::by_likeness(&fs::read(&made)?)?,
        compressed,
    )?;
    Ok(fs::remove_file(made)?)
}
