//! Owns [`Material`]: the words that are played, and the words that the guesser knows.

use std::sync::Arc;

use crate::cli::EvaluateArguments;
use crate::commands::solve::asked_lengths;
use crate::error::Error;
use crate::evaluation::{HoldOut, sample};
use crate::lists;
use crate::players::Spec;
use crate::text::commands::usage;
use crate::words::{Candidates, WordList, WordsOfLength};

/// The words of an evaluation.
pub struct Material<'a> {
    /// What was asked for.
    pub arguments: &'a EvaluateArguments,
    /// The name of the hidden words, if they come from a file of their own.
    pub hidden_file: Option<String>,
    /// For each length, the words that the guesser knows and the words to find.
    pub hidden: Vec<(Arc<WordsOfLength>, Candidates)>,
    /// The number of hidden words of lengths for which the guesser knows no word.
    pub skipped: usize,
    /// Whether the opponent holds no word, as far as is known.
    pub cheats: bool,
    /// The seed, if the words were drawn.
    pub seed: Option<u64>,
    /// The words that the guesser knows.
    pub list: Arc<WordList>,
    /// The words that a setter holds, by length.
    pub by_length: Vec<Arc<WordsOfLength>>,
}

impl<'a> Material<'a> {
    /// Loads the words that the arguments ask for.
    ///
    /// # Errors
    /// Returns [`Error`] if words can't be read or flags contradict each other.
    pub fn new(arguments: &'a EvaluateArguments) -> Result<Self, Error> {
        // Whether another program holds a word isn't visible, so it is treated as one that doesn't.
        let cheats =
            !matches!(arguments.opponent, Spec::Setter(opponent, ..) if !opponent.cheats());
        if cheats {
            check(arguments)?;
        }
        let clean = arguments.table.pupils.clean;
        let list = lists::load(&arguments.list, clean)?;
        let file = arguments.hidden.as_deref().map(|path| {
            let read = lists::load_file(path, Some(list.alphabet()), clean);
            read.map_err(|error| Error::usage(format!("--hidden: {error}")))
        });
        let file = file.transpose()?;
        let (list, held_out) = held_out(arguments, list)?;
        let source = file.as_ref().or(held_out.as_ref()).unwrap_or(&list);
        let mut hidden = Vec::new();
        let mut skipped = 0;
        for length in asked_lengths(arguments.length, source)? {
            match source.of_length(length) {
                Some(listed) if list.count(length) > 0 => hidden.push(listed.candidates()),
                listed => skipped += listed.map_or(0, |listed| listed.len()),
            }
        }
        if hidden.is_empty() {
            return Err(usage::nothing_to_play(source.name(), list.name()).into());
        }
        if let Some(asked) = arguments.sample {
            let there = hidden.iter().map(Candidates::len).sum();
            if asked.get() > there {
                return Err(usage::sample_too_large(asked.get(), there).into());
            }
            hidden = sample(&hidden, asked.get(), arguments.seed());
        }
        let known =
            |words: Candidates| Some((list.of_length(words.listed().length())?.clone(), words));
        let lengths = if cheats { asked_lengths(arguments.length, &list)? } else { Vec::new() };
        let listed = lengths.into_iter().filter_map(|length| list.of_length(length).cloned());
        let is_drawn = arguments.sample.is_some() || arguments.hold_out.is_some();
        Ok(Self {
            arguments,
            hidden: hidden.into_iter().filter_map(known).collect(),
            hidden_file: file.map(|file| file.name().to_owned()),
            skipped,
            cheats,
            seed: is_drawn.then_some(arguments.seed()),
            by_length: listed.collect(),
            list: Arc::new(list),
        })
    }

    /// Returns the number of rounds: one for each length, or one for each word to find.
    pub fn rounds(&self) -> usize {
        match self.cheats {
            true => self.by_length.len(),
            false => self.hidden.iter().map(|(_, words)| words.len()).sum(),
        }
    }
}

/// Returns the words that the guesser knows, and those that were held out, if any.
fn held_out(
    arguments: &EvaluateArguments,
    list: WordList,
) -> Result<(WordList, Option<WordList>), Error> {
    let Some(share) = arguments.hold_out else { return Ok((list, None)) };
    let hold_out = HoldOut { share, seed: arguments.seed(), families: arguments.hold_out_families };
    let (known, hidden) =
        hold_out.split(&list).ok_or_else(|| usage::nothing_held_out(list.total(), list.name()))?;
    Ok((known, Some(hidden)))
}

/// Checks that no flag is about the words of an opponent that holds none.
fn check(arguments: &EvaluateArguments) -> Result<(), Error> {
    let flags = [
        ("--hidden", arguments.hidden.is_some()),
        ("--sample", arguments.sample.is_some()),
        ("--hold-out", arguments.hold_out.is_some()),
        ("--word-by-word", arguments.word_by_word),
    ];
    match flags.into_iter().find(|(_, given)| *given) {
        Some((flag, _)) => Err(usage::holds_no_word(flag, &arguments.opponent).into()),
        None => Ok(()),
    }
}
