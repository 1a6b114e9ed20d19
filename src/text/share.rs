//! Owns [`Share`]: a description of a round that doesn't spoil it.

use std::fmt::Display;

use super::Medium::{self, Screen};
use super::career::by_code;
use super::challenge::GAME_AT;
use super::count;
use super::keys::Reach;
use super::values::{capital, grouped};
use crate::game::challenge::Challenge;
use crate::game::library::ListName;
use crate::game::occasion::Day;
use crate::game::{Outcome, Transcript};
use crate::history::Ended;
use crate::words::Word;

/// A description of a round in a few lines that name no letter and no word.
///
/// The first line has the number of a daily game, the length and the opponent, and the second how it ended, the help
/// taken, and what perfect play comes to. Then comes a square for each letter in order (🟩 for a hit, ❌ for a miss), ten in a
/// row, and finally the command that starts the same game; a page adds a link instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// The settings and the seed, without answers.
    game: Transcript,
    /// The misses that perfect play costs from the start of the round, if that is known.
    value: Option<usize>,
    /// Whether each letter was a hit, in the order of guessing.
    hits: Vec<bool>,
    outcome: Outcome,
    helped: bool,
    what_if: bool,
    /// The day, if this was the first attempt at its game.
    day: Option<Day>,
    then: Then,
}

/// Returns what a link opens that asks a friend to play the same round, or tells how that went.
pub fn same(round: impl Display) -> String {
    format!("{SAME} {round}")
}

/// What such a link begins with.
pub const SAME: &str = "same";

/// How hits and misses are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signs {
    /// As coloured squares.
    Squares,
    /// As + and -.
    Ascii,
    /// As words, for a listener.
    Words,
}

impl Signs {
    /// Returns the signs for a text that reaches the player like this, with or without characters outside ASCII.
    pub const fn of(to: Medium, unicode: bool) -> Self {
        match (to, unicode) {
            (Medium::Speech(_), _) => Self::Words,
            (Screen, true) => Self::Squares,
            (Screen, false) => Self::Ascii,
        }
    }
}

/// What somebody else can do with a round.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Then {
    /// Play the same game.
    Play,
    /// Play today's game, which is the same and counts.
    Today,
    /// Play the same word of a friend, which this line of a challenge contains.
    Challenge(String),
    /// Compare this result of a challenge with their own.
    Compare(String),
    /// Nothing: the word is a secret.
    Nothing,
}

/// The number of squares in a row, so that a row fits into the narrowest terminal.
const ROW: usize = 10;

impl Share {
    /// Creates the description of a round. After its day, `--daily` plays another game; without `today`, that is not asked.
    pub fn of(ended: &Ended, today: Option<Day>) -> Self {
        let Ended { transcript, outcome, peeked, hinted, .. } = ended;
        let same = Self::of_transcript(transcript);
        let is_todays = ended.occasion.day().is_some_and(|day| Some(day) >= today);
        Self {
            outcome: *outcome,
            helped: *peeked || *hinted,
            what_if: ended.occasion.what_if().is_some(),
            day: ended.occasion.day(),
            value: ended.value,
            then: if is_todays { Then::Today } else { same.then.clone() },
            ..same
        }
    }

    /// Creates the description of a round from its transcript alone, which doesn't record help.
    pub fn of_transcript(transcript: &Transcript) -> Self {
        let answers = transcript.answers.iter();
        Self {
            game: transcript.without_answers(),
            value: transcript.par(),
            hits: answers.map(|(_, choice)| !choice.places.is_empty()).collect(),
            outcome: transcript.outcome(),
            helped: false,
            what_if: false,
            day: None,
            then: if transcript.opponent.is_friend() { Then::Nothing } else { Then::Play },
        }
    }

    /// Turns this into the description of a challenge, which ends with its result.
    pub(super) fn of_challenge(self, result: String) -> Self {
        Self { then: Then::Compare(result), ..self }
    }

    /// Ends the description of a round about a friend's word with how to challenge somebody with that word.
    pub(super) fn with_word(self, word: &Word) -> Self {
        if self.then != Then::Nothing {
            return self;
        }
        let challenge = Challenge::new(word.clone(), self.game.lives, self.game.seed);
        Self { then: Then::Challenge(challenge.to_string()), ..self }
    }

    /// Returns the lines.
    pub fn lines(&self, signs: Signs, by: Reach) -> Vec<String> {
        let (between, guesses) = match signs {
            Signs::Squares => (" · ", self.rows('🟩', '❌')),
            Signs::Ascii => (" - ", self.rows('+', '-')),
            Signs::Words => (": ", self.in_words()),
        };
        let mut lines = vec![self.game().join(between), capital(&self.result())];
        lines.extend(guesses);
        let last = self.last_line(by);
        // A command helps only those who have the game.
        let is_command = last.is_some() && !matches!(self.then, Then::Compare(_));
        lines.extend(last);
        lines.extend(is_command.then(|| format!("The game is at {GAME_AT}")));
        lines
    }

    /// Returns a sign for each guess, in rows.
    fn rows(&self, hit: char, miss: char) -> Vec<String> {
        let rows = self.hits.chunks(ROW);
        let sign = |is_hit: &bool| if *is_hit { hit } else { miss };
        rows.map(|row| row.iter().map(sign).collect()).collect()
    }

    /// "In order: 2 misses, 1 hit."; nothing without a guess.
    fn in_words(&self) -> Vec<String> {
        let runs = self.hits.chunk_by(|a, b| a == b).map(|run| match run[0] {
            true => count::hits(run.len()),
            false => count::misses(run.len()),
        });
        let runs = runs.collect::<Vec<_>>().join(", ");
        if runs.is_empty() { Vec::new() } else { vec![format!("In order: {runs}.")] }
    }

    /// Returns a sign for each guess, in one row.
    pub(super) fn squares(&self) -> String {
        self.hits.iter().map(|is_hit| if *is_hit { "■ " } else { "□ " }).collect()
    }

    /// Says what was played, for somebody who has never seen the game: "Evil Hangman #12", "9 letters against a merciless
    /// computer".
    fn game(&self) -> Vec<String> {
        let Transcript { opponent, length, .. } = &self.game;
        let own = super::career::in_language(self.game.list.alphabet());
        let name = self.day.map(|day| super::career::name(day, Screen) + &own);
        let letters = count::letters(*length) + if name.is_none() { &own } else { "" };
        let against = match opponent.is_friend() {
            true => format!("a friend's word of {letters}"),
            false => format!("{letters} against a {opponent} computer"),
        };
        let what_if = self.what_if.then(|| String::from("what if"));
        let name = name.unwrap_or_else(|| String::from("Evil Hangman"));
        [name, against].into_iter().chain(what_if).collect()
    }

    /// Says how it ended, and what perfect play comes to if that is known: "won with 8 misses and help (perfect play: 7)."
    fn result(&self) -> String {
        let ended = match self.outcome {
            Outcome::Won => "won",
            Outcome::Lost => "lost",
            Outcome::GivenUp => "given up",
        };
        let misses = count::misses(self.hits.iter().filter(|hit| !**hit).count());
        let help = if self.helped { " and help" } else { "" };
        // Of an opponent that always gives the worst answer, these are the misses to be expected.
        let par = self.value.filter(|_| self.game.opponent.is_perfect());
        let par = par.map(|par| format!(" (perfect play: {})", grouped(par)));
        format!("{ended} with {misses}{help}{}.", par.unwrap_or_default())
    }

    /// Returns what a link has to contain to open the same game, if there is one. The word of a friend is a secret, so
    /// only a challenge can contain it.
    pub fn opens(&self) -> Option<String> {
        match &self.then {
            Then::Play => Some(same(&self.game)),
            Then::Today => Some(format!("daily{}", by_code(" ", self.game.list.alphabet()))),
            Then::Compare(result) if !self.game.opponent.is_friend() => Some(same(result)),
            Then::Challenge(line) => Some(line.clone()),
            Then::Compare(_) | Then::Nothing => None,
        }
    }

    /// Returns the result of a challenge, or the command that starts the same game where there are commands.
    fn last_line(&self, by: Reach) -> Option<String> {
        let words =
            if matches!(self.game.list, ListName::Own { .. }) { "--words FILE " } else { "" };
        match (&self.then, by) {
            (Then::Compare(result), Reach::Keys) => Some(result.clone()),
            (Then::Play, Reach::Keys) => {
                Some(format!("evil-hangman {words}--game \"{}\"", self.game))
            }
            (Then::Today, Reach::Keys) => Some(format!(
                "evil-hangman --daily{}",
                by_code(" --language ", self.game.list.alphabet())
            )),
            (Then::Challenge(line), Reach::Keys) => Some(format!("evil-hangman challenge {line}")),
            (Then::Nothing, _) | (_, Reach::Buttons) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;
    use crate::game::Round;
    use crate::game::occasion::Occasion;
    use crate::tests::{eh1, guess, played, word};
    use crate::words::{ENGLISH, GERMAN};

    fn greedy(letters: &str) -> Round {
        played(Opponent::Greedy, "3", letters)
    }

    fn shared(round: Round) -> Share {
        Share::of(&Ended::of(&round.finish()), None)
    }

    #[test]
    fn another_language_than_english_is_named() {
        for (game, expected) in [
            ("de/everyday greedy", "4 letters in German against a greedy computer"),
            ("ru/everyday friend", "a friend's word of 4 letters in Russian"),
        ] {
            let first = squares(&format!("eh1 {game} 4 3 1 -")).swap_remove(0);
            assert_eq!(first, format!("Evil Hangman · {expected}"));
        }
    }

    fn squares(transcript: &str) -> Vec<String> {
        Share::of_transcript(&transcript.parse().unwrap()).lines(Signs::Squares, Reach::Keys)
    }

    #[test]
    fn a_round_is_shared_as_squares_and_the_command_for_the_same_game() {
        let share = shared(greedy("eotz"));
        let command = &format!("evil-hangman --words FILE --game \"{}\"", eh1("greedy 4 3 1 -"));
        for (signs, dot, guesses) in [
            (Signs::Squares, " ·", "❌🟩❌❌"),
            (Signs::Ascii, " -", "-+--"),
            (Signs::Words, ":", "In order: 1 miss, 1 hit, 2 misses."),
        ] {
            let first = format!("Evil Hangman{dot} 4 letters against a greedy computer");
            let place = format!("The game is at {GAME_AT}");
            let expected = [&first, "Lost with 3 misses.", guesses, command, &place];
            assert_eq!(share.lines(signs, Reach::Keys), expected, "{guesses}");
        }
        for signs in [Signs::Ascii, Signs::Words] {
            let unplayed = shared(greedy("")).lines(signs, Reach::Keys);
            assert_eq!(unplayed[1..2], ["Given up with 0 misses."]);
        }
    }

    #[test]
    fn many_squares_stand_in_rows_and_no_letter_is_named() {
        let letters: String = ('A'..='Y').map(|c| format!(" {c}-")).collect();
        let lines = squares(&format!("eh1 en/everyday fair 4 26 42 -{letters} Z1"));
        let squares: Vec<usize> = lines[2..5].iter().map(|line| line.chars().count()).collect();
        assert_eq!(squares, [10, 10, 6]);
        assert!(lines[4].ends_with('🟩') && lines.len() == 7);
        assert!(lines[2..5].iter().all(|line| line.chars().all(|c| "🟩❌".contains(c))));
    }

    #[test]
    fn the_result_names_help_and_what_perfect_play_comes_to() {
        let mut helped = greedy("e");
        helped.peeked = true;
        assert_eq!(shared(helped).result(), "given up with 1 miss and help.");
        let game = Day::FIRST.game(&ENGLISH).unwrap();
        let par = game.par().unwrap();
        let lost = Share::of_transcript(&format!("{game} Q-").parse().unwrap());
        assert_eq!(lost.result(), format!("given up with 1 miss (perfect play: {par})."));
    }

    #[test]
    fn todays_game_leads_to_todays_game() {
        let game = Day::FIRST.game(&ENGLISH).unwrap();
        let transcript = format!("{game} Q-").parse::<Transcript>().unwrap();
        let round = greedy("eotz").played_for(Occasion::Today(Day::FIRST));
        let share = Share { game: transcript, ..shared(round) };
        assert_eq!(share.opens().as_deref(), Some("daily"));
        assert_eq!(share.last_line(Reach::Keys).as_deref(), Some("evil-hangman --daily"));
        // Each language has a game of its own.
        let game = Day::FIRST.game(&GERMAN).unwrap();
        let german = Share { game, ..share };
        assert_eq!(german.opens().as_deref(), Some("daily de"));
        let command = "evil-hangman --daily --language de";
        assert_eq!(german.last_line(Reach::Keys).as_deref(), Some(command));
    }

    #[test]
    fn only_a_challenge_tells_the_word_of_a_friend() {
        let word = word("deal");
        let mut round = Round::with_friend(&word, None, "2".parse().unwrap(), 1);
        guess(&mut round, "lzead");
        let share = Share::of(&Ended::of(&round.finish()), None);
        assert_eq!((share.opens(), share.last_line(Reach::Keys)), (None, None));
        let challenge = Challenge::new(word.clone(), "2".parse().unwrap(), 1).to_string();
        let again = share.clone().with_word(&word);
        assert_eq!(again.opens().as_ref(), Some(&challenge));
        let command = format!("evil-hangman challenge {challenge}");
        assert_eq!(again.last_line(Reach::Keys), Some(command));
        let result = share.of_challenge("a result".to_owned());
        let last = [Reach::Keys, Reach::Buttons].map(|by| result.last_line(by));
        assert_eq!((result.opens(), last), (None, [Some("a result".to_owned()), None]));
    }

    #[test]
    fn the_same_game_is_a_command_and_in_a_page_what_a_link_opens() {
        let name = String::from("my \"$words\".txt");
        let mut share = shared(greedy("e"));
        share.game.list = ListName::Own { name, words: 0xc0ffee, alphabet: &ENGLISH };
        let opens = share.opens().unwrap();
        let game = opens.strip_prefix("same ").unwrap();
        // Nothing that a shell would take for its own.
        let command = format!("evil-hangman --words FILE --game \"{game}\"");
        assert!(!game.contains(['"', '$']) && share.last_line(Reach::Keys) == Some(command));
        assert_eq!(share.last_line(Reach::Buttons), None);
    }
}
