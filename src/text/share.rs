//! Owns [`Share`]: a description of a round that doesn't spoil it.

use super::Medium::{self, Screen, Speech};
use super::count;
use super::keys::Reach;
use super::values::capital;
use crate::game::{Challenge, Day, ListName, Outcome, Transcript};
use crate::history::Ended;
use crate::words::Word;

/// A description of a round in a few lines that name no letter and no word.
///
/// The first line has the number of a daily game, the length and the opponent, and the second how it ended, the help
/// taken, and what perfect play comes to. Then comes a square for each letter in order (🟩 for a hit, ⬛ for a miss; + and -
/// in ASCII), ten in a row, and finally the command that starts the same game; a page adds a link instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// The settings and the seed, without answers.
    game: Transcript,
    /// The misses that perfect play costs from the start of the round, if that is known.
    value: Option<usize>,
    /// Whether each letter was a hit, in the order of guessing.
    hits: Vec<bool>,
    outcome: Outcome,
    peeked: bool,
    hinted: bool,
    what_if: bool,
    /// How to play on with a friend's word: the result of a duel, or a challenge with the same word.
    friends: Option<String>,
    is_duel: bool,
}

/// The number of squares in a row, so that a row fits into the narrowest terminal.
const ROW: usize = 10;

impl Share {
    /// Creates the description of a round.
    pub fn of(ended: &Ended) -> Self {
        let Ended { transcript, outcome, peeked, hinted, .. } = ended;
        Self {
            outcome: *outcome,
            peeked: *peeked,
            hinted: *hinted,
            value: transcript.value().or(ended.value),
            ..Self::of_transcript(transcript)
        }
    }

    /// Creates the description of a round from its transcript alone, which doesn't record help.
    pub fn of_transcript(transcript: &Transcript) -> Self {
        let answers = transcript.answers.iter();
        Self {
            game: transcript.without_answers(),
            value: transcript.value(),
            hits: answers.map(|(_, choice)| !choice.places.is_empty()).collect(),
            outcome: transcript.outcome(),
            peeked: false,
            hinted: false,
            what_if: false,
            friends: None,
            is_duel: false,
        }
    }

    /// Turns this into the description of a what-if round, which says so and is never a daily game.
    pub fn of_what_if(self) -> Self {
        Self { what_if: true, ..self }
    }

    /// Turns this into the description of a duel, which ends with its result.
    pub(super) fn of_duel(self, result: String) -> Self {
        Self { is_duel: true, friends: Some(result), ..self }
    }

    /// Ends the description of a round about a friend's word with how to challenge somebody with that word.
    pub(super) fn with_word(self, word: &Word) -> Self {
        let Transcript { opponent, lives, seed, .. } = self.game;
        let challenge = opponent.is_friend().then(|| Challenge::new(word.clone(), lives, seed));
        Self { friends: challenge.map(|it| it.to_string()), ..self }
    }

    /// Returns the lines, with or without characters outside ASCII.
    pub fn lines(&self, unicode: bool, by: Reach) -> Vec<String> {
        let (hit, miss) = if unicode { ('🟩', '⬛') } else { ('+', '-') };
        let dot = if unicode { " · " } else { " - " };
        let mut lines = vec![self.game(Screen).join(dot), capital(&self.result())];
        let rows = self.hits.chunks(ROW);
        lines.extend(rows.map(|row| row.iter().map(|h| if *h { hit } else { miss }).collect()));
        lines.extend(self.last_line(by));
        lines
    }

    /// Describes the lines for a listener, in words instead of signs.
    pub fn aloud(&self) -> Vec<String> {
        vec![format!("{}: {}", self.game(Speech).join(", "), self.result()), self.in_turn()]
    }

    /// Says in turn which guesses were hits: "In turn: 2 misses, a hit, 3 misses."
    pub(super) fn in_turn(&self) -> String {
        let told = self.hits.chunk_by(PartialEq::eq).map(|run| match (run, run.len()) {
            ([true], _) => String::from("a hit"),
            ([true, ..], hits) => format!("{hits} hits"),
            (_, 1) => String::from("a miss"),
            (_, misses) => count::misses(misses),
        });
        let told: Vec<_> = told.collect();
        match told.is_empty() {
            true => String::from("No letter was guessed."),
            false => format!("In turn: {}.", told.join(", ")),
        }
    }

    /// Returns a sign for each guess, in one row.
    pub(super) fn squares(&self, [hit, miss]: [&str; 2]) -> String {
        self.hits.iter().map(|h| if *h { hit } else { miss }).collect()
    }

    /// Says what was played, for somebody who has never seen the game: "Evil Hangman #12", "9 letters against a merciless
    /// computer".
    fn game(&self, to: Medium) -> Vec<String> {
        let Transcript { opponent, length, .. } = &self.game;
        let number = Day::of_game(&self.game).and_then(Day::number).filter(|_| !self.what_if);
        let own = super::career::in_language(self.game.list.alphabet());
        let name = number.map(|number| format!("Evil Hangman {}{own}", to.number(number)));
        let letters = count::letters(*length);
        let against = match opponent.is_friend() {
            true => format!("a friend's word of {letters}"),
            false => format!("{letters} against a {opponent} computer"),
        };
        let what_if = self.what_if.then(|| String::from(super::story::WHAT_IF));
        let name = name.unwrap_or_else(|| String::from("Evil Hangman"));
        [name, against].into_iter().chain(what_if).collect()
    }

    /// Says how it ended, and what perfect play comes to if that is known: "won with 8 misses and hints; a perfect player
    /// would have lost 7."
    fn result(&self) -> String {
        let ended = match self.outcome {
            Outcome::Won => "won",
            Outcome::Lost => "lost",
            Outcome::GivenUp => "given up",
        };
        let help = match (self.hinted, self.peeked) {
            (true, true) => ", hints and the X-ray",
            (true, false) => " and hints",
            (false, true) => " and the X-ray",
            (false, false) => "",
        };
        let par = self.par().map(|par| format!("; {}", count::would_have_missed(par)));
        let misses = count::misses(self.misses());
        format!("{ended} with {misses}{help}{}.", par.unwrap_or_default())
    }

    fn misses(&self) -> usize {
        self.hits.iter().filter(|hit| !**hit).count()
    }

    /// Returns par, if it is known. It says how many misses are to be expected of an opponent that always gives the worst
    /// answer.
    fn par(&self) -> Option<usize> {
        self.value.filter(|_| self.game.opponent.is_perfect())
    }

    /// Returns what a link has to contain to open the same game, if there is one. The word of a friend is a secret, so
    /// only a challenge can contain it.
    pub fn opens(&self) -> Option<String> {
        match self.game.opponent.is_friend() {
            true => self.friends.clone().filter(|_| !self.is_duel),
            false => Some(self.game.to_string()),
        }
    }

    /// Returns the result of a duel, or the command that starts the same game where there are commands.
    fn last_line(&self, by: Reach) -> Option<String> {
        match (by, &self.game.list) {
            _ if self.is_duel => self.friends.clone(),
            (Reach::Buttons, _) => None,
            _ if self.game.opponent.is_friend() => {
                Some(format!("evil-hangman duel {}", self.friends.as_ref()?))
            }
            (_, ListName::Embedded(_)) => Some(format!("evil-hangman --game \"{}\"", self.game)),
            (_, ListName::Own { .. }) => {
                Some(format!("evil-hangman --words FILE --game \"{}\"", self.game))
            }
        }
    }
}

/// Returns what follows the address of the page in a link that opens this: a game, a round, a duel or its result.
pub fn link(opens: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.!~*'()".contains(&byte);
    opens.bytes().fold(String::from("#"), |link, byte| match is_plain(byte) {
        true => link + char::from(byte).encode_utf8(&mut [0; 4]),
        false => link + &format!("%{byte:02X}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;
    use crate::game::Round;
    use crate::words::{Candidates, ENGLISH, Tier, Word, nine_words};

    const COMMON: ListName = ListName::Embedded(Tier::Common);

    fn candidates() -> Candidates {
        nine_words().of_length(4).unwrap().candidates()
    }

    fn play(mut round: Round, letters: &str) -> Round {
        for c in letters.chars() {
            round.guess(ENGLISH.letter(c).unwrap()).unwrap();
        }
        round
    }

    fn greedy(letters: &str) -> Round {
        play(Round::new(Opponent::Greedy, candidates(), "3".parse().unwrap(), 42), letters)
    }

    fn shared(round: Round, list: ListName) -> Share {
        Share::of(&Ended::of(&round.finish(), list))
    }

    fn told(transcript: &str) -> Vec<String> {
        Share::of_transcript(&transcript.parse().unwrap()).lines(true, Reach::Keys)
    }

    #[test]
    fn a_round_is_told_by_squares_and_the_command_for_the_same_game() {
        let share = shared(greedy("eotz"), COMMON);
        let command = "evil-hangman --game \"eh1 common greedy 4 3 42\"";
        assert_eq!(
            share.lines(true, Reach::Keys),
            [
                "Evil Hangman · 4 letters against a greedy computer",
                "Lost with 3 misses.",
                "⬛🟩⬛⬛",
                command
            ]
        );
        assert_eq!(
            share.lines(false, Reach::Keys),
            [
                "Evil Hangman - 4 letters against a greedy computer",
                "Lost with 3 misses.",
                "-+--",
                command
            ]
        );
        assert_eq!(
            shared(greedy(""), COMMON).lines(false, Reach::Keys)[1],
            "Given up with 0 misses."
        );
    }

    #[test]
    fn the_game_of_a_day_has_its_number_and_what_perfect_play_comes_to() {
        let game = Day::FIRST.game();
        let par = game.value().unwrap();
        let misses = |count: usize| "QZXJVKWFYB".chars().take(count).map(|c| format!(" {c}-"));
        let won = told(&format!("{game}{} E7ff", misses(par).collect::<String>()));
        let result =
            format!("Won with {par} misses; a perfect player would have missed {par} times.");
        assert_eq!(won[0], "Evil Hangman #1 · 11 letters against a merciless computer");
        assert_eq!(won[1], result);
        let transcript = format!("{game} E7ff");
        let heard = Share::of_transcript(&transcript.parse().unwrap()).aloud();
        assert_eq!(
            heard,
            [
                format!(
                    "Evil Hangman number 1, 11 letters against a merciless computer: won with 0 misses; \
                     a perfect player would have missed {par} times."
                ),
                String::from("In turn: a hit.")
            ]
        );
        let lost = told(&format!("{game}{}", misses(10).collect::<String>()));
        assert!(lost[1].starts_with("Lost with 10 misses; "), "{}", lost[1]);
        assert_eq!(lost[2..], ["⬛".repeat(10), format!("evil-hangman --game \"{game}\"")]);
    }

    #[test]
    fn many_squares_stand_in_rows_and_no_letter_is_named() {
        let letters: String = ('A'..='Y').map(|c| format!(" {c}-")).collect();
        let lines = told(&format!("eh1 common fair 4 26 42{letters} Z1"));
        let squares: Vec<usize> = lines[2..5].iter().map(|line| line.chars().count()).collect();
        assert_eq!(squares, [10, 10, 6]);
        assert!(lines[4].ends_with('🟩') && lines.len() == 6);
        assert!(lines[2..5].iter().all(|line| line.chars().all(|c| "🟩⬛".contains(c))));
    }

    #[test]
    fn what_helped_is_told() {
        let result = |round: Round| shared(round, COMMON).lines(true, Reach::Keys)[1].clone();
        let mut helped = greedy("e");
        helped.peek();
        let perfect = ".";
        let peeked = "Given up with 1 miss and the X-ray";
        assert_eq!(result(helped.clone()), format!("{peeked}{perfect}"));
        helped.hint();
        let both = "Given up with 1 miss, hints and the X-ray";
        assert_eq!(result(helped), format!("{both}{perfect}"));
    }

    #[test]
    fn a_round_without_par_is_told_by_its_misses() {
        let word = Word::parse("deal", &ENGLISH).unwrap();
        let friend = |letters| {
            let round = Round::with_friend(&word, None, "2".parse().unwrap(), 1);
            shared(play(round, letters), COMMON).lines(true, Reach::Keys)
        };
        assert_eq!(friend("lead")[0], "Evil Hangman · a friend's word of 4 letters");
        assert_eq!(friend("lead")[1], "Won with 0 misses.");
        assert_eq!(friend("lzead")[1], "Won with 1 miss.");
        assert_eq!(friend("lead").len(), 3, "without its word, nothing starts the same game");
        let round = play(Round::with_friend(&word, None, "2".parse().unwrap(), 1), "lzead");
        let share = Share::of(&Ended::of(&round.finish(), COMMON));
        let challenge = Challenge::new(word.clone(), "2".parse().unwrap(), 1);
        let again = share.clone().with_word(&word).lines(true, Reach::Keys);
        assert_eq!(again[3], format!("evil-hangman duel {challenge}"));
        let result = challenge.result([]);
        let duel = share.of_duel(result.to_string()).lines(true, Reach::Keys);
        assert_eq!(duel[1], "Won with 1 miss.");
        assert_eq!(duel[3], result.to_string());
    }

    #[test]
    fn the_settings_are_those_that_can_be_repeated() {
        let name = String::from("my \"$words\".txt");
        let own = ListName::Own { name, words: 0xc0ffee, alphabet: &ENGLISH };
        assert_eq!(
            shared(greedy("e"), own).lines(true, Reach::Keys)[3],
            "evil-hangman --words FILE --game \
             \"eh1 my%20%22%24words%22.txt#0000000000c0ffee greedy 4 3 42\"",
            "nothing that a shell would take for its own"
        );
    }

    #[test]
    fn in_a_page_a_link_takes_the_place_of_the_command() {
        let share = shared(greedy("eotz"), COMMON);
        assert_eq!(share.lines(true, Reach::Buttons).len(), 3, "no command");
        let opens = share.opens().unwrap();
        assert_eq!(link(&opens), "#eh1%20common%20greedy%204%203%2042");
        let word = Word::parse("deal", &ENGLISH).unwrap();
        let round = play(Round::with_friend(&word, None, "2".parse().unwrap(), 1), "lead");
        let share = Share::of(&Ended::of(&round.finish(), COMMON));
        assert_eq!(share.opens(), None, "the word is a secret");
        let challenge = Challenge::new(word.clone(), "2".parse().unwrap(), 1);
        let share = share.with_word(&word);
        assert_eq!(share.opens(), Some(challenge.to_string()));
        assert_eq!(share.lines(true, Reach::Buttons).len(), 3);
        let duel = share.of_duel(challenge.result([]).to_string());
        assert_eq!(duel.opens(), None);
        assert_eq!(duel.lines(true, Reach::Buttons)[3], challenge.result([]).to_string());
    }
}
