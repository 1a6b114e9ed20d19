//! Makes the pictures of the README from what the program itself draws.

mod gallery;
mod svg;

use std::path::Path;

use evil_hangman::ui::figures::{Ending, Figure};
use evil_hangman::ui::{BuiltIn, Depth, Glyphs, Theme};

fn main() -> std::io::Result<()> {
    let folder = Path::new("target/gallery");
    std::fs::create_dir_all(folder)?;
    for name in BuiltIn::ALL {
        for (set, glyphs) in [("unicode", Glyphs::UNICODE), ("ascii", Glyphs::ASCII)] {
            let theme = Theme::new(name, Depth::True, glyphs);
            let own = svg::DARK;
            let write = |what: &str, buffer| {
                let name = format!("{}-{set}-{what}.svg", name.name());
                std::fs::write(folder.join(name), svg::still(&buffer, own, what))
            };
            write("widgets", gallery::widgets(&theme))?;
            write("figures", gallery::figures(&theme, (26, 16)))?;
            write("figures-small", gallery::figures(&theme, (13, 7)))?;
            write("figures-large", gallery::figures(&theme, (36, 22)))?;
            for (figure, figure_name) in Figure::ALL {
                for (ending, end) in
                    [(Ending::Won, "won"), (Ending::Lost, "lost"), (Ending::GivenUp, "given-up")]
                {
                    let name = format!("{figure_name}-{end}");
                    write(&name, gallery::ending(&theme, figure, ending, (26, 16)))?;
                }
            }
        }
    }
    Ok(())
}
