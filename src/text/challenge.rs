//! The sentences of a challenge: what is asked for, what is sent, and how somebody else has played.

use super::count;
use super::keys::Reach;
use super::values::{capital, grouped, listed, sentence};
use crate::app::{ChallengeDialog, ChallengeFault, ChallengeItem, ChallengeStep};
use crate::game::{Challenge, ChallengeLine, ChallengeRound, Outcome, Transcript};
use crate::words::Alphabet;

pub const YOUR_WORD: &str = "Your word (it is not shown):";
pub const UNKNOWN_WORD: &str =
    "Your word isn't in the word list. You can still use it; just check the spelling.";
pub const WORD_IS_SEEN: &str = "Your word is now in your shell history. To keep it hidden, run evil-hangman challenge and type the word when asked.";
pub const SEND_THIS: &str = "Send this line to your friend. It doesn't show the word.";

/// Says what happens to the line of a word next, a line for each sentence.
const NEXT: [&str; 3] = [
    "They choose \"challenge a friend\", paste it, and play.",
    "After the round, they send you a line with the result.",
    "Paste both lines here to see how it went.",
];

/// The same for the command line, where nothing can be pasted.
pub const NEXT_AFTER_A_COMMAND: [&str; 2] = [
    "Your friend types: evil-hangman challenge THE-LINE",
    "To see how it went, type: evil-hangman challenge YOUR-LINE THEIR-LINE",
];
pub const TITLE: &str = "Challenge a friend";
/// Asks for a word or a line.
pub const TYPE_OR_PASTE: &str = "Type or paste:";

/// Says how a challenge goes, each way in a line.
const WAYS: [&str; 3] = [
    "A word of yours, for a friend here or far away.",
    "A line that someone sent you.",
    "Just Enter: you both play the same round. Fewer lives lost wins.",
];

/// The same where there are controls for each.
pub const THE_SAME_ROUND: &str = "The same round for both";
pub const WHO_WINS: &str = "You both play it. Fewer lives lost wins.";
pub const A_WORD_FOR_THEM: &str = "Or set a word for your friend";
pub const YOUR_LINK: &str = "The link you sent";
pub const PASTE_A_LINK: &str = "Did someone send you a link? Open it, or paste it here.";
/// What goes with the link of a challenge.
pub const PLAY_THIS_ROUND: &str = "Evil Hangman: can you lose fewer lives than I do?";
pub const FIND_MY_WORD: &str = "Evil Hangman: can you find my word?";

/// Asks for the line that was sent, in two lines.
pub const YOUR_LINE: [&str; 2] = [
    "That is the result of your challenge.",
    "Now paste the line you sent, which begins with ehd1:",
];
/// What a step says: what it asks for, or the news; and the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepText {
    /// The question, or what has happened.
    pub first: Vec<String>,
    /// What else there is to know.
    pub rest: Vec<String>,
}

/// Says what there is to do at the current step; `is_listed` tells whether the word is on the built-in list.
pub fn step(challenge: &ChallengeDialog, is_listed: bool, by: Reach) -> StepText {
    let texts = |first: &[&str], rest: &[&str]| {
        let owned = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
        StepText { first: owned(first), rest: owned(rest) }
    };
    match challenge.step() {
        ChallengeStep::Begin => texts(&[TYPE_OR_PASTE], &WAYS),
        ChallengeStep::Word(word) => {
            let letters = count::letters(word.letters().len());
            let unknown = (!is_listed).then_some(UNKNOWN_WORD);
            texts(&[&format!("Your word has {letters}. Who will guess it?")], unknown.as_slice())
        }
        ChallengeStep::Answered(_) => match by {
            Reach::Keys => texts(&YOUR_LINE, &[]),
            Reach::Buttons => texts(&[YOUR_LINE[0], "Now paste the link that you sent."], &[]),
        },
        ChallengeStep::Send(sent) => {
            let (first, rest): (_, &[_]) = match sent {
                ChallengeLine::Round(_) if by == Reach::Buttons => {
                    ("Send this link to your friend. They'll play the same round.", &[COMPARE])
                }
                _ if by == Reach::Buttons => {
                    ("Send this link to your friend. It doesn't show the word.", &[COMPARE])
                }
                ChallengeLine::Round(_) => (
                    "Send this line to your friend. They'll play the same round.",
                    &["Afterwards, send each other your results and paste theirs here to compare."],
                ),
                _ => (SEND_THIS, &NEXT),
            };
            texts(&[first], rest)
        }
        ChallengeStep::Received(ChallengeLine::Word(challenge)) => {
            let word = count::word_of(challenge.word().letters().len());
            let lives = count::lives_of(challenge.lives());
            let set = format!("A friend set you {word}. You have {lives}.");
            texts(&[&set], &[at_the_end(by)])
        }
        ChallengeStep::Received(ChallengeLine::Round(game)) => {
            let (word, lives) = (count::word_of(game.length), count::lives_of(game.lives));
            let set = format!("{} against {}. You have {lives}.", capital(&word), game.opponent);
            texts(&[&set], &[at_the_end(by)])
        }
        ChallengeStep::Received(_) => texts(&[], &[]),
        ChallengeStep::Checked(challenge, played) => {
            let guessed = letters(played, challenge.word().alphabet());
            let left = (played.outcome == Outcome::GivenUp).then_some(NOT_TO_THE_END);
            texts(&[&ended(played, challenge), &guessed], left.as_slice())
        }
        ChallengeStep::Compared(theirs, own) => {
            let own = own.as_ref().map(|own| lost("You", own));
            texts(&[&lost("They", theirs)], own.as_deref().as_slice())
        }
    }
}

/// "They won and lost 3 of 9 lives."
fn lost(who: &str, game: &Transcript) -> String {
    let misses = game.answers.iter().filter(|(_, choice)| choice.places.is_empty()).count();
    let of = count::lives_of(game.lives);
    match game.outcome() {
        Outcome::Won => format!("{who} found the word, losing {} of {of}.", grouped(misses)),
        Outcome::Lost => format!("{who} lost all {of}."),
        Outcome::GivenUp => format!("{who} gave up after losing {} of {of}.", grouped(misses)),
    }
}

/// Says what can be typed, each way in a line.
pub const fn ways() -> &'static [&'static str] {
    &WAYS
}

/// Says what the player sends back.
const fn at_the_end(by: Reach) -> &'static str {
    match by {
        Reach::Keys => "At the end you get a line to send back.",
        Reach::Buttons => "At the end you can send your result back.",
    }
}

/// Says what becomes of a link.
const COMPARE: &str =
    "After the round they'll send you a link. Open it or paste it here to see how they did.";

/// Returns the label of what can be done with a word that was typed.
pub const fn item(item: ChallengeItem) -> &'static str {
    match item {
        ChallengeItem::Here => "Someone here",
        ChallengeItem::Elsewhere => "Someone elsewhere",
    }
}

/// Returns the label of the button that goes on.
pub fn button(challenge: &ChallengeDialog) -> Option<&'static str> {
    match challenge.step() {
        ChallengeStep::Begin => Some("Continue"),
        ChallengeStep::Answered(_) => Some("Check it"),
        ChallengeStep::Received(_) => Some("Play"),
        ChallengeStep::Send(_) if challenge.plays_too() => Some("Play it now"),
        ChallengeStep::Word(_)
        | ChallengeStep::Send(_)
        | ChallengeStep::Checked(..)
        | ChallengeStep::Compared(..) => None,
    }
}

/// Says what is wrong with what was typed.
pub fn fault(fault: &ChallengeFault) -> String {
    match fault {
        ChallengeFault::Neither => {
            String::from("That isn't a word or a complete line. Copy the whole line.")
        }
        ChallengeFault::Word(error) => sentence(&error.to_string()),
        ChallengeFault::Line(error) => sentence(&error.to_string()),
    }
}

pub const SEND_BACK: &str = "Send this line back: it shows which letters you guessed.";
pub const NOT_TO_THE_END: &str = "They may have guessed more letters than this line shows.";

/// "They guessed E, A and T: 3 guesses, 1 miss."
pub fn letters(played: &ChallengeRound, alphabet: &Alphabet) -> String {
    let letters: Vec<String> = played.guesses.iter().map(|guess| guess.text(alphabet)).collect();
    if letters.is_empty() {
        return String::from("They didn't guess any letters.");
    }
    let count = count::guesses(letters.len());
    let (named, misses) = (listed(&letters, "and"), count::misses(played.misses as usize));
    format!("They guessed {named}: {count}, {misses}.")
}

/// "They found the word, ELEPHANT."
pub fn ended(played: &ChallengeRound, challenge: &Challenge) -> String {
    let word = challenge.word();
    match played.outcome {
        Outcome::Won => format!("They found your word, {word}."),
        Outcome::Lost => {
            let lives = count::lives_of(challenge.lives());
            format!("They lost {lives} and never found your word, {word}.")
        }
        Outcome::GivenUp => format!("They gave up before finding your word, {word}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Lives;
    use crate::words::{ENGLISH, Word};

    fn texts(guessed: &str) -> [String; 2] {
        let word = Word::parse("deal", &ENGLISH).unwrap();
        let challenge = Challenge::new(word, Lives::at_least_one(2), 7);
        let letters = guessed.chars().map(|c| ENGLISH.letter(c).unwrap().into());
        let letters: Vec<_> = letters.collect();
        let played = challenge.check(&challenge.result(&letters)).unwrap();
        [super::letters(&played, &ENGLISH), ended(&played, &challenge)]
    }

    #[test]
    fn a_challenge_is_told_by_its_guesses_and_its_end() {
        for (guessed, [letters, end]) in [
            ("lzead", ["5 guesses, 1 miss", "found your word, DEAL"]),
            ("zq", ["2 guesses, 2 misses", "lost 2 lives"]),
            ("e", ["1 guess, 0 misses", "gave up"]),
        ] {
            let told = texts(guessed);
            assert!(told[0].contains(letters) && told[1].contains(end), "{told:?}");
        }
    }
}
