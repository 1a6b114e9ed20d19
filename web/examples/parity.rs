//! Prints the transcripts of seeded rounds, to compare with those of the browser and of other machines.
//!
//! ```sh
//! cargo run --release --example parity 200
//! ```

fn main() {
    let rounds = std::env::args().nth(1).and_then(|rounds| rounds.parse().ok()).unwrap_or(200);
    print!("{}", evil_hangman_web::parity::transcripts(rounds));
}
