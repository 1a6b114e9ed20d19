//! What the pages on how the computer cheats say. The numbers in it are those of the rounds on the pages.

use super::Medium::{self, Screen, Speech};
use super::{count, names, round};
use crate::app::LessonPage;
use crate::engine::Opponent;
use crate::game::{Round, Standing, Turn};

/// Says what a page is called, and which of how many it is.
pub fn title(page: LessonPage, to: Medium) -> String {
    let at = LessonPage::ALL.iter().position(|other| *other == page).unwrap_or(0);
    let title = match page {
        LessonPage::Families => "It never picks a word",
        LessonPage::LookingAhead => "The largest is not always the worst",
        LessonPage::Par => "How well you can do",
    };
    let (number, all) = (at + 1, LessonPage::ALL.len());
    match to {
        Screen => format!("Lesson {number} of {all}: {title}"),
        Speech(_) => format!("Lesson, page {number} of {all}: {title}"),
    }
}

/// Says what a page says; the last one how often a perfect player misses in its round.
pub fn text(page: LessonPage, round: Option<&Round>, to: Medium) -> String {
    match page {
        LessonPage::Families if to != Screen => {
            let lives = round.map_or(0, |round| round.lives().get() as usize);
            format!(
                "You play against greedy, and have {}. Guess a letter, say E. The words fall into groups by \
                 where the letter is. Greedy keeps the largest group and forgets the others.",
                count::lives(lives)
            )
        }
        LessonPage::Families => String::from(
            "Guess a letter, say E. The words fall into groups by where the letter is. Greedy, the simplest \
             opponent, keeps the largest group and forgets the others.",
        ),
        LessonPage::LookingAhead => String::from(
            "You have one life. Guess E: Greedy keeps the larger group and goes on. Merciless looks ahead, and \
             keeps whatever you cannot win against.",
        ),
        LessonPage::Par => {
            let par = round.map_or(0, |round| round.lives().get() as usize - 1);
            let see = if to == Screen { "see" } else { "hear" };
            format!(
                "Against Merciless, even a perfect player loses {} here. Guess letters, and {see} what each leaves you. In a game, you choose \
                 how many lives you have to spare: from 5 (Gentle) to none (Perfect).",
                count::lives(par)
            )
        }
    }
}

/// Says how a round on a page stands after its last letter.
pub fn standing(round: &Round, to: Medium) -> String {
    let alphabet = round.engine().alphabet();
    let said = round.replies().last();
    let said = said.map(|reply| round::answer_to(&reply.guess, reply.places(), alphabet, to));
    let stands = match round.standing() {
        Standing::Won => String::from("You found it."),
        Standing::Lost => String::from("You lost."),
        Standing::InPlay if round.misses_left() == 1 => {
            String::from("One life left: the next miss loses.")
        }
        Standing::InPlay => format!("{} left.", count::lives(round.misses_left() as usize)),
    };
    let tied = is_tied(round).then_some(OF_EQUAL_GROUPS);
    let told: Vec<_> = said.as_deref().into_iter().chain([&*stands]).chain(tied).collect();
    told.join(" ")
}

/// Says which of several equally large groups Greedy keeps.
const OF_EQUAL_GROUPS: &str = "Of equally large groups it keeps the one that shows you least.";

/// Returns whether Greedy has just had several largest groups to choose from.
fn is_tied(round: &Round) -> bool {
    let is_greedy = round.engine().opponent() == Opponent::Greedy;
    Turn::last_of(round).filter(|_| is_greedy).is_some_and(|turn| match &turn.families[..] {
        [first, second, ..] => first.size == second.size,
        _ => false,
    })
}

/// Replies to another letter after the round of this opponent has ended: "Merciless has already won."
pub fn has_ended(opponent: Opponent, standing: Standing) -> String {
    let name = names::opponent(opponent);
    match standing {
        Standing::Won => format!("You have already found {name}'s word."),
        _ => format!("{name} has already won."),
    }
}

/// Says what the best guesser needs from here, and whether the player has it.
pub fn needs(value: usize, round: &Round) -> String {
    let left = round.misses_left() as usize;
    let costs = count::still_against(value, round.engine().opponent());
    let verdict = if left > value { "this can be won" } else { "nobody can win this now" };
    format!("Perfect guesses {costs}, and you have {left}: {verdict}.")
}

/// "nobody: the computer looks ahead and wins whenever it can", as a heading has it.
pub fn heading(opponent: Opponent) -> String {
    opponent.name().to_uppercase()
}
