//! The sentences of a challenge: what is asked for, what is sent, and how somebody else has played.

use std::cmp::Ordering;

use super::career::in_language;
use super::keys::Reach;
use super::values::{grouped, listed, sentence};
use super::{Medium, count, screens};
use crate::app::{ChallengeDialog, ChallengeFault, ChallengeItem, ChallengeStep};
use crate::game::challenge::{Challenge, ChallengeLine};
use crate::game::library::ReplayError;
use crate::game::transcript::TranscriptError;
use crate::game::{Outcome, Round, Standing};
use crate::history::Attempt;

/// Asks for a word. A listener hears the same.
pub const YOUR_WORD: &str = "Your word, which your friend won't see:";
pub const UNKNOWN_WORD: &str =
    "Your word isn't in the word list. You can still use it; just check the spelling.";
pub const WORD_IS_SEEN: &str = "Your word is now in your shell history. To keep it hidden, run evil-hangman challenge and type the word when asked.";
pub const SEND_THIS: &str = "Send this line to your friend. It doesn't show the word.";

/// Says what happens to the line of a word next on the command line, where nothing can be pasted.
pub const NEXT_AFTER_A_COMMAND: [&str; 2] = [
    "Your friend types: evil-hangman challenge THE-LINE",
    "To see how it went, type: evil-hangman challenge YOUR-LINE THEIR-LINE",
];
pub const TITLE: &str = "Challenge a friend";
/// What goes with the link of a word.
pub const FIND_MY_WORD: &str = "Evil Hangman: can you find my word?";

/// Returns what goes with the link of a round, which the player may have played: "Evil Hangman: I lost 2 of 7 lives. Can you do
/// as well?"
pub fn play_this_round(own: Option<Attempt>) -> String {
    String::from("Evil Hangman: ")
        + &match own {
            None => String::from("can you lose fewer lives than I do?"),
            Some(own) if own.outcome == Outcome::Won => {
                let (lost, of) = (grouped(own.lost()), count::lives(own.lives));
                format!("I lost {lost} of {of}. Can you do as well?")
            }
            Some(_) => String::from("I didn't find the word. Can you?"),
        }
}

/// Where the game is.
pub(super) const GAME_AT: &str = env!("CARGO_PKG_HOMEPAGE");

/// Returns what is sent: how a stranger gets the game and what to do there, and the line. It has none of the characters with
/// which a messenger or a shell means something, and begins with none that makes a heading, a quote or a list.
pub fn message(line: &ChallengeLine) -> String {
    let what = match line {
        ChallengeLine::Round(_) => "Try to lose fewer lives than I do",
        _ => "Guess my word",
    };
    format!(
        "{what} in Evil Hangman: get it from {GAME_AT} and start it, then paste this message: {line}"
    )
}

/// Says what there is to do at the current step, or what has happened, and then what else there is to know; `is_listed` tells
/// whether the word is on the built-in list.
pub fn step(
    dialog: &ChallengeDialog,
    is_listed: bool,
    by: Reach,
    to: Medium,
) -> (Vec<String>, Vec<&'static str>) {
    let says = |text: &str| vec![text.to_owned()];
    let mut rest = Vec::new();
    let first = match &dialog.step {
        ChallengeStep::Choose => says("What would you like to do?"),
        ChallengeStep::TypeWord => says("Type a word for your friend to guess."),
        ChallengeStep::TypeLine => says(match by {
            Reach::Keys => "Paste what your friend sent you.",
            Reach::Buttons => "Open the link that your friend sent you, or paste it here.",
        }),
        ChallengeStep::TypeSent(_) => says(match by {
            Reach::Keys => {
                "That is the result of your challenge. To see how it went, paste what you sent."
            }
            Reach::Buttons => {
                "That is the result of your challenge. To see how it went, paste the link that you sent."
            }
        }),
        ChallengeStep::Send(ChallengeLine::Word(sent)) => {
            let letters = count::letters(sent.word.letters().len());
            let send = match (dialog.here, by) {
                (true, _) => "Now let your friend play.",
                (_, Reach::Keys) => "Send this to your friend; it doesn't show the word.",
                (_, Reach::Buttons) => "Send this link to your friend; it doesn't show the word.",
            };
            rest.extend((!is_listed).then_some(UNKNOWN_WORD));
            rest.extend((!dialog.here).then_some(their_result(by)));
            vec![format!("Your word has {letters}. {send}")]
        }
        ChallengeStep::Send(_) => {
            rest.extend([FEWER_LIVES, their_result(by)]);
            says(match by {
                Reach::Keys => "Send this to your friend, who will play the same round.",
                Reach::Buttons => "Send this link to your friend, who will play the same round.",
            })
        }
        ChallengeStep::Received(ChallengeLine::Word(challenge)) => {
            let word = count::word_of(challenge.word.letters().len());
            let lives = count::lives_of(challenge.lives);
            let language = in_language(challenge.word.alphabet());
            rest.push(at_the_end(by));
            vec![format!("A friend set you {word}{language}. You have {lives}.")]
        }
        ChallengeStep::Received(ChallengeLine::Round(game)) => {
            let (word, lives) = (count::word_of(game.length), count::lives_of(game.lives));
            let language = in_language(game.list.alphabet());
            rest.extend([FEWER_LIVES, at_the_end(by)]);
            let opponent = game.opponent;
            vec![format!(
                "A friend sent you {word}{language}, against a {opponent} computer. You have {lives}."
            )]
        }
        ChallengeStep::Received(_) => Vec::new(),
        ChallengeStep::Checked(challenge, played) => {
            rest.extend((played.standing() == Standing::InPlay).then_some(NOT_TO_THE_END));
            vec![ended(played, challenge), letters(played, to)]
        }
        ChallengeStep::Compared(theirs, own) => {
            let own = own.as_ref();
            let own = own.map(|own| [lost("You", own), better(own, theirs).to_owned()]);
            [lost("They", theirs)].into_iter().chain(own.into_iter().flatten()).collect()
        }
    };
    (first, rest)
}

/// Says who wins where both play the same round.
const FEWER_LIVES: &str = "Fewer lives lost wins.";

/// "They found the word, losing 3 of 9 lives."
fn lost(who: &str, attempt: &Attempt) -> String {
    let (lost, of) = (grouped(attempt.lost()), count::lives(attempt.lives));
    match attempt.outcome {
        Outcome::Won => format!("{who} found the word, losing {lost} of {of}."),
        Outcome::Lost => format!("{who} lost all {of}."),
        Outcome::GivenUp => format!("{who} gave up after losing {lost} of {of}."),
    }
}

/// Says who did better.
fn better(own: &Attempt, theirs: &Attempt) -> &'static str {
    match own.against(theirs) {
        Ordering::Less => "You did better.",
        Ordering::Equal if own.outcome == Outcome::Won => "It's a tie.",
        Ordering::Equal => "It's a tie: neither of you found the word.",
        Ordering::Greater => "They did better.",
    }
}

/// Says what a challenge is, each way in a sentence.
pub const WAYS: [&str; 3] = [
    "Set a word: your friend gets a line that hides it.",
    "Play a line: paste what a friend sent you.",
    "The same round for both: fewer lives lost wins.",
];

/// Says what the player sends back.
const fn at_the_end(by: Reach) -> &'static str {
    match by {
        Reach::Keys => "At the end you get a line to send back.",
        Reach::Buttons => "At the end you can send your result back.",
    }
}

/// Says what becomes of the result.
const fn their_result(by: Reach) -> &'static str {
    match by {
        Reach::Keys => "They'll send you a line back. Paste it into the game to see how they did.",
        Reach::Buttons => "They'll send you a link back. Open it to see how they did.",
    }
}

/// Returns the label of what can be chosen.
pub fn item(item: ChallengeItem, dialog: &ChallengeDialog, by: Reach) -> &'static str {
    match (item, by) {
        (ChallengeItem::Word, _) => "Set a word for a friend",
        (ChallengeItem::Line, Reach::Keys) => "Play a friend's line",
        (ChallengeItem::Line, Reach::Buttons) => "Play a friend's link",
        (ChallengeItem::Round, _) if dialog.own().is_some() => "The round you just played",
        (ChallengeItem::Round, _) => "The same round for both",
        (ChallengeItem::Play, _) => PLAY,
        (ChallengeItem::HandOver, _) => HAND_OVER,
        (ChallengeItem::Done, _) => screens::DONE,
    }
}

const PLAY: &str = "Play it now";
/// Lets somebody play who is here.
pub const HAND_OVER: &str = "Someone here plays it";

/// Returns what a field asks for.
pub const fn field(dialog: &ChallengeDialog, by: Reach) -> &'static str {
    match (&dialog.step, by) {
        (ChallengeStep::TypeWord, _) => YOUR_WORD,
        (ChallengeStep::TypeSent(_), Reach::Keys) => "What you sent:",
        (ChallengeStep::TypeSent(_), Reach::Buttons) => "The link you sent:",
        (_, Reach::Keys) => "The line:",
        (_, Reach::Buttons) => "The link:",
    }
}

/// Returns the label of the button that confirms what was typed.
pub const CONTINUE: &str = "Continue";

/// Says what is wrong with what was typed.
pub fn fault(fault: &ChallengeFault) -> String {
    match fault {
        ChallengeFault::Neither => {
            String::from("There is no complete challenge in that. Copy the whole message.")
        }
        ChallengeFault::Word(error) => sentence(&error.to_string()),
        ChallengeFault::Line(error) => sentence(&error.to_string()),
        ChallengeFault::Round(error) => cannot_begin(error),
    }
}

/// Says why a round that was received can't be played here.
fn cannot_begin(error: &ReplayError) -> String {
    match error {
        ReplayError::List(_) => String::from(
            "This round uses a word list of your friend's own. Ask for the list to play it.",
        ),
        ReplayError::Round(TranscriptError::Opening(opening)) => {
            format!("This round can't be played: no word fits its start, {opening}.")
        }
        error => sentence(&error.to_string()),
    }
}

pub const SEND_BACK: &str = "Send this line back: it shows which letters you guessed.";
pub const NOT_TO_THE_END: &str = "They may have guessed more letters than this line shows.";

/// "They guessed E, A and T: 3 guesses, 1 miss."
pub fn letters(played: &Round, to: Medium) -> String {
    let replies = played.replies();
    if replies.is_empty() {
        return String::from("They didn't guess any letters.");
    }
    let named = listed(replies.iter().map(|it| to.guess(&it.guess, played.alphabet())), "and");
    let (count, misses) = (count::guesses(replies.len()), count::misses(played.misses() as usize));
    format!("They guessed {named}: {count}, {misses}.")
}

/// "They found the word, ELEPHANT."
pub fn ended(played: &Round, challenge: &Challenge) -> String {
    let word = &challenge.word;
    match played.standing() {
        Standing::Won => format!("They found your word, {word}."),
        Standing::Lost => {
            let lives = count::lives_of(challenge.lives);
            format!("They lost {lives} and never found your word, {word}.")
        }
        Standing::InPlay => format!("They gave up before finding your word, {word}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Lives;
    use crate::tests::{letter, word};
    use crate::words::{GREEK, Word};

    #[test]
    fn nothing_in_what_is_sent_means_something_to_a_messenger_or_a_shell() {
        let word = Challenge::new(word("deal"), Challenge::LIVES, 7);
        let round = "eh1 en/everyday merciless 8 10 42 E2,5-S".parse().unwrap();
        for line in [ChallengeLine::Word(word), ChallengeLine::Round(Box::new(round))] {
            let message = message(&line);
            let before = message.strip_suffix(&line.to_string()).unwrap();
            assert!(before.starts_with(char::is_alphabetic) && before.contains("https://"));
            let is_plain = |c: char| c.is_ascii_alphanumeric() || " :/.,-".contains(c);
            assert!(message.chars().all(is_plain), "{message}");
        }
    }

    #[test]
    fn a_challenge_is_described_by_its_guesses_and_its_end() {
        let challenge = Challenge::new(word("deal"), Lives::at_least_one(2), 7);
        for (guessed, guesses, end) in [
            ("lzead", "5 guesses, 1 miss", "found your word, DEAL"),
            ("zq", "2 guesses, 2 misses", "lost 2 lives"),
            ("e", "1 guess, 0 misses", "gave up"),
        ] {
            let all: Vec<_> = guessed.chars().map(|c| letter(c).into()).collect();
            let played = challenge.check(&challenge.result(&all)).unwrap();
            let told = [letters(&played, Medium::Screen), ended(&played, &challenge)];
            assert!(told[0].contains(guesses) && told[1].contains(end), "{told:?}");
        }
        // A voice may leave out a Greek letter.
        let challenge = Challenge::new(Word::parse("όλο", &GREEK).unwrap(), Challenge::LIVES, 7);
        let all = ['ο', 'λ'].map(|c| GREEK.letter(c).unwrap().into());
        let played = challenge.check(&challenge.result(&all)).unwrap();
        for (to, said) in [(Medium::Screen, "Ο and Λ"), (Medium::ALOUD, "omicron and lambda")] {
            assert_eq!(letters(&played, to), format!("They guessed {said}: 2 guesses, 0 misses."));
        }
    }
}
