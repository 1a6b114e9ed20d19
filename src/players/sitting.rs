//! Sittings: two players that play several games in a row. A player that loses a game by a fault is ended, and a new
//! instance plays the next one.

use std::sync::Arc;

use super::arena::WordsCopy;
use super::{Child, Copies, Player, Spec, Start, Tournament};
use crate::referee::{
    Fault, FromPlayer, GameEnding, GameRecord, InHand, LogKind, LogLine, Referee, Seat, Side, Step,
    ToPlayer, VERSION,
};
use crate::system::{self, Stop};
use crate::words::{Alphabet, Word, WordsOfLength, shown};

/// A game to play.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its number within its pairing, from 0.
    pub number: usize,
    /// The words that the setter must keep to.
    pub listed: Arc<WordsOfLength>,
    /// The seed of all random choices.
    pub seed: u64,
    /// The word that a fair setter holds, if it isn't drawn from the seed.
    pub word: Option<Word>,
}

/// A built-in player, without a process. It thinks as long as it needs, so that the same game always gets the same answers.
struct Inside {
    seat: Seat,
    alphabet: &'static Alphabet,
    /// Ends a search early.
    stop: Stop,
}

impl Player for Inside {
    fn hear(&mut self, message: &ToPlayer) -> Result<Option<String>, Fault> {
        let said = self.seat.hear(message, &|| self.stop.is_set());
        let said = said.map_err(|error| Fault::CannotPlay(error.to_string()))?;
        Ok(said.map(|message| message.line(self.alphabet)))
    }
}

/// A player that has given its name and read the words.
pub struct Seated {
    player: Box<dyn Player>,
    role: Side,
    alphabet: &'static Alphabet,
    /// The name that it gave, safe to print; empty if it gave none.
    name: Arc<str>,
    /// The copy of the words, which is removed after the player has ended.
    copy: Option<WordsCopy>,
}

impl Seated {
    /// Asks a player for its name and sends it the words, as a copy if it needs one.
    ///
    /// # Errors
    /// Returns the [`Fault`] of a player that doesn't follow the protocol.
    pub(crate) fn greet(
        player: Box<dyn Player>,
        copy: Option<WordsCopy>,
        role: Side,
        alphabet: &'static Alphabet,
        transcript: &mut Vec<LogLine>,
    ) -> Result<Self, Fault> {
        let mut seated = Self { player, role, alphabet, name: Arc::default(), copy };
        match seated.introduce(transcript) {
            Err(_) if !seated.words_are_intact() => Err(Fault::WordsChanged),
            done => done.map(|()| seated),
        }
    }

    /// Goes through the messages before the first game.
    fn introduce(&mut self, transcript: &mut Vec<LogLine>) -> Result<(), Fault> {
        let hello = ToPlayer::Hangman(VERSION, self.role);
        let line = self.say(&hello, transcript)?.unwrap_or_default();
        match FromPlayer::parse(&line, self.alphabet) {
            Ok(Some(FromPlayer::Hangman(VERSION, name))) => self.name = shown(&name, false).into(),
            Ok(Some(FromPlayer::Hangman(version, _))) => return Err(Fault::Version(version)),
            other => return Err(Fault::misfit(&line, &hello, other.err())),
        }
        self.say(&ToPlayer::Alphabet(self.alphabet), transcript)?;
        let path = self.copy.as_ref().map(|copy| copy.path.display().to_string());
        let words = ToPlayer::Words(path.unwrap_or_default());
        let line = self.say(&words, transcript)?.unwrap_or_default();
        match FromPlayer::parse(&line, self.alphabet) {
            Ok(Some(FromPlayer::Ready)) => Ok(()),
            other => Err(Fault::misfit(&line, &words, other.err())),
        }
    }

    /// Returns whether the player's copy of the words is unchanged.
    pub(crate) fn words_are_intact(&self) -> bool {
        self.copy.as_ref().is_none_or(WordsCopy::is_intact)
    }

    /// Starts a program, asks it for its name, and sends it the words.
    ///
    /// # Errors
    /// Returns the [`Fault`] of a program that doesn't start or doesn't follow the protocol.
    pub(crate) fn program(
        command: &str,
        copies: &Copies<'_>,
        role: Side,
        alphabet: &'static Alphabet,
        transcript: &mut Vec<LogLine>,
    ) -> Result<Self, Fault> {
        // Without a word list there is nothing to play with, and that is nobody's fault.
        let copy = copies.make().unwrap_or_else(|error| system::end_short(&error));
        let start = Start {
            command,
            environment: &copies.environment,
            temporary: copy.temporary.path(),
            words: Some(&copy.path),
        };
        let program = Child::start(&start, alphabet, copies.stop.clone())?;
        Self::greet(Box::new(program), Some(copy), role, alphabet, transcript)
    }

    /// Sends the player a message, and returns its answer if it expects one.
    fn say(
        &mut self,
        message: &ToPlayer,
        transcript: &mut Vec<LogLine>,
    ) -> Result<Option<String>, Fault> {
        self.log(transcript, LogKind::To, &written(message, self.alphabet));
        let said = self.player.hear(message);
        if said.is_err() || message.wants().is_some() {
            self.note(transcript);
        }
        said.iter().flatten().for_each(|line| self.log(transcript, LogKind::From, line));
        said
    }

    /// Sends the player a message, and passes its answer to the referee if it expects one.
    pub fn pass(
        &mut self,
        referee: &mut Referee,
        message: &ToPlayer,
        transcript: &mut Vec<LogLine>,
    ) {
        match self.say(message, transcript) {
            Ok(Some(line)) => referee.hear(&line),
            Ok(None) => {}
            Err(fault) => referee.fail(self.role, fault),
        }
    }

    fn log(&self, transcript: &mut Vec<LogLine>, kind: LogKind, line: &str) {
        let text = shown(line.trim_end(), false);
        transcript.push(LogLine { side: self.role, kind, text });
    }

    /// Writes the player's comments and error output to the transcript.
    fn note(&mut self, transcript: &mut Vec<LogLine>) {
        for (kind, line) in self.player.notes() {
            self.log(transcript, kind, &line);
        }
    }
}

/// Returns a message as transcripts have it: the path of the words differs each time, and transcripts should not.
fn written(message: &ToPlayer, alphabet: &'static Alphabet) -> String {
    match message {
        ToPlayer::Words(_) => String::from("words words.txt"),
        message => message.line(alphabet),
    }
}

/// The number of failed starts in a row after which a player isn't started again in this sitting.
const STARTS: usize = 3;

impl Tournament<'_> {
    /// Plays the games of a guesser and a setter, by their indices, in order. `done` receives each of them and returns
    /// whether to continue.
    pub(super) fn sit_down(
        &self,
        pairing: [usize; 2],
        games: &[Game],
        mut done: impl FnMut(GameRecord) -> bool,
    ) {
        let mut seats: [Option<Seated>; 2] = [None, None];
        // Why the last starts of each failed.
        let mut failed: [Vec<Fault>; 2] = Default::default();
        for (at, game) in games.iter().enumerate() {
            let is_last = at + 1 == games.len();
            let mut referee = Referee::new(&game.listed, self.lives, game.seed);
            if self.to_the_end {
                referee = referee.to_the_end();
            }
            let mut transcript = Vec::new();
            for role in Side::ALL {
                let (seat, failed) = (&mut seats[role as usize], &mut failed[role as usize]);
                if let Some(fault) = failed.last().filter(|_| failed.len() >= STARTS) {
                    referee.fail(role, Fault::NotStartedAgain(Box::new(fault.clone())));
                } else if seat.is_none() || (role == Side::Setter && game.word.is_some()) {
                    match self.sit(pairing, role, game, &mut transcript) {
                        Ok(seated) => {
                            *seat = Some(seated);
                            failed.clear();
                        }
                        Err(fault) => {
                            failed.push(fault.clone());
                            referee.fail(role, fault);
                        }
                    }
                }
            }
            let ending = run(&mut referee, &mut seats, &mut transcript);
            let ending = with_words_intact(ending, is_last, &seats);
            let names = seats.each_ref().map(|seated| {
                seated.as_ref().map_or_else(Arc::default, |seated| Arc::clone(&seated.name))
            });
            let ends = |role: Side| is_last || ending.fault().is_some_and(|(by, _)| by == role);
            let costs = Side::ALL.map(|role| {
                let seated = seats[role as usize].as_mut().filter(|_| ends(role))?;
                seated.player.costs()
            });
            if let Some((by, _)) = ending.fault() {
                // Dropping it ends the process and everything that it has started.
                seats[by as usize] = None;
            }
            let record = GameRecord {
                pairing,
                number: game.number,
                seed: game.seed,
                length: game.listed.length(),
                letters: referee.answers().len(),
                misses: referee.misses(),
                course: referee.course(),
                ending,
                costs,
                names,
                transcript,
                left_out: 0,
            };
            if !done(record) {
                return;
            }
        }
    }

    /// Starts a player, asks it for its name, and sends it the words.
    ///
    /// # Errors
    /// Returns the [`Fault`] of a player that doesn't start or doesn't follow the protocol.
    fn sit(
        &self,
        pairing: [usize; 2],
        role: Side,
        game: &Game,
        transcript: &mut Vec<LogLine>,
    ) -> Result<Seated, Fault> {
        let alphabet = game.listed.alphabet();
        let Tournament { players, list, words, .. } = *self;
        let spec = &players[role as usize][pairing[role as usize]];
        let mut seat = match (spec, &game.word) {
            (Spec::Command { command, .. }, _) => {
                return Seated::program(command, words, role, alphabet, transcript);
            }
            (Spec::Guesser(kind), _) => Seat::guesser(*kind),
            (Spec::Setter(..), Some(word)) => Seat::setter(InHand::Word(word.clone())),
            (Spec::Setter(opponent, rule, _), None) => {
                Seat::setter(InHand::Opponent(*opponent, *rule))
            }
        };
        seat.bring(Arc::clone(list));
        let player = Box::new(Inside { seat, alphabet, stop: words.stop.clone() });
        Seated::greet(player, None, role, alphabet, transcript)
    }
}

/// Returns the ending of a game after checking the copies of the words: a player that has changed its
/// copy loses. Copies are only checked after a fault and before programs end, because a check takes as
/// long as reading the words.
fn with_words_intact(ending: GameEnding, is_last: bool, seats: &[Option<Seated>; 2]) -> GameEnding {
    let fault_by = ending.fault().map(|(by, _)| by);
    let changed = |by: &Side| {
        let looks = is_last || fault_by == Some(*by);
        looks && seats[*by as usize].as_ref().is_some_and(|one| !one.words_are_intact())
    };
    match fault_by.into_iter().chain(Side::ALL).find(changed) {
        Some(by) => GameEnding::Forfeit { by, fault: Fault::WordsChanged },
        None => ending,
    }
}

/// Plays a game to its end.
fn run(
    referee: &mut Referee,
    seats: &mut [Option<Seated>; 2],
    transcript: &mut Vec<LogLine>,
) -> GameEnding {
    loop {
        let (role, message) = match referee.step() {
            Step::Over(ending) => return ending,
            Step::Send(role, message) => (role, message),
        };
        let fault = referee.ending().and_then(GameEnding::fault);
        match &mut seats[role as usize] {
            // Nothing more is sent to a player that has lost by a fault.
            _ if fault.is_some_and(|(by, _)| by == role) => {}
            Some(seated) => seated.pass(referee, &message, transcript),
            None => referee.fail(role, Fault::NoStart(String::from("nobody sits there"))),
        }
    }
}
