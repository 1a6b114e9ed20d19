//! What is asked says how it is left, and is asked again until it is answered.

use super::{folder, hold, play, play_words};

#[test]
fn where_a_word_is_asked_for_whatever_is_typed_is_the_word_and_the_question_says_so() {
    for word in ["help", "quit", "back"] {
        let upper = word.to_uppercase();
        let run = play(&[], format!("friend\n{word}\n6\nn\ngive up\nn\n"));
        run.said_in_order(&[
            "Enter alone goes back. Anything else is the word, even help, back or quit. The word: ",
            "The word has 4 letters.",
            &format!("The word was {upper}."),
        ]);
        let flags = ["--length", "4", "--guesses", "6"];
        let run = hold(&folder(), &flags, &format!("give up\n{word}\n"));
        run.said_in_order(&[
            "(Enter keeps it secret; anything else is the word, even help, back or quit)",
            &format!("I do not know {upper}."),
        ]);
    }
}
