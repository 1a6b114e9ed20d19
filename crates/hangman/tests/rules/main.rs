//! Tests of opponents and guessers against plain models, and on the built-in lists.

mod engine;
mod guessers;
mod merciless;
mod variety;
mod whole_words;

#[allow(dead_code, reason = "no test needs all of it")]
#[path = "../../src/tests.rs"]
mod support;
