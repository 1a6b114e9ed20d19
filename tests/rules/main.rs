//! Tests of everything below the screens, run in this process.

#[path = "../support/mod.rs"]
mod support;

mod corpora;
mod house;
mod libraries;
#[cfg(target_os = "linux")]
mod memory;
mod papers;
mod same_game;
mod services;
mod values;
