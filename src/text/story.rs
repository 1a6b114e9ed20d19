//! The sentences that tell what happened in a round: why an answer was given, what others would have
//! said, and when the round was lost.

use super::{capital, counted, grouped, listed, percent};
use crate::engine::{Holds, Opponent, Reason};
use crate::game::{
    FairGame, Finished, GuessValue, JudgedGuess, Judgement, Mark, Round, Shown, Standing, Turn,
};
use crate::words::{Alphabet, Letter, Places};

/// What a round is called that was gone back in.
pub const WHAT_IF: &str = "what if";

/// That such a round is none of the player's.
pub const COUNTS_NOWHERE: &str = "What if: this round counts nowhere.";

/// What there is to say where a round is gone back in to before one of its letters (`turn`, from 0).
#[must_use]
pub fn what_if(letter: Letter, turn: usize, opponent: Opponent, alphabet: &Alphabet) -> String {
    let letter = alphabet.upper(letter);
    format!(
        "Try another letter instead of {letter}: you are back before letter {}, and {opponent} plays on. It counts nowhere.",
        turn + 1,
    )
}

/// What a letter did: "E splits 28,813 words into 41 families." A friend's word may rule out every word of the list.
#[must_use]
pub fn split(turn: &Turn, alphabet: &Alphabet) -> String {
    let letter = alphabet.upper(turn.letter);
    let words = counted(turn.before(), "word", "words");
    match turn.families.len() {
        0 => format!("{letter}: no word in the list fitted any more."),
        _ if turn.kept().is_none() && turn.before() == 1 => {
            format!("The answer to {letter} does not fit the only word left.")
        }
        _ if turn.kept().is_none() => {
            format!("The answer to {letter} fits none of the {words}.")
        }
        1 if turn.before() == 1 => String::from("Only one word of the list is left."),
        1 => format!("{letter} tells you nothing: {words} answer alike."),
        families => format!("{letter} splits {words} into {} families.", grouped(families)),
    }
}

/// Why the answer was given.
#[must_use]
pub fn reason(turn: &Turn, opponent: Opponent, alphabet: &Alphabet) -> String {
    let Some(kept) = turn.kept() else {
        return String::from("The word is not in the list: none fits any more.");
    };
    let words = family(turn, &turn.families[kept], alphabet);
    let one = turn.families[kept].size == 1;
    match opponent.holds() {
        Holds::DrawnWord if one => return format!("Only {words} fits."),
        Holds::DrawnWord => return format!("Its word is one of {words}."),
        // A friend's word may be on no list.
        Holds::TypedWord if one => return format!("In the list only {words} fits."),
        Holds::TypedWord => return format!("In the list {words} fit."),
        Holds::Families => {}
    }
    if turn.families.len() == 1 {
        return format!("Kept {words}: there are no others.");
    }
    let left = turn.misses_left - u32::from(turn.is_miss());
    let because = match turn.reason {
        // A rule with a level keeps the second family on some turns.
        Reason::Largest if opponent.has_rule() && turn.after() < turn.families[0].size => {
            String::from("the second largest, as its rule says on this turn")
        }
        Reason::Largest if turn.after() < turn.families[0].size => {
            String::from("the largest that you may still lose in")
        }
        Reason::Largest => String::from("the largest family"),
        Reason::Lost if left == 0 => String::from("that was your last miss"),
        Reason::Lost => {
            let left = counted(left as usize, "miss", "misses");
            format!("with {left} left you can no longer win")
        }
        Reason::Most(misses) => format!("the most misses, {}", to_come(misses, turn)),
        Reason::Fewest(misses) => format!("the fewest misses, {}", to_come(misses, turn)),
    };
    let sure = match (turn.proven, turn.reason) {
        (true, Reason::Largest) => "",
        (true, _) if turn.on_trust => " (says the transcript)",
        (true, _) => " (proven)",
        (false, _) => " (likely)",
    };
    format!("Kept {words}: {because}{sure}.")
}

/// The misses that an answer costs a perfect player, itself included.
fn to_come(misses: usize, turn: &Turn) -> String {
    let included = if turn.is_miss() { "with this one" } else { "still to come" };
    format!("{} {included}", grouped(misses))
}

/// What the largest family would have been, and how much of the words a fair game would have said the
/// same about.
#[must_use]
pub fn instead(turn: &Turn, opponent: Opponent, alphabet: &Alphabet) -> Option<String> {
    // Who holds one word has nothing else to say.
    let kept = turn.kept().filter(|_| opponent.is_evil() && turn.families.len() > 1)?;
    let same = percent(turn.after() as f64 / turn.before().max(1) as f64);
    let fair = format!("a fair opponent would say this {same} of the time");
    Some(match (opponent.has_rule(), kept) {
        (true, _) => format!("{}.", capital(&fair)),
        (_, 0) => format!("Greedy would have said the same; {fair}."),
        (_, _) => {
            let largest = family(turn, &turn.families[0], alphabet);
            format!("Greedy would have kept {largest}; {fair}.")
        }
    })
}

/// What was thrown away: "Your E was right for 3,402 of 8,206 words."
#[must_use]
pub fn thrown_away(turn: &Turn, opponent: Opponent, alphabet: &Alphabet) -> Option<String> {
    let with = turn.with_the_letter();
    let letter = alphabet.upper(turn.letter);
    let of = counted(turn.before(), "word", "words");
    (opponent.is_evil() && turn.is_miss() && with > 0)
        .then(|| format!("Your {letter} was right for {} of {of}.", grouped(with)))
}

/// What the same letters would have come to in a fair game, after one that was none.
#[must_use]
pub fn fair_game(fair: &FairGame, opponent: Opponent) -> Option<String> {
    let FairGame { words, won, lost, .. } = *fair;
    if won + lost == 0 || !opponent.is_evil() {
        return None;
    }
    let of = counted(words, "word", "words");
    let mut told = match won {
        _ if words == 1 => {
            let not = if won == 0 { "do not find" } else { "find" };
            return Some(format!("In a fair game the same letters {not} the only word there is."));
        }
        0 => format!("In a fair game the same letters find none of the {of}"),
        won => format!(
            "In a fair game the same letters find {} of the {of} ({}), with {:.1} misses left on average",
            grouped(won),
            percent(fair.won_share()),
            fair.mean_guesses_left()
        ),
    };
    if lost > 0 {
        told += &format!(", lose {}", grouped(lost));
    }
    match words - won - lost {
        0 => {}
        open => told += &format!(", and leave {} unfinished", grouped(open)),
    }
    Some(told + ".")
}

/// When the round was lost for sure, or how close the player came.
#[must_use]
pub fn judgement(judged: &Judgement, round: &Round) -> Option<String> {
    let letters = |turn: usize| counted(turn, "letter", "letters");
    let first = judged.at_first()?;
    if let Some(turn) = judged.lost_at() {
        let letter = round.engine().alphabet().upper(round.replies().get(turn)?.letter);
        return Some(format!(
            "Your {letter} lost the game: until then you could have forced a win."
        ));
    }
    if first >= 0 {
        let given_up = round.standing() == Standing::InPlay;
        return while_it_could_be_won(judged, given_up);
    }
    let short = |margin: i64| counted(margin.unsigned_abs() as usize, "miss", "misses");
    let never = format!("You were {} short of a forced win from the start", short(first));
    Some(match judged.closest() {
        Some((turn, margin)) if margin >= 0 => {
            format!("{never}; after {} it let you win.", letters(turn))
        }
        Some((turn, margin)) if margin > first => {
            format!("{never}; closest, {} short, after {}.", short(margin), letters(turn))
        }
        _ => format!("{never}."),
    })
}

/// The letter that lost the game, and one that would not have: "Your O lost it (best: N)."
#[must_use]
pub fn turning_point(judged: &Judgement, round: &Round) -> Option<String> {
    let turn = judged.lost_at()?;
    let alphabet = round.engine().alphabet();
    let letter = alphabet.upper(round.replies().get(turn)?.letter);
    let better = judged.guesses.get(turn).and_then(JudgedGuess::better);
    Some(match better {
        Some(better) => {
            format!("Your {letter} lost it (best: {}).", alphabet.upper(better))
        }
        None => format!("Your {letter} lost the game."),
    })
}

/// How long a round could be won that could be at first, where it is not known to the letter.
fn while_it_could_be_won(judged: &Judgement, given_up: bool) -> Option<String> {
    let safe = |margin: &Option<i64>| margin.is_some_and(|margin| margin >= 0);
    if judged.margins.iter().all(safe) {
        return Some(String::from(match given_up {
            true => "When you gave up, you could still have forced a win.",
            false => "A win was yours to force from the first letter to the last.",
        }));
    }
    let lost = |margin: &Option<i64>| margin.is_some_and(|margin| margin < 0);
    let last = judged.margins.iter().rposition(safe)?;
    let after = judged.margins.iter().skip(last).position(lost)?;
    Some(format!(
        "You could have forced a win at letter {}, and no longer after letter {}.",
        last + 1,
        last + after
    ))
}

/// How good a guess was: its mark, a better letter, and what perfect play may cost before and after it;
/// against an opponent with one word, the chance to win.
#[must_use]
pub fn guess(guess: &JudgedGuess, alphabet: &Alphabet) -> String {
    judged(guess, alphabet, "")
}

/// The same of a guess of this round. A friend's word need not be in the list that letters are judged by.
#[must_use]
pub fn guess_in(guess: &JudgedGuess, round: &Round) -> String {
    judged(guess, round.engine().alphabet(), judged_by(round))
}

/// What the letters of a round are judged by, where that has to be said.
pub(super) fn judged_by(round: &Round) -> &'static str {
    match round.is_about_the_list() {
        true => "",
        false => "by the list, ",
    }
}

fn judged(guess: &JudgedGuess, alphabet: &Alphabet, by: &str) -> String {
    let letter = alphabet.upper(guess.letter);
    let upper = |better: Option<Letter>| better.map(|better| alphabet.upper(better));
    let lost = match guess.lost_the_game() {
        true => format!(" Your {letter} lost the game."),
        false => String::new(),
    };
    let verdict = match (guess.mark(), upper(guess.best)) {
        (Mark::Best, _) => format!("Best: no letter was better than {letter}"),
        (Mark::AsGood, Some(best)) => format!("As good as {best}, the best letter"),
        (Mark::AsGood, None) => String::from("As good as any"),
        (Mark::Slip, Some(best)) => format!("Slip (best: {best})"),
        (Mark::Slip, None) => String::from("Slip"),
        (Mark::Blunder, Some(best)) => format!("Blunder (best: {best})"),
        (Mark::Blunder, None) => String::from("Blunder"),
        (Mark::Unknown, _) => {
            return format!("How good {letter} was is not known: there was too much to search.");
        }
    };
    match worth(guess, alphabet, by) {
        worth if worth.is_empty() => format!("{verdict}.{lost}"),
        worth => format!("{verdict}; {worth}.{lost}"),
    }
}

/// What a guess was worth: what perfect play may cost before and after it, or the chance to win; empty where that is
/// not known.
pub(super) fn worth(guess: &JudgedGuess, alphabet: &Alphabet, by: &str) -> String {
    let letter = alphabet.upper(guess.letter);
    match guess.value {
        None => String::new(),
        Some(GuessValue::Misses { best, this }) if best == this => {
            format!("{by}perfect play costs {}", counted(best, "miss", "misses"))
        }
        Some(GuessValue::Misses { best, this }) if guess.misses_left.is_none() => {
            let better = guess.best.map(|better| alphabet.upper(better));
            let better = better.map(|better| format!(", and {} with {better}", grouped(best)));
            let misses = counted(this, "miss", "misses");
            format!("perfect play costs {misses} with {letter}{}", better.unwrap_or_default())
        }
        Some(GuessValue::Misses { best, this }) => format!(
            "{by}perfect play costs {} before {letter} and {} with it",
            counted(best, "miss", "misses"),
            grouped(this)
        ),
        Some(GuessValue::Chance { best, .. })
            if matches!(guess.mark(), Mark::Best | Mark::AsGood) =>
        {
            format!("{by}the chance to win was {}", percent(best))
        }
        Some(GuessValue::Chance { best, this }) => {
            format!(
                "{by}the chance to win was {}, and with {letter} {}",
                percent(best),
                percent(this)
            )
        }
    }
}

/// A mark in a word or two; none where it is not known.
#[must_use]
pub const fn mark(mark: Mark) -> Option<&'static str> {
    Some(match mark {
        Mark::Best => "best",
        Mark::AsGood => "as good",
        Mark::Slip => "slip",
        Mark::Blunder => "blunder",
        Mark::Unknown => return None,
    })
}

/// What all guesses of a round come to: "You gave away 2 misses; 4 of 5 letters were as good as the best (80 %)."
/// Nothing as long as one of them is not known.
#[must_use]
pub fn accuracy(judged: &Judgement) -> Option<String> {
    let share = judged.accuracy()?;
    let letters = counted(judged.guesses.len(), "letter", "letters");
    let good = (share * judged.guesses.len() as f64).round() as usize;
    let were = if good == 1 || judged.guesses.len() == 1 { "was" } else { "were" };
    let cost =
        format!("{} of {letters} {were} as good as the best ({})", grouped(good), percent(share));
    Some(match judged.misses_given_away() {
        Some(0) => String::from("You gave nothing away: every letter was as good as the best."),
        Some(misses) => {
            format!("You gave away {}; {cost}.", counted(misses, "miss", "misses"))
        }
        None => format!("{}.", capital(&cost)),
    })
}

/// The same of a round that is over. Letters are judged by the list, which need not have a friend's word.
#[must_use]
pub fn accuracy_of(judged: &Judgement, finished: &Finished) -> Option<String> {
    let told = accuracy(judged)?;
    let round = &finished.round;
    let has_it = round.start().listed().has(&finished.word);
    Some(match round.is_about_the_list() || has_it {
        true => told,
        false => format!("By the list, which lacks the word: {told}"),
    })
}

/// "the 1,204 words without A", "the 12 words with A at places 3 and 5".
fn family(turn: &Turn, family: &Shown, alphabet: &Alphabet) -> String {
    the_words(turn.letter, family.places, family.size, alphabet)
}

/// This many words (`size`) with a letter at these places.
#[must_use]
pub fn the_words(letter: Letter, at: Places, size: usize, alphabet: &Alphabet) -> String {
    let words = match size {
        1 => String::from("the one word"),
        size => format!("the {} words", grouped(size)),
    };
    format!("{words} {}", with(letter, at, alphabet))
}

/// "4 words without A", "1 word with A at places 3 and 5".
#[must_use]
pub fn words(letter: Letter, at: Places, size: usize, alphabet: &Alphabet) -> String {
    format!("{} {}", super::count::words(size), with(letter, at, alphabet))
}

/// "without A", "with A at places 3 and 5".
#[must_use]
pub fn with(letter: Letter, at: Places, alphabet: &Alphabet) -> String {
    let letter = alphabet.upper(letter);
    match at.is_empty() {
        true => format!("without {letter}"),
        false => format!("with {letter} {}", places(at)),
    }
}

/// "at place 3", "at places 3 and 6", counted from 1.
#[must_use]
pub fn places(places: Places) -> String {
    let told: Vec<_> = places.iter().map(|place| (place + 1).to_string()).collect();
    let name = if told.len() == 1 { "place" } else { "places" };
    format!("at {name} {}", listed(&told, "and"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{ENGLISH, Pattern};

    fn turn(reason: Reason, proven: bool, kept: u64, sizes: &[(u64, usize)]) -> Turn {
        let shown = |&(bits, size): &(u64, usize)| Shown {
            places: Places::from_bits(bits),
            size,
            samples: Vec::new(),
        };
        Turn {
            letter: ENGLISH.letter('a').unwrap(),
            pattern: Pattern::hidden(&ENGLISH, 4),
            answer: Places::from_bits(kept),
            families: sizes.iter().map(shown).collect(),
            misses_left: 5,
            reason,
            proven,
            on_trust: false,
        }
    }

    #[test]
    fn the_reason_is_told_in_words() {
        let sizes = [(0, 1204), (2, 7), (8, 1)];
        let told = |turn: &Turn, opponent| reason(turn, opponent, &ENGLISH);
        for (turn, opponent, expected) in [
            (
                turn(Reason::Lost, true, 0, &sizes),
                Opponent::Merciless,
                "Kept the 1,204 words without A: with 4 misses left you can no longer win (proven).",
            ),
            (
                turn(Reason::Largest, true, 0, &sizes),
                Opponent::Greedy,
                "Kept the 1,204 words without A: the largest family.",
            ),
            (
                turn(Reason::Most(6), false, 2, &sizes),
                Opponent::Merciless,
                "Kept the 7 words with A at place 2: the most misses, 6 still to come (likely).",
            ),
            (
                turn(Reason::Largest, true, 8, &sizes),
                Opponent::Fair,
                "Only the one word with A at place 4 fits.",
            ),
            (
                turn(Reason::Largest, true, 8, &sizes),
                Opponent::Friend,
                "In the list only the one word with A at place 4 fits.",
            ),
            (
                turn(Reason::Largest, true, 2, &sizes),
                Opponent::Friend,
                "In the list the 7 words with A at place 2 fit.",
            ),
            (
                turn(Reason::Largest, false, 2, &sizes),
                Opponent::Merciless,
                "Kept the 7 words with A at place 2: the largest that you may still lose in (likely).",
            ),
            // A rule with a level keeps the second family on some turns.
            (
                turn(Reason::Largest, true, 2, &sizes),
                Opponent::Greedy,
                "Kept the 7 words with A at place 2: the second largest, as its rule says on this turn.",
            ),
            (
                Turn { on_trust: true, ..turn(Reason::Lost, true, 0, &sizes) },
                Opponent::Merciless,
                "Kept the 1,204 words without A: with 4 misses left you can no longer win (says the \
                 transcript).",
            ),
        ] {
            assert_eq!(told(&turn, opponent), expected);
        }
        let small = turn(Reason::Lost, true, 2, &sizes);
        assert_eq!(
            instead(&small, Opponent::Merciless, &ENGLISH).unwrap(),
            "Greedy would have kept the 1,204 words without A; a fair opponent would say this 1 % of the time."
        );
    }

    #[test]
    fn a_guess_is_told_with_its_mark_a_better_letter_and_what_it_cost() {
        let letter = |c| ENGLISH.letter(c).unwrap();
        let told = |worth, best: Option<char>| {
            let best = best.map(letter);
            guess(
                &JudgedGuess { letter: letter('e'), misses_left: Some(6), value: worth, best },
                &ENGLISH,
            )
        };
        let misses = |best, this| Some(GuessValue::Misses { best, this });
        let chance = |best, this| Some(GuessValue::Chance { best, this });
        for (worth, best, expected) in [
            (
                misses(5, 5),
                Some('e'),
                "Best: no letter was better than E; perfect play costs 5 misses.",
            ),
            (misses(1, 1), Some('r'), "As good as R, the best letter; perfect play costs 1 miss."),
            (
                misses(4, 5),
                Some('r'),
                "Slip (best: R); perfect play costs 4 misses before E and 5 with it.",
            ),
            (
                misses(5, 7),
                Some('r'),
                "Blunder (best: R); perfect play costs 5 misses before E and 7 with it. Your E lost \
                 the game.",
            ),
            (
                chance(0.9, 0.85),
                Some('r'),
                "Slip (best: R); the chance to win was 90 %, and with E 85 %.",
            ),
            (
                chance(1.0, 1.0),
                Some('e'),
                "Best: no letter was better than E; the chance to win was 100 %.",
            ),
            (None, None, "How good E was is not known: there was too much to search."),
        ] {
            assert_eq!(told(worth, best), expected);
        }
    }

    #[test]
    fn a_round_comes_to_one_figure_once_every_guess_is_known() {
        let letter = ENGLISH.letter('e').unwrap();
        let judged = |worths: &[Option<(usize, usize)>]| {
            let guess = |worth: &Option<(usize, usize)>| JudgedGuess {
                letter,
                misses_left: Some(9),
                value: worth.map(|(best, this)| GuessValue::Misses { best, this }),
                best: None,
            };
            Judgement { guesses: worths.iter().map(guess).collect(), ..Judgement::default() }
        };
        let some = |best, this| Some((best, this));
        assert_eq!(
            accuracy(&judged(&[some(3, 3), some(3, 4), some(2, 4), some(0, 0)])).unwrap(),
            "You gave away 3 misses; 2 of 4 letters were as good as the best (50 %)."
        );
        assert!(accuracy(&judged(&[some(3, 3)])).unwrap().starts_with("You gave nothing away"));
        assert_eq!(accuracy(&judged(&[some(3, 3), None])), None);
    }

    #[test]
    fn what_is_not_known_of_a_round_is_not_told() {
        let told = |margins: &[Option<i64>]| {
            let judged = Judgement { margins: margins.to_vec(), ..Judgement::default() };
            while_it_could_be_won(&judged, false).unwrap_or_default()
        };
        assert!(told(&[Some(1), Some(0), Some(2)]).starts_with("A win was yours to force"));
        assert!(
            told(&[Some(1), Some(0), None, Some(-1), Some(-5)])
                .ends_with("a win at letter 2, and no longer after letter 3.")
        );
        assert_eq!(told(&[Some(0), None]), "");
    }

    #[test]
    fn what_was_thrown_away_is_told_of_a_miss_alone() {
        let miss = turn(Reason::Largest, true, 0, &[(0, 60), (2, 30), (8, 10)]);
        let told = thrown_away(&miss, Opponent::Greedy, &ENGLISH);
        assert_eq!(told.unwrap(), "Your A was right for 40 of 100 words.");
        let hit = turn(Reason::Largest, true, 2, &[(0, 6), (2, 9)]);
        assert_eq!(thrown_away(&hit, Opponent::Greedy, &ENGLISH), None);
        // A fair opponent has thrown nothing away, and greedy would not have held its word.
        assert_eq!(thrown_away(&miss, Opponent::Fair, &ENGLISH), None);
        assert_eq!(instead(&miss, Opponent::Fair, &ENGLISH), None);
    }

    #[test]
    fn a_fair_game_with_the_same_letters_is_told_in_shares() {
        let fair = FairGame { words: 1000, won: 250, lost: 700, misses_left: 500 };
        assert_eq!(
            fair_game(&fair, Opponent::Greedy).unwrap(),
            "In a fair game the same letters find 250 of the 1,000 words (25 %), with 2.0 misses left \
             on average, lose 700, and leave 50 unfinished."
        );
        assert_eq!(fair_game(&FairGame::default(), Opponent::Greedy), None);
        assert_eq!(fair_game(&fair, Opponent::Fair), None);
    }
}
