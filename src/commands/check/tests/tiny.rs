//! Programs of a page, each with one mistake that students make.

use std::collections::BTreeMap;

use crate::players::{Player, Seated};
use crate::referee::{Fault, LogKind, LogLine, Moment, Side, ToPlayer};
use crate::words::{Alphabet, Places};

/// A setter of the classic assignment with a mistake.
struct TinySetter {
    bug: &'static str,
    words: Vec<String>,
    family: Vec<String>,
    length: usize,
    misses: u32,
    turn: u32,
    games: u32,
}

fn places(word: &str, letter: char) -> Places {
    word.chars().enumerate().filter(|(_, c)| *c == letter).map(|(at, _)| at).collect()
}

/// Returns what a setter calls a family: all its places, or its places one after the other, which is 12 for places 1 and 2, too.
fn name(bug: &str, places: Places) -> String {
    let (from, between) = match bug {
        "places-run-together-from-0" => (0, ""),
        "places-run-together-from-1" => (1, ""),
        _ => (1, " "),
    };
    places.iter().map(|place| format!("{}{between}", place + from)).collect()
}

fn crash() -> Result<Option<String>, Fault> {
    Err(Fault::Ended { when: Moment::Game, how: String::from("status") })
}

fn say(line: impl Into<String>) -> Result<Option<String>, Fault> {
    Ok(Some(line.into()))
}

impl TinySetter {
    /// The family that is kept, where `bug` says how.
    fn choose(&self, families: &BTreeMap<Places, Vec<String>>, letter: char) -> Option<Places> {
        // Bigger is better, one part after the other.
        let key = |places: Places, words: &[String]| -> Vec<i128> {
            let (size, count) = (words.len() as i128, places.count() as i128);
            let (none, bits) = (i128::from(places.is_empty()), i128::from(places.bits()));
            let ascii = -i128::from(places.bits().reverse_bits());
            let last_two = places.iter().skip(places.count().saturating_sub(2));
            match self.bug {
                "smallest-family" | "is-not-seen-at-first" => vec![-size, none, -count, bits],
                "no-tie-rule" => vec![size],
                "ties-from-the-left" => vec![size, none, -count, ascii],
                "ties-by-the-most-letters" => vec![size, none, count, bits],
                "ties-in-the-order-of-patterns" => vec![size, ascii],
                "ties-prefer-hits" => vec![size, -none, -count, bits],
                "fewest-then-first" => vec![size, -count, ascii],
                "two-rightmost-places" => {
                    vec![size, none, -count, last_two.fold(0, |bits, place| bits | 1 << place)]
                }
                "always-a-miss-if-one-is-possible" => vec![none, size, -count, bits],
                "a-miss-to-the-last-guess-if-one-is-possible" if self.misses == 1 => vec![none],
                _ => vec![size, none, -count, bits],
            }
        };
        let first = || self.family.first().map(|word| places(word, letter));
        let kept = |best: Option<(&Places, &Vec<String>)>| best.map(|(places, _)| *places);
        match self.bug {
            "a-word-from-the-start" => first(),
            "a-word-drawn-at-the-start" => {
                let at = self.games as usize * 7919 % self.family.len().max(1);
                let word = if self.turn == 1 { self.family.get(at) } else { self.family.first() };
                word.map(|word| places(word, letter))
            }
            "fewest-of-all-families" => {
                let most = families.values().map(Vec::len).max().unwrap_or(0);
                let mut largest: Vec<_> =
                    families.iter().filter(|(_, words)| words.len() == most).collect();
                if largest.len() > 1 {
                    let fewest = families.keys().map(|places| places.count()).min();
                    largest.retain(|(places, _)| Some(places.count()) == fewest);
                }
                largest.into_iter().map(|(places, _)| *places).max_by_key(|places| places.bits())
            }
            "crashes-with-four-letters" if families.keys().any(|places| places.count() > 3) => None,
            "a-word-drawn-for-each-letter" => {
                let at =
                    (self.turn as usize * 7 + self.games as usize * 3) % self.family.len().max(1);
                self.family.get(at).map(|word| places(word, letter))
            }
            "the-last-of-equals" => kept(families.iter().max_by_key(|(_, words)| words.len())),
            // The first of equals.
            _ => kept(families.iter().rev().max_by_key(|(places, words)| key(**places, words))),
        }
    }
}

impl Player for TinySetter {
    fn hear(&mut self, message: &ToPlayer) -> Result<Option<String>, Fault> {
        match message {
            ToPlayer::Game(length, misses) => {
                self.games += 1;
                (self.misses, self.length) = (*misses, *length);
                if self.bug != "turns-go-on" {
                    self.turn = 0;
                }
                if self.bug == "no-reset" && self.games > 1 {
                    return Ok(None);
                }
                let fits = |word: &&String| self.bug == "any-length" || word.len() == *length;
                self.family = self.words.iter().filter(fits).cloned().collect();
                if self.family.is_empty() { crash() } else { Ok(None) }
            }
            ToPlayer::Hangman(..) if self.bug == "does-not-start" => crash(),
            ToPlayer::Hangman(..) => say("hangman 1"),
            ToPlayer::Words(_) => say("ready"),
            ToPlayer::Guess(_) if self.bug == "hangs" => Err(Fault::TooSlow(5_000)),
            // A thousand million comparisons take too long.
            ToPlayer::Guess(_) if self.bug == "quadratic" && self.family.len() > 10_000 => {
                Err(Fault::Busy(5_000))
            }
            ToPlayer::Guess(_) if self.bug == "refuses-one-letter" && self.length == 1 => crash(),
            ToPlayer::Guess(letter) => {
                self.turn += 1;
                let letter = Alphabet::UNSAID.lower(*letter);
                if self.bug == "says-miss-to-everything" {
                    return say("miss");
                }
                let mut named = BTreeMap::<String, Vec<String>>::new();
                for word in &self.family {
                    let name = name(self.bug, places(word, letter));
                    named.entry(name).or_default().push(word.clone());
                }
                let places_of = |words: Vec<String>| (places(&words[0], letter), words);
                let mut families: BTreeMap<_, _> = named.into_values().map(places_of).collect();
                let mut kept = self.choose(&families, letter);
                if self.bug == "turns-go-on" && self.turn.is_multiple_of(4) && families.len() > 1 {
                    let mut others = families.clone();
                    kept.map(|kept| others.remove(&kept));
                    kept = self.choose(&others, letter);
                }
                let Some(kept) = kept else { return crash() };
                self.family = families.remove(&kept).unwrap_or_default();
                if kept.is_empty() {
                    self.misses = self.misses.saturating_sub(1);
                    if self.misses == 0 && self.bug == "crashes-at-the-last-miss" {
                        return crash();
                    }
                    return say("miss");
                }
                let shift = usize::from(self.bug != "positions-from-0");
                let kept: Vec<_> = kept.iter().map(|place| (place + shift).to_string()).collect();
                say(format!("hit {}", kept.join(" ")))
            }
            ToPlayer::Reveal if self.bug == "reveals-any-word" => {
                say(format!("word {}", self.words[0]))
            }
            ToPlayer::Reveal => {
                say(format!("word {}", self.family.first().map_or("", String::as_str)))
            }
            _ => Ok(None),
        }
    }

    fn notes(&mut self) -> Vec<(LogKind, String)> {
        let comment = |text: &str| vec![(LogKind::Comment, text.to_owned())];
        if self.bug == "is-not-seen-at-first" && self.games == 1 {
            return comment("# unseen the board after a letter was not found");
        }
        if self.bug == "refuses-another-game" && self.games == 2 && self.turn == 1 {
            return comment("# not judged it ended after 'y' to 'Play again?'");
        }
        let breaks = self.bug == "breaks-its-contract" && self.turn > 1;
        let note = "# contract guessesLeft: guessesLeft() is 5 after a hit, and was 6 before";
        if breaks { comment(note) } else { Vec::new() }
    }
}

/// A guesser that names the letter in the most words, with a mistake.
struct TinyGuesser {
    bug: &'static str,
    words: Vec<String>,
    fitting: Vec<String>,
    guessed: String,
    games: u32,
}

impl Player for TinyGuesser {
    fn hear(&mut self, message: &ToPlayer) -> Result<Option<String>, Fault> {
        match message {
            ToPlayer::Game(length, _) => {
                self.games += 1;
                if self.bug == "no-reset-of-the-words" && self.games > 1 {
                    self.guessed.clear();
                    return Ok(None);
                }
                if self.bug != "no-reset-of-the-letters" {
                    self.guessed.clear();
                }
                let fits = |word: &&String| self.bug == "any-length" || word.len() == *length;
                self.fitting = self.words.iter().filter(fits).cloned().collect();
            }
            ToPlayer::Answer(letter, said) => {
                let letter = Alphabet::UNSAID.lower(*letter);
                let bug = self.bug;
                self.fitting.retain(|word| {
                    let there = places(word, letter);
                    match bug {
                        "the-first-position-only" if !said.is_empty() => {
                            there.iter().next() == said.iter().next()
                        }
                        "extra-positions" if !said.is_empty() => {
                            said.iter().all(|place| there.contains(place))
                        }
                        "misses-change-nothing" if said.is_empty() => true,
                        "hits-change-nothing" if !said.is_empty() => true,
                        "any-position" if !said.is_empty() => !there.is_empty(),
                        _ => there == *said,
                    }
                });
            }
            ToPlayer::Hangman(..) => return say("hangman 1"),
            ToPlayer::Words(_) => return say("ready"),
            ToPlayer::Turn(_, 1) if self.bug == "crashes-at-the-last-miss" => return crash(),
            ToPlayer::Turn(..) => {
                let open = ('a'..='z').filter(|c| !self.guessed.contains(*c));
                let in_words =
                    |c: &char| self.fitting.iter().filter(|word| word.contains(*c)).count();
                let best = match self.bug {
                    "in-the-order-of-the-alphabet" => open.clone().next(),
                    "counts-letters-and-not-words" => open.max_by_key(|c| {
                        self.fitting.iter().map(|word| word.matches(*c).count()).sum::<usize>()
                    }),
                    "the-rarest-letter" => open
                        .clone()
                        .filter(|c| in_words(c) > 0)
                        .min_by_key(in_words)
                        .or_else(|| open.clone().next()),
                    _ => open.max_by_key(in_words),
                };
                let Some(best) = best else { return crash() };
                self.guessed.push(best);
                return say(format!("guess {best}"));
            }
            _ => {}
        }
        Ok(None)
    }
}

/// Seats a program in this process; nothing is wrong with it if the bug is "".
pub fn sit(
    bug: &'static str,
    role: Side,
    words: &str,
    transcript: &mut Vec<LogLine>,
) -> Result<Seated, Fault> {
    let mut words: Vec<_> = words.lines().map(String::from).collect();
    match bug {
        "loses-the-first-word" => drop(words.remove(0)),
        "loses-the-last-word" => drop(words.pop()),
        _ => {}
    }
    let (family, fitting) = (Vec::new(), Vec::new());
    let player: Box<dyn Player> = match role {
        Side::Setter => {
            Box::new(TinySetter { bug, words, family, length: 0, misses: 0, turn: 0, games: 0 })
        }
        Side::Guesser => {
            Box::new(TinyGuesser { bug, words, fitting, guessed: String::new(), games: 0 })
        }
    };
    Seated::greet(player, None, role, Alphabet::UNSAID, transcript)
}
