//! Tests of the real binary as a referee: players that misbehave in every way, the protocol page, the
//! examples, and identical results for any number of jobs.

mod check;
#[cfg(target_os = "linux")]
mod console;
mod ends;
mod examples;
mod fairness;
mod folders;
mod grades;
mod misbehaviour;
mod papers;
mod results;
mod submissions;
pub(super) mod support;
