//! Owns [`Sitting`]: two players who play some games in a row. A player that loses one by a fault is
//! ended, and another of the same kind plays the next.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::{Child, InsideGuesser, InsideSetter, Limits, Player, Spec};
use crate::game::Lives;
use crate::referee::{
    Fault, FromPlayer, GameEnding, GameRecord, GuesserSeat, InHand, NotALine, SetterSeat, Side,
    Step, Table, ToPlayer, VERSION,
};
use crate::words::{Alphabet, Word, WordList, WordsOfLength, shown};

/// A game that is to be played.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its number in its pairing (from 0).
    pub number: usize,
    /// The words that the setter must keep to.
    pub listed: Arc<WordsOfLength>,
    /// What chance is drawn from.
    pub seed: u64,
    /// The word that a fair setter holds, where it is not drawn from the seed.
    pub word: Option<Word>,
}

/// Two players and what they play about.
pub struct Sitting<'a> {
    /// Who guesses.
    pub guesser: &'a Spec,
    /// Who sets.
    pub setter: &'a Spec,
    /// Their places in the list of guessers and in that of setters.
    pub pairing: (usize, usize),
    /// The words, for this program's own players.
    pub list: &'a Arc<WordList>,
    /// The same words in a file, for strangers.
    pub words: &'a Path,
    /// Misses that lose a game.
    pub lives: Lives,
    /// What strangers may use.
    pub limits: Limits,
    /// Ends every wait when it is set; the game under way is not to be counted then.
    pub stop: &'a Arc<AtomicBool>,
}

/// A player who has said its name and read the words.
pub struct Seated {
    player: Box<dyn Player>,
    alphabet: &'static Alphabet,
}

impl Seated {
    /// Tells the player an order that asks nothing.
    pub fn tell(
        &mut self,
        table: &mut Table,
        role: Side,
        message: &ToPlayer,
        transcript: &mut Vec<String>,
    ) {
        log(transcript, role, '<', &message.line(self.alphabet));
        if let Err(fault) = self.player.tell(message) {
            table.fail(role, fault);
        }
    }

    /// Asks the player, and has the table hear the answer.
    pub fn ask(
        &mut self,
        table: &mut Table,
        role: Side,
        message: &ToPlayer,
        transcript: &mut Vec<String>,
    ) {
        log(transcript, role, '<', &message.line(self.alphabet));
        let said = self.player.ask(message);
        note(transcript, role, self.player.notes());
        match said {
            Ok(line) => {
                log(transcript, role, '>', &line);
                table.hear(&line);
            }
            Err(fault) => table.fail(role, fault),
        }
    }
}

/// How many games somebody may fail to sit down for before nobody waits for it any more.
const PATIENCE: usize = 3;

impl Sitting<'_> {
    /// Plays the games in turn; `done` hears of each and says whether to go on.
    pub fn play(&self, games: &[Game], mut done: impl FnMut(GameRecord) -> bool) {
        let mut seats: [Option<Seated>; 2] = [None, None];
        let mut failed = [0; 2];
        let mut last = [None, None];
        for game in games {
            let mut table = Table::new(&game.listed, self.lives, game.seed);
            let mut transcript = Vec::new();
            for (at, role) in [Side::Guesser, Side::Setter].into_iter().enumerate() {
                if let Some(fault) = last[at].clone().filter(|_| failed[at] >= PATIENCE) {
                    table.fail(role, fault);
                } else if seats[at].is_none() || (role == Side::Setter && game.word.is_some()) {
                    match self.sit(role, game, &mut transcript) {
                        Ok(seated) => {
                            seats[at] = Some(seated);
                            failed[at] = 0;
                        }
                        Err(fault) => {
                            failed[at] += 1;
                            last[at] = Some(fault.clone());
                            table.fail(role, fault);
                        }
                    }
                }
            }
            let ending = run(&mut table, &mut seats, &mut transcript);
            if let Some((by, _)) = ending.fault() {
                // The process is ended with all that it has started.
                seats[by as usize] = None;
            }
            let record = GameRecord {
                pairing: self.pairing,
                number: game.number,
                seed: game.seed,
                length: game.listed.length(),
                letters: table.answers().len(),
                misses: table.misses(),
                ending,
                transcript,
            };
            if !done(record) {
                return;
            }
        }
    }

    /// Has a player sit down: starts it, asks its name, and gives it the words.
    ///
    /// # Errors
    /// The [`Fault`] of a player that does not start, or does not answer as the protocol says.
    pub(crate) fn sit(
        &self,
        role: Side,
        game: &Game,
        transcript: &mut Vec<String>,
    ) -> Result<Seated, Fault> {
        let alphabet = game.listed.alphabet();
        let spec = if role == Side::Guesser { self.guesser } else { self.setter };
        let mut player: Box<dyn Player> = match (spec, &game.word) {
            (Spec::Command { command, .. }, _) => {
                let stop = Arc::clone(self.stop);
                Box::new(Child::start(command, alphabet, self.limits, stop)?)
            }
            (Spec::Guesser(kind), _) => {
                let mut seat = GuesserSeat::new(*kind);
                seat.bring(Arc::clone(self.list));
                Box::new(InsideGuesser { seat, alphabet })
            }
            (Spec::Setter(opponent, rule, _), word) => {
                let holds = match word {
                    Some(word) => InHand::Word(word.clone()),
                    None => InHand::Opponent(*opponent, *rule),
                };
                let mut seat = SetterSeat::new(holds);
                seat.bring(Arc::clone(self.list));
                Box::new(InsideSetter { seat, alphabet, stop: Arc::clone(self.stop) })
            }
        };
        let hello = ToPlayer::Hangman(VERSION, role);
        let path = self.words.display().to_string();
        let done = greet(&mut *player, role, &hello, transcript, alphabet).and_then(|()| {
            let alphabet_message = ToPlayer::Alphabet(alphabet);
            log(transcript, role, '<', &alphabet_message.line(alphabet));
            player.tell(&alphabet_message)?;
            greet(&mut *player, role, &ToPlayer::Words(path), transcript, alphabet)
        });
        let notes = player.notes();
        note(transcript, role, notes);
        done.map(|()| Seated { player, alphabet })
    }
}

/// Asks a question of the beginning, and checks the answer.
fn greet(
    player: &mut dyn Player,
    role: Side,
    message: &ToPlayer,
    transcript: &mut Vec<String>,
    alphabet: &'static Alphabet,
) -> Result<(), Fault> {
    // Where the words lie is another place each time; what was said is to be the same.
    match message {
        ToPlayer::Words(_) => log(transcript, role, '<', "words words.txt"),
        _ => log(transcript, role, '<', &message.line(alphabet)),
    }
    let line = player.ask(message)?;
    log(transcript, role, '>', &line);
    let misfit = |why: Option<NotALine>| Fault::NotUnderstood {
        said: shown(&line.trim().chars().take(40).collect::<String>(), false),
        wanted: message.wants(),
        why,
    };
    match (FromPlayer::parse(&line, alphabet), message) {
        (Ok(Some(FromPlayer::Hangman(VERSION, _))), ToPlayer::Hangman(..))
        | (Ok(Some(FromPlayer::Ready)), ToPlayer::Words(_)) => Ok(()),
        (Ok(Some(FromPlayer::Hangman(version, _))), ToPlayer::Hangman(..)) => {
            Err(Fault::Version(version))
        }
        (Err(why), _) => Err(misfit(Some(why))),
        (Ok(_), _) => Err(misfit(None)),
    }
}

/// Plays a game to its end.
fn run(
    table: &mut Table,
    seats: &mut [Option<Seated>; 2],
    transcript: &mut Vec<String>,
) -> GameEnding {
    loop {
        let told = table.take_told();
        for (role, message) in &told {
            // Who has lost by a fault is past hearing.
            let lost =
                matches!(table.next(), Step::Over(GameEnding::Forfeit { by, .. }) if by == role);
            let Some(seated) = seats[*role as usize].as_mut().filter(|_| !lost) else { continue };
            seated.tell(table, *role, message, transcript);
        }
        if !told.is_empty() {
            continue;
        }
        let (role, message) = match table.next().clone() {
            Step::Over(ending) => return ending,
            Step::Ask(role, message) => (role, message),
        };
        match &mut seats[role as usize] {
            Some(seated) => seated.ask(table, role, &message, transcript),
            None => table.fail(role, Fault::NoStart(String::from("nobody sits there"))),
        }
    }
}

/// Writes down a line that was said: `<` to a player, `>` by one.
fn log(transcript: &mut Vec<String>, role: Side, sign: char, line: &str) {
    let mut entry = String::with_capacity(line.len() + 10);
    entry.push_str(role.name());
    entry.push(' ');
    entry.push(sign);
    entry.push(' ');
    entry.push_str(&shown(line.trim_end(), false));
    transcript.push(entry);
}

/// Writes down what else a player wrote.
fn note(transcript: &mut Vec<String>, role: Side, notes: Vec<String>) {
    for line in notes {
        log(transcript, role, '.', &line);
    }
}
