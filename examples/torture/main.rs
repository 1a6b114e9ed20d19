//! Feeds random input to the whole game and draws after each event: nothing may panic, and every cell drawn
//! must be printable. The same seed gives the same events; a failure is shrunk before it is reported.
//!
//! `cargo run --release --example torture -- --events 10000000 [--seed N] [--replay "EVENTS"]`

mod event;
mod home;
mod life;
mod shrink;

use std::panic;
use std::process::ExitCode;
use std::time::Instant;

use event::Event;
use life::{LIFE, Life};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use shrink::shortest;

struct Wanted {
    events: u64,
    seed: u64,
    replay: Option<Vec<Event>>,
}

fn wanted() -> Result<Wanted, String> {
    let mut wanted = Wanted { events: 1_000_000, seed: 1, replay: None };
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{name} needs a value"))?;
        let number = || value.parse().map_err(|_| format!("{value} is no number"));
        match name.as_str() {
            "--events" => wanted.events = number()?,
            "--seed" => wanted.seed = number()?,
            "--replay" => {
                wanted.replay = Some(value.split(' ').map(str::parse).collect::<Result<_, _>>()?);
            }
            _ => return Err(format!("there is no {name}; there are --events, --seed, --replay")),
        }
    }
    Ok(wanted)
}

fn main() -> ExitCode {
    let wanted = match wanted() {
        Ok(wanted) => wanted,
        Err(message) => {
            eprintln!("torture: {message}");
            return ExitCode::from(2);
        }
    };
    if let Some(events) = wanted.replay {
        // Without catching panics, so that a debugger or a backtrace shows where it happens.
        let mut life = Life::begin(wanted.seed);
        events.iter().all(|event| life.feed(event));
        println!("nothing happened");
        return ExitCode::SUCCESS;
    }
    let began = Instant::now();
    let (mut fed, mut lives) = (0, 0);
    while fed < wanted.events {
        let seed = wanted.seed.wrapping_add(lives);
        let mut rng = SmallRng::seed_from_u64(seed);
        let count = LIFE.min(usize::try_from(wanted.events - fed).unwrap_or(LIFE));
        let events: Vec<_> = (0..count).map(|_| Event::any(&mut rng)).collect();
        if fails(seed, &events) {
            return tell(seed, events);
        }
        fed += count as u64;
        lives += 1;
        if lives.is_multiple_of(1000) {
            eprintln!("{fed} events in {:.0?}", began.elapsed());
        }
    }
    println!("{fed} events in {lives} lives from seed {}: nothing panicked", wanted.seed);
    ExitCode::SUCCESS
}

/// Returns whether these events lead to a panic.
fn fails(seed: u64, events: &[Event]) -> bool {
    panic::catch_unwind(|| {
        let mut life = Life::begin(seed);
        events.iter().all(|event| life.feed(event))
    })
    .is_err()
}

/// Shrinks a failure and reports it.
fn tell(seed: u64, events: Vec<Event>) -> ExitCode {
    let loud = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let events = shortest(events, |events| fails(seed, events));
    panic::set_hook(loud);
    let written: Vec<_> = events.iter().map(Event::to_string).collect();
    println!("torture: {} events are enough, with --seed {seed} --replay:", events.len());
    println!("\"{}\"", written.join(" "));
    ExitCode::FAILURE
}

fn below(rng: &mut SmallRng, limit: usize) -> usize {
    rng.random_range(0..limit)
}
