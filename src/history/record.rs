//! Owns [`Record`], a finished round as a line of text, and [`InPlay`], an unfinished one.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::accuracy::RoundAccuracy;
use super::line::{VERSION, line};
use crate::engine::Rule;
use crate::game::{Finished, Library, ListChoice, ListName, Outcome, Round, Standing, Transcript};
use crate::words::{Guess, LetterSet, Places, Word};

/// A finished round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The settings and answers.
    pub transcript: Transcript,
    /// The outcome.
    pub outcome: Outcome,
    /// The word that was revealed.
    pub word: Word,
    /// Whether the player has seen the words left (in version 0.1: or their number).
    pub peeked: bool,
    /// Whether the player has taken a hint.
    pub hinted: bool,
    /// The misses that perfect play costs from the round's opening, if it had one and the value is known.
    pub value: Option<usize>,
    /// Whether the game chose the opening and the seed, and this was the first attempt at them.
    pub dealt: bool,
    /// Whether it was played for practice, so that it counts apart from other rounds.
    pub practice: bool,
}

impl Ended {
    /// Creates the saved form of a finished round about words of this list.
    #[must_use]
    pub fn of(finished: &Finished, list: ListName) -> Self {
        let round = &finished.round;
        Self {
            transcript: Transcript::of(round, list),
            outcome: finished.outcome,
            word: finished.word.clone(),
            peeked: round.peeked(),
            hinted: round.hinted(),
            value: round.opening().and(round.value()),
            dealt: round.is_dealt(),
            practice: round.is_practice(),
        }
    }

    /// Returns par, the misses that perfect play costs from where the round began, if it is known.
    #[must_use]
    pub fn par(&self) -> Option<usize> {
        self.transcript.value().or(self.value)
    }

    /// Returns the number of misses.
    #[must_use]
    pub fn misses(&self) -> usize {
        self.transcript.answers.iter().filter(|(_, choice)| choice.places.is_empty()).count()
    }

    /// Returns what identifies the end of this round, as [`Round::moment`] does: its seed, and the number of
    /// letters guessed.
    #[must_use]
    pub const fn moment(&self) -> (u64, usize) {
        (self.transcript.seed, self.letters())
    }

    /// Returns the number of letters guessed.
    #[must_use]
    pub const fn letters(&self) -> usize {
        self.transcript.answers.len()
    }

    /// Returns whether the round is possible: no letter is repeated or comes after the end, the answers match
    /// the revealed word, and the outcome follows from them.
    fn can_be(&self) -> bool {
        let Transcript { length, lives, opening, answers, .. } = &self.transcript;
        let spelled = self.word.letters();
        let places = |letter| {
            let at = spelled.iter().enumerate().filter(|(_, other)| **other == letter);
            Places::from_bits(at.fold(0, |bits, (place, _)| bits | 1 << place))
        };
        let (mut shown, mut misses, mut guessed) = (0, 0, LetterSet::EMPTY);
        for (letter, given) in opening.iter().flat_map(|opening| opening.answers()) {
            if !guessed.insert(letter) || given != places(letter) {
                return false;
            }
            shown += given.count();
        }
        let mut words: Vec<&Word> = Vec::new();
        for (guess, choice) in answers {
            let is_over = shown >= *length || misses >= lives.get();
            let is_new = match guess {
                Guess::Letter(letter) => guessed.insert(*letter),
                Guess::Word(word) => !words.contains(&word) && word.letters().len() == *length,
            };
            if is_over || !is_new || choice.places != guess.answer_for(&self.word) {
                return false;
            }
            words.extend(guess.word());
            shown += choice.places.count();
            misses += u32::from(choice.places.is_empty());
        }
        spelled.len() == *length && self.outcome == self.transcript.outcome()
    }

    /// Returns whether the player had no help: neither a hint nor a look at the words left.
    #[must_use]
    pub const fn is_clean(&self) -> bool {
        !self.peeked && !self.hinted
    }
}

/// A finished round, and when it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// When the round ended, in seconds since 1970-01-01 00:00:00 UTC.
    pub at: u64,
    /// The version of the game.
    pub app: String,
    /// The round.
    pub ended: Ended,
    /// The accuracy of its guesses, if it was computed and saved.
    pub accuracy: Option<RoundAccuracy>,
}

/// The JSON form of a record.
#[derive(Serialize, Deserialize)]
struct RecordLine<'a> {
    v: u32,
    at: u64,
    #[serde(borrow)]
    app: Cow<'a, str>,
    #[serde(borrow)]
    round: Cow<'a, str>,
    outcome: Outcome,
    misses: usize,
    letters: usize,
    peeked: bool,
    hinted: bool,
    #[serde(borrow)]
    word: Cow<'a, str>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    value: Option<usize>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    dealt: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    practice: bool,
}

impl Record {
    /// Creates a record of a round that ended at this time, in seconds since 1970-01-01 00:00:00 UTC.
    #[must_use]
    pub fn new(ended: Ended, at: u64) -> Self {
        Self { at, app: env!("CARGO_PKG_VERSION").to_owned(), ended, accuracy: None }
    }

    /// Returns the record as a line of JSON, including the line break. The accuracy has a line of
    /// [its own](RoundAccuracy::to_line), because it becomes known later.
    #[must_use]
    pub fn to_line(&self) -> String {
        let Self { at, app, ended, accuracy: _ } = self;
        line(&RecordLine {
            v: VERSION,
            at: *at,
            app: app.into(),
            round: ended.transcript.to_string().into(),
            outcome: ended.outcome,
            misses: ended.misses(),
            letters: ended.letters(),
            peeked: ended.peeked,
            hinted: ended.hinted,
            word: ended.word.played().into(),
            value: ended.value,
            dealt: ended.dealt,
            practice: ended.practice,
        })
    }

    /// Parses a line of JSON; `None` if this version of the game cannot read it, or if the round is
    /// impossible.
    #[must_use]
    pub fn parse(line: &[u8]) -> Option<Self> {
        let line: RecordLine<'_> = serde_json::from_slice(line).ok()?;
        // Control characters could affect the terminal.
        if line.v != VERSION || !line.app.bytes().all(|byte| byte.is_ascii_graphic()) {
            return None;
        }
        let transcript: Transcript = line.round.parse().ok()?;
        let is_opened = transcript.opening.is_some();
        let word = Word::parse(&line.word, transcript.list.alphabet()).ok()?;
        let ended = Ended {
            word: if transcript.clean { word.unshown_if_blocked() } else { word },
            transcript,
            outcome: line.outcome,
            peeked: line.peeked,
            hinted: line.hinted,
            value: line.value.filter(|_| is_opened),
            dealt: line.dealt && is_opened && !line.practice,
            practice: line.practice,
        };
        let is_told_right = (line.misses, line.letters) == (ended.misses(), ended.letters());
        (is_told_right && ended.can_be()).then(|| Self {
            at: line.at,
            app: line.app.into_owned(),
            ended,
            accuracy: None,
        })
    }
}

#[cfg(test)]
impl Record {
    /// Creates a record from a transcript, without help, that ended in 1970. `*` means every place of the
    /// word; places that were not found have a letter that was not guessed.
    pub(crate) fn played(round: &str) -> Self {
        let length: u32 = round.split(' ').nth(3).unwrap().parse().unwrap();
        let every = format!("{:x}", u64::MAX >> (64 - length));
        let transcript: Transcript = round.trim_end().replace('*', &every).parse().unwrap();
        let alphabet = transcript.list.alphabet();
        let is_free = |c: &char| {
            let letter = alphabet.letter(*c).unwrap();
            let is_given = transcript.opening.is_some_and(|it| it.letters().contains(letter));
            let mut guesses = transcript.answers.iter();
            !is_given && guesses.all(|(guess, _)| guess.letter() != Some(letter))
        };
        let mut word = vec![('a'..='z').find(is_free).unwrap(); transcript.length];
        let given = transcript.opening.into_iter().flat_map(|opening| opening.answers());
        let answers = transcript.answers.iter();
        let answers = answers.filter_map(|(guess, choice)| Some((guess.letter()?, choice.places)));
        for (letter, places) in given.chain(answers) {
            places.iter().for_each(|place| word[place] = alphabet.upper(letter));
        }
        let word = Word::parse(&word.iter().collect::<String>(), alphabet).unwrap();
        let outcome = transcript.outcome();
        let value = transcript.opening.and(transcript.value());
        let (peeked, hinted, dealt, practice) = (false, false, false, false);
        let ended = Ended { transcript, outcome, word, peeked, hinted, value, dealt, practice };
        let record = Self::new(ended, 0);
        assert!(Self::parse(record.to_line().as_bytes()).as_ref() == Some(&record), "{round}");
        record
    }

    /// Marks the round as one whose opening the game has chosen.
    pub(crate) fn dealt(mut self) -> Self {
        self.ended.dealt = true;
        self
    }

    /// Marks the round as one that was played for practice.
    pub(crate) fn for_practice(mut self) -> Self {
        self.ended.practice = true;
        self
    }

    /// Marks the round as one in which the player saw the words left.
    pub(crate) fn with_help(mut self) -> Self {
        self.ended.peeked = true;
        self
    }
}

/// An unfinished round, saved in case it is interrupted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InPlay {
    /// The settings and the answers so far.
    pub transcript: Transcript,
    /// Whether the player has seen the words left (in version 0.1: or their number).
    pub peeked: bool,
    /// Whether the player has taken a hint.
    pub hinted: bool,
    /// Whether the number of words left is shown.
    pub shows_words_left: bool,
    /// Whether the game chose the opening and the seed.
    pub dealt: bool,
    /// Whether it is played for practice.
    pub practice: bool,
    /// The rule of the greedy opponent; its seed is the round's.
    pub rule: Rule,
}

/// The JSON form of an unfinished round.
#[derive(Serialize, Deserialize)]
struct InPlayLine<'a> {
    v: u32,
    #[serde(borrow)]
    round: Cow<'a, str>,
    peeked: bool,
    hinted: bool,
    #[serde(rename = "count")]
    shows_words_left: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    dealt: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    practice: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ties: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    behind: Option<u64>,
}

impl InPlay {
    /// Creates the saved form of a round about words of this list. Returns `None` for rounds that are not
    /// saved: those that have ended or have no letters yet, those about a friend's word, which is a secret,
    /// and what-if rounds.
    #[must_use]
    pub fn of(round: &Round, list: &ListName, shows_words_left: bool) -> Option<Self> {
        let begun = round.standing() == Standing::InPlay && !round.replies().is_empty();
        (begun && !round.engine().opponent().is_friend() && round.what_if().is_none())
            .then(|| Self::new(round, list.clone(), shows_words_left))
    }

    fn new(round: &Round, list: ListName, shows_words_left: bool) -> Self {
        let transcript = Transcript::of(round, list);
        let rule = round.engine().rule().with_seed(0);
        Self {
            transcript,
            peeked: round.peeked(),
            hinted: round.hinted(),
            shows_words_left,
            dealt: round.is_dealt(),
            practice: round.is_practice(),
            rule,
        }
    }

    /// Returns the round as a line of JSON, including the line break.
    #[must_use]
    pub fn to_line(&self) -> String {
        self.to_line_behind(None)
    }

    /// Returns the same line with the length in bytes of the file of finished rounds. Once the round has
    /// ended, its record is beyond that offset.
    #[must_use]
    pub(crate) fn to_line_behind(&self, behind: Option<u64>) -> String {
        let round = self.transcript.to_string().into();
        let Self { peeked, hinted, shows_words_left, dealt, practice, rule, .. } = *self;
        let (ties, level) = (rule.ties(), Some(rule.level()).filter(|level| *level > 0));
        let v = VERSION;
        line(&InPlayLine {
            v,
            round,
            peeked,
            hinted,
            shows_words_left,
            dealt,
            practice,
            ties,
            level,
            behind,
        })
    }

    /// Parses a line of JSON; `None` if this version of the game cannot read it.
    #[must_use]
    pub fn parse(line: &[u8]) -> Option<Self> {
        Self::parse_behind(line).map(|(round, _)| round)
    }

    /// Returns the same with the offset of [`to_line_behind`](Self::to_line_behind), if the line has one.
    #[must_use]
    pub(crate) fn parse_behind(line: &[u8]) -> Option<(Self, Option<u64>)> {
        let line: InPlayLine<'_> = serde_json::from_slice(line).ok()?;
        let InPlayLine { v, ref round, ref ties, level, behind, .. } = line;
        let InPlayLine { peeked, hinted, shows_words_left, dealt, practice, .. } = line;
        let transcript = round.parse().ok()?;
        let rule = ties.as_deref().map_or(Ok(Rule::default()), Rule::of_ties).ok()?;
        let rule = rule.with_level(level.unwrap_or(0));
        let round = Self { transcript, peeked, hinted, shows_words_left, dealt, practice, rule };
        (v == VERSION).then_some((round, behind))
    }

    /// Restores the round, and the list that it uses. Returns `None` if the words are no longer available, or
    /// if the round is over.
    #[must_use]
    pub fn resume(&self, library: &Library) -> Option<(Round, ListChoice)> {
        let list = library.find(&self.transcript.list)?;
        let candidates = library.candidates(list, self.transcript.length).ok()?;
        let mut round = self.transcript.replay(candidates).ok()?.with_rule(self.rule);
        if self.dealt {
            round = round.as_dealt();
        }
        if self.practice {
            round = round.as_practice();
        }
        if self.peeked {
            round.peek();
        }
        if self.hinted {
            round.hint();
        }
        (round.standing() == Standing::InPlay).then_some((round, list))
    }

    /// Returns whether a record is the end of this round.
    #[must_use]
    pub fn is_in(&self, record: &Record) -> bool {
        let ended = &record.ended.transcript;
        let begins = ended.answers.get(..self.transcript.answers.len());
        let same = ended.without_answers() == self.transcript.without_answers();
        same && begins == Some(&self.transcript.answers)
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::engine::Opponent;
    use crate::game::Lives;
    use crate::words::{ENGLISH, Tier, nine_words};

    fn round(opponent: Opponent) -> Round {
        let candidates = nine_words().of_length(4).unwrap().candidates();
        Round::new(opponent, candidates, "6".parse().unwrap(), 42)
    }

    #[test]
    fn a_record_is_one_line_that_is_read_as_the_same() {
        let mut round = round(Opponent::Greedy);
        round.peek();
        for c in ['e', 'o'] {
            round.guess(ENGLISH.letter(c).unwrap()).unwrap();
        }
        let name = "a \"b\"\n#c\u{202e}".into();
        let list = ListName::Own { name, words: 9, alphabet: &ENGLISH };
        let record = Record::new(Ended::of(&round.finish(), list), 1_767_225_600);
        let line = record.to_line();
        assert_eq!((line.matches('\n').count(), line.ends_with('\n')), (1, true));
        assert!(line.starts_with(r#"{"v":1,"at":1767225600,"app":""#), "{line}");
        assert!(line.contains(r#""outcome":"given_up","misses":1,"letters":2,"peeked":true"#));
        assert_eq!(Record::parse(line.as_bytes()), Some(record.clone()));
        assert_eq!(Record::parse(line.replace("\"v\":1", "\"v\":2").as_bytes()), None);
        assert_eq!(Record::parse(line.replace(&record.app, "\u{9b}31m").as_bytes()), None);
    }

    #[test]
    fn whatever_is_played_to_its_end_or_left_is_read_as_it_was() {
        let library = Library::new(None);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        for turn in 0..200 {
            let tier = ListChoice::Embedded(Tier::Common);
            let candidates = library.candidates(tier, rng.random_range(2..=16)).unwrap();
            let lives = Lives::at_least_one(rng.random_range(1..=30));
            let opponent = Opponent::ALL[turn % Opponent::ALL.len()];
            let mut round = match opponent {
                Opponent::Friend => {
                    let word = Word::parse("sheepdogs", &ENGLISH).unwrap();
                    Round::with_friend(&word, Some(candidates), lives, 1)
                }
                opponent => Round::new(opponent, candidates, lives, turn as u64),
            };
            for _ in 0..rng.random_range(0..40) {
                let letter = ENGLISH.letters().nth(rng.random_range(0..26)).unwrap();
                let _ = round.guess(letter);
            }
            let ended = Ended::of(&round.finish(), ListName::Embedded(Tier::Common));
            let record = Record::new(ended, 7);
            let line = record.to_line();
            assert_eq!(Record::parse(line.as_bytes()), Some(record), "{line}");
        }
    }

    #[test]
    fn an_impossible_record_is_rejected() {
        let mut round = round(Opponent::Greedy);
        for letter in ['e', 'o', 't'] {
            round.guess(ENGLISH.letter(letter).unwrap()).unwrap();
        }
        let ended = Ended::of(&round.finish(), ListName::Embedded(Tier::Common));
        let line = Record::new(ended, 7).to_line();
        assert!(Record::parse(line.as_bytes()).is_some(), "{line}");
        let value: serde_json::Value = serde_json::from_str(&line).unwrap();
        let said = value["round"].as_str().unwrap();
        let changed = |name: &str, to: serde_json::Value| {
            let mut value = value.clone();
            value[name] = to;
            Record::parse(value.to_string().as_bytes())
        };
        let twice = format!("{said} {}", said.split(' ').next_back().unwrap());
        for (name, to) in [
            ("outcome", serde_json::Value::from("won")),
            ("word", "TREE".into()),
            ("word", "SEVENSES".into()),
            ("misses", 0.into()),
            ("letters", 2.into()),
            ("round", twice.into()),
            ("round", said.split(" E").next().unwrap().into()),
        ] {
            assert_eq!(changed(name, to.clone()), None, "{name} {to}: {line}");
        }
    }

    #[test]
    fn a_round_in_play_knows_the_record_of_its_end_and_no_other() {
        let list = || ListName::Embedded(Tier::Common);
        let in_play = |round: &Round| InPlay::of(round, &list(), true).unwrap();
        let mut played = round(Opponent::Greedy);
        played.guess(ENGLISH.letter('e').unwrap()).unwrap();
        let kept = in_play(&played);
        assert_eq!(InPlay::parse(kept.to_line().as_bytes()), Some(kept.clone()));
        played.guess(ENGLISH.letter('o').unwrap()).unwrap();
        let record = Record::new(Ended::of(&played.finish(), list()), 1);
        assert!(kept.is_in(&record));
        let mut other = round(Opponent::Greedy);
        other.guess(ENGLISH.letter('o').unwrap()).unwrap();
        assert!(!in_play(&other).is_in(&record));
        assert!(!kept.is_in(&Record::new(Ended::of(&round(Opponent::Fair).finish(), list()), 1)));
        assert_eq!(
            InPlay::of(&round(Opponent::Fair), &list(), true),
            None,
            "nothing has happened yet"
        );
    }

    #[test]
    fn a_round_is_resumed_as_it_was_left_if_its_words_are_there() {
        let list = ListName::Embedded(Tier::Common);
        let library = Library::new(None);
        let candidates = library.candidates(ListChoice::Embedded(Tier::Common), 6).unwrap();
        let mut played = Round::new(Opponent::Fair, candidates, "6".parse().unwrap(), 3);
        played.guess(ENGLISH.letter('e').unwrap()).unwrap();
        played.hint();
        let kept = InPlay::of(&played, &list, true).unwrap();
        let (round, choice) = kept.resume(&library).unwrap();
        assert_eq!(choice, ListChoice::Embedded(Tier::Common));
        assert_eq!(InPlay::of(&round, &list, true), Some(kept.clone()));
        let word = |round: Round| round.finish().word;
        assert_eq!(word(round), word(played), "a fair opponent sticks to its word");
        let elsewhere = |list| {
            let transcript = Transcript { list, ..kept.transcript.clone() };
            InPlay { transcript, ..kept.clone() }.resume(&library).is_some()
        };
        assert!(!elsewhere(ListName::Own { name: "mine".into(), words: 1, alphabet: &ENGLISH }));
        assert!(elsewhere(list));
    }

    #[test]
    fn a_round_is_resumed_with_the_rule_that_it_began_with() {
        let list = ListName::Embedded(Tier::Common);
        let library = Library::new(None);
        let candidates = library.candidates(ListChoice::Embedded(Tier::Common), 6).unwrap();
        let lives = "26".parse().unwrap();
        let guess_all = |mut round: Round, letters: &str| {
            for letter in letters.chars() {
                round.guess(ENGLISH.letter(letter).unwrap()).unwrap();
            }
            round
        };
        let begun = Round::new(Opponent::Greedy, candidates, lives, 3);
        let plain = guess_all(begun.clone(), "eaoi");
        let ruled = begun.with_rule("utexas-easy".parse().unwrap());
        let kept = InPlay::of(&guess_all(ruled.clone(), "e"), &list, true).unwrap();
        assert_eq!(InPlay::parse(kept.to_line().as_bytes()), Some(kept.clone()));
        let resumed = guess_all(kept.resume(&library).unwrap().0, "aoi");
        let of = |round: &Round| Transcript::of(round, list.clone());
        assert_eq!(of(&resumed), of(&guess_all(ruled, "eaoi")));
        assert_ne!(of(&resumed), of(&plain));
        assert!(of(&resumed).check(&resumed).is_ok());
    }

    #[test]
    fn a_friends_word_is_not_written_down_while_it_is_a_secret() {
        let word = Word::parse("deal", &ENGLISH).unwrap();
        let mut round = Round::with_friend(&word, None, "6".parse().unwrap(), 1);
        round.guess(ENGLISH.letter('e').unwrap()).unwrap();
        assert_eq!(InPlay::of(&round, &ListName::Embedded(Tier::Common), false), None);
    }
}
