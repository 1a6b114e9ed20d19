//! The story of a round: its turns, how the number of words fell, and the result of a fair game.

use super::Medium;
use super::keys::Reach;
use super::values::{capital, grouped};
use super::{count, end, judgement, opening, proof};
use crate::game::judgement::Judgement;
use crate::game::round::Finished;
use crate::game::story::FairGame;
use crate::game::{Outcome, Round, Story, Turn};

/// Says what the same guesses would have achieved in a fair game, after one that was not fair. Of a round that was won it is
/// not said: the letters were answers to what the opponent said, so a fair game would seem to be harder.
pub fn fair_game(fair: &FairGame, finished: &Finished) -> Option<String> {
    let cheats = finished.round.engine().opponent().cheats();
    let FairGame { words, won, .. } = *fair;
    (cheats && finished.outcome != Outcome::Won && won > 0).then(|| {
        let (won, words) = (grouped(won), count::words(words));
        format!("In a fair game, your letters would have found {won} of the {words}.")
    })
}

/// Describes a turn: "3. E, a hit: 3,402 words left. Your E cost a life; better: I." Words of a list that lacks the word say
/// nothing about it.
fn turn(number: usize, turn: &Turn, judged: &Judgement, of: &Round, to: Medium) -> String {
    let guess = to.guess(&turn.guess, turn.alphabet());
    let hit = if turn.is_miss() { "a miss" } else { "a hit" };
    let left = of.is_listed().then(|| format!(": {} left", count::words(turn.after())));
    let left = left.unwrap_or_default();
    let mistake = judgement::mistake(judged, number - 1, of, to);
    let mistake = mistake.map(|mistake| format!(" {mistake}")).unwrap_or_default();
    format!("{number}. {guess}, {hit}{left}.{mistake}")
}

/// Describes the turns of a round in a line each; what was shown at the start comes before the first.
pub fn turns(finished: &Finished, judged: &Judgement, to: Medium) -> Vec<String> {
    let round = &finished.round;
    let turns = Story::of(round).turns;
    let mut lines: Vec<_> =
        (1..).zip(&turns).map(|(number, one)| turn(number, one, judged, round, to)).collect();
    if let (Some(first), Some(zero)) = (lines.first_mut(), opening::turn(round, to)) {
        *first = format!("{zero}\n{first}");
    }
    lines
}

/// Tells a finished round guess by guess, for a listener.
pub fn tell(finished: &Finished, judged: &Judgement, to: Medium) -> Vec<String> {
    let round = &finished.round;
    let title = format!(
        "{}: {}, {}.",
        capital(round.engine().opponent().name()),
        count::word_of(round.length()),
        count::lives_of(round.lives())
    );
    let mut lines = vec![title];
    lines.extend(turns(finished, judged, to));
    lines.push(end::verdict(finished, to));
    lines.extend(in_short(finished, judged, to));
    lines.extend(end::sealed(finished, Reach::Keys));
    lines.push(proof::fitting(finished));
    lines
}

/// Says what decided a round, how good its guesses were, and what they would have come to in a fair game.
pub fn in_short(finished: &Finished, judged: &Judgement, to: Medium) -> Vec<String> {
    let decisive = judgement::decisive(judged, finished, to);
    let best = judgement::best_guesses(judged);
    let fair = fair_game(&Story::of(&finished.round).fair, finished);
    [decisive, best, fair].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;
    use crate::game::opening::Opening;
    use crate::tests::{NINE, guess, letter, words};

    #[test]
    fn what_was_shown_at_the_start_is_no_guess_of_a_story() {
        let opening = Opening::new(letter('o'), [1, 2].into_iter().collect(), None);
        let lives = "6".parse().unwrap();
        let mut round = Round::opened(Opponent::Greedy, words(NINE), opening, lives, 1).unwrap();
        guess(&mut round, "eg");
        let finished = round.finish();
        assert_eq!(turns(&finished, &Judgement::default(), Medium::ALOUD).len(), 2);
    }
}
