//! Owns [`Desk`]: what stands behind every front end, and does what the game asks for. It has the minds,
//! the rounds that are kept and the player's own words; it knows no terminal.

use std::sync::Arc;
use std::thread;

use crate::app::{Errand, Input, Outside};
use crate::historyfile::Keeper;
use crate::ownwords::{self, OwnWordsError};
use crate::prose::sentence;
use crate::thinker::{Adviser, AdvisingThread, Thinker, ThinkingThread};
use crate::words::Word;

/// What stands behind a front end.
pub struct Desk {
    keeper: Keeper,
    minds: Minds,
}

/// Hands in what has been found out, from any thread.
type Tell = Arc<dyn Fn(Input) + Send + Sync>;

/// Who thinks.
enum Minds {
    /// Threads, while the player looks; what they find out is handed in later.
    Threads { thinking: ThinkingThread, advising: AdvisingThread, tell: Tell },
    /// Nobody else: the player waits.
    Here { thinker: Box<Thinker>, adviser: Adviser },
}

impl Desk {
    /// A desk that thinks on threads of its own, and tells what they find out.
    pub fn with_threads(keeper: Keeper, tell: impl Fn(Input) + Send + Sync + 'static) -> Self {
        let tell: Tell = Arc::new(tell);
        let teller = || {
            let tell = Arc::clone(&tell);
            move |input| tell(input)
        };
        let (thinking, advising) =
            (ThinkingThread::start(teller()), AdvisingThread::start(teller()));
        Self { keeper, minds: Minds::Threads { thinking, advising, tell } }
    }

    /// A desk that answers on the spot.
    #[must_use]
    pub fn on_the_spot(keeper: Keeper) -> Self {
        let (thinker, adviser) = (Box::default(), Adviser::default());
        Self { keeper, minds: Minds::Here { thinker, adviser } }
    }
}

impl Outside for Desk {
    fn carry_out(&mut self, errand: Errand) -> Option<Input> {
        match (errand, &mut self.minds) {
            (Errand::Think(question, ticket), Minds::Threads { thinking, .. }) => {
                thinking.ask(question, ticket);
            }
            (Errand::Think(question, ticket), Minds::Here { thinker, .. }) => {
                // Nothing breaks the thinking off, so there is an answer.
                let choice = thinker.answer(&question, &|| false);
                return choice.map(|choice| Input::Answer(ticket, choice));
            }
            (Errand::LookAhead(opponent, position), Minds::Threads { thinking, .. }) => {
                thinking.look_ahead(opponent, *position);
            }
            (Errand::FindPar(list, length, words), Minds::Threads { thinking, .. }) => {
                thinking.find_par(list, length, words);
            }
            // Nobody waits for what nobody has asked for.
            (Errand::LookAhead(..) | Errand::FindPar(..), Minds::Here { .. }) => {}
            (Errand::Advise(kind, view, ticket), Minds::Threads { advising, .. }) => {
                advising.ask(kind, view, ticket);
            }
            (Errand::Advise(kind, view, ticket), Minds::Here { adviser, .. }) => {
                return Some(Input::Advice(ticket, adviser.advise(kind, &view)));
            }
            (Errand::Judge(case, ticket), Minds::Threads { advising, .. }) => {
                advising.judge(case, ticket);
            }
            (Errand::Judge(case, ticket), Minds::Here { adviser, .. }) => {
                return Some(Input::Judged(ticket, adviser.judge(&case, &|| false)));
            }
            (Errand::ReadStatistics(ticket), minds) => {
                let read = self.keeper.career();
                let read = move || {
                    let (career, notice) = read();
                    Input::Statistics(ticket, Box::new(career), notice)
                };
                match minds {
                    Minds::Here { .. } => return Some(read()),
                    Minds::Threads { tell, .. } => {
                        let tell = Arc::clone(tell);
                        thread::spawn(move || tell(read()));
                    }
                }
            }
            // A round is kept before its end is shown, so an ending that was seen is never lost.
            (Errand::Keep(ended), _) => return notice(self.keeper.keep(*ended)),
            (Errand::Save(round), _) => return notice(self.keeper.save(Some(*round))),
            (Errand::TakeOver, _) => self.keeper.take_over(),
            (Errand::Leave, _) => self.keeper.leave(),
            (Errand::Remember(word), _) => {
                let written = remember(word).map_err(|error| sentence(&error.to_string()));
                return Some(Input::Remembered(written));
            }
        }
        None
    }
}

/// Something that the player should know of.
fn notice(message: Option<String>) -> Option<Input> {
    message.map(|message| Input::Notice(sentence(&message)))
}

/// Writes a word down in the player's own list.
fn remember(word: Word) -> Result<Word, OwnWordsError> {
    ownwords::add(&ownwords::path()?, &word)?;
    Ok(word)
}
