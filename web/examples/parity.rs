//! Prints the transcripts of seeded rounds, to compare with those of the browser and of other machines, and on
//! standard error how many seconds they took.
//!
//! ```sh
//! cargo run --release --example parity 200
//! ```

use std::path::Path;
use std::time::Instant;

fn main() {
    evil_hangman::words::set_asset_source(|name| {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
        let folders = ["words", "hangman"].map(|owner| crates.join(owner).join("assets"));
        folders.iter().find_map(|folder| std::fs::read(folder.join(name)).ok())
    });
    let rounds = std::env::args().nth(1).and_then(|rounds| rounds.parse().ok()).unwrap_or(200);
    let since = Instant::now();
    print!("{}", evil_hangman_web::parity::transcripts(rounds));
    eprintln!("{:.3}", since.elapsed().as_secs_f64());
}
