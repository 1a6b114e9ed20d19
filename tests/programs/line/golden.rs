//! Golden conversations, word for word. Together they use the commands and reach every ending, so a change of wording
//! shows up here in full, and in one test.

use evil_hangman::engine::Opponent;
use evil_hangman::game::challenge::Challenge;
use evil_hangman::game::spec::{Difficulty, Holder};

use super::talk::{common, nine};
use crate::support::word;

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
         /story/back//o/set count on/set length 7/t/z/help/maybe/hint/back/story/share/words/word/word cool/word deal\
         /word lanterns/word c1ol/what if/what if 9/what if 3/repeat/g/back/what if e a/back/same/g/back//quit",
    ).said;
    a_round_that_is_won: nine(Opponent::Greedy, 4, 9).script("set/e/o/t/g/c/l/story/words/again/quit").said;
    a_fair_round: nine(Opponent::Fair, 4, 3).script("/hint/z/x/q/why/a/story/stats/quit").said;
    a_lesson_and_a_line: nine(Opponent::Greedy, 4, 3).script(
        "lesson/7/e/back/challenge/play a friend's line/help/maybe/back/quit",
    ).said;
    a_friends_word: nine(Opponent::Friend, 4, 3).script(
        "/n3e/qoph//o/why/hint/z/x/v/story/words/word hope/share/quit",
    ).said;
    todays_game: common(Opponent::Merciless, 8, Difficulty::Even)
        .script("today/hint//hint/help/yes/e/give up//give up/y/share/quit").said;
    a_word_that_is_found: nine(Holder::You, 4, 6).script(
        "/help/repeat/hm/undo/y/9//-e--/undo/2/2/3/repeat/y/help/story/again/give up/y/quit./quit",
    ).said;
    answers_that_do_not_fit: nine(Holder::You, 4, 3).script("/n/4/n/undo/1/n/n/n/n/qoph/quit").said;
}

#[test]
fn the_word_of_a_challenge_is_not_said() {
    let challenge = Challenge::new(word("deal"), "3".parse().unwrap(), 1);
    let mut talk = nine(Opponent::Friend, 4, 3);
    talk.app.begin_challenge(&challenge);
    let said = talk.script("e/z/hint/why/words/quit").said;
    assert!(!said.to_lowercase().contains("deal"), "{said}");
}
