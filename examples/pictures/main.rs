//! Makes the pictures of the README from what the program itself draws: `cargo run --example pictures`. With
//! `--gallery` it also draws every figure in every theme and a page of every screen at eight sizes,
//! for inspection.

mod gallery;
mod page;
mod scenes;
mod svg;

use std::fs;
use std::io;
use std::path::Path;

use evil_hangman::game::Outcome;
use evil_hangman::ui::figures::Figure;
use evil_hangman::ui::{BuiltIn, Depth, Glyphs, Theme};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = root.join("assets/pictures");
    fs::create_dir_all(&folder)?;
    for (name, picture) in scenes::all() {
        fs::write(folder.join(name), picture)?;
    }
    if std::env::args().any(|arg| arg == "--gallery") {
        every_part(&root.join("target/gallery"))?;
    }
    Ok(())
}

fn every_part(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    fs::write(folder.join("page.html"), page::page())?;
    for name in BuiltIn::ALL {
        for (set, glyphs) in [("unicode", Glyphs::UNICODE), ("ascii", Glyphs::ASCII)] {
            let theme = Theme::new(name, Depth::True, glyphs);
            let write = |what: &str, buffer| {
                let name = format!("{}-{set}-{what}.svg", name.name());
                fs::write(folder.join(name), svg::still(&buffer, svg::DARK, what))
            };
            write("figures-small", gallery::figures(&theme, (13, 7)))?;
            write("figures", gallery::figures(&theme, (26, 16)))?;
            write("figures-large", gallery::figures(&theme, (36, 22)))?;
            for figure in Figure::ALL {
                for (ending, end) in
                    [(Outcome::Won, "won"), (Outcome::Lost, "lost"), (Outcome::GivenUp, "given-up")]
                {
                    let name = format!("{figure}-{end}");
                    write(&name, gallery::ending(&theme, figure, ending, (26, 16)))?;
                }
            }
        }
    }
    Ok(())
}
