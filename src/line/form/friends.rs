//! A friend's word: whether somebody is there to type it, and the word.

use std::io::{self, BufRead, ErrorKind, Write};

use super::Entry;
use crate::app::{Duel, Host, Input, Pick, Row};
use crate::engine::Opponent;
use crate::line::Conversation;
use crate::line::asking::{ESC, trimmed};
use crate::text::conversation::{FRIENDS_WORD, FRIENDS_WORD_IS_HIDDEN};
use crate::text::questions::{NOT_AN_OPPONENT, WHO_TYPES_THE_WORD};

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Asks whether somebody is there to type a word, unless the player has just said so. Everything that is typed
    /// after that is the word, so there is no other way to change one's mind.
    pub(super) fn ask_word(&mut self) -> io::Result<Entry> {
        if self.answered.opponent {
            return self.ask_for_the_word();
        }
        let Some(text) = self.line.ask(WHO_TYPES_THE_WORD)? else { return Ok(Entry::Ends) };
        if text.is_empty() || text.eq_ignore_ascii_case(Opponent::Friend.name()) {
            self.answered.opponent = true;
            return Ok(Entry::Again);
        }
        self.understand_or_say(Row::Word, &text, NOT_AN_OPPONENT)
    }

    fn ask_for_the_word(&mut self) -> io::Result<Entry> {
        let text = match &mut self.line.secret {
            Some(secret) => match secret(
                &self.line.display.plain(FRIENDS_WORD_IS_HIDDEN),
                &mut self.line.output,
            ) {
                Err(error) if error.kind() == ErrorKind::UnexpectedEof => None,
                text => Some(text?),
            },
            None => {
                write!(self.line.output, "{}", self.line.display.plain(FRIENDS_WORD))?;
                self.line.output.flush()?;
                self.line.read()?
            }
        };
        Ok(match text.as_deref().map(|text| trimmed(text).trim_matches(ESC)) {
            None => Entry::Ends,
            Some(line) if Duel::is_in(line) => {
                return self.duel_before_a_round(Input::Paste(line.to_owned()));
            }
            Some("") => Entry::Pick(Pick::Opponent(Opponent::default().into())),
            Some(word) => Entry::Input(Input::Enter(word.to_owned())),
        })
    }
}
