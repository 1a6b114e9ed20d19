//! A round as JSON: every turn, what was known, and how good each guess was.

use serde_json::{Value, json};

use crate::game::judgement::{AnalysisInput, Cost, GuessValue, JudgedGuess};
use crate::game::{Round, Story, Transcript, Turn};
use crate::words::{Alphabet, Letter};
use crate::worker::judged;

/// Returns the judged round.
pub fn of(round: Round, transcript: &Transcript) -> Value {
    let judgement = judged(&AnalysisInput::of(&round));
    let story = Story::of(&round);
    let finished = round.finish();
    let round = &finished.round;
    let alphabet = round.engine().alphabet();
    let turns = story.turns.iter().enumerate();
    let turns: Vec<_> =
        turns.map(|(index, one)| turn(one, judgement.guesses.get(index), alphabet)).collect();
    json!({
        "round": transcript.to_string(),
        "opponent": round.engine().opponent().name(),
        "length": round.pattern().length(),
        "misses_allowed": round.lives().get(),
        "outcome": finished.outcome,
        "word": finished.word.played(),
        "turns": turns,
        "misses_given_away": judgement.misses_given_away(),
        "accuracy": judgement.accuracy(),
        "lost_at": judgement.lost_at().map(|turn| turn + 1),
        "words_that_fit": story.fitting_count,
    })
}

fn turn(turn: &Turn, judged: Option<&JudgedGuess>, alphabet: &Alphabet) -> Value {
    let mut known = turn.pattern.clone();
    turn.guess.reveal(&mut known, turn.answer);
    let upper = |letter: Letter| alphabet.upper(letter).to_string();
    let places: Vec<_> = turn.answer.iter().map(|place| place + 1).collect();
    let mut fields = json!({
        "letter": turn.guess.letter().map(upper),
        "places": places,
        "pattern": known.to_string(),
        "misses_left_before": turn.misses_left,
        "words_before": turn.before(),
        "words_after": turn.after(),
        "families": turn.families.len(),
        "mistake": judged.filter(|judged| judged.value.is_some()).map(|judged| judged.cost().is_some()),
        "better": judged.and_then(JudgedGuess::better).map(upper),
        "lost_the_game": matches!(judged.and_then(JudgedGuess::cost), Some(Cost::Game(_))),
    });
    let worth = match judged.and_then(|judged| judged.value) {
        None => Value::Null,
        Some(GuessValue::Misses { best, this }) => {
            json!({ "misses": { "best": best, "this": this } })
        }
        Some(GuessValue::Chance { best, this, extra }) => {
            json!({ "chance": { "best": best, "this": this }, "extra_misses": extra })
        }
    };
    fields["worth"] = worth;
    if let Some(word) = turn.guess.word() {
        fields["word"] = Value::from(word.played());
    }
    fields
}
