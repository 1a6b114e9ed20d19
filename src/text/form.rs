//! What the form before a round says.

use super::Medium::{self, Screen};
use super::keys::Reach;
use super::opening::{briefly, letters};
use super::values::{grouped, one_or};
use super::{count, names};
use crate::app::ANY_LENGTHS;
use crate::engine::Holds;
use crate::game::{Difficulty, Holder, Lives, Opening, OpeningChoice};
use crate::words::{Alphabet, Grade, Tier};

/// The reply to something else than a digit.
pub const DIGITS: &str = "type digits here, or step with ← and →";

/// Says what the number of lives has to be.
pub const A_NUMBER: &str = "take a whole number above zero";

/// Refuses more lives than there are letters in the alphabet; the shorter wording only says what is allowed.
pub fn most_misses(letters: usize) -> [String; 2] {
    let missed = count::letters(letters.saturating_sub(1));
    let brief = format!("{letters} is the largest number that matters");
    [format!("nobody can miss more than {missed}: {brief}"), brief]
}

/// The reply to a length that was left empty.
pub const NO_LENGTH: &str = "enter the word length";

/// The message where a friend's word is missing.
pub const NO_WORD: &str = "have somebody else type a word here";

/// Says what an empty row for a friend's word is for.
pub const TYPE_IT_HERE: &str = "somebody else types it here";

/// Replies to something else than a letter of a word.
pub fn letters_only(alphabet: &Alphabet, to: Medium) -> String {
    format!("a word has only the letters {}", super::values::letters_of(alphabet, to))
}

/// What to say to a letter of another script, without a full stop.
pub fn layout(alphabet: &Alphabet) -> String {
    let (script, language) = (alphabet.script().name(), alphabet.language());
    format!("these words have {script} letters; switch to a {language} keyboard layout")
}

/// Says what the words of a list are like, in one short line.
pub const fn about_list(tier: Tier) -> &'static str {
    match tier.grade() {
        Grade::Common => "mostly well known",
        Grade::Standard => "as in an everyday dictionary",
        Grade::Unabridged | Grade::Full => "rare ones too",
    }
}

/// Says what it means that the lives are fewer than a perfect player needs.
pub const fn below_par(holder: Holder) -> &'static str {
    match holder.is_perfect() {
        true => "too few even for a perfect player",
        false => "maybe too few even for a perfect player",
    }
}

/// Says what the one button begins (`summary`), and what can be done besides; somebody who is `new` to the game is led
/// to the lesson.
pub fn folded(summary: &str, by: Reach) -> String {
    match by {
        Reach::Keys => format!("{summary}. Arrow keys: settings. F7: a lesson on how it cheats."),
        Reach::Buttons => format!("{summary}. Buttons open the settings and show how it cheats."),
    }
}

/// Offers a language whose row can be unfolded.
pub fn suggested(language: &Alphabet, by: Reach) -> String {
    let how = match by {
        Reach::Keys => "an arrow key",
        Reach::Buttons => "the settings",
    };
    format!("There are {} words too: {how}, then Language.", language.language())
}

/// Says what the game is about with this holder; no text is longer than that of the first.
pub const fn premise(holder: Holder) -> &'static str {
    let Holder::Computer(opponent) = holder else {
        return "You think of a word, and it asks you for the letters.";
    };
    match opponent.holds() {
        Holds::Families if opponent.helps() => {
            "It never picks a word. It says yes whenever it can."
        }
        Holds::Families if opponent.has_rule() => {
            "It never picks a word. Each guess, it keeps the largest group of words."
        }
        Holds::Families => {
            "It never picks a word. Each guess, it keeps the words that hurt you most."
        }
        Holds::DrawnWord => "It picks a word, seals it, and sticks to it.",
        Holds::TypedWord => "Somebody types a word in, and you find it.",
    }
}

/// Says who holds the word.
pub const OPPONENT: &str = "Opponent";
/// Which language the words are in.
pub const LANGUAGE: &str = "Language";
/// Says what the language is about, as wordings from the longest to the shortest: "German words; the game itself is in
/// English".
pub fn words_in(language: &Alphabet) -> Vec<String> {
    let stays = "the game itself is in English";
    vec![format!("{} words; {stays}", language.language()), stays.to_owned()]
}
/// Says how many languages there are besides the one that is shown.
pub fn other_languages(others: usize) -> String {
    match others {
        0 => String::new(),
        _ => format!("or {}", one_or(others, "other language", "other languages")),
    }
}
/// Says which words there are.
pub const WORDS: &str = "Words";
/// Says how long the word is.
pub const LETTERS: &str = "Letters";
/// The word that a friend types.
pub const WORD: &str = "Word";
/// Says how many misses lose: each costs a life.
pub const LIVES: &str = "Lives";
/// What is known before the first letter.
pub const OPENING: &str = "Start";
/// The button that begins.
pub const PLAY: &str = "Play";

/// Returns the name of what rounds begin with.
pub fn opening(choice: OpeningChoice) -> String {
    match choice {
        OpeningChoice::Book => String::from("a letter"),
        OpeningChoice::None => String::from("blank"),
        other => other.to_string(),
    }
}

/// Says what the next round begins with: "you start with a T as the 5th letter, and there is no S: 312 words fit", and briefer.
pub fn begins(
    known: Option<(Opening, usize)>,
    choice: OpeningChoice,
    on: &Alphabet,
) -> Vec<String> {
    match (known, choice) {
        (Some((opening, words)), _) => {
            let letters = letters(opening, on, Screen);
            vec![
                format!("you start with {letters}: {} fit", count::words(words)),
                format!("you start with {letters}"),
                letters,
                briefly(opening, on),
                String::from("a letter is shown"),
            ]
        }
        (None, _) => {
            vec![String::from("you start with nothing"), String::from("nothing known")]
        }
    }
}

/// The reply to the key that shows or hides the words left.
pub const fn words_left_are(shown: bool, by: Reach) -> &'static str {
    match (shown, by) {
        (true, Reach::Keys) => {
            "In the round, you will see how many words are left. Tab hides the number."
        }
        (false, Reach::Keys) => "In the round, the number of words left is hidden. Tab shows it.",
        (true, Reach::Buttons) => "In the round, you will see how many words are left.",
        (false, Reach::Buttons) => {
            "In the round, the number of words left is hidden. A button shows it."
        }
    }
}

/// Between the opponents on cards and the others.
pub const OR: &str = "or";

/// Says what a row of typed digits asks for; `dots` stand behind it.
pub fn type_a_number(dots: &str) -> String {
    format!("type a number {dots}")
}

/// Says what follows the lives with a name.
pub const OR_TYPE_A_NUMBER: &str = "or a number";

/// A length in a row of its own; nothing is typed yet where it is empty.
pub fn typed_letters(typed: &str) -> String {
    number_of(typed, "letter", "letters")
}

/// The lives in a row of their own.
pub fn typed_lives(typed: &str) -> String {
    number_of(typed, "life", "lives")
}

/// A length that is left to chance, as it stands for the number in its row.
pub fn any_length() -> String {
    let (first, last) = ANY_LENGTHS.into_inner();
    format!("any, {first} to {last}")
}

/// Says what it means that the length is left to chance.
pub const NEW_LENGTHS: &str = "a new length each round";

/// Says what rounds of any length begin with.
pub const OPENING_OF_ANY_LENGTH: &str = "shown when the round begins";

/// A number as it was typed, which may not be one yet.
fn number_of(typed: &str, one: &str, more: &str) -> String {
    let number = if typed.is_empty() { "_" } else { typed };
    format!("{number} {}", if typed == "1" { one } else { more })
}

/// A list in a row of its own.
pub fn words_of(list: &str) -> String {
    format!("{list} words")
}

/// What rounds begin with, in a row of its own.
pub fn begins_with(choice: OpeningChoice) -> String {
    match choice {
        OpeningChoice::Book => String::from("a letter shown"),
        other => format!("start {}", opening(other)),
    }
}

/// Says how hard an opponent is (0 ..= 4) beside the others.
pub const fn hardness(evil: usize) -> &'static str {
    match evil {
        0 => "easiest",
        1 => "easy",
        2 | 3 => "hard",
        _ => "hardest",
    }
}

/// Says how many words a list of the player's own has.
pub fn of_your_own(words: usize) -> String {
    format!("{} of your own", count::words(words))
}

/// Says how many words a built-in list has, and what they are like.
pub fn built_in(words: usize, tier: Tier) -> String {
    format!("{}: {}", count::words(words), about_list(tier))
}

/// Says how many words have a length.
pub fn words_with(words: usize, letters: usize) -> String {
    format!("{} of {}", count::words(words), count::letters(letters))
}

/// The round that would begin: "Against Merciless: 8 letters, common words, 11 lives". The letters are `None` if they are
/// left to chance. A word that somebody types has its own length and is from no list.
pub fn summary(holder: Holder, letters: Option<usize>, list: &str, lives: usize) -> String {
    let letters = letters.map_or_else(|| String::from("any length"), count::letters);
    let (name, lives) = (names::holder(holder), count::lives(lives));
    match holder {
        Holder::You => format!("{name}: you think of a word of {letters}; it has {lives}"),
        Holder::Computer(opponent) if opponent.is_friend() => {
            format!("{name}: somebody types a word; you have {lives}")
        }
        Holder::Computer(_) => format!("Against {name}: {letters}, {list} words, {lives}"),
    }
}

/// The same without who holds the word and where it is from; the lives are `None` if they are not settled.
pub fn summary_in_short(holder: Holder, letters: Option<usize>, lives: Option<Lives>) -> String {
    let letters = match holder {
        Holder::Computer(opponent) if opponent.is_friend() => None,
        _ => Some(letters.map_or_else(|| String::from("any length"), count::letters)),
    };
    let told = letters.into_iter().chain(lives.map(count::lives_of));
    told.collect::<Vec<_>>().join(", ")
}

/// Says who has how many lives, where nothing is compared with perfect play: "you have 8 lives".
pub fn has_lives(holder: Holder, lives: Lives) -> String {
    let lives = count::lives_of(lives);
    match holder {
        Holder::You => format!("the computer has {lives}"),
        Holder::Computer(_) => format!("you have {lives}"),
    }
}

/// Says what a number of lives means for the player, as wordings from the longest to the shortest: "you have 11 lives; a
/// perfect player loses 7 lives, so 3 to spare". Without a number, says what a perfect player needs. What that is depends on
/// the opponent that is hardest to beat.
pub fn allowed(par: usize, lives: Option<Lives>, holder: Holder) -> Vec<String> {
    let needed = needed(par, holder);
    let Some(lives) = lives else { return vec![needed] };
    if helps(holder) {
        let own = has_lives(holder, lives);
        return match Difficulty::of(lives, par) {
            Difficulty::Custom => vec![own],
            _ => vec![format!("{own}, {needed}"), needed],
        };
    }
    let (have, spare) = (has_lives(holder, lives), spare(lives, par));
    if lives.get() as usize <= par {
        let verdict = below_par(holder);
        return vec![format!("{have}: {verdict}, who needs {}", grouped(par + 1)), verdict.into()];
    }
    vec![format!("{have}; {needed}: {spare}"), format!("{have}; {needed}"), needed, spare]
}

/// What is above the lives of the difficulties, so that what is to spare is known: "a perfect player loses 7, so 8 will do",
/// and briefer.
pub fn above_difficulties(par: usize, holder: Holder) -> [String; 2] {
    match helps(holder) {
        true => [needed(par, holder), String::new()],
        false if is_milder(holder) => {
            [needed(par, holder), format!("at most {} are needed", par + 1)]
        }
        false => [needed(par, holder), format!("perfect play needs {}", par + 1)],
    }
}

/// Whether not every answer is the worst one.
fn is_milder(holder: Holder) -> bool {
    matches!(holder, Holder::Computer(opponent) if !opponent.is_perfect())
}

/// Whether a perfect player never misses, so that difficulties have the lives that they have against Merciless.
fn helps(holder: Holder) -> bool {
    matches!(holder, Holder::Computer(opponent) if opponent.helps())
}

/// "a perfect player loses 7, so 8 will do", or how many at most, where not every answer is the worst one; where a perfect
/// player never misses, what the lives are counted from.
pub(super) fn needed(par: usize, holder: Holder) -> String {
    let needs = par + 1;
    match holder {
        _ if helps(holder) => String::from("the same as against Merciless"),
        _ if is_milder(holder) => {
            format!("a perfect player never needs more than {needs}")
        }
        _ if par == 0 => String::from("a perfect player loses none, so 1 will do"),
        _ => format!("a perfect player loses {par}, so {needs} will do"),
    }
}

/// The lives of a difficulty beside its name, and how many of them a perfect player could spare: "11 lives   3 to spare".
pub fn lives_and_spare(lives: Lives, par: usize, holder: Holder) -> String {
    let told = count::lives_of(lives);
    if helps(holder) {
        return told;
    }
    format!("{told:<11}{}", spare(lives, par))
}

/// Says how many of the lives a perfect player would not need: "3 to spare".
fn spare(lives: Lives, par: usize) -> String {
    let (lives, needed) = (lives.get() as usize, par + 1);
    match lives {
        _ if lives > needed => format!("{} to spare", grouped(lives - needed)),
        _ if lives == needed => String::from("none to spare"),
        _ => format!("{} too few", grouped(needed - lives)),
    }
}

/// Says in short how many of the lives of a round a perfect player would not need, or what they are counted from.
pub fn to_spare(lives: Lives, par: usize, holder: Holder) -> String {
    match helps(holder) {
        true => needed(par, holder),
        false => spare(lives, par),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;

    #[test]
    fn a_number_of_lives_is_said_beside_what_a_perfect_player_needs() {
        let told = |lives, opponent: Opponent| {
            let lives = (lives > 0).then(|| Lives::at_least_one(lives));
            allowed(7, lives, opponent.into()).swap_remove(0)
        };
        let told_of = |lives| told(lives, Opponent::Merciless);
        assert_eq!(
            told_of(11),
            "you have 11 lives; a perfect player loses 7, so 8 will do: 3 to spare"
        );
        assert_eq!(
            told_of(8),
            "you have 8 lives; a perfect player loses 7, so 8 will do: none to spare"
        );
        assert_eq!(told_of(7), "you have 7 lives: too few even for a perfect player, who needs 8");
        assert_eq!(
            told(7, Opponent::Fair),
            "you have 7 lives: maybe too few even for a perfect player, who needs 8"
        );
        assert_eq!(told_of(0), "a perfect player loses 7, so 8 will do");
        assert_eq!(
            told(11, Opponent::Merciful),
            "you have 11 lives, the same as against Merciless"
        );
        let first = allowed(0, Some(Lives::at_least_one(1)), Opponent::Merciless.into());
        assert_eq!(
            first,
            [
                "you have 1 life; a perfect player loses none, so 1 will do: none to spare",
                "you have 1 life; a perfect player loses none, so 1 will do",
                "a perfect player loses none, so 1 will do",
                "none to spare",
            ]
        );
    }

    #[test]
    fn what_begins_is_said_as_it_is_of_every_holder() {
        let said = |holder| summary(holder, Some(8), "common", 8);
        assert_eq!(
            said(Opponent::Friend.into()),
            "Friend: somebody types a word; you have 8 lives"
        );
        assert_eq!(said(Holder::You), "You: you think of a word of 8 letters; it has 8 lives");
        assert!(premise(Opponent::Greedy.into()).contains("largest group"));
        assert!(premise(Opponent::Merciless.into()).contains("hurt you most"));
    }
}
