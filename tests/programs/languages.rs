//! A list in another language, from the first letter to the statistics, with the real binary.

use std::fs;

use crate::support::{error, out, run, with_input};
use evil_hangman::words::{Alphabet, POLISH};

const ANIMALS: &str = "# language: sv\nälg\nräv\nsär\ngås\nbjörn\nekorre\n";

#[test]
fn a_swedish_list_is_played_kept_counted_and_replayed_in_its_own_letters() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("djur.txt"), ANIMALS).unwrap();
    let game = ["--words", "djur.txt", "--length", "3", "--guesses", "3", "--opponent", "greedy"];
    let played = with_input(&game, folder.path(), "Å\nå\nr\nä\nl\ng\nn\n");
    let said = out(&played);
    assert_eq!((played.status.code(), error(&played).as_str()), (Some(0), ""), "{said}");
    assert!(said.contains("There is no Å."), "{said}");
    assert!(said.contains("You have already guessed Å."), "{said}");
    assert!(said.contains("you found it: ÄLG"), "{said}");
    assert!(said.contains("There is one Ä, at place 1."), "{said}");

    let table = out(&run(&["stats", "--export", "csv"], folder.path()));
    let round = table.lines().nth(1).unwrap_or_else(|| panic!("no round was kept: {table}"));
    assert!(round.contains("djur.txt#") && round.contains("#sv greedy 3 3"), "{round}");
    assert!(round.contains(" Å- "), "{round}");

    let statistics = out(&run(&["stats", "--json"], folder.path()));
    assert!(statistics.contains(r#""letter": "Å""#), "{statistics}");

    let replayed = run(&["replay", "--words", "djur.txt"], folder.path());
    let told = out(&replayed);
    assert_eq!((replayed.status.code(), error(&replayed).as_str()), (Some(0), ""), "{told}");
    assert!(told.contains("1. Å, a miss: from 4 words"), "{told}");

    let oracle = ["oracle", "--words", "djur.txt", "--length", "3", "--letters", "ä,å"];
    let oracle = out(&run(&oracle, folder.path()));
    assert!(oracle.contains("Turn 2: Å -> "), "{oracle}");
}

#[test]
fn a_polish_list_of_thirty_five_letters_is_played_in_its_own_letters_and_order() {
    assert_eq!(POLISH.len(), 35);
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("slowa.txt"), include_str!("../lists/polish.txt")).unwrap();
    let game = ["--words", "slowa.txt", "--length", "4", "--guesses", "9", "--opponent", "greedy"];
    let played = with_input(&game, folder.path(), "Ż\nż\nz\nĄ\nź\nó\nq\nó\na\nl\ni\nś\nć\np\nę\n");
    let said = out(&played);
    assert_eq!((played.status.code(), error(&played).as_str()), (Some(0), ""), "{said}");
    for answer in
        ["There is no Ż.", "You have already guessed Ż.", "There is no Ź.", "There is no Q."]
    {
        assert!(said.contains(answer), "{answer} in {said}");
    }
    let told = out(&run(&["replay", "--words", "slowa.txt"], folder.path()));
    assert!(told.contains("1. Ż, a miss"), "{told}");
    // Letters stand in the order of a Polish dictionary.
    let before = |word: &str, other: &str| {
        let letters =
            |word: &str| word.chars().filter_map(|c| POLISH.letter(c)).collect::<Vec<_>>();
        letters(word) < letters(other)
    };
    assert!(before("ćma", "dąb") && before("cud", "ćma") && before("łoś", "mąka"));
    assert!(before("zero", "źle") && before("źle", "żuk"));
}

#[test]
fn a_list_in_a_language_without_an_alphabet_is_refused_with_those_that_there_are() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("list.txt"), "# language: tlh\nqapla\n").unwrap();
    let refused = run(&["--words", "list.txt"], folder.path());
    assert_eq!(refused.status.code(), Some(2));
    let error = error(&refused);
    assert!(error.contains("line 1") && error.contains("tlh") && error.contains("en, de, es, fr"));
    // After the first word a comment is a comment.
    fs::write(folder.path().join("list.txt"), "cat\n# language: tlh\ndog\n").unwrap();
    let oracle = run(&["oracle", "--words", "list.txt", "--letters", "a"], folder.path());
    assert_eq!(oracle.status.code(), Some(0));
}

#[test]
fn the_page_on_words_names_every_language() {
    let page = include_str!("../../docs/words.md");
    for alphabet in Alphabet::ALL {
        assert!(page.contains(&format!("| `{}` |", alphabet.code())), "{}", alphabet.code());
    }
}
