//! Owns [`Services`]: what stands behind every front end, and does what the game asks for. It has the minds,
//! the rounds that are kept and the player's own words; it knows no terminal.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use crate::app::{Host, Input, Request, Ticket};
use crate::config::remembered;
use crate::game::Round;
use crate::history::Career;
use crate::historyfile::{Keeper, Notice};
use crate::ownwords::{self, OwnWordsError};
use crate::text::sentence;
use crate::thinker::{
    Adviser, AdvisingThread, JudgingThread, Thinker, ThinkingThread, par_at_once, same_letters,
};
use crate::words::Word;

/// What stands behind a front end.
pub struct Services {
    keeper: Keeper,
    minds: Minds,
    /// Without it no guess is judged.
    judging: Option<JudgingThread>,
    /// Who finds par where the player waits for all else, and what has been found.
    par: Option<(ThinkingThread, Receiver<Input>)>,
}

/// Hands in what has been found out, from any thread.
type Tell = Arc<dyn Fn(Input) + Send + Sync>;

/// Who thinks.
enum Minds {
    /// Threads, while the player looks; what they find out is handed in later.
    Threads { thinking: ThinkingThread, advising: AdvisingThread, tell: Tell },
    /// Nobody else: the player waits. What has been found out about a round comes when it is waited for.
    Here { thinker: Box<Thinker>, adviser: Adviser, found: Receiver<Input>, open: usize },
}

impl Services {
    /// A services that thinks on threads of its own, and tells what they find out. Where none can be started
    /// it answers on the spot.
    pub(crate) fn with_threads(
        keeper: Keeper,
        tell: impl Fn(Input) + Send + Sync + 'static,
    ) -> Self {
        let tell: Tell = Arc::new(tell);
        let teller = || {
            let tell = Arc::clone(&tell);
            move |input| tell(input)
        };
        match (ThinkingThread::start(teller()), AdvisingThread::start(teller())) {
            (Ok(thinking), Ok(advising)) => {
                let judging = JudgingThread::start(teller()).ok();
                let minds = Minds::Threads { thinking, advising, tell };
                Self { keeper, minds, judging, par: None }
            }
            _ => Self::on_the_spot(keeper),
        }
    }

    /// A services that answers on the spot.
    #[must_use]
    pub fn on_the_spot(keeper: Keeper) -> Self {
        let (thinker, adviser) = (Box::default(), Adviser::default());
        let (tell, found) = channel();
        // What is not complete yet is nothing to somebody who waits, and nobody may be there any more.
        let judging = JudgingThread::start(move |input| {
            if is_complete(&input) {
                let _ = tell.send(input);
            }
        });
        let judging = judging.ok();
        let minds = Minds::Here { thinker, adviser, found, open: 0 };
        Self { keeper, minds, judging, par: None }
    }

    /// The same, but it goes on looking for par while the player types.
    #[must_use]
    pub(crate) fn with_par_found_beside(mut self) -> Self {
        let (tell, found) = channel();
        let thinking = ThinkingThread::start(move |input| drop(tell.send(input)));
        self.par = thinking.ok().map(|thinking| (thinking, found));
        self
    }
}

impl Host for Services {
    fn execute(&mut self, request: Request) -> Option<Input> {
        match (request, &mut self.minds) {
            (Request::Think(question, ticket), Minds::Threads { thinking, .. }) => {
                thinking.ask(question, ticket);
            }
            (Request::Think(question, ticket), Minds::Here { thinker, .. }) => {
                // Nothing breaks the thinking off, so there is an answer.
                let reply = thinker.answer(&question, &|| false);
                return reply.map(|reply| Input::Answer(ticket, reply));
            }
            (Request::LookAhead(opponent, position), Minds::Threads { thinking, .. }) => {
                thinking.look_ahead(opponent, *position);
            }
            (Request::FindPar(list, length, words), Minds::Threads { thinking, .. }) => {
                thinking.find_par(list, length, words);
            }
            (Request::FindPar(list, length, words), Minds::Here { .. }) => {
                if let Some(par) = par_at_once(&words) {
                    return Some(Input::Par(list, length, par));
                }
                if let Some((thinking, _)) = &self.par {
                    thinking.find_par(list, length, words);
                }
            }
            // Nobody waits for what nobody has asked for.
            (Request::LookAhead(..), Minds::Here { .. }) => {}
            (Request::Advise(kind, view, ticket), Minds::Threads { advising, .. }) => {
                advising.ask(kind, view, ticket);
            }
            (Request::Advise(kind, view, ticket), Minds::Here { adviser, .. }) => {
                return Some(Input::Advice(ticket, adviser.advise(kind, &view)));
            }
            (Request::Judge(input, ticket), minds) => {
                let Some(judging) = &self.judging else { return None };
                judging.judge(input, ticket);
                if let Minds::Here { open, found, .. } = minds {
                    *open += 1;
                    // Of the rounds before, so that they do not pile up while nobody waits for them.
                    let earlier = found.try_recv().ok();
                    *open -= usize::from(earlier.is_some());
                    return earlier;
                }
            }
            (Request::Compare(round, ticket), minds) => {
                let play = move || Input::Compared(ticket, same_letters(&round, &Round::COMPARED));
                match minds {
                    Minds::Here { .. } => return Some(play()),
                    Minds::Threads { tell, .. } => {
                        let tell = Arc::clone(tell);
                        // Where no thread can be started nothing is compared.
                        let _ = thread::Builder::new().spawn(move || tell(play()));
                    }
                }
            }
            (Request::ReadStatistics(ticket), minds) => {
                let career = self.keeper.career();
                match minds {
                    Minds::Here { .. } => return Some(statistics(ticket, career())),
                    Minds::Threads { tell, .. } => {
                        let tell = Arc::clone(tell);
                        let read = move || tell(statistics(ticket, career()));
                        if thread::Builder::new().spawn(read).is_err() {
                            return Some(statistics(ticket, self.keeper.career()()));
                        }
                    }
                }
            }
            // A round is kept before its end is shown, so an ending that was seen is never lost.
            (Request::Keep(ended), _) => return notice(self.keeper.keep(*ended)),
            (Request::KeepAccuracy(moment, accuracy), _) => self.keeper.judge(moment, accuracy),
            (Request::Save(round), _) => return notice(self.keeper.save(Some(*round))),
            (Request::Choose(chosen), _) => {
                let theme = self.keeper.choices().as_deref().and_then(remembered::theme);
                let chosen = remembered::write(&chosen);
                self.keeper.choose(&remembered::with_theme(&chosen, theme.as_deref()));
            }
            (Request::ChooseTheme(theme), _) => {
                let chosen = self.keeper.choices().unwrap_or_default();
                self.keeper.choose(&remembered::with_theme(&chosen, Some(&theme)));
            }
            (Request::TakeOver, _) => self.keeper.take_over(),
            (Request::Leave, _) => self.keeper.leave(),
            (Request::FindToday, _) => {
                let kept = self.keeper.find_today()?;
                return Some(Input::Interrupted(Box::new(kept)));
            }
            (Request::Remember(word), _) => {
                let written = remember(word).map_err(|error| sentence(&error.to_string()));
                return Some(Input::Remembered(written));
            }
        }
        None
    }

    fn found(&mut self) -> Option<Input> {
        self.par.as_ref()?.1.try_recv().ok()
    }

    fn wait(&mut self) -> Option<Input> {
        let Minds::Here { found, open: open @ 1.., .. } = &mut self.minds else { return None };
        // However long it takes: what it may search is counted, so it ends, and what is told does not depend
        // on the machine.
        let input = found.recv().ok()?;
        *open -= 1;
        Some(input)
    }
}

/// Whether no more will become known about a round.
fn is_complete(input: &Input) -> bool {
    matches!(input, Input::Judged(_, judgement) if judgement.complete)
}

/// What the rounds come to that were kept.
fn statistics(ticket: Ticket, (career, notice): (Career, Option<Notice>)) -> Input {
    Input::Statistics(ticket, Box::new(career), notice.map(|notice| notice.to_string()))
}

/// Something that the player should know of.
fn notice(message: Option<impl ToString>) -> Option<Input> {
    message.map(|message| Input::Notice(sentence(&message.to_string())))
}

/// Writes a word down in the player's own list.
fn remember(word: Word) -> Result<Word, OwnWordsError> {
    ownwords::add(&ownwords::path()?, &word)?;
    Ok(word)
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;
    use crate::game::ListChoice;
    use crate::words::{ENGLISH, ListBuilder};

    /// Every word of three letters from an alphabet of this many.
    fn request(letters: u8) -> Request {
        let all = || (b'a'..b'a' + letters).map(char::from);
        let mut list = ListBuilder::new(&ENGLISH);
        for (a, b) in all().flat_map(|a| all().map(move |b| (a, b))) {
            let words: String = all().map(|c| format!("{a}{b}{c}\n")).collect();
            list.feed(words.as_bytes()).unwrap();
        }
        let listed = Arc::clone(list.finish().unwrap().0.of_length(3).unwrap());
        Request::FindPar(ListChoice::User, 3, listed)
    }

    #[test]
    fn par_of_few_words_is_found_at_once_and_of_many_while_the_player_types() {
        let mut services = Services::on_the_spot(Keeper::default());
        assert!(matches!(services.execute(request(4)), Some(Input::Par(_, 3, 4))));
        // In a pipe nothing that takes longer is ever found.
        assert_eq!(services.execute(request(14)), None);
        assert_eq!(services.found(), None);
        let mut services = Services::on_the_spot(Keeper::default()).with_par_found_beside();
        assert_eq!(services.execute(request(14)), None);
        let start = Instant::now();
        let found = loop {
            match services.found() {
                None if start.elapsed() < Duration::from_secs(20) => thread::yield_now(),
                found => break found,
            }
        };
        assert!(matches!(found, Some(Input::Par(ListChoice::User, 3, 14))), "{found:?}");
    }
}
