//! `challenge`: seals a word as a line of text, plays such a line, and checks the result.

use std::io::{self, IsTerminal, Write};

use crate::cli::ChallengeArguments;
use crate::error::Error;
use crate::game::challenge::{Challenge, ChallengeError, ChallengeLine, ChallengeResult};
use crate::game::{Lives, Standing};
use crate::play::{self, Surroundings};
use crate::system::{self, files};
use crate::text::commands::usage;
use crate::text::{Medium, challenge, sentence};
use crate::words::{Alphabet, EmbeddedList, Word, WordList};

/// Executes what the lines ask for. Returns the exit status.
///
/// # Errors
/// Returns [`Error`], which says what is wrong with a line.
pub fn challenge(arguments: &ChallengeArguments, around: &Surroundings) -> Result<u8, Error> {
    let text = arguments.lines.join(" ");
    let mut lines = ChallengeLine::all_in(&text).into_iter();
    let is_about_a_word = arguments.lives.is_some() || arguments.language.is_some();
    let alphabet = arguments.language.unwrap_or(Alphabet::UNSAID);
    match (lines.next(), lines.next()) {
        (None, _) if text.is_empty() => seal(ask_for_a_word(alphabet)?, arguments.lives),
        (Some(_), _) if is_about_a_word => Err(Error::usage(usage::SAID_BY_THE_LINE)),
        // Everybody's first try: a word instead of nothing.
        (None, _) => match Word::parse(&text, alphabet) {
            Ok(word) => {
                writeln!(io::stderr(), "{}", challenge::WORD_IS_SEEN)?;
                seal(word, arguments.lives)
            }
            Err(_) if ChallengeLine::looks_like(&text) => Err(ChallengeError::NotAChallenge.into()),
            Err(error) => Err(format!("challenge: {error}").into()),
        },
        (Some(ChallengeLine::Word(sent)), None) => play(&sent, arguments, around),
        (Some(ChallengeLine::Word(sent)), Some(ChallengeLine::Result(result))) => {
            check(&sent, &result)
        }
        (Some(ChallengeLine::Damaged(error)), _) | (_, Some(ChallengeLine::Damaged(error))) => {
            Err(error.into())
        }
        (Some(ChallengeLine::Result(_)), _) => Err(ChallengeError::ResultAlone.into()),
        // A round has flags of its own.
        (Some(ChallengeLine::Round(round)), _) => {
            Err(Error::usage(usage::a_round(round.without_answers())))
        }
        _ => Err(ChallengeError::NotAChallenge.into()),
    }
}

/// Prints the line that seals a word.
fn seal(word: Word, lives: Option<Lives>) -> Result<u8, Error> {
    let seed = play::any_seed();
    if word.is_blocked() {
        return Err(ChallengeError::NotListed.into());
    }
    let list = EmbeddedList::of(word.alphabet()).next().map(EmbeddedList::load);
    let lacks = |list: WordList| {
        list.of_length(word.letters().len()).is_none_or(|listed| !listed.has(&word))
    };
    let mut err = io::stderr();
    if list.is_some_and(lacks) {
        writeln!(err, "{}", challenge::UNKNOWN_WORD)?;
    }
    writeln!(err, "{}", challenge::SEND_THIS)?;
    let lives = lives.unwrap_or(Challenge::LIVES);
    writeln!(io::stdout(), "{}", Challenge::new(word, lives, seed))?;
    challenge::NEXT_AFTER_A_COMMAND.iter().try_for_each(|line| writeln!(err, "{line}"))?;
    Ok(0)
}

/// The most bytes of an answer.
const LONGEST: usize = 4096;

/// Asks for a word, which is not shown, until it is one; a script is asked once. Questions go to standard error, so that
/// the line can be redirected.
fn ask_for_a_word(alphabet: &'static Alphabet) -> Result<Word, Error> {
    let typed = io::stdin().is_terminal();
    loop {
        let text = if typed {
            let text =
                system::ask_hidden(&format!("{} ", challenge::YOUR_WORD), &mut io::stderr())?;
            writeln!(io::stderr())?;
            text
        } else {
            writeln!(io::stderr(), "{}", challenge::YOUR_WORD)?;
            let text = files::read_line(&mut io::stdin().lock(), LONGEST)?;
            text.ok_or_else(|| Error::usage(usage::NO_ANSWER))?
        };
        match Word::parse(text.trim(), alphabet).map_err(|error| sentence(&error.to_string())) {
            Ok(word) => return Ok(word),
            Err(message) if typed => writeln!(io::stderr(), "{message}")?,
            Err(message) => return Err(format!("challenge: {message}").into()),
        }
    }
}

/// Plays the word, and prints the result for the challenger.
fn play(
    challenge: &Challenge,
    arguments: &ChallengeArguments,
    around: &Surroundings,
) -> Result<u8, Error> {
    let remembered = around.remembered(around.given(arguments.look.0.clone())?);
    let (status, ended) = play::challenge(challenge, &remembered, around)?;
    // A player who quits before the first letter can play later.
    let Some(ended) = ended.filter(|ended| ended.letters() > 0) else { return Ok(status) };
    let guesses = ended.transcript.answers.iter().map(|(guess, _)| guess);
    writeln!(io::stderr(), "{}", challenge::SEND_BACK)?;
    writeln!(io::stdout(), "{}", challenge.result(guesses))?;
    Ok(status)
}

/// Prints what a result proves.
fn check(challenge: &Challenge, result: &ChallengeResult) -> Result<u8, Error> {
    let played = challenge.check(result)?;
    let out = &mut io::stdout().lock();
    writeln!(out, "{}", challenge::ended(&played, challenge))?;
    writeln!(out, "{}", challenge::letters(&played, Medium::Screen))?;
    if played.standing() == Standing::InPlay {
        writeln!(out, "{}", challenge::NOT_TO_THE_END)?;
    }
    Ok(0)
}
