//! Makes the puzzles of each language.

use std::error::Error;
use std::fs;
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

use evil_hangman::words::EmbeddedList;

use miniz_oxide::deflate::compress_to_vec;

use super::asset;
use super::choice::chosen;

/// Makes the puzzles of these lists, two lists at a time.
pub fn make(lists: Vec<EmbeddedList>) -> Result<(), Box<dyn Error>> {
    let left = Mutex::new(lists);
    let next = || left.lock().ok()?.pop();
    let work = || -> std::io::Result<()> {
        while let Some(embedded) = next() {
            let start = Instant::now();
            let puzzles = chosen(&embedded.load());
            let lines: String = puzzles.iter().map(|puzzle| puzzle.line() + "\n").collect();
            let bytes = compress_to_vec(lines.as_bytes(), 10);
            let seconds = start.elapsed().as_secs_f64();
            println!(
                "{embedded}: {} puzzles, {} bytes ({seconds:.1} s)",
                puzzles.len(),
                bytes.len()
            );
            let code = embedded.alphabet().code();
            fs::write(asset(&format!("crates/hangman/assets/puzzles/{code}.puzzles")), bytes)?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let other = scope.spawn(work);
        work()?;
        other.join().map_err(|_| "a thread panicked")?.map_err(Into::into)
    })
}
