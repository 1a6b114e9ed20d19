//! Golden conversations, word for word. Together they use every command and reach every ending, so a change of wording
//! shows up here in full, and in one test.

use evil_hangman::app::{Input, Screen};
use evil_hangman::engine::Opponent;
use evil_hangman::game::{AnalysisInput, Challenge, Difficulty, Holder, Judge, Round};
use evil_hangman::text::keys::Reach;
use evil_hangman::text::{Medium, story};
use evil_hangman::words::{ENGLISH, Word};

use super::talk::{Talk, common, nine};

/// Plays these letters and returns the round.
fn round(talk: Talk, letters: &str) -> Round {
    let mut app = talk.app;
    app.begin();
    for c in letters.chars() {
        let key = c.to_string().parse().unwrap();
        let _ = app.handle(&Input::Key(key));
    }
    match app.screen() {
        Screen::Playing(playing) => playing.round().clone(),
        Screen::GameOver(over) => over.finished().round.clone(),
        _ => panic!("no round"),
    }
}

/// Retells a round as `replay` does.
fn retold(round: Round) -> String {
    let judged = Judge::new(u64::MAX).judge(&AnalysisInput::of(&round), &|| false);
    story::tell(&round.finish(), &judged, Reach::Keys, Medium::ALOUD).join("\n") + "\n"
}

macro_rules! golden {
    ($($name:ident: $said:expr;)*) => {
        #[test]
        fn every_conversation_is_word_for_word() {
            let said = [$((stringify!($name), $said)),*];
            let said = said.map(|(name, said)| format!("==== {name}\n{said}"));
            insta::assert_snapshot!("conversations", said.join("\n"));
        }
    };
}

golden! {
    a_lost_round: nine(Opponent::Greedy, 4, 3).script(
        "help/settings//help/repeat/letters/words/why/groups/hint/hint/e/why/groups/e/7/ee/word/word deal/else/lanterns\
         /story/back/o/set count on/set length 7/t/z/help/maybe/hint/story/share/words/word cool/word deal/word c1ol\
         /same/what if/what if 9/what if 3/repeat/g/back/what if e a/quit",
    ).said;
    a_round_that_is_won: nine(Opponent::Greedy, 4, 9).script("e/o/t/g/c/l/story/words/again/quit").said;
    a_fair_round: nine(Opponent::Fair, 4, 3).script("/hint/z/x/q/why/a/story/stats/quit").said;
    a_friends_word: nine(Opponent::Friend, 4, 3).script(
        "/n3e/qoph//o/why/hint/z/x/v/story/words/word hope/share/quit",
    ).said;
    todays_game: common(Opponent::Merciless, 8, Difficulty::Even)
        .script("today/hint//hint/help/yes/give up//give up/y/share/quit").said;
    a_word_that_is_found: nine(Holder::You, 4, 6).script(
        "/help/repeat/hm/undo/y/9//-e--/undo/2/2/3/repeat/y/help/story/again/quit",
    ).said;
    answers_that_do_not_fit: nine(Holder::You, 4, 3).script("/n/4/n/undo/1/n/n/n/n/qoph/quit").said;
    a_lost_round_retold: retold(round(nine(Opponent::Greedy, 4, 3), "eotxz"));
}

#[test]
fn the_word_of_a_challenge_is_not_said() {
    let word = Word::parse("deal", &ENGLISH).unwrap();
    let challenge = Challenge::new(word, "3".parse().unwrap(), 1);
    let mut talk = nine(Opponent::Friend, 4, 3);
    talk.app.begin_challenge(&challenge);
    let said = talk.script("e/z/hint/why/words/quit").said;
    assert!(!said.to_lowercase().contains("deal"), "{said}");
}
