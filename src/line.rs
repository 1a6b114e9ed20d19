//! The game in plain sentences, for pipes, dumb terminals and screen readers: questions, answers, and
//! no escape sequence. Reads and writes what it is given; knows no terminal.

mod asking;
mod held;
mod story;

pub use story::tell;

use std::io::{self, BufRead, Write};

use crate::app::{Offer, Preferences, Seeds};
use crate::engine::{Choice, GuessError, Opponent, Question};
use crate::game::{Guesses, Holder, Library, ListName, Round, Standing};
use crate::guesser::{Advice, GuesserKind, View};
use crate::history::{Ended, InPlay};
use crate::historyfile::Keeper;
use crate::prose::{
    answer, coach, counted, grouped, hint, next_best, sealed, sentence, unsealed, verdict,
};
use crate::words::{Alphabet, ENGLISH, Letter, Word};

/// What need not be asked, since flags have answered it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answered {
    /// Letters in the word.
    pub length: bool,
    /// Misses that lose.
    pub guesses: bool,
    /// Whether to show the words left.
    pub shows_words_left: bool,
}

/// Asks a question there and reads the answer without showing it.
pub type Secret = dyn FnMut(&str, &mut dyn Write) -> io::Result<String>;

/// A conversation with the player.
pub struct Line<'a, I, O> {
    /// Where answers come from.
    pub input: I,
    /// Where sentences go.
    pub output: O,
    /// Whether answers are typed on the same screen, so that they end the line of the question.
    pub echoed: bool,
    /// Reads a line without showing it, where that can be done.
    pub secret: Option<&'a mut Secret>,
    /// Answers for an opponent that thinks.
    pub think: &'a mut dyn FnMut(&Question) -> Choice,
    /// What a guesser of a kind would guess.
    pub advise: &'a mut dyn FnMut(GuesserKind, &View) -> Option<Advice>,
    /// Keeps the rounds.
    pub keeper: &'a mut Keeper,
    /// Writes a word down in the player's own list, or says why that cannot be done.
    pub remember: &'a mut dyn FnMut(&Word) -> Result<(), String>,
}

/// A round to play: the round, what transcripts call its list, and whether the words left are shown.
type Begun = (Round, ListName, bool);

impl<I: BufRead, O: Write> Line<'_, I, O> {
    /// Plays rounds until the player has enough or the input ends; first the one that is offered, if
    /// the player wants to.
    ///
    /// # Errors
    /// What the input and the output fail with.
    pub fn play(
        mut self,
        library: &Library,
        preferences: &Preferences,
        answered: Answered,
        seeds: Seeds,
        offer: Option<Offer>,
    ) -> io::Result<()> {
        let mut resumed = offer.map(|offer| self.resume(offer)).transpose()?.flatten();
        for seed in seeds {
            let played = match (resumed.take(), preferences.opponent) {
                (Some(begun), _) => self.round(begun)?,
                (None, Holder::You) => self.hold(library, preferences, answered)?,
                (None, Holder::Computer(opponent)) => {
                    match self.begin(opponent, library, preferences, answered, seed)? {
                        Some(begun) => self.round(begun)?,
                        None => None,
                    }
                }
            };
            if played.is_none() {
                break;
            }
            match self.ask_yes_or_no("Play again?", false)? {
                Some(true) => writeln!(self.output)?,
                _ => break,
            }
        }
        writeln!(self.output, "Goodbye.")?;
        self.output.flush()
    }

    /// Asks what flags have not answered and begins a round; `None` where the input ends.
    fn begin(
        &mut self,
        opponent: Opponent,
        library: &Library,
        preferences: &Preferences,
        answered: Answered,
        seed: u64,
    ) -> io::Result<Option<Begun>> {
        let held = match opponent {
            Opponent::Friend => {
                let Some(word) = self.ask_word()? else { return Ok(None) };
                Held::Word(word)
            }
            _ => {
                let Some(length) = self.ask_length(library, preferences, answered)? else {
                    return Ok(None);
                };
                Held::Length(length)
            }
        };
        let Some(guesses) = self.ask_guesses(preferences, answered)? else { return Ok(None) };
        let count = if answered.shows_words_left || answered.length && answered.guesses {
            Some(preferences.shows_words_left)
        } else {
            self.ask_yes_or_no("Show how many words are left?", preferences.shows_words_left)?
        };
        let Some(count) = count else { return Ok(None) };
        let list = preferences.list;
        let round = match held {
            Held::Word(word) => {
                let known = library.candidates(list, word.letters().len()).ok();
                Round::with_friend(&word, known, guesses, seed)
            }
            Held::Length(length) => match library.candidates(list, length) {
                Ok(candidates) => Round::new(opponent, candidates, guesses, seed),
                Err(error) => return Err(io::Error::other(error)),
            },
        };
        let written = library.written(list, round.engine().pattern().length());
        Ok(Some((round, written, count)))
    }

    /// Asks whether to go on with a round that was interrupted; nothing where it is left for later.
    fn resume(&mut self, offer: Offer) -> io::Result<Option<Begun>> {
        writeln!(self.output, "A round was interrupted: {}.", offer.about())?;
        if self.ask_yes_or_no("Resume the interrupted round?", true)? == Some(true) {
            self.keeper.take_over();
            return Ok(Some(offer.into_parts()));
        }
        self.keeper.leave();
        Ok(None)
    }

    /// Keeps a round as it stands, before the player hears how it stands.
    fn remember(
        &mut self,
        round: &Round,
        list: &ListName,
        shows_words_left: bool,
    ) -> io::Result<()> {
        let message = match round.standing() {
            Standing::InPlay => self.keeper.save(InPlay::of(round, list, shows_words_left)),
            Standing::Won | Standing::Lost => self.keep(round, list),
        };
        match message {
            Some(message) => writeln!(self.output, "{}", sentence(&message)),
            None => Ok(()),
        }
    }

    fn keep(&mut self, round: &Round, list: &ListName) -> Option<String> {
        self.keeper.keep(Ended::of(&round.clone().finish(), list.clone()))
    }

    fn ask_word(&mut self) -> io::Result<Option<Word>> {
        loop {
            let question = "Have somebody else type the word: ";
            let text = match &mut self.secret {
                Some(secret) => match secret(question, &mut self.output) {
                    Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => None,
                    text => Some(text?),
                },
                None => {
                    write!(self.output, "{question}")?;
                    self.output.flush()?;
                    self.read()?
                }
            };
            let Some(text) = text else { return Ok(None) };
            match Word::parse(text.trim(), &ENGLISH) {
                Ok(word) => {
                    writeln!(
                        self.output,
                        "The word has {}.",
                        counted(word.letters().len(), "letter", "letters")
                    )?;
                    return Ok(Some(word));
                }
                Err(error) => writeln!(self.output, "That cannot be played with: {error}.")?,
            }
        }
    }

    fn ask_length(
        &mut self,
        library: &Library,
        preferences: &Preferences,
        answered: Answered,
    ) -> io::Result<Option<usize>> {
        if answered.length {
            return Ok(Some(preferences.length));
        }
        let list = library.list(preferences.list);
        let (first, last) = list.span().into_inner();
        // The default is offered only if there are words to go with it.
        let default = Some(preferences.length).filter(|length| list.count(*length) > 0);
        let enter = default.map(|length| format!(", Enter for {length}")).unwrap_or_default();
        let question = format!("How many letters? ({first} to {last}{enter})");
        loop {
            let Some(text) = self.ask(&question)? else { return Ok(None) };
            let length = match (text.as_str(), default) {
                ("", Some(length)) => Some(length),
                (text, _) if text.bytes().all(|b| b.is_ascii_digit()) && !text.is_empty() => {
                    Some(text.parse().unwrap_or(usize::MAX))
                }
                _ => None,
            };
            let remark = match length
                .map(|length| library.check_length(preferences.opponent, preferences.list, length))
            {
                Some(Ok(length)) => return Ok(Some(length)),
                Some(Err(error)) => sentence(&error.to_string()),
                None => format!("Please type a whole number of letters, from {first} to {last}."),
            };
            writeln!(self.output, "{remark}")?;
        }
    }

    fn ask_guesses(
        &mut self,
        preferences: &Preferences,
        answered: Answered,
    ) -> io::Result<Option<Guesses>> {
        if answered.guesses {
            return Ok(Some(preferences.guesses));
        }
        let question =
            format!("How many guesses? (a number above zero, Enter for {})", preferences.guesses);
        loop {
            let Some(text) = self.ask(&question)? else { return Ok(None) };
            if text.is_empty() {
                return Ok(Some(preferences.guesses));
            }
            match text.parse() {
                Ok(guesses) => return Ok(Some(guesses)),
                Err(error) => {
                    let error: crate::game::GuessesError = error;
                    writeln!(self.output, "{}", sentence(&error.to_string()))?;
                }
            }
        }
    }

    /// Plays a round to its end; `None` where the input ends before.
    fn round(&mut self, (mut round, list, count): Begun) -> io::Result<Option<()>> {
        if count {
            round.peek();
        }
        let alphabet = round.engine().alphabet();
        if let Some(seal) = round.seal() {
            writeln!(self.output, "\n{}", sealed(seal))?;
        }
        while round.standing() == Standing::InPlay {
            writeln!(self.output)?;
            self.describe(&round, count)?;
            let mut hints = None;
            let reply = loop {
                let letter = match self.ask_letter(alphabet)? {
                    None => {
                        // Whoever ends the input leaves the round, and the game goes on to say so.
                        let _ = self.keep(&round, &list);
                        return Ok(None);
                    }
                    Some(Said::Hint) => {
                        self.hint(&mut round, &mut hints)?;
                        self.remember(&round, &list, count)?;
                        continue;
                    }
                    Some(Said::Letter(letter)) => letter,
                };
                let thinks = round.engine().opponent().thinks();
                let choice =
                    thinks.then(|| round.question(letter).map(|question| (self.think)(&question)));
                let reply = match choice.transpose() {
                    Ok(Some(choice)) => round.answer(letter, choice),
                    Ok(None) => round.guess(letter),
                    Err(error) => Err(error),
                };
                match reply {
                    Ok(reply) => break answer(reply, alphabet),
                    Err(GuessError::AlreadyGuessed) => {
                        let letter = alphabet.upper(letter);
                        writeln!(
                            self.output,
                            "You have guessed {letter} already; try another letter."
                        )?;
                    }
                    Err(error) => writeln!(self.output, "{}", sentence(&error.to_string()))?,
                }
            };
            self.remember(&round, &list, count)?;
            writeln!(self.output, "{reply}")?;
        }
        writeln!(self.output)?;
        if count {
            writeln!(self.output, "Words left: {}", grouped(round.words_left()))?;
        }
        let finished = round.finish();
        writeln!(self.output, "{}", verdict(&finished))?;
        if let Some((sentence, command)) = unsealed(&finished) {
            writeln!(self.output, "{sentence}\n{command}")?;
        }
        Ok(Some(()))
    }

    /// Says what to guess; asked again, the next best letters.
    fn hint(&mut self, round: &mut Round, given: &mut Option<Advice>) -> io::Result<()> {
        if let Some(advice) = given {
            return writeln!(self.output, "{}", next_best(advice, round.engine().alphabet()));
        }
        *given =
            round.view().and_then(|view| (self.advise)(coach(round.engine().opponent()), &view));
        match given {
            Some(advice) => {
                round.hint();
                writeln!(self.output, "{}", hint(advice, round))
            }
            None => writeln!(self.output, "The list has no words of this length to go by."),
        }
    }

    /// Says how the round stands.
    fn describe(&mut self, round: &Round, shows_words_left: bool) -> io::Result<()> {
        let engine = round.engine();
        let alphabet = engine.alphabet();
        let left = counted(round.guesses_left() as usize, "guess", "guesses");
        writeln!(self.output, "You have {left} left.")?;
        let guessed = round.replies().iter().map(|reply| alphabet.upper(reply.letter).to_string());
        let guessed: Vec<_> = guessed.collect();
        let guessed = if guessed.is_empty() { String::from("none") } else { guessed.join(" ") };
        writeln!(self.output, "Letters guessed: {guessed}")?;
        let place =
            |place: &Option<Letter>| place.map_or('_', |letter| alphabet.upper(letter)).to_string();
        let places: Vec<_> = engine.pattern().letters().iter().map(place).collect();
        writeln!(self.output, "Word: {}", places.join(" "))?;
        if shows_words_left {
            writeln!(self.output, "Words left: {}", grouped(round.words_left()))?;
        }
        Ok(())
    }

    /// Asks until the answer is one letter, or `?` for a hint; `None` where the input ends.
    fn ask_letter(&mut self, alphabet: &Alphabet) -> io::Result<Option<Said>> {
        loop {
            let Some(text) = self.ask("Your letter:")? else { return Ok(None) };
            if text == "?" {
                return Ok(Some(Said::Hint));
            }
            let mut characters = text.chars();
            if let (Some(c), None) = (characters.next(), characters.next())
                && let Some(letter) = alphabet.letter(c)
            {
                return Ok(Some(Said::Letter(letter)));
            }
            writeln!(self.output, "Please type one letter, or ? for a hint.")?;
        }
    }
}

/// What a player says when it is his turn.
enum Said {
    Letter(Letter),
    Hint,
}

/// What a round is about.
enum Held {
    /// A word that somebody typed in.
    Word(Word),
    /// Any word of this length.
    Length(usize),
}
