//! Measures the overhead of the referee: a turn against a program that answers at once, compared with the
//! round trip of a pipe to the same program.
//!
//! Target: at most 50 µs per turn on top of the player's own time.

use std::error::Error;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use evil_hangman::game::Lives;
use evil_hangman::players::{Arena, Environment, Game, Limits, Spec, Tournament};
use evil_hangman::referee::GameRecord;
use evil_hangman::words::{ENGLISH, ListBuilder};

/// Makes this program a player: it guesses the letters in order, and as a setter its word has only z's.
const PLAYER: &str = "--be-a-player";

fn main() -> Result<(), Box<dyn Error>> {
    if std::env::args().any(|argument| argument == PLAYER) {
        return Ok(player()?);
    }
    let measuring = std::env::args().any(|argument| argument == "--bench");
    let rounds = if measuring { 15 } else { 1 };
    let games = if measuring { 80 } else { 2 };
    let me = std::env::current_exe()?;
    let me = me.to_str().ok_or("the path is not UTF-8")?;
    // Alternate, and take the best time of each, since other programs use this machine, too.
    let (mut pipe, mut one, mut two) = (Duration::MAX, Duration::MAX, Duration::MAX);
    for _ in 0..rounds {
        pipe = pipe.min(round_trip(me, games * 26)?);
        one = one.min(turn(me, games, false)?);
        two = two.min(turn(me, games, true)?);
    }
    let micros = |time: Duration| time.as_secs_f64() * 1e6;
    println!("pipe round trip                       {:>8.1} us", micros(pipe));
    println!("a turn, a stranger against a built-in {:>8.1} us", micros(one));
    println!("    beyond its round trip             {:>8.1} us", micros(one) - micros(pipe));
    println!("a turn, two strangers                 {:>8.1} us", micros(two));
    println!("    beyond their two round trips      {:>8.1} us", micros(two) - 2.0 * micros(pipe));
    Ok(())
}

fn player() -> io::Result<()> {
    let (mut letter, mut letters) = (b'a', 4);
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let parts: Vec<_> = line.split(' ').collect();
        match parts[0] {
            "hangman" => writeln!(out, "hangman 1 bench")?,
            "words" => writeln!(out, "ready")?,
            "game" => (letter, letters) = (b'a', parts[1].parse().unwrap_or(4)),
            "turn" => {
                writeln!(out, "guess {}", char::from(letter))?;
                letter += 1;
            }
            "guess" if parts[1] == "z" => {
                let all: Vec<_> = (1..=letters).map(|at| at.to_string()).collect();
                writeln!(out, "hit z {}", all.join(" "))?;
            }
            "guess" => writeln!(out, "miss {}", parts[1])?,
            "reveal" => writeln!(out, "word {}", "z".repeat(letters))?,
            "quit" => return Ok(()),
            _ => continue,
        }
        out.flush()?;
    }
    Ok(())
}

/// Measures a question and its answer over two pipes, and nothing else.
fn round_trip(me: &str, times: usize) -> Result<Duration, Box<dyn Error>> {
    let mut child =
        Command::new(me).arg(PLAYER).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut input = child.stdin.take().ok_or("there is no pipe")?;
    let mut output = BufReader::new(child.stdout.take().ok_or("there is no pipe")?);
    let mut line = String::new();
    let start = Instant::now();
    for _ in 0..times {
        input.write_all(b"miss a\nguess b\n")?;
        line.clear();
        output.read_line(&mut line)?;
    }
    let took = start.elapsed();
    drop(input);
    child.wait()?;
    Ok(took / times as u32)
}

/// Measures a turn in games of 26 letters, of which the last is a hit.
fn turn(me: &str, games: usize, both: bool) -> Result<Duration, Box<dyn Error>> {
    let mut list = ListBuilder::new(&ENGLISH);
    list.feed(b"zzzz\n")?;
    let list = Arc::new(list.finish()?.0);
    let listed = list.of_length(4).ok_or("no words")?;
    let stranger =
        Spec::Command { name: String::from("bench"), command: format!("exec '{me}' {PLAYER}") };
    let built_in = Spec::setter("greedy")?;
    let limits = Limits {
        move_time: Duration::from_secs(5),
        game_time: Duration::from_secs(60),
        start_time: Duration::from_secs(30),
        memory: 1 << 30,
        processes: 64,
    };
    let arena = Arena::open(Environment::new(limits, Vec::new()), None)?;
    let game = |number| Game { number, listed: Arc::clone(listed), seed: 0, word: None };
    let games: Vec<_> = (0..games + 1).map(game).collect();
    let setter = if both { stranger.clone() } else { built_in };
    let tournament = Tournament {
        players: [&[stranger], &[setter]],
        games: &games,
        list: &list,
        words: &arena.copies(String::from("zzzz\n"), &arena.environment, &arena.stop),
        lives: Lives::at_least_one(26),
        to_the_end: false,
        series: games.len(),
        jobs: 1,
    };
    let (mut turns, mut start) = (0, Instant::now());
    let mut took = Duration::ZERO;
    tournament.play(|record: &GameRecord| {
        assert_eq!((record.letters, record.ending.fault()), (26, None));
        // The first game includes the start of the program.
        match record.number {
            0 => start = Instant::now(),
            _ => turns += record.letters,
        }
        took = start.elapsed();
    });
    Ok(took / turns as u32)
}
