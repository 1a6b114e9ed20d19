//! What the form before a round says.

use super::keys::Reach;
use super::opening::{briefly, letters};
use super::{count, names};
use crate::app::ANY_LENGTHS;
use crate::engine::Holds;
use crate::game::{Holder, Opening, OpeningChoice};
use crate::words::{Alphabet, Grade, MAX_LENGTH, Tier};

/// The reply to something else than a digit.
pub const DIGITS: &str = "type digits here, or step with ← and →";

/// Says what the number of misses has to be.
pub const A_NUMBER: &str = "take a whole number above zero";

/// Refuses more misses than there are letters in the alphabet; the shorter wording only says what is allowed.
#[must_use]
pub fn most_misses(letters: usize) -> [String; 2] {
    let missed = count::letters(letters.saturating_sub(1));
    let brief = format!("{letters} is the largest number that matters");
    [format!("nobody can miss more than {missed}: {brief}"), brief]
}

/// The reply to a length that was left empty.
pub const NO_LENGTH: &str = "enter the word length";

/// The message where a friend's word is missing.
pub const NO_WORD: &str = "have somebody else type a word here";

/// Replies to something else than a letter of a word.
#[must_use]
pub fn letters_only(alphabet: &Alphabet) -> String {
    let (first, last) = super::values::first_and_last(alphabet);
    format!("a word has only the letters {first} to {last}")
}

/// What to say to a letter of another script, without a full stop.
#[must_use]
pub fn layout(alphabet: &Alphabet) -> String {
    let (script, language) = (alphabet.script().name(), alphabet.language());
    format!("these words have {script} letters; switch to a {language} keyboard layout")
}

/// Says what the words of a list are like, in one short line.
#[must_use]
pub const fn about_list(tier: Tier) -> &'static str {
    match tier.grade() {
        Grade::Common => "most people know them",
        Grade::Standard => "as in an everyday dictionary",
        Grade::Unabridged | Grade::Full => "rare ones too",
    }
}

/// Says what it means that the misses are fewer than a perfect player needs.
#[must_use]
pub const fn below_par(holder: Holder) -> &'static str {
    match holder.is_perfect() {
        true => "a perfect player cannot win this",
        false => "even a perfect player may lose this",
    }
}

/// Says what the one button begins (`summary`), and what somebody who has never played can do besides.
#[must_use]
pub fn folded(summary: &str, by: Reach) -> String {
    match by {
        Reach::Keys => format!("{summary}. Arrow keys show the settings, F7 how it cheats."),
        Reach::Buttons => format!("{summary}. Buttons show the settings, and how it cheats."),
    }
}

/// Offers a language whose row can be unfolded.
#[must_use]
pub fn suggested(language: &Alphabet, by: Reach) -> String {
    let how = match by {
        Reach::Keys => "an arrow key",
        Reach::Buttons => "the settings",
    };
    format!("There are {} words too: {how}, then Language.", language.language())
}

/// Says what the game is about with this holder; no text is longer than that of the first.
#[must_use]
pub const fn premise(holder: Holder) -> &'static str {
    let Holder::Computer(opponent) = holder else {
        return "You think of a word, and it asks you for the letters.";
    };
    match opponent.holds() {
        Holds::Families if opponent.helps() => {
            "It never picks a word. It keeps the words that suit you best."
        }
        Holds::Families => "It never picks a word. It keeps the words that hurt you most.",
        Holds::DrawnWord => "It picks a word, seals it, and sticks to it.",
        Holds::TypedWord => "Somebody types a word in, and you find it.",
    }
}

/// Says who holds the word.
pub const OPPONENT: &str = "Opponent";
/// Which language the words are in.
pub const LANGUAGE: &str = "Language";
/// What the language is about.
pub const THE_WORDS_ALONE: &str = "of the words; the game itself speaks English";
/// The same in fewer words.
pub const THE_GAME_ITSELF: &str = "the game itself speaks English";
/// Says which words there are.
pub const WORDS: &str = "Words";
/// Says how long the word is.
pub const LETTERS: &str = "Letters";
/// The word that a friend types.
pub const WORD: &str = "Word";
/// Says how many misses lose.
pub const MISSES: &str = "Misses";
/// What is known before the first letter.
pub const OPENING: &str = "Opening";
/// The button that begins.
pub const PLAY: &str = "Play";

/// Returns the name of what rounds begin with.
#[must_use]
pub fn opening(choice: OpeningChoice) -> String {
    match choice {
        OpeningChoice::Book => String::from("revealed"),
        OpeningChoice::None => String::from("blank"),
        other => other.to_string(),
    }
}

/// Says what the next round begins with: "a T in 5th place, and no S: 312 words fit", and briefer.
#[must_use]
pub fn begins(
    known: Option<(Opening, usize)>,
    choice: OpeningChoice,
    on: &Alphabet,
) -> Vec<String> {
    match (known, choice) {
        (Some((opening, words)), _) => {
            let letters = letters(opening, on);
            vec![format!("{letters}: {} fit", count::words(words)), letters, briefly(opening, on)]
        }
        (None, OpeningChoice::Book) => vec![
            String::from("this round shows no letter; later rounds begin with one in place"),
            String::from("no letter in this round"),
        ],
        (None, _) => {
            vec![String::from("nothing is known at the start"), String::from("nothing known")]
        }
    }
}

/// The reply to the key that shows or hides the words left.
#[must_use]
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
#[must_use]
pub fn type_a_number(dots: &str) -> String {
    format!("type a number {dots}")
}

/// Says what follows the misses with a name.
pub const OR_TYPE_A_NUMBER: &str = "or type a number";

/// A length in a row of its own; nothing is typed yet where it is empty.
#[must_use]
pub fn typed_letters(typed: &str) -> String {
    format!("{} {}", or_blank(typed), if typed == "1" { "letter" } else { "letters" })
}

/// The misses in a row of their own.
#[must_use]
pub fn typed_misses(typed: &str) -> String {
    format!("{} {}", or_blank(typed), if typed == "1" { "miss" } else { "misses" })
}

/// A length that is left to chance, as it stands for the number in its row.
#[must_use]
pub fn any_length() -> String {
    let (first, last) = ANY_LENGTHS.into_inner();
    format!("any, {first} to {last}")
}

/// Says what it means that the length is left to chance.
pub const NEW_LENGTHS: &str = "a new length each round";

/// Says what rounds of any length begin with.
pub const OPENING_OF_ANY_LENGTH: &str = "shown when the round begins";

fn or_blank(typed: &str) -> &str {
    if typed.is_empty() { "_" } else { typed }
}

/// A list in a row of its own.
#[must_use]
pub fn words_of(list: &str) -> String {
    format!("{list} words")
}

/// A friend's word in a row of its own, as it is shown while it is typed.
#[must_use]
pub fn secret_word(shown: &str) -> String {
    format!("word {shown}")
}

/// What rounds begin with, in a row of its own.
#[must_use]
pub fn begins_with(choice: OpeningChoice) -> String {
    format!("opening {}", opening(choice))
}

/// An opponent that the player has never played.
pub const NOT_MET: &str = "not met yet";

/// Says how often (in hundredths) the player wins against an opponent.
#[must_use]
pub fn you_win(percent: u8) -> String {
    format!("you {percent}%")
}

/// Says how many words a list of the player's own has.
#[must_use]
pub fn of_your_own(words: usize) -> String {
    format!("{} of your own", count::words(words))
}

/// Says how many words a built-in list has, and what they are like.
#[must_use]
pub fn built_in(words: usize, tier: Tier) -> String {
    format!("{}: {}", count::words(words), about_list(tier))
}

/// Says how many words have a length.
#[must_use]
pub fn words_with(words: usize, letters: usize) -> String {
    format!("{} of {}", count::words(words), count::letters(letters))
}

/// Says what a friend's word is.
#[must_use]
pub fn typed_by_a_friend() -> String {
    format!("typed in by somebody else; up to {MAX_LENGTH} letters")
}

/// The same in fewer words.
pub const TYPED_BY_A_FRIEND: &str = "typed in by somebody else";

/// Says what the misses are, where par is not known.
#[must_use]
pub const fn misses_that_lose(holder: Holder) -> &'static str {
    match holder {
        Holder::You => "misses that lose the round for it",
        Holder::Computer(_) => "misses that lose the round",
    }
}

/// The round that would begin: "Merciless: 8 letters, common words, 11 misses and you lose". The letters are `None` if
/// they are left to chance.
#[must_use]
pub fn summary(holder: Holder, letters: Option<usize>, list: &str, misses: usize) -> String {
    let letters = letters.map_or_else(|| String::from("any length"), count::letters);
    let loses = match holder {
        Holder::You => "it loses",
        Holder::Computer(_) => "you lose",
    };
    let misses = format!("{} and {loses}", count::misses(misses));
    format!("{}: {letters}, {list} words, {misses}", names::holder(holder))
}

/// "perfect play misses at most 7 times (par 7); 3 to spare"; without a number of misses, par alone. Par is
/// about the opponent that is hardest to beat, and its name is only for a player who `knows_par`. The shorter wording
/// only says what follows.
#[must_use]
pub fn spare(par: usize, misses: Option<usize>, holder: Holder, knows_par: bool) -> Vec<String> {
    if matches!(holder, Holder::Computer(opponent) if opponent.helps()) {
        return vec![format!("against merciless, perfect play {}", count::at_most(par))];
    }
    let costs = format!("perfect play {}", count::at_most(par));
    let told = if knows_par { format!("{costs} (par {par})") } else { costs.clone() };
    let brief = match misses {
        Some(misses) if misses > par + 1 => format!("{} to spare", misses - par - 1),
        Some(misses) if misses == par + 1 => String::from("no slip allowed"),
        Some(_) => {
            let par = if knows_par { format!("par is {par}") } else { costs };
            let verdict = below_par(holder);
            return vec![format!("{verdict}: {par}"), par];
        }
        None => return vec![told, costs],
    };
    vec![format!("{told}; {brief}"), brief]
}

/// Says what par is where there is little room.
#[must_use]
pub fn par_in_short(par: usize, holder: Holder) -> String {
    let misses = count::misses(par);
    match holder {
        Holder::Computer(opponent) if opponent.helps() => {
            format!("with merciless, at most {misses}")
        }
        _ => format!("perfect play: at most {misses}"),
    }
}

/// The misses of a difficulty, and how many of them a perfect player would not need: "11 misses   3 to spare".
#[must_use]
pub fn misses_and_par(misses: usize, par: usize) -> String {
    let distance = match misses {
        _ if misses > par + 1 => format!("{} to spare", misses - par - 1),
        _ if misses > par => String::from("no slip allowed"),
        _ => format!("{} too few", par + 1 - misses),
    };
    format!("{:<12}{distance}", count::misses(misses))
}
