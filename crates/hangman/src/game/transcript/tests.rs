//! A round is its transcript, and what cannot have been played is refused.

use super::*;
use crate::tests::{NINE, eh1, words};

#[test]
fn a_round_is_its_transcript() {
    let text = eh1("merciless 4 6 42 - E-=3 O6! T-?");
    let transcript: Transcript = text.parse().unwrap();
    assert_eq!(transcript.to_string(), text);
    let round = transcript.replay(words(NINE)).unwrap();
    assert_eq!((round.pattern().to_string(), round.words_left()), ("-OO-".into(), 2));
    assert_eq!(Transcript::of(&round), transcript);
    let reasons: Vec<_> = round.replies().iter().map(|reply| reply.reason).collect();
    assert_eq!(reasons, [Reason::Most(3), Reason::Lost, Reason::Unclaimed]);
    let proven: Vec<_> = round.replies().iter().map(|reply| reply.proven).collect();
    assert_eq!(proven, [true, true, false]);
    let word = |round: Round| round.finish().word;
    assert_eq!(word(round), word(transcript.replay(words(NINE)).unwrap()));
}

#[test]
fn an_opening_is_what_the_round_begins_with() {
    let text = eh1("merciless 4 6 42 O2,3-E T-");
    let transcript: Transcript = text.parse().unwrap();
    assert_eq!(transcript.to_string(), text);
    let round = transcript.replay(words(NINE)).unwrap();
    assert_eq!((round.pattern().to_string(), round.start().words_left()), ("-OO-".into(), 2));
    assert_eq!((round.misses(), round.words_left()), (1, 2));
    assert_eq!(Transcript::of(&round), transcript);
    let found: Transcript = "eh1 en/everyday merciless 4 6 1 O2,3 C1 L8".parse().unwrap();
    assert_eq!(found.outcome(), Outcome::Won);
    let fits = |text: &str| text.parse::<Transcript>().unwrap().replay(words(NINE));
    let error = fits("eh1 en/everyday greedy 4 6 1 Q1").unwrap_err();
    assert_eq!(error.to_string(), "no word fits the transcript's opening Q1");
    assert!(fits("eh1 en/everyday greedy 4 6 1 T9").is_err(), "the word has no ninth place");
    let error = fits("eh1 en/everyday greedy 4 6 1 O2 O-").unwrap_err();
    let guessed = TranscriptError::Answer { number: 1, error: GuessError::AlreadyGuessed };
    assert_eq!(error, guessed);
    let game = Transcript::game("eh1 en/everyday greedy 4 6 1 O2 over par").unwrap();
    assert_eq!(game.to_string(), "eh1 en/everyday greedy 4 6 1 O2");
}

#[test]
fn an_answer_is_written_down_and_not_worked_out_again() {
    // No setter would admit this E: the transcript says that one did.
    let odd: Transcript = "eh1 en/everyday merciless 4 6 1 - E9?".parse().unwrap();
    assert_eq!(odd.replay(words(NINE)).unwrap().pattern().to_string(), "E--E");
}

#[test]
fn a_list_of_ones_own_is_known_by_its_words() {
    let words = self::words(NINE);
    let round = Round::new(Opponent::Fair, words.clone(), "6".parse().unwrap(), 7);
    let transcript = Transcript::of(&round);
    let again: Transcript = transcript.to_string().parse().unwrap();
    assert_eq!(again, transcript);
    assert_eq!(again.replay(words).unwrap().finish().word, round.finish().word);
    let error = again.replay(self::words("ally beta")).unwrap_err();
    assert_eq!(error, TranscriptError::OtherWords("test".into()));
}

#[test]
fn what_cannot_have_been_played_is_refused() {
    let replay = |text: &str| text.parse::<Transcript>()?.replay(words(NINE)).map(|_| ());
    for text in ["", "greedy 4 6 1", "eh2 common greedy 4 6 1", "EH1 common greedy 4 6 1"] {
        assert!(matches!(replay(text), Err(TranscriptError::Version(_))), "{text}");
    }
    for text in [
        "eh1 huge greedy 4 6 1 -",
        "eh1 en/everyday nice 4 6 1 -",
        "eh1 en/everyday greedy 0 6 1 -",
        "eh1 en/everyday greedy 65 6 1 -",
        "eh1 en/everyday greedy 4 0 1 -",
        "eh1 en/everyday greedy 4 6 1 - E",
        "eh1 en/everyday greedy 4 6 1 - Ex",
        "eh1 en/everyday greedy 4 6 1 - E0",
        "eh1 en/everyday greedy +4 6 1 -",
        "eh1 en/everyday greedy 4 +6 1 -",
        "eh1 en/everyday greedy 4 6 +1 -",
        "eh1 en/everyday greedy 4 6 1 - O+6",
        "eh1 en/everyday greedy 4 6 1 - O6=+3",
    ] {
        assert!(matches!(replay(text), Err(TranscriptError::Field { .. })), "{text}");
    }
    for opening in ["E-", "none", "E2-E", "Ä2"] {
        let refused = Err(TranscriptError::NoOpening(opening.into()));
        assert_eq!(replay(&format!("eh1 en/everyday greedy 4 6 1 {opening}")), refused);
    }
    assert!(matches!(
        replay("eh1 en/everyday friend 4 6 1 E2"),
        Err(TranscriptError::NoOpening(_))
    ));
    for text in ["eh1", "eh1 en/everyday greedy 4 6", "eh1 en/everyday greedy 4 6 1"] {
        assert_eq!(replay(text), Err(TranscriptError::Short), "{text}");
    }
    assert_eq!(replay("eh1 en/everyday greedy 5 6 1 -"), Err(TranscriptError::Length(5)));
    let error = |number, error| Err(TranscriptError::Answer { number, error });
    let greedy = |rest: &str| replay(&format!("eh1 en/everyday greedy 4 {rest}"));
    assert_eq!(greedy("6 1 - E- E-"), error(2, GuessError::AlreadyGuessed));
    assert_eq!(greedy("6 1 - E2 A1 Z-"), error(2, GuessError::NoSuchFamily));
    assert_eq!(greedy("1 1 - Z- Q-"), error(2, GuessError::RoundOver));
}
