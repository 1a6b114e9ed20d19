//! The real binary as a referee: players that misbehave in every way, the papers, the examples, and the
//! same results for any number of jobs.

#[path = "table/check.rs"]
mod check;
#[path = "table/examples.rs"]
mod examples;
#[path = "table/misbehaviour.rs"]
mod misbehaviour;
#[path = "table/papers.rs"]
mod papers;
#[path = "table/results.rs"]
mod results;
#[path = "table/support.rs"]
mod support;
