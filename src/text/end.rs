//! How a round ended.

use super::Medium::{self, Screen, Speech};
use super::keys::Reach;
use super::values::{grouped, listed};
use super::{Share, Signs, challenge, count, puzzle};
use crate::app::{App, ChallengeDialog, GameOver, Screen as AppScreen};
use crate::game::occasion::{Day, Occasion};
use crate::game::round::Finished;
use crate::game::{Outcome, Round};
use crate::history::Career;
use crate::words::{self, Candidates, Word};

/// Says which word was found or claimed.
pub fn claim(finished: &Finished) -> String {
    let Finished { round, word, outcome, .. } = finished;
    let opponent = round.engine().opponent();
    let word = word.to_string();
    match outcome {
        Outcome::Won => format!("You found {word}."),
        // Who cheats for the player claims nothing.
        _ if opponent.cheats() => format!("It claims the word was {word}."),
        _ => format!("The word was {word}."),
    }
}

/// Returns the number of guesses after which one word was left.
fn cornered(round: &Round) -> Option<usize> {
    round.words_left_by_turn().iter().position(|words| *words == 1)
}

/// Says which guess left one word, and what that cost: "You cornered it without a miss: your G left only WOUNDING."
fn how_cornered(round: &Round, word: &Word, guesses: usize, to: Medium) -> String {
    let cost = match (round.misses(), round.misses_left()) {
        (0, _) => " without a miss",
        (_, 1) => " on your last life",
        _ => "",
    };
    let reply = &round.replies()[guesses - 1];
    let guess = to.guess(&reply.guess, round.alphabet());
    match reply.is_miss() {
        true => format!("You cornered it{cost}: without {guess}, only {word} was left."),
        false => format!("You cornered it{cost}: your {guess} left only {word}."),
    }
}

/// Says how a round ended: which word was found or claimed, and how many others would have fitted. A listener first hears
/// whether it was won.
pub fn verdict(finished: &Finished, to: Medium) -> String {
    let Finished { round, word, outcome, .. } = finished;
    let opponent = round.engine().opponent();
    let is_hostile = opponent.cheats();
    let verdict = match (outcome, cornered(round)) {
        (Outcome::Won, Some(guesses @ 1..)) if is_hostile => how_cornered(round, word, guesses, to),
        (Outcome::Won, _) => {
            let guesses = count::guesses(round.replies().len());
            format!("You found {} in {guesses}.", word)
        }
        _ => {
            let rest = if is_hostile { never_chose(finished, to) } else { others_fit(finished) };
            format!("{} {}", claim(finished), rest.unwrap_or_default()).trim_end().to_owned()
        }
    };
    match (to, outcome) {
        (Screen, _) => verdict,
        (Speech(_), Outcome::Won) => format!("You won. {verdict}"),
        (Speech(_), Outcome::Lost) => format!("You lost. {verdict}"),
        (Speech(_), Outcome::GivenUp) => format!("You gave up. {verdict}"),
    }
}

/// Says that an opponent without a word had others left.
fn never_chose(finished: &Finished, to: Medium) -> Option<String> {
    near_miss(&finished.round, to).or_else(|| {
        Some(match others_fit(finished) {
            Some(fit) => format!("It never picked one. {fit}"),
            None => String::from("It never picked one, but in the end no other was left."),
        })
    })
}

/// Says between which words the last guess was lost, if it left few: "JAZZING and WAXWING still fitted. You guessed JAZZING, so
/// it kept WAXWING."
fn near_miss(round: &Round, to: Medium) -> Option<String> {
    let last = round.replies().last().filter(|reply| reply.is_miss())?;
    let before = round.positions().nth(round.replies().len() - 1)?;
    let [had, kept] = [before.candidates()?, round.position().candidates()?];
    let is_near = had.len() <= puzzle::NAMED || kept.len() == 1;
    if round.misses_left() > 0 || !is_near || kept.len() == had.len() {
        return None;
    }
    let [had, kept] = [had, kept].map(puzzle::words_of);
    let guess = to.guess(&last.guess, round.alphabet());
    Some(format!("{had} still fitted. You guessed {guess}, so it kept {kept}."))
}

/// Says how many words fit besides the one that was shown, and which if it is only one; `None` if there are none. A friend's
/// word need not be listed.
fn others_fit(finished: &Finished) -> Option<String> {
    let words = finished.round.position().candidates()?;
    match words.len() - usize::from(words.has(&finished.word)) {
        0 => None,
        1 => Some(format!("{} fits just as well.", others_of(finished).next()?)),
        others => Some(format!("{} other words fit just as well.", grouped(others))),
    }
}

/// Returns the words that fit besides the one that was shown.
fn others_of(finished: &Finished) -> impl Iterator<Item = Word> {
    let words = finished.round.position().candidates();
    words.into_iter().flat_map(Candidates::words).filter(|word| *word != finished.word)
}

/// Says that the word of a fair round was sealed before the first guess, and how to check that; `None` if it was not.
pub fn sealed(finished: &Finished, by: Reach) -> Option<String> {
    let (salt, seal) = (finished.salt?, finished.round.seal()?);
    let word = finished.word.played_lower();
    Some(match by {
        Reach::Keys => {
            format!("The word was sealed. To check: evil-hangman verify {word} {salt} {seal}")
        }
        Reach::Buttons => {
            format!("The word was sealed: {seal} is the beginning of the SHA-256 of {word}:{salt}")
        }
    })
}

/// Returns what a player shares of a round.
pub fn result_to_share(over: &GameOver, today: Option<Day>) -> Share {
    let share = Share::of(&over.ended(), today);
    match over.challenge_result() {
        Some(result) => share.of_challenge(result),
        // Somebody else can play the same word.
        None => share.with_word(&over.finished.word),
    }
}

/// Returns what is copied from what is in front, if anything: the line of a challenge, or the result of a round.
pub fn to_copy(app: &App, signs: Signs, by: Reach) -> Option<String> {
    match (app.challenge().map(ChallengeDialog::to_send), app.screen()) {
        (Some(Some(line)), _) => Some(challenge::message(line)),
        (None, AppScreen::GameOver(over)) => {
            let full = over.challenge_result().is_none().then(|| in_full(&over.finished)).flatten();
            let today = app.career().map(Career::today);
            let lines = result_to_share(over, today).lines(signs, by).into_iter();
            Some(lines.chain(full).collect::<Vec<_>>().join("\n"))
        }
        (None, AppScreen::Puzzle(screen)) => Some(puzzle::share(screen, signs, by).join("\n")),
        _ => None,
    }
}

/// The most words that are named in what is copied of a round that was lost.
const COPIED: usize = 8;

/// Says in what is copied which word was claimed and which others fitted: "It claims the word was TOWER. 16 other words fit
/// just as well: BOWEL, BOWER, …" Only of a round that was lost to an opponent without a word, and never of a game or a
/// challenge that somebody else can play with the same word.
fn in_full(finished: &Finished) -> Option<String> {
    let Finished { round, outcome, .. } = finished;
    let is_open = matches!(round.occasion(), Occasion::Free | Occasion::Level(_));
    let cheated = round.engine().opponent().cheats();
    if *outcome != Outcome::Lost || !is_open || !cheated {
        return None;
    }
    let claim = claim(finished);
    let all = round.position().candidates()?.len().saturating_sub(1);
    let others = others_of(finished).filter(|other| !other.is_blocked());
    let named: Vec<_> = others.take(COPIED).map(|other| other.to_string()).collect();
    if all < 2 || named.is_empty() {
        let rest = others_fit(finished).unwrap_or_default();
        return Some(format!("{claim} {rest}").trim_end().to_owned());
    }
    let rest = if all > named.len() { ", …" } else { "." };
    let (all, named) = (grouped(all), named.join(", "));
    Some(format!("{claim} {all} other words fit just as well: {named}{rest}"))
}

/// Names some of the words that would have fitted as well, where the verdict only has their number.
pub fn others(finished: &Finished) -> Option<String> {
    let mut others = others_of(finished);
    let named: Vec<_> = others.by_ref().take(puzzle::NAMED).collect();
    let is_open = finished.outcome != Outcome::Won && named.len() > 1;
    let example = if others.next().is_some() { ", for example" } else { "" };
    is_open.then(|| format!("{}{example}.", listed(named, "and")))
}

/// Says what a word means: "BOWER: a framework that supports climbing plants." `None` if it is not known.
pub fn meaning(word: &Word) -> Option<String> {
    let meaning = words::meaning(word)?;
    let stop = if meaning.ends_with('…') { "" } else { "." };
    Some(format!("{word}: {meaning}{stop}"))
}

/// Sums up the round: that it doesn't count, that help was taken, if that has not been said, and what perfect play comes to.
pub fn summary(finished: &Finished, is_help_told: bool) -> String {
    let round = &finished.round;
    let what_if = "That was a what-if round; it doesn't count.";
    let what_if = round.occasion().what_if().map(|_| what_if.to_owned());
    let helped = is_helped(round) && !is_help_told;
    let helped = helped.then(|| String::from("You used help."));
    [what_if, helped, compared(finished)].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns whether help was taken.
pub const fn is_helped(round: &Round) -> bool {
    round.peeked || round.hinted
}

/// Says how many lives a round that was won cost, and how many perfect play loses if that is known: against an opponent that
/// always gives the worst answer.
fn compared(finished: &Finished) -> Option<String> {
    let Finished { round, outcome, .. } = finished;
    let par = round.par.filter(|_| round.engine().opponent().is_perfect());
    let misses = round.misses() as usize;
    let lost = (*outcome == Outcome::Won).then(|| match misses {
        0 => String::from("You didn't lose a life."),
        lives => format!("You lost {}.", count::lives(lives)),
    });
    // A round for a level begins with that, and a win without a spare life is perfect.
    let is_known = match lost {
        None => round.occasion().level().is_some(),
        Some(_) => !round.has_spare_lives(),
    };
    let par = par.filter(|_| !is_known);
    let par = par.map(|par| match par {
        1.. if lost.is_some() && par == misses => String::from("So would a perfect player."),
        0 => String::from("A perfect player would have lost none."),
        par if lost.is_none() && par < round.lives().get() as usize => {
            format!("A perfect player would have won, with {} lost.", count::lives(par))
        }
        // That many lives would not have been there to lose.
        par if lost.is_none() => {
            format!("Even a perfect player would have needed {}.", count::lives(par + 1))
        }
        par => format!("A perfect player would have lost {}.", grouped(par)),
    });
    let sentences: Vec<_> = lost.into_iter().chain(par).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// The headline if the computer found the player's word.
pub const FOUND_OUT: &str = "GOT IT";

/// The same if an answer was wrong.
pub const NOT_QUITE: &str = "NOT QUITE";

/// The same if the player ended the round.
pub const ENDED: &str = "ENDED";

/// The same if the computer ran out of misses.
pub const YOU_WIN: &str = "YOU WIN";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;
    use crate::game::{Library, Transcript};
    use crate::tests::{NINE, guess, played, word, words};

    #[test]
    fn a_near_miss_names_the_words_between_which_the_last_guess_was_lost() {
        // E and O leave COOL and GOOD.
        for (lives, letters, expected) in [
            ("2", "eog", Some("COOL and GOOD still fitted. You guessed G, so it kept COOL.")),
            ("2", "eoz", None),
            ("3", "eog", None),
            ("1", "e", None),
        ] {
            let round = played(Opponent::Greedy, lives, letters);
            assert_eq!(near_miss(&round, Screen).as_deref(), expected, "{letters}");
        }
    }

    #[test]
    fn each_way_to_win_has_words_of_its_own() {
        for (list, lives, letters, expected) in [
            (NINE, "6", "eogcl", "You cornered it: without G, only COOL was left."),
            (
                NINE,
                "3",
                "eogcl",
                "You cornered it on your last life: without G, only COOL was left.",
            ),
            ("ox xo", "6", "ox", "You cornered it without a miss: your O left only OX."),
            ("ox", "6", "ox", "You found OX in 2 guesses."),
        ] {
            let lives = lives.parse().unwrap();
            let mut round = Round::new(Opponent::Greedy, words(list), lives, 1);
            guess(&mut round, letters);
            let finished = round.finish();
            let expected = expected.replace(" OX.", &format!(" {}.", finished.word));
            assert_eq!(verdict(&finished, Screen), expected, "{letters}");
        }
    }

    #[test]
    fn what_is_copied_of_a_lost_round_names_the_words_that_fitted() {
        let lost = |occasion: Occasion| {
            in_full(&played(Opponent::Greedy, "1", "e").played_for(occasion).finish())
        };
        let full = lost(Occasion::Free).unwrap();
        assert!(full.starts_with("It claims the word was ") && full.ends_with('.'), "{full}");
        assert!(full.contains(" 2 other words fit just as well: "), "{full}");
        assert_eq!(lost(Occasion::Today(crate::game::occasion::Day::FIRST)), None);
    }

    #[test]
    fn a_perfect_player_loses_no_more_lives_than_there_are() {
        let library = Library::default();
        for (lives, letters, expected) in [
            (2, "", "Even a perfect player would have needed "),
            (2, "E- A-", "Even a perfect player would have needed "),
            (20, "E-", "A perfect player would have won, with "),
        ] {
            let line = format!("eh1 en/everyday merciless 6 {lives} 1 - {letters}");
            let game: Transcript = line.parse().unwrap();
            let told = summary(&library.replay(&game).unwrap().finish(), false);
            assert!(told.starts_with(expected), "{line}: {told}");
        }
    }

    #[test]
    fn a_word_that_is_shown_is_explained() {
        let bower = meaning(&word("bower"));
        assert_eq!(bower.as_deref(), Some("BOWER: a framework that supports climbing plants."));
        assert_eq!(meaning(&word("qwerty")), None);
    }
}
