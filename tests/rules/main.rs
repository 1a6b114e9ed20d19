//! Tests of everything below the screens, run in this process.

mod corpora;
mod engine;
mod guessers;
mod house;
#[cfg(target_os = "linux")]
mod memory;
mod merciless;
mod papers;
mod same_game;
mod services;
mod values;
mod variety;
mod whole_words;
mod words;
