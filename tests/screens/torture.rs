//! Tests of the torture example: the game survives random input, and failures are shrunk.

#[path = "../../examples/torture/event.rs"]
#[allow(dead_code, reason = "the example needs all of it")]
mod event;
#[path = "../../examples/torture/home.rs"]
mod home;
#[path = "../../examples/torture/life.rs"]
mod life;
#[path = "../../examples/torture/shrink.rs"]
mod shrink;

use event::Event;
use life::{LIFE, Life};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use shrink::shortest;

fn below(rng: &mut SmallRng, limit: usize) -> usize {
    rng.random_range(0..limit)
}

fn events(seed: u64, count: usize) -> Vec<Event> {
    let mut rng = SmallRng::seed_from_u64(seed);
    (0..count).map(|_| Event::any(&mut rng)).collect()
}

/// Events that are rare at random: each occurs in every life.
#[test]
fn rare_events_between_the_others_end_well() {
    use event::{ANSWERS, LITTER};
    for seed in 0..8 {
        let mut life = Life::begin(seed);
        let answers = (0..ANSWERS.len()).map(Event::Answer);
        let litter = (0..LITTER).map(Event::Litter);
        let rare = answers.chain(litter).chain([Event::NoLocks, Event::Stop, Event::Restart]);
        let rare: Vec<_> = rare.collect();
        let common = events(seed, LIFE);
        let mixed = common.chunks(20).zip(rare.iter().cycle());
        let mixed = mixed.flat_map(|(common, rare)| common.iter().chain([rare]));
        mixed.chain([&Event::Restart]).all(|event| life.feed(event));
    }
}

#[test]
fn lives_of_random_events_end_well() {
    for seed in 0..6 {
        let mut life = Life::begin(seed);
        events(seed, LIFE).iter().all(|event| life.feed(event));
    }
}

/// A game with a bug: a paste fails once the terminal has had size zero.
fn breaks(seed: u64, events: &[Event]) -> bool {
    let mut life = Life::begin(seed);
    let mut hurt = false;
    for event in events {
        match event {
            Event::Size(0, 0) => hurt = true,
            Event::Paste(_) if hurt => return true,
            _ => {}
        }
        if !life.feed(event) {
            break;
        }
    }
    false
}

#[test]
fn a_planted_fault_is_reported_in_the_fewest_events_that_show_it() {
    let (seed, whole) = (0..100)
        .map(|seed| (seed, events(seed, LIFE)))
        .find(|(seed, events)| breaks(*seed, events))
        .expect("one of a hundred lives runs into it");
    let least = shortest(whole, |events| breaks(seed, events));
    assert!(matches!(&least[..], [Event::Size(0, 0), Event::Paste(_)]), "{least:?}");
    // The report can be replayed.
    let told: Vec<Event> = least.iter().map(|event| event.to_string().parse().unwrap()).collect();
    assert_eq!(told, least);
}
