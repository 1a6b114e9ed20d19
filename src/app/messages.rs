//! What comes into the game from outside, and what it wants done there.

use std::sync::Arc;

use super::keys::Action;
use super::{Key, Pick, Preferences, Ticket};
use crate::engine::{Choice, Opponent, Position, Question};
use crate::game::{Case, Judgement, ListChoice, Round, SameLetters};
use crate::guesser::{Advice, GuesserKind, View};
use crate::history::{Career, Ended, InPlay, Worth};
use crate::prose::Share;
use crate::words::{Places, Shelf, Word};

/// What comes in from outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A front end is there, and shows the first screen.
    Begin,
    /// A key was pressed.
    Key(Key),
    /// A key was pressed so soon after a round had ended that it may have been meant for the round.
    Hasty(Key),
    /// The player asks for something without a key, such as in a sentence.
    Act(Action),
    /// A text takes the place of what is in the field, and is confirmed.
    Enter(String),
    /// The item with this number (from 0) of the menu or the list in front is selected and confirmed; the row
    /// of the form takes the value with this number; the story turns to the turn with this number.
    Choose(usize),
    /// The letter that is asked about stands there, or nowhere.
    Places(Places),
    /// Text was pasted.
    Paste(String),
    /// What [`Effect::Copy`] asked for was handed to the terminal.
    Copied,
    /// A place of the word (from 0) was clicked on.
    Click(usize),
    /// The line of the list in front, or the page, with this number (from 0) was clicked on.
    Select(usize),
    /// Something in the form was clicked on.
    Pick(Pick),
    /// An opponent has thought: the answer to [`Errand::Think`] with the same ticket.
    Answer(Ticket, Choice),
    /// A guesser has thought: the answer to [`Errand::Advise`] with the same ticket; nothing where there
    /// is no letter left to guess.
    Advice(Ticket, Option<Advice>),
    /// It has been found out how a perfect player stood at each turn of a round: the answer to
    /// [`Errand::Judge`] with the same ticket.
    Judged(Ticket, Judgement),
    /// What the letters of a round come to against others: the answer to [`Errand::Compare`] with the same
    /// ticket.
    Compared(Ticket, Vec<SameLetters>),
    /// The guesses that a perfect player needs for a list and a length (letters): the answer to
    /// [`Errand::FindPar`].
    Par(ListChoice, usize, usize),
    /// What the rounds come to that were kept, and by when: the answer to [`Errand::ReadStatistics`] with
    /// the same ticket, and what there is to tell about how they were read.
    Statistics(Ticket, Box<Career>, Option<String>),
    /// What has become of [`Errand::Remember`]: the word that is written down, or why it is not.
    Remembered(Result<Word, String>),
    /// Something went wrong outside that the player should know of; a sentence.
    Notice(String),
}

/// What is to be done outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// End the program, as the player asked.
    Quit,
    /// End the program as an interrupt does.
    Interrupt,
    /// Give the terminal back to the shell until it continues the program.
    Suspend,
    /// Redraw everything, whatever is on the screen.
    Redraw,
    /// Put what can be told of a round where the player can paste it from.
    Copy(Box<Share>),
    /// What is not the front end's to do.
    Ask(Errand),
}

/// What is to be done behind the game, whatever the front end.
#[derive(Clone, Debug, PartialEq)]
pub enum Errand {
    /// Have the opponent think about a question, and hand its answer in with the ticket.
    Think(Box<Question>, Ticket),
    /// Have the opponent think about what may come, until there is something else to do.
    LookAhead(Opponent, Box<Position>),
    /// Have a guesser of this kind think about what to guess, and hand its advice in with the ticket.
    Advise(GuesserKind, Box<View>, Ticket),
    /// Find out how good the guesses of a round were, and hand that in with the ticket.
    Judge(Box<Case>, Ticket),
    /// Play the letters of a round against [others](SameLetters::AGAINST), and hand in what they come to
    /// with the ticket.
    Compare(Box<Round>, Ticket),
    /// Find par for all words of a list and a length (letters), unless there is something else to do, and
    /// hand it in.
    FindPar(ListChoice, usize, Arc<Shelf>),
    /// Keep a round that has ended. Nobody sees how it ended before that.
    Keep(Box<Ended>),
    /// Keep how good the guesses of a round were that was kept, by its [moment](Ended::moment).
    KeepWorth((u64, usize), Worth),
    /// Keep a round as it stands, in case the program is interrupted.
    Save(Box<InPlay>),
    /// Remember what was chosen for the round that begins, until the next choice.
    Choose(Box<Preferences>),
    /// Remember the theme of this name, until another is tried.
    ChooseTheme(String),
    /// The interrupted round that was offered is this session's now.
    TakeOver,
    /// The interrupted round that was offered is for another session.
    Leave,
    /// Read what was kept, and hand in what it comes to with the ticket.
    ReadStatistics(Ticket),
    /// Write a word down in the player's own list, and hand in what became of that.
    Remember(Word),
}
