//! The real binary as a referee: players that misbehave in every way, the papers, the examples, and the
//! same results for any number of jobs.

mod check;
mod ends;
mod examples;
mod misbehaviour;
mod papers;
mod results;
mod support;
